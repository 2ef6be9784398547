#extern = #ml_program.extern : tensor<5x7xf64>
module {
  ml_program.global private mutable @w1_beta1_pow_acc_0(dense<9.000000e-01> : tensor<1xf64>) : tensor<1xf64> {pir.attributes = {dtype = f64, name = "w1_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_inf_norm_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w1_inf_norm_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_moment_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w1_moment_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_beta1_pow_acc_0(dense<9.000000e-01> : tensor<1xf64>) : tensor<1xf64> {pir.attributes = {dtype = f64, name = "w0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_inf_norm_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_inf_norm_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_moment_0(dense<0.000000e+00> : tensor<5x7xf64>) : tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "w0_moment_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f64>) : tensor<f64> {pir.attributes = {dtype = f64, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf64>
    %w0_moment_0 = ml_program.global_load @w0_moment_0 : tensor<5x7xf64>
    %w0_inf_norm_0 = ml_program.global_load @w0_inf_norm_0 : tensor<5x7xf64>
    %w0_beta1_pow_acc_0 = ml_program.global_load @w0_beta1_pow_acc_0 : tensor<1xf64>
    %0 = optim.gradient @w0 %arg1 : tensor<5x7xf64>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f64>
    %params, %moment, %inf_norm, %beta1_pow = optim.adamax params(%w0 : tensor<5x7xf64>) moment(%w0_moment_0 : f64) inf_norm(%w0_inf_norm_0 : f64) beta1_pow(%w0_beta1_pow_acc_0 : tensor<1xf64>) grads(%0 : f64) lr(%learning_rate_0 : tensor<f64>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @w0 = %params : tensor<5x7xf64>
    ml_program.global_store @w0_moment_0 = %moment : tensor<5x7xf64>
    ml_program.global_store @w0_inf_norm_0 = %inf_norm : tensor<5x7xf64>
    ml_program.global_store @w0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf64>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf64>
    %w1_moment_0 = ml_program.global_load @w1_moment_0 : tensor<5x7xf64>
    %w1_inf_norm_0 = ml_program.global_load @w1_inf_norm_0 : tensor<5x7xf64>
    %w1_beta1_pow_acc_0 = ml_program.global_load @w1_beta1_pow_acc_0 : tensor<1xf64>
    %1 = optim.gradient @w1 %arg0 : tensor<5x7xf64>
    %params_0, %moment_1, %inf_norm_2, %beta1_pow_3 = optim.adamax params(%w1 : tensor<5x7xf64>) moment(%w1_moment_0 : f64) inf_norm(%w1_inf_norm_0 : f64) beta1_pow(%w1_beta1_pow_acc_0 : tensor<1xf64>) grads(%1 : f64) lr(%learning_rate_0 : tensor<f64>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @w1 = %params_0 : tensor<5x7xf64>
    ml_program.global_store @w1_moment_0 = %moment_1 : tensor<5x7xf64>
    ml_program.global_store @w1_inf_norm_0 = %inf_norm_2 : tensor<5x7xf64>
    ml_program.global_store @w1_beta1_pow_acc_0 = %beta1_pow_3 : tensor<1xf64>
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
