"""Differences between the tensors of a step and the expected ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from stepfold.torch.verification.elements import Place, flatten, format_index, locate
from stepfold.torch.verification.values import Values


@dataclass(frozen=True)
class Difference:
    """A tensor of a parameter that differs from the expected one.

    param: the parameter.
    group: copy of its group, as the step has read it.
    tensor: name of the tensor: "param", "grad" or a key of the state.
    place: first element that differs, and the number of those that do.
    expected, actual: values of that element.
    total: number of elements of the tensor.
    before: parameter and state before the step, with the gradient that the update takes.
    after: parameter and state after the step.
    """

    param: Tensor
    group: Mapping[str, Any]
    tensor: str
    place: Place
    expected: float
    actual: float
    total: int
    before: Values
    after: Values

    @property
    def index(self) -> tuple[int, ...]:
        """The index of the first element that differs."""
        return locate(self.after.get_tensor(self.tensor), self.place.index)

    def __str__(self) -> str:
        count, total = self.place.count, self.total
        others = "" if total == 1 else f" ({count} of {total} elements differ)"
        return (
            f"{self.tensor}{format_index(self.index)} is {self.actual:.9g}, "
            f"expected {self.expected:.9g}{others}"
        )


@dataclass(frozen=True)
class Missing:
    """A tensor of the state that a step should have created.

    tensor: key of the state.
    """

    param: Tensor
    tensor: str


@dataclass(frozen=True)
class NotCompared:
    """A parameter that is not computed again.

    reason: reason, the end of a sentence that begins with the name of the parameter.
    """

    param: Tensor
    reason: str


def make_difference(
    param: Tensor,
    group: Mapping[str, Any],
    name: str,
    place: Place,
    tensors: tuple[Tensor, Tensor],
    states: tuple[Values, Values],
) -> Difference:
    """Returns the difference of a tensor.

    name: name of the tensor. place: first element that differs.
    tensors: actual and expected elements, flat. states: values before and after the step.
    """
    actual, expected = (tensor[place.index].item() for tensor in tensors)
    total = flatten(states[1].get_tensor(name)).numel()
    return Difference(param, group, name, place, expected, actual, total, *states)
