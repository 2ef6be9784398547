//===- UpdateOps.cpp - Update ops of the interpreter ----------------------===//
//
// One function for each optimizer, written like the formula in the op's
// description.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Reference/UpdateOps.h"

#include "stepfold/Reference/CanonicalSum.h"
#include "stepfold/Reference/ScalarOps.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace stepfold::reference {

namespace {

/// One parameter of an update op: reads the streams, as they were before the
/// op, in the compute type, and collects their new values.
class ParameterUpdate {
public:
  ParameterUpdate(optim::OptimizerOpInterface op, ArrayRef<Tensor> operands,
                  MutableArrayRef<Tensor> newValues, unsigned position)
      : op(op), operands(operands), newValues(newValues), position(position),
        computeType(*ElementType::get(op.getComputeType())),
        params(old("params")), grads(old("grads")),
        newParams(updated("params")), maximizes(op->hasAttr("maximize")) {
    if (!has("masters"))
      return;
    masters = &old("masters");
    newMasters = &updated("masters");
  }

  ElementType getComputeType() const { return computeType; }
  int64_t getNumElements() const { return params.getNumElements(); }

  /// An attribute's value in the compute type.
  Element attribute(double value) const {
    return Element::fromDouble(computeType, value);
  }
  /// The value of a per-parameter attribute for this parameter.
  Element setting(ArrayRef<double> values) const {
    return attribute(select(values));
  }
  /// A one-element stream in the compute type.
  Element scalar(StringRef stream) {
    return convert(old(stream).getScalar(), computeType);
  }
  /// The product of a one-element stream and a per-parameter attribute: in f64
  /// where either type is f64, then converted to the compute type.
  Element scaledScalar(StringRef stream, ArrayRef<double> values) {
    Element value = old(stream).getScalar();
    ElementType type =
        value.hasType(ElementType::f64()) ? value.getType() : computeType;
    return convert(convert(value, type) *
                       Element::fromDouble(type, select(values)),
                   computeType);
  }

  /// The parameter as it is stored.
  Element storedParameter(int64_t i) const {
    return convert(params.get(i), computeType);
  }
  /// The master copy where there is one, else the parameter.
  Element parameter(int64_t i) const {
    return masters ? masters->get(i) : storedParameter(i);
  }
  Element gradient(int64_t i) const {
    Element value = convert(grads.get(i), computeType);
    return maximizes ? -value : value;
  }

  bool has(StringRef stream) { return !op.getStream(stream).empty(); }
  /// This parameter's operand of a stream, before and after the update.
  const Tensor &old(StringRef stream) {
    return operands[getOperandIndex(stream)];
  }
  Tensor &updated(StringRef stream) {
    return newValues[getOperandIndex(stream)];
  }

  void set(Tensor &tensor, int64_t i, const Element &value) {
    if (llvm::Error newError = tensor.set(i, value))
      error = llvm::joinErrors(std::move(error), std::move(newError));
  }
  /// Rounds the new parameter to its type; the master keeps all of it.
  void setParameter(int64_t i, const Element &value) {
    set(newParams, i, convert(value, newParams.getElementType()));
    if (newMasters)
      set(*newMasters, i, value);
  }

  llvm::Error takeError() { return std::move(error); }

private:
  /// This parameter's value of a per-parameter attribute.
  double select(ArrayRef<double> values) const {
    return values[values.size() == 1 ? 0 : position];
  }
  size_t getOperandIndex(StringRef stream) {
    OperandRange range = op.getStream(stream);
    return range.getBeginOperandIndex() + (range.size() == 1 ? 0 : position);
  }

  optim::OptimizerOpInterface op;
  ArrayRef<Tensor> operands;
  MutableArrayRef<Tensor> newValues;
  unsigned position;
  ElementType computeType;
  const Tensor &params, &grads;
  const Tensor *masters = nullptr;
  Tensor &newParams;
  Tensor *newMasters = nullptr;
  bool maximizes;
  llvm::Error error = llvm::Error::success();
};

} // namespace

//===----------------------------------------------------------------------===//
// The optimizers
//===----------------------------------------------------------------------===//

static void update(optim::SGDOp, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i)
    u.setParameter(i, u.parameter(i) - lr * u.gradient(i));
}

static void update(optim::MomentumOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element mu = u.attribute(op.getMu().convertToDouble());
  Element rescale = u.attribute(op.getRescaleGrad().convertToDouble());
  Element decay = u.setting(op.getWeightDecay());
  bool hasDecay = !decay.getFloat().isZero();
  const Tensor &velocity = u.old("velocity");
  Tensor &newVelocity = u.updated("velocity");

  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = u.parameter(i);
    Element d = u.gradient(i) * rescale;
    if (hasDecay)
      d = d + decay * p;
    Element v = mu * velocity.get(i) + d;
    u.set(newVelocity, i, v);
    u.setParameter(i, p - lr * (op.getNesterov() ? d + mu * v : v));
  }
}

/// a * b + c, rounded once where `isFused`.
static Element mulAdd(const Element &a, const Element &b, const Element &c,
                      bool isFused) {
  return isFused ? fma(a, b, c) : a * b + c;
}

static bool isPositive(const Element &x) {
  return compare(x, Element::zero(x.getType())) ==
         llvm::APFloat::cmpGreaterThan;
}

/// Whether the trust ratio of LARS applies.
static bool holds(optim::LarsGate gate, const Element &decay, const Element &pn,
                  const Element &gn) {
  switch (gate) {
  case optim::LarsGate::None:
    return true;
  case optim::LarsGate::WeightDecay:
    return isPositive(decay);
  case optim::LarsGate::WeightDecayAndNorms:
    return isPositive(decay) && isPositive(pn) && isPositive(gn);
  case optim::LarsGate::Norms:
    return isPositive(pn) && isPositive(gn);
  }
  llvm_unreachable("all gates are handled");
}

static void update(optim::LarsMomentumOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element mu = u.attribute(op.getMu().convertToDouble());
  Element coeff = u.attribute(op.getCoeff().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element rescale = u.attribute(op.getRescaleGrad().convertToDouble());
  Element decay = u.setting(op.getWeightDecay());
  const Tensor &velocity = u.old("velocity");
  Tensor &newVelocity = u.updated("velocity");

  bool isGPU = op.getNumerics() == optim::LarsNumerics::Paddle;

  CanonicalSum parameterSquares(u.getComputeType());
  CanonicalSum gradientSquares(u.getComputeType());
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element w = u.storedParameter(i), g = u.gradient(i);
    if (!isGPU)
      g = g * rescale;
    parameterSquares.add(w * w);
    gradientSquares.add(g * g);
  }
  Element pn = sqrt(parameterSquares.finish());
  Element gn = sqrt(gradientSquares.finish());
  if (isGPU)
    gn = rescale * gn;
  Element rate =
      holds(op.getGate(), decay, pn, gn)
          ? lr * coeff * pn / (mulAdd(decay, pn, gn, isGPU) + epsilon)
          : lr;

  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = u.parameter(i);
    Element d = mulAdd(decay, p, u.gradient(i) * rescale, isGPU);
    Element v = mulAdd(velocity.get(i), mu, rate * d, isGPU);
    u.set(newVelocity, i, v);
    u.setParameter(i, p - v);
  }
}

/// 1 - power, computed in the power's own type.
static Element biasCorrection(ParameterUpdate &u, const Element &power) {
  Element one = Element::fromDouble(power.getType(), 1.0);
  return convert(one - power, u.getComputeType());
}

/// Multiplies a stream of powers by `factor`, in its own type; returns the new
/// power.
static Element advance(ParameterUpdate &u, StringRef stream,
                       llvm::APFloat factor) {
  Element old = u.old(stream).getScalar();
  Element power =
      old * Element::fromDouble(old.getType(), factor.convertToDouble());
  u.set(u.updated(stream), 0, power);
  return power;
}

/// Adam, after a decay of the parameter by `rate * decay`, if any. A power of a
/// beta and what depends on it alone is computed in the power's own type.
template <typename AdamLikeOp>
static void updateAdam(AdamLikeOp op, ParameterUpdate &u, const Element &rate,
                       std::optional<Element> decay) {
  bool isGPU = op.getNumerics() == optim::AdamNumerics::Paddle;
  bool isFused = op.getNumerics() == optim::AdamNumerics::PaddleCPUFMA;
  Element one = u.attribute(1.0);
  Element beta1 = u.attribute(op.getBeta1().convertToDouble());
  Element beta2 = u.attribute(op.getBeta2().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element correction1 = biasCorrection(u, u.old("beta1_pow").getScalar());
  Element correction2 = biasCorrection(u, u.old("beta2_pow").getScalar());
  Element root2 = sqrt(correction2);
  Element step = isGPU ? rate / correction1 : rate * (root2 / correction1);
  const Tensor &moment1 = u.old("moment1"), &moment2 = u.old("moment2");
  Tensor &newMoment1 = u.updated("moment1"), &newMoment2 = u.updated("moment2");
  bool isAMSGrad = u.has("moment2_max");

  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = u.parameter(i), g = u.gradient(i);
    if (decay && isGPU)
      p = p * (one - rate * *decay);
    else if (decay)
      p = mulAdd(-(rate * *decay), p, p, isFused);
    Element square = isFused ? (one - beta2) * (g * g) : (one - beta2) * g * g;
    Element m1 = mulAdd(beta1, moment1.get(i), (one - beta1) * g, isFused);
    Element m2 = mulAdd(beta2, moment2.get(i), square, isFused);
    Element s = m2;
    if (isAMSGrad) {
      Element maximum = u.old("moment2_max").get(i);
      if (compare(m2, maximum) == llvm::APFloat::cmpLessThan)
        s = maximum;
      u.set(u.updated("moment2_max"), i, s);
    }
    Element denominator =
        isGPU ? sqrt(s) / root2 + epsilon : sqrt(s) + epsilon * root2;
    u.set(newMoment1, i, m1);
    u.set(newMoment2, i, m2);
    u.setParameter(i, mulAdd(-step, m1 / denominator, p, isFused));
  }
  advance(u, "beta1_pow", op.getBeta1());
  advance(u, "beta2_pow", op.getBeta2());
}

static void update(optim::AdamOp op, ParameterUpdate &u) {
  updateAdam(op, u, u.scalar("lr"), std::nullopt);
}

static void update(optim::AdamWOp op, ParameterUpdate &u) {
  Element rate = u.scaledScalar("lr", op.getLrRatio());
  updateAdam(op, u, rate, u.setting(op.getWeightDecay()));
}

static void update(optim::AdagradOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m = u.old("moment").get(i) + g * g;
    u.set(u.updated("moment"), i, m);
    u.setParameter(i, u.parameter(i) - lr * g / (sqrt(m) + epsilon));
  }
}

static void update(optim::RMSPropOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element rho = u.attribute(op.getRho().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element momentum = u.attribute(op.getMomentum().convertToDouble());
  bool isCentered = u.has("mean_grad");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element ms = rho * u.old("mean_square").get(i) + (one - rho) * g * g;
    Element s = ms;
    if (isCentered) {
      Element mg = rho * u.old("mean_grad").get(i) + (one - rho) * g;
      u.set(u.updated("mean_grad"), i, mg);
      s = ms - mg * mg;
    }
    Element v =
        momentum * u.old("velocity").get(i) + lr * g / sqrt(s + epsilon);
    u.set(u.updated("mean_square"), i, ms);
    u.set(u.updated("velocity"), i, v);
    u.setParameter(i, u.parameter(i) - v);
  }
}

static void update(optim::AdadeltaOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element rho = u.attribute(op.getRho().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element oldUpdates = u.old("avg_squared_update").get(i);
    Element grads =
        rho * u.old("avg_squared_grad").get(i) + (one - rho) * (g * g);
    Element change = -(sqrt(oldUpdates + epsilon) / sqrt(grads + epsilon) * g);
    u.set(u.updated("avg_squared_grad"), i, grads);
    u.set(u.updated("avg_squared_update"), i,
          rho * oldUpdates + (one - rho) * (change * change));
    u.setParameter(i, u.parameter(i) + lr * change);
  }
}

static void update(optim::AdamaxOp op, ParameterUpdate &u) {
  Element one = u.attribute(1.0);
  Element beta1 = u.attribute(op.getBeta1().convertToDouble());
  Element beta2 = u.attribute(op.getBeta2().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element rate =
      u.scalar("lr") / biasCorrection(u, u.old("beta1_pow").getScalar());
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m = beta1 * u.old("moment").get(i) + (one - beta1) * g;
    Element n = abs(g);
    Element decayed = beta2 * u.old("inf_norm").get(i) + epsilon;
    if (compare(n, decayed) == llvm::APFloat::cmpLessThan)
      n = decayed;
    u.set(u.updated("moment"), i, m);
    u.set(u.updated("inf_norm"), i, n);
    u.setParameter(i, u.parameter(i) - rate * (m / n));
  }
  advance(u, "beta1_pow", op.getBeta1());
}

static void update(optim::NAdamOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element beta1 = u.attribute(op.getBeta1().convertToDouble());
  Element beta2 = u.attribute(op.getBeta2().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());

  // The momentum's schedule, in its own type.
  ElementType type = u.old("mu_product").getElementType();
  auto constant = [&](double value) {
    return Element::fromDouble(type, value);
  };
  auto momentum = [&](const Element &power) {
    return constant(op.getBeta1().convertToDouble()) *
           (constant(1.0) - constant(0.5) * power);
  };
  Element power = advance(u, "decay_pow", op.getDecay());
  Element muOfStep = momentum(power);
  Element next = momentum(power * constant(op.getDecay().convertToDouble()));
  Element product = u.old("mu_product").getScalar() * muOfStep;
  u.set(u.updated("mu_product"), 0, product);
  Element nextCorrection = biasCorrection(u, product * next);
  Element gradWeight = biasCorrection(u, muOfStep);
  Element correction = biasCorrection(u, product);
  Element correction2 =
      biasCorrection(u, advance(u, "beta2_pow", op.getBeta2()));
  next = convert(next, u.getComputeType());

  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m1 = beta1 * u.old("moment1").get(i) + (one - beta1) * g;
    Element m2 = beta2 * u.old("moment2").get(i) + (one - beta2) * g * g;
    Element step = next * m1 / nextCorrection + gradWeight * g / correction;
    u.set(u.updated("moment1"), i, m1);
    u.set(u.updated("moment2"), i, m2);
    u.setParameter(i, u.parameter(i) -
                          lr * step / (sqrt(m2 / correction2) + epsilon));
  }
}

static void update(optim::RAdamOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0), two = u.attribute(2.0);
  Element four = u.attribute(4.0), five = u.attribute(5.0);
  Element beta1 = u.attribute(op.getBeta1().convertToDouble());
  Element beta2 = u.attribute(op.getBeta2().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element limit = two / (one - beta2) - one;
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element power1 = u.old("beta1_pow").get(i) * beta1;
    Element power2 = u.old("beta2_pow").get(i) * beta2;
    Element rho =
        (u.old("rho").get(i) * (beta2 - power2) + power2) / (one - power2);
    Element m1 = beta1 * u.old("moment1").get(i) + (one - beta1) * g;
    Element m2 = beta2 * u.old("moment2").get(i) + (one - beta2) * g * g;
    Element change = lr * (m1 / (one - power1));
    Element r = limit - two * rho;
    if (compare(r, five) == llvm::APFloat::cmpGreaterThan)
      change = change *
               sqrt((r - four) * (r - two) * limit /
                    ((limit - four) * (limit - two) * r)) *
               (sqrt(one - power2) / (sqrt(m2) + epsilon));
    u.set(u.updated("moment1"), i, m1);
    u.set(u.updated("moment2"), i, m2);
    u.set(u.updated("beta1_pow"), i, power1);
    u.set(u.updated("beta2_pow"), i, power2);
    u.set(u.updated("rho"), i, rho);
    u.setParameter(i, u.parameter(i) - change);
  }
}

static void update(optim::LionOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element beta1 = u.attribute(op.getBeta1().convertToDouble());
  Element beta2 = u.attribute(op.getBeta2().convertToDouble());
  Element decay = u.setting(op.getWeightDecay());
  auto sign = [&](const Element &x) {
    return isPositive(x) ? one : isPositive(-x) ? -one : x;
  };
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i), m = u.old("moment").get(i);
    Element c = beta1 * m + (one - beta1) * g;
    u.set(u.updated("moment"), i, beta2 * m + (one - beta2) * g);
    u.setParameter(i, u.parameter(i) * (one - lr * decay) - lr * sign(c));
  }
}

static void update(optim::LambOp op, ParameterUpdate &u) {
  Element rate = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element beta1 = u.attribute(op.getBeta1().convertToDouble());
  Element beta2 = u.attribute(op.getBeta2().convertToDouble());
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element decay = u.setting(op.getWeightDecay());
  Element correction1 = biasCorrection(u, u.old("beta1_pow").getScalar());
  Element correction2 = biasCorrection(u, u.old("beta2_pow").getScalar());

  CanonicalSum parameterSquares(u.getComputeType());
  CanonicalSum directionSquares(u.getComputeType());
  std::vector<Element> directions;
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i), p = u.parameter(i);
    Element m1 = beta1 * u.old("moment1").get(i) + (one - beta1) * g;
    Element m2 = beta2 * u.old("moment2").get(i) + (one - beta2) * g * g;
    Element r =
        m1 / correction1 / (sqrt(m2 / correction2) + epsilon) + decay * p;
    u.set(u.updated("moment1"), i, m1);
    u.set(u.updated("moment2"), i, m2);
    parameterSquares.add(p * p);
    directionSquares.add(r * r);
    directions.push_back(r);
  }
  Element pn = sqrt(parameterSquares.finish());
  Element rn = sqrt(directionSquares.finish());
  if (isPositive(pn) && isPositive(rn) &&
      (op.getAlwaysAdapt() || isPositive(decay)))
    rate = rate * (pn / rn);
  for (auto [i, r] : llvm::enumerate(directions))
    u.setParameter(i, u.parameter(i) - rate * r);
  advance(u, "beta1_pow", op.getBeta1());
  advance(u, "beta2_pow", op.getBeta2());
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

static bool isSkipped(optim::OptimizerOpInterface op,
                      ArrayRef<Tensor> operands) {
  OperandRange skip = op.getStream("skip");
  return !skip.empty() &&
         operands[skip.getBeginOperandIndex()].getScalar().isTrue();
}

llvm::Expected<SmallVector<Tensor>>
evaluateUpdate(optim::OptimizerOpInterface op, ArrayRef<Tensor> operands) {
  SmallVector<Tensor> newValues(
      operands.take_front(op.getNumUpdatedOperands()));
  if (isSkipped(op, operands))
    return newValues;
  for (unsigned i = 0, e = op.getNumParameters(); i < e; ++i) {
    ParameterUpdate u(op, operands, newValues, i);
    bool isSupported =
        llvm::TypeSwitch<Operation *, bool>(op)
            .Case<optim::SGDOp, optim::MomentumOp, optim::LarsMomentumOp,
                  optim::AdamOp, optim::AdamWOp, optim::AdagradOp,
                  optim::RMSPropOp, optim::AdadeltaOp, optim::AdamaxOp,
                  optim::NAdamOp, optim::RAdamOp, optim::LionOp, optim::LambOp>(
                [&](auto concrete) {
                  update(concrete, u);
                  return true;
                })
            .Default(false);
    if (!isSupported)
      return unsupported(op);
    if (llvm::Error error = u.takeError())
      return std::move(error);
  }
  return newValues;
}

} // namespace stepfold::reference
