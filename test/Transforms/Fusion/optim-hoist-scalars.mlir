// RUN: stepfold-opt %s --optim-hoist-scalars | FileCheck %s
// RUN: stepfold-opt %s --optim-hoist-scalars --remarks-filter-passed=optim-hoist-scalars \
// RUN:   --verify-diagnostics -o /dev/null

// A value that depends only on a number of all parameters is computed where the
// rate of each is, and read like the rate.

// CHECK-LABEL: func.func @rounded_setting
// CHECK:         %[[RATES:.*]], %[[EPS32:.*]] = optim.foreach_parameter
// CHECK-COUNT-2:   out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      scalar(%[[LR:.*]], %[[EPS:.*]] : tensor<f64>) {
// CHECK:         ^bb0(%{{.*}}: f32, %{{.*}}: f32, %[[LR_IN:.*]]: f64, %[[EPS_IN:.*]]: f64):
// CHECK-DAG:       %[[RATE:.*]] = arith.truncf %[[LR_IN]]
// CHECK-DAG:       %[[ROUNDED:.*]] = arith.truncf %[[EPS_IN]]
// CHECK:           optim.yield %[[RATE]], %[[ROUNDED]]
// CHECK:         optim.foreach
// CHECK-NOT:       scalar(
// CHECK:           per_parameter(%[[EPS32]], %[[RATES]] : tensor<2xf32>) {
// CHECK-NOT:       arith.truncf
func.func @rounded_setting(%lr: tensor<f64>, %eps: tensor<f64>,
    %p0: tensor<8xf32>, %p1: tensor<16xf32>) -> (tensor<8xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %rates = optim.foreach_parameter out(%e : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars once for each parameter}}
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>)
      per_parameter(%rates : tensor<2xf32>) scalar(%eps : tensor<f64>) {
  ^bb0(%out: f32, %rate: f32, %setting: f64):
    %0 = arith.truncf %setting : f64 to f32
    %1 = arith.addf %out, %0 : f32
    %2 = arith.mulf %1, %rate : f32
    optim.yield %2 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<16xf32>
}

// A value computed from the producer's own result uses that result. A reduction
// is a traversal, too.

// CHECK-LABEL: func.func @of_what_is_produced
// CHECK:         %[[RATES:.*]] = optim.foreach_parameter
// CHECK:           %[[RATE:.*]] = arith.truncf
// CHECK:           %[[NEGATED:.*]] = arith.negf %[[RATE]]
// CHECK:           optim.yield %[[NEGATED]]
// CHECK:         optim.reduce
// CHECK:           per_parameter(%[[RATES]] : tensor<2xf32>) {
// CHECK-NOT:       arith.negf
func.func @of_what_is_produced(%lr: tensor<f64>, %g0: tensor<8xf32>, %g1: tensor<16xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %rates = optim.foreach_parameter out(%e : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars once for each parameter}}
  %sums = optim.reduce out(%e : tensor<2xf32>)
      in(%g0, %g1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%rates : tensor<2xf32>) {
  ^bb0(%in: f32, %rate: f32):
    %0 = arith.negf %rate : f32
    %1 = arith.mulf %in, %0 : f32
    optim.yield %1 : f32
  }
  return %sums : tensor<2xf32>
}

// Without an op on the same parameters that the traversal waits for anyway, it
// would take a launch.

// CHECK-LABEL: func.func @no_producer
// CHECK-NOT:     optim.foreach_parameter
// CHECK:         optim.foreach
// CHECK:           arith.truncf
func.func @no_producer(%eps: tensor<f64>, %p0: tensor<8xf32>) -> tensor<8xf32> {
  %new = optim.foreach out(%p0 : tensor<8xf32>) scalar(%eps : tensor<f64>) {
  ^bb0(%out: f32, %setting: f64):
    %0 = arith.truncf %setting : f64 to f32
    %1 = arith.addf %out, %0 : f32
    optim.yield %1 : f32
  }
  return %new : tensor<8xf32>
}

// Two values of one number, which is then not read, are more to read.

// CHECK-LABEL: func.func @more_to_read
// CHECK:         optim.foreach
// CHECK:           per_parameter(%{{[a-z0-9]*}} : tensor<2xf32>) {
// CHECK:           arith.negf
// CHECK:           math.absf
func.func @more_to_read(%lr: tensor<f64>, %p0: tensor<8xf32>, %p1: tensor<16xf32>) -> (tensor<8xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %rates = optim.foreach_parameter out(%e : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>)
      per_parameter(%rates : tensor<2xf32>) {
  ^bb0(%out: f32, %rate: f32):
    %0 = arith.negf %rate : f32
    %1 = math.absf %rate : f32
    %2 = arith.mulf %out, %0 : f32
    %3 = arith.addf %2, %1 : f32
    optim.yield %3 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<16xf32>
}

// The step of one parameter is not that of each, a number that is computed
// behind the producer is not there, and one that it updates is another.

// CHECK-LABEL: func.func @not_there
// CHECK:         optim.foreach_parameter
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<f64>)
// CHECK-NEXT:      out(%{{[a-z0-9]*}} : tensor<2xf32>)
// CHECK-NEXT:      scalar(%{{[a-z0-9]*}} : tensor<f64>) {
// CHECK:         optim.foreach
// CHECK-COUNT-3:   arith.truncf
func.func @not_there(%lr: tensor<f64>, %s0: tensor<f64>, %s1: tensor<f64>,
    %p0: tensor<8xf32>, %p1: tensor<16xf32>)
    -> (tensor<8xf32>, tensor<16xf32>, tensor<f64>, tensor<f64>) {
  %e = tensor.empty() : tensor<f64>
  %e2 = tensor.empty() : tensor<2xf32>
  %next:2, %rates = optim.foreach_parameter
      out(%s0, %s1 : tensor<f64>) out(%e2 : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%step: f64, %out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    %1 = arith.addf %step, %in : f64
    optim.yield %1, %0 : f64, f32
  }
  %behind = optim.foreach_parameter out(%e : tensor<f64>) in(%lr : tensor<f64>) {
  ^bb0(%out: f64, %in: f64):
    %0 = arith.negf %in : f64
    optim.yield %0 : f64
  }
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>)
      per_parameter(%rates : tensor<2xf32>) scalar(%next#0, %behind, %s1 : tensor<f64>) {
  ^bb0(%out: f32, %rate: f32, %step: f64, %other: f64, %old: f64):
    %0 = arith.truncf %step : f64 to f32
    %1 = arith.truncf %other : f64 to f32
    %2 = arith.truncf %old : f64 to f32
    %3 = arith.mulf %out, %rate : f32
    %4 = arith.mulf %3, %0 : f32
    %5 = arith.mulf %4, %1 : f32
    %6 = arith.mulf %5, %2 : f32
    optim.yield %6 : f32
  }
  return %new#0, %new#1, %next#0, %next#1
      : tensor<8xf32>, tensor<16xf32>, tensor<f64>, tensor<f64>
}

// One parameter reads its own.

// CHECK-LABEL: func.func @one_parameter
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter
// CHECK:           arith.negf
// CHECK:         optim.foreach out
// CHECK-SAME:      scalar(%[[RATE]] : tensor<1xf32>) {
// CHECK-NOT:       arith.negf
func.func @one_parameter(%lr: tensor<f64>, %p0: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars once for each parameter}}
  %new = optim.foreach out(%p0 : tensor<8xf32>) scalar(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.negf %in : f32
    %1 = arith.mulf %out, %0 : f32
    optim.yield %1 : f32
  }
  return %new : tensor<8xf32>
}
