// RUN: stepfold-opt --convert-optim-to-loops --split-input-file %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu=dependent-launch=true --split-input-file %s | FileCheck %s --check-prefix=GPU

// A reduction that updates what it sums: new elements are stored where they are computed, in
// vectors and one by one. The streams that it updates come first in its table of addresses. The
// reader of the new elements is launched behind it, and waits.

// CHECK-LABEL: func.func @optimizer_stage_reduce_0
// CHECK:         scf.for
// CHECK:           %[[OLD:.*]] = llvm.load %{{.*}} -> vector<16xf32>
// CHECK:           %[[G:.*]] = llvm.load %{{.*}} -> vector<16xf32>
// CHECK:           %[[NEW:.*]] = arith.addf %[[OLD]], %[[G]]
// CHECK:           llvm.store %[[NEW]], %{{.*}} : vector<16xf32>, !llvm.ptr
// CHECK:         scf.for
// CHECK:           %[[OLD:.*]] = llvm.load %{{.*}} -> f32
// CHECK:           %[[G:.*]] = llvm.load %{{.*}} -> f32
// CHECK:           %[[NEW:.*]] = arith.addf %[[OLD]], %[[G]]
// CHECK:           llvm.store %[[NEW]], %{{.*}} : f32, !llvm.ptr
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W0:[^:]*]]: memref<9000xf32> {{[^%]*}}%[[M0:[^:]*]]: memref<9000xf32> {{[^%]*}}%[[G0:[^:]*]]: memref<9000xf32>
// CHECK-DAG:     %[[W:.*]] = optim.table(%[[W0]]
// CHECK-DAG:     %[[M:.*]] = optim.table(%[[M0]]
// CHECK-DAG:     %[[G:.*]] = optim.table(%[[G0]]
// CHECK:         memref.alloc() : memref<2xf32>
// CHECK:         optim.address_table %[[M]], %[[G]]
// CHECK:         call @optimizer_stage_reduce_0
// CHECK:         call @optimizer_stage_parameter_1
// CHECK:         call @optimizer_stage_foreach_2

// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_0
// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_1
// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_2
// GPU-SAME:      {optim.dependent_launch}
// GPU-LABEL: gpu.func @optimizer_stage_reduce_0
// GPU:         scf.if
// Whole chunks: 8,192 elements are 8 vectors of each of 256 threads.
// GPU-COUNT-8:   llvm.store %{{.*}} : vector<4xf32>, !llvm.ptr<1>
// GPU-NOT:       llvm.store
// GPU:         } else {
// GPU:           scf.for
// The elements of each vector that are in the chunk.
// GPU:             scf.if
// GPU:               llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<1>
// GPU:             } else {
// GPU-COUNT-4:       llvm.store %{{.*}} {alignment = 4 : i64} : f32, !llvm.ptr<1>
// GPU-LABEL: gpu.func @optimizer_stage_parameter_1
func.func @optimizer_stage(%w0: memref<9000xf32> {optim.global = @w}, %m0: memref<9000xf32> {optim.global = @m}, %g0: memref<9000xf32> {optim.gradient = @w}) {
  %w = optim.table(%w0 : memref<9000xf32>)
  %m = optim.table(%m0 : memref<9000xf32>)
  %g = optim.table(%g0 : memref<9000xf32>)
  %sums = memref.alloc() : memref<1xf32>
  optim.reduce out(%sums : memref<1xf32>) update(%m : !optim.table<1 x f32>) in(%g : !optim.table<1 x f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1, %0 : f32, f32
  }
  %rates = memref.alloc() : memref<1xf32>
  optim.foreach_parameter out(%rates : memref<1xf32>) in(%sums : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  optim.foreach out(%w : !optim.table<1 x f32>) in(%m : !optim.table<1 x f32>) per_parameter(%rates : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32, %rate: f32):
    %0 = arith.mulf %in, %rate : f32
    optim.yield %0 : f32
  }
  return
}

// -----

// Reductions come first, but not before what reads the old elements, and what
// reads the new ones comes behind them.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         call @optimizer_stage_foreach_0
// CHECK:         call @optimizer_stage_reduce_1
// CHECK:         call @optimizer_stage_finish_2
// CHECK:         call @optimizer_stage_foreach_3
// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_0
// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_1
// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_finish_2
// GPU:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_3
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w}, %m0: memref<8xf32> {optim.global = @m}, %v0: memref<8xf32> {optim.global = @v}, %sums: memref<1xf32> {optim.global = @sums}) {
  %w = optim.table(%w0 : memref<8xf32>)
  %m = optim.table(%m0 : memref<8xf32>)
  %v = optim.table(%v0 : memref<8xf32>)
  optim.foreach out(%w : !optim.table<1 x f32>) in(%m : !optim.table<1 x f32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  optim.reduce out(%sums : memref<1xf32>) update(%m : !optim.table<1 x f32>) {
  ^bb0(%old: f32):
    %0 = arith.addf %old, %old : f32
    optim.yield %0, %0 : f32, f32
  }
  optim.foreach out(%v : !optim.table<1 x f32>) in(%m : !optim.table<1 x f32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

// A flag that only skips the update. If it holds, the sum is computed, and only
// the partial sum is stored.

// CHECK-LABEL: func.func @optimizer_stage_reduce_0
// CHECK:         %[[SKIP:.*]] = llvm.load {{.*}} -> i1
// CHECK:         scf.if %[[SKIP]] {
// CHECK:           arith.mulf
// CHECK-NOT:       arith.select
// CHECK:         } else {
// CHECK:           arith.mulf
// CHECK-NOT:       arith.select
// CHECK:           arith.addf %{{.*}} : vector<16xf32>
// GPU-LABEL: gpu.func @optimizer_stage_reduce_0
// GPU:         %[[SKIP:.*]] = llvm.load {{.*}} -> i1
// GPU:         scf.if %[[SKIP]] {{.*}}{
// GPU-NOT:       llvm.store
// GPU:           arith.mulf
// GPU-NOT:       llvm.store
// GPU:         } else {
// GPU:           scf.if
// GPU-COUNT-8:     llvm.store %{{.*}} : vector<4xf32>, !llvm.ptr<1>
func.func @optimizer_stage(%m0: memref<9000xf32> {optim.global = @m}, %skip: memref<1xi1> {optim.global = @skip}, %sums: memref<1xf32> {optim.global = @sums}) {
  %m = optim.table(%m0 : memref<9000xf32>)
  optim.reduce out(%sums : memref<1xf32>) update(%m : !optim.table<1 x f32>) scalar(%skip : memref<1xi1>) {
  ^bb0(%old: f32, %flag: i1):
    %0 = arith.addf %old, %old : f32
    %1 = arith.mulf %old, %old : f32
    %2 = arith.select %flag, %old, %0 : f32
    optim.yield %1, %2 : f32, f32
  }
  return
}
