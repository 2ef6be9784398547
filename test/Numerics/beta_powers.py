#!/usr/bin/env python3
"""Measures the drift of stored beta powers from the exact powers.

    beta_powers.py [--check TABLE]

Advances a power as an update does, one rounded multiplication a step, in f32 and in
f64, and compares it with the exact power of the beta that is meant. Prints a
table in Markdown; with --check, compares it with the one in the file TABLE.
"""

import argparse
import ctypes
import decimal
import sys

BETAS = ["0.9", "0.95", "0.999", "0.9999"]
STEPS = [10, 1000, 10_000, 100_000]
# Digits that the exact powers are computed with.
PRECISION = 100
HEADER = (
    "| beta | steps | exact power | error of power, f32 | f64 | error of 1 - power, f32 | f64 |"
)


def round_to_f32(value):
    return ctypes.c_float(value).value


def round_to_f64(value):
    return value


def advance(beta, rounding, steps):
    """The power as it is before steps 0, 1, ..., given as it is stored."""
    # The product of two numbers of f32 is exact in f64: it is rounded once.
    factor = power = rounding(float(beta))
    powers = {}
    for step in range(max(steps) + 1):
        if step in steps:
            powers[step] = power
        power = rounding(power * factor)
    return powers


def get_relative_error(value, exact):
    return abs(decimal.Decimal(value) / exact - 1)


def format_error(error):
    return f"{error:.1e}" if error else "0"


def make_rows():
    decimal.getcontext().prec = PRECISION
    rows = [HEADER, "|---|---|---|---|---|---|---|"]
    for text in BETAS:
        beta = decimal.Decimal(text)
        stored = [advance(text, rounding, STEPS) for rounding in (round_to_f32, round_to_f64)]
        for step in STEPS:
            # Before step 0 the power is the beta itself.
            exact = beta ** (step + 1)
            powers = [get_relative_error(values[step], exact) for values in stored]
            corrections = [
                get_relative_error(rounding(1.0 - values[step]), 1 - exact)
                for values, rounding in zip(stored, (round_to_f32, round_to_f64), strict=True)
            ]
            errors = " | ".join(format_error(error) for error in powers + corrections)
            rows.append(f"| {text} | {step:,} | {exact:.3e} | {errors} |")
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", metavar="TABLE")
    args = parser.parse_args()
    rows = make_rows()
    if not args.check:
        print("\n".join(rows))
        return
    with open(args.check) as file:
        lines = file.read().splitlines()
    if missing := [row for row in rows if row not in lines]:
        sys.exit("not in " + args.check + ":\n" + "\n".join(missing))
    print(f"{len(rows)} rows agree")


if __name__ == "__main__":
    main()
