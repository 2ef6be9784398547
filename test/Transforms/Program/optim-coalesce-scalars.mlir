// State of one element has buffers without padding where the option asks for it.

// RUN: stepfold-opt %s --allow-unregistered-dialect --optim-coalesce="scalars=true gradients=false" | FileCheck %s
// RUN: stepfold-opt %s --allow-unregistered-dialect --optim-coalesce="scalars=true gradients=false" --optim-coalesce="scalars=true gradients=false" | FileCheck %s
// RUN: stepfold-opt %s --allow-unregistered-dialect --optim-coalesce="gradients=false" | FileCheck %s --check-prefix=APART --implicit-check-not=beta1_pow.f32

// The learning rate belongs to no parameter, and parameters of one element are
// no such state.

// CHECK:      optim.buffer @params.f32 : tensor<128xf32> align(256)
// CHECK-SAME:   segments(@w at 0, @b at 64)
// CHECK:      optim.buffer @moment1.f32 : tensor<128xf32> align(256)
// CHECK:      optim.buffer @moment2.f32 : tensor<128xf32> align(256)
// CHECK:      optim.buffer @beta1_pow.f32 : tensor<2xf32> align(4)
// CHECK-SAME:   segments(@b1w at 0, @b1b at 1)
// CHECK:      optim.buffer @beta2_pow.f32 : tensor<2xf32> align(4)
// CHECK-SAME:   segments(@b2w at 0, @b2b at 1)
// CHECK-NOT:  optim.buffer
// APART-COUNT-3: optim.buffer
// APART-NOT:     optim.buffer
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(dense<0.0> : tensor<5xf32>) : tensor<5xf32>
ml_program.global private mutable @m1w(dense<0.0> : tensor<5xf32>) : tensor<5xf32>
ml_program.global private mutable @m2w(dense<0.0> : tensor<5xf32>) : tensor<5xf32>
ml_program.global private mutable @b1w(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2w(dense<0.99> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @m1b(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @m2b(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b1b(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2b(dense<0.99> : tensor<1xf32>) : tensor<1xf32>
func.func @train_step() {
  %gw0, %gb0 = "test.backward"() : () -> (tensor<5xf32>, tensor<1xf32>)
  %gw = optim.gradient @w %gw0 : tensor<5xf32>
  %gb = optim.gradient @b %gb0 : tensor<1xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w = ml_program.global_load @w : tensor<5xf32>
  %m1w = ml_program.global_load @m1w : tensor<5xf32>
  %m2w = ml_program.global_load @m2w : tensor<5xf32>
  %b1w = ml_program.global_load @b1w : tensor<1xf32>
  %b2w = ml_program.global_load @b2w : tensor<1xf32>
  %b = ml_program.global_load @b : tensor<1xf32>
  %m1b = ml_program.global_load @m1b : tensor<1xf32>
  %m2b = ml_program.global_load @m2b : tensor<1xf32>
  %b1b = ml_program.global_load @b1b : tensor<1xf32>
  %b2b = ml_program.global_load @b2b : tensor<1xf32>
  %new:10 = optim.adam params(%w, %b : tensor<5xf32>, tensor<1xf32>)
      moment1(%m1w, %m1b : f32) moment2(%m2w, %m2b : f32)
      beta1_pow(%b1w, %b1b : tensor<1xf32>, tensor<1xf32>)
      beta2_pow(%b2w, %b2b : tensor<1xf32>, tensor<1xf32>)
      grads(%gw, %gb : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new#0 : tensor<5xf32>
  ml_program.global_store @b = %new#1 : tensor<1xf32>
  ml_program.global_store @m1w = %new#2 : tensor<5xf32>
  ml_program.global_store @m1b = %new#3 : tensor<1xf32>
  ml_program.global_store @m2w = %new#4 : tensor<5xf32>
  ml_program.global_store @m2b = %new#5 : tensor<1xf32>
  ml_program.global_store @b1w = %new#6 : tensor<1xf32>
  ml_program.global_store @b1b = %new#7 : tensor<1xf32>
  ml_program.global_store @b2w = %new#8 : tensor<1xf32>
  ml_program.global_store @b2b = %new#9 : tensor<1xf32>
  return
}
