#!/usr/bin/env python3
"""Builds all programs, imports them, and compares with those of the repository.

    check_programs.py --tools DIRECTORY [--update]

`--tools` has stepfold-translate and stepfold-opt. For every program, the
import must lose nothing (check_lossless.py), and its export must be what was
imported; for those of CHECKED_IN (programs.py), it must equal NAME.mlir beside this
script, byte for byte, and no other file NAME.mlir may be there. `--update` writes
these files instead.
"""

import argparse
import os
import sys
import tempfile

from make_programs import make_programs
from programs import CHECKED_IN, PROGRAMS

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "Frontends", "Paddle"))
from check_import import import_program, is_expected  # noqa: E402

sys.path.append(os.path.join(HERE, "..", "Frontends", "Paddle", "Export"))
from check_identity import round_trip  # noqa: E402


def read(path):
    with open(path) as file:
        return file.read()


def is_restored(tools, folder, name, device):
    """Returns True if the exports of the unrewritten import are the programs, byte for byte."""
    originals = [os.path.join(folder, f"{name}.{part}.json") for part in ("main", "startup")]
    with tempfile.TemporaryDirectory() as scratch:
        for pair in zip(originals, round_trip(tools, *originals, scratch, device)):
            before, after = (read(path) for path in pair)
            if before != after:
                return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    different, lost = [], []
    with tempfile.TemporaryDirectory() as folder:
        make_programs(folder, list(PROGRAMS))
        for name, spec in PROGRAMS.items():
            text = import_program(args.tools, folder, name, spec.device)
            if not is_restored(args.tools, folder, name, spec.device):
                lost.append(name)
            if name not in CHECKED_IN:
                continue
            if args.update:
                with open(os.path.join(HERE, name + ".mlir"), "w") as file:
                    file.write(text)
            elif not is_expected(text, HERE, name):
                different.append(name)
    files = {name.removesuffix(".mlir") for name in os.listdir(HERE) if name.endswith(".mlir")}
    if files != CHECKED_IN:
        sys.exit("files are not those of CHECKED_IN: " + ", ".join(sorted(files ^ CHECKED_IN)))
    if lost:
        sys.exit("exported otherwise than imported: " + ", ".join(lost))
    if different:
        sys.exit("not as checked in: " + ", ".join(different))


if __name__ == "__main__":
    main()
