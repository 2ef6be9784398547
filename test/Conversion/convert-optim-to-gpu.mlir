// RUN: stepfold-opt --convert-optim-to-gpu --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: not stepfold-opt --convert-optim-to-gpu=foreach-threads=48 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: not stepfold-opt --convert-optim-to-gpu=foreach-threads=2048 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=THREADS
// THREADS: error: expected foreach-threads to be a multiple of 32 from 32 to 1024, got {{48|2048}}

// Three launches. Parameters of 8 and 9,000 elements are 1 and 2 chunks of
// 8,192 for the reduction, 9 of 1,024 and a tail of 8 for the update. The kernel
// over parameters has a block for each, for it finishes the sums.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W0:[^:]*]]: memref<8xf32> {{[^%]*}}%[[W1:[^:]*]]: memref<9000xf32> {{[^%]*}}%[[G0:[^:]*]]: memref<8xf16> {{[^%]*}}%[[G1:[^:]*]]: memref<9000xf16> {{[^%]*}}%[[LR:[^:]*]]: memref<f32>
// CHECK:         %[[OFFSETS:.*]] = memref.get_global @[[$OFFSETS:.*]] : memref<3xi32>
// CHECK:         %[[W:.*]] = optim.table(%[[W0]], %[[W1]]
// CHECK:         %[[G:.*]] = optim.table(%[[G0]], %[[G1]]
// CHECK:         memref.alloc() : memref<2xf32>
// CHECK:         %[[RATES:.*]] = memref.alloc() : memref<2xf32>
// CHECK:         %[[PARTIALS:.*]] = memref.alloc() : memref<3xf32>
// CHECK:         %[[CHUNKS:.*]] = optim.chunk_list %[[G]] {elements = 8192 : i64} :
// CHECK:         %[[STREAMS:.*]] = optim.address_table %[[G]] :
// CHECK:         %[[ADDRESS:.*]] = optim.address %[[PARTIALS]]
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_0 blocks in (%c3, %c1, %c1) threads in (%c256, %c1, %c1) args(%[[CHUNKS]] : !llvm.ptr<1>, %[[STREAMS]] : !llvm.ptr<1>, %[[ADDRESS]] : !llvm.ptr<1>)
// CHECK-DAG:     %[[OUT:.*]] = optim.address %[[RATES]]
// CHECK-DAG:     %[[FROM:.*]] = optim.address %[[PARTIALS]]
// CHECK-DAG:     %[[RANGES:.*]] = optim.address %[[OFFSETS]]
// CHECK-DAG:     %[[SCALAR:.*]] = optim.address %[[LR]]
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_1 blocks in (%c1{{[_0-9]*}}, %{{.*}}, %{{.*}}) threads in (%c256{{.*}}) args(%[[OUT]] : !llvm.ptr<1>, %[[FROM]] : !llvm.ptr<1>, %[[RANGES]] : !llvm.ptr<1>, %[[SCALAR]] : !llvm.ptr<1>)
// CHECK:         %[[PARTS:.*]] = optim.chunk_list %[[W]] {elements = 1024 : i64, tail_elements = 128 : i64}
// CHECK:         %[[BOTH:.*]] = optim.address_table %[[W]], %[[G]] :
// CHECK:         %[[RATE:.*]] = optim.address %[[RATES]]
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_2 blocks in (%c10, %{{.*}}, %{{.*}}) threads in (%c256{{.*}}) args(%[[PARTS]] : !llvm.ptr<1>, %[[BOTH]] : !llvm.ptr<1>, %[[RATE]] : !llvm.ptr<1>)
// CHECK-NOT:     gpu.launch_func
// CHECK:         return

// Chunks accumulate in f32, their sums in f64; a square root is rounded.

// CHECK-LABEL: gpu.func @optimizer_stage_reduce_0
// CHECK-SAME:    workgroup(%{{.*}} : memref<1024xf32,
// CHECK-SAME:    known_block_size = array<i32: 256, 1, 1>
// CHECK:         llvm.load %{{.*}} : !llvm.ptr<1> -> vector<4xf16>
// CHECK:         arith.addf %{{.*}} : vector<4xf32>
// CHECK:         gpu.barrier
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_1
// CHECK-SAME:    workgroup(%{{.*}} : memref<256xf64,
// CHECK:         llvm.call_intrinsic "llvm.nvvm.sqrt.rn.f"
// CHECK-LABEL: gpu.func @optimizer_stage_foreach_2
// CHECK-NOT:     workgroup
// CHECK:         llvm.load %{{.*}} : !llvm.ptr<1> -> vector<4xf32>
// CHECK:         llvm.intr.fma(%{{.*}}) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>

// The lanes of a warp access neighbours if vectors are not aligned.

// CHECK:         vector.from_elements
// CHECK:         llvm.intr.fma(%{{.*}}) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK:         llvm.intr.fma(%{{.*}}) : (f32, f32, f32) -> f32

// The index of each parameter's first partial sum.

// CHECK:       memref.global "private" constant @[[$OFFSETS]] : memref<3xi32> = dense<[0, 1, 3]>
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %w1: memref<9000xf32> {optim.global = @w1}, %g0: memref<8xf16> {optim.gradient = @w0}, %g1: memref<9000xf16> {optim.gradient = @w1}, %lr: memref<f32> {optim.global = @lr}) {
  %w = optim.table(%w0, %w1 : memref<8xf32>, memref<9000xf32>)
  %g = optim.table(%g0, %g1 : memref<8xf16>, memref<9000xf16>)
  %sums = memref.alloc() : memref<2xf32>
  optim.reduce out(%sums : memref<2xf32>) in(%g : !optim.table<2 x f16>) {
  ^bb0(%in: f16):
    %0 = arith.extf %in : f16 to f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1 : f32
  }
  %rates = memref.alloc() : memref<2xf32>
  optim.foreach_parameter out(%rates : memref<2xf32>) in(%sums : memref<2xf32>) scalar(%lr : memref<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = math.sqrt %in : f32
    %1 = arith.divf %scalar, %0 : f32
    optim.yield %1 : f32
  }
  optim.foreach out(%w : !optim.table<2 x f32>) in(%g : !optim.table<2 x f16>) per_parameter(%rates : memref<2xf32>) {
  ^bb0(%out: f32, %in: f16, %rate: f32):
    %0 = arith.extf %in : f16 to f32
    %1 = math.fma %0, %rate, %out : f32
    optim.yield %1 : f32
  }
  return
}

// -----

// A foreach reads the sums, so that a kernel of its own finishes them.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_0
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_finish_1
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_2
// CHECK-NOT:     gpu.launch_func
// CHECK:         return
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}) {
  %w = optim.table(%w0 : memref<8xf32>)
  %sums = memref.alloc() : memref<1xf32>
  optim.reduce out(%sums : memref<1xf32>) in(%w : !optim.table<1 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  optim.foreach out(%w : !optim.table<1 x f32>) per_parameter(%sums : memref<1xf32>) {
  ^bb0(%out: f32, %sum: f32):
    optim.yield %sum : f32
  }
  return
}

// -----

// Streams must be tables.

func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}) {
  // expected-error @below {{expected every stream to be an optim.table}}
  optim.foreach out(%w0 : memref<8xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}

// -----

// The buffers of a parameter must have one shape.

func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %w1: memref<4xf32> {optim.global = @w1}, %g0: memref<8xf32> {optim.gradient = @w0}, %g1: memref<5xf32> {optim.gradient = @w1}) {
  %w = optim.table(%w0, %w1 : memref<8xf32>, memref<4xf32>)
  %g = optim.table(%g0, %g1 : memref<8xf32>, memref<5xf32>)
  // expected-error @below {{expected dense buffers of one static shape for parameter #1, got 'memref<4xf32>' and 'memref<5xf32>'}}
  optim.foreach out(%w : !optim.table<2 x f32>) in(%g : !optim.table<2 x f32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  return
}

// -----
// expected-warning @-1 {{nothing is lowered: the module has no function '@optimizer_stage', which optim-outline-stage makes}}

// A module without a stage is left as it is.

// CHECK-LABEL: func.func @train_step()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  }
func.func @train_step() {
  return
}

// -----

// Kernels over parameters that do not depend on each other are one: a block for
// the two sums, and two for 300 threads. The third needs the second.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_0
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_1 blocks in (%c3{{[_0-9]*}},
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_2 blocks in (%c2{{[_0-9]*}},
// CHECK-NOT:     gpu.launch_func
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_1
// CHECK:         %[[ONE:.*]] = arith.constant 1 : i64
// CHECK:         %[[IS_SUM:.*]] = arith.cmpi ult, %[[BLOCK:.*]], %[[ONE]] : i64
// CHECK:         scf.if %[[IS_SUM]]
// CHECK:           gpu.barrier
// CHECK:         } else {
// CHECK-NEXT:      arith.subi %[[BLOCK]], %[[ONE]] : i64
// CHECK-NOT:       gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%g0: memref<9000xf32> {optim.gradient = @w0}, %g1: memref<9000xf32> {optim.gradient = @w1}, %n: memref<2xf32> {optim.global = @n}, %p: memref<300xf32> {optim.global = @p}, %q: memref<300xf32> {optim.global = @q}) {
  %g = optim.table(%g0, %g1 : memref<9000xf32>, memref<9000xf32>)
  %sums = memref.alloc() : memref<2xf32>
  optim.reduce out(%sums : memref<2xf32>) in(%g : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  optim.foreach_parameter out(%n : memref<2xf32>) in(%sums : memref<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  optim.foreach_parameter out(%p : memref<300xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  optim.foreach_parameter out(%q : memref<300xf32>) in(%p : memref<300xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

// As many threads share a parameter as the largest has partial sums, rounded up
// to a power of 2, but 256 at most: here one, with nothing to combine, ...

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         @optimizer_stage_finish_1 blocks in (%c1{{[_0-9]*}},
// CHECK-LABEL: gpu.func @optimizer_stage_finish_1
// CHECK-NOT:     workgroup
// CHECK-NOT:     gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0}, %g1: memref<8192xf32> {optim.gradient = @w1}, %n: memref<2xf32> {optim.global = @n}) {
  %g = optim.table(%g0, %g1 : memref<8xf32>, memref<8192xf32>)
  optim.reduce out(%n : memref<2xf32>) in(%g : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

// ... four for three partial sums, whose blocks have 64 parameters, ...

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         @optimizer_stage_finish_1 blocks in (%c1{{[_0-9]*}},
// CHECK-LABEL: gpu.func @optimizer_stage_finish_1
// CHECK-SAME:    workgroup(%{{.*}} : memref<256xf64,
// CHECK-COUNT-2: gpu.barrier
// CHECK-NOT:     gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0}, %g1: memref<16385xf32> {optim.gradient = @w1}, %n: memref<2xf32> {optim.global = @n}) {
  %g = optim.table(%g0, %g1 : memref<8xf32>, memref<16385xf32>)
  optim.reduce out(%n : memref<2xf32>) in(%g : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

// ... and a block for 257.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         @optimizer_stage_finish_1 blocks in (%c2{{[_0-9]*}},
// CHECK-LABEL: gpu.func @optimizer_stage_finish_1
// CHECK-COUNT-8: gpu.barrier
// CHECK-NOT:     gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0}, %g1: memref<2097153xf32> {optim.gradient = @w1}, %n: memref<2xf32> {optim.global = @n}) {
  %g = optim.table(%g0, %g1 : memref<8xf32>, memref<2097153xf32>)
  optim.reduce out(%n : memref<2xf32>) in(%g : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

// Whole chunks and no tails: no thread has to find out which it has.

// CHECK-LABEL: gpu.func @optimizer_stage_foreach_0
// CHECK-NOT:     arith.divui
// CHECK:         gpu.return
func.func @optimizer_stage(%w: memref<3000xf32> {optim.global = @w}) {
  %t = optim.table(%w : memref<3000xf32>)
  optim.foreach out(%t : !optim.table<1 x f32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  return
}

// -----

// Tails alone: 5 of at most 128 elements, 8 of which a block has room for.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_0 blocks in (%c1{{[_0-9]*}},
// CHECK-LABEL: gpu.func @optimizer_stage_foreach_0
// CHECK:         arith.divui
// CHECK-NOT:     arith.select
// CHECK:         %[[FIVE:.*]] = arith.constant 5 : i64
// CHECK:         arith.cmpi ult, %{{.*}}, %[[FIVE]] : i64
func.func @optimizer_stage(%w: memref<500xf32> {optim.global = @w}, %b: memref<1xf32> {optim.global = @b}) {
  %t = optim.table(%w, %b : memref<500xf32>, memref<1xf32>)
  optim.foreach out(%t : !optim.table<2 x f32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  return
}
