"""Tests of stepfold.torch: clipping by the norm of all gradients."""

import copy
import pickle
import unittest
from unittest import mock

import stepfold.torch
import torch
from torch import nn, optim
from torch.nn.utils import clip_grad_norm_
from torch_cases import (
    ADAM,
    DEVICE,
    KINDS,
    MOMENTUM,
    SHAPES,
    SMALL_SHAPES,
    Pair,
    TrainingCase,
    get_distance,
    make_gradients,
    make_tensors,
    patch_devices,
    patch_roots,
)

# The sums of squares have another order than torch's.
BOUNDS = {torch.float32: 1e-5, torch.float64: 1e-13}
SGD = {"lr": 1e-2}


class ClippingCase(TrainingCase):
    def make_pair(self, kind=optim.SGD, settings=SGD, max_norm=1.0, shapes=SHAPES, **kwargs):
        pair = Pair(kind, make_tensors(shapes, **kwargs), fold=False, **settings)
        stepfold.torch.fold(pair.folded, max_norm=max_norm)
        return pair

    def step(self, pair, gradients, max_norm):
        """A step of both; torch's loop clips the gradients before. Returns torch's norm."""
        for params in pair.params.values():
            for param, gradient in zip(params, gradients, strict=True):
                param.grad = None if gradient is None else gradient.clone()
        norm = clip_grad_norm_(pair.params["torch"], max_norm, foreach=False)
        pair.step_torch()
        pair.folded.step()
        for param, gradient in zip(pair.params["folded"], gradients):
            if gradient is not None:
                self.assertTrue(torch.equal(param.grad.nan_to_num(), gradient.nan_to_num()))
        return norm

    def run_clipped(self, pair, bound, max_norm=1.0, steps=range(5)):
        for step in steps:
            norm = self.step(pair, make_gradients(pair.params["torch"], step), max_norm)
            self.assert_close("norm", norm, pair.folded.grad_norm, bound)
        self.assertGreater(norm.item(), float(max_norm))
        self.assert_pair(pair, bound)


class NumbersTest(ClippingCase):
    """Results of clip_grad_norm_ and torch's loop."""

    def test_above(self):
        for dtype, bound in BOUNDS.items():
            for kind, settings in KINDS:
                with self.subTest(f"{kind.__name__} {dtype}"):
                    pair = self.make_pair(kind, settings, dtype=dtype)
                    self.run_clipped(pair, bound)

    def test_below(self):
        """The coefficient is 1, and torch's bits remain."""
        for kind, settings in KINDS:
            for max_norm in (1e9, float("inf")):
                with self.subTest(f"{kind.__name__} {max_norm}"):
                    pair = self.make_pair(kind, settings, max_norm=max_norm)
                    for step in range(5):
                        norm = self.step(pair, make_gradients(pair.params["torch"], step), max_norm)
                    self.assertGreater(norm.item(), 1.0)
                    self.assert_pair(pair)

    def test_one_parameter(self):
        """With one element, no order of a sum: the coefficient has torch's bits."""
        pair = self.make_pair(optim.SGD, {"lr": 1.0, "momentum": 0.9}, 0.7, [()])
        # Among them are some for which a quotient is not a product with a reciprocal.
        for gradient in (0.883, 1.056, 1.748, 0.1, 0.7, 1.0, 1.0 + 2**-20, 1e5, 0.0):
            gradient = torch.tensor(gradient, device=DEVICE)
            norm = self.step(pair, [gradient], 0.7)
            self.assert_equal("norm", norm, pair.folded.grad_norm)
            self.assert_pair(pair)

    def test_not_finite(self):
        """A NaN makes all gradients NaN, an infinity makes the others zero."""
        for value in (torch.inf, -torch.inf, torch.nan):
            pair = self.make_pair(shapes=SMALL_SHAPES)
            gradients = make_gradients(pair.params["torch"], 0)
            gradients[1][2] = value
            norm = self.step(pair, gradients, 1.0)
            self.assertEqual(str(norm.item()), str(pair.folded.grad_norm.item()))
            for _, expected, param in pair.compare():
                self.assertTrue(torch.equal(expected.isnan(), param.isnan()))
            self.assert_pair(pair)

    def test_half(self):
        """The norm is float32, and clipped gradients are not rounded."""
        for dtype in (torch.float16, torch.bfloat16):
            params = make_tensors(SHAPES, dtype)
            optimizer = stepfold.torch.fold(optim.SGD(params, lr=1.0), max_norm=0.5)
            gradients = make_gradients(params, 0)
            wide = [nn.Parameter(param.detach().float()) for param in params]
            for param, other, gradient in zip(params, wide, gradients):
                param.grad, other.grad = gradient, gradient.float()
            norm = clip_grad_norm_(wide, 0.5)
            optim.SGD(wide, lr=1.0, foreach=False).step()
            optimizer.step()
            self.assert_close("norm", norm, optimizer.grad_norm, 1e-6)
            for expected, param in zip(wide, params):
                # A step of the last digit, where the sums differ.
                epsilon = torch.finfo(dtype).eps
                self.assert_close("parameter", expected.to(dtype), param, epsilon)

    def test_dtypes(self):
        """One norm over float32 and float64, in float64, as torch's."""
        params = [*make_tensors(SMALL_SHAPES, torch.float64), *make_tensors([(5,)], seed=1)]
        pair = Pair(optim.SGD, params, fold=False, **MOMENTUM)
        stepfold.torch.fold(pair.folded, max_norm=1.0)
        for step in range(3):
            norm = self.step(pair, make_gradients(params, step), 1.0)
            self.assertEqual(pair.folded.grad_norm.dtype, torch.float64)
            self.assert_close("norm", norm, pair.folded.grad_norm, 1e-6)
        self.assert_pair(pair, 1e-5)

    def test_groups(self):
        """One norm over groups of other structure."""
        params = make_tensors(SHAPES)
        groups = [
            {"params": params[:2], "momentum": 0.9},
            {"params": params[2:4], "momentum": 0.9, "nesterov": True},
            {"params": params[4:]},
        ]
        plain = copy.deepcopy(groups)
        pair = mock.Mock(
            params={
                "torch": [p for group in plain for p in group["params"]],
                "folded": params,
            },
            torch=optim.SGD(plain, lr=1e-2, foreach=False),
            folded=stepfold.torch.fold(optim.SGD(groups, lr=1e-2), max_norm=1.0),
        )
        pair.step_torch = pair.torch.step
        for step in range(3):
            norm = self.step(pair, make_gradients(params, step), 1.0)
            self.assert_close("norm", norm, pair.folded.grad_norm, 1e-5)
        for expected, param in zip(*pair.params.values()):
            self.assert_close("parameter", expected.detach(), param.detach(), 1e-5)

    def test_absent(self):
        """Neither an absent gradient nor one without elements takes part."""
        pair = self.make_pair(shapes=[*SMALL_SHAPES, (0, 3)])
        for step in range(4):
            gradients = make_gradients(pair.params["torch"], step)
            gradients[step % 3] = None
            norm = self.step(pair, gradients, 1.0)
            self.assert_close("norm", norm, pair.folded.grad_norm, 1e-6)
        self.assert_pair(pair, 1e-5)
        memory = pair.folded.grad_norm
        norm = self.step(pair, [None] * len(gradients), 1.0)
        self.assertEqual(norm.item(), pair.folded.grad_norm.item())
        self.assertIs(pair.folded.grad_norm, memory)

    def test_scaler(self):
        """Gradients are unscaled before they are clipped; an overflow skips the step."""
        for kind, settings in KINDS:
            pair = self.make_pair(kind, settings, shapes=SMALL_SHAPES)
            histories = []
            for name in ("torch", "folded"):
                scaler = torch.amp.GradScaler(DEVICE, init_scale=2.0**10, growth_interval=2)
                scaler.scale(torch.ones(()))
                history, params, optimizer = [], pair.params[name], getattr(pair, name)
                for step in range(8):
                    for param, gradient in zip(params, make_gradients(params, step)):
                        param.grad = gradient * scaler.get_scale()
                    if step in (0, 3, 4):
                        param.grad.view(-1)[0] = torch.inf
                    if name == "torch" or step == 7:
                        scaler.unscale_(optimizer)
                    if name == "torch":
                        clip_grad_norm_(params, 1.0, foreach=False)
                    with patch_roots():
                        scaler.step(optimizer)
                    scaler.update()
                    history.append(scaler.get_scale())
                histories.append(history)
            self.assertEqual(*histories)
            self.assertEqual(len(set(history)), 3)
            self.assert_pair(pair, 1e-5)


class InterfaceTest(ClippingCase):
    """max_norm and grad_norm."""

    def test_change(self):
        """Numbers and tensors may change between steps, without another plan."""
        pair = self.make_pair(max_norm=2.0)
        tensor = torch.tensor(3.0, device=DEVICE)
        with self.count_plans() as plans:
            for step, max_norm in enumerate((2.0, 0.5, 4, 0.0, 0.25)):
                pair.folded.max_norm = max_norm
                self.assertEqual(pair.folded.max_norm, max_norm)
                self.run_clipped(pair, 1e-5, max_norm, [step])
        plans.assert_not_called()
        pair.folded.max_norm = tensor
        with self.count_plans() as plans:
            for step, max_norm in enumerate((3.0, 0.5)):
                tensor.fill_(max_norm)
                self.run_clipped(pair, 1e-5, max_norm, [step])
        self.assertEqual(plans.call_count, 1)
        pair.folded.max_norm = torch.tensor([2], dtype=torch.int64)
        self.run_clipped(pair, 1e-5, 2.0, [0])

    def test_on_and_off(self):
        pair = self.make_pair(max_norm=None)
        pair.run(2)
        self.assertIsNone(pair.folded.grad_norm)
        self.assert_pair(pair)
        pair.folded.max_norm = 0.5
        self.run_clipped(pair, 1e-5, 0.5)
        pair.folded.max_norm = None
        with self.count_plans() as plans:
            pair.run(2)
        plans.assert_not_called()
        self.assertIsNone(pair.folded.grad_norm)
        self.assert_pair(pair, 1e-5)

    def test_grad_norm(self):
        """None before the first step, then one tensor, whose version says that it is written."""
        pair = self.make_pair()
        self.assertIsNone(pair.folded.grad_norm)
        self.run_clipped(pair, 1e-5, steps=[0])
        norm = pair.folded.grad_norm
        self.assertEqual((norm.shape, norm.dtype), ((), torch.float32))
        value, version = norm.item(), norm._version
        self.run_clipped(pair, 1e-5, steps=[1])
        self.assertIs(pair.folded.grad_norm, norm)
        self.assertNotEqual(norm.item(), value)
        self.assertGreater(norm._version, version)

    def test_copies(self):
        """max_norm goes with pickles and deep copies, not with checkpoints."""
        for make_copy in (copy.deepcopy, lambda optimizer: pickle.loads(pickle.dumps(optimizer))):
            pair = self.make_pair(optim.AdamW, ADAM, max_norm=0.5)
            self.run_clipped(pair, 1e-5, 0.5)
            pair.folded = make_copy(pair.folded)
            pair.params["folded"] = pair.folded.param_groups[0]["params"]
            self.assertEqual(pair.folded.max_norm, 0.5)
            self.assertIsNone(pair.folded.grad_norm)
            self.run_clipped(pair, 1e-5, 0.5)
        expected, state = pair.torch.state_dict(), pair.folded.state_dict()
        self.assertEqual(state.keys(), expected.keys())
        self.assertEqual(state["param_groups"], expected["param_groups"])

    def test_cost(self):
        """At most four launches, one more with a scaler; and gradients are read twice."""
        params = make_tensors([(100, 50), (50,), (10, 50), (10,)])
        elements = sum(param.numel() for param in params)
        plain = stepfold.torch.fold(optim.AdamW(params)).explain().devices[0]
        optimizer = stepfold.torch.fold(optim.AdamW(params), max_norm=1.0)
        predicted = optimizer.explain()
        for param, gradient in zip(params, make_gradients(params, 0)):
            param.grad = gradient
        optimizer.step()
        self.assertEqual(optimizer.explain(), predicted)
        optimizer.grad_scale, optimizer.found_inf = torch.ones(()), torch.zeros(())
        optimizer.step()
        for explanation, launches in ((predicted, 4), (optimizer.explain(), 5)):
            self.assertLessEqual(explanation.launches, launches)
            report = explanation.devices[0]
            # Each launch has one number a parameter, or one for all.
            self.assertLess(report.bytes_read - plain.bytes_read - 4 * elements, 200)
            self.assertLess(report.bytes_written - plain.bytes_written, 100)

    def test_refused(self):
        """Invalid bounds, when an optimizer is folded and later."""
        for value, error in (
            ("1", TypeError),
            (True, TypeError),
            (-1.0, ValueError),
            (float("nan"), ValueError),
            (torch.ones(2), ValueError),
        ):
            optimizer = optim.SGD(make_tensors(SMALL_SHAPES))
            with self.assertRaisesRegex(error, "max_norm: expected a"):
                stepfold.torch.fold(optimizer, max_norm=value)
            self.assertIs(type(optimizer), optim.SGD)
            stepfold.torch.fold(optimizer, max_norm=1.0)
            with self.assertRaisesRegex(error, "max_norm: expected a"):
                optimizer.max_norm = value
            self.assertEqual(optimizer.max_norm, 1.0)

    def test_devices(self):
        """A norm of several devices is refused by name, before anything moves."""
        with patch_devices():
            params = make_tensors(SMALL_SHAPES)
            refused = r"max_norm, .* on one device: '.*\[0\]' is on .*, '.*\[1\]' is on"
            optimizer = optim.SGD(params)
            with self.assertRaisesRegex(ValueError, refused):
                stepfold.torch.fold(optimizer, max_norm=1.0)
            self.assertIs(type(optimizer), optim.SGD)
            stepfold.torch.fold(optimizer)
            before = [param.detach().clone() for param in params]
            optimizer.max_norm = 1.0
            for param in params:
                param.grad = torch.ones_like(param)
            with self.assertRaisesRegex(ValueError, refused):
                optimizer.step()
            self.assertTrue(all(map(torch.equal, before, params)))
            params[0].grad = params[2].grad = None
            optimizer.step()
            self.assertLess(get_distance(optimizer.grad_norm, torch.tensor(7.0).sqrt()), 1e-6)


if __name__ == "__main__":
    unittest.main()
