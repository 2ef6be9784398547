//===- ReductionPasses.td - Preparing reductions -----------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_REDUCTIONPASSES_TD
#define STEPFOLD_TRANSFORMS_FUSION_REDUCTIONPASSES_TD

include "mlir/Pass/PassBase.td"

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
    %total = optim.reduce_parameters out(%t : tensor<1xf32>) in(%flags : tensor<2xf32>)
    ```

    Output:

    ```mlir
    %norms = optim.reduce out(%e : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags0 = optim.reduce out(%f0 : tensor<1xf32>) in(%g1 : tensor<8xf32>) {...}
    %flags1 = optim.reduce out(%f1 : tensor<1xf32>) in(%g0 : tensor<4xf32>) {...}
    %total0 = optim.reduce_parameters out(%t0 : tensor<1xf32>) in(%flags0 : tensor<1xf32>)
    %total1 = optim.reduce_parameters out(%t1 : tensor<1xf32>) in(%flags1 : tensor<1xf32>)
    %total = optim.foreach_parameter out(%t : tensor<1xf32>)
        in(%total0 : tensor<1xf32>) in(%total1 : tensor<1xf32>) {...}
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

#endif // STEPFOLD_TRANSFORMS_FUSION_REDUCTIONPASSES_TD
