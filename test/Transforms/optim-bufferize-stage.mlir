// RUN: stepfold-opt --optim-bufferize-stage --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// Updates are in place; a tensor.empty becomes scratch; a constant becomes a
// global. A second op that reads the new value reads it where it is.

// CHECK:       memref.global "private" constant @[[$CONSTANT:.*]] : memref<2xf32> = dense<[5.000000e-01, 2.500000e-01]>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W0:[^:]*]]: memref<4xf32> {optim.global = @w0}, %[[W1:[^:]*]]: memref<8xf32> {optim.global = @w1}, %[[G0:[^:]*]]: memref<4xf32> {optim.gradient = @w0}, %[[G1:[^:]*]]: memref<8xf32>
// CHECK-NOT:     memref.copy
// CHECK:         %[[DECAYS:.*]] = memref.get_global @[[$CONSTANT]] : memref<2xf32>
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[W0]], %[[W1]] : memref<4xf32>, memref<8xf32>)
// CHECK-NEXT:        in(%[[G0]], %[[G1]] : f32)
// CHECK-NEXT:        per_parameter(%[[DECAYS]] : memref<2xf32>)
// CHECK:         %[[SUMS:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK-NEXT:    optim.reduce
// CHECK-NEXT:        out(%[[SUMS]] : memref<2xf32>)
// CHECK-NEXT:        in(%[[W0]], %[[W1]] :
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[W0]], %[[W1]] :
// CHECK-NEXT:        per_parameter(%[[SUMS]] :
// CHECK-NOT:     memref.copy
// CHECK-NOT:     tensor
func.func @optimizer_stage(%w0: memref<4xf32> {optim.global = @w0}, %w1: memref<8xf32> {optim.global = @w1}, %g0: memref<4xf32> {optim.gradient = @w0}, %g1: memref<8xf32> {optim.gradient = @w1}) {
  %tw0 = bufferization.to_tensor %w0 restrict writable : memref<4xf32> to tensor<4xf32>
  %tw1 = bufferization.to_tensor %w1 restrict writable : memref<8xf32> to tensor<8xf32>
  %tg0 = bufferization.to_tensor %g0 restrict : memref<4xf32> to tensor<4xf32>
  %tg1 = bufferization.to_tensor %g1 restrict : memref<8xf32> to tensor<8xf32>
  %decays = arith.constant dense<[0.5, 0.25]> : tensor<2xf32>
  %new:2 = optim.foreach out(%tw0, %tw1 : tensor<4xf32>, tensor<8xf32>) in(%tg0, %tg1 : f32) per_parameter(%decays : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %decay: f32):
    %0 = arith.mulf %out, %decay : f32
    %1 = arith.subf %0, %in : f32
    optim.yield %1 : f32
  }
  %e = tensor.empty() : tensor<2xf32>
  %sums = optim.reduce out(%e : tensor<2xf32>) in(%new#0, %new#1 : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %newer:2 = optim.foreach out(%new#0, %new#1 : tensor<4xf32>, tensor<8xf32>) per_parameter(%sums : tensor<2xf32>) {
  ^bb0(%out: f32, %sum: f32):
    %0 = arith.divf %out, %sum : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %newer#0 in writable %w0 : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %newer#1 in writable %w1 : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// The rest of the program is not looked at.

// CHECK-LABEL: func.func @train_step
// CHECK:         "framework.op"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @train_step(%x: tensor<4xf32>) {
  %0 = "framework.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The old value is read after the update: in place, it would be gone.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %v: memref<4xf32> {optim.global = @v}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  %tv = bufferization.to_tensor %v restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{cannot avoid RaW conflict}}
  %new = optim.foreach out(%tw : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  %sum = optim.foreach out(%tv : tensor<4xf32>) in(%tw : f32) in(%new : f32) {
  ^bb0(%out: f32, %in: f32, %in_1: f32):
    %0 = arith.addf %in, %in_1 : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %sum in writable %v : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
