#!/usr/bin/env python3
"""Times GradScaler's step and update on a GPU, with torch's fused AdamW and with a folded one.

    torch_scaling.py [--model bert_large] [--repetitions 11]

Each row is a bound of the norm of gradients. Numbers are medians in microseconds of the GPU's time,
on a device that does not wait for the host: of torch's fused AdamW, with `unscale_` and
`clip_grad_norm_` if gradients are clipped; of a folded one, whose scaler searches for overflows;
and of one that searches itself (`grad_scaler`). Steps of the kinds are taken in turn.
"""

import argparse

import stepfold.torch
import torch
from models import MODELS, make_model
from torch import nn, optim
from torch_fold import time_gpu, time_in_turn

SCALE = 1024.0
KINDS = ("fused", "folded", "searching")


class Subject:
    """An optimizer of a kind, with its parameters and its scaler."""

    def __init__(self, kind, model, max_norm):
        self.is_fused, self.max_norm = kind == "fused", max_norm
        shapes = [parameter.shape for parameter in make_model(model).parameters]
        self.parameters = [nn.Parameter(torch.randn(shape, device="cuda")) for shape in shapes]
        for parameter in self.parameters:
            parameter.grad = torch.randn_like(parameter) * SCALE
        # The scale does not grow.
        self.scaler = torch.amp.GradScaler("cuda", init_scale=SCALE, growth_interval=10**9)
        self.scaler.scale(torch.zeros((), device="cuda"))
        self.optimizer = optim.AdamW(self.parameters, fused=self.is_fused or None)
        if not self.is_fused:
            searching = self.scaler if kind == "searching" else None
            stepfold.torch.fold(self.optimizer, max_norm=max_norm, grad_scaler=searching)

    def scale(self):
        """Scales gradients again that a step has unscaled."""
        if self.is_fused:
            torch._foreach_mul_([parameter.grad for parameter in self.parameters], SCALE)

    def step(self):
        if self.is_fused and self.max_norm is not None:
            self.scaler.unscale_(self.optimizer)
            nn.utils.clip_grad_norm_(self.parameters, self.max_norm)
        self.scaler.step(self.optimizer)
        self.scaler.update()

    def time(self):
        """The time of a step on scaled gradients."""
        self.scale()
        torch.cuda.synchronize()
        return time_gpu(self.step)


def measure(max_norm, arguments):
    takes = [Subject(kind, arguments.model, max_norm).time for kind in KINDS]
    cells = [f"{duration:.0f}" for duration in time_in_turn(takes, arguments.repetitions)]
    print(f"| {max_norm} | {' | '.join(cells)} |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--model", choices=MODELS, default="bert_large")
    parser.add_argument("--repetitions", type=int, default=11)
    arguments = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}, {arguments.model}\n")
    print("| max_norm | " + " | ".join(KINDS) + " |")
    print("|---" * (len(KINDS) + 1) + "|")
    for max_norm in (None, 1.0):
        measure(max_norm, arguments)


if __name__ == "__main__":
    main()
