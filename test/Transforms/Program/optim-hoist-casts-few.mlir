// RUN: stepfold-opt %s --optim-hoist-casts=min-casts=2 --allow-unregistered-dialect --remarks-filter=optim-hoist-casts --verify-diagnostics | FileCheck %s

// A parameter that a step casts once has no copy; one that it casts twice has.

// CHECK-NOT:   @once.f16
// CHECK:       ml_program.global private mutable @twice.f16
// CHECK-NOT:   @once.f16
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @once(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @twice(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>, %e: tensor<2xf32>) {
  %w = ml_program.global_load @once : tensor<2xf32>
  // expected-remark @below {{casts of 'once' stay: a copy is made for 2 casts of it to one type, and a step has 1}}
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %v = ml_program.global_load @twice : tensor<2xf32>
  %first = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%first) : (tensor<2xf16>) -> ()
  %second = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%second) : (tensor<2xf16>) -> ()
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = optim.gradient @once %d : tensor<2xf32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @once = %new : tensor<2xf32>
  %f = optim.gradient @twice %e : tensor<2xf32>
  %next = optim.sgd params(%v : tensor<2xf32>) grads(%f : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{a copy of 'twice' is written by its update}}
  ml_program.global_store @twice = %next : tensor<2xf32>
  return
}
