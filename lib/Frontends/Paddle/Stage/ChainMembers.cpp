//===- ChainMembers.cpp - Candidates that belong to the stage ---*- C++ -*-===//
//
// Candidates are taken out until each has operands of the stage alone.
//
//===----------------------------------------------------------------------===//

#include "ChainFinder.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Members of the stage
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
      return {chain.tensors[key.second]};
    return llvm::to_vector_of<TensorKey>(chain.tensors);
  }
  SmallVector<TensorKey> sources;
  if (!values.isVariable(key))
    return sources;
  for (const PirOp *overwriter : values.getOverwriters(key)) {
    auto found = candidates.find(overwriter);
    // An op on a list makes new contents of the old alone.
    if (found != candidates.end() &&
        found->second.kind->form != ChainKind::Form::List)
      llvm::append_range(sources, found->second.tensors);
  }
  return sources;
}

/// Collects the gradients that updates depend on, back to where they are made.
void ChainFinder::collectGradients() {
  gradients.clear();
  parameters.clear();
  for (auto [gradient, parameter] : roots) {
    SmallVector<std::pair<TensorKey, /*isCombined=*/bool>> pending = {
        {gradient, false}};
    while (!pending.empty()) {
      auto [key, isCombined] = pending.pop_back_val();
      // A variable that a gradient is combined with is no gradient.
      if ((isCombined && values.isVariable(key) &&
           values.getOverwriters(key).empty()) ||
          !gradients.insert(key).second)
        continue;
      parameters[key] = parameter;
      SmallVector<TensorKey> sources = getSources(key);
      for (TensorKey source : sources)
        pending.push_back({source, isCombined || sources.size() > 1});
    }
  }
}

/// Returns true if all ops that overwrite `key` are ops of the stage.
static bool isOverwrittenByStage(TensorKey key, const PirValues &values,
                                 const Chains &stage) {
  return llvm::all_of(values.getOverwriters(key), [&](const PirOp *overwriter) {
    return stage.contains(overwriter);
  });
}

/// Returns true if the stage computes `key`, or all contents of a variable.
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

/// Returns true if `key` is a variable that only update ops overwrite, such as
/// a parameter, and that is no gradient.
bool ChainFinder::isState(TensorKey key) const {
  return values.isVariable(key) && !gradients.contains(key) &&
         values.getOverwriters(key).empty();
}

static constexpr TensorKey noTensor = {absentValue, 0};

/// The gradient that `key` is made of, at which the stage begins; no tensor
/// where it is made of variables alone.
TensorKey ChainFinder::getLeaf(TensorKey key) const {
  if (auto found = leaves.find(key); found != leaves.end())
    return found->second;
  return isState(key) || isMadeByStage(key) ? noTensor : key;
}

SmallVector<TensorKey> ChainFinder::getLeaves(const ChainOp &chain) const {
  SmallVector<TensorKey> found;
  for (TensorKey key : chain.tensors)
    if (TensorKey leaf = getLeaf(key);
        leaf != noTensor && !llvm::is_contained(found, leaf))
      found.push_back(leaf);
  return found;
}

/// Returns true if `key` is defined behind `op`.
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
  return candidate->second.hasScalarResult(*op, key.first);
}

static std::string describeTensor(TensorKey key, const PirValues &values) {
  const PirOp *op = values.getDefiningOp(key.first);
  return op ? "a tensor made by '" + op->name + "'" : "a tensor";
}

/// Returns whether the tensors of `chain` have one shape in the stage. A
/// gradient has that of its parameter.
bool ChainFinder::haveOneShape(const ChainOp &chain) const {
  return llvm::all_equal(llvm::map_range(chain.tensors, [&](TensorKey key) {
    auto parameter = parameters.find(key);
    Type type =
        values.getType(parameter == parameters.end() ? key : parameter->second);
    return cast<RankedTensorType>(type).getShape();
  }));
}

/// Returns whether the framework returns the result of `op` as a gradient: it
/// is the first cast to the type of the parameter.
bool ChainFinder::isReturned(const PirOp &op, const ChainOp &chain) const {
  if (op.name != "pd_op.cast" || chain.tensors.size() != 1)
    return false;
  TensorKey from = chain.tensors.front();
  TensorKey leaf = getLeaf(from);
  auto parameter = parameters.find(from);
  if (parameter == parameters.end() || leaf == noTensor)
    return false;
  auto getElementType = [&](TensorKey key) {
    return getElementTypeOrSelf(values.getType(key));
  };
  Type wanted = getElementType(parameter->second);
  return wanted == getElementType({op.results[0].id, 0}) &&
         wanted != getElementType(from) && wanted != getElementType(leaf);
}

/// Returns whether `op` makes a gradient that the framework returns, or an
/// operand of an op that does.
bool ChainFinder::makesReturned(const PirOp &op, const ChainOp &chain) const {
  return isReturned(op, chain) ||
         llvm::any_of(op.results, [&](const Definition &result) {
           return llvm::any_of(
               values.resolveList(result.id),
               [&](TensorKey key) { return returnedOperands.contains(key); });
         });
}

/// Returns the reason why the operands of `op` are not operands of the stage,
/// given that all other candidates belong to it. The reason is empty if they
/// are.
std::string ChainFinder::explainStranger(const PirOp &op,
                                         const ChainOp &chain) const {
  for (TensorKey key : chain.tensors)
    if (!isGradient(key) && !isState(key))
      return "it works on " + describeTensor(key, values) +
             " that is no gradient of the stage";
  // A parameter has one gradient. Gradients that the framework's autodiff adds
  // up are ready as their sum.
  if (size_t count = getLeaves(chain).size();
      count > 1 && chain.kind->form == ChainKind::Form::Elementwise)
    return "it combines " + std::to_string(count) +
           " tensors that the stage does not make";
  if (chain.kind->form == ChainKind::Form::Elementwise && !haveOneShape(chain))
    return "it combines tensors of several shapes";
  for (TensorKey key : chain.scalars)
    if (!isScalar(key))
      return "it reads " + describeTensor(key, values) +
             " that is no scalar of the stage";
  // An update would take what the op has made for what the memory then holds.
  for (const Definition &result : op.results)
    for (TensorKey key : values.resolveList(result.id))
      if (!values.isVariable(key) &&
          !isOverwrittenByStage(key, values, candidates))
        return "an op outside of the stage overwrites what it makes";
  // The mark of a gradient names its parameter.
  for (TensorKey key : chain.tensors)
    if (auto parameter = parameters.find(key);
        parameter != parameters.end() && isBehind(parameter->second, op))
      return "the parameter of its gradient is declared behind it";
  // Values have one content each in the stage, so that an old id must not
  // stand for what an op in place made of it. Variables do not.
  for (TensorKey key : chain.tensors)
    if (llvm::is_contained(values.getOverwriters(key), &op) &&
        !values.isVariable(key) && values.isUsedAfter(key, op))
      return "what it overwrites is used after it by its old name";
  return "";
}

/// Notes that `op` of the stage makes gradients, or what is combined with them.
void ChainFinder::addResults(const PirOp &op, const ChainOp &chain) {
  SmallVector<TensorKey> found = getLeaves(chain);
  for (const Definition &result : op.results) {
    if (chain.tensors.empty() || chain.hasScalarResult(op, result.id))
      continue;
    for (auto [index, key] : llvm::enumerate(values.resolveList(result.id))) {
      gradients.insert(key);
      bool isOfList = chain.kind->form == ChainKind::Form::List;
      leaves[key] = isOfList        ? getLeaf(chain.tensors[index])
                    : found.empty() ? noTensor
                                    : found.front();
    }
  }
}

/// Takes out candidates that do not belong; whether there was one.
bool ChainFinder::removeStrangers() {
  collectGradients();
  leaves.clear();
  size_t before = order.size();
  llvm::erase_if(order, [&](const PirOp *op) {
    const ChainOp &chain = candidates.find(op)->second;
    if (returnedGradients && makesReturned(*op, chain)) {
      returned.insert(op);
      returnedOperands.insert_range(chain.tensors);
      candidates.erase(op);
      return true;
    }
    std::string reason = explainStranger(*op, chain);
    if (!reason.empty()) {
      refusals[op] = std::move(reason);
      candidates.erase(op);
      return true;
    }
    addResults(*op, chain);
    return false;
  });
  return order.size() != before;
}
