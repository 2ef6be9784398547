"""What has changed in an optimizer since its last step: groups, parameters, state and gradients."""

import bisect
import itertools
from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.torch.autocast.copies import Copies
from stepfold.torch.guards.guards import MOVED, OTHER, SAME, Guards, Outcome
from stepfold.torch.optimizers.param_groups import get_member, get_params, list_members
from stepfold.torch.optimizers.param_names import InGroup
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.step.examiner import Examiner, get_tensors
from stepfold.torch.step.flat_gradients import FlatGradients
from stepfold.torch.step.options import Options
from stepfold.torch.step.overlaps import Overlaps, Range
from stepfold.torch.step.setting_values import is_fixed
from stepfold.torch.step.states import StateError, States
from stepfold.torch.step.tracked_params import OpenParam, TrackedParam
from stepfold.torch.tensors.layout import get_local, lay_out_like

# In a step with static gradients, which has the others checked in later ones.
CHECKED_PARAMS = 16
# After groups, state and parameters have been learned, nothing is left to be found.
MAX_CHECKS = 8


class Tracker:
    """Follows an optimizer, which is passed to each call, and gives devices their parameters.

    spec: of the optimizer's class.
    options: of folding.
    examiner: says what cannot be updated.
    copies: that steps write; None without any.
    devices: the parts of a step.
    states: the state of parameters.
    empty: the indices of the parameters of the step that have no elements.
    left: those of the step that are left to torch, and why.

    Parameters are counted through all groups. Between steps, none is kept alive, nor what belongs
    to it.
    """

    empty: list[int]
    left: dict[int, str]

    def __init__(
        self, spec: TorchSpec, options: Options, examiner: Examiner, copies: Copies | None
    ) -> None:
        self._spec, self._options, self._examiner = spec, options, examiner
        self._copies, self._num_changes = copies, 0
        self.states = States(spec)
        self.devices: dict[torch.device, DeviceStep] = {}
        self._guards = Guards()
        self._flat = FlatGradients() if options.flat else None
        self._forget()

    def _forget(self) -> None:
        """Forgets all that the last step has seen."""
        self._guards.learn_groups([])
        self._next = 0  # The parameter whose turn is next.
        self._variants: list[UpdateVariant | None] = []
        # The values of groups that cannot change: no other object has their identity.
        self._values: list[list[Any]] = []
        # Whether the last step read copies of gradients, which only live as long as a step.
        self._has_copies = False
        # Groups with values that may change without becoming other objects.
        self._mutable: set[int] = set()
        # The index of the first parameter of each group, and the number of all.
        self._starts: list[int] = [0]
        self._tracked: list[TrackedParam | None] = []  # Of all parameters.
        # What has been freed since the last step, of memory that a step with static gradients
        # would write.
        self._freed: list[Any] = []
        self._overlaps = Overlaps()
        self.empty, self.left = [], {}
        self._is_grouped = False

    def skip_step(self, optimizer: Optimizer) -> None:
        """Leaves a step to torch: the next one learns everything anew."""
        self.attach_flat(optimizer)
        self.states.remove_unbegun(optimizer)
        self._forget()

    def undo(self, optimizer: Optimizer) -> None:
        """Undoes what `follow` has done to the optimizer, for a step that failed."""
        self.states.undo(optimizer)
        self._forget()

    def ungroup(self) -> None:
        """Takes the parameters from the devices; `follow` gives them to them again."""
        self._is_grouped = False
        # What device_steps begin anew is where the addresses of gradients go.
        self._guards.set_targets([0] * len(self._tracked))
        for device_step in self.devices.values():
            device_step.begin()

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
        self.attach_flat(optimizer)
        finding = self._check(optimizer, 0, len(self._tracked))
        # Unless this is the first check of the step, an earlier one has written addresses.
        has_moved = self._options.has_static_gradients
        if finding != OTHER and self._is_settled():
            self.left, self._has_copies = {}, False
            self._freed.clear()
            return has_moved or finding == MOVED, has_changed, []
        with torch.no_grad():
            has_moved, copies = self._learn(optimizer, has_moved)
        self._freed.clear()
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
            self._check(optimizer, 0, len(self._tracked))
        else:
            raise RuntimeError(f"{self._spec.name}: its parameters change while they are read")
        if self._copies is not None:
            self._num_changes = self._copies.num_changes
        copies = []
        for index in outcome.other_layouts:
            tracked, (_, param) = self._tracked[index], self._find_param(optimizer, index)
            if tracked is not None and tracked.param_spec.elements and param.grad is not None:
                copy = lay_out_like(get_local(param.grad), get_local(param))
                copies.append((param.grad, copy))
                self.get_device_step(param).gradients[tracked.place] = copy.data_ptr()
        self._has_copies = bool(copies)
        return has_moved or bool(copies), copies

    def distrust_settings(self) -> None:
        """Has the next step read all groups: their numbers may have been written meanwhile."""
        self._mutable |= set(range(len(self._variants)))

    def _is_settled(self) -> bool:
        """Whether guards see all that can change."""
        return self._is_grouped and not self._mutable

    def _check(self, optimizer: Optimizer, first: int, count: int) -> int:
        finding = self._guards.check(optimizer.param_groups, optimizer.state, first, count)
        if finding == OTHER and self._guards.outcome.has_other_gradients:
            # The next check does not tell of what this one has seen to come or go.
            self._is_grouped = False
        return finding

    def _check_few(self, optimizer: Optimizer) -> tuple[bool, bool]:
        """Checks groups, and the parameters whose turn it is, and reads values that have changed.

        Returns whether the others can wait for their turn, and whether anything has changed.
        """
        finding = self._check(optimizer, self._next, CHECKED_PARAMS)
        self._next = (self._next + CHECKED_PARAMS) % max(1, len(self._tracked))
        if self._freed:
            return False, True
        if finding == SAME and self._is_settled():
            return True, False
        outcome = self._guards.outcome
        is_same = outcome.has_same_groups and outcome.has_same_state
        if not is_same or outcome.has_moved or outcome.other_layouts:
            return False, True
        with torch.no_grad():
            return not self._adapt(optimizer, outcome), True

    def attach_flat(self, optimizer: Optimizer) -> None:
        """Makes gradients parts of blocks, if they are flat."""
        if self._flat is not None:
            with torch.no_grad():
                self._flat.attach(get_params(optimizer.param_groups))

    def zero_flat(self, optimizer: Optimizer, set_to_none: bool) -> bool:
        """Resets gradients, if they are flat. Returns whether they are.

        set_to_none: whether those that are not in a block are removed, and not set to zero.
        """
        if self._flat is None:
            return False
        params = list(get_params(optimizer.param_groups))
        if not self._is_grouped:
            self._flat.attach(params)
        if self._flat.zero(params, set_to_none):
            self.ungroup()
        return True

    def detach_flat(self, optimizer: Optimizer) -> None:
        """Has flat gradients have memory of their own."""
        if self._flat is not None:
            self._flat.detach(get_params(optimizer.param_groups))

    def _adapt(self, optimizer: Optimizer, outcome: Outcome) -> bool:
        """Learns what a check has found. Returns whether to check again."""
        if not outcome.has_same_groups:
            self._learn_groups(optimizer)
            return True
        if not outcome.has_same_state:
            self._guards.learn_state(optimizer.state)
            return True
        is_same = self._is_grouped
        for group in (*outcome.changed_groups, *self._mutable):
            is_same &= self._read_group(optimizer, group)
        self.left = {}
        changed = outcome.changed_params
        overlaps = self._find_overlaps(optimizer, changed) if changed or not is_same else {}
        known = {index for index in overlaps if self._tracked[index] is not None}
        changed += sorted(known.difference(changed))
        if any([self._make_slot(optimizer, index, overlaps.get(index)) for index in changed]):
            # State may have been created, or moved.
            for index in changed:
                self._learn_memory(optimizer, index)
            self._guards.learn_state(optimizer.state)
        elif is_same:
            return False
        self._regroup(optimizer)
        return True

    def _learn_groups(self, optimizer: Optimizer) -> None:
        self._forget()
        if self._copies is not None:
            self._copies.review()
        groups = optimizer.param_groups
        members = list_members(groups)
        self._guards.learn_groups(groups)
        self._guards.learn_state(optimizer.state)
        self._starts = list(itertools.accumulate(map(len, members), initial=0))
        self._tracked = [None] * self._starts[-1]
        self._variants = [None] * len(groups)
        self._values = [[] for _ in groups]
        for index in range(len(groups)):
            self._read_group(optimizer, index)

    def find_params(self, optimizer: Optimizer, indices: Iterable[int]) -> list[Tensor]:
        """Returns some parameters of the step."""
        return [self._find_param(optimizer, index)[1] for index in indices]

    def _find_param(self, optimizer: Optimizer, index: int) -> tuple[int, Tensor]:
        """Returns the index of a parameter's group, and the parameter."""
        place = bisect.bisect_right(self._starts, index) - 1
        params = optimizer.param_groups[place]["params"]
        return place, get_member(params, index - self._starts[place])

    def open_params(self, optimizer: Optimizer, device_step: DeviceStep) -> list[OpenParam]:
        """Returns the parameters of a device, as `follow` has left them, with their tensors."""
        opened = []
        for tracked in device_step.tracked_params:
            place, param = self._find_param(optimizer, tracked.index)
            group, variant = optimizer.param_groups[place], tracked.param_spec.variant
            _, state = self.states.get(optimizer, param, group, variant)
            opened.append(OpenParam(tracked, param, state))
        return opened

    def _read_group(self, optimizer: Optimizer, index: int) -> bool:
        """Reads the values of a group. Returns whether its updates have the same variant."""
        group = optimizer.param_groups[index]
        variant = self._examiner.get_variant(index, group)
        keys = variant.keys
        values = [group.get(key) for key in keys]
        self._values[index] = list(filter(is_fixed, values))
        self._guards.learn_values(index, keys)
        if len(self._values[index]) == len(values):
            self._mutable.discard(index)
        else:
            self._mutable.add(index)
        if variant is self._variants[index]:
            for device_step in self.devices.values():
                with InGroup(index):
                    device_step.update_group(index, variant, group)
            return True
        self._variants[index] = variant
        for param in range(*self._starts[index : index + 2]):
            self._forget_slot(param)
        return False

    def _forget_slot(self, index: int) -> None:
        self._tracked[index] = None
        self._guards.forget_param(index)

    def _regroup(self, optimizer: Optimizer) -> None:
        """Gives each device the parameters that have a gradient."""
        self.ungroup()
        self.empty = []
        tracked_params = iter(self._tracked)
        for index, group in enumerate(optimizer.param_groups):
            for param, tracked in zip(group["params"], tracked_params):
                if tracked is None or param.grad is None:
                    continue
                if not tracked.param_spec.elements:
                    self.empty.append(tracked.index)
                    continue
                device_step = self.get_device_step(param)
                with InGroup(index):
                    number = device_step.open_group(index, tracked.param_spec.variant, group)
                device_step.add(number, tracked)
        targets = [0] * len(self._tracked)
        for device_step in self.devices.values():
            start = device_step.end()
            for tracked in device_step.tracked_params:
                targets[tracked.index] = start + tracked.place * 8
        self._guards.set_targets(targets)
        self._is_grouped = True

    def _learn_memory(self, optimizer: Optimizer, index: int) -> None:
        place, param = self._find_param(optimizer, index)
        variant = self._variants[place]
        assert variant is not None
        inner = optimizer.state.get(param) or {}
        self._overlaps.learn(index, get_tensors(param, variant, inner))

    def _find_overlaps(
        self, optimizer: Optimizer, changed: list[int]
    ) -> dict[int, tuple[Range, Range]]:
        """Where parameters that have a gradient overlap others, as of `Overlaps.find`.

        changed: the indices of those that may be in other memory than before.
        """
        for index in changed:
            self._learn_memory(optimizer, index)
        return self._overlaps.find(
            lambda index: self._find_param(optimizer, index)[1].grad is not None
        )

    def _make_slot(
        self, optimizer: Optimizer, index: int, overlap: tuple[Range, Range] | None
    ) -> bool:
        """Examines a parameter anew. Returns whether a plan updates it, or has done so.

        overlap: of its memory with that of another one, as of `Overlaps.find`.
        """
        place, param = self._find_param(optimizer, index)
        if self._copies is not None:
            # Without its copy, a parameter has another gradient, so nothing is read of it before.
            self._copies.drop_uncovered(param)
        group, variant, grad = optimizer.param_groups[place], self._variants[place], param.grad
        assert variant is not None
        if grad is None:
            raise RuntimeError(f"{self._spec.name}: its parameters change while they are read")
        refusal = self._examiner.find_refusal(
            group, param, variant, optimizer.state.get(param) or {}
        )
        if refusal is None and overlap is not None:
            refusal = self._examiner.describe_overlap(optimizer, *overlap)
        if refusal is not None:
            if not self._options.fallback:
                raise self._examiner.refuse(optimizer, param, refusal)
            has_changed = self._tracked[index] is not None
            self._forget_slot(index)
            self.left[index] = refusal
            if self._copies is not None:
                self._copies.drop(param)
            return has_changed
        try:
            inner, state = self.states.get(optimizer, param, group, variant)
        except StateError as error:
            raise self._examiner.refuse(optimizer, param, str(error)) from None
        copy = None if self._copies is None else self._copies.get(param)
        tracked = self._tracked[index] = TrackedParam(index, param, grad, variant, state, copy)
        if self._options.has_static_gradients:
            tracked.watch([param, *state], self._freed.append)
        self._guards.learn_param(index, param, grad, inner, state)
        return True

    def get_device_step(self, param: Tensor) -> DeviceStep:
        """The part of the step that a parameter belongs to."""
        device = get_local(param).device
        device_step = self.devices.get(device)
        if device_step is None:
            device_step = self.devices[device] = DeviceStep(device, self._options)
        return device_step
