#!/usr/bin/env python3
"""Compares Adamax, whose powers other ops advance, with the framework's executor.

In each program, the framework runs what was built and what was folded, and a plan for
the CPU runs the stage, from the same state, with infinities, NaNs and zeros in it and in
the gradients.
"""

import sys

import numpy
import paddle
import stepfold.paddle
from check_elementwise import (
    SHAPES,
    draw,
    draw_feeds,
    have_equal_bits,
    run_framework,
    run_plan,
)
from paddle import _C_ops

REFUSAL = (
    "'pd_op.adamax_' is not part of the stage: 'pd_op.tanh' reads its power before it is advanced"
    " (update of 'w0')"
)


def build(dtype, emit):
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        pairs = []
        for index, shape in enumerate(SHAPES):
            w = paddle.create_parameter(shape, dtype, name=f"w{index}")
            pairs.append((w, paddle.static.data(f"grad{index}", shape, dtype)))
        optimizer = paddle.optimizer.Adamax(0.1, parameters=[w for w, _ in pairs])
        emit(optimizer, pairs)
    return main, startup


def emit_step(optimizer, pairs):
    optimizer.apply_gradients(pairs)


def emit_between(optimizer, pairs):
    """Reads the power of the first parameter before it is advanced."""
    finish = optimizer._finish_update

    def read_and_finish(block, found):
        power = optimizer._get_accumulator_master("beta1_pow_acc", pairs[0][0])
        # Nothing else would keep the framework from dropping what is read.
        moment = optimizer._get_accumulator_master("moment", pairs[0][0])
        _C_ops.add_(moment, paddle.tanh(power))
        finish(block, found)

    optimizer._finish_update = read_and_finish
    optimizer.apply_gradients(pairs)


def emit_behind(optimizer, pairs):
    """Reads powers that are advanced: by their names, and by those of what was made."""
    optimizer.apply_gradients(pairs)
    for w, _ in pairs[:2]:
        power = optimizer._get_accumulator_master("beta1_pow_acc", w)
        _C_ops.add_(optimizer._get_accumulator_master("moment", w), paddle.tanh(power))


def draw_state(generator, dtype):
    state = {}
    for index, shape in enumerate(SHAPES):
        for name in ("", "_moment_0", "_inf_norm_0"):
            state[f"w{index}{name}"] = draw(generator, shape, dtype)
        # A power of a number that is not negative is not negative.
        power = [0.9, numpy.inf, numpy.nan, 0.5][index]
        state[f"w{index}_beta1_pow_acc_0"] = numpy.array([power], dtype)
    return state


def check(dtype, emit, is_refused, has_plan):
    generator = numpy.random.default_rng(7)
    state = draw_state(generator, dtype)
    feeds = draw_feeds(generator, dtype)
    programs = build(dtype, emit)
    folded = stepfold.paddle.fold(*programs)
    ops = [op.name() for op in folded[0].global_block().ops]
    assert ops.count("pd_op.adamax_") == ops.count("pd_op.scale_") == len(SHAPES), ops
    said = [remark.message for remark in folded[0].folding.report.remarks]
    refusals = {message for message in said if "is not part of the stage" in message}
    assert refusals == ({REFUSAL} if is_refused else set()), said
    expected = run_framework(*programs, state, feeds)
    results = {"folded": run_framework(*folded, state, feeds)}
    if has_plan:
        results["plan"] = run_plan(*programs, state, feeds)
    return [
        f"{emit.__name__}, {dtype}, {form}: {name}"
        for form, got in results.items()
        for name in state
        if not have_equal_bits(expected[name], got[name])
    ]


def main():
    paddle.enable_static()
    numpy.seterr(all="ignore")
    different = []
    for dtype in ("float32", "float64"):
        different += check(dtype, emit_step, is_refused=False, has_plan=True)
        different += check(dtype, emit_behind, is_refused=False, has_plan=False)
        different += check(dtype, emit_between, is_refused=True, has_plan=False)
    if different:
        sys.exit("other bits than the framework's:\n" + "\n".join(different))


if __name__ == "__main__":
    main()
