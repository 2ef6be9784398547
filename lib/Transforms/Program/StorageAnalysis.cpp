//===- StorageAnalysis.cpp - Globals whose storage may move ---------------===//

#include "StorageAnalysis.h"

#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if `op` uses only the values of the globals that it refers to.
static bool refersToValue(Operation *op) {
  return isa<ml_program::GlobalLoadOp, ml_program::GlobalStoreOp, GradientOp>(
      op);
}

void StorageAnalysis::visit(Operation *op) {
  if (auto buffer = dyn_cast<BufferOp>(op)) {
    for (auto name : buffer.getGlobals().getAsRange<FlatSymbolRefAttr>())
      (buffer.getGradients() ? placedGradients : placed).insert(name.getAttr());
    return;
  }
  // A copy names what it is derived from.
  if (isa<ml_program::GlobalOp>(op) || refersToValue(op))
    return;
  op->getAttrDictionary().walk([&](SymbolRefAttr name) {
    owners.try_emplace(name.getLeafReference(), op);
  });
}

std::string StorageAnalysis::explain(ml_program::GlobalOp global) const {
  if (!global.isPrivate())
    return "it is not private to the module";
  if (Operation *owner = owners.lookup(global.getSymNameAttr()))
    return "'" + owner->getName().getStringRef().str() +
           "' may know its address";
  auto type = dyn_cast<RankedTensorType>(global.getType());
  if (!type || !type.hasStaticShape())
    return "its size is not static";
  return "";
}
