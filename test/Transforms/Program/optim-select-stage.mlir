// RUN: stepfold-opt --optim-select-stage=stage=0 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,FIRST
// RUN: stepfold-opt --optim-select-stage=stage=1 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,SECOND
// RUN: stepfold-compile %s --stage=0 --quiet -o %t.0
// RUN: FileCheck %s --check-prefix=PLAN-FIRST < %t.0/plan.json
// RUN: stepfold-compile %s --stage=1 --quiet -o %t.1
// RUN: FileCheck %s --check-prefix=PLAN-SECOND < %t.1/plan.json

// Without a selection, there is no plan.

// RUN: not stepfold-compile %s -o %t.both 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: the program has several stages, since gradients depend on what another stage updates: select one

// A stage that is not there, and a program that has been fused: the powers of both updates
// are advanced by one op before the second stage, which uses the old ones.

// RUN: not stepfold-compile %s --stage=2 -o %t.2 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}cannot select stage 2: the program has 2 optimizer stages, counted from 0
// RUN: stepfold-opt --optim-optimize --allow-unregistered-dialect %s -o %t.fused.mlir
// RUN: not stepfold-opt --optim-select-stage=stage=1 --allow-unregistered-dialect %t.fused.mlir 2>&1 | FileCheck %s --check-prefix=FUSED
// FUSED: error: cannot select stage 1: it uses '{{.*}}' from before another stage updates it

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<1.0> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @n_w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @n_v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @m_w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @m_v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @b1_w(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b1_v(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2_w(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2_v(dense<0.999> : tensor<1xf32>) : tensor<1xf32>

// PLAN-FIRST-NOT: "v"
// PLAN-FIRST: "name":"w"
// PLAN-FIRST-NOT: "v"
// PLAN-SECOND-NOT: "w"
// PLAN-SECOND: "name":"v"
// PLAN-SECOND-NOT: "w"

// CHECK-LABEL: func.func @train_step(
func.func @train_step(%d: tensor<4xf32>) {
  %lr = ml_program.global_load @lr : tensor<f32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %m_w = ml_program.global_load @m_w : tensor<4xf32>
  %v_w = ml_program.global_load @n_w : tensor<4xf32>
  %b1_w = ml_program.global_load @b1_w : tensor<1xf32>
  %b2_w = ml_program.global_load @b2_w : tensor<1xf32>
  %g = optim.gradient @w %d : tensor<4xf32>
  // CHECK: optim.adam
  %w1, %m1, %v1, %p1, %q1 = optim.adam params(%w : tensor<4xf32>) moment1(%m_w : f32) moment2(%v_w : f32) beta1_pow(%b1_w : tensor<1xf32>) beta2_pow(%b2_w : tensor<1xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // FIRST-COUNT-5: ml_program.global_store
  // SECOND-NOT: ml_program.global_store
  ml_program.global_store @w = %w1 : tensor<4xf32>
  ml_program.global_store @m_w = %m1 : tensor<4xf32>
  ml_program.global_store @n_w = %v1 : tensor<4xf32>
  ml_program.global_store @b1_w = %p1 : tensor<1xf32>
  ml_program.global_store @b2_w = %q1 : tensor<1xf32>
  // What is computed with the updated @w leads to the gradient of @v.
  // CHECK: "framework.backward"
  // FIRST-NOT: ml_program.global_store
  // FIRST-NOT: optim.adam
  %e = "framework.backward"(%w1) : (tensor<4xf32>) -> tensor<4xf32>
  %h = optim.gradient @v %e : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<4xf32>
  %m_v = ml_program.global_load @m_v : tensor<4xf32>
  %v_v = ml_program.global_load @n_v : tensor<4xf32>
  %b1_v = ml_program.global_load @b1_v : tensor<1xf32>
  %b2_v = ml_program.global_load @b2_v : tensor<1xf32>
  // SECOND: optim.adam
  %w2, %m2, %v2, %p2, %q2 = optim.adam params(%v : tensor<4xf32>) moment1(%m_v : f32) moment2(%v_v : f32) beta1_pow(%b1_v : tensor<1xf32>) beta2_pow(%b2_v : tensor<1xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
  // SECOND-COUNT-5: ml_program.global_store
  ml_program.global_store @v = %w2 : tensor<4xf32>
  ml_program.global_store @m_v = %m2 : tensor<4xf32>
  ml_program.global_store @n_v = %v2 : tensor<4xf32>
  ml_program.global_store @b1_v = %p2 : tensor<1xf32>
  ml_program.global_store @b2_v = %q2 : tensor<1xf32>
  return
}
