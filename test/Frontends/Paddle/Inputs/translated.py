#!/usr/bin/env python3
"""Prints a program that accumulates a gradient, as the framework's translation writes it.

    translated.py [CHANGE]

CHANGE is one that leaves a repair without its proof. If its name begins with "reshape", the program
reshapes two tensors.
"""

import json
import sys


def tensor(element="f32", shape=(2,)):
    return {"#": "0.t_dtensor", "D": [{"#": f"0.t_{element}"}, list(shape), "NCHW", [], 0]}


def value(kind, data):
    return {"#": kind, "D": data}


def flags(name, *data):
    return {"N": name, "AT": value("0.a_array", [value("0.a_bool", flag) for flag in data])}


def op(name, operands=(), results=(), attributes=(), of_results=(), regions=None):
    made = {
        "#": name,
        "A": list(attributes),
        "I": [{"%": operand} for operand in operands],
        "O": [{"%": number, "TT": kind} for number, kind in results],
        "OA": list(of_results),
    }
    if regions is not None:
        made["regions"] = [
            {"#": f"region_{number}", "blocks": [{"#": "block_0", "args": [], "ops": ops}]}
            for number, ops in enumerate(regions)
        ]
    return made


def variable(number, name, kind):
    return {
        "#": "p",
        "A": [0, 1, 0, name],
        "O": {"%": number, "TT": kind},
        "OA": [1, 1, 1],
        "DA": [],
        "QA": [],
    }


def feed(number, name, kind):
    attribute = {"N": "name", "AT": value("0.a_str", name)}
    return op("1.data", (), [(number, kind)], [attribute], [flags("persistable", False)])


def full(number):
    attributes = [
        {"N": "shape", "AT": value("1.a_intarray", [2])},
        {"N": "value", "AT": value("0.a_f32", 0.0)},
        {"N": "dtype", "AT": value("1.a_dtype", "float32")},
        {"N": "place", "AT": value("1.a_place", [0, 0, ""])},
    ]
    return op("1.full", (), [(number, tensor())], attributes)


def conditional(change):
    yielded = 3 if change == "other-yield" else 7
    regions = [[full(7), op("2.yield", [yielded])], [op("2.yield", [6])]]
    if change == "computing-branch":
        regions[1].insert(0, full(8))
    is_fake = {"N": "fake_false_branch", "AT": value("0.a_bool", change != "own-branch")}
    results = [(9, tensor())]
    return op("1.if", [4], results, [is_fake], [flags("persistable", True)], regions)


def build(change):
    ops = [
        variable(1, "w", tensor()),
        variable(2, "sum", tensor()),
        feed(3, "gradient", tensor()),
        feed(4, "flag", tensor("bool", (1,))),
        op(
            "1.add_",
            [3, 2],
            [(6, tensor())],
            of_results=[flags("persistable", change != "temporary")],
        ),
        conditional(change),
    ]
    if change == "used-result":
        ops.append(op("1.relu", [9], [(10, tensor())]))
    return ops


def build_reshapes(change):
    """Gradients take shapes from feeds, the last one first."""
    shape, flat = ((4, 2), (8,)) if change == "reshape-static" else ((-1, 2), (-1,))
    whole, line = tensor(shape=shape), tensor(shape=flat)
    ops = [feed(1, "x", whole), feed(2, "y", whole), feed(3, "axes", tensor("i64", (1,)))]
    ops += [op("1.reshape", [source, 3], [(source + 3, line)]) for source in (1, 2)]
    if change in ("reshape-again", "reshape-static"):
        ops.append(op("1.reshape", [1, 3], [(6, line)]))
    for number, name, gradient in ((7, "second", 5), (8, "first", 4)):
        ops.append(feed(number, name, whole))
        ops.append(op("1.reshape_grad", [number, gradient], [(number + 2, whole)]))
    if change == "reshape-used":
        ops.append(op("1.relu", [7], [(11, whole)]))
    return ops


def main():
    program = {"regions": [{"#": "region_0", "blocks": [{"#": "block_0", "args": [], "ops": []}]}]}
    change = sys.argv[1] if len(sys.argv) > 1 else None
    is_reshaping = change is not None and change.startswith("reshape")
    ops = build_reshapes(change) if is_reshaping else build(change)
    program["regions"][0]["blocks"][0]["ops"] = ops
    head = {"magic": "pir", "version": 1, "trainable": True}
    print(json.dumps({"base_code": head, "program": program}))


if __name__ == "__main__":
    main()
