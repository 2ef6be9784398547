"""Prints a program that updates N parameters one at a time.

Usage: many_parameters.py N [lars_momentum|adamw]

Shapes and the weight decay vary with the parameter; every parameter has its own
state, as frameworks write it.
"""

import sys

SHAPES = ["64x3x3", "128", "32x16", "1"]


def declare(name, type):
    print(f"ml_program.global private mutable @{name}(dense<0.0> : {type}) : {type}")


def load(name, type):
    print(f"  %{name} = ml_program.global_load @{name} : {type}")


def store(name, value, type):
    print(f"  ml_program.global_store @{name} = {value} : {type}")


def states(optimizer):
    """Name of each state, and whether it has one element."""
    if optimizer == "lars_momentum":
        return [("velocity", False)]
    return [("moment1", False), ("moment2", False), ("beta1_pow", True), ("beta2_pow", True)]


def print_update(optimizer, index, tensor):
    print(f"  %g{index} = optim.gradient @w{index} %d{index} : {tensor}")
    load(f"w{index}", tensor)
    names = ["params"]
    clauses = [f"params(%w{index} : {tensor})"]
    for state, is_scalar in states(optimizer):
        type = "tensor<1xf32>" if is_scalar else tensor
        load(f"{state}{index}", type)
        names.append(state)
        clauses.append(f"{state}(%{state}{index} : {type})")
    decay = 0.0 if index % 3 == 0 else 5.0e-4
    attributes = f"weight_decay = array<f64: {decay}>"
    if optimizer == "lars_momentum":
        attributes += ", gate = #optim.lars_gate<norms>, mu = 0.9 : f64"
    results = ", ".join(f"%{name}{index}_new" for name in names)
    print(
        f"  {results} = optim.{optimizer} {' '.join(clauses)} "
        f"grads(%g{index} : {tensor}) lr(%lr : tensor<f32>) {{{attributes}}}"
    )


def print_stores(optimizer, index, tensor):
    store(f"w{index}", f"%params{index}_new", tensor)
    for state, is_scalar in states(optimizer):
        type = "tensor<1xf32>" if is_scalar else tensor
        store(f"{state}{index}", f"%{state}{index}_new", type)


def main():
    count = int(sys.argv[1])
    optimizer = sys.argv[2] if len(sys.argv) > 2 else "lars_momentum"
    tensors = [f"tensor<{SHAPES[index % len(SHAPES)]}xf32>" for index in range(count)]
    declare("lr", "tensor<f32>")
    for index, tensor in enumerate(tensors):
        declare(f"w{index}", tensor)
        for state, is_scalar in states(optimizer):
            declare(f"{state}{index}", "tensor<1xf32>" if is_scalar else tensor)
    print("func.func @train_step() {")
    load("lr", "tensor<f32>")
    for index, tensor in enumerate(tensors):
        print(f'  %d{index} = "framework.gradient"() : () -> {tensor}')
    for index, tensor in enumerate(tensors):
        print_update(optimizer, index, tensor)
        print_stores(optimizer, index, tensor)
    print("  return\n}")


main()
