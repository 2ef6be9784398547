//===- RecomputedScalars.h - Scalars that reductions compute ----*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_RECOMPUTEDSCALARS_H
#define STEPFOLD_LIB_TRANSFORMS_RECOMPUTEDSCALARS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Lets reductions of `block` compute scalars themselves that an op on one
/// element computes of state in a few operations, such as the inverse of a loss
/// scale: reductions are launched first, and would wait for a kernel that does
/// little else. What other ops read is still computed for them.
void recomputeScalars(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_RECOMPUTEDSCALARS_H
