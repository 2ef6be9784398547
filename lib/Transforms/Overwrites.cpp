//===- Overwrites.cpp - Updates in place, by what they update -------------===//

#include "Overwrites.h"
#include "GroupScheduler.h"

#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace stepfold;

Overwrites::Overwrites(Block &block) {
  for (Operation &op : block)
    add(&op);
}

void Overwrites::add(Operation *op) {
  if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
    for (Value init : destinationStyle.getDpsInits())
      if (const void *storage = getStorage(init))
        ops[storage].push_back(op);
}

void Overwrites::remove(Operation *op) {
  for (Value init : cast<DestinationStyleOpInterface>(op).getDpsInits())
    if (const void *storage = getStorage(init))
      llvm::erase(ops[storage], op);
}

SmallVector<Operation *, 1> Overwrites::find(Value value) const {
  return ops.lookup(getStorage(value));
}
