//===- StageView.h - The stage of a program in any phase --------*- C++ -*-===//

#ifndef STEPFOLD_LIB_REPORT_STAGEVIEW_H
#define STEPFOLD_LIB_REPORT_STAGEVIEW_H

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/ParameterCasts.h"

namespace stepfold {

/// The stage of a program in any phase; empty if compiling it reports an error.
class StageView {
public:
  explicit StageView(mlir::ModuleOp module);

  llvm::ArrayRef<mlir::Operation *> getOps() const { return ops; }
  /// Casts of parameters outside of it.
  llvm::ArrayRef<ParameterCast> getOutsideCasts() const { return outsideCasts; }
  /// Operations outside of it that read gradients.
  llvm::ArrayRef<mlir::Operation *> getReaders() const { return readers; }
  /// The names of the globals that `@train_step` itself, or its stage, stores
  /// to.
  llvm::DenseSet<mlir::StringAttr> getStored() const;

private:
  void addStep(mlir::func::FuncOp step);

  llvm::SmallVector<mlir::Operation *> ops;
  std::vector<ParameterCast> outsideCasts;
  llvm::SmallVector<mlir::Operation *> readers;
  /// Stage of a program that has `@train_step`.
  std::optional<OptimizerStage> ofStep;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_REPORT_STAGEVIEW_H
