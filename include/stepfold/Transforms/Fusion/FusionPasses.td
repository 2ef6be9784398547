//===- FusionPasses.td - The passes of optim-fuse ----------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_FUSIONPASSES_TD
#define STEPFOLD_TRANSFORMS_FUSION_FUSIONPASSES_TD

include "mlir/Pass/PassBase.td"

def OptimEliminateDeadStoresPass : Pass<"optim-eliminate-dead-stores", "::mlir::func::FuncOp"> {
  let summary = "Eliminate dead stores of consecutive updates";
  let description = [{
    Several elementwise ops may update one tensor in sequence: a sum is
    accumulated, scaled and cleared. Only the last store remains visible. In
    each block, the pass makes the earlier ops write temporary tensors, and
    makes the last op update the tensor that the first op updated.
    `optim-fuse-producers` can rematerialize an op that writes a temporary. It
    cannot rematerialize an op that updates in place, because that op clobbers
    its input.

    The pass does not change an op if any use of its results is not a structured
    op of the block. An op that reads a stream that it also updates receives the
    elements as old values, because an in-place op must not read a tensor that
    it updates.

    Input:

    ```mlir
    %0 = optim.foreach out(%sum : tensor<64xf32>) in(%g : f32) {
    ^bb0(%out: f32, %in: f32):
      %1 = arith.addf %out, %in : f32
      optim.yield %1 : f32
    }
    %new = optim.foreach out(%0 : tensor<64xf32>) scalar(%factor : tensor<f32>) {
    ^bb0(%out: f32, %scalar: f32):
      %1 = arith.mulf %out, %scalar : f32
      optim.yield %1 : f32
    }
    ```

    Output:

    ```mlir
    %e = tensor.empty() : tensor<64xf32>
    %0 = optim.foreach out(%e : tensor<64xf32>) in(%sum : f32) in(%g : f32) {
    ^bb0(%out: f32, %in: f32, %in_0: f32):
      %1 = arith.addf %in, %in_0 : f32
      optim.yield %1 : f32
    }
    %new = optim.foreach out(%sum : tensor<64xf32>) in(%0 : f32)
        scalar(%factor : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %1 = arith.mulf %in, %scalar : f32
      optim.yield %1 : f32
    }
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimFuseProducersPass : Pass<"optim-fuse-producers", "::mlir::func::FuncOp"> {
  let summary = "Fuse elementwise producers into their readers";
  let description = [{
    The pass performs producer fusion. If an `optim.foreach` or `optim.reduce`
    reads a stream that `optim.foreach` ops produce, the pass recomputes the
    stream in the reader, and removes the write and the read. The stream may
    have one producer on the same parameters, or one equal producer for each
    parameter. A producer with other readers stays.

    The pass then passes equal operands once, and removes common subexpressions
    and unused results. It keeps all operations, and hence all roundings. It
    does not fuse a producer if the reader would read a value after an in-place
    update has clobbered the tensor; a remark names the stream.

    Input:

    ```mlir
    %e0 = tensor.empty() : tensor<64xf32>
    %wide = optim.foreach out(%e0 : tensor<64xf32>) in(%g : f16) {
    ^bb0(%out: f32, %in: f16):
      %0 = arith.extf %in : f16 to f32
      optim.yield %0 : f32
    }
    %new = optim.foreach out(%w : tensor<64xf32>) in(%wide : f32) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.subf %out, %in : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %new = optim.foreach out(%w : tensor<64xf32>) in(%g : f16) {
    ^bb0(%out: f32, %in: f16):
      %0 = arith.extf %in : f16 to f32
      %1 = arith.subf %out, %0 : f32
      optim.yield %1 : f32
    }
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let options = [
    Option<"reportMissed", "report-missed", "bool", /*default=*/"true",
           "Remark on streams that are not recomputed">
  ];
}

def OptimFuseSiblingsPass : Pass<"optim-fuse-siblings", "::mlir::func::FuncOp"> {
  let summary = "Fuse sibling ops over the same parameters";
  let description = [{
    The pass performs sibling fusion. It fuses ops of one kind that have equal
    numbers of parameters and equal lists of shapes, if

    - results lead from one op to the other through structured ops on the same
      number of parameters, but not through a scalar that is computed once; or
      the ops reduce one stream;
    - no op between them depends on one of them and is needed by the other.

    `optim.foreach` ops, and `optim.foreach_parameter` ops, may depend on each
    other for each parameter. `optim.reduce` ops are independent, and their sums
    have one type.

    The pass does not fuse ops, and emits a remark, if one op updates a tensor
    that another op accesses at a different element. `optim-fuse-scalars`
    reports this for one-element ops.

    Input:

    ```mlir
    %a = optim.reduce out(%e0 : tensor<1xf32>) in(%w : tensor<64xf32>) {...}
    %b = optim.reduce out(%e1 : tensor<1xf32>) in(%w : tensor<64xf32>) {...}
    ```

    Output:

    ```mlir
    %a, %b = optim.reduce out(%e0 : tensor<1xf32>) out(%e1 : tensor<1xf32>)
        in(%w : tensor<64xf32>) {...}
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimFuseScalarsPass : Pass<"optim-fuse-scalars", "::mlir::func::FuncOp"> {
  let summary = "Fuse ops on one element";
  let description = [{
    The pass fuses `optim.foreach_parameter` ops whose operands all have one
    element (learning rates, loss scales and their counters) into one op. The
    ops need no common operands. Dependences, and the number of arguments of a
    launch, limit the fusion.

    Input:

    ```mlir
    %a = optim.foreach_parameter out(%e0 : tensor<f32>) in(%lr : tensor<f32>) {...}
    %b = optim.foreach_parameter out(%steps : tensor<i32>) {...}
    ```

    Output:

    ```mlir
    %a, %b = optim.foreach_parameter out(%e0 : tensor<f32>)
        out(%steps : tensor<i32>) in(%lr : tensor<f32>) {...}
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimHoistScalarsPass : Pass<"optim-hoist-scalars", "::mlir::func::FuncOp"> {
  let summary = "Hoist scalar arithmetic out of traversals";
  let description = [{
    The body of an `optim.foreach` or `optim.reduce` may compute values of
    scalars and per-parameter vectors alone, such as the rounding of a learning
    rate. Each thread then computes them again for a few elements, and keeps the
    operands in registers. The pass performs loop-invariant code motion. An
    `optim.foreach_parameter` that the op reads a vector or scalar of, over the
    same parameters, computes the values once for each parameter. The op reads
    them as vectors.

    The pass hoists values only if the op reads no more bytes of scalars and
    vectors afterwards, and all operands are available at the
    `optim.foreach_parameter`. It adds no launch.

    Input:

    ```mlir
    %rate, %t = optim.foreach_parameter out(%e : tensor<2xf32>) out(%steps : ...)
        scalar(%lr : tensor<f64>) {...}
    %new = optim.foreach out(%p : ...) in(%m : ...) per_parameter(%rate : tensor<2xf32>)
        scalar(%eps : tensor<f64>) {
    ^bb0(%out: f32, %in: f32, %r: f32, %scalar: f64):
      %0 = arith.truncf %scalar : f64 to f32
      ...
    }
    ```

    Output:

    ```mlir
    %rate, %t, %eps32 = optim.foreach_parameter out(%e : tensor<2xf32>)
        out(%steps : ...) out(%e1 : tensor<2xf32>)
        scalar(%lr, %eps : tensor<f64>) {...}
    %new = optim.foreach out(%p : ...) in(%m : ...)
        per_parameter(%rate, %eps32 : tensor<2xf32>) {...}
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimScalarizePass : Pass<"optim-scalarize", "::mlir::func::FuncOp"> {
  let summary = "Compute scalars that are the same for all parameters once";
  let description = [{
    An `optim.foreach_parameter` over several parameters may yield values that
    depend on its scalars alone, such as 1 minus a coefficient. All elements of
    such a vector are equal. The pass performs scalarization: another
    `optim.foreach_parameter`, over one parameter, computes the value once. The
    ops that read the vector read the scalar instead. A traversal of thousands
    of small parameters then reads one address, and not one of each vector for
    each parameter.

    The pass replaces a vector if only structured ops of the same block read it,
    as numbers of parameters, and if the new op is part of the launch of the old
    one (`Launches.h`). An op that computes state of which it does not read the
    old value may have to wait for readers of that, and stays unchanged.

    Input:

    ```mlir
    %rate, %rest = optim.foreach_parameter
        out(%e : tensor<2xf32>)
        out(%e : tensor<2xf32>)
        in(%step : tensor<2xf64>)
        scalar(%beta : tensor<f64>) {
    ^bb0(%out0: f32, %out1: f32, %in: f64, %scalar: f64):
      %cst = arith.constant 1.0 : f64
      %0 = optim.pow %scalar, %in : f64
      %1 = arith.truncf %0 : f64 to f32
      %2 = arith.subf %cst, %scalar : f64
      %3 = arith.truncf %2 : f64 to f32
      optim.yield %1, %3 : f32, f32
    }
    %new:2 = optim.foreach out(%p0, %p1 : ...) per_parameter(%rate, %rest : tensor<2xf32>, tensor<2xf32>) {...}
    ```

    Output:

    ```mlir
    %rest = optim.foreach_parameter out(%s : tensor<f32>) scalar(%beta : tensor<f64>) {
    ^bb0(%out: f32, %scalar: f64):
      %cst = arith.constant 1.0 : f64
      %0 = arith.subf %cst, %scalar : f64
      %1 = arith.truncf %0 : f64 to f32
      optim.yield %1 : f32
    }
    %rate = optim.foreach_parameter out(%e : tensor<2xf32>) in(%step : tensor<2xf64>) scalar(%beta : tensor<f64>) {...}
    %new:2 = optim.foreach out(%p0, %p1 : ...) per_parameter(%rate : tensor<2xf32>) scalar(%rest : tensor<f32>) {...}
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimSinkScalarsPass : Pass<"optim-sink-scalars", "::mlir::func::FuncOp"> {
  let summary = "Sink cheap scalar arithmetic into traversals";
  let description = [{
    An `optim.foreach_parameter` may compute a few numbers of scalars alone,
    which are the same for all parameters, such as the negated learning rate of
    SGD. The pass performs rematerialization: each `optim.foreach` and
    `optim.reduce` that reads the numbers computes them itself, in each thread.
    The stage then has one launch less, and its first kernel waits for nothing.

    The pass sinks the numbers if

    - the stage then has fewer launches (`Launches.h`);
    - only additions, subtractions, multiplications, negations, conversions,
      comparisons and selects compute them, eight at most;
    - only traversals read them, as scalars or vectors, and none branches on
      them;
    - the scalars are arguments that no op updates in place, or are loaded from
      globals that the function does not store to.

    Input:

    ```mlir
    %rate = optim.foreach_parameter out(%e : tensor<2xf32>)
        scalar(%lr : tensor<f64>) {
    ^bb0(%out: f32, %scalar: f64):
      %0 = arith.negf %scalar : f64
      %1 = arith.truncf %0 : f64 to f32
      optim.yield %1 : f32
    }
    %new = optim.foreach out(%p : ...) in(%g : ...) per_parameter(%rate : tensor<2xf32>) {
    ^bb0(%out: f32, %in: f32, %r: f32):
      %0 = math.fma %r, %in, %out : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %new = optim.foreach out(%p : ...) in(%g : ...) scalar(%lr : tensor<f64>) {
    ^bb0(%out: f32, %in: f32, %scalar: f64):
      %0 = arith.negf %scalar : f64
      %1 = arith.truncf %0 : f64 to f32
      %2 = math.fma %1, %in, %out : f32
      optim.yield %2 : f32
    }
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
}

def OptimFuseUpdatesPass : Pass<"optim-fuse-updates", "::mlir::func::FuncOp"> {
  let summary = "Fuse updates into reductions that compute the same elements";
  let description = [{
    The pass moves updated streams of an `optim.foreach` to an `optim.reduce` on
    the same parameters, before or after it, if the reduction computes the new
    elements and the traffic model counts fewer bytes (`TrafficModel.h`).
    Examples are the moments of LAMB, and gradients that are accumulated and
    measured. The rest of the `optim.foreach` reads the new elements. They must
    therefore be sufficient for it in their stored form, rounded or kept by a
    flag. A remark states why an update stays.

    No other pass fuses such a reduction. `optim-fuse` runs this pass after all
    others that fuse, except for a second run of `optim-fuse-producers`.

    Input:

    ```mlir
    %sum = optim.reduce out(%e : tensor<1xf32>) in(%m, %g : ...) {
    ^bb0(%in: f32, %in_0: f32):
      %0 = arith.addf %in, %in_0 : f32
      optim.yield %0 : f32
    }
    %new = optim.foreach out(%m : tensor<64xf32>) in(%g : f32) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.addf %out, %in : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %sum, %new = optim.reduce out(%e : tensor<1xf32>)
        update(%m : tensor<64xf32>) in(%g : tensor<64xf32>) {
    ^bb0(%out: f32, %in: f32):
      %0 = arith.addf %out, %in : f32
      optim.yield %0, %0 : f32, f32
    }
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // STEPFOLD_TRANSFORMS_FUSION_FUSIONPASSES_TD
