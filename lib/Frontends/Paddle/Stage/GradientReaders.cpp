//===- GradientReaders.cpp - Other readers of gradients ---------*- C++ -*-===//
//
// First, which gradients updates are computed from; then, who reads these.
//
//===----------------------------------------------------------------------===//

#include "GradientReaders.h"
#include "../Format/PirOps.h"

#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;

using Keys = llvm::DenseSet<TensorKey>;
using Parameters = llvm::DenseMap<TensorKey, TensorKey>;

/// Returns the parameter of the first tensor of `id` that has one.
static std::optional<TensorKey> lookUp(const Parameters &parameters, ValueId id,
                                       const PirValues &values) {
  for (TensorKey key : values.resolveList(id))
    if (auto found = parameters.find(key); found != parameters.end())
      return found->second;
  return std::nullopt;
}

namespace {
class ReaderFinder {
public:
  ReaderFinder(const PirBlock &body, const PirValues &values,
               const BackwardPass &passes, const GradientChains &chains)
      : values(values), passes(passes), chains(chains) {
    collectOps(body, ops);
  }

  llvm::SetVector<const PirOp *> find();
  Parameters takeParameters() { return std::move(parameters); }

private:
  template <typename Predicate>
  bool anyOperand(const PirOp &op, Predicate predicate) const {
    return llvm::any_of(op.operands, [&](ValueId id) {
      return llvm::any_of(values.resolveList(id), predicate);
    });
  }
  bool usesAny(const PirOp &op, const Keys &keys) const {
    return anyOperand(op, [&](TensorKey key) { return keys.contains(key); });
  }
  /// Returns whether `op` belongs to the passes, and not to the stage.
  bool isOfPasses(const PirOp &op) const {
    return passes.contains(op) && !chains.lookup(op);
  }
  std::optional<TensorKey> findParameter(const PirOp &op) const;
  bool isGradient(TensorKey key) const;
  void addGradients(const PirOp &op);
  void findGradients();

  const PirValues &values;
  const BackwardPass &passes;
  const GradientChains &chains;
  /// In program order, with those in regions.
  std::vector<const PirOp *> ops;
  /// The tensors that updates are computed from, with their parameters.
  Parameters parameters;
  /// The gradients that updates are computed from, and what is made of them.
  Keys gradients;
};
} // namespace

/// Returns true if `key`, which an update is computed from, is a gradient: the
/// backward pass or the caller of the program makes it, or the stage begins
/// with it.
bool ReaderFinder::isGradient(TensorKey key) const {
  if (values.isVariable(key))
    return chains.isSum(key);
  if (passes.makes(key))
    return true;
  const PirOp *op = values.getDefiningOp(key.first);
  return op && ((passes.empty() && isFeed(*op)) ||
                (chains.getParameter(key) && !chains.lookup(*op)));
}

/// Returns the parameter whose update is computed from a result of `op`.
std::optional<TensorKey> ReaderFinder::findParameter(const PirOp &op) const {
  for (const Definition &result : op.results)
    if (auto parameter = lookUp(parameters, result.id, values))
      return parameter;
  return std::nullopt;
}

/// Goes from the updates back to what the backward pass makes, and to where the
/// stage begins.
void ReaderFinder::findGradients() {
  for (const PirOp *op : llvm::reverse(ops)) {
    if (std::optional<UpdateOperands> operands =
            values.getUpdateOperands(*op)) {
      for (auto [gradient, parameter] :
           llvm::zip(values.resolveList(operands->gradient),
                     values.resolveList(operands->parameter)))
        parameters.try_emplace(gradient, parameter);
      continue;
    }
    bool isBetween = passes.empty() ? chains.isRefused(*op) : !isOfPasses(*op);
    if (!isBetween || !isComputation(*op, values))
      continue;
    if (std::optional<TensorKey> parameter = findParameter(*op))
      for (ValueId id : op->operands)
        for (TensorKey key : values.resolveList(id))
          parameters.try_emplace(key, *parameter);
  }
  for (auto [key, parameter] : parameters)
    if (isGradient(key))
      gradients.insert(key);
}

/// Adds what `op` makes of gradients, element by element; what it sums up is no
/// gradient.
void ReaderFinder::addGradients(const PirOp &op) {
  llvm::DenseSet<mlir::Type> types;
  for (ValueId id : op.operands)
    for (TensorKey key : values.resolveList(id))
      if (gradients.contains(key))
        types.insert(values.getType(key));
  for (const Definition &result : op.results)
    for (TensorKey key : values.resolveList(result.id))
      if (types.contains(values.getType(key)))
        gradients.insert(key);
}

llvm::SetVector<const PirOp *> ReaderFinder::find() {
  findGradients();
  llvm::SetVector<const PirOp *> readers;
  for (const PirOp *op : ops) {
    if (isOfPasses(*op) || !isComputation(*op, values) ||
        !usesAny(*op, gradients))
      continue;
    addGradients(*op);
    if (!chains.isReplaced(*op))
      readers.insert(op);
  }
  return readers;
}

GradientReaders::GradientReaders(const PirBlock &body, const PirValues &values,
                                 const BackwardPass &passes,
                                 const GradientChains &chains) {
  ReaderFinder finder(body, values, passes, chains);
  readers = finder.find();
  parameters = finder.takeParameters();
}

std::optional<TensorKey>
GradientReaders::findParameter(const PirOp &op, const PirValues &values) const {
  for (const Definition &result : op.results)
    if (auto parameter = lookUp(parameters, result.id, values))
      return parameter;
  for (ValueId id : op.operands)
    if (auto parameter = lookUp(parameters, id, values))
      return parameter;
  return std::nullopt;
}
