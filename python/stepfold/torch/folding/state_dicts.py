"""State dicts in float32, of optimizers with masters and of their models."""

from typing import Any

from torch import Tensor, optim
from torch.nn import Module

from stepfold.torch.folding.folded_optimizers import Folded, as_optimizer, find_step
from stepfold.torch.folding.kept_dtypes import is_moment
from stepfold.torch.optimizers.param_groups import get_params
from stepfold.torch.step.core import find_core
from stepfold.torch.step.masters import MASTER, MASTER_DTYPE, refresh_master
from stepfold.torch.step.packing import unpack_state
from stepfold.torch.tensors.layout import NARROW


def unpacked_state_dict(optimizer: optim.Optimizer) -> dict[str, Any]:
    """Returns the state dict of a folded optimizer as torch has it for float32 parameters.

    It has no masters and nothing packed, and the moments of parameters with masters are float32.
    Plain torch loads it: into an optimizer of float32 parameters without loss, and rounded into one
    of narrower ones.

    Raises TypeError for an optimizer that is not folded, and ValueError for one whose state is
    torch's own.
    """
    check_keeps_dtypes(optimizer)
    state_dict = optimizer.state_dict()
    state = dict(state_dict["state"])
    keys = get_params(state_dict["param_groups"])
    for key, param in zip(keys, get_params(optimizer.param_groups)):
        if key not in state:
            continue
        state[key] = unpack_state(state[key])
        if param.dtype not in NARROW:
            continue
        state[key] = {
            name: value.to(MASTER_DTYPE)
            if is_moment(name, value) and value.dtype in NARROW
            else value
            for name, value in state[key].items()
            if name != MASTER
        }
    return {**state_dict, "state": {key: values for key, values in state.items() if values != {}}}


def master_state_dict(model: Module, optimizer: optim.Optimizer) -> dict[str, Any]:
    """Returns the state dict of a model with masters in place of the parameters that have one.

    An element of a master is used if it rounds to the parameter, which somebody else may have
    written since the last step. Neither the model nor the optimizer is changed. Parameters that
    have no master yet are in their own dtype. Tensors of masters are copies; the others are those
    of `model.state_dict()`.

    Raises TypeError for an optimizer that is not folded, and ValueError for one without masters, or
    for a master that does not suit its parameter.
    """
    if not isinstance(model, Module):
        raise TypeError(f"model: expected a torch.nn.Module, got {type(model).__name__}")
    folded = check_has_masters(optimizer)
    step, known = find_step(folded), set(map(id, get_params(optimizer.param_groups)))
    masters: dict[int, Tensor] = {}

    def convert(value: Any) -> Any:
        if not isinstance(value, Tensor):
            return value
        master = step.find_master(optimizer, value) if id(value) in known else None
        if master is None:
            return value.detach()
        if id(value) not in masters:
            masters[id(value)] = master.clone()
            if MASTER in optimizer.state.get(value, {}):
                refresh_master(value, masters[id(value)])
        return masters[id(value)]

    # Hooks may change names, so values are found by themselves.
    return {name: convert(value) for name, value in model.state_dict(keep_vars=True).items()}


def check_has_masters(optimizer: Any) -> Folded:
    """Returns the optimizer.

    Raises TypeError for an object that is no folded optimizer, and ValueError for one without
    masters.
    """
    folded = check_keeps_dtypes(optimizer)
    if find_core(folded).options.master_weights is None:
        raise refuse(folded)
    return folded


def check_keeps_dtypes(optimizer: Any) -> Folded:
    """Returns the optimizer.

    Raises TypeError for an object that is no folded optimizer, and ValueError for one whose state
    is torch's own.
    """
    if not isinstance(optimizer, Folded):
        raise TypeError(f"optimizer: this {type(optimizer).__name__} is not folded")
    if not find_core(optimizer).options.keeps_dtypes:
        raise refuse(optimizer)
    return optimizer


def refuse(optimizer: Folded) -> ValueError:
    name = type(as_optimizer(optimizer)).__name__
    return ValueError(
        f"optimizer: this {name} has no masters: fold it with master_weights, or take the "
        "state_dict() of the model and the optimizer"
    )
