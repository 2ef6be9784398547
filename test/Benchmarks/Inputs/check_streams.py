"""Checks that stages move the bytes that their ceilings move.

check_streams.py FOLDER

For each case of the benchmark, compares the streams of elements that the stage moves by the report
with those of `get_streams`, and checks the ceiling in the report.
"""

import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../python/benchmarks"))

import matrix  # noqa: E402
import models  # noqa: E402
import programs  # noqa: E402

ELEMENTS = 1 << 20
# Bytes an element that a stage moves although it need not: clipped, LAMB takes the parameter's
# norm in the earlier pass that takes the gradient's.
KNOWN_MORE = {"lamb+clip": 4}


def get_bytes(text, folder, *options):
    """Bytes an element that the compiled program moves."""
    os.makedirs(folder, exist_ok=True)
    program = os.path.join(folder, "program.mlir")
    with open(program, "w") as file:
        file.write(text)
    subprocess.run(
        ["stepfold-compile", program, "--target=sm_90", "--ptxas=none", "--quiet"]
        + ["-o", folder, *options],
        check=True,
    )
    with open(os.path.join(folder, "report.json")) as file:
        after = json.load(file)["after"]
    return round((after["bytes_read"] + after["bytes_written"]) / ELEMENTS)


def main():
    # Two large tensors, in which norms and other scalars do not count.
    parameters = tuple(models.Parameter(f"p.{k}", (ELEMENTS // 2,)) for k in range(2))
    model = models.Model("two", "Two", parameters)
    for text in matrix.CASES:
        case = programs.Case.parse(text)
        streams = programs.get_streams(case)
        expected = streams.get_bytes()
        folder = os.path.join(sys.argv[1], text)
        stage = get_bytes(programs.write_program(model, case), os.path.join(folder, "stage"))
        ceiling = get_bytes(
            programs.write_ceiling(ELEMENTS, streams), os.path.join(folder, "ceiling")
        )
        print(f"{text}: {stage} bytes an element, ceiling {ceiling}")
        if ceiling != expected:
            sys.exit(f"{text}: expected a ceiling of {expected} bytes an element, got {ceiling}")
        if stage != expected + KNOWN_MORE.get(text, 0):
            sys.exit(f"{text}: expected {expected} bytes an element, got {stage}")


if __name__ == "__main__":
    main()
