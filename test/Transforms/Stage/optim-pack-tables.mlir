// RUN: stepfold-opt --optim-pack-tables --split-input-file %s | FileCheck %s

// Equal streams share a table; tables of arguments stand at the head, in order
// of use, although the first op of the stage is replaced. A vector with one
// element a parameter stays.

// CHECK-LABEL: func.func @optimizer_stage
// CHECK-SAME: %[[W0:[^:]*]]: memref<8xf32> {{[^%]*}}%[[W1:[^:]*]]: memref<4xf32> {{[^%]*}}%[[G0:[^:]*]]: memref<8xf16> {{[^%]*}}%[[G1:[^:]*]]: memref<4xf16>
// CHECK-NEXT: %[[W:.*]] = optim.table(%[[W0]], %[[W1]] : memref<8xf32>, memref<4xf32>)
// CHECK-NEXT: %[[G:.*]] = optim.table(%[[G0]], %[[G1]] : memref<8xf16>, memref<4xf16>)
// CHECK-NEXT: optim.foreach
// CHECK-NEXT: out(%[[W]] : !optim.table<2 x f32>)
// CHECK-NEXT: in(%[[G]] : !optim.table<2 x f16>)
// CHECK:      %[[SUMS:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT: optim.reduce
// CHECK-NEXT: out(%[[SUMS]] : memref<2xf32>)
// CHECK-NEXT: in(%[[W]] : !optim.table<2 x f32>)
// CHECK:      optim.foreach
// CHECK-NEXT: out(%[[W]] : !optim.table<2 x f32>)
// CHECK-NEXT: per_parameter(%[[SUMS]] : memref<2xf32>)
// CHECK-NOT:  optim.table
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %w1: memref<4xf32> {optim.global = @w1}, %g0: memref<8xf16> {optim.gradient = @w0}, %g1: memref<4xf16> {optim.gradient = @w1}) {
  optim.foreach out(%w0, %w1 : memref<8xf32>, memref<4xf32>) in(%g0, %g1 : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  %sums = memref.alloc() : memref<2xf32>
  optim.reduce out(%sums : memref<2xf32>) in(%w0, %w1 : memref<8xf32>, memref<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  optim.foreach out(%w0, %w1 : memref<8xf32>, memref<4xf32>) per_parameter(%sums : memref<2xf32>) {
  ^bb0(%out: f32, %sum: f32):
    optim.yield %sum : f32
  }
  return
}

// -----

// A list of scratch buffers is packed behind them. Streams of foreach_parameter:
// a list is packed, a vector is not.

// CHECK-LABEL: func.func @optimizer_stage
// CHECK-SAME: %[[B0:[^:]*]]: memref<1xf32> {{[^%]*}}%[[B1:[^:]*]]: memref<f32> {{[^%]*}}%[[V:[^:]*]]: memref<2xf32>
// CHECK:      %[[B:.*]] = optim.table(%[[B0]], %[[B1]] : memref<1xf32>, memref<f32>)
// CHECK:      %[[A0:.*]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT: %[[A1:.*]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT: %[[A:.*]] = optim.table(%[[A0]], %[[A1]] : memref<1xf32>)
// CHECK-NEXT: optim.foreach_parameter
// CHECK-NEXT: out(%[[A]] : !optim.table<2 x f32>)
// CHECK-NEXT: in(%[[V]] : memref<2xf32>)
// CHECK-NEXT: in(%[[B]] : !optim.table<2 x f32>)
func.func @optimizer_stage(%b0: memref<1xf32> {optim.global = @b0}, %b1: memref<f32> {optim.global = @b1}, %v: memref<2xf32> {optim.global = @v}) {
  %a0 = memref.alloc() : memref<1xf32>
  %a1 = memref.alloc() : memref<1xf32>
  optim.foreach_parameter out(%a0, %a1 : memref<1xf32>, memref<1xf32>) in(%v : memref<2xf32>) in(%b0, %b1 : memref<1xf32>, memref<f32>) {
  ^bb0(%out: f32, %in: f32, %in_1: f32):
    %0 = arith.addf %in, %in_1 : f32
    optim.yield %0 : f32
  }
  return
}

// -----

// A reduction that updates: its sums stay a vector, what it updates is packed.

// CHECK-LABEL: func.func @optimizer_stage
// CHECK:      %[[M:.*]] = optim.table(%{{.*}}, %{{.*}} : memref<8xf32>, memref<4xf32>)
// CHECK:      %[[G:.*]] = optim.table(%{{.*}}, %{{.*}} : memref<8xf16>, memref<4xf16>)
// CHECK:      optim.reduce
// CHECK-NEXT: out(%{{.*}} : memref<2xf32>)
// CHECK-NEXT: update(%[[M]] : !optim.table<2 x f32>)
// CHECK-NEXT: in(%[[G]] : !optim.table<2 x f16>) {
func.func @optimizer_stage(%m0: memref<8xf32> {optim.global = @m0}, %m1: memref<4xf32> {optim.global = @m1}, %g0: memref<8xf16> {optim.gradient = @w0}, %g1: memref<4xf16> {optim.gradient = @w1}) {
  %sums = memref.alloc() : memref<2xf32>
  optim.reduce out(%sums : memref<2xf32>) update(%m0, %m1 : memref<8xf32>, memref<4xf32>) in(%g0, %g1 : f16) {
  ^bb0(%old: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %old, %0 : f32, f32
  }
  return
}
