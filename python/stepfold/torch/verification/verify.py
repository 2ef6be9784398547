"""`verify`, which computes the next step of an optimizer again and compares the results."""

from collections.abc import Iterable
from typing import Any

from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.torch.optimizers.checks import check_kind
from stepfold.torch.step.clipping import Clipping
from stepfold.torch.tensors.weak_tensors import read_params
from stepfold.torch.verification.gradient_flow import Clip
from stepfold.torch.verification.membership import unwrap
from stepfold.torch.verification.verification import Verification

MAX_ELEMENTS = 1 << 27


def verify(
    optimizer: Optimizer,
    *,
    model: Module | None = None,
    max_norm: float | Tensor | None = None,
    norm_type: float = 2.0,
    clip_value: float | Tensor | None = None,
    unclipped: Iterable[Tensor] | Tensor = (),
    grad_scaler: Any = None,
    scheduler: Any = None,
    others: Iterable[Optimizer] = (),
    max_elements: int = MAX_ELEMENTS,
) -> Verification:
    """Verifies the next step of an optimizer: computes it again, and compares the results.

        with stepfold.torch.verify(optimizer, model=model, max_norm=1.0) as verification:
            ...  # backward pass, clipping, and step
        print(verification)
        verification.check()  # Raises VerificationError if there is a finding.

    Without `with`, the next call of `optimizer.step` is verified.

    optimizer: any optimizer of torch, folded or not. The step of a folded optimizer is computed by
        the reference interpreter, and must have the same bits. The step of a class that can be
        folded is computed by the loop of its class in float64, and may differ within bounds
        (docs/verify.md). The step of any other class is taken again on copies, if it reaches
        nothing else.
    model: module whose parameters the optimizer should have. It gives them their names.
    max_norm, norm_type, clip_value, unclipped: clip of the gradients before the step, with values
        as for `fold`. A clip by the folded step itself is not declared here.
    grad_scaler: scaler whose `step` will call that of the optimizer.
    scheduler: scheduler that changes the optimizer.
    others: other optimizers of the model.
    max_elements: maximum number of elements that are computed again. If the step updates more, a
        sample of the parameters is. The host needs about 16 bytes, and 0.1 to 0.2 us, for each
        element.

    Returns the verification, whose `check` raises VerificationError if there is a finding.

    The training is the same as without verification. Values are compared at the end of the update,
    before hooks. With `with`, a CUDA graph may be replayed instead of a call of `step`. Settings of
    groups are then those at the beginning of the block.

    Raises TypeError or ValueError for bad arguments, which the message names.
    """
    optimizer = unwrap(optimizer)
    if not isinstance(optimizer, Optimizer):
        raise TypeError(
            f"optimizer: expected an Optimizer of torch, got {type(optimizer).__name__}"
        )
    if model is not None and not isinstance(model, Module):
        raise TypeError(f"model: expected a torch.nn.Module, got {type(model).__name__}")
    left_out = read_params("unclipped", unclipped)
    Clipping(max_norm, norm_type, clip_value)
    check_kind("max_elements", max_elements, int)
    if grad_scaler is not None and not callable(getattr(grad_scaler, "get_scale", None)):
        raise TypeError(f"grad_scaler: expected a GradScaler, got {type(grad_scaler).__name__}")
    wrapped = tuple(map(unwrap, others))
    for other in wrapped:
        if not isinstance(other, Optimizer):
            raise TypeError(f"others: expected Optimizers of torch, got {type(other).__name__}")
    clip = Clip(
        None if max_norm is None else float(max_norm),
        float(norm_type),
        None if clip_value is None else float(clip_value),
        frozenset(map(id, left_out)),
    )
    return Verification(optimizer, model, clip, grad_scaler, scheduler, wrapped, max_elements)
