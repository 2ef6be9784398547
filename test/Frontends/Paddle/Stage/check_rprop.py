#!/usr/bin/env python3
"""Folds programs with Rprop, and compiles them to plans: the framework computes the same bits."""

import sys

import numpy
import paddle
import stepfold.paddle
from check_elementwise import have_equal_bits, run_framework

STEPS = 5
# Kernels for many elements may compute differently from those for few.
SHAPES = ([1031], [1], [3, 5])
# Their products underflow and overflow; with zeros, nothing is no number.
SPECIAL = [0.0, -0.0, 1e-30, -1e-30, 1e30, -1e30, 1e-40]
# The first ones are those of the framework.
SETTINGS = ({}, {"learning_rate_range": (0.07, 0.115), "etas": (0.75, 1.1)})
PREV, STEP_SIZE = "_prevs_0", "_learning_rates_0"


def build(dtype, settings):
    """Rprop of three parameters, behind Adam of two others."""
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        pairs = []
        for index, shape in enumerate([*SHAPES, [4], [4]]):
            w = paddle.create_parameter(shape, dtype, name=f"w{index}")
            pairs.append((w, paddle.static.data(f"grad{index}", shape, dtype)))
        for optimizer, options, some in (
            (paddle.optimizer.Adam, {}, pairs[len(SHAPES) :]),
            (paddle.optimizer.Rprop, settings, pairs[: len(SHAPES)]),
        ):
            parameters = [w for w, _ in some]
            optimizer(0.1, parameters=parameters, **options).apply_gradients(some)
    return main, startup


def draw(generator, shape, dtype):
    values = generator.standard_normal(shape).astype(dtype)
    flat = values.reshape(-1)
    count = flat.size // 4
    flat[generator.permutation(flat.size)[:count]] = generator.choice(SPECIAL, count)
    return values


def draw_all(dtype):
    """State, and the gradients of each step. In the last one, there are NaNs."""
    generator = numpy.random.default_rng(7)
    state, feeds = {}, [{} for _ in range(STEPS)]
    for index, shape in enumerate(SHAPES):
        w = f"w{index}"
        state[w] = generator.standard_normal(shape).astype(dtype)
        state[w + PREV] = draw(generator, shape, dtype)
        state[w + STEP_SIZE] = generator.uniform(0.05, 0.13, shape).astype(dtype)
        for feed in feeds:
            feed[f"grad{index}"] = draw(generator, shape, dtype)
        feeds[-1][f"grad{index}"].reshape(-1)[::3] = numpy.nan
    for feed in feeds:
        for index in (len(SHAPES), len(SHAPES) + 1):
            feed[f"grad{index}"] = generator.standard_normal([4]).astype(dtype)
    return state, feeds


def run_plan(main, startup, state, feeds):
    """The state of Rprop after the steps of a plan for the host."""
    with stepfold.paddle.to_plan(main, startup) as plan:
        given, others, gradients = {}, {}, {}
        for variable in plan.variables:
            if variable.role == "gradient":
                gradients[variable.name] = numpy.empty_like(feeds[0]["grad" + variable.name[1:]])
            elif variable.name in state:
                given[variable.name] = state[variable.name].copy()
            elif variable.initial == "seeded":  # Adam's parameters.
                others[variable.name] = numpy.zeros(variable.shape, state["w0"].dtype)
        plan.bind({**given, **others}, gradients=gradients)
        for feed in feeds:
            for name, gradient in gradients.items():
                gradient[...] = feed["grad" + name[1:]]
            plan.step()
        return given


def forget_undefined(state, feed):
    """The kernel reads what it has not written where a gradient is NaN: step sizes."""
    for name, values in state.items():
        if name.endswith(STEP_SIZE):
            gradient = feed["grad" + name[1 : -len(STEP_SIZE)]]
            values[numpy.isnan(gradient)] = 0.0
    return state


def check(dtype, settings):
    state, feeds = draw_all(dtype)
    original = build(dtype, settings)
    folded = stepfold.paddle.fold(*original)
    ops = [op.name() for op in folded[0].global_block().ops]
    assert "pd_op.adam_" not in ops and ops.count("pd_op.rprop_") == len(SHAPES), ops
    said = [remark.message for remark in folded[0].folding.report.remarks]
    assert not any("is not part of the stage" in message for message in said), said
    expected = forget_undefined(run_framework(*original, state, feeds), feeds[-1])
    for form, got in (
        ("folded", run_framework(*folded, state, feeds)),
        ("plan", run_plan(*original, state, feeds)),
    ):
        forget_undefined(got, feeds[-1])
        for name in state:
            if not have_equal_bits(expected[name], got[name]):
                yield f"{dtype}, {settings}, {form}: {name}"


def main():
    paddle.enable_static()
    numpy.seterr(all="ignore")
    different = []
    for dtype in ("float32", "float64"):
        for settings in SETTINGS:
            different += check(dtype, settings)
    if different:
        sys.exit("other bits than the framework's:\n" + "\n".join(different))


if __name__ == "__main__":
    main()
