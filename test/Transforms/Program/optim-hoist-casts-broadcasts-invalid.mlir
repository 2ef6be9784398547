// RUN: stepfold-opt %s --pass-pipeline='builtin.module(optim-hoist-casts{ring=2 rank=1})' --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: not stepfold-opt %s --pass-pipeline='builtin.module(optim-hoist-casts{ring=2})' --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s --check-prefix=RING
// RUN: not stepfold-opt %s --pass-pipeline='builtin.module(optim-hoist-casts{rank=0})' --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s --check-prefix=RANK
// RING: error: expected ring and rank together, got ring=2 and rank=-1
// RANK: error: expected ring and rank together, got ring=-1 and rank=0

// A rank that the program is not of: it updates what another one broadcasts, in a
// conditional too.

ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  // expected-error @below {{expected the program of rank 1 of ring 2, got an update of 'w', which rank 0 broadcasts}}
  scf.if %c {
    %new = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %new : tensor<2xf32>
  }
  %sent = ml_program.global_load @w : tensor<2xf32>
  // expected-note @below {{it is broadcast here}}
  %got = optim.broadcast %sent from 0 over 2 : tensor<2xf32>
  ml_program.global_store @w = %got : tensor<2xf32>
  return
}

// -----

// The program of a rank that updates nothing.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<2xf32>
  %v = ml_program.global_load @v : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  %i = "pd_op.cast"(%v) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h, %i) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %new_w = optim.broadcast %w from 0 over 2 : tensor<2xf32>
  ml_program.global_store @w = %new_w : tensor<2xf32>
  // expected-error @below {{expected the program of rank 1 of ring 2, got no update of a parameter that this rank broadcasts, such as 'v'}}
  %new_v = optim.broadcast %v from 1 over 2 : tensor<2xf32>
  ml_program.global_store @v = %new_v : tensor<2xf32>
  return
}

// -----

// Nothing comes over this ring, but over another: one of them is mistaken.

ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<2xf32>
  %h = "pd_op.cast"(%w) {dtype = f16} : (tensor<2xf32>) -> tensor<2xf16>
  "framework.forward"(%h) : (tensor<2xf16>) -> ()
  // expected-error @below {{expected a broadcast of a parameter over ring 2, got ring 3}}
  %new = optim.broadcast %w from 1 over 3 : tensor<2xf32>
  ml_program.global_store @w = %new : tensor<2xf32>
  return
}
