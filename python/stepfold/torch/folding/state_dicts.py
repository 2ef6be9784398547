"""State dicts in float32, of optimizers with masters and of their models."""

from typing import Any

from torch import Tensor, optim
from torch.nn import Module

from stepfold.torch.folding.folded_optimizers import Folded
from stepfold.torch.step.core import find_core
from stepfold.torch.step.masters import MASTER, refresh_master


def unpacked_state_dict(optimizer: optim.Optimizer) -> dict[str, Any]:
    """Returns the state dict of a folded optimizer as torch has it for float32 parameters.

    It has no masters, and the state of parameters with masters is float32. Plain torch loads it:
    into an optimizer of float32 parameters without loss, and rounded into one of narrower ones.

    Raises TypeError for an optimizer that is not folded.
    """
    check_folded(optimizer)
    state_dict = optimizer.state_dict()
    state = {
        key: {name: value for name, value in values.items() if name != MASTER}
        if isinstance(values, dict)
        else values
        for key, values in state_dict["state"].items()
    }
    return {**state_dict, "state": {key: values for key, values in state.items() if values != {}}}


def master_state_dict(model: Module, optimizer: optim.Optimizer) -> dict[str, Any]:
    """Returns the state dict of a model with masters in place of the parameters that have one.

    An element of a master is used if it rounds to the parameter, which somebody else may have
    written since the last step. Neither the model nor the optimizer is changed. Parameters that
    have no master yet are in their own dtype. Tensors of masters are copies; the others are those
    of `model.state_dict()`.

    Raises TypeError for an optimizer that is not folded, and ValueError for one without masters.
    """
    if not isinstance(model, Module):
        raise TypeError(f"model: expected a torch.nn.Module, got {type(model).__name__}")
    check_folded(optimizer)
    if find_core(optimizer).options.master_weights is None:
        raise ValueError(
            f"optimizer: this {type(optimizer).__name__} has no masters: fold it with "
            "master_weights, or take model.state_dict()"
        )
    masters: dict[str, Tensor] = {}
    for name, param in model.named_parameters(remove_duplicate=False):
        master = optimizer.state.get(param, {}).get(MASTER)
        if master is not None:
            masters[name] = master.clone()
            refresh_master(param, masters[name])
    return {name: masters.get(name, value) for name, value in model.state_dict().items()}


def check_folded(optimizer: Any) -> None:
    """Raises TypeError for an object that is no folded optimizer."""
    if not isinstance(optimizer, Folded):
        raise TypeError(f"optimizer: this {type(optimizer).__name__} is not folded")
