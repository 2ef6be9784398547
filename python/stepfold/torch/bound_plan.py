"""A plan of a program, bound to the addresses of a step's tensors."""

import re
from collections.abc import Sequence

import torch

from stepfold.plan import Plan, PlanError
from stepfold.torch.compilation import load_plan
from stepfold.torch.program import (
    Program,
    name_param,
    name_setting,
    name_state,
    write_text,
)


class Addresses:
    """What some variables of a plan are bound to. A variable that it does not read has no index."""

    def __init__(self, plan: Plan, role: str, names: list[str]) -> None:
        indices = {v.name: index for index, v in enumerate(plan.variables) if v.role == role}
        self._indices = [indices.get(name) for name in names]
        self._plan = plan
        self._bound: list[int] = []

    def bind(self, addresses: list[int]) -> None:
        """Binds the variables whose addresses are new."""
        if addresses == self._bound:
            return
        bound = self._bound or [0] * len(addresses)
        changes = [
            (index, new)
            for index, new, old in zip(self._indices, addresses, bound)
            if new != old and index is not None
        ]
        if changes:
            self._plan.bind_addresses(*zip(*changes))
        self._bound = addresses


class BoundPlan:
    """A plan and what it is bound to. Only addresses are kept, no tensors.

    program: the program of the plan. report: its report, as in report.json.
    """

    def __init__(self, program: Program, device: torch.device, threads: int) -> None:
        self.program = program
        self._plan, self.report = load_plan(write_text(program), device, threads)
        updates = list(enumerate(program.updates))
        self._settings = Addresses(
            self._plan,
            "state",
            [
                name_setting(index, setting.name)
                for index, group in enumerate(program.groups)
                for setting in group.structure.settings
            ],
        )
        state = []
        for index, update in updates:
            state.append(name_param(index))
            state += [name_state(index, part.stream) for part in update.row.structure.state]
        self._state = Addresses(self._plan, "state", state)
        chain = [*program.chain.inputs, *program.chain.outputs]
        self._chain = Addresses(self._plan, "state", chain)
        self._gradients = Addresses(
            self._plan, "gradient", [name_param(index) for index, _ in updates]
        )

    def bind(
        self, settings: list[int], chain: list[int], state: list[int], gradients: list[int]
    ) -> None:
        """Binds addresses, in the order of the program's groups and updates.

        chain: of its inputs and outputs.
        """
        self._settings.bind(settings)
        self._chain.bind(chain)
        self._state.bind(state)
        self._gradients.bind(gradients)

    def step(self) -> None:
        self._plan.step()


def rename(error: PlanError, names: Sequence[str]) -> PlanError:
    """The error with the names of parameters in place of those of variables."""

    def replace(match: re.Match[str]) -> str:
        index, stream = int(match[1]), match[2]
        name = names[index] if index < len(names) else match[0]
        return f"'{name}' ({stream[1:]})" if stream else f"'{name}'"

    return PlanError(re.sub(r"'p(\d+)(\.\w+)?'", replace, str(error)))
