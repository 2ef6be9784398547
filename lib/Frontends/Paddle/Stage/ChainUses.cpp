//===- ChainUses.cpp - Uses of the stage by other ops -----------*- C++ -*-===//
//
// Ops that only the stage needs are not imported in their own form.
//
//===----------------------------------------------------------------------===//

#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "ChainFinder.h"
#include "ChainImporter.h"

#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Needs of other ops
//===----------------------------------------------------------------------===//

void ChainFinder::needOperands(const PirOp &op) {
  needed.insert(op.operands.begin(), op.operands.end());
  for (const PirRegion &region : op.regions)
    if (region.block)
      for (const PirOp &inner : region.block->ops)
        needOperands(inner);
}

/// Returns true if an op outside the stage needs a result, other than as the
/// contents of a variable.
bool ChainFinder::isNeeded(const PirOp &op) const {
  ArrayRef<InPlacePair> pairs =
      getInPlacePairs(op.name).value_or(ArrayRef<InPlacePair>());
  for (auto [index, result] : llvm::enumerate(op.results)) {
    bool isContents = llvm::any_of(pairs, [&, index = index](InPlacePair pair) {
      return pair.result == index &&
             values.isVariable({op.operands[pair.operand], 0});
    });
    if (!isContents && result.id != absentValue && needed.contains(result.id))
      return true;
  }
  return false;
}

/// An update takes gradients and scalars of the stage one by one.
void ChainFinder::visitUpdate(const PirOp &op) {
  UpdateOperands operands = *values.getUpdateOperands(op);
  for (ValueId id : op.operands) {
    bool mayBeOfStage =
        id == operands.gradient || id == operands.rate || id == operands.skip;
    SmallVector<TensorKey, 1> keys = values.resolveList(id);
    if (!mayBeOfStage || llvm::none_of(keys, [&](TensorKey key) {
          return isMadeByStage(key);
        })) {
      needed.insert(id);
      continue;
    }
    for (TensorKey key : keys)
      if (!isMadeByStage(key))
        needed.insert(key.first);
  }
}

/// A list that no other op needs consists of tensors of the stage. The stage
/// may begin with values that are taken out of a list.
void ChainFinder::visitList(const PirOp &op) {
  bool isOfStage =
      op.name == "builtin.combine" ||
      llvm::any_of(op.results, [&](const Definition &result) {
        return llvm::any_of(values.resolveList(result.id),
                            [&](TensorKey key) { return isMadeByStage(key); });
      });
  if (isOfStage && !isNeeded(op))
    replaced.insert(&op);
  else
    needOperands(op);
}

/// Another name of a tensor of the stage, if no other op needs it, is one in
/// the stage.
void ChainFinder::visitAlias(const PirOp &op) {
  if (!needed.contains(op.results[0].id) &&
      isMadeByStage(values.resolve(op.results[0].id)))
    replaced.insert(&op);
  else
    needOperands(op);
}

/// Finds the ops that only the stage needs. False where this took out a
/// candidate: nothing else may overwrite what an op in place does.
bool ChainFinder::findReplaced() {
  needed.clear();
  replaced.clear();
  for (const PirOp *next : llvm::reverse(ops)) {
    const PirOp &op = *next;
    if (candidates.contains(&op)) {
      if (!isNeeded(op)) {
        replaced.insert(&op);
        continue;
      }
      if (!getInPlacePairs(op.name)->empty()) {
        refusals[&op] = "an op outside of the stage needs what it makes in "
                        "place";
        candidates.erase(&op);
        llvm::erase(order, &op);
        return false;
      }
      needOperands(op);
    } else if (values.getUpdateOperands(op)) {
      visitUpdate(op);
    } else if (isListOp(op)) {
      visitList(op);
    } else if (isAlias(op.name) && op.results.size() == 1) {
      visitAlias(op);
    } else if (isConditional(op)) {
      // The ops in the conditional have been visited.
      if (!isOfStage(op) || !isMadeByStage(values.resolve(op.operands[0])))
        needed.insert(op.operands[0]);
    } else {
      needOperands(op);
    }
  }
  return true;
}

/// Returns whether a region of `conditional` has an update.
bool ChainFinder::guardsUpdates(const PirOp &conditional) const {
  return llvm::any_of(conditional.regions, [&](const PirRegion &region) {
    return region.block &&
           llvm::any_of(region.block->ops, [&](const PirOp &op) {
             return values.getUpdateOperands(op).has_value();
           });
  });
}

/// Returns true if `conditional` belongs to the stage: the stage computes its
/// condition, or gets it for the sake of the updates, and it has no results.
bool ChainFinder::isOfStage(const PirOp &conditional) const {
  TensorKey condition = values.resolve(conditional.operands[0]);
  bool hasFlag =
      getCandidate(condition) ||
      (guardsUpdates(conditional) && values.getBlock(conditional) == body &&
       isFlag(dyn_cast_or_null<RankedTensorType>(values.getType(condition))));
  return hasFlag && conditional.results.empty() &&
         conditional.regions.size() == 2 &&
         llvm::all_of(conditional.regions, [](const PirRegion &region) {
           return region.block && region.block->arguments.empty() &&
                  llvm::none_of(region.block->ops, [](const PirOp &op) {
                    return isYield(op) && !op.operands.empty();
                  });
         });
}

void ChainFinder::findConditionals() {
  for (const PirOp *op : ops) {
    if (!isConditional(*op) || !isOfStage(*op))
      continue;
    conditionals.insert(op);
    for (const PirRegion &region : op->regions)
      for (const PirOp &inner : region.block->ops)
        if (isYield(inner))
          replaced.insert(&inner);
  }
}
