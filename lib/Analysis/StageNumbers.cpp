//===- StageNumbers.cpp - The order of several stages ---------------------===//
//
// A round goes forward, and gives each operation the earliest time; then
// backward, and finds the last stage that needs it. A later stage executes
// again what an earlier one has not stored, and reads globals later than the
// round has taken into account. Rounds are repeated until that is settled.
// Programs of one stage take one round.
//
//===----------------------------------------------------------------------===//

#include "StageNumbers.h"

#include "stepfold/Analysis/GlobalAccess.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "stepfold/IR/Optim.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold;

/// Maximum number of rounds. A round may move a load to a later stage, which
/// may move others in the next one; without an order, they would move for ever.
/// A program that takes more rounds counts as one without an order.
static constexpr unsigned maxRounds = 16;

StageNumbers::StageNumbers(Block &block,
                           const llvm::DenseSet<Operation *> &stageOps)
    : block(block), stageOps(stageOps) {
  findDead();
  for (unsigned round = 0; round < maxRounds; ++round) {
    accesses.clear();
    unknownAccesses = allAccesses = Accesses();
    gradients.clear();
    stored.clear();
    for (Operation &op : block)
      visit(&op);
    if (!visitNeeds())
      return;
  }
}

void StageNumbers::findDead() {
  for (Operation &op : llvm::reverse(block)) {
    auto isOfDead = [&](Operation *user) {
      return dead.contains(block.findAncestorOpInBlock(*user));
    };
    if (!stageOps.contains(&op) && wouldOpBeTriviallyDead(&op) &&
        llvm::all_of(op.getUsers(), isOfDead))
      dead.insert(&op);
  }
}

/// Calls `visit` with each use, by `op` or an operation nested in it, of what
/// an operation of `block` makes.
static void forEachUse(Operation *op, Block *block,
                       llvm::function_ref<void(OpOperand &)> visit) {
  op->walk([&](Operation *user) {
    for (OpOperand &operand : user->getOpOperands())
      if (Operation *def = operand.get().getDefiningOp();
          def && def->getBlock() == block)
        visit(operand);
  });
}

StageNumbers::Time StageNumbers::getTimeOfUses(Operation *op,
                                               bool isOfStage) const {
  Time time = 0;
  forEachUse(op, &block, [&](OpOperand &use) {
    // A gradient hands the stage a value from outside.
    bool isInside = isOfStage && !isa<optim::GradientOp>(use.getOwner());
    Operation *def = use.get().getDefiningOp();
    time = std::max(time, (isInside ? times : resultTimes).lookup(def));
  });
  return time;
}

StageNumbers::Time
StageNumbers::getTimeOfAccess(const GlobalAccess &access) const {
  Time time = 0;
  auto follow = [&](Accesses before, bool writes) {
    time = std::max({time, before.write, writes ? before.read : 0});
  };
  if (access.any)
    follow(allAccesses, /*writes=*/true);
  for (StringAttr global : access.read) {
    follow(unknownAccesses, /*writes=*/false);
    follow(accesses.lookup(global), /*writes=*/false);
  }
  for (StringAttr global : access.written) {
    follow(unknownAccesses, /*writes=*/true);
    follow(accesses.lookup(global), /*writes=*/true);
  }
  return time;
}

void StageNumbers::addAccess(const GlobalAccess &access, Time time) {
  auto read = [&](Accesses &all) { all.read = std::max(all.read, time); };
  auto write = [&](Accesses &all) { all.write = std::max(all.write, time); };
  for (StringAttr global : access.read)
    read(accesses[global]);
  for (StringAttr global : access.written)
    write(accesses[global]);
  if (access.any) {
    read(unknownAccesses);
    write(unknownAccesses);
  }
  if (access.any || !access.read.empty())
    read(allAccesses);
  if (access.any || !access.written.empty())
    write(allAccesses);
}

/// Returns when the stages of other gradients of the same parameters are over.
StageNumbers::Time StageNumbers::getTimeOfGradients(Operation *op) const {
  Time time = 0;
  op->walk([&](optim::GradientOp gradient) {
    auto other = gradients.find(gradient.getParameterAttr().getAttr());
    if (other != gradients.end())
      time = std::max(time, other->second + 1);
  });
  return time;
}

/// Returns the time of the last stage that executes `op`, if a stage does, or
/// else the time of `op`.
StageNumbers::Time StageNumbers::getLastTime(Operation *op) const {
  return std::max(times.lookup(op), needs.lookup(op));
}

/// Returns whether `value` of a stage is there before the stage.
bool StageNumbers::isThere(Value value) const {
  Operation *def = value.getDefiningOp();
  return resultTimes.lookup(def) < times.lookup(def);
}

/// Returns whether an operation at `time` has to read `value` from the global
/// that a stage has stored it to.
bool StageNumbers::isReadFromGlobals(Value value, Time time) const {
  auto found = stored.find(value);
  return found != stored.end() && found->second.time < time;
}

void StageNumbers::addReads(Operation *op, Time time) {
  forEachUse(op, &block, [&](OpOperand &use) {
    if (isReadFromGlobals(use.get(), time))
      addAccess({/*any=*/false, stored.lookup(use.get()).globals, {}}, time);
  });
}

void StageNumbers::visit(Operation *op) {
  bool isOfStage = stageOps.contains(op);
  // Nothing depends on what a dead operation reads.
  GlobalAccess access;
  if (!dead.contains(op))
    access = getGlobalAccess(op, symbols);
  Time time = std::max(getTimeOfUses(op, isOfStage), getTimeOfAccess(access));
  if (isOfStage)
    time = std::max(time, getTimeOfGradients(op));
  bool isOdd = time % 2 != 0;
  if (isOdd != isOfStage)
    ++time;
  times[op] = time;

  // Loads of what no stage has stored, constants and gradients are there before
  // their stage.
  auto load = dyn_cast<ml_program::GlobalLoadOp>(op);
  bool isEarly =
      isa<optim::GradientOp>(op) || op->hasTrait<OpTrait::ConstantLike>() ||
      (load &&
       accesses.lookup(load.getGlobal().getLeafReference()).write % 2 == 0);
  resultTimes[op] = !isOfStage ? time : isEarly ? time - 1 : time + 1;

  Time last = isOfStage ? getLastTime(op) : time;
  addReads(op, last);
  addAccess(access, last);
  if (!isOfStage)
    return;
  op->walk([&](optim::GradientOp gradient) {
    gradients[gradient.getParameterAttr().getAttr()] = time;
  });
  auto store = dyn_cast<ml_program::GlobalStoreOp>(op);
  if (!store || isThere(store.getValue()))
    return;
  Storage &storage =
      stored.try_emplace(store.getValue(), Storage{time, {}}).first->second;
  storage.globals.push_back(store.getGlobal().getLeafReference());
}

/// Finds out which stages need what. Returns whether a load is needed later
/// than this round has taken into account.
bool StageNumbers::visitNeeds() {
  unordered = nullptr;
  for (Operation &op : llvm::reverse(block)) {
    if (!stageOps.contains(&op) || isa<optim::GradientOp>(op))
      continue;
    Time last = getLastTime(&op);
    forEachUse(&op, &block, [&](OpOperand &use) {
      Operation *def = use.get().getDefiningOp();
      if (isa<optim::GradientOp>(use.getOwner()) || getLastTime(def) >= last ||
          isReadFromGlobals(use.get(), last))
        return;
      needs[def] = last;
      if (isa<ml_program::GlobalLoadOp>(def))
        unordered = def;
    });
  }
  return unordered != nullptr;
}
