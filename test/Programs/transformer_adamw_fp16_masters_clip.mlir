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
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [true]}}) {
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
    %87 = "pd_op.flatten_grad"(%68#0, %86#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x96xf16>) -> tensor<4x6x16xf16>
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
    %101 = "pd_op.reshape_grad"(%55, %100#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %102 = "pd_op.transpose_grad"(%101) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %103:2 = "pd_op.matmul_grad"(%53, %49, %102) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %104 = "pd_op.softmax_grad"(%53, %103#0) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>, tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %105:2 = "pd_op.matmul_grad"(%51, %46, %104) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %106 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %107 = "pd_op.scale"(%105#0, %106) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %108 = "pd_op.transpose_grad"(%103#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %109 = "pd_op.reshape_grad"(%2, %108) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %110 = "pd_op.transpose_grad"(%105#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %111 = "pd_op.reshape_grad"(%2, %110) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %112:2 = "pd_op.add_grad"(%42, %linear_8.b_0, %109) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %113:2 = "pd_op.matmul_grad"(%34#0, %linear_8.w_0, %112#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %114:2 = "pd_op.add_grad"(%40, %linear_7.b_0, %111) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %115:2 = "pd_op.matmul_grad"(%34#0, %linear_7.w_0, %114#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %116 = "pd_op.transpose_grad"(%107) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %117 = "pd_op.reshape_grad"(%2, %116) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
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
    %135 = "pd_op.reshape_grad"(%21, %134#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %136 = "pd_op.transpose_grad"(%135) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %137:2 = "pd_op.matmul_grad"(%19, %15, %136) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %138 = "pd_op.softmax_grad"(%19, %137#0) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>, tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %139:2 = "pd_op.matmul_grad"(%17, %12, %138) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %140 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %141 = "pd_op.scale"(%139#0, %140) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %142 = "pd_op.transpose_grad"(%137#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %143 = "pd_op.reshape_grad"(%2, %142) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %144 = "pd_op.transpose_grad"(%139#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %145 = "pd_op.reshape_grad"(%2, %144) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %146:2 = "pd_op.add_grad"(%8, %linear_2.b_0, %143) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %147:2 = "pd_op.matmul_grad"(%0, %linear_2.w_0, %146#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %148:2 = "pd_op.add_grad"(%6, %linear_1.b_0, %145) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %149:2 = "pd_op.matmul_grad"(%0, %linear_1.w_0, %148#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %150 = "pd_op.transpose_grad"(%141) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %151 = "pd_op.reshape_grad"(%2, %150) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %152:2 = "pd_op.add_grad"(%1, %linear_0.b_0, %151) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %153:2 = "pd_op.matmul_grad"(%0, %linear_0.w_0, %152#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %154 = optim.gradient @layer_norm_0.b_0 %131#2 : tensor<16xf32>
    %155 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%155 : tensor<1xf32>) in(%154 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %156 = optim.gradient @layer_norm_0.w_0 %131#1 : tensor<16xf32>
    %157 = tensor.empty() : tensor<1xf32>
    %sum_0 = optim.reduce out(%157 : tensor<1xf32>) in(%156 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %158 = optim.gradient @layer_norm_1.b_0 %122#2 : tensor<16xf32>
    %159 = tensor.empty() : tensor<1xf32>
    %sum_1 = optim.reduce out(%159 : tensor<1xf32>) in(%158 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %160 = optim.gradient @layer_norm_1.w_0 %122#1 : tensor<16xf32>
    %161 = tensor.empty() : tensor<1xf32>
    %sum_2 = optim.reduce out(%161 : tensor<1xf32>) in(%160 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %162 = optim.gradient @layer_norm_2.b_0 %97#2 : tensor<16xf32>
    %163 = tensor.empty() : tensor<1xf32>
    %sum_3 = optim.reduce out(%163 : tensor<1xf32>) in(%162 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %164 = optim.gradient @layer_norm_2.w_0 %97#1 : tensor<16xf32>
    %165 = tensor.empty() : tensor<1xf32>
    %sum_4 = optim.reduce out(%165 : tensor<1xf32>) in(%164 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %166 = optim.gradient @layer_norm_3.b_0 %88#2 : tensor<16xf32>
    %167 = tensor.empty() : tensor<1xf32>
    %sum_5 = optim.reduce out(%167 : tensor<1xf32>) in(%166 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %168 = optim.gradient @layer_norm_3.w_0 %88#1 : tensor<16xf32>
    %169 = tensor.empty() : tensor<1xf32>
    %sum_6 = optim.reduce out(%169 : tensor<1xf32>) in(%168 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %318 = arith.mulf %in, %in : f32
      optim.yield %318 : f32
    }
    %170 = optim.gradient @linear_0.b_0 %152#1 : tensor<16xf16>
    %171 = tensor.empty() : tensor<1xf32>
    %sum_7 = optim.reduce out(%171 : tensor<1xf32>) in(%170 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %172 = tensor.empty() : tensor<1xf16>
    %new = optim.foreach_parameter out(%172 : tensor<1xf16>) in(%sum_7 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %173 = optim.gradient @linear_0.w_0 %153#1 : tensor<16x16xf16>
    %174 = tensor.empty() : tensor<1xf32>
    %sum_8 = optim.reduce out(%174 : tensor<1xf32>) in(%173 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %175 = tensor.empty() : tensor<1xf16>
    %new_9 = optim.foreach_parameter out(%175 : tensor<1xf16>) in(%sum_8 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %176 = optim.gradient @linear_1.b_0 %148#1 : tensor<16xf16>
    %177 = tensor.empty() : tensor<1xf32>
    %sum_10 = optim.reduce out(%177 : tensor<1xf32>) in(%176 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %178 = tensor.empty() : tensor<1xf16>
    %new_11 = optim.foreach_parameter out(%178 : tensor<1xf16>) in(%sum_10 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %179 = optim.gradient @linear_1.w_0 %149#1 : tensor<16x16xf16>
    %180 = tensor.empty() : tensor<1xf32>
    %sum_12 = optim.reduce out(%180 : tensor<1xf32>) in(%179 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %181 = tensor.empty() : tensor<1xf16>
    %new_13 = optim.foreach_parameter out(%181 : tensor<1xf16>) in(%sum_12 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %182 = optim.gradient @linear_10.b_0 %93#1 : tensor<32xf16>
    %183 = tensor.empty() : tensor<1xf32>
    %sum_14 = optim.reduce out(%183 : tensor<1xf32>) in(%182 : tensor<32xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %184 = tensor.empty() : tensor<1xf16>
    %new_15 = optim.foreach_parameter out(%184 : tensor<1xf16>) in(%sum_14 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %185 = optim.gradient @linear_10.w_0 %94#1 : tensor<16x32xf16>
    %186 = tensor.empty() : tensor<1xf32>
    %sum_16 = optim.reduce out(%186 : tensor<1xf32>) in(%185 : tensor<16x32xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %187 = tensor.empty() : tensor<1xf16>
    %new_17 = optim.foreach_parameter out(%187 : tensor<1xf16>) in(%sum_16 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %188 = optim.gradient @linear_11.b_0 %90#1 : tensor<16xf16>
    %189 = tensor.empty() : tensor<1xf32>
    %sum_18 = optim.reduce out(%189 : tensor<1xf32>) in(%188 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %190 = tensor.empty() : tensor<1xf16>
    %new_19 = optim.foreach_parameter out(%190 : tensor<1xf16>) in(%sum_18 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %191 = optim.gradient @linear_11.w_0 %91#1 : tensor<32x16xf16>
    %192 = tensor.empty() : tensor<1xf32>
    %sum_20 = optim.reduce out(%192 : tensor<1xf32>) in(%191 : tensor<32x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %193 = tensor.empty() : tensor<1xf16>
    %new_21 = optim.foreach_parameter out(%193 : tensor<1xf16>) in(%sum_20 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %194 = optim.gradient @linear_12.b_0 %85#1 : tensor<4xf16>
    %195 = tensor.empty() : tensor<1xf32>
    %sum_22 = optim.reduce out(%195 : tensor<1xf32>) in(%194 : tensor<4xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %196 = tensor.empty() : tensor<1xf16>
    %new_23 = optim.foreach_parameter out(%196 : tensor<1xf16>) in(%sum_22 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %197 = optim.gradient @linear_12.w_0 %86#1 : tensor<96x4xf16>
    %198 = tensor.empty() : tensor<1xf32>
    %sum_24 = optim.reduce out(%198 : tensor<1xf32>) in(%197 : tensor<96x4xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %199 = tensor.empty() : tensor<1xf16>
    %new_25 = optim.foreach_parameter out(%199 : tensor<1xf16>) in(%sum_24 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %200 = optim.gradient @linear_2.b_0 %146#1 : tensor<16xf16>
    %201 = tensor.empty() : tensor<1xf32>
    %sum_26 = optim.reduce out(%201 : tensor<1xf32>) in(%200 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %202 = tensor.empty() : tensor<1xf16>
    %new_27 = optim.foreach_parameter out(%202 : tensor<1xf16>) in(%sum_26 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %203 = optim.gradient @linear_2.w_0 %147#1 : tensor<16x16xf16>
    %204 = tensor.empty() : tensor<1xf32>
    %sum_28 = optim.reduce out(%204 : tensor<1xf32>) in(%203 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %205 = tensor.empty() : tensor<1xf16>
    %new_29 = optim.foreach_parameter out(%205 : tensor<1xf16>) in(%sum_28 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %206 = optim.gradient @linear_3.b_0 %133#1 : tensor<16xf16>
    %207 = tensor.empty() : tensor<1xf32>
    %sum_30 = optim.reduce out(%207 : tensor<1xf32>) in(%206 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %208 = tensor.empty() : tensor<1xf16>
    %new_31 = optim.foreach_parameter out(%208 : tensor<1xf16>) in(%sum_30 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %209 = optim.gradient @linear_3.w_0 %134#1 : tensor<16x16xf16>
    %210 = tensor.empty() : tensor<1xf32>
    %sum_32 = optim.reduce out(%210 : tensor<1xf32>) in(%209 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %211 = tensor.empty() : tensor<1xf16>
    %new_33 = optim.foreach_parameter out(%211 : tensor<1xf16>) in(%sum_32 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %212 = optim.gradient @linear_4.b_0 %127#1 : tensor<32xf16>
    %213 = tensor.empty() : tensor<1xf32>
    %sum_34 = optim.reduce out(%213 : tensor<1xf32>) in(%212 : tensor<32xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %214 = tensor.empty() : tensor<1xf16>
    %new_35 = optim.foreach_parameter out(%214 : tensor<1xf16>) in(%sum_34 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %215 = optim.gradient @linear_4.w_0 %128#1 : tensor<16x32xf16>
    %216 = tensor.empty() : tensor<1xf32>
    %sum_36 = optim.reduce out(%216 : tensor<1xf32>) in(%215 : tensor<16x32xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %217 = tensor.empty() : tensor<1xf16>
    %new_37 = optim.foreach_parameter out(%217 : tensor<1xf16>) in(%sum_36 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %218 = optim.gradient @linear_5.b_0 %124#1 : tensor<16xf16>
    %219 = tensor.empty() : tensor<1xf32>
    %sum_38 = optim.reduce out(%219 : tensor<1xf32>) in(%218 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %220 = tensor.empty() : tensor<1xf16>
    %new_39 = optim.foreach_parameter out(%220 : tensor<1xf16>) in(%sum_38 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %221 = optim.gradient @linear_5.w_0 %125#1 : tensor<32x16xf16>
    %222 = tensor.empty() : tensor<1xf32>
    %sum_40 = optim.reduce out(%222 : tensor<1xf32>) in(%221 : tensor<32x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %223 = tensor.empty() : tensor<1xf16>
    %new_41 = optim.foreach_parameter out(%223 : tensor<1xf16>) in(%sum_40 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %224 = optim.gradient @linear_6.b_0 %118#1 : tensor<16xf16>
    %225 = tensor.empty() : tensor<1xf32>
    %sum_42 = optim.reduce out(%225 : tensor<1xf32>) in(%224 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %226 = tensor.empty() : tensor<1xf16>
    %new_43 = optim.foreach_parameter out(%226 : tensor<1xf16>) in(%sum_42 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %227 = optim.gradient @linear_6.w_0 %119#1 : tensor<16x16xf16>
    %228 = tensor.empty() : tensor<1xf32>
    %sum_44 = optim.reduce out(%228 : tensor<1xf32>) in(%227 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %229 = tensor.empty() : tensor<1xf16>
    %new_45 = optim.foreach_parameter out(%229 : tensor<1xf16>) in(%sum_44 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %230 = optim.gradient @linear_7.b_0 %114#1 : tensor<16xf16>
    %231 = tensor.empty() : tensor<1xf32>
    %sum_46 = optim.reduce out(%231 : tensor<1xf32>) in(%230 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %232 = tensor.empty() : tensor<1xf16>
    %new_47 = optim.foreach_parameter out(%232 : tensor<1xf16>) in(%sum_46 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %233 = optim.gradient @linear_7.w_0 %115#1 : tensor<16x16xf16>
    %234 = tensor.empty() : tensor<1xf32>
    %sum_48 = optim.reduce out(%234 : tensor<1xf32>) in(%233 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %235 = tensor.empty() : tensor<1xf16>
    %new_49 = optim.foreach_parameter out(%235 : tensor<1xf16>) in(%sum_48 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %236 = optim.gradient @linear_8.b_0 %112#1 : tensor<16xf16>
    %237 = tensor.empty() : tensor<1xf32>
    %sum_50 = optim.reduce out(%237 : tensor<1xf32>) in(%236 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %238 = tensor.empty() : tensor<1xf16>
    %new_51 = optim.foreach_parameter out(%238 : tensor<1xf16>) in(%sum_50 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %239 = optim.gradient @linear_8.w_0 %113#1 : tensor<16x16xf16>
    %240 = tensor.empty() : tensor<1xf32>
    %sum_52 = optim.reduce out(%240 : tensor<1xf32>) in(%239 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %241 = tensor.empty() : tensor<1xf16>
    %new_53 = optim.foreach_parameter out(%241 : tensor<1xf16>) in(%sum_52 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %242 = optim.gradient @linear_9.b_0 %99#1 : tensor<16xf16>
    %243 = tensor.empty() : tensor<1xf32>
    %sum_54 = optim.reduce out(%243 : tensor<1xf32>) in(%242 : tensor<16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %244 = tensor.empty() : tensor<1xf16>
    %new_55 = optim.foreach_parameter out(%244 : tensor<1xf16>) in(%sum_54 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %245 = optim.gradient @linear_9.w_0 %100#1 : tensor<16x16xf16>
    %246 = tensor.empty() : tensor<1xf32>
    %sum_56 = optim.reduce out(%246 : tensor<1xf32>) in(%245 : tensor<16x16xf16>) {
    ^bb0(%in: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.mulf %318, %318 : f32
      %320 = arith.truncf %319 : f32 to f16
      %321 = arith.extf %320 : f16 to f32
      optim.yield %321 : f32
    }
    %247 = tensor.empty() : tensor<1xf16>
    %new_57 = optim.foreach_parameter out(%247 : tensor<1xf16>) in(%sum_56 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %248 = tensor.empty() : tensor<26xf32>
    %new_58 = optim.foreach_parameter
        out(%248 : tensor<26xf32>)
        in(%new, %new_9, %new_11, %new_13, %new_15, %new_17, %new_19, %new_21, %new_23, %new_25, %new_27, %new_29, %new_31, %new_33, %new_35, %new_37, %new_39, %new_41, %new_43, %new_45, %new_47, %new_49, %new_51, %new_53, %new_55, %new_57 : tensor<1xf16>) {
    ^bb0(%out: f32, %in: f16):
      %318 = arith.extf %in : f16 to f32
      optim.yield %318 : f32
    }
    %249 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%249 : tensor<1xf32>) in(%new_58 : tensor<26xf32>)
    %250 = tensor.empty() : tensor<1xf16>
    %new_59 = optim.foreach_parameter out(%250 : tensor<1xf16>) in(%total : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %251 = tensor.empty() : tensor<1xf32>
    %new_60 = optim.foreach_parameter out(%251 : tensor<1xf32>) in(%new_59 : tensor<1xf16>) {
    ^bb0(%out: f32, %in: f16):
      %318 = arith.extf %in : f16 to f32
      optim.yield %318 : f32
    }
    %252 = tensor.empty() : tensor<8xf32>
    %new_61 = optim.foreach_parameter
        out(%252 : tensor<8xf32>)
        in(%sum, %sum_0, %sum_1, %sum_2, %sum_3, %sum_4, %sum_5, %sum_6 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %253 = tensor.empty() : tensor<1xf32>
    %total_62 = optim.reduce_parameters out(%253 : tensor<1xf32>) in(%new_61 : tensor<8xf32>)
    %254 = tensor.empty() : tensor<1xf32>
    %new_63 = optim.foreach_parameter out(%254 : tensor<1xf32>) in(%new_60 : tensor<1xf32>) in(%total_62 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %in_317: f32):
      %318 = arith.addf %in, %in_317 : f32
      optim.yield %318 : f32
    }
    %255 = tensor.empty() : tensor<1xf32>
    %new_64 = optim.foreach_parameter out(%255 : tensor<1xf32>) in(%new_63 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %318 = math.sqrt %in : f32
      optim.yield %318 : f32
    }
    %256 = tensor.empty() : tensor<1xf32>
    %new_65 = optim.foreach_parameter out(%256 : tensor<1xf32>) in(%new_64 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %318 = arith.cmpf olt, %in, %cst : f32
      %319 = arith.cmpf uno, %cst, %cst : f32
      %320 = arith.ori %318, %319 : i1
      %321 = arith.select %320, %cst, %in : f32
      optim.yield %321 : f32
    }
    %257 = tensor.empty() : tensor<1xf32>
    %new_66 = optim.foreach_parameter out(%257 : tensor<1xf32>) in(%new_65 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %318 = arith.divf %cst, %in : f32
      optim.yield %318 : f32
    }
    %258 = tensor.empty() : tensor<16xf32>
    %new_67 = optim.foreach out(%258 : tensor<16xf32>) in(%154 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %259 = tensor.empty() : tensor<16xf32>
    %new_68 = optim.foreach out(%259 : tensor<16xf32>) in(%156 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %260 = tensor.empty() : tensor<16xf32>
    %new_69 = optim.foreach out(%260 : tensor<16xf32>) in(%158 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %261 = tensor.empty() : tensor<16xf32>
    %new_70 = optim.foreach out(%261 : tensor<16xf32>) in(%160 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %262 = tensor.empty() : tensor<16xf32>
    %new_71 = optim.foreach out(%262 : tensor<16xf32>) in(%162 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %263 = tensor.empty() : tensor<16xf32>
    %new_72 = optim.foreach out(%263 : tensor<16xf32>) in(%164 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %264 = tensor.empty() : tensor<16xf32>
    %new_73 = optim.foreach out(%264 : tensor<16xf32>) in(%166 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %265 = tensor.empty() : tensor<16xf32>
    %new_74 = optim.foreach out(%265 : tensor<16xf32>) in(%168 : f32) scalar(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %318 = arith.mulf %in, %scalar : f32
      optim.yield %318 : f32
    }
    %266 = tensor.empty() : tensor<1xf16>
    %new_75 = optim.foreach_parameter out(%266 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %267 = tensor.empty() : tensor<16xf16>
    %new_76 = optim.foreach out(%267 : tensor<16xf16>) in(%170 : f16) scalar(%new_75 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %268 = tensor.empty() : tensor<1xf16>
    %new_77 = optim.foreach_parameter out(%268 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %269 = tensor.empty() : tensor<16x16xf16>
    %new_78 = optim.foreach out(%269 : tensor<16x16xf16>) in(%173 : f16) scalar(%new_77 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %270 = tensor.empty() : tensor<1xf16>
    %new_79 = optim.foreach_parameter out(%270 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %271 = tensor.empty() : tensor<16xf16>
    %new_80 = optim.foreach out(%271 : tensor<16xf16>) in(%176 : f16) scalar(%new_79 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %272 = tensor.empty() : tensor<1xf16>
    %new_81 = optim.foreach_parameter out(%272 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %273 = tensor.empty() : tensor<16x16xf16>
    %new_82 = optim.foreach out(%273 : tensor<16x16xf16>) in(%179 : f16) scalar(%new_81 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %274 = tensor.empty() : tensor<1xf16>
    %new_83 = optim.foreach_parameter out(%274 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %275 = tensor.empty() : tensor<32xf16>
    %new_84 = optim.foreach out(%275 : tensor<32xf16>) in(%182 : f16) scalar(%new_83 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %276 = tensor.empty() : tensor<1xf16>
    %new_85 = optim.foreach_parameter out(%276 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %277 = tensor.empty() : tensor<16x32xf16>
    %new_86 = optim.foreach out(%277 : tensor<16x32xf16>) in(%185 : f16) scalar(%new_85 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %278 = tensor.empty() : tensor<1xf16>
    %new_87 = optim.foreach_parameter out(%278 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %279 = tensor.empty() : tensor<16xf16>
    %new_88 = optim.foreach out(%279 : tensor<16xf16>) in(%188 : f16) scalar(%new_87 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %280 = tensor.empty() : tensor<1xf16>
    %new_89 = optim.foreach_parameter out(%280 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %281 = tensor.empty() : tensor<32x16xf16>
    %new_90 = optim.foreach out(%281 : tensor<32x16xf16>) in(%191 : f16) scalar(%new_89 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %282 = tensor.empty() : tensor<1xf16>
    %new_91 = optim.foreach_parameter out(%282 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %283 = tensor.empty() : tensor<4xf16>
    %new_92 = optim.foreach out(%283 : tensor<4xf16>) in(%194 : f16) scalar(%new_91 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %284 = tensor.empty() : tensor<1xf16>
    %new_93 = optim.foreach_parameter out(%284 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %285 = tensor.empty() : tensor<96x4xf16>
    %new_94 = optim.foreach out(%285 : tensor<96x4xf16>) in(%197 : f16) scalar(%new_93 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %286 = tensor.empty() : tensor<1xf16>
    %new_95 = optim.foreach_parameter out(%286 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %287 = tensor.empty() : tensor<16xf16>
    %new_96 = optim.foreach out(%287 : tensor<16xf16>) in(%200 : f16) scalar(%new_95 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %288 = tensor.empty() : tensor<1xf16>
    %new_97 = optim.foreach_parameter out(%288 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %289 = tensor.empty() : tensor<16x16xf16>
    %new_98 = optim.foreach out(%289 : tensor<16x16xf16>) in(%203 : f16) scalar(%new_97 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %290 = tensor.empty() : tensor<1xf16>
    %new_99 = optim.foreach_parameter out(%290 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %291 = tensor.empty() : tensor<16xf16>
    %new_100 = optim.foreach out(%291 : tensor<16xf16>) in(%206 : f16) scalar(%new_99 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %292 = tensor.empty() : tensor<1xf16>
    %new_101 = optim.foreach_parameter out(%292 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %293 = tensor.empty() : tensor<16x16xf16>
    %new_102 = optim.foreach out(%293 : tensor<16x16xf16>) in(%209 : f16) scalar(%new_101 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %294 = tensor.empty() : tensor<1xf16>
    %new_103 = optim.foreach_parameter out(%294 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %295 = tensor.empty() : tensor<32xf16>
    %new_104 = optim.foreach out(%295 : tensor<32xf16>) in(%212 : f16) scalar(%new_103 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %296 = tensor.empty() : tensor<1xf16>
    %new_105 = optim.foreach_parameter out(%296 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %297 = tensor.empty() : tensor<16x32xf16>
    %new_106 = optim.foreach out(%297 : tensor<16x32xf16>) in(%215 : f16) scalar(%new_105 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %298 = tensor.empty() : tensor<1xf16>
    %new_107 = optim.foreach_parameter out(%298 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %299 = tensor.empty() : tensor<16xf16>
    %new_108 = optim.foreach out(%299 : tensor<16xf16>) in(%218 : f16) scalar(%new_107 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %300 = tensor.empty() : tensor<1xf16>
    %new_109 = optim.foreach_parameter out(%300 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %301 = tensor.empty() : tensor<32x16xf16>
    %new_110 = optim.foreach out(%301 : tensor<32x16xf16>) in(%221 : f16) scalar(%new_109 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %302 = tensor.empty() : tensor<1xf16>
    %new_111 = optim.foreach_parameter out(%302 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %303 = tensor.empty() : tensor<16xf16>
    %new_112 = optim.foreach out(%303 : tensor<16xf16>) in(%224 : f16) scalar(%new_111 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %304 = tensor.empty() : tensor<1xf16>
    %new_113 = optim.foreach_parameter out(%304 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %305 = tensor.empty() : tensor<16x16xf16>
    %new_114 = optim.foreach out(%305 : tensor<16x16xf16>) in(%227 : f16) scalar(%new_113 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %306 = tensor.empty() : tensor<1xf16>
    %new_115 = optim.foreach_parameter out(%306 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %307 = tensor.empty() : tensor<16xf16>
    %new_116 = optim.foreach out(%307 : tensor<16xf16>) in(%230 : f16) scalar(%new_115 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %308 = tensor.empty() : tensor<1xf16>
    %new_117 = optim.foreach_parameter out(%308 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %309 = tensor.empty() : tensor<16x16xf16>
    %new_118 = optim.foreach out(%309 : tensor<16x16xf16>) in(%233 : f16) scalar(%new_117 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %310 = tensor.empty() : tensor<1xf16>
    %new_119 = optim.foreach_parameter out(%310 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %311 = tensor.empty() : tensor<16xf16>
    %new_120 = optim.foreach out(%311 : tensor<16xf16>) in(%236 : f16) scalar(%new_119 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %312 = tensor.empty() : tensor<1xf16>
    %new_121 = optim.foreach_parameter out(%312 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %313 = tensor.empty() : tensor<16x16xf16>
    %new_122 = optim.foreach out(%313 : tensor<16x16xf16>) in(%239 : f16) scalar(%new_121 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %314 = tensor.empty() : tensor<1xf16>
    %new_123 = optim.foreach_parameter out(%314 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %315 = tensor.empty() : tensor<16xf16>
    %new_124 = optim.foreach out(%315 : tensor<16xf16>) in(%242 : f16) scalar(%new_123 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %316 = tensor.empty() : tensor<1xf16>
    %new_125 = optim.foreach_parameter out(%316 : tensor<1xf16>) in(%new_66 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f32):
      %318 = arith.truncf %in : f32 to f16
      optim.yield %318 : f16
    }
    %317 = tensor.empty() : tensor<16x16xf16>
    %new_126 = optim.foreach out(%317 : tensor<16x16xf16>) in(%245 : f16) scalar(%new_125 : tensor<1xf16>) {
    ^bb0(%out: f16, %in: f16, %scalar: f16):
      %318 = arith.extf %in : f16 to f32
      %319 = arith.extf %scalar : f16 to f32
      %320 = arith.mulf %318, %319 : f32
      %321 = arith.truncf %320 : f32 to f16
      optim.yield %321 : f16
    }
    %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%layer_norm_0.b_0 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_67 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_0.b_0 = %params : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_127, %moment1_128, %moment2_129, %beta1_pow_130, %beta2_pow_131 = optim.adamw params(%layer_norm_0.w_0 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_68 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_0.w_0 = %params_127 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_128 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_129 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_130 : tensor<1xf32>
    ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_131 : tensor<1xf32>
    %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_132, %moment1_133, %moment2_134, %beta1_pow_135, %beta2_pow_136 = optim.adamw params(%layer_norm_1.b_0 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_69 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_1.b_0 = %params_132 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_133 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_134 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_135 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_136 : tensor<1xf32>
    %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_137, %moment1_138, %moment2_139, %beta1_pow_140, %beta2_pow_141 = optim.adamw params(%layer_norm_1.w_0 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_70 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_1.w_0 = %params_137 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_138 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_139 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_140 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_141 : tensor<1xf32>
    %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_142, %moment1_143, %moment2_144, %beta1_pow_145, %beta2_pow_146 = optim.adamw params(%layer_norm_2.b_0 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_71 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_2.b_0 = %params_142 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_143 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_144 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_145 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_146 : tensor<1xf32>
    %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_147, %moment1_148, %moment2_149, %beta1_pow_150, %beta2_pow_151 = optim.adamw params(%layer_norm_2.w_0 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_72 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_2.w_0 = %params_147 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_148 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_149 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_150 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_151 : tensor<1xf32>
    %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_152, %moment1_153, %moment2_154, %beta1_pow_155, %beta2_pow_156 = optim.adamw params(%layer_norm_3.b_0 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_73 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_3.b_0 = %params_152 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_153 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_154 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_155 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_156 : tensor<1xf32>
    %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_157, %moment1_158, %moment2_159, %beta1_pow_160, %beta2_pow_161 = optim.adamw params(%layer_norm_3.w_0 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_74 : f32) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_3.w_0 = %params_157 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_158 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_159 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_160 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_161 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0 = ml_program.global_load @linear_0.b_0_fp32_master_0 : tensor<16xf32>
    %params_162, %moment1_163, %moment2_164, %beta1_pow_165, %beta2_pow_166, %masters = optim.adamw params(%linear_0.b_0 : tensor<16xf16>) moment1(%linear_0.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_0.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_0.b_0_fp32_master_0 : f32) grads(%new_76 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_162 : tensor<16xf16>
    ml_program.global_store @linear_0.b_0_fp32_master_0_moment1_0 = %moment1_163 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_moment2_0 = %moment2_164 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_165 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_166 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0 = %masters : tensor<16xf32>
    %linear_0.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_0.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_0.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_fp32_master_0 = ml_program.global_load @linear_0.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_167, %moment1_168, %moment2_169, %beta1_pow_170, %beta2_pow_171, %masters_172 = optim.adamw params(%linear_0.w_0 : tensor<16x16xf16>) moment1(%linear_0.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_0.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_0.w_0_fp32_master_0 : f32) grads(%new_78 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_0.w_0 = %params_167 : tensor<16x16xf16>
    ml_program.global_store @linear_0.w_0_fp32_master_0_moment1_0 = %moment1_168 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_moment2_0 = %moment2_169 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_170 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_171 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0 = %masters_172 : tensor<16x16xf32>
    %linear_1.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_1.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_1.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_fp32_master_0 = ml_program.global_load @linear_1.b_0_fp32_master_0 : tensor<16xf32>
    %params_173, %moment1_174, %moment2_175, %beta1_pow_176, %beta2_pow_177, %masters_178 = optim.adamw params(%linear_1.b_0 : tensor<16xf16>) moment1(%linear_1.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_1.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_1.b_0_fp32_master_0 : f32) grads(%new_80 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_1.b_0 = %params_173 : tensor<16xf16>
    ml_program.global_store @linear_1.b_0_fp32_master_0_moment1_0 = %moment1_174 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_moment2_0 = %moment2_175 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_176 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_177 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0 = %masters_178 : tensor<16xf32>
    %linear_1.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_1.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_1.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_fp32_master_0 = ml_program.global_load @linear_1.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_179, %moment1_180, %moment2_181, %beta1_pow_182, %beta2_pow_183, %masters_184 = optim.adamw params(%linear_1.w_0 : tensor<16x16xf16>) moment1(%linear_1.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_1.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_1.w_0_fp32_master_0 : f32) grads(%new_82 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_1.w_0 = %params_179 : tensor<16x16xf16>
    ml_program.global_store @linear_1.w_0_fp32_master_0_moment1_0 = %moment1_180 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_moment2_0 = %moment2_181 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_182 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_183 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0 = %masters_184 : tensor<16x16xf32>
    %linear_10.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_moment1_0 : tensor<32xf32>
    %linear_10.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_moment2_0 : tensor<32xf32>
    %linear_10.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_fp32_master_0 = ml_program.global_load @linear_10.b_0_fp32_master_0 : tensor<32xf32>
    %params_185, %moment1_186, %moment2_187, %beta1_pow_188, %beta2_pow_189, %masters_190 = optim.adamw params(%linear_10.b_0 : tensor<32xf16>) moment1(%linear_10.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_10.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_10.b_0_fp32_master_0 : f32) grads(%new_84 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_10.b_0 = %params_185 : tensor<32xf16>
    ml_program.global_store @linear_10.b_0_fp32_master_0_moment1_0 = %moment1_186 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_moment2_0 = %moment2_187 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_188 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_189 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0 = %masters_190 : tensor<32xf32>
    %linear_10.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_moment1_0 : tensor<16x32xf32>
    %linear_10.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_moment2_0 : tensor<16x32xf32>
    %linear_10.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_fp32_master_0 = ml_program.global_load @linear_10.w_0_fp32_master_0 : tensor<16x32xf32>
    %params_191, %moment1_192, %moment2_193, %beta1_pow_194, %beta2_pow_195, %masters_196 = optim.adamw params(%linear_10.w_0 : tensor<16x32xf16>) moment1(%linear_10.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_10.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_10.w_0_fp32_master_0 : f32) grads(%new_86 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_10.w_0 = %params_191 : tensor<16x32xf16>
    ml_program.global_store @linear_10.w_0_fp32_master_0_moment1_0 = %moment1_192 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_moment2_0 = %moment2_193 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_194 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_195 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0 = %masters_196 : tensor<16x32xf32>
    %linear_11.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_11.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_11.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_fp32_master_0 = ml_program.global_load @linear_11.b_0_fp32_master_0 : tensor<16xf32>
    %params_197, %moment1_198, %moment2_199, %beta1_pow_200, %beta2_pow_201, %masters_202 = optim.adamw params(%linear_11.b_0 : tensor<16xf16>) moment1(%linear_11.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_11.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_11.b_0_fp32_master_0 : f32) grads(%new_88 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_11.b_0 = %params_197 : tensor<16xf16>
    ml_program.global_store @linear_11.b_0_fp32_master_0_moment1_0 = %moment1_198 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_moment2_0 = %moment2_199 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_200 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_201 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0 = %masters_202 : tensor<16xf32>
    %linear_11.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_moment1_0 : tensor<32x16xf32>
    %linear_11.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_moment2_0 : tensor<32x16xf32>
    %linear_11.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_fp32_master_0 = ml_program.global_load @linear_11.w_0_fp32_master_0 : tensor<32x16xf32>
    %params_203, %moment1_204, %moment2_205, %beta1_pow_206, %beta2_pow_207, %masters_208 = optim.adamw params(%linear_11.w_0 : tensor<32x16xf16>) moment1(%linear_11.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_11.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_11.w_0_fp32_master_0 : f32) grads(%new_90 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_11.w_0 = %params_203 : tensor<32x16xf16>
    ml_program.global_store @linear_11.w_0_fp32_master_0_moment1_0 = %moment1_204 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_moment2_0 = %moment2_205 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_206 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_207 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0 = %masters_208 : tensor<32x16xf32>
    %linear_12.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_moment1_0 : tensor<4xf32>
    %linear_12.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_moment2_0 : tensor<4xf32>
    %linear_12.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_fp32_master_0 = ml_program.global_load @linear_12.b_0_fp32_master_0 : tensor<4xf32>
    %params_209, %moment1_210, %moment2_211, %beta1_pow_212, %beta2_pow_213, %masters_214 = optim.adamw params(%linear_12.b_0 : tensor<4xf16>) moment1(%linear_12.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_12.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_12.b_0_fp32_master_0 : f32) grads(%new_92 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_12.b_0 = %params_209 : tensor<4xf16>
    ml_program.global_store @linear_12.b_0_fp32_master_0_moment1_0 = %moment1_210 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_moment2_0 = %moment2_211 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_212 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_213 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0 = %masters_214 : tensor<4xf32>
    %linear_12.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_moment1_0 : tensor<96x4xf32>
    %linear_12.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_moment2_0 : tensor<96x4xf32>
    %linear_12.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_fp32_master_0 = ml_program.global_load @linear_12.w_0_fp32_master_0 : tensor<96x4xf32>
    %params_215, %moment1_216, %moment2_217, %beta1_pow_218, %beta2_pow_219, %masters_220 = optim.adamw params(%linear_12.w_0 : tensor<96x4xf16>) moment1(%linear_12.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_12.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_12.w_0_fp32_master_0 : f32) grads(%new_94 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_12.w_0 = %params_215 : tensor<96x4xf16>
    ml_program.global_store @linear_12.w_0_fp32_master_0_moment1_0 = %moment1_216 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_moment2_0 = %moment2_217 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_218 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_219 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0 = %masters_220 : tensor<96x4xf32>
    %linear_2.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_2.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_2.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_fp32_master_0 = ml_program.global_load @linear_2.b_0_fp32_master_0 : tensor<16xf32>
    %params_221, %moment1_222, %moment2_223, %beta1_pow_224, %beta2_pow_225, %masters_226 = optim.adamw params(%linear_2.b_0 : tensor<16xf16>) moment1(%linear_2.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_2.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_2.b_0_fp32_master_0 : f32) grads(%new_96 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_2.b_0 = %params_221 : tensor<16xf16>
    ml_program.global_store @linear_2.b_0_fp32_master_0_moment1_0 = %moment1_222 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_moment2_0 = %moment2_223 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_224 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_225 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0 = %masters_226 : tensor<16xf32>
    %linear_2.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_2.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_2.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_fp32_master_0 = ml_program.global_load @linear_2.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_227, %moment1_228, %moment2_229, %beta1_pow_230, %beta2_pow_231, %masters_232 = optim.adamw params(%linear_2.w_0 : tensor<16x16xf16>) moment1(%linear_2.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_2.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_2.w_0_fp32_master_0 : f32) grads(%new_98 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_2.w_0 = %params_227 : tensor<16x16xf16>
    ml_program.global_store @linear_2.w_0_fp32_master_0_moment1_0 = %moment1_228 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_moment2_0 = %moment2_229 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_230 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_231 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0 = %masters_232 : tensor<16x16xf32>
    %linear_3.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_3.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_3.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_fp32_master_0 = ml_program.global_load @linear_3.b_0_fp32_master_0 : tensor<16xf32>
    %params_233, %moment1_234, %moment2_235, %beta1_pow_236, %beta2_pow_237, %masters_238 = optim.adamw params(%linear_3.b_0 : tensor<16xf16>) moment1(%linear_3.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_3.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_3.b_0_fp32_master_0 : f32) grads(%new_100 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_3.b_0 = %params_233 : tensor<16xf16>
    ml_program.global_store @linear_3.b_0_fp32_master_0_moment1_0 = %moment1_234 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_moment2_0 = %moment2_235 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_236 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_237 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0 = %masters_238 : tensor<16xf32>
    %linear_3.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_3.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_3.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_fp32_master_0 = ml_program.global_load @linear_3.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_239, %moment1_240, %moment2_241, %beta1_pow_242, %beta2_pow_243, %masters_244 = optim.adamw params(%linear_3.w_0 : tensor<16x16xf16>) moment1(%linear_3.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_3.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_3.w_0_fp32_master_0 : f32) grads(%new_102 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_3.w_0 = %params_239 : tensor<16x16xf16>
    ml_program.global_store @linear_3.w_0_fp32_master_0_moment1_0 = %moment1_240 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_moment2_0 = %moment2_241 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_242 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_243 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0 = %masters_244 : tensor<16x16xf32>
    %linear_4.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_moment1_0 : tensor<32xf32>
    %linear_4.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_moment2_0 : tensor<32xf32>
    %linear_4.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_fp32_master_0 = ml_program.global_load @linear_4.b_0_fp32_master_0 : tensor<32xf32>
    %params_245, %moment1_246, %moment2_247, %beta1_pow_248, %beta2_pow_249, %masters_250 = optim.adamw params(%linear_4.b_0 : tensor<32xf16>) moment1(%linear_4.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_4.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_4.b_0_fp32_master_0 : f32) grads(%new_104 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_4.b_0 = %params_245 : tensor<32xf16>
    ml_program.global_store @linear_4.b_0_fp32_master_0_moment1_0 = %moment1_246 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_moment2_0 = %moment2_247 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_248 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_249 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0 = %masters_250 : tensor<32xf32>
    %linear_4.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_moment1_0 : tensor<16x32xf32>
    %linear_4.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_moment2_0 : tensor<16x32xf32>
    %linear_4.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_fp32_master_0 = ml_program.global_load @linear_4.w_0_fp32_master_0 : tensor<16x32xf32>
    %params_251, %moment1_252, %moment2_253, %beta1_pow_254, %beta2_pow_255, %masters_256 = optim.adamw params(%linear_4.w_0 : tensor<16x32xf16>) moment1(%linear_4.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_4.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_4.w_0_fp32_master_0 : f32) grads(%new_106 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_4.w_0 = %params_251 : tensor<16x32xf16>
    ml_program.global_store @linear_4.w_0_fp32_master_0_moment1_0 = %moment1_252 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_moment2_0 = %moment2_253 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_254 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_255 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0 = %masters_256 : tensor<16x32xf32>
    %linear_5.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_5.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_5.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_fp32_master_0 = ml_program.global_load @linear_5.b_0_fp32_master_0 : tensor<16xf32>
    %params_257, %moment1_258, %moment2_259, %beta1_pow_260, %beta2_pow_261, %masters_262 = optim.adamw params(%linear_5.b_0 : tensor<16xf16>) moment1(%linear_5.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_5.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_5.b_0_fp32_master_0 : f32) grads(%new_108 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_5.b_0 = %params_257 : tensor<16xf16>
    ml_program.global_store @linear_5.b_0_fp32_master_0_moment1_0 = %moment1_258 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_moment2_0 = %moment2_259 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_260 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_261 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0 = %masters_262 : tensor<16xf32>
    %linear_5.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_moment1_0 : tensor<32x16xf32>
    %linear_5.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_moment2_0 : tensor<32x16xf32>
    %linear_5.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_fp32_master_0 = ml_program.global_load @linear_5.w_0_fp32_master_0 : tensor<32x16xf32>
    %params_263, %moment1_264, %moment2_265, %beta1_pow_266, %beta2_pow_267, %masters_268 = optim.adamw params(%linear_5.w_0 : tensor<32x16xf16>) moment1(%linear_5.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_5.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_5.w_0_fp32_master_0 : f32) grads(%new_110 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_5.w_0 = %params_263 : tensor<32x16xf16>
    ml_program.global_store @linear_5.w_0_fp32_master_0_moment1_0 = %moment1_264 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_moment2_0 = %moment2_265 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_266 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_267 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0 = %masters_268 : tensor<32x16xf32>
    %linear_6.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_6.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_6.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_fp32_master_0 = ml_program.global_load @linear_6.b_0_fp32_master_0 : tensor<16xf32>
    %params_269, %moment1_270, %moment2_271, %beta1_pow_272, %beta2_pow_273, %masters_274 = optim.adamw params(%linear_6.b_0 : tensor<16xf16>) moment1(%linear_6.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_6.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_6.b_0_fp32_master_0 : f32) grads(%new_112 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_6.b_0 = %params_269 : tensor<16xf16>
    ml_program.global_store @linear_6.b_0_fp32_master_0_moment1_0 = %moment1_270 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_moment2_0 = %moment2_271 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_272 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_273 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0 = %masters_274 : tensor<16xf32>
    %linear_6.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_6.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_6.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_fp32_master_0 = ml_program.global_load @linear_6.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_275, %moment1_276, %moment2_277, %beta1_pow_278, %beta2_pow_279, %masters_280 = optim.adamw params(%linear_6.w_0 : tensor<16x16xf16>) moment1(%linear_6.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_6.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_6.w_0_fp32_master_0 : f32) grads(%new_114 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_6.w_0 = %params_275 : tensor<16x16xf16>
    ml_program.global_store @linear_6.w_0_fp32_master_0_moment1_0 = %moment1_276 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_moment2_0 = %moment2_277 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_278 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_279 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0 = %masters_280 : tensor<16x16xf32>
    %linear_7.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_7.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_7.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_fp32_master_0 = ml_program.global_load @linear_7.b_0_fp32_master_0 : tensor<16xf32>
    %params_281, %moment1_282, %moment2_283, %beta1_pow_284, %beta2_pow_285, %masters_286 = optim.adamw params(%linear_7.b_0 : tensor<16xf16>) moment1(%linear_7.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_7.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_7.b_0_fp32_master_0 : f32) grads(%new_116 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_7.b_0 = %params_281 : tensor<16xf16>
    ml_program.global_store @linear_7.b_0_fp32_master_0_moment1_0 = %moment1_282 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_moment2_0 = %moment2_283 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_284 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_285 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0 = %masters_286 : tensor<16xf32>
    %linear_7.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_7.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_7.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_fp32_master_0 = ml_program.global_load @linear_7.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_287, %moment1_288, %moment2_289, %beta1_pow_290, %beta2_pow_291, %masters_292 = optim.adamw params(%linear_7.w_0 : tensor<16x16xf16>) moment1(%linear_7.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_7.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_7.w_0_fp32_master_0 : f32) grads(%new_118 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_7.w_0 = %params_287 : tensor<16x16xf16>
    ml_program.global_store @linear_7.w_0_fp32_master_0_moment1_0 = %moment1_288 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_moment2_0 = %moment2_289 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_290 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_291 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0 = %masters_292 : tensor<16x16xf32>
    %linear_8.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_8.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_8.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_fp32_master_0 = ml_program.global_load @linear_8.b_0_fp32_master_0 : tensor<16xf32>
    %params_293, %moment1_294, %moment2_295, %beta1_pow_296, %beta2_pow_297, %masters_298 = optim.adamw params(%linear_8.b_0 : tensor<16xf16>) moment1(%linear_8.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_8.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_8.b_0_fp32_master_0 : f32) grads(%new_120 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_8.b_0 = %params_293 : tensor<16xf16>
    ml_program.global_store @linear_8.b_0_fp32_master_0_moment1_0 = %moment1_294 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_moment2_0 = %moment2_295 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_296 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_297 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0 = %masters_298 : tensor<16xf32>
    %linear_8.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_8.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_8.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_fp32_master_0 = ml_program.global_load @linear_8.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_299, %moment1_300, %moment2_301, %beta1_pow_302, %beta2_pow_303, %masters_304 = optim.adamw params(%linear_8.w_0 : tensor<16x16xf16>) moment1(%linear_8.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_8.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_8.w_0_fp32_master_0 : f32) grads(%new_122 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_8.w_0 = %params_299 : tensor<16x16xf16>
    ml_program.global_store @linear_8.w_0_fp32_master_0_moment1_0 = %moment1_300 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_moment2_0 = %moment2_301 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_302 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_303 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0 = %masters_304 : tensor<16x16xf32>
    %linear_9.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_9.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_9.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_fp32_master_0 = ml_program.global_load @linear_9.b_0_fp32_master_0 : tensor<16xf32>
    %params_305, %moment1_306, %moment2_307, %beta1_pow_308, %beta2_pow_309, %masters_310 = optim.adamw params(%linear_9.b_0 : tensor<16xf16>) moment1(%linear_9.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_9.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_9.b_0_fp32_master_0 : f32) grads(%new_124 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_9.b_0 = %params_305 : tensor<16xf16>
    ml_program.global_store @linear_9.b_0_fp32_master_0_moment1_0 = %moment1_306 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_moment2_0 = %moment2_307 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_308 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_309 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0 = %masters_310 : tensor<16xf32>
    %linear_9.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_9.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_9.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_fp32_master_0 = ml_program.global_load @linear_9.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_311, %moment1_312, %moment2_313, %beta1_pow_314, %beta2_pow_315, %masters_316 = optim.adamw params(%linear_9.w_0 : tensor<16x16xf16>) moment1(%linear_9.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_9.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_9.w_0_fp32_master_0 : f32) grads(%new_126 : f16) lr(%learning_rate_0 : tensor<1xf32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_9.w_0 = %params_311 : tensor<16x16xf16>
    ml_program.global_store @linear_9.w_0_fp32_master_0_moment1_0 = %moment1_312 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_moment2_0 = %moment2_313 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_314 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_315 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0 = %masters_316 : tensor<16x16xf32>
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
