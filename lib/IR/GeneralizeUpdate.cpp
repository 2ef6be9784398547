//===- GeneralizeUpdate.cpp - Update ops to structured ops ----------------===//
//
// Common part of the generalizations of all update ops: it adds `skip` to the
// structured ops that were made of the op.
//
//===----------------------------------------------------------------------===//

#include "stepfold/IR/Generalize.h"
#include "stepfold/IR/StructuredUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::optim;

/// Has the ops of `results` keep the old values where `flag` holds.
static void skipWhere(Value flag, ValueRange results) {
  llvm::SmallDenseMap<Operation *, Value> arguments;
  llvm::SmallDenseSet<std::pair<Operation *, unsigned>> done;
  for (Value result : results) {
    auto op = result.getDefiningOp<StructuredOpInterface>();
    unsigned stream = locateResult(op, cast<OpResult>(result)).first;
    if (!done.insert({op, stream}).second)
      continue;
    Value &argument = arguments[op];
    if (!argument)
      argument = appendScalar(op, flag);
    Operation *yield = op.getBlock()->getTerminator();
    OpBuilder builder(yield);
    yield->setOperand(
        stream, arith::SelectOp::create(builder, op.getLoc(), argument,
                                        op.getBlock()->getArgument(stream),
                                        yield->getOperand(stream)));
  }
}

void mlir::optim::generalizeUpdate(RewriterBase &rewriter,
                                   OptimizerOpInterface op) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> results = op.generalize(rewriter);
  OperandRange skip = op.getStream("skip");
  if (!skip.empty())
    skipWhere(skip[0], results);
  rewriter.replaceOp(op, results);
}
