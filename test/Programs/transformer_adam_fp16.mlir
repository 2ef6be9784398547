#extern = #ml_program.extern : tensor<16x16xf32>
#extern1 = #ml_program.extern : tensor<16x32xf32>
#extern2 = #ml_program.extern : tensor<32x16xf32>
#extern3 = #ml_program.extern : tensor<96x4xf32>
module {
  ml_program.global private mutable @linear_0.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0(#extern1) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0(#extern2) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0(#extern) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0(#extern1) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0(#extern2) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0(#extern3) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
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
  ml_program.global private mutable @linear_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_moment1_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_moment2_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [true]}}) {
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf32>
    %0 = "pd_op.cast"(%linear_0.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %1 = "pd_op.cast"(%arg1) {dtype = f16, persistable = [false], stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %2 = "pd_op.matmul"(%1, %0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %3 = "pd_op.cast"(%linear_0.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %4 = "pd_op.add"(%2, %3) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %5 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %6 = "pd_op.reshape"(%4, %5) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %7 = "pd_op.transpose"(%6) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf32>
    %8 = "pd_op.cast"(%linear_1.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %9 = "pd_op.matmul"(%1, %8) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<16xf32>
    %10 = "pd_op.cast"(%linear_1.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %11 = "pd_op.add"(%9, %10) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %linear_2.w_0 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf32>
    %12 = "pd_op.cast"(%linear_2.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %13 = "pd_op.matmul"(%1, %12) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_2.b_0 = ml_program.global_load @linear_2.b_0 : tensor<16xf32>
    %14 = "pd_op.cast"(%linear_2.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %15 = "pd_op.add"(%13, %14) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %16 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %17 = "pd_op.reshape"(%11, %16) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %18 = "pd_op.transpose"(%17) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %19 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %20 = "pd_op.reshape"(%15, %19) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %21 = "pd_op.transpose"(%20) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %22 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %23 = "pd_op.scale"(%7, %22) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %24 = "pd_op.matmul"(%23, %18) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x6xf16>
    %25 = "pd_op.cast"(%24) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %26 = "pd_op.softmax"(%25) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %27 = "pd_op.cast"(%26) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %28 = "pd_op.matmul"(%27, %21) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x8xf16>
    %29 = "pd_op.transpose"(%28) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %30 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 16]} : () -> tensor<3xi64>
    %31 = "pd_op.reshape"(%29, %30) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<3xi64>) -> tensor<4x6x16xf16>
    %linear_3.w_0 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf32>
    %32 = "pd_op.cast"(%linear_3.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %33 = "pd_op.matmul"(%31, %32) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_3.b_0 = ml_program.global_load @linear_3.b_0 : tensor<16xf32>
    %34 = "pd_op.cast"(%linear_3.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %35 = "pd_op.add"(%33, %34) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %36 = "pd_op.add"(%1, %35) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %37 = "pd_op.cast"(%36) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %layer_norm_0.w_0 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
    %layer_norm_0.b_0 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
    %38:3 = "pd_op.layer_norm"(%37, %layer_norm_0.w_0, %layer_norm_0.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_4.w_0 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf32>
    %39 = "pd_op.cast"(%linear_4.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x32xf32>) -> tensor<16x32xf16>
    %40 = "pd_op.cast"(%38#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %41 = "pd_op.matmul"(%40, %39) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>) -> tensor<4x6x32xf16>
    %linear_4.b_0 = ml_program.global_load @linear_4.b_0 : tensor<32xf32>
    %42 = "pd_op.cast"(%linear_4.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32xf32>) -> tensor<32xf16>
    %43 = "pd_op.add"(%41, %42) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<32xf16>) -> tensor<4x6x32xf16>
    %44 = "pd_op.relu"(%43) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %linear_5.w_0 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf32>
    %45 = "pd_op.cast"(%linear_5.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x16xf32>) -> tensor<32x16xf16>
    %46 = "pd_op.matmul"(%44, %45) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>) -> tensor<4x6x16xf16>
    %linear_5.b_0 = ml_program.global_load @linear_5.b_0 : tensor<16xf32>
    %47 = "pd_op.cast"(%linear_5.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %48 = "pd_op.add"(%46, %47) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %49 = "pd_op.add"(%40, %48) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %50 = "pd_op.cast"(%49) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %layer_norm_1.w_0 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
    %layer_norm_1.b_0 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
    %51:3 = "pd_op.layer_norm"(%50, %layer_norm_1.w_0, %layer_norm_1.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_6.w_0 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf32>
    %52 = "pd_op.cast"(%linear_6.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %53 = "pd_op.cast"(%51#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %54 = "pd_op.matmul"(%53, %52) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_6.b_0 = ml_program.global_load @linear_6.b_0 : tensor<16xf32>
    %55 = "pd_op.cast"(%linear_6.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %56 = "pd_op.add"(%54, %55) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %57 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %58 = "pd_op.reshape"(%56, %57) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %59 = "pd_op.transpose"(%58) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %linear_7.w_0 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf32>
    %60 = "pd_op.cast"(%linear_7.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %61 = "pd_op.matmul"(%53, %60) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_7.b_0 = ml_program.global_load @linear_7.b_0 : tensor<16xf32>
    %62 = "pd_op.cast"(%linear_7.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %63 = "pd_op.add"(%61, %62) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %linear_8.w_0 = ml_program.global_load @linear_8.w_0 : tensor<16x16xf32>
    %64 = "pd_op.cast"(%linear_8.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %65 = "pd_op.matmul"(%53, %64) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_8.b_0 = ml_program.global_load @linear_8.b_0 : tensor<16xf32>
    %66 = "pd_op.cast"(%linear_8.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %67 = "pd_op.add"(%65, %66) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %68 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %69 = "pd_op.reshape"(%63, %68) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %70 = "pd_op.transpose"(%69) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %71 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %72 = "pd_op.reshape"(%67, %71) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %73 = "pd_op.transpose"(%72) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %74 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %75 = "pd_op.scale"(%59, %74) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %76 = "pd_op.matmul"(%75, %70) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x6xf16>
    %77 = "pd_op.cast"(%76) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %78 = "pd_op.softmax"(%77) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %79 = "pd_op.cast"(%78) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %80 = "pd_op.matmul"(%79, %73) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x8xf16>
    %81 = "pd_op.transpose"(%80) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %82 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 16]} : () -> tensor<3xi64>
    %83 = "pd_op.reshape"(%81, %82) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<3xi64>) -> tensor<4x6x16xf16>
    %linear_9.w_0 = ml_program.global_load @linear_9.w_0 : tensor<16x16xf32>
    %84 = "pd_op.cast"(%linear_9.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %85 = "pd_op.matmul"(%83, %84) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %linear_9.b_0 = ml_program.global_load @linear_9.b_0 : tensor<16xf32>
    %86 = "pd_op.cast"(%linear_9.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %87 = "pd_op.add"(%85, %86) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %88 = "pd_op.add"(%53, %87) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %89 = "pd_op.cast"(%88) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %layer_norm_2.w_0 = ml_program.global_load @layer_norm_2.w_0 : tensor<16xf32>
    %layer_norm_2.b_0 = ml_program.global_load @layer_norm_2.b_0 : tensor<16xf32>
    %90:3 = "pd_op.layer_norm"(%89, %layer_norm_2.w_0, %layer_norm_2.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_10.w_0 = ml_program.global_load @linear_10.w_0 : tensor<16x32xf32>
    %91 = "pd_op.cast"(%linear_10.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x32xf32>) -> tensor<16x32xf16>
    %92 = "pd_op.cast"(%90#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %93 = "pd_op.matmul"(%92, %91) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>) -> tensor<4x6x32xf16>
    %linear_10.b_0 = ml_program.global_load @linear_10.b_0 : tensor<32xf32>
    %94 = "pd_op.cast"(%linear_10.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32xf32>) -> tensor<32xf16>
    %95 = "pd_op.add"(%93, %94) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<32xf16>) -> tensor<4x6x32xf16>
    %96 = "pd_op.relu"(%95) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %linear_11.w_0 = ml_program.global_load @linear_11.w_0 : tensor<32x16xf32>
    %97 = "pd_op.cast"(%linear_11.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x16xf32>) -> tensor<32x16xf16>
    %98 = "pd_op.matmul"(%96, %97) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>) -> tensor<4x6x16xf16>
    %linear_11.b_0 = ml_program.global_load @linear_11.b_0 : tensor<16xf32>
    %99 = "pd_op.cast"(%linear_11.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %100 = "pd_op.add"(%98, %99) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %101 = "pd_op.add"(%92, %100) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %102 = "pd_op.cast"(%101) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %layer_norm_3.w_0 = ml_program.global_load @layer_norm_3.w_0 : tensor<16xf32>
    %layer_norm_3.b_0 = ml_program.global_load @layer_norm_3.b_0 : tensor<16xf32>
    %103:3 = "pd_op.layer_norm"(%102, %layer_norm_3.w_0, %layer_norm_3.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %104 = "pd_op.flatten"(%103#0) {persistable = [false], start_axis = 1 : i32, stop_axis = 2 : i32, stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x96xf32>
    %linear_12.w_0 = ml_program.global_load @linear_12.w_0 : tensor<96x4xf32>
    %105 = "pd_op.cast"(%linear_12.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<96x4xf32>) -> tensor<96x4xf16>
    %106 = "pd_op.cast"(%104) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x96xf32>) -> tensor<4x96xf16>
    %107 = "pd_op.matmul"(%106, %105) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>) -> tensor<4x4xf16>
    %linear_12.b_0 = ml_program.global_load @linear_12.b_0 : tensor<4xf32>
    %108 = "pd_op.cast"(%linear_12.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4xf32>) -> tensor<4xf16>
    %109 = "pd_op.add"(%107, %108) {persistable = [false], stop_gradient = [false]} : (tensor<4x4xf16>, tensor<4xf16>) -> tensor<4x4xf16>
    %110 = "pd_op.cast"(%109) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x4xf16>) -> tensor<4x4xf32>
    %111:2 = "pd_op.cross_entropy_with_softmax"(%110, %arg0) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false, false], soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf32>, tensor<4x1xi64>) -> (tensor<4x4xf32>, tensor<4x1xf32>)
    %112 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %113 = "pd_op.mean"(%111#1, %112) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %114 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %115 = "pd_op.mean"(%113, %114) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %loss_scaling_0 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
    %116 = "pd_op.multiply"(%115, %loss_scaling_0) {persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
    %117 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [false], value = 1.000000e+00 : f32} : () -> tensor<1xf32>
    %118:2 = "pd_op.multiply_grad"(%115, %loss_scaling_0, %117) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<f32>, none)
    %119 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %120 = "pd_op.mean_grad"(%113, %118#0, %119) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %121 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %122 = "pd_op.mean_grad"(%111#1, %120, %121) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %123 = "pd_op.cross_entropy_with_softmax_grad"(%arg0, %111#0, %122) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false], soft_label = false, stop_gradient = [false], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %124 = "pd_op.cast"(%123) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x4xf32>) -> tensor<4x4xf16>
    %125:2 = "pd_op.add_grad"(%107, %108, %124) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x4xf16>, tensor<4xf16>, tensor<4x4xf16>) -> (tensor<4x4xf16>, tensor<4xf16>)
    %126:2 = "pd_op.matmul_grad"(%106, %105, %125#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>, tensor<4x4xf16>) -> (tensor<4x96xf16>, tensor<96x4xf16>)
    %127 = "pd_op.cast"(%126#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x96xf16>) -> tensor<4x96xf32>
    %128 = "pd_op.flatten_grad"(%103#0, %127) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>, tensor<4x96xf32>) -> tensor<4x6x16xf32>
    %129:3 = "pd_op.layer_norm_grad"(%102, %layer_norm_3.w_0, %layer_norm_3.b_0, %103#1, %103#2, %128) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %130 = "pd_op.cast"(%129#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %131:2 = "pd_op.add_grad"(%92, %100, %130) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %132:2 = "pd_op.add_grad"(%98, %99, %131#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %133:2 = "pd_op.matmul_grad"(%96, %97, %132#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %134 = "pd_op.relu_grad"(%96, %133#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %135:2 = "pd_op.add_grad"(%93, %94, %134) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %136:2 = "pd_op.matmul_grad"(%92, %91, %135#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %137 = "pir.combine"(%131#0, %136#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %138 = "pd_op.add_n"(%137) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %139 = "pd_op.cast"(%138) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %140:3 = "pd_op.layer_norm_grad"(%89, %layer_norm_2.w_0, %layer_norm_2.b_0, %90#1, %90#2, %139) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %141 = "pd_op.cast"(%140#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %142:2 = "pd_op.add_grad"(%53, %87, %141) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %143:2 = "pd_op.add_grad"(%85, %86, %142#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %144:2 = "pd_op.matmul_grad"(%83, %84, %143#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %145 = "pd_op.reshape_grad"(%81, %144#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %146 = "pd_op.transpose_grad"(%145) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %147:2 = "pd_op.matmul_grad"(%79, %73, %146) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %148 = "pd_op.cast"(%147#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %149 = "pd_op.softmax_grad"(%78, %148) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %150 = "pd_op.cast"(%149) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %151:2 = "pd_op.matmul_grad"(%75, %70, %150) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %152 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %153 = "pd_op.scale"(%151#0, %152) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %154 = "pd_op.transpose_grad"(%147#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %155 = "pd_op.reshape_grad"(%4, %154) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %156 = "pd_op.transpose_grad"(%151#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %157 = "pd_op.reshape_grad"(%4, %156) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %158:2 = "pd_op.add_grad"(%65, %66, %155) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %159:2 = "pd_op.matmul_grad"(%53, %64, %158#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %160:2 = "pd_op.add_grad"(%61, %62, %157) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %161:2 = "pd_op.matmul_grad"(%53, %60, %160#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %162 = "pd_op.transpose_grad"(%153) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %163 = "pd_op.reshape_grad"(%4, %162) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %164:2 = "pd_op.add_grad"(%54, %55, %163) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %165:2 = "pd_op.matmul_grad"(%53, %52, %164#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %166 = "pir.combine"(%142#0, %159#0, %161#0, %165#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %167 = "pd_op.add_n"(%166) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %168 = "pd_op.cast"(%167) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %169:3 = "pd_op.layer_norm_grad"(%50, %layer_norm_1.w_0, %layer_norm_1.b_0, %51#1, %51#2, %168) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %170 = "pd_op.cast"(%169#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %171:2 = "pd_op.add_grad"(%40, %48, %170) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %172:2 = "pd_op.add_grad"(%46, %47, %171#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %173:2 = "pd_op.matmul_grad"(%44, %45, %172#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %174 = "pd_op.relu_grad"(%44, %173#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %175:2 = "pd_op.add_grad"(%41, %42, %174) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %176:2 = "pd_op.matmul_grad"(%40, %39, %175#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %177 = "pir.combine"(%171#0, %176#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %178 = "pd_op.add_n"(%177) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %179 = "pd_op.cast"(%178) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %180:3 = "pd_op.layer_norm_grad"(%37, %layer_norm_0.w_0, %layer_norm_0.b_0, %38#1, %38#2, %179) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %181 = "pd_op.cast"(%180#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %182:2 = "pd_op.add_grad"(%1, %35, %181) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<4x6x16xf16>)
    %183:2 = "pd_op.add_grad"(%33, %34, %182#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %184:2 = "pd_op.matmul_grad"(%31, %32, %183#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %185 = "pd_op.reshape_grad"(%29, %184#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %186 = "pd_op.transpose_grad"(%185) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %187:2 = "pd_op.matmul_grad"(%27, %21, %186) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %188 = "pd_op.cast"(%187#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %189 = "pd_op.softmax_grad"(%26, %188) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %190 = "pd_op.cast"(%189) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %191:2 = "pd_op.matmul_grad"(%23, %18, %190) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %192 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %193 = "pd_op.scale"(%191#0, %192) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %194 = "pd_op.transpose_grad"(%187#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %195 = "pd_op.reshape_grad"(%4, %194) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %196 = "pd_op.transpose_grad"(%191#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %197 = "pd_op.reshape_grad"(%4, %196) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %198:2 = "pd_op.add_grad"(%13, %14, %195) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %199:2 = "pd_op.matmul_grad"(%1, %12, %198#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %200:2 = "pd_op.add_grad"(%9, %10, %197) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %201:2 = "pd_op.matmul_grad"(%1, %8, %200#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %202 = "pd_op.transpose_grad"(%193) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %203 = "pd_op.reshape_grad"(%4, %202) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %204:2 = "pd_op.add_grad"(%2, %3, %203) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %205:2 = "pd_op.matmul_grad"(%1, %0, %204#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %206 = optim.gradient @linear_0.w_0 %205#1 : tensor<16x16xf16>
    %207 = optim.cast %206 : tensor<16x16xf16> to tensor<16x16xf32>
    %208 = optim.gradient @linear_0.b_0 %204#1 : tensor<16xf16>
    %209 = optim.cast %208 : tensor<16xf16> to tensor<16xf32>
    %210 = optim.gradient @linear_1.w_0 %201#1 : tensor<16x16xf16>
    %211 = optim.cast %210 : tensor<16x16xf16> to tensor<16x16xf32>
    %212 = optim.gradient @linear_1.b_0 %200#1 : tensor<16xf16>
    %213 = optim.cast %212 : tensor<16xf16> to tensor<16xf32>
    %214 = optim.gradient @linear_2.w_0 %199#1 : tensor<16x16xf16>
    %215 = optim.cast %214 : tensor<16x16xf16> to tensor<16x16xf32>
    %216 = optim.gradient @linear_2.b_0 %198#1 : tensor<16xf16>
    %217 = optim.cast %216 : tensor<16xf16> to tensor<16xf32>
    %218 = optim.gradient @linear_3.w_0 %184#1 : tensor<16x16xf16>
    %219 = optim.cast %218 : tensor<16x16xf16> to tensor<16x16xf32>
    %220 = optim.gradient @linear_3.b_0 %183#1 : tensor<16xf16>
    %221 = optim.cast %220 : tensor<16xf16> to tensor<16xf32>
    %222 = optim.gradient @linear_4.w_0 %176#1 : tensor<16x32xf16>
    %223 = optim.cast %222 : tensor<16x32xf16> to tensor<16x32xf32>
    %224 = optim.gradient @linear_4.b_0 %175#1 : tensor<32xf16>
    %225 = optim.cast %224 : tensor<32xf16> to tensor<32xf32>
    %226 = optim.gradient @linear_5.w_0 %173#1 : tensor<32x16xf16>
    %227 = optim.cast %226 : tensor<32x16xf16> to tensor<32x16xf32>
    %228 = optim.gradient @linear_5.b_0 %172#1 : tensor<16xf16>
    %229 = optim.cast %228 : tensor<16xf16> to tensor<16xf32>
    %230 = optim.gradient @linear_6.w_0 %165#1 : tensor<16x16xf16>
    %231 = optim.cast %230 : tensor<16x16xf16> to tensor<16x16xf32>
    %232 = optim.gradient @linear_6.b_0 %164#1 : tensor<16xf16>
    %233 = optim.cast %232 : tensor<16xf16> to tensor<16xf32>
    %234 = optim.gradient @linear_7.w_0 %161#1 : tensor<16x16xf16>
    %235 = optim.cast %234 : tensor<16x16xf16> to tensor<16x16xf32>
    %236 = optim.gradient @linear_7.b_0 %160#1 : tensor<16xf16>
    %237 = optim.cast %236 : tensor<16xf16> to tensor<16xf32>
    %238 = optim.gradient @linear_8.w_0 %159#1 : tensor<16x16xf16>
    %239 = optim.cast %238 : tensor<16x16xf16> to tensor<16x16xf32>
    %240 = optim.gradient @linear_8.b_0 %158#1 : tensor<16xf16>
    %241 = optim.cast %240 : tensor<16xf16> to tensor<16xf32>
    %242 = optim.gradient @linear_9.w_0 %144#1 : tensor<16x16xf16>
    %243 = optim.cast %242 : tensor<16x16xf16> to tensor<16x16xf32>
    %244 = optim.gradient @linear_9.b_0 %143#1 : tensor<16xf16>
    %245 = optim.cast %244 : tensor<16xf16> to tensor<16xf32>
    %246 = optim.gradient @linear_10.w_0 %136#1 : tensor<16x32xf16>
    %247 = optim.cast %246 : tensor<16x32xf16> to tensor<16x32xf32>
    %248 = optim.gradient @linear_10.b_0 %135#1 : tensor<32xf16>
    %249 = optim.cast %248 : tensor<32xf16> to tensor<32xf32>
    %250 = optim.gradient @linear_11.w_0 %133#1 : tensor<32x16xf16>
    %251 = optim.cast %250 : tensor<32x16xf16> to tensor<32x16xf32>
    %252 = optim.gradient @linear_11.b_0 %132#1 : tensor<16xf16>
    %253 = optim.cast %252 : tensor<16xf16> to tensor<16xf32>
    %254 = optim.gradient @linear_12.w_0 %126#1 : tensor<96x4xf16>
    %255 = optim.cast %254 : tensor<96x4xf16> to tensor<96x4xf32>
    %256 = optim.gradient @linear_12.b_0 %125#1 : tensor<4xf16>
    %257 = optim.cast %256 : tensor<4xf16> to tensor<4xf32>
    %258 = optim.gradient @layer_norm_0.w_0 %180#1 : tensor<16xf32>
    %259 = optim.gradient @layer_norm_0.b_0 %180#2 : tensor<16xf32>
    %260 = optim.gradient @layer_norm_1.w_0 %169#1 : tensor<16xf32>
    %261 = optim.gradient @layer_norm_1.b_0 %169#2 : tensor<16xf32>
    %262 = optim.gradient @layer_norm_2.w_0 %140#1 : tensor<16xf32>
    %263 = optim.gradient @layer_norm_2.b_0 %140#2 : tensor<16xf32>
    %264 = optim.gradient @layer_norm_3.w_0 %129#1 : tensor<16xf32>
    %265 = optim.gradient @layer_norm_3.b_0 %129#2 : tensor<16xf32>
    %266 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%266 : tensor<1xf32>) in(%loss_scaling_0 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %338 = arith.divf %cst, %in : f32
      optim.yield %338 : f32
    }
    %267 = tensor.empty() : tensor<16x16xf32>
    %268 = tensor.empty() : tensor<16xf32>
    %269 = tensor.empty() : tensor<16x16xf32>
    %270 = tensor.empty() : tensor<16xf32>
    %271 = tensor.empty() : tensor<16x16xf32>
    %272 = tensor.empty() : tensor<16xf32>
    %273 = tensor.empty() : tensor<16x16xf32>
    %274 = tensor.empty() : tensor<16xf32>
    %275 = tensor.empty() : tensor<16x32xf32>
    %276 = tensor.empty() : tensor<32xf32>
    %277 = tensor.empty() : tensor<32x16xf32>
    %278 = tensor.empty() : tensor<16xf32>
    %279 = tensor.empty() : tensor<16xf32>
    %280 = tensor.empty() : tensor<16xf32>
    %281 = tensor.empty() : tensor<16xf32>
    %282 = tensor.empty() : tensor<16xf32>
    %283 = tensor.empty() : tensor<16x16xf32>
    %284 = tensor.empty() : tensor<16xf32>
    %285 = tensor.empty() : tensor<16x16xf32>
    %286 = tensor.empty() : tensor<16xf32>
    %287 = tensor.empty() : tensor<16x16xf32>
    %288 = tensor.empty() : tensor<16xf32>
    %289 = tensor.empty() : tensor<16x16xf32>
    %290 = tensor.empty() : tensor<16xf32>
    %291 = tensor.empty() : tensor<16x32xf32>
    %292 = tensor.empty() : tensor<32xf32>
    %293 = tensor.empty() : tensor<32x16xf32>
    %294 = tensor.empty() : tensor<16xf32>
    %295 = tensor.empty() : tensor<16xf32>
    %296 = tensor.empty() : tensor<16xf32>
    %297 = tensor.empty() : tensor<16xf32>
    %298 = tensor.empty() : tensor<16xf32>
    %299 = tensor.empty() : tensor<96x4xf32>
    %300 = tensor.empty() : tensor<4xf32>
    %new_0:34 = optim.foreach
        out(%267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
        in(%207, %209, %211, %213, %215, %217, %219, %221, %223, %225, %227, %229, %258, %259, %260, %261, %231, %233, %235, %237, %239, %241, %243, %245, %247, %249, %251, %253, %262, %263, %264, %265, %255, %257 : f32)
        scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %338 = arith.mulf %in, %scalar : f32
      optim.yield %338 : f32
    }
    %301 = tensor.empty() : tensor<34xf32>
    %sum = optim.reduce
        out(%301 : tensor<34xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7, %new_0#8, %new_0#9, %new_0#10, %new_0#11, %new_0#12, %new_0#13, %new_0#14, %new_0#15, %new_0#16, %new_0#17, %new_0#18, %new_0#19, %new_0#20, %new_0#21, %new_0#22, %new_0#23, %new_0#24, %new_0#25, %new_0#26, %new_0#27, %new_0#28, %new_0#29, %new_0#30, %new_0#31, %new_0#32, %new_0#33 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %338 = math.absf %in : f32
      %339 = arith.cmpf olt, %338, %cst : f32
      %cst_171 = arith.constant 0.000000e+00 : f32
      %cst_172 = arith.constant 1.000000e+00 : f32
      %340 = arith.select %339, %cst_171, %cst_172 : f32
      optim.yield %340 : f32
    }
    %302 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%302 : tensor<1xf32>) in(%sum : tensor<34xf32>)
    %303 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%303 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %338 = arith.cmpf olt, %cst, %in : f32
      optim.yield %338 : i1
    }
    %304 = tensor.empty() : tensor<16x16xf32>
    %305 = tensor.empty() : tensor<16xf32>
    %306 = tensor.empty() : tensor<16x16xf32>
    %307 = tensor.empty() : tensor<16xf32>
    %308 = tensor.empty() : tensor<16x16xf32>
    %309 = tensor.empty() : tensor<16xf32>
    %310 = tensor.empty() : tensor<16x16xf32>
    %311 = tensor.empty() : tensor<16xf32>
    %312 = tensor.empty() : tensor<16x32xf32>
    %313 = tensor.empty() : tensor<32xf32>
    %314 = tensor.empty() : tensor<32x16xf32>
    %315 = tensor.empty() : tensor<16xf32>
    %316 = tensor.empty() : tensor<16xf32>
    %317 = tensor.empty() : tensor<16xf32>
    %318 = tensor.empty() : tensor<16xf32>
    %319 = tensor.empty() : tensor<16xf32>
    %320 = tensor.empty() : tensor<16x16xf32>
    %321 = tensor.empty() : tensor<16xf32>
    %322 = tensor.empty() : tensor<16x16xf32>
    %323 = tensor.empty() : tensor<16xf32>
    %324 = tensor.empty() : tensor<16x16xf32>
    %325 = tensor.empty() : tensor<16xf32>
    %326 = tensor.empty() : tensor<16x16xf32>
    %327 = tensor.empty() : tensor<16xf32>
    %328 = tensor.empty() : tensor<16x32xf32>
    %329 = tensor.empty() : tensor<32xf32>
    %330 = tensor.empty() : tensor<32x16xf32>
    %331 = tensor.empty() : tensor<16xf32>
    %332 = tensor.empty() : tensor<16xf32>
    %333 = tensor.empty() : tensor<16xf32>
    %334 = tensor.empty() : tensor<16xf32>
    %335 = tensor.empty() : tensor<16xf32>
    %336 = tensor.empty() : tensor<96x4xf32>
    %337 = tensor.empty() : tensor<4xf32>
    %new_2:34 = optim.foreach
        out(%304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7, %new_0#8, %new_0#9, %new_0#10, %new_0#11, %new_0#12, %new_0#13, %new_0#14, %new_0#15, %new_0#16, %new_0#17, %new_0#18, %new_0#19, %new_0#20, %new_0#21, %new_0#22, %new_0#23, %new_0#24, %new_0#25, %new_0#26, %new_0#27, %new_0#28, %new_0#29, %new_0#30, %new_0#31, %new_0#32, %new_0#33 : f32)
        scalar(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %338 = arith.select %scalar, %cst, %in : f32
      optim.yield %338 : f32
    }
    %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
    %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
    %new_3, %new_4, %new_5 = optim.foreach_parameter out(%loss_scaling_0 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %out_171: i32, %out_172: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %338 = arith.addi %out_171, %c1_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %339 = arith.cmpi eq, %338, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %340 = arith.select %339, %c0_i32, %338 : i32
      %c1_i32_173 = arith.constant 1 : i32
      %341 = arith.addi %out_172, %c1_i32_173 : i32
      %c1_i32_174 = arith.constant 1 : i32
      %342 = arith.cmpi eq, %341, %c1_i32_174 : i32
      %c0_i32_175 = arith.constant 0 : i32
      %343 = arith.select %342, %c0_i32_175, %341 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_176 = arith.constant 0.699999988 : f32
      %344 = arith.mulf %out, %cst_176 : f32
      %345 = arith.cmpf olt, %344, %cst : f32
      %346 = arith.select %345, %cst, %344 : f32
      %cst_177 = arith.constant 1.500000e+00 : f32
      %347 = arith.mulf %out, %cst_177 : f32
      %cst_178 = arith.constant 0x7F800000 : f32
      %348 = math.absf %347 : f32
      %349 = arith.cmpf olt, %348, %cst_178 : f32
      %350 = arith.select %349, %347, %out : f32
      %351 = arith.select %342, %346, %out : f32
      %352 = arith.select %339, %350, %out : f32
      %c0_i32_179 = arith.constant 0 : i32
      %353 = arith.select %in, %351, %352 : f32
      %354 = arith.select %in, %c0_i32_179, %340 : i32
      %355 = arith.select %in, %343, %c0_i32_179 : i32
      optim.yield %353, %354, %355 : f32, i32, i32
    }
    ml_program.global_store @loss_scaling_0 = %new_3 : tensor<1xf32>
    ml_program.global_store @num_good_steps_0 = %new_4 : tensor<1xi32>
    ml_program.global_store @num_bad_steps_0 = %new_5 : tensor<1xi32>
    %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%layer_norm_0.b_0 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#13 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_0.b_0 = %params : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_6, %moment1_7, %moment2_8, %beta1_pow_9, %beta2_pow_10 = optim.adam params(%layer_norm_0.w_0 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#12 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_0.w_0 = %params_6 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_7 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_8 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_9 : tensor<1xf32>
    ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_10 : tensor<1xf32>
    %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_11, %moment1_12, %moment2_13, %beta1_pow_14, %beta2_pow_15 = optim.adam params(%layer_norm_1.b_0 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#15 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_1.b_0 = %params_11 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_12 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_13 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_14 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_15 : tensor<1xf32>
    %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_16, %moment1_17, %moment2_18, %beta1_pow_19, %beta2_pow_20 = optim.adam params(%layer_norm_1.w_0 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#14 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_1.w_0 = %params_16 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_17 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_18 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_19 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_20 : tensor<1xf32>
    %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_21, %moment1_22, %moment2_23, %beta1_pow_24, %beta2_pow_25 = optim.adam params(%layer_norm_2.b_0 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#29 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_2.b_0 = %params_21 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_22 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_23 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_24 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_25 : tensor<1xf32>
    %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_26, %moment1_27, %moment2_28, %beta1_pow_29, %beta2_pow_30 = optim.adam params(%layer_norm_2.w_0 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#28 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_2.w_0 = %params_26 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_27 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_28 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_29 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_30 : tensor<1xf32>
    %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_31, %moment1_32, %moment2_33, %beta1_pow_34, %beta2_pow_35 = optim.adam params(%layer_norm_3.b_0 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#31 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_3.b_0 = %params_31 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_32 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_33 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_34 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_35 : tensor<1xf32>
    %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_36, %moment1_37, %moment2_38, %beta1_pow_39, %beta2_pow_40 = optim.adam params(%layer_norm_3.w_0 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#30 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @layer_norm_3.w_0 = %params_36 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_37 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_38 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_39 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_40 : tensor<1xf32>
    %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_41, %moment1_42, %moment2_43, %beta1_pow_44, %beta2_pow_45 = optim.adam params(%linear_0.b_0 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_0.b_0 = %params_41 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment1_0 = %moment1_42 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment2_0 = %moment2_43 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow_44 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow_45 : tensor<1xf32>
    %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<16x16xf32>
    %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<16x16xf32>
    %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_46, %moment1_47, %moment2_48, %beta1_pow_49, %beta2_pow_50 = optim.adam params(%linear_0.w_0 : tensor<16x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_0.w_0 = %params_46 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_moment1_0 = %moment1_47 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_moment2_0 = %moment2_48 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow_49 : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow_50 : tensor<1xf32>
    %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<16xf32>
    %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<16xf32>
    %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_51, %moment1_52, %moment2_53, %beta1_pow_54, %beta2_pow_55 = optim.adam params(%linear_1.b_0 : tensor<16xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_1.b_0 = %params_51 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_52 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_53 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_54 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_55 : tensor<1xf32>
    %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x16xf32>
    %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x16xf32>
    %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_56, %moment1_57, %moment2_58, %beta1_pow_59, %beta2_pow_60 = optim.adam params(%linear_1.w_0 : tensor<16x16xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_1.w_0 = %params_56 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_57 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_58 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_59 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_60 : tensor<1xf32>
    %linear_10.b_0_moment1_0 = ml_program.global_load @linear_10.b_0_moment1_0 : tensor<32xf32>
    %linear_10.b_0_moment2_0 = ml_program.global_load @linear_10.b_0_moment2_0 : tensor<32xf32>
    %linear_10.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_61, %moment1_62, %moment2_63, %beta1_pow_64, %beta2_pow_65 = optim.adam params(%linear_10.b_0 : tensor<32xf32>) moment1(%linear_10.b_0_moment1_0 : f32) moment2(%linear_10.b_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#25 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_10.b_0 = %params_61 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_moment1_0 = %moment1_62 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_moment2_0 = %moment2_63 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_beta1_pow_acc_0 = %beta1_pow_64 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_beta2_pow_acc_0 = %beta2_pow_65 : tensor<1xf32>
    %linear_10.w_0_moment1_0 = ml_program.global_load @linear_10.w_0_moment1_0 : tensor<16x32xf32>
    %linear_10.w_0_moment2_0 = ml_program.global_load @linear_10.w_0_moment2_0 : tensor<16x32xf32>
    %linear_10.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_66, %moment1_67, %moment2_68, %beta1_pow_69, %beta2_pow_70 = optim.adam params(%linear_10.w_0 : tensor<16x32xf32>) moment1(%linear_10.w_0_moment1_0 : f32) moment2(%linear_10.w_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#24 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_10.w_0 = %params_66 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_moment1_0 = %moment1_67 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_moment2_0 = %moment2_68 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_beta1_pow_acc_0 = %beta1_pow_69 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_beta2_pow_acc_0 = %beta2_pow_70 : tensor<1xf32>
    %linear_11.b_0_moment1_0 = ml_program.global_load @linear_11.b_0_moment1_0 : tensor<16xf32>
    %linear_11.b_0_moment2_0 = ml_program.global_load @linear_11.b_0_moment2_0 : tensor<16xf32>
    %linear_11.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_71, %moment1_72, %moment2_73, %beta1_pow_74, %beta2_pow_75 = optim.adam params(%linear_11.b_0 : tensor<16xf32>) moment1(%linear_11.b_0_moment1_0 : f32) moment2(%linear_11.b_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#27 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_11.b_0 = %params_71 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_moment1_0 = %moment1_72 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_moment2_0 = %moment2_73 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_beta1_pow_acc_0 = %beta1_pow_74 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_beta2_pow_acc_0 = %beta2_pow_75 : tensor<1xf32>
    %linear_11.w_0_moment1_0 = ml_program.global_load @linear_11.w_0_moment1_0 : tensor<32x16xf32>
    %linear_11.w_0_moment2_0 = ml_program.global_load @linear_11.w_0_moment2_0 : tensor<32x16xf32>
    %linear_11.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_76, %moment1_77, %moment2_78, %beta1_pow_79, %beta2_pow_80 = optim.adam params(%linear_11.w_0 : tensor<32x16xf32>) moment1(%linear_11.w_0_moment1_0 : f32) moment2(%linear_11.w_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#26 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_11.w_0 = %params_76 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_moment1_0 = %moment1_77 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_moment2_0 = %moment2_78 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_beta1_pow_acc_0 = %beta1_pow_79 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_beta2_pow_acc_0 = %beta2_pow_80 : tensor<1xf32>
    %linear_12.b_0_moment1_0 = ml_program.global_load @linear_12.b_0_moment1_0 : tensor<4xf32>
    %linear_12.b_0_moment2_0 = ml_program.global_load @linear_12.b_0_moment2_0 : tensor<4xf32>
    %linear_12.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_81, %moment1_82, %moment2_83, %beta1_pow_84, %beta2_pow_85 = optim.adam params(%linear_12.b_0 : tensor<4xf32>) moment1(%linear_12.b_0_moment1_0 : f32) moment2(%linear_12.b_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#33 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_12.b_0 = %params_81 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_moment1_0 = %moment1_82 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_moment2_0 = %moment2_83 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_beta1_pow_acc_0 = %beta1_pow_84 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_beta2_pow_acc_0 = %beta2_pow_85 : tensor<1xf32>
    %linear_12.w_0_moment1_0 = ml_program.global_load @linear_12.w_0_moment1_0 : tensor<96x4xf32>
    %linear_12.w_0_moment2_0 = ml_program.global_load @linear_12.w_0_moment2_0 : tensor<96x4xf32>
    %linear_12.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_86, %moment1_87, %moment2_88, %beta1_pow_89, %beta2_pow_90 = optim.adam params(%linear_12.w_0 : tensor<96x4xf32>) moment1(%linear_12.w_0_moment1_0 : f32) moment2(%linear_12.w_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#32 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_12.w_0 = %params_86 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_moment1_0 = %moment1_87 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_moment2_0 = %moment2_88 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_beta1_pow_acc_0 = %beta1_pow_89 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_beta2_pow_acc_0 = %beta2_pow_90 : tensor<1xf32>
    %linear_2.b_0_moment1_0 = ml_program.global_load @linear_2.b_0_moment1_0 : tensor<16xf32>
    %linear_2.b_0_moment2_0 = ml_program.global_load @linear_2.b_0_moment2_0 : tensor<16xf32>
    %linear_2.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_91, %moment1_92, %moment2_93, %beta1_pow_94, %beta2_pow_95 = optim.adam params(%linear_2.b_0 : tensor<16xf32>) moment1(%linear_2.b_0_moment1_0 : f32) moment2(%linear_2.b_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#5 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_2.b_0 = %params_91 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_moment1_0 = %moment1_92 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_moment2_0 = %moment2_93 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_beta1_pow_acc_0 = %beta1_pow_94 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_beta2_pow_acc_0 = %beta2_pow_95 : tensor<1xf32>
    %linear_2.w_0_moment1_0 = ml_program.global_load @linear_2.w_0_moment1_0 : tensor<16x16xf32>
    %linear_2.w_0_moment2_0 = ml_program.global_load @linear_2.w_0_moment2_0 : tensor<16x16xf32>
    %linear_2.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_96, %moment1_97, %moment2_98, %beta1_pow_99, %beta2_pow_100 = optim.adam params(%linear_2.w_0 : tensor<16x16xf32>) moment1(%linear_2.w_0_moment1_0 : f32) moment2(%linear_2.w_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#4 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_2.w_0 = %params_96 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_moment1_0 = %moment1_97 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_moment2_0 = %moment2_98 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_beta1_pow_acc_0 = %beta1_pow_99 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_beta2_pow_acc_0 = %beta2_pow_100 : tensor<1xf32>
    %linear_3.b_0_moment1_0 = ml_program.global_load @linear_3.b_0_moment1_0 : tensor<16xf32>
    %linear_3.b_0_moment2_0 = ml_program.global_load @linear_3.b_0_moment2_0 : tensor<16xf32>
    %linear_3.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_101, %moment1_102, %moment2_103, %beta1_pow_104, %beta2_pow_105 = optim.adam params(%linear_3.b_0 : tensor<16xf32>) moment1(%linear_3.b_0_moment1_0 : f32) moment2(%linear_3.b_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#7 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_3.b_0 = %params_101 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_moment1_0 = %moment1_102 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_moment2_0 = %moment2_103 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_beta1_pow_acc_0 = %beta1_pow_104 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_beta2_pow_acc_0 = %beta2_pow_105 : tensor<1xf32>
    %linear_3.w_0_moment1_0 = ml_program.global_load @linear_3.w_0_moment1_0 : tensor<16x16xf32>
    %linear_3.w_0_moment2_0 = ml_program.global_load @linear_3.w_0_moment2_0 : tensor<16x16xf32>
    %linear_3.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_106, %moment1_107, %moment2_108, %beta1_pow_109, %beta2_pow_110 = optim.adam params(%linear_3.w_0 : tensor<16x16xf32>) moment1(%linear_3.w_0_moment1_0 : f32) moment2(%linear_3.w_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#6 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_3.w_0 = %params_106 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_moment1_0 = %moment1_107 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_moment2_0 = %moment2_108 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_beta1_pow_acc_0 = %beta1_pow_109 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_beta2_pow_acc_0 = %beta2_pow_110 : tensor<1xf32>
    %linear_4.b_0_moment1_0 = ml_program.global_load @linear_4.b_0_moment1_0 : tensor<32xf32>
    %linear_4.b_0_moment2_0 = ml_program.global_load @linear_4.b_0_moment2_0 : tensor<32xf32>
    %linear_4.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_111, %moment1_112, %moment2_113, %beta1_pow_114, %beta2_pow_115 = optim.adam params(%linear_4.b_0 : tensor<32xf32>) moment1(%linear_4.b_0_moment1_0 : f32) moment2(%linear_4.b_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#9 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_4.b_0 = %params_111 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_moment1_0 = %moment1_112 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_moment2_0 = %moment2_113 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_beta1_pow_acc_0 = %beta1_pow_114 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_beta2_pow_acc_0 = %beta2_pow_115 : tensor<1xf32>
    %linear_4.w_0_moment1_0 = ml_program.global_load @linear_4.w_0_moment1_0 : tensor<16x32xf32>
    %linear_4.w_0_moment2_0 = ml_program.global_load @linear_4.w_0_moment2_0 : tensor<16x32xf32>
    %linear_4.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_116, %moment1_117, %moment2_118, %beta1_pow_119, %beta2_pow_120 = optim.adam params(%linear_4.w_0 : tensor<16x32xf32>) moment1(%linear_4.w_0_moment1_0 : f32) moment2(%linear_4.w_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#8 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_4.w_0 = %params_116 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_moment1_0 = %moment1_117 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_moment2_0 = %moment2_118 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_beta1_pow_acc_0 = %beta1_pow_119 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_beta2_pow_acc_0 = %beta2_pow_120 : tensor<1xf32>
    %linear_5.b_0_moment1_0 = ml_program.global_load @linear_5.b_0_moment1_0 : tensor<16xf32>
    %linear_5.b_0_moment2_0 = ml_program.global_load @linear_5.b_0_moment2_0 : tensor<16xf32>
    %linear_5.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_121, %moment1_122, %moment2_123, %beta1_pow_124, %beta2_pow_125 = optim.adam params(%linear_5.b_0 : tensor<16xf32>) moment1(%linear_5.b_0_moment1_0 : f32) moment2(%linear_5.b_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#11 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_5.b_0 = %params_121 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_moment1_0 = %moment1_122 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_moment2_0 = %moment2_123 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_beta1_pow_acc_0 = %beta1_pow_124 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_beta2_pow_acc_0 = %beta2_pow_125 : tensor<1xf32>
    %linear_5.w_0_moment1_0 = ml_program.global_load @linear_5.w_0_moment1_0 : tensor<32x16xf32>
    %linear_5.w_0_moment2_0 = ml_program.global_load @linear_5.w_0_moment2_0 : tensor<32x16xf32>
    %linear_5.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_126, %moment1_127, %moment2_128, %beta1_pow_129, %beta2_pow_130 = optim.adam params(%linear_5.w_0 : tensor<32x16xf32>) moment1(%linear_5.w_0_moment1_0 : f32) moment2(%linear_5.w_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#10 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_5.w_0 = %params_126 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_moment1_0 = %moment1_127 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_moment2_0 = %moment2_128 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_beta1_pow_acc_0 = %beta1_pow_129 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_beta2_pow_acc_0 = %beta2_pow_130 : tensor<1xf32>
    %linear_6.b_0_moment1_0 = ml_program.global_load @linear_6.b_0_moment1_0 : tensor<16xf32>
    %linear_6.b_0_moment2_0 = ml_program.global_load @linear_6.b_0_moment2_0 : tensor<16xf32>
    %linear_6.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_131, %moment1_132, %moment2_133, %beta1_pow_134, %beta2_pow_135 = optim.adam params(%linear_6.b_0 : tensor<16xf32>) moment1(%linear_6.b_0_moment1_0 : f32) moment2(%linear_6.b_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#17 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_6.b_0 = %params_131 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_moment1_0 = %moment1_132 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_moment2_0 = %moment2_133 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_beta1_pow_acc_0 = %beta1_pow_134 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_beta2_pow_acc_0 = %beta2_pow_135 : tensor<1xf32>
    %linear_6.w_0_moment1_0 = ml_program.global_load @linear_6.w_0_moment1_0 : tensor<16x16xf32>
    %linear_6.w_0_moment2_0 = ml_program.global_load @linear_6.w_0_moment2_0 : tensor<16x16xf32>
    %linear_6.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_136, %moment1_137, %moment2_138, %beta1_pow_139, %beta2_pow_140 = optim.adam params(%linear_6.w_0 : tensor<16x16xf32>) moment1(%linear_6.w_0_moment1_0 : f32) moment2(%linear_6.w_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#16 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_6.w_0 = %params_136 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_moment1_0 = %moment1_137 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_moment2_0 = %moment2_138 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_beta1_pow_acc_0 = %beta1_pow_139 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_beta2_pow_acc_0 = %beta2_pow_140 : tensor<1xf32>
    %linear_7.b_0_moment1_0 = ml_program.global_load @linear_7.b_0_moment1_0 : tensor<16xf32>
    %linear_7.b_0_moment2_0 = ml_program.global_load @linear_7.b_0_moment2_0 : tensor<16xf32>
    %linear_7.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_141, %moment1_142, %moment2_143, %beta1_pow_144, %beta2_pow_145 = optim.adam params(%linear_7.b_0 : tensor<16xf32>) moment1(%linear_7.b_0_moment1_0 : f32) moment2(%linear_7.b_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#19 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_7.b_0 = %params_141 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_moment1_0 = %moment1_142 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_moment2_0 = %moment2_143 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_beta1_pow_acc_0 = %beta1_pow_144 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_beta2_pow_acc_0 = %beta2_pow_145 : tensor<1xf32>
    %linear_7.w_0_moment1_0 = ml_program.global_load @linear_7.w_0_moment1_0 : tensor<16x16xf32>
    %linear_7.w_0_moment2_0 = ml_program.global_load @linear_7.w_0_moment2_0 : tensor<16x16xf32>
    %linear_7.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_146, %moment1_147, %moment2_148, %beta1_pow_149, %beta2_pow_150 = optim.adam params(%linear_7.w_0 : tensor<16x16xf32>) moment1(%linear_7.w_0_moment1_0 : f32) moment2(%linear_7.w_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#18 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_7.w_0 = %params_146 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_moment1_0 = %moment1_147 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_moment2_0 = %moment2_148 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_beta1_pow_acc_0 = %beta1_pow_149 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_beta2_pow_acc_0 = %beta2_pow_150 : tensor<1xf32>
    %linear_8.b_0_moment1_0 = ml_program.global_load @linear_8.b_0_moment1_0 : tensor<16xf32>
    %linear_8.b_0_moment2_0 = ml_program.global_load @linear_8.b_0_moment2_0 : tensor<16xf32>
    %linear_8.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_151, %moment1_152, %moment2_153, %beta1_pow_154, %beta2_pow_155 = optim.adam params(%linear_8.b_0 : tensor<16xf32>) moment1(%linear_8.b_0_moment1_0 : f32) moment2(%linear_8.b_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#21 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_8.b_0 = %params_151 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_moment1_0 = %moment1_152 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_moment2_0 = %moment2_153 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_beta1_pow_acc_0 = %beta1_pow_154 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_beta2_pow_acc_0 = %beta2_pow_155 : tensor<1xf32>
    %linear_8.w_0_moment1_0 = ml_program.global_load @linear_8.w_0_moment1_0 : tensor<16x16xf32>
    %linear_8.w_0_moment2_0 = ml_program.global_load @linear_8.w_0_moment2_0 : tensor<16x16xf32>
    %linear_8.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_156, %moment1_157, %moment2_158, %beta1_pow_159, %beta2_pow_160 = optim.adam params(%linear_8.w_0 : tensor<16x16xf32>) moment1(%linear_8.w_0_moment1_0 : f32) moment2(%linear_8.w_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#20 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_8.w_0 = %params_156 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_moment1_0 = %moment1_157 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_moment2_0 = %moment2_158 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_beta1_pow_acc_0 = %beta1_pow_159 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_beta2_pow_acc_0 = %beta2_pow_160 : tensor<1xf32>
    %linear_9.b_0_moment1_0 = ml_program.global_load @linear_9.b_0_moment1_0 : tensor<16xf32>
    %linear_9.b_0_moment2_0 = ml_program.global_load @linear_9.b_0_moment2_0 : tensor<16xf32>
    %linear_9.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_161, %moment1_162, %moment2_163, %beta1_pow_164, %beta2_pow_165 = optim.adam params(%linear_9.b_0 : tensor<16xf32>) moment1(%linear_9.b_0_moment1_0 : f32) moment2(%linear_9.b_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#23 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_9.b_0 = %params_161 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_moment1_0 = %moment1_162 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_moment2_0 = %moment2_163 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_beta1_pow_acc_0 = %beta1_pow_164 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_beta2_pow_acc_0 = %beta2_pow_165 : tensor<1xf32>
    %linear_9.w_0_moment1_0 = ml_program.global_load @linear_9.w_0_moment1_0 : tensor<16x16xf32>
    %linear_9.w_0_moment2_0 = ml_program.global_load @linear_9.w_0_moment2_0 : tensor<16x16xf32>
    %linear_9.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_166, %moment1_167, %moment2_168, %beta1_pow_169, %beta2_pow_170 = optim.adam params(%linear_9.w_0 : tensor<16x16xf32>) moment1(%linear_9.w_0_moment1_0 : f32) moment2(%linear_9.w_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_2#22 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_1 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
    ml_program.global_store @linear_9.w_0 = %params_166 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_moment1_0 = %moment1_167 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_moment2_0 = %moment2_168 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_beta1_pow_acc_0 = %beta1_pow_169 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_beta2_pow_acc_0 = %beta2_pow_170 : tensor<1xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0 = %3 : tensor<16x16xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0 = %7 : tensor<16x16xf32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.uniform"(%8, %9, %10) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0 = %11 : tensor<16x16xf32>
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %13 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %14 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %15 = "pd_op.uniform"(%12, %13, %14) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0 = %15 : tensor<16x16xf32>
    %16 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32]} : () -> tensor<2xi64>
    %17 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %18 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %19 = "pd_op.uniform"(%16, %17, %18) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0 = %19 : tensor<16x32xf32>
    %20 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16]} : () -> tensor<2xi64>
    %21 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %22 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %23 = "pd_op.uniform"(%20, %21, %22) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0 = %23 : tensor<32x16xf32>
    %24 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %25 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %26 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %27 = "pd_op.uniform"(%24, %25, %26) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0 = %27 : tensor<16x16xf32>
    %28 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %29 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %30 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %31 = "pd_op.uniform"(%28, %29, %30) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0 = %31 : tensor<16x16xf32>
    %32 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %33 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %34 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %35 = "pd_op.uniform"(%32, %33, %34) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0 = %35 : tensor<16x16xf32>
    %36 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %37 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %38 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %39 = "pd_op.uniform"(%36, %37, %38) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0 = %39 : tensor<16x16xf32>
    %40 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32]} : () -> tensor<2xi64>
    %41 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %42 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %43 = "pd_op.uniform"(%40, %41, %42) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0 = %43 : tensor<16x32xf32>
    %44 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16]} : () -> tensor<2xi64>
    %45 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %46 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %47 = "pd_op.uniform"(%44, %45, %46) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0 = %47 : tensor<32x16xf32>
    %48 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [96, 4]} : () -> tensor<2xi64>
    %49 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.24494896829128265 : f64} : () -> tensor<1xf32>
    %50 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.24494896829128265 : f64} : () -> tensor<1xf32>
    %51 = "pd_op.uniform"(%48, %49, %50) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0 = %51 : tensor<96x4xf32>
    return
  }
}
