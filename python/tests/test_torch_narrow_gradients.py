"""Tests of stepfold.torch: gradients in the dtype of copies have the values that casts have."""

import copy
import functools
import gc
import io
import os
import random
import sys
import threading
import time
import unittest
import weakref
from unittest import mock

import stepfold.torch
import torch
from copies_cases import (
    TOKENS,
    WIDTH,
    Computed,
    Decoder,
    Image,
    Kept,
    Plain,
    Shared,
    Stopped,
    Tied,
    Training,
)
from stepfold.torch.autocast import gradient_sums, sum_plan
from stepfold.torch.autocast.gradient_sums import GradientSums
from stepfold.torch.autocast.regions import REGIONS
from stepfold.torch.autocast.sum_plan import Sum
from test_torch_copies import DTYPES, CopyCase, get_copies
from torch import nn, optim
from torch.nn import functional
from torch.nn.utils import prune
from torch.utils.checkpoint import checkpoint
from torch_cases import DEVICE, TorchCase, make_gradients, make_tensors


def fold(training, dtype=None, **options):
    """Folds the optimizer of a training; with a dtype, copies and gradients have it."""
    stepfold.torch.fold(
        training.optimizer, model=training.model, copies=dtype, grad_dtype=dtype, **options
    )


def narrow(training, **options):
    fold(training, training.dtype, **options)


def take_steps(training):
    """Takes steps, after which gradients may be narrow."""
    training.run(2)
    training.optimizer.zero_grad()


def run_backward(training, **options):
    tokens = torch.randint(0, TOKENS, (3, 8))
    with training.autocast():
        loss = training.call(tokens)
    loss.backward(**options)


class NarrowCase(CopyCase):
    def check(self, make, dtype=torch.bfloat16, attach=fold, **how):
        """Trains with narrow gradients and without. Returns the training with them."""
        seen = []
        for each in (None, dtype):
            training = Training(make, functools.partial(attach, dtype=each), dtype)
            seen.append(training.run(**how))
        self.assert_equal(seen[0], [tensor.float() for tensor in seen[1]])
        self.assert_current(training.optimizer)
        self.kinds = {tensor.dtype for tensor in seen[1] if tensor.dim()}
        return training

    def assert_narrow(self, training, dtype=torch.bfloat16):
        """All parameters with copies have narrow gradients."""
        for param in get_copies(training.optimizer):
            self.assertEqual(param.grad.dtype, dtype)


class TrainingTest(NarrowCase):
    """Losses, gradients and parameters of whole trainings."""

    MODELS = (Decoder, Shared, Kept, Stopped, Computed, Image)

    def test_models(self):
        for dtype in DTYPES:
            for make in self.MODELS:
                with self.subTest(dtype=dtype, make=make):
                    self.check(make, dtype)
                    self.assertIn(dtype, self.kinds)

    def test_checkpoints(self):
        for kind in (Decoder, Tied):
            for use_reentrant in (True, False):
                for accumulated in (1, 3):
                    how = {"use_reentrant": use_reentrant, "accumulated": accumulated}
                    with self.subTest(kind=kind, **how):
                        self.check(functools.partial(kind, use_reentrant), accumulated=accumulated)

    def test_accumulated(self):
        for dtype in DTYPES:
            for make in self.MODELS:
                for accumulated in (2, 4):
                    with self.subTest(dtype=dtype, make=make, accumulated=accumulated):
                        self.check(make, dtype, accumulated=accumulated)
                        self.assertNotIn(dtype, self.kinds)

    def test_one_region_or_backward_pass(self):
        for make in self.MODELS:
            for way in ("is_one_region", "is_one_backward"):
                for accumulated in (2, 3):
                    with self.subTest(make=make, way=way, accumulated=accumulated):
                        self.check(make, accumulated=accumulated, **{way: True})

    def test_order_of_uses(self):
        """A gradient of float32 is added to the narrow one, and the other way around.

        autograd adds in place to the gradient of a convolution, if it has the only reference.
        """

        def add_losses(model):
            return sum(param.exp().mean() for param in model.parameters())

        class Early(Plain):
            def forward(self, tokens):
                return add_losses(self) + super().forward(tokens)

        class Late(Plain):
            def forward(self, tokens):
                return super().forward(tokens) + add_losses(self)

        for make in (Early, Late):
            for accumulated in (1, 3):
                with self.subTest(make=make, accumulated=accumulated):
                    self.check(make, accumulated=accumulated)

    def test_clips(self):
        for options in ({"max_norm": 0.01}, {"clip_value": 1e-3}, {"norm_type": float("inf")}):
            options = {"max_norm": 0.01, **options} if "norm_type" in options else options
            with self.subTest(options=options):
                self.check(Decoder, attach=functools.partial(fold, **options))

    def test_flat(self):
        """Flat gradients are float32, and stay where they are."""
        for accumulated in (1, 3):
            with self.subTest(accumulated=accumulated):
                attach = functools.partial(fold, flat=True)
                training = self.check(Decoder, attach=attach, accumulated=accumulated)
                self.assertEqual(self.kinds, {torch.float32})
                places = [p.grad.data_ptr() for p in training.model.parameters()]
                training.run(1)
                self.assertEqual(places, [p.grad.data_ptr() for p in training.model.parameters()])

    def test_zeros(self):
        """Gradients that are set to zero, and not to none."""

        def attach(training, dtype):
            fold(training, dtype)
            training.optimizer.zero_grad = functools.partial(
                training.optimizer.zero_grad, set_to_none=False
            )

        self.check(Decoder, attach=attach)

    def test_scaler(self):
        """A scaler that leaves its search to the step, with overflows."""
        for searches in (True, False):

            def attach(training, dtype, searches=searches):
                training.scaler = torch.amp.GradScaler(DEVICE, init_scale=2.0**24)
                fold(training, dtype, grad_scaler=training.scaler if searches else None)

            with self.subTest(searches=searches):
                training = self.check(Shared, torch.float16, attach, steps=12)
                self.assertLess(training.scaler.get_scale(), 2.0**24)

    def test_channels_last(self):
        def attach(training, dtype):
            for module in training.model.modules():
                if isinstance(module, (nn.Conv2d, nn.ConvTranspose2d)):
                    module.to(memory_format=torch.channels_last)
            fold(training, dtype)

        for accumulated in (1, 3):
            self.check(Image, attach=attach, accumulated=accumulated)

    def test_verified(self):
        """The interpreter computes the same step of narrow gradients, and of sums."""
        training = Training(Decoder, functools.partial(narrow, max_norm=0.1))
        take_steps(training)
        for accumulated in (1, 2):
            verification = stepfold.torch.verify(training.optimizer)
            training.run(1, accumulated=accumulated)
            self.assertEqual(str(verification).splitlines()[1:], ["  no findings"])

    def test_explained(self):
        training = Training(Shared, narrow)
        report = training.optimizer.explain().copies
        self.assertTrue(report.has_narrow_gradients)
        self.assertIn("copies and gradients in torch.bfloat16: 3 parameters", str(report))


class BackwardTest(NarrowCase):
    """Single backward passes."""

    def make(self, make=Decoder):
        training = Training(make, narrow)
        take_steps(training)
        return training

    def run_both(self, make, run):
        """Returns the results of `run(training)`, without narrow gradients and with them."""
        seen = []
        for attach in (fold, narrow):
            training = Training(make, attach)
            take_steps(training)
            torch.manual_seed(3)
            seen.append(run(training))
        return seen

    def compare_gradients(self, make, run):
        """Compares what `run(training)` leaves in `grad`."""

        def get(training):
            run(training)
            return [param.grad for param in training.model.parameters()]

        seen = self.run_both(make, get)
        self.assertEqual(*([grad is None for grad in grads] for grads in seen))
        self.assert_equal(*([g.float() for g in grads if g is not None] for grads in seen))

    def test_no_casts(self):
        """The backward pass hands its gradient over as it is, in one piece of memory."""
        training = self.make(Shared)
        weight, seen = training.model.first.weight, []
        with training.autocast():
            loss = training.call(torch.randint(0, TOKENS, (3, 8)))
            node = REGIONS.casts[get_copies(training.optimizer)[weight]].grad_fn
        node.register_prehook(lambda grads: seen.append(grads[0].data_ptr()))
        with torch.profiler.profile(record_shapes=True) as profile:
            loss.backward()
        self.assert_narrow(training)
        self.assertIn(weight.grad.data_ptr(), seen)
        casts = [e for e in profile.events() if e.name in ("aten::_to_copy", "aten::copy_")]
        self.assertNotIn((WIDTH, WIDTH), [tuple(e.input_shapes[0]) for e in casts])

    def test_one_launch(self):
        """Sums of gradients are one plan for each set of parameters; torch adds none."""
        training = self.make()
        run_backward(training)
        weights = {tuple(param.shape) for param in get_copies(training.optimizer)}
        weights -= {tuple(training.model.embedding.weight.shape)}  # Two uses have a sum.
        plans = []
        load = sum_plan.BoundPlan
        sum_plan.BoundPlan = lambda *rest: plans.append(rest) or load(*rest)
        self.addCleanup(setattr, sum_plan, "BoundPlan", load)
        for _ in range(4):
            with torch.profiler.profile(record_shapes=True) as profile:
                run_backward(training)
            added = [e for e in profile.events() if e.name in ("aten::add_", "aten::_to_copy")]
            shapes = [tuple(e.input_shapes[0]) for e in added]
            self.assertFalse(weights & set(shapes) - {(WIDTH,)})
        self.assertEqual(len(plans), 2)  # bfloat16 and bfloat16, float32 and bfloat16.

    def test_in_place(self):
        """A sum of float32 is that of the object that was the gradient, in another version."""
        training = self.make()
        run_backward(training)
        run_backward(training)
        grads = [param.grad for param in training.model.parameters()]
        versions = [grad._version for grad in grads]
        run_backward(training)
        for param, grad, version in zip(training.model.parameters(), grads, versions):
            self.assertIs(param.grad, grad)
            self.assertGreater(grad._version, version)

    def test_failed(self):
        """A backward pass that fails leaves the gradients that there were."""
        training = self.make()
        run_backward(training)

        def fail(grad):
            raise KeyError

        # It has the last gradient of all.
        handle = training.model.embedding.weight.register_hook(fail)
        weights = [block.up.weight for block in training.model.blocks]
        for dtype in (torch.bfloat16, torch.float32):
            before = [weight.grad for weight in weights]
            values = [grad.clone() for grad in before]
            with self.assertRaises(KeyError):
                run_backward(training)
            for weight, grad, value in zip(weights, before, values):
                self.assertIs(weight.grad, grad)
                self.assertEqual(grad.dtype, dtype)
                self.assertTrue(torch.equal(grad, value))
            training.model.embedding.weight._backward_hooks.pop(handle.id)
            run_backward(training)
            handle = training.model.embedding.weight.register_hook(fail)

    def test_grad(self):
        """torch.autograd.grad accumulates nothing."""
        for accumulated in (0, 1, 2):
            training = self.make(Shared)
            params = list(training.model.parameters())
            for _ in range(accumulated):
                run_backward(training)
            before = [None if p.grad is None else p.grad.clone() for p in params]
            tokens = torch.randint(0, TOKENS, (3, 8))
            results = []
            for enabled in (True, False):
                with torch.autocast(DEVICE, torch.bfloat16, cache_enabled=enabled):
                    results.append(torch.autograd.grad(training.call(tokens), params))
            for param, old in zip(params, before):
                if old is None:
                    self.assertIsNone(param.grad)
                else:
                    self.assertTrue(torch.equal(param.grad, old))
            self.assertEqual({grad.dtype for grad in results[1]}, {torch.float32})

    def test_kept_graph(self):
        """A graph runs its backward pass again, also with a graph of its own."""

        def run(training, create_graph):
            tokens = torch.randint(0, TOKENS, (3, 8))
            with training.autocast():
                loss = training.call(tokens)
            for _ in range(3):
                loss.backward(retain_graph=True, create_graph=create_graph)
            params = list(training.model.parameters())
            seen = [param.grad.detach().float() for param in params]
            if create_graph:
                total = sum(param.grad.float().square().sum() for param in params)
                seen += [grad.float() for grad in torch.autograd.grad(total, params)]
            training.optimizer.zero_grad()
            return seen

        for create_graph in (False, True):
            run_once = functools.partial(run, create_graph=create_graph)
            self.assert_equal(*self.run_both(Kept, run_once))

    def test_hooks(self):
        """Hooks after accumulation see sums. Other hooks see gradients of float32."""

        def run(training):
            found = {}
            for name, param in training.model.named_parameters():
                param.register_post_accumulate_grad_hook(
                    lambda param, sums=found.setdefault(name, []): sums.append(
                        param.grad.float().clone()
                    )
                )
                param.register_hook(lambda grad: grad * torch.full_like(grad, 0.3).float())
            for _ in range(3):
                run_backward(training)
            return [each for sums in found.values() for each in sums]

        self.assert_equal(*self.run_both(Shared, run))

    def test_reading_hooks(self):
        """A hook of a parameter sees the gradient that the parameter had before the pass."""

        def run(training):
            found = {param: [] for param in training.model.parameters()}
            for param, grads in found.items():
                param.register_hook(lambda _, p=param, g=grads: g.append(copy.copy(p.grad)))
            for _ in range(3):
                run_backward(training)
            return [grad for grads in found.values() for grad in grads[1:]]

        self.assert_equal(*self.run_both(Shared, run))

    def test_failed_sums(self):
        """Parameters keep the gradients that they had if sums cannot be computed."""
        training = self.make(Shared)
        run_backward(training)
        params = list(get_copies(training.optimizer))
        before = [param.grad for param in params]
        values = [grad.clone() for grad in before]
        with mock.patch.object(sum_plan.SumPlan, "run", side_effect=MemoryError):
            with self.assertRaises(MemoryError):
                run_backward(training)
        self.assert_equal(values, before)
        for param, grad in zip(params, before):
            self.assertIs(param.grad, grad)
        run_backward(training)

    def test_assigned(self):
        """A gradient that the user has assigned, of each dtype and layout."""
        for make in (torch.Tensor.float, torch.Tensor.bfloat16, torch.Tensor.t):
            seen = []
            for attach in (fold, narrow):
                training = Training(Shared, attach)
                take_steps(training)
                torch.manual_seed(3)
                weight = training.model.first.weight
                value = make(torch.randn(WIDTH, WIDTH))
                weight.grad = value if attach is narrow else value.float()
                run_backward(training)
                seen.append([weight.grad.clone()])
            self.assert_equal(*seen)

    def test_sparse(self):
        """The weight of a linear layer and of a sparse embedding."""

        class Sparse(nn.Module):
            def __init__(self):
                super().__init__()
                self.embedding = nn.Embedding(TOKENS, WIDTH, sparse=True)
                self.head = nn.Linear(WIDTH, TOKENS, bias=False)
                self.head.weight = self.embedding.weight

            def forward(self, tokens, is_sparse=True, is_dense=True):
                x = self.embedding(tokens) if is_sparse else torch.ones(2, WIDTH)
                return (self.head(x) if is_dense else x).float().square().mean()

        for uses in ([(1, 1), (1, 1)], [(1, 0), (0, 1)], [(0, 1), (1, 0)], [(1, 0), (1, 0)]):
            seen = []
            for attach in (fold, narrow):
                training = Training(Sparse, attach)
                training.call = functools.partial(training.model, is_sparse=False)
                take_steps(training)
                torch.manual_seed(3)
                for is_sparse, is_dense in uses:
                    training.call = functools.partial(
                        training.model, is_sparse=is_sparse, is_dense=is_dense
                    )
                    run_backward(training)
                seen.append([training.model.head.weight.grad.to_dense().float()])
            with self.subTest(uses=uses):
                self.assert_equal(*seen)

    def test_graph_of_gradient(self):
        """A gradient that has a graph keeps it when another one is added."""
        training = self.make(Shared)
        run_backward(training, create_graph=True)
        weight = training.model.first.weight
        self.assertEqual(weight.grad.dtype, torch.bfloat16)
        run_backward(training)
        self.assertTrue(weight.grad.requires_grad)
        training.optimizer.zero_grad()
        run_backward(training)
        run_backward(training, create_graph=True)
        self.assertTrue(weight.grad.requires_grad)
        training.optimizer.zero_grad()

    def test_other_dtype_or_shape(self):
        """Parameters that have changed since are accumulated as torch does it."""
        for dtype in (torch.float64, torch.float16, torch.bfloat16):
            model = nn.Linear(1, 1, bias=False)
            optimizer = optim.SGD(model.parameters(), lr=0.1)
            stepfold.torch.fold(
                optimizer, model=model, copies=torch.bfloat16, grad_dtype=torch.bfloat16
            )
            for _ in range(2):
                with torch.autocast(DEVICE, torch.bfloat16):
                    model(torch.ones(1, 1)).sum().backward()
                optimizer.step()
            model.to(dtype)
            for _ in range(3):
                model(torch.ones(1, 1, dtype=dtype)).sum().backward()
            self.assertEqual((model.weight.grad.dtype, model.weight.grad.item()), (dtype, 5.0))
        for accumulated in (1, 2):
            model = nn.Sequential(nn.Linear(4, 4, bias=False), nn.Linear(4, 4))
            optimizer = optim.SGD(model.parameters(), lr=0.1)
            stepfold.torch.fold(
                optimizer, model=model, copies=torch.bfloat16, grad_dtype=torch.bfloat16
            )
            run = torch.autocast(DEVICE, torch.bfloat16)(lambda last: last(model[0](ones)).sum())
            ones = torch.ones(2, 4)
            for _ in range(2):
                optimizer.zero_grad()
                run(model[1]).backward()
                optimizer.step()
            for _ in range(accumulated - 1):
                run(model[1]).backward()
            model[0].weight.data = torch.cat([model[0].weight.data] * 1000)
            with self.assertRaisesRegex(RuntimeError, "must match the size"):
                run(nn.Identity()).backward()
            with mock.patch.object(sys, "unraisablehook") as hook:
                del optimizer
                gc.collect()
            hook.assert_not_called()
            self.assertEqual(model[1].weight.grad_dtype, torch.float32)

    def test_user_memory(self):
        """A gradient of float32 that is not as its parameter lies in memory stays where it is."""
        for make in (Shared, Image):
            training = self.make(make)
            flat, offset = torch.zeros(4096), 0
            for param in training.model.parameters():
                param.grad = flat[offset : offset + param.numel()].view(param.shape)
                if param.dim() == 4:
                    param.data = param.data.to(memory_format=torch.channels_last)
                offset += param.numel()
            run_backward(training)
            for param in training.model.parameters():
                self.assertEqual(
                    param.grad.untyped_storage().data_ptr(), flat.untyped_storage().data_ptr()
                )
                self.assertTrue(param.grad.any())

    def test_order_of_reentrant_sums(self):
        """Gradients are added in the order of backward passes that are within each other."""

        def run(grad_dtype):
            torch.manual_seed(0)
            model = nn.Linear(WIDTH, WIDTH)
            optimizer = optim.SGD(model.parameters(), lr=0.1)
            copies = torch.bfloat16
            stepfold.torch.fold(optimizer, model=model, copies=copies, grad_dtype=grad_dtype)

            def apply(x):
                with torch.autocast(DEVICE, torch.bfloat16):
                    return model(x).float()

            for step in range(3):
                optimizer.zero_grad()
                for scale in (1e-3, 1.0, 37.0):
                    x = (torch.randn(4, WIDTH) * scale).requires_grad_()
                    y = checkpoint(apply, x, use_reentrant=True)
                    apply(y * 1e-2).square().sum().backward()
                sums = [param.grad.clone() for param in model.parameters()]
                optimizer.step()
            return sums

        self.assert_equal(run(None), run(torch.bfloat16))

    def test_step_in_pass(self):
        """A step, or a reset, within a backward pass sees sums that wait for the end of it."""

        def finish(training, way):
            if way == "none":
                for param in training.model.parameters():
                    param.grad = None
                return
            if way.startswith("zero"):
                training.optimizer.zero_grad(set_to_none=way == "zero_none")
            else:
                training.optimizer.step()

        def run(training, way):
            run_backward(training)
            if way == "callback":
                # The embedding's gradient is the last one.
                engine = torch.autograd.Variable._execution_engine
                training.model.embedding.weight.register_hook(
                    lambda grad: engine.queue_callback(functools.partial(finish, training, "step"))
                )
            else:
                # The second convolution's gradient is the first one.
                hooked = training.model.second if way == "early" else training.model.embedding
                hooked.weight.register_post_accumulate_grad_hook(lambda _: finish(training, way))
            run_backward(training)
            grads = [param.grad for param in training.model.parameters()]
            if way in ("none", "zero_none"):
                self.assertEqual(set(grads), {None})
                grads = []
            return [*training.model.parameters(), *(grad.float() for grad in grads)]

        for way in ("step", "none", "zero", "zero_none", "callback", "early"):
            make = Plain if way == "early" else Decoder
            with self.subTest(way=way):
                self.assert_equal(*self.run_both(make, functools.partial(run, way=way)))

    def test_holds_in_steps(self):
        """A step within a backward pass leaves what the pass still refers to."""

        def run(training):
            first, second = training.model.first, training.model.second
            early = first.weight.exp().mean()
            first.weight.grad = second.weight.grad = None
            tokens = torch.randint(0, TOKENS, (3, 8))
            with training.autocast():
                loss = training.call(tokens)
            # It runs between the two uses of the first weight.
            scaled = early * torch.ones((), requires_grad=True)
            scaled.register_hook(lambda grad: training.optimizer.step())
            (loss + scaled).backward()
            return [first.weight.grad.float(), second.weight.grad.float()]

        self.assert_equal(*self.run_both(Plain, run))

    def test_resets_before_parameters(self):
        """A reset or a step in a pass that has reached no parameter, but has a narrow gradient."""

        def run(training, way):
            def finish(*_):
                optimizer = training.optimizer
                optimizer.step() if way == "step" else optimizer.zero_grad(way == "none")

            training.model.inner.register_full_backward_hook(finish)
            for _ in range(3):
                run_backward(training)

        for way in ("step", "none", "zero"):
            with self.subTest(way=way):
                self.compare_gradients(Tied, functools.partial(run, way=way))

    def test_passes_in_passes(self):
        """Another pass runs while one refers to a narrow gradient."""

        def run(training, way):
            for _ in range(3):
                losses, inner = [], []
                model, weight = training.model, training.model.head.weight
                handle = model.inner.register_forward_hook(lambda *args: inner.append(args[2]))
                for _ in range(2):
                    with training.autocast():
                        losses.append(training.call(torch.randint(0, TOKENS, (3, 8))))
                handle.remove()
                has_run = []

                def start(grad, losses=losses, weight=weight, has_run=has_run):
                    if has_run:
                        return
                    has_run.append(True)
                    if way == "grad":
                        torch.autograd.grad(losses[0], weight, retain_graph=True)
                    elif way == "other":
                        losses[1].backward()
                    else:
                        inputs = [weight] if way == "inputs" else None
                        losses[0].backward(retain_graph=True, inputs=inputs)

                inner[0].register_hook(start)
                losses[0].backward(retain_graph=True)

        for way in ("same", "grad", "inputs", "other"):
            with self.subTest(way=way):
                self.compare_gradients(Tied, functools.partial(run, way=way))

    def test_changes_in_passes(self):
        """A hook changes gradients of parameters that the pass reaches later, or never."""

        def run(training, way):
            model = training.model
            run_backward(training)

            def change(*_):
                for param in (model.embedding.weight, model.blocks[0].weight):
                    if way == "scaled":
                        param.grad.mul_(0.5)
                    else:
                        param.grad = None if way == "none" else torch.ones_like(param)

            model.blocks[1].weight.register_post_accumulate_grad_hook(change)
            tokens = torch.randint(0, TOKENS, (3, 8))
            with training.autocast():
                loss = training.call(tokens)
            loss.backward(inputs=[model.blocks[1].weight] if way == "never" else None)

        for way in ("none", "set", "scaled", "never"):
            with self.subTest(way=way):
                self.compare_gradients(Tied, functools.partial(run, way=way))

    def test_frozen(self):
        """A parameter that is frozen between the passes keeps its gradient."""

        def run(training, name):
            run_backward(training)
            with training.autocast():
                loss = training.call(torch.randint(0, TOKENS, (3, 8)))
            getattr(training.model, name).weight.requires_grad_(False)
            loss.backward()

        for name in ("first", "second"):
            with self.subTest(name=name):
                self.compare_gradients(Plain, functools.partial(run, name=name))

    def test_frozen_in_pass(self):
        """So does one that a hook freezes when its gradient is there."""

        def run(training):
            run_backward(training)
            weight = training.model.first.weight
            with training.autocast():
                loss = training.call(torch.randint(0, TOKENS, (3, 8)))
            weight.register_hook(lambda grad: setattr(weight, "requires_grad", False))
            loss.backward()

        self.compare_gradients(Plain, run)

    def test_optimizer_dies_in_pass(self):
        """Gradients are as they would be without an optimizer."""

        def run(training):
            run_backward(training)

            def remove(*_):
                training.optimizer = None
                gc.collect()

            training.model.inner.register_full_backward_hook(remove)
            run_backward(training)

        self.compare_gradients(Tied, run)

    def test_no_elements(self):
        model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 0), nn.Linear(0, 4))
        optimizer = optim.AdamW(model.parameters())
        stepfold.torch.fold(
            optimizer, model=model, copies=torch.bfloat16, grad_dtype=torch.bfloat16
        )
        for _ in range(3):
            with torch.autocast(DEVICE, torch.bfloat16):
                model(torch.ones(2, 4)).sum().backward()
            optimizer.step()
        self.assertIn("'1.weight' has no elements", str(optimizer.explain()))

    def test_many_sets(self):
        """Sets of parameters that differ from pass to pass are not all compiled."""
        training = self.make(Shared)
        sums, expected = None, {}
        for copy_ in get_copies(training.optimizer).values():
            sums = copy_._sums
        sums._plans = {(index, ()): None for index in range(gradient_sums.MAX_PLANS)}
        for param in training.model.parameters():
            param.grad = torch.ones_like(param)
            expected[param] = param.grad
        run_backward(training)
        self.assertEqual(len(sums._plans), gradient_sums.MAX_PLANS)
        for param, grad in expected.items():
            self.assertIs(param.grad, grad)
            self.assertFalse(torch.equal(grad, torch.ones_like(grad)))

    @unittest.skipIf(DEVICE != "cpu", "one thread accumulates all gradients of a device")
    def test_threads(self):
        """Backward passes of several threads at once are refused."""
        training = self.make(Shared)
        losses = []
        for _ in range(2):
            with training.autocast():
                losses.append(training.call(torch.zeros(3, 8, dtype=torch.long)))
        is_running, may_end = threading.Event(), threading.Event()

        def wait(param):
            is_running.set()
            may_end.wait(timeout=60)

        handle = training.model.second.bias.register_post_accumulate_grad_hook(wait)
        thread = threading.Thread(target=losses[0].backward)
        thread.start()
        is_running.wait(timeout=60)
        handle.remove()
        with self.assertRaisesRegex(RuntimeError, "backward passes of several threads"):
            losses[1].backward()
        may_end.set()
        thread.join()
        run_backward(training)

    def test_healed(self):
        """Gradients are narrow again once an old graph is gone, or hooks are."""
        training = self.make(Shared)
        with training.autocast():
            loss = training.call(torch.zeros(3, 8, dtype=torch.long))
        training.optimizer.step()  # The copy moves, and the graph has the first node.
        run_backward(training)
        training.optimizer.zero_grad()
        del loss
        for _ in range(3):
            training.optimizer.zero_grad()
            run_backward(training)
        self.assert_narrow(training)
        training.optimizer.zero_grad()
        handle = training.model.first.weight.register_hook(lambda grad: grad)
        run_backward(training)
        self.assertEqual(training.model.first.weight.grad.dtype, torch.float32)
        run_backward(training)
        handle.remove()
        for _ in range(2):
            training.optimizer.zero_grad()
            run_backward(training)
        self.assert_narrow(training)

    def test_freed_holds(self):
        """A pass that fails leaves no gradients."""
        training = self.make()

        def fail(grad):
            raise KeyError

        handle = training.model.blocks[0].down.weight.register_hook(fail)
        for _ in range(3):
            with self.assertRaises(KeyError):
                run_backward(training)
        handle.remove()
        gc.collect()
        (copy_, *_) = get_copies(training.optimizer).values()
        self.assertFalse(copy_._sums._passes)

    def test_freed_first_hold(self):
        """So does one that fails before it has reached a parameter."""
        training = self.make(Plain)
        model = training.model
        model.second.requires_grad_(False)
        model.first.bias.requires_grad_(False)

        def fail(grad):
            raise KeyError

        # The gradient of the copy is held when the one of `exp` is missing.
        early = model.first.weight.exp().mean()
        early.register_hook(fail)
        with training.autocast():
            loss = training.call(torch.zeros(3, 8, dtype=torch.long))
        with self.assertRaises(KeyError):
            (early + loss).backward()
        # A thread of the engine for the device may be the last to let go of the pass.
        deadline = time.monotonic() + 10
        passes = get_copies(training.optimizer)[model.first.weight]._sums._passes
        while passes and time.monotonic() < deadline:
            time.sleep(0.01)
        self.assertFalse(passes)


class StepTest(TorchCase):
    """Steps of float32 parameters that have gradients in a narrower dtype."""

    KINDS = (
        *(optim.Adam, optim.AdamW, optim.RMSprop, optim.Adagrad, optim.NAdam, optim.ASGD),
        *(stepfold.torch.LARS, stepfold.torch.LAMB, stepfold.torch.Lion),
        functools.partial(optim.SGD, momentum=0.9, nesterov=True),
    )
    SHAPES = ((5,), (40, 30), (3, 1))

    def test_steps(self):
        """They are those of the same gradients in float32."""
        clips = ({"max_norm": 0.5}, {"clip_value": 0.1}, {"clip_value": 0.1, "write_back": True})
        for kind in self.KINDS:
            for options in ({}, *(clips if kind in (optim.AdamW, stepfold.torch.LAMB) else ())):
                params = [list(map(nn.Parameter, make_tensors(self.SHAPES))) for _ in range(2)]
                optimizers = [kind(each, lr=1e-2) for each in params]
                for optimizer in optimizers:
                    stepfold.torch.fold(optimizer, **options)
                for step in range(3):
                    values = make_gradients(params[0], step)
                    for index, (narrow, wide, value) in enumerate(zip(*params, values)):
                        narrow.grad_dtype = None
                        dtype = (torch.bfloat16, torch.float16, torch.float32)[(index + step) % 3]
                        narrow.grad = value.to(dtype)
                        wide.grad = narrow.grad.float()
                    for optimizer in optimizers:
                        optimizer.step()
                    with self.subTest(kind=kind, options=options, step=step):
                        for narrow, wide in zip(*params):
                            self.assertTrue(torch.equal(narrow, wide))
                            clipped = wide.grad.to(narrow.grad.dtype)
                            self.assertTrue(torch.equal(narrow.grad, clipped))

    def test_refused(self):
        for dtype in (torch.float64, torch.complex64, torch.bfloat16):
            param = nn.Parameter(torch.ones(3, dtype=dtype))
            optimizer = stepfold.torch.fold(optim.SGD([param], lr=0.1))
            param.grad_dtype = None
            param.grad = torch.ones(3, dtype=torch.float16)
            with self.assertRaisesRegex(ValueError, f"has the dtype {dtype} and a gradient of"):
                optimizer.step()
            self.assertTrue(torch.equal(param, torch.ones_like(param)))


class ChangeTest(NarrowCase):
    """Users who freeze, replace and add parameters, in any order, between any micro-batches."""

    LENGTH = 12

    def run_random(self, seed, **options):
        """Takes random actions. Returns all parameters after each step."""
        choose = random.Random(seed)
        torch.manual_seed(seed)
        model = nn.Sequential(*(nn.Linear(4, 4) for _ in range(3)))
        extras = [nn.Parameter(torch.ones(2)) for _ in range(self.LENGTH)]
        optimizer = optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
        stepfold.torch.fold(optimizer, model=model, fallback=True, **options)
        seen, used = [], []

        def freeze():
            param = choose.choice(list(model.parameters()))
            param.requires_grad_(not param.requires_grad)

        def replace():
            module, name = choose.choice(model), choose.choice(("weight", "bias"))
            old = getattr(module, name)
            if not isinstance(old, nn.Parameter):
                return  # A module that is pruned computes it.
            new = nn.Parameter(old.detach() * 0.5)
            for group in optimizer.param_groups:
                group["params"] = [new if param is old else param for param in group["params"]]
            optimizer.state.pop(old, None)
            setattr(module, name, new)

        def assign():
            param = choose.choice(list(model.parameters()))
            param.data = param.data.clone()

        def add():
            used.append(extras.pop())
            optimizer.add_param_group({"params": [used[-1]]})

        def load():
            optimizer.load_state_dict(copy.deepcopy(optimizer.state_dict()))

        def widen():
            # torch has no way back for a parameter whose `grad_dtype` was set.
            module = choose.choice(model)
            optimizer.zero_grad()
            module.double()
            for param in module.parameters():
                optimizer.state.pop(param, None)

        def prune_one():
            module = choose.choice(model)
            if prune.is_pruned(module):
                prune.remove(module, "weight")
            else:
                prune.l1_unstructured(module, "weight", 0.25)

        def run_backward():
            x = torch.ones(2, 4, device=DEVICE)
            for module in model:
                is_wide = module.bias.dtype is torch.float64
                with torch.autocast(DEVICE, torch.bfloat16, enabled=not is_wide):
                    x = module(x.double() if is_wide else x.float())
            loss = x.float().square().mean()
            if loss.requires_grad:
                loss.backward()
            for param in used:
                param.grad = torch.ones_like(param)

        actions = [freeze, freeze, replace, assign, add, load, widen, prune_one]
        for _ in range(self.LENGTH):
            for _ in range(choose.choice((1, 1, 2, 3))):
                run_backward()
                if choose.random() < 0.2:
                    freeze()
            optimizer.step()
            if choose.random() < 0.8:
                optimizer.zero_grad()
            if choose.random() < 0.6:
                choose.choice(actions)()
            seen.append([param.detach().clone() for param in (*model.parameters(), *used)])
        return seen

    def test_random(self):
        for seed in range(int(os.environ.get("STEPFOLD_TEST_RUNS", 8))):
            expected = self.run_random(seed)
            for options in ({}, {"grad_dtype": torch.bfloat16}):
                seen = self.run_random(seed, copies=torch.bfloat16, **options)
                for step, (one, other) in enumerate(zip(expected, seen)):
                    with self.subTest(seed=seed, step=step, options=options):
                        self.assert_equal(one, other)

    def test_freed_weight(self):
        """A gradient is not read before the copy that it has the dtype of is gone."""
        seen = []
        for dtype in (None, torch.bfloat16):
            training = Training(Stopped, functools.partial(fold, dtype=dtype))
            training.run(2)
            model = training.model
            training.optimizer.zero_grad()
            run_backward(training)
            # Nothing has a copy any more.
            model.first.weight = model.second.weight = None
            bias = model.first.bias
            model.first.bias = None
            training.optimizer.load_state_dict(training.optimizer.state_dict())
            training.optimizer.step()
            training.optimizer.step()
            seen.append([bias.detach(), bias.grad])
        self.assert_equal(*seen)


class LifetimeTest(NarrowCase):
    """Effects that remain after copies are gone."""

    def make(self):
        training = Training(Shared, narrow)
        take_steps(training)
        run_backward(training)
        self.assert_narrow(training)
        return training

    def assert_wide(self, model):
        for param in model.parameters():
            self.assertEqual(param.grad_dtype, torch.float32)
            self.assertFalse(param._backward_hooks)
            if param.grad is not None:
                self.assertEqual(param.grad.dtype, torch.float32)

    def test_optimizer(self):
        """Without the optimizer, gradients have the dtype of the parameters."""
        training = self.make()
        values = [param.grad.float() for param in training.model.parameters()]
        training.optimizer = None
        gc.collect()
        self.assert_wide(training.model)
        self.assert_equal(values, [param.grad for param in training.model.parameters()])
        run_backward(training)
        self.assert_wide(training.model)

    def test_given_up(self):
        """A parameter that is cast elsewhere, too."""
        training = self.make()
        weight = training.model.first.weight
        with self.assertWarns(UserWarning):
            for copy_ in get_copies(training.optimizer).values():
                copy_.next_probe = 0
            with training.autocast():
                loss = training.call(torch.zeros(3, 8, dtype=torch.long))
                loss = loss + functional.linear(torch.ones(2, WIDTH, device=DEVICE), weight).sum()
        loss.backward()
        self.assertEqual((weight.grad_dtype, weight.grad.dtype), (torch.float32,) * 2)

    def test_copies_of_models(self):
        training = self.make()
        training.optimizer.zero_grad()
        file = io.BytesIO()
        torch.save(training.model, file)
        file.seek(0)
        for model in (copy.deepcopy(training.model), torch.load(file, weights_only=False)):
            self.assert_wide(model)

    def test_freed(self):
        training = self.make()
        run_backward(training)
        params = [weakref.ref(param) for param in training.model.parameters()]
        del training
        gc.collect()
        self.assertEqual([param() for param in params], [None] * len(params))


class SumTest(unittest.TestCase):
    """Sums of two gradients, whatever they are."""

    def test_sums(self):
        sums = GradientSums(threads=None)
        generator = torch.Generator(DEVICE).manual_seed(0)
        kinds = (torch.float32, torch.bfloat16, torch.float16)
        shapes = ((), (1,), (7,), (1000, 3), (2, 3, 4, 5))
        terms, expected = [], []
        for shape in shapes:
            for old in kinds:
                for new in kinds:
                    param = nn.Parameter(torch.zeros(shape))
                    param.grad_dtype = None
                    pair = [
                        torch.randn(shape, generator=generator, device=DEVICE).to(each)
                        for each in (old, new)
                    ]
                    terms.append(Sum(param, *pair))
                    expected.append(pair[0].float() + pair[1].float())
        special = torch.tensor([0.0, -0.0, float("inf"), float("-inf"), float("nan"), 1e-45])
        for new in (special.bfloat16(), special.flip(0).bfloat16()):
            param = nn.Parameter(torch.zeros(6))
            param.grad_dtype = None
            terms.append(Sum(param, special.bfloat16().to(DEVICE), new.to(DEVICE)))
            expected.append(terms[-1].old.float() + terms[-1].new.float())
        # A param of the default device.
        terms = [Sum(each.param.to(DEVICE).detach(), *each[1:]) for each in terms]
        for each in terms:
            each.param.grad_dtype = None
        self.assertTrue(all(map(sum_plan.can_be_planned, terms)))
        sums.compute(terms)
        for each, value in zip(terms, expected):
            torch.testing.assert_close(each.param.grad, value, rtol=0, atol=0, equal_nan=True)
            self.assertTrue(torch.equal(each.param.grad.signbit(), value.signbit()))
        self.assertTrue(all(e.param.grad is e.old for e in terms if e.old.dtype == torch.float32))
        sparse = torch.zeros(8, device=DEVICE)[::2]
        self.assertFalse(sum_plan.can_be_planned(Sum(sparse, sparse, sparse)))


class ErrorTest(unittest.TestCase):
    def test_keywords(self):
        model = nn.Linear(2, 2)
        distributed = object.__new__(nn.parallel.DistributedDataParallel)
        bfloat16 = torch.bfloat16
        for error, text, options in (
            (TypeError, "grad_dtype: expected a torch.dtype, got str", {"grad_dtype": "bfloat16"}),
            (ValueError, "grad_dtype: expected `copies`", {"grad_dtype": bfloat16, "copies": None}),
            (ValueError, "grad_dtype: expected torch.bfloat16", {"grad_dtype": torch.float16}),
            (ValueError, "one of them, got both", {"static_gradients": True}),
            (ValueError, "DistributedDataParallel reduces", {"model": distributed}),
        ):
            optimizer = optim.SGD(model.parameters(), lr=0.1)
            options = {"model": model, "copies": bfloat16, "grad_dtype": bfloat16, **options}
            with self.subTest(text=text), self.assertRaisesRegex(error, text):
                stepfold.torch.fold(optimizer, **options)
            self.assertIs(type(optimizer), optim.SGD)
            self.assertIs(type(model), nn.Linear)

    def test_distributed(self):
        """A model that DistributedDataParallel runs, which the optimizer does not know of."""
        training = Training(Shared, narrow)
        training.run(1)
        kind = nn.parallel.DistributedDataParallel
        kind._active_ddp_module = object.__new__(kind)
        self.addCleanup(setattr, kind, "_active_ddp_module", None)
        with self.assertRaisesRegex(ValueError, "DistributedDataParallel reduces"):
            training.run(1)


if __name__ == "__main__":
    unittest.main()
