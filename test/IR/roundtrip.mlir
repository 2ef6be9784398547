// RUN: stepfold-opt %s | stepfold-opt | FileCheck %s
// RUN: stepfold-opt %s --mlir-print-op-generic | stepfold-opt | FileCheck %s
// RUN: stepfold-opt %s --emit-bytecode | stepfold-opt | FileCheck %s

ml_program.global private mutable @"fc.w"(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func private @stage(memref<4xf32> {optim.global = @"fc.w"}, memref<4xf16> {optim.gradient = @"fc.w"})

// CHECK-LABEL: func.func @stage_ops
// CHECK:         %[[G:.*]] = optim.gradient @fc.w %{{.*}} : tensor<4xf16>
// CHECK:         optim.cast %[[G]] : tensor<4xf16> to tensor<4xbf16>
// CHECK:         optim.call_stage @stage(%[[G]]) : tensor<4xf16>
func.func @stage_ops(%g0: tensor<4xf16>) {
  %g = optim.gradient @"fc.w" %g0 : tensor<4xf16>
  %c = optim.cast %g : tensor<4xf16> to tensor<4xbf16>
  optim.call_stage @stage(%g) : tensor<4xf16>
  return
}

// CHECK-LABEL: func.func @one_parameter
// CHECK:         optim.sgd params(%{{.*}} : tensor<4xf16>) masters(%{{.*}} : f32) grads(%{{.*}} : f16) lr(%{{.*}} : tensor<1xf64>)
func.func @one_parameter(%p: tensor<4xf16>, %m: tensor<4xf32>, %lr: tensor<1xf64>) -> (tensor<4xf16>, tensor<4xf32>) {
  %0, %1 = optim.sgd params(%p : tensor<4xf16>) masters(%m : f32) grads(%p : f16) lr(%lr : tensor<1xf64>)
  return %0, %1 : tensor<4xf16>, tensor<4xf32>
}

// An element type stands for the parameters' shapes, one type for all types.

// CHECK-LABEL: func.func @lists
// CHECK:         optim.momentum
// CHECK-NEXT:      params(%{{.*}}, %{{.*}} : tensor<4xf16>, tensor<2x3xf16>)
// CHECK-NEXT:      velocity(%{{.*}}, %{{.*}} : f32)
// CHECK-NEXT:      masters(%{{.*}}, %{{.*}} : f32)
// CHECK-NEXT:      grads(%{{.*}}, %{{.*}} : f32)
// CHECK-NEXT:      lr(%{{.*}}, %{{.*}} : tensor<f32>, tensor<1xf32>)
// CHECK-SAME:      arith.discardable = "kept"
// CHECK-SAME:      nesterov
func.func @lists(%p: tensor<4xf16>, %q: tensor<2x3xf16>, %v: tensor<4xf32>, %u: tensor<2x3xf32>, %a: tensor<f32>, %b: tensor<1xf32>) -> tensor<4xf16> {
  %0:6 = optim.momentum params(%p, %q : tensor<4xf16>, tensor<2x3xf16>) velocity(%v, %u : f32) masters(%v, %u : tensor<4xf32>, tensor<2x3xf32>) grads(%v, %u : f32) lr(%a, %b : tensor<f32>, tensor<1xf32>) {mu = 0.9 : f64, nesterov, arith.discardable = "kept"}
  return %0#0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @memrefs
// CHECK:         optim.adam params(%{{.*}} : memref<4xf64>) moment1(%{{.*}} : f64) moment2(%{{.*}} : f64) moment2_max(%{{.*}} : f64) beta1_pow(%{{.*}} : memref<f32>) beta2_pow(%{{.*}} : memref<f32>) grads(%{{.*}} : f64) lr(%{{.*}} : memref<f32>)
// CHECK:         optim.lars_momentum {{.*}}gate = #optim.lars_gate<wd_and_norms>
func.func @memrefs(%p: memref<4xf64>, %m: memref<4xf64>, %n: memref<4xf64>, %x: memref<4xf64>, %b: memref<f32>, %c: memref<f32>, %g: memref<4xf64>, %lr: memref<f32>) {
  optim.adam params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) moment2_max(%x : f64) beta1_pow(%b : memref<f32>) beta2_pow(%c : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>)
  optim.lars_momentum params(%p : memref<4xf64>) velocity(%m : f64) grads(%g : f64) lr(%lr : memref<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<wd_and_norms>}
  return
}

// The default numerics are not printed.

// CHECK-LABEL: func.func @settings_as_operands
// CHECK:         optim.adamw
// CHECK-NEXT:      params(
// CHECK:           beta1(%{{.*}}, %{{.*}} : tensor<f64>)
// CHECK-NEXT:      weight_decay(%{{.*}} : tensor<f32>)
// CHECK-NOT:       beta1 =
// CHECK-NOT:       weight_decay =
// CHECK:           lr_ratio =
func.func @settings_as_operands(%p: tensor<4xf32>, %q: tensor<1xf32>, %lr: tensor<f32>, %a: tensor<f64>, %b: tensor<f64>) -> tensor<4xf32> {
  %0:10 = optim.adamw params(%p, %p : tensor<4xf32>, tensor<4xf32>) moment1(%p, %p : f32) moment2(%p, %p : f32) beta1_pow(%q, %q : tensor<1xf32>, tensor<1xf32>) beta2_pow(%q, %q : tensor<1xf32>, tensor<1xf32>) grads(%p, %p : f32) lr(%lr : tensor<f32>) beta1(%a, %b : tensor<f64>, tensor<f64>) weight_decay(%lr : tensor<f32>)
  return %0#0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @numerics
// CHECK:         optim.adam {{.*}}epsilon = {{[^,]*}} : f64}
// CHECK:         optim.adamw {{.*}}numerics = #optim.numerics<paddle_cpu>
// CHECK:         optim.adamw {{.*}}numerics = #optim.numerics<paddle_cpu_fma>
// CHECK:         optim.lars_momentum {{.*}}mu = {{[^,]*}} : f64, rescale_grad
// CHECK:         optim.lars_momentum {{.*}}numerics = #optim.numerics<paddle_cpu>
func.func @numerics(%p: memref<4xf64>, %m: memref<4xf64>, %n: memref<4xf64>, %b: memref<f32>, %c: memref<f32>, %g: memref<4xf64>, %lr: memref<f32>) {
  optim.adam params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) beta1_pow(%b : memref<f32>) beta2_pow(%c : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>) {numerics = #optim.numerics<paddle>}
  optim.adamw params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) beta1_pow(%b : memref<f32>) beta2_pow(%c : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>) {numerics = #optim.numerics<paddle_cpu>}
  optim.adamw params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) beta1_pow(%b : memref<f32>) beta2_pow(%c : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>) {numerics = #optim.numerics<paddle_cpu_fma>}
  optim.lars_momentum params(%p : memref<4xf64>) velocity(%m : f64) grads(%g : f64) lr(%lr : memref<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<wd>, numerics = #optim.numerics<paddle>}
  optim.lars_momentum params(%p : memref<4xf64>) velocity(%m : f64) grads(%g : f64) lr(%lr : memref<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<wd>, numerics = #optim.numerics<paddle_cpu>}
  return
}

// Settings are kept, and streams that an op may do without are left out.

// CHECK-LABEL: func.func @settings
// CHECK:         optim.adagrad params(%{{.*}}) moment(%{{.*}}) grads(%{{.*}}) lr(%{{.*}}) {epsilon = 2.500000e-01 : f64}
// CHECK:         optim.rmsprop params(%{{.*}}) velocity(%{{.*}}) mean_square(%{{.*}}) grads(%{{.*}}) lr(%{{.*}}) {epsilon = 2.500000e-01 : f64, momentum = 7.500000e-01 : f64, rho = 5.000000e-01 : f64}
// CHECK:         optim.rmsprop params(%{{.*}}) velocity(%{{.*}}) mean_square(%{{.*}}) mean_grad(%{{.*}}) grads(%{{.*}}) lr(%{{.*}})
// CHECK:         optim.adadelta params(%{{.*}}) avg_squared_grad(%{{.*}}) avg_squared_update(%{{.*}}) grads(%{{.*}}) lr(%{{.*}}) {epsilon = 2.500000e-01 : f64, rho = 5.000000e-01 : f64}
// CHECK:         optim.adamax params(%{{.*}}) moment(%{{.*}}) inf_norm(%{{.*}}) beta1_pow(%{{.*}} : memref<f32>) grads(%{{.*}}) lr(%{{.*}}) {beta1 = 5.000000e-01 : f64, beta2 = 7.500000e-01 : f64, epsilon = 2.500000e-01 : f64}
// CHECK:         optim.nadam params(%{{.*}}) moment1(%{{.*}}) moment2(%{{.*}}) decay_pow(%{{.*}}) mu_product(%{{.*}}) beta2_pow(%{{.*}}) grads(%{{.*}}) lr(%{{.*}}) {beta1 = 5.000000e-01 : f64, beta2 = 7.500000e-01 : f64, decay = 1.250000e-01 : f64, epsilon = 2.500000e-01 : f64}
// CHECK:         optim.radam params(%{{.*}}) moment1(%{{.*}}) moment2(%{{.*}}) beta1_pow(%{{.*}} : f64) beta2_pow(%{{.*}} : f64) rho(%{{.*}} : f64) grads(%{{.*}}) lr(%{{.*}}) {beta1 = 5.000000e-01 : f64, beta2 = 7.500000e-01 : f64, epsilon = 2.500000e-01 : f64}
// CHECK:         optim.lion params(%{{.*}}) moment(%{{.*}}) grads(%{{.*}}) lr(%{{.*}}) {beta1 = 5.000000e-01 : f64, beta2 = 7.500000e-01 : f64, weight_decay = array<f64: 2.500000e-01>}
// CHECK:         optim.lamb params(%{{.*}}) moment1(%{{.*}}) moment2(%{{.*}}) beta1_pow(%{{.*}}) beta2_pow(%{{.*}}) grads(%{{.*}}) lr(%{{.*}}) {always_adapt, beta1 = 5.000000e-01 : f64, beta2 = 7.500000e-01 : f64, epsilon = 2.500000e-01 : f64, weight_decay = array<f64: 1.250000e-01>}
// CHECK:         optim.rprop params(%{{.*}}) prev(%{{.*}}) step_size(%{{.*}}) grads(%{{.*}}) {eta_minus = 2.500000e-01 : f64, eta_plus = 1.500000e+00 : f64, numerics = #optim.numerics<paddle_cpu>, step_max = 4.000000e+00 : f64, step_min = 1.250000e-01 : f64}
// CHECK:         optim.rprop params(%{{.*}}) prev(%{{.*}}) step_size(%{{.*}}) grads(%{{.*}}) {eta_minus = 5.000000e-01 : f64, eta_plus = 1.200000e+00 : f64, step_max = 5.000000e+01 : f64, step_min = 1.000000e-05 : f64}{{$}}
func.func @settings(%p: memref<4xf64>, %m: memref<4xf64>, %n: memref<4xf64>, %x: memref<4xf64>, %y: memref<4xf64>, %z: memref<4xf64>, %b: memref<f32>, %c: memref<f32>, %d: memref<f32>, %g: memref<4xf64>, %lr: memref<f32>) {
  optim.adagrad params(%p : memref<4xf64>) moment(%m : f64) grads(%g : f64) lr(%lr : memref<f32>) {epsilon = 0.25 : f64}
  optim.rmsprop params(%p : memref<4xf64>) velocity(%m : f64) mean_square(%n : f64) grads(%g : f64) lr(%lr : memref<f32>) {rho = 0.5 : f64, epsilon = 0.25 : f64, momentum = 0.75 : f64}
  optim.rmsprop params(%p : memref<4xf64>) velocity(%m : f64) mean_square(%n : f64) mean_grad(%x : f64) grads(%g : f64) lr(%lr : memref<f32>)
  optim.adadelta params(%p : memref<4xf64>) avg_squared_grad(%m : f64) avg_squared_update(%n : f64) grads(%g : f64) lr(%lr : memref<f32>) {rho = 0.5 : f64, epsilon = 0.25 : f64}
  optim.adamax params(%p : memref<4xf64>) moment(%m : f64) inf_norm(%n : f64) beta1_pow(%b : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>) {beta1 = 0.5 : f64, beta2 = 0.75 : f64, epsilon = 0.25 : f64}
  optim.nadam params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) decay_pow(%b : memref<f32>) mu_product(%c : memref<f32>) beta2_pow(%d : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>) {beta1 = 0.5 : f64, beta2 = 0.75 : f64, epsilon = 0.25 : f64, decay = 0.125 : f64}
  optim.radam params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) beta1_pow(%x : f64) beta2_pow(%y : f64) rho(%z : f64) grads(%g : f64) lr(%lr : memref<f32>) {beta1 = 0.5 : f64, beta2 = 0.75 : f64, epsilon = 0.25 : f64}
  optim.lion params(%p : memref<4xf64>) moment(%m : f64) grads(%g : f64) lr(%lr : memref<f32>) {beta1 = 0.5 : f64, beta2 = 0.75 : f64, weight_decay = array<f64: 0.25>}
  optim.lamb params(%p : memref<4xf64>) moment1(%m : f64) moment2(%n : f64) beta1_pow(%b : memref<f32>) beta2_pow(%c : memref<f32>) grads(%g : f64) lr(%lr : memref<f32>) {beta1 = 0.5 : f64, beta2 = 0.75 : f64, epsilon = 0.25 : f64, weight_decay = array<f64: 0.125>, always_adapt}
  optim.rprop params(%p : memref<4xf64>) prev(%m : f64) step_size(%n : f64) grads(%g : f64) {eta_minus = 0.25 : f64, eta_plus = 1.5 : f64, step_min = 0.125 : f64, step_max = 4.0 : f64, numerics = #optim.numerics<paddle_cpu>}
  optim.rprop params(%p : memref<4xf64>) prev(%m : f64) step_size(%n : f64) grads(%g : f64) {numerics = #optim.numerics<paddle>}
  return
}

// The types of block streams are written whole.

// CHECK-LABEL: func.func @blocks
// CHECK:         optim.foreach
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<4x10xi8>, tensor<33xi8>)
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : f32) attributes {block_size = 32 : i64} {
// CHECK:           optim.block_maximum %{{.*}} : f32
func.func @blocks(%q0: tensor<4x10xi8>, %q1: tensor<33xi8>, %s0: tensor<2xf32>, %s1: tensor<2xf32>, %m0: tensor<4x10xf32>, %m1: tensor<33xf32>) {
  %0:4 = optim.foreach out(%q0, %q1 : tensor<4x10xi8>, tensor<33xi8>) out(%s0, %s1 : tensor<2xf32>) in(%m0, %m1 : f32) attributes {block_size = 32 : i64} {
  ^bb0(%q: i8, %s: f32, %m: f32):
    %1 = optim.block_maximum %m : f32
    optim.yield %q, %1 : i8, f32
  }
  return
}

// CHECK-LABEL: func.func @structured
// CHECK:         optim.foreach
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      out(%{{.*}}, %{{.*}} : f16)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : f32)
// CHECK-NEXT:      per_parameter(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      scalar(%{{.*}} : tensor<f32>) attributes {arith.name = "kept"} {
// CHECK:         optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : f16) {
// CHECK:         optim.foreach_parameter
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : tensor<f32>, tensor<1xf32>) {
func.func @structured(%p: tensor<4xf32>, %q: tensor<2x3xf32>, %h: tensor<4xf16>, %i: tensor<2x3xf16>, %n: tensor<2xf32>, %a: tensor<f32>, %b: tensor<1xf32>) {
  %0:4 = optim.foreach out(%p, %q : tensor<4xf32>, tensor<2x3xf32>) out(%h, %i : f16) in(%p, %q : f32) per_parameter(%n : tensor<2xf32>) scalar(%a : tensor<f32>) attributes {arith.name = "kept"} {
  ^bb0(%x: f32, %y: f16, %z: f32, %setting: f32, %scalar: f32):
    %1 = math.fma %x, %setting, %scalar : f32
    optim.yield %1, %y : f32, f16
  }
  %2 = optim.reduce out(%n : tensor<2xf32>) in(%p, %q : tensor<4xf32>, tensor<2x3xf32>) in(%h, %i : f16) {
  ^bb0(%x: f32, %y: f16):
    optim.yield %x : f32
  }
  %3 = optim.foreach_parameter out(%n : tensor<2xf32>) in(%a, %b : tensor<f32>, tensor<1xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %y : f32
  }
  return
}

// A reduction that updates what it sums; its sums come first.

// CHECK-LABEL: func.func @updating_reduction
// CHECK:         %[[SUM:.*]], %{{.*}}:2, %{{.*}}:2 = optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      update(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      update(%{{.*}}, %{{.*}} : f16)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : f32)
// CHECK-NEXT:      scalar(%{{.*}} : tensor<f32>) attributes {arith.name = "kept"} {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %{{.*}}: f16, %[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK:         return %[[SUM]]
// CHECK-LABEL: func.func @updating_tables
// CHECK:         optim.reduce out(%{{.*}} : memref<1xf64>) update(%{{.*}} : !optim.table<1 x f64>) attributes {positions = array<i32: 0>} {
func.func @updating_reduction(%p: tensor<4xf32>, %q: tensor<2x3xf32>, %h: tensor<4xf16>, %i: tensor<2x3xf16>, %n: tensor<2xf32>, %a: tensor<f32>) -> tensor<2xf32> {
  %0:5 = optim.reduce out(%n : tensor<2xf32>) update(%p, %q : tensor<4xf32>, tensor<2x3xf32>) update(%h, %i : f16) in(%p, %q : f32) scalar(%a : tensor<f32>) attributes {arith.name = "kept"} {
  ^bb0(%x: f32, %y: f16, %z: f32, %scalar: f32):
    %1 = math.fma %x, %z, %scalar : f32
    optim.yield %z, %1, %y : f32, f32, f16
  }
  return %0#0 : tensor<2xf32>
}
func.func @updating_tables(%n: memref<1xf64>, %p: memref<4xf64>) {
  %t = optim.table(%p : memref<4xf64>)
  optim.reduce out(%n : memref<1xf64>) update(%t : !optim.table<1 x f64>) attributes {positions = array<i32: 0>} {
  ^bb0(%x: f64):
    optim.yield %x, %x : f64, f64
  }
  return
}

// A sum over one element has the shape of what it sums.

// CHECK-LABEL: func.func @sum_of_one_element
// CHECK:         optim.reduce out(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<1xf32>)
func.func @sum_of_one_element(%p: tensor<1xf32>, %e: tensor<1xf32>) -> tensor<1xf32> {
  %0 = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<1xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return %0 : tensor<1xf32>
}

// A parameter may have no elements, or no dimensions.

// CHECK-LABEL: func.func @small
// CHECK:           params(%{{.*}}, %{{.*}} : tensor<0x3xf32>, tensor<f32>)
func.func @small(%p: tensor<0x3xf32>, %q: tensor<f32>) -> tensor<f32> {
  %0:2 = optim.sgd params(%p, %q : tensor<0x3xf32>, tensor<f32>) grads(%p, %q : f32) lr(%q : tensor<f32>)
  return %0#1 : tensor<f32>
}

// CHECK-LABEL: func.func @packed
// CHECK:         %[[T:.*]] = optim.table(%{{.*}}, %{{.*}} : memref<4xf32>, memref<8xf32>)
// CHECK:         optim.foreach
// CHECK-NEXT:      out(%[[T]] : !optim.table<2 x f32>)
// CHECK-NEXT:      in(%{{.*}} : !optim.table<2 x f32>) {
// CHECK:         optim.address_table %[[T]], %{{.*}} : !optim.table<2 x f32>, !optim.table<2 x f32> -> {{.*}}<1>
// CHECK:         %[[A:.*]] = optim.address_table %{{.*}} : !optim.table<1 x f32> -> {{.*}}<1>
// CHECK:         optim.adjacent_address %[[A]] : <1>
// CHECK:         optim.chunk_list %[[T]] {elements = 1024 : i64} : <2 x f32> -> !llvm.ptr
// CHECK:         optim.chunk_list %[[T]] {elements = 1024 : i64, tail_elements = 128 : i64} : <2 x f32> -> {{.*}}<1>
// CHECK:         optim.address %{{.*}} : memref<4xf32> -> !llvm.ptr
func.func @packed(%p: memref<4xf32>, %q: memref<8xf32>, %g: memref<4xf32>, %h: memref<8xf32>,
                  %s: memref<f32>) {
  %t = optim.table(%p, %q : memref<4xf32>, memref<8xf32>)
  %u = optim.table(%g, %h : memref<4xf32>, memref<8xf32>)
  optim.foreach out(%t : !optim.table<2 x f32>) in(%u : !optim.table<2 x f32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %y : f32
  }
  %c = optim.address_table %t, %u : !optim.table<2 x f32>, !optim.table<2 x f32> -> !llvm.ptr<1>
  %n = optim.table(%s : memref<f32>)
  %f = optim.address_table %n : !optim.table<1 x f32> -> !llvm.ptr<1>
  %b = optim.adjacent_address %f : !llvm.ptr<1>
  %d = optim.chunk_list %t {elements = 1024} : !optim.table<2 x f32> -> !llvm.ptr
  %e = optim.chunk_list %t {elements = 1024, tail_elements = 128} : !optim.table<2 x f32> -> !llvm.ptr<1>
  %a = optim.address %p : memref<4xf32> -> !llvm.ptr
  return
}

// A flag for all parameters, and ascent.

// CHECK-LABEL: func.func @skip
// CHECK:         optim.sgd
// CHECK-NEXT:      params(%{{.*}}, %{{.*}} : tensor<4xf32>)
// CHECK-NEXT:      grads(%{{.*}}, %{{.*}} : f32)
// CHECK-NEXT:      lr(%{{.*}} : tensor<f32>)
// CHECK-NEXT:      skip(%{{.*}} : tensor<1xi1>)
// CHECK-SAME:      {maximize}
func.func @skip(%p: tensor<4xf32>, %q: tensor<4xf32>, %lr: tensor<f32>, %f: tensor<1xi1>) {
  %0:2 = optim.sgd params(%p, %q : tensor<4xf32>) grads(%p, %q : f32) lr(%lr : tensor<f32>) skip(%f : tensor<1xi1>) {maximize}
  return
}

// Sums of some parameters, into a vector of all.

// CHECK-LABEL: func.func @positions
// CHECK:         optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<3xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : tensor<4xbf16>)
// CHECK-SAME:      attributes {positions = array<i32: 0, 2>} {
func.func @positions(%v: tensor<3xf32>, %p: tensor<4xbf16>, %q: tensor<4xbf16>) {
  %0 = optim.reduce out(%v : tensor<3xf32>) in(%p, %q : tensor<4xbf16>) attributes {positions = array<i32: 0, 2>} {
  ^bb0(%x: bf16):
    %0 = arith.extf %x : bf16 to f32
    optim.yield %0 : f32
  }
  return
}

// Values of another rank; nothing removes the op, or merges two of them.

// CHECK-LABEL: func.func @broadcast
// CHECK-COUNT-2: optim.broadcast %{{.*}}, %{{.*}} from 1 over 2 : tensor<4xf32>, tensor<2xf32>
func.func @broadcast(%p: tensor<4xf32>, %q: tensor<2xf32>) {
  %0:2 = optim.broadcast %p, %q from 1 over 2 : tensor<4xf32>, tensor<2xf32>
  %1:2 = optim.broadcast %p, %q from 1 over 2 : tensor<4xf32>, tensor<2xf32>
  return
}

// Sums and maxima in one op, before what it updates.

// CHECK-LABEL: func.func @maxima
// CHECK:         %[[MAXIMUM:.*]], %[[SUM:.*]], %[[NEW:.*]] = optim.reduce maximum(%{{.*}} : tensor<1xf32>) out(%{{.*}} : tensor<1xf32>) update(%{{.*}} : tensor<4xf32>) in(%{{.*}} : f32) {
// CHECK-NOT:     combiner
// CHECK:         return %[[MAXIMUM]], %[[SUM]]
func.func @maxima(%e: tensor<1xf32>, %p: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %m, %s, %n = optim.reduce maximum(%e : tensor<1xf32>) out(%e : tensor<1xf32>) update(%p : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in, %in, %out : f32, f32, f32
  }
  return %m, %s : tensor<1xf32>, tensor<1xf32>
}

// CHECK-LABEL: func.func @sampled
// CHECK:         %[[SUM:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) in(%{{.*}} : tensor<4xf32>) attributes {sampled} {
func.func @sampled(%e: tensor<1xf32>, %p: tensor<4xf32>) -> tensor<1xf32> {
  %s = optim.reduce out(%e : tensor<1xf32>) in(%p : tensor<4xf32>) attributes {sampled} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %s : tensor<1xf32>
}

// CHECK-LABEL: func.func @maxima_at_positions
// CHECK:         %[[MAXIMUM:.*]] = optim.reduce
// CHECK-NEXT:      maximum(%{{.*}} : tensor<3xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : tensor<4xf32>) attributes {positions = array<i32: 0, 2>} {
func.func @maxima_at_positions(%e: tensor<3xf32>, %p: tensor<4xf32>) -> tensor<3xf32> {
  %m = optim.reduce maximum(%e : tensor<3xf32>) in(%p, %p : tensor<4xf32>) attributes {positions = array<i32: 0, 2>} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %m : tensor<3xf32>
}
