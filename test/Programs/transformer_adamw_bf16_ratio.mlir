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
  ml_program.global private mutable @layer_norm_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_1.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @layer_norm_1.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_1.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_0.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @layer_norm_0.w_0(dense<1.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "layer_norm_0.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_5.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_5.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_5.w_0(#extern1) : tensor<32x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_5.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_4.b_0(dense<0.000000e+00> : tensor<32xf32>) : tensor<32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_4.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_4.w_0(#extern2) : tensor<16x32xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_4.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_3.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_3.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_3.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_3.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_2.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_2.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_2.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_2.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern3) : tensor<16x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [true], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x6x16xf32> {pir.attributes = {dtype = f32, name = "x", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 6, 16>, stop_gradient = [true]}}, %arg1: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}) {
    %0 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<16x16xf32>
    %1 = "pd_op.cast"(%linear_0.w_0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %2 = "pd_op.matmul"(%0, %1) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %3 = "pd_op.cast"(%2) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %4 = "pd_op.add"(%3, %linear_0.b_0) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %5 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %6 = "pd_op.reshape"(%4, %5) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %7 = "pd_op.transpose"(%6) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %8 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x16xf32>
    %9 = "pd_op.cast"(%linear_1.w_0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %10 = "pd_op.matmul"(%8, %9) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %11 = "pd_op.cast"(%10) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<16xf32>
    %12 = "pd_op.add"(%11, %linear_1.b_0) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %13 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_2.w_0 = ml_program.global_load @linear_2.w_0 : tensor<16x16xf32>
    %14 = "pd_op.cast"(%linear_2.w_0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %15 = "pd_op.matmul"(%13, %14) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %16 = "pd_op.cast"(%15) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_2.b_0 = ml_program.global_load @linear_2.b_0 : tensor<16xf32>
    %17 = "pd_op.add"(%16, %linear_2.b_0) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %18 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %19 = "pd_op.reshape"(%12, %18) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %20 = "pd_op.transpose"(%19) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %21 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %22 = "pd_op.reshape"(%17, %21) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %23 = "pd_op.transpose"(%22) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %24 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = 0.35355338454246521 : f64} : () -> tensor<1xf32>
    %25 = "pd_op.scale"(%7, %24) {bias = 0.000000e+00 : f32, bias_after_scale = true, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>, tensor<1xf32>) -> tensor<4x2x6x8xf32>
    %26 = "pd_op.cast"(%25) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %27 = "pd_op.cast"(%20) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %28 = "pd_op.matmul"(%26, %27) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", transpose_x = false, transpose_y = true} : (tensor<4x2x6x8xbf16>, tensor<4x2x6x8xbf16>) -> tensor<4x2x6x6xbf16>
    %29 = "pd_op.cast"(%28) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xbf16>) -> tensor<4x2x6x6xf32>
    %30 = "pd_op.softmax"(%29) {axis = -1 : i32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xf32>
    %31 = "pd_op.cast"(%30) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x6xf32>) -> tensor<4x2x6x6xbf16>
    %32 = "pd_op.cast"(%23) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xf32>) -> tensor<4x2x6x8xbf16>
    %33 = "pd_op.matmul"(%31, %32) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", transpose_x = false, transpose_y = false} : (tensor<4x2x6x6xbf16>, tensor<4x2x6x8xbf16>) -> tensor<4x2x6x8xbf16>
    %34 = "pd_op.transpose"(%33) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x2x6x8xbf16>) -> tensor<4x6x2x8xbf16>
    %35 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/", value = [0, 0, 16]} : () -> tensor<3xi64>
    %36 = "pd_op.reshape"(%34, %35) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/"} : (tensor<4x6x2x8xbf16>, tensor<3xi64>) -> tensor<4x6x16xbf16>
    %linear_3.w_0 = ml_program.global_load @linear_3.w_0 : tensor<16x16xf32>
    %37 = "pd_op.cast"(%linear_3.w_0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %38 = "pd_op.matmul"(%36, %37) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %39 = "pd_op.cast"(%38) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_3.b_0 = ml_program.global_load @linear_3.b_0 : tensor<16xf32>
    %40 = "pd_op.add"(%39, %linear_3.b_0) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/MultiHeadAttention/Linear_3/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %41 = "pd_op.add"(%arg0, %40) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_0.w_0 = ml_program.global_load @layer_norm_0.w_0 : tensor<16xf32>
    %layer_norm_0.b_0 = ml_program.global_load @layer_norm_0.b_0 : tensor<16xf32>
    %42:3 = "pd_op.layer_norm"(%41, %layer_norm_0.w_0, %layer_norm_0.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/LayerNorm/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %43 = "pd_op.cast"(%42#0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_4.w_0 = ml_program.global_load @linear_4.w_0 : tensor<16x32xf32>
    %44 = "pd_op.cast"(%linear_4.w_0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<16x32xf32>) -> tensor<16x32xbf16>
    %45 = "pd_op.matmul"(%43, %44) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x32xbf16>) -> tensor<4x6x32xbf16>
    %46 = "pd_op.cast"(%45) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x32xbf16>) -> tensor<4x6x32xf32>
    %linear_4.b_0 = ml_program.global_load @linear_4.b_0 : tensor<32xf32>
    %47 = "pd_op.add"(%46, %linear_4.b_0) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear/"} : (tensor<4x6x32xf32>, tensor<32xf32>) -> tensor<4x6x32xf32>
    %48 = "pd_op.relu"(%47) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xf32>
    %49 = "pd_op.cast"(%48) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x32xf32>) -> tensor<4x6x32xbf16>
    %linear_5.w_0 = ml_program.global_load @linear_5.w_0 : tensor<32x16xf32>
    %50 = "pd_op.cast"(%linear_5.w_0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<32x16xf32>) -> tensor<32x16xbf16>
    %51 = "pd_op.matmul"(%49, %50) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x32xbf16>, tensor<32x16xbf16>) -> tensor<4x6x16xbf16>
    %52 = "pd_op.cast"(%51) {dtype = f32, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_5.b_0 = ml_program.global_load @linear_5.b_0 : tensor<16xf32>
    %53 = "pd_op.add"(%52, %linear_5.b_0) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %54 = "pd_op.add"(%42#0, %53) {stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/"} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> tensor<4x6x16xf32>
    %layer_norm_1.w_0 = ml_program.global_load @layer_norm_1.w_0 : tensor<16xf32>
    %layer_norm_1.b_0 = ml_program.global_load @layer_norm_1.b_0 : tensor<16xf32>
    %55:3 = "pd_op.layer_norm"(%54, %layer_norm_1.w_0, %layer_norm_1.b_0) {begin_norm_axis = 2 : i32, epsilon = 9.99999974E-6 : f32, stop_gradient = [true, true, true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer/LayerNorm_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x6x16xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
    %56 = "pd_op.cast"(%55#0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_6.w_0 = ml_program.global_load @linear_6.w_0 : tensor<16x16xf32>
    %57 = "pd_op.cast"(%linear_6.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %58 = "pd_op.matmul"(%56, %57) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %59 = "pd_op.cast"(%58) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_6.b_0 = ml_program.global_load @linear_6.b_0 : tensor<16xf32>
    %60 = "pd_op.add"(%59, %linear_6.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %61 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/", value = [0, 0, 2, 8]} : () -> tensor<4xi64>
    %62 = "pd_op.reshape"(%60, %61) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x16xf32>, tensor<4xi64>) -> tensor<4x6x2x8xf32>
    %63 = "pd_op.transpose"(%62) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/"} : (tensor<4x6x2x8xf32>) -> tensor<4x2x6x8xf32>
    %64 = "pd_op.cast"(%55#0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %linear_7.w_0 = ml_program.global_load @linear_7.w_0 : tensor<16x16xf32>
    %65 = "pd_op.cast"(%linear_7.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    %66 = "pd_op.matmul"(%64, %65) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>) -> tensor<4x6x16xbf16>
    %67 = "pd_op.cast"(%66) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xbf16>) -> tensor<4x6x16xf32>
    %linear_7.b_0 = ml_program.global_load @linear_7.b_0 : tensor<16xf32>
    %68 = "pd_op.add"(%67, %linear_7.b_0) {stop_gradient = [false], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_1/"} : (tensor<4x6x16xf32>, tensor<16xf32>) -> tensor<4x6x16xf32>
    %69 = "pd_op.cast"(%55#0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/TransformerEncoder/TransformerEncoderLayer_1/MultiHeadAttention/Linear_2/"} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
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
    %153:2 = "pd_op.add_grad"(%55#0, %96, %152#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<4x6x16xf32>, tensor<4x6x16xf32>) -> (none, tensor<4x6x16xf32>)
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
    %175:2 = "pd_op.matmul_grad"(%69, %70, %172) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (none, tensor<16x16xbf16>)
    %176 = "pd_op.transpose_grad"(%173) {perm = [0 : i32, 2 : i32, 1 : i32, 3 : i32], stop_gradient = [true]} : (tensor<4x2x6x8xf32>) -> tensor<4x6x2x8xf32>
    %177 = "pd_op.reshape_grad"(%68, %174) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %178 = optim.gradient @linear_8.w_0 %175#1 : tensor<16x16xbf16>
    %179 = optim.cast %178 : tensor<16x16xbf16> to tensor<16x16xf32>
    %180 = "pd_op.reshape_grad"(%60, %176) {stop_gradient = [true]} : (tensor<4x6x16xf32>, tensor<4x6x2x8xf32>) -> tensor<4x6x16xf32>
    %181:2 = "pd_op.add_grad"(%67, %linear_7.b_0, %177) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %182:2 = "pd_op.add_grad"(%59, %linear_6.b_0, %180) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x6x16xf32>, tensor<16xf32>, tensor<4x6x16xf32>) -> (tensor<4x6x16xf32>, tensor<16xf32>)
    %183 = "pd_op.cast"(%181#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %184 = "pd_op.cast"(%182#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x6x16xf32>) -> tensor<4x6x16xbf16>
    %185:2 = "pd_op.matmul_grad"(%64, %65, %183) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (none, tensor<16x16xbf16>)
    %186:2 = "pd_op.matmul_grad"(%56, %57, %184) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x6x16xbf16>, tensor<16x16xbf16>, tensor<4x6x16xbf16>) -> (none, tensor<16x16xbf16>)
    %187 = optim.gradient @linear_7.w_0 %185#1 : tensor<16x16xbf16>
    %188 = optim.cast %187 : tensor<16x16xbf16> to tensor<16x16xf32>
    %189 = optim.gradient @linear_6.w_0 %186#1 : tensor<16x16xbf16>
    %190 = optim.cast %189 : tensor<16x16xbf16> to tensor<16x16xf32>
    %191 = tensor.empty() : tensor<1xf32>
    %sum = optim.reduce out(%191 : tensor<1xf32>) in(%190 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %192 = optim.gradient @linear_6.b_0 %182#1 : tensor<16xf32>
    %193 = tensor.empty() : tensor<1xf32>
    %sum_0 = optim.reduce out(%193 : tensor<1xf32>) in(%192 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %194 = tensor.empty() : tensor<1xf32>
    %sum_1 = optim.reduce out(%194 : tensor<1xf32>) in(%188 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %195 = optim.gradient @linear_7.b_0 %181#1 : tensor<16xf32>
    %196 = tensor.empty() : tensor<1xf32>
    %sum_2 = optim.reduce out(%196 : tensor<1xf32>) in(%195 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %197 = tensor.empty() : tensor<1xf32>
    %sum_3 = optim.reduce out(%197 : tensor<1xf32>) in(%179 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %198 = optim.gradient @linear_8.b_0 %169#1 : tensor<16xf32>
    %199 = tensor.empty() : tensor<1xf32>
    %sum_4 = optim.reduce out(%199 : tensor<1xf32>) in(%198 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %200 = tensor.empty() : tensor<1xf32>
    %sum_5 = optim.reduce out(%200 : tensor<1xf32>) in(%159 : tensor<16x16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %201 = optim.gradient @linear_9.b_0 %154#1 : tensor<16xf32>
    %202 = tensor.empty() : tensor<1xf32>
    %sum_6 = optim.reduce out(%202 : tensor<1xf32>) in(%201 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %203 = tensor.empty() : tensor<1xf32>
    %sum_7 = optim.reduce out(%203 : tensor<1xf32>) in(%149 : tensor<16x32xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %204 = optim.gradient @linear_10.b_0 %144#1 : tensor<32xf32>
    %205 = tensor.empty() : tensor<1xf32>
    %sum_8 = optim.reduce out(%205 : tensor<1xf32>) in(%204 : tensor<32xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %206 = tensor.empty() : tensor<1xf32>
    %sum_9 = optim.reduce out(%206 : tensor<1xf32>) in(%142 : tensor<32x16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %207 = optim.gradient @linear_11.b_0 %137#1 : tensor<16xf32>
    %208 = tensor.empty() : tensor<1xf32>
    %sum_10 = optim.reduce out(%208 : tensor<1xf32>) in(%207 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %209 = optim.gradient @layer_norm_2.w_0 %152#1 : tensor<16xf32>
    %210 = tensor.empty() : tensor<1xf32>
    %sum_11 = optim.reduce out(%210 : tensor<1xf32>) in(%209 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %211 = optim.gradient @layer_norm_2.b_0 %152#2 : tensor<16xf32>
    %212 = tensor.empty() : tensor<1xf32>
    %sum_12 = optim.reduce out(%212 : tensor<1xf32>) in(%211 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %213 = optim.gradient @layer_norm_3.w_0 %135#1 : tensor<16xf32>
    %214 = tensor.empty() : tensor<1xf32>
    %sum_13 = optim.reduce out(%214 : tensor<1xf32>) in(%213 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %215 = optim.gradient @layer_norm_3.b_0 %135#2 : tensor<16xf32>
    %216 = tensor.empty() : tensor<1xf32>
    %sum_14 = optim.reduce out(%216 : tensor<1xf32>) in(%215 : tensor<16xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %217 = tensor.empty() : tensor<1xf32>
    %sum_15 = optim.reduce out(%217 : tensor<1xf32>) in(%133 : tensor<96x4xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %218 = optim.gradient @linear_12.b_0 %128#1 : tensor<4xf32>
    %219 = tensor.empty() : tensor<1xf32>
    %sum_16 = optim.reduce out(%219 : tensor<1xf32>) in(%218 : tensor<4xf32>) {
    ^bb0(%in: f32):
      %245 = arith.mulf %in, %in : f32
      optim.yield %245 : f32
    }
    %220 = tensor.empty() : tensor<18xf32>
    %new = optim.foreach_parameter
        out(%220 : tensor<18xf32>)
        in(%sum, %sum_0, %sum_1, %sum_2, %sum_3, %sum_4, %sum_5, %sum_6, %sum_7, %sum_8, %sum_9, %sum_10, %sum_11, %sum_12, %sum_13, %sum_14, %sum_15, %sum_16 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %221 = tensor.empty() : tensor<f32>
    %total = optim.reduce_parameters out(%221 : tensor<f32>) in(%new : tensor<18xf32>)
    %222 = tensor.empty() : tensor<1xf32>
    %new_17 = optim.foreach_parameter out(%222 : tensor<1xf32>) in(%total : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      optim.yield %in : f32
    }
    %223 = tensor.empty() : tensor<f32>
    %total_18 = optim.reduce_parameters out(%223 : tensor<f32>) in(%new_17 : tensor<1xf32>)
    %224 = tensor.empty() : tensor<f32>
    %new_19 = optim.foreach_parameter out(%224 : tensor<f32>) in(%total_18 : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      %245 = math.sqrt %in : f32
      optim.yield %245 : f32
    }
    %225 = tensor.empty() : tensor<1xf32>
    %new_20 = optim.foreach_parameter out(%225 : tensor<1xf32>) in(%new_19 : tensor<f32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %245 = arith.cmpf olt, %cst, %in : f32
      %246 = arith.cmpf uno, %in, %in : f32
      %247 = arith.ori %245, %246 : i1
      %248 = arith.select %247, %in, %cst : f32
      optim.yield %248 : f32
    }
    %226 = tensor.empty() : tensor<1xf32>
    %new_21 = optim.foreach_parameter out(%226 : tensor<1xf32>) in(%new_20 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %245 = arith.divf %cst, %in : f32
      optim.yield %245 : f32
    }
    %227 = tensor.empty() : tensor<16x16xf32>
    %new_22 = optim.foreach out(%227 : tensor<16x16xf32>) in(%190 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %228 = tensor.empty() : tensor<16xf32>
    %new_23 = optim.foreach out(%228 : tensor<16xf32>) in(%192 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %229 = tensor.empty() : tensor<16x16xf32>
    %new_24 = optim.foreach out(%229 : tensor<16x16xf32>) in(%188 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %230 = tensor.empty() : tensor<16xf32>
    %new_25 = optim.foreach out(%230 : tensor<16xf32>) in(%195 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %231 = tensor.empty() : tensor<16x16xf32>
    %new_26 = optim.foreach out(%231 : tensor<16x16xf32>) in(%179 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %232 = tensor.empty() : tensor<16xf32>
    %new_27 = optim.foreach out(%232 : tensor<16xf32>) in(%198 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %233 = tensor.empty() : tensor<16x16xf32>
    %new_28 = optim.foreach out(%233 : tensor<16x16xf32>) in(%159 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %234 = tensor.empty() : tensor<16xf32>
    %new_29 = optim.foreach out(%234 : tensor<16xf32>) in(%201 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %235 = tensor.empty() : tensor<16x32xf32>
    %new_30 = optim.foreach out(%235 : tensor<16x32xf32>) in(%149 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %236 = tensor.empty() : tensor<32xf32>
    %new_31 = optim.foreach out(%236 : tensor<32xf32>) in(%204 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %237 = tensor.empty() : tensor<32x16xf32>
    %new_32 = optim.foreach out(%237 : tensor<32x16xf32>) in(%142 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %238 = tensor.empty() : tensor<16xf32>
    %new_33 = optim.foreach out(%238 : tensor<16xf32>) in(%207 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %239 = tensor.empty() : tensor<16xf32>
    %new_34 = optim.foreach out(%239 : tensor<16xf32>) in(%209 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %240 = tensor.empty() : tensor<16xf32>
    %new_35 = optim.foreach out(%240 : tensor<16xf32>) in(%211 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %241 = tensor.empty() : tensor<16xf32>
    %new_36 = optim.foreach out(%241 : tensor<16xf32>) in(%213 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %242 = tensor.empty() : tensor<16xf32>
    %new_37 = optim.foreach out(%242 : tensor<16xf32>) in(%215 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %243 = tensor.empty() : tensor<96x4xf32>
    %new_38 = optim.foreach out(%243 : tensor<96x4xf32>) in(%133 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %244 = tensor.empty() : tensor<4xf32>
    %new_39 = optim.foreach out(%244 : tensor<4xf32>) in(%218 : f32) scalar(%new_21 : tensor<1xf32>) {
    ^bb0(%out: f32, %in: f32, %scalar: f32):
      %245 = arith.mulf %in, %scalar : f32
      optim.yield %245 : f32
    }
    %linear_6.w_0_moment1_0 = ml_program.global_load @linear_6.w_0_moment1_0 : tensor<16x16xf32>
    %linear_6.w_0_moment2_0 = ml_program.global_load @linear_6.w_0_moment2_0 : tensor<16x16xf32>
    %linear_6.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%linear_6.w_0 : tensor<16x16xf32>) moment1(%linear_6.w_0_moment1_0 : f32) moment2(%linear_6.w_0_moment2_0 : f32) beta1_pow(%linear_6.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_22 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_6.w_0 = %params : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_moment1_0 = %moment1 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_moment2_0 = %moment2 : tensor<16x16xf32>
    ml_program.global_store @linear_6.w_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @linear_6.w_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %linear_6.b_0_moment1_0 = ml_program.global_load @linear_6.b_0_moment1_0 : tensor<16xf32>
    %linear_6.b_0_moment2_0 = ml_program.global_load @linear_6.b_0_moment2_0 : tensor<16xf32>
    %linear_6.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_6.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_40, %moment1_41, %moment2_42, %beta1_pow_43, %beta2_pow_44 = optim.adamw params(%linear_6.b_0 : tensor<16xf32>) moment1(%linear_6.b_0_moment1_0 : f32) moment2(%linear_6.b_0_moment2_0 : f32) beta1_pow(%linear_6.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_6.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_23 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_6.b_0 = %params_40 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_moment1_0 = %moment1_41 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_moment2_0 = %moment2_42 : tensor<16xf32>
    ml_program.global_store @linear_6.b_0_beta1_pow_acc_0 = %beta1_pow_43 : tensor<1xf32>
    ml_program.global_store @linear_6.b_0_beta2_pow_acc_0 = %beta2_pow_44 : tensor<1xf32>
    %linear_7.w_0_moment1_0 = ml_program.global_load @linear_7.w_0_moment1_0 : tensor<16x16xf32>
    %linear_7.w_0_moment2_0 = ml_program.global_load @linear_7.w_0_moment2_0 : tensor<16x16xf32>
    %linear_7.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_45, %moment1_46, %moment2_47, %beta1_pow_48, %beta2_pow_49 = optim.adamw params(%linear_7.w_0 : tensor<16x16xf32>) moment1(%linear_7.w_0_moment1_0 : f32) moment2(%linear_7.w_0_moment2_0 : f32) beta1_pow(%linear_7.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_24 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_7.w_0 = %params_45 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_moment1_0 = %moment1_46 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_moment2_0 = %moment2_47 : tensor<16x16xf32>
    ml_program.global_store @linear_7.w_0_beta1_pow_acc_0 = %beta1_pow_48 : tensor<1xf32>
    ml_program.global_store @linear_7.w_0_beta2_pow_acc_0 = %beta2_pow_49 : tensor<1xf32>
    %linear_7.b_0_moment1_0 = ml_program.global_load @linear_7.b_0_moment1_0 : tensor<16xf32>
    %linear_7.b_0_moment2_0 = ml_program.global_load @linear_7.b_0_moment2_0 : tensor<16xf32>
    %linear_7.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_7.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_50, %moment1_51, %moment2_52, %beta1_pow_53, %beta2_pow_54 = optim.adamw params(%linear_7.b_0 : tensor<16xf32>) moment1(%linear_7.b_0_moment1_0 : f32) moment2(%linear_7.b_0_moment2_0 : f32) beta1_pow(%linear_7.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_7.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_25 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_7.b_0 = %params_50 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_moment1_0 = %moment1_51 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_moment2_0 = %moment2_52 : tensor<16xf32>
    ml_program.global_store @linear_7.b_0_beta1_pow_acc_0 = %beta1_pow_53 : tensor<1xf32>
    ml_program.global_store @linear_7.b_0_beta2_pow_acc_0 = %beta2_pow_54 : tensor<1xf32>
    %linear_8.w_0_moment1_0 = ml_program.global_load @linear_8.w_0_moment1_0 : tensor<16x16xf32>
    %linear_8.w_0_moment2_0 = ml_program.global_load @linear_8.w_0_moment2_0 : tensor<16x16xf32>
    %linear_8.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_55, %moment1_56, %moment2_57, %beta1_pow_58, %beta2_pow_59 = optim.adamw params(%linear_8.w_0 : tensor<16x16xf32>) moment1(%linear_8.w_0_moment1_0 : f32) moment2(%linear_8.w_0_moment2_0 : f32) beta1_pow(%linear_8.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_26 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_8.w_0 = %params_55 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_moment1_0 = %moment1_56 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_moment2_0 = %moment2_57 : tensor<16x16xf32>
    ml_program.global_store @linear_8.w_0_beta1_pow_acc_0 = %beta1_pow_58 : tensor<1xf32>
    ml_program.global_store @linear_8.w_0_beta2_pow_acc_0 = %beta2_pow_59 : tensor<1xf32>
    %linear_8.b_0_moment1_0 = ml_program.global_load @linear_8.b_0_moment1_0 : tensor<16xf32>
    %linear_8.b_0_moment2_0 = ml_program.global_load @linear_8.b_0_moment2_0 : tensor<16xf32>
    %linear_8.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_8.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_60, %moment1_61, %moment2_62, %beta1_pow_63, %beta2_pow_64 = optim.adamw params(%linear_8.b_0 : tensor<16xf32>) moment1(%linear_8.b_0_moment1_0 : f32) moment2(%linear_8.b_0_moment2_0 : f32) beta1_pow(%linear_8.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_8.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_27 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_8.b_0 = %params_60 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_moment1_0 = %moment1_61 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_moment2_0 = %moment2_62 : tensor<16xf32>
    ml_program.global_store @linear_8.b_0_beta1_pow_acc_0 = %beta1_pow_63 : tensor<1xf32>
    ml_program.global_store @linear_8.b_0_beta2_pow_acc_0 = %beta2_pow_64 : tensor<1xf32>
    %linear_9.w_0_moment1_0 = ml_program.global_load @linear_9.w_0_moment1_0 : tensor<16x16xf32>
    %linear_9.w_0_moment2_0 = ml_program.global_load @linear_9.w_0_moment2_0 : tensor<16x16xf32>
    %linear_9.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_65, %moment1_66, %moment2_67, %beta1_pow_68, %beta2_pow_69 = optim.adamw params(%linear_9.w_0 : tensor<16x16xf32>) moment1(%linear_9.w_0_moment1_0 : f32) moment2(%linear_9.w_0_moment2_0 : f32) beta1_pow(%linear_9.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_28 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_9.w_0 = %params_65 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_moment1_0 = %moment1_66 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_moment2_0 = %moment2_67 : tensor<16x16xf32>
    ml_program.global_store @linear_9.w_0_beta1_pow_acc_0 = %beta1_pow_68 : tensor<1xf32>
    ml_program.global_store @linear_9.w_0_beta2_pow_acc_0 = %beta2_pow_69 : tensor<1xf32>
    %linear_9.b_0_moment1_0 = ml_program.global_load @linear_9.b_0_moment1_0 : tensor<16xf32>
    %linear_9.b_0_moment2_0 = ml_program.global_load @linear_9.b_0_moment2_0 : tensor<16xf32>
    %linear_9.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_9.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_70, %moment1_71, %moment2_72, %beta1_pow_73, %beta2_pow_74 = optim.adamw params(%linear_9.b_0 : tensor<16xf32>) moment1(%linear_9.b_0_moment1_0 : f32) moment2(%linear_9.b_0_moment2_0 : f32) beta1_pow(%linear_9.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_9.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_29 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_9.b_0 = %params_70 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_moment1_0 = %moment1_71 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_moment2_0 = %moment2_72 : tensor<16xf32>
    ml_program.global_store @linear_9.b_0_beta1_pow_acc_0 = %beta1_pow_73 : tensor<1xf32>
    ml_program.global_store @linear_9.b_0_beta2_pow_acc_0 = %beta2_pow_74 : tensor<1xf32>
    %linear_10.w_0_moment1_0 = ml_program.global_load @linear_10.w_0_moment1_0 : tensor<16x32xf32>
    %linear_10.w_0_moment2_0 = ml_program.global_load @linear_10.w_0_moment2_0 : tensor<16x32xf32>
    %linear_10.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_75, %moment1_76, %moment2_77, %beta1_pow_78, %beta2_pow_79 = optim.adamw params(%linear_10.w_0 : tensor<16x32xf32>) moment1(%linear_10.w_0_moment1_0 : f32) moment2(%linear_10.w_0_moment2_0 : f32) beta1_pow(%linear_10.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_30 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_10.w_0 = %params_75 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_moment1_0 = %moment1_76 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_moment2_0 = %moment2_77 : tensor<16x32xf32>
    ml_program.global_store @linear_10.w_0_beta1_pow_acc_0 = %beta1_pow_78 : tensor<1xf32>
    ml_program.global_store @linear_10.w_0_beta2_pow_acc_0 = %beta2_pow_79 : tensor<1xf32>
    %linear_10.b_0_moment1_0 = ml_program.global_load @linear_10.b_0_moment1_0 : tensor<32xf32>
    %linear_10.b_0_moment2_0 = ml_program.global_load @linear_10.b_0_moment2_0 : tensor<32xf32>
    %linear_10.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_10.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_80, %moment1_81, %moment2_82, %beta1_pow_83, %beta2_pow_84 = optim.adamw params(%linear_10.b_0 : tensor<32xf32>) moment1(%linear_10.b_0_moment1_0 : f32) moment2(%linear_10.b_0_moment2_0 : f32) beta1_pow(%linear_10.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_10.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_31 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_10.b_0 = %params_80 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_moment1_0 = %moment1_81 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_moment2_0 = %moment2_82 : tensor<32xf32>
    ml_program.global_store @linear_10.b_0_beta1_pow_acc_0 = %beta1_pow_83 : tensor<1xf32>
    ml_program.global_store @linear_10.b_0_beta2_pow_acc_0 = %beta2_pow_84 : tensor<1xf32>
    %linear_11.w_0_moment1_0 = ml_program.global_load @linear_11.w_0_moment1_0 : tensor<32x16xf32>
    %linear_11.w_0_moment2_0 = ml_program.global_load @linear_11.w_0_moment2_0 : tensor<32x16xf32>
    %linear_11.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_85, %moment1_86, %moment2_87, %beta1_pow_88, %beta2_pow_89 = optim.adamw params(%linear_11.w_0 : tensor<32x16xf32>) moment1(%linear_11.w_0_moment1_0 : f32) moment2(%linear_11.w_0_moment2_0 : f32) beta1_pow(%linear_11.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_32 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_11.w_0 = %params_85 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_moment1_0 = %moment1_86 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_moment2_0 = %moment2_87 : tensor<32x16xf32>
    ml_program.global_store @linear_11.w_0_beta1_pow_acc_0 = %beta1_pow_88 : tensor<1xf32>
    ml_program.global_store @linear_11.w_0_beta2_pow_acc_0 = %beta2_pow_89 : tensor<1xf32>
    %linear_11.b_0_moment1_0 = ml_program.global_load @linear_11.b_0_moment1_0 : tensor<16xf32>
    %linear_11.b_0_moment2_0 = ml_program.global_load @linear_11.b_0_moment2_0 : tensor<16xf32>
    %linear_11.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_11.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_90, %moment1_91, %moment2_92, %beta1_pow_93, %beta2_pow_94 = optim.adamw params(%linear_11.b_0 : tensor<16xf32>) moment1(%linear_11.b_0_moment1_0 : f32) moment2(%linear_11.b_0_moment2_0 : f32) beta1_pow(%linear_11.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_11.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_33 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_11.b_0 = %params_90 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_moment1_0 = %moment1_91 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_moment2_0 = %moment2_92 : tensor<16xf32>
    ml_program.global_store @linear_11.b_0_beta1_pow_acc_0 = %beta1_pow_93 : tensor<1xf32>
    ml_program.global_store @linear_11.b_0_beta2_pow_acc_0 = %beta2_pow_94 : tensor<1xf32>
    %layer_norm_2.w_0_moment1_0 = ml_program.global_load @layer_norm_2.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.w_0_moment2_0 = ml_program.global_load @layer_norm_2.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_95, %moment1_96, %moment2_97, %beta1_pow_98, %beta2_pow_99 = optim.adamw params(%layer_norm_2.w_0 : tensor<16xf32>) moment1(%layer_norm_2.w_0_moment1_0 : f32) moment2(%layer_norm_2.w_0_moment2_0 : f32) beta1_pow(%layer_norm_2.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_34 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_2.w_0 = %params_95 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment1_0 = %moment1_96 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_moment2_0 = %moment2_97 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.w_0_beta1_pow_acc_0 = %beta1_pow_98 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.w_0_beta2_pow_acc_0 = %beta2_pow_99 : tensor<1xf32>
    %layer_norm_2.b_0_moment1_0 = ml_program.global_load @layer_norm_2.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_2.b_0_moment2_0 = ml_program.global_load @layer_norm_2.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_2.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_2.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_100, %moment1_101, %moment2_102, %beta1_pow_103, %beta2_pow_104 = optim.adamw params(%layer_norm_2.b_0 : tensor<16xf32>) moment1(%layer_norm_2.b_0_moment1_0 : f32) moment2(%layer_norm_2.b_0_moment2_0 : f32) beta1_pow(%layer_norm_2.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_2.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_35 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_2.b_0 = %params_100 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment1_0 = %moment1_101 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_moment2_0 = %moment2_102 : tensor<16xf32>
    ml_program.global_store @layer_norm_2.b_0_beta1_pow_acc_0 = %beta1_pow_103 : tensor<1xf32>
    ml_program.global_store @layer_norm_2.b_0_beta2_pow_acc_0 = %beta2_pow_104 : tensor<1xf32>
    %layer_norm_3.w_0_moment1_0 = ml_program.global_load @layer_norm_3.w_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.w_0_moment2_0 = ml_program.global_load @layer_norm_3.w_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.w_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.w_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_105, %moment1_106, %moment2_107, %beta1_pow_108, %beta2_pow_109 = optim.adamw params(%layer_norm_3.w_0 : tensor<16xf32>) moment1(%layer_norm_3.w_0_moment1_0 : f32) moment2(%layer_norm_3.w_0_moment2_0 : f32) beta1_pow(%layer_norm_3.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_36 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @layer_norm_3.w_0 = %params_105 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment1_0 = %moment1_106 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_moment2_0 = %moment2_107 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.w_0_beta1_pow_acc_0 = %beta1_pow_108 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.w_0_beta2_pow_acc_0 = %beta2_pow_109 : tensor<1xf32>
    %layer_norm_3.b_0_moment1_0 = ml_program.global_load @layer_norm_3.b_0_moment1_0 : tensor<16xf32>
    %layer_norm_3.b_0_moment2_0 = ml_program.global_load @layer_norm_3.b_0_moment2_0 : tensor<16xf32>
    %layer_norm_3.b_0_beta1_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %layer_norm_3.b_0_beta2_pow_acc_0 = ml_program.global_load @layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_110, %moment1_111, %moment2_112, %beta1_pow_113, %beta2_pow_114 = optim.adamw params(%layer_norm_3.b_0 : tensor<16xf32>) moment1(%layer_norm_3.b_0_moment1_0 : f32) moment2(%layer_norm_3.b_0_moment2_0 : f32) beta1_pow(%layer_norm_3.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%layer_norm_3.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_37 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @layer_norm_3.b_0 = %params_110 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment1_0 = %moment1_111 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_moment2_0 = %moment2_112 : tensor<16xf32>
    ml_program.global_store @layer_norm_3.b_0_beta1_pow_acc_0 = %beta1_pow_113 : tensor<1xf32>
    ml_program.global_store @layer_norm_3.b_0_beta2_pow_acc_0 = %beta2_pow_114 : tensor<1xf32>
    %linear_12.w_0_moment1_0 = ml_program.global_load @linear_12.w_0_moment1_0 : tensor<96x4xf32>
    %linear_12.w_0_moment2_0 = ml_program.global_load @linear_12.w_0_moment2_0 : tensor<96x4xf32>
    %linear_12.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_115, %moment1_116, %moment2_117, %beta1_pow_118, %beta2_pow_119 = optim.adamw params(%linear_12.w_0 : tensor<96x4xf32>) moment1(%linear_12.w_0_moment1_0 : f32) moment2(%linear_12.w_0_moment2_0 : f32) beta1_pow(%linear_12.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_38 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_12.w_0 = %params_115 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_moment1_0 = %moment1_116 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_moment2_0 = %moment2_117 : tensor<96x4xf32>
    ml_program.global_store @linear_12.w_0_beta1_pow_acc_0 = %beta1_pow_118 : tensor<1xf32>
    ml_program.global_store @linear_12.w_0_beta2_pow_acc_0 = %beta2_pow_119 : tensor<1xf32>
    %linear_12.b_0_moment1_0 = ml_program.global_load @linear_12.b_0_moment1_0 : tensor<4xf32>
    %linear_12.b_0_moment2_0 = ml_program.global_load @linear_12.b_0_moment2_0 : tensor<4xf32>
    %linear_12.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_12.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_120, %moment1_121, %moment2_122, %beta1_pow_123, %beta2_pow_124 = optim.adamw params(%linear_12.b_0 : tensor<4xf32>) moment1(%linear_12.b_0_moment1_0 : f32) moment2(%linear_12.b_0_moment2_0 : f32) beta1_pow(%linear_12.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_12.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%new_39 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 5.000000e-01>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_12.b_0 = %params_120 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_moment1_0 = %moment1_121 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_moment2_0 = %moment2_122 : tensor<4xf32>
    ml_program.global_store @linear_12.b_0_beta1_pow_acc_0 = %beta1_pow_123 : tensor<1xf32>
    ml_program.global_store @linear_12.b_0_beta2_pow_acc_0 = %beta2_pow_124 : tensor<1xf32>
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
