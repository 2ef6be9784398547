#extern = #ml_program.extern : tensor<8x16xf32>
#extern1 = #ml_program.extern : tensor<16x4xf32>
module {
  ml_program.global private mutable @linear_0.w_0(#extern) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern1) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @loss_scaling_0(dense<1.000000e+03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "loss_scaling_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @gradient_merge_step(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "gradient_merge_step", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @gradient_merge_k(dense<3> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "gradient_merge_k", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @gradient_merge_zero(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "gradient_merge_zero", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_0.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_0.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_1.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_1.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment1_0(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment2_0(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @num_good_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_good_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "learning_rate_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_bad_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_bad_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
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
    %26 = "pd_op.cast"(%25#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4xf16>) -> tensor<4xf32>
    %27:2 = "pd_op.matmul_grad"(%5, %6, %25#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x16xf16>, tensor<16x4xf16>, tensor<4x4xf16>) -> (tensor<4x16xf16>, tensor<16x4xf16>)
    %28 = "pd_op.cast"(%27#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x4xf16>) -> tensor<16x4xf32>
    %29 = "pd_op.relu_grad"(%5, %27#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16xf16>, tensor<4x16xf16>) -> tensor<4x16xf16>
    %30:2 = "pd_op.add_grad"(%2, %3, %29) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16xf16>, tensor<16xf16>, tensor<4x16xf16>) -> (tensor<4x16xf16>, tensor<16xf16>)
    %31 = "pd_op.cast"(%30#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %32:2 = "pd_op.matmul_grad"(%1, %0, %30#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf16>) -> (none, tensor<8x16xf16>)
    %33 = "pd_op.cast"(%32#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<8x16xf16>) -> tensor<8x16xf32>
    %gradient_merge_step = ml_program.global_load @gradient_merge_step : tensor<1xi32>
    %34 = "pd_op.increment_"(%gradient_merge_step) {persistable = [true], stop_gradient = [true], value = 1.000000e+00 : f32} : (tensor<1xi32>) -> tensor<1xi32>
    ml_program.global_store @gradient_merge_step = %34 : tensor<1xi32>
    %gradient_merge_k = ml_program.global_load @gradient_merge_k : tensor<1xi32>
    %35 = "pd_op.remainder_"(%34, %gradient_merge_k) {persistable = [true], stop_gradient = [true]} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    ml_program.global_store @gradient_merge_step = %35 : tensor<1xi32>
    %gradient_merge_zero = ml_program.global_load @gradient_merge_zero : tensor<1xi32>
    %36 = "pd_op.equal"(%35, %gradient_merge_zero) {persistable = [false], stop_gradient = [true]} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %linear_0.w_040GRAD40GradientMerge = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<8x16xf32>
    %37 = "pd_op.add_"(%linear_0.w_040GRAD40GradientMerge, %33) {persistable = [true], stop_gradient = [true]} : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
    ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %37 : tensor<8x16xf32>
    %linear_0.b_040GRAD40GradientMerge = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %38 = "pd_op.add_"(%linear_0.b_040GRAD40GradientMerge, %31) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %38 : tensor<16xf32>
    %linear_1.w_040GRAD40GradientMerge = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x4xf32>
    %39 = "pd_op.add_"(%linear_1.w_040GRAD40GradientMerge, %28) {persistable = [true], stop_gradient = [true]} : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %39 : tensor<16x4xf32>
    %linear_1.b_040GRAD40GradientMerge = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<4xf32>
    %40 = "pd_op.add_"(%linear_1.b_040GRAD40GradientMerge, %26) {persistable = [true], stop_gradient = [true]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %40 : tensor<4xf32>
    "pd_op.if"(%36) ({
      %41 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.3333333432674408 : f64} : () -> tensor<1xf32>
      %linear_0.w_040GRAD40GradientMerge_0 = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<8x16xf32>
      %42 = "pd_op.scale_"(%linear_0.w_040GRAD40GradientMerge_0, %41) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<8x16xf32>, tensor<1xf32>) -> tensor<8x16xf32>
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %42 : tensor<8x16xf32>
      %43 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.3333333432674408 : f64} : () -> tensor<1xf32>
      %linear_0.b_040GRAD40GradientMerge_1 = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %44 = "pd_op.scale_"(%linear_0.b_040GRAD40GradientMerge_1, %43) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %44 : tensor<16xf32>
      %45 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.3333333432674408 : f64} : () -> tensor<1xf32>
      %linear_1.w_040GRAD40GradientMerge_2 = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x4xf32>
      %46 = "pd_op.scale_"(%linear_1.w_040GRAD40GradientMerge_2, %45) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x4xf32>, tensor<1xf32>) -> tensor<16x4xf32>
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %46 : tensor<16x4xf32>
      %47 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.3333333432674408 : f64} : () -> tensor<1xf32>
      %linear_1.b_040GRAD40GradientMerge_3 = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<4xf32>
      %48 = "pd_op.scale_"(%linear_1.b_040GRAD40GradientMerge_3, %47) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %48 : tensor<4xf32>
      %49 = optim.gradient @linear_0.w_0 %42 : tensor<8x16xf32>
      %50 = optim.gradient @linear_0.b_0 %44 : tensor<16xf32>
      %51 = optim.gradient @linear_1.w_0 %46 : tensor<16x4xf32>
      %52 = optim.gradient @linear_1.b_0 %48 : tensor<4xf32>
      %loss_scaling_0_4 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
      %53 = tensor.empty() : tensor<1xf32>
      %new = optim.foreach_parameter out(%53 : tensor<1xf32>) in(%loss_scaling_0_4 : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32):
        %cst = arith.constant 1.000000e+00 : f32
        %69 = arith.divf %cst, %in : f32
        optim.yield %69 : f32
      }
      %54 = tensor.empty() : tensor<8x16xf32>
      %55 = tensor.empty() : tensor<16xf32>
      %56 = tensor.empty() : tensor<16x4xf32>
      %57 = tensor.empty() : tensor<4xf32>
      %new_5:4 = optim.foreach
          out(%54, %55, %56, %57 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
          in(%49, %50, %51, %52 : f32)
          scalar(%new : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32, %scalar: f32):
        %69 = arith.mulf %in, %scalar : f32
        optim.yield %69 : f32
      }
      %58 = tensor.empty() : tensor<4xf32>
      %sum = optim.reduce
          out(%58 : tensor<4xf32>)
          in(%new_5#0, %new_5#1, %new_5#2, %new_5#3 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>) {
      ^bb0(%in: f32):
        %cst = arith.constant 0x7F800000 : f32
        %69 = math.absf %in : f32
        %70 = arith.cmpf olt, %69, %cst : f32
        %cst_30 = arith.constant 0.000000e+00 : f32
        %cst_31 = arith.constant 1.000000e+00 : f32
        %71 = arith.select %70, %cst_30, %cst_31 : f32
        optim.yield %71 : f32
      }
      %59 = tensor.empty() : tensor<1xf32>
      %total = optim.sum_parameters out(%59 : tensor<1xf32>) in(%sum : tensor<4xf32>)
      %60 = tensor.empty() : tensor<1xi1>
      %new_6 = optim.foreach_parameter out(%60 : tensor<1xi1>) in(%total : tensor<1xf32>) {
      ^bb0(%out: i1, %in: f32):
        %cst = arith.constant 0.000000e+00 : f32
        %69 = arith.cmpf olt, %cst, %in : f32
        optim.yield %69 : i1
      }
      %61 = tensor.empty() : tensor<8x16xf32>
      %62 = tensor.empty() : tensor<16xf32>
      %63 = tensor.empty() : tensor<16x4xf32>
      %64 = tensor.empty() : tensor<4xf32>
      %new_7:4 = optim.foreach
          out(%61, %62, %63, %64 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
          in(%new_5#0, %new_5#1, %new_5#2, %new_5#3 : f32)
          scalar(%new_6 : tensor<1xi1>) {
      ^bb0(%out: f32, %in: f32, %scalar: i1):
        %cst = arith.constant 0.000000e+00 : f32
        %69 = arith.select %scalar, %cst, %in : f32
        optim.yield %69 : f32
      }
      %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
      %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
      %new_8, %new_9, %new_10 = optim.foreach_parameter out(%loss_scaling_0_4 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_6 : tensor<1xi1>) {
      ^bb0(%out: f32, %out_30: i32, %out_31: i32, %in: i1):
        %c1_i32 = arith.constant 1 : i32
        %69 = arith.addi %out_30, %c1_i32 : i32
        %c2_i32 = arith.constant 2 : i32
        %70 = arith.cmpi eq, %69, %c2_i32 : i32
        %c0_i32 = arith.constant 0 : i32
        %71 = arith.select %70, %c0_i32, %69 : i32
        %c1_i32_32 = arith.constant 1 : i32
        %72 = arith.addi %out_31, %c1_i32_32 : i32
        %c1_i32_33 = arith.constant 1 : i32
        %73 = arith.cmpi eq, %72, %c1_i32_33 : i32
        %c0_i32_34 = arith.constant 0 : i32
        %74 = arith.select %73, %c0_i32_34, %72 : i32
        %cst = arith.constant 1.000000e+00 : f32
        %cst_35 = arith.constant 0.699999988 : f32
        %75 = arith.mulf %out, %cst_35 : f32
        %76 = arith.cmpf olt, %75, %cst : f32
        %77 = arith.select %76, %cst, %75 : f32
        %cst_36 = arith.constant 1.500000e+00 : f32
        %78 = arith.mulf %out, %cst_36 : f32
        %cst_37 = arith.constant 0x7F800000 : f32
        %79 = math.absf %78 : f32
        %80 = arith.cmpf olt, %79, %cst_37 : f32
        %81 = arith.select %80, %78, %out : f32
        %82 = arith.select %73, %77, %out : f32
        %83 = arith.select %70, %81, %out : f32
        %c0_i32_38 = arith.constant 0 : i32
        %84 = arith.select %in, %82, %83 : f32
        %85 = arith.select %in, %c0_i32_38, %71 : i32
        %86 = arith.select %in, %74, %c0_i32_38 : i32
        optim.yield %84, %85, %86 : f32, i32, i32
      }
      ml_program.global_store @loss_scaling_0 = %new_8 : tensor<1xf32>
      ml_program.global_store @num_good_steps_0 = %new_9 : tensor<1xi32>
      ml_program.global_store @num_bad_steps_0 = %new_10 : tensor<1xi32>
      %linear_0.b_0_11 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
      %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
      %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
      %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
      %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%linear_0.b_0_11 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_7#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_6 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.b_0 = %params : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
      ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
      %linear_0.w_0_12 = ml_program.global_load @linear_0.w_0 : tensor<8x16xf32>
      %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<8x16xf32>
      %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<8x16xf32>
      %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_13, %moment1_14, %moment2_15, %beta1_pow_16, %beta2_pow_17 = optim.adam params(%linear_0.w_0_12 : tensor<8x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_7#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_6 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.w_0 = %params_13 : tensor<8x16xf32>
      ml_program.global_store @linear_0.w_0_moment1_0 = %moment1_14 : tensor<8x16xf32>
      ml_program.global_store @linear_0.w_0_moment2_0 = %moment2_15 : tensor<8x16xf32>
      ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow_16 : tensor<1xf32>
      ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow_17 : tensor<1xf32>
      %linear_1.b_0_18 = ml_program.global_load @linear_1.b_0 : tensor<4xf32>
      %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<4xf32>
      %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<4xf32>
      %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_19, %moment1_20, %moment2_21, %beta1_pow_22, %beta2_pow_23 = optim.adam params(%linear_1.b_0_18 : tensor<4xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_7#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_6 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.b_0 = %params_19 : tensor<4xf32>
      ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_20 : tensor<4xf32>
      ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_21 : tensor<4xf32>
      ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_22 : tensor<1xf32>
      ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_23 : tensor<1xf32>
      %linear_1.w_0_24 = ml_program.global_load @linear_1.w_0 : tensor<16x4xf32>
      %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x4xf32>
      %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x4xf32>
      %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_25, %moment1_26, %moment2_27, %beta1_pow_28, %beta2_pow_29 = optim.adam params(%linear_1.w_0_24 : tensor<16x4xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_7#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_6 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.w_0 = %params_25 : tensor<16x4xf32>
      ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_26 : tensor<16x4xf32>
      ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_27 : tensor<16x4xf32>
      ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_28 : tensor<1xf32>
      ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_29 : tensor<1xf32>
      %65 = "pd_op.full_"(%42) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 16>, value = 0.000000e+00 : f32} : (tensor<8x16xf32>) -> tensor<8x16xf32>
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %65 : tensor<8x16xf32>
      %66 = "pd_op.full_"(%44) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %66 : tensor<16xf32>
      %67 = "pd_op.full_"(%46) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4>, value = 0.000000e+00 : f32} : (tensor<16x4xf32>) -> tensor<16x4xf32>
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %67 : tensor<16x4xf32>
      %68 = "pd_op.full_"(%48) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, value = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %68 : tensor<4xf32>
      "pir_cf.yield"() : () -> ()
    }, {
      "pir_cf.yield"() : () -> ()
    }) {fake_false_branch = true} : (tensor<1xi1>) -> ()
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
