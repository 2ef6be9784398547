#!/usr/bin/env python3
"""Times whole iterations of trainings, with torch's optimizers and with folded ones.

    torch_training.py bert [--size large] [--batch 16] [--micro-batches 4] [--graphs]
    torch_training.py resnet [--batch 64]

bert: an encoder of the sizes of BERT, of random weights, under autocast in bfloat16; AdamW with a
clip by norm. The kinds are:

    plain    torch's fused AdamW after clip_grad_norm_
    folded   stepfold.torch.fold(..., max_norm=1.0)
    copies   the same with copies=torch.bfloat16
    narrow   the same with grad_dtype=torch.bfloat16, too
    bound    forward and backward passes with linear layers that are bfloat16 already, without an
             optimizer, and `stage`, the time of the step of `narrow` by itself

resnet: ResNet-50 of transformers', images of 224 x 224 in channels_last, under autocast; LARS:

    plain    stepfold.torch.LARS, not folded
    folded   folded
    bound    forward and backward passes without an optimizer

Times are medians in milliseconds of one iteration; those of all kinds are taken in turn. For
`wall`, the time of four iterations is divided by their number; the device is waited for after the
last one. `gpu` is the sum of the times of kernels and copies, as the profiler of torch has them.
With --graphs, CUDA graphs hold whole iterations, and `gpu` is the time between two events around a
replay.
"""

import argparse
import platform
import statistics
import time

import stepfold.torch
import torch
from timing import capture
from torch import nn, optim
from torch.profiler import ProfilerActivity, profile
from transformer import SIZES, make_bert

WARMUP = 3
# Iterations for a wall time.
COUNT = 4
MAX_NORM = 1.0


class Bert:
    """Iterations of BERT; each kind has a model of its own."""

    def __init__(self, arguments):
        self.arguments, self.device = arguments, arguments.device
        shape = arguments.batch, arguments.length
        self.tokens = torch.randint(0, 30522, shape, device=self.device)

    def make(self, kind):
        torch.manual_seed(0)
        with torch.device(self.device):
            model = make_bert(self.arguments.size, self.arguments.length)
        if kind == "bound":
            for module in model.modules():
                if isinstance(module, nn.Linear):
                    module.to(torch.bfloat16)
            # The embedding is float32, and is another tensor now.
            model.embed.weight = nn.Parameter(model.embed.weight.detach().float())
            return self.make_iteration(model, None, None)
        flags = {"fused": True, "capturable": self.arguments.graphs} if kind == "plain" else {}
        optimizer = optim.AdamW(model.parameters(), lr=1e-5, **flags)
        if kind == "plain":
            return self.make_iteration(model, optimizer, model.parameters)
        copies = torch.bfloat16 if kind in ("copies", "narrow") else None
        grad_dtype = torch.bfloat16 if kind == "narrow" else None
        stepfold.torch.fold(
            optimizer, model=model, max_norm=MAX_NORM, copies=copies, grad_dtype=grad_dtype
        )
        return self.make_iteration(model, optimizer, None)

    def make_iteration(self, model, optimizer, clipped):
        tokens, parts = self.tokens, self.arguments.micro_batches

        def run():
            for _ in range(parts):
                with torch.autocast(self.device, torch.bfloat16):
                    scores = model(tokens).flatten(0, 1)
                    loss = nn.functional.cross_entropy(scores, tokens.flatten()) / parts
                loss.backward()
            if clipped is not None:
                nn.utils.clip_grad_norm_(clipped(), MAX_NORM)
            if optimizer is not None:
                optimizer.step()
            model.zero_grad()

        return run, optimizer

    kinds = ("plain", "folded", "copies", "narrow", "bound")


class ResNet:
    """Iterations of ResNet-50 with LARS."""

    kinds = ("plain", "folded", "bound")

    def __init__(self, arguments):
        self.device = arguments.device
        self.images = torch.randn(arguments.batch, 3, 224, 224, device=self.device)
        self.images = self.images.to(memory_format=torch.channels_last)
        self.labels = torch.randint(0, 1000, (arguments.batch,), device=self.device)

    def make(self, kind):
        from transformers import ResNetConfig, ResNetForImageClassification

        torch.manual_seed(0)
        config = ResNetConfig(num_labels=1000)
        model = ResNetForImageClassification(config).to(self.device)
        model.to(memory_format=torch.channels_last)
        optimizer = None
        if kind != "bound":
            decayed = [p for p in model.parameters() if p.dim() > 1]
            others = [p for p in model.parameters() if p.dim() <= 1]
            groups = [{"params": decayed, "weight_decay": 5e-5}, {"params": others}]
            optimizer = stepfold.torch.LARS(groups, lr=0.1, momentum=0.9)
        if kind == "folded":
            stepfold.torch.fold(optimizer, model=model)

        def run():
            with torch.autocast(self.device, torch.bfloat16):
                logits = model(self.images).logits
            nn.functional.cross_entropy(logits.float(), self.labels).backward()
            if optimizer is not None:
                optimizer.step()
            model.zero_grad()

        return run, optimizer


def time_replay(replay):
    """Milliseconds of a replay on the device."""
    torch.cuda.synchronize()
    begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    begin.record()
    replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def time_gpu(function):
    """Milliseconds of kernels and copies on the device. Between them, it may wait for the host."""
    torch.cuda.synchronize()
    with profile(activities=[ProfilerActivity.CUDA]) as profiler:
        function()
        torch.cuda.synchronize()
    return sum(event.device_time_total for event in profiler.key_averages()) / 1e3


def time_wall(function, device):
    begin = time.perf_counter()
    for _ in range(COUNT):
        function()
    if device == "cuda":
        torch.cuda.synchronize()
    return 1e3 * (time.perf_counter() - begin) / COUNT


def time_stage(optimizer, run):
    """The time of a step alone, with the gradients of an iteration."""
    gradients = []
    optimizer.register_step_pre_hook(
        lambda *_: gradients.extend(p.grad for g in optimizer.param_groups for p in g["params"])
    )
    run()
    params = [p for g in optimizer.param_groups for p in g["params"]]
    for param, grad in zip(params, gradients):
        param.grad = grad
    times = [time_gpu(lambda: optimizer.step()) for _ in range(WARMUP + 5)]
    for param in params:
        param.grad = None
    return statistics.median(times[WARMUP:])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=("bert", "resnet"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--size", choices=SIZES, default="large")
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--length", type=int, default=512)
    parser.add_argument("--micro-batches", type=int, default=1)
    parser.add_argument("--repetitions", type=int, default=10)
    parser.add_argument("--graphs", action="store_true")
    arguments = parser.parse_args()
    is_cuda = arguments.device == "cuda"
    device = torch.cuda.get_device_name() if is_cuda else platform.processor()
    print(f"{device}, torch {torch.__version__}, {vars(arguments)}")
    task = (Bert if arguments.task == "bert" else ResNet)(arguments)
    runs = {kind: task.make(kind) for kind in task.kinds}
    times = {kind: ([], []) for kind in runs}
    timed = {kind: run for kind, (run, _) in runs.items()}
    if arguments.graphs:
        pool = torch.cuda.graph_pool_handle()
        timed = {kind: capture(run, pool).replay for kind, run in timed.items()}
    for run in timed.values():
        for _ in range(WARMUP):
            run()
    time_gpu_or_replay = time_replay if arguments.graphs else time_gpu
    for _ in range(arguments.repetitions):
        for kind, run in timed.items():
            times[kind][1].append(time_wall(run, arguments.device))
    # After the wall times: launches may be slower once the profiler has run.
    for _ in range(arguments.repetitions if is_cuda else 0):
        for kind, run in timed.items():
            times[kind][0].append(time_gpu_or_replay(run))
    medians = {
        kind: [statistics.median(gpu or wall), statistics.median(wall)]
        for kind, (gpu, wall) in times.items()
    }
    run, optimizer = runs.get("narrow", (None, None))
    stage = time_stage(optimizer, run) if is_cuda and optimizer is not None else 0.0
    print("| kind | gpu, ms | of bound | wall, ms | of bound |\n" + "|---" * 5 + "|")
    bound = [value + stage for value in medians["bound"]]
    for kind, (gpu, wall) in medians.items():
        name = kind
        if kind == "bound":
            (gpu, wall), name = bound, f"bound (stage {stage:.2f})"
        print(f"| {name} | {gpu:.2f} | {gpu / bound[0]:.3f} | {wall:.2f} | {wall / bound[1]:.3f} |")


if __name__ == "__main__":
    main()
