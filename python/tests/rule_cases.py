"""Rules that tests fold, beside those of the examples."""

import sys
from pathlib import Path

import torch
from stepfold.torch import Rule

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

from rules import RULES as EXAMPLES

MOMENTS = {"exp_avg": torch.zeros_like, "exp_avg_sq": torch.zeros_like, "step": 0.0}
ADAM = {"lr": 1e-2, "betas": (0.9, 0.99), "eps": 1e-8, "weight_decay": 0.1}


def adabelief(param, grad, state, group):
    """J. Zhuang et al., "AdaBelief Optimizer", 2020, arXiv:2010.07468, with `maximize`."""
    beta1, beta2 = group["betas"]
    grad = -grad if group["maximize"] else grad
    state["step"] += 1
    step = state["step"].item()
    state["exp_avg"].mul_(beta1).add_(grad, alpha=1 - beta1)
    surprise = grad - state["exp_avg"]
    state["exp_avg_sq"].mul_(beta2).addcmul_(surprise, surprise, value=1 - beta2).add_(group["eps"])
    divisor = state["exp_avg_sq"].sqrt().div_((1 - beta2**step) ** 0.5).add_(group["eps"])
    param.mul_(1 - group["lr"] * group["weight_decay"])
    param.addcdiv_(state["exp_avg"], divisor, value=-group["lr"] / (1 - beta1**step))


def yogi(param, grad, state, group):
    """M. Zaheer et al., "Adaptive Methods for Nonconvex Optimization", 2018, algorithm 2."""
    beta1, beta2 = group["betas"]
    mean, square = state["exp_avg"], state["exp_avg_sq"]
    mean.lerp_(grad, 1 - beta1)
    squared = grad.square()
    square.sub_((1 - beta2) * torch.sign(square - squared) * squared)
    param.sub_(
        group["lr"] * (mean / (square.sqrt() + group["eps"]) + group["weight_decay"] * param)
    )


def novograd(param, grad, state, group):
    """B. Ginsburg et al., "Stochastic Gradient Methods with Layer-wise Adaptive Moments", 2019,
    arXiv:1905.11286: one second moment for each parameter."""
    beta1, beta2 = group["betas"]
    squared = grad.double().square().sum()
    is_first = state["norm"] == 0
    state["norm"] = torch.where(is_first, squared, state["norm"].lerp(squared, 1 - beta2))
    scaled = grad / (state["norm"].sqrt() + group["eps"]) + group["weight_decay"] * param
    state["exp_avg"] = beta1 * state["exp_avg"] + scaled
    param.sub_(group["lr"] * state["exp_avg"])


def stable_adamw(param, grad, state, group):
    """M. Wortsman et al., "Stable and low-precision training", 2023, arXiv:2304.13013: AdamW whose
    rate follows the root mean square of gradients over their moment."""
    beta1, beta2 = group["betas"]
    mean, square = state["exp_avg"], state["exp_avg_sq"]
    step = state["step"].add_(1).item()
    mean.lerp_(grad, (1 - beta1) / (1 - beta1**step))
    share = (1 - beta2) / (1 - beta2**step)
    square.lerp_(grad * grad, share)
    ratio = (grad * grad / torch.clamp(square, min=group["eps"] ** 2)).mean().sqrt()
    rate = group["lr"] / torch.clamp(ratio, min=1.0)
    param.sub_(param * rate * group["weight_decay"])
    param.sub_(rate * mean / (square.sqrt() + group["eps"]))


# With norms, whose sums have another order in a plan.
REDUCING = {"cautious_adamw", "novograd", "stable_adamw"}
RULES = {
    **EXAMPLES,
    "adabelief": Rule(adabelief, state=MOMENTS, maximize=False, **ADAM),
    "yogi": Rule(yogi, state={**MOMENTS, "exp_avg_sq": lambda p: torch.full_like(p, 1e-6)}, **ADAM),
    "novograd": Rule(novograd, state={"exp_avg": torch.zeros_like, "norm": 0.0}, **ADAM),
    "stable_adamw": Rule(stable_adamw, state=MOMENTS, **ADAM),
}
