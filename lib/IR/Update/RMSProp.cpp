//===- RMSProp.cpp - optim.rmsprop ----------------------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> RMSPropOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  bool isCentered = !getMeanGrad().empty();
  SmallVector<ValueRange> states = {getVelocity(), getMeanSquare()};
  if (isCentered)
    states.push_back(getMeanGrad());
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), states, getMasters());
  auto gradStream = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto rhoSetting = operands.addSetting(*this, "rho");
  auto epsilon = operands.addSetting(*this, "epsilon");
  auto momentum = operands.addSetting(*this, "momentum");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value rho = arguments[rhoSetting];
        Value meanSquare =
            createMeanSquare(a, rho, updated.readState(arguments, 1), grad);
        Value variance = meanSquare;
        SmallVector<Value> newStates = {Value(), meanSquare};
        if (isCentered) {
          Value meanGrad =
              createMean(a, rho, updated.readState(arguments, 2), grad);
          variance = a.sub(meanSquare, a.mul(meanGrad, meanGrad));
          newStates.push_back(meanGrad);
        }
        Value divisor = a.sqrt(a.add(variance, arguments[epsilon]));
        Value kept =
            a.mul(arguments[momentum], updated.readState(arguments, 0));
        Value velocity =
            a.add(kept, a.div(a.mul(arguments[lr], grad), divisor));
        newStates[0] = velocity;
        return updated.yield(a, arguments, a.sub(param, velocity), newStates);
      });
  return SmallVector<Value>(update->getResults());
}
