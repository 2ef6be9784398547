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
    ArrayRef<OptimizerStage::Part> parts;
    if (*step)
      parts = (*step)->stage->getParts();
    if (stage >= parts.size()) {
      getOperation().emitError()
          << "cannot select stage " << stage.getValue() << ": the program has "
          << parts.size() << " optimizer stage"
          << (parts.size() == 1 ? "" : "s") << ", counted from 0";
      return signalPassFailure();
    }
    if (Operation *load = (*step)->stage->getUnordered()) {
      load->emitError() << "cannot select stage " << stage.getValue()
                        << ": another op writes the loaded variable before a "
                           "stage can use the value";
      return signalPassFailure();
    }
    Block &block = (*step)->function.getBody().front();
    for (auto [number, part] : llvm::enumerate(parts))
      if (number != stage)
        readStored(part.stores);
    for (auto [number, part] : llvm::enumerate(parts))
      if (number != stage)
        eraseStores(part.stores);
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
  }

private:
  static void readStored(ArrayRef<Operation *> stores);
  static void eraseStores(ArrayRef<Operation *> ops);
};

} // namespace

/// Has ops behind stores of another stage load what it has stored, instead of
/// computing it again.
void OptimSelectStage::readStored(ArrayRef<Operation *> stores) {
  for (Operation *op : stores) {
    auto store = dyn_cast<ml_program::GlobalStoreOp>(op);
    if (!store)
      continue;
    OpBuilder builder(store->getContext());
    builder.setInsertionPointAfter(store);
    Value stored = store.getValue();
    auto load = ml_program::GlobalLoadOp::create(
        builder, store.getLoc(), stored.getType(), store.getGlobalAttr());
    stored.replaceUsesWithIf(load, [&](OpOperand &use) {
      Operation *user =
          store->getBlock()->findAncestorOpInBlock(*use.getOwner());
      return load->isBeforeInBlock(user);
    });
  }
}

void OptimSelectStage::eraseStores(ArrayRef<Operation *> ops) {
  for (Operation *op : ops) {
    SmallVector<ml_program::GlobalStoreOp> erased;
    op->walk([&](ml_program::GlobalStoreOp store) { erased.push_back(store); });
    for (ml_program::GlobalStoreOp store : erased)
      store.erase();
  }
}
