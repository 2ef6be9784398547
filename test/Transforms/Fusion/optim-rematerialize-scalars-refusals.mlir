// RUN: stepfold-opt %s --optim-fuse --allow-unregistered-dialect -split-input-file \
// RUN:   --remarks-filter-missed='optim-rematerialize-scalars' --verify-diagnostics | FileCheck %s

// A scalar is not recomputed behind an update of what it is computed of.

// CHECK-LABEL: func.func @updated_scalar
// CHECK:         %[[INVERSE:.*]], %{{.*}} = optim.foreach_parameter
// CHECK:         optim.reduce
// CHECK:           scalar(%[[INVERSE]] : tensor<1xf32>)
func.func @updated_scalar(%g: tensor<4xf32>, %scale: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %inverse = optim.foreach_parameter out(%e : tensor<1xf32>) in(%scale : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %one = arith.constant 1.0 : f32
    %0 = arith.divf %one, %in : f32
    optim.yield %0 : f32
  }
  %scale1 = optim.foreach_parameter out(%scale : tensor<1xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{a scalar of one element is not recomputed: what it is computed of is updated before}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%inverse : tensor<1xf32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return %sum, %scale1 : tensor<1xf32>, tensor<1xf32>
}

// -----

// Nor of words that ranks exchange, which elements do not round.

// CHECK-LABEL: func.func @exchanged
// CHECK:         optim.exchange
// CHECK:         %[[NORM:.*]] = optim.foreach_parameter
// CHECK:         optim.reduce
// CHECK:           scalar(%[[NORM]] : tensor<1xf32>)
func.func @exchanged(%g: tensor<4xf32>, %words: tensor<1xvector<13xi64>>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %all = optim.exchange sum "gradients" (%words : tensor<1xvector<13xi64>>)
  %norm = optim.foreach_parameter out(%e : tensor<1xf32>) in(%all : tensor<1xvector<13xi64>>) {
  ^bb0(%out: f32, %in: vector<13xi64>):
    %0 = optim.round_sum %in : vector<13xi64>
    %1 = math.sqrt %0 : f32
    optim.yield %1 : f32
  }
  // expected-remark @below {{a scalar of one element is not recomputed: it is computed of words that ranks exchange}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%norm : tensor<1xf32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return %sum, %norm : tensor<1xf32>, tensor<1xf32>
}

// -----

// Nor behind the update of a counter, which is not advanced later where another
// op reads it before the reduction.

// CHECK-LABEL: func.func @counter_with_reader
// CHECK:         %{{.*}}, %[[FACTOR:.*]] = optim.foreach_parameter
// CHECK:         framework.reader
// CHECK:         optim.reduce
// CHECK:           scalar(%[[FACTOR]] : tensor<1xf32>)
func.func @counter_with_reader(%g: tensor<4xf32>, %count: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %advanced, %factor = optim.foreach_parameter out(%count : tensor<1xf32>) out(%e : tensor<1xf32>) {
  ^bb0(%old: f32, %out: f32):
    %one = arith.constant 1.0 : f32
    %0 = arith.addf %old, %one : f32
    %1 = arith.divf %one, %0 : f32
    optim.yield %0, %1 : f32, f32
  }
  "framework.reader"(%advanced) : (tensor<1xf32>) -> ()
  // expected-remark @below {{a scalar of one element is not recomputed: what it is computed of is updated before}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%factor : tensor<1xf32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return %sum, %advanced : tensor<1xf32>, tensor<1xf32>
}

// -----

// A total that is asked for more than its sign keeps its order.

// CHECK-LABEL: func.func @asked_for_value
// CHECK:         %[[FLAGS:.*]] = optim.reduce
// CHECK:           in(%arg0, %arg1
// CHECK:         optim.reduce_parameters {{.*}} in(%[[FLAGS]]
// CHECK:         optim.reduce
// CHECK:           in(%arg1, %arg0
func.func @asked_for_value(%g: tensor<4xf32>, %h: tensor<8xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %e2 = tensor.empty() : tensor<2xf32>
  %flags = optim.reduce out(%e2 : tensor<2xf32>) in(%g, %h : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %0 = arith.cmpf olt, %in, %zero : f32
    %1 = arith.select %0, %one, %zero : f32
    optim.yield %1 : f32
  }
  %total = optim.reduce_parameters out(%e : tensor<1xf32>) in(%flags : tensor<2xf32>)
  %norms = optim.reduce out(%e2 : tensor<2xf32>) in(%h, %g : tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %total, %norms : tensor<1xf32>, tensor<2xf32>
}

// -----

// A value that takes many operations is computed once, not by each thread of a
// reduction. These are as many as are still recomputed, ...

// CHECK-LABEL: func.func @few_operations
// CHECK-NOT:     optim.foreach_parameter
// CHECK:         optim.reduce
func.func @few_operations(%g: tensor<4xf32>, %lr: tensor<1xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %scalar = optim.foreach_parameter out(%e : tensor<1xf32>) in(%lr : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %1 = arith.mulf %in, %in : f32
    %2 = arith.addf %1, %in : f32
    %3 = arith.addf %2, %in : f32
    %4 = arith.addf %3, %in : f32
    %5 = arith.addf %4, %in : f32
    %6 = arith.addf %5, %in : f32
    %7 = arith.addf %6, %in : f32
    %8 = arith.addf %7, %in : f32
    %9 = arith.addf %8, %in : f32
    %10 = arith.addf %9, %in : f32
    %11 = arith.addf %10, %in : f32
    %12 = arith.addf %11, %in : f32
    %13 = arith.addf %12, %in : f32
    %14 = arith.addf %13, %in : f32
    %15 = arith.addf %14, %in : f32
    %16 = arith.addf %15, %in : f32
    %17 = arith.addf %16, %in : f32
    %18 = arith.addf %17, %in : f32
    %19 = arith.addf %18, %in : f32
    %20 = arith.addf %19, %in : f32
    %21 = arith.addf %20, %in : f32
    %22 = arith.addf %21, %in : f32
    %23 = arith.addf %22, %in : f32
    %24 = arith.addf %23, %in : f32
    %25 = arith.addf %24, %in : f32
    %26 = arith.addf %25, %in : f32
    %27 = arith.addf %26, %in : f32
    %28 = arith.addf %27, %in : f32
    %29 = arith.addf %28, %in : f32
    %30 = arith.addf %29, %in : f32
    %31 = arith.addf %30, %in : f32
    %32 = arith.addf %31, %in : f32
    optim.yield %32 : f32
  }
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%scalar : tensor<1xf32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return %sum : tensor<1xf32>
}

// -----

// ... and these one more, which the scalar is computed of.

// CHECK-LABEL: func.func @many_operations
// CHECK:         %[[SCALAR:.*]] = optim.foreach_parameter
// CHECK:         optim.reduce
// CHECK:           scalar(%[[SCALAR]] : tensor<1xf32>)
func.func @many_operations(%g: tensor<4xf32>, %lr: tensor<1xf32>) -> tensor<1xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %first = optim.foreach_parameter out(%e : tensor<1xf32>) in(%lr : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.negf %in : f32
    optim.yield %0 : f32
  }
  %scalar = optim.foreach_parameter out(%e : tensor<1xf32>) in(%first : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %1 = arith.mulf %in, %in : f32
    %2 = arith.addf %1, %in : f32
    %3 = arith.addf %2, %in : f32
    %4 = arith.addf %3, %in : f32
    %5 = arith.addf %4, %in : f32
    %6 = arith.addf %5, %in : f32
    %7 = arith.addf %6, %in : f32
    %8 = arith.addf %7, %in : f32
    %9 = arith.addf %8, %in : f32
    %10 = arith.addf %9, %in : f32
    %11 = arith.addf %10, %in : f32
    %12 = arith.addf %11, %in : f32
    %13 = arith.addf %12, %in : f32
    %14 = arith.addf %13, %in : f32
    %15 = arith.addf %14, %in : f32
    %16 = arith.addf %15, %in : f32
    %17 = arith.addf %16, %in : f32
    %18 = arith.addf %17, %in : f32
    %19 = arith.addf %18, %in : f32
    %20 = arith.addf %19, %in : f32
    %21 = arith.addf %20, %in : f32
    %22 = arith.addf %21, %in : f32
    %23 = arith.addf %22, %in : f32
    %24 = arith.addf %23, %in : f32
    %25 = arith.addf %24, %in : f32
    %26 = arith.addf %25, %in : f32
    %27 = arith.addf %26, %in : f32
    %28 = arith.addf %27, %in : f32
    %29 = arith.addf %28, %in : f32
    %30 = arith.addf %29, %in : f32
    %31 = arith.addf %30, %in : f32
    %32 = arith.addf %31, %in : f32
    optim.yield %32 : f32
  }
  // expected-remark @below {{a scalar of one element is not recomputed: it takes too many operations}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<4xf32>) scalar(%scalar : tensor<1xf32>) {
  ^bb0(%in: f32, %s: f32):
    %0 = arith.mulf %in, %s : f32
    optim.yield %0 : f32
  }
  return %sum : tensor<1xf32>
}
