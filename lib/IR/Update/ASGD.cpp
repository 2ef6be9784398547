//===- ASGD.cpp - optim.asgd ----------------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

LogicalResult ASGDOp::verify() {
  size_t size = getEta().size();
  if (getMu().size() != size || getStep().size() != size)
    return emitOpError() << "expected as many eta, mu and step, got " << size
                         << ", " << getMu().size() << " and "
                         << getStep().size();
  if (size < getLr().size())
    return emitOpError()
           << "expected 1 operand in lr for parameters that share their eta, "
              "got "
           << getLr().size();
  return success();
}

/// Advances the rate and the weight of the average, and publishes the old ones.
static SmallVector<Value> advanceRate(TorchNumbers &numbers) {
  return numbers.advance(
      {"eta", "mu", "step"}, {"lr", "lambda", "alpha", "t0"},
      {"old_eta", "old_mu"}, [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0);
        Value step = a.add(in("step"), one), lr = in("lr");
        Value growth = a.add(one, a.mul(a.mul(in("lambda"), lr), step));
        Value count = a.sub(step, in("t0"));
        Value averaged = a.select(a.less(one, count), count, one);
        return SmallVector<Value>{a.div(lr, a.pow(growth, in("alpha"))),
                                  a.div(one, averaged), step, in("eta"),
                                  in("mu")};
      });
}

/// Vectors of the negative rate, what a step leaves of the parameter, the
/// weight of the average, and how much that is less than 1, from the state
/// before the step.
static SmallVector<Value> computeOld(TorchNumbers &numbers) {
  return numbers.compute({"old_eta", "lambda", "old_mu"}, 4,
                         [](Arithmetic &a, TorchNumbers::Inputs in) {
                           Value decay = a.mul(in("lambda"), in("old_eta"));
                           Value one = a.constant(1.0);
                           return SmallVector<Value>{
                               a.neg(in("old_eta")), a.sub(one, decay),
                               in("old_mu"), a.sub(one, in("old_mu"))};
                         });
}

SmallVector<Value> ASGDOp::generalize(RewriterBase &rewriter) {
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  TorchNumbers numbers(builder, *this);
  SmallVector<Value> advanced = advanceRate(numbers);
  SmallVector<Value> vectors = computeOld(numbers);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getAverage()}, getMasters());
  TorchDecay decay(operands, *this);
  auto rate = operands.addVectorOrScalar(vectors[0]);
  auto kept = operands.addVectorOrScalar(vectors[1]);
  auto mu = operands.addVectorOrScalar(vectors[2]);
  auto excess = operands.addVectorOrScalar(vectors[3]);
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        Value newParam =
            a.fma(arguments[rate], grad, a.mul(param, arguments[kept]));
        Value average = updated.readState(arguments, 0);
        Value change = a.mul(a.sub(newParam, average), arguments[mu]);
        Value newAverage = a.select(a.isNonZero(arguments[excess]),
                                    a.add(average, change), newParam);
        return updated.yield(a, arguments, newParam, {newAverage});
      });
  return insertScalarState(update, getMasters().size(), {advanced});
}
