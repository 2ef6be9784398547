//===- Adagrad.cpp - optim.adagrad ----------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter,
                                          AdagradOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advanceStep();
  SmallVector<Value> rates = numbers.compute(
      {"s", "lr", "lr_decay"}, 1, [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0);
        Value decay = a.mul(a.sub(in("s"), one), in("lr_decay"));
        return SmallVector<Value>{a.neg(a.div(in("lr"), a.add(one, decay)))};
      });

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(), {op.getMoment()},
                         op.getMasters());
  TorchDecay decay(operands, op);
  auto rate = operands.addVectorOrScalar(rates[0]);
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        Value moment = a.fma(grad, grad, updated.readState(arguments, 0));
        Value divisor = a.add(a.sqrt(moment), arguments[epsilon]);
        Value newParam =
            createAddcdiv(a, param, arguments[rate], grad, divisor);
        return updated.yield(a, arguments, newParam, {moment});
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> AdagradOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getMoment()}, getMasters());
  auto gradStream = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto epsilon = operands.addSetting(*this, "epsilon");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value moment =
            a.add(updated.readState(arguments, 0), a.mul(grad, grad));
        Value divisor = a.add(a.sqrt(moment), arguments[epsilon]);
        Value change = a.div(a.mul(arguments[lr], grad), divisor);
        return updated.yield(a, arguments, a.sub(param, change), {moment});
      });
  return SmallVector<Value>(update->getResults());
}
