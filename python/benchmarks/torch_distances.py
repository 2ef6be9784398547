#!/usr/bin/env python3
"""Compares the results of steps with those of float64: torch's loop, its fused step, and a plan.

    torch_distances.py [--device cuda] [--steps 20]

Takes all inputs of torch's own tests of optimizers (`optim_db`). Each row is a class and a dtype.
A number is the largest one over all inputs and all parameters of the distance to the loop in
float64, from the same parameters and gradients: the largest difference, over the largest element.
For float64, it is the distance between the loop and the other two.
"""

import argparse
import platform

import stepfold.torch
import torch
from stepfold.torch.optimizers.op_specs import OP_SPECS
from torch import nn
from torch.testing._internal.common_optimizers import optim_db

SHAPES = [(3, 5), (64,), (33, 128), (1000,)]
DTYPES = (torch.float32, torch.float64, torch.bfloat16)
KINDS = ("loop", "fused", "folded")


def draw(seed, dtype, device):
    generator = torch.Generator().manual_seed(seed)
    values = [torch.randn(shape, generator=generator, dtype=torch.float64) for shape in SHAPES]
    return [value.to(dtype).to(device) for value in values]


def make_optimizer(kind, optimizer_class, params, settings):
    flags = {"foreach": False} if kind != "fused" else {"fused": True}
    optimizer = optimizer_class(params, **flags, **settings)
    return stepfold.torch.fold(optimizer) if kind == "folded" else optimizer


def run(kind, optimizer_class, settings, dtype, steps, device, compute_dtype=None):
    """Returns the parameters after some steps, as float64, or None if torch has no such step.

    compute_dtype: the dtype of parameters and gradients, which have the values of those of `dtype`.
    """
    compute_dtype = compute_dtype or dtype
    params = [nn.Parameter(value.to(compute_dtype)) for value in draw(0, dtype, device)]
    settings = {
        key: value.clone() if isinstance(value, torch.Tensor) else value
        for key, value in settings.items()
    }
    try:
        optimizer = make_optimizer(kind, optimizer_class, params, settings)
        for step in range(steps):
            for param, gradient in zip(params, draw(step + 1, dtype, device)):
                param.grad = gradient.to(compute_dtype)
            optimizer.step()
    except (TypeError, RuntimeError):
        if kind == "folded":
            raise
        return None
    return [param.detach().double() for param in params]


def get_distance(values, expected):
    """The largest of all parameters."""
    distances = []
    for value, other in zip(values, expected):
        difference = (value - other).abs().max().item()
        distances.append(difference / max(other.abs().max().item(), 1e-300))
    return max(distances)


def measure(optimizer_class, inputs, dtype, arguments):
    """The largest distance of each kind, and the number of inputs that it is of."""
    largest = {kind: (0.0, 0) for kind in KINDS}
    for settings in inputs:
        given = optimizer_class, settings, dtype, arguments.steps, arguments.device
        expected = run("loop", *given, compute_dtype=torch.float64)
        for kind in KINDS:
            values = run(kind, *given)
            if values is not None and expected is not None:
                distance, count = largest[kind]
                largest[kind] = max(distance, get_distance(values, expected)), count + 1
    return largest


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--steps", type=int, default=20)
    arguments = parser.parse_args()
    device = torch.cuda.get_device_name() if arguments.device == "cuda" else platform.processor()
    print(f"{device}, torch {torch.__version__}, {arguments.steps} steps\n")
    print("| class | dtype | inputs | " + " | ".join(KINDS) + " |")
    print("|---" * (len(KINDS) + 3) + "|")
    for info in optim_db:
        if info.optim_cls not in OP_SPECS:
            continue
        inputs = [given.kwargs for given in info.optim_inputs_func(device=arguments.device)]
        for dtype in DTYPES:
            largest = measure(info.optim_cls, inputs, dtype, arguments)
            cells = [f"{distance:.2g}" if count else "-" for distance, count in largest.values()]
            name = str(dtype).removeprefix("torch.")
            count = largest["folded"][1]
            print(f"| {info.optim_cls.__name__} | {name} | {count} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
