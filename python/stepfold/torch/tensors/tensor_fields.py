"""Offsets of the fields of torch's tensors, found by trial."""

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

# Minimum sizes of an implementation (TensorImpl) and of a storage.
IMPLEMENTATION_BYTES = 192
STORAGE_BYTES = 64
WORD_BYTES = 8
# Maximum number of dimensions whose sizes are in the implementation itself.
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
    """Returns the offsets of fields, whose values functions of the stable ABI give.

    The offsets are not stable, so they are searched in tensors of several shapes and dtypes. Some
    of these tensors had other shapes and dtypes before. An offset is found if it is the only one at
    which all tensors have the right value. None if one is not found.
    """
    if find_stable_abi() is None:
        return None
    tensors = make_tensors()
    addresses = list(map(get_implementation, tensors))
    [virtual_table] = set(map(read_word, addresses))
    storages = [tensor.untyped_storage()._cdata for tensor in tensors]
    offsets = (
        find_offset(addresses, storages, c_uint64),
        find_offset(addresses, [int(tensor.storage_offset()) for tensor in tensors], c_uint64),
        find_offset(addresses, [tensor.dim() for tensor in tensors], c_uint64),
        find_array("sizes", addresses),
        find_array("strides", addresses),
        find_offset(addresses, [ask("dtype", address, c_int32) for address in addresses], c_uint16),
        find_key_set(tensors),
        find_data(tensors),
        find_guard(tensors),
    )
    return TensorFields(virtual_table, *offsets, MAX_DIMS)


def make_tensors() -> list[Tensor]:
    tensors = []
    for shape, dtype in zip(SHAPES, itertools.cycle(DTYPES)):
        plain = torch.zeros(shape, dtype=dtype, device="cpu")
        # A tensor that had another dtype and more dimensions before.
        changed = torch.zeros((2,) * (MAX_DIMS + 1), device="cpu")
        changed.data = torch.zeros((1,) * (MAX_DIMS + 2), dtype=dtype, device="cpu")
        tensors += [
            plain,
            plain.permute(tuple(reversed(range(len(shape))))),
            changed.resize_(shape),
            torch.zeros((4, *shape), dtype=dtype, device="cpu")[3],
        ]
    return tensors


def find_offset(
    addresses: list[int], numbers: list[int], ctype: Any, size: int = IMPLEMENTATION_BYTES
) -> int:
    """Returns the offset of a field in bytes.

    addresses: addresses of objects. numbers: value of the field in each object.
    ctype: integer type of the field. size: size of the objects in bytes.

    Raises ValueError if there is not exactly one offset with these values.
    """
    [offset] = [
        offset
        for offset in range(0, size, ctypes.sizeof(ctype))
        if [ctype.from_address(address + offset).value for address in addresses] == numbers
    ]
    return offset


def find_key_set(tensors: list[Tensor]) -> int:
    """Returns the offset of the set of dispatch keys in implementations, in bytes.

    Raises ValueError if there is not exactly one.
    """
    conjugated = torch.zeros(3, dtype=torch.complex64, device="cpu").conj()
    with torch.inference_mode():
        others = [torch.zeros(3, device="cpu"), torch.zeros(3, device="meta")]
    tensors = [*tensors, *others, conjugated, conjugated.imag]
    sets = [torch._C._dispatch_keys(tensor).raw_repr() for tensor in tensors]
    return find_offset(list(map(get_implementation, tensors)), sets, c_uint64)


def find_data(tensors: list[Tensor]) -> int:
    """Returns the offset of the address of the elements in storages, in bytes.

    Raises ValueError if there is not exactly one.
    """
    # A storage of torch's own memory has the address twice, so others are needed.
    others = [torch.frombuffer(bytearray(8), dtype=torch.uint8)]
    storages = [tensor.untyped_storage() for tensor in (*tensors, *others)]
    addresses = [storage._cdata for storage in storages]
    return find_offset(addresses, [s.data_ptr() for s in storages], c_uint64, STORAGE_BYTES)


def find_guard(tensors: list[Tensor]) -> int:
    """Returns the offset of the guard byte in storages, in bytes.

    The byte is 1 if reading the address has an effect, such as making a lazy copy a real one.

    Raises ValueError if there is not exactly one.
    """
    copied, refused = (torch.zeros(3, device="cpu") for _ in range(2))
    copy = torch._lazy_clone(copied)
    torch._C._set_throw_on_mutable_data_ptr(refused)
    guarded = [copied, copy, refused]
    numbers = [0] * len(tensors) + [1] * len(guarded)
    storages = [tensor.untyped_storage()._cdata for tensor in (*tensors, *guarded)]
    return find_offset(storages, numbers, c_uint8, STORAGE_BYTES)


def find_array(name: str, addresses: list[int]) -> int:
    """Returns the offset of an array in implementations, in bytes.

    name: array to which a function of the stable ABI returns a pointer: "sizes" or "strides".

    Raises ValueError if there is not exactly one.
    """
    [offset] = {ask(name, address, c_uint64) - address for address in addresses}
    if not 0 <= offset <= IMPLEMENTATION_BYTES - MAX_DIMS * WORD_BYTES:
        raise ValueError(f"{name}: {offset} is not in an implementation")
    return offset


def ask(name: str, address: int, ctype: Any) -> int:
    """Returns the result of a function aoti_torch_get_* of the stable ABI for a tensor.

    address: address of the tensor's implementation. ctype: type of the result.

    Raises ValueError if the function fails.
    """
    function = getattr(load_torch_library("torch_cpu"), f"aoti_torch_get_{name}")
    function.argtypes, function.restype = [c_void_p, POINTER(ctype)], c_int32
    # A tensor in C++ is a pointer to its implementation.
    handle, result = c_uint64(address), ctype()
    if function(ctypes.addressof(handle), byref(result)):
        raise ValueError(f"torch does not say the {name} of a tensor")
    return int(result.value)
