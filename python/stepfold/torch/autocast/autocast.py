"""Casts that autocast makes and keeps in the current thread."""

import contextlib
import functools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import (
    Tensor,
    get_autocast_dtype,
    is_autocast_cache_enabled,
    is_autocast_enabled,
    is_inference_mode_enabled,
)
from torch._C import _are_functorch_transforms_active as has_transforms
from torch._C import _get_tracing_state as get_tracing_state
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.torch.autocast.cast_functions import load_autocast_reader
from stepfold.torch.tensors.dispatch_modes import is_mode_active
from stepfold.torch.tensors.torch_abi import once, tries

# Numbers of device types and dtypes in torch's C++.
DEVICE_NUMBERS = {"cpu": 0, "cuda": 1}
DTYPE_NUMBERS = {torch.float16: 5, torch.bfloat16: 15}


@contextlib.contextmanager
def as_autocast(device_type: str, dtype: torch.dtype) -> Iterator[None]:
    """Enables autocast to a dtype in a block, with the casts of the open region.

    The end of the block does not end the region, so autocast keeps its casts.
    """
    is_enabled = torch.is_autocast_enabled(device_type)
    before = torch.get_autocast_dtype(device_type)
    is_kept = torch.is_autocast_cache_enabled()
    torch.set_autocast_enabled(device_type, True)
    torch.set_autocast_dtype(device_type, dtype)
    torch.set_autocast_cache_enabled(True)
    try:
        yield
    finally:
        torch.set_autocast_enabled(device_type, is_enabled)
        torch.set_autocast_dtype(device_type, before)
        torch.set_autocast_cache_enabled(is_kept)


def keeps_casts(device_type: str, dtype: torch.dtype) -> bool:
    """Returns whether autocast is enabled for a dtype, and keeps casts of parameters."""
    return (
        is_autocast_enabled(device_type)
        and get_autocast_dtype(device_type) is dtype
        and is_autocast_cache_enabled()
    )


def is_observed() -> bool:
    """Returns whether a copy cannot replace a cast here.

    It cannot in inference mode, in a dispatch mode, in a transform of functorch, and while jit
    traces: there, the result of a cast is another one, or the cast is recorded.
    """
    return (
        is_inference_mode_enabled()
        or is_mode_active()
        or has_transforms()
        or get_tracing_state() is not None
    )


def make_question(device_type: str, dtype: torch.dtype) -> Callable[[], bool]:
    """Returns a function that says whether autocast keeps casts to a dtype that a copy can replace.

    It is called in each forward pass of each module, so it is the fastest one for this torch.
    """
    read = find_autocast_reader()
    if read is None or device_type not in DEVICE_NUMBERS:
        return lambda: keeps_casts(device_type, dtype) and not is_observed()
    return functools.partial(read, DEVICE_NUMBERS[device_type], DTYPE_NUMBERS[dtype])


@once
@tries
def find_autocast_reader() -> Callable[[int, int], bool] | None:
    """Returns a faster function than `keeps_casts` and `is_observed`.

    It takes the numbers of a device type and of a dtype. None if this torch does not have it, or if
    a trial gives another answer than the two functions.
    """
    read = load_autocast_reader()
    if read is None:
        return None
    found = []

    def ask() -> None:
        for name, device in DEVICE_NUMBERS.items():
            for dtype, number in DTYPE_NUMBERS.items():
                is_kept = keeps_casts(name, dtype) and not is_observed()
                found.append((is_kept, read(device, number)))

    def ask_within(tensor: Tensor) -> Tensor:
        ask()
        return tensor

    for device, dtype in ("cpu", torch.bfloat16), ("cpu", torch.float16), ("cuda", torch.bfloat16):
        with as_autocast(device, dtype):
            ask()
            torch.set_autocast_cache_enabled(False)
            ask()
            torch.set_autocast_cache_enabled(True)
            torch.set_autocast_enabled(device, False)
            ask()
    with as_autocast("cpu", torch.bfloat16):
        with torch.inference_mode():
            ask()
        with Mode():
            ask()
        torch.func.vmap(ask_within)(torch.zeros(1, device="cpu"))
    return read if all(expected == said for expected, said in found) else None


class Mode(TorchDispatchMode):
    """A dispatch mode without effect."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))
