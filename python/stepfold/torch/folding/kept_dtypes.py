"""State of masters, of which torch's `load_state_dict` must not change the dtype.

torch casts each tensor of the state to the dtype of its parameter. It leaves objects that are no
tensors alone. So tensors are wrapped while torch loads a state dict.
"""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.optimizers.param_groups import get_params
from stepfold.torch.rules.rule import RuleOptimizer
from stepfold.torch.step.masters import MASTER, MASTER_DTYPE
from stepfold.torch.step.options import Options
from stepfold.torch.step.packing import EIGHT_BITS, find_option, is_packed_key
from stepfold.torch.tensors.layout import NARROW


class Kept:
    """A tensor of a state dict that is loaded in its dtype.

    device: device of its parameter.
    """

    def __init__(self, tensor: Tensor, device: torch.device) -> None:
        self._tensor, self._device = tensor, device

    def release(self) -> Tensor:
        """Returns the tensor on the device of its parameter."""
        return self._tensor.to(self._device)


def keep_dtypes(optimizer: Optimizer, state_dict: dict[str, Any]) -> dict[str, Any]:
    """Returns a state dict whose state of narrow parameters and packed state are wrapped.

    `release` follows.
    """
    params = dict(zip(get_params(state_dict["param_groups"]), get_params(optimizer.param_groups)))
    state = dict(state_dict["state"])
    for key, values in state.items():
        param = params.get(key)
        if param is None or not isinstance(values, dict):
            continue
        state[key] = {
            name: Kept(value, param.device) if is_kept(param, name, value) else value
            for name, value in values.items()
        }
    return {**state_dict, "state": state}


def is_kept(param: Tensor, name: str, value: Any) -> bool:
    if is_packed_key(name):
        return isinstance(value, Tensor)
    return param.dtype in NARROW and is_moment(name, value)


def is_moment(name: str, value: Any) -> bool:
    # torch leaves the dtype of counts alone, too.
    return isinstance(value, Tensor) and value.is_floating_point() and name != "step"


def release(state: dict[str, Any]) -> dict[str, Any]:
    """Returns attributes of an optimizer with the tensors that `keep_dtypes` has wrapped."""
    for values in state.get("state", {}).values():
        if not isinstance(values, dict):
            continue
        for name, value in values.items():
            if isinstance(value, Kept):
                values[name] = value.release()
    return state


def check_packed(optimizer: Optimizer, state_dict: Mapping[str, Any], options: Options) -> None:
    """Raises ValueError for a state dict with packed state, for an optimizer that has none."""
    for values in state_dict["state"].values():
        for key in values if isinstance(values, dict) else ():
            option = find_option(key)
            if option is not None and getattr(options, option) != EIGHT_BITS:
                raise ValueError(
                    f"the state dict has packed state ('{key}'), and this "
                    f"{type(optimizer).__name__} was folded without: fold it with "
                    f"{option}='{EIGHT_BITS}', or load the result of "
                    "stepfold.torch.unpacked_state_dict"
                )


def check_format(optimizer: Optimizer, state_dict: Mapping[str, Any]) -> None:
    """Raises ValueError for a state dict with masters, for an optimizer that has none.

    A rule may have a state of that name. torch's own optimizers load masters, and round them.
    """
    if isinstance(optimizer, RuleOptimizer) and MASTER in optimizer.rule.state:
        return
    state, params = state_dict["state"], get_params(optimizer.param_groups)
    found = (
        state[key][MASTER]
        for key, param in zip(get_params(state_dict["param_groups"]), params)
        if param.dtype in NARROW and isinstance(state.get(key), dict) and MASTER in state[key]
    )
    if any(isinstance(value, Tensor) and value.dtype == MASTER_DTYPE for value in found):
        raise ValueError(
            f"the state dict has masters ('{MASTER}'), and this {type(optimizer).__name__} was "
            "folded without: fold it with master_weights=torch.float32, or load the result of "
            "stepfold.torch.unpacked_state_dict"
        )
