// The first op of a stage is replaced while later ones still need tables.
// RUN: stepfold-opt --optim-pack-tables %s | FileCheck %s

// CHECK-LABEL: func.func @optimizer_stage
// CHECK-NEXT: %[[W0:.*]] = optim.table(%{{.*}})
// CHECK-NEXT: %[[W1:.*]] = optim.table(%{{.*}})
// CHECK-NEXT: optim.foreach out(%[[W0]]
// CHECK: optim.foreach out(%[[W1]]
func.func @optimizer_stage(%w0: memref<4xf32> {optim.global = @w0}, %w1: memref<8xf32> {optim.global = @w1}) {
  optim.foreach out(%w0 : memref<4xf32>) {
  ^bb0(%x: f32):
    %y = arith.negf %x : f32
    optim.yield %y : f32
  }
  optim.foreach out(%w1 : memref<8xf32>) {
  ^bb0(%x: f32):
    %y = arith.addf %x, %x : f32
    optim.yield %y : f32
  }
  return
}
