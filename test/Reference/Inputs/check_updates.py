"""Compares an engine with the model of model.py, for every variant of an update op.

Writes each variant as a program and runs it for three steps, as it is and
rewritten by each of the pipelines that are given. Compares the bits of all
state, and the digests that are printed.
"""

import argparse
import hashlib
import math
import os
import subprocess
import sys
from dataclasses import dataclass, field

from checkpoint import read_safetensors
from model import BF16, F16, F32, F64, Flag, Format, canonical_sum, draw, multiply

SEED = 5
STEPS = 3
SHAPES = [(3, 5), (), (7,), (0,)]
# Shapes of an op whose parameters are matrices: with fewer rows than columns, more, and as many.
MATRICES = [(3, 5), (7, 2), (4, 4), (0, 3)]
# The names of the attributes that are cases of enumerations.
ENUMERATIONS = {
    "gate": "lars_gate",
    "numerics": "numerics",
    "scale": "muon_scale",
    "accumulation": "accumulation",
}
NEWTON_SCHULZ = (3.4445, -4.775, 2.0315)
DEFAULTS = {
    "sgd": {},
    "momentum": {"mu": 0.9, "weight_decay": [0.0], "rescale_grad": 1.0, "nesterov": False},
    "lars_momentum": {
        "mu": 0.9,
        "coeff": 1e-3,
        "weight_decay": [5e-4],
        "epsilon": 0.0,
        "rescale_grad": 1.0,
        "gate": "norms",
        "numerics": "paddle",
    },
    "adam": {"beta1": 0.9, "beta2": 0.999, "epsilon": 1e-8, "numerics": "paddle"},
    "adamw": {
        "beta1": 0.9,
        "beta2": 0.999,
        "epsilon": 1e-8,
        "weight_decay": [0.01],
        "lr_ratio": [1.0],
        "numerics": "paddle",
    },
    "adagrad": {"epsilon": 1e-6},
    "rmsprop": {"rho": 0.95, "epsilon": 1e-6, "momentum": 0.0},
    "adadelta": {"rho": 0.95, "epsilon": 1e-6},
    "adamax": {"beta1": 0.9, "beta2": 0.999, "epsilon": 1e-8},
    "nadam": {"beta1": 0.9, "beta2": 0.999, "epsilon": 1e-8, "decay": 0.96**0.004},
    "radam": {"beta1": 0.9, "beta2": 0.999, "epsilon": 1e-8},
    "lion": {"beta1": 0.9, "beta2": 0.99, "weight_decay": [0.0]},
    "lamb": {
        "beta1": 0.9,
        "beta2": 0.999,
        "epsilon": 1e-6,
        "weight_decay": [0.01],
        "always_adapt": False,
    },
    "rprop": {
        "eta_minus": 0.5,
        "eta_plus": 1.2,
        "step_min": 1e-5,
        "step_max": 50.0,
        "numerics": "paddle",
    },
    "asgd": {"lambda": 1e-4, "alpha": 0.75, "t0": 1e6, "weight_decay": [0.0]},
    "muon": {
        "mu": 0.95,
        "weight_decay": [0.0],
        "epsilon": 1e-7,
        "coefficients": NEWTON_SCHULZ * 2,
        "scale": "original",
        "accumulation": "sequential",
    },
}
# The state of an op that has the parameters' shape, with the prefix of its names.
STATES = {
    "sgd": {},
    "momentum": {"velocity": "v"},
    "lars_momentum": {"velocity": "v"},
    "adam": {"moment1": "m", "moment2": "s", "moment2_max": "x"},
    "adamw": {"moment1": "m", "moment2": "s", "moment2_max": "x"},
    "adagrad": {"moment": "m"},
    "rmsprop": {"velocity": "v", "mean_square": "s", "mean_grad": "m"},
    "adadelta": {"avg_squared_grad": "s", "avg_squared_update": "u"},
    "adamax": {"moment": "m", "inf_norm": "n"},
    "nadam": {"moment1": "m", "moment2": "s"},
    "radam": {"moment1": "m", "moment2": "s", "beta1_pow": "b", "beta2_pow": "c", "rho": "r"},
    "lion": {"moment": "m"},
    "lamb": {"moment1": "m", "moment2": "s"},
    "rprop": {"prev": "v", "step_size": "t"},
    "asgd": {"average": "a"},
    "muon": {"velocity": "v"},
}
# Ops whose rates are state.
WITHOUT_RATE = ("rprop",)
# Ops whose parameters are matrices.
OF_MATRICES = ("muon",)
OPTIONAL = ("moment2_max", "mean_grad")
# The state of one element, with the setting that it starts as, or a number.
ONE_ELEMENT_STATES = {
    "adam": {"beta1_pow": "beta1", "beta2_pow": "beta2"},
    "adamw": {"beta1_pow": "beta1", "beta2_pow": "beta2"},
    "adamax": {"beta1_pow": "beta1"},
    "nadam": {"decay_pow": 1.0, "mu_product": 1.0, "beta2_pow": 1.0},
    "lamb": {"beta1_pow": "beta1", "beta2_pow": "beta2"},
    "asgd": {"eta": 0.1, "mu": 1.0, "step": 0.0},
}
# Initial values of state where a variant says nothing else: what is a mean of
# squares is not negative.
SPLATS = {
    "moment2": 1e-5,
    "moment2_max": 1e-4,
    "mean_square": 1e-2,
    "avg_squared_grad": 1e-3,
    "avg_squared_update": 1e-5,
    "inf_norm": 1e-2,
}
SPLATS_OF_OPS = {
    "adagrad": {"moment": 0.1},
    "radam": {"beta1_pow": 1.0, "beta2_pow": 1.0, "rho": 1.0},
    "rprop": {"step_size": 0.1},
}


@dataclass
class Variant:
    """One way to use an op."""

    name: str
    param: Format = F32
    grad: Format = None
    masters: bool = False
    lr: Format = F32
    lr_values: list = field(default_factory=lambda: [0.1])
    pow: Format = F32
    pow_per_parameter: bool = True
    # Streams that the op may do without.
    optional: tuple = ()
    # Those of all variants of the op, if there are none.
    shapes: list = None
    attributes: dict = field(default_factory=dict)
    injections: list = field(default_factory=list)
    # Initial values of streams: a number for all elements, instead of drawn ones.
    splats: dict = field(default_factory=dict)
    # True if a flag skips every second step.
    skips: bool = False

    @property
    def compute(self):
        return F64 if self.param is F64 else F32


def variants_of_all():
    """Storage types, and where lr and gradients may differ from them."""
    return [
        Variant("f32"),
        Variant("f64", param=F64, lr=F64, pow=F64),
        Variant("f64_with_f32_scalars", param=F64),
        Variant("f16", param=F16),
        Variant("bf16", param=BF16),
        Variant("f16_masters", param=F16, masters=True),
        Variant("bf16_masters_f32_grads", param=BF16, masters=True, grad=F32),
        Variant("f32_lr_f64", lr=F64, pow=F64),
        Variant("lr_list", lr_values=[0.1, 0.02, 0.003, 0.4]),
        Variant("one_parameter", shapes=[(4, 3)]),
        Variant("infinite_gradient", injections=[("inf", 1, "p0"), ("nan", 2, "p2")]),
    ]


def variants_of_momentum():
    decay = [1e-4, 0.0, 0.02, 0.1]
    return [
        Variant("nesterov", attributes={"nesterov": True}),
        Variant("decay", attributes={"weight_decay": decay}),
        Variant("one_decay_for_all", attributes={"weight_decay": [1e-4]}),
        Variant(
            "nesterov_decay_rescale",
            attributes={"nesterov": True, "weight_decay": decay, "rescale_grad": 0.3},
        ),
        Variant("decay_f16_masters", param=F16, masters=True, attributes={"weight_decay": decay}),
    ]


def variants_of_lars():
    decay = [5e-4, 0.0, 0.3, 1e-4]
    result = []
    for gate in ["none", "wd", "wd_and_norms", "norms"]:
        attributes = {"gate": gate, "weight_decay": decay, "rescale_grad": 0.7, "coeff": 0.01}
        result.append(Variant("gate_" + gate, attributes=attributes))
        result.append(
            Variant("gate_" + gate + "_zero_params", attributes=attributes, splats={"params": 0.0})
        )
        result.append(
            Variant("gate_" + gate + "_f16_masters", param=F16, masters=True, attributes=attributes)
        )
    # Steps that are not small beside the velocity, so that their last bits count.
    for name, param in [("f32", F32), ("f64", F64)]:
        attributes = {
            "gate": "wd",
            "weight_decay": decay,
            "rescale_grad": 0.7,
            "coeff": 1.0,
            "epsilon": 1e-3,
        }
        result.append(
            Variant(
                "large_steps_" + name, param=param, attributes=attributes, splats={"velocity": 0.0}
            )
        )
        result.append(
            Variant(
                "paddle_cpu_" + name,
                param=param,
                attributes={**attributes, "numerics": "paddle_cpu"},
                splats={"velocity": 0.0},
            )
        )
    result.append(Variant("epsilon", attributes={"epsilon": 1e-3}))
    result.append(Variant("chunks", shapes=[(8191,), (8193,), (2, 2049)]))
    result.append(Variant("chunks_f64", param=F64, shapes=[(8200,)]))
    return result


def variants_of_adam_numerics(name, **attributes):
    """Every named numerics but the default, with each compute type."""
    # Changes that are not small beside the parameter, so that their last bits count.
    large = {"lr_values": [1.0], "splats": {"moment2": 1e-3}}
    return [
        Variant(
            f"{name}_{numerics}_{param.name}",
            param=param,
            attributes={"numerics": numerics, "epsilon": 1e-2, **attributes},
            **large,
        )
        for numerics in ("paddle_cpu", "paddle_cpu_fma")
        for param in (F32, F64, BF16)
    ]


def variants_of_adam():
    return variants_of_adam_numerics("named") + [
        Variant("amsgrad", optional=("moment2_max",), splats={"moment2_max": 1e-6}),
        Variant("amsgrad_f16_masters", optional=("moment2_max",), param=F16, masters=True),
        Variant("one_power_for_all", pow_per_parameter=False),
        Variant("one_power_for_all_f64", pow=F64, pow_per_parameter=False),
        Variant("betas", attributes={"beta1": 0.5, "beta2": 0.75, "epsilon": 1e-3}),
    ]


def variants_of_adamw():
    lists = {"weight_decay": [0.1, 0.0, 0.01, 0.3], "lr_ratio": [1.0, 0.5, 0.3, 2.0]}
    return (
        variants_of_adam()
        + variants_of_adam_numerics("lists", **lists)
        + [
            Variant("lists", attributes=lists),
            Variant("lists_f64", param=F64, attributes=lists),
        ]
    )


def variants_of_powers():
    """Variants of ops whose powers are as Adam's."""
    return [
        Variant("one_power_for_all", pow_per_parameter=False),
        Variant("one_power_for_all_f64", pow=F64, pow_per_parameter=False),
        Variant("betas", attributes={"beta1": 0.5, "beta2": 0.75, "epsilon": 1e-3}),
        Variant("one_parameter_masters", param=F16, masters=True, shapes=[(4, 3)]),
    ]


def variants_of_rmsprop():
    settings = {"rho": 0.9, "momentum": 0.8, "epsilon": 1e-3}
    return [
        Variant("momentum", attributes=settings),
        *(
            Variant(
                f"centered_{param.name}",
                param=param,
                masters=param is F16,
                optional=("mean_grad",),
                attributes=settings,
                splats={"mean_square": 10.0},
            )
            for param in (F32, F64, F16)
        ),
        # The variance of some elements is below zero.
        Variant("centered_nan", optional=("mean_grad",), splats={"mean_square": 0.0}),
    ]


def variants_of_radam():
    """With few steps made, and with so many that the step is rectified."""
    late = {"beta1_pow": 0.5, "beta2_pow": 0.9, "rho": 40.0}
    return [
        Variant("betas", attributes={"beta1": 0.5, "beta2": 0.75, "epsilon": 1e-3}),
        *(
            Variant(f"rectified_{param.name}", param=param, masters=param is F16, splats=late)
            for param in (F32, F64, F16)
        ),
    ]


def variants_of_lion():
    return [
        Variant("decay", attributes={"weight_decay": [0.1, 0.0, 0.3, 0.02]}),
        Variant("one_decay_f64", param=F64, attributes={"weight_decay": [0.1]}),
        Variant("equal_betas", attributes={"beta1": 0.0, "beta2": 0.0}),
        # Factors that round to 1: the direction is zero.
        Variant(
            "zero_direction",
            attributes={"beta1": 1 - 2**-40, "beta2": 1 - 2**-40},
            splats={"moment": 0.0},
        ),
    ]


def variants_of_lamb():
    decay = [0.1, 0.0, 0.01, 0.3]
    return variants_of_powers() + [
        Variant("decay", attributes={"weight_decay": decay}),
        Variant("no_decay", attributes={"weight_decay": [0.0]}),
        Variant("always", attributes={"weight_decay": decay, "always_adapt": True}),
        Variant("always_no_decay", attributes={"weight_decay": [0.0], "always_adapt": True}),
        Variant("decay_f64", param=F64, attributes={"weight_decay": decay}),
        Variant("decay_f16_masters", param=F16, masters=True, attributes={"weight_decay": decay}),
        Variant("zero_params", splats={"params": 0.0}),
        Variant("chunks", shapes=[(8191,), (8193,), (2, 2049)]),
    ]


def variants_of_rprop():
    """With limits that steps meet, and with gradients and state that are no numbers."""
    near = {"step_min": 0.07, "step_max": 0.115, "eta_minus": 0.75, "eta_plus": 1.1}
    # A gradient of NaN, and one whose product with the one before it is.
    nan = [("nan", 1, "p0"), ("inf", 0, "p2")]
    return [
        *(
            Variant(f"limits_{param.name}", param=param, masters=param is F16, attributes=near)
            for param in (F32, F64, F16, BF16)
        ),
        *(
            Variant(
                f"{numerics}_nan_{param.name}",
                param=param,
                masters=param is F16,
                attributes={"numerics": numerics},
                injections=nan,
                splats={"prev": 0.0},
            )
            for numerics in ("paddle", "paddle_cpu")
            for param in (F32, F64, F16)
        ),
        Variant("one_limit", attributes={"step_min": 0.1, "step_max": 0.1}),
        # Nothing keeps its sign or changes it: the step sizes are kept.
        Variant("first_step", splats={"prev": 0.0}),
        # A gradient without a sign makes 0 times NaN.
        Variant(
            "nan_step",
            splats={"step_size": math.nan},
            injections=[("nan", step, "p0") for step in range(STEPS)],
        ),
        Variant("infinite_step", splats={"step_size": math.inf}),
        Variant("large_step", splats={"step_size": 45.0}),
    ]


def variants_of_asgd():
    """With an average that begins at once, later and never."""
    decay = [1e-2, 0.0, 0.3, 0.1]
    return [
        Variant(
            f"{param.name}_from_{t0}",
            param=param,
            masters=param is F16,
            attributes={"lambda": 0.1, "t0": t0, "weight_decay": decay},
        )
        for param in (F32, F64, F16, BF16)
        for t0 in (-3.0, 0.0, 1.0)
    ]


def variants_of_muon():
    """With all scales and roundings, by both orders in which products add."""
    decay = [0.1, 0.0, 0.3, 0.02]
    # Sums of more than 16 products, on both sides of a multiple.
    long = [(3, 33), (18, 17), (35, 2)]
    flags = ("nesterov", "sums_velocity", "adds_epsilon", "unfused")
    result = [
        Variant(
            "_".join([accumulation, *chosen, scale]),
            attributes={
                "accumulation": accumulation,
                "scale": scale,
                "weight_decay": decay,
                **dict.fromkeys(chosen, True),
            },
        )
        for accumulation in ("sequential", "mma16")
        for chosen, scale in (
            ([], "none"),
            (["nesterov"], "match_rms_adamw"),
            (["sums_velocity"], "spectral"),
            (["unfused"], "original"),
            (["nesterov", "sums_velocity"], "original"),
            (flags, "spectral"),
        )
    ]
    for accumulation in ("sequential", "mma16"):
        own = {"accumulation": accumulation, "coefficients": NEWTON_SCHULZ, "nesterov": True}
        result += [
            Variant(f"{accumulation}_fused", shapes=long, attributes=own),
            Variant(f"{accumulation}_unfused", shapes=long, attributes={**own, "unfused": True}),
            Variant(
                f"{accumulation}_infinities",
                attributes=own,
                injections=[("inf", 1, "p0"), ("nan", 2, "p1")],
            ),
            # Each iteration has coefficients of its own; their products overflow.
            Variant(
                f"{accumulation}_schedule",
                attributes={
                    **own,
                    "coefficients": (*NEWTON_SCHULZ, 1.5, -0.5, 0.0, -0.1, 1e30, 3e38),
                },
            ),
            # The last iteration takes A @ A - A of a matrix that is nearly orthogonal: the last
            # bits of sums remain.
            Variant(
                f"{accumulation}_cancels",
                shapes=[(6, 20), (21, 5)],
                lr_values=[1e3],
                attributes={**own, "coefficients": (1.5, -0.5, 0.0) * 6 + (0.0, -1.0, 1.0)},
            ),
        ]
        # Wide and tall matrices, whose parameters are squares and both.
        result += [
            Variant(
                f"{accumulation}_interleaved_{number}{name}",
                shapes=[(number * rows, columns) for rows, columns in ((3, 6), (4, 3), (2, 2))],
                attributes={
                    **own,
                    "interleaved": number,
                    "scale": scale,
                    "weight_decay": [0.1, 0.0, 0.3],
                    **settings,
                },
            )
            for number, name, scale, settings in (
                (2, "", "match_rms_adamw", {}),
                (3, "_unfused", "spectral", {"unfused": True, "adds_epsilon": True}),
            )
        ]
    own = {"nesterov": True, "weight_decay": decay}
    return [
        *result,
        Variant("interleaved_f64", param=F64, shapes=[(6, 2)], attributes={"interleaved": 2}),
        Variant(
            "interleaved_infinities",
            shapes=[(6, 2), (4, 5)],
            attributes={"interleaved": 2},
            injections=[("nan", 1, "p0"), ("inf", 2, "p1")],
        ),
        Variant("single", shapes=[(1, 1), (1, 6), (5, 1), (3, 0)], attributes=own),
        Variant("settings_bf16_masters", param=BF16, masters=True, attributes=own),
        Variant("settings_f64", param=F64, lr=F64, attributes=own),
        # The order of the sum of squares, in a lane and across chunks.
        Variant("chunks", shapes=[(2, 2049), (8193, 1)], attributes={"coefficients": ()}),
        Variant(
            "no_iteration",
            attributes={"coefficients": (), "weight_decay": [0.1]},
            injections=[("nan", 1, "p0"), ("inf", 2, "p1")],
        ),
        Variant("five_iterations", attributes={"coefficients": NEWTON_SCHULZ * 5}),
        Variant("maximize", attributes={"maximize": True, "nesterov": True}),
        # An infinite gradient in a step that a flag skips leaves everything as it was.
        Variant("skip", skips=True, injections=[("inf", 1, "p0"), ("nan", 1, "p2")]),
        Variant("skip_masters", param=BF16, masters=True, skips=True),
        # The momentum is zero, and so is its norm.
        *(
            Variant(f"zero_{name}", attributes={"mu": 1.0, **own}, splats={"velocity": 0.0})
            for name, own in (
                ("bounded", {}),
                ("added", {"adds_epsilon": True}),
                ("divided", {"epsilon": 0.0}),
            )
        ),
        Variant("large_epsilon", attributes={"epsilon": 2.0, "mu": 0.3}),
        Variant("added_epsilon", attributes={"epsilon": 0.3, "adds_epsilon": True}),
        # Weights at which a lerp begins from the one end or the other.
        *(Variant(f"mu_{mu}", attributes={"mu": mu, "nesterov": True}) for mu in (0.0, 0.5, 1.5)),
        # Squares overflow, which makes the norm infinite and the quotient zero.
        Variant("infinite_norm", param=BF16, attributes={"mu": 1.0}, splats={"velocity": 3e38}),
        # Squares are subnormal.
        Variant("small", attributes={"epsilon": 0.0, "mu": 1.0}, splats={"velocity": 1e-22}),
    ]


VARIANTS = {
    "muon": variants_of_muon,
    "sgd": lambda: [],
    "adagrad": lambda: [Variant("epsilon", attributes={"epsilon": 0.5})],
    "rmsprop": variants_of_rmsprop,
    "adadelta": lambda: [Variant("settings", attributes={"rho": 0.5, "epsilon": 1e-2})],
    "adamax": variants_of_powers,
    "nadam": lambda: variants_of_powers() + [Variant("decay", attributes={"decay": 0.75})],
    "radam": variants_of_radam,
    "lion": variants_of_lion,
    "lamb": variants_of_lamb,
    "rprop": variants_of_rprop,
    "asgd": variants_of_asgd,
    "momentum": variants_of_momentum,
    "lars_momentum": variants_of_lars,
    "adam": variants_of_adam,
    "adamw": variants_of_adamw,
}


# ---------------------------------------------------------------------------
# The formulas, for one parameter. `s` holds its streams, `a` its attributes in
# the compute type `c`; the result holds new streams, with "p" the new parameter
# in the compute type.
# ---------------------------------------------------------------------------


def old_parameter(c, s):
    return s.get("masters") or s["params"]


def sgd(c, s, a, variant):
    lr = s["lr"]
    return {"p": [c.sub(p, c.mul(lr, g)) for p, g in zip(old_parameter(c, s), s["grads"])]}


def momentum(c, s, a, variant):
    lr = s["lr"]
    new = {"p": [], "velocity": []}
    for p, g, v in zip(old_parameter(c, s), s["grads"], s["velocity"]):
        d = c.mul(g, a["rescale_grad"])
        if a["weight_decay"] != 0:
            d = c.add(d, c.mul(a["weight_decay"], p))
        v = c.add(c.mul(a["mu"], v), d)
        direction = c.add(d, c.mul(a["mu"], v)) if a["nesterov"] else v
        new["velocity"].append(v)
        new["p"].append(c.sub(p, c.mul(lr, direction)))
    return new


def gate_holds(gate, decay, pn, gn):
    return {
        "none": True,
        "wd": decay > 0,
        "wd_and_norms": decay > 0 and pn > 0 and gn > 0,
        "norms": pn > 0 and gn > 0,
    }[gate]


def lars_momentum_of_cpu(c, s, a):
    """Every operation rounded, and the norm of the scaled gradient."""
    grads = [c.mul(g, a["rescale_grad"]) for g in s["grads"]]
    decay = a["weight_decay"]
    pn = c.sqrt(canonical_sum(c, [c.mul(w, w) for w in s["params"]]))
    gn = c.sqrt(canonical_sum(c, [c.mul(g, g) for g in grads]))
    rate = s["lr"]
    if gate_holds(a["gate"], decay, pn, gn):
        denominator = c.add(c.add(c.mul(decay, pn), gn), a["epsilon"])
        rate = c.div(c.mul(c.mul(rate, a["coeff"]), pn), denominator)
    new = {"p": [], "velocity": []}
    for p, g, v in zip(old_parameter(c, s), grads, s["velocity"]):
        v = c.add(c.mul(v, a["mu"]), c.mul(rate, c.add(c.mul(decay, p), g)))
        new["velocity"].append(v)
        new["p"].append(c.sub(p, v))
    return new


def lars_momentum(c, s, a, variant):
    if a["numerics"] == "paddle_cpu":
        return lars_momentum_of_cpu(c, s, a)
    lr = s["lr"]
    decay = a["weight_decay"]
    pn = c.sqrt(canonical_sum(c, [c.mul(w, w) for w in s["params"]]))
    gn = c.mul(a["rescale_grad"], c.sqrt(canonical_sum(c, [c.mul(g, g) for g in s["grads"]])))
    rate = lr
    if gate_holds(a["gate"], decay, pn, gn):
        rate = c.div(c.mul(c.mul(lr, a["coeff"]), pn), c.add(c.fma(decay, pn, gn), a["epsilon"]))
    new = {"p": [], "velocity": []}
    for p, g, v in zip(old_parameter(c, s), s["grads"], s["velocity"]):
        step = c.mul(rate, c.fma(decay, p, c.mul(g, a["rescale_grad"])))
        v = c.fma(v, a["mu"], step)
        new["velocity"].append(v)
        new["p"].append(c.sub(p, v))
    return new


def adam_with(c, s, a, variant, lr, decay):
    numerics = a["numerics"]
    is_fused = numerics == "paddle_cpu_fma"
    power = variant.pow
    correction1 = c.convert(power.sub(1.0, s["beta1_pow"]))
    correction2 = c.convert(power.sub(1.0, s["beta2_pow"]))
    root = c.sqrt(correction2)
    new = {"p": [], "moment1": [], "moment2": [], "moment2_max": []}
    maxima = s.get("moment2_max") or [0.0] * len(s["params"])
    for p, g, m1, m2, maximum in zip(
        old_parameter(c, s), s["grads"], s["moment1"], s["moment2"], maxima
    ):
        weight1, weight2 = c.sub(1.0, a["beta1"]), c.sub(1.0, a["beta2"])
        if is_fused:
            m1 = c.fma(a["beta1"], m1, c.mul(weight1, g))
            m2 = c.fma(a["beta2"], m2, c.mul(weight2, c.mul(g, g)))
        else:
            m1 = c.add(c.mul(a["beta1"], m1), c.mul(weight1, g))
            m2 = c.add(c.mul(a["beta2"], m2), c.mul(c.mul(weight2, g), g))
        largest = maximum if "moment2_max" in variant.optional and m2 < maximum else m2
        if numerics == "paddle":
            if decay is not None:
                p = c.mul(p, c.sub(1.0, decay))
            denominator = c.add(c.div(c.sqrt(largest), root), a["epsilon"])
            p = c.sub(p, c.mul(c.div(m1, denominator), c.div(lr, correction1)))
        else:
            change = c.div(m1, c.add(c.sqrt(largest), c.mul(a["epsilon"], root)))
            rate = c.mul(lr, c.div(root, correction1))
            if is_fused:
                if decay is not None:
                    p = c.fma(-decay, p, p)
                p = c.fma(-rate, change, p)
            else:
                if decay is not None:
                    p = c.sub(p, c.mul(decay, p))
                p = c.sub(p, c.mul(rate, change))
        new["p"].append(p)
        new["moment1"].append(m1)
        new["moment2"].append(m2)
        new["moment2_max"].append(largest)
    for i in ("1", "2"):
        beta = power.convert(variant.attributes["beta" + i])
        new[f"beta{i}_pow"] = power.mul(s[f"beta{i}_pow"], beta)
    return new


def adam(c, s, a, variant):
    return adam_with(c, s, a, variant, s["lr"], None)


def adamw(c, s, a, variant):
    scaled = c.mul(s["lr"], a["lr_ratio"])
    # Kernels for CPUs scale the decay alone.
    rate = scaled if a["numerics"] == "paddle" else s["lr"]
    return adam_with(c, s, a, variant, rate, c.mul(scaled, a["weight_decay"]))


def mean(c, factor, old, *values):
    """A running mean of a product."""
    addend = c.sub(1.0, factor)
    for value in values:
        addend = c.mul(addend, value)
    return c.add(c.mul(factor, old), addend)


def adagrad(c, s, a, variant):
    new = {"p": [], "moment": []}
    for p, g, m in zip(old_parameter(c, s), s["grads"], s["moment"]):
        m = c.add(m, c.mul(g, g))
        new["moment"].append(m)
        divisor = c.add(c.sqrt(m), a["epsilon"])
        new["p"].append(c.sub(p, c.div(c.mul(s["lr"], g), divisor)))
    return new


def rmsprop(c, s, a, variant):
    new = {"p": [], "velocity": [], "mean_square": [], "mean_grad": []}
    mean_grads = s.get("mean_grad") or [0.0] * len(s["params"])
    for p, g, v, ms, mg in zip(
        old_parameter(c, s), s["grads"], s["velocity"], s["mean_square"], mean_grads
    ):
        ms = mean(c, a["rho"], ms, g, g)
        mg = mean(c, a["rho"], mg, g)
        variance = c.sub(ms, c.mul(mg, mg)) if "mean_grad" in variant.optional else ms
        divisor = c.sqrt(c.add(variance, a["epsilon"]))
        v = c.add(c.mul(a["momentum"], v), c.div(c.mul(s["lr"], g), divisor))
        new["velocity"].append(v)
        new["mean_square"].append(ms)
        new["mean_grad"].append(mg)
        new["p"].append(c.sub(p, v))
    return new


def adadelta(c, s, a, variant):
    new = {"p": [], "avg_squared_grad": [], "avg_squared_update": []}
    for p, g, grads, updates in zip(
        old_parameter(c, s), s["grads"], s["avg_squared_grad"], s["avg_squared_update"]
    ):
        grads = mean(c, a["rho"], grads, c.mul(g, g))
        roots = [c.sqrt(c.add(x, a["epsilon"])) for x in (updates, grads)]
        change = -c.mul(c.div(*roots), g)
        new["avg_squared_grad"].append(grads)
        new["avg_squared_update"].append(mean(c, a["rho"], updates, c.mul(change, change)))
        new["p"].append(c.add(p, c.mul(s["lr"], change)))
    return new


def without_bias(c, power, value):
    """1 - value, in the type of a power."""
    return c.convert(power.sub(1.0, value))


def advanced(power, value, factor):
    return power.mul(value, power.convert(factor))


def adamax(c, s, a, variant):
    rate = c.div(s["lr"], without_bias(c, variant.pow, s["beta1_pow"]))
    new = {"p": [], "moment": [], "inf_norm": []}
    for p, g, m, n in zip(old_parameter(c, s), s["grads"], s["moment"], s["inf_norm"]):
        m = mean(c, a["beta1"], m, g)
        decayed = c.add(c.mul(a["beta2"], n), a["epsilon"])
        n = decayed if abs(g) < decayed else abs(g)
        new["moment"].append(m)
        new["inf_norm"].append(n)
        new["p"].append(c.sub(p, c.mul(rate, c.div(m, n))))
    new["beta1_pow"] = advanced(variant.pow, s["beta1_pow"], variant.attributes["beta1"])
    return new


def nadam(c, s, a, variant):
    t, settings = variant.pow, variant.attributes

    def momentum(power):
        return t.mul(t.convert(settings["beta1"]), t.sub(1.0, t.mul(0.5, power)))

    power = advanced(t, s["decay_pow"], settings["decay"])
    mu, following = momentum(power), momentum(advanced(t, power, settings["decay"]))
    product = t.mul(s["mu_product"], mu)
    beta2_pow = advanced(t, s["beta2_pow"], settings["beta2"])
    new = {"p": [], "moment1": [], "moment2": []}
    new.update(decay_pow=power, mu_product=product, beta2_pow=beta2_pow)
    of_moment = c.convert(following), without_bias(c, t, t.mul(product, following))
    of_grad = without_bias(c, t, mu), without_bias(c, t, product)
    for p, g, m1, m2 in zip(old_parameter(c, s), s["grads"], s["moment1"], s["moment2"]):
        m1, m2 = mean(c, a["beta1"], m1, g), mean(c, a["beta2"], m2, g, g)
        step = c.add(
            c.div(c.mul(of_moment[0], m1), of_moment[1]), c.div(c.mul(of_grad[0], g), of_grad[1])
        )
        root = c.sqrt(c.div(m2, without_bias(c, t, beta2_pow)))
        new["moment1"].append(m1)
        new["moment2"].append(m2)
        new["p"].append(c.sub(p, c.div(c.mul(s["lr"], step), c.add(root, a["epsilon"]))))
    return new


def radam(c, s, a, variant):
    names = ("moment1", "moment2", "beta1_pow", "beta2_pow", "rho")
    new = {"p": [], **{name: [] for name in names}}
    limit = c.sub(c.div(2.0, c.sub(1.0, a["beta2"])), 1.0)

    def length(x):
        return c.mul(c.sub(x, 4.0), c.sub(x, 2.0))

    for p, g, m1, m2, b1, b2, rho in zip(
        old_parameter(c, s), s["grads"], *(s[name] for name in names)
    ):
        m1, m2 = mean(c, a["beta1"], m1, g), mean(c, a["beta2"], m2, g, g)
        b1, b2 = c.mul(b1, a["beta1"]), c.mul(b2, a["beta2"])
        rho = c.div(c.add(c.mul(rho, c.sub(a["beta2"], b2)), b2), c.sub(1.0, b2))
        change = c.mul(s["lr"], c.div(m1, c.sub(1.0, b1)))
        r = c.sub(limit, c.mul(2.0, rho))
        if r > 5.0:
            factor = c.sqrt(c.div(c.mul(length(r), limit), c.mul(length(limit), r)))
            scale = c.div(c.sqrt(c.sub(1.0, b2)), c.add(c.sqrt(m2), a["epsilon"]))
            change = c.mul(c.mul(change, factor), scale)
        for name, value in zip(names, (m1, m2, b1, b2, rho)):
            new[name].append(value)
        new["p"].append(c.sub(p, change))
    return new


def lion(c, s, a, variant):
    new = {"p": [], "moment": []}
    for p, g, m in zip(old_parameter(c, s), s["grads"], s["moment"]):
        direction = mean(c, a["beta1"], m, g)
        if direction != 0 and not math.isnan(direction):
            direction = math.copysign(1.0, direction)
        kept = c.mul(p, c.sub(1.0, c.mul(s["lr"], a["weight_decay"])))
        new["moment"].append(mean(c, a["beta2"], m, g))
        new["p"].append(c.sub(kept, c.mul(s["lr"], direction)))
    return new


def lamb(c, s, a, variant):
    old = old_parameter(c, s)
    biases = [without_bias(c, variant.pow, s[f"beta{i}_pow"]) for i in "12"]
    new = {"moment1": [], "moment2": []}
    directions = []
    for p, g, m1, m2 in zip(old, s["grads"], s["moment1"], s["moment2"]):
        m1, m2 = mean(c, a["beta1"], m1, g), mean(c, a["beta2"], m2, g, g)
        new["moment1"].append(m1)
        new["moment2"].append(m2)
        divisor = c.add(c.sqrt(c.div(m2, biases[1])), a["epsilon"])
        step = c.div(c.div(m1, biases[0]), divisor)
        directions.append(c.add(step, c.mul(a["weight_decay"], p)))
    rate = s["lr"]
    pn, rn = (c.sqrt(canonical_sum(c, [c.mul(x, x) for x in xs])) for xs in (old, directions))
    if pn > 0 and rn > 0 and (a["weight_decay"] > 0 or a["always_adapt"]):
        rate = c.mul(rate, c.div(pn, rn))
    new["p"] = [c.sub(p, c.mul(rate, r)) for p, r in zip(old, directions)]
    for i in "12":
        name = f"beta{i}_pow"
        new[name] = advanced(variant.pow, s[name], variant.attributes["beta" + i])
    return new


def rprop(c, s, a, variant):
    new = {"p": [], "prev": [], "step_size": []}
    for p, g, v, t in zip(old_parameter(c, s), s["grads"], s["prev"], s["step_size"]):
        product = c.mul(g, v)
        if product > 0:
            t = c.mul(t, a["eta_plus"])
        elif product < 0:
            t, g = c.mul(t, a["eta_minus"]), 0.0
        if t > a["step_max"]:
            t = a["step_max"]
        elif t < a["step_min"]:
            t = a["step_min"]
        sign = float((g > 0) - (g < 0))
        if a["numerics"] == "paddle_cpu" and math.isnan(g):
            sign = math.nan
        new["prev"].append(g)
        new["step_size"].append(t)
        new["p"].append(c.sub(p, c.mul(sign, t)))
    return new


def asgd(c, s, a, variant):
    n, settings = F64, variant.attributes
    lr, step = s["exact_lr"], s["step"] + 1.0
    kept = c.convert(n.sub(1.0, n.mul(settings["lambda"], s["eta"])))
    rate, weight = c.convert(-s["eta"]), c.convert(s["mu"])
    new = {"p": [], "average": []}
    for p, g, average in zip(old_parameter(c, s), s["grads"], s["average"]):
        if a["weight_decay"] != 0:
            g = c.fma(a["weight_decay"], p, g)
        p = c.fma(rate, g, c.mul(p, kept))
        moved = c.add(average, c.mul(c.sub(p, average), weight))
        new["p"].append(p)
        new["average"].append(p if s["mu"] == 1 else moved)
    growth = n.add(1.0, n.mul(n.mul(settings["lambda"], lr), step))
    # In f64, the power may differ in its last bit; the state is narrower in most variants.
    eta = n.div(lr, math.pow(growth, settings["alpha"]))
    mu = n.div(1.0, max(1.0, n.sub(step, settings["t0"])))
    new.update(eta=variant.pow.convert(eta), mu=variant.pow.convert(mu), step=step)
    return new


MUON_SCALES = {
    "none": lambda rows, columns: 1.0,
    "original": lambda rows, columns: math.sqrt(max(1.0, rows / columns)),
    "match_rms_adamw": lambda rows, columns: 0.2 * math.sqrt(max(rows, columns)),
    "spectral": lambda rows, columns: math.sqrt(rows / columns),
}


def lerp(c, start, end, weight):
    difference = c.sub(end, start)
    if abs(weight) < 0.5:
        return c.fma(weight, difference, start)
    return c.fma(c.sub(weight, 1.0), difference, end)


def orthogonalize(matrix, a, settings):
    """A matrix of bf16 that is nearly orthogonal, of the momentum of a matrix."""
    squares = [F32.mul(u, u) for row in matrix for u in row]
    norm = BF16.convert(F32.sqrt(canonical_sum(F32, squares)))
    epsilon = F32.convert(settings["epsilon"])
    if a.get("adds_epsilon"):
        norm = BF16.convert(F32.add(norm, epsilon))
    elif norm < BF16.convert(epsilon):
        norm = BF16.convert(epsilon)
    matrix = [[BF16.convert(F32.div(u, norm)) for u in row] for row in matrix]
    is_tall = len(matrix) > len(matrix[0])
    matrix = list(zip(*matrix)) if is_tall else matrix
    matrix = iterate(matrix, a, settings)
    return list(zip(*matrix)) if is_tall else matrix


def iterate(matrix, a, settings):
    """The iterations of Muon, of a matrix of bf16 with at most as many rows as columns.

    A matrix with more rows is transposed before and after: that changes no sum.
    """

    def product(left, right, **kwargs):
        return multiply(BF16, settings["accumulation"], left, right, **kwargs)

    def scale(factor, x):
        return [[BF16.convert(F32.mul(factor, e)) for e in row] for row in x]

    def combine(x, y, function):
        return [[BF16.convert(function(*pair)) for pair in zip(*rows)] for rows in zip(x, y)]

    def add_up(alpha, left, right, beta, plus, **kwargs):
        """alpha * left @ right + beta * plus"""
        if settings.get("unfused"):
            left, alpha = scale(alpha, left), None
            rounded = scale(1.0, product(left, right, **kwargs))
            return combine(scale(beta, plus), rounded, F32.add)
        return combine(
            product(left, right, **kwargs),
            plus,
            lambda total, other: F32.fma(alpha, total, F32.mul(beta, other)),
        )

    coefficients = [F32.convert(value) for value in settings["coefficients"]]
    for i in range(0, len(coefficients), 3):
        a, b, c = coefficients[i : i + 3]
        gram = scale(1.0, product(matrix, list(zip(*matrix)), symmetric=True))
        factor = add_up(c, gram, gram, b, gram)
        matrix = add_up(1.0, factor, matrix, a, matrix)
    return matrix


def muon(c, s, a, variant):
    n, settings = F64, variant.attributes
    rows, columns = s["shape"]
    mu, weight = a["mu"], c.convert(n.sub(1.0, settings["mu"]))
    new = {"p": [], "velocity": []}
    momentum = []
    for g, v in zip(s["grads"], s["velocity"]):
        if a.get("sums_velocity"):
            v = u = c.add(c.mul(v, mu), g)
            if a.get("nesterov"):
                u = c.fma(mu, v, g)
        else:
            v = u = lerp(c, v, g, weight)
            if a.get("nesterov"):
                u = lerp(c, g, v, mu)
        new["velocity"].append(v)
        momentum.append(BF16.convert(u))
    number = settings.get("interleaved", 1)
    directions = [momentum[row * columns : (row + 1) * columns] for row in range(rows)]
    if momentum:
        for i in range(number):
            directions[i::number] = orthogonalize(directions[i::number], a, settings)
    factor = MUON_SCALES[settings["scale"]](rows // number, columns) if momentum else 1.0
    rate = c.convert(-n.mul(s["exact_lr"], factor))
    kept = c.convert(n.sub(1.0, n.mul(s["exact_lr"], s["exact_weight_decay"])))
    for p, x in zip(old_parameter(c, s), (x for row in directions for x in row)):
        new["p"].append(c.fma(rate, x, c.mul(p, kept)))
    return new


FORMULAS = {
    "muon": muon,
    "adagrad": adagrad,
    "rmsprop": rmsprop,
    "adadelta": adadelta,
    "adamax": adamax,
    "nadam": nadam,
    "radam": radam,
    "lion": lion,
    "lamb": lamb,
    "rprop": rprop,
    "asgd": asgd,
    "sgd": sgd,
    "momentum": momentum,
    "lars_momentum": lars_momentum,
    "adam": adam,
    "adamw": adamw,
}


# ---------------------------------------------------------------------------
# Programs
# ---------------------------------------------------------------------------


# A flag that is set in every second step.
TOGGLED = [
    "  %toggled = optim.foreach_parameter out(%flag : tensor<1xi1>) {",
    "  ^bb0(%old: i1):",
    "    %true = arith.constant true",
    "    %changed = arith.xori %old, %true : i1",
    "    optim.yield %changed : i1",
    "  }",
    "  ml_program.global_store @flag = %toggled : tensor<1xi1>",
]


@dataclass
class State:
    name: str
    fmt: Format
    shape: tuple
    values: list = None
    # "seeded", "constant", or the name of the state that this is a cast of.
    initial: str = "seeded"

    @property
    def type(self):
        return "tensor<" + "".join(f"{n}x" for n in self.shape) + self.fmt.name + ">"

    @property
    def count(self):
        return math.prod(self.shape)


class Program:
    """A variant as text, and its state as the model computes it."""

    def __init__(self, op, variant):
        self.op, self.variant = op, variant
        variant.attributes = {**DEFAULTS[op], **variant.attributes}
        if variant.shapes is None:
            variant.shapes = MATRICES if op in OF_MATRICES else SHAPES
        self.streams = {}
        n = len(variant.shapes)

        def add(stream, states):
            value = variant.splats.get(stream)
            for state in states:
                if value is not None and state.initial == "seeded":
                    state.values, state.initial = (
                        [state.fmt.convert(value)] * state.count,
                        "constant",
                    )
            self.streams[stream] = states

        def per_parameter(stream, prefix, fmt, initial=lambda i: "seeded"):
            add(
                stream,
                [State(f"{prefix}{i}", fmt, variant.shapes[i], None, initial(i)) for i in range(n)],
            )

        def one_element(stream, fmt, values):
            add(
                stream,
                [
                    State(
                        f"{stream}{i}",
                        fmt,
                        () if i % 2 == 0 else (1,),
                        [fmt.convert(value)],
                        "constant",
                    )
                    for i, value in enumerate(values)
                ],
            )

        per_parameter("params", "p", variant.param)
        for stream, value in {**SPLATS, **SPLATS_OF_OPS.get(op, {})}.items():
            variant.splats.setdefault(stream, value)
        for stream, prefix in STATES[op].items():
            if stream not in OPTIONAL or stream in variant.optional:
                per_parameter(stream, prefix, variant.compute)
        powers = n if variant.pow_per_parameter else 1
        for stream, initial in ONE_ELEMENT_STATES.get(op, {}).items():
            value = variant.attributes.get(initial, initial)
            one_element(stream, variant.pow, [value] * powers)
        if variant.masters:
            per_parameter("masters", "master", F32, lambda i: f"p{i}")
        self.updated = list(self.streams)
        self.reads_rate = op not in WITHOUT_RATE
        if self.reads_rate:
            one_element("lr", variant.lr, variant.lr_values)
        if variant.skips:
            self.streams["skip"] = [State("flag", Flag(), (1,), [True], "constant")]
        self.states = {state.name: state for states in self.streams.values() for state in states}

    @property
    def grad_format(self):
        return self.variant.grad or self.variant.param

    def text(self):
        lines = []
        for s in self.states.values():
            value = f"#ml_program.extern : {s.type}"
            if s.initial == "constant":
                data = '"0x' + s.fmt.to_bytes(s.values).hex() + '"' if s.values else ""
                value = f"dense<{data}> : {s.type}"
            lines.append(f'ml_program.global private mutable @"{s.name}"({value}) : {s.type}')
        lines.append("func.func @startup() {")
        for s in self.states.values():
            if s.initial == "seeded":
                lines.append(f'  %{s.name} = "pd_op.gaussian"() : () -> {s.type}')
                lines.append(f"  ml_program.global_store @{s.name} = %{s.name} : {s.type}")
            elif s.initial != "constant":
                source = self.states[s.initial]
                lines.append(f"  %{s.name} = optim.cast %{source.name} : {source.type} to {s.type}")
                lines.append(f"  ml_program.global_store @{s.name} = %{s.name} : {s.type}")
        lines += ["  return", "}", "func.func @train_step() {"]
        for s in self.states.values():
            lines.append(f"  %{s.name} = ml_program.global_load @{s.name} : {s.type}")
        if self.variant.skips:
            lines += TOGGLED
        grads = []
        for i, p in enumerate(self.streams["params"]):
            g = State(f"g{i}", self.grad_format, p.shape)
            lines.append(f'  %d{i} = "framework.backward"() : () -> {g.type}')
            lines.append(f"  %g{i} = optim.gradient @{p.name} %d{i} : {g.type}")
            grads.append(g)
        operands = []
        for stream in [*self.updated, "grads", *["lr"] * self.reads_rate]:
            states = grads if stream == "grads" else self.streams[stream]
            names = ", ".join("%" + s.name for s in states)
            operands.append(f"{stream}({names} : {', '.join(s.type for s in states)})")
        if self.variant.skips:
            operands.append("skip(%toggled : tensor<1xi1>)")
        results = [s for stream in self.updated for s in self.streams[stream]]
        name = "%new:" + str(len(results)) if len(results) > 1 else "%new"
        lines.append(f"  {name} = optim.{self.op} {' '.join(operands)} {self.attributes()}")
        for i, s in enumerate(results):
            value = f"%new#{i}" if len(results) > 1 else "%new"
            lines.append(f"  ml_program.global_store @{s.name} = {value} : {s.type}")
        return "\n".join([*lines, "  return", "}", ""])

    def attributes(self):
        def show(key, value):
            if key in ENUMERATIONS:
                return f"{key} = #optim.{ENUMERATIONS[key]}<{value}>"
            if isinstance(value, (list, tuple)):
                numbers = ", ".join(f"{v:.17e}" for v in value)
                return f"{key} = array<f64{': ' * bool(value)}{numbers}>"
            if isinstance(value, int):
                return f"{key} = {value} : i64"
            return f"{key} = {value:.17e} : f64"

        items = self.variant.attributes.items()
        shown = [
            key if value is True else show(key, value) for key, value in items if value is not False
        ]
        return "{" + ", ".join(shown) + "}"

    def initialize(self):
        for s in self.states.values():
            if s.initial == "seeded":
                s.values = draw(s.fmt, "state", s.name, SEED, -1, s.count)
        for s in self.states.values():
            if s.initial in self.states:
                s.values = [s.fmt.convert(v) for v in self.states[s.initial].values]

    def step(self, step):
        c = self.variant.compute
        if self.variant.skips:
            [flag] = self.streams["skip"]
            flag.values = [not flag.values[0]]
            if flag.values[0]:
                return
        updates = [self.update_parameter(i, step, c) for i in range(len(self.streams["params"]))]
        for i, new in enumerate(updates):
            for stream, values in new.items():
                if stream in self.streams:
                    states = self.streams[stream]
                    state = states[i if len(states) > 1 else 0]
                    state.values = values if isinstance(values, list) else [values]
            param = self.streams["params"][i]
            param.values = [param.fmt.convert(v) for v in new["p"]]
            if self.variant.masters:
                self.streams["masters"][i].values = new["p"]

    def update_parameter(self, i, step, c):
        streams = {}
        for stream, states in self.streams.items():
            state = states[i if len(states) > 1 else 0]
            one_element = stream == "lr" or stream in ONE_ELEMENT_STATES.get(self.op, {})
            streams[stream] = state.values[0] if one_element else state.values
        if self.reads_rate:
            streams["exact_lr"] = streams["lr"]
            streams["lr"] = c.convert(streams["lr"])
        p = self.streams["params"][i]
        streams["shape"] = p.shape
        streams["grads"] = draw(self.grad_format, "gradient", p.name, SEED, step, p.count)
        for kind, at, name in self.variant.injections:
            if at == step and name == p.name:
                streams["grads"][0] = float(kind)
        if self.variant.attributes.get("maximize"):
            streams["grads"] = [-g for g in streams["grads"]]
        attributes = {}
        for key, value in self.variant.attributes.items():
            if isinstance(value, list):
                value = value[i if len(value) > 1 else 0]
                streams["exact_" + key] = value
            attributes[key] = c.convert(value) if isinstance(value, float) else value
        return FORMULAS[self.op](c, streams, attributes, self.variant)


# ---------------------------------------------------------------------------
# Comparison
# ---------------------------------------------------------------------------


def canonical(fmt, data):
    """The elements' bits, with one NaN."""
    if isinstance(fmt, Flag):
        return list(data)
    size = fmt.bits // 8
    infinity = fmt.encode(math.inf)
    bits = [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
    sign = 1 << (fmt.bits - 1)
    return [fmt.encode(math.nan) if b & ~sign > infinity else b for b in bits]


def run(command):
    """Returns the standard output of a command. Raises SystemError with its standard error."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemError(f"{' '.join(command)}\n{result.stderr.strip()}")
    return result.stdout


def rewrite(path, passes, number):
    """Rewrites the program by a pipeline, and returns the path of the result."""
    rewritten = path.replace(".mlir", f".rewritten{number}.mlir")
    pipeline = f"--pass-pipeline=builtin.module({passes})"
    run(["stepfold-opt", "--allow-unregistered-dialect", pipeline, path, "-o", rewritten])
    return rewritten


def execute(path, variant, engine):
    """Returns the output of a program, and the state that it ends with."""
    saved = path.replace(".mlir", ".safetensors")
    inject = [f"--inject={kind}@{step}:{name}" for kind, step, name in variant.injections]
    output = run(
        [
            "stepfold-run",
            path,
            f"--engine={engine}",
            f"--steps={STEPS}",
            f"--seed={SEED}",
            f"--save={saved}",
            *inject,
        ]
    )
    return output, read_safetensors(saved)


def compare(program, output, actual):
    """The differences between what was executed and the model, as text."""
    errors = []
    digests = []
    for name in sorted(program.states):
        state = program.states[name]
        expected = [state.fmt.encode(v) for v in state.values]
        got = canonical(state.fmt, actual[name])
        for i, (e, g) in enumerate(zip(expected, got)):
            if e != g:
                errors.append(f"{name}[{i}]: expected {e:#x}, got {g:#x}")
                break
        digest = hashlib.sha256(state.fmt.to_bytes(state.values)).hexdigest()
        shape = "x".join(map(str, state.shape)) or "scalar"
        digests.append("\t".join([name, state.fmt.name, shape, digest]))
    if not errors and output.splitlines() != digests:
        errors.append("expected the output\n" + "\n".join(digests) + "\ngot\n" + output)
    return errors


def check(variant, options):
    """The differences between the engine and the model, as text, of every form."""
    program = Program(options.op, variant)
    path = os.path.join(options.folder, f"{options.op}_{variant.name}.mlir")
    with open(path, "w") as file:
        file.write(program.text())
    program.initialize()
    for step in range(STEPS):
        program.step(step)

    errors = []
    for number, passes in enumerate([None, *options.passes]):
        try:
            form = rewrite(path, passes, number) if passes else path
            found = compare(program, *execute(form, variant, options.engine))
        except SystemError as error:
            found = [str(error)]
        errors += [f"{passes or 'as it is'}: {error}" for error in found]
    return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("op", choices=sorted(VARIANTS))
    parser.add_argument("folder", help="where programs are written")
    parser.add_argument(
        "--passes",
        action="append",
        default=[],
        help="pipeline on the module, such as func.func(optim-generalize); may be repeated",
    )
    parser.add_argument("--engine", default="interpreter")
    options = parser.parse_args()

    os.makedirs(options.folder, exist_ok=True)
    failures = 0
    variants = variants_of_all() + VARIANTS[options.op]()
    for variant in variants:
        errors = check(variant, options)
        failures += bool(errors)
        for error in errors:
            print(f"{options.op} {variant.name}: {error}")
    forms = 1 + len(options.passes)
    print(f"{options.op}: {len(variants)} variants in {forms} forms, {failures} failed")
    return failures != 0


if __name__ == "__main__":
    sys.exit(main())
