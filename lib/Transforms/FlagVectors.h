//===- FlagVectors.h - Flags in the order of other reductions ---*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_FLAGVECTORS_H
#define STEPFOLD_LIB_TRANSFORMS_FLAGVECTORS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Lets searches of `block`, such as that for infinities, become one traversal
/// with other reductions of what they search: a vector of flags of which only
/// the sign of the sum is asked for becomes one vector for each other
/// reduction, in the order of its parameters, and one for the rest. The
/// gradients of all parameters are searched in the order of the program, and
/// norms computed in the order of the updates, group by group.
void alignFlagVectors(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_FLAGVECTORS_H
