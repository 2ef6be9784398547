"""Stale casts: copies of weights, and weights with masters, that were changed without notice."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from torch import Tensor

from stepfold.torch.autocast.weight_copy import COPIES
from stepfold.torch.step.masters import is_rounding
from stepfold.torch.tensors.layout import get_local
from stepfold.torch.verification.elements import (
    Place,
    find_other_bits,
    flatten,
    format_index,
    locate,
)
from stepfold.torch.verification.findings import Finding


@dataclass(frozen=True)
class StaleCopy:
    """A copy whose bits differ from those of the cast of its weight.

    place: first element that differs, and the number of those that do.
    expected, actual: values of that element.
    """

    param: Tensor
    copy: Tensor
    place: Place
    expected: float
    actual: float

    def explain(self, name: str) -> Finding:
        """Returns the finding. name: name of the parameter."""
        dtype = str(self.copy.dtype).removeprefix("torch.")
        index = locate(self.copy, self.place.index)
        message = (
            f"'{name}' has a copy in {dtype} that is stale (call refresh_copies() after a change "
            f"that autograd does not see, such as one through .data): copy{format_index(index)} is "
            f"{self.actual:.9g}, expected {self.expected:.9g} "
            f"({self.place.count} of {self.copy.numel()} elements differ)"
        )
        return Finding("copy", message, (name,), "copy", index, self.expected, self.actual)


class StaleMaster(StaleCopy):
    """A parameter that is not the rounding of its master. `copy` is the parameter itself."""

    def explain(self, name: str) -> Finding:
        index = locate(self.param, self.place.index)
        message = (
            f"'{name}' has a master that is stale (call load_masters() after a change that "
            "autograd does not see, such as one through .data): the parameter"
            f"{format_index(index)} is {self.actual:.9g}, and its master rounds to "
            f"{self.expected:.9g} ({self.place.count} of {self.param.numel()} elements differ)"
        )
        return Finding("copy", message, (name,), "master_weight", index, self.expected, self.actual)


def find_stale_copies(params: Iterable[Tensor]) -> Iterator[StaleCopy]:
    """Yields the stale copies of parameters. Compares all elements, on their device.

    A weight with a new version or new memory is cast again first, as the next region of autocast or
    the next step would do.
    """
    for param in params:
        copy = COPIES.get(id(param))
        if copy is None:
            continue
        copy.bring_up_to_date(param)
        tensor = copy.tensor.detach()
        actual, expected = flatten(tensor), flatten(param.detach().to(tensor.dtype))
        place = find_other_bits(actual, expected)
        if place is not None:
            values = (expected[place.index].item(), actual[place.index].item())
            yield StaleCopy(param, tensor, place, *values)


def find_stale_masters(masters: Mapping[Tensor, Tensor]) -> Iterator[StaleCopy]:
    """Yields the parameters that are not the rounding of their master. Compares all elements.

    masters: masters by parameter, after those were refreshed whose parameter has a new version.
    """
    for param, master in masters.items():
        weight, wide = get_local(param.detach()), get_local(master)
        others = ~is_rounding(weight, wide)
        if others.any():
            index = int(flatten(others).int().argmax())
            values = (flatten(wide.to(weight.dtype))[index].item(), flatten(weight)[index].item())
            yield StaleMaster(param, param, Place(index, int(others.sum())), *values)
