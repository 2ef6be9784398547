// RUN: stepfold-opt %s -split-input-file -verify-diagnostics

// Cases are named after the op's constraint that they break; those of all
// update ops are tried on one that has such a stream.

//===----------------------------------------------------------------------===//
// Update ops
//===----------------------------------------------------------------------===//

func.func @update_c1(%lr: tensor<f32>) {
  // expected-error @below {{expected at least 1 parameter}}
  "optim.sgd"(%lr) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0>}> : (tensor<f32>) -> ()
  return
}

// -----

func.func @update_c2_gradients(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 2 operands in grads, got 1}}
  %0:2 = "optim.sgd"(%p, %p, %p, %lr) <{operandSegmentSizes = array<i32: 2, 0, 1, 1, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @update_c2_masters(%p: tensor<4xf16>, %m: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 2 operands in masters, got 1}}
  %0:3 = optim.sgd params(%p, %p : tensor<4xf16>) masters(%m : tensor<4xf32>) grads(%p, %p : f16) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c2_skip(%p: tensor<4xf32>, %lr: tensor<f32>, %f: tensor<i1>) {
  // expected-error @below {{expected 1 operand in skip, got 2}}
  %0:2 = optim.sgd params(%p, %p : tensor<4xf32>) grads(%p, %p : f32) lr(%lr : tensor<f32>) skip(%f, %f : tensor<i1>)
  return
}

// -----

func.func @update_c3_skip(%p: tensor<4xf32>, %lr: tensor<f32>, %f: tensor<2xi1>) {
  // expected-error @below {{expected skip #0 to have one element, got 'tensor<2xi1>'}}
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%p : f32) lr(%lr : tensor<f32>) skip(%f : tensor<2xi1>)
  return
}

// -----

func.func @update_c4_skip(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected skip of i1, got elements of 'f32'}}
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%p : f32) lr(%lr : tensor<f32>) skip(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c2_required_stream(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 1 operands in velocity, got 0}}
  %0 = "optim.momentum"(%p, %p, %lr) <{mu = 0.9 : f64, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @update_c2_rates(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 1 or 3 operands in lr, got 2}}
  %0:3 = optim.sgd params(%p, %p, %p : tensor<4xf32>) grads(%p, %p, %p : f32) lr(%lr, %lr : tensor<f32>)
  return
}

// -----

func.func @update_c3_second_gradient(%p: tensor<4xf32>, %g: tensor<2x2xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected grads #1 to have its parameter's shape 'tensor<4xf32>', got 'tensor<2x2xf32>'}}
  %0:2 = optim.sgd params(%p, %p : tensor<4xf32>) grads(%p, %g : tensor<4xf32>, tensor<2x2xf32>) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c3_second_rate(%p: tensor<4xf32>, %lr: tensor<f32>, %rates: tensor<2xf32>) {
  // expected-error @below {{expected lr #1 to have one element, got 'tensor<2xf32>'}}
  %0:2 = optim.sgd params(%p, %p : tensor<4xf32>) grads(%p, %p : f32) lr(%lr, %rates : tensor<f32>, tensor<2xf32>)
  return
}

// -----

func.func @update_c4_second_parameter(%p: tensor<4xf32>, %h: tensor<4xf16>, %lr: tensor<f32>) {
  // expected-error @below {{expected params #1 to have elements of 'f32' as the first, got 'tensor<4xf16>'}}
  %0:2 = optim.sgd params(%p, %h : tensor<4xf32>, tensor<4xf16>) grads(%p, %p : tensor<4xf32>) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c4_integer_parameter(%p: tensor<4xi32>, %lr: tensor<f32>) {
  // expected-error @below {{expected parameters of f16, bf16, f32 or f64, got elements of 'i32'}}
  %0 = optim.sgd params(%p : tensor<4xi32>) grads(%p : tensor<4xi32>) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c4_master_of_a_wide_parameter(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected masters only beside parameters of f16 or bf16, got parameters of 'f32'}}
  %0:2 = optim.sgd params(%p : tensor<4xf32>) masters(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c4_gradient(%p: tensor<4xf16>, %g: tensor<4xbf16>, %lr: tensor<f32>) {
  // expected-error @below {{expected grads of the parameters' type f16 or the compute type f32, got elements of 'bf16'}}
  %0 = optim.sgd params(%p : tensor<4xf16>) grads(%g : bf16) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c4_rate(%p: tensor<4xf32>, %lr: tensor<f16>) {
  // expected-error @below {{expected lr of f32 or f64, got elements of 'f16'}}
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%p : f32) lr(%lr : tensor<f16>)
  return
}

// -----

func.func @update_c5_mixed(%p: tensor<4xf32>, %g: memref<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected all operands to be tensors or all to be memrefs, got 1 memrefs of 3 operands}}
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%g : memref<4xf32>) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c5_updated_twice(%p: memref<4xf32>, %q: memref<4xf32>, %lr: memref<f32>) {
  // expected-error @below {{expected every buffer to be updated once, got one of type 'memref<4xf32>' twice}}
  optim.sgd params(%q, %p, %p : memref<4xf32>) grads(%p, %p, %p : f32) lr(%lr : memref<f32>)
  return
}

// -----

func.func @update_c5_dynamic_shape(%p: tensor<?xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected static shapes, got 'tensor<?xf32>'}}
  %0 = optim.sgd params(%p : tensor<?xf32>) grads(%p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c5_missing_result(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "optim.sgd"(%p, %p, %lr) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> ()
  return
}

// -----

func.func @update_c5_type_of_result(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<8xf32>')}}
  %0:2 = "optim.sgd"(%p, %p, %p, %p, %lr) <{operandSegmentSizes = array<i32: 2, 0, 2, 1, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<8xf32>)
  return
}

// -----

// The number of elements does not fit 64 bits.

func.func @update_c5_size(%p: tensor<4611686018427387904x7xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected at most 8796093022208 elements in a list, got more with 'tensor<4611686018427387904x7xf32>'}}
  %0 = optim.sgd params(%p : tensor<4611686018427387904x7xf32>) grads(%p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c5_sizes(%p: tensor<8796093022207xf32>, %q: tensor<2xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected at most 8796093022208 elements in a list, got more with 'tensor<2xf32>'}}
  %0:2 = optim.sgd params(%p, %q : tensor<8796093022207xf32>, tensor<2xf32>) grads(%p, %q : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_c6_number_of_settings(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 1 or 3 elements in weight_decay, got 2}}
  %0:6 = optim.momentum params(%p, %p, %p : tensor<4xf32>) velocity(%p, %p, %p : f32) grads(%p, %p, %p : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64: 0.1, 0.2>}
  return
}

// -----

func.func @update_c6_no_settings(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 1 or 1 elements in weight_decay, got 0}}
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64>}
  return
}

// -----

func.func @update_c6_infinite_setting(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{attribute 'mu' failed to satisfy constraint: 64-bit float attribute that is finite}}
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>) {mu = 0x7FF0000000000000 : f64}
  return
}

// -----

func.func @update_c6_nan_of_a_parameter(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{attribute 'weight_decay' failed to satisfy constraint: f64 dense array attribute whose elements are finite}}
  %0:4 = optim.momentum params(%p, %p : tensor<4xf32>) velocity(%p, %p : f32) grads(%p, %p : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, weight_decay = array<f64: 0.0, 0x7FF8000000000000>}
  return
}

// -----

func.func @lars_c8(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{attribute 'numerics' failed to satisfy constraint: an implementation's formula and roundings that are those of paddle or paddle_cpu}}
  %0:2 = optim.lars_momentum params(%p : tensor<4xf32>) velocity(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>) {mu = 0.9 : f64, gate = #optim.lars_gate<norms>, numerics = #optim.numerics<paddle_cpu_fma>}
  return
}

// -----

func.func @update_c8_second_beta(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{attribute 'beta2' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:5 = optim.adam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b : tensor<f32>) beta2_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {beta2 = 1.0 : f64}
  return
}

// -----

func.func @adamax_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'beta1' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:4 = optim.adamax params(%p : tensor<4xf32>) moment(%p : f32) inf_norm(%p : f32) beta1_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {beta1 = -1.0 : f64}
  return
}

// -----

func.func @lion_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'beta2' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:2 = optim.lion params(%p : tensor<4xf32>) moment(%p : f32) grads(%p : f32) lr(%b : tensor<f32>) {beta2 = 1.0 : f64}
  return
}

// -----

func.func @lamb_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'beta1' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:5 = optim.lamb params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b : tensor<f32>) beta2_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {beta1 = 2.0 : f64}
  return
}

// -----

func.func @radam_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'beta2' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:6 = optim.radam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%p : f32) beta2_pow(%p : f32) rho(%p : f32) grads(%p : f32) lr(%b : tensor<f32>) {beta2 = 1.0 : f64}
  return
}

// -----

func.func @rprop_c8_eta_minus(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'eta_minus' failed to satisfy constraint: 64-bit float attribute that is greater than 0 and less than 1}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {eta_minus = 0.0 : f64}
  return
}

// -----

func.func @rprop_c8_eta_minus_one(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'eta_minus' failed to satisfy constraint: 64-bit float attribute that is greater than 0 and less than 1}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {eta_minus = 1.0 : f64}
  return
}

// -----

func.func @rprop_c8_eta_plus(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'eta_plus' failed to satisfy constraint: 64-bit float attribute that is finite and greater than 1}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {eta_plus = 1.0 : f64}
  return
}

// -----

func.func @rprop_c8_eta_plus_infinite(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'eta_plus' failed to satisfy constraint: 64-bit float attribute that is finite and greater than 1}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {eta_plus = 0x7FF0000000000000 : f64}
  return
}

// -----

func.func @rprop_c8_step_min(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'step_min' failed to satisfy constraint: 64-bit float attribute that is finite and greater than 0}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {step_min = 0.0 : f64}
  return
}

// -----

func.func @rprop_c8_step_min_infinite(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'step_min' failed to satisfy constraint: 64-bit float attribute that is finite and greater than 0}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {step_min = 0x7FF0000000000000 : f64}
  return
}

// -----

func.func @rprop_c6_step_max(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'step_max' failed to satisfy constraint: 64-bit float attribute that is finite}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {step_max = 0x7FF0000000000000 : f64}
  return
}

// -----

func.func @update_c7_state(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected no beta1_pow, which belongs to the numerics paddle}}
  %0:5 = optim.adam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b : tensor<f32>) step(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {numerics = #optim.numerics<torch>}
  return
}

// -----

func.func @update_c7_step(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected no step, which belongs to the numerics torch}}
  %0:3 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) step(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {mu = 0.5 : f64}
  return
}

// -----

func.func @update_c7_setting(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected no weight_decay, which belongs to the numerics torch}}
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%p : f32) lr(%b : tensor<f32>) {weight_decay = array<f64: 0.5>}
  return
}

// -----

func.func @update_c7_operand(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected no rescale_grad, which belongs to the numerics paddle}}
  %0:3 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) step(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) rescale_grad(%b : tensor<f32>) {mu = 0.5 : f64, numerics = #optim.numerics<torch>}
  return
}

// -----

func.func @update_c2_power(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected 1 or 1 operands in beta2_pow, got 0}}
  %0:4 = optim.adam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>)
  return
}

// -----

func.func @update_c4_state(%p: tensor<4xbf16>, %q: tensor<4xf16>, %b: tensor<f32>) {
  // expected-error @below {{expected velocity of the parameters' type bf16 or the compute type f32, got elements of 'f16'}}
  %0:3 = optim.momentum params(%p : tensor<4xbf16>) velocity(%q : f16) step(%b : tensor<f32>) grads(%p : bf16) lr(%b : tensor<f32>) {mu = 0.5 : f64, numerics = #optim.numerics<torch>}
  return
}

// -----

func.func @rmsprop_c9_paddle(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected 1 operands in velocity, got 0}}
  %0:2 = optim.rmsprop params(%p : tensor<4xf32>) mean_square(%p : f32) grads(%p : f32) lr(%b : tensor<f32>)
  return
}

// -----

func.func @rmsprop_c9_momentum(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected velocity, or no momentum}}
  %0:3 = optim.rmsprop params(%p : tensor<4xf32>) mean_square(%p : f32) step(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {momentum = 0.5 : f64, numerics = #optim.numerics<torch>}
  return
}

// -----

func.func @nadam_c9_torch(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected as many step as mu_product, got 2 and 1}}
  %0:9 = optim.nadam params(%p, %p : tensor<4xf32>) moment1(%p, %p : f32) moment2(%p, %p : f32) mu_product(%b : tensor<f32>) step(%b, %b : tensor<f32>) grads(%p, %p : f32) lr(%b : tensor<f32>) {numerics = #optim.numerics<torch>}
  return
}

// -----

func.func @asgd_c8(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected as many eta, mu and step, got 1, 2 and 1}}
  %0:8 = optim.asgd params(%p, %p : tensor<4xf32>) average(%p, %p : f32) eta(%b : tensor<f32>) mu(%b, %b : tensor<f32>) step(%b : tensor<f32>) grads(%p, %p : f32) lr(%b : tensor<f32>)
  return
}

// -----

func.func @asgd_c9(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{expected 1 operand in lr for parameters that share their eta, got 2}}
  %0:7 = optim.asgd params(%p, %p : tensor<4xf32>) average(%p, %p : f32) eta(%b : tensor<f32>) mu(%b : tensor<f32>) step(%b : tensor<f32>) grads(%p, %p : f32) lr(%b, %b : tensor<f32>)
  return
}

// -----

func.func @rprop_c9(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{expected step_min to be at most step_max, got 5.000000e-01 : f64 and 2.500000e-01 : f64}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {step_min = 0.5 : f64, step_max = 0.25 : f64}
  return
}

// -----

func.func @rprop_c10(%p: tensor<4xf32>, %q: tensor<4xf32>) {
  // expected-error @below {{attribute 'numerics' failed to satisfy constraint: an implementation's formula and roundings that are those of paddle, paddle_cpu or torch}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) {numerics = #optim.numerics<paddle_cpu_fma>}
  return
}

// -----

// The rates are state: there is no learning rate.
func.func @rprop_rate(%p: tensor<4xf32>, %q: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{custom op 'lr' is unknown}}
  %0:3 = optim.rprop params(%p : tensor<4xf32>) prev(%q : f32) step_size(%q : f32) grads(%q : f32) lr(%b : tensor<f32>)
  return
}

// -----

func.func @rmsprop_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'rho' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:3 = optim.rmsprop params(%p : tensor<4xf32>) velocity(%p : f32) mean_square(%p : f32) grads(%p : f32) lr(%b : tensor<f32>) {rho = 1.0 : f64}
  return
}

// -----

func.func @adadelta_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'rho' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:3 = optim.adadelta params(%p : tensor<4xf32>) avg_squared_grad(%p : f32) avg_squared_update(%p : f32) grads(%p : f32) lr(%b : tensor<f32>) {rho = -0.5 : f64}
  return
}

// -----

func.func @nadam_c8(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'decay' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:6 = optim.nadam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) decay_pow(%b : tensor<f32>) mu_product(%b : tensor<f32>) beta2_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {decay = 1.0 : f64}
  return
}

// -----

func.func @nadam_c8_beta(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{attribute 'beta2' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:6 = optim.nadam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) decay_pow(%b : tensor<f32>) mu_product(%b : tensor<f32>) beta2_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {beta2 = 1.0 : f64}
  return
}

// -----

func.func @nadam_c9_types(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{expected decay_pow and mu_product to have one element type, got 'f32' and 'f64'}}
  %0:6 = optim.nadam params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) decay_pow(%b : tensor<f32>) mu_product(%c : tensor<f64>) beta2_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) 
  return
}

// -----

func.func @nadam_c9_sizes(%p: tensor<4xf32>, %q: tensor<8xf32>, %b: tensor<f32>, %c: tensor<f64>) {
  // expected-error @below {{expected as many decay_pow as mu_product, got 2 and 1}}
  %0:10 = optim.nadam params(%p, %q : tensor<4xf32>, tensor<8xf32>) moment1(%p, %q : f32) moment2(%p, %q : f32) decay_pow(%b, %b : tensor<f32>, tensor<f32>) mu_product(%b : tensor<f32>) beta2_pow(%b : tensor<f32>) grads(%p, %q : f32) lr(%b : tensor<f32>)
  return
}

// -----

func.func @update_c8_nan(%p: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @below {{attribute 'beta1' failed to satisfy constraint: 64-bit float attribute that is at least 0 and less than 1}}
  %0:5 = optim.adamw params(%p : tensor<4xf32>) moment1(%p : f32) moment2(%p : f32) beta1_pow(%b : tensor<f32>) beta2_pow(%b : tensor<f32>) grads(%p : f32) lr(%b : tensor<f32>) {beta1 = 0x7FF8000000000000 : f64}
  return
}

// -----

func.func @update_segments(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{'operandSegmentSizes'}}
  %0 = "optim.sgd"(%p, %p, %lr) <{operandSegmentSizes = array<i32: 1, -1, 2, 1, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @update_stream_name(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 'grads'}}
  %0 = optim.sgd params(%p : tensor<4xf32>) gradients(%p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_element_type_of_another_number(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{an element type stands for the shapes of the first stream, which has 1 operands, but this one has 2}}
  %0 = optim.sgd params(%p : tensor<4xf32>) grads(%p, %p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @update_number_of_types(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 1 type or one for each of 3 operands, got 2}}
  %0:3 = optim.sgd params(%p, %p, %p : tensor<4xf32>, tensor<4xf32>) grads(%p, %p, %p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

func.func @structured_c1_no_out() {
  // expected-error @below {{expected at least 1 out stream}}
  "optim.foreach"() <{in_segments = array<i32>, out_segments = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "optim.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @structured_c1_empty_stream(%p: tensor<4xf32>) {
  // expected-error @below {{expected at least 1 operand in a stream}}
  %0 = "optim.foreach"(%p) <{in_segments = array<i32: 0>, out_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
  ^bb0(%x: f32, %y: f32):
    "optim.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @structured_c1_second_in(%p: tensor<4xf32>) {
  // expected-error @below {{expected 1 operands in in, got 2}}
  %0 = optim.foreach out(%p : tensor<4xf32>) in(%p : f32) in(%p, %p : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c1_second_element_type(%p: tensor<4xf32>, %h: tensor<4xf16>) {
  // expected-error @below {{expected in #1 to have elements of 'f32' as the first, got 'tensor<4xf16>'}}
  %0:2 = optim.foreach out(%p, %p : tensor<4xf32>) in(%p, %h : tensor<4xf32>, tensor<4xf16>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c2_second_shape(%p: tensor<4xf32>, %q: tensor<8xf32>) {
  // expected-error @below {{expected operands of parameter #1 to have one shape, got 'tensor<4xf32>' and 'tensor<8xf32>'}}
  %0:2 = optim.foreach out(%p, %p : tensor<4xf32>) in(%p, %q : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c2_dynamic_shape(%p: memref<?xf32>) {
  // expected-error @below {{expected static shapes, got 'memref<?xf32>'}}
  optim.foreach out(%p : memref<?xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c3_second_vector(%p: tensor<4xf32>, %one: tensor<1xf32>, %two: tensor<2xf32>) {
  // expected-error @below {{expected per_parameter to be a vector of 1 elements, got 'tensor<2xf32>'}}
  %0 = optim.foreach out(%p : tensor<4xf32>) per_parameter(%one, %two : tensor<1xf32>, tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c4_second_scalar(%p: tensor<4xf32>, %s: tensor<f32>) {
  // expected-error @below {{expected scalar of one element, got 'tensor<4xf32>'}}
  %0 = optim.foreach out(%p : tensor<4xf32>) scalar(%s, %p : tensor<f32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c5_arguments(%p: tensor<4xf32>) {
  // expected-error @below {{expected region arguments ('f32', 'f32'), got ('f32', 'f16')}}
  %0 = optim.foreach out(%p : tensor<4xf32>) in(%p : f32) {
  ^bb0(%x: f32, %y: f16):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c5_number_of_arguments(%p: tensor<4xf32>) {
  // expected-error @below {{expected region arguments ('f32', 'f32'), got ('f32')}}
  %0 = optim.foreach out(%p : tensor<4xf32>) in(%p : f32) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c5_index(%p: tensor<4xindex>) {
  // expected-error @below {{expected elements of integers or floats of 1, 8, 16, 32 or 64 bits, got 'index'}}
  %0 = optim.foreach out(%p : tensor<4xindex>) {
  ^bb0(%x: index):
    optim.yield %x : index
  }
  return
}

// -----

func.func @structured_c5_complex(%p: tensor<4xcomplex<f32>>) {
  // expected-error @below {{expected elements of integers or floats of 1, 8, 16, 32 or 64 bits, got 'complex<f32>'}}
  %0 = optim.foreach out(%p : tensor<4xcomplex<f32>>) {
  ^bb0(%x: complex<f32>):
    optim.yield %x : complex<f32>
  }
  return
}

// -----

func.func @structured_c5_odd_width(%p: tensor<4xi3>) {
  // expected-error @below {{expected elements of integers or floats of 1, 8, 16, 32 or 64 bits, got 'i3'}}
  %0 = optim.foreach out(%p : tensor<4xi3>) {
  ^bb0(%x: i3):
    optim.yield %x : i3
  }
  return
}

// -----

func.func @structured_c5_wide(%p: tensor<4xf128>) {
  // expected-error @below {{expected elements of integers or floats of 1, 8, 16, 32 or 64 bits, got 'f128'}}
  %0 = optim.foreach out(%p : tensor<4xf128>) {
  ^bb0(%x: f128):
    optim.yield %x : f128
  }
  return
}

// -----

func.func @structured_c5_yield(%p: tensor<4xf32>) {
  // expected-error @below {{expected to yield ('f32'), got ('f32', 'f32')}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    optim.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @structured_c5_empty_region(%p: tensor<4xf32>) {
  // expected-error @below {{region}}
  %0 = "optim.foreach"(%p) <{in_segments = array<i32>, out_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @structured_c2_size(%p: memref<4194304x4194304xf32>) {
  // expected-error @below {{expected at most 8796093022208 elements in a list, got more with 'memref<4194304x4194304xf32>'}}
  optim.foreach out(%p : memref<4194304x4194304xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c9_size(%p: tensor<8796093022209xf32>) {
  // expected-error @below {{expected at most 8796093022208 elements in a list, got more with 'tensor<8796093022209xf32>'}}
  %0 = optim.foreach_parameter out(%p : tensor<8796093022209xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @table_size(%p: memref<8796093022209xf32>) {
  // expected-error @below {{expected at most 8796093022208 elements in a list, got more with 'memref<8796093022209xf32>'}}
  %0 = optim.table(%p : memref<8796093022209xf32>)
  return
}

// -----

func.func @structured_c6_library_call(%p: tensor<4xf32>) {
  // expected-error @below {{math.sin is not allowed in a region (allowed: arith but minimum, maximum and remainder of floats, math.fma, math.sqrt, math.absf, optim.exp, optim.log, optim.pow, optim.block_maximum in an optim.foreach with a block_size, and optim.round_sum in an optim.foreach_parameter)}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = math.sin %x : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @structured_c6_folded_exp(%p: tensor<4xf32>) {
  // expected-error @below {{math.exp is not allowed in a region: a folder may evaluate it with a library of the host (use optim.exp)}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = math.exp %x : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @structured_c6_folded_log(%p: tensor<4xf32>) {
  // expected-error @below {{math.log is not allowed in a region: a folder may evaluate it with a library of the host (use optim.log)}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = math.log %x : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @structured_c6_folded_pow(%p: tensor<4xf32>) {
  // expected-error @below {{math.powf is not allowed in a region: a folder may evaluate it with a library of the host (use optim.pow)}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = math.powf %x, %x : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @function_outside_of_region(%x: f32) {
  // expected-error @below {{'optim.exp' op expects parent op to be one of 'optim.foreach, optim.reduce, optim.foreach_parameter'}}
  %0 = optim.exp %x : f32
  return
}

// -----

func.func @function_of_f16(%p: tensor<4xf16>) {
  %0 = optim.foreach out(%p : tensor<4xf16>) {
  ^bb0(%x: f16):
    // expected-error @below {{'optim.log' op operand #0 must be 32-bit float or 64-bit float, but got 'f16'}}
    %1 = optim.log %x : f16
    optim.yield %1 : f16
  }
  return
}

// -----

func.func @structured_c6_two_results(%p: tensor<4xi32>) {
  // expected-error @below {{arith.addui_extended does not have one result}}
  %0 = optim.foreach out(%p : tensor<4xi32>) {
  ^bb0(%x: i32):
    // expected-note @below {{the operation is here}}
    %1, %carry = arith.addui_extended %x, %x : i32, i1
    optim.yield %1 : i32
  }
  return
}

// -----

func.func @structured_c6_fast_math(%p: tensor<4xf32>) {
  // expected-error @below {{arith.mulf has fast-math flags, which change results}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = arith.mulf %x, %x fastmath<contract> : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @structured_c6_fast_math_of_math(%p: tensor<4xf32>) {
  // expected-error @below {{math.sqrt has fast-math flags, which change results}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = math.sqrt %x fastmath<afn> : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @structured_c6_rounding(%p: tensor<4xf32>) {
  // expected-error @below {{arith.truncf does not round to nearest even}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = arith.truncf %x toward_zero : f32 to f16
    %2 = arith.extf %1 : f16 to f32
    optim.yield %2 : f32
  }
  return
}

// -----

func.func @structured_c6_vectors(%p: tensor<4xf32>) {
  // expected-error @below {{arith.constant is not on scalars}}
  %0 = optim.foreach out(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    // expected-note @below {{the operation is here}}
    %1 = arith.constant dense<0.0> : vector<4xf32>
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c7_mixed(%p: tensor<4xf32>, %g: memref<4xf32>) {
  // expected-error @below {{expected all operands to be tensors or none, got 1 tensors of 2 operands}}
  %0 = optim.foreach out(%p : tensor<4xf32>) in(%g : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c7_written_twice(%p: memref<4xf32>) {
  // expected-error @below {{expected every buffer to be written once, got one of type 'memref<4xf32>' twice}}
  optim.foreach out(%p : memref<4xf32>) out(%p : f32) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x, %y : f32, f32
  }
  return
}

// -----

func.func @structured_c8_no_in(%v: tensor<1xf32>) {
  // expected-error @below {{expected at least 1 in or update stream}}
  %0 = optim.reduce out(%v : tensor<1xf32>) {
    %c = arith.constant 0.0 : f32
    optim.yield %c : f32
  }
  return
}

// -----

func.func @structured_c8_second_vector(%v: tensor<1xf32>, %w: tensor<2xf32>) {
  // expected-error @below {{expected out to be a vector of 1 elements, got 'tensor<2xf32>'}}
  %0:2 = optim.reduce out(%v : tensor<1xf32>) out(%w : tensor<2xf32>) in(%w : tensor<2xf32>) {
  ^bb0(%x: f32):
    optim.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @structured_c8_list(%v: tensor<1xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected 1 operand in an out stream, got 2}}
  %0:2 = optim.reduce out(%v, %v : tensor<1xf32>) in(%p, %p : tensor<4xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c8_sums_of_two_types(%v: tensor<1xf32>, %w: tensor<1xf64>, %p: tensor<4xf64>) {
  // expected-error @below {{expected sums of 'f32' as the first, got 'f64'}}
  %0:2 = optim.reduce out(%v : tensor<1xf32>) out(%w : tensor<1xf64>) in(%p : tensor<4xf64>) {
  ^bb0(%x: f64):
    %y = arith.truncf %x : f64 to f32
    optim.yield %y, %x : f32, f64
  }
  return
}

// -----

func.func @structured_c8_narrow_sum(%v: tensor<1xf16>, %p: tensor<4xf16>) {
  // expected-error @below {{expected sums of f32 or f64, got 'f16'}}
  %0 = optim.reduce out(%v : tensor<1xf16>) in(%p : tensor<4xf16>) {
  ^bb0(%x: f16):
    optim.yield %x : f16
  }
  return
}

// -----

func.func @structured_c12_no_sum(%p: tensor<4xf32>) {
  // expected-error @below {{expected at least 1 out stream}}
  %0 = optim.reduce update(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c12_too_many(%v: tensor<4xf32>) {
  // expected-error @below {{expected at least 1 out stream}}
  %0 = "optim.reduce"(%v) <{in_segments = array<i32>, num_updates = 3 : i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>, out_segments = array<i32: 1>}> ({
  ^bb0(%x: f32):
    "optim.yield"(%x) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @structured_c12_negative(%v: tensor<1xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{attribute 'num_updates' failed to satisfy constraint}}
  %0:2 = "optim.reduce"(%v, %p) <{in_segments = array<i32>, num_updates = -1 : i32, operandSegmentSizes = array<i32: 2, 0, 0, 0>, out_segments = array<i32: 1, 1>}> ({
  ^bb0(%x: f32):
    "optim.yield"(%x, %x) : (f32, f32) -> ()
  }) : (tensor<1xf32>, tensor<4xf32>) -> (tensor<1xf32>, tensor<4xf32>)
  return
}

// -----

func.func @structured_c12_number(%v: tensor<2xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected 2 operands in update, got 1}}
  %0:2 = optim.reduce out(%v : tensor<2xf32>) update(%p : tensor<4xf32>) in(%p, %p : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @structured_c12_shape(%v: tensor<1xf32>, %p: tensor<4xf32>, %q: tensor<5xf32>) {
  // expected-error @below {{expected operands of parameter #0 to have one shape, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0:2 = optim.reduce out(%v : tensor<1xf32>) update(%p : tensor<4xf32>) in(%q : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @structured_c12_yield(%v: tensor<1xf32>, %p: tensor<4xf16>) {
  // expected-error @below {{expected to yield ('f32', 'f16'), got ('f16', 'f16')}}
  %0:2 = optim.reduce out(%v : tensor<1xf32>) update(%p : tensor<4xf16>) {
  ^bb0(%x: f16):
    optim.yield %x, %x : f16, f16
  }
  return
}

// -----

func.func @structured_c12_update_twice(%v: memref<1xf32>, %p: memref<4xf32>) {
  // expected-error @below {{expected every buffer to be written once, got one of type 'memref<4xf32>' twice}}
  optim.reduce out(%v : memref<1xf32>) update(%p : memref<4xf32>) update(%p : f32) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x, %x, %x : f32, f32, f32
  }
  return
}

// -----

func.func @structured_c12_foreach(%p: tensor<4xf32>) {
  // expected-error @below {{expected '{' to begin a region}}
  %0 = optim.foreach out(%p : tensor<4xf32>) update(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c11_number(%v: tensor<3xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected 2 positions, got 1}}
  %0 = optim.reduce out(%v : tensor<3xf32>) in(%p, %p : tensor<4xf32>) attributes {positions = array<i32: 1>} {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c11_order(%v: tensor<3xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected positions that ascend from 0 on, got 1 after 1}}
  %0 = optim.reduce out(%v : tensor<3xf32>) in(%p, %p : tensor<4xf32>) attributes {positions = array<i32: 1, 1>} {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c11_negative(%v: tensor<3xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected positions that ascend from 0 on, got -1 after -1}}
  %0 = optim.reduce out(%v : tensor<3xf32>) in(%p, %p : tensor<4xf32>) attributes {positions = array<i32: -1, 1>} {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c11_range(%v: tensor<3xf32>, %w: tensor<4xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected out to be a vector of more than 3 elements, got 'tensor<3xf32>'}}
  %0:2 = optim.reduce out(%w : tensor<4xf32>) out(%v : tensor<3xf32>) in(%p, %p : tensor<4xf32>) attributes {positions = array<i32: 0, 3>} {
  ^bb0(%x: f32):
    optim.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @structured_c9_vector_of_another_size(%v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expected-error @below {{expected in to be a vector of 3 elements, got 'tensor<2xf32>'}}
  %0 = optim.foreach_parameter out(%v : tensor<3xf32>) in(%w : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c9_second_of_a_list(%a: tensor<f32>, %w: tensor<2xf32>) {
  // expected-error @below {{expected operands of one element in in, got 'tensor<2xf32>'}}
  %0 = optim.foreach_parameter out(%w : tensor<2xf32>) in(%a, %w : tensor<f32>, tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c10(%w: tensor<2xf32>) {
  // expected-error @below {{expected no per_parameter operands: vectors are streams of this op}}
  %0 = optim.foreach_parameter out(%w : tensor<2xf32>) per_parameter(%w : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    optim.yield %x : f32
  }
  return
}

// -----

//===----------------------------------------------------------------------===//
// Stage ops
//===----------------------------------------------------------------------===//

func.func @gradient_c1_no_global(%g: tensor<4xf32>) {
  // expected-error @below {{refers to @nothing, which is not an ml_program.global}}
  %0 = optim.gradient @nothing %g : tensor<4xf32>
  return
}

// -----

// expected-note @below {{the parameter is defined here}}
ml_program.global private mutable @w(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
func.func @gradient_c1_shape(%g: tensor<4xf32>) {
  // expected-error @below {{expected the shape of parameter @w, 'tensor<8xf32>', got 'tensor<4xf32>'}}
  %0 = optim.gradient @w %g : tensor<4xf32>
  return
}

// -----

func.func @cast_c1(%a: tensor<4xf32>) {
  // expected-error @below {{expected one shape, got 'tensor<4xf32>' and 'tensor<2x2xf16>'}}
  %0 = optim.cast %a : tensor<4xf32> to tensor<2x2xf16>
  return
}

// -----

func.func @cast_c2_type(%a: tensor<4xf32>) {
  // expected-error @below {{expected elements of f16, bf16, f32 or f64, got 'i32'}}
  %0 = optim.cast %a : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @cast_c2_equal(%a: tensor<4xf32>) {
  // expected-error @below {{expected different element types, got 'f32' twice}}
  %0 = optim.cast %a : tensor<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @broadcast_c1() {
  // expected-error @below {{expected at least 1 tensor}}
  "optim.broadcast"() <{root = 0 : i64, ring = 0 : i64}> : () -> ()
  return
}

// -----

func.func @broadcast_c2_shape(%a: tensor<?xf32>) {
  // expected-error @below {{expected static shapes, got 'tensor<?xf32>'}}
  %0 = optim.broadcast %a from 0 over 2 : tensor<?xf32>
  return
}

// -----

func.func @broadcast_c2_types(%a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error @below {{expected one element type, got 'f32' and 'f16'}}
  %0:2 = optim.broadcast %a, %b from 0 over 2 : tensor<4xf32>, tensor<4xf16>
  return
}

// -----

func.func @broadcast_c3_root(%a: tensor<4xf32>) {
  // expected-error @below {{expected a root that is not negative}}
  %0 = optim.broadcast %a from -1 over 2 : tensor<4xf32>
  return
}

// -----

func.func @broadcast_c3_ring(%a: tensor<4xf32>) {
  // expected-error @below {{expected a ring that is not negative}}
  %0 = optim.broadcast %a from 0 over -2 : tensor<4xf32>
  return
}

// -----

func.func @broadcast_results(%a: tensor<4xf32>) {
  // expected-error @below {{results are of the operands' types}}
  %0 = "optim.broadcast"(%a) <{root = 0 : i64, ring = 0 : i64}> : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @call_stage_c1_no_function(%g: tensor<4xf32>) {
  // expected-error @below {{refers to @nothing, which is not a func.func}}
  optim.call_stage @nothing(%g) : tensor<4xf32>
  return
}

// -----

func.func private @stage(memref<4xf32> {optim.gradient = @w}) -> i32
func.func @call_stage_c1_results(%g: tensor<4xf32>) {
  // expected-error @below {{expected a callee without results, got 1}}
  optim.call_stage @stage(%g) : tensor<4xf32>
  return
}

// -----

func.func private @stage(memref<4xf32> {optim.gradient = @w}, memref<4xf32>)
func.func @call_stage_c1_second_argument(%g: tensor<4xf32>) {
  // expected-error @below {{expected argument 1 of the callee to be a memref with either optim.global or optim.gradient}}
  optim.call_stage @stage(%g) : tensor<4xf32>
  return
}

// -----

func.func private @stage(memref<4xf32> {optim.gradient = @w})
func.func @call_stage_c2_number(%g: tensor<4xf32>) {
  // expected-error @below {{expected 1 gradients, got 2}}
  optim.call_stage @stage(%g, %g) : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

func.func private @stage(memref<4xf32> {optim.gradient = @w}, memref<4xf16> {optim.gradient = @v})
func.func @call_stage_c2_second_type(%g: tensor<4xf32>) {
  // expected-error @below {{expected gradient 1 of type 'tensor<4xf16>', got 'tensor<4xf32>'}}
  optim.call_stage @stage(%g, %g) : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Launch ops
//===----------------------------------------------------------------------===//

func.func @table_c1_second_type(%a: memref<4xf32>, %b: memref<4xf16>) {
  // expected-error @below {{expected buffer 1 to have elements of 'f32', got 'memref<4xf16>'}}
  %0 = optim.table(%a, %b : memref<4xf32>, memref<4xf16>)
  return
}

// -----

func.func @table_c2(%a: memref<4xf32>) {
  // expected-error @below {{expected 2 buffers, got 1}}
  %0 = "optim.table"(%a) : (memref<4xf32>) -> !optim.table<2 x f32>
  return
}

// -----

// expected-error @below {{expected a table of at least 1 buffer, got 0}}
func.func private @table_type(!optim.table<0 x f32>)

// -----

func.func @address_table_c1_no_stream() {
  // expected-error @below {{expected at least 1 stream}}
  %0 = "optim.address_table"() : () -> !llvm.ptr<1>
  return
}

// -----

func.func @address_table_c1_second_size(%a: !optim.table<2 x f32>, %b: !optim.table<3 x f32>) {
  // expected-error @below {{expected stream 1 to have 2 buffers, got 3}}
  %0 = optim.address_table %a, %b : !optim.table<2 x f32>, !optim.table<3 x f32> -> !llvm.ptr<1>
  return
}

// -----

func.func @adjacent_address_c1_no_table(%a: !llvm.ptr<1>) {
  // expected-error @below {{expected a table of one stream}}
  %0 = optim.adjacent_address %a : !llvm.ptr<1>
  return
}

// -----

func.func @adjacent_address_c1_two_streams(%s: memref<f32>) {
  %t = optim.table(%s : memref<f32>)
  %a = optim.address_table %t, %t : !optim.table<1 x f32>, !optim.table<1 x f32> -> !llvm.ptr<1>
  // expected-error @below {{expected a table of one stream}}
  %0 = optim.adjacent_address %a : !llvm.ptr<1>
  return
}

// -----

func.func @adjacent_address_c1_unknown(%t: !optim.table<1 x f32>) {
  %a = optim.address_table %t : !optim.table<1 x f32> -> !llvm.ptr<1>
  // expected-error @below {{expected a table of known buffers}}
  %0 = optim.adjacent_address %a : !llvm.ptr<1>
  return
}

// -----

func.func @adjacent_address_c1_elements(%s: memref<2xf32>) {
  %t = optim.table(%s : memref<2xf32>)
  %a = optim.address_table %t : !optim.table<1 x f32> -> !llvm.ptr<1>
  // expected-error @below {{expected buffers of one element, got 'memref<2xf32>'}}
  %0 = optim.adjacent_address %a : !llvm.ptr<1>
  return
}

// -----

func.func @chunk_list_c1(%a: !optim.table<2 x f32>) {
  // expected-error @below {{expected a positive number of elements, got 0}}
  %0 = optim.chunk_list %a {elements = 0} : !optim.table<2 x f32> -> !llvm.ptr<1>
  return
}

// -----

func.func @chunk_list_c2_multiple(%a: !optim.table<2 x f32>) {
  // expected-error @below {{expected a positive tail_elements that divides 1024, got 96}}
  %0 = optim.chunk_list %a {elements = 1024, tail_elements = 96} : !optim.table<2 x f32> -> !llvm.ptr<1>
  return
}

// -----

func.func @chunk_list_c2_zero(%a: !optim.table<2 x f32>) {
  // expected-error @below {{expected a positive tail_elements that divides 1024, got 0}}
  %0 = optim.chunk_list %a {elements = 1024, tail_elements = 0} : !optim.table<2 x f32> -> !llvm.ptr<1>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Settings as operands
//===----------------------------------------------------------------------===//

func.func @setting_twice(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected mu as a number or as an operand, got both}}
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>) mu(%lr : tensor<f32>) {mu = 0.9 : f64}
  return
}

// -----

// Only the assembly can tell if the number is the default.

func.func @setting_twice_as_default(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected weight_decay as a number or as an operand, got both}}
  %0:2 = optim.lion params(%p : tensor<4xf32>) moment(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>) weight_decay(%lr : tensor<f32>) {weight_decay = array<f64: 0.0>}
  return
}

// -----

func.func @setting_twice_generic(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected beta1 as a number or as an operand, got both}}
  %0:2 = "optim.lion"(%p, %p, %p, %lr, %lr) <{beta1 = 0.5 : f64, operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0, 1, 0, 0>}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @setting_missing(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected mu as a number or as an operand}}
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>)
  return
}

// -----

func.func @setting_type(%p: tensor<4xf32>, %lr: tensor<f32>, %mu: tensor<f16>) {
  // expected-error @below {{expected mu of f32 or f64, got elements of 'f16'}}
  %0:2 = optim.momentum params(%p : tensor<4xf32>) velocity(%p : f32) grads(%p : f32) lr(%lr : tensor<f32>) mu(%mu : tensor<f16>)
  return
}

// -----

func.func @setting_of_shared_state(%p: tensor<4xf32>, %pow: tensor<1xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected 1 operand in beta1 for parameters that share their beta1_pow, got 2}}
  %0:7 = optim.adamax params(%p, %p : tensor<4xf32>, tensor<4xf32>) moment(%p, %p : f32) inf_norm(%p, %p : f32) beta1_pow(%pow : tensor<1xf32>) grads(%p, %p : f32) lr(%lr : tensor<f32>) beta1(%lr, %lr : tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @structured_c13_number(%v: tensor<1xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected 1 combiners, got 2}}
  %0 = "optim.reduce"(%v, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, out_segments = array<i32: 1>, in_segments = array<i32: 1>, combiners = [#optim.combiner<maximum>, #optim.combiner<sum>]}> ({
  ^bb0(%x: f32):
    optim.yield %x : f32
  }) : (tensor<1xf32>, tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @structured_c13_sums(%v: tensor<1xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected no combiners, since all outputs are sums}}
  %0 = optim.reduce out(%v : tensor<1xf32>) in(%p : tensor<4xf32>) attributes {combiners = [#optim.combiner<sum>]} {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c13_twice(%v: tensor<1xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected no attribute 'combiners', which follows from the operands}}
  %0 = optim.reduce maximum(%v : tensor<1xf32>) in(%p : tensor<4xf32>) attributes {combiners = [#optim.combiner<maximum>]} {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c14(%v: tensor<1xf32>, %p: tensor<4xf32>) {
  // expected-error @below {{expected no update streams of a sampled op}}
  %0:2 = optim.reduce out(%v : tensor<1xf32>) update(%p : tensor<4xf32>) attributes {sampled} {
  ^bb0(%x: f32):
    optim.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @structured_c13_foreach(%p: tensor<4xf32>) {
  // expected-error @below {{expected '{' to begin a region}}
  %0 = optim.foreach maximum(%p : tensor<4xf32>) {
  ^bb0(%x: f32):
    optim.yield %x : f32
  }
  return
}

// -----

func.func @structured_c15_size(%p: tensor<64xf32>, %s: tensor<3xf32>) {
  // expected-error @below {{expected a block_size that is a power of two from 8 to 256, got 24}}
  %0 = optim.foreach out(%p : tensor<64xf32>) in(%s : tensor<3xf32>) attributes {block_size = 24 : i64} {
  ^bb0(%x: f32, %y: f32):
    optim.yield %y : f32
  }
  return
}

// -----

func.func @structured_c15_zero(%p: tensor<64xf32>, %s: tensor<3xf32>) {
  // expected-error @below {{expected a block_size that is a power of two from 8 to 256, got 0}}
  %0 = optim.foreach out(%p : tensor<64xf32>) in(%s : tensor<3xf32>) attributes {block_size = 0 : i64} {
  ^bb0(%x: f32, %y: f32):
    optim.yield %y : f32
  }
  return
}

// -----

func.func @structured_c15_blocks(%p: tensor<64xf32>, %q: tensor<33xf32>, %s: tensor<2xf32>) {
  %t = tensor.empty() : tensor<3xf32>
  // expected-error @below {{expected operands of parameter #1 to have the shape of 'tensor<33xf32>', or 2 elements, one for each block of 32, got 'tensor<3xf32>'}}
  %0:2 = optim.foreach out(%p, %q : tensor<64xf32>, tensor<33xf32>) in(%s, %t : tensor<2xf32>, tensor<3xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%x: f32, %y: f32):
    optim.yield %y : f32
  }
  return
}

// -----

func.func @structured_c15_yield(%p: tensor<64xf32>, %s: tensor<2xf32>) {
  // expected-error @below {{expected a value that is the same for all elements of a block for out stream #0, which has one element for each block}}
  %0 = optim.foreach out(%s : tensor<2xf32>) in(%p : tensor<64xf32>) attributes {block_size = 32 : i64} {
  ^bb0(%x: f32, %y: f32):
    %0 = optim.block_maximum %y : f32
    %1 = arith.addf %0, %y : f32
    optim.yield %1 : f32
  }
  return
}

// -----

func.func @block_maximum_c1(%p: tensor<64xf32>) {
  %0 = optim.foreach out(%p : tensor<64xf32>) {
  ^bb0(%x: f32):
    // expected-error @below {{expected an optim.foreach with a block_size}}
    %0 = optim.block_maximum %x : f32
    optim.yield %0 : f32
  }
  return
}

// -----

func.func @block_maximum_parent(%p: tensor<64xf32>, %v: tensor<1xf32>) {
  %0 = optim.reduce out(%v : tensor<1xf32>) in(%p : tensor<64xf32>) {
  ^bb0(%x: f32):
    // expected-error @below {{expects parent op 'optim.foreach'}}
    %0 = optim.block_maximum %x : f32
    optim.yield %0 : f32
  }
  return
}

// -----

func.func @address_table_c2(%p: memref<64xf32>) {
  %0 = optim.table(%p : memref<64xf32>)
  // expected-error @below {{expected 1 positive block_sizes}}
  %1 = optim.address_table %0 {block_sizes = array<i64: 0>} : !optim.table<1 x f32> -> !llvm.ptr<1>
  return
}

// -----

func.func @muon_c8(%p: tensor<4xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected params #0 to be a matrix of two dimensions, got 'tensor<4xf32>'}}
  %0:2 = optim.muon params(%p : tensor<4xf32>) velocity(%p : tensor<4xf32>) grads(%p : tensor<4xf32>) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 1.5, -0.5, 0.0>, scale = #optim.muon_scale<none>}
  return
}

// -----

func.func @muon_c9_count(%p: tensor<4x3xf32>, %lr: tensor<f32>) {
  %0:2 = optim.muon params(%p : tensor<4x3xf32>) velocity(%p : tensor<4x3xf32>) grads(%p : tensor<4x3xf32>) lr(%lr : tensor<f32>)
      // expected-error @below {{whose elements are finite with three numbers for each iteration}}
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 1.5, -0.5>, scale = #optim.muon_scale<none>}
  return
}

// -----

func.func @muon_c9_range(%p: tensor<4x3xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected coefficients that are finite in f32, got 1.000000e+39}}
  %0:2 = optim.muon params(%p : tensor<4x3xf32>) velocity(%p : tensor<4x3xf32>) grads(%p : tensor<4x3xf32>) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 1.5, -0.5, 1.0e+39>, scale = #optim.muon_scale<none>}
  return
}

// -----

func.func @muon_c10(%p: tensor<5x3xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected params #0 to have rows of 2 matrices in turn, got 'tensor<5x3xf32>'}}
  %0:2 = optim.muon params(%p : tensor<5x3xf32>) velocity(%p : tensor<5x3xf32>) grads(%p : tensor<5x3xf32>) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 1.5, -0.5, 0.0>, interleaved = 2, scale = #optim.muon_scale<none>}
  return
}

// -----

func.func @muon_c10_without_rows(%p: tensor<0x3xf32>, %lr: tensor<f32>) {
  // expected-error @below {{expected params #0 to have rows of 1099511627776 matrices in turn, got 'tensor<0x3xf32>'}}
  %0:2 = optim.muon params(%p : tensor<0x3xf32>) velocity(%p : tensor<0x3xf32>) grads(%p : tensor<0x3xf32>) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 1.5, -0.5, 0.0>, interleaved = 1099511627776, scale = #optim.muon_scale<none>}
  return
}

// -----

func.func @muon_interleaved(%p: tensor<4x3xf32>, %lr: tensor<f32>) {
  %0:2 = optim.muon params(%p : tensor<4x3xf32>) velocity(%p : tensor<4x3xf32>) grads(%p : tensor<4x3xf32>) lr(%lr : tensor<f32>)
      // expected-error @below {{attribute 'interleaved' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 1.5, -0.5, 0.0>, interleaved = 0, scale = #optim.muon_scale<none>}
  return
}
