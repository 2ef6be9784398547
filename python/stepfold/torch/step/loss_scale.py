"""The scale of gradients that torch's GradScaler, or the user, sets for a step."""

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.step.core import find_core

# Key in `Core.scaler_attributes` of the tensor to which the next step writes whether gradients
# have overflowed.
SEARCHED = "searched"


class Scaling(NamedTuple):
    """The attributes that a GradScaler sets on an optimizer for a step.

    grad_scale: scale by which the step divides the gradients; None if they are not scaled.
    found_inf: number that is not zero if the step must not update anything; None without a scaler.
    is_searched: True if the step finds `found_inf` itself, and writes it.

    grad_scale and found_inf are numbers, or tensors of one element on any device.
    """

    grad_scale: Any = None
    found_inf: Any = None
    is_searched: bool = False

    def place(self, device: torch.device) -> list[Tensor]:
        """Returns the inputs of the step on a device, as float32 tensors of one element.

        Raises ValueError for a value that is not one number.
        """
        values = {"grad_scale": self.grad_scale}
        if not self.is_searched:
            values["found_inf"] = self.found_inf
        return [place(name, value, device) for name, value in values.items() if value is not None]

    def clear_found_inf(self) -> None:
        """Writes 0 to `found_inf`, for a step that searches but has executed no plan."""
        if self.is_searched:
            self.found_inf.zero_()


NOT_SCALED = Scaling()


def read_scaling(optimizer: Optimizer) -> Scaling:
    """Returns the scale for a step; `NOT_SCALED` outside of `GradScaler.step`."""
    scaler_attributes = find_core(optimizer).scaler_attributes
    if not scaler_attributes:
        return NOT_SCALED
    grad_scale, found_inf = scaler_attributes.get("grad_scale"), scaler_attributes.get("found_inf")
    searched = scaler_attributes.pop(SEARCHED, None)
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
        raise ValueError(f"{name}: expected a tensor of one element, got {tensor.numel()} elements")
    # A copy to the host must be blocking, since the host reads it at once.
    tensor = tensor.to(device, torch.float32, non_blocking=device.type != "cpu")
    return tensor.resolve_neg()


class Snapshot:
    """A copy of numbers in the state of parameters, to restore them if a step is skipped."""

    def __init__(self, tensors: list[Tensor]) -> None:
        self._before = [(tensor, tensor.clone()) for tensor in tensors]

    def restore(self, scaling: Scaling) -> None:
        """Restores the numbers where `found_inf` is not zero. The host does not wait for it."""
        for tensor, before in self._before:
            found_inf = place("found_inf", scaling.found_inf, tensor.device)
            tensor.copy_(torch.where(found_inf.reshape(()) != 0, before, tensor))
