//===- Adamax.cpp - optim.adamax ------------------------------------------===//

#include "Torch.h"

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

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter, AdamaxOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advanceStep();
  SmallVector<Value> vectors = numbers.compute(
      {"s", "lr", "beta1"}, 2, [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0);
        Value correction = a.sub(one, a.pow(in("beta1"), in("s")));
        return SmallVector<Value>{a.sub(one, in("beta1")),
                                  a.neg(a.div(in("lr"), correction))};
      });

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(),
                         {op.getMoment(), op.getInfNorm()}, op.getMasters());
  TorchDecay decay(operands, op);
  auto gradWeight = operands.addVectorOrScalar(vectors[0]);
  auto rate = operands.addVectorOrScalar(vectors[1]);
  auto beta2 = operands.addSetting(op, "beta2");
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        Value moment = createLerp(a, updated.readState(arguments, 0), grad,
                                  arguments[gradWeight]);
        Value norm = createMaximum(
            a, a.mul(updated.readState(arguments, 1), arguments[beta2]),
            a.add(a.abs(grad), arguments[epsilon]));
        Value newParam = createAddcdiv(a, param, arguments[rate], moment, norm);
        return updated.yield(a, arguments, newParam, {moment, norm});
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> AdamaxOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
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
  return insertScalarState(update, getMasters().size(), {powers.powers});
}
