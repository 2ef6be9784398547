//===- Adamax.cpp - optim.adamax ------------------------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

/// The learning rate without bias, one a parameter.
static Value createRates(ImplicitLocOpBuilder &builder, AdamaxOp op,
                         Value correction) {
  FloatType type = op.getComputeType();
  int64_t numParameters = op.getNumParameters();
  StructuredOperands operands(
      builder, StructuredOperands::Form::ForeachParameter, numParameters);
  operands.addOut(createVector(builder, numParameters, type));
  auto bias = operands.addVectorOrScalar(correction);
  auto lr = operands.addOneElementStream(op.getLr());
  StructuredOpInterface rates =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        return SmallVector<Value>{a.div(arguments[lr], arguments[bias])};
      });
  return rates->getResult(0);
}

SmallVector<Value> AdamaxOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  AdvancedPowers powers = createAdvance(builder, *this, "beta1_pow", "beta1");
  Value rates = createRates(builder, *this, powers.correction);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getMoment(), getInfNorm()},
                         getMasters());
  auto gradStream = operands.addGradients(*this);
  auto rate = operands.addVectorOrScalar(rates);
  auto beta1 = operands.addSetting(*this, "beta1");
  auto beta2 = operands.addSetting(*this, "beta2");
  auto epsilon = operands.addSetting(*this, "epsilon");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value moment = createMean(a, arguments[beta1],
                                  updated.readState(arguments, 0), grad);
        Value decayed =
            a.add(a.mul(arguments[beta2], updated.readState(arguments, 1)),
                  arguments[epsilon]);
        Value magnitude = a.abs(grad);
        Value norm = a.select(a.less(magnitude, decayed), decayed, magnitude);
        Value change = a.mul(arguments[rate], a.div(moment, norm));
        return updated.yield(a, arguments, a.sub(param, change),
                             {moment, norm});
      });
  return insertPowers(update, getMasters().size(), {powers.powers});
}
