// Reports of stepfold-compare on programs: forms that agree, forms that differ, and failures. A
// failure concerns neither the program's other forms nor other programs.

// RUN: stepfold-compare %s --link --changes --steps=2 --inject=inf@1:injected \
// RUN:   --interpret=imported: '--interpret=merged:func.func(optim-merge)' \
// RUN:   --interpret=promoted:optim-promote-scalars --interpret=misspelt:optim-murge \
// RUN:   --jit=imported: --alike=alike0,alike1 --alike=other0,other1 | FileCheck %s

// Only what is interpreted is linked: the code that is compiled leaves @w1 as the
// update has it.

// CHECK:      {"agree":["interpreter, imported","interpreter, merged"]
// CHECK-SAME: "changes":{"w0":"11","w1":"11"}
// CHECK-SAME: {"kind":"difference","message":"expected variable 'lr', f32, got 'lr', f64","run":"interpreter, promoted"}
// CHECK-SAME: {"kind":"error","message":"cannot parse the pipeline: {{.*}}'optim-murge'{{.*}}","run":"interpreter, misspelt"}
// CHECK-SAME: {"kind":"difference","message":"'w1' differs after step 0 in element 0: expected 0x{{[0-9a-f]+}} ({{.*}}), got 0x{{[0-9a-f]+}} ({{.*}})","run":"jit, imported"}
// CHECK-SAME: "fired":["optim-merge","optim-promote-scalars"]
// CHECK-SAME: "program":0
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %lr = ml_program.global_load @lr : tensor<f32>
  %w0 = ml_program.global_load @w0 : tensor<3xf32>
  %w1 = ml_program.global_load @w1 : tensor<2xf32>
  %d0 = "framework.backward"() : () -> tensor<3xf32>
  %d1 = "framework.backward"() : () -> tensor<2xf32>
  %g0 = optim.gradient @w0 %d0 : tensor<3xf32>
  %g1 = optim.gradient @w1 %d1 : tensor<2xf32>
  %n0 = optim.sgd params(%w0 : tensor<3xf32>) grads(%g0 : tensor<3xf32>) lr(%lr : tensor<f32>)
  %n1 = optim.sgd params(%w1 : tensor<2xf32>) grads(%g1 : tensor<2xf32>) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %n0 : tensor<3xf32>
  ml_program.global_store @w1 = %n1 : tensor<2xf32>
  "framework.touch"() {types = [tensor<2xf32>], variables = [@w1]} : () -> ()
  return
}

// -----

// CHECK-NEXT: {{.*}}"message":"{{.*}}custom op 'optim.sdg' is unknown{{.*}}","run":"parser"}{{.*}}"program":1
func.func @train_step() {
  optim.sdg
  return
}

// -----

// An infinite gradient makes a NaN of the parameter, by each engine its own.

// CHECK-NEXT: {"agree":["interpreter, imported","interpreter, merged","interpreter, promoted","jit, imported"]{{.*}}"program":2
ml_program.global private mutable @lr(dense<0.0> : tensor<f64>) : tensor<f64>
ml_program.global private mutable @injected(#ml_program.extern : tensor<3xf32>) : tensor<3xf32>
func.func @train_step() {
  %lr = ml_program.global_load @lr : tensor<f64>
  %w = ml_program.global_load @injected : tensor<3xf32>
  %d = "framework.backward"() : () -> tensor<3xf32>
  %g = optim.gradient @injected %d : tensor<3xf32>
  %n = optim.sgd params(%w : tensor<3xf32>) grads(%g : tensor<3xf32>) lr(%lr : tensor<f64>)
  ml_program.global_store @injected = %n : tensor<3xf32>
  return
}

// -----

// The framework's ops do what they stand for, also in regions and calls.

// CHECK-NEXT: {{.*}}"changes":{"called":"11","observed":"10","peeked":"11","touched":"11"}{{.*}}"program":3
ml_program.global private mutable @fixed(dense<1.0> : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @touched(#ml_program.extern : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @called(dense<false> : tensor<i1>) : tensor<i1>
ml_program.global private mutable @peeked(dense<0.0> : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @observed(dense<0.0> : tensor<3xbf16>) : tensor<3xbf16>
func.func @other() {
  "framework.touch"() {types = [tensor<i1>], variables = [@called]} : () -> ()
  return
}
func.func @train_step() {
  %fixed = ml_program.global_load @fixed : tensor<3xf32>
  "framework.region"() ({
    "framework.region"() ({
      "framework.touch"() {types = [tensor<3xf32>], variables = [@touched]} : () -> ()
    }) : () -> ()
    %narrow = "pd_op.cast"(%fixed) {dtype = bf16} : (tensor<3xf32>) -> tensor<3xbf16>
    "framework.observe"(%narrow) {slot = @observed} : (tensor<3xbf16>) -> ()
  }) : () -> ()
  func.call @other() : () -> ()
  "framework.barrier"() : () -> ()
  "framework.peek"() {slot = @peeked, type = tensor<3xf32>, variable = @touched} : () -> ()
  return
}

// -----

// CHECK-NEXT: {{.*}}"message":"after step 0: 'w.bf16' is not the cast of 'w' in element 0: {{.*}}"run":"interpreter, imported"{{.*}}"program":4
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<3xf32>) : tensor<3xf32>
ml_program.global private mutable @w.bf16(#ml_program.extern : tensor<3xbf16>) : tensor<3xbf16> {optim.copy_of = @w}
ml_program.global private mutable @seen(dense<0.0> : tensor<3xbf16>) : tensor<3xbf16>
func.func @train_step() {
  %lr = ml_program.global_load @lr : tensor<f32>
  %w = ml_program.global_load @w : tensor<3xf32>
  %copy = ml_program.global_load @w.bf16 : tensor<3xbf16>
  ml_program.global_store @seen = %copy : tensor<3xbf16>
  %d = "framework.backward"() : () -> tensor<3xf32>
  %g = optim.gradient @w %d : tensor<3xf32>
  %n = optim.sgd params(%w : tensor<3xf32>) grads(%g : tensor<3xf32>) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %n : tensor<3xf32>
  return
}

// -----

// CHECK-NEXT: {{.*}}"message":"'params' has 'public', whose place others may know"{{.*}}"program":5
ml_program.global public mutable @public(dense<0.5> : tensor<64xf32>) : tensor<64xf32>
optim.buffer @params : tensor<64xf32> align(256) segments(@public at 0)
func.func @train_step() {
  return
}

// -----

// Initial values are those of names, where the program does not say one.

// CHECK-NEXT: {{.*}}"message":"'other0' and 'other1' begin with different values"{{.*}}"program":6
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @alike0(dense<0.5> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @alike1(dense<0.5> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @other0(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @other1(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %lr = ml_program.global_load @lr : tensor<f32>
  %p0 = ml_program.global_load @alike0 : tensor<2xf32>
  %v0 = ml_program.global_load @other0 : tensor<2xf32>
  %p1 = ml_program.global_load @alike1 : tensor<2xf32>
  %v1 = ml_program.global_load @other1 : tensor<2xf32>
  %d = "framework.backward"() : () -> tensor<2xf32>
  %g = optim.gradient @alike0 %d : tensor<2xf32>
  %n0, %w0 = optim.momentum params(%p0 : tensor<2xf32>) velocity(%v0 : tensor<2xf32>) grads(%g : tensor<2xf32>) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  %n1, %w1 = optim.momentum params(%p1 : tensor<2xf32>) velocity(%v1 : tensor<2xf32>) grads(%g : tensor<2xf32>) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  ml_program.global_store @alike0 = %n0 : tensor<2xf32>
  ml_program.global_store @other0 = %w0 : tensor<2xf32>
  ml_program.global_store @alike1 = %n1 : tensor<2xf32>
  ml_program.global_store @other1 = %w1 : tensor<2xf32>
  return
}
