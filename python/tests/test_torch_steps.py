"""Tests of stepfold.torch: many steps keep no objects and no memory.

$STEPFOLD_TEST_STEPS: how many, 300 if it is not defined.
"""

import gc
import os
import sys
import unittest
from collections import Counter

import stepfold.torch
import torch
from malloc_bytes import count_malloc_bytes
from stepfold.torch import LAMB
from torch import nn, optim
from torch_cases import DEVICE, TorchCase

STEPS = int(os.environ.get("STEPFOLD_TEST_STEPS", "300"))
# Steps before the first measurement: all plans are loaded, and all caches are full.
WARM_UP = 200
# Less than a block of Python's, or the least of malloc's, in each of 300 steps. Threads of a GPU's
# driver use malloc, too: some kilobytes come and go, however many steps there are.
MALLOC_BYTES = 2048 if DEVICE == "cpu" else 16384
BOUNDS = {"blocks of Python": 250, "bytes of malloc": MALLOC_BYTES, "resident bytes": 4 << 20}
# A leak grows in each of them, a cache in one.
WINDOWS = 2
# After how many steps something comes and goes.
ABSENT, EXPLAINED, SAVED = 7, 11, 50


def count_objects():
    """Counts the objects of each class that the garbage collector knows, after it has run."""
    gc.collect()
    return Counter(type(one) for one in gc.get_objects())


def measure():
    """The numbers of BOUNDS."""
    gc.collect()
    with open("/proc/self/statm") as file:
        resident = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return sys.getallocatedblocks(), count_malloc_bytes(), resident


class StepsTest(TorchCase):
    def run_steps(self, train, optimizer, model, steps):
        scheduler = optim.lr_scheduler.LambdaLR(optimizer, lambda step: 1 / (1 + step % 17))
        for step in range(steps):
            optimizer.zero_grad(set_to_none=step % 2 == 0)
            loss = model(torch.full((4, 3), 0.01 * (step % 13), device=DEVICE)).square().sum()
            train(optimizer, loss, step)
            scheduler.step()
            if step % EXPLAINED == 0:
                optimizer.explain()
            if step % SAVED == 0:
                optimizer.load_state_dict(optimizer.state_dict())

    def check(self, kind, train, settings, **options):
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2)).to(DEVICE)
        optimizer = stepfold.torch.fold(kind(model.parameters(), **settings), **options)
        self.run_steps(train, optimizer, model, WARM_UP)
        measure(), count_objects()  # Objects that these keep exist from now on.
        objects, measures = count_objects(), [measure()]
        for _ in range(WINDOWS):
            self.run_steps(train, optimizer, model, STEPS)
            measures.append(measure())
        more = count_objects() - objects
        self.assertLess(sum(more.values()), 10, more.most_common(5))
        for what, values, bound in zip(BOUNDS, zip(*measures), BOUNDS.values()):
            growth = [new - old for old, new in zip(values, values[1:])]
            self.assertLess(min(growth), bound, f"{what}: {growth}")

    def test_clipped(self):
        def train(optimizer, loss, step):
            loss.backward()
            if step % ABSENT == 0:
                optimizer.param_groups[0]["params"][1].grad = None
            optimizer.max_norm = 1.0 + step % 3
            optimizer.step()

        self.check(optim.AdamW, train, {"lr": 1e-3}, max_norm=1.0)

    def test_scaled(self):
        scaler = torch.amp.GradScaler(DEVICE, init_scale=64.0, growth_interval=20)

        def train(optimizer, loss, step):
            scaler.scale(loss).backward()
            if step % ABSENT == 0:
                optimizer.param_groups[0]["params"][0].grad[0] = torch.inf
            scaler.step(optimizer)
            scaler.update()

        self.check(LAMB, train, {"lr": 1e-3}, write_back=True)

    def test_flat(self):
        def train(optimizer, loss, step):
            loss.backward()
            optimizer.step()

        self.check(optim.SGD, train, {"lr": 1e-3, "momentum": 0.9}, flat=True)


if __name__ == "__main__":
    unittest.main()
