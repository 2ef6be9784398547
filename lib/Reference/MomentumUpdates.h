//===- MomentumUpdates.h - SGD, momentum, LARS, Lion ------------*- C++ -*-===//
//
// One function for each optimizer, written like the formula in the op's
// description and knowing nothing of `generalize`. UpdateOps.cpp calls them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_REFERENCE_MOMENTUMUPDATES_H
#define STEPFOLD_LIB_REFERENCE_MOMENTUMUPDATES_H

#include "TorchUpdates.h"

namespace stepfold::reference {

inline void update(optim::SGDOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i)
    u.setParameter(i, u.parameter(i) - lr * u.gradient(i));
}

inline void update(optim::MomentumOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  Element mu = u.setting("mu");
  Element rescale = u.setting("rescale_grad");
  Element decay = u.setting("weight_decay");
  bool hasDecay = !decay.isZero();
  StateStream velocity = u.state("velocity");

  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element p = u.parameter(i);
    Element d = u.gradient(i) * rescale;
    if (hasDecay)
      d = d + decay * p;
    Element v = mu * velocity[i] + d;
    velocity.set(i, v);
    u.setParameter(i, p - lr * (op.getNesterov() ? d + mu * v : v));
  }
}

/// Returns true if the trust ratio of LARS applies.
inline bool holds(optim::LarsGate gate, const Element &decay, const Element &pn,
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

inline void update(optim::LarsMomentumOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element mu = u.setting("mu");
  Element coeff = u.setting("coeff");
  Element epsilon = u.setting("epsilon");
  Element rescale = u.setting("rescale_grad");
  Element decay = u.setting("weight_decay");
  StateStream velocity = u.state("velocity");

  bool isGPU = op.getNumerics() == optim::Numerics::Paddle;

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
    Element v = mulAdd(velocity[i], mu, rate * d, isGPU);
    velocity.set(i, v);
    u.setParameter(i, p - v);
  }
}

inline void update(optim::LionOp op, ParameterUpdate &u) {
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element beta1 = u.setting("beta1");
  Element beta2 = u.setting("beta2");
  Element decay = u.setting("weight_decay");
  auto sign = [&](const Element &x) {
    return isPositive(x) ? one : isPositive(-x) ? -one : x;
  };
  StateStream moment = u.state("moment");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i), m = moment[i];
    Element c = beta1 * m + (one - beta1) * g;
    moment.set(i, beta2 * m + (one - beta2) * g);
    u.setParameter(i, u.parameter(i) * (one - lr * decay) - lr * sign(c));
  }
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_MOMENTUMUPDATES_H
