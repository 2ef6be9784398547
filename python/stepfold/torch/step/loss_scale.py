"""The scale of gradients that a step is told: by torch's GradScaler, or by attributes."""

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.step.core import find_core

# The key of the tensor, among those that an optimizer is told, where the next step writes whether
# gradients have overflowed.
SEARCHED = "searched"


class Scaling(NamedTuple):
    """The attributes that a GradScaler sets on an optimizer for a step.

    grad_scale: the scale of gradients, which is taken out of them; None if they are not scaled.
    found_inf: not zero if nothing is to be updated; None without a scaler.

    Both are tensors of one element, on any device, or numbers.

    is_searched: whether the step finds `found_inf` itself, and writes it.
    """

    grad_scale: Any = None
    found_inf: Any = None
    is_searched: bool = False

    def place(self, device: torch.device) -> list[Tensor]:
        """Returns those that there are on a device, as float32 tensors of one element.

        Raises ValueError for what is not one number.
        """
        values = {"grad_scale": self.grad_scale}
        if not self.is_searched:
            values["found_inf"] = self.found_inf
        return [place(name, value, device) for name, value in values.items() if value is not None]

    def find_nothing(self) -> None:
        """Writes that the step has found no overflow, for one that has executed no plan."""
        if self.is_searched:
            self.found_inf.zero_()


NOT_SCALED = Scaling()


def read_scaling(optimizer: Optimizer) -> Scaling:
    """Returns the scale for a step; `NOT_SCALED` outside of `GradScaler.step`."""
    told = find_core(optimizer).told
    if not told:
        return NOT_SCALED
    grad_scale, found_inf = told.get("grad_scale"), told.get("found_inf")
    searched = told.pop(SEARCHED, None)
    if searched is not None:
        return Scaling(grad_scale, searched, is_searched=True)
    if grad_scale is None and found_inf is None:
        return NOT_SCALED
    return Scaling(grad_scale, found_inf)


def place(name: str, value: Any, device: torch.device) -> Tensor:
    try:
        tensor = torch.as_tensor(value)
    except (TypeError, ValueError, RuntimeError) as error:
        raise ValueError(f"{name}: expected a tensor of one element: {error}") from None
    if tensor.numel() != 1:
        raise ValueError(f"{name}: expected a tensor of one element, got {tensor.numel()}")
    # The host reads what it gets at once, and so waits for it.
    tensor = tensor.to(device, torch.float32, non_blocking=device.type != "cpu")
    return tensor.resolve_neg()


class Snapshot:
    """Numbers in the state of parameters, to be restored if a step is skipped."""

    def __init__(self, tensors: list[Tensor]) -> None:
        self._before = [(tensor, tensor.clone()) for tensor in tensors]

    def restore(self, scaling: Scaling) -> None:
        """Undoes what has happened to them since, if `found_inf` is not zero; reads nothing."""
        for tensor, before in self._before:
            found_inf = place("found_inf", scaling.found_inf, tensor.device)
            tensor.copy_(torch.where(found_inf.reshape(()) != 0, before, tensor))
