// RUN: stepfold-opt --optim-if-convert --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-promote-scalars --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-hoist-casts --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-coalesce --split-input-file --verify-diagnostics %s
// RUN: stepfold-opt --optim-outline-stage --split-input-file --verify-diagnostics %s

// Passes on the step take it in one block, and no step at all.

// expected-error @below {{expected one block, got a declaration}}
func.func private @train_step()

// -----

// expected-error @below {{expected one block, got 2}}
func.func @train_step() {
  cf.br ^next
^next:
  return
}

// -----

func.func @another() {
  cf.br ^next
^next:
  return
}
