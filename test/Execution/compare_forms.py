#!/usr/bin/env python3
"""Runs all forms of a program with all engines; they must agree bit for bit.

    compare_forms.py PROGRAM FOLDER [--steps N] [--interpreted FORM,...]

FOLDER is where the forms are written. The tools are found on the path. What
stepfold-run prints after every step is compared line by line, and the digest of
every state variable that the stage writes must change in every step (a running
maximum apart).
"""

import argparse
import itertools
import json
import os
import subprocess
import sys

STAGE = "optim-outline-stage,optim-verify-stage"
BUFFERIZED = STAGE + ",optim-bufferize-stage,optim-verify-bufferized"
# Pipelines on the module, by the form that they make.
FORMS = {
    "imported": None,
    "merged": "func.func(optim-merge)",
    "generalized": "func.func(optim-merge,optim-generalize)",
    "fused": "optim-optimize",
    "outlined": "optim-optimize," + STAGE,
    "bufferized": "optim-optimize," + BUFFERIZED,
    "packed": "optim-optimize," + BUFFERIZED + ",optim-pack-tables",
}
JUST_IN_TIME = ["imported", "fused", "outlined"]
HOST_OPTIONS = {"host": [], "host, misaligned": ["--misalign=1"], "host, 3 threads": ["--threads=3"]}


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{result.stderr}")
    return result.stdout


def write_form(program, folder, form):
    """Where the program is in this form."""
    if FORMS[form] is None:
        return program
    path = os.path.join(folder, form + ".mlir")
    run("stepfold-opt", "--allow-unregistered-dialect", f"--pass-pipeline=builtin.module({FORMS[form]})", program,
        "-o", path)
    return path


def get_changing_states(plan):
    """The state variables with elements that every step changes.

    A running maximum may stay as it is.
    """
    with open(os.path.join(plan, "plan.json")) as file:
        buffers = json.load(file)["buffers"]
    return {buffer["name"] for buffer in buffers
            if buffer["role"] == "state" and buffer["access"] != "read" and 0 not in buffer["shape"]
            and "moment2_max" not in buffer["name"]}


def check_changes(output, changing, steps):
    """What does not change in a step, given the initial state and all steps."""
    digests = {}
    for line in output.splitlines():
        if line.startswith("#"):
            continue
        name, _, _, digest = line.split("\t")
        digests.setdefault(name, []).append(digest)
    errors = []
    for name in sorted(changing):
        values = digests.get(name, [])
        if len(values) != steps + 1:
            errors.append(f"expected {steps + 1} digests of {name}, got {len(values)}")
        for step, (before, after) in enumerate(itertools.pairwise(values)):
            if before == after:
                errors.append(f"{name} does not change in step {step}")
    return errors


def check_equal(outputs):
    """Where an output is not that of the first."""
    (reference, expected), *others = outputs.items()
    errors = []
    for name, output in others:
        pairs = itertools.zip_longest(expected.splitlines(), output.splitlines())
        different = [pair for pair in pairs if pair[0] != pair[1]]
        if different:
            errors.append(f"{name}: {len(different)} lines differ from those of {reference}, the first being\n"
                          f"  {different[0][0]}\n  {different[0][1]}")
    return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--interpreted", default=",".join(FORMS), help="forms that the interpreter runs")
    args = parser.parse_args()
    interpreted = args.interpreted.split(",")
    if unknown := set(interpreted) - set(FORMS):
        parser.error("unknown forms: " + ", ".join(sorted(unknown)))
    os.makedirs(args.folder, exist_ok=True)
    paths = {form: write_form(args.program, args.folder, form) for form in {*interpreted, *JUST_IN_TIME}}
    plan = os.path.join(args.folder, "host")
    run("stepfold-compile", args.program, "--target=host", "-o", plan)

    seed = f"--seed={args.seed}"
    options = [f"--steps={args.steps}", seed, "--every-step"]
    outputs = {}
    for form in interpreted:
        outputs["interpreter, " + form] = run("stepfold-run", paths[form], "--engine=interpreter", *options)
    for form in JUST_IN_TIME:
        outputs["jit, " + form] = run("stepfold-run", paths[form], "--engine=jit", *options)
    for name, host_options in HOST_OPTIONS.items():
        outputs[name] = run("stepfold-run", plan, *host_options, *options)

    errors = check_equal(outputs)
    initial = run("stepfold-run", plan, seed, "--steps=0")
    errors += check_changes(initial + outputs["host"], get_changing_states(plan), args.steps)
    if errors:
        sys.exit("\n".join(errors))
    print(f"{len(outputs)} runs agree")


if __name__ == "__main__":
    main()
