// RUN: stepfold-opt %s --split-input-file --allow-unregistered-dialect --optim-scalarize > %t
// RUN: stepfold-opt %s --split-input-file --allow-unregistered-dialect | diff - %t

// Numbers that depend on old values, or on those of a parameter.

func.func @own(%s: tensor<f32>, %rates: tensor<2xf32>, %v: tensor<2xf32>, %p0: tensor<8xf32>, %p1: tensor<16xf32>)
    -> (tensor<8xf32>, tensor<16xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %new, %mine = optim.foreach_parameter out(%rates : tensor<2xf32>) out(%e : tensor<2xf32>)
      in(%v : tensor<2xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%old: f32, %out: f32, %in: f32, %a: f32):
    %0 = arith.addf %old, %a : f32
    %1 = arith.addf %in, %a : f32
    optim.yield %0, %1 : f32, f32
  }
  %q:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%new, %mine : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32, %m: f32):
    %0 = arith.mulf %out, %r : f32
    %1 = arith.addf %0, %m : f32
    optim.yield %1 : f32
  }
  return %q#0, %q#1, %new : tensor<8xf32>, tensor<16xf32>, tensor<2xf32>
}

// -----

// A vector that is state.

func.func @state(%s: tensor<f32>, %rates: tensor<2xf32>, %p0: tensor<8xf32>, %p1: tensor<16xf32>)
    -> (tensor<8xf32>, tensor<16xf32>) {
  %new = optim.foreach_parameter out(%rates : tensor<2xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%old: f32, %a: f32):
    %0 = arith.addf %a, %a : f32
    optim.yield %0 : f32
  }
  %q:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%new : tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %q#0, %q#1 : tensor<8xf32>, tensor<16xf32>
}

// -----

// Readers that need a vector: a function that returns it, a sum over it, elements
// that it has, an update of it, and an op that nothing is known of.

func.func @readers(%s: tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<1xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %a, %b, %c, %d, %f = optim.foreach_parameter
      out(%e : tensor<2xf32>) out(%e : tensor<2xf32>) out(%e : tensor<2xf32>)
      out(%e : tensor<2xf32>) out(%e : tensor<2xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%o0: f32, %o1: f32, %o2: f32, %o3: f32, %o4: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    %1 = arith.mulf %in, %in : f32
    %2 = arith.subf %in, %0 : f32
    %3 = arith.subf %0, %in : f32
    %4 = arith.subf %1, %in : f32
    optim.yield %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
  }
  %e0 = tensor.empty() : tensor<f32>
  %total = optim.reduce_parameters out(%e0 : tensor<f32>) in(%b : tensor<2xf32>)
  %e1 = tensor.empty() : tensor<1xf32>
  %elements = optim.reduce out(%e1 : tensor<1xf32>) in(%c : tensor<2xf32>) {
  ^bb0(%in: f32):
    optim.yield %in : f32
  }
  %updated = optim.foreach_parameter out(%d : tensor<2xf32>) {
  ^bb0(%old: f32):
    %0 = arith.addf %old, %old : f32
    optim.yield %0 : f32
  }
  "framework.use"(%f) : (tensor<2xf32>) -> ()
  return %a, %total, %elements, %updated : tensor<2xf32>, tensor<f32>, tensor<1xf32>, tensor<2xf32>
}

// -----

// One parameter: there is nothing to save.

func.func @single(%s: tensor<f32>, %p: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<1xf32>
  %r = optim.foreach_parameter out(%e : tensor<1xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.addf %in, %in : f32
    optim.yield %0 : f32
  }
  %new = optim.foreach out(%p : tensor<8xf32>) per_parameter(%r : tensor<1xf32>) {
  ^bb0(%out: f32, %in: f32):
    %0 = arith.mulf %out, %in : f32
    optim.yield %0 : f32
  }
  return %new : tensor<8xf32>
}

// -----

// So many scalars that both ops would not be one launch.

func.func @arguments(%s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>, %s3: tensor<f32>, %s4: tensor<f32>, %s5: tensor<f32>, %s6: tensor<f32>, %s7: tensor<f32>, %s8: tensor<f32>, %s9: tensor<f32>, %s10: tensor<f32>, %s11: tensor<f32>, %s12: tensor<f32>, %s13: tensor<f32>, %s14: tensor<f32>, %s15: tensor<f32>, %s16: tensor<f32>, %s17: tensor<f32>, %s18: tensor<f32>, %s19: tensor<f32>, %s20: tensor<f32>, %s21: tensor<f32>, %s22: tensor<f32>, %s23: tensor<f32>, %s24: tensor<f32>, %s25: tensor<f32>, %s26: tensor<f32>, %s27: tensor<f32>, %s28: tensor<f32>, %s29: tensor<f32>, %s30: tensor<f32>, %s31: tensor<f32>, %s32: tensor<f32>, %counts: tensor<2xf32>, %p0: tensor<8xf32>, %p1: tensor<16xf32>)
    -> (tensor<8xf32>, tensor<16xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %new, %sum = optim.foreach_parameter out(%counts : tensor<2xf32>) out(%e : tensor<2xf32>)
      scalar(%s0, %s1, %s2, %s3, %s4, %s5, %s6, %s7, %s8, %s9, %s10, %s11, %s12, %s13, %s14, %s15, %s16, %s17, %s18, %s19, %s20, %s21, %s22, %s23, %s24, %s25, %s26, %s27, %s28, %s29, %s30, %s31, %s32 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  ^bb0(%old: f32, %out: f32, %a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32, %a24: f32, %a25: f32, %a26: f32, %a27: f32, %a28: f32, %a29: f32, %a30: f32, %a31: f32, %a32: f32):
    %1 = arith.addf %a0, %a1 : f32
    %2 = arith.addf %1, %a2 : f32
    %3 = arith.addf %2, %a3 : f32
    %4 = arith.addf %3, %a4 : f32
    %5 = arith.addf %4, %a5 : f32
    %6 = arith.addf %5, %a6 : f32
    %7 = arith.addf %6, %a7 : f32
    %8 = arith.addf %7, %a8 : f32
    %9 = arith.addf %8, %a9 : f32
    %10 = arith.addf %9, %a10 : f32
    %11 = arith.addf %10, %a11 : f32
    %12 = arith.addf %11, %a12 : f32
    %13 = arith.addf %12, %a13 : f32
    %14 = arith.addf %13, %a14 : f32
    %15 = arith.addf %14, %a15 : f32
    %16 = arith.addf %15, %a16 : f32
    %17 = arith.addf %16, %a17 : f32
    %18 = arith.addf %17, %a18 : f32
    %19 = arith.addf %18, %a19 : f32
    %20 = arith.addf %19, %a20 : f32
    %21 = arith.addf %20, %a21 : f32
    %22 = arith.addf %21, %a22 : f32
    %23 = arith.addf %22, %a23 : f32
    %24 = arith.addf %23, %a24 : f32
    %25 = arith.addf %24, %a25 : f32
    %26 = arith.addf %25, %a26 : f32
    %27 = arith.addf %26, %a27 : f32
    %28 = arith.addf %27, %a28 : f32
    %29 = arith.addf %28, %a29 : f32
    %30 = arith.addf %29, %a30 : f32
    %31 = arith.addf %30, %a31 : f32
    %32 = arith.addf %31, %a32 : f32
    %count = arith.addf %old, %32 : f32
    optim.yield %count, %32 : f32, f32
  }
  %q:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%sum : tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %q#0, %q#1, %new : tensor<8xf32>, tensor<16xf32>, tensor<2xf32>
}

// -----

// An op that computes state of which it does not read the old value: it may have
// to wait for readers of that, here of the rates, and the new op would not.

ml_program.global private mutable @rates(dense<0.0> : tensor<2xf32>) : tensor<2xf32>
func.func @stored(%s: tensor<f32>, %p0: tensor<8xf32>, %p1: tensor<16xf32>)
    -> (tensor<8xf32>, tensor<16xf32>) {
  %rates = ml_program.global_load @rates : tensor<2xf32>
  %q:2 = optim.foreach out(%p0, %p1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%rates : tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  %e = tensor.empty() : tensor<2xf32>
  %next, %double = optim.foreach_parameter out(%e : tensor<2xf32>) out(%e : tensor<2xf32>) scalar(%s : tensor<f32>) {
  ^bb0(%o0: f32, %o1: f32, %a: f32):
    %0 = arith.addf %a, %a : f32
    optim.yield %a, %0 : f32, f32
  }
  ml_program.global_store @rates = %next : tensor<2xf32>
  %new:2 = optim.foreach out(%q#0, %q#1 : tensor<8xf32>, tensor<16xf32>) per_parameter(%double : tensor<2xf32>) {
  ^bb0(%out: f32, %r: f32):
    %0 = arith.mulf %out, %r : f32
    optim.yield %0 : f32
  }
  return %new#0, %new#1 : tensor<8xf32>, tensor<16xf32>
}
