// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed='optim-fuse-(producers|siblings)' --verify-diagnostics | FileCheck %s

// The producer overwrites what it reads, and another op reads its result: the
// old value cannot be read again.

// CHECK-LABEL: func.func @old_value_with_another_reader
// CHECK:         optim.foreach
// CHECK:         optim.reduce
func.func @old_value_with_another_reader(%p: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<1xf32> {
  %a = optim.foreach out(%g : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  "framework.reader"(%a) : (tensor<4xf32>) -> ()
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer updates a tensor in place and has another reader}}
  %b = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %b : tensor<1xf32>
}

// -----

// A tensor that the producer read is updated before the consumer.

// CHECK-LABEL: func.func @updated_between
// CHECK:         arith.extf
// CHECK:         arith.addf
// CHECK:         optim.reduce
// CHECK-NOT:     arith.extf
func.func @updated_between(%h: tensor<4xf16>, %k: tensor<4xf16>) -> (tensor<4xf16>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %wide = optim.foreach out(%e : tensor<4xf32>) in(%h : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  "framework.op"() : () -> ()
  %p:2 = optim.foreach out(%h, %k : tensor<4xf16>, tensor<4xf16>) {
  ^bb0(%out: f16):
    %0 = arith.addf %out, %out : f16
    optim.yield %0 : f16
  }
  %e1 = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{stream 0 of its ins is not recomputed: what its producer reads is updated before or in this op}}
  %b = optim.reduce out(%e1 : tensor<1xf32>) in(%wide : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %p#0, %b : tensor<4xf16>, tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @different_producers
// CHECK-COUNT-3: = optim.foreach
func.func @different_producers(%v: tensor<2xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>, %g: tensor<4xf16>, %h: tensor<4xf16>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = optim.foreach out(%e : tensor<4xf32>) in(%g : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  %b = optim.foreach out(%e : tensor<4xf32>) in(%h : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    %1 = arith.negf %0 : f32
    optim.yield %1 : f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producers differ in what they compute}}
  %c:2 = optim.foreach out(%p, %q : tensor<4xf32>) in(%a, %b : f32) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %setting: f32):
    %0 = arith.subf %out, %in : f32
    %1 = arith.addf %0, %setting : f32
    optim.yield %1 : f32
  }
  return %c#0, %c#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @some_produced
// CHECK-COUNT-2: = optim.foreach
func.func @some_produced(%v: tensor<2xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>, %g: tensor<4xf16>, %h: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = optim.foreach out(%e : tensor<4xf32>) in(%g : f16) {
  ^bb0(%out: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: only some of its elements are results of optim.foreach}}
  %c:2 = optim.foreach out(%p, %q : tensor<4xf32>) in(%a, %h : f32) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %setting: f32):
    %0 = arith.subf %out, %in : f32
    %1 = arith.addf %0, %setting : f32
    optim.yield %1 : f32
  }
  return %c#0, %c#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @different_scalars
// CHECK-COUNT-3: = optim.foreach
func.func @different_scalars(%v: tensor<2xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf32>, %s: tensor<f32>, %t: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = optim.foreach out(%e : tensor<4xf32>) in(%g : f32) scalar(%s : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %b = optim.foreach out(%e : tensor<4xf32>) in(%h : f32) scalar(%t : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producers read different scalars}}
  %c:2 = optim.foreach out(%p, %q : tensor<4xf32>) in(%a, %b : f32) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %setting: f32):
    %0 = arith.subf %out, %in : f32
    %1 = arith.addf %0, %setting : f32
    optim.yield %1 : f32
  }
  return %c#0, %c#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Results in another order are not read parameter by parameter, and vectors
// keep both ops in theirs.

// CHECK-LABEL: func.func @other_arrangement
// CHECK-COUNT-2: = optim.foreach
func.func @other_arrangement(%v: tensor<2xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %a:2 = optim.foreach out(%p, %q : tensor<4xf32>) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %setting: f32):
    %0 = arith.addf %out, %setting : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach before it: it reads their results in another arrangement}}
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer's vectors belong to another list of parameters}}
  %b:2 = optim.foreach out(%e, %f : tensor<4xf32>) in(%a#1, %a#0 : f32) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %setting: f32):
    %0 = arith.subf %in, %setting : f32
    optim.yield %0 : f32
  }
  return %a#0, %a#1, %b#0, %b#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// The producer reads a scalar of which the consumer needs the new value, so that
// it is updated between them. The new value may be read again.

// CHECK-LABEL: func.func @scalar_updated_between
// CHECK:         %[[G:.*]] = optim.foreach out({{.*}}) in(%arg1 : f32) scalar(%arg2
// CHECK:         %[[NEW:.*]] = optim.foreach_parameter out(%arg2
// CHECK:         optim.foreach out(%arg0 : tensor<4xf32>) out(%{{.*}} : f32) in(%[[G]] : f32) in(%arg1 : f32) scalar(%[[NEW]]
// CHECK-NOT:     optim.foreach
func.func @scalar_updated_between(%p: tensor<4xf32>, %g: tensor<4xf32>, %s: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %e = tensor.empty() : tensor<4xf32>
  %scaled = optim.foreach out(%e : tensor<4xf32>) in(%g : f32) scalar(%s : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %t = optim.foreach_parameter out(%s : tensor<f32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach before it: it depends on the result of optim.foreach}}
  // expected-remark @below {{stream 0 of its ins is not recomputed: a scalar that its producer reads is updated before or in this op}}
  %a = optim.foreach out(%p : tensor<4xf32>) in(%scaled : f32) scalar(%t : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  %f = tensor.empty() : tensor<4xf32>
  %again = optim.foreach out(%f : tensor<4xf32>) in(%g : f32) scalar(%t : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %h = tensor.empty() : tensor<4xf32>
  %b = optim.foreach out(%h : tensor<4xf32>) in(%again : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.negf %in : f32
    optim.yield %0 : f32
  }
  return %a, %b, %t : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// Elements that are computed in different ways: one is the first result of the
// producer, one the second. The vector keeps the consumer whole.

// CHECK-LABEL: func.func @different_results
// CHECK-COUNT-2: = optim.foreach
func.func @different_results(%v: tensor<2xf32>, %p: tensor<4xf32>, %q: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %a:2 = optim.foreach out(%e : tensor<4xf32>) out(%f : f32) in(%g : f32) {
  ^bb0(%out: f32, %other: f32, %in: f32):
    %0 = arith.negf %in : f32
    %1 = arith.addf %in, %in : f32
    optim.yield %0, %1 : f32, f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: its elements are different results of optim.foreach}}
  %b:2 = optim.foreach out(%p, %q : tensor<4xf32>) in(%a#0, %a#1 : f32) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %setting: f32):
    %0 = arith.subf %out, %in : f32
    %1 = arith.addf %0, %setting : f32
    optim.yield %1 : f32
  }
  return %b#0, %b#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A vector has all of the producer's parameters, of which the consumer has one.

// CHECK-LABEL: func.func @vector_of_another_list
// CHECK-COUNT-2: = optim.foreach
func.func @vector_of_another_list(%p: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf32>, %v: tensor<2xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %a:2 = optim.foreach out(%e, %f : tensor<4xf32>) in(%g, %h : f32) per_parameter(%v : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %setting: f32):
    %0 = arith.mulf %in, %setting : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer's vectors belong to another list of parameters}}
  %b = optim.foreach out(%p : tensor<4xf32>) in(%a#1 : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  return %b : tensor<4xf32>
}
