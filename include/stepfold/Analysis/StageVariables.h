//===- StageVariables.h - Variables of an optimizer stage -------*- C++ -*-===//
//
// The variables of a stage are the state that it accesses, and gradients.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_STAGEVARIABLES_H
#define STEPFOLD_ANALYSIS_STAGEVARIABLES_H

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Data/DotProduct.h"
#include "stepfold/Data/Variable.h"

#include "llvm/Support/Error.h"

#include <vector>

namespace stepfold {

/// Returns the element type of a plan for elements of `type`, if there is one.
std::optional<runtime::DType> getDType(mlir::Type type);

/// Returns the accumulation of a plan for that of an op.
runtime::Accumulation getAccumulation(mlir::optim::Accumulation accumulation);
/// Returns the form of each product of `op`.
runtime::ProductForm getProductForm(mlir::optim::MatmulOp op);

/// Returns the variables of a stage that is not outlined: its globals, the
/// globals whose conversions are their initial values, and the gradients, one
/// for each parameter.
llvm::Expected<std::vector<runtime::Variable>>
getStageVariables(const OptimizerStage &stage, mlir::ModuleOp module);

/// Returns the variables of an outlined stage: one for each argument, in order,
/// and the globals whose conversions are their initial values, if these are not
/// arguments.
llvm::Expected<std::vector<runtime::Variable>>
getStageVariables(mlir::func::FuncOp outlinedStage, mlir::ModuleOp module);

/// Returns the variables of a step that is executed whole: the state that its
/// own operations access, the globals whose conversions are its initial values,
/// and the results of the step, named by their numbers. State that only an
/// outlined stage accesses is not included.
llvm::Expected<std::vector<runtime::Variable>>
getStepVariables(mlir::func::FuncOp step, mlir::ModuleOp module);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_STAGEVARIABLES_H
