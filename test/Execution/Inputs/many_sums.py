#!/usr/bin/env python3
"""Prints a program with many sums of one gradient, every third of them a maximum.

many_sums.py COUNT TYPE [--one-op]

The reductions are COUNT ops, or one with --one-op. The gradient has two chunks.
"""

import argparse

SIZE = 8193


def print_reduction(numbers, type):
    """Prints one op with the sums `numbers`."""
    for k in numbers:
        print(f"  %e{k} = tensor.empty() : tensor<1x{type}>")
    results = ", ".join(f"%s{k}" for k in numbers)
    outs = " ".join(
        f"{'maximum' if k % 3 == 2 else 'out'}(%e{k} : tensor<1x{type}>)" for k in numbers
    )
    print(f"  {results} = optim.reduce {outs} in(%g : tensor<{SIZE}x{type}>) {{")
    print(f"  ^bb0(%x: {type}):")
    for k in numbers:
        print(f"    %c{k} = arith.constant {k + 1}.0 : {type}")
        print(f"    %y{k} = arith.mulf %x, %c{k} : {type}")
    yields = ", ".join(f"%y{k}" for k in numbers)
    print(f"    optim.yield {yields} : {', '.join(type for _ in numbers)}")
    print("  }")
    for k in numbers:
        print(f"  ml_program.global_store @s{k} = %s{k} : tensor<1x{type}>")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int)
    parser.add_argument("type")
    parser.add_argument("--one-op", action="store_true")
    args = parser.parse_args()
    parameter, number = f"tensor<{SIZE}x{args.type}>", f"tensor<1x{args.type}>"
    state = "ml_program.global private mutable"
    print(f"{state} @w(#ml_program.extern : {parameter}) : {parameter}")
    for k in range(args.count):
        print(f"{state} @s{k}(dense<0.0> : {number}) : {number}")
    print(f"func.func @train_step(%d: {parameter}) {{")
    print(f"  %g = optim.gradient @w %d : {parameter}")
    for numbers in [range(args.count)] if args.one_op else [[k] for k in range(args.count)]:
        print_reduction(numbers, args.type)
    print("  return")
    print("}")


if __name__ == "__main__":
    main()
