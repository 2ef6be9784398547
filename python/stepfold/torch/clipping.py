"""Clipping by the 2-norm of gradients: the bound that a step reads, the norm that it writes."""

import numbers
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.rules import Setting, Structure

# The bound as the only setting of a group of its own.
BOUND = Structure("clip", (), (Setting("max_norm", "max_norm"),), ())
BOUND_INDEX = -1
NORM_DTYPES = {"f32": torch.float32, "f64": torch.float64}


class GradNorm:
    """The norm of the gradients of the last step.

    current: of no dimension; None if there was no step, or if the last one did not clip.
    """

    def __init__(self) -> None:
        self.current: Tensor | None = None
        self._tensor: Tensor | None = None

    def get_memory(self, dtype: str, device: torch.device) -> Tensor:
        """Returns the tensor that a step writes, the same one for the same dtype and device."""
        tensor = self._tensor
        if tensor is None or tensor.dtype != NORM_DTYPES[dtype] or tensor.device != device:
            tensor = self._tensor = torch.zeros((), dtype=NORM_DTYPES[dtype], device=device)
        return tensor

    def end_step(self, max_norm: Any, device: torch.device | None) -> None:
        """Ends a step of this bound.

        device: of the norm if there was no gradient, and None if a plan has written it.
        """
        if max_norm is None:
            self.current = None
            return
        if device is not None:
            dtype = "f32" if self._tensor is None else get_name(self._tensor)
            self.get_memory(dtype, device).zero_()
        elif self._tensor is not None and not self._tensor.is_inference():
            torch.autograd.graph.increment_version(self._tensor)
        self.current = self._tensor


def get_name(tensor: Tensor) -> str:
    """The dtype of a norm, as a program names it."""
    return "f64" if tensor.dtype == torch.float64 else "f32"


def check_max_norm(value: Any) -> None:
    """Raises TypeError or ValueError for what is not a bound, nor None."""
    if value is None:
        return
    if isinstance(value, Tensor):
        if value.numel() != 1:
            raise ValueError(
                f"max_norm: expected a tensor of one element, got {value.numel()} elements"
            )
    elif not isinstance(value, numbers.Real) or isinstance(value, bool):
        raise TypeError(
            f"max_norm: expected a number, a tensor or None, got {type(value).__name__}"
        )
    elif not float(value) >= 0:
        raise ValueError(f"max_norm: expected a number that is not negative, got {value}")
