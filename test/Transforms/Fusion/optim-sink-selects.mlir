// RUN: stepfold-opt %s --optim-sink-selects | FileCheck %s
// RUN: stepfold-opt %s --optim-sink-selects --remarks-filter-passed=optim-sink-selects \
// RUN:   --verify-diagnostics -o /dev/null

// The norm of what is zeroed where a search found something does not wait for it.

// CHECK-LABEL: func.func @norm
// CHECK-SAME:    (%[[G:[a-z0-9]*]]: tensor<64xf32>)
// CHECK:         %[[FOUND:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xi1>)
// CHECK:         %[[SUM:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[G]] : tensor<64xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32):
// CHECK-NEXT:      arith.mulf %[[IN]], %[[IN]] : f32
// CHECK:         %[[SELECTED:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xf32>) in(%[[SUM]] : tensor<1xf32>) scalar(%[[FOUND]] : tensor<1xi1>) {
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[IN:.*]]: f32, %[[FLAG:.*]]: i1):
// CHECK:           %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:           arith.select %[[FLAG]], %[[ZERO]], %[[IN]] : f32
// CHECK:         return %[[SELECTED]]
func.func @norm(%g: tensor<64xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %flags = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<64xf32>) {
  ^bb0(%in: f32):
    %infinity = arith.constant 0x7F800000 : f32
    %0 = math.absf %in : f32
    %1 = arith.cmpf olt, %0, %infinity : f32
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %2 = arith.select %1, %zero, %one : f32
    optim.yield %2 : f32
  }
  %f = tensor.empty() : tensor<1xi1>
  %found = optim.foreach_parameter out(%f : tensor<1xi1>) in(%flags : tensor<1xf32>) {
  ^bb0(%out: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.cmpf olt, %zero, %in : f32
    optim.yield %0 : i1
  }
  // expected-remark @below {{computed before the flag that zeroes what it sums, and then selected}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<64xf32>) scalar(%found : tensor<1xi1>) {
  ^bb0(%in: f32, %flag: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %flag, %zero, %in : f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1 : f32
  }
  return %sum : tensor<1xf32>
}

// The maximum of zeros is zero.

// CHECK-LABEL: func.func @maximum
// CHECK:         %[[MAXIMUM:.*]] = optim.reduce maximum(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<4xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32):
// CHECK:           optim.yield %[[IN]] : f32
// CHECK:         optim.foreach_parameter out(%{{.*}} : tensor<1xf32>) in(%[[MAXIMUM]] : tensor<1xf32>) scalar(
func.func @maximum(%g: tensor<4xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %ef = tensor.empty() : tensor<1xi1>
  %flag = optim.foreach_parameter out(%ef : tensor<1xi1>) in(%sum : tensor<1xf32>) {
  ^bb0(%out: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.cmpf olt, %zero, %in : f32
    optim.yield %0 : i1
  }
  // expected-remark @below {{computed before the flag that zeroes what it sums, and then selected}}
  %new = optim.reduce maximum(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%flag : tensor<1xi1>) {
  ^bb0(%in: f32, %s: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %s, %zero, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<1xf32>
}
