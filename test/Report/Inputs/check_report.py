"""Checks the report of each plan folder against the plan.

Usage: check_report.py FOLDER...

The plan's launches and buffers are what the report's model says, and
report.json is what the plan holds as its report.
"""

import json
import math
import os
import sys

SIZES = {"f16": 2, "bf16": 2, "f32": 4, "f64": 8, "i1": 1, "i8": 1, "i32": 4, "i64": 8}


def load(folder, name):
    with open(os.path.join(folder, name)) as file:
        return json.load(file)


def count_blocks(kernel):
    """The number of blocks, or, of a kernel over chunks, that of these."""
    lists = [a["chunks"] for a in kernel["arguments"] if "chunks" in a]
    return kernel["blocks"] if "blocks" in kernel else lists[0]["whole"] + lists[0]["tails"]


def check(folder):
    plan, report = load(folder, "plan.json"), load(folder, "report.json")
    kernels = {kernel["name"]: kernel for kernel in plan["kernels"]}
    launches = sum(1 for step in plan["steps"] if count_blocks(kernels[step["kernel"]]) > 0)
    state = [b for b in plan["buffers"] if b["role"] == "state"]
    gradients = [b for b in plan["buffers"] if b["role"] == "gradient"]
    expected = {
        "after.launches": (launches, report["after"]["launches"]),
        "sum of the ops' launches": (launches, sum(op["launches"] for op in report["ops"])),
        "parameters": (len(gradients), report["parameters"]),
        "elements": (sum(math.prod(b["shape"]) for b in gradients), report["elements"]),
        "state_bytes": (
            sum(math.prod(b["shape"]) * SIZES[b["dtype"]] for b in state),
            report["state_bytes"],
        ),
        "extra_state_bytes": (
            report["after"]["persistent_bytes"] - report["before"]["persistent_bytes"],
            report["extra_state_bytes"],
        ),
        "scratch_bytes": (plan.get("scratch", {"bytes": 0})["bytes"], report["scratch_bytes"]),
        "the plan's report": (plan["report"], report),
    }
    for direction in ("bytes_read", "bytes_written"):
        streams = sum(stream[direction] for op in report["ops"] for stream in op["streams"])
        expected[direction] = (streams, report["after"][direction])
        for form in ("before", "after"):
            by_role = sum(role[direction] for role in report[form]["streams"].values())
            expected[f"{form}'s streams of {direction}"] = (report[form][direction], by_role)
    for name, (want, got) in expected.items():
        if want != got:
            sys.exit(f"{folder}: expected {name} to be {want}, got {got}")


for path in sys.argv[1:]:
    check(path)
