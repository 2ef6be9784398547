// The compiler honours the options of optim-optimize, each of which does something
// to one of these programs: this one, that of rank 0 of ring 2, with an update
// under a condition, in mixed precision; one that searches gradients for infinities,
// with a norm; one that scales the loss, with masters; one that accumulates gradients;
// LAMB; AdamW and SGD whose settings are operands; and Muon.

// RUN: rm -rf %t && mkdir %t
// RUN: %python %S/../Execution/Inputs/edge_sizes.py adamw+operands f32 0 scalar 3 1025 > %t/operands.mlir
// RUN: %python %S/../Execution/Inputs/edge_sizes.py torch_uncounted+operands f32 3 1025 > %t/sgd.mlir
// RUN: %python %S/../Execution/Inputs/edge_sizes.py muon f32 8x8 8x8 > %t/muon.mlir
// RUN: %python %S/Inputs/check_options.py %t %s %S/Inputs/overflow.mlir %programs/transformer_adamw_fp16_masters.mlir %programs/mlp_adam_fp16_merge3.mlir %programs/op_lamb_f32.mlir %t/operands.mlir %t/sgd.mlir %t/muon.mlir | FileCheck %s
// CHECK: 26 options

// The program of a rank becomes smaller by state that the rank no longer needs:
// of @v, 4,096 bytes, it keeps the copy, 2,048. The copies of @w and @b, 32 and
// 16 bytes, are new.

// RUN: stepfold-compile %s --optimize-options="ring=2 rank=0" -o %t/rank | FileCheck %s --check-prefix=RANK
// RUN: FileCheck %s --check-prefix=JSON < %t/rank/report.json
// RANK: persistent bytes 4229 2229
// RANK: state: {{.*}} bytes; 2000 bytes of the program's state were removed
// JSON: "extra_state_bytes": -2000,

ml_program.global private mutable @w(#ml_program.extern : tensor<16xf32>) : tensor<16xf32>
ml_program.global private mutable @b(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @u(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<1024xf32>) : tensor<1024xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>

func.func @startup() {
  %w = "framework.random"() : () -> tensor<16xf32>
  ml_program.global_store @w = %w : tensor<16xf32>
  %b = "framework.random"() : () -> tensor<8xf32>
  ml_program.global_store @b = %b : tensor<8xf32>
  %u = "framework.random"() : () -> tensor<8xf32>
  ml_program.global_store @u = %u : tensor<8xf32>
  %v = "framework.random"() : () -> tensor<1024xf32>
  ml_program.global_store @v = %v : tensor<1024xf32>
  return
}

func.func @train_step() {
  %w = ml_program.global_load @w : tensor<16xf32>
  %wh = optim.cast %w : tensor<16xf32> to tensor<16xf16>
  %b = ml_program.global_load @b : tensor<8xf32>
  %bh = optim.cast %b : tensor<8xf32> to tensor<8xf16>
  %v = ml_program.global_load @v : tensor<1024xf32>
  %vh = optim.cast %v : tensor<1024xf32> to tensor<1024xf16>
  %d:3 = "framework.forward_backward"(%wh, %bh, %vh)
      : (tensor<16xf16>, tensor<8xf16>, tensor<1024xf16>) -> (tensor<16xf32>, tensor<8xf32>, tensor<8xf32>)
  %lr = ml_program.global_load @lr : tensor<f32>
  %gw = optim.gradient @w %d#0 : tensor<16xf32>
  %w1 = optim.sgd params(%w : tensor<16xf32>) grads(%gw : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %w1 : tensor<16xf32>
  %gb = optim.gradient @b %d#1 : tensor<8xf32>
  %b1 = optim.sgd params(%b : tensor<8xf32>) grads(%gb : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @b = %b1 : tensor<8xf32>
  %gu = optim.gradient @u %d#2 : tensor<8xf32>
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %zero = arith.constant 0 : index
  %condition = tensor.extract %flag[%zero] : tensor<1xi1>
  scf.if %condition {
    %u = ml_program.global_load @u : tensor<8xf32>
    %u1 = optim.sgd params(%u : tensor<8xf32>) grads(%gu : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @u = %u1 : tensor<8xf32>
  }
  %v0 = ml_program.global_load @v : tensor<1024xf32>
  %v1 = optim.broadcast %v0 from 1 over 2 : tensor<1024xf32>
  ml_program.global_store @v = %v1 : tensor<1024xf32>
  return
}
