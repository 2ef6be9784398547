#extern = #ml_program.extern : tensor<5x7xf64>
module {
  ml_program.global private mutable @w0_mean_grad_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_mean_grad_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_mean_square_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_mean_square_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_momentum_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_momentum_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f64>) : tensor<f64> {pir.attributes = {dtype = f64, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf64>
    %w0_momentum_0 = ml_program.global_load @w0_momentum_0 : tensor<5x7xf64>
    %w0_mean_square_0 = ml_program.global_load @w0_mean_square_0 : tensor<5x7xf64>
    %w0_mean_grad_0 = ml_program.global_load @w0_mean_grad_0 : tensor<5x7xf64>
    %0 = optim.gradient @w0 %arg0 : tensor<5x7xf64>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f64>
    %params, %velocity, %mean_square, %mean_grad = optim.rmsprop params(%w0 : tensor<5x7xf64>) velocity(%w0_momentum_0 : f64) mean_square(%w0_mean_square_0 : f64) mean_grad(%w0_mean_grad_0 : f64) grads(%0 : f64) lr(%learning_rate_0 : tensor<f64>) {epsilon = 9.9999999747524271E-7 : f64, momentum = 0.89999997615814208 : f64, rho = 0.94999998807907104 : f64}
    ml_program.global_store @w0 = %params : tensor<5x7xf64>
    ml_program.global_store @w0_momentum_0 = %velocity : tensor<5x7xf64>
    ml_program.global_store @w0_mean_square_0 = %mean_square : tensor<5x7xf64>
    ml_program.global_store @w0_mean_grad_0 = %mean_grad : tensor<5x7xf64>
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
