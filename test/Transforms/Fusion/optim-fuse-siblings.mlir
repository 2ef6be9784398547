// RUN: stepfold-opt %s --optim-fuse-siblings | FileCheck %s
// RUN: stepfold-opt %s --optim-fuse-siblings --remarks-filter-passed=optim-fuse-siblings \
// RUN:   --verify-diagnostics -o /dev/null

// Two sums of one tensor.

// CHECK-LABEL: func.func @sums
// CHECK-SAME:    (%[[W:[a-z0-9]*]]: tensor<64xf32>)
// CHECK:         %[[A:.*]], %[[B:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) out(%{{.*}} : tensor<1xf32>) in(%[[W]] : tensor<64xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32):
// CHECK-NEXT:      %[[SQUARE:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:      optim.yield %[[IN]], %[[SQUARE]] : f32, f32
// CHECK:         return %[[A]], %[[B]]
func.func @sums(%w: tensor<64xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e0 = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{fused ops into one}}
  %a = optim.reduce out(%e0 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %e1 = tensor.empty() : tensor<1xf32>
  %b = optim.reduce out(%e1 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}

// Updates of two tensors of one parameter, by one gradient.

// CHECK-LABEL: func.func @updates
// CHECK-SAME:    (%[[W:[a-z0-9]*]]: tensor<64xf32>, %[[M:[a-z0-9]*]]: tensor<64xf32>, %[[G:[a-z0-9]*]]: tensor<64xf32>)
// CHECK-NEXT:    %[[A:.*]], %[[B:.*]] = optim.foreach out(%[[W]] : tensor<64xf32>) out(%[[M]] : f32) in(%[[G]] : f32)
// CHECK-NOT:     optim.foreach
func.func @updates(%w: tensor<64xf32>, %m: tensor<64xf32>, %g: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  // expected-remark @below {{fused ops into one}}
  %a = optim.foreach out(%w : tensor<64xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  %b = optim.foreach out(%m : tensor<64xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  return %a, %b : tensor<64xf32>, tensor<64xf32>
}

// A sum and a maximum of one tensor.

// CHECK-LABEL: func.func @sum_and_maximum
// CHECK-SAME:    (%[[W:[a-z0-9]*]]: tensor<64xf32>)
// CHECK:         %[[SUM:.*]], %[[MAXIMUM:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) maximum(%{{.*}} : tensor<1xf32>) in(%[[W]] : tensor<64xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32):
// CHECK-NEXT:      optim.yield %[[IN]], %[[IN]] : f32, f32
// CHECK:         return %[[SUM]], %[[MAXIMUM]]
func.func @sum_and_maximum(%w: tensor<64xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e0 = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{fused ops into one}}
  %a = optim.reduce out(%e0 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %e1 = tensor.empty() : tensor<1xf32>
  %b = optim.reduce maximum(%e1 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}

// Two equal maxima are one.

// CHECK-LABEL: func.func @equal_maxima
// CHECK:         %[[MAXIMUM:.*]] = optim.reduce maximum(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<64xf32>) {
// CHECK:         return %[[MAXIMUM]], %[[MAXIMUM]]
func.func @equal_maxima(%w: tensor<64xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e0 = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{fused ops into one}}
  %a = optim.reduce maximum(%e0 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %e1 = tensor.empty() : tensor<1xf32>
  %b = optim.reduce maximum(%e1 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}

// Reductions of the same elements are one, and no others.

// CHECK-LABEL: func.func @samples
// CHECK-SAME:    (%[[W:[a-z0-9]*]]: tensor<64xf32>)
// CHECK:         %[[B:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[W]] : tensor<64xf32>) {
// CHECK:         %[[A:.*]], %[[C:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) out(%{{.*}} : tensor<1xf32>) in(%[[W]] : tensor<64xf32>) attributes {sampled} {
// CHECK:         return %[[A]], %[[B]], %[[C]]
func.func @samples(%w: tensor<64xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %e0 = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{fused ops into one}}
  %a = optim.reduce out(%e0 : tensor<1xf32>) in(%w : tensor<64xf32>) attributes {sampled} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %e1 = tensor.empty() : tensor<1xf32>
  %b = optim.reduce out(%e1 : tensor<1xf32>) in(%w : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %e2 = tensor.empty() : tensor<1xf32>
  %c = optim.reduce out(%e2 : tensor<1xf32>) in(%w : tensor<64xf32>) attributes {sampled} {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %a, %b, %c : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}
