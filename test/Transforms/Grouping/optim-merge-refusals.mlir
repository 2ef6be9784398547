// RUN: stepfold-opt %s --optim-merge --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed=optim-merge --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @dependence
// CHECK-COUNT-2: optim.sgd
func.func @dependence(%w: tensor<4xf32>, %v: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{not merged with the updates before it: it depends on the result of optim.sgd}}
  %q = optim.sgd params(%v : tensor<4xf32>) grads(%p : f32) lr(%lr : tensor<f32>)
  return %q : tensor<4xf32>
}

// -----

// The op between depends on the first and is needed by the second.

// CHECK-LABEL: func.func @transitive_dependence
// CHECK-COUNT-2: optim.sgd
func.func @transitive_dependence(%w: tensor<4xf32>, %v: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %sum = arith.addf %p, %p : tensor<4xf32>
  // expected-remark @below {{not merged with the updates before it: it depends on the result of arith.addf}}
  %q = optim.sgd params(%v : tensor<4xf32>) grads(%sum : f32) lr(%lr : tensor<f32>)
  return %q : tensor<4xf32>
}

// -----

// A group between two of another is merged where that helps: the first of each.

// CHECK-LABEL: func.func @crossed_groups
// CHECK:         optim.sgd
// CHECK:           params(%{{[^,]*}}, %{{[^,]*}} : tensor<4xf32>)
// CHECK-COUNT-2: optim.momentum
// CHECK-NOT:     optim.
func.func @crossed_groups(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %v: tensor<4xf32>, %u: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%c : f32) lr(%lr : tensor<f32>)
  %q, %n = optim.momentum params(%b : tensor<4xf32>) velocity(%v : f32) grads(%p : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  %r = optim.sgd params(%d : tensor<4xf32>) grads(%c : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{not merged with the updates before it: it depends on the result of optim.momentum}}
  %s, %m = optim.momentum params(%c : tensor<4xf32>) velocity(%u : f32) grads(%q : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  return %r, %s : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @updated_twice
// CHECK-COUNT-2: optim.sgd
func.func @updated_twice(%w: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{not merged with the updates before it: it shares a tensor with optim.sgd, which one of them updates}}
  %q = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  return %p, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @shared_power
// CHECK-COUNT-2: optim.adam
func.func @shared_power(%w0: tensor<4xf32>, %w1: tensor<4xf32>, %m0: tensor<4xf32>, %m1: tensor<4xf32>, %n0: tensor<4xf32>, %n1: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p0:5 = optim.adam params(%w0 : tensor<4xf32>) moment1(%m0 : f32) moment2(%n0 : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%w0 : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{not merged with the updates before it: it shares a tensor with optim.adam, which one of them updates}}
  %p1:5 = optim.adam params(%w1 : tensor<4xf32>) moment1(%m1 : f32) moment2(%n1 : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%w1 : f32) lr(%lr : tensor<f32>)
  return %p0#0, %p1#0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @power_of_a_list
// CHECK-COUNT-2: optim.adam
func.func @power_of_a_list(%w: tensor<4xf32>, %v: tensor<4xf32>, %x: tensor<4xf32>, %m: tensor<4xf32>, %n: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{not merged: its parameters share one beta1_pow}}
  %p:8 = optim.adam params(%w, %v : tensor<4xf32>) moment1(%m, %m : f32) moment2(%n, %n : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%w, %v : f32) lr(%lr : tensor<f32>)
  %q:5 = optim.adam params(%x : tensor<4xf32>) moment1(%m : f32) moment2(%n : f32) beta1_pow(%d : tensor<1xf32>) beta2_pow(%e : tensor<1xf32>) grads(%w : f32) lr(%lr : tensor<f32>)
  return %p#0, %q#0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Tied weights: one global is updated twice, the second time from what the
// first stored.

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @tied_weights
// CHECK:         optim.sgd
// CHECK:         ml_program.global_store @w
// CHECK:         ml_program.global_load @w
// CHECK:         optim.sgd
func.func @tied_weights(%g: tensor<4xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w : tensor<4xf32>
  %p = optim.sgd params(%w0 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %p : tensor<4xf32>
  %w1 = ml_program.global_load @w : tensor<4xf32>
  // expected-remark @below {{not merged with the updates before it: it shares a tensor with optim.sgd, which one of them updates}}
  %q = optim.sgd params(%w1 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %q : tensor<4xf32>
  return
}

// -----

// Two loads of one global are one tensor.

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @tied_weights_loaded_first
// CHECK-COUNT-2: optim.sgd
func.func @tied_weights_loaded_first(%g: tensor<4xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w : tensor<4xf32>
  %w1 = ml_program.global_load @w : tensor<4xf32>
  %p = optim.sgd params(%w0 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %p : tensor<4xf32>
  // expected-remark @below {{not merged with the updates before it: it shares a tensor with optim.sgd, which one of them updates}}
  %q = optim.sgd params(%w1 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %q : tensor<4xf32>
  return
}

// -----

// The second update's gradient is read from what the first stored.

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @copy(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @reader_of_the_store
// CHECK:         optim.sgd
// CHECK:         ml_program.global_store @copy
// CHECK:         ml_program.global_load @copy
// CHECK:         optim.sgd
func.func @reader_of_the_store(%v: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %w = ml_program.global_load @w : tensor<4xf32>
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @copy = %p : tensor<4xf32>
  %copy = ml_program.global_load @copy : tensor<4xf32>
  // expected-remark @below {{not merged with the updates before it: global @copy is stored between them}}
  %q = optim.sgd params(%v : tensor<4xf32>) grads(%copy : f32) lr(%lr : tensor<f32>)
  return %q : tensor<4xf32>
}

// -----

// An unknown op may read @w0 and write @w1: the store stays before it, and the
// load behind it.

ml_program.global private mutable @w0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @unknown_op_between
// CHECK:         optim.sgd
// CHECK-NEXT:    ml_program.global_store @w0
// CHECK-NEXT:    "framework.op"
// CHECK-NEXT:    ml_program.global_load @w1
// CHECK-NEXT:    optim.sgd
// CHECK-NEXT:    ml_program.global_store @w1
func.func @unknown_op_between(%g: tensor<4xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  %p = optim.sgd params(%w0 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p : tensor<4xf32>
  "framework.op"() : () -> ()
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  // expected-remark @below {{not merged with the updates before it: framework.op, between them, has unknown effects}}
  %q = optim.sgd params(%w1 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %q : tensor<4xf32>
  return
}

// -----

// So may a call, ...

ml_program.global private mutable @w0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func private @callee()
// CHECK-LABEL: func.func @call_between
// CHECK:         ml_program.global_store @w0
// CHECK-NEXT:    call @callee
// CHECK-NEXT:    ml_program.global_load @w1
func.func @call_between(%g: tensor<4xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  %p = optim.sgd params(%w0 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p : tensor<4xf32>
  func.call @callee() : () -> ()
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  // expected-remark @below {{not merged with the updates before it: func.call, between them, has unknown effects}}
  %q = optim.sgd params(%w1 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %q : tensor<4xf32>
  return
}

// -----

// ... and an op with a region that loads what the first update stored.

ml_program.global private mutable @w0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @region_between
// CHECK:         ml_program.global_store @w0
// CHECK-NEXT:    scf.if
// CHECK:         optim.sgd
func.func @region_between(%g: tensor<4xf32>, %lr: tensor<f32>, %c: i1) {
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  %p = optim.sgd params(%w0 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p : tensor<4xf32>
  %h = scf.if %c -> tensor<4xf32> {
    %new = ml_program.global_load @w0 : tensor<4xf32>
    scf.yield %new : tensor<4xf32>
  } else {
    scf.yield %g : tensor<4xf32>
  }
  // expected-remark @below {{not merged with the updates before it: scf.if, between them, has unknown effects}}
  %q = optim.sgd params(%w1 : tensor<4xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %q : tensor<4xf32>
  return
}

// -----

// Values loaded before the unknown op do not depend on it: both updates move
// before it, their stores stay on their sides.

ml_program.global private mutable @w0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @loaded_before_the_unknown_op
// CHECK:         %[[P:.*]]:2 = optim.sgd
// CHECK:         ml_program.global_store @w0 = %[[P]]#0
// CHECK-NEXT:    "framework.op"
// CHECK-NEXT:    ml_program.global_store @w1 = %[[P]]#1
func.func @loaded_before_the_unknown_op(%g: tensor<4xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  %p = optim.sgd params(%w0 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p : tensor<4xf32>
  "framework.op"() : () -> ()
  %q = optim.sgd params(%w1 : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %q : tensor<4xf32>
  return
}

// -----

// A rate that is stored between two loads is two values.

ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
// CHECK-LABEL: func.func @changed_rate
// CHECK:         %[[R0:.*]] = ml_program.global_load @lr
// CHECK:         %[[R1:.*]] = ml_program.global_load @lr
// CHECK:         optim.sgd
// CHECK:           lr(%[[R0]], %[[R1]] : tensor<f32>)
func.func @changed_rate(%w: tensor<4xf32>, %v: tensor<4xf32>, %g: tensor<4xf32>, %new: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r0 = ml_program.global_load @lr : tensor<f32>
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%r0 : tensor<f32>)
  ml_program.global_store @lr = %new : tensor<f32>
  %r1 = ml_program.global_load @lr : tensor<f32>
  %q = optim.sgd params(%v : tensor<4xf32>) grads(%g : f32) lr(%r1 : tensor<f32>)
  return %p, %q : tensor<4xf32>, tensor<4xf32>
}

// -----

// Different settings, optimizers and types are different groups.

// CHECK-LABEL: func.func @different_groups
// CHECK-COUNT-2: optim.momentum
// CHECK:         optim.sgd
func.func @different_groups(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %v: tensor<4xf32>, %u: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %p, %n = optim.momentum params(%a : tensor<4xf32>) velocity(%v : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  %q, %m = optim.momentum params(%b : tensor<4xf32>) velocity(%u : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.8 : f64}
  %r = optim.sgd params(%c : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  return %p, %q, %r : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// An explicit default is the default; other numerics are another group.

// CHECK-LABEL: func.func @different_numerics
// CHECK:         optim.lars_momentum
// CHECK-SAME:      params(%{{[^,]*}} : tensor<4xf32>)
// CHECK-SAME:      numerics = #optim.numerics<paddle_cpu>
// CHECK:         optim.lars_momentum
// CHECK:           params(%{{[^,]*}}, %{{[^,]*}} : tensor<4xf32>)
// CHECK-NOT:     = optim.
func.func @different_numerics(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %v: tensor<4xf32>, %u: tensor<4xf32>, %w: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %p:2 = optim.lars_momentum params(%a : tensor<4xf32>) velocity(%v : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>}
  %q:2 = optim.lars_momentum params(%b : tensor<4xf32>) velocity(%u : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>, numerics = #optim.numerics<paddle_cpu>}
  %r:2 = optim.lars_momentum params(%c : tensor<4xf32>) velocity(%w : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>, numerics = #optim.numerics<paddle>}
  return %p#0, %q#0, %r#0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
