//===- BackwardPass.cpp - The framework's own passes -----------*- C++ -*-===//
//
// First backward, from the ops that are known by their names to what they need;
// then forward, to what autodiff makes of their results.
//
//===----------------------------------------------------------------------===//

#include "BackwardPass.h"
#include "../Format/PirOps.h"
#include "Differentiation.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

void stepfold::pir::collectOps(const PirOp &op,
                               std::vector<const PirOp *> &ops) {
  ops.push_back(&op);
  for (const PirRegion &region : op.regions)
    if (region.block)
      collectOps(*region.block, ops);
}

void stepfold::pir::collectOps(const PirBlock &block,
                               std::vector<const PirOp *> &ops) {
  for (const PirOp &op : block.ops)
    collectOps(op, ops);
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
    for (ValueId id : op->operands)
      used.insert_range(values.resolveList(id));
  }
  Differentiation differentiation(all, values);
  for (const PirOp *op : all) {
    bool usesMade = false, usesOthers = false;
    forEachOperand(*op, values, [&](TensorKey key) {
      bool isMade = makes(key) || differentiation.isZero(key);
      (isMade ? usesMade : usesOthers) = true;
    });
    bool isOfAutodiff = usesMade && !usesOthers &&
                        (isListOp(*op) || differentiation.match(*op));
    if (isOfAutodiff)
      ops.insert(op);
    if (!contains(*op))
      continue;
    for (const Definition &result : op->results)
      made.insert_range(values.resolveList(result.id));
  }
}
