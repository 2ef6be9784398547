//===- TrainStep.cpp - The step that a pass rewrites ----------------------===//

#include "TrainStep.h"

#include "stepfold/Analysis/StageForm.h"

using namespace mlir;
using namespace stepfold;

FailureOr<std::optional<TrainStep>>
stepfold::findStepAndStage(ModuleOp module, AnalysisManager analyses) {
  FailureOr<func::FuncOp> step = findTrainStep(module);
  if (failed(step))
    return failure();
  if (!*step)
    return std::optional<TrainStep>();
  const FailureOr<OptimizerStage> &stage =
      analyses.getChildAnalysis<OptimizerStageAnalysis>(*step).stage;
  if (failed(stage))
    return failure();
  return std::optional(TrainStep{*step, &*stage});
}
