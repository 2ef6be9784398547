#!/usr/bin/env python3
"""Times what a step of AdamW takes the host, beside torch's own, in one process.

    torch_host.py [--device cuda] [--tensors 161 400 700 20000] [--repetitions 50]

Each row is a number of parameters of 64 elements each, for which kernels take next to nothing.
Times are medians in microseconds until `step` returns: with the gradients of the step before
(`same`), and with gradients that are new tensors in each step (`new`). The device is idle when a
step begins. There are two tables: of steps of each kind by itself, and of steps of all kinds in
turn, so that what a step needs is in no cache of the host.
"""

import argparse
import functools
import platform
import statistics
import time

import stepfold.torch
import torch
from torch import nn, optim

ELEMENTS = 64
WARMUP = 5
# Of folded steps, what is promised of gradients.
KINDS = {
    "fused": None,
    "folded": {},
    "static": {"static_gradients": True},
    "flat": {"flat": True},
}
WHAT = ("same", "new")


class Subject:
    """An optimizer, and two sets of gradients."""

    def __init__(self, kind, tensors, device):
        self.parameters = [
            nn.Parameter(torch.randn(ELEMENTS, device=device)) for _ in range(tensors)
        ]
        settings = KINDS[kind]
        self.optimizer = optim.AdamW(self.parameters, fused=settings is None or None)
        if settings is not None:
            stepfold.torch.fold(self.optimizer, **settings)
        self.can_move = settings is None or not settings
        for parameter in self.parameters:
            if parameter.grad is None:
                parameter.grad = torch.randn_like(parameter)
        self.times = {what: [] for what in WHAT}

    def step(self, what, is_counted):
        if what == "new":
            if not self.can_move:
                return
            for parameter in self.parameters:
                parameter.grad = torch.randn_like(parameter)
        if self.parameters[0].is_cuda:
            torch.cuda.synchronize()
        begin = time.perf_counter()
        self.optimizer.step()
        if is_counted:
            self.times[what].append(1e6 * (time.perf_counter() - begin))

    def format(self, what):
        return f"{statistics.median(self.times[what]):.0f}" if self.times[what] else "-"


def run_alone(make_subject, kinds, repetitions):
    """Yields subjects after their steps: one exists at a time."""
    for kind in kinds:
        subject = make_subject(kind)
        for what in WHAT:
            for index in range(WARMUP + repetitions):
                subject.step(what, index >= WARMUP)
        yield subject


def run_in_turn(make_subject, kinds, repetitions):
    """Returns subjects after their steps, one step of each after the other."""
    subjects = [make_subject(kind) for kind in kinds]
    for index in range(WARMUP + repetitions):
        for what in WHAT:
            for subject in subjects:
                subject.step(what, index >= WARMUP)
    return subjects


ORDERS = {"Each kind by itself": run_alone, "All kinds in turn": run_in_turn}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--tensors", type=int, nargs="+", default=[161, 400, 700, 20000])
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--repetitions", type=int, default=50)
    arguments = parser.parse_args()
    device = torch.cuda.get_device_name() if arguments.device == "cuda" else platform.processor()
    print(f"{device}, torch {torch.__version__}, Python {platform.python_version()}")
    print(f"medians of {arguments.repetitions} steps")
    for title, run in ORDERS.items():
        columns = [f"{kind}, {what}" for kind in arguments.kinds for what in WHAT]
        print(f"\n{title}:\n\n| tensors | " + " | ".join(columns) + " |")
        print("|---" * (len(columns) + 1) + "|")
        for tensors in arguments.tensors:
            make_subject = functools.partial(Subject, tensors=tensors, device=arguments.device)
            subjects = run(make_subject, arguments.kinds, arguments.repetitions)
            cells = [subject.format(what) for subject in subjects for what in WHAT]
            print(f"| {tensors} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
