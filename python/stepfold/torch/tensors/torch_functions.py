"""Functions of torch that guards call, found in its libraries.

lib/Frontends/Torch/TorchFunctions.h declares them.
"""

import ctypes
import warnings
from ctypes import POINTER, c_bool, c_int, c_int32, c_int64, c_uint8, c_uint64, c_void_p, py_object
from typing import Any

import torch
from torch import Tensor, nn

from stepfold.torch.tensors.torch_abi import (
    find_stable_abi,
    get_implementation,
    load_torch_library,
    once,
    read_word,
    tries,
)
from stepfold.torch.tensors.torch_library import load_library

# Symbols of torch's C++ interface, which take and return addresses.
GET_GRADIENT = "_ZNK3c1010TensorImpl4gradEv"
IS_DISPATCHED = "_ZN2at4impl19tensor_has_dispatchERKNS_6TensorE"
GET_VERSION_COUNTER = "_ZN5torch8autograd4impl15version_counterERKN2at6TensorE"
ADVANCE_VERSION = "_ZN5torch8autograd4impl12bump_versionERKN2at6TensorE"
GET_VERSION = "_ZNK2at10TensorBase8_versionEv"
# Classes of parameters with torch's own `grad`.
PLAIN_CLASSES = (Tensor, nn.Parameter)


class TensorDescription(ctypes.Structure):
    """DLTensor of DLPack."""

    _fields_ = [
        ("data", c_uint64),
        ("device_type", c_int32),
        ("device_index", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


class DirectAccess(ctypes.Structure):
    """DirectAccess of lib/Frontends/Torch/TorchFunctions.h."""

    _fields_ = [
        ("get_gradient", c_void_p),
        ("is_dispatched", c_void_p),
        ("get_version_counter", c_void_p),
        ("advance_version", c_void_p),
        ("get_version", c_void_p),
        ("undefined", c_uint64),
        ("tensor_offset", c_uint64),
        ("strided_layout", c_int32),
    ]


class TorchFunctions(ctypes.Structure):
    """TorchFunctions of lib/Frontends/Torch/TorchFunctions.h: addresses; None for missing ones.

    The object keeps alive what it points to.
    """

    _fields_ = [
        ("describe", c_void_p),
        ("abi", c_void_p),
        ("direct", c_void_p),
    ]

    def __init__(self) -> None:
        owners = self._owners = find_stable_abi(), find_direct_access()
        addresses = (None if owner is None else ctypes.addressof(owner) for owner in owners)
        super().__init__(find_describer(), *addresses)


@once
def find_describer() -> Any:
    """Returns the function that describes a tensor: torch's own, or `describe` if it has none."""
    capsule = getattr(Tensor, "__dlpack_c_exchange_api__", None)
    if capsule is not None:
        address = load_library().stepfoldGetTensorDescriber(capsule)
        if address:
            return address
    warnings.warn(
        f"torch {torch.__version__} does not describe tensors to C, as torch 2.10 or later does: "
        "steps of folded optimizers take the host longer",
        stacklevel=2,
    )
    return ctypes.cast(DESCRIBE, c_void_p)


@once
@tries
def find_direct_access() -> Any:
    """Returns the functions and offsets to access tensors without DLPack; None without them.

    Neither the symbols of C++ nor the offset of a tensor in its Python object is stable, so both
    are tried first.
    """
    if find_stable_abi() is None:
        return None
    library = load_torch_library("torch_cpu")
    get_gradient = load_torch_library("c10")[GET_GRADIENT]
    is_dispatched, advance_version = library[IS_DISPATCHED], library[ADVANCE_VERSION]
    get_counter, get_version = library[GET_VERSION_COUNTER], library[GET_VERSION]
    for function in (get_gradient, get_counter):
        function.argtypes, function.restype = [c_void_p], c_void_p
    is_dispatched.argtypes, is_dispatched.restype = [c_void_p], c_bool
    advance_version.argtypes, advance_version.restype = [c_void_p], None
    get_version.argtypes, get_version.restype = [c_void_p], c_int64
    plain, grad, data, other = (torch.zeros(2, 3, device="cpu") for _ in range(4))
    param = nn.Parameter(data)
    tensors = (plain, param, grad, other.as_subclass(Dispatched))
    offsets = [find_tensor_offsets(tensor) for tensor in tensors]
    if len(offsets[0]) != 1 or any(found != offsets[0] for found in offsets):
        return None
    [offset] = offsets[0]
    with torch.inference_mode():
        versionless = torch.zeros(2, 3, device="cpu")
    counters = [read_word(get_counter(id(tensor) + offset)) for tensor in (*tensors, versionless)]
    undefined = {read_word(get_gradient(get_implementation(t))) for t in (plain, param)}
    param.grad = grad
    version = param._version
    advance_version(id(param) + offset)
    if (
        len(undefined) != 1
        or [counter == 0 for counter in counters] != [False] * 4 + [True]
        or read_word(get_gradient(get_implementation(param))) != get_implementation(grad)
        or [is_dispatched(id(tensor) + offset) for tensor in tensors] != [False] * 3 + [True]
        or param._version != version + 1
        or get_version(id(param) + offset) != version + 1
    ):
        return None
    functions = (get_gradient, is_dispatched, get_counter, advance_version, get_version)
    addresses = (ctypes.cast(function, c_void_p) for function in functions)
    return DirectAccess(*addresses, *undefined, offset, library.aoti_torch_layout_strided())


class Dispatched(Tensor):
    """A class of tensors with a dispatch of its own, for a trial."""

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        return func(*args, **(kwargs or {}))


def find_tensor_offsets(tensor: Tensor) -> list[int]:
    """Returns the offsets in a Python object at which the tensor of C++ may be, in bytes."""
    begin, end = object.__basicsize__, torch._C.TensorBase.__basicsize__
    sought, size = get_implementation(tensor), ctypes.sizeof(c_void_p)
    return [
        offset for offset in range(begin, end, size) if read_word(id(tensor) + offset) == sought
    ]


def describe(tensor: Tensor, pointer: Any) -> int:
    """Writes the DLTensor of a tensor, as torch's own function. Returns 0, or -1 on failure."""
    if tensor.layout is not torch.strided or tensor.device.type not in DEVICE_TYPES:
        return -1
    out: TensorDescription = pointer.contents
    out.data, out.byte_offset = tensor.data_ptr(), 0
    out.device_type, out.device_index = DEVICE_TYPES[tensor.device.type], tensor.device.index or 0
    is_bfloat = tensor.dtype is torch.bfloat16
    out.code = 4 if is_bfloat else 2 if tensor.is_floating_point() else 5 * tensor.is_complex()
    out.bits, out.lanes = 8 * tensor.element_size(), 1
    out.ndim = tensor.dim()
    out.shape = (c_int64 * out.ndim)(*tensor.shape)
    out.strides = (c_int64 * out.ndim)(*tensor.stride())
    # The caller reads the arrays after the return.
    LAST_DESCRIBED[:] = [out.shape, out.strides]
    return 0


# DLDeviceType of DLPack.
DEVICE_TYPES = {"cpu": 1, "cuda": 2}
LAST_DESCRIBED: list[Any] = []
DESCRIBE = ctypes.PYFUNCTYPE(c_int, py_object, POINTER(TensorDescription))(describe)
