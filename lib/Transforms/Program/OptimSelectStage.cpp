//===- OptimSelectStage.cpp - optim-select-stage --------------------------===//

#include "TrainStep.h"

#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMSELECTSTAGEPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace stepfold;

namespace {

struct OptimSelectStage final
    : stepfold::impl::OptimSelectStagePassBase<OptimSelectStage> {
  using OptimSelectStagePassBase::OptimSelectStagePassBase;

  void runOnOperation() override {
    FailureOr<std::optional<TrainStep>> step =
        findStepAndStage(getOperation(), getAnalysisManager());
    if (failed(step))
      return signalPassFailure();
    size_t numStages =
        *step ? (*step)->stage->getStoresByStage().size() : size_t(0);
    if (stage >= numStages) {
      getOperation().emitError()
          << "cannot select stage " << stage.getValue() << ": the program has "
          << numStages << " optimizer stages, counted from 0";
      return signalPassFailure();
    }
    Block &block = (*step)->function.getBody().front();
    auto stores = (*step)->stage->getStoresByStage();
    if (failed(checkLoads(block, stores)))
      return signalPassFailure();
    for (auto [number, some] : llvm::enumerate(stores))
      if (number != stage)
        eraseStores(some);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
  }

private:
  LogicalResult checkLoads(Block &block,
                           ArrayRef<SmallVector<Operation *>> stores);
  static void eraseStores(ArrayRef<Operation *> ops);
};

} // namespace

/// Checks that what the stage loads is what its plan finds: that no earlier
/// stage stores it after the load.
LogicalResult
OptimSelectStage::checkLoads(Block &block,
                             ArrayRef<SmallVector<Operation *>> stores) {
  llvm::DenseMap<StringAttr, Operation *> stored;
  for (ArrayRef<Operation *> some : stores.take_front(stage))
    for (Operation *op : some)
      op->walk([&](ml_program::GlobalStoreOp store) {
        stored[store.getGlobal().getLeafReference()] = op;
      });
  for (Operation *op : findNeeded(block, stores[stage])) {
    WalkResult result = op->walk([&](ml_program::GlobalLoadOp load) {
      StringAttr global = load.getGlobal().getLeafReference();
      Operation *store = stored.lookup(global);
      if (!store || !op->isBeforeInBlock(store))
        return WalkResult::advance();
      load.emitError() << "cannot select stage " << stage.getValue()
                       << ": it uses '" << global.getValue()
                       << "' from before another stage updates it";
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return failure();
  }
  return success();
}

void OptimSelectStage::eraseStores(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    SmallVector<ml_program::GlobalStoreOp> erased;
    op->walk([&](ml_program::GlobalStoreOp store) { erased.push_back(store); });
    for (ml_program::GlobalStoreOp store : erased)
      store.erase();
  }
}
