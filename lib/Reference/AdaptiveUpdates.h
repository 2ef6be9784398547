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
  StateStream moment = u.state("moment");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element m = moment[i] + g * g;
    moment.set(i, m);
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
  StateStream meanSquare = u.state("mean_square");
  StateStream meanGrad = u.state("mean_grad"), velocity = u.state("velocity");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element ms = rho * meanSquare[i] + (one - rho) * g * g;
    Element s = ms;
    if (meanGrad) {
      Element mg = rho * meanGrad[i] + (one - rho) * g;
      meanGrad.set(i, mg);
      s = ms - mg * mg;
    }
    Element v = momentum * velocity[i] + lr * g / sqrt(s + epsilon);
    meanSquare.set(i, ms);
    velocity.set(i, v);
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
  StateStream squaredGrad = u.state("avg_squared_grad");
  StateStream squaredUpdate = u.state("avg_squared_update");
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element updates = squaredUpdate[i];
    Element grads = rho * squaredGrad[i] + (one - rho) * (g * g);
    Element change = -(sqrt(updates + epsilon) / sqrt(grads + epsilon) * g);
    squaredGrad.set(i, grads);
    squaredUpdate.set(i, rho * updates + (one - rho) * (change * change));
    u.setParameter(i, u.parameter(i) + lr * change);
  }
}

inline void update(optim::RpropOp op, ParameterUpdate &u) {
  Element zero = u.attribute(0.0);
  Element one = u.attribute(1.0);
  Element least = u.setting("step_min");
  Element greatest = u.setting("step_max");
  Element growth = u.setting("eta_plus"), shrinkage = u.setting("eta_minus");
  StateStream prev = u.state("prev"), stepSize = u.state("step_size");
  bool keepsNan = op.getNumerics() == optim::Numerics::PaddleCPU;
  auto clamp = [&](const Element &x) {
    return isGreater(x, greatest) ? greatest : isGreater(least, x) ? least : x;
  };
  auto sign = [&](const Element &x) {
    if (isPositive(x))
      return one;
    if (isPositive(-x))
      return -one;
    return keepsNan && x.isNaN() ? x : zero;
  };
  for (int64_t i = 0, e = u.getNumElements(); i < e; ++i) {
    Element g = u.gradient(i);
    Element product = g * prev[i];
    Element t = stepSize[i];
    if (isPositive(product)) {
      t = t * growth;
    } else if (isPositive(-product)) {
      t = t * shrinkage;
      g = zero;
    }
    t = clamp(t);
    prev.set(i, g);
    stepSize.set(i, t);
    u.setParameter(i, u.parameter(i) - sign(g) * t);
  }
  if (op.getNumerics() == optim::Numerics::Torch)
    TorchUpdate(u).countStep();
}

} // namespace stepfold::reference

#endif // STEPFOLD_LIB_REFERENCE_ADAPTIVEUPDATES_H
