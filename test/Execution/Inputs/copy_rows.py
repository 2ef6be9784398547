#!/usr/bin/env python3
"""Prints a program that takes the rows of its gradients apart, and puts them together.

copy_rows.py NUMBER ROWSxCOLUMNS ... [--type TYPE] [--one-op]

Each parameter consists of NUMBER matrices of a size, whose rows are in turn. It is
updated by its gradient, of which each matrix is multiplied by another number. Each copy
is an op, or one for all parameters with --one-op.
"""

import argparse


class Parameter:
    def __init__(self, index, number, rows, columns, type):
        self.index, self.element = index, type
        self.whole = f"tensor<{number * rows}x{columns}x{type}>"
        self.part = f"tensor<{rows}x{columns}x{type}>"
        self.places = range(number)

    def parts(self, prefix):
        return [f"%{prefix}{self.index}_{place}" for place in self.places]


def print_copies(params, outs, ins):
    """Prints copies of rows. `outs` and `ins` list the names and types of a parameter."""

    def gather(list_values):
        values = [value for param in params for value in list_values(param)]
        return zip(*values)

    names, types = gather(outs)
    for name, type in zip(names, types):
        print(f"  %e_{name[1:]} = tensor.empty() : {type}")
    empty = [f"%e_{name[1:]}" for name in names]
    print(f"  {', '.join(names)} = optim.copy_rows")
    for keyword, (names, types) in (("out", (empty, types)), ("in", gather(ins))):
        print(f"      {keyword}({', '.join(names)} : {', '.join(types)})")


def print_foreach(result, out, operand, type, element, lines):
    print(f"  {result} = optim.foreach out({out} : {type}) in({operand} : {type}) {{")
    print(f"  ^bb0(%old: {element}, %new: {element}):")
    print(f"    %o = arith.extf %old : {element} to f32")
    print(f"    %n = arith.extf %new : {element} to f32")
    for line in lines:
        print(f"    {line}")
    print(f"    %narrow = arith.truncf %result : f32 to {element}")
    print(f"    optim.yield %narrow : {element}")
    print("  }")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int)
    parser.add_argument("sizes", nargs="+")
    parser.add_argument("--type", default="bf16")
    parser.add_argument("--one-op", action="store_true")
    args = parser.parse_args()
    params = [
        Parameter(index, args.number, *map(int, size.split("x")), args.type)
        for index, size in enumerate(args.sizes)
    ]
    for p in params:
        state = f"@w{p.index}(#ml_program.extern : {p.whole}) : {p.whole}"
        print(f"ml_program.global private mutable {state}")
    arguments = ", ".join(f"%d{p.index}: {p.whole}" for p in params)
    print(f"func.func @train_step({arguments}) {{")
    for p in params:
        print(f"  %g{p.index} = optim.gradient @w{p.index} %d{p.index} : {p.whole}")

    def list_wholes(prefix):
        return lambda p: [(f"%{prefix}{p.index}", p.whole)]

    def list_parts(prefix):
        return lambda p: [(name, p.part) for name in p.parts(prefix)]

    lists = [params] if args.one_op else [[p] for p in params]
    for members in lists:
        print_copies(members, list_parts("a"), list_wholes("g"))
    for p in params:
        for place, (result, operand) in enumerate(zip(p.parts("s"), p.parts("a"))):
            empty = f"%e_{result[1:]}"
            print(f"  {empty} = tensor.empty() : {p.part}")
            factor = f"%f = arith.constant {place + 2}.0 : f32"
            lines = [factor, "%result = arith.mulf %n, %f : f32"]
            print_foreach(result, empty, operand, p.part, p.element, lines)
    for members in lists:
        print_copies(members, list_wholes("x"), list_parts("s"))
    for p in params:
        print(f"  %w{p.index} = ml_program.global_load @w{p.index} : {p.whole}")
        lines = ["%result = arith.addf %o, %n : f32"]
        old, new = f"%w{p.index}", f"%n{p.index}"
        print_foreach(new, old, f"%x{p.index}", p.whole, p.element, lines)
        print(f"  ml_program.global_store @w{p.index} = {new} : {p.whole}")
    print("  return")
    print("}")


if __name__ == "__main__":
    main()
