#!/usr/bin/env python3
"""Prints a program whose regions compute exp, log and pow, in f32 and f64.

    elementary_functions.py [N]

The operands are special values, each with each, and N random pairs: any bits, and
results up to overflow and underflow. The functions stand in each of the structured ops,
also of constants and of the gradient.
"""

import argparse
import itertools
import math
import random
import struct

SPECIAL = [
    *(0.0, 1.0, 2.0, 3.0, 0.5, 1.5, 2.5, 5.0, 88.8, 103.98, 709.8, 745.2, 1074.0, 1075.0),
    *(2.0**-149, 2.0**-150, 2.0**-1022, 2.0**-1074, 2.0**1023, 2.0**51 + 0.5, 2.0**52 + 1),
    *(2.0**53 - 1, 2.0**70, 1 - 2.0**-53, 1 + 2.0**-52, 1 - 2.0**-24, math.sqrt(0.5)),
    *(3 * 2.0**-215, 3 * 2.0**-30, math.inf),
]


def draw_pairs(count):
    draw = random.Random(7)
    for _ in range(count):
        yield tuple(struct.unpack("<2d", draw.randbytes(16)))
        base = math.ldexp(draw.uniform(1, 2), draw.randint(-149, 127))
        near = 1 + draw.choice((1, -1)) * 2.0 ** -draw.uniform(1, 52)
        for number in (base, near):
            if number != 1:
                yield number, draw.uniform(-750, 715) / math.log(number)
                yield number, draw.uniform(-104, 89) / math.log(number)


def to_hex(numbers, element):
    """The elements of a dense attribute, rounded to `element`."""
    if element == "f64":
        data = struct.pack(f"<{len(numbers)}d", *numbers)
    else:
        data = b"".join(to_f32(number) for number in numbers)
    return f'dense<"0x{data.hex().upper()}">'


def to_f32(number):
    try:
        return struct.pack("<f", number)
    except OverflowError:
        return struct.pack("<f", math.copysign(math.inf, number))


def print_state(bases, exponents):
    count = len(bases)

    def declare(name, type, value):
        print(f"ml_program.global private mutable @{name}({value} : {type}) : {type}")

    for element in ("f32", "f64"):
        type = f"tensor<{count}x{element}>"
        declare(f"x_{element}", type, to_hex(bases, element))
        declare(f"y_{element}", type, to_hex(exponents, element))
        for name in ("exp", "log", "pow", "drawn"):
            declare(f"{name}_{element}", type, "dense<0.0>")
        declare(f"sum_{element}", f"tensor<1x{element}>", "dense<0.0>")
        declare(f"step_{element}", f"tensor<1x{element}>", "dense<0.0>")
        declare(f"power_{element}", f"tensor<1x{element}>", "dense<0.0>")


def load(name, type):
    print(f"  %{name} = ml_program.global_load @{name} : {type}")


def store(name, type, value):
    print(f"  ml_program.global_store @{name} = {value} : {type}")


def print_elements(e, type):
    """Each function of each operand, and of the gradient."""
    names = [f"{name}_{e}" for name in ("exp", "log", "pow", "drawn")]
    outs = " ".join(f"out(%{name} : {type})" for name in names)
    ins = " ".join(f"in(%{name} : {type})" for name in (f"x_{e}", f"y_{e}", f"g_{e}"))
    print(f"""\
  %r_{e}:4 = optim.foreach {outs} {ins} {{
  ^bb0(%o0: {e}, %o1: {e}, %o2: {e}, %o3: {e}, %x: {e}, %y: {e}, %g: {e}):
    %0 = optim.exp %x : {e}
    %1 = optim.log %x : {e}
    %2 = optim.pow %x, %y : {e}
    %3 = math.absf %g : {e}
    %4 = arith.constant 1.1 : {e}
    %5 = optim.exp %4 : {e}
    %6 = optim.pow %3, %5 : {e}
    %7 = optim.log %6 : {e}
    %8 = arith.addf %7, %g : {e}
    optim.yield %0, %1, %2, %8 : {e}, {e}, {e}, {e}
  }}""")
    for index, name in enumerate(names):
        store(name, type, f"%r_{e}#{index}")


def print_sum_and_power(e, type):
    one = f"tensor<1x{e}>"
    print(f"""\
  %s_{e} = optim.reduce out(%sum_{e} : {one}) in(%g_{e} : {type}) {{
  ^bb0(%g: {e}):
    %0 = math.absf %g : {e}
    %1 = arith.negf %0 : {e}
    %2 = optim.exp %1 : {e}
    optim.yield %2 : {e}
  }}
  %p_{e}:2 = optim.foreach_parameter out(%step_{e} : {one}) out(%power_{e} : {one})
      in(%s_{e} : {one}) {{
  ^bb0(%step: {e}, %old: {e}, %in: {e}):
    %one = arith.constant 1.0 : {e}
    %beta = arith.constant 0.999 : {e}
    %0 = arith.addf %step, %one : {e}
    %1 = optim.pow %beta, %0 : {e}
    %2 = optim.log %in : {e}
    %3 = arith.mulf %1, %2 : {e}
    optim.yield %0, %3 : {e}, {e}
  }}""")
    for name, value in (("sum", f"%s_{e}"), ("step", f"%p_{e}#0"), ("power", f"%p_{e}#1")):
        store(f"{name}_{e}", one, value)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("random", type=int, nargs="?", default=400)
    values = [sign * value for value in SPECIAL for sign in (1, -1)] + [math.nan]
    pairs = [*itertools.product(values, values), *draw_pairs(parser.parse_args().random)]
    bases, exponents = zip(*pairs, strict=True)
    print_state(bases, exponents)
    print("func.func @train_step() {")
    for e in ("f32", "f64"):
        type = f"tensor<{len(pairs)}x{e}>"
        print(f'  %d_{e} = "framework.backward"() : () -> {type}')
        print(f"  %g_{e} = optim.gradient @drawn_{e} %d_{e} : {type}")
        for name in ("x", "y", "exp", "log", "pow", "drawn"):
            load(f"{name}_{e}", type)
        for name in ("sum", "step", "power"):
            load(f"{name}_{e}", f"tensor<1x{e}>")
    for e in ("f32", "f64"):
        type = f"tensor<{len(pairs)}x{e}>"
        print_elements(e, type)
        print_sum_and_power(e, type)
    print("  return\n}")


if __name__ == "__main__":
    main()
