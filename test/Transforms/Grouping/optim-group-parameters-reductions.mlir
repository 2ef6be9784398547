// RUN: stepfold-opt %s --optim-group-parameters | FileCheck %s
// RUN: stepfold-opt %s --optim-group-parameters --remarks-filter-passed=optim-group-parameters \
// RUN:   --remarks-filter-analyse=optim-group-parameters --verify-diagnostics -o /dev/null

// The vector of the sums is the result of one reduction.

// CHECK-LABEL: func.func @plain
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf32>, %[[B:[a-z0-9]*]]: tensor<8xf32>, %[[OUT:[a-z0-9]*]]: tensor<2xf32>)
// CHECK:         %[[SUMS:.*]] = optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[A]], %[[B]] : tensor<4xf32>, tensor<8xf32>)
// CHECK-NOT:     = optim.
// CHECK:         return %[[SUMS]]
func.func @plain(%a: tensor<4xf32>, %b: tensor<8xf32>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{reductionsBefore=2}}
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%s0, %s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v : tensor<2xf32>
}

// Each sum is rounded before it is gathered, and gathering converts it.

// CHECK-LABEL: func.func @rounded
// CHECK-SAME:    (%[[A:[a-z0-9]*]]: tensor<4xf16>, %[[B:[a-z0-9]*]]: tensor<8xf16>, %[[OUT:[a-z0-9]*]]: tensor<2xf32>)
// CHECK:         %[[SUMS:.*]] = optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%[[A]], %[[B]] : tensor<4xf16>, tensor<8xf16>)
// CHECK:         %[[V:.*]] = optim.foreach_parameter
// CHECK-NEXT:      out(%[[OUT]] : tensor<2xf32>)
// CHECK-NEXT:      in(%[[SUMS]] : tensor<2xf32>) {
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %[[SUM:.*]]: f32):
// CHECK-NEXT:      %[[SHORT:.*]] = arith.truncf %[[SUM]] : f32 to f16
// CHECK-NEXT:      %[[LONG:.*]] = arith.extf %[[SHORT]] : f16 to f32
// CHECK-NEXT:      optim.yield %[[LONG]] : f32
// CHECK-NOT:     = optim.
// CHECK:         return %[[V]]
func.func @rounded(%a: tensor<4xf16>, %b: tensor<8xf16>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %h = tensor.empty() : tensor<1xf16>
  // expected-remark @below {{reductionsBefore=2}}
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf16>) {
  ^bb0(%in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  %r0 = optim.foreach_parameter out(%h : tensor<1xf16>) in(%s0 : tensor<1xf32>) {
  ^bb0(%old: f16, %in: f32):
    %0 = arith.truncf %in : f32 to f16
    optim.yield %0 : f16
  }
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%b : tensor<8xf16>) {
  ^bb0(%in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  %r1 = optim.foreach_parameter out(%h : tensor<1xf16>) in(%s1 : tensor<1xf32>) {
  ^bb0(%old: f16, %in: f32):
    %0 = arith.truncf %in : f32 to f16
    optim.yield %0 : f16
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%r0, %r1 : tensor<1xf16>) {
  ^bb0(%old: f32, %in: f16):
    %0 = arith.extf %in : f16 to f32
    optim.yield %0 : f32
  }
  return %v : tensor<2xf32>
}

// Only one of the sums is doubled.

// CHECK-LABEL: func.func @some
// CHECK-COUNT-2: optim.reduce
func.func @some(%a: tensor<4xf32>, %b: tensor<8xf32>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %r0 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s0 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%r0, %s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v : tensor<2xf32>
}

// Different things are done with the sums.

// CHECK-LABEL: func.func @different
// CHECK-COUNT-2: optim.reduce
func.func @different(%a: tensor<4xf32>, %b: tensor<8xf32>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %r0 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s0 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %r1 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%r0, %r1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v : tensor<2xf32>
}

// A step adds to an old value, which is that of one sum alone: the sums are
// scattered to the steps.

// CHECK-LABEL: func.func @old_value
// CHECK:         %[[SUMS:.*]] = optim.reduce
// CHECK-NOT:     optim.reduce
// CHECK:         in(%[[SUMS]] : tensor<2xf32>)
// CHECK:         arith.addf
// CHECK:         return
func.func @old_value(%a: tensor<4xf32>, %b: tensor<8xf32>, %t0: tensor<1xf32>, %t1: tensor<1xf32>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{opsBefore=2}}
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  // expected-remark @below {{opsBefore=2}}
  %r0 = optim.foreach_parameter out(%t0 : tensor<1xf32>) in(%s0 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %r1 = optim.foreach_parameter out(%t1 : tensor<1xf32>) in(%s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%r0, %r1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v : tensor<2xf32>
}

// The value computed from a sum has another reader.

// CHECK-LABEL: func.func @other_reader
// CHECK:         %[[SUMS:.*]] = optim.reduce
// CHECK-NOT:     optim.reduce
// CHECK:         in(%[[SUMS]] : tensor<2xf32>)
// CHECK:         %[[DOUBLED:.*]]:2 = optim.foreach_parameter
// CHECK:         arith.addf
// CHECK:         return %{{.*}}, %[[DOUBLED]]#1
func.func @other_reader(%a: tensor<4xf32>, %b: tensor<8xf32>, %out: tensor<2xf32>) -> (tensor<2xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{opsBefore=2}}
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  // expected-remark @below {{opsBefore=2}}
  %r0 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s0 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %s1 = optim.reduce out(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %r1 = optim.foreach_parameter out(%e : tensor<1xf32>) in(%s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%r0, %r1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v, %r1 : tensor<2xf32>, tensor<1xf32>
}

// Maxima are one reduction, too.

// CHECK-LABEL: func.func @maxima
// CHECK:         %[[MAXIMA:.*]] = optim.reduce
// CHECK-NEXT:      maximum(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      in(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<8xf32>)
// CHECK-NOT:     = optim.
// CHECK:         return %[[MAXIMA]]
func.func @maxima(%a: tensor<4xf32>, %b: tensor<8xf32>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{reductionsBefore=2}}
  %s0 = optim.reduce maximum(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %s1 = optim.reduce maximum(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%s0, %s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v : tensor<2xf32>
}

// A sum and a maximum, which are computed of equal contributions, are two.

// CHECK-LABEL: func.func @sum_and_maximum
// CHECK:         optim.reduce out(
// CHECK:         optim.reduce maximum(
// CHECK:         optim.foreach_parameter
func.func @sum_and_maximum(%a: tensor<4xf32>, %b: tensor<8xf32>, %out: tensor<2xf32>) -> tensor<2xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %s0 = optim.reduce out(%e : tensor<1xf32>) in(%a : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %s1 = optim.reduce maximum(%e : tensor<1xf32>) in(%b : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %v = optim.foreach_parameter out(%out : tensor<2xf32>) in(%s0, %s1 : tensor<1xf32>) {
  ^bb0(%old: f32, %in: f32):
    optim.yield %in : f32
  }
  return %v : tensor<2xf32>
}
