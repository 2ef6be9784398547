"""Parameters that share memory with each other, by themselves or by their state.

torch's loop updates one after the other. A plan updates them at once, and takes their memory for
different.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from torch import Tensor

from stepfold.torch.step.refusals import find_memory_refusal
from stepfold.torch.tensors.layout import get_extent, get_local


class Range(NamedTuple):
    """The memory of a tensor, from an address to before another one.

    place: of the parameter that it belongs to, among those of all groups.
    key: of the tensor in its state; "" for the parameter itself.
    """

    begin: int
    end: int
    place: int
    key: str


class Overlaps:
    """The memory of parameters and their state, by their places among those of all groups."""

    def __init__(self) -> None:
        self._ranges: dict[int, list[Range]] = {}
        self._is_current, self._has_any = True, False

    def learn(self, place: int, tensors: Mapping[str, Tensor]) -> None:
        """Learns where a parameter is, and its state.

        tensors: by their keys, as in Range.
        """
        ranges = [r for key, tensor in tensors.items() for r in get_ranges(place, key, tensor)]
        if self._ranges.get(place) != ranges:
            self._ranges[place], self._is_current = ranges, False

    def find(self, is_used: Callable[[int], bool]) -> dict[int, tuple[Range, Range]]:
        """The places of parameters that overlap others, with a range and one that it overlaps.

        is_used: whether the parameter of a place takes part.
        """
        if not self._is_current:
            self._has_any = bool(find_overlaps(self._iterate(self._ranges)))
            self._is_current = True
        # In nearly all optimizers, none overlap.
        return find_overlaps(self._iterate(filter(is_used, self._ranges))) if self._has_any else {}

    def _iterate(self, places: Iterable[int]) -> Iterator[Range]:
        return (found for place in places for found in self._ranges[place])


def get_ranges(place: int, key: str, tensor: Tensor) -> Iterator[Range]:
    """The memory of a tensor, from its first element to its last one, if it has any."""
    local = get_local(tensor)
    if find_memory_refusal(local) is None and local.numel():
        yield Range(*get_extent(local), place, key)


def find_overlaps(ranges: Iterable[Range]) -> dict[int, tuple[Range, Range]]:
    """The places whose ranges overlap others, each with one of them, and one that it overlaps."""
    found: dict[int, tuple[Range, Range]] = {}
    last: Range | None = None  # The one that ends last, of those that begin before.
    for current in sorted(ranges):
        if last is not None and current.begin < last.end:
            found.setdefault(current.place, (current, last))
            found.setdefault(last.place, (last, current))
        if last is None or current.end > last.end:
            last = current
    return found
