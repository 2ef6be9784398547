#!/usr/bin/env python3
"""Checks what README.md says.

    check_readme.py README.md --opt COMMAND

Its first block of MLIR, after the passes of its `stepfold-opt` command line,
must be its second.
"""

import argparse
import difflib
import re
import shlex
import subprocess
import sys

from markdown import blocks


def options_of_example(text):
    """The arguments of the command line that the example shows."""
    [options] = re.findall(r"`stepfold-opt ([^`]*) before\.mlir`", text)
    return shlex.split(options)


def printed(opt, options, program):
    """A program after passes, as the tool prints it."""
    command = [*opt, "--allow-unregistered-dialect", *options]
    run = subprocess.run(command, input=program, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{run.stderr}")
    return run.stdout.splitlines()


def check_example(text, opt):
    before, after = (body for language, body in blocks(text) if language == "mlir")
    expected = printed(opt, [], after)
    actual = printed(opt, options_of_example(text), before)
    if expected == printed(opt, [], before):
        sys.exit("the example changes nothing")
    if expected != actual:
        difference = difflib.unified_diff(expected, actual, "README", "real", lineterm="")
        sys.exit("\n".join(["the example is not what the passes do", *difference]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("readme")
    parser.add_argument("--opt", required=True, type=shlex.split)
    args = parser.parse_args()
    with open(args.readme) as file:
        check_example(file.read(), args.opt)


if __name__ == "__main__":
    main()
