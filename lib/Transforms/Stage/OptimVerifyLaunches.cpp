//===- OptimVerifyLaunches.cpp - optim-verify-launches --------------------===//

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYLAUNCHESPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace stepfold;

namespace {

struct OptimVerifyLaunches final
    : stepfold::impl::OptimVerifyLaunchesPassBase<OptimVerifyLaunches> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(findStage(getOperation(), StageForm::Launches)))
      signalPassFailure();
  }
};

} // namespace
