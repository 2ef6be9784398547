// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed=optim-fuse --verify-diagnostics | FileCheck %s

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

// What the producer read is updated before the consumer.

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

// Sums that need other sums are another traversal.

// CHECK-LABEL: func.func @dependent_sums
// CHECK-COUNT-2: optim.reduce
func.func @dependent_sums(%p: tensor<4xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  // expected-remark @below {{not fused with the optim.reduce before it: it depends on the result of optim.reduce}}
  %b = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) per_parameter(%a : tensor<1xf32>) {
  ^bb0(%in: f32, %setting: f32):
    %0 = arith.subf %in, %setting : f32
    optim.yield %0 : f32
  }
  return %b : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @different_shapes
// CHECK-COUNT-2: optim.reduce
func.func @different_shapes(%p: tensor<4xf32>, %q: tensor<8xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  // expected-remark @below {{not fused with the optim.reduce before it: their parameters have different shapes}}
  %b = optim.reduce out(%e : tensor<1xf32>) in(%q : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %c = optim.foreach_parameter out(%e : tensor<1xf32>) in(%a : tensor<1xf32>) in(%b : tensor<1xf32>) {
  ^bb0(%out: f32, %x: f32, %y: f32):
    %0 = arith.addf %x, %y : f32
    optim.yield %0 : f32
  }
  return %c : tensor<1xf32>
}

// -----

// CHECK-LABEL: func.func @different_sums
// CHECK-COUNT-2: optim.reduce
func.func @different_sums(%p: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf64>) {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %f = tensor.empty() : tensor<1xf64>
  // expected-remark @below {{not fused with the optim.reduce before it: their sums have different types}}
  %b = optim.reduce out(%f : tensor<1xf64>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.extf %in : f32 to f64
    optim.yield %0 : f64
  }
  return %a, %b : tensor<1xf32>, tensor<1xf64>
}

// -----

// All parameters read a scalar that one of them updates.

// CHECK-LABEL: func.func @updated_scalar
// CHECK-COUNT-2: optim.foreach_parameter
func.func @updated_scalar(%a: tensor<1xf32>, %b: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %x = optim.foreach_parameter out(%e : tensor<2xf32>) in(%a, %b : tensor<1xf32>) scalar(%a : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.addf %in, %scalar : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: it and they access a tensor that one of them updates}}
  %y:3 = optim.foreach_parameter out(%a, %b : tensor<1xf32>) out(%e : tensor<2xf32>) in(%x : tensor<2xf32>) {
  ^bb0(%out: f32, %z: f32, %in: f32):
    %0 = arith.mulf %out, %out : f32
    optim.yield %0, %in : f32, f32
  }
  return %y#0, %y#1, %y#2 : tensor<1xf32>, tensor<1xf32>, tensor<2xf32>
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

// -----

// Two updates of one tensor, one after the other. What the first makes of the
// other tensor is for others, so that it updates both.

// CHECK-LABEL: func.func @update_of_a_result
// CHECK-COUNT-2: = optim.foreach
func.func @update_of_a_result(%p: tensor<4xf32>, %q: tensor<4xf32>, %r: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a:2 = optim.foreach out(%p, %q : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach before it: it updates their results}}
  %b:2 = optim.foreach out(%a#0, %r : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.mulf %out, %out : f32
    optim.yield %0 : f32
  }
  return %b#0, %a#1, %b#1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A scalar is read by all parameters, so that it must be there before the first.

// CHECK-LABEL: func.func @scalar_of_all
// CHECK-COUNT-2: = optim.foreach_parameter
func.func @scalar_of_all(%s: tensor<f32>, %t: tensor<f32>, %u: tensor<f32>, %v: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %a:2 = optim.foreach_parameter out(%s, %t : tensor<f32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: each of its parameters reads all their results}}
  %b:2 = optim.foreach_parameter out(%u, %v : tensor<f32>) scalar(%a#0 : tensor<f32>) {
  ^bb0(%out: f32, %scalar: f32):
    %0 = arith.mulf %out, %scalar : f32
    optim.yield %0 : f32
  }
  return %b#0, %b#1 : tensor<f32>, tensor<f32>
}

// -----

// A kernel has so many arguments, and ops of one element are one kernel only as
// long as it has room for theirs.

// CHECK-LABEL: func.func @many_operands
// CHECK-COUNT-2: = optim.foreach_parameter
func.func @many_operands(
    %a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>, %a3: tensor<1xf32>,
    %a4: tensor<1xf32>, %a5: tensor<1xf32>, %a6: tensor<1xf32>, %a7: tensor<1xf32>,
    %b0: tensor<1xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %b3: tensor<1xf32>,
    %b4: tensor<1xf32>, %b5: tensor<1xf32>, %b6: tensor<1xf32>, %b7: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %s = optim.foreach_parameter out(%e : tensor<1xf32>)
      scalar(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : tensor<1xf32>) {
  ^bb0(%out: f32, %x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: f32, %x6: f32, %x7: f32):
    %1 = arith.addf %x0, %x1 : f32
    %2 = arith.addf %1, %x2 : f32
    %3 = arith.addf %2, %x3 : f32
    %4 = arith.addf %3, %x4 : f32
    %5 = arith.addf %4, %x5 : f32
    %6 = arith.addf %5, %x6 : f32
    %7 = arith.addf %6, %x7 : f32
    optim.yield %7 : f32
  }
  // expected-remark @below {{not fused with the optim.foreach_parameter before it: together they have too many operands}}
  %t = optim.foreach_parameter out(%e : tensor<1xf32>)
      scalar(%b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7 : tensor<1xf32>) {
  ^bb0(%out: f32, %x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: f32, %x6: f32, %x7: f32):
    %1 = arith.addf %x0, %x1 : f32
    %2 = arith.addf %1, %x2 : f32
    %3 = arith.addf %2, %x3 : f32
    %4 = arith.addf %3, %x4 : f32
    %5 = arith.addf %4, %x5 : f32
    %6 = arith.addf %5, %x6 : f32
    %7 = arith.addf %6, %x7 : f32
    optim.yield %7 : f32
  }
  return %s, %t : tensor<1xf32>, tensor<1xf32>
}

// -----

// Ops over one parameter that are not fused for their parameters are fused for
// having one: no remark says otherwise.

// CHECK-LABEL: func.func @scalar_of_one
// CHECK-COUNT-1: = optim.foreach_parameter
// CHECK-NOT:     = optim.foreach_parameter
func.func @scalar_of_one(%step: tensor<1xf32>, %rate: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.foreach_parameter out(%e : tensor<1xf32>) in(%step : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %b = optim.foreach_parameter out(%e : tensor<1xf32>) in(%rate : tensor<1xf32>) scalar(%a : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}
