//===- RAdam.cpp - optim.radam --------------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

/// The factor of a step whose variance is known well enough, for `r`, the
/// length of the average that the step is made from, of at most `limit`.
static Value createRectification(Arithmetic &a, Value r, Value limit) {
  auto twoLess = [&](Value length) {
    return a.mul(a.sub(length, a.constant(4.0)),
                 a.sub(length, a.constant(2.0)));
  };
  return a.sqrt(a.div(a.mul(twoLess(r), limit), a.mul(twoLess(limit), r)));
}

/// Vectors of 1 - beta1, 1 - beta2, the first bias correction and the root of
/// the second, the rate, the rectification, or 0 where there is none, and what
/// a decoupled decay leaves.
static SmallVector<Value> computeTorch(TorchNumbers &numbers) {
  return numbers.compute(
      {"s", "lr", "beta1", "beta2", "weight_decay"}, 7,
      [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0), two = a.constant(2.0);
        Value step = in("s"), b2 = in("beta2");
        Value power2 = a.pow(b2, step);
        Value correction2 = a.sub(one, power2);
        Value limit = a.sub(a.div(two, a.sub(one, b2)), one);
        Value r =
            a.sub(limit, a.div(a.mul(a.mul(two, step), power2), correction2));
        Value rectification =
            a.select(a.less(a.constant(5.0), r),
                     createRectification(a, r, limit), a.constant(0.0));
        return SmallVector<Value>{
            a.sub(one, in("beta1")),
            a.sub(one, b2),
            a.sub(one, a.pow(in("beta1"), step)),
            a.sqrt(correction2),
            in("lr"),
            rectification,
            a.sub(one, a.mul(in("lr"), in("weight_decay")))};
      });
}

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter, RAdamOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> steps = numbers.advanceStep();
  SmallVector<Value> vectors = computeTorch(numbers);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(),
                         {op.getMoment1(), op.getMoment2()}, op.getMasters());
  TorchDecay decay(operands, op, op.getDecoupledDecay() ? vectors[6] : Value());
  TorchMoments moments(operands, op, ArrayRef(vectors).take_front(2));
  auto correction1 = operands.addVectorOrScalar(vectors[2]);
  auto root2 = operands.addVectorOrScalar(vectors[3]);
  auto rate = operands.addVectorOrScalar(vectors[4]);
  auto rectification = operands.addVectorOrScalar(vectors[5]);
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        auto [m1, m2] = moments.update(a, arguments, updated, grad);
        Value change =
            a.mul(a.div(m1, arguments[correction1]), arguments[rate]);
        Value divisor = a.add(a.sqrt(m2), arguments[epsilon]);
        Value scale = a.mul(a.div(a.constant(1.0), divisor), arguments[root2]);
        Value factor = arguments[rectification];
        change = a.select(a.isNonZero(factor),
                          a.mul(a.mul(change, scale), factor), change);
        return updated.yield(a, arguments, a.sub(param, change), {m1, m2});
      });
  return insertScalarState(update, op.getMasters().size(), {steps});
}

SmallVector<Value> RAdamOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(
      operands, getParams(),
      {getMoment1(), getMoment2(), getBeta1Pow(), getBeta2Pow(), getRho()},
      getMasters());
  auto gradStream = operands.addGradients(*this);
  auto lr = operands.addOneElementStream(getLr());
  auto beta1 = operands.addSetting(*this, "beta1");
  auto beta2 = operands.addSetting(*this, "beta2");
  auto epsilon = operands.addSetting(*this, "epsilon");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value one = a.constant(1.0), two = a.constant(2.0);
        Value b1 = arguments[beta1], b2 = arguments[beta2];
        Value m1 = createMean(a, b1, updated.readState(arguments, 0), grad);
        Value m2 =
            createMeanSquare(a, b2, updated.readState(arguments, 1), grad);
        Value power1 = a.mul(updated.readState(arguments, 2), b1);
        Value power2 = a.mul(updated.readState(arguments, 3), b2);
        Value correction2 = a.sub(one, power2);
        Value rho = a.div(
            a.add(a.mul(updated.readState(arguments, 4), a.sub(b2, power2)),
                  power2),
            correction2);

        Value limit = a.sub(a.div(two, a.sub(one, b2)), one);
        Value r = a.sub(limit, a.mul(two, rho));
        Value change = a.mul(arguments[lr], a.div(m1, a.sub(one, power1)));
        Value scale =
            a.div(a.sqrt(correction2), a.add(a.sqrt(m2), arguments[epsilon]));
        Value rectified =
            a.mul(a.mul(change, createRectification(a, r, limit)), scale);
        change = a.select(a.less(a.constant(5.0), r), rectified, change);
        return updated.yield(a, arguments, a.sub(param, change),
                             {m1, m2, power1, power2, rho});
      });
  return SmallVector<Value>(update->getResults());
}
