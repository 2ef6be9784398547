//===- ScalarAnalysis.cpp - Scalars that can be promoted ------------------===//

#include "ScalarAnalysis.h"

#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/StageForm.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

static std::string quote(Operation *op) {
  return ("'" + op->getName().getStringRef() + "'").str();
}

std::optional<unsigned> ScalarAnalysis::find(SymbolRefAttr global) const {
  auto found = indices.find(global.getLeafReference());
  if (found == indices.end())
    return std::nullopt;
  return found->second;
}

/// The scalar that `value` was loaded from.
std::optional<unsigned> ScalarAnalysis::getLoaded(Value value) const {
  auto load = value.getDefiningOp<ml_program::GlobalLoadOp>();
  return load ? find(load.getGlobal()) : std::nullopt;
}

void ScalarAnalysis::collectScalars(ModuleOp module) {
  for (auto global : module.getOps<ml_program::GlobalOp>()) {
    auto type = dyn_cast<RankedTensorType>(global.getType());
    if (!type || !hasOneElement(type) || !type.getElementType().isF32())
      continue;
    indices[global.getSymNameAttr()] = scalars.size();
    scalars.emplace_back().global = global;
  }
}

void ScalarAnalysis::addLoad(ml_program::GlobalLoadOp load, func::FuncOp step) {
  std::optional<unsigned> index = find(load.getGlobal());
  if (!index)
    return;
  auto function = load->getParentOfType<func::FuncOp>();
  if (function == step)
    scalars[*index].loads.push_back(load);
  else
    scalars[*index].refuse(load, "'" + function.getSymName() + "' reads it");
}

void ScalarAnalysis::addStore(ml_program::GlobalStoreOp store,
                              func::FuncOp step) {
  std::optional<unsigned> index = find(store.getGlobal());
  if (!index)
    return;
  ScalarGlobal &scalar = scalars[*index];
  auto function = store->getParentOfType<func::FuncOp>();
  if (function == step)
    scalar.stores.push_back(store);
  else if (function.getSymName() == kStartupName)
    scalar.startupStores.push_back(store);
  else
    scalar.refuse(store, "'" + function.getSymName() + "' stores to it");
}

void ScalarAnalysis::collectAccesses(ModuleOp module, func::FuncOp step) {
  SymbolTableCollection symbols;
  bool areRefused = false;
  module.walk([&](Operation *op) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      return addLoad(load, step);
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      return addStore(store, step);
    GlobalAccess access = getOwnGlobalAccess(op, symbols);
    if (access.isNone() || areRefused)
      return;
    std::string reason = quote(op) + " may access it";
    areRefused = access.any;
    if (access.any)
      for (ScalarGlobal &scalar : scalars)
        scalar.refuse(op, reason);
    for (StringAttr name : access.read)
      if (std::optional<unsigned> index = find(SymbolRefAttr::get(name)))
        scalars[*index].refuse(op, reason);
  });
}

void ScalarAnalysis::addSlot(OptimizerOpInterface update, unsigned stream) {
  ScalarStream slot{update, stream, {}};
  std::optional<Refusal> refusal;
  auto add = [&](unsigned scalar) {
    slot.scalars.push_back(scalar);
    scalars[scalar].slots.push_back(slots.size());
  };
  OperandRange operands = update.getStream(stream);
  for (OpOperand &operand : update->getOpOperands().slice(
           operands.getBeginOperandIndex(), operands.size())) {
    if (std::optional<unsigned> scalar = getLoaded(operand.get())) {
      slotUses.insert(&operand);
      add(*scalar);
      continue;
    }
    refusal = Refusal{update, (quote(update) + " has an operand in " +
                               slot.getSpec().name +
                               " that is not a scalar of f32 in the state")
                                  .str()};
  }
  for (Value result : update.getUpdatedStream(stream))
    for (Operation *user : result.getUsers()) {
      auto store = dyn_cast<ml_program::GlobalStoreOp>(user);
      std::optional<unsigned> scalar =
          store ? find(store.getGlobal()) : std::nullopt;
      if (!scalar || store->getBlock() != update->getBlock()) {
        refusal = Refusal{user, quote(user) + " reads its new value as f32"};
        continue;
      }
      slotStores.insert(store);
      scalars[*scalar].isState = true;
      add(*scalar);
    }
  if (refusal)
    for (unsigned scalar : slot.scalars)
      scalars[scalar].refuse(refusal->culprit, refusal->reason);
  slots.push_back(std::move(slot));
}

void ScalarAnalysis::collectSlots(ArrayRef<Operation *> stageOps) {
  for (Operation *op : stageOps) {
    auto update = dyn_cast<OptimizerOpInterface>(op);
    if (!update)
      continue;
    for (auto [index, spec] : llvm::enumerate(update.getStreamSpecs())) {
      if (update.getStream(index).empty() || spec.kind == StreamKind::Flag)
        continue;
      if (isOneElement(spec.kind)) {
        addSlot(update, index);
        continue;
      }
      for (Value operand : update.getStream(index))
        if (std::optional<unsigned> scalar = getLoaded(operand))
          scalars[*scalar].isTensorState = true;
    }
  }
}

/// Refuses what anything but a slot reads or writes.
void ScalarAnalysis::checkUses(ScalarGlobal &scalar) {
  for (ml_program::GlobalLoadOp load : scalar.loads)
    for (OpOperand &use : load->getUses())
      if (!slotUses.contains(&use))
        return scalar.refuse(use.getOwner(),
                             quote(use.getOwner()) + " reads it as f32");
  for (ml_program::GlobalStoreOp store : scalar.stores) {
    if (slotStores.contains(store))
      continue;
    Operation *source = store.getValue().getDefiningOp();
    return scalar.refuse(store, (source ? quote(source) : "the caller") +
                                    " gives it an f32 value");
  }
}

void ScalarAnalysis::checkInitialValue(ScalarGlobal &scalar) {
  if (!scalar.global.isPrivate())
    return scalar.refuse(scalar.global, "it is not private to the module");
  Attribute value = scalar.global.getValueAttr();
  bool isConstant = isa_and_nonnull<DenseFPElementsAttr>(value);
  if (!isConstant && scalar.startupStores.empty())
    scalar.refuse(scalar.global, "nothing in the program gives it a value");
}

/// A stream has one type: a scalar that stays keeps all others of its slots.
void ScalarAnalysis::spreadRefusals() {
  SmallVector<unsigned> worklist;
  for (auto [index, scalar] : llvm::enumerate(scalars))
    if (scalar.refusal)
      worklist.push_back(index);
  DenseSet<unsigned> visited;
  while (!worklist.empty()) {
    unsigned index = worklist.pop_back_val();
    for (unsigned slotIndex : scalars[index].slots) {
      if (!visited.insert(slotIndex).second)
        continue;
      ScalarStream &slot = slots[slotIndex];
      for (unsigned other : slot.scalars) {
        if (scalars[other].refusal)
          continue;
        scalars[other].refuse(slot.update,
                              quote(slot.update) + " uses it together with '" +
                                  scalars[index].global.getSymName() +
                                  "', which stays f32");
        worklist.push_back(other);
      }
    }
  }
}

ScalarAnalysis ScalarAnalysis::compute(ModuleOp module, func::FuncOp step,
                                       const OptimizerStage &stage) {
  ScalarAnalysis analysis;
  analysis.collectScalars(module);
  analysis.collectAccesses(module, step);
  analysis.collectSlots(stage.getOps());
  for (ScalarGlobal &scalar : analysis.scalars) {
    analysis.checkUses(scalar);
    analysis.checkInitialValue(scalar);
  }
  analysis.spreadRefusals();
  return analysis;
}
