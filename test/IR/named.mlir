// RUN: stepfold-opt %s | FileCheck %s

// Results and the arguments of regions are called after their streams.

// CHECK-LABEL: func.func @update
// CHECK:         %params:2, %moment1:2, %moment2:2, %beta1_pow:2, %beta2_pow:2 = optim.adamw
// CHECK:         return %params#0, %beta2_pow#1
func.func @update(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>) -> (tensor<4xf32>, tensor<1xf32>) {
  %0:10 = optim.adamw params(%p, %q : tensor<4xf32>, tensor<8xf32>) moment1(%p, %q : f32) moment2(%p, %q : f32) beta1_pow(%b, %c : tensor<1xf32>) beta2_pow(%b, %c : tensor<1xf32>) grads(%p, %q : f32) lr(%b : tensor<1xf32>)
  return %0#0, %0#9 : tensor<4xf32>, tensor<1xf32>
}

// CHECK-LABEL: func.func @structured
// CHECK:         %new = optim.foreach
// CHECK-NEXT:    ^bb0(%out: f32, %in: f32, %setting: f32, %scalar: f32):
// CHECK:         %sum = optim.reduce
// CHECK-NEXT:    ^bb0(%in: f32):
func.func @structured(%p: tensor<4xf32>, %a: tensor<1xf32>, %s: tensor<f32>) {
  %0 = optim.foreach out(%p : tensor<4xf32>) in(%p : f32) per_parameter(%a : tensor<1xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%w: f32, %x: f32, %y: f32, %z: f32):
    optim.yield %x : f32
  }
  %1 = optim.reduce out(%a : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// Names of parameters that are no identifiers.

ml_program.global private mutable @"block 0/конв.w_0"(dense<0.0> : tensor<4xf32>) : tensor<4xf32>

// CHECK-LABEL: func.func @gradient
// CHECK:         optim.gradient @"block 0/\D0\BA\D0\BE\D0\BD\D0\B2.w_0" %{{.*}} : tensor<4xf32>
func.func @gradient(%g: tensor<4xf32>) {
  %0 = optim.gradient @"block 0/конв.w_0" %g : tensor<4xf32>
  return
}
