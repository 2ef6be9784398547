"""Compares the rates of compiled schedules with their formulas.

    schedules.py FOLDER

For each schedule and some numbers of steps, a program is run from that step, and the
learning rate that its checkpoint holds is the one of the formula: bit for bit where
the formula has one sequence of operations, within some units of the last place
where Python's cosine has another.
"""

import math
import os
import struct
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "Reference", "Inputs"))
from checkpoint import read_safetensors  # noqa: E402

PROGRAM = """
ml_program.global private mutable @lr(dense<0.1> : tensor<1xf32>) : tensor<1xf32>
ml_program.global private mutable @w(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
func.func @train_step(%d: tensor<4xf32>) {
  %w = ml_program.global_load @w : tensor<4xf32>
  %lr = ml_program.global_load @lr : tensor<1xf32>
  %g = optim.gradient @w %d : tensor<4xf32>
  %new = optim.sgd params(%w : tensor<4xf32>) grads(%g : f32) lr(%lr : tensor<1xf32>)
  ml_program.global_store @w = %new : tensor<4xf32>
  return
}
"""
# The program's own rate in f64.
OWN_RATE = struct.unpack("<f", struct.pack("<f", 0.1))[0]


def power(base, exponent):
    """By repeated squaring, the lowest bit first."""
    result = 1.0
    while exponent:
        if exponent & 1:
            result *= base
        base *= base
        exponent >>= 1
    return result


def warmed_up(count, start, base, length, schedule):
    if count < length:
        return (base - start) * count / length + start
    return schedule(count - length)


def cosine(count, base, end, steps):
    # Reduced first: the product with pi is rounded.
    return end + (base - end) * (1 + math.cos(math.pi * (count % (2 * steps)) / steps)) / 2


def polynomial(count, base, end, steps, exponent):
    rest = 1.0 - min(count, steps) / steps
    result = rest
    for _ in range(exponent - 1):
        result *= rest
    return (base - end) * result + end


def piecewise(count, boundaries, rates):
    for boundary, rate in zip(boundaries, rates, strict=False):
        if count < boundary:
            return rate
    return rates[-1]


# By the option: the formula, and the error that is allowed.
SCHEDULES = {
    "constant": (lambda k: OWN_RATE, 0),
    "step:rate=0.3:steps=7:gamma=0.9": (lambda k: 0.3 * power(0.9, k // 7), 0),
    "polynomial:rate=0.3:steps=50:power=3:end=0.01": (
        lambda k: polynomial(k, 0.3, 0.01, 50, 3),
        0,
    ),
    "piecewise:boundaries=3,20:rates=0.3,0.2,0.1": (
        lambda k: piecewise(k, [3, 20], [0.3, 0.2, 0.1]),
        0,
    ),
    "constant:rate=0.3:warmup-steps=20:warmup-start=0.01": (
        lambda k: warmed_up(k, 0.01, 0.3, 20, lambda k: 0.3),
        0,
    ),
    "cosine:rate=0.3:steps=97:end=0.001": (lambda k: cosine(k, 0.3, 0.001, 97), 4e-16),
    "cosine:steps=40:warmup-steps=10": (
        lambda k: warmed_up(k, 0.0, OWN_RATE, 10, lambda k: cosine(k, OWN_RATE, 0.0, 40)),
        4e-16,
    ),
}
COUNTS = [0, 1, 2, 3, 6, 7, 10, 19, 20, 25, 30, 49, 50, 51, 97, 150, 12345]


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def get_rate(program, folder, count):
    checkpoint = os.path.join(folder, "state.safetensors")
    run("stepfold-run", program, f"--first-step={count}", "--save=" + checkpoint)
    return struct.unpack("<d", read_safetensors(checkpoint)["lr"])[0]


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    source = os.path.join(folder, "program.mlir")
    with open(source, "w") as file:
        file.write(PROGRAM)
    rewritten = os.path.join(folder, "rewritten.mlir")
    errors = []
    for option, (formula, allowed) in SCHEDULES.items():
        passes = f"--optim-promote-scalars=schedule={option}"
        run("stepfold-opt", passes, source, "-o", rewritten)
        for count in COUNTS:
            expected, rate = formula(count), get_rate(rewritten, folder, count)
            if not abs(rate - expected) <= allowed:
                errors.append(f"{option}, step {count}: expected {expected!r}, got {rate!r}")
    if errors:
        sys.exit("\n".join(errors))
    print(f"{len(SCHEDULES) * len(COUNTS)} rates agree")


if __name__ == "__main__":
    main()
