// RUN: stepfold-opt %s --optim-fuse --split-input-file | FileCheck %s
// RUN: stepfold-opt %s --optim-fuse --split-input-file --remarks-filter-passed='optim-.*' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK
// RUN: stepfold-opt %s --optim-fuse-updates --split-input-file | FileCheck %s --check-prefix=ALONE

// So it is where the update reads many scalars.

// RUN: %python %S/../Inputs/many_scalars.py 64 | stepfold-opt --optim-fuse | FileCheck %s --check-prefix=MANY
// MANY: optim.reduce {{.*}}update(
// MANY: optim.foreach out(%{{[^)]*}}) in(%{{[^)]*}}) scalar(

// The update stores what the reduction computes: the reduction stores it, and
// the update reads it and no longer the gradient.

// CHECK-LABEL: func.func @moment
// CHECK-SAME:    %[[P:.*]]: tensor<8xf32>, %[[M:.*]]: tensor<8xf32>, %[[G:.*]]: tensor<8xf32>
// CHECK:         %[[SUM:.*]], %[[NEW:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) update(%[[M]] : tensor<8xf32>) in(%[[G]] : f32)
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[IN:.*]]: f32):
// CHECK-NEXT:      %[[X:.*]] = arith.addf %[[OLD]], %[[IN]]
// CHECK-NEXT:      %[[Y:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT:      optim.yield %[[Y]], %[[X]] : f32, f32
// CHECK:         %[[NEWP:.*]] = optim.foreach out(%[[P]] : tensor<8xf32>) in(%[[NEW]] : f32) per_parameter(%[[SUM]] : tensor<1xf32>)
// CHECK-NEXT:    ^bb0(%[[OLDP:.*]]: f32, %[[IN:.*]]: f32, %[[NORM:.*]]: f32):
// CHECK-NEXT:      %[[Z:.*]] = arith.mulf %[[IN]], %[[NORM]]
// CHECK-NEXT:      arith.subf %[[OLDP]], %[[Z]]
// CHECK:         return %[[NEWP]], %[[NEW]]

// REMARK: UpdatedInReduction {{.*}}"updates what it sums", bytesAfter=200, bytesBefore=232
func.func @moment(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1 : f32
  }
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    %2 = arith.subf %x, %1 : f32
    optim.yield %2, %0 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// An update that a flag skips: the stored new elements are the old ones if the
// flag holds, but then nothing else needs them.

// CHECK-LABEL: func.func @skipped
// CHECK-SAME:    %[[P:.*]]: tensor<8xf32>, %[[M:.*]]: tensor<8xf32>, %[[G:.*]]: tensor<8xf32>, %[[SKIP:.*]]: tensor<i1>
// CHECK:         %[[SUM:.*]], %[[NEW:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) update(%[[M]] : tensor<8xf32>) in(%[[G]] : f32) scalar(%[[SKIP]] : tensor<i1>)
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[IN:.*]]: f32, %[[FLAG:.*]]: i1):
// CHECK-NEXT:      %[[X:.*]] = arith.addf %[[OLD]], %[[IN]]
// CHECK-NEXT:      %[[Z:.*]] = arith.select %[[FLAG]], %[[OLD]], %[[X]]
// CHECK-NEXT:      %[[Y:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT:      optim.yield %[[Y]], %[[Z]] : f32, f32
// CHECK:         optim.foreach out(%[[P]] : tensor<8xf32>) in(%[[NEW]] : f32) per_parameter(%[[SUM]] : tensor<1xf32>) scalar(%[[SKIP]] : tensor<i1>)
// CHECK-NEXT:    ^bb0(%[[OLDP:.*]]: f32, %[[IN:.*]]: f32, %[[NORM:.*]]: f32, %[[FLAG:.*]]: i1):
// CHECK-NEXT:      %[[X:.*]] = arith.mulf %[[IN]], %[[NORM]]
// CHECK-NEXT:      %[[Y:.*]] = arith.subf %[[OLDP]], %[[X]]
// CHECK-NEXT:      arith.select %[[FLAG]], %[[OLDP]], %[[Y]]
func.func @skipped(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>, %skip: tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1 : f32
  }
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) scalar(%skip : tensor<i1>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32, %flag: i1):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    %2 = arith.subf %x, %1 : f32
    %3 = arith.select %flag, %x, %2 : f32
    %4 = arith.select %flag, %old, %0 : f32
    optim.yield %3, %4 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Gradients that are accumulated, and then measured, of two parameters: the
// reduction does all of it.

// CHECK-LABEL: func.func @accumulated
// CHECK-NOT:     optim.foreach
// CHECK:         %[[SUM:.*]], %[[NEW:.*]]:2 = optim.reduce
// CHECK-NEXT:      out(%{{.*}} : tensor<2xf32>)
// CHECK-NEXT:      update(%[[A:.*]], %[[B:.*]] : tensor<8xf32>, tensor<3xf32>)
// CHECK-NEXT:      in(%[[G:.*]], %[[H:.*]] : f32) {
// CHECK-NEXT:    ^bb0(%[[OLD:.*]]: f32, %[[IN:.*]]: f32):
// CHECK-NEXT:      %[[X:.*]] = arith.addf %[[OLD]], %[[IN]]
// CHECK-NEXT:      %[[Y:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT:      optim.yield %[[Y]], %[[X]] : f32, f32
// CHECK-NOT:     optim.foreach
// CHECK:         return %[[NEW]]#0, %[[NEW]]#1, %[[SUM]]
func.func @accumulated(%a: tensor<8xf32>, %b: tensor<3xf32>, %g: tensor<8xf32>, %h: tensor<3xf32>) -> (tensor<8xf32>, tensor<3xf32>, tensor<2xf32>) {
  %new:2 = optim.foreach out(%a, %b : tensor<8xf32>, tensor<3xf32>) in(%g, %h : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %e = tensor.empty() : tensor<2xf32>
  %sum = optim.reduce out(%e : tensor<2xf32>) in(%new#0, %new#1 : tensor<8xf32>, tensor<3xf32>) {
  ^bb0(%in: f32):
    %0 = arith.mulf %in, %in : f32
    optim.yield %0 : f32
  }
  return %new#0, %new#1, %sum : tensor<8xf32>, tensor<3xf32>, tensor<2xf32>
}

// -----

// The stored value is rounded, and the reduction sums the stored value.

// CHECK-LABEL: func.func @accumulated_in_bf16
// CHECK-NOT:     optim.foreach
// CHECK:         optim.reduce {{.*}} update(%{{.*}} : tensor<8xbf16>)
// CHECK:           %[[ROUNDED:.*]] = arith.truncf
// CHECK:           %[[X:.*]] = arith.extf %[[ROUNDED]]
// CHECK:           %[[Y:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK:           optim.yield %[[Y]], %[[ROUNDED]] : f32, bf16
func.func @accumulated_in_bf16(%a: tensor<8xbf16>, %g: tensor<8xf32>) -> (tensor<8xbf16>, tensor<1xf32>) {
  %new = optim.foreach out(%a : tensor<8xbf16>) in(%g : f32) {
  ^bb0(%old: bf16, %in: f32):
    %0 = arith.extf %old : bf16 to f32
    %1 = arith.addf %0, %in : f32
    %2 = arith.truncf %1 : f32 to bf16
    optim.yield %2 : bf16
  }
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%new : tensor<8xbf16>) {
  ^bb0(%in: bf16):
    %0 = arith.extf %in : bf16 to f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1 : f32
  }
  return %new, %sum : tensor<8xbf16>, tensor<1xf32>
}

// -----

// The part of a reduction that fills some elements of a vector.

// CHECK-LABEL: func.func @positions
// CHECK:         optim.reduce out(%{{.*}} : tensor<3xf32>) update(%{{.*}} : tensor<8xf32>) in(%{{.*}} : f32)
// CHECK-SAME:      attributes {positions = array<i32: 1>}
func.func @positions(%a: tensor<8xf32>, %g: tensor<8xf32>, %v: tensor<3xf32>) -> (tensor<8xf32>, tensor<3xf32>) {
  %new = optim.foreach out(%a : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %sum = optim.reduce out(%v : tensor<3xf32>) in(%new : tensor<8xf32>) attributes {positions = array<i32: 1>} {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %new, %sum : tensor<8xf32>, tensor<3xf32>
}

// -----

// The stored value is a copy of the stream that the reduction reads.

// CHECK-LABEL: func.func @copied
// CHECK-NOT:     optim.foreach
// CHECK:         optim.reduce out(%{{.*}} : tensor<1xf32>) update(%{{.*}} : tensor<8xf32>) in(%{{.*}} : bf16)
func.func @copied(%c: tensor<8xf32>, %h: tensor<8xbf16>) -> (tensor<8xf32>, tensor<1xf32>) {
  %new = optim.foreach out(%c : tensor<8xf32>) in(%h : bf16) {
  ^bb0(%old: f32, %in: bf16):
    %0 = arith.extf %in : bf16 to f32
    optim.yield %0 : f32
  }
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%new : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %new, %sum : tensor<8xf32>, tensor<1xf32>
}

// -----

// The sum of one element is not that element, although their types are equal.

// CHECK-LABEL: func.func @one_element
// CHECK:         %[[SUM:.*]], %[[NEW:.*]] = optim.reduce out(%{{.*}} : tensor<1xf32>) update(%{{.*}} : tensor<1xf32>)
// CHECK:         return %[[NEW]], %[[SUM]]
func.func @one_element(%g: tensor<1xf32>, %h: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %e0 = tensor.empty() : tensor<1xf32>
  %new = optim.foreach out(%e0 : tensor<1xf32>) in(%g : f32) in(%h : f32) {
  ^bb0(%out: f32, %in: f32, %other: f32):
    %0 = arith.mulf %in, %other : f32
    optim.yield %0 : f32
  }
  %e1 = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e1 : tensor<1xf32>) in(%new : tensor<1xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %new, %sum : tensor<1xf32>, tensor<1xf32>
}

// -----

// One moment is as it was: it depends on the norm.

// CHECK-LABEL: func.func @one_of_two
// CHECK:         optim.reduce out(%{{.*}} : tensor<1xf32>) update(%[[M:.*]] : tensor<8xf32>) in(%{{.*}} : f32) {
// CHECK:         optim.foreach out(%{{.*}} : tensor<8xf32>) in(%{{.*}} : f32) per_parameter
func.func @one_of_two(%m: tensor<8xf32>, %n: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %new:2 = optim.foreach out(%m : tensor<8xf32>) out(%n : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%old: f32, %other: f32, %in: f32, %norm: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    %2 = arith.addf %other, %1 : f32
    optim.yield %0, %2 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Nothing is fused with such a reduction: it is the last of fusion.

// CHECK-LABEL: func.func @fused_already
// CHECK:         optim.reduce {{.*}} update
// CHECK:         optim.reduce
// CHECK-NOT:     update
func.func @fused_already(%m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<1xf32>, tensor<8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum, %new = optim.reduce out(%e : tensor<1xf32>) update(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0, %0 : f32, f32
  }
  %f = tensor.empty() : tensor<1xf32>
  %other = optim.reduce out(%f : tensor<1xf32>) in(%g : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %sum, %new, %other : tensor<1xf32>, tensor<8xf32>, tensor<1xf32>
}

// -----

// Not a byte fewer: the reduction would read more than the update saves.

// CHECK-LABEL: func.func @not_worth_it
// CHECK:         optim.reduce
// CHECK-NOT:     update
// CHECK:         optim.foreach out(%{{.*}} : tensor<8xf32>) out(%{{.*}} : f32)
// REMARK-NOT: UpdatedInReduction {{.*}}not_worth_it
func.func @not_worth_it(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<1xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%g : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32):
    %0 = arith.mulf %in, %norm : f32
    %1 = arith.subf %x, %0 : f32
    optim.yield %1, %in : f32, f32
  }
  return %new#0, %new#1, %sum : tensor<8xf32>, tensor<8xf32>, tensor<1xf32>
}

// -----

// An unused op is removed.

// ALONE-LABEL: func.func @unused
// ALONE-NEXT:    return
func.func @unused(%p: tensor<4xf32>, %a: tensor<1xf32>) {
  %new = optim.foreach out(%p : tensor<4xf32>) in(%p : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  %sum = optim.reduce out(%a : tensor<1xf32>) in(%p : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return
}
