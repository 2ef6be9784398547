#!/usr/bin/env python3
"""Finds the options of kernels that are best on a device, and makes them the defaults.

tune.py compile OUT [--target sm_90] [--archive FILE]   where the compiler is
tune.py measure PLANS --out FILE                        where the device and torch are
tune.py apply FILE... [--table FILE]                    where the sources are

`compile` compiles some stages of the benchmark with each value of each option, `measure`
times them, and `apply` writes the best values into the table that the compiler reads when it
is built, include/stepfold/Pipelines/KernelDefaults.def. No option changes results.
"""

import argparse
import dataclasses
import json
import math
import os
import re
import statistics
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.append(os.path.join(ROOT, "python", "benchmarks"))

import compile_plans  # noqa: E402
from matrix import Cell  # noqa: E402
from models import make_model  # noqa: E402
from values import WEIGHT, fill, fill_gradients  # noqa: E402

TABLE = os.path.join(ROOT, "include", "stepfold", "Pipelines", "KernelDefaults.def")
# Name in optim-to-gpu of each option of the table, and the values that are tried.
OPTIONS = {"foreachThreads": ("foreach-threads", (64, 128, 256, 512, 1024))}
# Small and large models, few and many streams, of one width and of two.
CELLS = (
    Cell("resnet50", "adamw"),
    Cell("resnet50", "lars"),
    Cell("bert_base", "adamw"),
    Cell("bert_base", "adamw+clip+bf16"),
    Cell("bert_large", "sgd"),
    Cell("tiny_20000", "adamw"),
)
FORMS = ("flat", "separate")
FORMAT, VERSION = "stepfold-tuning", 1
# A value takes the place of the default where it is better by this factor: less is noise.
MARGIN = 0.998


def make_requests():
    for cell in CELLS:
        for form in FORMS:
            for option, (flag, values) in OPTIONS.items():
                for value in values:
                    request = compile_plans.make_stage_request(cell, form)
                    yield dataclasses.replace(
                        request,
                        name=f"{request.name}.{flag}={value}",
                        key={**request.key, "kind": "tuning", "option": option, "value": value},
                        arguments=(*request.arguments, f"--kernel-options={flag}={value}"),
                    )


def measure(arguments):
    import torch
    from plan_folder import PlanFolder
    from plans import BoundPlan
    from timing import measure_replays

    folder = PlanFolder(arguments.plans)
    plans = [plan for plan in folder.plans if plan["kind"] == "tuning"]
    rows = []
    for index, plan in enumerate(plans):
        bound = BoundPlan(folder.get_folder(plan), "cuda")
        cell = Cell(plan["model"], plan["case"])
        names = [parameter.name for parameter in make_model(cell.model).parameters]
        # The rest of the state follows from these: moments that no step makes, negative squares
        # say, would be computed with more slowly.
        fill([bound.variables["state", name] for name in names], 1, WEIGHT)
        fill_gradients(cell, [bound.variables["gradient", name] for name in names], 0)
        (times,) = measure_replays([bound.step], arguments.warmup, arguments.repetitions)
        bound.close()
        torch.cuda.empty_cache()
        keys = ("model", "case", "form", "option", "value", "target", "ptx_sha256", "launches")
        rows.append({**{key: plan[key] for key in keys}, "gpu_ms": times})
        print(
            f"[{index + 1}/{len(plans)}] {plan['name']}: {statistics.median(times):.4f} ms",
            file=sys.stderr,
            flush=True,
        )
        content = {
            "format": FORMAT,
            "version": VERSION,
            "device": torch.cuda.get_device_name(0),
            "rows": rows,
        }
        with open(arguments.out + ".new", "w") as file:
            json.dump(content, file)
        os.replace(arguments.out + ".new", arguments.out)


def rate(rows):
    """Returns for each value the geometric mean of its times, each over the best of its stage."""
    stages = {}
    for row in rows:
        stage = row["model"], row["case"], row["form"]
        stages.setdefault(stage, {})[row["value"]] = statistics.median(row["gpu_ms"])
    # A value that was not measured everywhere cannot be compared.
    values = set.intersection(*(set(times) for times in stages.values()))
    logarithms = {value: [] for value in sorted(values)}
    for times in stages.values():
        best = min(times[value] for value in values)
        for value in logarithms:
            logarithms[value].append(math.log(times[value] / best))
    return {value: math.exp(statistics.mean(ratios)) for value, ratios in logarithms.items()}


def read_table(text):
    """Values by architecture and option."""
    lines = re.findall(r"^KERNEL_DEFAULT\((\w+), (\w+), (\d+)\)$", text, re.MULTILINE)
    return {(target, option): int(value) for target, option, value in lines}


def write_table(text, table):
    """The text with the lines of a table in the place of its own."""
    lines = [f"KERNEL_DEFAULT({target}, {option}, {value})\n"
             for (target, option), value in sorted(table.items())]  # fmt: skip
    pattern = re.compile(r"(^KERNEL_DEFAULT\(.*\)\n)+", re.MULTILINE)
    replaced, count = pattern.subn("".join(lines), text)
    if count != 1:
        sys.exit("tune.py: expected the lines of the table to follow each other")
    return replaced


def choose(ratings, default):
    """The best value, but the default where none is better by more than noise."""
    best = min(ratings, key=ratings.get)
    is_better = default not in ratings or ratings[best] < MARGIN * ratings[default]
    return best if is_better else default


def apply(arguments):
    rows = []
    for path in arguments.files:
        with open(path) as file:
            content = json.load(file)
        if (content.get("format"), content.get("version")) != (FORMAT, VERSION):
            sys.exit(f"{path}: not a file of tune.py, or of another version")
        rows += content["rows"]
    with open(arguments.table) as file:
        text = file.read()
    table = read_table(text)
    for target, option in sorted({(row["target"], row["option"]) for row in rows}):
        its_rows = [row for row in rows if (row["target"], row["option"]) == (target, option)]
        ratings = rate(its_rows)
        value = choose(ratings, table.get((target, option)))
        shown = ", ".join(f"{value}: {ratio:.4f}" for value, ratio in ratings.items())
        print(f"{target} {option}: {shown}; {value} it is")
        table[target, option] = value
    with open(arguments.table, "w") as file:
        file.write(write_table(text, table))


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("compile")
    command.add_argument("out")
    command.add_argument("--target", default="sm_90")
    command.add_argument("--compiler", default="stepfold-compile")
    command.add_argument("--archive")
    # Features of the processor, which kernels do not run on.
    command.set_defaults(features="")
    command = commands.add_parser("measure")
    command.add_argument("plans")
    command.add_argument("--out", required=True)
    command.add_argument("--repetitions", type=int, default=30)
    command.add_argument("--warmup", type=int, default=10)
    command = commands.add_parser("apply")
    command.add_argument("files", nargs="+")
    command.add_argument("--table", default=TABLE)
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    if arguments.command == "compile":
        compile_plans.compile_all(list(make_requests()), arguments)
    elif arguments.command == "measure":
        measure(arguments)
    else:
        apply(arguments)


if __name__ == "__main__":
    main()
