"""What the runtime needs to know of the tensors of other libraries."""

from dataclasses import dataclass
from typing import Any

TORCH_DTYPES = {
    "torch.float16": "f16",
    "torch.bfloat16": "bf16",
    "torch.float32": "f32",
    "torch.float64": "f64",
    "torch.bool": "i1",
    "torch.int8": "i8",
    "torch.int32": "i32",
    "torch.int64": "i64",
}

# The array interface has no bf16: its bits are bound as unsigned integers, or
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


@dataclass(frozen=True)
class Memory:
    """A tensor's memory. `dtype` is None for one that plans do not have."""

    address: int
    dtype: str | None
    dtype_name: str
    shape: tuple[int, ...]
    is_contiguous: bool
    is_writable: bool
    device: str
    owner: Any


def of_torch(tensor):
    name = str(tensor.dtype)
    return Memory(
        address=tensor.data_ptr(),
        dtype=TORCH_DTYPES.get(name),
        dtype_name=name,
        shape=tuple(tensor.shape),
        is_contiguous=tensor.is_contiguous(),
        is_writable=True,
        device="host" if tensor.device.type == "cpu" else tensor.device.type,
        owner=tensor,
    )


def of_array(array):
    interface = array.__array_interface__
    name = interface["typestr"]
    address, is_read_only = interface["data"]
    shape = tuple(interface["shape"])
    return Memory(
        address=address,
        dtype=ARRAY_DTYPES.get(name),
        dtype_name=name,
        shape=shape,
        is_contiguous=has_row_major_strides(shape, interface.get("strides"), int(name[2:])),
        is_writable=not is_read_only,
        device="host",
        owner=array,
    )


def has_row_major_strides(shape, strides, item_size):
    """Whether elements lie one behind the other; None stands for such strides."""
    if strides is None or 0 in shape:
        return True
    expected = item_size
    for size, stride in zip(reversed(shape), reversed(strides)):
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True


def get_memory(tensor):
    """The memory of a tensor of torch, or of anything that has an array interface."""
    if hasattr(tensor, "data_ptr"):
        return of_torch(tensor)
    if hasattr(tensor, "__array_interface__"):
        return of_array(tensor)
    raise TypeError(
        f"expected data_ptr() or __array_interface__, got an object of type {type(tensor).__name__}"
    )
