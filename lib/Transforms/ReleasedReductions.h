//===- ReleasedReductions.h - Reductions that wait for a flag ---*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_RELEASEDREDUCTIONS_H
#define STEPFOLD_LIB_TRANSFORMS_RELEASEDREDUCTIONS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Lets reductions of `block` go ahead of a flag that other reductions decide:
/// the norm of gradients that are zeroed if any of them is infinite can be
/// computed in the traversal that searches for infinities.
///
/// A reduction is released from a flag for all parameters if it depends on no
/// other reduction, and if each of its terms that depends on the flag is a
/// constant 0 where the flag is set. Their sum is then +0.0, in the canonical
/// order: a lane starts from +0.0, and adding 0.0 of either sign to +0.0 gives
/// +0.0. So the reduction is computed as if the flag were not set, and +0.0 is
/// selected afterwards where it is; what was computed then, infinities and NaN
/// among it, is not used.
void releaseReductions(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_RELEASEDREDUCTIONS_H
