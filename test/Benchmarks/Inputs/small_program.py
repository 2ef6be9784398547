"""Prints a program of the benchmark for a few parameters of edge sizes.

small_program.py CASE          the stage of a case
small_program.py ceiling CASE  the ceiling of a case, over 8,193 elements
small_program.py --list        the names of the cases instead, one a line
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../python/benchmarks"))

import matrix  # noqa: E402
import models  # noqa: E402
import programs  # noqa: E402

SHAPES = ((3,), (64, 33), (), (8193,), (1024,), (0,), (2, 3, 5, 7))


def main():
    if sys.argv[-1] == "--list":
        print(*matrix.CASES, sep="\n")
        return
    case = programs.Case.parse(sys.argv[-1])
    if sys.argv[1] == "ceiling":
        print(programs.write_ceiling(8193, programs.get_streams(case)), end="")
        return
    parameters = tuple(models.Parameter(f"p.{k}", shape) for k, shape in enumerate(SHAPES))
    print(programs.write_program(models.Model("small", "Small", parameters), case), end="")


if __name__ == "__main__":
    main()
