//===- NAdam.cpp - optim.nadam --------------------------------------------===//

#include "Torch.h"

using namespace mlir;
using namespace mlir::optim;

LogicalResult NAdamOp::verify() {
  if (getNumerics() == Numerics::Torch)
    return getStep().size() == getMuProduct().size()
               ? success()
               : emitOpError()
                     << "expected as many step as mu_product, got "
                     << getStep().size() << " and " << getMuProduct().size();
  if (getDecayPow().size() != getMuProduct().size())
    return emitOpError() << "expected as many decay_pow as mu_product, got "
                         << getDecayPow().size() << " and "
                         << getMuProduct().size();
  Type powType = getStreamElementType(getDecayPow()[0].getType());
  Type productType = getStreamElementType(getMuProduct()[0].getType());
  if (powType != productType)
    return emitOpError() << "expected decay_pow and mu_product to have one "
                            "element type, got "
                         << powType << " and " << productType;
  return success();
}

namespace {
/// The schedule of the momentum after a step.
struct Schedule {
  ResultRange decayPowers, products;
  /// Vectors of the compute type: the weight and the bias correction of the
  /// moment, and those of the gradient. A correction is 1 minus a product.
  Value nextMu, nextCorrection, gradWeight, correction;
};
} // namespace

static Schedule createSchedule(ImplicitLocOpBuilder &builder, NAdamOp op) {
  FloatType type = op.getComputeType();
  size_t size = op.getMuProduct().size();
  auto stateType =
      cast<FloatType>(getStreamElementType(op.getMuProduct()[0].getType()));
  StructuredOperands operands(builder,
                              StructuredOperands::Form::ForeachParameter, size);
  auto decayPower = operands.addOut(op.getDecayPow());
  auto product = operands.addOut(op.getMuProduct());
  for (int i = 0; i < 4; ++i)
    operands.addOut(createVector(builder, size, type));
  auto beta1 = operands.addSetting(op, "beta1");
  auto decaySetting = operands.addSetting(op, "decay");
  StructuredOpInterface schedule =
      operands.create(stateType, [&](Arithmetic &a, const auto &arguments) {
        Value one = a.constant(1.0);
        Value decay = arguments[decaySetting];
        auto momentum = [&](Value power) {
          return a.mul(arguments[beta1],
                       a.sub(one, a.mul(a.constant(0.5), power)));
        };
        Value newPower = a.mul(arguments[decayPower], decay);
        Value mu = momentum(newPower);
        Value nextMu = momentum(a.mul(newPower, decay));
        Value newProduct = a.mul(arguments[product], mu);
        Value nextCorrection = a.sub(one, a.mul(newProduct, nextMu));
        return SmallVector<Value>{newPower,
                                  newProduct,
                                  a.out(nextMu, type),
                                  a.out(nextCorrection, type),
                                  a.out(a.sub(one, mu), type),
                                  a.out(a.sub(one, newProduct), type)};
      });
  ResultRange results = schedule->getResults();
  ResultRange vectors = results.drop_front(2 * size);
  return {results.take_front(size),
          results.slice(size, size),
          vectors[0],
          vectors[1],
          vectors[2],
          vectors[3]};
}

/// Advances the product of the momenta, and the step. Publishes `s`, the
/// momentum of this step `mu` and of the next one `next`, and `product`.
static SmallVector<Value> advanceTorch(TorchNumbers &numbers,
                                       FloatType productType) {
  return numbers.advance(
      {"mu_product", "step"}, {"beta1", "momentum_decay"},
      {"s", "mu", "next", "product"},
      [&](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0);
        Value step = a.add(in("step"), one);
        auto momentum = [&](Value count) {
          Value power =
              a.pow(a.constant(0.96), a.mul(count, in("momentum_decay")));
          return a.mul(in("beta1"), a.sub(one, a.mul(a.constant(0.5), power)));
        };
        Value mu = momentum(step), next = momentum(a.add(step, one));
        Arithmetic narrow = a.inType(productType);
        Value product =
            a.in(narrow.mul(narrow.in(in("mu_product")), narrow.in(mu)));
        return SmallVector<Value>{product, step, step, mu, next, product};
      });
}

/// Vectors of 1 - beta1, 1 - beta2, the second bias correction, the factors of
/// the gradient and of the moment in the step, and what a decoupled decay
/// leaves.
static SmallVector<Value> computeTorch(TorchNumbers &numbers) {
  return numbers.compute(
      {"s", "mu", "next", "product", "lr", "beta1", "beta2", "weight_decay"}, 6,
      [](Arithmetic &a, TorchNumbers::Inputs in) {
        Value one = a.constant(1.0);
        Value rate = a.neg(in("lr")), product = in("product");
        return SmallVector<Value>{
            a.sub(one, in("beta1")),
            a.sub(one, in("beta2")),
            a.sub(one, a.pow(in("beta2"), in("s"))),
            a.div(a.mul(rate, a.sub(one, in("mu"))), a.sub(one, product)),
            a.div(a.mul(rate, in("next")),
                  a.sub(one, a.mul(product, in("next")))),
            a.sub(one, a.mul(in("lr"), in("weight_decay")))};
      });
}

static SmallVector<Value> generalizeTorch(RewriterBase &rewriter, NAdamOp op) {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  TorchNumbers numbers(builder, op);
  SmallVector<Value> advanced = advanceTorch(
      numbers,
      cast<FloatType>(getStreamElementType(op.getMuProduct()[0].getType())));
  SmallVector<Value> vectors = computeTorch(numbers);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              op.getNumParameters());
  UpdatedStreams updated(operands, op.getParams(),
                         {op.getMoment1(), op.getMoment2()}, op.getMasters());
  TorchDecay decay(operands, op, op.getDecoupledDecay() ? vectors[5] : Value());
  TorchMoments moments(operands, op, ArrayRef(vectors).take_front(2));
  auto correction = operands.addVectorOrScalar(vectors[2]);
  auto gradFactor = operands.addVectorOrScalar(vectors[3]);
  auto momentFactor = operands.addVectorOrScalar(vectors[4]);
  auto epsilon = operands.addSetting(op, "epsilon");
  StructuredOpInterface update = operands.create(
      op.getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        auto [param, grad] = decay.read(a, arguments, updated);
        auto [m1, m2] = moments.update(a, arguments, updated, grad);
        Value divisor =
            a.add(a.sqrt(a.div(m2, arguments[correction])), arguments[epsilon]);
        Value moved =
            createAddcdiv(a, param, arguments[gradFactor], grad, divisor);
        Value newParam =
            createAddcdiv(a, moved, arguments[momentFactor], m1, divisor);
        return updated.yield(a, arguments, newParam, {m1, m2});
      });
  return insertScalarState(update, op.getMasters().size(), {advanced});
}

SmallVector<Value> NAdamOp::generalize(RewriterBase &rewriter) {
  if (getNumerics() == Numerics::Torch)
    return generalizeTorch(rewriter, *this);
  ImplicitLocOpBuilder builder(getLoc(), rewriter);
  Schedule schedule = createSchedule(builder, *this);
  AdvancedPowers powers =
      createAdvance(builder, *this, "beta2_pow", "beta2", PowerOf::NewStep);

  StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                              getNumParameters());
  UpdatedStreams updated(operands, getParams(), {getMoment1(), getMoment2()},
                         getMasters());
  auto gradStream = operands.addGradients(*this);
  auto nextMu = operands.addVectorOrScalar(schedule.nextMu);
  auto nextCorrection = operands.addVectorOrScalar(schedule.nextCorrection);
  auto gradWeight = operands.addVectorOrScalar(schedule.gradWeight);
  auto correction = operands.addVectorOrScalar(schedule.correction);
  auto correction2 = operands.addVectorOrScalar(powers.correction);
  auto lr = operands.addOneElementStream(getLr());
  auto beta1 = operands.addSetting(*this, "beta1");
  auto beta2 = operands.addSetting(*this, "beta2");
  auto epsilon = operands.addSetting(*this, "epsilon");
  StructuredOpInterface update = operands.create(
      getComputeType(), [&](Arithmetic &a, const auto &arguments) {
        Value param = updated.readParameter(arguments);
        Value grad = arguments[gradStream];
        Value m1 = createMean(a, arguments[beta1],
                              updated.readState(arguments, 0), grad);
        Value m2 = createMeanSquare(a, arguments[beta2],
                                    updated.readState(arguments, 1), grad);
        Value step = a.add(
            a.div(a.mul(arguments[nextMu], m1), arguments[nextCorrection]),
            a.div(a.mul(arguments[gradWeight], grad), arguments[correction]));
        Value divisor = a.add(a.sqrt(a.div(m2, arguments[correction2])),
                              arguments[epsilon]);
        Value change = a.div(a.mul(arguments[lr], step), divisor);
        return updated.yield(a, arguments, a.sub(param, change), {m1, m2});
      });
  return insertScalarState(
      update, getMasters().size(),
      {schedule.decayPowers, schedule.products, powers.powers});
}
