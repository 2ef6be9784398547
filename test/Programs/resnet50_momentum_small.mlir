#extern = #ml_program.extern : tensor<128x62xf32>
#extern1 = #ml_program.extern : tensor<128x32x1x1xf32>
#extern2 = #ml_program.extern : tensor<32x32x3x3xf32>
#extern3 = #ml_program.extern : tensor<32x128x1x1xf32>
#extern4 = #ml_program.extern : tensor<128x64x1x1xf32>
#extern5 = #ml_program.extern : tensor<32x64x1x1xf32>
#extern6 = #ml_program.extern : tensor<64x16x1x1xf32>
#extern7 = #ml_program.extern : tensor<16x16x3x3xf32>
#extern8 = #ml_program.extern : tensor<16x64x1x1xf32>
#extern9 = #ml_program.extern : tensor<64x32x1x1xf32>
#extern10 = #ml_program.extern : tensor<16x32x1x1xf32>
#extern11 = #ml_program.extern : tensor<32x8x1x1xf32>
#extern12 = #ml_program.extern : tensor<8x8x3x3xf32>
#extern13 = #ml_program.extern : tensor<8x32x1x1xf32>
#extern14 = #ml_program.extern : tensor<32x16x1x1xf32>
#extern15 = #ml_program.extern : tensor<8x16x1x1xf32>
#extern16 = #ml_program.extern : tensor<16x4x1x1xf32>
#extern17 = #ml_program.extern : tensor<4x4x3x3xf32>
#extern18 = #ml_program.extern : tensor<4x16x1x1xf32>
#extern19 = #ml_program.extern : tensor<4x4x1x1xf32>
#extern20 = #ml_program.extern : tensor<4x3x7x7xf32>
module {
  ml_program.global private mutable @linear_0.b_0_velocity_0(dense<0.000000e+00> : tensor<62xf32>) : tensor<62xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 62>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_velocity_0(dense<0.000000e+00> : tensor<128x62xf32>) : tensor<128x62xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 62>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_52.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_52.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_52.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_52.w_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_52.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_51.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_51.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_51.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_51.w_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_51.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 32, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_50.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_50.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_50.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_50.w_0_velocity_0(dense<0.000000e+00> : tensor<32x128x1x1xf32>) : tensor<32x128x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_50.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 128, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_49.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_49.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_49.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_49.w_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_49.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_48.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_48.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_48.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_48.w_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_48.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 32, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_47.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_47.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_47.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_47.w_0_velocity_0(dense<0.000000e+00> : tensor<32x128x1x1xf32>) : tensor<32x128x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_47.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 128, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_46.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_46.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_46.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_46.w_0_velocity_0(dense<0.000000e+00> : tensor<128x64x1x1xf32>) : tensor<128x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_46.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_45.b_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_45.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_0_velocity_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_45.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_45.w_0_velocity_0(dense<0.000000e+00> : tensor<128x32x1x1xf32>) : tensor<128x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_45.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_44.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_44.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_44.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_44.w_0_velocity_0(dense<0.000000e+00> : tensor<32x32x3x3xf32>) : tensor<32x32x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_44.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 32, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_43.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_43.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_43.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_43.w_0_velocity_0(dense<0.000000e+00> : tensor<32x64x1x1xf32>) : tensor<32x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_43.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_42.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_42.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_42.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_42.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_42.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_41.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_41.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_41.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_41.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_41.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_40.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_40.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_40.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_40.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_40.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_39.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_39.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_39.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_39.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_39.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_38.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_38.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_38.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_38.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_38.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_37.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_37.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_37.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_37.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_37.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_36.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_36.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_36.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_36.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_36.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_35.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_35.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_35.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_35.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_35.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_34.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_34.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_34.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_34.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_34.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_33.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_33.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_33.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_33.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_33.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_32.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_32.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_32.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_32.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_32.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_31.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_31.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_31.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_31.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_31.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_30.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_30.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_30.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_30.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_30.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_29.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_29.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_29.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_29.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_29.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_28.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_28.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_28.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_28.w_0_velocity_0(dense<0.000000e+00> : tensor<16x64x1x1xf32>) : tensor<16x64x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_28.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 64, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_27.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_27.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_27.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_27.w_0_velocity_0(dense<0.000000e+00> : tensor<64x32x1x1xf32>) : tensor<64x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_27.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_26.b_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_26.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_0_velocity_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_26.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_26.w_0_velocity_0(dense<0.000000e+00> : tensor<64x16x1x1xf32>) : tensor<64x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_26.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 64, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_25.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_25.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_25.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_25.w_0_velocity_0(dense<0.000000e+00> : tensor<16x16x3x3xf32>) : tensor<16x16x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_25.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_24.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_24.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_24.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_24.w_0_velocity_0(dense<0.000000e+00> : tensor<16x32x1x1xf32>) : tensor<16x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_24.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_23.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_23.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_23.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_23.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_23.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_22.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_22.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_22.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_22.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_22.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_21.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_21.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_21.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_21.w_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_21.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_20.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_20.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_20.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_20.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_20.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_19.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_19.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_19.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_19.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_19.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_18.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_18.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_18.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_18.w_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_18.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_17.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_17.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_17.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_17.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_17.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_16.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_16.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_16.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_16.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_16.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_15.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_15.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_15.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_15.w_0_velocity_0(dense<0.000000e+00> : tensor<8x32x1x1xf32>) : tensor<8x32x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_15.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 32, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_14.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_14.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_14.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_14.w_0_velocity_0(dense<0.000000e+00> : tensor<32x16x1x1xf32>) : tensor<32x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_14.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_13.b_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_13.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_0_velocity_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_13.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_13.w_0_velocity_0(dense<0.000000e+00> : tensor<32x8x1x1xf32>) : tensor<32x8x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_13.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 8, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_12.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_12.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_12.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_12.w_0_velocity_0(dense<0.000000e+00> : tensor<8x8x3x3xf32>) : tensor<8x8x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_12.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 8, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_11.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_11.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_11.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_11.w_0_velocity_0(dense<0.000000e+00> : tensor<8x16x1x1xf32>) : tensor<8x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_11.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_10.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_10.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_10.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_10.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_10.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_9.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_9.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_9.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_9.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_9.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_8.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_8.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_8.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_8.w_0_velocity_0(dense<0.000000e+00> : tensor<4x16x1x1xf32>) : tensor<4x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_8.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_7.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_7.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_7.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_7.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_7.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_6.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_6.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_6.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_6.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_6.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_5.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_5.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_5.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_5.w_0_velocity_0(dense<0.000000e+00> : tensor<4x16x1x1xf32>) : tensor<4x16x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_5.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 16, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_4.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_4.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_4.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_4.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_4.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_3.b_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_3.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_0_velocity_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_3.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_3.w_0_velocity_0(dense<0.000000e+00> : tensor<16x4x1x1xf32>) : tensor<16x4x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_3.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_2.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_2.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_2.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_2.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x3x3xf32>) : tensor<4x4x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_2.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_1.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_1.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_1.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_1.w_0_velocity_0(dense<0.000000e+00> : tensor<4x4x1x1xf32>) : tensor<4x4x1x1xf32> {pir.attributes = {dtype = f32, name = "conv2d_1.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 4, 1, 1>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_0.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_0.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_0.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_0.w_0_velocity_0(dense<0.000000e+00> : tensor<4x3x7x7xf32>) : tensor<4x3x7x7xf32> {pir.attributes = {dtype = f32, name = "conv2d_0.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 3, 7, 7>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<62xf32>) : tensor<62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern) : tensor<128x62xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_52.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_52.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_52.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_52.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_52.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_52.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_52.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_52.w_0(#extern1) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_52.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_51.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_51.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_51.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_51.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_51.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_51.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_51.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_51.w_0(#extern2) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_51.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_50.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_50.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_50.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_50.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_50.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_50.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_50.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_50.w_0(#extern3) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_50.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_49.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_49.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_49.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_49.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_49.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_49.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_49.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_49.w_0(#extern1) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_49.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_48.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_48.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_48.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_48.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_48.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_48.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_48.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_48.w_0(#extern2) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_48.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_47.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_47.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_47.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_47.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_47.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_47.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_47.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_47.w_0(#extern3) : tensor<32x128x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_47.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_46.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_46.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_46.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_46.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_46.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_46.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_46.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_46.w_0(#extern4) : tensor<128x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_46.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_2(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_45.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_45.w_1(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_45.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_45.b_0(dense<0.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_45.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_45.w_0(dense<1.000000e+00> : tensor<128xf32>) : tensor<128xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_45.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_45.w_0(#extern1) : tensor<128x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_45.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_44.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_44.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_44.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_44.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_44.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_44.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_44.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_44.w_0(#extern2) : tensor<32x32x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_44.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_43.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_43.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_43.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_43.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_43.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_43.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_43.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_43.w_0(#extern5) : tensor<32x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_43.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_42.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_42.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_42.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_42.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_42.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_42.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_42.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_42.w_0(#extern6) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_42.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_41.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_41.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_41.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_41.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_41.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_41.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_41.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_41.w_0(#extern7) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_41.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_40.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_40.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_40.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_40.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_40.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_40.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_40.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_40.w_0(#extern8) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_40.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_39.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_39.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_39.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_39.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_39.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_39.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_39.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_39.w_0(#extern6) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_39.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_38.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_38.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_38.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_38.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_38.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_38.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_38.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_38.w_0(#extern7) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_38.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_37.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_37.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_37.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_37.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_37.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_37.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_37.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_37.w_0(#extern8) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_37.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_36.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_36.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_36.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_36.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_36.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_36.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_36.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_36.w_0(#extern6) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_36.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_35.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_35.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_35.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_35.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_35.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_35.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_35.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_35.w_0(#extern7) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_35.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_34.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_34.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_34.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_34.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_34.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_34.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_34.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_34.w_0(#extern8) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_34.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_33.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_33.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_33.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_33.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_33.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_33.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_33.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_33.w_0(#extern6) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_33.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_32.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_32.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_32.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_32.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_32.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_32.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_32.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_32.w_0(#extern7) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_32.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_31.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_31.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_31.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_31.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_31.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_31.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_31.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_31.w_0(#extern8) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_31.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_30.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_30.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_30.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_30.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_30.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_30.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_30.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_30.w_0(#extern6) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_30.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_29.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_29.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_29.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_29.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_29.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_29.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_29.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_29.w_0(#extern7) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_29.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_28.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_28.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_28.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_28.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_28.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_28.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_28.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_28.w_0(#extern8) : tensor<16x64x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_28.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_27.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_27.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_27.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_27.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_27.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_27.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_27.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_27.w_0(#extern9) : tensor<64x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_27.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_2(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_26.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_26.w_1(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_26.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_26.b_0(dense<0.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_26.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_26.w_0(dense<1.000000e+00> : tensor<64xf32>) : tensor<64xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_26.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_26.w_0(#extern6) : tensor<64x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_26.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_25.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_25.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_25.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_25.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_25.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_25.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_25.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_25.w_0(#extern7) : tensor<16x16x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_25.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_24.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_24.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_24.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_24.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_24.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_24.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_24.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_24.w_0(#extern10) : tensor<16x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_24.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_23.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_23.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_23.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_23.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_23.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_23.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_23.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_23.w_0(#extern11) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_23.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_22.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_22.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_22.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_22.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_22.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_22.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_22.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_22.w_0(#extern12) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_22.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_21.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_21.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_21.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_21.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_21.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_21.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_21.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_21.w_0(#extern13) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_21.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_20.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_20.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_20.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_20.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_20.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_20.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_20.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_20.w_0(#extern11) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_20.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_19.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_19.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_19.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_19.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_19.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_19.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_19.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_19.w_0(#extern12) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_19.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_18.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_18.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_18.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_18.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_18.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_18.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_18.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_18.w_0(#extern13) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_18.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_17.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_17.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_17.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_17.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_17.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_17.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_17.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_17.w_0(#extern11) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_17.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_16.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_16.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_16.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_16.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_16.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_16.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_16.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_16.w_0(#extern12) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_16.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_15.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_15.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_15.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_15.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_15.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_15.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_15.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_15.w_0(#extern13) : tensor<8x32x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_15.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_14.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_14.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_14.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_14.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_14.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_14.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_14.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_14.w_0(#extern14) : tensor<32x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_14.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_2(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_13.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_13.w_1(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_13.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_13.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_13.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_13.w_0(dense<1.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_13.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_13.w_0(#extern11) : tensor<32x8x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_13.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_12.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_12.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_12.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_12.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_12.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_12.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_12.w_0(#extern12) : tensor<8x8x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_11.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_11.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_11.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_11.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_11.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_11.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_11.w_0(#extern15) : tensor<8x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_10.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_10.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_10.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_10.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_10.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_10.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_10.w_0(#extern16) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_9.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_9.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_9.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_9.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_9.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_9.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_9.w_0(#extern17) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_8.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_8.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_8.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_8.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_8.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_8.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_8.w_0(#extern18) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_7.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_7.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_7.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_7.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_7.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_7.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_7.w_0(#extern16) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_6.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_6.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_6.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_6.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_6.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_6.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_6.w_0(#extern17) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_5.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_5.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_5.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_5.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_5.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_5.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_5.w_0(#extern18) : tensor<4x16x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_4.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_4.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_4.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_4.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_4.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_4.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_4.w_0(#extern16) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_2(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_3.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_3.w_1(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_3.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_3.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_3.w_0(#extern16) : tensor<16x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_2.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_2.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_2.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_2.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_2.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_2.w_0(#extern17) : tensor<4x4x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_1.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_1.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_1.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_1.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_1.w_0(#extern19) : tensor<4x4x1x1xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_2(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_0.w_1(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_0.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0(dense<1.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_0.w_0(#extern20) : tensor<4x3x7x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x3x32x32xf32> {pir.attributes = {dtype = f32, name = "x", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 3, 32, 32>, stop_gradient = [true]}}, %arg1: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}) {
    %conv2d_0.w_0 = ml_program.global_load @conv2d_0.w_0 : tensor<4x3x7x7xf32>
    %0 = "pd_op.conv2d"(%arg0, %conv2d_0.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [3 : i32, 3 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential/Conv2D/"} : (tensor<4x3x32x32xf32>, tensor<4x3x7x7xf32>) -> tensor<4x4x16x16xf32>
    %batch_norm2d_0.w_1 = ml_program.global_load @batch_norm2d_0.w_1 : tensor<4xf32>
    %batch_norm2d_0.w_2 = ml_program.global_load @batch_norm2d_0.w_2 : tensor<4xf32>
    %batch_norm2d_0.w_0 = ml_program.global_load @batch_norm2d_0.w_0 : tensor<4xf32>
    %batch_norm2d_0.b_0 = ml_program.global_load @batch_norm2d_0.b_0 : tensor<4xf32>
    %1:6 = "pd_op.batch_norm_"(%0, %batch_norm2d_0.w_1, %batch_norm2d_0.w_2, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x16x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x16x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_0.w_1 = %1#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.w_2 = %1#2 : tensor<4xf32>
    %2 = "pd_op.relu"(%1#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential/ReLU/"} : (tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %3 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/ResNet50/Sequential/MaxPool2D/", value = [3, 3]} : () -> tensor<2xi64>
    %4 = "pd_op.pool2d"(%2, %3) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [1, 1], pooling_type = "max", stop_gradient = [false], strides = [2, 2], struct_name = "/ResNet50/Sequential/MaxPool2D/"} : (tensor<4x4x16x16xf32>, tensor<2xi64>) -> tensor<4x4x8x8xf32>
    %conv2d_1.w_0 = ml_program.global_load @conv2d_1.w_0 : tensor<4x4x1x1xf32>
    %5 = "pd_op.conv2d"(%4, %conv2d_1.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck/Conv2D/"} : (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>) -> tensor<4x4x8x8xf32>
    %batch_norm2d_1.w_1 = ml_program.global_load @batch_norm2d_1.w_1 : tensor<4xf32>
    %batch_norm2d_1.w_2 = ml_program.global_load @batch_norm2d_1.w_2 : tensor<4xf32>
    %batch_norm2d_1.w_0 = ml_program.global_load @batch_norm2d_1.w_0 : tensor<4xf32>
    %batch_norm2d_1.b_0 = ml_program.global_load @batch_norm2d_1.b_0 : tensor<4xf32>
    %6:6 = "pd_op.batch_norm_"(%5, %batch_norm2d_1.w_1, %batch_norm2d_1.w_2, %batch_norm2d_1.w_0, %batch_norm2d_1.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_1.w_1 = %6#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.w_2 = %6#2 : tensor<4xf32>
    %7 = "pd_op.relu"(%6#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck/"} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %conv2d_2.w_0 = ml_program.global_load @conv2d_2.w_0 : tensor<4x4x3x3xf32>
    %8 = "pd_op.conv2d"(%7, %conv2d_2.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck/Conv2D_1/"} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    %batch_norm2d_2.w_1 = ml_program.global_load @batch_norm2d_2.w_1 : tensor<4xf32>
    %batch_norm2d_2.w_2 = ml_program.global_load @batch_norm2d_2.w_2 : tensor<4xf32>
    %batch_norm2d_2.w_0 = ml_program.global_load @batch_norm2d_2.w_0 : tensor<4xf32>
    %batch_norm2d_2.b_0 = ml_program.global_load @batch_norm2d_2.b_0 : tensor<4xf32>
    %9:6 = "pd_op.batch_norm_"(%8, %batch_norm2d_2.w_1, %batch_norm2d_2.w_2, %batch_norm2d_2.w_0, %batch_norm2d_2.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_2.w_1 = %9#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.w_2 = %9#2 : tensor<4xf32>
    %10 = "pd_op.relu"(%9#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck/"} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %conv2d_3.w_0 = ml_program.global_load @conv2d_3.w_0 : tensor<16x4x1x1xf32>
    %11 = "pd_op.conv2d"(%10, %conv2d_3.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck/Conv2D_2/"} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    %batch_norm2d_3.w_1 = ml_program.global_load @batch_norm2d_3.w_1 : tensor<16xf32>
    %batch_norm2d_3.w_2 = ml_program.global_load @batch_norm2d_3.w_2 : tensor<16xf32>
    %batch_norm2d_3.w_0 = ml_program.global_load @batch_norm2d_3.w_0 : tensor<16xf32>
    %batch_norm2d_3.b_0 = ml_program.global_load @batch_norm2d_3.b_0 : tensor<16xf32>
    %12:6 = "pd_op.batch_norm_"(%11, %batch_norm2d_3.w_1, %batch_norm2d_3.w_2, %batch_norm2d_3.w_0, %batch_norm2d_3.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_3.w_1 = %12#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.w_2 = %12#2 : tensor<16xf32>
    %conv2d_4.w_0 = ml_program.global_load @conv2d_4.w_0 : tensor<16x4x1x1xf32>
    %13 = "pd_op.conv2d"(%4, %conv2d_4.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck/Sequential/Conv2D/"} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    %batch_norm2d_4.w_1 = ml_program.global_load @batch_norm2d_4.w_1 : tensor<16xf32>
    %batch_norm2d_4.w_2 = ml_program.global_load @batch_norm2d_4.w_2 : tensor<16xf32>
    %batch_norm2d_4.w_0 = ml_program.global_load @batch_norm2d_4.w_0 : tensor<16xf32>
    %batch_norm2d_4.b_0 = ml_program.global_load @batch_norm2d_4.b_0 : tensor<16xf32>
    %14:6 = "pd_op.batch_norm_"(%13, %batch_norm2d_4.w_1, %batch_norm2d_4.w_2, %batch_norm2d_4.w_0, %batch_norm2d_4.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck/Sequential/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_4.w_1 = %14#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.w_2 = %14#2 : tensor<16xf32>
    %15 = "pd_op.add"(%12#0, %14#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck/"} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %16 = "pd_op.relu"(%15) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck/"} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %conv2d_5.w_0 = ml_program.global_load @conv2d_5.w_0 : tensor<4x16x1x1xf32>
    %17 = "pd_op.conv2d"(%16, %conv2d_5.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/Conv2D/"} : (tensor<4x16x8x8xf32>, tensor<4x16x1x1xf32>) -> tensor<4x4x8x8xf32>
    %batch_norm2d_5.w_1 = ml_program.global_load @batch_norm2d_5.w_1 : tensor<4xf32>
    %batch_norm2d_5.w_2 = ml_program.global_load @batch_norm2d_5.w_2 : tensor<4xf32>
    %batch_norm2d_5.w_0 = ml_program.global_load @batch_norm2d_5.w_0 : tensor<4xf32>
    %batch_norm2d_5.b_0 = ml_program.global_load @batch_norm2d_5.b_0 : tensor<4xf32>
    %18:6 = "pd_op.batch_norm_"(%17, %batch_norm2d_5.w_1, %batch_norm2d_5.w_2, %batch_norm2d_5.w_0, %batch_norm2d_5.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_5.w_1 = %18#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.w_2 = %18#2 : tensor<4xf32>
    %19 = "pd_op.relu"(%18#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/"} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %conv2d_6.w_0 = ml_program.global_load @conv2d_6.w_0 : tensor<4x4x3x3xf32>
    %20 = "pd_op.conv2d"(%19, %conv2d_6.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/Conv2D_1/"} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    %batch_norm2d_6.w_1 = ml_program.global_load @batch_norm2d_6.w_1 : tensor<4xf32>
    %batch_norm2d_6.w_2 = ml_program.global_load @batch_norm2d_6.w_2 : tensor<4xf32>
    %batch_norm2d_6.w_0 = ml_program.global_load @batch_norm2d_6.w_0 : tensor<4xf32>
    %batch_norm2d_6.b_0 = ml_program.global_load @batch_norm2d_6.b_0 : tensor<4xf32>
    %21:6 = "pd_op.batch_norm_"(%20, %batch_norm2d_6.w_1, %batch_norm2d_6.w_2, %batch_norm2d_6.w_0, %batch_norm2d_6.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_6.w_1 = %21#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.w_2 = %21#2 : tensor<4xf32>
    %22 = "pd_op.relu"(%21#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/"} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %conv2d_7.w_0 = ml_program.global_load @conv2d_7.w_0 : tensor<16x4x1x1xf32>
    %23 = "pd_op.conv2d"(%22, %conv2d_7.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/Conv2D_2/"} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    %batch_norm2d_7.w_1 = ml_program.global_load @batch_norm2d_7.w_1 : tensor<16xf32>
    %batch_norm2d_7.w_2 = ml_program.global_load @batch_norm2d_7.w_2 : tensor<16xf32>
    %batch_norm2d_7.w_0 = ml_program.global_load @batch_norm2d_7.w_0 : tensor<16xf32>
    %batch_norm2d_7.b_0 = ml_program.global_load @batch_norm2d_7.b_0 : tensor<16xf32>
    %24:6 = "pd_op.batch_norm_"(%23, %batch_norm2d_7.w_1, %batch_norm2d_7.w_2, %batch_norm2d_7.w_0, %batch_norm2d_7.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_7.w_1 = %24#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.w_2 = %24#2 : tensor<16xf32>
    %25 = "pd_op.add"(%24#0, %16) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/"} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %26 = "pd_op.relu"(%25) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_1/"} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %conv2d_8.w_0 = ml_program.global_load @conv2d_8.w_0 : tensor<4x16x1x1xf32>
    %27 = "pd_op.conv2d"(%26, %conv2d_8.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/Conv2D/"} : (tensor<4x16x8x8xf32>, tensor<4x16x1x1xf32>) -> tensor<4x4x8x8xf32>
    %batch_norm2d_8.w_1 = ml_program.global_load @batch_norm2d_8.w_1 : tensor<4xf32>
    %batch_norm2d_8.w_2 = ml_program.global_load @batch_norm2d_8.w_2 : tensor<4xf32>
    %batch_norm2d_8.w_0 = ml_program.global_load @batch_norm2d_8.w_0 : tensor<4xf32>
    %batch_norm2d_8.b_0 = ml_program.global_load @batch_norm2d_8.b_0 : tensor<4xf32>
    %28:6 = "pd_op.batch_norm_"(%27, %batch_norm2d_8.w_1, %batch_norm2d_8.w_2, %batch_norm2d_8.w_0, %batch_norm2d_8.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_8.w_1 = %28#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.w_2 = %28#2 : tensor<4xf32>
    %29 = "pd_op.relu"(%28#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/"} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %conv2d_9.w_0 = ml_program.global_load @conv2d_9.w_0 : tensor<4x4x3x3xf32>
    %30 = "pd_op.conv2d"(%29, %conv2d_9.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/Conv2D_1/"} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<4x4x8x8xf32>
    %batch_norm2d_9.w_1 = ml_program.global_load @batch_norm2d_9.w_1 : tensor<4xf32>
    %batch_norm2d_9.w_2 = ml_program.global_load @batch_norm2d_9.w_2 : tensor<4xf32>
    %batch_norm2d_9.w_0 = ml_program.global_load @batch_norm2d_9.w_0 : tensor<4xf32>
    %batch_norm2d_9.b_0 = ml_program.global_load @batch_norm2d_9.b_0 : tensor<4xf32>
    %31:6 = "pd_op.batch_norm_"(%30, %batch_norm2d_9.w_1, %batch_norm2d_9.w_2, %batch_norm2d_9.w_0, %batch_norm2d_9.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_9.w_1 = %31#1 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.w_2 = %31#2 : tensor<4xf32>
    %32 = "pd_op.relu"(%31#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/"} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %conv2d_10.w_0 = ml_program.global_load @conv2d_10.w_0 : tensor<16x4x1x1xf32>
    %33 = "pd_op.conv2d"(%32, %conv2d_10.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/Conv2D_2/"} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>) -> tensor<4x16x8x8xf32>
    %batch_norm2d_10.w_1 = ml_program.global_load @batch_norm2d_10.w_1 : tensor<16xf32>
    %batch_norm2d_10.w_2 = ml_program.global_load @batch_norm2d_10.w_2 : tensor<16xf32>
    %batch_norm2d_10.w_0 = ml_program.global_load @batch_norm2d_10.w_0 : tensor<16xf32>
    %batch_norm2d_10.b_0 = ml_program.global_load @batch_norm2d_10.b_0 : tensor<16xf32>
    %34:6 = "pd_op.batch_norm_"(%33, %batch_norm2d_10.w_1, %batch_norm2d_10.w_2, %batch_norm2d_10.w_0, %batch_norm2d_10.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_10.w_1 = %34#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.w_2 = %34#2 : tensor<16xf32>
    %35 = "pd_op.add"(%34#0, %26) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/"} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %36 = "pd_op.relu"(%35) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_2/"} : (tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %conv2d_11.w_0 = ml_program.global_load @conv2d_11.w_0 : tensor<8x16x1x1xf32>
    %37 = "pd_op.conv2d"(%36, %conv2d_11.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/Conv2D/"} : (tensor<4x16x8x8xf32>, tensor<8x16x1x1xf32>) -> tensor<4x8x8x8xf32>
    %batch_norm2d_11.w_1 = ml_program.global_load @batch_norm2d_11.w_1 : tensor<8xf32>
    %batch_norm2d_11.w_2 = ml_program.global_load @batch_norm2d_11.w_2 : tensor<8xf32>
    %batch_norm2d_11.w_0 = ml_program.global_load @batch_norm2d_11.w_0 : tensor<8xf32>
    %batch_norm2d_11.b_0 = ml_program.global_load @batch_norm2d_11.b_0 : tensor<8xf32>
    %38:6 = "pd_op.batch_norm_"(%37, %batch_norm2d_11.w_1, %batch_norm2d_11.w_2, %batch_norm2d_11.w_0, %batch_norm2d_11.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_11.w_1 = %38#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.w_2 = %38#2 : tensor<8xf32>
    %39 = "pd_op.relu"(%38#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/"} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %conv2d_12.w_0 = ml_program.global_load @conv2d_12.w_0 : tensor<8x8x3x3xf32>
    %40 = "pd_op.conv2d"(%39, %conv2d_12.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/Conv2D_1/"} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_12.w_1 = ml_program.global_load @batch_norm2d_12.w_1 : tensor<8xf32>
    %batch_norm2d_12.w_2 = ml_program.global_load @batch_norm2d_12.w_2 : tensor<8xf32>
    %batch_norm2d_12.w_0 = ml_program.global_load @batch_norm2d_12.w_0 : tensor<8xf32>
    %batch_norm2d_12.b_0 = ml_program.global_load @batch_norm2d_12.b_0 : tensor<8xf32>
    %41:6 = "pd_op.batch_norm_"(%40, %batch_norm2d_12.w_1, %batch_norm2d_12.w_2, %batch_norm2d_12.w_0, %batch_norm2d_12.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_12.w_1 = %41#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.w_2 = %41#2 : tensor<8xf32>
    %42 = "pd_op.relu"(%41#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_13.w_0 = ml_program.global_load @conv2d_13.w_0 : tensor<32x8x1x1xf32>
    %43 = "pd_op.conv2d"(%42, %conv2d_13.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/Conv2D_2/"} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32>
    %batch_norm2d_13.w_1 = ml_program.global_load @batch_norm2d_13.w_1 : tensor<32xf32>
    %batch_norm2d_13.w_2 = ml_program.global_load @batch_norm2d_13.w_2 : tensor<32xf32>
    %batch_norm2d_13.w_0 = ml_program.global_load @batch_norm2d_13.w_0 : tensor<32xf32>
    %batch_norm2d_13.b_0 = ml_program.global_load @batch_norm2d_13.b_0 : tensor<32xf32>
    %44:6 = "pd_op.batch_norm_"(%43, %batch_norm2d_13.w_1, %batch_norm2d_13.w_2, %batch_norm2d_13.w_0, %batch_norm2d_13.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_13.w_1 = %44#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.w_2 = %44#2 : tensor<32xf32>
    %conv2d_14.w_0 = ml_program.global_load @conv2d_14.w_0 : tensor<32x16x1x1xf32>
    %45 = "pd_op.conv2d"(%36, %conv2d_14.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/Sequential/Conv2D/"} : (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>) -> tensor<4x32x4x4xf32>
    %batch_norm2d_14.w_1 = ml_program.global_load @batch_norm2d_14.w_1 : tensor<32xf32>
    %batch_norm2d_14.w_2 = ml_program.global_load @batch_norm2d_14.w_2 : tensor<32xf32>
    %batch_norm2d_14.w_0 = ml_program.global_load @batch_norm2d_14.w_0 : tensor<32xf32>
    %batch_norm2d_14.b_0 = ml_program.global_load @batch_norm2d_14.b_0 : tensor<32xf32>
    %46:6 = "pd_op.batch_norm_"(%45, %batch_norm2d_14.w_1, %batch_norm2d_14.w_2, %batch_norm2d_14.w_0, %batch_norm2d_14.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/Sequential/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_14.w_1 = %46#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.w_2 = %46#2 : tensor<32xf32>
    %47 = "pd_op.add"(%44#0, %46#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/"} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %48 = "pd_op.relu"(%47) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_3/"} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %conv2d_15.w_0 = ml_program.global_load @conv2d_15.w_0 : tensor<8x32x1x1xf32>
    %49 = "pd_op.conv2d"(%48, %conv2d_15.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/Conv2D/"} : (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_15.w_1 = ml_program.global_load @batch_norm2d_15.w_1 : tensor<8xf32>
    %batch_norm2d_15.w_2 = ml_program.global_load @batch_norm2d_15.w_2 : tensor<8xf32>
    %batch_norm2d_15.w_0 = ml_program.global_load @batch_norm2d_15.w_0 : tensor<8xf32>
    %batch_norm2d_15.b_0 = ml_program.global_load @batch_norm2d_15.b_0 : tensor<8xf32>
    %50:6 = "pd_op.batch_norm_"(%49, %batch_norm2d_15.w_1, %batch_norm2d_15.w_2, %batch_norm2d_15.w_0, %batch_norm2d_15.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_15.w_1 = %50#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.w_2 = %50#2 : tensor<8xf32>
    %51 = "pd_op.relu"(%50#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_16.w_0 = ml_program.global_load @conv2d_16.w_0 : tensor<8x8x3x3xf32>
    %52 = "pd_op.conv2d"(%51, %conv2d_16.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/Conv2D_1/"} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_16.w_1 = ml_program.global_load @batch_norm2d_16.w_1 : tensor<8xf32>
    %batch_norm2d_16.w_2 = ml_program.global_load @batch_norm2d_16.w_2 : tensor<8xf32>
    %batch_norm2d_16.w_0 = ml_program.global_load @batch_norm2d_16.w_0 : tensor<8xf32>
    %batch_norm2d_16.b_0 = ml_program.global_load @batch_norm2d_16.b_0 : tensor<8xf32>
    %53:6 = "pd_op.batch_norm_"(%52, %batch_norm2d_16.w_1, %batch_norm2d_16.w_2, %batch_norm2d_16.w_0, %batch_norm2d_16.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_16.w_1 = %53#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.w_2 = %53#2 : tensor<8xf32>
    %54 = "pd_op.relu"(%53#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_17.w_0 = ml_program.global_load @conv2d_17.w_0 : tensor<32x8x1x1xf32>
    %55 = "pd_op.conv2d"(%54, %conv2d_17.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/Conv2D_2/"} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32>
    %batch_norm2d_17.w_1 = ml_program.global_load @batch_norm2d_17.w_1 : tensor<32xf32>
    %batch_norm2d_17.w_2 = ml_program.global_load @batch_norm2d_17.w_2 : tensor<32xf32>
    %batch_norm2d_17.w_0 = ml_program.global_load @batch_norm2d_17.w_0 : tensor<32xf32>
    %batch_norm2d_17.b_0 = ml_program.global_load @batch_norm2d_17.b_0 : tensor<32xf32>
    %56:6 = "pd_op.batch_norm_"(%55, %batch_norm2d_17.w_1, %batch_norm2d_17.w_2, %batch_norm2d_17.w_0, %batch_norm2d_17.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_17.w_1 = %56#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.w_2 = %56#2 : tensor<32xf32>
    %57 = "pd_op.add"(%56#0, %48) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/"} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %58 = "pd_op.relu"(%57) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_4/"} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %conv2d_18.w_0 = ml_program.global_load @conv2d_18.w_0 : tensor<8x32x1x1xf32>
    %59 = "pd_op.conv2d"(%58, %conv2d_18.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/Conv2D/"} : (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_18.w_1 = ml_program.global_load @batch_norm2d_18.w_1 : tensor<8xf32>
    %batch_norm2d_18.w_2 = ml_program.global_load @batch_norm2d_18.w_2 : tensor<8xf32>
    %batch_norm2d_18.w_0 = ml_program.global_load @batch_norm2d_18.w_0 : tensor<8xf32>
    %batch_norm2d_18.b_0 = ml_program.global_load @batch_norm2d_18.b_0 : tensor<8xf32>
    %60:6 = "pd_op.batch_norm_"(%59, %batch_norm2d_18.w_1, %batch_norm2d_18.w_2, %batch_norm2d_18.w_0, %batch_norm2d_18.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_18.w_1 = %60#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.w_2 = %60#2 : tensor<8xf32>
    %61 = "pd_op.relu"(%60#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_19.w_0 = ml_program.global_load @conv2d_19.w_0 : tensor<8x8x3x3xf32>
    %62 = "pd_op.conv2d"(%61, %conv2d_19.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/Conv2D_1/"} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_19.w_1 = ml_program.global_load @batch_norm2d_19.w_1 : tensor<8xf32>
    %batch_norm2d_19.w_2 = ml_program.global_load @batch_norm2d_19.w_2 : tensor<8xf32>
    %batch_norm2d_19.w_0 = ml_program.global_load @batch_norm2d_19.w_0 : tensor<8xf32>
    %batch_norm2d_19.b_0 = ml_program.global_load @batch_norm2d_19.b_0 : tensor<8xf32>
    %63:6 = "pd_op.batch_norm_"(%62, %batch_norm2d_19.w_1, %batch_norm2d_19.w_2, %batch_norm2d_19.w_0, %batch_norm2d_19.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_19.w_1 = %63#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.w_2 = %63#2 : tensor<8xf32>
    %64 = "pd_op.relu"(%63#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_20.w_0 = ml_program.global_load @conv2d_20.w_0 : tensor<32x8x1x1xf32>
    %65 = "pd_op.conv2d"(%64, %conv2d_20.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/Conv2D_2/"} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32>
    %batch_norm2d_20.w_1 = ml_program.global_load @batch_norm2d_20.w_1 : tensor<32xf32>
    %batch_norm2d_20.w_2 = ml_program.global_load @batch_norm2d_20.w_2 : tensor<32xf32>
    %batch_norm2d_20.w_0 = ml_program.global_load @batch_norm2d_20.w_0 : tensor<32xf32>
    %batch_norm2d_20.b_0 = ml_program.global_load @batch_norm2d_20.b_0 : tensor<32xf32>
    %66:6 = "pd_op.batch_norm_"(%65, %batch_norm2d_20.w_1, %batch_norm2d_20.w_2, %batch_norm2d_20.w_0, %batch_norm2d_20.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_20.w_1 = %66#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.w_2 = %66#2 : tensor<32xf32>
    %67 = "pd_op.add"(%66#0, %58) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/"} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %68 = "pd_op.relu"(%67) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_5/"} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %conv2d_21.w_0 = ml_program.global_load @conv2d_21.w_0 : tensor<8x32x1x1xf32>
    %69 = "pd_op.conv2d"(%68, %conv2d_21.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/Conv2D/"} : (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_21.w_1 = ml_program.global_load @batch_norm2d_21.w_1 : tensor<8xf32>
    %batch_norm2d_21.w_2 = ml_program.global_load @batch_norm2d_21.w_2 : tensor<8xf32>
    %batch_norm2d_21.w_0 = ml_program.global_load @batch_norm2d_21.w_0 : tensor<8xf32>
    %batch_norm2d_21.b_0 = ml_program.global_load @batch_norm2d_21.b_0 : tensor<8xf32>
    %70:6 = "pd_op.batch_norm_"(%69, %batch_norm2d_21.w_1, %batch_norm2d_21.w_2, %batch_norm2d_21.w_0, %batch_norm2d_21.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_21.w_1 = %70#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.w_2 = %70#2 : tensor<8xf32>
    %71 = "pd_op.relu"(%70#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_22.w_0 = ml_program.global_load @conv2d_22.w_0 : tensor<8x8x3x3xf32>
    %72 = "pd_op.conv2d"(%71, %conv2d_22.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/Conv2D_1/"} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>) -> tensor<4x8x4x4xf32>
    %batch_norm2d_22.w_1 = ml_program.global_load @batch_norm2d_22.w_1 : tensor<8xf32>
    %batch_norm2d_22.w_2 = ml_program.global_load @batch_norm2d_22.w_2 : tensor<8xf32>
    %batch_norm2d_22.w_0 = ml_program.global_load @batch_norm2d_22.w_0 : tensor<8xf32>
    %batch_norm2d_22.b_0 = ml_program.global_load @batch_norm2d_22.b_0 : tensor<8xf32>
    %73:6 = "pd_op.batch_norm_"(%72, %batch_norm2d_22.w_1, %batch_norm2d_22.w_2, %batch_norm2d_22.w_0, %batch_norm2d_22.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_22.w_1 = %73#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.w_2 = %73#2 : tensor<8xf32>
    %74 = "pd_op.relu"(%73#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/"} : (tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %conv2d_23.w_0 = ml_program.global_load @conv2d_23.w_0 : tensor<32x8x1x1xf32>
    %75 = "pd_op.conv2d"(%74, %conv2d_23.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/Conv2D_2/"} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>) -> tensor<4x32x4x4xf32>
    %batch_norm2d_23.w_1 = ml_program.global_load @batch_norm2d_23.w_1 : tensor<32xf32>
    %batch_norm2d_23.w_2 = ml_program.global_load @batch_norm2d_23.w_2 : tensor<32xf32>
    %batch_norm2d_23.w_0 = ml_program.global_load @batch_norm2d_23.w_0 : tensor<32xf32>
    %batch_norm2d_23.b_0 = ml_program.global_load @batch_norm2d_23.b_0 : tensor<32xf32>
    %76:6 = "pd_op.batch_norm_"(%75, %batch_norm2d_23.w_1, %batch_norm2d_23.w_2, %batch_norm2d_23.w_0, %batch_norm2d_23.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_23.w_1 = %76#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.w_2 = %76#2 : tensor<32xf32>
    %77 = "pd_op.add"(%76#0, %68) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/"} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %78 = "pd_op.relu"(%77) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_6/"} : (tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %conv2d_24.w_0 = ml_program.global_load @conv2d_24.w_0 : tensor<16x32x1x1xf32>
    %79 = "pd_op.conv2d"(%78, %conv2d_24.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/Conv2D/"} : (tensor<4x32x4x4xf32>, tensor<16x32x1x1xf32>) -> tensor<4x16x4x4xf32>
    %batch_norm2d_24.w_1 = ml_program.global_load @batch_norm2d_24.w_1 : tensor<16xf32>
    %batch_norm2d_24.w_2 = ml_program.global_load @batch_norm2d_24.w_2 : tensor<16xf32>
    %batch_norm2d_24.w_0 = ml_program.global_load @batch_norm2d_24.w_0 : tensor<16xf32>
    %batch_norm2d_24.b_0 = ml_program.global_load @batch_norm2d_24.b_0 : tensor<16xf32>
    %80:6 = "pd_op.batch_norm_"(%79, %batch_norm2d_24.w_1, %batch_norm2d_24.w_2, %batch_norm2d_24.w_0, %batch_norm2d_24.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x4x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x4x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_24.w_1 = %80#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.w_2 = %80#2 : tensor<16xf32>
    %81 = "pd_op.relu"(%80#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/"} : (tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xf32>
    %conv2d_25.w_0 = ml_program.global_load @conv2d_25.w_0 : tensor<16x16x3x3xf32>
    %82 = "pd_op.conv2d"(%81, %conv2d_25.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/Conv2D_1/"} : (tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_25.w_1 = ml_program.global_load @batch_norm2d_25.w_1 : tensor<16xf32>
    %batch_norm2d_25.w_2 = ml_program.global_load @batch_norm2d_25.w_2 : tensor<16xf32>
    %batch_norm2d_25.w_0 = ml_program.global_load @batch_norm2d_25.w_0 : tensor<16xf32>
    %batch_norm2d_25.b_0 = ml_program.global_load @batch_norm2d_25.b_0 : tensor<16xf32>
    %83:6 = "pd_op.batch_norm_"(%82, %batch_norm2d_25.w_1, %batch_norm2d_25.w_2, %batch_norm2d_25.w_0, %batch_norm2d_25.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_25.w_1 = %83#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.w_2 = %83#2 : tensor<16xf32>
    %84 = "pd_op.relu"(%83#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_26.w_0 = ml_program.global_load @conv2d_26.w_0 : tensor<64x16x1x1xf32>
    %85 = "pd_op.conv2d"(%84, %conv2d_26.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/Conv2D_2/"} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_26.w_1 = ml_program.global_load @batch_norm2d_26.w_1 : tensor<64xf32>
    %batch_norm2d_26.w_2 = ml_program.global_load @batch_norm2d_26.w_2 : tensor<64xf32>
    %batch_norm2d_26.w_0 = ml_program.global_load @batch_norm2d_26.w_0 : tensor<64xf32>
    %batch_norm2d_26.b_0 = ml_program.global_load @batch_norm2d_26.b_0 : tensor<64xf32>
    %86:6 = "pd_op.batch_norm_"(%85, %batch_norm2d_26.w_1, %batch_norm2d_26.w_2, %batch_norm2d_26.w_0, %batch_norm2d_26.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_26.w_1 = %86#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.w_2 = %86#2 : tensor<64xf32>
    %conv2d_27.w_0 = ml_program.global_load @conv2d_27.w_0 : tensor<64x32x1x1xf32>
    %87 = "pd_op.conv2d"(%78, %conv2d_27.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/Sequential/Conv2D/"} : (tensor<4x32x4x4xf32>, tensor<64x32x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_27.w_1 = ml_program.global_load @batch_norm2d_27.w_1 : tensor<64xf32>
    %batch_norm2d_27.w_2 = ml_program.global_load @batch_norm2d_27.w_2 : tensor<64xf32>
    %batch_norm2d_27.w_0 = ml_program.global_load @batch_norm2d_27.w_0 : tensor<64xf32>
    %batch_norm2d_27.b_0 = ml_program.global_load @batch_norm2d_27.b_0 : tensor<64xf32>
    %88:6 = "pd_op.batch_norm_"(%87, %batch_norm2d_27.w_1, %batch_norm2d_27.w_2, %batch_norm2d_27.w_0, %batch_norm2d_27.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/Sequential/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_27.w_1 = %88#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.w_2 = %88#2 : tensor<64xf32>
    %89 = "pd_op.add"(%86#0, %88#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/"} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %90 = "pd_op.relu"(%89) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_7/"} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %conv2d_28.w_0 = ml_program.global_load @conv2d_28.w_0 : tensor<16x64x1x1xf32>
    %91 = "pd_op.conv2d"(%90, %conv2d_28.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_28.w_1 = ml_program.global_load @batch_norm2d_28.w_1 : tensor<16xf32>
    %batch_norm2d_28.w_2 = ml_program.global_load @batch_norm2d_28.w_2 : tensor<16xf32>
    %batch_norm2d_28.w_0 = ml_program.global_load @batch_norm2d_28.w_0 : tensor<16xf32>
    %batch_norm2d_28.b_0 = ml_program.global_load @batch_norm2d_28.b_0 : tensor<16xf32>
    %92:6 = "pd_op.batch_norm_"(%91, %batch_norm2d_28.w_1, %batch_norm2d_28.w_2, %batch_norm2d_28.w_0, %batch_norm2d_28.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_28.w_1 = %92#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.w_2 = %92#2 : tensor<16xf32>
    %93 = "pd_op.relu"(%92#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_29.w_0 = ml_program.global_load @conv2d_29.w_0 : tensor<16x16x3x3xf32>
    %94 = "pd_op.conv2d"(%93, %conv2d_29.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/Conv2D_1/"} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_29.w_1 = ml_program.global_load @batch_norm2d_29.w_1 : tensor<16xf32>
    %batch_norm2d_29.w_2 = ml_program.global_load @batch_norm2d_29.w_2 : tensor<16xf32>
    %batch_norm2d_29.w_0 = ml_program.global_load @batch_norm2d_29.w_0 : tensor<16xf32>
    %batch_norm2d_29.b_0 = ml_program.global_load @batch_norm2d_29.b_0 : tensor<16xf32>
    %95:6 = "pd_op.batch_norm_"(%94, %batch_norm2d_29.w_1, %batch_norm2d_29.w_2, %batch_norm2d_29.w_0, %batch_norm2d_29.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_29.w_1 = %95#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.w_2 = %95#2 : tensor<16xf32>
    %96 = "pd_op.relu"(%95#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_30.w_0 = ml_program.global_load @conv2d_30.w_0 : tensor<64x16x1x1xf32>
    %97 = "pd_op.conv2d"(%96, %conv2d_30.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/Conv2D_2/"} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_30.w_1 = ml_program.global_load @batch_norm2d_30.w_1 : tensor<64xf32>
    %batch_norm2d_30.w_2 = ml_program.global_load @batch_norm2d_30.w_2 : tensor<64xf32>
    %batch_norm2d_30.w_0 = ml_program.global_load @batch_norm2d_30.w_0 : tensor<64xf32>
    %batch_norm2d_30.b_0 = ml_program.global_load @batch_norm2d_30.b_0 : tensor<64xf32>
    %98:6 = "pd_op.batch_norm_"(%97, %batch_norm2d_30.w_1, %batch_norm2d_30.w_2, %batch_norm2d_30.w_0, %batch_norm2d_30.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_30.w_1 = %98#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.w_2 = %98#2 : tensor<64xf32>
    %99 = "pd_op.add"(%98#0, %90) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/"} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %100 = "pd_op.relu"(%99) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_8/"} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %conv2d_31.w_0 = ml_program.global_load @conv2d_31.w_0 : tensor<16x64x1x1xf32>
    %101 = "pd_op.conv2d"(%100, %conv2d_31.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_31.w_1 = ml_program.global_load @batch_norm2d_31.w_1 : tensor<16xf32>
    %batch_norm2d_31.w_2 = ml_program.global_load @batch_norm2d_31.w_2 : tensor<16xf32>
    %batch_norm2d_31.w_0 = ml_program.global_load @batch_norm2d_31.w_0 : tensor<16xf32>
    %batch_norm2d_31.b_0 = ml_program.global_load @batch_norm2d_31.b_0 : tensor<16xf32>
    %102:6 = "pd_op.batch_norm_"(%101, %batch_norm2d_31.w_1, %batch_norm2d_31.w_2, %batch_norm2d_31.w_0, %batch_norm2d_31.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_31.w_1 = %102#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.w_2 = %102#2 : tensor<16xf32>
    %103 = "pd_op.relu"(%102#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_32.w_0 = ml_program.global_load @conv2d_32.w_0 : tensor<16x16x3x3xf32>
    %104 = "pd_op.conv2d"(%103, %conv2d_32.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/Conv2D_1/"} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_32.w_1 = ml_program.global_load @batch_norm2d_32.w_1 : tensor<16xf32>
    %batch_norm2d_32.w_2 = ml_program.global_load @batch_norm2d_32.w_2 : tensor<16xf32>
    %batch_norm2d_32.w_0 = ml_program.global_load @batch_norm2d_32.w_0 : tensor<16xf32>
    %batch_norm2d_32.b_0 = ml_program.global_load @batch_norm2d_32.b_0 : tensor<16xf32>
    %105:6 = "pd_op.batch_norm_"(%104, %batch_norm2d_32.w_1, %batch_norm2d_32.w_2, %batch_norm2d_32.w_0, %batch_norm2d_32.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_32.w_1 = %105#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.w_2 = %105#2 : tensor<16xf32>
    %106 = "pd_op.relu"(%105#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_33.w_0 = ml_program.global_load @conv2d_33.w_0 : tensor<64x16x1x1xf32>
    %107 = "pd_op.conv2d"(%106, %conv2d_33.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/Conv2D_2/"} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_33.w_1 = ml_program.global_load @batch_norm2d_33.w_1 : tensor<64xf32>
    %batch_norm2d_33.w_2 = ml_program.global_load @batch_norm2d_33.w_2 : tensor<64xf32>
    %batch_norm2d_33.w_0 = ml_program.global_load @batch_norm2d_33.w_0 : tensor<64xf32>
    %batch_norm2d_33.b_0 = ml_program.global_load @batch_norm2d_33.b_0 : tensor<64xf32>
    %108:6 = "pd_op.batch_norm_"(%107, %batch_norm2d_33.w_1, %batch_norm2d_33.w_2, %batch_norm2d_33.w_0, %batch_norm2d_33.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_33.w_1 = %108#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.w_2 = %108#2 : tensor<64xf32>
    %109 = "pd_op.add"(%108#0, %100) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/"} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %110 = "pd_op.relu"(%109) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_9/"} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %conv2d_34.w_0 = ml_program.global_load @conv2d_34.w_0 : tensor<16x64x1x1xf32>
    %111 = "pd_op.conv2d"(%110, %conv2d_34.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_34.w_1 = ml_program.global_load @batch_norm2d_34.w_1 : tensor<16xf32>
    %batch_norm2d_34.w_2 = ml_program.global_load @batch_norm2d_34.w_2 : tensor<16xf32>
    %batch_norm2d_34.w_0 = ml_program.global_load @batch_norm2d_34.w_0 : tensor<16xf32>
    %batch_norm2d_34.b_0 = ml_program.global_load @batch_norm2d_34.b_0 : tensor<16xf32>
    %112:6 = "pd_op.batch_norm_"(%111, %batch_norm2d_34.w_1, %batch_norm2d_34.w_2, %batch_norm2d_34.w_0, %batch_norm2d_34.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_34.w_1 = %112#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.w_2 = %112#2 : tensor<16xf32>
    %113 = "pd_op.relu"(%112#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_35.w_0 = ml_program.global_load @conv2d_35.w_0 : tensor<16x16x3x3xf32>
    %114 = "pd_op.conv2d"(%113, %conv2d_35.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/Conv2D_1/"} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_35.w_1 = ml_program.global_load @batch_norm2d_35.w_1 : tensor<16xf32>
    %batch_norm2d_35.w_2 = ml_program.global_load @batch_norm2d_35.w_2 : tensor<16xf32>
    %batch_norm2d_35.w_0 = ml_program.global_load @batch_norm2d_35.w_0 : tensor<16xf32>
    %batch_norm2d_35.b_0 = ml_program.global_load @batch_norm2d_35.b_0 : tensor<16xf32>
    %115:6 = "pd_op.batch_norm_"(%114, %batch_norm2d_35.w_1, %batch_norm2d_35.w_2, %batch_norm2d_35.w_0, %batch_norm2d_35.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_35.w_1 = %115#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.w_2 = %115#2 : tensor<16xf32>
    %116 = "pd_op.relu"(%115#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_36.w_0 = ml_program.global_load @conv2d_36.w_0 : tensor<64x16x1x1xf32>
    %117 = "pd_op.conv2d"(%116, %conv2d_36.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/Conv2D_2/"} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_36.w_1 = ml_program.global_load @batch_norm2d_36.w_1 : tensor<64xf32>
    %batch_norm2d_36.w_2 = ml_program.global_load @batch_norm2d_36.w_2 : tensor<64xf32>
    %batch_norm2d_36.w_0 = ml_program.global_load @batch_norm2d_36.w_0 : tensor<64xf32>
    %batch_norm2d_36.b_0 = ml_program.global_load @batch_norm2d_36.b_0 : tensor<64xf32>
    %118:6 = "pd_op.batch_norm_"(%117, %batch_norm2d_36.w_1, %batch_norm2d_36.w_2, %batch_norm2d_36.w_0, %batch_norm2d_36.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_36.w_1 = %118#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.w_2 = %118#2 : tensor<64xf32>
    %119 = "pd_op.add"(%118#0, %110) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/"} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %120 = "pd_op.relu"(%119) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_10/"} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %conv2d_37.w_0 = ml_program.global_load @conv2d_37.w_0 : tensor<16x64x1x1xf32>
    %121 = "pd_op.conv2d"(%120, %conv2d_37.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_37.w_1 = ml_program.global_load @batch_norm2d_37.w_1 : tensor<16xf32>
    %batch_norm2d_37.w_2 = ml_program.global_load @batch_norm2d_37.w_2 : tensor<16xf32>
    %batch_norm2d_37.w_0 = ml_program.global_load @batch_norm2d_37.w_0 : tensor<16xf32>
    %batch_norm2d_37.b_0 = ml_program.global_load @batch_norm2d_37.b_0 : tensor<16xf32>
    %122:6 = "pd_op.batch_norm_"(%121, %batch_norm2d_37.w_1, %batch_norm2d_37.w_2, %batch_norm2d_37.w_0, %batch_norm2d_37.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_37.w_1 = %122#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.w_2 = %122#2 : tensor<16xf32>
    %123 = "pd_op.relu"(%122#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_38.w_0 = ml_program.global_load @conv2d_38.w_0 : tensor<16x16x3x3xf32>
    %124 = "pd_op.conv2d"(%123, %conv2d_38.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/Conv2D_1/"} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_38.w_1 = ml_program.global_load @batch_norm2d_38.w_1 : tensor<16xf32>
    %batch_norm2d_38.w_2 = ml_program.global_load @batch_norm2d_38.w_2 : tensor<16xf32>
    %batch_norm2d_38.w_0 = ml_program.global_load @batch_norm2d_38.w_0 : tensor<16xf32>
    %batch_norm2d_38.b_0 = ml_program.global_load @batch_norm2d_38.b_0 : tensor<16xf32>
    %125:6 = "pd_op.batch_norm_"(%124, %batch_norm2d_38.w_1, %batch_norm2d_38.w_2, %batch_norm2d_38.w_0, %batch_norm2d_38.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_38.w_1 = %125#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.w_2 = %125#2 : tensor<16xf32>
    %126 = "pd_op.relu"(%125#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_39.w_0 = ml_program.global_load @conv2d_39.w_0 : tensor<64x16x1x1xf32>
    %127 = "pd_op.conv2d"(%126, %conv2d_39.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/Conv2D_2/"} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_39.w_1 = ml_program.global_load @batch_norm2d_39.w_1 : tensor<64xf32>
    %batch_norm2d_39.w_2 = ml_program.global_load @batch_norm2d_39.w_2 : tensor<64xf32>
    %batch_norm2d_39.w_0 = ml_program.global_load @batch_norm2d_39.w_0 : tensor<64xf32>
    %batch_norm2d_39.b_0 = ml_program.global_load @batch_norm2d_39.b_0 : tensor<64xf32>
    %128:6 = "pd_op.batch_norm_"(%127, %batch_norm2d_39.w_1, %batch_norm2d_39.w_2, %batch_norm2d_39.w_0, %batch_norm2d_39.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_39.w_1 = %128#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.w_2 = %128#2 : tensor<64xf32>
    %129 = "pd_op.add"(%128#0, %120) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/"} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %130 = "pd_op.relu"(%129) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_11/"} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %conv2d_40.w_0 = ml_program.global_load @conv2d_40.w_0 : tensor<16x64x1x1xf32>
    %131 = "pd_op.conv2d"(%130, %conv2d_40.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_40.w_1 = ml_program.global_load @batch_norm2d_40.w_1 : tensor<16xf32>
    %batch_norm2d_40.w_2 = ml_program.global_load @batch_norm2d_40.w_2 : tensor<16xf32>
    %batch_norm2d_40.w_0 = ml_program.global_load @batch_norm2d_40.w_0 : tensor<16xf32>
    %batch_norm2d_40.b_0 = ml_program.global_load @batch_norm2d_40.b_0 : tensor<16xf32>
    %132:6 = "pd_op.batch_norm_"(%131, %batch_norm2d_40.w_1, %batch_norm2d_40.w_2, %batch_norm2d_40.w_0, %batch_norm2d_40.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_40.w_1 = %132#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.w_2 = %132#2 : tensor<16xf32>
    %133 = "pd_op.relu"(%132#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_41.w_0 = ml_program.global_load @conv2d_41.w_0 : tensor<16x16x3x3xf32>
    %134 = "pd_op.conv2d"(%133, %conv2d_41.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/Conv2D_1/"} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>) -> tensor<4x16x2x2xf32>
    %batch_norm2d_41.w_1 = ml_program.global_load @batch_norm2d_41.w_1 : tensor<16xf32>
    %batch_norm2d_41.w_2 = ml_program.global_load @batch_norm2d_41.w_2 : tensor<16xf32>
    %batch_norm2d_41.w_0 = ml_program.global_load @batch_norm2d_41.w_0 : tensor<16xf32>
    %batch_norm2d_41.b_0 = ml_program.global_load @batch_norm2d_41.b_0 : tensor<16xf32>
    %135:6 = "pd_op.batch_norm_"(%134, %batch_norm2d_41.w_1, %batch_norm2d_41.w_2, %batch_norm2d_41.w_0, %batch_norm2d_41.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_41.w_1 = %135#1 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.w_2 = %135#2 : tensor<16xf32>
    %136 = "pd_op.relu"(%135#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/"} : (tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %conv2d_42.w_0 = ml_program.global_load @conv2d_42.w_0 : tensor<64x16x1x1xf32>
    %137 = "pd_op.conv2d"(%136, %conv2d_42.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/Conv2D_2/"} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>) -> tensor<4x64x2x2xf32>
    %batch_norm2d_42.w_1 = ml_program.global_load @batch_norm2d_42.w_1 : tensor<64xf32>
    %batch_norm2d_42.w_2 = ml_program.global_load @batch_norm2d_42.w_2 : tensor<64xf32>
    %batch_norm2d_42.w_0 = ml_program.global_load @batch_norm2d_42.w_0 : tensor<64xf32>
    %batch_norm2d_42.b_0 = ml_program.global_load @batch_norm2d_42.b_0 : tensor<64xf32>
    %138:6 = "pd_op.batch_norm_"(%137, %batch_norm2d_42.w_1, %batch_norm2d_42.w_2, %batch_norm2d_42.w_0, %batch_norm2d_42.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_42.w_1 = %138#1 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.w_2 = %138#2 : tensor<64xf32>
    %139 = "pd_op.add"(%138#0, %130) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/"} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %140 = "pd_op.relu"(%139) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_12/"} : (tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %conv2d_43.w_0 = ml_program.global_load @conv2d_43.w_0 : tensor<32x64x1x1xf32>
    %141 = "pd_op.conv2d"(%140, %conv2d_43.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<32x64x1x1xf32>) -> tensor<4x32x2x2xf32>
    %batch_norm2d_43.w_1 = ml_program.global_load @batch_norm2d_43.w_1 : tensor<32xf32>
    %batch_norm2d_43.w_2 = ml_program.global_load @batch_norm2d_43.w_2 : tensor<32xf32>
    %batch_norm2d_43.w_0 = ml_program.global_load @batch_norm2d_43.w_0 : tensor<32xf32>
    %batch_norm2d_43.b_0 = ml_program.global_load @batch_norm2d_43.b_0 : tensor<32xf32>
    %142:6 = "pd_op.batch_norm_"(%141, %batch_norm2d_43.w_1, %batch_norm2d_43.w_2, %batch_norm2d_43.w_0, %batch_norm2d_43.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x2x2xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x2x2xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_43.w_1 = %142#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.w_2 = %142#2 : tensor<32xf32>
    %143 = "pd_op.relu"(%142#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/"} : (tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xf32>
    %conv2d_44.w_0 = ml_program.global_load @conv2d_44.w_0 : tensor<32x32x3x3xf32>
    %144 = "pd_op.conv2d"(%143, %conv2d_44.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/Conv2D_1/"} : (tensor<4x32x2x2xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x1x1xf32>
    %batch_norm2d_44.w_1 = ml_program.global_load @batch_norm2d_44.w_1 : tensor<32xf32>
    %batch_norm2d_44.w_2 = ml_program.global_load @batch_norm2d_44.w_2 : tensor<32xf32>
    %batch_norm2d_44.w_0 = ml_program.global_load @batch_norm2d_44.w_0 : tensor<32xf32>
    %batch_norm2d_44.b_0 = ml_program.global_load @batch_norm2d_44.b_0 : tensor<32xf32>
    %145:6 = "pd_op.batch_norm_"(%144, %batch_norm2d_44.w_1, %batch_norm2d_44.w_2, %batch_norm2d_44.w_0, %batch_norm2d_44.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_44.w_1 = %145#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.w_2 = %145#2 : tensor<32xf32>
    %146 = "pd_op.relu"(%145#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/"} : (tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %conv2d_45.w_0 = ml_program.global_load @conv2d_45.w_0 : tensor<128x32x1x1xf32>
    %147 = "pd_op.conv2d"(%146, %conv2d_45.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/Conv2D_2/"} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    %batch_norm2d_45.w_1 = ml_program.global_load @batch_norm2d_45.w_1 : tensor<128xf32>
    %batch_norm2d_45.w_2 = ml_program.global_load @batch_norm2d_45.w_2 : tensor<128xf32>
    %batch_norm2d_45.w_0 = ml_program.global_load @batch_norm2d_45.w_0 : tensor<128xf32>
    %batch_norm2d_45.b_0 = ml_program.global_load @batch_norm2d_45.b_0 : tensor<128xf32>
    %148:6 = "pd_op.batch_norm_"(%147, %batch_norm2d_45.w_1, %batch_norm2d_45.w_2, %batch_norm2d_45.w_0, %batch_norm2d_45.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_45.w_1 = %148#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.w_2 = %148#2 : tensor<128xf32>
    %conv2d_46.w_0 = ml_program.global_load @conv2d_46.w_0 : tensor<128x64x1x1xf32>
    %149 = "pd_op.conv2d"(%140, %conv2d_46.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [2 : i32, 2 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/Sequential/Conv2D/"} : (tensor<4x64x2x2xf32>, tensor<128x64x1x1xf32>) -> tensor<4x128x1x1xf32>
    %batch_norm2d_46.w_1 = ml_program.global_load @batch_norm2d_46.w_1 : tensor<128xf32>
    %batch_norm2d_46.w_2 = ml_program.global_load @batch_norm2d_46.w_2 : tensor<128xf32>
    %batch_norm2d_46.w_0 = ml_program.global_load @batch_norm2d_46.w_0 : tensor<128xf32>
    %batch_norm2d_46.b_0 = ml_program.global_load @batch_norm2d_46.b_0 : tensor<128xf32>
    %150:6 = "pd_op.batch_norm_"(%149, %batch_norm2d_46.w_1, %batch_norm2d_46.w_2, %batch_norm2d_46.w_0, %batch_norm2d_46.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/Sequential/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_46.w_1 = %150#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.w_2 = %150#2 : tensor<128xf32>
    %151 = "pd_op.add"(%148#0, %150#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/"} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %152 = "pd_op.relu"(%151) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_13/"} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %conv2d_47.w_0 = ml_program.global_load @conv2d_47.w_0 : tensor<32x128x1x1xf32>
    %153 = "pd_op.conv2d"(%152, %conv2d_47.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/Conv2D/"} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x32x1x1xf32>
    %batch_norm2d_47.w_1 = ml_program.global_load @batch_norm2d_47.w_1 : tensor<32xf32>
    %batch_norm2d_47.w_2 = ml_program.global_load @batch_norm2d_47.w_2 : tensor<32xf32>
    %batch_norm2d_47.w_0 = ml_program.global_load @batch_norm2d_47.w_0 : tensor<32xf32>
    %batch_norm2d_47.b_0 = ml_program.global_load @batch_norm2d_47.b_0 : tensor<32xf32>
    %154:6 = "pd_op.batch_norm_"(%153, %batch_norm2d_47.w_1, %batch_norm2d_47.w_2, %batch_norm2d_47.w_0, %batch_norm2d_47.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_47.w_1 = %154#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.w_2 = %154#2 : tensor<32xf32>
    %155 = "pd_op.relu"(%154#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/"} : (tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %conv2d_48.w_0 = ml_program.global_load @conv2d_48.w_0 : tensor<32x32x3x3xf32>
    %156 = "pd_op.conv2d"(%155, %conv2d_48.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/Conv2D_1/"} : (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x1x1xf32>
    %batch_norm2d_48.w_1 = ml_program.global_load @batch_norm2d_48.w_1 : tensor<32xf32>
    %batch_norm2d_48.w_2 = ml_program.global_load @batch_norm2d_48.w_2 : tensor<32xf32>
    %batch_norm2d_48.w_0 = ml_program.global_load @batch_norm2d_48.w_0 : tensor<32xf32>
    %batch_norm2d_48.b_0 = ml_program.global_load @batch_norm2d_48.b_0 : tensor<32xf32>
    %157:6 = "pd_op.batch_norm_"(%156, %batch_norm2d_48.w_1, %batch_norm2d_48.w_2, %batch_norm2d_48.w_0, %batch_norm2d_48.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_48.w_1 = %157#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.w_2 = %157#2 : tensor<32xf32>
    %158 = "pd_op.relu"(%157#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/"} : (tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %conv2d_49.w_0 = ml_program.global_load @conv2d_49.w_0 : tensor<128x32x1x1xf32>
    %159 = "pd_op.conv2d"(%158, %conv2d_49.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/Conv2D_2/"} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    %batch_norm2d_49.w_1 = ml_program.global_load @batch_norm2d_49.w_1 : tensor<128xf32>
    %batch_norm2d_49.w_2 = ml_program.global_load @batch_norm2d_49.w_2 : tensor<128xf32>
    %batch_norm2d_49.w_0 = ml_program.global_load @batch_norm2d_49.w_0 : tensor<128xf32>
    %batch_norm2d_49.b_0 = ml_program.global_load @batch_norm2d_49.b_0 : tensor<128xf32>
    %160:6 = "pd_op.batch_norm_"(%159, %batch_norm2d_49.w_1, %batch_norm2d_49.w_2, %batch_norm2d_49.w_0, %batch_norm2d_49.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_49.w_1 = %160#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.w_2 = %160#2 : tensor<128xf32>
    %161 = "pd_op.add"(%160#0, %152) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/"} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %162 = "pd_op.relu"(%161) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_14/"} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %conv2d_50.w_0 = ml_program.global_load @conv2d_50.w_0 : tensor<32x128x1x1xf32>
    %163 = "pd_op.conv2d"(%162, %conv2d_50.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/Conv2D/"} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>) -> tensor<4x32x1x1xf32>
    %batch_norm2d_50.w_1 = ml_program.global_load @batch_norm2d_50.w_1 : tensor<32xf32>
    %batch_norm2d_50.w_2 = ml_program.global_load @batch_norm2d_50.w_2 : tensor<32xf32>
    %batch_norm2d_50.w_0 = ml_program.global_load @batch_norm2d_50.w_0 : tensor<32xf32>
    %batch_norm2d_50.b_0 = ml_program.global_load @batch_norm2d_50.b_0 : tensor<32xf32>
    %164:6 = "pd_op.batch_norm_"(%163, %batch_norm2d_50.w_1, %batch_norm2d_50.w_2, %batch_norm2d_50.w_0, %batch_norm2d_50.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_50.w_1 = %164#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.w_2 = %164#2 : tensor<32xf32>
    %165 = "pd_op.relu"(%164#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/"} : (tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %conv2d_51.w_0 = ml_program.global_load @conv2d_51.w_0 : tensor<32x32x3x3xf32>
    %166 = "pd_op.conv2d"(%165, %conv2d_51.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/Conv2D_1/"} : (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>) -> tensor<4x32x1x1xf32>
    %batch_norm2d_51.w_1 = ml_program.global_load @batch_norm2d_51.w_1 : tensor<32xf32>
    %batch_norm2d_51.w_2 = ml_program.global_load @batch_norm2d_51.w_2 : tensor<32xf32>
    %batch_norm2d_51.w_0 = ml_program.global_load @batch_norm2d_51.w_0 : tensor<32xf32>
    %batch_norm2d_51.b_0 = ml_program.global_load @batch_norm2d_51.b_0 : tensor<32xf32>
    %167:6 = "pd_op.batch_norm_"(%166, %batch_norm2d_51.w_1, %batch_norm2d_51.w_2, %batch_norm2d_51.w_0, %batch_norm2d_51.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/BatchNorm2D_1/", trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_51.w_1 = %167#1 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.w_2 = %167#2 : tensor<32xf32>
    %168 = "pd_op.relu"(%167#0) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/"} : (tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %conv2d_52.w_0 = ml_program.global_load @conv2d_52.w_0 : tensor<128x32x1x1xf32>
    %169 = "pd_op.conv2d"(%168, %conv2d_52.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/Conv2D_2/"} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>) -> tensor<4x128x1x1xf32>
    %batch_norm2d_52.w_1 = ml_program.global_load @batch_norm2d_52.w_1 : tensor<128xf32>
    %batch_norm2d_52.w_2 = ml_program.global_load @batch_norm2d_52.w_2 : tensor<128xf32>
    %batch_norm2d_52.w_0 = ml_program.global_load @batch_norm2d_52.w_0 : tensor<128xf32>
    %batch_norm2d_52.b_0 = ml_program.global_load @batch_norm2d_52.b_0 : tensor<128xf32>
    %170:6 = "pd_op.batch_norm_"(%169, %batch_norm2d_52.w_1, %batch_norm2d_52.w_2, %batch_norm2d_52.w_0, %batch_norm2d_52.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/BatchNorm2D_2/", trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_52.w_1 = %170#1 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.w_2 = %170#2 : tensor<128xf32>
    %171 = "pd_op.add"(%170#0, %162) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/"} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %172 = "pd_op.relu"(%171) {stop_gradient = [false], struct_name = "/ResNet50/Sequential_1/Bottleneck_15/"} : (tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %173 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/ResNet50/AdaptiveAvgPool2D/", value = [1, 1]} : () -> tensor<2xi64>
    %174 = "pd_op.pool2d"(%172, %173) {adaptive = true, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], pooling_type = "avg", stop_gradient = [false], strides = [1, 1], struct_name = "/ResNet50/AdaptiveAvgPool2D/"} : (tensor<4x128x1x1xf32>, tensor<2xi64>) -> tensor<4x128x1x1xf32>
    %175 = "pd_op.flatten"(%174) {start_axis = 1 : i32, stop_axis = 3 : i32, stop_gradient = [false], struct_name = "/ResNet50/"} : (tensor<4x128x1x1xf32>) -> tensor<4x128xf32>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<128x62xf32>
    %176 = "pd_op.matmul"(%175, %linear_0.w_0) {stop_gradient = [false], struct_name = "/ResNet50/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x128xf32>, tensor<128x62xf32>) -> tensor<4x62xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<62xf32>
    %177 = "pd_op.add"(%176, %linear_0.b_0) {stop_gradient = [false], struct_name = "/ResNet50/Linear/"} : (tensor<4x62xf32>, tensor<62xf32>) -> tensor<4x62xf32>
    %178:2 = "pd_op.cross_entropy_with_softmax"(%177, %arg1) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x62xf32>, tensor<4x1xi64>) -> (tensor<4x62xf32>, tensor<4x1xf32>)
    %179 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %180 = "pd_op.mean"(%178#1, %179) {keepdim = false, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %181 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %182 = "pd_op.mean"(%180, %181) {keepdim = false, stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %183 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f64} : () -> tensor<1xf32>
    %184 = "pd_op.full_like"(%182, %183) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, stop_gradient = [true]} : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
    %185 = "pd_op.mean_grad"(%180, %184, %181) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %186 = "pd_op.mean_grad"(%178#1, %185, %179) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %187 = "pd_op.cross_entropy_with_softmax_grad"(%arg1, %178#0, %186) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [true], use_softmax = true} : (tensor<4x1xi64>, tensor<4x62xf32>, tensor<4x1xf32>) -> tensor<4x62xf32>
    %188:2 = "pd_op.add_grad"(%176, %linear_0.b_0, %187) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x62xf32>, tensor<62xf32>, tensor<4x62xf32>) -> (tensor<4x62xf32>, tensor<62xf32>)
    %189:2 = "pd_op.matmul_grad"(%175, %linear_0.w_0, %188#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x128xf32>, tensor<128x62xf32>, tensor<4x62xf32>) -> (tensor<4x128xf32>, tensor<128x62xf32>)
    %190 = "pd_op.flatten_grad"(%174, %189#0) {stop_gradient = [true]} : (tensor<4x128x1x1xf32>, tensor<4x128xf32>) -> tensor<4x128x1x1xf32>
    %191 = "pd_op.pool2d_grad"(%172, %174, %190, %173) {adaptive = true, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], pooling_type = "avg", stop_gradient = [true], strides = [1, 1]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<2xi64>) -> tensor<4x128x1x1xf32>
    %192 = "pd_op.relu_grad"(%172, %191) {stop_gradient = [true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %193:2 = "pd_op.add_grad"(%170#0, %162, %192) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>)
    %194:3 = "pd_op.batch_norm_grad"(%169, %batch_norm2d_52.w_0, %batch_norm2d_52.b_0, %170#1, %170#2, %170#3, %170#4, %170#5, %193#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>)
    %195:2 = "pd_op.conv2d_grad"(%168, %conv2d_52.w_0, %194#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>)
    %196 = "pd_op.relu_grad"(%168, %195#0) {stop_gradient = [true]} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %197:3 = "pd_op.batch_norm_grad"(%166, %batch_norm2d_51.w_0, %batch_norm2d_51.b_0, %167#1, %167#2, %167#3, %167#4, %167#5, %196) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>)
    %198:2 = "pd_op.conv2d_grad"(%165, %conv2d_51.w_0, %197#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>)
    %199 = "pd_op.relu_grad"(%165, %198#0) {stop_gradient = [true]} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %200:3 = "pd_op.batch_norm_grad"(%163, %batch_norm2d_50.w_0, %batch_norm2d_50.b_0, %164#1, %164#2, %164#3, %164#4, %164#5, %199) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>)
    %201:2 = "pd_op.conv2d_grad"(%162, %conv2d_50.w_0, %200#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<4x32x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>)
    %202 = "pir.combine"(%193#1, %201#0) {stop_gradient = [true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tuple<tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>>
    %203 = "pd_op.add_n"(%202) {stop_gradient = [true]} : (tuple<tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>>) -> tensor<4x128x1x1xf32>
    %204 = "pd_op.relu_grad"(%162, %203) {stop_gradient = [true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %205:2 = "pd_op.add_grad"(%160#0, %152, %204) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>)
    %206:3 = "pd_op.batch_norm_grad"(%159, %batch_norm2d_49.w_0, %batch_norm2d_49.b_0, %160#1, %160#2, %160#3, %160#4, %160#5, %205#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>)
    %207:2 = "pd_op.conv2d_grad"(%158, %conv2d_49.w_0, %206#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>)
    %208 = "pd_op.relu_grad"(%158, %207#0) {stop_gradient = [true]} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %209:3 = "pd_op.batch_norm_grad"(%156, %batch_norm2d_48.w_0, %batch_norm2d_48.b_0, %157#1, %157#2, %157#3, %157#4, %157#5, %208) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>)
    %210:2 = "pd_op.conv2d_grad"(%155, %conv2d_48.w_0, %209#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32x32x3x3xf32>)
    %211 = "pd_op.relu_grad"(%155, %210#0) {stop_gradient = [true]} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %212:3 = "pd_op.batch_norm_grad"(%153, %batch_norm2d_47.w_0, %batch_norm2d_47.b_0, %154#1, %154#2, %154#3, %154#4, %154#5, %211) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>)
    %213:2 = "pd_op.conv2d_grad"(%152, %conv2d_47.w_0, %212#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>, tensor<4x32x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<32x128x1x1xf32>)
    %214 = "pir.combine"(%205#1, %213#0) {stop_gradient = [true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tuple<tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>>
    %215 = "pd_op.add_n"(%214) {stop_gradient = [true]} : (tuple<tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>>) -> tensor<4x128x1x1xf32>
    %216 = "pd_op.relu_grad"(%152, %215) {stop_gradient = [true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> tensor<4x128x1x1xf32>
    %217:2 = "pd_op.add_grad"(%148#0, %150#0, %216) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<4x128x1x1xf32>)
    %218:3 = "pd_op.batch_norm_grad"(%147, %batch_norm2d_45.w_0, %batch_norm2d_45.b_0, %148#1, %148#2, %148#3, %148#4, %148#5, %217#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>)
    %219:3 = "pd_op.batch_norm_grad"(%149, %batch_norm2d_46.w_0, %batch_norm2d_46.b_0, %150#1, %150#2, %150#3, %150#4, %150#5, %217#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<?xui8>, tensor<4x128x1x1xf32>) -> (tensor<4x128x1x1xf32>, tensor<128xf32>, tensor<128xf32>)
    %220:2 = "pd_op.conv2d_grad"(%146, %conv2d_45.w_0, %218#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<128x32x1x1xf32>)
    %221:2 = "pd_op.conv2d_grad"(%140, %conv2d_46.w_0, %219#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x64x2x2xf32>, tensor<128x64x1x1xf32>, tensor<4x128x1x1xf32>) -> (tensor<4x64x2x2xf32>, tensor<128x64x1x1xf32>)
    %222 = "pd_op.relu_grad"(%146, %220#0) {stop_gradient = [true]} : (tensor<4x32x1x1xf32>, tensor<4x32x1x1xf32>) -> tensor<4x32x1x1xf32>
    %223:3 = "pd_op.batch_norm_grad"(%144, %batch_norm2d_44.w_0, %batch_norm2d_44.b_0, %145#1, %145#2, %145#3, %145#4, %145#5, %222) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x1x1xf32>) -> (tensor<4x32x1x1xf32>, tensor<32xf32>, tensor<32xf32>)
    %224:2 = "pd_op.conv2d_grad"(%143, %conv2d_44.w_0, %223#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x32x2x2xf32>, tensor<32x32x3x3xf32>, tensor<4x32x1x1xf32>) -> (tensor<4x32x2x2xf32>, tensor<32x32x3x3xf32>)
    %225 = "pd_op.relu_grad"(%143, %224#0) {stop_gradient = [true]} : (tensor<4x32x2x2xf32>, tensor<4x32x2x2xf32>) -> tensor<4x32x2x2xf32>
    %226:3 = "pd_op.batch_norm_grad"(%141, %batch_norm2d_43.w_0, %batch_norm2d_43.b_0, %142#1, %142#2, %142#3, %142#4, %142#5, %225) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x2x2xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x2x2xf32>) -> (tensor<4x32x2x2xf32>, tensor<32xf32>, tensor<32xf32>)
    %227:2 = "pd_op.conv2d_grad"(%140, %conv2d_43.w_0, %226#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf32>, tensor<32x64x1x1xf32>, tensor<4x32x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<32x64x1x1xf32>)
    %228 = "pir.combine"(%221#0, %227#0) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>
    %229 = "pd_op.add_n"(%228) {stop_gradient = [true]} : (tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>) -> tensor<4x64x2x2xf32>
    %230 = "pd_op.relu_grad"(%140, %229) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %231:2 = "pd_op.add_grad"(%138#0, %130, %230) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>)
    %232:3 = "pd_op.batch_norm_grad"(%137, %batch_norm2d_42.w_0, %batch_norm2d_42.b_0, %138#1, %138#2, %138#3, %138#4, %138#5, %231#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %233:2 = "pd_op.conv2d_grad"(%136, %conv2d_42.w_0, %232#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>)
    %234 = "pd_op.relu_grad"(%136, %233#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %235:3 = "pd_op.batch_norm_grad"(%134, %batch_norm2d_41.w_0, %batch_norm2d_41.b_0, %135#1, %135#2, %135#3, %135#4, %135#5, %234) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %236:2 = "pd_op.conv2d_grad"(%133, %conv2d_41.w_0, %235#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>)
    %237 = "pd_op.relu_grad"(%133, %236#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %238:3 = "pd_op.batch_norm_grad"(%131, %batch_norm2d_40.w_0, %batch_norm2d_40.b_0, %132#1, %132#2, %132#3, %132#4, %132#5, %237) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %239:2 = "pd_op.conv2d_grad"(%130, %conv2d_40.w_0, %238#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>)
    %240 = "pir.combine"(%231#1, %239#0) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>
    %241 = "pd_op.add_n"(%240) {stop_gradient = [true]} : (tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>) -> tensor<4x64x2x2xf32>
    %242 = "pd_op.relu_grad"(%130, %241) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %243:2 = "pd_op.add_grad"(%128#0, %120, %242) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>)
    %244:3 = "pd_op.batch_norm_grad"(%127, %batch_norm2d_39.w_0, %batch_norm2d_39.b_0, %128#1, %128#2, %128#3, %128#4, %128#5, %243#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %245:2 = "pd_op.conv2d_grad"(%126, %conv2d_39.w_0, %244#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>)
    %246 = "pd_op.relu_grad"(%126, %245#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %247:3 = "pd_op.batch_norm_grad"(%124, %batch_norm2d_38.w_0, %batch_norm2d_38.b_0, %125#1, %125#2, %125#3, %125#4, %125#5, %246) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %248:2 = "pd_op.conv2d_grad"(%123, %conv2d_38.w_0, %247#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>)
    %249 = "pd_op.relu_grad"(%123, %248#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %250:3 = "pd_op.batch_norm_grad"(%121, %batch_norm2d_37.w_0, %batch_norm2d_37.b_0, %122#1, %122#2, %122#3, %122#4, %122#5, %249) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %251:2 = "pd_op.conv2d_grad"(%120, %conv2d_37.w_0, %250#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>)
    %252 = "pir.combine"(%243#1, %251#0) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>
    %253 = "pd_op.add_n"(%252) {stop_gradient = [true]} : (tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>) -> tensor<4x64x2x2xf32>
    %254 = "pd_op.relu_grad"(%120, %253) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %255:2 = "pd_op.add_grad"(%118#0, %110, %254) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>)
    %256:3 = "pd_op.batch_norm_grad"(%117, %batch_norm2d_36.w_0, %batch_norm2d_36.b_0, %118#1, %118#2, %118#3, %118#4, %118#5, %255#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %257:2 = "pd_op.conv2d_grad"(%116, %conv2d_36.w_0, %256#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>)
    %258 = "pd_op.relu_grad"(%116, %257#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %259:3 = "pd_op.batch_norm_grad"(%114, %batch_norm2d_35.w_0, %batch_norm2d_35.b_0, %115#1, %115#2, %115#3, %115#4, %115#5, %258) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %260:2 = "pd_op.conv2d_grad"(%113, %conv2d_35.w_0, %259#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>)
    %261 = "pd_op.relu_grad"(%113, %260#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %262:3 = "pd_op.batch_norm_grad"(%111, %batch_norm2d_34.w_0, %batch_norm2d_34.b_0, %112#1, %112#2, %112#3, %112#4, %112#5, %261) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %263:2 = "pd_op.conv2d_grad"(%110, %conv2d_34.w_0, %262#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>)
    %264 = "pir.combine"(%255#1, %263#0) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>
    %265 = "pd_op.add_n"(%264) {stop_gradient = [true]} : (tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>) -> tensor<4x64x2x2xf32>
    %266 = "pd_op.relu_grad"(%110, %265) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %267:2 = "pd_op.add_grad"(%108#0, %100, %266) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>)
    %268:3 = "pd_op.batch_norm_grad"(%107, %batch_norm2d_33.w_0, %batch_norm2d_33.b_0, %108#1, %108#2, %108#3, %108#4, %108#5, %267#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %269:2 = "pd_op.conv2d_grad"(%106, %conv2d_33.w_0, %268#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>)
    %270 = "pd_op.relu_grad"(%106, %269#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %271:3 = "pd_op.batch_norm_grad"(%104, %batch_norm2d_32.w_0, %batch_norm2d_32.b_0, %105#1, %105#2, %105#3, %105#4, %105#5, %270) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %272:2 = "pd_op.conv2d_grad"(%103, %conv2d_32.w_0, %271#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>)
    %273 = "pd_op.relu_grad"(%103, %272#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %274:3 = "pd_op.batch_norm_grad"(%101, %batch_norm2d_31.w_0, %batch_norm2d_31.b_0, %102#1, %102#2, %102#3, %102#4, %102#5, %273) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %275:2 = "pd_op.conv2d_grad"(%100, %conv2d_31.w_0, %274#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>)
    %276 = "pir.combine"(%267#1, %275#0) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>
    %277 = "pd_op.add_n"(%276) {stop_gradient = [true]} : (tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>) -> tensor<4x64x2x2xf32>
    %278 = "pd_op.relu_grad"(%100, %277) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %279:2 = "pd_op.add_grad"(%98#0, %90, %278) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>)
    %280:3 = "pd_op.batch_norm_grad"(%97, %batch_norm2d_30.w_0, %batch_norm2d_30.b_0, %98#1, %98#2, %98#3, %98#4, %98#5, %279#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %281:2 = "pd_op.conv2d_grad"(%96, %conv2d_30.w_0, %280#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>)
    %282 = "pd_op.relu_grad"(%96, %281#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %283:3 = "pd_op.batch_norm_grad"(%94, %batch_norm2d_29.w_0, %batch_norm2d_29.b_0, %95#1, %95#2, %95#3, %95#4, %95#5, %282) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %284:2 = "pd_op.conv2d_grad"(%93, %conv2d_29.w_0, %283#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16x16x3x3xf32>)
    %285 = "pd_op.relu_grad"(%93, %284#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %286:3 = "pd_op.batch_norm_grad"(%91, %batch_norm2d_28.w_0, %batch_norm2d_28.b_0, %92#1, %92#2, %92#3, %92#4, %92#5, %285) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %287:2 = "pd_op.conv2d_grad"(%90, %conv2d_28.w_0, %286#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<16x64x1x1xf32>)
    %288 = "pir.combine"(%279#1, %287#0) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>
    %289 = "pd_op.add_n"(%288) {stop_gradient = [true]} : (tuple<tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>>) -> tensor<4x64x2x2xf32>
    %290 = "pd_op.relu_grad"(%90, %289) {stop_gradient = [true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> tensor<4x64x2x2xf32>
    %291:2 = "pd_op.add_grad"(%86#0, %88#0, %290) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<4x64x2x2xf32>)
    %292:3 = "pd_op.batch_norm_grad"(%85, %batch_norm2d_26.w_0, %batch_norm2d_26.b_0, %86#1, %86#2, %86#3, %86#4, %86#5, %291#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %293:3 = "pd_op.batch_norm_grad"(%87, %batch_norm2d_27.w_0, %batch_norm2d_27.b_0, %88#1, %88#2, %88#3, %88#4, %88#5, %291#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<?xui8>, tensor<4x64x2x2xf32>) -> (tensor<4x64x2x2xf32>, tensor<64xf32>, tensor<64xf32>)
    %294:2 = "pd_op.conv2d_grad"(%84, %conv2d_26.w_0, %292#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<64x16x1x1xf32>)
    %295:2 = "pd_op.conv2d_grad"(%78, %conv2d_27.w_0, %293#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x32x4x4xf32>, tensor<64x32x1x1xf32>, tensor<4x64x2x2xf32>) -> (tensor<4x32x4x4xf32>, tensor<64x32x1x1xf32>)
    %296 = "pd_op.relu_grad"(%84, %294#0) {stop_gradient = [true]} : (tensor<4x16x2x2xf32>, tensor<4x16x2x2xf32>) -> tensor<4x16x2x2xf32>
    %297:3 = "pd_op.batch_norm_grad"(%82, %batch_norm2d_25.w_0, %batch_norm2d_25.b_0, %83#1, %83#2, %83#3, %83#4, %83#5, %296) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x2x2xf32>) -> (tensor<4x16x2x2xf32>, tensor<16xf32>, tensor<16xf32>)
    %298:2 = "pd_op.conv2d_grad"(%81, %conv2d_25.w_0, %297#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>, tensor<4x16x2x2xf32>) -> (tensor<4x16x4x4xf32>, tensor<16x16x3x3xf32>)
    %299 = "pd_op.relu_grad"(%81, %298#0) {stop_gradient = [true]} : (tensor<4x16x4x4xf32>, tensor<4x16x4x4xf32>) -> tensor<4x16x4x4xf32>
    %300:3 = "pd_op.batch_norm_grad"(%79, %batch_norm2d_24.w_0, %batch_norm2d_24.b_0, %80#1, %80#2, %80#3, %80#4, %80#5, %299) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x4x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x4x4xf32>) -> (tensor<4x16x4x4xf32>, tensor<16xf32>, tensor<16xf32>)
    %301:2 = "pd_op.conv2d_grad"(%78, %conv2d_24.w_0, %300#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf32>, tensor<16x32x1x1xf32>, tensor<4x16x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<16x32x1x1xf32>)
    %302 = "pir.combine"(%295#0, %301#0) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>
    %303 = "pd_op.add_n"(%302) {stop_gradient = [true]} : (tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>) -> tensor<4x32x4x4xf32>
    %304 = "pd_op.relu_grad"(%78, %303) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %305:2 = "pd_op.add_grad"(%76#0, %68, %304) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>)
    %306:3 = "pd_op.batch_norm_grad"(%75, %batch_norm2d_23.w_0, %batch_norm2d_23.b_0, %76#1, %76#2, %76#3, %76#4, %76#5, %305#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>)
    %307:2 = "pd_op.conv2d_grad"(%74, %conv2d_23.w_0, %306#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>)
    %308 = "pd_op.relu_grad"(%74, %307#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %309:3 = "pd_op.batch_norm_grad"(%72, %batch_norm2d_22.w_0, %batch_norm2d_22.b_0, %73#1, %73#2, %73#3, %73#4, %73#5, %308) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %310:2 = "pd_op.conv2d_grad"(%71, %conv2d_22.w_0, %309#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>)
    %311 = "pd_op.relu_grad"(%71, %310#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %312:3 = "pd_op.batch_norm_grad"(%69, %batch_norm2d_21.w_0, %batch_norm2d_21.b_0, %70#1, %70#2, %70#3, %70#4, %70#5, %311) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %313:2 = "pd_op.conv2d_grad"(%68, %conv2d_21.w_0, %312#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>)
    %314 = "pir.combine"(%305#1, %313#0) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>
    %315 = "pd_op.add_n"(%314) {stop_gradient = [true]} : (tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>) -> tensor<4x32x4x4xf32>
    %316 = "pd_op.relu_grad"(%68, %315) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %317:2 = "pd_op.add_grad"(%66#0, %58, %316) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>)
    %318:3 = "pd_op.batch_norm_grad"(%65, %batch_norm2d_20.w_0, %batch_norm2d_20.b_0, %66#1, %66#2, %66#3, %66#4, %66#5, %317#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>)
    %319:2 = "pd_op.conv2d_grad"(%64, %conv2d_20.w_0, %318#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>)
    %320 = "pd_op.relu_grad"(%64, %319#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %321:3 = "pd_op.batch_norm_grad"(%62, %batch_norm2d_19.w_0, %batch_norm2d_19.b_0, %63#1, %63#2, %63#3, %63#4, %63#5, %320) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %322:2 = "pd_op.conv2d_grad"(%61, %conv2d_19.w_0, %321#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>)
    %323 = "pd_op.relu_grad"(%61, %322#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %324:3 = "pd_op.batch_norm_grad"(%59, %batch_norm2d_18.w_0, %batch_norm2d_18.b_0, %60#1, %60#2, %60#3, %60#4, %60#5, %323) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %325:2 = "pd_op.conv2d_grad"(%58, %conv2d_18.w_0, %324#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>)
    %326 = "pir.combine"(%317#1, %325#0) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>
    %327 = "pd_op.add_n"(%326) {stop_gradient = [true]} : (tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>) -> tensor<4x32x4x4xf32>
    %328 = "pd_op.relu_grad"(%58, %327) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %329:2 = "pd_op.add_grad"(%56#0, %48, %328) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>)
    %330:3 = "pd_op.batch_norm_grad"(%55, %batch_norm2d_17.w_0, %batch_norm2d_17.b_0, %56#1, %56#2, %56#3, %56#4, %56#5, %329#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>)
    %331:2 = "pd_op.conv2d_grad"(%54, %conv2d_17.w_0, %330#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>)
    %332 = "pd_op.relu_grad"(%54, %331#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %333:3 = "pd_op.batch_norm_grad"(%52, %batch_norm2d_16.w_0, %batch_norm2d_16.b_0, %53#1, %53#2, %53#3, %53#4, %53#5, %332) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %334:2 = "pd_op.conv2d_grad"(%51, %conv2d_16.w_0, %333#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8x8x3x3xf32>)
    %335 = "pd_op.relu_grad"(%51, %334#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %336:3 = "pd_op.batch_norm_grad"(%49, %batch_norm2d_15.w_0, %batch_norm2d_15.b_0, %50#1, %50#2, %50#3, %50#4, %50#5, %335) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %337:2 = "pd_op.conv2d_grad"(%48, %conv2d_15.w_0, %336#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<8x32x1x1xf32>)
    %338 = "pir.combine"(%329#1, %337#0) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>
    %339 = "pd_op.add_n"(%338) {stop_gradient = [true]} : (tuple<tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>>) -> tensor<4x32x4x4xf32>
    %340 = "pd_op.relu_grad"(%48, %339) {stop_gradient = [true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> tensor<4x32x4x4xf32>
    %341:2 = "pd_op.add_grad"(%44#0, %46#0, %340) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<4x32x4x4xf32>)
    %342:3 = "pd_op.batch_norm_grad"(%43, %batch_norm2d_13.w_0, %batch_norm2d_13.b_0, %44#1, %44#2, %44#3, %44#4, %44#5, %341#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>)
    %343:3 = "pd_op.batch_norm_grad"(%45, %batch_norm2d_14.w_0, %batch_norm2d_14.b_0, %46#1, %46#2, %46#3, %46#4, %46#5, %341#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<?xui8>, tensor<4x32x4x4xf32>) -> (tensor<4x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>)
    %344:2 = "pd_op.conv2d_grad"(%42, %conv2d_13.w_0, %342#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<32x8x1x1xf32>)
    %345:2 = "pd_op.conv2d_grad"(%36, %conv2d_14.w_0, %343#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>, tensor<4x32x4x4xf32>) -> (tensor<4x16x8x8xf32>, tensor<32x16x1x1xf32>)
    %346 = "pd_op.relu_grad"(%42, %344#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>) -> tensor<4x8x4x4xf32>
    %347:3 = "pd_op.batch_norm_grad"(%40, %batch_norm2d_12.w_0, %batch_norm2d_12.b_0, %41#1, %41#2, %41#3, %41#4, %41#5, %346) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x4x4xf32>) -> (tensor<4x8x4x4xf32>, tensor<8xf32>, tensor<8xf32>)
    %348:2 = "pd_op.conv2d_grad"(%39, %conv2d_12.w_0, %347#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>, tensor<4x8x4x4xf32>) -> (tensor<4x8x8x8xf32>, tensor<8x8x3x3xf32>)
    %349 = "pd_op.relu_grad"(%39, %348#0) {stop_gradient = [true]} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %350:3 = "pd_op.batch_norm_grad"(%37, %batch_norm2d_11.w_0, %batch_norm2d_11.b_0, %38#1, %38#2, %38#3, %38#4, %38#5, %349) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x8x8xf32>) -> (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %351:2 = "pd_op.conv2d_grad"(%36, %conv2d_11.w_0, %350#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf32>, tensor<8x16x1x1xf32>, tensor<4x8x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<8x16x1x1xf32>)
    %352 = "pir.combine"(%345#0, %351#0) {stop_gradient = [true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tuple<tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>>
    %353 = "pd_op.add_n"(%352) {stop_gradient = [true]} : (tuple<tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>>) -> tensor<4x16x8x8xf32>
    %354 = "pd_op.relu_grad"(%36, %353) {stop_gradient = [true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %355:2 = "pd_op.add_grad"(%34#0, %26, %354) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>)
    %356:3 = "pd_op.batch_norm_grad"(%33, %batch_norm2d_10.w_0, %batch_norm2d_10.b_0, %34#1, %34#2, %34#3, %34#4, %34#5, %355#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>)
    %357:2 = "pd_op.conv2d_grad"(%32, %conv2d_10.w_0, %356#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>)
    %358 = "pd_op.relu_grad"(%32, %357#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %359:3 = "pd_op.batch_norm_grad"(%30, %batch_norm2d_9.w_0, %batch_norm2d_9.b_0, %31#1, %31#2, %31#3, %31#4, %31#5, %358) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    %360:2 = "pd_op.conv2d_grad"(%29, %conv2d_9.w_0, %359#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>)
    %361 = "pd_op.relu_grad"(%29, %360#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %362:3 = "pd_op.batch_norm_grad"(%27, %batch_norm2d_8.w_0, %batch_norm2d_8.b_0, %28#1, %28#2, %28#3, %28#4, %28#5, %361) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    %363:2 = "pd_op.conv2d_grad"(%26, %conv2d_8.w_0, %362#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf32>, tensor<4x16x1x1xf32>, tensor<4x4x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<4x16x1x1xf32>)
    %364 = "pir.combine"(%355#1, %363#0) {stop_gradient = [true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tuple<tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>>
    %365 = "pd_op.add_n"(%364) {stop_gradient = [true]} : (tuple<tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>>) -> tensor<4x16x8x8xf32>
    %366 = "pd_op.relu_grad"(%26, %365) {stop_gradient = [true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %367:2 = "pd_op.add_grad"(%24#0, %16, %366) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>)
    %368:3 = "pd_op.batch_norm_grad"(%23, %batch_norm2d_7.w_0, %batch_norm2d_7.b_0, %24#1, %24#2, %24#3, %24#4, %24#5, %367#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>)
    %369:2 = "pd_op.conv2d_grad"(%22, %conv2d_7.w_0, %368#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>)
    %370 = "pd_op.relu_grad"(%22, %369#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %371:3 = "pd_op.batch_norm_grad"(%20, %batch_norm2d_6.w_0, %batch_norm2d_6.b_0, %21#1, %21#2, %21#3, %21#4, %21#5, %370) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    %372:2 = "pd_op.conv2d_grad"(%19, %conv2d_6.w_0, %371#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>)
    %373 = "pd_op.relu_grad"(%19, %372#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %374:3 = "pd_op.batch_norm_grad"(%17, %batch_norm2d_5.w_0, %batch_norm2d_5.b_0, %18#1, %18#2, %18#3, %18#4, %18#5, %373) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    %375:2 = "pd_op.conv2d_grad"(%16, %conv2d_5.w_0, %374#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x16x8x8xf32>, tensor<4x16x1x1xf32>, tensor<4x4x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<4x16x1x1xf32>)
    %376 = "pir.combine"(%367#1, %375#0) {stop_gradient = [true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tuple<tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>>
    %377 = "pd_op.add_n"(%376) {stop_gradient = [true]} : (tuple<tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>>) -> tensor<4x16x8x8xf32>
    %378 = "pd_op.relu_grad"(%16, %377) {stop_gradient = [true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> tensor<4x16x8x8xf32>
    %379:2 = "pd_op.add_grad"(%12#0, %14#0, %378) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<4x16x8x8xf32>)
    %380:3 = "pd_op.batch_norm_grad"(%11, %batch_norm2d_3.w_0, %batch_norm2d_3.b_0, %12#1, %12#2, %12#3, %12#4, %12#5, %379#0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>)
    %381:3 = "pd_op.batch_norm_grad"(%13, %batch_norm2d_4.w_0, %batch_norm2d_4.b_0, %14#1, %14#2, %14#3, %14#4, %14#5, %379#1) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<?xui8>, tensor<4x16x8x8xf32>) -> (tensor<4x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>)
    %382:2 = "pd_op.conv2d_grad"(%10, %conv2d_3.w_0, %380#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>)
    %383:2 = "pd_op.conv2d_grad"(%4, %conv2d_4.w_0, %381#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>, tensor<4x16x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<16x4x1x1xf32>)
    %384 = "pd_op.relu_grad"(%10, %382#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %385:3 = "pd_op.batch_norm_grad"(%8, %batch_norm2d_2.w_0, %batch_norm2d_2.b_0, %9#1, %9#2, %9#3, %9#4, %9#5, %384) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    %386:2 = "pd_op.conv2d_grad"(%7, %conv2d_2.w_0, %385#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4x4x3x3xf32>)
    %387 = "pd_op.relu_grad"(%7, %386#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
    %388:3 = "pd_op.batch_norm_grad"(%5, %batch_norm2d_1.w_0, %batch_norm2d_1.b_0, %6#1, %6#2, %6#3, %6#4, %6#5, %387) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>)
    %389:2 = "pd_op.conv2d_grad"(%4, %conv2d_1.w_0, %388#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [0 : i32, 0 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>, tensor<4x4x8x8xf32>) -> (tensor<4x4x8x8xf32>, tensor<4x4x1x1xf32>)
    %390 = "pir.combine"(%383#0, %389#0) {stop_gradient = [true]} : (tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>) -> tuple<tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>>
    %391 = "pd_op.add_n"(%390) {stop_gradient = [true]} : (tuple<tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>>) -> tensor<4x4x8x8xf32>
    %392 = "pd_op.pool2d_grad"(%2, %4, %391, %3) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [1, 1], pooling_type = "max", stop_gradient = [true], strides = [2, 2]} : (tensor<4x4x16x16xf32>, tensor<4x4x8x8xf32>, tensor<4x4x8x8xf32>, tensor<2xi64>) -> tensor<4x4x16x16xf32>
    %393 = "pd_op.relu_grad"(%2, %392) {stop_gradient = [true]} : (tensor<4x4x16x16xf32>, tensor<4x4x16x16xf32>) -> tensor<4x4x16x16xf32>
    %394:3 = "pd_op.batch_norm_grad"(%0, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0, %1#1, %1#2, %1#3, %1#4, %1#5, %393) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x4x16x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<?xui8>, tensor<4x4x16x16xf32>) -> (tensor<4x4x16x16xf32>, tensor<4xf32>, tensor<4xf32>)
    %395:2 = "pd_op.conv2d_grad"(%arg0, %conv2d_0.w_0, %394#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [3 : i32, 3 : i32], stop_gradient = [true, true], strides = [2 : i32, 2 : i32]} : (tensor<4x3x32x32xf32>, tensor<4x3x7x7xf32>, tensor<4x4x16x16xf32>) -> (none, tensor<4x3x7x7xf32>)
    %conv2d_0.w_0_velocity_0 = ml_program.global_load @conv2d_0.w_0_velocity_0 : tensor<4x3x7x7xf32>
    %396 = optim.gradient @conv2d_0.w_0 %395#1 : tensor<4x3x7x7xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %velocity = optim.momentum params(%conv2d_0.w_0 : tensor<4x3x7x7xf32>) velocity(%conv2d_0.w_0_velocity_0 : f32) grads(%396 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_0.w_0 = %params : tensor<4x3x7x7xf32>
    ml_program.global_store @conv2d_0.w_0_velocity_0 = %velocity : tensor<4x3x7x7xf32>
    %batch_norm2d_0.w_0_velocity_0 = ml_program.global_load @batch_norm2d_0.w_0_velocity_0 : tensor<4xf32>
    %397 = optim.gradient @batch_norm2d_0.w_0 %394#1 : tensor<4xf32>
    %params_0, %velocity_1 = optim.momentum params(%batch_norm2d_0.w_0 : tensor<4xf32>) velocity(%batch_norm2d_0.w_0_velocity_0 : f32) grads(%397 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_0.w_0 = %params_0 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.w_0_velocity_0 = %velocity_1 : tensor<4xf32>
    %batch_norm2d_0.b_0_velocity_0 = ml_program.global_load @batch_norm2d_0.b_0_velocity_0 : tensor<4xf32>
    %398 = optim.gradient @batch_norm2d_0.b_0 %394#2 : tensor<4xf32>
    %params_2, %velocity_3 = optim.momentum params(%batch_norm2d_0.b_0 : tensor<4xf32>) velocity(%batch_norm2d_0.b_0_velocity_0 : f32) grads(%398 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_0.b_0 = %params_2 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_0.b_0_velocity_0 = %velocity_3 : tensor<4xf32>
    %conv2d_1.w_0_velocity_0 = ml_program.global_load @conv2d_1.w_0_velocity_0 : tensor<4x4x1x1xf32>
    %399 = optim.gradient @conv2d_1.w_0 %389#1 : tensor<4x4x1x1xf32>
    %params_4, %velocity_5 = optim.momentum params(%conv2d_1.w_0 : tensor<4x4x1x1xf32>) velocity(%conv2d_1.w_0_velocity_0 : f32) grads(%399 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_1.w_0 = %params_4 : tensor<4x4x1x1xf32>
    ml_program.global_store @conv2d_1.w_0_velocity_0 = %velocity_5 : tensor<4x4x1x1xf32>
    %batch_norm2d_1.w_0_velocity_0 = ml_program.global_load @batch_norm2d_1.w_0_velocity_0 : tensor<4xf32>
    %400 = optim.gradient @batch_norm2d_1.w_0 %388#1 : tensor<4xf32>
    %params_6, %velocity_7 = optim.momentum params(%batch_norm2d_1.w_0 : tensor<4xf32>) velocity(%batch_norm2d_1.w_0_velocity_0 : f32) grads(%400 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_1.w_0 = %params_6 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.w_0_velocity_0 = %velocity_7 : tensor<4xf32>
    %batch_norm2d_1.b_0_velocity_0 = ml_program.global_load @batch_norm2d_1.b_0_velocity_0 : tensor<4xf32>
    %401 = optim.gradient @batch_norm2d_1.b_0 %388#2 : tensor<4xf32>
    %params_8, %velocity_9 = optim.momentum params(%batch_norm2d_1.b_0 : tensor<4xf32>) velocity(%batch_norm2d_1.b_0_velocity_0 : f32) grads(%401 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_1.b_0 = %params_8 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_1.b_0_velocity_0 = %velocity_9 : tensor<4xf32>
    %conv2d_2.w_0_velocity_0 = ml_program.global_load @conv2d_2.w_0_velocity_0 : tensor<4x4x3x3xf32>
    %402 = optim.gradient @conv2d_2.w_0 %386#1 : tensor<4x4x3x3xf32>
    %params_10, %velocity_11 = optim.momentum params(%conv2d_2.w_0 : tensor<4x4x3x3xf32>) velocity(%conv2d_2.w_0_velocity_0 : f32) grads(%402 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_2.w_0 = %params_10 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_2.w_0_velocity_0 = %velocity_11 : tensor<4x4x3x3xf32>
    %batch_norm2d_2.w_0_velocity_0 = ml_program.global_load @batch_norm2d_2.w_0_velocity_0 : tensor<4xf32>
    %403 = optim.gradient @batch_norm2d_2.w_0 %385#1 : tensor<4xf32>
    %params_12, %velocity_13 = optim.momentum params(%batch_norm2d_2.w_0 : tensor<4xf32>) velocity(%batch_norm2d_2.w_0_velocity_0 : f32) grads(%403 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_2.w_0 = %params_12 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.w_0_velocity_0 = %velocity_13 : tensor<4xf32>
    %batch_norm2d_2.b_0_velocity_0 = ml_program.global_load @batch_norm2d_2.b_0_velocity_0 : tensor<4xf32>
    %404 = optim.gradient @batch_norm2d_2.b_0 %385#2 : tensor<4xf32>
    %params_14, %velocity_15 = optim.momentum params(%batch_norm2d_2.b_0 : tensor<4xf32>) velocity(%batch_norm2d_2.b_0_velocity_0 : f32) grads(%404 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_2.b_0 = %params_14 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_2.b_0_velocity_0 = %velocity_15 : tensor<4xf32>
    %conv2d_3.w_0_velocity_0 = ml_program.global_load @conv2d_3.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %405 = optim.gradient @conv2d_3.w_0 %382#1 : tensor<16x4x1x1xf32>
    %params_16, %velocity_17 = optim.momentum params(%conv2d_3.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_3.w_0_velocity_0 : f32) grads(%405 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_3.w_0 = %params_16 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_3.w_0_velocity_0 = %velocity_17 : tensor<16x4x1x1xf32>
    %batch_norm2d_3.w_0_velocity_0 = ml_program.global_load @batch_norm2d_3.w_0_velocity_0 : tensor<16xf32>
    %406 = optim.gradient @batch_norm2d_3.w_0 %380#1 : tensor<16xf32>
    %params_18, %velocity_19 = optim.momentum params(%batch_norm2d_3.w_0 : tensor<16xf32>) velocity(%batch_norm2d_3.w_0_velocity_0 : f32) grads(%406 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_3.w_0 = %params_18 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.w_0_velocity_0 = %velocity_19 : tensor<16xf32>
    %batch_norm2d_3.b_0_velocity_0 = ml_program.global_load @batch_norm2d_3.b_0_velocity_0 : tensor<16xf32>
    %407 = optim.gradient @batch_norm2d_3.b_0 %380#2 : tensor<16xf32>
    %params_20, %velocity_21 = optim.momentum params(%batch_norm2d_3.b_0 : tensor<16xf32>) velocity(%batch_norm2d_3.b_0_velocity_0 : f32) grads(%407 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_3.b_0 = %params_20 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_3.b_0_velocity_0 = %velocity_21 : tensor<16xf32>
    %conv2d_4.w_0_velocity_0 = ml_program.global_load @conv2d_4.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %408 = optim.gradient @conv2d_4.w_0 %383#1 : tensor<16x4x1x1xf32>
    %params_22, %velocity_23 = optim.momentum params(%conv2d_4.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_4.w_0_velocity_0 : f32) grads(%408 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_4.w_0 = %params_22 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_4.w_0_velocity_0 = %velocity_23 : tensor<16x4x1x1xf32>
    %batch_norm2d_4.w_0_velocity_0 = ml_program.global_load @batch_norm2d_4.w_0_velocity_0 : tensor<16xf32>
    %409 = optim.gradient @batch_norm2d_4.w_0 %381#1 : tensor<16xf32>
    %params_24, %velocity_25 = optim.momentum params(%batch_norm2d_4.w_0 : tensor<16xf32>) velocity(%batch_norm2d_4.w_0_velocity_0 : f32) grads(%409 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_4.w_0 = %params_24 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.w_0_velocity_0 = %velocity_25 : tensor<16xf32>
    %batch_norm2d_4.b_0_velocity_0 = ml_program.global_load @batch_norm2d_4.b_0_velocity_0 : tensor<16xf32>
    %410 = optim.gradient @batch_norm2d_4.b_0 %381#2 : tensor<16xf32>
    %params_26, %velocity_27 = optim.momentum params(%batch_norm2d_4.b_0 : tensor<16xf32>) velocity(%batch_norm2d_4.b_0_velocity_0 : f32) grads(%410 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_4.b_0 = %params_26 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_4.b_0_velocity_0 = %velocity_27 : tensor<16xf32>
    %conv2d_5.w_0_velocity_0 = ml_program.global_load @conv2d_5.w_0_velocity_0 : tensor<4x16x1x1xf32>
    %411 = optim.gradient @conv2d_5.w_0 %375#1 : tensor<4x16x1x1xf32>
    %params_28, %velocity_29 = optim.momentum params(%conv2d_5.w_0 : tensor<4x16x1x1xf32>) velocity(%conv2d_5.w_0_velocity_0 : f32) grads(%411 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_5.w_0 = %params_28 : tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_5.w_0_velocity_0 = %velocity_29 : tensor<4x16x1x1xf32>
    %batch_norm2d_5.w_0_velocity_0 = ml_program.global_load @batch_norm2d_5.w_0_velocity_0 : tensor<4xf32>
    %412 = optim.gradient @batch_norm2d_5.w_0 %374#1 : tensor<4xf32>
    %params_30, %velocity_31 = optim.momentum params(%batch_norm2d_5.w_0 : tensor<4xf32>) velocity(%batch_norm2d_5.w_0_velocity_0 : f32) grads(%412 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_5.w_0 = %params_30 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.w_0_velocity_0 = %velocity_31 : tensor<4xf32>
    %batch_norm2d_5.b_0_velocity_0 = ml_program.global_load @batch_norm2d_5.b_0_velocity_0 : tensor<4xf32>
    %413 = optim.gradient @batch_norm2d_5.b_0 %374#2 : tensor<4xf32>
    %params_32, %velocity_33 = optim.momentum params(%batch_norm2d_5.b_0 : tensor<4xf32>) velocity(%batch_norm2d_5.b_0_velocity_0 : f32) grads(%413 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_5.b_0 = %params_32 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_5.b_0_velocity_0 = %velocity_33 : tensor<4xf32>
    %conv2d_6.w_0_velocity_0 = ml_program.global_load @conv2d_6.w_0_velocity_0 : tensor<4x4x3x3xf32>
    %414 = optim.gradient @conv2d_6.w_0 %372#1 : tensor<4x4x3x3xf32>
    %params_34, %velocity_35 = optim.momentum params(%conv2d_6.w_0 : tensor<4x4x3x3xf32>) velocity(%conv2d_6.w_0_velocity_0 : f32) grads(%414 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_6.w_0 = %params_34 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_6.w_0_velocity_0 = %velocity_35 : tensor<4x4x3x3xf32>
    %batch_norm2d_6.w_0_velocity_0 = ml_program.global_load @batch_norm2d_6.w_0_velocity_0 : tensor<4xf32>
    %415 = optim.gradient @batch_norm2d_6.w_0 %371#1 : tensor<4xf32>
    %params_36, %velocity_37 = optim.momentum params(%batch_norm2d_6.w_0 : tensor<4xf32>) velocity(%batch_norm2d_6.w_0_velocity_0 : f32) grads(%415 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_6.w_0 = %params_36 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.w_0_velocity_0 = %velocity_37 : tensor<4xf32>
    %batch_norm2d_6.b_0_velocity_0 = ml_program.global_load @batch_norm2d_6.b_0_velocity_0 : tensor<4xf32>
    %416 = optim.gradient @batch_norm2d_6.b_0 %371#2 : tensor<4xf32>
    %params_38, %velocity_39 = optim.momentum params(%batch_norm2d_6.b_0 : tensor<4xf32>) velocity(%batch_norm2d_6.b_0_velocity_0 : f32) grads(%416 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_6.b_0 = %params_38 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_6.b_0_velocity_0 = %velocity_39 : tensor<4xf32>
    %conv2d_7.w_0_velocity_0 = ml_program.global_load @conv2d_7.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %417 = optim.gradient @conv2d_7.w_0 %369#1 : tensor<16x4x1x1xf32>
    %params_40, %velocity_41 = optim.momentum params(%conv2d_7.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_7.w_0_velocity_0 : f32) grads(%417 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_7.w_0 = %params_40 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_7.w_0_velocity_0 = %velocity_41 : tensor<16x4x1x1xf32>
    %batch_norm2d_7.w_0_velocity_0 = ml_program.global_load @batch_norm2d_7.w_0_velocity_0 : tensor<16xf32>
    %418 = optim.gradient @batch_norm2d_7.w_0 %368#1 : tensor<16xf32>
    %params_42, %velocity_43 = optim.momentum params(%batch_norm2d_7.w_0 : tensor<16xf32>) velocity(%batch_norm2d_7.w_0_velocity_0 : f32) grads(%418 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_7.w_0 = %params_42 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.w_0_velocity_0 = %velocity_43 : tensor<16xf32>
    %batch_norm2d_7.b_0_velocity_0 = ml_program.global_load @batch_norm2d_7.b_0_velocity_0 : tensor<16xf32>
    %419 = optim.gradient @batch_norm2d_7.b_0 %368#2 : tensor<16xf32>
    %params_44, %velocity_45 = optim.momentum params(%batch_norm2d_7.b_0 : tensor<16xf32>) velocity(%batch_norm2d_7.b_0_velocity_0 : f32) grads(%419 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_7.b_0 = %params_44 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_7.b_0_velocity_0 = %velocity_45 : tensor<16xf32>
    %conv2d_8.w_0_velocity_0 = ml_program.global_load @conv2d_8.w_0_velocity_0 : tensor<4x16x1x1xf32>
    %420 = optim.gradient @conv2d_8.w_0 %363#1 : tensor<4x16x1x1xf32>
    %params_46, %velocity_47 = optim.momentum params(%conv2d_8.w_0 : tensor<4x16x1x1xf32>) velocity(%conv2d_8.w_0_velocity_0 : f32) grads(%420 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_8.w_0 = %params_46 : tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_8.w_0_velocity_0 = %velocity_47 : tensor<4x16x1x1xf32>
    %batch_norm2d_8.w_0_velocity_0 = ml_program.global_load @batch_norm2d_8.w_0_velocity_0 : tensor<4xf32>
    %421 = optim.gradient @batch_norm2d_8.w_0 %362#1 : tensor<4xf32>
    %params_48, %velocity_49 = optim.momentum params(%batch_norm2d_8.w_0 : tensor<4xf32>) velocity(%batch_norm2d_8.w_0_velocity_0 : f32) grads(%421 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_8.w_0 = %params_48 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.w_0_velocity_0 = %velocity_49 : tensor<4xf32>
    %batch_norm2d_8.b_0_velocity_0 = ml_program.global_load @batch_norm2d_8.b_0_velocity_0 : tensor<4xf32>
    %422 = optim.gradient @batch_norm2d_8.b_0 %362#2 : tensor<4xf32>
    %params_50, %velocity_51 = optim.momentum params(%batch_norm2d_8.b_0 : tensor<4xf32>) velocity(%batch_norm2d_8.b_0_velocity_0 : f32) grads(%422 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_8.b_0 = %params_50 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_8.b_0_velocity_0 = %velocity_51 : tensor<4xf32>
    %conv2d_9.w_0_velocity_0 = ml_program.global_load @conv2d_9.w_0_velocity_0 : tensor<4x4x3x3xf32>
    %423 = optim.gradient @conv2d_9.w_0 %360#1 : tensor<4x4x3x3xf32>
    %params_52, %velocity_53 = optim.momentum params(%conv2d_9.w_0 : tensor<4x4x3x3xf32>) velocity(%conv2d_9.w_0_velocity_0 : f32) grads(%423 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_9.w_0 = %params_52 : tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_9.w_0_velocity_0 = %velocity_53 : tensor<4x4x3x3xf32>
    %batch_norm2d_9.w_0_velocity_0 = ml_program.global_load @batch_norm2d_9.w_0_velocity_0 : tensor<4xf32>
    %424 = optim.gradient @batch_norm2d_9.w_0 %359#1 : tensor<4xf32>
    %params_54, %velocity_55 = optim.momentum params(%batch_norm2d_9.w_0 : tensor<4xf32>) velocity(%batch_norm2d_9.w_0_velocity_0 : f32) grads(%424 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_9.w_0 = %params_54 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.w_0_velocity_0 = %velocity_55 : tensor<4xf32>
    %batch_norm2d_9.b_0_velocity_0 = ml_program.global_load @batch_norm2d_9.b_0_velocity_0 : tensor<4xf32>
    %425 = optim.gradient @batch_norm2d_9.b_0 %359#2 : tensor<4xf32>
    %params_56, %velocity_57 = optim.momentum params(%batch_norm2d_9.b_0 : tensor<4xf32>) velocity(%batch_norm2d_9.b_0_velocity_0 : f32) grads(%425 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_9.b_0 = %params_56 : tensor<4xf32>
    ml_program.global_store @batch_norm2d_9.b_0_velocity_0 = %velocity_57 : tensor<4xf32>
    %conv2d_10.w_0_velocity_0 = ml_program.global_load @conv2d_10.w_0_velocity_0 : tensor<16x4x1x1xf32>
    %426 = optim.gradient @conv2d_10.w_0 %357#1 : tensor<16x4x1x1xf32>
    %params_58, %velocity_59 = optim.momentum params(%conv2d_10.w_0 : tensor<16x4x1x1xf32>) velocity(%conv2d_10.w_0_velocity_0 : f32) grads(%426 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_10.w_0 = %params_58 : tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_10.w_0_velocity_0 = %velocity_59 : tensor<16x4x1x1xf32>
    %batch_norm2d_10.w_0_velocity_0 = ml_program.global_load @batch_norm2d_10.w_0_velocity_0 : tensor<16xf32>
    %427 = optim.gradient @batch_norm2d_10.w_0 %356#1 : tensor<16xf32>
    %params_60, %velocity_61 = optim.momentum params(%batch_norm2d_10.w_0 : tensor<16xf32>) velocity(%batch_norm2d_10.w_0_velocity_0 : f32) grads(%427 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_10.w_0 = %params_60 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.w_0_velocity_0 = %velocity_61 : tensor<16xf32>
    %batch_norm2d_10.b_0_velocity_0 = ml_program.global_load @batch_norm2d_10.b_0_velocity_0 : tensor<16xf32>
    %428 = optim.gradient @batch_norm2d_10.b_0 %356#2 : tensor<16xf32>
    %params_62, %velocity_63 = optim.momentum params(%batch_norm2d_10.b_0 : tensor<16xf32>) velocity(%batch_norm2d_10.b_0_velocity_0 : f32) grads(%428 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_10.b_0 = %params_62 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_10.b_0_velocity_0 = %velocity_63 : tensor<16xf32>
    %conv2d_11.w_0_velocity_0 = ml_program.global_load @conv2d_11.w_0_velocity_0 : tensor<8x16x1x1xf32>
    %429 = optim.gradient @conv2d_11.w_0 %351#1 : tensor<8x16x1x1xf32>
    %params_64, %velocity_65 = optim.momentum params(%conv2d_11.w_0 : tensor<8x16x1x1xf32>) velocity(%conv2d_11.w_0_velocity_0 : f32) grads(%429 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_11.w_0 = %params_64 : tensor<8x16x1x1xf32>
    ml_program.global_store @conv2d_11.w_0_velocity_0 = %velocity_65 : tensor<8x16x1x1xf32>
    %batch_norm2d_11.w_0_velocity_0 = ml_program.global_load @batch_norm2d_11.w_0_velocity_0 : tensor<8xf32>
    %430 = optim.gradient @batch_norm2d_11.w_0 %350#1 : tensor<8xf32>
    %params_66, %velocity_67 = optim.momentum params(%batch_norm2d_11.w_0 : tensor<8xf32>) velocity(%batch_norm2d_11.w_0_velocity_0 : f32) grads(%430 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_11.w_0 = %params_66 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.w_0_velocity_0 = %velocity_67 : tensor<8xf32>
    %batch_norm2d_11.b_0_velocity_0 = ml_program.global_load @batch_norm2d_11.b_0_velocity_0 : tensor<8xf32>
    %431 = optim.gradient @batch_norm2d_11.b_0 %350#2 : tensor<8xf32>
    %params_68, %velocity_69 = optim.momentum params(%batch_norm2d_11.b_0 : tensor<8xf32>) velocity(%batch_norm2d_11.b_0_velocity_0 : f32) grads(%431 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_11.b_0 = %params_68 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_11.b_0_velocity_0 = %velocity_69 : tensor<8xf32>
    %conv2d_12.w_0_velocity_0 = ml_program.global_load @conv2d_12.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %432 = optim.gradient @conv2d_12.w_0 %348#1 : tensor<8x8x3x3xf32>
    %params_70, %velocity_71 = optim.momentum params(%conv2d_12.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_12.w_0_velocity_0 : f32) grads(%432 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_12.w_0 = %params_70 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_12.w_0_velocity_0 = %velocity_71 : tensor<8x8x3x3xf32>
    %batch_norm2d_12.w_0_velocity_0 = ml_program.global_load @batch_norm2d_12.w_0_velocity_0 : tensor<8xf32>
    %433 = optim.gradient @batch_norm2d_12.w_0 %347#1 : tensor<8xf32>
    %params_72, %velocity_73 = optim.momentum params(%batch_norm2d_12.w_0 : tensor<8xf32>) velocity(%batch_norm2d_12.w_0_velocity_0 : f32) grads(%433 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_12.w_0 = %params_72 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.w_0_velocity_0 = %velocity_73 : tensor<8xf32>
    %batch_norm2d_12.b_0_velocity_0 = ml_program.global_load @batch_norm2d_12.b_0_velocity_0 : tensor<8xf32>
    %434 = optim.gradient @batch_norm2d_12.b_0 %347#2 : tensor<8xf32>
    %params_74, %velocity_75 = optim.momentum params(%batch_norm2d_12.b_0 : tensor<8xf32>) velocity(%batch_norm2d_12.b_0_velocity_0 : f32) grads(%434 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_12.b_0 = %params_74 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_12.b_0_velocity_0 = %velocity_75 : tensor<8xf32>
    %conv2d_13.w_0_velocity_0 = ml_program.global_load @conv2d_13.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %435 = optim.gradient @conv2d_13.w_0 %344#1 : tensor<32x8x1x1xf32>
    %params_76, %velocity_77 = optim.momentum params(%conv2d_13.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_13.w_0_velocity_0 : f32) grads(%435 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_13.w_0 = %params_76 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_13.w_0_velocity_0 = %velocity_77 : tensor<32x8x1x1xf32>
    %batch_norm2d_13.w_0_velocity_0 = ml_program.global_load @batch_norm2d_13.w_0_velocity_0 : tensor<32xf32>
    %436 = optim.gradient @batch_norm2d_13.w_0 %342#1 : tensor<32xf32>
    %params_78, %velocity_79 = optim.momentum params(%batch_norm2d_13.w_0 : tensor<32xf32>) velocity(%batch_norm2d_13.w_0_velocity_0 : f32) grads(%436 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_13.w_0 = %params_78 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.w_0_velocity_0 = %velocity_79 : tensor<32xf32>
    %batch_norm2d_13.b_0_velocity_0 = ml_program.global_load @batch_norm2d_13.b_0_velocity_0 : tensor<32xf32>
    %437 = optim.gradient @batch_norm2d_13.b_0 %342#2 : tensor<32xf32>
    %params_80, %velocity_81 = optim.momentum params(%batch_norm2d_13.b_0 : tensor<32xf32>) velocity(%batch_norm2d_13.b_0_velocity_0 : f32) grads(%437 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_13.b_0 = %params_80 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_13.b_0_velocity_0 = %velocity_81 : tensor<32xf32>
    %conv2d_14.w_0_velocity_0 = ml_program.global_load @conv2d_14.w_0_velocity_0 : tensor<32x16x1x1xf32>
    %438 = optim.gradient @conv2d_14.w_0 %345#1 : tensor<32x16x1x1xf32>
    %params_82, %velocity_83 = optim.momentum params(%conv2d_14.w_0 : tensor<32x16x1x1xf32>) velocity(%conv2d_14.w_0_velocity_0 : f32) grads(%438 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_14.w_0 = %params_82 : tensor<32x16x1x1xf32>
    ml_program.global_store @conv2d_14.w_0_velocity_0 = %velocity_83 : tensor<32x16x1x1xf32>
    %batch_norm2d_14.w_0_velocity_0 = ml_program.global_load @batch_norm2d_14.w_0_velocity_0 : tensor<32xf32>
    %439 = optim.gradient @batch_norm2d_14.w_0 %343#1 : tensor<32xf32>
    %params_84, %velocity_85 = optim.momentum params(%batch_norm2d_14.w_0 : tensor<32xf32>) velocity(%batch_norm2d_14.w_0_velocity_0 : f32) grads(%439 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_14.w_0 = %params_84 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.w_0_velocity_0 = %velocity_85 : tensor<32xf32>
    %batch_norm2d_14.b_0_velocity_0 = ml_program.global_load @batch_norm2d_14.b_0_velocity_0 : tensor<32xf32>
    %440 = optim.gradient @batch_norm2d_14.b_0 %343#2 : tensor<32xf32>
    %params_86, %velocity_87 = optim.momentum params(%batch_norm2d_14.b_0 : tensor<32xf32>) velocity(%batch_norm2d_14.b_0_velocity_0 : f32) grads(%440 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_14.b_0 = %params_86 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_14.b_0_velocity_0 = %velocity_87 : tensor<32xf32>
    %conv2d_15.w_0_velocity_0 = ml_program.global_load @conv2d_15.w_0_velocity_0 : tensor<8x32x1x1xf32>
    %441 = optim.gradient @conv2d_15.w_0 %337#1 : tensor<8x32x1x1xf32>
    %params_88, %velocity_89 = optim.momentum params(%conv2d_15.w_0 : tensor<8x32x1x1xf32>) velocity(%conv2d_15.w_0_velocity_0 : f32) grads(%441 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_15.w_0 = %params_88 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_15.w_0_velocity_0 = %velocity_89 : tensor<8x32x1x1xf32>
    %batch_norm2d_15.w_0_velocity_0 = ml_program.global_load @batch_norm2d_15.w_0_velocity_0 : tensor<8xf32>
    %442 = optim.gradient @batch_norm2d_15.w_0 %336#1 : tensor<8xf32>
    %params_90, %velocity_91 = optim.momentum params(%batch_norm2d_15.w_0 : tensor<8xf32>) velocity(%batch_norm2d_15.w_0_velocity_0 : f32) grads(%442 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_15.w_0 = %params_90 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.w_0_velocity_0 = %velocity_91 : tensor<8xf32>
    %batch_norm2d_15.b_0_velocity_0 = ml_program.global_load @batch_norm2d_15.b_0_velocity_0 : tensor<8xf32>
    %443 = optim.gradient @batch_norm2d_15.b_0 %336#2 : tensor<8xf32>
    %params_92, %velocity_93 = optim.momentum params(%batch_norm2d_15.b_0 : tensor<8xf32>) velocity(%batch_norm2d_15.b_0_velocity_0 : f32) grads(%443 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_15.b_0 = %params_92 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_15.b_0_velocity_0 = %velocity_93 : tensor<8xf32>
    %conv2d_16.w_0_velocity_0 = ml_program.global_load @conv2d_16.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %444 = optim.gradient @conv2d_16.w_0 %334#1 : tensor<8x8x3x3xf32>
    %params_94, %velocity_95 = optim.momentum params(%conv2d_16.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_16.w_0_velocity_0 : f32) grads(%444 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_16.w_0 = %params_94 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_16.w_0_velocity_0 = %velocity_95 : tensor<8x8x3x3xf32>
    %batch_norm2d_16.w_0_velocity_0 = ml_program.global_load @batch_norm2d_16.w_0_velocity_0 : tensor<8xf32>
    %445 = optim.gradient @batch_norm2d_16.w_0 %333#1 : tensor<8xf32>
    %params_96, %velocity_97 = optim.momentum params(%batch_norm2d_16.w_0 : tensor<8xf32>) velocity(%batch_norm2d_16.w_0_velocity_0 : f32) grads(%445 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_16.w_0 = %params_96 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.w_0_velocity_0 = %velocity_97 : tensor<8xf32>
    %batch_norm2d_16.b_0_velocity_0 = ml_program.global_load @batch_norm2d_16.b_0_velocity_0 : tensor<8xf32>
    %446 = optim.gradient @batch_norm2d_16.b_0 %333#2 : tensor<8xf32>
    %params_98, %velocity_99 = optim.momentum params(%batch_norm2d_16.b_0 : tensor<8xf32>) velocity(%batch_norm2d_16.b_0_velocity_0 : f32) grads(%446 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_16.b_0 = %params_98 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_16.b_0_velocity_0 = %velocity_99 : tensor<8xf32>
    %conv2d_17.w_0_velocity_0 = ml_program.global_load @conv2d_17.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %447 = optim.gradient @conv2d_17.w_0 %331#1 : tensor<32x8x1x1xf32>
    %params_100, %velocity_101 = optim.momentum params(%conv2d_17.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_17.w_0_velocity_0 : f32) grads(%447 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_17.w_0 = %params_100 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_17.w_0_velocity_0 = %velocity_101 : tensor<32x8x1x1xf32>
    %batch_norm2d_17.w_0_velocity_0 = ml_program.global_load @batch_norm2d_17.w_0_velocity_0 : tensor<32xf32>
    %448 = optim.gradient @batch_norm2d_17.w_0 %330#1 : tensor<32xf32>
    %params_102, %velocity_103 = optim.momentum params(%batch_norm2d_17.w_0 : tensor<32xf32>) velocity(%batch_norm2d_17.w_0_velocity_0 : f32) grads(%448 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_17.w_0 = %params_102 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.w_0_velocity_0 = %velocity_103 : tensor<32xf32>
    %batch_norm2d_17.b_0_velocity_0 = ml_program.global_load @batch_norm2d_17.b_0_velocity_0 : tensor<32xf32>
    %449 = optim.gradient @batch_norm2d_17.b_0 %330#2 : tensor<32xf32>
    %params_104, %velocity_105 = optim.momentum params(%batch_norm2d_17.b_0 : tensor<32xf32>) velocity(%batch_norm2d_17.b_0_velocity_0 : f32) grads(%449 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_17.b_0 = %params_104 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_17.b_0_velocity_0 = %velocity_105 : tensor<32xf32>
    %conv2d_18.w_0_velocity_0 = ml_program.global_load @conv2d_18.w_0_velocity_0 : tensor<8x32x1x1xf32>
    %450 = optim.gradient @conv2d_18.w_0 %325#1 : tensor<8x32x1x1xf32>
    %params_106, %velocity_107 = optim.momentum params(%conv2d_18.w_0 : tensor<8x32x1x1xf32>) velocity(%conv2d_18.w_0_velocity_0 : f32) grads(%450 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_18.w_0 = %params_106 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_18.w_0_velocity_0 = %velocity_107 : tensor<8x32x1x1xf32>
    %batch_norm2d_18.w_0_velocity_0 = ml_program.global_load @batch_norm2d_18.w_0_velocity_0 : tensor<8xf32>
    %451 = optim.gradient @batch_norm2d_18.w_0 %324#1 : tensor<8xf32>
    %params_108, %velocity_109 = optim.momentum params(%batch_norm2d_18.w_0 : tensor<8xf32>) velocity(%batch_norm2d_18.w_0_velocity_0 : f32) grads(%451 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_18.w_0 = %params_108 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.w_0_velocity_0 = %velocity_109 : tensor<8xf32>
    %batch_norm2d_18.b_0_velocity_0 = ml_program.global_load @batch_norm2d_18.b_0_velocity_0 : tensor<8xf32>
    %452 = optim.gradient @batch_norm2d_18.b_0 %324#2 : tensor<8xf32>
    %params_110, %velocity_111 = optim.momentum params(%batch_norm2d_18.b_0 : tensor<8xf32>) velocity(%batch_norm2d_18.b_0_velocity_0 : f32) grads(%452 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_18.b_0 = %params_110 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_18.b_0_velocity_0 = %velocity_111 : tensor<8xf32>
    %conv2d_19.w_0_velocity_0 = ml_program.global_load @conv2d_19.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %453 = optim.gradient @conv2d_19.w_0 %322#1 : tensor<8x8x3x3xf32>
    %params_112, %velocity_113 = optim.momentum params(%conv2d_19.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_19.w_0_velocity_0 : f32) grads(%453 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_19.w_0 = %params_112 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_19.w_0_velocity_0 = %velocity_113 : tensor<8x8x3x3xf32>
    %batch_norm2d_19.w_0_velocity_0 = ml_program.global_load @batch_norm2d_19.w_0_velocity_0 : tensor<8xf32>
    %454 = optim.gradient @batch_norm2d_19.w_0 %321#1 : tensor<8xf32>
    %params_114, %velocity_115 = optim.momentum params(%batch_norm2d_19.w_0 : tensor<8xf32>) velocity(%batch_norm2d_19.w_0_velocity_0 : f32) grads(%454 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_19.w_0 = %params_114 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.w_0_velocity_0 = %velocity_115 : tensor<8xf32>
    %batch_norm2d_19.b_0_velocity_0 = ml_program.global_load @batch_norm2d_19.b_0_velocity_0 : tensor<8xf32>
    %455 = optim.gradient @batch_norm2d_19.b_0 %321#2 : tensor<8xf32>
    %params_116, %velocity_117 = optim.momentum params(%batch_norm2d_19.b_0 : tensor<8xf32>) velocity(%batch_norm2d_19.b_0_velocity_0 : f32) grads(%455 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_19.b_0 = %params_116 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_19.b_0_velocity_0 = %velocity_117 : tensor<8xf32>
    %conv2d_20.w_0_velocity_0 = ml_program.global_load @conv2d_20.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %456 = optim.gradient @conv2d_20.w_0 %319#1 : tensor<32x8x1x1xf32>
    %params_118, %velocity_119 = optim.momentum params(%conv2d_20.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_20.w_0_velocity_0 : f32) grads(%456 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_20.w_0 = %params_118 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_20.w_0_velocity_0 = %velocity_119 : tensor<32x8x1x1xf32>
    %batch_norm2d_20.w_0_velocity_0 = ml_program.global_load @batch_norm2d_20.w_0_velocity_0 : tensor<32xf32>
    %457 = optim.gradient @batch_norm2d_20.w_0 %318#1 : tensor<32xf32>
    %params_120, %velocity_121 = optim.momentum params(%batch_norm2d_20.w_0 : tensor<32xf32>) velocity(%batch_norm2d_20.w_0_velocity_0 : f32) grads(%457 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_20.w_0 = %params_120 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.w_0_velocity_0 = %velocity_121 : tensor<32xf32>
    %batch_norm2d_20.b_0_velocity_0 = ml_program.global_load @batch_norm2d_20.b_0_velocity_0 : tensor<32xf32>
    %458 = optim.gradient @batch_norm2d_20.b_0 %318#2 : tensor<32xf32>
    %params_122, %velocity_123 = optim.momentum params(%batch_norm2d_20.b_0 : tensor<32xf32>) velocity(%batch_norm2d_20.b_0_velocity_0 : f32) grads(%458 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_20.b_0 = %params_122 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_20.b_0_velocity_0 = %velocity_123 : tensor<32xf32>
    %conv2d_21.w_0_velocity_0 = ml_program.global_load @conv2d_21.w_0_velocity_0 : tensor<8x32x1x1xf32>
    %459 = optim.gradient @conv2d_21.w_0 %313#1 : tensor<8x32x1x1xf32>
    %params_124, %velocity_125 = optim.momentum params(%conv2d_21.w_0 : tensor<8x32x1x1xf32>) velocity(%conv2d_21.w_0_velocity_0 : f32) grads(%459 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_21.w_0 = %params_124 : tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_21.w_0_velocity_0 = %velocity_125 : tensor<8x32x1x1xf32>
    %batch_norm2d_21.w_0_velocity_0 = ml_program.global_load @batch_norm2d_21.w_0_velocity_0 : tensor<8xf32>
    %460 = optim.gradient @batch_norm2d_21.w_0 %312#1 : tensor<8xf32>
    %params_126, %velocity_127 = optim.momentum params(%batch_norm2d_21.w_0 : tensor<8xf32>) velocity(%batch_norm2d_21.w_0_velocity_0 : f32) grads(%460 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_21.w_0 = %params_126 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.w_0_velocity_0 = %velocity_127 : tensor<8xf32>
    %batch_norm2d_21.b_0_velocity_0 = ml_program.global_load @batch_norm2d_21.b_0_velocity_0 : tensor<8xf32>
    %461 = optim.gradient @batch_norm2d_21.b_0 %312#2 : tensor<8xf32>
    %params_128, %velocity_129 = optim.momentum params(%batch_norm2d_21.b_0 : tensor<8xf32>) velocity(%batch_norm2d_21.b_0_velocity_0 : f32) grads(%461 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_21.b_0 = %params_128 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_21.b_0_velocity_0 = %velocity_129 : tensor<8xf32>
    %conv2d_22.w_0_velocity_0 = ml_program.global_load @conv2d_22.w_0_velocity_0 : tensor<8x8x3x3xf32>
    %462 = optim.gradient @conv2d_22.w_0 %310#1 : tensor<8x8x3x3xf32>
    %params_130, %velocity_131 = optim.momentum params(%conv2d_22.w_0 : tensor<8x8x3x3xf32>) velocity(%conv2d_22.w_0_velocity_0 : f32) grads(%462 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_22.w_0 = %params_130 : tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_22.w_0_velocity_0 = %velocity_131 : tensor<8x8x3x3xf32>
    %batch_norm2d_22.w_0_velocity_0 = ml_program.global_load @batch_norm2d_22.w_0_velocity_0 : tensor<8xf32>
    %463 = optim.gradient @batch_norm2d_22.w_0 %309#1 : tensor<8xf32>
    %params_132, %velocity_133 = optim.momentum params(%batch_norm2d_22.w_0 : tensor<8xf32>) velocity(%batch_norm2d_22.w_0_velocity_0 : f32) grads(%463 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_22.w_0 = %params_132 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.w_0_velocity_0 = %velocity_133 : tensor<8xf32>
    %batch_norm2d_22.b_0_velocity_0 = ml_program.global_load @batch_norm2d_22.b_0_velocity_0 : tensor<8xf32>
    %464 = optim.gradient @batch_norm2d_22.b_0 %309#2 : tensor<8xf32>
    %params_134, %velocity_135 = optim.momentum params(%batch_norm2d_22.b_0 : tensor<8xf32>) velocity(%batch_norm2d_22.b_0_velocity_0 : f32) grads(%464 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_22.b_0 = %params_134 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_22.b_0_velocity_0 = %velocity_135 : tensor<8xf32>
    %conv2d_23.w_0_velocity_0 = ml_program.global_load @conv2d_23.w_0_velocity_0 : tensor<32x8x1x1xf32>
    %465 = optim.gradient @conv2d_23.w_0 %307#1 : tensor<32x8x1x1xf32>
    %params_136, %velocity_137 = optim.momentum params(%conv2d_23.w_0 : tensor<32x8x1x1xf32>) velocity(%conv2d_23.w_0_velocity_0 : f32) grads(%465 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_23.w_0 = %params_136 : tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_23.w_0_velocity_0 = %velocity_137 : tensor<32x8x1x1xf32>
    %batch_norm2d_23.w_0_velocity_0 = ml_program.global_load @batch_norm2d_23.w_0_velocity_0 : tensor<32xf32>
    %466 = optim.gradient @batch_norm2d_23.w_0 %306#1 : tensor<32xf32>
    %params_138, %velocity_139 = optim.momentum params(%batch_norm2d_23.w_0 : tensor<32xf32>) velocity(%batch_norm2d_23.w_0_velocity_0 : f32) grads(%466 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_23.w_0 = %params_138 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.w_0_velocity_0 = %velocity_139 : tensor<32xf32>
    %batch_norm2d_23.b_0_velocity_0 = ml_program.global_load @batch_norm2d_23.b_0_velocity_0 : tensor<32xf32>
    %467 = optim.gradient @batch_norm2d_23.b_0 %306#2 : tensor<32xf32>
    %params_140, %velocity_141 = optim.momentum params(%batch_norm2d_23.b_0 : tensor<32xf32>) velocity(%batch_norm2d_23.b_0_velocity_0 : f32) grads(%467 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_23.b_0 = %params_140 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_23.b_0_velocity_0 = %velocity_141 : tensor<32xf32>
    %conv2d_24.w_0_velocity_0 = ml_program.global_load @conv2d_24.w_0_velocity_0 : tensor<16x32x1x1xf32>
    %468 = optim.gradient @conv2d_24.w_0 %301#1 : tensor<16x32x1x1xf32>
    %params_142, %velocity_143 = optim.momentum params(%conv2d_24.w_0 : tensor<16x32x1x1xf32>) velocity(%conv2d_24.w_0_velocity_0 : f32) grads(%468 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_24.w_0 = %params_142 : tensor<16x32x1x1xf32>
    ml_program.global_store @conv2d_24.w_0_velocity_0 = %velocity_143 : tensor<16x32x1x1xf32>
    %batch_norm2d_24.w_0_velocity_0 = ml_program.global_load @batch_norm2d_24.w_0_velocity_0 : tensor<16xf32>
    %469 = optim.gradient @batch_norm2d_24.w_0 %300#1 : tensor<16xf32>
    %params_144, %velocity_145 = optim.momentum params(%batch_norm2d_24.w_0 : tensor<16xf32>) velocity(%batch_norm2d_24.w_0_velocity_0 : f32) grads(%469 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_24.w_0 = %params_144 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.w_0_velocity_0 = %velocity_145 : tensor<16xf32>
    %batch_norm2d_24.b_0_velocity_0 = ml_program.global_load @batch_norm2d_24.b_0_velocity_0 : tensor<16xf32>
    %470 = optim.gradient @batch_norm2d_24.b_0 %300#2 : tensor<16xf32>
    %params_146, %velocity_147 = optim.momentum params(%batch_norm2d_24.b_0 : tensor<16xf32>) velocity(%batch_norm2d_24.b_0_velocity_0 : f32) grads(%470 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_24.b_0 = %params_146 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_24.b_0_velocity_0 = %velocity_147 : tensor<16xf32>
    %conv2d_25.w_0_velocity_0 = ml_program.global_load @conv2d_25.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %471 = optim.gradient @conv2d_25.w_0 %298#1 : tensor<16x16x3x3xf32>
    %params_148, %velocity_149 = optim.momentum params(%conv2d_25.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_25.w_0_velocity_0 : f32) grads(%471 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_25.w_0 = %params_148 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_25.w_0_velocity_0 = %velocity_149 : tensor<16x16x3x3xf32>
    %batch_norm2d_25.w_0_velocity_0 = ml_program.global_load @batch_norm2d_25.w_0_velocity_0 : tensor<16xf32>
    %472 = optim.gradient @batch_norm2d_25.w_0 %297#1 : tensor<16xf32>
    %params_150, %velocity_151 = optim.momentum params(%batch_norm2d_25.w_0 : tensor<16xf32>) velocity(%batch_norm2d_25.w_0_velocity_0 : f32) grads(%472 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_25.w_0 = %params_150 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.w_0_velocity_0 = %velocity_151 : tensor<16xf32>
    %batch_norm2d_25.b_0_velocity_0 = ml_program.global_load @batch_norm2d_25.b_0_velocity_0 : tensor<16xf32>
    %473 = optim.gradient @batch_norm2d_25.b_0 %297#2 : tensor<16xf32>
    %params_152, %velocity_153 = optim.momentum params(%batch_norm2d_25.b_0 : tensor<16xf32>) velocity(%batch_norm2d_25.b_0_velocity_0 : f32) grads(%473 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_25.b_0 = %params_152 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_25.b_0_velocity_0 = %velocity_153 : tensor<16xf32>
    %conv2d_26.w_0_velocity_0 = ml_program.global_load @conv2d_26.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %474 = optim.gradient @conv2d_26.w_0 %294#1 : tensor<64x16x1x1xf32>
    %params_154, %velocity_155 = optim.momentum params(%conv2d_26.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_26.w_0_velocity_0 : f32) grads(%474 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_26.w_0 = %params_154 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_26.w_0_velocity_0 = %velocity_155 : tensor<64x16x1x1xf32>
    %batch_norm2d_26.w_0_velocity_0 = ml_program.global_load @batch_norm2d_26.w_0_velocity_0 : tensor<64xf32>
    %475 = optim.gradient @batch_norm2d_26.w_0 %292#1 : tensor<64xf32>
    %params_156, %velocity_157 = optim.momentum params(%batch_norm2d_26.w_0 : tensor<64xf32>) velocity(%batch_norm2d_26.w_0_velocity_0 : f32) grads(%475 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_26.w_0 = %params_156 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.w_0_velocity_0 = %velocity_157 : tensor<64xf32>
    %batch_norm2d_26.b_0_velocity_0 = ml_program.global_load @batch_norm2d_26.b_0_velocity_0 : tensor<64xf32>
    %476 = optim.gradient @batch_norm2d_26.b_0 %292#2 : tensor<64xf32>
    %params_158, %velocity_159 = optim.momentum params(%batch_norm2d_26.b_0 : tensor<64xf32>) velocity(%batch_norm2d_26.b_0_velocity_0 : f32) grads(%476 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_26.b_0 = %params_158 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_26.b_0_velocity_0 = %velocity_159 : tensor<64xf32>
    %conv2d_27.w_0_velocity_0 = ml_program.global_load @conv2d_27.w_0_velocity_0 : tensor<64x32x1x1xf32>
    %477 = optim.gradient @conv2d_27.w_0 %295#1 : tensor<64x32x1x1xf32>
    %params_160, %velocity_161 = optim.momentum params(%conv2d_27.w_0 : tensor<64x32x1x1xf32>) velocity(%conv2d_27.w_0_velocity_0 : f32) grads(%477 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_27.w_0 = %params_160 : tensor<64x32x1x1xf32>
    ml_program.global_store @conv2d_27.w_0_velocity_0 = %velocity_161 : tensor<64x32x1x1xf32>
    %batch_norm2d_27.w_0_velocity_0 = ml_program.global_load @batch_norm2d_27.w_0_velocity_0 : tensor<64xf32>
    %478 = optim.gradient @batch_norm2d_27.w_0 %293#1 : tensor<64xf32>
    %params_162, %velocity_163 = optim.momentum params(%batch_norm2d_27.w_0 : tensor<64xf32>) velocity(%batch_norm2d_27.w_0_velocity_0 : f32) grads(%478 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_27.w_0 = %params_162 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.w_0_velocity_0 = %velocity_163 : tensor<64xf32>
    %batch_norm2d_27.b_0_velocity_0 = ml_program.global_load @batch_norm2d_27.b_0_velocity_0 : tensor<64xf32>
    %479 = optim.gradient @batch_norm2d_27.b_0 %293#2 : tensor<64xf32>
    %params_164, %velocity_165 = optim.momentum params(%batch_norm2d_27.b_0 : tensor<64xf32>) velocity(%batch_norm2d_27.b_0_velocity_0 : f32) grads(%479 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_27.b_0 = %params_164 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_27.b_0_velocity_0 = %velocity_165 : tensor<64xf32>
    %conv2d_28.w_0_velocity_0 = ml_program.global_load @conv2d_28.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %480 = optim.gradient @conv2d_28.w_0 %287#1 : tensor<16x64x1x1xf32>
    %params_166, %velocity_167 = optim.momentum params(%conv2d_28.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_28.w_0_velocity_0 : f32) grads(%480 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_28.w_0 = %params_166 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_28.w_0_velocity_0 = %velocity_167 : tensor<16x64x1x1xf32>
    %batch_norm2d_28.w_0_velocity_0 = ml_program.global_load @batch_norm2d_28.w_0_velocity_0 : tensor<16xf32>
    %481 = optim.gradient @batch_norm2d_28.w_0 %286#1 : tensor<16xf32>
    %params_168, %velocity_169 = optim.momentum params(%batch_norm2d_28.w_0 : tensor<16xf32>) velocity(%batch_norm2d_28.w_0_velocity_0 : f32) grads(%481 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_28.w_0 = %params_168 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.w_0_velocity_0 = %velocity_169 : tensor<16xf32>
    %batch_norm2d_28.b_0_velocity_0 = ml_program.global_load @batch_norm2d_28.b_0_velocity_0 : tensor<16xf32>
    %482 = optim.gradient @batch_norm2d_28.b_0 %286#2 : tensor<16xf32>
    %params_170, %velocity_171 = optim.momentum params(%batch_norm2d_28.b_0 : tensor<16xf32>) velocity(%batch_norm2d_28.b_0_velocity_0 : f32) grads(%482 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_28.b_0 = %params_170 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_28.b_0_velocity_0 = %velocity_171 : tensor<16xf32>
    %conv2d_29.w_0_velocity_0 = ml_program.global_load @conv2d_29.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %483 = optim.gradient @conv2d_29.w_0 %284#1 : tensor<16x16x3x3xf32>
    %params_172, %velocity_173 = optim.momentum params(%conv2d_29.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_29.w_0_velocity_0 : f32) grads(%483 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_29.w_0 = %params_172 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_29.w_0_velocity_0 = %velocity_173 : tensor<16x16x3x3xf32>
    %batch_norm2d_29.w_0_velocity_0 = ml_program.global_load @batch_norm2d_29.w_0_velocity_0 : tensor<16xf32>
    %484 = optim.gradient @batch_norm2d_29.w_0 %283#1 : tensor<16xf32>
    %params_174, %velocity_175 = optim.momentum params(%batch_norm2d_29.w_0 : tensor<16xf32>) velocity(%batch_norm2d_29.w_0_velocity_0 : f32) grads(%484 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_29.w_0 = %params_174 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.w_0_velocity_0 = %velocity_175 : tensor<16xf32>
    %batch_norm2d_29.b_0_velocity_0 = ml_program.global_load @batch_norm2d_29.b_0_velocity_0 : tensor<16xf32>
    %485 = optim.gradient @batch_norm2d_29.b_0 %283#2 : tensor<16xf32>
    %params_176, %velocity_177 = optim.momentum params(%batch_norm2d_29.b_0 : tensor<16xf32>) velocity(%batch_norm2d_29.b_0_velocity_0 : f32) grads(%485 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_29.b_0 = %params_176 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_29.b_0_velocity_0 = %velocity_177 : tensor<16xf32>
    %conv2d_30.w_0_velocity_0 = ml_program.global_load @conv2d_30.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %486 = optim.gradient @conv2d_30.w_0 %281#1 : tensor<64x16x1x1xf32>
    %params_178, %velocity_179 = optim.momentum params(%conv2d_30.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_30.w_0_velocity_0 : f32) grads(%486 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_30.w_0 = %params_178 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_30.w_0_velocity_0 = %velocity_179 : tensor<64x16x1x1xf32>
    %batch_norm2d_30.w_0_velocity_0 = ml_program.global_load @batch_norm2d_30.w_0_velocity_0 : tensor<64xf32>
    %487 = optim.gradient @batch_norm2d_30.w_0 %280#1 : tensor<64xf32>
    %params_180, %velocity_181 = optim.momentum params(%batch_norm2d_30.w_0 : tensor<64xf32>) velocity(%batch_norm2d_30.w_0_velocity_0 : f32) grads(%487 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_30.w_0 = %params_180 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.w_0_velocity_0 = %velocity_181 : tensor<64xf32>
    %batch_norm2d_30.b_0_velocity_0 = ml_program.global_load @batch_norm2d_30.b_0_velocity_0 : tensor<64xf32>
    %488 = optim.gradient @batch_norm2d_30.b_0 %280#2 : tensor<64xf32>
    %params_182, %velocity_183 = optim.momentum params(%batch_norm2d_30.b_0 : tensor<64xf32>) velocity(%batch_norm2d_30.b_0_velocity_0 : f32) grads(%488 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_30.b_0 = %params_182 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_30.b_0_velocity_0 = %velocity_183 : tensor<64xf32>
    %conv2d_31.w_0_velocity_0 = ml_program.global_load @conv2d_31.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %489 = optim.gradient @conv2d_31.w_0 %275#1 : tensor<16x64x1x1xf32>
    %params_184, %velocity_185 = optim.momentum params(%conv2d_31.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_31.w_0_velocity_0 : f32) grads(%489 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_31.w_0 = %params_184 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_31.w_0_velocity_0 = %velocity_185 : tensor<16x64x1x1xf32>
    %batch_norm2d_31.w_0_velocity_0 = ml_program.global_load @batch_norm2d_31.w_0_velocity_0 : tensor<16xf32>
    %490 = optim.gradient @batch_norm2d_31.w_0 %274#1 : tensor<16xf32>
    %params_186, %velocity_187 = optim.momentum params(%batch_norm2d_31.w_0 : tensor<16xf32>) velocity(%batch_norm2d_31.w_0_velocity_0 : f32) grads(%490 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_31.w_0 = %params_186 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.w_0_velocity_0 = %velocity_187 : tensor<16xf32>
    %batch_norm2d_31.b_0_velocity_0 = ml_program.global_load @batch_norm2d_31.b_0_velocity_0 : tensor<16xf32>
    %491 = optim.gradient @batch_norm2d_31.b_0 %274#2 : tensor<16xf32>
    %params_188, %velocity_189 = optim.momentum params(%batch_norm2d_31.b_0 : tensor<16xf32>) velocity(%batch_norm2d_31.b_0_velocity_0 : f32) grads(%491 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_31.b_0 = %params_188 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_31.b_0_velocity_0 = %velocity_189 : tensor<16xf32>
    %conv2d_32.w_0_velocity_0 = ml_program.global_load @conv2d_32.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %492 = optim.gradient @conv2d_32.w_0 %272#1 : tensor<16x16x3x3xf32>
    %params_190, %velocity_191 = optim.momentum params(%conv2d_32.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_32.w_0_velocity_0 : f32) grads(%492 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_32.w_0 = %params_190 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_32.w_0_velocity_0 = %velocity_191 : tensor<16x16x3x3xf32>
    %batch_norm2d_32.w_0_velocity_0 = ml_program.global_load @batch_norm2d_32.w_0_velocity_0 : tensor<16xf32>
    %493 = optim.gradient @batch_norm2d_32.w_0 %271#1 : tensor<16xf32>
    %params_192, %velocity_193 = optim.momentum params(%batch_norm2d_32.w_0 : tensor<16xf32>) velocity(%batch_norm2d_32.w_0_velocity_0 : f32) grads(%493 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_32.w_0 = %params_192 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.w_0_velocity_0 = %velocity_193 : tensor<16xf32>
    %batch_norm2d_32.b_0_velocity_0 = ml_program.global_load @batch_norm2d_32.b_0_velocity_0 : tensor<16xf32>
    %494 = optim.gradient @batch_norm2d_32.b_0 %271#2 : tensor<16xf32>
    %params_194, %velocity_195 = optim.momentum params(%batch_norm2d_32.b_0 : tensor<16xf32>) velocity(%batch_norm2d_32.b_0_velocity_0 : f32) grads(%494 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_32.b_0 = %params_194 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_32.b_0_velocity_0 = %velocity_195 : tensor<16xf32>
    %conv2d_33.w_0_velocity_0 = ml_program.global_load @conv2d_33.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %495 = optim.gradient @conv2d_33.w_0 %269#1 : tensor<64x16x1x1xf32>
    %params_196, %velocity_197 = optim.momentum params(%conv2d_33.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_33.w_0_velocity_0 : f32) grads(%495 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_33.w_0 = %params_196 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_33.w_0_velocity_0 = %velocity_197 : tensor<64x16x1x1xf32>
    %batch_norm2d_33.w_0_velocity_0 = ml_program.global_load @batch_norm2d_33.w_0_velocity_0 : tensor<64xf32>
    %496 = optim.gradient @batch_norm2d_33.w_0 %268#1 : tensor<64xf32>
    %params_198, %velocity_199 = optim.momentum params(%batch_norm2d_33.w_0 : tensor<64xf32>) velocity(%batch_norm2d_33.w_0_velocity_0 : f32) grads(%496 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_33.w_0 = %params_198 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.w_0_velocity_0 = %velocity_199 : tensor<64xf32>
    %batch_norm2d_33.b_0_velocity_0 = ml_program.global_load @batch_norm2d_33.b_0_velocity_0 : tensor<64xf32>
    %497 = optim.gradient @batch_norm2d_33.b_0 %268#2 : tensor<64xf32>
    %params_200, %velocity_201 = optim.momentum params(%batch_norm2d_33.b_0 : tensor<64xf32>) velocity(%batch_norm2d_33.b_0_velocity_0 : f32) grads(%497 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_33.b_0 = %params_200 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_33.b_0_velocity_0 = %velocity_201 : tensor<64xf32>
    %conv2d_34.w_0_velocity_0 = ml_program.global_load @conv2d_34.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %498 = optim.gradient @conv2d_34.w_0 %263#1 : tensor<16x64x1x1xf32>
    %params_202, %velocity_203 = optim.momentum params(%conv2d_34.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_34.w_0_velocity_0 : f32) grads(%498 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_34.w_0 = %params_202 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_34.w_0_velocity_0 = %velocity_203 : tensor<16x64x1x1xf32>
    %batch_norm2d_34.w_0_velocity_0 = ml_program.global_load @batch_norm2d_34.w_0_velocity_0 : tensor<16xf32>
    %499 = optim.gradient @batch_norm2d_34.w_0 %262#1 : tensor<16xf32>
    %params_204, %velocity_205 = optim.momentum params(%batch_norm2d_34.w_0 : tensor<16xf32>) velocity(%batch_norm2d_34.w_0_velocity_0 : f32) grads(%499 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_34.w_0 = %params_204 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.w_0_velocity_0 = %velocity_205 : tensor<16xf32>
    %batch_norm2d_34.b_0_velocity_0 = ml_program.global_load @batch_norm2d_34.b_0_velocity_0 : tensor<16xf32>
    %500 = optim.gradient @batch_norm2d_34.b_0 %262#2 : tensor<16xf32>
    %params_206, %velocity_207 = optim.momentum params(%batch_norm2d_34.b_0 : tensor<16xf32>) velocity(%batch_norm2d_34.b_0_velocity_0 : f32) grads(%500 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_34.b_0 = %params_206 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_34.b_0_velocity_0 = %velocity_207 : tensor<16xf32>
    %conv2d_35.w_0_velocity_0 = ml_program.global_load @conv2d_35.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %501 = optim.gradient @conv2d_35.w_0 %260#1 : tensor<16x16x3x3xf32>
    %params_208, %velocity_209 = optim.momentum params(%conv2d_35.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_35.w_0_velocity_0 : f32) grads(%501 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_35.w_0 = %params_208 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_35.w_0_velocity_0 = %velocity_209 : tensor<16x16x3x3xf32>
    %batch_norm2d_35.w_0_velocity_0 = ml_program.global_load @batch_norm2d_35.w_0_velocity_0 : tensor<16xf32>
    %502 = optim.gradient @batch_norm2d_35.w_0 %259#1 : tensor<16xf32>
    %params_210, %velocity_211 = optim.momentum params(%batch_norm2d_35.w_0 : tensor<16xf32>) velocity(%batch_norm2d_35.w_0_velocity_0 : f32) grads(%502 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_35.w_0 = %params_210 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.w_0_velocity_0 = %velocity_211 : tensor<16xf32>
    %batch_norm2d_35.b_0_velocity_0 = ml_program.global_load @batch_norm2d_35.b_0_velocity_0 : tensor<16xf32>
    %503 = optim.gradient @batch_norm2d_35.b_0 %259#2 : tensor<16xf32>
    %params_212, %velocity_213 = optim.momentum params(%batch_norm2d_35.b_0 : tensor<16xf32>) velocity(%batch_norm2d_35.b_0_velocity_0 : f32) grads(%503 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_35.b_0 = %params_212 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_35.b_0_velocity_0 = %velocity_213 : tensor<16xf32>
    %conv2d_36.w_0_velocity_0 = ml_program.global_load @conv2d_36.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %504 = optim.gradient @conv2d_36.w_0 %257#1 : tensor<64x16x1x1xf32>
    %params_214, %velocity_215 = optim.momentum params(%conv2d_36.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_36.w_0_velocity_0 : f32) grads(%504 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_36.w_0 = %params_214 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_36.w_0_velocity_0 = %velocity_215 : tensor<64x16x1x1xf32>
    %batch_norm2d_36.w_0_velocity_0 = ml_program.global_load @batch_norm2d_36.w_0_velocity_0 : tensor<64xf32>
    %505 = optim.gradient @batch_norm2d_36.w_0 %256#1 : tensor<64xf32>
    %params_216, %velocity_217 = optim.momentum params(%batch_norm2d_36.w_0 : tensor<64xf32>) velocity(%batch_norm2d_36.w_0_velocity_0 : f32) grads(%505 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_36.w_0 = %params_216 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.w_0_velocity_0 = %velocity_217 : tensor<64xf32>
    %batch_norm2d_36.b_0_velocity_0 = ml_program.global_load @batch_norm2d_36.b_0_velocity_0 : tensor<64xf32>
    %506 = optim.gradient @batch_norm2d_36.b_0 %256#2 : tensor<64xf32>
    %params_218, %velocity_219 = optim.momentum params(%batch_norm2d_36.b_0 : tensor<64xf32>) velocity(%batch_norm2d_36.b_0_velocity_0 : f32) grads(%506 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_36.b_0 = %params_218 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_36.b_0_velocity_0 = %velocity_219 : tensor<64xf32>
    %conv2d_37.w_0_velocity_0 = ml_program.global_load @conv2d_37.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %507 = optim.gradient @conv2d_37.w_0 %251#1 : tensor<16x64x1x1xf32>
    %params_220, %velocity_221 = optim.momentum params(%conv2d_37.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_37.w_0_velocity_0 : f32) grads(%507 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_37.w_0 = %params_220 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_37.w_0_velocity_0 = %velocity_221 : tensor<16x64x1x1xf32>
    %batch_norm2d_37.w_0_velocity_0 = ml_program.global_load @batch_norm2d_37.w_0_velocity_0 : tensor<16xf32>
    %508 = optim.gradient @batch_norm2d_37.w_0 %250#1 : tensor<16xf32>
    %params_222, %velocity_223 = optim.momentum params(%batch_norm2d_37.w_0 : tensor<16xf32>) velocity(%batch_norm2d_37.w_0_velocity_0 : f32) grads(%508 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_37.w_0 = %params_222 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.w_0_velocity_0 = %velocity_223 : tensor<16xf32>
    %batch_norm2d_37.b_0_velocity_0 = ml_program.global_load @batch_norm2d_37.b_0_velocity_0 : tensor<16xf32>
    %509 = optim.gradient @batch_norm2d_37.b_0 %250#2 : tensor<16xf32>
    %params_224, %velocity_225 = optim.momentum params(%batch_norm2d_37.b_0 : tensor<16xf32>) velocity(%batch_norm2d_37.b_0_velocity_0 : f32) grads(%509 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_37.b_0 = %params_224 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_37.b_0_velocity_0 = %velocity_225 : tensor<16xf32>
    %conv2d_38.w_0_velocity_0 = ml_program.global_load @conv2d_38.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %510 = optim.gradient @conv2d_38.w_0 %248#1 : tensor<16x16x3x3xf32>
    %params_226, %velocity_227 = optim.momentum params(%conv2d_38.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_38.w_0_velocity_0 : f32) grads(%510 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_38.w_0 = %params_226 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_38.w_0_velocity_0 = %velocity_227 : tensor<16x16x3x3xf32>
    %batch_norm2d_38.w_0_velocity_0 = ml_program.global_load @batch_norm2d_38.w_0_velocity_0 : tensor<16xf32>
    %511 = optim.gradient @batch_norm2d_38.w_0 %247#1 : tensor<16xf32>
    %params_228, %velocity_229 = optim.momentum params(%batch_norm2d_38.w_0 : tensor<16xf32>) velocity(%batch_norm2d_38.w_0_velocity_0 : f32) grads(%511 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_38.w_0 = %params_228 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.w_0_velocity_0 = %velocity_229 : tensor<16xf32>
    %batch_norm2d_38.b_0_velocity_0 = ml_program.global_load @batch_norm2d_38.b_0_velocity_0 : tensor<16xf32>
    %512 = optim.gradient @batch_norm2d_38.b_0 %247#2 : tensor<16xf32>
    %params_230, %velocity_231 = optim.momentum params(%batch_norm2d_38.b_0 : tensor<16xf32>) velocity(%batch_norm2d_38.b_0_velocity_0 : f32) grads(%512 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_38.b_0 = %params_230 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_38.b_0_velocity_0 = %velocity_231 : tensor<16xf32>
    %conv2d_39.w_0_velocity_0 = ml_program.global_load @conv2d_39.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %513 = optim.gradient @conv2d_39.w_0 %245#1 : tensor<64x16x1x1xf32>
    %params_232, %velocity_233 = optim.momentum params(%conv2d_39.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_39.w_0_velocity_0 : f32) grads(%513 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_39.w_0 = %params_232 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_39.w_0_velocity_0 = %velocity_233 : tensor<64x16x1x1xf32>
    %batch_norm2d_39.w_0_velocity_0 = ml_program.global_load @batch_norm2d_39.w_0_velocity_0 : tensor<64xf32>
    %514 = optim.gradient @batch_norm2d_39.w_0 %244#1 : tensor<64xf32>
    %params_234, %velocity_235 = optim.momentum params(%batch_norm2d_39.w_0 : tensor<64xf32>) velocity(%batch_norm2d_39.w_0_velocity_0 : f32) grads(%514 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_39.w_0 = %params_234 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.w_0_velocity_0 = %velocity_235 : tensor<64xf32>
    %batch_norm2d_39.b_0_velocity_0 = ml_program.global_load @batch_norm2d_39.b_0_velocity_0 : tensor<64xf32>
    %515 = optim.gradient @batch_norm2d_39.b_0 %244#2 : tensor<64xf32>
    %params_236, %velocity_237 = optim.momentum params(%batch_norm2d_39.b_0 : tensor<64xf32>) velocity(%batch_norm2d_39.b_0_velocity_0 : f32) grads(%515 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_39.b_0 = %params_236 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_39.b_0_velocity_0 = %velocity_237 : tensor<64xf32>
    %conv2d_40.w_0_velocity_0 = ml_program.global_load @conv2d_40.w_0_velocity_0 : tensor<16x64x1x1xf32>
    %516 = optim.gradient @conv2d_40.w_0 %239#1 : tensor<16x64x1x1xf32>
    %params_238, %velocity_239 = optim.momentum params(%conv2d_40.w_0 : tensor<16x64x1x1xf32>) velocity(%conv2d_40.w_0_velocity_0 : f32) grads(%516 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_40.w_0 = %params_238 : tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_40.w_0_velocity_0 = %velocity_239 : tensor<16x64x1x1xf32>
    %batch_norm2d_40.w_0_velocity_0 = ml_program.global_load @batch_norm2d_40.w_0_velocity_0 : tensor<16xf32>
    %517 = optim.gradient @batch_norm2d_40.w_0 %238#1 : tensor<16xf32>
    %params_240, %velocity_241 = optim.momentum params(%batch_norm2d_40.w_0 : tensor<16xf32>) velocity(%batch_norm2d_40.w_0_velocity_0 : f32) grads(%517 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_40.w_0 = %params_240 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.w_0_velocity_0 = %velocity_241 : tensor<16xf32>
    %batch_norm2d_40.b_0_velocity_0 = ml_program.global_load @batch_norm2d_40.b_0_velocity_0 : tensor<16xf32>
    %518 = optim.gradient @batch_norm2d_40.b_0 %238#2 : tensor<16xf32>
    %params_242, %velocity_243 = optim.momentum params(%batch_norm2d_40.b_0 : tensor<16xf32>) velocity(%batch_norm2d_40.b_0_velocity_0 : f32) grads(%518 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_40.b_0 = %params_242 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_40.b_0_velocity_0 = %velocity_243 : tensor<16xf32>
    %conv2d_41.w_0_velocity_0 = ml_program.global_load @conv2d_41.w_0_velocity_0 : tensor<16x16x3x3xf32>
    %519 = optim.gradient @conv2d_41.w_0 %236#1 : tensor<16x16x3x3xf32>
    %params_244, %velocity_245 = optim.momentum params(%conv2d_41.w_0 : tensor<16x16x3x3xf32>) velocity(%conv2d_41.w_0_velocity_0 : f32) grads(%519 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_41.w_0 = %params_244 : tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_41.w_0_velocity_0 = %velocity_245 : tensor<16x16x3x3xf32>
    %batch_norm2d_41.w_0_velocity_0 = ml_program.global_load @batch_norm2d_41.w_0_velocity_0 : tensor<16xf32>
    %520 = optim.gradient @batch_norm2d_41.w_0 %235#1 : tensor<16xf32>
    %params_246, %velocity_247 = optim.momentum params(%batch_norm2d_41.w_0 : tensor<16xf32>) velocity(%batch_norm2d_41.w_0_velocity_0 : f32) grads(%520 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_41.w_0 = %params_246 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.w_0_velocity_0 = %velocity_247 : tensor<16xf32>
    %batch_norm2d_41.b_0_velocity_0 = ml_program.global_load @batch_norm2d_41.b_0_velocity_0 : tensor<16xf32>
    %521 = optim.gradient @batch_norm2d_41.b_0 %235#2 : tensor<16xf32>
    %params_248, %velocity_249 = optim.momentum params(%batch_norm2d_41.b_0 : tensor<16xf32>) velocity(%batch_norm2d_41.b_0_velocity_0 : f32) grads(%521 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_41.b_0 = %params_248 : tensor<16xf32>
    ml_program.global_store @batch_norm2d_41.b_0_velocity_0 = %velocity_249 : tensor<16xf32>
    %conv2d_42.w_0_velocity_0 = ml_program.global_load @conv2d_42.w_0_velocity_0 : tensor<64x16x1x1xf32>
    %522 = optim.gradient @conv2d_42.w_0 %233#1 : tensor<64x16x1x1xf32>
    %params_250, %velocity_251 = optim.momentum params(%conv2d_42.w_0 : tensor<64x16x1x1xf32>) velocity(%conv2d_42.w_0_velocity_0 : f32) grads(%522 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_42.w_0 = %params_250 : tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_42.w_0_velocity_0 = %velocity_251 : tensor<64x16x1x1xf32>
    %batch_norm2d_42.w_0_velocity_0 = ml_program.global_load @batch_norm2d_42.w_0_velocity_0 : tensor<64xf32>
    %523 = optim.gradient @batch_norm2d_42.w_0 %232#1 : tensor<64xf32>
    %params_252, %velocity_253 = optim.momentum params(%batch_norm2d_42.w_0 : tensor<64xf32>) velocity(%batch_norm2d_42.w_0_velocity_0 : f32) grads(%523 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_42.w_0 = %params_252 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.w_0_velocity_0 = %velocity_253 : tensor<64xf32>
    %batch_norm2d_42.b_0_velocity_0 = ml_program.global_load @batch_norm2d_42.b_0_velocity_0 : tensor<64xf32>
    %524 = optim.gradient @batch_norm2d_42.b_0 %232#2 : tensor<64xf32>
    %params_254, %velocity_255 = optim.momentum params(%batch_norm2d_42.b_0 : tensor<64xf32>) velocity(%batch_norm2d_42.b_0_velocity_0 : f32) grads(%524 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_42.b_0 = %params_254 : tensor<64xf32>
    ml_program.global_store @batch_norm2d_42.b_0_velocity_0 = %velocity_255 : tensor<64xf32>
    %conv2d_43.w_0_velocity_0 = ml_program.global_load @conv2d_43.w_0_velocity_0 : tensor<32x64x1x1xf32>
    %525 = optim.gradient @conv2d_43.w_0 %227#1 : tensor<32x64x1x1xf32>
    %params_256, %velocity_257 = optim.momentum params(%conv2d_43.w_0 : tensor<32x64x1x1xf32>) velocity(%conv2d_43.w_0_velocity_0 : f32) grads(%525 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_43.w_0 = %params_256 : tensor<32x64x1x1xf32>
    ml_program.global_store @conv2d_43.w_0_velocity_0 = %velocity_257 : tensor<32x64x1x1xf32>
    %batch_norm2d_43.w_0_velocity_0 = ml_program.global_load @batch_norm2d_43.w_0_velocity_0 : tensor<32xf32>
    %526 = optim.gradient @batch_norm2d_43.w_0 %226#1 : tensor<32xf32>
    %params_258, %velocity_259 = optim.momentum params(%batch_norm2d_43.w_0 : tensor<32xf32>) velocity(%batch_norm2d_43.w_0_velocity_0 : f32) grads(%526 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_43.w_0 = %params_258 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.w_0_velocity_0 = %velocity_259 : tensor<32xf32>
    %batch_norm2d_43.b_0_velocity_0 = ml_program.global_load @batch_norm2d_43.b_0_velocity_0 : tensor<32xf32>
    %527 = optim.gradient @batch_norm2d_43.b_0 %226#2 : tensor<32xf32>
    %params_260, %velocity_261 = optim.momentum params(%batch_norm2d_43.b_0 : tensor<32xf32>) velocity(%batch_norm2d_43.b_0_velocity_0 : f32) grads(%527 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_43.b_0 = %params_260 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_43.b_0_velocity_0 = %velocity_261 : tensor<32xf32>
    %conv2d_44.w_0_velocity_0 = ml_program.global_load @conv2d_44.w_0_velocity_0 : tensor<32x32x3x3xf32>
    %528 = optim.gradient @conv2d_44.w_0 %224#1 : tensor<32x32x3x3xf32>
    %params_262, %velocity_263 = optim.momentum params(%conv2d_44.w_0 : tensor<32x32x3x3xf32>) velocity(%conv2d_44.w_0_velocity_0 : f32) grads(%528 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_44.w_0 = %params_262 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_44.w_0_velocity_0 = %velocity_263 : tensor<32x32x3x3xf32>
    %batch_norm2d_44.w_0_velocity_0 = ml_program.global_load @batch_norm2d_44.w_0_velocity_0 : tensor<32xf32>
    %529 = optim.gradient @batch_norm2d_44.w_0 %223#1 : tensor<32xf32>
    %params_264, %velocity_265 = optim.momentum params(%batch_norm2d_44.w_0 : tensor<32xf32>) velocity(%batch_norm2d_44.w_0_velocity_0 : f32) grads(%529 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_44.w_0 = %params_264 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.w_0_velocity_0 = %velocity_265 : tensor<32xf32>
    %batch_norm2d_44.b_0_velocity_0 = ml_program.global_load @batch_norm2d_44.b_0_velocity_0 : tensor<32xf32>
    %530 = optim.gradient @batch_norm2d_44.b_0 %223#2 : tensor<32xf32>
    %params_266, %velocity_267 = optim.momentum params(%batch_norm2d_44.b_0 : tensor<32xf32>) velocity(%batch_norm2d_44.b_0_velocity_0 : f32) grads(%530 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_44.b_0 = %params_266 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_44.b_0_velocity_0 = %velocity_267 : tensor<32xf32>
    %conv2d_45.w_0_velocity_0 = ml_program.global_load @conv2d_45.w_0_velocity_0 : tensor<128x32x1x1xf32>
    %531 = optim.gradient @conv2d_45.w_0 %220#1 : tensor<128x32x1x1xf32>
    %params_268, %velocity_269 = optim.momentum params(%conv2d_45.w_0 : tensor<128x32x1x1xf32>) velocity(%conv2d_45.w_0_velocity_0 : f32) grads(%531 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_45.w_0 = %params_268 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_45.w_0_velocity_0 = %velocity_269 : tensor<128x32x1x1xf32>
    %batch_norm2d_45.w_0_velocity_0 = ml_program.global_load @batch_norm2d_45.w_0_velocity_0 : tensor<128xf32>
    %532 = optim.gradient @batch_norm2d_45.w_0 %218#1 : tensor<128xf32>
    %params_270, %velocity_271 = optim.momentum params(%batch_norm2d_45.w_0 : tensor<128xf32>) velocity(%batch_norm2d_45.w_0_velocity_0 : f32) grads(%532 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_45.w_0 = %params_270 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.w_0_velocity_0 = %velocity_271 : tensor<128xf32>
    %batch_norm2d_45.b_0_velocity_0 = ml_program.global_load @batch_norm2d_45.b_0_velocity_0 : tensor<128xf32>
    %533 = optim.gradient @batch_norm2d_45.b_0 %218#2 : tensor<128xf32>
    %params_272, %velocity_273 = optim.momentum params(%batch_norm2d_45.b_0 : tensor<128xf32>) velocity(%batch_norm2d_45.b_0_velocity_0 : f32) grads(%533 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_45.b_0 = %params_272 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_45.b_0_velocity_0 = %velocity_273 : tensor<128xf32>
    %conv2d_46.w_0_velocity_0 = ml_program.global_load @conv2d_46.w_0_velocity_0 : tensor<128x64x1x1xf32>
    %534 = optim.gradient @conv2d_46.w_0 %221#1 : tensor<128x64x1x1xf32>
    %params_274, %velocity_275 = optim.momentum params(%conv2d_46.w_0 : tensor<128x64x1x1xf32>) velocity(%conv2d_46.w_0_velocity_0 : f32) grads(%534 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_46.w_0 = %params_274 : tensor<128x64x1x1xf32>
    ml_program.global_store @conv2d_46.w_0_velocity_0 = %velocity_275 : tensor<128x64x1x1xf32>
    %batch_norm2d_46.w_0_velocity_0 = ml_program.global_load @batch_norm2d_46.w_0_velocity_0 : tensor<128xf32>
    %535 = optim.gradient @batch_norm2d_46.w_0 %219#1 : tensor<128xf32>
    %params_276, %velocity_277 = optim.momentum params(%batch_norm2d_46.w_0 : tensor<128xf32>) velocity(%batch_norm2d_46.w_0_velocity_0 : f32) grads(%535 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_46.w_0 = %params_276 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.w_0_velocity_0 = %velocity_277 : tensor<128xf32>
    %batch_norm2d_46.b_0_velocity_0 = ml_program.global_load @batch_norm2d_46.b_0_velocity_0 : tensor<128xf32>
    %536 = optim.gradient @batch_norm2d_46.b_0 %219#2 : tensor<128xf32>
    %params_278, %velocity_279 = optim.momentum params(%batch_norm2d_46.b_0 : tensor<128xf32>) velocity(%batch_norm2d_46.b_0_velocity_0 : f32) grads(%536 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_46.b_0 = %params_278 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_46.b_0_velocity_0 = %velocity_279 : tensor<128xf32>
    %conv2d_47.w_0_velocity_0 = ml_program.global_load @conv2d_47.w_0_velocity_0 : tensor<32x128x1x1xf32>
    %537 = optim.gradient @conv2d_47.w_0 %213#1 : tensor<32x128x1x1xf32>
    %params_280, %velocity_281 = optim.momentum params(%conv2d_47.w_0 : tensor<32x128x1x1xf32>) velocity(%conv2d_47.w_0_velocity_0 : f32) grads(%537 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_47.w_0 = %params_280 : tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_47.w_0_velocity_0 = %velocity_281 : tensor<32x128x1x1xf32>
    %batch_norm2d_47.w_0_velocity_0 = ml_program.global_load @batch_norm2d_47.w_0_velocity_0 : tensor<32xf32>
    %538 = optim.gradient @batch_norm2d_47.w_0 %212#1 : tensor<32xf32>
    %params_282, %velocity_283 = optim.momentum params(%batch_norm2d_47.w_0 : tensor<32xf32>) velocity(%batch_norm2d_47.w_0_velocity_0 : f32) grads(%538 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_47.w_0 = %params_282 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.w_0_velocity_0 = %velocity_283 : tensor<32xf32>
    %batch_norm2d_47.b_0_velocity_0 = ml_program.global_load @batch_norm2d_47.b_0_velocity_0 : tensor<32xf32>
    %539 = optim.gradient @batch_norm2d_47.b_0 %212#2 : tensor<32xf32>
    %params_284, %velocity_285 = optim.momentum params(%batch_norm2d_47.b_0 : tensor<32xf32>) velocity(%batch_norm2d_47.b_0_velocity_0 : f32) grads(%539 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_47.b_0 = %params_284 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_47.b_0_velocity_0 = %velocity_285 : tensor<32xf32>
    %conv2d_48.w_0_velocity_0 = ml_program.global_load @conv2d_48.w_0_velocity_0 : tensor<32x32x3x3xf32>
    %540 = optim.gradient @conv2d_48.w_0 %210#1 : tensor<32x32x3x3xf32>
    %params_286, %velocity_287 = optim.momentum params(%conv2d_48.w_0 : tensor<32x32x3x3xf32>) velocity(%conv2d_48.w_0_velocity_0 : f32) grads(%540 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_48.w_0 = %params_286 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_48.w_0_velocity_0 = %velocity_287 : tensor<32x32x3x3xf32>
    %batch_norm2d_48.w_0_velocity_0 = ml_program.global_load @batch_norm2d_48.w_0_velocity_0 : tensor<32xf32>
    %541 = optim.gradient @batch_norm2d_48.w_0 %209#1 : tensor<32xf32>
    %params_288, %velocity_289 = optim.momentum params(%batch_norm2d_48.w_0 : tensor<32xf32>) velocity(%batch_norm2d_48.w_0_velocity_0 : f32) grads(%541 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_48.w_0 = %params_288 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.w_0_velocity_0 = %velocity_289 : tensor<32xf32>
    %batch_norm2d_48.b_0_velocity_0 = ml_program.global_load @batch_norm2d_48.b_0_velocity_0 : tensor<32xf32>
    %542 = optim.gradient @batch_norm2d_48.b_0 %209#2 : tensor<32xf32>
    %params_290, %velocity_291 = optim.momentum params(%batch_norm2d_48.b_0 : tensor<32xf32>) velocity(%batch_norm2d_48.b_0_velocity_0 : f32) grads(%542 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_48.b_0 = %params_290 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_48.b_0_velocity_0 = %velocity_291 : tensor<32xf32>
    %conv2d_49.w_0_velocity_0 = ml_program.global_load @conv2d_49.w_0_velocity_0 : tensor<128x32x1x1xf32>
    %543 = optim.gradient @conv2d_49.w_0 %207#1 : tensor<128x32x1x1xf32>
    %params_292, %velocity_293 = optim.momentum params(%conv2d_49.w_0 : tensor<128x32x1x1xf32>) velocity(%conv2d_49.w_0_velocity_0 : f32) grads(%543 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_49.w_0 = %params_292 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_49.w_0_velocity_0 = %velocity_293 : tensor<128x32x1x1xf32>
    %batch_norm2d_49.w_0_velocity_0 = ml_program.global_load @batch_norm2d_49.w_0_velocity_0 : tensor<128xf32>
    %544 = optim.gradient @batch_norm2d_49.w_0 %206#1 : tensor<128xf32>
    %params_294, %velocity_295 = optim.momentum params(%batch_norm2d_49.w_0 : tensor<128xf32>) velocity(%batch_norm2d_49.w_0_velocity_0 : f32) grads(%544 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_49.w_0 = %params_294 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.w_0_velocity_0 = %velocity_295 : tensor<128xf32>
    %batch_norm2d_49.b_0_velocity_0 = ml_program.global_load @batch_norm2d_49.b_0_velocity_0 : tensor<128xf32>
    %545 = optim.gradient @batch_norm2d_49.b_0 %206#2 : tensor<128xf32>
    %params_296, %velocity_297 = optim.momentum params(%batch_norm2d_49.b_0 : tensor<128xf32>) velocity(%batch_norm2d_49.b_0_velocity_0 : f32) grads(%545 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_49.b_0 = %params_296 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_49.b_0_velocity_0 = %velocity_297 : tensor<128xf32>
    %conv2d_50.w_0_velocity_0 = ml_program.global_load @conv2d_50.w_0_velocity_0 : tensor<32x128x1x1xf32>
    %546 = optim.gradient @conv2d_50.w_0 %201#1 : tensor<32x128x1x1xf32>
    %params_298, %velocity_299 = optim.momentum params(%conv2d_50.w_0 : tensor<32x128x1x1xf32>) velocity(%conv2d_50.w_0_velocity_0 : f32) grads(%546 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_50.w_0 = %params_298 : tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_50.w_0_velocity_0 = %velocity_299 : tensor<32x128x1x1xf32>
    %batch_norm2d_50.w_0_velocity_0 = ml_program.global_load @batch_norm2d_50.w_0_velocity_0 : tensor<32xf32>
    %547 = optim.gradient @batch_norm2d_50.w_0 %200#1 : tensor<32xf32>
    %params_300, %velocity_301 = optim.momentum params(%batch_norm2d_50.w_0 : tensor<32xf32>) velocity(%batch_norm2d_50.w_0_velocity_0 : f32) grads(%547 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_50.w_0 = %params_300 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.w_0_velocity_0 = %velocity_301 : tensor<32xf32>
    %batch_norm2d_50.b_0_velocity_0 = ml_program.global_load @batch_norm2d_50.b_0_velocity_0 : tensor<32xf32>
    %548 = optim.gradient @batch_norm2d_50.b_0 %200#2 : tensor<32xf32>
    %params_302, %velocity_303 = optim.momentum params(%batch_norm2d_50.b_0 : tensor<32xf32>) velocity(%batch_norm2d_50.b_0_velocity_0 : f32) grads(%548 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_50.b_0 = %params_302 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_50.b_0_velocity_0 = %velocity_303 : tensor<32xf32>
    %conv2d_51.w_0_velocity_0 = ml_program.global_load @conv2d_51.w_0_velocity_0 : tensor<32x32x3x3xf32>
    %549 = optim.gradient @conv2d_51.w_0 %198#1 : tensor<32x32x3x3xf32>
    %params_304, %velocity_305 = optim.momentum params(%conv2d_51.w_0 : tensor<32x32x3x3xf32>) velocity(%conv2d_51.w_0_velocity_0 : f32) grads(%549 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_51.w_0 = %params_304 : tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_51.w_0_velocity_0 = %velocity_305 : tensor<32x32x3x3xf32>
    %batch_norm2d_51.w_0_velocity_0 = ml_program.global_load @batch_norm2d_51.w_0_velocity_0 : tensor<32xf32>
    %550 = optim.gradient @batch_norm2d_51.w_0 %197#1 : tensor<32xf32>
    %params_306, %velocity_307 = optim.momentum params(%batch_norm2d_51.w_0 : tensor<32xf32>) velocity(%batch_norm2d_51.w_0_velocity_0 : f32) grads(%550 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_51.w_0 = %params_306 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.w_0_velocity_0 = %velocity_307 : tensor<32xf32>
    %batch_norm2d_51.b_0_velocity_0 = ml_program.global_load @batch_norm2d_51.b_0_velocity_0 : tensor<32xf32>
    %551 = optim.gradient @batch_norm2d_51.b_0 %197#2 : tensor<32xf32>
    %params_308, %velocity_309 = optim.momentum params(%batch_norm2d_51.b_0 : tensor<32xf32>) velocity(%batch_norm2d_51.b_0_velocity_0 : f32) grads(%551 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_51.b_0 = %params_308 : tensor<32xf32>
    ml_program.global_store @batch_norm2d_51.b_0_velocity_0 = %velocity_309 : tensor<32xf32>
    %conv2d_52.w_0_velocity_0 = ml_program.global_load @conv2d_52.w_0_velocity_0 : tensor<128x32x1x1xf32>
    %552 = optim.gradient @conv2d_52.w_0 %195#1 : tensor<128x32x1x1xf32>
    %params_310, %velocity_311 = optim.momentum params(%conv2d_52.w_0 : tensor<128x32x1x1xf32>) velocity(%conv2d_52.w_0_velocity_0 : f32) grads(%552 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_52.w_0 = %params_310 : tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_52.w_0_velocity_0 = %velocity_311 : tensor<128x32x1x1xf32>
    %batch_norm2d_52.w_0_velocity_0 = ml_program.global_load @batch_norm2d_52.w_0_velocity_0 : tensor<128xf32>
    %553 = optim.gradient @batch_norm2d_52.w_0 %194#1 : tensor<128xf32>
    %params_312, %velocity_313 = optim.momentum params(%batch_norm2d_52.w_0 : tensor<128xf32>) velocity(%batch_norm2d_52.w_0_velocity_0 : f32) grads(%553 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_52.w_0 = %params_312 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.w_0_velocity_0 = %velocity_313 : tensor<128xf32>
    %batch_norm2d_52.b_0_velocity_0 = ml_program.global_load @batch_norm2d_52.b_0_velocity_0 : tensor<128xf32>
    %554 = optim.gradient @batch_norm2d_52.b_0 %194#2 : tensor<128xf32>
    %params_314, %velocity_315 = optim.momentum params(%batch_norm2d_52.b_0 : tensor<128xf32>) velocity(%batch_norm2d_52.b_0_velocity_0 : f32) grads(%554 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_52.b_0 = %params_314 : tensor<128xf32>
    ml_program.global_store @batch_norm2d_52.b_0_velocity_0 = %velocity_315 : tensor<128xf32>
    %linear_0.w_0_velocity_0 = ml_program.global_load @linear_0.w_0_velocity_0 : tensor<128x62xf32>
    %555 = optim.gradient @linear_0.w_0 %189#1 : tensor<128x62xf32>
    %params_316, %velocity_317 = optim.momentum params(%linear_0.w_0 : tensor<128x62xf32>) velocity(%linear_0.w_0_velocity_0 : f32) grads(%555 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @linear_0.w_0 = %params_316 : tensor<128x62xf32>
    ml_program.global_store @linear_0.w_0_velocity_0 = %velocity_317 : tensor<128x62xf32>
    %linear_0.b_0_velocity_0 = ml_program.global_load @linear_0.b_0_velocity_0 : tensor<62xf32>
    %556 = optim.gradient @linear_0.b_0 %188#1 : tensor<62xf32>
    %params_318, %velocity_319 = optim.momentum params(%linear_0.b_0 : tensor<62xf32>) velocity(%linear_0.b_0_velocity_0 : f32) grads(%556 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @linear_0.b_0 = %params_318 : tensor<62xf32>
    ml_program.global_store @linear_0.b_0_velocity_0 = %velocity_319 : tensor<62xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 3, 7, 7]} : () -> tensor<4xi64>
    %1 = "pd_op.gaussian"(%0) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.116642371 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x3x7x7xf32>
    ml_program.global_store @conv2d_0.w_0 = %1 : tensor<4x3x7x7xf32>
    %2 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 1, 1]} : () -> tensor<4xi64>
    %3 = "pd_op.gaussian"(%2) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x4x1x1xf32>
    ml_program.global_store @conv2d_1.w_0 = %3 : tensor<4x4x1x1xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %5 = "pd_op.gaussian"(%4) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_2.w_0 = %5 : tensor<4x4x3x3xf32>
    %6 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %7 = "pd_op.gaussian"(%6) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_3.w_0 = %7 : tensor<16x4x1x1xf32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %9 = "pd_op.gaussian"(%8) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_4.w_0 = %9 : tensor<16x4x1x1xf32>
    %10 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 16, 1, 1]} : () -> tensor<4xi64>
    %11 = "pd_op.gaussian"(%10) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_5.w_0 = %11 : tensor<4x16x1x1xf32>
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %13 = "pd_op.gaussian"(%12) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_6.w_0 = %13 : tensor<4x4x3x3xf32>
    %14 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %15 = "pd_op.gaussian"(%14) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_7.w_0 = %15 : tensor<16x4x1x1xf32>
    %16 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 16, 1, 1]} : () -> tensor<4xi64>
    %17 = "pd_op.gaussian"(%16) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x16x1x1xf32>
    ml_program.global_store @conv2d_8.w_0 = %17 : tensor<4x16x1x1xf32>
    %18 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [4, 4, 3, 3]} : () -> tensor<4xi64>
    %19 = "pd_op.gaussian"(%18) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.235702261 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<4x4x3x3xf32>
    ml_program.global_store @conv2d_9.w_0 = %19 : tensor<4x4x3x3xf32>
    %20 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4, 1, 1]} : () -> tensor<4xi64>
    %21 = "pd_op.gaussian"(%20) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.707106769 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x4x1x1xf32>
    ml_program.global_store @conv2d_10.w_0 = %21 : tensor<16x4x1x1xf32>
    %22 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 16, 1, 1]} : () -> tensor<4xi64>
    %23 = "pd_op.gaussian"(%22) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x16x1x1xf32>
    ml_program.global_store @conv2d_11.w_0 = %23 : tensor<8x16x1x1xf32>
    %24 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %25 = "pd_op.gaussian"(%24) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_12.w_0 = %25 : tensor<8x8x3x3xf32>
    %26 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %27 = "pd_op.gaussian"(%26) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_13.w_0 = %27 : tensor<32x8x1x1xf32>
    %28 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16, 1, 1]} : () -> tensor<4xi64>
    %29 = "pd_op.gaussian"(%28) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x16x1x1xf32>
    ml_program.global_store @conv2d_14.w_0 = %29 : tensor<32x16x1x1xf32>
    %30 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %31 = "pd_op.gaussian"(%30) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_15.w_0 = %31 : tensor<8x32x1x1xf32>
    %32 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %33 = "pd_op.gaussian"(%32) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_16.w_0 = %33 : tensor<8x8x3x3xf32>
    %34 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %35 = "pd_op.gaussian"(%34) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_17.w_0 = %35 : tensor<32x8x1x1xf32>
    %36 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %37 = "pd_op.gaussian"(%36) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_18.w_0 = %37 : tensor<8x32x1x1xf32>
    %38 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %39 = "pd_op.gaussian"(%38) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_19.w_0 = %39 : tensor<8x8x3x3xf32>
    %40 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %41 = "pd_op.gaussian"(%40) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_20.w_0 = %41 : tensor<32x8x1x1xf32>
    %42 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 32, 1, 1]} : () -> tensor<4xi64>
    %43 = "pd_op.gaussian"(%42) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x32x1x1xf32>
    ml_program.global_store @conv2d_21.w_0 = %43 : tensor<8x32x1x1xf32>
    %44 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 8, 3, 3]} : () -> tensor<4xi64>
    %45 = "pd_op.gaussian"(%44) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.166666672 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x8x3x3xf32>
    ml_program.global_store @conv2d_22.w_0 = %45 : tensor<8x8x3x3xf32>
    %46 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 8, 1, 1]} : () -> tensor<4xi64>
    %47 = "pd_op.gaussian"(%46) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 5.000000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x8x1x1xf32>
    ml_program.global_store @conv2d_23.w_0 = %47 : tensor<32x8x1x1xf32>
    %48 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32, 1, 1]} : () -> tensor<4xi64>
    %49 = "pd_op.gaussian"(%48) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x32x1x1xf32>
    ml_program.global_store @conv2d_24.w_0 = %49 : tensor<16x32x1x1xf32>
    %50 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %51 = "pd_op.gaussian"(%50) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_25.w_0 = %51 : tensor<16x16x3x3xf32>
    %52 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %53 = "pd_op.gaussian"(%52) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_26.w_0 = %53 : tensor<64x16x1x1xf32>
    %54 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 32, 1, 1]} : () -> tensor<4xi64>
    %55 = "pd_op.gaussian"(%54) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x32x1x1xf32>
    ml_program.global_store @conv2d_27.w_0 = %55 : tensor<64x32x1x1xf32>
    %56 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %57 = "pd_op.gaussian"(%56) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_28.w_0 = %57 : tensor<16x64x1x1xf32>
    %58 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %59 = "pd_op.gaussian"(%58) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_29.w_0 = %59 : tensor<16x16x3x3xf32>
    %60 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %61 = "pd_op.gaussian"(%60) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_30.w_0 = %61 : tensor<64x16x1x1xf32>
    %62 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %63 = "pd_op.gaussian"(%62) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_31.w_0 = %63 : tensor<16x64x1x1xf32>
    %64 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %65 = "pd_op.gaussian"(%64) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_32.w_0 = %65 : tensor<16x16x3x3xf32>
    %66 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %67 = "pd_op.gaussian"(%66) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_33.w_0 = %67 : tensor<64x16x1x1xf32>
    %68 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %69 = "pd_op.gaussian"(%68) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_34.w_0 = %69 : tensor<16x64x1x1xf32>
    %70 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %71 = "pd_op.gaussian"(%70) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_35.w_0 = %71 : tensor<16x16x3x3xf32>
    %72 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %73 = "pd_op.gaussian"(%72) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_36.w_0 = %73 : tensor<64x16x1x1xf32>
    %74 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %75 = "pd_op.gaussian"(%74) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_37.w_0 = %75 : tensor<16x64x1x1xf32>
    %76 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %77 = "pd_op.gaussian"(%76) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_38.w_0 = %77 : tensor<16x16x3x3xf32>
    %78 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %79 = "pd_op.gaussian"(%78) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_39.w_0 = %79 : tensor<64x16x1x1xf32>
    %80 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 64, 1, 1]} : () -> tensor<4xi64>
    %81 = "pd_op.gaussian"(%80) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x64x1x1xf32>
    ml_program.global_store @conv2d_40.w_0 = %81 : tensor<16x64x1x1xf32>
    %82 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16, 3, 3]} : () -> tensor<4xi64>
    %83 = "pd_op.gaussian"(%82) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.117851131 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<16x16x3x3xf32>
    ml_program.global_store @conv2d_41.w_0 = %83 : tensor<16x16x3x3xf32>
    %84 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [64, 16, 1, 1]} : () -> tensor<4xi64>
    %85 = "pd_op.gaussian"(%84) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.353553385 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<64x16x1x1xf32>
    ml_program.global_store @conv2d_42.w_0 = %85 : tensor<64x16x1x1xf32>
    %86 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 64, 1, 1]} : () -> tensor<4xi64>
    %87 = "pd_op.gaussian"(%86) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x64x1x1xf32>
    ml_program.global_store @conv2d_43.w_0 = %87 : tensor<32x64x1x1xf32>
    %88 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %89 = "pd_op.gaussian"(%88) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_44.w_0 = %89 : tensor<32x32x3x3xf32>
    %90 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %91 = "pd_op.gaussian"(%90) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_45.w_0 = %91 : tensor<128x32x1x1xf32>
    %92 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 64, 1, 1]} : () -> tensor<4xi64>
    %93 = "pd_op.gaussian"(%92) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.176776692 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<128x64x1x1xf32>
    ml_program.global_store @conv2d_46.w_0 = %93 : tensor<128x64x1x1xf32>
    %94 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 128, 1, 1]} : () -> tensor<4xi64>
    %95 = "pd_op.gaussian"(%94) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 1.250000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_47.w_0 = %95 : tensor<32x128x1x1xf32>
    %96 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %97 = "pd_op.gaussian"(%96) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_48.w_0 = %97 : tensor<32x32x3x3xf32>
    %98 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %99 = "pd_op.gaussian"(%98) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_49.w_0 = %99 : tensor<128x32x1x1xf32>
    %100 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 128, 1, 1]} : () -> tensor<4xi64>
    %101 = "pd_op.gaussian"(%100) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 1.250000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x128x1x1xf32>
    ml_program.global_store @conv2d_50.w_0 = %101 : tensor<32x128x1x1xf32>
    %102 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 32, 3, 3]} : () -> tensor<4xi64>
    %103 = "pd_op.gaussian"(%102) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.0833333358 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<32x32x3x3xf32>
    ml_program.global_store @conv2d_51.w_0 = %103 : tensor<32x32x3x3xf32>
    %104 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 32, 1, 1]} : () -> tensor<4xi64>
    %105 = "pd_op.gaussian"(%104) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 2.500000e-01 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<128x32x1x1xf32>
    ml_program.global_store @conv2d_52.w_0 = %105 : tensor<128x32x1x1xf32>
    %106 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 62]} : () -> tensor<2xi64>
    %107 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.17770466208457947 : f64} : () -> tensor<1xf32>
    %108 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.17770466208457947 : f64} : () -> tensor<1xf32>
    %109 = "pd_op.uniform"(%106, %107, %108) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<128x62xf32>
    ml_program.global_store @linear_0.w_0 = %109 : tensor<128x62xf32>
    return
  }
}
