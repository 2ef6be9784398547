#!/usr/bin/env python3
"""Runs every pass, conversion and pipeline on broken programs.

    fuzz_ir.py [--seed N] [--count N] [--only N] [--keep FOLDER]

Programs of this repository's tests are changed by tokens, lines, attributes, types and bodies.
Each that still parses goes through every pass by itself and through the pipelines, and is
compiled. A call must give a program that parses and verifies again, or an error. A call that ends
the process, hangs, or gives neither fails. `--only` prints the program of one case, `--keep` writes
those of failed cases.

PYTHONPATH names the package stepfold, STEPFOLD_COMPILER the library.
"""

import argparse
import collections
import os
import random
import re
import sys
import tempfile
from pathlib import Path

import forked
from stepfold.compiler import CompilerError, Session

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DEFINITIONS = os.path.join(os.path.dirname(TESTS), "include", "stepfold")
TIMEOUT = 10  # seconds; a pass takes a few milliseconds
PARSE = "parse"
MAX_SIZE = 10000  # characters of a program: larger ones hold nothing new, and take long

# ------------------------------------------------------------------------------------------------
# Pipelines
# ------------------------------------------------------------------------------------------------

OPTIONS = {
    "optim-hoist-casts": ["ring=0 rank=0", "ring=0 rank=1"],
    "optim-promote-scalars": ["schedule=cosine:steps=10:warmup-steps=2"],
}
PIPELINES = [
    "optim-optimize",
    "optim-optimize{promote-scalars=true coalesce=true coalesce-scalars=true}",
    "optim-optimize{merge=false fuse=false}",
    "optim-to-gpu",
    "optim-to-cpu",
    "optim-step-to-loops",
    "optim-optimize,optim-to-gpu{dependent-launch=true}",
    "optim-optimize,optim-to-cpu",
    "optim-optimize,optim-step-to-loops",
    "optim-pack-tables,convert-optim-to-gpu,optim-verify-launches",
    "optim-bufferize-stage,optim-pack-tables,convert-optim-to-loops",
    "canonicalize,cse",
]
# Needs neither a linker nor an assembler.
COMPILE = "target=sm_90"


# Texts that crash MLIR's own parser.
FAULTS_OF_MLIR = re.compile(r"array<\s*(index|none|!)|linalg\.reduce|vector<\d{10}")


def make_pipelines():
    """Each pass of the definitions by itself, with its options, and the pipelines."""
    pipelines = []
    for folder in (
        "Transforms/Program",
        "Transforms/Grouping",
        "Transforms/Fusion",
        "Transforms/Stage",
        "Conversion",
    ):
        text = "".join(
            path.read_text() for path in sorted(Path(DEFINITIONS, folder).glob("*Passes.td"))
        )
        passes = re.findall(r'Pass<"([\w-]+)",\s*"([\w:]+)"', text)
        for name, op in passes:
            for options in ["", *OPTIONS.get(name, [])]:
                text = f"{name}{{{options}}}"
                pipelines.append(text if op == "::mlir::ModuleOp" else f"func.func({text})")
    return pipelines + PIPELINES


# ------------------------------------------------------------------------------------------------
# Programs
# ------------------------------------------------------------------------------------------------

TOKEN = re.compile(
    r'"(?:\\.|[^"\\\n])*"'  # strings
    r'|[%@^#!](?:"(?:\\.|[^"\\\n])*"|[\w$.-]+)'  # values, symbols, blocks, aliases
    r"|\d+\.\d*(?:[eE][+-]?\d+)?|0x[0-9a-fA-F]+"  # numbers
    r"|(?:\d+|\?)x(?=[\w?!])|\d+"  # dimensions
    r"|[A-Za-z_][\w$.]*|->|::|\n *|[ \t]+|."
)
TYPE = re.compile(r"(?:f16|bf16|f32|f64|i1|i8|i32|i64|index)$")


def classify(token):
    """Returns the class of a token: tokens of one class may replace each other."""
    if token.isspace():
        return "space"
    if TYPE.match(token):
        return "type"
    if re.match(r"(?:\d+|\?)x$", token):
        return "dimension"
    if token[0].isdigit():
        return "number"
    if token[0] in '%@^#!"':
        return token[0]
    return "word" if token[0].isalpha() or token[0] == "_" else "mark"


def tokenize(text):
    return TOKEN.findall(text)


def read_programs():
    """The programs of the tests, without comments."""
    programs = []
    for folder, _, names in sorted(os.walk(TESTS)):
        for name in sorted(names):
            if not name.endswith(".mlir"):
                continue
            with open(os.path.join(folder, name)) as file:
                text = file.read()
            for part in re.split(r"^// -----.*$", text, flags=re.MULTILINE):
                part = re.sub(r"^\s*//.*$\n?", "", part, flags=re.MULTILINE).strip()
                if part and len(part) <= MAX_SIZE:
                    programs.append(part + "\n")
    return list(dict.fromkeys(programs))


def is_refused(session, call, *arguments):
    """Returns True if a call ends in an error, and the problem with that error."""
    session.diagnostics.clear()
    try:
        call(*arguments)
    except CompilerError as error:
        if error.kind == "internal":
            return True, str(error)
        if not error.message or "without a message" in error.message:
            return True, "an error without a message"
        return True, None
    return False, None


# Pipelines that make programs of later phases from those of the tests.
PHASES = [
    "optim-optimize,optim-outline-stage",
    "optim-optimize,optim-outline-stage,optim-bufferize-stage,optim-pack-tables",
    "optim-optimize,optim-to-cpu",
    "optim-optimize,optim-to-gpu",
]


def run_phases(program, folder, name):
    """Writes what the compiler makes of a valid program in each phase."""
    for number, phase in enumerate(PHASES):
        with Session("verify-each=true") as session:
            parsed = session.parse(program)
            if is_refused(session, parsed.run_passes, phase)[0]:
                return
            with open(os.path.join(folder, f"{name}-{number}.mlir"), "w") as file:
                file.write(str(parsed))


def select_valid(programs):
    """Those that parse, and what becomes of them in later phases."""
    with tempfile.TemporaryDirectory() as folder:

        def check_valid(index, _):
            with Session("verify-each=true") as session:
                if is_refused(session, session.parse, programs[index])[0]:
                    return "refused"
            run_phases(programs[index], folder, index)
            return None

        results = list(forked.run(check_valid, range(len(programs)), TIMEOUT))
        later = []
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name)) as file:
                later.append(file.read())
    valid = [program for program, result in zip(programs, results) if result.problem != "refused"]
    return list(dict.fromkeys(valid + [text for text in later if len(text) <= MAX_SIZE]))


# ------------------------------------------------------------------------------------------------
# Mutations
# ------------------------------------------------------------------------------------------------

TYPES = ["f16", "bf16", "f32", "f64", "f8E4M3FN", "i1", "i8", "i32", "i64", "index", "none"]
DIMENSIONS = [
    "",
    "0x",
    "1x",
    "2x",
    "3x",
    "7x",
    "9000x",
    "4611686018427387904x",
    "?x",
    "2x3x",
    "1x1x",
]
NAMES = ["train_step", "optimizer_stage", "startup", "run_stage"]
ATTRIBUTES = [
    "1",
    "-1",
    "0 : i32",
    "9223372036854775807",
    "true",
    "0.5",
    "0.5 : f64",
    "1.0e-8 : f32",
    "0x7FF0000000000000 : f64",
    "unit",
    '"text"',
    "@w",
    "@a::@b",
    "f32",
    "[]",
    "[1, 2]",
    "[@w]",
    "{}",
    "array<f64>",
    "array<f64: 0.5>",
    "array<f64: 0.5, 0.25, 0.0>",
    "array<i32: 1>",
    "array<i64: 0, 8>",
    "dense<0.0> : tensor<4xf32>",
    "dense<[1, 2]> : tensor<2xi32>",
    "#optim.lars_gate<norms>",
    "#optim.numerics<paddle_cpu>",
    "affine_map<(d0) -> (d0)>",
]
OPS = [
    '"framework.op"() : () -> ()',
    '%odd = "framework.op"() : () -> tensor<4xf32>',
    '"framework.loop"() ({ "framework.op"() : () -> () }) : () -> ()',
    "func.func private @odd()",
    "func.func private @train_step()",
    "func.func private @optimizer_stage(%a: memref<4xf32> {optim.global = @w})",
    "func.func private @startup()",
    "ml_program.global private mutable @odd(dense<0.0> : tensor<4xf32>) : tensor<4xf32>",
    "ml_program.global private mutable @odd : tensor<?xf32>",
    "%odd = arith.constant dense<0.0> : tensor<4xf32>",
    "%odd = ml_program.global_load @w : tensor<4xf32>",
    "%odd = tensor.empty() : tensor<4xf32>",
    "%odd = memref.alloc() : memref<4xf32>",
    "%odd = optim.table(%w : memref<4xf32>)",
    "optim.call_stage @optimizer_stage()",
    "cf.br ^bb1\n^bb1:",
    "return",
]


class Mutator:
    """Makes programs from those of the tests. Invalid ones only lend tokens and lines."""

    def __init__(self, programs):
        self.tokens = [tokenize(program) for program in select_valid(programs)]
        self.by_class = collections.defaultdict(set)
        for program in programs:
            for token in tokenize(program):
                self.by_class[classify(token)].add(token)
        self.by_class = {kind: sorted(tokens) for kind, tokens in self.by_class.items()}
        self.lines = sorted({line for program in programs for line in program.split("\n") if line})
        names = re.findall(r"\b([a-z_][\w.]*) = ", "\n".join(programs))
        self.attribute_names = sorted(set(names))
        self.mutations = [
            # Mutations that leave most programs valid are drawn more often.
            self.change_token,
            self.change_line,
            self.remove_body,
            *[self.exchange_token] * 4,
            *[self.change_attribute] * 3,
            *[self.change_type] * 3,
            *[self.insert_op] * 2,
            *[self.rename] * 2,
        ]

    def make_program(self, seed, index):
        """A program with a few changes, always the same one for `seed` and `index`."""
        rng = random.Random(f"{seed}-{index}")
        tokens = list(rng.choice(self.tokens))
        if rng.random() < 0.5:  # Most tests have functions of other names than programs have.
            self.rename(tokens, rng)
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            tokens = tokenize("".join(tokens))
            rng.choice(self.mutations)(tokens, rng)
        return "".join(tokens)

    @staticmethod
    def pick(tokens, rng, matches):
        """The position of one of the tokens that match; None where none does."""
        return rng.choice([i for i, token in enumerate(tokens) if matches(token)] or [None])

    def change_token(self, tokens, rng):
        position = self.pick(tokens, rng, lambda token: not token.isspace())
        if position is None:
            return
        kind = rng.randrange(4)
        if kind == 0:
            del tokens[position]
        elif kind == 1:
            tokens.insert(position, tokens[position] + " ")
        elif kind == 2:
            tokens[position] = rng.choice(self.by_class[classify(tokens[position])])
        else:
            tokens[position] = rng.choice(rng.choice(self.tokens))

    def exchange_token(self, tokens, rng):
        """Puts a value, name or number of the program in another's place, or exchanges the two."""
        kinds = ["%", "@", "number", "type", "word"]
        first = self.pick(tokens, rng, lambda token: classify(token) in kinds)
        if first is None:
            return
        kind = classify(tokens[first])
        second = self.pick(tokens, rng, lambda token: classify(token) == kind)
        old = tokens[first]
        tokens[first] = tokens[second]
        if rng.random() < 0.3:
            tokens[second] = old

    def change_line(self, tokens, rng):
        lines = "".join(tokens).split("\n")
        position = rng.randrange(len(lines))
        kind = rng.randrange(4)
        if kind == 0:
            del lines[position]
        elif kind == 1:
            lines.insert(rng.randrange(len(lines)), lines[position])
        elif kind == 2:
            lines.insert(position, lines.pop(rng.randrange(len(lines))))
        else:
            lines.insert(position, rng.choice(self.lines))
        tokens[:] = ["\n".join(lines)]

    def change_attribute(self, tokens, rng):
        """Gives an attribute another value, or adds one."""
        text = "".join(tokens)
        value = rng.choice(ATTRIBUTES)
        if rng.random() < 0.5:
            found = list(re.finditer(r"(\b[a-z_][\w.]* = )([^,{}\n]+)", text))
            if found:
                match = rng.choice(found)
                text = text[: match.start(2)] + value + text[match.end(2) :]
        else:
            name = rng.choice(self.attribute_names)
            found = list(re.finditer(r"\{(?=[a-z_][\w.]*( =|[,}]))", text))
            if found:
                position = rng.choice(found).end()
                text = f"{text[:position]}{name} = {value}, {text[position:]}"
        tokens[:] = [text]

    def change_type(self, tokens, rng):
        """Replaces one element type or dimension by another, once or everywhere."""
        kind = rng.choice(["type", "dimension"])
        position = self.pick(tokens, rng, lambda token: classify(token) == kind)
        if position is None:
            return
        old, new = tokens[position], rng.choice(TYPES if kind == "type" else DIMENSIONS)
        if rng.random() < 0.3:
            tokens[position] = new
        else:
            tokens[:] = [new if token == old else token for token in tokens]

    def rename(self, tokens, rng):
        """Gives a symbol another's name, everywhere."""
        symbols = sorted({token for token in tokens if token[0] == "@"})
        if symbols:
            functions = [name for name in symbols if "func.func @" + name[1:] in "".join(tokens)]
            old = rng.choice(functions or symbols) if rng.random() < 0.8 else rng.choice(symbols)
            new = "@" + rng.choice(NAMES) if old in functions else rng.choice(symbols)
            tokens[:] = [new if token == old else token for token in tokens]

    def remove_body(self, tokens, rng):
        """Removes what is between two braces, and perhaps the braces."""
        begin = self.pick(tokens, rng, lambda token: token == "{")
        if begin is None:
            return
        depth, end = 0, begin
        for end in range(begin, len(tokens)):
            depth += (tokens[end] == "{") - (tokens[end] == "}")
            if depth == 0:
                break
        if rng.random() < 0.5:
            tokens[begin : end + 1] = []
        else:
            tokens[begin + 1 : end] = []

    def insert_op(self, tokens, rng):
        lines = "".join(tokens).split("\n")
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(OPS))
        tokens[:] = ["\n".join(lines)]


# ------------------------------------------------------------------------------------------------
# Checks
# ------------------------------------------------------------------------------------------------


def check_pipeline(session, text, pipeline):
    """Returns the problem with the result of a pipeline on a program, or None."""
    program = session.parse(text)
    refused, problem = is_refused(session, program.run_passes, pipeline)
    if refused:
        return problem
    output = str(program)
    refused, _ = is_refused(session, session.parse, output)
    if refused:
        message = session.diagnostics[0].message if session.diagnostics else ""
        return f"gives what does not parse and verify again: {message}"
    return None


def check(pipelines, text, enter):
    """Returns the problem with the compiler's results for a program, or None."""
    enter(PARSE)
    if FAULTS_OF_MLIR.search(text):
        return None
    with Session("verify-each=true") as session:
        refused, problem = is_refused(session, session.parse, text)
        if refused:
            return problem
        for pipeline in pipelines:
            enter(pipeline)
            if problem := check_pipeline(session, text, pipeline):
                return problem
        enter("compile")
        return is_refused(session, session.parse(text).compile, COMPILE)[1]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep")
    args = parser.parse_args()
    mutator = Mutator(read_programs())
    if args.only is not None:
        print(mutator.make_program(args.seed, args.only), end="")
        return
    pipelines = make_pipelines()
    print(f"seed {args.seed}, {args.count} programs, {len(pipelines)} pipelines")
    num_parsed = num_wrong = 0

    def check_case(index, enter):
        return check(pipelines, mutator.make_program(args.seed, index), enter)

    results = forked.run(check_case, range(args.count), TIMEOUT)
    for index, result in enumerate(results):
        num_parsed += result.step != PARSE
        if not result.problem:
            continue
        num_wrong += 1
        print(f"--only={index}: {result.step}: {result.problem}")
        if args.keep:
            with open(os.path.join(args.keep, f"{index}.mlir"), "w") as file:
                file.write(mutator.make_program(args.seed, index))
    print(f"{num_parsed} parsed, {num_wrong} wrong")
    if num_wrong or not 0 < num_parsed < args.count:
        sys.exit(1)


if __name__ == "__main__":
    main()
