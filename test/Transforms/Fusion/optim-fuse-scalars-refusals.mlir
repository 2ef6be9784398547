// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed='optim-fuse-scalars' --verify-diagnostics | FileCheck %s

// A kernel has so many arguments, and ops of one element are one kernel only as
// long as it has room for theirs.

// CHECK-LABEL: func.func @many_operands
// CHECK-COUNT-2: = optim.foreach_parameter
func.func @many_operands(
    %a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>,
    %a4: tensor<1xf32>, %a5: tensor<1xf32>, %a6: tensor<1xf32>, %a7: tensor<1xf32>,
    %b0: tensor<1xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %b3: tensor<1xf32>,
    %b4: tensor<1xf32>, %b5: tensor<1xf32>, %b6: tensor<1xf32>, %b7: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %s = optim.foreach_parameter out(%e : tensor<1xf32>)
      scalar(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : tensor<1xf32>) {
  ^bb0(%out: f32, %x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: f32, %x6: f32, %x7: f32):
    %1 = arith.addf %x0, %x1 : f32
    %2 = arith.addf %1, %x2 : f32
    %3 = arith.addf %2, %x3 : f32
    %4 = arith.addf %3, %x4 : f32
    %5 = arith.addf %4, %x5 : f32
    %6 = arith.addf %5, %x6 : f32
    %7 = arith.addf %6, %x7 : f32
    optim.yield %7 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: together they have too many operands}}
  %t = optim.foreach_parameter out(%e : tensor<1xf32>)
      scalar(%b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7 : tensor<1xf32>) {
  ^bb0(%out: f32, %x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: f32, %x6: f32, %x7: f32):
    %1 = arith.addf %x0, %x1 : f32
    %2 = arith.addf %1, %x2 : f32
    %3 = arith.addf %2, %x3 : f32
    %4 = arith.addf %3, %x4 : f32
    %5 = arith.addf %4, %x5 : f32
    %6 = arith.addf %5, %x6 : f32
    %7 = arith.addf %6, %x7 : f32
    optim.yield %7 : f32
  }
  return %s, %t : tensor<1xf32>, tensor<1xf32>
}

// -----

// Ops over one parameter that are not fused for their parameters are fused for
// having one: no remark says otherwise.

// CHECK-LABEL: func.func @scalar_of_one
// CHECK-COUNT-1: = optim.foreach_parameter
// CHECK-NOT:     = optim.foreach_parameter
func.func @scalar_of_one(%step: tensor<1xf32>, %rate: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.foreach_parameter out(%e : tensor<1xf32>) in(%step : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %b = optim.foreach_parameter out(%e : tensor<1xf32>) in(%rate : tensor<1xf32>) scalar(%a : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}
