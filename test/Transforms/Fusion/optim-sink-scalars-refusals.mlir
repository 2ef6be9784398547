// RUN: stepfold-opt %s --split-input-file --optim-sink-scalars | FileCheck %s

// Numbers stay where they are computed if another one must be computed there.

// CHECK-LABEL: func.func @with_a_count
// CHECK:         optim.foreach_parameter
func.func @with_a_count(%lr: tensor<f64>, %count: tensor<1xf32>, %p: tensor<8xf32>) -> (tensor<8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %new, %rate = optim.foreach_parameter out(%count : tensor<1xf32>) out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%old: f32, %out: f32, %in: f64):
    %one = arith.constant 1.0 : f32
    %0 = arith.addf %old, %one : f32
    %1 = arith.truncf %in : f64 to f32
    optim.yield %0, %1 : f32, f32
  }
  %updated = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %updated, %new : tensor<8xf32>, tensor<1xf32>
}

// -----

// Divisions are not cheap.

// CHECK-LABEL: func.func @division
// CHECK:         optim.foreach_parameter
func.func @division(%lr: tensor<f64>, %p: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf64>
  %rate = optim.foreach_parameter out(%e : tensor<1xf64>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f64, %in: f64):
    %one = arith.constant 1.0 : f64
    %0 = arith.divf %one, %in : f64
    optim.yield %0 : f64
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf64>) {
  ^bb0(%out: f32, %r: f64):
    %0 = arith.truncf %r : f64 to f32
    %1 = arith.mulf %out, %0 : f32
    optim.yield %1 : f32
  }
  return %new : tensor<8xf32>
}

// -----

// More than eight ops are not either.

// CHECK-LABEL: func.func @many
// CHECK:         optim.foreach_parameter
func.func @many(%lr: tensor<f32>, %p: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    %1 = arith.addf %0, %in : f32
    %2 = arith.addf %1, %in : f32
    %3 = arith.addf %2, %in : f32
    %4 = arith.addf %3, %in : f32
    %5 = arith.addf %4, %in : f32
    %6 = arith.addf %5, %in : f32
    %7 = arith.addf %6, %in : f32
    %8 = arith.addf %7, %in : f32
    optim.yield %8 : f32
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new : tensor<8xf32>
}

// -----

// The learning rate advances in place before the traversal would read it.

// CHECK-LABEL: func.func @clobbered
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter
// CHECK:         optim.foreach out
// CHECK:           per_parameter(%[[RATE]]
func.func @clobbered(%lr: tensor<1xf64>, %p: tensor<8xf32>) -> (tensor<8xf32>, tensor<1xf64>) {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<1xf64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  %next = optim.foreach out(%lr : tensor<1xf64>) {
  ^bb0(%out: f64):
    %0 = arith.addf %out, %out : f64
    optim.yield %0 : f64
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new, %next : tensor<8xf32>, tensor<1xf64>
}

// -----

// Somebody else reads the rate.

// CHECK-LABEL: func.func @returned
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter
// CHECK:           per_parameter(%[[RATE]]
func.func @returned(%lr: tensor<f64>, %p: tensor<8xf32>) -> (tensor<8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new, %rate : tensor<8xf32>, tensor<1xf32>
}

// -----

// There is another launch over parameters, which the numbers do not add to.

// CHECK-LABEL: func.func @no_launch_less
// CHECK-COUNT-2: optim.foreach_parameter
func.func @no_launch_less(%lr: tensor<f64>, %count: tensor<1xf32>, %p: tensor<8xf32>) -> (tensor<8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  %next = optim.foreach_parameter out(%count : tensor<1xf32>) {
  ^bb0(%old: f32):
    %0 = arith.addf %old, %old : f32
    optim.yield %0 : f32
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate, %next : tensor<1xf32>, tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32, %n: f32):
    %0 = arith.mulf %out, %r : f32
    %1 = arith.mulf %0, %n : f32
    optim.yield %1 : f32
  }
  return %new, %next : tensor<8xf32>, tensor<1xf32>
}

// -----

// The function stores to what the rate is of.

// CHECK-LABEL: func.func @stored
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter
// CHECK:           per_parameter(%[[RATE]]
ml_program.global private mutable @lr(dense<0.5> : tensor<1xf64>) : tensor<1xf64>
func.func @stored(%p: tensor<8xf32>, %new_lr: tensor<1xf64>) -> tensor<8xf32> {
  %lr = ml_program.global_load @lr : tensor<1xf64>
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<1xf64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @lr = %new_lr : tensor<1xf64>
  return %new : tensor<8xf32>
}

// -----

// A kernel branches on the flag, and accesses nothing where it holds.

// CHECK-LABEL: func.func @flag
// CHECK:         %[[FLAG:.*]] = optim.foreach_parameter
// CHECK:           scalar(%[[FLAG]]
func.func @flag(%found: tensor<f32>, %p: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xi1>
  %skip = optim.foreach_parameter out(%e : tensor<1xi1>) scalar(%found : tensor<f32>) {
  ^bb0(%out: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.cmpf une, %in, %zero : f32
    optim.yield %0 : i1
  }
  %new = optim.foreach out(%p : tensor<8xf32>) scalar(%skip : tensor<1xi1>) {
  ^bb0(%out: f32, %s: i1):
    %0 = arith.mulf %out, %out : f32
    %1 = arith.select %s, %out, %0 : f32
    optim.yield %1 : f32
  }
  return %new : tensor<8xf32>
}

// -----

// An op with unknown effects is in between.

// CHECK-LABEL: func.func @barrier
// CHECK:         optim.foreach_parameter
func.func private @unknown()
func.func @barrier(%lr: tensor<f64>, %p: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f64>) {
  ^bb0(%out: f32, %in: f64):
    %0 = arith.truncf %in : f64 to f32
    optim.yield %0 : f32
  }
  func.call @unknown() : () -> ()
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new : tensor<8xf32>
}

// -----

// The number is also where a sum goes.

// CHECK-LABEL: func.func @sum
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter
// CHECK:         optim.reduce out(%[[RATE]] : tensor<1xf32>)
// CHECK-SAME:      scalar(%[[RATE]] : tensor<1xf32>)
func.func @sum(%lr: tensor<f32>, %g: tensor<8xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%lr : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.negf %in : f32
    optim.yield %0 : f32
  }
  %sum = optim.reduce out(%rate : tensor<1xf32>) in(%g : tensor<8xf32>) scalar(%rate : tensor<1xf32>) {
  ^bb0(%in: f32, %r: f32):
    %0 = arith.mulf %in, %r : f32
    optim.yield %0 : f32
  }
  return %sum : tensor<1xf32>
}
