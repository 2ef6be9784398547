//===- GlobalContents.cpp - Contents of globals ---------------------------===//

#include "GlobalContents.h"

#include "stepfold/Analysis/GlobalAccess.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace stepfold;

GlobalContents::Map &GlobalContents::getBefore(Operation *op) {
  Operation *next = visited ? visited->getNextNode() : &block.front();
  for (; next != op; next = next->getNextNode()) {
    visit(next);
    visited = next;
  }
  return values;
}

void GlobalContents::visit(Operation *op) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
    values[load.getGlobalAttr()] = load.getResult();
    return;
  }
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
    values[store.getGlobalAttr()] = store.getValue();
    return;
  }
  GlobalAccess access = getGlobalAccess(op, symbols);
  if (access.any)
    values.clear();
  for (StringAttr written : access.written)
    values.erase(FlatSymbolRefAttr::get(written));
}

void stepfold::eraseDeadStores(Block &block) {
  SymbolTableCollection symbols;
  llvm::DenseSet<Attribute> overwritten;
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
      overwritten.erase(load.getGlobalAttr());
      continue;
    }
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      if (!overwritten.insert(store.getGlobalAttr()).second)
        store.erase();
      continue;
    }
    GlobalAccess access = getGlobalAccess(&op, symbols);
    if (access.any)
      overwritten.clear();
    for (const auto &globals : {access.read, access.written})
      for (StringAttr global : globals)
        overwritten.erase(FlatSymbolRefAttr::get(global));
  }
}
