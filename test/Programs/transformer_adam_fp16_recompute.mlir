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
    %129 = "pd_op.cast"(%linear_6.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %130 = "pd_op.cast"(%51#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %131 = "pd_op.matmul"(%130, %129) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %132 = "pd_op.cast"(%linear_6.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %133 = "pd_op.add"(%131, %132) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %134 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %135 = "pd_op.reshape"(%133, %134) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %136 = "pd_op.transpose"(%135) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %137 = "pd_op.cast"(%linear_7.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %138 = "pd_op.matmul"(%130, %137) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %139 = "pd_op.cast"(%linear_7.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %140 = "pd_op.add"(%138, %139) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %141 = "pd_op.cast"(%linear_8.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %142 = "pd_op.matmul"(%130, %141) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %143 = "pd_op.cast"(%linear_8.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %144 = "pd_op.add"(%142, %143) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %145 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %146 = "pd_op.reshape"(%140, %145) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %147 = "pd_op.transpose"(%146) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %148 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %149 = "pd_op.reshape"(%144, %148) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %150 = "pd_op.transpose"(%149) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %151 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %152 = "pd_op.scale"(%136, %151) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %153 = "pd_op.matmul"(%152, %147) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x6xf16>
    %154 = "pd_op.cast"(%153) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %155 = "pd_op.softmax"(%154) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %156 = "pd_op.cast"(%155) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %157 = "pd_op.matmul"(%156, %150) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x8xf16>
    %158 = "pd_op.transpose"(%157) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %159 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 16]} : () -> tensor<3xi64>
    %160 = "pd_op.reshape"(%158, %159) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<3xi64>) -> tensor<4x6x16xf16>
    %161 = "pd_op.cast"(%linear_9.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %162 = "pd_op.matmul"(%160, %161) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %163 = "pd_op.cast"(%linear_9.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %164 = "pd_op.add"(%162, %163) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %165 = "pd_op.add"(%130, %164) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %166 = "pd_op.cast"(%165) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %167:3 = "pd_op.layer_norm"(%166, %layer_norm_2.w_0, %layer_norm_2.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %168 = "pd_op.cast"(%linear_10.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x32xf32>) -> tensor<16x32xf16>
    %169 = "pd_op.cast"(%167#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %170 = "pd_op.matmul"(%169, %168) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>) -> tensor<4x6x32xf16>
    %171 = "pd_op.cast"(%linear_10.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32xf32>) -> tensor<32xf16>
    %172 = "pd_op.add"(%170, %171) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<32xf16>) -> tensor<4x6x32xf16>
    %173 = "pd_op.relu"(%172) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %174 = "pd_op.cast"(%linear_11.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x16xf32>) -> tensor<32x16xf16>
    %175 = "pd_op.matmul"(%173, %174) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>) -> tensor<4x6x16xf16>
    %176 = "pd_op.cast"(%linear_11.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %177 = "pd_op.add"(%175, %176) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %178 = "pd_op.add"(%169, %177) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %179 = "pd_op.cast"(%178) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %180:3 = "pd_op.layer_norm"(%179, %layer_norm_3.w_0, %layer_norm_3.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %181:3 = "pd_op.layer_norm_grad"(%179, %layer_norm_3.w_0, %layer_norm_3.b_0, %180#1, %180#2, %128) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %182 = "pd_op.cast"(%181#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %183:2 = "pd_op.add_grad"(%169, %177, %182) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %184:2 = "pd_op.add_grad"(%175, %176, %183#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %185:2 = "pd_op.matmul_grad"(%173, %174, %184#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %186 = "pd_op.relu_grad"(%173, %185#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %187:2 = "pd_op.add_grad"(%170, %171, %186) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %188:2 = "pd_op.matmul_grad"(%169, %168, %187#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %189 = "pir.combine"(%183#0, %188#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %190 = "pd_op.add_n"(%189) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %191 = "pd_op.cast"(%190) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %192:3 = "pd_op.layer_norm_grad"(%166, %layer_norm_2.w_0, %layer_norm_2.b_0, %167#1, %167#2, %191) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %193 = "pd_op.cast"(%192#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %194:2 = "pd_op.add_grad"(%130, %164, %193) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %195:2 = "pd_op.add_grad"(%162, %163, %194#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %196:2 = "pd_op.matmul_grad"(%160, %161, %195#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %197 = "pd_op.reshape_grad"(%158, %196#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %198 = "pd_op.transpose_grad"(%197) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %199:2 = "pd_op.matmul_grad"(%156, %150, %198) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %200 = "pd_op.cast"(%199#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %201 = "pd_op.softmax_grad"(%155, %200) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %202 = "pd_op.cast"(%201) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %203:2 = "pd_op.matmul_grad"(%152, %147, %202) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %204 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %205 = "pd_op.scale"(%203#0, %204) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %206 = "pd_op.transpose_grad"(%199#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %207 = "pd_op.reshape_grad"(%4, %206) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %208 = "pd_op.transpose_grad"(%203#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %209 = "pd_op.reshape_grad"(%4, %208) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %210:2 = "pd_op.add_grad"(%142, %143, %207) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %211:2 = "pd_op.matmul_grad"(%130, %141, %210#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %212:2 = "pd_op.add_grad"(%138, %139, %209) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %213:2 = "pd_op.matmul_grad"(%130, %137, %212#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %214 = "pd_op.transpose_grad"(%205) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %215 = "pd_op.reshape_grad"(%4, %214) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %216:2 = "pd_op.add_grad"(%131, %132, %215) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %217:2 = "pd_op.matmul_grad"(%130, %129, %216#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %218 = "pir.combine"(%194#0, %211#0, %213#0, %217#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %219 = "pd_op.add_n"(%218) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %220 = "pd_op.cast"(%219) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %221 = "pd_op.cast"(%linear_0.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %222 = "pd_op.matmul"(%1, %221) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %223 = "pd_op.cast"(%linear_0.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %224 = "pd_op.add"(%222, %223) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %225 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %226 = "pd_op.reshape"(%224, %225) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %227 = "pd_op.transpose"(%226) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %228 = "pd_op.cast"(%linear_1.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %229 = "pd_op.matmul"(%1, %228) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %230 = "pd_op.cast"(%linear_1.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %231 = "pd_op.add"(%229, %230) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %232 = "pd_op.cast"(%linear_2.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %233 = "pd_op.matmul"(%1, %232) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %234 = "pd_op.cast"(%linear_2.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %235 = "pd_op.add"(%233, %234) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %236 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %237 = "pd_op.reshape"(%231, %236) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %238 = "pd_op.transpose"(%237) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %239 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %240 = "pd_op.reshape"(%235, %239) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4xi64>) -> tensor<4x6x2x8xf16>
    %241 = "pd_op.transpose"(%240) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %242 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %243 = "pd_op.scale"(%227, %242) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %244 = "pd_op.matmul"(%243, %238) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x6xf16>
    %245 = "pd_op.cast"(%244) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %246 = "pd_op.softmax"(%245) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %247 = "pd_op.cast"(%246) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %248 = "pd_op.matmul"(%247, %241) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>) -> tensor<4x2x6x8xf16>
    %249 = "pd_op.transpose"(%248) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %250 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [0, 0, 16]} : () -> tensor<3xi64>
    %251 = "pd_op.reshape"(%249, %250) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<3xi64>) -> tensor<4x6x16xf16>
    %252 = "pd_op.cast"(%linear_3.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf32>) -> tensor<16x16xf16>
    %253 = "pd_op.matmul"(%251, %252) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>) -> tensor<4x6x16xf16>
    %254 = "pd_op.cast"(%linear_3.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %255 = "pd_op.add"(%253, %254) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %256 = "pd_op.add"(%1, %255) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %257 = "pd_op.cast"(%256) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %258:3 = "pd_op.layer_norm"(%257, %layer_norm_0.w_0, %layer_norm_0.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %259 = "pd_op.cast"(%linear_4.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x32xf32>) -> tensor<16x32xf16>
    %260 = "pd_op.cast"(%258#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %261 = "pd_op.matmul"(%260, %259) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>) -> tensor<4x6x32xf16>
    %262 = "pd_op.cast"(%linear_4.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32xf32>) -> tensor<32xf16>
    %263 = "pd_op.add"(%261, %262) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<32xf16>) -> tensor<4x6x32xf16>
    %264 = "pd_op.relu"(%263) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %265 = "pd_op.cast"(%linear_5.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x16xf32>) -> tensor<32x16xf16>
    %266 = "pd_op.matmul"(%264, %265) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>) -> tensor<4x6x16xf16>
    %267 = "pd_op.cast"(%linear_5.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16xf32>) -> tensor<16xf16>
    %268 = "pd_op.add"(%266, %267) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<16xf16>) -> tensor<4x6x16xf16>
    %269 = "pd_op.add"(%260, %268) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tensor<4x6x16xf16>
    %270 = "pd_op.cast"(%269) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %271:3 = "pd_op.layer_norm"(%270, %layer_norm_1.w_0, %layer_norm_1.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %272:3 = "pd_op.layer_norm_grad"(%270, %layer_norm_1.w_0, %layer_norm_1.b_0, %271#1, %271#2, %220) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %273 = "pd_op.cast"(%272#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %274:2 = "pd_op.add_grad"(%260, %268, %273) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %275:2 = "pd_op.add_grad"(%266, %267, %274#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %276:2 = "pd_op.matmul_grad"(%264, %265, %275#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %277 = "pd_op.relu_grad"(%264, %276#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %278:2 = "pd_op.add_grad"(%261, %262, %277) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %279:2 = "pd_op.matmul_grad"(%260, %259, %278#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %280 = "pir.combine"(%274#0, %279#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %281 = "pd_op.add_n"(%280) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %282 = "pd_op.cast"(%281) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %283:3 = "pd_op.layer_norm_grad"(%257, %layer_norm_0.w_0, %layer_norm_0.b_0, %258#1, %258#2, %282) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %284 = "pd_op.cast"(%283#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %285:2 = "pd_op.add_grad"(%1, %255, %284) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<4x6x16xf16>)
    %286:2 = "pd_op.add_grad"(%253, %254, %285#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %287:2 = "pd_op.matmul_grad"(%251, %252, %286#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %288 = "pd_op.reshape_grad"(%249, %287#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %289 = "pd_op.transpose_grad"(%288) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %290:2 = "pd_op.matmul_grad"(%247, %241, %289) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %291 = "pd_op.cast"(%290#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %292 = "pd_op.softmax_grad"(%246, %291) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %293 = "pd_op.cast"(%292) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %294:2 = "pd_op.matmul_grad"(%243, %238, %293) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %295 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %296 = "pd_op.scale"(%294#0, %295) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %297 = "pd_op.transpose_grad"(%290#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %298 = "pd_op.reshape_grad"(%4, %297) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %299 = "pd_op.transpose_grad"(%294#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %300 = "pd_op.reshape_grad"(%4, %299) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %301:2 = "pd_op.add_grad"(%233, %234, %298) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %302:2 = "pd_op.matmul_grad"(%1, %232, %301#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %303:2 = "pd_op.add_grad"(%229, %230, %300) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %304:2 = "pd_op.matmul_grad"(%1, %228, %303#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %305 = "pd_op.transpose_grad"(%296) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %306 = "pd_op.reshape_grad"(%4, %305) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %307:2 = "pd_op.add_grad"(%222, %223, %306) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %308:2 = "pd_op.matmul_grad"(%1, %221, %307#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %309 = optim.gradient @linear_0.w_0 %308#1 : tensor<16x16xf16>
    %310 = optim.cast %309 : tensor<16x16xf16> to tensor<16x16xf32>
    %311 = optim.gradient @linear_0.b_0 %307#1 : tensor<16xf16>
    %312 = optim.cast %311 : tensor<16xf16> to tensor<16xf32>
    %313 = optim.gradient @linear_1.w_0 %304#1 : tensor<16x16xf16>
    %314 = optim.cast %313 : tensor<16x16xf16> to tensor<16x16xf32>
    %315 = optim.gradient @linear_1.b_0 %303#1 : tensor<16xf16>
    %316 = optim.cast %315 : tensor<16xf16> to tensor<16xf32>
    %317 = optim.gradient @linear_2.w_0 %302#1 : tensor<16x16xf16>
    %318 = optim.cast %317 : tensor<16x16xf16> to tensor<16x16xf32>
    %319 = optim.gradient @linear_2.b_0 %301#1 : tensor<16xf16>
    %320 = optim.cast %319 : tensor<16xf16> to tensor<16xf32>
    %321 = optim.gradient @linear_3.w_0 %287#1 : tensor<16x16xf16>
    %322 = optim.cast %321 : tensor<16x16xf16> to tensor<16x16xf32>
    %323 = optim.gradient @linear_3.b_0 %286#1 : tensor<16xf16>
    %324 = optim.cast %323 : tensor<16xf16> to tensor<16xf32>
    %325 = optim.gradient @linear_4.w_0 %279#1 : tensor<16x32xf16>
    %326 = optim.cast %325 : tensor<16x32xf16> to tensor<16x32xf32>
    %327 = optim.gradient @linear_4.b_0 %278#1 : tensor<32xf16>
    %328 = optim.cast %327 : tensor<32xf16> to tensor<32xf32>
    %329 = optim.gradient @linear_5.w_0 %276#1 : tensor<32x16xf16>
    %330 = optim.cast %329 : tensor<32x16xf16> to tensor<32x16xf32>
    %331 = optim.gradient @linear_5.b_0 %275#1 : tensor<16xf16>
    %332 = optim.cast %331 : tensor<16xf16> to tensor<16xf32>
    %333 = optim.gradient @linear_6.w_0 %217#1 : tensor<16x16xf16>
    %334 = optim.cast %333 : tensor<16x16xf16> to tensor<16x16xf32>
    %335 = optim.gradient @linear_6.b_0 %216#1 : tensor<16xf16>
    %336 = optim.cast %335 : tensor<16xf16> to tensor<16xf32>
    %337 = optim.gradient @linear_7.w_0 %213#1 : tensor<16x16xf16>
    %338 = optim.cast %337 : tensor<16x16xf16> to tensor<16x16xf32>
    %339 = optim.gradient @linear_7.b_0 %212#1 : tensor<16xf16>
    %340 = optim.cast %339 : tensor<16xf16> to tensor<16xf32>
    %341 = optim.gradient @linear_8.w_0 %211#1 : tensor<16x16xf16>
    %342 = optim.cast %341 : tensor<16x16xf16> to tensor<16x16xf32>
    %343 = optim.gradient @linear_8.b_0 %210#1 : tensor<16xf16>
    %344 = optim.cast %343 : tensor<16xf16> to tensor<16xf32>
    %345 = optim.gradient @linear_9.w_0 %196#1 : tensor<16x16xf16>
    %346 = optim.cast %345 : tensor<16x16xf16> to tensor<16x16xf32>
    %347 = optim.gradient @linear_9.b_0 %195#1 : tensor<16xf16>
    %348 = optim.cast %347 : tensor<16xf16> to tensor<16xf32>
    %349 = optim.gradient @linear_10.w_0 %188#1 : tensor<16x32xf16>
    %350 = optim.cast %349 : tensor<16x32xf16> to tensor<16x32xf32>
    %351 = optim.gradient @linear_10.b_0 %187#1 : tensor<32xf16>
    %352 = optim.cast %351 : tensor<32xf16> to tensor<32xf32>
    %353 = optim.gradient @linear_11.w_0 %185#1 : tensor<32x16xf16>
    %354 = optim.cast %353 : tensor<32x16xf16> to tensor<32x16xf32>
    %355 = optim.gradient @linear_11.b_0 %184#1 : tensor<16xf16>
    %356 = optim.cast %355 : tensor<16xf16> to tensor<16xf32>
    %357 = optim.gradient @linear_12.w_0 %126#1 : tensor<96x4xf16>
    %358 = optim.cast %357 : tensor<96x4xf16> to tensor<96x4xf32>
    %359 = optim.gradient @linear_12.b_0 %125#1 : tensor<4xf16>
    %360 = optim.cast %359 : tensor<4xf16> to tensor<4xf32>
    %361 = optim.gradient @layer_norm_0.w_0 %283#1 : tensor<16xf32>
    %362 = optim.gradient @layer_norm_0.b_0 %283#2 : tensor<16xf32>
    %363 = optim.gradient @layer_norm_1.w_0 %272#1 : tensor<16xf32>
    %364 = optim.gradient @layer_norm_1.b_0 %272#2 : tensor<16xf32>
    %365 = optim.gradient @layer_norm_2.w_0 %192#1 : tensor<16xf32>
    %366 = optim.gradient @layer_norm_2.b_0 %192#2 : tensor<16xf32>
    %367 = optim.gradient @layer_norm_3.w_0 %181#1 : tensor<16xf32>
    %368 = optim.gradient @layer_norm_3.b_0 %181#2 : tensor<16xf32>
    %369 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%369 : tensor<1xf32>) in(%loss_scaling_0 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %441 = arith.divf %cst, %in : f32
      optim.yield %441 : f32
    }
    %370 = tensor.empty() : tensor<16x16xf32>
    %371 = tensor.empty() : tensor<16xf32>
    %372 = tensor.empty() : tensor<16x16xf32>
    %373 = tensor.empty() : tensor<16xf32>
    %374 = tensor.empty() : tensor<16x16xf32>
    %375 = tensor.empty() : tensor<16xf32>
    %376 = tensor.empty() : tensor<16x16xf32>
    %377 = tensor.empty() : tensor<16xf32>
    %378 = tensor.empty() : tensor<16x32xf32>
    %379 = tensor.empty() : tensor<32xf32>
    %380 = tensor.empty() : tensor<32x16xf32>
    %381 = tensor.empty() : tensor<16xf32>
    %382 = tensor.empty() : tensor<16xf32>
    %383 = tensor.empty() : tensor<16xf32>
    %384 = tensor.empty() : tensor<16xf32>
    %385 = tensor.empty() : tensor<16xf32>
    %386 = tensor.empty() : tensor<16x16xf32>
    %387 = tensor.empty() : tensor<16xf32>
    %388 = tensor.empty() : tensor<16x16xf32>
    %389 = tensor.empty() : tensor<16xf32>
    %390 = tensor.empty() : tensor<16x16xf32>
    %391 = tensor.empty() : tensor<16xf32>
    %392 = tensor.empty() : tensor<16x16xf32>
    %393 = tensor.empty() : tensor<16xf32>
    %394 = tensor.empty() : tensor<16x32xf32>
    %395 = tensor.empty() : tensor<32xf32>
    %396 = tensor.empty() : tensor<32x16xf32>
    %397 = tensor.empty() : tensor<16xf32>
    %398 = tensor.empty() : tensor<16xf32>
    %399 = tensor.empty() : tensor<16xf32>
    %400 = tensor.empty() : tensor<16xf32>
    %401 = tensor.empty() : tensor<16xf32>
    %402 = tensor.empty() : tensor<96x4xf32>
    %403 = tensor.empty() : tensor<4xf32>
    %new_0:34 = optim.foreach
        out(%370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
        in(%310, %312, %314, %316, %318, %320, %322, %324, %326, %328, %330, %332, %361, %362, %363, %364, %334, %336, %338, %340, %342, %344, %346, %348, %350, %352, %354, %356, %365, %366, %367, %368, %358, %360 : f32)
        scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %441 = arith.mulf %in, %scalar : f32
      optim.yield %441 : f32
    }
    %404 = tensor.empty() : tensor<34xf32>
    %sum = optim.reduce
        out(%404 : tensor<34xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7, %new_0#8, %new_0#9, %new_0#10, %new_0#11, %new_0#12, %new_0#13, %new_0#14, %new_0#15, %new_0#16, %new_0#17, %new_0#18, %new_0#19, %new_0#20, %new_0#21, %new_0#22, %new_0#23, %new_0#24, %new_0#25, %new_0#26, %new_0#27, %new_0#28, %new_0#29, %new_0#30, %new_0#31, %new_0#32, %new_0#33 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %441 = math.absf %in : f32
      %442 = arith.cmpf olt, %441, %cst : f32
      %cst_171 = arith.constant 0.000000e+00 : f32
      %cst_172 = arith.constant 1.000000e+00 : f32
      %443 = arith.select %442, %cst_171, %cst_172 : f32
      optim.yield %443 : f32
    }
    %405 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%405 : tensor<1xf32>) in(%sum : tensor<34xf32>)
    %406 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%406 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %441 = arith.cmpf olt, %cst, %in : f32
      optim.yield %441 : i1
    }
    %407 = tensor.empty() : tensor<16x16xf32>
    %408 = tensor.empty() : tensor<16xf32>
    %409 = tensor.empty() : tensor<16x16xf32>
    %410 = tensor.empty() : tensor<16xf32>
    %411 = tensor.empty() : tensor<16x16xf32>
    %412 = tensor.empty() : tensor<16xf32>
    %413 = tensor.empty() : tensor<16x16xf32>
    %414 = tensor.empty() : tensor<16xf32>
    %415 = tensor.empty() : tensor<16x32xf32>
    %416 = tensor.empty() : tensor<32xf32>
    %417 = tensor.empty() : tensor<32x16xf32>
    %418 = tensor.empty() : tensor<16xf32>
    %419 = tensor.empty() : tensor<16xf32>
    %420 = tensor.empty() : tensor<16xf32>
    %421 = tensor.empty() : tensor<16xf32>
    %422 = tensor.empty() : tensor<16xf32>
    %423 = tensor.empty() : tensor<16x16xf32>
    %424 = tensor.empty() : tensor<16xf32>
    %425 = tensor.empty() : tensor<16x16xf32>
    %426 = tensor.empty() : tensor<16xf32>
    %427 = tensor.empty() : tensor<16x16xf32>
    %428 = tensor.empty() : tensor<16xf32>
    %429 = tensor.empty() : tensor<16x16xf32>
    %430 = tensor.empty() : tensor<16xf32>
    %431 = tensor.empty() : tensor<16x32xf32>
    %432 = tensor.empty() : tensor<32xf32>
    %433 = tensor.empty() : tensor<32x16xf32>
    %434 = tensor.empty() : tensor<16xf32>
    %435 = tensor.empty() : tensor<16xf32>
    %436 = tensor.empty() : tensor<16xf32>
    %437 = tensor.empty() : tensor<16xf32>
    %438 = tensor.empty() : tensor<16xf32>
    %439 = tensor.empty() : tensor<96x4xf32>
    %440 = tensor.empty() : tensor<4xf32>
    %new_2:34 = optim.foreach
        out(%407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7, %new_0#8, %new_0#9, %new_0#10, %new_0#11, %new_0#12, %new_0#13, %new_0#14, %new_0#15, %new_0#16, %new_0#17, %new_0#18, %new_0#19, %new_0#20, %new_0#21, %new_0#22, %new_0#23, %new_0#24, %new_0#25, %new_0#26, %new_0#27, %new_0#28, %new_0#29, %new_0#30, %new_0#31, %new_0#32, %new_0#33 : f32)
        scalar(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %441 = arith.select %scalar, %cst, %in : f32
      optim.yield %441 : f32
    }
    %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
    %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
    %new_3, %new_4, %new_5 = optim.foreach_parameter out(%loss_scaling_0 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %out_171: i32, %out_172: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %441 = arith.addi %out_171, %c1_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %442 = arith.cmpi eq, %441, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %443 = arith.select %442, %c0_i32, %441 : i32
      %c1_i32_173 = arith.constant 1 : i32
      %444 = arith.addi %out_172, %c1_i32_173 : i32
      %c1_i32_174 = arith.constant 1 : i32
      %445 = arith.cmpi eq, %444, %c1_i32_174 : i32
      %c0_i32_175 = arith.constant 0 : i32
      %446 = arith.select %445, %c0_i32_175, %444 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_176 = arith.constant 0.699999988 : f32
      %447 = arith.mulf %out, %cst_176 : f32
      %448 = arith.cmpf olt, %447, %cst : f32
      %449 = arith.select %448, %cst, %447 : f32
      %cst_177 = arith.constant 1.500000e+00 : f32
      %450 = arith.mulf %out, %cst_177 : f32
      %cst_178 = arith.constant 0x7F800000 : f32
      %451 = math.absf %450 : f32
      %452 = arith.cmpf olt, %451, %cst_178 : f32
      %453 = arith.select %452, %450, %out : f32
      %454 = arith.select %445, %449, %out : f32
      %455 = arith.select %442, %453, %out : f32
      %c0_i32_179 = arith.constant 0 : i32
      %456 = arith.select %in, %454, %455 : f32
      %457 = arith.select %in, %c0_i32_179, %443 : i32
      %458 = arith.select %in, %446, %c0_i32_179 : i32
      optim.yield %456, %457, %458 : f32, i32, i32
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
