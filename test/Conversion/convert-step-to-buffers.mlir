// RUN: stepfold-opt --convert-step-to-buffers --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// Everything but the step goes. State and results are arguments, in order of use; a
// load copies, and what nothing uses is not loaded.
// CHECK-NOT:   ml_program
// CHECK:       func.func private @run_stage(index, memref<2xindex>)
// CHECK-SAME:    optim.gradients = [@w, @b]
// CHECK:       func.func @train_step(
// CHECK-SAME:    %[[W:[a-z0-9]+]]: memref<4xf32> {optim.global = @w}
// CHECK-SAME:    %[[SEEN:[a-z0-9]+]]: memref<f32> {optim.global = @seen}
// CHECK-SAME:    %[[R0:[a-z0-9]+]]: memref<4xf32> {optim.result = 0 : i64}
// CHECK-SAME:    %[[R1:[a-z0-9]+]]: memref<f32> {optim.result = 1 : i64}
// CHECK-SAME:    %[[STAGE:[a-z0-9]+]]: index) {
// CHECK:         %[[COPY:.*]] = memref.alloc() : memref<4xf32>
// CHECK:         memref.copy %[[W]], %[[COPY]]
// CHECK:         %[[OLD:.*]] = bufferization.to_tensor %[[COPY]] restrict writable
// CHECK:         %[[LOSS:.*]] = tensor.extract %[[OLD]]
// CHECK:         %[[LOSS0:.*]] = tensor.from_elements %[[LOSS]]
// CHECK:         bufferization.materialize_in_destination %[[LOSS0]] in writable %[[SEEN]]
// CHECK:         %[[ADDRESSES:.*]] = memref.alloca() : memref<2xindex>
// CHECK:         %[[G:.*]] = bufferization.to_buffer %[[OLD]] read_only : tensor<4xf32> to memref<4xf32>
// CHECK:         %[[ADDRESS:.*]] = memref.extract_aligned_pointer_as_index %[[G]]
// CHECK:         memref.store %[[ADDRESS]], %[[ADDRESSES]]
// CHECK:         bufferization.to_buffer %[[LOSS0]] read_only
// CHECK:         call @run_stage(%[[STAGE]], %[[ADDRESSES]])
// CHECK:         %[[AGAIN:.*]] = memref.alloc() : memref<4xf32>
// CHECK:         memref.copy %[[W]], %[[AGAIN]]
// CHECK:         %[[NEW:.*]] = bufferization.to_tensor %[[AGAIN]]
// CHECK:         bufferization.materialize_in_destination %[[NEW]] in writable %[[R0]]
// CHECK:         bufferization.materialize_in_destination %[[LOSS0]] in writable %[[R1]]
// CHECK:         return
ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @b(dense<0.0> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @seen(dense<0.0> : tensor<f32>) : tensor<f32>
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %g: memref<4xf32> {optim.gradient = @w},
                           %h: memref<f32> {optim.gradient = @b}) {
  return
}
func.func @startup() {
  return
}
func.func @train_step() -> (tensor<4xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %unused = ml_program.global_load @b : tensor<f32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %element = tensor.extract %w[%c0] : tensor<4xf32>
  %loss = tensor.from_elements %element : tensor<f32>
  ml_program.global_store @seen = %loss : tensor<f32>
  optim.call_stage @optimizer_stage(%w, %loss) : tensor<4xf32>, tensor<f32>
  %new = ml_program.global_load @w : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// expected-error @+1 {{expected a function '@train_step'}}
module {
}

// -----

// expected-error @+1 {{expected no arguments, got 1: the data of a step is state}}
func.func @train_step(%x: tensor<4xf32>) {
  return
}

// -----

// expected-error @+1 {{expected a body}}
func.func private @train_step()

// -----

// expected-error @+1 {{expected a tensor of static shape, got 'tensor<?xf32>'}}
func.func @train_step() -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%c0) : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// expected-error @+1 {{expected a tensor of static shape, got 'f32'}}
func.func @train_step() -> f32 {
  %0 = arith.constant 0.0 : f32
  return %0 : f32
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4xf32>
  // expected-error @+1 {{is in a stage that is not outlined: remarks of optim-outline-stage name the reason}}
  %g = optim.gradient @w %w : tensor<4xf32>
  ml_program.global_store @w = %g : tensor<4xf32>
  return
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4xf32>
  // expected-error @+1 {{is in a stage that is not outlined: expected a step with one optimizer stage, got 2: keep one by optim-select-stage}}
  %g = optim.gradient @w %w : tensor<4xf32>
  %new = arith.addf %g, %g : tensor<4xf32>
  ml_program.global_store @w = %new : tensor<4xf32>
  %h = optim.gradient @v %new : tensor<4xf32>
  ml_program.global_store @v = %h : tensor<4xf32>
  return
}

// -----

func.func @train_step() {
  // expected-error @+1 {{'framework.step' op is not registered, and no known pass lowers it}}
  "framework.step"() : () -> ()
  return
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  return
}
func.func @other_stage(%w: memref<4xf32> {optim.global = @w}, %g: memref<4xf32> {optim.gradient = @w}) {
  return
}
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4xf32>
  optim.call_stage @optimizer_stage()
  // expected-error @+1 {{expected calls of one stage, got 'other_stage' after 'optimizer_stage'}}
  optim.call_stage @other_stage(%w) : tensor<4xf32>
  return
}
