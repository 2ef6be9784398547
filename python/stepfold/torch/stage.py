"""The step of a folded optimizer: finds what has changed since the last one, and executes plans."""

import functools
from collections.abc import Iterator, Mapping
from operator import is_
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.plan import PlanError
from stepfold.torch.bound_plan import rename
from stepfold.torch.clipping import GradNorm
from stepfold.torch.device_stage import DeviceStage
from stepfold.torch.explanation import Explanation, describe
from stepfold.torch.faults import find_gradient_fault, find_param_fault
from stepfold.torch.names import Names
from stepfold.torch.program import Program
from stepfold.torch.rules import Rule, Structure
from stepfold.torch.scaling import Scaling, Snapshot, read_scaling
from stepfold.torch.slots import Slot, predict_row
from stepfold.torch.states import PLAIN, StateError, States


class Stage:
    """The plans of an optimizer, and what they are bound to.

    rule: of the optimizer's class.
    threads: of a launch on the host.
    model: gives parameters their names in messages; None for places.

    The optimizer is passed to each call: it owns the stage.
    """

    def __init__(self, rule: Rule, threads: int, model: Module | None) -> None:
        self._rule, self._threads, self._names = rule, threads, Names(model)
        self._states = States(rule)
        self._slots: dict[int, Slot] = {}  # By the ids of parameters.
        self._devices: dict[torch.device, DeviceStage] = {}
        self._grad_norm = GradNorm()
        # The optimizer's state, and the dictionaries in it, as of the last step.
        self._outer: object = None
        self._inner: list[object] = []

    @property
    def grad_norm(self) -> Tensor | None:
        """The norm of the gradients of the last step; None if it did not clip."""
        return self._grad_norm.current

    @torch.no_grad()
    def step(self, optimizer: Optimizer, max_norm: Any) -> None:
        """Updates the parameters that have gradients.

        max_norm: the bound of the norm of all gradients: a number, a tensor of one element, or
            None.

        Raises ValueError for a parameter that cannot be updated, before any is.
        """
        scaling = read_scaling(optimizer)
        try:
            copies, empty = self._collect(optimizer)
            self._run(optimizer, scaling, max_norm)
        except BaseException:
            self._states.undo(optimizer)
            self._slots.clear()
            raise
        del copies  # Gradients in another order of elements, until a plan has read them.
        self._states.keep(can_be_skipped=scaling.found_inf is not None)
        if empty:
            self._step_empty(optimizer, empty, scaling)
        self._outer, self._inner = optimizer.state, list(optimizer.state.values())

    def _run(self, optimizer: Optimizer, scaling: Scaling, max_norm: Any) -> None:
        """Executes the plans of all devices, once each of them is bound."""
        stages = [stage for stage in self._devices.values() if stage.slots]
        self._set_max_norm(optimizer, max_norm, [(s, s.slots[0].param) for s in stages])
        prepare = functools.partial(DeviceStage.prepare, scaling=scaling, grad_norm=self._grad_norm)
        for run in (prepare, DeviceStage.run):
            for stage in stages:
                try:
                    run(stage)
                except PlanError as error:
                    names = [self._find_name(optimizer, slot.param) for slot in stage.slots]
                    raise rename(error, names) from None
        self._grad_norm.end_step(max_norm, None if stages else find_device(optimizer))

    def _set_max_norm(
        self, optimizer: Optimizer, max_norm: Any, stages: list[tuple[DeviceStage, Tensor]]
    ) -> None:
        """Clips the gradients of the step, if the bound is not None.

        stages: each with a parameter that it updates.
        """
        if max_norm is None:
            return
        if len(stages) > 1:
            names = [
                f"'{self._find_name(optimizer, param)}' is on {stage.device}"
                for stage, param in stages[:2]
            ]
            raise ValueError(
                f"{self._rule.name} cannot be folded with max_norm, which is of one device: "
                + ", ".join(names)
            )
        for stage, _ in stages:
            stage.set_max_norm(max_norm)

    def _step_empty(self, optimizer: Optimizer, params: set[Tensor], scaling: Scaling) -> None:
        """Has torch update the state of parameters without elements."""
        inner = [value for param in params for value in optimizer.state.get(param, {}).values()]
        numbers = [value for value in inner if isinstance(value, Tensor) and value.numel()]
        before = Snapshot([] if scaling.found_inf is None else numbers)
        step_with_torch(optimizer, self._rule, params)
        before.restore(scaling)

    def _collect(self, optimizer: Optimizer) -> tuple[list[Tensor], set[Tensor]]:
        """Gives each device its part of the step.

        Returns copies of gradients, and the parameters without elements.
        """
        if not self._has_same_state(optimizer):
            self._slots.clear()
        for stage in self._devices.values():
            stage.begin()
        copies: list[Tensor] = []
        empty: set[Tensor] = set()
        slots = self._slots
        num_slots = len(slots)
        for index, group in enumerate(optimizer.param_groups):
            structure = self._get_structure(index, group)
            number, opened = 0, None
            for param in group["params"]:
                grad = param.grad
                if grad is None:
                    continue
                slot = slots.get(id(param))
                if slot is None or not slot.fits(param, grad, structure):
                    slot = self._make_slot(optimizer, param, grad, group, structure)
                    slots[id(param)] = slot
                if not slot.row.elements:
                    empty.add(param)
                    continue
                if slot.stage is not opened:
                    opened = slot.stage
                    number = self._open_group(opened, index, structure, group)
                laid_out = slot.lay_out(grad)
                if laid_out is not grad:
                    copies.append(laid_out)
                slot.stage.add(number, slot, laid_out.data_ptr())
        if len(slots) > num_slots:
            self._forget_others(optimizer)
        return copies, empty

    def sync_settings(self, optimizer: Optimizer, max_norm: Any) -> None:
        """Writes the numbers of groups that have changed since the last step."""
        groups = {
            index: (self._get_structure(index, group), group)
            for index, group in enumerate(optimizer.param_groups)
        }
        for stage in self._devices.values():
            stage.sync_settings(groups, max_norm)

    def _has_same_state(self, optimizer: Optimizer) -> bool:
        """Whether the dictionaries in the optimizer's state are those of the last step."""
        state = optimizer.state
        return (
            state is self._outer
            and len(state) == len(self._inner)
            and all(map(is_, state.values(), self._inner))
        )

    def _get_structure(self, index: int, group: Mapping[str, Any]) -> Structure:
        if group.get("differentiable"):
            raise ValueError(
                f"param_groups[{index}]: {self._rule.name} with differentiable=True"
                " cannot be folded: autograd does not see the step"
            )
        return self._rule.get_structure(group)

    def _open_group(
        self, stage: DeviceStage, index: int, structure: Structure, group: Mapping[str, Any]
    ) -> int:
        try:
            return stage.open_group(index, structure, group)
        except ValueError as error:
            raise ValueError(f"param_groups[{index}]: {error}") from None

    def _make_slot(
        self,
        optimizer: Optimizer,
        param: Tensor,
        grad: Tensor,
        group: Mapping[str, Any],
        structure: Structure,
    ) -> Slot:
        fault = find_param_fault(param) or find_gradient_fault(param, grad)
        if fault is not None:
            raise self._refuse(optimizer, param, fault)
        try:
            inner, state = self._states.get(optimizer, param, group, structure)
        except StateError as error:
            raise self._refuse(optimizer, param, str(error)) from None
        return Slot(param, grad, structure, inner, state, self._get_device_stage(param))

    def _get_device_stage(self, param: Tensor) -> DeviceStage:
        stage = self._devices.get(param.device)
        if stage is None:
            stage = DeviceStage(param.device, self._threads)
            self._devices[param.device] = stage
        return stage

    def _refuse(self, optimizer: Optimizer, param: Tensor, fault: str) -> ValueError:
        name = self._find_name(optimizer, param)
        return ValueError(f"{self._rule.name} cannot be folded: '{name}' {fault}")

    def _find_name(self, optimizer: Optimizer, param: Tensor) -> str:
        return self._names.find(param, optimizer.param_groups)

    def _forget_others(self, optimizer: Optimizer) -> None:
        """Forgets parameters that are no longer the optimizer's."""
        ids = {id(param) for group in optimizer.param_groups for param in group["params"]}
        self._slots = {key: slot for key, slot in self._slots.items() if key in ids}
        self._states.forget(ids)

    def clean(self, optimizer: Optimizer) -> None:
        """Removes state that torch does not have, before a copy or a file is made."""
        self._states.remove_unbegun(optimizer)

    def check(self, optimizer: Optimizer) -> None:
        """Raises ValueError for a group or parameter that cannot be folded."""
        for index, group in enumerate(optimizer.param_groups):
            self._get_structure(index, group)
            for param in group["params"]:
                if torch.nn.parameter.is_lazy(param):
                    continue  # Of a lazy module: it has its elements before it has a gradient.
                fault = find_param_fault(param)
                if fault is None and param.grad is not None:
                    fault = find_gradient_fault(param, param.grad)
                if fault is not None:
                    raise self._refuse(optimizer, param, fault)

    def compile(self, optimizer: Optimizer, max_norm: Any) -> None:
        """Compiles what a step with all gradients needs.

        Raises ValueError if there is a bound, and parameters are on several devices.
        """
        for stage, program in self._predict(optimizer, max_norm):
            stage.find_plan(program)

    def _predict(
        self, optimizer: Optimizer, max_norm: Any
    ) -> Iterator[tuple[DeviceStage, Program]]:
        """The programs of a step in which each parameter that requires a gradient has one."""
        for stage in self._devices.values():
            stage.begin()
        parts: dict[DeviceStage, tuple[list[int], list[Any]]] = {}
        firsts: dict[DeviceStage, Tensor] = {}
        for index, group in enumerate(optimizer.param_groups):
            structure = self._get_structure(index, group)
            for param in group["params"]:
                if not param.requires_grad or not can_be_updated(param):
                    continue
                stage = self._get_device_stage(param)
                firsts.setdefault(stage, param)
                owners, rows = parts.setdefault(stage, ([], []))
                owners.append(self._open_group(stage, index, structure, group))
                inner = optimizer.state.get(param) or {}
                rows.append(predict_row(param, structure, inner))
        self._set_max_norm(optimizer, max_norm, list(firsts.items()))
        for stage, (owners, rows) in parts.items():
            yield stage, stage.make_program(owners, rows)

    def explain(self, optimizer: Optimizer, max_norm: Any) -> Explanation:
        """Describes the last step, or, before the first, one with all gradients."""
        stages = [stage for stage in self._devices.values() if stage.slots]
        if stages:
            plans = [(stage.device, stage.get_current()) for stage in stages]
            updated = {id(slot.param) for stage in stages for slot in stage.slots}
        else:
            programs = list(self._predict(optimizer, max_norm))
            plans = [(stage.device, stage.find_plan(program)) for stage, program in programs]
            updated = {
                id(param)
                for group in optimizer.param_groups
                for param in group["params"]
                if param.requires_grad
            }
        left_out = [
            (self._find_name(optimizer, param), find_reason(param))
            for group in optimizer.param_groups
            for param in group["params"]
            if id(param) not in updated or not can_be_updated(param)
        ]
        reports = (describe(device, plan) for device, plan in plans)
        return Explanation(type(optimizer).__name__, tuple(reports), tuple(left_out))


def can_be_updated(param: Tensor) -> bool:
    """Whether a plan updates the parameter if it has a gradient."""
    return not torch.nn.parameter.is_lazy(param) and param.numel() > 0


def find_device(optimizer: Optimizer) -> torch.device:
    """The device of the first parameter."""
    params = (param for group in optimizer.param_groups for param in group["params"])
    return next((param.device for param in params), torch.device("cpu"))


def find_reason(param: Tensor) -> str:
    """Why a parameter is not in a plan."""
    if torch.nn.parameter.is_lazy(param):
        return "is not initialized yet"
    if not param.numel():
        return "has no elements: torch's own step updates its state"
    return "has no gradient" if param.requires_grad else "does not require a gradient"


def step_with_torch(optimizer: Optimizer, rule: Rule, params: set[Tensor]) -> None:
    """Has torch's own loop update some parameters, without the optimizer's hooks."""
    kind: Any = rule.torch_class
    shell = kind.__new__(kind)
    shell.defaults, shell.state = optimizer.defaults, optimizer.state
    shell.param_groups = [
        {**group, **PLAIN, "params": [param for param in group["params"] if param in params]}
        for group in optimizer.param_groups
    ]
    # Without what `_patch_step_function` has put around it.
    kind.step.__wrapped__(shell)
