// A parameter of one element has one scale, whose shape may be another.

// RUN: stepfold-opt %s --convert-optim-to-gpu | FileCheck %s
// RUN: stepfold-opt %s --convert-optim-to-loops | FileCheck %s

// CHECK: func @optimizer_stage_foreach_0
func.func @optimizer_stage(%q: memref<i8> {optim.global = @q}, %s: memref<1xf32> {optim.global = @s}, %m: memref<f32> {optim.global = @m}) {
  %0 = optim.table(%q : memref<i8>)
  %1 = optim.table(%s : memref<1xf32>)
  %2 = optim.table(%m : memref<f32>)
  optim.foreach out(%0 : !optim.table<1 x i8>) out(%1 : !optim.table<1 x f32>) in(%2 : !optim.table<1 x f32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: i8, %scale: f32, %in: f32):
    %largest = optim.block_maximum %in : f32
    %new = arith.addf %scale, %largest : f32
    %one = arith.constant 1 : i8
    %code = arith.addi %out, %one : i8
    optim.yield %code, %new : i8, f32
  }
  return
}
