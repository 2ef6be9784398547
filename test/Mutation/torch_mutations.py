"""Mutations of the numerics of torch: generalizations of update ops, and the interpreter."""

from kinds import Forms, Mutation
from mutations import (
    ADADELTA_OP,
    ADAGRAD_OP,
    ADAM_OP,
    ADAMAX_OP,
    MOMENTUM_OP,
    NADAM_OP,
    RADAM_OP,
    RMSPROP_OP,
    SGD_OP,
)

SGD = Forms("torch_sgd", "f32")
MOMENTUM = Forms("torch_momentum", "f32")
NESTEROV = Forms("torch_nesterov", "f32")
ADAM = Forms("torch_adam", "f32")
ADAMW = Forms("torch_adamw", "f32")
# The gradient's weight is more than half.
AMSGRAD = Forms("torch_amsgrad", "f32")
ADAMAX = Forms("torch_adamax", "f32")
NADAM = Forms("torch_nadam", "f32")
RADAM = Forms("torch_radam", "f32")
ADAGRAD = Forms("torch_adagrad", "f32")
RMSPROP = Forms("torch_rmsprop", "f32")
RMSPROP_CENTERED = Forms("torch_rmsprop_centered", "f32")
ADADELTA = Forms("torch_adadelta", "f32")
ASGD = Forms("asgd", "f32")

TORCH = "lib/IR/Update/Torch.cpp"
ASGD_OP = "lib/IR/Update/ASGD.cpp"
TORCH_UPDATES = "lib/Reference/TorchUpdates.h"

TORCH_MUTATIONS = [
    # Code that several optimizers share.
    Mutation(
        TORCH,
        "a.less(a.abs(weight), a.constant(0.5))",
        "a.less(a.abs(weight), a.constant(0.75))",
        AMSGRAD,
    ),
    Mutation(
        TORCH,
        "a.select(a.either(a.less(x, y), a.isNan(y)), y, x)",
        "a.select(a.either(a.less(y, x), a.isNan(y)), y, x)",
        ADAMAX,
    ),
    Mutation(TORCH, "a.fma(a.mul(factor, x), y, sum)", "a.fma(factor, a.mul(x, y), sum)", ADAM),
    Mutation(
        TORCH,
        "a.add(sum, a.div(a.mul(factor, x), y))",
        "a.add(sum, a.mul(factor, a.div(x, y)))",
        ADAM,
    ),
    Mutation(TORCH, "a.fma(weight, param, grad)", "a.add(a.mul(weight, param), grad)", SGD),
    Mutation(TORCH, "a.mul(param, arguments[factor])", "a.mul(grad, arguments[factor])", ADAMW),
    Mutation(TORCH, "a.sub(a.constant(1.0), in(factor))", "in(factor)", ADADELTA),
    # The formulas of single ones.
    Mutation(SGD_OP, "a.fma(a.neg(rate), grad, param)", "a.sub(param, a.mul(rate, grad))", SGD),
    Mutation(
        MOMENTUM_OP,
        "a.isNonZero(arguments[*step]), velocity, grad)",
        "a.isNonZero(arguments[*step]), velocity, kept)",
        MOMENTUM,
    ),
    Mutation(
        MOMENTUM_OP,
        "a.fma(mu, velocity, grad) : velocity",
        "a.fma(mu, grad, velocity) : velocity",
        NESTEROV,
    ),
    Mutation(ADAM_OP, "a.sqrt(correction2)", 'correction("beta2")', ADAM),
    Mutation(
        ADAM_OP,
        'a.sub(one, a.mul(in("lr"), in("weight_decay")))',
        'a.sub(one, in("weight_decay"))',
        ADAMW,
    ),
    Mutation(
        ADAM_OP, "a.sqrt(newStates.back()), arguments[root]", "a.sqrt(m2), arguments[root]", AMSGRAD
    ),
    Mutation(ADAMAX_OP, "a.add(a.abs(grad), arguments[epsilon])", "a.abs(grad)", ADAMAX),
    Mutation(NADAM_OP, 'a.mul(count, in("momentum_decay"))', "count", NADAM),
    Mutation(NADAM_OP, "momentum(a.add(step, one))", "momentum(step)", NADAM),
    Mutation(
        RADAM_OP,
        "a.mul(a.mul(two, step), power2), correction2",
        "a.mul(two, power2), correction2",
        RADAM,
    ),
    Mutation(
        RADAM_OP,
        "a.mul(twoLess(r), limit), a.mul(twoLess(limit), r)",
        "a.mul(twoLess(limit), r), a.mul(twoLess(r), limit)",
        RADAM,
    ),
    Mutation(
        ADAGRAD_OP,
        'a.mul(a.sub(in("s"), one), in("lr_decay"))',
        'a.mul(in("s"), in("lr_decay"))',
        ADAGRAD,
    ),
    Mutation(
        RMSPROP_OP,
        "a.fma(a.neg(meanGrad), meanGrad, meanSquare)",
        "a.sub(meanSquare, a.mul(meanGrad, meanGrad))",
        RMSPROP_CENTERED,
    ),
    Mutation(
        RMSPROP_OP,
        "createAddcdiv(a, param, rate, grad, divisor)",
        "a.fma(rate, a.div(grad, divisor), param)",
        RMSPROP,
    ),
    Mutation(ADADELTA_OP, "mean(oldUpdates, change)", "mean(oldUpdates, grad)", ADADELTA),
    Mutation(ASGD_OP, "a.less(one, count), count, one", "a.less(count, one), count, one", ASGD),
    Mutation(
        ASGD_OP, "a.add(average, change), newParam)", "a.add(average, change), average)", ASGD
    ),
    # The interpreter.
    Mutation(TORCH_UPDATES, "fma(weight, b - a, a)", "weight * (b - a) + a", ADAM),
    Mutation(
        TORCH_UPDATES,
        "fma(weight2 * g, g, moment2[i] * beta2)",
        "fma(weight2, g * g, moment2[i] * beta2)",
        AMSGRAD,
    ),
    Mutation(
        TORCH_UPDATES,
        "b.isNaN() || isGreater(b, a)",
        "b.isNaN() || isGreater(a, b)",
        ADAMAX,
    ),
    Mutation(
        TORCH_UPDATES,
        "fma(rate, inputs.gradient(i), u.parameter(i)));",
        "u.parameter(i) + rate * inputs.gradient(i));",
        SGD,
    ),
    Mutation(TORCH_UPDATES, "isFirst ? d :", "false ? d :", MOMENTUM),
    Mutation(TORCH_UPDATES, "sqrt(m2) / root + epsilon", "sqrt(m2) / (root + epsilon)", ADAMW),
    Mutation(
        TORCH_UPDATES, "sqrt(m2 / correction) + epsilon", "sqrt(m2) / correction + epsilon", NADAM
    ),
    Mutation(TORCH_UPDATES, "change * (reciprocal * root)", "change * reciprocal * root", RADAM),
    Mutation(TORCH_UPDATES, 't["step"] * t["lr_decay"]', 't["lr_decay"]', ADAGRAD),
    Mutation(TORCH_UPDATES, "fma(-mg, mg, ms)", "ms - mg * mg", RMSPROP_CENTERED),
    Mutation(
        TORCH_UPDATES,
        "fma(weight * change, change, updates * rho)",
        "fma(weight, change * change, updates * rho)",
        ADADELTA,
    ),
    Mutation(TORCH_UPDATES, "isAverage ? a + (p - a) * weight : p", "a + (p - a) * weight", ASGD),
]
