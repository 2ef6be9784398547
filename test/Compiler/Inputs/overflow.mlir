// A search for infinities in two gradients. If it finds any, one update is skipped, and LARS,
// which computes the norm of the other gradient, gets zeros.

ml_program.global private mutable @w(#ml_program.extern : tensor<16xf32>) : tensor<16xf32>
ml_program.global private mutable @b(#ml_program.extern : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @w.velocity(dense<0.0> : tensor<16xf32>) : tensor<16xf32>
ml_program.global private mutable @lr(dense<0.5> : tensor<f32>) : tensor<f32>

func.func @startup() {
  %w = "framework.random"() : () -> tensor<16xf32>
  ml_program.global_store @w = %w : tensor<16xf32>
  %b = "framework.random"() : () -> tensor<8xf32>
  ml_program.global_store @b = %b : tensor<8xf32>
  return
}

func.func @train_step() {
  %d:2 = "framework.backward"() : () -> (tensor<8xf32>, tensor<16xf32>)
  %gb = optim.gradient @b %d#0 : tensor<8xf32>
  %gw = optim.gradient @w %d#1 : tensor<16xf32>
  %empty = tensor.empty() : tensor<2xf32>
  %flags = optim.reduce out(%empty : tensor<2xf32>) in(%gb, %gw : tensor<8xf32>, tensor<16xf32>) {
  ^bb0(%in: f32):
    %infinity = arith.constant 0x7F800000 : f32
    %magnitude = math.absf %in : f32
    %is_finite = arith.cmpf olt, %magnitude, %infinity : f32
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %flag = arith.select %is_finite, %zero, %one : f32
    optim.yield %flag : f32
  }
  %scalar = tensor.empty() : tensor<f32>
  %total = optim.reduce_parameters out(%scalar : tensor<f32>) in(%flags : tensor<2xf32>)
  %bit = tensor.empty() : tensor<i1>
  %found = optim.foreach_parameter out(%bit : tensor<i1>) in(%total : tensor<f32>) {
  ^bb0(%out: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %is_positive = arith.cmpf olt, %zero, %in : f32
    optim.yield %is_positive : i1
  }
  %zeroed = tensor.empty() : tensor<16xf32>
  %gz = optim.foreach out(%zeroed : tensor<16xf32>) in(%gw : f32) scalar(%found : tensor<i1>) {
  ^bb0(%out: f32, %in: f32, %scalar_in: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %scalar_in, %zero, %in : f32
    optim.yield %0 : f32
  }
  %lr = ml_program.global_load @lr : tensor<f32>
  %w = ml_program.global_load @w : tensor<16xf32>
  %vw = ml_program.global_load @w.velocity : tensor<16xf32>
  %w1, %vw1 = optim.lars_momentum params(%w : tensor<16xf32>) velocity(%vw : f32) grads(%gz : f32) lr(%lr : tensor<f32>)
      {gate = #optim.lars_gate<norms>, mu = 0.9 : f64, coeff = 1.0e-3 : f64, weight_decay = array<f64: 0.01>}
  ml_program.global_store @w = %w1 : tensor<16xf32>
  ml_program.global_store @w.velocity = %vw1 : tensor<16xf32>
  %b = ml_program.global_load @b : tensor<8xf32>
  %b1 = optim.sgd params(%b : tensor<8xf32>) grads(%gb : f32) lr(%lr : tensor<f32>) skip(%found : tensor<i1>)
  ml_program.global_store @b = %b1 : tensor<8xf32>
  return
}
