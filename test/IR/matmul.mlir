// RUN: stepfold-opt %s --split-input-file --verify-diagnostics | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --split-input-file --verify-diagnostics --mlir-print-op-generic | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @list(
// CHECK:         %{{.*}}:2 = optim.matmul sequential
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<4x4xbf16>, tensor<2x2xbf16>)
// CHECK-NEXT:      lhs(%[[X0:.*]], %[[X1:.*]] : tensor<4x8xbf16>, tensor<2x3xbf16>)
// CHECK-NEXT:      rhs transposed(%[[X0]], %[[X1]] : tensor<4x8xbf16>, tensor<2x3xbf16>) {symmetric}
func.func @list(%x0: tensor<4x8xbf16>, %x1: tensor<2x3xbf16>) -> (tensor<4x4xbf16>, tensor<2x2xbf16>) {
  %e0 = tensor.empty() : tensor<4x4xbf16>
  %e1 = tensor.empty() : tensor<2x2xbf16>
  %0:2 = optim.matmul sequential
      out(%e0, %e1 : tensor<4x4xbf16>, tensor<2x2xbf16>)
      lhs(%x0, %x1 : tensor<4x8xbf16>, tensor<2x3xbf16>)
      rhs transposed(%x0, %x1 : tensor<4x8xbf16>, tensor<2x3xbf16>)
      {alpha = 1.0, symmetric}
  return %0#0, %0#1 : tensor<4x4xbf16>, tensor<2x2xbf16>
}

// -----

// CHECK-LABEL: func.func @sum(
// CHECK:         optim.matmul mma16 out(%{{.*}} : tensor<8x4xf16>) lhs transposed(%{{.*}} : tensor<2x8xf16>) rhs(%{{.*}} : tensor<2x4xf16>) plus(%{{.*}} : tensor<8x4xf16>) {alpha = 2.000000e+00 : f64, beta = -3.000000e+00 : f64, test.mark}
func.func @sum(%a: tensor<2x8xf16>, %b: tensor<2x4xf16>, %c: tensor<8x4xf16>, %e: tensor<8x4xf16>) -> tensor<8x4xf16> {
  %0 = optim.matmul mma16 out(%e : tensor<8x4xf16>)
      lhs transposed(%a : tensor<2x8xf16>) rhs(%b : tensor<2x4xf16>)
      plus(%c : tensor<8x4xf16>) {alpha = 2.0, beta = -3.0, test.mark}
  return %0 : tensor<8x4xf16>
}

// -----

// CHECK-LABEL: func.func @buffers(
// CHECK:         optim.matmul sequential out(%{{.*}} : memref<4x0xbf16>)
func.func @buffers(%a: memref<4x3xbf16>, %b: memref<3x0xbf16>, %c: memref<4x0xbf16>) {
  optim.matmul sequential out(%c : memref<4x0xbf16>) lhs(%a : memref<4x3xbf16>) rhs(%b : memref<3x0xbf16>)
  return
}

// -----

func.func @accumulation(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected 'sequential' or 'mma16'}}
  %0 = optim.matmul mma8 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%a : tensor<2x2xbf16>)
}

// -----

func.func @nothing() {
  // expected-error @below {{expected at least 1 out}}
  "optim.matmul"() {accumulation = #optim.accumulation<mma16>, operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
  return
}

// -----

func.func @count(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected 1 matrices in rhs, one for each out, got 2}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%a, %a : tensor<2x2xbf16>)
  return
}

// -----

func.func @count_of_plus(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected 2 matrices in plus, one for each out, got 1}}
  %0:2 = optim.matmul mma16 out(%a, %a : tensor<2x2xbf16>) lhs(%a, %a : tensor<2x2xbf16>) rhs(%a, %a : tensor<2x2xbf16>) plus(%a : tensor<2x2xbf16>)
  return
}

// -----

func.func @element_type(%a: tensor<2x2xf32>) {
  // expected-error @below {{expected matrices of bf16 or f16, got 'tensor<2x2xf32>'}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xf32>) lhs(%a : tensor<2x2xf32>) rhs(%a : tensor<2x2xf32>)
  return
}

// -----

func.func @element_types(%a: tensor<2x2xbf16>, %b: tensor<2x2xf16>) {
  // expected-error @below {{expected matrices of one element type, got 'tensor<2x2xbf16>' and 'tensor<2x2xf16>'}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%b : tensor<2x2xf16>)
  return
}

// -----

func.func @rank(%a: tensor<2x2xbf16>, %b: tensor<1x2x2xbf16>) {
  // expected-error @below {{expected matrices of two dimensions of static size, got 'tensor<1x2x2xbf16>'}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%b : tensor<1x2x2xbf16>)
  return
}

// -----

func.func @static(%a: tensor<2x2xbf16>, %b: tensor<2x?xbf16>) {
  // expected-error @below {{expected matrices of two dimensions of static size, got 'tensor<2x?xbf16>'}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%b : tensor<2x?xbf16>)
  return
}

// -----

func.func @inner(%a: tensor<2x3xbf16>, %c: tensor<2x2xbf16>) {
  // expected-error @below {{expected lhs #0 to have as many columns as rhs has rows, got 3 and 2}}
  %0 = optim.matmul mma16 out(%c : tensor<2x2xbf16>) lhs(%a : tensor<2x3xbf16>) rhs(%c : tensor<2x2xbf16>)
  return
}

// -----

func.func @out(%a: tensor<2x3xbf16>, %c: tensor<3x2xbf16>) {
  // expected-error @below {{expected out #0 to have 2 rows and 2 columns, got 'tensor<3x2xbf16>'}}
  %0 = optim.matmul mma16 out(%c : tensor<3x2xbf16>) lhs(%a : tensor<2x3xbf16>) rhs(%c : tensor<3x2xbf16>)
  return
}

// -----

func.func @plus(%a: tensor<2x2xbf16>, %c: tensor<2x3xbf16>) {
  // expected-error @below {{expected plus #0 to have the size of out, got 'tensor<2x3xbf16>' and 'tensor<2x2xbf16>'}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%a : tensor<2x2xbf16>) plus(%c : tensor<2x3xbf16>)
  return
}

// -----

func.func @square(%a: tensor<2x2xbf16>, %c: tensor<2x3xbf16>) {
  // expected-error @below {{expected out #0 of a symmetric product to be a square, got 'tensor<2x3xbf16>'}}
  %0 = optim.matmul mma16 out(%c : tensor<2x3xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%c : tensor<2x3xbf16>) {symmetric}
  return
}

// -----

func.func @alpha(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected alpha to be finite in f32, got 1.000000e+300}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%a : tensor<2x2xbf16>) {alpha = 1.0e300}
  return
}

// -----

func.func @beta(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected no beta without plus, got 2.000000e+00}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%a : tensor<2x2xbf16>) {beta = 2.0}
  return
}

// -----

func.func @unknown(%a: tensor<2x2xbf16>) {
  // expected-error @below {{unknown attribute 'alpa', did you mean 'alpha'?}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%a : tensor<2x2xbf16>) {alpa = 2.0}
  return
}

// -----

func.func @mixture(%a: tensor<2x2xbf16>, %b: memref<2x2xbf16>) {
  // expected-error @below {{expected tensors alone, or memrefs alone}}
  %0 = optim.matmul mma16 out(%a : tensor<2x2xbf16>) lhs(%a : tensor<2x2xbf16>) rhs(%b : memref<2x2xbf16>)
  return
}

// -----

func.func @alias(%a: memref<2x2xbf16>, %b: memref<2x2xbf16>) {
  // expected-error @below {{expected out #0 to be no other operand}}
  optim.matmul mma16 out(%a : memref<2x2xbf16>) lhs(%b : memref<2x2xbf16>) rhs(%a : memref<2x2xbf16>)
  return
}

// -----

func.func @results(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected 1 results, of the types of the tensors, got}}
  "optim.matmul"(%a, %a, %a) {accumulation = #optim.accumulation<mma16>, operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
  return
}
