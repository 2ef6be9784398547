// RUN: sed 's/STAGE/0/' %s > %t.0.mlir
// RUN: stepfold-opt --optim-outline-stage --allow-unregistered-dialect %t.0.mlir | FileCheck %s --check-prefixes=CHECK,FIRST
// RUN: sed 's/STAGE/1/' %s > %t.1.mlir
// RUN: stepfold-opt --optim-outline-stage --allow-unregistered-dialect %t.1.mlir | FileCheck %s --check-prefixes=CHECK,SECOND
// RUN: sed 's/STAGE/2/' %s > %t.2.mlir
// RUN: not stepfold-opt --optim-outline-stage --allow-unregistered-dialect %t.2.mlir 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/ attributes .*{$/ {/' %s > %t.both.mlir
// RUN: stepfold-opt --optim-outline-stage --allow-unregistered-dialect --remarks-filter=optim-outline-stage %t.both.mlir 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: stepfold-compile %t.both.mlir --stage=0 --quiet -o %t.plan.0
// RUN: FileCheck %s --check-prefix=PLAN-FIRST < %t.plan.0/plan.json
// RUN: stepfold-compile %t.both.mlir --stage=1 --quiet -o %t.plan.1
// RUN: FileCheck %s --check-prefix=PLAN-SECOND < %t.plan.1/plan.json
// RUN: not stepfold-compile %t.both.mlir --stage=2 -o %t.plan.2 2>&1 | FileCheck %s --check-prefix=NO-STAGE
// RUN: not stepfold-compile %t.both.mlir -o %t.plan.both 2>&1 | FileCheck %s --check-prefix=BOTH

// What is computed with the updated @w leads to the gradient of @v. Both stages need the
// learning rate.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<1.0> : tensor<f32>) : tensor<f32>

// FIRST-LABEL: func.func @optimizer_stage(
// FIRST-SAME: memref<4xf32> {optim.global = @w}, %{{[^:]*}}: memref<f32> {optim.global = @lr}, %{{[^:]*}}: memref<4xf32> {optim.gradient = @w})
// SECOND-LABEL: func.func @optimizer_stage(
// SECOND-SAME: memref<f32> {optim.global = @lr}, %{{[^:]*}}: memref<4xf32> {optim.global = @v}, %{{[^:]*}}: memref<4xf32> {optim.gradient = @v})
// CHECK: optim.foreach
// CHECK-NOT: optim.foreach
// BOTH: the program has several stages, since gradients depend on what another stage updates: select one
// NONE: error: 'func.func' op has 2 stages, got a selection of stage 2
// NO-STAGE: error: cannot select stage 2: the program has 2 optimizer stages, counted from 0
// PLAN-FIRST-NOT: "v"
// PLAN-FIRST: "name": "w"
// PLAN-SECOND-NOT: "w"
// PLAN-SECOND: "name": "v"

// CHECK-LABEL: func.func @train_step(
// CHECK-NOT: optim.selected_stage
func.func @train_step(%d: tensor<4xf32>) attributes {optim.selected_stage = STAGE : i64} {
  %w = ml_program.global_load @w : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %rate = optim.foreach out(%lr : tensor<f32>) {
  ^bb0(%out: f32):
    %0 = arith.negf %out : f32
    optim.yield %0 : f32
  }
  %g = optim.gradient @w %d : tensor<4xf32>
  // FIRST: optim.call_stage @optimizer_stage(%{{.*}})
  // FIRST-NEXT: %[[NEW:.*]] = ml_program.global_load @w
  // SECOND: %[[NEW:.*]] = optim.foreach
  %new_w = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) scalar(%rate : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    %1 = arith.addf %out, %0 : f32
    optim.yield %1 : f32
  }
  ml_program.global_store @w = %new_w : tensor<4xf32>
  // CHECK: "framework.generate"(%[[NEW]])
  %e = "framework.generate"(%new_w) : (tensor<4xf32>) -> tensor<4xf32>
  // SECOND: optim.call_stage @optimizer_stage(%{{.*}})
  %h = optim.gradient @v %e : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<4xf32>
  %new_v = optim.foreach out(%v : tensor<4xf32>) in(%h : f32) scalar(%rate : tensor<f32>) {
  ^bb0(%out: f32, %in: f32, %scalar: f32):
    %0 = arith.mulf %in, %scalar : f32
    %1 = arith.addf %out, %0 : f32
    optim.yield %1 : f32
  }
  ml_program.global_store @v = %new_v : tensor<4xf32>
  return
}
