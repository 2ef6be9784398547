//===- ParameterCasts.h - Casts of parameters to 16 bits --------*- C++ -*-===//
//
// What mixed-precision training does to each parameter in each forward pass:
// round it to 16 bits, as it was loaded. Which casts these are follows from
// def-use, never from names of variables.
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

/// The casts to 16 bits of what `step` loads, other than those of its stage, in
/// program order.
std::vector<ParameterCast> findParameterCasts(mlir::func::FuncOp step,
                                              const OptimizerStage &stage);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_PARAMETERCASTS_H
