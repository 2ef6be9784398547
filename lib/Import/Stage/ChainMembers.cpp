//===- ChainMembers.cpp - Which candidates belong to the stage -*- C++ -*-===//
//
// Candidates are taken out until each has operands of the stage alone.
//
//===----------------------------------------------------------------------===//

#include "ChainFinder.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// What belongs to the stage
//===----------------------------------------------------------------------===//

const PirOp *ChainFinder::getCandidate(TensorKey key) const {
  const PirOp *op = values.getDefiningOp(key.first);
  return candidates.contains(op) ? op : nullptr;
}

/// The gradients that `key` is made of, as far as the stage makes it.
SmallVector<TensorKey> ChainFinder::getSources(TensorKey key) const {
  if (const PirOp *op = getCandidate(key)) {
    const ChainOp &chain = candidates.find(op)->second;
    // An op on a list works on its elements one by one.
    if (chain.kind->form == ChainKind::Form::List)
      return {chain.gradients[key.second]};
    return llvm::to_vector_of<TensorKey>(chain.gradients);
  }
  SmallVector<TensorKey> sources;
  if (!values.isVariable(key))
    return sources;
  for (const PirOp *overwriter : values.getOverwriters(key)) {
    auto found = candidates.find(overwriter);
    // An op on a list makes new contents of the old alone.
    if (found != candidates.end() &&
        found->second.kind->form != ChainKind::Form::List)
      llvm::append_range(sources, found->second.gradients);
  }
  return sources;
}

/// Collects the gradients that updates depend on, back to where they are made.
void ChainFinder::collectGradients() {
  gradients.clear();
  parameters.clear();
  for (auto [gradient, parameter] : roots) {
    SmallVector<TensorKey> pending = {gradient};
    while (!pending.empty()) {
      TensorKey key = pending.pop_back_val();
      if (!gradients.insert(key).second)
        continue;
      parameters[key] = parameter;
      llvm::append_range(pending, getSources(key));
    }
  }
}

/// Whether all ops that overwrite `key` are ops of the stage.
static bool isOverwrittenByStage(TensorKey key, const PirValues &values,
                                 const Chains &stage) {
  return llvm::all_of(values.getOverwriters(key), [&](const PirOp *overwriter) {
    return stage.contains(overwriter);
  });
}

/// Whether the stage computes `key`, or all contents of a variable.
bool ChainFinder::isMadeByStage(TensorKey key) const {
  if (values.isVariable(key))
    return !values.getOverwriters(key).empty() &&
           isOverwrittenByStage(key, values, candidates);
  return getCandidate(key);
}

bool ChainFinder::isGradient(TensorKey key) const {
  return gradients.contains(key) &&
         isOverwrittenByStage(key, values, candidates);
}

/// Whether `key` is defined behind `op`.
bool ChainFinder::isBehind(TensorKey key, const PirOp &op) const {
  const PirOp *definition = values.getDefiningOp(key.first);
  return definition && values.getPosition(*definition) > values.getPosition(op);
}

bool ChainFinder::isScalar(TensorKey key) const {
  if (values.isVariable(key))
    return isOverwrittenByStage(key, values, candidates);
  const PirOp *op = values.getDefiningOp(key.first);
  if (!op)
    return false;
  auto candidate = candidates.find(op);
  if (candidate == candidates.end())
    return bool(values.getFull(key.first));
  return candidate->second.kind->hasScalarResult(*op, key.first);
}

static std::string describeTensor(TensorKey key, const PirValues &values) {
  const PirOp *op = values.getDefiningOp(key.first);
  return op ? "a tensor made by '" + op->name + "'" : "a tensor";
}

/// Why the operands of `op` are not what they must be, given that all other
/// candidates belong; empty where they are.
std::string ChainFinder::explainStranger(const PirOp &op,
                                         const ChainOp &chain) const {
  for (TensorKey key : chain.gradients)
    if (!isGradient(key))
      return "it works on " + describeTensor(key, values) +
             " that is no gradient of the stage";
  for (TensorKey key : chain.scalars)
    if (!isScalar(key))
      return "it reads " + describeTensor(key, values) +
             " that is no scalar of the stage";
  // The mark of a gradient names its parameter.
  for (TensorKey key : chain.gradients)
    if (isBehind(parameters.lookup(key), op))
      return "the parameter of its gradient is declared behind it";
  // Values have one content each in the stage, so that an old id must not
  // stand for what an op in place made of it. Variables do not.
  for (TensorKey key : chain.gradients)
    if (llvm::is_contained(values.getOverwriters(key), &op) &&
        !values.isVariable(key) && values.isUsedAfter(key, op))
      return "what it overwrites is used after it by its old name";
  return "";
}

/// Takes out candidates that do not belong; whether there was one.
bool ChainFinder::removeStrangers() {
  collectGradients();
  size_t before = order.size();
  llvm::erase_if(order, [&](const PirOp *op) {
    const ChainOp &chain = candidates.find(op)->second;
    std::string reason = explainStranger(*op, chain);
    if (!reason.empty()) {
      refusals[op] = std::move(reason);
      candidates.erase(op);
      return true;
    }
    // What is computed from gradients alone is a gradient.
    for (const Definition &result : op->results)
      if (!chain.gradients.empty() &&
          !chain.kind->hasScalarResult(*op, result.id))
        for (TensorKey key : values.resolveList(result.id))
          gradients.insert(key);
    return false;
  });
  return order.size() != before;
}
