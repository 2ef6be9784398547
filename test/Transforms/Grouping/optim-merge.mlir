// RUN: stepfold-opt %s --optim-merge --allow-unregistered-dialect | FileCheck %s
// RUN: stepfold-opt %s --optim-merge --allow-unregistered-dialect \
// RUN:   --remarks-filter-passed=optim-merge --remarks-filter-analyse=optim-merge \
// RUN:   --verify-diagnostics -o /dev/null

ml_program.global private mutable @w0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @h0(dense<0.0> : tensor<4xf16>) : tensor<4xf16>
ml_program.global private mutable @h1(dense<0.0> : tensor<8xf16>) : tensor<8xf16>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>

// Stores move behind the merged op, and nothing else does.

// CHECK-LABEL: func.func @stores
// CHECK-SAME:    (%[[G0:[a-z0-9]*]]: tensor<4xf32>, %[[G1:[a-z0-9]*]]: tensor<8xf32>, %[[LR:[a-z0-9]*]]: tensor<f32>)
// CHECK-DAG:     %[[W0:.*]] = ml_program.global_load @w0
// CHECK-DAG:     %[[W1:.*]] = ml_program.global_load @w1
// CHECK:         %[[P:.*]]:2 = optim.sgd
// CHECK:           params(%[[W0]], %[[W1]] : tensor<4xf32>, tensor<8xf32>)
// CHECK:           grads(%[[G0]], %[[G1]] : f32)
// CHECK:           lr(%[[LR]] : tensor<f32>){{$}}
// CHECK-NEXT:    ml_program.global_store @w0 = %[[P]]#0
// CHECK-NEXT:    ml_program.global_store @w1 = %[[P]]#1
// CHECK-NEXT:    "framework.after"
// CHECK-NEXT:    return
func.func @stores(%g0: tensor<4xf32>, %g1: tensor<8xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{updatesBefore=2}}
  %p0 = optim.sgd params(%w0 : tensor<4xf32>) grads(%g0 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p0 : tensor<4xf32>
  %w1 = ml_program.global_load @w1 : tensor<8xf32>
  %p1 = optim.sgd params(%w1 : tensor<8xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %p1 : tensor<8xf32>
  "framework.after"() : () -> ()
  return
}

// Half-precision parameters with masters beside others: interleaved groups.

// CHECK-LABEL: func.func @interleaved
// CHECK-COUNT-1: optim.sgd
// CHECK:           params(%{{.*}}, %{{.*}} : tensor<4xf16>, tensor<8xf16>)
// CHECK:           masters(%{{.*}}, %{{.*}} : f32)
// CHECK-COUNT-1: optim.sgd
// CHECK:           params(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<8xf32>)
// CHECK-NOT:     optim.sgd
// CHECK:         return
func.func @interleaved(%g0: tensor<4xf16>, %g1: tensor<8xf16>, %m0: tensor<4xf32>, %m1: tensor<8xf32>, %f0: tensor<4xf32>, %f1: tensor<8xf32>, %lr: tensor<f32>) {
  %h0 = ml_program.global_load @h0 : tensor<4xf16>
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{updatesBefore=2}}
  %p0, %n0 = optim.sgd params(%h0 : tensor<4xf16>) masters(%m0 : f32) grads(%g0 : f16) lr(%lr : tensor<f32>)
  ml_program.global_store @h0 = %p0 : tensor<4xf16>
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  // expected-remark @below {{the first update of a group, which differs from the one before it in grads, masters, params}}
  // expected-remark @below {{updatesBefore=2}}
  %q0 = optim.sgd params(%w0 : tensor<4xf32>) grads(%f0 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %q0 : tensor<4xf32>
  %h1 = ml_program.global_load @h1 : tensor<8xf16>
  %p1, %n1 = optim.sgd params(%h1 : tensor<8xf16>) masters(%m1 : f32) grads(%g1 : f16) lr(%lr : tensor<f32>)
  ml_program.global_store @h1 = %p1 : tensor<8xf16>
  %w1 = ml_program.global_load @w1 : tensor<8xf32>
  %q1 = optim.sgd params(%w1 : tensor<8xf32>) grads(%f1 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %q1 : tensor<8xf32>
  return
}

// Settings of a parameter's own are concatenated, also of updates that are
// lists already; program order is kept.

// CHECK-LABEL: func.func @settings
// CHECK-SAME:    (%[[W0:[a-z0-9]*]]: tensor<4xf32>, %[[W1:[a-z0-9]*]]: tensor<8xf32>, %[[W2:[a-z0-9]*]]: tensor<2xf32>,
// CHECK:         optim.momentum
// CHECK:           params(%[[W2]], %[[W0]], %[[W1]] :
// CHECK:           weight_decay = array<f64: 0.000000e+00, 1.000000e-01, 1.000000e-01>
// CHECK-NOT:     optim.momentum
func.func @settings(%w0: tensor<4xf32>, %w1: tensor<8xf32>, %w2: tensor<2xf32>, %v0: tensor<4xf32>, %v1: tensor<8xf32>, %v2: tensor<2xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<2xf32>) {
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{tensors=3}}
  %p2, %n2 = optim.momentum params(%w2 : tensor<2xf32>) velocity(%v2 : f32) grads(%w2 : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  %p:2, %n:2 = optim.momentum params(%w0, %w1 : tensor<4xf32>, tensor<8xf32>) velocity(%v0, %v1 : f32) grads(%w0, %w1 : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64: 0.1>}
  return %p#0, %p#1, %p2 : tensor<4xf32>, tensor<8xf32>, tensor<2xf32>
}

// Rates of a parameter's own become a list; loads of one rate are one value.

// CHECK-LABEL: func.func @rates
// CHECK-SAME:    %[[R0:[a-z0-9]*]]: tensor<f32>, %[[R1:[a-z0-9]*]]: tensor<f32>)
// CHECK:         optim.sgd
// CHECK:           lr(%[[R0]], %[[R1]], %[[R1]] : tensor<f32>)
func.func @rates(%w0: tensor<4xf32>, %w1: tensor<4xf32>, %w2: tensor<4xf32>, %r0: tensor<f32>, %r1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{tensors=3}}
  %p0 = optim.sgd params(%w0 : tensor<4xf32>) grads(%w0 : f32) lr(%r0 : tensor<f32>)
  %p1:2 = optim.sgd params(%w1, %w2 : tensor<4xf32>) grads(%w1, %w2 : f32) lr(%r1 : tensor<f32>)
  return %p0, %p1#0, %p1#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @loaded_rates
// CHECK:         %[[LR:.*]] = ml_program.global_load @lr
// CHECK-NOT:     ml_program.global_load @lr
// CHECK:         optim.sgd
// CHECK:           lr(%[[LR]] : tensor<f32>)
func.func @loaded_rates(%w0: tensor<4xf32>, %w1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %lr0 = ml_program.global_load @lr : tensor<f32>
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{tensors=2}}
  %p0 = optim.sgd params(%w0 : tensor<4xf32>) grads(%w0 : f32) lr(%lr0 : tensor<f32>)
  %lr1 = ml_program.global_load @lr : tensor<f32>
  %p1 = optim.sgd params(%w1 : tensor<4xf32>) grads(%w1 : f32) lr(%lr1 : tensor<f32>)
  return %p0, %p1 : tensor<4xf32>, tensor<4xf32>
}

// Powers have one operand a parameter.

// CHECK-LABEL: func.func @powers
// CHECK-SAME:    %[[B0:[a-z0-9]*]]: tensor<1xf32>, %[[B1:[a-z0-9]*]]: tensor<1xf32>
// CHECK:         optim.adam
// CHECK:           beta1_pow(%[[B0]], %[[B1]] : tensor<1xf32>)
// CHECK-NOT:     optim.adam
func.func @powers(%w0: tensor<4xf32>, %w1: tensor<4xf32>, %m0: tensor<4xf32>, %m1: tensor<4xf32>, %n0: tensor<4xf32>, %n1: tensor<4xf32>, %b0: tensor<1xf32>, %b1: tensor<1xf32>, %c0: tensor<1xf32>, %c1: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{tensors=2}}
  %p0:5 = optim.adam params(%w0 : tensor<4xf32>) moment1(%m0 : f32) moment2(%n0 : f32) beta1_pow(%b0 : tensor<1xf32>) beta2_pow(%c0 : tensor<1xf32>) grads(%w0 : f32) lr(%lr : tensor<f32>)
  %p1:5 = optim.adam params(%w1 : tensor<4xf32>) moment1(%m1 : f32) moment2(%n1 : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%c1 : tensor<1xf32>) grads(%w1 : f32) lr(%lr : tensor<f32>)
  return %p0#0, %p1#0 : tensor<4xf32>, tensor<4xf32>
}

// Updates that one flag skips are one group; those of another flag, and those
// that nothing skips, are others.

// CHECK-LABEL: func.func @flags
// CHECK-SAME:    %[[F:[a-z0-9]*]]: tensor<1xi1>, %[[H:[a-z0-9]*]]: tensor<1xi1>)
// CHECK:         optim.sgd params(%{{.*}} : tensor<8xf32>) {{.*}} skip(%[[H]] : tensor<1xi1>)
// CHECK:         optim.sgd params(%{{.*}} : tensor<6xf32>) {{.*}} lr(%{{.*}} : tensor<f32>){{$}}
// CHECK:         optim.sgd
// CHECK-NEXT:      params(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<2xf32>)
// CHECK:           skip(%[[F]] : tensor<1xi1>)
// CHECK-NOT:     optim.sgd
// CHECK:         return
func.func @flags(%a: tensor<4xf32>, %b: tensor<8xf32>, %c: tensor<6xf32>, %d: tensor<2xf32>, %lr: tensor<f32>, %f: tensor<1xi1>, %h: tensor<1xi1>) -> (tensor<4xf32>, tensor<8xf32>, tensor<6xf32>, tensor<2xf32>) {
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{updatesBefore=2}}
  %0 = optim.sgd params(%a : tensor<4xf32>) grads(%a : f32) lr(%lr : tensor<f32>) skip(%f : tensor<1xi1>)
  // expected-remark @below {{the first update of a group, which differs from the one before it in skip}}
  %1 = optim.sgd params(%b : tensor<8xf32>) grads(%b : f32) lr(%lr : tensor<f32>) skip(%h : tensor<1xi1>)
  // expected-remark @below {{the first update of a group, which differs from the one before it in skip}}
  %2 = optim.sgd params(%c : tensor<6xf32>) grads(%c : f32) lr(%lr : tensor<f32>)
  %3 = optim.sgd params(%d : tensor<2xf32>) grads(%d : f32) lr(%lr : tensor<f32>) skip(%f : tensor<1xi1>)
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<8xf32>, tensor<6xf32>, tensor<2xf32>
}

// A setting that is one for all of an op keeps updates apart; how gradients are
// computed, and what becomes of the parameters, does not.

// CHECK-LABEL: func.func @different_settings
// CHECK-COUNT-2: optim.momentum
// CHECK-NOT:     optim.momentum
// CHECK:         return
func.func @different_settings(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>, %w: tensor<4xf32>, %x: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf16>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>) {
  // expected-remark @below {{the first update of a group}}
  %p:2 = optim.momentum params(%a : tensor<4xf32>) velocity(%u : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  // expected-remark @below {{the first update of a group, which differs from the one before it in mu}}
  // expected-remark @below {{updatesBefore=3}}
  %q:2 = optim.momentum params(%b : tensor<4xf32>) velocity(%v : f32) grads(%g : f32) lr(%lr : tensor<f32>) {mu = 0.8 : f64}
  %wide = optim.cast %h : tensor<4xf16> to tensor<4xf32>
  %r:2 = optim.momentum params(%c : tensor<4xf32>) velocity(%w : f32) grads(%wide : f32) lr(%lr : tensor<f32>) {mu = 0.8 : f64}
  %s:2 = optim.momentum params(%d : tensor<4xf32>) velocity(%x : f32) grads(%wide : f32) lr(%lr : tensor<f32>) {mu = 0.8 : f64}
  %copy = optim.cast %s#0 : tensor<4xf32> to tensor<4xbf16>
  return %p#0, %q#0, %r#0, %copy : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>
}

// Powers that begin as one constant and advance alike are not shared: a checkpoint
// may set each.

ml_program.global private mutable @b0(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b1(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @c0(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @c1(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
// CHECK-LABEL: func.func @equal_powers
// CHECK-DAG:     %[[B0:.*]] = ml_program.global_load @b0
// CHECK-DAG:     %[[B1:.*]] = ml_program.global_load @b1
// CHECK:         %[[NEW:.*]]:2, %{{.*}}:2, %{{.*}}:2, %[[B:.*]]:2, %[[C:.*]]:2 = optim.adam
// CHECK:           beta1_pow(%[[B0]], %[[B1]] : tensor<1xf32>)
// CHECK-NOT:     optim.adam
// CHECK-DAG:     ml_program.global_store @b0 = %[[B]]#0
// CHECK-DAG:     ml_program.global_store @b1 = %[[B]]#1
// CHECK-DAG:     ml_program.global_store @c0 = %[[C]]#0
// CHECK-DAG:     ml_program.global_store @c1 = %[[C]]#1
func.func @equal_powers(%w0: tensor<4xf32>, %w1: tensor<4xf32>, %m0: tensor<4xf32>, %m1: tensor<4xf32>, %n0: tensor<4xf32>, %n1: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %b0 = ml_program.global_load @b0 : tensor<1xf32>
  %c0 = ml_program.global_load @c0 : tensor<1xf32>
  %b1 = ml_program.global_load @b1 : tensor<1xf32>
  %c1 = ml_program.global_load @c1 : tensor<1xf32>
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{tensors=2}}
  %p0:5 = optim.adam params(%w0 : tensor<4xf32>) moment1(%m0 : f32) moment2(%n0 : f32) beta1_pow(%b0 : tensor<1xf32>) beta2_pow(%c0 : tensor<1xf32>) grads(%w0 : f32) lr(%lr : tensor<f32>)
  %p1:5 = optim.adam params(%w1 : tensor<4xf32>) moment1(%m1 : f32) moment2(%n1 : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%c1 : tensor<1xf32>) grads(%w1 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @b0 = %p0#3 : tensor<1xf32>
  ml_program.global_store @c0 = %p0#4 : tensor<1xf32>
  ml_program.global_store @b1 = %p1#3 : tensor<1xf32>
  ml_program.global_store @c1 = %p1#4 : tensor<1xf32>
  return %p0#0, %p1#0 : tensor<4xf32>, tensor<4xf32>
}
