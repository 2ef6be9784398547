// RUN: stepfold-opt %s --canonicalize | FileCheck %s

// No sum is -0.0: a lane begins with +0.0.

// CHECK-LABEL: func.func @one(
// CHECK-SAME:      %[[OUT:.*]]: tensor<f32>, %[[VECTOR:.*]]: tensor<1xf32>)
// CHECK:         %[[SUM:.*]] = optim.foreach_parameter out(%[[OUT]] : tensor<f32>) in(%[[VECTOR]] : tensor<1xf32>)
// CHECK:         ^bb0(%{{.*}}: f32, %[[IN:.*]]: f32):
// CHECK:           %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:           %[[NEW:.*]] = arith.addf %[[IN]], %[[ZERO]] : f32
// CHECK:           optim.yield %[[NEW]]
// CHECK:         return %[[SUM]]
func.func @one(%e: tensor<f32>, %v: tensor<1xf32>) -> tensor<f32> {
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : tensor<1xf32>)
  return %total : tensor<f32>
}

// CHECK-LABEL: func.func @none(
// CHECK:         optim.reduce_parameters
func.func @none(%e: tensor<f32>, %v: tensor<0xf32>) -> tensor<f32> {
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : tensor<0xf32>)
  return %total : tensor<f32>
}

// CHECK-LABEL: func.func @two(
// CHECK:         optim.reduce_parameters
func.func @two(%e: tensor<f32>, %v: tensor<2xf32>) -> tensor<f32> {
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : tensor<2xf32>)
  return %total : tensor<f32>
}

// CHECK-LABEL: func.func @one_maximum(
// CHECK:         optim.foreach_parameter
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[IN:.*]]: f32):
// CHECK-NEXT:      optim.yield %[[IN]]
func.func @one_maximum(%e: tensor<f32>, %v: tensor<1xf32>) -> tensor<f32> {
  %total = optim.reduce_parameters maximum(%e : tensor<f32>) in(%v : tensor<1xf32>)
  return %total : tensor<f32>
}

// CHECK-LABEL: func.func @one_exact(
// CHECK:         optim.foreach_parameter
// CHECK-NEXT:    ^bb0(%{{.*}}: vector<13xi64>, %[[IN:.*]]: vector<13xi64>):
// CHECK-NEXT:      optim.yield %[[IN]]
func.func @one_exact(%e: tensor<vector<13xi64>>, %v: tensor<1xvector<13xi64>>) -> tensor<vector<13xi64>> {
  %total = optim.reduce_parameters exact(%e : tensor<vector<13xi64>>) in(%v : tensor<1xvector<13xi64>>)
  return %total : tensor<vector<13xi64>>
}
