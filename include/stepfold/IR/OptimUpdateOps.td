//===- OptimUpdateOps.td - Optimizers by name --------------*- tablegen -*-===//

#ifndef STEPFOLD_IR_OPTIMUPDATEOPS_TD
#define STEPFOLD_IR_OPTIMUPDATEOPS_TD

include "stepfold/IR/OptimBase.td"
include "stepfold/IR/OptimInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// An update op. Its streams are declared twice, in the same order: as
/// `streams` (updated ones first), and in `getStreamSpecs` of its source file,
/// which says what each is. Every op has the stream `skip`, behind its own, and
/// the setting `maximize`. Assembly, stream verification, memory effects and the
/// destination-style interface are shared (lib/IR/UpdateOps.cpp).
class Optim_UpdateOp<string mnemonic, dag streams, dag settings = (ins)>
    : Optim_Op<mnemonic, [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<OptimizerOpInterface,
        ["getStreamSpecs", "getPerParameterAttrNames", "generalize"]>]> {
  let arguments = !con(streams, (ins Variadic<Optim_TensorOrMemRef>:$skip),
                       settings, (ins UnitAttr:$maximize));
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  code sharedClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return ::mlir::MutableOperandRange(
          getOperation(), 0, shared::getNumUpdatedOperands(getOperation()));
    }
  }];
  code sharedClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &result) {
      return shared::parseOptimizerOp(parser, result, getStreamSpecs());
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      shared::printOptimizerOp(printer, getOperation());
    }
    void $cppClass::getAsmResultNames(
        ::mlir::OpAsmSetValueNameFn setNameFn) {
      shared::nameOptimizerResults(getOperation(), setNameFn);
    }
    void $cppClass::getEffects(
        ::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<
            ::mlir::MemoryEffects::Effect>> &effects) {
      shared::getDestinationStyleEffects(getOperation(), effects);
    }
  }];
  let extraClassDeclaration = sharedClassDeclaration;
  let extraClassDefinition = sharedClassDefinition;
}

def Optim_SGDOp : Optim_UpdateOp<"sgd",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr)> {
  let summary = "stochastic gradient descent";
  let description = [{
    ```
    p' = p - lr * g
    ```

    `p` is the master copy where there is one, else the parameter, converted to
    the compute type; `g` and `lr` are converted to the compute type. The new
    parameter is `p'` rounded to the parameter's type, the new master `p'`.
    (Source: Paddle `sgd_`.)

    Of every update op:
    - where `skip`, one flag for all parameters, is there and holds, all results
      are the old values: nothing changes, no power advances;
    - `maximize` stands for `-g` in the place of `g`, after its conversion.

    Example:

    ```mlir
    %params = optim.sgd params(%w : tensor<64xf32>) grads(%g : f32)
        lr(%lr : tensor<f32>)
    ```

    **Constraints** (of every update op):
    - (C1) there is at least one parameter;
    - (C2) a stream has one operand a parameter; an optional stream may have
      none; `lr` and other one-element streams may have one for all;
    - (C3) every operand of a stream has its parameter's shape; one-element
      streams have exactly one element; `skip` is one flag, for all;
    - (C4) all operands of a stream have one element type: `f16`, `bf16`, `f32`
      or `f64` for parameters; the compute type for state; `f32` for masters,
      whose parameters are `f16` or `bf16`; the parameters' or the compute type
      for gradients; `f32` or `f64` for one-element streams; `i1` for `skip`;
    - (C5) operands are all tensors, with one result for each updated operand,
      of its type, or all memrefs, with no results, no updated one twice; shapes
      are static, and a stream has at most 2^43 elements;
    - (C6) a per-parameter setting has 1 element or one a parameter; all
      settings are finite.
  }];
}

def Optim_MomentumOp : Optim_UpdateOp<"momentum",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$velocity,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins F64Attr:$mu,
         DefaultValuedAttr<DenseF64ArrayAttr, "{0.0}">:$weight_decay,
         DefaultValuedAttr<F64Attr, "1.0">:$rescale_grad,
         UnitAttr:$nesterov)> {
  let summary = "gradient descent with momentum";
  let description = [{
    ```
    d  = g * rescale_grad + weight_decay * p     (without the second term where weight_decay is 0)
    v' = mu * v + d
    p' = p - lr * v'                             (plain)
    p' = p - lr * (d + mu * v')                  (nesterov)
    ```

    Every operation is rounded by itself. `p` is as in `optim.sgd`, `v` the
    velocity, in the compute type; `weight_decay` is 0 where it rounds to 0 in
    that type. (Source: Paddle `momentum_`, where
    `weight_decay` is the L2 coefficient.)

    **Constraints**: those of `optim.sgd`.
  }];
}

def Optim_LarsMomentumOp : Optim_UpdateOp<"lars_momentum",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$velocity,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins F64Attr:$mu,
         DefaultValuedAttr<F64Attr, "1.0e-3">:$coeff,
         DefaultValuedAttr<DenseF64ArrayAttr, "{5.0e-4}">:$weight_decay,
         DefaultValuedAttr<F64Attr, "0.0">:$epsilon,
         DefaultValuedAttr<F64Attr, "1.0">:$rescale_grad,
         Optim_LarsGateAttr:$gate,
         DefaultValuedAttr<Optim_LarsNumericsAttr,
         "::mlir::optim::LarsNumerics::Paddle">:$numerics)> {
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

    **Constraints**: those of `optim.sgd`.
  }];
}

/// Adam and AdamW differ by the decoupled decay and the rate's ratio.
class Optim_AdamOpBase<string mnemonic, dag own = (ins)>
    : Optim_UpdateOp<mnemonic,
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment1,
         Variadic<Optim_TensorOrMemRef>:$moment2,
         Variadic<Optim_TensorOrMemRef>:$moment2_max,
         Variadic<Optim_TensorOrMemRef>:$beta1_pow,
         Variadic<Optim_TensorOrMemRef>:$beta2_pow,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    !con((ins DefaultValuedAttr<F64Attr, "0.9">:$beta1,
              DefaultValuedAttr<F64Attr, "0.999">:$beta2,
              DefaultValuedAttr<F64Attr, "1.0e-8">:$epsilon,
              DefaultValuedAttr<Optim_AdamNumericsAttr,
                  "::mlir::optim::AdamNumerics::Paddle">:$numerics),
         own)>;

def Optim_AdamOp : Optim_AdamOpBase<"adam"> {
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
    powers' old values.

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

    **Constraints**: those of `optim.sgd`, and
    - (C7) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_AdamWOp : Optim_AdamOpBase<"adamw",
    (ins DefaultValuedAttr<DenseF64ArrayAttr, "{0.01}">:$weight_decay,
         DefaultValuedAttr<DenseF64ArrayAttr, "{1.0}">:$lr_ratio)> {
  let summary = "Adam with decoupled weight decay";
  let description = [{
    With `r = lr * lr_ratio`, computed in `f64` and converted to the compute type
    where `lr` is `f64`, else in the compute type, `p` is replaced by

    ```
    p * (1 - r * weight_decay)                   paddle
    p - (r * weight_decay) * p                   paddle_cpu
    fma(-(r * weight_decay), p, p)               paddle_cpu_fma
    ```

    according to `numerics`, and the update is that of `optim.adam` with `r` for
    `lr`. A parameter
    without decay has `weight_decay` 0. (Source: Paddle `adamw_`, where
    `weight_decay` is `coeff`.)

    **Constraints**: those of `optim.adam`.
  }];
}

def Optim_AdagradOp : Optim_UpdateOp<"adagrad",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "1.0e-6">:$epsilon)> {
  let summary = "Adagrad";
  let description = [{
    ```
    m' = m + g * g
    p' = p - (lr * g) / (sqrt(m') + epsilon)
    ```

    Every operation is rounded by itself, in the compute type. (Source: Paddle
    `adagrad_`.)

    **Constraints**: those of `optim.sgd`.
  }];
}

def Optim_RMSPropOp : Optim_UpdateOp<"rmsprop",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$velocity,
         Variadic<Optim_TensorOrMemRef>:$mean_square,
         Variadic<Optim_TensorOrMemRef>:$mean_grad,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.95">:$rho,
         DefaultValuedAttr<F64Attr, "1.0e-6">:$epsilon,
         DefaultValuedAttr<F64Attr, "0.0">:$momentum)> {
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
    the compute type. `1 - rho` is computed from the rounded `rho`. (Source:
    Paddle `rmsprop_`, where `rho` is `decay`, `v` `moment`, and `mean_grad` is
    always there, but read only where `centered`.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `rho` is at least 0 and less than 1.
  }];
}

def Optim_AdadeltaOp : Optim_UpdateOp<"adadelta",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$avg_squared_grad,
         Variadic<Optim_TensorOrMemRef>:$avg_squared_update,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.95">:$rho,
         DefaultValuedAttr<F64Attr, "1.0e-6">:$epsilon)> {
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
    computed from the rounded `rho`. (Source: Paddle `adadelta_`, which adds to
    `f16` and `bf16` parameters the change rounded to their type, or, with
    masters, adds it to the parameter instead of taking the new master.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `rho` is at least 0 and less than 1.
  }];
}

def Optim_AdamaxOp : Optim_UpdateOp<"adamax",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment,
         Variadic<Optim_TensorOrMemRef>:$inf_norm,
         Variadic<Optim_TensorOrMemRef>:$beta1_pow,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.9">:$beta1,
         DefaultValuedAttr<F64Attr, "0.999">:$beta2,
         DefaultValuedAttr<F64Attr, "1.0e-8">:$epsilon)> {
  let summary = "Adam with the infinity norm (Adamax)";
  let description = [{
    ```
    m'  = beta1 * m + (1 - beta1) * g
    n'  = max(abs(g), beta2 * n + epsilon)       max(a, b) = a < b ? b : a
    p'  = p - (lr / (1 - beta1_pow)) * (m' / n')
    beta1_pow' = beta1_pow * beta1
    ```

    Every operation is rounded by itself, in the compute type. `1 - beta1` is
    computed from the rounded `beta1`; the power is as in `optim.adam`. (Source:
    Paddle `adamax_`, whose power is advanced by another op.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_NAdamOp : Optim_UpdateOp<"nadam",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment1,
         Variadic<Optim_TensorOrMemRef>:$moment2,
         Variadic<Optim_TensorOrMemRef>:$decay_pow,
         Variadic<Optim_TensorOrMemRef>:$mu_product,
         Variadic<Optim_TensorOrMemRef>:$beta2_pow,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.9">:$beta1,
         DefaultValuedAttr<F64Attr, "0.999">:$beta2,
         DefaultValuedAttr<F64Attr, "1.0e-8">:$epsilon,
         DefaultValuedAttr<F64Attr, "0.9998367253526753">:$decay)> {
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
    itself. What is computed from `d` and `product` alone is computed in their
    type, what is computed from `beta2_pow` alone in its type, and then
    converted to the compute type, in which the rest is computed; all three are
    1 before the first step. `1 - beta` is computed from the rounded `beta`.

    `decay` is 0.96 to the power of what frameworks call the momentum decay,
    0.004 by default. (Source: Paddle `nadam_`, which keeps the power of 0.96
    and raises it to the momentum decay in every step, by a function of its
    platform that is not correctly rounded.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `beta1`, `beta2` and `decay` are at least 0 and less than 1;
    - (C8) `decay_pow` and `mu_product` have as many operands, of one type.
  }];
}

def Optim_RAdamOp : Optim_UpdateOp<"radam",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment1,
         Variadic<Optim_TensorOrMemRef>:$moment2,
         Variadic<Optim_TensorOrMemRef>:$beta1_pow,
         Variadic<Optim_TensorOrMemRef>:$beta2_pow,
         Variadic<Optim_TensorOrMemRef>:$rho,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.9">:$beta1,
         DefaultValuedAttr<F64Attr, "0.999">:$beta2,
         DefaultValuedAttr<F64Attr, "1.0e-8">:$epsilon)> {
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
    the framework stores them; all are 1 before the first step. (Source: Paddle
    `radam_`.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_LionOp : Optim_UpdateOp<"lion",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.9">:$beta1,
         DefaultValuedAttr<F64Attr, "0.99">:$beta2,
         DefaultValuedAttr<DenseF64ArrayAttr, "{0.0}">:$weight_decay)> {
  let summary = "the sign of an interpolated momentum (Lion)";
  let description = [{
    ```
    c  = beta1 * m + (1 - beta1) * g
    p' = p * (1 - lr * weight_decay) - lr * sign(c)
    m' = beta2 * m + (1 - beta2) * g
    ```

    Every operation is rounded by itself, in the compute type. `sign(c)` is 1
    where `c > 0`, -1 where `c < 0`, else `c`: a zero or NaN. `1 - beta` is
    computed from the rounded `beta`. (Source: the paper, Chen et al. 2023,
    "Symbolic Discovery of Optimization Algorithms", algorithm 2, with the decay
    applied to the parameter first.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

def Optim_LambOp : Optim_UpdateOp<"lamb",
    (ins Variadic<Optim_TensorOrMemRef>:$params,
         Variadic<Optim_TensorOrMemRef>:$moment1,
         Variadic<Optim_TensorOrMemRef>:$moment2,
         Variadic<Optim_TensorOrMemRef>:$beta1_pow,
         Variadic<Optim_TensorOrMemRef>:$beta2_pow,
         Variadic<Optim_TensorOrMemRef>:$masters,
         Variadic<Optim_TensorOrMemRef>:$grads,
         Variadic<Optim_TensorOrMemRef>:$lr),
    (ins DefaultValuedAttr<F64Attr, "0.9">:$beta1,
         DefaultValuedAttr<F64Attr, "0.999">:$beta2,
         DefaultValuedAttr<F64Attr, "1.0e-6">:$epsilon,
         DefaultValuedAttr<DenseF64ArrayAttr, "{0.01}">:$weight_decay,
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
    from the rounded `beta`; the powers are as in `optim.adam`. A parameter that
    is excluded from decay has `weight_decay` 0. (Source: Paddle `lamb_`.)

    **Constraints**: those of `optim.sgd`, and
    - (C7) `beta1` and `beta2` are at least 0 and less than 1.
  }];
}

#endif // STEPFOLD_IR_OPTIMUPDATEOPS_TD
