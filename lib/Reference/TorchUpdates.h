//===- TorchUpdates.h - Optimizers with the numerics of torch ---*- C++ -*-===//
//
// One function for each optimizer, written like the formula in the op's
// description and knowing nothing of `generalize`. Numbers are of f64, and are
// rounded to the compute type where the formula has brackets.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_REFERENCE_TORCHUPDATES_H
#define STEPFOLD_LIB_REFERENCE_TORCHUPDATES_H

#include "ParameterUpdate.h"
#include "stepfold/Reference/ElementaryFunctions.h"

namespace stepfold::reference {

/// The values of one parameter that the formulas of torch read and write.
class TorchUpdate {
public:
  explicit TorchUpdate(ParameterUpdate &u) : u(u) {}

  static Element number(double value) {
    return Element::fromDouble(ElementType::f64(), value);
  }
  /// A setting or one-element stream, as a number.
  Element operator[](llvm::StringRef name) {
    return u.settingIn(ElementType::f64(), name);
  }
  /// Rounds as the brackets in a formula do.
  Element round(const Element &value) {
    return convert(value, u.getComputeType());
  }
  bool is(llvm::StringRef name, double value) {
    return (*this)[name].toDouble() == value;
  }

  /// Counts the step, and returns the count.
  Element countStep() {
    Element step = (*this)["step"] + number(1.0);
    u.state("step").set(0, step);
    return step;
  }

  Element weightOfNew(llvm::StringRef beta) {
    return round(number(1.0) - (*this)[beta]);
  }
  /// 1 - beta^step
  Element correction(llvm::StringRef beta, const Element &step) {
    return number(1.0) - pow((*this)[beta], step);
  }

private:
  ParameterUpdate &u;
};

/// The gradient and the parameter as a formula takes them, after a decay of the
/// one or of the other.
class TorchInputs {
public:
  TorchInputs(ParameterUpdate &u, TorchUpdate &t, bool isDecoupled = false)
      : u(u), weight(t.round(t["weight_decay"])),
        kept(t.round(t.number(1.0) - t["lr"] * t["weight_decay"])),
        isDecayed(!weight.isZero()), isDecoupled(isDecoupled) {}

  Element gradient(int64_t i) const {
    Element g = u.gradient(i);
    return isDecayed && !isDecoupled ? fma(weight, u.parameter(i), g) : g;
  }
  Element parameter(int64_t i) const {
    Element p = u.parameter(i);
    return isDecayed && isDecoupled ? p * kept : p;
  }

private:
  ParameterUpdate &u;
  Element weight, kept;
  bool isDecayed, isDecoupled;
};

inline Element lerp(const Element &a, const Element &b, const Element &weight) {
  Element half = Element::fromDouble(weight.getType(), 0.5);
  Element one = Element::fromDouble(weight.getType(), 1.0);
  return isGreater(half, abs(weight)) ? fma(weight, b - a, a)
                                      : fma(weight - one, b - a, b);
}

inline Element largerOrNan(const Element &a, const Element &b) {
  if (a.isNaN())
    return a;
  return b.isNaN() || isGreater(b, a) ? b : a;
}

/// The moments of Adam and of what is made of it.
class TorchMoments {
public:
  TorchMoments(ParameterUpdate &u, TorchUpdate &t)
      : moment1(u.state("moment1")), moment2(u.state("moment2")),
        weight1(t.weightOfNew("beta1")), beta2(t.round(t["beta2"])),
        weight2(t.weightOfNew("beta2")) {}

  /// Sets the first moment of element i and returns it.
  Element updateFirst(int64_t i, const Element &g) {
    Element m = lerp(moment1[i], g, weight1);
    moment1.set(i, m);
    return m;
  }
  Element updateSecond(int64_t i, const Element &g) {
    Element m = fma(weight2 * g, g, moment2[i] * beta2);
    moment2.set(i, m);
    return m;
  }

private:
  StateStream moment1, moment2;
  Element weight1, beta2, weight2;
};

inline void updateTorch(optim::SGDOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  TorchInputs inputs(u, t);
  Element rate = t.round(-t["lr"]);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i)
    u.setParameter(i, fma(rate, inputs.gradient(i), u.parameter(i)));
}

inline void updateTorch(optim::MomentumOp op, ParameterUpdate &u) {
  TorchUpdate t(u);
  TorchInputs inputs(u, t);
  StateStream velocity = u.state("velocity");
  bool isCounted = !op.getStep().empty();
  bool isFirst = isCounted && t.is("step", 0.0);
  Element mu = t.round(t["mu"]), rate = t.round(-t["lr"]);
  Element weight = t.weightOfNew("dampening");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i);
    Element v = isFirst ? d : fma(weight, d, velocity[i] * mu);
    velocity.set(i, v);
    Element direction = op.getNesterov() ? fma(mu, v, d) : v;
    u.setParameter(i, fma(rate, direction, u.parameter(i)));
  }
  if (isCounted)
    t.countStep();
}

/// Adam, with L2 regularization or a decoupled decay.
inline void updateTorchAdam(ParameterUpdate &u, bool isDecoupled) {
  TorchUpdate t(u);
  TorchInputs inputs(u, t, isDecoupled);
  TorchMoments moments(u, t);
  StateStream largest = u.state("moment2_max");
  Element s = t.countStep();
  Element root = t.round(sqrt(t.correction("beta2", s)));
  Element rate = t.round(-(t["lr"] / t.correction("beta1", s)));
  Element epsilon = t.round(t["epsilon"]);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i), p = inputs.parameter(i);
    Element m1 = moments.updateFirst(i, d), m2 = moments.updateSecond(i, d);
    if (largest) {
      m2 = largerOrNan(largest[i], m2);
      largest.set(i, m2);
    }
    u.setParameter(i, p + rate * m1 / (sqrt(m2) / root + epsilon));
  }
}

inline void updateTorch(optim::AdamOp, ParameterUpdate &u) {
  updateTorchAdam(u, /*isDecoupled=*/false);
}
inline void updateTorch(optim::AdamWOp, ParameterUpdate &u) {
  updateTorchAdam(u, /*isDecoupled=*/true);
}

inline void updateTorch(optim::AdamaxOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element s = t.countStep();
  Element rate = t.round(-(t["lr"] / t.correction("beta1", s)));
  Element weight = t.weightOfNew("beta1");
  Element beta2 = t.round(t["beta2"]), epsilon = t.round(t["epsilon"]);
  TorchInputs inputs(u, t);
  StateStream moment = u.state("moment"), infNorm = u.state("inf_norm");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i);
    Element m = lerp(moment[i], d, weight);
    Element n = largerOrNan(infNorm[i] * beta2, abs(d) + epsilon);
    moment.set(i, m);
    infNorm.set(i, n);
    u.setParameter(i, u.parameter(i) + rate * m / n);
  }
}

inline void updateTorch(optim::NAdamOp op, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element one = t.number(1.0);
  Element s = t.countStep();
  auto momentum = [&](const Element &count) {
    Element power = pow(t.number(0.96), count * t["momentum_decay"]);
    return t["beta1"] * (one - t.number(0.5) * power);
  };
  Element mu = momentum(s), next = momentum(s + one);
  Element old = u.old("mu_product").getScalar();
  Element stored = old * convert(mu, old.getType());
  u.state("mu_product").set(0, stored);
  Element product = convert(stored, ElementType::f64());

  Element correction = t.round(t.correction("beta2", s));
  Element ofGradient = t.round(-t["lr"] * (one - mu) / (one - product));
  Element ofMoment = t.round(-t["lr"] * next / (one - product * next));
  Element epsilon = t.round(t["epsilon"]);
  TorchInputs inputs(u, t, op.getDecoupledDecay());
  TorchMoments moments(u, t);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i), p = inputs.parameter(i);
    Element m1 = moments.updateFirst(i, d), m2 = moments.updateSecond(i, d);
    Element denominator = sqrt(m2 / correction) + epsilon;
    u.setParameter(i, p + ofGradient * d / denominator +
                          ofMoment * m1 / denominator);
  }
}

inline void updateTorch(optim::RAdamOp op, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element one = t.number(1.0), two = t.number(2.0), four = t.number(4.0);
  Element s = t.countStep();
  Element correction1 = t.round(t.correction("beta1", s));
  Element correction2 = t.correction("beta2", s);
  Element limit = two / (one - t["beta2"]) - one;
  Element r = limit - two * s * pow(t["beta2"], s) / correction2;
  bool isRectified = isGreater(r, t.number(5.0));
  Element rectification = sqrt((r - four) * (r - two) * limit /
                               ((limit - four) * (limit - two) * r));
  Element root = t.round(sqrt(correction2)), lr = t.round(t["lr"]);
  Element epsilon = t.round(t["epsilon"]);
  TorchInputs inputs(u, t, op.getDecoupledDecay());
  TorchMoments moments(u, t);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i), p = inputs.parameter(i);
    Element m1 = moments.updateFirst(i, d), m2 = moments.updateSecond(i, d);
    Element change = m1 / correction1 * lr;
    if (isRectified) {
      Element reciprocal = u.attribute(1.0) / (sqrt(m2) + epsilon);
      change = change * (reciprocal * root) * t.round(rectification);
    }
    u.setParameter(i, p - change);
  }
}

inline void updateTorch(optim::AdagradOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element divisor = t.number(1.0) + t["step"] * t["lr_decay"];
  Element rate = t.round(-(t["lr"] / divisor));
  Element epsilon = t.round(t["epsilon"]);
  TorchInputs inputs(u, t);
  StateStream moment = u.state("moment");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i);
    Element m = fma(d, d, moment[i]);
    moment.set(i, m);
    u.setParameter(i, u.parameter(i) + rate * d / (sqrt(m) + epsilon));
  }
  t.countStep();
}

inline void updateTorch(optim::RMSPropOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element rho = t.round(t["rho"]), weight = t.weightOfNew("rho");
  Element rate = t.round(-t["lr"]), epsilon = t.round(t["epsilon"]);
  Element momentum = t.round(t["momentum"]);
  TorchInputs inputs(u, t);
  StateStream meanSquare = u.state("mean_square");
  StateStream meanGrad = u.state("mean_grad"), velocity = u.state("velocity");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i);
    Element ms = fma(weight * d, d, meanSquare[i] * rho);
    meanSquare.set(i, ms);
    Element variance = ms;
    if (meanGrad) {
      Element mg = lerp(meanGrad[i], d, weight);
      meanGrad.set(i, mg);
      variance = fma(-mg, mg, ms);
    }
    Element divisor = sqrt(variance) + epsilon;
    if (velocity) {
      Element v = velocity[i] * momentum + d / divisor;
      velocity.set(i, v);
      u.setParameter(i, fma(rate, v, u.parameter(i)));
    } else {
      u.setParameter(i, u.parameter(i) + rate * d / divisor);
    }
  }
  t.countStep();
}

inline void updateTorch(optim::AdadeltaOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element rho = t.round(t["rho"]), weight = t.weightOfNew("rho");
  Element rate = t.round(-t["lr"]), epsilon = t.round(t["epsilon"]);
  TorchInputs inputs(u, t);
  StateStream squaredGrad = u.state("avg_squared_grad");
  StateStream squaredUpdate = u.state("avg_squared_update");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = inputs.gradient(i);
    Element updates = squaredUpdate[i];
    Element grads = fma(weight * d, d, squaredGrad[i] * rho);
    Element change = sqrt(updates + epsilon) / sqrt(grads + epsilon) * d;
    squaredGrad.set(i, grads);
    squaredUpdate.set(i, fma(weight * change, change, updates * rho));
    u.setParameter(i, fma(rate, change, u.parameter(i)));
  }
  t.countStep();
}

inline void update(optim::ASGDOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element one = t.number(1.0);
  Element kept = t.round(one - t["lambda"] * t["eta"]);
  Element rate = t.round(-t["eta"]), weight = t.round(t["mu"]);
  bool isAverage = !t.is("mu", 1.0);
  TorchInputs inputs(u, t);
  StateStream average = u.state("average");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = fma(rate, inputs.gradient(i), u.parameter(i) * kept);
    Element a = average[i];
    average.set(i, isAverage ? a + (p - a) * weight : p);
    u.setParameter(i, p);
  }
  Element s = t.countStep();
  Element growth = one + t["lambda"] * t["lr"] * s;
  Element count = s - t["t0"];
  u.state("eta").set(0, t["lr"] / pow(growth, t["alpha"]));
  u.state("mu").set(0, one / (isGreater(count, one) ? count : one));
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_TORCHUPDATES_H
