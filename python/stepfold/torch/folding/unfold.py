"""Unfolding, which makes a folded optimizer one of torch again."""

from typing import Any

from torch import optim

from stepfold.torch.folding.fold import SCALER_ATTRIBUTES, check_step, find_wrapped, set_class
from stepfold.torch.folding.folded_optimizers import (
    FOLDED,
    UNFOLDED,
    Folded,
    find_step,
    get_torch_class,
)
from stepfold.torch.grad_scaling.scalers import take_search_back
from stepfold.torch.step.core import CORE, find_core


def unfold(optimizer: optim.Optimizer) -> optim.Optimizer:
    """Undoes `fold`. Returns the same object, of the class of torch that it had.

    The step is torch's own again, and continues from the state. Groups, state, hooks and schedulers
    stay what they are, but without masters, and with state in the dtype of the parameters that had
    one. Gradients keep their values: those of `flat` get memory of their own, and those of
    `grad_dtype` get the dtype of their parameter. Clips are removed. The scaler of
    `grad_scaler` and the modules that read `copies` get their classes back, unless another folded
    optimizer uses them. The optimizer can be folded again.

    Raises TypeError for an object that is not folded, or whose class derives from a folded one, and
    ValueError if the optimizer has another `step`. After an error, the optimizer is as it was.
    """
    optimizer_class = check_folded(optimizer)
    check_step(optimizer, Folded.step, "remove it before")
    core = find_core(optimizer)
    # A copy has no step yet, and may have masters.
    folded: Any = optimizer
    find_step(folded).end(optimizer)
    if core.grad_scaler is not None:
        take_search_back(core.grad_scaler, core)
    attributes = vars(optimizer)
    del attributes[CORE]
    attributes.update(core.replaced)
    scaled = core.scaler_attributes
    attributes.update({name: scaled[name] for name in SCALER_ATTRIBUTES if name in scaled})
    set_class(optimizer, optimizer_class)
    return optimizer


def check_folded(optimizer: Any) -> type[optim.Optimizer]:
    """Returns the class of an optimizer before it was folded.

    Raises TypeError if it cannot be unfolded.
    """
    optimizer_class = type(optimizer)
    if optimizer_class in UNFOLDED:
        return UNFOLDED[optimizer_class]
    wrapped = find_wrapped(optimizer)
    if wrapped is not None:
        refusal = f"wraps another one, its attribute '{wrapped}': unfold that"
    elif isinstance(optimizer, Folded):
        base = FOLDED[get_torch_class(optimizer)].__name__
        refusal = f"derives from {base}, and its own methods would be lost: set its class to {base}"
    else:
        refusal = "is not folded"
    raise TypeError(f"optimizer: this {optimizer_class.__name__} {refusal}")
