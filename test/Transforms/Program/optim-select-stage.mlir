// RUN: stepfold-opt --optim-select-stage=stage=0 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,FIRST
// RUN: stepfold-opt --optim-select-stage=stage=1 --allow-unregistered-dialect %s | FileCheck %s --check-prefixes=CHECK,SECOND
// RUN: stepfold-compile %s --stage=0 --quiet -o %t.0
// RUN: FileCheck %s --check-prefix=PLAN-FIRST < %t.0/plan.json
// RUN: stepfold-compile %s --stage=1 --quiet -o %t.1
// RUN: FileCheck %s --check-prefix=PLAN-SECOND < %t.1/plan.json

// Without a selection, there is no plan. The error names the stages.

// RUN: not stepfold-compile %s -o %t.both 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: error: the program has 2 optimizer stages, which run one after the other: select one with stage=N (--stage=N); stage 0 updates 'w'; stage 1 updates 'v'{{$}}

// A stage that is not there.

// RUN: not stepfold-compile %s --stage=2 -o %t.2 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}cannot select stage 2: the program has 2 optimizer stages, counted from 0

// A program that has been fused has the same stages.

// RUN: stepfold-opt --optim-optimize --allow-unregistered-dialect %s -o %t.fused.mlir
// RUN: stepfold-opt --optim-select-stage=stage=0 --allow-unregistered-dialect %t.fused.mlir | FileCheck %s --check-prefix=FUSED-FIRST --implicit-check-not='global_store @v' --implicit-check-not='global_store @b1_v'
// FUSED-FIRST-DAG: ml_program.global_store @w
// FUSED-FIRST-DAG: ml_program.global_store @b1_w
// RUN: stepfold-opt --optim-select-stage=stage=1 --allow-unregistered-dialect %t.fused.mlir | FileCheck %s --check-prefix=FUSED-SECOND --implicit-check-not='global_store @w' --implicit-check-not='global_store @b1_w'
// FUSED-SECOND-DAG: ml_program.global_store @v
// FUSED-SECOND-DAG: ml_program.global_store @b1_v

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
  // Values that another stage has stored are loaded, and not computed again.
  // FIRST: optim.adam
  // SECOND-NOT: optim.adam
  %w1, %m1, %v1, %p1, %q1 = optim.adam params(%w : tensor<4xf32>) moment1(%m_w : f32) moment2(%v_w : f32) beta1_pow(%b1_w : tensor<1xf32>) beta2_pow(%b2_w : tensor<1xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // FIRST-COUNT-5: ml_program.global_store
  // SECOND-NOT: ml_program.global_store
  ml_program.global_store @w = %w1 : tensor<4xf32>
  ml_program.global_store @m_w = %m1 : tensor<4xf32>
  ml_program.global_store @n_w = %v1 : tensor<4xf32>
  ml_program.global_store @b1_w = %p1 : tensor<1xf32>
  ml_program.global_store @b2_w = %q1 : tensor<1xf32>
  // The gradient of @v is computed with the updated @w.
  // FIRST: "framework.backward"
  // SECOND: %[[W:.*]] = ml_program.global_load @w
  // SECOND: "framework.backward"(%[[W]])
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
