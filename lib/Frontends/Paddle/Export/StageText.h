//===- StageText.h - An optimizer stage as MLIR -----------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGETEXT_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGETEXT_H

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <string>

namespace stepfold::pir {

/// Returns a module with a function of `ops`, which are a stage of `step`, in
/// their order. The function has an argument for each of `gradients`, one for
/// each parameter, and loads and stores the variables of the module.
std::string printStage(mlir::func::FuncOp step,
                       llvm::ArrayRef<mlir::Operation *> ops,
                       llvm::ArrayRef<mlir::optim::GradientOp> gradients);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGETEXT_H
