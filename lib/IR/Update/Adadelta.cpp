//===- Adadelta.cpp - optim.adadelta --------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter,
                                          AdadeltaOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advanceStep();
  Value weightOfNew = numbers.computeWeightOfNew("rho");

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(),
                         {op.getAvgSquaredGrad(), op.getAvgSquaredUpdate()},
                         op.getMasters());
  TorchDecay decay(operands, op);
  auto weight = operands.addVectorOrScalar(weightOfNew);
  auto lr = operands.addOneElementStream(op.getLr());
  auto rho = operands.addSetting(op, "rho");
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        auto mean = [&](Value old, Value value) {
          return createAddcmul(a, a.mul(old, arguments[rho]), arguments[weight],
                               value, value);
        };
        auto root = [&](Value average) {
          return a.sqrt(a.add(average, arguments[epsilon]));
        };
        Value oldUpdates = updated.readState(arguments, 1);
        Value grads = mean(updated.readState(arguments, 0), grad);
        Value change = a.mul(a.div(root(oldUpdates), root(grads)), grad);
        Value newParam = a.fma(a.neg(arguments[lr]), change, param);
        return updated.yield(a, arguments, newParam,
                             {grads, mean(oldUpdates, change)});
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> AdadeltaOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
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
