// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed='optim-fuse-(producers|siblings)' --verify-diagnostics | FileCheck %s

// Decoding, an update and encoding are one traversal. Scales are not read by
// elements, but by blocks.

// CHECK-LABEL: func.func @packed
// CHECK:         optim.foreach out(%{{.*}} : tensor<64xi8>) out(%{{.*}} : tensor<2xf32>) in(%{{.*}} : f32) attributes {block_size = 32 : i64}
// CHECK-NEXT:    ^bb0(%[[CODE:.*]]: i8, %[[SCALE:.*]]: f32, %[[GRADIENT:.*]]: f32):
// CHECK-NEXT:      arith.sitofp %[[CODE]]
// CHECK-NEXT:      arith.mulf %{{.*}}, %[[SCALE]]
// CHECK-NEXT:      arith.addf %{{.*}}, %[[GRADIENT]]
// CHECK-NEXT:      %[[LARGEST:.*]] = optim.block_maximum
// CHECK:           optim.yield %{{.*}}, %[[LARGEST]]
// CHECK-NOT:     optim.foreach
func.func @packed(%q: tensor<64xi8>, %s: tensor<2xf32>, %g: tensor<64xf32>) -> (tensor<64xi8>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %old = optim.foreach out(%e : tensor<64xf32>) in(%q : i8) in(%s : tensor<2xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: f32, %code: i8, %scale: f32):
    %0 = arith.sitofp %code : i8 to f32
    %1 = arith.mulf %0, %scale : f32
    optim.yield %1 : f32
  }
  %new = optim.foreach out(%old : tensor<64xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  %codes, %scales = optim.foreach out(%q : tensor<64xi8>) out(%s : tensor<2xf32>) in(%new : tensor<64xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: i8, %scale: f32, %in: f32):
    %0 = optim.block_maximum %in : f32
    %1 = arith.divf %in, %0 : f32
    %2 = arith.bitcast %1 : f32 to i32
    %3 = arith.trunci %2 : i32 to i8
    optim.yield %3, %0 : i8, f32
  }
  return %codes, %scales : tensor<64xi8>, tensor<2xf32>
}

// -----

// An op on scales as its elements has other elements than the op that makes
// them.

// CHECK-LABEL: func.func @scales_as_elements
// CHECK:         optim.foreach out(%{{.*}} : tensor<2xf32>) in(%{{.*}} : tensor<64xf32>) attributes {block_size = 32 : i64}
// CHECK:         optim.foreach out(%{{.*}} : tensor<2xf32>) in(%{{.*}} : f32) {
func.func @scales_as_elements(%m: tensor<64xf32>, %p: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %s = optim.foreach out(%e : tensor<2xf32>) in(%m : tensor<64xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: f32, %in: f32):
    %0 = optim.block_maximum %in : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer has other blocks}}
  // expected-remark @below {{not fused with the optim.foreach before it: their parameters have different shapes}}
  %new = optim.foreach out(%p : tensor<2xf32>) in(%s : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @other_size
// CHECK:         optim.foreach {{.*}} {block_size = 32 : i64}
// CHECK:         optim.foreach {{.*}} {block_size = 64 : i64}
func.func @other_size(%m: tensor<64xf32>, %n: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %a = optim.foreach out(%m : tensor<64xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: f32):
    %0 = optim.block_maximum %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer has other blocks}}
  // expected-remark @below {{not fused with the optim.foreach before it: their blocks have different sizes}}
  %b = optim.foreach out(%n : tensor<64xf32>) in(%a : f32) attributes {block_size = 64 : i64} {
  ^bb0(%out: f32, %in: f32):
    %0 = optim.block_maximum %in : f32
    optim.yield %0 : f32
  }
  return %a, %b : tensor<64xf32>, tensor<64xf32>
}

// -----

// A reduction has no blocks.

// CHECK-LABEL: func.func @reduced
// CHECK:         optim.foreach
// CHECK:         optim.reduce
func.func @reduced(%m: tensor<64xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %a = optim.foreach out(%e : tensor<64xf32>) in(%m : f32) attributes {block_size = 32 : i64} {
  ^bb0(%out: f32, %in: f32):
    %0 = optim.block_maximum %in : f32
    optim.yield %0 : f32
  }
  %v = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer works on blocks}}
  %b = optim.reduce out(%v : tensor<1xf32>) in(%a : tensor<64xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %b : tensor<1xf32>
}

// -----

// What depends on numbers alone is not hoisted if it is of a block.

// CHECK-LABEL: func.func @number
// CHECK:         optim.foreach_parameter
// CHECK-NOT:       optim.block_maximum
// CHECK:         optim.foreach {{.*}} {block_size = 32 : i64}
// CHECK:           optim.block_maximum
func.func @number(%p: tensor<64xf32>, %s: tensor<2xf32>, %lr: tensor<1xf32>) -> (tensor<64xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %rate = optim.foreach_parameter out(%e : tensor<1xf32>) in(%lr : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %a:2 = optim.foreach out(%p : tensor<64xf32>) out(%s : tensor<2xf32>) per_parameter(%rate : tensor<1xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: f32, %scale: f32, %number: f32):
    %0 = math.sqrt %number : f32
    %1 = optim.block_maximum %0 : f32
    %2 = arith.addf %out, %1 : f32
    optim.yield %2, %1 : f32, f32
  }
  return %a#0, %a#1 : tensor<64xf32>, tensor<2xf32>
}
