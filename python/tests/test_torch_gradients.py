"""Gradients that stay where they are."""

import copy
import pickle
import unittest

import stepfold.torch
import torch
from stepfold.torch.step.tracker import CHECKED_PARAMS
from torch import nn, optim
from torch_cases import DEVICE, Pair, TorchCase, make_gradients, make_tensors, patch_roots

# More parameters than a step with static gradients checks.
NUM_PARAMS = 3 * CHECKED_PARAMS - 5
MANY_SHAPES = [(3, 2 + index % 5) for index in range(NUM_PARAMS)]
SETTINGS = {"lr": 1e-2, "weight_decay": 0.1}


class StaticCase(TorchCase):
    """Optimizers of many parameters."""

    def make_pair(self, kind=optim.AdamW, shapes=MANY_SHAPES, **options):
        pair = Pair(kind, make_tensors(shapes), fold=False, **SETTINGS)
        stepfold.torch.fold(pair.folded, **options)
        return pair

    def write(self, pair, seed):
        """Writes gradients in place, for those who have them there."""
        values = make_gradients(pair.params["torch"], seed)
        for params in pair.params.values():
            for param, value in zip(params, values):
                if param.grad is None:
                    param.grad = value.clone()
                else:
                    param.grad.copy_(value)

    def step(self, pair, seed):
        self.write(pair, seed)
        pair.step_torch()
        pair.folded.step()

    def run_steps(self, pair, steps=3, first=0):
        for step in range(first, first + steps):
            self.step(pair, step)


class StaticGradientsTest(StaticCase):
    def make_pair(self, *arguments, **options):
        return super().make_pair(*arguments, static_gradients=True, **options)

    def test_steps(self):
        for kind in (optim.AdamW, optim.SGD, optim.ASGD):
            with self.subTest(kind.__name__):
                pair = self.make_pair(kind)
                for step in range(6):
                    for optimizer in (pair.torch, pair.folded):
                        optimizer.param_groups[0]["lr"] = 1e-2 / (step + 1)
                    self.step(pair, step)
                self.assert_pair(pair)

    def test_all_move(self):
        """Moving all gradients or parameters moves those whose turn it is, too."""
        pair = self.make_pair()
        self.run_steps(pair)
        pair.run(2, first=3)
        self.assert_pair(pair)
        for params in pair.params.values():
            for param in params:
                param.data = param.data.clone()
        self.run_steps(pair, first=5)
        self.assert_pair(pair)

    def test_one_moves(self):
        """One that moves is noticed when its turn comes."""
        pair = self.make_pair()
        self.run_steps(pair)
        for index in range(0, NUM_PARAMS, 7):
            old = [params[index].grad for params in pair.params.values()]
            for params in pair.params.values():
                params[index].grad = torch.zeros_like(params[index])
            # Until then, the old one is read.
            for _ in range(-(-NUM_PARAMS // CHECKED_PARAMS)):
                pair.folded.step()
            before = pair.params["folded"][index].detach().clone()
            state = copy.deepcopy(pair.folded.state[pair.params["folded"][index]])
            pair.folded.step()
            expected = nn.Parameter(before)
            expected.grad = torch.zeros_like(expected)
            reference = optim.AdamW([expected], **SETTINGS, foreach=False)
            reference.state[expected] = state
            reference.step()
            self.assert_close(f"{index}", expected.detach(), pair.params["folded"][index], 1e-6)
            del old

    def test_absent(self):
        """Gradients that go and come back."""
        pair = self.make_pair(shapes=[(3,)] * (CHECKED_PARAMS - 2))
        self.run_steps(pair)
        gradients = make_gradients(pair.params["torch"], 9)
        pair.step([None if index % 2 else value for index, value in enumerate(gradients)])
        pair.step(gradients)
        self.assert_pair(pair)

    def test_absent_while_another_moves(self):
        """A gradient goes, or comes back, in a step in which memory of another one is freed."""
        for shape in ((2, 2), (0, 2)):
            for moves_when_absent in (True, False):
                with self.subTest(shape=shape, moves_when_absent=moves_when_absent):
                    pair = self.make_pair(shapes=[(3,), shape, (5,)])
                    self.run_steps(pair)
                    for is_absent in (True, False):
                        gradients = make_gradients(pair.params["torch"], 9 + is_absent)
                        if is_absent == moves_when_absent:
                            for params in pair.params.values():
                                params[1].data = params[1].data.clone()
                        pair.step([None if is_absent else gradients[0], *gradients[1:]])
                    self.assert_pair(pair)

    def test_groups_and_state(self):
        pair = self.make_pair()
        self.run_steps(pair, 2)
        extra = make_tensors([(4, 2)], seed=5)[0]
        for name, optimizer in (("torch", pair.torch), ("folded", pair.folded)):
            pair.params[name].append(nn.Parameter(extra.detach().clone()))
            optimizer.add_param_group({"params": [pair.params[name][-1]], "lr": 0.5})
        self.run_steps(pair, 2, first=2)
        pair.folded.load_state_dict(copy.deepcopy(pair.torch.state_dict()))
        self.run_steps(pair, 2, first=4)
        self.assert_pair(pair)

    def test_versions(self):
        """They would be the only work for each parameter, and stay."""
        pair = self.make_pair()
        self.run_steps(pair, 2)
        versions = [param._version for param in pair.params["folded"]]
        pair.folded.step()
        self.assertEqual([param._version for param in pair.params["folded"]], versions)

    def test_copies(self):
        pair = self.make_pair()
        self.run_steps(pair, 2)
        for name, optimizer in (
            ("deepcopy", copy.deepcopy(pair.folded)),
            ("pickle", pickle.loads(pickle.dumps(pair.folded))),
        ):
            with self.subTest(name):
                self.assertTrue(optimizer._stepfold.options.static_gradients)


class FlatTest(StaticCase):
    def make_pair(self, *arguments, **options):
        return super().make_pair(*arguments, flat=True, **options)

    def get_gradients(self, pair):
        return [param.grad for param in pair.params["folded"]]

    def test_one_block(self):
        shapes = [(3, 5), (), (2, 3, 4, 4), (7,)]
        pair = self.make_pair(shapes=shapes)
        self.run_steps(pair, 1)
        gradients = self.get_gradients(pair)
        storages = {grad.untyped_storage().data_ptr() for grad in gradients}
        self.assertEqual(len(storages), 1)
        for param, grad in zip(pair.params["folded"], gradients):
            self.assertEqual((grad.shape, grad.stride()), (param.shape, param.stride()))
            self.assertEqual(grad.data_ptr() % 128, next(iter(storages)) % 128)
        self.run_steps(pair, 3, first=1)
        self.assertTrue(all(a is b for a, b in zip(self.get_gradients(pair), gradients)))
        self.assert_pair(pair)

    def test_dtypes(self):
        """A block for each dtype."""
        params = make_tensors([(3, 5), (4,)]) + make_tensors([(2, 2), (6,)], dtype=torch.bfloat16)
        pair = Pair(optim.SGD, params, fold=False, lr=0.1)
        stepfold.torch.fold(pair.folded, flat=True)
        self.run_steps(pair, 2)
        storages = {grad.untyped_storage().data_ptr() for grad in self.get_gradients(pair)}
        self.assertEqual(len(storages), 2)
        for what, expected, value in pair.compare():
            self.assert_close(what, expected, value, 1e-2 if value.dtype == torch.bfloat16 else 0.0)

    def test_zero_grad(self):
        for set_to_none in (True, False):
            with self.subTest(set_to_none=set_to_none):
                pair = self.make_pair()
                self.run_steps(pair, 2)
                gradients = self.get_gradients(pair)
                pair.folded.zero_grad(set_to_none=set_to_none)
                pair.torch.zero_grad(set_to_none=False)
                self.assertTrue(all(a is b for a, b in zip(self.get_gradients(pair), gradients)))
                self.assertFalse(any(grad.any() for grad in gradients))
                # Zeros are gradients.
                pair.step_torch()
                pair.folded.step()
                self.assert_pair(pair)

    def test_before_first_step(self):
        pair = self.make_pair()
        pair.folded.zero_grad()
        self.assertFalse(any(grad.any() for grad in self.get_gradients(pair)))
        self.run_steps(pair, 2)
        self.assert_pair(pair)

    def test_backward(self):
        """A backward pass adds to the views; a model's zero_grad is noticed."""
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 2)).to(DEVICE)
        other = copy.deepcopy(model)
        optimizer = stepfold.torch.fold(optim.Adam(model.parameters()), flat=True)
        reference = optim.Adam(other.parameters(), foreach=False)
        for step in range(6):
            inputs = torch.randn(3, 4, device=DEVICE)
            for network in (model, other):
                network(inputs).square().sum().backward()
            optimizer.step()
            reference.step()
            if step < 3:
                optimizer.zero_grad()
            else:
                model.zero_grad()
            other.zero_grad()
        for expected, param in zip(other.parameters(), model.parameters()):
            self.assert_close("parameter", expected.detach(), param.detach(), 1e-5)

    def test_frozen(self):
        """A parameter that needs no gradient has none, and stays."""
        params = [nn.Parameter(torch.ones(3, device=DEVICE)) for _ in range(2)]
        params[1].requires_grad_(False)
        optimizer = stepfold.torch.fold(optim.AdamW(params), flat=True)
        optimizer.zero_grad()
        params[0].grad.fill_(1)
        optimizer.step()
        self.assertIsNone(params[1].grad)
        self.assertTrue(torch.equal(params[1], torch.ones(3, device=DEVICE)))

    def test_frozen_later(self):
        """As torch: without a gradient, it is not updated, from the next step on."""
        for set_to_none in (True, False):
            settings = {"lr": 0.1, "weight_decay": 0.5}
            pair = Pair(optim.SGD, make_tensors([(3,)] * 40), fold=False, **settings)
            stepfold.torch.fold(pair.folded, flat=True)
            for step in range(6):
                for params, optimizer in zip(pair.params.values(), (pair.torch, pair.folded)):
                    params[39].requires_grad_(step not in (2, 3))
                    optimizer.zero_grad(set_to_none=set_to_none)
                    sum((p * step).sum() for p in params if p.requires_grad).backward()
                with patch_roots():
                    pair.torch.step()
                    pair.folded.step()
                self.assert_pair(pair)
            self.assertEqual(pair.params["folded"][39].grad.tolist(), [5.0] * 3)

    def test_memory_format(self):
        pair = self.make_pair(shapes=[(2, 3, 4, 4)])
        self.run_steps(pair, 1)
        for params in pair.params.values():
            params[0].data = params[0].data.contiguous(memory_format=torch.channels_last)
        self.run_steps(pair, 3, first=1)
        self.assertEqual(pair.params["folded"][0].grad.stride(), pair.params["folded"][0].stride())
        self.assert_pair(pair)

    def test_new_group(self):
        pair = self.make_pair()
        self.run_steps(pair, 1)
        for name, optimizer in (("torch", pair.torch), ("folded", pair.folded)):
            pair.params[name].append(nn.Parameter(torch.ones(5, device=DEVICE)))
            optimizer.add_param_group({"params": [pair.params[name][-1]]})
        self.run_steps(pair, 3, first=1)
        self.assert_pair(pair)

    def test_scaler(self):
        """GradScaler reads gradients where they are."""
        pair = self.make_pair()
        scaler = torch.amp.GradScaler(DEVICE, init_scale=8.0)
        self.write(pair, 0)
        pair.step_torch()
        for param in pair.params["folded"]:
            param.grad.mul_(8)
        scaler.scale(torch.zeros((), device=DEVICE))
        scaler.step(pair.folded)
        scaler.update()
        self.assert_pair(pair)


class OptionsTest(unittest.TestCase):
    def test_bad_options(self):
        for option in ("flat", "static_gradients"):
            optimizer = optim.SGD([nn.Parameter(torch.ones(2))])
            with self.assertRaisesRegex(TypeError, f"{option}: expected a bool, got str"):
                stepfold.torch.fold(optimizer, **{option: "auto"})
            self.assertIs(type(optimizer), optim.SGD)


if __name__ == "__main__":
    unittest.main()
