"""A step of a class that can be folded, computed again by its loop, in float64.

Such a class takes a parameter at a time, so that a part of them may be computed.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.folding.folded_optimizers import Folded, find_spec, get_torch_class
from stepfold.torch.step.eager_step import make_shell, run_step
from stepfold.torch.step.states import PLAIN
from stepfold.torch.verification.elements import NARROW
from stepfold.torch.verification.values import Values, copy_value


def find_class(optimizer: Optimizer) -> type[Optimizer]:
    """The class of the plain step."""
    return get_torch_class(optimizer) if isinstance(optimizer, Folded) else type(optimizer)


def widen(value: Any) -> Any:
    """A copy in float64 of what has floating-point elements.

    Numbers stay in float32 if they are: torch computes with them so in any loop.
    """
    if isinstance(value, (tuple, list)):
        return type(value)(map(widen, value))
    if not isinstance(value, Tensor):
        return value
    is_number = value.dim() == 0 and value.dtype not in NARROW
    if value.is_floating_point() and not is_number:
        return value.to(torch.float64, copy=True)
    return value.clone()


class Loop:
    """The plain step of parameters of an optimizer, one at a time, in float64."""

    def __init__(self, optimizer: Optimizer) -> None:
        self._optimizer = optimizer
        self._kind = find_class(optimizer)
        self._spec = find_spec(optimizer, self._kind)

    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        """Whether some elements of a parameter can be computed without the others."""
        return self._spec.is_elementwise(group, param)

    def compute(self, values: Values, group: Mapping[str, Any], *, is_wide: bool = True) -> Values:
        """The parameter and its state after a step of its group.

        values: real. grad: what the update takes, unscaled and clipped.
        is_wide: whether it is computed in float64, and not in the dtypes of the tensors.
        """
        convert = widen if is_wide else copy_value
        param = torch.nn.Parameter(convert(values.param))
        plain = {key: value for key, value in PLAIN.items() if key in group}
        settings = {key: convert(value) for key, value in group.items()}
        groups = [{**settings, **plain, "params": [param]}]
        names = self._spec.eager_attributes
        shell = make_shell(self._optimizer, self._kind, groups, defaultdict(dict), names)
        if values.grad is not None:
            param.grad = convert(values.grad).to(param.dtype)
        if values.state:
            shell.state[param] = {key: convert(value) for key, value in values.state.items()}
        # What the loop creates without a device belongs beside the copies.
        with torch.device("cpu"):
            run_step(shell)
        return Values(param.detach(), param.grad, dict(shell.state.get(param, {})))
