#!/usr/bin/env python3
"""Trains a small model of torch with a plan, and the same model with torch's AdamW beside it.

Usage:
    stepfold-compile mlp_adamw.mlir --target=host -o plan     (or --target=sm_90)
    train.py plan --device cpu                                (or cuda)
"""

import argparse

from stepfold import Plan  # From the folder python/, which belongs on PYTHONPATH.
from torch import manual_seed, nn, optim, randn

STEPS = 100


def train(device, make_update):
    """Returns a model's losses. make_update(model) makes what is called with gradients ready."""
    manual_seed(0)
    model = nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 1)).to(device)
    update, losses = make_update(model), []
    for _ in range(STEPS):
        x = randn(256, 16).to(device)
        y = x.square().mean(dim=1, keepdim=True).sin()
        loss = nn.functional.mse_loss(model(x), y)
        model.zero_grad()
        loss.backward()
        update()
        losses.append(loss.detach())
    return [loss.item() for loss in losses]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("plan")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    options = parser.parse_args()

    def use_plan(model):
        plan, parameters = Plan.load(options.plan), dict(model.named_parameters())
        plan.bind(parameters)  # The rest of the state lies in the plan.

        def update():  # The backward pass makes new gradients in each step.
            plan.bind(gradients={name: p.grad for name, p in parameters.items()})
            plan.step()

        return update

    def use_torch(model):
        return optim.AdamW(model.parameters(), lr=1e-2, weight_decay=0.01).step

    losses, expected = train(options.device, use_plan), train(options.device, use_torch)
    for step in range(0, STEPS, STEPS // 10):
        print(f"{step:4}  plan {losses[step]:.6f}  torch {expected[step]:.6f}")
    difference = max(abs(a - b) / b for a, b in zip(losses, expected))
    print(f"{STEPS} steps; the losses differ by {difference:.1e} of themselves at most")


if __name__ == "__main__":
    main()
