//===- OutsideStores.h - Stores of a step outside its stage -----*- C++ -*-===//
//
// A plan contains only the stage of a step. The framework must execute all
// other accesses of a step to the variables of the stage, and the user has to
// know which these are.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_OUTSIDESTORES_H
#define STEPFOLD_ANALYSIS_OUTSIDESTORES_H

#include "stepfold/Analysis/OptimizerStage.h"

#include <string>
#include <vector>

namespace stepfold {

/// Stores that are outside of the stage for one reason.
struct OutsideStores {
  mlir::Operation *first;
  /// Names the variables, parameters first: "stores to 'w', 'w_average' are not
  /// part of the stage: they depend on 'pd_op.scale'".
  std::string text;
};

/// Returns the stores of `step` outside of its `stage` that belong to the
/// optimizers: to variables of the stage, to parameters, by updates, and to
/// what is computed from either behind the stage. `trained` names further
/// variables of optimizers, such as parameters without a gradient. Others, such
/// as those of the running means of a normalisation, are not among them unless
/// there is no stage at all.
std::vector<OutsideStores>
findOutsideStores(mlir::func::FuncOp step, const OptimizerStage &stage,
                  llvm::ArrayRef<mlir::StringAttr> trained = {});

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_OUTSIDESTORES_H
