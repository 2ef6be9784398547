//===- Passes.td - Passes that group and fuse --------------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_PASSES_TD
#define STEPFOLD_TRANSFORMS_FUSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimMergePass : Pass<"optim-merge", "::mlir::func::FuncOp"> {
  let summary = "Merge update ops with equal group keys into one op";
  let description = [{
    In each block, the pass merges update ops that have one group key
    (`getGroupKey` of `OptimizerOpInterface`) and one `skip` flag. The key
    consists of the optimizer, the element types of the streams, and all
    settings except per-parameter settings. The merged op has the operands of
    all of them, in program order.

    The pass serves programs that keep named update ops, such as programs that
    are exported. `optim-group-parameters` groups parameters for fusion.

    The merged op concatenates per-parameter settings, unless all are equal. It
    does the same with one-element streams that are only read, such as learning
    rates. Two loads of a global are equal if no op between them can store to
    the global.

    The pass reorders the block to merge ops. An update waits for the last
    update of its group, and the users of its results wait with it. Updates of
    several groups may be interleaved. The pass splits a group, with a remark,
    if

    - an update depends on the result of another update of the group;
    - one update writes a tensor or a global that another update accesses (tied
      weights);
    - a later update loads a global to which the result of an earlier update is
      stored, or an op with unknown effects stands between that store and an
      operand of a later update.

    The pass does not merge an update that shares one-element state (a beta
    power) among several parameters.

    The function may have any form. Ops on memrefs stay unchanged. A declaration
    has nothing to merge.

    Input:

    ```mlir
    %p0 = optim.sgd params(%w0 : tensor<64xf32>) grads(%g0 : f32)
        lr(%lr : tensor<f32>)
    ml_program.global_store @w0 = %p0 : tensor<64xf32>
    %p1 = optim.sgd params(%w1 : tensor<8xf32>) grads(%g1 : f32)
        lr(%lr : tensor<f32>)
    ml_program.global_store @w1 = %p1 : tensor<8xf32>
    ```

    Output:

    ```mlir
    %params:2 = optim.sgd
        params(%w0, %w1 : tensor<64xf32>, tensor<8xf32>)
        grads(%g0, %g1 : f32)
        lr(%lr : tensor<f32>)
    ml_program.global_store @w0 = %params#0 : tensor<64xf32>
    ml_program.global_store @w1 = %params#1 : tensor<8xf32>
    ```

    After this pass, two updates of one group are in one block only if a remark
    states the reason. The bits do not change.
  }];
}

def OptimGroupParametersPass
    : Pass<"optim-group-parameters", "::mlir::func::FuncOp"> {
  let summary = "Apply ops with equal effects to lists of parameters";
  let description = [{
    An op on a list of parameters has the same effect on each parameter. The
    graph of a parameter consists of the parts of ops that access its tensors,
    and of the computation on its sums alone. In each block, the pass merges the
    ops of parameters with equal graphs to ops on one list, with the parameters
    in one order. Later passes can then fuse these ops as if there were one
    parameter.

    Two parts of update ops, casts or structured ops belong to one graph if one
    part updates a tensor that the other accesses. They also belong to one graph
    if both read a tensor that at most one graph with updates reads. Two graphs
    belong to one class if

    - their ops are equal in program order: name, attributes, element types and
      regions. Per-parameter settings (a weight decay, a constant vector with
      one element for each parameter) may differ;
    - their tensors and values are connected equally: which op reads which
      result, and which operands are one tensor;
    - scalars that several graphs read are equal in both, such as the factor of
      a clip or the flag that skips an update. Learning rates, and scalars that
      only one graph reads, may differ.

    The pass divides ops whose parameters belong to several classes, and then
    merges the ops of each class. Sums that lie in one vector stay there: the
    parts of a divided reduction name by `positions` the elements that they
    write, and lists have the order of the vector. One-element results stay
    separate for each parameter: one op scatters the sums of a merged reduction,
    and another gathers the scalars of a merged traversal into a vector.
    `optim-fuse` fuses both ops with the ops between them. The pass does not
    merge casts, since `optim-generalize` makes lists of casts that belong to
    one update op.

    The pass reorders the block like `optim-merge`. If it cannot bring all ops
    of a class together, it leaves several lists and emits a remark. It does not
    divide an op whose parameters share a result: one power for all parameters,
    or a vector that another op computes. The lists of other ops follow the
    order of such an op.

    Before it groups parameters, the pass merges reductions of one parameter
    each, if one `optim.foreach_parameter` gathers their sums into a vector, the
    reductions are alike, and no op between them updates a tensor that they
    read. It also computes scalars once that several `optim.foreach_parameter`
    ops compute alike from equal scalars.

    Input:

    ```mlir
    %e0 = tensor.empty() : tensor<64xf32>
    %c0 = optim.foreach out(%e0 : tensor<64xf32>) in(%g0 : f32)
        scalar(%factor : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %0 = arith.mulf %in, %scalar : f32
      optim.yield %0 : f32
    }
    %p0 = optim.sgd params(%w0 : tensor<64xf32>) grads(%c0 : f32)
        lr(%lr : tensor<f32>)
    // The same for %w1 and %g1; %g2 is not multiplied.
    %p2 = optim.sgd params(%w2 : tensor<2xf32>) grads(%g2 : f32)
        lr(%lr : tensor<f32>)
    ```

    Output:

    ```mlir
    %c:2 = optim.foreach out(%e0, %e1 : tensor<64xf32>, tensor<8xf32>)
        in(%g0, %g1 : f32) scalar(%factor : tensor<f32>) {...}
    %p:2 = optim.sgd params(%w0, %w1 : tensor<64xf32>, tensor<8xf32>)
        grads(%c#0, %c#1 : f32) lr(%lr : tensor<f32>)
    %p2 = optim.sgd params(%w2 : tensor<2xf32>) grads(%g2 : f32)
        lr(%lr : tensor<f32>)
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change. A declaration has nothing to group.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OptimGeneralizePass : Pass<"optim-generalize", "::mlir::func::FuncOp"> {
  let summary = "Replace update ops and casts by structured ops";
  let description = [{
    The pass replaces each op on tensors that implements `OptimizerOpInterface`
    by the structured ops that define it (`generalize`), and each `optim.cast`
    by an `optim.foreach` of one parameter. It converts `f16` to `bf16`, and
    `bf16` to `f16`, through `f32`, which represents every value of both. It
    replaces the `optim.sum_parameters` of a one-element vector by an
    `optim.foreach_parameter`. It merges and fuses nothing. The function may
    have any form. Ops on memrefs stay unchanged. The bits do not change.

    Input:

    ```mlir
    %params = optim.sgd params(%w : tensor<64xf32>) grads(%g : f32)
        lr(%lr : tensor<f32>)
    ```

    Output:

    ```mlir
    %new = optim.foreach out(%w : tensor<64xf32>) in(%g : tensor<64xf32>)
        scalar(%lr : tensor<f32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %0 = arith.mulf %scalar, %in : f32
      %1 = arith.subf %out, %0 : f32
      optim.yield %1 : f32
    }
    ```

    After this pass, the function has no update ops on tensors, and no casts of
    tensors with static shape. A cast of another shape stays, with a remark.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect",
                           "::mlir::tensor::TensorDialect"];
}

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

def OptimSinkSelectsPass : Pass<"optim-sink-selects", "::mlir::func::FuncOp"> {
  let summary = "Select after reductions instead of in their terms";
  let description = [{
    A reduction may depend on other reductions only through one flag for all
    parameters, and have terms that are a constant 0 if the flag is set. The
    pass computes such a reduction as if the flag were not set, and selects
    `+0.0` afterwards if it is set. The reduction then no longer waits for the
    flag. For example, if gradients are zeroed when any of them is infinite,
    their norm is computed in the traversal that searches for infinities. The
    value that the norm has for infinite gradients is not used.

    The bits are the same. If the flag is set, all terms are zeros. A lane of
    the canonical order starts from `+0.0`, and adding 0.0 of either sign to
    `+0.0` gives `+0.0`.

    Input:

    ```mlir
    %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<64xf32>)
        scalar(%flag : tensor<i1>) {
    ^bb0(%in: f32, %scalar: i1):
      %zero = arith.constant 0.0 : f32
      %0 = arith.select %scalar, %zero, %in : f32
      %1 = arith.mulf %0, %0 : f32
      optim.yield %1 : f32
    }
    ```

    Output:

    ```mlir
    %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<64xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    %selected = optim.foreach_parameter out(%e0 : tensor<1xf32>)
        in(%sum : tensor<1xf32>) scalar(%flag : tensor<i1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %zero = arith.constant 0.0 : f32
      %0 = arith.select %scalar, %zero, %in : f32
      optim.yield %0 : f32
    }
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def OptimDistributeFlagsPass : Pass<"optim-distribute-flags", "::mlir::func::FuncOp"> {
  let summary = "Distribute a search for flags over other reductions";
  let description = [{
    The pass performs loop distribution for a reduction whose sign is its only
    use, such as a search for infinities. It splits the vector of flags: each
    other reduction of the searched streams gets one vector, in the order of its
    parameters, and the remaining parameters get another. `optim-fuse-siblings`
    then fuses the searches into the traversals of these reductions. The search
    covers the gradients of all parameters in program order, whereas norms
    follow the order of the updates.

    The sign of the total does not depend on the order of additions
    (docs/numerics.md). The pass does not split a search into more than 8
    vectors.

    Input, with norms of some of the searched gradients:

    ```mlir
    %norms = optim.reduce out(%e : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags = optim.reduce out(%f : tensor<2xf32>)
        in(%g0, %g1 : tensor<4xf32>, tensor<8xf32>) {...}
    %total = optim.sum_parameters out(%t : tensor<1xf32>) in(%flags : tensor<2xf32>)
    ```

    Output:

    ```mlir
    %norms = optim.reduce out(%e : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags0 = optim.reduce out(%f0 : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags1 = optim.reduce out(%f1 : tensor<1xf32>) in(%g0 : tensor<4xf32>) {...}
    %total0 = optim.sum_parameters out(%t0 : tensor<1xf32>) in(%flags0 : tensor<1xf32>)
    %total1 = optim.sum_parameters out(%t1 : tensor<1xf32>) in(%flags1 : tensor<1xf32>)
    %total = optim.foreach_parameter out(%t : tensor<1xf32>)
        in(%total0 : tensor<1xf32>) in(%total1 : tensor<1xf32>) {...}
    ```

    The function may have any form. Ops on memrefs stay unchanged. The bits do
    not change.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
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

def OptimRematerializeScalarsPass : Pass<"optim-rematerialize-scalars", "::mlir::func::FuncOp"> {
  let summary = "Rematerialize scalars in the reductions that read them";
  let description = [{
    An op on one element may compute a scalar of an `optim.reduce` from state in
    a few operations, such as the inverse of a loss scale. The pass
    rematerializes the scalar in the reduction. Otherwise the reduction, which
    is launched first, waits for a kernel of one element. Other readers of the
    scalar keep it. The pass moves an op that updates the state that it reads,
    such as a counter, after the reduction.

    A remark states why a scalar is not rematerialized: its computation has more
    than 32 operations, or its operands are updated before the reduction.

    Input:

    ```mlir
    %inverse = optim.foreach_parameter out(%e : tensor<1xf32>)
        in(%scale : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %one = arith.constant 1.0 : f32
      %0 = arith.divf %one, %in : f32
      optim.yield %0 : f32
    }
    %sum = optim.reduce out(%f : tensor<1xf32>) in(%g : tensor<64xf32>)
        scalar(%inverse : tensor<1xf32>) {
    ^bb0(%in: f32, %scalar: f32):
      %0 = arith.mulf %in, %scalar : f32
      optim.yield %0 : f32
    }
    ```

    Output:

    ```mlir
    %sum = optim.reduce out(%f : tensor<1xf32>) in(%g : tensor<64xf32>)
        scalar(%scale : tensor<1xf32>) {
    ^bb0(%in: f32, %scalar: f32):
      %one = arith.constant 1.0 : f32
      %0 = arith.divf %one, %scalar : f32
      %1 = arith.mulf %in, %0 : f32
      optim.yield %1 : f32
    }
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

    No other pass fuses such a reduction. `optim-fuse` runs this pass last,
    except for a second run of `optim-fuse-producers`.

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

def OptimVerifyStructuredPass
    : Pass<"optim-verify-structured", "::mlir::func::FuncOp"> {
  let summary = "Verify that the optimizer stage consists of structured ops";
  let description = [{
    The pass verifies the contract of the structured phase. Outlining and the
    conversions rely on it. The pass changes nothing. Each op that violates the
    contract is an error.

    - No op implements `OptimizerOpInterface`.
    - The values that an `ml_program.global_store` of the stage writes are
      computed only by structured ops, `arith.constant` and `tensor.empty`, from
      `optim.gradient`, `ml_program.global_load` and the arguments of the
      function.

    A store of a value that depends on an unknown op, or on an op with side
    effects, does not belong to the stage and is not checked. A function with
    more than one block, or without one, has no stage.

    Input that violates the contract by its cast:

    ```mlir
    %w = ml_program.global_load @w : tensor<64xf32>
    %h = optim.cast %w : tensor<64xf32> to tensor<64xf16>
    ml_program.global_store @w_copy = %h : tensor<64xf16>
    ```

    Output: the input.
  }];
}

#endif // STEPFOLD_TRANSFORMS_FUSION_PASSES_TD
