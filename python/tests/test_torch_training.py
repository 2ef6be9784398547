"""Tests of stepfold.torch: what works with an optimizer of torch works with a folded one."""

import copy
import gc
import io
import pickle
import unittest
import weakref

import stepfold
import stepfold.torch
import torch
from torch import nn, optim
from torch_cases import Pair, TorchCase, make_gradients, make_tensors

SHAPES = ((3, 5), (7,), (2, 3, 4))
SCHEDULERS = optim.lr_scheduler


class ScheduleTest(TorchCase):
    """Schedulers, made before and after folding, set numbers that steps read."""

    def check(self, kind, make, when, **settings):
        pair = Pair(kind, make_tensors(SHAPES), fold=False, **settings)
        if when == "after":
            stepfold.torch.fold(pair.folded)
        schedulers = [make(optimizer) for optimizer in (pair.torch, pair.folded)]
        if when == "before":
            stepfold.torch.fold(pair.folded)
        plan = find_plan(pair.folded)
        for step in range(8):
            with self.assertNoWarnings():
                pair.run(1, first=step)
                for scheduler in schedulers:
                    scheduler.step()
            self.assert_pair(pair)
        groups = [optimizer.param_groups[0] for optimizer in (pair.torch, pair.folded)]
        self.assertEqual(*[without_params(group) for group in groups])
        self.assertIs(find_plan(pair.folded) or plan, find_plan(pair.folded))
        self.assertEqual(count_plans(pair.folded), 1, "no other plan was compiled")

    def assertNoWarnings(self):
        import warnings

        context = warnings.catch_warnings()
        context.__enter__()
        warnings.simplefilter("error")
        self.addCleanup(context.__exit__, None, None, None)
        return context
