// RUN: stepfold-opt %s --optim-hoist-casts --allow-unregistered-dialect --split-input-file --remarks-filter=optim-hoist-casts --verify-diagnostics | FileCheck %s

// CHECK-NOT: optim.copy_of
// CHECK-COUNT-8: pd_op.cast
// CHECK-NOT: optim.copy_of

// The cast reads the value after the update.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  %late = ml_program.global_load @w : tensor<2xf32>
  // expected-remark @below {{casts of 'w' stay: this cast reads the value after the update}}
  %h = "pd_op.cast"(%late) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.validate"(%h) : (tensor<2xf16>) -> ()
  return
}

// -----

// An op that is not part of the stage stores to it.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  // expected-remark @below {{casts of 'w' stay: 'framework.broadcast' may write it outside of the update}}
  "framework.broadcast"() {variable = @w} : () -> ()
  return
}

// -----

// An op that may write anything.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func private @callback()
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  // expected-remark @below {{casts of 'w' stay: 'func.call' may write it outside of the update}}
  func.call @callback() : () -> ()
  return
}

// -----

// Another function stores to it.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @prune(%value: tensor<2xf32>) {
  // expected-remark @below {{casts of 'w' stay: another function stores to it}}
  ml_program.global_store @w = %value : tensor<2xf32>
  return
}
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// The update is in a region: gradients are accumulated over several steps.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  // expected-remark @below {{casts of 'w' stay: its update is not in the stage, but in 'pd_op.if'}}
  "pd_op.if"() ({
    %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %new : tensor<2xf32>
  }) : () -> ()
  return
}

// -----

// A startup function of several blocks has several ends.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
// expected-remark @below {{casts of 'w' stay: startup does not have one block}}
func.func @startup() {
  %0 = "framework.random"() : () -> tensor<2xf32>
  cf.br ^end
^end:
  ml_program.global_store @w = %0 : tensor<2xf32>
  return
}
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// A parameter without an update, which another function may train.

ml_program.global private mutable @frozen(dense<2.0> : tensor<3xf32>) : tensor<3xf32>
func.func @thaw(%value: tensor<3xf32>) {
  // expected-remark @below {{casts of 'frozen' stay: another function stores to it}}
  ml_program.global_store @frozen = %value : tensor<3xf32>
  return
}
func.func @train_step() {
  %w = ml_program.global_load @frozen : tensor<3xf32>
  %h = optim.cast %w : tensor<3xf32> to tensor<3xbf16>
  "framework.forward"(%h) : (tensor<3xbf16>) -> ()
  return
}

// -----

// A conditional that stores it, too, would leave the copy behind.

ml_program.global private mutable @w(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %a = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %a : tensor<2xf32>
  %c = arith.constant true
  // expected-remark @below {{casts of 'w' stay: 'scf.if' may write it outside of the update}}
  scf.if %c {
    %b = optim.sgd params(%a : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %b : tensor<2xf32>
  }
  return
}

// -----

// The framework may overwrite what has another name.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  // expected-remark @below {{casts of 'w' stay: 'pd_op.share_data_' gives the result of one another name}}
  %detached = "pd_op.share_data_"(%h) : (tensor<2xf16>) -> tensor<2xf16>
  "framework.forward"(%h, %detached) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}
