// RUN: stepfold-opt --convert-optim-to-gpu --split-input-file %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu=dependent-launch=true --split-input-file %s | FileCheck %s --check-prefix=DEPENDENT

// Outs that share no expensive op are computed by a thread each, with 128
// parameters in a block. The count is read by both threads, and one writes it:
// that with the root, which comes first.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:       %[[BLOCKS:.*]] = arith.constant 2 : index
// CHECK:       gpu.launch_func @optimizer_stage_kernels::@optimizer_stage_parameter_0 blocks in (%[[BLOCKS]],

// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-SAME:    %[[COUNTS:[a-z0-9]*]]: !llvm.ptr<1>, %[[ROOTS:[a-z0-9]*]]: !llvm.ptr<1>, %[[RATES:[a-z0-9]*]]: !llvm.ptr<1>
// CHECK:         %[[PARAMETER:.*]] = arith.remui %{{.*}}, %{{.*}} : i64
// CHECK:         %[[GROUP:.*]] = arith.divui %{{.*}}, %{{.*}} : i64
// CHECK:         %[[LAST:.*]] = arith.constant 199 : i64
// CHECK:         %[[IN_RANGE:.*]] = arith.cmpi ule, %{{.*}}, %[[LAST]] : i64
// CHECK:         %[[EXISTING:.*]] = arith.minui %{{.*}}, %[[LAST]] : i64
// CHECK:         llvm.getelementptr inbounds %[[COUNTS]][%[[EXISTING]]]
// CHECK:         %[[COUNT:.*]] = llvm.load {{.*}} -> f64
// CHECK-NOT:     llvm.store
// CHECK:         gpu.barrier
// CHECK-NOT:     llvm.load
// CHECK:         %[[FIRST:.*]] = arith.cmpi eq, %[[GROUP]], %{{.*}} : i64
// CHECK:         %[[IF_FIRST:.*]] = arith.andi %[[FIRST]], %[[IN_RANGE]] : i1
// CHECK:         scf.if %[[IF_FIRST]] {
// CHECK-NOT:       arith.divf
// CHECK:           %[[ROOT:.*]] = llvm.call_intrinsic "llvm.nvvm.sqrt.rn.d"
// CHECK:           llvm.getelementptr inbounds %[[COUNTS]]
// CHECK:           llvm.store
// CHECK:           llvm.getelementptr inbounds %[[ROOTS]]
// CHECK:           llvm.store %[[ROOT]]
// CHECK-NOT:       llvm.store
// CHECK:         }
// CHECK:         scf.if
// CHECK-NOT:       sqrt
// CHECK:           %[[RATE:.*]] = arith.divf
// CHECK:           llvm.getelementptr inbounds %[[RATES]]
// CHECK:           llvm.store %[[RATE]]
// CHECK-NOT:       llvm.store
// CHECK:         gpu.return

// DEPENDENT-LABEL: gpu.func @optimizer_stage_parameter_0
// DEPENDENT:         gpu.barrier
func.func @optimizer_stage(%counts: memref<200xf64> {optim.global = @counts},
                           %roots: memref<200xf64> {optim.global = @roots},
                           %rates: memref<200xf64> {optim.global = @rates}) {
  optim.foreach_parameter out(%counts : memref<200xf64>) out(%roots : memref<200xf64>) out(%rates : memref<200xf64>) {
  ^bb0(%count: f64, %old_root: f64, %old_rate: f64):
    %one = arith.constant 1.0 : f64
    %next = arith.addf %count, %one : f64
    %root = math.sqrt %next : f64
    %rate = arith.divf %one, %next : f64
    optim.yield %next, %root, %rate : f64, f64, f64
  }
  return
}

// -----

// The address of a parameter's buffer follows from that of the first if buffers
// are adjacent, and is loaded else.
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK:         %[[TABLE:.*]] = optim.address_table
// CHECK:         %[[FIRST:.*]] = optim.adjacent_address %[[TABLE]]
// CHECK:         args(%[[TABLE]] : !llvm.ptr<1>, %[[FIRST]] : !llvm.ptr<1>)
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-SAME:    %[[TABLE:[a-z0-9]*]]: !llvm.ptr<1> {{{.*}}llvm.readonly}, %[[FIRST:[a-z0-9]*]]: !llvm.ptr<1>) kernel
// CHECK:         %[[NUMBER:.*]] = llvm.ptrtoint %[[FIRST]]
// CHECK:         %[[IS_ADJACENT:.*]] = arith.cmpi ne, %[[NUMBER]], %{{.*}} : i64
// CHECK:         %[[ADDRESS:.*]] = scf.if %[[IS_ADJACENT]]
// CHECK:           %[[NEAR:.*]] = llvm.getelementptr inbounds %[[FIRST]][%[[INDEX:.*]]] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
// CHECK:           scf.yield %[[NEAR]]
// CHECK:         } else {
// CHECK:           llvm.getelementptr inbounds %[[TABLE]][%[[INDEX]]]
// CHECK:           %[[FAR:.*]] = llvm.load {{.*}} invariant
// CHECK:           scf.yield %[[FAR]]
// CHECK:         llvm.getelementptr inbounds %[[ADDRESS]]
// CHECK:         llvm.load
// CHECK:         llvm.getelementptr inbounds %[[ADDRESS]]
// CHECK:         llvm.store
func.func @optimizer_stage(%a: memref<f32> {optim.global = @a}, %b: memref<f32> {optim.global = @b}) {
  %counts = optim.table(%a, %b : memref<f32>)
  optim.foreach_parameter out(%counts : !optim.table<2 x f32>) {
  ^bb0(%count: f32):
    %one = arith.constant 1.0 : f32
    %next = arith.addf %count, %one : f32
    optim.yield %next : f32
  }
  return
}

// -----

// Both outs depend on the root.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-NOT:     gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%roots: memref<8xf64> {optim.global = @roots},
                           %rates: memref<8xf64> {optim.global = @rates}) {
  optim.foreach_parameter out(%roots : memref<8xf64>) out(%rates : memref<8xf64>) {
  ^bb0(%old_root: f64, %old_rate: f64):
    %one = arith.constant 1.0 : f64
    %root = math.sqrt %old_root : f64
    %rate = arith.divf %one, %root : f64
    optim.yield %root, %rate : f64, f64
  }
  return
}

// -----

// An f32 has short roots and divisions.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-NOT:     gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%roots: memref<8xf32> {optim.global = @roots},
                           %rates: memref<8xf32> {optim.global = @rates}) {
  optim.foreach_parameter out(%roots : memref<8xf32>) out(%rates : memref<8xf32>) {
  ^bb0(%old_root: f32, %old_rate: f32):
    %one = arith.constant 1.0 : f32
    %root = math.sqrt %old_root : f32
    %rate = arith.divf %one, %old_rate : f32
    optim.yield %root, %rate : f32, f32
  }
  return
}

// -----

// Exponential functions have neither roots nor divisions.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK:         gpu.barrier
// CHECK-COUNT-2: scf.if
// CHECK:         gpu.return
func.func @optimizer_stage(%a: memref<8xf64> {optim.global = @a}, %b: memref<8xf64> {optim.global = @b}) {
  optim.foreach_parameter out(%a : memref<8xf64>) out(%b : memref<8xf64>) {
  ^bb0(%a0: f64, %b0: f64):
    %a1 = optim.exp %a0 : f64
    %b1 = optim.exp %b0 : f64
    optim.yield %a1, %b1 : f64, f64
  }
  return
}

// -----

// One is a part of both outs.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK-NOT:     gpu.barrier
// CHECK:         gpu.return
func.func @optimizer_stage(%a: memref<8xf64> {optim.global = @a}, %b: memref<8xf64> {optim.global = @b}) {
  optim.foreach_parameter out(%a : memref<8xf64>) out(%b : memref<8xf64>) {
  ^bb0(%a0: f64, %b0: f64):
    %e = optim.exp %a0 : f64
    %a1 = arith.divf %e, %a0 : f64
    %b1 = arith.divf %e, %b0 : f64
    optim.yield %a1, %b1 : f64, f64
  }
  return
}

// -----

// Five roots are in four groups: the last thread computes two.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_0
// CHECK:         gpu.barrier
// CHECK-COUNT-4: scf.if
// CHECK-COUNT-2: sqrt
// CHECK-NOT:     scf.if
// CHECK:         gpu.return
func.func @optimizer_stage(%a: memref<8xf64> {optim.global = @a}, %b: memref<8xf64> {optim.global = @b},
                           %c: memref<8xf64> {optim.global = @c}, %d: memref<8xf64> {optim.global = @d},
                           %e: memref<8xf64> {optim.global = @e}) {
  optim.foreach_parameter out(%a : memref<8xf64>) out(%b : memref<8xf64>) out(%c : memref<8xf64>)
      out(%d : memref<8xf64>) out(%e : memref<8xf64>) {
  ^bb0(%a0: f64, %b0: f64, %c0: f64, %d0: f64, %e0: f64):
    %a1 = math.sqrt %a0 : f64
    %b1 = math.sqrt %b0 : f64
    %c1 = math.sqrt %c0 : f64
    %d1 = math.sqrt %d0 : f64
    %e1 = math.sqrt %e0 : f64
    optim.yield %a1, %b1, %c1, %d1, %e1 : f64, f64, f64, f64, f64
  }
  return
}

// -----

// A kernel that waits for an earlier launch computes meanwhile, in one thread.
// CHECK-LABEL: gpu.func @optimizer_stage_parameter_1
// CHECK:         gpu.barrier
// DEPENDENT-LABEL: gpu.func @optimizer_stage_parameter_1
// DEPENDENT-NOT:     gpu.barrier
// DEPENDENT:         "griddepcontrol.wait;"
// DEPENDENT:         gpu.return
func.func @optimizer_stage(%w0: memref<f64> {optim.global = @w0},
                           %roots: memref<1xf64> {optim.global = @roots},
                           %rates: memref<1xf64> {optim.global = @rates}) {
  %w = optim.table(%w0 : memref<f64>)
  optim.foreach out(%w : !optim.table<1 x f64>) {
  ^bb0(%out: f64):
    %zero = arith.constant 0.0 : f64
    optim.yield %zero : f64
  }
  optim.foreach_parameter out(%roots : memref<1xf64>) out(%rates : memref<1xf64>) in(%w : !optim.table<1 x f64>) {
  ^bb0(%old_root: f64, %old_rate: f64, %in: f64):
    %one = arith.constant 1.0 : f64
    %root = math.sqrt %in : f64
    %rate = arith.divf %one, %in : f64
    optim.yield %root, %rate : f64, f64
  }
  return
}
