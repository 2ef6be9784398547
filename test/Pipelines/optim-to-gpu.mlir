// RUN: stepfold-opt --optim-optimize --optim-to-gpu %s | FileCheck %s
// RUN: stepfold-opt --optim-optimize --optim-to-gpu=foreach-threads=64 %s | FileCheck %s --check-prefix=THREADS
// RUN: not stepfold-opt --optim-to-gpu %s 2>&1 | FileCheck %s --check-prefix=NAMED

// From structured ops to a launch: 2 tails in one block.
// CHECK:       func.func @optimizer_stage(
// CHECK:         optim.chunk_list {{.*}} {elements = 1024 : i64, tail_elements = 128 : i64}
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_0 blocks in (%c1{{[_0-9]*}}, %c1, %c1) threads in (%c256, %c1, %c1)
// CHECK-NOT:     gpu.launch_func
// CHECK:       func.func @train_step(
// CHECK:         optim.call_stage @optimizer_stage
// CHECK:       gpu.func @optimizer_stage_foreach_0

// THREADS: optim.chunk_list {{.*}} {elements = 256 : i64, tail_elements = 128 : i64}
// THREADS: threads in (%c64, %c1, %c1)

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
