#!/usr/bin/env python3
"""Times whole iterations of trainings with FSDP2, with torch's AdamW and with a folded one.

    torch_sharded_training.py [--tasks bert:large:8x128 bert:large:16x512 gpt:xl:4x1024]
                              [--processes N] [--repetitions 30] [--out FILE]
    torch_sharded_training.py --device cpu --tasks bert:tiny:2x16 gpt:tiny:2x16 --lr 1e-3

A task has a model, its size, and the batch and the length of each process: an encoder of the sizes
of BERT, or a decoder of those of GPT-2, with random weights and tokens. Each of N processes has one
GPU of this host, all of them without --processes; NCCL connects them. `fully_shard` shards each
layer and the whole. Parameters are float32, passes have them in bfloat16, and gradients are reduced
in float32. Each kind has a model of its own:

    passes  forward and backward passes, without a step
    plain   clip_grad_norm_ and torch's fused AdamW
    folded  stepfold.torch.fold(..., max_norm=1.0)

Each round has an iteration of each kind, and begins with another one than the round before. An
iteration begins when all devices are idle and all processes are there, and ends when the device has
done all. Times are in milliseconds, those of the slowest rank: medians, least and most. `wall` is
the time of an iteration, `host` that until its calls return, and `GPU` that between two events on
the stream. `step` is an iteration less the one of `passes` in the same round. Ratios are those of
the medians of `step` to plain's. `memory` is the peak of an iteration in GiB, with parameters and
state of its kind alone, and that of the rank with the most.

The first iterations are not timed. The losses of `plain` and `folded` in them, which train on the
same tokens, may differ by a tenth of what plain's fall, and the norms of the first one by 1 in
100; otherwise the run ends with an error. --device cpu uses gloo, and has neither times of the GPU
nor memory.
"""

import argparse
import dataclasses
import gc
import statistics
import time

import torch
from processes import add_options, read_options, start, write_results
from torch import nn
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.distributed.tensor import DTensor
from torch_gpt import make_step
from transformer import BERT_WORDS, GPT_WORDS, SIZES, make_bert, make_gpt

FORMAT = "stepfold-sharded-training"
KINDS = ("passes", "plain", "folded")
TASKS = ("bert:large:8x128", "bert:large:16x512", "gpt:xl:4x1024")
TITLES = {"bert": "BERT", "gpt": "GPT-2"}
POLICY = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
# Iterations that compile and make the state, and those after them that have the peak of memory.
FIRST, WARMUP = 3, 5
# How far losses may differ, of what they fall, and norms, of a norm. torch's sums of float32 on a
# CPU are off by some 1e-3.
LOSS_TOLERANCE, NORM_TOLERANCE = 0.1, 1e-2


@dataclasses.dataclass(frozen=True)
class Task:
    model: str
    size: str
    batch: int
    length: int

    def __str__(self):
        return f"{TITLES[self.model]} {self.size}, {self.batch} x {self.length}"

    def make_model(self):
        make = make_bert if self.model == "bert" else make_gpt
        return make(self.size, self.length)

    def draw_tokens(self, process):
        """Returns tokens that each rank has for itself, and what is to be predicted of them."""
        words = BERT_WORDS if self.model == "bert" else GPT_WORDS
        generator = torch.Generator().manual_seed(process.rank)
        tokens = torch.randint(words, (self.batch, self.length + 1), generator=generator)
        tokens = tokens.to(process.device.name)
        targets = tokens[:, :-1] if self.model == "bert" else tokens[:, 1:]
        return tokens[:, :-1], targets.flatten()


def parse_task(text):
    model, size, shape = text.split(":")
    batch, length = map(int, shape.split("x"))
    if model not in TITLES or size not in SIZES or batch < 1 or length < 1:
        raise ValueError(text)
    return Task(model, size, batch, length)


class Subject:
    """A model of a kind, and its optimizer."""

    def __init__(self, kind, task, process, lr):
        self._process = process
        torch.manual_seed(0)
        with torch.device(process.device.name):
            self._model = task.make_model()
        for layer in self._model.layers:
            fully_shard(layer, mesh=process.mesh, mp_policy=POLICY)
        fully_shard(self._model, mesh=process.mesh, mp_policy=POLICY)
        self._tokens, self._targets = task.draw_tokens(process)
        self._step = None if kind == "passes" else make_step(kind, self._model, lr)[1]
        self._begin = self._end = None
        if process.device.is_cuda:
            self._begin, self._end = (torch.cuda.Event(enable_timing=True) for _ in range(2))

    def iterate(self):
        """Returns the loss and the norm, as tensors."""
        scores = self._model(self._tokens).flatten(0, 1)
        loss = nn.functional.cross_entropy(scores.float(), self._targets)
        loss.backward()
        norm = None if self._step is None else self._step()
        self._model.zero_grad()
        return loss, norm

    def read(self):
        """Returns the loss and the norm of an iteration, as numbers."""
        loss, norm = self.iterate()
        if isinstance(norm, DTensor):
            norm = norm.full_tensor()
        return loss.item(), None if norm is None else norm.item()

    def time(self):
        """Returns the wall time of an iteration, and its times on the host and the GPU."""
        self._process.wait()
        begin = time.perf_counter()
        if self._begin is not None:
            self._begin.record()
        self.iterate()
        if self._end is not None:
            self._end.record()
        returned = time.perf_counter()
        self._process.device.synchronize()
        done = time.perf_counter()
        times = {"wall": 1e3 * (done - begin), "host": 1e3 * (returned - begin)}
        if self._end is not None:
            times["gpu"] = self._begin.elapsed_time(self._end)
        return times


def warm_up(kind, task, process, lr):
    """Returns a subject after its first iterations, with their losses and norms, and the peak."""
    device = process.device
    before = device.get_allocated_bytes()
    subject = Subject(kind, task, process, lr)
    values = [subject.read() for _ in range(FIRST)]
    device.reset_peak()
    values += [subject.read() for _ in range(WARMUP)]
    peak = (device.get_peak_bytes() - before) / 2**30
    losses, norms = zip(*values)
    # The loss of all tokens: each rank has as many.
    losses = [statistics.fmean(ranks) for ranks in zip(*process.gather(losses))]
    return subject, {"losses": losses, "norms": norms, "memory_gib": process.gather(peak)}


def measure(task, process, arguments):
    """Returns the rows of a task's kinds, with lists of the times of each rank."""
    subjects, rows = {}, []
    for kind in KINDS:
        subjects[kind], row = warm_up(kind, task, process, arguments.lr)
        rows.append({"task": str(task), "kind": kind, **row})
    times = {kind: [] for kind in KINDS}
    for index in range(arguments.repetitions):
        first = index % len(KINDS)
        for kind in KINDS[first:] + KINDS[:first]:
            times[kind].append(subjects[kind].time())
    for row in rows:
        own = times[row["kind"]]
        for clock in own[0]:
            row[f"{clock}_ms"] = process.gather([round(each[clock], 6) for each in own])
    return rows


def find_slowest(row, clock):
    """Returns the time of each iteration, of its slowest rank."""
    return [max(ranks) for ranks in zip(*row[clock])]


def find_steps(rows, clock):
    """Returns the times of steps of each kind: iterations less those of passes in their round."""
    passes, *others = rows
    bases = find_slowest(passes, clock)
    return {
        row["kind"]: [time - base for time, base in zip(find_slowest(row, clock), bases)]
        for row in others
    }


def show_range(times):
    return f"{statistics.median(times):.2f} ({min(times):.2f} to {max(times):.2f})"


def print_table(rows, process):
    """Prints the rows of a task; those of passes come first."""
    names = {"wall_ms": "wall", "gpu_ms": "GPU"}
    clocks = {clock: name for clock, name in names.items() if clock in rows[0]}
    steps = {clock: find_steps(rows, clock) for clock in clocks}
    columns = ["task", "kind", *clocks.values(), "host"]
    columns += [f"step, {name}" for name in clocks.values()]
    columns += [f"of plain, {name}" for name in clocks.values()] + ["memory"]
    process.print("", "| " + " | ".join(columns) + " |", "|---" * len(columns) + "|")
    for row in rows:
        kind = row["kind"]
        cells = [row["task"], kind]
        cells += [show_range(find_slowest(row, clock)) for clock in clocks]
        cells.append(f"{statistics.median(find_slowest(row, 'host_ms')):.2f}")
        shown, ratios = [], []
        for each in steps.values():
            shown.append(show_range(each[kind]) if kind in each else "")
            medians = {name: statistics.median(times) for name, times in each.items()}
            ratios.append(f"{medians[kind] / medians['plain']:.3f}" if kind in each else "")
        cells += shown + ratios
        cells.append(f"{max(row['memory_gib']):.1f}" if process.device.is_cuda else "")
        process.print(f"| {' | '.join(cells)} |")


def compare_losses(rows, process):
    """Prints the first losses and norms, and returns whether plain and folded have the same."""
    _, plain, folded = rows
    for row in (plain, folded):
        losses = " ".join(f"{loss:.5f}" for loss in row["losses"])
        process.print(f"{row['task']}, {row['kind']}: first losses {losses}")
        norms = " ".join(f"{norm:.6g}" for norm in row["norms"])
        process.print(f"{row['task']}, {row['kind']}: first norms {norms}")
    losses = list(zip(plain["losses"], folded["losses"]))
    most = max(abs(one - other) for one, other in losses)
    fall = plain["losses"][0] - plain["losses"][-1]
    one, other = plain["norms"][0], folded["norms"][0]
    of_norm = abs(other - one) / one
    process.print(
        f"losses differ by {most:.2g}, plain's fall by {fall:.2g}; first norms by {of_norm:.1e}"
    )
    return most <= LOSS_TOLERANCE * fall and of_norm <= NORM_TOLERANCE


def run(process, arguments):
    """Measures as one of the processes. Raises RuntimeError if losses or norms differ."""
    about = process.describe()
    process.print_run(about)
    process.print(f"{arguments.repetitions} iterations of each kind, in turn")
    rows, differing = [], []
    for task in arguments.tasks:
        begin = time.perf_counter()
        own = measure(task, process, arguments)
        rows += own
        print_table(own, process)
        if not compare_losses(own, process):
            differing.append(str(task))
        # Models have cycles of references.
        gc.collect()
        torch.cuda.empty_cache()
        process.print(f"{time.perf_counter() - begin:.0f} s")
        if arguments.out and process.rank == 0:
            write_results(arguments.out, FORMAT, about, rows)
    if differing:
        raise RuntimeError(f"losses or norms differ: {differing}")


def read_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = [parse_task(task) for task in TASKS]
    parser.add_argument("--tasks", nargs="+", type=parse_task, default=tasks)
    add_options(parser)
    parser.add_argument("--repetitions", type=int, default=30)
    parser.add_argument("--lr", type=float, default=1e-5)
    parser.add_argument("--out", metavar="FILE", help="write all times of all ranks to a file")
    arguments = read_options(parser)
    if arguments.repetitions < 1:
        parser.error("--repetitions must be at least 1")
    return arguments


def main():
    arguments = read_arguments()
    start(run, arguments.device, arguments.processes, arguments)


if __name__ == "__main__":
    main()
