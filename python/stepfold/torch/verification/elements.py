"""Elements of tensors: copies on the host, and comparisons."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from stepfold.torch.tensors.layout import get_local, is_dtensor, is_lazy
from stepfold.torch.tensors.overrides import find_overridden

INTEGERS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
# Bounds of the distance between a step of torch and the same step in float64, as two factors: of
# the rounding error of the element, and of the largest change in its tensor. Fused steps compute
# 1 - beta^t in float32, with an error of 1e-4 of a change. In 16 bits, torch's loop rounds after
# each operation.
BOUNDS = {
    torch.float64: (4.0, 1e-9),
    torch.float32: (4.0, 1e-3),
    torch.bfloat16: (8.0, 0.05),
    torch.float16: (8.0, 0.05),
}
# Bounds of changes whose numbers torch computes in float32 for parameters of any dtype, as fused
# steps and settings in tensors do. RAdam takes differences of such numbers.
FUSED_BOUND, TENSOR_BOUND = 1e-3, 1e-2
# Bounds of the difference between updates by products of matrices, as factors of the norm of the
# change: of its norm, and of its part along the change or the matrix, as that of another learning
# rate or decay. Such products are in bfloat16, and each one enlarges the roundings before it: the
# difference is up to 0.02, in all directions. Those of small matrices of n elements are 0.6 and 0.3
# divided by sqrt(n): a direction has about 1 / sqrt(n) of a difference, and the difference varies
# more.
MATRIX_BOUND, DIRECTION_BOUND = 0.05, 5e-3
SMALL_MATRIX_BOUND, SMALL_DIRECTION_BOUND = 0.6, 0.3


@dataclass(frozen=True)
class Place:
    """The first of some elements of a tensor.

    index: index in the flat tensor. count: number of these elements.
    """

    index: int
    count: int


def find_read_refusal(tensor: Tensor) -> str | None:
    """Returns the reason why elements of a tensor cannot be copied; None if they can.

    The reason is the end of a sentence that begins with the name of the tensor.
    """
    tensor_class = type(tensor)
    if not is_dtensor(tensor) and any(find_overridden(tensor_class)):
        return f"is of the class {tensor_class.__name__}"
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
    """Returns a copy of a tensor, or of this rank's part of a DTensor, on the host.

    is_contiguous: True for a row-major copy. False for the layout of the tensor, if it has no gaps.
    """
    local = get_local(tensor.detach())
    if is_lazy(local):
        local = local.resolve_conj().resolve_neg()
    copy = local.to("cpu", copy=True)
    return copy.contiguous() if is_contiguous else copy


def flatten(tensor: Tensor) -> Tensor:
    """Returns a view of a dense tensor with one dimension, in the order of memory.

    The elements of tensors of equal layouts are in the same order. A complex element is a pair.
    """
    flat = tensor.as_strided((tensor.numel(),), (1,))
    return torch.view_as_real(flat).reshape(-1) if flat.is_complex() else flat


def locate(tensor: Tensor, index: int) -> tuple[int, ...]:
    """Returns the index in a dense tensor of an element of the flat tensor."""
    index //= 2 if tensor.is_complex() else 1
    found = [0] * tensor.dim()
    for dim in sorted(range(tensor.dim()), key=tensor.stride, reverse=True):
        if tensor.shape[dim] > 1:
            found[dim], index = divmod(index, tensor.stride(dim))
    return tuple(found)


def find_other_bits(actual: Tensor, expected: Tensor) -> Place | None:
    """Returns the place of elements whose bits differ; None without any. All NaNs are equal."""
    integer_dtype = INTEGERS[actual.element_size()]
    if torch.equal(actual.view(integer_dtype), expected.view(integer_dtype)):
        return None
    is_other = actual.view(integer_dtype) != expected.view(integer_dtype)
    if actual.is_floating_point():
        is_other &= ~(actual.isnan() & expected.isnan())
    return find_first(is_other)


def find_outside(
    actual: Tensor, expected: Tensor, before: Tensor | None, *, number_bound: float = 0.0
) -> Place | None:
    """Returns the place of elements further from the expected ones than BOUNDS; None without any.

    expected: elements in float64.
    before: elements before the step; None for zeros.
    number_bound: minimum of the factor of changes.
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
    # The rounded number is infinite if it is too large for the dtype.
    rounded = wide.to(actual.dtype).double()
    is_near = (actual.double() - wide).abs() <= bound
    is_near |= (actual.double() == rounded) | (actual.isnan() & wide.isnan())
    return find_first(~is_near)


def find_far(actual: Tensor, expected: Tensor, before: Tensor) -> Place | None:
    """Returns the place of elements that differ if a matrix is not near the expected one.

    Matrices are near if their difference is within MATRIX_BOUND, and its parts along the change and
    the old matrix are within DIRECTION_BOUND, or those of a small matrix, in Frobenius norms and
    beyond the rounding errors of elements. The place is that of the largest difference.

    expected: elements in float64.
    before: elements before the step.
    """
    wide, old = expected.double(), before.double()
    difference = actual.double() - wide
    difference[(actual == wide.to(actual.dtype)) | (actual.isnan() & wide.isnan())] = 0.0
    change, wide, old = (t.where(t.isfinite(), 0.0) for t in (wide - old, wide, old))
    limits = torch.finfo(actual.dtype)
    rounding = BOUNDS[actual.dtype][0] * limits.eps * wide.norm() + limits.tiny
    distance = difference.norm()
    root = max(1, difference.numel()) ** 0.5
    bound = max(MATRIX_BOUND, SMALL_MATRIX_BOUND / root)
    direction = max(DIRECTION_BOUND, SMALL_DIRECTION_BOUND / root)
    parts = (abs(difference @ line) / line.norm() for line in (change, old) if line.any())
    if distance <= bound * change.norm() + rounding and all(
        part <= direction * change.norm() + rounding for part in parts
    ):
        return None
    largest = difference.abs().nan_to_num(nan=torch.inf).argmax()
    return Place(int(largest), int((difference != 0.0).sum()))


def find_first(is_found: Tensor) -> Place | None:
    count = int(is_found.sum())
    return Place(int(is_found.to(torch.uint8).argmax()), count) if count else None


def format_index(index: tuple[int, ...]) -> str:
    """Returns the text of an index behind a tensor's name, such as `[3, 0]`."""
    return f"[{', '.join(map(str, index))}]" if index else ""


def count_lost(actual: Tensor, expected: Tensor, before: Tensor) -> tuple[int, int]:
    """Returns the number of elements that should have changed, and of those that have not.

    expected: elements in float64.
    """
    should_change = (expected.double() != before.double()) & expected.isfinite()
    is_lost = should_change & (actual == before)
    return int(should_change.sum()), int(is_lost.sum())


def are_rounded(tensor: Tensor, dtype: torch.dtype) -> bool:
    """Returns whether all elements can be rounded to a narrower dtype without a change."""
    return math.prod(tensor.shape) > 0 and torch.equal(tensor, tensor.to(dtype).to(tensor.dtype))
