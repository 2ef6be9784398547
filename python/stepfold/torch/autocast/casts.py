"""Casts of parameters by autocast, and casts made of existing memory in their place."""

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, is_grad_enabled, nn
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.torch.autocast.autocast import as_autocast
from stepfold.torch.autocast.cast_functions import CastTaker, MemoryReader, find_graph_functions
from stepfold.torch.tensors.capture import is_capturing

# Operation that a cast by autocast dispatches.
CAST = torch.ops.aten._to_copy.default


class Cast(torch.autograd.Function):
    """A cast of a float32 parameter whose result exists already."""

    @staticmethod
    def forward(
        ctx: Any, param: Tensor, memory: Tensor, pass_on: Callable[[Tensor], Tensor] | None
    ) -> Tensor:
        """Returns a tensor of the memory, which shares its version counter."""
        ctx.pass_on = pass_on
        ctx.set_materialize_grads(False)
        return memory.detach()

    @staticmethod
    def backward(ctx: Any, grad: Tensor | None) -> tuple[Tensor | None, None, None]:
        """Returns the gradient of the parameter from that of the cast."""
        if grad is None:
            return None, None, None
        return grad.float() if ctx.pass_on is None else ctx.pass_on(grad), None, None


# `Cast.apply` without its support for transforms of functorch, in which copies are not used. The
# support takes as much time as the rest of a cast.
apply: Callable[..., Tensor] = super(torch.autograd.Function, Cast).apply


def make_cast(
    param: Tensor, memory: Tensor, pass_on: Callable[[Tensor], Tensor] | None = None
) -> Tensor:
    """Returns a tensor of existing memory with the graph of a cast of a float32 parameter.

    param: a parameter that requires a gradient.
    memory: a tensor with the elements and the dtype of the cast, and without a graph. The result
        shares its version counter.
    pass_on: function from the gradient of the cast to that of the parameter, called in the backward
        pass. None casts the gradient to float32.
    """
    if not is_grad_enabled():
        with torch.enable_grad():
            return make_cast(param, memory, pass_on)
    if pass_on is None:
        cast = get_cast_taker()(param, memory, param._version, get_memory_reader()(param))
        if cast is not None:
            return cast
    return apply(param, memory, pass_on)


def get_cast_taker() -> CastTaker:
    """Returns the function that makes casts with torch's own graph nodes.

    They take less time than nodes of Python. If this torch does not support it, the function always
    returns None.
    """
    functions = find_graph_functions()
    return (lambda *_: None) if functions is None else functions[1]


@functools.cache
def have_graphs() -> bool:
    """Returns whether a cast that autocast makes and keeps under `no_grad` has a graph."""
    param, empty_tensor = nn.Parameter(torch.empty(0, 0)), torch.empty(0, 0, dtype=torch.bfloat16)
    with as_autocast("cpu", torch.bfloat16):
        with torch.no_grad():
            torch.addmm(param, empty_tensor, empty_tensor)
        with torch.enable_grad():
            return torch.addmm(param, empty_tensor, empty_tensor).requires_grad


def has_cast(param: Tensor, dtype: torch.dtype) -> bool:
    """Returns whether autocast keeps a cast of a parameter to a dtype in the open region."""
    empty_tensor = get_empty_tensor(param.device, dtype)
    try:
        with as_autocast(param.device.type, dtype), Refusal():
            # An operation whose operands autocast casts.
            torch.addmm(param, empty_tensor, empty_tensor)
    except CastError:
        return False
    return True


def get_memory_reader() -> MemoryReader:
    """Returns a function of a parameter whose result stays equal until the memory changes."""
    functions = find_graph_functions()
    if functions is None:
        return describe_memory
    read = functions[0]
    return lambda param: read(param) or describe_memory(param)


def describe_memory(param: Tensor) -> object:
    """Returns the address and layout of a tensor, and the identity of its storage."""
    return param.data_ptr(), param.untyped_storage()._cdata, param.shape, param.stride()


def is_captured(param: Tensor) -> bool:
    """Returns whether a CUDA graph captures operations on a parameter now."""
    # Captures are never on the default stream, and the stream is faster to ask for.
    return param.is_cuda and get_stream(param) != 0 and is_capturing(param.device)


def get_stream(param: Tensor) -> int:
    """Returns the handle of the CUDA stream for operations on a parameter; 0 on a CPU."""
    return torch._C._cuda_getCurrentRawStream(param.device.index) if param.is_cuda else 0


@functools.cache
def get_empty_tensor(device: torch.device, dtype: torch.dtype) -> Tensor:
    return torch.empty(0, 0, dtype=dtype, device=device)


class CastError(Exception):
    """An attempt to execute a cast, which shows that autocast keeps none."""


class Refusal(TorchDispatchMode):
    """A mode that executes no operation, and raises CastError for a cast."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is CAST:
            raise CastError
        return torch.empty(0)
