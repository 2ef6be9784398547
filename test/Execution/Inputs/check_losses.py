#!/usr/bin/env python3
"""Checks that the losses that stepfold-run printed are of a training that works.

    check_losses.py FILE --steps N [--skipped]

The losses are finite, and the last is below half of the first. With --skipped, the
first updates were skipped: the loss of the first steps is the same. Without, every
step has another loss.
"""

import argparse
import itertools
import math
import sys


def read_losses(path):
    with open(path) as file:
        return [float(line.split("\t")[-1]) for line in file if " result 0\t" in line]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--skipped", action="store_true")
    args = parser.parse_args()
    losses = read_losses(args.file)
    if len(losses) != args.steps:
        sys.exit(f"expected {args.steps} losses, got {len(losses)}")
    if not all(map(math.isfinite, losses)) or losses[-1] > losses[0] / 2:
        sys.exit(f"the losses do not fall: {losses}")
    same = sum(1 for _ in itertools.takewhile(lambda loss: loss == losses[0], losses)) - 1
    if (same > 0) != args.skipped or len(set(losses)) != args.steps - same:
        sys.exit(
            f"expected {'some' if args.skipped else 'no'} steps at first to change nothing:"
            f" {losses}"
        )


if __name__ == "__main__":
    main()
