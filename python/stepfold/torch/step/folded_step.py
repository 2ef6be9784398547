"""The step of a folded optimizer, which finds, binds and executes plans."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.plan import PlanError
from stepfold.stage.program import StageProgram
from stepfold.stage.stage_plan import rename
from stepfold.torch.autocast.copies import Copies
from stepfold.torch.optimizers.param_groups import get_params, takes_part
from stepfold.torch.optimizers.param_names import InGroup, Names
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.ranks.words import RankWords
from stepfold.torch.step.clipping import Clipping, ClippingError, GradNorm
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.step.eager_step import step_eager_params, step_empty_params
from stepfold.torch.step.examiner import Examiner
from stepfold.torch.step.exchanges import NO_WORDS, Exchanges, Together
from stepfold.torch.step.explanation import (
    CopyReport,
    Explanation,
    MasterReport,
    describe,
)
from stepfold.torch.step.loss_scale import NOT_SCALED, Scaling, read_scaling
from stepfold.torch.step.masters import (
    MASTER,
    MASTER_DTYPE,
    describe_lost_updates,
    describe_stale_masters,
    read_masters,
)
from stepfold.torch.step.options import Options
from stepfold.torch.step.packing import EIGHT_BITS
from stepfold.torch.step.refusals import find_write_refusal
from stepfold.torch.step.settings import GroupSettings
from stepfold.torch.step.states import MASTER_STATE, StateError, check_tensor
from stepfold.torch.step.tracked_params import OpenParam, predict_param_spec
from stepfold.torch.step.tracker import Tracker
from stepfold.torch.tensors.dispatch_modes import get_mode_name, is_mode_active
from stepfold.torch.tensors.layout import DEVICE_TYPES, NARROW, get_local
from stepfold.warning import warn


class FoldedStep:
    """The step of an optimizer, with its plans and their bindings.

    The optimizer owns the step, and is passed to each call.

    spec: spec of the optimizer's class.
    options: options of folding.
    model: model that gives parameters their names in messages; None for positions.
    copies: copies that steps write; None without copies.
    """

    def __init__(
        self,
        spec: TorchSpec,
        options: Options,
        model: Module | None,
        copies: Copies | None = None,
    ) -> None:
        self._spec, self._options, self._copies = spec, options, copies
        self._examiner = Examiner(spec, options, Names(model))
        self._tracker = Tracker(spec, options, self._examiner, copies)
        self._grad_norm = GradNorm()
        # Results of searches for overflows by device: float32 tensors of one element.
        self._found_infs: dict[torch.device, Tensor] = {}
        self._exchanges = Exchanges(spec, options, self._examiner)
        # True if a gradient may have another address than in the last step.
        self._has_moved = False
        # Parts of the last step, if they are all that an equal step has to execute; else None. Its
        # clipping.
        self._repeatable: list[DeviceStep] | None = None
        self._repeated_clipping: Clipping | None = None

    @property
    def grad_norm(self) -> Tensor | None:
        """The norm of the gradients of the last step; None if the step did not clip by norm."""
        return self._grad_norm.current

    def step(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Updates the parameters that have gradients.

        A step that searches for overflows writes its result, which is 0 if the step executes no
        plan, or fails.

        Raises ValueError for a parameter that cannot be updated, before any is updated.
        """
        scaling = read_scaling(optimizer)
        try:
            self.check_ranks(waits=False)
            self.settle_gradients()
            if is_mode_active():
                self._step_in_mode(optimizer, scaling, clipping)
                return
            reordered = self._find_changes(optimizer)
            device_steps = self._repeatable
            is_equal = scaling is NOT_SCALED and clipping is self._repeated_clipping
            if device_steps is not None and is_equal:
                self._repeat(optimizer, device_steps)
                self._grad_norm.end_step(clipping, None)
                return
            writes_back = clipping.writes_gradients(scaling.grad_scale is not None)
            if writes_back:
                self._check_writable(optimizer, [grad for grad, _ in reordered])
            empty_params = self._tracker.find_params(optimizer, self._tracker.empty_indices)
            self._run(optimizer, scaling, clipping, empty_params)
        except BaseException as error:
            for part in self._tracker.devices.values():
                self._exchanges.spoil_by_failure(part.exchange, error)
                part.exchange = None
            self._tracker.undo(optimizer)
            scaling.clear_found_inf()
            raise
        if writes_back and reordered:
            with torch.no_grad():
                for grad, copy in reordered:
                    get_local(grad).copy_(copy)
        del reordered  # The copies of gradients are needed until a plan has read them.
        self._tracker.states.keep(can_be_skipped=scaling.found_inf is not None)
        if empty_params:
            masters = self._tracker.open_masters(optimizer, empty_params)
            packed = self._tracker.states.unpack_all(optimizer, empty_params)
            step_empty_params(optimizer, self._spec, empty_params, masters, packed, scaling)
        self._tracker.record_step(optimizer)
        self.tell_stale(optimizer, waits=False)

    def _step_in_mode(self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping) -> None:
        """Takes the step by torch's loop, whose operations a dispatch mode sees.

        Raises ValueError for an option that needs a plan.
        """
        asked = [
            *([] if clipping.bound is None else [clipping.bound[0]]),
            *(["grad_scaler"] if scaling.is_searched else []),
            *([] if self._copies is None else ["copies"]),
            *(["state_format"] if self._options.state_format is not None else []),
            *(["master_weights"] if self._options.master_weights == EIGHT_BITS else []),
        ]
        if asked:
            raise ValueError(
                f"{self._spec.name} cannot step with {asked[0]} in a {get_mode_name()}, which "
                "does not see what a plan writes: take the step outside of the mode"
            )
        self._repeatable = None
        self._tracker.skip_step(optimizer)
        params = {p for p in get_params(optimizer.param_groups) if p.grad is not None}
        masters = self._tracker.open_masters(optimizer, params)
        step_eager_params(optimizer, self._spec, params, masters, scaling)
        self._tracker.states.keep(can_be_skipped=False)
        self._grad_norm.end_step(clipping, None)

    def open_parts(self, optimizer: Optimizer) -> list[tuple[DeviceStep, list[OpenParam]]]:
        """Prepares a step, and creates missing state. Returns its parts with their parameters.

        Raises the errors of `step`.
        """
        try:
            self._find_changes(optimizer)
        except BaseException:
            self._tracker.undo(optimizer)
            raise
        device_steps = [
            device_step
            for device_step in self._tracker.devices.values()
            if device_step.tracked_params
        ]
        return [
            (device_step, self._tracker.open_params(optimizer, device_step))
            for device_step in device_steps
        ]

    def _find_changes(self, optimizer: Optimizer) -> list[tuple[Tensor, Tensor]]:
        """Finds changes since the last step. Returns `Changes.reordered`."""
        changes = self._tracker.find_changes(optimizer)
        self._has_moved |= changes.has_moved
        if changes.may_need_other_plan:
            self._repeatable = None
        return changes.reordered

    def _repeat(self, optimizer: Optimizer, device_steps: list[DeviceStep]) -> None:
        """Executes the plans of the last step again, with the current addresses of gradients."""
        device_step = None
        try:
            if self._has_moved:
                for device_step in device_steps:
                    device_step.bind_gradients()
                self._has_moved = False
            for device_step in device_steps:
                device_step.run(optimizer)
        except PlanError as error:
            raise self._rename(optimizer, error, device_step) from None

    def _rename(
        self, optimizer: Optimizer, error: PlanError, device_step: DeviceStep | None
    ) -> PlanError:
        """Returns an error of a part of the step with the names of parameters."""
        updated = device_step.list_updated() if device_step else ()
        params = self._tracker.find_params(optimizer, [tracked.index for tracked in updated])
        return rename(error, [self._examiner.find_name(optimizer, param) for param in params])

    def _run(
        self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping, empty_params: list[Tensor]
    ) -> None:
        """Binds the plans of all devices, and then executes them.

        empty_params: parameters of the step without elements.
        """
        self._repeatable = None
        device_steps = [
            device_step
            for device_step in self._tracker.devices.values()
            if device_step.tracked_params
        ]
        together = self._find_together(optimizer, scaling, clipping)
        if together.compares:
            device = device_steps[0].device if device_steps else find_device(optimizer)
            if self._exchanges.compare(optimizer, together, device, scaling, clipping):
                together = self._find_together(optimizer, scaling, clipping)
        if together.has_exchange and not device_steps:
            # This rank has words, too: those of no gradients.
            device_steps = [self._tracker.open_device(find_device(optimizer))]
        indices = [step.tracked_params[0].index for step in device_steps if step.tracked_params]
        firsts = list(zip(device_steps, self._tracker.find_params(optimizer, indices)))
        refusals = self._tracker.eager_refusals
        eager_params = dict(zip(self._tracker.find_params(optimizer, refusals), refusals.values()))
        if together.has_exchange:
            # torch's loop cannot be undone if the exchange fails.
            for param, refusal in eager_params.items():
                message = f"{refusal}, and plans take norms over ranks: fold without fallback"
                raise self._examiner.refuse(optimizer, param, message)
        self._set_clipping(optimizer, clipping, device_steps, firsts)
        if together.has_exchange:
            self._check_settings(optimizer, empty_params)
        if scaling.is_searched:
            self._check_one_device(optimizer, "grad_scaler", firsts)
        if together.reductions is not None:
            self._check_one_device(optimizer, "norms over ranks", firsts)
        for part in device_steps:
            words: Mapping[str, RankWords] = NO_WORDS
            if together.has_exchange:
                words = self._exchanges.open_words(
                    optimizer, together, part.device, scaling, clipping
                )
            part.set_together(together, words)
        device_step = None
        try:
            # All ranks must raise the same errors, also those without elements of a parameter.
            clipping.check(empty_params)
            kept = []
            for device_step in device_steps:
                kept += device_step.prepare(
                    optimizer, scaling, clipping, self._grad_norm, self._has_moved
                )
            self._has_moved = False
            self._check_eager_params(optimizer, clipping, eager_params)
            # The eager part comes first, so that nothing is updated if it fails.
            masters = self._tracker.open_masters(optimizer, eager_params)
            step_eager_params(optimizer, self._spec, eager_params, masters, scaling)
            for device_step in device_steps:
                device_step.run(optimizer)
            self._tracker.count_step()
            del kept  # The plans have accessed these tensors.
            if not device_steps:
                scaling.clear_found_inf()
        except PlanError as error:
            raise self._rename(optimizer, error, device_step) from None
        except ClippingError as error:
            raise self._examiner.refuse(optimizer, error.param, str(error)) from None
        self._grad_norm.end_step(clipping, None if device_steps else find_device(optimizer))
        has_casts = self._copies is not None or self._options.master_weights is not None
        has_more = (
            eager_params
            or empty_params
            or has_casts
            or self._exchanges.may_refuse(together.combination)
        )
        is_equal = scaling is NOT_SCALED and clipping.is_fixed
        if device_steps and is_equal and not has_more:
            self._repeatable, self._repeated_clipping = device_steps, clipping

    def _check_settings(self, optimizer: Optimizer, params: Iterable[Tensor]) -> None:
        """Raises ValueError for a bad setting of a group with one of these parameters.

        No plan on this rank reads the settings, but those on other ranks do.
        """
        ids = set(map(id, params))
        for index, group in enumerate(optimizer.param_groups if ids else ()):
            device = next((p.device for p in group["params"] if id(p) in ids), None)
            if device is not None:
                with InGroup(index):
                    variant = self._examiner.get_variant(index, group)
                    GroupSettings(variant, 0).update(group, device)

    def _set_clipping(
        self,
        optimizer: Optimizer,
        clipping: Clipping,
        device_steps: Iterable[DeviceStep],
        firsts: list[tuple[DeviceStep, Tensor]],
    ) -> None:
        """Sets the clipping of all parts of the step.

        firsts: parts of the step with parameters, each with the first one.

        Raises ValueError for max_norm with several parts.
        """
        if clipping.max_norm is not None:
            self._check_one_device(optimizer, "max_norm", firsts)
        for device_step in device_steps:
            device_step.set_clipping(clipping)

    def _find_together(
        self, optimizer: Optimizer, scaling: Scaling, clipping: Clipping
    ) -> Together:
        """Returns `Exchanges.find` for the current groups."""
        return self._exchanges.find(optimizer, scaling, clipping, self._tracker.num_groupings)

    def check_ranks(self, *, waits: bool) -> None:
        """Raises RankError if ranks did not take the same earlier step. See `Exchanges.check`."""
        self._exchanges.check(waits=waits)

    def _check_one_device(
        self, optimizer: Optimizer, what: str, device_steps: list[tuple[DeviceStep, Tensor]]
    ) -> None:
        """Raises ValueError for parameters on several devices, which the option `what` excludes."""
        if len(device_steps) > 1:
            names = [
                f"'{self._examiner.find_name(optimizer, param)}' is on {device_step.device}"
                for device_step, param in device_steps[:2]
            ]
            raise ValueError(
                f"{self._spec.name} cannot be folded with {what}, which needs all parameters on "
                "one device: " + ", ".join(names)
            )

    def begin_search(self, optimizer: Optimizer) -> Tensor | None:
        """Returns the tensor to which the next step writes the result of its search for overflows.

        It is float32, of one element. None if steps do not search.
        """
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

    def _check_writable(self, optimizer: Optimizer, grads: list[Tensor]) -> None:
        """Raises ValueError for a gradient that a step cannot write."""
        for grad in grads:
            refusal = find_write_refusal(grad)
            if refusal is not None:
                params = get_params(optimizer.param_groups)
                param = next(param for param in params if param.grad is grad)
                raise self._examiner.refuse(optimizer, param, refusal)

    def sync_settings(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Writes the numbers of groups that have changed since the last step.

        Brings copies and masters up to date, too.

        Raises ValueError for a change that needs another plan.
        """
        groups = {
            index: (self._examiner.get_variant(index, group), group)
            for index, group in enumerate(optimizer.param_groups)
        }
        try:
            for device_step in self._tracker.devices.values():
                device_step.sync_settings(groups, clipping)
        finally:
            self._tracker.distrust_settings()
        if self._copies is not None:
            self._copies.bring_up_to_date()
        self._tracker.refresh_masters(optimizer, is_checked=False)
        self.tell_stale(optimizer, waits=False)

    def tell_stale(self, optimizer: Optimizer, *, waits: bool) -> None:
        """Warns about copies and masters that steps have found stale.

        waits: True to wait for all earlier steps. False to leave recent ones to a later call.
        """
        if self._copies is None and self._options.master_weights is None:
            return
        device_steps = self._tracker.devices.values()
        found = [
            owner for device_step in device_steps for owner in device_step.find_stale(waits=waits)
        ]
        if not found:
            return
        if self._copies is not None:
            self._copies.tell_stale(found)
        else:
            params = {id(param): param for param in get_params(optimizer.param_groups)}
            known = (params[t.param_id] for t in found if t.param_id in params)
            names = [self._examiner.find_name(optimizer, param) for param in known]
            warn(describe_stale_masters(names))

    def settle_gradients(self) -> None:
        """Computes the sums of gradients that wait for the end of a backward pass."""
        if self._copies is not None:
            self._copies.settle_gradients()

    def refresh_copies(self, optimizer: Optimizer) -> None:
        """Casts all parameters to their copies again, and warns about stale copies."""
        if self._copies is not None:
            self._copies.refresh()
            self.tell_stale(optimizer, waits=True)

    def load_masters(self, optimizer: Optimizer, source: Any) -> None:
        """Sets the masters, as `Folded.load_masters`. Raises ValueError before any is set."""
        states = self._tracker.states
        params = [
            p for p in get_params(optimizer.param_groups) if takes_part(p) and states.is_rounded(p)
        ]
        if source is None:
            known = (p for p in params if MASTER in optimizer.state.get(p, {}))
            self._tracker.open_masters(optimizer, known)
            self._tracker.check_errors(optimizer, params)
            self.tell_stale(optimizer, waits=True)
            return
        names = {param: self._examiner.find_aliases(optimizer, param) for param in params}
        for param, master in read_masters(source, names, self._options.packing):
            states.give_master(optimizer, param, master)

    def find_master(self, optimizer: Optimizer, param: Tensor) -> Tensor | None:
        """Returns the master of a parameter, also one for its first step; None without one.

        Raises ValueError for a master that does not suit the parameter.
        """
        states = self._tracker.states
        if not states.is_rounded(param):
            return None  # It is as wide as a master, or has become so.
        errors = states.find_errors(optimizer, param)
        if errors is not None:
            return self._tracker.join(param, errors)
        torch_state = optimizer.state.get(param) or {}
        if torch_state.get(MASTER) is not None:
            try:
                check_tensor(param, MASTER, torch_state[MASTER], MASTER_STATE)
            except StateError as error:
                raise self._examiner.refuse(optimizer, param, str(error)) from None
        return states.find_master(optimizer, param)

    def accept_loaded(self) -> None:
        """Takes state that was loaded as it is, whichever weights it finds in the next step."""
        self._exchanges.forget()
        self._tracker.accept_loaded()

    def zero_flat(self, optimizer: Optimizer, set_to_none: bool) -> bool:
        """Resets gradients, if they are flat. Returns whether they are, as `Tracker.zero_flat`."""
        return self._tracker.zero_flat(optimizer, set_to_none)

    def clean(self, optimizer: Optimizer) -> None:
        """Removes state that torch would not have, before the optimizer is copied or saved."""
        self._tracker.states.remove_unbegun(optimizer)

    def complete(self, optimizer: Optimizer) -> None:
        """Creates state for masters that no step has read yet, before the optimizer is copied."""
        self._tracker.states.create_given(optimizer)

    def end(self, optimizer: Optimizer) -> None:
        """Restores gradients, state and modules, for an optimizer that is unfolded."""
        self.settle_gradients()
        self.clean(optimizer)
        self._tracker.detach_flat(optimizer)
        self._tracker.states.restore(optimizer)
        if self._copies is not None:
            self._copies.end()

    def _check_eager_params(
        self, optimizer: Optimizer, clipping: Clipping, eager_params: Mapping[Tensor, str]
    ) -> None:
        """Raises ValueError for a parameter that is left to torch's loop, but has to be clipped."""
        if clipping.bound is None or not eager_params:
            return
        unclipped = set(map(id, clipping.unclipped))
        for param, refusal in eager_params.items():
            if id(param) not in unclipped:
                name, _ = clipping.bound
                raise self._examiner.refuse(
                    optimizer,
                    param,
                    f"{refusal}, and {name} clips in plans only: add the parameter to 'unclipped'",
                )

    def check(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Raises ValueError for a group or parameter that cannot be folded."""
        refusals = self._examiner.find_refusals(optimizer)
        if not self._options.fallback:
            for param, refusal in refusals.items():
                raise self._examiner.refuse(optimizer, param, refusal)
        self._check_eager_params(optimizer, clipping, refusals)
        self._check_copies(optimizer)
        self._check_masters(optimizer)

    def _check_masters(self, optimizer: Optimizer) -> None:
        """Raises ValueError if parameters should have masters, but none is narrow enough.

        Warns about narrow parameters without masters.
        """
        params = list(get_params(optimizer.param_groups))
        owner = find_owner(self._spec, optimizer)
        if self._options.master_weights is not None and owner is not None:
            raise ValueError(
                f"master_weights: {owner} has a state '{MASTER}' of its own: give it another name"
            )
        if self._options.master_weights is None:
            narrow = [p for p in params if takes_part(p) and p.dtype in NARROW]
            if narrow:
                names = [self._examiner.find_name(optimizer, param) for param in narrow]
                warn(describe_lost_updates(names))
            return
        if params and not any(map(self._tracker.states.is_rounded, params)):
            name = self._examiner.find_name(optimizer, params[0])
            raise ValueError(
                "master_weights: no parameter is bfloat16 or float16, which have masters: "
                f"'{name}' has the dtype {params[0].dtype}; call model.to(torch.bfloat16) before "
                "the optimizer is made, or fold without master_weights"
            )

    def _check_copies(self, optimizer: Optimizer) -> None:
        """Raises ValueError if steps should write copies, but no parameter has one."""
        if self._copies is None:
            return
        params = list(get_params(optimizer.param_groups))
        refusals = [
            f"'{self._examiner.find_name(optimizer, param)}' {self._copies.find_refusal(param)}"
            for param in params
            if self._copies.find_refusal(param) is not None
        ]
        if len(refusals) == len(params):
            raise ValueError(
                "copies: no parameter is the float32 weight or bias of a linear or convolutional "
                f"module of the model: {', '.join(refusals[:3])}"
            )

    def compile(self, optimizer: Optimizer, clipping: Clipping) -> None:
        """Compiles the plans of a step in which all parameters have a gradient.

        Raises ValueError for a gradient that cannot be clipped.
        """
        for device_step, program, _ in self._predict(optimizer, clipping):
            device_step.find_plan(program)

    def _predict(
        self, optimizer: Optimizer, clipping: Clipping
    ) -> Iterator[tuple[DeviceStep, StageProgram, int]]:
        """Yields the programs of a step in which each parameter that can has a gradient.

        Each is between its device and the number of its parameters.
        """
        self._tracker.ungroup()
        parts: dict[DeviceStep, tuple[list[int], list[Any], list[Tensor]]] = {}
        empty_params, refusals = [], self._examiner.find_refusals(optimizer)
        for index, group in enumerate(optimizer.param_groups):
            base = self._examiner.get_variant(index, group)
            for param in group["params"]:
                if not takes_part(param) or param in refusals:
                    continue
                if not can_be_updated(param):
                    empty_params.append(param)
                    continue
                device_step = self._tracker.get_device_step(param)
                owners, param_specs, params = parts.setdefault(device_step, ([], [], []))
                params.append(param)
                with InGroup(index):
                    owners.append(device_step.open_group(index, base, group))
                torch_state = optimizer.state.get(param) or {}
                variant = self._options.packing.get_variant(param, base)
                target_dtype, cast_dtype = param.dtype, None
                if self._tracker.states.has_master(param):
                    target_dtype, cast_dtype = MASTER_DTYPE, param.dtype
                elif self._copies is not None:
                    cast_dtype = self._copies.get_dtype(param)
                dtypes = target_dtype, cast_dtype
                is_exact = self._options.is_exact(param)
                param_specs.append(
                    predict_param_spec(param, variant, torch_state, *dtypes, is_exact=is_exact)
                )
        firsts = [(device_step, params[0]) for device_step, (_, _, params) in parts.items()]
        self._set_clipping(optimizer, clipping, parts, firsts)
        together = self._find_together(optimizer, NOT_SCALED, clipping)
        for device_step in parts:
            device_step.set_together(together)
        try:
            clipping.check(empty_params)
            programs = [
                (device_step, device_step.make_program(*part, clipping), len(part[-1]))
                for device_step, part in parts.items()
            ]
        except ClippingError as error:
            raise self._examiner.refuse(optimizer, error.param, str(error)) from None
        yield from programs

    def explain(self, optimizer: Optimizer, clipping: Clipping) -> Explanation:
        """Describes the last step, or, before the first one, a step with all gradients."""
        if self._copies is not None:
            self._copies.review()
        self.tell_stale(optimizer, waits=True)
        device_steps = [
            device_step
            for device_step in self._tracker.devices.values()
            if device_step.tracked_params
        ]
        refusals = self._examiner.find_refusals(optimizer)
        if device_steps:
            plans = [
                (device_step.device, device_step.get_current(), len(device_step.tracked_params))
                for device_step in device_steps
            ]
            updated = {
                tracked.param_id
                for device_step in device_steps
                for tracked in device_step.tracked_params
            }
        else:
            programs = list(self._predict(optimizer, clipping))
            plans = [
                (device_step.device, device_step.find_plan(program), count)
                for device_step, program, count in programs
            ]
            params = get_params(optimizer.param_groups)
            updated = {id(p) for p in params if takes_part(p) and p not in refusals}
        left_out = [
            (self._examiner.find_name(optimizer, param), find_reason(param, refusals))
            for param in get_params(optimizer.param_groups)
            if id(param) not in updated or not can_be_updated(param)
        ]
        scaling = Scaling(is_searched=self._options.searches_overflows)
        together = self._find_together(optimizer, scaling, clipping)
        has_masters = self._options.master_weights is not None
        reports = (describe(*part, has_masters=has_masters) for part in plans)
        return Explanation(
            type(optimizer).__name__,
            tuple(reports),
            tuple(left_out),
            self._describe_copies(optimizer, updated),
            self._describe_masters(optimizer, updated),
            self._exchanges.describe(together, clipping),
        )

    def _describe_masters(self, optimizer: Optimizer, updated: set[int]) -> MasterReport | None:
        """Returns the report on masters; None without masters.

        updated: ids of the parameters that the step updates.
        """
        if self._options.master_weights is None:
            return None
        params = [p for p in get_params(optimizer.param_groups) if id(p) in updated]
        names: dict[bool, list[str]] = {True: [], False: []}
        for param in params:
            name = self._examiner.find_name(optimizer, param)
            names[self._tracker.states.is_rounded(param)].append(name)
        return MasterReport(str(MASTER_DTYPE), tuple(names[True]), tuple(names[False]))

    def _describe_copies(self, optimizer: Optimizer, updated: set[int]) -> CopyReport | None:
        """Returns the report on copies; None without copies.

        updated: ids of the parameters that the step updates.
        """
        if self._copies is None:
            return None
        written, unread, without = [], [], []
        for param in get_params(optimizer.param_groups):
            if id(param) not in updated or not can_be_updated(param):
                continue
            name, refusal = (
                self._examiner.find_name(optimizer, param),
                self._copies.find_refusal(param),
            )
            if refusal is not None:
                without.append((name, refusal))
                continue
            written.append(name)
            copy = self._copies.find(param)
            if copy is not None and not copy.is_read:
                unread.append(name)
        dtype = str(self._copies.dtype)
        lists = tuple(written), tuple(unread), tuple(without)
        is_narrow = self._copies.has_narrow_gradients and not self._options.flat
        return CopyReport(dtype, *lists, is_narrow)


def find_owner(spec: TorchSpec, optimizer: Optimizer) -> str | None:
    """Returns the name of an optimizer that has a state of a master's key itself; else None."""
    variants = map(spec.get_variant, optimizer.param_groups)
    is_owner = any(part.key == MASTER for variant in variants for part in variant.state)
    return spec.name if is_owner else None


def find_reason(param: Tensor, refusals: Mapping[Tensor, str]) -> str:
    """Returns the reason why no plan updates a parameter."""
    if torch.nn.parameter.is_lazy(param):
        return "is not initialized yet"
    if not takes_part(param):
        return "does not require a gradient"
    if param in refusals:
        return f"{refusals[param]}: torch's own step updates it"
    if not get_local(param).numel():
        return "has no elements: torch's own step updates its state"
    return "has no gradient"


def can_be_updated(param: Tensor) -> bool:
    """Returns whether a parameter is initialized and has elements on this rank."""
    return not torch.nn.parameter.is_lazy(param) and get_local(param).numel() > 0


def find_device(optimizer: Optimizer) -> torch.device:
    """Returns the device of the first parameter that a step may update.

    Without one, it is that of the first parameter, and a CPU if there is none.
    """
    params = sorted(get_params(optimizer.param_groups), key=takes_part, reverse=True)
    devices = (param.device for param in params if param.device.type in DEVICE_TYPES)
    return next(devices, torch.device("cpu"))
