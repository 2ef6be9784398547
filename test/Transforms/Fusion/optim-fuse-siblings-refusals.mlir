// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed='optim-fuse-(siblings|scalars)' --verify-diagnostics | FileCheck %s

// Sums that need other sums are another traversal.

// CHECK-LABEL: func.func @dependent_sums
// CHECK-COUNT-2: optim.reduce
func.func @dependent_sums(%p: tensor<4xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  // expected-remark @below {{not fused with the optim.reduce before it: it depends on the result of optim.reduce}}
  %b = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) per_parameter(%a : tensor<1xf32>) {
  ^bb0(%in: f32, %setting: f32):
    %0 = arith.subf %in, %setting : f32
    optim.yield %0 : f32
  }
  return %b : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @different_shapes
// CHECK-COUNT-2: optim.reduce
func.func @different_shapes(%p: tensor<4xf32>, %q: tensor<8xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  // expected-remark @below {{not fused with the optim.reduce before it: their parameters have different shapes}}
  %b = optim.reduce out(%e : tensor<1xf32>) in(%q : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %c = optim.foreach_parameter out(%e : tensor<1xf32>) in(%a : tensor<1xf32>) in(%b : tensor<1xf32>) {
  ^bb0(%out: f32, %x: f32, %y: f32):
    %0 = arith.addf %x, %y : f32
    optim.yield %0 : f32
  }
  return %c : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @different_sums
// CHECK-COUNT-2: optim.reduce
func.func @different_sums(%p: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf64>) {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %f = tensor.empty() : tensor<1xf64>
  // expected-remark @below {{not fused with the optim.reduce before it: their sums have different types}}
  %b = optim.reduce out(%f : tensor<1xf64>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.extf %in : f32 to f64
    optim.yield %0 : f64
  }
  return %a, %b : tensor<1xf32>, tensor<1xf64>
}

// -----

// All parameters read a scalar that one of them updates.

// CHECK-LABEL: func.func @updated_scalar
// CHECK-COUNT-2: optim.foreach_parameter
func.func @updated_scalar(%a: tensor<1xf32>, %b: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %x = optim.foreach_parameter out(%e : tensor<2xf32>) in(%a, %b : tensor<1xf32>) scalar(%a : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.addf %in, %scalar : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: it and they access a tensor that one of them updates}}
  %y:3 = optim.foreach_parameter out(%a, %b : tensor<1xf32>) out(%e : tensor<2xf32>) in(%x : tensor<2xf32>) {
  ^bb0(%out: f32, %z: f32, %in: f32):
    %0 = arith.mulf %out, %out : f32
    optim.yield %0, %in : f32, f32
  }
  return %y#0, %y#1, %y#2 : tensor<1xf32>, tensor<1xf32>, tensor<2xf32>
}

// -----

// Two updates of one tensor, one after the other. The first's result for the
// other tensor is for other ops, so that it updates both.

// CHECK-LABEL: func.func @update_of_a_result
// CHECK-COUNT-2: = optim.foreach
func.func @update_of_a_result(%p: tensor<4xf32>, %q: tensor<4xf32>, %r: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a:2 = optim.foreach out(%p, %q : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach before it: it updates their results}}
  %b:2 = optim.foreach out(%a#0, %r : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.mulf %out, %out : f32
    optim.yield %0 : f32
  }
  return %b#0, %a#1, %b#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A scalar is read by all parameters, so that it must be there before the first.

// CHECK-LABEL: func.func @scalar_of_all
// CHECK-COUNT-2: = optim.foreach_parameter
func.func @scalar_of_all(%s: tensor<f32>, %t: tensor<f32>, %u: tensor<f32>, %v: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %a:2 = optim.foreach_parameter out(%s, %t : tensor<f32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: each of its parameters reads all their results}}
  %b:2 = optim.foreach_parameter out(%u, %v : tensor<f32>) scalar(%a#0 : tensor<f32>) {
  ^bb0(%out: f32, %scalar: f32):
    %0 = arith.mulf %out, %scalar : f32
    optim.yield %0 : f32
  }
  return %b#0, %b#1 : tensor<f32>, tensor<f32>
}

// -----

// A thread has room for the lanes of so many sums. Those of f64 take twice as
// many registers.

// CHECK-LABEL: func.func @many_sums
// CHECK-COUNT-2: optim.reduce
// CHECK-NOT:     optim.reduce
func.func @many_sums(%p: tensor<4xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) {
  %e = tensor.empty() : tensor<1xf64>
  %0:4 = optim.reduce out(%e : tensor<1xf64>) out(%e : tensor<1xf64>) out(%e : tensor<1xf64>) out(%e : tensor<1xf64>) in(%p : tensor<4xf64>) {
  ^bb0(%in: f64):
    %square = arith.mulf %in, %in : f64
    %cube = arith.mulf %square, %in : f64
    %fourth = arith.mulf %square, %square : f64
    optim.yield %in, %square, %cube, %fourth : f64, f64, f64, f64
  }
  %1:3 = optim.reduce out(%e : tensor<1xf64>) out(%e : tensor<1xf64>) out(%e : tensor<1xf64>) in(%p : tensor<4xf64>) {
  ^bb0(%in: f64):
    %size = math.absf %in : f64
    %negative = arith.negf %in : f64
    %root = math.sqrt %size : f64
    optim.yield %size, %negative, %root : f64, f64, f64
  }
  // expected-remark @below {{not fused with the optim.reduce before it: together they take too many registers}}
  %2 = optim.reduce out(%e : tensor<1xf64>) in(%p : tensor<4xf64>) {
  ^bb0(%in: f64):
    %two = arith.addf %in, %in : f64
    optim.yield %two : f64
  }
  return %0#0, %1#1, %2 : tensor<1xf64>, tensor<1xf64>, tensor<1xf64>
}
