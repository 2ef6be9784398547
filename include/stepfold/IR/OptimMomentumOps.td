//===- OptimMomentumOps.td - SGD, momentum, LARS, Lion -----*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMMOMENTUMOPS_TD
#define STEPFOLD_IR_OPTIMMOMENTUMOPS_TD

include "stepfold/IR/OptimUpdateBase.td"

def Optim_SGDOp : Optim_UpdateOp<"sgd", /*state=*/[],
    (ins Optim_TorchDecayAttr:$weight_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "stochastic gradient descent";
  let description = [{
    ```
    p' = p - lr * g                              paddle
    p' = fma([-lr], decayed(g), p)               torch
    ```

    `weight_decay`, of `torch` alone, is in gradients per parameter. (Source:
    Paddle `sgd_`; PyTorch `SGD` without momentum.)

    Example:

    ```mlir
    %params = optim.sgd params(%w : tensor<64xf32>) grads(%g : f32)
        lr(%lr : tensor<f32>)
    ```

    **Constraints**: those of every update op (`OptimizerOpInterface`).
  }];
}

def Optim_MomentumOp : Optim_UpdateOp<"momentum",
    [Optim_State<"velocity">, Optim_StepCount<"Torch", /*isOptional=*/1>],
    (ins Optim_RequiredNumberAttr<Optim_FiniteAttr>:$mu,
         Optim_PerParameterAttr<"0.0">:$weight_decay,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0", "Paddle">:$rescale_grad,
         Optim_NumberAttr<Optim_FiniteAttr, "0.0", "Torch">:$dampening,
         UnitAttr:$nesterov,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "gradient descent with momentum";
  let description = [{
    ```
    d  = g * rescale_grad + weight_decay * p     (without the second term where weight_decay is 0)
    v' = mu * v + d
    p' = p - lr * v'                             (plain)
    p' = p - lr * (d + mu * v')                  (nesterov)
    ```

    Every operation is rounded by itself. `v` is the velocity. This is what
    `numerics` calls `paddle`, the default. With `torch`:

    ```
    d  = decayed(g)
    v' = d                                       where there is a step, and it is 0
    v' = fma([1 - dampening], d, v * [mu])       otherwise
    p' = fma([-lr], v', p)                       (plain)
    p' = fma([-lr], fma([mu], v', d), p)         (nesterov)
    ```

    - `mu` is the share of the velocity that a step keeps;
    - `weight_decay` is the coefficient of L2 regularization, in gradients per
      parameter; it is 0 where it rounds to 0 in the compute type;
    - `rescale_grad`, of `paddle` alone, multiplies the gradient;
    - `dampening`, of `torch` alone, is the share of the gradient that the
      velocity does not take.

    Without `step`, the first step is like any other. If `dampening` is 0 and
    `mu` is not negative, a velocity that begins as -0.0 gives the bits of a
    first step that copies `d`: the product is -0.0, and adding -0.0 changes no
    number.

    (Source: Paddle `momentum_`, where `weight_decay` is
    `regularization_coeff`; PyTorch `SGD`, which has no `step`: its first step
    makes the velocity.)

    **Constraints**: those of every update op (`OptimizerOpInterface`).
  }];
}

def Optim_LarsGate : I32EnumAttr<"LarsGate",
    "condition under which the trust ratio of LARS applies", [
      I32EnumAttrCase<"None", 0, "none">,
      I32EnumAttrCase<"WeightDecay", 1, "wd">,
      I32EnumAttrCase<"WeightDecayAndNorms", 2, "wd_and_norms">,
      I32EnumAttrCase<"Norms", 3, "norms">]> {
  let cppNamespace = "::mlir::optim";
  let genSpecializedAttr = 0;
}
def Optim_LarsGateAttr
    : EnumAttr<Optim_Dialect, Optim_LarsGate, "lars_gate"> {
  let assemblyFormat = "`<` $value `>`";
}

def Optim_LarsMomentumOp : Optim_UpdateOp<"lars_momentum",
    [Optim_State<"velocity">],
    (ins Optim_RequiredNumberAttr<Optim_FiniteAttr>:$mu,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-3">:$coeff,
         Optim_PerParameterAttr<"5.0e-4">:$weight_decay,
         Optim_NumberAttr<Optim_FiniteAttr, "0.0">:$epsilon,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0">:$rescale_grad,
         Optim_LarsGateAttr:$gate,
         Optim_DefaultNumerics<Optim_DeviceNumericsAttr>:$numerics)> {
  let summary = "momentum with layer-wise adaptive rates (LARS)";
  let description = [{
    ```
    pn   = sqrt(sum(w * w))                      w: the parameter, converted (not the master)
    gn   = rescale_grad * sqrt(sum(g * g))
    rate = lr * coeff * pn / (fma(weight_decay, pn, gn) + epsilon)    where the gate holds, else lr
    v'   = fma(v, mu, rate * fma(weight_decay, p, g * rescale_grad))
    p'   = p - v'
    ```

    The sums are in the canonical order (docs/numerics.md). Products and
    quotients associate to the left. `fma` is rounded once; every other
    operation is rounded by itself. `gate` says where the ratio applies:

    | gate | condition |
    |---|---|
    | `none` | always |
    | `wd` | `weight_decay > 0` |
    | `wd_and_norms` | `weight_decay > 0` and `pn > 0` and `gn > 0` |
    | `norms` | `pn > 0` and `gn > 0` |

    This is what `numerics` calls `paddle`, the default. With `paddle_cpu`,
    every operation is rounded by itself, and the norm is that of the scaled
    gradient:

    ```
    gn   = sqrt(sum((g * rescale_grad) * (g * rescale_grad)))
    rate = lr * coeff * pn / (weight_decay * pn + gn + epsilon)       where the gate holds, else lr
    v'   = v * mu + rate * (weight_decay * p + g * rescale_grad)
    ```

    `v` is the velocity, which has the rate in it.

    - `mu` is the share of the velocity that a step keeps;
    - `coeff` is the trust coefficient, without a unit;
    - `weight_decay` is in gradients per parameter;
    - `epsilon` is added to a norm of gradients;
    - `rescale_grad` multiplies the gradient.

    (Source: Paddle `lars_momentum_`, GPU kernel, whose gate has changed over
    time; CPU kernel, whose gate is `wd_and_norms`.)

    Example:

    ```mlir
    %params:2, %velocity:2 = optim.lars_momentum
        params(%w0, %w1 : tensor<64x3x7x7xf32>, tensor<64xf32>)
        velocity(%v0, %v1 : f32)
        grads(%g0, %g1 : f32)
        lr(%lr : tensor<f32>)
        {coeff = 1.0e-3, gate = #optim.lars_gate<norms>, mu = 0.9,
         weight_decay = array<f64: 5.0e-4, 0.0>}
    ```

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `numerics` is `paddle` or `paddle_cpu`.
  }];
}

def Optim_LionOp : Optim_UpdateOp<"lion",
    [Optim_State<"moment">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.9">:$beta1,
         Optim_NumberAttr<Optim_FactorAttr, "0.99">:$beta2,
         Optim_PerParameterAttr<"0.0">:$weight_decay)> {
  let summary = "the sign of an interpolated momentum (Lion)";
  let description = [{
    ```
    c  = beta1 * m + (1 - beta1) * g
    p' = p * (1 - lr * weight_decay) - lr * sign(c)
    m' = beta2 * m + (1 - beta2) * g
    ```

    Every operation is rounded by itself, in the compute type. `sign(c)` is 1
    where `c > 0`, -1 where `c < 0`, else `c`: a zero or NaN. `1 - beta` is
    computed from the rounded `beta`.

    - `beta1` and `beta2` are weights of the old mean, of the direction and of
      the moment `m`;
    - `weight_decay` is decoupled: a share of the parameter, times `lr`.

    (Source: the paper, Chen et al. 2023, "Symbolic Discovery of Optimization
    Algorithms", algorithm 2, with the decay applied to the parameter first.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

#endif // STEPFOLD_IR_OPTIMMOMENTUMOPS_TD
