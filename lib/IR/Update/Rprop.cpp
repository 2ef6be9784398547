//===- Rprop.cpp - optim.rprop --------------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

LogicalResult RpropOp::verify() {
  // Operands are not known before the step.
  bool isKnown = getStepMinOperand().empty() && getStepMaxOperand().empty();
  if (!isKnown || getStepMin() <= getStepMax())
    return success();
  return emitOpError() << "expected step_min to be at most step_max, got "
                       << getStepMinAttr() << " and " << getStepMaxAttr();
}

static Value createClamp(Arithmetic &a, Value value, Value lower, Value upper) {
  Value raised = a.select(a.less(value, lower), lower, value);
  return a.select(a.less(upper, value), upper, raised);
}

SmallVector<Value> RpropOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getPrev(), getStepSize()},
                         getMasters());
  auto gradStream = operands.addGradients(*this);
  auto etaMinus = operands.addSetting(*this, "eta_minus");
  auto etaPlus = operands.addSetting(*this, "eta_plus");
  auto stepMin = operands.addSetting(*this, "step_min");
  auto stepMax = operands.addSetting(*this, "step_max");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value zero = a.constant(0.0);
        Value product = a.mul(grad, updated.readState(arguments, 0));
        Value isReversed = a.less(product, zero);
        Value factor =
            a.select(isReversed, arguments[etaMinus], a.constant(1.0));
        factor = a.select(a.less(zero, product), arguments[etaPlus], factor);
        Value step =
            createClamp(a, a.mul(updated.readState(arguments, 1), factor),
                        arguments[stepMin], arguments[stepMax]);
        Value prev = a.select(isReversed, zero, grad);
        // On CPUs, the sign of NaN is NaN.
        Value neither = getNumerics() == Numerics::PaddleCPU
                            ? a.select(a.isNan(prev), prev, zero)
                            : zero;
        Value sign = createSign(a, prev, neither);
        Value newParam = a.sub(param, a.mul(sign, step));
        return updated.yield(a, arguments, newParam, {prev, step});
      });
  SmallVector<Value> steps;
  if (getNumerics() == Numerics::Torch)
    steps = TorchNumbers(builder, *this).advanceStep();
  return insertScalarState(update, getMasters().size(), {steps});
}
