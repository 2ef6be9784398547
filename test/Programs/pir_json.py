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
