// RUN: stepfold-opt %s --split-input-file --verify-diagnostics | stepfold-opt --split-input-file --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --split-input-file --verify-diagnostics --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

!words = vector<13xi64>

// CHECK-LABEL: func.func @sums(
// CHECK:         %[[R:.*]], %{{.*}} = optim.reduce
// CHECK-NEXT:      exact(%{{.*}} : tensor<2xvector<13xi64>>)
// CHECK-NEXT:      maximum(%{{.*}} : tensor<2xf64>)
// CHECK-NEXT:      in(%{{.*}} : tensor<4xf32>, tensor<3xf32>)
// CHECK:           optim.yield %{{.*}}, %{{.*}} : f32, f64
// CHECK:         %[[TOTAL:.*]] = optim.reduce_parameters exact(%{{.*}} : tensor<vector<13xi64>>) in(%[[R]] : tensor<2xvector<13xi64>>)
// CHECK:         optim.foreach_parameter out(%{{.*}} : tensor<f32>) in(%[[TOTAL]] : tensor<vector<13xi64>>)
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[IN:.*]]: vector<13xi64>):
// CHECK-NEXT:      optim.round_sum %[[IN]] : vector<13xi64>

// GENERIC: combiners = [#optim.combiner<exact>, #optim.combiner<maximum>]
// GENERIC: combiner = #optim.combiner<exact>
func.func @sums(%e: tensor<2x!words>, %f: tensor<2xf64>, %t: tensor<!words>,
                %r: tensor<f32>, %a: tensor<4xf32>, %b: tensor<3xf32>)
    -> (tensor<f32>, tensor<2xf64>) {
  %exact, %maximum = optim.reduce exact(%e : tensor<2x!words>) maximum(%f : tensor<2xf64>)
      in(%a, %b : tensor<4xf32>, tensor<3xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    %1 = arith.extf %in : f32 to f64
    optim.yield %0, %1 : f32, f64
  }
  %total = optim.reduce_parameters exact(%t : tensor<!words>) in(%exact : tensor<2x!words>)
  %rounded = optim.foreach_parameter out(%r : tensor<f32>) in(%total : tensor<!words>) {
  ^bb0(%out: f32, %in: !words):
    %0 = optim.round_sum %in : !words
    optim.yield %0 : f32
  }
  return %rounded, %maximum : tensor<f32>, tensor<2xf64>
}

// -----

// Words may be selected, and zero.

// CHECK-LABEL: func.func @selected(
// CHECK:         arith.select
func.func @selected(%e: tensor<2xvector<13xi64>>, %w: tensor<2xvector<13xi64>>, %flag: tensor<i1>)
    -> tensor<2xvector<13xi64>> {
  %0 = optim.foreach_parameter out(%e : tensor<2xvector<13xi64>>)
      in(%w : tensor<2xvector<13xi64>>) scalar(%flag : tensor<i1>) {
  ^bb0(%out: vector<13xi64>, %in: vector<13xi64>, %scalar: i1):
    %zero = arith.constant dense<0> : vector<13xi64>
    %1 = arith.select %scalar, %zero, %in : vector<13xi64>
    optim.yield %1 : vector<13xi64>
  }
  return %0 : tensor<2xvector<13xi64>>
}

// -----

func.func @type_of_sum(%e: tensor<1xf32>, %a: tensor<4xf32>) {
  // expected-error @below {{expected exact sums of 'vector<13xi64>', got 'f32'}}
  %0 = optim.reduce exact(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

func.func @rounded_words(%e: tensor<1xvector<13xi64>>, %a: tensor<4xf32>) {
  // expected-error @below {{expected sums of f32 or f64, got 'vector<13xi64>'}}
  %0 = optim.reduce out(%e : tensor<1xvector<13xi64>>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

func.func @contributions_of_f64(%e: tensor<1xvector<13xi64>>, %a: tensor<4xf64>) {
  // expected-error @below {{expected to yield ('f32'), got ('f64')}}
  %0 = optim.reduce exact(%e : tensor<1xvector<13xi64>>) in(%a : tensor<4xf64>) {
  ^bb0(%in: f64):
    optim.yield %in : f64
  }
  return
}

// -----

func.func @contributions_of_bf16(%e: tensor<1xvector<13xi64>>, %a: tensor<4xbf16>) {
  // expected-error @below {{expected to yield ('f32'), got ('bf16')}}
  %0 = optim.reduce exact(%e : tensor<1xvector<13xi64>>) in(%a : tensor<4xbf16>) {
  ^bb0(%in: bf16):
    optim.yield %in : bf16
  }
  return
}

// -----

func.func @other_words(%e: tensor<1xvector<12xi64>>, %a: tensor<4xf32>) {
  // expected-error @below {{expected exact sums of 'vector<13xi64>', got 'vector<12xi64>'}}
  %0 = optim.reduce exact(%e : tensor<1xvector<12xi64>>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

func.func @total_of_floats(%e: tensor<f32>, %v: tensor<3xf32>) {
  // expected-error @below {{expected in to be a vector of 'vector<13xi64>', got 'tensor<3xf32>'}}
  %0 = optim.reduce_parameters exact(%e : tensor<f32>) in(%v : tensor<3xf32>)
  return
}

// -----

func.func @sum_of_words(%e: tensor<vector<13xi64>>, %v: tensor<3xvector<13xi64>>) {
  // expected-error @below {{expected in to be a vector of f32 or f64, got 'tensor<3xvector<13xi64>>'}}
  %0 = optim.reduce_parameters out(%e : tensor<vector<13xi64>>) in(%v : tensor<3xvector<13xi64>>)
  return
}

// -----

func.func @elements_of_words(%e: tensor<4xvector<13xi64>>) {
  // expected-error @below {{expected elements of integers or floats of 1, 8, 16, 32 or 64 bits, got 'vector<13xi64>'}}
  %0 = optim.foreach out(%e : tensor<4xvector<13xi64>>) {
  ^bb0(%out: vector<13xi64>):
    optim.yield %out : vector<13xi64>
  }
  return
}

// -----

func.func @arithmetic_on_words(%e: tensor<2xvector<13xi64>>) {
  // expected-error @below {{arith.addi is not on scalars}}
  %0 = optim.foreach_parameter out(%e : tensor<2xvector<13xi64>>) {
  ^bb0(%out: vector<13xi64>):
    // expected-note @below {{the operation is here}}
    %1 = arith.addi %out, %out : vector<13xi64>
    optim.yield %1 : vector<13xi64>
  }
  return
}

// -----

func.func @rounded_in_foreach(%a: tensor<4xf32>, %w: tensor<vector<13xi64>>) {
  // expected-error @below {{expected elements of integers or floats of 1, 8, 16, 32 or 64 bits, got 'vector<13xi64>'}}
  %0 = optim.foreach out(%a : tensor<4xf32>) scalar(%w : tensor<vector<13xi64>>) {
  ^bb0(%out: f32, %scalar: vector<13xi64>):
    optim.yield %out : f32
  }
  return
}
