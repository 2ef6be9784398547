"""Checks that the compiler honours every option of the pipeline optim-optimize.

Usage: check_options.py SCRATCH PROGRAM...

The options are those that stepfold-opt lists, so that one without a case here is an error.
With the options of each case, the compiler and stepfold-opt must make the same of each program,
up to the outlined stage, and something else than without them of at least one. Without options,
the compiler compiles all programs, and with them those that they change.
"""

import functools
import os
import re
import subprocess
import sys

# By option.
CASES = {
    "coalesce": "coalesce=true",
    "coalesce-alignment": "coalesce=true coalesce-alignment=1024",
    "coalesce-gradients": "coalesce=true coalesce-gradients=false",
    "coalesce-scalars": "coalesce=true coalesce-scalars=true",
    "distribute-flags": "distribute-flags=false",
    "eliminate-dead-stores": "eliminate-dead-stores=false",
    "fuse": "fuse=false",
    "fuse-producers": "fuse-producers=false",
    "fuse-scalars": "fuse-scalars=false",
    "fuse-siblings": "fuse-siblings=false",
    "fuse-updates": "fuse-updates=false",
    "generalize": "generalize=false",
    "hoist-casts": "hoist-casts=false",
    "hoist-scalars": "hoist-scalars=false",
    "if-convert": "if-convert=false",
    "max-scratch": "max-scratch=1",
    "merge": "merge=false",
    "min-casts": "min-casts=2",
    "promote-scalars": "promote-scalars=true",
    "rank": "ring=2 rank=0",
    "rematerialize-scalars": "rematerialize-scalars=false",
    "ring": "ring=2 rank=0",
    "scalarize": "scalarize=false",
    "schedule": "schedule=cosine:steps=10",
    "sink-scalars": "sink-scalars=false",
    "sink-selects": "sink-selects=false",
}
# Cases that a case must differ from, if that is not the program without options.
REFERENCES = {
    "coalesce-alignment": "coalesce=true",
    "coalesce-gradients": "coalesce=true",
    "coalesce-scalars": "coalesce=true",
}


def list_options():
    text = subprocess.run(
        ["stepfold-opt", "--help"], capture_output=True, text=True, check=True
    ).stdout
    # The options of a pipeline follow it, further in.
    (listed,) = re.findall(r"^( *)--optim-optimize .*\n((?:\1 +--.*\n)+)", text, re.MULTILINE)
    return set(re.findall(r"^ *--([\w-]+)", listed[1], re.MULTILINE))


@functools.cache
def rewrite(program, options):
    """The outlined stage, or the error."""
    command = [
        "stepfold-opt",
        program,
        "--allow-unregistered-dialect",
        "--mlir-print-local-scope",
        f"--pass-pipeline=builtin.module(optim-optimize{{{options}}},optim-outline-stage)",
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    return result.stdout or find_error(result.stderr)


def find_error(text):
    return re.search(r"'[\w.]+' op .*", text).group()


def compile_outlined(program, options, scratch):
    """The outlined stage as the compiler has it, or the error."""
    dumps = os.path.join(scratch, "dumps")
    command = [
        "stepfold-compile",
        program,
        f"--optimize-options={options}",
        f"--dump-stages={dumps}",
        "--quiet",
        "-o",
        os.path.join(scratch, "plan"),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    for name in os.listdir(dumps):
        if name.endswith("-optim-outline-stage.mlir"):
            with open(os.path.join(dumps, name)) as file:
                return file.read()
    return find_error(result.stderr)


def check_compiled(program, options, scratch):
    """Exits unless the compiler makes of the program what stepfold-opt makes of it."""
    compiled = compile_outlined(program, options, scratch)
    if rewrite(program, options).split() != compiled.split():
        sys.exit(f"'{options}': the compiler made something else of {program}")


def main():
    scratch, *programs = sys.argv[1:]
    options = list_options()
    if options != set(CASES):
        sys.exit(f"no case, or no option any more: {', '.join(sorted(options ^ set(CASES)))}")
    for index, program in enumerate(programs):
        check_compiled(program, "", f"{scratch}/none-{index}")
    # Options of one case are compiled once.
    for case, reference in {case: REFERENCES.get(name, "") for name, case in CASES.items()}.items():
        changed = [p for p in programs if rewrite(p, case) != rewrite(p, reference)]
        if not changed:
            sys.exit(f"{case}: without effect on the programs")
        for program in changed:
            path = os.path.join(scratch, f"{case}-{programs.index(program)}")
            check_compiled(program, case, path)
    print(f"{len(CASES)} options")


main()
