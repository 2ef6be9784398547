// RUN: stepfold-opt %s --optim-sink-scalars | FileCheck %s
// RUN: stepfold-opt %s --optim-sink-scalars --remarks-filter-passed=optim-sink-scalars \
// RUN:   --verify-diagnostics -o /dev/null

// The rates are the same for all parameters. The traversal computes them, and
// there is no launch before it.

// CHECK-LABEL: func.func @rates
// CHECK-SAME:    %[[LR:.*]]: tensor<f64>, %[[MU:.*]]: tensor<f32>
// CHECK-NOT:     optim.foreach_parameter
// CHECK:         optim.foreach
// CHECK:           per_parameter(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      scalar(%[[LR]], %[[MU]] : tensor<f64>, tensor<f32>) {
// CHECK:         ^bb0(%[[OLD:.*]]: f32, %[[SETTING:.*]]: f32, %[[LR_IN:.*]]: f64, %[[MU_IN:.*]]: f32):
// CHECK:           %[[NEGATED:.*]] = arith.negf %[[LR_IN]] : f64
// CHECK:           %[[RATE:.*]] = arith.truncf %[[NEGATED]]
// CHECK:           %[[SUM:.*]] = arith.addf %[[OLD]], %[[RATE]]
// CHECK:           %[[KEPT:.*]] = arith.mulf %[[SUM]], %[[MU_IN]]
// CHECK:           arith.mulf %[[KEPT]], %[[SETTING]]
func.func @rates(%lr: tensor<f64>, %mu: tensor<f32>, %settings: tensor<2xf32>,
    %p0: tensor<8xf32>, %p1: tensor<16xf32>) -> (tensor<8xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %rates = optim.foreach_parameter out(%e : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.negf %in : f64
    %1 = arith.truncf %0 : f64 to f32
    optim.yield %1 : f32
  }
  // expected-remark @below {{computes scalars in each thread, which takes no launch}}
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>)
      per_parameter(%rates, %settings : tensor<2xf32>, tensor<2xf32>) scalar(%mu : tensor<f32>) {
  ^bb0(%out: f32, %rate: f32, %setting: f32, %m: f32):
    %0 = arith.addf %out, %rate : f32
    %1 = arith.mulf %0, %m : f32
    %2 = arith.mulf %1, %setting : f32
    optim.yield %2 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<16xf32>
}

// A reduction is a traversal, too, and a number of one parameter may be a scalar.

// CHECK-LABEL: func.func @several_readers
// CHECK-NOT:     optim.foreach_parameter
// CHECK:         optim.reduce
// CHECK:           arith.truncf
// CHECK:         optim.foreach
// CHECK:           arith.truncf
func.func @several_readers(%lr: tensor<f64>, %p: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars in each thread, which takes no launch}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%in: f32, %r: f32):
    %0 = arith.mulf %in, %r : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars in each thread, which takes no launch}}
  %new = optim.foreach out(%p : tensor<8xf32>) scalar(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new, %sum : tensor<8xf32>, tensor<1xf32>
}

// An op behind the reader whose results nobody reads is erased.

// CHECK-LABEL: func.func @with_a_dead_op
// CHECK-NOT:     optim.foreach_parameter
// CHECK:         return
func.func @with_a_dead_op(%lr: tensor<f64>, %p: tensor<8xf32>, %c: tensor<1xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars in each thread, which takes no launch}}
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  %dead = optim.foreach_parameter out(%e : tensor<1xf32>) in(%c : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f32, %s: f64):
    optim.yield %in : f32
  }
  return %new : tensor<8xf32>
}
