// RUN: stepfold-opt %s --optim-group-parameters --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter=optim-group-parameters --verify-diagnostics | FileCheck %s

// Obstacles that keep ops of one class apart.

// CHECK-LABEL: func.func @dependence
// CHECK-COUNT-2: optim.sgd
func.func @dependence(%w: tensor<4xf32>, %v: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  // expected-remark @below {{the first update of a group}}
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %sum = arith.addf %p, %p : tensor<4xf32>
  // expected-remark @below {{not merged with the ops before it: it depends on the result of arith.addf}}
  %q = optim.sgd params(%v : tensor<4xf32>) grads(%sum : f32) lr(%lr : tensor<f32>)
  return %q : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @shared_power
// CHECK-COUNT-2: optim.adam
func.func @shared_power(%w0: tensor<4xf32>, %w1: tensor<4xf32>, %m0: tensor<4xf32>, %m1: tensor<4xf32>, %n0: tensor<4xf32>, %n1: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{the first update of a group}}
  %p0:5 = optim.adam params(%w0 : tensor<4xf32>) moment1(%m0 : f32) moment2(%n0 : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%w0 : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{not merged with the ops before it: it shares a tensor with optim.adam, which one of them updates}}
  %p1:5 = optim.adam params(%w1 : tensor<4xf32>) moment1(%m1 : f32) moment2(%n1 : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%w1 : f32) lr(%lr : tensor<f32>)
  return %p0#0, %p1#0 : tensor<4xf32>, tensor<4xf32>
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @scale(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @global
// CHECK-COUNT-2: optim.sgd
func.func @global(%a: tensor<4xf32>, %b: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  // expected-remark @below {{the first update of a group}}
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @scale = %p : tensor<4xf32>
  %scale = ml_program.global_load @scale : tensor<4xf32>
  // expected-remark @below {{not merged with the ops before it: global @scale is stored between them}}
  %q = optim.sgd params(%b : tensor<4xf32>) grads(%scale : f32) lr(%lr : tensor<f32>)
  return %q : tensor<4xf32>
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @effects
// CHECK-COUNT-2: optim.sgd
func.func @effects(%g: tensor<4xf32>, %lr: tensor<f32>) {
  %w = ml_program.global_load @w : tensor<4xf32>
  // expected-remark @below {{the first update of a group}}
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %p : tensor<4xf32>
  "framework.unknown"() : () -> ()
  %v = ml_program.global_load @v : tensor<4xf32>
  // expected-remark @below {{not merged with the ops before it: framework.unknown, between them, has unknown effects}}
  %q = optim.sgd params(%v : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @v = %q : tensor<4xf32>
  return
}

// -----

// CHECK-LABEL: func.func @power_of_a_list
// CHECK-COUNT-2: optim.adam
func.func @power_of_a_list(%w: tensor<4xf32>, %v: tensor<4xf32>, %x: tensor<4xf32>, %m: tensor<4xf32>, %n: tensor<4xf32>, %k: tensor<4xf32>, %l: tensor<4xf32>, %y: tensor<4xf32>, %z: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{not merged: its parameters share one beta1_pow}}
  %p:8 = optim.adam params(%w, %v : tensor<4xf32>) moment1(%m, %n : f32) moment2(%k, %l : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%w, %v : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{the first update of a group}}
  %q:5 = optim.adam params(%x : tensor<4xf32>) moment1(%y : f32) moment2(%z : f32) beta1_pow(%d : tensor<1xf32>) beta2_pow(%e : tensor<1xf32>) grads(%x : f32) lr(%lr : tensor<f32>)
  return %p#0, %q#0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Differences that keep updates by one optimizer in different classes: a
// setting, a flag, and other ops on the parameter.

// CHECK-LABEL: func.func @different
// CHECK-COUNT-4: optim.momentum
// CHECK-NOT:     optim.momentum
// CHECK:         return
func.func @different(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>, %w: tensor<4xf32>, %x: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf16>, %flag: tensor<i1>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{the first update of a group}}
  %p:2 = optim.momentum params(%a : tensor<4xf32>) velocity(%u : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  // expected-remark @below {{the first update of a group, which differs from the one before it in mu}}
  %q:2 = optim.momentum params(%b : tensor<4xf32>) velocity(%v : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.8 : f64}
  // expected-remark @below {{the first update of a group, which differs from the one before it in skip}}
  %r:2 = optim.momentum params(%c : tensor<4xf32>) velocity(%w : f32) grads(%g : f32) lr(%lr : tensor<f32>) skip(%flag : tensor<i1>) {mu = 0.8 : f64}
  %wide = optim.cast %h : tensor<4xf16> to tensor<4xf32>
  // expected-remark @below {{the first update of a group, which differs from the one before it in what else is done to its parameter}}
  %s:2 = optim.momentum params(%d : tensor<4xf32>) velocity(%x : f32) grads(%wide : f32) lr(%lr : tensor<f32>) skip(%flag : tensor<i1>) {mu = 0.8 : f64}
  return %p#0, %q#0, %r#0, %s#0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// An op on parameters of two classes is divided.

// CHECK-LABEL: func.func @divided
// CHECK-COUNT-2: optim.sgd
// CHECK-NOT:     optim.sgd
// CHECK:         return
func.func @divided(%a: tensor<4xf32>, %b: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf16>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %wide = optim.cast %h : tensor<4xf16> to tensor<4xf32>
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{divided into ops on the lists of its parameters}}
  %p:2 = optim.sgd params(%a, %b : tensor<4xf32>) grads(%g, %wide : f32) lr(%lr : tensor<f32>)
  return %p#0, %p#1 : tensor<4xf32>, tensor<4xf32>
}
