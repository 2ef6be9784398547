//===- Lion.cpp - optim.lion ----------------------------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> LionOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getMoment()}, getMasters());
  auto gradStream = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto beta1 = operands.addSetting(*this, "beta1");
  auto beta2 = operands.addSetting(*this, "beta2");
  auto decay = operands.addSetting(*this, "weight_decay");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value moment = updated.readState(arguments, 0);
        Value grad = arguments[gradStream];
        Value rate = arguments[lr];
        Value mean = createMean(a, arguments[beta1], moment, grad);
        Value direction = createSign(a, mean, /*neither=*/mean);
        Value kept = a.sub(a.constant(1.0), a.mul(rate, arguments[decay]));
        Value newParam = a.sub(a.mul(param, kept), a.mul(rate, direction));
        Value newMoment = createMean(a, arguments[beta2], moment, grad);
        return updated.yield(a, arguments, newParam, {newMoment});
      });
  return SmallVector<Value>(update->getResults());
}
