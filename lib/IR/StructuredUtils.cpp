//===- StructuredUtils.cpp - Working on structured ops --------------------===//

#include "stepfold/IR/StructuredUtils.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::optim;

BlockArgument mlir::optim::appendScalar(StructuredOpInterface op,
                                        Value scalar) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<ForeachOp, ForeachParameterOp, ReduceOp>([&](auto structured) {
        structured.getScalarsMutable().append(scalar);
      });
  return op.getBlock()->addArgument(getStreamElementType(scalar.getType()),
                                    op.getLoc());
}
