#!/usr/bin/env python3
"""Times what a step of AdamW takes the host, beside torch's own, in one process.

    torch_host.py [--device cuda] [--tensors 161 400 700 20000] [--repetitions 20]

Each row is a number of parameters of 64 elements each, for which kernels take next to nothing.
Times are medians in microseconds until `step` returns: with the gradients of the step before
(`same`), and with gradients that are new tensors in each step (`new`). The device is idle when a
step begins. There are two tables: of steps of each kind by itself, and of steps of all kinds in
turn, so that what a step needs is in no cache of the host.

Hosts are shared, and others that use the same core or cache make all of this take up to twice the
time. So there are several series of so many steps, until some time has passed. A cell is the median
of the series that others disturb least. In that series, the control, a loop of Python behind each
step, takes the least time.
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
# Series of a cell; after so many seconds there are no more.
SERIES = 9
PATIENCE = 2
# Iterations of the control, which takes some 20 us.
CONTROL = 1000
# Options of folded steps about gradients.
KINDS = {
    "fused": None,
    "folded": {},
    "static": {"static_gradients": True},
    "flat": {"flat": True},
}
WHAT = ("same", "new")


def run_control():
    """Does always the same. Returns how long it took, in microseconds."""
    begin = time.perf_counter()
    for _ in range(CONTROL):
        pass
    return 1e6 * (time.perf_counter() - begin)


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
        # Pairs of the control's time and the step's, of each series.
        self.series = {what: [] for what in WHAT}

    def step(self, what):
        """Returns the times of the control and of a step; None for gradients that must not move."""
        if what == "new":
            if not self.can_move:
                return None
            for parameter in self.parameters:
                parameter.grad = torch.randn_like(parameter)
        if self.parameters[0].is_cuda:
            torch.cuda.synchronize()
        begin = time.perf_counter()
        self.optimizer.step()
        duration = 1e6 * (time.perf_counter() - begin)
        return run_control(), duration

    def add(self, what, times):
        """Adds the times of a series."""
        if None not in times:
            self.series[what].append([statistics.median(column) for column in zip(*times)])

    def format(self, what):
        return f"{min(self.series[what])[1]:.0f}" if self.series[what] else "-"


def repeat_series():
    """Yields as long as there should be another series."""
    deadline = time.perf_counter() + PATIENCE
    for index in range(SERIES):
        if index == 0 or time.perf_counter() < deadline:
            yield


def run_alone(make_subject, kinds, repetitions):
    """Yields subjects after their steps: one exists at a time."""
    for kind in kinds:
        subject = make_subject(kind)
        for what in WHAT:
            for _ in range(WARMUP):
                subject.step(what)
            for _ in repeat_series():
                subject.add(what, [subject.step(what) for _ in range(repetitions)])
        yield subject


def run_in_turn(make_subject, kinds, repetitions):
    """Returns subjects after their steps, one step of each after the other."""
    subjects = [make_subject(kind) for kind in kinds]
    turns = [(subject, what) for what in WHAT for subject in subjects]

    def run(count):
        return [[subject.step(what) for subject, what in turns] for _ in range(count)]

    run(WARMUP)
    for _ in repeat_series():
        for (subject, what), times in zip(turns, zip(*run(repetitions))):
            subject.add(what, times)
    return subjects


ORDERS = {"Each kind by itself": run_alone, "All kinds in turn": run_in_turn}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--tensors", type=int, nargs="+", default=[161, 400, 700, 20000])
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--repetitions", type=int, default=20)
    arguments = parser.parse_args()
    device = torch.cuda.get_device_name() if arguments.device == "cuda" else platform.processor()
    print(f"{device}, torch {torch.__version__}, Python {platform.python_version()}")
    print(f"medians of {arguments.repetitions} steps, in the series that is disturbed least")
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
