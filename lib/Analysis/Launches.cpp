//===- Launches.cpp - Which kernels a stage becomes -----------------------===//

#include "stepfold/Analysis/Launches.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Whether `reader` reads `sums`, and does not update it.
static bool onlyReads(ForeachParameterOp reader, Value sums) {
  return llvm::none_of(reader.getOuts(), [&](OperandRange out) {
    return llvm::is_contained(out, sums);
  });
}

ForeachParameterOp stepfold::findFinisher(ReduceOp op) {
  ForeachParameterOp finisher;
  for (auto [index, stream] : llvm::enumerate(op.getOuts())) {
    Operation *storage = stream[0].getDefiningOp();
    if (!isa_and_nonnull<memref::AllocOp, tensor::EmptyOp>(storage))
      return {};
    ResultRange results = op.getResultStream(index);
    Value sums = results.empty() ? stream[0] : Value(results[0]);
    for (Operation *user : sums.getUsers()) {
      if (user == op)
        continue;
      auto reader = dyn_cast<ForeachParameterOp>(user);
      if (!reader || !onlyReads(reader, sums) ||
          (finisher && finisher != reader) ||
          reader->getBlock() != op->getBlock() ||
          !op->isBeforeInBlock(reader) ||
          reader.getNumParameters() != op.getNumParameters())
        return {};
      finisher = reader;
    }
  }
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

unsigned stepfold::countLaunches(StructuredOpInterface op) {
  if (auto reduce = dyn_cast<ReduceOp>(op.getOperation()))
    return hasElements(reduce.getIns()[0]) + (findFinisher(reduce) ? 0 : 1);
  if (isa<ForeachOp>(op))
    return hasElements(op.getOuts()[0]);
  return 1;
}
