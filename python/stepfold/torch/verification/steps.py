"""Steps that are computed again: their inputs, and the comparison of their results."""

import functools
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.tensors.layout import NARROW, get_local
from stepfold.torch.verification.comparison import (
    Difference,
    Missing,
    NotCompared,
    make_difference,
)
from stepfold.torch.verification.elements import (
    FUSED_BOUND,
    TENSOR_BOUND,
    copy_to_host,
    find_other_bits,
    find_outside,
    find_read_refusal,
    flatten,
)
from stepfold.torch.verification.findings import Finding
from stepfold.torch.verification.loop import Loop
from stepfold.torch.verification.reach import NotCopyable
from stepfold.torch.verification.values import (
    Values,
    copy_group,
    copy_values,
    find_values_refusal,
)
from stepfold.torch.verification.whole_step import WholeStep

# Seed for the choice of a sample.
SEED = 0


class NotComputable(Exception):
    """An error for a step that is not computed again. The message is the reason."""


class Step(ABC):
    """A step of an optimizer, with copies of its inputs.

    method: name of the method that computes it again, for messages.
    total: number of parameters that the step updates.
    verified: number of parameters that are computed again.
    elements: number of elements of the latter.
    notes: sentences on what was compared otherwise than by `method`, after `compare`.
    loop: plain step of one parameter; None if the class has none.
    """

    method: str
    total: int = 0
    verified: int = 0
    notes: tuple[str, ...] = ()
    elements: int = 0
    loop: Loop | None = None

    @abstractmethod
    def read_gradients(self) -> None:
        """Copies the gradients again, if they have changed since the object was made."""

    @abstractmethod
    def compare(self) -> Iterator[Difference | Missing | NotCompared | Finding]:
        """Computes the step again after it was taken, and yields the differences."""

    def read_written_gradients(self) -> None:
        """Copies the gradients that the step has written, before anything else changes them."""

    @abstractmethod
    def find_changed(self, params: Iterable[Tensor]) -> list[Tensor]:
        """Returns the parameters that are computed again and have changed since the copy."""

    @abstractmethod
    def get_changes(self) -> Iterator[tuple[Tensor, Mapping[str, Any], Values, Values]]:
        """Yields parameters that the step should change: group, values before and after."""


def choose(sizes: Mapping[Tensor, int], max_elements: int) -> list[Tensor]:
    """Returns parameters with at most `max_elements` together: all or a sample, at least one."""
    if sum(sizes.values()) <= max_elements:
        return list(sizes)
    order = list(sizes)
    random.Random(SEED).shuffle(order)
    chosen: list[Tensor] = []
    num_available = max_elements
    for param in order:
        if sizes[param] <= num_available:
            chosen.append(param)
            num_available -= sizes[param]
    return chosen or [min(order, key=lambda param: sizes[param])]


class Unchanged:
    """Parameters that a step must not change.

    refusals: reasons why parameters cannot be compared, each the end of a sentence.
    """

    def __init__(self, params: list[Tensor]) -> None:
        found = {param: find_read_refusal(param) for param in params}
        self.refusals = {param: refusal for param, refusal in found.items() if refusal is not None}
        self._before = {
            param: copy_to_host(param, is_contiguous=True)
            for param in params
            if param not in self.refusals
        }

    @property
    def params(self) -> list[Tensor]:
        return [*self._before, *self.refusals]

    def find_changed(self) -> list[Tensor]:
        """Returns the parameters whose bits have changed."""
        return [param for param, before in self._before.items() if has_changed(param, before)]


def has_changed(param: Tensor, before: Tensor) -> bool:
    """Returns whether the bits of a parameter differ from those of its row-major copy."""
    if find_read_refusal(param) is not None or get_local(param).shape != before.shape:
        return True
    now = copy_to_host(param, is_contiguous=True)
    return find_other_bits(flatten(now), flatten(before)) is not None


class CopiedStep(Step):
    """The base class of steps of optimizers that are not folded, with row-major copies."""

    def __init__(self, optimizer: Optimizer, params: set[Tensor]) -> None:
        """Copies some parameters with their groups."""
        self._optimizer = optimizer
        self._before: dict[Tensor, tuple[Values, dict[str, Any]]] = {}
        for group in optimizer.param_groups:
            settings = copy_group(group)
            for param in group["params"]:
                if param in params:
                    self._before[param] = self._read_values(param), settings
        self.verified = len(self._before)
        self.elements = sum(values.param.numel() for values, _ in self._before.values())
        self.read_gradients()

    def _read_values(self, param: Tensor) -> Values:
        """Copies a parameter and its state, without the gradient."""
        return copy_values(param, None, self._optimizer.state.get(param, {}))

    def read_gradients(self) -> None:
        for param, (values, group) in self._before.items():
            grad = None
            if param.grad is not None and find_read_refusal(param.grad) is None:
                grad = self._take(copy_to_host(param.grad, is_contiguous=True))
            self._before[param] = values.with_grad(grad), group

    def _take(self, grad: Tensor) -> Tensor:
        """Returns a gradient as the update takes it."""
        return grad

    def find_changed(self, params: Iterable[Tensor]) -> list[Tensor]:
        known = [param for param in params if param in self._before]
        return [param for param in known if has_changed(param, self._before[param][0].param)]

    def _find_refusal(self, param: Tensor) -> str | None:
        """Returns the reason why a parameter cannot be compared after the step; None if it can."""
        refusal = find_values_refusal(param, self._optimizer.state.get(param, {}))
        if refusal is None and param.shape != self._before[param][0].param.shape:
            refusal = "has another shape after the step"
        return refusal

    def _get_all(self) -> Iterator[tuple[Tensor, Mapping[str, Any], Values, Values]]:
        for param, (before, group) in self._before.items():
            if self._find_refusal(param) is None:
                after = copy_values(param, None, self._optimizer.state.get(param, {}))
                yield param, group, before, after

    def _find_not_compared(self) -> Iterator[NotCompared]:
        for param in self._before:
            refusal = self._find_refusal(param)
            if refusal is not None:
                yield NotCompared(param, refusal)


class LoopStep(CopiedStep):
    """A step of a class that updates one parameter at a time, compared within bounds."""

    method = "torch's loop in float64, within bounds"

    def __init__(
        self, optimizer: Optimizer, params: set[Tensor], scale: float | None, is_skipped: bool
    ) -> None:
        """Copies the parameters to the host.

        scale: scale by which the step divides gradients; None if it does not.
        is_skipped: True if the step skips all updates.
        """
        self._loop = self.loop = Loop(optimizer)
        self._scale, self._is_skipped = scale, is_skipped
        super().__init__(optimizer, params)

    def _take(self, grad: Tensor) -> Tensor:
        if self._scale is None:
            return grad
        return grad.to(torch.complex128 if grad.is_complex() else torch.float64) / self._scale

    def compare(self) -> Iterator[Difference | Missing | NotCompared | Finding]:
        yield from self._find_not_compared()
        for param, group, before, after in self._get_all():
            real = before.as_real()
            result = real if self._is_skipped else self._loop.compute(real, group)
            states = before, after
            compare = functools.partial(
                compare_tensors, param, group, states=states, loop=self._loop
            )
            found = list(compare(result.get_tensors()))
            if found and param.dtype in NARROW and not self._is_skipped:
                # A loop in 16 bits rounds after each operation, and may differ as much.
                narrow = self._loop.compute(real, group, is_wide=False).get_tensors()
                others = {other.tensor for other in compare(narrow)}
                found = [difference for difference in found if difference.tensor in others]
            yield from found

    def get_changes(self) -> Iterator[tuple[Tensor, Mapping[str, Any], Values, Values]]:
        if not self._is_skipped:
            yield from self._get_all()


def find_number_bound(group: Mapping[str, Any]) -> float:
    """Returns the minimum bound of changes for numbers in float32; 0 for Python's numbers."""
    values = [*group.values(), *group.get("betas", ())]
    if group.get("capturable") or any(isinstance(value, Tensor) for value in values):
        return TENSOR_BOUND
    return FUSED_BOUND if group.get("fused") else 0.0


def compare_tensors(
    param: Tensor,
    group: Mapping[str, Any],
    expected: Mapping[str, Tensor],
    states: tuple[Values, Values],
    loop: Loop | None = None,
) -> Iterator[Difference | Missing]:
    """Compares the tensors of a parameter, within bounds.

    expected: real tensors by name. states: values before and after the step.
    loop: plain step of the class, whose bounds are taken; None if there is none.
    """
    before, after = (values.as_real().get_tensors() for values in states)
    for name, wanted in expected.items():
        if name not in after:
            yield Missing(param, name)
            continue
        old = before.get(name)
        tensors = flatten(after[name]), flatten(wanted)
        find = find_outside
        if loop is not None:
            find = functools.partial(loop.find_outside, group, param, name)
        place = find(
            *tensors,
            None if old is None else flatten(old),
            number_bound=find_number_bound(group),
        )
        if place is not None:
            yield make_difference(param, group, name, place, tensors, states)


class OwnStep(CopiedStep):
    """A step of any other class, taken again on copies of everything that it reads."""

    method = "a second step of its class, on copies"

    def __init__(
        self,
        optimizer: Optimizer,
        params: set[Tensor],
        names: Mapping[Tensor, str],
        refusal: str | None,
    ) -> None:
        """Copies the parameters and all other objects that the step reads.

        names: names of all parameters.
        refusal: reason why the step must not be taken again; None if it may.
        """
        self._names, self._refusal = names, refusal
        self._again: WholeStep | None = None
        if refusal is None:
            self._try(lambda: self._copy(optimizer))
        super().__init__(optimizer, {p for p in params if find_read_refusal(p) is None})
        self.total = len(params)
        if self._refusal is not None:
            self.verified = self.elements = 0

    def _copy(self, optimizer: Optimizer) -> None:
        self._again = WholeStep(optimizer, self._names)

    def _try(self, part: Callable[[], None]) -> None:
        """Calls a function. If something cannot be copied, the step is not taken again."""
        try:
            part()
        except NotCopyable as error:
            self._refusal, self._again = str(error), None

    def _read_values(self, param: Tensor) -> Values:
        state = {} if self._refusal is not None else self._optimizer.state.get(param, {})
        return copy_values(param, None, state)

    def read_gradients(self) -> None:
        super().read_gradients()
        again = self._again
        if again is not None:
            self._try(lambda: again.read_gradients(self._names))

    def compare(self) -> Iterator[Difference | Missing | NotCompared | Finding]:
        if self._again is not None:
            self._try(self._again.run)
        if self._again is None:
            self.verified = self.elements = 0
            raise NotComputable(f"the step cannot be taken again: {self._refusal}")
        yield from self._find_not_compared()
        for param, group, before, after in self._get_all():
            copied, state = self._again.get(param)
            expected = copy_values(copied, None, state).as_real().get_tensors()
            yield from compare_tensors(param, group, expected, (before, after))

    def get_changes(self) -> Iterator[tuple[Tensor, Mapping[str, Any], Values, Values]]:
        return iter(())  # The expected values are not known in float64.
