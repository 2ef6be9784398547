//===- Storage.cpp - Storage of tensors after bufferization ---------------===//

#include "Storage.h"

#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace stepfold;

//===----------------------------------------------------------------------===//
// Storages and effects
//===----------------------------------------------------------------------===//

bool stepfold::isEmpty(Value value) {
  return value.getDefiningOp<tensor::EmptyOp>() != nullptr;
}

bool stepfold::isUpdate(OpOperand &operand) {
  auto op = dyn_cast<DestinationStyleOpInterface>(operand.getOwner());
  return op && op.isDpsInit(&operand);
}

bool stepfold::isUpdated(ValueRange values) {
  return llvm::any_of(values, [](Value value) {
    return llvm::any_of(value.getUses(), isUpdate);
  });
}

bool stepfold::hasNoEffects(Operation *op) {
  if (isa<optim::OptimizerOpInterface, optim::StructuredOpInterface>(op))
    return isMemoryEffectFree(op);
  return isMemoryEffectFree(op) && isSpeculatable(op);
}

SymbolRefAttr stepfold::getAccessedGlobal(Operation *op) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
    return load.getGlobalAttr();
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
    return store.getGlobalAttr();
  return {};
}

bool stepfold::isBarrier(Operation *op) {
  return !hasNoEffects(op) && !getAccessedGlobal(op) &&
         !isa<optim::ExchangeOp>(op);
}

const void *stepfold::getStorage(Value value) {
  Operation *producer = value.getDefiningOp();
  if (!producer)
    return value.getAsOpaquePointer();
  if (isa<tensor::EmptyOp>(producer))
    return nullptr;
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(producer))
    return load.getGlobalAttr().getAsOpaquePointer();
  return value.getAsOpaquePointer();
}

//===----------------------------------------------------------------------===//
// Clobbers
//===----------------------------------------------------------------------===//

Clobbers::Clobbers(RewriterBase &rewriter, Block &block)
    : ForwardingListener(rewriter.getListener()), rewriter(rewriter),
      block(block), previousListener(rewriter.getListener()) {
  for (Operation &op : block)
    add(&op);
  rewriter.setListener(this);
}

Clobbers::~Clobbers() { rewriter.setListener(previousListener); }

ArrayRef<Operation *> Clobbers::find(Value value) const {
  auto it = ops.find(getStorage(value));
  return it == ops.end() ? ArrayRef<Operation *>() : it->second;
}

bool Clobbers::isClobbered(Value value, Operation *first,
                           Operation *last) const {
  return llvm::any_of(find(value), [&](Operation *op) {
    return first->isBeforeInBlock(op) && op->isBeforeInBlock(last);
  });
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

void Clobbers::add(Operation *op) {
  for (const void *storage : getUpdatedStorages(op))
    ops[storage].push_back(op);
}

void Clobbers::notifyOperationInserted(Operation *op,
                                       OpBuilder::InsertPoint previous) {
  ForwardingListener::notifyOperationInserted(op, previous);
  bool isMoved = previous.isSet();
  if (op->getBlock() == &block && !isMoved)
    add(op);
}

void Clobbers::rename(ValueRange values, ValueRange replacement) {
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

void Clobbers::notifyOperationReplaced(Operation *op, Operation *replacement) {
  ForwardingListener::notifyOperationReplaced(op, replacement);
  rename(op->getResults(), replacement->getResults());
}

void Clobbers::notifyOperationReplaced(Operation *op, ValueRange replacement) {
  ForwardingListener::notifyOperationReplaced(op, replacement);
  rename(op->getResults(), replacement);
}

void Clobbers::notifyOperationErased(Operation *op) {
  ForwardingListener::notifyOperationErased(op);
  for (const void *storage : getUpdatedStorages(op))
    if (auto it = ops.find(storage); it != ops.end())
      llvm::erase(it->second, op);
}
