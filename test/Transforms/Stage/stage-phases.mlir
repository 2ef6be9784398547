// RUN: rm -f %t.out && split-file %s %t
// RUN: not stepfold-opt --optim-bufferize-stage %t/bufferized.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=BUFFERIZE-BUFFERIZED
// RUN: not stepfold-opt --optim-bufferize-stage %t/mixed.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=BUFFERIZE-MIXED
// RUN: not stepfold-opt --optim-verify-bufferized %t/packed.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=PACKED
// RUN: not stepfold-opt --optim-pack-tables %t/half-packed.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=HALF-PACKED
// RUN: not stepfold-opt --optim-pack-tables %t/outlined.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=PACK-OUTLINED
// RUN: not stepfold-opt --convert-optim-to-gpu %t/outlined.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=OUTLINED
// RUN: not stepfold-opt --convert-optim-to-loops %t/outlined.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=OUTLINED
// RUN: not stepfold-opt --convert-optim-to-gpu %t/bufferized.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=BUFFERIZED
// RUN: not stepfold-opt --convert-optim-to-loops %t/bufferized.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=BUFFERIZED
// RUN: not stepfold-opt --convert-optim-to-gpu %t/list.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not stepfold-opt --convert-optim-to-loops %t/list.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not stepfold-opt --convert-optim-to-gpu %t/elements.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=ELEMENTS
// RUN: not stepfold-opt --convert-optim-to-loops %t/elements.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=ELEMENTS
// RUN: not stepfold-opt --convert-optim-to-gpu %t/constant.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not stepfold-opt --convert-optim-to-loops %t/constant.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not stepfold-opt --pass-pipeline='builtin.module(convert-optim-to-loops,convert-optim-to-loops)' %t/packed.mlir -o %t.out 2>&1 | FileCheck %s --check-prefix=LAUNCHES
// RUN: not test -e %t.out
// RUN: stepfold-opt --optim-pack-tables %t/packed.mlir | FileCheck %s --check-prefix=AGAIN
// RUN: stepfold-opt --convert-optim-to-loops %t/positions.mlir | FileCheck %s --check-prefix=POSITIONS

// A pass on the stage of another phase is an error at the first op that does not
// belong.

//--- outlined.mlir
// PACK-OUTLINED: error: 'bufferization.to_tensor' op is not allowed in a bufferized stage
// OUTLINED:      error: 'bufferization.to_tensor' op is not allowed in a packed stage
func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w}, %norm: memref<f32> {optim.global = @norm}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<2xf32> to tensor<2xf32>
  %e = tensor.empty() : tensor<f32>
  %sum = optim.reduce_parameters out(%e : tensor<f32>) in(%tw : tensor<2xf32>)
  bufferization.materialize_in_destination %sum in writable %norm : (tensor<f32>, memref<f32>) -> ()
  return
}
//--- mixed.mlir
// BUFFERIZE-MIXED: error: 'optim.foreach' op expected tensors in an outlined stage, got 'memref<4xf32>'
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  optim.foreach out(%w : memref<4xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  bufferization.materialize_in_destination %tw in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
//--- bufferized.mlir
// BUFFERIZED:           error: 'optim.foreach' op expected every stream to be an optim.table
// BUFFERIZE-BUFFERIZED: error: 'memref.alloc' op is not allowed in an outlined stage
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %0 = memref.alloc() : memref<4xf32>
  optim.foreach out(%0 : memref<4xf32>) in(%w : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  return
}
//--- elements.mlir
// ELEMENTS: error: 'optim.foreach_parameter' op expected dense buffers of one element, got 'memref<4xf32>'
func.func @optimizer_stage(%a: memref<f32> {optim.global = @a}, %b: memref<4xf32> {optim.global = @b}) {
  %table = optim.table(%a, %b : memref<f32>, memref<4xf32>)
  optim.foreach_parameter out(%table : !optim.table<2 x f32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}
//--- constant.mlir
// CONSTANT: error: 'memref.get_global' op expected a constant of static shape, got 'memref<2xf32, strided<[2], offset: 1>>'
memref.global "private" @k : memref<2xf32, strided<[2], offset: 1>> = uninitialized
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %x: memref<4xf32> {optim.global = @x}) {
  %v = memref.get_global @k : memref<2xf32, strided<[2], offset: 1>>
  %t = optim.table(%w, %x : memref<4xf32>, memref<4xf32>)
  optim.foreach out(%t : !optim.table<2 x f32>) per_parameter(%v : memref<2xf32, strided<[2], offset: 1>>) {
  ^bb0(%o: f32, %i: f32):
    optim.yield %i : f32
  }
  return
}
//--- positions.mlir
// The last position of 32 bits is one like others.
// POSITIONS-COUNT-2: call @optimizer_stage_reduce
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %x: memref<4xf32> {optim.global = @x}) {
  %v = memref.alloc() : memref<2147483648xf32>
  %t = optim.table(%w, %x : memref<4xf32>, memref<4xf32>)
  optim.reduce out(%v : memref<2147483648xf32>) in(%t : !optim.table<2 x f32>) attributes {positions = array<i32: 0, 2147483647>} {
  ^bb0(%i: f32):
    optim.yield %i : f32
  }
  optim.reduce out(%v : memref<2147483648xf32>) in(%t : !optim.table<2 x f32>) attributes {positions = array<i32: 1, 2147483647>} {
  ^bb0(%i: f32):
    optim.yield %i : f32
  }
  return
}
//--- list.mlir
// LIST: error: 'optim.foreach_parameter' op expected every stream to be an optim.table
func.func @optimizer_stage(%a: memref<f32> {optim.global = @a}, %b: memref<f32> {optim.global = @b}) {
  optim.foreach_parameter out(%a, %b : memref<f32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}
//--- half-packed.mlir
// HALF-PACKED: error: 'optim.foreach' op expected every stream to be an optim.table
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %0 = optim.table(%w : memref<4xf32>)
  %1 = memref.alloc() : memref<4xf32>
  optim.foreach out(%1 : memref<4xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}
//--- packed.mlir
// AGAIN-COUNT-1: optim.table
// AGAIN-NOT:     optim.table(
// PACKED:   error: 'optim.table' op is not allowed in a bufferized stage
// LAUNCHES: error: 'optim.chunk_list' op is not allowed in a packed stage
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %0 = optim.table(%w : memref<4xf32>)
  optim.foreach out(%0 : !optim.table<1 x f32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}
