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
  ml_program.global private mutable @loss_scaling_0(dense<1.000000e+03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "loss_scaling_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_bad_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_bad_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_good_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_good_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
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
    %loss_scaling_0 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
    %78 = "pd_op.multiply"(%77, %loss_scaling_0) {persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
    %79 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [false], value = 1.000000e+00 : f32} : () -> tensor<1xf32>
    %80:2 = "pd_op.multiply_grad"(%77, %loss_scaling_0, %79) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<f32>, none)
    %81 = "pd_op.cast"(%80#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<f32>) -> tensor<f16>
    %82 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %83 = "pd_op.mean_grad"(%74, %81, %82) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<f16>, tensor<f16>, tensor<0xi64>) -> tensor<f16>
    %84 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %85 = "pd_op.mean_grad"(%72#1, %83, %84) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<4x1xf16>, tensor<f16>, tensor<0xi64>) -> tensor<4x1xf16>
    %86 = "pd_op.cross_entropy_with_softmax_grad"(%arg0, %72#0, %85) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false], soft_label = false, stop_gradient = [false], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf16>, tensor<4x1xf16>) -> tensor<4x4xf16>
    %87:2 = "pd_op.add_grad"(%70, %linear_12.b_0, %86) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x4xf16>, tensor<4xf16>, tensor<4x4xf16>) -> (tensor<4x4xf16>, tensor<4xf16>)
    %88:2 = "pd_op.matmul_grad"(%69, %linear_12.w_0, %87#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>, tensor<4x4xf16>) -> (tensor<4x96xf16>, tensor<96x4xf16>)
    %89 = "pd_op.flatten_grad"(%68#0, %88#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x96xf16>) -> tensor<4x6x16xf16>
    %90:3 = "pd_op.layer_norm_grad"(%67, %layer_norm_3.w_0, %layer_norm_3.b_0, %68#1, %68#2, %89) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %91:2 = "pd_op.add_grad"(%61#0, %66, %90#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %92:2 = "pd_op.add_grad"(%65, %linear_11.b_0, %91#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %93:2 = "pd_op.matmul_grad"(%64, %linear_11.w_0, %92#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %94 = "pd_op.relu_grad"(%64, %93#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %95:2 = "pd_op.add_grad"(%62, %linear_10.b_0, %94) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %96:2 = "pd_op.matmul_grad"(%61#0, %linear_10.w_0, %95#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %97 = "pir.combine"(%91#0, %96#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %98 = "pd_op.add_n"(%97) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %99:3 = "pd_op.layer_norm_grad"(%60, %layer_norm_2.w_0, %layer_norm_2.b_0, %61#1, %61#2, %98) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %100:2 = "pd_op.add_grad"(%34#0, %59, %99#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %101:2 = "pd_op.add_grad"(%58, %linear_9.b_0, %100#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %102:2 = "pd_op.matmul_grad"(%57, %linear_9.w_0, %101#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %103 = "pd_op.reshape_grad"(%55, %102#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %104 = "pd_op.transpose_grad"(%103) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %105:2 = "pd_op.matmul_grad"(%53, %49, %104) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %106 = "pd_op.softmax_grad"(%53, %105#0) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>, tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %107:2 = "pd_op.matmul_grad"(%51, %46, %106) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %108 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %109 = "pd_op.scale"(%107#0, %108) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %110 = "pd_op.transpose_grad"(%105#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %111 = "pd_op.reshape_grad"(%2, %110) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %112 = "pd_op.transpose_grad"(%107#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %113 = "pd_op.reshape_grad"(%2, %112) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %114:2 = "pd_op.add_grad"(%42, %linear_8.b_0, %111) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %115:2 = "pd_op.matmul_grad"(%34#0, %linear_8.w_0, %114#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %116:2 = "pd_op.add_grad"(%40, %linear_7.b_0, %113) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %117:2 = "pd_op.matmul_grad"(%34#0, %linear_7.w_0, %116#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %118 = "pd_op.transpose_grad"(%109) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %119 = "pd_op.reshape_grad"(%2, %118) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %120:2 = "pd_op.add_grad"(%35, %linear_6.b_0, %119) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %121:2 = "pd_op.matmul_grad"(%34#0, %linear_6.w_0, %120#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %122 = "pir.combine"(%100#0, %115#0, %117#0, %121#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %123 = "pd_op.add_n"(%122) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %124:3 = "pd_op.layer_norm_grad"(%33, %layer_norm_1.w_0, %layer_norm_1.b_0, %34#1, %34#2, %123) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %125:2 = "pd_op.add_grad"(%27#0, %32, %124#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %126:2 = "pd_op.add_grad"(%31, %linear_5.b_0, %125#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %127:2 = "pd_op.matmul_grad"(%30, %linear_5.w_0, %126#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %128 = "pd_op.relu_grad"(%30, %127#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %129:2 = "pd_op.add_grad"(%28, %linear_4.b_0, %128) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %130:2 = "pd_op.matmul_grad"(%27#0, %linear_4.w_0, %129#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %131 = "pir.combine"(%125#0, %130#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %132 = "pd_op.add_n"(%131) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %133:3 = "pd_op.layer_norm_grad"(%26, %layer_norm_0.w_0, %layer_norm_0.b_0, %27#1, %27#2, %132) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf32>, tensor<16xf32>)
    %134:2 = "pd_op.add_grad"(%0, %25, %133#0) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<4x6x16xf16>)
    %135:2 = "pd_op.add_grad"(%24, %linear_3.b_0, %134#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %136:2 = "pd_op.matmul_grad"(%23, %linear_3.w_0, %135#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %137 = "pd_op.reshape_grad"(%21, %136#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %138 = "pd_op.transpose_grad"(%137) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %139:2 = "pd_op.matmul_grad"(%19, %15, %138) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %140 = "pd_op.softmax_grad"(%19, %139#0) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>, tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf16>
    %141:2 = "pd_op.matmul_grad"(%17, %12, %140) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %142 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %143 = "pd_op.scale"(%141#0, %142) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %144 = "pd_op.transpose_grad"(%139#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %145 = "pd_op.reshape_grad"(%2, %144) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %146 = "pd_op.transpose_grad"(%141#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %147 = "pd_op.reshape_grad"(%2, %146) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %148:2 = "pd_op.add_grad"(%8, %linear_2.b_0, %145) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %149:2 = "pd_op.matmul_grad"(%0, %linear_2.w_0, %148#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %150:2 = "pd_op.add_grad"(%6, %linear_1.b_0, %147) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %151:2 = "pd_op.matmul_grad"(%0, %linear_1.w_0, %150#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %152 = "pd_op.transpose_grad"(%143) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %153 = "pd_op.reshape_grad"(%2, %152) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %154:2 = "pd_op.add_grad"(%1, %linear_0.b_0, %153) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %155:2 = "pd_op.matmul_grad"(%0, %linear_0.w_0, %154#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %156 = optim.gradient @layer_norm_0.w_0 %133#1 : tensor<16xf32>
    %157 = optim.gradient @layer_norm_0.b_0 %133#2 : tensor<16xf32>
    %158 = optim.gradient @layer_norm_1.w_0 %124#1 : tensor<16xf32>
    %159 = optim.gradient @layer_norm_1.b_0 %124#2 : tensor<16xf32>
    %160 = optim.gradient @layer_norm_2.w_0 %99#1 : tensor<16xf32>
    %161 = optim.gradient @layer_norm_2.b_0 %99#2 : tensor<16xf32>
    %162 = optim.gradient @layer_norm_3.w_0 %90#1 : tensor<16xf32>
    %163 = optim.gradient @layer_norm_3.b_0 %90#2 : tensor<16xf32>
    %164 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%164 : tensor<1xf32>) in(%loss_scaling_0 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %267 = arith.divf %cst, %in : f32
      optim.yield %267 : f32
    }
    %165 = tensor.empty() : tensor<16xf32>
    %166 = tensor.empty() : tensor<16xf32>
    %167 = tensor.empty() : tensor<16xf32>
    %168 = tensor.empty() : tensor<16xf32>
    %169 = tensor.empty() : tensor<16xf32>
    %170 = tensor.empty() : tensor<16xf32>
    %171 = tensor.empty() : tensor<16xf32>
    %172 = tensor.empty() : tensor<16xf32>
    %new_0:8 = optim.foreach
        out(%165, %166, %167, %168, %169, %170, %171, %172 : tensor<16xf32>)
        in(%156, %157, %158, %159, %160, %161, %162, %163 : f32)
        scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %267 = arith.mulf %in, %scalar : f32
      optim.yield %267 : f32
    }
    %173 = tensor.empty() : tensor<8xf32>
    %sum = optim.reduce
        out(%173 : tensor<8xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %267 = math.absf %in : f32
      %268 = arith.cmpf olt, %267, %cst : f32
      %cst_203 = arith.constant 0.000000e+00 : f32
      %cst_204 = arith.constant 1.000000e+00 : f32
      %269 = arith.select %268, %cst_203, %cst_204 : f32
      optim.yield %269 : f32
    }
    %174 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%174 : tensor<1xf32>) in(%sum : tensor<8xf32>)
    %175 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%175 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %267 = arith.cmpf olt, %cst, %in : f32
      optim.yield %267 : i1
    }
    %176 = optim.gradient @linear_0.w_0 %155#1 : tensor<16x16xf16>
    %177 = optim.gradient @linear_0.b_0 %154#1 : tensor<16xf16>
    %178 = optim.gradient @linear_1.w_0 %151#1 : tensor<16x16xf16>
    %179 = optim.gradient @linear_1.b_0 %150#1 : tensor<16xf16>
    %180 = optim.gradient @linear_2.w_0 %149#1 : tensor<16x16xf16>
    %181 = optim.gradient @linear_2.b_0 %148#1 : tensor<16xf16>
    %182 = optim.gradient @linear_3.w_0 %136#1 : tensor<16x16xf16>
    %183 = optim.gradient @linear_3.b_0 %135#1 : tensor<16xf16>
    %184 = optim.gradient @linear_4.w_0 %130#1 : tensor<16x32xf16>
    %185 = optim.gradient @linear_4.b_0 %129#1 : tensor<32xf16>
    %186 = optim.gradient @linear_5.w_0 %127#1 : tensor<32x16xf16>
    %187 = optim.gradient @linear_5.b_0 %126#1 : tensor<16xf16>
    %188 = optim.gradient @linear_6.w_0 %121#1 : tensor<16x16xf16>
    %189 = optim.gradient @linear_6.b_0 %120#1 : tensor<16xf16>
    %190 = optim.gradient @linear_7.w_0 %117#1 : tensor<16x16xf16>
    %191 = optim.gradient @linear_7.b_0 %116#1 : tensor<16xf16>
    %192 = optim.gradient @linear_8.w_0 %115#1 : tensor<16x16xf16>
    %193 = optim.gradient @linear_8.b_0 %114#1 : tensor<16xf16>
    %194 = optim.gradient @linear_9.w_0 %102#1 : tensor<16x16xf16>
    %195 = optim.gradient @linear_9.b_0 %101#1 : tensor<16xf16>
    %196 = optim.gradient @linear_10.w_0 %96#1 : tensor<16x32xf16>
    %197 = optim.gradient @linear_10.b_0 %95#1 : tensor<32xf16>
    %198 = optim.gradient @linear_11.w_0 %93#1 : tensor<32x16xf16>
    %199 = optim.gradient @linear_11.b_0 %92#1 : tensor<16xf16>
    %200 = optim.gradient @linear_12.w_0 %88#1 : tensor<96x4xf16>
    %201 = optim.gradient @linear_12.b_0 %87#1 : tensor<4xf16>
    %202 = tensor.empty() : tensor<1xf32>
    %new_2 = optim.foreach_parameter out(%202 : tensor<1xf32>) in(%loss_scaling_0 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %267 = arith.divf %cst, %in : f32
      optim.yield %267 : f32
    }
    %203 = tensor.empty() : tensor<16x16xf16>
    %204 = tensor.empty() : tensor<16xf16>
    %205 = tensor.empty() : tensor<16x16xf16>
    %206 = tensor.empty() : tensor<16xf16>
    %207 = tensor.empty() : tensor<16x16xf16>
    %208 = tensor.empty() : tensor<16xf16>
    %209 = tensor.empty() : tensor<16x16xf16>
    %210 = tensor.empty() : tensor<16xf16>
    %211 = tensor.empty() : tensor<16x32xf16>
    %212 = tensor.empty() : tensor<32xf16>
    %213 = tensor.empty() : tensor<32x16xf16>
    %214 = tensor.empty() : tensor<16xf16>
    %215 = tensor.empty() : tensor<16x16xf16>
    %216 = tensor.empty() : tensor<16xf16>
    %217 = tensor.empty() : tensor<16x16xf16>
    %218 = tensor.empty() : tensor<16xf16>
    %219 = tensor.empty() : tensor<16x16xf16>
    %220 = tensor.empty() : tensor<16xf16>
    %221 = tensor.empty() : tensor<16x16xf16>
    %222 = tensor.empty() : tensor<16xf16>
    %223 = tensor.empty() : tensor<16x32xf16>
    %224 = tensor.empty() : tensor<32xf16>
    %225 = tensor.empty() : tensor<32x16xf16>
    %226 = tensor.empty() : tensor<16xf16>
    %227 = tensor.empty() : tensor<96x4xf16>
    %228 = tensor.empty() : tensor<4xf16>
    %new_3:26 = optim.foreach
        out(%203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222, %223, %224, %225, %226, %227, %228 : tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x16xf16>, tensor<16xf16>, tensor<96x4xf16>, tensor<4xf16>)
        in(%176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201 : f16)
        scalar(%new_2 : tensor<1xf32>) {
    ^bb0(%out: f16, %in: f16, %scalar: f32):
      %267 = arith.extf %in : f16 to f32
      %268 = arith.mulf %267, %scalar : f32
      %269 = arith.truncf %268 : f32 to f16
      optim.yield %269 : f16
    }
    %229 = tensor.empty() : tensor<26xf32>
    %sum_4 = optim.reduce
        out(%229 : tensor<26xf32>)
        in(%new_3#0, %new_3#1, %new_3#2, %new_3#3, %new_3#4, %new_3#5, %new_3#6, %new_3#7, %new_3#8, %new_3#9, %new_3#10, %new_3#11, %new_3#12, %new_3#13, %new_3#14, %new_3#15, %new_3#16, %new_3#17, %new_3#18, %new_3#19, %new_3#20, %new_3#21, %new_3#22, %new_3#23, %new_3#24, %new_3#25 : tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x16xf16>, tensor<16xf16>, tensor<96x4xf16>, tensor<4xf16>) {
    ^bb0(%in: f16):
      %267 = arith.extf %in : f16 to f32
      %cst = arith.constant 0x7F800000 : f32
      %268 = math.absf %267 : f32
      %269 = arith.cmpf olt, %268, %cst : f32
      %cst_203 = arith.constant 0.000000e+00 : f32
      %cst_204 = arith.constant 1.000000e+00 : f32
      %270 = arith.select %269, %cst_203, %cst_204 : f32
      optim.yield %270 : f32
    }
    %230 = tensor.empty() : tensor<1xf32>
    %total_5 = optim.reduce_parameters out(%230 : tensor<1xf32>) in(%sum_4 : tensor<26xf32>)
    %231 = tensor.empty() : tensor<1xi1>
    %new_6 = optim.foreach_parameter out(%231 : tensor<1xi1>) in(%total_5 : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %267 = arith.cmpf olt, %cst, %in : f32
      optim.yield %267 : i1
    }
    %232 = tensor.empty() : tensor<i1>
    %new_7 = optim.foreach_parameter out(%232 : tensor<i1>) in(%new_1 : tensor<1xi1>) in(%new_6 : tensor<1xi1>) {
    ^bb0(%out: i1, %in: i1, %in_203: i1):
      %267 = arith.ori %in, %in_203 : i1
      optim.yield %267 : i1
    }
    %233 = tensor.empty() : tensor<16xf32>
    %234 = tensor.empty() : tensor<16xf32>
    %235 = tensor.empty() : tensor<16xf32>
    %236 = tensor.empty() : tensor<16xf32>
    %237 = tensor.empty() : tensor<16xf32>
    %238 = tensor.empty() : tensor<16xf32>
    %239 = tensor.empty() : tensor<16xf32>
    %240 = tensor.empty() : tensor<16xf32>
    %new_8:8 = optim.foreach
        out(%233, %234, %235, %236, %237, %238, %239, %240 : tensor<16xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7 : f32)
        scalar(%new_7 : tensor<i1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %267 = arith.select %scalar, %cst, %in : f32
      optim.yield %267 : f32
    }
    %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
    %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
    %new_9, %new_10, %new_11 = optim.foreach_parameter out(%loss_scaling_0 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_7 : tensor<i1>) {
    ^bb0(%out: f32, %out_203: i32, %out_204: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %267 = arith.addi %out_203, %c1_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %268 = arith.cmpi eq, %267, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %269 = arith.select %268, %c0_i32, %267 : i32
      %c1_i32_205 = arith.constant 1 : i32
      %270 = arith.addi %out_204, %c1_i32_205 : i32
      %c1_i32_206 = arith.constant 1 : i32
      %271 = arith.cmpi eq, %270, %c1_i32_206 : i32
      %c0_i32_207 = arith.constant 0 : i32
      %272 = arith.select %271, %c0_i32_207, %270 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_208 = arith.constant 0.699999988 : f32
      %273 = arith.mulf %out, %cst_208 : f32
      %274 = arith.cmpf olt, %273, %cst : f32
      %275 = arith.select %274, %cst, %273 : f32
      %cst_209 = arith.constant 1.500000e+00 : f32
      %276 = arith.mulf %out, %cst_209 : f32
      %cst_210 = arith.constant 0x7F800000 : f32
      %277 = math.absf %276 : f32
      %278 = arith.cmpf olt, %277, %cst_210 : f32
      %279 = arith.select %278, %276, %out : f32
      %280 = arith.select %271, %275, %out : f32
      %281 = arith.select %268, %279, %out : f32
      %c0_i32_211 = arith.constant 0 : i32
      %282 = arith.select %in, %280, %281 : f32
      %283 = arith.select %in, %c0_i32_211, %269 : i32
      %284 = arith.select %in, %272, %c0_i32_211 : i32
      optim.yield %282, %283, %284 : f32, i32, i32
    }
    ml_program.global_store @loss_scaling_0 = %new_9 : tensor<1xf32>
    ml_program.global_store @num_good_steps_0 = %new_10 : tensor<1xi32>
    ml_program.global_store @num_bad_steps_0 = %new_11 : tensor<1xi32>
    %241 = tensor.empty() : tensor<16x16xf16>
    %242 = tensor.empty() : tensor<16xf16>
    %243 = tensor.empty() : tensor<16x16xf16>
    %244 = tensor.empty() : tensor<16xf16>
    %245 = tensor.empty() : tensor<16x16xf16>
    %246 = tensor.empty() : tensor<16xf16>
    %247 = tensor.empty() : tensor<16x16xf16>
    %248 = tensor.empty() : tensor<16xf16>
    %249 = tensor.empty() : tensor<16x32xf16>
    %250 = tensor.empty() : tensor<32xf16>
    %251 = tensor.empty() : tensor<32x16xf16>
    %252 = tensor.empty() : tensor<16xf16>
    %253 = tensor.empty() : tensor<16x16xf16>
    %254 = tensor.empty() : tensor<16xf16>
    %255 = tensor.empty() : tensor<16x16xf16>
    %256 = tensor.empty() : tensor<16xf16>
    %257 = tensor.empty() : tensor<16x16xf16>
    %258 = tensor.empty() : tensor<16xf16>
    %259 = tensor.empty() : tensor<16x16xf16>
    %260 = tensor.empty() : tensor<16xf16>
    %261 = tensor.empty() : tensor<16x32xf16>
    %262 = tensor.empty() : tensor<32xf16>
    %263 = tensor.empty() : tensor<32x16xf16>
    %264 = tensor.empty() : tensor<16xf16>
    %265 = tensor.empty() : tensor<96x4xf16>
    %266 = tensor.empty() : tensor<4xf16>
    %new_12:26 = optim.foreach
        out(%241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266 : tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x16xf16>, tensor<16xf16>, tensor<16x32xf16>, tensor<32xf16>, tensor<32x16xf16>, tensor<16xf16>, tensor<96x4xf16>, tensor<4xf16>)
        in(%new_3#0, %new_3#1, %new_3#2, %new_3#3, %new_3#4, %new_3#5, %new_3#6, %new_3#7, %new_3#8, %new_3#9, %new_3#10, %new_3#11, %new_3#12, %new_3#13, %new_3#14, %new_3#15, %new_3#16, %new_3#17, %new_3#18, %new_3#19, %new_3#20, %new_3#21, %new_3#22, %new_3#23, %new_3#24, %new_3#25 : f16)
        scalar(%new_7 : tensor<i1>) {
    ^bb0(%out: f16, %in: f16, %scalar: i1):
      %267 = arith.extf %in : f16 to f32
      %cst = arith.constant 0.000000e+00 : f32
      %268 = arith.select %scalar, %cst, %267 : f32
      %269 = arith.truncf %268 : f32 to f16
      optim.yield %269 : f16
    }
    %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%layer_norm_0.b_0 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_0.b_0 = %params : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_13, %moment1_14, %moment2_15, %beta1_pow_16, %beta2_pow_17 = optim.adamw params(%layer_norm_0.w_0 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_0.w_0 = %params_13 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_14 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_15 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_16 : tensor<1xf32>
    ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_17 : tensor<1xf32>
    %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_18, %moment1_19, %moment2_20, %beta1_pow_21, %beta2_pow_22 = optim.adamw params(%layer_norm_1.b_0 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_1.b_0 = %params_18 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_19 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_20 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_21 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_22 : tensor<1xf32>
    %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_23, %moment1_24, %moment2_25, %beta1_pow_26, %beta2_pow_27 = optim.adamw params(%layer_norm_1.w_0 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_1.w_0 = %params_23 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_24 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_25 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_26 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_27 : tensor<1xf32>
    %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_28, %moment1_29, %moment2_30, %beta1_pow_31, %beta2_pow_32 = optim.adamw params(%layer_norm_2.b_0 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#5 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_2.b_0 = %params_28 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_29 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_30 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_31 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_32 : tensor<1xf32>
    %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_33, %moment1_34, %moment2_35, %beta1_pow_36, %beta2_pow_37 = optim.adamw params(%layer_norm_2.w_0 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#4 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_2.w_0 = %params_33 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_34 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_35 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_36 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_37 : tensor<1xf32>
    %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_38, %moment1_39, %moment2_40, %beta1_pow_41, %beta2_pow_42 = optim.adamw params(%layer_norm_3.b_0 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#7 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_3.b_0 = %params_38 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_39 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_40 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_41 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_42 : tensor<1xf32>
    %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_43, %moment1_44, %moment2_45, %beta1_pow_46, %beta2_pow_47 = optim.adamw params(%layer_norm_3.w_0 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_8#6 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_3.w_0 = %params_43 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_44 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_45 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_46 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_47 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_fp32_master_0 = ml_program.global_load @linear_0.b_0_fp32_master_0 : tensor<16xf32>
    %params_48, %moment1_49, %moment2_50, %beta1_pow_51, %beta2_pow_52, %masters = optim.adamw params(%linear_0.b_0 : tensor<16xf16>) moment1(%linear_0.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_0.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_0.b_0_fp32_master_0 : f32) grads(%new_12#1 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_48 : tensor<16xf16>
    ml_program.global_store @linear_0.b_0_fp32_master_0_moment1_0 = %moment1_49 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_moment2_0 = %moment2_50 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_51 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_52 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0 = %masters : tensor<16xf32>
    %linear_0.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_0.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_0.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_fp32_master_0 = ml_program.global_load @linear_0.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_53, %moment1_54, %moment2_55, %beta1_pow_56, %beta2_pow_57, %masters_58 = optim.adamw params(%linear_0.w_0 : tensor<16x16xf16>) moment1(%linear_0.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_0.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_0.w_0_fp32_master_0 : f32) grads(%new_12#0 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_0.w_0 = %params_53 : tensor<16x16xf16>
    ml_program.global_store @linear_0.w_0_fp32_master_0_moment1_0 = %moment1_54 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_moment2_0 = %moment2_55 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_56 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_57 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0 = %masters_58 : tensor<16x16xf32>
    %linear_1.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_1.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_1.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_fp32_master_0 = ml_program.global_load @linear_1.b_0_fp32_master_0 : tensor<16xf32>
    %params_59, %moment1_60, %moment2_61, %beta1_pow_62, %beta2_pow_63, %masters_64 = optim.adamw params(%linear_1.b_0 : tensor<16xf16>) moment1(%linear_1.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_1.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_1.b_0_fp32_master_0 : f32) grads(%new_12#3 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_1.b_0 = %params_59 : tensor<16xf16>
    ml_program.global_store @linear_1.b_0_fp32_master_0_moment1_0 = %moment1_60 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_moment2_0 = %moment2_61 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_62 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_63 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_fp32_master_0 = %masters_64 : tensor<16xf32>
    %linear_1.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_1.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_1.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_fp32_master_0 = ml_program.global_load @linear_1.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_65, %moment1_66, %moment2_67, %beta1_pow_68, %beta2_pow_69, %masters_70 = optim.adamw params(%linear_1.w_0 : tensor<16x16xf16>) moment1(%linear_1.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_1.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_1.w_0_fp32_master_0 : f32) grads(%new_12#2 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_1.w_0 = %params_65 : tensor<16x16xf16>
    ml_program.global_store @linear_1.w_0_fp32_master_0_moment1_0 = %moment1_66 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_moment2_0 = %moment2_67 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_68 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_69 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_fp32_master_0 = %masters_70 : tensor<16x16xf32>
    %linear_10.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_moment1_0 : tensor<32xf32>
    %linear_10.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_moment2_0 : tensor<32xf32>
    %linear_10.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_fp32_master_0 = ml_program.global_load @linear_10.b_0_fp32_master_0 : tensor<32xf32>
    %params_71, %moment1_72, %moment2_73, %beta1_pow_74, %beta2_pow_75, %masters_76 = optim.adamw params(%linear_10.b_0 : tensor<32xf16>) moment1(%linear_10.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_10.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_10.b_0_fp32_master_0 : f32) grads(%new_12#21 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_10.b_0 = %params_71 : tensor<32xf16>
    ml_program.global_store @linear_10.b_0_fp32_master_0_moment1_0 = %moment1_72 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_moment2_0 = %moment2_73 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_74 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_75 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_fp32_master_0 = %masters_76 : tensor<32xf32>
    %linear_10.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_moment1_0 : tensor<16x32xf32>
    %linear_10.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_moment2_0 : tensor<16x32xf32>
    %linear_10.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_fp32_master_0 = ml_program.global_load @linear_10.w_0_fp32_master_0 : tensor<16x32xf32>
    %params_77, %moment1_78, %moment2_79, %beta1_pow_80, %beta2_pow_81, %masters_82 = optim.adamw params(%linear_10.w_0 : tensor<16x32xf16>) moment1(%linear_10.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_10.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_10.w_0_fp32_master_0 : f32) grads(%new_12#20 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_10.w_0 = %params_77 : tensor<16x32xf16>
    ml_program.global_store @linear_10.w_0_fp32_master_0_moment1_0 = %moment1_78 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_moment2_0 = %moment2_79 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_80 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_81 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_fp32_master_0 = %masters_82 : tensor<16x32xf32>
    %linear_11.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_11.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_11.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_fp32_master_0 = ml_program.global_load @linear_11.b_0_fp32_master_0 : tensor<16xf32>
    %params_83, %moment1_84, %moment2_85, %beta1_pow_86, %beta2_pow_87, %masters_88 = optim.adamw params(%linear_11.b_0 : tensor<16xf16>) moment1(%linear_11.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_11.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_11.b_0_fp32_master_0 : f32) grads(%new_12#23 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_11.b_0 = %params_83 : tensor<16xf16>
    ml_program.global_store @linear_11.b_0_fp32_master_0_moment1_0 = %moment1_84 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_moment2_0 = %moment2_85 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_86 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_87 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_fp32_master_0 = %masters_88 : tensor<16xf32>
    %linear_11.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_moment1_0 : tensor<32x16xf32>
    %linear_11.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_moment2_0 : tensor<32x16xf32>
    %linear_11.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_fp32_master_0 = ml_program.global_load @linear_11.w_0_fp32_master_0 : tensor<32x16xf32>
    %params_89, %moment1_90, %moment2_91, %beta1_pow_92, %beta2_pow_93, %masters_94 = optim.adamw params(%linear_11.w_0 : tensor<32x16xf16>) moment1(%linear_11.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_11.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_11.w_0_fp32_master_0 : f32) grads(%new_12#22 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_11.w_0 = %params_89 : tensor<32x16xf16>
    ml_program.global_store @linear_11.w_0_fp32_master_0_moment1_0 = %moment1_90 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_moment2_0 = %moment2_91 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_92 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_93 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_fp32_master_0 = %masters_94 : tensor<32x16xf32>
    %linear_12.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_moment1_0 : tensor<4xf32>
    %linear_12.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_moment2_0 : tensor<4xf32>
    %linear_12.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_fp32_master_0 = ml_program.global_load @linear_12.b_0_fp32_master_0 : tensor<4xf32>
    %params_95, %moment1_96, %moment2_97, %beta1_pow_98, %beta2_pow_99, %masters_100 = optim.adamw params(%linear_12.b_0 : tensor<4xf16>) moment1(%linear_12.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_12.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_12.b_0_fp32_master_0 : f32) grads(%new_12#25 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_12.b_0 = %params_95 : tensor<4xf16>
    ml_program.global_store @linear_12.b_0_fp32_master_0_moment1_0 = %moment1_96 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_moment2_0 = %moment2_97 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_98 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_99 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_fp32_master_0 = %masters_100 : tensor<4xf32>
    %linear_12.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_moment1_0 : tensor<96x4xf32>
    %linear_12.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_moment2_0 : tensor<96x4xf32>
    %linear_12.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_fp32_master_0 = ml_program.global_load @linear_12.w_0_fp32_master_0 : tensor<96x4xf32>
    %params_101, %moment1_102, %moment2_103, %beta1_pow_104, %beta2_pow_105, %masters_106 = optim.adamw params(%linear_12.w_0 : tensor<96x4xf16>) moment1(%linear_12.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_12.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_12.w_0_fp32_master_0 : f32) grads(%new_12#24 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_12.w_0 = %params_101 : tensor<96x4xf16>
    ml_program.global_store @linear_12.w_0_fp32_master_0_moment1_0 = %moment1_102 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_moment2_0 = %moment2_103 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_104 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_105 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_fp32_master_0 = %masters_106 : tensor<96x4xf32>
    %linear_2.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_2.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_2.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_fp32_master_0 = ml_program.global_load @linear_2.b_0_fp32_master_0 : tensor<16xf32>
    %params_107, %moment1_108, %moment2_109, %beta1_pow_110, %beta2_pow_111, %masters_112 = optim.adamw params(%linear_2.b_0 : tensor<16xf16>) moment1(%linear_2.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_2.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_2.b_0_fp32_master_0 : f32) grads(%new_12#5 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_2.b_0 = %params_107 : tensor<16xf16>
    ml_program.global_store @linear_2.b_0_fp32_master_0_moment1_0 = %moment1_108 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_moment2_0 = %moment2_109 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_110 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_111 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_fp32_master_0 = %masters_112 : tensor<16xf32>
    %linear_2.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_2.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_2.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_fp32_master_0 = ml_program.global_load @linear_2.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_113, %moment1_114, %moment2_115, %beta1_pow_116, %beta2_pow_117, %masters_118 = optim.adamw params(%linear_2.w_0 : tensor<16x16xf16>) moment1(%linear_2.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_2.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_2.w_0_fp32_master_0 : f32) grads(%new_12#4 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_2.w_0 = %params_113 : tensor<16x16xf16>
    ml_program.global_store @linear_2.w_0_fp32_master_0_moment1_0 = %moment1_114 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_moment2_0 = %moment2_115 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_116 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_117 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_fp32_master_0 = %masters_118 : tensor<16x16xf32>
    %linear_3.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_3.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_3.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_fp32_master_0 = ml_program.global_load @linear_3.b_0_fp32_master_0 : tensor<16xf32>
    %params_119, %moment1_120, %moment2_121, %beta1_pow_122, %beta2_pow_123, %masters_124 = optim.adamw params(%linear_3.b_0 : tensor<16xf16>) moment1(%linear_3.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_3.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_3.b_0_fp32_master_0 : f32) grads(%new_12#7 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_3.b_0 = %params_119 : tensor<16xf16>
    ml_program.global_store @linear_3.b_0_fp32_master_0_moment1_0 = %moment1_120 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_moment2_0 = %moment2_121 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_122 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_123 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_fp32_master_0 = %masters_124 : tensor<16xf32>
    %linear_3.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_3.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_3.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_fp32_master_0 = ml_program.global_load @linear_3.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_125, %moment1_126, %moment2_127, %beta1_pow_128, %beta2_pow_129, %masters_130 = optim.adamw params(%linear_3.w_0 : tensor<16x16xf16>) moment1(%linear_3.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_3.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_3.w_0_fp32_master_0 : f32) grads(%new_12#6 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_3.w_0 = %params_125 : tensor<16x16xf16>
    ml_program.global_store @linear_3.w_0_fp32_master_0_moment1_0 = %moment1_126 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_moment2_0 = %moment2_127 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_128 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_129 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_fp32_master_0 = %masters_130 : tensor<16x16xf32>
    %linear_4.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_moment1_0 : tensor<32xf32>
    %linear_4.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_moment2_0 : tensor<32xf32>
    %linear_4.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_fp32_master_0 = ml_program.global_load @linear_4.b_0_fp32_master_0 : tensor<32xf32>
    %params_131, %moment1_132, %moment2_133, %beta1_pow_134, %beta2_pow_135, %masters_136 = optim.adamw params(%linear_4.b_0 : tensor<32xf16>) moment1(%linear_4.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_4.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_4.b_0_fp32_master_0 : f32) grads(%new_12#9 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_4.b_0 = %params_131 : tensor<32xf16>
    ml_program.global_store @linear_4.b_0_fp32_master_0_moment1_0 = %moment1_132 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_moment2_0 = %moment2_133 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_134 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_135 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_fp32_master_0 = %masters_136 : tensor<32xf32>
    %linear_4.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_moment1_0 : tensor<16x32xf32>
    %linear_4.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_moment2_0 : tensor<16x32xf32>
    %linear_4.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_fp32_master_0 = ml_program.global_load @linear_4.w_0_fp32_master_0 : tensor<16x32xf32>
    %params_137, %moment1_138, %moment2_139, %beta1_pow_140, %beta2_pow_141, %masters_142 = optim.adamw params(%linear_4.w_0 : tensor<16x32xf16>) moment1(%linear_4.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_4.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_4.w_0_fp32_master_0 : f32) grads(%new_12#8 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_4.w_0 = %params_137 : tensor<16x32xf16>
    ml_program.global_store @linear_4.w_0_fp32_master_0_moment1_0 = %moment1_138 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_moment2_0 = %moment2_139 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_140 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_141 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_fp32_master_0 = %masters_142 : tensor<16x32xf32>
    %linear_5.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_5.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_5.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_fp32_master_0 = ml_program.global_load @linear_5.b_0_fp32_master_0 : tensor<16xf32>
    %params_143, %moment1_144, %moment2_145, %beta1_pow_146, %beta2_pow_147, %masters_148 = optim.adamw params(%linear_5.b_0 : tensor<16xf16>) moment1(%linear_5.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_5.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_5.b_0_fp32_master_0 : f32) grads(%new_12#11 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_5.b_0 = %params_143 : tensor<16xf16>
    ml_program.global_store @linear_5.b_0_fp32_master_0_moment1_0 = %moment1_144 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_moment2_0 = %moment2_145 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_146 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_147 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_fp32_master_0 = %masters_148 : tensor<16xf32>
    %linear_5.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_moment1_0 : tensor<32x16xf32>
    %linear_5.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_moment2_0 : tensor<32x16xf32>
    %linear_5.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_fp32_master_0 = ml_program.global_load @linear_5.w_0_fp32_master_0 : tensor<32x16xf32>
    %params_149, %moment1_150, %moment2_151, %beta1_pow_152, %beta2_pow_153, %masters_154 = optim.adamw params(%linear_5.w_0 : tensor<32x16xf16>) moment1(%linear_5.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_5.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_5.w_0_fp32_master_0 : f32) grads(%new_12#10 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_5.w_0 = %params_149 : tensor<32x16xf16>
    ml_program.global_store @linear_5.w_0_fp32_master_0_moment1_0 = %moment1_150 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_moment2_0 = %moment2_151 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_152 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_153 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_fp32_master_0 = %masters_154 : tensor<32x16xf32>
    %linear_6.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_6.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_6.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_fp32_master_0 = ml_program.global_load @linear_6.b_0_fp32_master_0 : tensor<16xf32>
    %params_155, %moment1_156, %moment2_157, %beta1_pow_158, %beta2_pow_159, %masters_160 = optim.adamw params(%linear_6.b_0 : tensor<16xf16>) moment1(%linear_6.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_6.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_6.b_0_fp32_master_0 : f32) grads(%new_12#13 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_6.b_0 = %params_155 : tensor<16xf16>
    ml_program.global_store @linear_6.b_0_fp32_master_0_moment1_0 = %moment1_156 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_moment2_0 = %moment2_157 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_158 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_159 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_fp32_master_0 = %masters_160 : tensor<16xf32>
    %linear_6.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_6.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_6.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_fp32_master_0 = ml_program.global_load @linear_6.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_161, %moment1_162, %moment2_163, %beta1_pow_164, %beta2_pow_165, %masters_166 = optim.adamw params(%linear_6.w_0 : tensor<16x16xf16>) moment1(%linear_6.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_6.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_6.w_0_fp32_master_0 : f32) grads(%new_12#12 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_6.w_0 = %params_161 : tensor<16x16xf16>
    ml_program.global_store @linear_6.w_0_fp32_master_0_moment1_0 = %moment1_162 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_moment2_0 = %moment2_163 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_164 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_165 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_fp32_master_0 = %masters_166 : tensor<16x16xf32>
    %linear_7.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_7.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_7.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_fp32_master_0 = ml_program.global_load @linear_7.b_0_fp32_master_0 : tensor<16xf32>
    %params_167, %moment1_168, %moment2_169, %beta1_pow_170, %beta2_pow_171, %masters_172 = optim.adamw params(%linear_7.b_0 : tensor<16xf16>) moment1(%linear_7.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_7.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_7.b_0_fp32_master_0 : f32) grads(%new_12#15 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_7.b_0 = %params_167 : tensor<16xf16>
    ml_program.global_store @linear_7.b_0_fp32_master_0_moment1_0 = %moment1_168 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_moment2_0 = %moment2_169 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_170 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_171 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_fp32_master_0 = %masters_172 : tensor<16xf32>
    %linear_7.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_7.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_7.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_fp32_master_0 = ml_program.global_load @linear_7.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_173, %moment1_174, %moment2_175, %beta1_pow_176, %beta2_pow_177, %masters_178 = optim.adamw params(%linear_7.w_0 : tensor<16x16xf16>) moment1(%linear_7.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_7.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_7.w_0_fp32_master_0 : f32) grads(%new_12#14 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_7.w_0 = %params_173 : tensor<16x16xf16>
    ml_program.global_store @linear_7.w_0_fp32_master_0_moment1_0 = %moment1_174 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_moment2_0 = %moment2_175 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_176 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_177 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_fp32_master_0 = %masters_178 : tensor<16x16xf32>
    %linear_8.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_8.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_8.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_fp32_master_0 = ml_program.global_load @linear_8.b_0_fp32_master_0 : tensor<16xf32>
    %params_179, %moment1_180, %moment2_181, %beta1_pow_182, %beta2_pow_183, %masters_184 = optim.adamw params(%linear_8.b_0 : tensor<16xf16>) moment1(%linear_8.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_8.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_8.b_0_fp32_master_0 : f32) grads(%new_12#17 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_8.b_0 = %params_179 : tensor<16xf16>
    ml_program.global_store @linear_8.b_0_fp32_master_0_moment1_0 = %moment1_180 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_moment2_0 = %moment2_181 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_182 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_183 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_fp32_master_0 = %masters_184 : tensor<16xf32>
    %linear_8.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_8.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_8.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_fp32_master_0 = ml_program.global_load @linear_8.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_185, %moment1_186, %moment2_187, %beta1_pow_188, %beta2_pow_189, %masters_190 = optim.adamw params(%linear_8.w_0 : tensor<16x16xf16>) moment1(%linear_8.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_8.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_8.w_0_fp32_master_0 : f32) grads(%new_12#16 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_8.w_0 = %params_185 : tensor<16x16xf16>
    ml_program.global_store @linear_8.w_0_fp32_master_0_moment1_0 = %moment1_186 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_moment2_0 = %moment2_187 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_188 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_189 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_fp32_master_0 = %masters_190 : tensor<16x16xf32>
    %linear_9.b_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_moment1_0 : tensor<16xf32>
    %linear_9.b_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_moment2_0 : tensor<16xf32>
    %linear_9.b_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_fp32_master_0 = ml_program.global_load @linear_9.b_0_fp32_master_0 : tensor<16xf32>
    %params_191, %moment1_192, %moment2_193, %beta1_pow_194, %beta2_pow_195, %masters_196 = optim.adamw params(%linear_9.b_0 : tensor<16xf16>) moment1(%linear_9.b_0_fp32_master_0_moment1_0 : f32) moment2(%linear_9.b_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_9.b_0_fp32_master_0 : f32) grads(%new_12#19 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_9.b_0 = %params_191 : tensor<16xf16>
    ml_program.global_store @linear_9.b_0_fp32_master_0_moment1_0 = %moment1_192 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_moment2_0 = %moment2_193 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_194 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_195 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_fp32_master_0 = %masters_196 : tensor<16xf32>
    %linear_9.w_0_fp32_master_0_moment1_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_moment1_0 : tensor<16x16xf32>
    %linear_9.w_0_fp32_master_0_moment2_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_moment2_0 : tensor<16x16xf32>
    %linear_9.w_0_fp32_master_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_fp32_master_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_fp32_master_0 = ml_program.global_load @linear_9.w_0_fp32_master_0 : tensor<16x16xf32>
    %params_197, %moment1_198, %moment2_199, %beta1_pow_200, %beta2_pow_201, %masters_202 = optim.adamw params(%linear_9.w_0 : tensor<16x16xf16>) moment1(%linear_9.w_0_fp32_master_0_moment1_0 : f32) moment2(%linear_9.w_0_fp32_master_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_fp32_master_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_fp32_master_0_beta2_pow_acc_0 : tensor<1xf32>) masters(%linear_9.w_0_fp32_master_0 : f32) grads(%new_12#18 : f16) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_7 : tensor<i1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_9.w_0 = %params_197 : tensor<16x16xf16>
    ml_program.global_store @linear_9.w_0_fp32_master_0_moment1_0 = %moment1_198 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_moment2_0 = %moment2_199 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_beta1_pow_acc_0 = %beta1_pow_200 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0_beta2_pow_acc_0 = %beta2_pow_201 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_fp32_master_0 = %masters_202 : tensor<16x16xf32>
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
