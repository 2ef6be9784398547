// RUN: stepfold-opt --convert-optim-to-loops %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu %s | FileCheck %s --check-prefix=GPU

// Lanes of a maximum start from negative infinity, those of a sum from zero.

// CHECK-LABEL: func.func @optimizer_stage_reduce_0(
// CHECK:         %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<16xf32>
// CHECK:         llvm.store %[[ZERO]]
// CHECK:         %[[LEAST:.*]] = arith.constant dense<0xFF800000> : vector<16xf32>
// CHECK:         llvm.store %[[LEAST]]
// CHECK:         arith.addf %{{.*}} : vector<16xf32>
// CHECK:         llvm.intr.maximum(%{{.*}}) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
// CHECK-LABEL: func.func @optimizer_stage_parameter_1(
// CHECK:         llvm.store %{{.*}} : vector<16xf64>
// CHECK:         llvm.intr.maximum(%{{.*}}) : (vector<16xf64>, vector<16xf64>) -> vector<16xf64>

// GPU-LABEL: gpu.func @optimizer_stage_reduce_0
// GPU-DAG:     arith.constant dense<0xFF800000> : vector<4xf32>
// GPU-DAG:     arith.constant 0xFF800000 : f32
// GPU:         llvm.intr.maximum(%{{.*}}) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GPU:         gpu.barrier
// GPU:         llvm.intr.maximum(%{{.*}}) : (f32, f32) -> f32
// GPU-LABEL: gpu.func @optimizer_stage_parameter_1
// GPU:         llvm.intr.maximum(%{{.*}}) : (f64, f64) -> f64
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %w1: memref<9000xf32> {optim.global = @w1}, %norms: memref<2xf32> {optim.global = @norms}) {
  %w = optim.table(%w0, %w1 : memref<8xf32>, memref<9000xf32>)
  %sums = memref.alloc() : memref<2xf32>
  %maxima = memref.alloc() : memref<2xf32>
  optim.reduce out(%sums : memref<2xf32>) maximum(%maxima : memref<2xf32>) in(%w : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in, %in : f32, f32
  }
  optim.foreach_parameter out(%norms : memref<2xf32>) in(%sums : memref<2xf32>) in(%maxima : memref<2xf32>) {
  ^bb0(%out: f32, %sum: f32, %maximum: f32):
    %0 = arith.mulf %sum, %maximum : f32
    optim.yield %0 : f32
  }
  return
}
