//===- Launches.cpp - Which kernels a stage becomes -----------------------===//

#include "stepfold/Analysis/Launches.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

bool stepfold::isStageCompute(Operation *op) {
  return isa<StructuredOpInterface, SumParametersOp>(op);
}

int64_t stepfold::getNumParameters(Operation *op) {
  auto structured = dyn_cast<StructuredOpInterface>(op);
  return structured ? structured.getNumParameters() : 1;
}

/// Whether `reader` has `sums` among its streams that are only read, and
/// nowhere else.
static bool onlyReads(ForeachParameterOp reader, Value sums) {
  unsigned numReads = 0;
  for (OperandRange stream : reader.getIns())
    numReads += llvm::count(stream, sums);
  return numReads ==
         static_cast<unsigned>(llvm::count(reader->getOperands(), sums));
}

/// Whether `op` alone reads `vector` up to `finisher`: nothing between them
/// gives its buffer another value.
static bool isUnchanged(Value vector, Operation *op, Operation *finisher) {
  return llvm::none_of(vector.getUses(), [&](OpOperand &use) {
    auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    return user && user->getBlock() == op->getBlock() && user.isDpsInit(&use) &&
           op->isBeforeInBlock(user) && !finisher->isBeforeInBlock(user);
  });
}

ForeachParameterOp stepfold::findFinisher(Operation *op) {
  ForeachParameterOp finisher;
  auto destinationStyle = cast<DestinationStyleOpInterface>(op);
  for (auto [index, out] : llvm::enumerate(destinationStyle.getDpsInits())) {
    Operation *storage = out.getDefiningOp();
    if (!isa_and_nonnull<memref::AllocOp, tensor::EmptyOp>(storage))
      return {};
    Value sums = op->getNumResults() == 0 ? out : op->getResult(index);
    for (Operation *user : sums.getUsers()) {
      if (user == op)
        continue;
      auto reader = dyn_cast<ForeachParameterOp>(user);
      if (!reader || !onlyReads(reader, sums) ||
          (finisher && finisher != reader) ||
          reader->getBlock() != op->getBlock() ||
          !op->isBeforeInBlock(reader) ||
          reader.getNumParameters() != getNumParameters(op))
        return {};
      finisher = reader;
    }
  }
  // The partial sums of a reduction are nobody else's.
  auto sum = dyn_cast<SumParametersOp>(op);
  if (sum && finisher && !isUnchanged(sum.getVector(), op, finisher))
    return {};
  return finisher;
}

static bool hasElements(ValueRange stream) {
  return llvm::any_of(stream, [](Value value) {
    if (auto table = value.getDefiningOp<TableOp>())
      return hasElements(table.getBuffers());
    auto type = dyn_cast<ShapedType>(value.getType());
    return !type || !type.hasStaticShape() || type.getNumElements() != 0;
  });
}

unsigned stepfold::countLaunches(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return hasElements(reduce.getIns()[0]) + (findFinisher(op) ? 0 : 1);
  if (auto foreachOp = dyn_cast<ForeachOp>(op))
    return hasElements(foreachOp.getOuts()[0]);
  if (isa<SumParametersOp>(op))
    return findFinisher(op) ? 0 : 1;
  return 1;
}
