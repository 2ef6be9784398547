//===- StageForm.h - The forms of a program's functions ---------*- C++ -*-===//
//
// Each phase gives the optimizer stage another form (docs/architecture.md,
// "Phases"). This file is the only definition of the forms. A pass verifies the
// form of its input before it changes anything. The passes `optim-verify-*`
// verify the form at the end of a phase.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_ANALYSIS_STAGEFORM_H
#define STEPFOLD_ANALYSIS_STAGEFORM_H

#include "stepfold/Analysis/OptimizerStage.h"

namespace stepfold {

/// The forms of `@optimizer_stage`.
enum class StageForm {
  /// Ops on tensors. Arguments are read first, and written last.
  Outlined,
  /// Ops on memrefs, in place.
  Bufferized,
  /// The same, with one table for each list of buffers.
  Packed,
  /// Launches of kernels.
  Launches,
};

/// Returns true if the lists of a bufferized stage are tables.
bool isPacked(mlir::func::FuncOp stage);

/// Verifies that `stage` has `form`. Otherwise emits one error, at the culprit.
mlir::LogicalResult verifyStageForm(mlir::func::FuncOp stage, StageForm form);

/// Returns the function `name` of `module`, or null if there is none. Fails,
/// with an error, if the function has another form.
mlir::FailureOr<mlir::func::FuncOp>
findStage(mlir::ModuleOp module, StageForm form,
          llvm::StringRef name = kOptimizerStageName);

/// Returns the packed stage `name`, which a lowering expects. Warns if there is
/// none, since nothing is lowered then.
mlir::FailureOr<mlir::func::FuncOp> findStageToLower(mlir::ModuleOp module,
                                                     llvm::StringRef name);

/// Returns `@train_step` of `module`, or null if there is none. Fails, with an
/// error, if the function does not have one block.
mlir::FailureOr<mlir::func::FuncOp> findTrainStep(mlir::ModuleOp module);

} // namespace stepfold

#endif // STEPFOLD_ANALYSIS_STAGEFORM_H
