#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w2(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w2", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad2", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg2: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %0 = optim.gradient @w0 %arg2 : tensor<5x7xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%1 : tensor<1xf32>) in(%0 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %14 = arith.mulf %in, %in : f32
      optim.yield %14 : f32
    }
    %2 = optim.gradient @w1 %arg1 : tensor<5x7xf32>
    %3 = tensor.empty() : tensor<1xf32>
    %sum_0 = optim.reduce out(%3 : tensor<1xf32>) in(%2 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %14 = arith.mulf %in, %in : f32
      optim.yield %14 : f32
    }
    %4 = optim.gradient @w2 %arg0 : tensor<5x7xf32>
    %5 = tensor.empty() : tensor<1xf32>
    %sum_1 = optim.reduce out(%5 : tensor<1xf32>) in(%4 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %14 = arith.mulf %in, %in : f32
      optim.yield %14 : f32
    }
    %6 = tensor.empty() : tensor<3xf32>
    %new = optim.foreach_parameter
        out(%6 : tensor<3xf32>)
        in(%sum, %sum_0, %sum_1 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %7 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%7 : tensor<1xf32>) in(%new : tensor<3xf32>)
    %8 = tensor.empty() : tensor<1xf32>
    %new_2 = optim.foreach_parameter out(%8 : tensor<1xf32>) in(%total : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %14 = math.sqrt %in : f32
      optim.yield %14 : f32
    }
    %9 = tensor.empty() : tensor<1xf32>
    %new_3 = optim.foreach_parameter out(%9 : tensor<1xf32>) in(%new_2 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %14 = arith.cmpf olt, %in, %cst : f32
      %15 = arith.cmpf uno, %cst, %cst : f32
      %16 = arith.ori %14, %15 : i1
      %17 = arith.select %16, %cst, %in : f32
      optim.yield %17 : f32
    }
    %10 = tensor.empty() : tensor<1xf32>
    %new_4 = optim.foreach_parameter out(%10 : tensor<1xf32>) in(%new_3 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %14 = arith.divf %cst, %in : f32
      optim.yield %14 : f32
    }
    %11 = tensor.empty() : tensor<5x7xf32>
    %new_5 = optim.foreach out(%11 : tensor<5x7xf32>) in(%0 : f32) scalar(%new_4 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %14 = arith.mulf %in, %scalar : f32
      optim.yield %14 : f32
    }
    %12 = tensor.empty() : tensor<5x7xf32>
    %new_6 = optim.foreach out(%12 : tensor<5x7xf32>) in(%2 : f32) scalar(%new_4 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %14 = arith.mulf %in, %scalar : f32
      optim.yield %14 : f32
    }
    %13 = tensor.empty() : tensor<5x7xf32>
    %new_7 = optim.foreach out(%13 : tensor<5x7xf32>) in(%4 : f32) scalar(%new_4 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %14 = arith.mulf %in, %scalar : f32
      optim.yield %14 : f32
    }
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params = optim.sgd params(%w0 : tensor<5x7xf32>) grads(%new_5 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @w0 = %params : tensor<5x7xf32>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf32>
    %params_8 = optim.sgd params(%w1 : tensor<5x7xf32>) grads(%new_6 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @w1 = %params_8 : tensor<5x7xf32>
    %w2 = ml_program.global_load @w2 : tensor<5x7xf32>
    %params_9 = optim.sgd params(%w2 : tensor<5x7xf32>) grads(%new_7 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @w2 = %params_9 : tensor<5x7xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w0 = %3 : tensor<5x7xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w1 = %7 : tensor<5x7xf32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.uniform"(%8, %9, %10) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w2 = %11 : tensor<5x7xf32>
    return
  }
}
