// RUN: stepfold-opt %s --optim-group-parameters | FileCheck %s

// Some gradients are clipped: their parameters are one list, in order, and the
// others another.

// CHECK-LABEL: func.func @partial_clip
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<8xf32>, %[[C:[a-z0-9]*]]: tensor<2xf32>, %[[G:[a-z0-9]*]]: tensor<4xf32>, %[[H:[a-z0-9]*]]: tensor<8xf32>, %[[I:[a-z0-9]*]]: tensor<2xf32>, %[[FACTOR:[a-z0-9]*]]: tensor<f32>
// CHECK:         %[[Q:.*]] = optim.sgd params(%[[B]] : tensor<8xf32>) grads(%[[H]] : f32)
// CHECK:         %[[CLIPPED:.*]]:2 = optim.foreach
// CHECK:           in(%[[G]], %[[I]] : f32)
// CHECK-NEXT:      scalar(%[[FACTOR]] : tensor<f32>)
// CHECK:         %[[P:.*]]:2 = optim.sgd
// CHECK-NEXT:      params(%[[A]], %[[C]] : tensor<4xf32>, tensor<2xf32>)
// CHECK-NEXT:      grads(%[[CLIPPED]]#0, %[[CLIPPED]]#1 : f32)
// CHECK:         return %[[P]]#0, %[[Q]], %[[P]]#1
func.func @partial_clip(%a: tensor<4xf32>, %b: tensor<8xf32>, %c: tensor<2xf32>, %g: tensor<4xf32>, %h: tensor<8xf32>, %i: tensor<2xf32>, %factor: tensor<f32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<2xf32>) {
  %e0 = tensor.empty() : tensor<4xf32>
  %g1 = optim.foreach out(%e0 : tensor<4xf32>) in(%g : f32) scalar(%factor : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  %q = optim.sgd params(%b : tensor<8xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
  %e1 = tensor.empty() : tensor<2xf32>
  %i1 = optim.foreach out(%e1 : tensor<2xf32>) in(%i : f32) scalar(%factor : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %r = optim.sgd params(%c : tensor<2xf32>) grads(%i1 : f32) lr(%lr : tensor<f32>)
  return %p, %q, %r : tensor<4xf32>, tensor<8xf32>, tensor<2xf32>
}

// Two clips have factors of their own. Learning rates do not keep updates apart,
// but the factors do.

// CHECK-LABEL: func.func @two_clips
// CHECK-COUNT-2: optim.sgd params(%{{.*}} : tensor<{{[48]}}xf32>)
// CHECK:         return
func.func @two_clips(%a: tensor<4xf32>, %b: tensor<8xf32>, %g: tensor<4xf32>, %h: tensor<8xf32>, %f0: tensor<f32>, %f1: tensor<f32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) {
  %e0 = tensor.empty() : tensor<4xf32>
  %g1 = optim.foreach out(%e0 : tensor<4xf32>) in(%g : f32) scalar(%f0 : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%g1 : f32) lr(%f1 : tensor<f32>)
  %e1 = tensor.empty() : tensor<8xf32>
  %h1 = optim.foreach out(%e1 : tensor<8xf32>) in(%h : f32) scalar(%f1 : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %q = optim.sgd params(%b : tensor<8xf32>) grads(%h1 : f32) lr(%f0 : tensor<f32>)
  return %p, %q, %f0, %f1 : tensor<4xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>
}

// Each gradient is divided by its own norm. The sums of one reduction are
// scattered to what is computed of each, and gathered for what reads them.

// CHECK-LABEL: func.func @own_norms
// CHECK:         %[[SUMS:.*]] = optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[G:.*]], %[[H:.*]] : tensor<4xf32>, tensor<8xf32>)
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<1xf32>
// CHECK-NEXT:    %[[F:.*]] = tensor.empty() : tensor<1xf32>
// CHECK-NEXT:    %[[SCATTERED:.*]]:2 = optim.foreach_parameter
// CHECK-NEXT:      out(%[[E]], %[[F]] : tensor<1xf32>)
// CHECK-NEXT:      in(%[[SUMS]] : tensor<2xf32>)
// CHECK:         %[[NORMS:.*]]:2 = optim.foreach_parameter
// CHECK:           in(%[[SCATTERED]]#0, %[[SCATTERED]]#1 : tensor<1xf32>)
// CHECK:           math.sqrt
// CHECK:         %[[VECTOR:.*]] = optim.foreach_parameter
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[NORMS]]#0, %[[NORMS]]#1 : tensor<1xf32>)
// CHECK:         %[[CLIPPED:.*]]:2 = optim.foreach
// CHECK:           in(%[[G]], %[[H]] : f32)
// CHECK-NEXT:      per_parameter(%[[VECTOR]] : tensor<2xf32>)
// CHECK:         optim.sgd
// CHECK:           grads(%[[CLIPPED]]#0, %[[CLIPPED]]#1 : f32)
// CHECK-NOT:     = optim.
// CHECK:         return
func.func @own_norms(%a: tensor<4xf32>, %b: tensor<8xf32>, %g: tensor<4xf32>, %h: tensor<8xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %e0 = tensor.empty() : tensor<4xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %n0 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s0 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %g1 = optim.foreach out(%e0 : tensor<4xf32>) in(%g : f32) scalar(%n0 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.divf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%h : tensor<8xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %n1 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s1 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %h1 = optim.foreach out(%e1 : tensor<8xf32>) in(%h : f32) scalar(%n1 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.divf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %q = optim.sgd params(%b : tensor<8xf32>) grads(%h1 : f32) lr(%lr : tensor<f32>)
  return %p, %q : tensor<4xf32>, tensor<8xf32>
}

// A scalar that one parameter alone has becomes an element of a vector; another
// stays a scalar.

// CHECK-LABEL: func.func @own_scalars
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<8xf32>, %[[M:[a-z0-9]*]]: tensor<1xf32>, %[[N:[a-z0-9]*]]: tensor<1xf32>, %[[K:[a-z0-9]*]]: tensor<f32>)
// CHECK:         %[[VECTOR:.*]] = optim.foreach_parameter
// CHECK:           in(%[[M]], %[[N]] : tensor<1xf32>)
// CHECK:         optim.foreach
// CHECK-NEXT:      out(%[[A]], %[[B]] : tensor<4xf32>, tensor<8xf32>)
// CHECK-NEXT:      per_parameter(%[[VECTOR]] : tensor<2xf32>)
// CHECK-NEXT:      scalar(%[[K]] : tensor<f32>)
// CHECK-NOT:     = optim.
func.func @own_scalars(%a: tensor<4xf32>, %b: tensor<8xf32>, %m: tensor<1xf32>, %n: tensor<1xf32>, %k: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %p = optim.foreach out(%a : tensor<4xf32>) scalar(%m, %k : tensor<1xf32>, tensor<f32>) {
  ^bb0(%out: f32, %scalar: f32, %shared: f32):
    %0 = arith.mulf %out, %scalar : f32
    %1 = arith.addf %0, %shared : f32
    optim.yield %1 : f32
  }
  %q = optim.foreach out(%b : tensor<8xf32>) scalar(%n, %k : tensor<1xf32>, tensor<f32>) {
  ^bb0(%out: f32, %scalar: f32, %shared: f32):
    %0 = arith.mulf %out, %scalar : f32
    %1 = arith.addf %0, %shared : f32
    optim.yield %1 : f32
  }
  return %p, %q : tensor<4xf32>, tensor<8xf32>
}

// One gradient of a list is cast: the list is divided, and with it a vector of
// constants.

// CHECK-LABEL: func.func @settings
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<4xf32>, %[[C:[a-z0-9]*]]: tensor<4xf32>, %[[G:[a-z0-9]*]]: tensor<4xf32>, %[[H:[a-z0-9]*]]: tensor<4xf16>, %[[I:[a-z0-9]*]]: tensor<4xf32>)
// CHECK-DAG:     %[[TWO:.*]] = arith.constant dense<[2.500000e-01, 7.500000e-01]> : tensor<2xf32>
// CHECK-DAG:     %[[WIDE:.*]] = optim.cast %[[H]]
// CHECK:         %[[P:.*]]:2 = optim.foreach
// CHECK-NEXT:      out(%[[A]], %[[C]] : tensor<4xf32>)
// CHECK-NEXT:      in(%[[G]], %[[I]] : f32)
// CHECK-NEXT:      per_parameter(%[[TWO]] : tensor<2xf32>)
// CHECK:         %[[ONE:.*]] = arith.constant dense<5.000000e-01> : tensor<1xf32>
// CHECK:         %[[Q:.*]] = optim.foreach out(%[[B]] : tensor<4xf32>) in(%[[WIDE]] : f32) per_parameter(%[[ONE]] : tensor<1xf32>)
// CHECK:         return %[[P]]#0, %[[Q]], %[[P]]#1
func.func @settings(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf16>, %i: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %wide = optim.cast %h : tensor<4xf16> to tensor<4xf32>
  %rates = arith.constant dense<[0.25, 0.5, 0.75]> : tensor<3xf32>
  %new:3 = optim.foreach out(%a, %b, %c : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) in(%g, %wide, %i : f32) per_parameter(%rates : tensor<3xf32>) {
  ^bb0(%out: f32, %in: f32, %rate: f32):
    %0 = arith.mulf %in, %rate : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  return %new#0, %new#1, %new#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A reduction over gradients of which some are cast becomes two, which fill one
// vector in turn.

// CHECK-LABEL: func.func @some_cast
// CHECK-SAME:    (%[[F:[a-z0-9]*]]: tensor<4xf32>, %[[G:[a-z0-9]*]]: tensor<4xbf16>, %[[H:[a-z0-9]*]]: tensor<8xf32>)
// CHECK:         %[[WIDE:.*]] = optim.cast %[[G]]
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<3xf32>
// CHECK:         %[[FIRST:.*]] = optim.reduce
// CHECK-NEXT:      out(%[[EMPTY]] : tensor<3xf32>)
// CHECK-NEXT:      in(%[[F]], %[[H]] : tensor<4xf32>, tensor<8xf32>)
// CHECK-SAME:      attributes {positions = array<i32: 0, 2>}
// CHECK:         %[[SUMS:.*]] = optim.reduce out(%[[FIRST]] : tensor<3xf32>) in(%[[WIDE]] : tensor<4xf32>)
// CHECK-SAME:      attributes {positions = array<i32: 1>}
// CHECK:         return %[[SUMS]]
func.func @some_cast(%f: tensor<4xf32>, %g: tensor<4xbf16>, %h: tensor<8xf32>) -> tensor<3xf32> {
  %wide = optim.cast %g : tensor<4xbf16> to tensor<4xf32>
  %e = tensor.empty() : tensor<3xf32>
  %sums = optim.reduce out(%e : tensor<3xf32>) in(%f, %wide, %h : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %sums : tensor<3xf32>
}

// Lists are in the order of a vector of sums.

// CHECK-LABEL: func.func @order
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<8xf32>, %[[G:[a-z0-9]*]]: tensor<4xf32>, %[[H:[a-z0-9]*]]: tensor<8xf32>
// CHECK:         optim.reduce
// CHECK:           in(%[[H]], %[[G]] : tensor<8xf32>, tensor<4xf32>)
// CHECK:         %[[P:.*]]:2 = optim.sgd
// CHECK-NEXT:      params(%[[B]], %[[A]] : tensor<8xf32>, tensor<4xf32>)
// CHECK-NEXT:      grads(%[[H]], %[[G]] : f32)
// CHECK:         return %[[P]]#1, %[[P]]#0
func.func @order(%a: tensor<4xf32>, %b: tensor<8xf32>, %g: tensor<4xf32>, %h: tensor<8xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %sums = optim.reduce out(%e : tensor<2xf32>) in(%h, %g : tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %p:2 = optim.sgd params(%a, %b : tensor<4xf32>, tensor<8xf32>) grads(%g, %h : f32) lr(%lr : tensor<f32>)
  return %p#0, %p#1, %sums : tensor<4xf32>, tensor<8xf32>, tensor<2xf32>
}

// Ops that update one tensor twice belong to one graph, whatever else is alike.

// CHECK-LABEL: func.func @tied
// CHECK-COUNT-3: optim.sgd params(%{{.*}} : tensor<4xf32>)
// CHECK:         return
func.func @tied(%a: tensor<4xf32>, %b: tensor<4xf32>, %g: tensor<4xf32>, %h: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %q = optim.sgd params(%p : tensor<4xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
  %r = optim.sgd params(%b : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  return %q, %r : tensor<4xf32>, tensor<4xf32>
}

// Parameters may have one gradient.

// CHECK-LABEL: func.func @shared_gradient
// CHECK:         optim.sgd
// CHECK-NEXT:      params(%{{.*}}, %{{.*}} : tensor<4xf32>)
// CHECK-NEXT:      grads(%[[G:.*]], %[[G]] : f32)
func.func @shared_gradient(%a: tensor<4xf32>, %b: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %q = optim.sgd params(%b : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  return %p, %q : tensor<4xf32>, tensor<4xf32>
}

// A list has one type.

// CHECK-LABEL: func.func @types
// CHECK:         params(%{{.*}}, %{{.*}} : tensor<4xf64>)
// CHECK:         params(%{{.*}}, %{{.*}} : tensor<4xf32>)
// CHECK-NOT:     optim.sgd
// CHECK:         return
func.func @types(%a: tensor<4xf64>, %b: tensor<4xf32>, %c: tensor<4xf64>, %d: tensor<4xf32>, %lr: tensor<f64>, %rate: tensor<f32>) -> (tensor<4xf64>, tensor<4xf32>, tensor<4xf64>, tensor<4xf32>) {
  %p = optim.sgd params(%a : tensor<4xf64>) grads(%a : f64) lr(%lr : tensor<f64>)
  %q = optim.sgd params(%b : tensor<4xf32>) grads(%b : f32) lr(%rate : tensor<f32>)
  %r = optim.sgd params(%c : tensor<4xf64>) grads(%c : f64) lr(%lr : tensor<f64>)
  %s = optim.sgd params(%d : tensor<4xf32>) grads(%d : f32) lr(%rate : tensor<f32>)
  return %p, %q, %r, %s : tensor<4xf64>, tensor<4xf32>, tensor<4xf64>, tensor<4xf32>
}

// Parameters that are copied are one list. A cast for the forward pass, of what a
// parameter was, is nothing that is done to it.

// CHECK-LABEL: func.func @copies
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<4xf32>, %[[C:[a-z0-9]*]]: tensor<4xf32>
// CHECK:         optim.sgd params(%[[B]] : tensor<4xf32>)
// CHECK:         optim.sgd
// CHECK-NEXT:      params(%[[A]], %[[C]] : tensor<4xf32>)
func.func @copies(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
  %forward = optim.cast %a : tensor<4xf32> to tensor<4xbf16>
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%a : f32) lr(%lr : tensor<f32>)
  %q = optim.sgd params(%b : tensor<4xf32>) grads(%b : f32) lr(%lr : tensor<f32>)
  %r = optim.sgd params(%c : tensor<4xf32>) grads(%c : f32) lr(%lr : tensor<f32>)
  %x = optim.cast %p : tensor<4xf32> to tensor<4xbf16>
  %y = optim.cast %r : tensor<4xf32> to tensor<4xbf16>
  return %q, %x, %y, %forward : tensor<4xf32>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>
}

// One power for a list is advanced once: the op is not taken apart, and what its
// parameters are read and computed by is in its order.

// CHECK-LABEL: func.func @shared_power
// CHECK:         %[[CLIPPED:.*]]:2 = optim.foreach
// CHECK:           in(%[[G:.*]], %[[H:.*]] : f32)
// CHECK:         optim.adam
// CHECK:           beta1_pow(%{{[a-z0-9]*}} : tensor<1xf32>)
// CHECK:           grads(%[[CLIPPED]]#0, %[[CLIPPED]]#1 : f32)
func.func @shared_power(%a: tensor<4xf32>, %b: tensor<4xf32>, %m: tensor<4xf32>, %n: tensor<4xf32>, %u: tensor<4xf32>, %v: tensor<4xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %g: tensor<4xf32>, %h: tensor<4xf32>, %f: tensor<f32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %h1 = optim.foreach out(%e : tensor<4xf32>) in(%h : f32) scalar(%f : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %g1 = optim.foreach out(%e : tensor<4xf32>) in(%g : f32) scalar(%f : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    optim.yield %0 : f32
  }
  %p:8 = optim.adam params(%a, %b : tensor<4xf32>, tensor<4xf32>) moment1(%m, %n : f32) moment2(%u, %v : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%g1, %h1 : f32) lr(%lr : tensor<f32>)
  return %p#0, %p#1, %p#6 : tensor<4xf32>, tensor<4xf32>, tensor<1xf32>
}

// Constants that are not dense are not taken apart; one of one element is a
// scalar like any other.

// CHECK-LABEL: func.func @sparse
// CHECK:         %[[VECTOR:.*]] = optim.foreach_parameter
// CHECK:           in(%{{.*}}, %{{.*}} : tensor<1xf32>)
// CHECK:         optim.foreach
// CHECK:           per_parameter(%[[VECTOR]] : tensor<2xf32>)
func.func @sparse(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = arith.constant sparse<[[0]], [1.0]> : tensor<1xf32>
  %d = arith.constant sparse<[[0]], [2.0]> : tensor<1xf32>
  %p = optim.foreach out(%a : tensor<4xf32>) per_parameter(%c : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  %q = optim.foreach out(%b : tensor<4xf32>) per_parameter(%d : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  return %p, %q : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @resource
// CHECK:         optim.foreach
// CHECK:           per_parameter(%{{.*}} : tensor<2xf32>)
// CHECK-NOT:     = optim.
// CHECK:         return
func.func @resource(%a: tensor<4xf32>, %b: tensor<4xf32>, %g: tensor<4xf16>, %h: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %wide = optim.cast %g : tensor<4xf16> to tensor<4xf32>
  %c = arith.constant dense_resource<rates> : tensor<2xf32>
  %p:2 = optim.foreach out(%a, %b : tensor<4xf32>) in(%wide, %h : f32) per_parameter(%c : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %rate: f32):
    %0 = arith.mulf %in, %rate : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  return %p#0, %p#1 : tensor<4xf32>, tensor<4xf32>
}

// Scalars are gathered from a vector's elements, not from the vector, where they
// are not scattered sums, or where the vector may be updated in between.

// CHECK-LABEL: func.func @broadcast
// CHECK:         %[[COPIES:.*]]:2 = optim.foreach_parameter
// CHECK:         %[[VECTOR:.*]] = optim.foreach_parameter
// CHECK:           in(%[[COPIES]]#0, %[[COPIES]]#1 : tensor<1xf32>)
// CHECK:           per_parameter(%[[VECTOR]] : tensor<2xf32>)
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %f = tensor.empty() : tensor<1xf32>
  %copies:2 = optim.foreach_parameter out(%e, %f : tensor<1xf32>) scalar(%s : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  %p = optim.foreach out(%a : tensor<4xf32>) scalar(%copies#0 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  %q = optim.foreach out(%b : tensor<4xf32>) scalar(%copies#1 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  return %p, %q : tensor<4xf32>, tensor<4xf32>
}

ml_program.global private mutable @vector(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
// CHECK-LABEL: func.func @updated_vector
// CHECK:         %[[OLD:.*]] = ml_program.global_load @vector
// CHECK:         %[[SCATTERED:.*]]:2 = optim.foreach_parameter
// CHECK:           in(%[[OLD]] : tensor<2xf32>)
// CHECK:         %[[VECTOR:.*]] = optim.foreach_parameter
// CHECK:           in(%[[SCATTERED]]#0, %[[SCATTERED]]#1 : tensor<1xf32>)
// CHECK:           per_parameter(%[[VECTOR]] : tensor<2xf32>)
func.func @updated_vector(%a: tensor<4xf32>, %b: tensor<4xf32>, %g: tensor<2xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %vector = ml_program.global_load @vector : tensor<2xf32>
  %e = tensor.empty() : tensor<1xf32>
  %f = tensor.empty() : tensor<1xf32>
  %r:2 = optim.foreach_parameter out(%e, %f : tensor<1xf32>) in(%vector : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  %new = optim.sgd params(%vector : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @vector = %new : tensor<2xf32>
  %p = optim.foreach out(%a : tensor<4xf32>) scalar(%r#0 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  %q = optim.foreach out(%b : tensor<4xf32>) scalar(%r#1 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  return %p, %q : tensor<4xf32>, tensor<4xf32>
}

// A flag that is loaded twice is one flag, and other attributes are kept.

ml_program.global private mutable @flag(dense<true> : tensor<i1>) : tensor<i1>
// CHECK-LABEL: func.func @equal_loads
// CHECK:         %[[FLAG:.*]] = ml_program.global_load @flag
// CHECK-NOT:     global_load
// CHECK:         optim.sgd
// CHECK:           skip(%[[FLAG]] : tensor<i1>)
// CHECK:         optim.foreach
// CHECK:           scalar(%[[FLAG]] : tensor<i1>)
// CHECK-SAME:      test.kept
func.func @equal_loads(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %f = ml_program.global_load @flag : tensor<i1>
  %h = ml_program.global_load @flag : tensor<i1>
  %p = optim.sgd params(%a : tensor<4xf32>) grads(%a : f32) lr(%lr : tensor<f32>) skip(%f : tensor<i1>)
  %q = optim.sgd params(%b : tensor<4xf32>) grads(%b : f32) lr(%lr : tensor<f32>) skip(%h : tensor<i1>)
  %r = optim.foreach out(%c : tensor<4xf32>) scalar(%f : tensor<i1>) attributes {test.kept} {
  ^bb0(%out: f32, %flag: i1):
    %0 = arith.negf %out : f32
    %1 = arith.select %flag, %out, %0 : f32
    optim.yield %1 : f32
  }
  %s = optim.foreach out(%d : tensor<4xf32>) scalar(%h : tensor<i1>) attributes {test.kept} {
  ^bb0(%out: f32, %flag: i1):
    %0 = arith.negf %out : f32
    %1 = arith.select %flag, %out, %0 : f32
    optim.yield %1 : f32
  }
  return %p, %q, %r, %s : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
