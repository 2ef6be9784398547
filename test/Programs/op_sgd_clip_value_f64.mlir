#extern = #ml_program.extern : tensor<5x7xf64>
module {
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f64>) : tensor<f64> {pir.attributes = {dtype = f64, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %0 = optim.gradient @w0 %arg1 : tensor<5x7xf64>
    %1 = tensor.empty() : tensor<5x7xf64>
    %new = optim.foreach out(%1 : tensor<5x7xf64>) in(%0 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant -1.250000e-01 : f64
      %cst_3 = arith.constant 2.500000e-01 : f64
      %5 = arith.cmpf olt, %cst_3, %in : f64
      %6 = arith.select %5, %cst_3, %in : f64
      %7 = arith.cmpf olt, %in, %cst : f64
      %8 = arith.select %7, %cst, %6 : f64
      optim.yield %8 : f64
    }
    %2 = optim.gradient @w1 %arg0 : tensor<5x7xf64>
    %3 = tensor.empty() : tensor<5x7xf64>
    %new_0 = optim.foreach out(%3 : tensor<5x7xf64>) in(%2 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant -1.250000e-01 : f64
      %cst_3 = arith.constant 2.500000e-01 : f64
      %5 = arith.cmpf olt, %cst_3, %in : f64
      %6 = arith.select %5, %cst_3, %in : f64
      %7 = arith.cmpf olt, %in, %cst : f64
      %8 = arith.select %7, %cst, %6 : f64
      optim.yield %8 : f64
    }
    %4 = tensor.empty() : tensor<5x7xf64>
    %new_1 = optim.foreach out(%4 : tensor<5x7xf64>) in(%new_0 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 7.500000e-01 : f64
      %cst_3 = arith.constant 5.000000e-01 : f64
      %5 = arith.mulf %in, %cst : f64
      %6 = arith.addf %5, %cst_3 : f64
      optim.yield %6 : f64
    }
    %w0 = ml_program.global_load @w0 : tensor<5x7xf64>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f64>
    %params = optim.sgd params(%w0 : tensor<5x7xf64>) grads(%new : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w0 = %params : tensor<5x7xf64>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf64>
    %params_2 = optim.sgd params(%w1 : tensor<5x7xf64>) grads(%new_1 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w1 = %params_2 : tensor<5x7xf64>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w0 = %3 : tensor<5x7xf64>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w1 = %7 : tensor<5x7xf64>
    return
  }
}
