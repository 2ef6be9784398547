#!/usr/bin/env python3
"""Prints a program that updates matrices by polynomials of their gradients.

products.py ROWSxCOLUMNS ... [--type TYPE] [--accumulation NAME] [--one-op]

Each matrix is updated by (c A A + b A + a) G, where A is G G^T, or by G (...) with
A = G^T G, if it has more rows than columns: by products of all kinds. Each product is
an op, or one for all matrices with --one-op.
"""

import argparse

A, B, C = 3.4445, -4.7750, 2.0315


class Matrix:
    def __init__(self, number, rows, columns, type):
        self.number, self.is_tall = number, rows > columns
        self.type = f"tensor<{rows}x{columns}x{type}>"
        side = min(rows, columns)
        self.square = f"tensor<{side}x{side}x{type}>"

    def name(self, value):
        return f"%{value}{self.number}"


def print_product(
    matrices, out, lhs, rhs, plus=None, transposed=(), attributes="", accumulation=""
):
    """Prints a product of `matrices`; `out` and the others name values and their types."""

    def stream(keyword, operand):
        value, kind = operand
        names = ", ".join(m.name(value) for m in matrices)
        types = ", ".join(getattr(m, kind) for m in matrices)
        word = " transposed" if keyword in transposed else ""
        return f"      {keyword}{word}({names} : {types})"

    result, kind = out
    for m in matrices:
        print(f"  {m.name('e_' + result)} = tensor.empty() : {getattr(m, kind)}")
    results = ", ".join(m.name(result) for m in matrices)
    print(f"  {results} = optim.matmul {accumulation}")
    print(stream("out", ("e_" + result, kind)))
    print(stream("lhs", lhs))
    print(stream("rhs", rhs))
    if plus:
        print(stream("plus", plus))
    print(f"      {attributes}")


def print_polynomial(matrices, is_tall, accumulation):
    gram, matrix = ("a", "square"), ("g", "type")
    print_product(
        matrices, gram, matrix, matrix,
        transposed=["lhs" if is_tall else "rhs"], attributes="{symmetric}",
        accumulation=accumulation,
    )  # fmt: skip
    print_product(
        matrices, ("b", "square"), gram, gram, plus=gram,
        attributes=f"{{alpha = {C}, beta = {B}, symmetric}}", accumulation=accumulation,
    )  # fmt: skip
    factors = (matrix, ("b", "square")) if is_tall else (("b", "square"), matrix)
    print_product(
        matrices, ("x", "type"), *factors, plus=matrix,
        attributes=f"{{beta = {A}}}", accumulation=accumulation,
    )  # fmt: skip


def print_update(m, type):
    print(f"  %w{m.number} = ml_program.global_load @w{m.number} : {m.type}")
    operands = f"out(%w{m.number} : {m.type}) in(%x{m.number} : {type})"
    print(f"  %n{m.number} = optim.foreach {operands} {{")
    print(f"  ^bb0(%p: {type}, %u: {type}):")
    print(f"    %wide = arith.extf %p : {type} to f32")
    print(f"    %step = arith.extf %u : {type} to f32")
    print("    %sum = arith.addf %wide, %step : f32")
    print(f"    %narrow = arith.truncf %sum : f32 to {type}")
    print(f"    optim.yield %narrow : {type}")
    print("  }")
    print(f"  ml_program.global_store @w{m.number} = %n{m.number} : {m.type}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", nargs="+")
    parser.add_argument("--type", default="bf16")
    parser.add_argument("--accumulation", default="sequential")
    parser.add_argument("--one-op", action="store_true")
    args = parser.parse_args()
    sizes = [[int(size) for size in text.split("x")] for text in args.sizes]
    matrices = [Matrix(k, *size, args.type) for k, size in enumerate(sizes)]
    for m in matrices:
        state = f"@w{m.number}(#ml_program.extern : {m.type}) : {m.type}"
        print(f"ml_program.global private mutable {state}")
    arguments = ", ".join(f"%d{m.number}: {m.type}" for m in matrices)
    print(f"func.func @train_step({arguments}) {{")
    for m in matrices:
        print(f"  %g{m.number} = optim.gradient @w{m.number} %d{m.number} : {m.type}")
    for is_tall in (False, True):
        own = [m for m in matrices if m.is_tall == is_tall]
        lists = [own] if args.one_op else [[m] for m in own]
        for members in filter(None, lists):
            print_polynomial(members, is_tall, args.accumulation)
    for m in matrices:
        print_update(m, args.type)
    print("  return")
    print("}")


if __name__ == "__main__":
    main()
