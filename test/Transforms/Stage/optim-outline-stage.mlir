// RUN: stepfold-opt --optim-outline-stage --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// The stage becomes a function: reads first, stores last, in the order of the
// globals; the call stands after the last gradient. The load that the forward
// pass uses stays.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W:.*]]: memref<4xf32> {optim.global = @w}, %[[V:.*]]: memref<4xf32> {optim.global = @v}, %[[LR:.*]]: memref<f32> {optim.global = @lr}, %[[G:.*]]: memref<4xf32> {optim.gradient = @w})
// CHECK-NEXT:    %[[TW:.*]] = bufferization.to_tensor %[[W]] restrict writable :
// CHECK-NEXT:    %[[TV:.*]] = bufferization.to_tensor %[[V]] restrict writable :
// CHECK-NEXT:    %[[TLR:.*]] = bufferization.to_tensor %[[LR]] restrict writable :
// CHECK-NEXT:    %[[TG:.*]] = bufferization.to_tensor %[[G]] restrict :
// CHECK-NEXT:    %[[NEWW:.*]], %[[NEWV:.*]] = optim.foreach out(%[[TW]] : tensor<4xf32>) out(%[[TV]] : f32) in(%[[TG]] : f32) scalar(%[[TLR]] : tensor<f32>)
// CHECK:         bufferization.materialize_in_destination %[[NEWW]] in writable %[[W]]
// CHECK-NEXT:    bufferization.materialize_in_destination %[[NEWV]] in writable %[[V]]
// CHECK-NEXT:    return
// CHECK-LABEL: func.func @train_step(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[OLD:.*]] = ml_program.global_load @w
// CHECK-NEXT:    %[[D:.*]] = "framework.gradient"(%[[OLD]], %[[X]])
// CHECK-NEXT:    optim.call_stage @optimizer_stage(%[[D]]) : tensor<4xf32>
// CHECK-NEXT:    "framework.after"(%[[X]])
// CHECK-NEXT:    return
func.func @train_step(%x: tensor<4xf32>) {
  %w = ml_program.global_load @w : tensor<4xf32>
  %d = "framework.gradient"(%w, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g = optim.gradient @w %d : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new:2 = optim.foreach out(%w : tensor<4xf32>) out(%v : f32) in(%g : f32) scalar(%lr : tensor<f32>) {
  ^bb0(%out: f32, %out_1: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    %1 = arith.addf %out_1, %0 : f32
    %2 = arith.subf %out, %1 : f32
    optim.yield %2, %1 : f32, f32
  }
  ml_program.global_store @v = %new#1 : tensor<4xf32>
  ml_program.global_store @w = %new#0 : tensor<4xf32>
  "framework.after"(%x) : (tensor<4xf32>) -> ()
  return
}

// -----

// A value of the stage that is used later is loaded from the global that holds
// it; a load after a store sees the stored value; a global that is only stored
// is not read.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @copy(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W:.*]]: memref<4xf32> {optim.global = @w}, %[[COPY:.*]]: memref<4xf32> {optim.global = @copy}, %[[G:.*]]: memref<4xf32>
// CHECK-NOT:     to_tensor %[[COPY]]
// CHECK:         %[[NEW:.*]] = optim.foreach
// CHECK:         %[[TWICE:.*]] = optim.foreach out({{.*}}) in(%[[NEW]] : f32)
// CHECK:         materialize_in_destination %[[NEW]] in writable %[[W]]
// CHECK-NEXT:    materialize_in_destination %[[TWICE]] in writable %[[COPY]]
// CHECK-LABEL: func.func @train_step(
// CHECK-NEXT:    optim.call_stage
// CHECK-NEXT:    %[[LOADED:.*]] = ml_program.global_load @w
// CHECK-NEXT:    "framework.watch"(%[[LOADED]])
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %new = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  %again = ml_program.global_load @w : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %twice = optim.foreach out(%e : tensor<4xf32>) in(%again : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @copy = %twice : tensor<4xf32>
  "framework.watch"(%new) : (tensor<4xf32>) -> ()
  return
}

// -----

// A load that nothing uses, which rewrites have left, is in nobody's way.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         optim.foreach
// CHECK-LABEL: func.func @train_step(
// CHECK-NEXT:    optim.call_stage
ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %new = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  %unused = ml_program.global_load @w : tensor<4xf32>
  ml_program.global_store @w = %new : tensor<4xf32>
  return
}

// -----

// A program that has an outlined stage is left as it is.

// CHECK-LABEL: func.func @optimizer_stage()
// CHECK-NEXT:    return
// CHECK-LABEL: func.func @train_step()
// CHECK-NEXT:    return
func.func @optimizer_stage() {
  return
}
func.func @train_step() {
  return
}

// -----

// Values that the step hands to the stage are stored before the call, and
// loaded in it, with a mark or without.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @skip(dense<false> : tensor<i1>) : tensor<i1> {optim.stage_input}
ml_program.global private mutable @other(dense<false> : tensor<i1>) : tensor<i1>
ml_program.global private mutable @v(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[SKIP:[a-z0-9]*]]: memref<i1> {optim.global = @skip}, %[[OTHER:[a-z0-9]*]]: memref<i1> {optim.global = @other}, %{{.*}}: memref<4xf32> {optim.global = @w}
// CHECK-DAG:     %[[FLAG:.*]] = bufferization.to_tensor %[[SKIP]]
// CHECK-DAG:     %[[OTHER_FLAG:.*]] = bufferization.to_tensor %[[OTHER]]
// CHECK:         optim.sgd
// CHECK-SAME:      skip(%[[FLAG]] : tensor<i1>)
// CHECK:         optim.sgd
// CHECK-SAME:      skip(%[[OTHER_FLAG]] : tensor<i1>)
// CHECK-LABEL: func.func @train_step(
// CHECK:         ml_program.global_store @skip = %[[FOUND:.*]] : tensor<i1>
// CHECK:         ml_program.global_store @other = %[[FOUND]] : tensor<i1>
// CHECK:         optim.call_stage @optimizer_stage
func.func @train_step(%d: tensor<4xf32>) {
  %found = "framework.exchange"() : () -> tensor<i1>
  ml_program.global_store @skip = %found : tensor<i1>
  ml_program.global_store @other = %found : tensor<i1>
  %skip = ml_program.global_load @skip : tensor<i1>
  %other = ml_program.global_load @other : tensor<i1>
  %w = ml_program.global_load @w : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = optim.gradient @w %d : tensor<4xf32>
  %new = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>) skip(%skip : tensor<i1>)
  ml_program.global_store @w = %new : tensor<4xf32>
  %gv = optim.gradient @v %d : tensor<4xf32>
  %newv = optim.sgd params(%v : tensor<4xf32>) grads(%gv : f32) lr(%lr : tensor<f32>) skip(%other : tensor<i1>)
  ml_program.global_store @v = %newv : tensor<4xf32>
  return
}

// -----

// Loads between stores of the stage are in nobody's way if nothing needs them.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-LABEL: func.func @train_step(
// CHECK:         optim.call_stage
// CHECK-NOT:     optim.call_stage
// CHECK:         return
func.func @train_step(%d: tensor<4xf32>) {
  %lr = ml_program.global_load @lr : tensor<4xf32>
  %g = optim.gradient @w %d : tensor<4xf32>
  %new = optim.foreach out(%lr : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @lr = %new : tensor<4xf32>
  %unused = ml_program.global_load @lr : tensor<4xf32>
  %doubled = arith.addf %unused, %unused : tensor<4xf32>
  ml_program.global_store @w = %new : tensor<4xf32>
  %again = ml_program.global_load @lr : tensor<4xf32>
  %next = optim.foreach out(%again : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @lr = %next : tensor<4xf32>
  return
}

// -----

// Operations that need the stage's results run behind the call, and operations
// that read values which the stage overwrites run in front of it, wherever they
// are.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @u(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @mean(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-LABEL: func.func @train_step(
// CHECK-NEXT:    %[[NEXT:.*]] = "framework.schedule"()
// CHECK-NEXT:    %[[OLD:.*]] = ml_program.global_load @u
// CHECK-NEXT:    optim.call_stage
// CHECK-NEXT:    %[[NEW:.*]] = ml_program.global_load @w
// CHECK-NEXT:    ml_program.global_store @lr = %[[NEXT]]
// CHECK-NEXT:    %[[READ:.*]] = ml_program.global_load @w
// CHECK-NEXT:    "framework.watch"(%[[READ]])
// CHECK-NEXT:    %[[CLIPPED:.*]] = "framework.clip"(%[[NEW]])
// CHECK-NEXT:    ml_program.global_store @w = %[[CLIPPED]]
// CHECK-NEXT:    "framework.watch"(%[[OLD]])
// CHECK-NEXT:    return
func.func @train_step(%d: tensor<4xf32>) {
  %lr = ml_program.global_load @lr : tensor<4xf32>
  %next = "framework.schedule"() : () -> tensor<4xf32>
  ml_program.global_store @lr = %next : tensor<4xf32>
  %g = optim.gradient @w %d : tensor<4xf32>
  %new = optim.foreach out(%lr : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  %read = ml_program.global_load @w : tensor<4xf32>
  "framework.watch"(%read) : (tensor<4xf32>) -> ()
  %clipped = "framework.clip"(%new) : (tensor<4xf32>) -> tensor<4xf32>
  ml_program.global_store @w = %clipped : tensor<4xf32>
  %h = optim.gradient @u %d : tensor<4xf32>
  %old = ml_program.global_load @u : tensor<4xf32>
  ml_program.global_store @u = %h : tensor<4xf32>
  "framework.watch"(%old) : (tensor<4xf32>) -> ()
  return
}
