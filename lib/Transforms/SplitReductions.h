//===- SplitReductions.h - Reductions by what they read ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_SPLITREDUCTIONS_H
#define STEPFOLD_LIB_TRANSFORMS_SPLITREDUCTIONS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Replaces reductions of `block` that read elements computed in different
/// ways, such as gradients of which some are cast and some are not, by one for
/// each way, which fill one vector: each can then compute what it reads.
void splitReductions(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_SPLITREDUCTIONS_H
