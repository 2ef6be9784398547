#!/usr/bin/env python3
"""Imports all NAME.main.json of a folder, compares with NAME.mlir of another.

    check_import.py --tools DIRECTORY --expected DIRECTORY FOLDER

The import must lose nothing (check_lossless.py). For programs whose import is in the repository
(CHECKED_IN of programs.py), it must be NAME.mlir, byte for byte.
"""

import argparse
import os
import sys
import tempfile

import check_lossless

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "Programs"))
from commands import import_pir, run  # noqa: E402
from programs import CHECKED_IN, PROGRAMS  # noqa: E402


def import_program(tools, folder, name, device="gpu"):
    """The import of a program as text; fails where it loses something."""
    main, startup = (os.path.join(folder, f"{name}.{part}.json") for part in ("main", "startup"))
    text = import_pir(tools, folder, name, device)
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, name + ".mlir")
        generic = os.path.join(scratch, name + ".generic.mlir")
        with open(path, "w") as file:
            file.write(text)
        run(
            os.path.join(tools, "stepfold-opt"),
            "--allow-unregistered-dialect",
            "--mlir-print-op-generic",
            "--mlir-print-local-scope",
            path,
            "-o",
            generic,
        )
        kept = check_lossless.check(main, startup, generic)
    print(f"{name}: {kept} ops agree")
    return text


def is_expected(text, folder, name):
    path = os.path.join(folder, name + ".mlir")
    if not os.path.exists(path):
        return False
    with open(path) as file:
        return file.read() == text


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--expected", required=True)
    parser.add_argument("folder")
    args = parser.parse_args()
    names = sorted(
        f.removesuffix(".main.json") for f in os.listdir(args.folder) if f.endswith(".main.json")
    )
    different = []
    for name in names:
        text = import_program(args.tools, args.folder, name, PROGRAMS[name].device)
        if name in CHECKED_IN and not is_expected(text, args.expected, name):
            different.append(name)
    if different or not names:
        sys.exit("not as expected: " + ", ".join(different))


if __name__ == "__main__":
    main()
