"""Clipping of gradients: its options, the bound that a step reads, the norm that it writes."""

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from numbers import Real
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.optimizer_spec import Setting, UpdateVariant
from stepfold.torch.optimizers.checks import check_number
from stepfold.torch.step.setting_values import is_fixed
from stepfold.torch.tensors.weak_tensors import WeakTensors

# Variants of groups whose only setting is a bound.
BOUNDS = {
    name: UpdateVariant((), (Setting(name, name),), ()) for name in ("max_norm", "clip_value")
}
BOUND_INDEX = -1
NORM_DTYPES = {"f32": torch.float32, "f64": torch.float64}


def check_norm_type(value: Any) -> None:
    """Raises TypeError or ValueError for a type of norm that plans do not compute."""
    if not isinstance(value, Real) or isinstance(value, bool):
        raise TypeError(f"norm_type: expected a number, got {type(value).__name__}")
    if float(value) not in (2.0, math.inf):
        raise ValueError(f"norm_type: expected 2.0 or math.inf, got {value}")


class ClippingError(ValueError):
    """An error for a gradient that cannot be clipped.

    The message is a refusal: the end of a sentence that begins with the name of the parameter.

    param: parameter of the gradient.
    """

    def __init__(self, param: Tensor, refusal: str) -> None:
        super().__init__(refusal)
        self.param = param


@dataclass(frozen=True, eq=False)
class Clipping:
    """The clip of gradients before an update.

    max_norm: bound of the norm of all gradients together; None for no such clip.
    norm_type: type of that norm: 2.0, or infinity for the largest magnitude.
    clip_value: bound of the magnitude of each element; None for no such clip.
    unclipped: parameters whose gradients are not clipped, and do not count in the norm.
    write_back: True if the step overwrites the gradients with those that the update takes.

    Bounds are numbers of at least 0, or tensors of one element.

    Raises TypeError or ValueError for other values, and for two bounds.
    """

    max_norm: Any = None
    norm_type: float = 2.0
    clip_value: Any = None
    unclipped: WeakTensors = WeakTensors()
    write_back: bool = False

    def __post_init__(self) -> None:
        for name in ("max_norm", "clip_value"):
            if (bound := getattr(self, name)) is not None:
                check_number(name, bound, may_be_infinite=True)
        if self.max_norm is not None and self.clip_value is not None:
            raise ValueError(
                "max_norm and clip_value: expected one of them, got both: "
                "gradients are clipped by their norm or by value"
            )
        check_norm_type(self.norm_type)
        if not isinstance(self.write_back, bool):
            raise TypeError(f"write_back: expected a bool, got {type(self.write_back).__name__}")

    @property
    def bound(self) -> tuple[str, Any] | None:
        """The name of the bound that is set, and the bound; None if nothing is clipped."""
        for name in BOUNDS:
            value = getattr(self, name)
            if value is not None:
                return name, value
        return None

    def writes_gradients(self, is_scaled: bool) -> bool:
        """Returns whether a step overwrites gradients.

        is_scaled: True if the step unscales the gradients.
        """
        return self.write_back and (is_scaled or self.bound is not None)

    @property
    def is_maximum(self) -> bool:
        """True if the step clips by the largest magnitude."""
        return self.max_norm is not None and math.isinf(self.norm_type)

    @property
    def is_fixed(self) -> bool:
        """True if a step clips as the step before, and writes no gradients."""
        return self.bound is None or is_fixed(self.bound[1]) and not self.write_back

    def find_unclipped(self, params: Iterable[Tensor]) -> tuple[int, ...]:
        """Returns the indices of parameters that are not clipped; () if no parameter is clipped."""
        if self.bound is None:
            return ()
        unclipped = set(map(id, self.unclipped))
        return tuple(index for index, param in enumerate(params) if id(param) in unclipped)

    def check(self, params: Collection[Tensor]) -> None:
        """Raises ClippingError for a parameter whose gradient cannot be clipped."""
        if self.bound is None or not params:
            return
        unclipped = set(map(id, self.unclipped))
        for param in params:
            if id(param) in unclipped:
                continue
            if param.is_complex() and (self.clip_value is not None or self.is_maximum):
                what = "clip_value" if self.max_norm is None else f"norm_type={self.norm_type}"
                raise ClippingError(
                    param,
                    f"has the dtype {param.dtype}, and {what} clips real numbers only: add it to "
                    "'unclipped'",
                )


# The clipping of a step without a clip.
NOT_CLIPPED = Clipping()


class GradNorm:
    """The norm of the gradients of the last step.

    current: the norm, a tensor without dimensions; None before the first step, and if the last step
        did not clip by norm.
    """

    def __init__(self) -> None:
        self.current: Tensor | None = None
        self._tensor: Tensor | None = None

    def get_memory(self, dtype: str, device: torch.device) -> Tensor:
        """Returns the tensor that a step writes, the same one for the same dtype and device.

        dtype: "f32" or "f64".
        """
        tensor = self._tensor
        if tensor is None or tensor.dtype != NORM_DTYPES[dtype] or tensor.device != device:
            tensor = self._tensor = torch.zeros((), dtype=NORM_DTYPES[dtype], device=device)
        return tensor

    def end_step(self, clipping: Clipping, device: torch.device | None) -> None:
        """Sets `current` after a step.

        clipping: clipping of the step.
        device: None if a plan has written the norm; else the device of a norm of 0, for a step
            without gradients.
        """
        if clipping.max_norm is None:
            self.current = None
            return
        if device is not None:
            dtype = "f32" if self._tensor is None else get_name(self._tensor)
            self.get_memory(dtype, device).zero_()
        elif self._tensor is not None and not self._tensor.is_inference():
            torch.autograd.graph.increment_version(self._tensor)
        self.current = self._tensor


def get_name(tensor: Tensor) -> str:
    """Returns the dtype of a norm as programs name it, "f32" or "f64"."""
    return "f64" if tensor.dtype == torch.float64 else "f32"
