"""Where torch keeps what its functions say of a tensor, found by trial."""

import ctypes
import itertools
from ctypes import POINTER, byref, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.tensors.torch_abi import (
    find_stable_abi,
    get_implementation,
    load_torch_library,
    once,
    read_word,
    tries,
)

# An implementation, or a storage, has at least so many bytes.
IMPLEMENTATION_BYTES = 192
STORAGE_BYTES = 64
WORD_BYTES = 8
# Tensors with more dimensions have them in memory of their own.
MAX_DIMS = 5
SHAPES = ((), (3,), (5, 4), (2, 1, 6), (4, 2, 3, 5), (2, 3, 1, 4, 6))
DTYPES = (torch.float32, torch.float64, torch.bfloat16, torch.float16, torch.int64)


class TensorFields(ctypes.Structure):
    """TensorFields of lib/Frontends/Torch/TorchFunctions.h."""

    _fields_ = [
        ("virtual_table", c_uint64),
        ("storage", c_uint64),
        ("storage_offset", c_uint64),
        ("num_dims", c_uint64),
        ("sizes", c_uint64),
        ("strides", c_uint64),
        ("dtype", c_uint64),
        ("key_set", c_uint64),
        ("data", c_uint64),
        ("is_guarded", c_uint64),
        ("max_dims", c_int64),
    ]


@once
@tries
def find_tensor_fields() -> Any:
    """Where torch has what functions of the stable ABI say; None if it is not found.

    The places are not stable. Each is where it is in tensors of all numbers of dimensions and of
    several dtypes, some of which had others before, and nowhere else.
    """
    if find_stable_abi() is None:
        return None
    tensors = make_tensors()
    addresses = list(map(get_implementation, tensors))
    [virtual_table] = set(map(read_word, addresses))
    storages = [tensor.untyped_storage()._cdata for tensor in tensors]
    places = (
        find_place(addresses, storages, c_uint64),
        find_place(addresses, [int(tensor.storage_offset()) for tensor in tensors], c_uint64),
        find_place(addresses, [tensor.dim() for tensor in tensors], c_uint64),
        find_array("sizes", addresses),
        find_array("strides", addresses),
        find_place(addresses, [ask("dtype", address, c_int32) for address in addresses], c_uint16),
        find_key_set(tensors),
        find_data(tensors),
        find_guard(tensors),
    )
    return TensorFields(virtual_table, *places, MAX_DIMS)


def make_tensors() -> list[Tensor]:
    tensors = []
    for shape, dtype in zip(SHAPES, itertools.cycle(DTYPES)):
        plain = torch.zeros(shape, dtype=dtype, device="cpu")
        # What had another dtype, and more dimensions.
        changed = torch.zeros((2,) * (MAX_DIMS + 1), device="cpu")
        changed.data = torch.zeros((1,) * (MAX_DIMS + 2), dtype=dtype, device="cpu")
        tensors += [
            plain,
            plain.permute(tuple(reversed(range(len(shape))))),
            changed.resize_(shape),
            torch.zeros((4, *shape), dtype=dtype, device="cpu")[3],
        ]
    return tensors


def find_place(
    addresses: list[int], numbers: list[int], kind: Any, size: int = IMPLEMENTATION_BYTES
) -> int:
    """Where implementations have numbers, in bytes.

    addresses: of the implementations, or of what else has so many bytes. numbers: one of each.
    kind: of integers in memory.

    Raises ValueError if that is not one place.
    """
    [place] = [
        place
        for place in range(0, size, ctypes.sizeof(kind))
        if [kind.from_address(address + place).value for address in addresses] == numbers
    ]
    return place


def find_key_set(tensors: list[Tensor]) -> int:
    """Where implementations have their set of dispatch keys, in bytes.

    Raises ValueError if that is not one place.
    """
    conjugated = torch.zeros(3, dtype=torch.complex64, device="cpu").conj()
    with torch.inference_mode():
        others = [torch.zeros(3, device="cpu"), torch.zeros(3, device="meta")]
    tensors = [*tensors, *others, conjugated, conjugated.imag]
    sets = [torch._C._dispatch_keys(tensor).raw_repr() for tensor in tensors]
    return find_place(list(map(get_implementation, tensors)), sets, c_uint64)


def find_data(tensors: list[Tensor]) -> int:
    """Where storages have the address of their elements, in bytes.

    Raises ValueError if that is not one place.
    """
    # Where torch allocates memory, another word of the storage is the same.
    others = [torch.frombuffer(bytearray(8), dtype=torch.uint8)]
    storages = [tensor.untyped_storage() for tensor in (*tensors, *others)]
    places = [storage._cdata for storage in storages]
    return find_place(places, [s.data_ptr() for s in storages], c_uint64, STORAGE_BYTES)


def find_guard(tensors: list[Tensor]) -> int:
    """Where storages have a byte that says whether it does something to ask for their address.

    It makes a lazy copy a real one, for instance.

    Raises ValueError if that is not one place.
    """
    copied, refused = (torch.zeros(3, device="cpu") for _ in range(2))
    copy = torch._lazy_clone(copied)
    torch._C._set_throw_on_mutable_data_ptr(refused)
    guarded = [copied, copy, refused]
    numbers = [0] * len(tensors) + [1] * len(guarded)
    storages = [tensor.untyped_storage()._cdata for tensor in (*tensors, *guarded)]
    return find_place(storages, numbers, c_uint8, STORAGE_BYTES)


def find_array(name: str, addresses: list[int]) -> int:
    """Where implementations have an array that a function points to, in bytes.

    Raises ValueError if that is not one place.
    """
    [place] = {ask(name, address, c_uint64) - address for address in addresses}
    if not 0 <= place <= IMPLEMENTATION_BYTES - MAX_DIMS * WORD_BYTES:
        raise ValueError(f"{name}: {place} is not in an implementation")
    return place


def ask(name: str, address: int, kind: Any) -> int:
    """What a function of the stable ABI says of a tensor, by the address of its implementation."""
    function = getattr(load_torch_library("torch_cpu"), f"aoti_torch_get_{name}")
    function.argtypes, function.restype = [c_void_p, POINTER(kind)], c_int32
    # A tensor of C++ is a pointer to its implementation.
    handle, result = c_uint64(address), kind()
    if function(ctypes.addressof(handle), byref(result)):
        raise ValueError(f"torch does not say the {name} of a tensor")
    return int(result.value)
