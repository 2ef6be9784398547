//===- StageForm.h - The forms of a program's functions ---------*- C++ -*-===//
//
// Each phase gives the optimizer stage another form (docs/architecture.md,
// "Phases"). What a form is, is said here alone: a pass asks for the form that
// it takes before it looks at a function or changes anything, and the passes
// `optim-verify-*` ask for the form that a phase leaves.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_STAGEFORM_H
#define STEPFOLD_ANALYSIS_STAGEFORM_H

#include "stepfold/Analysis/OptimizerStage.h"

namespace stepfold {

/// The forms of `@optimizer_stage`.
enum class StageForm {
  /// On tensors: arguments are read first, and written last.
  Outlined,
  /// On memrefs, in place.
  Bufferized,
  /// The same, with one table for each list of buffers.
  Packed,
  /// Launches of kernels.
  Launches,
};

/// Whether the lists of a bufferized stage are tables.
bool isPacked(mlir::func::FuncOp stage);

/// Checks that `stage` has `form`. Emits one error, at the culprit, where it
/// has not.
mlir::LogicalResult verifyStageForm(mlir::func::FuncOp stage, StageForm form);

/// The function `name` of `module`, or null where there is none. Fails, with an
/// error, where that has another form.
mlir::FailureOr<mlir::func::FuncOp>
findStage(mlir::ModuleOp module, StageForm form,
          llvm::StringRef name = kOptimizerStageName);

/// `@train_step` of `module`, or null where there is none. Fails, with an
/// error, where that has not one block.
mlir::FailureOr<mlir::func::FuncOp> findTrainStep(mlir::ModuleOp module);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_STAGEFORM_H
