"""Feeds the modules that --dump-stages wrote back in.

Usage: check_dumps.py STEPFOLD_COMPILE STEPFOLD_OPT PLAN DUMPS SCRATCH

Each dump up to the packed stage is compiled: code, constants and plan must
be those of PLAN, the report apart. From every dump, the remaining passes must
give the next dump.
"""

import json
import os
import subprocess
import sys

FUNCTION_PASSES = (
    "optim-group-parameters",
    "optim-generalize",
    "optim-distribute-flags",
    "optim-eliminate-dead-stores",
    "optim-fuse-producers",
    "optim-fuse-scalars",
    "optim-fuse-siblings",
    "optim-fuse-updates",
    "optim-hoist-scalars",
    "optim-rematerialize-scalars",
    "optim-scalarize",
    "optim-sink-scalars",
    "optim-sink-selects",
    "optim-verify-structured",
)


# Options that the compiler gives passes for the target of these dumps.
OPTIONS = {"convert-optim-to-gpu": "{dependent-launch=true}"}


def read(path):
    with open(path, "rb") as file:
        return file.read()


def compare_plans(expected, folder, name):
    for file in sorted(os.listdir(expected)):
        if file.startswith("report."):
            continue
        a, b = (read(os.path.join(f, file)) for f in (expected, folder))
        if file == "plan.json":
            a, b = json.loads(a), json.loads(b)
            for key in ("report", "sha256"):  # The second belongs to the first, too.
                a.pop(key), b.pop(key)
        if a != b:
            sys.exit(f"{name}: compiled, it gives another {file}")


def run_pass(tool, dump, name):
    spelled = name + OPTIONS.get(name, "")
    nested = f"func.func({spelled})" if name in FUNCTION_PASSES else spelled
    command = [
        tool,
        "--allow-unregistered-dialect",
        dump,
        "--mlir-print-local-scope",
        f"--pass-pipeline=builtin.module({nested})",
    ]
    return subprocess.run(command, capture_output=True, check=True).stdout


def main():
    compiler, tool, plan, dumps, scratch = sys.argv[1:]
    names = sorted(os.listdir(dumps))
    (packed,) = [i for i, name in enumerate(names) if name.endswith("-optim-pack-tables.mlir")]
    compiled = names[: packed + 1]
    for name in compiled:
        folder = os.path.join(scratch, name)
        subprocess.run(
            [
                compiler,
                os.path.join(dumps, name),
                "--target=sm_90",
                "--ptxas=none",
                "--quiet",
                "-o",
                folder,
            ],
            check=True,
        )
        compare_plans(plan, folder, name)
    for name, following in zip(names, names[1:]):
        next_pass = following[len("00-") : -len(".mlir")]
        result = run_pass(tool, os.path.join(dumps, name), next_pass)
        if result.split() != read(os.path.join(dumps, following)).split():
            sys.exit(f"{name}: {next_pass} on it gives something else than {following}")


main()
