//===- Passes.td - Passes that make and fuse structured ops -*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_FUSION_PASSES_TD
#define STEPFOLD_TRANSFORMS_FUSION_PASSES_TD

include "stepfold/Transforms/Fusion/FusionPasses.td"
include "stepfold/Transforms/Fusion/ReductionPasses.td"

include "mlir/Pass/PassBase.td"

def OptimGeneralizePass : Pass<"optim-generalize", "::mlir::func::FuncOp"> {
  let summary = "Replace update ops and casts by structured ops";
  let description = [{
    The pass replaces each op on tensors that implements `OptimizerOpInterface`
    by the structured ops that define it (`generalize`), and each `optim.cast`
    by an `optim.foreach` of one parameter. It converts `f16` to `bf16`, and
    `bf16` to `f16`, through `f32`, which represents every value of both. It
    replaces the `optim.reduce_parameters` of a one-element vector by an
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
