#!/usr/bin/env python3
"""Times steps of Muon on the matrices of models, on a GPU.

    torch_muon.py [--models gpt2_xl bert_large llama_1b] [--repetitions 5]

Numbers are medians in milliseconds of the GPU's time, and in microseconds of the host's, which
begins when the GPU is idle. Steps of the kinds are taken in turn:

    torch    torch.optim.Muon, a loop over matrices
    batched  the same arithmetic by torch's batched products, over all matrices of a shape
    folded   torch.optim.Muon, folded
    adamw    torch.optim.AdamW, folded

`first` is the time of the first step in seconds: a folded one compiles a plan or finds it in the
cache, loads it and chooses algorithms. `memory` is the most that torch allocates in a step, in MB;
the scratch of a plan is not torch's. Clocks and power are read once while steps of the kind are
executed, if nvidia-smi is there.
"""

import argparse
import functools
import subprocess
import time
from collections import defaultdict

import stepfold.torch
import torch
from torch import optim
from torch_fold import time_gpu, time_host, time_in_turn

# Shapes of the matrices of a layer, and the number of layers.
MODELS = {
    "gpt2_xl": ([(4800, 1600), (1600, 1600), (6400, 1600), (1600, 6400)], 48),
    "bert_large": ([(1024, 1024)] * 4 + [(4096, 1024), (1024, 4096)], 24),
    "llama_1b": (
        [(2048, 2048), (512, 2048), (512, 2048), (2048, 2048)]
        + [(8192, 2048), (8192, 2048), (2048, 8192)],
        16,
    ),
    "vit_b": ([(2304, 768), (768, 768), (3072, 768), (768, 3072)], 12),
    "modded_nanogpt": ([(768, 768)] * 4 + [(3072, 768), (768, 3072)], 12),
    "small": ([(256, 256)] * 6, 24),
}
A, B, C = 3.4445, -4.7750, 2.0315
STEPS, EPSILON = 5, 1e-7
SETTINGS = {"lr": 0.02, "momentum": 0.95, "weight_decay": 0.1}


class BatchedMuon:
    """The step of torch.optim.Muon, with one batched product for all matrices of a shape."""

    def __init__(self, parameters):
        groups = defaultdict(list)
        for parameter in parameters:
            groups[parameter.shape].append(parameter)
        self.groups = list(groups.values())
        self.buffers = [[torch.zeros_like(p) for p in group] for group in self.groups]

    @torch.no_grad()
    def step(self):
        momentum, lr = SETTINGS["momentum"], SETTINGS["lr"]
        for group, buffers in zip(self.groups, self.buffers, strict=True):
            gradients = [parameter.grad for parameter in group]
            torch._foreach_lerp_(buffers, gradients, 1 - momentum)
            updates = torch._foreach_lerp(gradients, buffers, momentum)
            x = torch.stack(updates).bfloat16()
            rows, columns = group[0].shape
            if rows > columns:
                x = x.mT
            x = x / x.norm(dim=(1, 2), keepdim=True).clamp(min=EPSILON)
            for _ in range(STEPS):
                gram = x @ x.mT
                factor = torch.baddbmm(gram, gram, gram, beta=B, alpha=C)
                x = torch.baddbmm(x, factor, x, beta=A)
            if rows > columns:
                x = x.mT
            scale = max(1, rows / columns) ** 0.5
            torch._foreach_mul_(group, 1 - lr * SETTINGS["weight_decay"])
            torch._foreach_add_(group, [each.float() for each in x.unbind()], alpha=-lr * scale)


def make_parameters(model):
    shapes, layers = MODELS[model]
    parameters = []
    for shape in shapes * layers:
        parameter = torch.nn.Parameter(torch.randn(shape, device="cuda") * 0.02)
        parameter.grad = torch.randn(shape, device="cuda")
        parameters.append(parameter)
    return parameters


def make_step(kind, parameters):
    if kind == "batched":
        return BatchedMuon(parameters).step
    if kind == "adamw":
        optimizer = optim.AdamW(parameters, lr=SETTINGS["lr"])
    else:
        optimizer = optim.Muon(parameters, **SETTINGS)
    if kind != "torch":
        stepfold.torch.fold(optimizer)
    return optimizer.step


def read_clock():
    """Returns the clock of the GPU and its power, as nvidia-smi says them."""
    query = ["nvidia-smi", "--query-gpu=clocks.sm,power.draw", "--format=csv,noheader", "-i", "0"]
    try:
        return subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def measure(model, arguments):
    parameters = make_parameters(model)
    # All kinds step the same parameters, which do not fit into memory several times.
    steps = [make_step(kind, parameters) for kind in arguments.kinds]
    memory, firsts = [], []
    for step in steps:
        begin = time.perf_counter()
        step()
        torch.cuda.synchronize()
        firsts.append(time.perf_counter() - begin)
        torch.cuda.reset_peak_memory_stats()
        used = torch.cuda.memory_allocated()
        step()
        torch.cuda.synchronize()
        memory.append(torch.cuda.max_memory_allocated() - used)
    gpu = time_in_turn([functools.partial(time_gpu, step) for step in steps], arguments.repetitions)
    host = time_in_turn(
        [functools.partial(time_host, step, "cuda") for step in steps], arguments.repetitions
    )
    columns = (arguments.kinds, steps, gpu, host, firsts, memory)
    for kind, step, on_gpu, on_host, first, peak in zip(*columns, strict=True):
        for _ in range(max(3, int(1e6 / on_gpu))):
            step()
        clock = read_clock()
        torch.cuda.synchronize()
        cells = (f"{on_gpu / 1e3:.2f}", f"{on_gpu / gpu[0]:.3f}", f"{on_host:.0f}")
        cells += (f"{first:.1f}", f"{peak / 1e6:.0f}", clock)
        print(f"| {model} | {kind} | {' | '.join(cells)} |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--models", nargs="+", choices=MODELS, default=["gpt2_xl", "bert_large", "llama_1b"]
    )
    parser.add_argument("--kinds", nargs="+", default=["torch", "batched", "folded"])
    parser.add_argument("--repetitions", type=int, default=5)
    arguments = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}")
    print(f"median of {arguments.repetitions} steps of each, in turn\n")
    columns = ("model", "kind", "gpu, ms", "of the first", "host, us", "first, s", "memory, MB")
    print(f"| {' | '.join(columns)} | clock, power |\n" + "|---" * 8 + "|")
    for model in arguments.models:
        measure(model, arguments)
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
