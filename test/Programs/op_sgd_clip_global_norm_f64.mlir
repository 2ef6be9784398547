#extern = #ml_program.extern : tensor<5x7xf64>
module {
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f64>) : tensor<f64> {pir.attributes = {dtype = f64, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w2(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w2", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad2", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg2: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %0 = optim.gradient @w0 %arg2 : tensor<5x7xf64>
    %1 = tensor.empty() : tensor<1xf64>
    %sum = optim.reduce out(%1 : tensor<1xf64>) in(%0 : tensor<5x7xf64>) {
    ^bb0(%in: f64):
      %16 = arith.mulf %in, %in : f64
      optim.yield %16 : f64
    }
    %2 = optim.gradient @w1 %arg1 : tensor<5x7xf64>
    %3 = tensor.empty() : tensor<1xf64>
    %sum_0 = optim.reduce out(%3 : tensor<1xf64>) in(%2 : tensor<5x7xf64>) {
    ^bb0(%in: f64):
      %16 = arith.mulf %in, %in : f64
      optim.yield %16 : f64
    }
    %4 = optim.gradient @w2 %arg0 : tensor<5x7xf64>
    %5 = tensor.empty() : tensor<1xf64>
    %sum_1 = optim.reduce out(%5 : tensor<1xf64>) in(%4 : tensor<5x7xf64>) {
    ^bb0(%in: f64):
      %16 = arith.mulf %in, %in : f64
      optim.yield %16 : f64
    }
    %6 = tensor.empty() : tensor<3xf64>
    %new = optim.foreach_parameter
        out(%6 : tensor<3xf64>)
        in(%sum, %sum_0, %sum_1 : tensor<1xf64>) {
    ^bb0(%out: f64, %in: f64):
      optim.yield %in : f64
    }
    %7 = tensor.empty() : tensor<f64>
    %total = optim.reduce_parameters out(%7 : tensor<f64>) in(%new : tensor<3xf64>)
    %8 = tensor.empty() : tensor<1xf64>
    %new_2 = optim.foreach_parameter out(%8 : tensor<1xf64>) in(%total : tensor<f64>) {
    ^bb0(%out: f64, %in: f64):
      optim.yield %in : f64
    }
    %9 = tensor.empty() : tensor<f64>
    %total_3 = optim.reduce_parameters out(%9 : tensor<f64>) in(%new_2 : tensor<1xf64>)
    %10 = tensor.empty() : tensor<f64>
    %new_4 = optim.foreach_parameter out(%10 : tensor<f64>) in(%total_3 : tensor<f64>) {
    ^bb0(%out: f64, %in: f64):
      %16 = math.sqrt %in : f64
      optim.yield %16 : f64
    }
    %11 = tensor.empty() : tensor<1xf64>
    %new_5 = optim.foreach_parameter out(%11 : tensor<1xf64>) in(%new_4 : tensor<f64>) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 1.000000e+00 : f64
      %16 = arith.cmpf olt, %cst, %in : f64
      %17 = arith.cmpf uno, %in, %in : f64
      %18 = arith.ori %16, %17 : i1
      %19 = arith.select %18, %in, %cst : f64
      optim.yield %19 : f64
    }
    %12 = tensor.empty() : tensor<1xf64>
    %new_6 = optim.foreach_parameter out(%12 : tensor<1xf64>) in(%new_5 : tensor<1xf64>) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 1.000000e+00 : f64
      %16 = arith.divf %cst, %in : f64
      optim.yield %16 : f64
    }
    %13 = tensor.empty() : tensor<5x7xf64>
    %new_7 = optim.foreach out(%13 : tensor<5x7xf64>) in(%0 : f64) scalar(%new_6 : tensor<1xf64>) {
    ^bb0(%out: f64, %in: f64, %scalar: f64):
      %16 = arith.mulf %in, %scalar : f64
      optim.yield %16 : f64
    }
    %14 = tensor.empty() : tensor<5x7xf64>
    %new_8 = optim.foreach out(%14 : tensor<5x7xf64>) in(%2 : f64) scalar(%new_6 : tensor<1xf64>) {
    ^bb0(%out: f64, %in: f64, %scalar: f64):
      %16 = arith.mulf %in, %scalar : f64
      optim.yield %16 : f64
    }
    %15 = tensor.empty() : tensor<5x7xf64>
    %new_9 = optim.foreach out(%15 : tensor<5x7xf64>) in(%4 : f64) scalar(%new_6 : tensor<1xf64>) {
    ^bb0(%out: f64, %in: f64, %scalar: f64):
      %16 = arith.mulf %in, %scalar : f64
      optim.yield %16 : f64
    }
    %w0 = ml_program.global_load @w0 : tensor<5x7xf64>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f64>
    %params = optim.sgd params(%w0 : tensor<5x7xf64>) grads(%new_7 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w0 = %params : tensor<5x7xf64>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf64>
    %params_10 = optim.sgd params(%w1 : tensor<5x7xf64>) grads(%new_8 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w1 = %params_10 : tensor<5x7xf64>
    %w2 = ml_program.global_load @w2 : tensor<5x7xf64>
    %params_11 = optim.sgd params(%w2 : tensor<5x7xf64>) grads(%new_9 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w2 = %params_11 : tensor<5x7xf64>
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
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.uniform"(%8, %9, %10) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w2 = %11 : tensor<5x7xf64>
    return
  }
}
