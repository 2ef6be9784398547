"""Prints a function with two updates for each optimizer of the definitions.

    print_updates.py

Of each, all streams are there, and per-parameter settings differ. Comments say
what FileCheck must find where the two are merged (MERGED), and where they are
generalized (STRUCTURED).
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "tools"))

from definitions import load_updates  # noqa: E402

SIZES = [4, 8]
UPDATED = ("Parameter", "State", "ScalarState", "Master")
ELEMENTS = {"Parameter": "bf16", "Gradient": "bf16"}
ONE_ELEMENT = {"ScalarState": "tensor<1xf32>", "Scalar": "tensor<f32>", "Flag": "tensor<1xi1>"}
# What the two updates share.
SHARED = ("Scalar", "Flag")


def make_type(stream, position):
    element = ELEMENTS.get(stream.kind, "f32")
    return ONE_ELEMENT.get(stream.kind, f"tensor<{SIZES[position]}x{element}>")


def make_name(stream, position):
    return stream.name if stream.kind in SHARED else f"{stream.name}_{position}"


def print_checks(update):
    print(f"// MERGED-LABEL: func.func @{update.name}(")
    print(f"// MERGED: optim.{update.name}{{{{$}}}}")
    for stream in update.streams:
        operands = "%{{.*}}" if stream.kind in SHARED else "%{{.*}}, %{{.*}}"
        print(f"// MERGED-NEXT: {stream.name}({operands} : ")
    for name in sorted(update.per_parameter):
        print(f"// MERGED-SAME: {name} = array<f64: 2.500000e-01, 5.000000e-01>")
    print(f"// MERGED-NOT: optim.{update.name}")
    print(f"// STRUCTURED-LABEL: func.func @{update.name}(")
    print("// STRUCTURED: optim.foreach")
    print(f"// STRUCTURED-NOT: optim.{update.name}")


def print_update(update, position):
    updated = [stream for stream in update.streams if stream.kind in UPDATED]
    operands = " ".join(
        f"{stream.name}(%{make_name(stream, position)} : {make_type(stream, position)})"
        for stream in update.streams
    )
    decay = [f"{name} = array<f64: {0.25 * (position + 1)}>" for name in update.per_parameter]
    settings = ", ".join([*update.required, *decay])
    print(f"  %new_{position}:{len(updated)} = optim.{update.name} {operands} {{{settings}}}")
    for index, stream in enumerate(updated):
        name, type = make_name(stream, position), make_type(stream, position)
        print(f"  ml_program.global_store @{update.name}.{name} = %new_{position}#{index} : {type}")


def print_function(update):
    arguments, loads = {}, []
    for position in range(len(SIZES)):
        for stream in update.streams:
            name, type = make_name(stream, position), make_type(stream, position)
            if stream.kind not in UPDATED:
                arguments[name] = type
                continue
            name = f"{update.name}.{name}"
            print(f"ml_program.global private mutable @{name}(dense<1.0> : {type}) : {type}")
            loads.append(
                f"  %{make_name(stream, position)} = ml_program.global_load @{name} : {type}"
            )
    print_checks(update)
    names = ", ".join(f"%{name}: {type}" for name, type in arguments.items())
    print(f"func.func @{update.name}({names}) {{")
    print("\n".join(loads))
    for position in range(len(SIZES)):
        print_update(update, position)
    print("  return\n}")


def main():
    for update in load_updates():
        print_function(update)


if __name__ == "__main__":
    main()
