// RUN: stepfold-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// An attribute that nothing reads is a mistake. Attributes that ops have of
// their own are of the right type, also where the op is parsed by hand; others
// have the prefix of a dialect.

//===----------------------------------------------------------------------===//
// Settings of another type
//===----------------------------------------------------------------------===//

func.func @maximize(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{custom op 'optim.sgd' attribute 'maximize' failed to satisfy constraint: unit attribute}}
  %0 = optim.sgd params(%w : tensor<4xf32>) grads(%w : f32) lr(%lr : tensor<f32>) {maximize = true}
  return
}

// -----

func.func @maximize_generic(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{'maximize' failed to satisfy constraint: unit attribute}}
  %0 = "optim.sgd"(%w, %w, %lr) {maximize = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @weight_decay(%w: tensor<4xf32>, %lr: tensor<f32>) {
  %0:2 = optim.lion
      params(%w : tensor<4xf32>) moment(%w : f32) grads(%w : f32) lr(%lr : tensor<f32>)
      // expected-error @below {{custom op 'optim.lion' attribute 'weight_decay' failed to satisfy constraint: f64 dense array attribute}}
      {weight_decay = 0.01 : f64}
  return
}

// -----

func.func @epsilon(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{attribute 'epsilon' failed to satisfy constraint: 64-bit float attribute}}
  %0:2 = optim.adagrad params(%w : tensor<4xf32>) moment(%w : f32) grads(%w : f32) lr(%lr : tensor<f32>) {epsilon = 1}
  return
}

// -----

func.func @beta(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{attribute 'beta1' failed to satisfy constraint: 64-bit float attribute}}
  %0:2 = optim.lion params(%w : tensor<4xf32>) moment(%w : f32) grads(%w : f32) lr(%lr : tensor<f32>) {beta1 = 1}
  return
}

// -----

func.func @positions(%w: tensor<4xf32>, %sums: tensor<2xf32>) {
  // expected-error @below {{custom op 'optim.reduce' attribute 'positions' failed to satisfy constraint: i32 dense array attribute}}
  %0 = optim.reduce out(%sums : tensor<2xf32>) in(%w : tensor<4xf32>) attributes {positions = [1]} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

func.func @segments(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{custom op 'optim.sgd' expected no attribute 'operandSegmentSizes', which follows from the operands}}
  %0 = optim.sgd params(%w : tensor<4xf32>) grads(%w : f32) lr(%lr : tensor<f32>) {operandSegmentSizes = array<i32: 0>}
  return
}

// -----

func.func @in_segments(%w: tensor<4xf32>) {
  // expected-error @below {{custom op 'optim.foreach' expected no attribute 'in_segments', which follows from the operands}}
  %0 = optim.foreach out(%w : tensor<4xf32>) attributes {in_segments = array<i32: 7>} {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}

// -----

//===----------------------------------------------------------------------===//
// Unknown attributes
//===----------------------------------------------------------------------===//

func.func @misspelt(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{unknown attribute 'weigth_decay', did you mean 'weight_decay'?}}
  %0:2 = optim.lion params(%w : tensor<4xf32>) moment(%w : f32) grads(%w : f32) lr(%lr : tensor<f32>) {weigth_decay = array<f64: 0.5>}
  return
}

// -----

func.func @misspelt_generic(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{unknown attribute 'maximise', did you mean 'maximize'?}}
  %0 = "optim.sgd"(%w, %w, %lr) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>}> {maximise} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

// Nothing is suggested where nothing is near.

func.func @foreign(%w: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{'optim.sgd' op unknown attribute 'amsgrad'}}
  %0 = optim.sgd params(%w : tensor<4xf32>) grads(%w : f32) lr(%lr : tensor<f32>) {amsgrad}
  return
}

// -----

func.func @structured(%w: tensor<4xf32>, %sums: tensor<2xf32>) {
  // expected-error @below {{unknown attribute 'position', did you mean 'positions'?}}
  %0 = optim.reduce out(%sums : tensor<2xf32>) in(%w, %w : tensor<4xf32>) attributes {position = array<i32: 1>} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}

// -----

func.func @reduce_parameters(%sums: tensor<2xf32>, %total: tensor<f32>) {
  // expected-error @below {{unknown attribute 'order'}}
  %0 = optim.reduce_parameters out(%total : tensor<f32>) in(%sums : tensor<2xf32>) {order = 1}
  return
}

// -----

func.func @table(%w: memref<4xf32>) {
  // expected-error @below {{unknown attribute 'size'}}
  %0 = optim.table(%w : memref<4xf32>) {size = 1}
  return
}

// -----

func.func @chunk_list(%w: memref<4xf32>) {
  %0 = optim.table(%w : memref<4xf32>)
  // expected-error @below {{unknown attribute 'tail_element', did you mean 'tail_elements'?}}
  %1 = optim.chunk_list %0 {elements = 4, tail_element = 2} : !optim.table<1 x f32> -> !llvm.ptr
  return
}

// -----

func.func @broadcast(%w: tensor<4xf32>) {
  // expected-error @below {{unknown attribute 'rank'}}
  %0 = optim.broadcast %w from 0 over 1 {rank = 1} : tensor<4xf32>
  return
}

// -----

ml_program.global private mutable @w(dense<0.0> : tensor<4xf32>) : tensor<4xf32>
// expected-error @below {{unknown attribute 'aligment', did you mean 'alignment'?}}
optim.buffer @params : tensor<64xf32> align(256) segments(@w at 0) {aligment = 8}

// -----

//===----------------------------------------------------------------------===//
// Attributes of the dialect
//===----------------------------------------------------------------------===//

// expected-error @below {{expected optim.copy_of to be a symbol, got "w"}}
ml_program.global private mutable @c(dense<0.0> : tensor<4xbf16>) : tensor<4xbf16> {optim.copy_of = "w"}

// -----

// expected-error @below {{unknown attribute 'optim.copyof', did you mean 'optim.copy_of'?}}
ml_program.global private mutable @c(dense<0.0> : tensor<4xbf16>) : tensor<4xbf16> {optim.copyof = @w}

// -----

// expected-error @below {{expected optim.copy_of_removed to be a string, got @w}}
ml_program.global private mutable @c(dense<0.0> : tensor<4xbf16>) : tensor<4xbf16> {optim.copy_of_removed = @w}

// -----

// expected-error @below {{expected optim.stage_input to be no value, got false}}
ml_program.global private mutable @c(dense<false> : tensor<1xi1>) : tensor<1xi1> {optim.stage_input = false}

// -----

func.func @train_step(%d: tensor<4xf32>) {
  // expected-error @below {{expected optim.reads_gradients to be no value, got "d"}}
  "framework.print"(%d) {optim.reads_gradients = "d"} : (tensor<4xf32>) -> ()
  return
}

// -----

// expected-error @below {{expected optim.step_counter to be no value, got 7 : i64}}
ml_program.global private mutable @c(dense<0> : tensor<1xi64>) : tensor<1xi64> {optim.step_counter = 7}

// -----

// expected-error @below {{expected optim.gradients to be a list of symbols, got ["w"]}}
func.func private @run_stage(index, memref<1xindex>) attributes {optim.gradients = ["w"]}

// -----

// expected-error @below {{expected optim.global to be a symbol, got 1 : i64}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = 1}) {
  return
}

// -----

// expected-error @below {{expected optim.gradient to be a symbol, got @a::@b}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.gradient = @a::@b}) {
  return
}

// -----

// expected-error @below {{expected optim.result to be a number of type i64, got 0 : i32}}
func.func @train_step(%w: memref<4xf32> {optim.result = 0 : i32}) {
  return
}

// -----

// expected-error @below {{unknown attribute 'optim.globals', did you mean 'optim.global'?}}
func.func @optimizer_stage(%w: memref<4xf32> {optim.globals = @w}) {
  return
}

// -----

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

func.func @unregistered_body(%a: tensor<4xf32>) {
  // expected-error @below {{framework.barrier is not allowed in a region (allowed: arith but minimum, maximum and remainder of floats, math.fma, math.sqrt, math.absf, optim.exp, optim.log, optim.pow, optim.block_maximum in an optim.foreach with a block_size, and optim.round_sum in an optim.foreach_parameter)}}
  %r = optim.foreach out(%a : tensor<4xf32>) {
  ^bb0(%out: f32):
    // expected-note @below {{the operation is here}}
    "framework.barrier"() : () -> ()
    optim.yield %out : f32
  }
  return
}
