//===- RMSProp.cpp - optim.rmsprop ----------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

LogicalResult RMSPropOp::verify() {
  if (!getVelocity().empty())
    return success();
  if (getNumerics() != Numerics::Torch)
    return emitOpError() << "expected " << getNumParameters()
                         << " operands in velocity, got 0";
  bool isZero = getMomentumOperand().empty() && getMomentum() == 0.0;
  return isZero ? success()
                : emitOpError() << "expected velocity, or no momentum";
}

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter,
                                          RMSPropOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advanceStep();
  Value weightOfNew = numbers.computeWeightOfNew("rho");

  bool hasVelocity = !op.getVelocity().empty();
  bool isCentered = !op.getMeanGrad().empty();
  SmallVector<ValueRange> states;
  if (hasVelocity)
    states.push_back(op.getVelocity());
  states.push_back(op.getMeanSquare());
  if (isCentered)
    states.push_back(op.getMeanGrad());
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), states, op.getMasters());
  TorchDecay decay(operands, op);
  auto weight = operands.addVectorOrScalar(weightOfNew);
  auto lr = operands.addOneElementStream(op.getLr());
  auto rho = operands.addSetting(op, "rho");
  auto epsilon = operands.addSetting(op, "epsilon");
  auto momentum = operands.addSetting(op, "momentum");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        unsigned index = hasVelocity ? 1 : 0;
        Value old = updated.readState(arguments, index);
        Value meanSquare = createAddcmul(a, a.mul(old, arguments[rho]),
                                         arguments[weight], grad, grad);
        Value variance = meanSquare, meanGrad;
        if (isCentered) {
          meanGrad = createLerp(a, updated.readState(arguments, index + 1),
                                grad, arguments[weight]);
          variance = a.fma(a.neg(meanGrad), meanGrad, meanSquare);
        }
        Value divisor = a.add(a.sqrt(variance), arguments[epsilon]);
        Value rate = a.neg(arguments[lr]);
        SmallVector<Value> newStates;
        Value newParam;
        if (hasVelocity) {
          Value kept =
              a.mul(updated.readState(arguments, 0), arguments[momentum]);
          newStates.push_back(a.add(kept, a.div(grad, divisor)));
          newParam = a.fma(rate, newStates[0], param);
        } else {
          newParam = createAddcdiv(a, param, rate, grad, divisor);
        }
        newStates.push_back(meanSquare);
        if (isCentered)
          newStates.push_back(meanGrad);
        return updated.yield(a, arguments, newParam, newStates);
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> RMSPropOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
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
