//===- FrameworkOps.h - A framework's ops of random programs ----*- C++ -*-===//
//
// Passes see `"framework.touch"() {variables = [@w], ...}` and know no more
// than that it may change `@w`. Once they are done, linking makes of it ops
// that change it. So the interpreter executes all of a program, and sees
// whether something has crossed an op that it must not cross.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TEST_DIFFERENTIAL_FRAMEWORKOPS_H
#define STEPFOLD_TEST_DIFFERENTIAL_FRAMEWORKOPS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"

namespace stepfold::differential {

/// Replaces the framework's ops in `@startup` and `@train_step` by their
/// definitions, inlining regions and calls. Only the backward pass of a random
/// program is left, whose gradients are marked.
llvm::Error linkFrameworkOps(mlir::ModuleOp module);

/// Checks that each variable, and each gradient, lies in one buffer at most,
/// and that no buffer has one whose place others may know: the framework's ops,
/// or whatever reaches a public symbol.
llvm::Error checkBuffers(mlir::ModuleOp module);

} // namespace stepfold::differential

#endif // STEPFOLD_TEST_DIFFERENTIAL_FRAMEWORKOPS_H
