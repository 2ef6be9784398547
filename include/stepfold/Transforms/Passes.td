//===- Passes.td - Passes on the optim dialect -------------*- tablegen -*-===//

#ifndef STEPFOLD_TRANSFORMS_PASSES_TD
#define STEPFOLD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def OptimGeneralizePass : Pass<"optim-generalize", "::mlir::func::FuncOp"> {
  let summary = "replaces update ops and casts by structured ops";
  let description = [{
    Every op on tensors that implements `OptimizerOpInterface` is replaced by
    the structured ops that define it (its `generalize`), and every
    `optim.cast` by an `optim.foreach` of one parameter. `f16` and `bf16` are
    converted into each other through `f32`, which holds every value of both.
    Nothing is merged or fused; the bits do not change.

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

    After this pass there are no update ops on tensors, and no casts of tensors
    whose shape is static. A cast of another shape stays, with a remark.
  }];
  let dependentDialects = ["::mlir::optim::OptimDialect",
                           "::mlir::tensor::TensorDialect"];
}

def OptimVerifyStructuredPass
    : Pass<"optim-verify-structured", "::mlir::func::FuncOp"> {
  let summary = "checks that the optimizer stage consists of structured ops";
  let description = [{
    The contract of the structured phase, which outlining and the conversions
    rely on. It changes nothing; each op that breaks it is an error.

    - There is no op of `OptimizerOpInterface` left.
    - What a `ml_program.global_store` writes is computed by structured ops,
      `arith.constant` and `tensor.empty` alone, from `optim.gradient`,
      `ml_program.global_load` and the function's arguments.

    A store of a value that depends on an unknown op, or on one with side
    effects, is not of the stage and not checked.

    Input that breaks it, for the cast:

    ```mlir
    %w = ml_program.global_load @w : tensor<64xf32>
    %h = optim.cast %w : tensor<64xf32> to tensor<64xf16>
    ml_program.global_store @w_copy = %h : tensor<64xf16>
    ```

    Output: the input.
  }];
}

#endif // STEPFOLD_TRANSFORMS_PASSES_TD
