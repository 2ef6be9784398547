// RUN: stepfold-opt --optim-verify-bufferized --split-input-file --verify-diagnostics %s

// A stage that keeps the contract.

memref.global "private" constant @decays : memref<1xf32> = dense<0.5>
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %sums = memref.alloc() : memref<1xf32>
  optim.reduce out(%sums : memref<1xf32>) in(%w : memref<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %decays = memref.get_global @decays : memref<1xf32>
  optim.foreach out(%w : memref<4xf32>) per_parameter(%sums, %decays : memref<1xf32>) {
  ^bb0(%out: f32, %sum: f32, %decay: f32):
    %0 = arith.mulf %sum, %decay : f32
    optim.yield %0 : f32
  }
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %v: memref<4xf32> {optim.global = @v}) {
  // expected-error @below {{copies a buffer: the stage must update in place}}
  memref.copy %w, %v : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{is not allowed in a bufferized stage}}
  %0 = bufferization.to_tensor %w restrict : memref<4xf32> to tensor<4xf32>
  return
}

// -----

// Tensors would have to be arguments.

// expected-error @below {{expected argument 0 to be a dense memref of static shape, got 'tensor<4xf32>'}}
func.func @optimizer_stage(%t: tensor<4xf32>) {
  %0 = optim.foreach out(%t : tensor<4xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}

// -----

// A size of the stage is known when it is compiled.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{is not allowed in a bufferized stage}}
  %n = arith.constant 4 : index
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{expected scratch of static shape, got 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.alloc() : memref<4xf32, strided<[2]>>
  return
}

// -----

// Tables belong to the next phase.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  // expected-error @below {{'optim.table' op is not allowed in a bufferized stage}}
  %0 = optim.table(%w : memref<4xf32>)
  return
}
