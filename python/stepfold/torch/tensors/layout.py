"""Tensors as a plan sees them: an address, an element type, and how many elements.

The update of an element depends on no other element. So the order of elements in memory does not
matter, if all tensors of a parameter have the same order and no gaps.

A DTensor of torch.distributed stands for its local tensor on this rank: see `get_local`.
"""

import math
import sys
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.text.dtypes import get_compute_dtype

# Types of devices whose memory plans access.
DEVICE_TYPES = ("cpu", "cuda")
# Element types in MLIR by dtype, with the number of real elements of an element.
DTYPES = {
    torch.float16: ("f16", 1),
    torch.bfloat16: ("bf16", 1),
    torch.float32: ("f32", 1),
    torch.float64: ("f64", 1),
    torch.complex64: ("f32", 2),
    torch.complex128: ("f64", 2),
}
# Dtypes that are narrower than that in which updates compute.
NARROW = (torch.bfloat16, torch.float16)
# Element types of numbers: settings, and state of one element.
SCALAR_DTYPES = {torch.float32: "f32", torch.float64: "f64"}


def get_wide_dtype(dtype: torch.dtype) -> torch.dtype:
    """Returns the wide dtype, in which updates of parameters of a dtype compute."""
    return torch.float32 if dtype in NARROW else dtype


def has_dtype_for(param: Tensor, tensor: Tensor) -> bool:
    """Returns whether plans support state of a tensor's dtype for a parameter."""
    dtype, parts = DTYPES[param.dtype]
    return DTYPES.get(tensor.dtype) in [(dtype, parts), (get_compute_dtype(dtype), parts)]


def has_dtype_for_gradient(param: Tensor, grad: Tensor) -> bool:
    """Returns whether plans support a gradient of its dtype for a parameter.

    A narrower gradient of a float32 parameter is cast, which is exact.
    """
    is_narrow = param.dtype == torch.float32 and grad.dtype in NARROW
    return is_narrow or has_dtype_for(param, grad)


def is_aligned(tensor: Tensor) -> bool:
    """Returns whether the address is a multiple of the size of the real elements."""
    size = tensor.element_size() // (2 if tensor.is_complex() else 1)
    return not tensor.numel() or tensor.data_ptr() % size == 0


def get_extent(tensor: Tensor) -> tuple[int, int]:
    """Returns the address of a tensor's first element, and the address behind its last one."""
    begin = tensor.data_ptr()
    if not tensor.numel():
        return begin, begin
    elements = 1 + sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride()))
    return begin, begin + elements * tensor.element_size()


def find_dtensor_class() -> Any:
    """Returns the class DTensor; None if the program has not imported it."""
    return getattr(sys.modules.get("torch.distributed.tensor"), "DTensor", None)


def is_dtensor(tensor: Tensor) -> bool:
    # A subclass of DTensor may have its elements elsewhere.
    return type(tensor) is find_dtensor_class()


def get_local(tensor: Tensor) -> Tensor:
    """Returns the tensor whose memory a plan accesses: itself, or the local tensor of a DTensor.

    If a collective still has to write the local tensor, the function waits for it.
    """
    if not is_dtensor(tensor):
        return tensor
    from torch.distributed._functional_collectives import AsyncCollectiveTensor

    dtensor: Any = tensor
    local: Tensor = dtensor._local_tensor
    if isinstance(local, AsyncCollectiveTensor):
        local = dtensor._local_tensor = local.trigger_wait()  # type: ignore[no-untyped-call]
    return local


def get_placement(tensor: Tensor) -> tuple[Any, Any] | None:
    """Returns the mesh and the placements of a DTensor; None for another tensor."""
    dtensor: Any = tensor
    return (dtensor.device_mesh, dtensor.placements) if is_dtensor(tensor) else None


def is_sharded(tensor: Tensor) -> bool:
    """Returns whether a tensor is a DTensor of which other ranks have further elements."""
    placement = get_placement(tensor)
    if placement is None:
        return False
    mesh, placements = placement
    return any(not p.is_replicate() and mesh.size(dim) > 1 for dim, p in enumerate(placements))


def divides(placement: Any) -> bool:
    """Returns whether a placement divides a dimension; torch's `is_shard` leaves some out."""
    return not placement.is_replicate() and not placement.is_partial()


def has_shard(tensor: Tensor) -> bool:
    """Returns whether a tensor is a DTensor that is divided, if its mesh has more than one rank."""
    _, placements = get_placement(tensor) or (None, ())
    return any(map(divides, placements))


def may_be_empty(tensor: Tensor) -> bool:
    """Returns whether a rank may have no elements of a DTensor, which its placements tell."""
    return 0 in find_empty_shape(tensor)


def find_empty_shape(tensor: Tensor) -> tuple[int, ...]:
    """Returns the shape of a DTensor, with 0 for each dimension of which a rank may have nothing.

    It depends on placements alone, so that it is the same on all ranks.
    """
    shape, placement = list(tensor.shape), get_placement(tensor)
    mesh, placements = placement or (None, ())
    cuts: dict[int, list[int]] = {}
    for number, part in enumerate(placements):
        if mesh is not None and divides(part):
            cuts.setdefault(part.dim, []).append(mesh.size(number))
    for dim, counts in cuts.items():
        size, count = shape[dim], math.prod(counts)
        # Several cuts of one dimension have parts that depend on their order.
        is_even = size % count == 0 and size > 0
        if not is_even and (len(counts) > 1 or (count - 1) * -(-size // count) >= size):
            shape[dim] = 0
    return tuple(shape)


def get_significant_strides(tensor: Tensor) -> list[tuple[int, int]]:
    """Returns pairs of a stride and a size, for dimensions of a size other than 1."""
    return [pair for pair in zip(tensor.stride(), tensor.shape) if pair[1] != 1]


def is_dense(tensor: Tensor) -> bool:
    """Returns whether elements lie side by side in memory, in any order, without overlap."""
    if not tensor.numel():
        return True
    expected = 1
    for stride, size in sorted(get_significant_strides(tensor)):
        if stride != expected:
            return False
        expected *= size
    return True


def have_same_layout(tensor: Tensor, other: Tensor) -> bool:
    """Returns whether two tensors of one shape have their elements in the same order in memory."""
    return get_significant_strides(tensor) == get_significant_strides(other)


def is_lazy(tensor: Tensor) -> bool:
    """Returns whether a tensor is a lazy view: its memory has negated or conjugated elements."""
    return tensor.is_neg() or tensor.is_conj()


def lay_out_like(tensor: Tensor, other: Tensor) -> Tensor:
    """Returns the tensor, or a copy that has its elements in the order of the other's."""
    if have_same_layout(tensor, other) and not is_lazy(tensor):
        return tensor
    return torch.empty_like(other, dtype=tensor.dtype, requires_grad=False).copy_(tensor)


def has_torch_memory(tensor: Tensor) -> bool:
    """Returns whether a tensor has its own elements, as subclasses with a dispatch may not."""
    return type(tensor).__torch_dispatch__ is Tensor.__torch_dispatch__
