"""What has changed in an optimizer since its last step: groups, parameters, state and gradients."""

import itertools
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.copies.copies import Copies
from stepfold.torch.device_stage import DeviceStage
from stepfold.torch.faults import find_gradient_fault, find_param_fault, find_shard_fault
from stepfold.torch.flat import FlatGradients
from stepfold.torch.guards import MOVED, OTHER, SAME, Guards, Outcome
from stepfold.torch.layout import get_local, lay_out_like
from stepfold.torch.method import Method, Structure
from stepfold.torch.names import Names, in_group
from stepfold.torch.options import Options
from stepfold.torch.slots import Slot
from stepfold.torch.states import StateError, States

# In a step with static gradients, which has the others checked in later ones.
CHECKED_PARAMS = 16
# After groups, state and parameters have been learned, nothing is left to be found.
MAX_CHECKS = 8
DIFFERENTIABLE = "has differentiable=True, and autograd does not see the step"


class Tracker:
    """Follows an optimizer, which is passed to each call, and gives devices their parameters.

    method: of the optimizer's class.
    options: of folding.
    names: of parameters, in messages.
    copies: that steps write; None without any.
    devices: the parts of a step.
    states: the state of parameters.
    empty: the parameters of the step that have no elements.
    left: those of the step that are left to torch, and why.
    """

    empty: set[Tensor]
    left: dict[Tensor, str]

    def __init__(
        self, method: Method, options: Options, names: Names, copies: Copies | None
    ) -> None:
        self._method, self._options, self._names = method, options, names
        self._copies, self._num_changes = copies, 0
        self.states = States(method)
        self.devices: dict[torch.device, DeviceStage] = {}
        self._guards = Guards()
        self._flat = FlatGradients() if options.flat else None
        self._forget()

    def _forget(self) -> None:
        """Forgets all that the last step has seen."""
        self._guards.learn_groups([])
        self._next = 0  # The parameter whose turn is next.
        self._groups: list[dict[str, Any]] = []
        self._structures: list[Structure | None] = []
        # The values of groups that guards compare with, which must not be freed.
        self._values: list[list[Any]] = []
        # Whether the last step read copies of gradients, which only live as long as a step.
        self._has_copies = False
        # Groups with values that may change without becoming other objects.
        self._mutable: set[int] = set()
        # Of all groups, with the index of the group.
        self._params: list[tuple[int, Tensor]] = []
        self._places: list[range] = []  # In `_params`, of each group.
        self._slots: list[Slot | None] = []
        self._state: Any = None
        self.empty, self.left = set(), {}
        self._is_grouped = False

    def undo(self, optimizer: Optimizer) -> None:
        """Undoes what `follow` has done to the optimizer, for a step that failed."""
        self.states.undo(optimizer)
        self._forget()

    def ungroup(self) -> None:
        """Takes the parameters from the devices; `follow` gives them to them again."""
        self._is_grouped = False
        # What stages begin anew is where the addresses of gradients go.
        self._guards.set_targets([0] * len(self._params))
        for stage in self.devices.values():
            stage.begin()

    def follow(self, optimizer: Optimizer) -> tuple[bool, bool, list[tuple[Tensor, Tensor]]]:
        """Finds the gradients, and whatever else is not as it was in the last step.

        Returns whether a gradient may have another address, whether anything else may have changed,
        and gradients with copies that have their elements in the order of the parameters'.
        """
        if self._copies is not None and self._copies.num_changes != self._num_changes:
            self._forget()
        can_check_few = (
            self._options.has_static_gradients and not self.left and not self._has_copies
        )
        has_changed = False
        if self._is_grouped and can_check_few:
            is_all, has_changed = self._check_few(optimizer)
            if is_all:
                return False, has_changed, []
        if self._flat is not None:
            with torch.no_grad():
                self._flat.attach(p for group in optimizer.param_groups for p in group["params"])
        finding = self._check(optimizer, 0, len(self._params))
        # Unless this is the first check of the step, an earlier one has written addresses.
        has_moved = self._options.has_static_gradients
        if finding != OTHER and self._is_settled():
            self.left, self._has_copies = {}, False
            return has_moved or finding == MOVED, has_changed, []
        with torch.no_grad():
            has_moved, copies = self._learn(optimizer, has_moved)
        return has_moved, True, copies

    def _learn(
        self, optimizer: Optimizer, has_moved: bool
    ) -> tuple[bool, list[tuple[Tensor, Tensor]]]:
        """Learns what the last check has found, and what others find then.

        has_moved: whether a gradient may have had another address before.

        Returns whether one has now, and gradients with copies, as `follow`.
        """
        for _ in range(MAX_CHECKS):
            outcome = self._guards.outcome
            has_moved |= bool(outcome.has_moved)
            if not self._adapt(optimizer, outcome):
                break
            has_moved = True
            self._check(optimizer, 0, len(self._params))
        else:
            raise RuntimeError(f"{self._method.name}: its parameters change while they are read")
        if self._copies is not None:
            self._num_changes = self._copies.num_changes
        copies = []
        for index in outcome.other_layouts:
            slot, param = self._slots[index], self._params[index][1]
            if slot is not None and slot.row.elements and param.grad is not None:
                copy = lay_out_like(get_local(param.grad), get_local(param))
                copies.append((param.grad, copy))
                slot.stage.gradients[slot.place] = copy.data_ptr()
        self._has_copies = bool(copies)
        return has_moved or bool(copies), copies

    def distrust_settings(self) -> None:
        """Has the next step read all groups: their numbers may have been written meanwhile."""
        self._mutable |= set(range(len(self._groups)))

    def _is_settled(self) -> bool:
        """Whether guards see all that can change."""
        return self._is_grouped and not self._mutable

    def _check(self, optimizer: Optimizer, first: int, count: int) -> int:
        return self._guards.check(optimizer.param_groups, optimizer.state, first, count)

    def _check_few(self, optimizer: Optimizer) -> tuple[bool, bool]:
        """Checks groups, and the parameters whose turn it is, and reads values that have changed.

        Returns whether the others can wait for their turn, and whether anything has changed.
        """
        finding = self._check(optimizer, self._next, CHECKED_PARAMS)
        self._next = (self._next + CHECKED_PARAMS) % max(1, len(self._params))
        if finding == SAME and self._is_settled():
            return True, False
        outcome = self._guards.outcome
        is_same = outcome.has_same_groups and outcome.has_same_state
        if not is_same or outcome.has_moved or outcome.other_layouts:
            # The next check does not tell of what this one has seen to come or go.
            self._is_grouped &= not outcome.has_other_gradients
            return False, True
        with torch.no_grad():
            return not self._adapt(optimizer, outcome), True

    def zero_flat(self, optimizer: Optimizer) -> bool:
        """Sets flat gradients to zero. Returns whether gradients are flat."""
        if self._flat is None:
            return False
        params = [p for group in optimizer.param_groups for p in group["params"]]
        if not self._is_grouped:
            self._flat.attach(params)
        self._flat.zero(params)
        return True

    def detach_flat(self) -> None:
        """Has flat gradients have memory of their own."""
        if self._flat is not None:
            self._flat.detach()

    def _adapt(self, optimizer: Optimizer, outcome: Outcome) -> bool:
        """Learns what a check has found. Returns whether to check again."""
        if not outcome.has_same_groups:
            self._learn_groups(optimizer)
            return True
        if not outcome.has_same_state:
            self._learn_state(optimizer)
            return True
        is_same = self._is_grouped and not outcome.has_other_gradients
        for group in (*outcome.changed_groups, *self._mutable):
            is_same &= self._read_group(group)
        self.left = {}
        if any([self._make_slot(optimizer, place) for place in outcome.changed_params]):
            self._remember_state(optimizer)
        elif is_same:
            return False
        self._regroup()
        return True

    def _learn_groups(self, optimizer: Optimizer) -> None:
        self._forget()
        self._groups = list(optimizer.param_groups)
        self._guards.learn_groups(optimizer.param_groups)
        self._remember_state(optimizer)
        self._params = [(i, p) for i, group in enumerate(self._groups) for p in group["params"]]
        ends = list(itertools.accumulate(len(group["params"]) for group in self._groups))
        self._places = [range(end - len(g["params"]), end) for g, end in zip(self._groups, ends)]
        self._slots = [None] * len(self._params)
        self._structures = [None] * len(self._groups)
        self._values = [[] for _ in self._groups]
        for index in range(len(self._groups)):
            self._read_group(index)
        self.states.forget({id(param) for _, param in self._params})

    def _learn_state(self, optimizer: Optimizer) -> None:
        """Forgets parameters whose state is another dictionary."""
        for index, slot in enumerate(self._slots):
            if slot is not None and optimizer.state.get(slot.param) is not slot.inner:
                self._forget_slot(index)
        self._remember_state(optimizer)

    def _remember_state(self, optimizer: Optimizer) -> None:
        # While it is kept, no other state has its identity.
        self._state = optimizer.state
        self._guards.learn_state(optimizer.state)

    def _forget_slot(self, index: int) -> None:
        self._slots[index] = None
        self._guards.forget_param(index)

    def _read_group(self, index: int) -> bool:
        """Reads the values of a group. Returns whether its updates have the same structure."""
        group = self._groups[index]
        structure = self.get_structure(index, group)
        keys = structure.keys
        self._values[index] = values = [group.get(key) for key in keys]
        self._guards.learn_values(index, keys)
        if any(map(is_mutable, values)):
            self._mutable.add(index)
        else:
            self._mutable.discard(index)
        if structure is self._structures[index]:
            for stage in self.devices.values():
                with in_group(index):
                    stage.update_group(index, structure, group)
            return True
        self._structures[index] = structure
        for place in self._places[index]:
            if self._slots[place] is not None:
                self._forget_slot(place)
        return False

    def _regroup(self) -> None:
        """Gives each device the parameters that have a gradient."""
        self.ungroup()
        self.empty = set()
        found: list[Slot | None] = []
        for slot, (index, param) in zip(self._slots, self._params):
            found.append(None)
            if slot is None or param.grad is None:
                continue
            if not slot.row.elements:
                self.empty.add(param)
                continue
            with in_group(index):
                number = slot.stage.open_group(index, slot.row.structure, self._groups[index])
            slot.stage.add(number, slot)
            found[-1] = slot
        starts = {stage: stage.end() for stage in self.devices.values()}
        self._guards.set_targets(
            [0 if slot is None else starts[slot.stage] + slot.place * 8 for slot in found]
        )
        self._is_grouped = True

    def get_structure(self, index: int, group: Mapping[str, Any]) -> Structure:
        if group.get("differentiable") and not self._options.fallback:
            raise ValueError(
                f"param_groups[{index}]: {self._method.name} cannot be folded: {DIFFERENTIABLE}"
            )
        return self._method.get_structure(group)

    def find_fault(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        """Why no plan can update a parameter; None if one can."""
        if group.get("differentiable"):
            return f"is in a group that {DIFFERENTIABLE}"
        fault = (
            find_param_fault(param)
            or self._method.find_fault(group, param)
            or find_shard_fault(group, param, self._method, self._options)
        )
        if fault is None and param.grad is not None:
            fault = find_gradient_fault(param, param.grad)
        return fault

    def _make_slot(self, optimizer: Optimizer, place: int) -> bool:
        """Examines a parameter anew. Returns whether a plan updates it, or has done so."""
        index, param = self._params[place]
        group, structure, grad = self._groups[index], self._structures[index], param.grad
        assert structure is not None
        if grad is None:
            raise RuntimeError(f"{self._method.name}: its parameters change while they are read")
        fault = self.find_fault(group, param)
        if fault is not None:
            if not self._options.fallback:
                raise self.refuse(optimizer, param, fault)
            has_changed = self._slots[place] is not None
            self._slots[place], self.left[param] = None, fault
            if self._copies is not None:
                self._copies.drop(param)
            return has_changed
        try:
            inner, state = self.states.get(optimizer, param, group, structure)
        except StateError as error:
            raise self.refuse(optimizer, param, str(error)) from None
        stage = self.get_device_stage(param)
        copy = None if self._copies is None else self._copies.get(param)
        self._slots[place] = Slot(param, grad, structure, inner, state, stage, copy)
        self._guards.learn_param(place, param, grad, inner, state)
        return True

    def get_device_stage(self, param: Tensor) -> DeviceStage:
        """The part of the step that a parameter belongs to."""
        device = get_local(param).device
        stage = self.devices.get(device)
        if stage is None:
            stage = self.devices[device] = DeviceStage(device, self._options)
        return stage

    def refuse(self, optimizer: Optimizer, param: Tensor, fault: str) -> ValueError:
        """The error that a fault of a parameter makes."""
        name = self.find_name(optimizer, param)
        return ValueError(f"{self._method.name} cannot be folded: '{name}' {fault}")

    def find_name(self, optimizer: Optimizer, param: Tensor) -> str:
        return self._names.find(param, optimizer.param_groups)


def is_mutable(value: Any) -> bool:
    """Whether the value of a group can change without becoming another object."""
    return isinstance(value, (Tensor, list)) or (
        isinstance(value, tuple) and any(isinstance(item, Tensor) for item in value)
    )
