#!/usr/bin/env python3
"""Times steps of AdamW by the format of their state, on a GPU that does not wait for the host.

    torch_packed.py [--models bert_large llama_1b gpt2_xl] [--repetitions 11] [--flash]

Numbers are medians in milliseconds of the GPU's time. Steps of the kinds are taken in turn, with
and without a clip of all gradients to a norm. The kinds are:

    fused    float32 parameters and gradients; torch's fused step, after clip_grad_norm_
    folded   the same, folded
    masters  bfloat16 parameters and gradients; fold(..., master_weights=torch.float32)
    packed   the same; fold(..., master_weights="8bit", state_format="8bit")
    flash    with --flash, the same with FlashOptim's FlashAdamW, which has no clip of its own

`bytes` is the memory of weights, gradients and state for each element.
"""

import argparse
import functools
import itertools

import stepfold.torch
import torch
from formats import NARROW_FORMATS
from models import MODELS
from torch import nn, optim
from torch_fold import make_parameters, time_gpu, time_in_turn

KINDS = ("fused", "folded", "masters", "packed")
MAX_NORM = 1.0
FORMATS = {"folded": {}, **NARROW_FORMATS}


class Subject:
    """An optimizer of a kind, with its parameters."""

    def __init__(self, kind, model, max_norm):
        is_wide = kind in ("fused", "folded")
        dtype = torch.float32 if is_wide else torch.bfloat16
        before = torch.cuda.memory_allocated()
        self.parameters = make_parameters(model, dtype, "cuda")
        if kind == "flash":
            from flashoptim import FlashAdamW

            self.optimizer = FlashAdamW(self.parameters, lr=1e-4)
        else:
            self.optimizer = optim.AdamW(self.parameters, lr=1e-4, fused=kind == "fused" or None)
        if kind in FORMATS:
            stepfold.torch.fold(self.optimizer, max_norm=max_norm, **FORMATS[kind])
            max_norm = None
        self.max_norm = max_norm
        self.step()
        elements = sum(parameter.numel() for parameter in self.parameters)
        self.num_bytes = (torch.cuda.memory_allocated() - before) / elements

    def step(self):
        if self.max_norm is not None:
            nn.utils.clip_grad_norm_(self.parameters, self.max_norm)
        self.optimizer.step()


def measure(model, max_norm, arguments):
    kinds = (*KINDS, "flash") if arguments.flash else KINDS
    subjects = [Subject(kind, model, max_norm) for kind in kinds]
    takes = [functools.partial(time_gpu, subject.step) for subject in subjects]
    times = time_in_turn(takes, arguments.repetitions)
    for kind, subject, time in zip(kinds, subjects, times, strict=True):
        cells = (f"{time / 1e3:.3f}", f"{time / times[0]:.3f}", f"{subject.num_bytes:.2f}")
        print(f"| {model} | {max_norm or ''} | {kind} | {' | '.join(cells)} |", flush=True)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    models = ["bert_large", "llama_1b", "gpt2_xl"]
    parser.add_argument("--models", nargs="+", choices=MODELS, default=models)
    parser.add_argument("--repetitions", type=int, default=11)
    parser.add_argument("--flash", action="store_true", help="FlashOptim's step, too")
    arguments = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}")
    print(f"median of {arguments.repetitions} steps of each, in turn\n")
    print("| model | norm | kind | gpu, ms | of fused | bytes |\n" + "|---" * 6 + "|")
    for model, max_norm in itertools.product(arguments.models, (None, MAX_NORM)):
        measure(model, max_norm, arguments)


if __name__ == "__main__":
    main()
