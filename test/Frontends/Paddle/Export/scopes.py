"""Writes program `sys.argv[1]` with a `struct_name` for each update to
`sys.argv[2]`, or prints the names of the lists in program `sys.argv[1]`."""

import json
import sys

with open(sys.argv[1]) as file:
    program = json.load(file)
ops = program["program"]["regions"][0]["blocks"][0]["ops"]
updates = [op for op in ops if op["#"] in ("1.adam_", "1.fused_adam_")]
if len(sys.argv) == 2:
    for op in updates:
        names = sorted(a["N"] for a in op["A"] if a["N"] in ("op_role", "struct_name"))
        print(op["#"], *names)
    sys.exit(0)
for number, op in enumerate(updates):
    for name, kind, value in (
        ("op_role", "0.a_i32", 2),
        ("struct_name", "0.a_str", f"/Layer{number}/"),
    ):
        op["A"].append({"N": name, "AT": {"#": kind, "D": value}})
with open(sys.argv[2], "w") as file:
    json.dump(program, file)
