#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @w0_learning_rates_0(dense<1.000000e-01> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_learning_rates_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_prevs_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_prevs_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %0 = tensor.empty() : tensor<5x7xf32>
    %new = optim.foreach out(%0 : tensor<5x7xf32>) in(%w0 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_1 = arith.constant 0.000000e+00 : f32
      %6 = arith.mulf %in, %cst : f32
      %7 = arith.addf %6, %cst_1 : f32
      optim.yield %7 : f32
    }
    %1 = optim.gradient @w0 %arg0 : tensor<5x7xf32>
    %2 = tensor.empty() : tensor<5x7xf32>
    %new_0 = optim.foreach out(%2 : tensor<5x7xf32>) in(%1 : f32) in(%new : f32) {
    ^bb0(%out: f32, %in: f32, %in_1: f32):
      %6 = arith.addf %in, %in_1 : f32
      optim.yield %6 : f32
    }
    %3 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0]} : () -> tensor<1xi64>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [1]} : () -> tensor<1xi64>
    %5 = "pd_op.slice"(%w0, %3, %4) {axes = [0], decrease_axis = [0], infer_flags = [1], stop_gradient = [true]} : (tensor<5x7xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf32>
    %w0_prevs_0 = ml_program.global_load @w0_prevs_0 : tensor<5x7xf32>
    %w0_learning_rates_0 = ml_program.global_load @w0_learning_rates_0 : tensor<5x7xf32>
    %params, %prev, %step_size = optim.rprop params(%w0 : tensor<5x7xf32>) prev(%w0_prevs_0 : f32) step_size(%w0_learning_rates_0 : f32) grads(%new_0 : f32) {eta_minus = 7.500000e-01 : f64, eta_plus = 1.1000000238418579 : f64, step_max = 0.11500000208616257 : f64, step_min = 0.070000000298023224 : f64}
    ml_program.global_store @w0 = %params : tensor<5x7xf32>
    ml_program.global_store @w0_prevs_0 = %prev : tensor<5x7xf32>
    ml_program.global_store @w0_learning_rates_0 = %step_size : tensor<5x7xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w0 = %3 : tensor<5x7xf32>
    return
  }
}
