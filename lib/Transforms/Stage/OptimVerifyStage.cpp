//===- OptimVerifyStage.cpp - optim-verify-stage --------------------------===//

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYSTAGEPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace stepfold;

namespace {

struct OptimVerifyStage final
    : stepfold::impl::OptimVerifyStagePassBase<OptimVerifyStage> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(findStage(getOperation(), StageForm::Outlined)))
      signalPassFailure();
  }
};

} // namespace
