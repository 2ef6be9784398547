// RUN: stepfold-opt %s --pass-pipeline='builtin.module(optim-hoist-casts{ring=2 rank=0})' --allow-unregistered-dialect --split-input-file --remarks-filter=optim-hoist-casts --verify-diagnostics | FileCheck %s

// This rank updates w and gets v, each by a broadcast of its own. Copies are
// broadcast, in half of the bytes, and v is gone.

// CHECK:      ml_program.global private mutable @w({{.*}}) : tensor<4xf32>
// CHECK-NEXT: ml_program.global private mutable @w.f16({{.*}}) : tensor<4xf16> {optim.copy_of = @w}
// CHECK-NEXT: ml_program.global private mutable @v.f16({{.*}}) : tensor<2xf16> {optim.copy_of_removed = "v"}
// CHECK-NEXT: ml_program.global private mutable @lr
ml_program.global private mutable @w(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
// expected-remark @below {{a copy of 'v' is written by the rank that updates it}}
// expected-remark @below {{'v', which another rank updates, is removed}}
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>

// CHECK-LABEL: func.func @startup()
func.func @startup() {
  // CHECK:      %[[W:.*]] = "framework.random"() : () -> tensor<4xf32>
  %w = "framework.random"() : () -> tensor<4xf32>
  // CHECK-NEXT: ml_program.global_store @w = %[[W]]
  ml_program.global_store @w = %w : tensor<4xf32>
  // CHECK-NEXT: %[[V:.*]] = "framework.random"() : () -> tensor<2xf32>
  %v = "framework.random"() : () -> tensor<2xf32>
  ml_program.global_store @v = %v : tensor<2xf32>
  // CHECK-NEXT: %[[LOADED:.*]] = ml_program.global_load @w
  // CHECK-NEXT: %[[WH:.*]] = optim.cast %[[LOADED]]
  // CHECK-NEXT: ml_program.global_store @w.f16 = %[[WH]]
  // CHECK-NEXT: %[[VH:.*]] = optim.cast %[[V]] : tensor<2xf32> to tensor<2xf16>
  // CHECK-NEXT: ml_program.global_store @v.f16 = %[[VH]]
  // CHECK-NEXT: return
  return
}

// CHECK-LABEL: func.func @train_step
func.func @train_step(%d: tensor<4xf32>) {
  // CHECK: %[[W:.*]] = ml_program.global_load @w : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %wh = "pd_op.cast"(%w) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %v = ml_program.global_load @v : tensor<2xf32>
  %vh = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  // CHECK: %[[WH:.*]] = ml_program.global_load @w.f16 : tensor<4xf16>
  // CHECK: %[[VH:.*]] = ml_program.global_load @v.f16 : tensor<2xf16>
  // CHECK: "framework.forward"(%[[WH]], %[[VH]])
  "framework.forward"(%wh, %vh) : (tensor<4xf16>, tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  // CHECK: %[[NEW:.*]] = optim.sgd
  %new = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // CHECK-NEXT: ml_program.global_store @w = %[[NEW]]
  // CHECK-NEXT: %[[COPY:.*]] = optim.cast %[[NEW]] : tensor<4xf32> to tensor<4xf16>
  // CHECK-NEXT: ml_program.global_store @w.f16 = %[[COPY]]
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %new : tensor<4xf32>
  %v0 = ml_program.global_load @v : tensor<2xf32>
  // CHECK-NEXT: %[[V1:.*]] = ml_program.global_load @v.f16
  // CHECK-NEXT: %[[V2:.*]] = optim.broadcast %[[V1]] from 1 over 2 : tensor<2xf16>
  // CHECK-NEXT: ml_program.global_store @v.f16 = %[[V2]]
  // expected-remark @below {{copies are broadcast in place of their parameters", bytesAfter=4, bytesBefore=8, copies=1}}
  %v1 = optim.broadcast %v0 from 1 over 2 : tensor<2xf32>
  ml_program.global_store @v = %v1 : tensor<2xf32>
  // CHECK-NEXT: %[[W1:.*]] = ml_program.global_load @w.f16
  // CHECK-NEXT: %[[W2:.*]] = optim.broadcast %[[W1]] from 0 over 2 : tensor<4xf16>
  // CHECK-NEXT: ml_program.global_store @w.f16 = %[[W2]]
  // CHECK-NEXT: return
  %w1 = ml_program.global_load @w : tensor<4xf32>
  // expected-remark @below {{copies are broadcast in place of their parameters", bytesAfter=8, bytesBefore=16, copies=1}}
  %w2 = optim.broadcast %w1 from 0 over 2 : tensor<4xf32>
  ml_program.global_store @w = %w2 : tensor<4xf32>
  return
}

// -----

// One message with parameters that are copied and one that is not: each has a
// message of its type, in the same order on all ranks. Constants begin as what
// they are rounded to.

// CHECK: ml_program.global private mutable @w.f16(dense<1.000000e+00> : tensor<4xf16>) : tensor<4xf16> {optim.copy_of_removed = "w"}
// expected-remark @below {{a copy of 'w' is written by the rank that updates it}}
// expected-remark @below {{'w', which another rank updates, is removed}}
ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @norm(dense<1.0> : tensor<3xf32>) : tensor<3xf32>
// expected-remark @below {{a copy of 'b' is written by the rank that updates it}}
// expected-remark @below {{'b', which another rank updates, is removed}}
ml_program.global private mutable @b(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
// CHECK-NOT: @startup
// CHECK-LABEL: func.func @train_step
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4xf32>
  %wh = "pd_op.cast"(%w) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %n = ml_program.global_load @norm : tensor<3xf32>
  %b = ml_program.global_load @b : tensor<2xf32>
  %bh = "pd_op.cast"(%b) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%wh, %n, %bh) : (tensor<4xf16>, tensor<3xf32>, tensor<2xf16>) -> ()
  // CHECK:      %[[W:.*]] = ml_program.global_load @w.f16
  // CHECK:      %[[B:.*]] = ml_program.global_load @b.f16
  // CHECK:      %[[W1:.*]] = ml_program.global_load @w.f16
  // CHECK-NEXT: %[[B1:.*]] = ml_program.global_load @b.f16
  // CHECK-NEXT: %[[NEW:.*]]:2 = optim.broadcast %[[W1]], %[[B1]] from 1 over 2 {pir.coalesce} : tensor<4xf16>, tensor<2xf16>
  // CHECK-NEXT: ml_program.global_store @w.f16 = %[[NEW]]#0
  // CHECK-NEXT: ml_program.global_store @b.f16 = %[[NEW]]#1
  // CHECK-NEXT: %[[N2:.*]] = optim.broadcast %{{.*}} from 1 over 2 {pir.coalesce} : tensor<3xf32>
  // CHECK-NEXT: ml_program.global_store @norm = %[[N2]]
  // CHECK-NEXT: return
  // expected-remark @below {{copies are broadcast in place of their parameters", bytesAfter=24, bytesBefore=36, copies=2}}
  %new:3 = optim.broadcast %w, %n, %b from 1 over 2 {pir.coalesce} : tensor<4xf32>, tensor<3xf32>, tensor<2xf32>
  ml_program.global_store @w = %new#0 : tensor<4xf32>
  ml_program.global_store @norm = %new#1 : tensor<3xf32>
  ml_program.global_store @b = %new#2 : tensor<2xf32>
  return
}

// -----

// Updates that may be skipped: each copy is selected in front of its broadcast,
// even where an update stands behind it.

ml_program.global private mutable @w(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @b(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @skip(dense<false> : tensor<i1>) : tensor<i1>
// CHECK-LABEL: func.func @train_step
func.func @train_step(%d: tensor<4xf32>) {
  %w = ml_program.global_load @w : tensor<4xf32>
  %wh = "pd_op.cast"(%w) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %b = ml_program.global_load @b : tensor<4xf32>
  %bh = "pd_op.cast"(%b) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf16>
  "framework.forward"(%wh, %bh) : (tensor<4xf16>, tensor<4xf16>) -> ()
  %lr = ml_program.global_load @lr : tensor<f32>
  %skip = ml_program.global_load @skip : tensor<i1>
  %gw = optim.gradient @w %d : tensor<4xf32>
  %w1 = optim.sgd params(%w : tensor<4xf32>) grads(%gw : f32) lr(%lr : tensor<f32>) skip(%skip : tensor<i1>)
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %w1 : tensor<4xf32>
  %w2 = ml_program.global_load @w : tensor<4xf32>
  // CHECK: %[[SELECTED:.*]] = optim.foreach
  // CHECK: ml_program.global_store @w.f16 = %[[SELECTED]]
  // CHECK: optim.broadcast %{{.*}} from 0 over 2 : tensor<4xf16>
  // expected-remark @below {{copies are broadcast in place of their parameters}}
  %w3 = optim.broadcast %w2 from 0 over 2 : tensor<4xf32>
  ml_program.global_store @w = %w3 : tensor<4xf32>
  %gb = optim.gradient @b %d : tensor<4xf32>
  %b1 = optim.sgd params(%b : tensor<4xf32>) grads(%gb : f32) lr(%lr : tensor<f32>) skip(%skip : tensor<i1>)
  // expected-remark @below {{a copy of 'b' is written by its update}}
  ml_program.global_store @b = %b1 : tensor<4xf32>
  %b2 = ml_program.global_load @b : tensor<4xf32>
  // CHECK: %[[SELECTED:.*]] = optim.foreach
  // CHECK: ml_program.global_store @b.f16 = %[[SELECTED]]
  // CHECK: optim.broadcast %{{.*}} from 0 over 2 : tensor<4xf16>
  // expected-remark @below {{copies are broadcast in place of their parameters}}
  %b3 = optim.broadcast %b2 from 0 over 2 : tensor<4xf32>
  ml_program.global_store @b = %b3 : tensor<4xf32>
  return
}

// -----

// An update that is not part of the stage: this rank casts the values that it sends as it sends
// them, so that no rank's messages depend on it.

// expected-remark @below {{a copy of 'w' is written by startup alone}}
ml_program.global private mutable @w(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @train_step
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4xf32>
  %wh = "pd_op.cast"(%w) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %w1 = "framework.train"(%wh) : (tensor<4xf16>) -> tensor<4xf32>
  // CHECK: ml_program.global_store @w =
  ml_program.global_store @w = %w1 : tensor<4xf32>
  // CHECK-NEXT: %[[W:.*]] = ml_program.global_load @w : tensor<4xf32>
  // CHECK-NEXT: %[[COPY:.*]] = optim.cast %[[W]]
  // CHECK-NEXT: ml_program.global_store @w.f16 = %[[COPY]]
  // CHECK-NEXT: %[[LOADED:.*]] = ml_program.global_load @w.f16
  // CHECK-NEXT: %[[NEW:.*]] = optim.broadcast %[[LOADED]] from 0 over 2 : tensor<4xf16>
  // CHECK-NEXT: ml_program.global_store @w.f16 = %[[NEW]]
  // CHECK-NEXT: return
  %w2 = ml_program.global_load @w : tensor<4xf32>
  // expected-remark @below {{copies are broadcast in place of their parameters}}
  %w3 = optim.broadcast %w2 from 0 over 2 : tensor<4xf32>
  ml_program.global_store @w = %w3 : tensor<4xf32>
  return
}

// -----

// Startup reads the initial value for something else: it stays, in startup.

// CHECK: ml_program.global private mutable @v({{.*}}) : tensor<2xf32>
// CHECK: ml_program.global private mutable @v.f16({{.*}}) : tensor<2xf16> {optim.copy_of = @v}
// expected-remark @below {{a copy of 'v' is written by the rank that updates it}}
// expected-remark @below {{'v', which another rank updates, stays: it has uses other than its store in startup}}
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @startup() {
  %v = ml_program.global_load @v : tensor<2xf32>
  %1 = "framework.initialise"(%v) : (tensor<2xf32>) -> tensor<2xf32>
  ml_program.global_store @v = %1 : tensor<2xf32>
  return
}
// CHECK-LABEL: func.func @train_step
// CHECK-NOT: @v :
func.func @train_step() {
  %v = ml_program.global_load @v : tensor<2xf32>
  %vh = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%vh) : (tensor<2xf16>) -> ()
  // expected-remark @below {{copies are broadcast in place of their parameters}}
  %v1 = optim.broadcast %v from 1 over 2 : tensor<2xf32>
  ml_program.global_store @v = %v1 : tensor<2xf32>
  return
}
