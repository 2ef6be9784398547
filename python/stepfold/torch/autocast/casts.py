"""Casts of parameters by autocast, and what stands in for one."""

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, is_grad_enabled, nn
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.torch.autocast.autocast import as_autocast
from stepfold.torch.autocast.cast_functions import CastTaker, MemoryReader, find_graph_functions
from stepfold.torch.tensors.capture import is_capturing

# What autocast makes of a cast.
CAST = torch.ops.aten._to_copy.default


class Cast(torch.autograd.Function):
    """A cast of a float32 parameter, which exists already."""

    @staticmethod
    def forward(
        ctx: Any, param: Tensor, memory: Tensor, pass_on: Callable[[Tensor], Tensor] | None
    ) -> Tensor:
        """Returns a tensor of the memory, which has the version of that."""
        ctx.pass_on = pass_on
        ctx.set_materialize_grads(False)
        return memory.detach()

    @staticmethod
    def backward(ctx: Any, grad: Tensor | None) -> tuple[Tensor | None, None, None]:
        """Returns the gradient for the parameter."""
        if grad is None:
            return None, None, None
        return grad.float() if ctx.pass_on is None else ctx.pass_on(grad), None, None


# Without what `Cast.apply` does for transforms of functorch, under which there are no copies. It
# takes as long as all else of a cast.
apply: Callable[..., Tensor] = super(torch.autograd.Function, Cast).apply


def make_cast(
    param: Tensor, memory: Tensor, pass_on: Callable[[Tensor], Tensor] | None = None
) -> Tensor:
    """A tensor of some memory with the graph of a cast of a float32 parameter. Nothing is cast.

    param: requires a gradient.
    memory: of the dtype of the cast, and without a graph. The tensor shares its version.
    pass_on: returns the gradient for the parameter, of that of the cast, when a backward pass has
        it. None has it be float32.
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
    """The function that makes casts of torch's own nodes. They take less than those of Python."""
    functions = find_graph_functions()
    return (lambda *_: None) if functions is None else functions[1]


@functools.cache
def have_graphs() -> bool:
    """Whether autocast keeps a cast with a graph even if it makes the cast under `no_grad`."""
    param, empty = nn.Parameter(torch.empty(0, 0)), torch.empty(0, 0, dtype=torch.bfloat16)
    with as_autocast("cpu", torch.bfloat16):
        with torch.no_grad():
            torch.addmm(param, empty, empty)
        with torch.enable_grad():
            return torch.addmm(param, empty, empty).requires_grad


def has_cast(param: Tensor, dtype: torch.dtype) -> bool:
    """Whether autocast keeps a cast of a parameter now, in whichever region it is asked."""
    empty = get_empty(param.device, dtype)
    try:
        with as_autocast(param.device.type, dtype), Refusal():
            # An operation that autocast has the operands of cast.
            torch.addmm(param, empty, empty)
    except CastError:
        return False
    return True


def get_memory_reader() -> MemoryReader:
    """A function that returns what is equal for a parameter as long as it has the same memory."""
    functions = find_graph_functions()
    if functions is None:
        return describe_memory
    read = functions[0]
    return lambda param: read(param) or describe_memory(param)


def describe_memory(param: Tensor) -> object:
    """The memory and the layout of a tensor, and the identity of its storage."""
    return param.data_ptr(), param.untyped_storage()._cdata, param.shape, param.stride()


def is_captured(param: Tensor) -> bool:
    """Whether a CUDA graph captures what is done with a parameter."""
    # No capture is of the default stream, and to ask for the stream takes less.
    return param.is_cuda and get_stream(param) != 0 and is_capturing(param.device)


def get_stream(param: Tensor) -> int:
    """The identity of the stream that operations on a parameter run on now; 0 on a CPU."""
    return torch._C._cuda_getCurrentRawStream(param.device.index) if param.is_cuda else 0


@functools.cache
def get_empty(device: torch.device, dtype: torch.dtype) -> Tensor:
    return torch.empty(0, 0, dtype=dtype, device=device)


class CastError(Exception):
    """A cast was to be executed, so autocast keeps none."""


class Refusal(TorchDispatchMode):
    """Executes no operation, and raises CastError for a cast, which autocast then does not keep."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is CAST:
            raise CastError
        return torch.empty(0)
