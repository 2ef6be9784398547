// RUN: stepfold-opt %s --pass-pipeline='builtin.module(func.func(optim-generalize,optim-fuse,optim-verify-structured))' \
// RUN:   --allow-unregistered-dialect | FileCheck %s

// LARS: both norms in one traversal, the rates, the update.

// CHECK-LABEL: func.func @lars
// CHECK-SAME:    (%[[P:[a-z0-9]*]]: tensor<4xf32>, %[[Q:[a-z0-9]*]]: tensor<8xf32>, %[[V:[a-z0-9]*]]: tensor<4xf32>, %[[U:[a-z0-9]*]]: tensor<8xf32>, %[[G:[a-z0-9]*]]: tensor<4xf32>, %[[H:[a-z0-9]*]]: tensor<8xf32>, %[[LR:[a-z0-9]*]]: tensor<f32>)
// CHECK:         %[[PS:.*]], %[[GS:.*]] = optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[P]], %[[Q]] : tensor<4xf32>, tensor<8xf32>)
// CHECK-NEXT:      in(%[[G]], %[[H]] : f32)
// CHECK:         %[[RATES:.*]] = optim.foreach_parameter
// CHECK-NEXT:      out(
// CHECK-NEXT:      in(%[[PS]] : tensor<2xf32>)
// CHECK-NEXT:      in(%[[GS]] : tensor<2xf32>)
// CHECK-NEXT:      scalar(%[[LR]] : tensor<f32>)
// CHECK:         %[[NEW:.*]]:2, %[[VEL:.*]]:2 = optim.foreach
// CHECK-NEXT:      out(%[[P]], %[[Q]] :
// CHECK-NEXT:      out(%[[V]], %[[U]] :
// CHECK-NEXT:      in(%[[G]], %[[H]] :
// CHECK-NEXT:      per_parameter(%[[RATES]] : tensor<2xf32>)
// CHECK-NOT:     optim.{{reduce|foreach}}
// CHECK:         return %[[NEW]]#0, %[[NEW]]#1, %[[VEL]]#0, %[[VEL]]#1
func.func @lars(%p: tensor<4xf32>, %q: tensor<8xf32>, %v: tensor<4xf32>, %u: tensor<8xf32>, %g: tensor<4xf32>, %h: tensor<8xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<8xf32>) {
  %0:4 = optim.lars_momentum params(%p, %q : tensor<4xf32>, tensor<8xf32>) velocity(%v, %u : f32) grads(%g, %h : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>}
  return %0#0, %0#1, %0#2, %0#3 : tensor<4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<8xf32>
}

// AdamW: everything that all elements share is one op; what only it reads of
// the bias corrections is not a tensor any more. One 1 - power is left of each.

// CHECK-LABEL: func.func @adamw
// CHECK:         %[[DECAY:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<f32>) scalar(%{{.*}} : tensor<f32>)
// CHECK:         %[[B1:.*]]:2, %[[B2:.*]]:2, %[[ROOT:.*]], %[[STEP:.*]] = optim.foreach_parameter
// CHECK-COUNT-2:   arith.subf
// CHECK:           math.sqrt
// CHECK:           arith.negf
// CHECK:           optim.yield
// CHECK:         optim.foreach
// CHECK:           per_parameter(%[[ROOT]], %[[STEP]] : tensor<2xf32>)
// CHECK-NEXT:      scalar(%[[DECAY]] : tensor<f32>)
// CHECK-NOT:     optim.foreach
// CHECK:         return
func.func @adamw(%p: tensor<4xf32>, %q: tensor<8xf32>, %m: tensor<4xf32>, %n: tensor<8xf32>, %v: tensor<4xf32>, %u: tensor<8xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>, %d: tensor<1xf32>, %e: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %0:10 = optim.adamw params(%p, %q : tensor<4xf32>, tensor<8xf32>) moment1(%m, %n : f32) moment2(%v, %u : f32) beta1_pow(%b, %c : tensor<1xf32>) beta2_pow(%d, %e : tensor<1xf32>) grads(%p, %q : f32) lr(%lr : tensor<f32>)
  return %0#0, %0#1, %0#6, %0#7, %0#8, %0#9 : tensor<4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}

// Casts of the gradients, one op each, are recomputed in the norms and in the
// update; the one that another op reads stays for it.

// CHECK-LABEL: func.func @casts
// CHECK-SAME:    %[[G:[a-z0-9]*]]: tensor<4xf16>, %[[H:[a-z0-9]*]]: tensor<8xf16>
// CHECK:         %[[WIDE:.*]] = optim.foreach out(%{{.*}} : tensor<8xf32>) in(%[[H]] : f16)
// CHECK:         "framework.reader"(%[[WIDE]])
// CHECK:         optim.reduce
// CHECK:           in(%[[G]], %[[H]] : f16)
// CHECK:         ^bb0(%{{.*}}: f32, %[[E:.*]]: f16):
// CHECK:           %[[X:.*]] = arith.extf %[[E]] : f16 to f32
// CHECK:           arith.mulf %[[X]], %[[X]] : f32
// CHECK:         optim.foreach_parameter
// CHECK:         optim.foreach
// CHECK:           in(%[[G]], %[[H]] : f16)
// CHECK:         ^bb0
// CHECK:           arith.extf
// CHECK-NOT:       arith.extf
func.func @casts(%p: tensor<4xf32>, %q: tensor<8xf32>, %v: tensor<4xf32>, %u: tensor<8xf32>, %g: tensor<4xf16>, %h: tensor<8xf16>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %wide0 = optim.cast %g : tensor<4xf16> to tensor<4xf32>
  %wide1 = optim.cast %h : tensor<8xf16> to tensor<8xf32>
  "framework.reader"(%wide1) : (tensor<8xf32>) -> ()
  %0:4 = optim.lars_momentum params(%p, %q : tensor<4xf32>, tensor<8xf32>) velocity(%v, %u : f32) grads(%wide0, %wide1 : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>}
  return %0#0, %0#1 : tensor<4xf32>, tensor<8xf32>
}

// A chain of producers. Each cast keeps its rounding.

// CHECK-LABEL: func.func @cast_chain
// CHECK-SAME:    (%[[P:[a-z0-9]*]]: tensor<4xf32>, %[[G:[a-z0-9]*]]: tensor<4xf32>,
// CHECK-NOT:     tensor.empty
// CHECK:         optim.foreach out(%[[P]] : tensor<4xf32>) in(%[[G]] : f32)
// CHECK-NEXT:    ^bb0
// CHECK-NEXT:      %[[NARROW:.*]] = arith.truncf %{{.*}} : f32 to bf16
// CHECK-NEXT:      arith.extf %[[NARROW]] : bf16 to f32
// CHECK-NOT:     optim.foreach
func.func @cast_chain(%p: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %narrow = optim.cast %g : tensor<4xf32> to tensor<4xbf16>
  %wide = optim.cast %narrow : tensor<4xbf16> to tensor<4xf32>
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%wide : f32) lr(%lr : tensor<f32>)
  return %0 : tensor<4xf32>
}

// The result of an update is not recomputed, but fused: the update writes the
// copy of the new parameter.

// CHECK-LABEL: func.func @copy
// CHECK:         %[[NEW:.*]], %[[COPY:.*]] = optim.foreach out(%{{.*}} : tensor<4xf32>) out(%{{.*}} : f16)
// CHECK:           %[[P:.*]] = arith.subf
// CHECK:           %[[H:.*]] = arith.truncf %[[P]] : f32 to f16
// CHECK:           optim.yield %[[P]], %[[H]] : f32, f16
// CHECK:         return %[[NEW]], %[[COPY]]
func.func @copy(%p: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf16>) {
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %copy = optim.cast %0 : tensor<4xf32> to tensor<4xf16>
  return %0, %copy : tensor<4xf32>, tensor<4xf16>
}

// An update in place of what only one op reads needs no traversal of its own:
// the old value is read instead.

// CHECK-LABEL: func.func @unscaled_in_place
// CHECK-SAME:    (%[[P:[a-z0-9]*]]: tensor<4xf32>, %[[G:[a-z0-9]*]]: tensor<4xf32>, %[[S:[a-z0-9]*]]: tensor<f32>, %[[LR:[a-z0-9]*]]: tensor<f32>)
// CHECK:         optim.foreach out(%[[P]] : tensor<4xf32>) in(%[[G]] : f32) scalar(%[[S]], %[[LR]] :
// CHECK-NOT:     optim.foreach
func.func @unscaled_in_place(%p: tensor<4xf32>, %g: tensor<4xf32>, %scale: tensor<f32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %unscaled = optim.foreach out(%g : tensor<4xf32>) scalar(%scale : tensor<f32>) {
  ^bb0(%out: f32, %s: f32):
    %1 = arith.divf %out, %s : f32
    optim.yield %1 : f32
  }
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%unscaled : f32) lr(%lr : tensor<f32>)
  return %0 : tensor<4xf32>
}

// Equal sums are computed once, unused ones not at all.

// CHECK-LABEL: func.func @equal_sums
// CHECK:         %[[SUM:.*]] = optim.reduce out(%{{.*}}) in(%{{.*}} : tensor<4xf32>) {
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32):
// CHECK-NEXT:      %[[SQUARE:.*]] = arith.mulf %[[IN]], %[[IN]] : f32
// CHECK-NEXT:      optim.yield %[[SQUARE]] : f32
// CHECK:         %[[TOTAL:.*]] = optim.foreach_parameter out(%{{.*}}) in(%[[SUM]] : tensor<1xf32>) {
// CHECK:         return %[[TOTAL]]
func.func @equal_sums(%g: tensor<4xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %a:2 = optim.reduce out(%e : tensor<1xf32>) out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) {
  ^bb0(%in: f32):
    %1 = arith.mulf %in, %in : f32
    optim.yield %1, %in : f32, f32
  }
  %b = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) {
  ^bb0(%in: f32):
    %1 = arith.mulf %in, %in : f32
    optim.yield %1 : f32
  }
  %0 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%a#0 : tensor<1xf32>) in(%b : tensor<1xf32>) {
  ^bb0(%out: f32, %x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    optim.yield %1 : f32
  }
  return %0 : tensor<1xf32>
}

// Equal results become one, except results that are stored to two globals: each
// is computed where it is stored.

ml_program.global private mutable @first(dense<0.0> : tensor<4xf16>) : tensor<4xf16>
ml_program.global private mutable @second(dense<0.0> : tensor<4xf16>) : tensor<4xf16>
// CHECK-LABEL: func.func @equal_results
// CHECK:         %[[P:.*]], %[[A:.*]], %[[B:.*]] = optim.foreach out(%{{.*}} : tensor<4xf32>) out(%{{.*}} : f16) out(%{{.*}} : f16)
// CHECK:           optim.yield %[[NEW:.*]], %[[COPY:.*]], %[[COPY]] : f32, f16, f16
// CHECK:         global_store @first = %[[A]]
// CHECK:         global_store @second = %[[B]]
// CHECK:         return %[[P]], %[[A]]
func.func @equal_results(%w: tensor<4xf32>, %g: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf16>) {
  %p = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %a = optim.cast %p : tensor<4xf32> to tensor<4xf16>
  ml_program.global_store @first = %a : tensor<4xf16>
  %b = optim.cast %p : tensor<4xf32> to tensor<4xf16>
  ml_program.global_store @second = %b : tensor<4xf16>
  %c = optim.cast %p : tensor<4xf32> to tensor<4xf16>
  return %p, %c : tensor<4xf32>, tensor<4xf16>
}

// A sum of constants keeps a stream, which says what the parameters are; and so
// does one that reads scalars alone.

// CHECK-LABEL: func.func @constant_sums
// CHECK:         optim.reduce out(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<4xf32>)
// CHECK:         optim.reduce out(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<4xf32>) scalar(%{{.*}} : tensor<f32>)
func.func @constant_sums(%w: tensor<4xf32>, %s: tensor<f32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %ones = optim.foreach out(%e : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.constant 1.0 : f32
    optim.yield %0 : f32
  }
  %e1 = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e1 : tensor<1xf32>) in(%ones : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %twice = optim.foreach out(%e : tensor<4xf32>) in(%w : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %b = optim.reduce out(%e1 : tensor<1xf32>) in(%twice : tensor<4xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%in: f32, %scalar: f32):
    optim.yield %scalar : f32
  }
  return %a, %b : tensor<1xf32>, tensor<1xf32>
}

// The second reduction needs what an op over parameters makes, and the second op
// over parameters needs both reductions: of the two kinds of ops, those over
// parameters stay two, and the parameters are read once.

// CHECK-LABEL: func.func @split_over_parameters
// CHECK:         %[[FACTORS:.*]] = optim.foreach_parameter
// CHECK:         %[[SUMS:.*]], %[[OTHERS:.*]] = optim.reduce
// CHECK:           per_parameter(%[[FACTORS]] : tensor<2xf32>)
// CHECK-NOT:     optim.reduce
// CHECK:         optim.foreach_parameter
// CHECK:           in(%[[SUMS]] : tensor<2xf32>)
// CHECK:           in(%[[OTHERS]] : tensor<2xf32>)
func.func @split_over_parameters(%p: tensor<8xf32>, %q: tensor<4xf32>, %powers: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %sums = optim.reduce out(%e : tensor<2xf32>) in(%p, %q : tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %factors = optim.foreach_parameter out(%e : tensor<2xf32>) in(%powers : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %others = optim.reduce out(%e : tensor<2xf32>) in(%p, %q : tensor<8xf32>, tensor<4xf32>) per_parameter(%factors : tensor<2xf32>) {
  ^bb0(%in: f32, %factor: f32):
    %0 = arith.mulf %in, %factor : f32
    optim.yield %0 : f32
  }
  %rates = optim.foreach_parameter out(%e : tensor<2xf32>) in(%sums : tensor<2xf32>) in(%others : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %other: f32):
    %0 = arith.divf %in, %other : f32
    optim.yield %0 : f32
  }
  return %rates : tensor<2xf32>
}

// A stream that is read and updated is read as what is updated: such an op can
// be in place. Elements of another parameter cannot be read so.

// CHECK-LABEL: func.func @reads_what_it_updates
// CHECK-SAME:    %[[W:[a-z0-9]*]]: tensor<8xf32>, %[[G:[a-z0-9]*]]: tensor<8xf32>
// CHECK-NEXT:    %[[NEW:.*]] = optim.foreach out(%[[W]] : tensor<8xf32>) in(%[[G]] : f32) {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[IN:.*]]: f32):
// CHECK-NEXT:      %[[A:.*]] = arith.mulf %[[OLD]], %[[IN]] : f32
// CHECK-NEXT:      %[[B:.*]] = arith.subf %[[OLD]], %[[A]] : f32
// CHECK-NEXT:      optim.yield %[[B]] : f32
func.func @reads_what_it_updates(%w: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  %new = optim.foreach out(%w : tensor<8xf32>) in(%w : f32) in(%g : f32) {
  ^bb0(%out: f32, %same: f32, %in: f32):
    %0 = arith.mulf %same, %in : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  return %new : tensor<8xf32>
}

// CHECK-LABEL: func.func @reads_of_another
// CHECK-SAME:    %[[W:[a-z0-9]*]]: tensor<8xf32>, %[[V:[a-z0-9]*]]: tensor<8xf32>
// CHECK:         optim.foreach
// CHECK:           out(%[[W]], %[[V]] :
// CHECK:           in(%[[V]], %[[W]] :
func.func @reads_of_another(%w: tensor<8xf32>, %v: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %new:2 = optim.foreach out(%w, %v : tensor<8xf32>, tensor<8xf32>) in(%v, %w : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}
