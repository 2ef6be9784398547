// RUN: stepfold-opt %s --optim-fuse --split-input-file --allow-unregistered-dialect \
// RUN:   --remarks-filter-missed='optim-fuse-.*' --verify-diagnostics | FileCheck %s
// CHECK-NOT: update(

// A flag that the reduction decides. If it holds, nothing may be updated.

func.func @flag_of_the_reduction(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %0 : f32
    optim.yield %1 : f32
  }
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: they depend on what is computed behind the reduction}}
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32):
    %zero = arith.constant 0.0 : f32
    %skips = arith.cmpf olt, %zero, %norm : f32
    %0 = arith.addf %old, %in : f32
    %1 = arith.subf %x, %0 : f32
    %2 = arith.select %skips, %x, %1 : f32
    %3 = arith.select %skips, %old, %0 : f32
    optim.yield %2, %3 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The stored value is rounded, and the parameter's update uses the value
// before.

func.func @rounded(%p: tensor<8xf32>, %m: tensor<8xbf16>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xbf16>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xbf16>) in(%g : f32) {
  ^bb0(%old: bf16, %in: f32):
    %0 = arith.extf %old : bf16 to f32
    %1 = arith.addf %0, %in : f32
    optim.yield %1 : f32
  }
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: what else it computes needs the old ones}}
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : bf16) in(%g : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%x: f32, %old: bf16, %in: f32, %norm: f32):
    %0 = arith.extf %old : bf16 to f32
    %1 = arith.addf %0, %in : f32
    %2 = arith.mulf %1, %norm : f32
    %3 = arith.subf %x, %2 : f32
    %4 = arith.truncf %1 : f32 to bf16
    optim.yield %3, %4 : f32, bf16
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xbf16>
}

// -----

// One flag skips the moment, and another the parameter: where the first alone
// holds, the parameter is updated by what is not stored.

func.func @two_flags(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>, %s: tensor<i1>, %t: tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: what else it computes needs the old ones}}
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) scalar(%s, %t : tensor<i1>, tensor<i1>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32, %skips: i1, %other: i1):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    %2 = arith.select %other, %x, %1 : f32
    %3 = arith.select %skips, %old, %0 : f32
    optim.yield %2, %3 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// One flag, but where it holds the parameter gets what is not stored.

func.func @other_side(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>, %s: tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: what else it computes needs the old ones}}
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) scalar(%s : tensor<i1>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32, %skips: i1):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    %2 = arith.select %skips, %1, %x : f32
    %3 = arith.select %skips, %old, %0 : f32
    optim.yield %2, %3 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The reduction reads for one parameter what it would update for the other.

func.func @crossed(%m: tensor<8xf32>, %n: tensor<8xf32>, %g: tensor<8xf32>, %h: tensor<8xf32>, %p: tensor<8xf32>, %q: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %sum = optim.reduce out(%e : tensor<2xf32>) in(%m, %n : tensor<8xf32>, tensor<8xf32>) in(%n, %m : f32) in(%g, %h : f32) {
  ^bb0(%old: f32, %other: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %other : f32
    optim.yield %1 : f32
  }
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: it and the reduction access a tensor that one of them updates}}
  %new:4 = optim.foreach out(%p, %q : tensor<8xf32>, tensor<8xf32>) out(%m, %n : f32) in(%g, %h : f32) per_parameter(%sum : tensor<2xf32>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    optim.yield %1, %0 : f32, f32
  }
  return %new#0, %new#1, %new#2, %new#3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// Between the two, the framework uses the old moment.

func.func @read_between(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  "framework.reader"(%m, %sum) : (tensor<8xf32>, tensor<1xf32>) -> ()
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: framework.reader, between them, uses a tensor that one of them updates}}
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32) per_parameter(%sum : tensor<1xf32>) {
  ^bb0(%x: f32, %old: f32, %in: f32, %norm: f32):
    %0 = arith.addf %old, %in : f32
    %1 = arith.mulf %0, %norm : f32
    optim.yield %1, %0 : f32, f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The accumulated value is used before it is measured.

func.func @used_before(%a: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<1xf32>) {
  %new = optim.foreach out(%a : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  "framework.reader"(%new) : (tensor<8xf32>) -> ()
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer updates a tensor in place and has another reader}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%new : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %new, %sum : tensor<8xf32>, tensor<1xf32>
}

// -----

// The accumulated value is updated before it is measured: the gradient, in
// place.

func.func @updated_between(%a: tensor<8xf32>, %g: tensor<8xf32>, %h: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1xf32>) {
  %new = optim.foreach out(%a : tensor<8xf32>) in(%g : f32) {
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }
  %zeroed:2 = optim.foreach out(%g, %h : tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%old: f32):
    %zero = arith.constant 0.0 : f32
    optim.yield %zero : f32
  }
  %e = tensor.empty() : tensor<1xf32>
  // expected-remark @below {{stream 0 of its ins is not recomputed: its producer updates a tensor in place and has another reader}}
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%new : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %new, %zeroed#0, %zeroed#1, %sum : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1xf32>
}

// -----

// The value that the reduction computes again was stored before, and is used
// already.

func.func @copied_and_used(%c: tensor<8xf32>, %h: tensor<8xbf16>) -> (tensor<8xf32>, tensor<1xf32>) {
  // expected-remark @below {{elements that a reduction computes, too, are not updated there: framework.reader, between them, uses a tensor that one of them updates}}
  %new = optim.foreach out(%c : tensor<8xf32>) in(%h : bf16) {
  ^bb0(%old: f32, %in: bf16):
    %0 = arith.extf %in : bf16 to f32
    optim.yield %0 : f32
  }
  "framework.reader"(%new) : (tensor<8xf32>) -> ()
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%new : tensor<8xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  return %new, %sum : tensor<8xf32>, tensor<1xf32>
}

// -----

// A reduction of a sample would update only a part.

func.func @sampled(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) attributes {sampled} {
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
