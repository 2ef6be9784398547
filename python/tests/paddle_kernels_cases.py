"""Static programs whose optimizer stage becomes one operator of the framework's executor.

The executor orders operators by itself: FLAGS_new_executor_sequential_run is not set.
"""

import contextlib
import os
import sys
import unittest

import numpy
import paddle
import stepfold.paddle
from stepfold.paddle.static.operator import find_operators

TESTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "test")
sys.path += [os.path.join(TESTS, folder) for folder in ("Programs", "Frontends/Paddle/Export")]

import executor  # noqa: E402
import models  # noqa: E402
import programs  # noqa: E402
import run_exported  # noqa: E402
from executor import Training  # noqa: E402

STEPS = 10


def build(function):
    """The programs that a function fills, and what it returns."""
    main, startup = paddle.static.Program(), paddle.static.Program()
    with paddle.static.program_guard(main, startup), paddle.utils.unique_name.guard():
        return main, startup, function()


def fold(main, startup, **options):
    return stepfold.paddle.fold(
        main, startup, report=False, **{"device": "cpu", "kernels": True, **options}
    )


def build_resnet50(make_optimizer=programs.momentum):
    """ResNet-50 at a sixteenth of the width, on small images."""

    def train():
        model = models.ResNet50(4, 62)
        loss = programs.classify(model, [4, 3, 32, 32])
        make_optimizer(model.parameters()).minimize(loss)
        return loss

    return build(train)


def build_run(name):
    """One of the programs that the export is tested with, its loss and its feeds."""
    run = run_exported.RUNS[name]
    main, startup, _ = build(run.build)
    return main, startup, executor.find_result(main, run.loss), executor.random_feeds(run.feeds)


def make_momentum(parameters):
    return paddle.optimizer.Momentum(0.1, 0.9, parameters)


def make_adamw(parameters):
    return paddle.optimizer.AdamW(0.01, parameters=parameters, weight_decay=0.1)


def build_linear(before=None, make_optimizer=make_momentum, behind=None):
    """A linear model. `before` and `behind` make a value in front of the update and behind it."""

    def train():
        model = paddle.nn.Linear(12, 8)
        y = model(paddle.static.data("x", [4, 12]))
        loss = paddle.mean(y * y)
        pairs = paddle.static.append_backward(loss)
        values = [] if before is None else [before(model, pairs)]
        make_optimizer(model.parameters()).apply_gradients(pairs)
        return [loss, *values, *([] if behind is None else [behind(model)])]

    return build(train)


def build_wide():
    """A linear model whose update is work for several threads."""

    def train():
        model = paddle.nn.Linear(12, 4096)
        loss = paddle.mean(model(paddle.static.data("x", [4, 12])) ** 2)
        make_momentum(model.parameters()).minimize(loss)
        return [loss]

    return build(train)


def build_two_stages(make_optimizer=make_momentum):
    """A critic, and a generator that is trained with the updated critic."""

    def train():
        critic, generator = paddle.nn.Linear(12, 1), paddle.nn.Linear(12, 12)
        x = paddle.static.data("x", [4, 12])
        losses = []
        for model, sign in ((critic, 1), (generator, -1)):
            loss = sign * paddle.mean(paddle.tanh(critic(generator(x))) - critic(x))
            pairs = paddle.static.append_backward(loss, model.parameters())
            make_optimizer(model.parameters()).apply_gradients(pairs)
            losses.append(loss)
        return losses

    return build(train)


def build_conditional(is_fed):
    """A linear model that some steps update."""

    def train():
        model = paddle.nn.Linear(12, 8)
        x = paddle.static.data("x", [4, 12])
        loss = paddle.mean(model(x) ** 2)
        pairs = paddle.static.append_backward(loss)
        optimizer = make_momentum(model.parameters())
        updates = paddle.static.data("updates", [1], "bool") if is_fed else paddle.sum(x) > 0

        def update():
            optimizer.apply_gradients(pairs)

        paddle.static.nn.cond(updates, update, None)
        return [loss]

    return build(train)


def feed_conditional(is_fed):
    def feed(step):
        updates = {"updates": numpy.array([step % 3 != 0])} if is_fed else {}
        return {**feed_linear(step), **updates}

    return feed


def feed_linear(step):
    return {"x": numpy.random.default_rng(step).standard_normal((4, 12), "float32")}


def feed_resnet50(step):
    generator = numpy.random.default_rng(step)
    return {
        "x": generator.standard_normal((4, 3, 32, 32), "float32"),
        "label": generator.integers(0, 62, (4, 1)),
    }


@contextlib.contextmanager
def run_in_order():
    """Runs the framework's own operators that a condition guards, which race otherwise."""
    executor.run_in_order()
    try:
        yield
    finally:
        executor.run_in_order(False)


def fold_and_save(folder, built):
    """Folds programs, and saves them with the fetched values. Returns what `fold` has returned."""
    main, startup, fetch = built
    folded, folded_startup = fold(main, startup)
    values = {str(i): value for i, value in enumerate(folded.folding.find(fetch))}
    stepfold.paddle.save_programs(folder, folded, folded_startup, values)
    return folded, folded_startup


class KernelsCase(unittest.TestCase):
    def assert_equal_state(self, expected, actual):
        self.assertEqual(expected.keys(), actual.keys())
        for name, value in expected.items():
            self.assertTrue(executor.same_bits(value, actual[name]), name)

    def assert_trains_alike(self, original, folded, fetch, found, feed, steps=STEPS):
        """Equal fetched values in each step, and equal state at the end."""
        before, after = Training(*original), Training(*folded)
        self.assert_steps_alike(before, after, fetch, found, feed, steps)
        self.assert_equal_state(before.state(), after.state())

    def assert_steps_alike(self, before, after, fetch, found, feed, steps):
        """Equal fetched values in each step of two trainings."""
        first = set()
        for step in range(steps):
            expected, actual = before.step(feed(step), fetch), after.step(feed(step), found)
            first.add(expected[0].tobytes())
            for a, b in zip(expected, actual, strict=True):
                self.assertTrue(executor.same_bits(a, b), f"step {step}: {a} and {b}")
        self.assertGreater(len(first), 1)

    def fold_and_train(self, built, feed, operators=1, **options):
        main, startup, fetch = built
        folded, folded_startup = fold(main, startup, **options)
        self.assertEqual(len(find_operators(folded)), operators)
        found = folded.folding.find(fetch)
        self.assert_trains_alike((main, startup), (folded, folded_startup), fetch, found, feed)
        return folded
