//===- OptimAdaptiveOps.td - Adagrad, RMSProp, ... ---------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMADAPTIVEOPS_TD
#define STEPFOLD_IR_OPTIMADAPTIVEOPS_TD

include "stepfold/IR/OptimUpdateBase.td"

def Optim_AdagradOp : Optim_UpdateOp<"adagrad",
    [Optim_State<"moment">, Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon,
         Optim_NumberAttr<Optim_FiniteAttr, "0.0", "Torch">:$lr_decay,
         Optim_TorchDecayAttr:$weight_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "Adagrad";
  let description = [{
    ```
    m' = m + g * g
    p' = p - (lr * g) / (sqrt(m') + epsilon)
    ```

    Every operation is rounded by itself, in the compute type. `m` is the moment:
    a sum of squares, which frameworks let users begin above 0. `epsilon` has the
    unit of a gradient. This is what `numerics` calls `paddle`, the default. With
    `torch`, and `d = decayed(g)`:

    ```
    m' = fma(d, d, m)
    p' = p + ([-(lr / (1 + step * lr_decay))] * d) / (sqrt(m') + [epsilon])
    ```

    `lr_decay` and `weight_decay`, in gradients per parameter, are of `torch`
    alone. (Source: Paddle `adagrad_`; PyTorch `Adagrad`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`).
  }];
}

def Optim_RMSPropOp : Optim_UpdateOp<"rmsprop",
    [Optim_OptionalState<"velocity">, Optim_State<"mean_square">,
     Optim_OptionalState<"mean_grad">, Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.95">:$rho,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon,
         Optim_NumberAttr<Optim_FiniteAttr, "0.0">:$momentum,
         Optim_TorchDecayAttr:$weight_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "RMSProp, with momentum";
  let description = [{
    ```
    ms' = rho * ms + (1 - rho) * g * g
    mg' = rho * mg + (1 - rho) * g               with mean_grad (centered)
    s   = ms'                                    s = ms' - mg' * mg' with mean_grad
    v'  = momentum * v + (lr * g) / sqrt(s + epsilon)
    p'  = p - v'
    ```

    Products associate to the left; every operation is rounded by itself, in
    the compute type. `1 - rho` is computed from the rounded `rho`. `ms` is
    `mean_square`, `mg` `mean_grad`, and `v` the velocity, which has the rate in
    it. This is what `numerics` calls `paddle`, the default. With `torch`, and
    `d = decayed(g)`:

    ```
    ms' = fma([1 - rho] * d, d, ms * [rho])
    mg' = lerp(mg, d, [1 - rho])                 with mean_grad (centered)
    s   = sqrt(ms') + [epsilon]                  sqrt(fma(-mg', mg', ms')) + [epsilon] with mean_grad
    v'  = v * [momentum] + d / s                 with velocity
    p'  = fma([-lr], v', p)                      with velocity
    p'  = p + ([-lr] * d) / s                    without
    ```

    - `rho` is the weight of the old means;
    - `epsilon` has the unit of a square of gradients, or, with `torch`, of a
      gradient;
    - `momentum` is the share of the velocity that a step keeps;
    - `weight_decay`, of `torch` alone, is in gradients per parameter.

    (Source: Paddle `rmsprop_`, where `rho` is `decay`, `v` `moment`, and
    `mean_grad` is always there, but read only where `centered`; PyTorch
    `RMSprop`, where `rho` is `alpha`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `rho` is at least 0 and less than 1;
    - (C9) only an op with the numerics `torch` may be without the velocity;
      its `momentum` is then 0.
  }];
  let hasVerifier = 1;
}

def Optim_AdadeltaOp : Optim_UpdateOp<"adadelta",
    [Optim_State<"avg_squared_grad">, Optim_State<"avg_squared_update">,
     Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.95">:$rho,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon,
         Optim_TorchDecayAttr:$weight_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "Adadelta";
  let description = [{
    With `ag` the average of squared gradients and `au` that of squared updates:

    ```
    ag' = rho * ag + (1 - rho) * (g * g)
    u   = -((sqrt(au + epsilon) / sqrt(ag' + epsilon)) * g)
    au' = rho * au + (1 - rho) * (u * u)
    p'  = p + lr * u
    ```

    Every operation is rounded by itself, in the compute type. `1 - rho` is
    computed from the rounded `rho`, the weight of the old averages. `epsilon` is
    added to squares of gradients and of updates alike. This is what `numerics`
    calls `paddle`, the default. (Source: Paddle `adadelta_`, which adds to `f16`
    and `bf16` parameters the change rounded to their type, or, with masters,
    adds it to the parameter instead of taking the new master.)

    With `torch`, and `d = decayed(g)`:

    ```
    ag' = fma([1 - rho] * d, d, ag * [rho])
    u   = sqrt(au + [epsilon]) / sqrt(ag' + [epsilon]) * d
    au' = fma([1 - rho] * u, u, au * [rho])
    p'  = fma([-lr], u, p)
    ```

    `weight_decay`, of `torch` alone, is in gradients per parameter. (Source:
    PyTorch `Adadelta`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `rho` is at least 0 and less than 1.
  }];
}

def Optim_RpropOp : Optim_UpdateOp<"rprop",
    [Optim_State<"prev">,
     Optim_ChosenState<"step_size", "the learning rate, in every element">,
     Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_DecreaseAttr, "0.5">:$eta_minus,
         Optim_NumberAttr<Optim_IncreaseAttr, "1.2">:$eta_plus,
         Optim_NumberAttr<Optim_PositiveAttr, "1.0e-5">:$step_min,
         Optim_NumberAttr<Optim_FiniteAttr, "50.0">:$step_max,
         Optim_DefaultNumerics<Optim_RpropNumericsAttr>:$numerics),
    /*readsRate=*/0> {
  let summary = "resilient backpropagation (Rprop)";
  let description = [{
    ```
    s  = g * v                                   v: prev
    f  = eta_plus where s > 0, eta_minus where s < 0, else 1
    t' = clamp(t * f, step_min, step_max)        t: step_size
    v' = 0 where s < 0, else g
    p' = p - sign(v') * t'
    ```

    Every operation is rounded by itself, in the compute type. `clamp` gives
    `step_max` for what is greater, `step_min` for what is less, and otherwise
    the number, also NaN. `sign` is 1 for what is greater than 0, -1 for what is
    less, and otherwise 0, also for NaN. This is what `numerics` calls `paddle`,
    the default. With `paddle_cpu`, `sign` of NaN is NaN: a gradient that is NaN
    makes its parameter NaN, where `paddle` keeps it. A product `s` that is NaN
    keeps the step size. `torch` is `paddle` with a count of steps.

    `v` is the gradient of the step before, or 0 where that changed its sign. `t`
    is a rate of each element, in the unit of the parameter: the op has no `lr`.

    - `eta_minus` is the factor of the step size where the gradient changes its
      sign, and `eta_plus` where it keeps it;
    - `step_min` and `step_max` are the limits of the step size.

    (Source: Paddle `rprop_`, GPU kernel; CPU kernel, which reads memory that it
    has not written where `s` is NaN. There, `t` is `learning_rate`, the limits
    are `learning_rate_range`, and the factors `etas`. PyTorch `Rprop`.)

    Example:

    ```mlir
    %params, %prev, %step_size = optim.rprop params(%w : tensor<64xf32>)
        prev(%v : f32) step_size(%t : f32) grads(%g : f32)
    ```

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `eta_minus` is greater than 0 and less than 1, `eta_plus` is greater
      than 1, and `step_min` is greater than 0;
    - (C9) `step_min` is at most `step_max`;
    - (C10) `numerics` is `paddle`, `paddle_cpu` or `torch`.
  }];
  let hasVerifier = 1;
}

def Optim_ASGDOp : Optim_UpdateOp<"asgd",
    [Optim_State<"average">,
     Optim_ChosenScalarState<"eta", "the learning rate">,
     Optim_ScalarState<"mu", "1.0">, Optim_StepCount<"Any">],
    (ins Optim_NumberAttr<Optim_FiniteAttr, "1.0e-4">:$lambda,
         Optim_NumberAttr<Optim_FiniteAttr, "0.75">:$alpha,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e6">:$t0,
         Optim_PerParameterAttr<"0.0">:$weight_decay,
         Optim_TorchNumericsAttr:$numerics)> {
  let summary = "averaged stochastic gradient descent (ASGD)";
  let description = [{
    With the notation of the numerics `torch` (`OptimizerOpInterface`):

    ```
    p'   = fma([-eta], decayed(g), p * [1 - lambda * eta])
    a'   = p'                                    where mu is 1
    a'   = a + (p' - a) * [mu]                   otherwise; a: average
    eta' = lr / (1 + lambda * lr * s)^alpha
    mu'  = 1 / max(1, s - t0)
    ```

    `eta'` and `mu'` are computed in `f64` and rounded to their types.

    - `lambda` is the share of the parameter that decays, for each `eta`;
    - `alpha` is the power by which the rate falls;
    - `t0` is the step from which on the parameters are averaged;
    - `weight_decay` is in gradients per parameter.

    (Source: PyTorch `ASGD`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `eta`, `mu` and `step` have as many operands;
    - (C9) parameters that share `eta` share `lr`;
    - (C10) `numerics` is `torch`, the default.
  }];
  let hasVerifier = 1;
}

#endif // STEPFOLD_IR_OPTIMADAPTIVEOPS_TD
