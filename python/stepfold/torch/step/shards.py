"""Stand-ins of parameters for torch's own loop, such as the local parts of DTensors."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import Any

from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.tensors.layout import get_local


def localize(optimizer: Optimizer, params: Iterable[Tensor], attributes: Iterable[str]) -> Any:
    """Returns an object with groups and state of an optimizer for some of its parameters.

    attributes: names of further attributes of the optimizer that the object gets.

    DTensors are replaced by their local tensors, in the same memory. So an update in place updates
    the parameters of the optimizer. torch's loops do not support DTensors in all their operations.
    """
    shards = {}
    for param in params:
        shard = shards[param] = get_local(param).detach()
        shard.grad = None if param.grad is None else get_local(param.grad)
    return replace_params(optimizer, shards, attributes, lambda _, value: get_local(value))


def replace_params(
    optimizer: Optimizer,
    stand_ins: Mapping[Tensor, Tensor],
    attributes: Iterable[str],
    convert: Callable[[str, Tensor], Tensor],
) -> Any:
    """Returns an object with groups and state of an optimizer for stand-ins of some parameters.

    stand_ins: stand-ins by parameter, with their gradients.
    attributes: names of further attributes of the optimizer that the object gets.
    convert: function of a key and a tensor of the state, which returns that of the stand-in.
    """
    state: defaultdict[Tensor, dict[str, Any]] = defaultdict(dict)
    for param, stand_in in stand_ins.items():
        for key, value in optimizer.state.get(param, {}).items():
            state[stand_in][key] = convert(key, value) if isinstance(value, Tensor) else value
    groups = [
        {**group, "params": [stand_ins[param] for param in group["params"] if param in stand_ins]}
        for group in optimizer.param_groups
    ]
    kept = {name: getattr(optimizer, name) for name in attributes}
    return SimpleNamespace(**kept, state=state, param_groups=groups)
