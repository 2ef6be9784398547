#!/usr/bin/env python3
"""Runs all forms of a program with all engines; they must agree bit for bit.

    compare_forms.py PROGRAM FOLDER [--steps N] [--interpreted FORM,...|alone]
        [--jit FORM,...] [--no-plan] [--may-stay] [--inject=VALUE@STEP:PARAM ...]
        [--skipped STEP,...]

FOLDER is where plans are written; the forms of "alone" are made by one rewrite
each. stepfold-compare, on the path, does the work. Every state variable that the
program writes must change in every step (a running maximum apart), and none in a
step that is skipped, but for what counts steps, scales the loss or accumulates
gradients.
"""

import argparse
import os
import sys

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "Differential"))
from compare import FORMS, PLANS, compare, interpret, jit, plan  # noqa: E402

# Each rewrite alone, with what it cannot do without.
ALONE = {
    "hoisted": "optim-hoist-casts",
    "coalesced": "optim-coalesce",
    "split": "optim-if-convert,func.func(optim-generalize)",
    "unmerged": "optim-if-convert,func.func(optim-generalize,optim-fuse)",
}
# Variables that may stay the same in a step, or change in one that is skipped.
BOOKKEEPING = ("moment2_max", "flag", "loss_scaling", "num_good_steps", "num_bad_steps")
# Variables that change in a step that only accumulates gradients.
ACCUMULATION = ("gradient_merge_step", "@GRAD@GradientMerge")


def parse_forms(text):
    names = [name for name in text.split(",") if name]
    forms = [form for name in names for form in (ALONE if name == "alone" else [name])]
    pipelines = {**FORMS, **ALONE}
    if unknown := set(forms) - set(pipelines):
        raise argparse.ArgumentTypeError("unknown forms: " + ", ".join(sorted(unknown)))
    return {form: pipelines[form] for form in forms}


def parse_steps(text):
    return [int(step) for step in text.split(",")]


def check_changes(changes, skipped):
    """Returns errors: variables that stay the same in a step, or change in one that is skipped."""
    errors = []
    for name, steps in sorted(changes.items()):
        if any(part in name for part in BOOKKEEPING):
            continue
        accumulates = any(part in name for part in ACCUMULATION)
        for step, changed in enumerate(steps):
            if changed == "0" and (accumulates or step not in skipped):
                errors.append(f"{name} does not change in step {step}")
            if changed == "1" and step in skipped and not accumulates:
                errors.append(f"{name} changes in step {step}, which is skipped")
    return errors


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("--steps", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--interpreted", type=parse_forms, default=FORMS, help="forms for the interpreter"
    )
    parser.add_argument(
        "--jit",
        type=parse_forms,
        default=parse_forms("imported,fused,outlined"),
        help="forms that are compiled just in time",
    )
    parser.add_argument("--no-plan", action="store_true", help="do not compile a plan for this CPU")
    parser.add_argument(
        "--may-stay", action="store_true", help="do not ask whether all state changes"
    )
    parser.add_argument("--inject", action="append", default=[], help="for stepfold-compare")
    parser.add_argument("--skipped", type=parse_steps, default=[], help="counted from 0")
    args = parser.parse_args()
    plans = {} if args.no_plan else {name: PLANS[name] for name in ("host", "coalesced")}
    with open(args.program) as file:
        program = file.read()

    [report] = compare(
        [program],
        args.folder,
        [
            f"--steps={args.steps}",
            f"--seed={args.seed}",
            "--changes",
            *interpret(args.interpreted),
            *jit(args.jit),
            *plan(plans),
            *("--inject=" + injection for injection in args.inject),
        ],
    )
    errors = [f"{failure['run']}: {failure['message']}" for failure in report.failures]
    if not args.may_stay:
        errors += check_changes(report.changes, args.skipped)
    if errors:
        sys.exit("\n".join(errors))
    print(f"{len(report.agree)} runs agree")


if __name__ == "__main__":
    main()
