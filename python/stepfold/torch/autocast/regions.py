"""Regions of autocast. autocast keeps its casts of parameters until the outermost region ends."""

import functools
import threading
from collections.abc import Callable, Hashable

import torch
from torch import Tensor


class Regions:
    """The counter of the regions in which autocast keeps casts. All threads share one.

    number: number of the region that is open, or that opens next.
    casts: tensors that the open region uses in place of casts, by owner, the object that made the
        tensor. None leaves the cast to autocast. They are freed when autocast frees its casts:
        their graphs refer to the parameters as they are in this region.
    at_end: functions that are called when a region ends, before its casts are freed.
    lock: lock for decisions that hold for a whole region.
    """

    def __init__(self) -> None:
        self.number, self.lock = 0, threading.RLock()
        self._is_counting = False
        self.casts: dict[Hashable, Tensor | None] = {}
        self.at_end: list[Callable[[], None]] = []

    def count(self) -> None:
        """Begins to count, by a wrapper of torch.clear_autocast_cache, which ends each region."""
        if self._is_counting:
            return
        self._is_counting = True
        drop_casts = torch.clear_autocast_cache

        @functools.wraps(drop_casts)
        def clear_autocast_cache() -> None:
            if not torch.compiler.is_compiling():
                self._end()
            drop_casts()

        torch.clear_autocast_cache = clear_autocast_cache

    def _end(self) -> None:
        with self.lock:
            for function in self.at_end:
                function()
            self.casts.clear()
            self.number += 1


REGIONS = Regions()
