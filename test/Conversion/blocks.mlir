// Blocks of elements: lanes of a warp combine theirs, and one stores what a
// block has. On a CPU, a block is a vector, and one that is not whole is copied.

// RUN: stepfold-opt %s --convert-optim-to-gpu | FileCheck %s --check-prefix=GPU
// RUN: stepfold-opt %s --convert-optim-to-loops | FileCheck %s --check-prefix=LOOPS

// A chunk has 8 elements a thread, and there is an address table with blocks.
// GPU-LABEL: func.func @optimizer_stage
// GPU:         optim.chunk_list %{{.*}} {elements = 1024 : i64, tail_elements = 256 : i64}
// GPU:         optim.address_table {{.*}} {block_sizes = array<i64: 1, 32, 1>}

// GPU-LABEL: gpu.func @optimizer_stage_foreach_0
// GPU-SAME:    nvvm.minctasm = 8 : i32
// A thread adds its position in the parameter to the addresses.
// GPU:         %[[BEGIN:.*]] = arith.trunci %{{.*}} : i64 to i32
// GPU:         %[[POSITION:.*]] = arith.addi %[[BEGIN]], %{{.*}} : i32
// GPU:         scf.if
// Elements are loaded together, and the scale once.
// GPU:           llvm.getelementptr inbounds %{{.*}}[%[[POSITION]]]
// GPU:           llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xi8>
// GPU:           %[[BLOCK:.*]] = arith.constant 32 : i32
// GPU:           arith.divui %[[POSITION]], %[[BLOCK]] : i32
// GPU:           llvm.load {{.*}} : !llvm.ptr<1> -> f32
// GPU:           llvm.load {{.*}} : !llvm.ptr<1> -> vector<8xf32>
// Four lanes share a block.
// GPU:           llvm.intr.maximum
// GPU:           gpu.shuffle xor %{{.*}}, %{{.*}}, %{{.*}} : f32
// GPU:           gpu.shuffle xor %{{.*}}, %{{.*}}, %{{.*}} : f32
// GPU-NOT:       gpu.shuffle
// All have loaded the old scale before one stores the new one.
// GPU:           llvm.call_intrinsic "llvm.nvvm.bar.warp.sync"
// GPU:           arith.remui
// GPU:           scf.if
// GPU:             llvm.store {{.*}} : f32, !llvm.ptr<1>
// GPU:         } else {
// Lanes behind the end have its last element, and store nothing. All have loaded
// it before one stores it.
// GPU:           arith.minui
// GPU:           llvm.call_intrinsic "llvm.nvvm.bar.warp.sync"
// GPU:           llvm.store {{.*}} : i8, !llvm.ptr<1>
// GPU:           gpu.shuffle

// LOOPS-LABEL: func.func @optimizer_stage_foreach_0
// Arrays for a block that is not whole.
// LOOPS:         llvm.alloca %{{.*}} x i8 {alignment = 64 : i64}
// LOOPS:         scf.for
// LOOPS:           scf.for
// LOOPS:             llvm.load {{.*}} : !llvm.ptr -> vector<32xi8>
// LOOPS:             llvm.intr.maximum({{.*}}) : (vector<16xf32>, vector<16xf32>)
// LOOPS:             llvm.intr.maximum({{.*}}) : (vector<1xf32>, vector<1xf32>)
// LOOPS:           scf.if
// LOOPS:             arith.minui
func.func @optimizer_stage(%q: memref<100xi8> {optim.global = @q}, %s: memref<4xf32> {optim.global = @s}, %m: memref<100xf32> {optim.global = @m}) {
  %0 = optim.table(%q : memref<100xi8>)
  %1 = optim.table(%s : memref<4xf32>)
  %2 = optim.table(%m : memref<100xf32>)
  optim.foreach out(%0 : !optim.table<1 x i8>) out(%1 : !optim.table<1 x f32>) in(%2 : !optim.table<1 x f32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: i8, %scale: f32, %in: f32):
    %largest = optim.block_maximum %in : f32
    %new = arith.addf %scale, %largest : f32
    %one = arith.constant 1 : i8
    %code = arith.addi %out, %one : i8
    optim.yield %code, %new : i8, f32
  }
  return
}
