//===- OptimAdaptiveOps.td - Adagrad, RMSProp, Adadelta ----*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMADAPTIVEOPS_TD
#define STEPFOLD_IR_OPTIMADAPTIVEOPS_TD

include "stepfold/IR/OptimUpdateBase.td"

def Optim_AdagradOp : Optim_UpdateOp<"adagrad",
    [Optim_State<"moment">],
    (ins DefaultValuedAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon)> {
  let summary = "Adagrad";
  let description = [{
    ```
    m' = m + g * g
    p' = p - (lr * g) / (sqrt(m') + epsilon)
    ```

    Every operation is rounded by itself, in the compute type. `m` is the moment:
    a sum of squares, which frameworks let users begin above 0. `epsilon` has the
    unit of a gradient. (Source: Paddle `adagrad_`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`).
  }];
}

def Optim_RMSPropOp : Optim_UpdateOp<"rmsprop",
    [Optim_State<"velocity">, Optim_State<"mean_square">,
     Optim_OptionalState<"mean_grad">],
    (ins DefaultValuedAttr<Optim_FactorAttr, "0.95">:$rho,
         DefaultValuedAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon,
         DefaultValuedAttr<Optim_FiniteAttr, "0.0">:$momentum)> {
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
    it.

    - `rho` is the weight of the old means;
    - `epsilon` has the unit of a square of gradients;
    - `momentum` is the share of the velocity that a step keeps.

    (Source: Paddle `rmsprop_`, where `rho` is `decay`, `v` `moment`, and
    `mean_grad` is always there, but read only where `centered`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C7) `rho` is at least 0 and less than 1.
  }];
}

def Optim_AdadeltaOp : Optim_UpdateOp<"adadelta",
    [Optim_State<"avg_squared_grad">, Optim_State<"avg_squared_update">],
    (ins DefaultValuedAttr<Optim_FactorAttr, "0.95">:$rho,
         DefaultValuedAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon)> {
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
    added to squares of gradients and of updates alike. (Source: Paddle
    `adadelta_`, which adds to `f16` and `bf16` parameters the change rounded to
    their type, or, with masters, adds it to the parameter instead of taking the
    new master.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C7) `rho` is at least 0 and less than 1.
  }];
}

#endif // STEPFOLD_IR_OPTIMADAPTIVEOPS_TD
