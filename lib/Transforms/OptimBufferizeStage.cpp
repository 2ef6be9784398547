//===- OptimBufferizeStage.cpp - optim-bufferize-stage --------------------===//

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMBUFFERIZESTAGEPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace stepfold;

/// Removes copies of a buffer to itself, which bufferization leaves where an
/// update was in place, and conversions that nothing uses.
static void cleanUp(func::FuncOp stage) {
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(stage.getBody().front()))) {
    if (auto copy = dyn_cast<memref::CopyOp>(op)) {
      if (copy.getSource() == copy.getTarget())
        copy.erase();
    } else if (isOpTriviallyDead(&op)) {
      op.erase();
    }
  }
}

namespace {

struct OptimBufferizeStage final
    : stepfold::impl::OptimBufferizeStagePassBase<OptimBufferizeStage> {
  void runOnOperation() override {
    auto stage = getOperation().lookupSymbol<func::FuncOp>(kOptimizerStageName);
    if (!stage)
      return;
    bufferization::OneShotBufferizationOptions options;
    // Only the stage: without function boundaries nothing else is looked at.
    options.bufferizeFunctionBoundaries = false;
    bufferization::BufferizationState state;
    if (failed(bufferization::runOneShotBufferize(stage, options, state)))
      return signalPassFailure();
    cleanUp(stage);
  }
};

} // namespace
