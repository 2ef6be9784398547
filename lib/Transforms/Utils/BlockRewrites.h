//===- BlockRewrites.h - Passes over the blocks of a function ---*- C++ -*-===//
//
// Code that passes which rewrite one block after the other share.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UTILS_BLOCKREWRITES_H
#define STEPFOLD_LIB_TRANSFORMS_UTILS_BLOCKREWRITES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Remarks.h"

namespace stepfold {

/// Calls `rewrite` with each block of `function` whose ops have an order,
/// except the regions of structured ops.
void rewriteBlocks(
    mlir::func::FuncOp function,
    llvm::function_ref<void(mlir::RewriterBase &, mlir::Block &)> rewrite);

/// A remark of `pass` about `op`.
mlir::remark::RemarkOpts getRemark(llvm::StringRef pass, mlir::Operation *op,
                                   llvm::StringRef name);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UTILS_BLOCKREWRITES_H
