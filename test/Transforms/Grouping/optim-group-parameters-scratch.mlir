// RUN: stepfold-opt %s --optim-group-parameters=max-scratch=3840 --remarks-filter=optim-group-parameters --verify-diagnostics | FileCheck %s
// RUN: stepfold-opt %s --optim-group-parameters=max-scratch=1 | FileCheck %s --check-prefix=SINGLE
// RUN: stepfold-opt %s --optim-group-parameters | FileCheck %s --check-prefix=WHOLE

// Updates by products of matrices are divided if they need too much scratch:
// five matrices of at most 256 bytes for each of 8x16 or 4x8, 1280 bytes.
// Matrices of one shape are in one list, as far as possible.

// CHECK-LABEL: func.func @shapes
// CHECK:         = optim.muon
// CHECK-NEXT:      params(%arg2, %arg4 : tensor<8x16xf32>)
// CHECK:         %{{.*}}:3, %{{.*}}:3 = optim.muon
// CHECK-NEXT:      params(%arg0, %arg1, %arg3 : tensor<8x16xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
// CHECK-NEXT:      velocity(%arg5, %arg6, %arg8 : f32)
// CHECK:           weight_decay = array<f64: 1.000000e-01, 2.000000e-01, 4.000000e-01>
// CHECK-NOT:     = optim.muon

// One matrix is a list, however large it is.
// SINGLE-LABEL: func.func @shapes
// SINGLE-COUNT-5: = optim.muon
// SINGLE-NOT:     = optim.muon

// WHOLE-LABEL: func.func @shapes
// WHOLE:         = optim.muon
// WHOLE-NEXT:      params(%arg0, %arg1, %arg2, %arg3, %arg4 :
// WHOLE-NOT:     = optim.muon
func.func @shapes(%a0: tensor<8x16xf32>, %a1: tensor<4x8xf32>, %a2: tensor<8x16xf32>, %a3: tensor<4x8xf32>, %a4: tensor<8x16xf32>,
                  %b0: tensor<8x16xf32>, %b1: tensor<4x8xf32>, %b2: tensor<8x16xf32>, %b3: tensor<4x8xf32>, %b4: tensor<8x16xf32>,
                  %g0: tensor<8x16xf32>, %g1: tensor<4x8xf32>, %g2: tensor<8x16xf32>, %g3: tensor<4x8xf32>, %g4: tensor<8x16xf32>, %lr: tensor<f32>)
    -> (tensor<8x16xf32>, tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<8x16xf32>) {
  // expected-remark @below {{the first update of a group}}
  // expected-remark @below {{its updates take turns, since they need much scratch}}
  // expected-remark @below {{merged ops into one}}
  %p:4 = optim.muon params(%a0, %a1 : tensor<8x16xf32>, tensor<4x8xf32>) velocity(%b0, %b1 : f32) grads(%g0, %g1 : f32) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 2.0, -1.5, 0.5>, scale = #optim.muon_scale<original>, weight_decay = array<f64: 0.1, 0.2>}
  // expected-remark @below {{divided into ops on the lists of its parameters}}
  %q:6 = optim.muon params(%a2, %a3, %a4 : tensor<8x16xf32>, tensor<4x8xf32>, tensor<8x16xf32>) velocity(%b2, %b3, %b4 : f32) grads(%g2, %g3, %g4 : f32) lr(%lr : tensor<f32>)
      {accumulation = #optim.accumulation<sequential>, coefficients = array<f64: 2.0, -1.5, 0.5>, scale = #optim.muon_scale<original>, weight_decay = array<f64: 0.3, 0.4, 0.5>}
  return %p#0, %p#1, %q#0, %q#1, %q#2 : tensor<8x16xf32>, tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x8xf32>, tensor<8x16xf32>
}
