"""The check of gradients between backward pass and step: unscaling and clipping.

The norm of each gradient is taken when the backward pass has accumulated it, and again before the
step. The quotient of the norms is the factor by which the gradient was multiplied.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

import torch
from torch import Tensor

from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import is_dtensor
from stepfold.torch.verification.findings import Finding
from stepfold.torch.verification.norms import combine, get_coefficient, has_norm, take_norm

# Relative tolerances of quotients of norms, for gradients of 32 or more bits, and of 16 bits.
TOLERANCE, NARROW_TOLERANCE = 1e-3, 2e-2


@dataclass(frozen=True)
class Clip:
    """The clip of gradients before the step, as the user declares it.

    max_norm, norm_type, clip_value: values as for `fold`; None for no or an unknown clip.
    unclipped: ids of parameters whose gradients are not clipped.
    """

    max_norm: float | None
    norm_type: float
    clip_value: float | None
    unclipped: frozenset[int]


class GradientFlow:
    """The norms of gradients after the backward pass, taken by hooks of the parameters.

    Gradients that other ranks may change have no hooks: those of DTensors, and all gradients of a
    program with several processes.
    """

    def __init__(self, params: Iterable[Tensor], norm_type: float) -> None:
        self._norm_type = norm_type
        self._raw: dict[Tensor, Tensor] = {}
        self._handles = []
        group = torch.distributed
        if group.is_available() and group.is_initialized() and group.get_world_size() > 1:
            return
        for param in params:
            if param.requires_grad and param.is_leaf and not is_dtensor(param):
                handle = param.register_post_accumulate_grad_hook(self._record)  # type: ignore[no-untyped-call]
                self._handles.append(handle)

    def _record(self, param: Tensor) -> None:
        grad = param.grad
        if grad is not None and has_norm(grad) and not is_capturing(grad.device):
            self._raw[param] = take_norm(grad, self._norm_type)

    def get_norms(self, grads: Mapping[Tensor, Tensor]) -> dict[Tensor, tuple[float, float]]:
        """Returns the norm of each gradient after the backward pass, and its norm now.

        Gradients whose first norm is unknown or not finite are left out.
        """
        known = {param: self._raw[param].item() for param in grads if param in self._raw}
        return {
            param: (norm, take_norm(grads[param], self._norm_type).item())
            for param, norm in known.items()
            if math.isfinite(norm)
        }

    def close(self) -> None:
        """Removes the hooks."""
        for handle in self._handles:
            handle.remove()
        self._handles = []


@dataclass(frozen=True)
class Scale:
    """The scale of gradients.

    declared: scale of the user's GradScaler; None without one.
    taken: scale by which the step itself divides; None if it does not.
    """

    declared: float | None
    taken: float | None

    @property
    def of_backward(self) -> float:
        """The scale of the gradients of the backward pass."""
        return next((s for s in (self.declared, self.taken) if s is not None), 1.0)


def check_finite(grads: Mapping[Tensor, Tensor], names: Mapping[Tensor, str]) -> Iterator[Finding]:
    """Yields findings for gradients with an element that is not finite."""
    for param, grad in grads.items():
        if not math.isfinite(take_norm(grad, math.inf).item()):
            message = f"'{names[param]}' has a gradient that is not finite, and the step takes it"
            yield Finding("not-finite", message, (names[param],), "grad")


def check_flow(
    norms: Mapping[Tensor, tuple[float, float]],
    grads: Mapping[Tensor, Tensor],
    clip: Clip,
    scale: Scale,
    names: Mapping[Tensor, str],
) -> Iterator[Finding]:
    """Yields findings for the scale and the clip of the gradients of a step.

    norms: norms from GradientFlow. grads: gradients that the step reads.
    names: names of parameters.
    """
    if norms.keys() == grads.keys():
        yield from check_factors(norms, clip, scale, names)
    elif clip.max_norm is not None:
        yield from check_norm(grads, clip, scale, names)
    if clip.clip_value is not None:
        yield from check_values(grads, clip, scale, names)


def check_factors(
    norms: Mapping[Tensor, tuple[float, float]],
    clip: Clip,
    scale: Scale,
    names: Mapping[Tensor, str],
) -> Iterator[Finding]:
    """Compares the factor of each gradient with the expected one."""
    taken = 1.0 if scale.taken is None else scale.taken
    unscaled = {
        param: now / before / taken * scale.of_backward
        for param, (before, now) in norms.items()
        if before > 0 and math.isfinite(now)
    }
    if clip.max_norm is not None:
        clipped = [before for p, (before, _) in norms.items() if id(p) not in clip.unclipped]
        norm = combine(clipped, clip.norm_type) / scale.of_backward
        expected = get_coefficient(clip.max_norm, norm)
        reason = f"the norm of all gradients is {norm:.6g}, and max_norm is {clip.max_norm:.6g}"
    elif clip.clip_value is None:
        expected = find_common(list(unscaled.values()))
        reason = f"most others were multiplied by {expected:.6g}"
        if not is_close(expected, 1.0) and is_a_scale(expected, scale):
            expected = 1.0
    else:
        return
    for param, factor in unscaled.items():
        target = expected if id(param) not in clip.unclipped else 1.0
        is_narrow = param.grad is not None and param.grad.element_size() < 4
        if not is_close(factor, target, NARROW_TOLERANCE if is_narrow else TOLERANCE):
            yield explain_factor(names[param], factor, target, reason, scale)


def explain_factor(name: str, factor: float, target: float, reason: str, scale: Scale) -> Finding:
    """Returns the finding for a gradient with a wrong factor.

    factor, target: actual and expected factor of the unscaled gradient.
    reason: reason for the expected factor, for the message.
    """
    of_backward = scale.of_backward
    if of_backward != 1.0 and is_close(factor * of_backward, target, NARROW_TOLERANCE):
        message = f"'{name}' has a gradient that was unscaled twice, by {of_backward:.6g}"
        return Finding("scale", message, (name,))
    if of_backward != 1.0 and is_close(factor / of_backward, target, NARROW_TOLERANCE):
        message = f"'{name}' has a gradient that is still scaled by {of_backward:.6g}"
        return Finding("scale", message, (name,))
    if is_close(factor, 1.0, NARROW_TOLERANCE):
        message = f"'{name}' has a gradient that is not clipped ({reason})"
        return Finding("not-clipped", message, (name,))
    message = f"'{name}' has a gradient that was multiplied by {factor:.6g}, not by {target:.6g}"
    return Finding("clipped-otherwise", f"{message} ({reason})", (name,))


def check_norm(
    grads: Mapping[Tensor, Tensor], clip: Clip, scale: Scale, names: Mapping[Tensor, str]
) -> Iterator[Finding]:
    """Compares the norm of all gradients with its bound, if their factors are unknown."""
    assert clip.max_norm is not None
    clipped = [param for param in grads if id(param) not in clip.unclipped]
    norms = {param: take_norm(grads[param], clip.norm_type).item() for param in clipped}
    norm = combine(norms.values(), clip.norm_type) / (1.0 if scale.taken is None else scale.taken)
    if math.isfinite(norm) and norm > clip.max_norm * (1 + NARROW_TOLERANCE):
        largest = max(norms, key=lambda param: norms[param])
        yield Finding(
            "not-clipped",
            f"'{names[largest]}' and others have gradients that are not clipped: the norm of all "
            f"is {norm:.6g}, and max_norm is {clip.max_norm:.6g}",
            (names[largest],),
        )


def check_values(
    grads: Mapping[Tensor, Tensor], clip: Clip, scale: Scale, names: Mapping[Tensor, str]
) -> Iterator[Finding]:
    """Compares the elements of gradients with their bound."""
    assert clip.clip_value is not None
    for param, grad in grads.items():
        if id(param) in clip.unclipped:
            continue
        largest = take_norm(grad, math.inf).item() / (1.0 if scale.taken is None else scale.taken)
        if math.isfinite(largest) and largest > clip.clip_value * (1 + NARROW_TOLERANCE):
            yield Finding(
                "not-clipped",
                f"'{names[param]}' has a gradient with an element of {largest:.6g}, and clip_value "
                f"is {clip.clip_value:.6g}",
                (names[param],),
            )


def is_a_scale(factor: float, scale: Scale) -> bool:
    """Returns whether a factor of unscaled gradients is the scale or its inverse."""
    of_backward = scale.of_backward
    return of_backward != 1.0 and any(
        is_close(factor, other, NARROW_TOLERANCE) for other in (of_backward, 1.0 / of_backward)
    )


def is_close(factor: float, other: float, tolerance: float = TOLERANCE) -> bool:
    return math.isclose(factor, other, rel_tol=tolerance)


def find_common(factors: list[float]) -> float:
    """Returns the factor to which most factors are close."""
    runs: list[list[float]] = [[]]
    for factor in sorted(factors):
        if runs[-1] and not is_close(factor, runs[-1][0]):
            runs.append([])
        runs[-1].append(factor)
    longest = max(runs, key=len)
    return longest[len(longest) // 2] if longest else 1.0
