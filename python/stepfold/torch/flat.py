"""Gradients in one block of memory for each device and dtype."""

from collections.abc import Iterable

import torch
from torch import Tensor

from stepfold.torch.faults import find_gradient_fault, find_param_fault
from stepfold.torch.layout import is_dtensor

# Of the address of a gradient, in bytes: a cache line of GPUs.
ALIGNMENT = 128


class FlatGradients:
    """The blocks of an optimizer's gradients, each of which is a view of one."""

    def __init__(self) -> None:
        self._blocks: list[Tensor] = []
        # By the ids of parameters, which the optimizer keeps.
        self._views: dict[int, tuple[Tensor, Tensor]] = {}

    def attach(self, params: Iterable[Tensor]) -> None:
        """Makes the gradients of parameters views of blocks.

        A gradient that is none yet is copied. A parameter that requires a gradient and has none
        gets zeros. DTensors, and what no plan can update or read, are left alone.
        """
        params = [p for p in params if p.requires_grad and not is_dtensor(p)]
        params = [p for p in params if find_param_fault(p) is None]
        if any(id(p) not in self._views or not fits(p, self._views[id(p)][1]) for p in params):
            self._allocate(params)
        for param in params:
            _, view = self._views[id(param)]
            if param.grad is view:
                continue
            if param.grad is None:
                view.zero_()
            elif find_gradient_fault(param, param.grad) is not None:
                continue
            else:
                view.copy_(param.grad)
            param.grad = view

    def zero(self, params: Iterable[Tensor]) -> None:
        """Sets all gradients to zero, wherever they were."""
        for block in self._blocks:
            block.zero_()
        for param in params:
            _, view = self._views.get(id(param), (None, None))
            if param.grad is not view:
                param.grad = view

    def detach(self) -> None:
        """Has parameters have gradients of their own, with the same values."""
        for param, view in self._views.values():
            if param.grad is view:
                param.grad = view.clone()

    def _allocate(self, params: list[Tensor]) -> None:
        sizes: dict[tuple[torch.device, torch.dtype], int] = {}
        offsets = []
        for param in params:
            key = param.device, param.dtype
            step = ALIGNMENT // param.element_size()
            offsets.append(sizes.get(key, 0))
            sizes[key] = offsets[-1] + (param.numel() + step - 1) // step * step
        blocks = {
            key: torch.zeros(size, device=key[0], dtype=key[1]) for key, size in sizes.items()
        }
        self._blocks = list(blocks.values())
        self._views = {}
        for param, offset in zip(params, offsets):
            block = blocks[param.device, param.dtype]
            view = block.as_strided(param.shape, param.stride(), offset)
            self._views[id(param)] = param, view


def fits(param: Tensor, view: Tensor) -> bool:
    return (
        view.shape == param.shape
        and view.stride() == param.stride()
        and view.dtype == param.dtype
        and view.device == param.device
    )
