#!/usr/bin/env python3
"""Trains a small model of torch with a plan, and the same model with torch's AdamW beside it.

    stepfold-compile mlp_adamw.mlir --target=host -o plan     (or --target=sm_90)
    train.py plan --device cpu                                (or cuda)

Needs torch, and `stepfold` on PYTHONPATH.
"""

import argparse

import torch
from stepfold import Plan

STEPS = 100


def train(device, make_update):
    """Trains a model; returns its losses.

    make_update: of a model, makes what is called when gradients are ready.
    """
    torch.manual_seed(0)
    layers = torch.nn.Linear(16, 64), torch.nn.ReLU(), torch.nn.Linear(64, 1)
    model = torch.nn.Sequential(*layers).to(device)
    update, losses = make_update(model), []
    for _ in range(STEPS):
        x = torch.randn(256, 16).to(device)
        y = x.square().mean(dim=1, keepdim=True).sin()
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
    options = parser.parse_args()

    def use_plan(model):
        plan, parameters = Plan.load(options.plan), dict(model.named_parameters())
        plan.bind(parameters)  # The rest of the state lies in the plan.

        def update():
            # The backward pass makes new gradients in each step.
            plan.bind(gradients={name: p.grad for name, p in parameters.items()})
            plan.step()

        return update

    def use_torch(model):
        return torch.optim.AdamW(model.parameters(), lr=1e-2, weight_decay=0.01).step

    losses, expected = train(options.device, use_plan), train(options.device, use_torch)
    print("step  plan      torch")
    for step in range(0, STEPS, STEPS // 10):
        print(f"{step:4}  {losses[step]:.6f}  {expected[step]:.6f}")
    difference = max(abs(a - b) / b for a, b in zip(losses, expected))
    print(f"{STEPS} steps; the losses differ by {difference:.1e} of themselves at most")


if __name__ == "__main__":
    main()
