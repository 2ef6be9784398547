#!/usr/bin/env python3
"""Measures the errors of exp, log and pow, as compiled for this machine.

    elementary_errors.py FOLDER [--count N] [--seed S]

Draws N operands for each row, computes the functions with `stepfold-run --engine=jit`, and
compares the results with those of `decimal` to 60 digits. Prints the largest error of each
row in units of the last place, and fails where one is beyond the bounds of docs/numerics.md.
"""

import argparse
import decimal
import math
import os
import random
import struct
import subprocess
import sys
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Reference", "Inputs"))
from checkpoint import read_safetensors  # noqa: E402

decimal.setcontext(decimal.Context(prec=60, Emin=-99999, Emax=99999))


@dataclass
class Format:
    """A type: the letter of `struct`, its precision, its least exponent, and more."""

    letter: str
    precision: int
    least: int
    top: int
    # Logarithms of three results: the least subnormal, the least normal and the largest number.
    logarithms: tuple
    bound: float

    def round(self, number):
        return struct.unpack(f"<{self.letter}", struct.pack(f"<{self.letter}", number))[0]


FORMATS = {
    "f64": Format("d", 53, -1022, 1024, (-745.1, -708.3, 709.78), 0.504),
    "f32": Format("f", 24, -126, 128, (-103.9, -87.3, 88.72), 0.500000002),
}


class Operands:
    """Operands of rows, rounded to a format."""

    def __init__(self, format, seed):
        self.format, self.draw = format, random.Random(seed)

    def any(self):
        format, draw = self.format, self.draw
        exponent = draw.randint(format.least - format.precision + 1, format.top - 1)
        return format.round(math.ldexp(draw.uniform(1, 2), exponent)) or self.any()

    def near_one(self):
        distance = 2 ** self.draw.uniform(1 - self.format.precision, -1)
        return self.format.round(1 + self.draw.choice((1, -1)) * distance)

    def between(self, low, high):
        return self.format.round(self.draw.uniform(low, high))

    def reduced(self):
        """Draws an operand whose logarithm is that of the reduced operand alone."""
        return self.between(0.7, 1.42)

    def small(self):
        sign = self.draw.choice((1, -1))
        return self.format.round(sign * 2 ** self.draw.uniform(-self.format.precision - 3, -1))

    def power(self, draw_base, low, high):
        """A base, and an exponent for which the logarithm of the result is in between."""
        base = draw_base()
        while base == 1:
            base = draw_base()
        exponent = self.format.round(self.draw.uniform(low, high) / math.log(base))
        return (base, exponent) if math.isfinite(exponent) else self.power(draw_base, low, high)

    def beta(self):
        beta = self.format.round(self.draw.choice((0.9, 0.95, 0.999, 0.9999)))
        return beta, float(self.draw.randint(1, int(-self.format.logarithms[0] / 0.11)))


def draw_rows(format, seed, count):
    """The operands of each row, by its function and description."""
    o = Operands(format, seed)
    tiny, low, high = format.logarithms
    rows = {
        ("exp", "normal results"): lambda: (o.between(low, high),),
        ("exp", "small arguments"): lambda: (o.small(),),
        ("exp", "subnormal results"): lambda: (o.between(tiny, low),),
        ("log", "all magnitudes"): lambda: (o.any(),),
        ("log", "near 1"): lambda: (o.near_one(),),
        ("log", "from 1/2 to 2"): lambda: (o.between(0.5, 2.0),),
        ("pow", "normal results"): lambda: o.power(o.any, low, high),
        ("pow", "bases near 1"): lambda: o.power(o.near_one, low, high),
        ("pow", "bases from 0.7 to 1.42"): lambda: o.power(o.reduced, low, high),
        ("pow", "subnormal results"): lambda: o.power(o.any, tiny, low),
        ("pow", "near overflow"): lambda: o.power(o.any, high - 1, high),
        ("pow", "powers of betas"): o.beta,
    }
    return {key: [draw() for _ in range(count)] for key, draw in rows.items()}


def print_program(file, element, format, rows):
    def dense(numbers):
        data = struct.pack(f"<{len(numbers)}{format.letter}", *numbers)
        return f'dense<"0x{data.hex().upper()}">'

    count = len(next(iter(rows.values())))
    type = f"tensor<{count}x{element}>"
    body = []
    for index, ((function, _), operands) in enumerate(rows.items()):
        names = [f"{letter}{index}" for letter in "xy"[: len(operands[0])]]
        for name, numbers in zip(names, zip(*operands, strict=True), strict=True):
            state = f"{dense(numbers)} : {type}"
            file.write(f"ml_program.global private mutable @{name}({state}) : {type}\n")
            body.append(f"%{name} = ml_program.global_load @{name} : {type}")
        result = f"r{index}"
        file.write(f"ml_program.global private mutable @{result}(dense<0.0> : {type}) : {type}\n")
        ins = " ".join(f"in(%{name} : {type})" for name in names)
        arguments = ", ".join(f"%a{i}" for i in range(len(names)))
        typed = ", ".join(f"%a{i}: {element}" for i in range(len(names)))
        body += [
            f"%old{index} = ml_program.global_load @{result} : {type}",
            f"%{result} = optim.foreach out(%old{index} : {type}) {ins} {{",
            f"^bb0(%out: {element}, {typed}):",
            f"  %v = optim.{function} {arguments} : {element}",
            f"  optim.yield %v : {element}",
            "}",
            f"ml_program.global_store @{result} = %{result} : {type}",
        ]
    file.write("func.func @train_step() {\n  " + "\n  ".join(body) + "\n  return\n}\n")


def compute(folder, element, format, rows):
    """The result of each row, as compiled code computes it."""
    program, saved = (os.path.join(folder, element + end) for end in (".mlir", ".safetensors"))
    with open(program, "w") as file:
        print_program(file, element, format, rows)
    command = ["stepfold-run", program, "--engine=jit", "--steps=1", f"--save={saved}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    tensors = read_safetensors(saved)
    for index, (key, operands) in enumerate(rows.items()):
        yield key, operands, struct.unpack(f"<{len(operands)}{format.letter}", tensors[f"r{index}"])


def get_exact(function, operands):
    first = decimal.Decimal(operands[0])
    if function == "exp":
        return first.exp()
    if function == "log":
        return first.ln()
    return (decimal.Decimal(operands[1]) * first.ln()).exp()


def get_error(format, value, exact):
    """In units of the last place of the exact result; 0 where that overflows."""
    largest = math.ldexp(2 - 2.0 ** (1 - format.precision), format.top - 1)
    if exact == 0 or abs(exact) > decimal.Decimal(largest):
        return 0.0
    # The binade of the exact result, which rounding may leave.
    exponent = math.frexp(float(abs(exact)) or 5e-324)[1]
    while decimal.Decimal(2) ** (exponent - 1) > abs(exact):
        exponent -= 1
    last = max(exponent - format.precision, format.least - format.precision + 1)
    return float(abs(decimal.Decimal(value) - exact) / decimal.Decimal(2) ** last)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    os.makedirs(args.folder, exist_ok=True)
    is_within = True
    for element, format in FORMATS.items():
        rows = draw_rows(format, args.seed, args.count)
        for (function, what), operands, values in compute(args.folder, element, format, rows):
            errors = [
                get_error(format, value, get_exact(function, arguments))
                for arguments, value in zip(operands, values, strict=True)
            ]
            is_within &= max(errors) <= format.bound
            worst = operands[errors.index(max(errors))]
            print(f"{element} {function}, {what}: {max(errors):.9f} at {worst}")
    print("all within the bounds" if is_within else "beyond a bound")
    sys.exit(0 if is_within else 1)


if __name__ == "__main__":
    main()
