#!/usr/bin/env python3
"""Checks the optimizer of docs/own-optimizer.md against its formula.

    check_ademamix.py CHECKPOINT STEPS SEED

The state in the checkpoint must have the bits that its operations give, each
computed exactly and rounded once (test/Reference/Inputs/model.py); and it must be
within 1e-5 of what the formula of the paper gives in f64, relative to each tensor's largest
element: the operations are not another formula.
"""

import math
import os
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "Reference", "Inputs"))
from checkpoint import read_safetensors  # noqa: E402
from model import BF16, F32, canonical_sum, draw  # noqa: E402

SIZES = {"w": 64 * 8, "b": 64}
DECAY = {"w": 0.01, "b": 0.0}
LR, BETA1, BETA2, BETA3, ALPHA, EPSILON = 1e-3, 0.9, 0.999, 0.9999, 5.0, 1e-8
STATES = ("fast", "slow", "squares")


class Exact:
    """As the program of the page computes it: every operation in f32."""

    add, sub, mul = F32.add, F32.sub, F32.mul
    div, sqrt = F32.div, F32.sqrt
    constant = F32.convert
    rest = {BETA1: 0.1, BETA2: 0.001, BETA3: 0.0001}

    @staticmethod
    def squared_norm(gradients):
        total = [canonical_sum(F32, [F32.mul(g, g) for g in gradients[name]]) for name in SIZES]
        # Two sums are added in f64, and rounded once.
        return F32.convert(total[0] + total[1])


class Formula:
    """As one would write it down, in f64."""

    add, sub = staticmethod(lambda a, b: a + b), staticmethod(lambda a, b: a - b)
    mul, div = staticmethod(lambda a, b: a * b), staticmethod(lambda a, b: a / b)
    sqrt, constant = staticmethod(math.sqrt), staticmethod(float)
    rest = {beta: 1 - beta for beta in (BETA1, BETA2, BETA3)}

    @staticmethod
    def squared_norm(gradients):
        return math.fsum(g * g for name in SIZES for g in gradients[name])


def mean(m, beta, old, new):
    """A running mean of what goes to `new`."""
    return m.add(m.mul(m.constant(beta), old), m.mul(m.constant(m.rest[beta]), new))


def update(m, name, state, i, g, corrections):
    g1, g2 = corrections
    fast = state[f"{name}_fast"][i] = mean(m, BETA1, state[f"{name}_fast"][i], g)
    slow = state[f"{name}_slow"][i] = mean(m, BETA3, state[f"{name}_slow"][i], g)
    squares = mean(m, BETA2, state[f"{name}_squares"][i], m.mul(g, g))
    state[f"{name}_squares"][i] = squares
    both = m.add(m.div(fast, g1), m.mul(m.constant(ALPHA), slow))
    length = m.add(m.sqrt(m.div(squares, g2)), m.constant(EPSILON))
    old = state[name][i]
    change = m.add(m.div(both, length), m.mul(m.constant(DECAY[name]), old))
    state[name][i] = m.sub(old, m.mul(m.constant(LR), change))


def step(m, state, gradients):
    norm = m.sqrt(m.squared_norm(gradients))
    factor = m.div(1.0, max(norm, 1.0))
    for number, beta in ((1, BETA1), (2, BETA2)):
        power = f"beta{number}_power"
        state[power][0] = m.mul(state[power][0], m.constant(beta))
    corrections = [m.sub(1.0, state[f"beta{number}_power"][0]) for number in (1, 2)]
    for name, size in SIZES.items():
        for i in range(size):
            update(m, name, state, i, m.mul(gradients[name][i], factor), corrections)


def run(m, steps, seed):
    state = {"beta1_power": [1.0], "beta2_power": [1.0], "lr": [F32.convert(LR)]}
    for name, size in SIZES.items():
        state[name] = draw(F32, "state", name, seed, -1, size) if name == "w" else [0.0] * size
        state.update({f"{name}_{suffix}": [0.0] * size for suffix in STATES})
    for number in range(steps):
        step(m, state, {n: draw(BF16, "gradient", n, seed, number, s) for n, s in SIZES.items()})
    return state


def main():
    checkpoint, steps, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    saved = read_safetensors(checkpoint)
    exact, formula = run(Exact, steps, seed), run(Formula, steps, seed)
    if saved.keys() != exact.keys():
        sys.exit(f"expected {sorted(exact)} in the checkpoint, got {sorted(saved)}")
    for name, values in exact.items():
        if saved[name] != F32.to_bytes(values):
            sys.exit(f"'{name}' has not the bits of its operations")
        largest = max(map(abs, formula[name]))
        if any(abs(a - b) > 1e-5 * largest for a, b in zip(values, formula[name])):
            sys.exit(f"'{name}' is not what the formula gives")


if __name__ == "__main__":
    main()
