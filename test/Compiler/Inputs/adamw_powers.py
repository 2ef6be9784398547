#!/usr/bin/env python3
"""Prints a program: one update by AdamW of a list of N parameters.

    adamw_powers.py N [shared]

Each parameter has its own beta powers, or with "shared" all have one.
"""

import sys

TENSOR, POWER = "tensor<1000xf32>", "tensor<1xf32>"


def main():
    count = int(sys.argv[1])
    powers = 1 if "shared" in sys.argv[2:] else count
    # The streams that are updated, in the order of results: prefix, number, type, initial value.
    streams = {
        "params": ("w", count, TENSOR, 1.0),
        "moment1": ("m", count, TENSOR, 0.0),
        "moment2": ("s", count, TENSOR, 0.0),
        "beta1_pow": ("b", powers, POWER, 0.9),
        "beta2_pow": ("c", powers, POWER, 0.999),
    }
    state = [(f"{p}{i}", type, v) for p, n, type, v in streams.values() for i in range(n)]
    for name, type, value in [*state, ("lr", "tensor<f32>", 0.1)]:
        print(f"ml_program.global private mutable @{name}(dense<{value}> : {type}) : {type}")
    arguments = ", ".join(f"%d{i}: {TENSOR}" for i in range(count))
    print(f"func.func @train_step({arguments}) {{")
    print("  %lr = ml_program.global_load @lr : tensor<f32>")
    for name, type, _ in state:
        print(f"  %{name} = ml_program.global_load @{name} : {type}")
    for i in range(count):
        print(f"  %g{i} = optim.gradient @w{i} %d{i} : {TENSOR}")
    print(f"  %new:{len(state)} = optim.adamw")
    for stream, (prefix, number, type, _) in streams.items():
        values = ", ".join(f"%{prefix}{i}" for i in range(number))
        types = "f32" if stream.startswith("moment") else ", ".join([type] * number)
        print(f"      {stream}({values} : {types})")
    gradients = ", ".join(f"%g{i}" for i in range(count))
    print(f"      grads({gradients} : f32) lr(%lr : tensor<f32>)")
    print("      {weight_decay = array<f64: 0.01>}")
    for index, (name, type, _) in enumerate(state):
        print(f"  ml_program.global_store @{name} = %new#{index} : {type}")
    print("  return\n}")


if __name__ == "__main__":
    main()
