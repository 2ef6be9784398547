// RUN: stepfold-opt --convert-optim-to-loops --split-input-file %s | FileCheck %s
// RUN: stepfold-opt --convert-optim-to-gpu --split-input-file %s | FileCheck %s --check-prefix=GPU

// An update that a flag skips. If the flag holds, only the flag is loaded, and
// nothing is stored. Otherwise the selects are gone.

// CHECK-LABEL: func.func @optimizer_stage_foreach_0
// CHECK:         %[[SKIP:.*]] = llvm.load {{.*}} -> i1
// CHECK:         scf.if %[[SKIP]] {
// CHECK-NOT:       arith.{{add|mul|sub}}f
// CHECK-NOT:       llvm.store
// CHECK:         } else {
// CHECK-NOT:       arith.select
// CHECK:           arith.subf
// CHECK:           llvm.store

// GPU-LABEL: gpu.func @optimizer_stage_foreach_0(
// GPU:         %[[SKIP:.*]] = llvm.load {{.*}} -> i1
// GPU:         scf.if %[[SKIP]] {
// GPU-NOT:       llvm.store
// GPU:         } else {
// GPU:           scf.if
// GPU-NOT:         arith.select
// GPU:             arith.subf
// GPU:             llvm.store
func.func @optimizer_stage(%w: memref<5000xf32> {optim.global = @w},
                           %skip: memref<1xi1> {optim.global = @skip},
                           %g: memref<5000xf32> {optim.gradient = @w}) {
  %tw = optim.table(%w : memref<5000xf32>)
  %tg = optim.table(%g : memref<5000xf32>)
  optim.foreach out(%tw : !optim.table<1 x f32>) in(%tg : !optim.table<1 x f32>) scalar(%skip : memref<1xi1>) {
  ^bb0(%out: f32, %in: f32, %flag: i1):
    %0 = arith.subf %out, %in : f32
    %1 = arith.select %flag, %out, %0 : f32
    optim.yield %1 : f32
  }
  return
}

// -----

// A sum that every step adds to, and an update that uses and empties it unless
// it is skipped: two flags, one of which also is part of the other. If both
// hold, only the sum is updated; if only the second holds, the sum is set, and
// not even read.

// CHECK-LABEL: func.func @optimizer_stage_foreach_0
// CHECK:         scf.if
// CHECK:           scf.if
// CHECK-NOT:         arith.mulf
// CHECK:             arith.addf
// CHECK:             llvm.store
// CHECK:           } else {
// CHECK-NOT:         arith.addf
// CHECK:             llvm.store
// CHECK-NOT:         arith.addf
// CHECK:         } else {
// CHECK:           scf.if
// CHECK:             arith.addf
// CHECK:             arith.mulf
// CHECK:             arith.subf
func.func @optimizer_stage(%w: memref<5000xf32> {optim.global = @w},
                           %sum: memref<5000xf32> {optim.global = @sum},
                           %skip: memref<1xi1> {optim.global = @skip},
                           %wait: memref<1xi1> {optim.global = @wait},
                           %g: memref<5000xf32> {optim.gradient = @w}) {
  %tw = optim.table(%w : memref<5000xf32>)
  %ts = optim.table(%sum : memref<5000xf32>)
  %tg = optim.table(%g : memref<5000xf32>)
  optim.foreach out(%tw : !optim.table<1 x f32>) out(%ts : !optim.table<1 x f32>) in(%tg : !optim.table<1 x f32>)
      scalar(%skip, %wait : memref<1xi1>, memref<1xi1>) {
  ^bb0(%out: f32, %old: f32, %in: f32, %skipped: i1, %waits: i1):
    %zero = arith.constant 0.0 : f32
    %third = arith.constant 0.333333343 : f32
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %third : f32
    %2 = arith.subf %out, %1 : f32
    %3 = arith.ori %skipped, %waits : i1
    %4 = arith.select %3, %out, %2 : f32
    %5 = arith.select %waits, %0, %zero : f32
    optim.yield %4, %5 : f32, f32
  }
  return
}

// -----

// Sums of zeros read nothing. A flag that only zeroes what an update reads is no
// reason for a branch.

// CHECK-LABEL: func.func @optimizer_stage_reduce_0
// CHECK:         %[[SKIP:.*]] = llvm.load {{.*}} -> i1
// CHECK:         scf.if %[[SKIP]]
// CHECK-NOT:       arith.mulf
// CHECK:         } else {
// CHECK-NOT:       arith.select
// CHECK:           arith.mulf
// CHECK-LABEL: func.func @optimizer_stage_foreach_{{1|2}}(
// CHECK:         %[[ZEROED:.*]] = llvm.load {{.*}} -> i1
// CHECK-NOT:     scf.if %[[ZEROED]]
// CHECK:         arith.select

// GPU-LABEL: gpu.func @optimizer_stage_reduce_0(
// GPU:         %[[SKIP:.*]] = llvm.load {{.*}} -> i1
// GPU:         scf.if %[[SKIP]] -> (vector<4xf32>, vector<4xf32>) {
// GPU-NOT:       arith.mulf
// GPU:           arith.mulf
// GPU-LABEL: gpu.func @optimizer_stage_foreach_{{1|2}}(
// GPU:         arith.select
func.func @optimizer_stage(%w: memref<5000xf32> {optim.global = @w},
                           %norm: memref<1xf32> {optim.global = @norm},
                           %skip: memref<1xi1> {optim.global = @skip},
                           %g: memref<5000xf32> {optim.gradient = @w}) {
  %tw = optim.table(%w : memref<5000xf32>)
  %tg = optim.table(%g : memref<5000xf32>)
  optim.reduce out(%norm : memref<1xf32>) in(%tg : !optim.table<1 x f32>) scalar(%skip : memref<1xi1>) {
  ^bb0(%in: f32, %flag: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.mulf %in, %in : f32
    %1 = arith.select %flag, %zero, %0 : f32
    optim.yield %1 : f32
  }
  optim.foreach out(%tw : !optim.table<1 x f32>) in(%tg : !optim.table<1 x f32>) scalar(%skip : memref<1xi1>) {
  ^bb0(%out: f32, %in: f32, %flag: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %flag, %zero, %in : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  return
}
