"""Casts of parameters by autocast, and what stands in for one."""

import contextlib
import functools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import (
    Tensor,
    get_autocast_dtype,
    is_autocast_cache_enabled,
    is_autocast_enabled,
    is_grad_enabled,
    is_inference_mode_enabled,
    nn,
)
from torch._C import _are_functorch_transforms_active as has_transforms
from torch._C import _get_tracing_state as get_tracing_state
from torch._C import _len_torch_dispatch_stack as count_dispatch_modes
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.torch.capture import is_capturing

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

    memory: of the dtype of the cast, and without a graph. The tensor shares its version.
    pass_on: returns the gradient for the parameter, of that of the cast, when a backward pass has
        it. None has it be float32.
    """
    if is_grad_enabled():
        return apply(param, memory, pass_on)
    with torch.enable_grad():
        return apply(param, memory, pass_on)


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


@contextlib.contextmanager
def as_autocast(device_type: str, dtype: torch.dtype) -> Iterator[None]:
    """Casts as autocast does, with the casts of the open region, which does not end here."""
    is_enabled = torch.is_autocast_enabled(device_type)
    before = torch.get_autocast_dtype(device_type)
    is_kept = torch.is_autocast_cache_enabled()
    torch.set_autocast_enabled(device_type, True)
    torch.set_autocast_dtype(device_type, dtype)
    torch.set_autocast_cache_enabled(True)
    try:
        yield
    finally:
        torch.set_autocast_enabled(device_type, is_enabled)
        torch.set_autocast_dtype(device_type, before)
        torch.set_autocast_cache_enabled(is_kept)


def keeps_casts(device_type: str, dtype: torch.dtype) -> bool:
    """Whether autocast casts to a dtype here, and keeps casts of parameters."""
    return (
        is_autocast_enabled(device_type)
        and get_autocast_dtype(device_type) is dtype
        and is_autocast_cache_enabled()
    )


def is_observed() -> bool:
    """Whether a cast must be a cast: it has another kind of result, or is recorded."""
    return (
        is_inference_mode_enabled()
        or count_dispatch_modes() > 0
        or has_transforms()
        or get_tracing_state() is not None
    )


def is_captured(param: Tensor) -> bool:
    """Whether a CUDA graph captures what is done with a parameter."""
    return is_capturing(param.device)


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
