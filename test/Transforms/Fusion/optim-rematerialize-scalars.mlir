// RUN: stepfold-opt %s --optim-rematerialize-scalars | FileCheck %s

// A scalar is all that ops over different parameters share: each stays a
// traversal of its own, or an op of a thousand parameters that were not merged
// would be one body of a thousand streams.

// CHECK-LABEL: func.func @one_scalar
// CHECK:         %[[FACTOR:.*]] = optim.foreach_parameter
// CHECK:         optim.foreach out(%{{.*}} : tensor<8xf32>) scalar(%[[FACTOR]] : tensor<f32>)
// CHECK:         optim.foreach out(%{{.*}} : tensor<8xf32>) scalar(%[[FACTOR]] : tensor<f32>)
func.func @one_scalar(%a: tensor<8xf32>, %b: tensor<8xf32>, %norm: tensor<f32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %empty = tensor.empty() : tensor<f32>
  %factor = optim.foreach_parameter out(%empty : tensor<f32>) in(%norm : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %c = optim.foreach out(%a : tensor<8xf32>) scalar(%factor : tensor<f32>) {
  ^bb0(%out: f32, %s: f32):
    %0 = arith.mulf %out, %s : f32
    optim.yield %0 : f32
  }
  %d = optim.foreach out(%b : tensor<8xf32>) scalar(%factor : tensor<f32>) {
  ^bb0(%out: f32, %s: f32):
    %0 = arith.mulf %out, %s : f32
    optim.yield %0 : f32
  }
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}

// Nothing is left of a reduction that nothing uses, nor of its scalar.

// CHECK-LABEL: func.func @unused
// CHECK-NEXT:    return
func.func @unused(%a: tensor<8xf32>, %norm: tensor<f32>) {
  %empty = tensor.empty() : tensor<f32>
  %factor = optim.foreach_parameter out(%empty : tensor<f32>) in(%norm : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %sums = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%sums : tensor<1xf32>) in(%a : tensor<8xf32>) scalar(%factor : tensor<f32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return
}
