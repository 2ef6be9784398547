// RUN: stepfold-opt %s --optim-hoist-casts --allow-unregistered-dialect --split-input-file --remarks-filter=optim-hoist-casts --verify-diagnostics | FileCheck %s

// Casts in the forward pass, in a region, and after the update, of a value that
// was loaded before it, become loads of one copy. Other readers keep the
// parameter. A parameter that starts as a constant has a constant copy, rounded
// to nearest even.

// CHECK:       ml_program.global private mutable @w(dense<[1.000000e+00, 1.001950e+00]> : tensor<2xf32>)
// CHECK-NEXT:  ml_program.global private mutable @w.f16(dense<[1.000000e+00, 1.001950e+00]> : tensor<2xf16>) : tensor<2xf16> {optim.copy_of = @w}
// CHECK-LABEL: func.func @train_step
// CHECK:         %[[W:.*]] = ml_program.global_load @w : tensor<2xf32>
// CHECK-NEXT:    %[[COPY0:.*]] = ml_program.global_load @w.f16 : tensor<2xf16>
// CHECK-NEXT:    %[[COPY1:.*]] = ml_program.global_load @w.f16 : tensor<2xf16>
// CHECK-NEXT:    "framework.forward"(%[[COPY1]])
// CHECK-NEXT:    "framework.norm"(%[[W]]) : (tensor<2xf32>)
// CHECK-NEXT:    "framework.recompute"() ({
// CHECK-NEXT:      ml_program.global_load @w : tensor<2xf32>
// CHECK-NEXT:      %[[COPY2:.*]] = ml_program.global_load @w.f16 : tensor<2xf16>
// CHECK-NEXT:      "framework.forward"(%[[COPY2]])
// CHECK:         %[[NEW:.*]] = optim.sgd
// CHECK:         ml_program.global_store @w = %[[NEW]]
// CHECK-NEXT:    %[[CAST:.*]] = optim.cast %[[NEW]] : tensor<2xf32> to tensor<2xf16>
// CHECK-NEXT:    ml_program.global_store @w.f16 = %[[CAST]]
// CHECK-NEXT:    "framework.backward"(%[[COPY0]])
// CHECK-NOT:     cast
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(dense<[1.0, 1.00195]> : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  // expected-remark @below {{'framework.norm' still reads 'w' itself}}
  "framework.norm"(%w) : (tensor<2xf32>) -> ()
  "framework.recompute"() ({
    %again = ml_program.global_load @w : tensor<2xf32>
    %cast = optim.cast %again : tensor<2xf32> to tensor<2xf16>
    "framework.forward"(%cast) : (tensor<2xf16>) -> ()
  }) : () -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %new : tensor<2xf32>
  %late = optim.cast %w : tensor<2xf32> to tensor<2xf16>
  "framework.backward"(%late) : (tensor<2xf16>) -> ()
  return
}

// -----

// Values that startup computes are cast there, at its end. Two types are two copies; a cast to a
// type that is no narrower, or to another shape, is none. A name that is taken is not taken again.

// CHECK:       ml_program.global private mutable @w.bf16(
// CHECK:       ml_program.global private mutable @w(
// CHECK-NEXT:  ml_program.global private mutable @[[$BF16:w.bf16_[0-9]+]](#{{.*}}) : tensor<2xbf16> {optim.copy_of = @w}
// CHECK-NEXT:  ml_program.global private mutable @[[$F16:w.f16]](#{{.*}}) : tensor<2xf16> {optim.copy_of = @w}
// CHECK-LABEL: func.func @startup
// CHECK:         ml_program.global_store @w
// CHECK-NEXT:    %[[W0:.*]] = ml_program.global_load @w
// CHECK-NEXT:    %[[H0:.*]] = optim.cast %[[W0]] : tensor<2xf32> to tensor<2xf16>
// CHECK-NEXT:    ml_program.global_store @[[$F16]] = %[[H0]]
// CHECK-NEXT:    %[[W1:.*]] = ml_program.global_load @w
// CHECK-NEXT:    %[[B0:.*]] = optim.cast %[[W1]] : tensor<2xf32> to tensor<2xbf16>
// CHECK-NEXT:    ml_program.global_store @[[$BF16]] = %[[B0]]
// CHECK-LABEL: func.func @train_step
// CHECK:         "framework.widen"(%{{.*}}) : (tensor<2xf64>)
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w.bf16(dense<0.0> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @startup() {
  %0 = "framework.random"() : () -> tensor<2xf32>
  ml_program.global_store @w = %0 : tensor<2xf32>
  return
}
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %a = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %b = "pd_op.cast"(%w) {dtype = bf16} : (tensor<2xf32>) -> tensor<2xbf16>
  // expected-remark @below {{'optim.cast' still reads 'w' itself}}
  %c = optim.cast %w : tensor<2xf32> to tensor<2xf64>
  "framework.forward"(%a, %b) : (tensor<2xf16>, tensor<2xbf16>) -> ()
  "framework.widen"(%c) : (tensor<2xf64>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// Without a startup function there is one afterwards.

// CHECK-LABEL: func.func @train_step
// CHECK-LABEL: func.func @startup
// CHECK:         ml_program.global_store @w.bf16
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %b = "pd_op.cast"(%w) {dtype = bf16} : (tensor<2xf32>) -> tensor<2xbf16>
  "framework.forward"(%b) : (tensor<2xbf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

// -----

// From f64, a framework's cast rounds twice: it is not optim.cast.

// CHECK-LABEL: func.func @train_step
// CHECK:         "pd_op.cast"(%{{.*}}) {dtype = f16}
// CHECK:         ml_program.global_load @w.bf16 : tensor<2xbf16>
// CHECK-NOT:     ml_program.global_load @w.f16
ml_program.global private mutable @lr(dense<0.5> : tensor<f64>) : tensor<f64>
ml_program.global private mutable @w(dense<1.0> : tensor<2xf64>) : tensor<2xf64>
func.func @train_step(%d: tensor<2xf64>) {
  %w = ml_program.global_load @w : tensor<2xf64>
  // expected-remark @below {{'pd_op.cast' still reads 'w' itself}}
  %a = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf64>) -> tensor<2xf16>
  %late = ml_program.global_load @w : tensor<2xf64>
  %b = optim.cast %late : tensor<2xf64> to tensor<2xbf16>
  "framework.forward"(%a, %b) : (tensor<2xf16>, tensor<2xbf16>) -> ()
  %g = optim.gradient @w %d : tensor<2xf64>
  %lr = ml_program.global_load @lr : tensor<f64>
  %new = optim.sgd params(%w : tensor<2xf64>) grads(%g : f64) lr(%lr : tensor<f64>)
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %new : tensor<2xf64>
  return
}

// -----

// A parameter that nothing writes has a copy that nothing writes.

// CHECK:       ml_program.global private mutable @frozen(dense<2.000000e+00> : tensor<3xf32>)
// CHECK-NEXT:  ml_program.global private mutable @frozen.bf16(dense<2.000000e+00> : tensor<3xbf16>) : tensor<3xbf16> {optim.copy_of = @frozen}
// CHECK-LABEL: func.func @train_step
// CHECK-NEXT:    ml_program.global_load @frozen : tensor<3xf32>
// CHECK-NEXT:    %[[COPY:.*]] = ml_program.global_load @frozen.bf16 : tensor<3xbf16>
// CHECK-NEXT:    "framework.forward"(%[[COPY]])
// CHECK-NEXT:    return
// expected-remark @below {{a copy of 'frozen' is written by startup alone}}
ml_program.global private mutable @frozen(dense<2.0> : tensor<3xf32>) : tensor<3xf32>
func.func @train_step() {
  %w = ml_program.global_load @frozen : tensor<3xf32>
  %h = optim.cast %w : tensor<3xf32> to tensor<3xbf16>
  "framework.forward"(%h) : (tensor<3xbf16>) -> ()
  return
}

// -----

// Updates that may be skipped: their copies are selected, those of one flag and
// one pair of types together, behind the last store.

// CHECK-LABEL: func.func @train_step
// CHECK:         %[[NEW:.*]]:2 = optim.sgd
// CHECK:           skip(%[[SKIP:[^ ]*]] : tensor<1xi1>)
// CHECK:         ml_program.global_store @v = %[[NEW]]#0
// CHECK-NEXT:    ml_program.global_store @w = %[[NEW]]#1
// CHECK-NEXT:    %[[A:.*]] = ml_program.global_load @[[FIRST:[vw].bf16]]
// CHECK-NEXT:    %[[B:.*]] = ml_program.global_load @[[SECOND:[vw].bf16]]
// CHECK-NEXT:    %[[COPIES:.*]]:2 = optim.foreach
// CHECK-NEXT:      out(%[[A]], %[[B]] : tensor<8xbf16>, tensor<4xbf16>)
// CHECK-NEXT:      in(%[[NEW]]#1, %[[NEW]]#0 : f32)
// CHECK-NEXT:      scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: bf16, %[[IN:.*]]: f32, %[[FLAG:.*]]: i1):
// CHECK-NEXT:      %[[CAST:.*]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK-NEXT:      arith.select %[[FLAG]], %[[OLD]], %[[CAST]] : bf16
// CHECK:         ml_program.global_store @[[FIRST]] = %[[COPIES]]#0
// CHECK-NEXT:    ml_program.global_store @[[SECOND]] = %[[COPIES]]#1
// CHECK-NEXT:    return
ml_program.global private mutable @v(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @found(dense<false> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<4xf32>, %e: tensor<8xf32>) {
  %w = ml_program.global_load @w : tensor<8xf32>
  %hw = "pd_op.cast"(%w) {dtype = bf16} : (tensor<8xf32>) -> tensor<8xbf16>
  %v = ml_program.global_load @v : tensor<4xf32>
  %hv = "pd_op.cast"(%v) {dtype = bf16} : (tensor<4xf32>) -> tensor<4xbf16>
  "framework.forward"(%hw, %hv) : (tensor<8xbf16>, tensor<4xbf16>) -> ()
  %lr = ml_program.global_load @lr : tensor<f32>
  %skip = ml_program.global_load @found : tensor<1xi1>
  %gv = optim.gradient @v %d : tensor<4xf32>
  %gw = optim.gradient @w %e : tensor<8xf32>
  %new:2 = optim.sgd params(%v, %w : tensor<4xf32>, tensor<8xf32>) grads(%gv, %gw : f32) lr(%lr : tensor<f32>) skip(%skip : tensor<1xi1>)
  // expected-remark @below {{a copy of 'v' is written by its update}}
  ml_program.global_store @v = %new#0 : tensor<4xf32>
  // expected-remark @below {{a copy of 'w' is written by its update}}
  ml_program.global_store @w = %new#1 : tensor<8xf32>
  return
}
