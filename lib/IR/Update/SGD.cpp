//===- SGD.cpp - optim.sgd ------------------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

SmallVector<Value> SGDOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), /*states=*/{}, getMasters());
  bool isTorch = getNumerics() == Numerics::Torch;
  TorchDecay decay(operands, *this);
  auto lr = operands.addOneElementStream(getLr());

  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        Value rate = arguments[lr];
        Value newParam = isTorch ? a.fma(a.neg(rate), grad, param)
                                 : a.sub(param, a.mul(rate, grad));
        return updated.yield(a, arguments, newParam, /*newStates=*/{});
      });
  return SmallVector<Value>(update->getResults());
}
