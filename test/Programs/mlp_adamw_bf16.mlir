#extern = #ml_program.extern : tensor<16x4xf32>
#extern1 = #ml_program.extern : tensor<8x16xf32>
module {
  ml_program.global private mutable @linear_1.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment2_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0_moment1_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "linear_1.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment2_0(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.w_0_moment1_0(dense<0.000000e+00> : tensor<16x4xf32>) : tensor<16x4xf32> {pir.attributes = {dtype = f32, name = "linear_1.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16, 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment2_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0_moment1_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta2_pow_acc_0(dense<9.990000e-01> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_beta2_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_beta1_pow_acc_0(dense<0.899999976> : tensor<1xf32>) : tensor<1xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_beta1_pow_acc_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment2_0(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_moment2_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_moment1_0(dense<0.000000e+00> : tensor<8x16xf32>) : tensor<8x16xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_moment1_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 16>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-03> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern1) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x8xf32> {pir.attributes = {dtype = f32, name = "x", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 8>, stop_gradient = [true]}}) {
    %0 = "pd_op.cast"(%arg0) {dtype = bf16, stop_gradient = [true], struct_name = "/Sequential/Linear/"} : (tensor<4x8xf32>) -> tensor<4x8xbf16>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<8x16xf32>
    %1 = "pd_op.cast"(%linear_0.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<8x16xf32>) -> tensor<8x16xbf16>
    %2 = "pd_op.matmul"(%0, %1) {stop_gradient = [false], struct_name = "/Sequential/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xbf16>
    %3 = "pd_op.cast"(%2) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x16xbf16>) -> tensor<4x16xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %4 = "pd_op.add"(%3, %linear_0.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x16xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %5 = "pd_op.relu"(%4) {stop_gradient = [false], struct_name = "/Sequential/ReLU/"} : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %6 = "pd_op.cast"(%5) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/Linear_1/"} : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x4xf32>
    %7 = "pd_op.cast"(%linear_1.w_0) {dtype = bf16, stop_gradient = [false], struct_name = "/Sequential/Linear_1/"} : (tensor<16x4xf32>) -> tensor<16x4xbf16>
    %8 = "pd_op.matmul"(%6, %7) {stop_gradient = [false], struct_name = "/Sequential/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x16xbf16>, tensor<16x4xbf16>) -> tensor<4x4xbf16>
    %9 = "pd_op.cast"(%8) {dtype = f32, stop_gradient = [false], struct_name = "/Sequential/Linear_1/"} : (tensor<4x4xbf16>) -> tensor<4x4xf32>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<4xf32>
    %10 = "pd_op.add"(%9, %linear_1.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear_1/"} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %11 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %12 = "pd_op.mean"(%10, %11) {keepdim = false, stop_gradient = [false]} : (tensor<4x4xf32>, tensor<0xi64>) -> tensor<f32>
    %13 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f64} : () -> tensor<1xf32>
    %14 = "pd_op.full_like"(%12, %13) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, stop_gradient = [true]} : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
    %15 = "pd_op.mean_grad"(%10, %14, %11) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<4x4xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x4xf32>
    %16:2 = "pd_op.add_grad"(%9, %linear_1.b_0, %15) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %17 = "pd_op.cast"(%16#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x4xf32>) -> tensor<4x4xbf16>
    %18:2 = "pd_op.matmul_grad"(%6, %7, %17) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x16xbf16>, tensor<16x4xbf16>, tensor<4x4xbf16>) -> (tensor<4x16xbf16>, tensor<16x4xbf16>)
    %19 = "pd_op.cast"(%18#0) {dtype = f32, stop_gradient = [true]} : (tensor<4x16xbf16>) -> tensor<4x16xf32>
    %20 = optim.gradient @linear_1.w_0 %18#1 : tensor<16x4xbf16>
    %21 = optim.cast %20 : tensor<16x4xbf16> to tensor<16x4xf32>
    %22 = "pd_op.relu_grad"(%5, %19) {stop_gradient = [true]} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %23:2 = "pd_op.add_grad"(%3, %linear_0.b_0, %22) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<4x16xf32>, tensor<16xf32>)
    %24 = "pd_op.cast"(%23#0) {dtype = bf16, stop_gradient = [true]} : (tensor<4x16xf32>) -> tensor<4x16xbf16>
    %25:2 = "pd_op.matmul_grad"(%0, %1, %24) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x8xbf16>, tensor<8x16xbf16>, tensor<4x16xbf16>) -> (none, tensor<8x16xbf16>)
    %26 = optim.gradient @linear_0.w_0 %25#1 : tensor<8x16xbf16>
    %27 = optim.cast %26 : tensor<8x16xbf16> to tensor<8x16xf32>
    %linear_0.w_0_moment1_0 = ml_program.global_load @linear_0.w_0_moment1_0 : tensor<8x16xf32>
    %linear_0.w_0_moment2_0 = ml_program.global_load @linear_0.w_0_moment2_0 : tensor<8x16xf32>
    %linear_0.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %moment1, %moment2, %beta1_pow, %beta2_pow = optim.adamw params(%linear_0.w_0 : tensor<8x16xf32>) moment1(%linear_0.w_0_moment1_0 : f32) moment2(%linear_0.w_0_moment2_0 : f32) beta1_pow(%linear_0.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%27 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_0.w_0 = %params : tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0_moment1_0 = %moment1 : tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0_moment2_0 = %moment2 : tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0_beta1_pow_acc_0 = %beta1_pow : tensor<1xf32>
    ml_program.global_store @linear_0.w_0_beta2_pow_acc_0 = %beta2_pow : tensor<1xf32>
    %linear_0.b_0_moment1_0 = ml_program.global_load @linear_0.b_0_moment1_0 : tensor<16xf32>
    %linear_0.b_0_moment2_0 = ml_program.global_load @linear_0.b_0_moment2_0 : tensor<16xf32>
    %linear_0.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_0.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %28 = optim.gradient @linear_0.b_0 %23#1 : tensor<16xf32>
    %params_0, %moment1_1, %moment2_2, %beta1_pow_3, %beta2_pow_4 = optim.adamw params(%linear_0.b_0 : tensor<16xf32>) moment1(%linear_0.b_0_moment1_0 : f32) moment2(%linear_0.b_0_moment2_0 : f32) beta1_pow(%linear_0.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_0.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%28 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_0.b_0 = %params_0 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment1_0 = %moment1_1 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_moment2_0 = %moment2_2 : tensor<16xf32>
    ml_program.global_store @linear_0.b_0_beta1_pow_acc_0 = %beta1_pow_3 : tensor<1xf32>
    ml_program.global_store @linear_0.b_0_beta2_pow_acc_0 = %beta2_pow_4 : tensor<1xf32>
    %linear_1.w_0_moment1_0 = ml_program.global_load @linear_1.w_0_moment1_0 : tensor<16x4xf32>
    %linear_1.w_0_moment2_0 = ml_program.global_load @linear_1.w_0_moment2_0 : tensor<16x4xf32>
    %linear_1.w_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.w_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>
    %params_5, %moment1_6, %moment2_7, %beta1_pow_8, %beta2_pow_9 = optim.adamw params(%linear_1.w_0 : tensor<16x4xf32>) moment1(%linear_1.w_0_moment1_0 : f32) moment2(%linear_1.w_0_moment2_0 : f32) beta1_pow(%linear_1.w_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.w_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%21 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.0099999997764825821>}
    ml_program.global_store @linear_1.w_0 = %params_5 : tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0_moment1_0 = %moment1_6 : tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0_moment2_0 = %moment2_7 : tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0_beta1_pow_acc_0 = %beta1_pow_8 : tensor<1xf32>
    ml_program.global_store @linear_1.w_0_beta2_pow_acc_0 = %beta2_pow_9 : tensor<1xf32>
    %linear_1.b_0_moment1_0 = ml_program.global_load @linear_1.b_0_moment1_0 : tensor<4xf32>
    %linear_1.b_0_moment2_0 = ml_program.global_load @linear_1.b_0_moment2_0 : tensor<4xf32>
    %linear_1.b_0_beta1_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>
    %linear_1.b_0_beta2_pow_acc_0 = ml_program.global_load @linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>
    %29 = optim.gradient @linear_1.b_0 %16#1 : tensor<4xf32>
    %params_10, %moment1_11, %moment2_12, %beta1_pow_13, %beta2_pow_14 = optim.adamw params(%linear_1.b_0 : tensor<4xf32>) moment1(%linear_1.b_0_moment1_0 : f32) moment2(%linear_1.b_0_moment2_0 : f32) beta1_pow(%linear_1.b_0_beta1_pow_acc_0 : tensor<1xf32>) beta2_pow(%linear_1.b_0_beta2_pow_acc_0 : tensor<1xf32>) grads(%29 : f32) lr(%learning_rate_0 : tensor<f32>) {beta1 = 0.89999997615814208 : f64, beta2 = 0.99900001287460327 : f64, epsilon = 9.9999999392252903E-9 : f64, lr_ratio = array<f64: 1.000000e+00>, weight_decay = array<f64: 0.000000e+00>}
    ml_program.global_store @linear_1.b_0 = %params_10 : tensor<4xf32>
    ml_program.global_store @linear_1.b_0_moment1_0 = %moment1_11 : tensor<4xf32>
    ml_program.global_store @linear_1.b_0_moment2_0 = %moment2_12 : tensor<4xf32>
    ml_program.global_store @linear_1.b_0_beta1_pow_acc_0 = %beta1_pow_13 : tensor<1xf32>
    ml_program.global_store @linear_1.b_0_beta2_pow_acc_0 = %beta2_pow_14 : tensor<1xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 16]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -5.000000e-01 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 5.000000e-01 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<8x16xf32>
    ml_program.global_store @linear_0.w_0 = %3 : tensor<8x16xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [16, 4]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.54772257804870605 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.54772257804870605 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<16x4xf32>
    ml_program.global_store @linear_1.w_0 = %7 : tensor<16x4xf32>
    return
  }
}
