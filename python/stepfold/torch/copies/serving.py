"""Serving: autocast takes the copy of a weight where it would cast it.

autocast keeps casts of parameters until its outermost region ends, so that all uses of a parameter
share one cast, and one node of the graph, which sums their gradients. Before a module runs, a hook
has autocast cast the weight, and answers the cast with the copy. So what there is one of, when it
ends, what a checkpoint computes again, and what the backward pass does is decided by torch alone.
"""

import functools
import weakref
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.torch.copies.weight_copy import WeightCopy

# Modules whose forward pass always casts their weight, before it does anything else with it.
KINDS: frozenset[type[nn.Module]] = frozenset(
    {
        nn.Linear,
        nn.Conv1d,
        nn.Conv2d,
        nn.Conv3d,
        nn.ConvTranspose1d,
        nn.ConvTranspose2d,
        nn.ConvTranspose3d,
    }
)

# What autocast makes of a cast, and the use of its result.
CAST, USE = torch.ops.aten._to_copy.default, torch.ops.aten.addmm.default

# By the identity of the weight, which a copy keeps. Optimizers own copies.
COPIES: "weakref.WeakValueDictionary[int, WeightCopy]" = weakref.WeakValueDictionary()


def serve_weight(module: nn.Module, inputs: Any) -> None:
    """A forward pre-hook: has autocast keep the copy of a weight, if there is one, as its cast.

    It is a function without data, so that copies and pickles of a module have it, and find no copy
    of their own weights.
    """
    if torch.compiler.is_compiling():
        return  # What is compiled casts by itself.
    copy = COPIES.get(id(module._parameters.get("weight")))
    if copy is not None and is_certain(module) and is_cast_kept(copy):
        serve(copy)


def is_certain(module: nn.Module) -> bool:
    """Whether the next thing that happens to the weight is that its class casts it."""
    last_hook = next(reversed(module._forward_pre_hooks.values()))
    return type(module) in KINDS and last_hook is serve_weight and "forward" not in vars(module)


def is_cast_kept(copy: WeightCopy) -> bool:
    """Whether autocast casts the weight to the copy's dtype here, and keeps the cast."""
    device = copy.param.device.type
    return (
        torch.is_autocast_enabled(device)
        and torch.get_autocast_dtype(device) == copy.tensor.dtype
        and torch.is_autocast_cache_enabled()
        and copy.param.requires_grad
        and copy.param.dtype == torch.float32
        and not is_observed(copy.param)
    )


def is_observed(param: Tensor) -> bool:
    """Whether a cast must be a cast: it has another kind of result, or is recorded."""
    return (
        torch.is_inference_mode_enabled()
        or torch._C._len_torch_dispatch_stack() > 0
        or torch._C._are_functorch_transforms_active()
        or torch._C._get_tracing_state() is not None
        or (param.is_cuda and torch.cuda.is_current_stream_capturing())
    )


def serve(copy: WeightCopy) -> None:
    """Has autocast keep a copy as its cast of the weight, unless it keeps one already."""
    copy.bring_up_to_date()
    answer = Answer(copy.tensor.detach())
    empty = get_empty(copy.tensor.device, copy.tensor.dtype)
    with answer:
        # An operation that autocast has the operands of cast, and that saves none for a backward
        # pass but those that are empty.
        torch.addmm(copy.param, empty, empty)
    copy.is_read |= answer.is_given


@functools.cache
def get_empty(device: torch.device, dtype: torch.dtype) -> Tensor:
    return torch.empty(0, 0, dtype=dtype, device=device)


class Answer(TorchDispatchMode):
    """Answers a cast with a tensor, and does not execute what asks for it.

    is_given: whether there was a cast.
    """

    def __init__(self, tensor: Tensor) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._tensor, self.is_given = tensor, False

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is CAST:
            self.is_given = True
            return self._tensor
        if func is USE:
            return torch.empty(0)
        return func(*args, **(kwargs or {}))
