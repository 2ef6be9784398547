//===- ParameterOrder.h - One order of parameters ---------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PARAMETERORDER_H
#define STEPFOLD_LIB_TRANSFORMS_PARAMETERORDER_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Has elementwise ops of `block` that work on the same tensors in different
/// orders of their parameters work on them in one order: that of an op with
/// vectors over the parameters, which keeps its order, or of the first op.
void alignParameters(mlir::RewriterBase &rewriter, mlir::Block &block);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PARAMETERORDER_H
