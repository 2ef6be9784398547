//===- Momentum.cpp - optim.momentum --------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

/// Vectors of the factors of the new gradient and of the step, and of the
/// number of steps before.
static SmallVector<Value> computeTorch(TorchNumbers &numbers) {
  return numbers.compute({"lr", "dampening", "old"}, 3,
                         [](Arithmetic &a, TorchNumbers::Inputs in) {
                           return SmallVector<Value>{
                               a.sub(a.constant(1.0), in("dampening")),
                               a.neg(in("lr")), in("old")};
                         });
}

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter,
                                          MomentumOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advance(
      {"step"}, /*inputs=*/{}, {"old"},
      [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value old = in("step");
        return SmallVector<Value>{a.add(old, a.constant(1.0)), old};
      });
  SmallVector<Value> vectors = computeTorch(numbers);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), {op.getVelocity()},
                         op.getMasters());
  TorchDecay decay(operands, op);
  auto gradWeight = operands.addVectorOrScalar(vectors[0]);
  auto rate = operands.addVectorOrScalar(vectors[1]);
  auto step = operands.addVectorOrScalar(vectors[2]);
  auto muSetting = operands.addSetting(op, "mu");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        Value mu = arguments[muSetting];
        Value kept = a.mul(updated.readState(arguments, 0), mu);
        Value velocity =
            a.select(a.isNonZero(arguments[step]),
                     a.fma(arguments[gradWeight], grad, kept), grad);
        Value direction =
            op.getNesterov() ? a.fma(mu, velocity, grad) : velocity;
        Value newParam = a.fma(arguments[rate], direction, param);
        return updated.yield(a, arguments, newParam, {velocity});
      });
  return insertPowers(update, op.getMasters().size(), {steps});
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
