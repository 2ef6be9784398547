#!/usr/bin/env python3
"""Prints a program whose update adds N state variables of one element to a parameter.

many_scalars.py N
"""

import sys


def main():
    names = [f"s{i}" for i in range(int(sys.argv[1]))]
    state = "ml_program.global private mutable"
    print(f"{state} @w(dense<1.0> : tensor<8xf32>) : tensor<8xf32>")
    for i, name in enumerate(names):
        print(f"{state} @{name}(dense<{i}.5> : tensor<f32>) : tensor<f32>")
    print("func.func @train_step(%d: tensor<8xf32>) {")
    print("  %g = optim.gradient @w %d : tensor<8xf32>")
    print("  %w = ml_program.global_load @w : tensor<8xf32>")
    for name in names:
        print(f"  %{name} = ml_program.global_load @{name} : tensor<f32>")
    scalars = ", ".join(f"%{name}" for name in names)
    types = ", ".join(["tensor<f32>"] * len(names))
    print("  %new = optim.foreach out(%w : tensor<8xf32>) in(%g : f32)")
    print(f"      scalar({scalars} : {types}) {{")
    arguments = "".join(f", %{name}.x: f32" for name in names)
    print(f"  ^bb0(%out: f32, %in: f32{arguments}):")
    print("    %sum = arith.addf %out, %in : f32")
    last = "sum"
    for name in names:
        print(f"    %{name}.sum = arith.addf %{last}, %{name}.x : f32")
        last = f"{name}.sum"
    print(f"    optim.yield %{last} : f32")
    print("  }")
    print("  ml_program.global_store @w = %new : tensor<8xf32>")
    print("  return")
    print("}")


if __name__ == "__main__":
    main()
