// RUN: stepfold-opt %s --optim-scalarize | FileCheck %s
// RUN: stepfold-opt %s --optim-scalarize --remarks-filter-passed=optim-scalarize \
// RUN:   --verify-diagnostics -o /dev/null

// One of three numbers depends on the count of its parameter. The others are
// scalars, whichever op reads them.

// CHECK-LABEL: func.func @rates
// CHECK-SAME:    %[[BETA:[a-z0-9]*]]: tensor<f64>, %[[LR:[a-z0-9]*]]: tensor<f64>, %[[STEP:[a-z0-9]*]]: tensor<2xf64>
// CHECK:         %[[REST:.*]], %[[RATE:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<f32>) out(%{{.*}} : tensor<f32>) scalar(%[[BETA]], %[[LR]] : tensor<f64>) {
// CHECK:         ^bb0(%{{.*}}: f32, %{{.*}}: f32, %[[BETA_IN:.*]]: f64, %[[LR_IN:.*]]: f64):
// CHECK:           %[[WIDE:.*]] = arith.subf %{{.*}}, %[[BETA_IN]] : f64
// CHECK-DAG:       %[[A:.*]] = arith.truncf %[[WIDE]] : f64 to f32
// CHECK-DAG:       %[[B:.*]] = arith.truncf %[[LR_IN]] : f64 to f32
// CHECK:           optim.yield %[[A]], %[[B]] : f32, f32
// CHECK:         %[[POWER:.*]] = optim.foreach_parameter
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[STEP]] : tensor<2xf64>)
// CHECK-NEXT:      scalar(%[[BETA]] : tensor<f64>) {
// CHECK-NOT:       arith.subf
// CHECK:           optim.pow
// CHECK:         %[[SUMS:.*]] = optim.reduce
// CHECK:           per_parameter(%[[POWER]] : tensor<2xf32>)
// CHECK-NEXT:      scalar(%[[REST]] : tensor<f32>) {
// CHECK:         ^bb0(%[[IN:.*]]: f32, %[[POWER_IN:.*]]: f32, %[[REST_IN:.*]]: f32):
// CHECK:           %[[P:.*]] = arith.mulf %[[IN]], %[[REST_IN]]
// CHECK:           arith.addf %[[P]], %[[POWER_IN]]
// CHECK:         optim.foreach
// CHECK-NOT:       per_parameter
// CHECK:           scalar(%[[RATE]], %[[LR]] : tensor<f32>, tensor<f64>) {
func.func @rates(%beta: tensor<f64>, %lr: tensor<f64>, %step: tensor<2xf64>, %p0: tensor<8xf32>, %p1: tensor<16xf32>)
    -> (tensor<8xf32>, tensor<16xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  // expected-remark @below {{computes scalars that are the same for all parameters once}}
  %power, %rest, %rate = optim.foreach_parameter
      out(%e : tensor<2xf32>) out(%e : tensor<2xf32>) out(%e : tensor<2xf32>)
      in(%step : tensor<2xf64>) scalar(%beta, %lr : tensor<f64>, tensor<f64>) {
  ^bb0(%out0: f32, %out1: f32, %out2: f32, %in: f64, %b: f64, %r: f64):
    %one = arith.constant 1.0 : f64
    %0 = optim.pow %b, %in : f64
    %1 = arith.truncf %0 : f64 to f32
    %2 = arith.subf %one, %b : f64
    %3 = arith.truncf %2 : f64 to f32
    %4 = arith.truncf %r : f64 to f32
    optim.yield %1, %3, %4 : f32, f32, f32
  }
  %sums = optim.reduce out(%e : tensor<2xf32>) in(%p0, %p1 : tensor<8xf32>, tensor<16xf32>)
      per_parameter(%rest, %power : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%in: f32, %r: f32, %b: f32):
    %0 = arith.mulf %in, %r : f32
    %1 = arith.addf %0, %b : f32
    optim.yield %1 : f32
  }
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>)
      per_parameter(%rate : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %r: f32, %l: f64):
    %0 = arith.truncf %l : f64 to f32
    %1 = arith.mulf %out, %r : f32
    %2 = arith.addf %1, %0 : f32
    optim.yield %2 : f32
  }
  return %new#0, %new#1, %sums : tensor<8xf32>, tensor<16xf32>, tensor<2xf32>
}

// A value that depends only on such a number is the same for all parameters, too. An op that
// computes nothing else is gone.

// CHECK-LABEL: func.func @chain
// CHECK-SAME:    %[[LR:[a-z0-9]*]]: tensor<f64>
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<f32>) scalar(%[[LR]] : tensor<f64>) {
// CHECK:           arith.truncf
// CHECK:         %[[HALF:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<f32>) scalar(%[[RATE]] : tensor<f32>) {
// CHECK:           arith.mulf
// CHECK-NOT:     optim.foreach_parameter
// CHECK:         optim.foreach
// CHECK:           scalar(%[[HALF]] : tensor<f32>)
func.func @chain(%lr: tensor<f64>, %p0: tensor<8xf32>, %p1: tensor<16xf32>) -> (tensor<8xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  // expected-remark @below {{computes scalars that are the same for all parameters once}}
  %rates = optim.foreach_parameter out(%e : tensor<2xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{computes scalars that are the same for all parameters once}}
  %halves = optim.foreach_parameter out(%e : tensor<2xf32>) in(%rates : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    %half = arith.constant 0.5 : f32
    %0 = arith.mulf %in, %half : f32
    optim.yield %0 : f32
  }
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%halves : tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<16xf32>
}

// A constant is the same for all parameters.

// CHECK-LABEL: func.func @constant
// CHECK:         %[[ONE:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<f32>) {
// CHECK:         optim.foreach
// CHECK:           scalar(%[[ONE]] : tensor<f32>)
func.func @constant(%p0: tensor<8xf32>, %p1: tensor<16xf32>) -> (tensor<8xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  // expected-remark @below {{computes scalars that are the same for all parameters once}}
  %ones = optim.foreach_parameter out(%e : tensor<2xf32>) {
  ^bb0(%out: f32):
    %0 = arith.constant 1.0 : f32
    optim.yield %0 : f32
  }
  %new:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%ones : tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.addf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<16xf32>
}
