#!/usr/bin/env python3
"""Prints a program: SGD on gradients that are clipped by their global norm.

    clipped_sgd.py N [f32|f64] [mixed] [maximum|exact]

N parameters, of the edge sizes of a kernel in turn, each with ops of its own, as a
framework has them. The norm's sum is also stored; all parameters but each third
have a copy of bf16. "mixed": the gradients of those with copies are of bf16, too.
"maximum": the norm is the largest magnitude; its square is stored. "exact": the sum is
exact, and rounded once.
"""

import sys

SIZES = [3, 0, 1, 8193, 1024, 4097]


def body(arguments, lines, result, dtype):
    return (
        f" {{\n  ^bb0({', '.join(f'%{name}: {dtype}' for name in arguments)}):\n"
        + "".join(f"    {line}\n" for line in lines)
        + f"    optim.yield %{result} : {dtype}\n  }}"
    )


def main():
    count, dtype = int(sys.argv[1]), (sys.argv[2:] or ["f32"])[0]
    is_mixed = "mixed" in sys.argv[3:]
    is_exact = "exact" in sys.argv[3:]
    out = "maximum" if "maximum" in sys.argv[3:] else "exact" if is_exact else "out"
    sum_type = "vector<13xi64>" if is_exact else dtype
    types = [f"tensor<{SIZES[i % len(SIZES)]}x{dtype}>" for i in range(count)]
    scalar = f"tensor<{dtype}>"
    state = "ml_program.global private mutable"
    print(f"{state} @lr(dense<0.5> : {scalar}) : {scalar}")
    print(f"{state} @total(dense<0.0> : {scalar}) : {scalar}")
    for i, type in enumerate(types):
        print(f"{state} @w{i}(#ml_program.extern : {type}) : {type}")
        if i % 3:
            copy = type.replace(dtype, "bf16")
            print(f"{state} @h{i}(#ml_program.extern : {copy}) : {copy}")
    gradients = [
        type.replace(dtype, "bf16") if is_mixed and i % 3 else type for i, type in enumerate(types)
    ]
    arguments = ", ".join(f"%d{i}: {type}" for i, type in enumerate(gradients))
    print(f"func.func @train_step({arguments}) {{")
    print(f"  %lr = ml_program.global_load @lr : {scalar}")
    for i, type in enumerate(types):
        print(f"  %m{i} = optim.gradient @w{i} %d{i} : {gradients[i]}")
        if gradients[i] != type:
            print(f"  %g{i} = optim.cast %m{i} : {gradients[i]} to {type}")

    def gradient(i):
        return f"%g{i}" if gradients[i] != types[i] else f"%m{i}"

    squares = body(["in"], [f"%0 = arith.mulf %in, %in : {dtype}"], "0", dtype)
    one, vector, whole = (f"tensor<{size}{sum_type}>" for size in ("1x", f"{count}x", ""))
    for i, type in enumerate(types):
        print(f"  %e_sum{i} = tensor.empty() : {one}")
        print(
            f"  %s{i} = optim.reduce {out}(%e_sum{i} : {one}) in({gradient(i)} : {type})" + squares
        )
    print(f"  %e_sums = tensor.empty() : {vector}")
    sums = ", ".join(f"%s{i}" for i in range(count))
    print(
        f"  %sums = optim.foreach_parameter out(%e_sums : {vector}) in({sums} : {one})"
        + body(["out", "in"], [], "in", sum_type)
    )
    print(f"  %e_total = tensor.empty() : {whole}")
    total = "%words" if is_exact else "%total"
    print(f"  {total} = optim.reduce_parameters {out}(%e_total : {whole}) in(%sums : {vector})")
    if is_exact:
        print(f"  %e_rounded = tensor.empty() : {scalar}")
        print(
            f"  %total = optim.foreach_parameter out(%e_rounded : {scalar}) in(%words : {whole})"
            f" {{\n  ^bb0(%out: {dtype}, %in: {sum_type}):\n"
            f"    %0 = optim.round_sum %in : {sum_type}\n    optim.yield %0 : {dtype}\n  }}"
        )
    print(f"  ml_program.global_store @total = %total : {scalar}")
    factor = [
        f"%one = arith.constant 1.0 : {dtype}",
        f"%norm = math.sqrt %in : {dtype}",
        f"%is_more = arith.cmpf ogt, %norm, %one : {dtype}",
        f"%most = arith.select %is_more, %norm, %one : {dtype}",
        f"%factor = arith.divf %one, %most : {dtype}",
    ]
    print(f"  %e_factor = tensor.empty() : {scalar}")
    print(
        f"  %factor = optim.foreach_parameter out(%e_factor : {scalar}) in(%total : {scalar})"
        + body(["out", "in"], factor, "factor", dtype)
    )
    scale = body(["out", "in", "f"], [f"%0 = arith.mulf %in, %f : {dtype}"], "0", dtype)
    for i, type in enumerate(types):
        print(f"  %w{i} = ml_program.global_load @w{i} : {type}")
        print(f"  %e{i} = tensor.empty() : {type}")
        print(
            f"  %c{i} = optim.foreach out(%e{i} : {type}) in({gradient(i)} : {dtype})"
            f" scalar(%factor : {scalar})" + scale
        )
        print(
            f"  %n{i} = optim.sgd params(%w{i} : {type}) grads(%c{i} : {dtype}) lr(%lr : {scalar})"
        )
        print(f"  ml_program.global_store @w{i} = %n{i} : {type}")
        if i % 3:
            copy = type.replace(dtype, "bf16")
            print(f"  %h{i} = optim.cast %n{i} : {type} to {copy}")
            print(f"  ml_program.global_store @h{i} = %h{i} : {copy}")
    print("  return\n}")


if __name__ == "__main__":
    main()
