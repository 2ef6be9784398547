// RUN: stepfold-opt --optim-optimize --optim-to-cpu %s | FileCheck %s
// RUN: stepfold-opt --optim-optimize --optim-to-cpu=vector-width=4 %s | FileCheck %s --check-prefix=WIDTH
// RUN: not stepfold-opt --optim-to-cpu %s 2>&1 | FileCheck %s --check-prefix=NAMED

// From structured ops to a function and its call.
// CHECK:       func.func @optimizer_stage_foreach_0(
// CHECK:         vector<16xf32>
// CHECK:       func.func @optimizer_stage(
// CHECK:         call @optimizer_stage_foreach_0(%c0_i64, %c2_i64,
// CHECK:       func.func @train_step(
// CHECK:         optim.call_stage @optimizer_stage

// WIDTH-NOT: vector<16xf32>
// WIDTH:     vector<4xf32>

// Update ops break the contract of the bufferized phase.
// NAMED: error: 'optim.

ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d0: tensor<8xf16>, %d1: tensor<4xf16>) {
  %h0 = optim.gradient @w0 %d0 : tensor<8xf16>
  %h1 = optim.gradient @w1 %d1 : tensor<4xf16>
  %g0 = optim.cast %h0 : tensor<8xf16> to tensor<8xf32>
  %g1 = optim.cast %h1 : tensor<4xf16> to tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w0 = ml_program.global_load @w0 : tensor<8xf32>
  %p0 = optim.sgd params(%w0 : tensor<8xf32>) grads(%g0 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p0 : tensor<8xf32>
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  %p1 = optim.sgd params(%w1 : tensor<4xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %p1 : tensor<4xf32>
  return
}
