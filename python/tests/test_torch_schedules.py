"""Tests of stepfold.torch: numbers, groups and structure that change between steps."""

import copy
import unittest
import warnings
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch.settings import DeviceSettings
from torch import optim
from torch_cases import (
    ADAM,
    MOMENTUM,
    SMALL_SHAPES,
    Pair,
    TrainingCase,
    make_gradients,
    make_tensors,
)


class ScheduleTest(TrainingCase):
    """Schedulers set numbers that steps read, without another plan."""

    def check(self, make, kind=optim.AdamW, settings=ADAM):
        for order in ("before", "after"):
            with self.subTest(f"{kind.__name__}, made {order} folding"):
                pair = self.make_pair(kind, settings, fold=order == "after")
                schedulers = [make(optimizer) for optimizer in (pair.torch, pair.folded)]
                if order == "before":
                    stepfold.torch.fold(pair.folded)
                with self.count_plans() as plans, warnings.catch_warnings():
                    warnings.simplefilter("error")
                    for step in range(8):
                        pair.run(1, first=step)
                        for scheduler in schedulers:
                            scheduler.step()
                plans.assert_not_called()
                self.assert_pair(pair)
                rates = [optimizer.param_groups[0]["lr"] for optimizer in (pair.torch, pair.folded)]
                self.assertEqual(*rates)

    def test_lr(self):
        self.check(lambda optimizer: optim.lr_scheduler.ExponentialLR(optimizer, 0.9))

    def test_one_cycle(self):
        """It sets lr, and beta1 or momentum, in each step."""

        def make(optimizer):
            return optim.lr_scheduler.OneCycleLR(optimizer, 0.1, total_steps=10)

        self.check(make)
        self.check(make, optim.SGD, MOMENTUM)

    def test_two(self):
        """The second finds the mark of the first on the step."""

        def make(optimizer):
            schedulers = [optim.lr_scheduler.StepLR(optimizer, 2, 0.5) for _ in range(2)]
            return optim.lr_scheduler.ChainedScheduler(schedulers)

        self.check(make)

    def test_tensor_lr(self):
        """Followed by itself where it is; a scheduler fills it."""
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            for shape in ((), (1,)):
                with self.subTest(f"{dtype} {shape}"):
                    rate = torch.full(shape, 0.125, dtype=dtype)
                    pair = self.make_pair(optim.SGD, {**MOMENTUM, "lr": rate})
                    for step in range(4):
                        pair.run(1, first=step)
                        for optimizer in (pair.torch, pair.folded):
                            optimizer.param_groups[0]["lr"].mul_(0.5)
                    self.assert_pair(pair)

    def test_tensor_memory(self):
        """A tensor that becomes one of another dtype stays the same object."""
        pair = self.make_pair(optim.SGD, {**MOMENTUM, "lr": torch.tensor(0.125)})
        pair.run(2)
        for optimizer in (pair.torch, pair.folded):
            optimizer.param_groups[0]["lr"].data = torch.tensor(0.25, dtype=torch.float64)
        pair.run(2, first=2)
        self.assert_pair(pair)

    def test_tensor_betas(self):
        """The tuple stays the same object when its tensors change."""
        for dtype in (torch.float32, torch.float16):
            for place in range(2):
                with self.subTest(f"{dtype} {place}"):
                    betas = tuple(torch.tensor(beta, dtype=dtype) for beta in (0.5, 0.75))
                    pair = self.make_pair(optim.AdamW, {**ADAM, "betas": betas})
                    pair.run(2)
                    for optimizer in (pair.torch, pair.folded):
                        beta = optimizer.param_groups[0]["betas"][place]
                        beta.data = torch.tensor(0.25, dtype=dtype)
                    pair.run(1, first=2)
                    for optimizer in (pair.torch, pair.folded):
                        optimizer.param_groups[0]["betas"][place].fill_(0.5)
                    pair.run(1, first=3)
                    # torch computes powers of float16 in float16.
                    self.assert_pair(pair, 1e-5)

    def test_groups(self):
        """Each group has its numbers and its structure."""
        params = [make_tensors(SMALL_SHAPES, seed=seed) for seed in range(3)]
        groups = [
            {"params": params[0], "lr": 0.1, "weight_decay": 0.0},
            {"params": params[1], "amsgrad": True, "betas": (0.5, 0.9)},
            {"params": params[2], "maximize": True, "eps": 1e-3},
        ]
        copies = copy.deepcopy(groups)
        folded = stepfold.torch.fold(optim.AdamW(groups, **ADAM))
        plain = optim.AdamW(copies, **ADAM, foreach=False)
        for step in range(4):
            for own, others in zip(groups, copies):
                for param, other, gradient in zip(
                    own["params"], others["params"], make_gradients(own["params"], step)
                ):
                    param.grad, other.grad = gradient, gradient.clone()
            for optimizer in (folded, plain):
                optimizer.step()
                optimizer.param_groups[step % 3]["lr"] *= 0.5
                optimizer.param_groups[1]["weight_decay"] += 0.01
        for own, others in zip(groups, copies):
            for param, other in zip(own["params"], others["params"]):
                self.assert_equal("parameter", other.detach(), param.detach())

    def test_structure(self):
        """What is fixed in a plan may change, too: that is another plan."""
        pair = self.make_pair(optim.SGD, MOMENTUM)
        for step, change in enumerate(({"maximize": True}, {"momentum": 0.0}, {"momentum": 0.5})):
            for optimizer in (pair.torch, pair.folded):
                optimizer.param_groups[0].update(change)
            pair.run(2, first=2 * step)
            self.assert_pair(pair)

    def test_rate_becomes_a_tensor(self):
        pair = self.make_pair(optim.SGD, MOMENTUM)
        for step, rate in enumerate((torch.tensor(0.5), 0.25, torch.tensor(0.125).double())):
            for optimizer in (pair.torch, pair.folded):
                optimizer.param_groups[0]["lr"] = rate
            pair.run(2, first=2 * step)
            self.assert_pair(pair)

    def test_params_change_groups(self):
        params = make_tensors(((3,), (3,), (3,)))
        pair = Pair(optim.SGD, params, fold=False, lr=0.5)
        for optimizer in (pair.torch, pair.folded):
            [group] = optimizer.param_groups
            moved = group["params"].pop()
            optimizer.add_param_group({"params": [moved], "lr": 0.25})
        stepfold.torch.fold(pair.folded)
        pair.run(1)
        for optimizer in (pair.torch, pair.folded):
            first, second = optimizer.param_groups
            second["params"].insert(0, first["params"].pop())
        pair.run(1)
        self.assert_pair(pair)


class SyncTest(TrainingCase):
    """What a captured step can follow; test_torch_graphs.py has the captures."""

    def test_numbers(self):
        """It writes what the next step reads, and changes nothing else."""
        pair = self.make_pair()
        pair.run(1)
        for optimizer in (pair.torch, pair.folded):
            optimizer.param_groups[0].update(lr=0.5, betas=(0.5, 0.9))
        pair.folded.sync_settings()
        with mock.patch.object(DeviceSettings, "write"):
            pair.run(2, first=1)
        self.assert_pair(pair)

    def test_numbers_of_before(self):
        """The next step reads the numbers of then, if they are those of the step before, too."""
        pair = self.make_pair()
        pair.run(2)
        [group] = pair.folded.param_groups
        rate = group["lr"]
        group["lr"] = 100.0
        pair.folded.sync_settings()
        group["lr"] = rate
        pair.run(2, first=2)
        self.assert_pair(pair)

    def test_other_plan(self):
        for changes, message in (
            ({"maximize": True}, "param_groups.0.: an option has changed"),
            (
                {"lr": torch.tensor(0.1, dtype=torch.float64)},
                "param_groups.0.: lr was replaced by another tensor",
            ),
            (
                {"lr": torch.tensor(0.125, dtype=torch.float32)},
                "param_groups.0.: lr was replaced by another tensor",
            ),
        ):
            with self.subTest(str(changes)):
                pair = self.make_pair()
                pair.run(1)
                pair.folded.param_groups[0].update(changes)
                with self.assertRaisesRegex(ValueError, message):
                    pair.folded.sync_settings()
                pair.torch.param_groups[0].update(changes)
                pair.run(2, first=1)
                self.assert_pair(pair)

    def test_before_the_first_step(self):
        optimizer = stepfold.torch.fold(optim.SGD(make_tensors(SMALL_SHAPES), lr=0.1))
        optimizer.sync_settings()


if __name__ == "__main__":
    unittest.main()
