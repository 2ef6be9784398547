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

/// What the formulas of torch read and write of one parameter.
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
  /// What the brackets of a formula stand for.
  Element round(const Element &value) {
    return convert(value, u.getComputeType());
  }
  bool is(llvm::StringRef name, double value) {
    return compare((*this)[name], number(value)) == llvm::APFloat::cmpEqual;
  }

  /// Counts the step, and returns the count.
  Element countStep() {
    Element step = (*this)["step"] + number(1.0);
    u.setState("step", 0, step);
    return step;
  }

  bool decays() { return !round((*this)["weight_decay"]).getFloat().isZero(); }
  /// The gradient with L2 regularization.
  Element decayedGradient(int64_t i) {
    Element g = u.gradient(i);
    return decays() ? fma(round((*this)["weight_decay"]), u.parameter(i), g)
                    : g;
  }
  /// The parameter with decoupled decay.
  Element decayedParameter(int64_t i) {
    Element p = u.parameter(i);
    if (!decays())
      return p;
    return p * round(number(1.0) - (*this)["lr"] * (*this)["weight_decay"]);
  }

  /// Sets the first moment of element i and returns it.
  Element firstMoment(int64_t i, const Element &g);
  Element secondMoment(int64_t i, const Element &g);
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

inline Element lerp(const Element &a, const Element &b, const Element &weight) {
  Element half = Element::fromDouble(weight.getType(), 0.5);
  Element one = Element::fromDouble(weight.getType(), 1.0);
  return isGreater(half, abs(weight)) ? fma(weight, b - a, a)
                                      : fma(weight - one, b - a, b);
}

inline Element largerOrNan(const Element &a, const Element &b) {
  if (a.getFloat().isNaN())
    return a;
  return b.getFloat().isNaN() || isGreater(b, a) ? b : a;
}

inline Element TorchUpdate::firstMoment(int64_t i, const Element &g) {
  Element m = lerp(u.state("moment1", i), g, weightOfNew("beta1"));
  u.setState("moment1", i, m);
  return m;
}

inline Element TorchUpdate::secondMoment(int64_t i, const Element &g) {
  Element old = u.state("moment2", i) * round((*this)["beta2"]);
  Element m = fma(weightOfNew("beta2") * g, g, old);
  u.setState("moment2", i, m);
  return m;
}

inline void updateTorch(optim::SGDOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element rate = t.round(-t["lr"]);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i)
    u.setParameter(i, fma(rate, t.decayedGradient(i), u.parameter(i)));
}

inline void updateTorch(optim::MomentumOp op, ParameterUpdate &u) {
  TorchUpdate t(u);
  bool isFirst = t.is("step", 0.0);
  Element mu = t.round(t["mu"]), rate = t.round(-t["lr"]);
  Element weight = t.weightOfNew("dampening");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = t.decayedGradient(i);
    Element v = isFirst ? d : fma(weight, d, u.state("velocity", i) * mu);
    u.setState("velocity", i, v);
    Element direction = op.getNesterov() ? fma(mu, v, d) : v;
    u.setParameter(i, fma(rate, direction, u.parameter(i)));
  }
  t.countStep();
}

/// Adam, with L2 regularization or a decoupled decay.
inline void updateTorchAdam(ParameterUpdate &u, bool isDecoupled) {
  TorchUpdate t(u);
  Element s = t.countStep();
  Element root = t.round(sqrt(t.correction("beta2", s)));
  Element rate = t.round(-(t["lr"] / t.correction("beta1", s)));
  Element epsilon = t.round(t["epsilon"]);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = isDecoupled ? u.gradient(i) : t.decayedGradient(i);
    Element p = isDecoupled ? t.decayedParameter(i) : u.parameter(i);
    Element m1 = t.firstMoment(i, d), m2 = t.secondMoment(i, d);
    if (u.has("moment2_max")) {
      m2 = largerOrNan(u.state("moment2_max", i), m2);
      u.setState("moment2_max", i, m2);
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
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = t.decayedGradient(i);
    Element m = lerp(u.state("moment", i), d, weight);
    Element n = largerOrNan(u.state("inf_norm", i) * beta2, abs(d) + epsilon);
    u.setState("moment", i, m);
    u.setState("inf_norm", i, n);
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
  u.setState("mu_product", 0, stored);
  Element product = convert(stored, ElementType::f64());

  Element correction = t.round(t.correction("beta2", s));
  Element ofGradient = t.round(-t["lr"] * (one - mu) / (one - product));
  Element ofMoment = t.round(-t["lr"] * next / (one - product * next));
  Element epsilon = t.round(t["epsilon"]);
  bool isDecoupled = op.getDecoupledDecay();
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = isDecoupled ? u.gradient(i) : t.decayedGradient(i);
    Element p = isDecoupled ? t.decayedParameter(i) : u.parameter(i);
    Element m1 = t.firstMoment(i, d), m2 = t.secondMoment(i, d);
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
  bool isDecoupled = op.getDecoupledDecay();
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = isDecoupled ? u.gradient(i) : t.decayedGradient(i);
    Element p = isDecoupled ? t.decayedParameter(i) : u.parameter(i);
    Element m1 = t.firstMoment(i, d), m2 = t.secondMoment(i, d);
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
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = t.decayedGradient(i);
    Element m = fma(d, d, u.state("moment", i));
    u.setState("moment", i, m);
    u.setParameter(i, u.parameter(i) + rate * d / (sqrt(m) + epsilon));
  }
  t.countStep();
}

inline void updateTorch(optim::RMSPropOp, ParameterUpdate &u) {
  TorchUpdate t(u);
  Element rho = t.round(t["rho"]), weight = t.weightOfNew("rho");
  Element rate = t.round(-t["lr"]), epsilon = t.round(t["epsilon"]);
  Element momentum = t.round(t["momentum"]);
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = t.decayedGradient(i);
    Element ms = fma(weight * d, d, u.state("mean_square", i) * rho);
    u.setState("mean_square", i, ms);
    Element variance = ms;
    if (u.has("mean_grad")) {
      Element mg = lerp(u.state("mean_grad", i), d, weight);
      u.setState("mean_grad", i, mg);
      variance = fma(-mg, mg, ms);
    }
    Element divisor = sqrt(variance) + epsilon;
    if (u.has("velocity")) {
      Element v = u.state("velocity", i) * momentum + d / divisor;
      u.setState("velocity", i, v);
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
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element d = t.decayedGradient(i);
    Element updates = u.state("avg_squared_update", i);
    Element grads = fma(weight * d, d, u.state("avg_squared_grad", i) * rho);
    Element change = sqrt(updates + epsilon) / sqrt(grads + epsilon) * d;
    u.setState("avg_squared_grad", i, grads);
    u.setState("avg_squared_update", i,
               fma(weight * change, change, updates * rho));
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
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = fma(rate, t.decayedGradient(i), u.parameter(i) * kept);
    Element a = u.state("average", i);
    u.setState("average", i, isAverage ? a + (p - a) * weight : p);
    u.setParameter(i, p);
  }
  Element s = t.countStep();
  Element growth = one + t["lambda"] * t["lr"] * s;
  Element count = s - t["t0"];
  u.setState("eta", 0, t["lr"] / pow(growth, t["alpha"]));
  u.setState("mu", 0, one / (isGreater(count, one) ? count : one));
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_TORCHUPDATES_H
