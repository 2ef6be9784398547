#!/usr/bin/env python3
"""Compares all forms and engines on random programs that can be compiled.

    compare_random_programs.py FOLDER [--seed N] [--count N] [--only INDEX]

Unlike check_random_programs.py, this is of whole pipelines, down to where tensors
are updated in place and to code for this CPU. Of the programs of a seed, those
without ops of a framework, but for the backward pass, are taken.
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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--only", type=int, help="the index of one program")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    programs = draw_closed_programs(args.seed, args.only or 0)
    failing = []
    for index, program, text in itertools.islice(programs, 1 if args.only else args.count):
        path = args.folder / f"{args.seed}-{index}.mlir"
        path.write_text(text)
        inject = [f"--inject=inf@1:{program.injected}"] if program.injected else []
        command = [sys.executable, COMPARE, path, path.with_suffix(""), "--steps=2", "--may-stay"]
        result = subprocess.run([*command, *inject], capture_output=True, text=True)
        if result.returncode != 0:
            print(f"{path}: --seed={args.seed} --only={index}\n{result.stderr}", flush=True)
            failing.append(index)
    if failing:
        sys.exit(f"seed {args.seed}: {len(failing)} of {args.count} programs differ")
    print(f"seed {args.seed}: {args.count} programs agree")


if __name__ == "__main__":
    main()
