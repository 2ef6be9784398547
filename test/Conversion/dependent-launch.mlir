// RUN: stepfold-opt --convert-optim-to-gpu=dependent-launch=true --split-input-file %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu --split-input-file %s | FileCheck %s --check-prefix=PLAIN
// PLAIN-NOT: griddepcontrol
// PLAIN-NOT: optim.dependent_launch

// All launches but the first may begin before the one before has ended. Each path
// through a kernel waits before it reads what an earlier launch writes, and
// before it writes. The first kernel has nothing to wait for.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_reduce_0
// CHECK-NOT:     optim.dependent_launch
// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_1
// CHECK-SAME:    {optim.dependent_launch}
// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_2
// CHECK-SAME:    {optim.dependent_launch}

// CHECK-LABEL: gpu.func @optimizer_stage_reduce_0
// CHECK-COUNT-4: llvm.load {{.*}} invariant
// CHECK:         llvm.inline_asm has_side_effects "griddepcontrol.launch_dependents;", "~{memory}"
// CHECK-NOT:     griddepcontrol
// CHECK:         gpu.return

// It finishes sums of the first.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_1
// CHECK-NOT:     llvm.load
// CHECK:         "griddepcontrol.launch_dependents;"
// CHECK-NOT:     llvm.load
// CHECK:         llvm.inline_asm has_side_effects "griddepcontrol.wait;", "~{memory}"
// CHECK:         llvm.load

// The rate belongs to the second launch, and elements belong to none. There are
// three forms of accesses: vectors, single elements of a whole warp, and those
// of one thread.
// CHECK-LABEL: gpu.func @optimizer_stage_foreach_2
// CHECK-SAME:    %{{.*}}: !llvm.ptr<1>{{.*}}, %{{.*}}: !llvm.ptr<1>{{.*}}, %[[RATES:[a-z0-9]*]]: !llvm.ptr<1>)
// CHECK-COUNT-5: llvm.load {{.*}} invariant
// CHECK:         "griddepcontrol.launch_dependents;"
// CHECK-NOT:     llvm.getelementptr inbounds %[[RATES]]
// CHECK:         %[[W:.*]] = llvm.load {{.*}} -> vector<4xf32>
// CHECK-NOT:     llvm.getelementptr inbounds %[[RATES]]
// CHECK:         %[[G:.*]] = llvm.load {{.*}} -> vector<4xf32>
// CHECK-NEXT:    "griddepcontrol.wait;"
// CHECK:         llvm.getelementptr inbounds %[[RATES]]
// CHECK-NEXT:    llvm.load
// CHECK:         llvm.store
// CHECK:         } else {
// CHECK:         "griddepcontrol.wait;"
// CHECK:         llvm.getelementptr inbounds %[[RATES]]
// CHECK:         vector<2xf32>
// CHECK:         } else {
// CHECK:         "griddepcontrol.wait;"
// CHECK:         llvm.getelementptr inbounds %[[RATES]]
// CHECK:         llvm.store
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
    %1 = arith.addf %out, %0 : f32
    optim.yield %1 : f32
  }
  return
}

// -----

// A thread loads two streams before it waits. The moment that the reduction
// updates is not among them, nor is what is left. The parameter's settings that
// are written by no launch are.

// CHECK-LABEL: gpu.func @optimizer_stage_foreach_2
// CHECK-SAME:    %[[CHUNKS:[a-z0-9]*]]: !llvm.ptr<1>{{.*}}, %[[TABLE:[a-z0-9]*]]: !llvm.ptr<1>{{.*}}, %[[RATES:[a-z0-9]*]]: !llvm.ptr<1>, %[[LR:[a-z0-9]*]]: !llvm.ptr<1>)
// CHECK:         %[[M:.*]] = llvm.getelementptr inbounds %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK:         %[[W:.*]] = llvm.getelementptr inbounds %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK:         %[[A:.*]] = llvm.getelementptr inbounds %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK:         %[[G:.*]] = llvm.getelementptr inbounds %{{.*}}[%{{.*}}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK:         "griddepcontrol.launch_dependents;"
// CHECK:         llvm.getelementptr inbounds %[[LR]]
// CHECK:         %[[P:.*]] = llvm.getelementptr inbounds %[[W]]
// CHECK-NEXT:    llvm.load %[[P]] {{.*}} -> vector<4xf32>
// CHECK-NEXT:    %[[P:.*]] = llvm.getelementptr inbounds %[[A]]
// CHECK-NEXT:    llvm.load %[[P]] {{.*}} -> vector<4xf32>
// CHECK-NEXT:    "griddepcontrol.wait;"
// CHECK:         llvm.getelementptr inbounds %[[RATES]]
// CHECK:         %[[P:.*]] = llvm.getelementptr inbounds %[[M]]
// CHECK-NEXT:    llvm.load %[[P]] {{.*}} -> vector<4xf32>
// CHECK-NEXT:    %[[P:.*]] = llvm.getelementptr inbounds %[[G]]
// CHECK-NEXT:    llvm.load %[[P]] {{.*}} -> vector<4xf32>
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %m0: memref<8xf32> {optim.global = @m0}, %a0: memref<8xf32> {optim.global = @a0}, %lr: memref<f32> {optim.global = @lr}, %g0: memref<8xf32> {optim.gradient = @w0}) {
  %w = optim.table(%w0 : memref<8xf32>)
  %m = optim.table(%m0 : memref<8xf32>)
  %a = optim.table(%a0 : memref<8xf32>)
  %g = optim.table(%g0 : memref<8xf32>)
  %sums = memref.alloc() : memref<1xf32>
  optim.reduce out(%sums : memref<1xf32>) update(%m : !optim.table<1 x f32>) in(%g : !optim.table<1 x f32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0, %0 : f32, f32
  }
  %rates = memref.alloc() : memref<1xf32>
  optim.foreach_parameter out(%rates : memref<1xf32>) in(%sums : memref<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  optim.foreach out(%m : !optim.table<1 x f32>) out(%w : !optim.table<1 x f32>) out(%a : !optim.table<1 x f32>) in(%g : !optim.table<1 x f32>) per_parameter(%rates : memref<1xf32>) scalar(%lr : memref<f32>) {
  ^bb0(%old_m: f32, %old_w: f32, %old_a: f32, %in: f32, %rate: f32, %s: f32):
    %0 = arith.mulf %in, %rate : f32
    %1 = arith.mulf %old_m, %s : f32
    %2 = arith.addf %old_w, %0 : f32
    %3 = arith.addf %old_a, %1 : f32
    optim.yield %1, %2, %3 : f32, f32, f32
  }
  return
}

// -----

// A kernel over parameters computes what depends on no earlier launch, and
// waits. Here, the norm comes from an earlier launch, and the count does not.

// CHECK-LABEL: gpu.func @optimizer_stage_parameter_2
// CHECK-SAME:    %[[COUNT:[a-z0-9]*]]: !llvm.ptr<1>, %[[RATES:[a-z0-9]*]]: !llvm.ptr<1>, %[[NORM:[a-z0-9]*]]: !llvm.ptr<1>)
// CHECK:         "griddepcontrol.launch_dependents;"
// CHECK:         llvm.getelementptr inbounds %[[COUNT]]
// CHECK-NEXT:    llvm.load
// CHECK:         "llvm.nvvm.sqrt.rn.f"
// CHECK-NEXT:    "griddepcontrol.wait;"
// CHECK:         llvm.getelementptr inbounds %[[NORM]]
// CHECK-NEXT:    %[[N:.*]] = llvm.load
// CHECK:         arith.divf %{{.*}}, %[[N]]
// CHECK:         llvm.store

// Elements that a flag says not to access are not loaded before it is known.
// CHECK-LABEL: gpu.func @optimizer_stage_foreach_3
// CHECK:         "griddepcontrol.launch_dependents;"
// CHECK-NOT:     vector<4xf32>
// CHECK:         "griddepcontrol.wait;"
// CHECK:         scf.if
// CHECK-NOT:     griddepcontrol
// CHECK:         gpu.return
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %c: memref<1xf32> {optim.global = @c}, %g0: memref<8xf32> {optim.gradient = @w0}) {
  %w = optim.table(%w0 : memref<8xf32>)
  %g = optim.table(%g0 : memref<8xf32>)
  %sums = memref.alloc() : memref<1xf32>
  optim.reduce out(%sums : memref<1xf32>) in(%g : !optim.table<1 x f32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %norm = memref.alloc() : memref<f32>
  %flag = memref.alloc() : memref<i1>
  optim.foreach_parameter out(%norm : memref<f32>) out(%flag : memref<i1>) in(%sums : memref<1xf32>) {
  ^bb0(%out: f32, %old: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.cmpf oeq, %in, %zero : f32
    optim.yield %in, %0 : f32, i1
  }
  %rates = memref.alloc() : memref<1xf32>
  optim.foreach_parameter out(%c : memref<1xf32>) out(%rates : memref<1xf32>) scalar(%norm : memref<f32>) {
  ^bb0(%count: f32, %out: f32, %n: f32):
    %one = arith.constant 1.0 : f32
    %0 = arith.addf %count, %one : f32
    %1 = math.sqrt %0 : f32
    %2 = arith.divf %1, %n : f32
    optim.yield %0, %2 : f32, f32
  }
  optim.foreach out(%w : !optim.table<1 x f32>) in(%g : !optim.table<1 x f32>) per_parameter(%rates : memref<1xf32>) scalar(%flag : memref<i1>) {
  ^bb0(%out: f32, %in: f32, %rate: f32, %skip: i1):
    %0 = arith.mulf %in, %rate : f32
    %1 = arith.addf %out, %0 : f32
    %2 = arith.select %skip, %out, %1 : f32
    optim.yield %2 : f32
  }
  return
}

// -----

// The only launch may begin before what precedes the stage has ended. It waits for
// that before it reads anything.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_foreach_0
// CHECK-SAME:      {optim.dependent_launch}
// CHECK-LABEL: gpu.func @optimizer_stage_foreach_0
// CHECK-NEXT:    llvm.inline_asm has_side_effects "griddepcontrol.wait;", "~{memory}"
// CHECK:         llvm.load
// CHECK:         "griddepcontrol.launch_dependents;"
// CHECK-NOT:     griddepcontrol.wait
// CHECK:         gpu.return
func.func @optimizer_stage(%w0: memref<8xf32> {optim.global = @w0}, %g0: memref<8xf32> {optim.gradient = @w0}) {
  %w = optim.table(%w0 : memref<8xf32>)
  %g = optim.table(%g0 : memref<8xf32>)
  optim.foreach out(%w : !optim.table<1 x f32>) in(%g : !optim.table<1 x f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.subf %out, %in : f32
    optim.yield %0 : f32
  }
  return
}

// -----

// So does one over parameters, whose operands the L2 cache loads meanwhile.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_0
// CHECK-SAME:      {optim.dependent_launch}
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-SAME:    (%[[COUNT:[a-z0-9]*]]: !llvm.ptr<1>)
// CHECK-NEXT:    llvm.inline_asm has_side_effects "prefetch.global.L2 [$0];", "l,~{memory}" %[[COUNT]] : (!llvm.ptr<1>) -> ()
// CHECK-NEXT:    llvm.inline_asm has_side_effects "griddepcontrol.wait;", "~{memory}"
// CHECK:         llvm.load
// CHECK-NOT:     griddepcontrol.wait
// CHECK:         gpu.return
func.func @optimizer_stage(%c: memref<f32> {optim.global = @c}) {
  optim.foreach_parameter out(%c : memref<f32>) {
  ^bb0(%old: f32):
    %0 = arith.addf %old, %old : f32
    optim.yield %0 : f32
  }
  return
}

// -----

// Ops that depend on scalars alone are computed while streams are loaded.

// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-SAME:    (%[[COUNT:[a-z0-9]*]]: !llvm.ptr<1>, %[[BETA:[a-z0-9]*]]: !llvm.ptr<1>)
// CHECK:         "griddepcontrol.wait;"
// CHECK:         llvm.getelementptr inbounds %[[BETA]]
// CHECK-NEXT:    %[[B:.*]] = llvm.load
// CHECK:         llvm.getelementptr inbounds %[[COUNT]]
// CHECK-NEXT:    %[[C:.*]] = llvm.load
// CHECK-NEXT:    %[[ROOT:.*]] = llvm.call_intrinsic "llvm.nvvm.sqrt.rn.f"(%[[B]])
// CHECK-NEXT:    %[[SUM:.*]] = arith.addf %[[C]], %[[C]]
// CHECK-NEXT:    arith.mulf %[[SUM]], %[[ROOT]]
func.func @optimizer_stage(%c: memref<4xf32> {optim.global = @c}, %beta: memref<f32> {optim.global = @beta}) {
  optim.foreach_parameter out(%c : memref<4xf32>) scalar(%beta : memref<f32>) {
  ^bb0(%old: f32, %b: f32):
    %0 = arith.addf %old, %old : f32
    %1 = math.sqrt %b : f32
    %2 = arith.mulf %0, %1 : f32
    optim.yield %2 : f32
  }
  return
}
