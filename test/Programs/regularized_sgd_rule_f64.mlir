#extern = #ml_program.extern : tensor<5x7xf64>
module {
  ml_program.global private mutable @learning_rate_0(dense<1.000000e-01> : tensor<f64>) : tensor<f64> {pir.attributes = {dtype = f64, name = "learning_rate_0", persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64>, stop_gradient = [true]}}
  ml_program.global private mutable @w2(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w2", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w1(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w1", persistable = [true], stop_gradient = [false], trainable = [true]}}
  ml_program.global private mutable @w0(#extern) : tensor<5x7xf64> {pir.attributes = {is_distributed = [false], is_parameter = [true], need_clip = [true], parameter_name = "w0", persistable = [true], stop_gradient = [false], trainable = [true]}}
  func.func @train_step(%arg0: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad2", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg1: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad1", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}, %arg2: tensor<5x7xf64> {pir.attributes = {dtype = f64, name = "grad0", place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, shape = array<i64: 5, 7>, stop_gradient = [true]}}) {
    %w0 = ml_program.global_load @w0 : tensor<5x7xf64>
    %0 = tensor.empty() : tensor<5x7xf64>
    %new = optim.foreach out(%0 : tensor<5x7xf64>) in(%w0 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %cst_22 = arith.constant -1.000000e+00 : f64
      %24 = arith.cmpf olt, %in, %cst : f64
      %25 = arith.select %24, %cst_22, %cst : f64
      %cst_23 = arith.constant 1.000000e+00 : f64
      %26 = arith.cmpf olt, %cst, %in : f64
      %27 = arith.select %26, %cst_23, %25 : f64
      %28 = arith.cmpf uno, %in, %in : f64
      %29 = arith.select %28, %in, %27 : f64
      optim.yield %29 : f64
    }
    %1 = tensor.empty() : tensor<5x7xf64>
    %new_0 = optim.foreach out(%1 : tensor<5x7xf64>) in(%new : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.0099999997764825821 : f64
      %cst_22 = arith.constant 0.000000e+00 : f64
      %24 = arith.mulf %in, %cst : f64
      %25 = arith.addf %24, %cst_22 : f64
      optim.yield %25 : f64
    }
    %2 = optim.gradient @w0 %arg2 : tensor<5x7xf64>
    %3 = tensor.empty() : tensor<5x7xf64>
    %new_1 = optim.foreach out(%3 : tensor<5x7xf64>) in(%w0 : f64) in(%2 : f64) {
    ^bb0(%out: f64, %in: f64, %in_22: f64):
      %24 = arith.mulf %in, %in_22 : f64
      optim.yield %24 : f64
    }
    %4 = tensor.empty() : tensor<5x7xi1>
    %new_2 = optim.foreach out(%4 : tensor<5x7xi1>) in(%new_1 : f64) {
    ^bb0(%out: i1, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %24 = arith.cmpf olt, %in, %cst : f64
      optim.yield %24 : i1
    }
    %5 = tensor.empty() : tensor<5x7xf64>
    %new_3 = optim.foreach out(%5 : tensor<5x7xf64>) in(%2 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %cst_22 = arith.constant 0.000000e+00 : f64
      %24 = arith.mulf %in, %cst : f64
      %25 = arith.addf %24, %cst_22 : f64
      optim.yield %25 : f64
    }
    %6 = tensor.empty() : tensor<5x7xf64>
    %new_4 = optim.foreach out(%6 : tensor<5x7xf64>) in(%2 : f64) in(%new_0 : f64) {
    ^bb0(%out: f64, %in: f64, %in_22: f64):
      %24 = arith.addf %in, %in_22 : f64
      optim.yield %24 : f64
    }
    %7 = tensor.empty() : tensor<5x7xf64>
    %new_5 = optim.foreach out(%7 : tensor<5x7xf64>) in(%new_2 : i1) in(%new_3 : f64) in(%new_4 : f64) {
    ^bb0(%out: f64, %in: i1, %in_22: f64, %in_23: f64):
      %24 = arith.select %in, %in_22, %in_23 : f64
      optim.yield %24 : f64
    }
    %w1 = ml_program.global_load @w1 : tensor<5x7xf64>
    %8 = tensor.empty() : tensor<5x7xf64>
    %new_6 = optim.foreach out(%8 : tensor<5x7xf64>) in(%w1 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %cst_22 = arith.constant -1.000000e+00 : f64
      %24 = arith.cmpf olt, %in, %cst : f64
      %25 = arith.select %24, %cst_22, %cst : f64
      %cst_23 = arith.constant 1.000000e+00 : f64
      %26 = arith.cmpf olt, %cst, %in : f64
      %27 = arith.select %26, %cst_23, %25 : f64
      %28 = arith.cmpf uno, %in, %in : f64
      %29 = arith.select %28, %in, %27 : f64
      optim.yield %29 : f64
    }
    %9 = tensor.empty() : tensor<5x7xf64>
    %new_7 = optim.foreach out(%9 : tensor<5x7xf64>) in(%new_6 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.0099999997764825821 : f64
      %cst_22 = arith.constant 0.000000e+00 : f64
      %24 = arith.mulf %in, %cst : f64
      %25 = arith.addf %24, %cst_22 : f64
      optim.yield %25 : f64
    }
    %10 = optim.gradient @w1 %arg1 : tensor<5x7xf64>
    %11 = tensor.empty() : tensor<5x7xf64>
    %new_8 = optim.foreach out(%11 : tensor<5x7xf64>) in(%w1 : f64) in(%10 : f64) {
    ^bb0(%out: f64, %in: f64, %in_22: f64):
      %24 = arith.mulf %in, %in_22 : f64
      optim.yield %24 : f64
    }
    %12 = tensor.empty() : tensor<5x7xi1>
    %new_9 = optim.foreach out(%12 : tensor<5x7xi1>) in(%new_8 : f64) {
    ^bb0(%out: i1, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %24 = arith.cmpf olt, %in, %cst : f64
      optim.yield %24 : i1
    }
    %13 = tensor.empty() : tensor<5x7xf64>
    %new_10 = optim.foreach out(%13 : tensor<5x7xf64>) in(%10 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %cst_22 = arith.constant 0.000000e+00 : f64
      %24 = arith.mulf %in, %cst : f64
      %25 = arith.addf %24, %cst_22 : f64
      optim.yield %25 : f64
    }
    %14 = tensor.empty() : tensor<5x7xf64>
    %new_11 = optim.foreach out(%14 : tensor<5x7xf64>) in(%10 : f64) in(%new_7 : f64) {
    ^bb0(%out: f64, %in: f64, %in_22: f64):
      %24 = arith.addf %in, %in_22 : f64
      optim.yield %24 : f64
    }
    %15 = tensor.empty() : tensor<5x7xf64>
    %new_12 = optim.foreach out(%15 : tensor<5x7xf64>) in(%new_9 : i1) in(%new_10 : f64) in(%new_11 : f64) {
    ^bb0(%out: f64, %in: i1, %in_22: f64, %in_23: f64):
      %24 = arith.select %in, %in_22, %in_23 : f64
      optim.yield %24 : f64
    }
    %w2 = ml_program.global_load @w2 : tensor<5x7xf64>
    %16 = tensor.empty() : tensor<5x7xf64>
    %new_13 = optim.foreach out(%16 : tensor<5x7xf64>) in(%w2 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %cst_22 = arith.constant -1.000000e+00 : f64
      %24 = arith.cmpf olt, %in, %cst : f64
      %25 = arith.select %24, %cst_22, %cst : f64
      %cst_23 = arith.constant 1.000000e+00 : f64
      %26 = arith.cmpf olt, %cst, %in : f64
      %27 = arith.select %26, %cst_23, %25 : f64
      %28 = arith.cmpf uno, %in, %in : f64
      %29 = arith.select %28, %in, %27 : f64
      optim.yield %29 : f64
    }
    %17 = tensor.empty() : tensor<5x7xf64>
    %new_14 = optim.foreach out(%17 : tensor<5x7xf64>) in(%new_13 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 0.0099999997764825821 : f64
      %cst_22 = arith.constant 0.000000e+00 : f64
      %24 = arith.mulf %in, %cst : f64
      %25 = arith.addf %24, %cst_22 : f64
      optim.yield %25 : f64
    }
    %18 = optim.gradient @w2 %arg0 : tensor<5x7xf64>
    %19 = tensor.empty() : tensor<5x7xf64>
    %new_15 = optim.foreach out(%19 : tensor<5x7xf64>) in(%w2 : f64) in(%18 : f64) {
    ^bb0(%out: f64, %in: f64, %in_22: f64):
      %24 = arith.mulf %in, %in_22 : f64
      optim.yield %24 : f64
    }
    %20 = tensor.empty() : tensor<5x7xi1>
    %new_16 = optim.foreach out(%20 : tensor<5x7xi1>) in(%new_15 : f64) {
    ^bb0(%out: i1, %in: f64):
      %cst = arith.constant 0.000000e+00 : f64
      %24 = arith.cmpf olt, %in, %cst : f64
      optim.yield %24 : i1
    }
    %21 = tensor.empty() : tensor<5x7xf64>
    %new_17 = optim.foreach out(%21 : tensor<5x7xf64>) in(%18 : f64) {
    ^bb0(%out: f64, %in: f64):
      %cst = arith.constant 5.000000e-01 : f64
      %cst_22 = arith.constant 0.000000e+00 : f64
      %24 = arith.mulf %in, %cst : f64
      %25 = arith.addf %24, %cst_22 : f64
      optim.yield %25 : f64
    }
    %22 = tensor.empty() : tensor<5x7xf64>
    %new_18 = optim.foreach out(%22 : tensor<5x7xf64>) in(%18 : f64) in(%new_14 : f64) {
    ^bb0(%out: f64, %in: f64, %in_22: f64):
      %24 = arith.addf %in, %in_22 : f64
      optim.yield %24 : f64
    }
    %23 = tensor.empty() : tensor<5x7xf64>
    %new_19 = optim.foreach out(%23 : tensor<5x7xf64>) in(%new_16 : i1) in(%new_17 : f64) in(%new_18 : f64) {
    ^bb0(%out: f64, %in: i1, %in_22: f64, %in_23: f64):
      %24 = arith.select %in, %in_22, %in_23 : f64
      optim.yield %24 : f64
    }
    %learning_rate_0 = ml_program.global_load @learning_rate_0 : tensor<f64>
    %params = optim.sgd params(%w0 : tensor<5x7xf64>) grads(%new_5 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w0 = %params : tensor<5x7xf64>
    %params_20 = optim.sgd params(%w1 : tensor<5x7xf64>) grads(%new_12 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w1 = %params_20 : tensor<5x7xf64>
    %params_21 = optim.sgd params(%w2 : tensor<5x7xf64>) grads(%new_19 : f64) lr(%learning_rate_0 : tensor<f64>)
    ml_program.global_store @w2 = %params_21 : tensor<5x7xf64>
    return
  }
  func.func @startup() {
    %0 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %1 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %2 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %3 = "pd_op.uniform"(%0, %1, %2) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w0 = %3 : tensor<5x7xf64>
    %4 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %5 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %6 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %7 = "pd_op.uniform"(%4, %5, %6) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w1 = %7 : tensor<5x7xf64>
    %8 = "pd_op.full_int_array"() {dtype = i64, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, stop_gradient = [true], value = [5, 7]} : () -> tensor<2xi64>
    %9 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = -0.70710676908493042 : f64} : () -> tensor<1xf32>
    %10 = "pd_op.full"() {dtype = f32, place = {pir.kind = "1.a_place", pir.value = [1, 0, ""]}, shape = array<i64: 1>, stop_gradient = [true], value = 0.70710676908493042 : f64} : () -> tensor<1xf32>
    %11 = "pd_op.uniform"(%8, %9, %10) {dtype = f64, persistable = [true], place = {pir.kind = "1.a_place", pir.value = [0, 0, ""]}, seed = 0 : i32, stop_gradient = [true]} : (tensor<2xi64>, tensor<1xf32>, tensor<1xf32>) -> tensor<5x7xf64>
    ml_program.global_store @w2 = %11 : tensor<5x7xf64>
    return
  }
}
