// RUN: stepfold-opt --optim-step-to-loops %s | FileCheck %s --check-prefixes=CHECK,CAST
// RUN: stepfold-opt --optim-optimize --optim-step-to-loops %s | FileCheck %s --check-prefixes=CHECK,HOISTED

// All but the stage, which is a call. The cast of an unrewritten program is a loop.
// CHECK-NOT:    {{optim\.[a-z_]+ |linalg|tensor<|ml_program}}
// CHECK:        func.func private @run_stage(index, memref<1xindex>)
// CHECK:        func.func @train_step(
// HOISTED-SAME:   memref<4xbf16> {optim.global = @w.bf16}
// CHECK-SAME:     memref<f32> {optim.result = 0 : i64}
// CHECK-SAME:     index) {
// HOISTED-NOT:    arith.truncf
// CAST:           scf.for
// CAST:           arith.truncf {{.*}} : f32 to bf16
// CHECK:          scf.for
// CHECK:          math.exp
// CHECK:          call @run_stage
// CHECK:          memref.dealloc
// CHECK-NOT:    {{optim\.[a-z_]+ |linalg|tensor<|ml_program}}

ml_program.global private mutable @w(dense<0.5> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>
func.func @train_step() -> tensor<f32> {
  %w = ml_program.global_load @w : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %h = optim.cast %w : tensor<4xf32> to tensor<4xbf16>
  %e = tensor.empty() : tensor<4xf32>
  %powers = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                            iterator_types = ["parallel"]}
      ins(%h : tensor<4xbf16>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %wide = arith.extf %in : bf16 to f32
    %power = math.exp %wide : f32
    linalg.yield %power : f32
  } -> tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%powers : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %g = optim.gradient @w %powers : tensor<4xf32>
  %new = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %new : tensor<4xf32>
  return %loss : tensor<f32>
}
