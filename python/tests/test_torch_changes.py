"""Whatever changes between steps of a folded optimizer, it steps as torch's does.

Random changes come between random steps of both optimizers, which have equal parameters. Set
STEPFOLD_TEST_RUNS and STEPFOLD_TEST_SEED for other runs than a few that are always the same.
"""

import copy
import os
import random
import unittest

import stepfold.torch
import torch
from torch import nn, optim
from torch_cases import ADAM, DEVICE, MOMENTUM, Pair, TorchCase, get_size, make_tensors

RUNS = int(os.environ.get("STEPFOLD_TEST_RUNS", "12"))
SEED = int(os.environ.get("STEPFOLD_TEST_SEED", "1"))
STEPS = 20
SHAPES = ((), (1,), (3, 5), (4, 4), (2, 3, 2), (2, 1, 2, 1, 2, 3), (7,))
# A step with such a parameter never takes the short way, which executes the last plans again.
EMPTY = (0, 2)
KINDS = (
    (optim.AdamW, ADAM),
    (optim.SGD, MOMENTUM),
    (optim.SGD, {"lr": 1e-2}),
    (optim.RMSprop, {"lr": 1e-2, "momentum": 0.5}),
)
# Few parameters, so that those of a step with static gradients are all checked.
MODES = ({}, {"static_gradients": True}, {"flat": True})
# The sums of torch's operations with tensors for numbers have other roundings.
BOUND = 1e-5


class Subject:
    """One of both optimizers, and what changes it: by the same numbers, if they have one seed."""

    def __init__(self, optimizer, is_folded, has_zeros):
        self.optimizer, self.is_folded, self.has_zeros = optimizer, is_folded, has_zeros
        # Lazy copies, with their elements.
        self.copies = []

    def get_params(self):
        return [param for group in self.optimizer.param_groups for param in group["params"]]

    def choose_state(self, numbers):
        inner = self.optimizer.state.get(numbers.choice(self.get_params()), {})
        keys = [key for key, value in inner.items() if isinstance(value, torch.Tensor)]
        return (inner, numbers.choice(keys)) if keys else (None, None)

    def set_gradients(self, numbers, is_in_place):
        generator = torch.Generator(DEVICE).manual_seed(numbers.randrange(1 << 30))
        for param in self.get_params():
            values = torch.randn(param.shape, generator=generator, device=DEVICE)
            if is_in_place and param.grad is not None and not param.grad.is_inference():
                param.grad.copy_(values)
            else:
                param.grad = values

    def step(self):
        for param in self.get_params():
            if self.has_zeros and param.grad is None:
                param.grad = torch.zeros_like(param)
        self.optimizer.step()

    # Changes.

    def change_number(self, numbers):
        group = numbers.choice(self.optimizer.param_groups)
        group[numbers.choice(["lr", "weight_decay"])] = numbers.random() / 10

    def change_number_for_one_of_before(self, numbers):
        group = numbers.choice(self.optimizer.param_groups)
        before = getattr(self, "before", 0.05)
        group["lr"], self.before = before, group["lr"]

    def change_number_to_tensor(self, numbers):
        group = numbers.choice(self.optimizer.param_groups)
        group["lr"] = torch.tensor(numbers.random() / 10, dtype=torch.float64)

    def change_option(self, numbers):
        group = numbers.choice(self.optimizer.param_groups)
        group["maximize"] = not group["maximize"]

    def move_param(self, numbers):
        param = numbers.choice(self.get_params())
        param.data = torch.stack([param.data] * 2)[1]

    def transpose_param(self, numbers):
        param = numbers.choice(self.get_params())
        if param.dim() > 1:
            param.data = param.data.transpose(0, 1).contiguous().transpose(0, 1)

    def move_state(self, numbers):
        inner, key = self.choose_state(numbers)
        if inner is not None:
            inner[key].data = torch.stack([inner[key].data] * 2)[1]

    def replace_state(self, numbers):
        inner, key = self.choose_state(numbers)
        if inner is not None:
            inner[key] = inner[key].clone()

    def copy_lazily(self, numbers):
        inner, key = self.choose_state(numbers)
        for tensor in (numbers.choice(self.get_params()).data, inner and inner[key]):
            if tensor is not None:
                self.copies.append((torch._lazy_clone(tensor), tensor.clone()))

    def remove_gradient(self, numbers):
        numbers.choice(self.get_params()).grad = None

    def transpose_gradient(self, numbers):
        param = numbers.choice(self.get_params())
        if param.dim() > 1 and param.grad is not None:
            param.grad = param.grad.transpose(0, 1).contiguous().transpose(0, 1)

    def replace_gradient(self, numbers):
        param = numbers.choice(self.get_params())
        if param.grad is not None:
            with torch.inference_mode():
                param.grad = param.grad.clone()

    def add_param(self, numbers):
        param = nn.Parameter(torch.full((2, 2), numbers.random(), device=DEVICE))
        param.grad = torch.full_like(param, numbers.random())
        self.optimizer.add_param_group({"params": [param]})

    def rotate_params(self, numbers):
        params = numbers.choice(self.optimizer.param_groups)["params"]
        params.append(params.pop(0))

    def load(self, numbers):
        self.optimizer.load_state_dict(copy.deepcopy(self.optimizer.state_dict()))

    def skip(self, numbers):
        """A step of which a scaler says that it overflowed."""
        if not self.is_folded:
            return
        self.optimizer.found_inf = torch.ones((), device=DEVICE)
        self.optimizer.step()
        del self.optimizer.found_inf

    def fail(self, numbers):
        """A step that is refused."""
        if not self.is_folded:
            return
        param = numbers.choice([param for param in self.get_params() if param.numel() > 1])
        grad, param.grad = param.grad, torch.zeros_like(param).to_sparse()
        try:
            self.optimizer.step()
        except ValueError:
            param.grad = grad
        else:
            raise AssertionError("a sparse gradient was taken")

    def look(self, numbers):
        if self.is_folded:
            self.optimizer.explain()

    def sync(self, numbers):
        if self.is_folded:
            try:
                self.optimizer.sync_settings()
            except ValueError as error:
                assert "capture it again" in str(error)


CHANGES = (
    Subject.change_number,
    Subject.change_number_for_one_of_before,
    Subject.change_number_to_tensor,
    Subject.change_option,
    Subject.move_param,
    Subject.transpose_param,
    Subject.move_state,
    Subject.replace_state,
    Subject.copy_lazily,
    Subject.remove_gradient,
    Subject.transpose_gradient,
    Subject.replace_gradient,
    Subject.add_param,
    Subject.rotate_params,
    Subject.load,
    Subject.skip,
    Subject.fail,
    Subject.look,
    Subject.sync,
)


class ChangesTest(TorchCase):
    def test_changes(self):
        for mode in MODES:
            for seed in range(SEED, SEED + RUNS):
                with self.subTest(f"{mode}, seed {seed}"):
                    self.check(mode, random.Random(seed))

    def check(self, mode, numbers):
        kind, settings = numbers.choice(KINDS)
        shapes = numbers.choice([SHAPES, (*SHAPES, EMPTY)])
        pair = Pair(kind, make_tensors(shapes), fold=False, **settings)
        stepfold.torch.fold(pair.folded, **mode)
        subjects = [
            Subject(pair.torch, False, "flat" in mode),
            Subject(pair.folded, True, False),
        ]
        history, largest = [], {}
        for _ in range(STEPS):
            changes = numbers.sample(CHANGES, numbers.choice((0, 0, 1, 2)))
            seed, has_gradients, is_in_place = numbers.random(), numbers.random(), numbers.random()
            history.append("+".join(change.__name__ for change in changes))
            for subject in subjects:
                if has_gradients < 0.8:
                    subject.set_gradients(random.Random(seed), is_in_place < 0.5)
                for change in changes:
                    change(subject, random.Random(seed))
                subject.step()
            self.compare(pair, subjects, largest, str(history))

    def compare(self, pair, subjects, largest, history):
        """Compares all parameters and state, relative to the `largest` values until now."""
        # Some were added.
        pair.params = dict(zip(pair.params, (subject.get_params() for subject in subjects)))
        for what, expected, value in pair.compare():
            # A number that is about to change its sign was rounded where it was larger.
            size = get_size(expected)
            largest[what] = max(largest.get(what, 0), size)
            bound = BOUND * largest[what] / size
            self.assert_close(f"{what}: {history}", expected, value, bound)
        for subject in subjects:
            for lazy, elements in subject.copies:
                self.assertTrue(torch.equal(lazy, elements), history)


if __name__ == "__main__":
    unittest.main()
