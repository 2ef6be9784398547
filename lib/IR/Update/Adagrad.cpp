//===- Adagrad.cpp - optim.adagrad ----------------------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> AdagradOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getMoment()}, getMasters());
  auto gradStream = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto epsilon = operands.addSetting(*this, "epsilon");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value moment =
            a.add(updated.readState(arguments, 0), a.mul(grad, grad));
        Value divisor = a.add(a.sqrt(moment), arguments[epsilon]);
        Value change = a.div(a.mul(arguments[lr], grad), divisor);
        return updated.yield(a, arguments, a.sub(param, change), {moment});
      });
  return SmallVector<Value>(update->getResults());
}
