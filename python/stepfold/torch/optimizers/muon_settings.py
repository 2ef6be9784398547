"""Settings of Muon, torch's and Stepfold's, that its op has as attributes; refused parameters."""

import inspect
import math
from collections.abc import Mapping, Sequence
from numbers import Real
from typing import Any, TypeAlias

from torch import Tensor, finfo, float32, optim, split
from torch.nn.parameter import is_lazy

from stepfold.stage.matrix_views import MatrixViews, is_whole
from stepfold.torch.tensors.layout import get_local, is_sharded

# Coefficients of a polynomial: those of X, X^3 and X^5.
Triple: TypeAlias = Sequence[float]

# torch's class; None in versions before 2.9.
TORCH_MUON: type[optim.Optimizer] | None = getattr(optim, "Muon", None)
# Keys of a group that select between roundings, which versions after 2.13 have.
ROUNDING_KEYS = (
    ("use_addmm",)
    if TORCH_MUON is not None and "use_addmm" in inspect.signature(TORCH_MUON).parameters
    else ()
)
# Maximum number of iterations, as in torch.
MAX_STEPS = 99
# Largest coefficient: as float32, it is finite.
MAX_COEFFICIENT = finfo(float32).max
# Names of factors of the learning rate, by those of the class; None is the first one.
SCALES = {"original": "original", "match_rms_adamw": "match_rms_adamw"}
OWN_SCALES = {**SCALES, "spectral": "spectral", "unadjusted": "none"}


def repeat_triple(group: Mapping[str, Any]) -> list[Triple]:
    """Returns the coefficients of each iteration of a group of torch's class, which has one triple.

    Raises ValueError for coefficients or a number of iterations that no step can have.
    """
    coefficients, steps = group["ns_coefficients"], group["ns_steps"]
    if not is_triple(coefficients):
        raise ValueError(
            f"ns_coefficients: expected 3 numbers that are finite in float32, got {coefficients!r}"
        )
    if not is_whole(steps) or not 0 <= int(steps) <= MAX_STEPS:
        raise ValueError(f"ns_steps: expected a whole number from 0 to {MAX_STEPS}, got {steps!r}")
    return [coefficients] * int(steps)


def list_triples(group: Mapping[str, Any]) -> list[Triple]:
    """Returns the coefficients of each iteration of a group, which may have a triple for each.

    Raises ValueError for coefficients or a number of iterations that no step can have.
    """
    coefficients, steps = group["ns_coefficients"], group["ns_steps"]
    if not has_triples(coefficients):
        return repeat_triple(group)
    if not all(map(is_triple, coefficients)) or len(coefficients) > MAX_STEPS:
        raise ValueError(
            "ns_coefficients: expected 3 numbers that are finite in float32, or at most "
            f"{MAX_STEPS} triples of such numbers, got {coefficients!r}"
        )
    if steps != len(coefficients):
        raise ValueError(
            f"ns_steps: expected {len(coefficients)}, the number of triples in ns_coefficients, "
            f"got {steps!r}"
        )
    return list(coefficients)


def has_triples(coefficients: Any) -> bool:
    """Returns whether coefficients are given for each iteration by itself."""
    is_list = isinstance(coefficients, (tuple, list)) and len(coefficients) > 0
    return is_list and all(isinstance(each, (tuple, list)) for each in coefficients)


def is_triple(coefficients: Any) -> bool:
    """Returns whether coefficients are those of one polynomial."""
    has_length = isinstance(coefficients, (tuple, list)) and len(coefficients) == 3
    return has_length and all(map(is_finite, coefficients))


def write_coefficients(triples: Sequence[Triple]) -> str:
    """Returns the attribute with the coefficients of each iteration."""
    numbers = ", ".join(f"{float(number):.17e}" for triple in triples for number in triple)
    return f"coefficients = array<f64: {numbers}>" if triples else "coefficients = array<f64>"


def is_finite(value: Any) -> bool:
    """Returns whether a value is a number that is finite in float32."""
    is_number = isinstance(value, Real)
    return is_number and bool(abs(value) <= MAX_COEFFICIENT)


def write_scale(group: Mapping[str, Any], scales: Mapping[str, str]) -> str:
    """Returns the attribute with the factor of the learning rate.

    scales: names of the dialect by those of the class.
    """
    return f"scale = #optim.muon_scale<{find_scale(group, scales)}>"


def find_scale(group: Mapping[str, Any], scales: Mapping[str, str]) -> str:
    """Returns the dialect's name of the factor of the learning rate.

    scales: names of the dialect by those of the class.

    Raises ValueError for an unknown name.
    """
    name = group["adjust_lr_fn"]
    if name is None:
        return "original"
    if not isinstance(name, str) or name not in scales:
        known = ", ".join(map(repr, scales))
        raise ValueError(f"adjust_lr_fn: expected {known} or None, got {name!r}")
    return scales[name]


def get_factor(scale: str, rows: int, columns: int) -> float:
    """Returns the factor of the learning rate of a matrix. scale: its name in the dialect."""
    if scale == "original":
        return math.sqrt(max(1.0, rows / max(1, columns)))
    if scale == "match_rms_adamw":
        return 0.2 * math.sqrt(max(rows, columns))
    return math.sqrt(rows / max(1, columns)) if scale == "spectral" else 1.0


def cut(tensor: Tensor, matrices: MatrixViews) -> list[Tensor]:
    """Returns the matrices of a tensor in the order of `list_shapes`.

    They are views of a tensor that is contiguous.
    """
    blocks = matrices.list_blocks(tuple(tensor.shape))
    parts = split(tensor.reshape(-1), [rows * columns for rows, columns in blocks])
    step = matrices.interleaved
    return [
        part.view(shape)[first::step] for part, shape in zip(parts, blocks) for first in range(step)
    ]


def write_roundings(is_fused: bool) -> str:
    """Returns the attribute of sums whose terms are rounded each; empty for one rounding."""
    return "" if is_fused else "unfused"


def find_matrix_refusal(
    param: Tensor, group: Mapping[str, Any], matrices: MatrixViews
) -> str | None:
    """Returns the reason why a plan cannot update a parameter of a group as matrices."""
    if is_sharded(param):
        return "is sharded, and Muon needs whole matrices: a shard has other singular vectors"
    local = get_local(param)
    refusal = find_shape_refusal(local, group, matrices)
    if refusal is None and not local.is_contiguous():
        refusal = (
            f"has strides {local.stride()}, and Muon needs rows one behind the other: make it "
            "contiguous before the optimizer is made"
        )
    return refusal


def find_shape_refusal(
    param: Tensor, group: Mapping[str, Any], matrices: MatrixViews
) -> str | None:
    """Returns the reason why a parameter of a group does not consist of real matrices."""
    if is_lazy(param):
        return None
    advice = ""
    if "algorithm" in group:
        states = "state its 'matrices', or " if param.ndim > 2 else ""
        advice = f": {states}give it a group with algorithm='adamw'"
    try:
        matrices.list_shapes(tuple(param.shape))
    except ValueError as error:
        return f"{error}{advice}"
    if param.is_complex():
        return f"has the dtype {param.dtype}, and Muon updates real matrices{advice}"
    return None
