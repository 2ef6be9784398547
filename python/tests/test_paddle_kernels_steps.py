"""Tests of programs whose optimizer stage is one operator: many steps keep no memory."""

import gc
import unittest

import paddle
from malloc_bytes import count_malloc_bytes
from paddle_kernels_cases import Training, build_linear, feed_linear, fold

STEPS, WINDOWS = 2500, 4
# A leak would grow in each window, by 80,000 bytes if it were the least of malloc's in each step.
MAX_BYTES, MAX_OBJECTS = 40000, 25


def count():
    """The numbers of objects of Python's and of bytes of malloc's."""
    gc.collect()
    return len(gc.get_objects()), count_malloc_bytes()


class StepsTest(unittest.TestCase):
    def test_keeps_nothing(self):
        main, startup, fetch = build_linear()
        folded, folded_startup = fold(main, startup)
        training, found = Training(folded, folded_startup), folded.folding.find(fetch)
        training.run(feed_linear, range(STEPS), found)
        grown = []
        for _ in range(WINDOWS):
            before = count()
            training.run(feed_linear, range(STEPS), found)
            grown.append([after - each for after, each in zip(count(), before)])
        objects, size = map(min, zip(*grown))
        self.assertLess(objects, MAX_OBJECTS)
        self.assertLess(size, MAX_BYTES)


if __name__ == "__main__":
    paddle.enable_static()
    unittest.main()
