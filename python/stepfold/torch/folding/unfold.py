"""Unfolding: a folded optimizer becomes one of torch again."""

from typing import Any

from torch import optim

from stepfold.torch.folding.fold import TOLD, check_step, find_wrapped, set_class
from stepfold.torch.folding.folded_optimizers import FOLDED, UNFOLDED, Folded, get_torch_class
from stepfold.torch.grad_scaling.scalers import take_search_back
from stepfold.torch.step.core import CORE, find_core


def unfold(optimizer: optim.Optimizer) -> optim.Optimizer:
    """Undoes `fold`. Returns the same object, of the class of torch that it had.

    The step is torch's own again, and continues from the state. Groups, state, hooks and schedulers
    stay what they are. So do values of gradients: those of `flat` get memory of their own, and
    those of `grad_dtype` the dtype of their parameter. Clips are gone. The scaler of `grad_scaler`
    and the modules that read `copies` have their classes again, unless another folded optimizer
    uses them. The optimizer can be folded again.

    Raises TypeError for what is not folded, or of a class that derives from a folded one, and
    ValueError if another method `step` is set on the optimizer. The optimizer is then as it was.
    """
    kind = check_folded(optimizer)
    check_step(optimizer, Folded.step, "remove it before")
    core = find_core(optimizer)
    if core.step is not None:
        core.step.end(optimizer)
    if core.grad_scaler is not None:
        take_search_back(core.grad_scaler, core)
    attributes = vars(optimizer)
    del attributes[CORE]
    attributes.update(core.replaced)
    attributes.update({name: core.told[name] for name in TOLD if name in core.told})
    set_class(optimizer, kind)
    return optimizer


def check_folded(optimizer: Any) -> type[optim.Optimizer]:
    """Returns the class that was folded; raises TypeError for what cannot be unfolded."""
    kind = type(optimizer)
    if kind in UNFOLDED:
        return UNFOLDED[kind]
    wrapped = find_wrapped(optimizer)
    if wrapped is not None:
        refusal = f"wraps another one, its attribute '{wrapped}': unfold that"
    elif isinstance(optimizer, Folded):
        base = FOLDED[get_torch_class(optimizer)].__name__
        refusal = f"derives from {base}, and its own methods would be lost: set its class to {base}"
    else:
        refusal = "is not folded"
    raise TypeError(f"optimizer: this {kind.__name__} {refusal}")
