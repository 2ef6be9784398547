// RUN: stepfold-opt %s --optim-if-convert --allow-unregistered-dialect -split-input-file --remarks-filter-missed=optim-if-convert --verify-diagnostics | FileCheck %s

// An op that may divide by zero is not executed if the condition does not hold.

// CHECK-LABEL: func.func @train_step
// CHECK:         scf.if
ml_program.global private mutable @n(dense<1> : tensor<1xi32>) : tensor<1xi32>
ml_program.global private mutable @k(dense<0> : tensor<1xi32>) : tensor<1xi32>
ml_program.global private mutable @flag(dense<false> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step() {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %n = ml_program.global_load @n : tensor<1xi32>
    %k = ml_program.global_load @k : tensor<1xi32>
    // expected-remark @below {{the conditional stays: 'optim.foreach_parameter' must not be executed if the condition is false}}
    %r = optim.foreach_parameter out(%n : tensor<1xi32>) in(%k : tensor<1xi32>) {
    ^bb0(%out: i32, %in: i32):
      %0 = arith.remsi %out, %in : i32
      optim.yield %0 : i32
    }
    ml_program.global_store @n = %r : tensor<1xi32>
  }
  return
}

// -----

// The condition is not on the device.

// CHECK-LABEL: func.func @train_step
// CHECK:         scf.if
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @steps(dense<0> : tensor<1xi32>) : tensor<1xi32>
func.func @train_step(%d: tensor<8xf32>) {
  %steps = ml_program.global_load @steps : tensor<1xi32>
  %i = arith.constant 0 : index
  %n = tensor.extract %steps[%i] : tensor<1xi32>
  %three = arith.constant 3 : i32
  %c = arith.cmpi eq, %n, %three : i32
  // expected-remark @below {{the conditional stays: its condition is not the element of a tensor}}
  scf.if %c {
    %g = optim.gradient @w %d : tensor<8xf32>
    %w = ml_program.global_load @w : tensor<8xf32>
    %lr = ml_program.global_load @lr : tensor<f32>
    %new = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %new : tensor<8xf32>
  }
  return
}

// -----

// Results of the conditional would have to be selected for their users.

// CHECK-LABEL: func.func @train_step
// CHECK:         scf.if
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @flag(dense<false> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step() {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %w = ml_program.global_load @w : tensor<8xf32>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  // expected-remark @below {{the conditional stays: it has results}}
  %r = scf.if %c -> tensor<8xf32> {
    ml_program.global_store @flag = %flag : tensor<1xi1>
    scf.yield %w : tensor<8xf32>
  } else {
    %n = optim.foreach out(%w : tensor<8xf32>) {
    ^bb0(%out: f32):
      %0 = arith.negf %out : f32
      optim.yield %0 : f32
    }
    scf.yield %n : tensor<8xf32>
  }
  ml_program.global_store @w = %r : tensor<8xf32>
  return
}

// -----

// A conditional with an op that is not known is not part of the stage.

// CHECK-LABEL: func.func @train_step
// CHECK:         scf.if
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @flag(dense<false> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step() {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %w = "framework.noise"() : () -> tensor<8xf32>
    ml_program.global_store @w = %w : tensor<8xf32>
  }
  return
}
