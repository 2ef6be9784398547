// RUN: stepfold-opt %s --optim-fuse-scalars | FileCheck %s
// RUN: stepfold-opt %s --optim-fuse-scalars --remarks-filter-passed=optim-fuse-scalars \
// RUN:   --remarks-filter-missed=optim-fuse-scalars \
// RUN:   --verify-diagnostics -o /dev/null

// A learning rate and a counter have nothing in common but that they have one
// element. One may be computed of the other.

// CHECK-LABEL: func.func @rate_and_counter
// CHECK-SAME:    (%[[RATE:[a-z0-9]*]]: tensor<f64>, %[[STEPS:[a-z0-9]*]]: tensor<i32>)
// CHECK:         optim.foreach_parameter out(%{{.*}} : tensor<f32>) out(%[[STEPS]] : tensor<i32>) out(%{{.*}} : tensor<f32>) in(%[[RATE]] : tensor<f64>) {
// CHECK:           %[[SHORT:.*]] = arith.truncf
// CHECK:           arith.addi
// CHECK:           arith.addf %[[SHORT]], %[[SHORT]] : f32
// CHECK-NOT:     optim.foreach_parameter
func.func @rate_and_counter(%rate: tensor<f64>, %steps: tensor<i32>) -> (tensor<f32>, tensor<i32>, tensor<f32>) {
  %e = tensor.empty() : tensor<f32>
  // expected-remark @below {{fused ops into one}}
  %short = optim.foreach_parameter out(%e : tensor<f32>) in(%rate : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  %next = optim.foreach_parameter out(%steps : tensor<i32>) {
  ^bb0(%out: i32):
    %one = arith.constant 1 : i32
    %0 = arith.addi %out, %one : i32
    optim.yield %0 : i32
  }
  %twice = optim.foreach_parameter out(%e : tensor<f32>) scalar(%short : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  return %short, %next, %twice : tensor<f32>, tensor<i32>, tensor<f32>
}

// An exchange may fail: what is updated behind it is not updated before it.

// CHECK-LABEL: func.func @counter_behind_exchange
// CHECK-SAME:    (%{{.*}}, %[[STEPS:[a-z0-9]*]]: tensor<i32>)
// CHECK:         optim.foreach_parameter out(%{{.*}} : tensor<i64>) in
// CHECK:         optim.exchange
// CHECK:         optim.foreach_parameter out(%[[STEPS]] : tensor<i32>)
func.func @counter_behind_exchange(%found: tensor<i32>, %steps: tensor<i32>) -> (tensor<i64>, tensor<i32>) {
  %e = tensor.empty() : tensor<i64>
  %own = optim.foreach_parameter out(%e : tensor<i64>) in(%found : tensor<i32>) {
  ^bb0(%out: i64, %in: i32):
    %0 = arith.extui %in : i32 to i64
    optim.yield %0 : i64
  }
  %all = optim.exchange sum "found" (%own : tensor<i64>)
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: optim.exchange, between them, may fail, and one of them updates state}}
  %next = optim.foreach_parameter out(%steps : tensor<i32>) {
  ^bb0(%out: i32):
    %one = arith.constant 1 : i32
    %0 = arith.addi %out, %one : i32
    optim.yield %0 : i32
  }
  return %all, %next : tensor<i64>, tensor<i32>
}

// Two words are equal until ranks exchange the first one: they stay two.

// CHECK-LABEL: func.func @equal_words
// CHECK:         %[[FIRST:.*]], %[[SECOND:.*]] = optim.foreach_parameter
// CHECK:           optim.yield %[[ZERO:.*]], %[[ZERO]] : i64, i64
// CHECK:         optim.exchange sum "first" (%[[FIRST]] : tensor<i64>)
// CHECK:         optim.exchange sum "second" (%[[SECOND]] : tensor<i64>)
func.func @equal_words() -> (tensor<i64>, tensor<i64>) {
  %e = tensor.empty() : tensor<i64>
  // expected-remark @below {{fused ops into one}}
  %one = optim.foreach_parameter out(%e : tensor<i64>) {
  ^bb0(%out: i64):
    %zero = arith.constant 0 : i64
    optim.yield %zero : i64
  }
  %first = optim.exchange sum "first" (%one : tensor<i64>)
  %other = optim.foreach_parameter out(%e : tensor<i64>) {
  ^bb0(%out: i64):
    %zero = arith.constant 0 : i64
    optim.yield %zero : i64
  }
  %second = optim.exchange sum "second" (%other : tensor<i64>)
  return %first, %second : tensor<i64>, tensor<i64>
}
