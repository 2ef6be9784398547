"""Why a parameter or a gradient cannot be updated: the end of a sentence that begins with its name.

Each function returns None if it can.
"""

import torch
from torch import Tensor

from stepfold.torch.layout import DTYPES, has_dtype_for, has_torch_memory, is_dense, is_lazy


def find_memory_fault(tensor: Tensor) -> str | None:
    """What prevents a plan from accessing a tensor's elements."""
    if not has_torch_memory(tensor):
        return f"is a {type(tensor).__name__}, which does not have its elements itself"
    if tensor.layout is not torch.strided:
        return f"has the layout {tensor.layout}, not torch.strided"
    if tensor.device.type not in ("cpu", "cuda"):
        return f"is on the device '{tensor.device}', not on a CPU or a CUDA device"
    if tensor.numel() and not tensor.data_ptr():
        return "has no memory: its storage was freed"
    return None


def find_param_fault(param: Tensor) -> str | None:
    fault = find_memory_fault(param)
    if fault is not None:
        return fault
    if param.dtype not in DTYPES:
        return f"has the dtype {param.dtype}"
    if not is_dense(param):
        return f"has strides {param.stride()}, with gaps or with several elements in one place"
    if is_lazy(param):
        return "is the negated or conjugated view of another tensor"
    return None


def find_gradient_fault(param: Tensor, grad: Tensor) -> str | None:
    if grad.layout is not torch.strided:
        return f"has a sparse gradient ({grad.layout})"
    fault = find_memory_fault(grad)
    if fault is not None:
        return f"has a gradient that {fault}"
    if grad.shape != param.shape:
        return f"has the shape {tuple(param.shape)} and a gradient of {tuple(grad.shape)}"
    if grad.device != param.device:
        return f"is on {param.device} and has a gradient on {grad.device}"
    if not has_dtype_for(param, grad):
        return f"has the dtype {param.dtype} and a gradient of {grad.dtype}"
    return None


def find_write_fault(grad: Tensor) -> str | None:
    """What prevents a step from writing a gradient."""
    if any(stride == 0 and size > 1 for stride, size in zip(grad.stride(), grad.shape)):
        return "has a gradient with several elements in one place, which cannot be written"
    return None
