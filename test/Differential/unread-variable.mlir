// A rewrite may find that nothing depends on a variable, as here on @skip: what
// it decides is stored over. Others must be there.

// RUN: stepfold-compare %s --steps=2 --interpret=imported: \
// RUN:   --interpret=converted:optim-if-convert | FileCheck %s
// RUN: stepfold-opt %s --optim-if-convert | FileCheck %s --check-prefix=IR

// CHECK: {"agree":["interpreter, imported","interpreter, converted"]
// IR:     %[[SKIPPED:.*]] = optim.sgd {{.*}} skip(
// IR-NOT: ml_program.global_store @w = %[[SKIPPED]] :
ml_program.global private mutable @w(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @v(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @skip(dense<false> : tensor<1xi1>) : tensor<1xi1>
ml_program.global private mutable @turn(dense<true> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<8xf32>) {
  %w = ml_program.global_load @w : tensor<8xf32>
  %v = ml_program.global_load @v : tensor<8xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = optim.gradient @w %d : tensor<8xf32>
  %h = optim.gradient @v %d : tensor<8xf32>
  %skip = ml_program.global_load @skip : tensor<1xi1>
  %a = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>) skip(%skip : tensor<1xi1>)
  ml_program.global_store @w = %a : tensor<8xf32>
  %turn = ml_program.global_load @turn : tensor<1xi1>
  %zero = arith.constant 0 : index
  %is = tensor.extract %turn[%zero] : tensor<1xi1>
  scf.if %is {
    %b = optim.sgd params(%v : tensor<8xf32>) grads(%h : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @v = %b : tensor<8xf32>
  }
  %c = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %c : tensor<8xf32>
  return
}
