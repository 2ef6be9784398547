//===- StageOrder.cpp - Places for an operator ----------------------------===//
//
// Positions are those of the ops of the outer block. What an op of a region
// does, the op with the region does.
//
//===----------------------------------------------------------------------===//

#include "StageOrder.h"
#include "../Format/PirOps.h"
#include "../Stage/BackwardPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;
using llvm::ArrayRef;
using llvm::StringRef;

StageOrder::StageOrder(const PirBlock &body, const PirValues &values,
                       const Ops &removed, const ProgramEdit &edit)
    : body(body), values(values), edit(edit), operandsOf(body.ops.size()),
      variablesOf(body.ops.size()) {
  for (auto [position, op] : llvm::enumerate(body.ops)) {
    std::vector<const PirOp *> all;
    collectOps(op, all);
    for (const PirOp *inner : all) {
      positions[inner] = position;
      if (!removed.contains(&op))
        addOp(*inner, position);
    }
  }
}

void StageOrder::addAccess(StringRef name, Access access) {
  accessesOf[name].push_back(access);
  variablesOf[access.position].push_back(name);
}

/// Adds an op that stays, at the position of the op that it is in.
void StageOrder::addOp(const PirOp &op, unsigned position) {
  for (ValueId id : op.operands) {
    users.try_emplace(id, &op);
    // A result of a stage is what the operator has written to a variable.
    id = edit.resolve(id);
    operandsOf[position].push_back(id);
    // Ops that make lists or take them apart access no elements.
    if (isListOp(op))
      continue;
    for (TensorKey key : values.resolveStorage(id))
      if (values.isVariable(key))
        addAccess(
            values.getDefiningOp(key.first)->getVariableName(),
            {position, llvm::is_contained(values.getOverwriters(key), &op)});
  }
  // It gives a variable the contents of its operand.
  if (StringRef name = op.getOutputName(); !name.empty())
    addAccess(name, {position, true});
}

ArrayRef<StageOrder::Access> StageOrder::getAccesses(StringRef name) const {
  auto found = accessesOf.find(name);
  return found == accessesOf.end() ? ArrayRef<Access>()
                                   : ArrayRef<Access>(found->second);
}

unsigned StageOrder::getPosition(ValueId id) const {
  const PirOp *op = values.getDefiningOp(id);
  return op ? positions.lookup(op) : 0;
}

/// Returns the positions of the ops that run before an operator with `operands`
/// and `accesses`, whatever else the executor runs.
llvm::BitVector StageOrder::findAncestors(ArrayRef<ValueId> operands,
                                          const StageAccesses &accesses) const {
  llvm::BitVector ancestors(body.ops.size()), waits(operators.size());
  llvm::SmallVector<unsigned> worklist;
  auto addOp = [&](unsigned position) {
    if (ancestors.test(position))
      return;
    ancestors.set(position);
    worklist.push_back(position);
  };
  auto addMakers = [&](ArrayRef<ValueId> ids) {
    for (ValueId id : ids)
      if (values.getDefiningOp(id))
        addOp(getPosition(id));
  };
  // An op that waits for an operator also runs behind all that it waits for.
  auto addOperators = [&](unsigned position, auto uses) {
    for (auto [index, before] : llvm::enumerate(operators)) {
      if (waits.test(index) || before.position >= position ||
          llvm::none_of(before.inPlace, uses))
        continue;
      waits.set(index);
      addMakers(before.operands);
      for (StringRef name : before.inPlace)
        for (const Access &access : getAccesses(name))
          if (access.position <= before.position)
            addOp(access.position);
    }
  };
  addMakers(operands);
  // All stand in front of it.
  addOperators(body.ops.size(),
               [&](StringRef name) { return accesses.contains(name); });
  while (!worklist.empty()) {
    unsigned position = worklist.pop_back_val();
    addMakers(operandsOf[position]);
    addOperators(position, [&](StringRef name) {
      return llvm::is_contained(variablesOf[position], name);
    });
  }
  return ancestors;
}

std::optional<StagePlace> StageOrder::place(ArrayRef<ValueId> operands,
                                            const StageAccesses &accesses,
                                            unsigned position,
                                            FirstError &errors) const {
  // The operator stands behind `lower` and in front of `upper`.
  unsigned lower = position, upper = body.ops.size();
  StringRef variable;
  for (ValueId id : operands)
    lower = std::max(lower, getPosition(id));
  for (const auto &[name, access] : accesses) {
    unsigned first = positions.lookup(access.first);
    for (const Access &other : getAccesses(name)) {
      if (!access.isWritten && !other.isWrite)
        continue;
      if (other.position < first) {
        lower = std::max(lower, other.position);
      } else if (other.position < upper) {
        upper = other.position;
        variable = name;
      }
    }
  }
  if (lower >= upper) {
    errors.report(body.ops[upper].place,
                  "'" + body.ops[upper].name + "' uses '" + variable.str() +
                      "' behind its update, and in front of '" +
                      body.ops[lower].name +
                      "', which the stage needs: the stage cannot be one "
                      "operator; move the use behind the optimizer");
    return std::nullopt;
  }
  StagePlace place;
  place.position = lower;
  llvm::BitVector ancestors = findAncestors(operands, accesses);
  for (const auto &[name, access] : accesses) {
    if (!access.isWritten)
      continue;
    for (const Access &other : getAccesses(name))
      if (other.position > lower || !ancestors.test(other.position)) {
        place.inPlace[name] = &body.ops[other.position];
        break;
      }
  }
  return place;
}
