// RUN: stepfold-opt --convert-optim-to-linalg %s | FileCheck %s

// One op for each parameter; the region's arguments are reordered, vectors and
// scalars are read outside of it.
// CHECK-LABEL: func.func @two_parameters(
// CHECK-SAME:    %[[W0:.*]]: tensor<2x3xf32>, %[[W1:.*]]: tensor<f32>,
// CHECK-SAME:    %[[G0:.*]]: tensor<2x3xf16>, %[[G1:.*]]: tensor<f16>,
// CHECK-SAME:    %[[DECAYS:.*]]: tensor<2xf32>, %[[RATE:.*]]: tensor<1xf32>)
func.func @two_parameters(%w0: tensor<2x3xf32>, %w1: tensor<f32>, %g0: tensor<2x3xf16>, %g1: tensor<f16>,
                          %decays: tensor<2xf32>, %rate: tensor<1xf32>) -> (tensor<2x3xf32>, tensor<f32>) {
  // CHECK-DAG:  %[[C0:.*]] = arith.constant 0 : index
  // CHECK:      %[[DECAY:.*]] = tensor.extract %[[DECAYS]][%[[C0]]]
  // CHECK:      %[[RATE0:.*]] = tensor.extract %[[RATE]]
  // CHECK:      %[[NEW0:.*]] = linalg.generic
  // CHECK-SAME:   iterator_types = ["parallel", "parallel"]
  // CHECK-SAME:   ins(%[[G0]] : tensor<2x3xf16>) outs(%[[W0]] : tensor<2x3xf32>)
  // CHECK-NEXT: ^bb0(%[[IN:.*]]: f16, %[[OUT:.*]]: f32):
  // CHECK-NEXT:   %[[WIDE:.*]] = arith.extf %[[IN]] : f16 to f32
  // CHECK-NEXT:   %[[STEP:.*]] = arith.mulf %[[RATE0]], %[[WIDE]] : f32
  // CHECK-NEXT:   %[[SMALL:.*]] = arith.mulf %[[OUT]], %[[DECAY]] : f32
  // CHECK-NEXT:   %[[SUM:.*]] = arith.subf %[[SMALL]], %[[STEP]] : f32
  // CHECK-NEXT:   linalg.yield %[[SUM]] : f32
  // CHECK:      %[[C1:.*]] = arith.constant 1 : index
  // CHECK:      tensor.extract %[[DECAYS]][%[[C1]]]
  // CHECK:      %[[NEW1:.*]] = linalg.generic
  // CHECK-SAME:   iterator_types = []
  // CHECK-SAME:   ins(%[[G1]] : tensor<f16>) outs(%[[W1]] : tensor<f32>)
  // CHECK:      return %[[NEW0]], %[[NEW1]]
  %new:2 = optim.foreach
      out(%w0, %w1 : tensor<2x3xf32>, tensor<f32>)
      in(%g0, %g1 : f16)
      per_parameter(%decays : tensor<2xf32>)
      scalar(%rate : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f16, %decay: f32, %scalar: f32):
    %0 = arith.extf %in : f16 to f32
    %1 = arith.mulf %scalar, %0 : f32
    %2 = arith.mulf %out, %decay : f32
    %3 = arith.subf %2, %1 : f32
    optim.yield %3 : f32
  }
  return %new#0, %new#1 : tensor<2x3xf32>, tensor<f32>
}

// Two streams of results are two results.
// CHECK-LABEL: func.func @two_streams(
func.func @two_streams(%a: tensor<4xf32>, %b: tensor<4xf64>) -> (tensor<4xf32>, tensor<4xf64>) {
  // CHECK:      %[[NEW:.*]]:2 = linalg.generic
  // CHECK-SAME:   outs(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf64>)
  // CHECK:        linalg.yield %{{.*}}, %{{.*}} : f32, f64
  // CHECK:      return %[[NEW]]#0, %[[NEW]]#1
  %new0, %new1 = optim.foreach out(%a : tensor<4xf32>) out(%b : tensor<4xf64>) {
  ^bb0(%x: f32, %y: f64):
    %0 = arith.negf %x : f32
    optim.yield %0, %y : f32, f64
  }
  return %new0, %new1 : tensor<4xf32>, tensor<4xf64>
}
