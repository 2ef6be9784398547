#!/usr/bin/env python3
"""Trains a small model of torch with a plan, and the same model with torch's AdamW beside it.

    stepfold-compile mlp_adamw.mlir --target=host -o plan     (or --target=sm_90)
    train.py plan --device cpu                                (or cuda)

Needs torch, and `stepfold` on PYTHONPATH.
"""

import argparse

import torch
from stepfold import Plan


def make_model(device):
    torch.manual_seed(0)
    layers = torch.nn.Linear(16, 64), torch.nn.ReLU(), torch.nn.Linear(64, 1)
    return torch.nn.Sequential(*layers).to(device)


def make_batch(step, device):
    """Inputs of a smooth function, and its values."""
    x = torch.randn(256, 16, generator=torch.Generator().manual_seed(step)).to(device)
    return x, x.square().mean(dim=1, keepdim=True).sin()


def train(model, update, steps, device):
    """Trains a model; returns its losses."""
    losses = []
    for step in range(steps):
        x, y = make_batch(step, device)
        loss = torch.nn.functional.mse_loss(model(x), y)
        model.zero_grad()
        loss.backward()
        update()
        losses.append(loss.detach())
    return [loss.item() for loss in losses]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("plan")
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    parser.add_argument("--steps", type=int, default=100)
    options = parser.parse_args()

    model = make_model(options.device)
    parameters = dict(model.named_parameters())
    plan = Plan.load(options.plan)
    plan.bind(parameters)
    # The rest of the state could stay in the plan; the moments are bound to show how.
    for name, parameter in parameters.items():
        moments = {f"{name}.moment{i}": torch.zeros_like(parameter) for i in (1, 2)}
        plan.bind(moments)

    def update():
        # The backward pass makes new gradients in each step.
        plan.bind(gradients={name: p.grad for name, p in parameters.items()})
        plan.step()

    losses = train(model, update, options.steps, options.device)

    other = make_model(options.device)
    optimizer = torch.optim.AdamW(other.parameters(), lr=1e-2, weight_decay=0.01)
    expected = train(other, optimizer.step, options.steps, options.device)

    print("step  plan      torch")
    for step in range(0, options.steps, max(1, options.steps // 10)):
        print(f"{step:4}  {losses[step]:.6f}  {expected[step]:.6f}")
    difference = max(abs(a - b) / b for a, b in zip(losses, expected))
    print(f"{options.steps} steps; the losses differ by {difference:.1e} of themselves at most")


if __name__ == "__main__":
    main()
