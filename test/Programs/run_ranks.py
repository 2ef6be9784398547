#!/usr/bin/env python3
"""Runs all ranks of a program together, as it comes and rewritten.

    run_ranks.py PROGRAM... --pipeline PASSES [--steps N]
    run_ranks.py PROGRAM... --rewritten PROGRAM... [--steps N]

PROGRAM is that of rank 0, of rank 1, and so on. PASSES has RANK where the number
of the rank belongs; instead, programs can be given that are rewritten already.
Each step of each rank is executed op by op: the optimizer
stage by stepfold-run's interpreter, on the gradients that the step computes; a
broadcast by waiting for all ranks and handing out what its root has, a sum over
ranks likewise; a cast by rounding; and any other op of the framework by numbers
that depend on its name, its attributes and every bit of its operands, so that
whatever differs spreads. Every fourth step, from the second on, finds an infinity:
each truth value that such an op computes is true there, and false elsewhere.
After each step, every variable of the rewritten programs must have the bits that
it has in the others, and every copy those of its parameter's cast. The tools are
found on the path.
"""

import argparse
import hashlib
import os
import re
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Frontends", "Paddle"))
sys.path.append(os.path.join(HERE, "..", "Reference", "Inputs"))
import generic_mlir  # noqa: E402
from checkpoint import read_safetensors, write_safetensors  # noqa: E402
from commands import run  # noqa: E402

DTYPES = {
    "f16": (np.float16, "F16"),
    "f32": (np.float32, "F32"),
    "f64": (np.float64, "F64"),
    "i1": (np.bool_, "BOOL"),
    "i32": (np.int32, "I32"),
    "i64": (np.int64, "I64"),
}
OUTLINE = "optim-outline-stage"
SUM = "sum"  # the sum of all ranks' values, in place of a root


# Values -------------------------------------------------------------------------


def parse_types(text):
    """The types of the tensors of a type, which may be a tuple of them."""
    return [generic_mlir.parse_tensor(tensor) for tensor in re.findall(r"tensor<[^<>]*>", text)]


def draw(seed, shape, dtype):
    """Numbers that are other ones for every other seed."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    generator = np.random.default_rng(list(digest))
    if dtype.startswith("i"):
        return (generator.random(shape) < 0.25).astype(DTYPES[dtype][0])
    return (generator.random(shape) - 0.5).astype(DTYPES[dtype][0])


def hash_value(value):
    if isinstance(value, list):
        return [hash_value(element) for element in value]
    return None if value is None else hashlib.sha256(value.tobytes()).hexdigest()


# One rank -----------------------------------------------------------------------


class Rank:
    """The program of one rank, and its state."""

    def __init__(self, program, rank, passes, folder):
        self.rank = rank
        self.stage = os.path.join(folder, "stage.mlir")
        self.scratch = os.path.join(folder, "state.safetensors")
        pipeline = ",".join(part for part in (passes.replace("RANK", str(rank)), OUTLINE) if part)
        options = ["--allow-unregistered-dialect", f"--pass-pipeline=builtin.module({pipeline})"]
        text = run("stepfold-opt", *options, program)
        generic = run(
            "stepfold-opt",
            *options,
            "--mlir-print-op-generic",
            "--mlir-print-local-scope",
            program,
        )
        [block] = generic_mlir.parse(generic).regions[0]
        self.globals = {
            op.attributes["sym_name"]: op.attributes
            for op in block.ops
            if op.name == "ml_program.global"
        }
        functions = {op.attributes["sym_name"]: op for op in block.ops if op.name == "func.func"}
        self.step_function = functions["train_step"].regions[0][0]
        if "optimizer_stage" in functions:
            self.bind_stage(functions["optimizer_stage"], text)
        self.state = {name: self.get_initial(name) for name, _ in self.globals.items()}

    def bind_stage(self, function, text):
        """Makes a program of the stage alone, whose gradients are variables."""
        bound = function.attributes["arg_attrs"]
        self.variables = [a["optim.global"] for a in bound if "optim.global" in a]
        self.gradients = [a["optim.gradient"] for a in bound if "optim.gradient" in a]
        pieces = re.findall(r"^  ml_program\.global.*$", text, re.M)
        # A copy would be made anew of its parameter.
        pieces = [re.sub(r" \{optim\.copy_of = [^}]*\}", "", piece) for piece in pieces]
        for (_, type_), attributes in zip(function.regions[0][0].arguments, bound):
            if "optim.gradient" in attributes:
                tensor = type_.replace("memref", "tensor")
                name = self.name_gradient(attributes["optim.gradient"])
                pieces.append(
                    f'ml_program.global private mutable @"{name}"'
                    f"(#ml_program.extern : {tensor}) : {tensor}"
                )
        [stage] = re.findall(r"^  func\.func [^\n]*@optimizer_stage\(.*?^  }$", text, re.M | re.S)
        stage = re.sub(
            r'optim\.gradient = @("?)([^"},]*)"?',
            lambda m: f'optim.global = @"{self.name_gradient(m[2])}"',
            stage,
        )
        aliases = re.findall(r"^#\w+ = .*$", text, re.M)
        with open(self.stage, "w") as file:
            file.write("\n".join([*aliases, *pieces, stage, ""]))

    @staticmethod
    def name_gradient(parameter):
        return parameter + "@gradient"

    def get_initial(self, name):
        attributes = self.globals[name]
        copied = attributes.get("optim.copy_of")
        shape, dtype = generic_mlir.parse_tensor(attributes["type"])
        if copied:
            return self.get_initial(copied).astype(DTYPES[dtype][0])
        if dtype == "f16" and name.endswith(".f16"):
            # The rest of a parameter that another rank updates.
            return draw(name.removesuffix(".f16"), shape, "f32").astype(np.float16)
        constant = re.match(r"dense<([-+.\dEe]+|true|false)>", str(attributes.get("value", "")))
        if constant:
            number = {"true": 1, "false": 0}.get(constant[1])
            number = float(constant[1]) if number is None else number
            return np.full(shape, number, DTYPES[dtype][0])
        return draw(name, shape, dtype)

    def step(self, number):
        """Executes a step; yields each message, and is sent its results."""
        values = {
            name: draw((number, self.rank, index), *generic_mlir.parse_tensor(type_))
            for index, (name, type_) in enumerate(self.step_function.arguments)
        }
        for op in self.step_function.ops:
            operands = [values[name] for name in op.operands]
            if op.name == "ml_program.global_load":
                results = [self.state[op.attributes["global"]]]
            elif op.name == "ml_program.global_store":
                self.state[op.attributes["global"]] = operands[0]
                results = []
            elif op.name == "optim.broadcast":
                ring, root = (op.attributes[key][1] for key in ("ring", "root"))
                results = yield ring, root, operands
            elif op.name == "pd_op.all_reduce_":
                results = yield op.attributes["ring_id"][1], SUM, operands
            elif op.name == "optim.call_stage":
                self.run_stage(operands)
                results = []
            else:
                results = self.execute(op, operands, number % 4 == 1)
            values.update(zip(op.results, results))

    def run_stage(self, gradients):
        tensors = {name: self.state[name] for name in self.variables}
        names = map(self.name_gradient, self.gradients)
        tensors.update(zip(names, gradients))
        write_safetensors(
            self.scratch,
            {
                name: (DTYPES[self.get_dtype(value)][1], value.shape, value.tobytes())
                for name, value in tensors.items()
            },
        )
        run(
            "stepfold-run",
            self.stage,
            "--load=" + self.scratch,
            "--save=" + self.scratch,
            "--steps=1",
        )
        after = read_safetensors(self.scratch)
        for name in self.variables:
            shape, dtype = generic_mlir.parse_tensor(self.globals[name]["type"])
            data = np.frombuffer(after[name], DTYPES[dtype][0])
            self.state[name] = data.reshape(shape)

    @staticmethod
    def get_dtype(value):
        [name] = [name for name, (dtype, _) in DTYPES.items() if value.dtype == dtype]
        return name

    @staticmethod
    def execute(op, operands, finds_infinity):
        def make(seed, shape, dtype):
            if dtype == "i1":
                return np.full(shape, finds_infinity)
            return draw(seed, shape, dtype)

        if op.name == "pir.combine":
            return [operands]
        if op.name == "pir.split":
            return operands[0]
        if op.name in ("pd_op.cast", "optim.cast"):
            [(_, dtype)] = parse_types(op.types[0])
            return [operands[0].astype(DTYPES[dtype][0])]
        if op.name == "pd_op.memcpy":
            return operands
        # The importer's notes do not say what an op computes.
        attributes = [item for item in op.attributes.items() if not item[0].startswith("optim.")]
        seed = op.name, sorted(map(repr, attributes)), hash_value(operands)
        results = []
        for index, type_ in enumerate(op.types):
            tensors = [
                make((seed, index, part), *tensor) for part, tensor in enumerate(parse_types(type_))
            ]
            is_list = type_.startswith("tuple")
            results.append(tensors if is_list else tensors[0] if tensors else None)
        return results


# All ranks ----------------------------------------------------------------------


def run_step(ranks, number):
    """One step of all ranks; returns the bytes of all broadcasts, by their type."""
    steps = [rank.step(number) for rank in ranks]
    sent = {}
    answers = [None] * len(ranks)
    while True:
        messages = []
        for step, answer in zip(steps, answers):
            try:
                messages.append(step.send(answer))
            except StopIteration:
                messages.append(None)
        if not any(messages):
            return sent
        if None in messages:
            sys.exit("a rank waits for a message that another one does not send")
        kinds = {
            (ring, root, tuple((value.shape, value.dtype.name) for value in values))
            for ring, root, values in messages
        }
        if len(kinds) != 1:
            sys.exit(f"the messages of ranks do not fit: {kinds}")
        [(_, root, _)] = kinds
        if root == SUM:
            [values] = zip(*(values for _, _, values in messages))
            answers = [[sum(values)]] * len(ranks)
            continue
        _, _, values = messages[root]
        answers = [values] * len(ranks)
        for value in values:
            sent[value.dtype.name] = sent.get(value.dtype.name, 0) + value.nbytes


def compare(before, after):
    """Yields the differences between a rank's original and rewritten program."""
    for name, value in after.state.items():
        expected = before.state.get(name)
        if expected is None:
            copied = after.globals[name].get("optim.copy_of", name.removesuffix(".f16"))
            expected = before.state[copied].astype(value.dtype)
        if expected.tobytes() != value.tobytes():
            yield f"rank {after.rank}: '{name}' differs"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--pipeline", default="")
    parser.add_argument("--rewritten", nargs="+")
    parser.add_argument("--steps", type=int, default=4)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        forms = []
        for programs, passes in (
            (args.programs, ""),
            (args.rewritten or args.programs, args.pipeline),
        ):
            ranks = []
            for rank, program in enumerate(programs):
                place = os.path.join(folder, f"{len(forms)}-{rank}")
                os.mkdir(place)
                ranks.append(Rank(program, rank, passes, place))
            forms.append(ranks)
        compare_steps(forms, args.steps)


def compare_steps(forms, steps):
    before, after = forms
    for number in range(steps):
        sent = [run_step(ranks, number) for ranks in forms]
        differences = [text for pair in zip(before, after) for text in compare(*pair)]
        if differences:
            sys.exit(f"after step {number}:\n" + "\n".join(differences))
        skipped = any(rank.state.get("skip_update", [False])[0] for rank in before)
        print(
            f"step {number}: sent {sent[0]} before, {sent[1]} after"
            + (", and updated nothing" if skipped else "")
        )
    for old, new in zip(before, after):
        removed = sorted(set(old.state) - set(new.state))
        print(f"rank {new.rank}: the same bits in {len(new.state)} variables, without", *removed)


if __name__ == "__main__":
    main()
