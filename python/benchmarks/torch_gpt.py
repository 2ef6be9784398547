#!/usr/bin/env python3
"""Trains a GPT of 124 M parameters on the documents of this repository, with several optimizers.

    torch_gpt.py [--steps 200] [--batch 8] [--length 1024] [--kinds plain folded] [--seeds 0]
                 [--out gpt.json]
    torch_gpt.py --plot gpt.json PREFIX    (draws PREFIX-loss.svg and PREFIX-time.svg)

The model is a decoder with the sizes of GPT-2, whose embedding is also its last layer; tokens are
bytes, and passes are under autocast in bfloat16. A seed has a model and batches, which all kinds
train. These have float32 parameters:

    plain     torch's fused AdamW after clip_grad_norm_
    compiled  clip_grad_norm_ and torch's foreach AdamW, compiled by torch.compile
    folded    stepfold.torch.fold(..., max_norm=1.0)
    copies    the same with copies=torch.bfloat16
    narrow    the same with grad_dtype=torch.bfloat16, too

These have linear layers and the tied embedding in bfloat16; normalizations and the embedding of
places stay float32, so that sums of layers are float32, too:

    masters   stepfold.torch.fold(..., max_norm=1.0, master_weights=torch.float32)
    packed    the same with master_weights="8bit", state_format="8bit"

These have float32 parameters, torch.optim.Muon for the matrices of layers and AdamW for all others,
after clip_grad_norm_. Muon's learning rate is adjusted to match AdamW's:

    muon         torch's Muon and fused AdamW
    muon-folded  both folded, each by itself

A time is that of an iteration until the device has ended it, in milliseconds. The mean loss is that
of the last 50 steps.
"""

import argparse
import itertools
import json
import platform
import statistics
import sys
import time
from pathlib import Path

import stepfold.torch
import torch
from formats import NARROW_FORMATS
from plots import average_steps, load_pyplot, render
from torch import nn, optim
from transformer import SIZES, make_gpt

ROOT = Path(__file__).parents[2]
MAX_NORM = 1.0
LR, BETAS, DECAY = 6e-4, (0.9, 0.95), 0.1
# First steps that no time includes, since they compile.
WARMUP = 20
# Last steps that a mean loss is of.
LAST = 50
# Options of `fold` of the kinds that are folded.
FOLDED = {
    "folded": {},
    "copies": {"copies": torch.bfloat16},
    "narrow": {"copies": torch.bfloat16, "grad_dtype": torch.bfloat16},
    **NARROW_FORMATS,
}
MUON = ("muon", "muon-folded")
KINDS = ("plain", "compiled", *FOLDED, *MUON)


def read_text():
    """The bytes of the documents."""
    paths = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return torch.frombuffer(bytearray(b"".join(p.read_bytes() for p in paths)), dtype=torch.uint8)


def make_step(kind, model, lr=LR):
    """Returns an optimizer, and a function that clips and steps, and returns the norm."""
    optimizer = optim.AdamW(
        model.parameters(),
        lr=lr,
        betas=BETAS,
        weight_decay=DECAY,
        **({"fused": True} if kind == "plain" else {"foreach": True} if kind == "compiled" else {}),
    )
    if kind in FOLDED:
        stepfold.torch.fold(optimizer, model=model, max_norm=MAX_NORM, **FOLDED[kind])

        def step():
            optimizer.step()
            return optimizer.grad_norm

        return optimizer, step

    def clip_and_step():
        norm = nn.utils.clip_grad_norm_(model.parameters(), MAX_NORM)
        optimizer.step()
        return norm

    if kind == "compiled":
        # A number would be compiled in.
        for group in optimizer.param_groups:
            group["lr"] = torch.tensor(group["lr"], device=next(model.parameters()).device)
        clip_and_step = torch.compile(clip_and_step)
    return optimizer, clip_and_step


def make_muon_step(kind, model):
    """Returns two optimizers, and a function that clips and steps both."""
    matrices = [p for p in model.layers.parameters() if p.ndim == 2]
    chosen = set(matrices)
    others = [p for p in model.parameters() if p not in chosen]
    optimizers = [
        optim.Muon(
            matrices,
            lr=LR,
            weight_decay=DECAY,
            adjust_lr_fn="match_rms_adamw",
        ),
        optim.AdamW(others, lr=LR, betas=BETAS, weight_decay=DECAY, fused=kind == "muon"),
    ]
    if kind == "muon-folded":
        for optimizer in optimizers:
            stepfold.torch.fold(optimizer)

    def step():
        nn.utils.clip_grad_norm_(model.parameters(), MAX_NORM)
        for optimizer in optimizers:
            optimizer.step()

    return optimizers, step


def make_scheduler(optimizer):
    return optim.lr_scheduler.LinearLR(optimizer, 0.05, 1.0, total_iters=20)


def draw_pieces(text, batch, length, seed, step):
    """Returns a batch of a step, whose pieces have one byte more than the model reads."""
    generator = torch.Generator().manual_seed(1_000_000 * seed + step)
    starts = torch.randint(len(text) - length - 1, (batch, 1), generator=generator)
    places = starts + torch.arange(length + 1)
    return text[places.to(text.device)].long()


def compute_loss(scores, pieces):
    return nn.functional.cross_entropy(scores.flatten(0, 1).float(), pieces[:, 1:].flatten())


def train(kind, seed, arguments):
    torch.manual_seed(seed)
    text = read_text().to(arguments.device)
    with torch.device(arguments.device):
        model = make_gpt(arguments.size, arguments.length)
    if kind in NARROW_FORMATS:
        for module in model.modules():
            if isinstance(module, nn.Linear):
                module.to(torch.bfloat16)
    if kind in MUON:
        optimizers, step = make_muon_step(kind, model)
    else:
        optimizer, step = make_step(kind, model)
        optimizers = [optimizer]
    schedulers = [make_scheduler(optimizer) for optimizer in optimizers]
    losses, times = [], []
    for index in range(arguments.steps):
        batch = draw_pieces(text, arguments.batch, arguments.length, seed, index)
        begin = time.perf_counter()
        with torch.autocast(arguments.device, torch.bfloat16):
            scores = model(batch[:, :-1])
        loss = compute_loss(scores, batch)
        loss.backward()
        step()
        model.zero_grad()
        losses.append(loss.item())
        times.append(1e3 * (time.perf_counter() - begin))
        for scheduler in schedulers:
            scheduler.step()
    elements = sum(param.numel() for param in model.parameters())
    result = {"kind": kind, "seed": seed, "elements": elements}
    return {**result, "losses": losses, "times": times}


def plot(path, prefix):
    """Draws the losses, and how long an iteration takes: a line for each run, of means of
    neighboring steps."""
    pyplot = load_pyplot()
    results = json.loads(Path(path).read_text())
    kinds = list(dict.fromkeys(run["kind"] for run in results["runs"]))
    for name, key, title, first in (
        ("loss", "losses", "loss", 0),
        ("time", "times", "ms an iteration", WARMUP),
    ):
        figure, axes = pyplot.subplots(figsize=(7, 4))
        for run in results["runs"]:
            kind = run["kind"]
            is_first = run["seed"] == results["runs"][0]["seed"]
            label = kind if is_first else None
            line = average_steps(run[key], first)
            axes.plot(*line, f"C{kinds.index(kind)}", label=label, linewidth=1)
        axes.set_xlabel("step")
        axes.set_ylabel(title)
        if key == "times":
            axes.set_ylim(bottom=0)
        axes.legend()
        Path(f"{prefix}-{name}.svg").write_text(render(figure))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--seeds", nargs="+", type=int, default=[0])
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--length", type=int, default=1024)
    parser.add_argument("--size", choices=SIZES, default="base")
    parser.add_argument("--out", help="a file for the results")
    parser.add_argument("--plot", nargs=2, metavar=("RESULTS", "PREFIX"))
    arguments = parser.parse_args()
    if arguments.plot:
        plot(*arguments.plot)
        return
    is_cuda = arguments.device == "cuda"
    device = torch.cuda.get_device_name() if is_cuda else platform.processor()
    title = f"{device}, torch {torch.__version__}"
    results = {"title": title, "arguments": vars(arguments), "runs": []}
    print(title)
    print("| kind | seed | ms an iteration | last loss | mean loss | of the first kind |")
    print("|---" * 6 + "|")
    means = {}
    for seed, kind in itertools.product(arguments.seeds, arguments.kinds):
        result = train(kind, seed, arguments)
        results["runs"].append(result)
        losses, times = result["losses"], result["times"][WARMUP:] or result["times"]
        mean = means[seed, kind] = statistics.fmean(losses[-LAST:])
        cells = f"{statistics.median(times):.2f} | {losses[-1]:.4f} | {mean:.4f}"
        print(f"| {kind} | {seed} | {cells} | {mean / means[seed, arguments.kinds[0]]:.4f} |")
        sys.stdout.flush()
        torch.cuda.empty_cache()
    print("\n| kind | mean loss | least | largest |\n" + "|---" * 4 + "|")
    for kind in arguments.kinds:
        own = [means[seed, kind] for seed in arguments.seeds]
        print(f"| {kind} | {statistics.fmean(own):.4f} | {min(own):.4f} | {max(own):.4f} |")
    if arguments.out:
        Path(arguments.out).write_text(json.dumps(results))


if __name__ == "__main__":
    main()
