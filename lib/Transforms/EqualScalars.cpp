//===- EqualScalars.cpp - Scalars that are computed twice -----------------===//

#include "EqualScalars.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Whether `op` writes new tensors and does not read what was in them.
static bool isWriteOnly(ForeachParameterOp op) {
  size_t numOuts = op.getOuts().size();
  return op->getNumResults() != 0 &&
         llvm::all_of(op.getOuts(),
                      [](OperandRange stream) {
                        return llvm::all_of(stream, [](Value value) {
                          return value.getDefiningOp<tensor::EmptyOp>();
                        });
                      }) &&
         llvm::all_of(op.getBody().getArguments().take_front(numOuts),
                      [](Value argument) { return argument.use_empty(); });
}

/// Whether an update has a result of `op` as the rate of a parameter: that is
/// computed for all parameters of the update at once.
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

/// What `op` reads.
static OperandRange getReadOperands(ForeachParameterOp op) {
  return op->getOperands().drop_front(op->getNumResults());
}

static bool areEqual(ForeachParameterOp a, ForeachParameterOp b) {
  return a->getResultTypes() == b->getResultTypes() &&
         a->getAttrDictionary() == b->getAttrDictionary() &&
         llvm::equal(getReadOperands(a), getReadOperands(b)) &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

size_t stepfold::mergeEqualScalars(RewriterBase &rewriter, Block &block) {
  DenseMap<size_t, SmallVector<ForeachParameterOp, 1>> seen;
  size_t numMerged = 0;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    auto scalar = dyn_cast<ForeachParameterOp>(op);
    if (!scalar || !isWriteOnly(scalar) || isRate(scalar))
      continue;
    OperandRange operands = getReadOperands(scalar);
    size_t hash = llvm::hash_combine_range(operands.begin(), operands.end());
    SmallVector<ForeachParameterOp, 1> &others = seen[hash];
    auto *equal = llvm::find_if(others, [&](ForeachParameterOp other) {
      return areEqual(other, scalar);
    });
    if (equal == others.end()) {
      others.push_back(scalar);
      continue;
    }
    rewriter.replaceOp(scalar, (*equal)->getResults());
    ++numMerged;
  }
  return numMerged;
}
