#!/usr/bin/env python3
"""Writes docs/results/programs.md: what becomes of the framework's programs.

    tables.py --made FOLDER --document FILE [--full] [--update]

Every figure is counted in the IR, before and after, or is the report's; beside
it stands what it should be, worked out from the program's parameters alone. The
tools are found on the path. Without `--update`, FILE must say what is found.
Programs that are not in the repository are made in `--made` (made_programs.py).
`--full` takes the programs at full depth.
"""

import argparse
import collections
import dataclasses
import functools
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Frontends", "Paddle"))
sys.path.append(os.path.join(HERE, "..", "..", "tools"))
import definitions  # noqa: E402
import generic_mlir  # noqa: E402
from commands import run, update_or_compare  # noqa: E402
from made_programs import provide  # noqa: E402

SIZES = {"f16": 2, "bf16": 2, "f32": 4, "f64": 8}
UPDATES = ("optim.adam", "optim.adamw", "optim.lars_momentum", "optim.momentum", "optim.sgd")
TRAVERSALS = ("optim.foreach", "optim.reduce")
# The framework's own ops on gradients.
ON_GRADIENTS = ("pd_op.squared_l2_norm", "pd_op.check_finite_and_unscale_")
BEFORE_MARK = ("pd_op.multiply", "pd_op.multiply_", "pd_op.scale", "pd_op.scale_")


@dataclasses.dataclass(frozen=True)
class Program:
    name: str
    title: str
    # Returns true if a norm or a search for infinities reads all of a gradient.
    is_reduced: collections.abc.Callable = lambda parameter: True
    accumulated: int = 1  # steps


def is_matrix(parameter):
    return len(parameter.shape) > 1


PROGRAMS = [
    Program("resnet50_lars_amp_small", "ResNet-50, LARS, fp16, dynamic loss scaling"),
    Program("transformer_adamw_bf16", "Transformer, AdamW, clipped by the global norm, bf16"),
    Program("transformer_adam_fp16", "Transformer, Adam, fp16, dynamic loss scaling"),
    Program(
        "transformer_adam_fp16_merge4",
        "The same, gradients accumulated over 4 steps",
        accumulated=4,
    ),
    Program(
        "transformer_adam_fp16_merge3",
        "The same over 3 steps, where averaging rounds",
        accumulated=3,
    ),
    Program("transformer_adam_fp16_recompute", "The same with recomputation, not accumulated"),
    Program(
        "transformer_adamw_bf16_rates",
        "Decay of matrices only, a frozen layer, a learning rate for each layer",
    ),
    Program(
        "transformer_adamw_bf16_ratio",
        "The same, but rates as the updates' lr_ratio",
    ),
    Program("transformer_adamw_bf16_need_clip", "Only matrices are clipped", is_reduced=is_matrix),
    Program(
        "resnet50_lars_fp16_small",
        "ResNet-50, LARS, fp16 weights with masters beside fp32 batch norms",
        is_reduced=lambda parameter: False,
    ),
    Program(
        "transformer_adamw_fp16_masters",
        "Transformer, AdamW, fp16 weights with masters beside fp32 layer norms",
    ),
    Program("transformer_adamw_fp16_masters_clip", "The same, clipped, and the loss not scaled"),
]
FULL_PROGRAMS = [
    Program("resnet50_lars_amp", "ResNet-50, LARS, fp16, dynamic loss scaling"),
    Program("encoder12_adamw_bf16", "Transformer, AdamW, clipped by the global norm, bf16"),
    Program(
        "encoder12_adam_fp16_merge4",
        "Transformer, Adam, fp16, dynamic loss scaling, accumulated over 4 steps",
        accumulated=4,
    ),
]

INTRODUCTION = """\
# Programs
{summary}
## The figures

These are figures of training programs of the framework (`test/Programs`), before all rewrites and
after them. `test/Programs/tables.py` generates this file, and a test checks it.
[programs-full.md](programs-full.md) has some programs at full depth.

Transformers have two encoder layers of width 16 with two heads, a feed-forward width of 32 and
sequences of 6. ResNets have all their layers at a sixteenth of their width. Except for scalars, no
figure of a parameter or an element depends on depth or width. With loss scaling, the scale starts
at 1000, grows by 1.5 after two good steps and shrinks by 0.7 after a bad one, so that few steps
show all cases.

Programs with fp16 or accumulated gradients are built in the framework's older form and translated.
The import repairs what the translation loses ([PaddlePaddle](../paddle.md)). The figures are those
of the repaired programs.

The expected figures follow from the parameters alone:

- *Updates*: one for each group. A group is a combination of the kind of update, the type of
  parameter, the type of gradient, and the presence of masters and copies.
- *Passes over gradients* beside the updates: one for each group whose gradients are reduced, for a
  norm or a search for infinities.
- *The framework's own ops on gradients*, *casts of parameters outside the stage*: none.
- *Casts a step of a parameter*: one, which the update writes.
- *Launches*: at most two for each group, and two more.
- *Bytes in streams of elements*: state is read and written once. A parameter with a master is only
  written. The gradient is read once, and once more if it is reduced. A norm of LARS also reads the
  parameter. The copy is written once.

Scalars (powers, norms, partial sums) count in the bytes a step, but not in streams of elements.
They are a large share here because the parameters are small.
"""
FULL_INTRODUCTION = """\
# Programs at full depth
{summary}
## The figures

The figures of [programs.md](programs.md), which explains the expected figures, for programs that
are too large for the repository: a ResNet-50 at full width, a transformer of twelve layers as wide
as BERT's, and one of twelve narrow layers. Feeds are small; no figure depends on them.
"""


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter that is trained."""

    name: str
    shape: tuple
    kind: str  # kind of the update
    dtype: str
    states: tuple  # dtypes of what is updated elementwise, the parameter first
    has_master: bool
    gradient: str  # dtype
    copy: str  # dtype, or empty

    @property
    def elements(self):
        return math.prod(self.shape)

    @property
    def group(self):
        return self.kind, self.dtype, self.states, self.has_master, self.gradient, self.copy


# IR ---------------------------------------------------------------------------


class Module:
    """The IR of a program, with what defines each value of `@train_step`."""

    def __init__(self, text):
        [block] = generic_mlir.parse(text).regions[0]
        self.globals = {
            op.attributes["sym_name"]: op.attributes
            for op in block.ops
            if op.name == "ml_program.global"
        }
        [step] = [op for op in block.ops if op.attributes["sym_name"] == "train_step"]
        self.ops = list(self.walk(step))
        self.definitions = {result: op for op in self.ops for result in op.results}
        self.types = {
            result: type_ for op in self.ops for result, type_ in zip(op.results, op.types)
        }

    def walk(self, op):
        for block in (block for region in op.regions for block in region):
            for inner in block.ops:
                yield inner
                yield from self.walk(inner)

    def count(self, *names):
        return sum(op.name in names for op in self.ops)

    def get_global(self, value):
        """The variable that the value was loaded from, or None."""
        op = self.definitions.get(value)
        return op.attributes["global"] if op and op.name == "ml_program.global_load" else None

    def get_definition_name(self, value):
        return self.definitions[value].name if value in self.definitions else ""

    def count_casts(self):
        """Casts of parameters to lower precision, by the name of the parameter."""
        casts = collections.Counter()
        for op in self.ops:
            if op.name != "pd_op.cast":
                continue
            name = self.get_global(op.operands[0])
            attributes = self.globals.get(name, {}).get("pir.attributes", {})
            is_lower = generic_mlir.parse_tensor(op.types[0])[1] in ("f16", "bf16")
            if "parameter_name" in attributes and is_lower:
                casts[name] += 1
        return casts

    def count_on_gradients(self):
        """The framework's ops on gradients, by their names."""
        names = collections.Counter(op.name for op in self.ops if op.name in ON_GRADIENTS)
        for op in self.ops:
            if op.name == "optim.gradient":
                name = self.get_definition_name(op.operands[0])
                if name in BEFORE_MARK:
                    names[name] += 1
        return names

    def get_gradient_dtypes(self):
        return {
            op.attributes["parameter"]: generic_mlir.parse_tensor(op.types[0])[1]
            for op in self.ops
            if op.name == "optim.gradient"
        }

    def get_parameters(self, updates=UPDATES):
        gradients, casts = self.get_gradient_dtypes(), self.count_casts()
        copies = {
            self.get_global(op.operands[0]): generic_mlir.parse_tensor(op.types[0])[1]
            for op in self.ops
            if op.name == "pd_op.cast" and self.get_global(op.operands[0]) in casts
        }
        return [self.get_parameter(op, gradients, copies) for op in self.ops if op.name in updates]

    def get_parameter(self, op, gradients, copies):
        name = self.get_global(op.operands[0])
        shape, dtype = generic_mlir.parse_tensor(op.types[0])
        results = [generic_mlir.parse_tensor(t) for t in op.types]
        sizes = op.attributes["operandSegmentSizes"].removeprefix("array<i32:")
        masters = sizes.removesuffix(">").split(",")[find_masters(op.name)]
        return Parameter(
            name,
            shape,
            op.name,
            dtype,
            tuple(d for s, d in results if s == shape),
            masters != "0",
            gradients[name],
            copies.get(name, ""),
        )


@functools.cache
def find_masters(name):
    """The position of the masters among the streams of an update op."""
    [update] = [u for u in definitions.load_updates() if f"optim.{u.name}" == name]
    return [stream.name for stream in update.streams].index("masters")


def print_generic(path, *options):
    return run(
        "stepfold-opt",
        "--allow-unregistered-dialect",
        "--mlir-print-op-generic",
        "--mlir-print-local-scope",
        *options,
        path,
    )


# Expected figures -------------------------------------------------------------


def count_bytes(program, p):
    """Bytes an element of the parameter, by stream: what is read, and written."""
    streams = {}
    for index, dtype in enumerate(p.states):
        is_parameter = index == 0
        read = 0 if is_parameter and p.has_master else SIZES[dtype]
        streams["parameter" if is_parameter else f"state {index}"] = (read, SIZES[dtype])
    # A sum of gradients is emptied by the step that uses it.
    inputs = {"gradient": (SIZES[p.gradient], 0)}
    if program.accumulated > 1:
        inputs["sum of gradients"] = (SIZES["f32"], SIZES["f32"])
    streams.update(inputs)
    is_lars = p.kind == "optim.lars_momentum"
    if is_lars or program.is_reduced(p):
        for name, (read, _) in inputs.items():
            streams[name + ", reduced"] = (read, 0)
    if is_lars:
        streams["parameter, reduced"] = (SIZES[p.dtype], 0)
    if p.copy:
        streams["copy"] = (0, SIZES[p.copy])
    return streams


def count_micro_step(p):
    """Bytes an element in a step that accumulates only."""
    return SIZES[p.gradient] + 2 * SIZES["f32"]


def describe_bytes(program, parameters):
    """Describes the calculation of the expected bytes, a line a group."""
    lines = []
    for group in sorted({p.group for p in parameters}):
        for reduced in (True, False):
            members = [
                p for p in parameters if p.group == group and program.is_reduced(p) == reduced
            ]
            if not members:
                continue
            streams = count_bytes(program, members[0])
            parts = []
            for name, (read, written) in streams.items():
                parts.append(f"{name} {'+'.join(str(n) for n in (read, written) if n)}")
            total = sum(map(sum, streams.values()))
            text = (
                f"- {len(members)} parameters, {sum(p.elements for p in members)} elements: "
                f"{', '.join(parts)}: {total} bytes an element"
            )
            if program.accumulated > 1:
                text += (
                    f"; in a step that only accumulates, gradient {SIZES[members[0].gradient]} "
                    f"and sum 4+4: {count_micro_step(members[0])}"
                )
            lines.append(text)
    return lines


# Found figures ----------------------------------------------------------------


def compile_plan(path, folder):
    """The report, or None where the program has no stage that can be compiled."""
    reports = []
    for target in ("host", "sm_90"):
        plan = os.path.join(folder, target)
        command = ["stepfold-compile", path, f"--target={target}", "--quiet", "-o", plan]
        if target != "host":
            command.append("--ptxas=none")
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            if "has no optimizer stage that can be compiled" not in result.stderr:
                sys.exit(result.stderr)
            return None
        with open(os.path.join(plan, "report.json")) as file:
            reports.append(json.load(file))
    if reports[0]["after"] != reports[1]["after"]:
        sys.exit(f"{path}: the reports of the targets differ")
    return reports[0]


def get_remarks(path, report):
    """Reasons for what was not done, with the names of variables left out."""
    if report:
        texts = [
            (r["pass"], r["reason"], r["count"]) for r in report["remarks"] if r["name"] != "Group"
        ]
    else:
        command = ["stepfold-opt", "--allow-unregistered-dialect", "--optim-outline-stage"]
        command += ["--remarks-filter=.*", path, "-o", os.devnull]
        output = subprocess.run(command, capture_output=True, text=True).stderr
        texts = [("optim-outline-stage", t, 1) for t in re.findall(r'Remark="([^"]*)"', output)]
    counts = collections.Counter()
    for pass_name, reason, count in texts:
        reason = re.sub(r"^store to '[^']*'", "a store", reason)
        counts[f"`{pass_name}`: {reason}"] += count
    return [f"{text} ({count}x)" if count > 1 else text for text, count in sorted(counts.items())]


def sum_element_bytes(report):
    """Bytes of streams that have a value for each element."""
    total = 0
    for op in report["ops"]:
        if op["op"] not in TRAVERSALS:
            continue
        kinds = ("in",) if op["op"] == "optim.reduce" else ("in", "out")
        for stream in op["streams"]:
            if stream["kind"] in kinds:
                total += stream["bytes_read"] + stream["bytes_written"]
    return total


def count_passes(report):
    """Traversals that update no state."""
    return sum(
        op["op"] in TRAVERSALS
        and not any(s["kind"] == "out" and s["first"].startswith("state ") for s in op["streams"])
        for op in report["ops"]
    )


def describe_counts(counts):
    return ", ".join(f"{n} `{name}`" for name, n in sorted(counts.items())) or "0"


# Tables -----------------------------------------------------------------------


class Table:
    """`is_partial`: the framework does a part of the stage, which has no figures."""

    def __init__(self, is_partial):
        self.is_partial = is_partial
        self.lines = ["| | before | after | expected | |", "|---|---:|---:|---:|---|"]
        self.num_short = 0

    def add(self, title, before, after, expected="", good=None):
        """A row; `good` where there is something to expect."""
        verdict = "" if good is None else "as expected" if good else "short of the expectation"
        self.num_short += good is False
        self.lines.append(f"| {title} | {before} | {after} | {expected} | {verdict} |")

    def expect(self, title, before, after, expected, at_most=False):
        good = after != "-" and (after <= expected if at_most else after == expected)
        if good and at_most and self.is_partial:
            good = None
        self.add(title, before, after, f"<= {expected}" if at_most else expected, good)


def write_section(program, path, folder):
    """A section, and how many of its figures are short of the expectation."""
    imported = Module(print_generic(path))
    optimized = Module(print_generic(path, "--pass-pipeline=builtin.module(optim-optimize)"))
    report = compile_plan(path, folder)
    parameters = imported.get_parameters()
    groups = {p.group for p in parameters}
    elements = sum(p.elements for p in parameters)
    reduced = {
        p.group for p in parameters if program.is_reduced(p) or p.kind == "optim.lars_momentum"
    }
    before, after = (report["before"], report["after"]) if report else ({}, {})

    left = optimized.count_on_gradients()
    table = Table(is_partial=bool(left))
    num_updates = sum(after["updates"].values()) if report else "-"
    table.expect("updates", len(parameters), num_updates, len(groups))
    table.expect(
        "passes over gradients",
        imported.count("optim.cast", *TRAVERSALS),
        count_passes(report) if report else "-",
        len(reduced),
        at_most=True,
    )
    table.add(
        "the framework's own ops on gradients",
        sum(imported.count_on_gradients().values()),
        sum(left.values()),
        0,
        not left,
    )
    old_casts, casts = imported.count_casts(), optimized.count_casts()
    table.expect(
        "casts of parameters outside the stage", sum(old_casts.values()), sum(casts.values()), 0
    )
    trained = {p.name for p in parameters if p.copy}
    if trained:
        table.expect(
            "casts a step of a parameter",
            max(old_casts.values()) * program.accumulated,
            max((casts[name] * program.accumulated for name in trained), default=0)
            or count_copies(report),
            1,
        )
    table.expect(
        "launches",
        before.get("launches", "-"),
        after.get("launches", "-"),
        2 * len(groups) + 2,
        at_most=True,
    )
    wanted = sum(p.elements * sum(map(sum, count_bytes(program, p).values())) for p in parameters)
    add_bytes(table, report, wanted, elements)

    lines = [f"## {program.title}", "", f"`{program.name}`: {len(parameters)} trained parameters "]
    lines[-1] += f"of {elements} elements in {len(groups)} groups."
    lines += ["", *table.lines, "", "Streams of elements:", ""]
    lines += describe_bytes(program, parameters)
    lines += describe_reasons(path, report, left, casts, trained)
    return "\n".join(lines) + "\n", table.num_short


def count_copies(report):
    """Returns the number of times that the update writes each copy."""
    return 1 if report and report["extra_state_bytes"] else "-"


def add_bytes(table, report, wanted, elements):
    if not report:
        table.add("bytes in streams of elements", "-", "-", wanted, False)
        return
    before, after = report["before"], report["after"]
    totals = [form["bytes_read"] + form["bytes_written"] for form in (before, after)]
    table.add("bytes a step", *totals)
    table.add("bytes an element", *(f"{total / elements:.2f}" for total in totals))
    found = sum_element_bytes(report)
    table.expect("bytes in streams of elements", "", found, wanted, at_most=True)
    table.expect(
        "the same, an element",
        "",
        round(found / elements, 2),
        round(wanted / elements, 2),
        at_most=True,
    )


def describe_reasons(path, report, left, casts, trained):
    reasons = get_remarks(path, report)
    if not report:
        reasons.insert(0, "The program has no stage that can be compiled.")
    if left:
        reasons.append(f"The framework's own ops are left on gradients: {describe_counts(left)}.")
    if frozen := sum(n for name, n in casts.items() if name not in trained):
        reasons.append(f"{frozen} casts are of parameters that are not trained.")
    return ["", "Remarks:", "", *(f"- {reason}" for reason in reasons)] if reasons else []


def summarize(num_short):
    """The paragraph that a page begins with."""
    return f"""
Each table has the figures of the optimizer stage of one training program, before all rewrites and
after them, beside the figures that follow from the parameters of the program.
{num_short.count(0)} of {len(num_short)} programs have all expected figures.
{sum(num_short)} figures in all programs together are short of the expectation.
"""


def write_document(introduction, chosen, paths):
    sections, rows, num_short = [], [], []
    for program in chosen:
        with tempfile.TemporaryDirectory() as folder:
            section, num = write_section(program, paths[program.name], folder)
        sections.append(section)
        rows.append(f"| {program.title} | {num} |")
        num_short.append(num)
    head = "| program | figures short of the expectation |\n|---|---:|\n"
    introduction = introduction.format(summary=summarize(num_short))
    return "\n".join([introduction, head + "\n".join(rows) + "\n", *sections])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--made", required=True)
    parser.add_argument("--document", required=True)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    introduction, chosen = INTRODUCTION, PROGRAMS
    if args.full:
        introduction, chosen = FULL_INTRODUCTION, FULL_PROGRAMS
    tools = os.path.dirname(shutil.which("stepfold-translate"))
    paths = provide(tools, args.made, [program.name for program in chosen])
    text = write_document(introduction, chosen, paths)
    update_or_compare(args.document, text, args.update, "; run tables.py --update")


if __name__ == "__main__":
    main()
