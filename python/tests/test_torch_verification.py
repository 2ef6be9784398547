"""Tests of stepfold.torch.verify: it finds what is wrong with a step, and nothing else."""

import functools
import itertools
import os
import random
import re
import unittest
import warnings
from contextlib import nullcontext
from unittest import mock

import numpy
import stepfold.torch
import torch
from stepfold.torch import VerificationError, verify
from stepfold.torch.autocast.weight_copy import COPIES
from stepfold.torch.optimizers.op_specs import OP_SPECS
from stepfold.torch.verification import interpretation
from torch import nn, optim
from torch.optim.optimizer import register_optimizer_step_post_hook
from torch.testing._internal.common_optimizers import optim_db
from torch_cases import DEVICE, get_shapes, make_gradients, make_tensors
from verification_faults import FAULTS, backward, change_in_step, make, make_model, train

# All steps of all dtypes take minutes: STEPFOLD_TEST_ALL has them taken.
IS_LONG = "STEPFOLD_TEST_ALL" in os.environ
STEPS = 20 if IS_LONG else 6
VERIFIED = (0, STEPS // 2, STEPS - 1)
DTYPES = (torch.float32, torch.float64)


class FaultTest(unittest.TestCase):
    def test_faults_are_found(self):
        self.assertGreaterEqual(len(FAULTS), 12)
        for name, (kind, texts, plant) in FAULTS.items():
            with self.subTest(name):
                steps = plant()
                optimizer, arguments = steps.__enter__()
                with verify(optimizer, **arguments) as verification:
                    steps.__exit__(None, None, None)
                text = str(verification)
                self.assertIn(kind, [finding.kind for finding in verification.findings], text)
                for part in texts:
                    self.assertIn(part, text)
                with self.assertRaisesRegex(VerificationError, kind):
                    verification.check()


def get_steps():
    """Optimizers of torch's own inputs, each with a text, as a loop, foreach, fused, and folded."""
    for info in optim_db:
        kind = info.optim_cls
        if kind in (optim.LBFGS, optim.SparseAdam):
            continue  # They take a closure, and sparse gradients.
        shapes = get_shapes(kind)
        for given in info.optim_inputs_func(device=DEVICE):
            if given.kwargs.get("differentiable"):
                continue
            for form in ("loop", "foreach", "fused", "fold"):
                if form in ("foreach", "fused") and form not in info.supported_impls:
                    continue
                if form == "fused" and DEVICE not in info.supports_fused_on:
                    continue
                if form == "fold" and kind not in OP_SPECS:
                    continue
                yield kind, given.kwargs, form, shapes


class FalseAlarmTest(unittest.TestCase):
    def test_inputs_of_torch(self):
        """Nothing is found in the steps of torch, nor in those that are folded."""
        verified, numbers = 0, random.Random(1)
        for kind, settings, form, shapes in get_steps():
            for dtype in DTYPES if IS_LONG else [numbers.choice(DTYPES)]:
                with self.subTest(f"{kind.__name__} {settings} {form} {dtype}"):
                    verified += self.check(kind, settings, form, make_tensors(shapes, dtype))
        self.assertGreaterEqual(verified, 1500 if IS_LONG else 700)

    def check(self, kind, settings, form, params):
        """Returns the number of steps that were verified."""
        verified = 0
        flags = {form: True} if form in ("foreach", "fused") else {}
        optimizer = kind(params, **{**settings, **flags})
        if form == "fold":
            stepfold.torch.fold(optimizer)
        for step in range(STEPS):
            for param, grad in zip(params, make_gradients(params, step)):
                param.grad = grad
            verification = verify(optimizer) if step in VERIFIED else None
            optimizer.step()
            if verification is not None:
                verification.check()
                verified += 1
        return verified

    def test_narrow_dtypes(self):
        """Steps in 16 bits lose changes, and are else what they should be."""
        for dtype, kind in itertools.product((torch.bfloat16, torch.float16), OP_SPECS):
            params = make_tensors(get_shapes(kind), dtype)
            optimizer = stepfold.torch.fold(kind(params, lr=1e-2))
            for step in range(3):
                for param, grad in zip(params, make_gradients(params, step)):
                    param.grad = grad.clamp(-10, 10)
                verification = verify(optimizer)
                optimizer.step()
                kinds = {finding.kind for finding in verification.findings}
                self.assertLessEqual(kinds, {"lost"}, str(verification))

    def test_training(self):
        """Accumulation, clipping, scaling, schedulers, and state that is loaded."""
        model = make_model()
        optimizer = optim.AdamW(model.parameters(), lr=1e-2)
        scheduler = optim.lr_scheduler.OneCycleLR(optimizer, 1e-2, total_steps=20)
        scaler = torch.amp.GradScaler(DEVICE, init_scale=256.0)
        for step in range(8):
            with verify(
                optimizer, model=model, max_norm=0.5, grad_scaler=scaler, scheduler=scheduler
            ) as verification:
                for _ in range(2):
                    scaler.scale(torch.ones((), device=DEVICE))
                    backward(model, scaler.get_scale())
                scaler.unscale_(optimizer)
                nn.utils.clip_grad_norm_(model.parameters(), 0.5)
                scaler.step(optimizer)
                scaler.update()
                scheduler.step()
                optimizer.zero_grad()
            verification.check()
            self.assertEqual(verification.notes, ())
            if step == 3:
                optimizer.load_state_dict(optimizer.state_dict())

    def test_folded_training(self):
        """Operations of a folded step itself: clip, unscale and search."""
        for options in (
            {"max_norm": 0.5},
            {"max_norm": 0.5, "norm_type": torch.inf, "write_back": True},
            {"clip_value": 1e-2},
            {"copies": torch.bfloat16},
            {"flat": True},
        ):
            for searches in (False, True):
                model = make_model()
                scaler = torch.amp.GradScaler(DEVICE, init_scale=2.0**15, growth_interval=2)
                optimizer = optim.Adam(model.parameters(), lr=1e-2, weight_decay=0.1)
                stepfold.torch.fold(
                    optimizer, model=model, grad_scaler=scaler if searches else None, **options
                )
                for step in range(5):
                    with verify(optimizer, model=model, grad_scaler=scaler) as verification:
                        scaler.scale(torch.ones((), device=DEVICE))
                        backward(model, scaler.get_scale())
                        if step == 2:
                            model[0].weight.grad[1, 1] = torch.inf
                        scaler.step(optimizer)
                        scaler.update()
                        optimizer.zero_grad()
                    self.assertTrue(verification.is_done)
                    self.assertEqual(verification.findings, (), f"{options} {verification}")

    def test_layouts_and_complex_numbers(self):
        torch.manual_seed(0)
        images = torch.randn(4, 3, 5, 5, device=DEVICE).to(memory_format=torch.channels_last)
        numbers = torch.randn(3, 4, dtype=torch.complex64, device=DEVICE)
        for kind in (stepfold.torch.LAMB, stepfold.torch.Lion, optim.AdamW):
            for fold in (True, False):
                params = [nn.Parameter(t.clone()) for t in (images, numbers, images[:, 1:])]
                optimizer = kind(params[:2] if fold else params)
                if fold:
                    stepfold.torch.fold(optimizer)
                for _ in range(2):
                    for param in params:
                        param.grad = torch.randn_like(param).contiguous()
                    verification = verify(optimizer)
                    optimizer.step()
                    verification.check()

    def test_rules(self):
        def update(param, grad, state, group):
            state["buffer"].mul_(group["momentum"]).add_(grad / (1.0 + grad.norm()))
            param.sub_(group["lr"] * state["buffer"])

        rule = stepfold.torch.Rule(update, state={"buffer": torch.zeros_like}, lr=0.1, momentum=0.9)
        for fold in (True, False):
            model = make_model()
            optimizer = rule(model.parameters())
            if fold:
                stepfold.torch.fold(optimizer, model=model)
            for _ in range(2):
                with verify(optimizer, model=model) as verification:
                    backward(model)
                    optimizer.step()
                verification.check()


class Derived(optim.SGD):
    """A class that is not known, with the step of one that is."""


class Clamping(optim.SGD):
    @torch.no_grad()
    def step(self, closure=None):
        super().step(closure)
        for param in self.param_groups[0]["params"]:
            param.clamp_(-0.02, 0.02)


class Own(optim.Optimizer):
    """An optimizer that calls a function for each parameter and its gradient."""

    def __init__(self, params, update=None):
        super().__init__(params, {"lr": 0.1})
        self.steps, self.update = [], update

    @torch.no_grad()
    def step(self, closure=None):
        self.steps.append(len(self.steps))
        for group in self.param_groups:
            for param in group["params"]:
                self.update(param, param.grad)


def subtract(param, grad):
    param.sub_(grad, alpha=0.1)


def subtract_at_random(param, grad):
    param.sub_(grad * torch.rand_like(grad), alpha=random.random() * numpy.random.rand())


HISTORY = []


def subtract_and_remember(param, grad):
    HISTORY.append(param)
    param.sub_(grad, alpha=0.1 * len(HISTORY))


def subtract_and_print(param, grad):
    print(end="")
    param.sub_(grad, alpha=0.1)


class Containing(Own):
    """An optimizer that has its step done by others, as Lookahead, SAM, and containers do."""

    def __init__(self, params, contain):
        super().__init__(params)
        self.inner = contain(optim.SGD(self.param_groups, lr=0.1))
        self.find = None

    def step(self, closure=None):
        inner = self.inner
        while not callable(inner) and not isinstance(inner, optim.Optimizer):
            inner = inner[0] if isinstance(inner, (list, tuple)) else inner["inner"]
        return inner() if callable(inner) else inner.step()


class Sharpness(Own):
    """Steps twice, and computes gradients in between with a closure."""

    @torch.no_grad()
    def step(self, closure):
        with torch.enable_grad():
            closure()
        for param in self.param_groups[0]["params"]:
            param.add_(param.grad, alpha=0.1)
        with torch.enable_grad():
            loss = closure()
        for param in self.param_groups[0]["params"]:
            param.sub_(param.grad, alpha=0.2)
        return loss


class Counting(Own):
    steps_of_all = 0

    @torch.no_grad()
    def step(self, closure=None):
        Counting.steps_of_all += 1
        for param in self.param_groups[0]["params"]:
            param.sub_(param.grad, alpha=0.1 * Counting.steps_of_all)


def make_enclosing(params):
    params = list(params)

    class Enclosing(Own):
        def step(self, closure=None):
            for param in params:
                param.data.sub_(param.grad, alpha=0.1)

    return Enclosing(params)


def make_shared(params):
    """An optimizer that writes memory that parameters have, too."""
    optimizer = Own(params)
    optimizer.flat = [param.detach().view(-1) for param in optimizer.param_groups[0]["params"]]
    optimizer.update = subtract
    return optimizer


def make_hidden(params):
    """An optimizer that finds a parameter in a way that no attribute shows."""
    optimizer = Own(params, subtract_elsewhere)
    torch.stepfold_test = optimizer.param_groups[0]["params"][0]
    return optimizer


def subtract_elsewhere(param, grad):
    torch.stepfold_test.sub_(0.1)
    subtract(param, grad)


def make_replacing(params):
    optimizer = Own(params, replace_elsewhere)
    torch.stepfold_test = optimizer.param_groups[0]["params"][0]
    return optimizer


def replace_elsewhere(param, grad):
    torch.stepfold_test.data = torch.stepfold_test.data - 0.1


class Opaque(torch.Tensor):
    """Keeps its elements elsewhere, and has no operations but one."""

    @staticmethod
    def __new__(cls, codes):
        return torch.Tensor._make_wrapper_subclass(
            cls, codes.shape, dtype=torch.float32, device=codes.device
        )

    def __init__(self, codes):
        self.codes = codes

    @classmethod
    def __torch_dispatch__(cls, function, types, args=(), kwargs=None):
        if function is torch.ops.aten.detach.default:
            return args[0]
        raise NotImplementedError(f"{function} is not implemented")


def make_opaque():
    return Opaque(torch.zeros(3, dtype=torch.uint8, device=DEVICE))


class SideEffectTest(unittest.TestCase):
    """Verified training is training without it, for any optimizer."""

    def train(self, make_optimizer, is_verified, with_closure):
        """Returns what a training leaves, and the last verification."""
        for seed in (torch.manual_seed, random.seed, numpy.random.seed):
            seed(0)
        HISTORY.clear()
        Counting.steps_of_all = 0
        model = make_model()
        optimizer = make_optimizer(model.parameters())

        def closure():
            optimizer.zero_grad()
            backward(model)
            return torch.zeros(())

        for _ in range(3):
            backward(model)
            with verify(optimizer, model=model) if is_verified else nullcontext() as verification:
                optimizer.step(*([closure] if with_closure else []))
        state = [value for inner in optimizer.state.values() for value in inner.values()]
        tensors = [param.detach().cpu() for param in model.parameters()]
        numbers = torch.rand(1).item(), random.random(), numpy.random.rand(), len(HISTORY)
        steps = Counting.steps_of_all, getattr(optimizer, "steps", None)
        return tensors, (numbers, steps, len(state)), verification

    def test_nothing_but_copies_is_stepped(self):
        cannot = "the step cannot be taken again: "
        cases = {
            "Adafactor": (optim.Adafactor, None),
            "derived": (lambda params: Derived(params, momentum=0.9), None),
            "attributes": (lambda params: Own(params, subtract), None),
            "random numbers": (lambda params: Own(params, subtract_at_random), None),
            "global": (
                lambda params: Own(params, subtract_and_remember),
                "'HISTORY', which 'subtract_and_remember' refers to, is of the class list",
            ),
            "print": (lambda params: Own(params, subtract_and_print), "the function 'print'"),
            "class": (Counting, "it assigns 'Counting.steps_of_all'"),
            "closure": (Sharpness, "its closure computes gradients of the model"),
            "cells": (make_enclosing, "'params', which 'step' refers to, is of the class list"),
            "memory": (make_shared, "shares memory with '"),
            "hidden": (make_hidden, "it writes a tensor that is not its own (aten.sub_"),
            "replaced": (make_replacing, "it replaces the memory of a parameter"),
        }
        containers = {
            "optimizer": lambda inner: inner,
            "list": lambda inner: [inner],
            "nested": lambda inner: {"inner": ([inner],)},
            "method": lambda inner: inner.step,
            "partial": lambda inner: functools.partial(type(inner).step, inner),
            "lambda": lambda inner: lambda: inner.step(),
        }
        for name, contain in containers.items():
            cases[name] = functools.partial(Containing, contain=contain), "of the class SGD"
        for name, (make_optimizer, fault) in cases.items():
            with self.subTest(name):
                plain, verified = (
                    self.train(make_optimizer, is_verified, name == "closure")
                    for is_verified in (False, True)
                )
                for tensor, expected in zip(verified[0], plain[0]):
                    self.assertTrue(torch.equal(tensor, expected))
                self.assertEqual(verified[1], plain[1])
                verification = verified[2]
                differing = [f for f in verification.findings if f.kind == "difference"]
                self.assertFalse(differing, str(verification))
                if fault is None:
                    self.assertIn("with a second step of its class", str(verification))
                    self.assertNotIn(cannot, str(verification))
                else:
                    self.assertIn("no parameter was computed again", str(verification))
                    self.assertRegex(str(verification), f"{cannot}.*{re.escape(fault)}")
        del torch.stepfold_test

    def test_rules_that_are_called_again(self):
        """The function of a rule is only called again if it changes nothing else."""
        calls = []

        def update(param, grad, state, group):
            calls.append(1)
            param.sub_(group["lr"] * grad)

        rule = stepfold.torch.Rule(update, lr=0.1)
        for fold in (False, True):
            counts = []
            for is_verified in (False, True):
                model = make_model()
                optimizer = rule(model.parameters())
                if fold:
                    stepfold.torch.fold(optimizer, model=model)
                calls.clear()
                with verify(optimizer) if is_verified else nullcontext() as verification:
                    backward(model)
                    optimizer.step()
                counts.append(len(calls))
            self.assertEqual(*counts)
            verification.check()
            text = "4 parameters" if fold else "'calls', which 'update' refers to, is of the class"
            self.assertIn(text, str(verification))

    def test_tensors_that_cannot_be_read(self):
        """They are named in a note, and the step is taken."""

        def make_meta():
            return torch.ones(3, device="meta")

        def make_freed():
            tensor = torch.ones(3, device=DEVICE)
            tensor.untyped_storage().resize_(0)
            return tensor

        texts = {
            make_opaque: "is of the class Opaque",
            make_meta: "is on the device meta",
            make_freed: "has no memory",
        }
        for kind, (make_tensor, text) in itertools.product(
            (optim.SGD, Derived, optim.Adafactor), texts.items()
        ):
            for place in ("param", "state", "nested state"):
                with self.subTest(f"{kind.__name__} {text} {place}"):
                    param = nn.Parameter(torch.ones(3, device=DEVICE))
                    optimizer = kind([param], lr=0.1)
                    if place == "param":
                        optimizer.add_param_group({"params": [make_tensor()]})
                    else:
                        param.grad = torch.ones_like(param)
                        optimizer.step()
                        tensor = make_tensor()
                        nested = [tensor] if place == "nested state" else tensor
                        optimizer.state[param]["extra"] = nested
                    before = param.detach().clone()
                    with verify(optimizer) as verification:
                        (2 * param).sum().backward()
                        optimizer.step()
                    verification.check()
                    self.assertIn(text, str(verification))
                    self.assertFalse(torch.equal(param.detach(), before))

    def test_what_fails(self):
        """A fault of the verification itself is not one of the training."""
        model, optimizer = make(fold=True)
        with (
            mock.patch.object(interpretation, "write_text", side_effect=KeyError("text")),
            verify(optimizer) as verification,
        ):
            backward(model)
            optimizer.step()
        self.assertFalse(verification.is_done)
        with self.assertRaisesRegex(VerificationError, "could not be verified: KeyError: 'text'"):
            verification.check()
        self.assertEqual(len(optimizer._optimizer_step_pre_hooks), 0)

    def test_copies_that_are_cast_again(self):
        """A change that the next region notices is no fault."""
        model = make_model()
        optimizer = optim.AdamW(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)
        train(model, optimizer)
        with torch.no_grad():
            model[0].weight.add_(1.0)
        for max_elements in (1 << 20, 200):
            with verify(optimizer, model=model, max_elements=max_elements) as verification:
                backward(model)
                optimizer.step()
            verification.check()
            model[0].weight.data = model[0].weight.data * 2
        model[2].weight.data.add_(1.0)
        optimizer.refresh_copies()
        with verify(optimizer, model=model) as verification:
            backward(model)
            optimizer.step()
        verification.check()

    def test_copies_of_a_sample(self):
        """Copies of parameters that are not computed again are compared, too."""
        model = make_model()
        optimizer = optim.AdamW(model.parameters(), lr=0.1)
        stepfold.torch.fold(optimizer, model=model, copies=torch.bfloat16)

        def change_copies():
            for param in model.parameters():
                COPIES[id(param)].tensor.view(-1)[0] += 100.0

        with (
            change_in_step(optimizer, change_copies),
            verify(optimizer, model=model, max_elements=200) as verification,
        ):
            backward(model)
            optimizer.step()
        found = {name for finding in verification.findings for name in finding.parameters}
        self.assertEqual(found, {name for name, _ in model.named_parameters()})
        self.assertIn("copy: '0.weight' has a copy in bfloat16 that is stale", str(verification))


class VerificationTest(unittest.TestCase):
    def test_the_next_step(self):
        """Without `with`, the next step is verified, once, and nothing of the optimizer stays."""
        model, optimizer = make(fold=True)
        hooks = len(optimizer._optimizer_step_pre_hooks), len(optimizer._optimizer_step_post_hooks)
        verification = verify(optimizer, model=model)
        self.assertEqual(str(verification), "FoldedAdamW: no step was taken")
        with self.assertRaisesRegex(VerificationError, "no step was taken"):
            verification.check()
        backward(model)
        optimizer.step()
        self.assertTrue(verification.is_done)
        text = str(verification)
        self.assertIn("4 parameters, 684 elements, compared with the reference interpreter", text)
        self.assertEqual(
            (len(optimizer._optimizer_step_pre_hooks), len(optimizer._optimizer_step_post_hooks)),
            hooks,
        )
        self.assertFalse(any(param._post_accumulate_grad_hooks for param in model.parameters()))
        with torch.no_grad():
            model[0].weight.zero_()
        optimizer.step()
        self.assertEqual(str(verification), text)

    def test_the_step_is_the_same(self):
        """A verified step has the bits of one that is not."""
        for fold in (True, False):
            results = []
            for is_verified in (True, False):
                model, optimizer = make(optim.SGD, fold, momentum=0.9)
                torch.manual_seed(1)
                for _ in range(3):
                    if is_verified:
                        verification = verify(optimizer, model=model)
                    backward(model)
                    optimizer.step()
                    if is_verified:
                        verification.check()
                results.append([param.detach().clone() for param in model.parameters()])
            self.assertTrue(all(map(torch.equal, *results)))

    def test_closures(self):
        """The gradients of a step are those that its closure makes."""
        for fold in (True, False):
            model, optimizer = make(fold=fold)

            def closure(model=model, optimizer=optimizer):
                optimizer.zero_grad()
                backward(model)
                return torch.tensor(3.0)

            for arguments, settings in (((closure,), {}), ((), {"closure": closure})):
                verification = verify(optimizer, model=model)
                self.assertEqual(optimizer.step(*arguments, **settings).item(), 3.0)
                verification.check()
                self.assertEqual(verification.notes, ())

    def test_what_follows_the_step(self):
        """Hooks and the program may change what a step has made: that is not part of it."""

        def clamp(optimizer, *_):
            for group in optimizer.param_groups:
                for param in group["params"]:
                    param.data.clamp_(-0.01, 0.01)

        for kind, fold in ((optim.AdamW, True), (optim.AdamW, False), (Derived, False)):
            model, optimizer = make(kind, fold)
            log = []
            optimizer.register_step_post_hook(clamp)
            scheduler = optim.lr_scheduler.StepLR(optimizer, 1, 0.5)
            scaler = torch.amp.GradScaler(DEVICE, init_scale=4.0)
            every = register_optimizer_step_post_hook(clamp)
            others = verify(optimizer), verify(optimizer)
            optimizer.register_step_post_hook(lambda *_, log=log: log.append("after"))
            optimizer.register_step_pre_hook(lambda *_, log=log: log.append("before"))
            try:
                with verify(optimizer, grad_scaler=scaler, scheduler=scheduler) as verification:
                    scaler.scale(torch.ones((), device=DEVICE))
                    backward(model, 4.0)
                    scaler.step(optimizer)
                    scaler.update()
                    scheduler.step()
                    clamp(optimizer)
                    optimizer.zero_grad()
                    optimizer.step()
            finally:
                every.remove()
            for each in (verification, *others):
                each.check()
            self.assertEqual(log, ["before", "after"] * 2)
            self.assertNotIn("_optimizer_step_code", vars(optimizer))

    def test_a_step_that_calls_another(self):
        """The outer one is verified, with all that it does."""
        for kind in (optim.SGD, Clamping):
            kind([torch.ones(1)])  # Has hooks called around its method.
        model, optimizer = make(Clamping)
        backward(model)
        with verify(optimizer) as verification:
            optimizer.step()
        verification.check()
        self.assertIn("4 parameters, 684 elements, compared with a second", str(verification))

    def test_a_step_after_one_that_fails(self):
        model, optimizer = make(Derived)
        backward(model)
        verification = verify(optimizer)
        hook = optimizer.register_step_pre_hook(lambda *_: 1 / 0)
        with self.assertRaises(ZeroDivisionError):
            optimizer.step()
        hook.remove()
        optimizer.step()
        verification.check()

    def test_two_steps_in_a_with(self):
        """The first one is verified."""
        model, optimizer = make()
        with verify(optimizer) as verification:
            backward(model)
            optimizer.step()
            optimizer.param_groups[0]["lr"] = 1.0
            optimizer.step()
        verification.check()

    def test_no_step_in_a_with(self):
        model, optimizer = make()
        with verify(optimizer) as verification:
            backward(model)
        self.assertFalse(verification.is_done)
        with self.assertRaisesRegex(ZeroDivisionError, "division"), verify(optimizer):
            1 / 0  # noqa: B018
        optimizer.step()

    def test_cancel(self):
        model, optimizer = make()
        verification = verify(optimizer)
        verification.cancel()
        backward(model)
        optimizer.step()
        self.assertFalse(verification.is_done)

    def test_samples(self):
        for fold in (True, False):
            model, optimizer = make(fold=fold)
            if fold:
                optimizer.max_norm = 0.1
            verification = verify(optimizer, model=model, max_elements=200)
            backward(model)
            optimizer.step()
            verification.check()
            self.assertRegex(verification.notes[0], "[123] of 4 parameters were computed again")

    def test_samples_have_the_norm_of_all(self):
        model, optimizer = make(fold=True)
        optimizer.max_norm = 0.1
        with (
            change_in_step(optimizer, lambda: optimizer.grad_norm.mul_(1.01)),
            verify(optimizer, max_elements=200) as verification,
        ):
            backward(model)
            optimizer.step()
        self.assertIn("the norm of all gradients is", str(verification))

    def test_parts(self):
        """A parameter is interpreted in parts, which several threads share."""
        with mock.patch.object(interpretation, "MAX_ELEMENTS", 7):
            model, optimizer = make(fold=True)
            verification = verify(optimizer, model=model)
            backward(model)
            optimizer.step()
            verification.check()

    def test_notes(self):
        model = nn.ModuleList([nn.Embedding(5, 3, sparse=True), nn.Linear(3, 2), nn.Linear(2, 2)])
        model.to(DEVICE)
        optimizer = optim.SGD(model.parameters(), lr=0.1)
        verification = verify(optimizer, model=model)
        model[1](model[0](torch.tensor([1, 2], device=DEVICE))).sum().backward()
        optimizer.step()
        verification.check()
        text = str(verification)
        self.assertIn("'0.weight' has a sparse gradient: it was not computed again", text)
        self.assertIn("'2.weight' and '2.bias' have no gradient in this step", text)

        class Mine(optim.SGD):
            pass

        optimizer = Mine(model[1].parameters(), lr=0.1)
        verification = verify(optimizer)
        optimizer.step()
        verification.check()
        self.assertIn("a Mine was compared with its own step alone", str(verification))
        optimizer = optim.LBFGS(model[1].parameters())
        verification = verify(optimizer)
        optimizer.step(lambda: torch.tensor(1.0))
        verification.check()
        self.assertIn("the step cannot be taken again: ", str(verification))

    def test_others(self):
        model = make_model()
        optimizers = [optim.SGD(layer.parameters(), lr=0.1) for layer in (model[0], model[2])]
        with verify(optimizers[0], model=model, others=optimizers[1:]) as verification:
            backward(model)
            optimizers[0].step()
        verification.check()

    def test_wrappers(self):
        """Steps that a wrapper calls, as accelerate's does, are verified."""

        class Wrapper(optim.Optimizer):
            def __init__(self, optimizer):
                self.optimizer = optimizer

            def step(self, closure=None):
                self.optimizer.step(closure)

        model, optimizer = make(fold=True)
        wrapper = Wrapper(optimizer)
        with verify(wrapper, model=model) as verification:
            backward(model)
            wrapper.step()
        verification.check()
        self.assertIn("FoldedAdamW: 4 parameters", str(verification))

    def test_arguments(self):
        model, optimizer = make()
        for error, text, arguments in (
            (TypeError, "optimizer: expected an Optimizer of torch, got Sequential", (model,)),
            (TypeError, "model: expected a torch.nn.Module, got int", (optimizer, {"model": 3})),
            (ValueError, "max_norm: expected a number", (optimizer, {"max_norm": -1.0})),
            (ValueError, "norm_type: expected 2.0", (optimizer, {"norm_type": 3.0})),
            (TypeError, "grad_scaler: expected a GradScaler", (optimizer, {"grad_scaler": 1})),
            (TypeError, "others: expected Optimizers", (optimizer, {"others": [model]})),
            (TypeError, "max_elements: expected", (optimizer, {"max_elements": "all"})),
        ):
            with self.assertRaisesRegex(error, text):
                verify(arguments[0], **dict(*arguments[1:]))
        self.assertFalse(optimizer._optimizer_step_pre_hooks)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    unittest.main()
