// RUN: stepfold-opt %s --optim-fuse | FileCheck %s
// RUN: stepfold-opt %s --optim-fuse --remarks-filter-passed=optim-fuse -o %t 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// Mixed precision with loss scaling: gradients are unscaled, searched for
// infinities, and zeroed if there are any, and then have norms.

// The norms are computed in the pass that searches, in the order of the
// updates, and 0 is selected afterwards; the reductions compute the inverse
// scale themselves, and what is left over one element is one op.

// CHECK-LABEL: func.func @zeroed
// CHECK-SAME:    %[[DW:.*]]: tensor<4xf32>, %[[DV:.*]]: tensor<8xf32>
// CHECK:         %[[SCALE:.*]] = ml_program.global_load @scale
// CHECK-NOT:     = optim.foreach
// CHECK:         %[[FLAGS:.*]], %[[SQUARES:.*]] = optim.reduce
// CHECK:           in(%[[DV]], %[[DW]] : tensor<8xf32>, tensor<4xf32>)
// CHECK-NEXT:      scalar(%[[SCALE]] : tensor<1xf32>)
// CHECK:           %[[INVERSE:.*]] = arith.divf
// CHECK:           %[[UNSCALED:.*]] = arith.mulf %{{.*}}, %[[INVERSE]]
// CHECK:           %[[SQUARE:.*]] = arith.mulf %[[UNSCALED]], %[[UNSCALED]]
// CHECK:           optim.yield %{{.*}}, %[[SQUARE]]
// CHECK:         %[[TOTAL:.*]] = optim.sum_parameters {{.*}} in(%[[FLAGS]]
// CHECK:         %{{.*}}, %[[FOUND:.*]], %{{.*}} = optim.foreach_parameter out(%{{.*}} : tensor<1xf32>) out(%{{.*}} : tensor<1xi1>) out(%[[SCALE]] : tensor<1xf32>) in(%[[TOTAL]]
// CHECK:         optim.foreach_parameter
// CHECK:           in(%[[SQUARES]]
// CHECK:           scalar(%[[FOUND]]
// CHECK:           arith.select
// CHECK:           math.sqrt
// CHECK-NOT:     = optim.reduce
// CHECK:         = optim.foreach{{$}}
// CHECK-NOT:     = optim.foreach

// REMARK-DAG: Released {{.*}}"computed before the flag that zeroes what it sums, and then selected"
// REMARK-DAG: FlagsAligned {{.*}}"searches in the order of other reductions"
// REMARK-DAG: ScalarsRecomputed {{.*}}"recomputes scalars of one element"
ml_program.global private mutable @scale(dense<1.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @v(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
func.func @zeroed(%dw: tensor<4xf32>, %dv: tensor<8xf32>) {
  %scale = ml_program.global_load @scale : tensor<1xf32>
  %e1 = tensor.empty() : tensor<1xf32>
  %inverse = optim.foreach_parameter out(%e1 : tensor<1xf32>) in(%scale : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %one = arith.constant 1.0 : f32
    %0 = arith.divf %one, %in : f32
    optim.yield %0 : f32
  }
  %ew = tensor.empty() : tensor<4xf32>
  %ev = tensor.empty() : tensor<8xf32>
  %unscaled:2 = optim.foreach out(%ew, %ev : tensor<4xf32>, tensor<8xf32>)
      in(%dw, %dv : tensor<4xf32>, tensor<8xf32>) scalar(%inverse : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  %e2 = tensor.empty() : tensor<2xf32>
  %flags = optim.reduce out(%e2 : tensor<2xf32>)
      in(%unscaled#0, %unscaled#1 : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %infinity = arith.constant 0x7F800000 : f32
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %0 = math.absf %in : f32
    %1 = arith.cmpf olt, %0, %infinity : f32
    %2 = arith.select %1, %zero, %one : f32
    optim.yield %2 : f32
  }
  %total = optim.sum_parameters out(%e1 : tensor<1xf32>) in(%flags : tensor<2xf32>)
  %ef = tensor.empty() : tensor<1xi1>
  %found = optim.foreach_parameter out(%ef : tensor<1xi1>) in(%total : tensor<1xf32>) {
  ^bb0(%out: i1, %in: f32):
    %zero = arith.constant 0.0 : f32
    %0 = arith.cmpf olt, %zero, %in : f32
    optim.yield %0 : i1
  }
  %zeroed:2 = optim.foreach out(%ew, %ev : tensor<4xf32>, tensor<8xf32>)
      in(%unscaled#0, %unscaled#1 : tensor<4xf32>, tensor<8xf32>) scalar(%found : tensor<1xi1>) {
  ^bb0(%out: f32, %in: f32, %s: i1):
    %zero = arith.constant 0.0 : f32
    %0 = arith.select %s, %zero, %in : f32
    optim.yield %0 : f32
  }
  %scale1 = optim.foreach_parameter out(%scale : tensor<1xf32>) scalar(%found : tensor<1xi1>) {
  ^bb0(%out: f32, %s: i1):
    %half = arith.constant 0.5 : f32
    %0 = arith.mulf %out, %half : f32
    %1 = arith.select %s, %0, %out : f32
    optim.yield %1 : f32
  }
  ml_program.global_store @scale = %scale1 : tensor<1xf32>
  %squares = optim.reduce out(%e2 : tensor<2xf32>)
      in(%zeroed#1, %zeroed#0 : tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %norms = optim.foreach_parameter out(%e2 : tensor<2xf32>) in(%squares : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = math.sqrt %in : f32
    optim.yield %0 : f32
  }
  %w = ml_program.global_load @w : tensor<4xf32>
  %v = ml_program.global_load @v : tensor<8xf32>
  %new:2 = optim.foreach out(%v, %w : tensor<8xf32>, tensor<4xf32>)
      in(%zeroed#1, %zeroed#0 : tensor<8xf32>, tensor<4xf32>) per_parameter(%norms : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %norm: f32):
    %0 = arith.mulf %in, %norm : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  ml_program.global_store @v = %new#0 : tensor<8xf32>
  ml_program.global_store @w = %new#1 : tensor<4xf32>
  return
}
