// RUN: stepfold-opt --optim-outline-stage --allow-unregistered-dialect --split-input-file --remarks-filter=optim-outline-stage --verify-diagnostics %s -o %t
// RUN: FileCheck %s --implicit-check-not=@optimizer_stage --implicit-check-not=call_stage < %t

// Remarks on an outlined stage. Only the first program here is outlined.

// CHECK: @optimizer_stage
// CHECK: call_stage @optimizer_stage
ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @mean(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @seen(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// expected-remark @below {{Globals=1, Gradients=1, Ops=4, Remark="optimizer stage outlined"}}
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %new = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  %mean = "framework.mean"(%new) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{store to 'mean' is not part of the stage: it depends on 'framework.mean'}}
  ml_program.global_store @mean = %mean : tensor<4xf32>
  // The forward pass has this, and no update.
  %seen = "framework.mean"(%d) : (tensor<4xf32>) -> tensor<4xf32>
  ml_program.global_store @seen = %seen : tensor<4xf32>
  return
}

// -----

// expected-remark @below {{no store of the function depends only on gradients and state}}
func.func @train_step() {
  return
}

// -----

// A stage has one gradient for each parameter.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @u(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// expected-remark @below {{the program has 2 optimizer stages, which run one after the other: select one with stage=N (--stage=N); stage 0 updates 'w'; stage 1 updates 'u'}}
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %h = optim.gradient @w %d : tensor<4xf32>
  ml_program.global_store @w = %g : tensor<4xf32>
  ml_program.global_store @u = %h : tensor<4xf32>
  return
}

// -----

// The gradient depends on what is stored behind the stage's load.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @lr(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d: tensor<4xf32>) {
  // expected-remark @below {{the stage uses what 'lr' holds before another op writes it, and runs behind that op}}
  %lr = ml_program.global_load @lr : tensor<4xf32>
  %x = "framework.schedule"() : () -> tensor<4xf32>
  // expected-remark @below {{store to 'lr' is not part of the stage: it depends on 'framework.schedule'}}
  ml_program.global_store @lr = %x : tensor<4xf32>
  %again = ml_program.global_load @lr : tensor<4xf32>
  %e = "framework.backward"(%again, %d) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g = optim.gradient @w %e : tensor<4xf32>
  %new = optim.foreach out(%lr : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  return
}

// -----

// A call may touch any global.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
func.func private @log()
func.func @train_step(%d: tensor<4xf32>) {
  // expected-remark @below {{the stage uses what 'w' holds before another op writes it, and runs behind that op}}
  %w = ml_program.global_load @w : tensor<4xf32>
  func.call @log() : () -> ()
  %g = optim.gradient @w %d : tensor<4xf32>
  %new = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  return
}

// -----

// A value of the stage that no global holds is used outside of it.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %w = ml_program.global_load @w : tensor<4xf32>
  %step = optim.foreach out(%w : tensor<4xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  %new = optim.foreach out(%w : tensor<4xf32>) in(%step : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  ml_program.global_store @w = %new : tensor<4xf32>
  // expected-remark @below {{'framework.watch' uses a value of the stage that no global holds behind it}}
  "framework.watch"(%step) : (tensor<4xf32>) -> ()
  return
}

// -----

// Stores that are not part of the stage, each for another reason. The rest is no stage.

ml_program.global private mutable @last(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @some(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// expected-remark @below {{no store of the function depends only on gradients and state}}
func.func @train_step(%x: tensor<4xf32>, %c: i1) {
  // expected-remark @below {{stores to 'last', 'some' are not part of the stage: they depend on an argument of the function}}
  ml_program.global_store @last = %x : tensor<4xf32>
  scf.if %c {
    ml_program.global_store @some = %x : tensor<4xf32>
  }
  return
}

// -----

ml_program.global private mutable @last(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// expected-remark @below {{no store of the function depends only on gradients and state}}
func.func @train_step(%x: tensor<4xf32>) {
  // expected-remark @below {{store to 'last' is not part of the stage: it depends on an argument of the function}}
  ml_program.global_store @last = %x : tensor<4xf32>
  return
}

// -----

// A loop stores, as often as it likes; and so does an op that is not known.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @u(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
// expected-remark @below {{no store of the function depends only on gradients and state}}
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4xf32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %one step %one {
    // expected-remark @below {{store to 'w' is not part of the stage: it is nested in 'scf.for'}}
    ml_program.global_store @w = %w : tensor<4xf32>
  }
  // Parameters come first.
  "framework.region"() ({
    // expected-remark @below {{stores to 'v', 'u' are not part of the stage: they are nested in 'framework.region'}}
    ml_program.global_store @u = %w : tensor<4xf32>
    %g = optim.gradient @v %w : tensor<4xf32>
    ml_program.global_store @v = %g : tensor<4xf32>
  }, {}) : () -> ()
  return
}

// -----

// The stage's function has no branches.

ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @flag(dense<false> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<4xf32>) {
  %g = optim.gradient @w %d : tensor<4xf32>
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  // expected-remark @below {{a conditional stores state: run optim-if-convert first}}
  scf.if %c {
    ml_program.global_store @w = %g : tensor<4xf32>
  }
  return
}
