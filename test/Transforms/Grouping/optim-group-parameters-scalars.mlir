// RUN: stepfold-opt %s --optim-group-parameters | FileCheck %s
// RUN: stepfold-opt %s --optim-group-parameters --remarks-filter-passed=optim-group-parameters \
// RUN:   --remarks-filter-analyse=optim-group-parameters --verify-diagnostics -o /dev/null

// The rounded factor of two gradients.

// CHECK-LABEL: func.func @equal
// CHECK:         %[[SHORT:.*]] = optim.foreach_parameter
// CHECK-NOT:     = optim.
// CHECK:         return %[[SHORT]], %[[SHORT]]
// expected-remark @below {{scalarsMerged=1}}
func.func @equal(%factor: tensor<f32>) -> (tensor<f16>, tensor<f16>) {
  %e0 = tensor.empty() : tensor<f16>
  %s0 = optim.foreach_parameter out(%e0 : tensor<f16>) in(%factor : tensor<f32>) {
  ^bb0(%old: f16, %in: f32):
    %0 = arith.truncf %in : f32 to f16
    optim.yield %0 : f16
  }
  %e1 = tensor.empty() : tensor<f16>
  %s1 = optim.foreach_parameter out(%e1 : tensor<f16>) in(%factor : tensor<f32>) {
  ^bb0(%old: f16, %in: f32):
    %0 = arith.truncf %in : f32 to f16
    optim.yield %0 : f16
  }
  return %s0, %s1 : tensor<f16>, tensor<f16>
}

// The ops differ in their scalars, operations or types, or read a scalar that
// is a part of each stream.

// CHECK-LABEL: func.func @different
// CHECK-COUNT-5: = optim.foreach_parameter
func.func @different(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<f32>
  %v = tensor.empty() : tensor<1xf32>
  %s0 = optim.foreach_parameter out(%e : tensor<f32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %s1 = optim.foreach_parameter out(%e : tensor<f32>) in(%b : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %s2 = optim.foreach_parameter out(%e : tensor<f32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = math.absf %in : f32
    optim.yield %0 : f32
  }
  %s3 = optim.foreach_parameter out(%v : tensor<1xf32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %s4 = optim.foreach_parameter out(%e : tensor<f32>) scalar(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  return %s0, %s1, %s2, %s3, %s4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<1xf32>, tensor<f32>
}

// Scalars updated in place stay two, whether or not the old value is read.

// CHECK-LABEL: func.func @in_place
// CHECK-COUNT-4: = optim.foreach_parameter
func.func @in_place(%a: tensor<f32>, %t0: tensor<f32>, %t1: tensor<f32>, %t2: tensor<f32>, %t3: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %s0 = optim.foreach_parameter out(%t0 : tensor<f32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %s1 = optim.foreach_parameter out(%t1 : tensor<f32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %s2 = optim.foreach_parameter out(%t2 : tensor<f32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  %s3 = optim.foreach_parameter out(%t3 : tensor<f32>) in(%a : tensor<f32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %s0, %s1, %s2, %s3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// Scalars that are updated later stay two, too: each is updated by itself.

// CHECK-LABEL: func.func @updated_later
// CHECK-COUNT-2: arith.truncf
func.func @updated_later(%factor: tensor<f32>) -> (tensor<f16>, tensor<f16>) {
  %e0 = tensor.empty() : tensor<f16>
  %s0 = optim.foreach_parameter out(%e0 : tensor<f16>) in(%factor : tensor<f32>) {
  ^bb0(%old: f16, %in: f32):
    %0 = arith.truncf %in : f32 to f16
    optim.yield %0 : f16
  }
  %e1 = tensor.empty() : tensor<f16>
  %s1 = optim.foreach_parameter out(%e1 : tensor<f16>) in(%factor : tensor<f32>) {
  ^bb0(%old: f16, %in: f32):
    %0 = arith.truncf %in : f32 to f16
    optim.yield %0 : f16
  }
  %t0 = optim.foreach_parameter out(%s0 : tensor<f16>) {
  ^bb0(%old: f16):
    %0 = arith.negf %old : f16
    optim.yield %0 : f16
  }
  %t1 = optim.foreach_parameter out(%s1 : tensor<f16>) {
  ^bb0(%old: f16):
    %0 = arith.addf %old, %old : f16
    optim.yield %0 : f16
  }
  return %t0, %t1 : tensor<f16>, tensor<f16>
}
