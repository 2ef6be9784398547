// RUN: stepfold-opt %s --optim-distribute-flags | FileCheck %s
// RUN: stepfold-opt %s --optim-distribute-flags --remarks-filter-passed=optim-distribute-flags \
// RUN:   --verify-diagnostics -o /dev/null

// A search becomes two: one of the elements that are reduced besides, and one
// of the rest.

// CHECK-LABEL: func.func @search
// CHECK-SAME:    (%[[G:[a-z0-9]*]]: tensor<4xf32>, %[[H:[a-z0-9]*]]: tensor<8xf32>)
// CHECK:         optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[H]] : tensor<8xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32):
// CHECK-NEXT:      arith.mulf %[[IN]], %[[IN]] : f32
// CHECK:         %[[FIRST:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[H]] : tensor<8xf32>)
// CHECK:         %[[REST:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[G]] : tensor<4xf32>)
// CHECK:         %[[A:.*]] = optim.reduce_parameters out(%{{.*}} : tensor<1xf32>) in(%[[FIRST]] : tensor<1xf32>)
// CHECK:         %[[B:.*]] = optim.reduce_parameters out(%{{.*}} : tensor<1xf32>) in(%[[REST]] : tensor<1xf32>)
// CHECK:         %[[ANY:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xf32>) in(%[[A]] : tensor<1xf32>) in(%[[B]] : tensor<1xf32>)
// CHECK:         optim.foreach_parameter out(%{{.*}} : tensor<1xi1>) in(%[[ANY]] : tensor<1xf32>)
func.func @search(%g: tensor<4xf32>, %h: tensor<8xf32>) -> (tensor<1xi1>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %norm = optim.reduce out(%e : tensor<1xf32>) in(%h : tensor<8xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %v = tensor.empty() : tensor<2xf32>
  %flags = optim.reduce out(%v : tensor<2xf32>) in(%g, %h : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %infinity = arith.constant 0x7F800000 : f32
    %0 = math.absf %in : f32
    %1 = arith.cmpf olt, %0, %infinity : f32
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %2 = arith.select %1, %zero, %one : f32
    optim.yield %2 : f32
  }
  // expected-remark @below {{searches in the order of other reductions}}
  %total = optim.reduce_parameters out(%e : tensor<1xf32>) in(%flags : tensor<2xf32>)
  %f = tensor.empty() : tensor<1xi1>
  %found = optim.foreach_parameter out(%f : tensor<1xi1>) in(%total : tensor<1xf32>) {
  ^bb0(%out: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.cmpf olt, %zero, %in : f32
    optim.yield %0 : i1
  }
  return %found, %norm : tensor<1xi1>, tensor<1xf32>
}

// A sum whose value is asked for keeps its order.

// CHECK-LABEL: func.func @value
// CHECK-COUNT-2: optim.reduce{{( |$)}}
// CHECK-NOT:     optim.reduce{{( |$)}}
// CHECK:         return
func.func @value(%g: tensor<4xf32>, %h: tensor<8xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %norm = optim.reduce out(%e : tensor<1xf32>) in(%h : tensor<8xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %v = tensor.empty() : tensor<2xf32>
  %sums = optim.reduce out(%v : tensor<2xf32>) in(%g, %h : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %total = optim.reduce_parameters out(%e : tensor<1xf32>) in(%sums : tensor<2xf32>)
  return %total, %norm : tensor<1xf32>, tensor<1xf32>
}
