"""Where the tensors of a step differ from what they should be."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from torch import Tensor

from stepfold.torch.verification.elements import Place, flatten, format_index, locate
from stepfold.torch.verification.values import Values


@dataclass(frozen=True)
class Difference:
    """A tensor of a parameter that is not what it should be.

    param: the parameter. group: a copy of its group, as the step has read it.
    tensor: "param", "grad" or a key of the state. place: of the first element.
    expected, actual: its value.
    total: the number of elements.
    before: the parameter and its state before the step, with the gradient that the update takes.
    after: its tensors after the step.
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
        """Of the first element that differs."""
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
    """A tensor of the state that a step creates, and that a parameter does not have."""

    param: Tensor
    tensor: str


@dataclass(frozen=True)
class NotCompared:
    """A parameter that is not computed again.

    reason: the end of a sentence that begins with the name of the parameter.
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
    """The difference of a tensor.

    tensors: as it is, and as it should be, flat. states: before and after the step.
    """
    actual, expected = (tensor[place.index].item() for tensor in tensors)
    total = flatten(states[1].get_tensor(name)).numel()
    return Difference(param, group, name, place, expected, actual, total, *states)
