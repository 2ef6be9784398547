#extern = #ml_program.extern : tensor<8x16xf32>
#extern1 = #ml_program.extern : tensor<16x4xf32>
module {
  ml_program.global private mutable @linear_0.w_0(#extern) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern1) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @loss_scaling_0(dense<3.276800e+04> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "loss_scaling_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_bad_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_bad_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_good_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_good_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "learning_rate_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment1_0(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment2_0(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x8xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 8>, stop_gradient = [true]}}) {
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<8x16xf32>
    %0 = "pd_op.cast"(%linear_0.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x16xf32>) -> tensor<8x16xf16>
    %1 = "pd_op.cast"(%arg1) {dtype = f16, persistable = [false], stop_gradient = [true]} : (tensor<4x8xf32>) -> tensor<4x8xf16>
    %2 = "pd_op.matmul"(%1, %0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf16>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %3 = "pd_op.cast"(%linear_0.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %4 = "pd_op.add"(%2, %3) {persistable = [false], stop_gradient = [false]} : (tensor<4x16xf16>, tensor<16xf16>) -> tensor<4x16xf16>
    %5 = "pd_op.relu"(%4) {persistable = [false], stop_gradient = [false]} : (tensor<4x16xf16>) -> tensor<4x16xf16>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x4xf32>
    %6 = "pd_op.cast"(%linear_1.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x4xf32>) -> tensor<16x4xf16>
    %7 = "pd_op.matmul"(%5, %6) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x16xf16>, tensor<16x4xf16>) -> tensor<4x4xf16>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<4xf32>
    %8 = "pd_op.cast"(%linear_1.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4xf32>) -> tensor<4xf16>
    %9 = "pd_op.add"(%7, %8) {persistable = [false], stop_gradient = [false]} : (tensor<4x4xf16>, tensor<4xf16>) -> tensor<4x4xf16>
    %10 = "pd_op.cast"(%9) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x4xf16>) -> tensor<4x4xf32>
    %11:2 = "pd_op.cross_entropy_with_softmax"(%10, %arg0) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false, false], soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf32>, tensor<4x1xi64>) -> (tensor<4x4xf32>, tensor<4x1xf32>)
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %13 = "pd_op.mean"(%11#1, %12) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %14 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %15 = "pd_op.mean"(%13, %14) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %loss_scaling_0 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
    %16 = "pd_op.multiply"(%15, %loss_scaling_0) {persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
    %17 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [false], value = 1.000000e+00 : f32} : () -> tensor<1xf32>
    %18:2 = "pd_op.multiply_grad"(%15, %loss_scaling_0, %17) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<f32>, none)
    %19 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %20 = "pd_op.mean_grad"(%13, %18#0, %19) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %21 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %22 = "pd_op.mean_grad"(%11#1, %20, %21) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %23 = "pd_op.cross_entropy_with_softmax_grad"(%arg0, %11#0, %22) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false], soft_label = false, stop_gradient = [false], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %24 = "pd_op.cast"(%23) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x4xf32>) -> tensor<4x4xf16>
    %25:2 = "pd_op.add_grad"(%7, %8, %24) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x4xf16>, tensor<4xf16>, tensor<4x4xf16>) -> (tensor<4x4xf16>, tensor<4xf16>)
    %26:2 = "pd_op.matmul_grad"(%5, %6, %25#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x16xf16>, tensor<16x4xf16>, tensor<4x4xf16>) -> (tensor<4x16xf16>, tensor<16x4xf16>)
    %27 = "pd_op.relu_grad"(%5, %26#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16xf16>, tensor<4x16xf16>) -> tensor<4x16xf16>
    %28:2 = "pd_op.add_grad"(%2, %3, %27) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16xf16>, tensor<16xf16>, tensor<4x16xf16>) -> (tensor<4x16xf16>, tensor<16xf16>)
    %29:2 = "pd_op.matmul_grad"(%1, %0, %28#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf16>) -> (none, tensor<8x16xf16>)
    %30 = optim.gradient @linear_0.w_0 %29#1 : tensor<8x16xf16>
    %31 = optim.cast %30 : tensor<8x16xf16> to tensor<8x16xf32>
    %32 = optim.gradient @linear_0.b_0 %28#1 : tensor<16xf16>
    %33 = optim.cast %32 : tensor<16xf16> to tensor<16xf32>
    %34 = optim.gradient @linear_1.w_0 %26#1 : tensor<16x4xf16>
    %35 = optim.cast %34 : tensor<16x4xf16> to tensor<16x4xf32>
    %36 = optim.gradient @linear_1.b_0 %25#1 : tensor<4xf16>
    %37 = optim.cast %36 : tensor<4xf16> to tensor<4xf32>
    %38 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%38 : tensor<1xf32>) in(%loss_scaling_0 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %50 = arith.divf %cst, %in : f32
      optim.yield %50 : f32
    }
    %39 = tensor.empty() : tensor<8x16xf32>
    %40 = tensor.empty() : tensor<16xf32>
    %41 = tensor.empty() : tensor<16x4xf32>
    %42 = tensor.empty() : tensor<4xf32>
    %new_0:4 = optim.foreach
        out(%39, %40, %41, %42 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
        in(%31, %33, %35, %37 : f32)
        scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %50 = arith.mulf %in, %scalar : f32
      optim.yield %50 : f32
    }
    %43 = tensor.empty() : tensor<4xf32>
    %sum = optim.reduce
        out(%43 : tensor<4xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %50 = math.absf %in : f32
      %51 = arith.cmpf olt, %50, %cst : f32
      %cst_21 = arith.constant 0.000000e+00 : f32
      %cst_22 = arith.constant 1.000000e+00 : f32
      %52 = arith.select %51, %cst_21, %cst_22 : f32
      optim.yield %52 : f32
    }
    %44 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%44 : tensor<1xf32>) in(%sum : tensor<4xf32>)
    %45 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%45 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %50 = arith.cmpf olt, %cst, %in : f32
      optim.yield %50 : i1
    }
    %46 = tensor.empty() : tensor<8x16xf32>
    %47 = tensor.empty() : tensor<16xf32>
    %48 = tensor.empty() : tensor<16x4xf32>
    %49 = tensor.empty() : tensor<4xf32>
    %new_2:4 = optim.foreach
        out(%46, %47, %48, %49 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3 : f32)
        scalar(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %50 = arith.select %scalar, %cst, %in : f32
      optim.yield %50 : f32
    }
    %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
    %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
    %new_3, %new_4, %new_5 = optim.foreach_parameter out(%loss_scaling_0 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %out_21: i32, %out_22: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %50 = arith.addi %out_21, %c1_i32 : i32
      %c2000_i32 = arith.constant 2000 : i32
      %51 = arith.cmpi eq, %50, %c2000_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %52 = arith.select %51, %c0_i32, %50 : i32
      %c1_i32_23 = arith.constant 1 : i32
      %53 = arith.addi %out_22, %c1_i32_23 : i32
      %c1_i32_24 = arith.constant 1 : i32
      %54 = arith.cmpi eq, %53, %c1_i32_24 : i32
      %c0_i32_25 = arith.constant 0 : i32
      %55 = arith.select %54, %c0_i32_25, %53 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_26 = arith.constant 5.000000e-01 : f32
      %56 = arith.mulf %out, %cst_26 : f32
      %57 = arith.cmpf olt, %56, %cst : f32
      %58 = arith.select %57, %cst, %56 : f32
      %cst_27 = arith.constant 2.000000e+00 : f32
      %59 = arith.mulf %out, %cst_27 : f32
      %cst_28 = arith.constant 0x7F800000 : f32
      %60 = math.absf %59 : f32
      %61 = arith.cmpf olt, %60, %cst_28 : f32
      %62 = arith.select %61, %59, %out : f32
      %63 = arith.select %54, %58, %out : f32
      %64 = arith.select %51, %62, %out : f32
      %c0_i32_29 = arith.constant 0 : i32
      %65 = arith.select %in, %63, %64 : f32
      %66 = arith.select %in, %c0_i32_29, %52 : i32
      %67 = arith.select %in, %55, %c0_i32_29 : i32
      optim.yield %65, %66, %67 : f32, i32, i32
    }
    ml_program.global_store @loss_scaling_0 = %new_3 : tensor<1xf32>
    ml_program.global_store @num_good_steps_0 = %new_4 : tensor<1xi32>
    ml_program.global_store @num_bad_steps_0 = %new_5 : tensor<1xi32>
    %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%linear_0.b_0 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_0.b_0 = %params : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<8x16xf32>
    %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<8x16xf32>
    %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_6, %moment1_7, %moment2_8, %beta1_pow_9, %beta2_pow_10 = optim.adam params(%linear_0.w_0 : tensor<8x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_0.w_0 = %params_6 : tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0_moment1_0 = %moment1_7 : tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0_moment2_0 = %moment2_8 : tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow_9 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow_10 : tensor<1xf32>
    %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<4xf32>
    %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<4xf32>
    %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_11, %moment1_12, %moment2_13, %beta1_pow_14, %beta2_pow_15 = optim.adam params(%linear_1.b_0 : tensor<4xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_1.b_0 = %params_11 : tensor<4xf32>
    ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_12 : tensor<4xf32>
    ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_13 : tensor<4xf32>
    ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_14 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_15 : tensor<1xf32>
    %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x4xf32>
    %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x4xf32>
    %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_16, %moment1_17, %moment2_18, %beta1_pow_19, %beta2_pow_20 = optim.adam params(%linear_1.w_0 : tensor<16x4xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_1.w_0 = %params_16 : tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_17 : tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_18 : tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_19 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_20 : tensor<1xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 16]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -5.000000e-01 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 5.000000e-01 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0 = %3 : tensor<8x16xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.54772257804870605 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.54772257804870605 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0 = %7 : tensor<16x4xf32>
    return
  }
}
