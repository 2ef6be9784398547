//===- GlobalAccess.cpp - Globals that an operation may access ------------===//

#include "stepfold/Analysis/GlobalAccess.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "stepfold/IR/Optim.h"

using namespace mlir;
using namespace stepfold;

static void addAccess(Operation *op, SymbolTableCollection &symbols,
                      GlobalAccess &access) {
  if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
    access.read.push_back(load.getGlobal().getLeafReference());
    return;
  }
  if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
    access.written.push_back(store.getGlobal().getLeafReference());
    return;
  }
  // A gradient's mark names its parameter and does not touch it.
  if (isa<optim::GradientOp>(op))
    return;
  if (isa<CallOpInterface>(op)) {
    access.any = true;
    return;
  }
  DictionaryAttr attributes = op->getAttrDictionary();
  if (attributes.empty())
    return;
  auto module = op->getParentOfType<ModuleOp>();
  attributes.walk([&](SymbolRefAttr reference) {
    if (module &&
        symbols.lookupSymbolIn<ml_program::GlobalOp>(module, reference)) {
      access.read.push_back(reference.getLeafReference());
      access.written.push_back(reference.getLeafReference());
      return;
    }
    access.any = true;
  });
}

GlobalAccess stepfold::getOwnGlobalAccess(Operation *op,
                                          SymbolTableCollection &symbols) {
  GlobalAccess access;
  addAccess(op, symbols, access);
  return access;
}

GlobalAccess stepfold::getGlobalAccess(Operation *op,
                                       SymbolTableCollection &symbols) {
  GlobalAccess access;
  op->walk([&](Operation *nested) { addAccess(nested, symbols, access); });
  return access;
}
