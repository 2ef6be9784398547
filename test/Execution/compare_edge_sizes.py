#!/usr/bin/env python3
"""Compares all forms and engines on parameters of edge sizes.

    compare_edge_sizes.py VARIANT TYPE FOLDER [--small] [OPTION...]

VARIANT and TYPE are those of edge_sizes.py, and OPTIONs those of compare_forms.py.
All engines run on parameters of all sizes, for two steps: from the second one on,
masters are more than their parameters. The interpreter takes most of the time: of the
larger ones it runs named ops and structured ops, which are evaluated by code of their
own, and the other forms with the small ones alone. With --small, there are only the
small ones.
"""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "Inputs"))
from edge_sizes import get_sizes  # noqa: E402


def run(script, *arguments):
    return [sys.executable, os.path.join(HERE, script), *arguments]


def compare(variant, element, folder, name, sizes, options):
    program = os.path.join(folder, f"{variant}.{element}.{name}.mlir")
    with open(program, "w") as file:
        subprocess.run(
            run("Inputs/edge_sizes.py", variant, element, *sizes), stdout=file, check=True
        )
    command = run("compare_forms.py", program, os.path.join(folder, name), *options)
    return subprocess.run(command).returncode == 0


def main():
    variant, element, folder, *options = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    small_sizes = get_sizes(variant, are_small=True)
    if "--small" in options:
        options.remove("--small")
        sys.exit(not compare(variant, element, folder, "small", small_sizes, options))
    small = ["--jit=", "--no-plan", *options]
    everything = ["--interpreted=imported,fused", "--steps=2", *options]
    agree = [
        compare(variant, element, folder, "small", small_sizes, small),
        compare(variant, element, folder, "all", get_sizes(variant), everything),
    ]
    sys.exit(not all(agree))


if __name__ == "__main__":
    main()
