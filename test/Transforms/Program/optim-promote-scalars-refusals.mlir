// RUN: stepfold-opt %s --optim-promote-scalars --allow-unregistered-dialect --split-input-file --remarks-filter=optim-promote-scalars --verify-diagnostics | FileCheck %s

// CHECK-NOT: f64>

// A loss scale, which the stage unscales gradients by, and which the framework
// multiplies the loss by.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @scale0(dense<128.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @scale1(dense<128.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %scale0 = ml_program.global_load @scale0 : tensor<1xf32>
  %scale1 = ml_program.global_load @scale1 : tensor<1xf32>
  // expected-remark @below {{'scale1' stays f32: 'pd_op.multiply' reads it as f32}}
  "pd_op.multiply"(%d, %scale1) : (tensor<2xf32>, tensor<1xf32>) -> ()
  // expected-remark @below {{'scale0' stays f32: 'optim.foreach' reads it as f32}}
  %s = optim.foreach out(%g : tensor<2xf32>) scalar(%scale0 : tensor<1xf32>) {
  ^bb0(%out: f32, %scalar: f32):
    %0 = arith.divf %out, %scalar : f32
    optim.yield %0 : f32
  }
  %lr = ml_program.global_load @lr : tensor<f32>
  // expected-remark @below {{'lr' stays f32: 'framework.log' reads it as f32}}
  "framework.log"(%lr) : (tensor<f32>) -> ()
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%s : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// Another function reads it, another stores to it.

ml_program.global private mutable @lr0(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @lr1(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @evaluate() -> tensor<f32> {
  // expected-remark @below {{'lr0' stays f32: 'evaluate' reads it}}
  %lr = ml_program.global_load @lr0 : tensor<f32>
  return %lr : tensor<f32>
}
func.func @set_rate(%lr: tensor<f32>) {
  // expected-remark @below {{'lr1' stays f32: 'set_rate' stores to it}}
  ml_program.global_store @lr1 = %lr : tensor<f32>
  return
}
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr0 = ml_program.global_load @lr0 : tensor<f32>
  %lr1 = ml_program.global_load @lr1 : tensor<f32>
  %p0 = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr0 : tensor<f32>)
  %p1 = optim.sgd params(%p0 : tensor<2xf32>) grads(%g : f32) lr(%lr1 : tensor<f32>)
  ml_program.global_store @w = %p1 : tensor<2xf32>
  return
}

// -----

// It is public; nothing gives it a value; an op names it; the stage's caller
// gives it a value, and so does an op.

// expected-remark @below {{'lr0' stays f32: it is not private to the module}}
ml_program.global public mutable @lr0(dense<0.5> : tensor<f32>) : tensor<f32>
// expected-remark @below {{'lr1' stays f32: nothing in the program gives it a value}}
ml_program.global private mutable @lr1(#ml_program.extern : tensor<f32>) : tensor<f32>
ml_program.global private mutable @lr2(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @lr3(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @lr4(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>, %next: tensor<f32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr0 = ml_program.global_load @lr0 : tensor<f32>
  %lr1 = ml_program.global_load @lr1 : tensor<f32>
  %lr2 = ml_program.global_load @lr2 : tensor<f32>
  %lr3 = ml_program.global_load @lr3 : tensor<f32>
  %lr4 = ml_program.global_load @lr4 : tensor<f32>
  %p0 = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr0 : tensor<f32>)
  %p1 = optim.sgd params(%p0 : tensor<2xf32>) grads(%g : f32) lr(%lr1 : tensor<f32>)
  %p2 = optim.sgd params(%p1 : tensor<2xf32>) grads(%g : f32) lr(%lr2 : tensor<f32>)
  %p3 = optim.sgd params(%p2 : tensor<2xf32>) grads(%g : f32) lr(%lr3 : tensor<f32>)
  %p4 = optim.sgd params(%p3 : tensor<2xf32>) grads(%g : f32) lr(%lr4 : tensor<f32>)
  ml_program.global_store @w = %p4 : tensor<2xf32>
  %warm = "framework.warm_up"() : () -> tensor<f32>
  // expected-remark @below {{'lr4' stays f32: 'framework.warm_up' gives it an f32 value}}
  ml_program.global_store @lr4 = %warm : tensor<f32>
  // expected-remark @below {{'lr2' stays f32: 'framework.schedule' may access it}}
  "framework.schedule"() {variable = @lr2} : () -> ()
  // expected-remark @below {{'lr3' stays f32: the caller gives it an f32 value}}
  ml_program.global_store @lr3 = %next : tensor<f32>
  return
}

// -----

// A call may access anything.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func private @callback()
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %p = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %p : tensor<2xf32>
  // expected-remark @below {{'lr' stays f32: 'func.call' may access it}}
  func.call @callback() : () -> ()
  return
}

// -----

// An update in a region is not part of the stage.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  "pd_op.if"() ({
    // expected-remark @below {{'lr' stays f32: 'optim.sgd' reads it as f32}}
    %p = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %p : tensor<2xf32>
  }) : () -> ()
  return
}

// -----

// A power's new value is read; one of the two powers of a stream is read, and one of its two rates is a constant
// share a stream with what could be promoted.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @b1(dense<0.9> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @b2(dense<0.99> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @c2(dense<0.99> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @m(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @n(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @u(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @x(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %x = ml_program.global_load @x : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %h = optim.gradient @x %d : tensor<2xf32>
  %m = ml_program.global_load @m : tensor<2xf32>
  %n = ml_program.global_load @n : tensor<2xf32>
  %u = ml_program.global_load @u : tensor<2xf32>
  %v = ml_program.global_load @v : tensor<2xf32>
  %b1 = ml_program.global_load @b1 : tensor<f32>
  %b2 = ml_program.global_load @b2 : tensor<f32>
  %c2 = ml_program.global_load @c2 : tensor<f32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %half = arith.constant dense<0.5> : tensor<f32>
  // expected-remark @below {{'c2' stays f32: 'optim.adam' uses it together with 'b2', which stays f32}}
  // expected-remark @below {{'lr' stays f32: 'optim.adam' has an operand in lr that is not a scalar of f32 in the state}}
  %new:9 = optim.adam params(%w, %x : tensor<2xf32>, tensor<2xf32>) moment1(%m, %n : f32) moment2(%u, %v : f32) beta1_pow(%b1 : tensor<f32>) beta2_pow(%b2, %c2 : tensor<f32>, tensor<f32>) grads(%g, %h : f32) lr(%lr, %half : tensor<f32>, tensor<f32>)
  ml_program.global_store @w = %new#0 : tensor<2xf32>
  // expected-remark @below {{'b1' stays f32: 'framework.log' reads its new value as f32}}
  "framework.log"(%new#6) : (tensor<f32>) -> ()
  ml_program.global_store @b1 = %new#6 : tensor<f32>
  ml_program.global_store @b2 = %new#7 : tensor<f32>
  ml_program.global_store @c2 = %new#8 : tensor<f32>
  // expected-remark @below {{'b2' stays f32: 'framework.log' reads it as f32}}
  "framework.log"(%b2) : (tensor<f32>) -> ()
  return
}
