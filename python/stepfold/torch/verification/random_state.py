"""The state of random number generators, which a verification must not change."""

import contextlib
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import torch


class RandomState:
    """The state of the generators of torch, of some devices, of Python and of NumPy."""

    def __init__(self, devices: Iterable[torch.device]) -> None:
        self._cpu = torch.get_rng_state()
        self._devices = [
            (device, torch.cuda.get_rng_state(device))
            for device in set(devices)
            if device.type == "cuda"
        ]
        self._python = random.getstate()
        numpy: Any = sys.modules.get("numpy")
        self._restore_numpy: Callable[[], None] = lambda: None
        if numpy is not None:
            state = numpy.random.get_state()
            self._restore_numpy = lambda: numpy.random.set_state(state)

    def restore(self) -> None:
        """Restores the state of the generators."""
        torch.set_rng_state(self._cpu)
        for device, state in self._devices:
            torch.cuda.set_rng_state(state, device)
        random.setstate(self._python)
        self._restore_numpy()


@contextlib.contextmanager
def keep_random_state(devices: Iterable[torch.device]) -> Iterator[None]:
    """Restores the generators after a block, so that the program draws the same numbers."""
    state = RandomState(devices)
    try:
        yield
    finally:
        state.restore()
