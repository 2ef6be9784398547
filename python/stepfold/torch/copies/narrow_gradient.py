"""Gradients of parameters that are in the dtype of their copies.

The backward pass computes the gradient of a cast in the dtype of the cast. autograd casts it to the
parameter's dtype, which changes no value, but reads and writes it once more. Here it stays as it
is. A sum of two gradients is in the parameter's dtype, as it would be after the casts.
"""

import weakref
from typing import Any

import torch
from torch import Tensor, nn
from torch._C import _current_graph_task_id as get_backward_pass
from torch.nn.parallel import DistributedDataParallel

from stepfold.torch.copies.gradient_sums import GradientSums
from stepfold.torch.options import Options


class NarrowGradient:
    """The gradient of a float32 parameter, which may have the dtype of its copy.

    autograd sums the gradients of all uses in the dtype that both have, and in place if it has the
    only reference to the first one. So of the nodes that graphs have, one passes a narrow gradient
    on, which is referred to until it is accumulated.

    param: the parameter, which requires a gradient. It is not kept alive.
    sums: of gradients of several backward passes.
    """

    _hold: "weakref.ref[Hold] | None"

    def __init__(self, param: Tensor, sums: GradientSums) -> None:
        check_not_distributed(getattr(DistributedDataParallel, "_active_ddp_module", None))
        self._param, self._sums = weakref.ref(param), sums
        # Of backward passes that have not accumulated it yet.
        self.held: dict[int, Tensor] = {}
        self._hold = None
        param.grad_dtype = None
        self._handle = param.register_hook(self._accept)  # type: ignore[no-untyped-call]

    @property
    def is_free(self) -> bool:
        """Whether there is no node that passes a narrow gradient on."""
        return self._hold is None or self._hold() is None

    def attach(self, node: Any) -> None:
        """Has a node pass the gradient on as it is."""
        hold = Hold(self)
        node.register_prehook(hold)
        self._hold = weakref.ref(hold)

    def _accept(self, grad: Tensor) -> None:
        """A hook of the parameter: the gradient is accumulated next.

        autograd adds in place to a gradient of float32, and replaces none.
        """
        self.held.pop(get_backward_pass(), None)
        param = self._param()
        old = None if param is None else param.grad
        if param is None or old is None or old.dtype == grad.dtype == torch.float32:
            return
        if self._sums.add(param, old):
            param.grad = None
        elif old.dtype != torch.float32:
            param.grad = old.float()

    def forget(self) -> None:
        """Frees what backward passes have left that failed."""
        self.held.clear()

    def end(self) -> None:
        """Has the parameter have gradients of its own dtype only."""
        self._handle.remove()
        self.held.clear()
        param = self._param()
        if param is None:
            return
        if param.grad is not None and param.grad.dtype != param.dtype:
            with torch.no_grad():
                param.grad = param.grad.to(param.dtype)
        param.grad_dtype = param.dtype


class Hold:
    """A pre-hook of a node, which has the only reference to it: it refers to the gradient."""

    def __init__(self, owner: NarrowGradient) -> None:
        self._held = owner.held

    def __call__(self, grads: tuple[Tensor | None, ...]) -> None:
        (grad,) = grads
        if grad is not None:
            self._held[get_backward_pass()] = grad


def check_grad_dtype(
    grad_dtype: object, copies: torch.dtype | None, model: nn.Module | None, options: Options
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
    if options.static_gradients:
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
