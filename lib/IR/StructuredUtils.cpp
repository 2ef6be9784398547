//===- StructuredUtils.cpp - Working on structured ops --------------------===//

#include "stepfold/IR/StructuredUtils.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::optim;

uint64_t mlir::optim::getElementBytes(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getNumElements() * getElementBytes(vector.getElementType());
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

std::pair<unsigned, unsigned>
mlir::optim::locateResult(StructuredOpInterface op, OpResult result) {
  unsigned place = result.getResultNumber();
  for (auto [index, stream] : llvm::enumerate(op.getOuts())) {
    if (place < stream.size())
      return {index, place};
    place -= stream.size();
  }
  llvm_unreachable("every result is of a stream");
}

BlockArgument mlir::optim::appendScalar(StructuredOpInterface op,
                                        Value scalar) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<ForeachOp, ForeachParameterOp, ReduceOp>([&](auto structured) {
        structured.getScalarsMutable().append(scalar);
      });
  return op.getBlock()->addArgument(getStreamElementType(scalar.getType()),
                                    op.getLoc());
}
