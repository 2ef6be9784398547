#!/usr/bin/env python3
"""Times the optimizer stage of static programs of PaddlePaddle in its executor, on a CPU.

    paddle_kernels.py [--widths 16 2] [--repetitions 200] [--optimizers Momentum AdamW LARS]
        [--one-thread]

The parameters are the 161 tensors of ResNet-50, at a part of its width. Each gradient is the result
of one op, so a program is the stage and little more: the framework's, folded, and with the stage as
an operator that executes a plan (`kernels=True`), of variables or of buffers. A round runs each of
these programs once, and one that has the gradients alone. Times are medians and minima of the
rounds in microseconds, less that of the gradients, and ratios to the framework's are those of both.
Each row has a process of its own. With --one-thread, the executor runs ops one after the other in
one thread. OMP_NUM_THREADS is the number of threads of one op.
"""

import argparse
import functools
import itertools
import multiprocessing
import os
import statistics
import sys
import time

import paddle
import stepfold.paddle
from models import make_model, narrow_shapes
from paddle.incubate.optimizer import LarsMomentumOptimizer
from paddle_dynamic import measure
from stepfold.paddle.static.fold import DEFAULT_PASSES

WARMUP = 10
STATISTICS = (statistics.median, min)
OPTIMIZERS = {
    "Momentum": lambda params: paddle.optimizer.Momentum(1e-4, 0.9, params),
    "AdamW": lambda params: paddle.optimizer.AdamW(1e-4, parameters=params),
    "LARS": lambda params: LarsMomentumOptimizer(1e-4, 0.9, parameter_list=params),
}
OPTIONS = "coalesce=true coalesce-gradients=false coalesce-scalars=true"
BUFFERS = DEFAULT_PASSES.replace("{", f"{{{OPTIONS} ")
# Options of `fold` by the names of columns.
FORMS = {
    "folded": {},
    "operator": {"kernels": True},
    "of buffers": {"kernels": True, "passes": BUFFERS},
}


def build(shapes, make_optimizer=None):
    """A program that makes gradients of parameters of the shapes, and updates these."""
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        params = [paddle.static.create_parameter(shape, "float32") for shape in shapes]
        number = paddle.static.create_parameter([1], "float32")
        pairs = [(param, paddle.expand(number, param.shape)) for param in params]
        if make_optimizer is not None:
            make_optimizer(params).apply_gradients(pairs)
    return main, startup


class Training:
    """A program in a scope of its own."""

    def __init__(self, main, startup):
        self._main, self._scope = main, paddle.static.Scope()
        self._executor = paddle.static.Executor(paddle.CPUPlace())
        self._executor.run(startup, scope=self._scope)

    def step(self):
        self._executor.run(self._main, scope=self._scope)


def measure_rounds(trainings, repetitions):
    """Returns the medians and minima of the times of each training's steps."""
    times = [[] for _ in trainings]
    for _ in range(WARMUP + repetitions):
        for found, training in zip(times, trainings):
            found.append(measure(training.step, time.perf_counter))
    return [[function(found[WARMUP:]) for function in STATISTICS] for found in times]


def compare(name, width, repetitions, one_thread):
    """Prints a row of the times of stages."""
    paddle.enable_static()
    if one_thread:
        flags = "FLAGS_new_executor_sequential_run", "FLAGS_new_executor_serial_run"
        paddle.set_flags(dict.fromkeys(flags, True))
    shapes = narrow_shapes(make_model("resnet50"), width)
    original = build(shapes, OPTIMIZERS[name])
    fold = functools.partial(stepfold.paddle.fold, *original, report=False, device="cpu")
    programs = [build(shapes), original, *(fold(**options) for options in FORMS.values())]
    gradients, *times = measure_rounds([Training(*each) for each in programs], repetitions)
    framework, *others = ([a - b for a, b in zip(found, gradients)] for found in times)
    columns = [name, f"1/{width}"]
    columns += ["{:.0f} ({:.0f})".format(*each) for each in (gradients, framework)]
    for stage in others:
        ratios = (a / b for a, b in zip(stage, framework))
        columns += ["{:.0f} ({:.0f})".format(*stage), "{:.2f} ({:.2f})".format(*ratios)]
    print(f"| {' | '.join(columns)} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--widths", type=int, nargs="+", default=[16, 2])
    parser.add_argument("--repetitions", type=int, default=200)
    parser.add_argument("--optimizers", nargs="+", choices=OPTIMIZERS, default=list(OPTIMIZERS))
    parser.add_argument("--one-thread", action="store_true")
    args = parser.parse_args()
    print("load: {:.1f}".format(os.getloadavg()[0]), flush=True)
    columns = ["optimizer", "width", "gradients", "framework"]
    columns += [column for form in FORMS for column in (form, "ratio")]
    print(f"| {' | '.join(columns)} |")
    print("|---" * len(columns) + "|", flush=True)
    for row in itertools.product(args.optimizers, args.widths):
        arguments = (*row, args.repetitions, args.one_thread)
        process = multiprocessing.get_context("spawn").Process(target=compare, args=arguments)
        process.start()
        process.join()
        if process.exitcode:
            sys.exit(process.exitcode)
    print("load: {:.1f}".format(os.getloadavg()[0]), flush=True)


if __name__ == "__main__":
    main()
