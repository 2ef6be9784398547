#!/usr/bin/env python3
"""Times steps of optimizers that are Python functions, folded, beside what their memory allows.

    torch_rules.py [--model bert_large] [--repetitions 20]

Each row is a rule of python/examples/rules.py or of the tests. `streams` are the numbers of streams
that it reads and writes, each of one float32 for each element of the model. `ceiling` is the time
of a kernel that moves as many streams of one large tensor with next to no arithmetic, the fastest
of a sweep over sizes of blocks. Times are medians in microseconds on a CUDA device that does not
wait for the host; a step and its ceiling are taken in turn.
"""

import argparse
import functools
import platform
import sys
import tempfile
from pathlib import Path

import stepfold.torch
import torch
from matrix import CEILING_THREADS
from models import MODELS, make_model
from programs import Streams, write_ceiling
from stepfold import Plan, Session
from torch_fold import make_parameters, time_gpu, time_in_turn

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from rule_cases import REDUCING, RULES


def count_streams(explanation, elements):
    """Returns the numbers of float32 streams that a step reads and writes."""
    [device] = explanation.devices
    return tuple(round(n / 4 / elements) for n in (device.bytes_read, device.bytes_written))


def make_ceilings(elements, reads, writes, folder):
    """Steps that move as many streams, for each size of a block."""
    updated = min(reads, writes)
    streams = Streams(
        outs=("f32",) * updated,
        copies=("f32",) * (writes - updated),
        ins=("f32",) * (reads - updated),
    )
    names = [
        f"{kind}{index}"
        for kind, dtypes in (("out", streams.outs), ("copy", streams.copies), ("in", streams.ins))
        for index in range(len(dtypes))
    ]
    tensors = {name: torch.zeros(elements, device="cuda") for name in names}
    with Session() as session, session.parse(write_ceiling(elements, streams)) as program:
        for threads in CEILING_THREADS:
            path = Path(folder) / f"{reads}-{writes}-{threads}"
            options = f"target=sm_90 kernel={{foreach-threads={threads}}}"
            program.compile(options).write(path)
            plan = Plan.load(path)
            plan.bind(tensors)
            yield plan.step


def measure(name, rule, arguments, folder):
    parameters = make_parameters(arguments.model, torch.float32, "cuda")
    elements = sum(parameter.numel() for parameter in parameters)
    optimizer = stepfold.torch.fold(rule(parameters))
    optimizer.step()
    explanation = optimizer.explain()
    reads, writes = count_streams(explanation, elements)
    steps = [optimizer.step, *make_ceilings(elements, reads, writes, folder)]
    takes = [functools.partial(time_gpu, step) for step in steps]
    step, *ceilings = time_in_turn(takes, arguments.repetitions)
    ceiling = min(ceilings)
    title = f"{name} (with norms)" if name in REDUCING else name
    print(
        f"| {title} | {explanation.launches} | {reads} + {writes} | {step:.0f} | {ceiling:.0f} "
        f"| {step / ceiling:.3f} |",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--model", choices=MODELS, default="bert_large")
    parser.add_argument("--repetitions", type=int, default=20)
    arguments = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}", end=", ")
    print(f"Python {platform.python_version()}; {make_model(arguments.model).title}")
    print(f"median of {arguments.repetitions} steps, in turn\n")
    print(
        "| rule | launches | streams | step, us | ceiling, us | step / ceiling |\n"
        + "|---" * 6
        + "|"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name, rule in RULES.items():
            measure(name, rule, arguments, folder)
            torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
