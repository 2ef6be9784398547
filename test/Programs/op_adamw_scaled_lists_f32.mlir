#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @num_bad_steps(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {dtype = i32, name = "num_bad_steps", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @num_good_steps(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {dtype = i32, name = "num_good_steps", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @loss_scaling(dense<1.000000e+03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "loss_scaling", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w2_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w2_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w2_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w2_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w2_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w2_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w2_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w2_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w1_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w1_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w1_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w1_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w1_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "w0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_moment2_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @w0_moment1_0(dense<0.000000e+00> : tensor<5x7xf32>) : tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "w0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w2(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w2", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad2", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg2: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %0 = optim.gradient @w0 %arg2 : tensor<5x7xf32>
    %loss_scaling = ml_program.global_load @loss_scaling : tensor<1xf32>
    %1 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%1 : tensor<1xf32>) in(%loss_scaling : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %18 = arith.divf %cst, %in : f32
      optim.yield %18 : f32
    }
    %2 = tensor.empty() : tensor<5x7xf32>
    %new_0 = optim.foreach out(%2 : tensor<5x7xf32>) in(%0 : f32) scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %18 = arith.mulf %in, %scalar : f32
      optim.yield %18 : f32
    }
    %3 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%3 : tensor<1xf32>) in(%new_0 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %18 = math.absf %in : f32
      %19 = arith.cmpf olt, %18, %cst : f32
      %cst_23 = arith.constant 0.000000e+00 : f32
      %cst_24 = arith.constant 1.000000e+00 : f32
      %20 = arith.select %19, %cst_23, %cst_24 : f32
      optim.yield %20 : f32
    }
    %4 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%4 : tensor<1xf32>) in(%sum : tensor<1xf32>)
    %5 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%5 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %18 = arith.cmpf olt, %cst, %in : f32
      optim.yield %18 : i1
    }
    %6 = optim.gradient @w1 %arg1 : tensor<5x7xf32>
    %7 = optim.gradient @w2 %arg0 : tensor<5x7xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %new_2 = optim.foreach_parameter out(%8 : tensor<1xf32>) in(%loss_scaling : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %18 = arith.divf %cst, %in : f32
      optim.yield %18 : f32
    }
    %9 = tensor.empty() : tensor<5x7xf32>
    %10 = tensor.empty() : tensor<5x7xf32>
    %new_3:2 = optim.foreach
        out(%9, %10 : tensor<5x7xf32>)
        in(%6, %7 : f32)
        scalar(%new_2 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %18 = arith.mulf %in, %scalar : f32
      optim.yield %18 : f32
    }
    %11 = tensor.empty() : tensor<2xf32>
    %sum_4 = optim.reduce
        out(%11 : tensor<2xf32>)
        in(%new_3#0, %new_3#1 : tensor<5x7xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %18 = math.absf %in : f32
      %19 = arith.cmpf olt, %18, %cst : f32
      %cst_23 = arith.constant 0.000000e+00 : f32
      %cst_24 = arith.constant 1.000000e+00 : f32
      %20 = arith.select %19, %cst_23, %cst_24 : f32
      optim.yield %20 : f32
    }
    %12 = tensor.empty() : tensor<1xf32>
    %total_5 = optim.reduce_parameters out(%12 : tensor<1xf32>) in(%sum_4 : tensor<2xf32>)
    %13 = tensor.empty() : tensor<1xi1>
    %new_6 = optim.foreach_parameter out(%13 : tensor<1xi1>) in(%total_5 : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %18 = arith.cmpf olt, %cst, %in : f32
      optim.yield %18 : i1
    }
    %14 = tensor.empty() : tensor<i1>
    %new_7 = optim.foreach_parameter out(%14 : tensor<i1>) in(%new_1 : tensor<1xi1>) in(%new_6 : tensor<1xi1>) {
    ^bb0(%out: i1, %in: i1, %in_23: i1):
      %18 = arith.ori %in, %in_23 : i1
      optim.yield %18 : i1
    }
    %15 = tensor.empty() : tensor<5x7xf32>
    %new_8 = optim.foreach out(%15 : tensor<5x7xf32>) in(%new_0 : f32) scalar(%new_7 : tensor<i1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %18 = arith.select %scalar, %cst, %in : f32
      optim.yield %18 : f32
    }
    %num_good_steps = ml_program.global_load @num_good_steps : tensor<1xi32>
    %num_bad_steps = ml_program.global_load @num_bad_steps : tensor<1xi32>
    %new_9, %new_10, %new_11 = optim.foreach_parameter out(%loss_scaling : tensor<1xf32>) out(%num_good_steps : tensor<1xi32>) out(%num_bad_steps : tensor<1xi32>) in(%new_7 : tensor<i1>) {
    ^bb0(%out: f32, %out_23: i32, %out_24: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %18 = arith.addi %out_23, %c1_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %19 = arith.cmpi eq, %18, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %20 = arith.select %19, %c0_i32, %18 : i32
      %c1_i32_25 = arith.constant 1 : i32
      %21 = arith.addi %out_24, %c1_i32_25 : i32
      %c1_i32_26 = arith.constant 1 : i32
      %22 = arith.cmpi eq, %21, %c1_i32_26 : i32
      %c0_i32_27 = arith.constant 0 : i32
      %23 = arith.select %22, %c0_i32_27, %21 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_28 = arith.constant 0.699999988 : f32
      %24 = arith.mulf %out, %cst_28 : f32
      %25 = arith.cmpf olt, %24, %cst : f32
      %26 = arith.select %25, %cst, %24 : f32
      %cst_29 = arith.constant 1.500000e+00 : f32
      %27 = arith.mulf %out, %cst_29 : f32
      %cst_30 = arith.constant 0x7F800000 : f32
      %28 = math.absf %27 : f32
      %29 = arith.cmpf olt, %28, %cst_30 : f32
      %30 = arith.select %29, %27, %out : f32
      %31 = arith.select %22, %26, %out : f32
      %32 = arith.select %19, %30, %out : f32
      %c0_i32_31 = arith.constant 0 : i32
      %33 = arith.select %in, %31, %32 : f32
      %34 = arith.select %in, %c0_i32_31, %20 : i32
      %35 = arith.select %in, %23, %c0_i32_31 : i32
      optim.yield %33, %34, %35 : f32, i32, i32
    }
    ml_program.global_store @loss_scaling = %new_9 : tensor<1xf32>
    ml_program.global_store @num_good_steps = %new_10 : tensor<1xi32>
    ml_program.global_store @num_bad_steps = %new_11 : tensor<1xi32>
    %16 = tensor.empty() : tensor<5x7xf32>
    %17 = tensor.empty() : tensor<5x7xf32>
    %new_12:2 = optim.foreach
        out(%16, %17 : tensor<5x7xf32>)
        in(%new_3#0, %new_3#1 : f32)
        scalar(%new_7 : tensor<i1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %18 = arith.select %scalar, %cst, %in : f32
      optim.yield %18 : f32
    }
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %w0_moment1_0 = ml_program.global_load @w0_moment1_0 : tensor<5x7xf32>
    %w0_moment2_0 = ml_program.global_load @w0_moment2_0 : tensor<5x7xf32>
    %w0_beta1_pow_acc_0 = ml_program.global_load @w0_beta1_pow_acc_0 : tensor<1xf32>
    %w0_beta2_pow_acc_0 = ml_program.global_load @w0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%w0 : tensor<5x7xf32>) moment1(%w0_moment1_0 : f32) moment2(%w0_moment2_0 : f32) beta1_pow(%w0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%w0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8 : f32) lr(%learning_rate_0 : tensor<f32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
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
    %params_13, %moment1_14, %moment2_15, %beta1_pow_16, %beta2_pow_17 = optim.adamw params(%w1 : tensor<5x7xf32>) moment1(%w1_moment1_0 : f32) moment2(%w1_moment2_0 : f32) beta1_pow(%w1_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%w1_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_12#0 : f32) lr(%learning_rate_0 : tensor<f32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @w1 = %params_13 : tensor<5x7xf32>
    ml_program.global_store @w1_moment1_0 = %moment1_14 : tensor<5x7xf32>
    ml_program.global_store @w1_moment2_0 = %moment2_15 : tensor<5x7xf32>
    ml_program.global_store @w1_beta1_pow_acc_0 = %beta1_pow_16 : tensor<1xf32>
    ml_program.global_store @w1_beta2_pow_acc_0 = %beta2_pow_17 : tensor<1xf32>
    %w2 = ml_program.global_load @w2 : tensor<5x7xf32>
    %w2_moment1_0 = ml_program.global_load @w2_moment1_0 : tensor<5x7xf32>
    %w2_moment2_0 = ml_program.global_load @w2_moment2_0 : tensor<5x7xf32>
    %w2_beta1_pow_acc_0 = ml_program.global_load @w2_beta1_pow_acc_0 : tensor<1xf32>
    %w2_beta2_pow_acc_0 = ml_program.global_load @w2_beta2_pow_acc_0 : tensor<1xf32>
    %params_18, %moment1_19, %moment2_20, %beta1_pow_21, %beta2_pow_22 = optim.adamw params(%w2 : tensor<5x7xf32>) moment1(%w2_moment1_0 : f32) moment2(%w2_moment2_0 : f32) beta1_pow(%w2_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%w2_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_12#1 : f32) lr(%learning_rate_0 : tensor<f32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @w2 = %params_18 : tensor<5x7xf32>
    ml_program.global_store @w2_moment1_0 = %moment1_19 : tensor<5x7xf32>
    ml_program.global_store @w2_moment2_0 = %moment2_20 : tensor<5x7xf32>
    ml_program.global_store @w2_beta1_pow_acc_0 = %beta1_pow_21 : tensor<1xf32>
    ml_program.global_store @w2_beta2_pow_acc_0 = %beta2_pow_22 : tensor<1xf32>
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
