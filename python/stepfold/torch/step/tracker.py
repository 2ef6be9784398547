"""Changes of an optimizer since its last step: groups, parameters, state and gradients."""

import bisect
import contextlib
import itertools
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.torch.autocast.copies import Copies
from stepfold.torch.guards.guards import MOVED, OTHER, SAME, Guards, Outcome
from stepfold.torch.guards.versions import Versions
from stepfold.torch.optimizers.param_groups import get_member, get_params, list_members
from stepfold.torch.optimizers.param_names import InGroup
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.step.error_codes import ErrorCodes
from stepfold.torch.step.examiner import Examiner, get_tensors
from stepfold.torch.step.flat_gradients import FlatGradients
from stepfold.torch.step.masters import make_master, refresh_master
from stepfold.torch.step.options import Options
from stepfold.torch.step.overlaps import Overlaps, Range
from stepfold.torch.step.packing import join_master
from stepfold.torch.step.setting_values import is_fixed
from stepfold.torch.step.states import StateError, States, is_out_of_memory
from stepfold.torch.step.tracked_params import OpenParam, TrackedParam
from stepfold.torch.tensors.layout import get_local, get_placement, lay_out_like

# Number of parameters that a step with static gradients checks. Later steps check the others.
CHECKED_PARAMS = 16
# Maximum number of checks in a step. A few suffice to learn groups, state and parameters.
MAX_CHECKS = 8


class Changes(NamedTuple):
    """The changes since the last step.

    has_moved: True if a gradient may have another address.
    may_need_other_plan: True if anything else may have changed. A setting that can change in place,
        such as a learning rate in a tensor, counts as changed in each step.
    reordered: pairs of a gradient and its copy in the order of elements of its parameter, for each
        gradient that has another order.
    """

    has_moved: bool
    may_need_other_plan: bool
    reordered: list[tuple[Tensor, Tensor]]


class Tracker:
    """A tracker of an optimizer, which assigns the parameters to devices.

    The optimizer is passed to each call.

    spec: spec of the optimizer's class.
    options: options of folding.
    examiner: examiner that refuses parameters.
    copies: copies that steps write; None without copies.
    devices: parts of the step by device.
    states: state of the parameters.
    empty_indices: indices of parameters of the step without elements.
    eager_refusals: refusals of parameters that are left to torch's loop, by index.
    num_groupings: number of times that groups had other parameters.

    Indices of parameters count through all groups. Parameters, gradients and state are not kept
    alive between steps.
    """

    empty_indices: list[int]
    eager_refusals: dict[int, str]

    def __init__(
        self, spec: TorchSpec, options: Options, examiner: Examiner, copies: Copies | None
    ) -> None:
        self._spec, self._options, self._examiner = spec, options, examiner
        self._copies, self._num_changes = copies, 0
        self.states = States(spec, options)
        self.devices: dict[torch.device, DeviceStep] = {}
        self._errors = ErrorCodes()
        self._guards = Guards()
        self._flat = FlatGradients() if options.flat else None
        self.num_groupings = 0
        self._forget()

    def _forget(self) -> None:
        """Forgets everything that was learned."""
        self._guards.learn_groups([])
        self._next = 0  # Index of the next parameter to check.
        self._variants: list[UpdateVariant | None] = []
        # Immutable values of groups, kept alive so that no other object gets their id.
        self._values: list[list[Any]] = []
        # True if the last step read copies of gradients, which live only as long as a step.
        self._has_reordered = False
        # Indices of groups with values that may change in place.
        self._mutable: set[int] = set()
        # Index of the first parameter of each group, and the number of all parameters.
        self._starts: list[int] = [0]
        # Tracked parameters by index; None for a parameter that is not tracked.
        self._tracked: list[TrackedParam | None] = []
        # Meshes and placements of tracked parameters by index; None for no DTensor.
        self._placements: dict[int, Any] = {}
        # Storages that were freed since the last step, and that a step with static gradients would
        # write.
        self._freed: list[Any] = []
        self._overlaps = Overlaps()
        # Indices of the parameters with masters or error codes, and the sum of their versions after
        # the last step.
        self._with_masters: list[int] = []
        self._versions, self._version_sum = Versions(), 0
        # Storages of such parameters that were freed since the last step: memory at the same
        # address may be another's.
        self._replaced: list[Any] = []
        self.empty_indices, self.eager_refusals = [], {}
        self._is_grouped = False

    def skip_step(self, optimizer: Optimizer) -> None:
        """Prepares a step that is left to torch. The next step learns everything anew."""
        self.attach_flat(optimizer)
        self.states.remove_unbegun(optimizer)
        self._forget()

    def undo(self, optimizer: Optimizer) -> None:
        """Undoes the changes of `follow` to the optimizer, after a step that failed."""
        self.states.undo(optimizer)
        self._forget()

    def ungroup(self) -> None:
        """Removes the parameters from the devices. `find_changes` assigns them again."""
        self._is_grouped = False
        # The next loop replaces the arrays to which guards write addresses of gradients.
        self._guards.set_gradient_slots([0] * len(self._tracked))
        for device_step in self.devices.values():
            device_step.clear_params()

    def find_changes(self, optimizer: Optimizer) -> Changes:
        """Finds the gradients, and all changes since the last step. Refreshes masters."""
        changes = self._find_changes(optimizer)
        self.refresh_masters(optimizer)
        return changes

    def _find_changes(self, optimizer: Optimizer) -> Changes:
        if self._copies is not None and self._copies.num_changes != self._num_changes:
            self._forget()
        can_check_few = (
            self._options.has_static_gradients
            and not self.eager_refusals
            and not self._has_reordered
        )
        has_changed = False
        if self._is_grouped and can_check_few:
            is_all, has_changed = self._check_few(optimizer)
            if is_all:
                return Changes(False, has_changed, [])
        self.attach_flat(optimizer)
        verdict = self._check(optimizer, 0, len(self._tracked))
        # An earlier check of this step may have written addresses of static gradients.
        has_moved = self._options.has_static_gradients
        if verdict != OTHER and self._is_settled():
            self.eager_refusals, self._has_reordered = {}, False
            self._freed.clear()
            return Changes(has_moved or verdict == MOVED, has_changed, [])
        with torch.no_grad():
            changes = self._learn(optimizer, has_moved)
        self._freed.clear()
        return changes

    def _learn(self, optimizer: Optimizer, has_moved: bool) -> Changes:
        """Learns the outcome of the last check, and checks again until nothing has changed.

        has_moved: True if an earlier check may have found another address of a gradient.

        Raises RuntimeError if parameters change meanwhile.
        """
        for _ in range(MAX_CHECKS):
            outcome = self._guards.outcome
            has_moved |= bool(outcome.has_moved)
            if not self._adapt(optimizer, outcome):
                break
            has_moved = True
            self._check(optimizer, 0, len(self._tracked))
        else:
            raise RuntimeError(
                f"{self._spec.name}: its parameters change while they are read: another thread may "
                "change them"
            )
        if self._copies is not None:
            self._num_changes = self._copies.num_changes
        reordered = []
        for index in outcome.other_layouts:
            tracked, (_, param) = self._tracked[index], self._find_param(optimizer, index)
            if tracked is not None and tracked.param_spec.elements and param.grad is not None:
                copy = lay_out_like(get_local(param.grad), get_local(param))
                reordered.append((param.grad, copy))
                self.get_device_step(param).gradients[tracked.position] = copy.data_ptr()
        self._has_reordered = bool(reordered)
        return Changes(has_moved or bool(reordered), True, reordered)

    def refresh_masters(self, optimizer: Optimizer, *, is_checked: bool = True) -> None:
        """Makes masters agree with their parameters, if somebody else has written one of these.

        is_checked: True if guards have just found the groups of the last step.
        """
        if not self._with_masters:
            return
        groups, versions = optimizer.param_groups, self._versions
        if not is_checked:
            params = list(get_params(groups))
            indices = [index for index in self._with_masters if index < len(params)]
            versions = Versions(params, indices, is_checked=False)
        if self._replaced or versions.sum(groups) != self._version_sum:
            params = list(get_params(groups))
            written = [params[index] for index in self._with_masters if index < len(params)]
            self.open_masters(optimizer, written)
            self.check_errors(optimizer, written)
            self._version_sum = versions.sum(groups)
            self._replaced.clear()

    def check_errors(self, optimizer: Optimizer, params: Iterable[Tensor]) -> None:
        """Sets the error codes of parameters to 0 that somebody else has written."""
        for param in params:
            errors = self.states.find_errors(optimizer, param)
            if errors is not None:
                self._errors.check(param, errors)
                self._errors.record(param, errors, is_stepped=param.grad is not None)

    def accept_loaded(self) -> None:
        """Forgets masters for first steps, and the weights that error codes belonged to.

        State may have been loaded into the same tensors.
        """
        self.states.forget_given()
        self._errors.clear()

    def join(self, param: Tensor, errors: Tensor) -> Tensor:
        """Returns the master of a parameter with error codes, which somebody may have written."""
        if self._errors.is_stale(param, errors):
            return make_master(param)
        return join_master(param, errors)

    def open_masters(self, optimizer: Optimizer, params: Iterable[Tensor]) -> dict[Tensor, Tensor]:
        """Makes the masters of parameters agree with them. Returns the masters by parameter.

        Parameters that have no master are left out. Raises ValueError for a master that does not
        suit its parameter.
        """
        masters = {}
        for param in filter(self.states.has_master, params):
            with self._name_errors(optimizer, param):
                masters[param] = self.states.open_master(optimizer, param)
        for param, master in masters.items():
            refresh_master(param, master)
        return masters

    def record_step(self, optimizer: Optimizer) -> None:
        """Records the versions of parameters with masters, which the step has written."""
        if self._with_masters:
            self._version_sum = self._versions.sum(optimizer.param_groups)

    def count_step(self) -> None:
        """Counts a step of plans, which advance versions unless gradients are static."""
        if not self._options.has_static_gradients:
            self._errors.count_step()

    def distrust_settings(self) -> None:
        """Makes the next step read all groups, whose numbers may have been written meanwhile."""
        self._mutable |= set(range(len(self._variants)))

    def _is_settled(self) -> bool:
        """Returns whether the guards check everything that can change."""
        return self._is_grouped and not self._mutable

    def _check(self, optimizer: Optimizer, first: int, count: int) -> int:
        verdict = self._guards.check(optimizer.param_groups, optimizer.state, first, count)
        if verdict == OTHER and self._guards.outcome.has_other_gradients:
            # The next check does not report again which gradients were added or removed.
            self._is_grouped = False
        return verdict

    def _check_few(self, optimizer: Optimizer) -> tuple[bool, bool]:
        """Checks groups and the next parameters in turn, and reads changed values.

        Returns whether the other parameters need no check now, and whether anything has changed.
        """
        verdict = self._check(optimizer, self._next, CHECKED_PARAMS)
        self._next = (self._next + CHECKED_PARAMS) % max(1, len(self._tracked))
        if self._freed:
            return False, True
        if verdict == SAME and self._is_settled():
            return True, False
        outcome = self._guards.outcome
        is_same = outcome.has_same_groups and outcome.has_same_state
        if not is_same or outcome.has_moved or outcome.other_layouts:
            return False, True
        with torch.no_grad():
            return not self._adapt(optimizer, outcome), True

    def attach_flat(self, optimizer: Optimizer) -> None:
        """Makes gradients views of blocks, if they are flat."""
        if self._flat is not None:
            with torch.no_grad():
                self._flat.attach(get_params(optimizer.param_groups))

    def zero_flat(self, optimizer: Optimizer, set_to_none: bool) -> bool:
        """Resets gradients, if they are flat. Returns whether they are flat.

        set_to_none: True to remove gradients outside of blocks, False to fill them with zeros.
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
        """Gives flat gradients memory of their own."""
        if self._flat is not None:
            self._flat.detach(get_params(optimizer.param_groups))

    def _adapt(self, optimizer: Optimizer, outcome: Outcome) -> bool:
        """Learns the outcome of a check. Returns whether to check again."""
        if not outcome.has_same_groups:
            self._learn_groups(optimizer)
            return True
        if not outcome.has_same_state:
            self._guards.learn_state(optimizer.state)
            return True
        is_same = self._is_grouped
        for group in (*outcome.changed_groups, *self._mutable):
            is_same &= self._read_group(optimizer, group)
        self.eager_refusals = {}
        changed = outcome.changed_params
        overlaps = self._find_overlaps(optimizer, changed) if changed or not is_same else {}
        known = {index for index in overlaps if self._tracked[index] is not None}
        changed += sorted(known.difference(changed))
        if any([self._track_param(optimizer, index, overlaps.get(index)) for index in changed]):
            # State may have been created or moved.
            for index in changed:
                self._learn_memory(optimizer, index)
            self._guards.learn_state(optimizer.state)
        elif is_same:
            return False
        self._regroup(optimizer)
        return True

    def _learn_groups(self, optimizer: Optimizer) -> None:
        self._forget()
        self.num_groupings += 1
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
        """Returns the parameters of some indices."""
        return [self._find_param(optimizer, index)[1] for index in indices]

    def _find_param(self, optimizer: Optimizer, index: int) -> tuple[int, Tensor]:
        """Returns the index of a parameter's group, and the parameter."""
        group_index = bisect.bisect_right(self._starts, index) - 1
        params = optimizer.param_groups[group_index]["params"]
        return group_index, get_member(params, index - self._starts[group_index])

    def open_params(self, optimizer: Optimizer, device_step: DeviceStep) -> list[OpenParam]:
        """Returns the tracked parameters of a device, with their tensors.

        `find_changes` precedes it.
        """
        opened = []
        for tracked in device_step.tracked_params:
            group_index, param = self._find_param(optimizer, tracked.index)
            group, variant = optimizer.param_groups[group_index], tracked.param_spec.variant
            with self._name_errors(optimizer, param):
                _, target, state = self.states.get(optimizer, param, group, variant)
            opened.append(OpenParam(tracked, param, target, state))
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
            self._forget_param(param)
        return False

    def _get_variant(self, group_index: int, param: Tensor) -> UpdateVariant:
        """Returns the variant of a parameter of a group."""
        variant = self._variants[group_index]
        assert variant is not None
        return self._options.packing.get_variant(param, variant)

    def _forget_param(self, index: int) -> None:
        self._tracked[index] = None
        self._guards.forget_param(index)

    def _regroup(self, optimizer: Optimizer) -> None:
        """Assigns the parameters with a gradient to the devices.

        Gives guards the slot of each gradient: where the device keeps its address.
        """
        self.refresh_masters(optimizer)
        self.ungroup()
        self.empty_indices = []
        tracked_params = iter(self._tracked)
        for index, group in enumerate(optimizer.param_groups):
            for param, tracked in zip(group["params"], tracked_params):
                if tracked is None or param.grad is None:
                    continue
                if not tracked.param_spec.elements:
                    self.empty_indices.append(tracked.index)
                    continue
                device_step = self.get_device_step(param)
                with InGroup(index):
                    variant = tracked.param_spec.variant.unpacked
                    owner = device_step.open_group(index, variant, group)
                device_step.add(owner, tracked)
        slots = [0] * len(self._tracked)
        for device_step in self.devices.values():
            start = device_step.allocate_gradients()
            for tracked in device_step.tracked_params:
                slots[tracked.index] = start + tracked.position * 8
        self._guards.set_gradient_slots(slots)
        self._with_masters = [
            tracked.index for tracked in self._tracked if tracked and tracked.is_rounded
        ]
        # With static gradients, a check does not look at all parameters.
        is_checked = not self._options.has_static_gradients
        params = list(get_params(optimizer.param_groups)) if self._with_masters else []
        self.check_errors(optimizer, [params[index] for index in self._with_masters])
        self._versions = Versions(params, self._with_masters, is_checked=is_checked)
        self.record_step(optimizer)
        self._is_grouped = True

    def _learn_memory(self, optimizer: Optimizer, index: int) -> None:
        group_index, param = self._find_param(optimizer, index)
        variant = self._get_variant(group_index, param)
        torch_state = optimizer.state.get(param) or {}
        self._overlaps.learn(index, get_tensors(param, variant, torch_state))

    def _find_overlaps(
        self, optimizer: Optimizer, changed: list[int]
    ) -> dict[int, tuple[Range, Range]]:
        """Returns the overlaps of parameters with a gradient, as `Overlaps.find`.

        changed: indices of parameters whose memory may have changed.
        """
        for index in changed:
            self._learn_memory(optimizer, index)
        return self._overlaps.find(
            lambda index: self._find_param(optimizer, index)[1].grad is not None
        )

    def _track_param(
        self, optimizer: Optimizer, index: int, overlap: tuple[Range, Range] | None
    ) -> bool:
        """Examines and tracks a parameter. Returns whether a plan updates it, or has updated it.

        overlap: overlap of its memory with that of another parameter, as of `Overlaps.find`.

        Raises ValueError for a parameter that cannot be updated, without fallback.
        """
        group_index, param = self._find_param(optimizer, index)
        if self._copies is not None:
            # The gradient is read after this, since it becomes another tensor if the copy ends.
            self._copies.drop_uncovered(param)
        group, grad = optimizer.param_groups[group_index], param.grad
        variant = self._get_variant(group_index, param)
        if grad is None:
            raise RuntimeError(
                f"{self._spec.name}: its parameters change while they are read: another thread may "
                "change them"
            )
        refusal = self._examiner.find_refusal(
            group, param, variant, optimizer.state.get(param) or {}
        )
        if refusal is None and overlap is not None:
            refusal = self._examiner.describe_overlap(optimizer, *overlap)
        if refusal is not None:
            if not self._options.fallback:
                raise self._examiner.refuse(optimizer, param, refusal)
            has_changed = self._tracked[index] is not None
            self._forget_param(index)
            self.eager_refusals[index] = refusal
            if self._copies is not None:
                self._copies.drop(param)
            return has_changed
        with self._name_errors(optimizer, param):
            torch_state, target, state = self.states.get(optimizer, param, group, variant)
        copy = None if self._copies is None else self._copies.get(param)
        tracked = TrackedParam(
            index,
            param,
            target,
            grad,
            variant,
            state,
            copy,
            is_exact=self._options.is_exact(param),
        )
        self._tracked[index] = tracked
        placement = get_placement(param)
        if self._placements.setdefault(index, placement) != placement:
            # Norms that ranks have together depend on the placements of all parameters.
            self._placements[index] = placement
            self.num_groupings += 1
        errors = self.states.find_errors(optimizer, param)
        if errors is not None:
            self._errors.check(param, errors)
        if tracked.has_master:
            refresh_master(param, target)
        if tracked.is_rounded:
            tracked.watch([param], self._replaced.append)
        accessed = [*state, target] if tracked.has_master else state
        if self._options.has_static_gradients:
            tracked.watch([param, *accessed], self._freed.append)
        self._guards.learn_param(index, param, grad, torch_state, accessed)
        return True

    @contextlib.contextmanager
    def _name_errors(self, optimizer: Optimizer, param: Tensor) -> Iterator[None]:
        """Names a parameter in errors of its state.

        Raises ValueError for state that does not suit the parameter, and torch.OutOfMemoryError
        where there is no memory for it.
        """
        try:
            yield
        except StateError as error:
            raise self._examiner.refuse(optimizer, param, str(error)) from None
        except RuntimeError as error:
            if not is_out_of_memory(error):
                raise
            raise self._examiner.describe_memory(optimizer, param, error) from error

    def get_device_step(self, param: Tensor) -> DeviceStep:
        """Returns the part of the step on the device of a parameter."""
        return self.open_device(get_local(param).device)

    def open_device(self, device: torch.device) -> DeviceStep:
        """Returns the part of the step on a device."""
        device_step = self.devices.get(device)
        if device_step is None:
            device_step = self.devices[device] = DeviceStep(device, self._options)
        return device_step
