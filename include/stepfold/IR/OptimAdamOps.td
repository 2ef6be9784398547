//===- OptimAdamOps.td - Adam and its variants -------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMADAMOPS_TD
#define STEPFOLD_IR_OPTIMADAMOPS_TD

include "stepfold/IR/OptimUpdateBase.td"

/// Adam and AdamW differ by the decay and the rate's ratio.
class Optim_AdamOpBase<string mnemonic, dag own>
    : Optim_UpdateOp<mnemonic,
    [Optim_State<"moment1">, Optim_State<"moment2">,
     Optim_OptionalState<"moment2_max">,
     Optim_PaddlePowerState<"beta1_pow", "beta1">,
     Optim_PaddlePowerState<"beta2_pow", "beta2">, Optim_StepCount<"Torch">],
    !con((ins Optim_NumberAttr<Optim_FactorAttr, "0.9">:$beta1,
              Optim_NumberAttr<Optim_FactorAttr, "0.999">:$beta2,
              Optim_NumberAttr<Optim_FiniteAttr, "1.0e-8">:$epsilon,
              Optim_DefaultNumerics<>:$numerics),
         own)>;

def Optim_AdamOp : Optim_AdamOpBase<"adam",
    (ins Optim_TorchDecayAttr:$weight_decay)> {
  let summary = "Adam";
  let description = [{
    ```
    m1'   = beta1 * m1 + (1 - beta1) * g
    m2'   = beta2 * m2 + (1 - beta2) * g * g
    s     = m2'                                  s = max' = (m2' < max ? max : m2') with moment2_max
    denom = sqrt(s) / sqrt(1 - beta2_pow) + epsilon
    p'    = p + (m1' / denom) * -(lr / (1 - beta1_pow))
    beta1_pow' = beta1_pow * beta1,  beta2_pow' = beta2_pow * beta2
    ```

    Products associate to the left; every operation is rounded by itself, in
    the compute type. `1 - beta` is computed from the rounded `beta`. The
    powers have one element each, one a parameter or one for all, of type `f32`
    or `f64`; `1 - power` and the advance are computed in that type, and the
    difference is converted to the compute type. All parameters read the
    powers' old values. `beta1` and `beta2` are the weights of the old moments
    `m1` and `m2`; `epsilon` has the unit of a gradient.

    This is what `numerics` calls `paddle`, the default. The others have the
    same moments, but where said otherwise, and another last step. With
    `paddle_cpu`, every operation is rounded by itself:

    ```
    root  = sqrt(1 - beta2_pow)
    denom = sqrt(s) + epsilon * root
    p'    = p - (lr * (root / (1 - beta1_pow))) * (m1' / denom)
    ```

    With `paddle_cpu_fma`, these are rounded once:

    ```
    m1'   = fma(beta1, m1, (1 - beta1) * g)
    m2'   = fma(beta2, m2, (1 - beta2) * (g * g))
    p'    = fma(-(lr * (root / (1 - beta1_pow))), m1' / denom, p)
    ```

    (Source: Paddle `adam_`, dense kernels for GPUs and for CPUs, and the code
    that the latter generates at run time.)

    With `torch`, and `d = decayed(g)`:

    ```
    m1'   = lerp(m1, d, [1 - beta1])
    m2'   = fma([1 - beta2] * d, d, m2 * [beta2])
    s2    = m2'                                  s2 = max' = maximum(max, m2') with moment2_max
    denom = sqrt(s2) / [sqrt(1 - beta2^s)] + [epsilon]
    p'    = p + ([-(lr / (1 - beta1^s))] * m1') / denom
    ```

    `weight_decay`, of `torch` alone, is the coefficient of L2 regularization, in
    gradients per parameter. (Source: PyTorch `Adam`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_AdamWOp : Optim_AdamOpBase<"adamw",
    (ins Optim_PerParameterAttr<"0.01">:$weight_decay,
         Optim_PerParameterAttr<"1.0", "Paddle">:$lr_ratio)> {
  let summary = "Adam with decoupled weight decay";
  let description = [{
    With `r = lr * lr_ratio`, computed in `f64` and converted to the compute type
    where `lr` is `f64`, else in the compute type, `p` is replaced by

    ```
    p * (1 - r * weight_decay)                   paddle
    p - (r * weight_decay) * p                   paddle_cpu
    fma(-(r * weight_decay), p, p)               paddle_cpu_fma
    ```

    according to `numerics`, and the update is that of `optim.adam`, with `r` for
    `lr` where `numerics` is `paddle`: the kernels for CPUs scale only the decay
    by `lr_ratio`. With `torch`, where `weight_decay` is not 0, `p` is replaced by

    ```
    p * [1 - lr * weight_decay]                  torch
    ```

    and the update is that of `optim.adam` with `d = g`. `weight_decay` is a share
    of the parameter; a parameter without decay has 0. `lr_ratio`, which `torch`
    is without, has no unit. (Source: Paddle `adamw_`, where `weight_decay` is
    `coeff`; PyTorch `AdamW`.)

    **Constraints**: those of `optim.adam`.
  }];
}

def Optim_AdamaxOp : Optim_UpdateOp<"adamax",
    [Optim_State<"moment">, Optim_State<"inf_norm">,
     Optim_PaddlePowerState<"beta1_pow", "beta1">, Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.9">:$beta1,
         Optim_NumberAttr<Optim_FactorAttr, "0.999">:$beta2,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-8">:$epsilon,
         Optim_TorchDecayAttr:$weight_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "Adam with the infinity norm (Adamax)";
  let description = [{
    ```
    m'  = beta1 * m + (1 - beta1) * g
    n'  = max(abs(g), beta2 * n + epsilon)       max(a, b) = a < b ? b : a
    p'  = p - (lr / (1 - beta1_pow)) * (m' / n')
    beta1_pow' = beta1_pow * beta1
    ```

    Every operation is rounded by itself, in the compute type. `1 - beta1` is
    computed from the rounded `beta1`; the power is as in `optim.adam`. `beta1`
    is the weight of the old moment `m`, `beta2` what the norm `n` decays by;
    `epsilon` has the unit of a gradient. This is what `numerics` calls `paddle`,
    the default. With `torch`, and `d = decayed(g)`:

    ```
    m'  = lerp(m, d, [1 - beta1])
    n'  = maximum(n * [beta2], abs(d) + [epsilon])
    p'  = p + ([-(lr / (1 - beta1^s))] * m') / n'
    ```

    `weight_decay`, of `torch` alone, is in gradients per parameter. (Source:
    Paddle `adamax_`, whose power is advanced by another op; PyTorch `Adamax`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_NAdamOp : Optim_UpdateOp<"nadam",
    [Optim_State<"moment1">, Optim_State<"moment2">,
     Optim_PaddleScalarState<"decay_pow", "1.0">,
     Optim_ScalarState<"mu_product", "1.0">,
     Optim_PaddleScalarState<"beta2_pow", "1.0">, Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.9">:$beta1,
         Optim_NumberAttr<Optim_FactorAttr, "0.999">:$beta2,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-8">:$epsilon,
         Optim_NumberAttr<Optim_FactorAttr, "0.9998367253526753",
                          "Paddle">:$decay,
         Optim_NumberAttr<Optim_FiniteAttr, "0.004", "Torch">:$momentum_decay,
         Optim_TorchDecayAttr:$weight_decay, UnitAttr:$decoupled_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "Adam with Nesterov momentum (NAdam)";
  let description = [{
    ```
    d'   = d * decay                             d: decay_pow
    mu   = beta1 * (1 - 0.5 * d')
    next = beta1 * (1 - 0.5 * (d' * decay))
    product' = product * mu                      product: mu_product
    beta2_pow' = beta2_pow * beta2
    m1'  = beta1 * m1 + (1 - beta1) * g
    m2'  = beta2 * m2 + (1 - beta2) * g * g
    step = next * m1' / (1 - product' * next) + (1 - mu) * g / (1 - product')
    p'   = p - lr * step / (sqrt(m2' / (1 - beta2_pow')) + epsilon)
    ```

    Products and quotients associate to the left; every operation is rounded by
    itself. Operations on `d` and `product` alone are computed in the type of
    these two. Operations on `beta2_pow` alone are computed in its type, and
    their result is converted to the compute type, in which the rest is
    computed. `1 - beta` is computed from the rounded `beta`.

    `beta1` and `beta2` are the weights of the old moments `m1` and `m2`;
    `epsilon` has the unit of a gradient. `decay` is 0.96 to the power of what
    frameworks call the momentum decay, 0.004 by default. This is what `numerics`
    calls `paddle`, the default. (Source: Paddle `nadam_`, which keeps the power
    of 0.96 and raises it to the momentum decay in every step, by a function of
    its platform that is not correctly rounded.)

    With `torch`:

    ```
    mu   = beta1 * (1 - 0.5 * 0.96^(s * momentum_decay))
    next = beta1 * (1 - 0.5 * 0.96^((s + 1) * momentum_decay))
    product' = product * mu                      both in the type of mu_product
    m1'  = lerp(m1, d, [1 - beta1])
    m2'  = fma([1 - beta2] * d, d, m2 * [beta2])
    denom = sqrt(m2' / [1 - beta2^s]) + [epsilon]
    q    = p + ([-lr * (1 - mu) / (1 - product')] * d) / denom
    p'   = q + ([-lr * next / (1 - product' * next)] * m1') / denom
    ```

    where `d = decayed(g)`. With `decoupled_decay`, `d = g`, and `p` is replaced
    by `p * [1 - lr * weight_decay]` where `weight_decay` is not 0. (Source:
    PyTorch `NAdam`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `beta1`, `beta2` and `decay` are at least 0 and less than 1;
    - (C9) `decay_pow` and `mu_product` have as many operands, of one type.
  }];
  let hasVerifier = 1;
}

def Optim_RAdamOp : Optim_UpdateOp<"radam",
    [Optim_State<"moment1">, Optim_State<"moment2">,
     Optim_PaddleState<"beta1_pow", "1.0">,
     Optim_PaddleState<"beta2_pow", "1.0">, Optim_PaddleState<"rho", "1.0">,
     Optim_StepCount<"Torch">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.9">:$beta1,
         Optim_NumberAttr<Optim_FactorAttr, "0.999">:$beta2,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-8">:$epsilon,
         Optim_TorchDecayAttr:$weight_decay, UnitAttr:$decoupled_decay,
         Optim_DefaultNumerics<Optim_FrameworkNumericsAttr>:$numerics)> {
  let summary = "rectified Adam (RAdam)";
  let description = [{
    ```
    beta1_pow' = beta1_pow * beta1,  beta2_pow' = beta2_pow * beta2
    rho'  = (rho * (beta2 - beta2_pow') + beta2_pow') / (1 - beta2_pow')
    m1'   = beta1 * m1 + (1 - beta1) * g
    m2'   = beta2 * m2 + (1 - beta2) * g * g
    m     = m1' / (1 - beta1_pow')
    limit = 2 / (1 - beta2) - 1
    r     = limit - 2 * rho'
    p'    = p - lr * m                                          unless r > 5
    p'    = p - lr * m * rectification * scale                  where r > 5
    rectification = sqrt(((r - 4) * (r - 2) * limit) / ((limit - 4) * (limit - 2) * r))
    scale = sqrt(1 - beta2_pow') / (sqrt(m2') + epsilon)
    ```

    Products associate to the left; every operation is rounded by itself, in
    the compute type. `1 - beta` is computed from the rounded `beta`. The powers
    and `rho` have the shape of their parameter: each element has its own, as
    the framework stores them. `beta1` and `beta2` are the weights of the old
    moments `m1` and `m2`; `epsilon` has the unit of a gradient. This is what
    `numerics` calls `paddle`, the default. (Source: Paddle `radam_`.)

    With `torch`, where the length `r` of the average is a number:

    ```
    m1'   = lerp(m1, d, [1 - beta1])
    m2'   = fma([1 - beta2] * d, d, m2 * [beta2])
    m     = m1' / [1 - beta1^s] * [lr]
    limit = 2 / (1 - beta2) - 1
    r     = limit - 2 * s * beta2^s / (1 - beta2^s)
    scale = 1 / (sqrt(m2') + [epsilon]) * [sqrt(1 - beta2^s)]
    p'    = p - m                                unless r > 5
    p'    = p - m * scale * [rectification]      where r > 5
    ```

    `rectification` and the decay are those of above and of `optim.nadam`.
    (Source: PyTorch `RAdam`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_LambOp : Optim_UpdateOp<"lamb",
    [Optim_State<"moment1">, Optim_State<"moment2">,
     Optim_PowerState<"beta1_pow", "beta1">,
     Optim_PowerState<"beta2_pow", "beta2">],
    (ins Optim_NumberAttr<Optim_FactorAttr, "0.9">:$beta1,
         Optim_NumberAttr<Optim_FactorAttr, "0.999">:$beta2,
         Optim_NumberAttr<Optim_FiniteAttr, "1.0e-6">:$epsilon,
         Optim_PerParameterAttr<"0.01">:$weight_decay,
         UnitAttr:$always_adapt)> {
  let summary = "Adam with layer-wise adaptive rates (LAMB)";
  let description = [{
    ```
    m1'  = beta1 * m1 + (1 - beta1) * g
    m2'  = beta2 * m2 + (1 - beta2) * g * g
    r    = (m1' / (1 - beta1_pow)) / (sqrt(m2' / (1 - beta2_pow)) + epsilon) + weight_decay * p
    pn   = sqrt(sum(p * p)),  rn = sqrt(sum(r * r))
    rate = lr * (pn / rn)    where pn > 0 and rn > 0, and weight_decay > 0 or always_adapt; else lr
    p'   = p - rate * r
    beta1_pow' = beta1_pow * beta1,  beta2_pow' = beta2_pow * beta2
    ```

    The sums are in the canonical order (docs/numerics.md); `p` is the master
    where there is one, in the norm too. Products associate to the left; every
    operation is rounded by itself, in the compute type. `1 - beta` is computed
    from the rounded `beta`; the powers are as in `optim.adam`.

    - `beta1` and `beta2` are the weights of the old moments `m1` and `m2`;
    - `epsilon` has the unit of a gradient;
    - `weight_decay` is the parameter's share of the direction `r`; a parameter
      that is excluded from decay has 0.

    (Source: Paddle `lamb_`.)

    **Constraints**: those of every update op (`OptimizerOpInterface`), and
    - (C8) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

#endif // STEPFOLD_IR_OPTIMADAMOPS_TD
