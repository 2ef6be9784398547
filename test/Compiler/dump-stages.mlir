// RUN: rm -rf %t && stepfold-compile %s --target=sm_90 --ptxas=none --quiet -o %t/plan --dump-stages=%t/dumps
// RUN: ls %t/dumps | FileCheck %s --check-prefix=FILES --implicit-check-not=mlir

// The module after each pass, in order.
// FILES:      00-optim-if-convert.mlir
// FILES-NEXT: 01-optim-hoist-casts.mlir
// FILES-NEXT: 02-optim-group-parameters.mlir
// FILES-NEXT: 03-optim-generalize.mlir
// FILES-NEXT: 04-optim-eliminate-dead-stores.mlir
// FILES-NEXT: 05-optim-fuse-producers.mlir
// FILES-NEXT: 06-optim-sink-selects.mlir
// FILES-NEXT: 07-optim-distribute-flags.mlir
// FILES-NEXT: 08-optim-fuse-siblings.mlir
// FILES-NEXT: 09-optim-rematerialize-scalars.mlir
// FILES-NEXT: 10-optim-fuse-scalars.mlir
// FILES-NEXT: 11-optim-fuse-updates.mlir
// FILES-NEXT: 12-optim-fuse-producers.mlir
// FILES-NEXT: 13-optim-sink-scalars.mlir
// FILES-NEXT: 14-optim-hoist-scalars.mlir
// FILES-NEXT: 15-optim-scalarize.mlir
// FILES-NEXT: 16-optim-verify-structured.mlir
// FILES-NEXT: 17-optim-outline-stage.mlir
// FILES-NEXT: 18-optim-verify-stage.mlir
// FILES-NEXT: 19-optim-bufferize-stage.mlir
// FILES-NEXT: 20-optim-verify-bufferized.mlir
// FILES-NEXT: 21-optim-pack-tables.mlir
// FILES-NEXT: 22-convert-optim-to-gpu.mlir
// FILES-NEXT: 23-optim-verify-launches.mlir

// RUN: FileCheck %s --check-prefix=MERGE < %t/dumps/02-optim-group-parameters.mlir
// MERGE: %params:2, %velocity:2 = optim.lars_momentum
// RUN: FileCheck %s --check-prefix=BUFFERIZED < %t/dumps/19-optim-bufferize-stage.mlir
// BUFFERIZED: optim.foreach{{$}}
// BUFFERIZED-NEXT: out(%{{.*}} : memref<8xf32>, memref<4xf32>)
// RUN: FileCheck %s --check-prefix=GPU < %t/dumps/22-convert-optim-to-gpu.mlir
// GPU: gpu.launch_func

// Each dump up to the packed stage, fed back in, gives the same code and the
// same launches; those after it parse, and their passes change nothing more.
// RUN: %python %S/Inputs/check_dumps.py stepfold-compile stepfold-opt %t/plan %t/dumps %t/again

ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @v0(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @startup() {
  %0 = "framework.random"() : () -> tensor<8xf32>
  ml_program.global_store @w0 = %0 : tensor<8xf32>
  %1 = "framework.random"() : () -> tensor<4xf32>
  ml_program.global_store @w1 = %1 : tensor<4xf32>
  return
}
func.func @train_step(%d0: tensor<8xf32>, %d1: tensor<4xf32>) {
  %lr = ml_program.global_load @lr : tensor<f32>
  %g0 = optim.gradient @w0 %d0 : tensor<8xf32>
  %w0 = ml_program.global_load @w0 : tensor<8xf32>
  %v0 = ml_program.global_load @v0 : tensor<8xf32>
  %p0, %u0 = optim.lars_momentum params(%w0 : tensor<8xf32>) velocity(%v0 : f32) grads(%g0 : f32) lr(%lr : tensor<f32>)
      {gate = #optim.lars_gate<norms>, mu = 0.9 : f64, weight_decay = array<f64: 5.0e-4>}
  ml_program.global_store @w0 = %p0 : tensor<8xf32>
  ml_program.global_store @v0 = %u0 : tensor<8xf32>
  %g1 = optim.gradient @w1 %d1 : tensor<4xf32>
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  %v1 = ml_program.global_load @v1 : tensor<4xf32>
  %p1, %u1 = optim.lars_momentum params(%w1 : tensor<4xf32>) velocity(%v1 : f32) grads(%g1 : f32) lr(%lr : tensor<f32>)
      {gate = #optim.lars_gate<norms>, mu = 0.9 : f64, weight_decay = array<f64: 0.0>}
  ml_program.global_store @w1 = %p1 : tensor<4xf32>
  ml_program.global_store @v1 = %u1 : tensor<4xf32>
  return
}
