//===- OptimVerifyStructured.cpp - Contract of the structured phase -------===//

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMVERIFYSTRUCTUREDPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if `op` may belong to the stage in the structured phase.
static bool isStructured(Operation *op) {
  return isStageCompute(op) ||
         isa<arith::ConstantOp, tensor::EmptyOp, GradientOp,
             ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp,
             ml_program::GlobalStoreOp>(op);
}

namespace {

struct OptimVerifyStructured final
    : stepfold::impl::OptimVerifyStructuredPassBase<OptimVerifyStructured> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    getOperation()->walk([&](OptimizerOpInterface op) {
      op->emitOpError() << "expected no update op in the structured phase: run "
                           "optim-generalize first";
      signalPassFailure();
    });
    // A function of several blocks has no stage.
    if (!getOperation().getBody().hasOneBlock())
      return;
    const FailureOr<OptimizerStage> &stage =
        getAnalysis<OptimizerStageAnalysis>().stage;
    if (failed(stage))
      return signalPassFailure();
    for (Operation *op : stage->getOps()) {
      if (isStructured(op) || isa<OptimizerOpInterface>(op))
        continue;
      op->emitOpError() << "expected only structured ops, arith.constant and "
                           "tensor.empty between gradients and state";
      signalPassFailure();
    }
  }
};

} // namespace
