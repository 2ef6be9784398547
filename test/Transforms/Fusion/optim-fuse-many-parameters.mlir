// 2,000 one-parameter updates are one update, and one traversal each of the
// norms, the rates and the parameters.

// RUN: %python %S/../Inputs/many_parameters.py 2000 lars_momentum > %t.lars.mlir
// RUN: stepfold-opt %t.lars.mlir --allow-unregistered-dialect \
// RUN:   --pass-pipeline='builtin.module(func.func(optim-merge,optim-generalize,optim-fuse,optim-verify-structured))' \
// RUN:   | FileCheck %s --check-prefix=LARS
// LARS:     optim.reduce
// LARS:     optim.foreach_parameter
// LARS:     = optim.foreach{{$}}
// LARS-NOT: = optim.{{foreach|reduce}}

// RUN: %python %S/../Inputs/many_parameters.py 2000 adamw > %t.adamw.mlir
// RUN: stepfold-opt %t.adamw.mlir --allow-unregistered-dialect \
// RUN:   --pass-pipeline='builtin.module(func.func(optim-merge,optim-generalize,optim-fuse,optim-verify-structured))' \
// RUN:   | FileCheck %s --check-prefix=ADAMW
// ADAMW-NOT: = optim.foreach{{$}}
// ADAMW:     = optim.foreach_parameter
// ADAMW:     = optim.foreach{{$}}
// ADAMW-NOT: = optim.{{foreach|reduce}}
