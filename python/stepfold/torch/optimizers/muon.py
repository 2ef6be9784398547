"""Muon of torch: the settings that its op has as attributes, and the parameters that it refuses."""

import inspect
from collections.abc import Mapping
from numbers import Real
from typing import Any

from torch import Tensor, finfo, float32, optim

from stepfold.torch.tensors.layout import get_local, is_sharded

# torch's class; None in versions before 2.9.
MUON: type[optim.Optimizer] | None = getattr(optim, "Muon", None)
# Keys of a group that select between roundings, which versions after 2.13 have.
ROUNDING_KEYS = (
    ("use_addmm",) if MUON is not None and "use_addmm" in inspect.signature(MUON).parameters else ()
)
# Maximum number of iterations, as in torch.
MAX_STEPS = 99
# Largest coefficient: as float32, it is finite.
MAX_COEFFICIENT = finfo(float32).max


def write_coefficients(group: Mapping[str, Any]) -> str:
    """Returns the attribute with three coefficients for each iteration of a group.

    Raises ValueError for coefficients or a number of iterations that no step can have.
    """
    coefficients, steps = group["ns_coefficients"], group["ns_steps"]
    is_triple = isinstance(coefficients, (tuple, list)) and len(coefficients) == 3
    if not is_triple or not all(map(is_finite, coefficients)):
        raise ValueError(
            f"ns_coefficients: expected 3 numbers that are finite in float32, got {coefficients!r}"
        )
    if not isinstance(steps, int) or not 0 <= steps <= MAX_STEPS:
        raise ValueError(f"ns_steps: expected a whole number from 0 to {MAX_STEPS}, got {steps!r}")
    numbers = ", ".join([f"{float(number):.17e}" for number in coefficients] * steps)
    return f"coefficients = array<f64: {numbers}>" if steps else "coefficients = array<f64>"


def is_finite(value: Any) -> bool:
    """Returns whether a value is a number that is finite in float32."""
    is_number = isinstance(value, Real)
    return is_number and bool(abs(value) <= MAX_COEFFICIENT)


def write_scale(group: Mapping[str, Any]) -> str:
    """Returns the attribute with the factor of the learning rate."""
    name = group["adjust_lr_fn"]
    if name is not None and name not in ("original", "match_rms_adamw"):
        raise ValueError(
            f"adjust_lr_fn: expected 'original', 'match_rms_adamw' or None, got {name!r}"
        )
    return f"scale = #optim.muon_scale<{name or 'original'}>"


def write_roundings(group: Mapping[str, Any]) -> str:
    """Returns the attribute of sums whose terms are rounded each; empty for one rounding."""
    is_fused = all(group[key] for key in ROUNDING_KEYS)
    return "" if is_fused else "unfused"


def find_matrix_refusal(param: Tensor) -> str | None:
    """Returns the reason why a parameter is no matrix that products of matrices can take."""
    if is_sharded(param):
        return "is sharded, and Muon needs whole matrices: a shard has other singular vectors"
    local = get_local(param)
    if local.ndim != 2:
        return f"has the shape {tuple(local.shape)}, and Muon updates matrices of 2 dimensions"
    if local.is_complex():
        return f"has the dtype {local.dtype}, and Muon updates real matrices"
    if not local.is_contiguous():
        return f"has strides {local.stride()}, and Muon needs rows one behind the other"
    return None
