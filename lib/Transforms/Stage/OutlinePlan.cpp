//===- OutlinePlan.cpp - Where a stage can be called ----------------------===//
//
// The call of the outlined stage runs all of it at one place. That is the same
// program as long as no operation outside the stage that stands between a load
// or store of the stage and that place touches the same global.
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
  position = stage.getOps().back();
  for (Operation *op : stage.getGradients())
    position = op;
  for (Operation *op : stage.getOps())
    if (isa<scf::IfOp>(op))
      return Refusal{op,
                     "a conditional stores state: run optim-if-convert first"};
  if (auto refusal = checkGradients())
    return refusal;
  if (auto refusal = checkAccesses())
    return refusal;
  return checkUses();
}

std::optional<Refusal> OutlinePlan::checkGradients() {
  llvm::DenseMap<StringAttr, Operation *> seen;
  for (GradientOp gradient : stage.getGradients()) {
    StringAttr parameter = gradient.getParameterAttr().getAttr();
    if (!seen.try_emplace(parameter, gradient).second)
      return Refusal{gradient, ("parameter '" + parameter.getValue() +
                                "' has more than one gradient")
                                   .str()};
  }
  return std::nullopt;
}

namespace {

/// For each global of the stage: from the first to the last of the stage's
/// accesses and the call, where nothing may interfere.
class StageAccesses {
public:
  explicit StageAccesses(Operation *call) : call(call), all{call, call} {}

  void addLoad(StringAttr global, Operation *op) { add(loads, global, op); }
  void addStore(StringAttr global, Operation *op) { add(stores, global, op); }

  /// Whether what `access` does at `op` interferes with any global.
  bool interferes(const GlobalAccess &access, Operation *op) const {
    // All intervals have the call in common: they make up one.
    if (access.any)
      return all.contains(op);
    return llvm::any_of(access.read,
                        [&](StringAttr global) {
                          return contains(stores, global, op);
                        }) ||
           llvm::any_of(access.written, [&](StringAttr global) {
             return getVerb(access, global, op) != nullptr;
           });
  }
  /// What `access` must not do with `global` at `op` but may; null where
  /// there is nothing.
  const char *getVerb(const GlobalAccess &access, StringAttr global,
                      Operation *op) const {
    bool mayWrite = access.mayWrite(global);
    if ((mayWrite || access.mayRead(global)) && contains(stores, global, op))
      return "access";
    return mayWrite && contains(loads, global, op) ? "write" : nullptr;
  }

private:
  struct Interval {
    Operation *begin, *end;
    void include(Operation *op) {
      if (op->isBeforeInBlock(begin))
        begin = op;
      if (end->isBeforeInBlock(op))
        end = op;
    }
    bool contains(Operation *op) const {
      return !op->isBeforeInBlock(begin) && !end->isBeforeInBlock(op);
    }
  };
  using Intervals = llvm::DenseMap<StringAttr, Interval>;

  void add(Intervals &intervals, StringAttr global, Operation *op) {
    intervals.try_emplace(global, Interval{call, call})
        .first->second.include(op);
    all.include(op);
  }
  static bool contains(const Intervals &intervals, StringAttr global,
                       Operation *op) {
    auto found = intervals.find(global);
    return found != intervals.end() && found->second.contains(op);
  }

  Operation *call;
  Interval all;
  Intervals loads, stores;
};

} // namespace

std::optional<Refusal> OutlinePlan::checkAccesses() {
  StageAccesses accesses(position);
  for (Operation *op : stage.getOps())
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      accesses.addLoad(load.getGlobal().getLeafReference(), op);
    else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      accesses.addStore(store.getGlobal().getLeafReference(), op);

  SymbolTableCollection symbols;
  for (Operation &op : function.getBody().front()) {
    // What nothing uses may be read anywhere.
    bool isUnused = isa<ml_program::GlobalLoadOp>(op) && op.use_empty();
    if (isOfStage(&op) || isUnused)
      continue;
    GlobalAccess access = getGlobalAccess(&op, symbols);
    if (!accesses.interferes(access, &op))
      continue;
    for (const OptimizerStage::Global &global : stage.getGlobals())
      if (const char *verb = accesses.getVerb(access, global.name, &op))
        return Refusal{&op,
                       ("'" + op.getName().getStringRef() + "' may " + verb +
                        " '" + global.name.getValue() + "' within the stage")
                           .str()};
  }
  return std::nullopt;
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
    // What these define is there with or without the stage.
    if (isa<GradientOp, ml_program::GlobalLoadOp>(op) ||
        op->hasTrait<OpTrait::ConstantLike>())
      continue;
    for (Value result : op->getResults()) {
      bool escapes = false;
      for (Operation *user : result.getUsers()) {
        Operation *inBlock =
            function.getBody().front().findAncestorOpInBlock(*user);
        if (isOfStage(inBlock))
          continue;
        if (!finalStores.contains(result) ||
            !position->isBeforeInBlock(inBlock))
          return Refusal{
              user,
              ("'" + user->getName().getStringRef() +
               "' uses a value of the stage that is in no global at this point")
                  .str()};
        escapes = true;
      }
      if (escapes)
        escaping.push_back({result, finalStores[result]});
    }
  }
  return std::nullopt;
}
