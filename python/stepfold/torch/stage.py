"""The step of a folded optimizer: its plans are found, bound and executed."""

from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.plan import PlanError
from stepfold.torch.bound_plan import rename
from stepfold.torch.clipping import Clipping, ClippingError, GradNorm
from stepfold.torch.copies.copies import Copies
from stepfold.torch.device_stage import DeviceStage
from stepfold.torch.examiner import Examiner
from stepfold.torch.explanation import CopyReport, Explanation, describe
from stepfold.torch.faults import find_write_fault
from stepfold.torch.groups import get_params, takes_part
from stepfold.torch.layout import DEVICE_TYPES, get_local
from stepfold.torch.method import Method
from stepfold.torch.modes import get_mode_name, is_dispatched
from stepfold.torch.names import InGroup, Names
from stepfold.torch.options import Options
from stepfold.torch.program import Program
from stepfold.torch.scaling import NOT_SCALED, Scaling, read_scaling
from stepfold.torch.slots import OpenSlot, predict_row
from stepfold.torch.torch_step import step_empty, step_left
from stepfold.torch.tracker import Tracker


class Stage:
    """The plans of an optimizer, and what they are bound to.

    method: of the optimizer's class.
    options: of folding.
    model: gives parameters their names in messages; None for places.
    copies: that steps write; None without any.

    The optimizer is passed to each call: it owns the stage.
    """

    def __init__(
        self,
        method: Method,
        options: Options,
        model: Module | None,
        copies: Copies | None = None,
    ) -> None:
        self._method, self._options, self._copies = method, options, copies
        self._examiner = Examiner(method, options, Names(model))
        self._tracker = Tracker(method, options, self._examiner, copies)
        self._grad_norm = GradNorm()
        # By their device: the numbers of overflows that searches of steps write.
        self._found_infs: dict[torch.device, Tensor] = {}
        # Whether a gradient has another address than in the last step.
        self._has_moved = False
        # What has executed the last step, if that is all that the same step takes again.
        self._repeatable: list[DeviceStage] | None = None

    @property
    def grad_norm(self) -> Tensor | None:
        """The norm of the gradients of the last step; None if it did not clip by it."""
        return self._grad_norm.current

    def step(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Updates the parameters that have gradients.

        If it searches for overflows, it writes what it finds, 0 if it executes no plan or fails.

        Raises ValueError for a parameter that cannot be updated, before any is.
        """
        scaling = read_scaling(optimizer)
        try:
            self.settle_gradients()
            if is_dispatched():
                self._step_in_mode(optimizer, scaling, clipping)
                return
            copies = self._follow(optimizer)
            stages = self._repeatable
            if stages is not None and is_plain(scaling, clipping):
                self._repeat(optimizer, stages)
                return
            is_written = clipping.writes_gradients(scaling.grad_scale is not None)
            if is_written:
                self._check_written(optimizer, [grad for grad, _ in copies])
            empty = self._tracker.find_params(optimizer, self._tracker.empty)
            self._run(optimizer, scaling, clipping, empty)
        except BaseException:
            self._tracker.undo(optimizer)
            scaling.find_nothing()
            raise
        if is_written and copies:
            with torch.no_grad():
                for grad, copy in copies:
                    get_local(grad).copy_(copy)
        del copies  # Gradients in another order of elements, until a plan has read them.
        self._tracker.states.keep(can_be_skipped=scaling.found_inf is not None)
        if empty:
            step_empty(optimizer, self._method, empty, scaling)
        self.tell_stale(waits=False)

    def _step_in_mode(self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping) -> None:
        """Has torch's loop take the step, of which a dispatch mode sees all.

        Raises ValueError for what only a plan does.
        """
        asked = [
            *([] if clipping.bound is None else [clipping.bound[0]]),
            *(["grad_scaler"] if scaling.is_searched else []),
            *([] if self._copies is None else ["copies"]),
        ]
        if asked:
            raise ValueError(
                f"{self._method.name} cannot step with {asked[0]} in a {get_mode_name()}, which "
                "does not see what a plan writes: take the step outside of the mode"
            )
        self._repeatable = None
        self._tracker.skip_step(optimizer)
        params = {p for p in get_params(optimizer.param_groups) if p.grad is not None}
        step_left(optimizer, self._method, params, scaling)
        self._grad_norm.end_step(clipping, None)

    def open_parts(self, optimizer: Optimizer) -> list[tuple[DeviceStage, list[OpenSlot]]]:
        """Finds what a step would update now, and creates its state. Returns its parts.

        Raises ValueError as `step` does.
        """
        try:
            self._follow(optimizer)
        except BaseException:
            self._tracker.undo(optimizer)
            raise
        stages = [stage for stage in self._tracker.devices.values() if stage.slots]
        return [(stage, self._tracker.open_slots(optimizer, stage)) for stage in stages]

    def _follow(self, optimizer: Optimizer) -> list[tuple[Tensor, Tensor]]:
        """Finds what has changed. Returns gradients with copies, as the tracker does."""
        has_moved, has_changed, copies = self._tracker.follow(optimizer)
        self._has_moved |= has_moved
        if has_changed:
            self._repeatable = None
        return copies

    def _repeat(self, optimizer: Optimizer, stages: list[DeviceStage]) -> None:
        """Executes the plans of the last step again, with gradients where they are now."""
        stage = None
        try:
            if self._has_moved:
                for stage in stages:
                    stage.bind_gradients()
                self._has_moved = False
            for stage in stages:
                stage.run(optimizer)
        except PlanError as error:
            raise self._rename(optimizer, error, stage) from None

    def _rename(
        self, optimizer: Optimizer, error: PlanError, stage: DeviceStage | None
    ) -> PlanError:
        """The error of a stage, with the names of parameters."""
        slots = stage.slots if stage else []
        params = self._tracker.find_params(optimizer, [slot.index for slot in slots])
        return rename(error, [self._examiner.find_name(optimizer, param) for param in params])

    def _run(
        self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping, empty: list[Tensor]
    ) -> None:
        """Executes the plans of all devices, once each of them is bound.

        empty: the parameters of the step without elements.
        """
        self._repeatable = None
        stages = [stage for stage in self._tracker.devices.values() if stage.slots]
        indices = [stage.slots[0].index for stage in stages]
        firsts = list(zip(stages, self._tracker.find_params(optimizer, indices)))
        faults = self._tracker.left
        left = dict(zip(self._tracker.find_params(optimizer, faults), faults.values()))
        self._set_clipping(optimizer, clipping, firsts)
        if scaling.is_searched:
            self._check_one_device(optimizer, "grad_scaler", firsts)
        stage = None
        try:
            # Else ranks with elements would refuse what those without them do not.
            clipping.check(empty)
            kept = []
            for stage in stages:
                kept += stage.prepare(
                    optimizer, scaling, clipping, self._grad_norm, self._has_moved
                )
            self._has_moved = False
            self._check_left(optimizer, clipping, left)
            # If it fails, nothing has been updated.
            step_left(optimizer, self._method, left, scaling)
            for stage in stages:
                stage.run(optimizer)
            del kept  # What plans have read and written.
            if not stages:
                scaling.find_nothing()
        except PlanError as error:
            raise self._rename(optimizer, error, stage) from None
        except ClippingError as error:
            raise self._examiner.refuse(optimizer, error.param, str(error)) from None
        self._grad_norm.end_step(clipping, None if stages else find_device(optimizer))
        has_more = left or empty or self._copies is not None
        if not has_more and is_plain(scaling, clipping):
            self._repeatable = stages

    def _set_clipping(
        self,
        optimizer: Optimizer,
        clipping: Clipping,
        stages: list[tuple[DeviceStage, Tensor]],
    ) -> None:
        """Says how the gradients of the step are clipped.

        stages: each with a parameter that it updates.
        """
        if clipping.max_norm is not None:
            self._check_one_device(optimizer, "max_norm", stages)
        for stage, _ in stages:
            stage.set_clipping(clipping)

    def _check_one_device(
        self, optimizer: Optimizer, what: str, stages: list[tuple[DeviceStage, Tensor]]
    ) -> None:
        """Raises ValueError for parameters on several devices, of which `what` needs all."""
        if len(stages) > 1:
            names = [
                f"'{self._examiner.find_name(optimizer, param)}' is on {stage.device}"
                for stage, param in stages[:2]
            ]
            raise ValueError(
                f"{self._method.name} cannot be folded with {what}, which is of one device: "
                + ", ".join(names)
            )

    def begin_search(self, optimizer: Optimizer) -> Tensor | None:
        """Returns where the next step writes whether gradients overflowed; None if it does not."""
        if not self._options.searches_overflows:
            return None
        params = get_params(optimizer.param_groups)
        device = next(
            (get_local(p).device for p in params if p.grad is not None and can_be_updated(p)),
            find_device(optimizer),
        )
        found_inf = self._found_infs.get(device)
        if found_inf is None:
            found_inf = torch.zeros((), dtype=torch.float32, device=device)
            self._found_infs[device] = found_inf
        return found_inf

    def _check_written(self, optimizer: Optimizer, grads: list[Tensor]) -> None:
        """Raises ValueError for a gradient that a step cannot write."""
        for grad in grads:
            fault = find_write_fault(grad)
            if fault is not None:
                params = get_params(optimizer.param_groups)
                param = next(param for param in params if param.grad is grad)
                raise self._examiner.refuse(optimizer, param, fault)

    def sync_settings(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Writes the numbers of groups, and the copies, that have changed since the last step."""
        groups = {
            index: (self._examiner.get_structure(index, group), group)
            for index, group in enumerate(optimizer.param_groups)
        }
        try:
            for stage in self._tracker.devices.values():
                stage.sync_settings(groups, clipping)
        finally:
            self._tracker.distrust_settings()
        if self._copies is not None:
            self._copies.bring_up_to_date()
            self.tell_stale(waits=False)

    def tell_stale(self, *, waits: bool) -> None:
        """Warns of copies that steps found stale, if there are any.

        waits: for all steps until now; else those that have ended may be told of later.
        """
        if self._copies is None:
            return
        stages = self._tracker.devices.values()
        found = [copy for stage in stages for copy in stage.find_stale(waits=waits)]
        if found:
            self._copies.tell_stale(found)

    def settle_gradients(self) -> None:
        """Completes gradients that wait for the end of a backward pass."""
        if self._copies is not None:
            self._copies.settle_gradients()

    def refresh_copies(self) -> None:
        """Casts all copies again, and warns of those that steps found stale."""
        if self._copies is not None:
            self._copies.refresh()
            self.tell_stale(waits=True)

    def zero_flat(self, optimizer: Optimizer, set_to_none: bool) -> bool:
        """Resets gradients, if they are flat. Returns whether they are; as the tracker does."""
        return self._tracker.zero_flat(optimizer, set_to_none)

    def clean(self, optimizer: Optimizer) -> None:
        """Removes state that torch does not have, before a copy or a file is made."""
        self._tracker.states.remove_unbegun(optimizer)

    def end(self, optimizer: Optimizer) -> None:
        """Leaves gradients, state and modules as they would be without this stage."""
        self.settle_gradients()
        self.clean(optimizer)
        self._tracker.detach_flat(optimizer)
        if self._copies is not None:
            self._copies.end()

    def _check_left(
        self, optimizer: Optimizer, clipping: Clipping, left: Mapping[Tensor, str]
    ) -> None:
        """Raises ValueError for a parameter that is left to torch, and should be clipped."""
        if clipping.bound is None or not left:
            return
        unclipped = set(map(id, clipping.unclipped))
        for param, fault in left.items():
            if id(param) not in unclipped:
                name, _ = clipping.bound
                raise self._examiner.refuse(
                    optimizer, param, f"{fault}, and is not in 'unclipped': {name} needs a plan"
                )

    def check(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Raises ValueError for a group or parameter that cannot be folded."""
        faults = self._examiner.find_faults(optimizer)
        if not self._options.fallback:
            for param, fault in faults.items():
                raise self._examiner.refuse(optimizer, param, fault)
        self._check_left(optimizer, clipping, faults)
        self._check_copies(optimizer)

    def _check_copies(self, optimizer: Optimizer) -> None:
        """Raises ValueError if there should be copies, and no parameter has one."""
        if self._copies is None:
            return
        params = list(get_params(optimizer.param_groups))
        faults = [
            f"'{self._examiner.find_name(optimizer, param)}' {self._copies.find_fault(param)}"
            for param in params
            if self._copies.find_fault(param) is not None
        ]
        if len(faults) == len(params):
            raise ValueError(
                "copies: no parameter is the float32 weight or bias of a linear or convolutional "
                f"module of the model: {', '.join(faults[:3])}"
            )

    def compile(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Compiles what a step with all gradients needs.

        Raises ValueError if gradients cannot be clipped so.
        """
        for stage, program in self._predict(optimizer, clipping):
            stage.find_plan(program)

    def _predict(
        self, optimizer: Optimizer, clipping: Clipping
    ) -> Iterator[tuple[DeviceStage, Program]]:
        """The programs of a step in which each parameter that takes part has a gradient."""
        self._tracker.ungroup()
        parts: dict[DeviceStage, tuple[list[int], list[Any], list[Tensor]]] = {}
        empty, faults = [], self._examiner.find_faults(optimizer)
        for index, group in enumerate(optimizer.param_groups):
            structure = self._examiner.get_structure(index, group)
            for param in group["params"]:
                if not takes_part(param) or param in faults:
                    continue
                if not can_be_updated(param):
                    empty.append(param)
                    continue
                stage = self._tracker.get_device_stage(param)
                owners, rows, params = parts.setdefault(stage, ([], [], []))
                params.append(param)
                with InGroup(index):
                    owners.append(stage.open_group(index, structure, group))
                inner = optimizer.state.get(param) or {}
                copy_dtype = None if self._copies is None else self._copies.get_dtype(param)
                rows.append(predict_row(param, structure, inner, copy_dtype))
        firsts = [(stage, params[0]) for stage, (_, _, params) in parts.items()]
        self._set_clipping(optimizer, clipping, firsts)
        try:
            clipping.check(empty)
            programs = [
                (stage, stage.make_program(*part, clipping)) for stage, part in parts.items()
            ]
        except ClippingError as error:
            raise self._examiner.refuse(optimizer, error.param, str(error)) from None
        yield from programs

    def explain(self, optimizer: Optimizer, clipping: Clipping) -> Explanation:
        """Describes the last step, or, before the first, one with all gradients."""
        if self._copies is not None:
            self._copies.review()
        self.tell_stale(waits=True)
        stages = [stage for stage in self._tracker.devices.values() if stage.slots]
        faults = self._examiner.find_faults(optimizer)
        if stages:
            plans = [(stage.device, stage.get_current()) for stage in stages]
            updated = {slot.param_id for stage in stages for slot in stage.slots}
        else:
            programs = list(self._predict(optimizer, clipping))
            plans = [(stage.device, stage.find_plan(program)) for stage, program in programs]
            params = get_params(optimizer.param_groups)
            updated = {id(p) for p in params if takes_part(p) and p not in faults}
        left_out = [
            (self._examiner.find_name(optimizer, param), find_reason(param, faults))
            for param in get_params(optimizer.param_groups)
            if id(param) not in updated or not can_be_updated(param)
        ]
        reports = (describe(device, plan) for device, plan in plans)
        copies = self._describe_copies(optimizer, updated)
        return Explanation(type(optimizer).__name__, tuple(reports), tuple(left_out), copies)

    def _describe_copies(self, optimizer: Optimizer, updated: set[int]) -> CopyReport | None:
        """What there is of copies.

        updated: the identities of the parameters that the step updates.
        """
        if self._copies is None:
            return None
        written, unread, without = [], [], []
        for param in get_params(optimizer.param_groups):
            if id(param) not in updated or not can_be_updated(param):
                continue
            name, fault = self._examiner.find_name(optimizer, param), self._copies.find_fault(param)
            if fault is not None:
                without.append((name, fault))
                continue
            written.append(name)
            copy = self._copies.find(param)
            if copy is not None and not copy.is_read:
                unread.append(name)
        dtype = str(self._copies.dtype)
        lists = tuple(written), tuple(unread), tuple(without)
        is_narrow = self._copies.has_narrow_gradients and not self._options.flat
        return CopyReport(dtype, *lists, is_narrow)


def find_reason(param: Tensor, faults: Mapping[Tensor, str]) -> str:
    """Why a parameter is not in a plan."""
    if torch.nn.parameter.is_lazy(param):
        return "is not initialized yet"
    if not takes_part(param):
        return "does not require a gradient"
    if param in faults:
        return f"{faults[param]}: torch's own step updates it"
    if not get_local(param).numel():
        return "has no elements: torch's own step updates its state"
    return "has no gradient"


def is_plain(scaling: Scaling, clipping: Clipping) -> bool:
    """Whether updates take gradients as they are."""
    return scaling is NOT_SCALED and clipping.bound is None


def can_be_updated(param: Tensor) -> bool:
    """Whether a plan updates the parameter if it has a gradient."""
    return not torch.nn.parameter.is_lazy(param) and get_local(param).numel() > 0


def find_device(optimizer: Optimizer) -> torch.device:
    """The device of the first parameter that takes part, or of the first one that could."""
    params = sorted(get_params(optimizer.param_groups), key=takes_part, reverse=True)
    devices = (param.device for param in params if param.device.type in DEVICE_TYPES)
    return next(devices, torch.device("cpu"))
