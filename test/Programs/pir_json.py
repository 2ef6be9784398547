"""The JSON form of PIR programs, as the framework writes it."""

import json
import os
import tempfile


def serialize(program):
    """The program as JSON, without what depends on the machine."""
    from paddle.base import core

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.json")
        core.serialize_pir_program(program, path, True, False, True, 1)
        with open(path) as file:
            document = json.load(file)
    for op in walk(document):
        if op["#"] != "p":
            op["A"] = [a for a in op["A"] if a["N"] != "op_callstack"]
    return document


def write(document, path):
    with open(path, "w") as file:
        json.dump(document, file, sort_keys=True, separators=(",", ":"))
        file.write("\n")


def walk(document):
    """All ops, outer ones before those of their regions."""

    def walk_regions(regions):
        for region in regions:
            for block in region["blocks"]:
                for op in block["ops"]:
                    yield op
                    yield from walk_regions(op.get("regions", []))

    yield from walk_regions(document["program"]["regions"])


def cast_initial_values(main, startup):
    """Casts initial values to the types that parameters have in `main`.

    With fp16 weights the framework does so at run time, between the two
    programs (`amp_init`).
    """
    types = {op["A"][3]: op["O"]["TT"] for op in walk(main) if op["#"] == "p"}
    ops = startup["program"]["regions"][0]["blocks"][0]["ops"]
    results = {r["%"]: r["TT"] for op in ops for r in op["O"]}
    next_id = max(results) + 1
    rewritten = []
    for op in ops:
        if op["#"] == "0.set_parameter":
            wanted = types.get(op["A"][0]["AT"]["D"])
            value = op["I"][0]["%"]
            if wanted and wanted["D"][0] != results[value]["D"][0]:
                assert wanted["D"][0]["#"] == "0.t_f16"
                rewritten.append(
                    {
                        "#": "1.cast",
                        "A": [{"N": "dtype", "AT": {"#": "1.a_dtype", "D": "float16"}}],
                        "I": [{"%": value}],
                        "O": [{"%": next_id, "TT": wanted}],
                        "OA": [],
                    }
                )
                op["I"][0]["%"] = next_id
                next_id += 1
        rewritten.append(op)
    ops[:] = rewritten


def restore_accumulation(main):
    """Says again which variables accumulated gradients are.

    The framework's translation takes a sum's first operand, the new gradient, for
    what is overwritten, where the older form names the variable; and it makes a
    fresh tensor of the zeros that the variable is filled with under the condition.
    What the condition yields is then what its ops have written already.
    """
    variables = {op["O"]["%"] for op in walk(main) if op["#"] == "p"}
    ops = main["program"]["regions"][0]["blocks"][0]["ops"]
    for op in ops:
        operands = op.get("I", [])
        if op["#"] == "1.add_" and operands[0]["%"] not in variables:
            if operands[1]["%"] in variables:
                operands.reverse()
        if op["#"] == "1.if":
            write_in_place(op)


def write_in_place(conditional):
    """Lets a conditional fill variables in place, and yield nothing."""
    true_ops, false_ops = (region["blocks"][0]["ops"] for region in conditional["regions"])
    fills = {op["O"][0]["%"]: op for op in true_ops if op["#"] == "1.full"}
    for new, old in zip(true_ops[-1]["I"], false_ops[-1]["I"]):
        if fill := fills.get(new["%"]):
            fill["#"] = "1.full_"
            fill["I"] = [old]
    true_ops[-1]["I"], false_ops[-1]["I"], conditional["O"], conditional["OA"] = [], [], [], []
