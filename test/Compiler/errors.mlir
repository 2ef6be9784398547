// RUN: rm -rf %t && split-file %s %t

// Every failure is one error with exit status 1, and writes nothing.

// RUN: not stepfold-compile %t/ok.mlir --target=sm_20 -o %t/plan 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: stepfold-compile: error: expected a target of sm_80, sm_90, sm_90a, sm_100, host, got 'sm_20'
// TARGET-NOT: {{.}}

// RUN: not stepfold-compile %t/missing.mlir -o %t/plan 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: stepfold-compile: error: {{.*}}missing.mlir{{.*}}: No such file or directory
// MISSING-NOT: {{.}}

// RUN: not stepfold-compile %t/malformed.mlir -o %t/plan 2>&1 | FileCheck %s --check-prefix=MALFORMED
// MALFORMED: stepfold-compile: error: {{.*}}malformed.mlir:2:3: error: custom op 'oops' is unknown
// MALFORMED-NOT: error:

// RUN: not stepfold-compile %t/invalid.mlir -o %t/plan 2>&1 | FileCheck %s --check-prefix=INVALID
// INVALID: stepfold-compile: error: {{.*}}invalid.mlir:2:8: error: 'optim.cast' op
// INVALID-NOT: error:

// RUN: not stepfold-compile %t/no-stage.mlir -o %t/plan 2>&1 | FileCheck %s --check-prefix=STAGE
// STAGE: stepfold-compile: error: the program has no optimizer stage that can be compiled: expected '@train_step' to update state from gradients, or '@optimizer_stage'
// STAGE-SAME: ; remarks of optim-outline-stage name the reason
// STAGE-NEXT: {{.*}}: [optim-outline-stage] {{.*}}no store of the function depends only on gradients and state
// STAGE-NOT: {{.}}

// RUN: not stepfold-compile %t/blocks.mlir -o %t/plan 2>&1 | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: stepfold-compile: error: {{.*}}blocks.mlir":{{[0-9]+}}:{{[0-9]+}}): {{.*}}expected one block, got 2
// BLOCKS-NOT: error:

// A constant that cannot be stored is found where it is stored.
// RUN: not stepfold-compile %t/constant.mlir -o %t/plan 2>&1 | FileCheck %s --check-prefix=CONSTANT
// CONSTANT: stepfold-compile: error: loc("{{.*}}constant.mlir":9:3): 'bufferization.materialize_in_destination' op requires a copy: the tensor is not in this buffer, the storage of @offset
// CONSTANT-NOT: error:

// The file is where the folder should be.
// RUN: not stepfold-compile %t/ok.mlir -o %t/ok.mlir/plan 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: stepfold-compile: error: cannot make the folder '{{.*}}ok.mlir/plan': Not a directory
// FOLDER-NOT: {{.}}

// RUN: not stepfold-compile %t/ok.mlir --target=sm_90 --ptxas=%t/no-ptxas -o %t/plan 2>&1 | FileCheck %s --check-prefix=PTXAS
// PTXAS: stepfold-compile: error: cannot find the assembler '{{.*}}no-ptxas': expected a program, or 'none'
// PTXAS-NOT: {{.}}

// RUN: not stepfold-compile %t/ok.mlir --features=no-such-feature -o %t/plan 2>&1 | FileCheck %s --check-prefix=FEATURE
// FEATURE: stepfold-compile: error: expected a processor feature of {{.*}}, got 'no-such-feature'
// FEATURE-NOT: {{.}}

// RUN: not stepfold-compile %t/ok.mlir --target=sm_90 --features=avx2 -o %t/plan 2>&1 | FileCheck %s --check-prefix=GPU-FEATURE
// GPU-FEATURE: stepfold-compile: error: processor features are for target 'host', got target 'sm_90'
// GPU-FEATURE-NOT: {{.}}

// RUN: not ls %t/plan

// Stages cannot be dumped into a file either.
// RUN: not stepfold-compile %t/ok.mlir --dump-stages=%t/ok.mlir/dumps -o %t/plan 2>&1 | FileCheck %s --check-prefix=DUMPS
// DUMPS: stepfold-compile: error: cannot write '{{.*}}dumps/00-{{.*}}.mlir': Not a directory
// DUMPS-NOT: {{.}}
// RUN: not ls %t/plan

// An assembler that fails leaves no plan.
// RUN: not stepfold-compile %t/ok.mlir --target=sm_90 --ptxas=false -o %t/failed 2>&1 | FileCheck %s --check-prefix=FAILED
// FAILED: stepfold-compile: error: {{.*}}false failed on 'stage-{{[0-9a-f]+}}.ptx' with status 1
// FAILED-NOT: error:
// RUN: not ls %t/failed/plan.json

// And the program does compile.
// RUN: stepfold-compile %t/ok.mlir -o %t/plan --quiet
// RUN: ls %t/plan/plan.json

//--- constant.mlir
ml_program.global private mutable @w(dense<0.5> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @offset(dense<0.5> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %offset = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  ml_program.global_store @offset = %offset : tensor<2xf32>
  %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}

//--- ok.mlir
ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<1.0> : tensor<f32>) : tensor<f32>
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %p : tensor<4xf32>
  return
}
//--- malformed.mlir
func.func @train_step() {
  oops
}
//--- invalid.mlir
func.func @train_step(%d: tensor<4xf32>) {
  %0 = optim.cast %d : tensor<4xf32> to tensor<4xf32>
  return
}
//--- no-stage.mlir
func.func @train_step() {
  return
}
//--- blocks.mlir
func.func @train_step() {
  cf.br ^bb1
^bb1:
  return
}
