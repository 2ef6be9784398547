"""Gradients of parameters in the dtype of their copies.

The backward pass computes the gradient of a cast in the dtype of the cast. autograd then casts it
to the dtype of the parameter. That changes no value, but reads and writes the gradient once more.
This module leaves the gradient in the dtype of the cast. A sum of two gradients is in the dtype of
the parameter, as without this module.
"""

import contextlib
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.hooks import unserializable_hook
from torch.utils.weak import WeakIdRef

from stepfold.torch.autocast.gradient_sums import GradientSums


class NarrowGradient:
    """The gradient of a float32 parameter, which may have the dtype of its copy.

    autograd sums the gradients of several nodes in place, in the dtype of the first one, if it has
    the only reference to it. So a narrow gradient is referred to until it is accumulated, and only
    the first node of a backward pass makes a narrow one.

    The engine calls the methods for each parameter in each backward pass, so they are short.

    param: the parameter, which requires a gradient. It is not kept alive.
    sums: sums of the gradients of several backward passes.
    """

    def __init__(self, param: Tensor, sums: GradientSums) -> None:
        self._param, self._sums = WeakIdRef(param), sums
        # The dtype of the parameter, unless the user has set another one.
        self._grad_dtype = param.grad_dtype
        self._has_own_dtype = self._grad_dtype == param.dtype
        param.grad_dtype = None
        self._handle = param.register_hook(self._accept)  # type: ignore[no-untyped-call]

    def has_other_hooks(self) -> bool:
        """Returns whether the parameter has hooks besides that of this object."""
        hooks: Any = getattr(self._param(), "_backward_hooks", None)
        return hooks is not None and len(hooks) > 1

    def pass_on(self, grad: Tensor) -> Tensor:
        """Returns the parameter's gradient from that of a cast.

        The first gradient of a backward pass keeps its dtype; later ones become float32.
        """
        held = self._sums.open_pass(grad).held
        if self in held:
            return grad.float()
        held[self] = grad
        return grad

    @unserializable_hook  # type: ignore[untyped-decorator]
    def _accept(self, grad: Tensor) -> None:
        """Prepares the accumulation of a gradient, as a hook that is called right before it.

        autograd then adds to a float32 gradient, or to none.
        """
        current = self._sums.open_pass(grad)
        current.held.pop(self, None)
        self._sums.settle_others(self, grad)
        param = self._param()
        old = None if param is None else param.grad
        if param is not None and old is not None:
            current.set_aside(self, param, old, grad)

    def end(self) -> None:
        """Removes the hook, and restores the dtype of the gradient and of later ones."""
        self._handle.remove()
        param = self._param()
        if param is None:
            return
        # torch raises RuntimeError if the parameter has another shape than its gradient now.
        with contextlib.suppress(RuntimeError), torch.no_grad():
            dtype = param.dtype if self._has_own_dtype else self._grad_dtype
            if dtype is not None and param.grad is not None and param.grad.dtype != dtype:
                param.grad = param.grad.to(dtype)
            param.grad_dtype = dtype


def check_grad_dtype(
    grad_dtype: object,
    copies: torch.dtype | None,
    model: nn.Module | None,
    *,
    static_gradients: bool,
) -> None:
    """Raises TypeError or ValueError for a keyword `grad_dtype` that conflicts with the others."""
    if grad_dtype is None:
        return
    if not isinstance(grad_dtype, torch.dtype):
        raise TypeError(f"grad_dtype: expected a torch.dtype, got {type(grad_dtype).__name__}")
    if copies is None:
        raise ValueError("grad_dtype: expected `copies`, too, with the same dtype")
    if grad_dtype != copies:
        raise ValueError(f"grad_dtype: expected {copies}, the dtype of copies, got {grad_dtype}")
    if static_gradients:
        raise ValueError(
            "grad_dtype and static_gradients: expected one of them, got both: "
            "a gradient that becomes a sum has another dtype and place"
        )
    check_not_distributed(model)
    if not hasattr(Tensor, "grad_dtype"):
        raise ValueError(
            f"grad_dtype: torch {torch.__version__} has no Tensor.grad_dtype: expected torch 2.10 "
            "or later"
        )


def check_not_distributed(model: nn.Module | None) -> None:
    """Raises ValueError for DistributedDataParallel, which reduces gradients in float32."""
    if isinstance(model, DistributedDataParallel):
        raise ValueError(
            "grad_dtype: DistributedDataParallel reduces gradients in the dtype of the parameters: "
            "fold without grad_dtype"
        )
