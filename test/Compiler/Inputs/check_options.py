"""Checks that the compiler honours every option of the pipeline optim-optimize.

Usage: check_options.py SCRATCH PROGRAM...

The options are those that stepfold-opt lists, so that one without a case here is an error.
With the options of each case, the compiler must make of each program what stepfold-opt makes
of it, up to the outlined stage: of one of them at least, something else than without them.
"""

import os
import re
import subprocess
import sys

# By option.
CASES = {
    "coalesce": "coalesce=true",
    "coalesce-alignment": "coalesce=true coalesce-alignment=1024",
    "distribute-flags": "distribute-flags=false",
    "eliminate-dead-stores": "eliminate-dead-stores=false",
    "fuse": "fuse=false",
    "fuse-producers": "fuse-producers=false",
    "fuse-scalars": "fuse-scalars=false",
    "fuse-siblings": "fuse-siblings=false",
    "fuse-updates": "fuse-updates=false",
    "generalize": "generalize=false",
    "hoist-casts": "hoist-casts=false",
    "if-convert": "if-convert=false",
    "merge": "merge=false",
    "promote-scalars": "promote-scalars=true",
    "rank": "ring=2 rank=0",
    "rematerialize-scalars": "rematerialize-scalars=false",
    "ring": "ring=2 rank=0",
    "schedule": "schedule=cosine:steps=10",
    "sink-selects": "sink-selects=false",
}
# What a case must differ from, where that is not the program without options.
REFERENCES = {"coalesce-alignment": "coalesce=true"}


def list_options():
    text = subprocess.run(
        ["stepfold-opt", "--help"], capture_output=True, text=True, check=True
    ).stdout
    # The options of a pipeline follow it, further in.
    (listed,) = re.findall(r"^( *)--optim-optimize .*\n((?:\1 +--.*\n)+)", text, re.MULTILINE)
    return set(re.findall(r"^ *--([\w-]+)", listed[1], re.MULTILINE))


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


def main():
    scratch, *programs = sys.argv[1:]
    options = list_options()
    if options != set(CASES):
        sys.exit(f"no case, or no option any more: {', '.join(sorted(options ^ set(CASES)))}")
    for option, case in CASES.items():
        expected = [rewrite(program, case) for program in programs]
        if expected == [rewrite(program, REFERENCES.get(option, "")) for program in programs]:
            sys.exit(f"{case}: without effect on the programs")
        for index, (program, stage) in enumerate(zip(programs, expected)):
            compiled = compile_outlined(program, case, f"{scratch}/{option}-{index}")
            if stage.split() != compiled.split():
                sys.exit(f"{case}: the compiler made something else of {program}")
    print(f"{len(CASES)} options")


main()
