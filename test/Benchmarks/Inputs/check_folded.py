"""Checks that a plan that is bound to the tensors of a folded optimizer computes the same steps.

check_folded.py PLANS MODEL CASES

PLANS is the output of compile_plans.py with --target=host. For each case, two folded optimizers
begin with the same values. One steps. A plan steps on the tensors of the other. Afterwards, the
parameters and the state of both are equal up to rounding.
"""

import os
import sys

import torch

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../python/benchmarks"))

from folded import Folded  # noqa: E402
from matrix import Cell  # noqa: E402
from models import make_model  # noqa: E402
from plan_folder import PlanFolder  # noqa: E402
from plans import BoundPlan  # noqa: E402
from values import WEIGHT, fill, fill_gradients  # noqa: E402

STEPS = 3


def make_state(folded):
    """Steps once, which makes the state. A step of zeros leaves zeros."""
    for tensor in [*folded.get_parameters(), *folded.get_gradients()]:
        tensor.zero_()
    folded.step()


def check(folder, cell):
    parameters = make_model(cell.model).parameters
    expected, shared = (Folded(parameters, cell.case, "cpu") for _ in range(2))
    make_state(shared)
    variables = shared.get_variables()
    description = folder.find(kind="stage", model=cell.model, case=cell.case, form="separate")
    plan = BoundPlan(folder.get_folder(description), "cpu", variables)
    for folded in expected, shared:
        fill(folded.get_parameters(), 1, WEIGHT)
    for step in range(STEPS):
        for folded in expected, shared:
            fill_gradients(cell, folded.get_gradients(), step)
        expected.step()
        plan.step()
    different = [
        name
        for (role, name), tensor in expected.get_variables().items()
        if not torch.allclose(tensor, variables[role, name], rtol=1e-4, atol=1e-7)
    ]
    print(f"{cell}: {len(variables)} variables, {len(different)} different", *different[:3])


def main():
    path, model, cases = sys.argv[1:]
    folder = PlanFolder(path)
    for case in cases.split(","):
        check(folder, Cell(model, case))


main()
