// RUN: stepfold-opt %s --optim-verify-structured --allow-unregistered-dialect -split-input-file --verify-diagnostics

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @mean(dense<0.0> : tensor<4xf32>) : tensor<4xf32>

// Values that the framework computes are not part of the stage, nor are those that only it reads.
func.func @structured(%x: tensor<4xf32>) {
  %forward = "framework.forward"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %cast = optim.cast %forward : tensor<4xf32> to tensor<4xf16>
  %g0 = "framework.backward"(%cast) : (tensor<4xf16>) -> tensor<4xf32>
  %mean = arith.addf %g0, %forward : tensor<4xf32>
  ml_program.global_store @mean = %mean : tensor<4xf32>
  %g = optim.gradient @w %g0 : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %new = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  return
}

// -----

// An update op is an error wherever its results go.
func.func @update(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{'optim.sgd' op expected no update op in the structured phase: run optim-generalize first}}
  %new = optim.sgd params(%w : tensor<4xf32>) grads(%w : f32) lr(%lr : tensor<f32>)
  return
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @cast_of_a_gradient(%g0: tensor<4xf16>) {
  %g = optim.gradient @w %g0 : tensor<4xf16>
  // expected-error @below {{'optim.cast' op expected only structured ops, arith.constant and tensor.empty between gradients and state}}
  %cast = optim.cast %g : tensor<4xf16> to tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %new = optim.foreach out(%w : tensor<4xf32>) in(%cast : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  return
}

// -----

// Each op is one error, also where several stores depend on it.
ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @arithmetic_on_tensors(%g0: tensor<4xf32>) {
  %g = optim.gradient @w %g0 : tensor<4xf32>
  // expected-error @below {{'arith.mulf' op expected only structured ops}}
  %0 = arith.mulf %g, %g : tensor<4xf32>
  // expected-error @below {{'arith.addf' op expected only structured ops}}
  %1 = arith.addf %0, %g : tensor<4xf32>
  ml_program.global_store @w = %1 : tensor<4xf32>
  ml_program.global_store @v = %1 : tensor<4xf32>
  return
}
