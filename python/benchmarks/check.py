#!/usr/bin/env python3
"""Checks that the plans that stage.py measures give the bits of plans for the host.

check.py PLANS HOST_PLANS --out checked.json [--models NAMES] [--cases NAMES]

Both are outputs of compile_plans.py, the latter with --target=host; tests on smaller models show
that those give the bits of the reference interpreter. Every form of every case is given the same
parameters and gradients on both sides: two steps are called, then one is captured and replayed,
with another learning rate and other gradients each time. With loss scaling, one step of each kind
has a gradient that is not finite. Then the bits of all state are compared. The output names the PTX
of each plan by its hash, as the results of stage.py do.
"""

import argparse
import json
import os
import sys
import time

import matrix
import models
from compile_plans import split_names
from plan_folder import PlanFolder
from programs import LEARNING_RATE, Case
from values import WEIGHT, fill, fill_gradients

FORMAT, VERSION = "stepfold-check", 1
CALLED, REPLAYED = 2, 3
# Factor of the learning rate in each step.
RATES = (1.0, 0.5, 2.0, 0.25, 1.5)


class Pair:
    """The same stage twice: a plan, and one for the host."""

    def __init__(self, cell, plan, reference):
        self.cell, self.plan, self.reference = cell, plan, reference
        names = [parameter.name for parameter in models.make_model(cell.model).parameters]
        self.gradients = [("gradient", name) for name in names]
        parameters = [("state", name) for name in names]
        fill([plan.variables[key] for key in parameters], 1, WEIGHT)
        self.copy(parameters)
        self.rate = plan.variables["state", LEARNING_RATE].clone()

    def copy(self, keys):
        for key in keys:
            self.reference.variables[key].copy_(self.plan.variables[key])

    def prepare(self, step):
        """Gradients and learning rate of a step, on both sides."""
        gradients = [self.plan.variables[key] for key in self.gradients]
        fill_gradients(self.cell, gradients, step)
        if "amp" in Case.parse(self.cell.case).options and step in (1, CALLED + 1):
            gradients[step % len(gradients)].view(-1)[-1] = float("inf")
        rate = "state", LEARNING_RATE
        self.plan.variables[rate].copy_(self.rate * RATES[step])
        self.copy([*self.gradients, rate])

    def find_differences(self):
        """The names of state whose bits are not the same."""
        import torch

        integers = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
        different = []
        for (role, name), found in self.plan.variables.items():
            expected = self.reference.variables[role, name].to(found.device)
            dtype = integers[found.element_size()]
            if role == "state" and not torch.equal(found.view(dtype), expected.view(dtype)):
                different.append(name)
        return different


def check(cell, plan, reference, is_cuda):
    """Executes both sides. Returns what was found, for the output."""
    from timing import record

    pair = Pair(cell, plan, reference)
    step = plan.step
    for index in range(CALLED + REPLAYED):
        if is_cuda and index == CALLED:
            step = record(plan.step).replay
        pair.prepare(index)
        step()
        reference.step()
    different = pair.find_differences()
    state = [tensor for (role, _), tensor in plan.variables.items() if role == "state"]
    return {
        "called": CALLED if is_cuda else CALLED + REPLAYED,
        "replayed": REPLAYED if is_cuda else 0,
        "variables": len(state),
        "elements": sum(tensor.numel() for tensor in state),
        "is_equal": not different,
        "different": different[:10],
    }


def check_plan(folders, cell, form, device):
    from plans import BoundPlan

    key = {"kind": "stage", "model": cell.model, "case": cell.case, "form": form}
    plans = [folder.find(**key) for folder in folders]
    keys = ("ptx_sha256", "library_sha256", "compiler")
    row = {**key, **{key: plans[0][key] for key in keys if key in plans[0]}}
    row["reference_sha256"] = plans[1]["library_sha256"]
    begin = time.perf_counter()
    subject = BoundPlan(folders[0].get_folder(plans[0]), device)
    reference = BoundPlan(folders[1].get_folder(plans[1]), "cpu")
    row |= check(cell, subject, reference, device == "cuda")
    subject.close()
    reference.close()
    return {**row, "seconds": round(time.perf_counter() - begin, 1)}


def write(path, run, rows):
    lines = ",\n".join(json.dumps(row) for row in rows)
    head = f'"format": "{FORMAT}",\n"version": {VERSION},\n"run": {json.dumps(run)}'
    with open(path + ".new", "w") as file:
        file.write(f'{{{head},\n"rows": [\n{lines}\n]}}\n')
    os.replace(path + ".new", path)


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("plans")
    parser.add_argument("host_plans")
    parser.add_argument("--out", required=True)
    parser.add_argument("--models", type=split_names(models.MODELS), default=matrix.EVERY_MODEL)
    parser.add_argument("--cases", type=split_names(matrix.CASES), default=tuple(matrix.CASES))
    parser.add_argument("--budget", type=float, default=float("inf"),
                        help="begin no plan after so many seconds")  # fmt: skip
    parser.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    begin = time.perf_counter()
    import torch
    from stage import get_date, query_device

    folders = PlanFolder(arguments.plans), PlanFolder(arguments.host_plans)
    run = {"date": get_date(), "torch": torch.__version__}
    if arguments.device == "cuda":
        run |= {"device": torch.cuda.get_device_name(), "before": query_device()}
    rows = []
    for cell in matrix.list_cells(arguments.models, arguments.cases):
        for form in matrix.CASES[cell.case][1]:
            if time.perf_counter() - begin > arguments.budget:
                print(f"no time for {cell} {form}", file=sys.stderr)
                continue
            rows.append(check_plan(folders, cell, form, arguments.device))
            write(arguments.out, run, rows)
            row = rows[-1]
            what = "equal" if row["is_equal"] else f"DIFFERENT: {', '.join(row['different'])}"
            print(f"{cell} {form}: {what} [{row['seconds']} s]", file=sys.stderr, flush=True)
    num_equal = sum(row["is_equal"] for row in rows)
    print(f"{num_equal} equal, {len(rows) - num_equal} different")
    sys.exit(num_equal != len(rows))


if __name__ == "__main__":
    main()
