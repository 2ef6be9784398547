//===- Overwrites.cpp - Updates in place, by what they update -------------===//

#include "Overwrites.h"
#include "GroupScheduler.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace stepfold;

Overwrites::Overwrites(Block &block) : block(block) {
  for (auto load : block.getOps<ml_program::GlobalLoadOp>())
    loads[load.getGlobalAttr()].push_back(load.getResult());
}

SmallVector<Operation *, 1> Overwrites::find(Value value) const {
  SmallVector<Operation *, 1> ops;
  auto addUsers = [&](Value tensor) {
    for (OpOperand &use : tensor.getUses()) {
      auto op = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
      if (op && op->getBlock() == &block && op.isDpsInit(&use))
        ops.push_back(op);
    }
  };
  if (auto load = value.getDefiningOp<ml_program::GlobalLoadOp>())
    llvm::for_each(loads.lookup(load.getGlobalAttr()), addUsers);
  else if (getStorage(value))
    addUsers(value);
  return ops;
}
