// RUN: stepfold-opt %s --pass-pipeline='builtin.module(optim-hoist-casts{ring=2 rank=0})' --allow-unregistered-dialect --split-input-file --remarks-filter=optim-hoist-casts --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --pass-pipeline='builtin.module(optim-hoist-casts)' --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-NOT: f16(
// CHECK-NOT: optim.broadcast {{.*}}f16

// It travels over another ring than others do.

ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %v = ml_program.global_load @v : tensor<2xf32>
  %new_v = optim.broadcast %v from 1 over 2 : tensor<2xf32>
  ml_program.global_store @v = %new_v : tensor<2xf32>
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  // expected-remark @below {{casts of 'w' stay: it is broadcast over ring 3, in which the rank of this program is not known}}
  %new = optim.broadcast %w from 1 over 3 : tensor<2xf32>
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// It is cast to two types.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %b = "pd_op.cast"(%w) {dtype = bf16} : (tensor<2xf32>) -> tensor<2xbf16>
  "framework.forward"(%h, %b) : (tensor<2xf16>, tensor<2xbf16>) -> ()
  // expected-remark @below {{casts of 'w' stay: it is broadcast once, and cast to several types}}
  %new = optim.broadcast %w from 1 over 2 : tensor<2xf32>
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// Something else reads it, on the rank that gets it and on the one that sends it.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %v = ml_program.global_load @v : tensor<2xf32>
  %i = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  // expected-remark @below {{casts of 'w' stay: 'framework.forward' reads it, and only copies would be broadcast}}
  // expected-remark @below {{casts of 'v' stay: 'framework.forward' reads it, and only copies would be broadcast}}
  "framework.forward"(%w, %h, %v, %i) : (tensor<2xf32>, tensor<2xf16>, tensor<2xf32>, tensor<2xf16>) -> ()
  %new = optim.broadcast %w from 1 over 2 : tensor<2xf32>
  ml_program.global_store @w = %new : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = optim.gradient @v %d : tensor<2xf32>
  %updated = optim.sgd params(%v : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @v = %updated : tensor<2xf32>
  %own = ml_program.global_load @v : tensor<2xf32>
  %sent = optim.broadcast %own from 0 over 2 : tensor<2xf32>
  ml_program.global_store @v = %sent : tensor<2xf32>
  return
}

// -----

// Two broadcasts bring it.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  // expected-remark @below {{casts of 'w' stay: 'optim.broadcast' reads it, and only copies would be broadcast}}
  %0 = optim.broadcast %w from 1 over 2 : tensor<2xf32>
  ml_program.global_store @w = %0 : tensor<2xf32>
  %1 = ml_program.global_load @w : tensor<2xf32>
  %2 = optim.broadcast %1 from 1 over 2 : tensor<2xf32>
  ml_program.global_store @w = %2 : tensor<2xf32>
  return
}

// -----

// It is written after the broadcast, and between the load and the broadcast.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %v = ml_program.global_load @v : tensor<2xf32>
  %i = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h, %i) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = optim.gradient @v %d : tensor<2xf32>
  %new = optim.sgd params(%v : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{casts of 'v' stay: 'ml_program.global_store' may write it outside of the update}}
  ml_program.global_store @v = %new : tensor<2xf32>
  %sent:2 = optim.broadcast %w, %v from 0 over 2 : tensor<2xf32>, tensor<2xf32>
  ml_program.global_store @w = %sent#0 : tensor<2xf32>
  ml_program.global_store @v = %sent#1 : tensor<2xf32>
  // expected-remark @below {{casts of 'w' stay: 'framework.normalise' may write it outside of the update}}
  "framework.normalise"() {variable = @w} : () -> ()
  return
}

// -----

// A broadcast that may not happen, and one whose result something else uses.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%synchronise: i1) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %v = ml_program.global_load @v : tensor<2xf32>
  %i = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h, %i) : (tensor<2xf16>, tensor<2xf16>) -> ()
  // expected-remark @below {{casts of 'w' stay: its update is not in the stage, but in 'scf.if'}}
  scf.if %synchronise {
    %0 = ml_program.global_load @w : tensor<2xf32>
    %1 = optim.broadcast %0 from 1 over 2 : tensor<2xf32>
    ml_program.global_store @w = %1 : tensor<2xf32>
  }
  %2 = optim.broadcast %v from 1 over 2 : tensor<2xf32>
  // expected-remark @below {{casts of 'v' stay: its update is not in the stage, but in 'ml_program.global_store'}}
  ml_program.global_store @v = %2 : tensor<2xf32>
  "framework.print"(%2) : (tensor<2xf32>) -> ()
  return
}

// -----

// Something on this rank updates what another one sends, or its stage reads it.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @mean(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %v = ml_program.global_load @v : tensor<2xf32>
  %i = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h, %i) : (tensor<2xf16>, tensor<2xf16>) -> ()
  // expected-remark @below {{casts of 'w' stay: this rank updates it, and receives it from another rank}}
  "framework.normalise"() {variable = @w} : () -> ()
  %mean = ml_program.global_load @mean : tensor<2xf32>
  %gm = optim.gradient @mean %d : tensor<2xf32>
  %sum = arith.addf %mean, %v : tensor<2xf32>
  ml_program.global_store @mean = %sum : tensor<2xf32>
  %w1 = ml_program.global_load @w : tensor<2xf32>
  // expected-remark @below {{casts of 'v' stay: this rank's stage reads it, and another rank updates it}}
  %sent:2 = optim.broadcast %w1, %v from 1 over 2 : tensor<2xf32>, tensor<2xf32>
  ml_program.global_store @w = %sent#0 : tensor<2xf32>
  ml_program.global_store @v = %sent#1 : tensor<2xf32>
  return
}

// -----

// A cast reads what has been sent.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<2xf32>
  %new = optim.broadcast %w from 1 over 2 : tensor<2xf32>
  ml_program.global_store @w = %new : tensor<2xf32>
  %late = ml_program.global_load @w : tensor<2xf32>
  // expected-remark @below {{casts of 'w' stay: this cast reads the value after the update}}
  %h = "pd_op.cast"(%late) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.validate"(%h) : (tensor<2xf16>) -> ()
  return
}
