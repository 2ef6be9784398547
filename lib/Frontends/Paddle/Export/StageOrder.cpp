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
                       const Ops &removed)
    : body(body), values(values), operandsOf(body.ops.size()) {
  for (auto [position, op] : llvm::enumerate(body.ops)) {
    std::vector<const PirOp *> all;
    collectOps(op, all);
    for (const PirOp *inner : all) {
      positions[inner] = position;
      llvm::append_range(operandsOf[position], inner->operands);
      if (removed.contains(&op))
        continue;
      add(*inner, position);
      // It gives a variable the contents of its operand.
      if (StringRef name = inner->getOutputName(); !name.empty())
        accessesOf[name].push_back({static_cast<unsigned>(position), true});
    }
  }
}

/// Adds the accesses of an op that stays.
void StageOrder::add(const PirOp &op, unsigned position) {
  for (ValueId id : op.operands) {
    users.try_emplace(id, &op);
    // Ops that make lists or take them apart access no elements.
    if (isListOp(op))
      continue;
    for (TensorKey key : values.resolveStorage(id))
      if (values.isVariable(key))
        accessesOf[values.getDefiningOp(key.first)->getVariableName()]
            .push_back({position,
                        llvm::is_contained(values.getOverwriters(key), &op)});
  }
}

unsigned StageOrder::getPosition(ValueId id) const {
  const PirOp *op = values.getDefiningOp(id);
  return op ? positions.lookup(op) : 0;
}

/// Returns the positions of the ops that run before an op with `operands`,
/// whatever else the executor runs.
llvm::BitVector StageOrder::findAncestors(ArrayRef<ValueId> operands) const {
  llvm::BitVector ancestors(body.ops.size());
  llvm::SmallVector<ValueId> worklist(operands);
  while (!worklist.empty()) {
    ValueId id = worklist.pop_back_val();
    if (!values.getDefiningOp(id))
      continue;
    unsigned position = getPosition(id);
    if (ancestors.test(position))
      continue;
    ancestors.set(position);
    llvm::append_range(worklist, operandsOf[position]);
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
  auto getAccesses = [&](StringRef name) {
    auto found = accessesOf.find(name);
    return found == accessesOf.end() ? ArrayRef<Access>()
                                     : ArrayRef<Access>(found->second);
  };
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
  llvm::BitVector ancestors = findAncestors(operands);
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
