#!/usr/bin/env python3
"""Compares all forms and engines on random programs that can be compiled.

    compare_random_programs.py FOLDER [--seed N] [--count N] [--only INDEX]

Unlike check_random_programs.py, this is of whole pipelines, down to where tensors
are updated in place and to code for this CPU. Of the programs of a seed, those
without ops of a framework, but for the backward pass, are taken, as far as they
can be updated in place: what reads a tensor behind its update cannot.
"""

import argparse
import itertools
import pathlib
import subprocess
import sys

from random_programs import draw_program

COMPARE = pathlib.Path(__file__).resolve().parent.parent / "compare_forms.py"


def draw_closed_programs(seed, first):
    """Indices and programs."""
    for index in itertools.count(first):
        program, chunks = draw_program(seed, index)
        if program.is_closed:
            yield index, program, program.print(chunks)


# How the compiler refuses a program whose stage cannot be in place.
REFUSALS = ("reads a tensor after its update", "updates one tensor twice")


def is_refused(path, folder):
    """Whether the program cannot be compiled. A reason that is not known is an error."""
    command = ["stepfold-compile", path, "--target=host", "--quiet", "-o", folder]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0 and not any(reason in result.stderr for reason in REFUSALS):
        sys.exit(f"{path}: {result.stderr}")
    return result.returncode != 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--only", type=int, help="the index of one program")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    programs = draw_closed_programs(args.seed, args.only or 0)
    failing, compared, refused = [], 0, 0
    for index, program, text in programs:
        if compared == (1 if args.only else args.count):
            break
        path = args.folder / f"{args.seed}-{index}.mlir"
        path.write_text(text)
        if is_refused(path, args.folder / "plan"):
            refused += 1
            continue
        compared += 1
        inject = [f"--inject=inf@1:{program.injected}"] if program.injected else []
        command = [sys.executable, COMPARE, path, path.with_suffix(""), "--steps=2", "--may-stay"]
        result = subprocess.run([*command, *inject], capture_output=True, text=True)
        if result.returncode != 0:
            print(f"{path}: --seed={args.seed} --only={index}\n{result.stderr}", flush=True)
            failing.append(index)
    if failing:
        sys.exit(f"seed {args.seed}: {len(failing)} of {args.count} programs differ")
    print(f"seed {args.seed}: {compared} programs agree, {refused} cannot be in place")


if __name__ == "__main__":
    main()
