//===- Momentum.cpp - optim.momentum --------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

/// Vectors of the factors of the new gradient and of the step, and of the
/// number of steps before, if it is counted.
static SmallVector<Value> computeTorch(TorchNumbers &numbers, bool isCounted) {
  SmallVector<StringRef> inputs = {"lr", "dampening"};
  if (isCounted)
    inputs.push_back("s");
  return numbers.compute(
      inputs, inputs.size(), [&](Arithmetic &a, TorchNumbers::Inputs in) {
        SmallVector<Value> results = {a.sub(a.constant(1.0), in("dampening")),
                                      a.neg(in("lr"))};
        if (isCounted)
          results.push_back(in("s"));
        return results;
      });
}

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter,
                                          MomentumOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  bool isCounted = !op.getStep().empty();
  SmallVector<Value> steps;
  if (isCounted)
    steps = numbers.advanceStep(PowerOf::OldStep);
  SmallVector<Value> vectors = computeTorch(numbers, isCounted);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), {op.getVelocity()},
                         op.getMasters());
  TorchDecay decay(operands, op);
  auto gradWeight = operands.addVectorOrScalar(vectors[0]);
  auto rate = operands.addVectorOrScalar(vectors[1]);
  std::optional<StructuredOperands::Handle> step;
  if (isCounted)
    step = operands.addVectorOrScalar(vectors[2]);
  auto muSetting = operands.addSetting(op, "mu");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        Value mu = arguments[muSetting];
        Value kept = a.mul(updated.readState(arguments, 0), mu);
        Value velocity = a.fma(arguments[gradWeight], grad, kept);
        if (step)
          velocity = a.select(a.isNonZero(arguments[*step]), velocity, grad);
        Value direction =
            op.getNesterov() ? a.fma(mu, velocity, grad) : velocity;
        Value newParam = a.fma(arguments[rate], direction, param);
        return updated.yield(a, arguments, newParam, {velocity});
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> MomentumOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getVelocity()}, getMasters());
  auto grad = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto muSetting = operands.addSetting(*this, "mu");
  auto rescale = operands.addSetting(*this, "rescale_grad");
  OptionalDecay decay(operands, *this);

  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value mu = arguments[muSetting];
        Value scaled = a.mul(arguments[grad], arguments[rescale]);
        Value direction = decay.apply(a, arguments, scaled, [&](Value weight) {
          return a.add(scaled, a.mul(weight, param));
        });
        Value newVelocity =
            a.add(a.mul(mu, updated.readState(arguments, 0)), direction);
        Value step = getNesterov() ? a.add(direction, a.mul(mu, newVelocity))
                                   : newVelocity;
        Value newParam = a.sub(param, a.mul(arguments[lr], step));
        return updated.yield(a, arguments, newParam, {newVelocity});
      });
  return SmallVector<Value>(update->getResults());
}
