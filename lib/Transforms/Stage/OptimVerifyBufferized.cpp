//===- OptimVerifyBufferized.cpp - optim-verify-bufferized ----------------===//

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Transforms/Stage/Passes.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYBUFFERIZEDPASS
#include "stepfold/Transforms/Stage/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace stepfold;

namespace {

struct OptimVerifyBufferized final
    : stepfold::impl::OptimVerifyBufferizedPassBase<OptimVerifyBufferized> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(findStage(getOperation(), StageForm::Bufferized)))
      signalPassFailure();
  }
};

} // namespace
