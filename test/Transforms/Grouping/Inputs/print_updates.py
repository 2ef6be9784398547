"""Prints a function with two updates for each optimizer of the definitions.

    print_updates.py

Each has all streams of its numerics, and per-parameter settings differ. In a second function, all
settings are operands. Two more have the numerics of torch. Comments say what FileCheck must find
after the two are merged (MERGED) and generalized (STRUCTURED).
"""

import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4] / "tools"))

import definitions  # noqa: E402

# Muon updates matrices alone.
SHAPES = ["4x3", "8x3"]
UPDATED = ("Parameter", "State", "ScalarState", "Master")
ELEMENTS = {"Parameter": "bf16", "Gradient": "bf16"}
ONE_ELEMENT = {"ScalarState": "tensor<1xf32>", "Scalar": "tensor<f32>", "Flag": "tensor<1xi1>"}
# Streams that the two updates share.
SHARED = ("Scalar", "Flag")


def make_type(stream, position):
    element = ELEMENTS.get(stream.kind, "f32")
    return ONE_ELEMENT.get(stream.kind, f"tensor<{SHAPES[position]}x{element}>")


def make_name(stream, position):
    return stream.name if stream.kind in SHARED else f"{stream.name}_{position}"


def with_torch(update):
    """The op with the numerics of torch; null where these have no streams of their own."""
    if "Torch" not in update.families:
        return None
    numerics = {"numerics": "numerics = #optim.numerics<torch>"}
    torch = update.of_family("Torch")
    return replace(torch, required={**torch.required, **numerics})


def with_numbers(update):
    """The op as its settings are numbers."""
    return replace(update, streams=[s for s in update.streams if not s.is_setting])


def with_operands(update):
    """The op as its settings are operands; null where it has none."""
    names = {stream.name for stream in update.streams if stream.is_setting}
    required = {name: text for name, text in update.required.items() if name not in names}
    return replace(update, per_parameter=(), required=required) if names else None


def print_checks(update, function):
    print(f"// MERGED-LABEL: func.func @{function}(")
    print(f"// MERGED: optim.{update.name}{{{{$}}}}")
    for stream in update.streams:
        operands = "%{{.*}}" if stream.kind in SHARED else "%{{.*}}, %{{.*}}"
        print(f"// MERGED-NEXT: {stream.name}({operands} : ")
    for name in sorted(update.per_parameter):
        print(f"// MERGED-SAME: {name} = array<f64: 2.500000e-01, 5.000000e-01>")
    print(f"// MERGED-NOT: optim.{update.name}{{{{( |$)}}}}")
    print(f"// STRUCTURED-LABEL: func.func @{function}(")
    print("// STRUCTURED: optim.foreach")
    print(f"// STRUCTURED-NOT: optim.{update.name}{{{{( |$)}}}}")


def print_update(update, function, position):
    updated = [stream for stream in update.streams if stream.kind in UPDATED]
    operands = " ".join(
        f"{stream.name}(%{make_name(stream, position)} : {make_type(stream, position)})"
        for stream in update.streams
    )
    decay = [f"{name} = array<f64: {0.25 * (position + 1)}>" for name in update.per_parameter]
    settings = ", ".join([*update.required.values(), *decay])
    print(f"  %new_{position}:{len(updated)} = optim.{update.name} {operands} {{{settings}}}")
    for index, stream in enumerate(updated):
        name, type = make_name(stream, position), make_type(stream, position)
        print(f"  ml_program.global_store @{function}.{name} = %new_{position}#{index} : {type}")


def print_function(update, function):
    arguments, loads = {}, []
    for position in range(len(SHAPES)):
        for stream in update.streams:
            name, type = make_name(stream, position), make_type(stream, position)
            if stream.kind not in UPDATED:
                arguments[name] = type
                continue
            name = f"{function}.{name}"
            print(f"ml_program.global private mutable @{name}(dense<1.0> : {type}) : {type}")
            loads.append(
                f"  %{make_name(stream, position)} = ml_program.global_load @{name} : {type}"
            )
    print_checks(update, function)
    names = ", ".join(f"%{name}: {type}" for name, type in arguments.items())
    print(f"func.func @{function}({names}) {{")
    print("\n".join(loads))
    for position in range(len(SHAPES)):
        print_update(update, function, position)
    print("  return\n}")


def main():
    for update in definitions.load_updates():
        for form, suffix in ((update.of_family("Paddle"), ""), (with_torch(update), "_torch")):
            if not form:
                continue
            print_function(with_numbers(form), update.name + suffix)
            if operands := with_operands(form):
                print_function(operands, f"{update.name}{suffix}_operands")


if __name__ == "__main__":
    main()
