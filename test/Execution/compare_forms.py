#!/usr/bin/env python3
"""Runs all forms of a program with all engines; they must agree bit for bit.

    compare_forms.py PROGRAM FOLDER [--steps N] [--interpreted FORM,...|alone]
        [--jit FORM,...] [--no-plan] [--may-stay] [--inject=VALUE@STEP:PARAM ...]
        [--skipped STEP,...]

FOLDER is where the forms are written; those of "alone" are made by one rewrite
each. The tools are found on the path. What
stepfold-run prints after every step is compared line by line, and, where there is
a plan, the digest of every state variable that it writes must change in every
step (a running maximum apart), and none in a step that is skipped, but for
what counts steps, scales the loss or accumulates gradients.
"""

import argparse
import itertools
import json
import os
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "Programs"))
from commands import run  # noqa: E402

STAGE = "optim-outline-stage,optim-verify-stage"
BUFFERIZED = STAGE + ",optim-bufferize-stage,optim-verify-bufferized"
# Pipelines on the module, by the form that they make.
FORMS = {
    "imported": None,
    "converted": "optim-if-convert",
    "merged": "func.func(optim-merge)",
    "generalized": "func.func(optim-merge,optim-generalize)",
    "fused": "optim-optimize",
    "outlined": "optim-optimize," + STAGE,
    "bufferized": "optim-optimize," + BUFFERIZED,
    "packed": "optim-optimize," + BUFFERIZED + ",optim-pack-tables",
}
# Each rewrite alone, with what it cannot do without.
ALONE = {
    "hoisted": "optim-hoist-casts",
    "coalesced": "optim-coalesce",
    "split": "optim-if-convert,func.func(optim-generalize)",
    "unmerged": "optim-if-convert,func.func(optim-generalize,optim-fuse)",
}
# What may stay as it is in a step, or change in one that is skipped.
BOOKKEEPING = ("moment2_max", "flag", "loss_scaling", "num_good_steps", "num_bad_steps")
# What changes in a step that only accumulates gradients.
ACCUMULATION = ("gradient_merge_step", "@GRAD@GradientMerge")
# Plans for this CPU: options of optim-optimize, and of each run.
HOST_PLANS = {
    "host": ("", {"": [], ", misaligned": ["--misalign=1"], ", 3 threads": ["--threads=3"]}),
    "coalesced": (
        "coalesce=true coalesce-alignment=64",
        {"": [], ", misaligned": ["--misalign=1"]},
    ),
}


def write_form(program, folder, form):
    """Where the program is in this form."""
    pipeline = {**FORMS, **ALONE}[form]
    if pipeline is None:
        return program
    path = os.path.join(folder, form + ".mlir")
    run(
        "stepfold-opt",
        "--allow-unregistered-dialect",
        f"--pass-pipeline=builtin.module({pipeline})",
        program,
        "-o",
        path,
    )
    return path


def parse_forms(text):
    names = [name for name in text.split(",") if name]
    forms = [form for name in names for form in (ALONE if name == "alone" else [name])]
    if unknown := set(forms) - {*FORMS, *ALONE}:
        raise argparse.ArgumentTypeError("unknown forms: " + ", ".join(sorted(unknown)))
    return forms


def parse_steps(text):
    return [int(step) for step in text.split(",")]


def read_states(plan):
    with open(os.path.join(plan, "plan.json")) as file:
        buffers = json.load(file)["buffers"]
    return [buffer for buffer in buffers if buffer["role"] == "state"]


def get_changing_states(plan):
    """The program's own state variables with elements that every step changes."""
    return {
        buffer["name"]
        for buffer in read_states(plan)
        if buffer["access"] != "read"
        and buffer["initial"]["kind"] not in ("copy", "step")
        and 0 not in buffer["shape"]
        and not any(part in buffer["name"] for part in BOOKKEEPING)
    }


def check_changes(output, changing, steps, skipped):
    """What does not change in a step, given the initial state and all steps.

    In steps that are skipped, what does.
    """
    digests = {}
    for line in output.splitlines():
        if line.startswith("#"):
            continue
        name, _, _, digest = line.split("\t")
        digests.setdefault(name, []).append(digest)
    errors = []
    for name in sorted(changing):
        values = digests.get(name, [])
        accumulates = any(part in name for part in ACCUMULATION)
        if len(values) != steps + 1:
            errors.append(f"expected {steps + 1} digests of {name}, got {len(values)}")
        for step, (before, after) in enumerate(itertools.pairwise(values)):
            if before == after and (accumulates or step not in skipped):
                errors.append(f"{name} does not change in step {step}")
            if before != after and step in skipped and not accumulates:
                errors.append(f"{name} changes in step {step}, which is skipped")
    return errors


def check_equal(outputs):
    """Where an output is not that of the first."""
    (reference, expected), *others = outputs.items()
    errors = []
    for name, output in others:
        pairs = itertools.zip_longest(expected.splitlines(), output.splitlines())
        different = [pair for pair in pairs if pair[0] != pair[1]]
        if different:
            errors.append(
                f"{name}: {len(different)} lines differ from those of {reference}, "
                "the first being\n"
                f"  {different[0][0]}\n  {different[0][1]}"
            )
    return errors


def check_copies(plan, folder, options):
    """Copies that are not the casts of their parameters, as made anew by a load."""
    if all(state["initial"]["kind"] != "copy" for state in read_states(plan)):
        return []
    state = os.path.join(folder, "state.safetensors")
    after = run("stepfold-run", plan, "--copies", "--save=" + state, *options)
    anew = run("stepfold-run", plan, "--copies", "--load=" + state, "--steps=0")
    return [
        f"not the cast of its parameter: {line}"
        for line in set(after.splitlines()) - set(anew.splitlines())
        if line.startswith("# copy")
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--interpreted", type=parse_forms, default=list(FORMS), help="forms for the interpreter"
    )
    parser.add_argument(
        "--jit",
        type=parse_forms,
        default=["imported", "fused", "outlined"],
        help="forms that are compiled just in time",
    )
    parser.add_argument("--no-plan", action="store_true", help="do not compile a plan for this CPU")
    parser.add_argument(
        "--may-stay", action="store_true", help="do not ask whether all state changes"
    )
    parser.add_argument("--inject", action="append", default=[], help="for stepfold-run")
    parser.add_argument("--skipped", type=parse_steps, default=[], help="counted from 0")
    args = parser.parse_args()
    with open(args.program) as file:
        if "scf.if" not in file.read():  # Nothing to convert.
            args.interpreted = [form for form in args.interpreted if form != "converted"]
    os.makedirs(args.folder, exist_ok=True)
    paths = {
        form: write_form(args.program, args.folder, form) for form in {*args.interpreted, *args.jit}
    }

    seed = f"--seed={args.seed}"
    injections = ["--inject=" + injection for injection in args.inject]
    options = [f"--steps={args.steps}", seed, "--every-step", *injections]
    outputs = {}
    for engine, forms in (("interpreter", args.interpreted), ("jit", args.jit)):
        for form in forms:
            outputs[f"{engine}, {form}"] = run(
                "stepfold-run", paths[form], "--engine=" + engine, *options
            )
    errors = []
    if not args.no_plan:
        for name, (optimize_options, runs) in HOST_PLANS.items():
            plan = os.path.join(args.folder, name)
            run(
                "stepfold-compile",
                args.program,
                "--target=host",
                "--optimize-options=" + optimize_options,
                "-o",
                plan,
            )
            for suffix, host_options in runs.items():
                outputs[name + suffix] = run("stepfold-run", plan, *host_options, *options)
        plan = os.path.join(args.folder, "host")
        initial = run("stepfold-run", plan, seed, "--steps=0")
        changing = set() if args.may_stay else get_changing_states(plan)
        errors += check_copies(plan, args.folder, [f"--steps={args.steps}", seed, *injections])
        errors += check_changes(initial + outputs["host"], changing, args.steps, args.skipped)
    errors += check_equal(outputs)
    if errors:
        sys.exit("\n".join(errors))
    print(f"{len(outputs)} runs agree")


if __name__ == "__main__":
    main()
