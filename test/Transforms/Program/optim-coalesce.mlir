// RUN: stepfold-opt %s --allow-unregistered-dialect --split-input-file --optim-coalesce=alignment=64 | FileCheck %s
// RUN: stepfold-opt %s --allow-unregistered-dialect --split-input-file --optim-coalesce=alignment=64 --optim-coalesce | FileCheck %s
// RUN: stepfold-opt %s --allow-unregistered-dialect --split-input-file --optim-coalesce=alignment=64 --remarks-filter=optim-coalesce 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: stepfold-opt %s --allow-unregistered-dialect --split-input-file --optim-coalesce="alignment=64 gradients=false" | FileCheck %s --check-prefix=STATE --implicit-check-not="optim.buffer gradients"
// STATE: optim.buffer @params.f32 : tensor<48xf32> align(64)
// RUN: not stepfold-opt %s --allow-unregistered-dialect --split-input-file --optim-coalesce=alignment=48 2>&1 | FileCheck %s --check-prefix=ALIGNMENT
// ALIGNMENT: error: expected the option alignment to be a power of two of at least 8, got 48

// Each role of an update has a buffer; copies lie in the order of what they are
// copies of, and gradients in that of their parameters, whatever is between them
// and the update. A shared learning rate is no tensor of a parameter.

// REMARK: 'params.f32' holds tensors of one role{{.*}}bytes=192, paddingBytes=48, tensors=2
// REMARK: 'velocity.f32' holds
// REMARK: 'copies.bf16' holds
// REMARK: 'grads.f16' holds

// CHECK:      ml_program.global private mutable @lr(
// CHECK:      optim.buffer @params.f32 : tensor<48xf32> align(64)
// CHECK-SAME:   segments(@w at 0, @b at 32)
// CHECK-NEXT: optim.buffer @velocity.f32 : tensor<48xf32> align(64)
// CHECK-SAME:   segments(@vw at 0, @vb at 32)
// CHECK-NEXT: optim.buffer @copies.bf16 : tensor<64xbf16> align(64)
// CHECK-SAME:   segments(@w.bf16 at 0, @b.bf16 at 32)
// CHECK-NEXT: optim.buffer gradients @grads.f16 : tensor<64xf16> align(64)
// CHECK-SAME:   segments(@w at 0, @b at 32)
// CHECK-NEXT: func.func @train_step
// CHECK-NOT:  optim.buffer
ml_program.global private mutable @w(dense<0.0> : tensor<5x5xf32>) : tensor<5x5xf32>
ml_program.global private mutable @w.bf16(dense<0.0> : tensor<5x5xbf16>) : tensor<5x5xbf16> {optim.copy_of = @w}
ml_program.global private mutable @vw(dense<0.0> : tensor<5x5xf32>) : tensor<5x5xf32>
ml_program.global private mutable @b(dense<0.0> : tensor<11xf32>) : tensor<11xf32>
ml_program.global private mutable @b.bf16(dense<0.0> : tensor<11xbf16>) : tensor<11xbf16> {optim.copy_of = @b}
ml_program.global private mutable @vb(dense<0.0> : tensor<11xf32>) : tensor<11xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
func.func @train_step() {
  %gb0, %gw0 = "test.backward"() : () -> (tensor<11xf16>, tensor<5x5xf16>)
  %gb1 = optim.gradient @b %gb0 : tensor<11xf16>
  %gw1 = optim.gradient @w %gw0 : tensor<5x5xf16>
  %gw = optim.cast %gw1 : tensor<5x5xf16> to tensor<5x5xf32>
  %gb = optim.cast %gb1 : tensor<11xf16> to tensor<11xf32>
  %w = ml_program.global_load @w : tensor<5x5xf32>
  %b = ml_program.global_load @b : tensor<11xf32>
  %vw = ml_program.global_load @vw : tensor<5x5xf32>
  %vb = ml_program.global_load @vb : tensor<11xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %params:2, %velocity:2 = optim.momentum
      params(%w, %b : tensor<5x5xf32>, tensor<11xf32>)
      velocity(%vw, %vb : f32)
      grads(%gw, %gb : f32)
      lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64: 0.1, 0.0>}
  ml_program.global_store @w = %params#0 : tensor<5x5xf32>
  ml_program.global_store @b = %params#1 : tensor<11xf32>
  ml_program.global_store @vw = %velocity#0 : tensor<5x5xf32>
  ml_program.global_store @vb = %velocity#1 : tensor<11xf32>
  %cw = optim.cast %params#0 : tensor<5x5xf32> to tensor<5x5xbf16>
  ml_program.global_store @w.bf16 = %cw : tensor<5x5xbf16>
  %cb = optim.cast %params#1 : tensor<11xf32> to tensor<11xbf16>
  ml_program.global_store @b.bf16 = %cb : tensor<11xbf16>
  return
}

// -----

// Globals whose address others may know stay; a structured update is an update too.

// REMARK: 'public' keeps storage of its own: it is not private to the module
// REMARK: 'known' keeps storage of its own: 'test.register' may know its address
// REMARK: 'u.bf16' keeps storage of its own: its size is not static

// CHECK:      optim.buffer @params.f32 : tensor<32xf32> align(64)
// CHECK-SAME:   segments(@u at 0, @v at 16)
// CHECK-NEXT: optim.buffer gradients @grads.f32 : tensor<32xf32> align(64)
// CHECK-SAME:   segments(@u at 0, @v at 16)
// CHECK-NEXT: func.func @train_step
ml_program.global private mutable @u(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @u.bf16(#ml_program.extern : tensor<?xbf16>) : tensor<?xbf16> {optim.copy_of = @u}
ml_program.global private mutable @known(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global public mutable @public(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
func.func @train_step() {
  "test.register"() {global = [@known]} : () -> ()
  %g0:4 = "test.backward"() : () -> (tensor<4xf32>, tensor<3xf32>, tensor<2xf32>, tensor<1xf32>)
  %g = optim.gradient @u %g0#0 : tensor<4xf32>
  %h = optim.gradient @v %g0#1 : tensor<3xf32>
  %i = optim.gradient @known %g0#2 : tensor<2xf32>
  %j = optim.gradient @public %g0#3 : tensor<1xf32>
  %u = ml_program.global_load @u : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<3xf32>
  %known = ml_program.global_load @known : tensor<2xf32>
  %public = ml_program.global_load @public : tensor<1xf32>
  %new:4 = optim.foreach
      out(%public, %u, %known, %v : tensor<1xf32>, tensor<4xf32>, tensor<2xf32>, tensor<3xf32>)
      in(%j, %g, %i, %h : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @public = %new#0 : tensor<1xf32>
  ml_program.global_store @u = %new#1 : tensor<4xf32>
  ml_program.global_store @known = %new#2 : tensor<2xf32>
  ml_program.global_store @v = %new#3 : tensor<3xf32>
  return
}

// -----

// A name that is taken; updates that are not merged have buffers of their own; a
// single tensor needs none.

// CHECK:      func.func private @params.f32()
// CHECK:      optim.buffer @params.f32_0 : tensor<32xf32> align(64)
// CHECK-SAME:   segments(@u at 0, @v at 16)
// CHECK-NEXT: func.func @train_step
ml_program.global private mutable @u(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
func.func private @params.f32()
func.func @train_step() {
  %u = ml_program.global_load @u : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %new:2 = optim.sgd params(%u, %v : tensor<4xf32>) grads(%w, %w : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @u = %new#0 : tensor<4xf32>
  ml_program.global_store @v = %new#1 : tensor<4xf32>
  %other = optim.sgd params(%w : tensor<4xf32>) grads(%u : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %other : tensor<4xf32>
  return
}
