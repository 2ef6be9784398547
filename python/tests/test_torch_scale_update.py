"""Tests of stepfold.torch: the update of a GradScaler's scale by a plan."""

import copy
import itertools
import math
import unittest
from unittest import mock

import stepfold.torch
import torch
from stepfold.torch import scaling
from stepfold.torch.scale_update import Factors, ScaleUpdate
from test_torch_scaling import HISTORY, STEPS, make_scaler, run_scaled, set_gradients
from test_torch_search import Operations, SearchCase
from torch import nn, optim
from torch_cases import DEVICE, get_bits, make_tensors

SCALES = (1.0, 2.0**16, -5.3, 3e38, 1e-45, 0.0, math.inf, math.nan)
COUNTS = (0, 1, 2, -1, 2**31 - 1)
FOUND = (0.0, -0.0, 1.0, 3.0, math.inf, math.nan)


def make_memory(scale, count, found):
    return [
        torch.tensor(scale, device=DEVICE),
        torch.tensor(count, dtype=torch.int32, device=DEVICE),
        torch.tensor(found, device=DEVICE),
    ]


def get_device():
    """Returns the device of tensors, with its index."""
    return torch.empty(0, device=DEVICE).device


class ScaleUpdateTest(unittest.TestCase):
    """The plan beside torch's operator."""

    def test_bits(self):
        for factors in (
            Factors(2.0, 0.5, 2),
            Factors(1.7, 0.3, 1),
            Factors(3, 0, 3),
            Factors(1e300, 1e-300, 2),
        ):
            update = ScaleUpdate(get_device(), factors)
            for values in itertools.product(SCALES, COUNTS, FOUND):
                updated, expected = make_memory(*values), make_memory(*values)
                self.assertTrue(update.run(*updated))
                torch._amp_update_scale_(*expected, *factors)
                for mine, theirs in zip(updated, expected):
                    self.assertTrue(
                        torch.equal(get_bits(mine), get_bits(theirs)), (factors, values)
                    )

    def test_memory(self):
        """Each call binds what it is given, and says that it has changed."""
        update = ScaleUpdate(get_device(), Factors(2.0, 0.5, 1))
        for scale in (1.0, 8.0):
            memory = make_memory(scale, 0, 0.0)
            for repetition in (1, 2):
                self.assertTrue(update.run(*memory))
                self.assertEqual(memory[0].item(), scale * 2**repetition)
                self.assertEqual([tensor._version for tensor in memory], [repetition] * 2 + [0])

    def test_refused(self):
        """Memory that it was not compiled for stays as it is."""
        update = ScaleUpdate(get_device(), Factors(2.0, 0.5, 1))
        for index, change in (
            (0, torch.Tensor.double),
            (1, torch.Tensor.long),
            (2, torch.Tensor.double),
            (0, lambda tensor: tensor.expand(2).clone()),
            (1, lambda tensor: torch.empty_like(tensor, device="meta")),
            (0, torch.Tensor.requires_grad_),
        ):
            memory = make_memory(8.0, 0, 0.0)
            memory[index] = change(memory[index])
            self.assertFalse(update.run(*memory))
            self.assertEqual(memory[0].max().item(), 8.0)
        with torch.inference_mode():
            memory = make_memory(8.0, 0, 0.0)
        self.assertFalse(update.run(*memory))


@mock.patch.object(scaling, "can_overlap", lambda _: True)
class UpdateTest(SearchCase):
    """Scalers that update their scale by the plan, on any device."""

    def count_plain(self):
        """A mock that is called for each update by torch's operator, which it calls."""
        plain = torch._amp_update_scale_
        return mock.patch.object(torch, "_amp_update_scale_", wraps=plain)

    def make_stepped(self, **options):
        """A folded optimizer and its scaler, after a step, before the update."""
        params, scaler = make_tensors([(3,), (40,)]), make_scaler()
        optimizer = stepfold.torch.fold(
            optim.SGD(params, lr=1e-2, momentum=0.9), grad_scaler=scaler, **options
        )
        self.step(optimizer, scaler)
        return optimizer, scaler

    def step(self, optimizer, scaler):
        set_gradients(optimizer.param_groups[0]["params"], scaler, 1)
        scaler.step(optimizer)

    def test_overflows(self):
        pair, scalers = self.make_searched()
        with self.count_plain() as plain:
            expected, history = run_scaled(pair, scalers)
        self.assertEqual((history, expected), (HISTORY, HISTORY))
        self.assert_pair(pair)
        self.assertEqual(plain.call_count, STEPS)  # the other scaler's calls

    def test_end(self):
        """The scaler's knowledge of the iteration ends with it."""
        optimizer, scaler = self.make_stepped()
        for _ in range(2):
            with self.assertRaisesRegex(RuntimeError, "step\\(\\) has already been called"):
                scaler.step(optimizer)
            states = scaler._per_optimizer_states
            with self.count_plain() as plain:
                scaler.update()
            self.assertEqual((plain.call_count, len(states)), (0, 1))
            with self.assertRaisesRegex(AssertionError, "No inf checks were recorded"):
                scaler.update()
            self.step(optimizer, scaler)
        scaler.update()
        self.assertEqual(copy.deepcopy(scaler).state_dict(), scaler.state_dict())

    def test_others(self):
        """torch updates the scale by what other steps have found, or with other factors."""

        def call_other(scaler, _):
            other = optim.SGD([nn.Parameter(torch.ones(3, device=DEVICE))], lr=0.1)
            other.param_groups[0]["params"][0].grad = torch.ones(3, device=DEVICE)
            scaler.step(other)

        def find_again(scaler, optimizer):
            scaler._per_optimizer_states[id(optimizer)]["found_inf_per_device"] = {
                get_device(): torch.zeros((), device=DEVICE)
            }

        for change in (
            call_other,
            find_again,
            lambda scaler, _: scaler.set_growth_factor(3.0),
            lambda scaler, _: scaler.set_backoff_factor(0.1),
            lambda scaler, _: scaler.set_growth_interval(7),
        ):
            optimizer, scaler = self.make_stepped()
            for is_changed in (False, True):
                if is_changed:
                    self.step(optimizer, scaler)
                    change(scaler, optimizer)
                with self.count_plain() as plain:
                    scaler.update()
                self.assertEqual(plain.call_count, int(is_changed))

    def test_new_scale(self):
        _, scaler = self.make_stepped()
        scaler.update(32.0)
        self.assertEqual(scaler.get_scale(), 32.0)

    def test_modes(self):
        """A mode sees torch's operator."""
        _, scaler = self.make_stepped()
        with Operations() as update:
            scaler.update()
        self.assertEqual(update.names, ["_amp_update_scale_"])

    def test_factors(self):
        """Factors that torch would convert or refuse are left to it, with a plan and without."""
        for name, value in (
            ("growth_factor", torch.tensor(2.0)),
            ("growth_factor", 10**400),
            ("backoff_factor", math.nan),
            ("growth_interval", 2**31),
            ("growth_interval", 2.0),
            ("growth_interval", True),
        ):
            for is_loaded in (False, True):
                optimizer, scaler = self.make_stepped()
                if is_loaded:
                    scaler.update()
                    self.step(optimizer, scaler)
                setattr(scaler, f"_{name}", value)
                with mock.patch.object(torch, "_amp_update_scale_") as plain:
                    scaler.update()
                self.assertEqual(plain.call_count, 1, f"{name} {value}")

    def test_failed(self):
        """A plan that cannot be loaded is an error of the update, which can be repeated."""
        _, scaler = self.make_stepped()
        before = scaler.state_dict()
        with mock.patch.object(scaling, "ScaleUpdate", side_effect=OSError):
            self.assertRaises(OSError, scaler.update)
        self.assertEqual(scaler.state_dict(), before)
        scaler.update()
        self.assertNotEqual(scaler.state_dict(), before)

    def test_several(self):
        """No plan is loaded for optimizers that share a scaler."""
        optimizer, scaler = self.make_stepped()
        other = stepfold.torch.fold(optim.SGD(make_tensors([(4,)])), grad_scaler=scaler)
        self.step(other, scaler)
        with mock.patch.object(scaling, "ScaleUpdate") as load:
            scaler.update()
        load.assert_not_called()


if __name__ == "__main__":
    unittest.main()
