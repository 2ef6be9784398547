"""Tests of stepfold.torch: the optimizers that torch does not have, by themselves and folded."""

import copy
import math
import unittest

import numpy
import stepfold.torch
import torch
from stepfold.torch import LAMB, LARS, Lion
from torch import nn, optim
from torch.nn.utils import clip_grad_norm_
from torch_cases import (
    DEVICE,
    SHAPES,
    SMALL_SHAPES,
    Pair,
    TrainingCase,
    get_distance,
    make_gradients,
    make_tensors,
    patch_roots,
)

STEPS = 20
# Settings whose rate follows norms; a plan sums their squares in another order.
ADAPTED = (
    (LARS, {"lr": 1.0}),
    (LARS, {"lr": 1.0, "momentum": 0.5, "weight_decay": 0.1, "maximize": True, "eps": 0.1}),
    (LARS, {"lr": 1.0, "weight_decay": 0.0, "always_adapt": True, "trust_coefficient": 0.02}),
    (LAMB, {}),
    (LAMB, {"lr": 0.1, "betas": (0.5, 0.6), "eps": 1e-3, "weight_decay": 0.1, "maximize": True}),
    (LAMB, {"lr": 0.1, "weight_decay": 0.0, "always_adapt": True}),
)
# Settings with which a plan has the bits of the plain step.
EXACT = (
    (LARS, {"lr": 0.1, "weight_decay": 0.0}),
    (LAMB, {"weight_decay": 0.0, "maximize": True}),
    (Lion, {}),
    (Lion, {"lr": 1e-2, "betas": (0.5, 0.6), "weight_decay": 0.1, "maximize": True}),
)
# A plan's distance from the plain step, if norms are read.
BOUNDS = {torch.float32: 1e-6, torch.float64: 1e-14, torch.bfloat16: 2.0**-8}
# The distance of a plain step from float64 in float32, where 1 - beta has few digits.
FLOAT32 = 2e-5


def get_norm(array):
    return math.sqrt((array * array).sum())


def transcribe_lars(p, grads, lr, momentum=0.9, weight_decay=5e-4, **options):
    velocity = 0.0
    for g in grads:
        ratio = 1.0
        if weight_decay > 0 or options.get("always_adapt"):
            divisor = get_norm(g) + weight_decay * get_norm(p) + options.get("eps", 0.0)
            if get_norm(p) and get_norm(g):
                ratio = options.get("trust_coefficient", 1e-3) * get_norm(p) / divisor
        velocity = momentum * velocity + lr * ratio * (g + weight_decay * p)
        p = p - velocity
    return p


def transcribe_lamb(
    p, grads, lr=1e-3, betas=(0.9, 0.999), eps=1e-6, weight_decay=0.01, always_adapt=False
):
    m = v = 0.0
    for t, g in enumerate(grads, start=1):
        m = betas[0] * m + (1 - betas[0]) * g
        v = betas[1] * v + (1 - betas[1]) * g**2
        r = m / (1 - betas[0] ** t) / (numpy.sqrt(v / (1 - betas[1] ** t)) + eps)
        u = r + weight_decay * p
        ratio = 1.0
        if (weight_decay > 0 or always_adapt) and get_norm(p) and get_norm(u):
            ratio = get_norm(p) / get_norm(u)
        p = p - lr * ratio * u
    return p


def transcribe_lion(p, grads, lr=1e-4, betas=(0.9, 0.99), weight_decay=0.0):
    m = 0.0
    for g in grads:
        update = numpy.sign(betas[0] * m + (1 - betas[0]) * g)
        p = p - lr * (update + weight_decay * p)
        m = betas[1] * m + (1 - betas[1]) * g
    return p


TRANSCRIPTIONS = {LARS: transcribe_lars, LAMB: transcribe_lamb, Lion: transcribe_lion}


class PlainTest(TrainingCase):
    """Steps of optimizers that are not folded."""

    def test_formulas(self):
        """Those of the papers, in numpy's float64; a parameter of zeros is not adapted."""
        for dtype, bound in ((torch.float64, 1e-13), (torch.float32, FLOAT32)):
            for kind, settings in (*ADAPTED, *EXACT):
                with self.subTest(f"{kind.__name__} {settings} {dtype}"):
                    params = make_tensors(SHAPES, dtype) + [nn.Parameter(torch.zeros(5).to(dtype))]
                    start = [param.detach().double().cpu().numpy().copy() for param in params]
                    optimizer = kind(params, **settings)
                    history = []
                    for step in range(STEPS):
                        gradients = make_gradients(params, step)
                        history.append([gradient.double().cpu().numpy() for gradient in gradients])
                        for param, gradient in zip(params, gradients):
                            param.grad = gradient
                        optimizer.step()
                    options = dict(settings)
                    sign = -1 if options.pop("maximize", False) else 1
                    for index, param in enumerate(params):
                        expected = TRANSCRIPTIONS[kind](
                            start[index], [sign * grads[index] for grads in history], **options
                        )
                        expected = torch.as_tensor(expected)
                        distance = get_distance(param.detach().double(), expected)
                        self.assertLessEqual(distance, bound, f"parameter {index}")

    def test_narrow(self):
        """A bfloat16 parameter is rounded once a step; its state is float32."""
        for kind, settings in (*ADAPTED, *EXACT):
            with self.subTest(f"{kind.__name__} {settings}"):
                narrow = make_tensors([(33, 5)], torch.bfloat16)
                wide = [nn.Parameter(param.detach().float()) for param in narrow]
                optimizers = [kind(params, **settings) for params in (narrow, wide)]
                for step in range(3):
                    [narrow[0].grad] = make_gradients(narrow, step)
                    wide[0].grad = narrow[0].grad.float()
                    for optimizer in optimizers:
                        optimizer.step()
                    wide[0].data = wide[0].data.bfloat16().float()
                    self.assert_equal("parameter", wide[0].bfloat16().detach(), narrow[0].detach())
                for key, value in optimizers[0].state[narrow[0]].items():
                    self.assert_equal(key, optimizers[1].state[wide[0]][key], value)

    def test_closure_and_absent_gradients(self):
        for kind in TRANSCRIPTIONS:
            params = make_tensors([(3,), (3,)])
            optimizer = kind(params, lr=0.1)

            def closure():
                loss = params[0].square().sum()  # noqa: B023
                loss.backward()
                return loss

            before = params[0].square().sum().item()
            self.assertEqual(optimizer.step(closure).item(), before)
            self.assertLess(params[0].square().sum().item(), before)
            self.assertEqual(list(optimizer.state), params[:1])
            self.assertIsNone(optimizer.step())

    def test_sparse(self):
        for kind in TRANSCRIPTIONS:
            params = make_tensors([(3,), (3,)])
            optimizer = kind(params, lr=0.1)
            params[0].grad = torch.ones(3)
            params[1].grad = torch.ones(3).to_sparse()
            before = params[0].tolist()
            message = rf"{kind.__name__}: 'param_groups\[0\].params\[1\]' has a sparse gradient"
            with self.assertRaisesRegex(ValueError, message):
                optimizer.step()
            self.assertEqual(params[0].tolist(), before)

    def test_nan(self):
        """A NaN of the gradient is seen in the parameter, in a plan, too."""
        for kind, settings in (*ADAPTED, *EXACT):
            pair = Pair(kind, make_tensors([(5,)]), **settings)
            gradients = make_gradients(pair.params["torch"], 0)
            gradients[0][2] = torch.nan
            pair.step(gradients)
            for params in pair.params.values():
                self.assertTrue(params[0][2].isnan(), kind.__name__)

    def test_bad_settings(self):
        params = make_tensors([(3,)])
        cases = (
            (LARS, {"lr": -1.0}, "lr: expected a finite number that is at least 0, got -1.0"),
            (LARS, {"lr": math.inf}, "lr: expected a finite number"),
            (LARS, {"lr": math.nan}, "lr: expected a finite number"),
            (LARS, {"lr": torch.ones(2)}, "lr: expected a tensor of one element, got 2"),
            (LARS, {"lr": 0.1, "momentum": -0.1}, "momentum: expected"),
            (LARS, {"lr": 0.1, "trust_coefficient": -1}, "trust_coefficient: expected"),
            (LAMB, {"betas": (0.9, 1.0)}, r"betas\[1\]: .* at least 0 and less than 1, got 1.0"),
            (LAMB, {"betas": (-0.1, 0.9)}, r"betas\[0\]: expected"),
            (LAMB, {"eps": -1e-8}, "eps: expected"),
            (Lion, {"weight_decay": -1}, "weight_decay: expected"),
        )
        for kind, settings, message in cases:
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                kind(params, **settings)
            with self.subTest(f"{message} of a group"):
                optimizer = kind(make_tensors([(2,)]), lr=0.1)
                with self.assertRaisesRegex(ValueError, message):
                    optimizer.add_param_group({"params": params, **settings})
                self.assertEqual(len(optimizer.param_groups), 1)
        for kind, settings, message in (
            (Lion, {"lr": "fast"}, "lr: expected a number or a tensor, got str"),
            (Lion, {"betas": 0.9}, "betas: expected 2 numbers or tensors, got 0.9"),
            (LAMB, {"betas": (0.9,)}, r"betas: expected 2 numbers or tensors, got \(0.9,"),
        ):
            with self.subTest(message), self.assertRaisesRegex(TypeError, message):
                kind(params, **settings)


class FoldedTest(TrainingCase):
    """A plan computes what the plain step does."""

    def for_all(self, cases=(*ADAPTED, *EXACT), **kwargs):
        """Yields a pair of each case, and the bound of its distance."""
        for dtype in BOUNDS:
            for kind, settings in cases:
                with self.subTest(f"{kind.__name__} {settings} {dtype}"):
                    pair = Pair(kind, make_tensors(SHAPES, dtype), **settings, **kwargs)
                    yield pair, BOUNDS[dtype] if (kind, settings) in ADAPTED else 0

    def test_formulas(self):
        for pair, bound in self.for_all():
            # The plan of the first step is that of `fold`.
            with self.count_plans() as plans:
                pair.run(STEPS)
            plans.assert_not_called()
            self.assert_pair(pair, bound)

    def test_tensors(self):
        """Settings that are tensors, of one or no dimension, read where they are."""
        for kind, settings in (*ADAPTED, *EXACT):
            tensors = {
                key: torch.tensor([value])
                for key, value in settings.items()
                if isinstance(value, float)
            }
            if kind is not LARS:
                tensors["betas"] = (torch.tensor(0.5), torch.tensor([0.75]).double())
            with self.subTest(f"{kind.__name__} {settings}"):
                pair = Pair(kind, make_tensors(SHAPES), **{**settings, "lr": 0.1, **tensors})
                pair.run(3)
                for optimizer in (pair.torch, pair.folded):
                    optimizer.param_groups[0]["weight_decay"] = 0.2
                    if "lr" in tensors:
                        optimizer.param_groups[0]["lr"].mul_(0.5)
                pair.run(3, first=3)
                self.assert_pair(pair, 1e-6)

    def test_complex(self):
        for dtype in (torch.complex64, torch.complex128):
            for kind, settings in (*ADAPTED, *EXACT):
                params = make_tensors(SMALL_SHAPES, dtype)
                with torch.no_grad():
                    for param in params:
                        param.imag.copy_(param.real + 1)
                pair = Pair(kind, params, **settings)
                for step in range(3):
                    gradients = make_gradients(params, step)
                    pair.step([(gradient * (1 - 2j)).conj() for gradient in gradients])
                self.assert_pair(pair, 1e-6 if dtype == torch.complex64 else 1e-14)

    def test_without_elements(self):
        """The plain step updates the state of a parameter that has none."""
        for kind in TRANSCRIPTIONS:
            pair = Pair(kind, make_tensors([(0, 3), (4,)]), lr=0.1, weight_decay=0.0)
            pair.run(3)
            self.assert_pair(pair)

    def test_groups(self):
        """Groups with options and settings of their own, in one plan; one is absent at first."""
        for kind in TRANSCRIPTIONS:
            params = make_tensors([*SMALL_SHAPES, *SMALL_SHAPES])
            params += make_tensors([(5,)], torch.bfloat16)
            pair = Pair(kind, params, lr=0.1, fold=False)
            for name, optimizer in (("torch", pair.torch), ("folded", pair.folded)):
                first, own = optimizer.param_groups[0], pair.params[name]
                first["params"] = own[:2]
                adapt = {} if kind is Lion else {"always_adapt": True}
                optimizer.add_param_group({"params": own[2:4], "lr": 0.2, "weight_decay": 0.0})
                last = {"params": own[4:], "weight_decay": 0.0, "maximize": True, **adapt}
                optimizer.add_param_group(last)
            stepfold.torch.fold(pair.folded)
            gradients = make_gradients(params, 9)
            pair.step([None, *gradients[1:4], None, *gradients[5:]])
            pair.run(3)
            for optimizer in (pair.torch, pair.folded):
                optimizer.param_groups[1]["weight_decay"] = 0.1
            pair.run(3, first=3)
            self.assert_pair(pair, 1e-6)

    def test_scheduler(self):
        """OneCycleLR changes lr, and momentum or the first beta, in each step."""
        for pair, bound in self.for_all():
            schedulers = [
                optim.lr_scheduler.OneCycleLR(optimizer, 0.1, total_steps=STEPS)
                for optimizer in (pair.torch, pair.folded)
            ]
            with self.count_plans() as plans:
                for step in range(STEPS - 1):
                    pair.run(1, first=step)
                    for scheduler in schedulers:
                        scheduler.step()
            plans.assert_not_called()
            self.assert_pair(pair, bound)

    def test_max_norm(self):
        for kind, settings in (*ADAPTED, *EXACT):
            with self.subTest(f"{kind.__name__} {settings}"):
                pair = Pair(kind, make_tensors(SHAPES, torch.float64), fold=False, **settings)
                stepfold.torch.fold(pair.folded, max_norm=0.5)
                for step in range(5):
                    gradients = make_gradients(pair.params["torch"], step)
                    for params in pair.params.values():
                        for param, gradient in zip(params, gradients):
                            param.grad = gradient.clone()
                    norm = clip_grad_norm_(pair.params["torch"], 0.5, foreach=False)
                    self.assertGreater(norm, 0.5)
                    pair.step_torch()
                    pair.folded.step()
                self.assert_pair(pair, 1e-12)

    def test_scaler(self):
        """Overflows are skipped, counts included."""
        for kind, settings in (*ADAPTED, *EXACT):
            with self.subTest(f"{kind.__name__} {settings}"):
                pair = Pair(kind, make_tensors(SMALL_SHAPES), **settings)
                for name, optimizer in (("torch", pair.torch), ("folded", pair.folded)):
                    scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0, growth_interval=2)
                    scaler.scale(torch.ones(()))
                    for step in range(6):
                        gradients = make_gradients(pair.params[name], step)
                        for param, gradient in zip(pair.params[name], gradients):
                            param.grad = gradient * scaler.get_scale()
                        if step in (0, 3):
                            pair.params[name][-1].grad.view(-1)[0] = torch.inf
                        with patch_roots():
                            scaler.step(optimizer)
                        scaler.update()
                self.assert_pair(pair, 1e-6 if (kind, settings) in ADAPTED else 0)

    def test_checkpoints(self):
        """A checkpoint of one is continued by the other, with the bits of unsaved state."""
        for pair, bound in self.for_all():
            pair.run(3)
            saved = [copy.deepcopy(one.state_dict()) for one in (pair.folded, pair.torch)]
            for target, state in zip((pair.torch, pair.folded), saved):
                target.load_state_dict(state)
            for what, expected, value in pair.compare():
                self.assert_alike(what, expected, value)
            self.assert_equal_states(saved[0], pair.torch.state_dict())
            self.assert_equal_states(saved[1], pair.folded.state_dict())
            pair.run(3, first=3)
            self.assert_pair(pair, bound)

    def assert_equal_states(self, expected, value):
        self.assertEqual(expected["param_groups"], value["param_groups"])
        for key, inner in expected["state"].items():
            self.assertEqual(inner.keys(), value["state"][key].keys())
            for name, tensor in inner.items():
                self.assert_equal(f"{name} of {key}", tensor, value["state"][key][name])

    def test_dtype_of_state(self):
        """State that was rounded before is made wide again."""
        for kind in TRANSCRIPTIONS:
            pair = Pair(kind, make_tensors(SHAPES, torch.bfloat16), lr=0.1, weight_decay=0.0)
            pair.run(2)
            for optimizer in (pair.torch, pair.folded):
                for inner in optimizer.state.values():
                    for key, value in inner.items():
                        rounded = value.bfloat16()
                        inner[key] = (
                            rounded if optimizer is pair.folded else rounded.to(value.dtype)
                        )
            pair.run(2, first=2)
            self.assert_pair(pair)


if __name__ == "__main__":
    unittest.main()
