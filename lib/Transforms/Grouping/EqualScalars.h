//===- EqualScalars.h - Scalars that are computed twice ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_EQUALSCALARS_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_EQUALSCALARS_H

#include "stepfold/IR/Optim.h"

namespace stepfold {

/// Lets what is computed several times in `block` from the same scalars, such
/// as the rounded factor of a clip for each of its gradients, be computed once:
/// what reads different scalars cannot be fused. Returns how many ops are gone.
size_t mergeEqualScalars(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_EQUALSCALARS_H
