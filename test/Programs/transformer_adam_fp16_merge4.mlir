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
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [true]}}, %arg2: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "flatten_0.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg3: tensor<4x6x2x8xf16> {pir.attributes = {dtype = f16, name = "reshape2_7.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 2, 8>, stop_gradient = [false]}}, %arg4: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_6.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg5: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_5.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg6: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_4.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg7: tensor<4x6x2x8xf16> {pir.attributes = {dtype = f16, name = "reshape2_3.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 2, 8>, stop_gradient = [false]}}, %arg8: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_2.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg9: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_1.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}, %arg10: tensor<4x6x16xf16> {pir.attributes = {dtype = f16, name = "reshape2_0.tmp_1", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [false]}}) {
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
    %126 = "pd_op.cast"(%125#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4xf16>) -> tensor<4xf32>
    %127:2 = "pd_op.matmul_grad"(%106, %105, %125#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x96xf16>, tensor<96x4xf16>, tensor<4x4xf16>) -> (tensor<4x96xf16>, tensor<96x4xf16>)
    %128 = "pd_op.cast"(%127#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x96xf16>) -> tensor<4x96xf32>
    %129 = "pd_op.cast"(%127#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<96x4xf16>) -> tensor<96x4xf32>
    %130 = "pd_op.flatten_grad"(%arg2, %128) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>, tensor<4x96xf32>) -> tensor<4x6x16xf32>
    %131:3 = "pd_op.layer_norm_grad"(%102, %layer_norm_3.w_0, %layer_norm_3.b_0, %103#1, %103#2, %130) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %132 = "pd_op.cast"(%131#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %133:2 = "pd_op.add_grad"(%92, %100, %132) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %134:2 = "pd_op.add_grad"(%98, %99, %133#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %135 = "pd_op.cast"(%134#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %136:2 = "pd_op.matmul_grad"(%96, %97, %134#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %137 = "pd_op.cast"(%136#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<32x16xf16>) -> tensor<32x16xf32>
    %138 = "pd_op.relu_grad"(%96, %136#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %139:2 = "pd_op.add_grad"(%93, %94, %138) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %140 = "pd_op.cast"(%139#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<32xf16>) -> tensor<32xf32>
    %141:2 = "pd_op.matmul_grad"(%92, %91, %139#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %142 = "pir.combine"(%133#0, %141#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %143 = "pd_op.add_n"(%142) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %144 = "pd_op.cast"(%143) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %145 = "pd_op.cast"(%141#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x32xf16>) -> tensor<16x32xf32>
    %146:3 = "pd_op.layer_norm_grad"(%89, %layer_norm_2.w_0, %layer_norm_2.b_0, %90#1, %90#2, %144) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %147 = "pd_op.cast"(%146#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %148:2 = "pd_op.add_grad"(%53, %87, %147) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %149:2 = "pd_op.add_grad"(%85, %86, %148#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %150 = "pd_op.cast"(%149#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %151:2 = "pd_op.matmul_grad"(%83, %84, %149#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %152 = "pd_op.cast"(%151#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %153 = "pd_op.reshape_grad"(%arg3, %151#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %154 = "pd_op.transpose_grad"(%153) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %155:2 = "pd_op.matmul_grad"(%79, %73, %154) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %156 = "pd_op.cast"(%155#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %157 = "pd_op.softmax_grad"(%78, %156) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %158 = "pd_op.cast"(%157) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %159:2 = "pd_op.matmul_grad"(%75, %70, %158) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %160 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %161 = "pd_op.scale"(%159#0, %160) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %162 = "pd_op.transpose_grad"(%155#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %163 = "pd_op.reshape_grad"(%arg4, %162) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %164 = "pd_op.transpose_grad"(%159#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %165 = "pd_op.reshape_grad"(%arg5, %164) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %166:2 = "pd_op.add_grad"(%65, %66, %163) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %167 = "pd_op.cast"(%166#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %168:2 = "pd_op.matmul_grad"(%53, %64, %166#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %169 = "pd_op.cast"(%168#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %170:2 = "pd_op.add_grad"(%61, %62, %165) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %171 = "pd_op.cast"(%170#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %172:2 = "pd_op.matmul_grad"(%53, %60, %170#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %173 = "pd_op.cast"(%172#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %174 = "pd_op.transpose_grad"(%161) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %175 = "pd_op.reshape_grad"(%arg6, %174) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %176:2 = "pd_op.add_grad"(%54, %55, %175) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %177 = "pd_op.cast"(%176#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %178:2 = "pd_op.matmul_grad"(%53, %52, %176#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %179 = "pir.combine"(%148#0, %168#0, %172#0, %178#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %180 = "pd_op.add_n"(%179) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %181 = "pd_op.cast"(%180) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %182 = "pd_op.cast"(%178#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %183:3 = "pd_op.layer_norm_grad"(%50, %layer_norm_1.w_0, %layer_norm_1.b_0, %51#1, %51#2, %181) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %184 = "pd_op.cast"(%183#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %185:2 = "pd_op.add_grad"(%40, %48, %184) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<4x6x16xf16>)
    %186:2 = "pd_op.add_grad"(%46, %47, %185#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %187 = "pd_op.cast"(%186#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %188:2 = "pd_op.matmul_grad"(%44, %45, %186#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf16>, tensor<32x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x32xf16>, tensor<32x16xf16>)
    %189 = "pd_op.cast"(%188#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<32x16xf16>) -> tensor<32x16xf32>
    %190 = "pd_op.relu_grad"(%44, %188#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x32xf16>, tensor<4x6x32xf16>) -> tensor<4x6x32xf16>
    %191:2 = "pd_op.add_grad"(%41, %42, %190) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x32xf16>, tensor<32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x32xf16>, tensor<32xf16>)
    %192 = "pd_op.cast"(%191#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<32xf16>) -> tensor<32xf32>
    %193:2 = "pd_op.matmul_grad"(%40, %39, %191#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x32xf16>, tensor<4x6x32xf16>) -> (tensor<4x6x16xf16>, tensor<16x32xf16>)
    %194 = "pir.combine"(%185#0, %193#0) : (tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>
    %195 = "pd_op.add_n"(%194) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x6x16xf16>, tensor<4x6x16xf16>>) -> tensor<4x6x16xf16>
    %196 = "pd_op.cast"(%195) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>) -> tensor<4x6x16xf32>
    %197 = "pd_op.cast"(%193#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x32xf16>) -> tensor<16x32xf32>
    %198:3 = "pd_op.layer_norm_grad"(%37, %layer_norm_0.w_0, %layer_norm_0.b_0, %38#1, %38#2, %196) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, persistable = [false, false, false], stop_gradient = [false, false, false]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %199 = "pd_op.cast"(%198#0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xf16>
    %200:2 = "pd_op.add_grad"(%1, %35, %199) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<4x6x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<4x6x16xf16>)
    %201:2 = "pd_op.add_grad"(%33, %34, %200#1) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %202 = "pd_op.cast"(%201#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %203:2 = "pd_op.matmul_grad"(%31, %32, %201#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16x16xf16>)
    %204 = "pd_op.cast"(%203#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %205 = "pd_op.reshape_grad"(%arg7, %203#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>, tensor<4x6x16xf16>) -> tensor<4x6x2x8xf16>
    %206 = "pd_op.transpose_grad"(%205) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x6x2x8xf16>) -> tensor<4x2x6x8xf16>
    %207:2 = "pd_op.matmul_grad"(%27, %21, %206) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>) -> (tensor<4x2x6x6xf16>, tensor<4x2x6x8xf16>)
    %208 = "pd_op.cast"(%207#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf16>) -> tensor<4x2x6x6xf32>
    %209 = "pd_op.softmax_grad"(%26, %208) {axis = -1 : i32, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %210 = "pd_op.cast"(%209) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf16>
    %211:2 = "pd_op.matmul_grad"(%23, %18, %210) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>, tensor<4x2x6x6xf16>) -> (tensor<4x2x6x8xf16>, tensor<4x2x6x8xf16>)
    %212 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %213 = "pd_op.scale"(%211#0, %212) {bias = 0.000000e+00 : f32, bias_after_scale = true, persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>, tensor<1xf32>) -> tensor<4x2x6x8xf16>
    %214 = "pd_op.transpose_grad"(%207#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %215 = "pd_op.reshape_grad"(%arg8, %214) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %216 = "pd_op.transpose_grad"(%211#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %217 = "pd_op.reshape_grad"(%arg9, %216) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %218:2 = "pd_op.add_grad"(%13, %14, %215) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %219 = "pd_op.cast"(%218#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %220:2 = "pd_op.matmul_grad"(%1, %12, %218#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %221 = "pd_op.cast"(%220#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %222:2 = "pd_op.add_grad"(%9, %10, %217) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %223 = "pd_op.cast"(%222#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %224:2 = "pd_op.matmul_grad"(%1, %8, %222#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %225 = "pd_op.cast"(%224#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %226 = "pd_op.transpose_grad"(%213) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], persistable = [false], stop_gradient = [false]} : (tensor<4x2x6x8xf16>) -> tensor<4x6x2x8xf16>
    %227 = "pd_op.reshape_grad"(%arg10, %226) {persistable = [false], stop_gradient = [false]} : (tensor<4x6x16xf16>, tensor<4x6x2x8xf16>) -> tensor<4x6x16xf16>
    %228:2 = "pd_op.add_grad"(%2, %3, %227) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x6x16xf16>, tensor<16xf16>, tensor<4x6x16xf16>) -> (tensor<4x6x16xf16>, tensor<16xf16>)
    %229 = "pd_op.cast"(%228#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16xf16>) -> tensor<16xf32>
    %230:2 = "pd_op.matmul_grad"(%1, %0, %228#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf16>, tensor<16x16xf16>, tensor<4x6x16xf16>) -> (none, tensor<16x16xf16>)
    %231 = "pd_op.cast"(%230#1) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<16x16xf16>) -> tensor<16x16xf32>
    %gradient_merge_step = ml_program.global_load @gradient_merge_step : tensor<1xi32>
    %232 = "pd_op.increment_"(%gradient_merge_step) {persistable = [true], stop_gradient = [true], value = 1.000000e+00 : f32} : (tensor<1xi32>) -> tensor<1xi32>
    ml_program.global_store @gradient_merge_step = %232 : tensor<1xi32>
    %gradient_merge_k = ml_program.global_load @gradient_merge_k : tensor<1xi32>
    %233 = "pd_op.remainder_"(%232, %gradient_merge_k) {persistable = [true], stop_gradient = [true]} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    ml_program.global_store @gradient_merge_step = %233 : tensor<1xi32>
    %gradient_merge_zero = ml_program.global_load @gradient_merge_zero : tensor<1xi32>
    %234 = "pd_op.equal"(%233, %gradient_merge_zero) {persistable = [false], stop_gradient = [true]} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %linear_0.w_040GRAD40GradientMerge = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %235 = "pd_op.add_"(%linear_0.w_040GRAD40GradientMerge, %231) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %235 : tensor<16x16xf32>
    %linear_0.b_040GRAD40GradientMerge = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %236 = "pd_op.add_"(%linear_0.b_040GRAD40GradientMerge, %229) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %236 : tensor<16xf32>
    %linear_1.w_040GRAD40GradientMerge = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %237 = "pd_op.add_"(%linear_1.w_040GRAD40GradientMerge, %225) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %237 : tensor<16x16xf32>
    %linear_1.b_040GRAD40GradientMerge = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %238 = "pd_op.add_"(%linear_1.b_040GRAD40GradientMerge, %223) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %238 : tensor<16xf32>
    %linear_2.w_040GRAD40GradientMerge = ml_program.global_load @"linear_2.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %239 = "pd_op.add_"(%linear_2.w_040GRAD40GradientMerge, %221) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %239 : tensor<16x16xf32>
    %linear_2.b_040GRAD40GradientMerge = ml_program.global_load @"linear_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %240 = "pd_op.add_"(%linear_2.b_040GRAD40GradientMerge, %219) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %240 : tensor<16xf32>
    %linear_3.w_040GRAD40GradientMerge = ml_program.global_load @"linear_3.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %241 = "pd_op.add_"(%linear_3.w_040GRAD40GradientMerge, %204) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %241 : tensor<16x16xf32>
    %linear_3.b_040GRAD40GradientMerge = ml_program.global_load @"linear_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %242 = "pd_op.add_"(%linear_3.b_040GRAD40GradientMerge, %202) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %242 : tensor<16xf32>
    %linear_4.w_040GRAD40GradientMerge = ml_program.global_load @"linear_4.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
    %243 = "pd_op.add_"(%linear_4.w_040GRAD40GradientMerge, %197) {persistable = [true], stop_gradient = [true]} : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %243 : tensor<16x32xf32>
    %linear_4.b_040GRAD40GradientMerge = ml_program.global_load @"linear_4.b_0@GRAD@GradientMerge" : tensor<32xf32>
    %244 = "pd_op.add_"(%linear_4.b_040GRAD40GradientMerge, %192) {persistable = [true], stop_gradient = [true]} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %244 : tensor<32xf32>
    %linear_5.w_040GRAD40GradientMerge = ml_program.global_load @"linear_5.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
    %245 = "pd_op.add_"(%linear_5.w_040GRAD40GradientMerge, %189) {persistable = [true], stop_gradient = [true]} : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %245 : tensor<32x16xf32>
    %linear_5.b_040GRAD40GradientMerge = ml_program.global_load @"linear_5.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %246 = "pd_op.add_"(%linear_5.b_040GRAD40GradientMerge, %187) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %246 : tensor<16xf32>
    %layer_norm_0.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_0.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %247 = "pd_op.add_"(%layer_norm_0.w_040GRAD40GradientMerge, %198#1) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %247 : tensor<16xf32>
    %layer_norm_0.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %248 = "pd_op.add_"(%layer_norm_0.b_040GRAD40GradientMerge, %198#2) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %248 : tensor<16xf32>
    %layer_norm_1.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_1.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %249 = "pd_op.add_"(%layer_norm_1.w_040GRAD40GradientMerge, %183#1) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %249 : tensor<16xf32>
    %layer_norm_1.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %250 = "pd_op.add_"(%layer_norm_1.b_040GRAD40GradientMerge, %183#2) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %250 : tensor<16xf32>
    %linear_6.w_040GRAD40GradientMerge = ml_program.global_load @"linear_6.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %251 = "pd_op.add_"(%linear_6.w_040GRAD40GradientMerge, %182) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %251 : tensor<16x16xf32>
    %linear_6.b_040GRAD40GradientMerge = ml_program.global_load @"linear_6.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %252 = "pd_op.add_"(%linear_6.b_040GRAD40GradientMerge, %177) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %252 : tensor<16xf32>
    %linear_7.w_040GRAD40GradientMerge = ml_program.global_load @"linear_7.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %253 = "pd_op.add_"(%linear_7.w_040GRAD40GradientMerge, %173) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %253 : tensor<16x16xf32>
    %linear_7.b_040GRAD40GradientMerge = ml_program.global_load @"linear_7.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %254 = "pd_op.add_"(%linear_7.b_040GRAD40GradientMerge, %171) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %254 : tensor<16xf32>
    %linear_8.w_040GRAD40GradientMerge = ml_program.global_load @"linear_8.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %255 = "pd_op.add_"(%linear_8.w_040GRAD40GradientMerge, %169) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %255 : tensor<16x16xf32>
    %linear_8.b_040GRAD40GradientMerge = ml_program.global_load @"linear_8.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %256 = "pd_op.add_"(%linear_8.b_040GRAD40GradientMerge, %167) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %256 : tensor<16xf32>
    %linear_9.w_040GRAD40GradientMerge = ml_program.global_load @"linear_9.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
    %257 = "pd_op.add_"(%linear_9.w_040GRAD40GradientMerge, %152) {persistable = [true], stop_gradient = [true]} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %257 : tensor<16x16xf32>
    %linear_9.b_040GRAD40GradientMerge = ml_program.global_load @"linear_9.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %258 = "pd_op.add_"(%linear_9.b_040GRAD40GradientMerge, %150) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %258 : tensor<16xf32>
    %linear_10.w_040GRAD40GradientMerge = ml_program.global_load @"linear_10.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
    %259 = "pd_op.add_"(%linear_10.w_040GRAD40GradientMerge, %145) {persistable = [true], stop_gradient = [true]} : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %259 : tensor<16x32xf32>
    %linear_10.b_040GRAD40GradientMerge = ml_program.global_load @"linear_10.b_0@GRAD@GradientMerge" : tensor<32xf32>
    %260 = "pd_op.add_"(%linear_10.b_040GRAD40GradientMerge, %140) {persistable = [true], stop_gradient = [true]} : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %260 : tensor<32xf32>
    %linear_11.w_040GRAD40GradientMerge = ml_program.global_load @"linear_11.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
    %261 = "pd_op.add_"(%linear_11.w_040GRAD40GradientMerge, %137) {persistable = [true], stop_gradient = [true]} : (tensor<32x16xf32>, tensor<32x16xf32>) -> tensor<32x16xf32>
    ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %261 : tensor<32x16xf32>
    %linear_11.b_040GRAD40GradientMerge = ml_program.global_load @"linear_11.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %262 = "pd_op.add_"(%linear_11.b_040GRAD40GradientMerge, %135) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %262 : tensor<16xf32>
    %layer_norm_2.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_2.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %263 = "pd_op.add_"(%layer_norm_2.w_040GRAD40GradientMerge, %146#1) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %263 : tensor<16xf32>
    %layer_norm_2.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %264 = "pd_op.add_"(%layer_norm_2.b_040GRAD40GradientMerge, %146#2) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %264 : tensor<16xf32>
    %layer_norm_3.w_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_3.w_0@GRAD@GradientMerge" : tensor<16xf32>
    %265 = "pd_op.add_"(%layer_norm_3.w_040GRAD40GradientMerge, %131#1) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %265 : tensor<16xf32>
    %layer_norm_3.b_040GRAD40GradientMerge = ml_program.global_load @"layer_norm_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
    %266 = "pd_op.add_"(%layer_norm_3.b_040GRAD40GradientMerge, %131#2) {persistable = [true], stop_gradient = [true]} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %266 : tensor<16xf32>
    %linear_12.w_040GRAD40GradientMerge = ml_program.global_load @"linear_12.w_0@GRAD@GradientMerge" : tensor<96x4xf32>
    %267 = "pd_op.add_"(%linear_12.w_040GRAD40GradientMerge, %129) {persistable = [true], stop_gradient = [true]} : (tensor<96x4xf32>, tensor<96x4xf32>) -> tensor<96x4xf32>
    ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %267 : tensor<96x4xf32>
    %linear_12.b_040GRAD40GradientMerge = ml_program.global_load @"linear_12.b_0@GRAD@GradientMerge" : tensor<4xf32>
    %268 = "pd_op.add_"(%linear_12.b_040GRAD40GradientMerge, %126) {persistable = [true], stop_gradient = [true]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %268 : tensor<4xf32>
    "pd_op.if"(%234) ({
      %269 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_0.w_040GRAD40GradientMerge_0 = ml_program.global_load @"linear_0.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %270 = "pd_op.scale_"(%linear_0.w_040GRAD40GradientMerge_0, %269) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %270 : tensor<16x16xf32>
      %271 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_0.b_040GRAD40GradientMerge_1 = ml_program.global_load @"linear_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %272 = "pd_op.scale_"(%linear_0.b_040GRAD40GradientMerge_1, %271) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %272 : tensor<16xf32>
      %273 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_1.w_040GRAD40GradientMerge_2 = ml_program.global_load @"linear_1.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %274 = "pd_op.scale_"(%linear_1.w_040GRAD40GradientMerge_2, %273) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %274 : tensor<16x16xf32>
      %275 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_1.b_040GRAD40GradientMerge_3 = ml_program.global_load @"linear_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %276 = "pd_op.scale_"(%linear_1.b_040GRAD40GradientMerge_3, %275) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %276 : tensor<16xf32>
      %277 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_2.w_040GRAD40GradientMerge_4 = ml_program.global_load @"linear_2.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %278 = "pd_op.scale_"(%linear_2.w_040GRAD40GradientMerge_4, %277) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %278 : tensor<16x16xf32>
      %279 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_2.b_040GRAD40GradientMerge_5 = ml_program.global_load @"linear_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %280 = "pd_op.scale_"(%linear_2.b_040GRAD40GradientMerge_5, %279) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %280 : tensor<16xf32>
      %281 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_3.w_040GRAD40GradientMerge_6 = ml_program.global_load @"linear_3.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %282 = "pd_op.scale_"(%linear_3.w_040GRAD40GradientMerge_6, %281) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %282 : tensor<16x16xf32>
      %283 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_3.b_040GRAD40GradientMerge_7 = ml_program.global_load @"linear_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %284 = "pd_op.scale_"(%linear_3.b_040GRAD40GradientMerge_7, %283) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %284 : tensor<16xf32>
      %285 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_4.w_040GRAD40GradientMerge_8 = ml_program.global_load @"linear_4.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
      %286 = "pd_op.scale_"(%linear_4.w_040GRAD40GradientMerge_8, %285) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x32xf32>, tensor<1xf32>) -> tensor<16x32xf32>
      ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %286 : tensor<16x32xf32>
      %287 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_4.b_040GRAD40GradientMerge_9 = ml_program.global_load @"linear_4.b_0@GRAD@GradientMerge" : tensor<32xf32>
      %288 = "pd_op.scale_"(%linear_4.b_040GRAD40GradientMerge_9, %287) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<32xf32>, tensor<1xf32>) -> tensor<32xf32>
      ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %288 : tensor<32xf32>
      %289 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_5.w_040GRAD40GradientMerge_10 = ml_program.global_load @"linear_5.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
      %290 = "pd_op.scale_"(%linear_5.w_040GRAD40GradientMerge_10, %289) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<32x16xf32>, tensor<1xf32>) -> tensor<32x16xf32>
      ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %290 : tensor<32x16xf32>
      %291 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_5.b_040GRAD40GradientMerge_11 = ml_program.global_load @"linear_5.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %292 = "pd_op.scale_"(%linear_5.b_040GRAD40GradientMerge_11, %291) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %292 : tensor<16xf32>
      %293 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_0.w_040GRAD40GradientMerge_12 = ml_program.global_load @"layer_norm_0.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %294 = "pd_op.scale_"(%layer_norm_0.w_040GRAD40GradientMerge_12, %293) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %294 : tensor<16xf32>
      %295 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_0.b_040GRAD40GradientMerge_13 = ml_program.global_load @"layer_norm_0.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %296 = "pd_op.scale_"(%layer_norm_0.b_040GRAD40GradientMerge_13, %295) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %296 : tensor<16xf32>
      %297 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_1.w_040GRAD40GradientMerge_14 = ml_program.global_load @"layer_norm_1.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %298 = "pd_op.scale_"(%layer_norm_1.w_040GRAD40GradientMerge_14, %297) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %298 : tensor<16xf32>
      %299 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_1.b_040GRAD40GradientMerge_15 = ml_program.global_load @"layer_norm_1.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %300 = "pd_op.scale_"(%layer_norm_1.b_040GRAD40GradientMerge_15, %299) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %300 : tensor<16xf32>
      %301 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_6.w_040GRAD40GradientMerge_16 = ml_program.global_load @"linear_6.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %302 = "pd_op.scale_"(%linear_6.w_040GRAD40GradientMerge_16, %301) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %302 : tensor<16x16xf32>
      %303 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_6.b_040GRAD40GradientMerge_17 = ml_program.global_load @"linear_6.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %304 = "pd_op.scale_"(%linear_6.b_040GRAD40GradientMerge_17, %303) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %304 : tensor<16xf32>
      %305 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_7.w_040GRAD40GradientMerge_18 = ml_program.global_load @"linear_7.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %306 = "pd_op.scale_"(%linear_7.w_040GRAD40GradientMerge_18, %305) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %306 : tensor<16x16xf32>
      %307 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_7.b_040GRAD40GradientMerge_19 = ml_program.global_load @"linear_7.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %308 = "pd_op.scale_"(%linear_7.b_040GRAD40GradientMerge_19, %307) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %308 : tensor<16xf32>
      %309 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_8.w_040GRAD40GradientMerge_20 = ml_program.global_load @"linear_8.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %310 = "pd_op.scale_"(%linear_8.w_040GRAD40GradientMerge_20, %309) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %310 : tensor<16x16xf32>
      %311 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_8.b_040GRAD40GradientMerge_21 = ml_program.global_load @"linear_8.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %312 = "pd_op.scale_"(%linear_8.b_040GRAD40GradientMerge_21, %311) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %312 : tensor<16xf32>
      %313 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_9.w_040GRAD40GradientMerge_22 = ml_program.global_load @"linear_9.w_0@GRAD@GradientMerge" : tensor<16x16xf32>
      %314 = "pd_op.scale_"(%linear_9.w_040GRAD40GradientMerge_22, %313) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x16xf32>, tensor<1xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %314 : tensor<16x16xf32>
      %315 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_9.b_040GRAD40GradientMerge_23 = ml_program.global_load @"linear_9.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %316 = "pd_op.scale_"(%linear_9.b_040GRAD40GradientMerge_23, %315) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %316 : tensor<16xf32>
      %317 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_10.w_040GRAD40GradientMerge_24 = ml_program.global_load @"linear_10.w_0@GRAD@GradientMerge" : tensor<16x32xf32>
      %318 = "pd_op.scale_"(%linear_10.w_040GRAD40GradientMerge_24, %317) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16x32xf32>, tensor<1xf32>) -> tensor<16x32xf32>
      ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %318 : tensor<16x32xf32>
      %319 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_10.b_040GRAD40GradientMerge_25 = ml_program.global_load @"linear_10.b_0@GRAD@GradientMerge" : tensor<32xf32>
      %320 = "pd_op.scale_"(%linear_10.b_040GRAD40GradientMerge_25, %319) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<32xf32>, tensor<1xf32>) -> tensor<32xf32>
      ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %320 : tensor<32xf32>
      %321 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_11.w_040GRAD40GradientMerge_26 = ml_program.global_load @"linear_11.w_0@GRAD@GradientMerge" : tensor<32x16xf32>
      %322 = "pd_op.scale_"(%linear_11.w_040GRAD40GradientMerge_26, %321) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<32x16xf32>, tensor<1xf32>) -> tensor<32x16xf32>
      ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %322 : tensor<32x16xf32>
      %323 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_11.b_040GRAD40GradientMerge_27 = ml_program.global_load @"linear_11.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %324 = "pd_op.scale_"(%linear_11.b_040GRAD40GradientMerge_27, %323) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %324 : tensor<16xf32>
      %325 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_2.w_040GRAD40GradientMerge_28 = ml_program.global_load @"layer_norm_2.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %326 = "pd_op.scale_"(%layer_norm_2.w_040GRAD40GradientMerge_28, %325) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %326 : tensor<16xf32>
      %327 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_2.b_040GRAD40GradientMerge_29 = ml_program.global_load @"layer_norm_2.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %328 = "pd_op.scale_"(%layer_norm_2.b_040GRAD40GradientMerge_29, %327) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %328 : tensor<16xf32>
      %329 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_3.w_040GRAD40GradientMerge_30 = ml_program.global_load @"layer_norm_3.w_0@GRAD@GradientMerge" : tensor<16xf32>
      %330 = "pd_op.scale_"(%layer_norm_3.w_040GRAD40GradientMerge_30, %329) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %330 : tensor<16xf32>
      %331 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %layer_norm_3.b_040GRAD40GradientMerge_31 = ml_program.global_load @"layer_norm_3.b_0@GRAD@GradientMerge" : tensor<16xf32>
      %332 = "pd_op.scale_"(%layer_norm_3.b_040GRAD40GradientMerge_31, %331) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<16xf32>, tensor<1xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %332 : tensor<16xf32>
      %333 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_12.w_040GRAD40GradientMerge_32 = ml_program.global_load @"linear_12.w_0@GRAD@GradientMerge" : tensor<96x4xf32>
      %334 = "pd_op.scale_"(%linear_12.w_040GRAD40GradientMerge_32, %333) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<96x4xf32>, tensor<1xf32>) -> tensor<96x4xf32>
      ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %334 : tensor<96x4xf32>
      %335 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 2.500000e-01 : f64} : () -> tensor<1xf32>
      %linear_12.b_040GRAD40GradientMerge_33 = ml_program.global_load @"linear_12.b_0@GRAD@GradientMerge" : tensor<4xf32>
      %336 = "pd_op.scale_"(%linear_12.b_040GRAD40GradientMerge_33, %335) {bias = 0.000000e+00 : f32, bias_after_scale = false} : (tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
      ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %336 : tensor<4xf32>
      %337 = optim.gradient @linear_0.w_0 %270 : tensor<16x16xf32>
      %338 = optim.gradient @linear_0.b_0 %272 : tensor<16xf32>
      %339 = optim.gradient @linear_1.w_0 %274 : tensor<16x16xf32>
      %340 = optim.gradient @linear_1.b_0 %276 : tensor<16xf32>
      %341 = optim.gradient @linear_2.w_0 %278 : tensor<16x16xf32>
      %342 = optim.gradient @linear_2.b_0 %280 : tensor<16xf32>
      %343 = optim.gradient @linear_3.w_0 %282 : tensor<16x16xf32>
      %344 = optim.gradient @linear_3.b_0 %284 : tensor<16xf32>
      %345 = optim.gradient @linear_4.w_0 %286 : tensor<16x32xf32>
      %346 = optim.gradient @linear_4.b_0 %288 : tensor<32xf32>
      %347 = optim.gradient @linear_5.w_0 %290 : tensor<32x16xf32>
      %348 = optim.gradient @linear_5.b_0 %292 : tensor<16xf32>
      %349 = optim.gradient @layer_norm_0.w_0 %294 : tensor<16xf32>
      %350 = optim.gradient @layer_norm_0.b_0 %296 : tensor<16xf32>
      %351 = optim.gradient @layer_norm_1.w_0 %298 : tensor<16xf32>
      %352 = optim.gradient @layer_norm_1.b_0 %300 : tensor<16xf32>
      %353 = optim.gradient @linear_6.w_0 %302 : tensor<16x16xf32>
      %354 = optim.gradient @linear_6.b_0 %304 : tensor<16xf32>
      %355 = optim.gradient @linear_7.w_0 %306 : tensor<16x16xf32>
      %356 = optim.gradient @linear_7.b_0 %308 : tensor<16xf32>
      %357 = optim.gradient @linear_8.w_0 %310 : tensor<16x16xf32>
      %358 = optim.gradient @linear_8.b_0 %312 : tensor<16xf32>
      %359 = optim.gradient @linear_9.w_0 %314 : tensor<16x16xf32>
      %360 = optim.gradient @linear_9.b_0 %316 : tensor<16xf32>
      %361 = optim.gradient @linear_10.w_0 %318 : tensor<16x32xf32>
      %362 = optim.gradient @linear_10.b_0 %320 : tensor<32xf32>
      %363 = optim.gradient @linear_11.w_0 %322 : tensor<32x16xf32>
      %364 = optim.gradient @linear_11.b_0 %324 : tensor<16xf32>
      %365 = optim.gradient @layer_norm_2.w_0 %326 : tensor<16xf32>
      %366 = optim.gradient @layer_norm_2.b_0 %328 : tensor<16xf32>
      %367 = optim.gradient @layer_norm_3.w_0 %330 : tensor<16xf32>
      %368 = optim.gradient @layer_norm_3.b_0 %332 : tensor<16xf32>
      %369 = optim.gradient @linear_12.w_0 %334 : tensor<96x4xf32>
      %370 = optim.gradient @linear_12.b_0 %336 : tensor<4xf32>
      %loss_scaling_0_34 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
      %371 = tensor.empty() : tensor<1xf32>
      %new = optim.foreach_parameter out(%371 : tensor<1xf32>) in(%loss_scaling_0_34 : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32):
        %cst = arith.constant 1.000000e+00 : f32
        %477 = arith.divf %cst, %in : f32
        optim.yield %477 : f32
      }
      %372 = tensor.empty() : tensor<16x16xf32>
      %373 = tensor.empty() : tensor<16xf32>
      %374 = tensor.empty() : tensor<16x16xf32>
      %375 = tensor.empty() : tensor<16xf32>
      %376 = tensor.empty() : tensor<16x16xf32>
      %377 = tensor.empty() : tensor<16xf32>
      %378 = tensor.empty() : tensor<16x16xf32>
      %379 = tensor.empty() : tensor<16xf32>
      %380 = tensor.empty() : tensor<16x32xf32>
      %381 = tensor.empty() : tensor<32xf32>
      %382 = tensor.empty() : tensor<32x16xf32>
      %383 = tensor.empty() : tensor<16xf32>
      %384 = tensor.empty() : tensor<16xf32>
      %385 = tensor.empty() : tensor<16xf32>
      %386 = tensor.empty() : tensor<16xf32>
      %387 = tensor.empty() : tensor<16xf32>
      %388 = tensor.empty() : tensor<16x16xf32>
      %389 = tensor.empty() : tensor<16xf32>
      %390 = tensor.empty() : tensor<16x16xf32>
      %391 = tensor.empty() : tensor<16xf32>
      %392 = tensor.empty() : tensor<16x16xf32>
      %393 = tensor.empty() : tensor<16xf32>
      %394 = tensor.empty() : tensor<16x16xf32>
      %395 = tensor.empty() : tensor<16xf32>
      %396 = tensor.empty() : tensor<16x32xf32>
      %397 = tensor.empty() : tensor<32xf32>
      %398 = tensor.empty() : tensor<32x16xf32>
      %399 = tensor.empty() : tensor<16xf32>
      %400 = tensor.empty() : tensor<16xf32>
      %401 = tensor.empty() : tensor<16xf32>
      %402 = tensor.empty() : tensor<16xf32>
      %403 = tensor.empty() : tensor<16xf32>
      %404 = tensor.empty() : tensor<96x4xf32>
      %405 = tensor.empty() : tensor<4xf32>
      %new_35:34 = optim.foreach
          out(%372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
          in(%337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370 : f32)
          scalar(%new : tensor<1xf32>) {
      ^bb0(%out: f32, %in: f32, %scalar: f32):
        %477 = arith.mulf %in, %scalar : f32
        optim.yield %477 : f32
      }
      %406 = tensor.empty() : tensor<34xf32>
      %sum = optim.reduce
          out(%406 : tensor<34xf32>)
          in(%new_35#0, %new_35#1, %new_35#2, %new_35#3, %new_35#4, %new_35#5, %new_35#6, %new_35#7, %new_35#8, %new_35#9, %new_35#10, %new_35#11, %new_35#12, %new_35#13, %new_35#14, %new_35#15, %new_35#16, %new_35#17, %new_35#18, %new_35#19, %new_35#20, %new_35#21, %new_35#22, %new_35#23, %new_35#24, %new_35#25, %new_35#26, %new_35#27, %new_35#28, %new_35#29, %new_35#30, %new_35#31, %new_35#32, %new_35#33 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>) {
      ^bb0(%in: f32):
        %cst = arith.constant 0x7F800000 : f32
        %477 = math.absf %in : f32
        %478 = arith.cmpf olt, %477, %cst : f32
        %cst_240 = arith.constant 0.000000e+00 : f32
        %cst_241 = arith.constant 1.000000e+00 : f32
        %479 = arith.select %478, %cst_240, %cst_241 : f32
        optim.yield %479 : f32
      }
      %407 = tensor.empty() : tensor<1xf32>
      %total = optim.sum_parameters out(%407 : tensor<1xf32>) in(%sum : tensor<34xf32>)
      %408 = tensor.empty() : tensor<1xi1>
      %new_36 = optim.foreach_parameter out(%408 : tensor<1xi1>) in(%total : tensor<1xf32>) {
      ^bb0(%out: i1, %in: f32):
        %cst = arith.constant 0.000000e+00 : f32
        %477 = arith.cmpf olt, %cst, %in : f32
        optim.yield %477 : i1
      }
      %409 = tensor.empty() : tensor<16x16xf32>
      %410 = tensor.empty() : tensor<16xf32>
      %411 = tensor.empty() : tensor<16x16xf32>
      %412 = tensor.empty() : tensor<16xf32>
      %413 = tensor.empty() : tensor<16x16xf32>
      %414 = tensor.empty() : tensor<16xf32>
      %415 = tensor.empty() : tensor<16x16xf32>
      %416 = tensor.empty() : tensor<16xf32>
      %417 = tensor.empty() : tensor<16x32xf32>
      %418 = tensor.empty() : tensor<32xf32>
      %419 = tensor.empty() : tensor<32x16xf32>
      %420 = tensor.empty() : tensor<16xf32>
      %421 = tensor.empty() : tensor<16xf32>
      %422 = tensor.empty() : tensor<16xf32>
      %423 = tensor.empty() : tensor<16xf32>
      %424 = tensor.empty() : tensor<16xf32>
      %425 = tensor.empty() : tensor<16x16xf32>
      %426 = tensor.empty() : tensor<16xf32>
      %427 = tensor.empty() : tensor<16x16xf32>
      %428 = tensor.empty() : tensor<16xf32>
      %429 = tensor.empty() : tensor<16x16xf32>
      %430 = tensor.empty() : tensor<16xf32>
      %431 = tensor.empty() : tensor<16x16xf32>
      %432 = tensor.empty() : tensor<16xf32>
      %433 = tensor.empty() : tensor<16x32xf32>
      %434 = tensor.empty() : tensor<32xf32>
      %435 = tensor.empty() : tensor<32x16xf32>
      %436 = tensor.empty() : tensor<16xf32>
      %437 = tensor.empty() : tensor<16xf32>
      %438 = tensor.empty() : tensor<16xf32>
      %439 = tensor.empty() : tensor<16xf32>
      %440 = tensor.empty() : tensor<16xf32>
      %441 = tensor.empty() : tensor<96x4xf32>
      %442 = tensor.empty() : tensor<4xf32>
      %new_37:34 = optim.foreach
          out(%409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<96x4xf32>, tensor<4xf32>)
          in(%new_35#0, %new_35#1, %new_35#2, %new_35#3, %new_35#4, %new_35#5, %new_35#6, %new_35#7, %new_35#8, %new_35#9, %new_35#10, %new_35#11, %new_35#12, %new_35#13, %new_35#14, %new_35#15, %new_35#16, %new_35#17, %new_35#18, %new_35#19, %new_35#20, %new_35#21, %new_35#22, %new_35#23, %new_35#24, %new_35#25, %new_35#26, %new_35#27, %new_35#28, %new_35#29, %new_35#30, %new_35#31, %new_35#32, %new_35#33 : f32)
          scalar(%new_36 : tensor<1xi1>) {
      ^bb0(%out: f32, %in: f32, %scalar: i1):
        %cst = arith.constant 0.000000e+00 : f32
        %477 = arith.select %scalar, %cst, %in : f32
        optim.yield %477 : f32
      }
      %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
      %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
      %new_38, %new_39, %new_40 = optim.foreach_parameter out(%loss_scaling_0_34 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_36 : tensor<1xi1>) {
      ^bb0(%out: f32, %out_240: i32, %out_241: i32, %in: i1):
        %c1_i32 = arith.constant 1 : i32
        %477 = arith.addi %out_240, %c1_i32 : i32
        %c2_i32 = arith.constant 2 : i32
        %478 = arith.cmpi eq, %477, %c2_i32 : i32
        %c0_i32 = arith.constant 0 : i32
        %479 = arith.select %478, %c0_i32, %477 : i32
        %c1_i32_242 = arith.constant 1 : i32
        %480 = arith.addi %out_241, %c1_i32_242 : i32
        %c1_i32_243 = arith.constant 1 : i32
        %481 = arith.cmpi eq, %480, %c1_i32_243 : i32
        %c0_i32_244 = arith.constant 0 : i32
        %482 = arith.select %481, %c0_i32_244, %480 : i32
        %cst = arith.constant 1.000000e+00 : f32
        %cst_245 = arith.constant 0.699999988 : f32
        %483 = arith.mulf %out, %cst_245 : f32
        %484 = arith.cmpf olt, %483, %cst : f32
        %485 = arith.select %484, %cst, %483 : f32
        %cst_246 = arith.constant 1.500000e+00 : f32
        %486 = arith.mulf %out, %cst_246 : f32
        %cst_247 = arith.constant 0x7F800000 : f32
        %487 = math.absf %486 : f32
        %488 = arith.cmpf olt, %487, %cst_247 : f32
        %489 = arith.select %488, %486, %out : f32
        %490 = arith.select %481, %485, %out : f32
        %491 = arith.select %478, %489, %out : f32
        %c0_i32_248 = arith.constant 0 : i32
        %492 = arith.select %in, %490, %491 : f32
        %493 = arith.select %in, %c0_i32_248, %479 : i32
        %494 = arith.select %in, %482, %c0_i32_248 : i32
        optim.yield %492, %493, %494 : f32, i32, i32
      }
      ml_program.global_store @loss_scaling_0 = %new_38 : tensor<1xf32>
      ml_program.global_store @num_good_steps_0 = %new_39 : tensor<1xi32>
      ml_program.global_store @num_bad_steps_0 = %new_40 : tensor<1xi32>
      %layer_norm_0.b_0_41 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
      %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
      %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adam params(%layer_norm_0.b_0_41 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#13 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_0.b_0 = %params : tensor<16xf32>
      ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
      ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
      %layer_norm_0.w_0_42 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
      %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_43, %moment1_44, %moment2_45, %beta1_pow_46, %beta2_pow_47 = optim.adam params(%layer_norm_0.w_0_42 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#12 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_0.w_0 = %params_43 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_44 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_45 : tensor<16xf32>
      ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_46 : tensor<1xf32>
      ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_47 : tensor<1xf32>
      %layer_norm_1.b_0_48 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
      %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_49, %moment1_50, %moment2_51, %beta1_pow_52, %beta2_pow_53 = optim.adam params(%layer_norm_1.b_0_48 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#15 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_1.b_0 = %params_49 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_50 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_51 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_52 : tensor<1xf32>
      ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_53 : tensor<1xf32>
      %layer_norm_1.w_0_54 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
      %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_55, %moment1_56, %moment2_57, %beta1_pow_58, %beta2_pow_59 = optim.adam params(%layer_norm_1.w_0_54 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#14 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_1.w_0 = %params_55 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_56 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_57 : tensor<16xf32>
      ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_58 : tensor<1xf32>
      ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_59 : tensor<1xf32>
      %layer_norm_2.b_0_60 = ml_program.global_load @layer_norm_2.b_0 : tensor<16xf32>
      %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_61, %moment1_62, %moment2_63, %beta1_pow_64, %beta2_pow_65 = optim.adam params(%layer_norm_2.b_0_60 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#29 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_2.b_0 = %params_61 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_62 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_63 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_64 : tensor<1xf32>
      ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_65 : tensor<1xf32>
      %layer_norm_2.w_0_66 = ml_program.global_load @layer_norm_2.w_0 : tensor<16xf32>
      %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_67, %moment1_68, %moment2_69, %beta1_pow_70, %beta2_pow_71 = optim.adam params(%layer_norm_2.w_0_66 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#28 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_2.w_0 = %params_67 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_68 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_69 : tensor<16xf32>
      ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_70 : tensor<1xf32>
      ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_71 : tensor<1xf32>
      %layer_norm_3.b_0_72 = ml_program.global_load @layer_norm_3.b_0 : tensor<16xf32>
      %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
      %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
      %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_73, %moment1_74, %moment2_75, %beta1_pow_76, %beta2_pow_77 = optim.adam params(%layer_norm_3.b_0_72 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#31 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_3.b_0 = %params_73 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_74 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_75 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_76 : tensor<1xf32>
      ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_77 : tensor<1xf32>
      %layer_norm_3.w_0_78 = ml_program.global_load @layer_norm_3.w_0 : tensor<16xf32>
      %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
      %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
      %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_79, %moment1_80, %moment2_81, %beta1_pow_82, %beta2_pow_83 = optim.adam params(%layer_norm_3.w_0_78 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#30 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @layer_norm_3.w_0 = %params_79 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_80 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_81 : tensor<16xf32>
      ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_82 : tensor<1xf32>
      ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_83 : tensor<1xf32>
      %linear_0.b_0_84 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
      %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
      %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
      %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_85, %moment1_86, %moment2_87, %beta1_pow_88, %beta2_pow_89 = optim.adam params(%linear_0.b_0_84 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.b_0 = %params_85 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment1_0 = %moment1_86 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_moment2_0 = %moment2_87 : tensor<16xf32>
      ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow_88 : tensor<1xf32>
      ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow_89 : tensor<1xf32>
      %linear_0.w_0_90 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf32>
      %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<16x16xf32>
      %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<16x16xf32>
      %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_91, %moment1_92, %moment2_93, %beta1_pow_94, %beta2_pow_95 = optim.adam params(%linear_0.w_0_90 : tensor<16x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_0.w_0 = %params_91 : tensor<16x16xf32>
      ml_program.global_store @linear_0.w_0_moment1_0 = %moment1_92 : tensor<16x16xf32>
      ml_program.global_store @linear_0.w_0_moment2_0 = %moment2_93 : tensor<16x16xf32>
      ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow_94 : tensor<1xf32>
      ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow_95 : tensor<1xf32>
      %linear_1.b_0_96 = ml_program.global_load @linear_1.b_0 : tensor<16xf32>
      %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<16xf32>
      %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<16xf32>
      %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_97, %moment1_98, %moment2_99, %beta1_pow_100, %beta2_pow_101 = optim.adam params(%linear_1.b_0_96 : tensor<16xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.b_0 = %params_97 : tensor<16xf32>
      ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_98 : tensor<16xf32>
      ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_99 : tensor<16xf32>
      ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_100 : tensor<1xf32>
      ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_101 : tensor<1xf32>
      %linear_1.w_0_102 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf32>
      %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x16xf32>
      %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x16xf32>
      %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_103, %moment1_104, %moment2_105, %beta1_pow_106, %beta2_pow_107 = optim.adam params(%linear_1.w_0_102 : tensor<16x16xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_1.w_0 = %params_103 : tensor<16x16xf32>
      ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_104 : tensor<16x16xf32>
      ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_105 : tensor<16x16xf32>
      ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_106 : tensor<1xf32>
      ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_107 : tensor<1xf32>
      %linear_10.b_0_108 = ml_program.global_load @linear_10.b_0 : tensor<32xf32>
      %linear_10.b_0_moment1_0 = ml_program.global_load @linear_10.b_0_moment1_0 : tensor<32xf32>
      %linear_10.b_0_moment2_0 = ml_program.global_load @linear_10.b_0_moment2_0 : tensor<32xf32>
      %linear_10.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_10.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_109, %moment1_110, %moment2_111, %beta1_pow_112, %beta2_pow_113 = optim.adam params(%linear_10.b_0_108 : tensor<32xf32>) moment1(%linear_10.b_0_moment1_0 : f32) moment2(%linear_10.b_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#25 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_10.b_0 = %params_109 : tensor<32xf32>
      ml_program.global_store @linear_10.b_0_moment1_0 = %moment1_110 : tensor<32xf32>
      ml_program.global_store @linear_10.b_0_moment2_0 = %moment2_111 : tensor<32xf32>
      ml_program.global_store @linear_10.b_0_beta1_pow_acc_0 = %beta1_pow_112 : tensor<1xf32>
      ml_program.global_store @linear_10.b_0_beta2_pow_acc_0 = %beta2_pow_113 : tensor<1xf32>
      %linear_10.w_0_114 = ml_program.global_load @linear_10.w_0 : tensor<16x32xf32>
      %linear_10.w_0_moment1_0 = ml_program.global_load @linear_10.w_0_moment1_0 : tensor<16x32xf32>
      %linear_10.w_0_moment2_0 = ml_program.global_load @linear_10.w_0_moment2_0 : tensor<16x32xf32>
      %linear_10.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_10.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_115, %moment1_116, %moment2_117, %beta1_pow_118, %beta2_pow_119 = optim.adam params(%linear_10.w_0_114 : tensor<16x32xf32>) moment1(%linear_10.w_0_moment1_0 : f32) moment2(%linear_10.w_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#24 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_10.w_0 = %params_115 : tensor<16x32xf32>
      ml_program.global_store @linear_10.w_0_moment1_0 = %moment1_116 : tensor<16x32xf32>
      ml_program.global_store @linear_10.w_0_moment2_0 = %moment2_117 : tensor<16x32xf32>
      ml_program.global_store @linear_10.w_0_beta1_pow_acc_0 = %beta1_pow_118 : tensor<1xf32>
      ml_program.global_store @linear_10.w_0_beta2_pow_acc_0 = %beta2_pow_119 : tensor<1xf32>
      %linear_11.b_0_120 = ml_program.global_load @linear_11.b_0 : tensor<16xf32>
      %linear_11.b_0_moment1_0 = ml_program.global_load @linear_11.b_0_moment1_0 : tensor<16xf32>
      %linear_11.b_0_moment2_0 = ml_program.global_load @linear_11.b_0_moment2_0 : tensor<16xf32>
      %linear_11.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_11.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_121, %moment1_122, %moment2_123, %beta1_pow_124, %beta2_pow_125 = optim.adam params(%linear_11.b_0_120 : tensor<16xf32>) moment1(%linear_11.b_0_moment1_0 : f32) moment2(%linear_11.b_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#27 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_11.b_0 = %params_121 : tensor<16xf32>
      ml_program.global_store @linear_11.b_0_moment1_0 = %moment1_122 : tensor<16xf32>
      ml_program.global_store @linear_11.b_0_moment2_0 = %moment2_123 : tensor<16xf32>
      ml_program.global_store @linear_11.b_0_beta1_pow_acc_0 = %beta1_pow_124 : tensor<1xf32>
      ml_program.global_store @linear_11.b_0_beta2_pow_acc_0 = %beta2_pow_125 : tensor<1xf32>
      %linear_11.w_0_126 = ml_program.global_load @linear_11.w_0 : tensor<32x16xf32>
      %linear_11.w_0_moment1_0 = ml_program.global_load @linear_11.w_0_moment1_0 : tensor<32x16xf32>
      %linear_11.w_0_moment2_0 = ml_program.global_load @linear_11.w_0_moment2_0 : tensor<32x16xf32>
      %linear_11.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_11.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_127, %moment1_128, %moment2_129, %beta1_pow_130, %beta2_pow_131 = optim.adam params(%linear_11.w_0_126 : tensor<32x16xf32>) moment1(%linear_11.w_0_moment1_0 : f32) moment2(%linear_11.w_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#26 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_11.w_0 = %params_127 : tensor<32x16xf32>
      ml_program.global_store @linear_11.w_0_moment1_0 = %moment1_128 : tensor<32x16xf32>
      ml_program.global_store @linear_11.w_0_moment2_0 = %moment2_129 : tensor<32x16xf32>
      ml_program.global_store @linear_11.w_0_beta1_pow_acc_0 = %beta1_pow_130 : tensor<1xf32>
      ml_program.global_store @linear_11.w_0_beta2_pow_acc_0 = %beta2_pow_131 : tensor<1xf32>
      %linear_12.b_0_132 = ml_program.global_load @linear_12.b_0 : tensor<4xf32>
      %linear_12.b_0_moment1_0 = ml_program.global_load @linear_12.b_0_moment1_0 : tensor<4xf32>
      %linear_12.b_0_moment2_0 = ml_program.global_load @linear_12.b_0_moment2_0 : tensor<4xf32>
      %linear_12.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_12.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_133, %moment1_134, %moment2_135, %beta1_pow_136, %beta2_pow_137 = optim.adam params(%linear_12.b_0_132 : tensor<4xf32>) moment1(%linear_12.b_0_moment1_0 : f32) moment2(%linear_12.b_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#33 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_12.b_0 = %params_133 : tensor<4xf32>
      ml_program.global_store @linear_12.b_0_moment1_0 = %moment1_134 : tensor<4xf32>
      ml_program.global_store @linear_12.b_0_moment2_0 = %moment2_135 : tensor<4xf32>
      ml_program.global_store @linear_12.b_0_beta1_pow_acc_0 = %beta1_pow_136 : tensor<1xf32>
      ml_program.global_store @linear_12.b_0_beta2_pow_acc_0 = %beta2_pow_137 : tensor<1xf32>
      %linear_12.w_0_138 = ml_program.global_load @linear_12.w_0 : tensor<96x4xf32>
      %linear_12.w_0_moment1_0 = ml_program.global_load @linear_12.w_0_moment1_0 : tensor<96x4xf32>
      %linear_12.w_0_moment2_0 = ml_program.global_load @linear_12.w_0_moment2_0 : tensor<96x4xf32>
      %linear_12.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_12.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_139, %moment1_140, %moment2_141, %beta1_pow_142, %beta2_pow_143 = optim.adam params(%linear_12.w_0_138 : tensor<96x4xf32>) moment1(%linear_12.w_0_moment1_0 : f32) moment2(%linear_12.w_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#32 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_12.w_0 = %params_139 : tensor<96x4xf32>
      ml_program.global_store @linear_12.w_0_moment1_0 = %moment1_140 : tensor<96x4xf32>
      ml_program.global_store @linear_12.w_0_moment2_0 = %moment2_141 : tensor<96x4xf32>
      ml_program.global_store @linear_12.w_0_beta1_pow_acc_0 = %beta1_pow_142 : tensor<1xf32>
      ml_program.global_store @linear_12.w_0_beta2_pow_acc_0 = %beta2_pow_143 : tensor<1xf32>
      %linear_2.b_0_144 = ml_program.global_load @linear_2.b_0 : tensor<16xf32>
      %linear_2.b_0_moment1_0 = ml_program.global_load @linear_2.b_0_moment1_0 : tensor<16xf32>
      %linear_2.b_0_moment2_0 = ml_program.global_load @linear_2.b_0_moment2_0 : tensor<16xf32>
      %linear_2.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_2.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_145, %moment1_146, %moment2_147, %beta1_pow_148, %beta2_pow_149 = optim.adam params(%linear_2.b_0_144 : tensor<16xf32>) moment1(%linear_2.b_0_moment1_0 : f32) moment2(%linear_2.b_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#5 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_2.b_0 = %params_145 : tensor<16xf32>
      ml_program.global_store @linear_2.b_0_moment1_0 = %moment1_146 : tensor<16xf32>
      ml_program.global_store @linear_2.b_0_moment2_0 = %moment2_147 : tensor<16xf32>
      ml_program.global_store @linear_2.b_0_beta1_pow_acc_0 = %beta1_pow_148 : tensor<1xf32>
      ml_program.global_store @linear_2.b_0_beta2_pow_acc_0 = %beta2_pow_149 : tensor<1xf32>
      %linear_2.w_0_150 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf32>
      %linear_2.w_0_moment1_0 = ml_program.global_load @linear_2.w_0_moment1_0 : tensor<16x16xf32>
      %linear_2.w_0_moment2_0 = ml_program.global_load @linear_2.w_0_moment2_0 : tensor<16x16xf32>
      %linear_2.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_2.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_151, %moment1_152, %moment2_153, %beta1_pow_154, %beta2_pow_155 = optim.adam params(%linear_2.w_0_150 : tensor<16x16xf32>) moment1(%linear_2.w_0_moment1_0 : f32) moment2(%linear_2.w_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#4 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_2.w_0 = %params_151 : tensor<16x16xf32>
      ml_program.global_store @linear_2.w_0_moment1_0 = %moment1_152 : tensor<16x16xf32>
      ml_program.global_store @linear_2.w_0_moment2_0 = %moment2_153 : tensor<16x16xf32>
      ml_program.global_store @linear_2.w_0_beta1_pow_acc_0 = %beta1_pow_154 : tensor<1xf32>
      ml_program.global_store @linear_2.w_0_beta2_pow_acc_0 = %beta2_pow_155 : tensor<1xf32>
      %linear_3.b_0_156 = ml_program.global_load @linear_3.b_0 : tensor<16xf32>
      %linear_3.b_0_moment1_0 = ml_program.global_load @linear_3.b_0_moment1_0 : tensor<16xf32>
      %linear_3.b_0_moment2_0 = ml_program.global_load @linear_3.b_0_moment2_0 : tensor<16xf32>
      %linear_3.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_3.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_157, %moment1_158, %moment2_159, %beta1_pow_160, %beta2_pow_161 = optim.adam params(%linear_3.b_0_156 : tensor<16xf32>) moment1(%linear_3.b_0_moment1_0 : f32) moment2(%linear_3.b_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#7 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_3.b_0 = %params_157 : tensor<16xf32>
      ml_program.global_store @linear_3.b_0_moment1_0 = %moment1_158 : tensor<16xf32>
      ml_program.global_store @linear_3.b_0_moment2_0 = %moment2_159 : tensor<16xf32>
      ml_program.global_store @linear_3.b_0_beta1_pow_acc_0 = %beta1_pow_160 : tensor<1xf32>
      ml_program.global_store @linear_3.b_0_beta2_pow_acc_0 = %beta2_pow_161 : tensor<1xf32>
      %linear_3.w_0_162 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf32>
      %linear_3.w_0_moment1_0 = ml_program.global_load @linear_3.w_0_moment1_0 : tensor<16x16xf32>
      %linear_3.w_0_moment2_0 = ml_program.global_load @linear_3.w_0_moment2_0 : tensor<16x16xf32>
      %linear_3.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_3.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_163, %moment1_164, %moment2_165, %beta1_pow_166, %beta2_pow_167 = optim.adam params(%linear_3.w_0_162 : tensor<16x16xf32>) moment1(%linear_3.w_0_moment1_0 : f32) moment2(%linear_3.w_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#6 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_3.w_0 = %params_163 : tensor<16x16xf32>
      ml_program.global_store @linear_3.w_0_moment1_0 = %moment1_164 : tensor<16x16xf32>
      ml_program.global_store @linear_3.w_0_moment2_0 = %moment2_165 : tensor<16x16xf32>
      ml_program.global_store @linear_3.w_0_beta1_pow_acc_0 = %beta1_pow_166 : tensor<1xf32>
      ml_program.global_store @linear_3.w_0_beta2_pow_acc_0 = %beta2_pow_167 : tensor<1xf32>
      %linear_4.b_0_168 = ml_program.global_load @linear_4.b_0 : tensor<32xf32>
      %linear_4.b_0_moment1_0 = ml_program.global_load @linear_4.b_0_moment1_0 : tensor<32xf32>
      %linear_4.b_0_moment2_0 = ml_program.global_load @linear_4.b_0_moment2_0 : tensor<32xf32>
      %linear_4.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_4.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_169, %moment1_170, %moment2_171, %beta1_pow_172, %beta2_pow_173 = optim.adam params(%linear_4.b_0_168 : tensor<32xf32>) moment1(%linear_4.b_0_moment1_0 : f32) moment2(%linear_4.b_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#9 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_4.b_0 = %params_169 : tensor<32xf32>
      ml_program.global_store @linear_4.b_0_moment1_0 = %moment1_170 : tensor<32xf32>
      ml_program.global_store @linear_4.b_0_moment2_0 = %moment2_171 : tensor<32xf32>
      ml_program.global_store @linear_4.b_0_beta1_pow_acc_0 = %beta1_pow_172 : tensor<1xf32>
      ml_program.global_store @linear_4.b_0_beta2_pow_acc_0 = %beta2_pow_173 : tensor<1xf32>
      %linear_4.w_0_174 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf32>
      %linear_4.w_0_moment1_0 = ml_program.global_load @linear_4.w_0_moment1_0 : tensor<16x32xf32>
      %linear_4.w_0_moment2_0 = ml_program.global_load @linear_4.w_0_moment2_0 : tensor<16x32xf32>
      %linear_4.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_4.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_175, %moment1_176, %moment2_177, %beta1_pow_178, %beta2_pow_179 = optim.adam params(%linear_4.w_0_174 : tensor<16x32xf32>) moment1(%linear_4.w_0_moment1_0 : f32) moment2(%linear_4.w_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#8 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_4.w_0 = %params_175 : tensor<16x32xf32>
      ml_program.global_store @linear_4.w_0_moment1_0 = %moment1_176 : tensor<16x32xf32>
      ml_program.global_store @linear_4.w_0_moment2_0 = %moment2_177 : tensor<16x32xf32>
      ml_program.global_store @linear_4.w_0_beta1_pow_acc_0 = %beta1_pow_178 : tensor<1xf32>
      ml_program.global_store @linear_4.w_0_beta2_pow_acc_0 = %beta2_pow_179 : tensor<1xf32>
      %linear_5.b_0_180 = ml_program.global_load @linear_5.b_0 : tensor<16xf32>
      %linear_5.b_0_moment1_0 = ml_program.global_load @linear_5.b_0_moment1_0 : tensor<16xf32>
      %linear_5.b_0_moment2_0 = ml_program.global_load @linear_5.b_0_moment2_0 : tensor<16xf32>
      %linear_5.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_5.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_181, %moment1_182, %moment2_183, %beta1_pow_184, %beta2_pow_185 = optim.adam params(%linear_5.b_0_180 : tensor<16xf32>) moment1(%linear_5.b_0_moment1_0 : f32) moment2(%linear_5.b_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#11 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_5.b_0 = %params_181 : tensor<16xf32>
      ml_program.global_store @linear_5.b_0_moment1_0 = %moment1_182 : tensor<16xf32>
      ml_program.global_store @linear_5.b_0_moment2_0 = %moment2_183 : tensor<16xf32>
      ml_program.global_store @linear_5.b_0_beta1_pow_acc_0 = %beta1_pow_184 : tensor<1xf32>
      ml_program.global_store @linear_5.b_0_beta2_pow_acc_0 = %beta2_pow_185 : tensor<1xf32>
      %linear_5.w_0_186 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf32>
      %linear_5.w_0_moment1_0 = ml_program.global_load @linear_5.w_0_moment1_0 : tensor<32x16xf32>
      %linear_5.w_0_moment2_0 = ml_program.global_load @linear_5.w_0_moment2_0 : tensor<32x16xf32>
      %linear_5.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_5.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_187, %moment1_188, %moment2_189, %beta1_pow_190, %beta2_pow_191 = optim.adam params(%linear_5.w_0_186 : tensor<32x16xf32>) moment1(%linear_5.w_0_moment1_0 : f32) moment2(%linear_5.w_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#10 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_5.w_0 = %params_187 : tensor<32x16xf32>
      ml_program.global_store @linear_5.w_0_moment1_0 = %moment1_188 : tensor<32x16xf32>
      ml_program.global_store @linear_5.w_0_moment2_0 = %moment2_189 : tensor<32x16xf32>
      ml_program.global_store @linear_5.w_0_beta1_pow_acc_0 = %beta1_pow_190 : tensor<1xf32>
      ml_program.global_store @linear_5.w_0_beta2_pow_acc_0 = %beta2_pow_191 : tensor<1xf32>
      %linear_6.b_0_192 = ml_program.global_load @linear_6.b_0 : tensor<16xf32>
      %linear_6.b_0_moment1_0 = ml_program.global_load @linear_6.b_0_moment1_0 : tensor<16xf32>
      %linear_6.b_0_moment2_0 = ml_program.global_load @linear_6.b_0_moment2_0 : tensor<16xf32>
      %linear_6.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_6.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_193, %moment1_194, %moment2_195, %beta1_pow_196, %beta2_pow_197 = optim.adam params(%linear_6.b_0_192 : tensor<16xf32>) moment1(%linear_6.b_0_moment1_0 : f32) moment2(%linear_6.b_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#17 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_6.b_0 = %params_193 : tensor<16xf32>
      ml_program.global_store @linear_6.b_0_moment1_0 = %moment1_194 : tensor<16xf32>
      ml_program.global_store @linear_6.b_0_moment2_0 = %moment2_195 : tensor<16xf32>
      ml_program.global_store @linear_6.b_0_beta1_pow_acc_0 = %beta1_pow_196 : tensor<1xf32>
      ml_program.global_store @linear_6.b_0_beta2_pow_acc_0 = %beta2_pow_197 : tensor<1xf32>
      %linear_6.w_0_198 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf32>
      %linear_6.w_0_moment1_0 = ml_program.global_load @linear_6.w_0_moment1_0 : tensor<16x16xf32>
      %linear_6.w_0_moment2_0 = ml_program.global_load @linear_6.w_0_moment2_0 : tensor<16x16xf32>
      %linear_6.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_6.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_199, %moment1_200, %moment2_201, %beta1_pow_202, %beta2_pow_203 = optim.adam params(%linear_6.w_0_198 : tensor<16x16xf32>) moment1(%linear_6.w_0_moment1_0 : f32) moment2(%linear_6.w_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#16 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_6.w_0 = %params_199 : tensor<16x16xf32>
      ml_program.global_store @linear_6.w_0_moment1_0 = %moment1_200 : tensor<16x16xf32>
      ml_program.global_store @linear_6.w_0_moment2_0 = %moment2_201 : tensor<16x16xf32>
      ml_program.global_store @linear_6.w_0_beta1_pow_acc_0 = %beta1_pow_202 : tensor<1xf32>
      ml_program.global_store @linear_6.w_0_beta2_pow_acc_0 = %beta2_pow_203 : tensor<1xf32>
      %linear_7.b_0_204 = ml_program.global_load @linear_7.b_0 : tensor<16xf32>
      %linear_7.b_0_moment1_0 = ml_program.global_load @linear_7.b_0_moment1_0 : tensor<16xf32>
      %linear_7.b_0_moment2_0 = ml_program.global_load @linear_7.b_0_moment2_0 : tensor<16xf32>
      %linear_7.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_7.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_205, %moment1_206, %moment2_207, %beta1_pow_208, %beta2_pow_209 = optim.adam params(%linear_7.b_0_204 : tensor<16xf32>) moment1(%linear_7.b_0_moment1_0 : f32) moment2(%linear_7.b_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#19 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_7.b_0 = %params_205 : tensor<16xf32>
      ml_program.global_store @linear_7.b_0_moment1_0 = %moment1_206 : tensor<16xf32>
      ml_program.global_store @linear_7.b_0_moment2_0 = %moment2_207 : tensor<16xf32>
      ml_program.global_store @linear_7.b_0_beta1_pow_acc_0 = %beta1_pow_208 : tensor<1xf32>
      ml_program.global_store @linear_7.b_0_beta2_pow_acc_0 = %beta2_pow_209 : tensor<1xf32>
      %linear_7.w_0_210 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf32>
      %linear_7.w_0_moment1_0 = ml_program.global_load @linear_7.w_0_moment1_0 : tensor<16x16xf32>
      %linear_7.w_0_moment2_0 = ml_program.global_load @linear_7.w_0_moment2_0 : tensor<16x16xf32>
      %linear_7.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_7.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_211, %moment1_212, %moment2_213, %beta1_pow_214, %beta2_pow_215 = optim.adam params(%linear_7.w_0_210 : tensor<16x16xf32>) moment1(%linear_7.w_0_moment1_0 : f32) moment2(%linear_7.w_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#18 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_7.w_0 = %params_211 : tensor<16x16xf32>
      ml_program.global_store @linear_7.w_0_moment1_0 = %moment1_212 : tensor<16x16xf32>
      ml_program.global_store @linear_7.w_0_moment2_0 = %moment2_213 : tensor<16x16xf32>
      ml_program.global_store @linear_7.w_0_beta1_pow_acc_0 = %beta1_pow_214 : tensor<1xf32>
      ml_program.global_store @linear_7.w_0_beta2_pow_acc_0 = %beta2_pow_215 : tensor<1xf32>
      %linear_8.b_0_216 = ml_program.global_load @linear_8.b_0 : tensor<16xf32>
      %linear_8.b_0_moment1_0 = ml_program.global_load @linear_8.b_0_moment1_0 : tensor<16xf32>
      %linear_8.b_0_moment2_0 = ml_program.global_load @linear_8.b_0_moment2_0 : tensor<16xf32>
      %linear_8.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_8.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_217, %moment1_218, %moment2_219, %beta1_pow_220, %beta2_pow_221 = optim.adam params(%linear_8.b_0_216 : tensor<16xf32>) moment1(%linear_8.b_0_moment1_0 : f32) moment2(%linear_8.b_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#21 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_8.b_0 = %params_217 : tensor<16xf32>
      ml_program.global_store @linear_8.b_0_moment1_0 = %moment1_218 : tensor<16xf32>
      ml_program.global_store @linear_8.b_0_moment2_0 = %moment2_219 : tensor<16xf32>
      ml_program.global_store @linear_8.b_0_beta1_pow_acc_0 = %beta1_pow_220 : tensor<1xf32>
      ml_program.global_store @linear_8.b_0_beta2_pow_acc_0 = %beta2_pow_221 : tensor<1xf32>
      %linear_8.w_0_222 = ml_program.global_load @linear_8.w_0 : tensor<16x16xf32>
      %linear_8.w_0_moment1_0 = ml_program.global_load @linear_8.w_0_moment1_0 : tensor<16x16xf32>
      %linear_8.w_0_moment2_0 = ml_program.global_load @linear_8.w_0_moment2_0 : tensor<16x16xf32>
      %linear_8.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_8.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_223, %moment1_224, %moment2_225, %beta1_pow_226, %beta2_pow_227 = optim.adam params(%linear_8.w_0_222 : tensor<16x16xf32>) moment1(%linear_8.w_0_moment1_0 : f32) moment2(%linear_8.w_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#20 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_8.w_0 = %params_223 : tensor<16x16xf32>
      ml_program.global_store @linear_8.w_0_moment1_0 = %moment1_224 : tensor<16x16xf32>
      ml_program.global_store @linear_8.w_0_moment2_0 = %moment2_225 : tensor<16x16xf32>
      ml_program.global_store @linear_8.w_0_beta1_pow_acc_0 = %beta1_pow_226 : tensor<1xf32>
      ml_program.global_store @linear_8.w_0_beta2_pow_acc_0 = %beta2_pow_227 : tensor<1xf32>
      %linear_9.b_0_228 = ml_program.global_load @linear_9.b_0 : tensor<16xf32>
      %linear_9.b_0_moment1_0 = ml_program.global_load @linear_9.b_0_moment1_0 : tensor<16xf32>
      %linear_9.b_0_moment2_0 = ml_program.global_load @linear_9.b_0_moment2_0 : tensor<16xf32>
      %linear_9.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_9.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_229, %moment1_230, %moment2_231, %beta1_pow_232, %beta2_pow_233 = optim.adam params(%linear_9.b_0_228 : tensor<16xf32>) moment1(%linear_9.b_0_moment1_0 : f32) moment2(%linear_9.b_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#23 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_9.b_0 = %params_229 : tensor<16xf32>
      ml_program.global_store @linear_9.b_0_moment1_0 = %moment1_230 : tensor<16xf32>
      ml_program.global_store @linear_9.b_0_moment2_0 = %moment2_231 : tensor<16xf32>
      ml_program.global_store @linear_9.b_0_beta1_pow_acc_0 = %beta1_pow_232 : tensor<1xf32>
      ml_program.global_store @linear_9.b_0_beta2_pow_acc_0 = %beta2_pow_233 : tensor<1xf32>
      %linear_9.w_0_234 = ml_program.global_load @linear_9.w_0 : tensor<16x16xf32>
      %linear_9.w_0_moment1_0 = ml_program.global_load @linear_9.w_0_moment1_0 : tensor<16x16xf32>
      %linear_9.w_0_moment2_0 = ml_program.global_load @linear_9.w_0_moment2_0 : tensor<16x16xf32>
      %linear_9.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>
      %linear_9.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>
      %params_235, %moment1_236, %moment2_237, %beta1_pow_238, %beta2_pow_239 = optim.adam params(%linear_9.w_0_234 : tensor<16x16xf32>) moment1(%linear_9.w_0_moment1_0 : f32) moment2(%linear_9.w_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37#22 : f32) lr(%learning_rate_0 : tensor<1xf32>) skip(%new_36 : tensor<1xi1>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64}
      ml_program.global_store @linear_9.w_0 = %params_235 : tensor<16x16xf32>
      ml_program.global_store @linear_9.w_0_moment1_0 = %moment1_236 : tensor<16x16xf32>
      ml_program.global_store @linear_9.w_0_moment2_0 = %moment2_237 : tensor<16x16xf32>
      ml_program.global_store @linear_9.w_0_beta1_pow_acc_0 = %beta1_pow_238 : tensor<1xf32>
      ml_program.global_store @linear_9.w_0_beta2_pow_acc_0 = %beta2_pow_239 : tensor<1xf32>
      %443 = "pd_op.full_"(%270) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_0.w_0@GRAD@GradientMerge" = %443 : tensor<16x16xf32>
      %444 = "pd_op.full_"(%272) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_0.b_0@GRAD@GradientMerge" = %444 : tensor<16xf32>
      %445 = "pd_op.full_"(%274) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_1.w_0@GRAD@GradientMerge" = %445 : tensor<16x16xf32>
      %446 = "pd_op.full_"(%276) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_1.b_0@GRAD@GradientMerge" = %446 : tensor<16xf32>
      %447 = "pd_op.full_"(%278) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_2.w_0@GRAD@GradientMerge" = %447 : tensor<16x16xf32>
      %448 = "pd_op.full_"(%280) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_2.b_0@GRAD@GradientMerge" = %448 : tensor<16xf32>
      %449 = "pd_op.full_"(%282) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_3.w_0@GRAD@GradientMerge" = %449 : tensor<16x16xf32>
      %450 = "pd_op.full_"(%284) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_3.b_0@GRAD@GradientMerge" = %450 : tensor<16xf32>
      %451 = "pd_op.full_"(%286) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, value = 0.000000e+00 : f32} : (tensor<16x32xf32>) -> tensor<16x32xf32>
      ml_program.global_store @"linear_4.w_0@GRAD@GradientMerge" = %451 : tensor<16x32xf32>
      %452 = "pd_op.full_"(%288) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, value = 0.000000e+00 : f32} : (tensor<32xf32>) -> tensor<32xf32>
      ml_program.global_store @"linear_4.b_0@GRAD@GradientMerge" = %452 : tensor<32xf32>
      %453 = "pd_op.full_"(%290) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, value = 0.000000e+00 : f32} : (tensor<32x16xf32>) -> tensor<32x16xf32>
      ml_program.global_store @"linear_5.w_0@GRAD@GradientMerge" = %453 : tensor<32x16xf32>
      %454 = "pd_op.full_"(%292) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_5.b_0@GRAD@GradientMerge" = %454 : tensor<16xf32>
      %455 = "pd_op.full_"(%294) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_0.w_0@GRAD@GradientMerge" = %455 : tensor<16xf32>
      %456 = "pd_op.full_"(%296) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_0.b_0@GRAD@GradientMerge" = %456 : tensor<16xf32>
      %457 = "pd_op.full_"(%298) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_1.w_0@GRAD@GradientMerge" = %457 : tensor<16xf32>
      %458 = "pd_op.full_"(%300) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_1.b_0@GRAD@GradientMerge" = %458 : tensor<16xf32>
      %459 = "pd_op.full_"(%302) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_6.w_0@GRAD@GradientMerge" = %459 : tensor<16x16xf32>
      %460 = "pd_op.full_"(%304) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_6.b_0@GRAD@GradientMerge" = %460 : tensor<16xf32>
      %461 = "pd_op.full_"(%306) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_7.w_0@GRAD@GradientMerge" = %461 : tensor<16x16xf32>
      %462 = "pd_op.full_"(%308) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_7.b_0@GRAD@GradientMerge" = %462 : tensor<16xf32>
      %463 = "pd_op.full_"(%310) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_8.w_0@GRAD@GradientMerge" = %463 : tensor<16x16xf32>
      %464 = "pd_op.full_"(%312) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_8.b_0@GRAD@GradientMerge" = %464 : tensor<16xf32>
      %465 = "pd_op.full_"(%314) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, value = 0.000000e+00 : f32} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      ml_program.global_store @"linear_9.w_0@GRAD@GradientMerge" = %465 : tensor<16x16xf32>
      %466 = "pd_op.full_"(%316) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_9.b_0@GRAD@GradientMerge" = %466 : tensor<16xf32>
      %467 = "pd_op.full_"(%318) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, value = 0.000000e+00 : f32} : (tensor<16x32xf32>) -> tensor<16x32xf32>
      ml_program.global_store @"linear_10.w_0@GRAD@GradientMerge" = %467 : tensor<16x32xf32>
      %468 = "pd_op.full_"(%320) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, value = 0.000000e+00 : f32} : (tensor<32xf32>) -> tensor<32xf32>
      ml_program.global_store @"linear_10.b_0@GRAD@GradientMerge" = %468 : tensor<32xf32>
      %469 = "pd_op.full_"(%322) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, value = 0.000000e+00 : f32} : (tensor<32x16xf32>) -> tensor<32x16xf32>
      ml_program.global_store @"linear_11.w_0@GRAD@GradientMerge" = %469 : tensor<32x16xf32>
      %470 = "pd_op.full_"(%324) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"linear_11.b_0@GRAD@GradientMerge" = %470 : tensor<16xf32>
      %471 = "pd_op.full_"(%326) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_2.w_0@GRAD@GradientMerge" = %471 : tensor<16xf32>
      %472 = "pd_op.full_"(%328) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_2.b_0@GRAD@GradientMerge" = %472 : tensor<16xf32>
      %473 = "pd_op.full_"(%330) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_3.w_0@GRAD@GradientMerge" = %473 : tensor<16xf32>
      %474 = "pd_op.full_"(%332) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, value = 0.000000e+00 : f32} : (tensor<16xf32>) -> tensor<16xf32>
      ml_program.global_store @"layer_norm_3.b_0@GRAD@GradientMerge" = %474 : tensor<16xf32>
      %475 = "pd_op.full_"(%334) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 96, 4>, value = 0.000000e+00 : f32} : (tensor<96x4xf32>) -> tensor<96x4xf32>
      ml_program.global_store @"linear_12.w_0@GRAD@GradientMerge" = %475 : tensor<96x4xf32>
      %476 = "pd_op.full_"(%336) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, value = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
      ml_program.global_store @"linear_12.b_0@GRAD@GradientMerge" = %476 : tensor<4xf32>
      "pir_cf.yield"() : () -> ()
    }, {
      "pir_cf.yield"() : () -> ()
    }) {fake_false_branch = true} : (tensor<1xi1>) -> ()
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
