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
  ml_program.global private mutable @gradient_merge_step(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "gradient_merge_step", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @gradient_merge_k(dense<4> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "gradient_merge_k", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @gradient_merge_zero(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "gradient_merge_zero", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_0.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_0.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_1.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_1.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_2.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_2.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_3.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_3.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_4.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_4.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_5.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_5.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_0.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_0.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_1.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_1.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_6.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_6.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_7.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_7.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_8.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_8.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_9.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_9.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_10.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_10.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_11.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_11.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_2.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_2.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_3.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"layer_norm_3.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_12.w_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @"linear_12.b_0@GRAD@GradientMerge"(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0@GRAD@GradientMerge", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_moment1_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @num_good_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_good_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_moment2_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_3.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_2.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_11.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_8.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_5.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "learning_rate_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_9.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_2.b_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_0.w_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_12.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_7.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_1.w_0_moment2_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_4.w_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_moment1_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_3.w_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_6.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "layer_norm_1.b_0_beta1_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_10.b_0_beta2_pow_acc_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @num_bad_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_bad_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
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
    %126 = optim.gradient @linear_12.b_0 %125#1 : tensor<4xf16>
    %127 = optim.cast %126 : tensor<4xf16> to tensor<4xf32>
    %128:2 = "pd_op.matmul_grad"(%106, %105, %125#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>, tensor<4x4xf16>) -> (tensor<4x96xf16>, tensor<96x4xf16>)
    %129 = "pd_op.cast"(%128#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x96xf16>) -> tensor<4x96xf32>
    %130 = optim.gradient @linear_12.w_0 %128#1 : tensor<96x4xf16>
    %131 = optim.cast %130 : tensor<96x4xf16> to tensor<96x4xf32>
    %132 = "pd_op.flatten_grad"(%103#0, %129) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>, tensor<4x96xf32>) -> tensor<4x6x16xf32>
    %133:3 = "pd_op.layer_norm_grad"(%102, %layer_norm_3.w_0, %layer_norm_3.b_0, %103#1, %103#2, %132) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %134 = "pd_op.cast"(%133#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %135:2 = "pd_op.add_grad"(%92, %100, %134) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %136:2 = "pd_op.add_grad"(%98, %99, %135#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %137 = optim.gradient @linear_11.b_0 %136#1 : tensor<16xf16>
    %138 = optim.cast %137 : tensor<16xf16> to tensor<16xf32>
    %139:2 = "pd_op.matmul_grad"(%96, %97, %136#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %140 = optim.gradient @linear_11.w_0 %139#1 : tensor<32x16xf16>
    %141 = optim.cast %140 : tensor<32x16xf16> to tensor<32x16xf32>
    %142 = "pd_op.relu_grad"(%96, %139#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %143:2 = "pd_op.add_grad"(%93, %94, %142) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %144 = optim.gradient @linear_10.b_0 %143#1 : tensor<32xf16>
    %145 = optim.cast %144 : tensor<32xf16> to tensor<32xf32>
    %146:2 = "pd_op.matmul_grad"(%92, %91, %143#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %147 = "pir.combine"(%135#0, %146#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %148 = "pd_op.add_n"(%147) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %149 = "pd_op.cast"(%148) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %150 = optim.gradient @linear_10.w_0 %146#1 : tensor<16x32xf16>
    %151 = optim.cast %150 : tensor<16x32xf16> to tensor<16x32xf32>
    %152:3 = "pd_op.layer_norm_grad"(%89, %layer_norm_2.w_0, %layer_norm_2.b_0, %90#1, %90#2, %149) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %153 = "pd_op.cast"(%152#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %154:2 = "pd_op.add_grad"(%53, %87, %153) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %155:2 = "pd_op.add_grad"(%85, %86, %154#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %156 = optim.gradient @linear_9.b_0 %155#1 : tensor<16xf16>
    %157 = optim.cast %156 : tensor<16xf16> to tensor<16xf32>
    %158:2 = "pd_op.matmul_grad"(%83, %84, %155#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %159 = optim.gradient @linear_9.w_0 %158#1 : tensor<16x16xf16>
    %160 = optim.cast %159 : tensor<16x16xf16> to tensor<16x16xf32>
    %161 = "pd_op.reshape_grad"(%81, %158#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %162 = "pd_op.transpose_grad"(%161) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %163:2 = "pd_op.matmul_grad"(%79, %73, %162) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %164 = "pd_op.cast"(%163#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %165 = "pd_op.softmax_grad"(%78, %164) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %166 = "pd_op.cast"(%165) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %167:2 = "pd_op.matmul_grad"(%75, %70, %166) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %168 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %169 = "pd_op.scale"(%167#0, %168) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %170 = "pd_op.transpose_grad"(%163#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %171 = "pd_op.reshape_grad"(%4, %170) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %172 = "pd_op.transpose_grad"(%167#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %173 = "pd_op.reshape_grad"(%4, %172) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %174:2 = "pd_op.add_grad"(%65, %66, %171) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %175 = optim.gradient @linear_8.b_0 %174#1 : tensor<16xf16>
    %176 = optim.cast %175 : tensor<16xf16> to tensor<16xf32>
    %177:2 = "pd_op.matmul_grad"(%53, %64, %174#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %178 = optim.gradient @linear_8.w_0 %177#1 : tensor<16x16xf16>
    %179 = optim.cast %178 : tensor<16x16xf16> to tensor<16x16xf32>
    %180:2 = "pd_op.add_grad"(%61, %62, %173) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %181 = optim.gradient @linear_7.b_0 %180#1 : tensor<16xf16>
    %182 = optim.cast %181 : tensor<16xf16> to tensor<16xf32>
    %183:2 = "pd_op.matmul_grad"(%53, %60, %180#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %184 = optim.gradient @linear_7.w_0 %183#1 : tensor<16x16xf16>
    %185 = optim.cast %184 : tensor<16x16xf16> to tensor<16x16xf32>
    %186 = "pd_op.transpose_grad"(%169) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %187 = "pd_op.reshape_grad"(%4, %186) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %188:2 = "pd_op.add_grad"(%54, %55, %187) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %189 = optim.gradient @linear_6.b_0 %188#1 : tensor<16xf16>
    %190 = optim.cast %189 : tensor<16xf16> to tensor<16xf32>
    %191:2 = "pd_op.matmul_grad"(%53, %52, %188#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %192 = "pir.combine"(%154#0, %177#0, %183#0, %191#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %193 = "pd_op.add_n"(%192) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %194 = "pd_op.cast"(%193) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %195 = optim.gradient @linear_6.w_0 %191#1 : tensor<16x16xf16>
    %196 = optim.cast %195 : tensor<16x16xf16> to tensor<16x16xf32>
    %197:3 = "pd_op.layer_norm_grad"(%50, %layer_norm_1.w_0, %layer_norm_1.b_0, %51#1, %51#2, %194) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %198 = "pd_op.cast"(%197#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %199:2 = "pd_op.add_grad"(%40, %48, %198) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %200:2 = "pd_op.add_grad"(%46, %47, %199#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %201 = optim.gradient @linear_5.b_0 %200#1 : tensor<16xf16>
    %202 = optim.cast %201 : tensor<16xf16> to tensor<16xf32>
    %203:2 = "pd_op.matmul_grad"(%44, %45, %200#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %204 = optim.gradient @linear_5.w_0 %203#1 : tensor<32x16xf16>
    %205 = optim.cast %204 : tensor<32x16xf16> to tensor<32x16xf32>
    %206 = "pd_op.relu_grad"(%44, %203#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %207:2 = "pd_op.add_grad"(%41, %42, %206) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %208 = optim.gradient @linear_4.b_0 %207#1 : tensor<32xf16>
    %209 = optim.cast %208 : tensor<32xf16> to tensor<32xf32>
    %210:2 = "pd_op.matmul_grad"(%40, %39, %207#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %211 = "pir.combine"(%199#0, %210#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %212 = "pd_op.add_n"(%211) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %213 = "pd_op.cast"(%212) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %214 = optim.gradient @linear_4.w_0 %210#1 : tensor<16x32xf16>
    %215 = optim.cast %214 : tensor<16x32xf16> to tensor<16x32xf32>
    %216:3 = "pd_op.layer_norm_grad"(%37, %layer_norm_0.w_0, %layer_norm_0.b_0, %38#1, %38#2, %213) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %217 = "pd_op.cast"(%216#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %218:2 = "pd_op.add_grad"(%1, %35, %217) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<4x6x16xf16>)
    %219:2 = "pd_op.add_grad"(%33, %34, %218#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %220 = optim.gradient @linear_3.b_0 %219#1 : tensor<16xf16>
    %221 = optim.cast %220 : tensor<16xf16> to tensor<16xf32>
    %222:2 = "pd_op.matmul_grad"(%31, %32, %219#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %223 = optim.gradient @linear_3.w_0 %222#1 : tensor<16x16xf16>
    %224 = optim.cast %223 : tensor<16x16xf16> to tensor<16x16xf32>
    %225 = "pd_op.reshape_grad"(%29, %222#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %226 = "pd_op.transpose_grad"(%225) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %227:2 = "pd_op.matmul_grad"(%27, %21, %226) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %228 = "pd_op.cast"(%227#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %229 = "pd_op.softmax_grad"(%26, %228) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %230 = "pd_op.cast"(%229) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %231:2 = "pd_op.matmul_grad"(%23, %18, %230) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %232 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %233 = "pd_op.scale"(%231#0, %232) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %234 = "pd_op.transpose_grad"(%227#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %235 = "pd_op.reshape_grad"(%4, %234) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %236 = "pd_op.transpose_grad"(%231#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %237 = "pd_op.reshape_grad"(%4, %236) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %238:2 = "pd_op.add_grad"(%13, %14, %235) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %239 = optim.gradient @linear_2.b_0 %238#1 : tensor<16xf16>
    %240 = optim.cast %239 : tensor<16xf16> to tensor<16xf32>
    %241:2 = "pd_op.matmul_grad"(%1, %12, %238#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %242 = optim.gradient @linear_2.w_0 %241#1 : tensor<16x16xf16>
    %243 = optim.cast %242 : tensor<16x16xf16> to tensor<16x16xf32>
    %244:2 = "pd_op.add_grad"(%9, %10, %237) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %245 = optim.gradient @linear_1.b_0 %244#1 : tensor<16xf16>
    %246 = optim.cast %245 : tensor<16xf16> to tensor<16xf32>
    %247:2 = "pd_op.matmul_grad"(%1, %8, %244#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %248 = optim.gradient @linear_1.w_0 %247#1 : tensor<16x16xf16>
    %249 = optim.cast %248 : tensor<16x16xf16> to tensor<16x16xf32>
    %250 = "pd_op.transpose_grad"(%233) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %251 = "pd_op.reshape_grad"(%4, %250) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %252:2 = "pd_op.add_grad"(%2, %3, %251) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %253 = optim.gradient @linear_0.b_0 %252#1 : tensor<16xf16>
    %254 = optim.cast %253 : tensor<16xf16> to tensor<16xf32>
    %255:2 = "pd_op.matmul_grad"(%1, %0, %252#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %256 = optim.gradient @linear_0.w_0 %255#1 : tensor<16x16xf16>
    %257 = optim.cast %256 : tensor<16x16xf16> to tensor<16x16xf32>
    %gradient_merge_step = ml_program.global_load @gradient_merge_step : tensor<1xi32>
    %new = optim.foreach_parameter out(%gradient_merge_step : tensor<1xi32>) {
    ^bb0(%out: i32):
      %c1_i32 = arith.constant 1 : i32
      %267 = arith.addi %out, %c1_i32 : i32
      optim.yield %267 : i32
    }
    ml_program.global_store @gradient_merge_step = %new : tensor<1xi32>
    %gradient_merge_k = ml_program.global_load @gradient_merge_k : tensor<1xi32>
    %new_0 = optim.foreach_parameter out(%new : tensor<1xi32>) in(%gradient_merge_k : tensor<1xi32>) {
    ^bb0(%out: i32, %in: i32):
      %c0_i32 = arith.constant 0 : i32
      %c-1_i32 = arith.constant -1 : i32
      %267 = arith.cmpi eq, %in, %c-1_i32 : i32
      %268 = arith.cmpi eq, %in, %c0_i32 : i32
      %269 = arith.ori %268, %267 : i1
      %c1_i32 = arith.constant 1 : i32
      %270 = arith.select %269, %c1_i32, %in : i32
      %271 = arith.remsi %out, %270 : i32
      %272 = arith.xori %271, %270 : i32
      %273 = arith.cmpi slt, %272, %c0_i32 : i32
      %274 = arith.cmpi ne, %271, %c0_i32 : i32
      %275 = arith.andi %274, %273 : i1
      %276 = arith.addi %271, %270 : i32
      %277 = arith.select %275, %276, %271 : i32
      optim.yield %277 : i32
    }
    ml_program.global_store @gradient_merge_step = %new_0 : tensor<1xi32>
    %gradient_merge_zero = ml_program.global_load @gradient_merge_zero : tensor<1xi32>
    %258 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%258 : tensor<1xi1>) in(%new_0 : tensor<1xi32>) in(%gradient_merge_zero : tensor<1xi32>) {
    ^bb0(%out: i1, %in: i32, %in_36: i32):
      %267 = arith.cmpi eq, %in, %in_36 : i32
      optim.yield %267 : i1
    }
    %linear_0.w_040GRAD40GradientMerge = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_2 = optim.foreach out(%linear_0.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%257 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_2 : tensor<16x16xf32>
    %linear_0.b_040GRAD40GradientMerge = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_3 = optim.foreach out(%linear_0.b_040GRAD40GradientMerge : tensor<16xf32>) in(%254 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_3 : tensor<16xf32>
    %linear_1.w_040GRAD40GradientMerge = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_4 = optim.foreach out(%linear_1.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%249 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_4 : tensor<16x16xf32>
    %linear_1.b_040GRAD40GradientMerge = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_5 = optim.foreach out(%linear_1.b_040GRAD40GradientMerge : tensor<16xf32>) in(%246 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_5 : tensor<16xf32>
    %linear_2.w_040GRAD40GradientMerge = ml_program.global_load @"linear_2.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_6 = optim.foreach out(%linear_2.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%243 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %new_6 : tensor<16x16xf32>
    %linear_2.b_040GRAD40GradientMerge = ml_program.global_load @"linear_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_7 = optim.foreach out(%linear_2.b_040GRAD40GradientMerge : tensor<16xf32>) in(%240 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %new_7 : tensor<16xf32>
    %linear_3.w_040GRAD40GradientMerge = ml_program.global_load @"linear_3.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_8 = optim.foreach out(%linear_3.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%224 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %new_8 : tensor<16x16xf32>
    %linear_3.b_040GRAD40GradientMerge = ml_program.global_load @"linear_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_9 = optim.foreach out(%linear_3.b_040GRAD40GradientMerge : tensor<16xf32>) in(%221 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %new_9 : tensor<16xf32>
    %linear_4.w_040GRAD40GradientMerge = ml_program.global_load @"linear_4.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
    %new_10 = optim.foreach out(%linear_4.w_040GRAD40GradientMerge : tensor<16x32xf32>) in(%215 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %new_10 : tensor<16x32xf32>
    %linear_4.b_040GRAD40GradientMerge = ml_program.global_load @"linear_4.b_0@GRAD@GradientMerge" : tensor<32xf32>
    %new_11 = optim.foreach out(%linear_4.b_040GRAD40GradientMerge : tensor<32xf32>) in(%209 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %new_11 : tensor<32xf32>
    %linear_5.w_040GRAD40GradientMerge = ml_program.global_load @"linear_5.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
    %new_12 = optim.foreach out(%linear_5.w_040GRAD40GradientMerge : tensor<32x16xf32>) in(%205 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %new_12 : tensor<32x16xf32>
    %linear_5.b_040GRAD40GradientMerge = ml_program.global_load @"linear_5.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_13 = optim.foreach out(%linear_5.b_040GRAD40GradientMerge : tensor<16xf32>) in(%202 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %new_13 : tensor<16xf32>
    %layer_norm_0.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_0.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %259 = optim.gradient @layer_norm_0.w_0 %216#1 : tensor<16xf32>
    %new_14 = optim.foreach out(%layer_norm_0.w_040GRAD40GradientMerge : tensor<16xf32>) in(%259 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %new_14 : tensor<16xf32>
    %layer_norm_0.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %260 = optim.gradient @layer_norm_0.b_0 %216#2 : tensor<16xf32>
    %new_15 = optim.foreach out(%layer_norm_0.b_040GRAD40GradientMerge : tensor<16xf32>) in(%260 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %new_15 : tensor<16xf32>
    %layer_norm_1.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_1.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %261 = optim.gradient @layer_norm_1.w_0 %197#1 : tensor<16xf32>
    %new_16 = optim.foreach out(%layer_norm_1.w_040GRAD40GradientMerge : tensor<16xf32>) in(%261 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %new_16 : tensor<16xf32>
    %layer_norm_1.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %262 = optim.gradient @layer_norm_1.b_0 %197#2 : tensor<16xf32>
    %new_17 = optim.foreach out(%layer_norm_1.b_040GRAD40GradientMerge : tensor<16xf32>) in(%262 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %new_17 : tensor<16xf32>
    %linear_6.w_040GRAD40GradientMerge = ml_program.global_load @"linear_6.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_18 = optim.foreach out(%linear_6.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%196 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %new_18 : tensor<16x16xf32>
    %linear_6.b_040GRAD40GradientMerge = ml_program.global_load @"linear_6.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_19 = optim.foreach out(%linear_6.b_040GRAD40GradientMerge : tensor<16xf32>) in(%190 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %new_19 : tensor<16xf32>
    %linear_7.w_040GRAD40GradientMerge = ml_program.global_load @"linear_7.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_20 = optim.foreach out(%linear_7.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%185 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %new_20 : tensor<16x16xf32>
    %linear_7.b_040GRAD40GradientMerge = ml_program.global_load @"linear_7.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_21 = optim.foreach out(%linear_7.b_040GRAD40GradientMerge : tensor<16xf32>) in(%182 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %new_21 : tensor<16xf32>
    %linear_8.w_040GRAD40GradientMerge = ml_program.global_load @"linear_8.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_22 = optim.foreach out(%linear_8.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%179 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %new_22 : tensor<16x16xf32>
    %linear_8.b_040GRAD40GradientMerge = ml_program.global_load @"linear_8.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_23 = optim.foreach out(%linear_8.b_040GRAD40GradientMerge : tensor<16xf32>) in(%176 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %new_23 : tensor<16xf32>
    %linear_9.w_040GRAD40GradientMerge = ml_program.global_load @"linear_9.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %new_24 = optim.foreach out(%linear_9.w_040GRAD40GradientMerge : tensor<16x16xf32>) in(%160 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %new_24 : tensor<16x16xf32>
    %linear_9.b_040GRAD40GradientMerge = ml_program.global_load @"linear_9.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_25 = optim.foreach out(%linear_9.b_040GRAD40GradientMerge : tensor<16xf32>) in(%157 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %new_25 : tensor<16xf32>
    %linear_10.w_040GRAD40GradientMerge = ml_program.global_load @"linear_10.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
    %new_26 = optim.foreach out(%linear_10.w_040GRAD40GradientMerge : tensor<16x32xf32>) in(%151 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %new_26 : tensor<16x32xf32>
    %linear_10.b_040GRAD40GradientMerge = ml_program.global_load @"linear_10.b_0@GRAD@GradientMerge" : tensor<32xf32>
    %new_27 = optim.foreach out(%linear_10.b_040GRAD40GradientMerge : tensor<32xf32>) in(%145 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %new_27 : tensor<32xf32>
    %linear_11.w_040GRAD40GradientMerge = ml_program.global_load @"linear_11.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
    %new_28 = optim.foreach out(%linear_11.w_040GRAD40GradientMerge : tensor<32x16xf32>) in(%141 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %new_28 : tensor<32x16xf32>
    %linear_11.b_040GRAD40GradientMerge = ml_program.global_load @"linear_11.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %new_29 = optim.foreach out(%linear_11.b_040GRAD40GradientMerge : tensor<16xf32>) in(%138 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %new_29 : tensor<16xf32>
    %layer_norm_2.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_2.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %263 = optim.gradient @layer_norm_2.w_0 %152#1 : tensor<16xf32>
    %new_30 = optim.foreach out(%layer_norm_2.w_040GRAD40GradientMerge : tensor<16xf32>) in(%263 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %new_30 : tensor<16xf32>
    %layer_norm_2.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %264 = optim.gradient @layer_norm_2.b_0 %152#2 : tensor<16xf32>
    %new_31 = optim.foreach out(%layer_norm_2.b_040GRAD40GradientMerge : tensor<16xf32>) in(%264 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %new_31 : tensor<16xf32>
    %layer_norm_3.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_3.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %265 = optim.gradient @layer_norm_3.w_0 %133#1 : tensor<16xf32>
    %new_32 = optim.foreach out(%layer_norm_3.w_040GRAD40GradientMerge : tensor<16xf32>) in(%265 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %new_32 : tensor<16xf32>
    %layer_norm_3.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %266 = optim.gradient @layer_norm_3.b_0 %133#2 : tensor<16xf32>
    %new_33 = optim.foreach out(%layer_norm_3.b_040GRAD40GradientMerge : tensor<16xf32>) in(%266 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %new_33 : tensor<16xf32>
    %linear_12.w_040GRAD40GradientMerge = ml_program.global_load @"linear_12.w_0@GRAD@GradientMerge" : tensor<96x4xf32>
    %new_34 = optim.foreach out(%linear_12.w_040GRAD40GradientMerge : tensor<96x4xf32>) in(%131 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %new_34 : tensor<96x4xf32>
    %linear_12.b_040GRAD40GradientMerge = ml_program.global_load @"linear_12.b_0@GRAD@GradientMerge" : tensor<4xf32>
    %new_35 = optim.foreach out(%linear_12.b_040GRAD40GradientMerge : tensor<4xf32>) in(%127 : f32) {
    ^bb0(%out: f32, %in: f32):
      %267 = arith.addf %out, %in : f32
      optim.yield %267 : f32
    }
    ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %new_35 : tensor<4xf32>
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %new_1[%c0] : tensor<1xi1>
    scf.if %extracted {
      %linear_0.w_040GRAD40GradientMerge_36 = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_37 = optim.foreach out(%linear_0.w_040GRAD40GradientMerge_36 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_37 : tensor<16x16xf32>
      %linear_0.b_040GRAD40GradientMerge_38 = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_39 = optim.foreach out(%linear_0.b_040GRAD40GradientMerge_38 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_39 : tensor<16xf32>
      %linear_1.w_040GRAD40GradientMerge_40 = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_41 = optim.foreach out(%linear_1.w_040GRAD40GradientMerge_40 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_41 : tensor<16x16xf32>
      %linear_1.b_040GRAD40GradientMerge_42 = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_43 = optim.foreach out(%linear_1.b_040GRAD40GradientMerge_42 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_43 : tensor<16xf32>
      %linear_2.w_040GRAD40GradientMerge_44 = ml_program.global_load @"linear_2.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_45 = optim.foreach out(%linear_2.w_040GRAD40GradientMerge_44 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %new_45 : tensor<16x16xf32>
      %linear_2.b_040GRAD40GradientMerge_46 = ml_program.global_load @"linear_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_47 = optim.foreach out(%linear_2.b_040GRAD40GradientMerge_46 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %new_47 : tensor<16xf32>
      %linear_3.w_040GRAD40GradientMerge_48 = ml_program.global_load @"linear_3.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_49 = optim.foreach out(%linear_3.w_040GRAD40GradientMerge_48 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %new_49 : tensor<16x16xf32>
      %linear_3.b_040GRAD40GradientMerge_50 = ml_program.global_load @"linear_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_51 = optim.foreach out(%linear_3.b_040GRAD40GradientMerge_50 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %new_51 : tensor<16xf32>
      %linear_4.w_040GRAD40GradientMerge_52 = ml_program.global_load @"linear_4.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
      %new_53 = optim.foreach out(%linear_4.w_040GRAD40GradientMerge_52 : tensor<16x32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %new_53 : tensor<16x32xf32>
      %linear_4.b_040GRAD40GradientMerge_54 = ml_program.global_load @"linear_4.b_0@GRAD@GradientMerge" : tensor<32xf32>
      %new_55 = optim.foreach out(%linear_4.b_040GRAD40GradientMerge_54 : tensor<32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %new_55 : tensor<32xf32>
      %linear_5.w_040GRAD40GradientMerge_56 = ml_program.global_load @"linear_5.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
      %new_57 = optim.foreach out(%linear_5.w_040GRAD40GradientMerge_56 : tensor<32x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %new_57 : tensor<32x16xf32>
      %linear_5.b_040GRAD40GradientMerge_58 = ml_program.global_load @"linear_5.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_59 = optim.foreach out(%linear_5.b_040GRAD40GradientMerge_58 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %new_59 : tensor<16xf32>
      %layer_norm_0.w_040GRAD40GradientMerge_60 = ml_program.global_load @"layer_norm_0.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_61 = optim.foreach out(%layer_norm_0.w_040GRAD40GradientMerge_60 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %new_61 : tensor<16xf32>
      %layer_norm_0.b_040GRAD40GradientMerge_62 = ml_program.global_load @"layer_norm_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_63 = optim.foreach out(%layer_norm_0.b_040GRAD40GradientMerge_62 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %new_63 : tensor<16xf32>
      %layer_norm_1.w_040GRAD40GradientMerge_64 = ml_program.global_load @"layer_norm_1.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_65 = optim.foreach out(%layer_norm_1.w_040GRAD40GradientMerge_64 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %new_65 : tensor<16xf32>
      %layer_norm_1.b_040GRAD40GradientMerge_66 = ml_program.global_load @"layer_norm_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_67 = optim.foreach out(%layer_norm_1.b_040GRAD40GradientMerge_66 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %new_67 : tensor<16xf32>
      %linear_6.w_040GRAD40GradientMerge_68 = ml_program.global_load @"linear_6.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_69 = optim.foreach out(%linear_6.w_040GRAD40GradientMerge_68 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %new_69 : tensor<16x16xf32>
      %linear_6.b_040GRAD40GradientMerge_70 = ml_program.global_load @"linear_6.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_71 = optim.foreach out(%linear_6.b_040GRAD40GradientMerge_70 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %new_71 : tensor<16xf32>
      %linear_7.w_040GRAD40GradientMerge_72 = ml_program.global_load @"linear_7.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_73 = optim.foreach out(%linear_7.w_040GRAD40GradientMerge_72 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %new_73 : tensor<16x16xf32>
      %linear_7.b_040GRAD40GradientMerge_74 = ml_program.global_load @"linear_7.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_75 = optim.foreach out(%linear_7.b_040GRAD40GradientMerge_74 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %new_75 : tensor<16xf32>
      %linear_8.w_040GRAD40GradientMerge_76 = ml_program.global_load @"linear_8.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_77 = optim.foreach out(%linear_8.w_040GRAD40GradientMerge_76 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %new_77 : tensor<16x16xf32>
      %linear_8.b_040GRAD40GradientMerge_78 = ml_program.global_load @"linear_8.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_79 = optim.foreach out(%linear_8.b_040GRAD40GradientMerge_78 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %new_79 : tensor<16xf32>
      %linear_9.w_040GRAD40GradientMerge_80 = ml_program.global_load @"linear_9.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %new_81 = optim.foreach out(%linear_9.w_040GRAD40GradientMerge_80 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %new_81 : tensor<16x16xf32>
      %linear_9.b_040GRAD40GradientMerge_82 = ml_program.global_load @"linear_9.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_83 = optim.foreach out(%linear_9.b_040GRAD40GradientMerge_82 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %new_83 : tensor<16xf32>
      %linear_10.w_040GRAD40GradientMerge_84 = ml_program.global_load @"linear_10.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
      %new_85 = optim.foreach out(%linear_10.w_040GRAD40GradientMerge_84 : tensor<16x32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %new_85 : tensor<16x32xf32>
      %linear_10.b_040GRAD40GradientMerge_86 = ml_program.global_load @"linear_10.b_0@GRAD@GradientMerge" : tensor<32xf32>
      %new_87 = optim.foreach out(%linear_10.b_040GRAD40GradientMerge_86 : tensor<32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %new_87 : tensor<32xf32>
      %linear_11.w_040GRAD40GradientMerge_88 = ml_program.global_load @"linear_11.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
      %new_89 = optim.foreach out(%linear_11.w_040GRAD40GradientMerge_88 : tensor<32x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %new_89 : tensor<32x16xf32>
      %linear_11.b_040GRAD40GradientMerge_90 = ml_program.global_load @"linear_11.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_91 = optim.foreach out(%linear_11.b_040GRAD40GradientMerge_90 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %new_91 : tensor<16xf32>
      %layer_norm_2.w_040GRAD40GradientMerge_92 = ml_program.global_load @"layer_norm_2.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_93 = optim.foreach out(%layer_norm_2.w_040GRAD40GradientMerge_92 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %new_93 : tensor<16xf32>
      %layer_norm_2.b_040GRAD40GradientMerge_94 = ml_program.global_load @"layer_norm_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_95 = optim.foreach out(%layer_norm_2.b_040GRAD40GradientMerge_94 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %new_95 : tensor<16xf32>
      %layer_norm_3.w_040GRAD40GradientMerge_96 = ml_program.global_load @"layer_norm_3.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_97 = optim.foreach out(%layer_norm_3.w_040GRAD40GradientMerge_96 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %new_97 : tensor<16xf32>
      %layer_norm_3.b_040GRAD40GradientMerge_98 = ml_program.global_load @"layer_norm_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %new_99 = optim.foreach out(%layer_norm_3.b_040GRAD40GradientMerge_98 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %new_99 : tensor<16xf32>
      %linear_12.w_040GRAD40GradientMerge_100 = ml_program.global_load @"linear_12.w_0@GRAD@GradientMerge" : tensor<96x4xf32>
      %new_101 = optim.foreach out(%linear_12.w_040GRAD40GradientMerge_100 : tensor<96x4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %new_101 : tensor<96x4xf32>
      %linear_12.b_040GRAD40GradientMerge_102 = ml_program.global_load @"linear_12.b_0@GRAD@GradientMerge" : tensor<4xf32>
      %new_103 = optim.foreach out(%linear_12.b_040GRAD40GradientMerge_102 : tensor<4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 2.500000e-01 : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %339 = arith.addf %out, %cst_345 : f32
        %340 = arith.mulf %339, %cst : f32
        optim.yield %340 : f32
      }
      ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %new_103 : tensor<4xf32>
      %loss_scaling_0_104 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
      %267 = tensor.empty() : tensor<1xf32>
      %new_105 = optim.foreach_parameter out(%267 : tensor<1xf32>) in(%loss_scaling_0_104 : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32):
        %cst = arith.constant 1.000000e+00 : f32
        %339 = arith.divf %cst, %in : f32
        optim.yield %339 : f32
      }
      %268 = tensor.empty() : tensor<16x16xf32>
      %269 = tensor.empty() : tensor<16xf32>
      %270 = tensor.empty() : tensor<16x16xf32>
      %271 = tensor.empty() : tensor<16xf32>
      %272 = tensor.empty() : tensor<16x16xf32>
      %273 = tensor.empty() : tensor<16xf32>
      %274 = tensor.empty() : tensor<16x16xf32>
      %275 = tensor.empty() : tensor<16xf32>
      %276 = tensor.empty() : tensor<16x32xf32>
      %277 = tensor.empty() : tensor<32xf32>
      %278 = tensor.empty() : tensor<32x16xf32>
      %279 = tensor.empty() : tensor<16xf32>
      %280 = tensor.empty() : tensor<16xf32>
      %281 = tensor.empty() : tensor<16xf32>
      %282 = tensor.empty() : tensor<16xf32>
      %283 = tensor.empty() : tensor<16xf32>
      %284 = tensor.empty() : tensor<16x16xf32>
      %285 = tensor.empty() : tensor<16xf32>
      %286 = tensor.empty() : tensor<16x16xf32>
      %287 = tensor.empty() : tensor<16xf32>
      %288 = tensor.empty() : tensor<16x16xf32>
      %289 = tensor.empty() : tensor<16xf32>
      %290 = tensor.empty() : tensor<16x16xf32>
      %291 = tensor.empty() : tensor<16xf32>
      %292 = tensor.empty() : tensor<16x32xf32>
      %293 = tensor.empty() : tensor<32xf32>
      %294 = tensor.empty() : tensor<32x16xf32>
      %295 = tensor.empty() : tensor<16xf32>
      %296 = tensor.empty() : tensor<16xf32>
      %297 = tensor.empty() : tensor<16xf32>
      %298 = tensor.empty() : tensor<16xf32>
      %299 = tensor.empty() : tensor<16xf32>
      %300 = tensor.empty() : tensor<96x4xf32>
      %301 = tensor.empty() : tensor<4xf32>
      %new_106:34 = optim.foreach
          out(%268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
          in(%new_37, %new_39, %new_41, %new_43, %new_45, %new_47, %new_49, %new_51, %new_53, %new_55, %new_57, %new_59, %new_61, %new_63, %new_65, %new_67, %new_69, %new_71, %new_73, %new_75, %new_77, %new_79, %new_81, %new_83, %new_85, %new_87, %new_89, %new_91, %new_93, %new_95, %new_97, %new_99, %new_101, %new_103 : f32)
          scalar(%new_105 : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32, %scalar: f32):
        %339 = arith.mulf %in, %scalar : f32
        optim.yield %339 : f32
      }
      %302 = tensor.empty() : tensor<34xf32>
      %sum = optim.reduce
          out(%302 : tensor<34xf32>)
          in(%new_106#0, %new_106#1, %new_106#2, %new_106#3, %new_106#4, %new_106#5, %new_106#6, %new_106#7, %new_106#8, %new_106#9, %new_106#10, %new_106#11, %new_106#12, %new_106#13, %new_106#14, %new_106#15, %new_106#16, %new_106#17, %new_106#18, %new_106#19, %new_106#20, %new_106#21, %new_106#22, %new_106#23, %new_106#24, %new_106#25, %new_106#26, %new_106#27, %new_106#28, %new_106#29, %new_106#30, %new_106#31, %new_106#32, %new_106#33 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>) {
      ^bb0(%in: f32):
        %cst = arith.constant 0x7F800000 : f32
        %339 = math.absf %in : f32
        %340 = arith.cmpf olt, %339, %cst : f32
        %cst_345 = arith.constant 0.000000e+00 : f32
        %cst_346 = arith.constant 1.000000e+00 : f32
        %341 = arith.select %340, %cst_345, %cst_346 : f32
        optim.yield %341 : f32
      }
      %303 = tensor.empty() : tensor<1xf32>
      %total = optim.reduce_parameters out(%303 : tensor<1xf32>) in(%sum : tensor<34xf32>)
      %304 = tensor.empty() : tensor<1xi1>
      %new_107 = optim.foreach_parameter out(%304 : tensor<1xi1>) in(%total : tensor<1xf32>) {
      ^bb0(%out: i1, %in: f32):
        %cst = arith.constant 0.000000e+00 : f32
        %339 = arith.cmpf olt, %cst, %in : f32
        optim.yield %339 : i1
      }
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_106#0 : tensor<16x16xf32>
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_106#1 : tensor<16xf32>
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_106#2 : tensor<16x16xf32>
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_106#3 : tensor<16xf32>
      ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %new_106#4 : tensor<16x16xf32>
      ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %new_106#5 : tensor<16xf32>
      ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %new_106#6 : tensor<16x16xf32>
      ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %new_106#7 : tensor<16xf32>
      ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %new_106#8 : tensor<16x32xf32>
      ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %new_106#9 : tensor<32xf32>
      ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %new_106#10 : tensor<32x16xf32>
      ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %new_106#11 : tensor<16xf32>
      ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %new_106#12 : tensor<16xf32>
      ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %new_106#13 : tensor<16xf32>
      ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %new_106#14 : tensor<16xf32>
      ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %new_106#15 : tensor<16xf32>
      ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %new_106#16 : tensor<16x16xf32>
      ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %new_106#17 : tensor<16xf32>
      ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %new_106#18 : tensor<16x16xf32>
      ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %new_106#19 : tensor<16xf32>
      ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %new_106#20 : tensor<16x16xf32>
      ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %new_106#21 : tensor<16xf32>
      ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %new_106#22 : tensor<16x16xf32>
      ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %new_106#23 : tensor<16xf32>
      ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %new_106#24 : tensor<16x32xf32>
      ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %new_106#25 : tensor<32xf32>
      ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %new_106#26 : tensor<32x16xf32>
      ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %new_106#27 : tensor<16xf32>
      ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %new_106#28 : tensor<16xf32>
      ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %new_106#29 : tensor<16xf32>
      ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %new_106#30 : tensor<16xf32>
      ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %new_106#31 : tensor<16xf32>
      ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %new_106#32 : tensor<96x4xf32>
      ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %new_106#33 : tensor<4xf32>
      %305 = tensor.empty() : tensor<16x16xf32>
      %306 = tensor.empty() : tensor<16xf32>
      %307 = tensor.empty() : tensor<16x16xf32>
      %308 = tensor.empty() : tensor<16xf32>
      %309 = tensor.empty() : tensor<16x16xf32>
      %310 = tensor.empty() : tensor<16xf32>
      %311 = tensor.empty() : tensor<16x16xf32>
      %312 = tensor.empty() : tensor<16xf32>
      %313 = tensor.empty() : tensor<16x32xf32>
      %314 = tensor.empty() : tensor<32xf32>
      %315 = tensor.empty() : tensor<32x16xf32>
      %316 = tensor.empty() : tensor<16xf32>
      %317 = tensor.empty() : tensor<16xf32>
      %318 = tensor.empty() : tensor<16xf32>
      %319 = tensor.empty() : tensor<16xf32>
      %320 = tensor.empty() : tensor<16xf32>
      %321 = tensor.empty() : tensor<16x16xf32>
      %322 = tensor.empty() : tensor<16xf32>
      %323 = tensor.empty() : tensor<16x16xf32>
      %324 = tensor.empty() : tensor<16xf32>
      %325 = tensor.empty() : tensor<16x16xf32>
      %326 = tensor.empty() : tensor<16xf32>
      %327 = tensor.empty() : tensor<16x16xf32>
      %328 = tensor.empty() : tensor<16xf32>
      %329 = tensor.empty() : tensor<16x32xf32>
      %330 = tensor.empty() : tensor<32xf32>
      %331 = tensor.empty() : tensor<32x16xf32>
      %332 = tensor.empty() : tensor<16xf32>
      %333 = tensor.empty() : tensor<16xf32>
      %334 = tensor.empty() : tensor<16xf32>
      %335 = tensor.empty() : tensor<16xf32>
      %336 = tensor.empty() : tensor<16xf32>
      %337 = tensor.empty() : tensor<96x4xf32>
      %338 = tensor.empty() : tensor<4xf32>
      %new_108:34 = optim.foreach
          out(%305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
          in(%new_106#0, %new_106#1, %new_106#2, %new_106#3, %new_106#4, %new_106#5, %new_106#6, %new_106#7, %new_106#8, %new_106#9, %new_106#10, %new_106#11, %new_106#12, %new_106#13, %new_106#14, %new_106#15, %new_106#16, %new_106#17, %new_106#18, %new_106#19, %new_106#20, %new_106#21, %new_106#22, %new_106#23, %new_106#24, %new_106#25, %new_106#26, %new_106#27, %new_106#28, %new_106#29, %new_106#30, %new_106#31, %new_106#32, %new_106#33 : f32)
          scalar(%new_107 : tensor<1xi1>) {
      ^bb0(%out: f32, %in: f32, %scalar: i1):
        %cst = arith.constant 0.000000e+00 : f32
        %339 = arith.select %scalar, %cst, %in : f32
        optim.yield %339 : f32
      }
      %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
      %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
      %new_109, %new_110, %new_111 = optim.foreach_parameter out(%loss_scaling_0_104 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_107 : tensor<1xi1>) {
      ^bb0(%out: f32, %out_345: i32, %out_346: i32, %in: i1):
        %c1_i32 = arith.constant 1 : i32
        %339 = arith.addi %out_345, %c1_i32 : i32
        %c2_i32 = arith.constant 2 : i32
        %340 = arith.cmpi eq, %339, %c2_i32 : i32
        %c0_i32 = arith.constant 0 : i32
        %341 = arith.select %340, %c0_i32, %339 : i32
        %c1_i32_347 = arith.constant 1 : i32
        %342 = arith.addi %out_346, %c1_i32_347 : i32
        %c1_i32_348 = arith.constant 1 : i32
        %343 = arith.cmpi eq, %342, %c1_i32_348 : i32
        %c0_i32_349 = arith.constant 0 : i32
        %344 = arith.select %343, %c0_i32_349, %342 : i32
        %cst = arith.constant 1.000000e+00 : f32
        %cst_350 = arith.constant 0.699999988 : f32
        %345 = arith.mulf %out, %cst_350 : f32
        %346 = arith.cmpf olt, %345, %cst : f32
        %347 = arith.select %346, %cst, %345 : f32
        %cst_351 = arith.constant 1.500000e+00 : f32
        %348 = arith.mulf %out, %cst_351 : f32
        %cst_352 = arith.constant 0x7F800000 : f32
        %349 = math.absf %348 : f32
        %350 = arith.cmpf olt, %349, %cst_352 : f32
        %351 = arith.select %350, %348, %out : f32
        %352 = arith.select %343, %347, %out : f32
        %353 = arith.select %340, %351, %out : f32
        %c0_i32_353 = arith.constant 0 : i32
        %354 = arith.select %in, %352, %353 : f32
        %355 = arith.select %in, %c0_i32_353, %341 : i32
        %356 = arith.select %in, %344, %c0_i32_353 : i32
        optim.yield %354, %355, %356 : f32, i32, i32
      }
      ml_program.global_store @loss_scaling_0 = %new_109 : tensor<1xf32>
      ml_program.global_store @num_good_steps_0 = %new_110 : tensor<1xi32>
      ml_program.global_store @num_bad_steps_0 = %new_111 : tensor<1xi32>
      %layer_norm_0.b_0_112 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
      %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
      %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%layer_norm_0.b_0_112 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#13 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_0.b_0 = %params : tensor<16xf32>
      ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
      ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
      %layer_norm_0.w_0_113 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
      %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_114, %moment1_115, %moment2_116, %beta1_pow_117, %beta2_pow_118 = optim.adam params(%layer_norm_0.w_0_113 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#12 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_0.w_0 = %params_114 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_115 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_116 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_117 : tensor<1xf32>
      ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_118 : tensor<1xf32>
      %layer_norm_1.b_0_119 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
      %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_120, %moment1_121, %moment2_122, %beta1_pow_123, %beta2_pow_124 = optim.adam params(%layer_norm_1.b_0_119 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#15 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_1.b_0 = %params_120 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_121 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_122 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_123 : tensor<1xf32>
      ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_124 : tensor<1xf32>
      %layer_norm_1.w_0_125 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
      %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_126, %moment1_127, %moment2_128, %beta1_pow_129, %beta2_pow_130 = optim.adam params(%layer_norm_1.w_0_125 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#14 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_1.w_0 = %params_126 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_127 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_128 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_129 : tensor<1xf32>
      ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_130 : tensor<1xf32>
      %layer_norm_2.b_0_131 = ml_program.global_load @layer_norm_2.b_0 : tensor<16xf32>
      %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_132, %moment1_133, %moment2_134, %beta1_pow_135, %beta2_pow_136 = optim.adam params(%layer_norm_2.b_0_131 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#29 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_2.b_0 = %params_132 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_133 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_134 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_135 : tensor<1xf32>
      ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_136 : tensor<1xf32>
      %layer_norm_2.w_0_137 = ml_program.global_load @layer_norm_2.w_0 : tensor<16xf32>
      %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_138, %moment1_139, %moment2_140, %beta1_pow_141, %beta2_pow_142 = optim.adam params(%layer_norm_2.w_0_137 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#28 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_2.w_0 = %params_138 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_139 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_140 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_141 : tensor<1xf32>
      ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_142 : tensor<1xf32>
      %layer_norm_3.b_0_143 = ml_program.global_load @layer_norm_3.b_0 : tensor<16xf32>
      %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_144, %moment1_145, %moment2_146, %beta1_pow_147, %beta2_pow_148 = optim.adam params(%layer_norm_3.b_0_143 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#31 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_3.b_0 = %params_144 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_145 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_146 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_147 : tensor<1xf32>
      ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_148 : tensor<1xf32>
      %layer_norm_3.w_0_149 = ml_program.global_load @layer_norm_3.w_0 : tensor<16xf32>
      %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_150, %moment1_151, %moment2_152, %beta1_pow_153, %beta2_pow_154 = optim.adam params(%layer_norm_3.w_0_149 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#30 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_3.w_0 = %params_150 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_151 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_152 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_153 : tensor<1xf32>
      ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_154 : tensor<1xf32>
      %linear_0.b_0_155 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
      %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
      %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
      %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_156, %moment1_157, %moment2_158, %beta1_pow_159, %beta2_pow_160 = optim.adam params(%linear_0.b_0_155 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.b_0 = %params_156 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment1_0 = %moment1_157 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment2_0 = %moment2_158 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow_159 : tensor<1xf32>
      ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow_160 : tensor<1xf32>
      %linear_0.w_0_161 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf32>
      %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<16x16xf32>
      %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<16x16xf32>
      %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_162, %moment1_163, %moment2_164, %beta1_pow_165, %beta2_pow_166 = optim.adam params(%linear_0.w_0_161 : tensor<16x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.w_0 = %params_162 : tensor<16x16xf32>
      ml_program.global_store @linear_0.w_0_moment1_0 = %moment1_163 : tensor<16x16xf32>
      ml_program.global_store @linear_0.w_0_moment2_0 = %moment2_164 : tensor<16x16xf32>
      ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow_165 : tensor<1xf32>
      ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow_166 : tensor<1xf32>
      %linear_1.b_0_167 = ml_program.global_load @linear_1.b_0 : tensor<16xf32>
      %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<16xf32>
      %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<16xf32>
      %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_168, %moment1_169, %moment2_170, %beta1_pow_171, %beta2_pow_172 = optim.adam params(%linear_1.b_0_167 : tensor<16xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.b_0 = %params_168 : tensor<16xf32>
      ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_169 : tensor<16xf32>
      ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_170 : tensor<16xf32>
      ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_171 : tensor<1xf32>
      ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_172 : tensor<1xf32>
      %linear_1.w_0_173 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf32>
      %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x16xf32>
      %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x16xf32>
      %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_174, %moment1_175, %moment2_176, %beta1_pow_177, %beta2_pow_178 = optim.adam params(%linear_1.w_0_173 : tensor<16x16xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.w_0 = %params_174 : tensor<16x16xf32>
      ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_175 : tensor<16x16xf32>
      ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_176 : tensor<16x16xf32>
      ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_177 : tensor<1xf32>
      ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_178 : tensor<1xf32>
      %linear_10.b_0_179 = ml_program.global_load @linear_10.b_0 : tensor<32xf32>
      %linear_10.b_0_moment1_0 = ml_program.global_load @linear_10.b_0_moment1_0 : tensor<32xf32>
      %linear_10.b_0_moment2_0 = ml_program.global_load @linear_10.b_0_moment2_0 : tensor<32xf32>
      %linear_10.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_10.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_180, %moment1_181, %moment2_182, %beta1_pow_183, %beta2_pow_184 = optim.adam params(%linear_10.b_0_179 : tensor<32xf32>) moment1(%linear_10.b_0_moment1_0 : f32) moment2(%linear_10.b_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#25 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_10.b_0 = %params_180 : tensor<32xf32>
      ml_program.global_store @linear_10.b_0_moment1_0 = %moment1_181 : tensor<32xf32>
      ml_program.global_store @linear_10.b_0_moment2_0 = %moment2_182 : tensor<32xf32>
      ml_program.global_store @linear_10.b_0_beta1_pow_acc_0 = %beta1_pow_183 : tensor<1xf32>
      ml_program.global_store @linear_10.b_0_beta2_pow_acc_0 = %beta2_pow_184 : tensor<1xf32>
      %linear_10.w_0_185 = ml_program.global_load @linear_10.w_0 : tensor<16x32xf32>
      %linear_10.w_0_moment1_0 = ml_program.global_load @linear_10.w_0_moment1_0 : tensor<16x32xf32>
      %linear_10.w_0_moment2_0 = ml_program.global_load @linear_10.w_0_moment2_0 : tensor<16x32xf32>
      %linear_10.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_10.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_186, %moment1_187, %moment2_188, %beta1_pow_189, %beta2_pow_190 = optim.adam params(%linear_10.w_0_185 : tensor<16x32xf32>) moment1(%linear_10.w_0_moment1_0 : f32) moment2(%linear_10.w_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#24 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_10.w_0 = %params_186 : tensor<16x32xf32>
      ml_program.global_store @linear_10.w_0_moment1_0 = %moment1_187 : tensor<16x32xf32>
      ml_program.global_store @linear_10.w_0_moment2_0 = %moment2_188 : tensor<16x32xf32>
      ml_program.global_store @linear_10.w_0_beta1_pow_acc_0 = %beta1_pow_189 : tensor<1xf32>
      ml_program.global_store @linear_10.w_0_beta2_pow_acc_0 = %beta2_pow_190 : tensor<1xf32>
      %linear_11.b_0_191 = ml_program.global_load @linear_11.b_0 : tensor<16xf32>
      %linear_11.b_0_moment1_0 = ml_program.global_load @linear_11.b_0_moment1_0 : tensor<16xf32>
      %linear_11.b_0_moment2_0 = ml_program.global_load @linear_11.b_0_moment2_0 : tensor<16xf32>
      %linear_11.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_11.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_192, %moment1_193, %moment2_194, %beta1_pow_195, %beta2_pow_196 = optim.adam params(%linear_11.b_0_191 : tensor<16xf32>) moment1(%linear_11.b_0_moment1_0 : f32) moment2(%linear_11.b_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#27 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_11.b_0 = %params_192 : tensor<16xf32>
      ml_program.global_store @linear_11.b_0_moment1_0 = %moment1_193 : tensor<16xf32>
      ml_program.global_store @linear_11.b_0_moment2_0 = %moment2_194 : tensor<16xf32>
      ml_program.global_store @linear_11.b_0_beta1_pow_acc_0 = %beta1_pow_195 : tensor<1xf32>
      ml_program.global_store @linear_11.b_0_beta2_pow_acc_0 = %beta2_pow_196 : tensor<1xf32>
      %linear_11.w_0_197 = ml_program.global_load @linear_11.w_0 : tensor<32x16xf32>
      %linear_11.w_0_moment1_0 = ml_program.global_load @linear_11.w_0_moment1_0 : tensor<32x16xf32>
      %linear_11.w_0_moment2_0 = ml_program.global_load @linear_11.w_0_moment2_0 : tensor<32x16xf32>
      %linear_11.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_11.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_198, %moment1_199, %moment2_200, %beta1_pow_201, %beta2_pow_202 = optim.adam params(%linear_11.w_0_197 : tensor<32x16xf32>) moment1(%linear_11.w_0_moment1_0 : f32) moment2(%linear_11.w_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#26 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_11.w_0 = %params_198 : tensor<32x16xf32>
      ml_program.global_store @linear_11.w_0_moment1_0 = %moment1_199 : tensor<32x16xf32>
      ml_program.global_store @linear_11.w_0_moment2_0 = %moment2_200 : tensor<32x16xf32>
      ml_program.global_store @linear_11.w_0_beta1_pow_acc_0 = %beta1_pow_201 : tensor<1xf32>
      ml_program.global_store @linear_11.w_0_beta2_pow_acc_0 = %beta2_pow_202 : tensor<1xf32>
      %linear_12.b_0_203 = ml_program.global_load @linear_12.b_0 : tensor<4xf32>
      %linear_12.b_0_moment1_0 = ml_program.global_load @linear_12.b_0_moment1_0 : tensor<4xf32>
      %linear_12.b_0_moment2_0 = ml_program.global_load @linear_12.b_0_moment2_0 : tensor<4xf32>
      %linear_12.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_12.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_204, %moment1_205, %moment2_206, %beta1_pow_207, %beta2_pow_208 = optim.adam params(%linear_12.b_0_203 : tensor<4xf32>) moment1(%linear_12.b_0_moment1_0 : f32) moment2(%linear_12.b_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#33 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_12.b_0 = %params_204 : tensor<4xf32>
      ml_program.global_store @linear_12.b_0_moment1_0 = %moment1_205 : tensor<4xf32>
      ml_program.global_store @linear_12.b_0_moment2_0 = %moment2_206 : tensor<4xf32>
      ml_program.global_store @linear_12.b_0_beta1_pow_acc_0 = %beta1_pow_207 : tensor<1xf32>
      ml_program.global_store @linear_12.b_0_beta2_pow_acc_0 = %beta2_pow_208 : tensor<1xf32>
      %linear_12.w_0_209 = ml_program.global_load @linear_12.w_0 : tensor<96x4xf32>
      %linear_12.w_0_moment1_0 = ml_program.global_load @linear_12.w_0_moment1_0 : tensor<96x4xf32>
      %linear_12.w_0_moment2_0 = ml_program.global_load @linear_12.w_0_moment2_0 : tensor<96x4xf32>
      %linear_12.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_12.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_210, %moment1_211, %moment2_212, %beta1_pow_213, %beta2_pow_214 = optim.adam params(%linear_12.w_0_209 : tensor<96x4xf32>) moment1(%linear_12.w_0_moment1_0 : f32) moment2(%linear_12.w_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#32 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_12.w_0 = %params_210 : tensor<96x4xf32>
      ml_program.global_store @linear_12.w_0_moment1_0 = %moment1_211 : tensor<96x4xf32>
      ml_program.global_store @linear_12.w_0_moment2_0 = %moment2_212 : tensor<96x4xf32>
      ml_program.global_store @linear_12.w_0_beta1_pow_acc_0 = %beta1_pow_213 : tensor<1xf32>
      ml_program.global_store @linear_12.w_0_beta2_pow_acc_0 = %beta2_pow_214 : tensor<1xf32>
      %linear_2.b_0_215 = ml_program.global_load @linear_2.b_0 : tensor<16xf32>
      %linear_2.b_0_moment1_0 = ml_program.global_load @linear_2.b_0_moment1_0 : tensor<16xf32>
      %linear_2.b_0_moment2_0 = ml_program.global_load @linear_2.b_0_moment2_0 : tensor<16xf32>
      %linear_2.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_2.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_216, %moment1_217, %moment2_218, %beta1_pow_219, %beta2_pow_220 = optim.adam params(%linear_2.b_0_215 : tensor<16xf32>) moment1(%linear_2.b_0_moment1_0 : f32) moment2(%linear_2.b_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#5 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_2.b_0 = %params_216 : tensor<16xf32>
      ml_program.global_store @linear_2.b_0_moment1_0 = %moment1_217 : tensor<16xf32>
      ml_program.global_store @linear_2.b_0_moment2_0 = %moment2_218 : tensor<16xf32>
      ml_program.global_store @linear_2.b_0_beta1_pow_acc_0 = %beta1_pow_219 : tensor<1xf32>
      ml_program.global_store @linear_2.b_0_beta2_pow_acc_0 = %beta2_pow_220 : tensor<1xf32>
      %linear_2.w_0_221 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf32>
      %linear_2.w_0_moment1_0 = ml_program.global_load @linear_2.w_0_moment1_0 : tensor<16x16xf32>
      %linear_2.w_0_moment2_0 = ml_program.global_load @linear_2.w_0_moment2_0 : tensor<16x16xf32>
      %linear_2.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_2.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_222, %moment1_223, %moment2_224, %beta1_pow_225, %beta2_pow_226 = optim.adam params(%linear_2.w_0_221 : tensor<16x16xf32>) moment1(%linear_2.w_0_moment1_0 : f32) moment2(%linear_2.w_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#4 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_2.w_0 = %params_222 : tensor<16x16xf32>
      ml_program.global_store @linear_2.w_0_moment1_0 = %moment1_223 : tensor<16x16xf32>
      ml_program.global_store @linear_2.w_0_moment2_0 = %moment2_224 : tensor<16x16xf32>
      ml_program.global_store @linear_2.w_0_beta1_pow_acc_0 = %beta1_pow_225 : tensor<1xf32>
      ml_program.global_store @linear_2.w_0_beta2_pow_acc_0 = %beta2_pow_226 : tensor<1xf32>
      %linear_3.b_0_227 = ml_program.global_load @linear_3.b_0 : tensor<16xf32>
      %linear_3.b_0_moment1_0 = ml_program.global_load @linear_3.b_0_moment1_0 : tensor<16xf32>
      %linear_3.b_0_moment2_0 = ml_program.global_load @linear_3.b_0_moment2_0 : tensor<16xf32>
      %linear_3.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_3.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_228, %moment1_229, %moment2_230, %beta1_pow_231, %beta2_pow_232 = optim.adam params(%linear_3.b_0_227 : tensor<16xf32>) moment1(%linear_3.b_0_moment1_0 : f32) moment2(%linear_3.b_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#7 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_3.b_0 = %params_228 : tensor<16xf32>
      ml_program.global_store @linear_3.b_0_moment1_0 = %moment1_229 : tensor<16xf32>
      ml_program.global_store @linear_3.b_0_moment2_0 = %moment2_230 : tensor<16xf32>
      ml_program.global_store @linear_3.b_0_beta1_pow_acc_0 = %beta1_pow_231 : tensor<1xf32>
      ml_program.global_store @linear_3.b_0_beta2_pow_acc_0 = %beta2_pow_232 : tensor<1xf32>
      %linear_3.w_0_233 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf32>
      %linear_3.w_0_moment1_0 = ml_program.global_load @linear_3.w_0_moment1_0 : tensor<16x16xf32>
      %linear_3.w_0_moment2_0 = ml_program.global_load @linear_3.w_0_moment2_0 : tensor<16x16xf32>
      %linear_3.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_3.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_234, %moment1_235, %moment2_236, %beta1_pow_237, %beta2_pow_238 = optim.adam params(%linear_3.w_0_233 : tensor<16x16xf32>) moment1(%linear_3.w_0_moment1_0 : f32) moment2(%linear_3.w_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#6 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_3.w_0 = %params_234 : tensor<16x16xf32>
      ml_program.global_store @linear_3.w_0_moment1_0 = %moment1_235 : tensor<16x16xf32>
      ml_program.global_store @linear_3.w_0_moment2_0 = %moment2_236 : tensor<16x16xf32>
      ml_program.global_store @linear_3.w_0_beta1_pow_acc_0 = %beta1_pow_237 : tensor<1xf32>
      ml_program.global_store @linear_3.w_0_beta2_pow_acc_0 = %beta2_pow_238 : tensor<1xf32>
      %linear_4.b_0_239 = ml_program.global_load @linear_4.b_0 : tensor<32xf32>
      %linear_4.b_0_moment1_0 = ml_program.global_load @linear_4.b_0_moment1_0 : tensor<32xf32>
      %linear_4.b_0_moment2_0 = ml_program.global_load @linear_4.b_0_moment2_0 : tensor<32xf32>
      %linear_4.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_4.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_240, %moment1_241, %moment2_242, %beta1_pow_243, %beta2_pow_244 = optim.adam params(%linear_4.b_0_239 : tensor<32xf32>) moment1(%linear_4.b_0_moment1_0 : f32) moment2(%linear_4.b_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#9 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_4.b_0 = %params_240 : tensor<32xf32>
      ml_program.global_store @linear_4.b_0_moment1_0 = %moment1_241 : tensor<32xf32>
      ml_program.global_store @linear_4.b_0_moment2_0 = %moment2_242 : tensor<32xf32>
      ml_program.global_store @linear_4.b_0_beta1_pow_acc_0 = %beta1_pow_243 : tensor<1xf32>
      ml_program.global_store @linear_4.b_0_beta2_pow_acc_0 = %beta2_pow_244 : tensor<1xf32>
      %linear_4.w_0_245 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf32>
      %linear_4.w_0_moment1_0 = ml_program.global_load @linear_4.w_0_moment1_0 : tensor<16x32xf32>
      %linear_4.w_0_moment2_0 = ml_program.global_load @linear_4.w_0_moment2_0 : tensor<16x32xf32>
      %linear_4.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_4.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_246, %moment1_247, %moment2_248, %beta1_pow_249, %beta2_pow_250 = optim.adam params(%linear_4.w_0_245 : tensor<16x32xf32>) moment1(%linear_4.w_0_moment1_0 : f32) moment2(%linear_4.w_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#8 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_4.w_0 = %params_246 : tensor<16x32xf32>
      ml_program.global_store @linear_4.w_0_moment1_0 = %moment1_247 : tensor<16x32xf32>
      ml_program.global_store @linear_4.w_0_moment2_0 = %moment2_248 : tensor<16x32xf32>
      ml_program.global_store @linear_4.w_0_beta1_pow_acc_0 = %beta1_pow_249 : tensor<1xf32>
      ml_program.global_store @linear_4.w_0_beta2_pow_acc_0 = %beta2_pow_250 : tensor<1xf32>
      %linear_5.b_0_251 = ml_program.global_load @linear_5.b_0 : tensor<16xf32>
      %linear_5.b_0_moment1_0 = ml_program.global_load @linear_5.b_0_moment1_0 : tensor<16xf32>
      %linear_5.b_0_moment2_0 = ml_program.global_load @linear_5.b_0_moment2_0 : tensor<16xf32>
      %linear_5.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_5.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_252, %moment1_253, %moment2_254, %beta1_pow_255, %beta2_pow_256 = optim.adam params(%linear_5.b_0_251 : tensor<16xf32>) moment1(%linear_5.b_0_moment1_0 : f32) moment2(%linear_5.b_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#11 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_5.b_0 = %params_252 : tensor<16xf32>
      ml_program.global_store @linear_5.b_0_moment1_0 = %moment1_253 : tensor<16xf32>
      ml_program.global_store @linear_5.b_0_moment2_0 = %moment2_254 : tensor<16xf32>
      ml_program.global_store @linear_5.b_0_beta1_pow_acc_0 = %beta1_pow_255 : tensor<1xf32>
      ml_program.global_store @linear_5.b_0_beta2_pow_acc_0 = %beta2_pow_256 : tensor<1xf32>
      %linear_5.w_0_257 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf32>
      %linear_5.w_0_moment1_0 = ml_program.global_load @linear_5.w_0_moment1_0 : tensor<32x16xf32>
      %linear_5.w_0_moment2_0 = ml_program.global_load @linear_5.w_0_moment2_0 : tensor<32x16xf32>
      %linear_5.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_5.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_258, %moment1_259, %moment2_260, %beta1_pow_261, %beta2_pow_262 = optim.adam params(%linear_5.w_0_257 : tensor<32x16xf32>) moment1(%linear_5.w_0_moment1_0 : f32) moment2(%linear_5.w_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#10 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_5.w_0 = %params_258 : tensor<32x16xf32>
      ml_program.global_store @linear_5.w_0_moment1_0 = %moment1_259 : tensor<32x16xf32>
      ml_program.global_store @linear_5.w_0_moment2_0 = %moment2_260 : tensor<32x16xf32>
      ml_program.global_store @linear_5.w_0_beta1_pow_acc_0 = %beta1_pow_261 : tensor<1xf32>
      ml_program.global_store @linear_5.w_0_beta2_pow_acc_0 = %beta2_pow_262 : tensor<1xf32>
      %linear_6.b_0_263 = ml_program.global_load @linear_6.b_0 : tensor<16xf32>
      %linear_6.b_0_moment1_0 = ml_program.global_load @linear_6.b_0_moment1_0 : tensor<16xf32>
      %linear_6.b_0_moment2_0 = ml_program.global_load @linear_6.b_0_moment2_0 : tensor<16xf32>
      %linear_6.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_6.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_264, %moment1_265, %moment2_266, %beta1_pow_267, %beta2_pow_268 = optim.adam params(%linear_6.b_0_263 : tensor<16xf32>) moment1(%linear_6.b_0_moment1_0 : f32) moment2(%linear_6.b_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#17 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_6.b_0 = %params_264 : tensor<16xf32>
      ml_program.global_store @linear_6.b_0_moment1_0 = %moment1_265 : tensor<16xf32>
      ml_program.global_store @linear_6.b_0_moment2_0 = %moment2_266 : tensor<16xf32>
      ml_program.global_store @linear_6.b_0_beta1_pow_acc_0 = %beta1_pow_267 : tensor<1xf32>
      ml_program.global_store @linear_6.b_0_beta2_pow_acc_0 = %beta2_pow_268 : tensor<1xf32>
      %linear_6.w_0_269 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf32>
      %linear_6.w_0_moment1_0 = ml_program.global_load @linear_6.w_0_moment1_0 : tensor<16x16xf32>
      %linear_6.w_0_moment2_0 = ml_program.global_load @linear_6.w_0_moment2_0 : tensor<16x16xf32>
      %linear_6.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_6.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_270, %moment1_271, %moment2_272, %beta1_pow_273, %beta2_pow_274 = optim.adam params(%linear_6.w_0_269 : tensor<16x16xf32>) moment1(%linear_6.w_0_moment1_0 : f32) moment2(%linear_6.w_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#16 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_6.w_0 = %params_270 : tensor<16x16xf32>
      ml_program.global_store @linear_6.w_0_moment1_0 = %moment1_271 : tensor<16x16xf32>
      ml_program.global_store @linear_6.w_0_moment2_0 = %moment2_272 : tensor<16x16xf32>
      ml_program.global_store @linear_6.w_0_beta1_pow_acc_0 = %beta1_pow_273 : tensor<1xf32>
      ml_program.global_store @linear_6.w_0_beta2_pow_acc_0 = %beta2_pow_274 : tensor<1xf32>
      %linear_7.b_0_275 = ml_program.global_load @linear_7.b_0 : tensor<16xf32>
      %linear_7.b_0_moment1_0 = ml_program.global_load @linear_7.b_0_moment1_0 : tensor<16xf32>
      %linear_7.b_0_moment2_0 = ml_program.global_load @linear_7.b_0_moment2_0 : tensor<16xf32>
      %linear_7.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_7.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_276, %moment1_277, %moment2_278, %beta1_pow_279, %beta2_pow_280 = optim.adam params(%linear_7.b_0_275 : tensor<16xf32>) moment1(%linear_7.b_0_moment1_0 : f32) moment2(%linear_7.b_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#19 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_7.b_0 = %params_276 : tensor<16xf32>
      ml_program.global_store @linear_7.b_0_moment1_0 = %moment1_277 : tensor<16xf32>
      ml_program.global_store @linear_7.b_0_moment2_0 = %moment2_278 : tensor<16xf32>
      ml_program.global_store @linear_7.b_0_beta1_pow_acc_0 = %beta1_pow_279 : tensor<1xf32>
      ml_program.global_store @linear_7.b_0_beta2_pow_acc_0 = %beta2_pow_280 : tensor<1xf32>
      %linear_7.w_0_281 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf32>
      %linear_7.w_0_moment1_0 = ml_program.global_load @linear_7.w_0_moment1_0 : tensor<16x16xf32>
      %linear_7.w_0_moment2_0 = ml_program.global_load @linear_7.w_0_moment2_0 : tensor<16x16xf32>
      %linear_7.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_7.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_282, %moment1_283, %moment2_284, %beta1_pow_285, %beta2_pow_286 = optim.adam params(%linear_7.w_0_281 : tensor<16x16xf32>) moment1(%linear_7.w_0_moment1_0 : f32) moment2(%linear_7.w_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#18 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_7.w_0 = %params_282 : tensor<16x16xf32>
      ml_program.global_store @linear_7.w_0_moment1_0 = %moment1_283 : tensor<16x16xf32>
      ml_program.global_store @linear_7.w_0_moment2_0 = %moment2_284 : tensor<16x16xf32>
      ml_program.global_store @linear_7.w_0_beta1_pow_acc_0 = %beta1_pow_285 : tensor<1xf32>
      ml_program.global_store @linear_7.w_0_beta2_pow_acc_0 = %beta2_pow_286 : tensor<1xf32>
      %linear_8.b_0_287 = ml_program.global_load @linear_8.b_0 : tensor<16xf32>
      %linear_8.b_0_moment1_0 = ml_program.global_load @linear_8.b_0_moment1_0 : tensor<16xf32>
      %linear_8.b_0_moment2_0 = ml_program.global_load @linear_8.b_0_moment2_0 : tensor<16xf32>
      %linear_8.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_8.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_288, %moment1_289, %moment2_290, %beta1_pow_291, %beta2_pow_292 = optim.adam params(%linear_8.b_0_287 : tensor<16xf32>) moment1(%linear_8.b_0_moment1_0 : f32) moment2(%linear_8.b_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#21 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_8.b_0 = %params_288 : tensor<16xf32>
      ml_program.global_store @linear_8.b_0_moment1_0 = %moment1_289 : tensor<16xf32>
      ml_program.global_store @linear_8.b_0_moment2_0 = %moment2_290 : tensor<16xf32>
      ml_program.global_store @linear_8.b_0_beta1_pow_acc_0 = %beta1_pow_291 : tensor<1xf32>
      ml_program.global_store @linear_8.b_0_beta2_pow_acc_0 = %beta2_pow_292 : tensor<1xf32>
      %linear_8.w_0_293 = ml_program.global_load @linear_8.w_0 : tensor<16x16xf32>
      %linear_8.w_0_moment1_0 = ml_program.global_load @linear_8.w_0_moment1_0 : tensor<16x16xf32>
      %linear_8.w_0_moment2_0 = ml_program.global_load @linear_8.w_0_moment2_0 : tensor<16x16xf32>
      %linear_8.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_8.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_294, %moment1_295, %moment2_296, %beta1_pow_297, %beta2_pow_298 = optim.adam params(%linear_8.w_0_293 : tensor<16x16xf32>) moment1(%linear_8.w_0_moment1_0 : f32) moment2(%linear_8.w_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#20 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_8.w_0 = %params_294 : tensor<16x16xf32>
      ml_program.global_store @linear_8.w_0_moment1_0 = %moment1_295 : tensor<16x16xf32>
      ml_program.global_store @linear_8.w_0_moment2_0 = %moment2_296 : tensor<16x16xf32>
      ml_program.global_store @linear_8.w_0_beta1_pow_acc_0 = %beta1_pow_297 : tensor<1xf32>
      ml_program.global_store @linear_8.w_0_beta2_pow_acc_0 = %beta2_pow_298 : tensor<1xf32>
      %linear_9.b_0_299 = ml_program.global_load @linear_9.b_0 : tensor<16xf32>
      %linear_9.b_0_moment1_0 = ml_program.global_load @linear_9.b_0_moment1_0 : tensor<16xf32>
      %linear_9.b_0_moment2_0 = ml_program.global_load @linear_9.b_0_moment2_0 : tensor<16xf32>
      %linear_9.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_9.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_300, %moment1_301, %moment2_302, %beta1_pow_303, %beta2_pow_304 = optim.adam params(%linear_9.b_0_299 : tensor<16xf32>) moment1(%linear_9.b_0_moment1_0 : f32) moment2(%linear_9.b_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#23 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_9.b_0 = %params_300 : tensor<16xf32>
      ml_program.global_store @linear_9.b_0_moment1_0 = %moment1_301 : tensor<16xf32>
      ml_program.global_store @linear_9.b_0_moment2_0 = %moment2_302 : tensor<16xf32>
      ml_program.global_store @linear_9.b_0_beta1_pow_acc_0 = %beta1_pow_303 : tensor<1xf32>
      ml_program.global_store @linear_9.b_0_beta2_pow_acc_0 = %beta2_pow_304 : tensor<1xf32>
      %linear_9.w_0_305 = ml_program.global_load @linear_9.w_0 : tensor<16x16xf32>
      %linear_9.w_0_moment1_0 = ml_program.global_load @linear_9.w_0_moment1_0 : tensor<16x16xf32>
      %linear_9.w_0_moment2_0 = ml_program.global_load @linear_9.w_0_moment2_0 : tensor<16x16xf32>
      %linear_9.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_9.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_306, %moment1_307, %moment2_308, %beta1_pow_309, %beta2_pow_310 = optim.adam params(%linear_9.w_0_305 : tensor<16x16xf32>) moment1(%linear_9.w_0_moment1_0 : f32) moment2(%linear_9.w_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_108#22 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_107 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_9.w_0 = %params_306 : tensor<16x16xf32>
      ml_program.global_store @linear_9.w_0_moment1_0 = %moment1_307 : tensor<16x16xf32>
      ml_program.global_store @linear_9.w_0_moment2_0 = %moment2_308 : tensor<16x16xf32>
      ml_program.global_store @linear_9.w_0_beta1_pow_acc_0 = %beta1_pow_309 : tensor<1xf32>
      ml_program.global_store @linear_9.w_0_beta2_pow_acc_0 = %beta2_pow_310 : tensor<1xf32>
      %new_311 = optim.foreach out(%new_106#0 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %new_311 : tensor<16x16xf32>
      %new_312 = optim.foreach out(%new_106#1 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %new_312 : tensor<16xf32>
      %new_313 = optim.foreach out(%new_106#2 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %new_313 : tensor<16x16xf32>
      %new_314 = optim.foreach out(%new_106#3 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %new_314 : tensor<16xf32>
      %new_315 = optim.foreach out(%new_106#4 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %new_315 : tensor<16x16xf32>
      %new_316 = optim.foreach out(%new_106#5 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %new_316 : tensor<16xf32>
      %new_317 = optim.foreach out(%new_106#6 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %new_317 : tensor<16x16xf32>
      %new_318 = optim.foreach out(%new_106#7 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %new_318 : tensor<16xf32>
      %new_319 = optim.foreach out(%new_106#8 : tensor<16x32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %new_319 : tensor<16x32xf32>
      %new_320 = optim.foreach out(%new_106#9 : tensor<32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %new_320 : tensor<32xf32>
      %new_321 = optim.foreach out(%new_106#10 : tensor<32x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %new_321 : tensor<32x16xf32>
      %new_322 = optim.foreach out(%new_106#11 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %new_322 : tensor<16xf32>
      %new_323 = optim.foreach out(%new_106#12 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %new_323 : tensor<16xf32>
      %new_324 = optim.foreach out(%new_106#13 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %new_324 : tensor<16xf32>
      %new_325 = optim.foreach out(%new_106#14 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %new_325 : tensor<16xf32>
      %new_326 = optim.foreach out(%new_106#15 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %new_326 : tensor<16xf32>
      %new_327 = optim.foreach out(%new_106#16 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %new_327 : tensor<16x16xf32>
      %new_328 = optim.foreach out(%new_106#17 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %new_328 : tensor<16xf32>
      %new_329 = optim.foreach out(%new_106#18 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %new_329 : tensor<16x16xf32>
      %new_330 = optim.foreach out(%new_106#19 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %new_330 : tensor<16xf32>
      %new_331 = optim.foreach out(%new_106#20 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %new_331 : tensor<16x16xf32>
      %new_332 = optim.foreach out(%new_106#21 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %new_332 : tensor<16xf32>
      %new_333 = optim.foreach out(%new_106#22 : tensor<16x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %new_333 : tensor<16x16xf32>
      %new_334 = optim.foreach out(%new_106#23 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %new_334 : tensor<16xf32>
      %new_335 = optim.foreach out(%new_106#24 : tensor<16x32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %new_335 : tensor<16x32xf32>
      %new_336 = optim.foreach out(%new_106#25 : tensor<32xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %new_336 : tensor<32xf32>
      %new_337 = optim.foreach out(%new_106#26 : tensor<32x16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %new_337 : tensor<32x16xf32>
      %new_338 = optim.foreach out(%new_106#27 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %new_338 : tensor<16xf32>
      %new_339 = optim.foreach out(%new_106#28 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %new_339 : tensor<16xf32>
      %new_340 = optim.foreach out(%new_106#29 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %new_340 : tensor<16xf32>
      %new_341 = optim.foreach out(%new_106#30 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %new_341 : tensor<16xf32>
      %new_342 = optim.foreach out(%new_106#31 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %new_342 : tensor<16xf32>
      %new_343 = optim.foreach out(%new_106#32 : tensor<96x4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %new_343 : tensor<96x4xf32>
      %new_344 = optim.foreach out(%new_106#33 : tensor<4xf32>) {
      ^bb0(%out: f32):
        %cst = arith.constant 0.000000e+00 : f32
        optim.yield %cst : f32
      }
      ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %new_344 : tensor<4xf32>
    } {pir.attributes = {fake_false_branch = true}}
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
