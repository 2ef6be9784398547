//===- SplitTraversals.h - Traversals by what they read ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_SPLITTRAVERSALS_H
#define STEPFOLD_LIB_TRANSFORMS_SPLITTRAVERSALS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Replaces traversals of `block` that read elements computed in different
/// ways, such as gradients of which some are cast and some are not, by one for
/// each way: each can then compute what it reads. The parts of a reduction fill
/// one vector. What reads for one parameter what it updates for another stays
/// whole.
void splitTraversals(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_SPLITTRAVERSALS_H
