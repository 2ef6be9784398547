"""LAMB: Adam with a learning rate for each parameter."""

import math
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim.optimizer import ParamsT

from stepfold.torch.optimizers.base import (
    BaseOptimizer,
    adapt_rate,
    get_norm,
    make_number,
    make_zeros,
)


class LAMB(BaseOptimizer):
    """Adam with decoupled weight decay, whose rate follows the norm of each parameter.

        m    = beta1 * m + (1 - beta1) * g
        n    = beta2 * n + (1 - beta2) * g * g
        r    = (m / (1 - beta1^t)) / (sqrt(n / (1 - beta2^t)) + eps) + weight_decay * p
        rate = lr * |p| / |r|    adapted, else lr
        p    = p - rate * r

    |p| and |r| are the 2-norms of a parameter and its direction. The rate is adapted if they and
    `weight_decay` are greater than 0. So a group with `weight_decay=0`, such as biases and
    normalizations, has the update of Adam.

    params: parameters, or groups of them with settings of their own.
    lr: global learning rate.
    betas: decay rates of the moments m and n, less than 1.
    eps: number that is added to the denominator, in the unit of a gradient.
    weight_decay: factor of the parameter in the direction.
    always_adapt: True to adapt the rate without weight decay, too.
    maximize: True to ascend, with the negated gradient.

    Settings that are numbers may be tensors of one element, and may change between steps. The state
    of a parameter is `exp_avg` and `exp_avg_sq`, the moments in its shape and the wide dtype, and
    `beta1_power` and `beta2_power`, the beta^t of the next step: float64 tensors without
    dimensions, on the parameter's device. After a change of a beta, its power is multiplied by the
    new beta.

    Raises TypeError or ValueError for a number that is not finite and at least 0, or for a beta
    that is not less than 1.

    Sources: Y. You et al., "Large Batch Optimization for Deep Learning: Training BERT in 76
    minutes", 2019, arXiv:1904.00962, algorithm 2, with the identity for its function phi; the
    authors' implementation for TensorFlow, whose exclusions from weight decay are those from
    adaptation, too, and which has these betas and eps; and PaddlePaddle's `lamb`.
    """

    _limits = {"lr": math.inf, "betas": 1.0, "eps": math.inf, "weight_decay": math.inf}

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999),
        eps: float | Tensor = 1e-6,
        weight_decay: float | Tensor = 1e-2,
        *,
        always_adapt: bool = False,
        maximize: bool = False,
    ) -> None:
        defaults = {
            "lr": lr,
            "betas": betas,
            "eps": eps,
            "weight_decay": weight_decay,
            "always_adapt": always_adapt,
            "maximize": maximize,
        }
        super().__init__(params, defaults)

    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        powers = [make_number(beta, param, torch.float64) for beta in group["betas"]]
        return {
            "exp_avg": make_zeros(param),
            "exp_avg_sq": make_zeros(param),
            "beta1_power": powers[0],
            "beta2_power": powers[1],
        }

    def _compute(
        self,
        param: Tensor,
        grad: Tensor,
        state: dict[str, Tensor],
        group: Mapping[str, Any],
        numbers: Mapping[str, Tensor],
    ) -> None:
        lr, decay = numbers["lr"], numbers["weight_decay"]
        beta1, beta2 = numbers["beta1"], numbers["beta2"]
        powers = [state["beta1_power"], state["beta2_power"]]
        correction1, correction2 = ((1 - power).to(param.dtype) for power in powers)
        mean = state["exp_avg"].copy_(beta1 * state["exp_avg"] + (1 - beta1) * grad)
        square = state["exp_avg_sq"]
        square.copy_(beta2 * square + (1 - beta2) * grad * grad)
        divisor = (square / correction2).sqrt() + numbers["eps"]
        direction = (mean / correction1) / divisor + decay * param
        norm, direction_norm = get_norm(param), get_norm(direction)
        adapted = lr * (norm / direction_norm)
        rate = adapt_rate(adapted, group, numbers, (norm, direction_norm))
        param.sub_(rate * direction)
        for power, beta in zip(powers, group["betas"]):
            power.mul_(make_number(beta, power))
