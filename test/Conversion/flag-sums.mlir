// RUN: stepfold-opt --convert-optim-to-loops --split-input-file %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu --split-input-file %s | FileCheck %s --check-prefix=GPU

// Flags of two reductions, of which only the sign of the total is asked for:
// their partial sums are added up directly, and no kernel finishes the vector.

// CHECK-LABEL: func.func @optimizer_stage_parameter_2(
// CHECK:         %[[TOTAL:.*]] = arith.addf %{{.*}}, %{{.*}} : f32
// CHECK:         arith.cmpf olt, %{{.*}}, %[[TOTAL]]
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         call @optimizer_stage_reduce_0(
// CHECK:         call @optimizer_stage_reduce_1(
// CHECK:         call @optimizer_stage_parameter_2(
// CHECK-NOT:     call
// CHECK:         return

// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_reduce_0
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_reduce_1
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_parameter_2
// GPU-NOT:       gpu.launch_func
// GPU:           return
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0},
                           %g1: memref<16384xf16> {optim.gradient = @w1},
                           %flag: memref<1xf32> {optim.global = @flag}) {
  %t0 = optim.table(%g0 : memref<8xf32>)
  %t1 = optim.table(%g1 : memref<16384xf16>)
  %flags = memref.alloc() : memref<2xf32>
  optim.reduce out(%flags : memref<2xf32>) in(%t0 : !optim.table<1 x f32>)
      attributes {positions = array<i32: 0>} {
  ^bb0(%in: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %0 = arith.cmpf olt, %in, %zero : f32
    %1 = arith.select %0, %one, %zero : f32
    optim.yield %1 : f32
  }
  optim.reduce out(%flags : memref<2xf32>) in(%t1 : !optim.table<1 x f16>)
      attributes {positions = array<i32: 1>} {
  ^bb0(%in: f16):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %wide = arith.extf %in : f16 to f32
    %0 = arith.cmpf olt, %wide, %zero : f32
    %1 = arith.select %0, %one, %zero : f32
    optim.yield %1 : f32
  }
  %total = memref.alloc() : memref<1xf32>
  optim.reduce_parameters out(%total : memref<1xf32>) in(%flags : memref<2xf32>)
  optim.foreach_parameter out(%flag : memref<1xf32>) in(%total : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %0 = arith.cmpf olt, %zero, %in : f32
    %1 = arith.select %0, %one, %zero : f32
    optim.yield %1 : f32
  }
  return
}

// -----

// A number of more than 1 could be summed to infinity: the order is kept, and
// the sums of each parameter are finished first.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         call @optimizer_stage_reduce_0(
// CHECK:         call @optimizer_stage_finish_1(
// CHECK:         call @optimizer_stage_parameter_2(

// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_reduce_0
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_finish_1
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_parameter_2
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0},
                           %g1: memref<16384xf32> {optim.gradient = @w1},
                           %flag: memref<1xf32> {optim.global = @flag}) {
  %t0 = optim.table(%g0, %g1 : memref<8xf32>, memref<16384xf32>)
  %flags = memref.alloc() : memref<2xf32>
  optim.reduce out(%flags : memref<2xf32>) in(%t0 : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    %zero = arith.constant 0.0 : f32
    %large = arith.constant 1.5 : f32
    %0 = arith.cmpf olt, %in, %zero : f32
    %1 = arith.select %0, %large, %zero : f32
    optim.yield %1 : f32
  }
  %total = memref.alloc() : memref<1xf32>
  optim.reduce_parameters out(%total : memref<1xf32>) in(%flags : memref<2xf32>)
  optim.foreach_parameter out(%flag : memref<1xf32>) in(%total : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %0 = arith.cmpf olt, %zero, %in : f32
    %1 = arith.select %0, %one, %zero : f32
    optim.yield %1 : f32
  }
  return
}

// -----

// The order of a maximum does not matter: partial maxima are combined directly,
// whatever is done with the total.

// CHECK-LABEL: func.func @optimizer_stage_parameter_2(
// CHECK:         %[[TOTAL:.*]] = llvm.intr.maximum(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
// CHECK:         math.absf %[[TOTAL]]
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         call @optimizer_stage_reduce_0(
// CHECK:         call @optimizer_stage_reduce_1(
// CHECK:         call @optimizer_stage_parameter_2(
// CHECK-NOT:     call
// CHECK:         return

// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_reduce_0
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_reduce_1
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_parameter_2
// GPU-NOT:       gpu.launch_func
// GPU:           return
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0},
                           %g1: memref<16384xf16> {optim.gradient = @w1},
                           %norm: memref<1xf32> {optim.global = @norm}) {
  %t0 = optim.table(%g0 : memref<8xf32>)
  %t1 = optim.table(%g1 : memref<16384xf16>)
  %maxima = memref.alloc() : memref<2xf32>
  optim.reduce maximum(%maxima : memref<2xf32>) in(%t0 : !optim.table<1 x f32>)
      attributes {positions = array<i32: 0>} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  optim.reduce maximum(%maxima : memref<2xf32>) in(%t1 : !optim.table<1 x f16>)
      attributes {positions = array<i32: 1>} {
  ^bb0(%in: f16):
    %wide = arith.extf %in : f16 to f32
    optim.yield %wide : f32
  }
  %total = memref.alloc() : memref<1xf32>
  optim.reduce_parameters maximum(%total : memref<1xf32>) in(%maxima : memref<2xf32>)
  optim.foreach_parameter out(%norm : memref<1xf32>) in(%total : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.absf %in : f32
    optim.yield %0 : f32
  }
  return
}

// -----

// The maximum of sums: the sums of each parameter are finished first.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         call @optimizer_stage_reduce_0(
// CHECK:         call @optimizer_stage_finish_1(
// CHECK:         call @optimizer_stage_parameter_2(

// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_reduce_0
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_finish_1
// GPU:           gpu.launch_func @{{.*}}::@optimizer_stage_parameter_2
func.func @optimizer_stage(%g0: memref<8xf32> {optim.gradient = @w0},
                           %g1: memref<16384xf32> {optim.gradient = @w1},
                           %norm: memref<1xf32> {optim.global = @norm}) {
  %t0 = optim.table(%g0, %g1 : memref<8xf32>, memref<16384xf32>)
  %sums = memref.alloc() : memref<2xf32>
  optim.reduce out(%sums : memref<2xf32>) in(%t0 : !optim.table<2 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %total = memref.alloc() : memref<1xf32>
  optim.reduce_parameters maximum(%total : memref<1xf32>) in(%sums : memref<2xf32>)
  optim.foreach_parameter out(%norm : memref<1xf32>) in(%total : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.absf %in : f32
    optim.yield %0 : f32
  }
  return
}
