//===- UpdatingReductions.h - Updates within reductions ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_UPDATINGREDUCTIONS_H
#define STEPFOLD_LIB_TRANSFORMS_UPDATINGREDUCTIONS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Moves updates of `block` to the reductions that compute the same elements,
/// where that moves fewer bytes: what reads the new elements then reads them
/// instead of computing them again. Nothing fuses such reductions any further.
void updateInReductions(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_UPDATINGREDUCTIONS_H
