#!/usr/bin/env python3
"""Times steps of AdamW through stepfold.torch.fold, beside torch's own, in one process.

    torch_fold.py [--device cuda] [--models bert_base bert_large] [--repetitions 20]
                  [--max-norm 1.0]

Each row is a model, a dtype and a number of groups: one, or one for each parameter with a
learning rate of its own. Times are medians in microseconds: `gpu` of a step on a device that
does not wait for the host (CUDA alone), `host` until the call returns (on the CPU, the whole
step). Steps of the kinds are taken in turn. `fold` is the time of folding in seconds. With a
bound, gradients are clipped to a norm: by torch.nn.utils.clip_grad_norm_ before torch's own steps,
which writes them, and in the folded step.
"""

import argparse
import platform
import statistics
import time

import stepfold.torch
import torch
from models import MODELS, make_model
from torch import nn, optim

KINDS = ("loop", "foreach", "fused", "folded")
# The device is busy for longer than a call of any of the steps takes.
BUSY_CYCLES = 150_000_000
WARMUP = 8


def make_parameters(model, dtype, device):
    generator = torch.Generator(device=device).manual_seed(1)

    def draw(shape):
        return torch.randn(shape, device=device, generator=generator).to(dtype)

    parameters = [nn.Parameter(draw(p.shape)) for p in make_model(model).parameters]
    for parameter in parameters:
        parameter.grad = draw(parameter.shape)
    return parameters


def make_step(kind, parameters, has_groups, max_norm):
    """The step of a kind, and how long folding took."""
    groups = [
        {"params": [parameter], "lr": 1e-4 * (1 + index / 1000)}
        for index, parameter in enumerate(parameters)
    ]
    flags = {"fused": kind == "fused" or None, "foreach": kind == "foreach"}
    if kind == "fused":
        flags["foreach"] = None
    optimizer = optim.AdamW(groups if has_groups else parameters, weight_decay=0.01, **flags)
    begin = time.perf_counter()
    if kind == "folded":
        stepfold.torch.fold(optimizer, max_norm=max_norm)
    duration = time.perf_counter() - begin

    def clip_and_step():
        nn.utils.clip_grad_norm_(parameters, max_norm)
        optimizer.step()

    has_own_clip = max_norm is None or kind == "folded"
    return optimizer.step if has_own_clip else clip_and_step, duration


def time_host(step, device):
    if device == "cuda":
        torch.cuda.synchronize()
    begin = time.perf_counter()
    step()
    return 1e6 * (time.perf_counter() - begin)


def time_gpu(step):
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda._sleep(BUSY_CYCLES)
    begin.record()
    step()
    end.record()
    torch.cuda.synchronize()
    return 1e3 * begin.elapsed_time(end)


def time_in_turn(takes, repetitions):
    """The medians of what functions return, which are called in turn."""
    times = [[] for _ in takes]
    for index in range(WARMUP + repetitions):
        for taken, take in zip(times, takes):
            duration = take()
            if index >= WARMUP:
                taken.append(duration)
    return [statistics.median(taken) for taken in times]


def measure(model, dtype, has_groups, arguments):
    parameters = make_parameters(model, dtype, arguments.device)
    steps, fold_time = {}, 0.0
    for kind in arguments.kinds:
        steps[kind], duration = make_step(kind, parameters, has_groups, arguments.max_norm)
        fold_time = duration if kind == "folded" else fold_time
    times = {kind: ([], []) for kind in steps}
    for index in range(WARMUP + arguments.repetitions):
        for kind, step in steps.items():
            host = time_host(step, arguments.device)
            gpu = time_gpu(step) if arguments.device == "cuda" else 0.0
            if index >= WARMUP:
                times[kind][0].append(host)
                times[kind][1].append(gpu)
    cells = []
    for host, gpu in times.values():
        cells.append(f"{statistics.median(host):.0f}")
        if arguments.device == "cuda":
            cells.append(f"{statistics.median(gpu):.0f}")
    name = f"{model}, {str(dtype).removeprefix('torch.')}"
    groups = len(parameters) if has_groups else 1
    print(f"| {name} | {groups} | {' | '.join(cells)} | {fold_time:.2f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--models", nargs="+", choices=MODELS, default=["bert_base", "bert_large"])
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=["foreach", "fused", "folded"])
    parser.add_argument("--repetitions", type=int, default=20)
    parser.add_argument("--max-norm", type=float, help="clip all gradients to this norm")
    parser.add_argument("--threads", type=int, help="of torch and of folded steps on the CPU")
    arguments = parser.parse_args()
    if arguments.threads:
        torch.set_num_threads(arguments.threads)
    device = torch.cuda.get_device_name() if arguments.device == "cuda" else platform.processor()
    print(f"{device}, torch {torch.__version__}, Python {platform.python_version()}")
    print(f"median of {arguments.repetitions} steps of each, in turn\n")
    units = ("host", "gpu") if arguments.device == "cuda" else ("step",)
    columns = [f"{kind} {unit}, us" for kind in arguments.kinds for unit in units]
    print("| model | groups | " + " | ".join(columns) + " | fold, s |")
    print("|---" * (len(columns) + 3) + "|")
    for model in arguments.models:
        for dtype in (torch.float32, torch.bfloat16):
            measure(model, dtype, False, arguments)
        measure(model, torch.float32, True, arguments)


if __name__ == "__main__":
    main()
