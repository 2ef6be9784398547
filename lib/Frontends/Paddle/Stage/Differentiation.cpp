//===- Differentiation.cpp - Tensors that gradients belong to ---*- C++ -*-===//

#include "Differentiation.h"
#include "../Format/PirOps.h"
#include "ChainImporter.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

namespace {
/// An op of the forward pass, and the op that computes its gradient.
struct Derivative {
  llvm::StringLiteral forward;
  llvm::StringLiteral backward;
};
} // namespace

/// Gradients that are computed by ops with names of forward ops.
static constexpr Derivative derivatives[] = {
    {"pd_op.add_n", "pd_op.scale"},  {"pd_op.assign", "pd_op.assign"},
    {"pd_op.cast", "pd_op.cast"},    {"pd_op.conj", "pd_op.conj"},
    {"pd_op.flip", "pd_op.flip"},    {"pd_op.reverse", "pd_op.reverse"},
    {"pd_op.scale", "pd_op.scale"},  {"pd_op.share_data_", "pd_op.share_data_"},
    {"pd_op.split", "pd_op.concat"}, {"pd_op.split_with_num", "pd_op.concat"},
    {"pd_op.unbind", "pd_op.stack"},
};

static StringRef getPlainName(StringRef name) {
  name.consume_back("_");
  return name;
}

/// Returns the name of the op whose gradient `op` computes: of `relu` for
/// `relu_grad`, of `relu_grad` for `relu_double_grad`.
static std::string getForwardName(const PirOp &op) {
  StringRef name = getPlainName(op.name);
  name.consume_back("_grad");
  if (name.consume_back("_double"))
    return (name + "_grad").str();
  if (name.consume_back("_triple"))
    return (name + "_double_grad").str();
  return name.str();
}

static bool isFill(const PirOp &op, double value, const PirValues &values) {
  return op.name == "pd_op.full_like" && op.operands.size() > 1 &&
         values.getConstant(op.operands[1]) == value;
}

/// Returns whether `op` makes the gradient of a loss, one. The older form has
/// an op for it that knows the shape.
static bool isSeed(const PirOp &op, const llvm::DenseSet<ValueId> &usedByPasses,
                   const PirValues &values) {
  if (op.name == "pd_op.full")
    return values.getConstant(op.results[0].id) == 1.0 &&
           usedByPasses.contains(op.results[0].id);
  return isFill(op, 1.0, values);
}

Differentiation::Differentiation(ArrayRef<const PirOp *> ops,
                                 const PirValues &values)
    : values(values) {
  llvm::DenseSet<ValueId> usedByPasses;
  for (const PirOp *op : ops)
    if (isGradientOp(*op))
      usedByPasses.insert(op->operands.begin(), op->operands.end());
  unsigned numPasses = 0;
  bool hasGradients = false;
  llvm::DenseSet<TensorKey> updated;
  SmallVector<TensorKey> variables;
  for (const PirOp *op : ops) {
    // A backward pass begins with the gradient of a loss.
    if (hasGradients && isSeed(*op, usedByPasses, values)) {
      ++numPasses;
      hasGradients = false;
    }
    hasGradients |= isGradientOp(*op);
    passes[op] = numPasses;
    if (std::optional<UpdateOperands> operands = values.getUpdateOperands(*op))
      updated.insert_range(values.resolveList(operands->parameter));
    if (op->name == "builtin.split" && !op->operands.empty())
      addElements(*op);
    if (isListOp(*op))
      continue;
    for (const Definition &result : op->results)
      for (TensorKey key : values.resolveList(result.id)) {
        makers.try_emplace(key, op);
        if (isVariable(*op))
          variables.push_back(key);
      }
    forwardOps[getPlainName(op->name)].push_back(op);
    for (ValueId id : op->operands)
      for (TensorKey key : values.resolveList(id))
        uses[key].push_back(op);
  }
  for (TensorKey key : variables)
    (updated.contains(key) ? parameters : copies).push_back(key);
}

/// Notes what `op` takes out of a list.
void Differentiation::addElements(const PirOp &op) {
  const PirOp *maker = values.getDefiningOp(op.operands.front());
  Tensors &list = elements[op.operands.front()];
  for (const Definition &result : op.results) {
    TensorKey key = values.resolve(result.id);
    list.push_back(key);
    if (maker && !isListOp(*maker))
      makers.try_emplace(key, maker);
  }
}

/// Returns the results of `op`, or the elements of a list that it makes.
Differentiation::Tensors Differentiation::getResults(const PirOp &op) const {
  Tensors results;
  for (const Definition &result : op.results) {
    auto found = elements.find(result.id);
    if (found != elements.end())
      llvm::append_range(results, found->second);
    else
      llvm::append_range(results, values.resolveList(result.id));
  }
  return results;
}

bool Differentiation::isZero(TensorKey key) const {
  const PirOp *maker = makers.lookup(key);
  return maker && isFill(*maker, 0.0, values);
}

/// Leaves tensors of the type that their gradient has.
void Differentiation::keepType(Tensors &tensors, TensorKey like) const {
  Type type = values.getType(like);
  llvm::erase_if(tensors,
                 [&](TensorKey key) { return values.getType(key) != type; });
}

/// Returns what `gradient` may be the gradient of, as a result of `maker`, an
/// op whose name says of what op it computes the gradient.
Differentiation::Tensors
Differentiation::getDifferentiated(TensorKey gradient,
                                   const PirOp &maker) const {
  std::string name = getForwardName(maker);
  // An op whose operands or results the gradient needs.
  llvm::SmallSetVector<const PirOp *, 2> forwards;
  auto add = [&](const PirOp *op) {
    if (op && getPlainName(op->name) == name)
      forwards.insert(op);
  };
  for (ValueId id : maker.operands)
    for (TensorKey key : values.resolveList(id)) {
      add(makers.lookup(key));
      if (auto found = uses.find(key); found != uses.end())
        llvm::for_each(found->second, add);
    }
  // Some need neither the operands nor the results, as of a transposition.
  if (forwards.empty())
    if (auto found = forwardOps.find(name); found != forwardOps.end())
      forwards.insert(found->second.begin(), found->second.end());
  // With as many gradients as operands, each is that of its operand.
  size_t index = 0;
  while (index < maker.results.size() &&
         values.resolve(maker.results[index].id) != gradient)
    ++index;
  Tensors tensors;
  for (const PirOp *op : forwards) {
    bool hasAll = index < maker.results.size() &&
                  op->operands.size() == maker.results.size();
    for (auto [position, id] : llvm::enumerate(op->operands))
      if (!hasAll || position == index)
        llvm::append_range(tensors, values.resolveList(id));
  }
  return tensors;
}

Differentiation::Tensors
Differentiation::getCandidates(TensorKey gradient) const {
  if (auto found = matched.find(gradient); found != matched.end())
    return found->second;
  const PirOp *maker = makers.lookup(gradient);
  if (!maker || !isGradientOp(*maker))
    return {};
  Tensors tensors = getDifferentiated(gradient, *maker);
  keepType(tensors, gradient);
  return tensors;
}

/// Returns what `op` may be the derivative of: whether `forward` has a result
/// whose gradient `op` takes is not asked.
bool Differentiation::isDerivative(const PirOp &op,
                                   const PirOp &forward) const {
  if (llvm::none_of(derivatives, [&](const Derivative &derivative) {
        return derivative.forward == forward.name &&
               derivative.backward == op.name;
      }))
    return false;
  auto getFactor = [&](const PirOp &scale) {
    return scale.name == "pd_op.scale" && scale.operands.size() > 1
               ? values.getConstant(scale.operands[1])
               : std::optional(1.0);
  };
  // The gradient of a scale has no bias.
  auto hasBias = [&] {
    auto bias = getAttribute<FloatAttr>(op, "bias", values.getContext());
    return bias && !bias.getValue().isZero();
  };
  return getFactor(op) == getFactor(forward) && !hasBias();
}

/// Returns what `op`, a sum of all gradients of a tensor that one backward pass
/// computes, is the gradient of.
Differentiation::Tensors Differentiation::matchSum(const PirOp &op) const {
  SmallVector<TensorKey, 1> parts = values.resolveList(op.operands.front());
  // A tensor that an op overwrites has a sum for each of its contents, beside
  // the gradient of what was overwritten.
  bool isOverwritten =
      llvm::any_of(parts, [&](TensorKey part) { return isZero(part); });
  llvm::DenseSet<TensorKey> seen;
  std::optional<Tensors> tensors;
  for (TensorKey part : parts) {
    if (isZero(part))
      continue;
    const PirOp *maker = makers.lookup(part);
    bool isOfPass = maker && passes.lookup(maker) == passes.lookup(&op);
    if (!isOfPass || !seen.insert(part).second ||
        (maker->name == op.name && !isOverwritten))
      return {};
    Tensors candidates = getCandidates(part);
    if (!tensors)
      tensors = candidates;
    llvm::erase_if(*tensors, [&](TensorKey key) {
      return !llvm::is_contained(candidates, key);
    });
  }
  if (!tensors)
    return {};
  llvm::erase_if(*tensors, [&](TensorKey key) {
    auto found = uses.find(key);
    return found == uses.end() ||
           llvm::count_if(found->second, [](const PirOp *use) {
             return !isGradientOp(*use);
           }) < static_cast<ptrdiff_t>(seen.size());
  });
  return *tensors;
}

Differentiation::Tensors Differentiation::matchDerivative(const PirOp &op) {
  SmallVector<TensorKey, 1> gradients = values.resolveList(op.operands.front());
  auto first =
      llvm::find_if(gradients, [&](TensorKey key) { return !isZero(key); });
  if (first == gradients.end())
    return {};
  for (TensorKey key : getCandidates(*first)) {
    const PirOp *forward = makers.lookup(key);
    if (!forward || forward->operands.empty() || !isDerivative(op, *forward))
      continue;
    // The gradients of all results, of an op with several ones.
    Tensors results = getResults(*forward);
    if (results.size() != gradients.size() ||
        !llvm::all_of(llvm::zip(gradients, results), [&](auto pair) {
          auto [gradient, result] = pair;
          return isZero(gradient) ||
                 llvm::is_contained(getCandidates(gradient), result);
        }))
      continue;
    Tensors tensors = values.resolveList(forward->operands.front());
    size_t &count = numDerivatives[{forward, passes.lookup(&op)}];
    if (count == tensors.size())
      continue;
    ++count;
    return tensors;
  }
  return {};
}

/// Returns what `op` is the gradient of, as the cast of the gradient of a copy
/// that the forward pass reads in place of a cast.
Differentiation::Tensors
Differentiation::matchCastOfCopy(const PirOp &op) const {
  Tensors candidates = getCandidates(values.resolve(op.operands.front()));
  if (llvm::none_of(candidates, [&](TensorKey key) {
        return llvm::is_contained(copies, key);
      }))
    return {};
  return parameters;
}

bool Differentiation::match(const PirOp &op) {
  if (op.operands.empty() || op.results.size() != 1)
    return false;
  TensorKey result = {op.results[0].id, 0};
  Tensors tensors =
      op.name == "pd_op.add_n" ? matchSum(op) : matchDerivative(op);
  if (tensors.empty() && op.name == "pd_op.cast")
    tensors = matchCastOfCopy(op);
  keepType(tensors, result);
  if (tensors.empty())
    return false;
  matched[result] = std::move(tensors);
  return true;
}
