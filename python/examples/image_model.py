#!/usr/bin/env python3
"""Trains a small ResNet on images made here, with SGD or LARS, folded, and a cosine schedule.

    image_model.py                          (--optimizer lars, --device cuda, --steps 200)
    image_model.py --plain                  (the same without folding: the same losses)

PYTHONPATH contains the folder python/, unless Stepfold is installed.
"""

import argparse

import stepfold.torch
import torch
from torch import Tensor, nn, optim

CLASSES, SIDE = 4, 16


class Block(nn.Module):
    """Two convolutions beside a shortcut. Makes images half as wide if `stride` is 2."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride, padding=1, bias=False),
            nn.BatchNorm2d(outputs),
            nn.ReLU(),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False),
            nn.BatchNorm2d(outputs),
        )
        self.shortcut = nn.Conv2d(inputs, outputs, 1, stride, bias=False)

    def forward(self, images: Tensor) -> Tensor:
        return torch.relu(self.layers(images) + self.shortcut(images))


def make_model(width: int) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(3, width, 3, padding=1, bias=False),
        nn.BatchNorm2d(width),
        nn.ReLU(),
        Block(width, width, 1),
        Block(width, 2 * width, 2),
        Block(2 * width, 4 * width, 2),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(4 * width, CLASSES),
    )


def make_batch(size: int, step: int) -> tuple[Tensor, Tensor]:
    """Images of stripes, whose direction is the label, under noise; the same for each step."""
    generator = torch.Generator().manual_seed(step)
    labels = torch.randint(CLASSES, (size,), generator=generator)
    y, x = torch.meshgrid(torch.arange(SIDE), torch.arange(SIDE), indexing="ij")
    angles = labels[:, None, None] * torch.pi / CLASSES
    stripes = torch.sin(x * torch.cos(angles) + y * torch.sin(angles))
    noise = torch.randn(size, 3, SIDE, SIDE, generator=generator)
    return stripes[:, None] + noise, labels


def make_optimizer(
    model: nn.Module, name: str, lr: float | None
) -> stepfold.torch.LARS | optim.SGD:
    """Weights decay; biases and normalizations do not, and LARS does not adapt their rates."""
    decayed = [param for param in model.parameters() if param.ndim > 1]
    others = [param for param in model.parameters() if param.ndim <= 1]
    groups = [{"params": decayed, "weight_decay": 5e-4}, {"params": others, "weight_decay": 0.0}]
    if name == "lars":
        return stepfold.torch.LARS(groups, lr=lr or 0.5, momentum=0.9, trust_coefficient=0.02)
    return optim.SGD(groups, lr=lr or 0.05, momentum=0.9, nesterov=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--optimizer", choices=["sgd", "lars"], default="sgd")
    parser.add_argument("--lr", type=float, help="the largest one; the default is the optimizer's")
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--batch", type=int, default=32, help="images in a step")
    parser.add_argument("--width", type=int, default=16, help="channels of the first block")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--plain", action="store_true", help="does not fold the optimizer")
    options = parser.parse_args()

    torch.manual_seed(0)
    model = make_model(options.width).to(options.device)
    optimizer = make_optimizer(model, options.optimizer, options.lr)
    if not options.plain:
        # The same object: the schedule below, checkpoints and hooks need no change.
        stepfold.torch.fold(optimizer, model=model)
    scheduler = optim.lr_scheduler.CosineAnnealingLR(optimizer, options.steps)
    print(type(optimizer).__name__)
    for step in range(options.steps):
        images, labels = (tensor.to(options.device) for tensor in make_batch(options.batch, step))
        loss = nn.functional.cross_entropy(model(images), labels)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        scheduler.step()
        print(f"step {step} loss {loss.item():.4f}")


if __name__ == "__main__":
    main()
