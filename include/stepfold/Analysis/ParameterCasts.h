//===- ParameterCasts.h - Casts of parameters to 16 bits --------*- C++ -*-===//
//
// In mixed-precision training, each forward pass casts the loaded parameters to
// 16 bits. This analysis finds these casts by def-use chains, never by the
// names of variables.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_PARAMETERCASTS_H
#define STEPFOLD_ANALYSIS_PARAMETERCASTS_H

#include "stepfold/Analysis/OptimizerStage.h"

namespace stepfold {

struct ParameterCast {
  mlir::Operation *op;
  /// The global that is cast.
  mlir::StringAttr global;

  mlir::Type getType() const { return op->getResult(0).getType(); }
};

/// Returns the casts to 16 bits of globals that `step` loads, without casts of
/// its stage, in program order.
std::vector<ParameterCast> findParameterCasts(mlir::func::FuncOp step,
                                              const OptimizerStage &stage);

/// Returns true if `op` is an op of the framework whose result is its operand
/// under another name: both share one memory.
bool isFrameworkAlias(mlir::Operation *op);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_PARAMETERCASTS_H
