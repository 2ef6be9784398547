// RUN: stepfold-opt --optim-verify-stage --split-input-file --verify-diagnostics %s

// A stage that keeps the contract, and a module without one.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %g: memref<4xf32> {optim.gradient = @w}) {
  %0 = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %g restrict : memref<4xf32> to tensor<4xf32>
  %2 = optim.foreach out(%0 : tensor<4xf32>) in(%1 : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  bufferization.materialize_in_destination %2 in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @train_step() {
  return
}

// -----

// expected-error @below {{expected one block}}
func.func @optimizer_stage() {
  cf.br ^bb1
^bb1:
  return
}

// -----

// expected-error @below {{expected no results, got 1}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) -> memref<4xf32> {
  return %w : memref<4xf32>
}

// -----

// expected-error @below {{expected argument 0 to be a dense memref of static shape, got 'memref<?xf32>'}}
func.func @optimizer_stage(%w: memref<?xf32> {optim.global = @w}) {
  return
}

// -----

// expected-error @below {{expected argument 0 to be a dense memref of static shape, got 'tensor<4xf32>'}}
func.func @optimizer_stage(%w: tensor<4xf32> {optim.global = @w}) {
  return
}

// -----

// expected-error @below {{expected argument 0 to be a dense memref of static shape, got 'memref<4xf32, strided<[2]>>'}}
func.func @optimizer_stage(%w: memref<4xf32, strided<[2]>> {optim.global = @w}) {
  return
}

// -----

// expected-error @below {{expected argument 1 to be bound by optim.global or optim.gradient}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %x: memref<4xf32>) {
  return
}

// -----

// expected-error @below {{expected argument 0 to be bound by optim.global or optim.gradient}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w, optim.gradient = @w}) {
  return
}

// -----

// expected-error @below {{expected @w to be bound once as optim.global}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %g: memref<4xf32> {optim.gradient = @w}, %x: memref<4xf32> {optim.global = @w}) {
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{is not allowed in an outlined stage}}
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %v: memref<4xf32> {optim.global = @v}) {
  %0 = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %0 in writable %v : (tensor<4xf32>, memref<4xf32>) -> ()
  // expected-error @below {{expected reads of arguments first and materializations last}}
  %1 = bufferization.to_tensor %v restrict writable : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %1 in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %0 = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{expected each argument to be read once}}
  %1 = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{expected 'restrict', and 'writable' only for globals}}
  %0 = bufferization.to_tensor %w writable : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @optimizer_stage(%g: memref<4xf32> {optim.gradient = @w}) {
  // expected-error @below {{expected 'restrict', and 'writable' only for globals}}
  %0 = bufferization.to_tensor %g restrict writable : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %g: memref<4xf32> {optim.gradient = @w}) {
  %0 = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{expected an argument bound to a global}}
  bufferization.materialize_in_destination %0 in writable %g : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %0 = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %0 in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  // expected-error @below {{expected each global to be written once}}
  bufferization.materialize_in_destination %0 in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
