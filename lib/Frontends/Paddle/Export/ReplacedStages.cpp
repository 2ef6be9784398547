//===- ReplacedStages.cpp - Ops that operators replace --------------------===//
//
// Finds what else goes with the ops of stages.
//
//===----------------------------------------------------------------------===//

#include "ReplacedStages.h"
#include "../Format/PirOps.h"
#include "../Stage/BackwardPass.h"
#include "../Stage/ChainOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;

/// Returns true if only removed ops use the results of an op.
bool ReplacedStages::isUsedByRemoved(const PirOp &op) const {
  return llvm::all_of(op.results, [&](const Definition &result) {
    return llvm::all_of(edit.getUsers(result.id), [&](const PirOp *user) {
      return removed.contains(user);
    });
  });
}

/// Removes ops that only hand values to stages: lists of values of stages, ops
/// that take such lists apart, and copies, which are imported as what they
/// copy. The operator has that as its operand.
void ReplacedStages::removeLinks(const llvm::DenseSet<const PirOp *> &kept) {
  StageOrder::Ops links;
  auto isOfStage = [&](ValueId id) {
    const PirOp *op = values.getDefiningOp(id);
    return removed.contains(op) || links.contains(op);
  };
  for (const PirOp &op : main.getBody().ops)
    if ((isCopyOp(op.name) && !kept.contains(&op)) ||
        (isListOp(op) && llvm::any_of(op.operands, isOfStage)))
      links.insert(&op);
  // One of them may be used by another one.
  for (const PirOp *op : llvm::reverse(links))
    if (isUsedByRemoved(*op))
      removed.insert(op);
}

void ReplacedStages::removeAll(const llvm::DenseSet<const PirOp *> &kept) {
  // These only do what updates of a stage do themselves.
  for (const PirOp &op : main.getBody().ops)
    if (values.isAdvance(op))
      removed.insert(&op);
  removeLinks(kept);
  for (const PirOp *op : removed) {
    edit.remove(*op);
    std::vector<const PirOp *> all;
    collectOps(*op, all);
    for (const PirOp *variable : llvm::drop_begin(all))
      if (isVariable(*variable) && variable->results.size() == 1)
        ofRegions.try_emplace(variable->getVariableName(), variable);
  }
}

/// Lets ops that stay use variables in place of results of removed ops.
void ReplacedStages::checkUses(FirstError &errors) {
  StageOrder order(main.getBody(), values, removed, edit);
  for (const PirOp *op : removed) {
    const UpdateOp *row = values.getUpdate(*op);
    for (auto [index, result] : llvm::enumerate(op->results)) {
      const PirOp *user = order.findUser(result.id);
      if (!user)
        continue;
      ValueId variable = values.getVariable(result.id);
      if (row && index < row->results.size())
        for (auto [operand, name] : llvm::zip(op->operands, row->operands))
          if (name == row->results[index])
            variable = values.getVariable(operand);
      if (variable == absentValue)
        return errors.report(
            user->place, "'" + user->name + "' uses a result of '" + op->name +
                             "', which belongs to the stage and is no "
                             "variable: the stage cannot be one operator");
      edit.rename(result.id, variable);
    }
  }
}
