#extern = #ml_program.extern : tensor<96x4xf32>
#extern1 = #ml_program.extern : tensor<32x16xf32>
#extern2 = #ml_program.extern : tensor<16x32xf32>
#extern3 = #ml_program.extern : tensor<16x16xf32>
module {
  ml_program.global private mutable @linear_12.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_12.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_12.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.b_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "linear_12.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.b_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "linear_12.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_12.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_12.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.w_0_moment2_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {dtype = f32, name = "linear_12.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 96, 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.w_0_moment1_0(dense<0.000000e+00> : tensor<96x4xf32>) : tensor<96x4xf32> {pir.attributes = {dtype = f32, name = "linear_12.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 96, 4>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_3.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_2.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_11.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_11.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_11.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_11.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_11.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_11.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.w_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {dtype = f32, name = "linear_11.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_11.w_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {dtype = f32, name = "linear_11.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_10.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_10.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.b_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "linear_10.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.b_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "linear_10.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_10.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_10.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.w_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {dtype = f32, name = "linear_10.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_10.w_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {dtype = f32, name = "linear_10.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_9.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_9.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_9.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_9.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_9.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_9.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_9.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_9.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_9.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_8.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_8.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_8.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_8.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_8.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_8.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_8.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_8.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_8.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_7.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_7.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_7.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_7.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_7.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_7.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_7.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_7.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_7.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_6.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_6.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_6.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_6.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_6.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_6.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_6.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_6.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_6.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_1.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "layer_norm_0.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_5.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_5.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_5.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_5.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_5.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_5.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.w_0_moment2_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {dtype = f32, name = "linear_5.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_5.w_0_moment1_0(dense<0.000000e+00> : tensor<32x16xf32>) : tensor<32x16xf32> {pir.attributes = {dtype = f32, name = "linear_5.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_4.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_4.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.b_0_moment2_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "linear_4.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.b_0_moment1_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {dtype = f32, name = "linear_4.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_4.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_4.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.w_0_moment2_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {dtype = f32, name = "linear_4.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_4.w_0_moment1_0(dense<0.000000e+00> : tensor<16x32xf32>) : tensor<16x32xf32> {pir.attributes = {dtype = f32, name = "linear_4.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 32>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_3.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_3.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_3.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_3.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_3.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_3.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_3.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_3.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_3.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_2.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_2.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_2.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_2.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_2.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_2.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_2.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_2.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_2.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment2_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment1_0(dense<0.000000e+00> : tensor<16x16xf32>) : tensor<16x16xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-03> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_12.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_12.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_12.w_0(#extern) : tensor<96x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_12.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_3.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_2.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_11.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_11.w_0(#extern1) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_11.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_10.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_10.w_0(#extern2) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_10.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_9.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_9.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_9.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_8.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_8.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_8.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_7.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_7.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_7.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_6.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_6.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_6.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_5.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0(#extern1) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_5.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_4.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0(#extern2) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_4.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_3.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_3.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_2.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_2.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "x", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [true]}}, %arg1: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}) {
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf32>
    %0 = "pd_op.matmul"(%arg0, %linear_0.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %1 = "pd_op.add"(%0, %linear_0.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %2 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %3 = "pd_op.reshape"(%1, %2) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %4 = "pd_op.transpose"(%3) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf32>
    %5 = "pd_op.matmul"(%arg0, %linear_1.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<16xf32>
    %6 = "pd_op.add"(%5, %linear_1.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %linear_2.w_0 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf32>
    %7 = "pd_op.matmul"(%arg0, %linear_2.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_2.b_0 = ml_program.global_load @linear_2.b_0 : tensor<16xf32>
    %8 = "pd_op.add"(%7, %linear_2.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %9 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %10 = "pd_op.reshape"(%6, %9) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %11 = "pd_op.transpose"(%10) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %13 = "pd_op.reshape"(%8, %12) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %14 = "pd_op.transpose"(%13) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %15 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %16 = "pd_op.scale"(%4, %15) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %17 = "pd_op.matmul"(%16, %11) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>) -> tensor<4x2x6x6xf32>
    %18 = "pd_op.softmax"(%17) {axis = -1 : i32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %19 = "pd_op.matmul"(%18, %14) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf32>, tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xf32>
    %20 = "pd_op.transpose"(%19) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %21 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 16]} : () -> tensor<3xi64>
    %22 = "pd_op.reshape"(%20, %21) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>, tensor<3xi64>) -> tensor<4x6x16xf32>
    %linear_3.w_0 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf32>
    %23 = "pd_op.matmul"(%22, %linear_3.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_3.b_0 = ml_program.global_load @linear_3.b_0 : tensor<16xf32>
    %24 = "pd_op.add"(%23, %linear_3.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %25 = "pd_op.add"(%arg0, %24) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_0.w_0 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
    %layer_norm_0.b_0 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
    %26:3 = "pd_op.layer_norm"(%25, %layer_norm_0.w_0, %layer_norm_0.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/LayerNorm/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_4.w_0 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf32>
    %27 = "pd_op.matmul"(%26#0, %linear_4.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x32xf32>) -> tensor<4x6x32xf32>
    %linear_4.b_0 = ml_program.global_load @linear_4.b_0 : tensor<32xf32>
    %28 = "pd_op.add"(%27, %linear_4.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x32xf32>, tensor<32xf32>) -> tensor<4x6x32xf32>
    %29 = "pd_op.relu"(%28) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %linear_5.w_0 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf32>
    %30 = "pd_op.matmul"(%29, %linear_5.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x32xf32>, tensor<32x16xf32>) -> tensor<4x6x16xf32>
    %linear_5.b_0 = ml_program.global_load @linear_5.b_0 : tensor<16xf32>
    %31 = "pd_op.add"(%30, %linear_5.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %32 = "pd_op.add"(%26#0, %31) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_1.w_0 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
    %layer_norm_1.b_0 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
    %33:3 = "pd_op.layer_norm"(%32, %layer_norm_1.w_0, %layer_norm_1.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/LayerNorm_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_6.w_0 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf32>
    %34 = "pd_op.matmul"(%33#0, %linear_6.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_6.b_0 = ml_program.global_load @linear_6.b_0 : tensor<16xf32>
    %35 = "pd_op.add"(%34, %linear_6.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %36 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %37 = "pd_op.reshape"(%35, %36) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %38 = "pd_op.transpose"(%37) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %linear_7.w_0 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf32>
    %39 = "pd_op.matmul"(%33#0, %linear_7.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_7.b_0 = ml_program.global_load @linear_7.b_0 : tensor<16xf32>
    %40 = "pd_op.add"(%39, %linear_7.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %linear_8.w_0 = ml_program.global_load @linear_8.w_0 : tensor<16x16xf32>
    %41 = "pd_op.matmul"(%33#0, %linear_8.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_8.b_0 = ml_program.global_load @linear_8.b_0 : tensor<16xf32>
    %42 = "pd_op.add"(%41, %linear_8.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %43 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %44 = "pd_op.reshape"(%40, %43) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %45 = "pd_op.transpose"(%44) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %46 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %47 = "pd_op.reshape"(%42, %46) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %48 = "pd_op.transpose"(%47) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %49 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %50 = "pd_op.scale"(%38, %49) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %51 = "pd_op.matmul"(%50, %45) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>) -> tensor<4x2x6x6xf32>
    %52 = "pd_op.softmax"(%51) {axis = -1 : i32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %53 = "pd_op.matmul"(%52, %48) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf32>, tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xf32>
    %54 = "pd_op.transpose"(%53) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %55 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 16]} : () -> tensor<3xi64>
    %56 = "pd_op.reshape"(%54, %55) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>, tensor<3xi64>) -> tensor<4x6x16xf32>
    %linear_9.w_0 = ml_program.global_load @linear_9.w_0 : tensor<16x16xf32>
    %57 = "pd_op.matmul"(%56, %linear_9.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_3/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>) -> tensor<4x6x16xf32>
    %linear_9.b_0 = ml_program.global_load @linear_9.b_0 : tensor<16xf32>
    %58 = "pd_op.add"(%57, %linear_9.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %59 = "pd_op.add"(%33#0, %58) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_2.w_0 = ml_program.global_load @layer_norm_2.w_0 : tensor<16xf32>
    %layer_norm_2.b_0 = ml_program.global_load @layer_norm_2.b_0 : tensor<16xf32>
    %60:3 = "pd_op.layer_norm"(%59, %layer_norm_2.w_0, %layer_norm_2.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/LayerNorm/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %linear_10.w_0 = ml_program.global_load @linear_10.w_0 : tensor<16x32xf32>
    %61 = "pd_op.matmul"(%60#0, %linear_10.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x32xf32>) -> tensor<4x6x32xf32>
    %linear_10.b_0 = ml_program.global_load @linear_10.b_0 : tensor<32xf32>
    %62 = "pd_op.add"(%61, %linear_10.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/"} : (tensor<4x6x32xf32>, tensor<32xf32>) -> tensor<4x6x32xf32>
    %63 = "pd_op.relu"(%62) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %linear_11.w_0 = ml_program.global_load @linear_11.w_0 : tensor<32x16xf32>
    %64 = "pd_op.matmul"(%63, %linear_11.w_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x32xf32>, tensor<32x16xf32>) -> tensor<4x6x16xf32>
    %linear_11.b_0 = ml_program.global_load @linear_11.b_0 : tensor<16xf32>
    %65 = "pd_op.add"(%64, %linear_11.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %66 = "pd_op.add"(%60#0, %65) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_3.w_0 = ml_program.global_load @layer_norm_3.w_0 : tensor<16xf32>
    %layer_norm_3.b_0 = ml_program.global_load @layer_norm_3.b_0 : tensor<16xf32>
    %67:3 = "pd_op.layer_norm"(%66, %layer_norm_3.w_0, %layer_norm_3.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/LayerNorm_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %68 = "pd_op.flatten"(%67#0) {start_axis = 1 : i32, stop_axis = 2 : i32, stop_gradient = [false], struct_name = "/Sequential/Flatten/"} : (tensor<4x6x16xf32>) -> tensor<4x96xf32>
    %linear_12.w_0 = ml_program.global_load @linear_12.w_0 : tensor<96x4xf32>
    %69 = "pd_op.matmul"(%68, %linear_12.w_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x96xf32>, tensor<96x4xf32>) -> tensor<4x4xf32>
    %linear_12.b_0 = ml_program.global_load @linear_12.b_0 : tensor<4xf32>
    %70 = "pd_op.add"(%69, %linear_12.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %71:2 = "pd_op.cross_entropy_with_softmax"(%70, %arg1) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf32>, tensor<4x1xi64>) -> (tensor<4x4xf32>, tensor<4x1xf32>)
    %72 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %73 = "pd_op.mean"(%71#1, %72) {keepdim = false, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %74 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %75 = "pd_op.mean"(%73, %74) {keepdim = false, stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %76 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f64} : () -> tensor<1xf32>
    %77 = "pd_op.full_like"(%75, %76) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, stop_gradient = [true]} : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
    %78 = "pd_op.mean_grad"(%73, %77, %74) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %79 = "pd_op.mean_grad"(%71#1, %78, %72) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %80 = "pd_op.cross_entropy_with_softmax_grad"(%arg1, %71#0, %79) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [true], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %81:2 = "pd_op.add_grad"(%69, %linear_12.b_0, %80) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %82:2 = "pd_op.matmul_grad"(%68, %linear_12.w_0, %81#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x96xf32>, tensor<96x4xf32>, tensor<4x4xf32>) -> (tensor<4x96xf32>, tensor<96x4xf32>)
    %83 = "pd_op.flatten_grad"(%67#0, %82#0) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x96xf32>) -> tensor<4x6x16xf32>
    %84:3 = "pd_op.layer_norm_grad"(%66, %layer_norm_3.w_0, %layer_norm_3.b_0, %67#1, %67#2, %83) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %85:2 = "pd_op.add_grad"(%60#0, %65, %84#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6x16xf32>)
    %86:2 = "pd_op.add_grad"(%64, %linear_11.b_0, %85#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %87:2 = "pd_op.matmul_grad"(%63, %linear_11.w_0, %86#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf32>, tensor<32x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x32xf32>, tensor<32x16xf32>)
    %88 = "pd_op.relu_grad"(%63, %87#0) {stop_gradient = [true]} : (tensor<4x6x32xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %89:2 = "pd_op.add_grad"(%61, %linear_10.b_0, %88) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x32xf32>, tensor<32xf32>, tensor<4x6x32xf32>) -> (tensor<4x6x32xf32>, tensor<32xf32>)
    %90:2 = "pd_op.matmul_grad"(%60#0, %linear_10.w_0, %89#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x32xf32>, tensor<4x6x32xf32>) -> (tensor<4x6x16xf32>, tensor<16x32xf32>)
    %91 = "pir.combine"(%85#0, %90#0) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>
    %92 = "pd_op.add_n"(%91) {stop_gradient = [true]} : (tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>) -> tensor<4x6x16xf32>
    %93:3 = "pd_op.layer_norm_grad"(%59, %layer_norm_2.w_0, %layer_norm_2.b_0, %60#1, %60#2, %92) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %94:2 = "pd_op.add_grad"(%33#0, %58, %93#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6x16xf32>)
    %95:2 = "pd_op.add_grad"(%57, %linear_9.b_0, %94#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %96:2 = "pd_op.matmul_grad"(%56, %linear_9.w_0, %95#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16x16xf32>)
    %97 = "pd_op.reshape_grad"(%54, %96#0) {stop_gradient = [true]} : (tensor<4x6x2x8xf32>, tensor<4x6x16xf32>) -> tensor<4x6x2x8xf32>
    %98 = "pd_op.transpose_grad"(%97) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %99:2 = "pd_op.matmul_grad"(%52, %48, %98) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf32>, tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>) -> (tensor<4x2x6x6xf32>, tensor<4x2x6x8xf32>)
    %100 = "pd_op.softmax_grad"(%52, %99#0) {axis = -1 : i32, stop_gradient = [true]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %101 = "pd_op.transpose_grad"(%99#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %102:2 = "pd_op.matmul_grad"(%50, %45, %100) {stop_gradient = [true, true], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>, tensor<4x2x6x6xf32>) -> (tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>)
    %103 = "pd_op.reshape_grad"(%42, %101) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %104 = "pd_op.scale"(%102#0, %49) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [true]} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %105 = "pd_op.transpose_grad"(%102#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %106:2 = "pd_op.add_grad"(%41, %linear_8.b_0, %103) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %107 = "pd_op.transpose_grad"(%104) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %108 = "pd_op.reshape_grad"(%40, %105) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %109:2 = "pd_op.matmul_grad"(%33#0, %linear_8.w_0, %106#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16x16xf32>)
    %110 = "pd_op.reshape_grad"(%35, %107) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %111:2 = "pd_op.add_grad"(%39, %linear_7.b_0, %108) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %112:2 = "pd_op.add_grad"(%34, %linear_6.b_0, %110) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %113:2 = "pd_op.matmul_grad"(%33#0, %linear_7.w_0, %111#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16x16xf32>)
    %114:2 = "pd_op.matmul_grad"(%33#0, %linear_6.w_0, %112#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16x16xf32>)
    %115 = "pir.combine"(%94#0, %109#0, %113#0, %114#0) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>>
    %116 = "pd_op.add_n"(%115) {stop_gradient = [true]} : (tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>>) -> tensor<4x6x16xf32>
    %117:3 = "pd_op.layer_norm_grad"(%32, %layer_norm_1.w_0, %layer_norm_1.b_0, %33#1, %33#2, %116) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %118:2 = "pd_op.add_grad"(%26#0, %31, %117#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6x16xf32>)
    %119:2 = "pd_op.add_grad"(%30, %linear_5.b_0, %118#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %120:2 = "pd_op.matmul_grad"(%29, %linear_5.w_0, %119#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x32xf32>, tensor<32x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x32xf32>, tensor<32x16xf32>)
    %121 = "pd_op.relu_grad"(%29, %120#0) {stop_gradient = [true]} : (tensor<4x6x32xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %122:2 = "pd_op.add_grad"(%27, %linear_4.b_0, %121) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x32xf32>, tensor<32xf32>, tensor<4x6x32xf32>) -> (tensor<4x6x32xf32>, tensor<32xf32>)
    %123:2 = "pd_op.matmul_grad"(%26#0, %linear_4.w_0, %122#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x32xf32>, tensor<4x6x32xf32>) -> (tensor<4x6x16xf32>, tensor<16x32xf32>)
    %124 = "pir.combine"(%118#0, %123#0) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>
    %125 = "pd_op.add_n"(%124) {stop_gradient = [true]} : (tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>) -> tensor<4x6x16xf32>
    %126:3 = "pd_op.layer_norm_grad"(%25, %layer_norm_0.w_0, %layer_norm_0.b_0, %26#1, %26#2, %125) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %127:2 = "pd_op.add_grad"(%arg0, %24, %126#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (none, tensor<4x6x16xf32>)
    %128:2 = "pd_op.add_grad"(%23, %linear_3.b_0, %127#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %129:2 = "pd_op.matmul_grad"(%22, %linear_3.w_0, %128#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16x16xf32>)
    %130 = "pd_op.reshape_grad"(%20, %129#0) {stop_gradient = [true]} : (tensor<4x6x2x8xf32>, tensor<4x6x16xf32>) -> tensor<4x6x2x8xf32>
    %131 = "pd_op.transpose_grad"(%130) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %132:2 = "pd_op.matmul_grad"(%18, %14, %131) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xf32>, tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>) -> (tensor<4x2x6x6xf32>, tensor<4x2x6x8xf32>)
    %133 = "pd_op.softmax_grad"(%18, %132#0) {axis = -1 : i32, stop_gradient = [true]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %134 = "pd_op.transpose_grad"(%132#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %135:2 = "pd_op.matmul_grad"(%16, %11, %133) {stop_gradient = [true, true], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>, tensor<4x2x6x6xf32>) -> (tensor<4x2x6x8xf32>, tensor<4x2x6x8xf32>)
    %136 = "pd_op.reshape_grad"(%8, %134) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %137 = "pd_op.scale"(%135#0, %15) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [true]} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %138 = "pd_op.transpose_grad"(%135#1) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %139:2 = "pd_op.add_grad"(%7, %linear_2.b_0, %136) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %140 = "pd_op.transpose_grad"(%137) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %141 = "pd_op.reshape_grad"(%6, %138) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %142:2 = "pd_op.matmul_grad"(%arg0, %linear_2.w_0, %139#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (none, tensor<16x16xf32>)
    %143 = "pd_op.reshape_grad"(%1, %140) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %144:2 = "pd_op.add_grad"(%5, %linear_1.b_0, %141) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %145:2 = "pd_op.add_grad"(%0, %linear_0.b_0, %143) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %146:2 = "pd_op.matmul_grad"(%arg0, %linear_1.w_0, %144#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (none, tensor<16x16xf32>)
    %147:2 = "pd_op.matmul_grad"(%arg0, %linear_0.w_0, %145#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xf32>, tensor<16x16xf32>, tensor<4x6x16xf32>) -> (none, tensor<16x16xf32>)
    %148 = optim.gradient @linear_0.w_0 %147#1 : tensor<16x16xf32>
    %149 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%149 : tensor<1xf32>) in(%148 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %150 = optim.gradient @linear_0.b_0 %145#1 : tensor<16xf32>
    %151 = tensor.empty() : tensor<1xf32>
    %sum_0 = optim.reduce out(%151 : tensor<1xf32>) in(%150 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %152 = optim.gradient @linear_1.w_0 %146#1 : tensor<16x16xf32>
    %153 = tensor.empty() : tensor<1xf32>
    %sum_1 = optim.reduce out(%153 : tensor<1xf32>) in(%152 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %154 = optim.gradient @linear_1.b_0 %144#1 : tensor<16xf32>
    %155 = tensor.empty() : tensor<1xf32>
    %sum_2 = optim.reduce out(%155 : tensor<1xf32>) in(%154 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %156 = optim.gradient @linear_2.w_0 %142#1 : tensor<16x16xf32>
    %157 = tensor.empty() : tensor<1xf32>
    %sum_3 = optim.reduce out(%157 : tensor<1xf32>) in(%156 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %158 = optim.gradient @linear_2.b_0 %139#1 : tensor<16xf32>
    %159 = tensor.empty() : tensor<1xf32>
    %sum_4 = optim.reduce out(%159 : tensor<1xf32>) in(%158 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %160 = optim.gradient @linear_3.w_0 %129#1 : tensor<16x16xf32>
    %161 = tensor.empty() : tensor<1xf32>
    %sum_5 = optim.reduce out(%161 : tensor<1xf32>) in(%160 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %162 = optim.gradient @linear_3.b_0 %128#1 : tensor<16xf32>
    %163 = tensor.empty() : tensor<1xf32>
    %sum_6 = optim.reduce out(%163 : tensor<1xf32>) in(%162 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %164 = optim.gradient @linear_4.w_0 %123#1 : tensor<16x32xf32>
    %165 = tensor.empty() : tensor<1xf32>
    %sum_7 = optim.reduce out(%165 : tensor<1xf32>) in(%164 : tensor<16x32xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %166 = optim.gradient @linear_4.b_0 %122#1 : tensor<32xf32>
    %167 = tensor.empty() : tensor<1xf32>
    %sum_8 = optim.reduce out(%167 : tensor<1xf32>) in(%166 : tensor<32xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %168 = optim.gradient @linear_5.w_0 %120#1 : tensor<32x16xf32>
    %169 = tensor.empty() : tensor<1xf32>
    %sum_9 = optim.reduce out(%169 : tensor<1xf32>) in(%168 : tensor<32x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %170 = optim.gradient @linear_5.b_0 %119#1 : tensor<16xf32>
    %171 = tensor.empty() : tensor<1xf32>
    %sum_10 = optim.reduce out(%171 : tensor<1xf32>) in(%170 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %172 = optim.gradient @layer_norm_0.w_0 %126#1 : tensor<16xf32>
    %173 = tensor.empty() : tensor<1xf32>
    %sum_11 = optim.reduce out(%173 : tensor<1xf32>) in(%172 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %174 = optim.gradient @layer_norm_0.b_0 %126#2 : tensor<16xf32>
    %175 = tensor.empty() : tensor<1xf32>
    %sum_12 = optim.reduce out(%175 : tensor<1xf32>) in(%174 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %176 = optim.gradient @layer_norm_1.w_0 %117#1 : tensor<16xf32>
    %177 = tensor.empty() : tensor<1xf32>
    %sum_13 = optim.reduce out(%177 : tensor<1xf32>) in(%176 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %178 = optim.gradient @layer_norm_1.b_0 %117#2 : tensor<16xf32>
    %179 = tensor.empty() : tensor<1xf32>
    %sum_14 = optim.reduce out(%179 : tensor<1xf32>) in(%178 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %180 = optim.gradient @linear_6.w_0 %114#1 : tensor<16x16xf32>
    %181 = tensor.empty() : tensor<1xf32>
    %sum_15 = optim.reduce out(%181 : tensor<1xf32>) in(%180 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %182 = optim.gradient @linear_6.b_0 %112#1 : tensor<16xf32>
    %183 = tensor.empty() : tensor<1xf32>
    %sum_16 = optim.reduce out(%183 : tensor<1xf32>) in(%182 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %184 = optim.gradient @linear_7.w_0 %113#1 : tensor<16x16xf32>
    %185 = tensor.empty() : tensor<1xf32>
    %sum_17 = optim.reduce out(%185 : tensor<1xf32>) in(%184 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %186 = optim.gradient @linear_7.b_0 %111#1 : tensor<16xf32>
    %187 = tensor.empty() : tensor<1xf32>
    %sum_18 = optim.reduce out(%187 : tensor<1xf32>) in(%186 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %188 = optim.gradient @linear_8.w_0 %109#1 : tensor<16x16xf32>
    %189 = tensor.empty() : tensor<1xf32>
    %sum_19 = optim.reduce out(%189 : tensor<1xf32>) in(%188 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %190 = optim.gradient @linear_8.b_0 %106#1 : tensor<16xf32>
    %191 = tensor.empty() : tensor<1xf32>
    %sum_20 = optim.reduce out(%191 : tensor<1xf32>) in(%190 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %192 = optim.gradient @linear_9.w_0 %96#1 : tensor<16x16xf32>
    %193 = tensor.empty() : tensor<1xf32>
    %sum_21 = optim.reduce out(%193 : tensor<1xf32>) in(%192 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %194 = optim.gradient @linear_9.b_0 %95#1 : tensor<16xf32>
    %195 = tensor.empty() : tensor<1xf32>
    %sum_22 = optim.reduce out(%195 : tensor<1xf32>) in(%194 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %196 = optim.gradient @linear_10.w_0 %90#1 : tensor<16x32xf32>
    %197 = tensor.empty() : tensor<1xf32>
    %sum_23 = optim.reduce out(%197 : tensor<1xf32>) in(%196 : tensor<16x32xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %198 = optim.gradient @linear_10.b_0 %89#1 : tensor<32xf32>
    %199 = tensor.empty() : tensor<1xf32>
    %sum_24 = optim.reduce out(%199 : tensor<1xf32>) in(%198 : tensor<32xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %200 = optim.gradient @linear_11.w_0 %87#1 : tensor<32x16xf32>
    %201 = tensor.empty() : tensor<1xf32>
    %sum_25 = optim.reduce out(%201 : tensor<1xf32>) in(%200 : tensor<32x16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %202 = optim.gradient @linear_11.b_0 %86#1 : tensor<16xf32>
    %203 = tensor.empty() : tensor<1xf32>
    %sum_26 = optim.reduce out(%203 : tensor<1xf32>) in(%202 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %204 = optim.gradient @layer_norm_2.w_0 %93#1 : tensor<16xf32>
    %205 = tensor.empty() : tensor<1xf32>
    %sum_27 = optim.reduce out(%205 : tensor<1xf32>) in(%204 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %206 = optim.gradient @layer_norm_2.b_0 %93#2 : tensor<16xf32>
    %207 = tensor.empty() : tensor<1xf32>
    %sum_28 = optim.reduce out(%207 : tensor<1xf32>) in(%206 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %208 = optim.gradient @layer_norm_3.w_0 %84#1 : tensor<16xf32>
    %209 = tensor.empty() : tensor<1xf32>
    %sum_29 = optim.reduce out(%209 : tensor<1xf32>) in(%208 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %210 = optim.gradient @layer_norm_3.b_0 %84#2 : tensor<16xf32>
    %211 = tensor.empty() : tensor<1xf32>
    %sum_30 = optim.reduce out(%211 : tensor<1xf32>) in(%210 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %212 = optim.gradient @linear_12.w_0 %82#1 : tensor<96x4xf32>
    %213 = tensor.empty() : tensor<1xf32>
    %sum_31 = optim.reduce out(%213 : tensor<1xf32>) in(%212 : tensor<96x4xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %214 = optim.gradient @linear_12.b_0 %81#1 : tensor<4xf32>
    %215 = tensor.empty() : tensor<1xf32>
    %sum_32 = optim.reduce out(%215 : tensor<1xf32>) in(%214 : tensor<4xf32>) {
    ^bb0(%in: f32):
      %257 = arith.mulf %in, %in : f32
      optim.yield %257 : f32
    }
    %216 = tensor.empty() : tensor<34xf32>
    %new = optim.foreach_parameter
        out(%216 : tensor<34xf32>)
        in(%sum, %sum_0, %sum_1, %sum_2, %sum_3, %sum_4, %sum_5, %sum_6, %sum_7, %sum_8, %sum_9, %sum_10, %sum_11, %sum_12, %sum_13, %sum_14, %sum_15, %sum_16, %sum_17, %sum_18, %sum_19, %sum_20, %sum_21, %sum_22, %sum_23, %sum_24, %sum_25, %sum_26, %sum_27, %sum_28, %sum_29, %sum_30, %sum_31, %sum_32 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %217 = tensor.empty() : tensor<f32>
    %total = optim.reduce_parameters out(%217 : tensor<f32>) in(%new : tensor<34xf32>)
    %218 = tensor.empty() : tensor<1xf32>
    %new_33 = optim.foreach_parameter out(%218 : tensor<1xf32>) in(%total : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %219 = tensor.empty() : tensor<f32>
    %total_34 = optim.reduce_parameters out(%219 : tensor<f32>) in(%new_33 : tensor<1xf32>)
    %220 = tensor.empty() : tensor<f32>
    %new_35 = optim.foreach_parameter out(%220 : tensor<f32>) in(%total_34 : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      %257 = math.sqrt %in : f32
      optim.yield %257 : f32
    }
    %221 = tensor.empty() : tensor<1xf32>
    %new_36 = optim.foreach_parameter out(%221 : tensor<1xf32>) in(%new_35 : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %257 = arith.cmpf olt, %cst, %in : f32
      %258 = arith.cmpf uno, %in, %in : f32
      %259 = arith.ori %257, %258 : i1
      %260 = arith.select %259, %in, %cst : f32
      optim.yield %260 : f32
    }
    %222 = tensor.empty() : tensor<1xf32>
    %new_37 = optim.foreach_parameter out(%222 : tensor<1xf32>) in(%new_36 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %257 = arith.divf %cst, %in : f32
      optim.yield %257 : f32
    }
    %223 = tensor.empty() : tensor<16x16xf32>
    %new_38 = optim.foreach out(%223 : tensor<16x16xf32>) in(%148 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %224 = tensor.empty() : tensor<16xf32>
    %new_39 = optim.foreach out(%224 : tensor<16xf32>) in(%150 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %225 = tensor.empty() : tensor<16x16xf32>
    %new_40 = optim.foreach out(%225 : tensor<16x16xf32>) in(%152 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %226 = tensor.empty() : tensor<16xf32>
    %new_41 = optim.foreach out(%226 : tensor<16xf32>) in(%154 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %227 = tensor.empty() : tensor<16x16xf32>
    %new_42 = optim.foreach out(%227 : tensor<16x16xf32>) in(%156 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %228 = tensor.empty() : tensor<16xf32>
    %new_43 = optim.foreach out(%228 : tensor<16xf32>) in(%158 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %229 = tensor.empty() : tensor<16x16xf32>
    %new_44 = optim.foreach out(%229 : tensor<16x16xf32>) in(%160 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %230 = tensor.empty() : tensor<16xf32>
    %new_45 = optim.foreach out(%230 : tensor<16xf32>) in(%162 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %231 = tensor.empty() : tensor<16x32xf32>
    %new_46 = optim.foreach out(%231 : tensor<16x32xf32>) in(%164 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %232 = tensor.empty() : tensor<32xf32>
    %new_47 = optim.foreach out(%232 : tensor<32xf32>) in(%166 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %233 = tensor.empty() : tensor<32x16xf32>
    %new_48 = optim.foreach out(%233 : tensor<32x16xf32>) in(%168 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %234 = tensor.empty() : tensor<16xf32>
    %new_49 = optim.foreach out(%234 : tensor<16xf32>) in(%170 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %235 = tensor.empty() : tensor<16xf32>
    %new_50 = optim.foreach out(%235 : tensor<16xf32>) in(%172 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %236 = tensor.empty() : tensor<16xf32>
    %new_51 = optim.foreach out(%236 : tensor<16xf32>) in(%174 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %237 = tensor.empty() : tensor<16xf32>
    %new_52 = optim.foreach out(%237 : tensor<16xf32>) in(%176 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %238 = tensor.empty() : tensor<16xf32>
    %new_53 = optim.foreach out(%238 : tensor<16xf32>) in(%178 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %239 = tensor.empty() : tensor<16x16xf32>
    %new_54 = optim.foreach out(%239 : tensor<16x16xf32>) in(%180 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %240 = tensor.empty() : tensor<16xf32>
    %new_55 = optim.foreach out(%240 : tensor<16xf32>) in(%182 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %241 = tensor.empty() : tensor<16x16xf32>
    %new_56 = optim.foreach out(%241 : tensor<16x16xf32>) in(%184 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %242 = tensor.empty() : tensor<16xf32>
    %new_57 = optim.foreach out(%242 : tensor<16xf32>) in(%186 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %243 = tensor.empty() : tensor<16x16xf32>
    %new_58 = optim.foreach out(%243 : tensor<16x16xf32>) in(%188 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %244 = tensor.empty() : tensor<16xf32>
    %new_59 = optim.foreach out(%244 : tensor<16xf32>) in(%190 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %245 = tensor.empty() : tensor<16x16xf32>
    %new_60 = optim.foreach out(%245 : tensor<16x16xf32>) in(%192 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %246 = tensor.empty() : tensor<16xf32>
    %new_61 = optim.foreach out(%246 : tensor<16xf32>) in(%194 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %247 = tensor.empty() : tensor<16x32xf32>
    %new_62 = optim.foreach out(%247 : tensor<16x32xf32>) in(%196 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %248 = tensor.empty() : tensor<32xf32>
    %new_63 = optim.foreach out(%248 : tensor<32xf32>) in(%198 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %249 = tensor.empty() : tensor<32x16xf32>
    %new_64 = optim.foreach out(%249 : tensor<32x16xf32>) in(%200 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %250 = tensor.empty() : tensor<16xf32>
    %new_65 = optim.foreach out(%250 : tensor<16xf32>) in(%202 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %251 = tensor.empty() : tensor<16xf32>
    %new_66 = optim.foreach out(%251 : tensor<16xf32>) in(%204 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %252 = tensor.empty() : tensor<16xf32>
    %new_67 = optim.foreach out(%252 : tensor<16xf32>) in(%206 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %253 = tensor.empty() : tensor<16xf32>
    %new_68 = optim.foreach out(%253 : tensor<16xf32>) in(%208 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %254 = tensor.empty() : tensor<16xf32>
    %new_69 = optim.foreach out(%254 : tensor<16xf32>) in(%210 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %255 = tensor.empty() : tensor<96x4xf32>
    %new_70 = optim.foreach out(%255 : tensor<96x4xf32>) in(%212 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %256 = tensor.empty() : tensor<4xf32>
    %new_71 = optim.foreach out(%256 : tensor<4xf32>) in(%214 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %257 = arith.mulf %in, %scalar : f32
      optim.yield %257 : f32
    }
    %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<16x16xf32>
    %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<16x16xf32>
    %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%linear_0.w_0 : tensor<16x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_38 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_0.w_0 = %params : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_moment1_0 = %moment1 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_moment2_0 = %moment2 : tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_72, %moment1_73, %moment2_74, %beta1_pow_75, %beta2_pow_76 = optim.adamw params(%linear_0.b_0 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_39 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_72 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment1_0 = %moment1_73 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment2_0 = %moment2_74 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow_75 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow_76 : tensor<1xf32>
    %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x16xf32>
    %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x16xf32>
    %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_77, %moment1_78, %moment2_79, %beta1_pow_80, %beta2_pow_81 = optim.adamw params(%linear_1.w_0 : tensor<16x16xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_40 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_1.w_0 = %params_77 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_78 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_79 : tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_80 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_81 : tensor<1xf32>
    %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<16xf32>
    %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<16xf32>
    %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_82, %moment1_83, %moment2_84, %beta1_pow_85, %beta2_pow_86 = optim.adamw params(%linear_1.b_0 : tensor<16xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_41 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_1.b_0 = %params_82 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_83 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_84 : tensor<16xf32>
    ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_85 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_86 : tensor<1xf32>
    %linear_2.w_0_moment1_0 = ml_program.global_load @linear_2.w_0_moment1_0 : tensor<16x16xf32>
    %linear_2.w_0_moment2_0 = ml_program.global_load @linear_2.w_0_moment2_0 : tensor<16x16xf32>
    %linear_2.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_87, %moment1_88, %moment2_89, %beta1_pow_90, %beta2_pow_91 = optim.adamw params(%linear_2.w_0 : tensor<16x16xf32>) moment1(%linear_2.w_0_moment1_0 : f32) moment2(%linear_2.w_0_moment2_0 : f32) beta1_pow(%linear_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_42 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_2.w_0 = %params_87 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_moment1_0 = %moment1_88 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_moment2_0 = %moment2_89 : tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0_beta1_pow_acc_0 = %beta1_pow_90 : tensor<1xf32>
    ml_program.global_store @linear_2.w_0_beta2_pow_acc_0 = %beta2_pow_91 : tensor<1xf32>
    %linear_2.b_0_moment1_0 = ml_program.global_load @linear_2.b_0_moment1_0 : tensor<16xf32>
    %linear_2.b_0_moment2_0 = ml_program.global_load @linear_2.b_0_moment2_0 : tensor<16xf32>
    %linear_2.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_2.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_92, %moment1_93, %moment2_94, %beta1_pow_95, %beta2_pow_96 = optim.adamw params(%linear_2.b_0 : tensor<16xf32>) moment1(%linear_2.b_0_moment1_0 : f32) moment2(%linear_2.b_0_moment2_0 : f32) beta1_pow(%linear_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_43 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_2.b_0 = %params_92 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_moment1_0 = %moment1_93 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_moment2_0 = %moment2_94 : tensor<16xf32>
    ml_program.global_store @linear_2.b_0_beta1_pow_acc_0 = %beta1_pow_95 : tensor<1xf32>
    ml_program.global_store @linear_2.b_0_beta2_pow_acc_0 = %beta2_pow_96 : tensor<1xf32>
    %linear_3.w_0_moment1_0 = ml_program.global_load @linear_3.w_0_moment1_0 : tensor<16x16xf32>
    %linear_3.w_0_moment2_0 = ml_program.global_load @linear_3.w_0_moment2_0 : tensor<16x16xf32>
    %linear_3.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_97, %moment1_98, %moment2_99, %beta1_pow_100, %beta2_pow_101 = optim.adamw params(%linear_3.w_0 : tensor<16x16xf32>) moment1(%linear_3.w_0_moment1_0 : f32) moment2(%linear_3.w_0_moment2_0 : f32) beta1_pow(%linear_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_44 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_3.w_0 = %params_97 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_moment1_0 = %moment1_98 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_moment2_0 = %moment2_99 : tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0_beta1_pow_acc_0 = %beta1_pow_100 : tensor<1xf32>
    ml_program.global_store @linear_3.w_0_beta2_pow_acc_0 = %beta2_pow_101 : tensor<1xf32>
    %linear_3.b_0_moment1_0 = ml_program.global_load @linear_3.b_0_moment1_0 : tensor<16xf32>
    %linear_3.b_0_moment2_0 = ml_program.global_load @linear_3.b_0_moment2_0 : tensor<16xf32>
    %linear_3.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_3.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_102, %moment1_103, %moment2_104, %beta1_pow_105, %beta2_pow_106 = optim.adamw params(%linear_3.b_0 : tensor<16xf32>) moment1(%linear_3.b_0_moment1_0 : f32) moment2(%linear_3.b_0_moment2_0 : f32) beta1_pow(%linear_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_45 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_3.b_0 = %params_102 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_moment1_0 = %moment1_103 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_moment2_0 = %moment2_104 : tensor<16xf32>
    ml_program.global_store @linear_3.b_0_beta1_pow_acc_0 = %beta1_pow_105 : tensor<1xf32>
    ml_program.global_store @linear_3.b_0_beta2_pow_acc_0 = %beta2_pow_106 : tensor<1xf32>
    %linear_4.w_0_moment1_0 = ml_program.global_load @linear_4.w_0_moment1_0 : tensor<16x32xf32>
    %linear_4.w_0_moment2_0 = ml_program.global_load @linear_4.w_0_moment2_0 : tensor<16x32xf32>
    %linear_4.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_107, %moment1_108, %moment2_109, %beta1_pow_110, %beta2_pow_111 = optim.adamw params(%linear_4.w_0 : tensor<16x32xf32>) moment1(%linear_4.w_0_moment1_0 : f32) moment2(%linear_4.w_0_moment2_0 : f32) beta1_pow(%linear_4.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_46 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_4.w_0 = %params_107 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_moment1_0 = %moment1_108 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_moment2_0 = %moment2_109 : tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0_beta1_pow_acc_0 = %beta1_pow_110 : tensor<1xf32>
    ml_program.global_store @linear_4.w_0_beta2_pow_acc_0 = %beta2_pow_111 : tensor<1xf32>
    %linear_4.b_0_moment1_0 = ml_program.global_load @linear_4.b_0_moment1_0 : tensor<32xf32>
    %linear_4.b_0_moment2_0 = ml_program.global_load @linear_4.b_0_moment2_0 : tensor<32xf32>
    %linear_4.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_4.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_112, %moment1_113, %moment2_114, %beta1_pow_115, %beta2_pow_116 = optim.adamw params(%linear_4.b_0 : tensor<32xf32>) moment1(%linear_4.b_0_moment1_0 : f32) moment2(%linear_4.b_0_moment2_0 : f32) beta1_pow(%linear_4.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_4.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_47 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_4.b_0 = %params_112 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_moment1_0 = %moment1_113 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_moment2_0 = %moment2_114 : tensor<32xf32>
    ml_program.global_store @linear_4.b_0_beta1_pow_acc_0 = %beta1_pow_115 : tensor<1xf32>
    ml_program.global_store @linear_4.b_0_beta2_pow_acc_0 = %beta2_pow_116 : tensor<1xf32>
    %linear_5.w_0_moment1_0 = ml_program.global_load @linear_5.w_0_moment1_0 : tensor<32x16xf32>
    %linear_5.w_0_moment2_0 = ml_program.global_load @linear_5.w_0_moment2_0 : tensor<32x16xf32>
    %linear_5.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_117, %moment1_118, %moment2_119, %beta1_pow_120, %beta2_pow_121 = optim.adamw params(%linear_5.w_0 : tensor<32x16xf32>) moment1(%linear_5.w_0_moment1_0 : f32) moment2(%linear_5.w_0_moment2_0 : f32) beta1_pow(%linear_5.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_48 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_5.w_0 = %params_117 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_moment1_0 = %moment1_118 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_moment2_0 = %moment2_119 : tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0_beta1_pow_acc_0 = %beta1_pow_120 : tensor<1xf32>
    ml_program.global_store @linear_5.w_0_beta2_pow_acc_0 = %beta2_pow_121 : tensor<1xf32>
    %linear_5.b_0_moment1_0 = ml_program.global_load @linear_5.b_0_moment1_0 : tensor<16xf32>
    %linear_5.b_0_moment2_0 = ml_program.global_load @linear_5.b_0_moment2_0 : tensor<16xf32>
    %linear_5.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_5.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_122, %moment1_123, %moment2_124, %beta1_pow_125, %beta2_pow_126 = optim.adamw params(%linear_5.b_0 : tensor<16xf32>) moment1(%linear_5.b_0_moment1_0 : f32) moment2(%linear_5.b_0_moment2_0 : f32) beta1_pow(%linear_5.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_5.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_49 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_5.b_0 = %params_122 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_moment1_0 = %moment1_123 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_moment2_0 = %moment2_124 : tensor<16xf32>
    ml_program.global_store @linear_5.b_0_beta1_pow_acc_0 = %beta1_pow_125 : tensor<1xf32>
    ml_program.global_store @linear_5.b_0_beta2_pow_acc_0 = %beta2_pow_126 : tensor<1xf32>
    %layer_norm_0.w_0_moment1_0 = ml_program.global_load @layer_norm_0.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.w_0_moment2_0 = ml_program.global_load @layer_norm_0.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_127, %moment1_128, %moment2_129, %beta1_pow_130, %beta2_pow_131 = optim.adamw params(%layer_norm_0.w_0 : tensor<16xf32>) moment1(%layer_norm_0.w_0_moment1_0 : f32) moment2(%layer_norm_0.w_0_moment2_0 : f32) beta1_pow(%layer_norm_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_50 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_0.w_0 = %params_127 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment1_0 = %moment1_128 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_moment2_0 = %moment2_129 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.w_0_beta1_pow_acc_0 = %beta1_pow_130 : tensor<1xf32>
    ml_program.global_store @layer_norm_0.w_0_beta2_pow_acc_0 = %beta2_pow_131 : tensor<1xf32>
    %layer_norm_0.b_0_moment1_0 = ml_program.global_load @layer_norm_0.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_0.b_0_moment2_0 = ml_program.global_load @layer_norm_0.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_0.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_0.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_132, %moment1_133, %moment2_134, %beta1_pow_135, %beta2_pow_136 = optim.adamw params(%layer_norm_0.b_0 : tensor<16xf32>) moment1(%layer_norm_0.b_0_moment1_0 : f32) moment2(%layer_norm_0.b_0_moment2_0 : f32) beta1_pow(%layer_norm_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_51 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_0.b_0 = %params_132 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment1_0 = %moment1_133 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_moment2_0 = %moment2_134 : tensor<16xf32>
    ml_program.global_store @layer_norm_0.b_0_beta1_pow_acc_0 = %beta1_pow_135 : tensor<1xf32>
    ml_program.global_store @layer_norm_0.b_0_beta2_pow_acc_0 = %beta2_pow_136 : tensor<1xf32>
    %layer_norm_1.w_0_moment1_0 = ml_program.global_load @layer_norm_1.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.w_0_moment2_0 = ml_program.global_load @layer_norm_1.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_137, %moment1_138, %moment2_139, %beta1_pow_140, %beta2_pow_141 = optim.adamw params(%layer_norm_1.w_0 : tensor<16xf32>) moment1(%layer_norm_1.w_0_moment1_0 : f32) moment2(%layer_norm_1.w_0_moment2_0 : f32) beta1_pow(%layer_norm_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_52 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_1.w_0 = %params_137 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment1_0 = %moment1_138 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_moment2_0 = %moment2_139 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.w_0_beta1_pow_acc_0 = %beta1_pow_140 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.w_0_beta2_pow_acc_0 = %beta2_pow_141 : tensor<1xf32>
    %layer_norm_1.b_0_moment1_0 = ml_program.global_load @layer_norm_1.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_1.b_0_moment2_0 = ml_program.global_load @layer_norm_1.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_1.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_1.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_142, %moment1_143, %moment2_144, %beta1_pow_145, %beta2_pow_146 = optim.adamw params(%layer_norm_1.b_0 : tensor<16xf32>) moment1(%layer_norm_1.b_0_moment1_0 : f32) moment2(%layer_norm_1.b_0_moment2_0 : f32) beta1_pow(%layer_norm_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_53 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_1.b_0 = %params_142 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment1_0 = %moment1_143 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_moment2_0 = %moment2_144 : tensor<16xf32>
    ml_program.global_store @layer_norm_1.b_0_beta1_pow_acc_0 = %beta1_pow_145 : tensor<1xf32>
    ml_program.global_store @layer_norm_1.b_0_beta2_pow_acc_0 = %beta2_pow_146 : tensor<1xf32>
    %linear_6.w_0_moment1_0 = ml_program.global_load @linear_6.w_0_moment1_0 : tensor<16x16xf32>
    %linear_6.w_0_moment2_0 = ml_program.global_load @linear_6.w_0_moment2_0 : tensor<16x16xf32>
    %linear_6.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_147, %moment1_148, %moment2_149, %beta1_pow_150, %beta2_pow_151 = optim.adamw params(%linear_6.w_0 : tensor<16x16xf32>) moment1(%linear_6.w_0_moment1_0 : f32) moment2(%linear_6.w_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_54 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_6.w_0 = %params_147 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_moment1_0 = %moment1_148 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_moment2_0 = %moment2_149 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_beta1_pow_acc_0 = %beta1_pow_150 : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_beta2_pow_acc_0 = %beta2_pow_151 : tensor<1xf32>
    %linear_6.b_0_moment1_0 = ml_program.global_load @linear_6.b_0_moment1_0 : tensor<16xf32>
    %linear_6.b_0_moment2_0 = ml_program.global_load @linear_6.b_0_moment2_0 : tensor<16xf32>
    %linear_6.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_152, %moment1_153, %moment2_154, %beta1_pow_155, %beta2_pow_156 = optim.adamw params(%linear_6.b_0 : tensor<16xf32>) moment1(%linear_6.b_0_moment1_0 : f32) moment2(%linear_6.b_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_55 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_6.b_0 = %params_152 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_moment1_0 = %moment1_153 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_moment2_0 = %moment2_154 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_beta1_pow_acc_0 = %beta1_pow_155 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_beta2_pow_acc_0 = %beta2_pow_156 : tensor<1xf32>
    %linear_7.w_0_moment1_0 = ml_program.global_load @linear_7.w_0_moment1_0 : tensor<16x16xf32>
    %linear_7.w_0_moment2_0 = ml_program.global_load @linear_7.w_0_moment2_0 : tensor<16x16xf32>
    %linear_7.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_157, %moment1_158, %moment2_159, %beta1_pow_160, %beta2_pow_161 = optim.adamw params(%linear_7.w_0 : tensor<16x16xf32>) moment1(%linear_7.w_0_moment1_0 : f32) moment2(%linear_7.w_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_56 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_7.w_0 = %params_157 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_moment1_0 = %moment1_158 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_moment2_0 = %moment2_159 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_beta1_pow_acc_0 = %beta1_pow_160 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_beta2_pow_acc_0 = %beta2_pow_161 : tensor<1xf32>
    %linear_7.b_0_moment1_0 = ml_program.global_load @linear_7.b_0_moment1_0 : tensor<16xf32>
    %linear_7.b_0_moment2_0 = ml_program.global_load @linear_7.b_0_moment2_0 : tensor<16xf32>
    %linear_7.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_162, %moment1_163, %moment2_164, %beta1_pow_165, %beta2_pow_166 = optim.adamw params(%linear_7.b_0 : tensor<16xf32>) moment1(%linear_7.b_0_moment1_0 : f32) moment2(%linear_7.b_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_57 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_7.b_0 = %params_162 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_moment1_0 = %moment1_163 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_moment2_0 = %moment2_164 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_beta1_pow_acc_0 = %beta1_pow_165 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_beta2_pow_acc_0 = %beta2_pow_166 : tensor<1xf32>
    %linear_8.w_0_moment1_0 = ml_program.global_load @linear_8.w_0_moment1_0 : tensor<16x16xf32>
    %linear_8.w_0_moment2_0 = ml_program.global_load @linear_8.w_0_moment2_0 : tensor<16x16xf32>
    %linear_8.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_167, %moment1_168, %moment2_169, %beta1_pow_170, %beta2_pow_171 = optim.adamw params(%linear_8.w_0 : tensor<16x16xf32>) moment1(%linear_8.w_0_moment1_0 : f32) moment2(%linear_8.w_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_58 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_8.w_0 = %params_167 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_moment1_0 = %moment1_168 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_moment2_0 = %moment2_169 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_beta1_pow_acc_0 = %beta1_pow_170 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_beta2_pow_acc_0 = %beta2_pow_171 : tensor<1xf32>
    %linear_8.b_0_moment1_0 = ml_program.global_load @linear_8.b_0_moment1_0 : tensor<16xf32>
    %linear_8.b_0_moment2_0 = ml_program.global_load @linear_8.b_0_moment2_0 : tensor<16xf32>
    %linear_8.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_172, %moment1_173, %moment2_174, %beta1_pow_175, %beta2_pow_176 = optim.adamw params(%linear_8.b_0 : tensor<16xf32>) moment1(%linear_8.b_0_moment1_0 : f32) moment2(%linear_8.b_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_59 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_8.b_0 = %params_172 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_moment1_0 = %moment1_173 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_moment2_0 = %moment2_174 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_beta1_pow_acc_0 = %beta1_pow_175 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_beta2_pow_acc_0 = %beta2_pow_176 : tensor<1xf32>
    %linear_9.w_0_moment1_0 = ml_program.global_load @linear_9.w_0_moment1_0 : tensor<16x16xf32>
    %linear_9.w_0_moment2_0 = ml_program.global_load @linear_9.w_0_moment2_0 : tensor<16x16xf32>
    %linear_9.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_177, %moment1_178, %moment2_179, %beta1_pow_180, %beta2_pow_181 = optim.adamw params(%linear_9.w_0 : tensor<16x16xf32>) moment1(%linear_9.w_0_moment1_0 : f32) moment2(%linear_9.w_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_60 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_9.w_0 = %params_177 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_moment1_0 = %moment1_178 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_moment2_0 = %moment2_179 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_beta1_pow_acc_0 = %beta1_pow_180 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_beta2_pow_acc_0 = %beta2_pow_181 : tensor<1xf32>
    %linear_9.b_0_moment1_0 = ml_program.global_load @linear_9.b_0_moment1_0 : tensor<16xf32>
    %linear_9.b_0_moment2_0 = ml_program.global_load @linear_9.b_0_moment2_0 : tensor<16xf32>
    %linear_9.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_182, %moment1_183, %moment2_184, %beta1_pow_185, %beta2_pow_186 = optim.adamw params(%linear_9.b_0 : tensor<16xf32>) moment1(%linear_9.b_0_moment1_0 : f32) moment2(%linear_9.b_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_61 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_9.b_0 = %params_182 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_moment1_0 = %moment1_183 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_moment2_0 = %moment2_184 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_beta1_pow_acc_0 = %beta1_pow_185 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_beta2_pow_acc_0 = %beta2_pow_186 : tensor<1xf32>
    %linear_10.w_0_moment1_0 = ml_program.global_load @linear_10.w_0_moment1_0 : tensor<16x32xf32>
    %linear_10.w_0_moment2_0 = ml_program.global_load @linear_10.w_0_moment2_0 : tensor<16x32xf32>
    %linear_10.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_187, %moment1_188, %moment2_189, %beta1_pow_190, %beta2_pow_191 = optim.adamw params(%linear_10.w_0 : tensor<16x32xf32>) moment1(%linear_10.w_0_moment1_0 : f32) moment2(%linear_10.w_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_62 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_10.w_0 = %params_187 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_moment1_0 = %moment1_188 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_moment2_0 = %moment2_189 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_beta1_pow_acc_0 = %beta1_pow_190 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_beta2_pow_acc_0 = %beta2_pow_191 : tensor<1xf32>
    %linear_10.b_0_moment1_0 = ml_program.global_load @linear_10.b_0_moment1_0 : tensor<32xf32>
    %linear_10.b_0_moment2_0 = ml_program.global_load @linear_10.b_0_moment2_0 : tensor<32xf32>
    %linear_10.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_192, %moment1_193, %moment2_194, %beta1_pow_195, %beta2_pow_196 = optim.adamw params(%linear_10.b_0 : tensor<32xf32>) moment1(%linear_10.b_0_moment1_0 : f32) moment2(%linear_10.b_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_63 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_10.b_0 = %params_192 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_moment1_0 = %moment1_193 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_moment2_0 = %moment2_194 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_beta1_pow_acc_0 = %beta1_pow_195 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_beta2_pow_acc_0 = %beta2_pow_196 : tensor<1xf32>
    %linear_11.w_0_moment1_0 = ml_program.global_load @linear_11.w_0_moment1_0 : tensor<32x16xf32>
    %linear_11.w_0_moment2_0 = ml_program.global_load @linear_11.w_0_moment2_0 : tensor<32x16xf32>
    %linear_11.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_197, %moment1_198, %moment2_199, %beta1_pow_200, %beta2_pow_201 = optim.adamw params(%linear_11.w_0 : tensor<32x16xf32>) moment1(%linear_11.w_0_moment1_0 : f32) moment2(%linear_11.w_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_64 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_11.w_0 = %params_197 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_moment1_0 = %moment1_198 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_moment2_0 = %moment2_199 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_beta1_pow_acc_0 = %beta1_pow_200 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_beta2_pow_acc_0 = %beta2_pow_201 : tensor<1xf32>
    %linear_11.b_0_moment1_0 = ml_program.global_load @linear_11.b_0_moment1_0 : tensor<16xf32>
    %linear_11.b_0_moment2_0 = ml_program.global_load @linear_11.b_0_moment2_0 : tensor<16xf32>
    %linear_11.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_202, %moment1_203, %moment2_204, %beta1_pow_205, %beta2_pow_206 = optim.adamw params(%linear_11.b_0 : tensor<16xf32>) moment1(%linear_11.b_0_moment1_0 : f32) moment2(%linear_11.b_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_65 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_11.b_0 = %params_202 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_moment1_0 = %moment1_203 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_moment2_0 = %moment2_204 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_beta1_pow_acc_0 = %beta1_pow_205 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_beta2_pow_acc_0 = %beta2_pow_206 : tensor<1xf32>
    %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_207, %moment1_208, %moment2_209, %beta1_pow_210, %beta2_pow_211 = optim.adamw params(%layer_norm_2.w_0 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_66 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_2.w_0 = %params_207 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_208 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_209 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_210 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_211 : tensor<1xf32>
    %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_212, %moment1_213, %moment2_214, %beta1_pow_215, %beta2_pow_216 = optim.adamw params(%layer_norm_2.b_0 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_67 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_2.b_0 = %params_212 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_213 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_214 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_215 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_216 : tensor<1xf32>
    %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_217, %moment1_218, %moment2_219, %beta1_pow_220, %beta2_pow_221 = optim.adamw params(%layer_norm_3.w_0 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_68 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_3.w_0 = %params_217 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_218 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_219 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_220 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_221 : tensor<1xf32>
    %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_222, %moment1_223, %moment2_224, %beta1_pow_225, %beta2_pow_226 = optim.adamw params(%layer_norm_3.b_0 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_69 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_3.b_0 = %params_222 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_223 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_224 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_225 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_226 : tensor<1xf32>
    %linear_12.w_0_moment1_0 = ml_program.global_load @linear_12.w_0_moment1_0 : tensor<96x4xf32>
    %linear_12.w_0_moment2_0 = ml_program.global_load @linear_12.w_0_moment2_0 : tensor<96x4xf32>
    %linear_12.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_227, %moment1_228, %moment2_229, %beta1_pow_230, %beta2_pow_231 = optim.adamw params(%linear_12.w_0 : tensor<96x4xf32>) moment1(%linear_12.w_0_moment1_0 : f32) moment2(%linear_12.w_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_70 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_12.w_0 = %params_227 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_moment1_0 = %moment1_228 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_moment2_0 = %moment2_229 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_beta1_pow_acc_0 = %beta1_pow_230 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_beta2_pow_acc_0 = %beta2_pow_231 : tensor<1xf32>
    %linear_12.b_0_moment1_0 = ml_program.global_load @linear_12.b_0_moment1_0 : tensor<4xf32>
    %linear_12.b_0_moment2_0 = ml_program.global_load @linear_12.b_0_moment2_0 : tensor<4xf32>
    %linear_12.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_232, %moment1_233, %moment2_234, %beta1_pow_235, %beta2_pow_236 = optim.adamw params(%linear_12.b_0 : tensor<4xf32>) moment1(%linear_12.b_0_moment1_0 : f32) moment2(%linear_12.b_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_71 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_12.b_0 = %params_232 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_moment1_0 = %moment1_233 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_moment2_0 = %moment2_234 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_beta1_pow_acc_0 = %beta1_pow_235 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_beta2_pow_acc_0 = %beta2_pow_236 : tensor<1xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_0.w_0 = %3 : tensor<16x16xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_1.w_0 = %7 : tensor<16x16xf32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.uniform"(%8, %9, %10) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_2.w_0 = %11 : tensor<16x16xf32>
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %13 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %14 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %15 = "pd_op.uniform"(%12, %13, %14) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_3.w_0 = %15 : tensor<16x16xf32>
    %16 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32]} : () -> tensor<2xi64>
    %17 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %18 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %19 = "pd_op.uniform"(%16, %17, %18) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x32xf32>
    ml_program.global_store @linear_4.w_0 = %19 : tensor<16x32xf32>
    %20 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16]} : () -> tensor<2xi64>
    %21 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %22 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %23 = "pd_op.uniform"(%20, %21, %22) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<32x16xf32>
    ml_program.global_store @linear_5.w_0 = %23 : tensor<32x16xf32>
    %24 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %25 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %26 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %27 = "pd_op.uniform"(%24, %25, %26) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0 = %27 : tensor<16x16xf32>
    %28 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %29 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %30 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %31 = "pd_op.uniform"(%28, %29, %30) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0 = %31 : tensor<16x16xf32>
    %32 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %33 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %34 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %35 = "pd_op.uniform"(%32, %33, %34) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0 = %35 : tensor<16x16xf32>
    %36 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 16]} : () -> tensor<2xi64>
    %37 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.4330126941204071 : f64} : () -> tensor<1xf32>
    %38 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.4330126941204071 : f64} : () -> tensor<1xf32>
    %39 = "pd_op.uniform"(%36, %37, %38) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0 = %39 : tensor<16x16xf32>
    %40 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 32]} : () -> tensor<2xi64>
    %41 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %42 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %43 = "pd_op.uniform"(%40, %41, %42) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0 = %43 : tensor<16x32xf32>
    %44 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [32, 16]} : () -> tensor<2xi64>
    %45 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.35355338454246521 : f64} : () -> tensor<1xf32>
    %46 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %47 = "pd_op.uniform"(%44, %45, %46) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0 = %47 : tensor<32x16xf32>
    %48 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [96, 4]} : () -> tensor<2xi64>
    %49 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.24494896829128265 : f64} : () -> tensor<1xf32>
    %50 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.24494896829128265 : f64} : () -> tensor<1xf32>
    %51 = "pd_op.uniform"(%48, %49, %50) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0 = %51 : tensor<96x4xf32>
    return
  }
}
