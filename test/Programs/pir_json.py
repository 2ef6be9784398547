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
