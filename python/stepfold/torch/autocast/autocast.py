"""Casts that autocast makes of parameters in the thread that asks, and keeps."""

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
from stepfold.torch.tensors.dispatch_modes import is_dispatched
from stepfold.torch.tensors.torch_abi import once, tries

# Numbers of types of devices and of dtypes in torch's C++.
DEVICE_NUMBERS = {"cpu": 0, "cuda": 1}
DTYPE_NUMBERS = {torch.float16: 5, torch.bfloat16: 15}


@contextlib.contextmanager
def as_autocast(device_type: str, dtype: torch.dtype) -> Iterator[None]:
    """Casts as autocast does, with the casts of the open region, which does not end here."""
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
    """Returns if autocast casts to a dtype here, and keeps casts of parameters."""
    return (
        is_autocast_enabled(device_type)
        and get_autocast_dtype(device_type) is dtype
        and is_autocast_cache_enabled()
    )


def is_observed() -> bool:
    """Returns if a cast must be a cast: it has another kind of result, or is recorded."""
    return (
        is_inference_mode_enabled()
        or is_dispatched()
        or has_transforms()
        or get_tracing_state() is not None
    )


def make_question(device_type: str, dtype: torch.dtype) -> Callable[[], bool]:
    """A function that says whether autocast keeps casts to a dtype, which are nothing else."""
    read = find_autocast_reader()
    if read is None or device_type not in DEVICE_NUMBERS:
        return lambda: keeps_casts(device_type, dtype) and not is_observed()
    return functools.partial(read, DEVICE_NUMBERS[device_type], DTYPE_NUMBERS[dtype])


@once
@tries
def find_autocast_reader() -> Callable[[int, int], bool] | None:
    """A faster function of the same numbers; None if it does not say the same in this torch."""
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
    """A mode in which nothing happens."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))
