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
    %26 = optim.gradient @linear_1.b_0 %25#1 : tensor<4xf16>
    %27 = optim.cast %26 : tensor<4xf16> to tensor<4xf32>
    %28:2 = "pd_op.matmul_grad"(%5, %6, %25#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x16xf16>, tensor<16x4xf16>, tensor<4x4xf16>) -> (tensor<4x16xf16>, tensor<16x4xf16>)
    %29 = optim.gradient @linear_1.w_0 %28#1 : tensor<16x4xf16>
    %30 = optim.cast %29 : tensor<16x4xf16> to tensor<16x4xf32>
    %31 = "pd_op.relu_grad"(%5, %28#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16xf16>, tensor<4x16xf16>) -> tensor<4x16xf16>
    %32:2 = "pd_op.add_grad"(%2, %3, %31) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16xf16>, tensor<16xf16>, tensor<4x16xf16>) -> (tensor<4x16xf16>, tensor<16xf16>)
    %33 = optim.gradient @linear_0.b_0 %32#1 : tensor<16xf16>
    %34 = optim.cast %33 : tensor<16xf16> to tensor<16xf32>
    %35:2 = "pd_op.matmul_grad"(%1, %0, %32#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf16>) -> (none, tensor<8x16xf16>)
    %36 = optim.gradient @linear_0.w_0 %35#1 : tensor<8x16xf16>
    %37 = optim.cast %36 : tensor<8x16xf16> to tensor<8x16xf32>
    %gradient_merge_step = ml_program.global_load @gradient_merge_step : tensor<1xi32>
    %new = optim.foreach_parameter out(%gradient_merge_step : tensor<1xi32>) {
    ^bb0(%out: i32):
      %c1_i32 = arith.constant 1 : i32
      %39 = arith.addi %out, %c1_i32 : i32
      optim.yield %39 : i32
    }
    ml_program.global_store @gradient_merge_step = %new : tensor<1xi32>
    %gradient_merge_k = ml_program.global_load @gradient_merge_k : tensor<1xi32>
    %new_0 = optim.foreach_parameter out(%new : tensor<1xi32>) in(%gradient_merge_k : tensor<1xi32>) {
    ^bb0(%out: i32, %in: i32):
      %c0_i32 = arith.constant 0 : i32
      %c-1_i32 = arith.constant -1 : i32
      %39 = arith.cmpi eq, %in, %c-1_i32 : i32
      %40 = arith.cmpi eq, %in, %c0_i32 : i32
      %41 = arith.ori %40, %39 : i1
      %c1_i32 = arith.constant 1 : i32
      %42 = arith.select %41, %c1_i32, %in : i32
      %43 = arith.remsi %out, %42 : i32
      %44 = arith.xori %43, %42 : i32
      %45 = arith.cmpi slt, %44, %c0_i32 : i32
      %46 = arith.cmpi ne, %43, %c0_i32 : i32
      %47 = arith.andi %46, %45 : i1
      %48 = arith.addi %43, %42 : i32
      %49 = arith.select %47, %48, %43 : i32
      optim.yield %49 : i32
    }
    ml_program.global_store @gradient_merge_step = %new_0 : tensor<1xi32>
    %gradient_merge_zero = ml_program.global_load @gradient_merge_zero : tensor<1xi32>
    %38 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%38 : tensor<1xi1>) in(%new_0 : tensor<1xi32>) in(%gradient_merge_zero : tensor<1xi32>) {
    ^bb0(%out: i1, %in: i32, %in_6: i32):
      %39 = arith.cmpi eq, %in, %in_6 : i32
      optim.yield %39 : i1
    }
    %linear_0.w_040GRAD40GradientMerge = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<8x16xf32>
    %new_2 = optim.foreach out(%linear_0.w_040GRAD40GradientMerge : tensor<8x16xf32>) in(%37 : f32) {
    ^bb0(%out: f32, %in: f32):
      %39 = arith.addf %out, %in : f32
      optim.yield %39 : f32
    }
    ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_2 : tensor<8x16xf32>
    %linear_0.b_040GRAD40GradientMerge = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_3 = optim.foreach out(%linear_0.b_040GRAD40GradientMerge : tensor<16xf32>) in(%34 : f32) {
    ^bb0(%out: f32, %in: f32):
      %39 = arith.addf %out, %in : f32
      optim.yield %39 : f32
    }
    ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_3 : tensor<16xf32>
    %linear_1.w_040GRAD40GradientMerge = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x4xf32>
    %new_4 = optim.foreach out(%linear_1.w_040GRAD40GradientMerge : tensor<16x4xf32>) in(%30 : f32) {
    ^bb0(%out: f32, %in: f32):
      %39 = arith.addf %out, %in : f32
      optim.yield %39 : f32
    }
    ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_4 : tensor<16x4xf32>
    %linear_1.b_040GRAD40GradientMerge = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<4xf32>
    %new_5 = optim.foreach out(%linear_1.b_040GRAD40GradientMerge : tensor<4xf32>) in(%27 : f32) {
    ^bb0(%out: f32, %in: f32):
      %39 = arith.addf %out, %in : f32
      optim.yield %39 : f32
    }
    ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_5 : tensor<4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %new_1[%c0] : tensor<1xi1>
    scf.if %extracted {
      %linear_0.w_040GRAD40GradientMerge_6 = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<8x16xf32>
      %new_7 = optim.foreach out(%linear_0.w_040GRAD40GradientMerge_6 : tensor<8x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.333333343 : f32
        %cst_45 = arith.constant 0.000000e+00 : f32
        %51 = arith.addf %out, %cst_45 : f32
        %52 = arith.mulf %51, %cst : f32
        optim.yield %52 : f32
      }
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_7 : tensor<8x16xf32>
      %linear_0.b_040GRAD40GradientMerge_8 = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_9 = optim.foreach out(%linear_0.b_040GRAD40GradientMerge_8 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.333333343 : f32
        %cst_45 = arith.constant 0.000000e+00 : f32
        %51 = arith.addf %out, %cst_45 : f32
        %52 = arith.mulf %51, %cst : f32
        optim.yield %52 : f32
      }
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_9 : tensor<16xf32>
      %linear_1.w_040GRAD40GradientMerge_10 = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x4xf32>
      %new_11 = optim.foreach out(%linear_1.w_040GRAD40GradientMerge_10 : tensor<16x4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.333333343 : f32
        %cst_45 = arith.constant 0.000000e+00 : f32
        %51 = arith.addf %out, %cst_45 : f32
        %52 = arith.mulf %51, %cst : f32
        optim.yield %52 : f32
      }
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_11 : tensor<16x4xf32>
      %linear_1.b_040GRAD40GradientMerge_12 = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<4xf32>
      %new_13 = optim.foreach out(%linear_1.b_040GRAD40GradientMerge_12 : tensor<4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.333333343 : f32
        %cst_45 = arith.constant 0.000000e+00 : f32
        %51 = arith.addf %out, %cst_45 : f32
        %52 = arith.mulf %51, %cst : f32
        optim.yield %52 : f32
      }
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_13 : tensor<4xf32>
      %loss_scaling_0_14 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
      %39 = tensor.empty() : tensor<1xf32>
      %new_15 = optim.foreach_parameter out(%39 : tensor<1xf32>) in(%loss_scaling_0_14 : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32):
        %cst = arith.constant 1.000000e+00 : f32
        %51 = arith.divf %cst, %in : f32
        optim.yield %51 : f32
      }
      %40 = tensor.empty() : tensor<8x16xf32>
      %41 = tensor.empty() : tensor<16xf32>
      %42 = tensor.empty() : tensor<16x4xf32>
      %43 = tensor.empty() : tensor<4xf32>
      %new_16:4 = optim.foreach
          out(%40, %41, %42, %43 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
          in(%new_7, %new_9, %new_11, %new_13 : f32)
          scalar(%new_15 : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32, %scalar: f32):
        %51 = arith.mulf %in, %scalar : f32
        optim.yield %51 : f32
      }
      %44 = tensor.empty() : tensor<4xf32>
      %sum = optim.reduce
          out(%44 : tensor<4xf32>)
          in(%new_16#0, %new_16#1, %new_16#2, %new_16#3 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>) {
      ^bb0(%in: f32):
        %cst = arith.constant 0x7F800000 : f32
        %51 = math.absf %in : f32
        %52 = arith.cmpf olt, %51, %cst : f32
        %cst_45 = arith.constant 0.000000e+00 : f32
        %cst_46 = arith.constant 1.000000e+00 : f32
        %53 = arith.select %52, %cst_45, %cst_46 : f32
        optim.yield %53 : f32
      }
      %45 = tensor.empty() : tensor<1xf32>
      %total = optim.reduce_parameters out(%45 : tensor<1xf32>) in(%sum : tensor<4xf32>)
      %46 = tensor.empty() : tensor<1xi1>
      %new_17 = optim.foreach_parameter out(%46 : tensor<1xi1>) in(%total : tensor<1xf32>) {
      ^bb0(%out: i1, %in: f32):
        %cst = arith.constant 0.000000e+00 : f32
        %51 = arith.cmpf olt, %cst, %in : f32
        optim.yield %51 : i1
      }
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_16#0 : tensor<8x16xf32>
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_16#1 : tensor<16xf32>
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_16#2 : tensor<16x4xf32>
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_16#3 : tensor<4xf32>
      %47 = tensor.empty() : tensor<8x16xf32>
      %48 = tensor.empty() : tensor<16xf32>
      %49 = tensor.empty() : tensor<16x4xf32>
      %50 = tensor.empty() : tensor<4xf32>
      %new_18:4 = optim.foreach
          out(%47, %48, %49, %50 : tensor<8x16xf32>, tensor<16xf32>, tensor<16x4xf32>, tensor<4xf32>)
          in(%new_16#0, %new_16#1, %new_16#2, %new_16#3 : f32)
          scalar(%new_17 : tensor<1xi1>) {
      ^bb0(%out: f32, %in: f32, %scalar: i1):
        %cst = arith.constant 0.000000e+00 : f32
        %51 = arith.select %scalar, %cst, %in : f32
        optim.yield %51 : f32
      }
      %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
      %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
      %new_19, %new_20, %new_21 = optim.foreach_parameter out(%loss_scaling_0_14 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_17 : tensor<1xi1>) {
      ^bb0(%out: f32, %out_45: i32, %out_46: i32, %in: i1):
        %c1_i32 = arith.constant 1 : i32
        %51 = arith.addi %out_45, %c1_i32 : i32
        %c2_i32 = arith.constant 2 : i32
        %52 = arith.cmpi eq, %51, %c2_i32 : i32
        %c0_i32 = arith.constant 0 : i32
        %53 = arith.select %52, %c0_i32, %51 : i32
        %c1_i32_47 = arith.constant 1 : i32
        %54 = arith.addi %out_46, %c1_i32_47 : i32
        %c1_i32_48 = arith.constant 1 : i32
        %55 = arith.cmpi eq, %54, %c1_i32_48 : i32
        %c0_i32_49 = arith.constant 0 : i32
        %56 = arith.select %55, %c0_i32_49, %54 : i32
        %cst = arith.constant 1.000000e+00 : f32
        %cst_50 = arith.constant 0.699999988 : f32
        %57 = arith.mulf %out, %cst_50 : f32
        %58 = arith.cmpf olt, %57, %cst : f32
        %59 = arith.select %58, %cst, %57 : f32
        %cst_51 = arith.constant 1.500000e+00 : f32
        %60 = arith.mulf %out, %cst_51 : f32
        %cst_52 = arith.constant 0x7F800000 : f32
        %61 = math.absf %60 : f32
        %62 = arith.cmpf olt, %61, %cst_52 : f32
        %63 = arith.select %62, %60, %out : f32
        %64 = arith.select %55, %59, %out : f32
        %65 = arith.select %52, %63, %out : f32
        %c0_i32_53 = arith.constant 0 : i32
        %66 = arith.select %in, %64, %65 : f32
        %67 = arith.select %in, %c0_i32_53, %53 : i32
        %68 = arith.select %in, %56, %c0_i32_53 : i32
        optim.yield %66, %67, %68 : f32, i32, i32
      }
      ml_program.global_store @loss_scaling_0 = %new_19 : tensor<1xf32>
      ml_program.global_store @num_good_steps_0 = %new_20 : tensor<1xi32>
      ml_program.global_store @num_bad_steps_0 = %new_21 : tensor<1xi32>
      %linear_0.b_0_22 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
      %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
      %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
      %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
      %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%linear_0.b_0_22 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_18#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_17 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.b_0 = %params : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
      ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
      %linear_0.w_0_23 = ml_program.global_load @linear_0.w_0 : tensor<8x16xf32>
      %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<8x16xf32>
      %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<8x16xf32>
      %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_24, %moment1_25, %moment2_26, %beta1_pow_27, %beta2_pow_28 = optim.adam params(%linear_0.w_0_23 : tensor<8x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_18#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_17 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.w_0 = %params_24 : tensor<8x16xf32>
      ml_program.global_store @linear_0.w_0_moment1_0 = %moment1_25 : tensor<8x16xf32>
      ml_program.global_store @linear_0.w_0_moment2_0 = %moment2_26 : tensor<8x16xf32>
      ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow_27 : tensor<1xf32>
      ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow_28 : tensor<1xf32>
      %linear_1.b_0_29 = ml_program.global_load @linear_1.b_0 : tensor<4xf32>
      %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<4xf32>
      %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<4xf32>
      %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_30, %moment1_31, %moment2_32, %beta1_pow_33, %beta2_pow_34 = optim.adam params(%linear_1.b_0_29 : tensor<4xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_18#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_17 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.b_0 = %params_30 : tensor<4xf32>
      ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_31 : tensor<4xf32>
      ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_32 : tensor<4xf32>
      ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_33 : tensor<1xf32>
      ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_34 : tensor<1xf32>
      %linear_1.w_0_35 = ml_program.global_load @linear_1.w_0 : tensor<16x4xf32>
      %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x4xf32>
      %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x4xf32>
      %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_36, %moment1_37, %moment2_38, %beta1_pow_39, %beta2_pow_40 = optim.adam params(%linear_1.w_0_35 : tensor<16x4xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_18#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_17 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.w_0 = %params_36 : tensor<16x4xf32>
      ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_37 : tensor<16x4xf32>
      ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_38 : tensor<16x4xf32>
      ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_39 : tensor<1xf32>
      ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_40 : tensor<1xf32>
      %new_41 = optim.foreach out(%new_16#0 : tensor<8x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_41 : tensor<8x16xf32>
      %new_42 = optim.foreach out(%new_16#1 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_42 : tensor<16xf32>
      %new_43 = optim.foreach out(%new_16#2 : tensor<16x4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_43 : tensor<16x4xf32>
      %new_44 = optim.foreach out(%new_16#3 : tensor<4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_44 : tensor<4xf32>
    } {pir.attributes = {fake_false_branch = true}}
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
