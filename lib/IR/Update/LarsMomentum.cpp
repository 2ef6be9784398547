//===- LarsMomentum.cpp - optim.lars_momentum -----------------------------===//

#include "Shared.h"

using namespace mlir;
using namespace mlir::optim;

/// Returns the condition under which the trust ratio applies, or null if it
/// always does.
static Value createGate(Arithmetic &a, LarsGate gate, Value weightDecay,
                        Value paramNorm, Value gradNorm) {
  auto norms = [&] {
    return a.both(a.isPositive(paramNorm), a.isPositive(gradNorm));
  };
  switch (gate) {
  case LarsGate::None:
    return {};
  case LarsGate::WeightDecay:
    return a.isPositive(weightDecay);
  case LarsGate::WeightDecayAndNorms:
    return a.both(a.isPositive(weightDecay), norms());
  case LarsGate::Norms:
    return norms();
  }
  llvm_unreachable("unknown gate");
}

/// The learning rate of each parameter, a vector of the compute type.
static Value createRates(ImplicitLocOpBuilder &builder, LarsMomentumOp op) {
  FloatType type = op.getComputeType();
  int64_t numParameters = op.getNumParameters();
  bool isGPU = op.getNumerics() == Numerics::Paddle;
  Value paramSums = createSumsOfSquares(builder, op, op.getParams());
  Value gradSums = createSumsOfSquares(builder, op, op.getGrads(),
                                       isGPU ? "" : "rescale_grad");

  StructuredOperands operands(
      builder, StructuredOperands::Form::ForeachParameter, numParameters);
  operands.addOut(createVector(builder, numParameters, type));
  auto paramSum = operands.addVectorOrScalar(paramSums);
  auto gradSum = operands.addVectorOrScalar(gradSums);
  auto lrStream = operands.addOneElementStream(op.getLr());
  auto decay = operands.addSetting(op, "weight_decay");
  auto coeff = operands.addSetting(op, "coeff");
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOperands::Handle rescale;
  if (isGPU)
    rescale = operands.addSetting(op, "rescale_grad");
  StructuredOpInterface rates =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        Value paramNorm = a.sqrt(arguments[paramSum]);
        Value gradNorm = a.sqrt(arguments[gradSum]);
        if (isGPU)
          gradNorm = a.mul(arguments[rescale], gradNorm);
        Value lr = arguments[lrStream];
        Value weightDecay = arguments[decay];
        Value scaled = a.mul(a.mul(lr, arguments[coeff]), paramNorm);
        Value denominator =
            a.add(a.mulAdd(weightDecay, paramNorm, gradNorm, isGPU),
                  arguments[epsilon]);
        Value ratio = a.div(scaled, denominator);
        Value gate =
            createGate(a, op.getGate(), weightDecay, paramNorm, gradNorm);
        return SmallVector<Value>{gate ? a.select(gate, ratio, lr) : ratio};
      });
  return rates->getResult(0);
}

SmallVector<Value> LarsMomentumOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  bool isFused = getNumerics() == Numerics::Paddle;
  Value rates = createRates(builder, *this);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getVelocity()}, getMasters());
  auto grad = operands.addGradients(*this);
  auto rate = operands.addVectorOrScalar(rates);
  auto decay = operands.addSetting(*this, "weight_decay");
  auto muSetting = operands.addSetting(*this, "mu");
  auto rescale = operands.addSetting(*this, "rescale_grad");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value mu = arguments[muSetting];
        Value scaledGrad = a.mul(arguments[grad], arguments[rescale]);
        Value direction =
            a.mulAdd(arguments[decay], param, scaledGrad, isFused);
        Value newVelocity =
            a.mulAdd(updated.readState(arguments, 0), mu,
                     a.mul(arguments[rate], direction), isFused);
        Value newParam = a.sub(param, newVelocity);
        return updated.yield(a, arguments, newParam, {newVelocity});
      });
  return SmallVector<Value>(update->getResults());
}
