//===- ParameterGroups.h - Ops on lists of parameters -----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERGROUPS_H
#define STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERGROUPS_H

#include "mlir/IR/PatternMatch.h"

namespace stepfold {

/// Has the ops of `block` work on lists of parameters, one list for each class
/// (ParameterGraph.h), in one order. Ops on parameters of several classes are
/// divided, and ops on parameters of one class are brought together. A class
/// has several lists if its updates need more than `maxScratch` bytes.
void groupParameters(mlir::RewriterBase &rewriter, mlir::Block &block,
                     uint64_t maxScratch);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_GROUPING_PARAMETERGROUPS_H
