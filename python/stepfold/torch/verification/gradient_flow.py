"""What happens to gradients between the backward pass and the step: unscaling and clipping.

The norm of each gradient is taken when the backward pass has accumulated it, and again before the
step. Their quotient is what the gradient was multiplied by.
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

# Of quotients of norms, where gradients are rounded in between, and where they are in 16 bits.
TOLERANCE, NARROW_TOLERANCE = 1e-3, 2e-2


@dataclass(frozen=True)
class Clip:
    """What the user says that is done to gradients before the step.

    max_norm, norm_type, clip_value: as for `fold`; None for what is not done, or not said.
    unclipped: the ids of parameters that are left out.
    """

    max_norm: float | None
    norm_type: float
    clip_value: float | None
    unclipped: frozenset[int]


class GradientFlow:
    """Takes the norms of the gradients of some parameters.

    Gradients that other ranks change are not followed: those of DTensors, and those of processes
    that communicate.
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
        """The norm of each gradient after the backward pass, and now.

        Without those of which the first is not known or not finite.
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
    """How gradients are scaled.

    declared: the scale of the user's GradScaler; None without one.
    taken: the scale that the step takes out itself; None if it takes out none.
    """

    declared: float | None
    taken: float | None

    @property
    def of_backward(self) -> float:
        """The scale of the gradients of the backward pass."""
        return next((s for s in (self.declared, self.taken) if s is not None), 1.0)


def check_finite(grads: Mapping[Tensor, Tensor], names: Mapping[Tensor, str]) -> Iterator[Finding]:
    """Finds gradients with an element that is not finite."""
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
    """What is wrong with the gradients of a step.

    norms: as of GradientFlow. grads: those that the step reads. names: of parameters.
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
    """Compares what each gradient was multiplied by with what it should have been."""
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
    """The finding that a gradient was multiplied by another factor, once it is unscaled."""
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
    """Compares the norm of all gradients with its bound, where no more is known of them."""
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
    """Whether gradients that are unscaled once were multiplied by the scale or its inverse."""
    of_backward = scale.of_backward
    return of_backward != 1.0 and any(
        is_close(factor, other, NARROW_TOLERANCE) for other in (of_backward, 1.0 / of_backward)
    )


def is_close(factor: float, other: float, tolerance: float = TOLERANCE) -> bool:
    return math.isclose(factor, other, rel_tol=tolerance)


def find_common(factors: list[float]) -> float:
    """The factor that most are close to."""
    runs: list[list[float]] = [[]]
    for factor in sorted(factors):
        if runs[-1] and not is_close(factor, runs[-1][0]):
            runs.append([])
        runs[-1].append(factor)
    longest = max(runs, key=len)
    return longest[len(longest) // 2] if longest else 1.0
