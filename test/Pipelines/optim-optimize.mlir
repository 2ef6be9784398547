// RUN: stepfold-opt --optim-optimize %s | FileCheck %s --check-prefix=ALL
// RUN: stepfold-opt --optim-optimize=fuse=false %s -o %t.mlir
// RUN: stepfold-opt --optim-fuse %t.mlir -o %t.fused.mlir
// RUN: stepfold-opt --pass-pipeline="builtin.module(optim-fuse)" %t.mlir | diff - %t.fused.mlir
// RUN: stepfold-opt --pass-pipeline="builtin.module(func.func(optim-fuse))" %t.mlir | diff - %t.fused.mlir
// RUN: stepfold-opt --optim-optimize=merge=false %s | FileCheck %s --check-prefix=UNMERGED
// RUN: stepfold-opt --optim-optimize=fuse=false %s | FileCheck %s --check-prefix=UNFUSED
// RUN: stepfold-opt --optim-optimize=generalize=false %s | FileCheck %s --check-prefix=NAMED
// RUN: not stepfold-opt --optim-optimize=merg=false %s 2>&1 | FileCheck %s --check-prefix=OPTION

// All of it: one traversal for both parameters, which converts the gradients.
// ALL:      @train_step
// ALL:      optim.foreach
// ALL-NEXT:     out(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<4xf32>)
// ALL-NEXT:     in(%{{.*}}, %{{.*}} : f16)
// ALL:        arith.extf
// ALL-NOT:  optim.foreach
// ALL-NOT:  optim.cast
// ALL-NOT:  optim.sgd

// One for each parameter, which converts its gradient.
// UNMERGED:         @train_step
// UNMERGED-COUNT-2: optim.foreach out(%{{.*}} : tensor<{{.}}xf32>) in(%{{.*}} : f16)
// UNMERGED-NOT:     optim.foreach
// UNMERGED-NOT:     optim.cast

// One for the update, and one for each conversion.
// UNFUSED:         @train_step
// UNFUSED-COUNT-2: optim.foreach out(%{{.*}} : tensor<{{.}}xf32>) in(%{{.*}} : f16)
// UNFUSED:         optim.foreach
// UNFUSED-NEXT:        out(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<4xf32>)
// UNFUSED-NEXT:        in(%{{.*}}, %{{.*}} : f32)
// UNFUSED-NOT:     optim.foreach

// The merged op alone.
// NAMED:     @train_step
// NAMED:     optim.cast
// NAMED:     %params:2 = optim.sgd
// NAMED-NOT: optim.foreach

// OPTION: no such option merg

ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w0(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @w1(#ml_program.extern : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d0: tensor<8xf16>, %d1: tensor<4xf16>) {
  %h0 = optim.gradient @w0 %d0 : tensor<8xf16>
  %h1 = optim.gradient @w1 %d1 : tensor<4xf16>
  %g0 = optim.cast %h0 : tensor<8xf16> to tensor<8xf32>
  %g1 = optim.cast %h1 : tensor<4xf16> to tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %w0 = ml_program.global_load @w0 : tensor<8xf32>
  %p0 = optim.sgd params(%w0 : tensor<8xf32>) grads(%g0 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %p0 : tensor<8xf32>
  %w1 = ml_program.global_load @w1 : tensor<4xf32>
  %p1 = optim.sgd params(%w1 : tensor<4xf32>) grads(%g1 : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %p1 : tensor<4xf32>
  return
}
