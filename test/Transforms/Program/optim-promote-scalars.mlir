// RUN: stepfold-opt %s --optim-promote-scalars --allow-unregistered-dialect --split-input-file --remarks-filter=optim-promote-scalars --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --optim-optimize=promote-scalars=true --allow-unregistered-dialect --split-input-file | FileCheck %s --check-prefix=PIPELINE
// RUN: stepfold-opt %s --optim-optimize --allow-unregistered-dialect --split-input-file | FileCheck %s --check-prefix=DEFAULT

// Nothing is promoted unless asked for.
// DEFAULT-NOT: f64 {{.*}}ml_program
// DEFAULT:     ml_program.global private mutable @b1(dense<0.899999976> : tensor<1xf32>)
// DEFAULT:     %{{.*}} = ml_program.global_load @lr : tensor<f32>

// The advance and the ratio are computed in f64.
// PIPELINE:     optim.foreach_parameter
// PIPELINE:     arith.mulf %{{.*}}, %{{.*}} : f64
// PIPELINE:     arith.truncf %{{.*}} : f64 to f32

// Rates and powers. A power that is the rounded beta becomes the beta, one that
// is not keeps its value.

// CHECK-LABEL: module
// CHECK-DAG: ml_program.global private mutable @lr(dense<0.10000000149011612> : tensor<f64>) : tensor<f64>
// CHECK-DAG: ml_program.global private mutable @b1(dense<9.000000e-01> : tensor<1xf64>) : tensor<1xf64>
// CHECK-DAG: ml_program.global private mutable @b2(dense<0.998046875> : tensor<1xf64>) : tensor<1xf64>
// CHECK-DAG: ml_program.global private mutable @m1(dense<0.000000e+00> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @b1(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2(dense<0.998046875> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @m1(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @m2(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
// expected-remark @below {{scalars that only updates use became f64, which changes bits}}
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %m1 = ml_program.global_load @m1 : tensor<2xf32>
  %m2 = ml_program.global_load @m2 : tensor<2xf32>
  // CHECK: %[[B1:.*]] = ml_program.global_load @b1 : tensor<1xf64>
  %b1 = ml_program.global_load @b1 : tensor<1xf32>
  %b2 = ml_program.global_load @b2 : tensor<1xf32>
  // CHECK: %[[LR:.*]] = ml_program.global_load @lr : tensor<f64>
  %lr = ml_program.global_load @lr : tensor<f32>
  // CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %[[NEW:.*]], %{{.*}} = optim.adamw {{.*}} beta1_pow(%[[B1]] : tensor<1xf64>) beta2_pow(%{{.*}} : tensor<1xf64>) grads(%{{.*}} : f32) lr(%[[LR]] : tensor<f64>)
  %new:5 = optim.adamw params(%w : tensor<2xf32>) moment1(%m1 : f32) moment2(%m2 : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%g : f32) lr(%lr : tensor<f32>) {beta1 = 0.9, beta2 = 0.999, lr_ratio = array<f64: 0.3>}
  ml_program.global_store @w = %new#0 : tensor<2xf32>
  ml_program.global_store @m1 = %new#1 : tensor<2xf32>
  ml_program.global_store @m2 = %new#2 : tensor<2xf32>
  // CHECK: ml_program.global_store @b1 = %[[NEW]] : tensor<1xf64>
  ml_program.global_store @b1 = %new#3 : tensor<1xf32>
  ml_program.global_store @b2 = %new#4 : tensor<1xf32>
  return
}

// -----

// Initial values that startup stores: a constant, a value of the framework's, and
// one that was given in f64. A parameter of one element stays.

// CHECK-LABEL: module
// CHECK-DAG: ml_program.global private mutable @lr0(#{{.*}}) : tensor<f64>
// CHECK-DAG: ml_program.global private mutable @lr1(#{{.*}}) : tensor<f64>
// CHECK-DAG: ml_program.global private mutable @lr2(#{{.*}}) : tensor<f64>
// CHECK-DAG: ml_program.global private mutable @w0(#{{.*}}) : tensor<1xf32>
// CHECK:     func.func @startup
// CHECK:       %[[GIVEN:.*]] = arith.constant dense<1.000000e-01> : tensor<f64>
// CHECK:       %[[DRAWN:.*]] = "framework.full"() : () -> tensor<f32>
// CHECK:       %[[ONE:.*]] = arith.constant dense<0.10000000149011612> : tensor<f64>
// CHECK:       ml_program.global_store @lr0 = %[[ONE]] : tensor<f64>
// CHECK:       %[[WIDE:.*]] = optim.cast %[[DRAWN]] : tensor<f32> to tensor<f64>
// CHECK:       ml_program.global_store @lr1 = %[[WIDE]] : tensor<f64>
// CHECK:       ml_program.global_store @lr2 = %[[GIVEN]] : tensor<f64>
ml_program.global private mutable @lr0(#ml_program.extern : tensor<f32>) : tensor<f32>
ml_program.global private mutable @lr1(#ml_program.extern : tensor<f32>) : tensor<f32>
ml_program.global private mutable @lr2(#ml_program.extern : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<1xf32>) : tensor<1xf32>
func.func @startup() {
  %c = arith.constant dense<0.1> : tensor<f32>
  %given = arith.constant dense<0.1> : tensor<f64>
  %drawn = "framework.full"() : () -> tensor<f32>
  %rounded = optim.cast %given : tensor<f64> to tensor<f32>
  ml_program.global_store @lr0 = %c : tensor<f32>
  ml_program.global_store @lr1 = %drawn : tensor<f32>
  ml_program.global_store @lr2 = %rounded : tensor<f32>
  return
}
// expected-remark @below {{scalars that only updates use became f64, which changes bits}}
func.func @train_step(%d: tensor<1xf32>) {
  %w0 = ml_program.global_load @w0 : tensor<1xf32>
  %g = optim.gradient @w0 %d : tensor<1xf32>
  %lr0 = ml_program.global_load @lr0 : tensor<f32>
  %lr1 = ml_program.global_load @lr1 : tensor<f32>
  %lr2 = ml_program.global_load @lr2 : tensor<f32>
  // CHECK-COUNT-3: optim.sgd params(%{{.*}} : tensor<1xf32>) grads(%{{.*}} : f32) lr(%{{.*}} : tensor<f64>)
  %p0 = optim.sgd params(%w0 : tensor<1xf32>) grads(%g : f32) lr(%lr0 : tensor<f32>)
  %p1 = optim.sgd params(%p0 : tensor<1xf32>) grads(%g : f32) lr(%lr1 : tensor<f32>)
  %p2 = optim.sgd params(%p1 : tensor<1xf32>) grads(%g : f32) lr(%lr2 : tensor<f32>)
  ml_program.global_store @w0 = %p2 : tensor<1xf32>
  return
}
