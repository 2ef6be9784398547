//===- UpdateMove.cpp - Updates that reductions can do --------------------===//

#include "UpdateMove.h"
#include "../Utils/FusedOp.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

SmallVector<unsigned> UpdateMove::getMoved() {
  return SmallVector<unsigned>(moved.set_bits());
}

SmallVector<unsigned> UpdateMove::getKept() {
  llvm::SmallBitVector kept = moved;
  return SmallVector<unsigned>(kept.flip().set_bits());
}

/// Returns the element that a reduction sums: the one that an update stores,
/// before it is rounded, and without the selection of the old element.
static Value getComputedElement(Value stored, BlockArgument old) {
  if (auto select = stored.getDefiningOp<arith::SelectOp>()) {
    if (select.getTrueValue() == old)
      stored = select.getFalseValue();
    else if (select.getFalseValue() == old)
      stored = select.getTrueValue();
  }
  auto round = stored.getDefiningOp<arith::TruncFOp>();
  return round ? round.getIn() : stored;
}

bool UpdateMove::findEqualElements() {
  ValueNumbering numbers;
  numbers.addElements(update);
  if (isBefore)
    for (unsigned out = 0; out < moved.size(); ++out)
      numbers.addStream(update.getResultStream(out),
                        update.getYieldedValues()[out]);
  numbers.addElements(reduce);
  DenseSet<unsigned> computed;
  for (BlockArgument argument : reduce.getBlock()->getArguments())
    computed.insert(numbers.get(argument));
  for (Operation &bodyOp : reduce.getBlock()->without_terminator())
    computed.insert(numbers.get(bodyOp.getResult(0)));
  for (auto [out, stored] : llvm::enumerate(update.getYieldedValues())) {
    Value value = getComputedElement(stored, update.getOutArgument(out));
    moved[out] = !value.getDefiningOp<arith::ConstantOp>() &&
                 (computed.contains(numbers.get(stored)) ||
                  computed.contains(numbers.get(value)));
  }
  return moved.any();
}

//===----------------------------------------------------------------------===//
// Conditions of a move
//===----------------------------------------------------------------------===//

/// Returns true if all of `values` are defined before `op`, or are empty
/// tensors, which can be.
static bool areBefore(ValueRange values, Operation *op) {
  return llvm::all_of(values, [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return !producer || producer->getBlock() != op->getBlock() ||
           producer->isBeforeInBlock(op) || isEmpty(value);
  });
}

/// Keeps what is computed of values that are not there before the reduction.
std::string UpdateMove::keepUnavailable() {
  for (unsigned out : getMoved()) {
    bool isAvailable = areBefore(update.getOuts()[out], reduce);
    llvm::SmallBitVector needed = findNeededArguments(update, out);
    for (unsigned argument : needed.set_bits())
      isAvailable &= areBefore(getArgumentOperands(update, argument), reduce);
    if (!isAvailable)
      moved.reset(out);
  }
  return moved.any() ? ""
                     : "they depend on what is computed behind the reduction";
}

static bool dependsOn(Value value, Value other) {
  SmallVector<Value> worklist = {value};
  DenseSet<Value> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (next == other)
      return true;
    Operation *producer = next.getDefiningOp();
    if (producer && visited.insert(next).second)
      llvm::append_range(worklist, producer->getOperands());
  }
  return false;
}

/// Returns true if the kept streams use `value` only where moved stream `out`
/// gets it: both are selected by one condition.
bool UpdateMove::isGated(unsigned out, Value value, bool keepsWhereTrue) {
  auto gate = update.getYieldedValues()[out].getDefiningOp<arith::SelectOp>();
  return llvm::all_of(getKept(), [&](unsigned kept) {
    auto select =
        update.getYieldedValues()[kept].getDefiningOp<arith::SelectOp>();
    return select && select.getCondition() == gate.getCondition() &&
           !dependsOn(keepsWhereTrue ? select.getTrueValue()
                                     : select.getFalseValue(),
                      value);
  });
}

llvm::MapVector<Value, unsigned> UpdateMove::findKnownValues() {
  llvm::MapVector<Value, unsigned> known;
  for (unsigned out : getMoved())
    known.try_emplace(update.getYieldedValues()[out], out);
  for (unsigned out : getMoved()) {
    auto gate = update.getYieldedValues()[out].getDefiningOp<arith::SelectOp>();
    if (!gate)
      continue;
    Value old = update.getOutArgument(out);
    for (bool keepsWhereTrue : {true, false}) {
      Value kept = gate.getTrueValue(), value = gate.getFalseValue();
      if (!keepsWhereTrue)
        std::swap(kept, value);
      if (kept == old && isGated(out, value, keepsWhereTrue))
        known.try_emplace(value, out);
    }
  }
  return known;
}

llvm::SmallBitVector UpdateMove::findArgumentsOfKept() {
  DenseSet<Value> known;
  for (auto [value, out] : findKnownValues())
    known.insert(value);
  return findNeededArguments(update, getKept(), known);
}

UpdateMove::Storages
UpdateMove::getStorages(const llvm::SmallBitVector &arguments) {
  Storages storages;
  for (unsigned argument : arguments.set_bits())
    for (Value value : getArgumentOperands(update, argument))
      if (const void *storage = getStorage(value))
        storages.insert(storage);
  return storages;
}

/// Returns the storages of the moved streams. If the update is before the
/// reduction, they include those of its results.
UpdateMove::Storages UpdateMove::getMovedStorages() {
  llvm::SmallBitVector arguments(update.getBlock()->getNumArguments());
  for (unsigned out : getMoved())
    arguments.set(out); // Outs are the first.
  Storages storages = getStorages(arguments);
  if (isBefore)
    for (Value result : update->getResults())
      storages.insert(getStorage(result));
  return storages;
}

/// Keeps streams whose old elements are needed for what is kept, such as those
/// that are rounded when they are stored.
std::string UpdateMove::keepNeeded() {
  for (bool changes = true; changes;) {
    changes = false;
    llvm::SmallBitVector needed = findArgumentsOfKept();
    Storages read = getStorages(needed);
    for (unsigned out : getMoved())
      if (needed.test(out) ||
          llvm::any_of(update.getOuts()[out], [&](Value value) {
            return read.contains(getStorage(value));
          })) {
        moved.reset(out);
        changes = true;
      }
  }
  return moved.any() ? "" : "what else it computes needs the old ones";
}

/// Returns true if `stream` is one that is moved, parameter by parameter.
bool UpdateMove::updatesAllOf(ValueRange stream) {
  return llvm::any_of(getMoved(), [&](unsigned out) {
    return llvm::equal(update.getOuts()[out], stream) ||
           llvm::equal(update.getResultStream(out), stream);
  });
}

/// Checks that the reduction reads what it is to update at the same element
/// alone, and does not write what the update reads.
std::string UpdateMove::checkReduce() {
  Storages updated = getMovedStorages();
  Storages read = getStorages(findNeededArguments(update, getMoved()));
  auto isUpdated = [&](Value value) {
    return updated.contains(getStorage(value));
  };
  bool isSafe =
      llvm::none_of(reduce.getPerParameter(), isUpdated) &&
      llvm::none_of(reduce.getScalars(), isUpdated) &&
      llvm::all_of(reduce.getIns(),
                   [&](OperandRange stream) {
                     return llvm::none_of(stream, isUpdated) ||
                            updatesAllOf(stream);
                   }) &&
      llvm::all_of(reduce.getOuts(), [&](OperandRange sum) {
        return !isUpdated(sum[0]) && !read.contains(getStorage(sum[0]));
      });
  return isSafe ? ""
                : "it and the reduction access a tensor that one of them "
                  "updates";
}

/// Checks that nothing between the two ops uses what is moved, or updates what
/// it is computed of.
std::string UpdateMove::checkBetween() {
  Storages updated = getMovedStorages();
  Storages read = getStorages(findNeededArguments(update, getMoved()));
  auto conflicts = [&](OpOperand &use) {
    const void *storage = getStorage(use.get());
    return updated.contains(storage) ||
           (isUpdate(use) && read.contains(storage));
  };
  Operation *first = isBefore ? update : reduce;
  Operation *last = isBefore ? reduce : update;
  for (Operation *op = first->getNextNode(); op != last;
       op = op->getNextNode()) {
    bool isSafe = true;
    op->walk([&](Operation *nested) {
      isSafe &= llvm::none_of(nested->getOpOperands(), conflicts);
    });
    if (!isSafe)
      return op->getName().getStringRef().str() +
             ", between them, uses a tensor that one of them updates";
  }
  return "";
}

std::string UpdateMove::check() {
  std::string refusal;
  if (isBefore)
    moved.set();
  else
    refusal = keepUnavailable();
  if (refusal.empty())
    refusal = keepNeeded();
  if (refusal.empty())
    refusal = checkReduce();
  return refusal.empty() ? checkBetween() : refusal;
}
