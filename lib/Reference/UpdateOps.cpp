//===- UpdateOps.cpp - Update ops of the interpreter ----------------------===//
//
// Finds the formula of each op. Every op of the definitions must have one:
// where a function is missing, this does not compile.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/UpdateOps.h"

#include "AdamUpdates.h"
#include "AdaptiveUpdates.h"
#include "MomentumUpdates.h"
#include "MuonUpdate.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace stepfold::reference {

static bool isSkipped(optim::OptimizerOpInterface op,
                      ArrayRef<Tensor> operands) {
  OperandRange skip = op.getStream("skip");
  return !skip.empty() &&
         operands[skip.getBeginOperandIndex()].getScalar().isTrue();
}

llvm::Expected<SmallVector<Tensor>>
evaluateUpdate(optim::OptimizerOpInterface op, ArrayRef<Tensor> operands) {
  SmallVector<Tensor> newValues(
      operands.take_front(op.getNumUpdatedOperands()));
  if (isSkipped(op, operands))
    return newValues;
  for (unsigned i = 0, e = op.getNumParameters(); i < e; ++i) {
    ParameterUpdate u(op, operands, newValues, i);
    bool isSupported = llvm::TypeSwitch<Operation *, bool>(op)
                           .Case<
#define GET_OP_LIST
#include "stepfold/IR/OptimUpdateOps.cpp.inc"
                               >([&](auto concrete) {
                             update(concrete, u);
                             return true;
                           })
                           .Default(false);
    if (!isSupported) // An op of another dialect.
      return unsupported(op);
    if (llvm::Error error = u.takeError())
      return std::move(error);
  }
  return newValues;
}

} // namespace stepfold::reference
