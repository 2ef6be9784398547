"""Tests of stepfold.torch: what works with an optimizer of torch works with a folded one."""

import copy
import gc
import io
import itertools
import pickle
import unittest

import stepfold.torch
import torch
from torch import nn, optim
from torch.optim.optimizer import register_optimizer_step_pre_hook
from torch_cases import (
    DEVICE,
    KINDS,
    SMALL_SHAPES,
    Pair,
    TrainingCase,
    make_gradients,
    make_tensors,
)


class StateTest(TrainingCase):
    """State is torch's own, and stays so through files and copies."""

    def test_files(self):
        """Training goes on from either's file with the other's bits."""
        for pair in self.for_kinds():
            pair.run(3)
            for source, target in ((pair.folded, pair.torch), (pair.torch, pair.folded)):
                file = io.BytesIO()
                torch.save(source.state_dict(), file)
                file.seek(0)
                target.load_state_dict(torch.load(file))
                pair.run(3, first=3)
                self.assert_pair(pair)

    def test_state_dict(self):
        for pair in self.for_kinds():
            self.assertEqual(*[str(o.state_dict()) for o in (pair.torch, pair.folded)])
            pair.run(2)
            self.assertEqual(*[str(o.state_dict()) for o in (pair.torch, pair.folded)])

    def test_load_before_the_first_step(self):
        for pair in self.for_kinds():
            pair.run(3)
            saved = copy.deepcopy(pair.torch.state_dict())
            fresh = type(pair.torch)(pair.params["folded"], lr=1.0)
            fresh.load_state_dict(saved)
            pair.folded = stepfold.torch.fold(fresh)
            pair.run(3, first=3)
            self.assert_pair(pair)

    def test_fold_in_the_middle(self):
        for kind, settings in KINDS:
            pair = self.make_pair(kind, settings, fold=False)
            pair.run(3)
            stepfold.torch.fold(pair.folded)
            pair.run(3, first=3)
            self.assert_pair(pair)

    def test_first_buffer(self):
        """The first step of SGD copies the gradient, whichever number it is."""
        numbers = [-0.0, 0.0, 1e-40, -1.5, torch.inf, -torch.inf, torch.nan]
        options = ({}, {"nesterov": True}, {"maximize": True})
        dtypes = (torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64)
        for dtype, option in itertools.product(dtypes, options):
            with self.subTest(dtype=dtype, **option):
                gradient = torch.tensor(numbers, dtype=dtype, device=DEVICE)
                if dtype.is_complex:
                    gradient = torch.complex(gradient.real, gradient.real.flip(0))
                pair = Pair(optim.SGD, [torch.ones_like(gradient)], lr=0.5, momentum=0.9, **option)
                pair.step([gradient])
                buffers = [
                    optimizer.state[params[0]]["momentum_buffer"]
                    for optimizer, params in zip((pair.torch, pair.folded), pair.params.values())
                ]
                self.assert_equal("buffer", *buffers)
                if dtype not in (torch.float32, torch.float64):
                    continue  # torch rounds these more than once
                for _ in range(2):
                    pair.step([gradient])
                    self.assert_pair(pair)

    def test_first_buffer_of_any_momentum(self):
        """Momenta whose product with -0.0 is not -0.0: steps are counted."""
        for momentum in (-0.5, 1e300, torch.inf, torch.nan):
            with self.subTest(momentum=momentum):
                gradient = torch.tensor([-0.0, 0.0, 1.0], device=DEVICE)
                pair = Pair(optim.SGD, [torch.ones_like(gradient)], lr=0.5, momentum=0.9)
                for optimizer in (pair.torch, pair.folded):
                    optimizer.param_groups[0]["momentum"] = momentum
                pair.step([gradient])
                self.assert_pair(pair)

    def test_state_replaced(self):
        """A tensor of the state, the parameter's state, or all state is another one."""
        pair = self.make_pair()
        changes = (
            lambda inner: inner.update(exp_avg=inner["exp_avg"] * 2),
            lambda inner: inner.update(exp_avg=inner["exp_avg"].t().contiguous().t()),
            lambda inner: inner["exp_avg"].set_(inner["exp_avg"] * 2),
            lambda inner: inner.update(step=torch.tensor(7, dtype=torch.int64)),
            lambda inner: inner.clear(),
        )
        for step, change in enumerate(changes):
            pair.run(2, first=step)
            change(pair.torch.state[pair.params["torch"][0]])
            change(pair.folded.state[pair.params["folded"][0]])
            if step == 3:
                pair.torch.state[pair.params["torch"][0]]["step"] = torch.tensor(7.0)
        pair.run(2)
        self.assert_pair(pair)
        for optimizer, params in ((pair.torch, "torch"), (pair.folded, "folded")):
            del optimizer.state[pair.params[params][1]]
        pair.run(2)
        for optimizer in (pair.torch, pair.folded):
            optimizer.state.clear()
        pair.run(2)
        self.assert_pair(pair)

    def test_copies(self):
        """Deep copies and pickles train on by themselves, with the same class."""
        for pair in self.for_kinds():
            pair.run(2)
            for clone in (copy.deepcopy, lambda what: pickle.loads(pickle.dumps(what))):
                params, optimizer = clone((pair.params["folded"], pair.folded))
                self.assertIs(type(optimizer), type(pair.folded))
                self.assertEqual(repr(optimizer), repr(pair.folded))
                before = [param.detach().clone() for param in pair.params["folded"]]
                theirs, plain = copy.deepcopy((pair.params["torch"], pair.torch))
                copied = Pair.__new__(Pair)
                copied.params = {"torch": theirs, "folded": params}
                copied.torch, copied.folded = plain, optimizer
                copied.run(2, first=2)
                self.assert_pair(copied)
                for param, old in zip(pair.params["folded"], before):
                    self.assert_equal("parameter of the original", old, param.detach())

    def test_pickled_options(self):
        """A copy has the threads of the original, and no name of the model."""
        model = nn.Linear(3, 2, device="cpu")
        optimizer = stepfold.torch.fold(optim.SGD(model.parameters()), model=model, threads=3)
        with self.count_plans() as plans:
            clone = pickle.loads(pickle.dumps(optimizer))
            clone.explain()
        self.assertEqual(plans.call_args.args[-1].threads, 3)

    def test_failed_step(self):
        """A step that is refused creates no state."""
        for pair in self.for_kinds():
            pair.set_gradients(make_gradients(pair.params["torch"], 0))
            last = pair.params["folded"][-1]
            gradient, last.grad = last.grad, torch.ones(last.shape).to_sparse()
            before = [param.detach().clone() for param in pair.params["folded"]]
            with self.assertRaisesRegex(ValueError, "sparse gradient"):
                pair.folded.step()
            self.assertEqual(len(pair.folded.state), 0)
            for param, old in zip(pair.params["folded"], before):
                self.assert_equal("parameter", old, param.detach())
            last.grad = gradient
            if pair.torch.param_groups[0].get("momentum"):
                # The count of a buffer that was removed does not belong to one that is loaded.
                for optimizer, name in ((pair.torch, "torch"), (pair.folded, "folded")):
                    first = pair.params[name][0]
                    optimizer.state[first]["momentum_buffer"] = torch.ones(first.shape)
            pair.step_torch()
            pair.folded.step()
            self.assert_pair(pair)


class StepTest(TrainingCase):
    """Arguments of a step, and its callers."""

    def test_class(self):
        plain = optim.AdamW(make_tensors(SMALL_SHAPES))
        groups = plain.param_groups
        optimizer = stepfold.torch.fold(plain)
        self.assertIs(optimizer, plain)
        self.assertIsInstance(optimizer, optim.AdamW)
        self.assertIs(optimizer.param_groups, groups)
        self.assertRegex(repr(optimizer), r"^FoldedAdamW \(\nParameter Group 0\n")

    def test_closure(self):
        pair = self.make_pair()
        losses = []
        for optimizer, params in ((pair.torch, "torch"), (pair.folded, "folded")):

            def closure():
                optimizer.zero_grad()  # noqa: B023
                loss = sum(param.square().sum() for param in pair.params[params])  # noqa: B023
                loss.backward()
                return loss

            losses.append(optimizer.step(closure))
            with torch.no_grad():
                losses.append(optimizer.step(closure=closure))
        self.assertEqual(losses[:2], losses[2:])
        self.assert_pair(pair)
        self.assertIsNone(pair.folded.step())

    def test_hooks(self):
        """Each hook is called once, before or after, with the optimizer."""
        calls = []

        def make(name):
            return lambda optimizer, args, kwargs: calls.append((name, type(optimizer), args[1:]))

        # A class that no other test here has made torch look at.
        pair = self.make_pair(optim.Rprop, {}, fold=False)
        pair.folded.register_step_pre_hook(make("pre"))
        stepfold.torch.fold(pair.folded)
        pair.folded.register_step_post_hook(make("post"))
        handle = register_optimizer_step_pre_hook(make("global"))
        self.addCleanup(handle.remove)
        optim.lr_scheduler.StepLR(pair.folded, 1)
        kind = type(pair.folded)
        pair.set_gradients(make_gradients(pair.params["torch"], 0))
        pair.folded.step()
        self.assertEqual(calls, [(name, kind, ()) for name in ("global", "pre", "post")])
        with torch.profiler.profile() as profile:
            pair.folded.step()
        events = [event for event in profile.events() if event.name.startswith("Optimizer.step")]
        on_host = [event for event in events if event.device_type == torch.profiler.DeviceType.CPU]
        self.assertEqual([event.name for event in on_host], ["Optimizer.step#FoldedRprop.step"])

    def test_zero_grad(self):
        for set_to_none in (True, False):
            pair = self.make_pair()
            for step in range(4):
                pair.run(1, first=step)
                pair.folded.zero_grad(set_to_none=set_to_none)
                pair.torch.zero_grad(set_to_none=set_to_none)
                gradients = [param.grad for param in pair.params["folded"]]
                self.assertEqual([g is None for g in gradients], [set_to_none] * len(gradients))
            if not set_to_none:
                # Gradients of zeros are gradients, in the same memory.
                pair.step_torch()
                pair.folded.step()
            self.assert_pair(pair)

    def test_versions(self):
        """autograd refuses a backward pass through what the step has changed."""
        for pair in self.for_kinds():
            param = pair.params["folded"][0]
            outputs = param * param
            pair.run(1)
            with self.assertRaisesRegex(RuntimeError, "modified by an inplace operation"):
                outputs.sum().backward()

    def test_many_steps(self):
        """No object is kept: gradients are new ones in each step."""
        pair = self.make_pair()
        pair.run(10)
        gradients = make_gradients(pair.params["torch"], 0)
        counts = []
        for _ in range(2):
            for _ in range(500):
                pair.folded.zero_grad()
                for param, gradient in zip(pair.params["folded"], gradients):
                    param.grad = gradient.clone()
                pair.folded.step()
            counts.append(count_tensors())
        self.assertEqual(*counts)


def count_tensors():
    gc.collect()
    return sum(issubclass(type(one), torch.Tensor) for one in gc.get_objects())


if __name__ == "__main__":
    unittest.main()
