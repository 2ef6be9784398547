"""Torch's stable C ABI, and decorators for trials of functions that are not stable."""

import ctypes
import functools
import os
import threading
from collections.abc import Callable
from ctypes import c_uint64, c_void_p, py_object
from typing import Any, TypeVar

import torch
from torch import Tensor

T = TypeVar("T")
# Names of functions of torch's stable C ABI, in the order of StableABI.
STABLE_FUNCTIONS = (
    "get_data_ptr",
    "get_dtype",
    "get_dim",
    "get_sizes",
    "get_strides",
    "get_storage_offset",
    "get_layout",
    "get_device_type",
    "get_device_index",
)


def once(function: Callable[[], T]) -> Callable[[], T]:
    """Returns a function that computes its result once, in one thread, and keeps it."""
    cached, lock = functools.cache(function), threading.RLock()

    @functools.wraps(function)
    def run() -> T:
        with lock:
            return cached()

    run.clear = cached.cache_clear  # type: ignore[attr-defined]
    return run


def tries(function: Callable[[], T]) -> Callable[[], T | None]:
    """Returns a function that runs without modes of torch, and returns None after an exception."""

    @functools.wraps(function)
    def run() -> T | None:
        try:
            from torch.utils._python_dispatch import _disable_current_modes

            with (
                torch.inference_mode(False),
                _disable_current_modes(),
                torch._C.DisableTorchFunction(),
                torch._C._DisableFuncTorch(),
            ):
                return function()
        except Exception:
            return None

    return run


@once
def find_stable_abi() -> Any:
    """Returns an array of the functions of StableABI; None if this torch does not have them."""
    try:
        library = load_torch_library("torch_cpu")
        functions = [getattr(library, f"aoti_torch_{name}") for name in STABLE_FUNCTIONS]
        torch._C._aoti.unsafe_alloc_void_ptrs_from_tensors  # noqa: B018
    except (OSError, AttributeError):
        return None
    return (c_void_p * len(functions))(*[ctypes.cast(f, c_void_p) for f in functions])


def load_torch_library(name: str) -> ctypes.CDLL:
    return ctypes.CDLL(os.path.join(os.path.dirname(torch.__file__), "lib", f"lib{name}.so"))


def get_implementation(tensor: Tensor) -> int:
    """Returns the address of a tensor's implementation, to which its tensor of C++ points."""
    [capsule] = torch._C._aoti.unsafe_alloc_void_ptrs_from_tensors([tensor])
    get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
    get_pointer.argtypes, get_pointer.restype = [py_object, ctypes.c_char_p], c_void_p
    handle = get_pointer(capsule, None)
    implementation = read_word(handle)
    load_torch_library("torch_cpu").aoti_torch_delete_tensor_object(c_void_p(handle))
    return implementation


def read_word(address: int) -> int:
    return c_uint64.from_address(address).value
