//===- BackwardPass.cpp - The framework's own passes -----------*- C++ -*-===//
//
// First backward, from the ops that are known by their names to what they need;
// then forward, to what autodiff makes of their results.
//
//===----------------------------------------------------------------------===//

#include "BackwardPass.h"
#include "../Pir/PirOps.h"

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

void stepfold::pir::collectOps(const PirBlock &block,
                               std::vector<const PirOp *> &ops) {
  for (const PirOp &op : block.ops) {
    ops.push_back(&op);
    for (const PirRegion &region : op.regions)
      if (region.block)
        collectOps(*region.block, ops);
  }
}

bool stepfold::pir::isComputation(const PirOp &op, const PirValues &values) {
  return StringRef(op.name).starts_with("pd_op.") && !values.getUpdate(op) &&
         !values.isRefusedUpdate(op) && !values.isAdvance(op) && !isFeed(op) &&
         !isVariable(op);
}

/// Calls `visit` with the tensors of each operand that is no constant.
static void forEachOperand(const PirOp &op, const PirValues &values,
                           llvm::function_ref<void(TensorKey)> visit) {
  for (ValueId id : op.operands)
    if (!values.getConstantTensor(id))
      llvm::for_each(values.resolveList(id), visit);
}

static double getFactor(const PirOp &op, const PirValues &values) {
  if (op.name != "pd_op.scale" || op.operands.size() < 2)
    return 1.0;
  return values.getConstant(op.operands[1]).value_or(1.0);
}

/// Returns whether `op` may be what autodiff makes for an op of the forward
/// pass: for one of the kind whose operand has the type of the result, with the
/// same factor.
bool BackwardPass::isGradientOfForwardOp(const PirOp &op,
                                         const PirValues &values) const {
  // Gradients of several uses are added up, and have the type of their tensor.
  // A forward cast may have been replaced by a copy.
  if (op.name == "pd_op.add_n" || op.name == "pd_op.cast")
    return true;
  if (op.results.empty())
    return false;
  Type type = values.getType({op.results[0].id, 0});
  return llvm::any_of(forwardOps, [&](const PirOp *forward) {
    SmallVector<TensorKey, 1> operands =
        values.resolveList(forward->operands.front());
    return llvm::any_of(derivatives,
                        [&](const Derivative &derivative) {
                          return derivative.forward == forward->name &&
                                 derivative.backward == op.name;
                        }) &&
           getFactor(*forward, values) == getFactor(op, values) &&
           llvm::any_of(operands, [&](TensorKey key) {
             return values.getType(key) == type;
           });
  });
}

BackwardPass::BackwardPass(const PirBlock &body, const PirValues &values) {
  std::vector<const PirOp *> all;
  collectOps(body, all);
  llvm::DenseSet<TensorKey> used;
  for (const PirOp *op : llvm::reverse(all)) {
    bool isUsed = llvm::any_of(op->results, [&](const Definition &result) {
      return llvm::any_of(values.resolveList(result.id),
                          [&](TensorKey key) { return used.contains(key); });
    });
    if (!isGradientOp(*op) &&
        (!isUsed || !(isComputation(*op, values) || isListOp(*op))))
      continue;
    ops.insert(op);
    if (!op->operands.empty() &&
        llvm::any_of(derivatives, [&](const Derivative &derivative) {
          return derivative.forward == op->name;
        }))
      forwardOps.push_back(op);
    for (ValueId id : op->operands)
      used.insert_range(values.resolveList(id));
  }
  for (const PirOp *op : all) {
    if (!ops.contains(op)) {
      bool usesMade = false, usesOthers = false;
      forEachOperand(*op, values, [&](TensorKey key) {
        (makes(key) ? usesMade : usesOthers) = true;
      });
      if (!usesMade || usesOthers ||
          !(isListOp(*op) || isGradientOfForwardOp(*op, values)))
        continue;
      ops.insert(op);
    }
    for (const Definition &result : op->results)
      made.insert_range(values.resolveList(result.id));
  }
}
