"""Tests of folded optimizers of PaddlePaddle's dynamic mode, beside the framework's own steps."""

import sys
import unittest

import numpy
import paddle
from paddle_dynamic_cases import (
    NORM_CLIPS,
    OPTIONS,
    Training,
    cover_pairs,
    find_limit,
    make_clip,
    measure,
)

STEPS = 10


class DynamicCase(unittest.TestCase):
    """Compares an optimizer that the framework steps with one that is folded."""

    def setUp(self):
        # On a machine with GPUs, paddle makes tensors there.
        paddle.set_device("cpu")

    def assert_same_state(self, plain, folded):
        expected, actual = plain.values(), folded.values()
        self.assertEqual(list(expected), list(actual))
        for key, value in expected.items():
            self.assertTrue(numpy.array_equal(value, actual[key], equal_nan=True), key)

    def assert_near(self, plain, folded, before, clip):
        """Both have stepped once from the values `before`."""
        expected, actual = plain.values(), folded.values()
        self.assertEqual(list(expected), list(actual))
        for key, value in expected.items():
            kind, _ = key
            limit = find_limit(plain.name, plain.dtype, kind, clip)
            old = before.get(key, numpy.zeros_like(value))
            distance = measure(old, actual[key], value, isinstance(clip, NORM_CLIPS))
            self.assertLessEqual(distance, limit, f"{key}")

    def assert_steps_alike(self, plain, folded, clip=None, change=None, absent=(), steps=STEPS):
        """Steps both from equal state and gradients.

        change: function of a training and the step, called before each step.
        """
        for step in range(steps):
            before = plain.values()
            for training in (plain, folded):
                if change is not None:
                    change(training, step)
                training.step(step, absent)
            self.assert_near(plain, folded, before, clip)
            # Into the tensors of the folded one, which it must keep using.
            theirs = plain.tensors()
            for key, tensor in folded.tensors().items():
                tensor.set_value(theirs[key])


class StepTest(DynamicCase):
    def test_momentum(self):
        """State of its own over ten steps, in both directions through a state dict."""
        plain, folded = Training("Momentum"), Training("Momentum", is_folded=True)
        for step in range(STEPS):
            for training in (plain, folded):
                training.step(step)
        self.assert_same_state(plain, folded)
        states = [training.optimizer.state_dict() for training in (plain, folded)]
        self.assertEqual(list(states[0]), list(states[1]))
        self.assertIn("create_parameter_0.w_0_velocity_0", states[1])

    def test_pairs_of_options(self):
        cases = cover_pairs(OPTIONS)
        for case in cases:
            with self.subTest(**case):
                plain, folded = (Training(is_folded=each, **case) for each in (False, True))
                clip = make_clip(case["clip"])

                def change(training, step, rate=case["rate"]):
                    scheduler = training.optimizer._learning_rate
                    if isinstance(scheduler, paddle.optimizer.lr.LRScheduler):
                        scheduler.step()
                    elif rate == "set_lr":
                        training.optimizer.set_lr(0.01 / (step + 1))
                    elif rate == "factor":
                        training.params[0].optimize_attr["learning_rate"] = 0.3 + step

                absent = (1, 3) if case["absent"] else ()
                self.assert_steps_alike(plain, folded, clip, change, absent, steps=4)
                # The rates have compiled nothing.
                traces = folded.optimizer.explain().traces
                self.assertEqual(traces, 2 if absent else 1)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
