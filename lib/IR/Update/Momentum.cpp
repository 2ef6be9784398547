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
  ArrayRef<double> decays = getWeightDecay();
  // As the region sees it: rounded.
  auto isNonZero = [&](double decay) {
    return type.isF64() ? decay != 0 : static_cast<float>(decay) != 0;
  };
  bool hasDecay = llvm::any_of(decays, isNonZero);
  bool allDecay = llvm::all_of(decays, isNonZero);
  auto decay = operands.addSetting(decays, type);

  StructuredOpInterface update =
      operands.create(type, [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value mu = a.constant(getMu());
        Value direction = a.mul(arguments[grad], a.constant(getRescaleGrad()));
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
