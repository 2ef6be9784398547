//===- CopyBroadcasts.cpp - Broadcasts of copies --------------------------===//

#include "CopyBroadcasts.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Analysis/TrafficModel.h"

#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

llvm::MapVector<StringAttr, ParameterBroadcast>
stepfold::findParameterBroadcasts(Block &block) {
  llvm::MapVector<StringAttr, ParameterBroadcast> found;
  for (auto broadcast : block.getOps<BroadcastOp>())
    for (auto [index, value, result] :
         llvm::enumerate(broadcast.getValues(), broadcast.getResults())) {
      auto load = value.getDefiningOp<ml_program::GlobalLoadOp>();
      if (!load || load->getBlock() != &block || !result.hasOneUse())
        continue;
      auto store =
          dyn_cast<ml_program::GlobalStoreOp>(*result.getUsers().begin());
      if (store && store->getBlock() == &block &&
          store.getGlobal() == load.getGlobal())
        found[load.getGlobal().getLeafReference()] = {
            broadcast, static_cast<unsigned>(index), load, store};
    }
  return found;
}

//===----------------------------------------------------------------------===//
// Moving broadcasts
//===----------------------------------------------------------------------===//

void BroadcastMover::add(const ParameterBroadcast &broadcast,
                         ml_program::GlobalOp copy) {
  broadcasts[broadcast.op].push_back({broadcast, copy});
}

/// Creates a broadcast of `values` that is otherwise as `op` is.
static BroadcastOp createLike(OpBuilder &builder, BroadcastOp op,
                              ValueRange values) {
  auto created =
      BroadcastOp::create(builder, op.getLoc(), values.getTypes(), values,
                          op.getRootAttr(), op.getRingAttr());
  created->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  return created;
}

static uint64_t countBytes(TypeRange types) {
  uint64_t bytes = 0;
  for (Type type : types)
    bytes += getByteSize(type);
  return bytes;
}

void BroadcastMover::moveOne(BroadcastOp op, ArrayRef<Moved> moved) {
  OpBuilder builder(op);
  llvm::MapVector<Type, SmallVector<ml_program::GlobalOp>> byType;
  llvm::DenseSet<unsigned> indices;
  // In the order of the parameters, which is the same on all ranks.
  SmallVector<Moved> ordered(moved);
  llvm::sort(ordered, [](const Moved &a, const Moved &b) {
    return a.broadcast.index < b.broadcast.index;
  });
  for (Moved &next : ordered) {
    indices.insert(next.broadcast.index);
    auto type = cast<RankedTensorType>(next.copy.getType());
    byType[type.getElementType()].push_back(next.copy);
  }

  uint64_t bytes = 0;
  for (auto &[type, copies] : byType) {
    SmallVector<Value> values;
    for (ml_program::GlobalOp copy : copies)
      values.push_back(ml_program::GlobalLoadOp::create(
          builder, op.getLoc(), copy.getType(),
          FlatSymbolRefAttr::get(copy.getSymNameAttr())));
    BroadcastOp created = createLike(builder, op, values);
    bytes += countBytes(created.getResultTypes());
    for (auto [copy, result] : llvm::zip_equal(copies, created.getResults()))
      ml_program::GlobalStoreOp::create(
          builder, op.getLoc(), FlatSymbolRefAttr::get(copy.getSymNameAttr()),
          result);
  }

  SmallVector<Value> values, results;
  for (auto [index, value] : llvm::enumerate(op.getValues()))
    if (!indices.contains(index)) {
      values.push_back(value);
      results.push_back(op.getResult(index));
    }
  if (!values.empty()) {
    BroadcastOp rest = createLike(builder, op, values);
    bytes += countBytes(rest.getResultTypes());
    for (auto [result, replacement] :
         llvm::zip_equal(results, rest.getResults()))
      result.replaceAllUsesWith(replacement);
  }
  remark::passed(op.getLoc(), remark::RemarkOpts::name("BroadcastMoved")
                                  .category("optim-hoist-casts")
                                  .function(kTrainStepName))
      << "copies are broadcast in place of their parameters"
      << remark::metric("copies", ordered.size())
      << remark::metric("bytesBefore", countBytes(op.getResultTypes()))
      << remark::metric("bytesAfter", bytes);
  for (Moved &next : ordered)
    next.broadcast.store->erase();
  op->erase();
  for (Moved &next : ordered)
    if (next.broadcast.load.use_empty())
      next.broadcast.load->erase();
}

void BroadcastMover::move() {
  for (auto &[op, moved] : broadcasts)
    moveOne(cast<BroadcastOp>(op), moved);
  broadcasts.clear();
}

//===----------------------------------------------------------------------===//
// Removing parameters
//===----------------------------------------------------------------------===//

ParameterRemover::ParameterRemover(ModuleOp module)
    : startup(module.lookupSymbol<func::FuncOp>(kStartupName)) {
  std::optional<SymbolTable::UseRange> uses =
      SymbolTable::getSymbolUses(&module.getBodyRegion());
  if (!uses)
    return;
  for (SymbolTable::SymbolUse use : *uses)
    users[use.getSymbolRef().getLeafReference()].push_back(use.getUser());
}

bool ParameterRemover::remove(ml_program::GlobalOp parameter,
                              ml_program::GlobalOp copy) {
  ml_program::GlobalStoreOp store;
  SmallVector<ml_program::GlobalLoadOp> loads, unused;
  for (Operation *user : users.lookup(parameter.getSymNameAttr())) {
    if (user == copy.getOperation())
      continue;
    auto load = dyn_cast<ml_program::GlobalLoadOp>(user);
    if (load && load.use_empty()) {
      unused.push_back(load);
      continue;
    }
    if (!startup || user->getParentOp() != startup)
      return false;
    if (load)
      loads.push_back(load);
    else if (auto only = dyn_cast<ml_program::GlobalStoreOp>(user);
             only && !store)
      store = only;
    else
      return false;
  }
  for (ml_program::GlobalLoadOp load : loads)
    if (!store || !store->isBeforeInBlock(load))
      return false;
  for (ml_program::GlobalLoadOp load : loads) {
    load.getResult().replaceAllUsesWith(store.getValue());
    load->erase();
  }
  for (ml_program::GlobalLoadOp load : unused)
    load->erase();
  if (store)
    store->erase();
  copy->removeAttr(kCopyOfAttrName);
  copy->setAttr(kCopyOfRemovedAttrName, parameter.getSymNameAttr());
  parameter->erase();
  return true;
}
