#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @w1_velocity_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w1_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_velocity_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %0 = optim.gradient @w0 %arg1 : tensor<5x7xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%1 : tensor<1xf32>) in(%0 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %8 = arith.mulf %in, %in : f32
      optim.yield %8 : f32
    }
    %2 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%2 : tensor<1xf32>) in(%sum : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %8 = math.sqrt %in : f32
      %cst = arith.constant 1.000000e+00 : f32
      %9 = arith.cmpf ole, %8, %cst : f32
      %10 = arith.divf %cst, %8 : f32
      %cst_4 = arith.constant 1.000000e+00 : f32
      %11 = arith.select %9, %cst_4, %10 : f32
      optim.yield %11 : f32
    }
    %3 = tensor.empty() : tensor<5x7xf32>
    %new_0 = optim.foreach out(%3 : tensor<5x7xf32>) in(%0 : f32) scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %8 = arith.mulf %in, %scalar : f32
      optim.yield %8 : f32
    }
    %4 = optim.gradient @w1 %arg0 : tensor<5x7xf32>
    %5 = tensor.empty() : tensor<1xf32>
    %sum_1 = optim.reduce out(%5 : tensor<1xf32>) in(%4 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %8 = arith.mulf %in, %in : f32
      optim.yield %8 : f32
    }
    %6 = tensor.empty() : tensor<1xf32>
    %new_2 = optim.foreach_parameter out(%6 : tensor<1xf32>) in(%sum_1 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %8 = math.sqrt %in : f32
      %cst = arith.constant 1.000000e+00 : f32
      %9 = arith.cmpf ole, %8, %cst : f32
      %10 = arith.divf %cst, %8 : f32
      %cst_4 = arith.constant 1.000000e+00 : f32
      %11 = arith.select %9, %cst_4, %10 : f32
      optim.yield %11 : f32
    }
    %7 = tensor.empty() : tensor<5x7xf32>
    %new_3 = optim.foreach out(%7 : tensor<5x7xf32>) in(%4 : f32) scalar(%new_2 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %8 = arith.mulf %in, %scalar : f32
      optim.yield %8 : f32
    }
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf32>
    %w0_velocity_0 = ml_program.global_load @w0_velocity_0 : tensor<5x7xf32>
    %w1_velocity_0 = ml_program.global_load @w1_velocity_0 : tensor<5x7xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params:2, %velocity:2 = optim.lars_momentum
        params(%w0, %w1 : tensor<5x7xf32>)
        velocity(%w0_velocity_0, %w1_velocity_0 : f32)
        grads(%new_0, %new_3 : f32)
        lr(%learning_rate_0 : tensor<f32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4, 0.000000e+00>}
    ml_program.global_store @w0 = %params#0 : tensor<5x7xf32>
    ml_program.global_store @w1 = %params#1 : tensor<5x7xf32>
    ml_program.global_store @w0_velocity_0 = %velocity#0 : tensor<5x7xf32>
    ml_program.global_store @w1_velocity_0 = %velocity#1 : tensor<5x7xf32>
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
    return
  }
}
