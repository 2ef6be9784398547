#!/usr/bin/env python3
"""Applies mutations, one at a time, and runs their tests.

    run_mutations.py --check
    run_mutations.py SCRATCH [--only TEXT]

They are those of mutations.py and torch_mutations.py.
The first only checks that every mutation still has one place in the sources, and
that docs/results/mutations.md says it is caught. The second works in SCRATCH, where it checks out
the current commit and builds it; it takes a minute for each mutation, and
writes docs/results/mutations.md if all of them were run.
"""

import argparse
import os
import subprocess
import sys

from kinds import Accumulation, Printed, Programs, Unit
from mutations import GPU_COMMAND, GPU_MUTATIONS
from mutations import MUTATIONS as OTHER_MUTATIONS
from torch_mutations import TORCH_MUTATIONS

SOURCE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
DOCUMENT = os.path.join(SOURCE, "docs", "results", "mutations.md")
MUTATIONS = OTHER_MUTATIONS + TORCH_MUTATIONS
# Executes the forms of programs: passes, interpreter and compiler.
COMPARE = "stepfold-compare"
UNIT_TESTS = "StepfoldPlanTests"


def get_target(test):
    """Returns the target that is built to see a mutation that `test` must notice."""
    return UNIT_TESTS if isinstance(test, Unit) else COMPARE


def show(mutation):
    """A row of the table, without its outcome."""

    def code(text):
        return "`" + " ".join(text.split()).replace("|", "\\|") + "`"

    cells = [os.path.basename(mutation.file), code(mutation.old), code(mutation.new), mutation.test]
    return "| " + " | ".join(map(str, cells)) + " |"


def read(path):
    with open(path) as file:
        return file.read()


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def find_rotten(source):
    """Mutations whose text does not occur exactly once."""
    errors = []
    for mutation in MUTATIONS + GPU_MUTATIONS:
        count = read(os.path.join(source, mutation.file)).count(mutation.old)
        if count != 1:
            errors.append(
                f"{mutation.file}: expected '{mutation.old}' once, found it {count} times"
            )
    return errors


def describe(caught):
    """docs/results/mutations.md."""
    lines = [
        "# Mutations",
        "",
        f"The tests detect {caught.count(True)} of {len(caught)} mutations of the sources that",
        f"need no GPU. {len(GPU_MUTATIONS)} more mutations need a GPU and are run by hand.",
        "",
        "## The mutations",
        "",
        "Each row is a mutation of one token, and the test that detects it",
        "(`test/Mutation/run_mutations.py`). `forms` is `test/Execution/compare_forms.py` on a",
        "program of `test/Execution/Inputs/edge_sizes.py`: two steps by the interpreter and the",
        "JIT, in the named or the fused form. `blocks` is the same on a program of",
        "`test/Execution/Inputs/blocks.py`. `programs` is",
        "`test/Execution/Inputs/check_random_programs.py` on the given number of programs.",
        "`accumulation` is compare_forms.py on `test/Programs/mlp_adam_fp16_merge3.mlir`, four",
        "steps.",
        "",
        "| file | text | mutated | test | caught |",
        "|---|---|---|---|---|",
    ]
    lines += [
        show(mutation) + (" yes |" if found else " **no** |")
        for mutation, found in zip(MUTATIONS, caught)
    ]
    lines += [
        "",
        "## On a GPU only",
        "",
        f"These need a GPU. For each: build, then `{GPU_COMMAND}` with the named program.",
        "",
        "| file | text | mutated | test |",
        "|---|---|---|---|",
    ]
    lines += [show(mutation) for mutation in GPU_MUTATIONS]
    return "\n".join(lines) + "\n"


class Scratch:
    """A checkout that mutations are applied to, and its build."""

    def __init__(self, folder):
        self.folder = os.path.abspath(folder)
        self.build_folder = os.path.join(self.folder, "build")
        self.environment = dict(os.environ, CCACHE_BASEDIR=self.folder)
        self.environment["PATH"] = (
            os.path.join(self.build_folder, "bin") + os.pathsep + os.environ["PATH"]
        )

    def prepare(self):
        if os.path.exists(self.folder):
            sys.exit(f"'{self.folder}' exists")
        subprocess.run(["git", "clone", "--quiet", SOURCE, self.folder], check=True)
        subprocess.run(
            ["cmake", "-G", "Ninja", "-S", self.folder, "-B", self.build_folder],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        if not self.build(COMPARE, UNIT_TESTS):
            sys.exit("the build fails without a mutation")

    def build(self, *targets):
        command = ["ninja", "-j2", "-C", self.build_folder, *targets]
        return (
            subprocess.run(command, env=self.environment, stdout=subprocess.DEVNULL).returncode == 0
        )

    def passes(self, test):
        """Returns True if a test passes."""
        if isinstance(test, Unit):
            [path] = [
                os.path.join(root, UNIT_TESTS)
                for root, _, files in os.walk(self.build_folder)
                if UNIT_TESTS in files
            ]
            return self.run(path, "--gtest_filter=" + test.filter)
        execution = os.path.join(self.folder, "test", "Execution")
        if isinstance(test, Programs):
            return self.run(
                sys.executable,
                os.path.join(execution, "Inputs", "check_random_programs.py"),
                os.path.join(self.build_folder, "programs"),
                f"--count={test.count}",
                "--no-reduce",
            )
        if isinstance(test, Accumulation):
            program = os.path.join(self.folder, "test", "Programs", "mlp_adam_fp16_merge3.mlir")
            return self.compare_forms(program, "imported", 4)
        if isinstance(test, Printed):
            program = self.write_program(test.script + ".py", *test.arguments)
            return self.compare_forms(program, "imported", 2)
        program = self.write_program("edge_sizes.py", test.variant, test.element, *test.sizes)
        # From the second step on, masters are more than their parameters.
        return self.compare_forms(program, test.interpreted, 2)

    def write_program(self, script, *arguments):
        """Returns the path of a program that a script of the tests prints."""
        inputs = os.path.join(self.folder, "test", "Execution", "Inputs")
        program = os.path.join(self.build_folder, "mutated.mlir")
        with open(program, "w") as file:
            command = [sys.executable, os.path.join(inputs, script), *arguments]
            subprocess.run(command, check=True, stdout=file)
        return program

    def compare_forms(self, program, interpreted, steps):
        return self.run(
            sys.executable,
            os.path.join(self.folder, "test", "Execution", "compare_forms.py"),
            program,
            os.path.join(self.build_folder, "forms"),
            f"--steps={steps}",
            "--no-plan",
            "--jit=imported",
            "--interpreted=" + interpreted,
        )

    def run(self, *command):
        return subprocess.run(command, env=self.environment, capture_output=True).returncode == 0

    def catches(self, mutation):
        """Returns True if the mutation's test fails with it."""
        path = os.path.join(self.folder, mutation.file)
        original = read(path)
        write(path, original.replace(mutation.old, mutation.new))
        try:
            if not self.build(get_target(mutation.test)):
                sys.exit(f"{mutation.file}: does not compile with '{mutation.new}'")
            return not self.passes(mutation.test)
        finally:
            write(path, original)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scratch", nargs="?")
    parser.add_argument("--check", action="store_true")
    parser.add_argument(
        "--only", default="", help="mutations whose file, text or test contains this"
    )
    args = parser.parse_args()
    if errors := find_rotten(SOURCE):
        sys.exit("\n".join(errors))
    if args.check:
        if read(DOCUMENT) != describe([True] * len(MUTATIONS)):
            sys.exit(f"{DOCUMENT} is not of these mutations, or not all are caught")
        return
    if not args.scratch:
        parser.error("expected a folder or --check")

    scratch = Scratch(args.scratch)
    scratch.prepare()
    chosen = [
        m for m in MUTATIONS if any(args.only in text for text in (m.file, m.old, str(m.test)))
    ]
    for test in sorted({m.test for m in chosen}, key=str):
        if not scratch.passes(test):
            sys.exit(f"fails without a mutation: {test}")
    caught = []
    for mutation in chosen:
        caught.append(scratch.catches(mutation))
        print("caught" if caught[-1] else "NOT CAUGHT", show(mutation), flush=True)
    if chosen == MUTATIONS:
        write(DOCUMENT, describe(caught))
    if not all(caught):
        sys.exit(f"{caught.count(False)} mutations were not caught")


if __name__ == "__main__":
    main()
