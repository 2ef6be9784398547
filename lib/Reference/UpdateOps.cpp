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

/// Whether the trust ratio of LARS applies.
static bool holds(optim::LarsGate gate, const Element &decay, const Element &pn,
                  const Element &gn) {
  auto isPositive = [](const Element &x) {
    return compare(x, Element::zero(x.getType())) ==
           llvm::APFloat::cmpGreaterThan;
  };
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

/// Adam, after a decay of the parameter by `rate * decay`, if any. A power of a
/// beta and what depends on it alone is computed in the power's own type.
template <typename AdamLikeOp>
static void updateAdam(AdamLikeOp op, ParameterUpdate &u, const Element &rate,
                       std::optional<Element> decay) {
  bool isGPU = op.getNumerics() == optim::AdamNumerics::Paddle;
  bool isFused = op.getNumerics() == optim::AdamNumerics::PaddleCPUFMA;
  auto biasCorrection = [&](const Element &power) {
    Element one = Element::fromDouble(power.getType(), 1.0);
    return convert(one - power, u.getComputeType());
  };
  auto advance = [&](StringRef stream, double beta) {
    Element power = u.old(stream).getScalar();
    u.set(u.updated(stream), 0,
          power * Element::fromDouble(power.getType(), beta));
  };
  double beta1Value = op.getBeta1().convertToDouble();
  double beta2Value = op.getBeta2().convertToDouble();
  Element one = u.attribute(1.0);
  Element beta1 = u.attribute(beta1Value);
  Element beta2 = u.attribute(beta2Value);
  Element epsilon = u.attribute(op.getEpsilon().convertToDouble());
  Element correction1 = biasCorrection(u.old("beta1_pow").getScalar());
  Element correction2 = biasCorrection(u.old("beta2_pow").getScalar());
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
  advance("beta1_pow", beta1Value);
  advance("beta2_pow", beta2Value);
}

static void update(optim::AdamOp op, ParameterUpdate &u) {
  updateAdam(op, u, u.scalar("lr"), std::nullopt);
}

static void update(optim::AdamWOp op, ParameterUpdate &u) {
  Element rate = u.scaledScalar("lr", op.getLrRatio());
  updateAdam(op, u, rate, u.setting(op.getWeightDecay()));
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
                  optim::AdamOp, optim::AdamWOp>([&](auto concrete) {
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
