// Kernels on blocks of elements compute quotients and square roots of f32 by
// short sequences, and test their conditions for a group of two elements.

// RUN: stepfold-opt %s --convert-optim-to-gpu | FileCheck %s
// RUN: stepfold-opt %s --convert-optim-to-loops | FileCheck %s --check-prefix=LOOPS

// CHECK-LABEL: gpu.func @optimizer_stage_foreach_0
// CHECK:         llvm.load {{.*}} -> vector<8xf32>
// CHECK:         llvm.load {{.*}} -> f32
// CHECK-NOT:     llvm.nvvm.sqrt
// CHECK-NOT:     arith.divf
// A root, and a condition of it.
// CHECK:         llvm.call_intrinsic "llvm.nvvm.rsqrt.approx.ftz.f"
// CHECK:         llvm.call_intrinsic "llvm.nvvm.rsqrt.approx.ftz.f"
// CHECK:         arith.mulf
// CHECK:         "llvm.fabs"
// CHECK:         llvm.intr.fma
// CHECK:         %[[ROOT:.*]] = llvm.intr.fma
// CHECK:         %[[LEAST:.*]] = arith.constant 8.88178419E-16 : f32
// One reciprocal of what a block shares, which is tested in place of the quotients.
// CHECK:         %[[NEAR:.*]] = llvm.call_intrinsic "llvm.nvvm.rcp.approx.ftz.f"
// CHECK-NOT:     rcp.approx
// CHECK:         vector.broadcast %{{.*}} : f32 to vector<2xf32>
// CHECK:         arith.mulf %[[ROOT]], %{{.*}} : vector<2xf32>
// CHECK:         arith.constant 8.67361737E-19 : f32
// CHECK:         %[[AT_LEAST:.*]] = arith.cmpf oge, %{{.*}}, %{{.*}} : f32
// CHECK:         arith.constant 1.1529215E+18 : f32
// CHECK:         %[[AT_MOST:.*]] = arith.cmpf ole, %{{.*}}, %{{.*}} : f32
// CHECK:         %[[IN_RANGE:.*]] = arith.andi %[[AT_LEAST]], %[[AT_MOST]] : i1
// CHECK:         %[[NAN:.*]] = arith.constant 0x7FC00000 : f32
// CHECK:         %[[IF_IN_RANGE:.*]] = arith.select %[[IN_RANGE]], %[[LEAST]], %[[NAN]] : f32
// CHECK:         %[[BOUND:.*]] = vector.broadcast %[[IF_IN_RANGE]] : f32 to vector<2xf32>
// CHECK:         arith.cmpf oge, %{{.*}}, %[[BOUND]] : vector<2xf32>
// CHECK-NOT:     arith.cmpf
// All conditions of the group.
// CHECK:         arith.andi %{{.*}}, %{{.*}} : i1
// CHECK-NOT:     arith.andi
// CHECK:         scf.if %{{.*}} -> (vector<2xf32>) {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    } else {
// CHECK-COUNT-2:   llvm.call_intrinsic "llvm.nvvm.sqrt.rn.f"
// CHECK:           arith.divf %{{.*}}, %{{.*}} : vector<2xf32>
// CHECK:           scf.yield
// The next group.
// CHECK:         rsqrt.approx

// LOOPS-LABEL: func.func @optimizer_stage_foreach_0
// LOOPS-NOT:     approx
// LOOPS:         math.sqrt
// LOOPS:         arith.divf
func.func @optimizer_stage(%w: memref<64xf32> {optim.global = @w}, %s: memref<2xf32> {optim.global = @s}) {
  %0 = optim.table(%w : memref<64xf32>)
  %1 = optim.table(%s : memref<2xf32>)
  optim.foreach out(%0 : !optim.table<1 x f32>) in(%1 : !optim.table<1 x f32>) attributes {block_size = 32 : i64} {
  ^bb0(%out: f32, %scale: f32):
    %root = math.sqrt %out : f32
    %ratio = arith.divf %root, %scale : f32
    optim.yield %ratio : f32
  }
  return
}
