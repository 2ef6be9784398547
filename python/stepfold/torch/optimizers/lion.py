"""Lion: the sign of an interpolated momentum."""

import math
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from stepfold.torch.optimizers.base import BaseOptimizer, make_zeros


class Lion(BaseOptimizer):
    """An optimizer that steps by the sign of a mean of gradients, with decoupled weight decay.

        c = beta1 * m + (1 - beta1) * g
        p = p * (1 - lr * weight_decay) - lr * sign(c)
        m = beta2 * m + (1 - beta2) * g

    The sign of 0 is 0, and that of NaN is NaN.

    params: parameters, or groups of them with settings of their own.
    lr: learning rate, the distance that each element moves in a step without weight decay.
    betas: weight of the mean m in the direction c, and decay rate of m; less than 1.
    weight_decay: factor of the decay of a parameter, which is multiplied by `lr`.
    maximize: True to ascend, with the negated gradient.

    Settings that are numbers may be tensors of one element, and may change between steps. The state
    of a parameter is `exp_avg`, the mean in its shape and the wide dtype.

    Raises TypeError or ValueError for a number that is not finite and at least 0, or for a beta
    that is not less than 1.

    Source: X. Chen et al., "Symbolic Discovery of Optimization Algorithms", 2023,
    arXiv:2302.06675, algorithm 2, and the authors' implementation for PyTorch, whose defaults
    these are.
    """

    _limits = {"lr": math.inf, "betas": 1.0, "weight_decay": math.inf}

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-4,
        betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.99),
        weight_decay: float | Tensor = 0.0,
        *,
        maximize: bool = False,
    ) -> None:
        defaults = {"lr": lr, "betas": betas, "weight_decay": weight_decay, "maximize": maximize}
        super().__init__(params, defaults)

    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        return {"exp_avg": make_zeros(param)}

    def _compute(
        self,
        param: Tensor,
        grad: Tensor,
        state: dict[str, Tensor],
        group: Mapping[str, Any],
        numbers: Mapping[str, Tensor],
    ) -> None:
        lr, beta1, beta2 = numbers["lr"], numbers["beta1"], numbers["beta2"]
        mean = state["exp_avg"]
        direction = beta1 * mean + (1 - beta1) * grad
        # torch's sign of NaN is 0, which would hide the NaN.
        sign = direction.sign().masked_fill_(direction.isnan(), torch.nan)
        param.mul_(1 - lr * numbers["weight_decay"]).sub_(lr * sign)
        mean.copy_(beta2 * mean + (1 - beta2) * grad)
