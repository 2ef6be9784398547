//===- Overwrites.cpp - Updates in place, by what they update -------------===//

#include "Overwrites.h"
#include "GroupScheduler.h"

#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace stepfold;

Overwrites::Overwrites(RewriterBase &rewriter, Block &block)
    : ForwardingListener(rewriter.getListener()), rewriter(rewriter),
      block(block), previousListener(rewriter.getListener()) {
  for (Operation &op : block)
    add(&op);
  rewriter.setListener(this);
}

Overwrites::~Overwrites() { rewriter.setListener(previousListener); }

ArrayRef<Operation *> Overwrites::find(Value value) const {
  auto it = ops.find(getStorage(value));
  return it == ops.end() ? ArrayRef<Operation *>() : it->second;
}

/// The storages that `op` updates.
static SmallVector<const void *> getUpdatedStorages(Operation *op) {
  SmallVector<const void *> storages;
  if (auto destinationStyle = dyn_cast<DestinationStyleOpInterface>(op))
    for (Value init : destinationStyle.getDpsInits())
      if (const void *storage = getStorage(init))
        storages.push_back(storage);
  return storages;
}

void Overwrites::add(Operation *op) {
  for (const void *storage : getUpdatedStorages(op))
    ops[storage].push_back(op);
}

void Overwrites::notifyOperationInserted(Operation *op,
                                         OpBuilder::InsertPoint previous) {
  ForwardingListener::notifyOperationInserted(op, previous);
  bool isMoved = previous.isSet();
  if (op->getBlock() == &block && !isMoved)
    add(op);
}

void Overwrites::rename(ValueRange values, ValueRange replacement) {
  for (auto [value, newValue] : llvm::zip_equal(values, replacement)) {
    auto it = ops.find(value.getAsOpaquePointer());
    if (it == ops.end())
      continue;
    llvm::TinyPtrVector<Operation *> updates = std::move(it->second);
    ops.erase(it);
    // A value that nothing uses is replaced by nothing.
    if (const void *storage = newValue ? getStorage(newValue) : nullptr)
      for (Operation *update : updates)
        ops[storage].push_back(update);
  }
}

void Overwrites::notifyOperationReplaced(Operation *op,
                                         Operation *replacement) {
  ForwardingListener::notifyOperationReplaced(op, replacement);
  rename(op->getResults(), replacement->getResults());
}

void Overwrites::notifyOperationReplaced(Operation *op,
                                         ValueRange replacement) {
  ForwardingListener::notifyOperationReplaced(op, replacement);
  rename(op->getResults(), replacement);
}

void Overwrites::notifyOperationErased(Operation *op) {
  ForwardingListener::notifyOperationErased(op);
  for (const void *storage : getUpdatedStorages(op))
    if (auto it = ops.find(storage); it != ops.end())
      llvm::erase(it->second, op);
}
