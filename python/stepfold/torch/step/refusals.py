"""Refusals: reasons why a plan cannot update a parameter.

A refusal is the end of a sentence that begins with the name of the parameter. Each function returns
None if there is no reason.
"""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.options import Options
from stepfold.torch.tensors.layout import (
    DEVICE_TYPES,
    DTYPES,
    get_extent,
    get_local,
    get_placement,
    has_dtype_for_gradient,
    has_torch_memory,
    is_aligned,
    is_dense,
    is_dtensor,
    is_lazy,
    is_sharded,
    may_be_empty,
)
from stepfold.torch.tensors.overrides import find_override


def find_memory_refusal(tensor: Tensor) -> str | None:
    """Returns the reason why a plan cannot access the elements of a tensor."""
    if not has_torch_memory(tensor):
        return f"is a {type(tensor).__name__}, which does not have its elements itself"
    if tensor.layout is not torch.strided:
        return f"has the layout {tensor.layout}, not torch.strided"
    if tensor.device.type not in DEVICE_TYPES:
        return f"is on the device '{tensor.device}', not on a CPU or a CUDA device"
    # The address of a tensor with an offset is not 0 even if its storage was freed.
    if tensor.numel() and not tensor.untyped_storage().data_ptr():
        return "has no memory: its storage was freed"
    return None


def find_access_refusal(tensor: Tensor) -> str | None:
    """Returns the reason why a plan cannot read or write a tensor as torch's loop does.

    tensor: a plain tensor, or the local tensor of a DTensor.
    """
    refusal = find_memory_refusal(tensor) or find_override(tensor)
    if refusal is None and not is_aligned(tensor):
        refusal = "is at an address that is not a multiple of the size of its elements"
    return refusal


def find_param_refusal(param: Tensor) -> str | None:
    _, placements = get_placement(param) or (None, ())
    if any(placement.is_partial() for placement in placements):
        return f"is a DTensor of {placements}, of which each rank has only a term of the elements"
    param = get_local(param)
    refusal = find_access_refusal(param)
    if refusal is not None:
        return refusal
    if param.dtype not in DTYPES:
        return f"has the dtype {param.dtype}, which plans do not update"
    if not is_dense(param):
        return f"has strides {param.stride()}, with gaps or with several elements in one place"
    if is_lazy(param):
        return "is the negated or conjugated view of another tensor"
    return None


def find_shard_refusal(
    group: Mapping[str, Any], param: Tensor, spec: TorchSpec, options: Options
) -> str | None:
    """Returns the reason why a plan cannot update the part of a DTensor on this rank."""
    if options.flat and is_dtensor(param):
        return "is a DTensor, whose gradient cannot be flat (fold without flat)"
    if not is_sharded(param):
        return None
    variant = spec.get_variant(group)
    if may_be_empty(param) and variant.depends_on_elements(param):
        return (
            "is sharded, so that a rank may have none of its elements, and its update needs some "
            "on each rank: replicate it"
        )
    if spec.is_elementwise(group, param):
        return None
    if options.exact_norms is False:
        return (
            "is sharded, and sums in the canonical order are those of one rank: fold without "
            "exact_norms=False"
        )
    trace = variant.get_trace(param, is_exact=True)
    assert trace is not None
    dtype = trace.find_wide_reduction()
    if dtype is not None:
        return (
            f"is sharded, and its update reduces elements of {dtype}: reductions over ranks are "
            "those of f32 elements"
        )
    return None


def find_shape_refusal(param: Tensor, tensor: Tensor, what: str) -> str | None:
    """Returns the reason why shape or placement of a tensor do not suit a parameter.

    what: the gradient or state, as the object of the sentence.
    """
    refusal = find_placement_refusal(param, tensor, what)
    if refusal is not None:
        return refusal
    for owner, other in ((param, tensor), (get_local(param), get_local(tensor))):
        if owner.shape != other.shape:
            return f"has the shape {tuple(owner.shape)} and {what} of {tuple(other.shape)}"
    return None


def find_placement_refusal(param: Tensor, tensor: Tensor, what: str) -> str | None:
    """Returns the reason why the placement of a tensor does not suit a parameter.

    what: the gradient or state, as the object of the sentence.
    """
    if get_placement(param) == get_placement(tensor):
        return None
    return f"{describe_placement(param)} and has {what} that {describe_placement(tensor)}"


def describe_placement(tensor: Tensor) -> str:
    placement = get_placement(tensor)
    return "is no DTensor" if placement is None else "is a DTensor of {1} on {0}".format(*placement)


def find_gradient_refusal(param: Tensor, grad: Tensor) -> str | None:
    refusal = find_shape_refusal(param, grad, "a gradient")
    if refusal is not None:
        return refusal
    param, grad = get_local(param), get_local(grad)
    if grad.layout is not torch.strided:
        return f"has a sparse gradient ({grad.layout})"
    refusal = find_access_refusal(grad)
    if refusal is not None:
        return f"has a gradient that {refusal}"
    if grad.device != param.device:
        return f"is on {param.device} and has a gradient on {grad.device}"
    (begin, end), (grad_begin, grad_end) = get_extent(param), get_extent(grad)
    if begin < grad_end and grad_begin < end:
        return "has a gradient that overlaps it in memory"
    if not has_dtype_for_gradient(param, grad):
        return f"has the dtype {param.dtype} and a gradient of {grad.dtype}"
    return None


def find_state_refusal(key: str, tensor: Any) -> str | None:
    """Returns the reason why a plan cannot access the state that a parameter has already."""
    if not isinstance(tensor, Tensor) or tensor.layout is not torch.strided:
        return None  # The step replaces it by a dense tensor.
    refusal = find_access_refusal(get_local(tensor))
    return None if refusal is None else f"has '{key}' in its state that {refusal}"


def find_write_refusal(grad: Tensor) -> str | None:
    """Returns the reason why a step cannot write a gradient."""
    grad = get_local(grad)
    if any(stride == 0 and size > 1 for stride, size in zip(grad.stride(), grad.shape)):
        return (
            "has a gradient with several elements in one place, which cannot be written: fold "
            "without write_back"
        )
    return None
