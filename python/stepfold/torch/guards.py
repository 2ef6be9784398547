"""Guards: what the bound plans of an optimizer take for granted, compared in one call a step.

libStepfoldTorch.so (lib/Torch) remembers objects, addresses, element types and orders of elements.
It reads tensors through DLPack's exchange API, which torch has from 2.10 on, and state through
torch's stable C ABI.
"""

import ctypes
import functools
import os
import warnings
from array import array
from collections.abc import Mapping, Sequence
from ctypes import (
    POINTER,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
    c_uint64,
    c_void_p,
    py_object,
)
from typing import Any

import torch
from torch import Tensor

from stepfold.closing import Closing
from stepfold.library import find_library
from stepfold.torch.layout import find_dtensor_class

LIBRARY = "libStepfoldTorch.so"


class Outcome(ctypes.Structure):
    """What a check found (lib/Torch/Guards.h). It is valid until the next check."""

    _fields_ = [
        ("has_same_groups", c_uint8),
        ("has_same_state", c_uint8),
        ("has_other_gradients", c_uint8),
        ("has_moved", c_uint8),
        ("_num_changed_groups", c_size_t),
        ("_changed_groups", POINTER(c_size_t)),
        ("_num_changed_params", c_size_t),
        ("_changed_params", POINTER(c_size_t)),
        ("_num_other_layouts", c_size_t),
        ("_other_layouts", POINTER(c_size_t)),
    ]

    has_same_groups: int
    has_same_state: int
    has_other_gradients: int
    has_moved: int

    @property
    def changed_groups(self) -> list[int]:
        """The indices of groups with other values."""
        return self._changed_groups[: self._num_changed_groups]  # type: ignore[no-any-return]

    @property
    def changed_params(self) -> list[int]:
        """The indices of parameters with a gradient that are not as they were learned."""
        return self._changed_params[: self._num_changed_params]  # type: ignore[no-any-return]

    @property
    def other_layouts(self) -> list[int]:
        """The indices of parameters whose gradient has its elements in another order."""
        return self._other_layouts[: self._num_other_layouts]  # type: ignore[no-any-return]


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


class Guards(Closing):
    """Guards of the groups, the parameters and the state of an optimizer.

    Parameters are counted through all groups. The objects that are learned are borrowed: the
    caller keeps them.
    """

    _destroy = "stepfoldGuardsDestroy"

    def __init__(self) -> None:
        self._library = load_library()
        self._describer = find_describer()
        self._check = self._library.stepfoldGuardsCheck
        self._abi = find_stable_abi()
        self._handle = self._library.stepfoldGuardsCreate(self._describer, self._abi)

    def learn_groups(self, groups: list[dict[str, Any]]) -> None:
        """Forgets everything, and learns the groups and their parameters."""
        self._library.stepfoldGuardsLearnGroups(self._handle, groups)

    def learn_values(self, group: int, keys: tuple[str, ...]) -> None:
        """Learns the values that a group has for some keys."""
        self._library.stepfoldGuardsLearnValues(self._handle, group, keys)

    def learn_state(self, state: Mapping[Tensor, Any]) -> None:
        """Learns the dictionaries in the state of an optimizer."""
        self._library.stepfoldGuardsLearnState(self._handle, state)

    def learn_param(
        self, index: int, grad: Tensor, inner: dict[str, Any] | None, tensors: list[Tensor]
    ) -> None:
        """Learns a parameter with a gradient.

        inner: its state. tensors: those of its values that plans access.
        """
        handles = []
        if self._abi is not None and tensors:
            handles = torch._C._aoti.unsafe_alloc_void_ptrs_from_tensors(tensors)
        # What is learned may be of a class that was imported since.
        dtensor = find_dtensor_class()
        self._library.stepfoldGuardsLearnParam(
            self._handle, index, grad, inner, tensors, handles, dtensor
        )

    def forget_param(self, index: int) -> None:
        self._library.stepfoldGuardsForgetParam(self._handle, index)

    def set_targets(self, targets: Sequence[int]) -> None:
        """Has checks write the address of each parameter's gradient to an address, if not 0."""
        addresses = array("Q", targets)
        address, count = addresses.buffer_info()
        self._library.stepfoldGuardsSetTargets(self._handle, address, count)

    def check(
        self, groups: list[dict[str, Any]], state: Mapping[Tensor, Any], first: int, count: int
    ) -> Outcome:
        """Compares what there is now with what was learned.

        first, count: of the parameters to compare, around the end.
        """
        outcome: Outcome = self._check(self._handle, groups, state, first, count).contents
        return outcome


@functools.cache
def load_library() -> ctypes.PyDLL:
    """The library, with the types of its functions. Raises OSError if it is not found."""
    path = os.path.join(os.path.dirname(find_library()), LIBRARY)
    try:
        library = ctypes.PyDLL(path)
    except OSError as error:
        raise OSError(f"{LIBRARY} belongs beside libStepfoldRuntime.so: {error}") from None
    functions: dict[str, tuple[list[Any], Any]] = {
        "GetTensorDescriber": ([py_object], c_void_p),
        "GuardsCreate": ([c_void_p, c_void_p], c_void_p),
        "GuardsDestroy": ([c_void_p], None),
        "GuardsLearnGroups": ([c_void_p, py_object], c_int),
        "GuardsLearnValues": ([c_void_p, c_size_t, py_object], c_int),
        "GuardsLearnState": ([c_void_p, py_object], None),
        "GuardsLearnParam": ([c_void_p, c_size_t, *[py_object] * 5], c_int),
        "GuardsForgetParam": ([c_void_p, c_size_t], c_int),
        "GuardsSetTargets": ([c_void_p, c_void_p, c_size_t], c_int),
        "GuardsCheck": ([c_void_p, py_object, py_object, c_size_t, c_size_t], POINTER(Outcome)),
    }
    for name, (arguments, result) in functions.items():
        function = getattr(library, f"stepfold{name}")
        function.argtypes, function.restype = arguments, result
    return library


@functools.cache
def find_describer() -> Any:
    """The function that describes a tensor: torch's own, or `describe` for an older torch."""
    capsule = getattr(Tensor, "__dlpack_c_exchange_api__", None)
    if capsule is not None:
        address = load_library().stepfoldGetTensorDescriber(capsule)
        if address:
            return address
    warnings.warn(
        f"torch {torch.__version__} does not describe tensors to C, as from 2.10 on: "
        "steps of folded optimizers take the host longer",
        stacklevel=2,
    )
    return ctypes.cast(DESCRIBE, c_void_p)


@functools.cache
def find_stable_abi() -> Any:
    """The functions of StableABI (lib/Torch/Guards.h); None if this torch does not have them."""
    path = os.path.join(os.path.dirname(torch.__file__), "lib", "libtorch_cpu.so")
    names = ("get_data_ptr", "get_dtype", "get_dim", "get_sizes", "get_strides")
    try:
        library = ctypes.CDLL(path)
        functions = [getattr(library, f"aoti_torch_{name}") for name in names]
        functions.append(library.aoti_torch_delete_tensor_object)
        torch._C._aoti.unsafe_alloc_void_ptrs_from_tensors  # noqa: B018
    except (OSError, AttributeError):
        return None
    return (c_void_p * len(functions))(*[ctypes.cast(f, c_void_p) for f in functions])


def describe(tensor: Tensor, pointer: Any) -> int:
    """Describes a tensor as torch's own function does. Returns 0, or -1 if it cannot."""
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
    # The caller reads them once this has returned.
    LAST_DESCRIBED[:] = [out.shape, out.strides]
    return 0


# DLDeviceType of DLPack.
DEVICE_TYPES = {"cpu": 1, "cuda": 2}
LAST_DESCRIBED: list[Any] = []
DESCRIBE = ctypes.PYFUNCTYPE(c_int, py_object, POINTER(TensorDescription))(describe)
