//===- ChainCandidates.cpp - Ops that a stage may have ---------*- C++ -*-===//
//
// What updates depend on, as far as the ops are of known kinds.
//
//===----------------------------------------------------------------------===//

#include "../Pir/InPlaceOps.h"
#include "../Pir/PirOps.h"
#include "ChainFinder.h"

#include "stepfold/Import/Stage/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

void ChainFinder::addOps(const PirBlock &block) {
  for (const PirOp &op : block.ops) {
    ops.push_back(&op);
    members.insert(&op);
    for (const PirRegion &region : op.regions) {
      if (!region.block)
        continue;
      if (isConditional(op))
        addOps(*region.block);
      else
        otherBlocks.push_back(&*region.block);
    }
  }
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

static bool haveOneShape(Type a, Type b) {
  auto first = dyn_cast_or_null<RankedTensorType>(a);
  auto second = dyn_cast_or_null<RankedTensorType>(b);
  return first && second && first.getShape() == second.getShape();
}

void ChainFinder::findRoots() {
  for (const PirOp *op : ops) {
    if (isConditional(*op))
      scalarRoots.push_back(values.resolve(op->operands[0]));
    std::optional<UpdateOperands> operands = getUpdateOperands(*op);
    if (!operands)
      continue;
    SmallVector<TensorKey, 1> parameters =
        values.resolveList(operands->parameter);
    SmallVector<TensorKey, 1> updateGradients =
        values.resolveList(operands->gradient);
    if (operands->skip != absentValue)
      scalarRoots.push_back(values.resolve(operands->skip));
    if (operands->rate != absentValue)
      llvm::append_range(scalarRoots, values.resolveList(operands->rate));
    if (parameters.size() != updateGradients.size())
      continue;
    for (auto [parameter, gradient] : llvm::zip(parameters, updateGradients))
      if (values.isVariable(parameter) &&
          haveOneShape(values.getType(parameter), values.getType(gradient)))
        roots.push_back({gradient, parameter});
  }
}

/// Whether `op` has the attributes of its kind alone, and gives no variable a
/// value that the kind does not know of.
static bool hasKnownAttributes(const PirOp &op, const ChainKind &kind) {
  for (unsigned index = 0; index < op.results.size(); ++index)
    if (!isInPlace(op.name) && isPersistable(op, index))
      return false;
  return llvm::all_of(op.attributes, [&](const PirAttribute &attribute) {
    return isIrrelevantAttribute(attribute.name) ||
           llvm::is_contained(kind.attributes, attribute.name);
  });
}

void ChainFinder::addCandidate(const PirOp &op, bool isGradient) {
  const ChainKind *kind = lookupChainKind(op.name, isGradient);
  if (!kind || !members.contains(&op) || candidates.contains(&op))
    return;
  ChainOp chain;
  chain.kind = kind;
  if (!hasKnownAttributes(op, *kind) || !kind->describe(op, values, chain)) {
    refusals[&op] = "its attributes, types or results are not those that are "
                    "known of it";
    return;
  }
  for (TensorKey gradient : chain.gradients)
    worklist.push_back({gradient, true});
  for (TensorKey scalar : chain.scalars)
    worklist.push_back({scalar, false});
  candidates[&op] = std::move(chain);
  order.push_back(&op);
}

/// Adds what makes a tensor; the contents of a variable are made by the ops
/// that overwrite it.
void ChainFinder::addCandidates(TensorKey key, bool isGradient) {
  if (values.isVariable(key)) {
    for (const PirOp *overwriter : values.getOverwriters(key))
      addCandidate(*overwriter, isGradient);
  } else if (const PirOp *op = values.getDefiningOp(key.first)) {
    addCandidate(*op, isGradient);
  }
}

void ChainFinder::findCandidates() {
  for (auto [gradient, parameter] : roots)
    worklist.push_back({gradient, true});
  for (TensorKey scalar : scalarRoots)
    worklist.push_back({scalar, false});
  while (!worklist.empty()) {
    auto [key, isGradient] = worklist.pop_back_val();
    addCandidates(key, isGradient);
  }
  llvm::sort(order, [&](const PirOp *a, const PirOp *b) {
    return values.getPosition(*a) < values.getPosition(*b);
  });
}
