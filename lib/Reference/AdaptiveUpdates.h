//===- AdaptiveUpdates.h - Adagrad, RMSProp, Adadelta, Rprop ----*- C++ -*-===//
//
// One function for each optimizer, written like the formula in the op's
// description and knowing nothing of `generalize`. UpdateOps.cpp calls them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_REFERENCE_ADAPTIVEUPDATES_H
#define STEPFOLD_LIB_REFERENCE_ADAPTIVEUPDATES_H

#include "TorchUpdates.h"

namespace stepfold::reference {

inline void update(optim::AdagradOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  Element epsilon = u.setting("epsilon");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m = u.old("moment").get(i) + g * g;
    u.set(u.updated("moment"), i, m);
    u.setParameter(i, u.parameter(i) - lr * g / (sqrt(m) + epsilon));
  }
}

inline void update(optim::RMSPropOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element rho = u.setting("rho");
  Element epsilon = u.setting("epsilon");
  Element momentum = u.setting("momentum");
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

inline void update(optim::AdadeltaOp op, ParameterUpdate &u) {
  if (op.getNumerics() == optim::Numerics::Torch)
    return updateTorch(op, u);
  Element lr = u.scalar("lr");
  Element one = u.attribute(1.0);
  Element rho = u.setting("rho");
  Element epsilon = u.setting("epsilon");
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

inline void update(optim::RpropOp op, ParameterUpdate &u) {
  Element zero = u.attribute(0.0);
  Element one = u.attribute(1.0);
  Element least = u.setting("step_min");
  Element greatest = u.setting("step_max");
  bool keepsNan = op.getNumerics() == optim::Numerics::PaddleCPU;
  auto clamp = [&](const Element &x) {
    return isGreater(x, greatest) ? greatest : isGreater(least, x) ? least : x;
  };
  auto sign = [&](const Element &x) {
    if (isPositive(x))
      return one;
    if (isPositive(-x))
      return -one;
    return keepsNan && x.getFloat().isNaN() ? x : zero;
  };
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element product = g * u.state("prev", i);
    Element t = u.state("step_size", i);
    if (isPositive(product)) {
      t = t * u.setting("eta_plus");
    } else if (isPositive(-product)) {
      t = t * u.setting("eta_minus");
      g = zero;
    }
    t = clamp(t);
    u.setState("prev", i, g);
    u.setState("step_size", i, t);
    u.setParameter(i, u.parameter(i) - sign(g) * t);
  }
  if (op.getNumerics() == optim::Numerics::Torch)
    TorchUpdate(u).countStep();
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_ADAPTIVEUPDATES_H
