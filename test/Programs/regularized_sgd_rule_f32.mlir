#extern = #ml_program.extern : tensor<5x7xf32>
module {
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f32>) : tensor<f32> {pir.attributes = {dtype = f32, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w2(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w2", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf32> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad2", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg2: tensor<5x7xf32> {pir.attributes = {dtype = f32, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf32>
    %0 = tensor.empty() : tensor<5x7xf32>
    %new = optim.foreach out(%0 : tensor<5x7xf32>) in(%w0 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_22 = arith.constant -1.000000e+00 : f32
      %24 = arith.cmpf olt, %in, %cst : f32
      %25 = arith.select %24, %cst_22, %cst : f32
      %cst_23 = arith.constant 1.000000e+00 : f32
      %26 = arith.cmpf olt, %cst, %in : f32
      %27 = arith.select %26, %cst_23, %25 : f32
      %28 = arith.cmpf uno, %in, %in : f32
      %29 = arith.select %28, %in, %27 : f32
      optim.yield %29 : f32
    }
    %1 = tensor.empty() : tensor<5x7xf32>
    %new_0 = optim.foreach out(%1 : tensor<5x7xf32>) in(%new : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.00999999977 : f32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %24 = arith.mulf %in, %cst : f32
      %25 = arith.addf %24, %cst_22 : f32
      optim.yield %25 : f32
    }
    %2 = optim.gradient @w0 %arg2 : tensor<5x7xf32>
    %3 = tensor.empty() : tensor<5x7xf32>
    %new_1 = optim.foreach out(%3 : tensor<5x7xf32>) in(%w0 : f32) in(%2 : f32) {
    ^bb0(%out: f32, %in: f32, %in_22: f32):
      %24 = arith.mulf %in, %in_22 : f32
      optim.yield %24 : f32
    }
    %4 = tensor.empty() : tensor<5x7xi1>
    %new_2 = optim.foreach out(%4 : tensor<5x7xi1>) in(%new_1 : f32) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %24 = arith.cmpf olt, %in, %cst : f32
      optim.yield %24 : i1
    }
    %5 = tensor.empty() : tensor<5x7xf32>
    %new_3 = optim.foreach out(%5 : tensor<5x7xf32>) in(%2 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 5.000000e-01 : f32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %24 = arith.mulf %in, %cst : f32
      %25 = arith.addf %24, %cst_22 : f32
      optim.yield %25 : f32
    }
    %6 = tensor.empty() : tensor<5x7xf32>
    %new_4 = optim.foreach out(%6 : tensor<5x7xf32>) in(%2 : f32) in(%new_0 : f32) {
    ^bb0(%out: f32, %in: f32, %in_22: f32):
      %24 = arith.addf %in, %in_22 : f32
      optim.yield %24 : f32
    }
    %7 = tensor.empty() : tensor<5x7xf32>
    %new_5 = optim.foreach out(%7 : tensor<5x7xf32>) in(%new_2 : i1) in(%new_3 : f32) in(%new_4 : f32) {
    ^bb0(%out: f32, %in: i1, %in_22: f32, %in_23: f32):
      %24 = arith.select %in, %in_22, %in_23 : f32
      optim.yield %24 : f32
    }
    %w1 = ml_program.global_load @w1 : tensor<5x7xf32>
    %8 = tensor.empty() : tensor<5x7xf32>
    %new_6 = optim.foreach out(%8 : tensor<5x7xf32>) in(%w1 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_22 = arith.constant -1.000000e+00 : f32
      %24 = arith.cmpf olt, %in, %cst : f32
      %25 = arith.select %24, %cst_22, %cst : f32
      %cst_23 = arith.constant 1.000000e+00 : f32
      %26 = arith.cmpf olt, %cst, %in : f32
      %27 = arith.select %26, %cst_23, %25 : f32
      %28 = arith.cmpf uno, %in, %in : f32
      %29 = arith.select %28, %in, %27 : f32
      optim.yield %29 : f32
    }
    %9 = tensor.empty() : tensor<5x7xf32>
    %new_7 = optim.foreach out(%9 : tensor<5x7xf32>) in(%new_6 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.00999999977 : f32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %24 = arith.mulf %in, %cst : f32
      %25 = arith.addf %24, %cst_22 : f32
      optim.yield %25 : f32
    }
    %10 = optim.gradient @w1 %arg1 : tensor<5x7xf32>
    %11 = tensor.empty() : tensor<5x7xf32>
    %new_8 = optim.foreach out(%11 : tensor<5x7xf32>) in(%w1 : f32) in(%10 : f32) {
    ^bb0(%out: f32, %in: f32, %in_22: f32):
      %24 = arith.mulf %in, %in_22 : f32
      optim.yield %24 : f32
    }
    %12 = tensor.empty() : tensor<5x7xi1>
    %new_9 = optim.foreach out(%12 : tensor<5x7xi1>) in(%new_8 : f32) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %24 = arith.cmpf olt, %in, %cst : f32
      optim.yield %24 : i1
    }
    %13 = tensor.empty() : tensor<5x7xf32>
    %new_10 = optim.foreach out(%13 : tensor<5x7xf32>) in(%10 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 5.000000e-01 : f32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %24 = arith.mulf %in, %cst : f32
      %25 = arith.addf %24, %cst_22 : f32
      optim.yield %25 : f32
    }
    %14 = tensor.empty() : tensor<5x7xf32>
    %new_11 = optim.foreach out(%14 : tensor<5x7xf32>) in(%10 : f32) in(%new_7 : f32) {
    ^bb0(%out: f32, %in: f32, %in_22: f32):
      %24 = arith.addf %in, %in_22 : f32
      optim.yield %24 : f32
    }
    %15 = tensor.empty() : tensor<5x7xf32>
    %new_12 = optim.foreach out(%15 : tensor<5x7xf32>) in(%new_9 : i1) in(%new_10 : f32) in(%new_11 : f32) {
    ^bb0(%out: f32, %in: i1, %in_22: f32, %in_23: f32):
      %24 = arith.select %in, %in_22, %in_23 : f32
      optim.yield %24 : f32
    }
    %w2 = ml_program.global_load @w2 : tensor<5x7xf32>
    %16 = tensor.empty() : tensor<5x7xf32>
    %new_13 = optim.foreach out(%16 : tensor<5x7xf32>) in(%w2 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_22 = arith.constant -1.000000e+00 : f32
      %24 = arith.cmpf olt, %in, %cst : f32
      %25 = arith.select %24, %cst_22, %cst : f32
      %cst_23 = arith.constant 1.000000e+00 : f32
      %26 = arith.cmpf olt, %cst, %in : f32
      %27 = arith.select %26, %cst_23, %25 : f32
      %28 = arith.cmpf uno, %in, %in : f32
      %29 = arith.select %28, %in, %27 : f32
      optim.yield %29 : f32
    }
    %17 = tensor.empty() : tensor<5x7xf32>
    %new_14 = optim.foreach out(%17 : tensor<5x7xf32>) in(%new_13 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 0.00999999977 : f32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %24 = arith.mulf %in, %cst : f32
      %25 = arith.addf %24, %cst_22 : f32
      optim.yield %25 : f32
    }
    %18 = optim.gradient @w2 %arg0 : tensor<5x7xf32>
    %19 = tensor.empty() : tensor<5x7xf32>
    %new_15 = optim.foreach out(%19 : tensor<5x7xf32>) in(%w2 : f32) in(%18 : f32) {
    ^bb0(%out: f32, %in: f32, %in_22: f32):
      %24 = arith.mulf %in, %in_22 : f32
      optim.yield %24 : f32
    }
    %20 = tensor.empty() : tensor<5x7xi1>
    %new_16 = optim.foreach out(%20 : tensor<5x7xi1>) in(%new_15 : f32) {
    ^bb0(%out: i1, %in: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %24 = arith.cmpf olt, %in, %cst : f32
      optim.yield %24 : i1
    }
    %21 = tensor.empty() : tensor<5x7xf32>
    %new_17 = optim.foreach out(%21 : tensor<5x7xf32>) in(%18 : f32) {
    ^bb0(%out: f32, %in: f32):
      %cst = arith.constant 5.000000e-01 : f32
      %cst_22 = arith.constant 0.000000e+00 : f32
      %24 = arith.mulf %in, %cst : f32
      %25 = arith.addf %24, %cst_22 : f32
      optim.yield %25 : f32
    }
    %22 = tensor.empty() : tensor<5x7xf32>
    %new_18 = optim.foreach out(%22 : tensor<5x7xf32>) in(%18 : f32) in(%new_14 : f32) {
    ^bb0(%out: f32, %in: f32, %in_22: f32):
      %24 = arith.addf %in, %in_22 : f32
      optim.yield %24 : f32
    }
    %23 = tensor.empty() : tensor<5x7xf32>
    %new_19 = optim.foreach out(%23 : tensor<5x7xf32>) in(%new_16 : i1) in(%new_17 : f32) in(%new_18 : f32) {
    ^bb0(%out: f32, %in: i1, %in_22: f32, %in_23: f32):
      %24 = arith.select %in, %in_22, %in_23 : f32
      optim.yield %24 : f32
    }
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f32>
    %params = optim.sgd params(%w0 : tensor<5x7xf32>) grads(%new_5 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @w0 = %params : tensor<5x7xf32>
    %params_20 = optim.sgd params(%w1 : tensor<5x7xf32>) grads(%new_12 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @w1 = %params_20 : tensor<5x7xf32>
    %params_21 = optim.sgd params(%w2 : tensor<5x7xf32>) grads(%new_19 : f32) lr(%learning_rate_0 : tensor<f32>)
    ml_program.global_store @w2 = %params_21 : tensor<5x7xf32>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w0 = %3 : tensor<5x7xf32>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w1 = %7 : tensor<5x7xf32>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.uniform"(%8, %9, %10) {dtype = f32, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf32>
    ml_program.global_store @w2 = %11 : tensor<5x7xf32>
    return
  }
}
