#extern = #ml_program.extern : tensor<5x7xf64>
module {
  ml_program.global private mutable @w0_learning_rates_0(dense<1.000000e-01> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_learning_rates_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_prevs_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_prevs_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f64>) : tensor<f64> {pir.attributes = {dtype = f64, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf64>
    %0 = tensor.empty() : tensor<5x7xf64>
    %new = optim.foreach out(%0 : tensor<5x7xf64>) in(%w0 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %cst_1 = arith.constant 0.000000e+00 : f64
      %6 = arith.mulf %in, %cst : f64
      %7 = arith.addf %6, %cst_1 : f64
      optim.yield %7 : f64
    }
    %1 = optim.gradient @w0 %arg0 : tensor<5x7xf64>
    %2 = tensor.empty() : tensor<5x7xf64>
    %new_0 = optim.foreach out(%2 : tensor<5x7xf64>) in(%1 : f64) in(%new : f64) {
    ^bb0(%out: f64, %in: f64, %in_1: f64):
      %6 = arith.addf %in, %in_1 : f64
      optim.yield %6 : f64
    }
    %3 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0]} : () -> tensor<1xi64>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [1]} : () -> tensor<1xi64>
    %5 = "pd_op.slice"(%w0, %3, %4) {axes = [0], decrease_axis = [0], infer_flags = [1], stop_gradient = [true]} : (tensor<5x7xf64>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf64>
    %w0_prevs_0 = ml_program.global_load @w0_prevs_0 : tensor<5x7xf64>
    %w0_learning_rates_0 = ml_program.global_load @w0_learning_rates_0 : tensor<5x7xf64>
    %params, %prev, %step_size = optim.rprop params(%w0 : tensor<5x7xf64>) prev(%w0_prevs_0 : f64) step_size(%w0_learning_rates_0 : f64) grads(%new_0 : f64) {eta_minus = 7.500000e-01 : f64, eta_plus = 1.100000e+00 : f64, step_max = 1.150000e-01 : f64, step_min = 7.000000e-02 : f64}
    ml_program.global_store @w0 = %params : tensor<5x7xf64>
    ml_program.global_store @w0_prevs_0 = %prev : tensor<5x7xf64>
    ml_program.global_store @w0_learning_rates_0 = %step_size : tensor<5x7xf64>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w0 = %3 : tensor<5x7xf64>
    return
  }
}
