"""The base class of Stepfold's own optimizers, and parts of their formulas."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

import torch
from torch import Tensor

from stepfold.torch.optimizers.checks import check_number, check_numbers
from stepfold.torch.optimizers.eager import EagerOptimizer
from stepfold.torch.tensors.layout import get_wide_dtype


class BaseOptimizer(EagerOptimizer):
    """An optimizer whose settings are numbers. They are rounded to the wide dtype before use."""

    # Limits by setting: each number is at least 0 and less than its limit.
    _limits: ClassVar[Mapping[str, float]]
    # Number of numbers of the setting `betas`.
    _num_betas: ClassVar[int] = 2

    @abstractmethod
    def _compute(
        self,
        param: Tensor,
        grad: Tensor,
        state: dict[str, Tensor],
        group: Mapping[str, Any],
        numbers: Mapping[str, Tensor],
    ) -> None:
        """Updates a parameter and its state in place.

        param, grad: real tensors of the wide dtype. `maximize` has negated the gradient already.
        state: state of the parameter, as real tensors.
        numbers: settings of the group, each a tensor of the wide dtype without dimensions. Those of
            `betas` have the keys `beta1`, `beta2` and so on.
        """

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Adds a group, as torch.optim.Optimizer does.

        Raises TypeError or ValueError for a bad setting, which the message names.
        """
        if isinstance(param_group, dict):
            for name, limit in self._limits.items():
                value = param_group.get(name, self.defaults[name])
                if name == "betas":
                    check_numbers(name, value, limit, self._num_betas)
                else:
                    check_number(name, value, limit)
        super().add_param_group(param_group)

    def update_param(
        self, param: Tensor, grad: Tensor, state: dict[str, Tensor], group: Mapping[str, Any]
    ) -> None:
        numbers: dict[str, Tensor] = {}
        for name in self._limits:
            if name == "betas":
                values = {f"beta{i}": value for i, value in enumerate(group[name], start=1)}
            else:
                values = {name: group[name]}
            numbers |= {key: make_number(value, param) for key, value in values.items()}
        self._compute(param, -grad if group["maximize"] else grad, state, group, numbers)


def make_number(value: Any, like: Tensor, dtype: torch.dtype | None = None) -> Tensor:
    """Returns a copy of a number as a tensor without dimensions.

    value: a number, or a tensor of one element.
    like: tensor whose device and dtype the result has.
    dtype: dtype in place of that of `like`.
    """
    number = torch.empty((), dtype=dtype or like.dtype, device=like.device)
    return number.copy_(value.reshape(())) if isinstance(value, Tensor) else number.fill_(value)


def make_zeros(param: Tensor) -> Tensor:
    """Returns zeros of the wide dtype, in the shape and order of elements of a parameter."""
    dtype = get_wide_dtype(param.dtype)
    return torch.zeros_like(param, dtype=dtype, memory_format=torch.preserve_format)


def get_norm(tensor: Tensor) -> Tensor:
    """Returns the 2-norm of all elements: the root of the sum of squares, in the tensor's dtype."""
    return tensor.square().sum().sqrt()


def adapt_rate(
    adapted: Tensor,
    group: Mapping[str, Any],
    numbers: Mapping[str, Tensor],
    norms: tuple[Tensor, Tensor],
) -> Tensor:
    """Returns the learning rate of a parameter: `adapted`, or lr.

    It is `adapted` if both norms are greater than 0, and the weight decay of the group, too. With
    `always_adapt`, the weight decay is not considered.
    """
    adapts = (norms[0] > 0) & (norms[1] > 0)
    if not group["always_adapt"]:
        adapts &= numbers["weight_decay"] > 0
    return torch.where(adapts, adapted, numbers["lr"])
