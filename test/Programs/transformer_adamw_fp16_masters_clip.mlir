!tuple = tuple<tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>>
#extern = #ml_program.extern : tensor<16x16xf16>
#extern1 = #ml_program.extern : tensor<16xf16>
#extern2 = #ml_program.extern : tensor<16x32xf16>
#extern3 = #ml_program.extern : tensor<32xf16>
#extern4 = #ml_program.extern : tensor<32x16xf16>
#extern5 = #ml_program.extern : tensor<96x4xf16>
#extern6 = #ml_program.extern : tensor<4xf16>
#extern7 = #ml_program.extern : tensor<16xf32>
#extern8 = #ml_program.extern : tensor<16x16xf32>
#extern9 = #ml_program.extern : tensor<32xf32>
#extern10 = #ml_program.extern : tensor<16x32xf32>
#extern11 = #ml_program.extern : tensor<32x16xf32>
#extern12 = #ml_program.extern : tensor<4xf32>
#extern13 = #ml_program.extern : tensor<96x4xf32>
module {
  ml_program.global private mutable @linear_0.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0(#extern2) : tensor<16x32xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0(#extern3) : tensor<32xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0(#extern4) : tensor<32x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0(#extern) : tensor<16x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0(#extern2) : tensor<16x32xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0(#extern3) : tensor<32xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0(#extern4) : tensor<32x16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0(#extern1) : tensor<16xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0(#extern5) : tensor<96x4xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0(#extern6) : tensor<4xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "learning_rate_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_fp32_master_0(#extern9) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_fp32_master_0(#extern10) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_fp32_master_0(#extern11) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_fp32_master_0(#extern12) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_fp32_master_0(#extern13) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_fp32_master_0(#extern9) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_fp32_master_0(#extern10) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_fp32_master_0(#extern11) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_fp32_master_0(#extern7) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_fp32_master_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_fp32_master_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_fp32_master_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_fp32_master_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_fp32_master_0(#extern8) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_fp32_master_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_fp32_master_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_fp32_master_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_fp32_master_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @loss_scaling_0(dense<1.000000e+00> : tensor<1xf32>) : tensor<1xf32>
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [true]}}, %arg2: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "flatten_0.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg3: tensor<4x6x2x8xf16> {pir.attributes = {dtype = f16, name = "reshape2_7.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 2, 8>, stop_gradient = [false]}}, %arg4: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_6.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg5: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_5.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg6: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_4.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg7: tensor<4x6x2x8xf16> {pir.attributes = {dtype = f16, name = "reshape2_3.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 2, 8>, stop_gradient = [false]}}, %arg8: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_2.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg9: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_1.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg10: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_0.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}) {
    %0 = "pd_op.cast"(%arg1) {dtype = f16, persistable = [false], stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf16>
    %1 = "pd_op.matmul"(%0, %linear_0.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf16>
    %2 = "pd_op.add"(%1, %linear_0.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %3 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %4 = "pd_op.reshape"(%2, %3) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %5 = "pd_op.transpose"(%4) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf16>
    %6 = "pd_op.matmul"(%0, %linear_1.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<16xf16>
    %7 = "pd_op.add"(%6, %linear_1.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %linear_2.w_0 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf16>
    %8 = "pd_op.matmul"(%0, %linear_2.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_2.b_0 = ml_program.global_load @linear_2.b_0 : tensor<16xf16>
    %9 = "pd_op.add"(%8, %linear_2.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %10 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %11 = "pd_op.reshape"(%7, %10) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %12 = "pd_op.transpose"(%11) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %13 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %14 = "pd_op.reshape"(%9, %13) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %15 = "pd_op.transpose"(%14) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %16 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %17 = "pd_op.scale"(%5, %16) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %18 = "pd_op.matmul"(%17, %12) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x6xf16>
    %19 = "pd_op.softmax"(%18) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %20 = "pd_op.matmul"(%19, %15) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x8xf16>
    %21 = "pd_op.transpose"(%20) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %22 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 16]} : () -> tensor<3xi64>
    %23 = "pd_op.reshape"(%21, %22) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<3xi64>) -> tensor<4x6x16xf16>
    %linear_3.w_0 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf16>
    %24 = "pd_op.matmul"(%23, %linear_3.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_3.b_0 = ml_program.global_load @linear_3.b_0 : tensor<16xf16>
    %25 = "pd_op.add"(%24, %linear_3.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %26 = "pd_op.add"(%0, %25) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %layer_norm_0.w_0 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
    %layer_norm_0.b_0 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
    %27:3 = "pd_op.layer_norm"(%26, %layer_norm_0.w_0, %layer_norm_0.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf16>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_4.w_0 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf16>
    %28 = "pd_op.matmul"(%27#0, %linear_4.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>) -> tensor<4x6x32xf16>
    %linear_4.b_0 = ml_program.global_load @linear_4.b_0 : tensor<32xf16>
    %29 = "pd_op.add"(%28, %linear_4.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<32xf16>) -> tensor<4x6x32xf16>
    %30 = "pd_op.relu"(%29) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %linear_5.w_0 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf16>
    %31 = "pd_op.matmul"(%30, %linear_5.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>) -> tensor<4x6x16xf16>
    %linear_5.b_0 = ml_program.global_load @linear_5.b_0 : tensor<16xf16>
    %32 = "pd_op.add"(%31, %linear_5.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %33 = "pd_op.add"(%27#0, %32) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %layer_norm_1.w_0 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
    %layer_norm_1.b_0 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
    %34:3 = "pd_op.layer_norm"(%33, %layer_norm_1.w_0, %layer_norm_1.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf16>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_6.w_0 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf16>
    %35 = "pd_op.matmul"(%34#0, %linear_6.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_6.b_0 = ml_program.global_load @linear_6.b_0 : tensor<16xf16>
    %36 = "pd_op.add"(%35, %linear_6.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %37 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %38 = "pd_op.reshape"(%36, %37) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %39 = "pd_op.transpose"(%38) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %linear_7.w_0 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf16>
    %40 = "pd_op.matmul"(%34#0, %linear_7.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_7.b_0 = ml_program.global_load @linear_7.b_0 : tensor<16xf16>
    %41 = "pd_op.add"(%40, %linear_7.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %linear_8.w_0 = ml_program.global_load @linear_8.w_0 : tensor<16x16xf16>
    %42 = "pd_op.matmul"(%34#0, %linear_8.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_8.b_0 = ml_program.global_load @linear_8.b_0 : tensor<16xf16>
    %43 = "pd_op.add"(%42, %linear_8.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %44 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %45 = "pd_op.reshape"(%41, %44) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %46 = "pd_op.transpose"(%45) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %47 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %48 = "pd_op.reshape"(%43, %47) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %49 = "pd_op.transpose"(%48) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %50 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %51 = "pd_op.scale"(%39, %50) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %52 = "pd_op.matmul"(%51, %46) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x6xf16>
    %53 = "pd_op.softmax"(%52) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %54 = "pd_op.matmul"(%53, %49) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x8xf16>
    %55 = "pd_op.transpose"(%54) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %56 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 16]} : () -> tensor<3xi64>
    %57 = "pd_op.reshape"(%55, %56) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<3xi64>) -> tensor<4x6x16xf16>
    %linear_9.w_0 = ml_program.global_load @linear_9.w_0 : tensor<16x16xf16>
    %58 = "pd_op.matmul"(%57, %linear_9.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_9.b_0 = ml_program.global_load @linear_9.b_0 : tensor<16xf16>
    %59 = "pd_op.add"(%58, %linear_9.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %60 = "pd_op.add"(%34#0, %59) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %layer_norm_2.w_0 = ml_program.global_load @layer_norm_2.w_0 : tensor<16xf32>
    %layer_norm_2.b_0 = ml_program.global_load @layer_norm_2.b_0 : tensor<16xf32>
    %61:3 = "pd_op.layer_norm"(%60, %layer_norm_2.w_0, %layer_norm_2.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf16>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_10.w_0 = ml_program.global_load @linear_10.w_0 : tensor<16x32xf16>
    %62 = "pd_op.matmul"(%61#0, %linear_10.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>) -> tensor<4x6x32xf16>
    %linear_10.b_0 = ml_program.global_load @linear_10.b_0 : tensor<32xf16>
    %63 = "pd_op.add"(%62, %linear_10.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<32xf16>) -> tensor<4x6x32xf16>
    %64 = "pd_op.relu"(%63) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %linear_11.w_0 = ml_program.global_load @linear_11.w_0 : tensor<32x16xf16>
    %65 = "pd_op.matmul"(%64, %linear_11.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>) -> tensor<4x6x16xf16>
    %linear_11.b_0 = ml_program.global_load @linear_11.b_0 : tensor<16xf16>
    %66 = "pd_op.add"(%65, %linear_11.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %67 = "pd_op.add"(%61#0, %66) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %layer_norm_3.w_0 = ml_program.global_load @layer_norm_3.w_0 : tensor<16xf32>
    %layer_norm_3.b_0 = ml_program.global_load @layer_norm_3.b_0 : tensor<16xf32>
    %68:3 = "pd_op.layer_norm"(%67, %layer_norm_3.w_0, %layer_norm_3.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf16>, tensor<4x6xf32>, tensor<4x6xf32>)
    %69 = "pd_op.flatten"(%68#0) {persistable = [false], start_axis = 1 : i32, stop_axis = 2 : i32, stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x96xf16>
    %linear_12.w_0 = ml_program.global_load @linear_12.w_0 : tensor<96x4xf16>
    %70 = "pd_op.matmul"(%69, %linear_12.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>) -> tensor<4x4xf16>
    %linear_12.b_0 = ml_program.global_load @linear_12.b_0 : tensor<4xf16>
    %71 = "pd_op.add"(%70, %linear_12.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4xf16>, tensor<4xf16>) -> tensor<4x4xf16>
    %72:2 = "pd_op.cross_entropy_with_softmax"(%71, %arg0) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false, false], soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf16>, tensor<4x1xi64>) -> (tensor<4x4xf16>, tensor<4x1xf16>)
    %73 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %74 = "pd_op.mean"(%72#1, %73) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<4x1xf16>, tensor<0xi64>) -> tensor<f16>
    %75 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %76 = "pd_op.mean"(%74, %75) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<f16>, tensor<0xi64>) -> tensor<f16>
    %77 = "pd_op.cast"(%76) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<f16>) -> tensor<f32>
    %78 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [false], value = 1.000000e+00 : f32} : () -> tensor<f32>
    %79 = "pd_op.cast"(%78) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<f32>) -> tensor<f16>
    %80 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %81 = "pd_op.mean_grad"(%74, %79, %80) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<f16>, tensor<f16>, tensor<0xi64>) -> tensor<f16>
    %82 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %83 = "pd_op.mean_grad"(%72#1, %81, %82) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<4x1xf16>, tensor<f16>, tensor<0xi64>) -> tensor<4x1xf16>
    %84 = "pd_op.cross_entropy_with_softmax_grad"(%arg0, %72#0, %83) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false], soft_label = false, stop_gradient = [false], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf16>, tensor<4x1xf16>) -> tensor<4x4xf16>
    %85:2 = "pd_op.add_grad"(%70, %linear_12.b_0, %84) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x4xf16>, tensor<4xf16>, tensor<4x4xf16>) -> (tensor<4x4xf16>, tensor<4xf16>)
    %86:2 = "pd_op.matmul_grad"(%69, %linear_12.w_0, %85#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>, tensor<4x4xf16>) -> (tensor<4x96xf16>, tensor<96x4xf16>)
    %87 = "pd_op.flatten_grad"(%arg2, %86#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x96xf16>) -> tensor<4x6x16xf16>
    %88:3 = "pd_op.layer_norm_grad"(%67, %layer_norm_3.w_0, %layer_norm_3.b_0, %68#1, %68#2, %87) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %89:2 = "pd_op.add_grad"(%61#0, %66, %88#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %90:2 = "pd_op.add_grad"(%65, %linear_11.b_0, %89#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %91:2 = "pd_op.matmul_grad"(%64, %linear_11.w_0, %90#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %92 = "pd_op.relu_grad"(%64, %91#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %93:2 = "pd_op.add_grad"(%62, %linear_10.b_0, %92) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %94:2 = "pd_op.matmul_grad"(%61#0, %linear_10.w_0, %93#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %95 = "pir.combine"(%89#0, %94#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %96 = "pd_op.add_n"(%95) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %97:3 = "pd_op.layer_norm_grad"(%60, %layer_norm_2.w_0, %layer_norm_2.b_0, %61#1, %61#2, %96) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %98:2 = "pd_op.add_grad"(%34#0, %59, %97#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %99:2 = "pd_op.add_grad"(%58, %linear_9.b_0, %98#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %100:2 = "pd_op.matmul_grad"(%57, %linear_9.w_0, %99#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %101 = "pd_op.reshape_grad"(%arg3, %100#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %102 = "pd_op.transpose_grad"(%101) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %103:2 = "pd_op.matmul_grad"(%53, %49, %102) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %104 = "pd_op.softmax_grad"(%53, %103#0) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>, tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %105:2 = "pd_op.matmul_grad"(%51, %46, %104) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %106 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %107 = "pd_op.scale"(%105#0, %106) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %108 = "pd_op.transpose_grad"(%103#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %109 = "pd_op.reshape_grad"(%arg4, %108) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %110 = "pd_op.transpose_grad"(%105#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %111 = "pd_op.reshape_grad"(%arg5, %110) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %112:2 = "pd_op.add_grad"(%42, %linear_8.b_0, %109) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %113:2 = "pd_op.matmul_grad"(%34#0, %linear_8.w_0, %112#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %114:2 = "pd_op.add_grad"(%40, %linear_7.b_0, %111) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %115:2 = "pd_op.matmul_grad"(%34#0, %linear_7.w_0, %114#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %116 = "pd_op.transpose_grad"(%107) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %117 = "pd_op.reshape_grad"(%arg6, %116) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %118:2 = "pd_op.add_grad"(%35, %linear_6.b_0, %117) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %119:2 = "pd_op.matmul_grad"(%34#0, %linear_6.w_0, %118#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %120 = "pir.combine"(%98#0, %113#0, %115#0, %119#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %121 = "pd_op.add_n"(%120) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %122:3 = "pd_op.layer_norm_grad"(%33, %layer_norm_1.w_0, %layer_norm_1.b_0, %34#1, %34#2, %121) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %123:2 = "pd_op.add_grad"(%27#0, %32, %122#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %124:2 = "pd_op.add_grad"(%31, %linear_5.b_0, %123#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %125:2 = "pd_op.matmul_grad"(%30, %linear_5.w_0, %124#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %126 = "pd_op.relu_grad"(%30, %125#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %127:2 = "pd_op.add_grad"(%28, %linear_4.b_0, %126) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %128:2 = "pd_op.matmul_grad"(%27#0, %linear_4.w_0, %127#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %129 = "pir.combine"(%123#0, %128#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %130 = "pd_op.add_n"(%129) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %131:3 = "pd_op.layer_norm_grad"(%26, %layer_norm_0.w_0, %layer_norm_0.b_0, %27#1, %27#2, %130) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %132:2 = "pd_op.add_grad"(%0, %25, %131#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<4x6x16xf16>)
    %133:2 = "pd_op.add_grad"(%24, %linear_3.b_0, %132#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %134:2 = "pd_op.matmul_grad"(%23, %linear_3.w_0, %133#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %135 = "pd_op.reshape_grad"(%arg7, %134#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %136 = "pd_op.transpose_grad"(%135) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %137:2 = "pd_op.matmul_grad"(%19, %15, %136) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %138 = "pd_op.softmax_grad"(%19, %137#0) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>, tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %139:2 = "pd_op.matmul_grad"(%17, %12, %138) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %140 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %141 = "pd_op.scale"(%139#0, %140) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %142 = "pd_op.transpose_grad"(%137#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %143 = "pd_op.reshape_grad"(%arg8, %142) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %144 = "pd_op.transpose_grad"(%139#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %145 = "pd_op.reshape_grad"(%arg9, %144) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %146:2 = "pd_op.add_grad"(%8, %linear_2.b_0, %143) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %147:2 = "pd_op.matmul_grad"(%0, %linear_2.w_0, %146#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %148:2 = "pd_op.add_grad"(%6, %linear_1.b_0, %145) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %149:2 = "pd_op.matmul_grad"(%0, %linear_1.w_0, %148#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %150 = "pd_op.transpose_grad"(%141) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %151 = "pd_op.reshape_grad"(%arg10, %150) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %152:2 = "pd_op.add_grad"(%1, %linear_0.b_0, %151) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %153:2 = "pd_op.matmul_grad"(%0, %linear_0.w_0, %152#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %154 = "pd_op.squared_l2_norm"(%131#2) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %155 = "pd_op.squared_l2_norm"(%131#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %156 = "pd_op.squared_l2_norm"(%122#2) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %157 = "pd_op.squared_l2_norm"(%122#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %158 = "pd_op.squared_l2_norm"(%97#2) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %159 = "pd_op.squared_l2_norm"(%97#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %160 = "pd_op.squared_l2_norm"(%88#2) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %161 = "pd_op.squared_l2_norm"(%88#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<1xf32>
    %162 = "pd_op.squared_l2_norm"(%152#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %163 = "pd_op.squared_l2_norm"(%153#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %164 = "pd_op.squared_l2_norm"(%148#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %165 = "pd_op.squared_l2_norm"(%149#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %166 = "pd_op.squared_l2_norm"(%93#1) {persistable = [false], stop_gradient = [false]} : (tensor<32xf16>) -> tensor<1xf16>
    %167 = "pd_op.squared_l2_norm"(%94#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x32xf16>) -> tensor<1xf16>
    %168 = "pd_op.squared_l2_norm"(%90#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %169 = "pd_op.squared_l2_norm"(%91#1) {persistable = [false], stop_gradient = [false]} : (tensor<32x16xf16>) -> tensor<1xf16>
    %170 = "pd_op.squared_l2_norm"(%85#1) {persistable = [false], stop_gradient = [false]} : (tensor<4xf16>) -> tensor<1xf16>
    %171 = "pd_op.squared_l2_norm"(%86#1) {persistable = [false], stop_gradient = [false]} : (tensor<96x4xf16>) -> tensor<1xf16>
    %172 = "pd_op.squared_l2_norm"(%146#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %173 = "pd_op.squared_l2_norm"(%147#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %174 = "pd_op.squared_l2_norm"(%133#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %175 = "pd_op.squared_l2_norm"(%134#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %176 = "pd_op.squared_l2_norm"(%127#1) {persistable = [false], stop_gradient = [false]} : (tensor<32xf16>) -> tensor<1xf16>
    %177 = "pd_op.squared_l2_norm"(%128#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x32xf16>) -> tensor<1xf16>
    %178 = "pd_op.squared_l2_norm"(%124#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %179 = "pd_op.squared_l2_norm"(%125#1) {persistable = [false], stop_gradient = [false]} : (tensor<32x16xf16>) -> tensor<1xf16>
    %180 = "pd_op.squared_l2_norm"(%118#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %181 = "pd_op.squared_l2_norm"(%119#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %182 = "pd_op.squared_l2_norm"(%114#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %183 = "pd_op.squared_l2_norm"(%115#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %184 = "pd_op.squared_l2_norm"(%112#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %185 = "pd_op.squared_l2_norm"(%113#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %186 = "pd_op.squared_l2_norm"(%99#1) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<1xf16>
    %187 = "pd_op.squared_l2_norm"(%100#1) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<1xf16>
    %188 = "pir.combine"(%162, %163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187) : (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> !tuple
    %189 = "pd_op.add_n"(%188) {persistable = [false], stop_gradient = [false]} : (!tuple) -> tensor<1xf16>
    %190 = "pd_op.cast"(%189) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<1xf16>) -> tensor<1xf32>
    %191 = "pir.combine"(%154, %155, %156, %157, %158, %159, %160, %161) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tuple<tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>>
    %192 = "pd_op.add_n"(%191) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>>) -> tensor<1xf32>
    %193 = "pir.combine"(%190, %192) : (tensor<1xf32>, tensor<1xf32>) -> tuple<tensor<1xf32>, tensor<1xf32>>
    %194 = "pd_op.add_n"(%193) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<1xf32>, tensor<1xf32>>) -> tensor<1xf32>
    %195 = "pd_op.sqrt"(%194) {persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf32>
    %196 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f32} : () -> tensor<1xf32>
    %197 = "pd_op.maximum"(%196, %195) {persistable = [false], stop_gradient = [false]} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %198 = "pd_op.divide"(%196, %197) {persistable = [false], stop_gradient = [false]} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %199 = "pd_op.multiply_"(%131#2, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %200 = "pd_op.multiply_"(%131#1, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %201 = "pd_op.multiply_"(%122#2, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %202 = "pd_op.multiply_"(%122#1, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %203 = "pd_op.multiply_"(%97#2, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %204 = "pd_op.multiply_"(%97#1, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %205 = "pd_op.multiply_"(%88#2, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %206 = "pd_op.multiply_"(%88#1, %198) {persistable = [false], stop_gradient = [false]} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
    %207 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %208 = "pd_op.multiply_"(%152#1, %207) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %209 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %210 = "pd_op.multiply_"(%153#1, %209) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %211 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %212 = "pd_op.multiply_"(%148#1, %211) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %213 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %214 = "pd_op.multiply_"(%149#1, %213) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %215 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %216 = "pd_op.multiply_"(%93#1, %215) {persistable = [false], stop_gradient = [false]} : (tensor<32xf16>, tensor<1xf16>) -> tensor<32xf16>
    %217 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %218 = "pd_op.multiply_"(%94#1, %217) {persistable = [false], stop_gradient = [false]} : (tensor<16x32xf16>, tensor<1xf16>) -> tensor<16x32xf16>
    %219 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %220 = "pd_op.multiply_"(%90#1, %219) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %221 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %222 = "pd_op.multiply_"(%91#1, %221) {persistable = [false], stop_gradient = [false]} : (tensor<32x16xf16>, tensor<1xf16>) -> tensor<32x16xf16>
    %223 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %224 = "pd_op.multiply_"(%85#1, %223) {persistable = [false], stop_gradient = [false]} : (tensor<4xf16>, tensor<1xf16>) -> tensor<4xf16>
    %225 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %226 = "pd_op.multiply_"(%86#1, %225) {persistable = [false], stop_gradient = [false]} : (tensor<96x4xf16>, tensor<1xf16>) -> tensor<96x4xf16>
    %227 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %228 = "pd_op.multiply_"(%146#1, %227) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %229 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %230 = "pd_op.multiply_"(%147#1, %229) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %231 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %232 = "pd_op.multiply_"(%133#1, %231) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %233 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %234 = "pd_op.multiply_"(%134#1, %233) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %235 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %236 = "pd_op.multiply_"(%127#1, %235) {persistable = [false], stop_gradient = [false]} : (tensor<32xf16>, tensor<1xf16>) -> tensor<32xf16>
    %237 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %238 = "pd_op.multiply_"(%128#1, %237) {persistable = [false], stop_gradient = [false]} : (tensor<16x32xf16>, tensor<1xf16>) -> tensor<16x32xf16>
    %239 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %240 = "pd_op.multiply_"(%124#1, %239) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %241 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %242 = "pd_op.multiply_"(%125#1, %241) {persistable = [false], stop_gradient = [false]} : (tensor<32x16xf16>, tensor<1xf16>) -> tensor<32x16xf16>
    %243 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %244 = "pd_op.multiply_"(%118#1, %243) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %245 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %246 = "pd_op.multiply_"(%119#1, %245) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %247 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %248 = "pd_op.multiply_"(%114#1, %247) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %249 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %250 = "pd_op.multiply_"(%115#1, %249) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %251 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %252 = "pd_op.multiply_"(%112#1, %251) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %253 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %254 = "pd_op.multiply_"(%113#1, %253) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %255 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %256 = "pd_op.multiply_"(%99#1, %255) {persistable = [false], stop_gradient = [false]} : (tensor<16xf16>, tensor<1xf16>) -> tensor<16xf16>
    %257 = "pd_op.cast"(%198) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<1xf32>) -> tensor<1xf16>
    %258 = "pd_op.multiply_"(%100#1, %257) {persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>, tensor<1xf16>) -> tensor<16x16xf16>
    %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %259 = optim.gradient @layer_norm_0.b_0 %199 : tensor<16xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%layer_norm_0.b_0 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%259 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_0.b_0 = %params : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %260 = optim.gradient @layer_norm_0.w_0 %200 : tensor<16xf32>
    %params_0, %moment1_1, %moment2_2, %beta1_pow_3, %beta2_pow_4 = optim.adamw params(%layer_norm_0.w_0 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%260 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_0.w_0 = %params_0 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_1 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_2 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_3 : tensor<1xf32>
    ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_4 : tensor<1xf32>
    %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %261 = optim.gradient @layer_norm_1.b_0 %201 : tensor<16xf32>
    %params_5, %moment1_6, %moment2_7, %beta1_pow_8, %beta2_pow_9 = optim.adamw params(%layer_norm_1.b_0 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%261 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_1.b_0 = %params_5 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_6 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_7 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_8 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_9 : tensor<1xf32>
    %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %262 = optim.gradient @layer_norm_1.w_0 %202 : tensor<16xf32>
    %params_10, %moment1_11, %moment2_12, %beta1_pow_13, %beta2_pow_14 = optim.adamw params(%layer_norm_1.w_0 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%262 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_1.w_0 = %params_10 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_11 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_12 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_13 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_14 : tensor<1xf32>
    %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %263 = optim.gradient @layer_norm_2.b_0 %203 : tensor<16xf32>
    %params_15, %moment1_16, %moment2_17, %beta1_pow_18, %beta2_pow_19 = optim.adamw params(%layer_norm_2.b_0 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%263 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_2.b_0 = %params_15 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_16 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_17 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_18 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_19 : tensor<1xf32>
    %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %264 = optim.gradient @layer_norm_2.w_0 %204 : tensor<16xf32>
    %params_20, %moment1_21, %moment2_22, %beta1_pow_23, %beta2_pow_24 = optim.adamw params(%layer_norm_2.w_0 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%264 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_2.w_0 = %params_20 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_21 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_22 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_23 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_24 : tensor<1xf32>
    %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %265 = optim.gradient @layer_norm_3.b_0 %205 : tensor<16xf32>
    %params_25, %moment1_26, %moment2_27, %beta1_pow_28, %beta2_pow_29 = optim.adamw params(%layer_norm_3.b_0 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%265 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_3.b_0 = %params_25 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_26 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_27 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_28 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_29 : tensor<1xf32>
    %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %266 = optim.gradient @layer_norm_3.w_0 %206 : tensor<16xf32>
    %params_30, %moment1_31, %moment2_32, %beta1_pow_33, %beta2_pow_34 = optim.adamw params(%layer_norm_3.w_0 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%266 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_3.w_0 = %params_30 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_31 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_32 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_33 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_34 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0 = ml_program.global_load @linear_0.b_0_fp32_master_0 : tensor<16xf32>
    %267 = optim.gradient @linear_0.b_0 %208 : tensor<16xf16>
    %params_35, %moment1_36, %moment2_37, %beta1_pow_38, %beta2_pow_39, %masters = optim.adamw params(%linear_0.b_0 : tensor<16xf16>) moment1(%linear_0.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_0.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_0.b_0_fp32_master_0 : f32) grads(%267 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_35 : tensor<16xf16>
    ml_program.global_store @linear_0.b_0_fp32_master_0_moment1_0 = %moment1_36 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_moment2_0 = %moment2_37 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_38 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_39 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0 = %masters : tensor<16xf32>
    %linear_0.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_0.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_0.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_fp32_master_0 = ml_program.global_load @linear_0.w_0_fp32_master_0 : tensor<16x16xf32>
    %268 = optim.gradient @linear_0.w_0 %210 : tensor<16x16xf16>
    %params_40, %moment1_41, %moment2_42, %beta1_pow_43, %beta2_pow_44, %masters_45 = optim.adamw params(%linear_0.w_0 : tensor<16x16xf16>) moment1(%linear_0.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_0.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_0.w_0_fp32_master_0 : f32) grads(%268 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_0.w_0 = %params_40 : tensor<16x16xf16>
    ml_program.global_store @linear_0.w_0_fp32_master_0_moment1_0 = %moment1_41 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_moment2_0 = %moment2_42 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_43 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_44 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0 = %masters_45 : tensor<16x16xf32>
    %linear_1.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_1.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_1.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_fp32_master_0 = ml_program.global_load @linear_1.b_0_fp32_master_0 : tensor<16xf32>
    %269 = optim.gradient @linear_1.b_0 %212 : tensor<16xf16>
    %params_46, %moment1_47, %moment2_48, %beta1_pow_49, %beta2_pow_50, %masters_51 = optim.adamw params(%linear_1.b_0 : tensor<16xf16>) moment1(%linear_1.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_1.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_1.b_0_fp32_master_0 : f32) grads(%269 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_1.b_0 = %params_46 : tensor<16xf16>
    ml_program.global_store @linear_1.b_0_fp32_master_0_moment1_0 = %moment1_47 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_moment2_0 = %moment2_48 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_49 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_50 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0 = %masters_51 : tensor<16xf32>
    %linear_1.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_1.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_1.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_fp32_master_0 = ml_program.global_load @linear_1.w_0_fp32_master_0 : tensor<16x16xf32>
    %270 = optim.gradient @linear_1.w_0 %214 : tensor<16x16xf16>
    %params_52, %moment1_53, %moment2_54, %beta1_pow_55, %beta2_pow_56, %masters_57 = optim.adamw params(%linear_1.w_0 : tensor<16x16xf16>) moment1(%linear_1.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_1.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_1.w_0_fp32_master_0 : f32) grads(%270 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_1.w_0 = %params_52 : tensor<16x16xf16>
    ml_program.global_store @linear_1.w_0_fp32_master_0_moment1_0 = %moment1_53 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_moment2_0 = %moment2_54 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_55 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_56 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0 = %masters_57 : tensor<16x16xf32>
    %linear_10.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_moment1_0 : tensor<32xf32>
    %linear_10.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_moment2_0 : tensor<32xf32>
    %linear_10.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_fp32_master_0 = ml_program.global_load @linear_10.b_0_fp32_master_0 : tensor<32xf32>
    %271 = optim.gradient @linear_10.b_0 %216 : tensor<32xf16>
    %params_58, %moment1_59, %moment2_60, %beta1_pow_61, %beta2_pow_62, %masters_63 = optim.adamw params(%linear_10.b_0 : tensor<32xf16>) moment1(%linear_10.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_10.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_10.b_0_fp32_master_0 : f32) grads(%271 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_10.b_0 = %params_58 : tensor<32xf16>
    ml_program.global_store @linear_10.b_0_fp32_master_0_moment1_0 = %moment1_59 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_moment2_0 = %moment2_60 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_61 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_62 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0 = %masters_63 : tensor<32xf32>
    %linear_10.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_moment1_0 : tensor<16x32xf32>
    %linear_10.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_moment2_0 : tensor<16x32xf32>
    %linear_10.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_fp32_master_0 = ml_program.global_load @linear_10.w_0_fp32_master_0 : tensor<16x32xf32>
    %272 = optim.gradient @linear_10.w_0 %218 : tensor<16x32xf16>
    %params_64, %moment1_65, %moment2_66, %beta1_pow_67, %beta2_pow_68, %masters_69 = optim.adamw params(%linear_10.w_0 : tensor<16x32xf16>) moment1(%linear_10.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_10.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_10.w_0_fp32_master_0 : f32) grads(%272 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_10.w_0 = %params_64 : tensor<16x32xf16>
    ml_program.global_store @linear_10.w_0_fp32_master_0_moment1_0 = %moment1_65 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_moment2_0 = %moment2_66 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_67 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_68 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0 = %masters_69 : tensor<16x32xf32>
    %linear_11.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_11.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_11.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_fp32_master_0 = ml_program.global_load @linear_11.b_0_fp32_master_0 : tensor<16xf32>
    %273 = optim.gradient @linear_11.b_0 %220 : tensor<16xf16>
    %params_70, %moment1_71, %moment2_72, %beta1_pow_73, %beta2_pow_74, %masters_75 = optim.adamw params(%linear_11.b_0 : tensor<16xf16>) moment1(%linear_11.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_11.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_11.b_0_fp32_master_0 : f32) grads(%273 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_11.b_0 = %params_70 : tensor<16xf16>
    ml_program.global_store @linear_11.b_0_fp32_master_0_moment1_0 = %moment1_71 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_moment2_0 = %moment2_72 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_73 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_74 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0 = %masters_75 : tensor<16xf32>
    %linear_11.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_moment1_0 : tensor<32x16xf32>
    %linear_11.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_moment2_0 : tensor<32x16xf32>
    %linear_11.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_fp32_master_0 = ml_program.global_load @linear_11.w_0_fp32_master_0 : tensor<32x16xf32>
    %274 = optim.gradient @linear_11.w_0 %222 : tensor<32x16xf16>
    %params_76, %moment1_77, %moment2_78, %beta1_pow_79, %beta2_pow_80, %masters_81 = optim.adamw params(%linear_11.w_0 : tensor<32x16xf16>) moment1(%linear_11.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_11.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_11.w_0_fp32_master_0 : f32) grads(%274 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_11.w_0 = %params_76 : tensor<32x16xf16>
    ml_program.global_store @linear_11.w_0_fp32_master_0_moment1_0 = %moment1_77 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_moment2_0 = %moment2_78 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_79 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_80 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0 = %masters_81 : tensor<32x16xf32>
    %linear_12.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_moment1_0 : tensor<4xf32>
    %linear_12.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_moment2_0 : tensor<4xf32>
    %linear_12.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_fp32_master_0 = ml_program.global_load @linear_12.b_0_fp32_master_0 : tensor<4xf32>
    %275 = optim.gradient @linear_12.b_0 %224 : tensor<4xf16>
    %params_82, %moment1_83, %moment2_84, %beta1_pow_85, %beta2_pow_86, %masters_87 = optim.adamw params(%linear_12.b_0 : tensor<4xf16>) moment1(%linear_12.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_12.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_12.b_0_fp32_master_0 : f32) grads(%275 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_12.b_0 = %params_82 : tensor<4xf16>
    ml_program.global_store @linear_12.b_0_fp32_master_0_moment1_0 = %moment1_83 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_moment2_0 = %moment2_84 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_85 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_86 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0 = %masters_87 : tensor<4xf32>
    %linear_12.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_moment1_0 : tensor<96x4xf32>
    %linear_12.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_moment2_0 : tensor<96x4xf32>
    %linear_12.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_fp32_master_0 = ml_program.global_load @linear_12.w_0_fp32_master_0 : tensor<96x4xf32>
    %276 = optim.gradient @linear_12.w_0 %226 : tensor<96x4xf16>
    %params_88, %moment1_89, %moment2_90, %beta1_pow_91, %beta2_pow_92, %masters_93 = optim.adamw params(%linear_12.w_0 : tensor<96x4xf16>) moment1(%linear_12.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_12.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_12.w_0_fp32_master_0 : f32) grads(%276 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_12.w_0 = %params_88 : tensor<96x4xf16>
    ml_program.global_store @linear_12.w_0_fp32_master_0_moment1_0 = %moment1_89 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_moment2_0 = %moment2_90 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_91 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_92 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0 = %masters_93 : tensor<96x4xf32>
    %linear_2.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_2.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_2.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_fp32_master_0 = ml_program.global_load @linear_2.b_0_fp32_master_0 : tensor<16xf32>
    %277 = optim.gradient @linear_2.b_0 %228 : tensor<16xf16>
    %params_94, %moment1_95, %moment2_96, %beta1_pow_97, %beta2_pow_98, %masters_99 = optim.adamw params(%linear_2.b_0 : tensor<16xf16>) moment1(%linear_2.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_2.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_2.b_0_fp32_master_0 : f32) grads(%277 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_2.b_0 = %params_94 : tensor<16xf16>
    ml_program.global_store @linear_2.b_0_fp32_master_0_moment1_0 = %moment1_95 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_moment2_0 = %moment2_96 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_97 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_98 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0 = %masters_99 : tensor<16xf32>
    %linear_2.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_2.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_2.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_fp32_master_0 = ml_program.global_load @linear_2.w_0_fp32_master_0 : tensor<16x16xf32>
    %278 = optim.gradient @linear_2.w_0 %230 : tensor<16x16xf16>
    %params_100, %moment1_101, %moment2_102, %beta1_pow_103, %beta2_pow_104, %masters_105 = optim.adamw params(%linear_2.w_0 : tensor<16x16xf16>) moment1(%linear_2.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_2.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_2.w_0_fp32_master_0 : f32) grads(%278 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_2.w_0 = %params_100 : tensor<16x16xf16>
    ml_program.global_store @linear_2.w_0_fp32_master_0_moment1_0 = %moment1_101 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_moment2_0 = %moment2_102 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_103 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_104 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0 = %masters_105 : tensor<16x16xf32>
    %linear_3.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_3.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_3.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_fp32_master_0 = ml_program.global_load @linear_3.b_0_fp32_master_0 : tensor<16xf32>
    %279 = optim.gradient @linear_3.b_0 %232 : tensor<16xf16>
    %params_106, %moment1_107, %moment2_108, %beta1_pow_109, %beta2_pow_110, %masters_111 = optim.adamw params(%linear_3.b_0 : tensor<16xf16>) moment1(%linear_3.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_3.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_3.b_0_fp32_master_0 : f32) grads(%279 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_3.b_0 = %params_106 : tensor<16xf16>
    ml_program.global_store @linear_3.b_0_fp32_master_0_moment1_0 = %moment1_107 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_moment2_0 = %moment2_108 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_109 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_110 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0 = %masters_111 : tensor<16xf32>
    %linear_3.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_3.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_3.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_fp32_master_0 = ml_program.global_load @linear_3.w_0_fp32_master_0 : tensor<16x16xf32>
    %280 = optim.gradient @linear_3.w_0 %234 : tensor<16x16xf16>
    %params_112, %moment1_113, %moment2_114, %beta1_pow_115, %beta2_pow_116, %masters_117 = optim.adamw params(%linear_3.w_0 : tensor<16x16xf16>) moment1(%linear_3.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_3.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_3.w_0_fp32_master_0 : f32) grads(%280 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_3.w_0 = %params_112 : tensor<16x16xf16>
    ml_program.global_store @linear_3.w_0_fp32_master_0_moment1_0 = %moment1_113 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_moment2_0 = %moment2_114 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_115 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_116 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0 = %masters_117 : tensor<16x16xf32>
    %linear_4.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_moment1_0 : tensor<32xf32>
    %linear_4.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_moment2_0 : tensor<32xf32>
    %linear_4.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_fp32_master_0 = ml_program.global_load @linear_4.b_0_fp32_master_0 : tensor<32xf32>
    %281 = optim.gradient @linear_4.b_0 %236 : tensor<32xf16>
    %params_118, %moment1_119, %moment2_120, %beta1_pow_121, %beta2_pow_122, %masters_123 = optim.adamw params(%linear_4.b_0 : tensor<32xf16>) moment1(%linear_4.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_4.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_4.b_0_fp32_master_0 : f32) grads(%281 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_4.b_0 = %params_118 : tensor<32xf16>
    ml_program.global_store @linear_4.b_0_fp32_master_0_moment1_0 = %moment1_119 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_moment2_0 = %moment2_120 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_121 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_122 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0 = %masters_123 : tensor<32xf32>
    %linear_4.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_moment1_0 : tensor<16x32xf32>
    %linear_4.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_moment2_0 : tensor<16x32xf32>
    %linear_4.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_fp32_master_0 = ml_program.global_load @linear_4.w_0_fp32_master_0 : tensor<16x32xf32>
    %282 = optim.gradient @linear_4.w_0 %238 : tensor<16x32xf16>
    %params_124, %moment1_125, %moment2_126, %beta1_pow_127, %beta2_pow_128, %masters_129 = optim.adamw params(%linear_4.w_0 : tensor<16x32xf16>) moment1(%linear_4.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_4.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_4.w_0_fp32_master_0 : f32) grads(%282 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_4.w_0 = %params_124 : tensor<16x32xf16>
    ml_program.global_store @linear_4.w_0_fp32_master_0_moment1_0 = %moment1_125 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_moment2_0 = %moment2_126 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_127 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_128 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0 = %masters_129 : tensor<16x32xf32>
    %linear_5.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_5.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_5.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_fp32_master_0 = ml_program.global_load @linear_5.b_0_fp32_master_0 : tensor<16xf32>
    %283 = optim.gradient @linear_5.b_0 %240 : tensor<16xf16>
    %params_130, %moment1_131, %moment2_132, %beta1_pow_133, %beta2_pow_134, %masters_135 = optim.adamw params(%linear_5.b_0 : tensor<16xf16>) moment1(%linear_5.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_5.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_5.b_0_fp32_master_0 : f32) grads(%283 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_5.b_0 = %params_130 : tensor<16xf16>
    ml_program.global_store @linear_5.b_0_fp32_master_0_moment1_0 = %moment1_131 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_moment2_0 = %moment2_132 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_133 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_134 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0 = %masters_135 : tensor<16xf32>
    %linear_5.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_moment1_0 : tensor<32x16xf32>
    %linear_5.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_moment2_0 : tensor<32x16xf32>
    %linear_5.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_fp32_master_0 = ml_program.global_load @linear_5.w_0_fp32_master_0 : tensor<32x16xf32>
    %284 = optim.gradient @linear_5.w_0 %242 : tensor<32x16xf16>
    %params_136, %moment1_137, %moment2_138, %beta1_pow_139, %beta2_pow_140, %masters_141 = optim.adamw params(%linear_5.w_0 : tensor<32x16xf16>) moment1(%linear_5.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_5.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_5.w_0_fp32_master_0 : f32) grads(%284 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_5.w_0 = %params_136 : tensor<32x16xf16>
    ml_program.global_store @linear_5.w_0_fp32_master_0_moment1_0 = %moment1_137 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_moment2_0 = %moment2_138 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_139 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_140 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0 = %masters_141 : tensor<32x16xf32>
    %linear_6.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_6.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_6.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_fp32_master_0 = ml_program.global_load @linear_6.b_0_fp32_master_0 : tensor<16xf32>
    %285 = optim.gradient @linear_6.b_0 %244 : tensor<16xf16>
    %params_142, %moment1_143, %moment2_144, %beta1_pow_145, %beta2_pow_146, %masters_147 = optim.adamw params(%linear_6.b_0 : tensor<16xf16>) moment1(%linear_6.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_6.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_6.b_0_fp32_master_0 : f32) grads(%285 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_6.b_0 = %params_142 : tensor<16xf16>
    ml_program.global_store @linear_6.b_0_fp32_master_0_moment1_0 = %moment1_143 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_moment2_0 = %moment2_144 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_145 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_146 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0 = %masters_147 : tensor<16xf32>
    %linear_6.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_6.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_6.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_fp32_master_0 = ml_program.global_load @linear_6.w_0_fp32_master_0 : tensor<16x16xf32>
    %286 = optim.gradient @linear_6.w_0 %246 : tensor<16x16xf16>
    %params_148, %moment1_149, %moment2_150, %beta1_pow_151, %beta2_pow_152, %masters_153 = optim.adamw params(%linear_6.w_0 : tensor<16x16xf16>) moment1(%linear_6.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_6.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_6.w_0_fp32_master_0 : f32) grads(%286 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_6.w_0 = %params_148 : tensor<16x16xf16>
    ml_program.global_store @linear_6.w_0_fp32_master_0_moment1_0 = %moment1_149 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_moment2_0 = %moment2_150 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_151 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_152 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0 = %masters_153 : tensor<16x16xf32>
    %linear_7.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_7.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_7.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_fp32_master_0 = ml_program.global_load @linear_7.b_0_fp32_master_0 : tensor<16xf32>
    %287 = optim.gradient @linear_7.b_0 %248 : tensor<16xf16>
    %params_154, %moment1_155, %moment2_156, %beta1_pow_157, %beta2_pow_158, %masters_159 = optim.adamw params(%linear_7.b_0 : tensor<16xf16>) moment1(%linear_7.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_7.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_7.b_0_fp32_master_0 : f32) grads(%287 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_7.b_0 = %params_154 : tensor<16xf16>
    ml_program.global_store @linear_7.b_0_fp32_master_0_moment1_0 = %moment1_155 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_moment2_0 = %moment2_156 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_157 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_158 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0 = %masters_159 : tensor<16xf32>
    %linear_7.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_7.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_7.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_fp32_master_0 = ml_program.global_load @linear_7.w_0_fp32_master_0 : tensor<16x16xf32>
    %288 = optim.gradient @linear_7.w_0 %250 : tensor<16x16xf16>
    %params_160, %moment1_161, %moment2_162, %beta1_pow_163, %beta2_pow_164, %masters_165 = optim.adamw params(%linear_7.w_0 : tensor<16x16xf16>) moment1(%linear_7.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_7.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_7.w_0_fp32_master_0 : f32) grads(%288 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_7.w_0 = %params_160 : tensor<16x16xf16>
    ml_program.global_store @linear_7.w_0_fp32_master_0_moment1_0 = %moment1_161 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_moment2_0 = %moment2_162 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_163 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_164 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0 = %masters_165 : tensor<16x16xf32>
    %linear_8.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_8.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_8.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_fp32_master_0 = ml_program.global_load @linear_8.b_0_fp32_master_0 : tensor<16xf32>
    %289 = optim.gradient @linear_8.b_0 %252 : tensor<16xf16>
    %params_166, %moment1_167, %moment2_168, %beta1_pow_169, %beta2_pow_170, %masters_171 = optim.adamw params(%linear_8.b_0 : tensor<16xf16>) moment1(%linear_8.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_8.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_8.b_0_fp32_master_0 : f32) grads(%289 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_8.b_0 = %params_166 : tensor<16xf16>
    ml_program.global_store @linear_8.b_0_fp32_master_0_moment1_0 = %moment1_167 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_moment2_0 = %moment2_168 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_169 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_170 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0 = %masters_171 : tensor<16xf32>
    %linear_8.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_8.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_8.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_fp32_master_0 = ml_program.global_load @linear_8.w_0_fp32_master_0 : tensor<16x16xf32>
    %290 = optim.gradient @linear_8.w_0 %254 : tensor<16x16xf16>
    %params_172, %moment1_173, %moment2_174, %beta1_pow_175, %beta2_pow_176, %masters_177 = optim.adamw params(%linear_8.w_0 : tensor<16x16xf16>) moment1(%linear_8.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_8.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_8.w_0_fp32_master_0 : f32) grads(%290 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_8.w_0 = %params_172 : tensor<16x16xf16>
    ml_program.global_store @linear_8.w_0_fp32_master_0_moment1_0 = %moment1_173 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_moment2_0 = %moment2_174 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_175 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_176 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0 = %masters_177 : tensor<16x16xf32>
    %linear_9.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_9.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_9.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_fp32_master_0 = ml_program.global_load @linear_9.b_0_fp32_master_0 : tensor<16xf32>
    %291 = optim.gradient @linear_9.b_0 %256 : tensor<16xf16>
    %params_178, %moment1_179, %moment2_180, %beta1_pow_181, %beta2_pow_182, %masters_183 = optim.adamw params(%linear_9.b_0 : tensor<16xf16>) moment1(%linear_9.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_9.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_9.b_0_fp32_master_0 : f32) grads(%291 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_9.b_0 = %params_178 : tensor<16xf16>
    ml_program.global_store @linear_9.b_0_fp32_master_0_moment1_0 = %moment1_179 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_moment2_0 = %moment2_180 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_181 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_182 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0 = %masters_183 : tensor<16xf32>
    %linear_9.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_9.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_9.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_fp32_master_0 = ml_program.global_load @linear_9.w_0_fp32_master_0 : tensor<16x16xf32>
    %292 = optim.gradient @linear_9.w_0 %258 : tensor<16x16xf16>
    %params_184, %moment1_185, %moment2_186, %beta1_pow_187, %beta2_pow_188, %masters_189 = optim.adamw params(%linear_9.w_0 : tensor<16x16xf16>) moment1(%linear_9.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_9.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_9.w_0_fp32_master_0 : f32) grads(%292 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_9.w_0 = %params_184 : tensor<16x16xf16>
    ml_program.global_store @linear_9.w_0_fp32_master_0_moment1_0 = %moment1_185 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_moment2_0 = %moment2_186 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_187 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_188 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0 = %masters_189 : tensor<16x16xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %4 = "pd_op.cast"(%3) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_0.w_0 = %4 : tensor<16x16xf16>
    %5 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %6 = "pd_op.cast"(%5) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_0.b_0 = %6 : tensor<16xf16>
    %7 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %8 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.uniform"(%7, %8, %9) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %11 = "pd_op.cast"(%10) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_1.w_0 = %11 : tensor<16x16xf16>
    %12 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %13 = "pd_op.cast"(%12) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_1.b_0 = %13 : tensor<16xf16>
    %14 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %15 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %16 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %17 = "pd_op.uniform"(%14, %15, %16) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %18 = "pd_op.cast"(%17) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_2.w_0 = %18 : tensor<16x16xf16>
    %19 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %20 = "pd_op.cast"(%19) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_2.b_0 = %20 : tensor<16xf16>
    %21 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %22 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %23 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %24 = "pd_op.uniform"(%21, %22, %23) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %25 = "pd_op.cast"(%24) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_3.w_0 = %25 : tensor<16x16xf16>
    %26 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %27 = "pd_op.cast"(%26) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_3.b_0 = %27 : tensor<16xf16>
    %28 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32]} : () -> tensor<2xi64>
    %29 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %30 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %31 = "pd_op.uniform"(%28, %29, %30) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x32xf32>
    %32 = "pd_op.cast"(%31) {dtype = f16} : (tensor<16x32xf32>) -> tensor<16x32xf16>
    ml_program.global_store @linear_4.w_0 = %32 : tensor<16x32xf16>
    %33 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<32xf32>
    %34 = "pd_op.cast"(%33) {dtype = f16} : (tensor<32xf32>) -> tensor<32xf16>
    ml_program.global_store @linear_4.b_0 = %34 : tensor<32xf16>
    %35 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16]} : () -> tensor<2xi64>
    %36 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %37 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %38 = "pd_op.uniform"(%35, %36, %37) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<32x16xf32>
    %39 = "pd_op.cast"(%38) {dtype = f16} : (tensor<32x16xf32>) -> tensor<32x16xf16>
    ml_program.global_store @linear_5.w_0 = %39 : tensor<32x16xf16>
    %40 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %41 = "pd_op.cast"(%40) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_5.b_0 = %41 : tensor<16xf16>
    %42 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %43 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %44 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %45 = "pd_op.uniform"(%42, %43, %44) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %46 = "pd_op.cast"(%45) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_6.w_0 = %46 : tensor<16x16xf16>
    %47 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %48 = "pd_op.cast"(%47) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_6.b_0 = %48 : tensor<16xf16>
    %49 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %50 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %51 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %52 = "pd_op.uniform"(%49, %50, %51) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %53 = "pd_op.cast"(%52) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_7.w_0 = %53 : tensor<16x16xf16>
    %54 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %55 = "pd_op.cast"(%54) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_7.b_0 = %55 : tensor<16xf16>
    %56 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %57 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %58 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %59 = "pd_op.uniform"(%56, %57, %58) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %60 = "pd_op.cast"(%59) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_8.w_0 = %60 : tensor<16x16xf16>
    %61 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %62 = "pd_op.cast"(%61) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_8.b_0 = %62 : tensor<16xf16>
    %63 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %64 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %65 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %66 = "pd_op.uniform"(%63, %64, %65) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    %67 = "pd_op.cast"(%66) {dtype = f16} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    ml_program.global_store @linear_9.w_0 = %67 : tensor<16x16xf16>
    %68 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %69 = "pd_op.cast"(%68) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_9.b_0 = %69 : tensor<16xf16>
    %70 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32]} : () -> tensor<2xi64>
    %71 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %72 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %73 = "pd_op.uniform"(%70, %71, %72) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x32xf32>
    %74 = "pd_op.cast"(%73) {dtype = f16} : (tensor<16x32xf32>) -> tensor<16x32xf16>
    ml_program.global_store @linear_10.w_0 = %74 : tensor<16x32xf16>
    %75 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<32xf32>
    %76 = "pd_op.cast"(%75) {dtype = f16} : (tensor<32xf32>) -> tensor<32xf16>
    ml_program.global_store @linear_10.b_0 = %76 : tensor<32xf16>
    %77 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16]} : () -> tensor<2xi64>
    %78 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %79 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %80 = "pd_op.uniform"(%77, %78, %79) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<32x16xf32>
    %81 = "pd_op.cast"(%80) {dtype = f16} : (tensor<32x16xf32>) -> tensor<32x16xf16>
    ml_program.global_store @linear_11.w_0 = %81 : tensor<32x16xf16>
    %82 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %83 = "pd_op.cast"(%82) {dtype = f16} : (tensor<16xf32>) -> tensor<16xf16>
    ml_program.global_store @linear_11.b_0 = %83 : tensor<16xf16>
    %84 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [96, 4]} : () -> tensor<2xi64>
    %85 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.24494896829128265 : f64} : () -> tensor<1xf32>
    %86 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.24494896829128265 : f64} : () -> tensor<1xf32>
    %87 = "pd_op.uniform"(%84, %85, %86) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<96x4xf32>
    %88 = "pd_op.cast"(%87) {dtype = f16} : (tensor<96x4xf32>) -> tensor<96x4xf16>
    ml_program.global_store @linear_12.w_0 = %88 : tensor<96x4xf16>
    %89 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<4xf32>
    %90 = "pd_op.cast"(%89) {dtype = f16} : (tensor<4xf32>) -> tensor<4xf16>
    ml_program.global_store @linear_12.b_0 = %90 : tensor<4xf16>
    %91 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %92 = "pd_op.cast"(%5) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0 = %92 : tensor<16xf32>
    %93 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %94 = "pd_op.cast"(%3) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0 = %94 : tensor<16x16xf32>
    %95 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %96 = "pd_op.cast"(%12) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0 = %96 : tensor<16xf32>
    %97 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %98 = "pd_op.cast"(%10) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0 = %98 : tensor<16x16xf32>
    %99 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32xf32>
    %100 = "pd_op.cast"(%75) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32xf32>) -> tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0 = %100 : tensor<32xf32>
    %101 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x32xf32>
    %102 = "pd_op.cast"(%73) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0 = %102 : tensor<16x32xf32>
    %103 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %104 = "pd_op.cast"(%82) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0 = %104 : tensor<16xf32>
    %105 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x16xf32>
    %106 = "pd_op.cast"(%80) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x16xf32>) -> tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0 = %106 : tensor<32x16xf32>
    %107 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4xf32>
    %108 = "pd_op.cast"(%89) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4xf32>) -> tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0 = %108 : tensor<4xf32>
    %109 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 96, 4>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<96x4xf32>
    %110 = "pd_op.cast"(%87) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<96x4xf32>) -> tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0 = %110 : tensor<96x4xf32>
    %111 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %112 = "pd_op.cast"(%19) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0 = %112 : tensor<16xf32>
    %113 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %114 = "pd_op.cast"(%17) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0 = %114 : tensor<16x16xf32>
    %115 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %116 = "pd_op.cast"(%26) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0 = %116 : tensor<16xf32>
    %117 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %118 = "pd_op.cast"(%24) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0 = %118 : tensor<16x16xf32>
    %119 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32xf32>
    %120 = "pd_op.cast"(%33) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32xf32>) -> tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0 = %120 : tensor<32xf32>
    %121 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x32xf32>
    %122 = "pd_op.cast"(%31) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0 = %122 : tensor<16x32xf32>
    %123 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %124 = "pd_op.cast"(%40) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0 = %124 : tensor<16xf32>
    %125 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x16xf32>
    %126 = "pd_op.cast"(%38) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x16xf32>) -> tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0 = %126 : tensor<32x16xf32>
    %127 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %128 = "pd_op.cast"(%47) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0 = %128 : tensor<16xf32>
    %129 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %130 = "pd_op.cast"(%45) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0 = %130 : tensor<16x16xf32>
    %131 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %132 = "pd_op.cast"(%54) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0 = %132 : tensor<16xf32>
    %133 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %134 = "pd_op.cast"(%52) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0 = %134 : tensor<16x16xf32>
    %135 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %136 = "pd_op.cast"(%61) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0 = %136 : tensor<16xf32>
    %137 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %138 = "pd_op.cast"(%59) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0 = %138 : tensor<16x16xf32>
    %139 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16xf32>
    %140 = "pd_op.cast"(%68) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0 = %140 : tensor<16xf32>
    %141 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16xf32>
    %142 = "pd_op.cast"(%66) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0 = %142 : tensor<16x16xf32>
    return
  }
}
