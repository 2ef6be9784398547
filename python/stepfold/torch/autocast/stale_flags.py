"""Flags of stale casts: tensors that steps find different from the casts that they should be."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import torch
from torch import Tensor

from stepfold.warning import list_names

# A function that returns the owner of a cast; None if it was freed.
Owner: TypeAlias = Callable[[], Any]
# Number of flags in the alignment of memory, 64 bytes.
ALIGNMENT = 16


class StaleFlags:
    """A flag for each cast that the steps of one set of parameters write.

    A step sets flags on the device, and clears none. So the host need not wait for the step, and
    may read the flags at any later time. It clears the flags that it has read.

    owners: functions that return the owners of casts, a list for each dtype. An owner is a copy, or
        a tracked parameter with a master. The function returns None if the owner was freed.
    tensor: flags on the device, a float32 tensor of one dimension: not 0 for a stale cast.
    """

    def __init__(self, owners: Sequence[Sequence[Owner]], device: torch.device) -> None:
        # Flags of each dtype begin at an aligned address. Those between belong to nothing.
        self._owners: list[Owner] = []
        self._starts = []
        for part in owners:
            self._starts.append(len(self._owners))
            self._owners += part
            self._owners += [lambda: None] * (-len(self._owners) % ALIGNMENT)
        with torch.inference_mode(False):
            self.tensor = torch.zeros(len(self._owners), dtype=torch.float32, device=device)
        # True if the flags may have changed since they were last read or fetched, and True while a
        # transfer to the host is under way.
        self._has_news = self._is_fetching = False
        self._is_pinned = False

    @property
    def addresses(self) -> list[int]:
        """The addresses of the flags of each dtype."""
        size = self.tensor.element_size()
        return [self.tensor.data_ptr() + start * size for start in self._starts]

    def are_of(self, owners: Sequence[Sequence[Owner]]) -> bool:
        """Returns whether the flags are those of these owners, in this order."""
        found = [owner for owner in (find() for find in self._owners) if owner is not None]
        return found == [find() for part in owners for find in part]

    @property
    def is_settled(self) -> bool:
        """True if the host has read all flags, and no step will set more."""
        return not (self._has_news or self._is_fetching or self._is_pinned)

    def record_step(self, is_captured: bool) -> None:
        """Records a step that may have set flags.

        is_captured: True if a CUDA graph has captured the step, so that replays may set more.
        """
        self._has_news = True
        self._is_pinned |= is_captured

    def find(self, *, waits: bool) -> list[Any]:
        """Returns the owners whose flags are set, and clears these flags.

        waits: True to wait for all earlier steps. False to read the last flags that have reached
            the host, and to queue a transfer on torch's current stream.
        """
        if waits or not self.tensor.is_cuda:
            self._has_news = self._is_fetching = False
            return self._take(self.tensor.cpu())
        found = []
        if self._is_fetching:
            if not self._fetched.query():  # type: ignore[no-untyped-call]
                return []
            self._is_fetching = False
            found = self._take(self._host)
        if self._has_news or self._is_pinned:
            self._fetch()
        return found

    def _fetch(self) -> None:
        if not hasattr(self, "_host"):
            with torch.inference_mode(False):
                self._host = torch.zeros(
                    len(self._owners), dtype=torch.float32, device="cpu", pin_memory=True
                )
            self._fetched = torch.cuda.Event()  # type: ignore[no-untyped-call]
        self._host.copy_(self.tensor, non_blocking=True)
        self._fetched.record(torch.cuda.current_stream(self.tensor.device))
        self._has_news, self._is_fetching = False, True

    def _take(self, flags: Tensor) -> list[Any]:
        """Returns the owners whose flags are set in `flags`, and clears these flags on the device.

        flags: copy of the flags on the host. Flags that were set after the transfer stay set.
        """
        if not flags.any():
            return []
        is_found = flags != 0
        self.tensor.masked_fill_(is_found.to(self.tensor.device, non_blocking=True), 0.0)
        found = [self._owners[index]() for index in is_found.nonzero().flatten().tolist()]
        return [owner for owner in found if owner is not None]


def describe(names: Sequence[str], num_more: int) -> str:
    """Returns the warning for parameters with stale copies.

    names: names of some of them. num_more: number of the others.
    """
    return (
        f"copies: {list_names(names, num_more)} changed in a way that autograd does not "
        "see, such as param.data.clamp_(): forward passes may have read the copy from before the "
        "change; call refresh_copies() of the optimizer after such changes"
    )
