#!/usr/bin/env python3
"""Prints a function with a reduction, and an update that stores what it sums.

many_scalars.py COUNT

The update reads COUNT scalars besides.
"""

import sys


def main():
    scalars = [f"%s{i}" for i in range(int(sys.argv[1]))]
    parameters = "".join(f", {name}: tensor<f32>" for name in scalars)
    names, types = ", ".join(scalars), ", ".join(["tensor<f32>"] * len(scalars))
    arguments = "".join(f", {name}.x: f32" for name in scalars)
    terms, total = [], scalars[0] + ".x"
    for name in scalars[1:]:
        terms.append(f"    {name}.y = arith.addf {total}, {name}.x : f32")
        total = name + ".y"
    print(f"""
func.func @f(%p: tensor<8xf32>, %m: tensor<8xf32>, %g: tensor<8xf32>{parameters})
    -> (tensor<8xf32>, tensor<8xf32>, tensor<1xf32>) {{
  %e = tensor.empty() : tensor<1xf32>
  %sum = optim.reduce out(%e : tensor<1xf32>) in(%m : tensor<8xf32>) in(%g : f32) {{
  ^bb0(%old: f32, %in: f32):
    %0 = arith.addf %old, %in : f32
    optim.yield %0 : f32
  }}
  %new:2 = optim.foreach out(%p : tensor<8xf32>) out(%m : f32) in(%g : f32)
      scalar({names} : {types}) {{
  ^bb0(%x: f32, %old: f32, %in: f32{arguments}):
    %0 = arith.addf %old, %in : f32
{chr(10).join(terms)}
    %1 = arith.mulf %0, {total} : f32
    %2 = arith.subf %x, %1 : f32
    optim.yield %2, %0 : f32, f32
  }}
  return %new#0, %new#1, %sum : tensor<8xf32>, tensor<8xf32>, tensor<1xf32>
}}""")


if __name__ == "__main__":
    main()
