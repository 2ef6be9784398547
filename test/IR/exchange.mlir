// RUN: stepfold-opt %s --split-input-file --verify-diagnostics | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @words(
// CHECK:         %{{.*}}, %[[B:.*]] = optim.exchange sum "gradients" (%{{.*}}, %{{.*}} : tensor<vector<13xi64>>, tensor<4xi64>)
// CHECK:         optim.exchange maximum "largest" (%[[B]] : tensor<4xi64>) {test.mark = 1 : i64}
func.func @words(%a: tensor<vector<13xi64>>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %0:2 = optim.exchange sum "gradients" (%a, %b : tensor<vector<13xi64>>, tensor<4xi64>)
  %1 = optim.exchange maximum "largest" (%0#1 : tensor<4xi64>) {test.mark = 1 : i64}
  return %1 : tensor<4xi64>
}

// -----

// CHECK-LABEL: func.func @buffers(
// CHECK:         optim.exchange sum "gradients" (%{{.*}}, %{{.*}} : memref<vector<13xi64>>, memref<4xi64>)
func.func @buffers(%a: memref<vector<13xi64>>, %b: memref<4xi64>) {
  optim.exchange sum "gradients" (%a, %b : memref<vector<13xi64>>, memref<4xi64>)
  return
}

// -----

// An exchange is not removed, and two are not one.

// CHECK-LABEL: func.func @effects(
// CHECK-COUNT-2: optim.exchange
func.func @effects(%a: tensor<i64>) {
  %0 = optim.exchange sum "a" (%a : tensor<i64>)
  %1 = optim.exchange sum "a" (%a : tensor<i64>)
  return
}

// -----

func.func @kind(%a: tensor<i64>) {
  // expected-error @below {{expected 'sum' or 'maximum'}}
  %0 = optim.exchange exact "a" (%a : tensor<i64>)
}

// -----

func.func @name(%a: tensor<i64>) {
  // expected-error @below {{expected a name}}
  %0 = optim.exchange sum "" (%a : tensor<i64>)
  return
}

// -----

func.func @nothing() {
  // expected-error @below {{expected at least 1 operand}}
  "optim.exchange"() {name = "a", kind = #optim.exchange_kind<sum>} : () -> ()
  return
}

// -----

func.func @type(%a: tensor<4xf32>) {
  // expected-error @below {{expected words of static shape, with elements of i64 or of 'vector<13xi64>', got 'tensor<4xf32>'}}
  %0 = optim.exchange sum "a" (%a : tensor<4xf32>)
  return
}

// -----

func.func @maximum_of_sums(%a: tensor<vector<13xi64>>) {
  // expected-error @below {{expected words of static shape, with elements of i64, got 'tensor<vector<13xi64>>'}}
  %0 = optim.exchange maximum "a" (%a : tensor<vector<13xi64>>)
  return
}

// -----

func.func @shape(%a: tensor<?xi64>) {
  // expected-error @below {{expected words of static shape}}
  %0 = optim.exchange sum "a" (%a : tensor<?xi64>)
  return
}

// -----

func.func @mixture(%a: tensor<i64>, %b: memref<i64>) {
  // expected-error @below {{expected tensors alone, or memrefs alone}}
  %0 = optim.exchange sum "a" (%a, %b : tensor<i64>, memref<i64>)
  return
}

// -----

func.func @twice(%a: memref<i64>) {
  // expected-error @below {{exchanges one memref twice}}
  optim.exchange sum "a" (%a, %a : memref<i64>, memref<i64>)
  return
}

// -----

func.func @results(%a: tensor<i64>) {
  // expected-error @below {{expected 1 results, of the types of the tensors, got}}
  "optim.exchange"(%a) {name = "a", kind = #optim.exchange_kind<sum>} : (tensor<i64>) -> ()
  return
}
