// RUN: stepfold-opt %s | stepfold-opt | FileCheck %s --check-prefixes=CHECK,KEPT
// RUN: stepfold-opt --canonicalize %s | FileCheck %s --check-prefixes=CHECK,KEPT,FOLDED
// RUN: stepfold-opt --canonicalize --cse %s | FileCheck %s --check-prefixes=CHECK,CSE

// Functions in regions print and parse. No pass evaluates them, not of constants
// either: their bits are those of the sequence that defines them. Equal ones are one.

// CHECK-LABEL: func.func @constants
// CHECK:         %[[C:.*]] = arith.constant 1.1
// CHECK:         %[[E:.*]] = optim.exp %[[C]] : f64
// KEPT:          %[[F:.*]] = optim.exp %[[C]] : f64
// CSE-NOT:       optim.exp
// CHECK:         %[[L:.*]] = optim.log %[[C]] : f64
// CHECK:         %[[P:.*]] = optim.pow %[[C]], %[[C]] : f64
// KEPT:          optim.yield %[[E]], %[[F]], %[[L]], %[[P]]
// CSE:           optim.yield %[[E]], %[[E]], %[[L]], %[[P]]
func.func @constants(%p: tensor<4xf64>, %q: tensor<4xf64>, %r: tensor<4xf64>, %s: tensor<4xf64>) -> tensor<4xf64> {
  %0:4 = optim.foreach out(%p : tensor<4xf64>) out(%q : f64) out(%r : f64) out(%s : f64) {
  ^bb0(%w: f64, %x: f64, %y: f64, %z: f64):
    %c = arith.constant 1.1 : f64
    %1 = optim.exp %c : f64
    %2 = optim.exp %c : f64
    %3 = optim.log %c : f64
    %4 = optim.pow %c, %c : f64
    optim.yield %1, %2, %3, %4 : f64, f64, f64, f64
  }
  return %0#0 : tensor<4xf64>
}

// Upstream's ops, whose folding is the reason for these ops.

// FOLDED-LABEL: func.func @upstream
// FOLDED-NOT:     math.exp
// FOLDED:         return
func.func @upstream() -> f64 {
  %c = arith.constant 1.1 : f64
  %0 = math.exp %c : f64
  return %0 : f64
}
