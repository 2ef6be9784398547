// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed=optim-fuse --verify-diagnostics | FileCheck %s

// Where the flag is set, a constant other than 0 is summed: how often, the
// number of elements says.

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

// A scalar is not recomputed behind an update of what it is computed of.

// CHECK-LABEL: func.func @updated_scalar
// CHECK:         %[[INVERSE:.*]], %{{.*}} = optim.foreach_parameter
// CHECK:         optim.reduce
// CHECK:           scalar(%[[INVERSE]] : tensor<1xf32>)
func.func @updated_scalar(%g: tensor<4xf32>, %scale: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %inverse = optim.foreach_parameter out(%e : tensor<1xf32>) in(%scale : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %one = arith.constant 1.0 : f32
    %0 = arith.divf %one, %in : f32
    optim.yield %0 : f32
  }
  %scale1 = optim.foreach_parameter out(%scale : tensor<1xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{a scalar of one element is not recomputed: what it is computed of is updated before}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%inverse : tensor<1xf32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return %sum, %scale1 : tensor<1xf32>, tensor<1xf32>
}

// -----

// A total that is asked for more than its sign keeps its order.

// CHECK-LABEL: func.func @asked_for_value
// CHECK:         %[[FLAGS:.*]] = optim.reduce
// CHECK:           in(%arg0, %arg1
// CHECK:         optim.sum_parameters {{.*}} in(%[[FLAGS]]
// CHECK:         optim.reduce
// CHECK:           in(%arg1, %arg0
func.func @asked_for_value(%g: tensor<4xf32>, %h: tensor<8xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %e2 = tensor.empty() : tensor<2xf32>
  %flags = optim.reduce out(%e2 : tensor<2xf32>) in(%g, %h : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %0 = arith.cmpf olt, %in, %zero : f32
    %1 = arith.select %0, %one, %zero : f32
    optim.yield %1 : f32
  }
  %total = optim.sum_parameters out(%e : tensor<1xf32>) in(%flags : tensor<2xf32>)
  %norms = optim.reduce out(%e2 : tensor<2xf32>) in(%h, %g : tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %total, %norms : tensor<1xf32>, tensor<2xf32>
}
