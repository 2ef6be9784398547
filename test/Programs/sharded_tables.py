#!/usr/bin/env python3
"""Writes docs/results/sharded.md: broadcasts of copies, beside the framework's own.

    sharded_tables.py --document FILE [--update] [--programs FOLDER]

Programs of single ranks are built with the framework's `optimize_cast` off and on.
optim-hoist-casts must give the first the casts, broadcasts and fp32 parameters of the second, and
all ranks of a ring the same broadcasts in the same order. Without `--update`, FILE must contain the
figures found. The tools are found on the path; the framework, unless `--programs` names what
make_sharded.py has built, is this Python's.
"""

import argparse
import collections
import dataclasses
import math
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, "..", path) for path in ("Frontends/Paddle", "../python")]
import generic_mlir  # noqa: E402
import sharded  # noqa: E402
from commands import run, update_or_compare  # noqa: E402
from make_sharded import make_sharded  # noqa: E402
from stepfold import pir  # noqa: E402

SIZES = {"f16": 2, "f32": 4}
COPY_SUFFIXES = (".cast_fp16", ".f16")
INTRODUCTION = """\
# Programs of several ranks
{summary}
## The figures

The framework can shard the optimizer. Each data-parallel rank then updates some of the parameters
and receives the others by broadcast. Each program below is one rank of one pipeline stage, with
fp16, dynamic loss scaling and Adam. In the original program, the forward pass casts every
parameter, and ranks broadcast parameters in fp32. With the rank as an option, `optim-hoist-casts`
rewrites the program: the rank updates a parameter, writes its copy, and broadcasts the copy. The
framework has a similar rewrite, `optimize_cast`, for parameters that it recognizes by name.

A cell has three figures: the original program, the rewritten program, and the program that the
framework builds with `optimize_cast`. The last two must agree on each rank. They must also agree
beyond the figures of the table: each broadcast must have the same root, type and parameters, and
both programs must keep the same parameters in fp32. All ranks of a ring must execute the same
broadcasts in the same order, so that their messages match. The framework's program may have
another order of broadcasts, and of parameters in a buffer.

- *Casts before*, *casts after*: casts of parameters to fp16, before and after the updates of a
  step.
- *Broadcasts*, *bytes*: messages in a step, and the bytes of the parameters in them. If a message
  also contains parameters that are not cast, such as those of layer norms, they get a message of
  their own.
- *In main*, *in startup*: fp32 parameters that the step accesses, and fp32 parameters that startup
  stores.

If a buffer of the framework is aligned, its padding is sent but not counted here. A message of
copies has the same parameters, and so the same padding.

The copy of a removed parameter is state of its own. It is not derived, since this rank has no
value to compute it from. An older checkpoint of the rank contains the parameter, which is then not
loaded. The rank that updates the parameter has it too. After ranks are restored, the copies must
be broadcast once before the first step, as the framework's startup program does.
`stepfold.paddle.update_copies` broadcasts them.

`stepfold-translate --export-pir` exports the rewritten programs. The programs that the framework
reads back have the same figures (`test/Frontends/Paddle/Export/sharded.test`).

`test/Programs/sharded_tables.py` generates and checks the tables. `test/Programs/sharded.test`
executes all ranks of the same programs together, before and after the rewrite. These programs need
GPUs. Programs for CPUs run in connected processes of the framework
([Programs of several ranks](../paddle.md#programs-of-several-ranks)).
"""


@dataclasses.dataclass(frozen=True)
class Message:
    root: int
    dtype: str
    bytes: int
    parameters: frozenset


@dataclasses.dataclass(frozen=True)
class Facts:
    """Facts found in a program."""

    before: collections.Counter  # casts, by the parameter
    behind: collections.Counter
    messages: tuple
    main: frozenset
    startup: frozenset

    @property
    def figures(self):
        return (
            self.before.total(),
            self.behind.total(),
            len(self.messages),
            sum(message.bytes for message in self.messages),
            len(self.main),
            len(self.startup),
        )

    def comparable(self):
        messages = collections.Counter(self.messages)
        return self.before, self.behind, messages, self.main, self.startup


def make_message(root, tensors):
    """The message of `tensors`, each a name, a shape and a type."""
    [dtype] = {dtype for _, _, dtype in tensors}
    return Message(
        root,
        dtype,
        sum(math.prod(shape) * SIZES[dtype] for _, shape, _ in tensors),
        frozenset(strip(name) for name, _, _ in tensors),
    )


def strip(name):
    """The parameter of which this is the name or that of its copy."""
    for suffix in COPY_SUFFIXES:
        name = name.removesuffix(suffix)
    return name


# The framework's programs ------------------------------------------------------


class FrameworkProgram(pir.PirProgram):
    """The program that the framework wrote to a file."""

    def __init__(self, path):
        with open(path) as file:
            super().__init__(file.read())
        self.definitions = {
            result["%"]: (op, result["TT"]) for op in self.ops for result in pir.get_results(op)
        }

    def named(self, *names):
        return [op for op in self.ops if op["#"].partition(".")[2] in names]

    def get_parameters(self):
        return {op["A"][3]: self.get_type(op["O"]["%"])[1] for op in self.ops if op["#"] == "p"}

    def get_type(self, value):
        element, shape, *_ = self.definitions[value][1]["D"]
        return tuple(shape), element["#"].removeprefix("0.t_")

    def get_variable(self, value):
        """The name of the variable whose contents, or their cast, the value is."""
        op, _ = self.definitions[value]
        if op["#"] == "p":
            return op["A"][3]
        if op["#"] == "1.data":
            return self.get_attribute(op, "name")
        if op["#"] in ("1.adam_", "1.cast", "1.broadcast_"):
            return self.get_variable(op["I"][0]["%"])
        return ""

    def get_attribute(self, op, name):
        [value] = [a["AT"]["D"] for a in op["A"] if a["N"] == name]
        return value

    def get_messages(self):
        for op in self.named("broadcast_"):
            [value] = [operand["%"] for operand in op["I"]]
            maker, _ = self.definitions[value]
            values = [value]
            if maker["#"] == "1.coalesce_tensor_":
                combine, _ = self.definitions[maker["I"][0]["%"]]
                values = [operand["%"] for operand in combine["I"]]
            tensors = [(self.get_variable(value), *self.get_type(value)) for value in values]
            yield make_message(self.get_attribute(op, "root"), tensors)


def read_framework(path, parameters):
    """The facts of a program of the framework about `parameters`."""
    main = FrameworkProgram(path + ".main.json")
    startup = FrameworkProgram(path + ".startup.json")
    before, behind = collections.Counter(), collections.Counter()
    updated = set()
    for op in main.named("adam_", "cast"):
        name = main.get_variable(op["I"][0]["%"])
        if op["#"] == "1.adam_":
            updated.add(name)
        elif name in parameters and main.get_attribute(op, "dtype") == "float16":
            (behind if name in updated else before)[name] += 1
    stored = {op["A"][0]["AT"]["D"] for op in startup.named("set_parameter")}
    return Facts(
        before,
        behind,
        tuple(main.get_messages()),
        frozenset(parameters & set(main.get_parameters())),
        frozenset(parameters & stored),
    )


def find_parameters(path):
    """Returns the parameters of a program, which its broadcasts redefine."""
    messages = FrameworkProgram(path + ".main.json").get_messages()
    return {name for message in messages for name in message.parameters}


# Programs that this project makes of them ---------------------------------------


def parse_tensor(text):
    *dims, dtype = text.removeprefix("tensor<").removesuffix(">").split("x")
    return tuple(map(int, dims)), dtype


class Module:
    def __init__(self, text):
        [block] = generic_mlir.parse(text).regions[0]
        functions = {
            op.attributes["sym_name"]: op.regions[0][0].ops
            for op in block.ops
            if op.name == "func.func"
        }
        self.step, self.startup = functions["train_step"], functions["startup"]
        self.definitions = {result: op for op in self.step for result in op.results}

    def get_global(self, value):
        op = self.definitions.get(value)
        return op.attributes["global"] if op and op.name == "ml_program.global_load" else ""


def stores(ops):
    return {op.attributes["global"] for op in ops if op.name == "ml_program.global_store"}


def loads(ops):
    return {op.attributes["global"] for op in ops if op.name == "ml_program.global_load"}


def read_module(text, parameters):
    """The facts of a program of this project."""
    module = Module(text)
    before, behind, messages = collections.Counter(), collections.Counter(), []
    has_updated = set()
    for op in module.step:
        if op.name == "ml_program.global_store":
            name = op.attributes["global"]
            maker = module.definitions[op.operands[0]]
            has_updated.add(name)
            if name.endswith(".f16") and maker.name in ("optim.cast", "optim.foreach"):
                assert strip(name) in has_updated, f"{name} is written before its parameter"
                behind[strip(name)] += 1
        if op.name == "pd_op.cast" and parse_tensor(op.types[0])[1] == "f16":
            name = module.get_global(op.operands[0])
            if name in parameters:
                before[name] += 1
        if op.name == "optim.broadcast":
            assert op.attributes["ring"][1] == sharded.RING
            tensors = [
                (module.get_global(value), *parse_tensor(type_))
                for value, type_ in zip(op.operands, op.types)
            ]
            messages.append(make_message(op.attributes["root"][1], tensors))
    return Facts(
        before,
        behind,
        tuple(messages),
        frozenset(parameters & (loads(module.step) | stores(module.step))),
        frozenset(parameters & stores(module.startup)),
    )


def import_case(path, *options):
    """Imports and rewrites the program, and returns the path of the result."""
    run(
        "stepfold-translate",
        "--import-pir",
        "--keep-source=false",
        path + ".main.json",
        f"--startup={path}.startup.json",
        "-o",
        path + ".mlir",
    )
    return run(
        "stepfold-opt",
        "--allow-unregistered-dialect",
        "--mlir-print-op-generic",
        "--mlir-print-local-scope",
        *options,
        path + ".mlir",
    )


def hoisting(rank):
    ring = sharded.RING
    return f"--pass-pipeline=builtin.module(optim-hoist-casts{{ring={ring} rank={rank}}})"


# Tables -------------------------------------------------------------------------

HEADER = """\
| stage | rank | casts before | casts after | broadcasts | bytes | in main | in startup |
|---|---|---|---|---|---|---|---|"""


def read_case(case, folder):
    """The facts of a case as it comes, as rewritten, and as the framework's."""
    off = os.path.join(folder, case.name)
    on = os.path.join(folder, dataclasses.replace(case, optimizes_cast=True).name)
    parameters = find_parameters(off)
    as_it_comes = read_framework(off, parameters)
    imported = read_module(import_case(off), parameters)
    if imported != as_it_comes:
        sys.exit(f"{case.name}: the import is not the program: {imported} for {as_it_comes}")
    rewritten = read_module(import_case(off, hoisting(case.rank)), parameters)
    theirs = read_framework(on, parameters)
    if rewritten.comparable() != theirs.comparable():
        sys.exit(f"{case.name}: not as the framework has it: {rewritten} for {theirs}")
    return as_it_comes, rewritten, theirs


def make_row(case, facts):
    columns = zip(*(program.figures for program in facts))
    cells = [" / ".join(f"{figure:,}" for figure in column) for column in columns]
    return f"| {case.stage} | {case.rank} | " + " | ".join(cells) + " |"


def summarize(shares):
    """The paragraph that the page begins with."""
    return f"""
`optim-hoist-casts` rewrites the sharded training programs of the framework. Each of the
{len(shares)} ranks below then has the casts, the broadcasts and the fp32 parameters that the
framework's own rewrite gives it. Broadcasts have {min(shares):.2f} to {max(shares):.2f} of the
bytes of the original program.
"""


def make_tables(folder):
    lines = []
    messages = {}
    heading = None
    shares = []
    for case in sharded.get_cases(sharded.PROGRAMS):
        if case.optimizes_cast:
            continue
        if heading != (case.program, case.ranks):
            heading = case.program, case.ranks
            title = sharded.PROGRAMS[case.program].title
            lines += ["", f"## {title}: {case.ranks} ranks", HEADER]
        facts = read_case(case, folder)
        lines.append(make_row(case, facts))
        before, after = (sum(message.bytes for message in fact.messages) for fact in facts[:2])
        shares.append(after / before)
        ring = case.program, case.ranks, case.stage
        if messages.setdefault(ring, facts[1].messages) != facts[1].messages:
            sys.exit(f"{case.name}: its broadcasts do not fit those of rank 0")
    return INTRODUCTION.format(summary=summarize(shares)) + "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--document", required=True)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--programs")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        if not args.programs:
            make_sharded(scratch, [])
        text = make_tables(args.programs or scratch)
    update_or_compare(args.document, text, args.update, f":\n{text}")


if __name__ == "__main__":
    main()
