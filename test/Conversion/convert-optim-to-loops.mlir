// RUN: stepfold-opt --convert-optim-to-loops --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: not stepfold-opt --convert-optim-to-loops=vector-width=3 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not stepfold-opt --convert-optim-to-loops=chunk-elements=24 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=ENTRY
// WIDTH: error: expected vector-width to be a power of 2 from 2 to {{.*}}, got 3
// ENTRY: error: expected chunk-elements to be a positive multiple of {{.*}}, got 24

// As for a GPU, as functions of a range of the work; entries have 16,384
// elements: one for each parameter.

// CHECK-LABEL: func.func @optimizer_stage_reduce_0(%{{.*}}: i64, %{{.*}}: i64, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr)
// CHECK:         scf.for
// CHECK:         arith.addf %{{.*}} : vector<16xf32>
// CHECK-LABEL: func.func @optimizer_stage_parameter_1(
// CHECK:         arith.addf %{{.*}} : vector<16xf64>
// CHECK:         math.sqrt %{{.*}} : f32
// CHECK-LABEL: func.func @optimizer_stage_foreach_2(
// CHECK:         %[[AHEAD:.*]] = llvm.getelementptr %{{.*}}[1024] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK:         "llvm.intr.prefetch"(%[[AHEAD]])
// CHECK:         "llvm.intr.prefetch"
// CHECK-NOT:     "llvm.intr.prefetch"
// CHECK:         math.fma %{{.*}} : vector<16xf32>
// CHECK-NOT:     "llvm.intr.prefetch"
// CHECK:         math.fma %{{.*}} : f32
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W0:[^:]*]]: memref<8xf32> {{[^%]*}}%[[W1:[^:]*]]: memref<9000xf32> {{[^%]*}}%[[G0:[^:]*]]: memref<8xf16> {{[^%]*}}%[[G1:[^:]*]]: memref<9000xf16> {{[^%]*}}%[[LR:[^:]*]]: memref<f32>
// CHECK:         %[[W:.*]] = optim.table(%[[W0]], %[[W1]]
// CHECK:         %[[G:.*]] = optim.table(%[[G0]], %[[G1]]
// CHECK:         %[[PARTIALS:.*]] = memref.alloc() : memref<3xf32>
// CHECK:         %[[CHUNKS:.*]] = optim.chunk_list %[[G]] {elements = 8192 : i64} :
// CHECK:         %[[STREAMS:.*]] = optim.address_table %[[G]] :
// CHECK:         call @optimizer_stage_reduce_0(%c0_i64, %c3_i64, %[[CHUNKS]], %[[STREAMS]], %{{.*}})
// CHECK:         call @optimizer_stage_parameter_1(%{{.*}}, %c2_i64,
// CHECK:         %[[PARTS:.*]] = optim.chunk_list %[[W]] {elements = 16384 : i64} :
// CHECK:         %[[BOTH:.*]] = optim.address_table %[[W]], %[[G]] :
// CHECK:         call @optimizer_stage_foreach_2(%{{.*}}, %c2_i64{{.*}}, %[[PARTS]], %[[BOTH]], %{{.*}})
// CHECK-NOT:     call
// CHECK:         return
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
// CHECK:         call @optimizer_stage_reduce_0(
// CHECK:         call @optimizer_stage_finish_1(
// CHECK:         call @optimizer_stage_foreach_2(
// CHECK-NOT:     call
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
