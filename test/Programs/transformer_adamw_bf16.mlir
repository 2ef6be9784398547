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
    %0 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf32>
    %1 = "pd_op.cast"(%linear_0.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %2 = "pd_op.matmul"(%0, %1) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %3 = "pd_op.cast"(%2) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %4 = "pd_op.add"(%3, %linear_0.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %5 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %6 = "pd_op.reshape"(%4, %5) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %7 = "pd_op.transpose"(%6) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %8 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf32>
    %9 = "pd_op.cast"(%linear_1.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %10 = "pd_op.matmul"(%8, %9) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %11 = "pd_op.cast"(%10) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<16xf32>
    %12 = "pd_op.add"(%11, %linear_1.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %13 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_2.w_0 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf32>
    %14 = "pd_op.cast"(%linear_2.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %15 = "pd_op.matmul"(%13, %14) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %16 = "pd_op.cast"(%15) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_2.b_0 = ml_program.global_load @linear_2.b_0 : tensor<16xf32>
    %17 = "pd_op.add"(%16, %linear_2.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %18 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %19 = "pd_op.reshape"(%12, %18) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %20 = "pd_op.transpose"(%19) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %21 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %22 = "pd_op.reshape"(%17, %21) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %23 = "pd_op.transpose"(%22) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %24 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %25 = "pd_op.scale"(%7, %24) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %26 = "pd_op.cast"(%25) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %27 = "pd_op.cast"(%20) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %28 = "pd_op.matmul"(%26, %27) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>) -> tensor<4x2x6x6xbf16>
    %29 = "pd_op.cast"(%28) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xbf16>) -> tensor<4x2x6x6xf32>
    %30 = "pd_op.softmax"(%29) {axis = -1 : i32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %31 = "pd_op.cast"(%30) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xbf16>
    %32 = "pd_op.cast"(%23) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %33 = "pd_op.matmul"(%31, %32) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xbf16>
    %34 = "pd_op.transpose"(%33) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xbf16>) -> tensor<4x6x2x8xbf16>
    %35 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 16]} : () -> tensor<3xi64>
    %36 = "pd_op.reshape"(%34, %35) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xbf16>, tensor<3xi64>) -> tensor<4x6x16xbf16>
    %linear_3.w_0 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf32>
    %37 = "pd_op.cast"(%linear_3.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %38 = "pd_op.matmul"(%36, %37) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %39 = "pd_op.cast"(%38) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_3.b_0 = ml_program.global_load @linear_3.b_0 : tensor<16xf32>
    %40 = "pd_op.add"(%39, %linear_3.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %41 = "pd_op.add"(%arg0, %40) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_0.w_0 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
    %layer_norm_0.b_0 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
    %42:3 = "pd_op.layer_norm"(%41, %layer_norm_0.w_0, %layer_norm_0.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/LayerNorm/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %43 = "pd_op.cast"(%42#0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_4.w_0 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf32>
    %44 = "pd_op.cast"(%linear_4.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %45 = "pd_op.matmul"(%43, %44) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x32xbf16>) -> tensor<4x6x32xbf16>
    %46 = "pd_op.cast"(%45) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x32xbf16>) -> tensor<4x6x32xf32>
    %linear_4.b_0 = ml_program.global_load @linear_4.b_0 : tensor<32xf32>
    %47 = "pd_op.add"(%46, %linear_4.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x32xf32>, tensor<32xf32>) -> tensor<4x6x32xf32>
    %48 = "pd_op.relu"(%47) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %49 = "pd_op.cast"(%48) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xbf16>
    %linear_5.w_0 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf32>
    %50 = "pd_op.cast"(%linear_5.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<32x16xf32>) -> tensor<32x16xbf16>
    %51 = "pd_op.matmul"(%49, %50) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x32xbf16>, tensor<32x16xbf16>) -> tensor<4x6x16xbf16>
    %52 = "pd_op.cast"(%51) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_5.b_0 = ml_program.global_load @linear_5.b_0 : tensor<16xf32>
    %53 = "pd_op.add"(%52, %linear_5.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %54 = "pd_op.add"(%42#0, %53) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_1.w_0 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
    %layer_norm_1.b_0 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
    %55:3 = "pd_op.layer_norm"(%54, %layer_norm_1.w_0, %layer_norm_1.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/LayerNorm_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %56 = "pd_op.cast"(%55#0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_6.w_0 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf32>
    %57 = "pd_op.cast"(%linear_6.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %58 = "pd_op.matmul"(%56, %57) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %59 = "pd_op.cast"(%58) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_6.b_0 = ml_program.global_load @linear_6.b_0 : tensor<16xf32>
    %60 = "pd_op.add"(%59, %linear_6.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %61 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %62 = "pd_op.reshape"(%60, %61) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %63 = "pd_op.transpose"(%62) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %64 = "pd_op.cast"(%55#0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_7.w_0 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf32>
    %65 = "pd_op.cast"(%linear_7.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %66 = "pd_op.matmul"(%64, %65) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %67 = "pd_op.cast"(%66) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_7.b_0 = ml_program.global_load @linear_7.b_0 : tensor<16xf32>
    %68 = "pd_op.add"(%67, %linear_7.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %69 = "pd_op.cast"(%55#0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_8.w_0 = ml_program.global_load @linear_8.w_0 : tensor<16x16xf32>
    %70 = "pd_op.cast"(%linear_8.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %71 = "pd_op.matmul"(%69, %70) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %72 = "pd_op.cast"(%71) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_8.b_0 = ml_program.global_load @linear_8.b_0 : tensor<16xf32>
    %73 = "pd_op.add"(%72, %linear_8.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %74 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %75 = "pd_op.reshape"(%68, %74) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %76 = "pd_op.transpose"(%75) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %77 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %78 = "pd_op.reshape"(%73, %77) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %79 = "pd_op.transpose"(%78) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %80 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %81 = "pd_op.scale"(%63, %80) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %82 = "pd_op.cast"(%81) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %83 = "pd_op.cast"(%76) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %84 = "pd_op.matmul"(%82, %83) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>) -> tensor<4x2x6x6xbf16>
    %85 = "pd_op.cast"(%84) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x6xbf16>) -> tensor<4x2x6x6xf32>
    %86 = "pd_op.softmax"(%85) {axis = -1 : i32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %87 = "pd_op.cast"(%86) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xbf16>
    %88 = "pd_op.cast"(%79) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %89 = "pd_op.matmul"(%87, %88) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xbf16>
    %90 = "pd_op.transpose"(%89) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x2x6x8xbf16>) -> tensor<4x6x2x8xbf16>
    %91 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 16]} : () -> tensor<3xi64>
    %92 = "pd_op.reshape"(%90, %91) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xbf16>, tensor<3xi64>) -> tensor<4x6x16xbf16>
    %linear_9.w_0 = ml_program.global_load @linear_9.w_0 : tensor<16x16xf32>
    %93 = "pd_op.cast"(%linear_9.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_3/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %94 = "pd_op.matmul"(%92, %93) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_3/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %95 = "pd_op.cast"(%94) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_9.b_0 = ml_program.global_load @linear_9.b_0 : tensor<16xf32>
    %96 = "pd_op.add"(%95, %linear_9.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %97 = "pd_op.add"(%55#0, %96) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_2.w_0 = ml_program.global_load @layer_norm_2.w_0 : tensor<16xf32>
    %layer_norm_2.b_0 = ml_program.global_load @layer_norm_2.b_0 : tensor<16xf32>
    %98:3 = "pd_op.layer_norm"(%97, %layer_norm_2.w_0, %layer_norm_2.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/LayerNorm/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %99 = "pd_op.cast"(%98#0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_10.w_0 = ml_program.global_load @linear_10.w_0 : tensor<16x32xf32>
    %100 = "pd_op.cast"(%linear_10.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/"} : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %101 = "pd_op.matmul"(%99, %100) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x32xbf16>) -> tensor<4x6x32xbf16>
    %102 = "pd_op.cast"(%101) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/"} : (tensor<4x6x32xbf16>) -> tensor<4x6x32xf32>
    %linear_10.b_0 = ml_program.global_load @linear_10.b_0 : tensor<32xf32>
    %103 = "pd_op.add"(%102, %linear_10.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear/"} : (tensor<4x6x32xf32>, tensor<32xf32>) -> tensor<4x6x32xf32>
    %104 = "pd_op.relu"(%103) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %105 = "pd_op.cast"(%104) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xbf16>
    %linear_11.w_0 = ml_program.global_load @linear_11.w_0 : tensor<32x16xf32>
    %106 = "pd_op.cast"(%linear_11.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/"} : (tensor<32x16xf32>) -> tensor<32x16xbf16>
    %107 = "pd_op.matmul"(%105, %106) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x32xbf16>, tensor<32x16xbf16>) -> tensor<4x6x16xbf16>
    %108 = "pd_op.cast"(%107) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_11.b_0 = ml_program.global_load @linear_11.b_0 : tensor<16xf32>
    %109 = "pd_op.add"(%108, %linear_11.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %110 = "pd_op.add"(%98#0, %109) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_3.w_0 = ml_program.global_load @layer_norm_3.w_0 : tensor<16xf32>
    %layer_norm_3.b_0 = ml_program.global_load @layer_norm_3.b_0 : tensor<16xf32>
    %111:3 = "pd_op.layer_norm"(%110, %layer_norm_3.w_0, %layer_norm_3.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [false, false, false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/LayerNorm_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %112 = "pd_op.flatten"(%111#0) {start_axis = 1 : i32, stop_axis = 2 : i32, stop_gradient = [false], struct_name = "/Sequential/Flatten/"} : (tensor<4x6x16xf32>) -> tensor<4x96xf32>
    %113 = "pd_op.cast"(%112) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x96xf32>) -> tensor<4x96xbf16>
    %linear_12.w_0 = ml_program.global_load @linear_12.w_0 : tensor<96x4xf32>
    %114 = "pd_op.cast"(%linear_12.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<96x4xf32>) -> tensor<96x4xbf16>
    %115 = "pd_op.matmul"(%113, %114) {stop_gradient = [false], struct_name = "/Sequential/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x96xbf16>, tensor<96x4xbf16>) -> tensor<4x4xbf16>
    %116 = "pd_op.cast"(%115) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x4xbf16>) -> tensor<4x4xf32>
    %linear_12.b_0 = ml_program.global_load @linear_12.b_0 : tensor<4xf32>
    %117 = "pd_op.add"(%116, %linear_12.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %118:2 = "pd_op.cross_entropy_with_softmax"(%117, %arg1) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf32>, tensor<4x1xi64>) -> (tensor<4x4xf32>, tensor<4x1xf32>)
    %119 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %120 = "pd_op.mean"(%118#1, %119) {keepdim = false, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %121 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %122 = "pd_op.mean"(%120, %121) {keepdim = false, stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %123 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f64} : () -> tensor<1xf32>
    %124 = "pd_op.full_like"(%122, %123) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, stop_gradient = [true]} : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
    %125 = "pd_op.mean_grad"(%120, %124, %121) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %126 = "pd_op.mean_grad"(%118#1, %125, %119) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %127 = "pd_op.cross_entropy_with_softmax_grad"(%arg1, %118#0, %126) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [true], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %128:2 = "pd_op.add_grad"(%116, %linear_12.b_0, %127) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %129 = "pd_op.cast"(%128#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x4xf32>) -> tensor<4x4xbf16>
    %130:2 = "pd_op.matmul_grad"(%113, %114, %129) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x96xbf16>, tensor<96x4xbf16>, tensor<4x4xbf16>) -> (tensor<4x96xbf16>, tensor<96x4xbf16>)
    %131 = "pd_op.cast"(%130#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x96xbf16>) -> tensor<4x96xf32>
    %132 = optim.gradient @linear_12.w_0 %130#1 : tensor<96x4xbf16>
    %133 = optim.cast %132 : tensor<96x4xbf16> to tensor<96x4xf32>
    %134 = "pd_op.flatten_grad"(%111#0, %131) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x96xf32>) -> tensor<4x6x16xf32>
    %135:3 = "pd_op.layer_norm_grad"(%110, %layer_norm_3.w_0, %layer_norm_3.b_0, %111#1, %111#2, %134) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %136:2 = "pd_op.add_grad"(%98#0, %109, %135#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6x16xf32>)
    %137:2 = "pd_op.add_grad"(%108, %linear_11.b_0, %136#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %138 = "pd_op.cast"(%137#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %139:2 = "pd_op.matmul_grad"(%105, %106, %138) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x32xbf16>, tensor<32x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x32xbf16>, tensor<32x16xbf16>)
    %140 = "pd_op.cast"(%139#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x32xbf16>) -> tensor<4x6x32xf32>
    %141 = optim.gradient @linear_11.w_0 %139#1 : tensor<32x16xbf16>
    %142 = optim.cast %141 : tensor<32x16xbf16> to tensor<32x16xf32>
    %143 = "pd_op.relu_grad"(%104, %140) {stop_gradient = [true]} : (tensor<4x6x32xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %144:2 = "pd_op.add_grad"(%102, %linear_10.b_0, %143) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x32xf32>, tensor<32xf32>, tensor<4x6x32xf32>) -> (tensor<4x6x32xf32>, tensor<32xf32>)
    %145 = "pd_op.cast"(%144#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x32xf32>) -> tensor<4x6x32xbf16>
    %146:2 = "pd_op.matmul_grad"(%99, %100, %145) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x32xbf16>, tensor<4x6x32xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x32xbf16>)
    %147 = "pd_op.cast"(%146#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %148 = optim.gradient @linear_10.w_0 %146#1 : tensor<16x32xbf16>
    %149 = optim.cast %148 : tensor<16x32xbf16> to tensor<16x32xf32>
    %150 = "pir.combine"(%136#0, %147) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>
    %151 = "pd_op.add_n"(%150) {stop_gradient = [true]} : (tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>) -> tensor<4x6x16xf32>
    %152:3 = "pd_op.layer_norm_grad"(%97, %layer_norm_2.w_0, %layer_norm_2.b_0, %98#1, %98#2, %151) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %153:2 = "pd_op.add_grad"(%55#0, %96, %152#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6x16xf32>)
    %154:2 = "pd_op.add_grad"(%95, %linear_9.b_0, %153#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %155 = "pd_op.cast"(%154#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %156:2 = "pd_op.matmul_grad"(%92, %93, %155) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x16xbf16>)
    %157 = "pd_op.reshape_grad"(%90, %156#0) {stop_gradient = [true]} : (tensor<4x6x2x8xbf16>, tensor<4x6x16xbf16>) -> tensor<4x6x2x8xbf16>
    %158 = optim.gradient @linear_9.w_0 %156#1 : tensor<16x16xbf16>
    %159 = optim.cast %158 : tensor<16x16xbf16> to tensor<16x16xf32>
    %160 = "pd_op.transpose_grad"(%157) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x6x2x8xbf16>) -> tensor<4x2x6x8xbf16>
    %161:2 = "pd_op.matmul_grad"(%87, %88, %160) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>) -> (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>)
    %162 = "pd_op.cast"(%161#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x6xbf16>) -> tensor<4x2x6x6xf32>
    %163 = "pd_op.cast"(%161#1) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xf32>
    %164 = "pd_op.softmax_grad"(%86, %162) {axis = -1 : i32, stop_gradient = [true]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %165 = "pd_op.transpose_grad"(%163) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %166 = "pd_op.cast"(%164) {dtype = bf16, stop_gradient = [true]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xbf16>
    %167 = "pd_op.reshape_grad"(%73, %165) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %168:2 = "pd_op.matmul_grad"(%82, %83, %166) {stop_gradient = [true, true], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>, tensor<4x2x6x6xbf16>) -> (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>)
    %169:2 = "pd_op.add_grad"(%72, %linear_8.b_0, %167) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %170 = "pd_op.cast"(%168#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xf32>
    %171 = "pd_op.cast"(%168#1) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xf32>
    %172 = "pd_op.cast"(%169#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %173 = "pd_op.scale"(%170, %80) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [true]} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %174 = "pd_op.transpose_grad"(%171) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %175:2 = "pd_op.matmul_grad"(%69, %70, %172) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x16xbf16>)
    %176 = "pd_op.transpose_grad"(%173) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %177 = "pd_op.reshape_grad"(%68, %174) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %178 = "pd_op.cast"(%175#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %179 = optim.gradient @linear_8.w_0 %175#1 : tensor<16x16xbf16>
    %180 = optim.cast %179 : tensor<16x16xbf16> to tensor<16x16xf32>
    %181 = "pd_op.reshape_grad"(%60, %176) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %182:2 = "pd_op.add_grad"(%67, %linear_7.b_0, %177) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %183:2 = "pd_op.add_grad"(%59, %linear_6.b_0, %181) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %184 = "pd_op.cast"(%182#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %185 = "pd_op.cast"(%183#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %186:2 = "pd_op.matmul_grad"(%64, %65, %184) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x16xbf16>)
    %187:2 = "pd_op.matmul_grad"(%56, %57, %185) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x16xbf16>)
    %188 = "pd_op.cast"(%186#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %189 = optim.gradient @linear_7.w_0 %186#1 : tensor<16x16xbf16>
    %190 = optim.cast %189 : tensor<16x16xbf16> to tensor<16x16xf32>
    %191 = "pd_op.cast"(%187#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %192 = optim.gradient @linear_6.w_0 %187#1 : tensor<16x16xbf16>
    %193 = optim.cast %192 : tensor<16x16xbf16> to tensor<16x16xf32>
    %194 = "pir.combine"(%153#0, %178, %188, %191) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>>
    %195 = "pd_op.add_n"(%194) {stop_gradient = [true]} : (tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>>) -> tensor<4x6x16xf32>
    %196:3 = "pd_op.layer_norm_grad"(%54, %layer_norm_1.w_0, %layer_norm_1.b_0, %55#1, %55#2, %195) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %197:2 = "pd_op.add_grad"(%42#0, %53, %196#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6x16xf32>)
    %198:2 = "pd_op.add_grad"(%52, %linear_5.b_0, %197#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %199 = "pd_op.cast"(%198#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %200:2 = "pd_op.matmul_grad"(%49, %50, %199) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x32xbf16>, tensor<32x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x32xbf16>, tensor<32x16xbf16>)
    %201 = "pd_op.cast"(%200#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x32xbf16>) -> tensor<4x6x32xf32>
    %202 = optim.gradient @linear_5.w_0 %200#1 : tensor<32x16xbf16>
    %203 = optim.cast %202 : tensor<32x16xbf16> to tensor<32x16xf32>
    %204 = "pd_op.relu_grad"(%48, %201) {stop_gradient = [true]} : (tensor<4x6x32xf32>, tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %205:2 = "pd_op.add_grad"(%46, %linear_4.b_0, %204) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x32xf32>, tensor<32xf32>, tensor<4x6x32xf32>) -> (tensor<4x6x32xf32>, tensor<32xf32>)
    %206 = "pd_op.cast"(%205#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x32xf32>) -> tensor<4x6x32xbf16>
    %207:2 = "pd_op.matmul_grad"(%43, %44, %206) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x32xbf16>, tensor<4x6x32xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x32xbf16>)
    %208 = "pd_op.cast"(%207#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %209 = optim.gradient @linear_4.w_0 %207#1 : tensor<16x32xbf16>
    %210 = optim.cast %209 : tensor<16x32xbf16> to tensor<16x32xf32>
    %211 = "pir.combine"(%197#0, %208) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>
    %212 = "pd_op.add_n"(%211) {stop_gradient = [true]} : (tuple<tensor<4x6x16xf32>, tensor<4x6x16xf32>>) -> tensor<4x6x16xf32>
    %213:3 = "pd_op.layer_norm_grad"(%41, %layer_norm_0.w_0, %layer_norm_0.b_0, %42#1, %42#2, %212) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>)
    %214:2 = "pd_op.add_grad"(%arg0, %40, %213#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (none, tensor<4x6x16xf32>)
    %215:2 = "pd_op.add_grad"(%39, %linear_3.b_0, %214#1) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %216 = "pd_op.cast"(%215#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %217:2 = "pd_op.matmul_grad"(%36, %37, %216) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (tensor<4x6x16xbf16>, tensor<16x16xbf16>)
    %218 = "pd_op.reshape_grad"(%34, %217#0) {stop_gradient = [true]} : (tensor<4x6x2x8xbf16>, tensor<4x6x16xbf16>) -> tensor<4x6x2x8xbf16>
    %219 = optim.gradient @linear_3.w_0 %217#1 : tensor<16x16xbf16>
    %220 = optim.cast %219 : tensor<16x16xbf16> to tensor<16x16xf32>
    %221 = "pd_op.transpose_grad"(%218) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x6x2x8xbf16>) -> tensor<4x2x6x8xbf16>
    %222:2 = "pd_op.matmul_grad"(%31, %32, %221) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>) -> (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>)
    %223 = "pd_op.cast"(%222#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x6xbf16>) -> tensor<4x2x6x6xf32>
    %224 = "pd_op.cast"(%222#1) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xf32>
    %225 = "pd_op.softmax_grad"(%30, %223) {axis = -1 : i32, stop_gradient = [true]} : (tensor<4x2x6x6xf32>, tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %226 = "pd_op.transpose_grad"(%224) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %227 = "pd_op.cast"(%225) {dtype = bf16, stop_gradient = [true]} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xbf16>
    %228 = "pd_op.reshape_grad"(%17, %226) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %229:2 = "pd_op.matmul_grad"(%26, %27, %227) {stop_gradient = [true, true], transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>, tensor<4x2x6x6xbf16>) -> (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>)
    %230:2 = "pd_op.add_grad"(%16, %linear_2.b_0, %228) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %231 = "pd_op.cast"(%229#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xf32>
    %232 = "pd_op.cast"(%229#1) {dtype = f32, stop_gradient = [true]} : (tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xf32>
    %233 = "pd_op.cast"(%230#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %234 = "pd_op.scale"(%231, %24) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [true]} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %235 = "pd_op.transpose_grad"(%232) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %236:2 = "pd_op.matmul_grad"(%13, %14, %233) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (none, tensor<16x16xbf16>)
    %237 = "pd_op.transpose_grad"(%234) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %238 = "pd_op.reshape_grad"(%12, %235) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %239 = optim.gradient @linear_2.w_0 %236#1 : tensor<16x16xbf16>
    %240 = optim.cast %239 : tensor<16x16xbf16> to tensor<16x16xf32>
    %241 = "pd_op.reshape_grad"(%4, %237) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %242:2 = "pd_op.add_grad"(%11, %linear_1.b_0, %238) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %243:2 = "pd_op.add_grad"(%3, %linear_0.b_0, %241) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %244 = "pd_op.cast"(%242#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %245 = "pd_op.cast"(%243#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %246:2 = "pd_op.matmul_grad"(%8, %9, %244) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (none, tensor<16x16xbf16>)
    %247:2 = "pd_op.matmul_grad"(%0, %1, %245) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (none, tensor<16x16xbf16>)
    %248 = optim.gradient @linear_1.w_0 %246#1 : tensor<16x16xbf16>
    %249 = optim.cast %248 : tensor<16x16xbf16> to tensor<16x16xf32>
    %250 = optim.gradient @linear_0.w_0 %247#1 : tensor<16x16xbf16>
    %251 = optim.cast %250 : tensor<16x16xbf16> to tensor<16x16xf32>
    %252 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%252 : tensor<1xf32>) in(%251 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %253 = optim.gradient @linear_0.b_0 %243#1 : tensor<16xf32>
    %254 = tensor.empty() : tensor<1xf32>
    %sum_0 = optim.reduce out(%254 : tensor<1xf32>) in(%253 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %255 = tensor.empty() : tensor<1xf32>
    %sum_1 = optim.reduce out(%255 : tensor<1xf32>) in(%249 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %256 = optim.gradient @linear_1.b_0 %242#1 : tensor<16xf32>
    %257 = tensor.empty() : tensor<1xf32>
    %sum_2 = optim.reduce out(%257 : tensor<1xf32>) in(%256 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %258 = tensor.empty() : tensor<1xf32>
    %sum_3 = optim.reduce out(%258 : tensor<1xf32>) in(%240 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %259 = optim.gradient @linear_2.b_0 %230#1 : tensor<16xf32>
    %260 = tensor.empty() : tensor<1xf32>
    %sum_4 = optim.reduce out(%260 : tensor<1xf32>) in(%259 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %261 = tensor.empty() : tensor<1xf32>
    %sum_5 = optim.reduce out(%261 : tensor<1xf32>) in(%220 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %262 = optim.gradient @linear_3.b_0 %215#1 : tensor<16xf32>
    %263 = tensor.empty() : tensor<1xf32>
    %sum_6 = optim.reduce out(%263 : tensor<1xf32>) in(%262 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %264 = tensor.empty() : tensor<1xf32>
    %sum_7 = optim.reduce out(%264 : tensor<1xf32>) in(%210 : tensor<16x32xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %265 = optim.gradient @linear_4.b_0 %205#1 : tensor<32xf32>
    %266 = tensor.empty() : tensor<1xf32>
    %sum_8 = optim.reduce out(%266 : tensor<1xf32>) in(%265 : tensor<32xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %267 = tensor.empty() : tensor<1xf32>
    %sum_9 = optim.reduce out(%267 : tensor<1xf32>) in(%203 : tensor<32x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %268 = optim.gradient @linear_5.b_0 %198#1 : tensor<16xf32>
    %269 = tensor.empty() : tensor<1xf32>
    %sum_10 = optim.reduce out(%269 : tensor<1xf32>) in(%268 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %270 = optim.gradient @layer_norm_0.w_0 %213#1 : tensor<16xf32>
    %271 = tensor.empty() : tensor<1xf32>
    %sum_11 = optim.reduce out(%271 : tensor<1xf32>) in(%270 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %272 = optim.gradient @layer_norm_0.b_0 %213#2 : tensor<16xf32>
    %273 = tensor.empty() : tensor<1xf32>
    %sum_12 = optim.reduce out(%273 : tensor<1xf32>) in(%272 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %274 = optim.gradient @layer_norm_1.w_0 %196#1 : tensor<16xf32>
    %275 = tensor.empty() : tensor<1xf32>
    %sum_13 = optim.reduce out(%275 : tensor<1xf32>) in(%274 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %276 = optim.gradient @layer_norm_1.b_0 %196#2 : tensor<16xf32>
    %277 = tensor.empty() : tensor<1xf32>
    %sum_14 = optim.reduce out(%277 : tensor<1xf32>) in(%276 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %278 = tensor.empty() : tensor<1xf32>
    %sum_15 = optim.reduce out(%278 : tensor<1xf32>) in(%193 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %279 = optim.gradient @linear_6.b_0 %183#1 : tensor<16xf32>
    %280 = tensor.empty() : tensor<1xf32>
    %sum_16 = optim.reduce out(%280 : tensor<1xf32>) in(%279 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %281 = tensor.empty() : tensor<1xf32>
    %sum_17 = optim.reduce out(%281 : tensor<1xf32>) in(%190 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %282 = optim.gradient @linear_7.b_0 %182#1 : tensor<16xf32>
    %283 = tensor.empty() : tensor<1xf32>
    %sum_18 = optim.reduce out(%283 : tensor<1xf32>) in(%282 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %284 = tensor.empty() : tensor<1xf32>
    %sum_19 = optim.reduce out(%284 : tensor<1xf32>) in(%180 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %285 = optim.gradient @linear_8.b_0 %169#1 : tensor<16xf32>
    %286 = tensor.empty() : tensor<1xf32>
    %sum_20 = optim.reduce out(%286 : tensor<1xf32>) in(%285 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %287 = tensor.empty() : tensor<1xf32>
    %sum_21 = optim.reduce out(%287 : tensor<1xf32>) in(%159 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %288 = optim.gradient @linear_9.b_0 %154#1 : tensor<16xf32>
    %289 = tensor.empty() : tensor<1xf32>
    %sum_22 = optim.reduce out(%289 : tensor<1xf32>) in(%288 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %290 = tensor.empty() : tensor<1xf32>
    %sum_23 = optim.reduce out(%290 : tensor<1xf32>) in(%149 : tensor<16x32xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %291 = optim.gradient @linear_10.b_0 %144#1 : tensor<32xf32>
    %292 = tensor.empty() : tensor<1xf32>
    %sum_24 = optim.reduce out(%292 : tensor<1xf32>) in(%291 : tensor<32xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %293 = tensor.empty() : tensor<1xf32>
    %sum_25 = optim.reduce out(%293 : tensor<1xf32>) in(%142 : tensor<32x16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %294 = optim.gradient @linear_11.b_0 %137#1 : tensor<16xf32>
    %295 = tensor.empty() : tensor<1xf32>
    %sum_26 = optim.reduce out(%295 : tensor<1xf32>) in(%294 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %296 = optim.gradient @layer_norm_2.w_0 %152#1 : tensor<16xf32>
    %297 = tensor.empty() : tensor<1xf32>
    %sum_27 = optim.reduce out(%297 : tensor<1xf32>) in(%296 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %298 = optim.gradient @layer_norm_2.b_0 %152#2 : tensor<16xf32>
    %299 = tensor.empty() : tensor<1xf32>
    %sum_28 = optim.reduce out(%299 : tensor<1xf32>) in(%298 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %300 = optim.gradient @layer_norm_3.w_0 %135#1 : tensor<16xf32>
    %301 = tensor.empty() : tensor<1xf32>
    %sum_29 = optim.reduce out(%301 : tensor<1xf32>) in(%300 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %302 = optim.gradient @layer_norm_3.b_0 %135#2 : tensor<16xf32>
    %303 = tensor.empty() : tensor<1xf32>
    %sum_30 = optim.reduce out(%303 : tensor<1xf32>) in(%302 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %304 = tensor.empty() : tensor<1xf32>
    %sum_31 = optim.reduce out(%304 : tensor<1xf32>) in(%133 : tensor<96x4xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %305 = optim.gradient @linear_12.b_0 %128#1 : tensor<4xf32>
    %306 = tensor.empty() : tensor<1xf32>
    %sum_32 = optim.reduce out(%306 : tensor<1xf32>) in(%305 : tensor<4xf32>) {
    ^bb0(%in: f32):
      %348 = arith.mulf %in, %in : f32
      optim.yield %348 : f32
    }
    %307 = tensor.empty() : tensor<34xf32>
    %new = optim.foreach_parameter
        out(%307 : tensor<34xf32>)
        in(%sum, %sum_0, %sum_1, %sum_2, %sum_3, %sum_4, %sum_5, %sum_6, %sum_7, %sum_8, %sum_9, %sum_10, %sum_11, %sum_12, %sum_13, %sum_14, %sum_15, %sum_16, %sum_17, %sum_18, %sum_19, %sum_20, %sum_21, %sum_22, %sum_23, %sum_24, %sum_25, %sum_26, %sum_27, %sum_28, %sum_29, %sum_30, %sum_31, %sum_32 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %308 = tensor.empty() : tensor<f32>
    %total = optim.reduce_parameters out(%308 : tensor<f32>) in(%new : tensor<34xf32>)
    %309 = tensor.empty() : tensor<1xf32>
    %new_33 = optim.foreach_parameter out(%309 : tensor<1xf32>) in(%total : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %310 = tensor.empty() : tensor<f32>
    %total_34 = optim.reduce_parameters out(%310 : tensor<f32>) in(%new_33 : tensor<1xf32>)
    %311 = tensor.empty() : tensor<f32>
    %new_35 = optim.foreach_parameter out(%311 : tensor<f32>) in(%total_34 : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      %348 = math.sqrt %in : f32
      optim.yield %348 : f32
    }
    %312 = tensor.empty() : tensor<1xf32>
    %new_36 = optim.foreach_parameter out(%312 : tensor<1xf32>) in(%new_35 : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %348 = arith.cmpf olt, %cst, %in : f32
      %349 = arith.cmpf uno, %in, %in : f32
      %350 = arith.ori %348, %349 : i1
      %351 = arith.select %350, %in, %cst : f32
      optim.yield %351 : f32
    }
    %313 = tensor.empty() : tensor<1xf32>
    %new_37 = optim.foreach_parameter out(%313 : tensor<1xf32>) in(%new_36 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %348 = arith.divf %cst, %in : f32
      optim.yield %348 : f32
    }
    %314 = tensor.empty() : tensor<16x16xf32>
    %new_38 = optim.foreach out(%314 : tensor<16x16xf32>) in(%251 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %315 = tensor.empty() : tensor<16xf32>
    %new_39 = optim.foreach out(%315 : tensor<16xf32>) in(%253 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %316 = tensor.empty() : tensor<16x16xf32>
    %new_40 = optim.foreach out(%316 : tensor<16x16xf32>) in(%249 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %317 = tensor.empty() : tensor<16xf32>
    %new_41 = optim.foreach out(%317 : tensor<16xf32>) in(%256 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %318 = tensor.empty() : tensor<16x16xf32>
    %new_42 = optim.foreach out(%318 : tensor<16x16xf32>) in(%240 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %319 = tensor.empty() : tensor<16xf32>
    %new_43 = optim.foreach out(%319 : tensor<16xf32>) in(%259 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %320 = tensor.empty() : tensor<16x16xf32>
    %new_44 = optim.foreach out(%320 : tensor<16x16xf32>) in(%220 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %321 = tensor.empty() : tensor<16xf32>
    %new_45 = optim.foreach out(%321 : tensor<16xf32>) in(%262 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %322 = tensor.empty() : tensor<16x32xf32>
    %new_46 = optim.foreach out(%322 : tensor<16x32xf32>) in(%210 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %323 = tensor.empty() : tensor<32xf32>
    %new_47 = optim.foreach out(%323 : tensor<32xf32>) in(%265 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %324 = tensor.empty() : tensor<32x16xf32>
    %new_48 = optim.foreach out(%324 : tensor<32x16xf32>) in(%203 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %325 = tensor.empty() : tensor<16xf32>
    %new_49 = optim.foreach out(%325 : tensor<16xf32>) in(%268 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %326 = tensor.empty() : tensor<16xf32>
    %new_50 = optim.foreach out(%326 : tensor<16xf32>) in(%270 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %327 = tensor.empty() : tensor<16xf32>
    %new_51 = optim.foreach out(%327 : tensor<16xf32>) in(%272 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %328 = tensor.empty() : tensor<16xf32>
    %new_52 = optim.foreach out(%328 : tensor<16xf32>) in(%274 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %329 = tensor.empty() : tensor<16xf32>
    %new_53 = optim.foreach out(%329 : tensor<16xf32>) in(%276 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %330 = tensor.empty() : tensor<16x16xf32>
    %new_54 = optim.foreach out(%330 : tensor<16x16xf32>) in(%193 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %331 = tensor.empty() : tensor<16xf32>
    %new_55 = optim.foreach out(%331 : tensor<16xf32>) in(%279 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %332 = tensor.empty() : tensor<16x16xf32>
    %new_56 = optim.foreach out(%332 : tensor<16x16xf32>) in(%190 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %333 = tensor.empty() : tensor<16xf32>
    %new_57 = optim.foreach out(%333 : tensor<16xf32>) in(%282 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %334 = tensor.empty() : tensor<16x16xf32>
    %new_58 = optim.foreach out(%334 : tensor<16x16xf32>) in(%180 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %335 = tensor.empty() : tensor<16xf32>
    %new_59 = optim.foreach out(%335 : tensor<16xf32>) in(%285 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %336 = tensor.empty() : tensor<16x16xf32>
    %new_60 = optim.foreach out(%336 : tensor<16x16xf32>) in(%159 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %337 = tensor.empty() : tensor<16xf32>
    %new_61 = optim.foreach out(%337 : tensor<16xf32>) in(%288 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %338 = tensor.empty() : tensor<16x32xf32>
    %new_62 = optim.foreach out(%338 : tensor<16x32xf32>) in(%149 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %339 = tensor.empty() : tensor<32xf32>
    %new_63 = optim.foreach out(%339 : tensor<32xf32>) in(%291 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %340 = tensor.empty() : tensor<32x16xf32>
    %new_64 = optim.foreach out(%340 : tensor<32x16xf32>) in(%142 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %341 = tensor.empty() : tensor<16xf32>
    %new_65 = optim.foreach out(%341 : tensor<16xf32>) in(%294 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %342 = tensor.empty() : tensor<16xf32>
    %new_66 = optim.foreach out(%342 : tensor<16xf32>) in(%296 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %343 = tensor.empty() : tensor<16xf32>
    %new_67 = optim.foreach out(%343 : tensor<16xf32>) in(%298 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %344 = tensor.empty() : tensor<16xf32>
    %new_68 = optim.foreach out(%344 : tensor<16xf32>) in(%300 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %345 = tensor.empty() : tensor<16xf32>
    %new_69 = optim.foreach out(%345 : tensor<16xf32>) in(%302 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %346 = tensor.empty() : tensor<96x4xf32>
    %new_70 = optim.foreach out(%346 : tensor<96x4xf32>) in(%133 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
    }
    %347 = tensor.empty() : tensor<4xf32>
    %new_71 = optim.foreach out(%347 : tensor<4xf32>) in(%305 : f32) scalar(%new_37 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %348 = arith.mulf %in, %scalar : f32
      optim.yield %348 : f32
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
