#!/usr/bin/env python3
"""Times steps of AdamW on sharded parameters, with a clip by the norm of all of them.

    torch_sharded.py [--models bert_large gpt2_xl] [--processes N] [--repetitions 30] [--json FILE]
    torch_sharded.py --check [--models bert_large] [--objects 10000] [--eager 3]
    torch_sharded.py --device cpu --scale 64 [--processes 2]

Each of N processes has one GPU of this host, all of them without --processes; NCCL connects them.
Parameters and gradients of float32 are DTensors of `Shard(0)` over all processes. Gradients are set
once. The arms take steps in turn, after a barrier each:

    torch            clip_grad_norm_ and the step of a fused AdamW
    folded           a folded AdamW with max_norm, whose ranks exchange norms
    folded, no clip  the same without max_norm: nothing is exchanged
    captured         replays of a CUDA graph of a folded step with max_norm

Times are in milliseconds. `wall` is that from gradients that are ready to parameters that are
ready, and `host` that until the call returns: medians of the slowest rank of each step. `loop` is
the host's time in steps of this arm alone, each after the device has ended the last one. `kernels`
is the time of kernels of one of 5 profiled steps, without those of NCCL and without copies, of the
slowest rank. `NCCL` is the time of its kernels, of the rank that waits least for others. Numbers
of kernels are those of one step of rank 0. Ratios are to torch's wall time and kernels.

--check times nothing. It takes 3 folded steps (or --eager) and 100 replays of a captured one, and
compares parameters and state with those after as many folded steps, bit for bit. And it counts the
live objects of Python before and after folded steps. --device cpu uses gloo, and has no captured
steps and no times of kernels. --scale divides all dimensions of parameters, for a try.
"""

import argparse
import gc
import json
import os
import statistics
import tempfile
import time

import stepfold.torch
import torch
from models import MODELS, make_model
from processes import add_options, read_options, start, write_results
from stepfold.torch.tensors.layout import get_local
from timing import capture
from torch import nn, optim
from torch.distributed.tensor import DTensor, Shard
from torch.profiler import ProfilerActivity, profile

FORMAT = "stepfold-sharded"
MAX_NORM = 1.0
# Options of folded steps.
ARMS = {
    "torch": None,
    "folded": {"max_norm": MAX_NORM},
    "folded, no clip": {},
    "captured": {"max_norm": MAX_NORM},
}
WARMUP, PROFILED = 8, 5
# Steps that `timing.capture` takes before it captures one, and replays that are compared.
EAGER, REPLAYS = 3, 100


def list_shapes(model, scale):
    """Returns the shapes of a model's parameters, with dimensions divided by `scale`."""
    return [
        tuple(max(1, dim // scale) for dim in parameter.shape)
        for parameter in make_model(model).parameters
    ]


class Subject:
    """An optimizer of an arm, with its sharded parameters and gradients."""

    def __init__(self, arm, shapes, process, eager=EAGER):
        """eager: number of steps before one is captured."""
        self._process, self._graph = process, None
        device = process.device.name
        self._generator = torch.Generator(device).manual_seed(process.rank)
        self.parameters = [nn.Parameter(self._draw(shape, 0.02)) for shape in shapes]
        for parameter in self.parameters:
            parameter.grad = self._draw(parameter.shape, 0.01)
        options = ARMS[arm]
        self.optimizer = optim.AdamW(self.parameters, fused=options is None or None)
        self.step = self._clip_and_step
        if options is not None:
            stepfold.torch.fold(self.optimizer, **options)
            self.step = self.optimizer.step
        if arm == "captured":
            for _ in range(eager - EAGER):
                self.step()
            self._graph = capture(self.step)
            self.step = self._graph.replay

    def _draw(self, shape, scale):
        """Returns a DTensor of random numbers, whose whole is nowhere."""
        mesh, whole = self._process.mesh, torch.empty(shape, device="meta")
        parts = [part.shape for part in whole.chunk(self._process.size)]
        # There are fewer parts than ranks if there are few rows.
        parts += [(0, *shape[1:])] * (self._process.size - len(parts))
        local = torch.randn(
            parts[self._process.rank], device=self._generator.device, generator=self._generator
        )
        return DTensor.from_local(
            local * scale,
            mesh,
            [Shard(0)],
            run_check=False,
            shape=whole.shape,
            stride=whole.stride(),
        )

    def _clip_and_step(self):
        nn.utils.clip_grad_norm_(self.parameters, MAX_NORM)
        self.optimizer.step()

    def time(self):
        """Returns the wall and the host time of a step."""
        self._process.wait()
        begin = time.perf_counter()
        self.step()
        returned = time.perf_counter()
        self._process.device.synchronize()
        done = time.perf_counter()
        return round(1e3 * (done - begin), 6), round(1e3 * (returned - begin), 6)

    def time_loop(self, repetitions):
        """Returns the host's time of steps that follow each other."""
        self._process.wait()
        times = []
        for _ in range(repetitions):
            begin = time.perf_counter()
            self.step()
            returned = time.perf_counter()
            self._process.device.synchronize()
            times.append(round(1e3 * (returned - begin), 6))
        return times

    def list_bits(self):
        """Returns parameters and state on this rank, as integers."""
        values = list(self.parameters)
        for parameter in self.parameters:
            values += self.optimizer.state[parameter].values()
        return [get_local(value.detach()).view(torch.int32) for value in values]

    def close(self):
        """Frees all memory."""
        self._process.wait()
        if self._graph is not None:
            self._graph.reset()
        self.__dict__.clear()
        gc.collect()


def profile_steps(subject, process):
    """Returns times and numbers of kernels, kernels of NCCL and copies of a step."""
    process.wait()
    with profile(activities=[ProfilerActivity.CUDA]) as profiler:
        for _ in range(PROFILED):
            process.wait()
            subject.step()
        process.wait()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "trace.json")
        profiler.export_chrome_trace(path)
        with open(path) as file:
            events = json.load(file)["traceEvents"]
    durations = {"kernels": [], "nccl": [], "copies": []}
    for event in events:
        if event.get("cat") == "kernel":
            what = "nccl" if "nccl" in event["name"].lower() else "kernels"
            durations[what].append(event["dur"])
        elif event.get("cat") in ("gpu_memcpy", "gpu_memset"):
            durations["copies"].append(event["dur"])
    if not durations["kernels"]:
        raise RuntimeError("the profiler has found no kernels")
    # Durations are in microseconds.
    figures = {f"{what}_ms": sum(each) / PROFILED / 1e3 for what, each in durations.items()}
    return figures | {f"num_{what}": len(each) / PROFILED for what, each in durations.items()}


def measure(model, process, arguments):
    """Returns the rows of a model's arms: lists of what each rank has measured."""
    shapes = list_shapes(model, arguments.scale)
    arms = [arm for arm in ARMS if process.device.is_cuda or arm != "captured"]
    subjects = {arm: Subject(arm, shapes, process) for arm in arms}
    times = {arm: [] for arm in arms}
    for index in range(WARMUP + arguments.repetitions):
        for arm, subject in subjects.items():
            pair = subject.time()
            if index >= WARMUP:
                times[arm].append(pair)
    rows = []
    for arm, subject in subjects.items():
        row = {"model": model, "arm": arm}
        row["wall_ms"], row["host_ms"] = zip(*map(split_pairs, process.gather(times[arm])))
        row["loop_ms"] = process.gather(subject.time_loop(arguments.repetitions))
        if process.device.is_cuda:
            row["gpu"] = process.gather(profile_steps(subject, process))
        rows.append(row)
    for subject in subjects.values():
        subject.close()
    return rows


def split_pairs(pairs):
    return [list(column) for column in zip(*pairs)]


def find_figures(row):
    """Returns the figures of a row of the table, for all ranks together."""
    figures = {
        "wall": statistics.median(map(max, zip(*row["wall_ms"]))),
        "host": statistics.median(map(max, zip(*row["host_ms"]))),
        "loop": statistics.median(map(max, zip(*row["loop_ms"]))),
    }
    if "gpu" in row:
        figures["kernels"] = max(gpu["kernels_ms"] for gpu in row["gpu"])
        figures["NCCL"] = min(gpu["nccl_ms"] for gpu in row["gpu"])
    return figures


def print_table(rows, process):
    """Prints the rows of a model; torch's come first."""
    figures = [find_figures(row) for row in rows]
    titles = {"num_kernels": "number of kernels", "num_nccl": "of NCCL's"}
    counts = list(titles) if "gpu" in rows[0] else []
    compared = [name for name in ("wall", "kernels") if name in figures[0]]
    columns = ["model", "arm", *figures[0]]
    columns += [titles[name] for name in counts]
    columns += [f"{name} / torch" for name in compared]
    process.print("", "| " + " | ".join(columns) + " |", "|---" * len(columns) + "|")
    for row, its_figures in zip(rows, figures):
        cells = [f"{figure:.3f}" for figure in its_figures.values()]
        cells += [f"{row['gpu'][0][name]:g}" for name in counts]
        cells += [f"{its_figures[name] / figures[0][name]:.3f}" for name in compared]
        process.print(f"| {row['model']} | {row['arm']} | {' | '.join(cells)} |")


def count_objects():
    gc.collect()
    return len(gc.get_objects())


def check_objects(model, process, arguments):
    """Prints how many more objects there are after folded steps."""
    subject = Subject("folded", list_shapes(model, arguments.scale), process)
    for _ in range(WARMUP + 2):
        subject.step()
    process.wait()
    before = count_objects()
    for _ in range(arguments.objects):
        subject.step()
    process.wait()
    added = process.gather(count_objects() - before)
    subject.close()
    process.print(f"{model}: objects added by {arguments.objects} steps, by rank: {added}")


def check_replays(model, process, arguments):
    """Returns whether replays leave the bits of as many steps on all ranks, and prints it."""
    shapes = list_shapes(model, arguments.scale)
    eager = Subject("folded", shapes, process)
    captured = Subject("captured", shapes, process, arguments.eager)
    for _ in range(arguments.eager + REPLAYS):
        eager.step()
    for _ in range(REPLAYS):
        captured.step()
    process.wait()
    pairs = zip(eager.list_bits(), captured.list_bits(), strict=True)
    differing = process.gather(sum(not torch.equal(*pair) for pair in pairs))
    for subject in (eager, captured):
        subject.close()
    process.print(f"{model}: tensors that differ after {REPLAYS} replays, by rank: {differing}")
    return not any(differing)


def run_checks(process, arguments):
    """Raises RuntimeError if replays leave other bits than steps."""
    is_right = True
    for model in arguments.models:
        check_objects(model, process, arguments)
        if process.device.is_cuda:
            is_right &= check_replays(model, process, arguments)
    if not is_right:
        raise RuntimeError("replays leave other bits than steps")


def run(process, arguments):
    """Measures as one of the processes."""
    about = process.describe()
    process.print_run(about)
    if arguments.check:
        run_checks(process, arguments)
        return
    process.print(f"medians of {arguments.repetitions} steps of each arm, in turn")
    rows = []
    for model in arguments.models:
        rows += measure(model, process, arguments)
        print_table([row for row in rows if row["model"] == model], process)
        if arguments.json and process.rank == 0:
            write_results(arguments.json, FORMAT, about, rows)


def read_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    models = ["bert_large", "gpt2_xl"]
    parser.add_argument("--models", nargs="+", choices=MODELS, default=models)
    add_options(parser)
    parser.add_argument("--repetitions", type=int, default=30)
    parser.add_argument("--scale", type=int, default=1, help="divides dimensions of parameters")
    parser.add_argument("--json", metavar="FILE", help="write all times of all ranks to a file")
    parser.add_argument("--check", action="store_true", help="check steps, and time nothing")
    parser.add_argument("--objects", type=int, default=10000, help="steps between two counts")
    parser.add_argument(
        "--eager", type=int, default=EAGER, help="steps before the captured one that is checked"
    )
    arguments = read_options(parser)
    if arguments.repetitions < 1 or arguments.scale < 1:
        parser.error("--repetitions and --scale must be at least 1")
    if arguments.eager < EAGER:
        parser.error(f"--eager must be at least {EAGER}")
    return arguments


def main():
    arguments = read_arguments()
    start(run, arguments.device, arguments.processes, arguments)


if __name__ == "__main__":
    main()
