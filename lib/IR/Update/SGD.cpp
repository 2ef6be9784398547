//===- SGD.cpp - optim.sgd ------------------------------------------------===//

#include "stepfold/IR/Generalize.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> SGDOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), /*states=*/{}, getMasters());
  auto grad = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());

  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value newParam = a.sub(param, a.mul(arguments[lr], arguments[grad]));
        return updated.yield(a, arguments, newParam, /*newStates=*/{});
      });
  return SmallVector<Value>(update->getResults());
}
