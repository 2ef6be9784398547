"""What of an optimizer's step is on one device: one plan for each set of parameters."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.bound_plan import BoundPlan
from stepfold.torch.gradients import PLAIN_CHAIN, Chain
from stepfold.torch.program import Group, Program, Row, Update
from stepfold.torch.rules import Rule, Structure
from stepfold.torch.scaling import Scaling
from stepfold.torch.settings import DeviceSettings, GroupSettings
from stepfold.torch.slots import Slot

# Of plans that stay loaded: a step without some gradients has another plan than one with all.
MAX_PLANS = 16


class DeviceStage:
    """The part of a step that is on one device.

    device: "cpu" or "cuda", with its index.
    slots: the parameters of the step.
    """

    slots: list[Slot]

    def __init__(self, device: torch.device, threads: int, rule: Rule) -> None:
        self.device = device
        self._threads, self._rule = threads, rule
        self._settings = DeviceSettings(device)
        self._plans: OrderedDict[Program, BoundPlan] = OrderedDict()
        self._current: BoundPlan | None = None
        self._key: object = None  # What `_current` was found for.
        self._state: list[int] = []
        self._written: list[Tensor] = []
        self._inputs: list[Tensor] = []  # Of the step that is under way.
        self.begin()

    def begin(self) -> None:
        """Begins another step."""
        self.slots = []
        self._numbers: dict[int, int] = {}
        self._groups: list[GroupSettings] = []
        self._owners: list[int] = []
        self._gradients: list[int] = []

    def open_group(self, index: int, structure: Structure, group: Mapping[str, Any]) -> int:
        """Returns the number of a group, for `add`."""
        number = self._numbers.get(index)
        if number is None:
            number = self._numbers[index] = len(self._groups)
            self._groups.append(self._settings.update(index, structure, self._rule, group))
        return number

    def add(self, number: int, slot: Slot, gradient: int) -> None:
        """Adds a parameter of a group, with the address of its gradient."""
        self.slots.append(slot)
        self._owners.append(number)
        self._gradients.append(gradient)

    def prepare(self, scaling: Scaling) -> None:
        """Finds the plan, compiled if necessary, and binds it."""
        self._settings.write()
        self._inputs = scaling.place(self.device)
        chain = Chain(scaling.grad_scale is not None, scaling.found_inf is not None)
        key = (self.slots, self._owners, [settings.dtypes for settings in self._groups], chain)
        if self._key != key:
            rows = [slot.row for slot in self.slots]
            self._current = self.find_plan(self.make_program(self._owners, rows, chain))
            self._key = key
            self._state = [address for slot in self.slots for address in slot.addresses]
            tensors = [tensor for slot in self.slots for tensor in slot.tensors]
            # Those of inference mode have no version.
            self._written = [tensor for tensor in tensors if not tensor.is_inference()]
        addresses = [
            address
            for settings in self._groups
            for address in self._settings.get_addresses(settings)
        ]
        inputs = [tensor.data_ptr() for tensor in self._inputs]
        self.get_current().bind(addresses, inputs, self._state, self._gradients)

    def run(self) -> None:
        """Executes the plan. For CUDA, queues it on torch's current stream."""
        self.get_current().step()
        self._inputs = []
        torch.autograd.graph.increment_version(self._written)

    def make_program(
        self, owners: list[int], rows: list[Row], chain: Chain = PLAIN_CHAIN
    ) -> Program:
        """The program of parameters, given by their groups' numbers and rows."""
        groups = (Group(settings.structure, settings.dtypes) for settings in self._groups)
        return Program(tuple(groups), tuple(map(Update, owners, rows)), chain)

    def find_plan(self, program: Program) -> BoundPlan:
        """Returns the plan of a program, which stays loaded for a while."""
        plan = self._plans.get(program)
        if plan is None:
            plan = self._plans[program] = BoundPlan(program, self.device, self._threads)
            if len(self._plans) > MAX_PLANS:
                self._plans.popitem(last=False)
        self._plans.move_to_end(program)
        return plan

    def get_current(self) -> BoundPlan:
        """The plan of the last step."""
        assert self._current is not None
        return self._current
