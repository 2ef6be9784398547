// RUN: stepfold-opt %s --optim-fuse-producers | FileCheck %s
// RUN: stepfold-opt %s --optim-fuse-producers --remarks-filter-passed=optim-fuse-producers \
// RUN:   --verify-diagnostics -o /dev/null
// RUN: stepfold-opt %s '--pass-pipeline=builtin.module(func.func(optim-fuse-producers{report-missed=false}))' \
// RUN:   --remarks-filter-missed=optim-fuse-producers 2>&1 | FileCheck %s --check-prefix=SILENT
// RUN: stepfold-opt %s --optim-fuse-producers --remarks-filter-missed=optim-fuse-producers 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MISSED

// SILENT-NOT: NotRecomputed
// MISSED:     NotRecomputed | Category:optim-fuse-producers | Function=updated_in_place

// A conversion is done where its result is read; the producer is gone.

// CHECK-LABEL: func.func @conversion
// CHECK-SAME:    (%[[W:[a-z0-9]*]]: tensor<64xf32>, %[[G:[a-z0-9]*]]: tensor<64xf16>)
// CHECK-NEXT:    %[[NEW:.*]] = optim.foreach out(%[[W]] : tensor<64xf32>) in(%[[G]] : f16) {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[IN:.*]]: f16):
// CHECK-NEXT:      %[[WIDE:.*]] = arith.extf %[[IN]] : f16 to f32
// CHECK-NEXT:      %[[DIFFERENCE:.*]] = arith.subf %[[OLD]], %[[WIDE]] : f32
// CHECK-NEXT:      optim.yield %[[DIFFERENCE]] : f32
// CHECK:         return %[[NEW]]
func.func @conversion(%w: tensor<64xf32>, %g: tensor<64xf16>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %wide = optim.foreach out(%e : tensor<64xf32>) in(%g : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{recomputes its producers' values}}
  %new = optim.foreach out(%w : tensor<64xf32>) in(%wide : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<64xf32>
}

// Producers of one list may be many ops that do the same.

// CHECK-LABEL: func.func @many_producers
// CHECK-SAME:    (%[[G:[a-z0-9]*]]: tensor<4xf16>, %[[H:[a-z0-9]*]]: tensor<8xf16>)
// CHECK:         optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[G]], %[[H]] : tensor<4xf16>, tensor<8xf16>) {
// CHECK-NOT:     optim.foreach
func.func @many_producers(%g: tensor<4xf16>, %h: tensor<8xf16>) -> tensor<2xf32> {
  %e0 = tensor.empty() : tensor<4xf32>
  %wide0 = optim.foreach out(%e0 : tensor<4xf32>) in(%g : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  %e1 = tensor.empty() : tensor<8xf32>
  %wide1 = optim.foreach out(%e1 : tensor<8xf32>) in(%h : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  %e = tensor.empty() : tensor<2xf32>
  // expected-remark @below {{recomputes its producers' values}}
  %sums = optim.reduce out(%e : tensor<2xf32>) in(%wide0, %wide1 : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %sums : tensor<2xf32>
}

// A producer that updates in place, and that another op reads, stays.

// CHECK-LABEL: func.func @updated_in_place
// CHECK-COUNT-2: optim.foreach
// CHECK:         optim.reduce
func.func @updated_in_place(%p: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<1xf32>) {
  %new = optim.foreach out(%p : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  %newer = optim.foreach out(%new : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%new : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %newer, %sum : tensor<4xf32>, tensor<1xf32>
}

// Nothing uses the total.

// CHECK-LABEL: func.func @unused
// CHECK-NEXT:    return
func.func @unused(%g: tensor<4xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %e1 = tensor.empty() : tensor<f32>
  %total = optim.reduce_parameters out(%e1 : tensor<f32>) in(%sum : tensor<1xf32>)
  %long = optim.cast %total : tensor<f32> to tensor<f64>
  return
}
