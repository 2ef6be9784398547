//===- ParameterFusion.h - Ops over the same parameters ---------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PARAMETERFUSION_H
#define STEPFOLD_LIB_TRANSFORMS_PARAMETERFUSION_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Makes one op of ops of `block` of one kind over the same parameters.
void fuseSameParameters(mlir::RewriterBase &rewriter, mlir::Block &block);

/// Makes one op of ops of `block` that each have one element of everything:
/// learning rates, loss scales and their counters.
void fuseSingleParameters(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PARAMETERFUSION_H
