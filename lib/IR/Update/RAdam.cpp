//===- RAdam.cpp - optim.radam --------------------------------------------===//

#include "Shared.h"

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

SmallVector<Value> RAdamOp::generalize(RewriterBase &rewriter) {
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
