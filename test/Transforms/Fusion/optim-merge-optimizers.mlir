// RUN: stepfold-opt %s | stepfold-opt | FileCheck %s
// RUN: stepfold-opt %s --emit-bytecode | stepfold-opt | FileCheck %s
// RUN: stepfold-opt %s --optim-merge | FileCheck %s --check-prefix=MERGED

// Two updates of each kind, which are written as they are read, and merge.

ml_program.global private mutable @w0(dense<0.0> : tensor<4xbf16>) : tensor<4xbf16>
ml_program.global private mutable @w1(dense<0.0> : tensor<8xbf16>) : tensor<8xbf16>

// CHECK-LABEL: func.func @adagrad
// CHECK:         optim.adagrad params(%{{.*}} : tensor<4xbf16>) moment(%{{.*}} : f32) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @adagrad
// MERGED-COUNT-1: optim.adagrad
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    moment(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.adagrad
func.func @adagrad(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %moment0: tensor<4xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %moment1: tensor<8xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:3 = optim.adagrad params(%w0 : tensor<4xbf16>) moment(%moment0 : f32) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:3 = optim.adagrad params(%w1 : tensor<8xbf16>) moment(%moment1 : f32) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @rmsprop
// CHECK:         optim.rmsprop params(%{{.*}} : tensor<4xbf16>) velocity(%{{.*}} : f32) mean_square(%{{.*}} : f32) mean_grad(%{{.*}} : f32) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @rmsprop
// MERGED-COUNT-1: optim.rmsprop
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    velocity(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    mean_square(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    mean_grad(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.rmsprop
func.func @rmsprop(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %velocity0: tensor<4xf32>, %mean_square0: tensor<4xf32>, %mean_grad0: tensor<4xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %velocity1: tensor<8xf32>, %mean_square1: tensor<8xf32>, %mean_grad1: tensor<8xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:5 = optim.rmsprop params(%w0 : tensor<4xbf16>) velocity(%velocity0 : f32) mean_square(%mean_square0 : f32) mean_grad(%mean_grad0 : f32) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>) {momentum = 9.0e-01 : f64}
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:5 = optim.rmsprop params(%w1 : tensor<8xbf16>) velocity(%velocity1 : f32) mean_square(%mean_square1 : f32) mean_grad(%mean_grad1 : f32) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>) {momentum = 9.0e-01 : f64}
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @adadelta
// CHECK:         optim.adadelta params(%{{.*}} : tensor<4xbf16>) avg_squared_grad(%{{.*}} : f32) avg_squared_update(%{{.*}} : f32) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @adadelta
// MERGED-COUNT-1: optim.adadelta
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    avg_squared_grad(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    avg_squared_update(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.adadelta
func.func @adadelta(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %avg_squared_grad0: tensor<4xf32>, %avg_squared_update0: tensor<4xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %avg_squared_grad1: tensor<8xf32>, %avg_squared_update1: tensor<8xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:4 = optim.adadelta params(%w0 : tensor<4xbf16>) avg_squared_grad(%avg_squared_grad0 : f32) avg_squared_update(%avg_squared_update0 : f32) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:4 = optim.adadelta params(%w1 : tensor<8xbf16>) avg_squared_grad(%avg_squared_grad1 : f32) avg_squared_update(%avg_squared_update1 : f32) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @adamax
// CHECK:         optim.adamax params(%{{.*}} : tensor<4xbf16>) moment(%{{.*}} : f32) inf_norm(%{{.*}} : f32) beta1_pow(%{{.*}} : tensor<1xf32>) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @adamax
// MERGED-COUNT-1: optim.adamax
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    moment(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    inf_norm(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    beta1_pow(%{{.*}}, %{{.*}} : tensor<1xf32>)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.adamax
func.func @adamax(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %moment0: tensor<4xf32>, %inf_norm0: tensor<4xf32>, %beta1_pow0: tensor<1xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %moment1: tensor<8xf32>, %inf_norm1: tensor<8xf32>, %beta1_pow1: tensor<1xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:5 = optim.adamax params(%w0 : tensor<4xbf16>) moment(%moment0 : f32) inf_norm(%inf_norm0 : f32) beta1_pow(%beta1_pow0 : tensor<1xf32>) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:5 = optim.adamax params(%w1 : tensor<8xbf16>) moment(%moment1 : f32) inf_norm(%inf_norm1 : f32) beta1_pow(%beta1_pow1 : tensor<1xf32>) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @nadam
// CHECK:         optim.nadam params(%{{.*}} : tensor<4xbf16>) moment1(%{{.*}} : f32) moment2(%{{.*}} : f32) decay_pow(%{{.*}} : tensor<1xf32>) mu_product(%{{.*}} : tensor<1xf32>) beta2_pow(%{{.*}} : tensor<1xf32>) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @nadam
// MERGED-COUNT-1: optim.nadam
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    moment1(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    moment2(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    decay_pow(%{{.*}}, %{{.*}} : tensor<1xf32>)
// MERGED-NEXT:    mu_product(%{{.*}}, %{{.*}} : tensor<1xf32>)
// MERGED-NEXT:    beta2_pow(%{{.*}}, %{{.*}} : tensor<1xf32>)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.nadam
func.func @nadam(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %moment10: tensor<4xf32>, %moment20: tensor<4xf32>, %decay_pow0: tensor<1xf32>, %mu_product0: tensor<1xf32>, %beta2_pow0: tensor<1xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %moment11: tensor<8xf32>, %moment21: tensor<8xf32>, %decay_pow1: tensor<1xf32>, %mu_product1: tensor<1xf32>, %beta2_pow1: tensor<1xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:7 = optim.nadam params(%w0 : tensor<4xbf16>) moment1(%moment10 : f32) moment2(%moment20 : f32) decay_pow(%decay_pow0 : tensor<1xf32>) mu_product(%mu_product0 : tensor<1xf32>) beta2_pow(%beta2_pow0 : tensor<1xf32>) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:7 = optim.nadam params(%w1 : tensor<8xbf16>) moment1(%moment11 : f32) moment2(%moment21 : f32) decay_pow(%decay_pow1 : tensor<1xf32>) mu_product(%mu_product1 : tensor<1xf32>) beta2_pow(%beta2_pow1 : tensor<1xf32>) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @radam
// CHECK:         optim.radam params(%{{.*}} : tensor<4xbf16>) moment1(%{{.*}} : f32) moment2(%{{.*}} : f32) beta1_pow(%{{.*}} : f32) beta2_pow(%{{.*}} : f32) rho(%{{.*}} : f32) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @radam
// MERGED-COUNT-1: optim.radam
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    moment1(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    moment2(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    beta1_pow(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    beta2_pow(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    rho(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.radam
func.func @radam(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %moment10: tensor<4xf32>, %moment20: tensor<4xf32>, %beta1_pow0: tensor<4xf32>, %beta2_pow0: tensor<4xf32>, %rho0: tensor<4xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %moment11: tensor<8xf32>, %moment21: tensor<8xf32>, %beta1_pow1: tensor<8xf32>, %beta2_pow1: tensor<8xf32>, %rho1: tensor<8xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:7 = optim.radam params(%w0 : tensor<4xbf16>) moment1(%moment10 : f32) moment2(%moment20 : f32) beta1_pow(%beta1_pow0 : f32) beta2_pow(%beta2_pow0 : f32) rho(%rho0 : f32) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:7 = optim.radam params(%w1 : tensor<8xbf16>) moment1(%moment11 : f32) moment2(%moment21 : f32) beta1_pow(%beta1_pow1 : f32) beta2_pow(%beta2_pow1 : f32) rho(%rho1 : f32) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>)
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @lion
// CHECK:         optim.lion params(%{{.*}} : tensor<4xbf16>) moment(%{{.*}} : f32) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @lion
// MERGED-COUNT-1: optim.lion
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    moment(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.lion
func.func @lion(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %moment0: tensor<4xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %moment1: tensor<8xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:3 = optim.lion params(%w0 : tensor<4xbf16>) moment(%moment0 : f32) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>) {weight_decay = array<f64: 1.0e-01>}
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:3 = optim.lion params(%w1 : tensor<8xbf16>) moment(%moment1 : f32) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>) {weight_decay = array<f64: 1.0e-01>}
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}

// CHECK-LABEL: func.func @lamb
// CHECK:         optim.lamb params(%{{.*}} : tensor<4xbf16>) moment1(%{{.*}} : f32) moment2(%{{.*}} : f32) beta1_pow(%{{.*}} : tensor<1xf32>) beta2_pow(%{{.*}} : tensor<1xf32>) masters(%{{.*}} : f32) grads(%{{.*}} : bf16) lr(%{{.*}} : tensor<f32>)
// MERGED-LABEL: func.func @lamb
// MERGED-COUNT-1: optim.lamb
// MERGED-NEXT:    params(%{{.*}}, %{{.*}} : tensor<4xbf16>, tensor<8xbf16>)
// MERGED-NEXT:    moment1(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    moment2(%{{.*}}, %{{.*}} : f32)
// MERGED-NEXT:    beta1_pow(%{{.*}}, %{{.*}} : tensor<1xf32>)
// MERGED-NEXT:    beta2_pow(%{{.*}}, %{{.*}} : tensor<1xf32>)
// MERGED-NEXT:    masters(%{{.*}}, %{{.*}} : f32)
// MERGED-NOT:     optim.lamb
func.func @lamb(%g0: tensor<4xbf16>, %m0: tensor<4xf32>, %moment10: tensor<4xf32>, %moment20: tensor<4xf32>, %beta1_pow0: tensor<1xf32>, %beta2_pow0: tensor<1xf32>, %g1: tensor<8xbf16>, %m1: tensor<8xf32>, %moment11: tensor<8xf32>, %moment21: tensor<8xf32>, %beta1_pow1: tensor<1xf32>, %beta2_pow1: tensor<1xf32>, %lr: tensor<f32>) {
  %w0 = ml_program.global_load @w0 : tensor<4xbf16>
  %new0:6 = optim.lamb params(%w0 : tensor<4xbf16>) moment1(%moment10 : f32) moment2(%moment20 : f32) beta1_pow(%beta1_pow0 : tensor<1xf32>) beta2_pow(%beta2_pow0 : tensor<1xf32>) masters(%m0 : f32) grads(%g0 : bf16) lr(%lr : tensor<f32>) {always_adapt, weight_decay = array<f64: 1.0e-01>}
  ml_program.global_store @w0 = %new0#0 : tensor<4xbf16>
  %w1 = ml_program.global_load @w1 : tensor<8xbf16>
  %new1:6 = optim.lamb params(%w1 : tensor<8xbf16>) moment1(%moment11 : f32) moment2(%moment21 : f32) beta1_pow(%beta1_pow1 : tensor<1xf32>) beta2_pow(%beta2_pow1 : tensor<1xf32>) masters(%m1 : f32) grads(%g1 : bf16) lr(%lr : tensor<f32>) {always_adapt, weight_decay = array<f64: 1.0e-01>}
  ml_program.global_store @w1 = %new1#0 : tensor<8xbf16>
  return
}
