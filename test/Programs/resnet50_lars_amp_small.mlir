#extern = #ml_program.extern : tensor<4x3x7x7xf32>
#extern1 = #ml_program.extern : tensor<4x4x1x1xf32>
#extern2 = #ml_program.extern : tensor<4x4x3x3xf32>
#extern3 = #ml_program.extern : tensor<16x4x1x1xf32>
#extern4 = #ml_program.extern : tensor<4x16x1x1xf32>
#extern5 = #ml_program.extern : tensor<8x16x1x1xf32>
#extern6 = #ml_program.extern : tensor<8x8x3x3xf32>
#extern7 = #ml_program.extern : tensor<32x8x1x1xf32>
#extern8 = #ml_program.extern : tensor<32x16x1x1xf32>
#extern9 = #ml_program.extern : tensor<8x32x1x1xf32>
#extern10 = #ml_program.extern : tensor<16x32x1x1xf32>
#extern11 = #ml_program.extern : tensor<16x16x3x3xf32>
#extern12 = #ml_program.extern : tensor<64x16x1x1xf32>
#extern13 = #ml_program.extern : tensor<64x32x1x1xf32>
#extern14 = #ml_program.extern : tensor<16x64x1x1xf32>
#extern15 = #ml_program.extern : tensor<32x64x1x1xf32>
#extern16 = #ml_program.extern : tensor<32x32x3x3xf32>
#extern17 = #ml_program.extern : tensor<128x32x1x1xf32>
#extern18 = #ml_program.extern : tensor<128x64x1x1xf32>
#extern19 = #ml_program.extern : tensor<32x128x1x1xf32>
#extern20 = #ml_program.extern : tensor<128x62xf32>
module {
  ml_program.global private mutable @conv2d_0.w_0(#extern) : tensor<4x3x7x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_1.w_0(#extern1) : tensor<4x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_2.w_0(#extern2) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_3.w_0(#extern3) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_4.w_0(#extern3) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_5.w_0(#extern4) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_6.w_0(#extern2) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_7.w_0(#extern3) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_8.w_0(#extern4) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_9.w_0(#extern2) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_10.w_0(#extern3) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_11.w_0(#extern5) : tensor<8x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_12.w_0(#extern6) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_13.w_0(#extern7) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_13.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_14.w_0(#extern8) : tensor<32x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_14.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_15.w_0(#extern9) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_15.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_16.w_0(#extern6) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_16.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_17.w_0(#extern7) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_17.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_18.w_0(#extern9) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_18.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_19.w_0(#extern6) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_19.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_20.w_0(#extern7) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_20.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_21.w_0(#extern9) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_21.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_22.w_0(#extern6) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_22.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_23.w_0(#extern7) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_23.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_24.w_0(#extern10) : tensor<16x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_24.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_25.w_0(#extern11) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_25.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_26.w_0(#extern12) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_26.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_27.w_0(#extern13) : tensor<64x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_27.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_28.w_0(#extern14) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_28.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_29.w_0(#extern11) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_29.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_30.w_0(#extern12) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_30.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_31.w_0(#extern14) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_31.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_32.w_0(#extern11) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_32.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_33.w_0(#extern12) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_33.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_34.w_0(#extern14) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_34.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_35.w_0(#extern11) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_35.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_36.w_0(#extern12) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_36.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_37.w_0(#extern14) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_37.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_38.w_0(#extern11) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_38.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_39.w_0(#extern12) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_39.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_40.w_0(#extern14) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_40.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_41.w_0(#extern11) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_41.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_42.w_0(#extern12) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_42.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_43.w_0(#extern15) : tensor<32x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_43.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_44.w_0(#extern16) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_44.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_45.w_0(#extern17) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_45.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_46.w_0(#extern18) : tensor<128x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_46.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_47.w_0(#extern19) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_47.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_48.w_0(#extern16) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_48.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_49.w_0(#extern17) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_49.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_50.w_0(#extern19) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_50.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_51.w_0(#extern16) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_51.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_52.w_0(#extern17) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_52.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern20) : tensor<128x62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<62xf32>) : tensor<62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @loss_scaling_0(dense<1.000000e+03> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "loss_scaling_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_bad_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_bad_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @num_good_steps_0(dense<0> : tensor<1xi32>) : tensor<1xi32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "num_good_steps_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "learning_rate_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_0.w_0_velocity_0(dense<0.000000e+00> : tensor<4x3x7x7xf32>) : tensor<4x3x7x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_0.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_1.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x1x1xf32>) : tensor<4x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_1.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_10.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_10.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_11.w_0_velocity_0(dense<0.000000e+00> : tensor<8x16x1x1xf32>) : tensor<8x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_11.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_12.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_12.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_13.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_13.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_14.w_0_velocity_0(dense<0.000000e+00> : tensor<32x16x1x1xf32>) : tensor<32x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_14.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_15.w_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_15.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_16.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_16.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_17.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_17.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_18.w_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_18.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_19.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_19.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_2.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_2.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_20.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_20.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_21.w_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_21.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_22.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_22.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_23.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_23.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_24.w_0_velocity_0(dense<0.000000e+00> : tensor<16x32x1x1xf32>) : tensor<16x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_24.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_25.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_25.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_26.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_26.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_27.w_0_velocity_0(dense<0.000000e+00> : tensor<64x32x1x1xf32>) : tensor<64x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_27.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_28.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_28.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_29.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_29.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_3.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_3.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_30.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_30.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_31.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_31.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_32.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_32.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_33.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_33.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_34.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_34.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_35.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_35.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_36.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_36.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_37.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_37.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_38.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_38.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_39.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_39.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_4.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_4.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_40.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_40.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_41.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_41.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_42.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_42.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_43.w_0_velocity_0(dense<0.000000e+00> : tensor<32x64x1x1xf32>) : tensor<32x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_43.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_44.w_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_44.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_45.w_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_45.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_46.w_0_velocity_0(dense<0.000000e+00> : tensor<128x64x1x1xf32>) : tensor<128x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_46.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_47.w_0_velocity_0(dense<0.000000e+00> : tensor<32x128x1x1xf32>) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_47.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_48.w_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_48.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_49.w_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_49.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_5.w_0_velocity_0(dense<0.000000e+00> : tensor<4x16x1x1xf32>) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_5.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_50.w_0_velocity_0(dense<0.000000e+00> : tensor<32x128x1x1xf32>) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_50.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_51.w_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_51.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_52.w_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_52.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_6.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_6.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_7.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_7.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_8.w_0_velocity_0(dense<0.000000e+00> : tensor<4x16x1x1xf32>) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_8.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_9.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_9.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_velocity_0(dense<0.000000e+00> : tensor<62xf32>) : tensor<62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_velocity_0(dense<0.000000e+00> : tensor<128x62xf32>) : tensor<128x62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x3x32x32xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 3, 32, 32>, stop_gradient = [true]}}) {
    %0 = "pd_op.cast"(%arg1) {dtype = f16, persistable = [false], stop_gradient = [true]} : (tensor<4x3x32x32xf32>) -> tensor<4x3x32x32xf16>
    %conv2d_0.w_0 = ml_program.global_load @conv2d_0.w_0 : tensor<4x3x7x7xf32>
    %1 = "pd_op.cast"(%conv2d_0.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf16>
    %2 = "pd_op.conv2d"(%0, %1) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [3 : i32, 3 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x3x32x32xf16>, tensor<4x3x7x7xf16>) -> tensor<4x4x16x16xf16>
    %batch_norm2d_0.w_1 = ml_program.global_load @batch_norm2d_0.w_1 : tensor<4xf32>
    %batch_norm2d_0.w_2 = ml_program.global_load @batch_norm2d_0.w_2 : tensor<4xf32>
    %batch_norm2d_0.w_0 = ml_program.global_load @batch_norm2d_0.w_0 : tensor<4xf32>
    %batch_norm2d_0.b_0 = ml_program.global_load @batch_norm2d_0.b_0 : tensor<4xf32>
    %3:6 = "pd_op.batch_norm_"(%2, %batch_norm2d_0.w_1, %batch_norm2d_0.w_2, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_0.w_1 = %3#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.w_2 = %3#2 : tensor<4xf32>
    %4 = "pd_op.relu"(%3#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x16x16xf16>) -> tensor<4x4x16x16xf16>
    %5 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [3, 3]} : () -> tensor<2xi64>
    %6 = "pd_op.pool2d"(%4, %5) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [1, 1], persistable = [false], pooling_type = "max", stop_gradient = [false], strides = [2, 2]} : (tensor<4x4x16x16xf16>, tensor<2xi64>) -> tensor<4x4x8x8xf16>
    %conv2d_1.w_0 = ml_program.global_load @conv2d_1.w_0 : tensor<4x4x1x1xf32>
    %7 = "pd_op.cast"(%conv2d_1.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf16>
    %8 = "pd_op.conv2d"(%6, %7) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x1x1xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_1.w_1 = ml_program.global_load @batch_norm2d_1.w_1 : tensor<4xf32>
    %batch_norm2d_1.w_2 = ml_program.global_load @batch_norm2d_1.w_2 : tensor<4xf32>
    %batch_norm2d_1.w_0 = ml_program.global_load @batch_norm2d_1.w_0 : tensor<4xf32>
    %batch_norm2d_1.b_0 = ml_program.global_load @batch_norm2d_1.b_0 : tensor<4xf32>
    %9:6 = "pd_op.batch_norm_"(%8, %batch_norm2d_1.w_1, %batch_norm2d_1.w_2, %batch_norm2d_1.w_0, %batch_norm2d_1.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_1.w_1 = %9#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.w_2 = %9#2 : tensor<4xf32>
    %10 = "pd_op.relu"(%9#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_2.w_0 = ml_program.global_load @conv2d_2.w_0 : tensor<4x4x3x3xf32>
    %11 = "pd_op.cast"(%conv2d_2.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf16>
    %12 = "pd_op.conv2d"(%10, %11) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_2.w_1 = ml_program.global_load @batch_norm2d_2.w_1 : tensor<4xf32>
    %batch_norm2d_2.w_2 = ml_program.global_load @batch_norm2d_2.w_2 : tensor<4xf32>
    %batch_norm2d_2.w_0 = ml_program.global_load @batch_norm2d_2.w_0 : tensor<4xf32>
    %batch_norm2d_2.b_0 = ml_program.global_load @batch_norm2d_2.b_0 : tensor<4xf32>
    %13:6 = "pd_op.batch_norm_"(%12, %batch_norm2d_2.w_1, %batch_norm2d_2.w_2, %batch_norm2d_2.w_0, %batch_norm2d_2.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_2.w_1 = %13#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.w_2 = %13#2 : tensor<4xf32>
    %14 = "pd_op.relu"(%13#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_3.w_0 = ml_program.global_load @conv2d_3.w_0 : tensor<16x4x1x1xf32>
    %15 = "pd_op.cast"(%conv2d_3.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    %16 = "pd_op.conv2d"(%14, %15) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_3.w_1 = ml_program.global_load @batch_norm2d_3.w_1 : tensor<16xf32>
    %batch_norm2d_3.w_2 = ml_program.global_load @batch_norm2d_3.w_2 : tensor<16xf32>
    %batch_norm2d_3.w_0 = ml_program.global_load @batch_norm2d_3.w_0 : tensor<16xf32>
    %batch_norm2d_3.b_0 = ml_program.global_load @batch_norm2d_3.b_0 : tensor<16xf32>
    %17:6 = "pd_op.batch_norm_"(%16, %batch_norm2d_3.w_1, %batch_norm2d_3.w_2, %batch_norm2d_3.w_0, %batch_norm2d_3.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_3.w_1 = %17#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.w_2 = %17#2 : tensor<16xf32>
    %conv2d_4.w_0 = ml_program.global_load @conv2d_4.w_0 : tensor<16x4x1x1xf32>
    %18 = "pd_op.cast"(%conv2d_4.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    %19 = "pd_op.conv2d"(%6, %18) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_4.w_1 = ml_program.global_load @batch_norm2d_4.w_1 : tensor<16xf32>
    %batch_norm2d_4.w_2 = ml_program.global_load @batch_norm2d_4.w_2 : tensor<16xf32>
    %batch_norm2d_4.w_0 = ml_program.global_load @batch_norm2d_4.w_0 : tensor<16xf32>
    %batch_norm2d_4.b_0 = ml_program.global_load @batch_norm2d_4.b_0 : tensor<16xf32>
    %20:6 = "pd_op.batch_norm_"(%19, %batch_norm2d_4.w_1, %batch_norm2d_4.w_2, %batch_norm2d_4.w_0, %batch_norm2d_4.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_4.w_1 = %20#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.w_2 = %20#2 : tensor<16xf32>
    %21 = "pd_op.add"(%17#0, %20#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %22 = "pd_op.relu"(%21) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %conv2d_5.w_0 = ml_program.global_load @conv2d_5.w_0 : tensor<4x16x1x1xf32>
    %23 = "pd_op.cast"(%conv2d_5.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf16>
    %24 = "pd_op.conv2d"(%22, %23) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_5.w_1 = ml_program.global_load @batch_norm2d_5.w_1 : tensor<4xf32>
    %batch_norm2d_5.w_2 = ml_program.global_load @batch_norm2d_5.w_2 : tensor<4xf32>
    %batch_norm2d_5.w_0 = ml_program.global_load @batch_norm2d_5.w_0 : tensor<4xf32>
    %batch_norm2d_5.b_0 = ml_program.global_load @batch_norm2d_5.b_0 : tensor<4xf32>
    %25:6 = "pd_op.batch_norm_"(%24, %batch_norm2d_5.w_1, %batch_norm2d_5.w_2, %batch_norm2d_5.w_0, %batch_norm2d_5.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_5.w_1 = %25#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.w_2 = %25#2 : tensor<4xf32>
    %26 = "pd_op.relu"(%25#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_6.w_0 = ml_program.global_load @conv2d_6.w_0 : tensor<4x4x3x3xf32>
    %27 = "pd_op.cast"(%conv2d_6.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf16>
    %28 = "pd_op.conv2d"(%26, %27) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_6.w_1 = ml_program.global_load @batch_norm2d_6.w_1 : tensor<4xf32>
    %batch_norm2d_6.w_2 = ml_program.global_load @batch_norm2d_6.w_2 : tensor<4xf32>
    %batch_norm2d_6.w_0 = ml_program.global_load @batch_norm2d_6.w_0 : tensor<4xf32>
    %batch_norm2d_6.b_0 = ml_program.global_load @batch_norm2d_6.b_0 : tensor<4xf32>
    %29:6 = "pd_op.batch_norm_"(%28, %batch_norm2d_6.w_1, %batch_norm2d_6.w_2, %batch_norm2d_6.w_0, %batch_norm2d_6.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_6.w_1 = %29#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.w_2 = %29#2 : tensor<4xf32>
    %30 = "pd_op.relu"(%29#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_7.w_0 = ml_program.global_load @conv2d_7.w_0 : tensor<16x4x1x1xf32>
    %31 = "pd_op.cast"(%conv2d_7.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    %32 = "pd_op.conv2d"(%30, %31) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_7.w_1 = ml_program.global_load @batch_norm2d_7.w_1 : tensor<16xf32>
    %batch_norm2d_7.w_2 = ml_program.global_load @batch_norm2d_7.w_2 : tensor<16xf32>
    %batch_norm2d_7.w_0 = ml_program.global_load @batch_norm2d_7.w_0 : tensor<16xf32>
    %batch_norm2d_7.b_0 = ml_program.global_load @batch_norm2d_7.b_0 : tensor<16xf32>
    %33:6 = "pd_op.batch_norm_"(%32, %batch_norm2d_7.w_1, %batch_norm2d_7.w_2, %batch_norm2d_7.w_0, %batch_norm2d_7.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_7.w_1 = %33#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.w_2 = %33#2 : tensor<16xf32>
    %34 = "pd_op.add"(%33#0, %22) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %35 = "pd_op.relu"(%34) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %conv2d_8.w_0 = ml_program.global_load @conv2d_8.w_0 : tensor<4x16x1x1xf32>
    %36 = "pd_op.cast"(%conv2d_8.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf16>
    %37 = "pd_op.conv2d"(%35, %36) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_8.w_1 = ml_program.global_load @batch_norm2d_8.w_1 : tensor<4xf32>
    %batch_norm2d_8.w_2 = ml_program.global_load @batch_norm2d_8.w_2 : tensor<4xf32>
    %batch_norm2d_8.w_0 = ml_program.global_load @batch_norm2d_8.w_0 : tensor<4xf32>
    %batch_norm2d_8.b_0 = ml_program.global_load @batch_norm2d_8.b_0 : tensor<4xf32>
    %38:6 = "pd_op.batch_norm_"(%37, %batch_norm2d_8.w_1, %batch_norm2d_8.w_2, %batch_norm2d_8.w_0, %batch_norm2d_8.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_8.w_1 = %38#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.w_2 = %38#2 : tensor<4xf32>
    %39 = "pd_op.relu"(%38#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_9.w_0 = ml_program.global_load @conv2d_9.w_0 : tensor<4x4x3x3xf32>
    %40 = "pd_op.cast"(%conv2d_9.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf16>
    %41 = "pd_op.conv2d"(%39, %40) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_9.w_1 = ml_program.global_load @batch_norm2d_9.w_1 : tensor<4xf32>
    %batch_norm2d_9.w_2 = ml_program.global_load @batch_norm2d_9.w_2 : tensor<4xf32>
    %batch_norm2d_9.w_0 = ml_program.global_load @batch_norm2d_9.w_0 : tensor<4xf32>
    %batch_norm2d_9.b_0 = ml_program.global_load @batch_norm2d_9.b_0 : tensor<4xf32>
    %42:6 = "pd_op.batch_norm_"(%41, %batch_norm2d_9.w_1, %batch_norm2d_9.w_2, %batch_norm2d_9.w_0, %batch_norm2d_9.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_9.w_1 = %42#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.w_2 = %42#2 : tensor<4xf32>
    %43 = "pd_op.relu"(%42#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_10.w_0 = ml_program.global_load @conv2d_10.w_0 : tensor<16x4x1x1xf32>
    %44 = "pd_op.cast"(%conv2d_10.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    %45 = "pd_op.conv2d"(%43, %44) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_10.w_1 = ml_program.global_load @batch_norm2d_10.w_1 : tensor<16xf32>
    %batch_norm2d_10.w_2 = ml_program.global_load @batch_norm2d_10.w_2 : tensor<16xf32>
    %batch_norm2d_10.w_0 = ml_program.global_load @batch_norm2d_10.w_0 : tensor<16xf32>
    %batch_norm2d_10.b_0 = ml_program.global_load @batch_norm2d_10.b_0 : tensor<16xf32>
    %46:6 = "pd_op.batch_norm_"(%45, %batch_norm2d_10.w_1, %batch_norm2d_10.w_2, %batch_norm2d_10.w_0, %batch_norm2d_10.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_10.w_1 = %46#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.w_2 = %46#2 : tensor<16xf32>
    %47 = "pd_op.add"(%46#0, %35) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %48 = "pd_op.relu"(%47) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %conv2d_11.w_0 = ml_program.global_load @conv2d_11.w_0 : tensor<8x16x1x1xf32>
    %49 = "pd_op.cast"(%conv2d_11.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf16>
    %50 = "pd_op.conv2d"(%48, %49) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<8x16x1x1xf16>) -> tensor<4x8x8x8xf16>
    %batch_norm2d_11.w_1 = ml_program.global_load @batch_norm2d_11.w_1 : tensor<8xf32>
    %batch_norm2d_11.w_2 = ml_program.global_load @batch_norm2d_11.w_2 : tensor<8xf32>
    %batch_norm2d_11.w_0 = ml_program.global_load @batch_norm2d_11.w_0 : tensor<8xf32>
    %batch_norm2d_11.b_0 = ml_program.global_load @batch_norm2d_11.b_0 : tensor<8xf32>
    %51:6 = "pd_op.batch_norm_"(%50, %batch_norm2d_11.w_1, %batch_norm2d_11.w_2, %batch_norm2d_11.w_0, %batch_norm2d_11.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_11.w_1 = %51#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.w_2 = %51#2 : tensor<8xf32>
    %52 = "pd_op.relu"(%51#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x8x8xf16>) -> tensor<4x8x8x8xf16>
    %conv2d_12.w_0 = ml_program.global_load @conv2d_12.w_0 : tensor<8x8x3x3xf32>
    %53 = "pd_op.cast"(%conv2d_12.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    %54 = "pd_op.conv2d"(%52, %53) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x8x8x8xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_12.w_1 = ml_program.global_load @batch_norm2d_12.w_1 : tensor<8xf32>
    %batch_norm2d_12.w_2 = ml_program.global_load @batch_norm2d_12.w_2 : tensor<8xf32>
    %batch_norm2d_12.w_0 = ml_program.global_load @batch_norm2d_12.w_0 : tensor<8xf32>
    %batch_norm2d_12.b_0 = ml_program.global_load @batch_norm2d_12.b_0 : tensor<8xf32>
    %55:6 = "pd_op.batch_norm_"(%54, %batch_norm2d_12.w_1, %batch_norm2d_12.w_2, %batch_norm2d_12.w_0, %batch_norm2d_12.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_12.w_1 = %55#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.w_2 = %55#2 : tensor<8xf32>
    %56 = "pd_op.relu"(%55#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_13.w_0 = ml_program.global_load @conv2d_13.w_0 : tensor<32x8x1x1xf32>
    %57 = "pd_op.cast"(%conv2d_13.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    %58 = "pd_op.conv2d"(%56, %57) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_13.w_1 = ml_program.global_load @batch_norm2d_13.w_1 : tensor<32xf32>
    %batch_norm2d_13.w_2 = ml_program.global_load @batch_norm2d_13.w_2 : tensor<32xf32>
    %batch_norm2d_13.w_0 = ml_program.global_load @batch_norm2d_13.w_0 : tensor<32xf32>
    %batch_norm2d_13.b_0 = ml_program.global_load @batch_norm2d_13.b_0 : tensor<32xf32>
    %59:6 = "pd_op.batch_norm_"(%58, %batch_norm2d_13.w_1, %batch_norm2d_13.w_2, %batch_norm2d_13.w_0, %batch_norm2d_13.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_13.w_1 = %59#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.w_2 = %59#2 : tensor<32xf32>
    %conv2d_14.w_0 = ml_program.global_load @conv2d_14.w_0 : tensor<32x16x1x1xf32>
    %60 = "pd_op.cast"(%conv2d_14.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf16>
    %61 = "pd_op.conv2d"(%48, %60) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x8x8xf16>, tensor<32x16x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_14.w_1 = ml_program.global_load @batch_norm2d_14.w_1 : tensor<32xf32>
    %batch_norm2d_14.w_2 = ml_program.global_load @batch_norm2d_14.w_2 : tensor<32xf32>
    %batch_norm2d_14.w_0 = ml_program.global_load @batch_norm2d_14.w_0 : tensor<32xf32>
    %batch_norm2d_14.b_0 = ml_program.global_load @batch_norm2d_14.b_0 : tensor<32xf32>
    %62:6 = "pd_op.batch_norm_"(%61, %batch_norm2d_14.w_1, %batch_norm2d_14.w_2, %batch_norm2d_14.w_0, %batch_norm2d_14.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_14.w_1 = %62#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.w_2 = %62#2 : tensor<32xf32>
    %63 = "pd_op.add"(%59#0, %62#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %64 = "pd_op.relu"(%63) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_15.w_0 = ml_program.global_load @conv2d_15.w_0 : tensor<8x32x1x1xf32>
    %65 = "pd_op.cast"(%conv2d_15.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf16>
    %66 = "pd_op.conv2d"(%64, %65) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_15.w_1 = ml_program.global_load @batch_norm2d_15.w_1 : tensor<8xf32>
    %batch_norm2d_15.w_2 = ml_program.global_load @batch_norm2d_15.w_2 : tensor<8xf32>
    %batch_norm2d_15.w_0 = ml_program.global_load @batch_norm2d_15.w_0 : tensor<8xf32>
    %batch_norm2d_15.b_0 = ml_program.global_load @batch_norm2d_15.b_0 : tensor<8xf32>
    %67:6 = "pd_op.batch_norm_"(%66, %batch_norm2d_15.w_1, %batch_norm2d_15.w_2, %batch_norm2d_15.w_0, %batch_norm2d_15.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_15.w_1 = %67#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.w_2 = %67#2 : tensor<8xf32>
    %68 = "pd_op.relu"(%67#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_16.w_0 = ml_program.global_load @conv2d_16.w_0 : tensor<8x8x3x3xf32>
    %69 = "pd_op.cast"(%conv2d_16.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    %70 = "pd_op.conv2d"(%68, %69) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_16.w_1 = ml_program.global_load @batch_norm2d_16.w_1 : tensor<8xf32>
    %batch_norm2d_16.w_2 = ml_program.global_load @batch_norm2d_16.w_2 : tensor<8xf32>
    %batch_norm2d_16.w_0 = ml_program.global_load @batch_norm2d_16.w_0 : tensor<8xf32>
    %batch_norm2d_16.b_0 = ml_program.global_load @batch_norm2d_16.b_0 : tensor<8xf32>
    %71:6 = "pd_op.batch_norm_"(%70, %batch_norm2d_16.w_1, %batch_norm2d_16.w_2, %batch_norm2d_16.w_0, %batch_norm2d_16.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_16.w_1 = %71#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.w_2 = %71#2 : tensor<8xf32>
    %72 = "pd_op.relu"(%71#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_17.w_0 = ml_program.global_load @conv2d_17.w_0 : tensor<32x8x1x1xf32>
    %73 = "pd_op.cast"(%conv2d_17.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    %74 = "pd_op.conv2d"(%72, %73) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_17.w_1 = ml_program.global_load @batch_norm2d_17.w_1 : tensor<32xf32>
    %batch_norm2d_17.w_2 = ml_program.global_load @batch_norm2d_17.w_2 : tensor<32xf32>
    %batch_norm2d_17.w_0 = ml_program.global_load @batch_norm2d_17.w_0 : tensor<32xf32>
    %batch_norm2d_17.b_0 = ml_program.global_load @batch_norm2d_17.b_0 : tensor<32xf32>
    %75:6 = "pd_op.batch_norm_"(%74, %batch_norm2d_17.w_1, %batch_norm2d_17.w_2, %batch_norm2d_17.w_0, %batch_norm2d_17.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_17.w_1 = %75#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.w_2 = %75#2 : tensor<32xf32>
    %76 = "pd_op.add"(%75#0, %64) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %77 = "pd_op.relu"(%76) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_18.w_0 = ml_program.global_load @conv2d_18.w_0 : tensor<8x32x1x1xf32>
    %78 = "pd_op.cast"(%conv2d_18.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf16>
    %79 = "pd_op.conv2d"(%77, %78) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_18.w_1 = ml_program.global_load @batch_norm2d_18.w_1 : tensor<8xf32>
    %batch_norm2d_18.w_2 = ml_program.global_load @batch_norm2d_18.w_2 : tensor<8xf32>
    %batch_norm2d_18.w_0 = ml_program.global_load @batch_norm2d_18.w_0 : tensor<8xf32>
    %batch_norm2d_18.b_0 = ml_program.global_load @batch_norm2d_18.b_0 : tensor<8xf32>
    %80:6 = "pd_op.batch_norm_"(%79, %batch_norm2d_18.w_1, %batch_norm2d_18.w_2, %batch_norm2d_18.w_0, %batch_norm2d_18.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_18.w_1 = %80#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.w_2 = %80#2 : tensor<8xf32>
    %81 = "pd_op.relu"(%80#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_19.w_0 = ml_program.global_load @conv2d_19.w_0 : tensor<8x8x3x3xf32>
    %82 = "pd_op.cast"(%conv2d_19.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    %83 = "pd_op.conv2d"(%81, %82) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_19.w_1 = ml_program.global_load @batch_norm2d_19.w_1 : tensor<8xf32>
    %batch_norm2d_19.w_2 = ml_program.global_load @batch_norm2d_19.w_2 : tensor<8xf32>
    %batch_norm2d_19.w_0 = ml_program.global_load @batch_norm2d_19.w_0 : tensor<8xf32>
    %batch_norm2d_19.b_0 = ml_program.global_load @batch_norm2d_19.b_0 : tensor<8xf32>
    %84:6 = "pd_op.batch_norm_"(%83, %batch_norm2d_19.w_1, %batch_norm2d_19.w_2, %batch_norm2d_19.w_0, %batch_norm2d_19.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_19.w_1 = %84#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.w_2 = %84#2 : tensor<8xf32>
    %85 = "pd_op.relu"(%84#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_20.w_0 = ml_program.global_load @conv2d_20.w_0 : tensor<32x8x1x1xf32>
    %86 = "pd_op.cast"(%conv2d_20.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    %87 = "pd_op.conv2d"(%85, %86) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_20.w_1 = ml_program.global_load @batch_norm2d_20.w_1 : tensor<32xf32>
    %batch_norm2d_20.w_2 = ml_program.global_load @batch_norm2d_20.w_2 : tensor<32xf32>
    %batch_norm2d_20.w_0 = ml_program.global_load @batch_norm2d_20.w_0 : tensor<32xf32>
    %batch_norm2d_20.b_0 = ml_program.global_load @batch_norm2d_20.b_0 : tensor<32xf32>
    %88:6 = "pd_op.batch_norm_"(%87, %batch_norm2d_20.w_1, %batch_norm2d_20.w_2, %batch_norm2d_20.w_0, %batch_norm2d_20.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_20.w_1 = %88#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.w_2 = %88#2 : tensor<32xf32>
    %89 = "pd_op.add"(%88#0, %77) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %90 = "pd_op.relu"(%89) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_21.w_0 = ml_program.global_load @conv2d_21.w_0 : tensor<8x32x1x1xf32>
    %91 = "pd_op.cast"(%conv2d_21.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf16>
    %92 = "pd_op.conv2d"(%90, %91) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_21.w_1 = ml_program.global_load @batch_norm2d_21.w_1 : tensor<8xf32>
    %batch_norm2d_21.w_2 = ml_program.global_load @batch_norm2d_21.w_2 : tensor<8xf32>
    %batch_norm2d_21.w_0 = ml_program.global_load @batch_norm2d_21.w_0 : tensor<8xf32>
    %batch_norm2d_21.b_0 = ml_program.global_load @batch_norm2d_21.b_0 : tensor<8xf32>
    %93:6 = "pd_op.batch_norm_"(%92, %batch_norm2d_21.w_1, %batch_norm2d_21.w_2, %batch_norm2d_21.w_0, %batch_norm2d_21.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_21.w_1 = %93#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.w_2 = %93#2 : tensor<8xf32>
    %94 = "pd_op.relu"(%93#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_22.w_0 = ml_program.global_load @conv2d_22.w_0 : tensor<8x8x3x3xf32>
    %95 = "pd_op.cast"(%conv2d_22.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    %96 = "pd_op.conv2d"(%94, %95) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_22.w_1 = ml_program.global_load @batch_norm2d_22.w_1 : tensor<8xf32>
    %batch_norm2d_22.w_2 = ml_program.global_load @batch_norm2d_22.w_2 : tensor<8xf32>
    %batch_norm2d_22.w_0 = ml_program.global_load @batch_norm2d_22.w_0 : tensor<8xf32>
    %batch_norm2d_22.b_0 = ml_program.global_load @batch_norm2d_22.b_0 : tensor<8xf32>
    %97:6 = "pd_op.batch_norm_"(%96, %batch_norm2d_22.w_1, %batch_norm2d_22.w_2, %batch_norm2d_22.w_0, %batch_norm2d_22.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_22.w_1 = %97#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.w_2 = %97#2 : tensor<8xf32>
    %98 = "pd_op.relu"(%97#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_23.w_0 = ml_program.global_load @conv2d_23.w_0 : tensor<32x8x1x1xf32>
    %99 = "pd_op.cast"(%conv2d_23.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    %100 = "pd_op.conv2d"(%98, %99) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_23.w_1 = ml_program.global_load @batch_norm2d_23.w_1 : tensor<32xf32>
    %batch_norm2d_23.w_2 = ml_program.global_load @batch_norm2d_23.w_2 : tensor<32xf32>
    %batch_norm2d_23.w_0 = ml_program.global_load @batch_norm2d_23.w_0 : tensor<32xf32>
    %batch_norm2d_23.b_0 = ml_program.global_load @batch_norm2d_23.b_0 : tensor<32xf32>
    %101:6 = "pd_op.batch_norm_"(%100, %batch_norm2d_23.w_1, %batch_norm2d_23.w_2, %batch_norm2d_23.w_0, %batch_norm2d_23.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_23.w_1 = %101#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.w_2 = %101#2 : tensor<32xf32>
    %102 = "pd_op.add"(%101#0, %90) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %103 = "pd_op.relu"(%102) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_24.w_0 = ml_program.global_load @conv2d_24.w_0 : tensor<16x32x1x1xf32>
    %104 = "pd_op.cast"(%conv2d_24.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf16>
    %105 = "pd_op.conv2d"(%103, %104) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<16x32x1x1xf16>) -> tensor<4x16x4x4xf16>
    %batch_norm2d_24.w_1 = ml_program.global_load @batch_norm2d_24.w_1 : tensor<16xf32>
    %batch_norm2d_24.w_2 = ml_program.global_load @batch_norm2d_24.w_2 : tensor<16xf32>
    %batch_norm2d_24.w_0 = ml_program.global_load @batch_norm2d_24.w_0 : tensor<16xf32>
    %batch_norm2d_24.b_0 = ml_program.global_load @batch_norm2d_24.b_0 : tensor<16xf32>
    %106:6 = "pd_op.batch_norm_"(%105, %batch_norm2d_24.w_1, %batch_norm2d_24.w_2, %batch_norm2d_24.w_0, %batch_norm2d_24.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_24.w_1 = %106#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.w_2 = %106#2 : tensor<16xf32>
    %107 = "pd_op.relu"(%106#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x4x4xf16>) -> tensor<4x16x4x4xf16>
    %conv2d_25.w_0 = ml_program.global_load @conv2d_25.w_0 : tensor<16x16x3x3xf32>
    %108 = "pd_op.cast"(%conv2d_25.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    %109 = "pd_op.conv2d"(%107, %108) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x4x4xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_25.w_1 = ml_program.global_load @batch_norm2d_25.w_1 : tensor<16xf32>
    %batch_norm2d_25.w_2 = ml_program.global_load @batch_norm2d_25.w_2 : tensor<16xf32>
    %batch_norm2d_25.w_0 = ml_program.global_load @batch_norm2d_25.w_0 : tensor<16xf32>
    %batch_norm2d_25.b_0 = ml_program.global_load @batch_norm2d_25.b_0 : tensor<16xf32>
    %110:6 = "pd_op.batch_norm_"(%109, %batch_norm2d_25.w_1, %batch_norm2d_25.w_2, %batch_norm2d_25.w_0, %batch_norm2d_25.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_25.w_1 = %110#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.w_2 = %110#2 : tensor<16xf32>
    %111 = "pd_op.relu"(%110#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_26.w_0 = ml_program.global_load @conv2d_26.w_0 : tensor<64x16x1x1xf32>
    %112 = "pd_op.cast"(%conv2d_26.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    %113 = "pd_op.conv2d"(%111, %112) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_26.w_1 = ml_program.global_load @batch_norm2d_26.w_1 : tensor<64xf32>
    %batch_norm2d_26.w_2 = ml_program.global_load @batch_norm2d_26.w_2 : tensor<64xf32>
    %batch_norm2d_26.w_0 = ml_program.global_load @batch_norm2d_26.w_0 : tensor<64xf32>
    %batch_norm2d_26.b_0 = ml_program.global_load @batch_norm2d_26.b_0 : tensor<64xf32>
    %114:6 = "pd_op.batch_norm_"(%113, %batch_norm2d_26.w_1, %batch_norm2d_26.w_2, %batch_norm2d_26.w_0, %batch_norm2d_26.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_26.w_1 = %114#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.w_2 = %114#2 : tensor<64xf32>
    %conv2d_27.w_0 = ml_program.global_load @conv2d_27.w_0 : tensor<64x32x1x1xf32>
    %115 = "pd_op.cast"(%conv2d_27.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf16>
    %116 = "pd_op.conv2d"(%103, %115) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x4x4xf16>, tensor<64x32x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_27.w_1 = ml_program.global_load @batch_norm2d_27.w_1 : tensor<64xf32>
    %batch_norm2d_27.w_2 = ml_program.global_load @batch_norm2d_27.w_2 : tensor<64xf32>
    %batch_norm2d_27.w_0 = ml_program.global_load @batch_norm2d_27.w_0 : tensor<64xf32>
    %batch_norm2d_27.b_0 = ml_program.global_load @batch_norm2d_27.b_0 : tensor<64xf32>
    %117:6 = "pd_op.batch_norm_"(%116, %batch_norm2d_27.w_1, %batch_norm2d_27.w_2, %batch_norm2d_27.w_0, %batch_norm2d_27.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_27.w_1 = %117#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.w_2 = %117#2 : tensor<64xf32>
    %118 = "pd_op.add"(%114#0, %117#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %119 = "pd_op.relu"(%118) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_28.w_0 = ml_program.global_load @conv2d_28.w_0 : tensor<16x64x1x1xf32>
    %120 = "pd_op.cast"(%conv2d_28.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    %121 = "pd_op.conv2d"(%119, %120) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_28.w_1 = ml_program.global_load @batch_norm2d_28.w_1 : tensor<16xf32>
    %batch_norm2d_28.w_2 = ml_program.global_load @batch_norm2d_28.w_2 : tensor<16xf32>
    %batch_norm2d_28.w_0 = ml_program.global_load @batch_norm2d_28.w_0 : tensor<16xf32>
    %batch_norm2d_28.b_0 = ml_program.global_load @batch_norm2d_28.b_0 : tensor<16xf32>
    %122:6 = "pd_op.batch_norm_"(%121, %batch_norm2d_28.w_1, %batch_norm2d_28.w_2, %batch_norm2d_28.w_0, %batch_norm2d_28.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_28.w_1 = %122#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.w_2 = %122#2 : tensor<16xf32>
    %123 = "pd_op.relu"(%122#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_29.w_0 = ml_program.global_load @conv2d_29.w_0 : tensor<16x16x3x3xf32>
    %124 = "pd_op.cast"(%conv2d_29.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    %125 = "pd_op.conv2d"(%123, %124) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_29.w_1 = ml_program.global_load @batch_norm2d_29.w_1 : tensor<16xf32>
    %batch_norm2d_29.w_2 = ml_program.global_load @batch_norm2d_29.w_2 : tensor<16xf32>
    %batch_norm2d_29.w_0 = ml_program.global_load @batch_norm2d_29.w_0 : tensor<16xf32>
    %batch_norm2d_29.b_0 = ml_program.global_load @batch_norm2d_29.b_0 : tensor<16xf32>
    %126:6 = "pd_op.batch_norm_"(%125, %batch_norm2d_29.w_1, %batch_norm2d_29.w_2, %batch_norm2d_29.w_0, %batch_norm2d_29.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_29.w_1 = %126#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.w_2 = %126#2 : tensor<16xf32>
    %127 = "pd_op.relu"(%126#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_30.w_0 = ml_program.global_load @conv2d_30.w_0 : tensor<64x16x1x1xf32>
    %128 = "pd_op.cast"(%conv2d_30.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    %129 = "pd_op.conv2d"(%127, %128) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_30.w_1 = ml_program.global_load @batch_norm2d_30.w_1 : tensor<64xf32>
    %batch_norm2d_30.w_2 = ml_program.global_load @batch_norm2d_30.w_2 : tensor<64xf32>
    %batch_norm2d_30.w_0 = ml_program.global_load @batch_norm2d_30.w_0 : tensor<64xf32>
    %batch_norm2d_30.b_0 = ml_program.global_load @batch_norm2d_30.b_0 : tensor<64xf32>
    %130:6 = "pd_op.batch_norm_"(%129, %batch_norm2d_30.w_1, %batch_norm2d_30.w_2, %batch_norm2d_30.w_0, %batch_norm2d_30.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_30.w_1 = %130#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.w_2 = %130#2 : tensor<64xf32>
    %131 = "pd_op.add"(%130#0, %119) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %132 = "pd_op.relu"(%131) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_31.w_0 = ml_program.global_load @conv2d_31.w_0 : tensor<16x64x1x1xf32>
    %133 = "pd_op.cast"(%conv2d_31.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    %134 = "pd_op.conv2d"(%132, %133) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_31.w_1 = ml_program.global_load @batch_norm2d_31.w_1 : tensor<16xf32>
    %batch_norm2d_31.w_2 = ml_program.global_load @batch_norm2d_31.w_2 : tensor<16xf32>
    %batch_norm2d_31.w_0 = ml_program.global_load @batch_norm2d_31.w_0 : tensor<16xf32>
    %batch_norm2d_31.b_0 = ml_program.global_load @batch_norm2d_31.b_0 : tensor<16xf32>
    %135:6 = "pd_op.batch_norm_"(%134, %batch_norm2d_31.w_1, %batch_norm2d_31.w_2, %batch_norm2d_31.w_0, %batch_norm2d_31.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_31.w_1 = %135#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.w_2 = %135#2 : tensor<16xf32>
    %136 = "pd_op.relu"(%135#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_32.w_0 = ml_program.global_load @conv2d_32.w_0 : tensor<16x16x3x3xf32>
    %137 = "pd_op.cast"(%conv2d_32.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    %138 = "pd_op.conv2d"(%136, %137) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_32.w_1 = ml_program.global_load @batch_norm2d_32.w_1 : tensor<16xf32>
    %batch_norm2d_32.w_2 = ml_program.global_load @batch_norm2d_32.w_2 : tensor<16xf32>
    %batch_norm2d_32.w_0 = ml_program.global_load @batch_norm2d_32.w_0 : tensor<16xf32>
    %batch_norm2d_32.b_0 = ml_program.global_load @batch_norm2d_32.b_0 : tensor<16xf32>
    %139:6 = "pd_op.batch_norm_"(%138, %batch_norm2d_32.w_1, %batch_norm2d_32.w_2, %batch_norm2d_32.w_0, %batch_norm2d_32.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_32.w_1 = %139#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.w_2 = %139#2 : tensor<16xf32>
    %140 = "pd_op.relu"(%139#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_33.w_0 = ml_program.global_load @conv2d_33.w_0 : tensor<64x16x1x1xf32>
    %141 = "pd_op.cast"(%conv2d_33.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    %142 = "pd_op.conv2d"(%140, %141) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_33.w_1 = ml_program.global_load @batch_norm2d_33.w_1 : tensor<64xf32>
    %batch_norm2d_33.w_2 = ml_program.global_load @batch_norm2d_33.w_2 : tensor<64xf32>
    %batch_norm2d_33.w_0 = ml_program.global_load @batch_norm2d_33.w_0 : tensor<64xf32>
    %batch_norm2d_33.b_0 = ml_program.global_load @batch_norm2d_33.b_0 : tensor<64xf32>
    %143:6 = "pd_op.batch_norm_"(%142, %batch_norm2d_33.w_1, %batch_norm2d_33.w_2, %batch_norm2d_33.w_0, %batch_norm2d_33.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_33.w_1 = %143#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.w_2 = %143#2 : tensor<64xf32>
    %144 = "pd_op.add"(%143#0, %132) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %145 = "pd_op.relu"(%144) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_34.w_0 = ml_program.global_load @conv2d_34.w_0 : tensor<16x64x1x1xf32>
    %146 = "pd_op.cast"(%conv2d_34.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    %147 = "pd_op.conv2d"(%145, %146) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_34.w_1 = ml_program.global_load @batch_norm2d_34.w_1 : tensor<16xf32>
    %batch_norm2d_34.w_2 = ml_program.global_load @batch_norm2d_34.w_2 : tensor<16xf32>
    %batch_norm2d_34.w_0 = ml_program.global_load @batch_norm2d_34.w_0 : tensor<16xf32>
    %batch_norm2d_34.b_0 = ml_program.global_load @batch_norm2d_34.b_0 : tensor<16xf32>
    %148:6 = "pd_op.batch_norm_"(%147, %batch_norm2d_34.w_1, %batch_norm2d_34.w_2, %batch_norm2d_34.w_0, %batch_norm2d_34.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_34.w_1 = %148#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.w_2 = %148#2 : tensor<16xf32>
    %149 = "pd_op.relu"(%148#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_35.w_0 = ml_program.global_load @conv2d_35.w_0 : tensor<16x16x3x3xf32>
    %150 = "pd_op.cast"(%conv2d_35.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    %151 = "pd_op.conv2d"(%149, %150) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_35.w_1 = ml_program.global_load @batch_norm2d_35.w_1 : tensor<16xf32>
    %batch_norm2d_35.w_2 = ml_program.global_load @batch_norm2d_35.w_2 : tensor<16xf32>
    %batch_norm2d_35.w_0 = ml_program.global_load @batch_norm2d_35.w_0 : tensor<16xf32>
    %batch_norm2d_35.b_0 = ml_program.global_load @batch_norm2d_35.b_0 : tensor<16xf32>
    %152:6 = "pd_op.batch_norm_"(%151, %batch_norm2d_35.w_1, %batch_norm2d_35.w_2, %batch_norm2d_35.w_0, %batch_norm2d_35.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_35.w_1 = %152#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.w_2 = %152#2 : tensor<16xf32>
    %153 = "pd_op.relu"(%152#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_36.w_0 = ml_program.global_load @conv2d_36.w_0 : tensor<64x16x1x1xf32>
    %154 = "pd_op.cast"(%conv2d_36.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    %155 = "pd_op.conv2d"(%153, %154) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_36.w_1 = ml_program.global_load @batch_norm2d_36.w_1 : tensor<64xf32>
    %batch_norm2d_36.w_2 = ml_program.global_load @batch_norm2d_36.w_2 : tensor<64xf32>
    %batch_norm2d_36.w_0 = ml_program.global_load @batch_norm2d_36.w_0 : tensor<64xf32>
    %batch_norm2d_36.b_0 = ml_program.global_load @batch_norm2d_36.b_0 : tensor<64xf32>
    %156:6 = "pd_op.batch_norm_"(%155, %batch_norm2d_36.w_1, %batch_norm2d_36.w_2, %batch_norm2d_36.w_0, %batch_norm2d_36.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_36.w_1 = %156#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.w_2 = %156#2 : tensor<64xf32>
    %157 = "pd_op.add"(%156#0, %145) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %158 = "pd_op.relu"(%157) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_37.w_0 = ml_program.global_load @conv2d_37.w_0 : tensor<16x64x1x1xf32>
    %159 = "pd_op.cast"(%conv2d_37.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    %160 = "pd_op.conv2d"(%158, %159) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_37.w_1 = ml_program.global_load @batch_norm2d_37.w_1 : tensor<16xf32>
    %batch_norm2d_37.w_2 = ml_program.global_load @batch_norm2d_37.w_2 : tensor<16xf32>
    %batch_norm2d_37.w_0 = ml_program.global_load @batch_norm2d_37.w_0 : tensor<16xf32>
    %batch_norm2d_37.b_0 = ml_program.global_load @batch_norm2d_37.b_0 : tensor<16xf32>
    %161:6 = "pd_op.batch_norm_"(%160, %batch_norm2d_37.w_1, %batch_norm2d_37.w_2, %batch_norm2d_37.w_0, %batch_norm2d_37.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_37.w_1 = %161#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.w_2 = %161#2 : tensor<16xf32>
    %162 = "pd_op.relu"(%161#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_38.w_0 = ml_program.global_load @conv2d_38.w_0 : tensor<16x16x3x3xf32>
    %163 = "pd_op.cast"(%conv2d_38.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    %164 = "pd_op.conv2d"(%162, %163) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_38.w_1 = ml_program.global_load @batch_norm2d_38.w_1 : tensor<16xf32>
    %batch_norm2d_38.w_2 = ml_program.global_load @batch_norm2d_38.w_2 : tensor<16xf32>
    %batch_norm2d_38.w_0 = ml_program.global_load @batch_norm2d_38.w_0 : tensor<16xf32>
    %batch_norm2d_38.b_0 = ml_program.global_load @batch_norm2d_38.b_0 : tensor<16xf32>
    %165:6 = "pd_op.batch_norm_"(%164, %batch_norm2d_38.w_1, %batch_norm2d_38.w_2, %batch_norm2d_38.w_0, %batch_norm2d_38.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_38.w_1 = %165#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.w_2 = %165#2 : tensor<16xf32>
    %166 = "pd_op.relu"(%165#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_39.w_0 = ml_program.global_load @conv2d_39.w_0 : tensor<64x16x1x1xf32>
    %167 = "pd_op.cast"(%conv2d_39.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    %168 = "pd_op.conv2d"(%166, %167) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_39.w_1 = ml_program.global_load @batch_norm2d_39.w_1 : tensor<64xf32>
    %batch_norm2d_39.w_2 = ml_program.global_load @batch_norm2d_39.w_2 : tensor<64xf32>
    %batch_norm2d_39.w_0 = ml_program.global_load @batch_norm2d_39.w_0 : tensor<64xf32>
    %batch_norm2d_39.b_0 = ml_program.global_load @batch_norm2d_39.b_0 : tensor<64xf32>
    %169:6 = "pd_op.batch_norm_"(%168, %batch_norm2d_39.w_1, %batch_norm2d_39.w_2, %batch_norm2d_39.w_0, %batch_norm2d_39.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_39.w_1 = %169#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.w_2 = %169#2 : tensor<64xf32>
    %170 = "pd_op.add"(%169#0, %158) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %171 = "pd_op.relu"(%170) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_40.w_0 = ml_program.global_load @conv2d_40.w_0 : tensor<16x64x1x1xf32>
    %172 = "pd_op.cast"(%conv2d_40.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    %173 = "pd_op.conv2d"(%171, %172) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_40.w_1 = ml_program.global_load @batch_norm2d_40.w_1 : tensor<16xf32>
    %batch_norm2d_40.w_2 = ml_program.global_load @batch_norm2d_40.w_2 : tensor<16xf32>
    %batch_norm2d_40.w_0 = ml_program.global_load @batch_norm2d_40.w_0 : tensor<16xf32>
    %batch_norm2d_40.b_0 = ml_program.global_load @batch_norm2d_40.b_0 : tensor<16xf32>
    %174:6 = "pd_op.batch_norm_"(%173, %batch_norm2d_40.w_1, %batch_norm2d_40.w_2, %batch_norm2d_40.w_0, %batch_norm2d_40.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_40.w_1 = %174#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.w_2 = %174#2 : tensor<16xf32>
    %175 = "pd_op.relu"(%174#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_41.w_0 = ml_program.global_load @conv2d_41.w_0 : tensor<16x16x3x3xf32>
    %176 = "pd_op.cast"(%conv2d_41.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    %177 = "pd_op.conv2d"(%175, %176) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_41.w_1 = ml_program.global_load @batch_norm2d_41.w_1 : tensor<16xf32>
    %batch_norm2d_41.w_2 = ml_program.global_load @batch_norm2d_41.w_2 : tensor<16xf32>
    %batch_norm2d_41.w_0 = ml_program.global_load @batch_norm2d_41.w_0 : tensor<16xf32>
    %batch_norm2d_41.b_0 = ml_program.global_load @batch_norm2d_41.b_0 : tensor<16xf32>
    %178:6 = "pd_op.batch_norm_"(%177, %batch_norm2d_41.w_1, %batch_norm2d_41.w_2, %batch_norm2d_41.w_0, %batch_norm2d_41.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_41.w_1 = %178#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.w_2 = %178#2 : tensor<16xf32>
    %179 = "pd_op.relu"(%178#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_42.w_0 = ml_program.global_load @conv2d_42.w_0 : tensor<64x16x1x1xf32>
    %180 = "pd_op.cast"(%conv2d_42.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    %181 = "pd_op.conv2d"(%179, %180) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_42.w_1 = ml_program.global_load @batch_norm2d_42.w_1 : tensor<64xf32>
    %batch_norm2d_42.w_2 = ml_program.global_load @batch_norm2d_42.w_2 : tensor<64xf32>
    %batch_norm2d_42.w_0 = ml_program.global_load @batch_norm2d_42.w_0 : tensor<64xf32>
    %batch_norm2d_42.b_0 = ml_program.global_load @batch_norm2d_42.b_0 : tensor<64xf32>
    %182:6 = "pd_op.batch_norm_"(%181, %batch_norm2d_42.w_1, %batch_norm2d_42.w_2, %batch_norm2d_42.w_0, %batch_norm2d_42.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_42.w_1 = %182#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.w_2 = %182#2 : tensor<64xf32>
    %183 = "pd_op.add"(%182#0, %171) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %184 = "pd_op.relu"(%183) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_43.w_0 = ml_program.global_load @conv2d_43.w_0 : tensor<32x64x1x1xf32>
    %185 = "pd_op.cast"(%conv2d_43.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf16>
    %186 = "pd_op.conv2d"(%184, %185) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<32x64x1x1xf16>) -> tensor<4x32x2x2xf16>
    %batch_norm2d_43.w_1 = ml_program.global_load @batch_norm2d_43.w_1 : tensor<32xf32>
    %batch_norm2d_43.w_2 = ml_program.global_load @batch_norm2d_43.w_2 : tensor<32xf32>
    %batch_norm2d_43.w_0 = ml_program.global_load @batch_norm2d_43.w_0 : tensor<32xf32>
    %batch_norm2d_43.b_0 = ml_program.global_load @batch_norm2d_43.b_0 : tensor<32xf32>
    %187:6 = "pd_op.batch_norm_"(%186, %batch_norm2d_43.w_1, %batch_norm2d_43.w_2, %batch_norm2d_43.w_0, %batch_norm2d_43.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_43.w_1 = %187#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.w_2 = %187#2 : tensor<32xf32>
    %188 = "pd_op.relu"(%187#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x2x2xf16>) -> tensor<4x32x2x2xf16>
    %conv2d_44.w_0 = ml_program.global_load @conv2d_44.w_0 : tensor<32x32x3x3xf32>
    %189 = "pd_op.cast"(%conv2d_44.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf16>
    %190 = "pd_op.conv2d"(%188, %189) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x2x2xf16>, tensor<32x32x3x3xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_44.w_1 = ml_program.global_load @batch_norm2d_44.w_1 : tensor<32xf32>
    %batch_norm2d_44.w_2 = ml_program.global_load @batch_norm2d_44.w_2 : tensor<32xf32>
    %batch_norm2d_44.w_0 = ml_program.global_load @batch_norm2d_44.w_0 : tensor<32xf32>
    %batch_norm2d_44.b_0 = ml_program.global_load @batch_norm2d_44.b_0 : tensor<32xf32>
    %191:6 = "pd_op.batch_norm_"(%190, %batch_norm2d_44.w_1, %batch_norm2d_44.w_2, %batch_norm2d_44.w_0, %batch_norm2d_44.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_44.w_1 = %191#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.w_2 = %191#2 : tensor<32xf32>
    %192 = "pd_op.relu"(%191#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_45.w_0 = ml_program.global_load @conv2d_45.w_0 : tensor<128x32x1x1xf32>
    %193 = "pd_op.cast"(%conv2d_45.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf16>
    %194 = "pd_op.conv2d"(%192, %193) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_45.w_1 = ml_program.global_load @batch_norm2d_45.w_1 : tensor<128xf32>
    %batch_norm2d_45.w_2 = ml_program.global_load @batch_norm2d_45.w_2 : tensor<128xf32>
    %batch_norm2d_45.w_0 = ml_program.global_load @batch_norm2d_45.w_0 : tensor<128xf32>
    %batch_norm2d_45.b_0 = ml_program.global_load @batch_norm2d_45.b_0 : tensor<128xf32>
    %195:6 = "pd_op.batch_norm_"(%194, %batch_norm2d_45.w_1, %batch_norm2d_45.w_2, %batch_norm2d_45.w_0, %batch_norm2d_45.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_45.w_1 = %195#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.w_2 = %195#2 : tensor<128xf32>
    %conv2d_46.w_0 = ml_program.global_load @conv2d_46.w_0 : tensor<128x64x1x1xf32>
    %196 = "pd_op.cast"(%conv2d_46.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf16>
    %197 = "pd_op.conv2d"(%184, %196) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x64x2x2xf16>, tensor<128x64x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_46.w_1 = ml_program.global_load @batch_norm2d_46.w_1 : tensor<128xf32>
    %batch_norm2d_46.w_2 = ml_program.global_load @batch_norm2d_46.w_2 : tensor<128xf32>
    %batch_norm2d_46.w_0 = ml_program.global_load @batch_norm2d_46.w_0 : tensor<128xf32>
    %batch_norm2d_46.b_0 = ml_program.global_load @batch_norm2d_46.b_0 : tensor<128xf32>
    %198:6 = "pd_op.batch_norm_"(%197, %batch_norm2d_46.w_1, %batch_norm2d_46.w_2, %batch_norm2d_46.w_0, %batch_norm2d_46.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_46.w_1 = %198#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.w_2 = %198#2 : tensor<128xf32>
    %199 = "pd_op.add"(%195#0, %198#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %200 = "pd_op.relu"(%199) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %conv2d_47.w_0 = ml_program.global_load @conv2d_47.w_0 : tensor<32x128x1x1xf32>
    %201 = "pd_op.cast"(%conv2d_47.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf16>
    %202 = "pd_op.conv2d"(%200, %201) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_47.w_1 = ml_program.global_load @batch_norm2d_47.w_1 : tensor<32xf32>
    %batch_norm2d_47.w_2 = ml_program.global_load @batch_norm2d_47.w_2 : tensor<32xf32>
    %batch_norm2d_47.w_0 = ml_program.global_load @batch_norm2d_47.w_0 : tensor<32xf32>
    %batch_norm2d_47.b_0 = ml_program.global_load @batch_norm2d_47.b_0 : tensor<32xf32>
    %203:6 = "pd_op.batch_norm_"(%202, %batch_norm2d_47.w_1, %batch_norm2d_47.w_2, %batch_norm2d_47.w_0, %batch_norm2d_47.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_47.w_1 = %203#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.w_2 = %203#2 : tensor<32xf32>
    %204 = "pd_op.relu"(%203#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_48.w_0 = ml_program.global_load @conv2d_48.w_0 : tensor<32x32x3x3xf32>
    %205 = "pd_op.cast"(%conv2d_48.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf16>
    %206 = "pd_op.conv2d"(%204, %205) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_48.w_1 = ml_program.global_load @batch_norm2d_48.w_1 : tensor<32xf32>
    %batch_norm2d_48.w_2 = ml_program.global_load @batch_norm2d_48.w_2 : tensor<32xf32>
    %batch_norm2d_48.w_0 = ml_program.global_load @batch_norm2d_48.w_0 : tensor<32xf32>
    %batch_norm2d_48.b_0 = ml_program.global_load @batch_norm2d_48.b_0 : tensor<32xf32>
    %207:6 = "pd_op.batch_norm_"(%206, %batch_norm2d_48.w_1, %batch_norm2d_48.w_2, %batch_norm2d_48.w_0, %batch_norm2d_48.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_48.w_1 = %207#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.w_2 = %207#2 : tensor<32xf32>
    %208 = "pd_op.relu"(%207#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_49.w_0 = ml_program.global_load @conv2d_49.w_0 : tensor<128x32x1x1xf32>
    %209 = "pd_op.cast"(%conv2d_49.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf16>
    %210 = "pd_op.conv2d"(%208, %209) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_49.w_1 = ml_program.global_load @batch_norm2d_49.w_1 : tensor<128xf32>
    %batch_norm2d_49.w_2 = ml_program.global_load @batch_norm2d_49.w_2 : tensor<128xf32>
    %batch_norm2d_49.w_0 = ml_program.global_load @batch_norm2d_49.w_0 : tensor<128xf32>
    %batch_norm2d_49.b_0 = ml_program.global_load @batch_norm2d_49.b_0 : tensor<128xf32>
    %211:6 = "pd_op.batch_norm_"(%210, %batch_norm2d_49.w_1, %batch_norm2d_49.w_2, %batch_norm2d_49.w_0, %batch_norm2d_49.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_49.w_1 = %211#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.w_2 = %211#2 : tensor<128xf32>
    %212 = "pd_op.add"(%211#0, %200) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %213 = "pd_op.relu"(%212) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %conv2d_50.w_0 = ml_program.global_load @conv2d_50.w_0 : tensor<32x128x1x1xf32>
    %214 = "pd_op.cast"(%conv2d_50.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf16>
    %215 = "pd_op.conv2d"(%213, %214) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_50.w_1 = ml_program.global_load @batch_norm2d_50.w_1 : tensor<32xf32>
    %batch_norm2d_50.w_2 = ml_program.global_load @batch_norm2d_50.w_2 : tensor<32xf32>
    %batch_norm2d_50.w_0 = ml_program.global_load @batch_norm2d_50.w_0 : tensor<32xf32>
    %batch_norm2d_50.b_0 = ml_program.global_load @batch_norm2d_50.b_0 : tensor<32xf32>
    %216:6 = "pd_op.batch_norm_"(%215, %batch_norm2d_50.w_1, %batch_norm2d_50.w_2, %batch_norm2d_50.w_0, %batch_norm2d_50.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_50.w_1 = %216#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.w_2 = %216#2 : tensor<32xf32>
    %217 = "pd_op.relu"(%216#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_51.w_0 = ml_program.global_load @conv2d_51.w_0 : tensor<32x32x3x3xf32>
    %218 = "pd_op.cast"(%conv2d_51.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf16>
    %219 = "pd_op.conv2d"(%217, %218) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_51.w_1 = ml_program.global_load @batch_norm2d_51.w_1 : tensor<32xf32>
    %batch_norm2d_51.w_2 = ml_program.global_load @batch_norm2d_51.w_2 : tensor<32xf32>
    %batch_norm2d_51.w_0 = ml_program.global_load @batch_norm2d_51.w_0 : tensor<32xf32>
    %batch_norm2d_51.b_0 = ml_program.global_load @batch_norm2d_51.b_0 : tensor<32xf32>
    %220:6 = "pd_op.batch_norm_"(%219, %batch_norm2d_51.w_1, %batch_norm2d_51.w_2, %batch_norm2d_51.w_0, %batch_norm2d_51.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_51.w_1 = %220#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.w_2 = %220#2 : tensor<32xf32>
    %221 = "pd_op.relu"(%220#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_52.w_0 = ml_program.global_load @conv2d_52.w_0 : tensor<128x32x1x1xf32>
    %222 = "pd_op.cast"(%conv2d_52.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf16>
    %223 = "pd_op.conv2d"(%221, %222) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_52.w_1 = ml_program.global_load @batch_norm2d_52.w_1 : tensor<128xf32>
    %batch_norm2d_52.w_2 = ml_program.global_load @batch_norm2d_52.w_2 : tensor<128xf32>
    %batch_norm2d_52.w_0 = ml_program.global_load @batch_norm2d_52.w_0 : tensor<128xf32>
    %batch_norm2d_52.b_0 = ml_program.global_load @batch_norm2d_52.b_0 : tensor<128xf32>
    %224:6 = "pd_op.batch_norm_"(%223, %batch_norm2d_52.w_1, %batch_norm2d_52.w_2, %batch_norm2d_52.w_0, %batch_norm2d_52.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_52.w_1 = %224#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.w_2 = %224#2 : tensor<128xf32>
    %225 = "pd_op.add"(%224#0, %213) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %226 = "pd_op.relu"(%225) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %227 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [1, 1]} : () -> tensor<2xi64>
    %228 = "pd_op.pool2d"(%226, %227) {adaptive = true, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], persistable = [false], pooling_type = "avg", stop_gradient = [false], strides = [1, 1]} : (tensor<4x128x1x1xf16>, tensor<2xi64>) -> tensor<4x128x1x1xf16>
    %229 = "pd_op.cast"(%228) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf32>
    %230 = "pd_op.flatten"(%229) {persistable = [false], start_axis = 1 : i32, stop_axis = 3 : i32, stop_gradient = [false]} : (tensor<4x128x1x1xf32>) -> tensor<4x128xf32>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<128x62xf32>
    %231 = "pd_op.cast"(%linear_0.w_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<128x62xf32>) -> tensor<128x62xf16>
    %232 = "pd_op.cast"(%230) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x128xf32>) -> tensor<4x128xf16>
    %233 = "pd_op.matmul"(%232, %231) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x128xf16>, tensor<128x62xf16>) -> tensor<4x62xf16>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<62xf32>
    %234 = "pd_op.cast"(%linear_0.b_0) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<62xf32>) -> tensor<62xf16>
    %235 = "pd_op.add"(%233, %234) {persistable = [false], stop_gradient = [false]} : (tensor<4x62xf16>, tensor<62xf16>) -> tensor<4x62xf16>
    %236 = "pd_op.cast"(%235) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x62xf16>) -> tensor<4x62xf32>
    %237:2 = "pd_op.cross_entropy_with_softmax"(%236, %arg0) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false, false], soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x62xf32>, tensor<4x1xi64>) -> (tensor<4x62xf32>, tensor<4x1xf32>)
    %238 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %239 = "pd_op.mean"(%237#1, %238) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %240 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %241 = "pd_op.mean"(%239, %240) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %loss_scaling_0 = ml_program.global_load @loss_scaling_0 : tensor<1xf32>
    %242 = "pd_op.multiply"(%241, %loss_scaling_0) {persistable = [false], stop_gradient = [false]} : (tensor<f32>, tensor<1xf32>) -> tensor<1xf32>
    %243 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [false], value = 1.000000e+00 : f32} : () -> tensor<1xf32>
    %244:2 = "pd_op.multiply_grad"(%241, %loss_scaling_0, %243) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<f32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<f32>, none)
    %245 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %246 = "pd_op.mean_grad"(%239, %244#0, %245) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %247 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %248 = "pd_op.mean_grad"(%237#1, %246, %247) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %249 = "pd_op.cross_entropy_with_softmax_grad"(%arg0, %237#0, %248) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false], soft_label = false, stop_gradient = [false], use_softmax = true} : (tensor<4x1xi64>, tensor<4x62xf32>, tensor<4x1xf32>) -> tensor<4x62xf32>
    %250 = "pd_op.cast"(%249) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x62xf32>) -> tensor<4x62xf16>
    %251:2 = "pd_op.add_grad"(%233, %234, %250) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x62xf16>, tensor<62xf16>, tensor<4x62xf16>) -> (tensor<4x62xf16>, tensor<62xf16>)
    %252:2 = "pd_op.matmul_grad"(%232, %231, %251#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x128xf16>, tensor<128x62xf16>, tensor<4x62xf16>) -> (tensor<4x128xf16>, tensor<128x62xf16>)
    %253 = "pd_op.cast"(%252#0) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<4x128xf16>) -> tensor<4x128xf32>
    %254 = "pd_op.flatten_grad"(%229, %253) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf32>, tensor<4x128xf32>) -> tensor<4x128x1x1xf32>
    %255 = "pd_op.cast"(%254) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf16>
    %256 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [1, 1]} : () -> tensor<2xi64>
    %257 = "pd_op.pool2d_grad"(%226, %228, %255, %256) {adaptive = true, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], persistable = [false], pooling_type = "avg", stop_gradient = [false], strides = [1, 1]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<2xi64>) -> tensor<4x128x1x1xf16>
    %258 = "pd_op.relu_grad"(%226, %257) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %259:2 = "pd_op.add_grad"(%224#0, %213, %258) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>)
    %260:3 = "pd_op.batch_norm_grad"(%223, %batch_norm2d_52.w_0, %batch_norm2d_52.b_0, %224#1, %224#2, %224#3, %224#4, %224#5, %259#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %261:2 = "pd_op.conv2d_grad"(%221, %222, %260#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>)
    %262 = "pd_op.relu_grad"(%221, %261#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %263:3 = "pd_op.batch_norm_grad"(%219, %batch_norm2d_51.w_0, %batch_norm2d_51.b_0, %220#1, %220#2, %220#3, %220#4, %220#5, %262) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %264:2 = "pd_op.conv2d_grad"(%217, %218, %263#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>)
    %265 = "pd_op.relu_grad"(%217, %264#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %266:3 = "pd_op.batch_norm_grad"(%215, %batch_norm2d_50.w_0, %batch_norm2d_50.b_0, %216#1, %216#2, %216#3, %216#4, %216#5, %265) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %267:2 = "pd_op.conv2d_grad"(%213, %214, %266#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>)
    %268 = "pir.combine"(%259#1, %267#0) : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>
    %269 = "pd_op.add_n"(%268) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>) -> tensor<4x128x1x1xf16>
    %270 = "pd_op.relu_grad"(%213, %269) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %271:2 = "pd_op.add_grad"(%211#0, %200, %270) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>)
    %272:3 = "pd_op.batch_norm_grad"(%210, %batch_norm2d_49.w_0, %batch_norm2d_49.b_0, %211#1, %211#2, %211#3, %211#4, %211#5, %271#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %273:2 = "pd_op.conv2d_grad"(%208, %209, %272#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>)
    %274 = "pd_op.relu_grad"(%208, %273#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %275:3 = "pd_op.batch_norm_grad"(%206, %batch_norm2d_48.w_0, %batch_norm2d_48.b_0, %207#1, %207#2, %207#3, %207#4, %207#5, %274) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %276:2 = "pd_op.conv2d_grad"(%204, %205, %275#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>)
    %277 = "pd_op.relu_grad"(%204, %276#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %278:3 = "pd_op.batch_norm_grad"(%202, %batch_norm2d_47.w_0, %batch_norm2d_47.b_0, %203#1, %203#2, %203#3, %203#4, %203#5, %277) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %279:2 = "pd_op.conv2d_grad"(%200, %201, %278#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>)
    %280 = "pir.combine"(%271#1, %279#0) : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>
    %281 = "pd_op.add_n"(%280) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>) -> tensor<4x128x1x1xf16>
    %282 = "pd_op.relu_grad"(%200, %281) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %283:2 = "pd_op.add_grad"(%195#0, %198#0, %282) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>)
    %284:3 = "pd_op.batch_norm_grad"(%197, %batch_norm2d_46.w_0, %batch_norm2d_46.b_0, %198#1, %198#2, %198#3, %198#4, %198#5, %283#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %285:2 = "pd_op.conv2d_grad"(%184, %196, %284#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x64x2x2xf16>, tensor<128x64x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x64x2x2xf16>, tensor<128x64x1x1xf16>)
    %286:3 = "pd_op.batch_norm_grad"(%194, %batch_norm2d_45.w_0, %batch_norm2d_45.b_0, %195#1, %195#2, %195#3, %195#4, %195#5, %283#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %287:2 = "pd_op.conv2d_grad"(%192, %193, %286#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>)
    %288 = "pd_op.relu_grad"(%192, %287#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %289:3 = "pd_op.batch_norm_grad"(%190, %batch_norm2d_44.w_0, %batch_norm2d_44.b_0, %191#1, %191#2, %191#3, %191#4, %191#5, %288) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %290:2 = "pd_op.conv2d_grad"(%188, %189, %289#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x2x2xf16>, tensor<32x32x3x3xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x32x2x2xf16>, tensor<32x32x3x3xf16>)
    %291 = "pd_op.relu_grad"(%188, %290#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x2x2xf16>, tensor<4x32x2x2xf16>) -> tensor<4x32x2x2xf16>
    %292:3 = "pd_op.batch_norm_grad"(%186, %batch_norm2d_43.w_0, %batch_norm2d_43.b_0, %187#1, %187#2, %187#3, %187#4, %187#5, %291) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x2x2xf16>) -> (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>)
    %293:2 = "pd_op.conv2d_grad"(%184, %185, %292#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<32x64x1x1xf16>, tensor<4x32x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<32x64x1x1xf16>)
    %294 = "pir.combine"(%285#0, %293#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %295 = "pd_op.add_n"(%294) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %296 = "pd_op.relu_grad"(%184, %295) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %297:2 = "pd_op.add_grad"(%182#0, %171, %296) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %298:3 = "pd_op.batch_norm_grad"(%181, %batch_norm2d_42.w_0, %batch_norm2d_42.b_0, %182#1, %182#2, %182#3, %182#4, %182#5, %297#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %299:2 = "pd_op.conv2d_grad"(%179, %180, %298#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %300 = "pd_op.relu_grad"(%179, %299#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %301:3 = "pd_op.batch_norm_grad"(%177, %batch_norm2d_41.w_0, %batch_norm2d_41.b_0, %178#1, %178#2, %178#3, %178#4, %178#5, %300) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %302:2 = "pd_op.conv2d_grad"(%175, %176, %301#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %303 = "pd_op.relu_grad"(%175, %302#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %304:3 = "pd_op.batch_norm_grad"(%173, %batch_norm2d_40.w_0, %batch_norm2d_40.b_0, %174#1, %174#2, %174#3, %174#4, %174#5, %303) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %305:2 = "pd_op.conv2d_grad"(%171, %172, %304#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %306 = "pir.combine"(%297#1, %305#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %307 = "pd_op.add_n"(%306) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %308 = "pd_op.relu_grad"(%171, %307) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %309:2 = "pd_op.add_grad"(%169#0, %158, %308) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %310:3 = "pd_op.batch_norm_grad"(%168, %batch_norm2d_39.w_0, %batch_norm2d_39.b_0, %169#1, %169#2, %169#3, %169#4, %169#5, %309#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %311:2 = "pd_op.conv2d_grad"(%166, %167, %310#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %312 = "pd_op.relu_grad"(%166, %311#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %313:3 = "pd_op.batch_norm_grad"(%164, %batch_norm2d_38.w_0, %batch_norm2d_38.b_0, %165#1, %165#2, %165#3, %165#4, %165#5, %312) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %314:2 = "pd_op.conv2d_grad"(%162, %163, %313#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %315 = "pd_op.relu_grad"(%162, %314#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %316:3 = "pd_op.batch_norm_grad"(%160, %batch_norm2d_37.w_0, %batch_norm2d_37.b_0, %161#1, %161#2, %161#3, %161#4, %161#5, %315) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %317:2 = "pd_op.conv2d_grad"(%158, %159, %316#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %318 = "pir.combine"(%309#1, %317#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %319 = "pd_op.add_n"(%318) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %320 = "pd_op.relu_grad"(%158, %319) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %321:2 = "pd_op.add_grad"(%156#0, %145, %320) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %322:3 = "pd_op.batch_norm_grad"(%155, %batch_norm2d_36.w_0, %batch_norm2d_36.b_0, %156#1, %156#2, %156#3, %156#4, %156#5, %321#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %323:2 = "pd_op.conv2d_grad"(%153, %154, %322#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %324 = "pd_op.relu_grad"(%153, %323#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %325:3 = "pd_op.batch_norm_grad"(%151, %batch_norm2d_35.w_0, %batch_norm2d_35.b_0, %152#1, %152#2, %152#3, %152#4, %152#5, %324) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %326:2 = "pd_op.conv2d_grad"(%149, %150, %325#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %327 = "pd_op.relu_grad"(%149, %326#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %328:3 = "pd_op.batch_norm_grad"(%147, %batch_norm2d_34.w_0, %batch_norm2d_34.b_0, %148#1, %148#2, %148#3, %148#4, %148#5, %327) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %329:2 = "pd_op.conv2d_grad"(%145, %146, %328#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %330 = "pir.combine"(%321#1, %329#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %331 = "pd_op.add_n"(%330) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %332 = "pd_op.relu_grad"(%145, %331) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %333:2 = "pd_op.add_grad"(%143#0, %132, %332) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %334:3 = "pd_op.batch_norm_grad"(%142, %batch_norm2d_33.w_0, %batch_norm2d_33.b_0, %143#1, %143#2, %143#3, %143#4, %143#5, %333#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %335:2 = "pd_op.conv2d_grad"(%140, %141, %334#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %336 = "pd_op.relu_grad"(%140, %335#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %337:3 = "pd_op.batch_norm_grad"(%138, %batch_norm2d_32.w_0, %batch_norm2d_32.b_0, %139#1, %139#2, %139#3, %139#4, %139#5, %336) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %338:2 = "pd_op.conv2d_grad"(%136, %137, %337#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %339 = "pd_op.relu_grad"(%136, %338#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %340:3 = "pd_op.batch_norm_grad"(%134, %batch_norm2d_31.w_0, %batch_norm2d_31.b_0, %135#1, %135#2, %135#3, %135#4, %135#5, %339) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %341:2 = "pd_op.conv2d_grad"(%132, %133, %340#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %342 = "pir.combine"(%333#1, %341#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %343 = "pd_op.add_n"(%342) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %344 = "pd_op.relu_grad"(%132, %343) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %345:2 = "pd_op.add_grad"(%130#0, %119, %344) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %346:3 = "pd_op.batch_norm_grad"(%129, %batch_norm2d_30.w_0, %batch_norm2d_30.b_0, %130#1, %130#2, %130#3, %130#4, %130#5, %345#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %347:2 = "pd_op.conv2d_grad"(%127, %128, %346#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %348 = "pd_op.relu_grad"(%127, %347#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %349:3 = "pd_op.batch_norm_grad"(%125, %batch_norm2d_29.w_0, %batch_norm2d_29.b_0, %126#1, %126#2, %126#3, %126#4, %126#5, %348) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %350:2 = "pd_op.conv2d_grad"(%123, %124, %349#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %351 = "pd_op.relu_grad"(%123, %350#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %352:3 = "pd_op.batch_norm_grad"(%121, %batch_norm2d_28.w_0, %batch_norm2d_28.b_0, %122#1, %122#2, %122#3, %122#4, %122#5, %351) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %353:2 = "pd_op.conv2d_grad"(%119, %120, %352#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %354 = "pir.combine"(%345#1, %353#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %355 = "pd_op.add_n"(%354) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %356 = "pd_op.relu_grad"(%119, %355) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %357:2 = "pd_op.add_grad"(%114#0, %117#0, %356) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %358:3 = "pd_op.batch_norm_grad"(%116, %batch_norm2d_27.w_0, %batch_norm2d_27.b_0, %117#1, %117#2, %117#3, %117#4, %117#5, %357#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %359:2 = "pd_op.conv2d_grad"(%103, %115, %358#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x4x4xf16>, tensor<64x32x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x32x4x4xf16>, tensor<64x32x1x1xf16>)
    %360:3 = "pd_op.batch_norm_grad"(%113, %batch_norm2d_26.w_0, %batch_norm2d_26.b_0, %114#1, %114#2, %114#3, %114#4, %114#5, %357#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %361:2 = "pd_op.conv2d_grad"(%111, %112, %360#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %362 = "pd_op.relu_grad"(%111, %361#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %363:3 = "pd_op.batch_norm_grad"(%109, %batch_norm2d_25.w_0, %batch_norm2d_25.b_0, %110#1, %110#2, %110#3, %110#4, %110#5, %362) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %364:2 = "pd_op.conv2d_grad"(%107, %108, %363#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x4x4xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x4x4xf16>, tensor<16x16x3x3xf16>)
    %365 = "pd_op.relu_grad"(%107, %364#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x4x4xf16>, tensor<4x16x4x4xf16>) -> tensor<4x16x4x4xf16>
    %366:3 = "pd_op.batch_norm_grad"(%105, %batch_norm2d_24.w_0, %batch_norm2d_24.b_0, %106#1, %106#2, %106#3, %106#4, %106#5, %365) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x4x4xf16>) -> (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>)
    %367:2 = "pd_op.conv2d_grad"(%103, %104, %366#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<16x32x1x1xf16>, tensor<4x16x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<16x32x1x1xf16>)
    %368 = "pir.combine"(%359#0, %367#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %369 = "pd_op.add_n"(%368) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %370 = "pd_op.relu_grad"(%103, %369) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %371:2 = "pd_op.add_grad"(%101#0, %90, %370) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %372:3 = "pd_op.batch_norm_grad"(%100, %batch_norm2d_23.w_0, %batch_norm2d_23.b_0, %101#1, %101#2, %101#3, %101#4, %101#5, %371#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %373:2 = "pd_op.conv2d_grad"(%98, %99, %372#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %374 = "pd_op.relu_grad"(%98, %373#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %375:3 = "pd_op.batch_norm_grad"(%96, %batch_norm2d_22.w_0, %batch_norm2d_22.b_0, %97#1, %97#2, %97#3, %97#4, %97#5, %374) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %376:2 = "pd_op.conv2d_grad"(%94, %95, %375#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>)
    %377 = "pd_op.relu_grad"(%94, %376#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %378:3 = "pd_op.batch_norm_grad"(%92, %batch_norm2d_21.w_0, %batch_norm2d_21.b_0, %93#1, %93#2, %93#3, %93#4, %93#5, %377) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %379:2 = "pd_op.conv2d_grad"(%90, %91, %378#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>)
    %380 = "pir.combine"(%371#1, %379#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %381 = "pd_op.add_n"(%380) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %382 = "pd_op.relu_grad"(%90, %381) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %383:2 = "pd_op.add_grad"(%88#0, %77, %382) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %384:3 = "pd_op.batch_norm_grad"(%87, %batch_norm2d_20.w_0, %batch_norm2d_20.b_0, %88#1, %88#2, %88#3, %88#4, %88#5, %383#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %385:2 = "pd_op.conv2d_grad"(%85, %86, %384#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %386 = "pd_op.relu_grad"(%85, %385#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %387:3 = "pd_op.batch_norm_grad"(%83, %batch_norm2d_19.w_0, %batch_norm2d_19.b_0, %84#1, %84#2, %84#3, %84#4, %84#5, %386) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %388:2 = "pd_op.conv2d_grad"(%81, %82, %387#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>)
    %389 = "pd_op.relu_grad"(%81, %388#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %390:3 = "pd_op.batch_norm_grad"(%79, %batch_norm2d_18.w_0, %batch_norm2d_18.b_0, %80#1, %80#2, %80#3, %80#4, %80#5, %389) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %391:2 = "pd_op.conv2d_grad"(%77, %78, %390#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>)
    %392 = "pir.combine"(%383#1, %391#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %393 = "pd_op.add_n"(%392) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %394 = "pd_op.relu_grad"(%77, %393) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %395:2 = "pd_op.add_grad"(%75#0, %64, %394) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %396:3 = "pd_op.batch_norm_grad"(%74, %batch_norm2d_17.w_0, %batch_norm2d_17.b_0, %75#1, %75#2, %75#3, %75#4, %75#5, %395#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %397:2 = "pd_op.conv2d_grad"(%72, %73, %396#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %398 = "pd_op.relu_grad"(%72, %397#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %399:3 = "pd_op.batch_norm_grad"(%70, %batch_norm2d_16.w_0, %batch_norm2d_16.b_0, %71#1, %71#2, %71#3, %71#4, %71#5, %398) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %400:2 = "pd_op.conv2d_grad"(%68, %69, %399#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>)
    %401 = "pd_op.relu_grad"(%68, %400#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %402:3 = "pd_op.batch_norm_grad"(%66, %batch_norm2d_15.w_0, %batch_norm2d_15.b_0, %67#1, %67#2, %67#3, %67#4, %67#5, %401) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %403:2 = "pd_op.conv2d_grad"(%64, %65, %402#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>)
    %404 = "pir.combine"(%395#1, %403#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %405 = "pd_op.add_n"(%404) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %406 = "pd_op.relu_grad"(%64, %405) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %407:2 = "pd_op.add_grad"(%59#0, %62#0, %406) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %408:3 = "pd_op.batch_norm_grad"(%61, %batch_norm2d_14.w_0, %batch_norm2d_14.b_0, %62#1, %62#2, %62#3, %62#4, %62#5, %407#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %409:2 = "pd_op.conv2d_grad"(%48, %60, %408#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x8x8xf16>, tensor<32x16x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x16x8x8xf16>, tensor<32x16x1x1xf16>)
    %410:3 = "pd_op.batch_norm_grad"(%58, %batch_norm2d_13.w_0, %batch_norm2d_13.b_0, %59#1, %59#2, %59#3, %59#4, %59#5, %407#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %411:2 = "pd_op.conv2d_grad"(%56, %57, %410#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %412 = "pd_op.relu_grad"(%56, %411#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %413:3 = "pd_op.batch_norm_grad"(%54, %batch_norm2d_12.w_0, %batch_norm2d_12.b_0, %55#1, %55#2, %55#3, %55#4, %55#5, %412) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %414:2 = "pd_op.conv2d_grad"(%52, %53, %413#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x8x8x8xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x8x8xf16>, tensor<8x8x3x3xf16>)
    %415 = "pd_op.relu_grad"(%52, %414#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x8x8xf16>, tensor<4x8x8x8xf16>) -> tensor<4x8x8x8xf16>
    %416:3 = "pd_op.batch_norm_grad"(%50, %batch_norm2d_11.w_0, %batch_norm2d_11.b_0, %51#1, %51#2, %51#3, %51#4, %51#5, %415) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x8x8xf16>) -> (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>)
    %417:2 = "pd_op.conv2d_grad"(%48, %49, %416#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<8x16x1x1xf16>, tensor<4x8x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<8x16x1x1xf16>)
    %418 = "pir.combine"(%409#0, %417#0) : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>
    %419 = "pd_op.add_n"(%418) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>) -> tensor<4x16x8x8xf16>
    %420 = "pd_op.relu_grad"(%48, %419) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %421:2 = "pd_op.add_grad"(%46#0, %35, %420) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>)
    %422:3 = "pd_op.batch_norm_grad"(%45, %batch_norm2d_10.w_0, %batch_norm2d_10.b_0, %46#1, %46#2, %46#3, %46#4, %46#5, %421#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %423:2 = "pd_op.conv2d_grad"(%43, %44, %422#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %424 = "pd_op.relu_grad"(%43, %423#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %425:3 = "pd_op.batch_norm_grad"(%41, %batch_norm2d_9.w_0, %batch_norm2d_9.b_0, %42#1, %42#2, %42#3, %42#4, %42#5, %424) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %426:2 = "pd_op.conv2d_grad"(%39, %40, %425#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>)
    %427 = "pd_op.relu_grad"(%39, %426#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %428:3 = "pd_op.batch_norm_grad"(%37, %batch_norm2d_8.w_0, %batch_norm2d_8.b_0, %38#1, %38#2, %38#3, %38#4, %38#5, %427) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %429:2 = "pd_op.conv2d_grad"(%35, %36, %428#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>)
    %430 = "pir.combine"(%421#1, %429#0) : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>
    %431 = "pd_op.add_n"(%430) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>) -> tensor<4x16x8x8xf16>
    %432 = "pd_op.relu_grad"(%35, %431) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %433:2 = "pd_op.add_grad"(%33#0, %22, %432) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>)
    %434:3 = "pd_op.batch_norm_grad"(%32, %batch_norm2d_7.w_0, %batch_norm2d_7.b_0, %33#1, %33#2, %33#3, %33#4, %33#5, %433#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %435:2 = "pd_op.conv2d_grad"(%30, %31, %434#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %436 = "pd_op.relu_grad"(%30, %435#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %437:3 = "pd_op.batch_norm_grad"(%28, %batch_norm2d_6.w_0, %batch_norm2d_6.b_0, %29#1, %29#2, %29#3, %29#4, %29#5, %436) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %438:2 = "pd_op.conv2d_grad"(%26, %27, %437#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>)
    %439 = "pd_op.relu_grad"(%26, %438#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %440:3 = "pd_op.batch_norm_grad"(%24, %batch_norm2d_5.w_0, %batch_norm2d_5.b_0, %25#1, %25#2, %25#3, %25#4, %25#5, %439) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %441:2 = "pd_op.conv2d_grad"(%22, %23, %440#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>)
    %442 = "pir.combine"(%433#1, %441#0) : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>
    %443 = "pd_op.add_n"(%442) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>) -> tensor<4x16x8x8xf16>
    %444 = "pd_op.relu_grad"(%22, %443) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %445:2 = "pd_op.add_grad"(%17#0, %20#0, %444) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>)
    %446:3 = "pd_op.batch_norm_grad"(%19, %batch_norm2d_4.w_0, %batch_norm2d_4.b_0, %20#1, %20#2, %20#3, %20#4, %20#5, %445#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %447:2 = "pd_op.conv2d_grad"(%6, %18, %446#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %448:3 = "pd_op.batch_norm_grad"(%16, %batch_norm2d_3.w_0, %batch_norm2d_3.b_0, %17#1, %17#2, %17#3, %17#4, %17#5, %445#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %449:2 = "pd_op.conv2d_grad"(%14, %15, %448#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %450 = "pd_op.relu_grad"(%14, %449#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %451:3 = "pd_op.batch_norm_grad"(%12, %batch_norm2d_2.w_0, %batch_norm2d_2.b_0, %13#1, %13#2, %13#3, %13#4, %13#5, %450) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %452:2 = "pd_op.conv2d_grad"(%10, %11, %451#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>)
    %453 = "pd_op.relu_grad"(%10, %452#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %454:3 = "pd_op.batch_norm_grad"(%8, %batch_norm2d_1.w_0, %batch_norm2d_1.b_0, %9#1, %9#2, %9#3, %9#4, %9#5, %453) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %455:2 = "pd_op.conv2d_grad"(%6, %7, %454#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x1x1xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x1x1xf16>)
    %456 = "pir.combine"(%447#0, %455#0) : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tuple<tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>>
    %457 = "pd_op.add_n"(%456) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>>) -> tensor<4x4x8x8xf16>
    %458 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [3, 3]} : () -> tensor<2xi64>
    %459 = "pd_op.pool2d_grad"(%4, %6, %457, %458) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [1, 1], persistable = [false], pooling_type = "max", stop_gradient = [false], strides = [2, 2]} : (tensor<4x4x16x16xf16>, tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>, tensor<2xi64>) -> tensor<4x4x16x16xf16>
    %460 = "pd_op.relu_grad"(%4, %459) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x16x16xf16>, tensor<4x4x16x16xf16>) -> tensor<4x4x16x16xf16>
    %461:3 = "pd_op.batch_norm_grad"(%2, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0, %3#1, %3#2, %3#3, %3#4, %3#5, %460) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x16x16xf16>) -> (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>)
    %462:2 = "pd_op.conv2d_grad"(%0, %1, %461#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [3 : i32, 3 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x3x32x32xf16>, tensor<4x3x7x7xf16>, tensor<4x4x16x16xf16>) -> (none, tensor<4x3x7x7xf16>)
    %463 = optim.gradient @conv2d_0.w_0 %462#1 : tensor<4x3x7x7xf16>
    %464 = optim.cast %463 : tensor<4x3x7x7xf16> to tensor<4x3x7x7xf32>
    %465 = optim.gradient @conv2d_1.w_0 %455#1 : tensor<4x4x1x1xf16>
    %466 = optim.cast %465 : tensor<4x4x1x1xf16> to tensor<4x4x1x1xf32>
    %467 = optim.gradient @conv2d_2.w_0 %452#1 : tensor<4x4x3x3xf16>
    %468 = optim.cast %467 : tensor<4x4x3x3xf16> to tensor<4x4x3x3xf32>
    %469 = optim.gradient @conv2d_3.w_0 %449#1 : tensor<16x4x1x1xf16>
    %470 = optim.cast %469 : tensor<16x4x1x1xf16> to tensor<16x4x1x1xf32>
    %471 = optim.gradient @conv2d_4.w_0 %447#1 : tensor<16x4x1x1xf16>
    %472 = optim.cast %471 : tensor<16x4x1x1xf16> to tensor<16x4x1x1xf32>
    %473 = optim.gradient @conv2d_5.w_0 %441#1 : tensor<4x16x1x1xf16>
    %474 = optim.cast %473 : tensor<4x16x1x1xf16> to tensor<4x16x1x1xf32>
    %475 = optim.gradient @conv2d_6.w_0 %438#1 : tensor<4x4x3x3xf16>
    %476 = optim.cast %475 : tensor<4x4x3x3xf16> to tensor<4x4x3x3xf32>
    %477 = optim.gradient @conv2d_7.w_0 %435#1 : tensor<16x4x1x1xf16>
    %478 = optim.cast %477 : tensor<16x4x1x1xf16> to tensor<16x4x1x1xf32>
    %479 = optim.gradient @conv2d_8.w_0 %429#1 : tensor<4x16x1x1xf16>
    %480 = optim.cast %479 : tensor<4x16x1x1xf16> to tensor<4x16x1x1xf32>
    %481 = optim.gradient @conv2d_9.w_0 %426#1 : tensor<4x4x3x3xf16>
    %482 = optim.cast %481 : tensor<4x4x3x3xf16> to tensor<4x4x3x3xf32>
    %483 = optim.gradient @conv2d_10.w_0 %423#1 : tensor<16x4x1x1xf16>
    %484 = optim.cast %483 : tensor<16x4x1x1xf16> to tensor<16x4x1x1xf32>
    %485 = optim.gradient @conv2d_11.w_0 %417#1 : tensor<8x16x1x1xf16>
    %486 = optim.cast %485 : tensor<8x16x1x1xf16> to tensor<8x16x1x1xf32>
    %487 = optim.gradient @conv2d_12.w_0 %414#1 : tensor<8x8x3x3xf16>
    %488 = optim.cast %487 : tensor<8x8x3x3xf16> to tensor<8x8x3x3xf32>
    %489 = optim.gradient @conv2d_13.w_0 %411#1 : tensor<32x8x1x1xf16>
    %490 = optim.cast %489 : tensor<32x8x1x1xf16> to tensor<32x8x1x1xf32>
    %491 = optim.gradient @conv2d_14.w_0 %409#1 : tensor<32x16x1x1xf16>
    %492 = optim.cast %491 : tensor<32x16x1x1xf16> to tensor<32x16x1x1xf32>
    %493 = optim.gradient @conv2d_15.w_0 %403#1 : tensor<8x32x1x1xf16>
    %494 = optim.cast %493 : tensor<8x32x1x1xf16> to tensor<8x32x1x1xf32>
    %495 = optim.gradient @conv2d_16.w_0 %400#1 : tensor<8x8x3x3xf16>
    %496 = optim.cast %495 : tensor<8x8x3x3xf16> to tensor<8x8x3x3xf32>
    %497 = optim.gradient @conv2d_17.w_0 %397#1 : tensor<32x8x1x1xf16>
    %498 = optim.cast %497 : tensor<32x8x1x1xf16> to tensor<32x8x1x1xf32>
    %499 = optim.gradient @conv2d_18.w_0 %391#1 : tensor<8x32x1x1xf16>
    %500 = optim.cast %499 : tensor<8x32x1x1xf16> to tensor<8x32x1x1xf32>
    %501 = optim.gradient @conv2d_19.w_0 %388#1 : tensor<8x8x3x3xf16>
    %502 = optim.cast %501 : tensor<8x8x3x3xf16> to tensor<8x8x3x3xf32>
    %503 = optim.gradient @conv2d_20.w_0 %385#1 : tensor<32x8x1x1xf16>
    %504 = optim.cast %503 : tensor<32x8x1x1xf16> to tensor<32x8x1x1xf32>
    %505 = optim.gradient @conv2d_21.w_0 %379#1 : tensor<8x32x1x1xf16>
    %506 = optim.cast %505 : tensor<8x32x1x1xf16> to tensor<8x32x1x1xf32>
    %507 = optim.gradient @conv2d_22.w_0 %376#1 : tensor<8x8x3x3xf16>
    %508 = optim.cast %507 : tensor<8x8x3x3xf16> to tensor<8x8x3x3xf32>
    %509 = optim.gradient @conv2d_23.w_0 %373#1 : tensor<32x8x1x1xf16>
    %510 = optim.cast %509 : tensor<32x8x1x1xf16> to tensor<32x8x1x1xf32>
    %511 = optim.gradient @conv2d_24.w_0 %367#1 : tensor<16x32x1x1xf16>
    %512 = optim.cast %511 : tensor<16x32x1x1xf16> to tensor<16x32x1x1xf32>
    %513 = optim.gradient @conv2d_25.w_0 %364#1 : tensor<16x16x3x3xf16>
    %514 = optim.cast %513 : tensor<16x16x3x3xf16> to tensor<16x16x3x3xf32>
    %515 = optim.gradient @conv2d_26.w_0 %361#1 : tensor<64x16x1x1xf16>
    %516 = optim.cast %515 : tensor<64x16x1x1xf16> to tensor<64x16x1x1xf32>
    %517 = optim.gradient @conv2d_27.w_0 %359#1 : tensor<64x32x1x1xf16>
    %518 = optim.cast %517 : tensor<64x32x1x1xf16> to tensor<64x32x1x1xf32>
    %519 = optim.gradient @conv2d_28.w_0 %353#1 : tensor<16x64x1x1xf16>
    %520 = optim.cast %519 : tensor<16x64x1x1xf16> to tensor<16x64x1x1xf32>
    %521 = optim.gradient @conv2d_29.w_0 %350#1 : tensor<16x16x3x3xf16>
    %522 = optim.cast %521 : tensor<16x16x3x3xf16> to tensor<16x16x3x3xf32>
    %523 = optim.gradient @conv2d_30.w_0 %347#1 : tensor<64x16x1x1xf16>
    %524 = optim.cast %523 : tensor<64x16x1x1xf16> to tensor<64x16x1x1xf32>
    %525 = optim.gradient @conv2d_31.w_0 %341#1 : tensor<16x64x1x1xf16>
    %526 = optim.cast %525 : tensor<16x64x1x1xf16> to tensor<16x64x1x1xf32>
    %527 = optim.gradient @conv2d_32.w_0 %338#1 : tensor<16x16x3x3xf16>
    %528 = optim.cast %527 : tensor<16x16x3x3xf16> to tensor<16x16x3x3xf32>
    %529 = optim.gradient @conv2d_33.w_0 %335#1 : tensor<64x16x1x1xf16>
    %530 = optim.cast %529 : tensor<64x16x1x1xf16> to tensor<64x16x1x1xf32>
    %531 = optim.gradient @conv2d_34.w_0 %329#1 : tensor<16x64x1x1xf16>
    %532 = optim.cast %531 : tensor<16x64x1x1xf16> to tensor<16x64x1x1xf32>
    %533 = optim.gradient @conv2d_35.w_0 %326#1 : tensor<16x16x3x3xf16>
    %534 = optim.cast %533 : tensor<16x16x3x3xf16> to tensor<16x16x3x3xf32>
    %535 = optim.gradient @conv2d_36.w_0 %323#1 : tensor<64x16x1x1xf16>
    %536 = optim.cast %535 : tensor<64x16x1x1xf16> to tensor<64x16x1x1xf32>
    %537 = optim.gradient @conv2d_37.w_0 %317#1 : tensor<16x64x1x1xf16>
    %538 = optim.cast %537 : tensor<16x64x1x1xf16> to tensor<16x64x1x1xf32>
    %539 = optim.gradient @conv2d_38.w_0 %314#1 : tensor<16x16x3x3xf16>
    %540 = optim.cast %539 : tensor<16x16x3x3xf16> to tensor<16x16x3x3xf32>
    %541 = optim.gradient @conv2d_39.w_0 %311#1 : tensor<64x16x1x1xf16>
    %542 = optim.cast %541 : tensor<64x16x1x1xf16> to tensor<64x16x1x1xf32>
    %543 = optim.gradient @conv2d_40.w_0 %305#1 : tensor<16x64x1x1xf16>
    %544 = optim.cast %543 : tensor<16x64x1x1xf16> to tensor<16x64x1x1xf32>
    %545 = optim.gradient @conv2d_41.w_0 %302#1 : tensor<16x16x3x3xf16>
    %546 = optim.cast %545 : tensor<16x16x3x3xf16> to tensor<16x16x3x3xf32>
    %547 = optim.gradient @conv2d_42.w_0 %299#1 : tensor<64x16x1x1xf16>
    %548 = optim.cast %547 : tensor<64x16x1x1xf16> to tensor<64x16x1x1xf32>
    %549 = optim.gradient @conv2d_43.w_0 %293#1 : tensor<32x64x1x1xf16>
    %550 = optim.cast %549 : tensor<32x64x1x1xf16> to tensor<32x64x1x1xf32>
    %551 = optim.gradient @conv2d_44.w_0 %290#1 : tensor<32x32x3x3xf16>
    %552 = optim.cast %551 : tensor<32x32x3x3xf16> to tensor<32x32x3x3xf32>
    %553 = optim.gradient @conv2d_45.w_0 %287#1 : tensor<128x32x1x1xf16>
    %554 = optim.cast %553 : tensor<128x32x1x1xf16> to tensor<128x32x1x1xf32>
    %555 = optim.gradient @conv2d_46.w_0 %285#1 : tensor<128x64x1x1xf16>
    %556 = optim.cast %555 : tensor<128x64x1x1xf16> to tensor<128x64x1x1xf32>
    %557 = optim.gradient @conv2d_47.w_0 %279#1 : tensor<32x128x1x1xf16>
    %558 = optim.cast %557 : tensor<32x128x1x1xf16> to tensor<32x128x1x1xf32>
    %559 = optim.gradient @conv2d_48.w_0 %276#1 : tensor<32x32x3x3xf16>
    %560 = optim.cast %559 : tensor<32x32x3x3xf16> to tensor<32x32x3x3xf32>
    %561 = optim.gradient @conv2d_49.w_0 %273#1 : tensor<128x32x1x1xf16>
    %562 = optim.cast %561 : tensor<128x32x1x1xf16> to tensor<128x32x1x1xf32>
    %563 = optim.gradient @conv2d_50.w_0 %267#1 : tensor<32x128x1x1xf16>
    %564 = optim.cast %563 : tensor<32x128x1x1xf16> to tensor<32x128x1x1xf32>
    %565 = optim.gradient @conv2d_51.w_0 %264#1 : tensor<32x32x3x3xf16>
    %566 = optim.cast %565 : tensor<32x32x3x3xf16> to tensor<32x32x3x3xf32>
    %567 = optim.gradient @conv2d_52.w_0 %261#1 : tensor<128x32x1x1xf16>
    %568 = optim.cast %567 : tensor<128x32x1x1xf16> to tensor<128x32x1x1xf32>
    %569 = optim.gradient @linear_0.w_0 %252#1 : tensor<128x62xf16>
    %570 = optim.cast %569 : tensor<128x62xf16> to tensor<128x62xf32>
    %571 = optim.gradient @linear_0.b_0 %251#1 : tensor<62xf16>
    %572 = optim.cast %571 : tensor<62xf16> to tensor<62xf32>
    %573 = optim.gradient @batch_norm2d_0.w_0 %461#1 : tensor<4xf32>
    %574 = optim.gradient @batch_norm2d_0.b_0 %461#2 : tensor<4xf32>
    %575 = optim.gradient @batch_norm2d_1.w_0 %454#1 : tensor<4xf32>
    %576 = optim.gradient @batch_norm2d_1.b_0 %454#2 : tensor<4xf32>
    %577 = optim.gradient @batch_norm2d_2.w_0 %451#1 : tensor<4xf32>
    %578 = optim.gradient @batch_norm2d_2.b_0 %451#2 : tensor<4xf32>
    %579 = optim.gradient @batch_norm2d_3.w_0 %448#1 : tensor<16xf32>
    %580 = optim.gradient @batch_norm2d_3.b_0 %448#2 : tensor<16xf32>
    %581 = optim.gradient @batch_norm2d_4.w_0 %446#1 : tensor<16xf32>
    %582 = optim.gradient @batch_norm2d_4.b_0 %446#2 : tensor<16xf32>
    %583 = optim.gradient @batch_norm2d_5.w_0 %440#1 : tensor<4xf32>
    %584 = optim.gradient @batch_norm2d_5.b_0 %440#2 : tensor<4xf32>
    %585 = optim.gradient @batch_norm2d_6.w_0 %437#1 : tensor<4xf32>
    %586 = optim.gradient @batch_norm2d_6.b_0 %437#2 : tensor<4xf32>
    %587 = optim.gradient @batch_norm2d_7.w_0 %434#1 : tensor<16xf32>
    %588 = optim.gradient @batch_norm2d_7.b_0 %434#2 : tensor<16xf32>
    %589 = optim.gradient @batch_norm2d_8.w_0 %428#1 : tensor<4xf32>
    %590 = optim.gradient @batch_norm2d_8.b_0 %428#2 : tensor<4xf32>
    %591 = optim.gradient @batch_norm2d_9.w_0 %425#1 : tensor<4xf32>
    %592 = optim.gradient @batch_norm2d_9.b_0 %425#2 : tensor<4xf32>
    %593 = optim.gradient @batch_norm2d_10.w_0 %422#1 : tensor<16xf32>
    %594 = optim.gradient @batch_norm2d_10.b_0 %422#2 : tensor<16xf32>
    %595 = optim.gradient @batch_norm2d_11.w_0 %416#1 : tensor<8xf32>
    %596 = optim.gradient @batch_norm2d_11.b_0 %416#2 : tensor<8xf32>
    %597 = optim.gradient @batch_norm2d_12.w_0 %413#1 : tensor<8xf32>
    %598 = optim.gradient @batch_norm2d_12.b_0 %413#2 : tensor<8xf32>
    %599 = optim.gradient @batch_norm2d_13.w_0 %410#1 : tensor<32xf32>
    %600 = optim.gradient @batch_norm2d_13.b_0 %410#2 : tensor<32xf32>
    %601 = optim.gradient @batch_norm2d_14.w_0 %408#1 : tensor<32xf32>
    %602 = optim.gradient @batch_norm2d_14.b_0 %408#2 : tensor<32xf32>
    %603 = optim.gradient @batch_norm2d_15.w_0 %402#1 : tensor<8xf32>
    %604 = optim.gradient @batch_norm2d_15.b_0 %402#2 : tensor<8xf32>
    %605 = optim.gradient @batch_norm2d_16.w_0 %399#1 : tensor<8xf32>
    %606 = optim.gradient @batch_norm2d_16.b_0 %399#2 : tensor<8xf32>
    %607 = optim.gradient @batch_norm2d_17.w_0 %396#1 : tensor<32xf32>
    %608 = optim.gradient @batch_norm2d_17.b_0 %396#2 : tensor<32xf32>
    %609 = optim.gradient @batch_norm2d_18.w_0 %390#1 : tensor<8xf32>
    %610 = optim.gradient @batch_norm2d_18.b_0 %390#2 : tensor<8xf32>
    %611 = optim.gradient @batch_norm2d_19.w_0 %387#1 : tensor<8xf32>
    %612 = optim.gradient @batch_norm2d_19.b_0 %387#2 : tensor<8xf32>
    %613 = optim.gradient @batch_norm2d_20.w_0 %384#1 : tensor<32xf32>
    %614 = optim.gradient @batch_norm2d_20.b_0 %384#2 : tensor<32xf32>
    %615 = optim.gradient @batch_norm2d_21.w_0 %378#1 : tensor<8xf32>
    %616 = optim.gradient @batch_norm2d_21.b_0 %378#2 : tensor<8xf32>
    %617 = optim.gradient @batch_norm2d_22.w_0 %375#1 : tensor<8xf32>
    %618 = optim.gradient @batch_norm2d_22.b_0 %375#2 : tensor<8xf32>
    %619 = optim.gradient @batch_norm2d_23.w_0 %372#1 : tensor<32xf32>
    %620 = optim.gradient @batch_norm2d_23.b_0 %372#2 : tensor<32xf32>
    %621 = optim.gradient @batch_norm2d_24.w_0 %366#1 : tensor<16xf32>
    %622 = optim.gradient @batch_norm2d_24.b_0 %366#2 : tensor<16xf32>
    %623 = optim.gradient @batch_norm2d_25.w_0 %363#1 : tensor<16xf32>
    %624 = optim.gradient @batch_norm2d_25.b_0 %363#2 : tensor<16xf32>
    %625 = optim.gradient @batch_norm2d_26.w_0 %360#1 : tensor<64xf32>
    %626 = optim.gradient @batch_norm2d_26.b_0 %360#2 : tensor<64xf32>
    %627 = optim.gradient @batch_norm2d_27.w_0 %358#1 : tensor<64xf32>
    %628 = optim.gradient @batch_norm2d_27.b_0 %358#2 : tensor<64xf32>
    %629 = optim.gradient @batch_norm2d_28.w_0 %352#1 : tensor<16xf32>
    %630 = optim.gradient @batch_norm2d_28.b_0 %352#2 : tensor<16xf32>
    %631 = optim.gradient @batch_norm2d_29.w_0 %349#1 : tensor<16xf32>
    %632 = optim.gradient @batch_norm2d_29.b_0 %349#2 : tensor<16xf32>
    %633 = optim.gradient @batch_norm2d_30.w_0 %346#1 : tensor<64xf32>
    %634 = optim.gradient @batch_norm2d_30.b_0 %346#2 : tensor<64xf32>
    %635 = optim.gradient @batch_norm2d_31.w_0 %340#1 : tensor<16xf32>
    %636 = optim.gradient @batch_norm2d_31.b_0 %340#2 : tensor<16xf32>
    %637 = optim.gradient @batch_norm2d_32.w_0 %337#1 : tensor<16xf32>
    %638 = optim.gradient @batch_norm2d_32.b_0 %337#2 : tensor<16xf32>
    %639 = optim.gradient @batch_norm2d_33.w_0 %334#1 : tensor<64xf32>
    %640 = optim.gradient @batch_norm2d_33.b_0 %334#2 : tensor<64xf32>
    %641 = optim.gradient @batch_norm2d_34.w_0 %328#1 : tensor<16xf32>
    %642 = optim.gradient @batch_norm2d_34.b_0 %328#2 : tensor<16xf32>
    %643 = optim.gradient @batch_norm2d_35.w_0 %325#1 : tensor<16xf32>
    %644 = optim.gradient @batch_norm2d_35.b_0 %325#2 : tensor<16xf32>
    %645 = optim.gradient @batch_norm2d_36.w_0 %322#1 : tensor<64xf32>
    %646 = optim.gradient @batch_norm2d_36.b_0 %322#2 : tensor<64xf32>
    %647 = optim.gradient @batch_norm2d_37.w_0 %316#1 : tensor<16xf32>
    %648 = optim.gradient @batch_norm2d_37.b_0 %316#2 : tensor<16xf32>
    %649 = optim.gradient @batch_norm2d_38.w_0 %313#1 : tensor<16xf32>
    %650 = optim.gradient @batch_norm2d_38.b_0 %313#2 : tensor<16xf32>
    %651 = optim.gradient @batch_norm2d_39.w_0 %310#1 : tensor<64xf32>
    %652 = optim.gradient @batch_norm2d_39.b_0 %310#2 : tensor<64xf32>
    %653 = optim.gradient @batch_norm2d_40.w_0 %304#1 : tensor<16xf32>
    %654 = optim.gradient @batch_norm2d_40.b_0 %304#2 : tensor<16xf32>
    %655 = optim.gradient @batch_norm2d_41.w_0 %301#1 : tensor<16xf32>
    %656 = optim.gradient @batch_norm2d_41.b_0 %301#2 : tensor<16xf32>
    %657 = optim.gradient @batch_norm2d_42.w_0 %298#1 : tensor<64xf32>
    %658 = optim.gradient @batch_norm2d_42.b_0 %298#2 : tensor<64xf32>
    %659 = optim.gradient @batch_norm2d_43.w_0 %292#1 : tensor<32xf32>
    %660 = optim.gradient @batch_norm2d_43.b_0 %292#2 : tensor<32xf32>
    %661 = optim.gradient @batch_norm2d_44.w_0 %289#1 : tensor<32xf32>
    %662 = optim.gradient @batch_norm2d_44.b_0 %289#2 : tensor<32xf32>
    %663 = optim.gradient @batch_norm2d_45.w_0 %286#1 : tensor<128xf32>
    %664 = optim.gradient @batch_norm2d_45.b_0 %286#2 : tensor<128xf32>
    %665 = optim.gradient @batch_norm2d_46.w_0 %284#1 : tensor<128xf32>
    %666 = optim.gradient @batch_norm2d_46.b_0 %284#2 : tensor<128xf32>
    %667 = optim.gradient @batch_norm2d_47.w_0 %278#1 : tensor<32xf32>
    %668 = optim.gradient @batch_norm2d_47.b_0 %278#2 : tensor<32xf32>
    %669 = optim.gradient @batch_norm2d_48.w_0 %275#1 : tensor<32xf32>
    %670 = optim.gradient @batch_norm2d_48.b_0 %275#2 : tensor<32xf32>
    %671 = optim.gradient @batch_norm2d_49.w_0 %272#1 : tensor<128xf32>
    %672 = optim.gradient @batch_norm2d_49.b_0 %272#2 : tensor<128xf32>
    %673 = optim.gradient @batch_norm2d_50.w_0 %266#1 : tensor<32xf32>
    %674 = optim.gradient @batch_norm2d_50.b_0 %266#2 : tensor<32xf32>
    %675 = optim.gradient @batch_norm2d_51.w_0 %263#1 : tensor<32xf32>
    %676 = optim.gradient @batch_norm2d_51.b_0 %263#2 : tensor<32xf32>
    %677 = optim.gradient @batch_norm2d_52.w_0 %260#1 : tensor<128xf32>
    %678 = optim.gradient @batch_norm2d_52.b_0 %260#2 : tensor<128xf32>
    %679 = tensor.empty() : tensor<1xf32>
    %new = optim.foreach_parameter out(%679 : tensor<1xf32>) in(%loss_scaling_0 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %1005 = arith.divf %cst, %in : f32
      optim.yield %1005 : f32
    }
    %680 = tensor.empty() : tensor<4x3x7x7xf32>
    %681 = tensor.empty() : tensor<4xf32>
    %682 = tensor.empty() : tensor<4xf32>
    %683 = tensor.empty() : tensor<4x4x1x1xf32>
    %684 = tensor.empty() : tensor<4xf32>
    %685 = tensor.empty() : tensor<4xf32>
    %686 = tensor.empty() : tensor<4x4x3x3xf32>
    %687 = tensor.empty() : tensor<4xf32>
    %688 = tensor.empty() : tensor<4xf32>
    %689 = tensor.empty() : tensor<16x4x1x1xf32>
    %690 = tensor.empty() : tensor<16xf32>
    %691 = tensor.empty() : tensor<16xf32>
    %692 = tensor.empty() : tensor<16x4x1x1xf32>
    %693 = tensor.empty() : tensor<16xf32>
    %694 = tensor.empty() : tensor<16xf32>
    %695 = tensor.empty() : tensor<4x16x1x1xf32>
    %696 = tensor.empty() : tensor<4xf32>
    %697 = tensor.empty() : tensor<4xf32>
    %698 = tensor.empty() : tensor<4x4x3x3xf32>
    %699 = tensor.empty() : tensor<4xf32>
    %700 = tensor.empty() : tensor<4xf32>
    %701 = tensor.empty() : tensor<16x4x1x1xf32>
    %702 = tensor.empty() : tensor<16xf32>
    %703 = tensor.empty() : tensor<16xf32>
    %704 = tensor.empty() : tensor<4x16x1x1xf32>
    %705 = tensor.empty() : tensor<4xf32>
    %706 = tensor.empty() : tensor<4xf32>
    %707 = tensor.empty() : tensor<4x4x3x3xf32>
    %708 = tensor.empty() : tensor<4xf32>
    %709 = tensor.empty() : tensor<4xf32>
    %710 = tensor.empty() : tensor<16x4x1x1xf32>
    %711 = tensor.empty() : tensor<16xf32>
    %712 = tensor.empty() : tensor<16xf32>
    %713 = tensor.empty() : tensor<8x16x1x1xf32>
    %714 = tensor.empty() : tensor<8xf32>
    %715 = tensor.empty() : tensor<8xf32>
    %716 = tensor.empty() : tensor<8x8x3x3xf32>
    %717 = tensor.empty() : tensor<8xf32>
    %718 = tensor.empty() : tensor<8xf32>
    %719 = tensor.empty() : tensor<32x8x1x1xf32>
    %720 = tensor.empty() : tensor<32xf32>
    %721 = tensor.empty() : tensor<32xf32>
    %722 = tensor.empty() : tensor<32x16x1x1xf32>
    %723 = tensor.empty() : tensor<32xf32>
    %724 = tensor.empty() : tensor<32xf32>
    %725 = tensor.empty() : tensor<8x32x1x1xf32>
    %726 = tensor.empty() : tensor<8xf32>
    %727 = tensor.empty() : tensor<8xf32>
    %728 = tensor.empty() : tensor<8x8x3x3xf32>
    %729 = tensor.empty() : tensor<8xf32>
    %730 = tensor.empty() : tensor<8xf32>
    %731 = tensor.empty() : tensor<32x8x1x1xf32>
    %732 = tensor.empty() : tensor<32xf32>
    %733 = tensor.empty() : tensor<32xf32>
    %734 = tensor.empty() : tensor<8x32x1x1xf32>
    %735 = tensor.empty() : tensor<8xf32>
    %736 = tensor.empty() : tensor<8xf32>
    %737 = tensor.empty() : tensor<8x8x3x3xf32>
    %738 = tensor.empty() : tensor<8xf32>
    %739 = tensor.empty() : tensor<8xf32>
    %740 = tensor.empty() : tensor<32x8x1x1xf32>
    %741 = tensor.empty() : tensor<32xf32>
    %742 = tensor.empty() : tensor<32xf32>
    %743 = tensor.empty() : tensor<8x32x1x1xf32>
    %744 = tensor.empty() : tensor<8xf32>
    %745 = tensor.empty() : tensor<8xf32>
    %746 = tensor.empty() : tensor<8x8x3x3xf32>
    %747 = tensor.empty() : tensor<8xf32>
    %748 = tensor.empty() : tensor<8xf32>
    %749 = tensor.empty() : tensor<32x8x1x1xf32>
    %750 = tensor.empty() : tensor<32xf32>
    %751 = tensor.empty() : tensor<32xf32>
    %752 = tensor.empty() : tensor<16x32x1x1xf32>
    %753 = tensor.empty() : tensor<16xf32>
    %754 = tensor.empty() : tensor<16xf32>
    %755 = tensor.empty() : tensor<16x16x3x3xf32>
    %756 = tensor.empty() : tensor<16xf32>
    %757 = tensor.empty() : tensor<16xf32>
    %758 = tensor.empty() : tensor<64x16x1x1xf32>
    %759 = tensor.empty() : tensor<64xf32>
    %760 = tensor.empty() : tensor<64xf32>
    %761 = tensor.empty() : tensor<64x32x1x1xf32>
    %762 = tensor.empty() : tensor<64xf32>
    %763 = tensor.empty() : tensor<64xf32>
    %764 = tensor.empty() : tensor<16x64x1x1xf32>
    %765 = tensor.empty() : tensor<16xf32>
    %766 = tensor.empty() : tensor<16xf32>
    %767 = tensor.empty() : tensor<16x16x3x3xf32>
    %768 = tensor.empty() : tensor<16xf32>
    %769 = tensor.empty() : tensor<16xf32>
    %770 = tensor.empty() : tensor<64x16x1x1xf32>
    %771 = tensor.empty() : tensor<64xf32>
    %772 = tensor.empty() : tensor<64xf32>
    %773 = tensor.empty() : tensor<16x64x1x1xf32>
    %774 = tensor.empty() : tensor<16xf32>
    %775 = tensor.empty() : tensor<16xf32>
    %776 = tensor.empty() : tensor<16x16x3x3xf32>
    %777 = tensor.empty() : tensor<16xf32>
    %778 = tensor.empty() : tensor<16xf32>
    %779 = tensor.empty() : tensor<64x16x1x1xf32>
    %780 = tensor.empty() : tensor<64xf32>
    %781 = tensor.empty() : tensor<64xf32>
    %782 = tensor.empty() : tensor<16x64x1x1xf32>
    %783 = tensor.empty() : tensor<16xf32>
    %784 = tensor.empty() : tensor<16xf32>
    %785 = tensor.empty() : tensor<16x16x3x3xf32>
    %786 = tensor.empty() : tensor<16xf32>
    %787 = tensor.empty() : tensor<16xf32>
    %788 = tensor.empty() : tensor<64x16x1x1xf32>
    %789 = tensor.empty() : tensor<64xf32>
    %790 = tensor.empty() : tensor<64xf32>
    %791 = tensor.empty() : tensor<16x64x1x1xf32>
    %792 = tensor.empty() : tensor<16xf32>
    %793 = tensor.empty() : tensor<16xf32>
    %794 = tensor.empty() : tensor<16x16x3x3xf32>
    %795 = tensor.empty() : tensor<16xf32>
    %796 = tensor.empty() : tensor<16xf32>
    %797 = tensor.empty() : tensor<64x16x1x1xf32>
    %798 = tensor.empty() : tensor<64xf32>
    %799 = tensor.empty() : tensor<64xf32>
    %800 = tensor.empty() : tensor<16x64x1x1xf32>
    %801 = tensor.empty() : tensor<16xf32>
    %802 = tensor.empty() : tensor<16xf32>
    %803 = tensor.empty() : tensor<16x16x3x3xf32>
    %804 = tensor.empty() : tensor<16xf32>
    %805 = tensor.empty() : tensor<16xf32>
    %806 = tensor.empty() : tensor<64x16x1x1xf32>
    %807 = tensor.empty() : tensor<64xf32>
    %808 = tensor.empty() : tensor<64xf32>
    %809 = tensor.empty() : tensor<32x64x1x1xf32>
    %810 = tensor.empty() : tensor<32xf32>
    %811 = tensor.empty() : tensor<32xf32>
    %812 = tensor.empty() : tensor<32x32x3x3xf32>
    %813 = tensor.empty() : tensor<32xf32>
    %814 = tensor.empty() : tensor<32xf32>
    %815 = tensor.empty() : tensor<128x32x1x1xf32>
    %816 = tensor.empty() : tensor<128xf32>
    %817 = tensor.empty() : tensor<128xf32>
    %818 = tensor.empty() : tensor<128x64x1x1xf32>
    %819 = tensor.empty() : tensor<128xf32>
    %820 = tensor.empty() : tensor<128xf32>
    %821 = tensor.empty() : tensor<32x128x1x1xf32>
    %822 = tensor.empty() : tensor<32xf32>
    %823 = tensor.empty() : tensor<32xf32>
    %824 = tensor.empty() : tensor<32x32x3x3xf32>
    %825 = tensor.empty() : tensor<32xf32>
    %826 = tensor.empty() : tensor<32xf32>
    %827 = tensor.empty() : tensor<128x32x1x1xf32>
    %828 = tensor.empty() : tensor<128xf32>
    %829 = tensor.empty() : tensor<128xf32>
    %830 = tensor.empty() : tensor<32x128x1x1xf32>
    %831 = tensor.empty() : tensor<32xf32>
    %832 = tensor.empty() : tensor<32xf32>
    %833 = tensor.empty() : tensor<32x32x3x3xf32>
    %834 = tensor.empty() : tensor<32xf32>
    %835 = tensor.empty() : tensor<32xf32>
    %836 = tensor.empty() : tensor<128x32x1x1xf32>
    %837 = tensor.empty() : tensor<128xf32>
    %838 = tensor.empty() : tensor<128xf32>
    %839 = tensor.empty() : tensor<128x62xf32>
    %840 = tensor.empty() : tensor<62xf32>
    %new_0:161 = optim.foreach
        out(%680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840 : tensor<4x3x7x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x62xf32>, tensor<62xf32>)
        in(%464, %573, %574, %466, %575, %576, %468, %577, %578, %470, %579, %580, %472, %581, %582, %474, %583, %584, %476, %585, %586, %478, %587, %588, %480, %589, %590, %482, %591, %592, %484, %593, %594, %486, %595, %596, %488, %597, %598, %490, %599, %600, %492, %601, %602, %494, %603, %604, %496, %605, %606, %498, %607, %608, %500, %609, %610, %502, %611, %612, %504, %613, %614, %506, %615, %616, %508, %617, %618, %510, %619, %620, %512, %621, %622, %514, %623, %624, %516, %625, %626, %518, %627, %628, %520, %629, %630, %522, %631, %632, %524, %633, %634, %526, %635, %636, %528, %637, %638, %530, %639, %640, %532, %641, %642, %534, %643, %644, %536, %645, %646, %538, %647, %648, %540, %649, %650, %542, %651, %652, %544, %653, %654, %546, %655, %656, %548, %657, %658, %550, %659, %660, %552, %661, %662, %554, %663, %664, %556, %665, %666, %558, %667, %668, %560, %669, %670, %562, %671, %672, %564, %673, %674, %566, %675, %676, %568, %677, %678, %570, %572 : f32)
        scalar(%new : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %1005 = arith.mulf %in, %scalar : f32
      optim.yield %1005 : f32
    }
    %841 = tensor.empty() : tensor<161xf32>
    %sum = optim.reduce
        out(%841 : tensor<161xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7, %new_0#8, %new_0#9, %new_0#10, %new_0#11, %new_0#12, %new_0#13, %new_0#14, %new_0#15, %new_0#16, %new_0#17, %new_0#18, %new_0#19, %new_0#20, %new_0#21, %new_0#22, %new_0#23, %new_0#24, %new_0#25, %new_0#26, %new_0#27, %new_0#28, %new_0#29, %new_0#30, %new_0#31, %new_0#32, %new_0#33, %new_0#34, %new_0#35, %new_0#36, %new_0#37, %new_0#38, %new_0#39, %new_0#40, %new_0#41, %new_0#42, %new_0#43, %new_0#44, %new_0#45, %new_0#46, %new_0#47, %new_0#48, %new_0#49, %new_0#50, %new_0#51, %new_0#52, %new_0#53, %new_0#54, %new_0#55, %new_0#56, %new_0#57, %new_0#58, %new_0#59, %new_0#60, %new_0#61, %new_0#62, %new_0#63, %new_0#64, %new_0#65, %new_0#66, %new_0#67, %new_0#68, %new_0#69, %new_0#70, %new_0#71, %new_0#72, %new_0#73, %new_0#74, %new_0#75, %new_0#76, %new_0#77, %new_0#78, %new_0#79, %new_0#80, %new_0#81, %new_0#82, %new_0#83, %new_0#84, %new_0#85, %new_0#86, %new_0#87, %new_0#88, %new_0#89, %new_0#90, %new_0#91, %new_0#92, %new_0#93, %new_0#94, %new_0#95, %new_0#96, %new_0#97, %new_0#98, %new_0#99, %new_0#100, %new_0#101, %new_0#102, %new_0#103, %new_0#104, %new_0#105, %new_0#106, %new_0#107, %new_0#108, %new_0#109, %new_0#110, %new_0#111, %new_0#112, %new_0#113, %new_0#114, %new_0#115, %new_0#116, %new_0#117, %new_0#118, %new_0#119, %new_0#120, %new_0#121, %new_0#122, %new_0#123, %new_0#124, %new_0#125, %new_0#126, %new_0#127, %new_0#128, %new_0#129, %new_0#130, %new_0#131, %new_0#132, %new_0#133, %new_0#134, %new_0#135, %new_0#136, %new_0#137, %new_0#138, %new_0#139, %new_0#140, %new_0#141, %new_0#142, %new_0#143, %new_0#144, %new_0#145, %new_0#146, %new_0#147, %new_0#148, %new_0#149, %new_0#150, %new_0#151, %new_0#152, %new_0#153, %new_0#154, %new_0#155, %new_0#156, %new_0#157, %new_0#158, %new_0#159, %new_0#160 : tensor<4x3x7x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x62xf32>, tensor<62xf32>) {
    ^bb0(%in: f32):
      %cst = arith.constant 0x7F800000 : f32
      %1005 = math.absf %in : f32
      %1006 = arith.cmpf olt, %1005, %cst : f32
      %cst_326 = arith.constant 0.000000e+00 : f32
      %cst_327 = arith.constant 1.000000e+00 : f32
      %1007 = arith.select %1006, %cst_326, %cst_327 : f32
      optim.yield %1007 : f32
    }
    %842 = tensor.empty() : tensor<1xf32>
    %total = optim.reduce_parameters out(%842 : tensor<1xf32>) in(%sum : tensor<161xf32>)
    %843 = tensor.empty() : tensor<1xi1>
    %new_1 = optim.foreach_parameter out(%843 : tensor<1xi1>) in(%total : tensor<1xf32>) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %1005 = arith.cmpf olt, %cst, %in : f32
      optim.yield %1005 : i1
    }
    %844 = tensor.empty() : tensor<4x3x7x7xf32>
    %845 = tensor.empty() : tensor<4xf32>
    %846 = tensor.empty() : tensor<4xf32>
    %847 = tensor.empty() : tensor<4x4x1x1xf32>
    %848 = tensor.empty() : tensor<4xf32>
    %849 = tensor.empty() : tensor<4xf32>
    %850 = tensor.empty() : tensor<4x4x3x3xf32>
    %851 = tensor.empty() : tensor<4xf32>
    %852 = tensor.empty() : tensor<4xf32>
    %853 = tensor.empty() : tensor<16x4x1x1xf32>
    %854 = tensor.empty() : tensor<16xf32>
    %855 = tensor.empty() : tensor<16xf32>
    %856 = tensor.empty() : tensor<16x4x1x1xf32>
    %857 = tensor.empty() : tensor<16xf32>
    %858 = tensor.empty() : tensor<16xf32>
    %859 = tensor.empty() : tensor<4x16x1x1xf32>
    %860 = tensor.empty() : tensor<4xf32>
    %861 = tensor.empty() : tensor<4xf32>
    %862 = tensor.empty() : tensor<4x4x3x3xf32>
    %863 = tensor.empty() : tensor<4xf32>
    %864 = tensor.empty() : tensor<4xf32>
    %865 = tensor.empty() : tensor<16x4x1x1xf32>
    %866 = tensor.empty() : tensor<16xf32>
    %867 = tensor.empty() : tensor<16xf32>
    %868 = tensor.empty() : tensor<4x16x1x1xf32>
    %869 = tensor.empty() : tensor<4xf32>
    %870 = tensor.empty() : tensor<4xf32>
    %871 = tensor.empty() : tensor<4x4x3x3xf32>
    %872 = tensor.empty() : tensor<4xf32>
    %873 = tensor.empty() : tensor<4xf32>
    %874 = tensor.empty() : tensor<16x4x1x1xf32>
    %875 = tensor.empty() : tensor<16xf32>
    %876 = tensor.empty() : tensor<16xf32>
    %877 = tensor.empty() : tensor<8x16x1x1xf32>
    %878 = tensor.empty() : tensor<8xf32>
    %879 = tensor.empty() : tensor<8xf32>
    %880 = tensor.empty() : tensor<8x8x3x3xf32>
    %881 = tensor.empty() : tensor<8xf32>
    %882 = tensor.empty() : tensor<8xf32>
    %883 = tensor.empty() : tensor<32x8x1x1xf32>
    %884 = tensor.empty() : tensor<32xf32>
    %885 = tensor.empty() : tensor<32xf32>
    %886 = tensor.empty() : tensor<32x16x1x1xf32>
    %887 = tensor.empty() : tensor<32xf32>
    %888 = tensor.empty() : tensor<32xf32>
    %889 = tensor.empty() : tensor<8x32x1x1xf32>
    %890 = tensor.empty() : tensor<8xf32>
    %891 = tensor.empty() : tensor<8xf32>
    %892 = tensor.empty() : tensor<8x8x3x3xf32>
    %893 = tensor.empty() : tensor<8xf32>
    %894 = tensor.empty() : tensor<8xf32>
    %895 = tensor.empty() : tensor<32x8x1x1xf32>
    %896 = tensor.empty() : tensor<32xf32>
    %897 = tensor.empty() : tensor<32xf32>
    %898 = tensor.empty() : tensor<8x32x1x1xf32>
    %899 = tensor.empty() : tensor<8xf32>
    %900 = tensor.empty() : tensor<8xf32>
    %901 = tensor.empty() : tensor<8x8x3x3xf32>
    %902 = tensor.empty() : tensor<8xf32>
    %903 = tensor.empty() : tensor<8xf32>
    %904 = tensor.empty() : tensor<32x8x1x1xf32>
    %905 = tensor.empty() : tensor<32xf32>
    %906 = tensor.empty() : tensor<32xf32>
    %907 = tensor.empty() : tensor<8x32x1x1xf32>
    %908 = tensor.empty() : tensor<8xf32>
    %909 = tensor.empty() : tensor<8xf32>
    %910 = tensor.empty() : tensor<8x8x3x3xf32>
    %911 = tensor.empty() : tensor<8xf32>
    %912 = tensor.empty() : tensor<8xf32>
    %913 = tensor.empty() : tensor<32x8x1x1xf32>
    %914 = tensor.empty() : tensor<32xf32>
    %915 = tensor.empty() : tensor<32xf32>
    %916 = tensor.empty() : tensor<16x32x1x1xf32>
    %917 = tensor.empty() : tensor<16xf32>
    %918 = tensor.empty() : tensor<16xf32>
    %919 = tensor.empty() : tensor<16x16x3x3xf32>
    %920 = tensor.empty() : tensor<16xf32>
    %921 = tensor.empty() : tensor<16xf32>
    %922 = tensor.empty() : tensor<64x16x1x1xf32>
    %923 = tensor.empty() : tensor<64xf32>
    %924 = tensor.empty() : tensor<64xf32>
    %925 = tensor.empty() : tensor<64x32x1x1xf32>
    %926 = tensor.empty() : tensor<64xf32>
    %927 = tensor.empty() : tensor<64xf32>
    %928 = tensor.empty() : tensor<16x64x1x1xf32>
    %929 = tensor.empty() : tensor<16xf32>
    %930 = tensor.empty() : tensor<16xf32>
    %931 = tensor.empty() : tensor<16x16x3x3xf32>
    %932 = tensor.empty() : tensor<16xf32>
    %933 = tensor.empty() : tensor<16xf32>
    %934 = tensor.empty() : tensor<64x16x1x1xf32>
    %935 = tensor.empty() : tensor<64xf32>
    %936 = tensor.empty() : tensor<64xf32>
    %937 = tensor.empty() : tensor<16x64x1x1xf32>
    %938 = tensor.empty() : tensor<16xf32>
    %939 = tensor.empty() : tensor<16xf32>
    %940 = tensor.empty() : tensor<16x16x3x3xf32>
    %941 = tensor.empty() : tensor<16xf32>
    %942 = tensor.empty() : tensor<16xf32>
    %943 = tensor.empty() : tensor<64x16x1x1xf32>
    %944 = tensor.empty() : tensor<64xf32>
    %945 = tensor.empty() : tensor<64xf32>
    %946 = tensor.empty() : tensor<16x64x1x1xf32>
    %947 = tensor.empty() : tensor<16xf32>
    %948 = tensor.empty() : tensor<16xf32>
    %949 = tensor.empty() : tensor<16x16x3x3xf32>
    %950 = tensor.empty() : tensor<16xf32>
    %951 = tensor.empty() : tensor<16xf32>
    %952 = tensor.empty() : tensor<64x16x1x1xf32>
    %953 = tensor.empty() : tensor<64xf32>
    %954 = tensor.empty() : tensor<64xf32>
    %955 = tensor.empty() : tensor<16x64x1x1xf32>
    %956 = tensor.empty() : tensor<16xf32>
    %957 = tensor.empty() : tensor<16xf32>
    %958 = tensor.empty() : tensor<16x16x3x3xf32>
    %959 = tensor.empty() : tensor<16xf32>
    %960 = tensor.empty() : tensor<16xf32>
    %961 = tensor.empty() : tensor<64x16x1x1xf32>
    %962 = tensor.empty() : tensor<64xf32>
    %963 = tensor.empty() : tensor<64xf32>
    %964 = tensor.empty() : tensor<16x64x1x1xf32>
    %965 = tensor.empty() : tensor<16xf32>
    %966 = tensor.empty() : tensor<16xf32>
    %967 = tensor.empty() : tensor<16x16x3x3xf32>
    %968 = tensor.empty() : tensor<16xf32>
    %969 = tensor.empty() : tensor<16xf32>
    %970 = tensor.empty() : tensor<64x16x1x1xf32>
    %971 = tensor.empty() : tensor<64xf32>
    %972 = tensor.empty() : tensor<64xf32>
    %973 = tensor.empty() : tensor<32x64x1x1xf32>
    %974 = tensor.empty() : tensor<32xf32>
    %975 = tensor.empty() : tensor<32xf32>
    %976 = tensor.empty() : tensor<32x32x3x3xf32>
    %977 = tensor.empty() : tensor<32xf32>
    %978 = tensor.empty() : tensor<32xf32>
    %979 = tensor.empty() : tensor<128x32x1x1xf32>
    %980 = tensor.empty() : tensor<128xf32>
    %981 = tensor.empty() : tensor<128xf32>
    %982 = tensor.empty() : tensor<128x64x1x1xf32>
    %983 = tensor.empty() : tensor<128xf32>
    %984 = tensor.empty() : tensor<128xf32>
    %985 = tensor.empty() : tensor<32x128x1x1xf32>
    %986 = tensor.empty() : tensor<32xf32>
    %987 = tensor.empty() : tensor<32xf32>
    %988 = tensor.empty() : tensor<32x32x3x3xf32>
    %989 = tensor.empty() : tensor<32xf32>
    %990 = tensor.empty() : tensor<32xf32>
    %991 = tensor.empty() : tensor<128x32x1x1xf32>
    %992 = tensor.empty() : tensor<128xf32>
    %993 = tensor.empty() : tensor<128xf32>
    %994 = tensor.empty() : tensor<32x128x1x1xf32>
    %995 = tensor.empty() : tensor<32xf32>
    %996 = tensor.empty() : tensor<32xf32>
    %997 = tensor.empty() : tensor<32x32x3x3xf32>
    %998 = tensor.empty() : tensor<32xf32>
    %999 = tensor.empty() : tensor<32xf32>
    %1000 = tensor.empty() : tensor<128x32x1x1xf32>
    %1001 = tensor.empty() : tensor<128xf32>
    %1002 = tensor.empty() : tensor<128xf32>
    %1003 = tensor.empty() : tensor<128x62xf32>
    %1004 = tensor.empty() : tensor<62xf32>
    %new_2:161 = optim.foreach
        out(%844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004 : tensor<4x3x7x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x1x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4x3x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16x4x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<8x16x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x16x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<8x32x1x1xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<32x8x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<16x32x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x32x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<16x64x1x1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16x3x3xf32>, tensor<16xf32>, tensor<16xf32>, tensor<64x16x1x1xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x64x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<32x128x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32x3x3xf32>, tensor<32xf32>, tensor<32xf32>, tensor<128x32x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128x62xf32>, tensor<62xf32>)
        in(%new_0#0, %new_0#1, %new_0#2, %new_0#3, %new_0#4, %new_0#5, %new_0#6, %new_0#7, %new_0#8, %new_0#9, %new_0#10, %new_0#11, %new_0#12, %new_0#13, %new_0#14, %new_0#15, %new_0#16, %new_0#17, %new_0#18, %new_0#19, %new_0#20, %new_0#21, %new_0#22, %new_0#23, %new_0#24, %new_0#25, %new_0#26, %new_0#27, %new_0#28, %new_0#29, %new_0#30, %new_0#31, %new_0#32, %new_0#33, %new_0#34, %new_0#35, %new_0#36, %new_0#37, %new_0#38, %new_0#39, %new_0#40, %new_0#41, %new_0#42, %new_0#43, %new_0#44, %new_0#45, %new_0#46, %new_0#47, %new_0#48, %new_0#49, %new_0#50, %new_0#51, %new_0#52, %new_0#53, %new_0#54, %new_0#55, %new_0#56, %new_0#57, %new_0#58, %new_0#59, %new_0#60, %new_0#61, %new_0#62, %new_0#63, %new_0#64, %new_0#65, %new_0#66, %new_0#67, %new_0#68, %new_0#69, %new_0#70, %new_0#71, %new_0#72, %new_0#73, %new_0#74, %new_0#75, %new_0#76, %new_0#77, %new_0#78, %new_0#79, %new_0#80, %new_0#81, %new_0#82, %new_0#83, %new_0#84, %new_0#85, %new_0#86, %new_0#87, %new_0#88, %new_0#89, %new_0#90, %new_0#91, %new_0#92, %new_0#93, %new_0#94, %new_0#95, %new_0#96, %new_0#97, %new_0#98, %new_0#99, %new_0#100, %new_0#101, %new_0#102, %new_0#103, %new_0#104, %new_0#105, %new_0#106, %new_0#107, %new_0#108, %new_0#109, %new_0#110, %new_0#111, %new_0#112, %new_0#113, %new_0#114, %new_0#115, %new_0#116, %new_0#117, %new_0#118, %new_0#119, %new_0#120, %new_0#121, %new_0#122, %new_0#123, %new_0#124, %new_0#125, %new_0#126, %new_0#127, %new_0#128, %new_0#129, %new_0#130, %new_0#131, %new_0#132, %new_0#133, %new_0#134, %new_0#135, %new_0#136, %new_0#137, %new_0#138, %new_0#139, %new_0#140, %new_0#141, %new_0#142, %new_0#143, %new_0#144, %new_0#145, %new_0#146, %new_0#147, %new_0#148, %new_0#149, %new_0#150, %new_0#151, %new_0#152, %new_0#153, %new_0#154, %new_0#155, %new_0#156, %new_0#157, %new_0#158, %new_0#159, %new_0#160 : f32)
        scalar(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %in: f32, %scalar: i1):
      %cst = arith.constant 0.000000e+00 : f32
      %1005 = arith.select %scalar, %cst, %in : f32
      optim.yield %1005 : f32
    }
    %num_good_steps_0 = ml_program.global_load @num_good_steps_0 : tensor<1xi32>
    %num_bad_steps_0 = ml_program.global_load @num_bad_steps_0 : tensor<1xi32>
    %new_3, %new_4, %new_5 = optim.foreach_parameter out(%loss_scaling_0 : tensor<1xf32>) out(%num_good_steps_0 : tensor<1xi32>) out(%num_bad_steps_0 : tensor<1xi32>) in(%new_1 : tensor<1xi1>) {
    ^bb0(%out: f32, %out_326: i32, %out_327: i32, %in: i1):
      %c1_i32 = arith.constant 1 : i32
      %1005 = arith.addi %out_326, %c1_i32 : i32
      %c2_i32 = arith.constant 2 : i32
      %1006 = arith.cmpi eq, %1005, %c2_i32 : i32
      %c0_i32 = arith.constant 0 : i32
      %1007 = arith.select %1006, %c0_i32, %1005 : i32
      %c1_i32_328 = arith.constant 1 : i32
      %1008 = arith.addi %out_327, %c1_i32_328 : i32
      %c1_i32_329 = arith.constant 1 : i32
      %1009 = arith.cmpi eq, %1008, %c1_i32_329 : i32
      %c0_i32_330 = arith.constant 0 : i32
      %1010 = arith.select %1009, %c0_i32_330, %1008 : i32
      %cst = arith.constant 1.000000e+00 : f32
      %cst_331 = arith.constant 0.699999988 : f32
      %1011 = arith.mulf %out, %cst_331 : f32
      %1012 = arith.cmpf olt, %1011, %cst : f32
      %1013 = arith.select %1012, %cst, %1011 : f32
      %cst_332 = arith.constant 1.500000e+00 : f32
      %1014 = arith.mulf %out, %cst_332 : f32
      %cst_333 = arith.constant 0x7F800000 : f32
      %1015 = math.absf %1014 : f32
      %1016 = arith.cmpf olt, %1015, %cst_333 : f32
      %1017 = arith.select %1016, %1014, %out : f32
      %1018 = arith.select %1009, %1013, %out : f32
      %1019 = arith.select %1006, %1017, %out : f32
      %c0_i32_334 = arith.constant 0 : i32
      %1020 = arith.select %in, %1018, %1019 : f32
      %1021 = arith.select %in, %c0_i32_334, %1007 : i32
      %1022 = arith.select %in, %1010, %c0_i32_334 : i32
      optim.yield %1020, %1021, %1022 : f32, i32, i32
    }
    ml_program.global_store @loss_scaling_0 = %new_3 : tensor<1xf32>
    ml_program.global_store @num_good_steps_0 = %new_4 : tensor<1xi32>
    ml_program.global_store @num_bad_steps_0 = %new_5 : tensor<1xi32>
    %batch_norm2d_0.b_0_velocity_0 = ml_program.global_load @batch_norm2d_0.b_0_velocity_0 : tensor<4xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %velocity = optim.lars_momentum params(%batch_norm2d_0.b_0 : tensor<4xf32>) velocity(%batch_norm2d_0.b_0_velocity_0 : f32) grads(%new_2#2 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_0.b_0 = %params : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.b_0_velocity_0 = %velocity : tensor<4xf32>
    %batch_norm2d_0.w_0_velocity_0 = ml_program.global_load @batch_norm2d_0.w_0_velocity_0 : tensor<4xf32>
    %params_6, %velocity_7 = optim.lars_momentum params(%batch_norm2d_0.w_0 : tensor<4xf32>) velocity(%batch_norm2d_0.w_0_velocity_0 : f32) grads(%new_2#1 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_0.w_0 = %params_6 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.w_0_velocity_0 = %velocity_7 : tensor<4xf32>
    %batch_norm2d_1.b_0_velocity_0 = ml_program.global_load @batch_norm2d_1.b_0_velocity_0 : tensor<4xf32>
    %params_8, %velocity_9 = optim.lars_momentum params(%batch_norm2d_1.b_0 : tensor<4xf32>) velocity(%batch_norm2d_1.b_0_velocity_0 : f32) grads(%new_2#5 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_1.b_0 = %params_8 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.b_0_velocity_0 = %velocity_9 : tensor<4xf32>
    %batch_norm2d_1.w_0_velocity_0 = ml_program.global_load @batch_norm2d_1.w_0_velocity_0 : tensor<4xf32>
    %params_10, %velocity_11 = optim.lars_momentum params(%batch_norm2d_1.w_0 : tensor<4xf32>) velocity(%batch_norm2d_1.w_0_velocity_0 : f32) grads(%new_2#4 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_1.w_0 = %params_10 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.w_0_velocity_0 = %velocity_11 : tensor<4xf32>
    %batch_norm2d_10.b_0_velocity_0 = ml_program.global_load @batch_norm2d_10.b_0_velocity_0 : tensor<16xf32>
    %params_12, %velocity_13 = optim.lars_momentum params(%batch_norm2d_10.b_0 : tensor<16xf32>) velocity(%batch_norm2d_10.b_0_velocity_0 : f32) grads(%new_2#32 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_10.b_0 = %params_12 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.b_0_velocity_0 = %velocity_13 : tensor<16xf32>
    %batch_norm2d_10.w_0_velocity_0 = ml_program.global_load @batch_norm2d_10.w_0_velocity_0 : tensor<16xf32>
    %params_14, %velocity_15 = optim.lars_momentum params(%batch_norm2d_10.w_0 : tensor<16xf32>) velocity(%batch_norm2d_10.w_0_velocity_0 : f32) grads(%new_2#31 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_10.w_0 = %params_14 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.w_0_velocity_0 = %velocity_15 : tensor<16xf32>
    %batch_norm2d_11.b_0_velocity_0 = ml_program.global_load @batch_norm2d_11.b_0_velocity_0 : tensor<8xf32>
    %params_16, %velocity_17 = optim.lars_momentum params(%batch_norm2d_11.b_0 : tensor<8xf32>) velocity(%batch_norm2d_11.b_0_velocity_0 : f32) grads(%new_2#35 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_11.b_0 = %params_16 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.b_0_velocity_0 = %velocity_17 : tensor<8xf32>
    %batch_norm2d_11.w_0_velocity_0 = ml_program.global_load @batch_norm2d_11.w_0_velocity_0 : tensor<8xf32>
    %params_18, %velocity_19 = optim.lars_momentum params(%batch_norm2d_11.w_0 : tensor<8xf32>) velocity(%batch_norm2d_11.w_0_velocity_0 : f32) grads(%new_2#34 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_11.w_0 = %params_18 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.w_0_velocity_0 = %velocity_19 : tensor<8xf32>
    %batch_norm2d_12.b_0_velocity_0 = ml_program.global_load @batch_norm2d_12.b_0_velocity_0 : tensor<8xf32>
    %params_20, %velocity_21 = optim.lars_momentum params(%batch_norm2d_12.b_0 : tensor<8xf32>) velocity(%batch_norm2d_12.b_0_velocity_0 : f32) grads(%new_2#38 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_12.b_0 = %params_20 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.b_0_velocity_0 = %velocity_21 : tensor<8xf32>
    %batch_norm2d_12.w_0_velocity_0 = ml_program.global_load @batch_norm2d_12.w_0_velocity_0 : tensor<8xf32>
    %params_22, %velocity_23 = optim.lars_momentum params(%batch_norm2d_12.w_0 : tensor<8xf32>) velocity(%batch_norm2d_12.w_0_velocity_0 : f32) grads(%new_2#37 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_12.w_0 = %params_22 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.w_0_velocity_0 = %velocity_23 : tensor<8xf32>
    %batch_norm2d_13.b_0_velocity_0 = ml_program.global_load @batch_norm2d_13.b_0_velocity_0 : tensor<32xf32>
    %params_24, %velocity_25 = optim.lars_momentum params(%batch_norm2d_13.b_0 : tensor<32xf32>) velocity(%batch_norm2d_13.b_0_velocity_0 : f32) grads(%new_2#41 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_13.b_0 = %params_24 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.b_0_velocity_0 = %velocity_25 : tensor<32xf32>
    %batch_norm2d_13.w_0_velocity_0 = ml_program.global_load @batch_norm2d_13.w_0_velocity_0 : tensor<32xf32>
    %params_26, %velocity_27 = optim.lars_momentum params(%batch_norm2d_13.w_0 : tensor<32xf32>) velocity(%batch_norm2d_13.w_0_velocity_0 : f32) grads(%new_2#40 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_13.w_0 = %params_26 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.w_0_velocity_0 = %velocity_27 : tensor<32xf32>
    %batch_norm2d_14.b_0_velocity_0 = ml_program.global_load @batch_norm2d_14.b_0_velocity_0 : tensor<32xf32>
    %params_28, %velocity_29 = optim.lars_momentum params(%batch_norm2d_14.b_0 : tensor<32xf32>) velocity(%batch_norm2d_14.b_0_velocity_0 : f32) grads(%new_2#44 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_14.b_0 = %params_28 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.b_0_velocity_0 = %velocity_29 : tensor<32xf32>
    %batch_norm2d_14.w_0_velocity_0 = ml_program.global_load @batch_norm2d_14.w_0_velocity_0 : tensor<32xf32>
    %params_30, %velocity_31 = optim.lars_momentum params(%batch_norm2d_14.w_0 : tensor<32xf32>) velocity(%batch_norm2d_14.w_0_velocity_0 : f32) grads(%new_2#43 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_14.w_0 = %params_30 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.w_0_velocity_0 = %velocity_31 : tensor<32xf32>
    %batch_norm2d_15.b_0_velocity_0 = ml_program.global_load @batch_norm2d_15.b_0_velocity_0 : tensor<8xf32>
    %params_32, %velocity_33 = optim.lars_momentum params(%batch_norm2d_15.b_0 : tensor<8xf32>) velocity(%batch_norm2d_15.b_0_velocity_0 : f32) grads(%new_2#47 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_15.b_0 = %params_32 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.b_0_velocity_0 = %velocity_33 : tensor<8xf32>
    %batch_norm2d_15.w_0_velocity_0 = ml_program.global_load @batch_norm2d_15.w_0_velocity_0 : tensor<8xf32>
    %params_34, %velocity_35 = optim.lars_momentum params(%batch_norm2d_15.w_0 : tensor<8xf32>) velocity(%batch_norm2d_15.w_0_velocity_0 : f32) grads(%new_2#46 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_15.w_0 = %params_34 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.w_0_velocity_0 = %velocity_35 : tensor<8xf32>
    %batch_norm2d_16.b_0_velocity_0 = ml_program.global_load @batch_norm2d_16.b_0_velocity_0 : tensor<8xf32>
    %params_36, %velocity_37 = optim.lars_momentum params(%batch_norm2d_16.b_0 : tensor<8xf32>) velocity(%batch_norm2d_16.b_0_velocity_0 : f32) grads(%new_2#50 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_16.b_0 = %params_36 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.b_0_velocity_0 = %velocity_37 : tensor<8xf32>
    %batch_norm2d_16.w_0_velocity_0 = ml_program.global_load @batch_norm2d_16.w_0_velocity_0 : tensor<8xf32>
    %params_38, %velocity_39 = optim.lars_momentum params(%batch_norm2d_16.w_0 : tensor<8xf32>) velocity(%batch_norm2d_16.w_0_velocity_0 : f32) grads(%new_2#49 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_16.w_0 = %params_38 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.w_0_velocity_0 = %velocity_39 : tensor<8xf32>
    %batch_norm2d_17.b_0_velocity_0 = ml_program.global_load @batch_norm2d_17.b_0_velocity_0 : tensor<32xf32>
    %params_40, %velocity_41 = optim.lars_momentum params(%batch_norm2d_17.b_0 : tensor<32xf32>) velocity(%batch_norm2d_17.b_0_velocity_0 : f32) grads(%new_2#53 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_17.b_0 = %params_40 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.b_0_velocity_0 = %velocity_41 : tensor<32xf32>
    %batch_norm2d_17.w_0_velocity_0 = ml_program.global_load @batch_norm2d_17.w_0_velocity_0 : tensor<32xf32>
    %params_42, %velocity_43 = optim.lars_momentum params(%batch_norm2d_17.w_0 : tensor<32xf32>) velocity(%batch_norm2d_17.w_0_velocity_0 : f32) grads(%new_2#52 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_17.w_0 = %params_42 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.w_0_velocity_0 = %velocity_43 : tensor<32xf32>
    %batch_norm2d_18.b_0_velocity_0 = ml_program.global_load @batch_norm2d_18.b_0_velocity_0 : tensor<8xf32>
    %params_44, %velocity_45 = optim.lars_momentum params(%batch_norm2d_18.b_0 : tensor<8xf32>) velocity(%batch_norm2d_18.b_0_velocity_0 : f32) grads(%new_2#56 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_18.b_0 = %params_44 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.b_0_velocity_0 = %velocity_45 : tensor<8xf32>
    %batch_norm2d_18.w_0_velocity_0 = ml_program.global_load @batch_norm2d_18.w_0_velocity_0 : tensor<8xf32>
    %params_46, %velocity_47 = optim.lars_momentum params(%batch_norm2d_18.w_0 : tensor<8xf32>) velocity(%batch_norm2d_18.w_0_velocity_0 : f32) grads(%new_2#55 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_18.w_0 = %params_46 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.w_0_velocity_0 = %velocity_47 : tensor<8xf32>
    %batch_norm2d_19.b_0_velocity_0 = ml_program.global_load @batch_norm2d_19.b_0_velocity_0 : tensor<8xf32>
    %params_48, %velocity_49 = optim.lars_momentum params(%batch_norm2d_19.b_0 : tensor<8xf32>) velocity(%batch_norm2d_19.b_0_velocity_0 : f32) grads(%new_2#59 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_19.b_0 = %params_48 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.b_0_velocity_0 = %velocity_49 : tensor<8xf32>
    %batch_norm2d_19.w_0_velocity_0 = ml_program.global_load @batch_norm2d_19.w_0_velocity_0 : tensor<8xf32>
    %params_50, %velocity_51 = optim.lars_momentum params(%batch_norm2d_19.w_0 : tensor<8xf32>) velocity(%batch_norm2d_19.w_0_velocity_0 : f32) grads(%new_2#58 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_19.w_0 = %params_50 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.w_0_velocity_0 = %velocity_51 : tensor<8xf32>
    %batch_norm2d_2.b_0_velocity_0 = ml_program.global_load @batch_norm2d_2.b_0_velocity_0 : tensor<4xf32>
    %params_52, %velocity_53 = optim.lars_momentum params(%batch_norm2d_2.b_0 : tensor<4xf32>) velocity(%batch_norm2d_2.b_0_velocity_0 : f32) grads(%new_2#8 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_2.b_0 = %params_52 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.b_0_velocity_0 = %velocity_53 : tensor<4xf32>
    %batch_norm2d_2.w_0_velocity_0 = ml_program.global_load @batch_norm2d_2.w_0_velocity_0 : tensor<4xf32>
    %params_54, %velocity_55 = optim.lars_momentum params(%batch_norm2d_2.w_0 : tensor<4xf32>) velocity(%batch_norm2d_2.w_0_velocity_0 : f32) grads(%new_2#7 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_2.w_0 = %params_54 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.w_0_velocity_0 = %velocity_55 : tensor<4xf32>
    %batch_norm2d_20.b_0_velocity_0 = ml_program.global_load @batch_norm2d_20.b_0_velocity_0 : tensor<32xf32>
    %params_56, %velocity_57 = optim.lars_momentum params(%batch_norm2d_20.b_0 : tensor<32xf32>) velocity(%batch_norm2d_20.b_0_velocity_0 : f32) grads(%new_2#62 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_20.b_0 = %params_56 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.b_0_velocity_0 = %velocity_57 : tensor<32xf32>
    %batch_norm2d_20.w_0_velocity_0 = ml_program.global_load @batch_norm2d_20.w_0_velocity_0 : tensor<32xf32>
    %params_58, %velocity_59 = optim.lars_momentum params(%batch_norm2d_20.w_0 : tensor<32xf32>) velocity(%batch_norm2d_20.w_0_velocity_0 : f32) grads(%new_2#61 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_20.w_0 = %params_58 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.w_0_velocity_0 = %velocity_59 : tensor<32xf32>
    %batch_norm2d_21.b_0_velocity_0 = ml_program.global_load @batch_norm2d_21.b_0_velocity_0 : tensor<8xf32>
    %params_60, %velocity_61 = optim.lars_momentum params(%batch_norm2d_21.b_0 : tensor<8xf32>) velocity(%batch_norm2d_21.b_0_velocity_0 : f32) grads(%new_2#65 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_21.b_0 = %params_60 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.b_0_velocity_0 = %velocity_61 : tensor<8xf32>
    %batch_norm2d_21.w_0_velocity_0 = ml_program.global_load @batch_norm2d_21.w_0_velocity_0 : tensor<8xf32>
    %params_62, %velocity_63 = optim.lars_momentum params(%batch_norm2d_21.w_0 : tensor<8xf32>) velocity(%batch_norm2d_21.w_0_velocity_0 : f32) grads(%new_2#64 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_21.w_0 = %params_62 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.w_0_velocity_0 = %velocity_63 : tensor<8xf32>
    %batch_norm2d_22.b_0_velocity_0 = ml_program.global_load @batch_norm2d_22.b_0_velocity_0 : tensor<8xf32>
    %params_64, %velocity_65 = optim.lars_momentum params(%batch_norm2d_22.b_0 : tensor<8xf32>) velocity(%batch_norm2d_22.b_0_velocity_0 : f32) grads(%new_2#68 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_22.b_0 = %params_64 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.b_0_velocity_0 = %velocity_65 : tensor<8xf32>
    %batch_norm2d_22.w_0_velocity_0 = ml_program.global_load @batch_norm2d_22.w_0_velocity_0 : tensor<8xf32>
    %params_66, %velocity_67 = optim.lars_momentum params(%batch_norm2d_22.w_0 : tensor<8xf32>) velocity(%batch_norm2d_22.w_0_velocity_0 : f32) grads(%new_2#67 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_22.w_0 = %params_66 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.w_0_velocity_0 = %velocity_67 : tensor<8xf32>
    %batch_norm2d_23.b_0_velocity_0 = ml_program.global_load @batch_norm2d_23.b_0_velocity_0 : tensor<32xf32>
    %params_68, %velocity_69 = optim.lars_momentum params(%batch_norm2d_23.b_0 : tensor<32xf32>) velocity(%batch_norm2d_23.b_0_velocity_0 : f32) grads(%new_2#71 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_23.b_0 = %params_68 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.b_0_velocity_0 = %velocity_69 : tensor<32xf32>
    %batch_norm2d_23.w_0_velocity_0 = ml_program.global_load @batch_norm2d_23.w_0_velocity_0 : tensor<32xf32>
    %params_70, %velocity_71 = optim.lars_momentum params(%batch_norm2d_23.w_0 : tensor<32xf32>) velocity(%batch_norm2d_23.w_0_velocity_0 : f32) grads(%new_2#70 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_23.w_0 = %params_70 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.w_0_velocity_0 = %velocity_71 : tensor<32xf32>
    %batch_norm2d_24.b_0_velocity_0 = ml_program.global_load @batch_norm2d_24.b_0_velocity_0 : tensor<16xf32>
    %params_72, %velocity_73 = optim.lars_momentum params(%batch_norm2d_24.b_0 : tensor<16xf32>) velocity(%batch_norm2d_24.b_0_velocity_0 : f32) grads(%new_2#74 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_24.b_0 = %params_72 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.b_0_velocity_0 = %velocity_73 : tensor<16xf32>
    %batch_norm2d_24.w_0_velocity_0 = ml_program.global_load @batch_norm2d_24.w_0_velocity_0 : tensor<16xf32>
    %params_74, %velocity_75 = optim.lars_momentum params(%batch_norm2d_24.w_0 : tensor<16xf32>) velocity(%batch_norm2d_24.w_0_velocity_0 : f32) grads(%new_2#73 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_24.w_0 = %params_74 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.w_0_velocity_0 = %velocity_75 : tensor<16xf32>
    %batch_norm2d_25.b_0_velocity_0 = ml_program.global_load @batch_norm2d_25.b_0_velocity_0 : tensor<16xf32>
    %params_76, %velocity_77 = optim.lars_momentum params(%batch_norm2d_25.b_0 : tensor<16xf32>) velocity(%batch_norm2d_25.b_0_velocity_0 : f32) grads(%new_2#77 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_25.b_0 = %params_76 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.b_0_velocity_0 = %velocity_77 : tensor<16xf32>
    %batch_norm2d_25.w_0_velocity_0 = ml_program.global_load @batch_norm2d_25.w_0_velocity_0 : tensor<16xf32>
    %params_78, %velocity_79 = optim.lars_momentum params(%batch_norm2d_25.w_0 : tensor<16xf32>) velocity(%batch_norm2d_25.w_0_velocity_0 : f32) grads(%new_2#76 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_25.w_0 = %params_78 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.w_0_velocity_0 = %velocity_79 : tensor<16xf32>
    %batch_norm2d_26.b_0_velocity_0 = ml_program.global_load @batch_norm2d_26.b_0_velocity_0 : tensor<64xf32>
    %params_80, %velocity_81 = optim.lars_momentum params(%batch_norm2d_26.b_0 : tensor<64xf32>) velocity(%batch_norm2d_26.b_0_velocity_0 : f32) grads(%new_2#80 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_26.b_0 = %params_80 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.b_0_velocity_0 = %velocity_81 : tensor<64xf32>
    %batch_norm2d_26.w_0_velocity_0 = ml_program.global_load @batch_norm2d_26.w_0_velocity_0 : tensor<64xf32>
    %params_82, %velocity_83 = optim.lars_momentum params(%batch_norm2d_26.w_0 : tensor<64xf32>) velocity(%batch_norm2d_26.w_0_velocity_0 : f32) grads(%new_2#79 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_26.w_0 = %params_82 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.w_0_velocity_0 = %velocity_83 : tensor<64xf32>
    %batch_norm2d_27.b_0_velocity_0 = ml_program.global_load @batch_norm2d_27.b_0_velocity_0 : tensor<64xf32>
    %params_84, %velocity_85 = optim.lars_momentum params(%batch_norm2d_27.b_0 : tensor<64xf32>) velocity(%batch_norm2d_27.b_0_velocity_0 : f32) grads(%new_2#83 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_27.b_0 = %params_84 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.b_0_velocity_0 = %velocity_85 : tensor<64xf32>
    %batch_norm2d_27.w_0_velocity_0 = ml_program.global_load @batch_norm2d_27.w_0_velocity_0 : tensor<64xf32>
    %params_86, %velocity_87 = optim.lars_momentum params(%batch_norm2d_27.w_0 : tensor<64xf32>) velocity(%batch_norm2d_27.w_0_velocity_0 : f32) grads(%new_2#82 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_27.w_0 = %params_86 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.w_0_velocity_0 = %velocity_87 : tensor<64xf32>
    %batch_norm2d_28.b_0_velocity_0 = ml_program.global_load @batch_norm2d_28.b_0_velocity_0 : tensor<16xf32>
    %params_88, %velocity_89 = optim.lars_momentum params(%batch_norm2d_28.b_0 : tensor<16xf32>) velocity(%batch_norm2d_28.b_0_velocity_0 : f32) grads(%new_2#86 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_28.b_0 = %params_88 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.b_0_velocity_0 = %velocity_89 : tensor<16xf32>
    %batch_norm2d_28.w_0_velocity_0 = ml_program.global_load @batch_norm2d_28.w_0_velocity_0 : tensor<16xf32>
    %params_90, %velocity_91 = optim.lars_momentum params(%batch_norm2d_28.w_0 : tensor<16xf32>) velocity(%batch_norm2d_28.w_0_velocity_0 : f32) grads(%new_2#85 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_28.w_0 = %params_90 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.w_0_velocity_0 = %velocity_91 : tensor<16xf32>
    %batch_norm2d_29.b_0_velocity_0 = ml_program.global_load @batch_norm2d_29.b_0_velocity_0 : tensor<16xf32>
    %params_92, %velocity_93 = optim.lars_momentum params(%batch_norm2d_29.b_0 : tensor<16xf32>) velocity(%batch_norm2d_29.b_0_velocity_0 : f32) grads(%new_2#89 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_29.b_0 = %params_92 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.b_0_velocity_0 = %velocity_93 : tensor<16xf32>
    %batch_norm2d_29.w_0_velocity_0 = ml_program.global_load @batch_norm2d_29.w_0_velocity_0 : tensor<16xf32>
    %params_94, %velocity_95 = optim.lars_momentum params(%batch_norm2d_29.w_0 : tensor<16xf32>) velocity(%batch_norm2d_29.w_0_velocity_0 : f32) grads(%new_2#88 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_29.w_0 = %params_94 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.w_0_velocity_0 = %velocity_95 : tensor<16xf32>
    %batch_norm2d_3.b_0_velocity_0 = ml_program.global_load @batch_norm2d_3.b_0_velocity_0 : tensor<16xf32>
    %params_96, %velocity_97 = optim.lars_momentum params(%batch_norm2d_3.b_0 : tensor<16xf32>) velocity(%batch_norm2d_3.b_0_velocity_0 : f32) grads(%new_2#11 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_3.b_0 = %params_96 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.b_0_velocity_0 = %velocity_97 : tensor<16xf32>
    %batch_norm2d_3.w_0_velocity_0 = ml_program.global_load @batch_norm2d_3.w_0_velocity_0 : tensor<16xf32>
    %params_98, %velocity_99 = optim.lars_momentum params(%batch_norm2d_3.w_0 : tensor<16xf32>) velocity(%batch_norm2d_3.w_0_velocity_0 : f32) grads(%new_2#10 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_3.w_0 = %params_98 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.w_0_velocity_0 = %velocity_99 : tensor<16xf32>
    %batch_norm2d_30.b_0_velocity_0 = ml_program.global_load @batch_norm2d_30.b_0_velocity_0 : tensor<64xf32>
    %params_100, %velocity_101 = optim.lars_momentum params(%batch_norm2d_30.b_0 : tensor<64xf32>) velocity(%batch_norm2d_30.b_0_velocity_0 : f32) grads(%new_2#92 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_30.b_0 = %params_100 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.b_0_velocity_0 = %velocity_101 : tensor<64xf32>
    %batch_norm2d_30.w_0_velocity_0 = ml_program.global_load @batch_norm2d_30.w_0_velocity_0 : tensor<64xf32>
    %params_102, %velocity_103 = optim.lars_momentum params(%batch_norm2d_30.w_0 : tensor<64xf32>) velocity(%batch_norm2d_30.w_0_velocity_0 : f32) grads(%new_2#91 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_30.w_0 = %params_102 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.w_0_velocity_0 = %velocity_103 : tensor<64xf32>
    %batch_norm2d_31.b_0_velocity_0 = ml_program.global_load @batch_norm2d_31.b_0_velocity_0 : tensor<16xf32>
    %params_104, %velocity_105 = optim.lars_momentum params(%batch_norm2d_31.b_0 : tensor<16xf32>) velocity(%batch_norm2d_31.b_0_velocity_0 : f32) grads(%new_2#95 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_31.b_0 = %params_104 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.b_0_velocity_0 = %velocity_105 : tensor<16xf32>
    %batch_norm2d_31.w_0_velocity_0 = ml_program.global_load @batch_norm2d_31.w_0_velocity_0 : tensor<16xf32>
    %params_106, %velocity_107 = optim.lars_momentum params(%batch_norm2d_31.w_0 : tensor<16xf32>) velocity(%batch_norm2d_31.w_0_velocity_0 : f32) grads(%new_2#94 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_31.w_0 = %params_106 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.w_0_velocity_0 = %velocity_107 : tensor<16xf32>
    %batch_norm2d_32.b_0_velocity_0 = ml_program.global_load @batch_norm2d_32.b_0_velocity_0 : tensor<16xf32>
    %params_108, %velocity_109 = optim.lars_momentum params(%batch_norm2d_32.b_0 : tensor<16xf32>) velocity(%batch_norm2d_32.b_0_velocity_0 : f32) grads(%new_2#98 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_32.b_0 = %params_108 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.b_0_velocity_0 = %velocity_109 : tensor<16xf32>
    %batch_norm2d_32.w_0_velocity_0 = ml_program.global_load @batch_norm2d_32.w_0_velocity_0 : tensor<16xf32>
    %params_110, %velocity_111 = optim.lars_momentum params(%batch_norm2d_32.w_0 : tensor<16xf32>) velocity(%batch_norm2d_32.w_0_velocity_0 : f32) grads(%new_2#97 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_32.w_0 = %params_110 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.w_0_velocity_0 = %velocity_111 : tensor<16xf32>
    %batch_norm2d_33.b_0_velocity_0 = ml_program.global_load @batch_norm2d_33.b_0_velocity_0 : tensor<64xf32>
    %params_112, %velocity_113 = optim.lars_momentum params(%batch_norm2d_33.b_0 : tensor<64xf32>) velocity(%batch_norm2d_33.b_0_velocity_0 : f32) grads(%new_2#101 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_33.b_0 = %params_112 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.b_0_velocity_0 = %velocity_113 : tensor<64xf32>
    %batch_norm2d_33.w_0_velocity_0 = ml_program.global_load @batch_norm2d_33.w_0_velocity_0 : tensor<64xf32>
    %params_114, %velocity_115 = optim.lars_momentum params(%batch_norm2d_33.w_0 : tensor<64xf32>) velocity(%batch_norm2d_33.w_0_velocity_0 : f32) grads(%new_2#100 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_33.w_0 = %params_114 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.w_0_velocity_0 = %velocity_115 : tensor<64xf32>
    %batch_norm2d_34.b_0_velocity_0 = ml_program.global_load @batch_norm2d_34.b_0_velocity_0 : tensor<16xf32>
    %params_116, %velocity_117 = optim.lars_momentum params(%batch_norm2d_34.b_0 : tensor<16xf32>) velocity(%batch_norm2d_34.b_0_velocity_0 : f32) grads(%new_2#104 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_34.b_0 = %params_116 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.b_0_velocity_0 = %velocity_117 : tensor<16xf32>
    %batch_norm2d_34.w_0_velocity_0 = ml_program.global_load @batch_norm2d_34.w_0_velocity_0 : tensor<16xf32>
    %params_118, %velocity_119 = optim.lars_momentum params(%batch_norm2d_34.w_0 : tensor<16xf32>) velocity(%batch_norm2d_34.w_0_velocity_0 : f32) grads(%new_2#103 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_34.w_0 = %params_118 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.w_0_velocity_0 = %velocity_119 : tensor<16xf32>
    %batch_norm2d_35.b_0_velocity_0 = ml_program.global_load @batch_norm2d_35.b_0_velocity_0 : tensor<16xf32>
    %params_120, %velocity_121 = optim.lars_momentum params(%batch_norm2d_35.b_0 : tensor<16xf32>) velocity(%batch_norm2d_35.b_0_velocity_0 : f32) grads(%new_2#107 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_35.b_0 = %params_120 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.b_0_velocity_0 = %velocity_121 : tensor<16xf32>
    %batch_norm2d_35.w_0_velocity_0 = ml_program.global_load @batch_norm2d_35.w_0_velocity_0 : tensor<16xf32>
    %params_122, %velocity_123 = optim.lars_momentum params(%batch_norm2d_35.w_0 : tensor<16xf32>) velocity(%batch_norm2d_35.w_0_velocity_0 : f32) grads(%new_2#106 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_35.w_0 = %params_122 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.w_0_velocity_0 = %velocity_123 : tensor<16xf32>
    %batch_norm2d_36.b_0_velocity_0 = ml_program.global_load @batch_norm2d_36.b_0_velocity_0 : tensor<64xf32>
    %params_124, %velocity_125 = optim.lars_momentum params(%batch_norm2d_36.b_0 : tensor<64xf32>) velocity(%batch_norm2d_36.b_0_velocity_0 : f32) grads(%new_2#110 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_36.b_0 = %params_124 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.b_0_velocity_0 = %velocity_125 : tensor<64xf32>
    %batch_norm2d_36.w_0_velocity_0 = ml_program.global_load @batch_norm2d_36.w_0_velocity_0 : tensor<64xf32>
    %params_126, %velocity_127 = optim.lars_momentum params(%batch_norm2d_36.w_0 : tensor<64xf32>) velocity(%batch_norm2d_36.w_0_velocity_0 : f32) grads(%new_2#109 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_36.w_0 = %params_126 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.w_0_velocity_0 = %velocity_127 : tensor<64xf32>
    %batch_norm2d_37.b_0_velocity_0 = ml_program.global_load @batch_norm2d_37.b_0_velocity_0 : tensor<16xf32>
    %params_128, %velocity_129 = optim.lars_momentum params(%batch_norm2d_37.b_0 : tensor<16xf32>) velocity(%batch_norm2d_37.b_0_velocity_0 : f32) grads(%new_2#113 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_37.b_0 = %params_128 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.b_0_velocity_0 = %velocity_129 : tensor<16xf32>
    %batch_norm2d_37.w_0_velocity_0 = ml_program.global_load @batch_norm2d_37.w_0_velocity_0 : tensor<16xf32>
    %params_130, %velocity_131 = optim.lars_momentum params(%batch_norm2d_37.w_0 : tensor<16xf32>) velocity(%batch_norm2d_37.w_0_velocity_0 : f32) grads(%new_2#112 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_37.w_0 = %params_130 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.w_0_velocity_0 = %velocity_131 : tensor<16xf32>
    %batch_norm2d_38.b_0_velocity_0 = ml_program.global_load @batch_norm2d_38.b_0_velocity_0 : tensor<16xf32>
    %params_132, %velocity_133 = optim.lars_momentum params(%batch_norm2d_38.b_0 : tensor<16xf32>) velocity(%batch_norm2d_38.b_0_velocity_0 : f32) grads(%new_2#116 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_38.b_0 = %params_132 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.b_0_velocity_0 = %velocity_133 : tensor<16xf32>
    %batch_norm2d_38.w_0_velocity_0 = ml_program.global_load @batch_norm2d_38.w_0_velocity_0 : tensor<16xf32>
    %params_134, %velocity_135 = optim.lars_momentum params(%batch_norm2d_38.w_0 : tensor<16xf32>) velocity(%batch_norm2d_38.w_0_velocity_0 : f32) grads(%new_2#115 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_38.w_0 = %params_134 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.w_0_velocity_0 = %velocity_135 : tensor<16xf32>
    %batch_norm2d_39.b_0_velocity_0 = ml_program.global_load @batch_norm2d_39.b_0_velocity_0 : tensor<64xf32>
    %params_136, %velocity_137 = optim.lars_momentum params(%batch_norm2d_39.b_0 : tensor<64xf32>) velocity(%batch_norm2d_39.b_0_velocity_0 : f32) grads(%new_2#119 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_39.b_0 = %params_136 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.b_0_velocity_0 = %velocity_137 : tensor<64xf32>
    %batch_norm2d_39.w_0_velocity_0 = ml_program.global_load @batch_norm2d_39.w_0_velocity_0 : tensor<64xf32>
    %params_138, %velocity_139 = optim.lars_momentum params(%batch_norm2d_39.w_0 : tensor<64xf32>) velocity(%batch_norm2d_39.w_0_velocity_0 : f32) grads(%new_2#118 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_39.w_0 = %params_138 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.w_0_velocity_0 = %velocity_139 : tensor<64xf32>
    %batch_norm2d_4.b_0_velocity_0 = ml_program.global_load @batch_norm2d_4.b_0_velocity_0 : tensor<16xf32>
    %params_140, %velocity_141 = optim.lars_momentum params(%batch_norm2d_4.b_0 : tensor<16xf32>) velocity(%batch_norm2d_4.b_0_velocity_0 : f32) grads(%new_2#14 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_4.b_0 = %params_140 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.b_0_velocity_0 = %velocity_141 : tensor<16xf32>
    %batch_norm2d_4.w_0_velocity_0 = ml_program.global_load @batch_norm2d_4.w_0_velocity_0 : tensor<16xf32>
    %params_142, %velocity_143 = optim.lars_momentum params(%batch_norm2d_4.w_0 : tensor<16xf32>) velocity(%batch_norm2d_4.w_0_velocity_0 : f32) grads(%new_2#13 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_4.w_0 = %params_142 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.w_0_velocity_0 = %velocity_143 : tensor<16xf32>
    %batch_norm2d_40.b_0_velocity_0 = ml_program.global_load @batch_norm2d_40.b_0_velocity_0 : tensor<16xf32>
    %params_144, %velocity_145 = optim.lars_momentum params(%batch_norm2d_40.b_0 : tensor<16xf32>) velocity(%batch_norm2d_40.b_0_velocity_0 : f32) grads(%new_2#122 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_40.b_0 = %params_144 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.b_0_velocity_0 = %velocity_145 : tensor<16xf32>
    %batch_norm2d_40.w_0_velocity_0 = ml_program.global_load @batch_norm2d_40.w_0_velocity_0 : tensor<16xf32>
    %params_146, %velocity_147 = optim.lars_momentum params(%batch_norm2d_40.w_0 : tensor<16xf32>) velocity(%batch_norm2d_40.w_0_velocity_0 : f32) grads(%new_2#121 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_40.w_0 = %params_146 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.w_0_velocity_0 = %velocity_147 : tensor<16xf32>
    %batch_norm2d_41.b_0_velocity_0 = ml_program.global_load @batch_norm2d_41.b_0_velocity_0 : tensor<16xf32>
    %params_148, %velocity_149 = optim.lars_momentum params(%batch_norm2d_41.b_0 : tensor<16xf32>) velocity(%batch_norm2d_41.b_0_velocity_0 : f32) grads(%new_2#125 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_41.b_0 = %params_148 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.b_0_velocity_0 = %velocity_149 : tensor<16xf32>
    %batch_norm2d_41.w_0_velocity_0 = ml_program.global_load @batch_norm2d_41.w_0_velocity_0 : tensor<16xf32>
    %params_150, %velocity_151 = optim.lars_momentum params(%batch_norm2d_41.w_0 : tensor<16xf32>) velocity(%batch_norm2d_41.w_0_velocity_0 : f32) grads(%new_2#124 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_41.w_0 = %params_150 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.w_0_velocity_0 = %velocity_151 : tensor<16xf32>
    %batch_norm2d_42.b_0_velocity_0 = ml_program.global_load @batch_norm2d_42.b_0_velocity_0 : tensor<64xf32>
    %params_152, %velocity_153 = optim.lars_momentum params(%batch_norm2d_42.b_0 : tensor<64xf32>) velocity(%batch_norm2d_42.b_0_velocity_0 : f32) grads(%new_2#128 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_42.b_0 = %params_152 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.b_0_velocity_0 = %velocity_153 : tensor<64xf32>
    %batch_norm2d_42.w_0_velocity_0 = ml_program.global_load @batch_norm2d_42.w_0_velocity_0 : tensor<64xf32>
    %params_154, %velocity_155 = optim.lars_momentum params(%batch_norm2d_42.w_0 : tensor<64xf32>) velocity(%batch_norm2d_42.w_0_velocity_0 : f32) grads(%new_2#127 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_42.w_0 = %params_154 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.w_0_velocity_0 = %velocity_155 : tensor<64xf32>
    %batch_norm2d_43.b_0_velocity_0 = ml_program.global_load @batch_norm2d_43.b_0_velocity_0 : tensor<32xf32>
    %params_156, %velocity_157 = optim.lars_momentum params(%batch_norm2d_43.b_0 : tensor<32xf32>) velocity(%batch_norm2d_43.b_0_velocity_0 : f32) grads(%new_2#131 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_43.b_0 = %params_156 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.b_0_velocity_0 = %velocity_157 : tensor<32xf32>
    %batch_norm2d_43.w_0_velocity_0 = ml_program.global_load @batch_norm2d_43.w_0_velocity_0 : tensor<32xf32>
    %params_158, %velocity_159 = optim.lars_momentum params(%batch_norm2d_43.w_0 : tensor<32xf32>) velocity(%batch_norm2d_43.w_0_velocity_0 : f32) grads(%new_2#130 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_43.w_0 = %params_158 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.w_0_velocity_0 = %velocity_159 : tensor<32xf32>
    %batch_norm2d_44.b_0_velocity_0 = ml_program.global_load @batch_norm2d_44.b_0_velocity_0 : tensor<32xf32>
    %params_160, %velocity_161 = optim.lars_momentum params(%batch_norm2d_44.b_0 : tensor<32xf32>) velocity(%batch_norm2d_44.b_0_velocity_0 : f32) grads(%new_2#134 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_44.b_0 = %params_160 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.b_0_velocity_0 = %velocity_161 : tensor<32xf32>
    %batch_norm2d_44.w_0_velocity_0 = ml_program.global_load @batch_norm2d_44.w_0_velocity_0 : tensor<32xf32>
    %params_162, %velocity_163 = optim.lars_momentum params(%batch_norm2d_44.w_0 : tensor<32xf32>) velocity(%batch_norm2d_44.w_0_velocity_0 : f32) grads(%new_2#133 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_44.w_0 = %params_162 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.w_0_velocity_0 = %velocity_163 : tensor<32xf32>
    %batch_norm2d_45.b_0_velocity_0 = ml_program.global_load @batch_norm2d_45.b_0_velocity_0 : tensor<128xf32>
    %params_164, %velocity_165 = optim.lars_momentum params(%batch_norm2d_45.b_0 : tensor<128xf32>) velocity(%batch_norm2d_45.b_0_velocity_0 : f32) grads(%new_2#137 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_45.b_0 = %params_164 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.b_0_velocity_0 = %velocity_165 : tensor<128xf32>
    %batch_norm2d_45.w_0_velocity_0 = ml_program.global_load @batch_norm2d_45.w_0_velocity_0 : tensor<128xf32>
    %params_166, %velocity_167 = optim.lars_momentum params(%batch_norm2d_45.w_0 : tensor<128xf32>) velocity(%batch_norm2d_45.w_0_velocity_0 : f32) grads(%new_2#136 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_45.w_0 = %params_166 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.w_0_velocity_0 = %velocity_167 : tensor<128xf32>
    %batch_norm2d_46.b_0_velocity_0 = ml_program.global_load @batch_norm2d_46.b_0_velocity_0 : tensor<128xf32>
    %params_168, %velocity_169 = optim.lars_momentum params(%batch_norm2d_46.b_0 : tensor<128xf32>) velocity(%batch_norm2d_46.b_0_velocity_0 : f32) grads(%new_2#140 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_46.b_0 = %params_168 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.b_0_velocity_0 = %velocity_169 : tensor<128xf32>
    %batch_norm2d_46.w_0_velocity_0 = ml_program.global_load @batch_norm2d_46.w_0_velocity_0 : tensor<128xf32>
    %params_170, %velocity_171 = optim.lars_momentum params(%batch_norm2d_46.w_0 : tensor<128xf32>) velocity(%batch_norm2d_46.w_0_velocity_0 : f32) grads(%new_2#139 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_46.w_0 = %params_170 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.w_0_velocity_0 = %velocity_171 : tensor<128xf32>
    %batch_norm2d_47.b_0_velocity_0 = ml_program.global_load @batch_norm2d_47.b_0_velocity_0 : tensor<32xf32>
    %params_172, %velocity_173 = optim.lars_momentum params(%batch_norm2d_47.b_0 : tensor<32xf32>) velocity(%batch_norm2d_47.b_0_velocity_0 : f32) grads(%new_2#143 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_47.b_0 = %params_172 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.b_0_velocity_0 = %velocity_173 : tensor<32xf32>
    %batch_norm2d_47.w_0_velocity_0 = ml_program.global_load @batch_norm2d_47.w_0_velocity_0 : tensor<32xf32>
    %params_174, %velocity_175 = optim.lars_momentum params(%batch_norm2d_47.w_0 : tensor<32xf32>) velocity(%batch_norm2d_47.w_0_velocity_0 : f32) grads(%new_2#142 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_47.w_0 = %params_174 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.w_0_velocity_0 = %velocity_175 : tensor<32xf32>
    %batch_norm2d_48.b_0_velocity_0 = ml_program.global_load @batch_norm2d_48.b_0_velocity_0 : tensor<32xf32>
    %params_176, %velocity_177 = optim.lars_momentum params(%batch_norm2d_48.b_0 : tensor<32xf32>) velocity(%batch_norm2d_48.b_0_velocity_0 : f32) grads(%new_2#146 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_48.b_0 = %params_176 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.b_0_velocity_0 = %velocity_177 : tensor<32xf32>
    %batch_norm2d_48.w_0_velocity_0 = ml_program.global_load @batch_norm2d_48.w_0_velocity_0 : tensor<32xf32>
    %params_178, %velocity_179 = optim.lars_momentum params(%batch_norm2d_48.w_0 : tensor<32xf32>) velocity(%batch_norm2d_48.w_0_velocity_0 : f32) grads(%new_2#145 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_48.w_0 = %params_178 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.w_0_velocity_0 = %velocity_179 : tensor<32xf32>
    %batch_norm2d_49.b_0_velocity_0 = ml_program.global_load @batch_norm2d_49.b_0_velocity_0 : tensor<128xf32>
    %params_180, %velocity_181 = optim.lars_momentum params(%batch_norm2d_49.b_0 : tensor<128xf32>) velocity(%batch_norm2d_49.b_0_velocity_0 : f32) grads(%new_2#149 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_49.b_0 = %params_180 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.b_0_velocity_0 = %velocity_181 : tensor<128xf32>
    %batch_norm2d_49.w_0_velocity_0 = ml_program.global_load @batch_norm2d_49.w_0_velocity_0 : tensor<128xf32>
    %params_182, %velocity_183 = optim.lars_momentum params(%batch_norm2d_49.w_0 : tensor<128xf32>) velocity(%batch_norm2d_49.w_0_velocity_0 : f32) grads(%new_2#148 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_49.w_0 = %params_182 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.w_0_velocity_0 = %velocity_183 : tensor<128xf32>
    %batch_norm2d_5.b_0_velocity_0 = ml_program.global_load @batch_norm2d_5.b_0_velocity_0 : tensor<4xf32>
    %params_184, %velocity_185 = optim.lars_momentum params(%batch_norm2d_5.b_0 : tensor<4xf32>) velocity(%batch_norm2d_5.b_0_velocity_0 : f32) grads(%new_2#17 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_5.b_0 = %params_184 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.b_0_velocity_0 = %velocity_185 : tensor<4xf32>
    %batch_norm2d_5.w_0_velocity_0 = ml_program.global_load @batch_norm2d_5.w_0_velocity_0 : tensor<4xf32>
    %params_186, %velocity_187 = optim.lars_momentum params(%batch_norm2d_5.w_0 : tensor<4xf32>) velocity(%batch_norm2d_5.w_0_velocity_0 : f32) grads(%new_2#16 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_5.w_0 = %params_186 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.w_0_velocity_0 = %velocity_187 : tensor<4xf32>
    %batch_norm2d_50.b_0_velocity_0 = ml_program.global_load @batch_norm2d_50.b_0_velocity_0 : tensor<32xf32>
    %params_188, %velocity_189 = optim.lars_momentum params(%batch_norm2d_50.b_0 : tensor<32xf32>) velocity(%batch_norm2d_50.b_0_velocity_0 : f32) grads(%new_2#152 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_50.b_0 = %params_188 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.b_0_velocity_0 = %velocity_189 : tensor<32xf32>
    %batch_norm2d_50.w_0_velocity_0 = ml_program.global_load @batch_norm2d_50.w_0_velocity_0 : tensor<32xf32>
    %params_190, %velocity_191 = optim.lars_momentum params(%batch_norm2d_50.w_0 : tensor<32xf32>) velocity(%batch_norm2d_50.w_0_velocity_0 : f32) grads(%new_2#151 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_50.w_0 = %params_190 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.w_0_velocity_0 = %velocity_191 : tensor<32xf32>
    %batch_norm2d_51.b_0_velocity_0 = ml_program.global_load @batch_norm2d_51.b_0_velocity_0 : tensor<32xf32>
    %params_192, %velocity_193 = optim.lars_momentum params(%batch_norm2d_51.b_0 : tensor<32xf32>) velocity(%batch_norm2d_51.b_0_velocity_0 : f32) grads(%new_2#155 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_51.b_0 = %params_192 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.b_0_velocity_0 = %velocity_193 : tensor<32xf32>
    %batch_norm2d_51.w_0_velocity_0 = ml_program.global_load @batch_norm2d_51.w_0_velocity_0 : tensor<32xf32>
    %params_194, %velocity_195 = optim.lars_momentum params(%batch_norm2d_51.w_0 : tensor<32xf32>) velocity(%batch_norm2d_51.w_0_velocity_0 : f32) grads(%new_2#154 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_51.w_0 = %params_194 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.w_0_velocity_0 = %velocity_195 : tensor<32xf32>
    %batch_norm2d_52.b_0_velocity_0 = ml_program.global_load @batch_norm2d_52.b_0_velocity_0 : tensor<128xf32>
    %params_196, %velocity_197 = optim.lars_momentum params(%batch_norm2d_52.b_0 : tensor<128xf32>) velocity(%batch_norm2d_52.b_0_velocity_0 : f32) grads(%new_2#158 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_52.b_0 = %params_196 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.b_0_velocity_0 = %velocity_197 : tensor<128xf32>
    %batch_norm2d_52.w_0_velocity_0 = ml_program.global_load @batch_norm2d_52.w_0_velocity_0 : tensor<128xf32>
    %params_198, %velocity_199 = optim.lars_momentum params(%batch_norm2d_52.w_0 : tensor<128xf32>) velocity(%batch_norm2d_52.w_0_velocity_0 : f32) grads(%new_2#157 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_52.w_0 = %params_198 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.w_0_velocity_0 = %velocity_199 : tensor<128xf32>
    %batch_norm2d_6.b_0_velocity_0 = ml_program.global_load @batch_norm2d_6.b_0_velocity_0 : tensor<4xf32>
    %params_200, %velocity_201 = optim.lars_momentum params(%batch_norm2d_6.b_0 : tensor<4xf32>) velocity(%batch_norm2d_6.b_0_velocity_0 : f32) grads(%new_2#20 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_6.b_0 = %params_200 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.b_0_velocity_0 = %velocity_201 : tensor<4xf32>
    %batch_norm2d_6.w_0_velocity_0 = ml_program.global_load @batch_norm2d_6.w_0_velocity_0 : tensor<4xf32>
    %params_202, %velocity_203 = optim.lars_momentum params(%batch_norm2d_6.w_0 : tensor<4xf32>) velocity(%batch_norm2d_6.w_0_velocity_0 : f32) grads(%new_2#19 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_6.w_0 = %params_202 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.w_0_velocity_0 = %velocity_203 : tensor<4xf32>
    %batch_norm2d_7.b_0_velocity_0 = ml_program.global_load @batch_norm2d_7.b_0_velocity_0 : tensor<16xf32>
    %params_204, %velocity_205 = optim.lars_momentum params(%batch_norm2d_7.b_0 : tensor<16xf32>) velocity(%batch_norm2d_7.b_0_velocity_0 : f32) grads(%new_2#23 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_7.b_0 = %params_204 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.b_0_velocity_0 = %velocity_205 : tensor<16xf32>
    %batch_norm2d_7.w_0_velocity_0 = ml_program.global_load @batch_norm2d_7.w_0_velocity_0 : tensor<16xf32>
    %params_206, %velocity_207 = optim.lars_momentum params(%batch_norm2d_7.w_0 : tensor<16xf32>) velocity(%batch_norm2d_7.w_0_velocity_0 : f32) grads(%new_2#22 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_7.w_0 = %params_206 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.w_0_velocity_0 = %velocity_207 : tensor<16xf32>
    %batch_norm2d_8.b_0_velocity_0 = ml_program.global_load @batch_norm2d_8.b_0_velocity_0 : tensor<4xf32>
    %params_208, %velocity_209 = optim.lars_momentum params(%batch_norm2d_8.b_0 : tensor<4xf32>) velocity(%batch_norm2d_8.b_0_velocity_0 : f32) grads(%new_2#26 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_8.b_0 = %params_208 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.b_0_velocity_0 = %velocity_209 : tensor<4xf32>
    %batch_norm2d_8.w_0_velocity_0 = ml_program.global_load @batch_norm2d_8.w_0_velocity_0 : tensor<4xf32>
    %params_210, %velocity_211 = optim.lars_momentum params(%batch_norm2d_8.w_0 : tensor<4xf32>) velocity(%batch_norm2d_8.w_0_velocity_0 : f32) grads(%new_2#25 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_8.w_0 = %params_210 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.w_0_velocity_0 = %velocity_211 : tensor<4xf32>
    %batch_norm2d_9.b_0_velocity_0 = ml_program.global_load @batch_norm2d_9.b_0_velocity_0 : tensor<4xf32>
    %params_212, %velocity_213 = optim.lars_momentum params(%batch_norm2d_9.b_0 : tensor<4xf32>) velocity(%batch_norm2d_9.b_0_velocity_0 : f32) grads(%new_2#29 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_9.b_0 = %params_212 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.b_0_velocity_0 = %velocity_213 : tensor<4xf32>
    %batch_norm2d_9.w_0_velocity_0 = ml_program.global_load @batch_norm2d_9.w_0_velocity_0 : tensor<4xf32>
    %params_214, %velocity_215 = optim.lars_momentum params(%batch_norm2d_9.w_0 : tensor<4xf32>) velocity(%batch_norm2d_9.w_0_velocity_0 : f32) grads(%new_2#28 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_9.w_0 = %params_214 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.w_0_velocity_0 = %velocity_215 : tensor<4xf32>
    %conv2d_0.w_0_velocity_0 = ml_program.global_load @conv2d_0.w_0_velocity_0 : tensor<4x3x7x7xf32>
    %params_216, %velocity_217 = optim.lars_momentum params(%conv2d_0.w_0 : tensor<4x3x7x7xf32>) velocity(%conv2d_0.w_0_velocity_0 : f32) grads(%new_2#0 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_0.w_0 = %params_216 : tensor<4x3x7x7xf32>
    ml_program.global_store @conv2d_0.w_0_velocity_0 = %velocity_217 : tensor<4x3x7x7xf32>
    %conv2d_1.w_0_velocity_0 = ml_program.global_load @conv2d_1.w_0_velocity_0 : tensor<4x4x1x1xf32>
    %params_218, %velocity_219 = optim.lars_momentum params(%conv2d_1.w_0 : tensor<4x4x1x1xf32>) velocity(%conv2d_1.w_0_velocity_0 : f32) grads(%new_2#3 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_1.w_0 = %params_218 : tensor<4x4x1x1xf32>
    ml_program.global_store @conv2d_1.w_0_velocity_0 = %velocity_219 : tensor<4x4x1x1xf32>
    %conv2d_10.w_0_velocity_0 = ml_program.global_load @conv2d_10.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %params_220, %velocity_221 = optim.lars_momentum params(%conv2d_10.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_10.w_0_velocity_0 : f32) grads(%new_2#30 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_10.w_0 = %params_220 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_10.w_0_velocity_0 = %velocity_221 : tensor<16x4x1x1xf32>
    %conv2d_11.w_0_velocity_0 = ml_program.global_load @conv2d_11.w_0_velocity_0 : tensor<8x16x1x1xf32>
    %params_222, %velocity_223 = optim.lars_momentum params(%conv2d_11.w_0 : tensor<8x16x1x1xf32>) velocity(%conv2d_11.w_0_velocity_0 : f32) grads(%new_2#33 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_11.w_0 = %params_222 : tensor<8x16x1x1xf32>
    ml_program.global_store @conv2d_11.w_0_velocity_0 = %velocity_223 : tensor<8x16x1x1xf32>
    %conv2d_12.w_0_velocity_0 = ml_program.global_load @conv2d_12.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %params_224, %velocity_225 = optim.lars_momentum params(%conv2d_12.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_12.w_0_velocity_0 : f32) grads(%new_2#36 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_12.w_0 = %params_224 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_12.w_0_velocity_0 = %velocity_225 : tensor<8x8x3x3xf32>
    %conv2d_13.w_0_velocity_0 = ml_program.global_load @conv2d_13.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %params_226, %velocity_227 = optim.lars_momentum params(%conv2d_13.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_13.w_0_velocity_0 : f32) grads(%new_2#39 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_13.w_0 = %params_226 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_13.w_0_velocity_0 = %velocity_227 : tensor<32x8x1x1xf32>
    %conv2d_14.w_0_velocity_0 = ml_program.global_load @conv2d_14.w_0_velocity_0 : tensor<32x16x1x1xf32>
    %params_228, %velocity_229 = optim.lars_momentum params(%conv2d_14.w_0 : tensor<32x16x1x1xf32>) velocity(%conv2d_14.w_0_velocity_0 : f32) grads(%new_2#42 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_14.w_0 = %params_228 : tensor<32x16x1x1xf32>
    ml_program.global_store @conv2d_14.w_0_velocity_0 = %velocity_229 : tensor<32x16x1x1xf32>
    %conv2d_15.w_0_velocity_0 = ml_program.global_load @conv2d_15.w_0_velocity_0 : tensor<8x32x1x1xf32>
    %params_230, %velocity_231 = optim.lars_momentum params(%conv2d_15.w_0 : tensor<8x32x1x1xf32>) velocity(%conv2d_15.w_0_velocity_0 : f32) grads(%new_2#45 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_15.w_0 = %params_230 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_15.w_0_velocity_0 = %velocity_231 : tensor<8x32x1x1xf32>
    %conv2d_16.w_0_velocity_0 = ml_program.global_load @conv2d_16.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %params_232, %velocity_233 = optim.lars_momentum params(%conv2d_16.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_16.w_0_velocity_0 : f32) grads(%new_2#48 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_16.w_0 = %params_232 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_16.w_0_velocity_0 = %velocity_233 : tensor<8x8x3x3xf32>
    %conv2d_17.w_0_velocity_0 = ml_program.global_load @conv2d_17.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %params_234, %velocity_235 = optim.lars_momentum params(%conv2d_17.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_17.w_0_velocity_0 : f32) grads(%new_2#51 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_17.w_0 = %params_234 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_17.w_0_velocity_0 = %velocity_235 : tensor<32x8x1x1xf32>
    %conv2d_18.w_0_velocity_0 = ml_program.global_load @conv2d_18.w_0_velocity_0 : tensor<8x32x1x1xf32>
    %params_236, %velocity_237 = optim.lars_momentum params(%conv2d_18.w_0 : tensor<8x32x1x1xf32>) velocity(%conv2d_18.w_0_velocity_0 : f32) grads(%new_2#54 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_18.w_0 = %params_236 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_18.w_0_velocity_0 = %velocity_237 : tensor<8x32x1x1xf32>
    %conv2d_19.w_0_velocity_0 = ml_program.global_load @conv2d_19.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %params_238, %velocity_239 = optim.lars_momentum params(%conv2d_19.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_19.w_0_velocity_0 : f32) grads(%new_2#57 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_19.w_0 = %params_238 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_19.w_0_velocity_0 = %velocity_239 : tensor<8x8x3x3xf32>
    %conv2d_2.w_0_velocity_0 = ml_program.global_load @conv2d_2.w_0_velocity_0 : tensor<4x4x3x3xf32>
    %params_240, %velocity_241 = optim.lars_momentum params(%conv2d_2.w_0 : tensor<4x4x3x3xf32>) velocity(%conv2d_2.w_0_velocity_0 : f32) grads(%new_2#6 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_2.w_0 = %params_240 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_2.w_0_velocity_0 = %velocity_241 : tensor<4x4x3x3xf32>
    %conv2d_20.w_0_velocity_0 = ml_program.global_load @conv2d_20.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %params_242, %velocity_243 = optim.lars_momentum params(%conv2d_20.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_20.w_0_velocity_0 : f32) grads(%new_2#60 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_20.w_0 = %params_242 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_20.w_0_velocity_0 = %velocity_243 : tensor<32x8x1x1xf32>
    %conv2d_21.w_0_velocity_0 = ml_program.global_load @conv2d_21.w_0_velocity_0 : tensor<8x32x1x1xf32>
    %params_244, %velocity_245 = optim.lars_momentum params(%conv2d_21.w_0 : tensor<8x32x1x1xf32>) velocity(%conv2d_21.w_0_velocity_0 : f32) grads(%new_2#63 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_21.w_0 = %params_244 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_21.w_0_velocity_0 = %velocity_245 : tensor<8x32x1x1xf32>
    %conv2d_22.w_0_velocity_0 = ml_program.global_load @conv2d_22.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %params_246, %velocity_247 = optim.lars_momentum params(%conv2d_22.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_22.w_0_velocity_0 : f32) grads(%new_2#66 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_22.w_0 = %params_246 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_22.w_0_velocity_0 = %velocity_247 : tensor<8x8x3x3xf32>
    %conv2d_23.w_0_velocity_0 = ml_program.global_load @conv2d_23.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %params_248, %velocity_249 = optim.lars_momentum params(%conv2d_23.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_23.w_0_velocity_0 : f32) grads(%new_2#69 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_23.w_0 = %params_248 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_23.w_0_velocity_0 = %velocity_249 : tensor<32x8x1x1xf32>
    %conv2d_24.w_0_velocity_0 = ml_program.global_load @conv2d_24.w_0_velocity_0 : tensor<16x32x1x1xf32>
    %params_250, %velocity_251 = optim.lars_momentum params(%conv2d_24.w_0 : tensor<16x32x1x1xf32>) velocity(%conv2d_24.w_0_velocity_0 : f32) grads(%new_2#72 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_24.w_0 = %params_250 : tensor<16x32x1x1xf32>
    ml_program.global_store @conv2d_24.w_0_velocity_0 = %velocity_251 : tensor<16x32x1x1xf32>
    %conv2d_25.w_0_velocity_0 = ml_program.global_load @conv2d_25.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %params_252, %velocity_253 = optim.lars_momentum params(%conv2d_25.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_25.w_0_velocity_0 : f32) grads(%new_2#75 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_25.w_0 = %params_252 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_25.w_0_velocity_0 = %velocity_253 : tensor<16x16x3x3xf32>
    %conv2d_26.w_0_velocity_0 = ml_program.global_load @conv2d_26.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %params_254, %velocity_255 = optim.lars_momentum params(%conv2d_26.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_26.w_0_velocity_0 : f32) grads(%new_2#78 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_26.w_0 = %params_254 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_26.w_0_velocity_0 = %velocity_255 : tensor<64x16x1x1xf32>
    %conv2d_27.w_0_velocity_0 = ml_program.global_load @conv2d_27.w_0_velocity_0 : tensor<64x32x1x1xf32>
    %params_256, %velocity_257 = optim.lars_momentum params(%conv2d_27.w_0 : tensor<64x32x1x1xf32>) velocity(%conv2d_27.w_0_velocity_0 : f32) grads(%new_2#81 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_27.w_0 = %params_256 : tensor<64x32x1x1xf32>
    ml_program.global_store @conv2d_27.w_0_velocity_0 = %velocity_257 : tensor<64x32x1x1xf32>
    %conv2d_28.w_0_velocity_0 = ml_program.global_load @conv2d_28.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %params_258, %velocity_259 = optim.lars_momentum params(%conv2d_28.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_28.w_0_velocity_0 : f32) grads(%new_2#84 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_28.w_0 = %params_258 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_28.w_0_velocity_0 = %velocity_259 : tensor<16x64x1x1xf32>
    %conv2d_29.w_0_velocity_0 = ml_program.global_load @conv2d_29.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %params_260, %velocity_261 = optim.lars_momentum params(%conv2d_29.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_29.w_0_velocity_0 : f32) grads(%new_2#87 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_29.w_0 = %params_260 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_29.w_0_velocity_0 = %velocity_261 : tensor<16x16x3x3xf32>
    %conv2d_3.w_0_velocity_0 = ml_program.global_load @conv2d_3.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %params_262, %velocity_263 = optim.lars_momentum params(%conv2d_3.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_3.w_0_velocity_0 : f32) grads(%new_2#9 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_3.w_0 = %params_262 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_3.w_0_velocity_0 = %velocity_263 : tensor<16x4x1x1xf32>
    %conv2d_30.w_0_velocity_0 = ml_program.global_load @conv2d_30.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %params_264, %velocity_265 = optim.lars_momentum params(%conv2d_30.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_30.w_0_velocity_0 : f32) grads(%new_2#90 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_30.w_0 = %params_264 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_30.w_0_velocity_0 = %velocity_265 : tensor<64x16x1x1xf32>
    %conv2d_31.w_0_velocity_0 = ml_program.global_load @conv2d_31.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %params_266, %velocity_267 = optim.lars_momentum params(%conv2d_31.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_31.w_0_velocity_0 : f32) grads(%new_2#93 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_31.w_0 = %params_266 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_31.w_0_velocity_0 = %velocity_267 : tensor<16x64x1x1xf32>
    %conv2d_32.w_0_velocity_0 = ml_program.global_load @conv2d_32.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %params_268, %velocity_269 = optim.lars_momentum params(%conv2d_32.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_32.w_0_velocity_0 : f32) grads(%new_2#96 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_32.w_0 = %params_268 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_32.w_0_velocity_0 = %velocity_269 : tensor<16x16x3x3xf32>
    %conv2d_33.w_0_velocity_0 = ml_program.global_load @conv2d_33.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %params_270, %velocity_271 = optim.lars_momentum params(%conv2d_33.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_33.w_0_velocity_0 : f32) grads(%new_2#99 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_33.w_0 = %params_270 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_33.w_0_velocity_0 = %velocity_271 : tensor<64x16x1x1xf32>
    %conv2d_34.w_0_velocity_0 = ml_program.global_load @conv2d_34.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %params_272, %velocity_273 = optim.lars_momentum params(%conv2d_34.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_34.w_0_velocity_0 : f32) grads(%new_2#102 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_34.w_0 = %params_272 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_34.w_0_velocity_0 = %velocity_273 : tensor<16x64x1x1xf32>
    %conv2d_35.w_0_velocity_0 = ml_program.global_load @conv2d_35.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %params_274, %velocity_275 = optim.lars_momentum params(%conv2d_35.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_35.w_0_velocity_0 : f32) grads(%new_2#105 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_35.w_0 = %params_274 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_35.w_0_velocity_0 = %velocity_275 : tensor<16x16x3x3xf32>
    %conv2d_36.w_0_velocity_0 = ml_program.global_load @conv2d_36.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %params_276, %velocity_277 = optim.lars_momentum params(%conv2d_36.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_36.w_0_velocity_0 : f32) grads(%new_2#108 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_36.w_0 = %params_276 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_36.w_0_velocity_0 = %velocity_277 : tensor<64x16x1x1xf32>
    %conv2d_37.w_0_velocity_0 = ml_program.global_load @conv2d_37.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %params_278, %velocity_279 = optim.lars_momentum params(%conv2d_37.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_37.w_0_velocity_0 : f32) grads(%new_2#111 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_37.w_0 = %params_278 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_37.w_0_velocity_0 = %velocity_279 : tensor<16x64x1x1xf32>
    %conv2d_38.w_0_velocity_0 = ml_program.global_load @conv2d_38.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %params_280, %velocity_281 = optim.lars_momentum params(%conv2d_38.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_38.w_0_velocity_0 : f32) grads(%new_2#114 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_38.w_0 = %params_280 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_38.w_0_velocity_0 = %velocity_281 : tensor<16x16x3x3xf32>
    %conv2d_39.w_0_velocity_0 = ml_program.global_load @conv2d_39.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %params_282, %velocity_283 = optim.lars_momentum params(%conv2d_39.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_39.w_0_velocity_0 : f32) grads(%new_2#117 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_39.w_0 = %params_282 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_39.w_0_velocity_0 = %velocity_283 : tensor<64x16x1x1xf32>
    %conv2d_4.w_0_velocity_0 = ml_program.global_load @conv2d_4.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %params_284, %velocity_285 = optim.lars_momentum params(%conv2d_4.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_4.w_0_velocity_0 : f32) grads(%new_2#12 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_4.w_0 = %params_284 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_4.w_0_velocity_0 = %velocity_285 : tensor<16x4x1x1xf32>
    %conv2d_40.w_0_velocity_0 = ml_program.global_load @conv2d_40.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %params_286, %velocity_287 = optim.lars_momentum params(%conv2d_40.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_40.w_0_velocity_0 : f32) grads(%new_2#120 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_40.w_0 = %params_286 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_40.w_0_velocity_0 = %velocity_287 : tensor<16x64x1x1xf32>
    %conv2d_41.w_0_velocity_0 = ml_program.global_load @conv2d_41.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %params_288, %velocity_289 = optim.lars_momentum params(%conv2d_41.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_41.w_0_velocity_0 : f32) grads(%new_2#123 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_41.w_0 = %params_288 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_41.w_0_velocity_0 = %velocity_289 : tensor<16x16x3x3xf32>
    %conv2d_42.w_0_velocity_0 = ml_program.global_load @conv2d_42.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %params_290, %velocity_291 = optim.lars_momentum params(%conv2d_42.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_42.w_0_velocity_0 : f32) grads(%new_2#126 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_42.w_0 = %params_290 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_42.w_0_velocity_0 = %velocity_291 : tensor<64x16x1x1xf32>
    %conv2d_43.w_0_velocity_0 = ml_program.global_load @conv2d_43.w_0_velocity_0 : tensor<32x64x1x1xf32>
    %params_292, %velocity_293 = optim.lars_momentum params(%conv2d_43.w_0 : tensor<32x64x1x1xf32>) velocity(%conv2d_43.w_0_velocity_0 : f32) grads(%new_2#129 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_43.w_0 = %params_292 : tensor<32x64x1x1xf32>
    ml_program.global_store @conv2d_43.w_0_velocity_0 = %velocity_293 : tensor<32x64x1x1xf32>
    %conv2d_44.w_0_velocity_0 = ml_program.global_load @conv2d_44.w_0_velocity_0 : tensor<32x32x3x3xf32>
    %params_294, %velocity_295 = optim.lars_momentum params(%conv2d_44.w_0 : tensor<32x32x3x3xf32>) velocity(%conv2d_44.w_0_velocity_0 : f32) grads(%new_2#132 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_44.w_0 = %params_294 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_44.w_0_velocity_0 = %velocity_295 : tensor<32x32x3x3xf32>
    %conv2d_45.w_0_velocity_0 = ml_program.global_load @conv2d_45.w_0_velocity_0 : tensor<128x32x1x1xf32>
    %params_296, %velocity_297 = optim.lars_momentum params(%conv2d_45.w_0 : tensor<128x32x1x1xf32>) velocity(%conv2d_45.w_0_velocity_0 : f32) grads(%new_2#135 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_45.w_0 = %params_296 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_45.w_0_velocity_0 = %velocity_297 : tensor<128x32x1x1xf32>
    %conv2d_46.w_0_velocity_0 = ml_program.global_load @conv2d_46.w_0_velocity_0 : tensor<128x64x1x1xf32>
    %params_298, %velocity_299 = optim.lars_momentum params(%conv2d_46.w_0 : tensor<128x64x1x1xf32>) velocity(%conv2d_46.w_0_velocity_0 : f32) grads(%new_2#138 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_46.w_0 = %params_298 : tensor<128x64x1x1xf32>
    ml_program.global_store @conv2d_46.w_0_velocity_0 = %velocity_299 : tensor<128x64x1x1xf32>
    %conv2d_47.w_0_velocity_0 = ml_program.global_load @conv2d_47.w_0_velocity_0 : tensor<32x128x1x1xf32>
    %params_300, %velocity_301 = optim.lars_momentum params(%conv2d_47.w_0 : tensor<32x128x1x1xf32>) velocity(%conv2d_47.w_0_velocity_0 : f32) grads(%new_2#141 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_47.w_0 = %params_300 : tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_47.w_0_velocity_0 = %velocity_301 : tensor<32x128x1x1xf32>
    %conv2d_48.w_0_velocity_0 = ml_program.global_load @conv2d_48.w_0_velocity_0 : tensor<32x32x3x3xf32>
    %params_302, %velocity_303 = optim.lars_momentum params(%conv2d_48.w_0 : tensor<32x32x3x3xf32>) velocity(%conv2d_48.w_0_velocity_0 : f32) grads(%new_2#144 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_48.w_0 = %params_302 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_48.w_0_velocity_0 = %velocity_303 : tensor<32x32x3x3xf32>
    %conv2d_49.w_0_velocity_0 = ml_program.global_load @conv2d_49.w_0_velocity_0 : tensor<128x32x1x1xf32>
    %params_304, %velocity_305 = optim.lars_momentum params(%conv2d_49.w_0 : tensor<128x32x1x1xf32>) velocity(%conv2d_49.w_0_velocity_0 : f32) grads(%new_2#147 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_49.w_0 = %params_304 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_49.w_0_velocity_0 = %velocity_305 : tensor<128x32x1x1xf32>
    %conv2d_5.w_0_velocity_0 = ml_program.global_load @conv2d_5.w_0_velocity_0 : tensor<4x16x1x1xf32>
    %params_306, %velocity_307 = optim.lars_momentum params(%conv2d_5.w_0 : tensor<4x16x1x1xf32>) velocity(%conv2d_5.w_0_velocity_0 : f32) grads(%new_2#15 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_5.w_0 = %params_306 : tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_5.w_0_velocity_0 = %velocity_307 : tensor<4x16x1x1xf32>
    %conv2d_50.w_0_velocity_0 = ml_program.global_load @conv2d_50.w_0_velocity_0 : tensor<32x128x1x1xf32>
    %params_308, %velocity_309 = optim.lars_momentum params(%conv2d_50.w_0 : tensor<32x128x1x1xf32>) velocity(%conv2d_50.w_0_velocity_0 : f32) grads(%new_2#150 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_50.w_0 = %params_308 : tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_50.w_0_velocity_0 = %velocity_309 : tensor<32x128x1x1xf32>
    %conv2d_51.w_0_velocity_0 = ml_program.global_load @conv2d_51.w_0_velocity_0 : tensor<32x32x3x3xf32>
    %params_310, %velocity_311 = optim.lars_momentum params(%conv2d_51.w_0 : tensor<32x32x3x3xf32>) velocity(%conv2d_51.w_0_velocity_0 : f32) grads(%new_2#153 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_51.w_0 = %params_310 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_51.w_0_velocity_0 = %velocity_311 : tensor<32x32x3x3xf32>
    %conv2d_52.w_0_velocity_0 = ml_program.global_load @conv2d_52.w_0_velocity_0 : tensor<128x32x1x1xf32>
    %params_312, %velocity_313 = optim.lars_momentum params(%conv2d_52.w_0 : tensor<128x32x1x1xf32>) velocity(%conv2d_52.w_0_velocity_0 : f32) grads(%new_2#156 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_52.w_0 = %params_312 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_52.w_0_velocity_0 = %velocity_313 : tensor<128x32x1x1xf32>
    %conv2d_6.w_0_velocity_0 = ml_program.global_load @conv2d_6.w_0_velocity_0 : tensor<4x4x3x3xf32>
    %params_314, %velocity_315 = optim.lars_momentum params(%conv2d_6.w_0 : tensor<4x4x3x3xf32>) velocity(%conv2d_6.w_0_velocity_0 : f32) grads(%new_2#18 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_6.w_0 = %params_314 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_6.w_0_velocity_0 = %velocity_315 : tensor<4x4x3x3xf32>
    %conv2d_7.w_0_velocity_0 = ml_program.global_load @conv2d_7.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %params_316, %velocity_317 = optim.lars_momentum params(%conv2d_7.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_7.w_0_velocity_0 : f32) grads(%new_2#21 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_7.w_0 = %params_316 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_7.w_0_velocity_0 = %velocity_317 : tensor<16x4x1x1xf32>
    %conv2d_8.w_0_velocity_0 = ml_program.global_load @conv2d_8.w_0_velocity_0 : tensor<4x16x1x1xf32>
    %params_318, %velocity_319 = optim.lars_momentum params(%conv2d_8.w_0 : tensor<4x16x1x1xf32>) velocity(%conv2d_8.w_0_velocity_0 : f32) grads(%new_2#24 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_8.w_0 = %params_318 : tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_8.w_0_velocity_0 = %velocity_319 : tensor<4x16x1x1xf32>
    %conv2d_9.w_0_velocity_0 = ml_program.global_load @conv2d_9.w_0_velocity_0 : tensor<4x4x3x3xf32>
    %params_320, %velocity_321 = optim.lars_momentum params(%conv2d_9.w_0 : tensor<4x4x3x3xf32>) velocity(%conv2d_9.w_0_velocity_0 : f32) grads(%new_2#27 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_9.w_0 = %params_320 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_9.w_0_velocity_0 = %velocity_321 : tensor<4x4x3x3xf32>
    %linear_0.b_0_velocity_0 = ml_program.global_load @linear_0.b_0_velocity_0 : tensor<62xf32>
    %params_322, %velocity_323 = optim.lars_momentum params(%linear_0.b_0 : tensor<62xf32>) velocity(%linear_0.b_0_velocity_0 : f32) grads(%new_2#160 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_322 : tensor<62xf32>
    ml_program.global_store @linear_0.b_0_velocity_0 = %velocity_323 : tensor<62xf32>
    %linear_0.w_0_velocity_0 = ml_program.global_load @linear_0.w_0_velocity_0 : tensor<128x62xf32>
    %params_324, %velocity_325 = optim.lars_momentum params(%linear_0.w_0 : tensor<128x62xf32>) velocity(%linear_0.w_0_velocity_0 : f32) grads(%new_2#159 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @linear_0.w_0 = %params_324 : tensor<128x62xf32>
    ml_program.global_store @linear_0.w_0_velocity_0 = %velocity_325 : tensor<128x62xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 3, 7, 7]} : () -> tensor<4xi64>
    %1 = "pd_op.gaussian"(%0) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.116642371 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x3x7x7xf32>
    ml_program.global_store @conv2d_0.w_0 = %1 : tensor<4x3x7x7xf32>
    %2 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 1, 1]} : () -> tensor<4xi64>
    %3 = "pd_op.gaussian"(%2) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x1x1xf32>
    ml_program.global_store @conv2d_1.w_0 = %3 : tensor<4x4x1x1xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %5 = "pd_op.gaussian"(%4) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_2.w_0 = %5 : tensor<4x4x3x3xf32>
    %6 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %7 = "pd_op.gaussian"(%6) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_3.w_0 = %7 : tensor<16x4x1x1xf32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %9 = "pd_op.gaussian"(%8) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_4.w_0 = %9 : tensor<16x4x1x1xf32>
    %10 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 16, 1, 1]} : () -> tensor<4xi64>
    %11 = "pd_op.gaussian"(%10) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_5.w_0 = %11 : tensor<4x16x1x1xf32>
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %13 = "pd_op.gaussian"(%12) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_6.w_0 = %13 : tensor<4x4x3x3xf32>
    %14 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %15 = "pd_op.gaussian"(%14) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_7.w_0 = %15 : tensor<16x4x1x1xf32>
    %16 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 16, 1, 1]} : () -> tensor<4xi64>
    %17 = "pd_op.gaussian"(%16) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_8.w_0 = %17 : tensor<4x16x1x1xf32>
    %18 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %19 = "pd_op.gaussian"(%18) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_9.w_0 = %19 : tensor<4x4x3x3xf32>
    %20 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %21 = "pd_op.gaussian"(%20) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_10.w_0 = %21 : tensor<16x4x1x1xf32>
    %22 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 16, 1, 1]} : () -> tensor<4xi64>
    %23 = "pd_op.gaussian"(%22) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x16x1x1xf32>
    ml_program.global_store @conv2d_11.w_0 = %23 : tensor<8x16x1x1xf32>
    %24 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %25 = "pd_op.gaussian"(%24) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_12.w_0 = %25 : tensor<8x8x3x3xf32>
    %26 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %27 = "pd_op.gaussian"(%26) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_13.w_0 = %27 : tensor<32x8x1x1xf32>
    %28 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16, 1, 1]} : () -> tensor<4xi64>
    %29 = "pd_op.gaussian"(%28) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x16x1x1xf32>
    ml_program.global_store @conv2d_14.w_0 = %29 : tensor<32x16x1x1xf32>
    %30 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %31 = "pd_op.gaussian"(%30) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_15.w_0 = %31 : tensor<8x32x1x1xf32>
    %32 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %33 = "pd_op.gaussian"(%32) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_16.w_0 = %33 : tensor<8x8x3x3xf32>
    %34 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %35 = "pd_op.gaussian"(%34) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_17.w_0 = %35 : tensor<32x8x1x1xf32>
    %36 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %37 = "pd_op.gaussian"(%36) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_18.w_0 = %37 : tensor<8x32x1x1xf32>
    %38 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %39 = "pd_op.gaussian"(%38) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_19.w_0 = %39 : tensor<8x8x3x3xf32>
    %40 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %41 = "pd_op.gaussian"(%40) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_20.w_0 = %41 : tensor<32x8x1x1xf32>
    %42 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %43 = "pd_op.gaussian"(%42) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_21.w_0 = %43 : tensor<8x32x1x1xf32>
    %44 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %45 = "pd_op.gaussian"(%44) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_22.w_0 = %45 : tensor<8x8x3x3xf32>
    %46 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %47 = "pd_op.gaussian"(%46) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_23.w_0 = %47 : tensor<32x8x1x1xf32>
    %48 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32, 1, 1]} : () -> tensor<4xi64>
    %49 = "pd_op.gaussian"(%48) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x32x1x1xf32>
    ml_program.global_store @conv2d_24.w_0 = %49 : tensor<16x32x1x1xf32>
    %50 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %51 = "pd_op.gaussian"(%50) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_25.w_0 = %51 : tensor<16x16x3x3xf32>
    %52 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %53 = "pd_op.gaussian"(%52) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_26.w_0 = %53 : tensor<64x16x1x1xf32>
    %54 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 32, 1, 1]} : () -> tensor<4xi64>
    %55 = "pd_op.gaussian"(%54) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x32x1x1xf32>
    ml_program.global_store @conv2d_27.w_0 = %55 : tensor<64x32x1x1xf32>
    %56 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %57 = "pd_op.gaussian"(%56) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_28.w_0 = %57 : tensor<16x64x1x1xf32>
    %58 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %59 = "pd_op.gaussian"(%58) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_29.w_0 = %59 : tensor<16x16x3x3xf32>
    %60 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %61 = "pd_op.gaussian"(%60) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_30.w_0 = %61 : tensor<64x16x1x1xf32>
    %62 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %63 = "pd_op.gaussian"(%62) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_31.w_0 = %63 : tensor<16x64x1x1xf32>
    %64 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %65 = "pd_op.gaussian"(%64) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_32.w_0 = %65 : tensor<16x16x3x3xf32>
    %66 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %67 = "pd_op.gaussian"(%66) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_33.w_0 = %67 : tensor<64x16x1x1xf32>
    %68 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %69 = "pd_op.gaussian"(%68) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_34.w_0 = %69 : tensor<16x64x1x1xf32>
    %70 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %71 = "pd_op.gaussian"(%70) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_35.w_0 = %71 : tensor<16x16x3x3xf32>
    %72 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %73 = "pd_op.gaussian"(%72) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_36.w_0 = %73 : tensor<64x16x1x1xf32>
    %74 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %75 = "pd_op.gaussian"(%74) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_37.w_0 = %75 : tensor<16x64x1x1xf32>
    %76 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %77 = "pd_op.gaussian"(%76) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_38.w_0 = %77 : tensor<16x16x3x3xf32>
    %78 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %79 = "pd_op.gaussian"(%78) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_39.w_0 = %79 : tensor<64x16x1x1xf32>
    %80 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %81 = "pd_op.gaussian"(%80) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_40.w_0 = %81 : tensor<16x64x1x1xf32>
    %82 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %83 = "pd_op.gaussian"(%82) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_41.w_0 = %83 : tensor<16x16x3x3xf32>
    %84 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %85 = "pd_op.gaussian"(%84) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_42.w_0 = %85 : tensor<64x16x1x1xf32>
    %86 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 64, 1, 1]} : () -> tensor<4xi64>
    %87 = "pd_op.gaussian"(%86) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x64x1x1xf32>
    ml_program.global_store @conv2d_43.w_0 = %87 : tensor<32x64x1x1xf32>
    %88 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %89 = "pd_op.gaussian"(%88) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_44.w_0 = %89 : tensor<32x32x3x3xf32>
    %90 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %91 = "pd_op.gaussian"(%90) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_45.w_0 = %91 : tensor<128x32x1x1xf32>
    %92 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 64, 1, 1]} : () -> tensor<4xi64>
    %93 = "pd_op.gaussian"(%92) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x64x1x1xf32>
    ml_program.global_store @conv2d_46.w_0 = %93 : tensor<128x64x1x1xf32>
    %94 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 128, 1, 1]} : () -> tensor<4xi64>
    %95 = "pd_op.gaussian"(%94) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 1.250000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_47.w_0 = %95 : tensor<32x128x1x1xf32>
    %96 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %97 = "pd_op.gaussian"(%96) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_48.w_0 = %97 : tensor<32x32x3x3xf32>
    %98 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %99 = "pd_op.gaussian"(%98) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_49.w_0 = %99 : tensor<128x32x1x1xf32>
    %100 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 128, 1, 1]} : () -> tensor<4xi64>
    %101 = "pd_op.gaussian"(%100) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 1.250000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_50.w_0 = %101 : tensor<32x128x1x1xf32>
    %102 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %103 = "pd_op.gaussian"(%102) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_51.w_0 = %103 : tensor<32x32x3x3xf32>
    %104 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %105 = "pd_op.gaussian"(%104) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_52.w_0 = %105 : tensor<128x32x1x1xf32>
    %106 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 62]} : () -> tensor<2xi64>
    %107 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.17770466208457947 : f64} : () -> tensor<1xf32>
    %108 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.17770466208457947 : f64} : () -> tensor<1xf32>
    %109 = "pd_op.uniform"(%106, %107, %108) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<128x62xf32>
    ml_program.global_store @linear_0.w_0 = %109 : tensor<128x62xf32>
    return
  }
}
