"""Tests of options of folded optimizers of dynamic mode: each pair of two, or random ones.

With $STEPFOLD_TEST_RUNS, so many random cases are tried in addition to the pairs, from the seed
$STEPFOLD_TEST_SEED.
"""

import os
import random
import sys
import unittest

import paddle
from paddle_dynamic_cases import OPTIONS, DynamicCase, cover_pairs, is_possible

RUNS = int(os.environ.get("STEPFOLD_TEST_RUNS", "0"))
SEED = int(os.environ.get("STEPFOLD_TEST_SEED", "1"))


def draw_cases(count, seed):
    """Random cases."""
    generator, cases = random.Random(seed), []
    while len(cases) < count:
        case = {name: generator.choice(values) for name, values in OPTIONS.items()}
        if is_possible(case):
            cases.append(case)
    return cases


class PairsTest(DynamicCase):
    def test_options(self):
        """Steps from equal state and gradients."""
        for case in cover_pairs(OPTIONS) + draw_cases(RUNS, SEED):
            with self.subTest(**case):
                # A clip or a decay of 16 bits would round what one of float32 does not.
                has_master_grads = not (case["clip"] is None and case["decay"] is None)
                plain, folded = self.both(has_master_grads=has_master_grads, **case)

                def change(training, step, rate=case["rate"]):
                    scheduler = training.optimizer._learning_rate
                    if isinstance(scheduler, paddle.optimizer.lr.LRScheduler):
                        scheduler.step()
                    elif rate == "set_lr":
                        training.optimizer.set_lr(0.01 / (step + 1))
                    elif rate == "factor":
                        training.params[0].optimize_attr["learning_rate"] = 0.3 + step

                absent = (1, 3) if case["absent"] else ()
                self.assert_steps_alike(plain, folded, change, absent)
                # The rates have compiled nothing.
                traces = folded.optimizer.explain().traces
                self.assertEqual(traces, 2 if absent else 1)


class NormTest(DynamicCase):
    def test_gradients_whose_squares_have_other_sums_in_other_orders(self):
        """The distance is that of SGD with clips in docs/results/oracle.md."""
        for clip, dtype in (("global", "float32"), ("global", "float64"), ("norm", "float32")):
            with self.subTest(clip, dtype=dtype):
                trainings = self.both("SGD", dtype=dtype, clip=clip)
                for training in trainings:
                    training.is_coarse = False
                self.assert_steps_alike(*trainings)


if __name__ == "__main__":
    sys.exit(unittest.main(verbosity=1))
