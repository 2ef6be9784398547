"""Descriptions of the tensors of other libraries for the runtime."""

import ctypes
import sys
from ctypes import POINTER, c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p
from typing import Any, NamedTuple

# By their names without the module's: "float32" of torch.float32.
TORCH_DTYPES = {
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    "bool": "i1",
    "int8": "i8",
    "int32": "i32",
    "int64": "i64",
}

# The array interfaces have no bf16: its bits are bound as unsigned integers, or
# as the two bytes that ml_dtypes.bfloat16 is to numpy.
ARRAY_DTYPES = {
    "<f2": "f16",
    "<u2": "bf16",
    "<V2": "bf16",
    "<f4": "f32",
    "<f8": "f64",
    "|b1": "i1",
    "|i1": "i8",
    "|u1": "i1",
    "<i4": "i32",
    "<i8": "i64",
}

# (code, bits) of DLDataType.
DLPACK_DTYPES = {
    (2, 16): "f16",
    (4, 16): "bf16",
    (2, 32): "f32",
    (2, 64): "f64",
    (6, 8): "i1",
    (1, 8): "i1",
    (0, 8): "i8",
    (0, 32): "i32",
    (0, 64): "i64",
}
DLPACK_CPU, DLPACK_CUDA, DLPACK_CUDA_HOST, DLPACK_CUDA_MANAGED = 1, 2, 3, 13


class Memory(NamedTuple):
    """A tensor's memory.

    address: None for a sparse tensor of paddle.
    dtype: None for one that plans do not have.
    device: "host", or as "cuda:0"; "cuda" if it is not known which.
    """

    address: int | None
    dtype: str | None
    dtype_name: str
    shape: tuple[int, ...]
    is_contiguous: bool
    is_writable: bool
    device: str
    owner: Any


# Known dtypes and devices of torch and paddle: comparing objects is faster than looking into them,
# and there may be thousands of tensors in each step.
known_dtypes = {}
known_devices = {}


def get_torch_dtype(dtype):
    if dtype not in known_dtypes:
        known_dtypes[dtype] = TORCH_DTYPES.get(str(dtype).rpartition(".")[2])
    return known_dtypes[dtype]


def get_torch_device(device):
    if device not in known_devices:
        name = "host" if device.type == "cpu" else f"{device.type}:{device.index or 0}"
        known_devices[device] = name
    return known_devices[device]


def of_torch(tensor):
    """Returns the memory of a tensor of torch or paddle, which both have these members."""
    return Memory(
        address=tensor.data_ptr(),
        dtype=get_torch_dtype(tensor.dtype),
        dtype_name=str(tensor.dtype),
        shape=tuple(tensor.shape),
        is_contiguous=tensor.is_contiguous(),
        is_writable=True,
        device=get_torch_device(tensor.device),
        owner=tensor,
    )


def is_numpy_scalar(tensor):
    """Returns True for a scalar of numpy, whose interface has the memory of a temporary."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(tensor, numpy.generic)


def of_array(array, interface, device):
    for key in ("shape", "typestr", "data"):
        if interface.get(key) is None:
            raise TypeError(f"expected an array interface with '{key}'")
    name = interface["typestr"]
    # numpy says no size of its objects.
    item_size = int(name[2:].partition("[")[0] or 0)
    address, is_read_only = interface["data"]
    shape = tuple(interface["shape"])
    return Memory(
        address=address,
        dtype=ARRAY_DTYPES.get(name),
        dtype_name=name,
        shape=shape,
        is_contiguous=has_row_major_strides(shape, interface.get("strides"), item_size),
        is_writable=not is_read_only,
        device=device,
        owner=array,
    )


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


def of_dlpack(tensor):
    device = tensor.__dlpack_device__()
    # -1: binding needs no values, so nothing need be waited for.
    has_streams = device[0] in (DLPACK_CUDA, DLPACK_CUDA_MANAGED)
    arguments = {"stream": -1} if has_streams else {}
    return of_capsule(tensor, tensor.__dlpack__(**arguments), device)


def of_capsule(tensor, capsule, device=None):
    """The memory that a capsule of DLPack describes; `device` is what the tensor says of it."""
    get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
    get_pointer.restype, get_pointer.argtypes = c_void_p, [ctypes.py_object, c_char_p]
    # A DLManagedTensor begins with its DLTensor.
    dl = DLTensor.from_address(get_pointer(capsule, b"dltensor"))
    device_type, device_id = device or (dl.device_type, dl.device_id)
    shape = tuple(dl.shape[: dl.ndim])
    strides = tuple(dl.strides[: dl.ndim]) if dl.strides else None
    if device_type in (DLPACK_CPU, DLPACK_CUDA_HOST):
        name = "host"
    elif device_type in (DLPACK_CUDA, DLPACK_CUDA_MANAGED):
        name = f"cuda:{device_id}"
    else:
        name = f"the DLPack device {device_type}:{device_id}"
    return Memory(
        address=(dl.data or 0) + dl.byte_offset,
        dtype=DLPACK_DTYPES.get((dl.code, dl.bits)) if dl.lanes == 1 else None,
        dtype_name=f"the DLPack type (code {dl.code}, {dl.bits} bits, {dl.lanes} lanes)",
        shape=shape,
        is_contiguous=has_row_major_strides(shape, strides, 1),
        is_writable=True,
        device=name,
        # The capsule was not consumed: it frees the memory when it goes.
        owner=(tensor, capsule),
    )


def has_row_major_strides(shape, strides, item_size):
    """Returns True if elements lie one behind the other; None represents such strides."""
    if strides is None or 0 in shape:
        return True
    expected = item_size
    for size, stride in zip(reversed(shape), reversed(strides)):
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True


def get_memory(tensor):
    """The memory of a tensor of torch or paddle, or of anything that has one of the interfaces."""
    if hasattr(tensor, "data_ptr"):
        return of_torch(tensor)
    if hasattr(tensor, "__cuda_array_interface__"):
        return of_array(tensor, tensor.__cuda_array_interface__, "cuda")
    if is_numpy_scalar(tensor):
        raise TypeError("expected an array: a scalar of numpy has no memory of its own")
    if hasattr(tensor, "__array_interface__"):
        return of_array(tensor, tensor.__array_interface__, "host")
    if hasattr(tensor, "__dlpack__"):
        return of_dlpack(tensor)
    # A variable in a scope of paddle: `scope.find_var(name).get_tensor()`.
    if hasattr(tensor, "_to_dlpack"):
        return of_capsule(tensor, tensor._to_dlpack())
    raise TypeError(
        "expected data_ptr(), __array_interface__, __cuda_array_interface__ or __dlpack__(), got "
        f"an object of type {type(tensor).__name__}"
    )


def check_memory(memory, dtype, shape, device, is_written):
    """Raises TypeError or ValueError if the memory of a tensor is not what is expected."""
    if memory.dtype != dtype:
        raise TypeError(f"expected {dtype}, got {memory.dtype_name}")
    if memory.shape != shape:
        raise ValueError(f"expected the shape {shape}, got {memory.shape}")
    if memory.address is None:
        raise ValueError("expected a dense tensor")
    if not memory.is_contiguous:
        raise ValueError("expected contiguous elements in row-major order")
    # The runtime asks the driver which device "cuda" is.
    if memory.device not in (device, device.partition(":")[0]):
        raise ValueError(f"expected a tensor on {device}, got {memory.device}")
    if is_written and not memory.is_writable:
        raise ValueError("expected a writable tensor: the plan writes it")


# Exceptions of get_memory and check_memory, or of the tensors that they ask: one lacks a member
# (AttributeError), is sparse (RuntimeError, of torch), or read-only (BufferError, with DLPack).
TENSOR_ERRORS = (AttributeError, BufferError, RuntimeError, TypeError, ValueError)


def to_binding_error(what, error):
    """The TypeError or ValueError for one of TENSOR_ERRORS; it names the tensor."""
    kind = TypeError if isinstance(error, (AttributeError, TypeError)) else ValueError
    return kind(f"{what}: {error}")


def find_current_stream():
    """Returns a function from the number of a device to the handle of torch's current stream on it.

    None as long as torch is not imported or uses no CUDA.
    """
    torch = sys.modules.get("torch")
    if torch is None or not torch.cuda.is_initialized():
        return None
    # It makes no object, which takes as long as a launch. It is not torch's public interface.
    get_raw_stream = getattr(getattr(torch, "_C", None), "_cuda_getCurrentRawStream", None)
    return get_raw_stream or (lambda device: torch.cuda.current_stream(device).cuda_stream)


def get_stream_handle(stream):
    """The handle of a CUstream that is an integer or an object's `cuda_stream`."""
    handle = getattr(stream, "cuda_stream", stream)
    if not isinstance(handle, int) or isinstance(handle, bool):
        raise TypeError(f"stream: expected an integer or cuda_stream, got {stream!r}")
    if not 0 <= handle < 2**64:
        raise ValueError(f"stream: expected the address of a CUstream, got {handle}")
    return handle
