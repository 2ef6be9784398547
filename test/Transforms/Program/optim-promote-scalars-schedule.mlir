// RUN: stepfold-opt %s --optim-promote-scalars=schedule=polynomial:steps=10:end=0.01 --allow-unregistered-dialect --remarks-filter=optim-promote-scalars --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --optim-optimize="schedule=polynomial:steps=10:end=0.01" --allow-unregistered-dialect 2>/dev/null | FileCheck %s --check-prefix=FUSED

// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=cosin --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=step:steps=9:gama=0.1 --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=SETTING
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=step:gamma=nan --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=FINITE
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=step:steps=-1 --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=cosine --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=polynomial:steps=9:power=65 --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=POWER
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=piecewise:boundaries=3,5:rates=1,2 --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=RATES
// RUN: not stepfold-opt %s --optim-promote-scalars=schedule=piecewise:boundaries=5,5:rates=1,2,3 --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=BOUNDARIES

// KIND: schedule: expected constant, step, cosine, polynomial or piecewise, got 'cosin'
// SETTING: schedule: expected rate, gamma, end, steps, power, warmup-steps, warmup-start, boundaries or rates, got 'gama'
// FINITE: schedule: cannot parse the setting 'gamma=nan'
// NEGATIVE: schedule: cannot parse the setting 'steps=-1'
// STEPS: schedule: expected at least 1 in steps
// POWER: schedule: expected a power of 1 to 64, got 65
// RATES: schedule: expected 3 rates for 2 boundaries, got 2
// BOUNDARIES: schedule: expected increasing boundaries

// One counter for all rates; each rate begins as its own; the variables keep them.

// CHECK:     ml_program.global private mutable @step_count_0(dense<0> : tensor<i64>) : tensor<i64> {optim.step_counter}
// CHECK:     ml_program.global private mutable @step_count(
// CHECK:     func.func @train_step
// CHECK:       %[[COUNT:.*]] = ml_program.global_load @step_count_0 : tensor<i64>
// CHECK:       %[[NEXT:.*]] = optim.foreach_parameter out(%[[COUNT]] : tensor<i64>)
// CHECK:         arith.addi
// CHECK:       ml_program.global_store @step_count_0 = %[[NEXT]] : tensor<i64>
// CHECK:       %[[LR0:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<f64>) in(%[[NEXT]] : tensor<i64>)
// CHECK:         arith.constant 5.000000e-01 : f64
// CHECK:       ml_program.global_store @lr0 = %[[LR0]] : tensor<f64>
// CHECK:       %[[LR1:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xf64>) in(%[[NEXT]] : tensor<i64>)
// CHECK:         arith.constant 2.500000e-01 : f64
// CHECK:       ml_program.global_store @lr1 = %[[LR1]] : tensor<1xf64>
// CHECK-NOT:   ml_program.global_load @lr0
// CHECK:       optim.sgd {{.*}} lr(%[[LR0]] : tensor<f64>)
// CHECK:       optim.sgd {{.*}} lr(%[[LR1]] : tensor<1xf64>)
// CHECK:       %[[LR2:.*]] = ml_program.global_load @lr2 : tensor<f64>
// CHECK:       optim.sgd {{.*}} lr(%[[LR2]] : tensor<f64>)

// The counter and the rates are one op.
// FUSED-COUNT-1: optim.foreach_parameter
// FUSED-NOT:     optim.foreach_parameter

ml_program.global private mutable @step_count(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
// expected-remark @below {{'lr0' is computed from the number of the step}}
ml_program.global private mutable @lr0(dense<0.5> : tensor<f32>) : tensor<f32>
// expected-remark @below {{'lr1' is computed from the number of the step}}
ml_program.global private mutable @lr1(dense<0.25> : tensor<1xf32>) : tensor<1xf32>
// expected-remark @below {{'lr2' is not scheduled: its initial value is not a constant}}
ml_program.global private mutable @lr2(#ml_program.extern : tensor<f32>) : tensor<f32>
ml_program.global private mutable @w(#ml_program.extern : tensor<2xf32>) : tensor<2xf32>
func.func @startup() {
  %drawn = "framework.rate"() : () -> tensor<f32>
  ml_program.global_store @lr2 = %drawn : tensor<f32>
  return
}
// expected-remark @below {{scalars that only updates use became f64, which changes bits}}
func.func @train_step(%d: tensor<2xf32>) {
  %w = ml_program.global_load @w : tensor<2xf32>
  %g = optim.gradient @w %d : tensor<2xf32>
  %lr0 = ml_program.global_load @lr0 : tensor<f32>
  %lr1 = ml_program.global_load @lr1 : tensor<1xf32>
  %p0 = optim.sgd params(%w : tensor<2xf32>) grads(%g : f32) lr(%lr0 : tensor<f32>)
  %p1 = optim.sgd params(%p0 : tensor<2xf32>) grads(%g : f32) lr(%lr1 : tensor<1xf32>)
  %lr2 = ml_program.global_load @lr2 : tensor<f32>
  %p2 = optim.sgd params(%p1 : tensor<2xf32>) grads(%g : f32) lr(%lr2 : tensor<f32>)
  ml_program.global_store @w = %p2 : tensor<2xf32>
  return
}
