//===- SumFinishers.cpp - Kernels that finish sums ------------------------===//

#include "stepfold/Analysis/SumFinishers.h"

#include "stepfold/Analysis/Launches.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Returns true if `reader` has `sums` only among its streams that are read.
static bool onlyReads(ForeachParameterOp reader, Value sums) {
  size_t numOuts = shared::getNumOuts(reader);
  size_t numIns = reader.getIns().join().size();
  return llvm::all_of(sums.getUses(), [&](OpOperand &use) {
    return use.getOwner() != reader ||
           use.getOperandNumber() - numOuts < numIns;
  });
}

/// Returns true if only `op` reads `vector` up to `finisher`, that is, if no op
/// between them gives its buffer another value.
static bool isUnchanged(Value vector, Operation *op, Operation *finisher) {
  return llvm::none_of(vector.getUses(), [&](OpOperand &use) {
    auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return user && user->getBlock() == op->getBlock() && user.isDpsInit(&use) &&
           op->isBeforeInBlock(user) && !finisher->isBeforeInBlock(user);
  });
}

/// The only op that reads output `out` of `op`, a `reduce` or
/// `reduce_parameters`, if it can finish the sums itself; null where it cannot.
static ForeachParameterOp findReader(Operation *op, unsigned out) {
  Value storage = getSums(op)[out];
  if (!isa_and_nonnull<memref::AllocOp, tensor::EmptyOp>(
          storage.getDefiningOp()))
    return {};
  Value sums = op->getNumResults() == 0 ? storage : op->getResult(out);
  ForeachParameterOp finisher;
  for (Operation *user : sums.getUsers()) {
    if (user == op)
      continue;
    auto reader = dyn_cast<ForeachParameterOp>(user);
    if (!reader || !onlyReads(reader, sums) ||
        (finisher && finisher != reader) ||
        reader->getBlock() != op->getBlock() || !op->isBeforeInBlock(reader) ||
        reader.getNumParameters() != getNumParameters(op))
      return {};
    finisher = reader;
  }
  return finisher;
}

ForeachParameterOp stepfold::findFinisher(ReduceParametersOp op) {
  ForeachParameterOp finisher = findReader(op, 0);
  // The partial sums of a reduction are nobody else's.
  bool canFinish = finisher && isUnchanged(op.getVector(), op, finisher);
  return canFinish ? finisher : ForeachParameterOp();
}

std::optional<SmallVector<SumPart, 2>>
stepfold::findDirectParts(ReduceParametersOp op) {
  return findFinisher(op) ? findOrderFreeParts(op) : std::nullopt;
}

ForeachParameterOp stepfold::findFinisher(ReduceOp reduce, unsigned out) {
  ReduceParametersOp reader = findReduceParameters(reduce, out);
  if (reader && findDirectParts(reader))
    return findFinisher(reader);
  if (reduce.getPositions())
    return {}; // The vector has elements besides the sums of `reduce`.
  return findReader(reduce, out);
}

bool stepfold::isFinishedByReaders(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce)
    return findFinisher(cast<ReduceParametersOp>(op)) != nullptr;
  for (unsigned out = 0; out < reduce.getNumSums(); ++out)
    if (!findFinisher(reduce, out))
      return false;
  return true;
}
