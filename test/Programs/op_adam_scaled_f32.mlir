#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @num_bad_steps(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {dtype = i32, name = "num_bad_steps", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @num_good_steps(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {dtype = i32, name = "num_good_steps", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @loss_scaling(dense<1.024000e+03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "loss_scaling", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w1_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w1_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w1_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w1_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %0 = optim.gradient @w0 %arg1 : tensor<5x7xf32>
    %1 = optim.gradient @w1 %arg0 : tensor<5x7xf32>
    %loss_scaling = ml_program.global_load @loss_scaling : tensor<1xf32>
    %2 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%2 : tensor<1xf32>) in(%loss_scaling : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %10 = arith.divf %cst, %in : f32
      optim.yield %10 : f32
    }
    %3 = tensor.empty() : tensor<5x7xf32>
    %4 = tensor.empty() : tensor<5x7xf32>
    %new_0:2 = optim.foreach
        out(%3, %4 : tensor<5x7xf32>)
        in(%0, %1 : f32)
        scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %10 = arith.mulf %in, %scalar : f32
      optim.yield %10 : f32
    }
    %5 = tensor.empty() : tensor<2xf32>
    %sum = optim.reduce
        out(%5 : tensor<2xf32>)
        in(%new_0#0, %new_0#1 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %10 = math.absf %in : f32
      %11 = arith.cmpf olt, %10, %cst : f32
      %cst_11 = arith.constant 0.000000e+00 : f32
      %cst_12 = arith.constant 1.000000e+00 : f32
      %12 = arith.select %11, %cst_11, %cst_12 : f32
      optim.yield %12 : f32
    }
    %6 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%6 : tensor<1xf32>) in(%sum : tensor<2xf32>)
    %7 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%7 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %10 = arith.cmpf olt, %cst, %in : f32
      optim.yield %10 : i1
    }
    %8 = tensor.empty() : tensor<5x7xf32>
    %9 = tensor.empty() : tensor<5x7xf32>
    %new_2:2 = optim.foreach
        out(%8, %9 : tensor<5x7xf32>)
        in(%new_0#0, %new_0#1 : f32)
        scalar(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %10 = arith.select %scalar, %cst, %in : f32
      optim.yield %10 : f32
    }
    %num_good_steps = ml_program.global_load @num_good_steps : tensor<1xi32>
    %num_bad_steps = ml_program.global_load @num_bad_steps : tensor<1xi32>
    %new_3, %new_4, %new_5 = optim.foreach_parameter out(%loss_scaling : tensor<1xf32>) out(%num_good_steps : tensor<1xi32>) out(%num_bad_steps : tensor<1xi32>) in(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %out_11: i32, %out_12: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %10 = arith.addi %out_11, %c1_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %11 = arith.cmpi eq, %10, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %12 = arith.select %11, %c0_i32, %10 : i32
      %c1_i32_13 = arith.constant 1 : i32
      %13 = arith.addi %out_12, %c1_i32_13 : i32
      %c1_i32_14 = arith.constant 1 : i32
      %14 = arith.cmpi eq, %13, %c1_i32_14 : i32
      %c0_i32_15 = arith.constant 0 : i32
      %15 = arith.select %14, %c0_i32_15, %13 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_16 = arith.constant 5.000000e-01 : f32
      %16 = arith.mulf %out, %cst_16 : f32
      %17 = arith.cmpf olt, %16, %cst : f32
      %18 = arith.select %17, %cst, %16 : f32
      %cst_17 = arith.constant 2.000000e+00 : f32
      %19 = arith.mulf %out, %cst_17 : f32
      %cst_18 = arith.constant 0x7F800000 : f32
      %20 = math.absf %19 : f32
      %21 = arith.cmpf olt, %20, %cst_18 : f32
      %22 = arith.select %21, %19, %out : f32
      %23 = arith.select %14, %18, %out : f32
      %24 = arith.select %11, %22, %out : f32
      %c0_i32_19 = arith.constant 0 : i32
      %25 = arith.select %in, %23, %24 : f32
      %26 = arith.select %in, %c0_i32_19, %12 : i32
      %27 = arith.select %in, %15, %c0_i32_19 : i32
      optim.yield %25, %26, %27 : f32, i32, i32
    }
    ml_program.global_store @loss_scaling = %new_3 : tensor<1xf32>
    ml_program.global_store @num_good_steps = %new_4 : tensor<1xi32>
    ml_program.global_store @num_bad_steps = %new_5 : tensor<1xi32>
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %w0_moment1_0 = ml_program.global_load @w0_moment1_0 : tensor<5x7xf32>
    %w0_moment2_0 = ml_program.global_load @w0_moment2_0 : tensor<5x7xf32>
    %w0_beta1_pow_acc_0 = ml_program.global_load @w0_beta1_pow_acc_0 : tensor<1xf32>
    %w0_beta2_pow_acc_0 = ml_program.global_load @w0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%w0 : tensor<5x7xf32>) moment1(%w0_moment1_0 : f32) moment2(%w0_moment2_0 : f32) beta1_pow(%w0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%w0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#0 : f32) lr(%learning_rate_0 : tensor<f32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @w0 = %params : tensor<5x7xf32>
    ml_program.global_store @w0_moment1_0 = %moment1 : tensor<5x7xf32>
    ml_program.global_store @w0_moment2_0 = %moment2 : tensor<5x7xf32>
    ml_program.global_store @w0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @w0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %w1 = ml_program.global_load @w1 : tensor<5x7xf32>
    %w1_moment1_0 = ml_program.global_load @w1_moment1_0 : tensor<5x7xf32>
    %w1_moment2_0 = ml_program.global_load @w1_moment2_0 : tensor<5x7xf32>
    %w1_beta1_pow_acc_0 = ml_program.global_load @w1_beta1_pow_acc_0 : tensor<1xf32>
    %w1_beta2_pow_acc_0 = ml_program.global_load @w1_beta2_pow_acc_0 : tensor<1xf32>
    %params_6, %moment1_7, %moment2_8, %beta1_pow_9, %beta2_pow_10 = optim.adam params(%w1 : tensor<5x7xf32>) moment1(%w1_moment1_0 : f32) moment2(%w1_moment2_0 : f32) beta1_pow(%w1_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%w1_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#1 : f32) lr(%learning_rate_0 : tensor<f32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @w1 = %params_6 : tensor<5x7xf32>
    ml_program.global_store @w1_moment1_0 = %moment1_7 : tensor<5x7xf32>
    ml_program.global_store @w1_moment2_0 = %moment2_8 : tensor<5x7xf32>
    ml_program.global_store @w1_beta1_pow_acc_0 = %beta1_pow_9 : tensor<1xf32>
    ml_program.global_store @w1_beta2_pow_acc_0 = %beta2_pow_10 : tensor<1xf32>
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
