// RUN: stepfold-opt %s --optim-generalize | FileCheck %s
// RUN: stepfold-opt %s --optim-generalize --remarks-filter-missed=optim-generalize \
// RUN:   --verify-diagnostics -o /dev/null
// RUN: stepfold-opt %s --optim-generalize --verify-roundtrip -o /dev/null

// CHECK-LABEL: func.func @sgd_with_masters
// CHECK-SAME:    (%[[P:[a-z0-9]*]]: tensor<4xf16>, %[[M:[a-z0-9]*]]: tensor<4xf32>, %[[G:[a-z0-9]*]]: tensor<4xf16>, %[[LR:[a-z0-9]*]]: tensor<f64>)
// CHECK:         %[[NEW:.*]], %[[MASTER:.*]] = optim.foreach
// CHECK-SAME:      out(%[[P]] : tensor<4xf16>) out(%[[M]] : f32) in(%[[G]] : f16) scalar(%[[LR]] : tensor<f64>)
// CHECK-NEXT:    ^bb0(%{{.*}}: f16, %[[OLD:.*]]: f32, %[[GRAD:.*]]: f16, %[[RATE:.*]]: f64):
// CHECK-DAG:       %[[WIDE:.*]] = arith.extf %[[GRAD]] : f16 to f32
// CHECK-DAG:       %[[NARROW:.*]] = arith.truncf %[[RATE]] : f64 to f32
// CHECK:           %[[STEP:.*]] = arith.mulf %[[NARROW]], %[[WIDE]] : f32
// CHECK:           %[[UPDATED:.*]] = arith.subf %[[OLD]], %[[STEP]] : f32
// CHECK:           %[[ROUNDED:.*]] = arith.truncf %[[UPDATED]] : f32 to f16
// CHECK:           optim.yield %[[ROUNDED]], %[[UPDATED]] : f16, f32
// CHECK:         return %[[NEW]], %[[MASTER]]
func.func @sgd_with_masters(%p: tensor<4xf16>, %m: tensor<4xf32>, %g: tensor<4xf16>, %lr: tensor<f64>) -> (tensor<4xf16>, tensor<4xf32>) {
  %0:2 = optim.sgd params(%p : tensor<4xf16>) masters(%m : f32) grads(%g : f16) lr(%lr : tensor<f64>)
  return %0#0, %0#1 : tensor<4xf16>, tensor<4xf32>
}

// A rate of each parameter is gathered into a vector.

// CHECK-LABEL: func.func @sgd_rates
// CHECK:         %[[RATES:.*]] = optim.foreach_parameter
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : tensor<f32>)
// CHECK:         optim.foreach
// CHECK:           per_parameter(%[[RATES]] : tensor<2xf32>)
func.func @sgd_rates(%p: tensor<4xf32>, %q: tensor<2x3xf32>, %a: tensor<f32>, %b: tensor<f32>) -> (tensor<4xf32>, tensor<2x3xf32>) {
  %0:2 = optim.sgd params(%p, %q : tensor<4xf32>, tensor<2x3xf32>) grads(%p, %q : f32) lr(%a, %b : tensor<f32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<2x3xf32>
}

// Without decay there is no term of it; a parameter without decay among others
// selects the sum without it.

// CHECK-LABEL: func.func @momentum
// CHECK:         optim.foreach
// CHECK-NEXT:    ^bb0(%[[P:.*]]: f32, %[[V:.*]]: f32, %[[G:.*]]: f32, %[[LR:.*]]: f32):
// CHECK-DAG:       %[[MU:.*]] = arith.constant 0.899999976 : f32
// CHECK-DAG:       %[[SCALE:.*]] = arith.constant 2.0{{.*}} : f32
// CHECK:           %[[D:.*]] = arith.mulf %[[G]], %[[SCALE]] : f32
// CHECK-NEXT:      %[[MV:.*]] = arith.mulf %[[MU]], %[[V]] : f32
// CHECK-NEXT:      %[[NV:.*]] = arith.addf %[[MV]], %[[D]] : f32
// CHECK-NEXT:      %[[STEP:.*]] = arith.mulf %[[LR]], %[[NV]] : f32
// CHECK-NEXT:      %[[NP:.*]] = arith.subf %[[P]], %[[STEP]] : f32
// CHECK-NEXT:      optim.yield %[[NP]], %[[NV]] : f32, f32
func.func @momentum(%p: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%v : f32) grads(%v : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, rescale_grad = 2.0 : f64}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @nesterov_with_some_decay
// CHECK:         %[[DECAY:.*]] = arith.constant dense<[0.000000e+00, 5.000000e-01]> : tensor<2xf32>
// CHECK:         optim.foreach
// CHECK:           per_parameter(%[[DECAY]] : tensor<2xf32>)
// CHECK:         ^bb0(%[[P:.*]]: f32, %[[V:.*]]: f32, %[[G:.*]]: f32, %[[WD:.*]]: f32, %[[LR:.*]]: f32):
// CHECK-DAG:       %[[MU:.*]] = arith.constant 0.899999976 : f32
// CHECK:           %[[D0:.*]] = arith.mulf %[[G]], %{{.*}} : f32
// CHECK:           %[[TERM:.*]] = arith.mulf %[[WD]], %[[P]] : f32
// CHECK:           %[[SUM:.*]] = arith.addf %[[D0]], %[[TERM]] : f32
// CHECK:           %[[HAS:.*]] = arith.cmpf une, %[[WD]], %{{.*}} : f32
// CHECK:           %[[D:.*]] = arith.select %[[HAS]], %[[SUM]], %[[D0]] : f32
// CHECK:           %[[MV:.*]] = arith.mulf %[[MU]], %[[V]] : f32
// CHECK:           %[[NV:.*]] = arith.addf %[[MV]], %[[D]] : f32
// CHECK:           %[[MNV:.*]] = arith.mulf %[[MU]], %[[NV]] : f32
// CHECK:           %[[DIRECTION:.*]] = arith.addf %[[D]], %[[MNV]] : f32
// CHECK:           %[[STEP:.*]] = arith.mulf %[[LR]], %[[DIRECTION]] : f32
// CHECK:           arith.subf %[[P]], %[[STEP]] : f32
func.func @nesterov_with_some_decay(%p: tensor<4xf32>, %q: tensor<4xf32>, %v: tensor<4xf32>, %u: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:4 = optim.momentum params(%p, %q : tensor<4xf32>) velocity(%v, %u : f32) grads(%v, %u : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64: 0.0, 0.5>, nesterov}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// A decay that is zero in the compute type is none, alone or among others.

// CHECK-LABEL: func.func @decay_that_rounds_to_zero
// CHECK:         ^bb0
// CHECK-COUNT-3:   arith.mulf
// CHECK-NOT:       arith.mulf
func.func @decay_that_rounds_to_zero(%p: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%v : f32) grads(%v : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64: 1.0e-60>}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// The norms of LARS are those of the parameter, not of the master.

// CHECK-LABEL: func.func @lars
// CHECK-SAME:    (%[[P:[a-z0-9]*]]: tensor<4xf16>, %[[M:[a-z0-9]*]]: tensor<4xf32>, %[[V:[a-z0-9]*]]: tensor<4xf32>, %[[G:[a-z0-9]*]]: tensor<4xf16>, %[[LR:[a-z0-9]*]]: tensor<f32>)
// CHECK:         %[[PS:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[P]] : tensor<4xf16>)
// CHECK:         %[[GS:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%[[G]] : tensor<4xf16>)
// CHECK:         %[[RATE:.*]] = optim.foreach_parameter out(%{{.*}}) in(%[[PS]] : tensor<1xf32>) in(%[[GS]] : tensor<1xf32>) in(%[[LR]] : tensor<f32>)
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[PSUM:.*]]: f32, %[[GSUM:.*]]: f32, %[[R:.*]]: f32):
// CHECK:           %[[PN:.*]] = math.sqrt %[[PSUM]] : f32
// CHECK:           %[[GROOT:.*]] = math.sqrt %[[GSUM]] : f32
// CHECK:           %[[GN:.*]] = arith.mulf %{{.*}}, %[[GROOT]] : f32
// CHECK:           %[[COEFF:.*]] = arith.constant 1.000000e-03 : f32
// CHECK:           %[[A:.*]] = arith.mulf %[[R]], %[[COEFF]] : f32
// CHECK:           %[[B:.*]] = arith.mulf %[[A]], %[[PN]] : f32
// CHECK:           %[[C:.*]] = math.fma %{{.*}}, %[[PN]], %[[GN]] : f32
// CHECK:           %[[D:.*]] = arith.addf %[[C]], %{{.*}} : f32
// CHECK:           %[[RATIO:.*]] = arith.divf %[[B]], %[[D]] : f32
// CHECK:           %[[GATE:.*]] = arith.andi
// CHECK:           arith.select %[[GATE]], %[[RATIO]], %[[R]] : f32
// CHECK:         optim.foreach out(%[[P]] : tensor<4xf16>) out(%[[V]] : f32) out(%[[M]] : f32) in(%[[G]] : f16) per_parameter(%[[RATE]] : tensor<1xf32>)
// CHECK-NEXT:    ^bb0(%{{.*}}: f16, %[[VEL:.*]]: f32, %[[MASTER:.*]]: f32, %[[GRAD:.*]]: f16, %[[RATE1:.*]]: f32):
// CHECK:           %[[SCALED:.*]] = arith.mulf %{{.*}}, %{{.*}} : f32
// CHECK:           %[[DIR:.*]] = math.fma %{{.*}}, %[[MASTER]], %[[SCALED]] : f32
// CHECK:           %[[RD:.*]] = arith.mulf %[[RATE1]], %[[DIR]] : f32
// CHECK:           %[[NV:.*]] = math.fma %[[VEL]], %{{.*}}, %[[RD]] : f32
// CHECK:           %[[NM:.*]] = arith.subf %[[MASTER]], %[[NV]] : f32
// CHECK:           %[[NP:.*]] = arith.truncf %[[NM]] : f32 to f16
// CHECK:           optim.yield %[[NP]], %[[NV]], %[[NM]]
func.func @lars(%p: tensor<4xf16>, %m: tensor<4xf32>, %v: tensor<4xf32>, %g: tensor<4xf16>, %lr: tensor<f32>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xf32>) {
  %0:3 = optim.lars_momentum params(%p : tensor<4xf16>) velocity(%v : f32) masters(%m : f32) grads(%g : f16) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>}
  return %0#0, %0#1, %0#2 : tensor<4xf16>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @lars_without_gate
// CHECK:         optim.foreach_parameter
// CHECK-NOT:     arith.select
func.func @lars_without_gate(%p: tensor<4xf32>, %v: tensor<4xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = optim.lars_momentum params(%p : tensor<4xf32>) velocity(%v : f32) grads(%v : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<none>}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// Powers advance in their own type; all read the old ones. The maximum of
// AMSGrad is a comparison and a select.

// CHECK-LABEL: func.func @amsgrad
// CHECK-SAME:    %[[B1:[a-z0-9]*]]: tensor<1xf64>, %[[B2:[a-z0-9]*]]: tensor<1xf64>
// CHECK:         %[[ADV1:.*]], %[[C1:.*]] = optim.foreach_parameter out(%[[B1]] : tensor<1xf64>)
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f64,
// CHECK:           %[[DIFF:.*]] = arith.subf %{{.*}}, %[[OLD]] : f64
// CHECK:           %[[POW:.*]] = arith.mulf %[[OLD]], %{{.*}} : f64
// CHECK:           %[[BIAS:.*]] = arith.truncf %[[DIFF]] : f64 to f32
// CHECK:           optim.yield %[[POW]], %[[BIAS]] : f64, f32
// CHECK:         %[[ADV2:.*]], %[[C2:.*]] = optim.foreach_parameter out(%[[B2]] : tensor<1xf64>)
// CHECK:         optim.foreach_parameter {{.*}}in(%[[C1]] : tensor<1xf32>) in(%[[C2]] : tensor<1xf32>)
// CHECK:         %[[P:.*]], %[[M1:.*]], %[[M2:.*]], %[[MAX:.*]] = optim.foreach
// CHECK:           %[[LESS:.*]] = arith.cmpf olt, %[[NEW2:.*]], %[[OLDMAX:.*]] : f32
// CHECK:           arith.select %[[LESS]], %[[OLDMAX]], %[[NEW2]] : f32
// CHECK:         return %[[P]], %[[M1]], %[[M2]], %[[MAX]], %[[ADV1]], %[[ADV2]]
func.func @amsgrad(%p: tensor<4xf32>, %m: tensor<4xf32>, %n: tensor<4xf32>, %x: tensor<4xf32>, %b1: tensor<1xf64>, %b2: tensor<1xf64>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1xf64>, tensor<1xf64>) {
  %0:6 = optim.adam params(%p : tensor<4xf32>) moment1(%m : f32) moment2(%n : f32) moment2_max(%x : f32) beta1_pow(%b1 : tensor<1xf64>) beta2_pow(%b2 : tensor<1xf64>) grads(%p : f32) lr(%lr : tensor<f32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<1xf64>, tensor<1xf64>
}

// One power for two parameters: the op that advances it has one parameter, and
// what it gives is a scalar of the others.

// CHECK-LABEL: func.func @adamw_shared_powers
// CHECK:         %[[ADV1:.*]], %[[C1:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xf32>) out(%{{.*}} : tensor<1xf32>)
// CHECK:         %[[ADV2:.*]], %[[C2:.*]] = optim.foreach_parameter
// CHECK:         optim.foreach_parameter
// CHECK:           scalar(%[[C1]], %[[C2]], %{{.*}} : tensor<1xf32>, tensor<1xf32>, tensor<f32>)
// CHECK:         optim.foreach
func.func @adamw_shared_powers(%p: tensor<4xf32>, %q: tensor<8xf32>, %m: tensor<4xf32>, %n: tensor<8xf32>, %v: tensor<4xf32>, %u: tensor<8xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) {
  %0:8 = optim.adamw params(%p, %q : tensor<4xf32>, tensor<8xf32>) moment1(%m, %n : f32) moment2(%v, %u : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%p, %q : f32) lr(%lr : tensor<f32>) {weight_decay = array<f64: 0.1, 0.0>}
  return %0#0, %0#1, %0#6, %0#7 : tensor<4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>
}

// LAMB has two norms a parameter. If it never adapts, there is none.

// CHECK-LABEL: func.func @lamb
// CHECK:         %[[ADV1:.*]], %[[C1:.*]] = optim.foreach_parameter
// CHECK:         %[[ADV2:.*]], %[[C2:.*]] = optim.foreach_parameter
// CHECK:         %[[PARAMS:.*]] = optim.reduce
// CHECK:           arith.mulf %[[IN:.*]], %[[IN]] : f32
// CHECK:         %[[DIRECTIONS:.*]] = optim.reduce
// CHECK:           math.sqrt
// CHECK:           arith.mulf %[[R:.*]], %[[R]] : f32
// CHECK:         %[[RATES:.*]] = optim.foreach_parameter
// CHECK:           in(%[[PARAMS]] : tensor<2xf32>)
// CHECK-NEXT:      in(%[[DIRECTIONS]] : tensor<2xf32>)
// CHECK:           arith.select
// CHECK:         optim.foreach
// CHECK:           per_parameter(%{{.*}}, %[[RATES]] : tensor<2xf32>)
func.func @lamb(%p: tensor<4xf32>, %q: tensor<8xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %lr: tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %0:8 = optim.lamb params(%p, %q : tensor<4xf32>, tensor<8xf32>) moment1(%p, %q : f32) moment2(%p, %q : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%p, %q : f32) lr(%lr : tensor<f32>) {weight_decay = array<f64: 0.1, 0.0>}
  return %0#0, %0#1 : tensor<4xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @lamb_that_never_adapts
// CHECK-NOT:     optim.reduce
// CHECK-NOT:     arith.select
// CHECK:         return
func.func @lamb_that_never_adapts(%p: tensor<4xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %0:5 = optim.lamb params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%p : f32) lr(%lr : tensor<f32>) {weight_decay = array<f64: 0.0>}
  return %0#0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @lamb_that_always_adapts
// CHECK-COUNT-2: optim.reduce
// CHECK:         return
func.func @lamb_that_always_adapts(%p: tensor<4xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %lr: tensor<f32>) -> tensor<4xf32> {
  %0:5 = optim.lamb params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%p : f32) lr(%lr : tensor<f32>) {always_adapt, weight_decay = array<f64: 0.0>}
  return %0#0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @casts
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<4xf16>
// CHECK:         %[[A:.*]] = optim.foreach out(%[[E]] : tensor<4xf16>) in(%{{.*}} : f64)
// CHECK:           arith.truncf %{{.*}} : f64 to f16
// CHECK:         %[[B:.*]] = optim.foreach out(%{{.*}} : tensor<4xbf16>) in(%[[A]] : f16)
// CHECK:           %[[WIDE:.*]] = arith.extf %{{.*}} : f16 to f32
// CHECK:           %[[NARROW:.*]] = arith.truncf %[[WIDE]] : f32 to bf16
// CHECK:           optim.yield %[[NARROW]] : bf16
// CHECK:         return %[[B]]
func.func @casts(%a: tensor<4xf64>) -> tensor<4xbf16> {
  %0 = optim.cast %a : tensor<4xf64> to tensor<4xf16>
  %1 = optim.cast %0 : tensor<4xf16> to tensor<4xbf16>
  return %1 : tensor<4xbf16>
}

// CHECK-LABEL: func.func @dynamic_cast
// CHECK:         optim.cast
func.func @dynamic_cast(%a: tensor<?xf32>) -> tensor<?xf16> {
  // expected-remark @below {{the cast's shape is not static}}
  %0 = optim.cast %a : tensor<?xf32> to tensor<?xf16>
  return %0 : tensor<?xf16>
}

// Updates of memrefs stay: generalization comes before bufferization.

// CHECK-LABEL: func.func @memrefs
// CHECK:         optim.sgd
func.func @memrefs(%p: memref<4xf32>, %lr: memref<f32>, %g: memref<4xf32>) {
  optim.sgd params(%p : memref<4xf32>) grads(%g : f32) lr(%lr : memref<f32>)
  return
}

// Every result is the old value if the flag holds, that of the powers too.

// CHECK-LABEL: func.func @skip
// CHECK-SAME:    %[[FLAG:[a-z0-9]*]]: tensor<1xi1>)
// CHECK:         optim.foreach_parameter out(%{{.*}} : tensor<1xf32>) out(%{{.*}} : tensor<1xf32>) scalar(%[[FLAG]] : tensor<1xi1>) {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %{{.*}}: f32, %[[SKIP:.*]]: i1):
// CHECK:           %[[NEW:.*]] = arith.mulf %[[OLD]], %{{.*}} : f32
// CHECK-NEXT:      %[[POWER:.*]] = arith.select %[[SKIP]], %[[OLD]], %[[NEW]] : f32
// CHECK-NEXT:      optim.yield %[[POWER]], %{{.*}} : f32, f32
// CHECK:         optim.foreach_parameter {{.*}} scalar(%[[FLAG]] : tensor<1xi1>)
// CHECK:         optim.foreach_parameter
// CHECK-NOT:       %[[FLAG]]
// CHECK:         optim.foreach
// CHECK-SAME:      %[[FLAG]] : {{.*}}tensor<1xi1>)
// CHECK-NEXT:    ^bb0(%[[P:.*]]: bf16, %[[M1:.*]]: f32, %[[M2:.*]]: f32, %[[MASTER:.*]]: f32, %{{.*}}: bf16, {{.*}}, %[[SKIP:.*]]: i1):
// CHECK-DAG:       %[[R0:.*]] = arith.select %[[SKIP]], %[[P]], %{{.*}} : bf16
// CHECK-DAG:       %[[R1:.*]] = arith.select %[[SKIP]], %[[M1]], %{{.*}} : f32
// CHECK-DAG:       %[[R2:.*]] = arith.select %[[SKIP]], %[[M2]], %{{.*}} : f32
// CHECK-DAG:       %[[R3:.*]] = arith.select %[[SKIP]], %[[MASTER]], %{{.*}} : f32
// CHECK:           optim.yield %[[R0]], %[[R1]], %[[R2]], %[[R3]]
func.func @skip(%p: tensor<4xbf16>, %m: tensor<4xf32>, %v: tensor<4xf32>, %b: tensor<1xf32>, %c: tensor<1xf32>, %w: tensor<4xf32>, %g: tensor<4xbf16>, %lr: tensor<f32>, %flag: tensor<1xi1>) -> (tensor<4xbf16>, tensor<1xf32>) {
  %0:6 = optim.adam params(%p : tensor<4xbf16>) moment1(%m : f32) moment2(%v : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) masters(%w : f32) grads(%g : bf16) lr(%lr : tensor<f32>) skip(%flag : tensor<1xi1>)
  return %0#0, %0#3 : tensor<4xbf16>, tensor<1xf32>
}

// The gradient is negated once it is converted.

// CHECK-LABEL: func.func @maximize
// CHECK:         ^bb0(%[[P:.*]]: f16, %[[M:.*]]: f32, %[[G:.*]]: f16, %[[LR:.*]]: f32):
// CHECK-NEXT:      %[[WIDE:.*]] = arith.extf %[[G]] : f16 to f32
// CHECK-NEXT:      %[[NEGATED:.*]] = arith.negf %[[WIDE]] : f32
// CHECK-NEXT:      arith.mulf %[[LR]], %[[NEGATED]] : f32
func.func @maximize(%p: tensor<4xf16>, %m: tensor<4xf32>, %g: tensor<4xf16>, %lr: tensor<f32>) -> (tensor<4xf16>, tensor<4xf32>) {
  %0:2 = optim.sgd params(%p : tensor<4xf16>) masters(%m : f32) grads(%g : f16) lr(%lr : tensor<f32>) {maximize}
  return %0#0, %0#1 : tensor<4xf16>, tensor<4xf32>
}

// Casts of all results of a structured op are one op, as those of an update are:
// so is the copy that one's own optimizer leaves fused with it.

// CHECK-LABEL: func.func @casts_of_a_region
// CHECK:         %[[NEW:.*]]:2 = optim.foreach
// CHECK:         optim.foreach
// CHECK:           out(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<2xbf16>)
// CHECK-NEXT:      in(%[[NEW]]#0, %[[NEW]]#1 : f32)
// CHECK:           arith.truncf
// CHECK-NOT:     optim.foreach
// CHECK-NOT:     optim.cast
// CHECK:         return
func.func @casts_of_a_region(%p: tensor<4xf32>, %q: tensor<2xf32>) -> (tensor<4xbf16>, tensor<2xbf16>) {
  %new:2 = optim.foreach out(%p, %q : tensor<4xf32>, tensor<2xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  %a = optim.cast %new#0 : tensor<4xf32> to tensor<4xbf16>
  %b = optim.cast %new#1 : tensor<2xf32> to tensor<2xbf16>
  return %a, %b : tensor<4xbf16>, tensor<2xbf16>
}

// The momentum of a parameter with interleaved rows is copied to matrices of
// their own, and back. The factor of the rate is that of a matrix: sqrt(4 / 2).

// CHECK-LABEL: func.func @muon_interleaved
// CHECK:         %[[VELOCITY:.*]], %[[U:.*]] = optim.foreach
// CHECK:         %[[ROWS:.*]]:2 = optim.copy_rows out(%{{.*}}, %{{.*}} : tensor<4x2xbf16>) in(%[[U]] : tensor<8x2xbf16>)
// CHECK:         optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[ROWS]]#0, %[[ROWS]]#1 : tensor<4x2xbf16>)
// CHECK-COUNT-2: optim.matmul sequential
// CHECK:         %[[LAST:.*]]:2 = optim.matmul sequential
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<4x2xbf16>)
// CHECK:         %[[WHOLE:.*]] = optim.copy_rows out(%{{.*}} : tensor<8x2xbf16>) in(%[[LAST]]#0, %[[LAST]]#1 : tensor<4x2xbf16>)
// CHECK:         arith.constant dense<1.4142135623730951> : tensor<1xf64>
// CHECK:         optim.foreach out(%{{.*}} : tensor<8x2xf32>) in(%[[WHOLE]] : bf16)
func.func @muon_interleaved(%p: tensor<8x2xf32>, %v: tensor<8x2xf32>, %lr: tensor<f32>) -> (tensor<8x2xf32>, tensor<8x2xf32>) {
  %0:2 = optim.muon params(%p : tensor<8x2xf32>) velocity(%v : f32) grads(%v : f32) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 2.0, -1.5, 0.5>, interleaved = 2, scale = #optim.muon_scale<original>}
  return %0#0, %0#1 : tensor<8x2xf32>, tensor<8x2xf32>
}
