"""`verify`: the next step of an optimizer is computed again, and compared."""

from collections.abc import Iterable
from typing import Any

from torch import Tensor
from torch.nn import Module
from torch.optim import Optimizer

from stepfold.torch.optimizers.checks import check_kind
from stepfold.torch.step.clipping import Clipping, read_unclipped
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
    """Has the next step of an optimizer computed again, and compared with what it does.

        with stepfold.torch.verify(optimizer, model=model, max_norm=1.0) as verification:
            ...  # backward pass, clipping, and step
        print(verification)
        verification.check()  # Raises VerificationError if there is a finding.

    Without `with`, the next call of `optimizer.step` is verified, wherever it is.

    optimizer: any optimizer of torch, folded or not. A step of a folded one is computed by the
        reference interpreter, and must have its bits. One of a class that can be folded is computed
        by the loop of its class in float64, and may differ within bounds (docs/verify.md). One of
        another class is taken again on copies, if it reaches nothing else.
    model: the module whose parameters the optimizer should have. It also gives them their names.
    max_norm, norm_type, clip_value, unclipped: what is done to gradients before the step, as for
        `fold`. Not what a folded step itself does.
    grad_scaler: the scaler whose `step` will call that of the optimizer.
    scheduler: the scheduler that changes the optimizer.
    others: the other optimizers of the model.
    max_elements: if the step updates more, a sample of the parameters is computed again. The host
        needs some 16 bytes for each of them, and 0.1 to 0.2 us.

    The training is the same as without verification. Values are compared at the end of the update,
    before hooks. With `with`, a CUDA graph may be replayed in place of a call of `step`; settings
    of groups are those of the beginning then.

    Raises TypeError or ValueError for arguments of another kind.
    """
    optimizer = unwrap(optimizer)
    if not isinstance(optimizer, Optimizer):
        raise TypeError(
            f"optimizer: expected an Optimizer of torch, got {type(optimizer).__name__}"
        )
    if model is not None and not isinstance(model, Module):
        raise TypeError(f"model: expected a torch.nn.Module, got {type(model).__name__}")
    left_out = read_unclipped(unclipped)
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
