"""Regions of autocast: until the outermost one ends, autocast keeps its casts of parameters."""

import functools
import threading
from collections.abc import Callable, Hashable

import torch
from torch import Tensor


class Regions:
    """Counts the regions in which autocast keeps casts, which those of all threads share.

    number: of the region that is open, or opens next.
    casts: what the open region has in place of casts, by owner: the object that made it. None to
        leave the cast to autocast. Their graphs lead to what parameters are in this region, so
        nothing keeps them longer than autocast keeps its casts.
    at_end: what is called when a region ends, while there still are its casts.
    lock: is held while something is decided for a region.
    """

    def __init__(self) -> None:
        self.number, self.lock = 0, threading.RLock()
        self._is_counting = False
        self.casts: dict[Hashable, Tensor | None] = {}
        self.at_end: list[Callable[[], None]] = []

    def count(self) -> None:
        """Counts from now on. autocast looks up the function that drops its casts in torch."""
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
