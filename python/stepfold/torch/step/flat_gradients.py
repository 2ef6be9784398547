"""Gradients in one block of memory for each device and dtype."""

import weakref
from collections.abc import Iterable
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.utils.weak import TensorWeakRef

from stepfold.torch.optimizers.param_groups import takes_part
from stepfold.torch.step.refusals import find_gradient_refusal, find_param_refusal
from stepfold.torch.tensors.layout import is_dtensor

# Alignment of gradients in bytes: a cache line of GPUs.
ALIGNMENT = 128


class Place(NamedTuple):
    """The part of a block for the gradient of a parameter.

    block: weak reference to the block.
    offset: offset in the block in elements.
    shape, stride: shape and strides of the gradient.
    view: weak reference to the gradient, which is only compared with others.
    """

    block: TensorWeakRef
    offset: int
    shape: torch.Size
    stride: tuple[int, ...]
    view: Any

    def find_block(self, param: Tensor) -> Tensor | None:
        """Returns the block; None if it is freed, or does not suit the parameter any more."""
        block: Tensor | None = self.block()
        if (
            block is None
            or self.shape != param.shape
            or self.stride != param.stride()
            or block.dtype != param.dtype
            or block.device != param.device
        ):
            return None
        return block


class FlatGradients:
    """The blocks of an optimizer's gradients, which are views of them.

    A block lives as long as one of its views.
    """

    def __init__(self) -> None:
        self._blocks: list[TensorWeakRef] = []
        # Places by the id of the parameter. Some parameters may be freed.
        self._places: dict[int, Place] = {}

    def attach(self, params: Iterable[Tensor]) -> None:
        """Makes the gradients of parameters views of blocks.

        A gradient that is not a view yet is copied. A parameter that requires a gradient and has
        none gets zeros. DTensors, and parameters or gradients that no plan can access, stay as
        they are.
        """
        params = [p for p in params if p.requires_grad and takes_part(p) and not is_dtensor(p)]
        params = [p for p in params if find_param_refusal(p) is None]
        found = [block for block in map(self._find_block, params) if block is not None]
        blocks = found if len(found) == len(params) else self._allocate(params)
        for param, block in zip(params, blocks):
            grad = param.grad
            if grad is not None and self._places[id(param)].view() is grad:
                continue
            if grad is not None and find_gradient_refusal(param, grad) is not None:
                continue
            self._set_view(param, block, grad)

    def zero(self, params: Iterable[Tensor], set_to_none: bool) -> bool:
        """Sets the gradients of blocks to zero, and resets other gradients as torch does.

        A gradient that was replaced becomes a view of its block again. A parameter that no longer
        requires a gradient leaves its block.

        set_to_none: True to remove the other gradients, False to fill them with zeros.

        Returns whether the set of parameters that belong into blocks has changed.
        """
        for find in self._blocks:
            block = find()
            if block is not None:
                block.zero_()
        params = list(params)
        has_others = is_lost = False
        for param in params:
            has_others |= param.requires_grad != (id(param) in self._places)
            if not param.requires_grad:
                self._places.pop(id(param), None)
            block, grad = self._find_block(param), param.grad
            if block is None:
                is_lost |= id(param) in self._places
                reset(param, set_to_none)
            elif grad is None or self._places[id(param)].view() is not grad:
                self._set_view(param, block, None)
        if is_lost:
            with torch.no_grad():
                self.attach(params)
        return has_others

    def detach(self, params: Iterable[Tensor]) -> None:
        """Replaces views of blocks by gradients with memory of their own and the same values."""
        for param in params:
            grad, place = param.grad, self._places.get(id(param))
            if grad is not None and place is not None and place.view() is grad:
                param.grad = grad.clone()

    def _find_block(self, param: Tensor) -> Tensor | None:
        place = self._places.get(id(param))
        return None if place is None else place.find_block(param)

    def _set_view(self, param: Tensor, block: Tensor, grad: Tensor | None) -> None:
        """Makes the gradient of a parameter a view, with the elements of `grad`; zeros for None."""
        place = self._places[id(param)]
        # A view that is made in inference mode would not keep the block.
        with torch.inference_mode(False):
            view = block.as_strided(place.shape, place.stride, place.offset)
        if grad is None:
            view.zero_()
        else:
            view.copy_(grad)
        self._places[id(param)] = place._replace(view=weakref.ref(view))
        param.grad = view

    def _allocate(self, params: list[Tensor]) -> list[Tensor]:
        """Allocates blocks for parameters. Returns the block of each parameter."""
        sizes: dict[tuple[torch.device, torch.dtype], int] = {}
        offsets = []
        for param in params:
            key = param.device, param.dtype
            step = ALIGNMENT // param.element_size()
            offsets.append(sizes.get(key, 0))
            sizes[key] = offsets[-1] + (param.numel() + step - 1) // step * step
        with torch.inference_mode(False):
            blocks = {
                key: torch.zeros(size, device=key[0], dtype=key[1]) for key, size in sizes.items()
            }
        weak = {key: TensorWeakRef(block) for key, block in blocks.items()}
        self._blocks = list(weak.values())
        self._places = {
            id(p): Place(weak[p.device, p.dtype], offset, p.shape, p.stride(), lambda: None)
            for p, offset in zip(params, offsets)
        }
        return [blocks[param.device, param.dtype] for param in params]


def reset(param: Tensor, set_to_none: bool) -> None:
    """Resets a gradient as torch's `zero_grad` does."""
    if set_to_none:
        param.grad = None
    elif param.grad is not None:
        param.grad = param.grad.detach().zero_()
