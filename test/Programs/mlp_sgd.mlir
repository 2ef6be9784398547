#extern = #ml_program.extern : tensor<16x4xf32>
#extern1 = #ml_program.extern : tensor<8x16xf32>
module {
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_1.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_1.w_0(#extern) : tensor<16x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_1.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<16xf32>) : tensor<16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern1) : tensor<8x16xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x8xf32> {pir.attributes = {dtype = f32, name = "x", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 8>, stop_gradient = [true]}}, %arg1: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}) {
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<8x16xf32>
    %0 = "pd_op.matmul"(%arg0, %linear_0.w_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<16xf32>
    %1 = "pd_op.add"(%0, %linear_0.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x16xf32>, tensor<16xf32>) -> tensor<4x16xf32>
    %2 = "pd_op.relu"(%1) {stop_gradient = [false], struct_name = "/Sequential/ReLU/"} : (tensor<4x16xf32>) -> tensor<4x16xf32>
    %linear_1.w_0 = ml_program.global_load @linear_1.w_0 : tensor<16x4xf32>
    %3 = "pd_op.matmul"(%2, %linear_1.w_0) {stop_gradient = [false], struct_name = "/Sequential/Linear_1/", transpose_x = false, transpose_y = false} : (tensor<4x16xf32>, tensor<16x4xf32>) -> tensor<4x4xf32>
    %linear_1.b_0 = ml_program.global_load @linear_1.b_0 : tensor<4xf32>
    %4 = "pd_op.add"(%3, %linear_1.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear_1/"} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %5:2 = "pd_op.cross_entropy_with_softmax"(%4, %arg1) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf32>, tensor<4x1xi64>) -> (tensor<4x4xf32>, tensor<4x1xf32>)
    %6 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %7 = "pd_op.mean"(%5#1, %6) {keepdim = false, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %9 = "pd_op.mean"(%7, %8) {keepdim = false, stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.full_like"(%9, %10) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, stop_gradient = [true]} : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
    %12 = "pd_op.mean_grad"(%7, %11, %8) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %13 = "pd_op.mean_grad"(%5#1, %12, %6) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %14 = "pd_op.cross_entropy_with_softmax_grad"(%arg1, %5#0, %13) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [true], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %15:2 = "pd_op.add_grad"(%3, %linear_1.b_0, %14) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %16:2 = "pd_op.matmul_grad"(%2, %linear_1.w_0, %15#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x4xf32>) -> (tensor<4x16xf32>, tensor<16x4xf32>)
    %17 = "pd_op.relu_grad"(%2, %16#0) {stop_gradient = [true]} : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %18:2 = "pd_op.add_grad"(%0, %linear_0.b_0, %17) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<4x16xf32>, tensor<16xf32>)
    %19:2 = "pd_op.matmul_grad"(%arg0, %linear_0.w_0, %18#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> (none, tensor<8x16xf32>)
    %20 = optim.gradient @linear_0.w_0 %19#1 : tensor<8x16xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params = optim.sgd params(%linear_0.w_0 : tensor<8x16xf32>) grads(%20 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @linear_0.w_0 = %params : tensor<8x16xf32>
    %21 = optim.gradient @linear_0.b_0 %18#1 : tensor<16xf32>
    %params_0 = optim.sgd params(%linear_0.b_0 : tensor<16xf32>) grads(%21 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @linear_0.b_0 = %params_0 : tensor<16xf32>
    %22 = optim.gradient @linear_1.w_0 %16#1 : tensor<16x4xf32>
    %params_1 = optim.sgd params(%linear_1.w_0 : tensor<16x4xf32>) grads(%22 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @linear_1.w_0 = %params_1 : tensor<16x4xf32>
    %23 = optim.gradient @linear_1.b_0 %15#1 : tensor<4xf32>
    %params_2 = optim.sgd params(%linear_1.b_0 : tensor<4xf32>) grads(%23 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @linear_1.b_0 = %params_2 : tensor<4xf32>
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
