"""Local parts of DTensors, as the parameters of an optimizer on this rank."""

from collections import defaultdict
from collections.abc import Iterable
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
    state: defaultdict[Tensor, dict[str, Any]] = defaultdict(dict)
    for param in params:
        shard = shards[param] = get_local(param).detach()
        shard.grad = None if param.grad is None else get_local(param.grad)
        for key, value in optimizer.state.get(param, {}).items():
            state[shard][key] = get_local(value) if isinstance(value, Tensor) else value
    groups = [
        {**group, "params": [shards[param] for param in group["params"] if param in shards]}
        for group in optimizer.param_groups
    ]
    kept = {name: getattr(optimizer, name) for name in attributes}
    return SimpleNamespace(**kept, state=state, param_groups=groups)
