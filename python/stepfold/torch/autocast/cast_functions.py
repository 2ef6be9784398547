"""Functions of torch for casts, found in its libraries (lib/Frontends/Torch/CastFunctions.h)."""

import ctypes
from collections.abc import Callable
from ctypes import c_uint32, c_uint64, c_void_p
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
from stepfold.torch.tensors.torch_functions import GET_VERSION_COUNTER, TorchFunctions
from stepfold.torch.tensors.torch_library import load_library

# Versions of torch with which the functions of C++ have run. With another one, a function of the
# same name could have other types, and a trial would end the process.
KNOWN_VERSIONS = ("2.11", "2.13")
# Symbols of torch, in the order of GraphFunctions and AutocastFunctions.
GRAPH_SYMBOLS = {
    "_ZN2at4_ops5alias4callERKNS_6TensorE": "torch_cpu",
    "_ZN5torch8autograd4impl13gradient_edgeERKN2at6TensorE": "torch_cpu",
    "_ZN5torch8autograd4impl17set_gradient_edgeERKN2at6TensorENS0_4EdgeE": "torch_cpu",
    "aoti_torch_delete_tensor_object": "torch_cpu",
    "aoti_torch_grad_mode_is_enabled": "torch_cpu",
}
AUTOCAST_SYMBOLS = {
    "_ZN2at8autocast19is_autocast_enabledEN3c1010DeviceTypeE": "torch_cpu",
    "_ZN2at8autocast18get_autocast_dtypeEN3c1010DeviceTypeE": "torch_cpu",
    "_ZN2at8autocast25is_autocast_cache_enabledEv": "torch_cpu",
    "_ZN3c1013InferenceMode10is_enabledEv": "c10",
    "_ZN3c104impl20TorchDispatchModeTLS9stack_lenEv": "c10",
    "_ZN2at9functorch20getDynamicLayerStackEv": "torch_cpu",
    "_ZN5torch3jit6tracer15getTracingStateEv": "torch_cpu",
}
# Returns an object that is equal for float32 tensors of the same memory and layout; None if it
# cannot compare the tensor.
MemoryReader = Callable[[Tensor], object]
# A function of a parameter, the memory of its cast, and the parameter's version and result of a
# MemoryReader at the time of the cast. Returns the cast with its graph; None if the parameter's
# gradient would not be float32, or if version or memory have changed.
CastTaker = Callable[[Tensor, Tensor, int, object], Tensor | None]
# A function of torch's numbers of a device type and of a dtype.
AutocastReader = Callable[[int, int], bool]
# Minimum sizes of a version counter and of an implementation (TensorImpl), in bytes.
COUNTER_BYTES = 24
IMPLEMENTATION_BYTES = 192
# Objects that the functions of C++ refer to by address, kept alive.
ADDRESSES: list[Any] = []


def is_known_torch() -> bool:
    return ".".join(torch.__version__.split(".")[:2]) in KNOWN_VERSIONS


def find_addresses(symbols: dict[str, str], *others: int) -> int:
    """Returns the address of an array: the addresses of symbols, then other numbers.

    symbols: names of libraries by symbol. The array is kept alive.
    """
    functions = [load_torch_library(library)[symbol] for symbol, library in symbols.items()]
    numbers = [ctypes.cast(function, c_void_p).value or 0 for function in functions]
    ADDRESSES.append((c_uint64 * (len(numbers) + len(others)))(*numbers, *others))
    return ctypes.addressof(ADDRESSES[-1])


@once
@tries
def find_graph_functions() -> tuple[MemoryReader, CastTaker] | None:
    """Returns functions that make a cast from existing memory with torch's own graph nodes.

    None if this torch does not support it. Neither the symbols of C++, the offsets, nor the
    engine's treatment of gradients of another dtype are stable, so all are tried first.
    """
    known = TorchFunctions()
    if not (is_known_torch() and known.abi and known.direct):
        return None
    ADDRESSES.append(known)
    float32 = load_torch_library("torch_cpu").aoti_torch_dtype_float32()
    grad_dtype = id(torch.float32) if hasattr(Tensor, "grad_dtype") else 0
    offsets = find_version_offset(), find_storage_offset()
    others = (*offsets, float32, grad_dtype, ctypes.addressof(known))
    addresses = find_addresses(GRAPH_SYMBOLS, *others)
    library = load_library()
    read: MemoryReader = library.stepfoldCreateMemoryReader(addresses)
    take: CastTaker = library.stepfoldCreateCastTaker(addresses)
    return (read, take) if takes_casts(read, take) else None


def find_version_offset() -> int:
    """Returns the offset of the version in a version counter, in bytes.

    Raises ValueError if it is not found.
    """
    get_counter = load_torch_library("torch_cpu")[GET_VERSION_COUNTER]
    get_counter.argtypes, get_counter.restype = [c_void_p], c_void_p
    tensors = [torch.zeros(1, device="cpu") for _ in range(8)]
    for number, tensor in enumerate(tensors):
        torch.autograd.graph.increment_version([tensor] * number)
    handles = [c_uint64(get_implementation(tensor)) for tensor in tensors]
    counters = [read_word(get_counter(ctypes.addressof(handle))) for handle in handles]
    return find_offset(counters, list(range(8)), c_uint32, COUNTER_BYTES)


def find_storage_offset() -> int:
    """Returns the offset of the address of the storage in an implementation, in bytes.

    Raises ValueError if it is not found.
    """
    tensors = [torch.zeros(1, device="cpu") for _ in range(8)]
    addresses = list(map(get_implementation, tensors))
    storages = [tensor.untyped_storage()._cdata for tensor in tensors]
    return find_offset(addresses, storages, c_uint64, IMPLEMENTATION_BYTES)


def find_offset(addresses: list[int], numbers: list[int], ctype: Any, size: int) -> int:
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


def takes_casts(read: MemoryReader, take: CastTaker) -> bool:
    """Returns whether the result of a CastTaker has the graph of a cast, by a trial."""
    param = nn.Parameter(torch.tensor([1.0, 3.0], device="cpu"))
    memory = param.detach().to(torch.bfloat16)
    seen = param._version, read(param)
    with torch.no_grad():
        if take(param, memory, *seen) is not None:
            return False
    with torch.enable_grad():
        cast = take(param, memory, *seen)
        if cast is None or take(param.detach(), memory, *seen) is not None:
            return False
        torch.autograd.graph.increment_version([memory])
        gradients = []
        for each in (cast, param.to(torch.bfloat16)):
            # The sum of two uses is rounded to the dtype of the cast.
            ((each + each * 0.0078125).sum() + each.sum()).backward()  # type: ignore[no-untyped-call]
            gradients.append(param.grad)
            param.grad = None
        torch.autograd.graph.increment_version([param])
        if take(param, memory, *seen) is not None:
            return False
        param.data = param.data.clone()
        if take(param, memory, param._version, seen[1]) is not None:
            return False
    one, other = gradients
    return (
        cast.data_ptr() == memory.data_ptr()
        and cast._version == memory._version
        and not cast._is_view()
        and one is not None
        and other is not None
        and one.dtype is torch.float32
        and torch.equal(one, other)
    )


@once
@tries
def load_autocast_reader() -> AutocastReader | None:
    """Returns a function that says whether the thread keeps casts that a copy can replace.

    None if this torch does not have the symbols. The caller tries the function before it uses it.
    """
    if not is_known_torch() or find_stable_abi() is None:
        return None
    addresses = find_addresses(AUTOCAST_SYMBOLS)
    read: AutocastReader = load_library().stepfoldCreateAutocastReader(addresses)
    return read
