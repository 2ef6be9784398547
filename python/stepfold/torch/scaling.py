"""What torch's GradScaler tells a step: the scale of gradients, and whether they overflowed."""

from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.optim import Optimizer


class Scaling(NamedTuple):
    """The attributes that a GradScaler sets on an optimizer for a step.

    grad_scale: what gradients are to be divided by; None if they are not scaled.
    found_inf: not zero if nothing is to be updated; None without a scaler.

    Both are tensors of one element, on any device, or numbers.
    """

    grad_scale: Any = None
    found_inf: Any = None

    def place(self, device: torch.device) -> list[Tensor]:
        """Returns those that there are on a device, as float32 tensors of one element.

        Raises ValueError for what is not one number.
        """
        values = zip(self._fields, self)
        return [place(name, value, device) for name, value in values if value is not None]


NOT_SCALED = Scaling()


def read_scaling(optimizer: Optimizer) -> Scaling:
    """What the optimizer has now. Outside of `GradScaler.step`, it has nothing."""
    return Scaling(getattr(optimizer, "grad_scale", None), getattr(optimizer, "found_inf", None))


def place(name: str, value: Any, device: torch.device) -> Tensor:
    try:
        tensor = torch.as_tensor(value)
    except (TypeError, ValueError, RuntimeError) as error:
        raise ValueError(f"{name}: expected a tensor of one element: {error}") from None
    if tensor.numel() != 1:
        raise ValueError(f"{name}: expected a tensor of one element, got {tensor.numel()}")
    # The host reads what it gets at once, and so waits for it.
    return tensor.to(device, torch.float32, non_blocking=device.type != "cpu")


class Snapshot:
    """Numbers in the state of parameters, to be restored if a step is skipped."""

    def __init__(self, tensors: list[Tensor]) -> None:
        self._before = [(tensor, tensor.clone()) for tensor in tensors]

    def restore(self, scaling: Scaling) -> None:
        """Undoes what has happened to them since, if `found_inf` is not zero; reads nothing."""
        for tensor, before in self._before:
            found_inf = place("found_inf", scaling.found_inf, tensor.device)
            tensor.copy_(torch.where(found_inf.reshape(()) != 0, before, tensor))
