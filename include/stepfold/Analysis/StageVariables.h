//===- StageVariables.h - What an optimizer stage is bound to ---*- C++ -*-===//
//
// The variables of a stage: the state that it loads or stores, and gradients.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_STAGEVARIABLES_H
#define STEPFOLD_ANALYSIS_STAGEVARIABLES_H

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Runtime/Data/Variable.h"

#include "llvm/Support/Error.h"

#include <vector>

namespace stepfold {

/// The type of a plan's elements for elements of `type`, if there is one.
std::optional<runtime::DType> getDType(mlir::Type type);

/// The variables of a stage that is not outlined: its globals, and those that
/// these begin as a conversion of, then the gradients, one for each parameter.
llvm::Expected<std::vector<runtime::Variable>>
getStageVariables(const OptimizerStage &stage, mlir::ModuleOp module);

/// The variables of an outlined stage: one for each argument, in order, then
/// the globals that these begin as a conversion of, as far as they are no
/// arguments.
llvm::Expected<std::vector<runtime::Variable>>
getStageVariables(mlir::func::FuncOp outlinedStage, mlir::ModuleOp module);

/// The variables of a step that is executed whole: the state that its own
/// operations load or store, and what that begins as a conversion of, then its
/// results, named by their numbers. What an outlined stage accesses is not
/// among them.
llvm::Expected<std::vector<runtime::Variable>>
getStepVariables(mlir::func::FuncOp step, mlir::ModuleOp module);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_STAGEVARIABLES_H
