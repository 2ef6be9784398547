#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @w0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w1_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w1_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "learning_rate_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @w0_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w1_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w1_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf32>
    %w0_moment1_0 = ml_program.global_load @w0_moment1_0 : tensor<5x7xf32>
    %w1_moment1_0 = ml_program.global_load @w1_moment1_0 : tensor<5x7xf32>
    %w0_moment2_0 = ml_program.global_load @w0_moment2_0 : tensor<5x7xf32>
    %w1_moment2_0 = ml_program.global_load @w1_moment2_0 : tensor<5x7xf32>
    %w0_beta1_pow_acc_0 = ml_program.global_load @w0_beta1_pow_acc_0 : tensor<1xf32>
    %w1_beta1_pow_acc_0 = ml_program.global_load @w1_beta1_pow_acc_0 : tensor<1xf32>
    %w0_beta2_pow_acc_0 = ml_program.global_load @w0_beta2_pow_acc_0 : tensor<1xf32>
    %w1_beta2_pow_acc_0 = ml_program.global_load @w1_beta2_pow_acc_0 : tensor<1xf32>
    %0 = optim.gradient @w0 %arg1 : tensor<5x7xf32>
    %1 = optim.gradient @w1 %arg0 : tensor<5x7xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params:2, %moment1:2, %moment2:2, %beta1_pow:2, %beta2_pow:2 = optim.adamw
        params(%w0, %w1 : tensor<5x7xf32>)
        moment1(%w0_moment1_0, %w1_moment1_0 : f32)
        moment2(%w0_moment2_0, %w1_moment2_0 : f32)
        beta1_pow(%w0_beta1_pow_acc_0, %w1_beta1_pow_acc_0 : tensor<1xf32>)
        beta2_pow(%w0_beta2_pow_acc_0, %w1_beta2_pow_acc_0 : tensor<1xf32>)
        grads(%0, %1 : f32)
        lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, numerics = #optim.numerics<paddle_cpu_fma>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @w0 = %params#0 : tensor<5x7xf32>
    ml_program.global_store @w1 = %params#1 : tensor<5x7xf32>
    ml_program.global_store @w0_moment1_0 = %moment1#0 : tensor<5x7xf32>
    ml_program.global_store @w1_moment1_0 = %moment1#1 : tensor<5x7xf32>
    ml_program.global_store @w0_moment2_0 = %moment2#0 : tensor<5x7xf32>
    ml_program.global_store @w1_moment2_0 = %moment2#1 : tensor<5x7xf32>
    ml_program.global_store @w0_beta1_pow_acc_0 = %beta1_pow#0 : tensor<1xf32>
    ml_program.global_store @w1_beta1_pow_acc_0 = %beta1_pow#1 : tensor<1xf32>
    ml_program.global_store @w0_beta2_pow_acc_0 = %beta2_pow#0 : tensor<1xf32>
    ml_program.global_store @w1_beta2_pow_acc_0 = %beta2_pow#1 : tensor<1xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w0 = %3 : tensor<5x7xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w1 = %7 : tensor<5x7xf32>
    return
  }
}
