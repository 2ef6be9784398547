//===- Adadelta.cpp - optim.adadelta --------------------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> AdadeltaOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(),
                         {getAvgSquaredGrad(), getAvgSquaredUpdate()},
                         getMasters());
  auto gradStream = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto rhoSetting = operands.addSetting(*this, "rho");
  auto epsilon = operands.addSetting(*this, "epsilon");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value rho = arguments[rhoSetting];
        Value oldUpdates = updated.readState(arguments, 1);
        auto root = [&](Value average) {
          return a.sqrt(a.add(average, arguments[epsilon]));
        };
        Value grads = createMean(a, rho, updated.readState(arguments, 0),
                                 a.mul(grad, grad));
        Value change = a.neg(a.mul(a.div(root(oldUpdates), root(grads)), grad));
        Value updates = createMean(a, rho, oldUpdates, a.mul(change, change));
        Value newParam = a.add(param, a.mul(arguments[lr], change));
        return updated.yield(a, arguments, newParam, {grads, updates});
      });
  return SmallVector<Value>(update->getResults());
}
