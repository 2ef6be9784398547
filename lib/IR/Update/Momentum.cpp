//===- Momentum.cpp - optim.momentum --------------------------------------===//

#include "stepfold/IR/Generalize.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> MomentumOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  FloatType type = getComputeType();
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getVelocity()}, getMasters());
  auto grad = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto muSetting = operands.addSetting(*this, "mu");
  auto rescale = operands.addSetting(*this, "rescale_grad");
  auto decay = operands.addSetting(*this, "weight_decay");
  // As the region sees it: rounded.
  auto isNonZero = [&](double decay) {
    return type.isF64() ? decay != 0 : static_cast<float>(decay) != 0;
  };
  // An operand may be zero in some steps.
  bool isKnown = getWeightDecayOperand().empty();
  bool hasDecay = !isKnown || llvm::any_of(getWeightDecay(), isNonZero);
  bool allDecay = isKnown && llvm::all_of(getWeightDecay(), isNonZero);

  StructuredOpInterface update =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value mu = arguments[muSetting];
        Value direction = a.mul(arguments[grad], arguments[rescale]);
        if (hasDecay) {
          Value weight = arguments[decay];
          Value decayed = a.add(direction, a.mul(weight, param));
          direction = allDecay
                          ? decayed
                          : a.select(a.isNonZero(weight), decayed, direction);
        }
        Value newVelocity =
            a.add(a.mul(mu, updated.readState(arguments, 0)), direction);
        Value step = getNesterov() ? a.add(direction, a.mul(mu, newVelocity))
                                   : newVelocity;
        Value newParam = a.sub(param, a.mul(arguments[lr], step));
        return updated.yield(a, arguments, newParam, {newVelocity});
      });
  return SmallVector<Value>(update->getResults());
}
