"""LARS: momentum with a learning rate for each parameter."""

import math
from collections.abc import Mapping
from typing import Any

from torch import Tensor
from torch.optim.optimizer import ParamsT

from stepfold.torch.optimizers.base import BaseOptimizer, adapt_rate, get_norm, make_zeros


class LARS(BaseOptimizer):
    """Layer-wise adaptive rate scaling: momentum whose rate follows the norm of each parameter.

        rate = lr * trust_coefficient * |p| / (weight_decay * |p| + |g| + eps)    adapted, else lr
        v    = momentum * v + rate * (g + weight_decay * p)
        p    = p - v

    |p| and |g| are the 2-norms of a parameter and its gradient. The rate is adapted if they and
    `weight_decay` are greater than 0. So a group with `weight_decay=0`, such as biases and
    normalizations, has plain momentum. The velocity v contains the rate, as in the paper: a change
    of `lr` has no effect on the velocity of earlier steps.

    params: parameters, or groups of them with settings of their own.
    lr: global learning rate. It has no default, since the paper has no value for all models.
    momentum: factor of the velocity in a step.
    weight_decay: factor of the parameter that is added to the gradient.
    trust_coefficient: maximum ratio of a step without momentum to the norm of the parameter, for an
        lr of 1.
    eps: number that is added to the norm of the gradient.
    always_adapt: True to adapt the rate without weight decay, too.
    maximize: True to ascend, with the negated gradient.

    Settings that are numbers may be tensors of one element, and may change between steps. The state
    of a parameter is `momentum_buffer`, the velocity in its shape and the wide dtype.

    Raises TypeError or ValueError for a number that is not finite and at least 0.

    Sources: Y. You, I. Gitman, B. Ginsburg, "Large Batch Training of Convolutional Networks",
    2017, arXiv:1708.03888, algorithm 1, whose values the defaults are; and, where norms or the
    decay are 0, PaddlePaddle's `lars_momentum`. TensorFlow's LARS with `classic_momentum` has the
    same velocity; timm's `Lars` has one without the rate.
    """

    _limits = dict.fromkeys(
        ("lr", "momentum", "weight_decay", "trust_coefficient", "eps"), math.inf
    )

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor,
        momentum: float | Tensor = 0.9,
        weight_decay: float | Tensor = 5e-4,
        *,
        trust_coefficient: float | Tensor = 1e-3,
        eps: float | Tensor = 0.0,
        always_adapt: bool = False,
        maximize: bool = False,
    ) -> None:
        defaults = {
            "lr": lr,
            "momentum": momentum,
            "weight_decay": weight_decay,
            "trust_coefficient": trust_coefficient,
            "eps": eps,
            "always_adapt": always_adapt,
            "maximize": maximize,
        }
        super().__init__(params, defaults)

    def _make_state(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Tensor]:
        return {"momentum_buffer": make_zeros(param)}

    def _compute(
        self,
        param: Tensor,
        grad: Tensor,
        state: dict[str, Tensor],
        group: Mapping[str, Any],
        numbers: Mapping[str, Tensor],
    ) -> None:
        lr, decay = numbers["lr"], numbers["weight_decay"]
        norm, grad_norm = get_norm(param), get_norm(grad)
        ratio = lr * numbers["trust_coefficient"] * norm
        ratio /= decay * norm + grad_norm + numbers["eps"]
        rate = adapt_rate(ratio, group, numbers, (norm, grad_norm))
        velocity = state["momentum_buffer"]
        velocity.mul_(numbers["momentum"]).add_(rate * (decay * param + grad))
        param.sub_(velocity)
