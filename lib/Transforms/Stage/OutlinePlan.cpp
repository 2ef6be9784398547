//===- OutlinePlan.cpp - Position of the call of a stage ------------------===//
//
// The call of the outlined stage runs all of it at one place. The analysis of
// the stage determines the ops in front of the call and those behind it
// (lib/Analysis/StageNumbers.h).
//
//===----------------------------------------------------------------------===//

#include "OutlinePlan.h"

#include "stepfold/Analysis/GlobalAccess.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

std::optional<Refusal> OutlinePlan::compute() {
  stageOps.insert(stage.getOps().begin(), stage.getOps().end());
  for (Operation *op : stage.getOps())
    if (isa<scf::IfOp>(op))
      return Refusal{op,
                     "a conditional stores state: run optim-if-convert first"};
  if (Operation *load = stage.getUnordered())
    return Refusal{
        load, ("the stage uses what '" +
               cast<ml_program::GlobalLoadOp>(load)
                   .getGlobal()
                   .getLeafReference()
                   .getValue() +
               "' holds before another op writes it, and runs behind that op")
                  .str()};
  findPosition();
  return checkUses();
}

/// Returns whether `op` stays in the step, and not in the stage alone.
bool OutlinePlan::isKept(Operation *op) {
  if (!isOfStage(op))
    return true;
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return !isOfStage(function.getBody().front().findAncestorOpInBlock(*user));
  });
}

/// The call stands behind all gradients, and behind what accesses state of the
/// stage and runs in front of it.
void OutlinePlan::findPosition() {
  position = stage.getOps().back();
  for (Operation *op : stage.getGradients())
    position = op;
  Block &block = function.getBody().front();
  SymbolTableCollection symbols;
  auto accessesState = [&](Operation *op) {
    // An unused load may read any value.
    if (isa<ml_program::GlobalLoadOp>(op) && op->use_empty())
      return false;
    GlobalAccess access = getGlobalAccess(op, symbols);
    return llvm::any_of(
        stage.getGlobals(), [&](const OptimizerStage::Global &global) {
          return access.mayRead(global.name) || access.mayWrite(global.name);
        });
  };
  for (Operation *op = position; op; op = op->getNextNode())
    if (!stage.isBehind(op) && isKept(op) && accessesState(op))
      position = op;
  for (Operation &op : block) {
    if (stage.isBehind(&op) && isKept(&op))
      moved.push_back(&op);
    if (&op == position)
      break;
  }
}

std::optional<Refusal> OutlinePlan::checkUses() {
  llvm::DenseMap<Value, StringAttr> finalStores;
  llvm::DenseMap<StringAttr, Value> stored;
  for (Operation *op : stage.getOps())
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      stored[store.getGlobal().getLeafReference()] = store.getValue();
  for (auto [global, value] : stored)
    finalStores.try_emplace(value, global);

  for (Operation *op : stage.getOps()) {
    // The results of these are defined with or without the stage.
    if (isa<GradientOp, ml_program::GlobalLoadOp>(op) ||
        op->hasTrait<OpTrait::ConstantLike>())
      continue;
    for (Value result : op->getResults()) {
      bool escapes = false;
      for (Operation *user : result.getUsers()) {
        if (isOfStage(function.getBody().front().findAncestorOpInBlock(*user)))
          continue;
        if (!finalStores.contains(result))
          return Refusal{
              user, ("'" + user->getName().getStringRef() +
                     "' uses a value of the stage that no global holds behind "
                     "it")
                        .str()};
        escapes = true;
      }
      if (escapes)
        escaping.push_back({result, finalStores[result]});
    }
  }
  return std::nullopt;
}
