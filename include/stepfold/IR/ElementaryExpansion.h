//===- ElementaryExpansion.h - The sequences of exp, log, pow ---*- C++ -*-===//

#ifndef STEPFOLD_IR_ELEMENTARYEXPANSION_H
#define STEPFOLD_IR_ELEMENTARYEXPANSION_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::optim {

/// Replaces each optim.exp, optim.log and optim.pow in `root` by the operations
/// of `arith` and `math` that define it (docs/numerics.md). Lowerings call it
/// on regions; there is no other way to compute such an op in a kernel.
void expandElementaryFunctions(RewriterBase &rewriter, Operation *root);

} // namespace mlir::optim

#endif // STEPFOLD_IR_ELEMENTARYEXPANSION_H
