#!/usr/bin/env python3
"""Feeds everything that reads JSON, except plans, with broken text.

    fuzz_json.py --tools DIRECTORY [--seed N] [--count N] [--only N] [--keep DIRECTORY]

Most cases are programs of the framework, a main and a startup one, of which one is
broken: in its text (bytes, tokens, numbers, nesting, keys), or in its structure
(values, ids, types, ops, attributes). They go through the import and, where that
succeeds, the export, `optim-merge`, and the export again. Every tenth case is a
checkpoint with a broken header, which `stepfold-run` loads.

A case fails where something crashes or takes too long, where a program does not
parse again or an exported one is not imported again, and where an error says nothing,
or more than 1 kB. `--only` runs one case, by its number, and `--keep` keeps the files
of failed ones.

`stepfold` must be importable. `--tools` has stepfold-run.
"""

import argparse
import collections
import copy
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile

from stepfold import Session
from stepfold.compiler import CompilerError

HERE = os.path.dirname(os.path.abspath(__file__))
INPUTS = os.path.join(HERE, "..", "Frontends", "Paddle", "Inputs")
TIMEOUT = 20  # seconds; a case takes a fraction of one
MAX_ERROR = 1000  # bytes
# Types and attributes are never destroyed before their session is.
CASES_PER_SESSION = 50

# ===--------------------------------------------------------------------------===#
# Structure
# ===--------------------------------------------------------------------------===#

ODD_VALUES = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    99,
    2**31,
    2**63 - 1,
    -(2**63),
    2**64,
    0.5,
    -0.0,
    1e308,
    "",
    "x",
    "0.t_f32",
    "0.t_dtensor",
    "1.full",
    "a.b",
    "\0",
    "\n",
    "\ud7ff",
    "long " * 5000,
    [],
    {},
    [[]],
    [None],
    {"#": "NULL"},
    {"#": "0.t_f32"},
    {"#": "0.a_bool", "D": True},
    {"%": 1},
    {"#": "0.t_vec", "D": []},
]

OP_NAMES = [
    "p",
    "1.adamw_",
    "1.merged_momentum_",
    "1.lars_momentum_",
    "1.sgd_",
    "0.combine",
    "0.split",
    "0.slice",
    "0.parameter",
    "2.yield",
    "1.data",
    "0.set_parameter",
    "0.shadow_output",
    "1.batch_norm_",
    "1.full",
    "1.update_loss_scaling_",
    "1.check_finite_and_unscale_",
    "1.concat",
    "1.any",
    "1.if",
    "1.multiply_",
    "1.coalesce_tensor_",
    "1.broadcast_",
    "1.foo_",
    "0.t_vec",
    "0.a_array",
]


class Mutator:
    """Changes one document in place."""

    def __init__(self, document, rng):
        self.rng = rng
        self.places = []
        stack = [document]
        while stack:
            container = stack.pop()
            keys = container.keys() if isinstance(container, dict) else range(len(container))
            for key in keys:
                self.places.append((container, key))
                if isinstance(container[key], (dict, list)):
                    stack.append(container[key])

    def pick(self, *names):
        """A place whose key is of `names`, or any."""
        named = [place for place in self.places if place[1] in names]
        return self.rng.choice(named or self.places)

    def pick_list(self, *names):
        """A list that is not empty, under a key of `names`; None where there is none."""
        lists = [c[k] for c, k in self.places if k in names and isinstance(c[k], list) and c[k]]
        return self.rng.choice(lists) if lists else None

    def odd_value(self):
        return copy.deepcopy(self.rng.choice(ODD_VALUES))

    def replace(self):
        container, key = self.pick()
        container[key] = self.odd_value()

    def remove(self):
        container, key = self.pick()
        del container[key]

    def add(self):
        container, key = self.pick()
        if isinstance(container, dict):
            name = self.rng.choice(["#", "A", "D", "VD", "", "regions", "%", "k" * 5000])
            container[name] = self.odd_value()
        else:
            container.insert(key, copy.deepcopy(self.rng.choice(container)))

    def change_id(self):
        container, key = self.pick("%")
        ids = [0, -1, 1, 2, 5, self.rng.randrange(40), 10**6, 2**63 - 1, -(2**63)]
        container[key] = self.rng.choice(ids)

    def swap_places(self):
        """Types, attributes or parts of an op change places."""
        name = self.rng.choice(["TT", "AT", "D", "I", "O", "OA"])
        (a, i), (b, j) = self.pick(name), self.pick(name)
        a[i], b[j] = copy.deepcopy(b[j]), copy.deepcopy(a[i])

    def rename_op(self):
        container, key = self.pick("#")
        container[key] = self.rng.choice(OP_NAMES)

    def nest(self):
        container, key = self.pick()
        value = container[key]
        for _ in range(self.rng.choice([3, 50, 500])):
            value = self.rng.choice(([value], {"#": "0.t_vec", "D": [value]}))
        container[key] = value

    def edit_list(self):
        """Removes, repeats or swaps ops, operands, results or attributes."""
        elements = self.pick_list(self.rng.choice(["ops", "I", "O", "A", "OA", "D"]))
        if not elements:
            return
        i, j = (self.rng.randrange(len(elements)) for _ in range(2))
        kind = self.rng.randrange(3)
        if kind == 0:
            del elements[i]
        elif kind == 1:
            elements.insert(j, copy.deepcopy(elements[i]))
        else:
            elements[i], elements[j] = elements[j], elements[i]

    def move_into_region(self):
        ops = [c[k] for c, k in self.places if isinstance(c[k], dict) and {"I", "O"} <= c[k].keys()]
        if ops:
            inner = [copy.deepcopy(self.rng.choice(ops)) for _ in range(3)]
            block = {"#": "b", "args": [], "ops": inner}
            self.rng.choice(ops)["regions"] = [{"#": "r", "blocks": [block]}]

    def change_number(self):
        numbers = [
            (c, k)
            for c, k in self.places
            if isinstance(c[k], (int, float)) and not isinstance(c[k], bool)
        ]
        if numbers:
            container, key = self.rng.choice(numbers)
            value = container[key]
            container[key] = self.rng.choice([value + 1, -value, 0, 2**40, 1e39, 0.1])

    CHANGES = (
        replace,
        remove,
        add,
        change_id,
        swap_places,
        rename_op,
        nest,
        edit_list,
        edit_list,
        move_into_region,
        change_number,
    )


def mutate_structure(text, rng):
    document = json.loads(text)
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        mutator = Mutator(document, rng)
        if mutator.places:
            rng.choice(Mutator.CHANGES)(mutator)
    return json.dumps(document).encode()


# ===--------------------------------------------------------------------------===#
# Text
# ===--------------------------------------------------------------------------===#

TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}\[\]:,]|\w+')
NUMBERS = [
    b"1e999",
    b"-0",
    b"-0.0",
    b"01",
    b"1.",
    b".5",
    b"+1",
    b"1e-400",
    b"18446744073709551616",
    b"9" * 5000,
    b"NaN",
    b"-Infinity",
]
STRINGS = [
    b'"\\ud800"',
    b'"\\ud83d\\ude00"',
    b'"\\u0000"',
    b'"\\x"',
    b'"\xff"',
    b'"\xed\xa0\x80"',
    b'"\xc0\x80"',
    b'"\t"',
    b'"' + b"s" * 100000 + b'"',
]


def replace_match(data, match, text):
    return data[: match.start()] + text + data[match.end() :]


def change_bytes(data, rng):
    data = bytearray(data)
    for _ in range(rng.choice([1, 2, 8, 64])):
        i = rng.randrange(len(data))
        kind = rng.randrange(3)
        if kind == 0:
            data[i] = rng.randrange(256)
        elif kind == 1:
            del data[i]
        else:
            data.insert(i, rng.choice(b'{}[]",:0-e\\'))
    return bytes(data)


def cut_off(data, rng):
    return data[: rng.randrange(len(data))]


def change_token(data, rng):
    """Removes a token, repeats it, or puts another there."""
    tokens = list(TOKEN.finditer(data))
    token, other = rng.choice(tokens), rng.choice(tokens)
    return replace_match(data, token, rng.choice([b"", token.group() * 2, other.group()]))


def change_number(data, rng):
    numbers = [m for m in TOKEN.finditer(data) if m.group()[:1] in b"-0123456789"]
    return replace_match(data, rng.choice(numbers), rng.choice(NUMBERS)) if numbers else data


def change_string(data, rng):
    strings = [m for m in TOKEN.finditer(data) if m.group()[:1] == b'"']
    return replace_match(data, rng.choice(strings), rng.choice(STRINGS))


def repeat_key(data, rng):
    """Repeats a member, or writes its key again with an escape sequence."""
    match = rng.choice(list(re.finditer(rb'"([^"\\]+)":', data)))
    key = rng.choice([match.group(1), b"\\u%04x" % match.group(1)[0] + match.group(1)[1:]])
    return replace_match(data, match, b'"' + key + b'":0,' + match.group())


def nest(data, rng):
    depth = rng.choice([190, 193, 100000])
    opening, closing = rng.choice([(b"[", b"]"), (b'{"D":', b"}")])
    token = rng.choice(list(TOKEN.finditer(data)))
    return replace_match(data, token, opening * depth + b"0" + closing * depth)


TEXT_CHANGES = (
    change_bytes,
    change_bytes,
    cut_off,
    change_token,
    change_token,
    change_number,
    change_string,
    repeat_key,
    nest,
)


def mutate_text(data, rng):
    return rng.choice(TEXT_CHANGES)(data, rng)


# ===--------------------------------------------------------------------------===#
# Cases
# ===--------------------------------------------------------------------------===#

Case = collections.namedtuple("Case", "kind files")


def read(path):
    with open(path, "rb") as file:
        return file.read()


class Corpus:
    """Texts that cases are made of."""

    def __init__(self, checkpoint):
        self.checkpoint = checkpoint
        suffix = ".main.json"
        names = sorted(f for f in os.listdir(INPUTS) if f.endswith(suffix))
        self.programs = [
            {part: read(os.path.join(INPUTS, name.replace("main", part))) for part in PARTS}
            for name in names
        ]
        others = ("kept.json", "collectives.json", "coalesced_gradient.json")
        for name in others:
            self.programs.append({"main": read(os.path.join(INPUTS, name)), "startup": None})

    def make_case(self, seed, index):
        rng = random.Random(f"{seed}-{index}")
        if index % 10 == 9:
            return Case("checkpoint", {"checkpoint": self.mutate_checkpoint(rng)})
        files = dict(rng.choice(self.programs))
        part = rng.choice(["main", "main", "main", "startup"])
        if files[part] is None:
            part = "main"
        mutate = mutate_structure if index % 2 == 0 else mutate_text
        files[part] = mutate(files[part], rng)
        return Case("program", files)

    def mutate_checkpoint(self, rng):
        """Its header, mostly with the size that it says."""
        size = int.from_bytes(self.checkpoint[:8], "little")
        header, data = self.checkpoint[8 : 8 + size], self.checkpoint[8 + size :]
        header = rng.choice([mutate_structure, mutate_text])(header, rng)
        size = rng.choice([len(header)] * 4 + [0, size, 2**64 - 1])
        return size.to_bytes(8, "little") + header + data


PARTS = ("main", "startup")

CHECKPOINT_PROGRAM = """
ml_program.global private mutable @w(dense<0.5> : tensor<4x3xf32>) : tensor<4x3xf32>
ml_program.global private mutable @lr(dense<0.1> : tensor<f32>) : tensor<f32>
func.func @train_step() {
  %w = ml_program.global_load @w : tensor<4x3xf32>
  %lr = ml_program.global_load @lr : tensor<f32>
  %g = "framework.backward"() : () -> tensor<4x3xf32>
  %m = optim.gradient @w %g : tensor<4x3xf32>
  %w1 = optim.sgd params(%w : tensor<4x3xf32>) grads(%m : f32) lr(%lr : tensor<f32>)
  ml_program.global_store @w = %w1 : tensor<4x3xf32>
  return
}
"""


class Wrong(Exception):
    """The problem that a case shows."""


class Runner:
    """Runs cases, in a process of its own."""

    def __init__(self, tools, plan):
        self.tools = tools
        self.plan = plan
        self.cases = 0

    def run(self, case, folder):
        """Returns the problem, or None, and the stage that the case reached."""
        if self.cases % CASES_PER_SESSION == 0:
            self.session = Session()
        self.cases += 1
        self.session.diagnostics.clear()
        try:
            if case.kind == "checkpoint":
                return None, self.load(case.files["checkpoint"], folder)
            return None, self.fold(case.files)
        except Wrong as wrong:
            return str(wrong), "wrong"

    def check_error(self, message):
        if not message.strip():
            raise Wrong("an error says nothing")
        if len(message.encode()) > MAX_ERROR:
            raise Wrong(f"an error of {len(message.encode())} bytes: {message[:200]}")

    def attempt(self, what, call):
        """The result of a call; None where it is refused, as it should be."""
        try:
            return call()
        except CompilerError as error:
            if error.kind == "internal":
                raise Wrong(f"{what}: {error}"[:2000]) from error
            self.check_error(str(error))
            return None

    def must(self, what, call):
        try:
            return call()
        except CompilerError as error:
            raise Wrong(f"{what}: {error}"[:2000]) from error

    def fold(self, files):
        program = self.attempt("import", lambda: self.session.import_pir(*files.values()))
        if not program:
            return "refused"
        with program:
            self.must("the import does not parse", lambda: self.session.parse(program.print()))
            self.export(program, "import")
            merge = "func.func(optim-merge)"
            self.must("the import is not merged", lambda: program.run_passes(merge))
            self.must("the merged program does not parse", lambda: self.session.parse(str(program)))
            self.export(program, "merged program")
            return "imported"

    def export(self, program, what):
        texts = self.attempt(f"export of the {what}", program.export_pir)
        if not texts:
            return
        for text in texts:
            if text is not None:
                json.loads(text, parse_int=float)  # as many digits as there are
        self.must(f"the exported {what} is refused", lambda: self.session.import_pir(*texts))

    def load(self, data, folder):
        path = os.path.join(folder, "checkpoint")
        with open(path, "wb") as file:
            file.write(data)
        command = [os.path.join(self.tools, "stepfold-run"), self.plan, "--engine=host"]
        result = subprocess.run(command + ["--load=" + path], capture_output=True, timeout=TIMEOUT)
        if result.returncode not in (0, 1):
            raise Wrong(f"stepfold-run exits with {result.returncode}: {result.stderr[-500:]}")
        if result.returncode == 0:
            return "loaded"
        self.check_error(result.stderr.decode(errors="replace"))
        return "refused"


def serve(pipe, tools, plan):
    """Runs the cases that come over a pipe."""
    runner = Runner(tools, plan)
    with tempfile.TemporaryDirectory() as folder:
        while (case := pipe.recv()) is not None:
            pipe.send(runner.run(case, folder))


class Worker:
    """A process that runs cases, and is started again when one ends it."""

    def __init__(self, *arguments):
        self.arguments = arguments
        self.process = None

    def start(self):
        context = multiprocessing.get_context("fork")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, *self.arguments))
        self.process.start()
        other.close()

    def stop(self):
        self.process.kill()
        self.process.join()
        self.process = None

    def run(self, case):
        if not self.process:
            self.start()
        try:
            self.pipe.send(case)
            if self.pipe.poll(TIMEOUT):
                return self.pipe.recv()
            problem = "takes too long"
        except (EOFError, OSError):
            self.process.join()
            problem = f"the process ended with {self.process.exitcode}"
        self.stop()
        return problem, "wrong"


def make_checkpoint(tools, folder):
    """A plan, and a checkpoint of it."""
    plan, checkpoint = os.path.join(folder, "plan"), os.path.join(folder, "checkpoint")
    with Session() as session, session.parse(CHECKPOINT_PROGRAM) as program:
        with program.compile("target=host") as compilation:
            compilation.write(plan)
    run = [os.path.join(tools, "stepfold-run"), plan, "--engine=host", "--save=" + checkpoint]
    subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
    return plan, read(checkpoint)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep")
    args = parser.parse_args()
    sys.setrecursionlimit(20000)  # nested cases
    print(f"seed {args.seed}, {args.count} cases", flush=True)
    indices = range(args.count) if args.only is None else [args.only]
    outcomes = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        plan, checkpoint = make_checkpoint(args.tools, folder)
        corpus, worker = Corpus(checkpoint), Worker(args.tools, plan)
        for index in indices:
            case = corpus.make_case(args.seed, index)
            problem, outcome = worker.run(case)
            outcomes[outcome] += 1
            if not problem:
                continue
            print(f"case {index}: {problem}", flush=True)
            for name, data in case.files.items():
                if args.keep and data is not None:
                    with open(os.path.join(args.keep, f"case{index}.{name}"), "wb") as file:
                        file.write(data)
        worker.stop()
    print(", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items())))
    expected = {"refused", "imported", "loaded"}
    if outcomes["wrong"] or (args.only is None and not expected <= outcomes.keys()):
        sys.exit(1)


if __name__ == "__main__":
    main()
