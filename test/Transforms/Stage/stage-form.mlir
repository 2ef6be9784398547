// RUN: stepfold-opt --optim-verify-stage --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-bufferize-stage --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-verify-bufferized --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-pack-tables --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --convert-optim-to-gpu --split-input-file --verify-diagnostics=only-expected %s
// RUN: stepfold-opt --convert-optim-to-loops --split-input-file --verify-diagnostics=only-expected %s
// RUN: stepfold-opt --optim-verify-launches --split-input-file --verify-diagnostics %s

// Functions that are no stage in any phase.

// expected-error @below {{expected one block, got a declaration}}
func.func private @optimizer_stage()

// -----

// expected-error @below {{expected one block, got 2}}
func.func @optimizer_stage() {
  cf.br ^next
^next:
  return
}

// -----

// expected-error @below {{expected no results, got 1}}
func.func @optimizer_stage(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error @below {{expected argument 0 to be a dense memref of static shape, got 'tensor<4xf32>'}}
func.func @optimizer_stage(%w: tensor<4xf32>) {
  return
}

// -----

// expected-error @below {{expected argument 0 to be a dense memref of static shape, got 'memref<4xf32, 1>'}}
func.func @optimizer_stage(%w: memref<4xf32, 1> {optim.global = @w}) {
  return
}

// -----

// expected-error @below {{expected argument 0 to be bound by optim.global or optim.gradient}}
func.func @optimizer_stage(%w: memref<4xf32>) {
  return
}

// -----

// Without a stage there is nothing to do; lowerings report it.

func.func @another(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
