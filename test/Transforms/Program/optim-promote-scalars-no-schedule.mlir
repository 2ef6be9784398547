// RUN: stepfold-opt %s --optim-promote-scalars=schedule=cosine:steps=10 --remarks-filter=optim-promote-scalars --verify-diagnostics | FileCheck %s

// CHECK-NOT: optim.step_counter
module {
  ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
  // expected-remark @below {{no learning rate is scheduled: none is state that only updates read}}
  func.func @train_step(%gradient: tensor<4xf32>, %lr: tensor<f32>) {
    %w = ml_program.global_load @w : tensor<4xf32>
    %g = optim.gradient @w %gradient : tensor<4xf32>
    %new = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %new : tensor<4xf32>
    return
  }
}
