// RUN: stepfold-opt %s --split-input-file --verify-diagnostics | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @tensors(
// CHECK:         %[[TOTAL:.*]] = optim.reduce_parameters out(%{{.*}} : tensor<f32>) in(%{{.*}} : tensor<3xf32>)
// CHECK:         optim.reduce_parameters out(%[[TOTAL]] : tensor<f32>) in(%{{.*}} : tensor<0xf32>) {arith.note = "empty"}
func.func @tensors(%e: tensor<f32>, %v: tensor<3xf32>, %none: tensor<0xf32>) -> tensor<f32> {
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : tensor<3xf32>)
  %zero = optim.reduce_parameters out(%total : tensor<f32>) in(%none : tensor<0xf32>) {arith.note = "empty"}
  return %zero : tensor<f32>
}

// CHECK-LABEL: func.func @maximum(
// CHECK:         optim.reduce_parameters maximum(%{{.*}} : tensor<f32>) in(%{{.*}} : tensor<3xf32>) {arith.note = "largest"}
// CHECK:         optim.reduce_parameters out(
func.func @maximum(%e: tensor<f32>, %v: tensor<3xf32>) -> (tensor<f32>, tensor<f32>) {
  %total = optim.reduce_parameters maximum(%e : tensor<f32>) in(%v : tensor<3xf32>) {arith.note = "largest"}
  %sum = "optim.reduce_parameters"(%e, %v) {combiner = #optim.combiner<sum>} : (tensor<f32>, tensor<3xf32>) -> tensor<f32>
  return %total, %sum : tensor<f32>, tensor<f32>
}

// CHECK-LABEL: func.func @memrefs(
// CHECK:         optim.reduce_parameters out(%{{.*}} : memref<1xf64>) in(%{{.*}} : memref<3xf64>)
func.func @memrefs(%e: memref<1xf64>, %v: memref<3xf64>) {
  optim.reduce_parameters out(%e : memref<1xf64>) in(%v : memref<3xf64>)
  return
}

// -----

func.func @matrix(%e: tensor<f32>, %v: tensor<3x2xf32>) {
  // expected-error @below {{expected in to be a vector of f32 or f64, got 'tensor<3x2xf32>'}}
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : tensor<3x2xf32>)
  return
}

// -----

func.func @dynamic(%e: tensor<f32>, %v: tensor<?xf32>) {
  // expected-error @below {{expected in to be a vector of f32 or f64, got 'tensor<?xf32>'}}
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : tensor<?xf32>)
  return
}

// -----

func.func @half(%e: tensor<f16>, %v: tensor<3xf16>) {
  // expected-error @below {{expected in to be a vector of f32 or f64, got 'tensor<3xf16>'}}
  %total = optim.reduce_parameters out(%e : tensor<f16>) in(%v : tensor<3xf16>)
  return
}

// -----

func.func @two_sums(%e: tensor<2xf32>, %v: tensor<3xf32>) {
  // expected-error @below {{expected out to have one element of 'f32', got 'tensor<2xf32>'}}
  %total = optim.reduce_parameters out(%e : tensor<2xf32>) in(%v : tensor<3xf32>)
  return
}

// -----

func.func @types(%e: tensor<f64>, %v: tensor<3xf32>) {
  // expected-error @below {{expected out to have one element of 'f32', got 'tensor<f64>'}}
  %total = optim.reduce_parameters out(%e : tensor<f64>) in(%v : tensor<3xf32>)
  return
}

// -----

func.func @mixed(%e: tensor<f32>, %v: memref<3xf32>) {
  // expected-error @below {{expected two tensors or two memrefs, got 'tensor<f32>' and 'memref<3xf32>'}}
  %total = optim.reduce_parameters out(%e : tensor<f32>) in(%v : memref<3xf32>)
  return
}

// -----

func.func @unknown_combiner(%e: tensor<f32>, %v: tensor<3xf32>) {
  // expected-error @below {{expected 'out', 'maximum' or 'exact'}}
  %total = optim.reduce_parameters minimum(%e : tensor<f32>) in(%v : tensor<3xf32>)
  return
}
