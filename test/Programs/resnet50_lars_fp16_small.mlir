#extern = #ml_program.extern : tensor<4x3x7x7xf16>
#extern1 = #ml_program.extern : tensor<4x4x1x1xf16>
#extern2 = #ml_program.extern : tensor<4x4x3x3xf16>
#extern3 = #ml_program.extern : tensor<16x4x1x1xf16>
#extern4 = #ml_program.extern : tensor<4x16x1x1xf16>
#extern5 = #ml_program.extern : tensor<8x16x1x1xf16>
#extern6 = #ml_program.extern : tensor<8x8x3x3xf16>
#extern7 = #ml_program.extern : tensor<32x8x1x1xf16>
#extern8 = #ml_program.extern : tensor<32x16x1x1xf16>
#extern9 = #ml_program.extern : tensor<8x32x1x1xf16>
#extern10 = #ml_program.extern : tensor<16x32x1x1xf16>
#extern11 = #ml_program.extern : tensor<16x16x3x3xf16>
#extern12 = #ml_program.extern : tensor<64x16x1x1xf16>
#extern13 = #ml_program.extern : tensor<64x32x1x1xf16>
#extern14 = #ml_program.extern : tensor<16x64x1x1xf16>
#extern15 = #ml_program.extern : tensor<32x64x1x1xf16>
#extern16 = #ml_program.extern : tensor<32x32x3x3xf16>
#extern17 = #ml_program.extern : tensor<128x32x1x1xf16>
#extern18 = #ml_program.extern : tensor<128x64x1x1xf16>
#extern19 = #ml_program.extern : tensor<32x128x1x1xf16>
#extern20 = #ml_program.extern : tensor<128x62xf16>
#extern21 = #ml_program.extern : tensor<62xf16>
#extern22 = #ml_program.extern : tensor<4x3x7x7xf32>
#extern23 = #ml_program.extern : tensor<4x4x1x1xf32>
#extern24 = #ml_program.extern : tensor<16x4x1x1xf32>
#extern25 = #ml_program.extern : tensor<8x16x1x1xf32>
#extern26 = #ml_program.extern : tensor<8x8x3x3xf32>
#extern27 = #ml_program.extern : tensor<32x8x1x1xf32>
#extern28 = #ml_program.extern : tensor<32x16x1x1xf32>
#extern29 = #ml_program.extern : tensor<8x32x1x1xf32>
#extern30 = #ml_program.extern : tensor<4x4x3x3xf32>
#extern31 = #ml_program.extern : tensor<16x32x1x1xf32>
#extern32 = #ml_program.extern : tensor<16x16x3x3xf32>
#extern33 = #ml_program.extern : tensor<64x16x1x1xf32>
#extern34 = #ml_program.extern : tensor<64x32x1x1xf32>
#extern35 = #ml_program.extern : tensor<16x64x1x1xf32>
#extern36 = #ml_program.extern : tensor<32x64x1x1xf32>
#extern37 = #ml_program.extern : tensor<32x32x3x3xf32>
#extern38 = #ml_program.extern : tensor<128x32x1x1xf32>
#extern39 = #ml_program.extern : tensor<128x64x1x1xf32>
#extern40 = #ml_program.extern : tensor<32x128x1x1xf32>
#extern41 = #ml_program.extern : tensor<4x16x1x1xf32>
#extern42 = #ml_program.extern : tensor<62xf32>
#extern43 = #ml_program.extern : tensor<128x62xf32>
module {
  ml_program.global private mutable @conv2d_0.w_0(#extern) : tensor<4x3x7x7xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_0.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_1.w_0(#extern1) : tensor<4x4x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_1.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_2.w_0(#extern2) : tensor<4x4x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_2.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_3.w_0(#extern3) : tensor<16x4x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_3.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_4.w_0(#extern3) : tensor<16x4x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_4.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_5.w_0(#extern4) : tensor<4x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_5.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_6.w_0(#extern2) : tensor<4x4x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_6.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_7.w_0(#extern3) : tensor<16x4x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_7.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_8.w_0(#extern4) : tensor<4x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_8.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_9.w_0(#extern2) : tensor<4x4x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_9.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_10.w_0(#extern3) : tensor<16x4x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_10.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_11.w_0(#extern5) : tensor<8x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_11.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_12.w_0(#extern6) : tensor<8x8x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_12.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_13.w_0(#extern7) : tensor<32x8x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_13.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_13.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_14.w_0(#extern8) : tensor<32x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_14.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_14.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_15.w_0(#extern9) : tensor<8x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_15.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_15.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_16.w_0(#extern6) : tensor<8x8x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_16.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_16.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_17.w_0(#extern7) : tensor<32x8x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_17.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_17.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_18.w_0(#extern9) : tensor<8x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_18.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_18.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_19.w_0(#extern6) : tensor<8x8x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_19.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_19.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_20.w_0(#extern7) : tensor<32x8x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_20.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_20.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_21.w_0(#extern9) : tensor<8x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_21.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_21.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_22.w_0(#extern6) : tensor<8x8x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_22.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_22.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_23.w_0(#extern7) : tensor<32x8x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_23.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_23.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_24.w_0(#extern10) : tensor<16x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_24.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_24.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_25.w_0(#extern11) : tensor<16x16x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_25.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_25.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_26.w_0(#extern12) : tensor<64x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_26.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_26.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_27.w_0(#extern13) : tensor<64x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_27.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_27.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_28.w_0(#extern14) : tensor<16x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_28.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_28.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_29.w_0(#extern11) : tensor<16x16x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_29.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_29.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_30.w_0(#extern12) : tensor<64x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_30.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_30.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_31.w_0(#extern14) : tensor<16x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_31.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_31.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_32.w_0(#extern11) : tensor<16x16x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_32.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_32.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_33.w_0(#extern12) : tensor<64x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_33.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_33.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_34.w_0(#extern14) : tensor<16x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_34.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_34.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_35.w_0(#extern11) : tensor<16x16x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_35.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_35.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_36.w_0(#extern12) : tensor<64x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_36.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_36.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_37.w_0(#extern14) : tensor<16x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_37.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_37.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_38.w_0(#extern11) : tensor<16x16x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_38.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_38.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_39.w_0(#extern12) : tensor<64x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_39.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_39.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_40.w_0(#extern14) : tensor<16x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_40.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_40.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_41.w_0(#extern11) : tensor<16x16x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_41.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_41.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_42.w_0(#extern12) : tensor<64x16x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_42.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_42.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_43.w_0(#extern15) : tensor<32x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_43.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_43.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_44.w_0(#extern16) : tensor<32x32x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_44.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_44.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_45.w_0(#extern17) : tensor<128x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_45.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_45.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_46.w_0(#extern18) : tensor<128x64x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_46.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_46.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_47.w_0(#extern19) : tensor<32x128x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_47.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_47.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_48.w_0(#extern16) : tensor<32x32x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_48.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_48.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_49.w_0(#extern17) : tensor<128x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_49.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_49.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_50.w_0(#extern19) : tensor<32x128x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_50.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_50.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_51.w_0(#extern16) : tensor<32x32x3x3xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_51.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_51.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_52.w_0(#extern17) : tensor<128x32x1x1xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_52.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_1", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "batch_norm2d_52.w_2", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern20) : tensor<128x62xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(#extern21) : tensor<62xf16> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
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
  ml_program.global private mutable @conv2d_0.w_0_fp32_master_0(#extern22) : tensor<4x3x7x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_0.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_0.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x3x7x7xf32>) : tensor<4x3x7x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_0.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_1.w_0_fp32_master_0(#extern23) : tensor<4x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_1.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_1.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x4x1x1xf32>) : tensor<4x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_1.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_10.w_0_fp32_master_0(#extern24) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_10.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_10.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_10.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_11.w_0_fp32_master_0(#extern25) : tensor<8x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_11.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_11.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x16x1x1xf32>) : tensor<8x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_11.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_12.w_0_fp32_master_0(#extern26) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_12.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_12.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_12.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_13.w_0_fp32_master_0(#extern27) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_13.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_13.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_13.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_14.w_0_fp32_master_0(#extern28) : tensor<32x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_14.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_14.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x16x1x1xf32>) : tensor<32x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_14.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_15.w_0_fp32_master_0(#extern29) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_15.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_15.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_15.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_16.w_0_fp32_master_0(#extern26) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_16.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_16.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_16.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_17.w_0_fp32_master_0(#extern27) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_17.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_17.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_17.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_18.w_0_fp32_master_0(#extern29) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_18.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_18.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_18.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_19.w_0_fp32_master_0(#extern26) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_19.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_19.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_19.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_2.w_0_fp32_master_0(#extern30) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_2.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_2.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_2.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_20.w_0_fp32_master_0(#extern27) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_20.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_20.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_20.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_21.w_0_fp32_master_0(#extern29) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_21.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_21.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_21.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_22.w_0_fp32_master_0(#extern26) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_22.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_22.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_22.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_23.w_0_fp32_master_0(#extern27) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_23.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_23.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_23.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_24.w_0_fp32_master_0(#extern31) : tensor<16x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_24.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_24.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x32x1x1xf32>) : tensor<16x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_24.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_25.w_0_fp32_master_0(#extern32) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_25.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_25.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_25.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_26.w_0_fp32_master_0(#extern33) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_26.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_26.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_26.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_27.w_0_fp32_master_0(#extern34) : tensor<64x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_27.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_27.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x32x1x1xf32>) : tensor<64x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_27.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_28.w_0_fp32_master_0(#extern35) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_28.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_28.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_28.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_29.w_0_fp32_master_0(#extern32) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_29.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_29.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_29.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_3.w_0_fp32_master_0(#extern24) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_3.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_3.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_3.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_30.w_0_fp32_master_0(#extern33) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_30.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_30.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_30.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_31.w_0_fp32_master_0(#extern35) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_31.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_31.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_31.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_32.w_0_fp32_master_0(#extern32) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_32.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_32.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_32.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_33.w_0_fp32_master_0(#extern33) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_33.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_33.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_33.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_34.w_0_fp32_master_0(#extern35) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_34.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_34.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_34.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_35.w_0_fp32_master_0(#extern32) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_35.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_35.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_35.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_36.w_0_fp32_master_0(#extern33) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_36.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_36.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_36.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_37.w_0_fp32_master_0(#extern35) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_37.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_37.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_37.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_38.w_0_fp32_master_0(#extern32) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_38.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_38.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_38.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_39.w_0_fp32_master_0(#extern33) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_39.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_39.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_39.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_4.w_0_fp32_master_0(#extern24) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_4.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_4.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_4.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_40.w_0_fp32_master_0(#extern35) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_40.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_40.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_40.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_41.w_0_fp32_master_0(#extern32) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_41.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_41.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_41.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_42.w_0_fp32_master_0(#extern33) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_42.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_42.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_42.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_43.w_0_fp32_master_0(#extern36) : tensor<32x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_43.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_43.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x64x1x1xf32>) : tensor<32x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_43.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_44.w_0_fp32_master_0(#extern37) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_44.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_44.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_44.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_45.w_0_fp32_master_0(#extern38) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_45.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_45.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_45.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_46.w_0_fp32_master_0(#extern39) : tensor<128x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_46.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_46.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<128x64x1x1xf32>) : tensor<128x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_46.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_47.w_0_fp32_master_0(#extern40) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_47.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_47.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x128x1x1xf32>) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_47.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_48.w_0_fp32_master_0(#extern37) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_48.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_48.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_48.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_49.w_0_fp32_master_0(#extern38) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_49.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_49.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_49.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_5.w_0_fp32_master_0(#extern41) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_5.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_5.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x16x1x1xf32>) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_5.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_50.w_0_fp32_master_0(#extern40) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_50.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_50.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x128x1x1xf32>) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_50.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_51.w_0_fp32_master_0(#extern37) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_51.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_51.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_51.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_52.w_0_fp32_master_0(#extern38) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_52.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_52.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_52.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_6.w_0_fp32_master_0(#extern30) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_6.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_6.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_6.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_7.w_0_fp32_master_0(#extern24) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_7.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_7.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_7.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_8.w_0_fp32_master_0(#extern41) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_8.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_8.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x16x1x1xf32>) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_8.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_9.w_0_fp32_master_0(#extern30) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_9.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @conv2d_9.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "conv2d_9.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0(#extern42) : tensor<62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<62xf32>) : tensor<62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.b_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0(#extern43) : tensor<128x62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0_fp32_master_0_velocity_0(dense<0.000000e+00> : tensor<128x62xf32>) : tensor<128x62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [false], parameter_name = "linear_0.w_0_fp32_master_0_velocity_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @loss_scaling_0(dense<1.000000e+00> : tensor<1xf32>) : tensor<1xf32>
  func.func @train_step(%arg0: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}, %arg1: tensor<4x3x32x32xf32> {pir.attributes = {dtype = f32, name = "x", persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 3, 32, 32>, stop_gradient = [true]}}) {
    %0 = "pd_op.cast"(%arg1) {dtype = f16, persistable = [false], stop_gradient = [true]} : (tensor<4x3x32x32xf32>) -> tensor<4x3x32x32xf16>
    %conv2d_0.w_0 = ml_program.global_load @conv2d_0.w_0 : tensor<4x3x7x7xf16>
    %1 = "pd_op.conv2d"(%0, %conv2d_0.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [3 : i32, 3 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x3x32x32xf16>, tensor<4x3x7x7xf16>) -> tensor<4x4x16x16xf16>
    %batch_norm2d_0.w_1 = ml_program.global_load @batch_norm2d_0.w_1 : tensor<4xf32>
    %batch_norm2d_0.w_2 = ml_program.global_load @batch_norm2d_0.w_2 : tensor<4xf32>
    %batch_norm2d_0.w_0 = ml_program.global_load @batch_norm2d_0.w_0 : tensor<4xf32>
    %batch_norm2d_0.b_0 = ml_program.global_load @batch_norm2d_0.b_0 : tensor<4xf32>
    %2:6 = "pd_op.batch_norm_"(%1, %batch_norm2d_0.w_1, %batch_norm2d_0.w_2, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_0.w_1 = %2#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.w_2 = %2#2 : tensor<4xf32>
    %3 = "pd_op.relu"(%2#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x16x16xf16>) -> tensor<4x4x16x16xf16>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [3, 3]} : () -> tensor<2xi64>
    %5 = "pd_op.pool2d"(%3, %4) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [1, 1], persistable = [false], pooling_type = "max", stop_gradient = [false], strides = [2, 2]} : (tensor<4x4x16x16xf16>, tensor<2xi64>) -> tensor<4x4x8x8xf16>
    %conv2d_1.w_0 = ml_program.global_load @conv2d_1.w_0 : tensor<4x4x1x1xf16>
    %6 = "pd_op.conv2d"(%5, %conv2d_1.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x1x1xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_1.w_1 = ml_program.global_load @batch_norm2d_1.w_1 : tensor<4xf32>
    %batch_norm2d_1.w_2 = ml_program.global_load @batch_norm2d_1.w_2 : tensor<4xf32>
    %batch_norm2d_1.w_0 = ml_program.global_load @batch_norm2d_1.w_0 : tensor<4xf32>
    %batch_norm2d_1.b_0 = ml_program.global_load @batch_norm2d_1.b_0 : tensor<4xf32>
    %7:6 = "pd_op.batch_norm_"(%6, %batch_norm2d_1.w_1, %batch_norm2d_1.w_2, %batch_norm2d_1.w_0, %batch_norm2d_1.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_1.w_1 = %7#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.w_2 = %7#2 : tensor<4xf32>
    %8 = "pd_op.relu"(%7#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_2.w_0 = ml_program.global_load @conv2d_2.w_0 : tensor<4x4x3x3xf16>
    %9 = "pd_op.conv2d"(%8, %conv2d_2.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_2.w_1 = ml_program.global_load @batch_norm2d_2.w_1 : tensor<4xf32>
    %batch_norm2d_2.w_2 = ml_program.global_load @batch_norm2d_2.w_2 : tensor<4xf32>
    %batch_norm2d_2.w_0 = ml_program.global_load @batch_norm2d_2.w_0 : tensor<4xf32>
    %batch_norm2d_2.b_0 = ml_program.global_load @batch_norm2d_2.b_0 : tensor<4xf32>
    %10:6 = "pd_op.batch_norm_"(%9, %batch_norm2d_2.w_1, %batch_norm2d_2.w_2, %batch_norm2d_2.w_0, %batch_norm2d_2.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_2.w_1 = %10#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.w_2 = %10#2 : tensor<4xf32>
    %11 = "pd_op.relu"(%10#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_3.w_0 = ml_program.global_load @conv2d_3.w_0 : tensor<16x4x1x1xf16>
    %12 = "pd_op.conv2d"(%11, %conv2d_3.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_3.w_1 = ml_program.global_load @batch_norm2d_3.w_1 : tensor<16xf32>
    %batch_norm2d_3.w_2 = ml_program.global_load @batch_norm2d_3.w_2 : tensor<16xf32>
    %batch_norm2d_3.w_0 = ml_program.global_load @batch_norm2d_3.w_0 : tensor<16xf32>
    %batch_norm2d_3.b_0 = ml_program.global_load @batch_norm2d_3.b_0 : tensor<16xf32>
    %13:6 = "pd_op.batch_norm_"(%12, %batch_norm2d_3.w_1, %batch_norm2d_3.w_2, %batch_norm2d_3.w_0, %batch_norm2d_3.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_3.w_1 = %13#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.w_2 = %13#2 : tensor<16xf32>
    %conv2d_4.w_0 = ml_program.global_load @conv2d_4.w_0 : tensor<16x4x1x1xf16>
    %14 = "pd_op.conv2d"(%5, %conv2d_4.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_4.w_1 = ml_program.global_load @batch_norm2d_4.w_1 : tensor<16xf32>
    %batch_norm2d_4.w_2 = ml_program.global_load @batch_norm2d_4.w_2 : tensor<16xf32>
    %batch_norm2d_4.w_0 = ml_program.global_load @batch_norm2d_4.w_0 : tensor<16xf32>
    %batch_norm2d_4.b_0 = ml_program.global_load @batch_norm2d_4.b_0 : tensor<16xf32>
    %15:6 = "pd_op.batch_norm_"(%14, %batch_norm2d_4.w_1, %batch_norm2d_4.w_2, %batch_norm2d_4.w_0, %batch_norm2d_4.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_4.w_1 = %15#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.w_2 = %15#2 : tensor<16xf32>
    %16 = "pd_op.add"(%13#0, %15#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %17 = "pd_op.relu"(%16) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %conv2d_5.w_0 = ml_program.global_load @conv2d_5.w_0 : tensor<4x16x1x1xf16>
    %18 = "pd_op.conv2d"(%17, %conv2d_5.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_5.w_1 = ml_program.global_load @batch_norm2d_5.w_1 : tensor<4xf32>
    %batch_norm2d_5.w_2 = ml_program.global_load @batch_norm2d_5.w_2 : tensor<4xf32>
    %batch_norm2d_5.w_0 = ml_program.global_load @batch_norm2d_5.w_0 : tensor<4xf32>
    %batch_norm2d_5.b_0 = ml_program.global_load @batch_norm2d_5.b_0 : tensor<4xf32>
    %19:6 = "pd_op.batch_norm_"(%18, %batch_norm2d_5.w_1, %batch_norm2d_5.w_2, %batch_norm2d_5.w_0, %batch_norm2d_5.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_5.w_1 = %19#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.w_2 = %19#2 : tensor<4xf32>
    %20 = "pd_op.relu"(%19#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_6.w_0 = ml_program.global_load @conv2d_6.w_0 : tensor<4x4x3x3xf16>
    %21 = "pd_op.conv2d"(%20, %conv2d_6.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_6.w_1 = ml_program.global_load @batch_norm2d_6.w_1 : tensor<4xf32>
    %batch_norm2d_6.w_2 = ml_program.global_load @batch_norm2d_6.w_2 : tensor<4xf32>
    %batch_norm2d_6.w_0 = ml_program.global_load @batch_norm2d_6.w_0 : tensor<4xf32>
    %batch_norm2d_6.b_0 = ml_program.global_load @batch_norm2d_6.b_0 : tensor<4xf32>
    %22:6 = "pd_op.batch_norm_"(%21, %batch_norm2d_6.w_1, %batch_norm2d_6.w_2, %batch_norm2d_6.w_0, %batch_norm2d_6.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_6.w_1 = %22#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.w_2 = %22#2 : tensor<4xf32>
    %23 = "pd_op.relu"(%22#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_7.w_0 = ml_program.global_load @conv2d_7.w_0 : tensor<16x4x1x1xf16>
    %24 = "pd_op.conv2d"(%23, %conv2d_7.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_7.w_1 = ml_program.global_load @batch_norm2d_7.w_1 : tensor<16xf32>
    %batch_norm2d_7.w_2 = ml_program.global_load @batch_norm2d_7.w_2 : tensor<16xf32>
    %batch_norm2d_7.w_0 = ml_program.global_load @batch_norm2d_7.w_0 : tensor<16xf32>
    %batch_norm2d_7.b_0 = ml_program.global_load @batch_norm2d_7.b_0 : tensor<16xf32>
    %25:6 = "pd_op.batch_norm_"(%24, %batch_norm2d_7.w_1, %batch_norm2d_7.w_2, %batch_norm2d_7.w_0, %batch_norm2d_7.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_7.w_1 = %25#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.w_2 = %25#2 : tensor<16xf32>
    %26 = "pd_op.add"(%25#0, %17) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %27 = "pd_op.relu"(%26) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %conv2d_8.w_0 = ml_program.global_load @conv2d_8.w_0 : tensor<4x16x1x1xf16>
    %28 = "pd_op.conv2d"(%27, %conv2d_8.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_8.w_1 = ml_program.global_load @batch_norm2d_8.w_1 : tensor<4xf32>
    %batch_norm2d_8.w_2 = ml_program.global_load @batch_norm2d_8.w_2 : tensor<4xf32>
    %batch_norm2d_8.w_0 = ml_program.global_load @batch_norm2d_8.w_0 : tensor<4xf32>
    %batch_norm2d_8.b_0 = ml_program.global_load @batch_norm2d_8.b_0 : tensor<4xf32>
    %29:6 = "pd_op.batch_norm_"(%28, %batch_norm2d_8.w_1, %batch_norm2d_8.w_2, %batch_norm2d_8.w_0, %batch_norm2d_8.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_8.w_1 = %29#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.w_2 = %29#2 : tensor<4xf32>
    %30 = "pd_op.relu"(%29#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_9.w_0 = ml_program.global_load @conv2d_9.w_0 : tensor<4x4x3x3xf16>
    %31 = "pd_op.conv2d"(%30, %conv2d_9.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>) -> tensor<4x4x8x8xf16>
    %batch_norm2d_9.w_1 = ml_program.global_load @batch_norm2d_9.w_1 : tensor<4xf32>
    %batch_norm2d_9.w_2 = ml_program.global_load @batch_norm2d_9.w_2 : tensor<4xf32>
    %batch_norm2d_9.w_0 = ml_program.global_load @batch_norm2d_9.w_0 : tensor<4xf32>
    %batch_norm2d_9.b_0 = ml_program.global_load @batch_norm2d_9.b_0 : tensor<4xf32>
    %32:6 = "pd_op.batch_norm_"(%31, %batch_norm2d_9.w_1, %batch_norm2d_9.w_2, %batch_norm2d_9.w_0, %batch_norm2d_9.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_9.w_1 = %32#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.w_2 = %32#2 : tensor<4xf32>
    %33 = "pd_op.relu"(%32#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %conv2d_10.w_0 = ml_program.global_load @conv2d_10.w_0 : tensor<16x4x1x1xf16>
    %34 = "pd_op.conv2d"(%33, %conv2d_10.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>) -> tensor<4x16x8x8xf16>
    %batch_norm2d_10.w_1 = ml_program.global_load @batch_norm2d_10.w_1 : tensor<16xf32>
    %batch_norm2d_10.w_2 = ml_program.global_load @batch_norm2d_10.w_2 : tensor<16xf32>
    %batch_norm2d_10.w_0 = ml_program.global_load @batch_norm2d_10.w_0 : tensor<16xf32>
    %batch_norm2d_10.b_0 = ml_program.global_load @batch_norm2d_10.b_0 : tensor<16xf32>
    %35:6 = "pd_op.batch_norm_"(%34, %batch_norm2d_10.w_1, %batch_norm2d_10.w_2, %batch_norm2d_10.w_0, %batch_norm2d_10.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_10.w_1 = %35#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.w_2 = %35#2 : tensor<16xf32>
    %36 = "pd_op.add"(%35#0, %27) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %37 = "pd_op.relu"(%36) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %conv2d_11.w_0 = ml_program.global_load @conv2d_11.w_0 : tensor<8x16x1x1xf16>
    %38 = "pd_op.conv2d"(%37, %conv2d_11.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<8x16x1x1xf16>) -> tensor<4x8x8x8xf16>
    %batch_norm2d_11.w_1 = ml_program.global_load @batch_norm2d_11.w_1 : tensor<8xf32>
    %batch_norm2d_11.w_2 = ml_program.global_load @batch_norm2d_11.w_2 : tensor<8xf32>
    %batch_norm2d_11.w_0 = ml_program.global_load @batch_norm2d_11.w_0 : tensor<8xf32>
    %batch_norm2d_11.b_0 = ml_program.global_load @batch_norm2d_11.b_0 : tensor<8xf32>
    %39:6 = "pd_op.batch_norm_"(%38, %batch_norm2d_11.w_1, %batch_norm2d_11.w_2, %batch_norm2d_11.w_0, %batch_norm2d_11.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_11.w_1 = %39#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.w_2 = %39#2 : tensor<8xf32>
    %40 = "pd_op.relu"(%39#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x8x8xf16>) -> tensor<4x8x8x8xf16>
    %conv2d_12.w_0 = ml_program.global_load @conv2d_12.w_0 : tensor<8x8x3x3xf16>
    %41 = "pd_op.conv2d"(%40, %conv2d_12.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x8x8x8xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_12.w_1 = ml_program.global_load @batch_norm2d_12.w_1 : tensor<8xf32>
    %batch_norm2d_12.w_2 = ml_program.global_load @batch_norm2d_12.w_2 : tensor<8xf32>
    %batch_norm2d_12.w_0 = ml_program.global_load @batch_norm2d_12.w_0 : tensor<8xf32>
    %batch_norm2d_12.b_0 = ml_program.global_load @batch_norm2d_12.b_0 : tensor<8xf32>
    %42:6 = "pd_op.batch_norm_"(%41, %batch_norm2d_12.w_1, %batch_norm2d_12.w_2, %batch_norm2d_12.w_0, %batch_norm2d_12.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_12.w_1 = %42#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.w_2 = %42#2 : tensor<8xf32>
    %43 = "pd_op.relu"(%42#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_13.w_0 = ml_program.global_load @conv2d_13.w_0 : tensor<32x8x1x1xf16>
    %44 = "pd_op.conv2d"(%43, %conv2d_13.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_13.w_1 = ml_program.global_load @batch_norm2d_13.w_1 : tensor<32xf32>
    %batch_norm2d_13.w_2 = ml_program.global_load @batch_norm2d_13.w_2 : tensor<32xf32>
    %batch_norm2d_13.w_0 = ml_program.global_load @batch_norm2d_13.w_0 : tensor<32xf32>
    %batch_norm2d_13.b_0 = ml_program.global_load @batch_norm2d_13.b_0 : tensor<32xf32>
    %45:6 = "pd_op.batch_norm_"(%44, %batch_norm2d_13.w_1, %batch_norm2d_13.w_2, %batch_norm2d_13.w_0, %batch_norm2d_13.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_13.w_1 = %45#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.w_2 = %45#2 : tensor<32xf32>
    %conv2d_14.w_0 = ml_program.global_load @conv2d_14.w_0 : tensor<32x16x1x1xf16>
    %46 = "pd_op.conv2d"(%37, %conv2d_14.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x8x8xf16>, tensor<32x16x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_14.w_1 = ml_program.global_load @batch_norm2d_14.w_1 : tensor<32xf32>
    %batch_norm2d_14.w_2 = ml_program.global_load @batch_norm2d_14.w_2 : tensor<32xf32>
    %batch_norm2d_14.w_0 = ml_program.global_load @batch_norm2d_14.w_0 : tensor<32xf32>
    %batch_norm2d_14.b_0 = ml_program.global_load @batch_norm2d_14.b_0 : tensor<32xf32>
    %47:6 = "pd_op.batch_norm_"(%46, %batch_norm2d_14.w_1, %batch_norm2d_14.w_2, %batch_norm2d_14.w_0, %batch_norm2d_14.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_14.w_1 = %47#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.w_2 = %47#2 : tensor<32xf32>
    %48 = "pd_op.add"(%45#0, %47#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %49 = "pd_op.relu"(%48) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_15.w_0 = ml_program.global_load @conv2d_15.w_0 : tensor<8x32x1x1xf16>
    %50 = "pd_op.conv2d"(%49, %conv2d_15.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_15.w_1 = ml_program.global_load @batch_norm2d_15.w_1 : tensor<8xf32>
    %batch_norm2d_15.w_2 = ml_program.global_load @batch_norm2d_15.w_2 : tensor<8xf32>
    %batch_norm2d_15.w_0 = ml_program.global_load @batch_norm2d_15.w_0 : tensor<8xf32>
    %batch_norm2d_15.b_0 = ml_program.global_load @batch_norm2d_15.b_0 : tensor<8xf32>
    %51:6 = "pd_op.batch_norm_"(%50, %batch_norm2d_15.w_1, %batch_norm2d_15.w_2, %batch_norm2d_15.w_0, %batch_norm2d_15.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_15.w_1 = %51#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.w_2 = %51#2 : tensor<8xf32>
    %52 = "pd_op.relu"(%51#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_16.w_0 = ml_program.global_load @conv2d_16.w_0 : tensor<8x8x3x3xf16>
    %53 = "pd_op.conv2d"(%52, %conv2d_16.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_16.w_1 = ml_program.global_load @batch_norm2d_16.w_1 : tensor<8xf32>
    %batch_norm2d_16.w_2 = ml_program.global_load @batch_norm2d_16.w_2 : tensor<8xf32>
    %batch_norm2d_16.w_0 = ml_program.global_load @batch_norm2d_16.w_0 : tensor<8xf32>
    %batch_norm2d_16.b_0 = ml_program.global_load @batch_norm2d_16.b_0 : tensor<8xf32>
    %54:6 = "pd_op.batch_norm_"(%53, %batch_norm2d_16.w_1, %batch_norm2d_16.w_2, %batch_norm2d_16.w_0, %batch_norm2d_16.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_16.w_1 = %54#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.w_2 = %54#2 : tensor<8xf32>
    %55 = "pd_op.relu"(%54#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_17.w_0 = ml_program.global_load @conv2d_17.w_0 : tensor<32x8x1x1xf16>
    %56 = "pd_op.conv2d"(%55, %conv2d_17.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_17.w_1 = ml_program.global_load @batch_norm2d_17.w_1 : tensor<32xf32>
    %batch_norm2d_17.w_2 = ml_program.global_load @batch_norm2d_17.w_2 : tensor<32xf32>
    %batch_norm2d_17.w_0 = ml_program.global_load @batch_norm2d_17.w_0 : tensor<32xf32>
    %batch_norm2d_17.b_0 = ml_program.global_load @batch_norm2d_17.b_0 : tensor<32xf32>
    %57:6 = "pd_op.batch_norm_"(%56, %batch_norm2d_17.w_1, %batch_norm2d_17.w_2, %batch_norm2d_17.w_0, %batch_norm2d_17.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_17.w_1 = %57#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.w_2 = %57#2 : tensor<32xf32>
    %58 = "pd_op.add"(%57#0, %49) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %59 = "pd_op.relu"(%58) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_18.w_0 = ml_program.global_load @conv2d_18.w_0 : tensor<8x32x1x1xf16>
    %60 = "pd_op.conv2d"(%59, %conv2d_18.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_18.w_1 = ml_program.global_load @batch_norm2d_18.w_1 : tensor<8xf32>
    %batch_norm2d_18.w_2 = ml_program.global_load @batch_norm2d_18.w_2 : tensor<8xf32>
    %batch_norm2d_18.w_0 = ml_program.global_load @batch_norm2d_18.w_0 : tensor<8xf32>
    %batch_norm2d_18.b_0 = ml_program.global_load @batch_norm2d_18.b_0 : tensor<8xf32>
    %61:6 = "pd_op.batch_norm_"(%60, %batch_norm2d_18.w_1, %batch_norm2d_18.w_2, %batch_norm2d_18.w_0, %batch_norm2d_18.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_18.w_1 = %61#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.w_2 = %61#2 : tensor<8xf32>
    %62 = "pd_op.relu"(%61#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_19.w_0 = ml_program.global_load @conv2d_19.w_0 : tensor<8x8x3x3xf16>
    %63 = "pd_op.conv2d"(%62, %conv2d_19.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_19.w_1 = ml_program.global_load @batch_norm2d_19.w_1 : tensor<8xf32>
    %batch_norm2d_19.w_2 = ml_program.global_load @batch_norm2d_19.w_2 : tensor<8xf32>
    %batch_norm2d_19.w_0 = ml_program.global_load @batch_norm2d_19.w_0 : tensor<8xf32>
    %batch_norm2d_19.b_0 = ml_program.global_load @batch_norm2d_19.b_0 : tensor<8xf32>
    %64:6 = "pd_op.batch_norm_"(%63, %batch_norm2d_19.w_1, %batch_norm2d_19.w_2, %batch_norm2d_19.w_0, %batch_norm2d_19.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_19.w_1 = %64#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.w_2 = %64#2 : tensor<8xf32>
    %65 = "pd_op.relu"(%64#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_20.w_0 = ml_program.global_load @conv2d_20.w_0 : tensor<32x8x1x1xf16>
    %66 = "pd_op.conv2d"(%65, %conv2d_20.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_20.w_1 = ml_program.global_load @batch_norm2d_20.w_1 : tensor<32xf32>
    %batch_norm2d_20.w_2 = ml_program.global_load @batch_norm2d_20.w_2 : tensor<32xf32>
    %batch_norm2d_20.w_0 = ml_program.global_load @batch_norm2d_20.w_0 : tensor<32xf32>
    %batch_norm2d_20.b_0 = ml_program.global_load @batch_norm2d_20.b_0 : tensor<32xf32>
    %67:6 = "pd_op.batch_norm_"(%66, %batch_norm2d_20.w_1, %batch_norm2d_20.w_2, %batch_norm2d_20.w_0, %batch_norm2d_20.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_20.w_1 = %67#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.w_2 = %67#2 : tensor<32xf32>
    %68 = "pd_op.add"(%67#0, %59) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %69 = "pd_op.relu"(%68) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_21.w_0 = ml_program.global_load @conv2d_21.w_0 : tensor<8x32x1x1xf16>
    %70 = "pd_op.conv2d"(%69, %conv2d_21.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_21.w_1 = ml_program.global_load @batch_norm2d_21.w_1 : tensor<8xf32>
    %batch_norm2d_21.w_2 = ml_program.global_load @batch_norm2d_21.w_2 : tensor<8xf32>
    %batch_norm2d_21.w_0 = ml_program.global_load @batch_norm2d_21.w_0 : tensor<8xf32>
    %batch_norm2d_21.b_0 = ml_program.global_load @batch_norm2d_21.b_0 : tensor<8xf32>
    %71:6 = "pd_op.batch_norm_"(%70, %batch_norm2d_21.w_1, %batch_norm2d_21.w_2, %batch_norm2d_21.w_0, %batch_norm2d_21.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_21.w_1 = %71#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.w_2 = %71#2 : tensor<8xf32>
    %72 = "pd_op.relu"(%71#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_22.w_0 = ml_program.global_load @conv2d_22.w_0 : tensor<8x8x3x3xf16>
    %73 = "pd_op.conv2d"(%72, %conv2d_22.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>) -> tensor<4x8x4x4xf16>
    %batch_norm2d_22.w_1 = ml_program.global_load @batch_norm2d_22.w_1 : tensor<8xf32>
    %batch_norm2d_22.w_2 = ml_program.global_load @batch_norm2d_22.w_2 : tensor<8xf32>
    %batch_norm2d_22.w_0 = ml_program.global_load @batch_norm2d_22.w_0 : tensor<8xf32>
    %batch_norm2d_22.b_0 = ml_program.global_load @batch_norm2d_22.b_0 : tensor<8xf32>
    %74:6 = "pd_op.batch_norm_"(%73, %batch_norm2d_22.w_1, %batch_norm2d_22.w_2, %batch_norm2d_22.w_0, %batch_norm2d_22.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_22.w_1 = %74#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.w_2 = %74#2 : tensor<8xf32>
    %75 = "pd_op.relu"(%74#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %conv2d_23.w_0 = ml_program.global_load @conv2d_23.w_0 : tensor<32x8x1x1xf16>
    %76 = "pd_op.conv2d"(%75, %conv2d_23.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>) -> tensor<4x32x4x4xf16>
    %batch_norm2d_23.w_1 = ml_program.global_load @batch_norm2d_23.w_1 : tensor<32xf32>
    %batch_norm2d_23.w_2 = ml_program.global_load @batch_norm2d_23.w_2 : tensor<32xf32>
    %batch_norm2d_23.w_0 = ml_program.global_load @batch_norm2d_23.w_0 : tensor<32xf32>
    %batch_norm2d_23.b_0 = ml_program.global_load @batch_norm2d_23.b_0 : tensor<32xf32>
    %77:6 = "pd_op.batch_norm_"(%76, %batch_norm2d_23.w_1, %batch_norm2d_23.w_2, %batch_norm2d_23.w_0, %batch_norm2d_23.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_23.w_1 = %77#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.w_2 = %77#2 : tensor<32xf32>
    %78 = "pd_op.add"(%77#0, %69) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %79 = "pd_op.relu"(%78) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %conv2d_24.w_0 = ml_program.global_load @conv2d_24.w_0 : tensor<16x32x1x1xf16>
    %80 = "pd_op.conv2d"(%79, %conv2d_24.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<16x32x1x1xf16>) -> tensor<4x16x4x4xf16>
    %batch_norm2d_24.w_1 = ml_program.global_load @batch_norm2d_24.w_1 : tensor<16xf32>
    %batch_norm2d_24.w_2 = ml_program.global_load @batch_norm2d_24.w_2 : tensor<16xf32>
    %batch_norm2d_24.w_0 = ml_program.global_load @batch_norm2d_24.w_0 : tensor<16xf32>
    %batch_norm2d_24.b_0 = ml_program.global_load @batch_norm2d_24.b_0 : tensor<16xf32>
    %81:6 = "pd_op.batch_norm_"(%80, %batch_norm2d_24.w_1, %batch_norm2d_24.w_2, %batch_norm2d_24.w_0, %batch_norm2d_24.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_24.w_1 = %81#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.w_2 = %81#2 : tensor<16xf32>
    %82 = "pd_op.relu"(%81#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x4x4xf16>) -> tensor<4x16x4x4xf16>
    %conv2d_25.w_0 = ml_program.global_load @conv2d_25.w_0 : tensor<16x16x3x3xf16>
    %83 = "pd_op.conv2d"(%82, %conv2d_25.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x4x4xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_25.w_1 = ml_program.global_load @batch_norm2d_25.w_1 : tensor<16xf32>
    %batch_norm2d_25.w_2 = ml_program.global_load @batch_norm2d_25.w_2 : tensor<16xf32>
    %batch_norm2d_25.w_0 = ml_program.global_load @batch_norm2d_25.w_0 : tensor<16xf32>
    %batch_norm2d_25.b_0 = ml_program.global_load @batch_norm2d_25.b_0 : tensor<16xf32>
    %84:6 = "pd_op.batch_norm_"(%83, %batch_norm2d_25.w_1, %batch_norm2d_25.w_2, %batch_norm2d_25.w_0, %batch_norm2d_25.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_25.w_1 = %84#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.w_2 = %84#2 : tensor<16xf32>
    %85 = "pd_op.relu"(%84#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_26.w_0 = ml_program.global_load @conv2d_26.w_0 : tensor<64x16x1x1xf16>
    %86 = "pd_op.conv2d"(%85, %conv2d_26.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_26.w_1 = ml_program.global_load @batch_norm2d_26.w_1 : tensor<64xf32>
    %batch_norm2d_26.w_2 = ml_program.global_load @batch_norm2d_26.w_2 : tensor<64xf32>
    %batch_norm2d_26.w_0 = ml_program.global_load @batch_norm2d_26.w_0 : tensor<64xf32>
    %batch_norm2d_26.b_0 = ml_program.global_load @batch_norm2d_26.b_0 : tensor<64xf32>
    %87:6 = "pd_op.batch_norm_"(%86, %batch_norm2d_26.w_1, %batch_norm2d_26.w_2, %batch_norm2d_26.w_0, %batch_norm2d_26.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_26.w_1 = %87#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.w_2 = %87#2 : tensor<64xf32>
    %conv2d_27.w_0 = ml_program.global_load @conv2d_27.w_0 : tensor<64x32x1x1xf16>
    %88 = "pd_op.conv2d"(%79, %conv2d_27.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x4x4xf16>, tensor<64x32x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_27.w_1 = ml_program.global_load @batch_norm2d_27.w_1 : tensor<64xf32>
    %batch_norm2d_27.w_2 = ml_program.global_load @batch_norm2d_27.w_2 : tensor<64xf32>
    %batch_norm2d_27.w_0 = ml_program.global_load @batch_norm2d_27.w_0 : tensor<64xf32>
    %batch_norm2d_27.b_0 = ml_program.global_load @batch_norm2d_27.b_0 : tensor<64xf32>
    %89:6 = "pd_op.batch_norm_"(%88, %batch_norm2d_27.w_1, %batch_norm2d_27.w_2, %batch_norm2d_27.w_0, %batch_norm2d_27.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_27.w_1 = %89#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.w_2 = %89#2 : tensor<64xf32>
    %90 = "pd_op.add"(%87#0, %89#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %91 = "pd_op.relu"(%90) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_28.w_0 = ml_program.global_load @conv2d_28.w_0 : tensor<16x64x1x1xf16>
    %92 = "pd_op.conv2d"(%91, %conv2d_28.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_28.w_1 = ml_program.global_load @batch_norm2d_28.w_1 : tensor<16xf32>
    %batch_norm2d_28.w_2 = ml_program.global_load @batch_norm2d_28.w_2 : tensor<16xf32>
    %batch_norm2d_28.w_0 = ml_program.global_load @batch_norm2d_28.w_0 : tensor<16xf32>
    %batch_norm2d_28.b_0 = ml_program.global_load @batch_norm2d_28.b_0 : tensor<16xf32>
    %93:6 = "pd_op.batch_norm_"(%92, %batch_norm2d_28.w_1, %batch_norm2d_28.w_2, %batch_norm2d_28.w_0, %batch_norm2d_28.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_28.w_1 = %93#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.w_2 = %93#2 : tensor<16xf32>
    %94 = "pd_op.relu"(%93#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_29.w_0 = ml_program.global_load @conv2d_29.w_0 : tensor<16x16x3x3xf16>
    %95 = "pd_op.conv2d"(%94, %conv2d_29.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_29.w_1 = ml_program.global_load @batch_norm2d_29.w_1 : tensor<16xf32>
    %batch_norm2d_29.w_2 = ml_program.global_load @batch_norm2d_29.w_2 : tensor<16xf32>
    %batch_norm2d_29.w_0 = ml_program.global_load @batch_norm2d_29.w_0 : tensor<16xf32>
    %batch_norm2d_29.b_0 = ml_program.global_load @batch_norm2d_29.b_0 : tensor<16xf32>
    %96:6 = "pd_op.batch_norm_"(%95, %batch_norm2d_29.w_1, %batch_norm2d_29.w_2, %batch_norm2d_29.w_0, %batch_norm2d_29.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_29.w_1 = %96#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.w_2 = %96#2 : tensor<16xf32>
    %97 = "pd_op.relu"(%96#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_30.w_0 = ml_program.global_load @conv2d_30.w_0 : tensor<64x16x1x1xf16>
    %98 = "pd_op.conv2d"(%97, %conv2d_30.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_30.w_1 = ml_program.global_load @batch_norm2d_30.w_1 : tensor<64xf32>
    %batch_norm2d_30.w_2 = ml_program.global_load @batch_norm2d_30.w_2 : tensor<64xf32>
    %batch_norm2d_30.w_0 = ml_program.global_load @batch_norm2d_30.w_0 : tensor<64xf32>
    %batch_norm2d_30.b_0 = ml_program.global_load @batch_norm2d_30.b_0 : tensor<64xf32>
    %99:6 = "pd_op.batch_norm_"(%98, %batch_norm2d_30.w_1, %batch_norm2d_30.w_2, %batch_norm2d_30.w_0, %batch_norm2d_30.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_30.w_1 = %99#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.w_2 = %99#2 : tensor<64xf32>
    %100 = "pd_op.add"(%99#0, %91) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %101 = "pd_op.relu"(%100) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_31.w_0 = ml_program.global_load @conv2d_31.w_0 : tensor<16x64x1x1xf16>
    %102 = "pd_op.conv2d"(%101, %conv2d_31.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_31.w_1 = ml_program.global_load @batch_norm2d_31.w_1 : tensor<16xf32>
    %batch_norm2d_31.w_2 = ml_program.global_load @batch_norm2d_31.w_2 : tensor<16xf32>
    %batch_norm2d_31.w_0 = ml_program.global_load @batch_norm2d_31.w_0 : tensor<16xf32>
    %batch_norm2d_31.b_0 = ml_program.global_load @batch_norm2d_31.b_0 : tensor<16xf32>
    %103:6 = "pd_op.batch_norm_"(%102, %batch_norm2d_31.w_1, %batch_norm2d_31.w_2, %batch_norm2d_31.w_0, %batch_norm2d_31.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_31.w_1 = %103#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.w_2 = %103#2 : tensor<16xf32>
    %104 = "pd_op.relu"(%103#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_32.w_0 = ml_program.global_load @conv2d_32.w_0 : tensor<16x16x3x3xf16>
    %105 = "pd_op.conv2d"(%104, %conv2d_32.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_32.w_1 = ml_program.global_load @batch_norm2d_32.w_1 : tensor<16xf32>
    %batch_norm2d_32.w_2 = ml_program.global_load @batch_norm2d_32.w_2 : tensor<16xf32>
    %batch_norm2d_32.w_0 = ml_program.global_load @batch_norm2d_32.w_0 : tensor<16xf32>
    %batch_norm2d_32.b_0 = ml_program.global_load @batch_norm2d_32.b_0 : tensor<16xf32>
    %106:6 = "pd_op.batch_norm_"(%105, %batch_norm2d_32.w_1, %batch_norm2d_32.w_2, %batch_norm2d_32.w_0, %batch_norm2d_32.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_32.w_1 = %106#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.w_2 = %106#2 : tensor<16xf32>
    %107 = "pd_op.relu"(%106#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_33.w_0 = ml_program.global_load @conv2d_33.w_0 : tensor<64x16x1x1xf16>
    %108 = "pd_op.conv2d"(%107, %conv2d_33.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_33.w_1 = ml_program.global_load @batch_norm2d_33.w_1 : tensor<64xf32>
    %batch_norm2d_33.w_2 = ml_program.global_load @batch_norm2d_33.w_2 : tensor<64xf32>
    %batch_norm2d_33.w_0 = ml_program.global_load @batch_norm2d_33.w_0 : tensor<64xf32>
    %batch_norm2d_33.b_0 = ml_program.global_load @batch_norm2d_33.b_0 : tensor<64xf32>
    %109:6 = "pd_op.batch_norm_"(%108, %batch_norm2d_33.w_1, %batch_norm2d_33.w_2, %batch_norm2d_33.w_0, %batch_norm2d_33.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_33.w_1 = %109#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.w_2 = %109#2 : tensor<64xf32>
    %110 = "pd_op.add"(%109#0, %101) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %111 = "pd_op.relu"(%110) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_34.w_0 = ml_program.global_load @conv2d_34.w_0 : tensor<16x64x1x1xf16>
    %112 = "pd_op.conv2d"(%111, %conv2d_34.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_34.w_1 = ml_program.global_load @batch_norm2d_34.w_1 : tensor<16xf32>
    %batch_norm2d_34.w_2 = ml_program.global_load @batch_norm2d_34.w_2 : tensor<16xf32>
    %batch_norm2d_34.w_0 = ml_program.global_load @batch_norm2d_34.w_0 : tensor<16xf32>
    %batch_norm2d_34.b_0 = ml_program.global_load @batch_norm2d_34.b_0 : tensor<16xf32>
    %113:6 = "pd_op.batch_norm_"(%112, %batch_norm2d_34.w_1, %batch_norm2d_34.w_2, %batch_norm2d_34.w_0, %batch_norm2d_34.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_34.w_1 = %113#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.w_2 = %113#2 : tensor<16xf32>
    %114 = "pd_op.relu"(%113#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_35.w_0 = ml_program.global_load @conv2d_35.w_0 : tensor<16x16x3x3xf16>
    %115 = "pd_op.conv2d"(%114, %conv2d_35.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_35.w_1 = ml_program.global_load @batch_norm2d_35.w_1 : tensor<16xf32>
    %batch_norm2d_35.w_2 = ml_program.global_load @batch_norm2d_35.w_2 : tensor<16xf32>
    %batch_norm2d_35.w_0 = ml_program.global_load @batch_norm2d_35.w_0 : tensor<16xf32>
    %batch_norm2d_35.b_0 = ml_program.global_load @batch_norm2d_35.b_0 : tensor<16xf32>
    %116:6 = "pd_op.batch_norm_"(%115, %batch_norm2d_35.w_1, %batch_norm2d_35.w_2, %batch_norm2d_35.w_0, %batch_norm2d_35.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_35.w_1 = %116#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.w_2 = %116#2 : tensor<16xf32>
    %117 = "pd_op.relu"(%116#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_36.w_0 = ml_program.global_load @conv2d_36.w_0 : tensor<64x16x1x1xf16>
    %118 = "pd_op.conv2d"(%117, %conv2d_36.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_36.w_1 = ml_program.global_load @batch_norm2d_36.w_1 : tensor<64xf32>
    %batch_norm2d_36.w_2 = ml_program.global_load @batch_norm2d_36.w_2 : tensor<64xf32>
    %batch_norm2d_36.w_0 = ml_program.global_load @batch_norm2d_36.w_0 : tensor<64xf32>
    %batch_norm2d_36.b_0 = ml_program.global_load @batch_norm2d_36.b_0 : tensor<64xf32>
    %119:6 = "pd_op.batch_norm_"(%118, %batch_norm2d_36.w_1, %batch_norm2d_36.w_2, %batch_norm2d_36.w_0, %batch_norm2d_36.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_36.w_1 = %119#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.w_2 = %119#2 : tensor<64xf32>
    %120 = "pd_op.add"(%119#0, %111) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %121 = "pd_op.relu"(%120) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_37.w_0 = ml_program.global_load @conv2d_37.w_0 : tensor<16x64x1x1xf16>
    %122 = "pd_op.conv2d"(%121, %conv2d_37.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_37.w_1 = ml_program.global_load @batch_norm2d_37.w_1 : tensor<16xf32>
    %batch_norm2d_37.w_2 = ml_program.global_load @batch_norm2d_37.w_2 : tensor<16xf32>
    %batch_norm2d_37.w_0 = ml_program.global_load @batch_norm2d_37.w_0 : tensor<16xf32>
    %batch_norm2d_37.b_0 = ml_program.global_load @batch_norm2d_37.b_0 : tensor<16xf32>
    %123:6 = "pd_op.batch_norm_"(%122, %batch_norm2d_37.w_1, %batch_norm2d_37.w_2, %batch_norm2d_37.w_0, %batch_norm2d_37.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_37.w_1 = %123#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.w_2 = %123#2 : tensor<16xf32>
    %124 = "pd_op.relu"(%123#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_38.w_0 = ml_program.global_load @conv2d_38.w_0 : tensor<16x16x3x3xf16>
    %125 = "pd_op.conv2d"(%124, %conv2d_38.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_38.w_1 = ml_program.global_load @batch_norm2d_38.w_1 : tensor<16xf32>
    %batch_norm2d_38.w_2 = ml_program.global_load @batch_norm2d_38.w_2 : tensor<16xf32>
    %batch_norm2d_38.w_0 = ml_program.global_load @batch_norm2d_38.w_0 : tensor<16xf32>
    %batch_norm2d_38.b_0 = ml_program.global_load @batch_norm2d_38.b_0 : tensor<16xf32>
    %126:6 = "pd_op.batch_norm_"(%125, %batch_norm2d_38.w_1, %batch_norm2d_38.w_2, %batch_norm2d_38.w_0, %batch_norm2d_38.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_38.w_1 = %126#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.w_2 = %126#2 : tensor<16xf32>
    %127 = "pd_op.relu"(%126#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_39.w_0 = ml_program.global_load @conv2d_39.w_0 : tensor<64x16x1x1xf16>
    %128 = "pd_op.conv2d"(%127, %conv2d_39.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_39.w_1 = ml_program.global_load @batch_norm2d_39.w_1 : tensor<64xf32>
    %batch_norm2d_39.w_2 = ml_program.global_load @batch_norm2d_39.w_2 : tensor<64xf32>
    %batch_norm2d_39.w_0 = ml_program.global_load @batch_norm2d_39.w_0 : tensor<64xf32>
    %batch_norm2d_39.b_0 = ml_program.global_load @batch_norm2d_39.b_0 : tensor<64xf32>
    %129:6 = "pd_op.batch_norm_"(%128, %batch_norm2d_39.w_1, %batch_norm2d_39.w_2, %batch_norm2d_39.w_0, %batch_norm2d_39.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_39.w_1 = %129#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.w_2 = %129#2 : tensor<64xf32>
    %130 = "pd_op.add"(%129#0, %121) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %131 = "pd_op.relu"(%130) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_40.w_0 = ml_program.global_load @conv2d_40.w_0 : tensor<16x64x1x1xf16>
    %132 = "pd_op.conv2d"(%131, %conv2d_40.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_40.w_1 = ml_program.global_load @batch_norm2d_40.w_1 : tensor<16xf32>
    %batch_norm2d_40.w_2 = ml_program.global_load @batch_norm2d_40.w_2 : tensor<16xf32>
    %batch_norm2d_40.w_0 = ml_program.global_load @batch_norm2d_40.w_0 : tensor<16xf32>
    %batch_norm2d_40.b_0 = ml_program.global_load @batch_norm2d_40.b_0 : tensor<16xf32>
    %133:6 = "pd_op.batch_norm_"(%132, %batch_norm2d_40.w_1, %batch_norm2d_40.w_2, %batch_norm2d_40.w_0, %batch_norm2d_40.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_40.w_1 = %133#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.w_2 = %133#2 : tensor<16xf32>
    %134 = "pd_op.relu"(%133#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_41.w_0 = ml_program.global_load @conv2d_41.w_0 : tensor<16x16x3x3xf16>
    %135 = "pd_op.conv2d"(%134, %conv2d_41.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>) -> tensor<4x16x2x2xf16>
    %batch_norm2d_41.w_1 = ml_program.global_load @batch_norm2d_41.w_1 : tensor<16xf32>
    %batch_norm2d_41.w_2 = ml_program.global_load @batch_norm2d_41.w_2 : tensor<16xf32>
    %batch_norm2d_41.w_0 = ml_program.global_load @batch_norm2d_41.w_0 : tensor<16xf32>
    %batch_norm2d_41.b_0 = ml_program.global_load @batch_norm2d_41.b_0 : tensor<16xf32>
    %136:6 = "pd_op.batch_norm_"(%135, %batch_norm2d_41.w_1, %batch_norm2d_41.w_2, %batch_norm2d_41.w_0, %batch_norm2d_41.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_41.w_1 = %136#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.w_2 = %136#2 : tensor<16xf32>
    %137 = "pd_op.relu"(%136#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %conv2d_42.w_0 = ml_program.global_load @conv2d_42.w_0 : tensor<64x16x1x1xf16>
    %138 = "pd_op.conv2d"(%137, %conv2d_42.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>) -> tensor<4x64x2x2xf16>
    %batch_norm2d_42.w_1 = ml_program.global_load @batch_norm2d_42.w_1 : tensor<64xf32>
    %batch_norm2d_42.w_2 = ml_program.global_load @batch_norm2d_42.w_2 : tensor<64xf32>
    %batch_norm2d_42.w_0 = ml_program.global_load @batch_norm2d_42.w_0 : tensor<64xf32>
    %batch_norm2d_42.b_0 = ml_program.global_load @batch_norm2d_42.b_0 : tensor<64xf32>
    %139:6 = "pd_op.batch_norm_"(%138, %batch_norm2d_42.w_1, %batch_norm2d_42.w_2, %batch_norm2d_42.w_0, %batch_norm2d_42.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_42.w_1 = %139#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.w_2 = %139#2 : tensor<64xf32>
    %140 = "pd_op.add"(%139#0, %131) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %141 = "pd_op.relu"(%140) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %conv2d_43.w_0 = ml_program.global_load @conv2d_43.w_0 : tensor<32x64x1x1xf16>
    %142 = "pd_op.conv2d"(%141, %conv2d_43.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<32x64x1x1xf16>) -> tensor<4x32x2x2xf16>
    %batch_norm2d_43.w_1 = ml_program.global_load @batch_norm2d_43.w_1 : tensor<32xf32>
    %batch_norm2d_43.w_2 = ml_program.global_load @batch_norm2d_43.w_2 : tensor<32xf32>
    %batch_norm2d_43.w_0 = ml_program.global_load @batch_norm2d_43.w_0 : tensor<32xf32>
    %batch_norm2d_43.b_0 = ml_program.global_load @batch_norm2d_43.b_0 : tensor<32xf32>
    %143:6 = "pd_op.batch_norm_"(%142, %batch_norm2d_43.w_1, %batch_norm2d_43.w_2, %batch_norm2d_43.w_0, %batch_norm2d_43.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_43.w_1 = %143#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.w_2 = %143#2 : tensor<32xf32>
    %144 = "pd_op.relu"(%143#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x2x2xf16>) -> tensor<4x32x2x2xf16>
    %conv2d_44.w_0 = ml_program.global_load @conv2d_44.w_0 : tensor<32x32x3x3xf16>
    %145 = "pd_op.conv2d"(%144, %conv2d_44.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x2x2xf16>, tensor<32x32x3x3xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_44.w_1 = ml_program.global_load @batch_norm2d_44.w_1 : tensor<32xf32>
    %batch_norm2d_44.w_2 = ml_program.global_load @batch_norm2d_44.w_2 : tensor<32xf32>
    %batch_norm2d_44.w_0 = ml_program.global_load @batch_norm2d_44.w_0 : tensor<32xf32>
    %batch_norm2d_44.b_0 = ml_program.global_load @batch_norm2d_44.b_0 : tensor<32xf32>
    %146:6 = "pd_op.batch_norm_"(%145, %batch_norm2d_44.w_1, %batch_norm2d_44.w_2, %batch_norm2d_44.w_0, %batch_norm2d_44.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_44.w_1 = %146#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.w_2 = %146#2 : tensor<32xf32>
    %147 = "pd_op.relu"(%146#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_45.w_0 = ml_program.global_load @conv2d_45.w_0 : tensor<128x32x1x1xf16>
    %148 = "pd_op.conv2d"(%147, %conv2d_45.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_45.w_1 = ml_program.global_load @batch_norm2d_45.w_1 : tensor<128xf32>
    %batch_norm2d_45.w_2 = ml_program.global_load @batch_norm2d_45.w_2 : tensor<128xf32>
    %batch_norm2d_45.w_0 = ml_program.global_load @batch_norm2d_45.w_0 : tensor<128xf32>
    %batch_norm2d_45.b_0 = ml_program.global_load @batch_norm2d_45.b_0 : tensor<128xf32>
    %149:6 = "pd_op.batch_norm_"(%148, %batch_norm2d_45.w_1, %batch_norm2d_45.w_2, %batch_norm2d_45.w_0, %batch_norm2d_45.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_45.w_1 = %149#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.w_2 = %149#2 : tensor<128xf32>
    %conv2d_46.w_0 = ml_program.global_load @conv2d_46.w_0 : tensor<128x64x1x1xf16>
    %150 = "pd_op.conv2d"(%141, %conv2d_46.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [2 : i32, 2 : i32]} : (tensor<4x64x2x2xf16>, tensor<128x64x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_46.w_1 = ml_program.global_load @batch_norm2d_46.w_1 : tensor<128xf32>
    %batch_norm2d_46.w_2 = ml_program.global_load @batch_norm2d_46.w_2 : tensor<128xf32>
    %batch_norm2d_46.w_0 = ml_program.global_load @batch_norm2d_46.w_0 : tensor<128xf32>
    %batch_norm2d_46.b_0 = ml_program.global_load @batch_norm2d_46.b_0 : tensor<128xf32>
    %151:6 = "pd_op.batch_norm_"(%150, %batch_norm2d_46.w_1, %batch_norm2d_46.w_2, %batch_norm2d_46.w_0, %batch_norm2d_46.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_46.w_1 = %151#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.w_2 = %151#2 : tensor<128xf32>
    %152 = "pd_op.add"(%149#0, %151#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %153 = "pd_op.relu"(%152) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %conv2d_47.w_0 = ml_program.global_load @conv2d_47.w_0 : tensor<32x128x1x1xf16>
    %154 = "pd_op.conv2d"(%153, %conv2d_47.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_47.w_1 = ml_program.global_load @batch_norm2d_47.w_1 : tensor<32xf32>
    %batch_norm2d_47.w_2 = ml_program.global_load @batch_norm2d_47.w_2 : tensor<32xf32>
    %batch_norm2d_47.w_0 = ml_program.global_load @batch_norm2d_47.w_0 : tensor<32xf32>
    %batch_norm2d_47.b_0 = ml_program.global_load @batch_norm2d_47.b_0 : tensor<32xf32>
    %155:6 = "pd_op.batch_norm_"(%154, %batch_norm2d_47.w_1, %batch_norm2d_47.w_2, %batch_norm2d_47.w_0, %batch_norm2d_47.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_47.w_1 = %155#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.w_2 = %155#2 : tensor<32xf32>
    %156 = "pd_op.relu"(%155#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_48.w_0 = ml_program.global_load @conv2d_48.w_0 : tensor<32x32x3x3xf16>
    %157 = "pd_op.conv2d"(%156, %conv2d_48.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_48.w_1 = ml_program.global_load @batch_norm2d_48.w_1 : tensor<32xf32>
    %batch_norm2d_48.w_2 = ml_program.global_load @batch_norm2d_48.w_2 : tensor<32xf32>
    %batch_norm2d_48.w_0 = ml_program.global_load @batch_norm2d_48.w_0 : tensor<32xf32>
    %batch_norm2d_48.b_0 = ml_program.global_load @batch_norm2d_48.b_0 : tensor<32xf32>
    %158:6 = "pd_op.batch_norm_"(%157, %batch_norm2d_48.w_1, %batch_norm2d_48.w_2, %batch_norm2d_48.w_0, %batch_norm2d_48.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_48.w_1 = %158#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.w_2 = %158#2 : tensor<32xf32>
    %159 = "pd_op.relu"(%158#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_49.w_0 = ml_program.global_load @conv2d_49.w_0 : tensor<128x32x1x1xf16>
    %160 = "pd_op.conv2d"(%159, %conv2d_49.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_49.w_1 = ml_program.global_load @batch_norm2d_49.w_1 : tensor<128xf32>
    %batch_norm2d_49.w_2 = ml_program.global_load @batch_norm2d_49.w_2 : tensor<128xf32>
    %batch_norm2d_49.w_0 = ml_program.global_load @batch_norm2d_49.w_0 : tensor<128xf32>
    %batch_norm2d_49.b_0 = ml_program.global_load @batch_norm2d_49.b_0 : tensor<128xf32>
    %161:6 = "pd_op.batch_norm_"(%160, %batch_norm2d_49.w_1, %batch_norm2d_49.w_2, %batch_norm2d_49.w_0, %batch_norm2d_49.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_49.w_1 = %161#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.w_2 = %161#2 : tensor<128xf32>
    %162 = "pd_op.add"(%161#0, %153) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %163 = "pd_op.relu"(%162) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %conv2d_50.w_0 = ml_program.global_load @conv2d_50.w_0 : tensor<32x128x1x1xf16>
    %164 = "pd_op.conv2d"(%163, %conv2d_50.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_50.w_1 = ml_program.global_load @batch_norm2d_50.w_1 : tensor<32xf32>
    %batch_norm2d_50.w_2 = ml_program.global_load @batch_norm2d_50.w_2 : tensor<32xf32>
    %batch_norm2d_50.w_0 = ml_program.global_load @batch_norm2d_50.w_0 : tensor<32xf32>
    %batch_norm2d_50.b_0 = ml_program.global_load @batch_norm2d_50.b_0 : tensor<32xf32>
    %165:6 = "pd_op.batch_norm_"(%164, %batch_norm2d_50.w_1, %batch_norm2d_50.w_2, %batch_norm2d_50.w_0, %batch_norm2d_50.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_50.w_1 = %165#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.w_2 = %165#2 : tensor<32xf32>
    %166 = "pd_op.relu"(%165#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_51.w_0 = ml_program.global_load @conv2d_51.w_0 : tensor<32x32x3x3xf16>
    %167 = "pd_op.conv2d"(%166, %conv2d_51.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>) -> tensor<4x32x1x1xf16>
    %batch_norm2d_51.w_1 = ml_program.global_load @batch_norm2d_51.w_1 : tensor<32xf32>
    %batch_norm2d_51.w_2 = ml_program.global_load @batch_norm2d_51.w_2 : tensor<32xf32>
    %batch_norm2d_51.w_0 = ml_program.global_load @batch_norm2d_51.w_0 : tensor<32xf32>
    %batch_norm2d_51.b_0 = ml_program.global_load @batch_norm2d_51.b_0 : tensor<32xf32>
    %168:6 = "pd_op.batch_norm_"(%167, %batch_norm2d_51.w_1, %batch_norm2d_51.w_2, %batch_norm2d_51.w_0, %batch_norm2d_51.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_51.w_1 = %168#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.w_2 = %168#2 : tensor<32xf32>
    %169 = "pd_op.relu"(%168#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %conv2d_52.w_0 = ml_program.global_load @conv2d_52.w_0 : tensor<128x32x1x1xf16>
    %170 = "pd_op.conv2d"(%169, %conv2d_52.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false], stop_gradient = [false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>) -> tensor<4x128x1x1xf16>
    %batch_norm2d_52.w_1 = ml_program.global_load @batch_norm2d_52.w_1 : tensor<128xf32>
    %batch_norm2d_52.w_2 = ml_program.global_load @batch_norm2d_52.w_2 : tensor<128xf32>
    %batch_norm2d_52.w_0 = ml_program.global_load @batch_norm2d_52.w_0 : tensor<128xf32>
    %batch_norm2d_52.b_0 = ml_program.global_load @batch_norm2d_52.b_0 : tensor<128xf32>
    %171:6 = "pd_op.batch_norm_"(%170, %batch_norm2d_52.w_1, %batch_norm2d_52.w_2, %batch_norm2d_52.w_0, %batch_norm2d_52.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, true, true, false, false, false], stop_gradient = [false, true, true, true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>)
    ml_program.global_store @batch_norm2d_52.w_1 = %171#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.w_2 = %171#2 : tensor<128xf32>
    %172 = "pd_op.add"(%171#0, %163) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %173 = "pd_op.relu"(%172) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %174 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [1, 1]} : () -> tensor<2xi64>
    %175 = "pd_op.pool2d"(%173, %174) {adaptive = true, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], persistable = [false], pooling_type = "avg", stop_gradient = [false], strides = [1, 1]} : (tensor<4x128x1x1xf16>, tensor<2xi64>) -> tensor<4x128x1x1xf16>
    %176 = "pd_op.flatten"(%175) {persistable = [false], start_axis = 1 : i32, stop_axis = 3 : i32, stop_gradient = [false]} : (tensor<4x128x1x1xf16>) -> tensor<4x128xf16>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<128x62xf16>
    %177 = "pd_op.matmul"(%176, %linear_0.w_0) {persistable = [false], stop_gradient = [false], transpose_x = false, transpose_y = false} : (tensor<4x128xf16>, tensor<128x62xf16>) -> tensor<4x62xf16>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<62xf16>
    %178 = "pd_op.add"(%177, %linear_0.b_0) {persistable = [false], stop_gradient = [false]} : (tensor<4x62xf16>, tensor<62xf16>) -> tensor<4x62xf16>
    %179:2 = "pd_op.cross_entropy_with_softmax"(%178, %arg0) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false, false], soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x62xf16>, tensor<4x1xi64>) -> (tensor<4x62xf16>, tensor<4x1xf16>)
    %180 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %181 = "pd_op.mean"(%179#1, %180) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<4x1xf16>, tensor<0xi64>) -> tensor<f16>
    %182 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %183 = "pd_op.mean"(%181, %182) {keepdim = false, persistable = [false], stop_gradient = [false]} : (tensor<f16>, tensor<0xi64>) -> tensor<f16>
    %184 = "pd_op.cast"(%183) {dtype = f32, persistable = [false], stop_gradient = [false]} : (tensor<f16>) -> tensor<f32>
    %185 = "pd_op.full"() {dtype = f32, persistable = [false], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [false], value = 1.000000e+00 : f32} : () -> tensor<f32>
    %186 = "pd_op.cast"(%185) {dtype = f16, persistable = [false], stop_gradient = [false]} : (tensor<f32>) -> tensor<f16>
    %187 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %188 = "pd_op.mean_grad"(%181, %186, %187) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<f16>, tensor<f16>, tensor<0xi64>) -> tensor<f16>
    %189 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %190 = "pd_op.mean_grad"(%179#1, %188, %189) {keepdim = false, persistable = [false], reduce_all = true, stop_gradient = [false]} : (tensor<4x1xf16>, tensor<f16>, tensor<0xi64>) -> tensor<4x1xf16>
    %191 = "pd_op.cross_entropy_with_softmax_grad"(%arg0, %179#0, %190) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, persistable = [false], soft_label = false, stop_gradient = [false], use_softmax = true} : (tensor<4x1xi64>, tensor<4x62xf16>, tensor<4x1xf16>) -> tensor<4x62xf16>
    %192:2 = "pd_op.add_grad"(%177, %linear_0.b_0, %191) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x62xf16>, tensor<62xf16>, tensor<4x62xf16>) -> (tensor<4x62xf16>, tensor<62xf16>)
    %193:2 = "pd_op.matmul_grad"(%176, %linear_0.w_0, %192#0) {persistable = [false, false], stop_gradient = [false, false], transpose_x = false, transpose_y = false} : (tensor<4x128xf16>, tensor<128x62xf16>, tensor<4x62xf16>) -> (tensor<4x128xf16>, tensor<128x62xf16>)
    %194 = "pd_op.flatten_grad"(%175, %193#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128xf16>) -> tensor<4x128x1x1xf16>
    %195 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [1, 1]} : () -> tensor<2xi64>
    %196 = "pd_op.pool2d_grad"(%173, %175, %194, %195) {adaptive = true, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], persistable = [false], pooling_type = "avg", stop_gradient = [false], strides = [1, 1]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<2xi64>) -> tensor<4x128x1x1xf16>
    %197 = "pd_op.relu_grad"(%173, %196) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %198:2 = "pd_op.add_grad"(%171#0, %163, %197) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>)
    %199:3 = "pd_op.batch_norm_grad"(%170, %batch_norm2d_52.w_0, %batch_norm2d_52.b_0, %171#1, %171#2, %171#3, %171#4, %171#5, %198#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %200:2 = "pd_op.conv2d_grad"(%169, %conv2d_52.w_0, %199#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>)
    %201 = "pd_op.relu_grad"(%169, %200#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %202:3 = "pd_op.batch_norm_grad"(%167, %batch_norm2d_51.w_0, %batch_norm2d_51.b_0, %168#1, %168#2, %168#3, %168#4, %168#5, %201) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %203:2 = "pd_op.conv2d_grad"(%166, %conv2d_51.w_0, %202#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>)
    %204 = "pd_op.relu_grad"(%166, %203#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %205:3 = "pd_op.batch_norm_grad"(%164, %batch_norm2d_50.w_0, %batch_norm2d_50.b_0, %165#1, %165#2, %165#3, %165#4, %165#5, %204) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %206:2 = "pd_op.conv2d_grad"(%163, %conv2d_50.w_0, %205#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>)
    %207 = "pir.combine"(%198#1, %206#0) : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>
    %208 = "pd_op.add_n"(%207) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>) -> tensor<4x128x1x1xf16>
    %209 = "pd_op.relu_grad"(%163, %208) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %210:2 = "pd_op.add_grad"(%161#0, %153, %209) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>)
    %211:3 = "pd_op.batch_norm_grad"(%160, %batch_norm2d_49.w_0, %batch_norm2d_49.b_0, %161#1, %161#2, %161#3, %161#4, %161#5, %210#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %212:2 = "pd_op.conv2d_grad"(%159, %conv2d_49.w_0, %211#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>)
    %213 = "pd_op.relu_grad"(%159, %212#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %214:3 = "pd_op.batch_norm_grad"(%157, %batch_norm2d_48.w_0, %batch_norm2d_48.b_0, %158#1, %158#2, %158#3, %158#4, %158#5, %213) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %215:2 = "pd_op.conv2d_grad"(%156, %conv2d_48.w_0, %214#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32x32x3x3xf16>)
    %216 = "pd_op.relu_grad"(%156, %215#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %217:3 = "pd_op.batch_norm_grad"(%154, %batch_norm2d_47.w_0, %batch_norm2d_47.b_0, %155#1, %155#2, %155#3, %155#4, %155#5, %216) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %218:2 = "pd_op.conv2d_grad"(%153, %conv2d_47.w_0, %217#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<32x128x1x1xf16>)
    %219 = "pir.combine"(%210#1, %218#0) : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>
    %220 = "pd_op.add_n"(%219) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>>) -> tensor<4x128x1x1xf16>
    %221 = "pd_op.relu_grad"(%153, %220) {persistable = [false], stop_gradient = [false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> tensor<4x128x1x1xf16>
    %222:2 = "pd_op.add_grad"(%149#0, %151#0, %221) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<4x128x1x1xf16>)
    %223:3 = "pd_op.batch_norm_grad"(%150, %batch_norm2d_46.w_0, %batch_norm2d_46.b_0, %151#1, %151#2, %151#3, %151#4, %151#5, %222#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %224:2 = "pd_op.conv2d_grad"(%141, %conv2d_46.w_0, %223#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x64x2x2xf16>, tensor<128x64x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x64x2x2xf16>, tensor<128x64x1x1xf16>)
    %225:3 = "pd_op.batch_norm_grad"(%148, %batch_norm2d_45.w_0, %batch_norm2d_45.b_0, %149#1, %149#2, %149#3, %149#4, %149#5, %222#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xf32>, tensor<4x128x1x1xf16>) -> (tensor<4x128x1x1xf16>, tensor<128xf32>, tensor<128xf32>)
    %226:2 = "pd_op.conv2d_grad"(%147, %conv2d_45.w_0, %225#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>, tensor<4x128x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<128x32x1x1xf16>)
    %227 = "pd_op.relu_grad"(%147, %226#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x1x1xf16>, tensor<4x32x1x1xf16>) -> tensor<4x32x1x1xf16>
    %228:3 = "pd_op.batch_norm_grad"(%145, %batch_norm2d_44.w_0, %batch_norm2d_44.b_0, %146#1, %146#2, %146#3, %146#4, %146#5, %227) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x1x1xf16>) -> (tensor<4x32x1x1xf16>, tensor<32xf32>, tensor<32xf32>)
    %229:2 = "pd_op.conv2d_grad"(%144, %conv2d_44.w_0, %228#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x2x2xf16>, tensor<32x32x3x3xf16>, tensor<4x32x1x1xf16>) -> (tensor<4x32x2x2xf16>, tensor<32x32x3x3xf16>)
    %230 = "pd_op.relu_grad"(%144, %229#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x2x2xf16>, tensor<4x32x2x2xf16>) -> tensor<4x32x2x2xf16>
    %231:3 = "pd_op.batch_norm_grad"(%142, %batch_norm2d_43.w_0, %batch_norm2d_43.b_0, %143#1, %143#2, %143#3, %143#4, %143#5, %230) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x2x2xf16>) -> (tensor<4x32x2x2xf16>, tensor<32xf32>, tensor<32xf32>)
    %232:2 = "pd_op.conv2d_grad"(%141, %conv2d_43.w_0, %231#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<32x64x1x1xf16>, tensor<4x32x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<32x64x1x1xf16>)
    %233 = "pir.combine"(%224#0, %232#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %234 = "pd_op.add_n"(%233) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %235 = "pd_op.relu_grad"(%141, %234) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %236:2 = "pd_op.add_grad"(%139#0, %131, %235) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %237:3 = "pd_op.batch_norm_grad"(%138, %batch_norm2d_42.w_0, %batch_norm2d_42.b_0, %139#1, %139#2, %139#3, %139#4, %139#5, %236#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %238:2 = "pd_op.conv2d_grad"(%137, %conv2d_42.w_0, %237#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %239 = "pd_op.relu_grad"(%137, %238#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %240:3 = "pd_op.batch_norm_grad"(%135, %batch_norm2d_41.w_0, %batch_norm2d_41.b_0, %136#1, %136#2, %136#3, %136#4, %136#5, %239) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %241:2 = "pd_op.conv2d_grad"(%134, %conv2d_41.w_0, %240#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %242 = "pd_op.relu_grad"(%134, %241#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %243:3 = "pd_op.batch_norm_grad"(%132, %batch_norm2d_40.w_0, %batch_norm2d_40.b_0, %133#1, %133#2, %133#3, %133#4, %133#5, %242) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %244:2 = "pd_op.conv2d_grad"(%131, %conv2d_40.w_0, %243#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %245 = "pir.combine"(%236#1, %244#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %246 = "pd_op.add_n"(%245) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %247 = "pd_op.relu_grad"(%131, %246) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %248:2 = "pd_op.add_grad"(%129#0, %121, %247) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %249:3 = "pd_op.batch_norm_grad"(%128, %batch_norm2d_39.w_0, %batch_norm2d_39.b_0, %129#1, %129#2, %129#3, %129#4, %129#5, %248#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %250:2 = "pd_op.conv2d_grad"(%127, %conv2d_39.w_0, %249#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %251 = "pd_op.relu_grad"(%127, %250#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %252:3 = "pd_op.batch_norm_grad"(%125, %batch_norm2d_38.w_0, %batch_norm2d_38.b_0, %126#1, %126#2, %126#3, %126#4, %126#5, %251) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %253:2 = "pd_op.conv2d_grad"(%124, %conv2d_38.w_0, %252#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %254 = "pd_op.relu_grad"(%124, %253#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %255:3 = "pd_op.batch_norm_grad"(%122, %batch_norm2d_37.w_0, %batch_norm2d_37.b_0, %123#1, %123#2, %123#3, %123#4, %123#5, %254) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %256:2 = "pd_op.conv2d_grad"(%121, %conv2d_37.w_0, %255#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %257 = "pir.combine"(%248#1, %256#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %258 = "pd_op.add_n"(%257) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %259 = "pd_op.relu_grad"(%121, %258) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %260:2 = "pd_op.add_grad"(%119#0, %111, %259) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %261:3 = "pd_op.batch_norm_grad"(%118, %batch_norm2d_36.w_0, %batch_norm2d_36.b_0, %119#1, %119#2, %119#3, %119#4, %119#5, %260#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %262:2 = "pd_op.conv2d_grad"(%117, %conv2d_36.w_0, %261#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %263 = "pd_op.relu_grad"(%117, %262#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %264:3 = "pd_op.batch_norm_grad"(%115, %batch_norm2d_35.w_0, %batch_norm2d_35.b_0, %116#1, %116#2, %116#3, %116#4, %116#5, %263) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %265:2 = "pd_op.conv2d_grad"(%114, %conv2d_35.w_0, %264#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %266 = "pd_op.relu_grad"(%114, %265#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %267:3 = "pd_op.batch_norm_grad"(%112, %batch_norm2d_34.w_0, %batch_norm2d_34.b_0, %113#1, %113#2, %113#3, %113#4, %113#5, %266) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %268:2 = "pd_op.conv2d_grad"(%111, %conv2d_34.w_0, %267#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %269 = "pir.combine"(%260#1, %268#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %270 = "pd_op.add_n"(%269) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %271 = "pd_op.relu_grad"(%111, %270) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %272:2 = "pd_op.add_grad"(%109#0, %101, %271) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %273:3 = "pd_op.batch_norm_grad"(%108, %batch_norm2d_33.w_0, %batch_norm2d_33.b_0, %109#1, %109#2, %109#3, %109#4, %109#5, %272#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %274:2 = "pd_op.conv2d_grad"(%107, %conv2d_33.w_0, %273#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %275 = "pd_op.relu_grad"(%107, %274#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %276:3 = "pd_op.batch_norm_grad"(%105, %batch_norm2d_32.w_0, %batch_norm2d_32.b_0, %106#1, %106#2, %106#3, %106#4, %106#5, %275) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %277:2 = "pd_op.conv2d_grad"(%104, %conv2d_32.w_0, %276#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %278 = "pd_op.relu_grad"(%104, %277#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %279:3 = "pd_op.batch_norm_grad"(%102, %batch_norm2d_31.w_0, %batch_norm2d_31.b_0, %103#1, %103#2, %103#3, %103#4, %103#5, %278) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %280:2 = "pd_op.conv2d_grad"(%101, %conv2d_31.w_0, %279#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %281 = "pir.combine"(%272#1, %280#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %282 = "pd_op.add_n"(%281) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %283 = "pd_op.relu_grad"(%101, %282) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %284:2 = "pd_op.add_grad"(%99#0, %91, %283) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %285:3 = "pd_op.batch_norm_grad"(%98, %batch_norm2d_30.w_0, %batch_norm2d_30.b_0, %99#1, %99#2, %99#3, %99#4, %99#5, %284#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %286:2 = "pd_op.conv2d_grad"(%97, %conv2d_30.w_0, %285#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %287 = "pd_op.relu_grad"(%97, %286#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %288:3 = "pd_op.batch_norm_grad"(%95, %batch_norm2d_29.w_0, %batch_norm2d_29.b_0, %96#1, %96#2, %96#3, %96#4, %96#5, %287) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %289:2 = "pd_op.conv2d_grad"(%94, %conv2d_29.w_0, %288#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16x16x3x3xf16>)
    %290 = "pd_op.relu_grad"(%94, %289#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %291:3 = "pd_op.batch_norm_grad"(%92, %batch_norm2d_28.w_0, %batch_norm2d_28.b_0, %93#1, %93#2, %93#3, %93#4, %93#5, %290) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %292:2 = "pd_op.conv2d_grad"(%91, %conv2d_28.w_0, %291#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<16x64x1x1xf16>)
    %293 = "pir.combine"(%284#1, %292#0) : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>
    %294 = "pd_op.add_n"(%293) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>>) -> tensor<4x64x2x2xf16>
    %295 = "pd_op.relu_grad"(%91, %294) {persistable = [false], stop_gradient = [false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> tensor<4x64x2x2xf16>
    %296:2 = "pd_op.add_grad"(%87#0, %89#0, %295) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<4x64x2x2xf16>)
    %297:3 = "pd_op.batch_norm_grad"(%88, %batch_norm2d_27.w_0, %batch_norm2d_27.b_0, %89#1, %89#2, %89#3, %89#4, %89#5, %296#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %298:2 = "pd_op.conv2d_grad"(%79, %conv2d_27.w_0, %297#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x32x4x4xf16>, tensor<64x32x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x32x4x4xf16>, tensor<64x32x1x1xf16>)
    %299:3 = "pd_op.batch_norm_grad"(%86, %batch_norm2d_26.w_0, %batch_norm2d_26.b_0, %87#1, %87#2, %87#3, %87#4, %87#5, %296#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xf32>, tensor<4x64x2x2xf16>) -> (tensor<4x64x2x2xf16>, tensor<64xf32>, tensor<64xf32>)
    %300:2 = "pd_op.conv2d_grad"(%85, %conv2d_26.w_0, %299#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>, tensor<4x64x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<64x16x1x1xf16>)
    %301 = "pd_op.relu_grad"(%85, %300#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x2x2xf16>, tensor<4x16x2x2xf16>) -> tensor<4x16x2x2xf16>
    %302:3 = "pd_op.batch_norm_grad"(%83, %batch_norm2d_25.w_0, %batch_norm2d_25.b_0, %84#1, %84#2, %84#3, %84#4, %84#5, %301) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x2x2xf16>) -> (tensor<4x16x2x2xf16>, tensor<16xf32>, tensor<16xf32>)
    %303:2 = "pd_op.conv2d_grad"(%82, %conv2d_25.w_0, %302#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x4x4xf16>, tensor<16x16x3x3xf16>, tensor<4x16x2x2xf16>) -> (tensor<4x16x4x4xf16>, tensor<16x16x3x3xf16>)
    %304 = "pd_op.relu_grad"(%82, %303#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x4x4xf16>, tensor<4x16x4x4xf16>) -> tensor<4x16x4x4xf16>
    %305:3 = "pd_op.batch_norm_grad"(%80, %batch_norm2d_24.w_0, %batch_norm2d_24.b_0, %81#1, %81#2, %81#3, %81#4, %81#5, %304) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x4x4xf16>) -> (tensor<4x16x4x4xf16>, tensor<16xf32>, tensor<16xf32>)
    %306:2 = "pd_op.conv2d_grad"(%79, %conv2d_24.w_0, %305#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<16x32x1x1xf16>, tensor<4x16x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<16x32x1x1xf16>)
    %307 = "pir.combine"(%298#0, %306#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %308 = "pd_op.add_n"(%307) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %309 = "pd_op.relu_grad"(%79, %308) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %310:2 = "pd_op.add_grad"(%77#0, %69, %309) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %311:3 = "pd_op.batch_norm_grad"(%76, %batch_norm2d_23.w_0, %batch_norm2d_23.b_0, %77#1, %77#2, %77#3, %77#4, %77#5, %310#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %312:2 = "pd_op.conv2d_grad"(%75, %conv2d_23.w_0, %311#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %313 = "pd_op.relu_grad"(%75, %312#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %314:3 = "pd_op.batch_norm_grad"(%73, %batch_norm2d_22.w_0, %batch_norm2d_22.b_0, %74#1, %74#2, %74#3, %74#4, %74#5, %313) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %315:2 = "pd_op.conv2d_grad"(%72, %conv2d_22.w_0, %314#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>)
    %316 = "pd_op.relu_grad"(%72, %315#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %317:3 = "pd_op.batch_norm_grad"(%70, %batch_norm2d_21.w_0, %batch_norm2d_21.b_0, %71#1, %71#2, %71#3, %71#4, %71#5, %316) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %318:2 = "pd_op.conv2d_grad"(%69, %conv2d_21.w_0, %317#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>)
    %319 = "pir.combine"(%310#1, %318#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %320 = "pd_op.add_n"(%319) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %321 = "pd_op.relu_grad"(%69, %320) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %322:2 = "pd_op.add_grad"(%67#0, %59, %321) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %323:3 = "pd_op.batch_norm_grad"(%66, %batch_norm2d_20.w_0, %batch_norm2d_20.b_0, %67#1, %67#2, %67#3, %67#4, %67#5, %322#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %324:2 = "pd_op.conv2d_grad"(%65, %conv2d_20.w_0, %323#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %325 = "pd_op.relu_grad"(%65, %324#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %326:3 = "pd_op.batch_norm_grad"(%63, %batch_norm2d_19.w_0, %batch_norm2d_19.b_0, %64#1, %64#2, %64#3, %64#4, %64#5, %325) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %327:2 = "pd_op.conv2d_grad"(%62, %conv2d_19.w_0, %326#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>)
    %328 = "pd_op.relu_grad"(%62, %327#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %329:3 = "pd_op.batch_norm_grad"(%60, %batch_norm2d_18.w_0, %batch_norm2d_18.b_0, %61#1, %61#2, %61#3, %61#4, %61#5, %328) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %330:2 = "pd_op.conv2d_grad"(%59, %conv2d_18.w_0, %329#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>)
    %331 = "pir.combine"(%322#1, %330#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %332 = "pd_op.add_n"(%331) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %333 = "pd_op.relu_grad"(%59, %332) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %334:2 = "pd_op.add_grad"(%57#0, %49, %333) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %335:3 = "pd_op.batch_norm_grad"(%56, %batch_norm2d_17.w_0, %batch_norm2d_17.b_0, %57#1, %57#2, %57#3, %57#4, %57#5, %334#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %336:2 = "pd_op.conv2d_grad"(%55, %conv2d_17.w_0, %335#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %337 = "pd_op.relu_grad"(%55, %336#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %338:3 = "pd_op.batch_norm_grad"(%53, %batch_norm2d_16.w_0, %batch_norm2d_16.b_0, %54#1, %54#2, %54#3, %54#4, %54#5, %337) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %339:2 = "pd_op.conv2d_grad"(%52, %conv2d_16.w_0, %338#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8x8x3x3xf16>)
    %340 = "pd_op.relu_grad"(%52, %339#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %341:3 = "pd_op.batch_norm_grad"(%50, %batch_norm2d_15.w_0, %batch_norm2d_15.b_0, %51#1, %51#2, %51#3, %51#4, %51#5, %340) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %342:2 = "pd_op.conv2d_grad"(%49, %conv2d_15.w_0, %341#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<8x32x1x1xf16>)
    %343 = "pir.combine"(%334#1, %342#0) : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>
    %344 = "pd_op.add_n"(%343) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>>) -> tensor<4x32x4x4xf16>
    %345 = "pd_op.relu_grad"(%49, %344) {persistable = [false], stop_gradient = [false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> tensor<4x32x4x4xf16>
    %346:2 = "pd_op.add_grad"(%45#0, %47#0, %345) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<4x32x4x4xf16>)
    %347:3 = "pd_op.batch_norm_grad"(%46, %batch_norm2d_14.w_0, %batch_norm2d_14.b_0, %47#1, %47#2, %47#3, %47#4, %47#5, %346#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %348:2 = "pd_op.conv2d_grad"(%37, %conv2d_14.w_0, %347#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x16x8x8xf16>, tensor<32x16x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x16x8x8xf16>, tensor<32x16x1x1xf16>)
    %349:3 = "pd_op.batch_norm_grad"(%44, %batch_norm2d_13.w_0, %batch_norm2d_13.b_0, %45#1, %45#2, %45#3, %45#4, %45#5, %346#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xf32>, tensor<4x32x4x4xf16>) -> (tensor<4x32x4x4xf16>, tensor<32xf32>, tensor<32xf32>)
    %350:2 = "pd_op.conv2d_grad"(%43, %conv2d_13.w_0, %349#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>, tensor<4x32x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<32x8x1x1xf16>)
    %351 = "pd_op.relu_grad"(%43, %350#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x4x4xf16>, tensor<4x8x4x4xf16>) -> tensor<4x8x4x4xf16>
    %352:3 = "pd_op.batch_norm_grad"(%41, %batch_norm2d_12.w_0, %batch_norm2d_12.b_0, %42#1, %42#2, %42#3, %42#4, %42#5, %351) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x4x4xf16>) -> (tensor<4x8x4x4xf16>, tensor<8xf32>, tensor<8xf32>)
    %353:2 = "pd_op.conv2d_grad"(%40, %conv2d_12.w_0, %352#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x8x8x8xf16>, tensor<8x8x3x3xf16>, tensor<4x8x4x4xf16>) -> (tensor<4x8x8x8xf16>, tensor<8x8x3x3xf16>)
    %354 = "pd_op.relu_grad"(%40, %353#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x8x8x8xf16>, tensor<4x8x8x8xf16>) -> tensor<4x8x8x8xf16>
    %355:3 = "pd_op.batch_norm_grad"(%38, %batch_norm2d_11.w_0, %batch_norm2d_11.b_0, %39#1, %39#2, %39#3, %39#4, %39#5, %354) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xf32>, tensor<4x8x8x8xf16>) -> (tensor<4x8x8x8xf16>, tensor<8xf32>, tensor<8xf32>)
    %356:2 = "pd_op.conv2d_grad"(%37, %conv2d_11.w_0, %355#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<8x16x1x1xf16>, tensor<4x8x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<8x16x1x1xf16>)
    %357 = "pir.combine"(%348#0, %356#0) : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>
    %358 = "pd_op.add_n"(%357) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>) -> tensor<4x16x8x8xf16>
    %359 = "pd_op.relu_grad"(%37, %358) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %360:2 = "pd_op.add_grad"(%35#0, %27, %359) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>)
    %361:3 = "pd_op.batch_norm_grad"(%34, %batch_norm2d_10.w_0, %batch_norm2d_10.b_0, %35#1, %35#2, %35#3, %35#4, %35#5, %360#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %362:2 = "pd_op.conv2d_grad"(%33, %conv2d_10.w_0, %361#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %363 = "pd_op.relu_grad"(%33, %362#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %364:3 = "pd_op.batch_norm_grad"(%31, %batch_norm2d_9.w_0, %batch_norm2d_9.b_0, %32#1, %32#2, %32#3, %32#4, %32#5, %363) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %365:2 = "pd_op.conv2d_grad"(%30, %conv2d_9.w_0, %364#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>)
    %366 = "pd_op.relu_grad"(%30, %365#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %367:3 = "pd_op.batch_norm_grad"(%28, %batch_norm2d_8.w_0, %batch_norm2d_8.b_0, %29#1, %29#2, %29#3, %29#4, %29#5, %366) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %368:2 = "pd_op.conv2d_grad"(%27, %conv2d_8.w_0, %367#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>)
    %369 = "pir.combine"(%360#1, %368#0) : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>
    %370 = "pd_op.add_n"(%369) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>) -> tensor<4x16x8x8xf16>
    %371 = "pd_op.relu_grad"(%27, %370) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %372:2 = "pd_op.add_grad"(%25#0, %17, %371) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>)
    %373:3 = "pd_op.batch_norm_grad"(%24, %batch_norm2d_7.w_0, %batch_norm2d_7.b_0, %25#1, %25#2, %25#3, %25#4, %25#5, %372#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %374:2 = "pd_op.conv2d_grad"(%23, %conv2d_7.w_0, %373#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %375 = "pd_op.relu_grad"(%23, %374#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %376:3 = "pd_op.batch_norm_grad"(%21, %batch_norm2d_6.w_0, %batch_norm2d_6.b_0, %22#1, %22#2, %22#3, %22#4, %22#5, %375) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %377:2 = "pd_op.conv2d_grad"(%20, %conv2d_6.w_0, %376#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>)
    %378 = "pd_op.relu_grad"(%20, %377#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %379:3 = "pd_op.batch_norm_grad"(%18, %batch_norm2d_5.w_0, %batch_norm2d_5.b_0, %19#1, %19#2, %19#3, %19#4, %19#5, %378) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %380:2 = "pd_op.conv2d_grad"(%17, %conv2d_5.w_0, %379#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x1x1xf16>)
    %381 = "pir.combine"(%372#1, %380#0) : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>
    %382 = "pd_op.add_n"(%381) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>>) -> tensor<4x16x8x8xf16>
    %383 = "pd_op.relu_grad"(%17, %382) {persistable = [false], stop_gradient = [false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> tensor<4x16x8x8xf16>
    %384:2 = "pd_op.add_grad"(%13#0, %15#0, %383) {axis = -1 : i32, persistable = [false, false], stop_gradient = [false, false]} : (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<4x16x8x8xf16>)
    %385:3 = "pd_op.batch_norm_grad"(%14, %batch_norm2d_4.w_0, %batch_norm2d_4.b_0, %15#1, %15#2, %15#3, %15#4, %15#5, %384#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %386:2 = "pd_op.conv2d_grad"(%5, %conv2d_4.w_0, %385#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %387:3 = "pd_op.batch_norm_grad"(%12, %batch_norm2d_3.w_0, %batch_norm2d_3.b_0, %13#1, %13#2, %13#3, %13#4, %13#5, %384#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xf32>, tensor<4x16x8x8xf16>) -> (tensor<4x16x8x8xf16>, tensor<16xf32>, tensor<16xf32>)
    %388:2 = "pd_op.conv2d_grad"(%11, %conv2d_3.w_0, %387#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>, tensor<4x16x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<16x4x1x1xf16>)
    %389 = "pd_op.relu_grad"(%11, %388#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %390:3 = "pd_op.batch_norm_grad"(%9, %batch_norm2d_2.w_0, %batch_norm2d_2.b_0, %10#1, %10#2, %10#3, %10#4, %10#5, %389) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %391:2 = "pd_op.conv2d_grad"(%8, %conv2d_2.w_0, %390#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x3x3xf16>)
    %392 = "pd_op.relu_grad"(%8, %391#0) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tensor<4x4x8x8xf16>
    %393:3 = "pd_op.batch_norm_grad"(%6, %batch_norm2d_1.w_0, %batch_norm2d_1.b_0, %7#1, %7#2, %7#3, %7#4, %7#5, %392) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4xf32>, tensor<4xf32>)
    %394:2 = "pd_op.conv2d_grad"(%5, %conv2d_1.w_0, %393#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf16>, tensor<4x4x1x1xf16>, tensor<4x4x8x8xf16>) -> (tensor<4x4x8x8xf16>, tensor<4x4x1x1xf16>)
    %395 = "pir.combine"(%386#0, %394#0) : (tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>) -> tuple<tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>>
    %396 = "pd_op.add_n"(%395) {persistable = [false], stop_gradient = [false]} : (tuple<tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>>) -> tensor<4x4x8x8xf16>
    %397 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [3, 3]} : () -> tensor<2xi64>
    %398 = "pd_op.pool2d_grad"(%3, %5, %396, %397) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [1, 1], persistable = [false], pooling_type = "max", stop_gradient = [false], strides = [2, 2]} : (tensor<4x4x16x16xf16>, tensor<4x4x8x8xf16>, tensor<4x4x8x8xf16>, tensor<2xi64>) -> tensor<4x4x16x16xf16>
    %399 = "pd_op.relu_grad"(%3, %398) {persistable = [false], stop_gradient = [false]} : (tensor<4x4x16x16xf16>, tensor<4x4x16x16xf16>) -> tensor<4x4x16x16xf16>
    %400:3 = "pd_op.batch_norm_grad"(%1, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0, %2#1, %2#2, %2#3, %2#4, %2#5, %399) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, persistable = [false, false, false], stop_gradient = [false, false, false], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>, tensor<4x4x16x16xf16>) -> (tensor<4x4x16x16xf16>, tensor<4xf32>, tensor<4xf32>)
    %401:2 = "pd_op.conv2d_grad"(%0, %conv2d_0.w_0, %400#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [3 : i32, 3 : i32], persistable = [false, false], stop_gradient = [false, false], strides = [2 : i32, 2 : i32]} : (tensor<4x3x32x32xf16>, tensor<4x3x7x7xf16>, tensor<4x4x16x16xf16>) -> (none, tensor<4x3x7x7xf16>)
    %batch_norm2d_0.b_0_velocity_0 = ml_program.global_load @batch_norm2d_0.b_0_velocity_0 : tensor<4xf32>
    %402 = optim.gradient @batch_norm2d_0.b_0 %400#2 : tensor<4xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<1xf32>
    %params, %velocity = optim.lars_momentum params(%batch_norm2d_0.b_0 : tensor<4xf32>) velocity(%batch_norm2d_0.b_0_velocity_0 : f32) grads(%402 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_0.b_0 = %params : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.b_0_velocity_0 = %velocity : tensor<4xf32>
    %batch_norm2d_0.w_0_velocity_0 = ml_program.global_load @batch_norm2d_0.w_0_velocity_0 : tensor<4xf32>
    %403 = optim.gradient @batch_norm2d_0.w_0 %400#1 : tensor<4xf32>
    %params_0, %velocity_1 = optim.lars_momentum params(%batch_norm2d_0.w_0 : tensor<4xf32>) velocity(%batch_norm2d_0.w_0_velocity_0 : f32) grads(%403 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_0.w_0 = %params_0 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.w_0_velocity_0 = %velocity_1 : tensor<4xf32>
    %batch_norm2d_1.b_0_velocity_0 = ml_program.global_load @batch_norm2d_1.b_0_velocity_0 : tensor<4xf32>
    %404 = optim.gradient @batch_norm2d_1.b_0 %393#2 : tensor<4xf32>
    %params_2, %velocity_3 = optim.lars_momentum params(%batch_norm2d_1.b_0 : tensor<4xf32>) velocity(%batch_norm2d_1.b_0_velocity_0 : f32) grads(%404 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_1.b_0 = %params_2 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.b_0_velocity_0 = %velocity_3 : tensor<4xf32>
    %batch_norm2d_1.w_0_velocity_0 = ml_program.global_load @batch_norm2d_1.w_0_velocity_0 : tensor<4xf32>
    %405 = optim.gradient @batch_norm2d_1.w_0 %393#1 : tensor<4xf32>
    %params_4, %velocity_5 = optim.lars_momentum params(%batch_norm2d_1.w_0 : tensor<4xf32>) velocity(%batch_norm2d_1.w_0_velocity_0 : f32) grads(%405 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_1.w_0 = %params_4 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.w_0_velocity_0 = %velocity_5 : tensor<4xf32>
    %batch_norm2d_10.b_0_velocity_0 = ml_program.global_load @batch_norm2d_10.b_0_velocity_0 : tensor<16xf32>
    %406 = optim.gradient @batch_norm2d_10.b_0 %361#2 : tensor<16xf32>
    %params_6, %velocity_7 = optim.lars_momentum params(%batch_norm2d_10.b_0 : tensor<16xf32>) velocity(%batch_norm2d_10.b_0_velocity_0 : f32) grads(%406 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_10.b_0 = %params_6 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.b_0_velocity_0 = %velocity_7 : tensor<16xf32>
    %batch_norm2d_10.w_0_velocity_0 = ml_program.global_load @batch_norm2d_10.w_0_velocity_0 : tensor<16xf32>
    %407 = optim.gradient @batch_norm2d_10.w_0 %361#1 : tensor<16xf32>
    %params_8, %velocity_9 = optim.lars_momentum params(%batch_norm2d_10.w_0 : tensor<16xf32>) velocity(%batch_norm2d_10.w_0_velocity_0 : f32) grads(%407 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_10.w_0 = %params_8 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.w_0_velocity_0 = %velocity_9 : tensor<16xf32>
    %batch_norm2d_11.b_0_velocity_0 = ml_program.global_load @batch_norm2d_11.b_0_velocity_0 : tensor<8xf32>
    %408 = optim.gradient @batch_norm2d_11.b_0 %355#2 : tensor<8xf32>
    %params_10, %velocity_11 = optim.lars_momentum params(%batch_norm2d_11.b_0 : tensor<8xf32>) velocity(%batch_norm2d_11.b_0_velocity_0 : f32) grads(%408 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_11.b_0 = %params_10 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.b_0_velocity_0 = %velocity_11 : tensor<8xf32>
    %batch_norm2d_11.w_0_velocity_0 = ml_program.global_load @batch_norm2d_11.w_0_velocity_0 : tensor<8xf32>
    %409 = optim.gradient @batch_norm2d_11.w_0 %355#1 : tensor<8xf32>
    %params_12, %velocity_13 = optim.lars_momentum params(%batch_norm2d_11.w_0 : tensor<8xf32>) velocity(%batch_norm2d_11.w_0_velocity_0 : f32) grads(%409 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_11.w_0 = %params_12 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.w_0_velocity_0 = %velocity_13 : tensor<8xf32>
    %batch_norm2d_12.b_0_velocity_0 = ml_program.global_load @batch_norm2d_12.b_0_velocity_0 : tensor<8xf32>
    %410 = optim.gradient @batch_norm2d_12.b_0 %352#2 : tensor<8xf32>
    %params_14, %velocity_15 = optim.lars_momentum params(%batch_norm2d_12.b_0 : tensor<8xf32>) velocity(%batch_norm2d_12.b_0_velocity_0 : f32) grads(%410 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_12.b_0 = %params_14 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.b_0_velocity_0 = %velocity_15 : tensor<8xf32>
    %batch_norm2d_12.w_0_velocity_0 = ml_program.global_load @batch_norm2d_12.w_0_velocity_0 : tensor<8xf32>
    %411 = optim.gradient @batch_norm2d_12.w_0 %352#1 : tensor<8xf32>
    %params_16, %velocity_17 = optim.lars_momentum params(%batch_norm2d_12.w_0 : tensor<8xf32>) velocity(%batch_norm2d_12.w_0_velocity_0 : f32) grads(%411 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_12.w_0 = %params_16 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.w_0_velocity_0 = %velocity_17 : tensor<8xf32>
    %batch_norm2d_13.b_0_velocity_0 = ml_program.global_load @batch_norm2d_13.b_0_velocity_0 : tensor<32xf32>
    %412 = optim.gradient @batch_norm2d_13.b_0 %349#2 : tensor<32xf32>
    %params_18, %velocity_19 = optim.lars_momentum params(%batch_norm2d_13.b_0 : tensor<32xf32>) velocity(%batch_norm2d_13.b_0_velocity_0 : f32) grads(%412 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_13.b_0 = %params_18 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.b_0_velocity_0 = %velocity_19 : tensor<32xf32>
    %batch_norm2d_13.w_0_velocity_0 = ml_program.global_load @batch_norm2d_13.w_0_velocity_0 : tensor<32xf32>
    %413 = optim.gradient @batch_norm2d_13.w_0 %349#1 : tensor<32xf32>
    %params_20, %velocity_21 = optim.lars_momentum params(%batch_norm2d_13.w_0 : tensor<32xf32>) velocity(%batch_norm2d_13.w_0_velocity_0 : f32) grads(%413 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_13.w_0 = %params_20 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.w_0_velocity_0 = %velocity_21 : tensor<32xf32>
    %batch_norm2d_14.b_0_velocity_0 = ml_program.global_load @batch_norm2d_14.b_0_velocity_0 : tensor<32xf32>
    %414 = optim.gradient @batch_norm2d_14.b_0 %347#2 : tensor<32xf32>
    %params_22, %velocity_23 = optim.lars_momentum params(%batch_norm2d_14.b_0 : tensor<32xf32>) velocity(%batch_norm2d_14.b_0_velocity_0 : f32) grads(%414 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_14.b_0 = %params_22 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.b_0_velocity_0 = %velocity_23 : tensor<32xf32>
    %batch_norm2d_14.w_0_velocity_0 = ml_program.global_load @batch_norm2d_14.w_0_velocity_0 : tensor<32xf32>
    %415 = optim.gradient @batch_norm2d_14.w_0 %347#1 : tensor<32xf32>
    %params_24, %velocity_25 = optim.lars_momentum params(%batch_norm2d_14.w_0 : tensor<32xf32>) velocity(%batch_norm2d_14.w_0_velocity_0 : f32) grads(%415 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_14.w_0 = %params_24 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.w_0_velocity_0 = %velocity_25 : tensor<32xf32>
    %batch_norm2d_15.b_0_velocity_0 = ml_program.global_load @batch_norm2d_15.b_0_velocity_0 : tensor<8xf32>
    %416 = optim.gradient @batch_norm2d_15.b_0 %341#2 : tensor<8xf32>
    %params_26, %velocity_27 = optim.lars_momentum params(%batch_norm2d_15.b_0 : tensor<8xf32>) velocity(%batch_norm2d_15.b_0_velocity_0 : f32) grads(%416 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_15.b_0 = %params_26 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.b_0_velocity_0 = %velocity_27 : tensor<8xf32>
    %batch_norm2d_15.w_0_velocity_0 = ml_program.global_load @batch_norm2d_15.w_0_velocity_0 : tensor<8xf32>
    %417 = optim.gradient @batch_norm2d_15.w_0 %341#1 : tensor<8xf32>
    %params_28, %velocity_29 = optim.lars_momentum params(%batch_norm2d_15.w_0 : tensor<8xf32>) velocity(%batch_norm2d_15.w_0_velocity_0 : f32) grads(%417 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_15.w_0 = %params_28 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.w_0_velocity_0 = %velocity_29 : tensor<8xf32>
    %batch_norm2d_16.b_0_velocity_0 = ml_program.global_load @batch_norm2d_16.b_0_velocity_0 : tensor<8xf32>
    %418 = optim.gradient @batch_norm2d_16.b_0 %338#2 : tensor<8xf32>
    %params_30, %velocity_31 = optim.lars_momentum params(%batch_norm2d_16.b_0 : tensor<8xf32>) velocity(%batch_norm2d_16.b_0_velocity_0 : f32) grads(%418 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_16.b_0 = %params_30 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.b_0_velocity_0 = %velocity_31 : tensor<8xf32>
    %batch_norm2d_16.w_0_velocity_0 = ml_program.global_load @batch_norm2d_16.w_0_velocity_0 : tensor<8xf32>
    %419 = optim.gradient @batch_norm2d_16.w_0 %338#1 : tensor<8xf32>
    %params_32, %velocity_33 = optim.lars_momentum params(%batch_norm2d_16.w_0 : tensor<8xf32>) velocity(%batch_norm2d_16.w_0_velocity_0 : f32) grads(%419 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_16.w_0 = %params_32 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.w_0_velocity_0 = %velocity_33 : tensor<8xf32>
    %batch_norm2d_17.b_0_velocity_0 = ml_program.global_load @batch_norm2d_17.b_0_velocity_0 : tensor<32xf32>
    %420 = optim.gradient @batch_norm2d_17.b_0 %335#2 : tensor<32xf32>
    %params_34, %velocity_35 = optim.lars_momentum params(%batch_norm2d_17.b_0 : tensor<32xf32>) velocity(%batch_norm2d_17.b_0_velocity_0 : f32) grads(%420 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_17.b_0 = %params_34 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.b_0_velocity_0 = %velocity_35 : tensor<32xf32>
    %batch_norm2d_17.w_0_velocity_0 = ml_program.global_load @batch_norm2d_17.w_0_velocity_0 : tensor<32xf32>
    %421 = optim.gradient @batch_norm2d_17.w_0 %335#1 : tensor<32xf32>
    %params_36, %velocity_37 = optim.lars_momentum params(%batch_norm2d_17.w_0 : tensor<32xf32>) velocity(%batch_norm2d_17.w_0_velocity_0 : f32) grads(%421 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_17.w_0 = %params_36 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.w_0_velocity_0 = %velocity_37 : tensor<32xf32>
    %batch_norm2d_18.b_0_velocity_0 = ml_program.global_load @batch_norm2d_18.b_0_velocity_0 : tensor<8xf32>
    %422 = optim.gradient @batch_norm2d_18.b_0 %329#2 : tensor<8xf32>
    %params_38, %velocity_39 = optim.lars_momentum params(%batch_norm2d_18.b_0 : tensor<8xf32>) velocity(%batch_norm2d_18.b_0_velocity_0 : f32) grads(%422 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_18.b_0 = %params_38 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.b_0_velocity_0 = %velocity_39 : tensor<8xf32>
    %batch_norm2d_18.w_0_velocity_0 = ml_program.global_load @batch_norm2d_18.w_0_velocity_0 : tensor<8xf32>
    %423 = optim.gradient @batch_norm2d_18.w_0 %329#1 : tensor<8xf32>
    %params_40, %velocity_41 = optim.lars_momentum params(%batch_norm2d_18.w_0 : tensor<8xf32>) velocity(%batch_norm2d_18.w_0_velocity_0 : f32) grads(%423 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_18.w_0 = %params_40 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.w_0_velocity_0 = %velocity_41 : tensor<8xf32>
    %batch_norm2d_19.b_0_velocity_0 = ml_program.global_load @batch_norm2d_19.b_0_velocity_0 : tensor<8xf32>
    %424 = optim.gradient @batch_norm2d_19.b_0 %326#2 : tensor<8xf32>
    %params_42, %velocity_43 = optim.lars_momentum params(%batch_norm2d_19.b_0 : tensor<8xf32>) velocity(%batch_norm2d_19.b_0_velocity_0 : f32) grads(%424 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_19.b_0 = %params_42 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.b_0_velocity_0 = %velocity_43 : tensor<8xf32>
    %batch_norm2d_19.w_0_velocity_0 = ml_program.global_load @batch_norm2d_19.w_0_velocity_0 : tensor<8xf32>
    %425 = optim.gradient @batch_norm2d_19.w_0 %326#1 : tensor<8xf32>
    %params_44, %velocity_45 = optim.lars_momentum params(%batch_norm2d_19.w_0 : tensor<8xf32>) velocity(%batch_norm2d_19.w_0_velocity_0 : f32) grads(%425 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_19.w_0 = %params_44 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.w_0_velocity_0 = %velocity_45 : tensor<8xf32>
    %batch_norm2d_2.b_0_velocity_0 = ml_program.global_load @batch_norm2d_2.b_0_velocity_0 : tensor<4xf32>
    %426 = optim.gradient @batch_norm2d_2.b_0 %390#2 : tensor<4xf32>
    %params_46, %velocity_47 = optim.lars_momentum params(%batch_norm2d_2.b_0 : tensor<4xf32>) velocity(%batch_norm2d_2.b_0_velocity_0 : f32) grads(%426 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_2.b_0 = %params_46 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.b_0_velocity_0 = %velocity_47 : tensor<4xf32>
    %batch_norm2d_2.w_0_velocity_0 = ml_program.global_load @batch_norm2d_2.w_0_velocity_0 : tensor<4xf32>
    %427 = optim.gradient @batch_norm2d_2.w_0 %390#1 : tensor<4xf32>
    %params_48, %velocity_49 = optim.lars_momentum params(%batch_norm2d_2.w_0 : tensor<4xf32>) velocity(%batch_norm2d_2.w_0_velocity_0 : f32) grads(%427 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_2.w_0 = %params_48 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.w_0_velocity_0 = %velocity_49 : tensor<4xf32>
    %batch_norm2d_20.b_0_velocity_0 = ml_program.global_load @batch_norm2d_20.b_0_velocity_0 : tensor<32xf32>
    %428 = optim.gradient @batch_norm2d_20.b_0 %323#2 : tensor<32xf32>
    %params_50, %velocity_51 = optim.lars_momentum params(%batch_norm2d_20.b_0 : tensor<32xf32>) velocity(%batch_norm2d_20.b_0_velocity_0 : f32) grads(%428 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_20.b_0 = %params_50 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.b_0_velocity_0 = %velocity_51 : tensor<32xf32>
    %batch_norm2d_20.w_0_velocity_0 = ml_program.global_load @batch_norm2d_20.w_0_velocity_0 : tensor<32xf32>
    %429 = optim.gradient @batch_norm2d_20.w_0 %323#1 : tensor<32xf32>
    %params_52, %velocity_53 = optim.lars_momentum params(%batch_norm2d_20.w_0 : tensor<32xf32>) velocity(%batch_norm2d_20.w_0_velocity_0 : f32) grads(%429 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_20.w_0 = %params_52 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.w_0_velocity_0 = %velocity_53 : tensor<32xf32>
    %batch_norm2d_21.b_0_velocity_0 = ml_program.global_load @batch_norm2d_21.b_0_velocity_0 : tensor<8xf32>
    %430 = optim.gradient @batch_norm2d_21.b_0 %317#2 : tensor<8xf32>
    %params_54, %velocity_55 = optim.lars_momentum params(%batch_norm2d_21.b_0 : tensor<8xf32>) velocity(%batch_norm2d_21.b_0_velocity_0 : f32) grads(%430 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_21.b_0 = %params_54 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.b_0_velocity_0 = %velocity_55 : tensor<8xf32>
    %batch_norm2d_21.w_0_velocity_0 = ml_program.global_load @batch_norm2d_21.w_0_velocity_0 : tensor<8xf32>
    %431 = optim.gradient @batch_norm2d_21.w_0 %317#1 : tensor<8xf32>
    %params_56, %velocity_57 = optim.lars_momentum params(%batch_norm2d_21.w_0 : tensor<8xf32>) velocity(%batch_norm2d_21.w_0_velocity_0 : f32) grads(%431 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_21.w_0 = %params_56 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.w_0_velocity_0 = %velocity_57 : tensor<8xf32>
    %batch_norm2d_22.b_0_velocity_0 = ml_program.global_load @batch_norm2d_22.b_0_velocity_0 : tensor<8xf32>
    %432 = optim.gradient @batch_norm2d_22.b_0 %314#2 : tensor<8xf32>
    %params_58, %velocity_59 = optim.lars_momentum params(%batch_norm2d_22.b_0 : tensor<8xf32>) velocity(%batch_norm2d_22.b_0_velocity_0 : f32) grads(%432 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_22.b_0 = %params_58 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.b_0_velocity_0 = %velocity_59 : tensor<8xf32>
    %batch_norm2d_22.w_0_velocity_0 = ml_program.global_load @batch_norm2d_22.w_0_velocity_0 : tensor<8xf32>
    %433 = optim.gradient @batch_norm2d_22.w_0 %314#1 : tensor<8xf32>
    %params_60, %velocity_61 = optim.lars_momentum params(%batch_norm2d_22.w_0 : tensor<8xf32>) velocity(%batch_norm2d_22.w_0_velocity_0 : f32) grads(%433 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_22.w_0 = %params_60 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.w_0_velocity_0 = %velocity_61 : tensor<8xf32>
    %batch_norm2d_23.b_0_velocity_0 = ml_program.global_load @batch_norm2d_23.b_0_velocity_0 : tensor<32xf32>
    %434 = optim.gradient @batch_norm2d_23.b_0 %311#2 : tensor<32xf32>
    %params_62, %velocity_63 = optim.lars_momentum params(%batch_norm2d_23.b_0 : tensor<32xf32>) velocity(%batch_norm2d_23.b_0_velocity_0 : f32) grads(%434 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_23.b_0 = %params_62 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.b_0_velocity_0 = %velocity_63 : tensor<32xf32>
    %batch_norm2d_23.w_0_velocity_0 = ml_program.global_load @batch_norm2d_23.w_0_velocity_0 : tensor<32xf32>
    %435 = optim.gradient @batch_norm2d_23.w_0 %311#1 : tensor<32xf32>
    %params_64, %velocity_65 = optim.lars_momentum params(%batch_norm2d_23.w_0 : tensor<32xf32>) velocity(%batch_norm2d_23.w_0_velocity_0 : f32) grads(%435 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_23.w_0 = %params_64 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.w_0_velocity_0 = %velocity_65 : tensor<32xf32>
    %batch_norm2d_24.b_0_velocity_0 = ml_program.global_load @batch_norm2d_24.b_0_velocity_0 : tensor<16xf32>
    %436 = optim.gradient @batch_norm2d_24.b_0 %305#2 : tensor<16xf32>
    %params_66, %velocity_67 = optim.lars_momentum params(%batch_norm2d_24.b_0 : tensor<16xf32>) velocity(%batch_norm2d_24.b_0_velocity_0 : f32) grads(%436 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_24.b_0 = %params_66 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.b_0_velocity_0 = %velocity_67 : tensor<16xf32>
    %batch_norm2d_24.w_0_velocity_0 = ml_program.global_load @batch_norm2d_24.w_0_velocity_0 : tensor<16xf32>
    %437 = optim.gradient @batch_norm2d_24.w_0 %305#1 : tensor<16xf32>
    %params_68, %velocity_69 = optim.lars_momentum params(%batch_norm2d_24.w_0 : tensor<16xf32>) velocity(%batch_norm2d_24.w_0_velocity_0 : f32) grads(%437 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_24.w_0 = %params_68 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.w_0_velocity_0 = %velocity_69 : tensor<16xf32>
    %batch_norm2d_25.b_0_velocity_0 = ml_program.global_load @batch_norm2d_25.b_0_velocity_0 : tensor<16xf32>
    %438 = optim.gradient @batch_norm2d_25.b_0 %302#2 : tensor<16xf32>
    %params_70, %velocity_71 = optim.lars_momentum params(%batch_norm2d_25.b_0 : tensor<16xf32>) velocity(%batch_norm2d_25.b_0_velocity_0 : f32) grads(%438 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_25.b_0 = %params_70 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.b_0_velocity_0 = %velocity_71 : tensor<16xf32>
    %batch_norm2d_25.w_0_velocity_0 = ml_program.global_load @batch_norm2d_25.w_0_velocity_0 : tensor<16xf32>
    %439 = optim.gradient @batch_norm2d_25.w_0 %302#1 : tensor<16xf32>
    %params_72, %velocity_73 = optim.lars_momentum params(%batch_norm2d_25.w_0 : tensor<16xf32>) velocity(%batch_norm2d_25.w_0_velocity_0 : f32) grads(%439 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_25.w_0 = %params_72 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.w_0_velocity_0 = %velocity_73 : tensor<16xf32>
    %batch_norm2d_26.b_0_velocity_0 = ml_program.global_load @batch_norm2d_26.b_0_velocity_0 : tensor<64xf32>
    %440 = optim.gradient @batch_norm2d_26.b_0 %299#2 : tensor<64xf32>
    %params_74, %velocity_75 = optim.lars_momentum params(%batch_norm2d_26.b_0 : tensor<64xf32>) velocity(%batch_norm2d_26.b_0_velocity_0 : f32) grads(%440 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_26.b_0 = %params_74 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.b_0_velocity_0 = %velocity_75 : tensor<64xf32>
    %batch_norm2d_26.w_0_velocity_0 = ml_program.global_load @batch_norm2d_26.w_0_velocity_0 : tensor<64xf32>
    %441 = optim.gradient @batch_norm2d_26.w_0 %299#1 : tensor<64xf32>
    %params_76, %velocity_77 = optim.lars_momentum params(%batch_norm2d_26.w_0 : tensor<64xf32>) velocity(%batch_norm2d_26.w_0_velocity_0 : f32) grads(%441 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_26.w_0 = %params_76 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.w_0_velocity_0 = %velocity_77 : tensor<64xf32>
    %batch_norm2d_27.b_0_velocity_0 = ml_program.global_load @batch_norm2d_27.b_0_velocity_0 : tensor<64xf32>
    %442 = optim.gradient @batch_norm2d_27.b_0 %297#2 : tensor<64xf32>
    %params_78, %velocity_79 = optim.lars_momentum params(%batch_norm2d_27.b_0 : tensor<64xf32>) velocity(%batch_norm2d_27.b_0_velocity_0 : f32) grads(%442 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_27.b_0 = %params_78 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.b_0_velocity_0 = %velocity_79 : tensor<64xf32>
    %batch_norm2d_27.w_0_velocity_0 = ml_program.global_load @batch_norm2d_27.w_0_velocity_0 : tensor<64xf32>
    %443 = optim.gradient @batch_norm2d_27.w_0 %297#1 : tensor<64xf32>
    %params_80, %velocity_81 = optim.lars_momentum params(%batch_norm2d_27.w_0 : tensor<64xf32>) velocity(%batch_norm2d_27.w_0_velocity_0 : f32) grads(%443 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_27.w_0 = %params_80 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.w_0_velocity_0 = %velocity_81 : tensor<64xf32>
    %batch_norm2d_28.b_0_velocity_0 = ml_program.global_load @batch_norm2d_28.b_0_velocity_0 : tensor<16xf32>
    %444 = optim.gradient @batch_norm2d_28.b_0 %291#2 : tensor<16xf32>
    %params_82, %velocity_83 = optim.lars_momentum params(%batch_norm2d_28.b_0 : tensor<16xf32>) velocity(%batch_norm2d_28.b_0_velocity_0 : f32) grads(%444 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_28.b_0 = %params_82 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.b_0_velocity_0 = %velocity_83 : tensor<16xf32>
    %batch_norm2d_28.w_0_velocity_0 = ml_program.global_load @batch_norm2d_28.w_0_velocity_0 : tensor<16xf32>
    %445 = optim.gradient @batch_norm2d_28.w_0 %291#1 : tensor<16xf32>
    %params_84, %velocity_85 = optim.lars_momentum params(%batch_norm2d_28.w_0 : tensor<16xf32>) velocity(%batch_norm2d_28.w_0_velocity_0 : f32) grads(%445 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_28.w_0 = %params_84 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.w_0_velocity_0 = %velocity_85 : tensor<16xf32>
    %batch_norm2d_29.b_0_velocity_0 = ml_program.global_load @batch_norm2d_29.b_0_velocity_0 : tensor<16xf32>
    %446 = optim.gradient @batch_norm2d_29.b_0 %288#2 : tensor<16xf32>
    %params_86, %velocity_87 = optim.lars_momentum params(%batch_norm2d_29.b_0 : tensor<16xf32>) velocity(%batch_norm2d_29.b_0_velocity_0 : f32) grads(%446 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_29.b_0 = %params_86 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.b_0_velocity_0 = %velocity_87 : tensor<16xf32>
    %batch_norm2d_29.w_0_velocity_0 = ml_program.global_load @batch_norm2d_29.w_0_velocity_0 : tensor<16xf32>
    %447 = optim.gradient @batch_norm2d_29.w_0 %288#1 : tensor<16xf32>
    %params_88, %velocity_89 = optim.lars_momentum params(%batch_norm2d_29.w_0 : tensor<16xf32>) velocity(%batch_norm2d_29.w_0_velocity_0 : f32) grads(%447 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_29.w_0 = %params_88 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.w_0_velocity_0 = %velocity_89 : tensor<16xf32>
    %batch_norm2d_3.b_0_velocity_0 = ml_program.global_load @batch_norm2d_3.b_0_velocity_0 : tensor<16xf32>
    %448 = optim.gradient @batch_norm2d_3.b_0 %387#2 : tensor<16xf32>
    %params_90, %velocity_91 = optim.lars_momentum params(%batch_norm2d_3.b_0 : tensor<16xf32>) velocity(%batch_norm2d_3.b_0_velocity_0 : f32) grads(%448 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_3.b_0 = %params_90 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.b_0_velocity_0 = %velocity_91 : tensor<16xf32>
    %batch_norm2d_3.w_0_velocity_0 = ml_program.global_load @batch_norm2d_3.w_0_velocity_0 : tensor<16xf32>
    %449 = optim.gradient @batch_norm2d_3.w_0 %387#1 : tensor<16xf32>
    %params_92, %velocity_93 = optim.lars_momentum params(%batch_norm2d_3.w_0 : tensor<16xf32>) velocity(%batch_norm2d_3.w_0_velocity_0 : f32) grads(%449 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_3.w_0 = %params_92 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.w_0_velocity_0 = %velocity_93 : tensor<16xf32>
    %batch_norm2d_30.b_0_velocity_0 = ml_program.global_load @batch_norm2d_30.b_0_velocity_0 : tensor<64xf32>
    %450 = optim.gradient @batch_norm2d_30.b_0 %285#2 : tensor<64xf32>
    %params_94, %velocity_95 = optim.lars_momentum params(%batch_norm2d_30.b_0 : tensor<64xf32>) velocity(%batch_norm2d_30.b_0_velocity_0 : f32) grads(%450 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_30.b_0 = %params_94 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.b_0_velocity_0 = %velocity_95 : tensor<64xf32>
    %batch_norm2d_30.w_0_velocity_0 = ml_program.global_load @batch_norm2d_30.w_0_velocity_0 : tensor<64xf32>
    %451 = optim.gradient @batch_norm2d_30.w_0 %285#1 : tensor<64xf32>
    %params_96, %velocity_97 = optim.lars_momentum params(%batch_norm2d_30.w_0 : tensor<64xf32>) velocity(%batch_norm2d_30.w_0_velocity_0 : f32) grads(%451 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_30.w_0 = %params_96 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.w_0_velocity_0 = %velocity_97 : tensor<64xf32>
    %batch_norm2d_31.b_0_velocity_0 = ml_program.global_load @batch_norm2d_31.b_0_velocity_0 : tensor<16xf32>
    %452 = optim.gradient @batch_norm2d_31.b_0 %279#2 : tensor<16xf32>
    %params_98, %velocity_99 = optim.lars_momentum params(%batch_norm2d_31.b_0 : tensor<16xf32>) velocity(%batch_norm2d_31.b_0_velocity_0 : f32) grads(%452 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_31.b_0 = %params_98 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.b_0_velocity_0 = %velocity_99 : tensor<16xf32>
    %batch_norm2d_31.w_0_velocity_0 = ml_program.global_load @batch_norm2d_31.w_0_velocity_0 : tensor<16xf32>
    %453 = optim.gradient @batch_norm2d_31.w_0 %279#1 : tensor<16xf32>
    %params_100, %velocity_101 = optim.lars_momentum params(%batch_norm2d_31.w_0 : tensor<16xf32>) velocity(%batch_norm2d_31.w_0_velocity_0 : f32) grads(%453 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_31.w_0 = %params_100 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.w_0_velocity_0 = %velocity_101 : tensor<16xf32>
    %batch_norm2d_32.b_0_velocity_0 = ml_program.global_load @batch_norm2d_32.b_0_velocity_0 : tensor<16xf32>
    %454 = optim.gradient @batch_norm2d_32.b_0 %276#2 : tensor<16xf32>
    %params_102, %velocity_103 = optim.lars_momentum params(%batch_norm2d_32.b_0 : tensor<16xf32>) velocity(%batch_norm2d_32.b_0_velocity_0 : f32) grads(%454 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_32.b_0 = %params_102 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.b_0_velocity_0 = %velocity_103 : tensor<16xf32>
    %batch_norm2d_32.w_0_velocity_0 = ml_program.global_load @batch_norm2d_32.w_0_velocity_0 : tensor<16xf32>
    %455 = optim.gradient @batch_norm2d_32.w_0 %276#1 : tensor<16xf32>
    %params_104, %velocity_105 = optim.lars_momentum params(%batch_norm2d_32.w_0 : tensor<16xf32>) velocity(%batch_norm2d_32.w_0_velocity_0 : f32) grads(%455 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_32.w_0 = %params_104 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.w_0_velocity_0 = %velocity_105 : tensor<16xf32>
    %batch_norm2d_33.b_0_velocity_0 = ml_program.global_load @batch_norm2d_33.b_0_velocity_0 : tensor<64xf32>
    %456 = optim.gradient @batch_norm2d_33.b_0 %273#2 : tensor<64xf32>
    %params_106, %velocity_107 = optim.lars_momentum params(%batch_norm2d_33.b_0 : tensor<64xf32>) velocity(%batch_norm2d_33.b_0_velocity_0 : f32) grads(%456 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_33.b_0 = %params_106 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.b_0_velocity_0 = %velocity_107 : tensor<64xf32>
    %batch_norm2d_33.w_0_velocity_0 = ml_program.global_load @batch_norm2d_33.w_0_velocity_0 : tensor<64xf32>
    %457 = optim.gradient @batch_norm2d_33.w_0 %273#1 : tensor<64xf32>
    %params_108, %velocity_109 = optim.lars_momentum params(%batch_norm2d_33.w_0 : tensor<64xf32>) velocity(%batch_norm2d_33.w_0_velocity_0 : f32) grads(%457 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_33.w_0 = %params_108 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.w_0_velocity_0 = %velocity_109 : tensor<64xf32>
    %batch_norm2d_34.b_0_velocity_0 = ml_program.global_load @batch_norm2d_34.b_0_velocity_0 : tensor<16xf32>
    %458 = optim.gradient @batch_norm2d_34.b_0 %267#2 : tensor<16xf32>
    %params_110, %velocity_111 = optim.lars_momentum params(%batch_norm2d_34.b_0 : tensor<16xf32>) velocity(%batch_norm2d_34.b_0_velocity_0 : f32) grads(%458 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_34.b_0 = %params_110 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.b_0_velocity_0 = %velocity_111 : tensor<16xf32>
    %batch_norm2d_34.w_0_velocity_0 = ml_program.global_load @batch_norm2d_34.w_0_velocity_0 : tensor<16xf32>
    %459 = optim.gradient @batch_norm2d_34.w_0 %267#1 : tensor<16xf32>
    %params_112, %velocity_113 = optim.lars_momentum params(%batch_norm2d_34.w_0 : tensor<16xf32>) velocity(%batch_norm2d_34.w_0_velocity_0 : f32) grads(%459 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_34.w_0 = %params_112 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.w_0_velocity_0 = %velocity_113 : tensor<16xf32>
    %batch_norm2d_35.b_0_velocity_0 = ml_program.global_load @batch_norm2d_35.b_0_velocity_0 : tensor<16xf32>
    %460 = optim.gradient @batch_norm2d_35.b_0 %264#2 : tensor<16xf32>
    %params_114, %velocity_115 = optim.lars_momentum params(%batch_norm2d_35.b_0 : tensor<16xf32>) velocity(%batch_norm2d_35.b_0_velocity_0 : f32) grads(%460 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_35.b_0 = %params_114 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.b_0_velocity_0 = %velocity_115 : tensor<16xf32>
    %batch_norm2d_35.w_0_velocity_0 = ml_program.global_load @batch_norm2d_35.w_0_velocity_0 : tensor<16xf32>
    %461 = optim.gradient @batch_norm2d_35.w_0 %264#1 : tensor<16xf32>
    %params_116, %velocity_117 = optim.lars_momentum params(%batch_norm2d_35.w_0 : tensor<16xf32>) velocity(%batch_norm2d_35.w_0_velocity_0 : f32) grads(%461 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_35.w_0 = %params_116 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.w_0_velocity_0 = %velocity_117 : tensor<16xf32>
    %batch_norm2d_36.b_0_velocity_0 = ml_program.global_load @batch_norm2d_36.b_0_velocity_0 : tensor<64xf32>
    %462 = optim.gradient @batch_norm2d_36.b_0 %261#2 : tensor<64xf32>
    %params_118, %velocity_119 = optim.lars_momentum params(%batch_norm2d_36.b_0 : tensor<64xf32>) velocity(%batch_norm2d_36.b_0_velocity_0 : f32) grads(%462 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_36.b_0 = %params_118 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.b_0_velocity_0 = %velocity_119 : tensor<64xf32>
    %batch_norm2d_36.w_0_velocity_0 = ml_program.global_load @batch_norm2d_36.w_0_velocity_0 : tensor<64xf32>
    %463 = optim.gradient @batch_norm2d_36.w_0 %261#1 : tensor<64xf32>
    %params_120, %velocity_121 = optim.lars_momentum params(%batch_norm2d_36.w_0 : tensor<64xf32>) velocity(%batch_norm2d_36.w_0_velocity_0 : f32) grads(%463 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_36.w_0 = %params_120 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.w_0_velocity_0 = %velocity_121 : tensor<64xf32>
    %batch_norm2d_37.b_0_velocity_0 = ml_program.global_load @batch_norm2d_37.b_0_velocity_0 : tensor<16xf32>
    %464 = optim.gradient @batch_norm2d_37.b_0 %255#2 : tensor<16xf32>
    %params_122, %velocity_123 = optim.lars_momentum params(%batch_norm2d_37.b_0 : tensor<16xf32>) velocity(%batch_norm2d_37.b_0_velocity_0 : f32) grads(%464 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_37.b_0 = %params_122 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.b_0_velocity_0 = %velocity_123 : tensor<16xf32>
    %batch_norm2d_37.w_0_velocity_0 = ml_program.global_load @batch_norm2d_37.w_0_velocity_0 : tensor<16xf32>
    %465 = optim.gradient @batch_norm2d_37.w_0 %255#1 : tensor<16xf32>
    %params_124, %velocity_125 = optim.lars_momentum params(%batch_norm2d_37.w_0 : tensor<16xf32>) velocity(%batch_norm2d_37.w_0_velocity_0 : f32) grads(%465 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_37.w_0 = %params_124 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.w_0_velocity_0 = %velocity_125 : tensor<16xf32>
    %batch_norm2d_38.b_0_velocity_0 = ml_program.global_load @batch_norm2d_38.b_0_velocity_0 : tensor<16xf32>
    %466 = optim.gradient @batch_norm2d_38.b_0 %252#2 : tensor<16xf32>
    %params_126, %velocity_127 = optim.lars_momentum params(%batch_norm2d_38.b_0 : tensor<16xf32>) velocity(%batch_norm2d_38.b_0_velocity_0 : f32) grads(%466 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_38.b_0 = %params_126 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.b_0_velocity_0 = %velocity_127 : tensor<16xf32>
    %batch_norm2d_38.w_0_velocity_0 = ml_program.global_load @batch_norm2d_38.w_0_velocity_0 : tensor<16xf32>
    %467 = optim.gradient @batch_norm2d_38.w_0 %252#1 : tensor<16xf32>
    %params_128, %velocity_129 = optim.lars_momentum params(%batch_norm2d_38.w_0 : tensor<16xf32>) velocity(%batch_norm2d_38.w_0_velocity_0 : f32) grads(%467 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_38.w_0 = %params_128 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.w_0_velocity_0 = %velocity_129 : tensor<16xf32>
    %batch_norm2d_39.b_0_velocity_0 = ml_program.global_load @batch_norm2d_39.b_0_velocity_0 : tensor<64xf32>
    %468 = optim.gradient @batch_norm2d_39.b_0 %249#2 : tensor<64xf32>
    %params_130, %velocity_131 = optim.lars_momentum params(%batch_norm2d_39.b_0 : tensor<64xf32>) velocity(%batch_norm2d_39.b_0_velocity_0 : f32) grads(%468 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_39.b_0 = %params_130 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.b_0_velocity_0 = %velocity_131 : tensor<64xf32>
    %batch_norm2d_39.w_0_velocity_0 = ml_program.global_load @batch_norm2d_39.w_0_velocity_0 : tensor<64xf32>
    %469 = optim.gradient @batch_norm2d_39.w_0 %249#1 : tensor<64xf32>
    %params_132, %velocity_133 = optim.lars_momentum params(%batch_norm2d_39.w_0 : tensor<64xf32>) velocity(%batch_norm2d_39.w_0_velocity_0 : f32) grads(%469 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_39.w_0 = %params_132 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.w_0_velocity_0 = %velocity_133 : tensor<64xf32>
    %batch_norm2d_4.b_0_velocity_0 = ml_program.global_load @batch_norm2d_4.b_0_velocity_0 : tensor<16xf32>
    %470 = optim.gradient @batch_norm2d_4.b_0 %385#2 : tensor<16xf32>
    %params_134, %velocity_135 = optim.lars_momentum params(%batch_norm2d_4.b_0 : tensor<16xf32>) velocity(%batch_norm2d_4.b_0_velocity_0 : f32) grads(%470 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_4.b_0 = %params_134 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.b_0_velocity_0 = %velocity_135 : tensor<16xf32>
    %batch_norm2d_4.w_0_velocity_0 = ml_program.global_load @batch_norm2d_4.w_0_velocity_0 : tensor<16xf32>
    %471 = optim.gradient @batch_norm2d_4.w_0 %385#1 : tensor<16xf32>
    %params_136, %velocity_137 = optim.lars_momentum params(%batch_norm2d_4.w_0 : tensor<16xf32>) velocity(%batch_norm2d_4.w_0_velocity_0 : f32) grads(%471 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_4.w_0 = %params_136 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.w_0_velocity_0 = %velocity_137 : tensor<16xf32>
    %batch_norm2d_40.b_0_velocity_0 = ml_program.global_load @batch_norm2d_40.b_0_velocity_0 : tensor<16xf32>
    %472 = optim.gradient @batch_norm2d_40.b_0 %243#2 : tensor<16xf32>
    %params_138, %velocity_139 = optim.lars_momentum params(%batch_norm2d_40.b_0 : tensor<16xf32>) velocity(%batch_norm2d_40.b_0_velocity_0 : f32) grads(%472 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_40.b_0 = %params_138 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.b_0_velocity_0 = %velocity_139 : tensor<16xf32>
    %batch_norm2d_40.w_0_velocity_0 = ml_program.global_load @batch_norm2d_40.w_0_velocity_0 : tensor<16xf32>
    %473 = optim.gradient @batch_norm2d_40.w_0 %243#1 : tensor<16xf32>
    %params_140, %velocity_141 = optim.lars_momentum params(%batch_norm2d_40.w_0 : tensor<16xf32>) velocity(%batch_norm2d_40.w_0_velocity_0 : f32) grads(%473 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_40.w_0 = %params_140 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.w_0_velocity_0 = %velocity_141 : tensor<16xf32>
    %batch_norm2d_41.b_0_velocity_0 = ml_program.global_load @batch_norm2d_41.b_0_velocity_0 : tensor<16xf32>
    %474 = optim.gradient @batch_norm2d_41.b_0 %240#2 : tensor<16xf32>
    %params_142, %velocity_143 = optim.lars_momentum params(%batch_norm2d_41.b_0 : tensor<16xf32>) velocity(%batch_norm2d_41.b_0_velocity_0 : f32) grads(%474 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_41.b_0 = %params_142 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.b_0_velocity_0 = %velocity_143 : tensor<16xf32>
    %batch_norm2d_41.w_0_velocity_0 = ml_program.global_load @batch_norm2d_41.w_0_velocity_0 : tensor<16xf32>
    %475 = optim.gradient @batch_norm2d_41.w_0 %240#1 : tensor<16xf32>
    %params_144, %velocity_145 = optim.lars_momentum params(%batch_norm2d_41.w_0 : tensor<16xf32>) velocity(%batch_norm2d_41.w_0_velocity_0 : f32) grads(%475 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_41.w_0 = %params_144 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.w_0_velocity_0 = %velocity_145 : tensor<16xf32>
    %batch_norm2d_42.b_0_velocity_0 = ml_program.global_load @batch_norm2d_42.b_0_velocity_0 : tensor<64xf32>
    %476 = optim.gradient @batch_norm2d_42.b_0 %237#2 : tensor<64xf32>
    %params_146, %velocity_147 = optim.lars_momentum params(%batch_norm2d_42.b_0 : tensor<64xf32>) velocity(%batch_norm2d_42.b_0_velocity_0 : f32) grads(%476 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_42.b_0 = %params_146 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.b_0_velocity_0 = %velocity_147 : tensor<64xf32>
    %batch_norm2d_42.w_0_velocity_0 = ml_program.global_load @batch_norm2d_42.w_0_velocity_0 : tensor<64xf32>
    %477 = optim.gradient @batch_norm2d_42.w_0 %237#1 : tensor<64xf32>
    %params_148, %velocity_149 = optim.lars_momentum params(%batch_norm2d_42.w_0 : tensor<64xf32>) velocity(%batch_norm2d_42.w_0_velocity_0 : f32) grads(%477 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_42.w_0 = %params_148 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.w_0_velocity_0 = %velocity_149 : tensor<64xf32>
    %batch_norm2d_43.b_0_velocity_0 = ml_program.global_load @batch_norm2d_43.b_0_velocity_0 : tensor<32xf32>
    %478 = optim.gradient @batch_norm2d_43.b_0 %231#2 : tensor<32xf32>
    %params_150, %velocity_151 = optim.lars_momentum params(%batch_norm2d_43.b_0 : tensor<32xf32>) velocity(%batch_norm2d_43.b_0_velocity_0 : f32) grads(%478 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_43.b_0 = %params_150 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.b_0_velocity_0 = %velocity_151 : tensor<32xf32>
    %batch_norm2d_43.w_0_velocity_0 = ml_program.global_load @batch_norm2d_43.w_0_velocity_0 : tensor<32xf32>
    %479 = optim.gradient @batch_norm2d_43.w_0 %231#1 : tensor<32xf32>
    %params_152, %velocity_153 = optim.lars_momentum params(%batch_norm2d_43.w_0 : tensor<32xf32>) velocity(%batch_norm2d_43.w_0_velocity_0 : f32) grads(%479 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_43.w_0 = %params_152 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.w_0_velocity_0 = %velocity_153 : tensor<32xf32>
    %batch_norm2d_44.b_0_velocity_0 = ml_program.global_load @batch_norm2d_44.b_0_velocity_0 : tensor<32xf32>
    %480 = optim.gradient @batch_norm2d_44.b_0 %228#2 : tensor<32xf32>
    %params_154, %velocity_155 = optim.lars_momentum params(%batch_norm2d_44.b_0 : tensor<32xf32>) velocity(%batch_norm2d_44.b_0_velocity_0 : f32) grads(%480 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_44.b_0 = %params_154 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.b_0_velocity_0 = %velocity_155 : tensor<32xf32>
    %batch_norm2d_44.w_0_velocity_0 = ml_program.global_load @batch_norm2d_44.w_0_velocity_0 : tensor<32xf32>
    %481 = optim.gradient @batch_norm2d_44.w_0 %228#1 : tensor<32xf32>
    %params_156, %velocity_157 = optim.lars_momentum params(%batch_norm2d_44.w_0 : tensor<32xf32>) velocity(%batch_norm2d_44.w_0_velocity_0 : f32) grads(%481 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_44.w_0 = %params_156 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.w_0_velocity_0 = %velocity_157 : tensor<32xf32>
    %batch_norm2d_45.b_0_velocity_0 = ml_program.global_load @batch_norm2d_45.b_0_velocity_0 : tensor<128xf32>
    %482 = optim.gradient @batch_norm2d_45.b_0 %225#2 : tensor<128xf32>
    %params_158, %velocity_159 = optim.lars_momentum params(%batch_norm2d_45.b_0 : tensor<128xf32>) velocity(%batch_norm2d_45.b_0_velocity_0 : f32) grads(%482 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_45.b_0 = %params_158 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.b_0_velocity_0 = %velocity_159 : tensor<128xf32>
    %batch_norm2d_45.w_0_velocity_0 = ml_program.global_load @batch_norm2d_45.w_0_velocity_0 : tensor<128xf32>
    %483 = optim.gradient @batch_norm2d_45.w_0 %225#1 : tensor<128xf32>
    %params_160, %velocity_161 = optim.lars_momentum params(%batch_norm2d_45.w_0 : tensor<128xf32>) velocity(%batch_norm2d_45.w_0_velocity_0 : f32) grads(%483 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_45.w_0 = %params_160 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.w_0_velocity_0 = %velocity_161 : tensor<128xf32>
    %batch_norm2d_46.b_0_velocity_0 = ml_program.global_load @batch_norm2d_46.b_0_velocity_0 : tensor<128xf32>
    %484 = optim.gradient @batch_norm2d_46.b_0 %223#2 : tensor<128xf32>
    %params_162, %velocity_163 = optim.lars_momentum params(%batch_norm2d_46.b_0 : tensor<128xf32>) velocity(%batch_norm2d_46.b_0_velocity_0 : f32) grads(%484 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_46.b_0 = %params_162 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.b_0_velocity_0 = %velocity_163 : tensor<128xf32>
    %batch_norm2d_46.w_0_velocity_0 = ml_program.global_load @batch_norm2d_46.w_0_velocity_0 : tensor<128xf32>
    %485 = optim.gradient @batch_norm2d_46.w_0 %223#1 : tensor<128xf32>
    %params_164, %velocity_165 = optim.lars_momentum params(%batch_norm2d_46.w_0 : tensor<128xf32>) velocity(%batch_norm2d_46.w_0_velocity_0 : f32) grads(%485 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_46.w_0 = %params_164 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.w_0_velocity_0 = %velocity_165 : tensor<128xf32>
    %batch_norm2d_47.b_0_velocity_0 = ml_program.global_load @batch_norm2d_47.b_0_velocity_0 : tensor<32xf32>
    %486 = optim.gradient @batch_norm2d_47.b_0 %217#2 : tensor<32xf32>
    %params_166, %velocity_167 = optim.lars_momentum params(%batch_norm2d_47.b_0 : tensor<32xf32>) velocity(%batch_norm2d_47.b_0_velocity_0 : f32) grads(%486 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_47.b_0 = %params_166 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.b_0_velocity_0 = %velocity_167 : tensor<32xf32>
    %batch_norm2d_47.w_0_velocity_0 = ml_program.global_load @batch_norm2d_47.w_0_velocity_0 : tensor<32xf32>
    %487 = optim.gradient @batch_norm2d_47.w_0 %217#1 : tensor<32xf32>
    %params_168, %velocity_169 = optim.lars_momentum params(%batch_norm2d_47.w_0 : tensor<32xf32>) velocity(%batch_norm2d_47.w_0_velocity_0 : f32) grads(%487 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_47.w_0 = %params_168 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.w_0_velocity_0 = %velocity_169 : tensor<32xf32>
    %batch_norm2d_48.b_0_velocity_0 = ml_program.global_load @batch_norm2d_48.b_0_velocity_0 : tensor<32xf32>
    %488 = optim.gradient @batch_norm2d_48.b_0 %214#2 : tensor<32xf32>
    %params_170, %velocity_171 = optim.lars_momentum params(%batch_norm2d_48.b_0 : tensor<32xf32>) velocity(%batch_norm2d_48.b_0_velocity_0 : f32) grads(%488 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_48.b_0 = %params_170 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.b_0_velocity_0 = %velocity_171 : tensor<32xf32>
    %batch_norm2d_48.w_0_velocity_0 = ml_program.global_load @batch_norm2d_48.w_0_velocity_0 : tensor<32xf32>
    %489 = optim.gradient @batch_norm2d_48.w_0 %214#1 : tensor<32xf32>
    %params_172, %velocity_173 = optim.lars_momentum params(%batch_norm2d_48.w_0 : tensor<32xf32>) velocity(%batch_norm2d_48.w_0_velocity_0 : f32) grads(%489 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_48.w_0 = %params_172 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.w_0_velocity_0 = %velocity_173 : tensor<32xf32>
    %batch_norm2d_49.b_0_velocity_0 = ml_program.global_load @batch_norm2d_49.b_0_velocity_0 : tensor<128xf32>
    %490 = optim.gradient @batch_norm2d_49.b_0 %211#2 : tensor<128xf32>
    %params_174, %velocity_175 = optim.lars_momentum params(%batch_norm2d_49.b_0 : tensor<128xf32>) velocity(%batch_norm2d_49.b_0_velocity_0 : f32) grads(%490 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_49.b_0 = %params_174 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.b_0_velocity_0 = %velocity_175 : tensor<128xf32>
    %batch_norm2d_49.w_0_velocity_0 = ml_program.global_load @batch_norm2d_49.w_0_velocity_0 : tensor<128xf32>
    %491 = optim.gradient @batch_norm2d_49.w_0 %211#1 : tensor<128xf32>
    %params_176, %velocity_177 = optim.lars_momentum params(%batch_norm2d_49.w_0 : tensor<128xf32>) velocity(%batch_norm2d_49.w_0_velocity_0 : f32) grads(%491 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_49.w_0 = %params_176 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.w_0_velocity_0 = %velocity_177 : tensor<128xf32>
    %batch_norm2d_5.b_0_velocity_0 = ml_program.global_load @batch_norm2d_5.b_0_velocity_0 : tensor<4xf32>
    %492 = optim.gradient @batch_norm2d_5.b_0 %379#2 : tensor<4xf32>
    %params_178, %velocity_179 = optim.lars_momentum params(%batch_norm2d_5.b_0 : tensor<4xf32>) velocity(%batch_norm2d_5.b_0_velocity_0 : f32) grads(%492 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_5.b_0 = %params_178 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.b_0_velocity_0 = %velocity_179 : tensor<4xf32>
    %batch_norm2d_5.w_0_velocity_0 = ml_program.global_load @batch_norm2d_5.w_0_velocity_0 : tensor<4xf32>
    %493 = optim.gradient @batch_norm2d_5.w_0 %379#1 : tensor<4xf32>
    %params_180, %velocity_181 = optim.lars_momentum params(%batch_norm2d_5.w_0 : tensor<4xf32>) velocity(%batch_norm2d_5.w_0_velocity_0 : f32) grads(%493 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_5.w_0 = %params_180 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.w_0_velocity_0 = %velocity_181 : tensor<4xf32>
    %batch_norm2d_50.b_0_velocity_0 = ml_program.global_load @batch_norm2d_50.b_0_velocity_0 : tensor<32xf32>
    %494 = optim.gradient @batch_norm2d_50.b_0 %205#2 : tensor<32xf32>
    %params_182, %velocity_183 = optim.lars_momentum params(%batch_norm2d_50.b_0 : tensor<32xf32>) velocity(%batch_norm2d_50.b_0_velocity_0 : f32) grads(%494 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_50.b_0 = %params_182 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.b_0_velocity_0 = %velocity_183 : tensor<32xf32>
    %batch_norm2d_50.w_0_velocity_0 = ml_program.global_load @batch_norm2d_50.w_0_velocity_0 : tensor<32xf32>
    %495 = optim.gradient @batch_norm2d_50.w_0 %205#1 : tensor<32xf32>
    %params_184, %velocity_185 = optim.lars_momentum params(%batch_norm2d_50.w_0 : tensor<32xf32>) velocity(%batch_norm2d_50.w_0_velocity_0 : f32) grads(%495 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_50.w_0 = %params_184 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.w_0_velocity_0 = %velocity_185 : tensor<32xf32>
    %batch_norm2d_51.b_0_velocity_0 = ml_program.global_load @batch_norm2d_51.b_0_velocity_0 : tensor<32xf32>
    %496 = optim.gradient @batch_norm2d_51.b_0 %202#2 : tensor<32xf32>
    %params_186, %velocity_187 = optim.lars_momentum params(%batch_norm2d_51.b_0 : tensor<32xf32>) velocity(%batch_norm2d_51.b_0_velocity_0 : f32) grads(%496 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_51.b_0 = %params_186 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.b_0_velocity_0 = %velocity_187 : tensor<32xf32>
    %batch_norm2d_51.w_0_velocity_0 = ml_program.global_load @batch_norm2d_51.w_0_velocity_0 : tensor<32xf32>
    %497 = optim.gradient @batch_norm2d_51.w_0 %202#1 : tensor<32xf32>
    %params_188, %velocity_189 = optim.lars_momentum params(%batch_norm2d_51.w_0 : tensor<32xf32>) velocity(%batch_norm2d_51.w_0_velocity_0 : f32) grads(%497 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_51.w_0 = %params_188 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.w_0_velocity_0 = %velocity_189 : tensor<32xf32>
    %batch_norm2d_52.b_0_velocity_0 = ml_program.global_load @batch_norm2d_52.b_0_velocity_0 : tensor<128xf32>
    %498 = optim.gradient @batch_norm2d_52.b_0 %199#2 : tensor<128xf32>
    %params_190, %velocity_191 = optim.lars_momentum params(%batch_norm2d_52.b_0 : tensor<128xf32>) velocity(%batch_norm2d_52.b_0_velocity_0 : f32) grads(%498 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_52.b_0 = %params_190 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.b_0_velocity_0 = %velocity_191 : tensor<128xf32>
    %batch_norm2d_52.w_0_velocity_0 = ml_program.global_load @batch_norm2d_52.w_0_velocity_0 : tensor<128xf32>
    %499 = optim.gradient @batch_norm2d_52.w_0 %199#1 : tensor<128xf32>
    %params_192, %velocity_193 = optim.lars_momentum params(%batch_norm2d_52.w_0 : tensor<128xf32>) velocity(%batch_norm2d_52.w_0_velocity_0 : f32) grads(%499 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_52.w_0 = %params_192 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.w_0_velocity_0 = %velocity_193 : tensor<128xf32>
    %batch_norm2d_6.b_0_velocity_0 = ml_program.global_load @batch_norm2d_6.b_0_velocity_0 : tensor<4xf32>
    %500 = optim.gradient @batch_norm2d_6.b_0 %376#2 : tensor<4xf32>
    %params_194, %velocity_195 = optim.lars_momentum params(%batch_norm2d_6.b_0 : tensor<4xf32>) velocity(%batch_norm2d_6.b_0_velocity_0 : f32) grads(%500 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_6.b_0 = %params_194 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.b_0_velocity_0 = %velocity_195 : tensor<4xf32>
    %batch_norm2d_6.w_0_velocity_0 = ml_program.global_load @batch_norm2d_6.w_0_velocity_0 : tensor<4xf32>
    %501 = optim.gradient @batch_norm2d_6.w_0 %376#1 : tensor<4xf32>
    %params_196, %velocity_197 = optim.lars_momentum params(%batch_norm2d_6.w_0 : tensor<4xf32>) velocity(%batch_norm2d_6.w_0_velocity_0 : f32) grads(%501 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_6.w_0 = %params_196 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.w_0_velocity_0 = %velocity_197 : tensor<4xf32>
    %batch_norm2d_7.b_0_velocity_0 = ml_program.global_load @batch_norm2d_7.b_0_velocity_0 : tensor<16xf32>
    %502 = optim.gradient @batch_norm2d_7.b_0 %373#2 : tensor<16xf32>
    %params_198, %velocity_199 = optim.lars_momentum params(%batch_norm2d_7.b_0 : tensor<16xf32>) velocity(%batch_norm2d_7.b_0_velocity_0 : f32) grads(%502 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_7.b_0 = %params_198 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.b_0_velocity_0 = %velocity_199 : tensor<16xf32>
    %batch_norm2d_7.w_0_velocity_0 = ml_program.global_load @batch_norm2d_7.w_0_velocity_0 : tensor<16xf32>
    %503 = optim.gradient @batch_norm2d_7.w_0 %373#1 : tensor<16xf32>
    %params_200, %velocity_201 = optim.lars_momentum params(%batch_norm2d_7.w_0 : tensor<16xf32>) velocity(%batch_norm2d_7.w_0_velocity_0 : f32) grads(%503 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_7.w_0 = %params_200 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.w_0_velocity_0 = %velocity_201 : tensor<16xf32>
    %batch_norm2d_8.b_0_velocity_0 = ml_program.global_load @batch_norm2d_8.b_0_velocity_0 : tensor<4xf32>
    %504 = optim.gradient @batch_norm2d_8.b_0 %367#2 : tensor<4xf32>
    %params_202, %velocity_203 = optim.lars_momentum params(%batch_norm2d_8.b_0 : tensor<4xf32>) velocity(%batch_norm2d_8.b_0_velocity_0 : f32) grads(%504 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_8.b_0 = %params_202 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.b_0_velocity_0 = %velocity_203 : tensor<4xf32>
    %batch_norm2d_8.w_0_velocity_0 = ml_program.global_load @batch_norm2d_8.w_0_velocity_0 : tensor<4xf32>
    %505 = optim.gradient @batch_norm2d_8.w_0 %367#1 : tensor<4xf32>
    %params_204, %velocity_205 = optim.lars_momentum params(%batch_norm2d_8.w_0 : tensor<4xf32>) velocity(%batch_norm2d_8.w_0_velocity_0 : f32) grads(%505 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_8.w_0 = %params_204 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.w_0_velocity_0 = %velocity_205 : tensor<4xf32>
    %batch_norm2d_9.b_0_velocity_0 = ml_program.global_load @batch_norm2d_9.b_0_velocity_0 : tensor<4xf32>
    %506 = optim.gradient @batch_norm2d_9.b_0 %364#2 : tensor<4xf32>
    %params_206, %velocity_207 = optim.lars_momentum params(%batch_norm2d_9.b_0 : tensor<4xf32>) velocity(%batch_norm2d_9.b_0_velocity_0 : f32) grads(%506 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_9.b_0 = %params_206 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.b_0_velocity_0 = %velocity_207 : tensor<4xf32>
    %batch_norm2d_9.w_0_velocity_0 = ml_program.global_load @batch_norm2d_9.w_0_velocity_0 : tensor<4xf32>
    %507 = optim.gradient @batch_norm2d_9.w_0 %364#1 : tensor<4xf32>
    %params_208, %velocity_209 = optim.lars_momentum params(%batch_norm2d_9.w_0 : tensor<4xf32>) velocity(%batch_norm2d_9.w_0_velocity_0 : f32) grads(%507 : f32) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @batch_norm2d_9.w_0 = %params_208 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.w_0_velocity_0 = %velocity_209 : tensor<4xf32>
    %conv2d_0.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_0.w_0_fp32_master_0_velocity_0 : tensor<4x3x7x7xf32>
    %conv2d_0.w_0_fp32_master_0 = ml_program.global_load @conv2d_0.w_0_fp32_master_0 : tensor<4x3x7x7xf32>
    %508 = optim.gradient @conv2d_0.w_0 %401#1 : tensor<4x3x7x7xf16>
    %params_210, %velocity_211, %masters = optim.lars_momentum params(%conv2d_0.w_0 : tensor<4x3x7x7xf16>) velocity(%conv2d_0.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_0.w_0_fp32_master_0 : f32) grads(%508 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_0.w_0 = %params_210 : tensor<4x3x7x7xf16>
    ml_program.global_store @conv2d_0.w_0_fp32_master_0_velocity_0 = %velocity_211 : tensor<4x3x7x7xf32>
    ml_program.global_store @conv2d_0.w_0_fp32_master_0 = %masters : tensor<4x3x7x7xf32>
    %conv2d_1.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_1.w_0_fp32_master_0_velocity_0 : tensor<4x4x1x1xf32>
    %conv2d_1.w_0_fp32_master_0 = ml_program.global_load @conv2d_1.w_0_fp32_master_0 : tensor<4x4x1x1xf32>
    %509 = optim.gradient @conv2d_1.w_0 %394#1 : tensor<4x4x1x1xf16>
    %params_212, %velocity_213, %masters_214 = optim.lars_momentum params(%conv2d_1.w_0 : tensor<4x4x1x1xf16>) velocity(%conv2d_1.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_1.w_0_fp32_master_0 : f32) grads(%509 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_1.w_0 = %params_212 : tensor<4x4x1x1xf16>
    ml_program.global_store @conv2d_1.w_0_fp32_master_0_velocity_0 = %velocity_213 : tensor<4x4x1x1xf32>
    ml_program.global_store @conv2d_1.w_0_fp32_master_0 = %masters_214 : tensor<4x4x1x1xf32>
    %conv2d_10.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_10.w_0_fp32_master_0_velocity_0 : tensor<16x4x1x1xf32>
    %conv2d_10.w_0_fp32_master_0 = ml_program.global_load @conv2d_10.w_0_fp32_master_0 : tensor<16x4x1x1xf32>
    %510 = optim.gradient @conv2d_10.w_0 %362#1 : tensor<16x4x1x1xf16>
    %params_215, %velocity_216, %masters_217 = optim.lars_momentum params(%conv2d_10.w_0 : tensor<16x4x1x1xf16>) velocity(%conv2d_10.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_10.w_0_fp32_master_0 : f32) grads(%510 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_10.w_0 = %params_215 : tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_10.w_0_fp32_master_0_velocity_0 = %velocity_216 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_10.w_0_fp32_master_0 = %masters_217 : tensor<16x4x1x1xf32>
    %conv2d_11.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_11.w_0_fp32_master_0_velocity_0 : tensor<8x16x1x1xf32>
    %conv2d_11.w_0_fp32_master_0 = ml_program.global_load @conv2d_11.w_0_fp32_master_0 : tensor<8x16x1x1xf32>
    %511 = optim.gradient @conv2d_11.w_0 %356#1 : tensor<8x16x1x1xf16>
    %params_218, %velocity_219, %masters_220 = optim.lars_momentum params(%conv2d_11.w_0 : tensor<8x16x1x1xf16>) velocity(%conv2d_11.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_11.w_0_fp32_master_0 : f32) grads(%511 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_11.w_0 = %params_218 : tensor<8x16x1x1xf16>
    ml_program.global_store @conv2d_11.w_0_fp32_master_0_velocity_0 = %velocity_219 : tensor<8x16x1x1xf32>
    ml_program.global_store @conv2d_11.w_0_fp32_master_0 = %masters_220 : tensor<8x16x1x1xf32>
    %conv2d_12.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_12.w_0_fp32_master_0_velocity_0 : tensor<8x8x3x3xf32>
    %conv2d_12.w_0_fp32_master_0 = ml_program.global_load @conv2d_12.w_0_fp32_master_0 : tensor<8x8x3x3xf32>
    %512 = optim.gradient @conv2d_12.w_0 %353#1 : tensor<8x8x3x3xf16>
    %params_221, %velocity_222, %masters_223 = optim.lars_momentum params(%conv2d_12.w_0 : tensor<8x8x3x3xf16>) velocity(%conv2d_12.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_12.w_0_fp32_master_0 : f32) grads(%512 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_12.w_0 = %params_221 : tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_12.w_0_fp32_master_0_velocity_0 = %velocity_222 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_12.w_0_fp32_master_0 = %masters_223 : tensor<8x8x3x3xf32>
    %conv2d_13.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_13.w_0_fp32_master_0_velocity_0 : tensor<32x8x1x1xf32>
    %conv2d_13.w_0_fp32_master_0 = ml_program.global_load @conv2d_13.w_0_fp32_master_0 : tensor<32x8x1x1xf32>
    %513 = optim.gradient @conv2d_13.w_0 %350#1 : tensor<32x8x1x1xf16>
    %params_224, %velocity_225, %masters_226 = optim.lars_momentum params(%conv2d_13.w_0 : tensor<32x8x1x1xf16>) velocity(%conv2d_13.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_13.w_0_fp32_master_0 : f32) grads(%513 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_13.w_0 = %params_224 : tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_13.w_0_fp32_master_0_velocity_0 = %velocity_225 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_13.w_0_fp32_master_0 = %masters_226 : tensor<32x8x1x1xf32>
    %conv2d_14.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_14.w_0_fp32_master_0_velocity_0 : tensor<32x16x1x1xf32>
    %conv2d_14.w_0_fp32_master_0 = ml_program.global_load @conv2d_14.w_0_fp32_master_0 : tensor<32x16x1x1xf32>
    %514 = optim.gradient @conv2d_14.w_0 %348#1 : tensor<32x16x1x1xf16>
    %params_227, %velocity_228, %masters_229 = optim.lars_momentum params(%conv2d_14.w_0 : tensor<32x16x1x1xf16>) velocity(%conv2d_14.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_14.w_0_fp32_master_0 : f32) grads(%514 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_14.w_0 = %params_227 : tensor<32x16x1x1xf16>
    ml_program.global_store @conv2d_14.w_0_fp32_master_0_velocity_0 = %velocity_228 : tensor<32x16x1x1xf32>
    ml_program.global_store @conv2d_14.w_0_fp32_master_0 = %masters_229 : tensor<32x16x1x1xf32>
    %conv2d_15.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_15.w_0_fp32_master_0_velocity_0 : tensor<8x32x1x1xf32>
    %conv2d_15.w_0_fp32_master_0 = ml_program.global_load @conv2d_15.w_0_fp32_master_0 : tensor<8x32x1x1xf32>
    %515 = optim.gradient @conv2d_15.w_0 %342#1 : tensor<8x32x1x1xf16>
    %params_230, %velocity_231, %masters_232 = optim.lars_momentum params(%conv2d_15.w_0 : tensor<8x32x1x1xf16>) velocity(%conv2d_15.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_15.w_0_fp32_master_0 : f32) grads(%515 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_15.w_0 = %params_230 : tensor<8x32x1x1xf16>
    ml_program.global_store @conv2d_15.w_0_fp32_master_0_velocity_0 = %velocity_231 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_15.w_0_fp32_master_0 = %masters_232 : tensor<8x32x1x1xf32>
    %conv2d_16.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_16.w_0_fp32_master_0_velocity_0 : tensor<8x8x3x3xf32>
    %conv2d_16.w_0_fp32_master_0 = ml_program.global_load @conv2d_16.w_0_fp32_master_0 : tensor<8x8x3x3xf32>
    %516 = optim.gradient @conv2d_16.w_0 %339#1 : tensor<8x8x3x3xf16>
    %params_233, %velocity_234, %masters_235 = optim.lars_momentum params(%conv2d_16.w_0 : tensor<8x8x3x3xf16>) velocity(%conv2d_16.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_16.w_0_fp32_master_0 : f32) grads(%516 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_16.w_0 = %params_233 : tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_16.w_0_fp32_master_0_velocity_0 = %velocity_234 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_16.w_0_fp32_master_0 = %masters_235 : tensor<8x8x3x3xf32>
    %conv2d_17.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_17.w_0_fp32_master_0_velocity_0 : tensor<32x8x1x1xf32>
    %conv2d_17.w_0_fp32_master_0 = ml_program.global_load @conv2d_17.w_0_fp32_master_0 : tensor<32x8x1x1xf32>
    %517 = optim.gradient @conv2d_17.w_0 %336#1 : tensor<32x8x1x1xf16>
    %params_236, %velocity_237, %masters_238 = optim.lars_momentum params(%conv2d_17.w_0 : tensor<32x8x1x1xf16>) velocity(%conv2d_17.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_17.w_0_fp32_master_0 : f32) grads(%517 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_17.w_0 = %params_236 : tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_17.w_0_fp32_master_0_velocity_0 = %velocity_237 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_17.w_0_fp32_master_0 = %masters_238 : tensor<32x8x1x1xf32>
    %conv2d_18.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_18.w_0_fp32_master_0_velocity_0 : tensor<8x32x1x1xf32>
    %conv2d_18.w_0_fp32_master_0 = ml_program.global_load @conv2d_18.w_0_fp32_master_0 : tensor<8x32x1x1xf32>
    %518 = optim.gradient @conv2d_18.w_0 %330#1 : tensor<8x32x1x1xf16>
    %params_239, %velocity_240, %masters_241 = optim.lars_momentum params(%conv2d_18.w_0 : tensor<8x32x1x1xf16>) velocity(%conv2d_18.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_18.w_0_fp32_master_0 : f32) grads(%518 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_18.w_0 = %params_239 : tensor<8x32x1x1xf16>
    ml_program.global_store @conv2d_18.w_0_fp32_master_0_velocity_0 = %velocity_240 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_18.w_0_fp32_master_0 = %masters_241 : tensor<8x32x1x1xf32>
    %conv2d_19.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_19.w_0_fp32_master_0_velocity_0 : tensor<8x8x3x3xf32>
    %conv2d_19.w_0_fp32_master_0 = ml_program.global_load @conv2d_19.w_0_fp32_master_0 : tensor<8x8x3x3xf32>
    %519 = optim.gradient @conv2d_19.w_0 %327#1 : tensor<8x8x3x3xf16>
    %params_242, %velocity_243, %masters_244 = optim.lars_momentum params(%conv2d_19.w_0 : tensor<8x8x3x3xf16>) velocity(%conv2d_19.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_19.w_0_fp32_master_0 : f32) grads(%519 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_19.w_0 = %params_242 : tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_19.w_0_fp32_master_0_velocity_0 = %velocity_243 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_19.w_0_fp32_master_0 = %masters_244 : tensor<8x8x3x3xf32>
    %conv2d_2.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_2.w_0_fp32_master_0_velocity_0 : tensor<4x4x3x3xf32>
    %conv2d_2.w_0_fp32_master_0 = ml_program.global_load @conv2d_2.w_0_fp32_master_0 : tensor<4x4x3x3xf32>
    %520 = optim.gradient @conv2d_2.w_0 %391#1 : tensor<4x4x3x3xf16>
    %params_245, %velocity_246, %masters_247 = optim.lars_momentum params(%conv2d_2.w_0 : tensor<4x4x3x3xf16>) velocity(%conv2d_2.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_2.w_0_fp32_master_0 : f32) grads(%520 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_2.w_0 = %params_245 : tensor<4x4x3x3xf16>
    ml_program.global_store @conv2d_2.w_0_fp32_master_0_velocity_0 = %velocity_246 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_2.w_0_fp32_master_0 = %masters_247 : tensor<4x4x3x3xf32>
    %conv2d_20.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_20.w_0_fp32_master_0_velocity_0 : tensor<32x8x1x1xf32>
    %conv2d_20.w_0_fp32_master_0 = ml_program.global_load @conv2d_20.w_0_fp32_master_0 : tensor<32x8x1x1xf32>
    %521 = optim.gradient @conv2d_20.w_0 %324#1 : tensor<32x8x1x1xf16>
    %params_248, %velocity_249, %masters_250 = optim.lars_momentum params(%conv2d_20.w_0 : tensor<32x8x1x1xf16>) velocity(%conv2d_20.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_20.w_0_fp32_master_0 : f32) grads(%521 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_20.w_0 = %params_248 : tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_20.w_0_fp32_master_0_velocity_0 = %velocity_249 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_20.w_0_fp32_master_0 = %masters_250 : tensor<32x8x1x1xf32>
    %conv2d_21.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_21.w_0_fp32_master_0_velocity_0 : tensor<8x32x1x1xf32>
    %conv2d_21.w_0_fp32_master_0 = ml_program.global_load @conv2d_21.w_0_fp32_master_0 : tensor<8x32x1x1xf32>
    %522 = optim.gradient @conv2d_21.w_0 %318#1 : tensor<8x32x1x1xf16>
    %params_251, %velocity_252, %masters_253 = optim.lars_momentum params(%conv2d_21.w_0 : tensor<8x32x1x1xf16>) velocity(%conv2d_21.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_21.w_0_fp32_master_0 : f32) grads(%522 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_21.w_0 = %params_251 : tensor<8x32x1x1xf16>
    ml_program.global_store @conv2d_21.w_0_fp32_master_0_velocity_0 = %velocity_252 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_21.w_0_fp32_master_0 = %masters_253 : tensor<8x32x1x1xf32>
    %conv2d_22.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_22.w_0_fp32_master_0_velocity_0 : tensor<8x8x3x3xf32>
    %conv2d_22.w_0_fp32_master_0 = ml_program.global_load @conv2d_22.w_0_fp32_master_0 : tensor<8x8x3x3xf32>
    %523 = optim.gradient @conv2d_22.w_0 %315#1 : tensor<8x8x3x3xf16>
    %params_254, %velocity_255, %masters_256 = optim.lars_momentum params(%conv2d_22.w_0 : tensor<8x8x3x3xf16>) velocity(%conv2d_22.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_22.w_0_fp32_master_0 : f32) grads(%523 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_22.w_0 = %params_254 : tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_22.w_0_fp32_master_0_velocity_0 = %velocity_255 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_22.w_0_fp32_master_0 = %masters_256 : tensor<8x8x3x3xf32>
    %conv2d_23.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_23.w_0_fp32_master_0_velocity_0 : tensor<32x8x1x1xf32>
    %conv2d_23.w_0_fp32_master_0 = ml_program.global_load @conv2d_23.w_0_fp32_master_0 : tensor<32x8x1x1xf32>
    %524 = optim.gradient @conv2d_23.w_0 %312#1 : tensor<32x8x1x1xf16>
    %params_257, %velocity_258, %masters_259 = optim.lars_momentum params(%conv2d_23.w_0 : tensor<32x8x1x1xf16>) velocity(%conv2d_23.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_23.w_0_fp32_master_0 : f32) grads(%524 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_23.w_0 = %params_257 : tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_23.w_0_fp32_master_0_velocity_0 = %velocity_258 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_23.w_0_fp32_master_0 = %masters_259 : tensor<32x8x1x1xf32>
    %conv2d_24.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_24.w_0_fp32_master_0_velocity_0 : tensor<16x32x1x1xf32>
    %conv2d_24.w_0_fp32_master_0 = ml_program.global_load @conv2d_24.w_0_fp32_master_0 : tensor<16x32x1x1xf32>
    %525 = optim.gradient @conv2d_24.w_0 %306#1 : tensor<16x32x1x1xf16>
    %params_260, %velocity_261, %masters_262 = optim.lars_momentum params(%conv2d_24.w_0 : tensor<16x32x1x1xf16>) velocity(%conv2d_24.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_24.w_0_fp32_master_0 : f32) grads(%525 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_24.w_0 = %params_260 : tensor<16x32x1x1xf16>
    ml_program.global_store @conv2d_24.w_0_fp32_master_0_velocity_0 = %velocity_261 : tensor<16x32x1x1xf32>
    ml_program.global_store @conv2d_24.w_0_fp32_master_0 = %masters_262 : tensor<16x32x1x1xf32>
    %conv2d_25.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_25.w_0_fp32_master_0_velocity_0 : tensor<16x16x3x3xf32>
    %conv2d_25.w_0_fp32_master_0 = ml_program.global_load @conv2d_25.w_0_fp32_master_0 : tensor<16x16x3x3xf32>
    %526 = optim.gradient @conv2d_25.w_0 %303#1 : tensor<16x16x3x3xf16>
    %params_263, %velocity_264, %masters_265 = optim.lars_momentum params(%conv2d_25.w_0 : tensor<16x16x3x3xf16>) velocity(%conv2d_25.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_25.w_0_fp32_master_0 : f32) grads(%526 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_25.w_0 = %params_263 : tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_25.w_0_fp32_master_0_velocity_0 = %velocity_264 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_25.w_0_fp32_master_0 = %masters_265 : tensor<16x16x3x3xf32>
    %conv2d_26.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_26.w_0_fp32_master_0_velocity_0 : tensor<64x16x1x1xf32>
    %conv2d_26.w_0_fp32_master_0 = ml_program.global_load @conv2d_26.w_0_fp32_master_0 : tensor<64x16x1x1xf32>
    %527 = optim.gradient @conv2d_26.w_0 %300#1 : tensor<64x16x1x1xf16>
    %params_266, %velocity_267, %masters_268 = optim.lars_momentum params(%conv2d_26.w_0 : tensor<64x16x1x1xf16>) velocity(%conv2d_26.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_26.w_0_fp32_master_0 : f32) grads(%527 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_26.w_0 = %params_266 : tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_26.w_0_fp32_master_0_velocity_0 = %velocity_267 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_26.w_0_fp32_master_0 = %masters_268 : tensor<64x16x1x1xf32>
    %conv2d_27.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_27.w_0_fp32_master_0_velocity_0 : tensor<64x32x1x1xf32>
    %conv2d_27.w_0_fp32_master_0 = ml_program.global_load @conv2d_27.w_0_fp32_master_0 : tensor<64x32x1x1xf32>
    %528 = optim.gradient @conv2d_27.w_0 %298#1 : tensor<64x32x1x1xf16>
    %params_269, %velocity_270, %masters_271 = optim.lars_momentum params(%conv2d_27.w_0 : tensor<64x32x1x1xf16>) velocity(%conv2d_27.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_27.w_0_fp32_master_0 : f32) grads(%528 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_27.w_0 = %params_269 : tensor<64x32x1x1xf16>
    ml_program.global_store @conv2d_27.w_0_fp32_master_0_velocity_0 = %velocity_270 : tensor<64x32x1x1xf32>
    ml_program.global_store @conv2d_27.w_0_fp32_master_0 = %masters_271 : tensor<64x32x1x1xf32>
    %conv2d_28.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_28.w_0_fp32_master_0_velocity_0 : tensor<16x64x1x1xf32>
    %conv2d_28.w_0_fp32_master_0 = ml_program.global_load @conv2d_28.w_0_fp32_master_0 : tensor<16x64x1x1xf32>
    %529 = optim.gradient @conv2d_28.w_0 %292#1 : tensor<16x64x1x1xf16>
    %params_272, %velocity_273, %masters_274 = optim.lars_momentum params(%conv2d_28.w_0 : tensor<16x64x1x1xf16>) velocity(%conv2d_28.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_28.w_0_fp32_master_0 : f32) grads(%529 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_28.w_0 = %params_272 : tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_28.w_0_fp32_master_0_velocity_0 = %velocity_273 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_28.w_0_fp32_master_0 = %masters_274 : tensor<16x64x1x1xf32>
    %conv2d_29.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_29.w_0_fp32_master_0_velocity_0 : tensor<16x16x3x3xf32>
    %conv2d_29.w_0_fp32_master_0 = ml_program.global_load @conv2d_29.w_0_fp32_master_0 : tensor<16x16x3x3xf32>
    %530 = optim.gradient @conv2d_29.w_0 %289#1 : tensor<16x16x3x3xf16>
    %params_275, %velocity_276, %masters_277 = optim.lars_momentum params(%conv2d_29.w_0 : tensor<16x16x3x3xf16>) velocity(%conv2d_29.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_29.w_0_fp32_master_0 : f32) grads(%530 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_29.w_0 = %params_275 : tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_29.w_0_fp32_master_0_velocity_0 = %velocity_276 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_29.w_0_fp32_master_0 = %masters_277 : tensor<16x16x3x3xf32>
    %conv2d_3.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_3.w_0_fp32_master_0_velocity_0 : tensor<16x4x1x1xf32>
    %conv2d_3.w_0_fp32_master_0 = ml_program.global_load @conv2d_3.w_0_fp32_master_0 : tensor<16x4x1x1xf32>
    %531 = optim.gradient @conv2d_3.w_0 %388#1 : tensor<16x4x1x1xf16>
    %params_278, %velocity_279, %masters_280 = optim.lars_momentum params(%conv2d_3.w_0 : tensor<16x4x1x1xf16>) velocity(%conv2d_3.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_3.w_0_fp32_master_0 : f32) grads(%531 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_3.w_0 = %params_278 : tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_3.w_0_fp32_master_0_velocity_0 = %velocity_279 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_3.w_0_fp32_master_0 = %masters_280 : tensor<16x4x1x1xf32>
    %conv2d_30.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_30.w_0_fp32_master_0_velocity_0 : tensor<64x16x1x1xf32>
    %conv2d_30.w_0_fp32_master_0 = ml_program.global_load @conv2d_30.w_0_fp32_master_0 : tensor<64x16x1x1xf32>
    %532 = optim.gradient @conv2d_30.w_0 %286#1 : tensor<64x16x1x1xf16>
    %params_281, %velocity_282, %masters_283 = optim.lars_momentum params(%conv2d_30.w_0 : tensor<64x16x1x1xf16>) velocity(%conv2d_30.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_30.w_0_fp32_master_0 : f32) grads(%532 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_30.w_0 = %params_281 : tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_30.w_0_fp32_master_0_velocity_0 = %velocity_282 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_30.w_0_fp32_master_0 = %masters_283 : tensor<64x16x1x1xf32>
    %conv2d_31.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_31.w_0_fp32_master_0_velocity_0 : tensor<16x64x1x1xf32>
    %conv2d_31.w_0_fp32_master_0 = ml_program.global_load @conv2d_31.w_0_fp32_master_0 : tensor<16x64x1x1xf32>
    %533 = optim.gradient @conv2d_31.w_0 %280#1 : tensor<16x64x1x1xf16>
    %params_284, %velocity_285, %masters_286 = optim.lars_momentum params(%conv2d_31.w_0 : tensor<16x64x1x1xf16>) velocity(%conv2d_31.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_31.w_0_fp32_master_0 : f32) grads(%533 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_31.w_0 = %params_284 : tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_31.w_0_fp32_master_0_velocity_0 = %velocity_285 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_31.w_0_fp32_master_0 = %masters_286 : tensor<16x64x1x1xf32>
    %conv2d_32.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_32.w_0_fp32_master_0_velocity_0 : tensor<16x16x3x3xf32>
    %conv2d_32.w_0_fp32_master_0 = ml_program.global_load @conv2d_32.w_0_fp32_master_0 : tensor<16x16x3x3xf32>
    %534 = optim.gradient @conv2d_32.w_0 %277#1 : tensor<16x16x3x3xf16>
    %params_287, %velocity_288, %masters_289 = optim.lars_momentum params(%conv2d_32.w_0 : tensor<16x16x3x3xf16>) velocity(%conv2d_32.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_32.w_0_fp32_master_0 : f32) grads(%534 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_32.w_0 = %params_287 : tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_32.w_0_fp32_master_0_velocity_0 = %velocity_288 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_32.w_0_fp32_master_0 = %masters_289 : tensor<16x16x3x3xf32>
    %conv2d_33.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_33.w_0_fp32_master_0_velocity_0 : tensor<64x16x1x1xf32>
    %conv2d_33.w_0_fp32_master_0 = ml_program.global_load @conv2d_33.w_0_fp32_master_0 : tensor<64x16x1x1xf32>
    %535 = optim.gradient @conv2d_33.w_0 %274#1 : tensor<64x16x1x1xf16>
    %params_290, %velocity_291, %masters_292 = optim.lars_momentum params(%conv2d_33.w_0 : tensor<64x16x1x1xf16>) velocity(%conv2d_33.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_33.w_0_fp32_master_0 : f32) grads(%535 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_33.w_0 = %params_290 : tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_33.w_0_fp32_master_0_velocity_0 = %velocity_291 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_33.w_0_fp32_master_0 = %masters_292 : tensor<64x16x1x1xf32>
    %conv2d_34.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_34.w_0_fp32_master_0_velocity_0 : tensor<16x64x1x1xf32>
    %conv2d_34.w_0_fp32_master_0 = ml_program.global_load @conv2d_34.w_0_fp32_master_0 : tensor<16x64x1x1xf32>
    %536 = optim.gradient @conv2d_34.w_0 %268#1 : tensor<16x64x1x1xf16>
    %params_293, %velocity_294, %masters_295 = optim.lars_momentum params(%conv2d_34.w_0 : tensor<16x64x1x1xf16>) velocity(%conv2d_34.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_34.w_0_fp32_master_0 : f32) grads(%536 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_34.w_0 = %params_293 : tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_34.w_0_fp32_master_0_velocity_0 = %velocity_294 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_34.w_0_fp32_master_0 = %masters_295 : tensor<16x64x1x1xf32>
    %conv2d_35.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_35.w_0_fp32_master_0_velocity_0 : tensor<16x16x3x3xf32>
    %conv2d_35.w_0_fp32_master_0 = ml_program.global_load @conv2d_35.w_0_fp32_master_0 : tensor<16x16x3x3xf32>
    %537 = optim.gradient @conv2d_35.w_0 %265#1 : tensor<16x16x3x3xf16>
    %params_296, %velocity_297, %masters_298 = optim.lars_momentum params(%conv2d_35.w_0 : tensor<16x16x3x3xf16>) velocity(%conv2d_35.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_35.w_0_fp32_master_0 : f32) grads(%537 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_35.w_0 = %params_296 : tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_35.w_0_fp32_master_0_velocity_0 = %velocity_297 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_35.w_0_fp32_master_0 = %masters_298 : tensor<16x16x3x3xf32>
    %conv2d_36.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_36.w_0_fp32_master_0_velocity_0 : tensor<64x16x1x1xf32>
    %conv2d_36.w_0_fp32_master_0 = ml_program.global_load @conv2d_36.w_0_fp32_master_0 : tensor<64x16x1x1xf32>
    %538 = optim.gradient @conv2d_36.w_0 %262#1 : tensor<64x16x1x1xf16>
    %params_299, %velocity_300, %masters_301 = optim.lars_momentum params(%conv2d_36.w_0 : tensor<64x16x1x1xf16>) velocity(%conv2d_36.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_36.w_0_fp32_master_0 : f32) grads(%538 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_36.w_0 = %params_299 : tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_36.w_0_fp32_master_0_velocity_0 = %velocity_300 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_36.w_0_fp32_master_0 = %masters_301 : tensor<64x16x1x1xf32>
    %conv2d_37.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_37.w_0_fp32_master_0_velocity_0 : tensor<16x64x1x1xf32>
    %conv2d_37.w_0_fp32_master_0 = ml_program.global_load @conv2d_37.w_0_fp32_master_0 : tensor<16x64x1x1xf32>
    %539 = optim.gradient @conv2d_37.w_0 %256#1 : tensor<16x64x1x1xf16>
    %params_302, %velocity_303, %masters_304 = optim.lars_momentum params(%conv2d_37.w_0 : tensor<16x64x1x1xf16>) velocity(%conv2d_37.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_37.w_0_fp32_master_0 : f32) grads(%539 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_37.w_0 = %params_302 : tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_37.w_0_fp32_master_0_velocity_0 = %velocity_303 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_37.w_0_fp32_master_0 = %masters_304 : tensor<16x64x1x1xf32>
    %conv2d_38.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_38.w_0_fp32_master_0_velocity_0 : tensor<16x16x3x3xf32>
    %conv2d_38.w_0_fp32_master_0 = ml_program.global_load @conv2d_38.w_0_fp32_master_0 : tensor<16x16x3x3xf32>
    %540 = optim.gradient @conv2d_38.w_0 %253#1 : tensor<16x16x3x3xf16>
    %params_305, %velocity_306, %masters_307 = optim.lars_momentum params(%conv2d_38.w_0 : tensor<16x16x3x3xf16>) velocity(%conv2d_38.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_38.w_0_fp32_master_0 : f32) grads(%540 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_38.w_0 = %params_305 : tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_38.w_0_fp32_master_0_velocity_0 = %velocity_306 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_38.w_0_fp32_master_0 = %masters_307 : tensor<16x16x3x3xf32>
    %conv2d_39.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_39.w_0_fp32_master_0_velocity_0 : tensor<64x16x1x1xf32>
    %conv2d_39.w_0_fp32_master_0 = ml_program.global_load @conv2d_39.w_0_fp32_master_0 : tensor<64x16x1x1xf32>
    %541 = optim.gradient @conv2d_39.w_0 %250#1 : tensor<64x16x1x1xf16>
    %params_308, %velocity_309, %masters_310 = optim.lars_momentum params(%conv2d_39.w_0 : tensor<64x16x1x1xf16>) velocity(%conv2d_39.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_39.w_0_fp32_master_0 : f32) grads(%541 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_39.w_0 = %params_308 : tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_39.w_0_fp32_master_0_velocity_0 = %velocity_309 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_39.w_0_fp32_master_0 = %masters_310 : tensor<64x16x1x1xf32>
    %conv2d_4.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_4.w_0_fp32_master_0_velocity_0 : tensor<16x4x1x1xf32>
    %conv2d_4.w_0_fp32_master_0 = ml_program.global_load @conv2d_4.w_0_fp32_master_0 : tensor<16x4x1x1xf32>
    %542 = optim.gradient @conv2d_4.w_0 %386#1 : tensor<16x4x1x1xf16>
    %params_311, %velocity_312, %masters_313 = optim.lars_momentum params(%conv2d_4.w_0 : tensor<16x4x1x1xf16>) velocity(%conv2d_4.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_4.w_0_fp32_master_0 : f32) grads(%542 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_4.w_0 = %params_311 : tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_4.w_0_fp32_master_0_velocity_0 = %velocity_312 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_4.w_0_fp32_master_0 = %masters_313 : tensor<16x4x1x1xf32>
    %conv2d_40.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_40.w_0_fp32_master_0_velocity_0 : tensor<16x64x1x1xf32>
    %conv2d_40.w_0_fp32_master_0 = ml_program.global_load @conv2d_40.w_0_fp32_master_0 : tensor<16x64x1x1xf32>
    %543 = optim.gradient @conv2d_40.w_0 %244#1 : tensor<16x64x1x1xf16>
    %params_314, %velocity_315, %masters_316 = optim.lars_momentum params(%conv2d_40.w_0 : tensor<16x64x1x1xf16>) velocity(%conv2d_40.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_40.w_0_fp32_master_0 : f32) grads(%543 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_40.w_0 = %params_314 : tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_40.w_0_fp32_master_0_velocity_0 = %velocity_315 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_40.w_0_fp32_master_0 = %masters_316 : tensor<16x64x1x1xf32>
    %conv2d_41.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_41.w_0_fp32_master_0_velocity_0 : tensor<16x16x3x3xf32>
    %conv2d_41.w_0_fp32_master_0 = ml_program.global_load @conv2d_41.w_0_fp32_master_0 : tensor<16x16x3x3xf32>
    %544 = optim.gradient @conv2d_41.w_0 %241#1 : tensor<16x16x3x3xf16>
    %params_317, %velocity_318, %masters_319 = optim.lars_momentum params(%conv2d_41.w_0 : tensor<16x16x3x3xf16>) velocity(%conv2d_41.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_41.w_0_fp32_master_0 : f32) grads(%544 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_41.w_0 = %params_317 : tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_41.w_0_fp32_master_0_velocity_0 = %velocity_318 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_41.w_0_fp32_master_0 = %masters_319 : tensor<16x16x3x3xf32>
    %conv2d_42.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_42.w_0_fp32_master_0_velocity_0 : tensor<64x16x1x1xf32>
    %conv2d_42.w_0_fp32_master_0 = ml_program.global_load @conv2d_42.w_0_fp32_master_0 : tensor<64x16x1x1xf32>
    %545 = optim.gradient @conv2d_42.w_0 %238#1 : tensor<64x16x1x1xf16>
    %params_320, %velocity_321, %masters_322 = optim.lars_momentum params(%conv2d_42.w_0 : tensor<64x16x1x1xf16>) velocity(%conv2d_42.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_42.w_0_fp32_master_0 : f32) grads(%545 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_42.w_0 = %params_320 : tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_42.w_0_fp32_master_0_velocity_0 = %velocity_321 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_42.w_0_fp32_master_0 = %masters_322 : tensor<64x16x1x1xf32>
    %conv2d_43.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_43.w_0_fp32_master_0_velocity_0 : tensor<32x64x1x1xf32>
    %conv2d_43.w_0_fp32_master_0 = ml_program.global_load @conv2d_43.w_0_fp32_master_0 : tensor<32x64x1x1xf32>
    %546 = optim.gradient @conv2d_43.w_0 %232#1 : tensor<32x64x1x1xf16>
    %params_323, %velocity_324, %masters_325 = optim.lars_momentum params(%conv2d_43.w_0 : tensor<32x64x1x1xf16>) velocity(%conv2d_43.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_43.w_0_fp32_master_0 : f32) grads(%546 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_43.w_0 = %params_323 : tensor<32x64x1x1xf16>
    ml_program.global_store @conv2d_43.w_0_fp32_master_0_velocity_0 = %velocity_324 : tensor<32x64x1x1xf32>
    ml_program.global_store @conv2d_43.w_0_fp32_master_0 = %masters_325 : tensor<32x64x1x1xf32>
    %conv2d_44.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_44.w_0_fp32_master_0_velocity_0 : tensor<32x32x3x3xf32>
    %conv2d_44.w_0_fp32_master_0 = ml_program.global_load @conv2d_44.w_0_fp32_master_0 : tensor<32x32x3x3xf32>
    %547 = optim.gradient @conv2d_44.w_0 %229#1 : tensor<32x32x3x3xf16>
    %params_326, %velocity_327, %masters_328 = optim.lars_momentum params(%conv2d_44.w_0 : tensor<32x32x3x3xf16>) velocity(%conv2d_44.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_44.w_0_fp32_master_0 : f32) grads(%547 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_44.w_0 = %params_326 : tensor<32x32x3x3xf16>
    ml_program.global_store @conv2d_44.w_0_fp32_master_0_velocity_0 = %velocity_327 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_44.w_0_fp32_master_0 = %masters_328 : tensor<32x32x3x3xf32>
    %conv2d_45.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_45.w_0_fp32_master_0_velocity_0 : tensor<128x32x1x1xf32>
    %conv2d_45.w_0_fp32_master_0 = ml_program.global_load @conv2d_45.w_0_fp32_master_0 : tensor<128x32x1x1xf32>
    %548 = optim.gradient @conv2d_45.w_0 %226#1 : tensor<128x32x1x1xf16>
    %params_329, %velocity_330, %masters_331 = optim.lars_momentum params(%conv2d_45.w_0 : tensor<128x32x1x1xf16>) velocity(%conv2d_45.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_45.w_0_fp32_master_0 : f32) grads(%548 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_45.w_0 = %params_329 : tensor<128x32x1x1xf16>
    ml_program.global_store @conv2d_45.w_0_fp32_master_0_velocity_0 = %velocity_330 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_45.w_0_fp32_master_0 = %masters_331 : tensor<128x32x1x1xf32>
    %conv2d_46.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_46.w_0_fp32_master_0_velocity_0 : tensor<128x64x1x1xf32>
    %conv2d_46.w_0_fp32_master_0 = ml_program.global_load @conv2d_46.w_0_fp32_master_0 : tensor<128x64x1x1xf32>
    %549 = optim.gradient @conv2d_46.w_0 %224#1 : tensor<128x64x1x1xf16>
    %params_332, %velocity_333, %masters_334 = optim.lars_momentum params(%conv2d_46.w_0 : tensor<128x64x1x1xf16>) velocity(%conv2d_46.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_46.w_0_fp32_master_0 : f32) grads(%549 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_46.w_0 = %params_332 : tensor<128x64x1x1xf16>
    ml_program.global_store @conv2d_46.w_0_fp32_master_0_velocity_0 = %velocity_333 : tensor<128x64x1x1xf32>
    ml_program.global_store @conv2d_46.w_0_fp32_master_0 = %masters_334 : tensor<128x64x1x1xf32>
    %conv2d_47.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_47.w_0_fp32_master_0_velocity_0 : tensor<32x128x1x1xf32>
    %conv2d_47.w_0_fp32_master_0 = ml_program.global_load @conv2d_47.w_0_fp32_master_0 : tensor<32x128x1x1xf32>
    %550 = optim.gradient @conv2d_47.w_0 %218#1 : tensor<32x128x1x1xf16>
    %params_335, %velocity_336, %masters_337 = optim.lars_momentum params(%conv2d_47.w_0 : tensor<32x128x1x1xf16>) velocity(%conv2d_47.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_47.w_0_fp32_master_0 : f32) grads(%550 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_47.w_0 = %params_335 : tensor<32x128x1x1xf16>
    ml_program.global_store @conv2d_47.w_0_fp32_master_0_velocity_0 = %velocity_336 : tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_47.w_0_fp32_master_0 = %masters_337 : tensor<32x128x1x1xf32>
    %conv2d_48.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_48.w_0_fp32_master_0_velocity_0 : tensor<32x32x3x3xf32>
    %conv2d_48.w_0_fp32_master_0 = ml_program.global_load @conv2d_48.w_0_fp32_master_0 : tensor<32x32x3x3xf32>
    %551 = optim.gradient @conv2d_48.w_0 %215#1 : tensor<32x32x3x3xf16>
    %params_338, %velocity_339, %masters_340 = optim.lars_momentum params(%conv2d_48.w_0 : tensor<32x32x3x3xf16>) velocity(%conv2d_48.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_48.w_0_fp32_master_0 : f32) grads(%551 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_48.w_0 = %params_338 : tensor<32x32x3x3xf16>
    ml_program.global_store @conv2d_48.w_0_fp32_master_0_velocity_0 = %velocity_339 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_48.w_0_fp32_master_0 = %masters_340 : tensor<32x32x3x3xf32>
    %conv2d_49.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_49.w_0_fp32_master_0_velocity_0 : tensor<128x32x1x1xf32>
    %conv2d_49.w_0_fp32_master_0 = ml_program.global_load @conv2d_49.w_0_fp32_master_0 : tensor<128x32x1x1xf32>
    %552 = optim.gradient @conv2d_49.w_0 %212#1 : tensor<128x32x1x1xf16>
    %params_341, %velocity_342, %masters_343 = optim.lars_momentum params(%conv2d_49.w_0 : tensor<128x32x1x1xf16>) velocity(%conv2d_49.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_49.w_0_fp32_master_0 : f32) grads(%552 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_49.w_0 = %params_341 : tensor<128x32x1x1xf16>
    ml_program.global_store @conv2d_49.w_0_fp32_master_0_velocity_0 = %velocity_342 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_49.w_0_fp32_master_0 = %masters_343 : tensor<128x32x1x1xf32>
    %conv2d_5.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_5.w_0_fp32_master_0_velocity_0 : tensor<4x16x1x1xf32>
    %conv2d_5.w_0_fp32_master_0 = ml_program.global_load @conv2d_5.w_0_fp32_master_0 : tensor<4x16x1x1xf32>
    %553 = optim.gradient @conv2d_5.w_0 %380#1 : tensor<4x16x1x1xf16>
    %params_344, %velocity_345, %masters_346 = optim.lars_momentum params(%conv2d_5.w_0 : tensor<4x16x1x1xf16>) velocity(%conv2d_5.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_5.w_0_fp32_master_0 : f32) grads(%553 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_5.w_0 = %params_344 : tensor<4x16x1x1xf16>
    ml_program.global_store @conv2d_5.w_0_fp32_master_0_velocity_0 = %velocity_345 : tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_5.w_0_fp32_master_0 = %masters_346 : tensor<4x16x1x1xf32>
    %conv2d_50.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_50.w_0_fp32_master_0_velocity_0 : tensor<32x128x1x1xf32>
    %conv2d_50.w_0_fp32_master_0 = ml_program.global_load @conv2d_50.w_0_fp32_master_0 : tensor<32x128x1x1xf32>
    %554 = optim.gradient @conv2d_50.w_0 %206#1 : tensor<32x128x1x1xf16>
    %params_347, %velocity_348, %masters_349 = optim.lars_momentum params(%conv2d_50.w_0 : tensor<32x128x1x1xf16>) velocity(%conv2d_50.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_50.w_0_fp32_master_0 : f32) grads(%554 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_50.w_0 = %params_347 : tensor<32x128x1x1xf16>
    ml_program.global_store @conv2d_50.w_0_fp32_master_0_velocity_0 = %velocity_348 : tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_50.w_0_fp32_master_0 = %masters_349 : tensor<32x128x1x1xf32>
    %conv2d_51.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_51.w_0_fp32_master_0_velocity_0 : tensor<32x32x3x3xf32>
    %conv2d_51.w_0_fp32_master_0 = ml_program.global_load @conv2d_51.w_0_fp32_master_0 : tensor<32x32x3x3xf32>
    %555 = optim.gradient @conv2d_51.w_0 %203#1 : tensor<32x32x3x3xf16>
    %params_350, %velocity_351, %masters_352 = optim.lars_momentum params(%conv2d_51.w_0 : tensor<32x32x3x3xf16>) velocity(%conv2d_51.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_51.w_0_fp32_master_0 : f32) grads(%555 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_51.w_0 = %params_350 : tensor<32x32x3x3xf16>
    ml_program.global_store @conv2d_51.w_0_fp32_master_0_velocity_0 = %velocity_351 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_51.w_0_fp32_master_0 = %masters_352 : tensor<32x32x3x3xf32>
    %conv2d_52.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_52.w_0_fp32_master_0_velocity_0 : tensor<128x32x1x1xf32>
    %conv2d_52.w_0_fp32_master_0 = ml_program.global_load @conv2d_52.w_0_fp32_master_0 : tensor<128x32x1x1xf32>
    %556 = optim.gradient @conv2d_52.w_0 %200#1 : tensor<128x32x1x1xf16>
    %params_353, %velocity_354, %masters_355 = optim.lars_momentum params(%conv2d_52.w_0 : tensor<128x32x1x1xf16>) velocity(%conv2d_52.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_52.w_0_fp32_master_0 : f32) grads(%556 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_52.w_0 = %params_353 : tensor<128x32x1x1xf16>
    ml_program.global_store @conv2d_52.w_0_fp32_master_0_velocity_0 = %velocity_354 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_52.w_0_fp32_master_0 = %masters_355 : tensor<128x32x1x1xf32>
    %conv2d_6.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_6.w_0_fp32_master_0_velocity_0 : tensor<4x4x3x3xf32>
    %conv2d_6.w_0_fp32_master_0 = ml_program.global_load @conv2d_6.w_0_fp32_master_0 : tensor<4x4x3x3xf32>
    %557 = optim.gradient @conv2d_6.w_0 %377#1 : tensor<4x4x3x3xf16>
    %params_356, %velocity_357, %masters_358 = optim.lars_momentum params(%conv2d_6.w_0 : tensor<4x4x3x3xf16>) velocity(%conv2d_6.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_6.w_0_fp32_master_0 : f32) grads(%557 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_6.w_0 = %params_356 : tensor<4x4x3x3xf16>
    ml_program.global_store @conv2d_6.w_0_fp32_master_0_velocity_0 = %velocity_357 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_6.w_0_fp32_master_0 = %masters_358 : tensor<4x4x3x3xf32>
    %conv2d_7.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_7.w_0_fp32_master_0_velocity_0 : tensor<16x4x1x1xf32>
    %conv2d_7.w_0_fp32_master_0 = ml_program.global_load @conv2d_7.w_0_fp32_master_0 : tensor<16x4x1x1xf32>
    %558 = optim.gradient @conv2d_7.w_0 %374#1 : tensor<16x4x1x1xf16>
    %params_359, %velocity_360, %masters_361 = optim.lars_momentum params(%conv2d_7.w_0 : tensor<16x4x1x1xf16>) velocity(%conv2d_7.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_7.w_0_fp32_master_0 : f32) grads(%558 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_7.w_0 = %params_359 : tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_7.w_0_fp32_master_0_velocity_0 = %velocity_360 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_7.w_0_fp32_master_0 = %masters_361 : tensor<16x4x1x1xf32>
    %conv2d_8.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_8.w_0_fp32_master_0_velocity_0 : tensor<4x16x1x1xf32>
    %conv2d_8.w_0_fp32_master_0 = ml_program.global_load @conv2d_8.w_0_fp32_master_0 : tensor<4x16x1x1xf32>
    %559 = optim.gradient @conv2d_8.w_0 %368#1 : tensor<4x16x1x1xf16>
    %params_362, %velocity_363, %masters_364 = optim.lars_momentum params(%conv2d_8.w_0 : tensor<4x16x1x1xf16>) velocity(%conv2d_8.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_8.w_0_fp32_master_0 : f32) grads(%559 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_8.w_0 = %params_362 : tensor<4x16x1x1xf16>
    ml_program.global_store @conv2d_8.w_0_fp32_master_0_velocity_0 = %velocity_363 : tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_8.w_0_fp32_master_0 = %masters_364 : tensor<4x16x1x1xf32>
    %conv2d_9.w_0_fp32_master_0_velocity_0 = ml_program.global_load @conv2d_9.w_0_fp32_master_0_velocity_0 : tensor<4x4x3x3xf32>
    %conv2d_9.w_0_fp32_master_0 = ml_program.global_load @conv2d_9.w_0_fp32_master_0 : tensor<4x4x3x3xf32>
    %560 = optim.gradient @conv2d_9.w_0 %365#1 : tensor<4x4x3x3xf16>
    %params_365, %velocity_366, %masters_367 = optim.lars_momentum params(%conv2d_9.w_0 : tensor<4x4x3x3xf16>) velocity(%conv2d_9.w_0_fp32_master_0_velocity_0 : f32) masters(%conv2d_9.w_0_fp32_master_0 : f32) grads(%560 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @conv2d_9.w_0 = %params_365 : tensor<4x4x3x3xf16>
    ml_program.global_store @conv2d_9.w_0_fp32_master_0_velocity_0 = %velocity_366 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_9.w_0_fp32_master_0 = %masters_367 : tensor<4x4x3x3xf32>
    %linear_0.b_0_fp32_master_0_velocity_0 = ml_program.global_load @linear_0.b_0_fp32_master_0_velocity_0 : tensor<62xf32>
    %linear_0.b_0_fp32_master_0 = ml_program.global_load @linear_0.b_0_fp32_master_0 : tensor<62xf32>
    %561 = optim.gradient @linear_0.b_0 %192#1 : tensor<62xf16>
    %params_368, %velocity_369, %masters_370 = optim.lars_momentum params(%linear_0.b_0 : tensor<62xf16>) velocity(%linear_0.b_0_fp32_master_0_velocity_0 : f32) masters(%linear_0.b_0_fp32_master_0 : f32) grads(%561 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_368 : tensor<62xf16>
    ml_program.global_store @linear_0.b_0_fp32_master_0_velocity_0 = %velocity_369 : tensor<62xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0 = %masters_370 : tensor<62xf32>
    %linear_0.w_0_fp32_master_0_velocity_0 = ml_program.global_load @linear_0.w_0_fp32_master_0_velocity_0 : tensor<128x62xf32>
    %linear_0.w_0_fp32_master_0 = ml_program.global_load @linear_0.w_0_fp32_master_0 : tensor<128x62xf32>
    %562 = optim.gradient @linear_0.w_0 %193#1 : tensor<128x62xf16>
    %params_371, %velocity_372, %masters_373 = optim.lars_momentum params(%linear_0.w_0 : tensor<128x62xf16>) velocity(%linear_0.w_0_fp32_master_0_velocity_0 : f32) masters(%linear_0.w_0_fp32_master_0 : f32) grads(%562 : f16) lr(%learning_rate_0 : tensor<1xf32>) {coeff = 0.0010000000474974513 : f64, epsilon = 0.000000e+00 : f64, gate = #optim.lars_gate<norms>, mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 5.0000002374872565E-4>}
    ml_program.global_store @linear_0.w_0 = %params_371 : tensor<128x62xf16>
    ml_program.global_store @linear_0.w_0_fp32_master_0_velocity_0 = %velocity_372 : tensor<128x62xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0 = %masters_373 : tensor<128x62xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 3, 7, 7]} : () -> tensor<4xi64>
    %1 = "pd_op.gaussian"(%0) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.116642371 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x3x7x7xf32>
    %2 = "pd_op.cast"(%1) {dtype = f16} : (tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf16>
    ml_program.global_store @conv2d_0.w_0 = %2 : tensor<4x3x7x7xf16>
    %3 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 1, 1]} : () -> tensor<4xi64>
    %4 = "pd_op.gaussian"(%3) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x1x1xf32>
    %5 = "pd_op.cast"(%4) {dtype = f16} : (tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf16>
    ml_program.global_store @conv2d_1.w_0 = %5 : tensor<4x4x1x1xf16>
    %6 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %7 = "pd_op.gaussian"(%6) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    %8 = "pd_op.cast"(%7) {dtype = f16} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf16>
    ml_program.global_store @conv2d_2.w_0 = %8 : tensor<4x4x3x3xf16>
    %9 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %10 = "pd_op.gaussian"(%9) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    %11 = "pd_op.cast"(%10) {dtype = f16} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_3.w_0 = %11 : tensor<16x4x1x1xf16>
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %13 = "pd_op.gaussian"(%12) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    %14 = "pd_op.cast"(%13) {dtype = f16} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_4.w_0 = %14 : tensor<16x4x1x1xf16>
    %15 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 16, 1, 1]} : () -> tensor<4xi64>
    %16 = "pd_op.gaussian"(%15) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x16x1x1xf32>
    %17 = "pd_op.cast"(%16) {dtype = f16} : (tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf16>
    ml_program.global_store @conv2d_5.w_0 = %17 : tensor<4x16x1x1xf16>
    %18 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %19 = "pd_op.gaussian"(%18) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    %20 = "pd_op.cast"(%19) {dtype = f16} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf16>
    ml_program.global_store @conv2d_6.w_0 = %20 : tensor<4x4x3x3xf16>
    %21 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %22 = "pd_op.gaussian"(%21) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    %23 = "pd_op.cast"(%22) {dtype = f16} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_7.w_0 = %23 : tensor<16x4x1x1xf16>
    %24 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 16, 1, 1]} : () -> tensor<4xi64>
    %25 = "pd_op.gaussian"(%24) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x16x1x1xf32>
    %26 = "pd_op.cast"(%25) {dtype = f16} : (tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf16>
    ml_program.global_store @conv2d_8.w_0 = %26 : tensor<4x16x1x1xf16>
    %27 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %28 = "pd_op.gaussian"(%27) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    %29 = "pd_op.cast"(%28) {dtype = f16} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf16>
    ml_program.global_store @conv2d_9.w_0 = %29 : tensor<4x4x3x3xf16>
    %30 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %31 = "pd_op.gaussian"(%30) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    %32 = "pd_op.cast"(%31) {dtype = f16} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf16>
    ml_program.global_store @conv2d_10.w_0 = %32 : tensor<16x4x1x1xf16>
    %33 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 16, 1, 1]} : () -> tensor<4xi64>
    %34 = "pd_op.gaussian"(%33) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x16x1x1xf32>
    %35 = "pd_op.cast"(%34) {dtype = f16} : (tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf16>
    ml_program.global_store @conv2d_11.w_0 = %35 : tensor<8x16x1x1xf16>
    %36 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %37 = "pd_op.gaussian"(%36) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    %38 = "pd_op.cast"(%37) {dtype = f16} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_12.w_0 = %38 : tensor<8x8x3x3xf16>
    %39 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %40 = "pd_op.gaussian"(%39) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    %41 = "pd_op.cast"(%40) {dtype = f16} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_13.w_0 = %41 : tensor<32x8x1x1xf16>
    %42 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16, 1, 1]} : () -> tensor<4xi64>
    %43 = "pd_op.gaussian"(%42) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x16x1x1xf32>
    %44 = "pd_op.cast"(%43) {dtype = f16} : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf16>
    ml_program.global_store @conv2d_14.w_0 = %44 : tensor<32x16x1x1xf16>
    %45 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %46 = "pd_op.gaussian"(%45) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    %47 = "pd_op.cast"(%46) {dtype = f16} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf16>
    ml_program.global_store @conv2d_15.w_0 = %47 : tensor<8x32x1x1xf16>
    %48 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %49 = "pd_op.gaussian"(%48) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    %50 = "pd_op.cast"(%49) {dtype = f16} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_16.w_0 = %50 : tensor<8x8x3x3xf16>
    %51 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %52 = "pd_op.gaussian"(%51) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    %53 = "pd_op.cast"(%52) {dtype = f16} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_17.w_0 = %53 : tensor<32x8x1x1xf16>
    %54 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %55 = "pd_op.gaussian"(%54) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    %56 = "pd_op.cast"(%55) {dtype = f16} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf16>
    ml_program.global_store @conv2d_18.w_0 = %56 : tensor<8x32x1x1xf16>
    %57 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %58 = "pd_op.gaussian"(%57) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    %59 = "pd_op.cast"(%58) {dtype = f16} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_19.w_0 = %59 : tensor<8x8x3x3xf16>
    %60 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %61 = "pd_op.gaussian"(%60) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    %62 = "pd_op.cast"(%61) {dtype = f16} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_20.w_0 = %62 : tensor<32x8x1x1xf16>
    %63 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %64 = "pd_op.gaussian"(%63) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    %65 = "pd_op.cast"(%64) {dtype = f16} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf16>
    ml_program.global_store @conv2d_21.w_0 = %65 : tensor<8x32x1x1xf16>
    %66 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %67 = "pd_op.gaussian"(%66) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    %68 = "pd_op.cast"(%67) {dtype = f16} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf16>
    ml_program.global_store @conv2d_22.w_0 = %68 : tensor<8x8x3x3xf16>
    %69 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %70 = "pd_op.gaussian"(%69) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    %71 = "pd_op.cast"(%70) {dtype = f16} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf16>
    ml_program.global_store @conv2d_23.w_0 = %71 : tensor<32x8x1x1xf16>
    %72 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32, 1, 1]} : () -> tensor<4xi64>
    %73 = "pd_op.gaussian"(%72) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x32x1x1xf32>
    %74 = "pd_op.cast"(%73) {dtype = f16} : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf16>
    ml_program.global_store @conv2d_24.w_0 = %74 : tensor<16x32x1x1xf16>
    %75 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %76 = "pd_op.gaussian"(%75) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    %77 = "pd_op.cast"(%76) {dtype = f16} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_25.w_0 = %77 : tensor<16x16x3x3xf16>
    %78 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %79 = "pd_op.gaussian"(%78) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    %80 = "pd_op.cast"(%79) {dtype = f16} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_26.w_0 = %80 : tensor<64x16x1x1xf16>
    %81 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 32, 1, 1]} : () -> tensor<4xi64>
    %82 = "pd_op.gaussian"(%81) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x32x1x1xf32>
    %83 = "pd_op.cast"(%82) {dtype = f16} : (tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf16>
    ml_program.global_store @conv2d_27.w_0 = %83 : tensor<64x32x1x1xf16>
    %84 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %85 = "pd_op.gaussian"(%84) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    %86 = "pd_op.cast"(%85) {dtype = f16} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_28.w_0 = %86 : tensor<16x64x1x1xf16>
    %87 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %88 = "pd_op.gaussian"(%87) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    %89 = "pd_op.cast"(%88) {dtype = f16} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_29.w_0 = %89 : tensor<16x16x3x3xf16>
    %90 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %91 = "pd_op.gaussian"(%90) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    %92 = "pd_op.cast"(%91) {dtype = f16} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_30.w_0 = %92 : tensor<64x16x1x1xf16>
    %93 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %94 = "pd_op.gaussian"(%93) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    %95 = "pd_op.cast"(%94) {dtype = f16} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_31.w_0 = %95 : tensor<16x64x1x1xf16>
    %96 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %97 = "pd_op.gaussian"(%96) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    %98 = "pd_op.cast"(%97) {dtype = f16} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_32.w_0 = %98 : tensor<16x16x3x3xf16>
    %99 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %100 = "pd_op.gaussian"(%99) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    %101 = "pd_op.cast"(%100) {dtype = f16} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_33.w_0 = %101 : tensor<64x16x1x1xf16>
    %102 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %103 = "pd_op.gaussian"(%102) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    %104 = "pd_op.cast"(%103) {dtype = f16} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_34.w_0 = %104 : tensor<16x64x1x1xf16>
    %105 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %106 = "pd_op.gaussian"(%105) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    %107 = "pd_op.cast"(%106) {dtype = f16} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_35.w_0 = %107 : tensor<16x16x3x3xf16>
    %108 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %109 = "pd_op.gaussian"(%108) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    %110 = "pd_op.cast"(%109) {dtype = f16} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_36.w_0 = %110 : tensor<64x16x1x1xf16>
    %111 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %112 = "pd_op.gaussian"(%111) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    %113 = "pd_op.cast"(%112) {dtype = f16} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_37.w_0 = %113 : tensor<16x64x1x1xf16>
    %114 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %115 = "pd_op.gaussian"(%114) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    %116 = "pd_op.cast"(%115) {dtype = f16} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_38.w_0 = %116 : tensor<16x16x3x3xf16>
    %117 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %118 = "pd_op.gaussian"(%117) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    %119 = "pd_op.cast"(%118) {dtype = f16} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_39.w_0 = %119 : tensor<64x16x1x1xf16>
    %120 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %121 = "pd_op.gaussian"(%120) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    %122 = "pd_op.cast"(%121) {dtype = f16} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf16>
    ml_program.global_store @conv2d_40.w_0 = %122 : tensor<16x64x1x1xf16>
    %123 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %124 = "pd_op.gaussian"(%123) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    %125 = "pd_op.cast"(%124) {dtype = f16} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf16>
    ml_program.global_store @conv2d_41.w_0 = %125 : tensor<16x16x3x3xf16>
    %126 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %127 = "pd_op.gaussian"(%126) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    %128 = "pd_op.cast"(%127) {dtype = f16} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf16>
    ml_program.global_store @conv2d_42.w_0 = %128 : tensor<64x16x1x1xf16>
    %129 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 64, 1, 1]} : () -> tensor<4xi64>
    %130 = "pd_op.gaussian"(%129) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x64x1x1xf32>
    %131 = "pd_op.cast"(%130) {dtype = f16} : (tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf16>
    ml_program.global_store @conv2d_43.w_0 = %131 : tensor<32x64x1x1xf16>
    %132 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %133 = "pd_op.gaussian"(%132) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    %134 = "pd_op.cast"(%133) {dtype = f16} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf16>
    ml_program.global_store @conv2d_44.w_0 = %134 : tensor<32x32x3x3xf16>
    %135 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %136 = "pd_op.gaussian"(%135) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    %137 = "pd_op.cast"(%136) {dtype = f16} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf16>
    ml_program.global_store @conv2d_45.w_0 = %137 : tensor<128x32x1x1xf16>
    %138 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 64, 1, 1]} : () -> tensor<4xi64>
    %139 = "pd_op.gaussian"(%138) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x64x1x1xf32>
    %140 = "pd_op.cast"(%139) {dtype = f16} : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf16>
    ml_program.global_store @conv2d_46.w_0 = %140 : tensor<128x64x1x1xf16>
    %141 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 128, 1, 1]} : () -> tensor<4xi64>
    %142 = "pd_op.gaussian"(%141) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 1.250000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x128x1x1xf32>
    %143 = "pd_op.cast"(%142) {dtype = f16} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf16>
    ml_program.global_store @conv2d_47.w_0 = %143 : tensor<32x128x1x1xf16>
    %144 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %145 = "pd_op.gaussian"(%144) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    %146 = "pd_op.cast"(%145) {dtype = f16} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf16>
    ml_program.global_store @conv2d_48.w_0 = %146 : tensor<32x32x3x3xf16>
    %147 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %148 = "pd_op.gaussian"(%147) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    %149 = "pd_op.cast"(%148) {dtype = f16} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf16>
    ml_program.global_store @conv2d_49.w_0 = %149 : tensor<128x32x1x1xf16>
    %150 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 128, 1, 1]} : () -> tensor<4xi64>
    %151 = "pd_op.gaussian"(%150) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 1.250000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x128x1x1xf32>
    %152 = "pd_op.cast"(%151) {dtype = f16} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf16>
    ml_program.global_store @conv2d_50.w_0 = %152 : tensor<32x128x1x1xf16>
    %153 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %154 = "pd_op.gaussian"(%153) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    %155 = "pd_op.cast"(%154) {dtype = f16} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf16>
    ml_program.global_store @conv2d_51.w_0 = %155 : tensor<32x32x3x3xf16>
    %156 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %157 = "pd_op.gaussian"(%156) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [false]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    %158 = "pd_op.cast"(%157) {dtype = f16} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf16>
    ml_program.global_store @conv2d_52.w_0 = %158 : tensor<128x32x1x1xf16>
    %159 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 62]} : () -> tensor<2xi64>
    %160 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.17770466208457947 : f64} : () -> tensor<1xf32>
    %161 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.17770466208457947 : f64} : () -> tensor<1xf32>
    %162 = "pd_op.uniform"(%159, %160, %161) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [false]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<128x62xf32>
    %163 = "pd_op.cast"(%162) {dtype = f16} : (tensor<128x62xf32>) -> tensor<128x62xf16>
    ml_program.global_store @linear_0.w_0 = %163 : tensor<128x62xf16>
    %164 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 62>, stop_gradient = [false], value = 0.000000e+00 : f32} : () -> tensor<62xf32>
    %165 = "pd_op.cast"(%164) {dtype = f16} : (tensor<62xf32>) -> tensor<62xf16>
    ml_program.global_store @linear_0.b_0 = %165 : tensor<62xf16>
    %166 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 3, 7, 7>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x3x7x7xf32>
    %167 = "pd_op.cast"(%1) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x3x7x7xf32>) -> tensor<4x3x7x7xf32>
    ml_program.global_store @conv2d_0.w_0_fp32_master_0 = %167 : tensor<4x3x7x7xf32>
    %168 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x4x1x1xf32>
    %169 = "pd_op.cast"(%4) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
    ml_program.global_store @conv2d_1.w_0_fp32_master_0 = %169 : tensor<4x4x1x1xf32>
    %170 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x4x1x1xf32>
    %171 = "pd_op.cast"(%31) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_10.w_0_fp32_master_0 = %171 : tensor<16x4x1x1xf32>
    %172 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x16x1x1xf32>
    %173 = "pd_op.cast"(%34) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x16x1x1xf32>) -> tensor<8x16x1x1xf32>
    ml_program.global_store @conv2d_11.w_0_fp32_master_0 = %173 : tensor<8x16x1x1xf32>
    %174 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x8x3x3xf32>
    %175 = "pd_op.cast"(%37) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_12.w_0_fp32_master_0 = %175 : tensor<8x8x3x3xf32>
    %176 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x8x1x1xf32>
    %177 = "pd_op.cast"(%40) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_13.w_0_fp32_master_0 = %177 : tensor<32x8x1x1xf32>
    %178 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x16x1x1xf32>
    %179 = "pd_op.cast"(%43) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x16x1x1xf32>) -> tensor<32x16x1x1xf32>
    ml_program.global_store @conv2d_14.w_0_fp32_master_0 = %179 : tensor<32x16x1x1xf32>
    %180 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x32x1x1xf32>
    %181 = "pd_op.cast"(%46) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_15.w_0_fp32_master_0 = %181 : tensor<8x32x1x1xf32>
    %182 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x8x3x3xf32>
    %183 = "pd_op.cast"(%49) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_16.w_0_fp32_master_0 = %183 : tensor<8x8x3x3xf32>
    %184 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x8x1x1xf32>
    %185 = "pd_op.cast"(%52) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_17.w_0_fp32_master_0 = %185 : tensor<32x8x1x1xf32>
    %186 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x32x1x1xf32>
    %187 = "pd_op.cast"(%55) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_18.w_0_fp32_master_0 = %187 : tensor<8x32x1x1xf32>
    %188 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x8x3x3xf32>
    %189 = "pd_op.cast"(%58) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_19.w_0_fp32_master_0 = %189 : tensor<8x8x3x3xf32>
    %190 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x4x3x3xf32>
    %191 = "pd_op.cast"(%7) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_2.w_0_fp32_master_0 = %191 : tensor<4x4x3x3xf32>
    %192 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x8x1x1xf32>
    %193 = "pd_op.cast"(%61) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_20.w_0_fp32_master_0 = %193 : tensor<32x8x1x1xf32>
    %194 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x32x1x1xf32>
    %195 = "pd_op.cast"(%64) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x32x1x1xf32>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_21.w_0_fp32_master_0 = %195 : tensor<8x32x1x1xf32>
    %196 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<8x8x3x3xf32>
    %197 = "pd_op.cast"(%67) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<8x8x3x3xf32>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_22.w_0_fp32_master_0 = %197 : tensor<8x8x3x3xf32>
    %198 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x8x1x1xf32>
    %199 = "pd_op.cast"(%70) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x8x1x1xf32>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_23.w_0_fp32_master_0 = %199 : tensor<32x8x1x1xf32>
    %200 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x32x1x1xf32>
    %201 = "pd_op.cast"(%73) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x32x1x1xf32>) -> tensor<16x32x1x1xf32>
    ml_program.global_store @conv2d_24.w_0_fp32_master_0 = %201 : tensor<16x32x1x1xf32>
    %202 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16x3x3xf32>
    %203 = "pd_op.cast"(%76) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_25.w_0_fp32_master_0 = %203 : tensor<16x16x3x3xf32>
    %204 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x16x1x1xf32>
    %205 = "pd_op.cast"(%79) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_26.w_0_fp32_master_0 = %205 : tensor<64x16x1x1xf32>
    %206 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x32x1x1xf32>
    %207 = "pd_op.cast"(%82) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x32x1x1xf32>) -> tensor<64x32x1x1xf32>
    ml_program.global_store @conv2d_27.w_0_fp32_master_0 = %207 : tensor<64x32x1x1xf32>
    %208 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x64x1x1xf32>
    %209 = "pd_op.cast"(%85) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_28.w_0_fp32_master_0 = %209 : tensor<16x64x1x1xf32>
    %210 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16x3x3xf32>
    %211 = "pd_op.cast"(%88) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_29.w_0_fp32_master_0 = %211 : tensor<16x16x3x3xf32>
    %212 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x4x1x1xf32>
    %213 = "pd_op.cast"(%10) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_3.w_0_fp32_master_0 = %213 : tensor<16x4x1x1xf32>
    %214 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x16x1x1xf32>
    %215 = "pd_op.cast"(%91) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_30.w_0_fp32_master_0 = %215 : tensor<64x16x1x1xf32>
    %216 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x64x1x1xf32>
    %217 = "pd_op.cast"(%94) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_31.w_0_fp32_master_0 = %217 : tensor<16x64x1x1xf32>
    %218 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16x3x3xf32>
    %219 = "pd_op.cast"(%97) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_32.w_0_fp32_master_0 = %219 : tensor<16x16x3x3xf32>
    %220 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x16x1x1xf32>
    %221 = "pd_op.cast"(%100) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_33.w_0_fp32_master_0 = %221 : tensor<64x16x1x1xf32>
    %222 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x64x1x1xf32>
    %223 = "pd_op.cast"(%103) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_34.w_0_fp32_master_0 = %223 : tensor<16x64x1x1xf32>
    %224 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16x3x3xf32>
    %225 = "pd_op.cast"(%106) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_35.w_0_fp32_master_0 = %225 : tensor<16x16x3x3xf32>
    %226 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x16x1x1xf32>
    %227 = "pd_op.cast"(%109) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_36.w_0_fp32_master_0 = %227 : tensor<64x16x1x1xf32>
    %228 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x64x1x1xf32>
    %229 = "pd_op.cast"(%112) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_37.w_0_fp32_master_0 = %229 : tensor<16x64x1x1xf32>
    %230 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16x3x3xf32>
    %231 = "pd_op.cast"(%115) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_38.w_0_fp32_master_0 = %231 : tensor<16x16x3x3xf32>
    %232 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x16x1x1xf32>
    %233 = "pd_op.cast"(%118) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_39.w_0_fp32_master_0 = %233 : tensor<64x16x1x1xf32>
    %234 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x4x1x1xf32>
    %235 = "pd_op.cast"(%13) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_4.w_0_fp32_master_0 = %235 : tensor<16x4x1x1xf32>
    %236 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x64x1x1xf32>
    %237 = "pd_op.cast"(%121) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x64x1x1xf32>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_40.w_0_fp32_master_0 = %237 : tensor<16x64x1x1xf32>
    %238 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x16x3x3xf32>
    %239 = "pd_op.cast"(%124) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x16x3x3xf32>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_41.w_0_fp32_master_0 = %239 : tensor<16x16x3x3xf32>
    %240 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<64x16x1x1xf32>
    %241 = "pd_op.cast"(%127) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<64x16x1x1xf32>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_42.w_0_fp32_master_0 = %241 : tensor<64x16x1x1xf32>
    %242 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x64x1x1xf32>
    %243 = "pd_op.cast"(%130) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x64x1x1xf32>) -> tensor<32x64x1x1xf32>
    ml_program.global_store @conv2d_43.w_0_fp32_master_0 = %243 : tensor<32x64x1x1xf32>
    %244 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 32, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x32x3x3xf32>
    %245 = "pd_op.cast"(%133) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_44.w_0_fp32_master_0 = %245 : tensor<32x32x3x3xf32>
    %246 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<128x32x1x1xf32>
    %247 = "pd_op.cast"(%136) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_45.w_0_fp32_master_0 = %247 : tensor<128x32x1x1xf32>
    %248 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 64, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<128x64x1x1xf32>
    %249 = "pd_op.cast"(%139) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<128x64x1x1xf32>) -> tensor<128x64x1x1xf32>
    ml_program.global_store @conv2d_46.w_0_fp32_master_0 = %249 : tensor<128x64x1x1xf32>
    %250 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 128, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x128x1x1xf32>
    %251 = "pd_op.cast"(%142) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_47.w_0_fp32_master_0 = %251 : tensor<32x128x1x1xf32>
    %252 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 32, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x32x3x3xf32>
    %253 = "pd_op.cast"(%145) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_48.w_0_fp32_master_0 = %253 : tensor<32x32x3x3xf32>
    %254 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<128x32x1x1xf32>
    %255 = "pd_op.cast"(%148) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_49.w_0_fp32_master_0 = %255 : tensor<128x32x1x1xf32>
    %256 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x16x1x1xf32>
    %257 = "pd_op.cast"(%16) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_5.w_0_fp32_master_0 = %257 : tensor<4x16x1x1xf32>
    %258 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 128, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x128x1x1xf32>
    %259 = "pd_op.cast"(%151) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x128x1x1xf32>) -> tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_50.w_0_fp32_master_0 = %259 : tensor<32x128x1x1xf32>
    %260 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 32, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<32x32x3x3xf32>
    %261 = "pd_op.cast"(%154) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<32x32x3x3xf32>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_51.w_0_fp32_master_0 = %261 : tensor<32x32x3x3xf32>
    %262 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 32, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<128x32x1x1xf32>
    %263 = "pd_op.cast"(%157) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<128x32x1x1xf32>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_52.w_0_fp32_master_0 = %263 : tensor<128x32x1x1xf32>
    %264 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x4x3x3xf32>
    %265 = "pd_op.cast"(%19) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_6.w_0_fp32_master_0 = %265 : tensor<4x4x3x3xf32>
    %266 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<16x4x1x1xf32>
    %267 = "pd_op.cast"(%22) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<16x4x1x1xf32>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_7.w_0_fp32_master_0 = %267 : tensor<16x4x1x1xf32>
    %268 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 16, 1, 1>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x16x1x1xf32>
    %269 = "pd_op.cast"(%25) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x16x1x1xf32>) -> tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_8.w_0_fp32_master_0 = %269 : tensor<4x16x1x1xf32>
    %270 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 3, 3>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<4x4x3x3xf32>
    %271 = "pd_op.cast"(%28) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<4x4x3x3xf32>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_9.w_0_fp32_master_0 = %271 : tensor<4x4x3x3xf32>
    %272 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 62>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<62xf32>
    %273 = "pd_op.cast"(%164) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<62xf32>) -> tensor<62xf32>
    ml_program.global_store @linear_0.b_0_fp32_master_0 = %273 : tensor<62xf32>
    %274 = "pd_op.full"() {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 62>, stop_gradient = [true], value = 0.000000e+00 : f32} : () -> tensor<128x62xf32>
    %275 = "pd_op.cast"(%162) {dtype = f32, persistable = [true], stop_gradient = [true]} : (tensor<128x62xf32>) -> tensor<128x62xf32>
    ml_program.global_store @linear_0.w_0_fp32_master_0 = %275 : tensor<128x62xf32>
    return
  }
}
