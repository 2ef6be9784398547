#!/usr/bin/env python3
"""Updates parameters by elementwise ops on gradients, in the framework and by plans."""

import sys

import numpy
import paddle
import stepfold.paddle
from paddle.base import core

STEPS = 3
# Kernels for many elements may compute differently from those for few.
SHAPES = ([1031], [1], [3, 5], [])
SPECIAL = [0.0, -0.0, numpy.inf, -numpy.inf, numpy.nan, 1.0, -1.0, 1e-40]


def flip(condition, gradient):
    return paddle.where(condition, gradient, paddle.scale(gradient, -1.0))


def scale_narrow(dtype, factor):
    """Adds a multiple of the parameter that is computed in a type of 16 bits."""
    return lambda g, w: paddle.add(
        g, paddle.cast(paddle.scale(paddle.cast(w, dtype), factor), g.dtype)
    )


# The gradient that is used, of the gradient and the parameter.
RULES = {
    "add": lambda g, w: paddle.add(g, w),
    "add_n": lambda g, w: paddle.add_n([g, w]),
    "add_n of three": lambda g, w: paddle.add_n([g, w, paddle.abs(w)]),
    "subtract": lambda g, w: paddle.subtract(g, w),
    "multiply": lambda g, w: paddle.multiply(g, w),
    "divide": lambda g, w: paddle.divide(g, w),
    "maximum": lambda g, w: paddle.maximum(g, w),
    "minimum": lambda g, w: paddle.minimum(g, w),
    "L2 decay": lambda g, w: paddle.add_n([g, paddle.scale(w, 0.01)]),
    "L1 decay": lambda g, w: paddle.add_n([g, paddle.scale(paddle.sign(w), 0.01)]),
    "scale with bias": lambda g, w: paddle.scale(paddle.add(g, w), 0.3, bias=0.7),
    "scale by 0 in bfloat16": scale_narrow("bfloat16", 0.0),
    "scale by -1.5 in bfloat16": scale_narrow("bfloat16", -1.5),
    "scale by 0.75 in float16": scale_narrow("float16", 0.75),
    "clip": lambda g, w: paddle.add(paddle.clip(g, -0.5, 0.25), w),
    "abs": lambda g, w: paddle.multiply(paddle.abs(g), w),
    "sign": lambda g, w: paddle.multiply(paddle.sign(g), w),
    "square": lambda g, w: paddle.subtract(paddle.square(g), w),
    "reciprocal": lambda g, w: paddle.multiply(paddle.reciprocal(g), w),
    "relu": lambda g, w: paddle.add(paddle.nn.functional.relu(g), w),
    "assign": lambda g, w: paddle.add(paddle.assign(g), paddle.assign(w)),
    "less_than": lambda g, w: flip(paddle.less_than(g, w), g),
    "less_equal": lambda g, w: flip(paddle.less_equal(g, w), g),
    "greater_than": lambda g, w: flip(paddle.greater_than(g, w), g),
    "greater_equal": lambda g, w: flip(paddle.greater_equal(g, w), g),
    "logical_and": lambda g, w: flip(
        paddle.logical_and(paddle.less_than(g, w), paddle.less_than(w, paddle.abs(g))), g
    ),
    "logical_or": lambda g, w: flip(
        paddle.logical_or(paddle.less_than(g, w), paddle.less_than(w, paddle.abs(g))), g
    ),
    "a full tensor": lambda g, w: paddle.add(
        paddle.maximum(g, paddle.full(g.shape, 0.25, g.dtype)), w
    ),
    # The framework makes a gradient of shape [1] of one of no dimension.
    "a factor of shape [1]": lambda g, w: paddle.add(
        paddle.multiply(g, paddle.sqrt(paddle.full([1], 0.3, g.dtype))), w
    ),
}


def build(rule, dtype):
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        parameters, gradients = [], []
        for index, shape in enumerate(SHAPES):
            w = paddle.create_parameter(shape, dtype, name=f"w{index}")
            g = paddle.static.data(f"grad{index}", shape, dtype)
            parameters.append(w)
            gradients.append(rule(g, w))
        # With a rate of 1, the update is one rounding, fused or not.
        optimizer = paddle.optimizer.SGD(1.0, parameters=parameters)
        optimizer.apply_gradients(list(zip(parameters, gradients)))
    return main, startup


def draw(generator, shape, dtype):
    values = generator.standard_normal(shape).astype(dtype)
    flat = values.reshape(-1)
    count = min(flat.size // 2, 64)
    flat[generator.permutation(flat.size)[:count]] = generator.choice(SPECIAL, count)
    return values


def draw_feeds(generator, dtype):
    return [
        {f"grad{i}": draw(generator, shape, dtype) for i, shape in enumerate(SHAPES)}
        for _ in range(STEPS)
    ]


def run_framework(main, startup, state, feeds):
    place = paddle.CPUPlace()
    executor, scope = paddle.static.Executor(place), core.Scope()
    with paddle.static.scope_guard(scope):
        executor.run(startup)
        for name, value in state.items():
            scope.find_var(name).get_tensor().set(value, place)
        for feed in feeds:
            executor.run(main, feed=feed)
        return {name: numpy.array(scope.find_var(name).get_tensor()) for name in state}


def run_plan(main, startup, state, feeds):
    state = {name: value.copy() for name, value in state.items()}
    gradients = {"w" + name[4:]: numpy.empty_like(value) for name, value in feeds[0].items()}
    with stepfold.paddle.to_plan(main, startup) as plan:
        plan.bind(state, gradients=gradients)
        for feed in feeds:
            for name, gradient in gradients.items():
                gradient[...] = feed["grad" + name[1:]]
            plan.step()
    return state


def have_equal_bits(a, b):
    """Returns True if they are equal; other bits of a NaN are not defined."""
    bits = f"u{a.itemsize}"
    return bool(numpy.all((a.view(bits) == b.view(bits)) | (numpy.isnan(a) & numpy.isnan(b))))


def divides_exactly(dtype):
    """Returns True if the framework rounds quotients once. AVX-512 code uses reciprocals."""
    generator = numpy.random.default_rng(3)
    a, b = (generator.standard_normal(SHAPES[0]).astype(dtype) for _ in range(2))
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup):
        a_data, b_data = (paddle.static.data(name, SHAPES[0], dtype) for name in "ab")
        quotient = paddle.divide(a_data, b_data)
    [result] = paddle.static.Executor(paddle.CPUPlace()).run(
        main, feed={"a": a, "b": b}, fetch_list=[quotient]
    )
    return have_equal_bits(numpy.asarray(result), a / b)


def check(name, rule, dtype):
    generator = numpy.random.default_rng(7)
    state = {f"w{i}": draw(generator, shape, dtype) for i, shape in enumerate(SHAPES)}
    feeds = draw_feeds(generator, dtype)
    programs = build(rule, dtype)
    expected = run_framework(*programs, state, feeds)
    got = run_plan(*programs, state, feeds)
    return [f"{name}, {dtype}: {w}" for w in state if not have_equal_bits(expected[w], got[w])]


def main():
    paddle.enable_static()
    numpy.seterr(all="ignore")
    different = []
    for name, rule in RULES.items():
        for dtype in ("float32", "float64"):
            if name == "divide" and not divides_exactly(dtype):
                print(f"the framework does not round quotients of {dtype} once: not compared")
                continue
            different += check(name, rule, dtype)
    if different:
        sys.exit("other bits than the framework's:\n" + "\n".join(different))


if __name__ == "__main__":
    main()
