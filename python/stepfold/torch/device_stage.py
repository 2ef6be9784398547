"""What of an optimizer's step is on one device: one plan for each set of parameters."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.bound_plan import BoundPlan
from stepfold.torch.clipping import BOUND, BOUND_INDEX, GradNorm
from stepfold.torch.gradients import Chain, get_norm_dtype
from stepfold.torch.program import Group, Program, Row, Update
from stepfold.torch.rules import Structure
from stepfold.torch.scaling import NOT_SCALED, Scaling
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

    def __init__(self, device: torch.device, threads: int) -> None:
        self.device = device
        self._threads = threads
        self._settings = DeviceSettings(device)
        self._plans: OrderedDict[Program, BoundPlan] = OrderedDict()
        self._current: BoundPlan | None = None
        self._key: object = None  # What `_current` was found for.
        self._state: list[int] = []
        self._written: list[Tensor] = []
        self._norm_dtype = "f32"
        self._chain: list[Tensor] = []  # Its inputs and outputs in the step that is under way.
        self.begin()

    def begin(self) -> None:
        """Begins another step."""
        self.slots = []
        self._numbers: dict[int, int] = {}
        self._groups: list[GroupSettings] = []
        self._bound: GroupSettings | None = None
        self._owners: list[int] = []
        self._gradients: list[int] = []

    def open_group(self, index: int, structure: Structure, group: Mapping[str, Any]) -> int:
        """Returns the number of a group, for `add`."""
        number = self._numbers.get(index)
        if number is None:
            number = self._numbers[index] = len(self._groups)
            self._groups.append(self._settings.update(index, structure, group))
        return number

    def add(self, number: int, slot: Slot, gradient: int) -> None:
        """Adds a parameter of a group, with the address of its gradient."""
        self.slots.append(slot)
        self._owners.append(number)
        self._gradients.append(gradient)

    def set_max_norm(self, max_norm: Any) -> None:
        """Clips the gradients of the step, if the bound is not None."""
        if max_norm is not None:
            group = {"max_norm": max_norm}
            self._bound = self._settings.update(BOUND_INDEX, BOUND, group)

    def sync_settings(
        self, groups: Mapping[int, tuple[Structure, Mapping[str, Any]]], max_norm: Any
    ) -> None:
        """Writes the numbers that have changed since the last step, for one that is captured.

        groups: those of the optimizer, by their index.

        Raises ValueError, whose message begins with the group, for what needs another plan.
        """
        if max_norm is not None and BOUND_INDEX in self._settings.groups:
            self._settings.follow(BOUND_INDEX, {"max_norm": max_norm})
        for index, settings in self._settings.groups.items():
            if index not in groups:
                continue
            structure, group = groups[index]
            try:
                if structure is not settings.structure:
                    raise ValueError("an option has changed: take a step, and capture it again")
                self._settings.follow(index, group)
            except ValueError as error:
                raise ValueError(f"param_groups[{index}]: {error}") from None
        self._settings.write()

    def prepare(self, scaling: Scaling, grad_norm: GradNorm) -> None:
        """Finds the plan, compiled if necessary, and binds it."""
        self._settings.write()
        chain = self._make_chain(scaling)
        key = (self.slots, self._owners, [settings.dtypes for settings in self._groups], chain)
        if self._key != key:
            rows = [slot.row for slot in self.slots]
            self._current = self.find_plan(self.make_program(self._owners, rows, scaling))
            self._key = key
            self._norm_dtype = get_norm_dtype([row.grad_dtype for row in rows])
            self._state = [address for slot in self.slots for address in slot.addresses]
            tensors = [tensor for slot in self.slots for tensor in slot.tensors]
            # Those of inference mode have no version.
            self._written = [tensor for tensor in tensors if not tensor.is_inference()]
        settings = [
            address
            for settings in self._groups
            for address in self._settings.get_addresses(settings)
        ]
        self._chain = scaling.place(self.device)
        inputs = [tensor.data_ptr() for tensor in self._chain]
        if self._bound is not None:
            inputs += self._settings.get_addresses(self._bound)
            self._chain.append(grad_norm.get_memory(self._norm_dtype, self.device))
            inputs.append(self._chain[-1].data_ptr())
        self.get_current().bind(settings, inputs, self._state, self._gradients)

    def run(self) -> None:
        """Executes the plan. For CUDA, queues it on torch's current stream."""
        self.get_current().step()
        torch.autograd.graph.increment_version(self._written)
        self._chain = []

    def make_program(
        self, owners: list[int], rows: list[Row], scaling: Scaling = NOT_SCALED
    ) -> Program:
        """The program of parameters, given by their groups' numbers and rows."""
        groups = (Group(settings.structure, settings.dtypes) for settings in self._groups)
        updates = tuple(map(Update, owners, rows))
        return Program(tuple(groups), updates, self._make_chain(scaling))

    def _make_chain(self, scaling: Scaling) -> Chain:
        return Chain(
            is_scaled=scaling.grad_scale is not None,
            can_skip=scaling.found_inf is not None,
            max_norm=None if self._bound is None else self._bound.dtypes[0],
        )

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
