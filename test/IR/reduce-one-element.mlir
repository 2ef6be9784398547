// The sums of one parameter of one element have the parameter's type, but are
// no list of tensors like it: their type is written out.
// RUN: stepfold-opt --verify-roundtrip %s | FileCheck %s

// CHECK-LABEL: func.func @sum
func.func @sum(%w: tensor<1xf32>, %out: tensor<1xf32>) -> tensor<1xf32> {
  // CHECK: optim.reduce out(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<1xf32>)
  %sum = optim.reduce out(%out : tensor<1xf32>) in(%w : tensor<1xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return %sum : tensor<1xf32>
}
