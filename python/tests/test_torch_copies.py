"""Tests of stepfold.torch: with copies of weights, a training has the bits of one that casts."""

import functools
import itertools
import unittest
from unittest import mock

import stepfold.torch
import torch
from copies_cases import TOKENS, Computed, Decoder, Image, Kept, Shared, Stopped, Training
from stepfold.torch.autocast.weight_copy import COPIES, WeightCopy
from torch import nn, optim
from torch_cases import DEVICE

DTYPES = (torch.bfloat16, torch.float16)


def fold(training, copies=None, **options):
    """Folds the optimizer of a training."""
    stepfold.torch.fold(training.optimizer, model=training.model, copies=copies, **options)


def get_copies(optimizer):
    """The copies of an optimizer, by their parameters."""
    params = [param for group in optimizer.param_groups for param in group["params"]]
    return {param: COPIES[id(param)] for param in params if id(param) in COPIES}


class CopyCase(unittest.TestCase):
    def assert_equal(self, first, second):
        self.assertEqual(len(first), len(second))
        for one, other in zip(first, second):
            torch.testing.assert_close(one, other, rtol=0, atol=0, equal_nan=True)

    def assert_current(self, optimizer):
        """Each copy is the cast of its parameter."""
        copies = get_copies(optimizer)
        self.assertTrue(copies)
        for param, copy in copies.items():
            self.assertTrue(torch.equal(copy.tensor, param.detach().to(copy.tensor.dtype)))

    def check(
        self, make, dtype=torch.bfloat16, is_read=(True,), attach=fold, cache_enabled=True, **how
    ):
        """Trains with and without copies. Returns the training with them."""
        seen = []
        for copies in (None, dtype):
            training = Training(
                make, functools.partial(attach, copies=copies), dtype, cache_enabled=cache_enabled
            )
            seen.append(training.run(**how))
        self.assert_equal(*seen)
        self.assert_current(training.optimizer)
        reads = {copy.is_read for copy in get_copies(training.optimizer).values()}
        self.assertEqual(reads, set(is_read))
        return training


class TrainingTest(CopyCase):
    """Losses, gradients and parameters of whole trainings."""

    def check_dtypes(self, make, **options):
        for dtype in DTYPES:
            with self.subTest(dtype=dtype):
                self.check(make, dtype, **options)

    def test_tied(self):
        self.check_dtypes(Decoder)

    def test_tied_with_function(self):
        self.check_dtypes(functools.partial(Decoder, is_functional=True))

    def test_shared(self):
        self.check_dtypes(Shared)

    def test_kept_in_float32(self):
        self.check_dtypes(Kept)

    def test_without_graph_and_with_one(self):
        self.check_dtypes(Stopped)
        self.check_dtypes(Computed)

    def test_convolutions(self):
        self.check_dtypes(Image)

    def test_channels_last(self):
        def make():
            return Image().to(memory_format=torch.preserve_format)

        def attach(training, copies):
            for module in training.model.modules():
                if isinstance(module, (nn.Conv2d, nn.ConvTranspose2d)):
                    module.to(memory_format=torch.channels_last)
            fold(training, copies)

        training = self.check(make, attach=attach)
        weight = training.model.grow2d.weight
        copy = COPIES[id(weight)].tensor
        self.assertFalse(weight.is_contiguous())
        self.assertEqual(copy.stride(), weight.stride())

    def test_checkpoint(self):
        for use_reentrant in (True, False):
            for is_functional in (True, False):
                make = functools.partial(Decoder, use_reentrant, is_functional)
                with self.subTest(use_reentrant=use_reentrant, is_functional=is_functional):
                    self.check_dtypes(make)

    def test_accumulated(self):
        self.check_dtypes(Decoder, accumulated=4)
        self.check_dtypes(Shared, accumulated=4, is_one_region=True)

    def test_evaluation(self):
        for make in (Decoder, Shared, functools.partial(Decoder, use_reentrant=False)):
            self.check_dtypes(make, evaluation=torch.no_grad)
        self.check_dtypes(Decoder, evaluation=torch.inference_mode)
        self.check_dtypes(Shared, evaluation=torch.no_grad, is_one_region=True)

    def test_without_cache(self):
        """autocast casts for each use, and sums their gradients in float32."""
        for make in (Decoder, Shared):
            self.check_dtypes(make, is_read=(False,), cache_enabled=False)

    def test_other_dtype(self):
        """autocast has another dtype than the copies."""

        def attach(training, copies):
            fold(training, copies)
            training.dtype = torch.float16

        self.check(Shared, attach=attach, is_read=(False,))

    def test_compiled(self):
        """A compiled model casts by itself, in one graph."""

        def attach(training, copies):
            torch._dynamo.reset()
            fold(training, copies)
            training.call = torch.compile(training.model, backend="aot_eager", fullgraph=True)

        for make in (Decoder, Shared):
            self.check_dtypes(make, attach=attach, is_read=(False,))

    def test_compiled_later(self):
        """Modules have read copies when they are compiled."""
        seen = []
        for copies in (None, torch.bfloat16):
            torch._dynamo.reset()
            training = Training(Decoder, functools.partial(fold, copies=copies))
            results = training.run(2)
            training.call = torch.compile(training.model, backend="aot_eager", fullgraph=True)
            seen.append(results + training.run(2))
        self.assert_equal(*seen)
        self.assertTrue(COPIES[id(training.model.head.weight)].is_read)

    def test_partly_compiled(self):
        """A compiled module and others share a weight."""

        def attach(training, copies):
            torch._dynamo.reset()
            fold(training, copies)
            training.model.second = torch.compile(training.model.second, backend="aot_eager")

        self.check_dtypes(Shared, attach=attach, is_read=(True, False))

    def test_options(self):
        for options in (
            {"max_norm": 0.1},
            {"clip_value": 1e-3, "write_back": True},
            {"flat": True},
            {"threads": 2},
        ):
            with self.subTest(**options), mock.patch.object(WeightCopy, "refresh") as refresh:
                self.check(Decoder, attach=functools.partial(fold, **options))
                refresh.assert_not_called()

    def test_overflow(self):
        """A GradScaler skips steps, the first one among them."""
        for searches in (True, False):

            def attach(training, copies, searches=searches):
                training.scaler = torch.amp.GradScaler(
                    DEVICE, init_scale=2.0**18, growth_interval=2
                )
                fold(training, copies, grad_scaler=training.scaler if searches else None)

            with self.subTest(searches=searches):
                training = self.check(Decoder, torch.float16, attach=attach, steps=8)
                counts = [state["step"] for state in training.optimizer.state.values()]
                self.assertTrue(0 < max(counts) < 8, counts)
                self.assertEqual(counts[0], counts[-1])

    def test_overflow_after_change(self):
        """A step that is skipped writes the cast of what the weight has become."""

        def attach(training, copies):
            training.scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
            fold(training, copies)

        def run(training):
            seen = training.run(2)
            with torch.no_grad():
                training.model.first.weight.mul_(1.5)
            for param in training.model.parameters():
                param.grad = torch.full_like(param, torch.inf)
            training.scaler.scale(torch.zeros(()))
            training.scaler.step(training.optimizer)
            training.scaler.update()
            return seen + training.run(1)

        seen = [
            run(Training(Shared, functools.partial(attach, copies=copies), torch.float16))
            for copies in (None, torch.float16)
        ]
        self.assert_equal(*seen)

    def test_plain_autocast(self):
        """The forward and backward pass of an optimizer that is not folded have the same bits."""
        training = Training(Decoder, functools.partial(fold, copies=torch.bfloat16))
        training.run(2)
        other = Training(Decoder, lambda training: None)
        other.model.load_state_dict(training.model.state_dict())
        tokens = torch.randint(0, TOKENS, (3, 8))
        seen = []
        for each in (training, other):
            each.optimizer.zero_grad()
            with each.autocast():
                loss = each.model(tokens)
            loss.backward()
            seen.append([loss.detach(), *(param.grad for param in each.model.parameters())])
        self.assert_equal(*seen)

    def test_read(self):
        """The forward pass takes the copy, and not the weight."""
        training = Training(Kept, functools.partial(fold, copies=torch.bfloat16))
        training.run(1)
        x = torch.ones(2, 16)
        get_copies(training.optimizer)[training.model.linear.weight].tensor.zero_()
        with training.autocast():
            result = training.model.linear(x)
        bias = training.model.linear.bias.to(torch.bfloat16)
        self.assertTrue(torch.equal(result, bias.expand(2, 16)))
        self.assertFalse(torch.equal(training.model.linear(x), bias.expand(2, 16)))

    def test_no_casts(self):
        """Casts of weights are none any more."""
        training = Training(Kept, functools.partial(fold, copies=torch.bfloat16))
        training.run(1)
        weight = training.model.linear.weight

        def count():
            with torch.profiler.profile(record_shapes=True) as profile, training.autocast():
                training.model.linear(torch.ones(1, 16, dtype=torch.bfloat16))
            shapes = [e.input_shapes for e in profile.events() if e.name == "aten::copy_"]
            return sum(shape[0] == list(weight.shape) for shape in shapes)

        self.assertEqual(count(), 0)
        with mock.patch.dict(COPIES, clear=True):
            self.assertEqual(count(), 1)


class WrittenTest(CopyCase):
    """Steps write copies, in the kernels that update the parameters."""

    def test_classes(self):
        """The dtypes take turns, as a class does not depend on them."""
        classes = (
            *(optim.Adam, optim.AdamW, optim.SGD, optim.RMSprop, optim.Adagrad, optim.Adadelta),
            *(optim.Adamax, optim.NAdam, optim.RAdam, optim.ASGD, optim.Rprop),
            *(stepfold.torch.LARS, stepfold.torch.LAMB, stepfold.torch.Lion),
            stepfold.torch.Rule(follow_gradient, lr=0.1),
            stepfold.torch.Rule(scale_by_norm, state={"copy": torch.zeros_like}, lr=0.1),
        )
        for make, dtype in zip(classes, itertools.cycle(DTYPES)):

            def attach(training, copies, make=make):
                training.optimizer = make(training.model.parameters(), lr=0.1)
                fold(training, copies)

            with self.subTest(make=make, dtype=dtype):
                self.check(Decoder, dtype, attach=attach)

    def test_launches(self):
        """Copies add a kernel that looks at them, and others are in another list."""
        launches = []
        for copies in (None, torch.bfloat16):
            training = Training(Decoder, functools.partial(fold, copies=copies))
            launches.append(training.optimizer.explain().launches)
        self.assertLessEqual(launches[1], launches[0] + 2)

    def test_no_copy_kernel(self):
        """Steps cast nothing apart from the update."""
        training = Training(Decoder, functools.partial(fold, copies=torch.bfloat16))
        training.run(1)
        (stage,) = training.optimizer._stepfold.step._tracker.devices.values()
        casts = stage.get_current().report["after"]["casts"]
        self.assertEqual((casts["alone"], casts["outside"]), (0, 0))
        self.assertGreater(casts["fused"], 0)


def follow_gradient(param, grad, state, group):
    param.sub_(group["lr"] * grad)


def scale_by_norm(param, grad, state, group):
    state["copy"].lerp_(grad, 0.5)
    param.sub_(group["lr"] * state["copy"] / (1 + torch.linalg.vector_norm(grad)))


if __name__ == "__main__":
    unittest.main()
