// RUN: stepfold-opt %s --optim-eliminate-dead-stores --allow-unregistered-dialect | FileCheck %s

// A sum is added to and then scaled: only the scaled one is stored.

// CHECK-LABEL: func.func @chain
// CHECK-SAME:    (%[[SUM:[a-z0-9]*]]: tensor<64xf32>, %[[G:[a-z0-9]*]]: tensor<64xf32>, %[[F:[a-z0-9]*]]: tensor<f32>)
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<64xf32>
// CHECK:         %[[ADDED:.*]] = optim.foreach out(%[[EMPTY]] : tensor<64xf32>) in(%[[SUM]] : f32) in(%[[G]] : f32) {
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[OLD:.*]]: f32, %[[IN:.*]]: f32):
// CHECK-NEXT:      arith.addf %[[OLD]], %[[IN]] : f32
// CHECK:         %[[NEW:.*]] = optim.foreach out(%[[SUM]] : tensor<64xf32>) in(%[[ADDED]] : f32) scalar(%[[F]] : tensor<f32>) {
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[IN:.*]]: f32, %[[SCALAR:.*]]: f32):
// CHECK-NEXT:      arith.mulf %[[IN]], %[[SCALAR]] : f32
// CHECK:         return %[[NEW]]
func.func @chain(%sum: tensor<64xf32>, %g: tensor<64xf32>, %factor: tensor<f32>) -> tensor<64xf32> {
  %added = optim.foreach out(%sum : tensor<64xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  %new = optim.foreach out(%added : tensor<64xf32>) scalar(%factor : tensor<f32>) {
  ^bb0(%out: f32, %scalar: f32):
    %0 = arith.mulf %out, %scalar : f32
    optim.yield %0 : f32
  }
  return %new : tensor<64xf32>
}

// A value with another user is stored.

// CHECK-LABEL: func.func @other_user
// CHECK-SAME:    (%[[SUM:[a-z0-9]*]]: tensor<64xf32>
// CHECK:         %[[ADDED:.*]] = optim.foreach out(%[[SUM]] : tensor<64xf32>)
// CHECK:         "framework.print"(%[[ADDED]])
// CHECK:         optim.foreach out(%[[ADDED]] : tensor<64xf32>)
func.func @other_user(%sum: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %added = optim.foreach out(%sum : tensor<64xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  "framework.print"(%added) : (tensor<64xf32>) -> ()
  %new = optim.foreach out(%added : tensor<64xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<64xf32>
}

// A reduction whose sum is not used is left as what it updates.

// CHECK-LABEL: func.func @unused_sum
// CHECK-NOT: optim.reduce
// CHECK: %[[NEW:.*]] = optim.foreach out(%{{.*}} : tensor<8xf32>) {
// CHECK: return %[[NEW]]
func.func @unused_sum(%w: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %sum, %new = optim.reduce out(%e : tensor<1xf32>)
      update(%w : tensor<8xf32>) in(%w : tensor<8xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0, %0 : f32, f32
  }
  return %new : tensor<8xf32>
}
