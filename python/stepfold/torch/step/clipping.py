"""Clipping of gradients: what a step clips, the bound that it reads, the norm that it writes."""

import math
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from numbers import Real
from typing import Any

import torch
from torch import Tensor
from torch.utils.weak import TensorWeakRef

from stepfold.stage.optimizer_spec import Setting, UpdateVariant
from stepfold.torch.optimizers.checks import check_number
from stepfold.torch.tensors.layout import is_sharded

# A bound as the only setting of a group of its own.
BOUNDS = {
    name: UpdateVariant((), (Setting(name, name),), ()) for name in ("max_norm", "clip_value")
}
BOUND_INDEX = -1
NORM_DTYPES = {"f32": torch.float32, "f64": torch.float64}


def check_norm_type(value: Any) -> None:
    """Raises TypeError or ValueError for a norm that no plan computes."""
    if not isinstance(value, Real) or isinstance(value, bool):
        raise TypeError(f"norm_type: expected a number, got {type(value).__name__}")
    if float(value) not in (2.0, math.inf):
        raise ValueError(f"norm_type: expected 2.0 or math.inf, got {value}")


class ClippingError(ValueError):
    """A gradient that cannot be clipped. The message is the end of a sentence, as in refusals."""

    def __init__(self, param: Tensor, refusal: str) -> None:
        super().__init__(refusal)
        self.param = param


class WeakTensors:
    """Tensors that are not kept alive. A copy or a pickle has those that still exist."""

    def __init__(self, tensors: Iterable[Tensor] = ()) -> None:
        self._references = tuple(map(TensorWeakRef, tensors))

    def __iter__(self) -> Iterator[Tensor]:
        tensors = (find() for find in self._references)
        return (tensor for tensor in tensors if tensor is not None)

    def __reduce__(self) -> Any:
        return WeakTensors, (tuple(self),)


@dataclass(frozen=True, eq=False)
class Clipping:
    """How gradients are clipped before an update, and whether what comes of it is kept.

    max_norm: the bound of the norm of all gradients together; None for no such clip.
    norm_type: of that norm: 2.0, or infinity for the largest magnitude.
    clip_value: the bound of the magnitude of each element; None for no such clip.
    unclipped: the parameters whose gradients are left out.
    write_back: whether the gradients become what the update takes.

    Bounds are numbers or tensors of one element.

    Raises TypeError or ValueError for anything else.
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
        """The name of the bound, and the bound; None if nothing is clipped."""
        for name in BOUNDS:
            value = getattr(self, name)
            if value is not None:
                return name, value
        return None

    def writes_gradients(self, is_scaled: bool) -> bool:
        """Whether a step changes gradients; one that only reads them leaves them as they are."""
        return self.write_back and (is_scaled or self.bound is not None)

    @property
    def is_maximum(self) -> bool:
        """Whether the norm is the largest magnitude."""
        return self.max_norm is not None and math.isinf(self.norm_type)

    def find_unclipped(self, params: Iterable[Tensor]) -> tuple[int, ...]:
        """The places of parameters that are left out, if any are clipped."""
        if self.bound is None:
            return ()
        left_out = set(map(id, self.unclipped))
        return tuple(place for place, param in enumerate(params) if id(param) in left_out)

    def check(self, params: Collection[Tensor]) -> None:
        """Raises ClippingError for a parameter whose gradient cannot be clipped so."""
        if self.bound is None or not params:
            return
        left_out = set(map(id, self.unclipped))
        for param in params:
            if id(param) in left_out:
                continue
            if self.max_norm is not None and is_sharded(param):
                raise ClippingError(
                    param, "is sharded: max_norm is of the gradients of all ranks, which step alone"
                )
            if param.is_complex() and (self.clip_value is not None or self.is_maximum):
                what = "clip_value" if self.max_norm is None else f"norm_type={self.norm_type}"
                raise ClippingError(
                    param, f"has the dtype {param.dtype}: {what} is of real numbers"
                )


# Without a clip.
NOT_CLIPPED = Clipping()


class GradNorm:
    """The norm of the gradients of the last step.

    current: of no dimension; None if there was no step, or if the last one did not clip by it.
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

    def end_step(self, clipping: Clipping, device: torch.device | None) -> None:
        """Ends a step that clipped so.

        device: of the norm if there was no gradient, and None if a plan has written it.
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
    """The dtype of a norm, as a program names it."""
    return "f64" if tensor.dtype == torch.float64 else "f32"


def read_unclipped(params: Any) -> tuple[Tensor, ...]:
    """Returns the parameters that are left out; raises TypeError for what are none."""
    if isinstance(params, Tensor):
        return (params,)
    try:
        found = tuple(params)
    except TypeError:
        raise TypeError(
            f"unclipped: expected an iterable of parameters, got {type(params).__name__}"
        ) from None
    for param in found:
        if not isinstance(param, Tensor):
            raise TypeError(f"unclipped: expected parameters, got {type(param).__name__}")
    return found
