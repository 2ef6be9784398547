#extern = #ml_program.extern : tensor<128x4xf32>
#extern1 = #ml_program.extern : tensor<8x3x3x3xf32>
module {
  ml_program.global private mutable @linear_0.b_0_velocity_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {dtype = f32, name = "linear_0.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.w_0_velocity_0(dense<0.000000e+00> : tensor<128x4xf32>) : tensor<128x4xf32> {pir.attributes = {dtype = f32, name = "linear_0.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 128, 4>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_0.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_0.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "batch_norm2d_0.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_0.b_0_velocity_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {dtype = f32, name = "conv2d_0.b_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8>, stop_gradient = [true]}}
  ml_program.global private mutable @conv2d_0.w_0_velocity_0(dense<0.000000e+00> : tensor<8x3x3x3xf32>) : tensor<8x3x3x3xf32> {pir.attributes = {dtype = f32, name = "conv2d_0.w_0_velocity_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 8, 3, 3, 3>, stop_gradient = [true]}}
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @linear_0.b_0(dense<0.000000e+00> : tensor<4xf32>) : tensor<4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @linear_0.w_0(#extern) : tensor<128x4xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "linear_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_2(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.w_2", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_0.w_1(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.w_1", persistable = [true], stop_gradient = [true], trainable = [false]}}
  ml_program.global private mutable @batch_norm2d_0.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @batch_norm2d_0.w_0(dense<1.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "batch_norm2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_0.b_0(dense<0.000000e+00> : tensor<8xf32>) : tensor<8xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_0.b_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @conv2d_0.w_0(#extern1) : tensor<8x3x3x3xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "conv2d_0.w_0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<4x3x8x8xf32> {pir.attributes = {dtype = f32, name = "x", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 3, 8, 8>, stop_gradient = [true]}}, %arg1: tensor<4x1xi64> {pir.attributes = {dtype = i64, name = "label", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 4, 1>, stop_gradient = [true]}}) {
    %conv2d_0.w_0 = ml_program.global_load @conv2d_0.w_0 : tensor<8x3x3x3xf32>
    %0 = "pd_op.conv2d"(%arg0, %conv2d_0.w_0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [false], strides = [1 : i32, 1 : i32], struct_name = "/Sequential/Conv2D/"} : (tensor<4x3x8x8xf32>, tensor<8x3x3x3xf32>) -> tensor<4x8x8x8xf32>
    %1 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/Conv2D/", value = [1, -1, 1, 1]} : () -> tensor<4xi64>
    %conv2d_0.b_0 = ml_program.global_load @conv2d_0.b_0 : tensor<8xf32>
    %2 = "pd_op.reshape"(%conv2d_0.b_0, %1) {stop_gradient = [false], struct_name = "/Sequential/Conv2D/"} : (tensor<8xf32>, tensor<4xi64>) -> tensor<1x8x1x1xf32>
    %3 = "pd_op.add"(%0, %2) {stop_gradient = [false], struct_name = "/Sequential/Conv2D/"} : (tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>) -> tensor<4x8x8x8xf32>
    %batch_norm2d_0.w_1 = ml_program.global_load @batch_norm2d_0.w_1 : tensor<8xf32>
    %batch_norm2d_0.w_2 = ml_program.global_load @batch_norm2d_0.w_2 : tensor<8xf32>
    %batch_norm2d_0.w_0 = ml_program.global_load @batch_norm2d_0.w_0 : tensor<8xf32>
    %batch_norm2d_0.b_0 = ml_program.global_load @batch_norm2d_0.b_0 : tensor<8xf32>
    %4:6 = "pd_op.batch_norm_"(%3, %batch_norm2d_0.w_1, %batch_norm2d_0.w_2, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [false, false, false, false, false, false], struct_name = "/Sequential/BatchNorm2D/", trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>)
    ml_program.global_store @batch_norm2d_0.w_1 = %4#1 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_0.w_2 = %4#2 : tensor<8xf32>
    %5 = "pd_op.relu"(%4#0) {stop_gradient = [false], struct_name = "/Sequential/ReLU/"} : (tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %6 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], struct_name = "/Sequential/MaxPool2D/", value = [2, 2]} : () -> tensor<2xi64>
    %7 = "pd_op.pool2d"(%5, %6) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], pooling_type = "max", stop_gradient = [false], strides = [2, 2], struct_name = "/Sequential/MaxPool2D/"} : (tensor<4x8x8x8xf32>, tensor<2xi64>) -> tensor<4x8x4x4xf32>
    %8 = "pd_op.flatten"(%7) {start_axis = 1 : i32, stop_axis = 3 : i32, stop_gradient = [false], struct_name = "/Sequential/Flatten/"} : (tensor<4x8x4x4xf32>) -> tensor<4x128xf32>
    %linear_0.w_0 = ml_program.global_load @linear_0.w_0 : tensor<128x4xf32>
    %9 = "pd_op.matmul"(%8, %linear_0.w_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/", transpose_x = false, transpose_y = false} : (tensor<4x128xf32>, tensor<128x4xf32>) -> tensor<4x4xf32>
    %linear_0.b_0 = ml_program.global_load @linear_0.b_0 : tensor<4xf32>
    %10 = "pd_op.add"(%9, %linear_0.b_0) {stop_gradient = [false], struct_name = "/Sequential/Linear/"} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %11:2 = "pd_op.cross_entropy_with_softmax"(%10, %arg1) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [false, false], use_softmax = true} : (tensor<4x4xf32>, tensor<4x1xi64>) -> (tensor<4x4xf32>, tensor<4x1xf32>)
    %12 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %13 = "pd_op.mean"(%11#1, %12) {keepdim = false, stop_gradient = [false]} : (tensor<4x1xf32>, tensor<0xi64>) -> tensor<f32>
    %14 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = []} : () -> tensor<0xi64>
    %15 = "pd_op.mean"(%13, %14) {keepdim = false, stop_gradient = [false]} : (tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %16 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 1.000000e+00 : f64} : () -> tensor<1xf32>
    %17 = "pd_op.full_like"(%15, %16) {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, stop_gradient = [true]} : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
    %18 = "pd_op.mean_grad"(%13, %17, %14) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
    %19 = "pd_op.mean_grad"(%11#1, %18, %12) {keepdim = false, reduce_all = false, stop_gradient = [true]} : (tensor<4x1xf32>, tensor<f32>, tensor<0xi64>) -> tensor<4x1xf32>
    %20 = "pd_op.cross_entropy_with_softmax_grad"(%arg1, %11#0, %19) {axis = -1 : i32, ignore_index = -100 : i32, numeric_stable_mode = true, soft_label = false, stop_gradient = [true], use_softmax = true} : (tensor<4x1xi64>, tensor<4x4xf32>, tensor<4x1xf32>) -> tensor<4x4xf32>
    %21:2 = "pd_op.add_grad"(%9, %linear_0.b_0, %20) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>)
    %22:2 = "pd_op.matmul_grad"(%8, %linear_0.w_0, %21#0) {stop_gradient = [true, true], transpose_x = false, transpose_y = false} : (tensor<4x128xf32>, tensor<128x4xf32>, tensor<4x4xf32>) -> (tensor<4x128xf32>, tensor<128x4xf32>)
    %23 = "pd_op.flatten_grad"(%7, %22#0) {stop_gradient = [true]} : (tensor<4x8x4x4xf32>, tensor<4x128xf32>) -> tensor<4x8x4x4xf32>
    %24 = "pd_op.pool2d_grad"(%5, %7, %23, %6) {adaptive = false, ceil_mode = false, data_format = "NCHW", exclusive = true, global_pooling = false, padding_algorithm = "EXPLICIT", paddings = [0, 0], pooling_type = "max", stop_gradient = [true], strides = [2, 2]} : (tensor<4x8x8x8xf32>, tensor<4x8x4x4xf32>, tensor<4x8x4x4xf32>, tensor<2xi64>) -> tensor<4x8x8x8xf32>
    %25 = "pd_op.relu_grad"(%5, %24) {stop_gradient = [true]} : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %26:3 = "pd_op.batch_norm_grad"(%3, %batch_norm2d_0.w_0, %batch_norm2d_0.b_0, %4#1, %4#2, %4#3, %4#4, %4#5, %25) {data_format = "NCHW", epsilon = 9.99999974E-6 : f32, is_test = false, momentum = 0.899999976 : f32, stop_gradient = [true, true, true], trainable_statistics = false, use_global_stats = false} : (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<?xui8>, tensor<4x8x8x8xf32>) -> (tensor<4x8x8x8xf32>, tensor<8xf32>, tensor<8xf32>)
    %27:2 = "pd_op.add_grad"(%0, %2, %26#0) {axis = -1 : i32, stop_gradient = [true, true]} : (tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>, tensor<4x8x8x8xf32>) -> (tensor<4x8x8x8xf32>, tensor<1x8x1x1xf32>)
    %28:2 = "pd_op.conv2d_grad"(%arg0, %conv2d_0.w_0, %27#0) {data_format = "NCHW", dilations = [1 : i32, 1 : i32], groups = 1 : i32, padding_algorithm = "EXPLICIT", paddings = [1 : i32, 1 : i32], stop_gradient = [true, true], strides = [1 : i32, 1 : i32]} : (tensor<4x3x8x8xf32>, tensor<8x3x3x3xf32>, tensor<4x8x8x8xf32>) -> (none, tensor<8x3x3x3xf32>)
    %29 = "pd_op.reshape_grad"(%conv2d_0.b_0, %27#1) {stop_gradient = [true]} : (tensor<8xf32>, tensor<1x8x1x1xf32>) -> tensor<8xf32>
    %conv2d_0.w_0_velocity_0 = ml_program.global_load @conv2d_0.w_0_velocity_0 : tensor<8x3x3x3xf32>
    %30 = optim.gradient @conv2d_0.w_0 %28#1 : tensor<8x3x3x3xf32>
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params, %velocity = optim.momentum params(%conv2d_0.w_0 : tensor<8x3x3x3xf32>) velocity(%conv2d_0.w_0_velocity_0 : f32) grads(%30 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_0.w_0 = %params : tensor<8x3x3x3xf32>
    ml_program.global_store @conv2d_0.w_0_velocity_0 = %velocity : tensor<8x3x3x3xf32>
    %conv2d_0.b_0_velocity_0 = ml_program.global_load @conv2d_0.b_0_velocity_0 : tensor<8xf32>
    %31 = optim.gradient @conv2d_0.b_0 %29 : tensor<8xf32>
    %params_0, %velocity_1 = optim.momentum params(%conv2d_0.b_0 : tensor<8xf32>) velocity(%conv2d_0.b_0_velocity_0 : f32) grads(%31 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @conv2d_0.b_0 = %params_0 : tensor<8xf32>
    ml_program.global_store @conv2d_0.b_0_velocity_0 = %velocity_1 : tensor<8xf32>
    %batch_norm2d_0.w_0_velocity_0 = ml_program.global_load @batch_norm2d_0.w_0_velocity_0 : tensor<8xf32>
    %32 = optim.gradient @batch_norm2d_0.w_0 %26#1 : tensor<8xf32>
    %params_2, %velocity_3 = optim.momentum params(%batch_norm2d_0.w_0 : tensor<8xf32>) velocity(%batch_norm2d_0.w_0_velocity_0 : f32) grads(%32 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_0.w_0 = %params_2 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_0.w_0_velocity_0 = %velocity_3 : tensor<8xf32>
    %batch_norm2d_0.b_0_velocity_0 = ml_program.global_load @batch_norm2d_0.b_0_velocity_0 : tensor<8xf32>
    %33 = optim.gradient @batch_norm2d_0.b_0 %26#2 : tensor<8xf32>
    %params_4, %velocity_5 = optim.momentum params(%batch_norm2d_0.b_0 : tensor<8xf32>) velocity(%batch_norm2d_0.b_0_velocity_0 : f32) grads(%33 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @batch_norm2d_0.b_0 = %params_4 : tensor<8xf32>
    ml_program.global_store @batch_norm2d_0.b_0_velocity_0 = %velocity_5 : tensor<8xf32>
    %linear_0.w_0_velocity_0 = ml_program.global_load @linear_0.w_0_velocity_0 : tensor<128x4xf32>
    %34 = optim.gradient @linear_0.w_0 %22#1 : tensor<128x4xf32>
    %params_6, %velocity_7 = optim.momentum params(%linear_0.w_0 : tensor<128x4xf32>) velocity(%linear_0.w_0_velocity_0 : f32) grads(%34 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @linear_0.w_0 = %params_6 : tensor<128x4xf32>
    ml_program.global_store @linear_0.w_0_velocity_0 = %velocity_7 : tensor<128x4xf32>
    %linear_0.b_0_velocity_0 = ml_program.global_load @linear_0.b_0_velocity_0 : tensor<4xf32>
    %35 = optim.gradient @linear_0.b_0 %21#1 : tensor<4xf32>
    %params_8, %velocity_9 = optim.momentum params(%linear_0.b_0 : tensor<4xf32>) velocity(%linear_0.b_0_velocity_0 : f32) grads(%35 : f32) lr(%learning_rate_0 : tensor<f32>) {mu = 0.89999997615814208 : f64, rescale_grad = 1.000000e+00 : f64, weight_decay = array<f64: 9.9999997473787516E-5>}
    ml_program.global_store @linear_0.b_0 = %params_8 : tensor<4xf32>
    ml_program.global_store @linear_0.b_0_velocity_0 = %velocity_9 : tensor<4xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [8, 3, 3, 3]} : () -> tensor<4xi64>
    %1 = "pd_op.gaussian"(%0) {dtype = f32, mean = 0.000000e+00 : f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, std = 0.272165537 : f32, stop_gradient = [true]} : (tensor<4xi64>) -> tensor<8x3x3x3xf32>
    ml_program.global_store @conv2d_0.w_0 = %1 : tensor<8x3x3x3xf32>
    %2 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [128, 4]} : () -> tensor<2xi64>
    %3 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.21320071816444397 : f64} : () -> tensor<1xf32>
    %4 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.21320071816444397 : f64} : () -> tensor<1xf32>
    %5 = "pd_op.uniform"(%2, %3, %4) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<128x4xf32>
    ml_program.global_store @linear_0.w_0 = %5 : tensor<128x4xf32>
    return
  }
}
