#!/usr/bin/env python3
"""Trains a small decoder with FSDP2 on several numbers of ranks, and compares losses and norms.

    torch_sharded_losses.py [--ranks 1 4] [--kinds plain folded] [--seeds 0 1 2] [--steps 300]
                            [--batch 8] [--length 64] [--out FILE]
    torch_sharded_losses.py --plot RESULTS FILE.svg

The text is that of torch_gpt.py, the documents of this repository, and tokens are bytes. All is
float32. A seed has a model and batches, which all kinds and all numbers of ranks train: each rank
takes its part of a batch, and `fully_shard` averages gradients. The kinds are:

    plain   torch's fused AdamW after clip_grad_norm_
    folded  stepfold.torch.fold(..., max_norm=1.0)

Ranks are processes on the CPU, which gloo connects, or, with --device cuda, have a GPU each. A loss
is that of the whole batch, and the mean loss is that of the last 50 steps. Differences are the
largest of all steps: of losses, and of norms, relative to the norm.
"""

import argparse
import itertools
import json
import os
import statistics
import tempfile
import time
from pathlib import Path

import torch
from plots import average_steps, load_pyplot, render
from processes import start, write_results
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from torch_gpt import (
    LAST,
    MAX_NORM,
    compute_loss,
    draw_pieces,
    make_scheduler,
    make_step,
    read_text,
)
from transformer import SIZES, make_gpt

FORMAT = "stepfold-sharded-losses"
KINDS = ("plain", "folded")


def train(kind, seed, process, arguments):
    """Returns the losses, those of each rank, and the norms of all steps."""
    torch.manual_seed(seed)
    text = read_text().to(process.device.name)
    with torch.device(process.device.name):
        model = make_gpt(arguments.size, arguments.length, words=256)
    for layer in model.layers:
        fully_shard(layer, mesh=process.mesh)
    fully_shard(model, mesh=process.mesh)
    optimizer, step = make_step(kind, model, arguments.lr)
    scheduler = make_scheduler(optimizer)
    losses, norms = [], []
    for index in range(arguments.steps):
        pieces = draw_pieces(text, arguments.batch, arguments.length, seed, index)
        pieces = pieces.chunk(process.size)[process.rank]
        loss = compute_loss(model(pieces[:, :-1]), pieces)
        loss.backward()
        norm = step()
        model.zero_grad()
        losses.append(loss.item())
        norms.append((norm.full_tensor() if isinstance(norm, DTensor) else norm).item())
        scheduler.step()
    return process.gather(losses), norms


def run(process, arguments, folder):
    """Trains as one of the processes; the first one writes what all have."""
    about = process.describe()
    process.print_run(about)
    rows = []
    for seed, kind in itertools.product(arguments.seeds, arguments.kinds):
        begin = time.perf_counter()
        losses, norms = train(kind, seed, process, arguments)
        losses = [statistics.fmean(ranks) for ranks in zip(*losses)]
        row = {"ranks": process.size, "kind": kind, "seed": seed}
        rows.append({**row, "losses": losses, "norms": norms})
        process.print(f"{kind}, seed {seed}: {time.perf_counter() - begin:.0f} s")
    if process.rank == 0:
        write_results(get_path(folder, process.size), FORMAT, about, rows)


def get_path(folder, ranks):
    return os.path.join(folder, f"{ranks}.json")


def print_losses(rows):
    """Prints a row for each run: its first and last losses and norms."""
    print("\n| seed | ranks | kind | first loss | last loss | mean loss | first norm | clipped |")
    print("|---" * 8 + "|")
    for row in sorted(rows, key=lambda row: row["seed"]):
        losses, norms = row["losses"], row["norms"]
        mean = statistics.fmean(losses[-LAST:])
        cells = f"{losses[0]:.4f} | {losses[-1]:.4f} | {mean:.4f} | {norms[0]:.6f}"
        clipped = f"{sum(norm > MAX_NORM for norm in norms)} of {len(norms)} steps"
        print(f"| {row['seed']} | {row['ranks']} | {row['kind']} | {cells} | {clipped} |")


def show_ranks(ranks):
    return f"{ranks} rank{'s' if ranks > 1 else ''}"


def print_differences(rows):
    """Prints a row for each two runs of a seed that differ in the kind or the ranks alone."""
    print("\n| seed | of | compared | first losses | losses | first norms | norms |")
    print("|---" * 7 + "|")
    for one, other in itertools.combinations(sorted(rows, key=lambda row: row["seed"]), 2):
        if one["seed"] != other["seed"]:
            continue
        if one["kind"] == other["kind"]:
            of, pair = one["kind"], f"{one['ranks']} and {show_ranks(other['ranks'])}"
        elif one["ranks"] == other["ranks"]:
            of, pair = show_ranks(one["ranks"]), f"{one['kind']} and {other['kind']}"
        else:
            continue
        losses = [abs(a - b) for a, b in zip(one["losses"], other["losses"])]
        norms = [abs(a - b) / a for a, b in zip(one["norms"], other["norms"])]
        cells = [losses[0], max(losses), norms[0], max(norms)]
        cells = " | ".join(f"{cell:.1e}" for cell in cells)
        print(f"| {one['seed']} | {of} | {pair} | {cells} |")


def plot(path, image):
    """Draws losses, as means of the seeds, and each seed's distances to the first kind of run."""
    pyplot = load_pyplot()
    rows = json.loads(Path(path).read_text())["rows"]
    figure, (axes, distances) = pyplot.subplots(2, sharex=True, figsize=(7, 6))
    runs = {}
    for row in rows:
        runs.setdefault(get_name(row), []).append(row["losses"])
    first = next(iter(runs))
    for index, (name, seeds) in enumerate(runs.items()):
        means = [statistics.fmean(losses) for losses in zip(*seeds)]
        # Lines are on top of each other.
        axes.plot(*average_steps(means), f"C{index}", label=name, linewidth=len(runs) - index)
        for losses, base in zip(seeds, runs[first]):
            if name != first:
                line = average_steps([abs(a - b) for a, b in zip(losses, base)])
                distances.plot(*line, f"C{index}", linewidth=1)
    axes.set_ylabel("loss, mean of seeds")
    axes.legend()
    distances.set_yscale("log")
    distances.set_ylabel(f"distance to {first}")
    distances.set_xlabel("step")
    Path(image).write_text(render(figure))


def get_name(row):
    return f"{row['kind']}, {show_ranks(row['ranks'])}"


def read_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--ranks", nargs="+", type=int, default=[1, 4])
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--seeds", nargs="+", type=int, default=[0, 1, 2])
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--batch", type=int, default=8, help="of all ranks together")
    parser.add_argument("--length", type=int, default=64)
    parser.add_argument("--size", choices=SIZES, default="small")
    parser.add_argument("--lr", type=float, default=2e-3)
    parser.add_argument("--out", metavar="FILE", help="write all losses and norms to a file")
    parser.add_argument("--plot", nargs=2, metavar=("RESULTS", "FILE"))
    arguments = parser.parse_args()
    if any(ranks < 1 or arguments.batch % ranks for ranks in arguments.ranks):
        parser.error("--batch must be a multiple of all --ranks")
    return arguments


def main():
    arguments = read_arguments()
    if arguments.plot:
        plot(*arguments.plot)
        return
    abouts, rows = [], []
    with tempfile.TemporaryDirectory() as folder:
        for ranks in arguments.ranks:
            start(run, arguments.device, ranks, arguments, folder)
            results = json.loads(Path(get_path(folder, ranks)).read_text())
            abouts.append(results["run"])
            rows += results["rows"]
    print_losses(rows)
    print_differences(rows)
    if arguments.out:
        write_results(arguments.out, FORMAT, abouts, rows)


if __name__ == "__main__":
    main()
