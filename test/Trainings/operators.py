"""Training programs whose stages are operators of the framework's executor, beside the originals.

From the state of the original before a step, and on the same feeds, a step with operators must give
the same fetched values bit for bit, and variables within a limit of its own for each program.
"""

import json
import os

import executor
import numpy
import stepfold.paddle
from paddle_dynamic_cases import WITHOUT_GENERATED_CODE, has_generated_code


class Different(Exception):
    """The message says what is not as it should be."""


def widen(array):
    """The elements of bfloat16, whose arrays are of uint16, as float32."""
    return (array.astype(numpy.uint32) << 16).view(numpy.float32)


def find_distance(old, ours, theirs):
    """The largest distance in units in the last place of the largest element, old or new.

    Infinity for other types than floating point, if a bit differs.
    """
    if executor.same_bits(ours, theirs):
        return 0.0
    if ours.dtype.kind not in "fu":
        return float("inf")
    units = 1
    if ours.dtype == numpy.uint16:
        # A unit of bfloat16 has 16 bits more.
        old, ours, theirs, units = widen(old), widen(ours), widen(theirs), 1 << 16
    largest = max(abs(old).max(), abs(theirs).max())
    return float(abs(ours - theirs).max() / numpy.spacing(largest) / units)


def fold(main, startup):
    """The programs with operators."""
    return stepfold.paddle.fold(main, startup, report=False, device="cpu", kernels=True)


def compare_steps(programs, fetch, feeds, states, values):
    """The largest distance of a variable, and its name.

    programs: the folded main and startup program.
    fetch: the values that are fetched.
    states: the state of the original before each step, and behind the last one.
    values: what each step of the original has fetched.
    """
    executor.run_in_order(False)
    training = executor.Training(*programs)
    executor.run_in_order()
    largest = 0.0, "no variable"
    for step, (before, after, expected) in enumerate(zip(states, states[1:], values)):
        training.set_state(before)
        actual = training.step(feeds(step), fetch)
        if not all(map(executor.same_bits, expected, actual)):
            raise Different(f"step {step}: {expected} was fetched before and {actual} after")
        found = training.state()
        distances = ((find_distance(v, found[n], after[n]), n) for n, v in before.items())
        largest = max(largest, *distances)
    return largest


def check_limit(distance, variable, limit):
    """Raises Different for a distance above the limit, which the document has."""
    if not has_generated_code():
        limit = max(limit, WITHOUT_GENERATED_CODE)
    if distance > limit:
        raise Different(
            f"with kernels, {variable} differs by {distance} units in the last place of its "
            f"largest element; expected at most {limit}"
        )


def read_reports(folded):
    """The reports of the plans that the operators of a program execute."""
    reports = []
    for kernels in folded.folding.report.kernels:
        with open(os.path.join(kernels.folder, "report.json")) as file:
            reports.append(json.load(file))
    return reports
