//===- AdamUpdates.h - Adam and its variants --------------------*- C++ -*-===//
//
// One function for each optimizer, written like the formula in the op's
// description and knowing nothing of `generalize`. UpdateOps.cpp calls them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_REFERENCE_ADAMUPDATES_H
#define STEPFOLD_LIB_REFERENCE_ADAMUPDATES_H

#include "TorchUpdates.h"

namespace stepfold::reference {

/// Adam, after a decay of the parameter by the share `decay`, if any. A power
/// of a beta and what depends on it alone is computed in the power's own type.
template <typename AdamLikeOp>
void updateAdam(AdamLikeOp op, ParameterUpdate &u, const Element &rate,
                std::optional<Element> decay) {
  bool isGPU = op.getNumerics() == optim::Numerics::Paddle;
  bool isFused = op.getNumerics() == optim::Numerics::PaddleCPUFMA;
  Element one = u.attribute(1.0);
  Element beta1 = u.setting("beta1");
  Element beta2 = u.setting("beta2");
  Element epsilon = u.setting("epsilon");
  Element correction1 = biasCorrection(u, u.old("beta1_pow").getScalar());
  Element correction2 = biasCorrection(u, u.old("beta2_pow").getScalar());
  Element root2 = sqrt(correction2);
  Element step = isGPU ? rate / correction1 : rate * (root2 / correction1);
  StateStream moment1 = u.state("moment1"), moment2 = u.state("moment2");
  StateStream largest = u.state("moment2_max");

  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = u.parameter(i), g = u.gradient(i);
    if (decay && isGPU)
      p = p * (one - *decay);
    else if (decay)
      p = mulAdd(-*decay, p, p, isFused);
    Element square = isFused ? (one - beta2) * (g * g) : (one - beta2) * g * g;
    Element m1 = mulAdd(beta1, moment1[i], (one - beta1) * g, isFused);
    Element m2 = mulAdd(beta2, moment2[i], square, isFused);
    Element s = m2;
    if (largest) {
      if (isGreater(largest[i], m2))
        s = largest[i];
      largest.set(i, s);
    }
    Element denominator =
        isGPU ? sqrt(s) / root2 + epsilon : sqrt(s) + epsilon * root2;
    moment1.set(i, m1);
    moment2.set(i, m2);
    u.setParameter(i, mulAdd(-step, m1 / denominator, p, isFused));
  }
  advance(u, "beta1_pow", "beta1");
  advance(u, "beta2_pow", "beta2");
}

inline void update(optim::AdamOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  updateAdam(op, u, u.scalar("lr"), std::nullopt);
}

inline void update(optim::AdamWOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element scaled = u.scaledScalar("lr", "lr_ratio");
  bool isGPU = op.getNumerics() == optim::Numerics::Paddle;
  updateAdam(op, u, isGPU ? scaled : u.scalar("lr"),
             scaled * u.setting("weight_decay"));
}

inline void update(optim::AdamaxOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element one = u.attribute(1.0);
  Element beta1 = u.setting("beta1");
  Element beta2 = u.setting("beta2");
  Element epsilon = u.setting("epsilon");
  Element rate =
      u.scalar("lr") / biasCorrection(u, u.old("beta1_pow").getScalar());
  StateStream moment = u.state("moment"), infNorm = u.state("inf_norm");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m = beta1 * moment[i] + (one - beta1) * g;
    Element n = abs(g);
    Element decayed = beta2 * infNorm[i] + epsilon;
    if (isGreater(decayed, n))
      n = decayed;
    moment.set(i, m);
    infNorm.set(i, n);
    u.setParameter(i, u.parameter(i) - rate * (m / n));
  }
  advance(u, "beta1_pow", "beta1");
}

inline void update(optim::NAdamOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element beta1 = u.setting("beta1");
  Element beta2 = u.setting("beta2");
  Element epsilon = u.setting("epsilon");

  // The momentum's schedule, in its own type.
  ElementType type = u.old("mu_product").getElementType();
  auto constant = [&](double value) {
    return Element::fromDouble(type, value);
  };
  Element decay = u.settingIn(type, "decay");
  auto momentum = [&](const Element &power) {
    return u.settingIn(type, "beta1") * (constant(1.0) - constant(0.5) * power);
  };
  Element power = advance(u, "decay_pow", "decay");
  Element muOfStep = momentum(power);
  Element next = momentum(power * decay);
  Element product = u.old("mu_product").getScalar() * muOfStep;
  u.set(u.updated("mu_product"), 0, product);
  Element nextCorrection = biasCorrection(u, product * next);
  Element gradWeight = biasCorrection(u, muOfStep);
  Element correction = biasCorrection(u, product);
  Element correction2 = biasCorrection(u, advance(u, "beta2_pow", "beta2"));
  next = convert(next, u.getComputeType());

  StateStream moment1 = u.state("moment1"), moment2 = u.state("moment2");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m1 = beta1 * moment1[i] + (one - beta1) * g;
    Element m2 = beta2 * moment2[i] + (one - beta2) * g * g;
    Element step = next * m1 / nextCorrection + gradWeight * g / correction;
    moment1.set(i, m1);
    moment2.set(i, m2);
    u.setParameter(i, u.parameter(i) -
                          lr * step / (sqrt(m2 / correction2) + epsilon));
  }
}

inline void update(optim::RAdamOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0), two = u.attribute(2.0);
  Element four = u.attribute(4.0), five = u.attribute(5.0);
  Element beta1 = u.setting("beta1");
  Element beta2 = u.setting("beta2");
  Element epsilon = u.setting("epsilon");
  Element limit = two / (one - beta2) - one;
  StateStream moment1 = u.state("moment1"), moment2 = u.state("moment2");
  StateStream beta1Power = u.state("beta1_pow");
  StateStream beta2Power = u.state("beta2_pow"), rhos = u.state("rho");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element power1 = beta1Power[i] * beta1;
    Element power2 = beta2Power[i] * beta2;
    Element rho = (rhos[i] * (beta2 - power2) + power2) / (one - power2);
    Element m1 = beta1 * moment1[i] + (one - beta1) * g;
    Element m2 = beta2 * moment2[i] + (one - beta2) * g * g;
    Element change = lr * (m1 / (one - power1));
    Element r = limit - two * rho;
    if (isGreater(r, five))
      change = change *
               sqrt((r - four) * (r - two) * limit /
                    ((limit - four) * (limit - two) * r)) *
               (sqrt(one - power2) / (sqrt(m2) + epsilon));
    moment1.set(i, m1);
    moment2.set(i, m2);
    beta1Power.set(i, power1);
    beta2Power.set(i, power2);
    rhos.set(i, rho);
    u.setParameter(i, u.parameter(i) - change);
  }
}

inline void update(optim::LambOp op, ParameterUpdate &u) {
  Element rate = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element beta1 = u.setting("beta1");
  Element beta2 = u.setting("beta2");
  Element epsilon = u.setting("epsilon");
  Element decay = u.setting("weight_decay");
  Element correction1 = biasCorrection(u, u.old("beta1_pow").getScalar());
  Element correction2 = biasCorrection(u, u.old("beta2_pow").getScalar());

  StateStream moment1 = u.state("moment1"), moment2 = u.state("moment2");
  CanonicalSum parameterSquares(u.getComputeType());
  CanonicalSum directionSquares(u.getComputeType());
  std::vector<Element> directions;
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i), p = u.parameter(i);
    Element m1 = beta1 * moment1[i] + (one - beta1) * g;
    Element m2 = beta2 * moment2[i] + (one - beta2) * g * g;
    Element r =
        m1 / correction1 / (sqrt(m2 / correction2) + epsilon) + decay * p;
    moment1.set(i, m1);
    moment2.set(i, m2);
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
  advance(u, "beta1_pow", "beta1");
  advance(u, "beta2_pow", "beta2");
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_ADAMUPDATES_H
