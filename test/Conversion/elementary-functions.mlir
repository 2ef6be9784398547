// RUN: stepfold-opt --convert-optim-to-loops %s | FileCheck %s --check-prefixes=CHECK,LOOPS --implicit-check-not=optim.exp --implicit-check-not=math.exp
// RUN: stepfold-opt --convert-optim-to-gpu %s | FileCheck %s --check-prefixes=CHECK,GPU --implicit-check-not=optim.exp --implicit-check-not=math.exp
// RUN: stepfold-opt --convert-optim-to-linalg %s | FileCheck %s --check-prefix=LINALG

// Functions become arithmetic before the elements of a kernel become vectors.

// CHECK-LABEL: func @optimizer_stage_foreach_0(
// LOOPS:         scf.for
// LOOPS:         arith.extf %{{.*}} : vector<16xf32> to vector<16xf64>
// LOOPS:         math.fma %{{.*}} : vector<16xf64>
// LOOPS:         arith.shli %{{.*}} : vector<16xi64>
// LOOPS:         arith.truncf %{{.*}} : vector<16xf64> to vector<16xf32>
// LOOPS:         scf.for
// LOOPS:         math.fma %{{.*}} : f64
// GPU:           llvm.intr.fma(%{{.*}}) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
// GPU:           arith.shli %{{.*}} : vector<4xi64>
func.func @optimizer_stage(%w: memref<9000xf32> {optim.global = @w}) {
  %0 = optim.table(%w : memref<9000xf32>)
  optim.foreach out(%0 : !optim.table<1 x f32>) {
  ^bb0(%out: f32):
    %1 = optim.exp %out : f32
    optim.yield %1 : f32
  }
  return
}

// LINALG-LABEL: func.func @forward
// LINALG:         linalg.generic
// LINALG-NOT:     optim.
// LINALG:         arith.divf %{{.*}} : f64
// LINALG-NOT:     optim.
// LINALG:         linalg.yield
func.func @forward(%w: tensor<8xf64>) -> tensor<8xf64> {
  %0 = optim.foreach out(%w : tensor<8xf64>) {
  ^bb0(%out: f64):
    %1 = optim.log %out : f64
    optim.yield %1 : f64
  }
  return %0 : tensor<8xf64>
}
