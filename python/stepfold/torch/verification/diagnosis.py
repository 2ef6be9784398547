"""The diagnosis of a difference: the error that explains it.

An error explains a difference if a step with it has the actual result. Such steps have another
gradient, or another setting of the group. They are computed by the plain loop, for some elements
around the first one that differs.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.torch.tensors.layout import NARROW
from stepfold.torch.verification.comparison import Difference
from stepfold.torch.verification.elements import are_rounded, flatten
from stepfold.torch.verification.findings import Finding
from stepfold.torch.verification.loop import Loop
from stepfold.torch.verification.norms import get_coefficient
from stepfold.torch.verification.values import Values

# Number of elements that are computed, of a parameter whose elements can be computed alone.
MAX_ELEMENTS = 4096
# Keys of groups that have no influence on the result.
NOT_SETTINGS = frozenset(
    ("foreach", "fused", "capturable", "differentiable", "initial_lr", "param_names", "swap_step")
)


class Factor(NamedTuple):
    """A factor by which a gradient may have been multiplied in error.

    sentence: end of a sentence about the parameter.
    """

    factor: float
    sentence: str


class Candidate(NamedTuple):
    """A step with an error.

    kind: kind of the finding. sentence: end of a sentence about the parameter.
    factor: factor of the gradient. settings: settings in place of the group's.
    """

    kind: str
    sentence: str
    factor: float = 1.0
    settings: Mapping[str, Any] = {}


def make_factors(scale: float, max_norm: float | None, norm: float | None) -> Iterator[Factor]:
    """Yields factors by which a step may have multiplied a gradient in error.

    scale: scale of the gradients of the backward pass.
    max_norm: bound to which the step clips their norm; None if it does not.
    norm: norm that the step has found; None if it does not clip.
    """
    if scale != 1.0:
        yield Factor(1.0 / scale, f"took its gradient divided by the scale, {scale:.6g}, again")
        yield Factor(scale, f"took its gradient multiplied by the scale, {scale:.6g}")
    if max_norm is not None and norm:
        coefficient = get_coefficient(max_norm, norm)
        if 0.0 < coefficient < 1.0:
            yield Factor(1.0 / coefficient, "took its gradient unclipped")
            yield Factor(coefficient, "took its gradient clipped twice")
    yield Factor(-1.0, "took its gradient with the opposite sign")
    yield Factor(0.0, "took zeros for its gradient")


def diagnose(
    name: str,
    difference: Difference,
    loop: Loop | None,
    factors: list[Factor],
    groups: Sequence[Mapping[str, Any]],
) -> Finding:
    """Returns the finding for a difference.

    name: name of the parameter.
    loop: plain step; None if the class does not compute parameters one at a time.
    factors: factors by which gradients of the step may have been multiplied.
    groups: copies of all groups of the optimizer.
    """
    kind, sentence = find_cause(difference, loop, factors, groups)
    return Finding(
        kind,
        f"'{name}' {sentence}: {difference}",
        (name,),
        difference.tensor,
        difference.index,
        difference.expected,
        difference.actual,
    )


def find_cause(
    difference: Difference,
    loop: Loop | None,
    factors: list[Factor],
    groups: Sequence[Mapping[str, Any]],
) -> tuple[str, str]:
    before, after = difference.before.get_tensors(), difference.after.get_tensors()
    if all(name in before and torch.equal(before[name], after[name]) for name in after):
        return "not-updated", "was not updated"
    if not math.isfinite(difference.actual) and has_finite_inputs(difference):
        return "not-finite", "is not finite, and its gradient and its state were"
    for dtype in NARROW:
        if is_rounding(difference, dtype):
            return "rounded", f"was rounded to {str(dtype).removeprefix('torch.')}"
    if loop is None or difference.tensor == "grad":
        return "difference", "is not what a step of its class makes of it"
    values, actual = cut(difference, loop)
    if explains(Candidate("", ""), values, actual, difference.group, loop):
        # The result is within the bounds of the right step, so other steps would explain nothing.
        return "difference", "is not what its step computes"
    for candidate in make_candidates(difference.group, factors, groups):
        if explains(candidate, values, actual, difference.group, loop):
            return candidate.kind, candidate.sentence
    rate = find_rate(values, actual, difference.group, loop)
    if rate is not None:
        lr = float(difference.group["lr"])
        return "learning-rate", f"was updated with lr={rate:.3g}, and its group has lr={lr:.6g}"
    return "difference", "is not what its step computes"


def has_finite_inputs(difference: Difference) -> bool:
    before = difference.before
    tensors = [t for t in before.get_tensors().values() if t.is_floating_point()]
    tensors += [] if before.grad is None else [before.grad]
    return all(bool(torch.isfinite(tensor).all()) for tensor in tensors)


def is_rounding(difference: Difference, dtype: torch.dtype) -> bool:
    """Returns whether all elements of a state are rounded to a dtype, unlike the expected one."""
    tensor = difference.after.get_tensor(difference.tensor)
    if difference.tensor == "param" or tensor.dtype in NARROW or not tensor.is_floating_point():
        return False
    expected = torch.tensor(difference.expected, dtype=tensor.dtype, device="cpu")
    return are_rounded(tensor, dtype) and not are_rounded(expected, dtype)


def cut(difference: Difference, loop: Loop) -> tuple[Values, dict[str, Tensor]]:
    """Returns values before and tensors after the step, of the elements to compute."""
    before, after = difference.before.as_real(), difference.after.as_real()
    if not loop.is_elementwise(difference.group, difference.param):
        return before, after.get_tensors()
    start = max(0, difference.place.index - MAX_ELEMENTS // 2)
    return (
        before.narrow(start, MAX_ELEMENTS),
        after.narrow(start, MAX_ELEMENTS).get_tensors(),
    )


def make_candidates(
    group: Mapping[str, Any], factors: list[Factor], groups: Sequence[Mapping[str, Any]]
) -> Iterator[Candidate]:
    for factor in factors:
        yield Candidate("gradient", factor.sentence, factor.factor)
    for key, value in group.items():
        if key in NOT_SETTINGS:
            continue
        kind = "learning-rate" if key == "lr" else "setting"
        for other in find_others(key, value, groups):
            sentence = f"was updated with {key}={format_setting(other)}, "
            sentence += f"and its group has {key}={format_setting(value)}"
            yield Candidate(kind, sentence, settings={key: other})


def find_others(key: str, value: Any, groups: Sequence[Mapping[str, Any]]) -> Iterator[Any]:
    """Yields values that a setting may have had in error.

    They are those of other groups, 0, a pair in the opposite order, and the opposite bool.
    """
    if isinstance(value, bool):
        yield not value
        return
    known = [group[key] for group in groups if key in group]
    if isinstance(value, (tuple, list)):
        known.append(type(value)(reversed(value)))
    elif isinstance(value, (int, float, Tensor)):
        known.append(0.0)
    yield from (other for other in known if format_setting(other) != format_setting(value))


def format_setting(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"({', '.join(map(format_setting, value))})"
    if isinstance(value, Tensor):
        value = value.item()
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def explains(
    candidate: Candidate,
    values: Values,
    actual: Mapping[str, Tensor],
    group: Mapping[str, Any],
    loop: Loop,
) -> bool:
    """Returns whether a step with an error has the actual result."""
    grad = values.grad
    if grad is not None and candidate.factor != 1.0:
        grad = grad.double() * candidate.factor
    try:
        result = loop.compute(values.with_grad(grad), {**group, **candidate.settings})
    except (ArithmeticError, KeyError, RuntimeError, TypeError, ValueError):
        return False  # The step cannot be computed with these settings.
    before = values.get_tensors()
    expected = result.get_tensors()
    return expected.keys() == actual.keys() and not any(
        is_outside(loop, group, name, actual, expected, before) for name in actual
    )


def is_outside(
    loop: Loop,
    group: Mapping[str, Any],
    name: str,
    actual: Mapping[str, Tensor],
    expected: Mapping[str, Tensor],
    before: Mapping[str, Tensor],
) -> bool:
    """Returns whether elements of a tensor are outside the bounds of a step."""
    old = before.get(name)
    place = loop.find_outside(
        group,
        before["param"],
        name,
        flatten(actual[name]),
        flatten(expected[name]),
        None if old is None else flatten(old),
    )
    return place is not None


def find_rate(
    values: Values, actual: Mapping[str, Tensor], group: Mapping[str, Any], loop: Loop
) -> float | None:
    """Returns the learning rate that explains the change of a parameter; None if none does.

    One does if the state is as expected, and if the change is a multiple of the expected one, with
    one factor for all elements.
    """
    if "lr" not in group:
        return None
    expected = loop.compute(values, group).get_tensors()
    before = values.get_tensors()
    for name in actual:
        if name != "param" and (
            name not in expected or is_outside(loop, group, name, actual, expected, before)
        ):
            return None
    old, new = flatten(before["param"]).double(), flatten(actual["param"]).double()
    change = flatten(expected["param"]) - old
    if not change.isfinite().all() or not change.any():
        return None
    ratio = float((new - old) @ change / (change @ change))
    param = flatten(actual["param"])
    if (
        loop.find_outside(group, before["param"], "param", param, old + change * ratio, old)
        is not None
    ):
        return None
    return float(group["lr"]) * ratio
