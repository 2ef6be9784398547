"""Tests of stepfold.torch: numbers, groups and structure that change between steps."""

import collections
import copy
import math
import unittest
import warnings
from unittest import mock

import numpy
import stepfold.torch
import torch
from stepfold.torch.step.settings import DeviceSettings
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

    def check_changes(self, key, values, kind=optim.SGD, settings=MOMENTUM):
        """Compares steps between which values change.

        values: called with a value or None, and the step; the value may be the same object.
        """
        pair = self.make_pair(kind, settings)
        for step in range(4):
            for optimizer in (pair.torch, pair.folded):
                group = optimizer.param_groups[0]
                group[key] = values(None if step == 0 else group[key], step)
            pair.run(1, first=step)
        self.assert_pair(pair)

    def test_numbers_that_change_in_place(self):
        class Rate:
            def __init__(self):
                self.value = 0.1

            def __float__(self):
                return self.value

            def __neg__(self):
                return -self.value

        def halve(array, step):
            array = numpy.array(0.1) if array is None else array
            array[...] *= 0.5
            return array

        def change(rate, step):
            rate = rate or Rate()
            rate.value *= 0.5
            return rate

        self.check_changes("lr", halve)
        self.check_changes("weight_decay", halve, optim.AdamW, ADAM)
        self.check_changes("lr", change, settings={"lr": 0.1})
        betas = {
            "array": lambda: numpy.array([0.9, 0.99]),
            "list": lambda: [0.9, 0.99],
            "user's": lambda: collections.UserList([0.9, 0.99]),
        }
        for name, make in betas.items():
            with self.subTest(name):

                def set_beta(value, step):
                    value = make() if value is None else value
                    value[0] *= 0.9
                    return value

                self.check_changes("betas", set_beta, optim.Adam, ADAM)

        def set_inner(value, step):
            value = (numpy.array(0.9), 0.99) if value is None else value
            value[0][...] *= 0.9
            return value

        self.check_changes("betas", set_inner, optim.Adam, ADAM)

    def test_signs_of_zero(self):
        """Equal numbers with other bits."""
        self.check_changes("lr", lambda _, step: (0.0, -0.0, math.nan, 0.0)[step])
        values = []
        for fold in (lambda optimizer: optimizer, stepfold.torch.fold):
            param = torch.nn.Parameter(torch.full((3,), -0.0))
            optimizer = fold(optim.SGD([param], lr=0.0, foreach=False))
            for rate in (0.0, -0.0):
                optimizer.param_groups[0]["lr"] = rate
                with torch.no_grad():
                    param.fill_(-0.0)
                param.grad = torch.ones(3)
                optimizer.step()
                values.append(math.copysign(1.0, param[0].item()))
        self.assertEqual(values[:2], values[2:])

    def test_kinds_of_numbers(self):
        for value in (1, True, numpy.float64(0.5), numpy.float32(0.5), numpy.int64(1)):
            with self.subTest(repr(value)):
                self.check_changes("lr", lambda *_: value, settings={"lr": 0.1})

    def test_lazy_tensors(self):
        """Tensors whose memory has the negated number, from the beginning or later."""

        def negate(value):
            return torch.complex(torch.tensor(0.0), torch.tensor(-value)).conj().imag

        self.assertTrue(negate(0.1).is_neg())
        self.check_changes("lr", lambda *_: negate(0.1), settings={"lr": 0.1})

        def set_data(value, step):
            value = torch.tensor(0.1) if value is None else value
            value.data = negate(0.1) if step == 2 else torch.tensor(0.2)
            return value

        self.check_changes("lr", set_data, settings={"lr": 0.1})
        for name in ("max_norm", "clip_value"):
            weights = []
            for bound in (0.1, negate(0.1)):
                param = torch.nn.Parameter(torch.ones(3))
                optimizer = optim.SGD([param], lr=1.0)
                stepfold.torch.fold(optimizer, **{name: bound})
                param.grad = torch.ones(3)
                optimizer.step()
                weights.append(param.detach())
            self.assert_close(name, *weights, 1e-6)
        param = torch.nn.Parameter(torch.ones(3))
        optimizer = stepfold.torch.fold(optim.SGD([param], lr=1.0))
        optimizer.grad_scale, optimizer.found_inf = negate(2.0), negate(0.0)
        param.grad = torch.ones(3)
        optimizer.step()
        self.assertEqual(param.tolist(), [0.5] * 3)

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
        """Changes of settings that are fixed in a plan need another plan."""
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
    """Changes that a captured step can follow; test_torch_graphs.py has the captures."""

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
