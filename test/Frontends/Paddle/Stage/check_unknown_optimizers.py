#!/usr/bin/env python3
"""Folds programs of two optimizers, of which the dialect has one, and runs them."""

import sys

import numpy
import paddle
import stepfold.paddle
from check_elementwise import have_equal_bits, run_framework

STEPS = 5
SHAPE = [5, 7]
UNKNOWN = ("ASGD", "NAdam")


def build(name):
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        pairs = []
        for index in range(4):
            w = paddle.create_parameter(SHAPE, "float32", name=f"w{index}")
            pairs.append((w, paddle.static.data(f"grad{index}", SHAPE, "float32")))
        known, unknown = pairs[:2], pairs[2:]
        for optimizer, some in ((paddle.optimizer.Adam, known), (named(name), unknown)):
            optimizer(0.1, parameters=[w for w, _ in some]).apply_gradients(some)
    return main, startup


def named(name):
    return getattr(paddle.optimizer, name)


def check(name):
    generator = numpy.random.default_rng(7)
    state = {f"w{i}": generator.standard_normal(SHAPE, numpy.float32) for i in range(4)}
    feeds = [
        {f"grad{i}": generator.standard_normal(SHAPE, numpy.float32) for i in range(4)}
        for _ in range(STEPS)
    ]
    original = build(name)
    folded = stepfold.paddle.fold(*original)
    ops = [op.name() for op in folded[0].global_block().ops]
    assert "pd_op.adam_" not in ops, ops
    said = [remark.message for remark in folded[0].folding.report.remarks]
    refusal = f"'pd_op.{name.lower()}_' is not part of the stage: "
    assert sum(message.startswith(refusal) for message in said) == 2, said
    expected, got = (run_framework(*programs, state, feeds) for programs in (original, folded))
    return [f"{name}: {w}" for w in state if not have_equal_bits(expected[w], got[w])]


def main():
    paddle.enable_static()
    different = sum((check(name) for name in UNKNOWN), [])
    if different:
        sys.exit("other bits than the framework's:\n" + "\n".join(different))


if __name__ == "__main__":
    main()
