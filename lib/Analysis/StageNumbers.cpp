//===- StageNumbers.cpp - The order of several stages ---------------------===//

#include "StageNumbers.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace stepfold;

StageNumbers::StageNumbers(Block &block,
                           const llvm::DenseSet<Operation *> &stageOps)
    : block(block), stageOps(stageOps) {
  for (Operation &op : block)
    visit(&op);
}

unsigned StageNumbers::getNumberOfUse(Operation *user, Operation *def,
                                      bool isOfStage) const {
  // A gradient hands the stage a value from outside.
  bool isInside = isOfStage && !isa<optim::GradientOp>(user);
  return (isInside ? numbers : outside).lookup(def);
}

void StageNumbers::visit(Operation *op) {
  bool isOfStage = stageOps.contains(op);
  unsigned number = 0;
  std::optional<unsigned> loaded;
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && def->getBlock() == &block)
        number = std::max(number, getNumberOfUse(nested, def, isOfStage));
    auto load = dyn_cast<ml_program::GlobalLoadOp>(nested);
    if (!load)
      return;
    auto store = stores.find(load.getGlobal().getLeafReference());
    if (store != stores.end())
      loaded = std::max(loaded.value_or(0), store->second);
  });
  if (loaded)
    number = std::max(number, *loaded + (isOfStage ? 0 : 1));
  numbers[op] = number;
  // Loads of what no stage stored, constants and gradients are there before
  // the stage.
  bool isThere = isa<optim::GradientOp, ml_program::GlobalLoadOp>(op) ||
                 op->hasTrait<OpTrait::ConstantLike>();
  outside[op] = isOfStage && (loaded || !isThere) ? number + 1 : number;
  if (isOfStage)
    op->walk([&](ml_program::GlobalStoreOp store) {
      stores[store.getGlobal().getLeafReference()] = number;
    });
}
