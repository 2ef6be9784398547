"""A step of a folded optimizer, computed again by the reference interpreter, bit for bit."""

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.stage.clips import CLIP_VALUE, GRAD_NORM, MAX_NORM
from stepfold.stage.gradient_chain import FOUND_INF, GRAD_SCALE
from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.stage.packed_update import PackedVariant
from stepfold.torch.folding.folded_optimizers import find_step
from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.core import find_core
from stepfold.torch.step.device_step import DeviceStep
from stepfold.torch.step.loss_scale import SEARCHED
from stepfold.torch.step.packing import unpack_state
from stepfold.torch.step.tracked_params import OpenParam
from stepfold.torch.tensors.layout import get_local, lay_out_like
from stepfold.torch.verification.comparison import (
    Difference,
    Missing,
    NotCompared,
    make_difference,
)
from stepfold.torch.verification.elements import copy_to_host, find_other_bits, flatten
from stepfold.torch.verification.findings import Finding
from stepfold.torch.verification.interpretation import FoldedValues, Interpretation, make_number
from stepfold.torch.verification.large_matrices import LargeMatrices
from stepfold.torch.verification.loop import Loop
from stepfold.torch.verification.norms import combine, get_coefficient, take_norm
from stepfold.torch.verification.reach import find_rule_refusal
from stepfold.torch.verification.stale_copies import (
    StaleCopy,
    find_stale_copies,
    find_stale_masters,
)
from stepfold.torch.verification.steps import NotComputable, Step, choose
from stepfold.torch.verification.values import Values, copy_group, read_number

# Relative tolerance of the norm, if a sample is computed again, so that torch computes the norm.
NORM_TOLERANCE = 1e-4


class InterpretedStep(Step):
    """A step of a folded optimizer.

    stale: stale copies that the forward pass may have read.
    """

    method = "the reference interpreter, bit for bit"

    def __init__(self, optimizer: Any, clipping: Clipping, max_elements: int) -> None:
        """Copies the tensors that the step reads to the host.

        clipping: clipping of the optimizer.
        max_elements: maximum number of elements that are computed again.
        """
        self._optimizer: Optimizer = optimizer
        self._clipping = clipping
        self._norm_type = math.inf if clipping.is_maximum else 2.0
        self._unclipped = set(map(id, clipping.unclipped))
        self._folded = find_step(optimizer)
        self._loop = Loop(self._optimizer)
        self.loop = self._loop if find_rule_refusal(optimizer) is None else None
        self._groups = [copy_group(group) for group in self._optimizer.param_groups]
        self._scale = read_number(getattr(optimizer, "grad_scale", None))
        self._found_inf = read_number(getattr(optimizer, "found_inf", None))
        # Tensor to which the step writes the result of its search for overflows.
        self._searched: Any = find_core(optimizer).scaler_attributes.get(SEARCHED)
        self._bound = None if clipping.bound is None else read_number(clipping.bound[1])
        self._folded.settle_gradients()
        params = [param for group in optimizer.param_groups for param in group["params"]]
        self.stale = list(find_stale_copies(params))
        self._parts = self._folded.open_parts(self._optimizer)
        open_params = [opened for _, part in self._parts for opened in part]
        # Parameters that are the rounding of their master.
        self._rounded = {o.param: o.target for o in open_params if o.tracked.has_master}
        self.stale += find_stale_masters(self._rounded)
        self.total = len(open_params)
        sizes = {opened.param: opened.param_spec.elements for opened in open_params}
        self._chosen = set(choose(sizes, max_elements))
        self._before = {
            opened.param: read_param(opened, copy_grad(opened.param, opened.param.grad))
            for opened in open_params
            if opened.param in self._chosen and opened.param.grad is not None
        }
        self.verified, self.elements = len(self._chosen), sum(sizes[p] for p in self._chosen)
        self._large = LargeMatrices(
            [
                (part, [opened for opened in own if opened.param in self._chosen])
                for part, own in self._parts
            ],
            self._loop,
        )
        self._written: dict[Tensor, Tensor] = {}
        self._has_overwritten = False
        self._take_norms()

    def _take_norms(self) -> None:
        """Takes the norms of all gradients by torch, in float64, if not all of them are copied."""
        is_needed = self._clipping.max_norm is not None or self._searched is not None
        self._norms = {
            opened.param: take_norm(opened.param.grad, self._norm_type, torch.float64).item()
            for _, open_params in self._parts
            for opened in open_params
            if opened.param.grad is not None and is_needed and len(self._chosen) < self.total
        }

    def read_gradients(self) -> None:
        self._has_overwritten = self._clipping.writes_gradients(self._scale is not None)
        for param, values in self._before.items():
            assert param.grad is not None
            self._before[param] = replace(values, grad=copy_grad(param, param.grad))
        self._take_norms()

    def read_written_gradients(self) -> None:
        if self._clipping.writes_gradients(self._scale is not None):
            grads = {param: param.grad for param in self._before}
            self._written = {
                param: copy_grad(param, grad) for param, grad in grads.items() if grad is not None
            }

    def find_changed(self, params: Iterable[Tensor]) -> list[Tensor]:
        return [
            param
            for param in params
            if param in self._before
            and find_other_bits(flatten(copy_to_host(param)), flatten(self._get_old(param)))
            is not None
        ]

    def _get_old(self, param: Tensor) -> Tensor:
        """Returns the elements of a parameter before the step."""
        values = self._before[param]
        return values.param if values.cast is None or param not in self._rounded else values.cast

    def find_stale(self) -> Iterator[StaleCopy]:
        """Returns stale copies after the step, of parameters that are not computed again."""
        open_params = (opened for _, open_params in self._parts for opened in open_params)
        return find_stale_copies(
            opened.param for opened in open_params if opened.param not in self._chosen
        )

    def get_changes(self) -> Iterator[tuple[Tensor, Mapping[str, Any], Values, Values]]:
        written = self._searched if self._searched is not None else self._found_inf
        if read_number(written) or self.loop is None:
            return
        for part, open_params in self._parts:
            updates, indices = part.get_current().program.updates, part.group_indices
            for opened, span in zip(open_params, list_spans(open_params)):
                variant = opened.param_spec.variant
                # Codes are further from torch's state than roundings are.
                if opened.param in self._chosen and not isinstance(variant, PackedVariant):
                    before = self._before[opened.param]
                    yield (
                        opened.param,
                        self._groups[indices[updates[span.start].group]],
                        make_values(variant, before, self._take(opened, before.grad)),
                        make_values(variant, read_param(opened, before.grad), None),
                    )

    def compare(self) -> Iterator[Difference | Missing | NotCompared | Finding]:
        if self._has_overwritten:
            raise NotComputable(
                "the step was not computed again: a replay of a CUDA graph has overwritten its "
                "gradients (write_back=True)"
            )
        for part, open_params in self._parts:
            if list(map(id, part.tracked_params)) != [id(opened.tracked) for opened in open_params]:
                yield Finding(
                    "difference", "the step has updated other parameters than it began with"
                )
                continue
            yield from self._compare_part(part, open_params)
        yield from self._large.find_differences()
        if self._large.params:
            self.notes = (self._large.describe(),)

    def _compare_part(
        self, part: DeviceStep, open_params: list[OpenParam]
    ) -> Iterator[Difference | Missing | NotCompared | Finding]:
        program = part.get_current().program
        indices = part.group_indices
        numbers = [
            [
                read_number(setting.read(self._groups[index])) or 0.0
                for setting in group.variant.settings
            ]
            for index, group in zip(indices, program.groups)
        ]
        spans = list_spans(open_params)
        owners = [indices[program.updates[span.start].group] for span in spans]
        elementwise = [
            self._loop.is_elementwise(self._groups[owner], opened.param)
            for owner, opened in zip(owners, open_params)
        ]
        words = [
            part.read_words(index, opened.param)
            for span, opened in zip(spans, open_params)
            for index in span
        ]
        step = Interpretation(program, numbers, self._make_chain(part), spans, elementwise, words)
        try:
            yield from self._compare_chain(part, open_params, step)
            chosen = [
                position
                for position, opened in enumerate(open_params)
                if opened.param in self._chosen and opened.param not in self._large.params
            ]
            before = {position: self._before[open_params[position].param] for position in chosen}
            for position, expected in step.compute(chosen, before):
                opened, index = open_params[position], owners[position]
                yield from self._compare_param(
                    opened, index, before[position], expected, writes_back=program.chain.writes_back
                )
        finally:
            step.close()
        for position, opened in enumerate(open_params):
            if opened.param in self._large.params:
                yield from self._compare_large(opened, owners[position])

    def _compare_large(
        self, opened: OpenParam, index: int
    ) -> Iterator[Difference | Missing | NotCompared | Finding]:
        """Compares a parameter that the interpreter does not compute.

        index: index of its group.
        """
        variant, before = opened.param_spec.variant, self._before[opened.param]
        actual = read_param(opened, before.grad)
        written = self._searched if self._searched is not None else self._found_inf
        yield from self._large.compare(
            opened.param,
            self._groups[index],
            make_values(variant, before, self._take(opened, before.grad)).as_real(),
            make_values(variant, actual, None).as_real(),
            skips=bool(read_number(written)),
        )
        if actual.cast is not None:
            rounded = flatten(actual.param).to(actual.cast.dtype)
            place = find_other_bits(flatten(actual.cast), rounded)
            if place is not None:
                name = "rounded" if opened.tracked.has_master else "copy"
                yield Finding(
                    "difference",
                    f"{place.count} elements of the {name} parameter are not those of its master",
                )

    def _make_chain(self, part: DeviceStep) -> dict[str, Tensor]:
        """Returns the inputs of the program's chain."""
        chain = part.get_current().program.chain
        values = {
            GRAD_SCALE: ("f32" if chain.is_scaled else None, self._scale),
            FOUND_INF: ("f32" if chain.can_skip and not chain.finds_inf else None, self._found_inf),
            MAX_NORM: (chain.max_norm, self._bound),
            CLIP_VALUE: (chain.clip_value, self._bound),
        }
        return {
            name: make_number(value, dtype)
            for name, (dtype, value) in values.items()
            if dtype is not None and value is not None
        }

    def _compare_chain(
        self, part: DeviceStep, open_params: list[OpenParam], step: Interpretation
    ) -> Iterator[Finding]:
        """Compares the outputs of the chain on all gradients together.

        Those that ranks have together are taken as they are: this rank has some of the gradients.
        """
        chain = part.get_current().program.chain
        outputs = tuple(name for name in chain.outputs if name not in chain.words)
        written = {GRAD_NORM: self._folded.grad_norm, FOUND_INF: self._searched}
        actual = {name: copy_to_host(written[name]).reshape(()) for name in outputs}
        if chain.words:
            pass
        elif len(self._chosen) == self.total:
            gradients = (self._before[opened.param].grad for opened in open_params)
            for name, expected in step.compute_chain(gradients).items():
                if find_other_bits(actual[name].reshape(1), expected.reshape(1)) is not None:
                    yield make_output_finding(name, expected.item(), actual[name].item())
        else:
            for name, wanted in self._estimate(outputs).items():
                value = actual[name].item()
                is_same = value == wanted or math.isnan(value) and math.isnan(wanted)
                if not is_same and not math.isclose(value, wanted, rel_tol=NORM_TOLERANCE):
                    yield make_output_finding(name, wanted, value)
        step.set_chain(actual)

    def _estimate(self, outputs: tuple[str, ...]) -> dict[str, float]:
        """Returns the outputs of the chain by name, computed by torch in float64."""
        norms = [
            norm / (self._scale or 1.0)
            for param, norm in self._norms.items()
            if id(param) not in self._unclipped
        ]
        norm = combine(norms, self._norm_type)
        is_finite = all(map(math.isfinite, self._norms.values()))
        found = {GRAD_NORM: norm, FOUND_INF: float(not is_finite)}
        return {name: found[name] for name in outputs}

    def _compare_param(
        self,
        opened: OpenParam,
        index: int,
        before: FoldedValues,
        expected: FoldedValues,
        *,
        writes_back: bool,
    ) -> Iterator[Difference]:
        variant = opened.param_spec.variant
        actual = read_param(opened, before.grad)
        if writes_back:
            actual = replace(actual, grad=self._written[opened.param])
        pairs = [("param", actual.param, expected.param)]
        for state, tensor, wanted in zip(variant.state, actual.state, expected.state):
            if state.key is not None:
                pairs.append((state.key, tensor, wanted))
        if writes_back:
            pairs.append(("grad", actual.grad, expected.grad))
        cast_name = "rounded" if opened.tracked.has_master else "copy"
        if actual.cast is not None and expected.cast is not None:
            pairs.append((cast_name, actual.cast, expected.cast))
        for name, tensor, wanted in pairs:
            tensors = flatten(tensor), flatten(wanted)
            place = find_other_bits(*tensors)
            if place is not None:
                states = (
                    make_values(variant, before, self._take(opened, before.grad)),
                    make_values(variant, actual, actual.grad),
                )
                if name == cast_name:
                    states = states[0], replace(states[1], state={name: tensor})
                group = self._groups[index]
                yield make_difference(opened.param, group, name, place, tensors, states)

    def _take(self, opened: OpenParam, grad: Tensor) -> Tensor:
        """Returns the gradient as the update takes it: unscaled and clipped."""
        wide = grad.to(torch.complex128 if grad.is_complex() else torch.float64)
        wide = wide / (self._scale or 1.0)
        if self._bound is None or id(opened.param) in self._unclipped:
            return wide
        if self._clipping.clip_value is not None:
            return wide.clamp(-self._bound, self._bound)
        norm = read_number(getattr(self._optimizer, "grad_norm", None)) or 0.0
        return wide * get_coefficient(self._bound, norm)


def list_spans(open_params: list[OpenParam]) -> list[range]:
    """Returns the indices of the updates of each parameter in a program."""
    counts = [len(opened.param_spec.parts) for opened in open_params]
    starts = itertools.accumulate(counts, initial=0)
    return [range(start, start + count) for start, count in zip(starts, counts)]


def make_output_finding(name: str, expected: float, actual: float) -> Finding:
    what = {GRAD_NORM: "the norm of all gradients", FOUND_INF: "the number of overflows"}[name]
    message = f"{what} is {actual:.9g}, expected {expected:.9g}"
    return Finding("difference", message, expected=expected, actual=actual)


def read_param(opened: OpenParam, grad: Tensor) -> FoldedValues:
    """Copies the target and its state to the host, beside a gradient."""
    cast = None if opened.cast is None else copy_to_host(opened.cast)
    return FoldedValues(
        copy_to_host(opened.target), grad, tuple(map(copy_to_host, opened.state)), cast
    )


def copy_grad(param: Tensor, grad: Tensor) -> Tensor:
    """Copies a gradient to the host, in the layout of its parameter."""
    return copy_to_host(lay_out_like(get_local(grad.detach()), get_local(param.detach())))


def make_values(variant: UpdateVariant, values: FoldedValues, grad: Tensor | None) -> Values:
    """Returns values with the keys of torch, for its plain step. Packed state is decoded."""
    streams = variant.state
    state: dict[str, Any] = {
        part.key: tensor for part, tensor in zip(streams, values.state) if part.key is not None
    }
    counts = [tensor for part, tensor in zip(streams, values.state) if part.key is None]
    if any(not count.item() for count in counts):
        state = {}  # torch has no buffer before the first step.
    return Values(values.param, grad, unpack_state(state))
