//===- GradientReaders.cpp - What else reads gradients ---------*- C++ -*-===//
//
// First, which ops are of the forward and backward pass; then, which gradients
// updates are computed from; then, who reads these.
//
//===----------------------------------------------------------------------===//

#include "GradientReaders.h"
#include "../Pir/PirOps.h"

#include "stepfold/Import/Stage/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;

using Keys = llvm::DenseSet<TensorKey>;

static void collectOps(const PirBlock &block, std::vector<const PirOp *> &ops) {
  for (const PirOp &op : block.ops) {
    ops.push_back(&op);
    for (const PirRegion &region : op.regions)
      if (region.block)
        collectOps(*region.block, ops);
  }
}

namespace {
class ReaderFinder {
public:
  ReaderFinder(const PirBlock &body, const PirValues &values,
               const GradientChains &chains)
      : values(values), chains(chains) {
    collectOps(body, ops);
  }

  llvm::SetVector<const PirOp *> find();

private:
  bool computes(const PirOp &op) const;
  template <typename Predicate>
  bool anyOperand(const PirOp &op, Predicate predicate) const {
    return llvm::any_of(op.operands, [&](ValueId id) {
      return llvm::any_of(values.resolveList(id), predicate);
    });
  }
  bool usesAny(const PirOp &op, const Keys &keys) const {
    return anyOperand(op, [&](TensorKey key) { return keys.contains(key); });
  }
  void addOperands(const PirOp &op, Keys &keys) const {
    for (ValueId id : op.operands)
      keys.insert_range(values.resolveList(id));
  }
  void addResults(const PirOp &op, Keys &keys) const {
    for (const Definition &result : op.results)
      keys.insert_range(values.resolveList(result.id));
  }
  bool makesAny(const PirOp &op, const Keys &keys) const {
    return llvm::any_of(op.results, [&](const Definition &result) {
      return llvm::any_of(values.resolveList(result.id),
                          [&](TensorKey key) { return keys.contains(key); });
    });
  }
  void findPasses();
  bool isSumOfGradients(const PirOp &op) const;
  bool isGradient(TensorKey key) const;
  void addGradients(const PirOp &op);
  void findGradients();

  const PirValues &values;
  const GradientChains &chains;
  /// In program order, with those in regions.
  std::vector<const PirOp *> ops;
  /// Ops of the forward and the backward pass.
  llvm::DenseSet<const PirOp *> passes;
  /// What the backward pass makes.
  Keys made;
  /// The gradients that updates are computed from, and what is made of them.
  Keys gradients;
};
} // namespace

/// Whether `op` computes something, and is neither an update nor a part of one.
bool ReaderFinder::computes(const PirOp &op) const {
  return llvm::StringRef(op.name).starts_with("pd_op.") &&
         !values.getUpdate(op) && !values.isRefusedUpdate(op) &&
         !values.isAdvance(op) && !isFeed(op) && !isVariable(op);
}

/// The framework's autodiff adds up the gradients of several uses.
bool ReaderFinder::isSumOfGradients(const PirOp &op) const {
  return op.name == "pd_op.add_n" && !op.operands.empty() &&
         !anyOperand(op, [&](TensorKey key) { return !made.contains(key); });
}

void ReaderFinder::findPasses() {
  Keys used;
  for (const PirOp *op : llvm::reverse(ops)) {
    bool isKnown = isGradientOp(*op) || chains.isOfBackwardPass(*op);
    if (!isKnown && (!computes(*op) || !makesAny(*op, used)))
      continue;
    passes.insert(op);
    addOperands(*op, used);
  }
  for (const PirOp *op : ops) {
    if (isSumOfGradients(*op))
      passes.insert(op);
    if (passes.contains(op))
      addResults(*op, made);
  }
}

/// Whether `key`, which an update is computed from, is a gradient: the backward
/// pass or the caller of the program makes it, or the stage begins with it.
bool ReaderFinder::isGradient(TensorKey key) const {
  if (values.isVariable(key))
    return chains.isSum(key);
  if (made.contains(key))
    return true;
  const PirOp *op = values.getDefiningOp(key.first);
  return op && ((passes.empty() && isFeed(*op)) ||
                (chains.getParameter(key) && !chains.lookup(*op)));
}

/// Goes from the updates back to what the backward pass makes, and to where the
/// stage begins.
void ReaderFinder::findGradients() {
  Keys wanted;
  for (const PirOp *op : llvm::reverse(ops)) {
    if (std::optional<UpdateOperands> operands =
            values.getUpdateOperands(*op)) {
      wanted.insert_range(values.resolveList(operands->gradient));
      continue;
    }
    bool isBetween =
        passes.empty() ? chains.isRefused(*op) : !passes.contains(op);
    if (isBetween && computes(*op) && makesAny(*op, wanted))
      addOperands(*op, wanted);
  }
  for (TensorKey key : wanted)
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
  findPasses();
  findGradients();
  llvm::SetVector<const PirOp *> readers;
  for (const PirOp *op : ops) {
    if (passes.contains(op) || !computes(*op) || !usesAny(*op, gradients))
      continue;
    addGradients(*op);
    if (!chains.isReplaced(*op))
      readers.insert(op);
  }
  return readers;
}

GradientReaders::GradientReaders(const PirBlock &body, const PirValues &values,
                                 const GradientChains &chains)
    : readers(ReaderFinder(body, values, chains).find()) {}
