// RUN: stepfold-opt --convert-optim-to-gpu=dependent-launch=true %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu %s | FileCheck %s --check-prefix=PLAIN
// PLAIN-NOT: griddepcontrol
// PLAIN-NOT: optim.dependent_launch

// All launches but the first may begin before the one before has ended. A kernel
// reads what it is to work on, and waits before it reads anything else.

// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_0
// CHECK-NOT:     optim.dependent_launch
// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_1
// CHECK-SAME:    {optim.dependent_launch}
// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_2
// CHECK-SAME:    {optim.dependent_launch}

// CHECK-LABEL: gpu.func @optimizer_stage_reduce_0
// CHECK-COUNT-4: llvm.load {{.*}} invariant
// CHECK:         llvm.inline_asm has_side_effects "griddepcontrol.launch_dependents;", "~{memory}"
// CHECK-NEXT:    llvm.inline_asm has_side_effects "griddepcontrol.wait;", "~{memory}"
// CHECK:         llvm.load

// CHECK-LABEL: gpu.func @optimizer_stage_parameter_1
// CHECK-NOT:     llvm.load
// CHECK:         "griddepcontrol.wait;"

// CHECK-LABEL: gpu.func @optimizer_stage_foreach_2
// CHECK-COUNT-5: llvm.load {{.*}} invariant
// CHECK-NOT:     llvm.load
// CHECK:         "griddepcontrol.wait;"
// CHECK:         llvm.load
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %g0: memref<8xf32> {optim.gradient = @w0}) {
  %w = optim.table(%w0 : memref<8xf32>)
  %g = optim.table(%g0 : memref<8xf32>)
  %sums = memref.alloc() : memref<1xf32>
  optim.reduce out(%sums : memref<1xf32>) in(%g : !optim.table<1 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %rates = memref.alloc() : memref<1xf32>
  optim.foreach_parameter out(%rates : memref<1xf32>) in(%sums : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  optim.foreach out(%w : !optim.table<1 x f32>) in(%g : !optim.table<1 x f32>) per_parameter(%rates : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32, %rate: f32):
    %0 = arith.mulf %in, %rate : f32
    optim.yield %0 : f32
  }
  return
}
