"""Parameters that share memory with each other, by themselves or by their state.

torch's loop updates one parameter after the other. A plan updates all at once, and assumes that
their memory does not overlap.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from torch import Tensor

from stepfold.torch.step.refusals import find_memory_refusal
from stepfold.torch.tensors.layout import get_extent, get_local


class Range(NamedTuple):
    """The memory of a tensor.

    begin: address of the first byte. end: address behind the last byte.
    param_index: index of the parameter among those of all groups.
    key: key of the tensor in the parameter's state; "" for the parameter itself.
    """

    begin: int
    end: int
    param_index: int
    key: str


class Overlaps:
    """The memory of parameters and their state, by the index of the parameter in all groups."""

    def __init__(self) -> None:
        self._ranges: dict[int, list[Range]] = {}
        self._is_current, self._has_any = True, False

    def learn(self, index: int, tensors: Mapping[str, Tensor]) -> None:
        """Learns the memory of a parameter and its state.

        tensors: tensors by key, as in Range.
        """
        ranges = [r for key, tensor in tensors.items() for r in get_ranges(index, key, tensor)]
        if self._ranges.get(index) != ranges:
            self._ranges[index], self._is_current = ranges, False

    def find(self, is_used: Callable[[int], bool]) -> dict[int, tuple[Range, Range]]:
        """Returns pairs of overlapping ranges by the index of the parameter of the first one.

        is_used: function that says whether the parameter of an index is considered.
        """
        if not self._is_current:
            self._has_any = bool(find_overlaps(self._iterate(self._ranges)))
            self._is_current = True
        # The second search is rare: in nearly all optimizers, no parameters overlap.
        return find_overlaps(self._iterate(filter(is_used, self._ranges))) if self._has_any else {}

    def _iterate(self, indices: Iterable[int]) -> Iterator[Range]:
        return (found for index in indices for found in self._ranges[index])


def get_ranges(index: int, key: str, tensor: Tensor) -> Iterator[Range]:
    """Yields the memory of a tensor from its first to its last element, if it has any."""
    local = get_local(tensor)
    if find_memory_refusal(local) is None and local.numel():
        yield Range(*get_extent(local), index, key)


def find_overlaps(ranges: Iterable[Range]) -> dict[int, tuple[Range, Range]]:
    """Returns a pair of overlapping ranges for each index whose ranges overlap others."""
    found: dict[int, tuple[Range, Range]] = {}
    last: Range | None = None  # The range with the largest end so far.
    for current in sorted(ranges):
        if last is not None and current.begin < last.end:
            found.setdefault(current.param_index, (current, last))
            found.setdefault(last.param_index, (last, current))
        if last is None or current.end > last.end:
            last = current
    return found
