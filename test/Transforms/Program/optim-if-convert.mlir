// RUN: stepfold-opt %s --optim-if-convert -split-input-file | FileCheck %s
// RUN: stepfold-opt %s --optim-if-convert -split-input-file --remarks-filter-passed=optim-if-convert --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// An update under a condition becomes one that is skipped. A sum that is
// accumulated outside and emptied inside is selected, and stored once.

// REMARK-COUNT-6: a conditional was converted to selects on its condition

// CHECK-LABEL: func.func @train_step
// CHECK:         %[[FLAG:.*]] = ml_program.global_load @flag
// CHECK:         %[[GRAD:.*]] = optim.gradient @w
// CHECK:         %[[OLD:.*]] = ml_program.global_load @sum
// CHECK:         %[[SUM:.*]] = optim.foreach out(%[[OLD]] : tensor<8xf32>) in(%[[GRAD]] : f32)
// CHECK-NOT:     ml_program.global_store
// CHECK:         %[[SKIP:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xi1>) in(%[[FLAG]] : tensor<1xi1>)
// CHECK:           %[[TRUE:.*]] = arith.constant true
// CHECK:           arith.xori %{{.*}}, %[[TRUE]] : i1
// CHECK-NOT:     scf.if
// CHECK:         %[[W:.*]] = ml_program.global_load @w
// CHECK:         %[[NEW:.*]] = optim.sgd params(%[[W]] : tensor<8xf32>) grads(%[[SUM]] : f32) lr(%{{.*}} : tensor<f32>) skip(%[[SKIP]] : tensor<1xi1>)
// CHECK:         %[[ZERO:.*]] = optim.foreach out(%[[SUM]] : tensor<8xf32>)
// CHECK:         ml_program.global_store @w = %[[NEW]]
// CHECK:         %[[SELECTED:.*]] = optim.foreach out(%[[SUM]] : tensor<8xf32>) in(%[[ZERO]] : f32) scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK-NEXT:    ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[S:.*]]: i1):
// CHECK-NEXT:      arith.select %[[S]], %[[A]], %[[B]] : f32
// CHECK:         ml_program.global_store @sum = %[[SELECTED]]
// CHECK-NEXT:    return
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @sum(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<8xf32>) {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %g = optim.gradient @w %d : tensor<8xf32>
  %old = ml_program.global_load @sum : tensor<8xf32>
  %sum = optim.foreach out(%old : tensor<8xf32>) in(%g : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  ml_program.global_store @sum = %sum : tensor<8xf32>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %s = ml_program.global_load @sum : tensor<8xf32>
    %w = ml_program.global_load @w : tensor<8xf32>
    %lr = ml_program.global_load @lr : tensor<f32>
    %new = optim.sgd params(%w : tensor<8xf32>) grads(%s : f32) lr(%lr : tensor<f32>)
    ml_program.global_store @w = %new : tensor<8xf32>
    %zero = optim.foreach out(%s : tensor<8xf32>) {
    ^bb0(%out: f32):
      %0 = arith.constant 0.0 : f32
      optim.yield %0 : f32
    }
    ml_program.global_store @sum = %zero : tensor<8xf32>
  }
  return
}

// -----

// A flag of the update itself stays: either skips. Sums are of zeros where the
// condition does not hold. Both branches are executed, one after the other; a
// scalar is selected once.

// CHECK-LABEL: func.func @train_step
// CHECK:         %[[FLAG:.*]] = ml_program.global_load @flag
// CHECK:         %[[FOUND:.*]] = ml_program.global_load @found
// CHECK:         %[[SKIP:.*]] = optim.foreach_parameter {{.*}}in(%[[FLAG]]
// CHECK:         optim.reduce {{.*}}scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32, %[[S:.*]]: i1):
// CHECK:           %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:           %[[SUMMED:.*]] = arith.select %[[S]], %[[ZERO]], %{{.*}} : f32
// CHECK:           optim.yield %[[SUMMED]]
// CHECK:         %[[EITHER:.*]] = optim.foreach_parameter {{.*}}in(%[[FOUND]] : tensor<1xi1>) in(%[[SKIP]] : tensor<1xi1>)
// CHECK:           arith.ori
// CHECK:         optim.sgd {{.*}}skip(%[[EITHER]] : tensor<1xi1>)
// CHECK:         %[[NORM:.*]] = optim.foreach_parameter
// CHECK-SAME:        out(%{{.*}} : tensor<1xf32>)
// CHECK-SAME:        scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK:         ml_program.global_store @norm = %[[NORM]]
// CHECK:         %[[OTHERWISE:.*]] = optim.foreach_parameter out(%{{.*}} : tensor<1xi32>) in(%{{.*}} : tensor<1xi32>) scalar(%[[FLAG]] : tensor<1xi1>)
// CHECK:         ml_program.global_store @steps = %[[OTHERWISE]]
// CHECK-NEXT:    return
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @norm(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @steps(dense<0> : tensor<1xi32>) : tensor<1xi32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
ml_program.global private mutable @found(dense<true> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<8xf32>) {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %found = ml_program.global_load @found : tensor<1xi1>
  %g = optim.gradient @w %d : tensor<8xf32>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %e = tensor.empty() : tensor<1xf32>
    %squares = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<8xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    ml_program.global_store @norm = %squares : tensor<1xf32>
    %w = ml_program.global_load @w : tensor<8xf32>
    %lr = ml_program.global_load @lr : tensor<f32>
    %new = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>) skip(%found : tensor<1xi1>)
    ml_program.global_store @w = %new : tensor<8xf32>
  } else {
    %steps = ml_program.global_load @steps : tensor<1xi32>
    %next = optim.foreach_parameter out(%steps : tensor<1xi32>) {
    ^bb0(%out: i32):
      %1 = arith.constant 1 : i32
      %2 = arith.addi %out, %1 : i32
      optim.yield %2 : i32
    }
    ml_program.global_store @steps = %next : tensor<1xi32>
  }
  return
}

// -----

// A sum that is stored over the old one is selected, since it is not kept: it is
// of zeros where the condition does not hold.

// CHECK-LABEL: func.func @train_step
// CHECK:         %[[OLD:.*]] = ml_program.global_load @norm
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<1xf32>
// CHECK:         %[[SUM:.*]] = optim.reduce out(%[[EMPTY]] : tensor<1xf32>) {{.*}}scalar(%[[SKIP:.*]] : tensor<1xi1>)
// CHECK:         %[[NORM:.*]] = optim.foreach_parameter out(%[[OLD]] : tensor<1xf32>) in(%[[SUM]] : tensor<1xf32>) scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK:         ml_program.global_store @norm = %[[NORM]]
// CHECK-NEXT:    return
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @norm(dense<7.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<8xf32>) {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %g = optim.gradient @w %d : tensor<8xf32>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %old = ml_program.global_load @norm : tensor<1xf32>
    %squares = optim.reduce out(%old : tensor<1xf32>) in(%g : tensor<8xf32>) {
    ^bb0(%in: f32):
      %0 = arith.mulf %in, %in : f32
      optim.yield %0 : f32
    }
    ml_program.global_store @norm = %squares : tensor<1xf32>
  }
  return
}

// -----

// A conditional in a conditional: its stored values are selected twice.

// CHECK-LABEL: func.func @train_step
// CHECK-NOT:     scf.if
// CHECK:         %[[NEW:.*]] = optim.sgd
// CHECK-SAME:        skip(
// CHECK:         ml_program.global_store @w = %[[NEW]]
// CHECK-NEXT:    return
ml_program.global private mutable @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
ml_program.global private mutable @found(dense<true> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<8xf32>) {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %found = ml_program.global_load @found : tensor<1xi1>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %b = tensor.extract %found[%i] : tensor<1xi1>
    scf.if %b {
      %g = optim.gradient @w %d : tensor<8xf32>
      %w = ml_program.global_load @w : tensor<8xf32>
      %lr = ml_program.global_load @lr : tensor<f32>
      %new = optim.sgd params(%w : tensor<8xf32>) grads(%g : f32) lr(%lr : tensor<f32>)
      ml_program.global_store @w = %new : tensor<8xf32>
    }
  }
  return
}

// -----

// A constant that is stored is one of the selection's region, apart from what
// is computed. A constant of different elements is read.

// CHECK-LABEL: func.func @train_step
// CHECK:         %[[FLAG:.*]] = ml_program.global_load @flag
// CHECK:         %[[SKIP:.*]] = optim.foreach_parameter {{.*}}in(%[[FLAG]]
// CHECK:         %[[A:.*]] = ml_program.global_load @a
// CHECK:         %[[B:.*]] = ml_program.global_load @b
// CHECK:         %[[RAMP:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]>
// CHECK:         %[[C:.*]] = ml_program.global_load @c
// CHECK:         %[[N:.*]] = ml_program.global_load @n
// CHECK:         %[[ZEROS:.*]]:2 = optim.foreach
// CHECK-NEXT:        out(%[[A]], %[[B]] : tensor<8xf32>, tensor<2x3xf32>)
// CHECK-NEXT:        scalar(%[[SKIP]] : tensor<1xi1>) {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[S:.*]]: i1):
// CHECK-NEXT:      %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      arith.select %[[S]], %[[OLD]], %[[ZERO]] : f32
// CHECK:         ml_program.global_store @a = %[[ZEROS]]#0
// CHECK:         ml_program.global_store @b = %[[ZEROS]]#1
// CHECK:         %[[READ:.*]] = optim.foreach out(%[[C]] : tensor<2xf32>) in(%[[RAMP]] : f32) scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK:         ml_program.global_store @c = %[[READ]]
// CHECK:         %[[COUNT:.*]] = optim.foreach_parameter out(%[[N]] : tensor<1xi32>) scalar(%[[SKIP]] : tensor<1xi1>)
// CHECK:           arith.constant 0 : i32
// CHECK:         ml_program.global_store @n = %[[COUNT]]
// CHECK-NEXT:    return
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
ml_program.global private mutable @a(dense<1.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @b(dense<1.0> : tensor<2x3xf32>) : tensor<2x3xf32>
ml_program.global private mutable @c(dense<1.0> : tensor<2xf32>) : tensor<2xf32>
ml_program.global private mutable @n(dense<7> : tensor<1xi32>) : tensor<1xi32>
func.func @train_step() {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    ml_program.global_store @a = %zero : tensor<8xf32>
    %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
    ml_program.global_store @b = %zeros : tensor<2x3xf32>
    %ramp = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    ml_program.global_store @c = %ramp : tensor<2xf32>
    %none = arith.constant dense<0> : tensor<1xi32>
    ml_program.global_store @n = %none : tensor<1xi32>
  }
  return
}

// -----

// A reduction that updates what it sums: it sums zeros and keeps what it would
// update, which is then stored as it is.

// CHECK-LABEL: func.func @train_step
// CHECK:         %[[M:.*]] = ml_program.global_load @m
// CHECK:         %{{.*}}, %[[NEW:.*]] = optim.reduce {{.*}}update(%[[M]] : tensor<8xf32>) {{.*}}scalar(%[[SKIP:.*]] : tensor<1xi1>)
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[IN:.*]]: f32, %[[S:.*]]: i1):
// CHECK:           %[[X:.*]] = arith.addf %[[OLD]], %[[IN]]
// CHECK:           %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK:           %[[SUMMED:.*]] = arith.select %[[S]], %[[ZERO]], %[[X]] : f32
// CHECK:           %[[KEPT:.*]] = arith.select %[[S]], %[[OLD]], %[[X]] : f32
// CHECK:           optim.yield %[[SUMMED]], %[[KEPT]]
// CHECK-NOT:     optim.foreach {
// CHECK:         ml_program.global_store @m = %[[NEW]]
ml_program.global private mutable @w(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @m(dense<0.0> : tensor<8xf32>) : tensor<8xf32>
ml_program.global private mutable @norm(dense<0.0> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @flag(dense<true> : tensor<1xi1>) : tensor<1xi1>
func.func @train_step(%d: tensor<8xf32>) {
  %flag = ml_program.global_load @flag : tensor<1xi1>
  %g = optim.gradient @w %d : tensor<8xf32>
  %i = arith.constant 0 : index
  %c = tensor.extract %flag[%i] : tensor<1xi1>
  scf.if %c {
    %m = ml_program.global_load @m : tensor<8xf32>
    %e = tensor.empty() : tensor<1xf32>
    %sum, %new = optim.reduce out(%e : tensor<1xf32>) update(%m : tensor<8xf32>) in(%g : f32) {
    ^bb0(%old: f32, %in: f32):
      %0 = arith.addf %old, %in : f32
      optim.yield %0, %0 : f32, f32
    }
    ml_program.global_store @norm = %sum : tensor<1xf32>
    ml_program.global_store @m = %new : tensor<8xf32>
  }
  return
}
