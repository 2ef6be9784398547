// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed='optim-(sink-selects|fuse-siblings)' --verify-diagnostics | FileCheck %s

// A constant other than 0 is summed if the flag is set, once for each element.

// CHECK-LABEL: func.func @not_zero
// CHECK:         %[[SUM:.*]] = optim.reduce
// CHECK:         %[[FLAG:.*]] = optim.foreach_parameter
// CHECK:         optim.reduce
// CHECK:           scalar(%[[FLAG]] : tensor<1xi1>)
func.func @not_zero(%g: tensor<4xf32>) -> tensor<1xf32> {
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
  // expected-remark @below {{waits for a flag that another reduction decides: where it is set, what is summed is not a constant 0}}
  // expected-remark @below {{it depends on the result of optim.foreach_parameter}}
  %new = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%flag : tensor<1xi1>) {
  ^bb0(%in: f32, %s: i1):
    %one = arith.constant 1.0 : f32
    %0 = arith.select %s, %one, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<1xf32>
}

// -----

// The same where it is not a constant.

// CHECK-LABEL: func.func @not_constant
// CHECK-COUNT-2: optim.reduce
func.func @not_constant(%g: tensor<4xf32>) -> tensor<1xf32> {
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
  // expected-remark @below {{where it is set, what is summed is not a constant 0}}
  // expected-remark @below {{it depends on the result of optim.foreach_parameter}}
  %new = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%flag : tensor<1xi1>) {
  ^bb0(%in: f32, %s: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %s, %zero, %in : f32
    // Not 0 where the element is infinite.
    %1 = arith.mulf %0, %in : f32
    optim.yield %1 : f32
  }
  return %new : tensor<1xf32>
}

// -----

// The maximum of negative zeros is a negative zero.

// CHECK-LABEL: func.func @maximum_of_negative_zeros
// CHECK-COUNT-2: optim.reduce
func.func @maximum_of_negative_zeros(%g: tensor<4xf32>) -> tensor<1xf32> {
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
  // expected-remark @below {{waits for a flag that another reduction decides: where it is set, what is summed is not a constant 0}}
  // expected-remark @below {{it depends on the result of optim.foreach_parameter}}
  %new = optim.reduce maximum(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%flag : tensor<1xi1>) {
  ^bb0(%in: f32, %s: i1):
    %zero = arith.constant -0.0 : f32
    %0 = arith.select %s, %zero, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<1xf32>
}

// -----

// The maximum of no zeros is not zero.

// CHECK-LABEL: func.func @maximum_of_nothing
// CHECK-COUNT-2: optim.reduce
func.func @maximum_of_nothing(%g: tensor<0xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<0xf32>) {
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
  // expected-remark @below {{waits for a flag that another reduction decides: where it is set, what is summed is not a constant 0}}
  // expected-remark @below {{it depends on the result of optim.foreach_parameter}}
  %new = optim.reduce maximum(%e : tensor<1xf32>) in(%g : tensor<0xf32>) scalar(%flag : tensor<1xi1>) {
  ^bb0(%in: f32, %s: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %s, %zero, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<1xf32>
}
