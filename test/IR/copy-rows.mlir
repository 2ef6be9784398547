// RUN: stepfold-opt %s --split-input-file --verify-diagnostics | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --split-input-file --verify-diagnostics --mlir-print-op-generic | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s

// Constraints of all ops on matrices are in matmul.mlir.

// CHECK-LABEL: func.func @deinterleave(
// CHECK:         %{{.*}}:2 = optim.copy_rows out(%{{.*}}, %{{.*}} : tensor<2x3xbf16>) in(%{{.*}} : tensor<4x3xbf16>) {test.mark}
func.func @deinterleave(%x: tensor<4x3xbf16>, %a: tensor<2x3xbf16>, %b: tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<2x3xbf16>) {
  %0:2 = optim.copy_rows out(%a, %b : tensor<2x3xbf16>) in(%x : tensor<4x3xbf16>) {test.mark}
  return %0#0, %0#1 : tensor<2x3xbf16>, tensor<2x3xbf16>
}

// -----

// CHECK-LABEL: func.func @interleave_list(
// CHECK:         %{{.*}}:2 = optim.copy_rows
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<3x1xf16>, tensor<9x2xf16>)
// CHECK-NEXT:      in(%[[A:.*]], %[[A]], %[[A]], %[[B:.*]], %[[B]], %[[B]] : tensor<1x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<3x2xf16>, tensor<3x2xf16>, tensor<3x2xf16>)
func.func @interleave_list(%x: tensor<3x1xf16>, %y: tensor<9x2xf16>, %a: tensor<1x1xf16>, %b: tensor<3x2xf16>) -> (tensor<3x1xf16>, tensor<9x2xf16>) {
  %0:2 = optim.copy_rows
      out(%x, %y : tensor<3x1xf16>, tensor<9x2xf16>)
      in(%a, %a, %a, %b, %b, %b : tensor<1x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<3x2xf16>, tensor<3x2xf16>, tensor<3x2xf16>)
  return %0#0, %0#1 : tensor<3x1xf16>, tensor<9x2xf16>
}

// -----

// CHECK-LABEL: func.func @buffers(
// CHECK:         optim.copy_rows out(%{{.*}} : memref<0x3xbf16>) in(%{{.*}}, %{{.*}} : memref<0x3xbf16>)
func.func @buffers(%x: memref<0x3xbf16>, %a: memref<0x3xbf16>, %b: memref<0x3xbf16>) {
  optim.copy_rows out(%x : memref<0x3xbf16>) in(%a, %b : memref<0x3xbf16>)
  return
}

// -----

func.func @nothing() {
  // expected-error @below {{expected at least 1 out}}
  "optim.copy_rows"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  return
}

// -----

func.func @no_in(%a: tensor<2x2xbf16>) {
  // expected-error @below {{expected n out for each in, or n in for each out, where n is at least 2, got 1 out and 0 in}}
  "optim.copy_rows"(%a) {operandSegmentSizes = array<i32: 1, 0>} : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
  return
}

// -----

func.func @one_to_one(%a: tensor<2x2xbf16>, %b: tensor<2x2xbf16>) {
  // expected-error @below {{where n is at least 2, got 1 out and 1 in}}
  %0 = optim.copy_rows out(%a : tensor<2x2xbf16>) in(%b : tensor<2x2xbf16>)
  return
}

// -----

func.func @no_multiple(%a: tensor<2x2xbf16>, %b: tensor<1x2xbf16>) {
  // expected-error @below {{where n is at least 2, got 2 out and 3 in}}
  %0:2 = optim.copy_rows out(%a, %a : tensor<2x2xbf16>) in(%b, %b, %b : tensor<1x2xbf16>)
  return
}

// -----

func.func @rows(%a: tensor<5x2xbf16>, %b: tensor<2x2xbf16>) {
  // expected-error @below {{expected in #0 to have the columns and 1 / 2 of the rows of out #0, got 'tensor<2x2xbf16>' and 'tensor<5x2xbf16>'}}
  %0 = optim.copy_rows out(%a : tensor<5x2xbf16>) in(%b, %b : tensor<2x2xbf16>)
  return
}

// -----

func.func @columns(%a: tensor<4x2xbf16>, %b: tensor<2x2xbf16>, %c: tensor<2x3xbf16>) {
  // expected-error @below {{expected out #3 to have the columns and 1 / 2 of the rows of in #1, got 'tensor<2x3xbf16>' and 'tensor<4x2xbf16>'}}
  %0:4 = optim.copy_rows out(%b, %b, %b, %c : tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x3xbf16>) in(%a, %a : tensor<4x2xbf16>)
  return
}

// -----

func.func @element_types(%a: tensor<4x2xbf16>, %b: tensor<2x2xf16>) {
  // expected-error @below {{expected matrices of one element type, got 'tensor<2x2xf16>' and 'tensor<4x2xbf16>'}}
  %0:2 = optim.copy_rows out(%b, %b : tensor<2x2xf16>) in(%a : tensor<4x2xbf16>)
  return
}

// -----

func.func @written_twice(%a: memref<4x2xbf16>, %b: memref<2x2xbf16>) {
  // expected-error @below {{expected out #1 to be no other operand}}
  optim.copy_rows out(%b, %b : memref<2x2xbf16>) in(%a : memref<4x2xbf16>)
  return
}
