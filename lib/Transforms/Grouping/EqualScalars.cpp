//===- EqualScalars.cpp - Scalars that are computed twice -----------------===//

#include "EqualScalars.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if `op` writes new tensors and does not read their old
/// contents.
static bool isWriteOnly(ForeachParameterOp op) {
  size_t numOuts = op.getOuts().size();
  return op->getNumResults() != 0 &&
         llvm::all_of(op.getOuts(),
                      [](OperandRange stream) {
                        return llvm::all_of(stream, isEmpty);
                      }) &&
         llvm::all_of(op.getBody().getArguments().take_front(numOuts),
                      [](Value argument) { return argument.use_empty(); });
}

/// Returns true if an update has a result of `op` as the rate of a parameter.
/// Such a rate is computed for all parameters of the update at once.
static bool isRate(ForeachParameterOp op) {
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    auto update = dyn_cast<OptimizerOpInterface>(user);
    if (!update)
      return false;
    for (auto [index, spec] : llvm::enumerate(update.getStreamSpecs()))
      if (spec.kind == StreamKind::Scalar &&
          llvm::any_of(update.getStream(index), [&](Value value) {
            return value.getDefiningOp() == op;
          }))
        return true;
    return false;
  });
}

/// Returns a key that is equal for ops that compute the same.
static ValueNumbering::Key getKey(ForeachParameterOp op, unsigned number) {
  ValueNumbering::Key key = {number};
  for (Type type : op->getResultTypes())
    key.push_back(ValueNumbering::toKeyPart(type));
  for (Value read : op->getOperands().drop_front(op->getNumResults()))
    key.push_back(ValueNumbering::toKeyPart(read));
  return key;
}

size_t stepfold::mergeEqualScalars(RewriterBase &rewriter, Block &block) {
  ValueNumbering numbers;
  DenseMap<unsigned, ForeachParameterOp> firsts;
  size_t numMerged = 0;
  for (auto op :
       llvm::make_early_inc_range(block.getOps<ForeachParameterOp>())) {
    if (!isWriteOnly(op) || isRate(op) || isUpdated(op->getResults()))
      continue;
    auto [it, isFirst] = firsts.try_emplace(
        numbers.getNumber(getKey(op, numbers.getOp(op))), op);
    if (isFirst)
      continue;
    rewriter.replaceOp(op, it->second->getResults());
    ++numMerged;
  }
  return numMerged;
}
