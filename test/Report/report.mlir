// RUN: rm -rf %t && split-file %s %t

// Figures of the report, on programs small enough to count by hand.

// Two parameters of 64 + 8 = 72 elements, of one group. Before, each has two
// norms (reduce), a rate (foreach_parameter, which finishes the sums) and an
// update (foreach): 6 launches; merged, 3. In bytes:
//
//   norms:  read w, g: 72 * 8 = 576, write two sums a parameter: 16
//   rates:  read the sums: 16, and lr: 4 an op; write a rate a parameter: 8
//   update: read w, g, v: 72 * 12 = 864, and a rate a parameter: 8;
//           write w, v: 72 * 8 = 576
//
// By stream: w is read twice and written, g is read twice, v is read and written,
// and the sums and rates are temporaries.
//
// Read: 576 + 16 + 8 + 864 + 8 = 1472 before (lr twice), 1468 after (lr once);
// written: 16 + 8 + 576 = 600. State: w, v and lr, 72 * 8 + 4 = 580.
// 28 bytes an element, and what the scalars add: 2072 / 72 = 28.78.
//
// RUN: stepfold-compile %t/lars.mlir --target=host -o %t/lars > %t/lars.txt
// RUN: FileCheck %s --check-prefix=LARS --match-full-lines --strict-whitespace < %t/lars.txt
// RUN: diff %t/lars.txt %t/lars/report.txt

//      LARS:target host, 2 parameters, 72 elements, 1 group
// LARS-EMPTY:
// LARS-NEXT:                                     before           after
// LARS-NEXT:updates                                   2               1
// LARS-NEXT:launches                                  6               3
// LARS-NEXT:bytes read a step                      1472            1468
// LARS-NEXT:bytes written a step                    600             600
// LARS-NEXT:bytes a step                           2072            2068
// LARS-NEXT:  parameters                            864             864
// LARS-NEXT:  gradients                             576             576
// LARS-NEXT:  state                                 584             580
// LARS-NEXT:  copies                                  0               0
// LARS-NEXT:  temporaries                            48              48
// LARS-NEXT:bytes a parameter element             28.78           28.72
// LARS-NEXT:casts outside the stage                   0               0
// LARS-NEXT:casts alone in the stage                  0               0
// LARS-NEXT:casts fused in the stage                  0               0
// LARS-NEXT:persistent bytes                        580             580
// LARS-EMPTY:
// LARS-NEXT:optim.lars_momentum: 2 -> 1
// LARS-NEXT:state: 580 bytes, of which 0 were added
// LARS-NEXT:scratch: {{[0-9]+}} bytes
// LARS-EMPTY:
// LARS-NEXT:remarks:
// LARS-NEXT:  optim-group-parameters: the first update of a group (parameters=2), at {{.*}}lars.mlir":{{[0-9]+}}:{{[0-9]+}}

// AdamW on 1,000 elements: a foreach_parameter for the step's scalars and a foreach. An f32
// element: read w, g and two moments, write w and the moments, 28 bytes. An f16 element with an f32
// master: read g (2), the master and the moments (12), not w; write all (14): 28 bytes as well. The
// scalars: read two powers and lr (12), and the three vectors made of them (12); write the powers
// (8) and the vectors (12).
//
// RUN: stepfold-compile %t/adamw.mlir --target=sm_90 --ptxas=none -o %t/adamw | FileCheck %s --check-prefix=ADAMW
// ADAMW: updates 1 1
// ADAMW-NEXT: launches 2 2
// ADAMW-NEXT: bytes read a step 16024 16024
// ADAMW-NEXT: bytes written a step 12020 12020
// ADAMW-NEXT: bytes a step 28044 28044
// ADAMW-NEXT: parameters 8000 8000
// ADAMW-NEXT: gradients 4000 4000
// ADAMW-NEXT: state 16020 16020
// ADAMW-NEXT: copies 0 0
// ADAMW-NEXT: temporaries 24 24
// ADAMW-NEXT: bytes a parameter element 28.04 28.04
//
// RUN: stepfold-compile %t/masters.mlir --target=sm_90 --ptxas=none -o %t/masters | FileCheck %s --check-prefix=MASTERS
// MASTERS: bytes read a step 14024 14024
// MASTERS-NEXT: bytes written a step 14020 14020
// MASTERS: state: 14012 bytes, of which 0 were added

// Before, an op counts as it came: one update of two parameters (4 + 1 elements:
// read w, g: 40, and lr: 4; write w: 20), one of an empty tensor, which nothing is
// launched for (lr: 4), one of 5 elements (read 44, write 20), and the cast of its
// gradient (read 10, write 20). Fused, the last update reads 20 + 10 + 4.
//
// RUN: stepfold-compile %t/alone.mlir --optimize-options=merge=false --target=sm_90 --ptxas=none -o %t/alone | FileCheck %s --check-prefix=ALONE
// ALONE: updates 3 3
// ALONE-NEXT: launches 3 2
// ALONE-NEXT: bytes read a step 102 82
// ALONE-NEXT: bytes written a step 60 40

// Two groups, one update that cannot be merged, and a store that is not of the
// stage: each has its remark.
//
// RUN: stepfold-compile %t/groups.mlir --target=sm_90 --ptxas=none -o %t/groups | FileCheck %s --check-prefix=GROUPS
// RUN: FileCheck %s --check-prefix=GROUPS-JSON < %t/groups/report.json
// GROUPS: 3 parameters, 12 elements, 2 groups
// GROUPS: updates 3 3
// GROUPS-NEXT: launches 5 3
// GROUPS: optim.adam: 2 -> 2
// GROUPS-NEXT: optim.momentum: 1 -> 1
// GROUPS: remarks:
// GROUPS: optim-group-parameters: not merged with the ops before it: {{.+}}, at {{.*}}groups.mlir"
// GROUPS: optim-outline-stage: store to 'mean' is not part of the stage: it depends on 'framework.mean', at
// GROUPS-JSON: "name": "StoreExcluded"
// GROUPS-JSON-NEXT: "pass": "optim-outline-stage"
// GROUPS-JSON-NEXT: "reason": "store to 'mean' is not part of the stage: it depends on 'framework.mean'"

// A reduction whose sums a foreach reads is finished by a kernel of its own:
// three launches. One that only a foreach_parameter reads is not: two. An op
// without elements is not launched. Compiled, the foreach_parameter is launched
// with what finishes the first sums, for they are independent.
//
// RUN: stepfold-compile %t/finish.mlir --target=sm_90 --ptxas=none -o %t/finish | FileCheck %s --check-prefix=FINISH
// FINISH: launches 5 4

// Mixed precision: the forward pass casts @w (100 elements) twice, once where it
// may not run, and @e (10 elements) only there; both become a copy. Each step,
// the copy of @w saves one cast, 400 + 200 bytes, and costs 200 to write; that of
// @e saves nothing, and costs 20. The gradient of @w is cast (200 bytes to 400),
// that of @e is not. The casts that are fused are that one and the two to the
// copies.
//
// By stream, before: the gradients are read by the cast (200), and by the update of
// @e (40); the temporary is written and read (800). After: 240 and nothing. Both
// read and write w and e, 880 bytes, and read lr, once an update.
//
// RUN: stepfold-compile %t/casts.mlir --target=host -o %t/casts | FileCheck %s --check-prefix=CASTS
// RUN: FileCheck %s --check-prefix=CASTS-JSON < %t/casts/report.json
// CASTS: launches 3 2
// CASTS: bytes a step 1928 1348
// CASTS-NEXT: parameters 880 880
// CASTS-NEXT: gradients 240 240
// CASTS-NEXT: state 8 8
// CASTS-NEXT: copies 0 220
// CASTS-NEXT: temporaries 800 0
// CASTS: casts outside the stage 3 0
// CASTS-NEXT: casts alone in the stage 1 0
// CASTS-NEXT: casts fused in the stage 0 3
// CASTS-NEXT: persistent bytes 444 664
// CASTS: state: 664 bytes, of which 220 were added
// CASTS: copies: 2 tensors of 220 bytes, which save 380 bytes a step outside the stage
// CASTS-NEXT: 1 of them, of 20 bytes, take more bytes than each saves a step
// CASTS: optim-hoist-casts: 'framework.log' still reads 'w' itself (readers=1), at
// CASTS-JSON:      "copies": [
// CASTS-JSON:        "bytes": 200,
// CASTS-JSON-NEXT:   "casts": 2,
// CASTS-JSON-NEXT:   "name": "w.f16",
// CASTS-JSON-NEXT:   "parameter": "w",
// CASTS-JSON-NEXT:   "saved_bytes": 400
// CASTS-JSON:        "bytes": 20,
// CASTS-JSON-NEXT:   "casts": 1,
// CASTS-JSON-NEXT:   "name": "e.f16",
// CASTS-JSON-NEXT:   "parameter": "e",
// CASTS-JSON-NEXT:   "saved_bytes": -20

// A rewritten program is rewritten no further, and its copies were not added.
//
// RUN: stepfold-opt %t/casts.mlir --allow-unregistered-dialect --optim-hoist-casts -o %t/hoisted.mlir
// RUN: stepfold-compile %t/hoisted.mlir --target=host -o %t/hoisted | FileCheck %s --check-prefix=HOISTED
// HOISTED: casts outside the stage 0 0
// HOISTED-NEXT: casts alone in the stage 3 0
// HOISTED-NEXT: casts fused in the stage 0 3
// HOISTED-NEXT: persistent bytes 664 664
// HOISTED: of which 0 were added
// HOISTED-NOT: copies:

// Other readers of gradients: the norm of one of 100 elements, and a check of a list of two, 100
// and 10 elements.
//
// RUN: stepfold-compile %t/readers.mlir --target=host -o %t/readers | FileCheck %s --check-prefix=READERS
// RUN: FileCheck %s --check-prefix=READERS-JSON < %t/readers/report.json
// READERS: outside the stage: 1 framework.check reads gradients, 441 bytes a step
// READERS-NEXT: outside the stage: 2 framework.norm read gradients, 448 bytes a step
// READERS-JSON-COUNT-2: "framework.norm": {
// LARS-NOT: outside the stage:

// --quiet writes the report, and prints nothing.
//
// RUN: stepfold-compile %t/adamw.mlir --quiet -o %t/quiet | count 0
// RUN: ls %t/quiet/report.txt %t/quiet/report.json

// Plans agree with their reports, and hold them.
//
// RUN: %python %S/Inputs/check_report.py %t/lars %t/adamw %t/masters %t/groups %t/finish %t/casts %t/readers %t/quiet

//--- lars.mlir
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<8x8xf32>) : tensor<8x8xf32>
ml_program.global private mutable @v0(dense<0.0> : tensor<8x8xf32>) : tensor<8x8xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @v1(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
func.func @train_step(%d0: tensor<8x8xf32>, %d1: tensor<8xf32>) {
  %lr = ml_program.global_load @lr : tensor<f32>
  %g0 = optim.gradient @w0 %d0 : tensor<8x8xf32>
  %w0 = ml_program.global_load @w0 : tensor<8x8xf32>
  %v0 = ml_program.global_load @v0 : tensor<8x8xf32>
  %p0, %u0 = optim.lars_momentum params(%w0 : tensor<8x8xf32>) velocity(%v0 : f32) grads(%g0 : f32) lr(%lr : tensor<f32>)
      {gate = #optim.lars_gate<norms>, mu = 0.9 : f64, weight_decay = array<f64: 5.0e-4>}
  ml_program.global_store @w0 = %p0 : tensor<8x8xf32>
  ml_program.global_store @v0 = %u0 : tensor<8x8xf32>
  %g1 = optim.gradient @w1 %d1 : tensor<8xf32>
  %w1 = ml_program.global_load @w1 : tensor<8xf32>
  %v1 = ml_program.global_load @v1 : tensor<8xf32>
  %p1, %u1 = optim.lars_momentum params(%w1 : tensor<8xf32>) velocity(%v1 : f32) grads(%g1 : f32) lr(%lr : tensor<f32>)
      {gate = #optim.lars_gate<norms>, mu = 0.9 : f64, weight_decay = array<f64: 5.0e-4>}
  ml_program.global_store @w1 = %p1 : tensor<8xf32>
  ml_program.global_store @v1 = %u1 : tensor<8xf32>
  return
}
//--- adamw.mlir
ml_program.global private mutable @lr(dense<0.0> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<1000xf32>) : tensor<1000xf32>
ml_program.global private mutable @m(dense<0.0> : tensor<1000xf32>) : tensor<1000xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<1000xf32>) : tensor<1000xf32>
ml_program.global private mutable @b1(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
func.func @train_step(%d: tensor<1000xf32>) {
  %g = optim.gradient @w %d : tensor<1000xf32>
  %w = ml_program.global_load @w : tensor<1000xf32>
  %m = ml_program.global_load @m : tensor<1000xf32>
  %v = ml_program.global_load @v : tensor<1000xf32>
  %b1 = ml_program.global_load @b1 : tensor<1xf32>
  %b2 = ml_program.global_load @b2 : tensor<1xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w_new, %m_new, %v_new, %b1_new, %b2_new = optim.adamw params(%w : tensor<1000xf32>) moment1(%m : f32) moment2(%v : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
      {weight_decay = array<f64: 0.01>}
  ml_program.global_store @w = %w_new : tensor<1000xf32>
  ml_program.global_store @m = %m_new : tensor<1000xf32>
  ml_program.global_store @v = %v_new : tensor<1000xf32>
  ml_program.global_store @b1 = %b1_new : tensor<1xf32>
  ml_program.global_store @b2 = %b2_new : tensor<1xf32>
  return
}
//--- readers.mlir
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<100xf32>) : tensor<100xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<10xf32>) : tensor<10xf32>
func.func @train_step(%d0: tensor<100xf32>, %d1: tensor<10xf32>) {
  %n0 = "framework.norm"(%d0) {optim.reads_gradients} : (tensor<100xf32>) -> tensor<f32>
  %n1 = "framework.norm"(%d1) {optim.reads_gradients} : (tensor<10xf32>) -> tensor<f32>
  %list = "framework.list"(%d0, %d1) : (tensor<100xf32>, tensor<10xf32>) -> tuple<tensor<100xf32>, tensor<10xf32>>
  %ok = "framework.check"(%list) {optim.reads_gradients} : (tuple<tensor<100xf32>, tensor<10xf32>>) -> tensor<1xi1>
  %lr = ml_program.global_load @lr : tensor<f32>
  %g0 = optim.gradient @w0 %d0 : tensor<100xf32>
  %w0 = ml_program.global_load @w0 : tensor<100xf32>
  %p0 = optim.sgd params(%w0 : tensor<100xf32>) grads(%g0 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p0 : tensor<100xf32>
  %g1 = optim.gradient @w1 %d1 : tensor<10xf32>
  %w1 = ml_program.global_load @w1 : tensor<10xf32>
  %p1 = optim.sgd params(%w1 : tensor<10xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %p1 : tensor<10xf32>
  return
}
//--- masters.mlir
ml_program.global private mutable @lr(dense<0.0> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<1000xf16>) : tensor<1000xf16>
ml_program.global private mutable @m(dense<0.0> : tensor<1000xf32>) : tensor<1000xf32>
ml_program.global private mutable @v(dense<0.0> : tensor<1000xf32>) : tensor<1000xf32>
ml_program.global private mutable @b1(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @b2(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @master(dense<0.0> : tensor<1000xf32>) : tensor<1000xf32>
func.func @train_step(%d: tensor<1000xf16>) {
  %g = optim.gradient @w %d : tensor<1000xf16>
  %w = ml_program.global_load @w : tensor<1000xf16>
  %m = ml_program.global_load @m : tensor<1000xf32>
  %v = ml_program.global_load @v : tensor<1000xf32>
  %b1 = ml_program.global_load @b1 : tensor<1xf32>
  %b2 = ml_program.global_load @b2 : tensor<1xf32>
  %master = ml_program.global_load @master : tensor<1000xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w_new, %m_new, %v_new, %b1_new, %b2_new, %master_new = optim.adamw params(%w : tensor<1000xf16>) moment1(%m : f32) moment2(%v : f32) beta1_pow(%b1 : tensor<1xf32>) beta2_pow(%b2 : tensor<1xf32>) masters(%master : f32) grads(%g : f16) lr(%lr : tensor<f32>)
      {weight_decay = array<f64: 0.01>}
  ml_program.global_store @w = %w_new : tensor<1000xf16>
  ml_program.global_store @m = %m_new : tensor<1000xf32>
  ml_program.global_store @v = %v_new : tensor<1000xf32>
  ml_program.global_store @b1 = %b1_new : tensor<1xf32>
  ml_program.global_store @b2 = %b2_new : tensor<1xf32>
  ml_program.global_store @master = %master_new : tensor<1000xf32>
  return
}
//--- alone.mlir
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @w2(#ml_program.extern : tensor<0xf32>) : tensor<0xf32>
ml_program.global private mutable @w3(#ml_program.extern : tensor<5xf32>) : tensor<5xf32>
func.func @train_step(%d0: tensor<4xf32>, %d1: tensor<1xf32>, %d2: tensor<0xf32>, %d3: tensor<5xf16>) {
  %g0 = optim.gradient @w0 %d0 : tensor<4xf32>
  %g1 = optim.gradient @w1 %d1 : tensor<1xf32>
  %g2 = optim.gradient @w2 %d2 : tensor<0xf32>
  %h3 = optim.gradient @w3 %d3 : tensor<5xf16>
  %g3 = optim.cast %h3 : tensor<5xf16> to tensor<5xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  %w1 = ml_program.global_load @w1 : tensor<1xf32>
  %w2 = ml_program.global_load @w2 : tensor<0xf32>
  %w3 = ml_program.global_load @w3 : tensor<5xf32>
  %a:2 = optim.sgd params(%w0, %w1 : tensor<4xf32>, tensor<1xf32>) grads(%g0, %g1 : f32) lr(%lr : tensor<f32>)
  %b = optim.sgd params(%w2 : tensor<0xf32>) grads(%g2 : f32) lr(%lr : tensor<f32>)
  %c = optim.sgd params(%w3 : tensor<5xf32>) grads(%g3 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %a#0 : tensor<4xf32>
  ml_program.global_store @w1 = %a#1 : tensor<1xf32>
  ml_program.global_store @w2 = %b : tensor<0xf32>
  ml_program.global_store @w3 = %c : tensor<5xf32>
  return
}

//--- groups.mlir
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w1(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @w2(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @m0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @m1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @n0(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @n1(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @b(dense<0.9> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @c(dense<0.999> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @v2(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @mean(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d: tensor<4xf32>) {
  %lr = ml_program.global_load @lr : tensor<f32>
  %w0 = ml_program.global_load @w0 : tensor<4xf32>
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  %w2 = ml_program.global_load @w2 : tensor<4xf32>
  %v2 = ml_program.global_load @v2 : tensor<4xf32>
  %g0 = optim.gradient @w0 %d : tensor<4xf32>
  %g1 = optim.gradient @w1 %d : tensor<4xf32>
  %g2 = optim.gradient @w2 %d : tensor<4xf32>
  %m0 = ml_program.global_load @m0 : tensor<4xf32>
  %m1 = ml_program.global_load @m1 : tensor<4xf32>
  %n0 = ml_program.global_load @n0 : tensor<4xf32>
  %n1 = ml_program.global_load @n1 : tensor<4xf32>
  %b = ml_program.global_load @b : tensor<1xf32>
  %c = ml_program.global_load @c : tensor<1xf32>
  %p0, %k0, %l0, %b0, %c0 = optim.adam params(%w0 : tensor<4xf32>) moment1(%m0 : f32) moment2(%n0 : f32) beta1_pow(%b : tensor<1xf32>) beta2_pow(%c : tensor<1xf32>) grads(%g0 : f32) lr(%lr : tensor<f32>)
  // The powers of the second are those that the first has advanced.
  %p1, %k1, %l1, %b1, %c1 = optim.adam params(%w1 : tensor<4xf32>) moment1(%m1 : f32) moment2(%n1 : f32) beta1_pow(%b0 : tensor<1xf32>) beta2_pow(%c0 : tensor<1xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  %p2, %u2 = optim.momentum params(%w2 : tensor<4xf32>) velocity(%v2 : f32) grads(%g2 : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64}
  ml_program.global_store @w0 = %p0 : tensor<4xf32>
  ml_program.global_store @m0 = %k0 : tensor<4xf32>
  ml_program.global_store @n0 = %l0 : tensor<4xf32>
  ml_program.global_store @m1 = %k1 : tensor<4xf32>
  ml_program.global_store @n1 = %l1 : tensor<4xf32>
  ml_program.global_store @b = %b1 : tensor<1xf32>
  ml_program.global_store @c = %c1 : tensor<1xf32>
  ml_program.global_store @w1 = %p1 : tensor<4xf32>
  ml_program.global_store @w2 = %p2 : tensor<4xf32>
  ml_program.global_store @v2 = %u2 : tensor<4xf32>
  %mean = ml_program.global_load @mean : tensor<4xf32>
  %new_mean = "framework.mean"(%mean, %p0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  ml_program.global_store @mean = %new_mean : tensor<4xf32>
  return
}
//--- casts.mlir
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(dense<1.0> : tensor<100xf32>) : tensor<100xf32>
ml_program.global private mutable @e(dense<1.0> : tensor<10xf32>) : tensor<10xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<100xf32>
  %e = ml_program.global_load @e : tensor<10xf32>
  %w16 = optim.cast %w : tensor<100xf32> to tensor<100xf16>
  "framework.log"(%w) : (tensor<100xf32>) -> ()
  "framework.validate"() ({
    %again = optim.cast %w : tensor<100xf32> to tensor<100xf16>
    %e16 = optim.cast %e : tensor<10xf32> to tensor<10xf16>
    "framework.forward"(%again, %e16) : (tensor<100xf16>, tensor<10xf16>) -> ()
  }) : () -> ()
  %d:2 = "framework.forward_backward"(%w16) : (tensor<100xf16>) -> (tensor<100xf16>, tensor<10xf32>)
  %g16 = optim.gradient @w %d#0 : tensor<100xf16>
  %h = optim.gradient @e %d#1 : tensor<10xf32>
  %g = optim.cast %g16 : tensor<100xf16> to tensor<100xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w_new = optim.sgd params(%w : tensor<100xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  %e_new = optim.sgd params(%e : tensor<10xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %w_new : tensor<100xf32>
  ml_program.global_store @e = %e_new : tensor<10xf32>
  return
}
//--- finish.mlir
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @u(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @n(dense<1.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @e(dense<1.0> : tensor<0xf32>) : tensor<0xf32>
func.func @train_step(%d: tensor<8xf32>, %de: tensor<0xf32>) {
  %g = optim.gradient @w %d : tensor<8xf32>
  %ge = optim.gradient @e %de : tensor<0xf32>
  %w = ml_program.global_load @w : tensor<8xf32>
  %n = ml_program.global_load @n : tensor<1xf32>
  %e = ml_program.global_load @e : tensor<0xf32>
  %a = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%a : tensor<1xf32>) in(%g : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %b = tensor.empty() : tensor<1xf32>
  %sum2 = optim.reduce out(%b : tensor<1xf32>) in(%w : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %n1 = optim.foreach_parameter out(%n : tensor<1xf32>) in(%sum2 : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  %w1 = optim.foreach out(%w : tensor<8xf32>) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%out: f32, %s: f32):
    %0 = arith.mulf %out, %s : f32
    optim.yield %0 : f32
  }
  %e1 = optim.foreach out(%e : tensor<0xf32>) in(%ge : tensor<0xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @w = %w1 : tensor<8xf32>
  ml_program.global_store @n = %n1 : tensor<1xf32>
  ml_program.global_store @e = %e1 : tensor<0xf32>
  return
}
