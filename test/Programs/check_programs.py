#!/usr/bin/env python3
"""Builds all programs, imports them, and compares with what is checked in.

    check_programs.py --tools DIRECTORY [--update]

`--tools` has stepfold-translate and stepfold-opt. For every program, the
import must lose nothing (check_lossless.py); for those that are checked in, it
must equal NAME.mlir beside this script, byte for byte. `--update` writes these
files instead.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from make_programs import make_programs
from programs import PROGRAMS

HERE = os.path.dirname(os.path.abspath(__file__))
CHECK_LOSSLESS = os.path.join(HERE, "..", "Import", "check_lossless.py")


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"{' '.join(command)}:\n{result.stdout}{result.stderr}")
    return result.stdout


def import_program(tools, folder, name):
    """The import as text; fails where it loses something."""
    main, startup = (os.path.join(folder, f"{name}.{part}.json")
                     for part in ("main", "startup"))
    text = run(os.path.join(tools, "stepfold-translate"), "--import-pir", main,
               "--startup=" + startup)
    path = os.path.join(folder, name + ".mlir")
    with open(path, "w") as file:
        file.write(text.rstrip("\n") + "\n")
    generic = os.path.join(folder, name + ".generic.mlir")
    run(os.path.join(tools, "stepfold-opt"), "--allow-unregistered-dialect",
        "--mlir-print-op-generic", "--mlir-print-local-scope", path, "-o",
        generic)
    agreed = run(sys.executable, CHECK_LOSSLESS, main, startup, generic)
    print(f"{name}: {agreed}", end="")
    with open(path) as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    different = []
    with tempfile.TemporaryDirectory() as folder:
        make_programs(folder, list(PROGRAMS))
        for name, spec in PROGRAMS.items():
            text = import_program(args.tools, folder, name)
            if not spec.checked_in:
                continue
            path = os.path.join(HERE, name + ".mlir")
            if args.update:
                with open(path, "w") as file:
                    file.write(text)
                continue
            if not os.path.exists(path):
                different.append(name)
                continue
            with open(path) as file:
                if file.read() != text:
                    different.append(name)
    if different:
        sys.exit("not as checked in: " + ", ".join(different))


if __name__ == "__main__":
    main()
