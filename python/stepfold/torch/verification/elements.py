"""Elements of tensors: copies on the host, and where two of them differ."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from stepfold.torch.tensors.layout import get_local, is_dtensor, is_lazy
from stepfold.torch.tensors.overrides import find_overridden

INTEGERS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
NARROW = (torch.bfloat16, torch.float16)
# How far a step of torch may be from the same step in float64, as two factors: of the rounding
# error of the element, and of the largest change in its tensor. Fused steps compute 1 - beta^t in
# float32, which leaves 1e-4 of a change; in 16 bits, torch's loop rounds after each operation.
BOUNDS = {
    torch.float64: (4.0, 1e-9),
    torch.float32: (4.0, 1e-3),
    torch.bfloat16: (8.0, 0.05),
    torch.float16: (8.0, 0.05),
}
# Of changes whose numbers torch computes in float32, whatever the dtype of parameters is. RAdam
# takes differences of such numbers.
FUSED_BOUND, TENSOR_BOUND = 1e-3, 1e-2


@dataclass(frozen=True)
class Place:
    """The first of some elements of a tensor.

    index: in the order of flat elements. count: how many there are.
    """

    index: int
    count: int


def find_read_fault(tensor: Tensor) -> str | None:
    """Why elements of a tensor cannot be copied: the end of a sentence that begins with its name.

    None if they can: by the functions of this module.
    """
    kind = type(tensor)
    if not is_dtensor(tensor) and any(find_overridden(kind)):
        return f"is of the class {kind.__name__}"
    local = get_local(tensor)
    if local.layout is not torch.strided:
        return f"has the layout {local.layout}"
    if local.is_meta:
        return "is on the device meta"
    if local.is_quantized:
        return f"has the dtype {local.dtype}"
    if local.numel() and not local.untyped_storage().nbytes():
        return "has no memory"
    return None


def copy_to_host(tensor: Tensor, *, is_contiguous: bool = False) -> Tensor:
    """A copy of a tensor, or of this rank's part of a DTensor, on the host.

    is_contiguous: whether its elements are row-major; else they lie as the tensor's do, if that has
        no gaps.
    """
    local = get_local(tensor.detach())
    if is_lazy(local):
        local = local.resolve_conj().resolve_neg()
    copy = local.to("cpu", copy=True)
    return copy.contiguous() if is_contiguous else copy


def flatten(tensor: Tensor) -> Tensor:
    """A view of the real elements of a dense tensor in one dimension, as they lie in memory.

    So tensors of one layout have their elements in one order. A complex element is a pair.
    """
    flat = tensor.as_strided((tensor.numel(),), (1,))
    return torch.view_as_real(flat).reshape(-1) if flat.is_complex() else flat


def locate(tensor: Tensor, index: int) -> tuple[int, ...]:
    """The index of a flat element in a dense tensor; of a complex one, without its part."""
    index //= 2 if tensor.is_complex() else 1
    found = [0] * tensor.dim()
    for dim in sorted(range(tensor.dim()), key=tensor.stride, reverse=True):
        if tensor.shape[dim] > 1:
            found[dim], index = divmod(index, tensor.stride(dim))
    return tuple(found)


def find_other_bits(actual: Tensor, expected: Tensor) -> Place | None:
    """Where elements have other bits; all NaNs are one value."""
    kind = INTEGERS[actual.element_size()]
    if torch.equal(actual.view(kind), expected.view(kind)):
        return None
    is_other = actual.view(kind) != expected.view(kind)
    if actual.is_floating_point():
        is_other &= ~(actual.isnan() & expected.isnan())
    return find_first(is_other)


def find_outside(
    actual: Tensor, expected: Tensor, before: Tensor | None, *, number_bound: float = 0.0
) -> Place | None:
    """Where elements are further from those in float64 than BOUNDS.

    before: the elements before the step; None for zeros.
    number_bound: the least bound of changes.
    """
    if not actual.is_floating_point():
        return find_first(actual != expected.to(actual.dtype))
    rounding, change = BOUNDS[actual.dtype]
    change = max(change, number_bound)
    wide = expected.double()
    changes = wide if before is None else wide - before.double()
    largest = changes[changes.isfinite()].abs().max().item() if changes.isfinite().any() else 0.0
    limits = torch.finfo(actual.dtype)
    bound = wide.abs() * (rounding * limits.eps) + (largest * change + limits.tiny)
    # Infinite where the number is too large for the tensor.
    rounded = wide.to(actual.dtype).double()
    is_near = (actual.double() - wide).abs() <= bound
    is_near |= (actual.double() == rounded) | (actual.isnan() & wide.isnan())
    return find_first(~is_near)


def find_first(is_found: Tensor) -> Place | None:
    count = int(is_found.sum())
    return Place(int(is_found.to(torch.uint8).argmax()), count) if count else None


def format_index(index: tuple[int, ...]) -> str:
    """As it is written behind a tensor's name: `[3, 0]`."""
    return f"[{', '.join(map(str, index))}]" if index else ""


def count_lost(actual: Tensor, expected: Tensor, before: Tensor) -> tuple[int, int]:
    """How many elements should have changed, and how many of them have not.

    expected: in float64.
    """
    should_change = (expected.double() != before.double()) & expected.isfinite()
    is_lost = should_change & (actual == before)
    return int(should_change.sum()), int(is_lost.sum())


def are_rounded(tensor: Tensor, dtype: torch.dtype) -> bool:
    """Whether all elements are numbers of a narrower dtype."""
    return math.prod(tensor.shape) > 0 and torch.equal(tensor, tensor.to(dtype).to(tensor.dtype))
