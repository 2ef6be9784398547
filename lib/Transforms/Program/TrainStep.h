//===- TrainStep.h - The step that a pass rewrites --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TRANSFORMS_PROGRAM_TRAINSTEP_H
#define STEPFOLD_LIB_TRANSFORMS_PROGRAM_TRAINSTEP_H

#include "stepfold/Analysis/OptimizerStage.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/AnalysisManager.h"

namespace stepfold {

/// `@train_step` of a module, and its stage.
struct TrainStep {
  mlir::func::FuncOp function;
  const OptimizerStage *stage;
};

/// Finds the step of `module`, of which `analyses` are the pass's. Returns
/// nothing if the module has no step. Emits an error and fails if the step or
/// its stage has another form than passes take.
mlir::FailureOr<std::optional<TrainStep>>
findStepAndStage(mlir::ModuleOp module, mlir::AnalysisManager analyses);

} // namespace stepfold

#endif // STEPFOLD_LIB_TRANSFORMS_PROGRAM_TRAINSTEP_H
