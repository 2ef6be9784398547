// RUN: stepfold-opt --optim-bufferize-stage --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// Updates are in place; a tensor.empty becomes scratch; a constant becomes a
// global. A second op that reads the new value reads it where it is.

// CHECK:       memref.global "private" constant @[[$CONSTANT:.*]] : memref<2xf32> = dense<[5.000000e-01, 2.500000e-01]>
// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W0:[^:]*]]: memref<4xf32> {optim.global = @w0}, %[[W1:[^:]*]]: memref<8xf32> {optim.global = @w1}, %[[G0:[^:]*]]: memref<4xf32> {optim.gradient = @w0}, %[[G1:[^:]*]]: memref<8xf32>
// CHECK-NOT:     memref.copy
// CHECK:         %[[DECAYS:.*]] = memref.get_global @[[$CONSTANT]] : memref<2xf32>
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[W0]], %[[W1]] : memref<4xf32>, memref<8xf32>)
// CHECK-NEXT:        in(%[[G0]], %[[G1]] : f32)
// CHECK-NEXT:        per_parameter(%[[DECAYS]] : memref<2xf32>)
// CHECK:         %[[SUMS:.*]] = memref.alloc() {{.*}} : memref<2xf32>
// CHECK-NEXT:    optim.reduce
// CHECK-NEXT:        out(%[[SUMS]] : memref<2xf32>)
// CHECK-NEXT:        in(%[[W0]], %[[W1]] :
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[W0]], %[[W1]] :
// CHECK-NEXT:        per_parameter(%[[SUMS]] :
// CHECK-NOT:     memref.copy
// CHECK-NOT:     tensor
func.func @optimizer_stage(%w0: memref<4xf32> {optim.global = @w0}, %w1: memref<8xf32> {optim.global = @w1}, %g0: memref<4xf32> {optim.gradient = @w0}, %g1: memref<8xf32> {optim.gradient = @w1}) {
  %tw0 = bufferization.to_tensor %w0 restrict writable : memref<4xf32> to tensor<4xf32>
  %tw1 = bufferization.to_tensor %w1 restrict writable : memref<8xf32> to tensor<8xf32>
  %tg0 = bufferization.to_tensor %g0 restrict : memref<4xf32> to tensor<4xf32>
  %tg1 = bufferization.to_tensor %g1 restrict : memref<8xf32> to tensor<8xf32>
  %decays = arith.constant dense<[0.5, 0.25]> : tensor<2xf32>
  %new:2 = optim.foreach out(%tw0, %tw1 : tensor<4xf32>, tensor<8xf32>) in(%tg0, %tg1 : f32) per_parameter(%decays : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %decay: f32):
    %0 = arith.mulf %out, %decay : f32
    %1 = arith.subf %0, %in : f32
    optim.yield %1 : f32
  }
  %e = tensor.empty() : tensor<2xf32>
  %sums = optim.reduce out(%e : tensor<2xf32>) in(%new#0, %new#1 : tensor<4xf32>, tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %newer:2 = optim.foreach out(%new#0, %new#1 : tensor<4xf32>, tensor<8xf32>) per_parameter(%sums : tensor<2xf32>) {
  ^bb0(%out: f32, %sum: f32):
    %0 = arith.divf %out, %sum : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %newer#0 in writable %w0 : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %newer#1 in writable %w1 : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// The rest of the program is not looked at.

// CHECK-LABEL: func.func @train_step
// CHECK:         "framework.op"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @train_step(%x: tensor<4xf32>) {
  %0 = "framework.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Ops that share an empty tensor, as CSE leaves them, do not share a buffer.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-COUNT-2: memref.alloc()
// CHECK:         optim.reduce out(%[[FIRST:.*]] : memref<1xf32>)
// CHECK:         optim.reduce out(%[[SECOND:.*]] : memref<1xf32>)
// CHECK:         optim.foreach {{.*}} per_parameter(%[[FIRST]], %[[SECOND]] :
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %g: memref<4xf32> {optim.gradient = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  %tg = bufferization.to_tensor %g restrict : memref<4xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<1xf32>
  %a = optim.reduce out(%e : tensor<1xf32>) in(%tw : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %b = optim.reduce out(%e : tensor<1xf32>) in(%tg : tensor<4xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %new = optim.foreach out(%tw : tensor<4xf32>) per_parameter(%a, %b : tensor<1xf32>, tensor<1xf32>) {
  ^bb0(%out: f32, %x: f32, %y: f32):
    %0 = arith.mulf %x, %y : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// A stored value is computed in its global's buffer, even if nothing loads that
// global.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W:[^:]*]]: memref<2xf32> {optim.global = @w}, %[[NORM:[^:]*]]: memref<f32> {optim.global = @norm}
// CHECK-NOT:     memref.alloc
// CHECK:         optim.reduce_parameters out(%[[NORM]] : memref<f32>) in(%[[W]] : memref<2xf32>)
// CHECK-NEXT:    optim.foreach_parameter out(%[[NORM]] : memref<f32>) {
// CHECK-NOT:     memref.copy
func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w}, %norm: memref<f32> {optim.global = @norm}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<2xf32> to tensor<2xf32>
  %e = tensor.empty() : tensor<f32>
  %sum = optim.reduce_parameters out(%e : tensor<f32>) in(%tw : tensor<2xf32>)
  %root = optim.foreach_parameter out(%sum : tensor<f32>) {
  ^bb0(%out: f32):
    %0 = math.sqrt %out : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %root in writable %norm : (tensor<f32>, memref<f32>) -> ()
  return
}

// -----

// Not where the old value is read later.

func.func @optimizer_stage(%v: memref<f32> {optim.global = @v}, %norm: memref<f32> {optim.global = @norm}, %w: memref<2xf32> {optim.global = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<2xf32> to tensor<2xf32>
  %tv = bufferization.to_tensor %v restrict writable : memref<f32> to tensor<f32>
  %told = bufferization.to_tensor %norm restrict writable : memref<f32> to tensor<f32>
  %e = tensor.empty() : tensor<f32>
  // expected-note @below {{updated here}}
  %sum = optim.reduce_parameters out(%e : tensor<f32>) in(%tw : tensor<2xf32>)
  // expected-error @below {{reads a tensor after an in-place update}}
  %new = optim.foreach_parameter out(%tv : tensor<f32>) in(%told : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %v : (tensor<f32>, memref<f32>) -> ()
  bufferization.materialize_in_destination %sum in writable %norm : (tensor<f32>, memref<f32>) -> ()
  return
}

// -----

// The old value is read after the update: in place, it would be gone.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %v: memref<4xf32> {optim.global = @v}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  %tv = bufferization.to_tensor %v restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note @below {{updated here}}
  %new = optim.foreach out(%tw : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  // expected-error @below {{reads a tensor after an in-place update, which clobbers the old value}}
  %sum = optim.foreach out(%tv : tensor<4xf32>) in(%tw : f32) in(%new : f32) {
  ^bb0(%out: f32, %in: f32, %in_1: f32):
    %0 = arith.addf %in, %in_1 : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %sum in writable %v : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// Two updates of one tensor: the second would begin from what the first wrote.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note @below {{updated here}}
  %unused = optim.foreach out(%tw : tensor<4xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  // expected-error @below {{reads a tensor after an in-place update}}
  %new = optim.foreach out(%tw : tensor<4xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// An element of another parameter may be read after it was written.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{reads a tensor that it updates}}
  %new = optim.foreach out(%tw : tensor<4xf32>) in(%tw : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{updates one tensor twice}}
  %new:2 = optim.foreach out(%tw : tensor<4xf32>) out(%tw : f32) {
  ^bb0(%a: f32, %b: f32):
    optim.yield %a, %b : f32, f32
  }
  bufferization.materialize_in_destination %new#1 in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @optimizer_stage(%g: memref<4xf32> {optim.gradient = @w}) {
  // expected-note @below {{defined here}}
  %tg = bufferization.to_tensor %g restrict : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{updates a tensor that is not writable}}
  %new = optim.foreach out(%tg : tensor<4xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  return
}

// -----

func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w}) {
  // expected-note @below {{defined here}}
  %c = arith.constant dense<1.0> : tensor<2xf32>
  // expected-error @below {{updates a tensor that is not writable}}
  %new = optim.foreach out(%c : tensor<2xf32>) {
  ^bb0(%out: f32):
    optim.yield %out : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// -----

// The new value of one global is that of another: a copy of state.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %v: memref<4xf32> {optim.global = @v}) {
  %tv = bufferization.to_tensor %v restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-error @below {{requires a copy: the tensor is not in this buffer, the storage of @w}}
  bufferization.materialize_in_destination %tv in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// Constants of one repeated element are written where they are stored, all of
// one value together, and single elements apart from lists.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[A:[^:]*]]: memref<4xf32> {optim.global = @a}, %[[B:[^:]*]]: memref<2x3xf32> {optim.global = @b}, %[[C:[^:]*]]: memref<4xf32> {optim.global = @c}, %[[N:[^:]*]]: memref<1xi32>
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[A]], %[[B]] : memref<4xf32>, memref<2x3xf32>) {
// CHECK:           %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      optim.yield %[[ZERO]]
// CHECK:         optim.foreach_parameter out(%[[N]] : memref<1xi32>) {
// CHECK:           %[[THREE:.*]] = arith.constant 3 : i32
// CHECK-NEXT:      optim.yield %[[THREE]]
// CHECK:         optim.foreach out(%[[C]] : memref<4xf32>) {
// CHECK:           arith.constant 5.000000e-01 : f32
// CHECK-NOT:     memref
// CHECK:         return
func.func @optimizer_stage(%a: memref<4xf32> {optim.global = @a}, %b: memref<2x3xf32> {optim.global = @b}, %c: memref<4xf32> {optim.global = @c}, %n: memref<1xi32> {optim.global = @n}) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %zeros = arith.constant dense<0.0> : tensor<2x3xf32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %three = arith.constant dense<3> : tensor<1xi32>
  bufferization.materialize_in_destination %zero in writable %a : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %three in writable %n : (tensor<1xi32>, memref<1xi32>) -> ()
  bufferization.materialize_in_destination %half in writable %c : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %zeros in writable %b : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
  return
}

// -----

// A constant that stands for a parameter's tensor gets scratch, once for all of
// its places in an op; what is read as one element, or as a vector, stays.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[A:[^:]*]]: memref<4xf32> {optim.global = @a}, %[[B:[^:]*]]: memref<4xf32> {optim.global = @b}, %[[N:[^:]*]]: memref<1xi32>
// CHECK-DAG:     %[[VECTOR:.*]] = memref.get_global @{{.*}} : memref<2xf32>
// CHECK-DAG:     %[[ELEMENT:.*]] = memref.get_global @{{.*}} : memref<1xi32>
// CHECK-DAG:     %[[FIRST:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK-DAG:     %[[SECOND:.*]] = memref.alloc() {{.*}} : memref<4xf32>
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[FIRST]], %[[SECOND]] : memref<4xf32>) {
// CHECK:         optim.foreach
// CHECK-NEXT:        out(%[[A]], %[[B]] :
// CHECK-NEXT:        in(%[[FIRST]], %[[SECOND]] :
// CHECK-NEXT:        per_parameter(%[[VECTOR]] :
// CHECK:         optim.foreach_parameter out(%[[N]] : memref<1xi32>) in(%[[ELEMENT]] : memref<1xi32>)
func.func @optimizer_stage(%a: memref<4xf32> {optim.global = @a}, %b: memref<4xf32> {optim.global = @b}, %n: memref<1xi32> {optim.global = @n}) {
  %ta = bufferization.to_tensor %a restrict writable : memref<4xf32> to tensor<4xf32>
  %tb = bufferization.to_tensor %b restrict writable : memref<4xf32> to tensor<4xf32>
  %tn = bufferization.to_tensor %n restrict writable : memref<1xi32> to tensor<1xi32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %three = arith.constant dense<3> : tensor<1xi32>
  %vector = arith.constant dense<0.5> : tensor<2xf32>
  %new:2 = optim.foreach out(%ta, %tb : tensor<4xf32>, tensor<4xf32>) in(%half, %half : f32) per_parameter(%vector : tensor<2xf32>) {
  ^bb0(%out: f32, %in: f32, %factor: f32):
    %0 = arith.mulf %out, %in : f32
    %1 = arith.mulf %0, %factor : f32
    optim.yield %1 : f32
  }
  %sum = optim.foreach_parameter out(%tn : tensor<1xi32>) in(%three : tensor<1xi32>) {
  ^bb0(%out: i32, %in: i32):
    %0 = arith.addi %out, %in : i32
    optim.yield %0 : i32
  }
  bufferization.materialize_in_destination %new#0 in writable %a : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %new#1 in writable %b : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %sum in writable %n : (tensor<1xi32>, memref<1xi32>) -> ()
  return
}

// -----

func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w}) {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // expected-error @below {{requires a copy: the tensor is not in this buffer, the storage of @w}}
  bufferization.materialize_in_destination %c in writable %w : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// -----

func.func @optimizer_stage(%w: memref<2xf32> {optim.global = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<2xf32> to tensor<2xf32>
  // expected-note @below {{defined here}}
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // expected-error @below {{reads a constant with different elements as a parameter's tensor}}
  %new = optim.foreach out(%tw : tensor<2xf32>) in(%c : f32) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %out, %in : f32
    optim.yield %0 : f32
  }
  bufferization.materialize_in_destination %new in writable %w : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// -----

// expected-error @below {{expected one block}}
func.func @optimizer_stage() {
  cf.br ^next
^next:
  return
}

// -----

// A tensor that a reduction updates is updated in place, and then read there.

// CHECK-LABEL: func.func @optimizer_stage(
// CHECK-SAME:    %[[W:[^:]*]]: memref<4xf32> {optim.global = @w}, %[[M:[^:]*]]: memref<4xf32> {optim.global = @m}, %[[G:[^:]*]]: memref<4xf32>
// CHECK:         %[[SUM:.*]] = memref.alloc() {{.*}} : memref<1xf32>
// CHECK-NEXT:    optim.reduce out(%[[SUM]] : memref<1xf32>) update(%[[M]] : memref<4xf32>) in(%[[G]] : f32) {
// CHECK:         optim.foreach out(%[[W]] : memref<4xf32>) in(%[[M]] : f32) per_parameter(%[[SUM]] : memref<1xf32>)
// CHECK-NOT:     memref.copy
func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %m: memref<4xf32> {optim.global = @m}, %g: memref<4xf32> {optim.gradient = @w}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  %tm = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %tg = bufferization.to_tensor %g restrict : memref<4xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<1xf32>
  %sum, %newm = optim.reduce out(%e : tensor<1xf32>) update(%tm : tensor<4xf32>) in(%tg : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0, %0 : f32, f32
  }
  %neww = optim.foreach out(%tw : tensor<4xf32>) in(%newm : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32, %norm: f32):
    %0 = arith.mulf %in, %norm : f32
    %1 = arith.subf %out, %0 : f32
    optim.yield %1 : f32
  }
  bufferization.materialize_in_destination %neww in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %newm in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// The old elements are gone behind a reduction that updates them.

func.func @optimizer_stage(%w: memref<4xf32> {optim.global = @w}, %m: memref<4xf32> {optim.global = @m}) {
  %tw = bufferization.to_tensor %w restrict writable : memref<4xf32> to tensor<4xf32>
  %tm = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<1xf32>
  // expected-note @below {{updated here}}
  %sum, %newm = optim.reduce out(%e : tensor<1xf32>) update(%tm : tensor<4xf32>) {
  ^bb0(%old: f32):
    optim.yield %old, %old : f32, f32
  }
  // expected-error @below {{reads a tensor after an in-place update, which clobbers the old value}}
  %neww = optim.foreach out(%tw : tensor<4xf32>) in(%tm : f32) {
  ^bb0(%out: f32, %in: f32):
    optim.yield %in : f32
  }
  bufferization.materialize_in_destination %neww in writable %w : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %newm in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
