//===- ChainCandidates.cpp - Ops that a stage may have ---------*- C++ -*-===//
//
// Searches the ops of known kinds that updates depend on.
//
//===----------------------------------------------------------------------===//

#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "ChainFinder.h"

#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

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

/// Returns whether the elements of one tensor are those of the other. The
/// framework broadcasts a tensor of no dimension to one of shape [1].
static bool haveSameElements(Type a, Type b) {
  auto first = dyn_cast_or_null<RankedTensorType>(a);
  auto second = dyn_cast_or_null<RankedTensorType>(b);
  return first && second &&
         (first.getShape() == second.getShape() ||
          (optim::hasOneElement(first) && optim::hasOneElement(second)));
}

void ChainFinder::findRoots() {
  for (const PirOp *op : ops) {
    if (isConditional(*op))
      scalarRoots.push_back(values.resolve(op->operands[0]));
    std::optional<UpdateOperands> operands = values.getUpdateOperands(*op);
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
          haveSameElements(values.getType(parameter), values.getType(gradient)))
        roots.push_back({gradient, parameter});
  }
}

/// Returns true if `op` has only attributes of its kind, and sets no variable
/// that the kind does not know of.
static bool hasKnownAttributes(const PirOp &op, const ChainKind &kind) {
  for (unsigned index = 0; index < op.results.size(); ++index)
    if (!isInPlace(op.name) && isPersistable(op, index))
      return false;
  return llvm::all_of(op.attributes, [&](const PirAttribute &attribute) {
    return isIrrelevantAttribute(attribute.name) ||
           llvm::is_contained(kind.attributes, attribute.name);
  });
}

/// A parameter, or a gradient of one element, is no scalar although it has its
/// shape: it is computed as other parameters and gradients are.
void ChainFinder::findOneElementTensors() {
  auto add = [&](TensorKey key) {
    auto type = dyn_cast_or_null<RankedTensorType>(values.getType(key));
    if (type && optim::hasOneElement(type))
      oneElementTensors.insert(key);
  };
  for (auto [gradient, parameter] : roots)
    add(parameter);
  for (const PirOp *op : ops) {
    const ChainKind *kind = lookupChainKind(op->name);
    if ((kind && kind->form == ChainKind::Form::Scalar) ||
        values.isAdvance(*op) || op->name == "pd_op.full" ||
        op->results.empty())
      continue;
    bool isElementwise = kind && kind->form == ChainKind::Form::Elementwise;
    if (isElementwise && llvm::none_of(op->operands, [&](ValueId id) {
          return llvm::any_of(values.resolveList(id), [&](TensorKey key) {
            return oneElementTensors.contains(key);
          });
        }))
      continue;
    // Other ops than those of the stage tell only of what they make themselves,
    // which may be several gradients; those of the stage make scalars besides
    // their first result.
    for (const Definition &result :
         ArrayRef(op->results).take_front(kind ? 1 : op->results.size()))
      for (TensorKey key : values.resolveList(result.id))
        if (kind || (key.first == result.id && !values.isVariable(key)))
          add(key);
  }
}

/// Finds the operands of an elementwise op; false where one is neither a
/// tensor of the result's shape nor a scalar.
bool ChainFinder::findOperands(const PirOp &op, ChainOp &chain) const {
  if (op.results.size() != 1)
    return false;
  auto result =
      dyn_cast_or_null<RankedTensorType>(values.getType({op.results[0].id, 0}));
  if (!result || !result.hasStaticShape())
    return false;
  for (ValueId id : op.operands) {
    if (id == absentValue)
      return false;
    for (TensorKey key : values.resolveList(id)) {
      auto type = dyn_cast_or_null<RankedTensorType>(values.getType(key));
      if (!type || !type.hasStaticShape())
        return false;
      bool isConstant = values.getConstant(key.first).has_value();
      bool hasElements = haveSameElements(type, result);
      bool isTensor =
          !isConstant && hasElements &&
          (!optim::hasOneElement(type) || oneElementTensors.contains(key));
      bool isSpread = isConstant && hasElements;
      if (!isTensor && !isSpread && !optim::hasOneElement(type))
        return false;
      chain.operands.push_back({key, isTensor});
      if (isTensor)
        chain.tensors.push_back(key);
      else
        chain.scalars.push_back(key);
    }
  }
  return true;
}

void ChainFinder::addCandidate(const PirOp &op) {
  const ChainKind *kind = lookupChainKind(op.name);
  if (!kind || !members.contains(&op) || candidates.contains(&op) ||
      returned.contains(&op))
    return;
  // A cast of the backward pass may be the first op of the stage.
  if (passes.contains(op) && op.name != "pd_op.cast")
    return;
  ChainOp chain;
  chain.kind = kind;
  if (!hasKnownAttributes(op, *kind) ||
      (kind->form == ChainKind::Form::Elementwise &&
       !findOperands(op, chain)) ||
      !kind->describe(op, values, chain)) {
    refusals[&op] = "its attributes, types or results are not those that are "
                    "known of it";
    return;
  }
  llvm::append_range(worklist, chain.tensors);
  llvm::append_range(worklist, chain.scalars);
  candidates[&op] = std::move(chain);
  order.push_back(&op);
}

/// Adds what makes a tensor; the contents of a variable are made by the ops
/// that overwrite it.
void ChainFinder::addCandidates(TensorKey key) {
  if (values.isVariable(key)) {
    for (const PirOp *overwriter : values.getOverwriters(key))
      addCandidate(*overwriter);
  } else if (const PirOp *op = values.getDefiningOp(key.first)) {
    addCandidate(*op);
  }
}

void ChainFinder::findCandidates() {
  for (auto [gradient, parameter] : roots)
    worklist.push_back(gradient);
  llvm::append_range(worklist, scalarRoots);
  while (!worklist.empty())
    addCandidates(worklist.pop_back_val());
  llvm::sort(order, [&](const PirOp *a, const PirOp *b) {
    return values.getPosition(*a) < values.getPosition(*b);
  });
}
