// RUN: stepfold-opt --convert-optim-to-loops %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-loops="vector-width=32" %s | FileCheck %s --check-prefix=WIDE
// RUN: stepfold-opt --convert-optim-to-gpu %s | FileCheck %s --check-prefix=GPU

// A chunk has the elements of which 8,192 are sampled. Its length is that of its sample: 16
// elements of each block of 4,096, and of the first sector of a last block. Each access is in a
// sector, and nothing is prefetched.

// CHECK-LABEL: func.func @optimizer_stage_reduce_0(
// CHECK-DAG:     %[[BLOCK:.*]] = arith.constant 4096 : i32
// CHECK:         %[[WHOLE:.*]] = arith.divui %[[LENGTH:.*]], %{{.*}} : i32
// CHECK:         %[[SAMPLED:.*]] = arith.muli %[[WHOLE]], %{{.*}} : i32
// CHECK:         %[[REST:.*]] = arith.remui %[[LENGTH]], %{{.*}} : i32
// CHECK:         %[[TAIL:.*]] = arith.minui %[[REST]], %{{.*}} : i32
// CHECK:         arith.addi %[[SAMPLED]], %[[TAIL]] : i32
// CHECK-NOT:     llvm.intr.prefetch
// CHECK:         %[[STEP:.*]] = arith.constant 157 : i64
// CHECK:         llvm.load %{{.*}} : !llvm.ptr -> vector<16xf32>
// CHECK-NOT:     llvm.intr.prefetch
// CHECK-LABEL: func.func @optimizer_stage_parameter_1(
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         optim.chunk_list %{{.*}} {elements = 2097152 : i64}

// WIDE-LABEL: func.func @optimizer_stage_reduce_0(
// WIDE-NOT:     llvm.load %{{.*}} : !llvm.ptr -> vector<32xf32>
// WIDE:         arith.constant 157 : i64
// WIDE-NOT:     -> vector<32xbf16>
// WIDE:         llvm.load %{{.*}} : !llvm.ptr -> f32

// GPU-LABEL: gpu.func @optimizer_stage_reduce_0
// GPU:         arith.minui %{{.*}} : i32
// GPU:         arith.constant 157 : i32
// GPU:         llvm.load %{{.*}} : !llvm.ptr<1> -> vector<4xf32>
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %w1: memref<9000xf32> {optim.global = @w1}, %c0: memref<8xbf16> {optim.global = @c0}, %c1: memref<9000xbf16> {optim.global = @c1}, %flags: memref<2xf32> {optim.global = @flags}) {
  %w = optim.table(%w0, %w1 : memref<8xf32>, memref<9000xf32>)
  %c = optim.table(%c0, %c1 : memref<8xbf16>, memref<9000xbf16>)
  %maxima = memref.alloc() : memref<2xf32>
  optim.reduce maximum(%maxima : memref<2xf32>) in(%w : !optim.table<2 x f32>) in(%c : !optim.table<2 x bf16>) attributes {sampled} {
  ^bb0(%in: f32, %copy: bf16):
    %0 = arith.extf %copy : bf16 to f32
    %1 = arith.subf %in, %0 : f32
    optim.yield %1 : f32
  }
  optim.foreach_parameter out(%flags : memref<2xf32>) in(%maxima : memref<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  return
}
