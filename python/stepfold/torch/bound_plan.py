"""A plan of a program, bound to the addresses of a step's tensors."""

import re
from array import array
from collections.abc import Sequence

import torch

from stepfold.plan import Plan, PlanError
from stepfold.torch.compilation import load_plan
from stepfold.torch.copies.stale_text import STALE
from stepfold.torch.program import (
    Program,
    name_copy,
    name_param,
    name_setting,
    name_state,
    write_text,
)


class Addresses:
    """What some variables of a plan are bound to. Those that it does not read are left out."""

    def __init__(self, plan: Plan, role: str, names: list[str]) -> None:
        known = {v.name: index for index, v in enumerate(plan.variables) if v.role == role}
        self._places = [place for place, name in enumerate(names) if name in known]
        self._has_all = len(self._places) == len(names)
        self._indices = array("Q", [known[names[place]] for place in self._places])
        self._sizes = array("Q", [plan.variables[index].bytes for index in self._indices])
        self._plan = plan
        self._bound = array("Q")

    def bind(self, addresses: "array[int]") -> None:
        """Binds the variables, if an address is new."""
        if not self._has_all:
            addresses = array("Q", [addresses[place] for place in self._places])
        if addresses == self._bound:
            return
        self._plan.bind_addresses(self._indices, addresses, self._sizes)
        self._bound = addresses[:]


class BoundPlan:
    """A plan and what it is bound to. Only addresses are kept, no tensors.

    program: the program of the plan. report: its report, as in report.json.
    settings, chain, state, gradients, stale: its variables.
    """

    def __init__(self, program: Program, device: torch.device, threads: int) -> None:
        self.program = program
        self._plan, self.report = load_plan(write_text(program), device, threads)
        updates = list(enumerate(program.updates))
        settings = [
            name_setting(index, setting.name)
            for index, group in enumerate(program.groups)
            for setting in group.structure.settings
        ]
        state = []
        for index, update in updates:
            state.append(name_param(index))
            state += [name_state(index, part.stream) for part in update.row.structure.state]
            state += [] if update.row.copy_dtype is None else [name_copy(index)]
        # Each in the order of the program's groups or updates; the chain's inputs, then outputs.
        self.settings = Addresses(self._plan, "state", settings)
        self.chain = Addresses(self._plan, "state", [*program.chain.inputs, *program.chain.outputs])
        self.state = Addresses(self._plan, "state", state)
        self.stale = Addresses(self._plan, "state", [STALE] if program.has_copies else [])
        self.gradients = Addresses(self._plan, program.gradient_role, program.gradient_names)

    def step(self) -> None:
        self._plan.step()


def rename(error: PlanError, names: Sequence[str]) -> PlanError:
    """The error with the names of parameters in place of those of variables."""

    def replace(match: re.Match[str]) -> str:
        role, letter, index = match[1], match[2], int(match[3])
        stream = "copy" if letter == "c" else match[4]
        if index >= len(names):
            return match[0]
        if role == "gradient" or stream == "grad":
            return f"the gradient of '{names[index]}'"
        return f"'{names[index]}' ({stream})" if stream else f"'{names[index]}'"

    # An overlap is one sentence.
    text = re.sub(r"': overlaps", "' overlaps", str(error))
    text = re.sub(r"state 'g\d+\.(\w+)'", r"the setting '\1'", text)
    pattern = r"(?:(state|gradient) )?'([pc])(\d+)(?:\.(\w+))?'"
    return PlanError(re.sub(pattern, replace, text))
