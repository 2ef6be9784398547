"""Gradients of parameters that are in the dtype of their copies.

The backward pass computes the gradient of a cast in the dtype of the cast. autograd casts it to the
parameter's dtype, which changes no value, but reads and writes it once more. Here it stays as it
is. A sum of two gradients is in the parameter's dtype, as it would be after the casts.
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

    autograd sums the gradients of several nodes where it accumulates them. It adds in place, in the
    dtype of the first one, if it has the only reference to that. So a gradient that is narrow is
    referred to until it is accumulated, and only the first node of a backward pass makes a narrow
    one.

    The engine calls its functions for each parameter in each backward pass, so they do little.

    param: the parameter, which requires a gradient. It is not kept alive.
    sums: of gradients of several backward passes.
    """

    def __init__(self, param: Tensor, sums: GradientSums) -> None:
        self._param, self._sums = WeakIdRef(param), sums
        # That of the parameter, unless the user has set another.
        self._grad_dtype = param.grad_dtype
        self._has_own_dtype = self._grad_dtype == param.dtype
        param.grad_dtype = None
        self._handle = param.register_hook(self._accept)  # type: ignore[no-untyped-call]

    def has_other_hooks(self) -> bool:
        """Whether the parameter has hooks of others."""
        hooks: Any = getattr(self._param(), "_backward_hooks", None)
        return hooks is not None and len(hooks) > 1

    def pass_on(self, grad: Tensor) -> Tensor:
        """Returns the gradient of a cast for the parameter: as it is, if it is the first one."""
        held = self._sums.open_pass(grad).held
        if self in held:
            return grad.float()
        held[self] = grad
        return grad

    @unserializable_hook  # type: ignore[untyped-decorator]
    def _accept(self, grad: Tensor) -> None:
        """A hook of the parameter: the gradient is accumulated next.

        Sees to it that autograd then adds to a gradient of float32, or to none.
        """
        current = self._sums.open_pass(grad)
        current.held.pop(self, None)
        self._sums.settle_others(self, grad)
        param = self._param()
        old = None if param is None else param.grad
        if param is not None and old is not None:
            current.set_aside(self, param, old, grad)

    def end(self) -> None:
        """Has the parameter have gradients of the dtypes that it had before."""
        self._handle.remove()
        param = self._param()
        if param is None:
            return
        # A gradient of another shape than the parameter has now cannot be replaced.
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
    """Raises TypeError or ValueError for a keyword `grad_dtype` that does not suit the others."""
    if grad_dtype is None:
        return
    if not isinstance(grad_dtype, torch.dtype):
        raise TypeError(f"grad_dtype: expected a torch.dtype, got {type(grad_dtype).__name__}")
    if copies is None:
        raise ValueError("grad_dtype: expected `copies`, too: their dtype is that of gradients")
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
            f"grad_dtype: torch {torch.__version__} has no Tensor.grad_dtype, as from 2.10 on"
        )


def check_not_distributed(model: nn.Module | None) -> None:
    """Raises ValueError for a model whose gradients are reduced in the dtype of parameters."""
    if isinstance(model, DistributedDataParallel):
        raise ValueError(
            "grad_dtype: DistributedDataParallel reduces gradients in the dtype of the parameters"
        )
