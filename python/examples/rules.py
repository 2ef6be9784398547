#!/usr/bin/env python3
"""Optimizers that are rules: Python functions of one parameter, which folding compiles.

    rules.py                        (all of them; --rule adan, --device cuda, --steps 200)
    rules.py --plain                (the same without folding: the same losses)

PYTHONPATH contains the folder python/, unless Stepfold is installed.
"""

import argparse
from collections.abc import Mapping
from typing import Any

import stepfold.torch
import torch
from stepfold.torch import Rule
from torch import Tensor, nn

State = dict[str, Any]
Group = Mapping[str, Any]


def ademamix(param: Tensor, grad: Tensor, state: State, group: Group) -> None:
    """Adam with a second, slow mean of gradients.

    M. Pagliardini, P. Ablin, D. Grangier, "The AdEMAMix Optimizer: Better, Faster, Older", 2024,
    arXiv:2409.03137, without the schedules of alpha and the third beta: groups may have them.
    """
    beta1, beta2, beta3 = group["betas"]
    fast, slow, square = state["fast"], state["slow"], state["square"]
    step = state["step"].add_(1).item()
    fast.lerp_(grad, 1 - beta1)
    slow.lerp_(grad, 1 - beta3)
    square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
    divisor = (square / (1 - beta2**step)).sqrt() + group["eps"]
    direction = (fast / (1 - beta1**step) + group["alpha"] * slow) / divisor
    param.sub_(group["lr"] * (direction + group["weight_decay"] * param))


AdEMAMix = Rule(
    ademamix,
    state={
        "fast": torch.zeros_like,
        "slow": torch.zeros_like,
        "square": torch.zeros_like,
        "step": 0.0,
    },
    lr=1e-3,
    betas=(0.9, 0.999, 0.9999),
    alpha=5.0,
    eps=1e-8,
    weight_decay=0.0,
)


def cautious_adamw(param: Tensor, grad: Tensor, state: State, group: Group) -> None:
    """AdamW that moves only where its direction and the gradient agree.

    K. Liang, L. Chen, B. Liu, Q. Liu, "Cautious Optimizers: Improving Training with One Line of
    Code", 2024, arXiv:2411.16085.
    """
    beta1, beta2 = group["betas"]
    mean, square = state["exp_avg"], state["exp_avg_sq"]
    step = state["step"].add_(1).item()
    mean.lerp_(grad, 1 - beta1)
    square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
    divisor = (square / (1 - beta2**step)).sqrt() + group["eps"]
    mask = (mean * grad > 0).to(grad.dtype)
    mask /= mask.mean().clamp(min=1e-3)
    param.mul_(1 - group["lr"] * group["weight_decay"])
    param.addcdiv_(mean * mask, divisor, value=-group["lr"] / (1 - beta1**step))


CautiousAdamW = Rule(
    cautious_adamw,
    state={"exp_avg": torch.zeros_like, "exp_avg_sq": torch.zeros_like, "step": 0.0},
    lr=1e-3,
    betas=(0.9, 0.999),
    eps=1e-8,
    weight_decay=0.0,
)


def adan(param: Tensor, grad: Tensor, state: State, group: Group) -> None:
    """Nesterov momentum of gradients and of their differences, over a root of both.

    X. Xie, P. Zhou, H. Li, Z. Lin, S. Yan, "Adan: Adaptive Nesterov Momentum Algorithm for Faster
    Optimizing Deep Models", 2022, arXiv:2208.06677. Betas are those of the authors' code: one less
    those of the paper.
    """
    beta1, beta2, beta3 = group["betas"]
    mean, change, square = state["mean"], state["change"], state["square"]
    count = state["step"].add_(1)
    step = count.item()
    # The first gradient has none before it.
    difference = torch.where(count == 1, 0.0, grad - state["previous"])
    mean.lerp_(grad, 1 - beta1)
    change.lerp_(difference, 1 - beta2)
    ahead = grad + beta2 * difference
    square.mul_(beta3).addcmul_(ahead, ahead, value=1 - beta3)
    divisor = (square / (1 - beta3**step)).sqrt() + group["eps"]
    direction = mean / (1 - beta1**step) + beta2 * change / (1 - beta2**step)
    param.sub_(group["lr"] * direction / divisor).div_(1 + group["lr"] * group["weight_decay"])
    state["previous"].copy_(grad)


Adan = Rule(
    adan,
    state={
        "mean": torch.zeros_like,
        "change": torch.zeros_like,
        "square": torch.zeros_like,
        "previous": torch.zeros_like,
        "step": 0.0,
    },
    lr=1e-3,
    betas=(0.98, 0.92, 0.99),
    eps=1e-8,
    weight_decay=0.0,
)


def tiger(param: Tensor, grad: Tensor, state: State, group: Group) -> None:
    """The sign of a mean of gradients: Lion with one beta.

    J. Su, "Tiger: A Tight-fisted Optimizer", 2023, https://github.com/bojone/tiger.
    """
    mean = state["exp_avg"].lerp_(grad, 1 - group["beta"])
    param.sub_(group["lr"] * (mean.sign() + group["weight_decay"] * param))


Tiger = Rule(tiger, state={"exp_avg": torch.zeros_like}, lr=1e-3, beta=0.965, weight_decay=0.01)


def schedule_free_adamw(param: Tensor, grad: Tensor, state: State, group: Group) -> None:
    """AdamW whose parameters are between a sequence of iterates and their average.

    A. Defazio, X. Yang, H. Mehta, K. Mishchenko, A. Khaled, A. Cutkosky, "The Road Less Scheduled",
    2024, arXiv:2405.15682. Parameters are those of training; those of evaluation are
    `param.lerp(state["iterate"], 1 - 1 / beta1)`. The learning rate is greater than 0.
    """
    beta1, beta2 = group["betas"]
    iterate, square = state["iterate"], state["exp_avg_sq"]
    step = state["step"].add_(1).item()
    lr = group["lr"] * torch.sym_min(step / group["warmup"], 1.0)
    largest = torch.sym_max(state["largest_lr"].item(), lr)
    state["largest_lr"].copy_(largest)
    weight = largest**2
    share = weight / state["weights"].add_(weight).item()
    square.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
    direction = grad / ((square / (1 - beta2**step)).sqrt() + group["eps"])
    direction += group["weight_decay"] * param
    param.lerp_(iterate, share)
    param.add_(direction, alpha=lr * (beta1 * (1 - share) - 1))
    iterate.sub_(direction, alpha=lr)


ScheduleFreeAdamW = Rule(
    schedule_free_adamw,
    state={
        "iterate": torch.clone,
        "exp_avg_sq": torch.zeros_like,
        "step": 0.0,
        "largest_lr": 0.0,
        "weights": 0.0,
    },
    lr=2.5e-3,
    betas=(0.9, 0.999),
    eps=1e-8,
    weight_decay=0.0,
    warmup=1.0,
)


def averaged_sgd(param: Tensor, grad: Tensor, state: State, group: Group) -> None:
    """SGD with momentum, and an exponential moving average of the parameters.

    The average is what `torch.optim.swa_utils.get_ema_multi_avg_fn` computes after the step.
    """
    buffer = state["momentum_buffer"].mul_(group["momentum"]).add_(grad)
    param.sub_(group["lr"] * (buffer + group["weight_decay"] * param))
    state["average"].lerp_(param, 1 - group["decay"])


AveragedSGD = Rule(
    averaged_sgd,
    state={"momentum_buffer": torch.zeros_like, "average": torch.clone},
    lr=1e-2,
    momentum=0.9,
    weight_decay=0.0,
    decay=0.999,
)

RULES = {
    rule.name: rule
    for rule in (AdEMAMix, CautiousAdamW, Adan, Tiger, ScheduleFreeAdamW, AveragedSGD)
}


def train(rule: Rule, arguments: argparse.Namespace) -> None:
    """Trains a small network, and prints the loss of every tenth step."""
    torch.manual_seed(0)
    device = arguments.device
    model = nn.Sequential(nn.Linear(16, 64), nn.Tanh(), nn.Linear(64, 1)).to(device)
    optimizer: torch.optim.Optimizer = rule(model.parameters())
    if not arguments.plain:
        optimizer = stepfold.torch.fold(optimizer, model=model)
    print(f"{rule.name}:")
    print(type(optimizer).__name__)
    for step in range(arguments.steps):
        x = torch.randn(256, 16).to(device)
        loss = nn.functional.mse_loss(model(x).squeeze(1), x.square().mean(dim=1).sin())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 10 == 9:
            print(f"step {step + 1} loss {loss.item():.6f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains with optimizers that are rules.")
    parser.add_argument("--rule", choices=RULES, help="train with this one alone")
    parser.add_argument("--plain", action="store_true", help="do not fold")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--steps", type=int, default=100)
    arguments = parser.parse_args()
    for name in [arguments.rule] if arguments.rule else RULES:
        train(RULES[name], arguments)


if __name__ == "__main__":
    main()
