// RUN: stepfold-opt %s --optim-fuse | FileCheck %s
// RUN: stepfold-opt %s --optim-fuse --remarks-filter-passed='optim-.*' -o %t 2>&1 \
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
// CHECK:         %[[TOTAL:.*]] = optim.reduce_parameters {{.*}} in(%[[FLAGS]]
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
  %total = optim.reduce_parameters out(%e1 : tensor<1xf32>) in(%flags : tensor<2xf32>)
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

// A counter and two scalars that are computed of it: the reduction computes the
// one, but not the other, which is too long; so the counter is advanced before it,
// and both are read from where they were put.

// CHECK-LABEL: func.func @counter_of_two_scalars
// CHECK:         %{{.*}}, %[[A:.*]], %[[B:.*]] = optim.foreach_parameter
// CHECK:         optim.reduce {{.*}}scalar(%[[A]], %[[B]] : tensor<1xf32>)
func.func @counter_of_two_scalars(%n: tensor<1xf32>, %g: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %f = tensor.empty() : tensor<1xf32>
  %one:3 = optim.foreach_parameter out(%n : tensor<1xf32>) out(%e : tensor<1xf32>) out(%f : tensor<1xf32>) {
  ^bb0(%out: f32, %short: f32, %long: f32):
    %c = arith.constant 1.0 : f32
    %0 = arith.addf %out, %c : f32
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.mulf %1, %0 : f32
    %3 = arith.mulf %2, %0 : f32
    %4 = arith.mulf %3, %0 : f32
    %5 = arith.mulf %4, %0 : f32
    %6 = arith.mulf %5, %0 : f32
    %7 = arith.mulf %6, %0 : f32
    %8 = arith.mulf %7, %0 : f32
    %9 = arith.mulf %8, %0 : f32
    %10 = arith.mulf %9, %0 : f32
    %11 = arith.mulf %10, %0 : f32
    %12 = arith.mulf %11, %0 : f32
    %13 = arith.mulf %12, %0 : f32
    %14 = arith.mulf %13, %0 : f32
    %15 = arith.mulf %14, %0 : f32
    %16 = arith.mulf %15, %0 : f32
    %17 = arith.mulf %16, %0 : f32
    %18 = arith.mulf %17, %0 : f32
    %19 = arith.mulf %18, %0 : f32
    %20 = arith.mulf %19, %0 : f32
    %21 = arith.mulf %20, %0 : f32
    %22 = arith.mulf %21, %0 : f32
    %23 = arith.mulf %22, %0 : f32
    %24 = arith.mulf %23, %0 : f32
    %25 = arith.mulf %24, %0 : f32
    %26 = arith.mulf %25, %0 : f32
    %27 = arith.mulf %26, %0 : f32
    %28 = arith.mulf %27, %0 : f32
    %29 = arith.mulf %28, %0 : f32
    %30 = arith.mulf %29, %0 : f32
    %31 = arith.mulf %30, %0 : f32
    %32 = arith.mulf %31, %0 : f32
    %33 = arith.mulf %32, %0 : f32
    %34 = arith.mulf %33, %0 : f32
    %35 = arith.mulf %34, %0 : f32
    optim.yield %0, %0, %35 : f32, f32, f32
  }
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%one#1, %one#2 : tensor<1xf32>, tensor<1xf32>) {
  ^bb0(%in: f32, %a: f32, %b: f32):
    %0 = arith.mulf %in, %a : f32
    %1 = arith.mulf %0, %b : f32
    optim.yield %1 : f32
  }
  return %one#0, %sum : tensor<1xf32>, tensor<1xf32>
}
