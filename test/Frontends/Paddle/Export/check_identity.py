#!/usr/bin/env python3
"""Checks that unrewritten programs are exported as they were imported.

    check_identity.py --tools DIRECTORY NAME...

`--tools` has stepfold-translate. The framework builds each program of
test/Programs that is named and reads both forms of it, which must print alike.
"""

import argparse
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "..", "Programs"))
from executor import load  # noqa: E402
from make_programs import make_programs, start_framework  # noqa: E402
from programs import PROGRAMS  # noqa: E402


def round_trip(tools, main, startup, folder, device="gpu"):
    """Imports and exports a program; the paths of what comes out."""
    translate = os.path.join(tools, "stepfold-translate")
    imported, exported = os.path.join(folder, "program.mlir"), os.path.join(folder, "main.json")
    startup_out = os.path.join(folder, "startup.json")
    subprocess.run(
        [translate, "--import-pir", main, "--startup=" + startup]
        + ["--paddle-device=" + device, "-o", imported],
        check=True,
    )
    subprocess.run(
        [translate, "--export-pir", imported, "-o", exported, "--startup-out=" + startup_out],
        check=True,
    )
    return exported, startup_out


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("names", nargs="+", metavar="NAME")
    args = parser.parse_args()
    names = args.names
    if unknown := sorted(set(names) - set(PROGRAMS)):
        parser.error("unknown programs: " + ", ".join(unknown))
    with tempfile.TemporaryDirectory() as folder:
        make_programs(folder, names)
        start_framework(translated=False)
        for name in names:
            originals = [os.path.join(folder, f"{name}.{p}.json") for p in ("main", "startup")]
            with tempfile.TemporaryDirectory() as scratch:
                exported = round_trip(args.tools, *originals, scratch)
                for before, after in zip(originals, exported):
                    if str(load(before)) != str(load(after)):
                        sys.exit(f"{name}: {os.path.basename(after)} prints differently")
    print(f"{len(names)} programs print alike")


if __name__ == "__main__":
    main()
