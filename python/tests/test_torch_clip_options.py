"""Clipping by the largest magnitude and by value, and without some parameters.

The order of a maximum is free, so all bits are those of torch.
"""

import copy
import math
import pickle
import unittest

import stepfold.torch
import torch
from clip_cases import INF, OPTIONS, SGD, TWO, VALUE, OptionsCase, clip, get_bound
from torch import nn, optim
from torch_cases import (
    ADAM,
    DEVICE,
    KINDS,
    SHAPES,
    SMALL_SHAPES,
    get_distance,
    make_gradients,
    make_tensors,
    patch_devices,
    patch_roots,
)


class NumbersTest(OptionsCase):
    """Results of clip_grad_norm_, clip_grad_value_ and torch's loop."""

    def test_kinds(self):
        for options in (INF, VALUE):
            for dtype in (torch.float32, torch.float64):
                for kind, settings in KINDS:
                    with self.subTest(f"{kind.__name__} {dtype} {options}"):
                        params = make_tensors(SHAPES, dtype)
                        self.run_clipped(self.make_pair(options, kind, settings, params), options)

    def test_half(self):
        """Elements are clipped at the bound in their dtype; what the step takes is not rounded."""
        for dtype in (torch.float16, torch.bfloat16):
            for options in (INF, {"clip_value": 0.3}):
                params = make_tensors(SHAPES, dtype)
                gradients = make_gradients(params, 0)
                wide = [nn.Parameter(param.detach().float()) for param in params]
                for param, other, gradient in zip(params, wide, gradients):
                    param.grad = gradient.clone()
                    if "clip_value" in options:
                        clip([param], **options)
                    other.grad = param.grad.float()
                    param.grad = gradient
                norm = clip(wide, **options) if options is INF else None
                optim.SGD(wide, lr=1.0, foreach=False).step()
                optimizer = stepfold.torch.fold(optim.SGD(params, lr=1.0), **options)
                optimizer.step()
                self.assert_norm(norm, optimizer.grad_norm)
                for expected, param in zip(wide, params):
                    what = f"{dtype} {options}"
                    self.assert_equal(what, expected.detach().to(dtype), param.detach())

    def test_special(self):
        """NaN stays NaN, infinities are clipped, zeros keep their sign; and so do bounds."""
        special = torch.tensor([math.nan, math.inf, -math.inf, 0.0, -0.0, 0.75, -0.75, 1e-40, 3e38])
        for options in (INF, VALUE, {"clip_value": 0.0}, {"clip_value": math.inf}):
            for size in (9, 4, 1):  # With the NaN, and with infinities alone.
                pair = self.make_pair(
                    options, params=make_tensors([(size,), (3,)]), settings={"lr": 1.0}
                )
                gradients = [special[-size:] if size != 4 else special[1:5], torch.ones(3)]
                gradients = [gradient.to(DEVICE) for gradient in gradients]
                norm = self.step(pair, gradients, options)
                self.assert_norm(norm, pair.folded.grad_norm)
                self.assert_pair(pair)

    def test_edges(self):
        """The largest element at the edges of chunks of a reduction, alone and in others."""
        for size in (1, 2047, 2048, 2049, 8192, 8193, 20000):
            pair = self.make_pair(INF, params=make_tensors([(size,), (3,)]))
            for place in (0, size // 2, size - 1):
                gradients = [torch.full((size,), -0.5, device=DEVICE), torch.ones(3, device=DEVICE)]
                gradients[0][place] = -123.0
                norm = self.step(pair, gradients, INF)
                self.assertEqual(pair.folded.grad_norm.item(), 123.0)
                self.assert_norm(norm, pair.folded.grad_norm)
            self.assert_pair(pair)

    def test_absent(self):
        """Neither an absent gradient nor one without elements takes part."""
        for options in OPTIONS:
            pair = self.make_pair(options, params=make_tensors([*SMALL_SHAPES, (0, 3)]))
            for step in range(3):
                gradients = make_gradients(pair.params["torch"], step)
                gradients[step] = None
                norm = self.step(pair, gradients, options, clipped=slice(3))
                self.assert_norm(norm, pair.folded.grad_norm, get_bound(options))
            self.assert_pair(pair, get_bound(options))

    def test_scaler(self):
        """Gradients are unscaled before they are clipped; an overflow skips the step."""
        # Each pair of an option and a dtype, and of either and writing back.
        for options, dtype, write_back in (
            (INF, torch.float32, True),
            (INF, torch.float64, False),
            (VALUE, torch.float32, False),
            (VALUE, torch.float64, True),
        ):
            for kind, settings in KINDS:
                params = make_tensors(SMALL_SHAPES, dtype)
                pair = self.make_pair(options, kind, settings, params, write_back=write_back)
                with self.subTest(f"{kind.__name__} {dtype} {options} {write_back}"):
                    self.run_scaled(pair, options, write_back)

    def run_scaled(self, pair, options, write_back):
        scalers = {}
        for name in pair.params:
            scalers[name] = torch.amp.GradScaler(DEVICE, init_scale=2.0**10, growth_interval=2)
            scalers[name].scale(torch.ones(()))
        for step in range(8):
            for name, params in pair.params.items():
                scaler, optimizer = scalers[name], getattr(pair, name)
                for param, gradient in zip(params, make_gradients(params, step)):
                    param.grad = gradient * scaler.get_scale()
                if step in (0, 3, 4):
                    param.grad.view(-1)[0] = torch.inf
                if name == "torch" or step == 7:
                    scaler.unscale_(optimizer)
                if name == "torch":
                    clip(params, **options)
                with patch_roots():
                    scaler.step(optimizer)
                scaler.update()
            if write_back:
                self.assert_gradients(pair)
        self.assertEqual(*(scaler.get_scale() for scaler in scalers.values()))
        self.assert_pair(pair)


class UnclippedTest(OptionsCase):
    """Parameters that are left out."""

    def test_some(self):
        for options in OPTIONS:
            for dtype in (torch.float32, torch.float64):
                with self.subTest(f"{options} {dtype}"):
                    params = make_tensors(SHAPES, dtype)
                    pair = self.make_pair({}, optim.AdamW, ADAM, params)
                    pair.folded = optim.AdamW(pair.params["folded"], **ADAM)
                    left_out = pair.params["folded"][3:]
                    stepfold.torch.fold(pair.folded, **options, unclipped=iter(left_out))
                    self.run_clipped(pair, options, clipped=slice(3))

    def test_dtype_of_norm(self):
        """It is that of the gradients that count."""
        params = [*make_tensors([(3,)]), *make_tensors([(5,)], torch.float64)]
        optimizer = stepfold.torch.fold(optim.SGD(params), unclipped=params[1], **INF)
        for param in params:
            param.grad = torch.ones_like(param)
        optimizer.step()
        self.assertEqual(
            (optimizer.grad_norm.dtype, optimizer.grad_norm.item()), (torch.float32, 1)
        )

    def test_all(self):
        """The norm of no gradients is 0."""
        for options in OPTIONS:
            params = make_tensors(SMALL_SHAPES)
            pair = self.make_pair({}, params=params)
            pair.folded = optim.SGD(pair.params["folded"], **SGD)
            stepfold.torch.fold(pair.folded, unclipped=pair.params["folded"], **options)
            norm = self.step(pair, make_gradients(params, 0), options, clipped=slice(0))
            self.assert_norm(norm, pair.folded.grad_norm)
            self.assert_pair(pair)

    def test_copies(self):
        """A copy leaves out its own parameters."""
        for make_copy in (copy.deepcopy, lambda optimizer: pickle.loads(pickle.dumps(optimizer))):
            params = make_tensors(SMALL_SHAPES)
            optimizer = stepfold.torch.fold(
                optim.SGD(params, lr=1.0), unclipped=params[:1], **VALUE
            )
            for twin in (optimizer, make_copy(optimizer)):
                own = twin.param_groups[0]["params"]
                before = [param.detach().clone() for param in own]
                for param in own:
                    param.grad = torch.full_like(param, 2.0)
                twin.step()
                moves = [(b - p.detach()).mean().item() for b, p in zip(before, own)]
                for move, expected in zip(moves, (2.0, 0.75, 0.75)):
                    self.assertAlmostEqual(move, expected, places=5)


class InterfaceTest(OptionsCase):
    def test_cost(self):
        """No launch finishes maxima, and a clip by value has none of its own."""
        params = make_tensors([(100, 50), (50,), (10, 50), (10,)])
        elements = sum(param.numel() for param in params)

        def explain(**options):
            optimizer = optim.AdamW([nn.Parameter(param.detach().clone()) for param in params])
            return stepfold.torch.fold(optimizer, **options).explain().devices[0]

        plain, largest, by_value = explain(), explain(**INF), explain(**VALUE)
        self.assertLess(largest.launches, explain(**TWO).launches)
        self.assertLess(largest.bytes_read - plain.bytes_read - 4 * elements, 200)
        self.assertEqual(by_value.launches, plain.launches)
        self.assertLess(by_value.bytes_read - plain.bytes_read, 200)

    def test_change(self):
        """Numbers and tensors may change between steps, without another plan."""
        for name in ("max_norm", "clip_value"):
            more = {"norm_type": math.inf} if name == "max_norm" else {}
            pair = self.make_pair({name: 2.0, **more})
            with self.count_plans() as plans:
                for step, bound in enumerate((2.0, 0.5, 4, 0.25)):
                    setattr(pair.folded, name, bound)
                    self.assertEqual(getattr(pair.folded, name), bound)
                    self.run_clipped(pair, {name: bound, **more}, [step])
            plans.assert_not_called()
            tensor = torch.tensor(3.0, device=DEVICE)
            setattr(pair.folded, name, tensor)
            for step, bound in enumerate((3.0, 0.5)):
                tensor.fill_(bound)
                self.run_clipped(pair, {name: bound, **more}, [step])
            setattr(pair.folded, name, None)
            pair.run(1)
            self.assertIsNone(pair.folded.grad_norm)
            self.assert_pair(pair)

    def test_other_clip(self):
        """From a norm to a value, through None."""
        pair = self.make_pair(INF)
        self.run_clipped(pair, INF)
        pair.folded.max_norm = None
        pair.folded.clip_value = 0.75
        self.run_clipped(pair, VALUE)
        pair.folded.clip_value = None
        pair.folded.max_norm = 0.75
        self.run_clipped(pair, INF)

    def test_sync_settings(self):
        """A bound is written for the next step; another clip needs another plan."""
        for name in ("max_norm", "clip_value"):
            [param] = make_tensors([(3,)])
            optimizer = optim.SGD([param], lr=1.0)
            stepfold.torch.fold(optimizer, norm_type=math.inf, **{name: 1.0})
            param.grad = torch.full_like(param, 8.0)
            optimizer.step()
            setattr(optimizer, name, 2.0)
            optimizer.sync_settings()
            before = param.detach().clone()
            stage = optimizer._stepfold.step
            next(iter(stage._tracker.devices.values())).get_current().step()
            self.assertLess(get_distance(before - param.detach(), torch.full((3,), 2.0)), 1e-5)
            setattr(optimizer, name, torch.tensor(2.0, device=DEVICE))
            with self.assertRaisesRegex(ValueError, f"{name} was replaced by another tensor"):
                optimizer.sync_settings()
            setattr(optimizer, name, None)
            other = "clip_value" if name == "max_norm" else "max_norm"
            setattr(optimizer, other, 2.0)
            with self.assertRaisesRegex(ValueError, f"{other} has replaced another clip"):
                optimizer.sync_settings()

    def test_devices(self):
        """Elements are clipped on each device for itself."""
        with patch_devices():
            self.run_clipped(self.make_pair(VALUE), VALUE)

    def test_refused(self):
        """Invalid clips, when an optimizer is folded and later."""
        for options, error, message in (
            (
                {**INF, **VALUE},
                ValueError,
                "max_norm and clip_value: expected one of them, got both",
            ),
            (
                {"max_norm": 1.0, "norm_type": 1.0},
                ValueError,
                "norm_type: expected 2.0 or math.inf",
            ),
            ({"max_norm": 1.0, "norm_type": "inf"}, TypeError, "norm_type: expected a number"),
            ({"clip_value": "1"}, TypeError, "clip_value: expected a number or a tensor"),
            (
                {"clip_value": -1.0},
                ValueError,
                "clip_value: expected a number that is at least 0",
            ),
            (
                {"clip_value": math.nan},
                ValueError,
                "clip_value: expected a number that is at least 0",
            ),
            ({"clip_value": torch.ones(2)}, ValueError, "clip_value: expected a tensor of one"),
            ({"unclipped": 3}, TypeError, "unclipped: expected an iterable of parameters, got int"),
            ({"unclipped": ["w"]}, TypeError, "unclipped: expected parameters, got str"),
            ({"write_back": 1}, TypeError, "write_back: expected a bool, got int"),
        ):
            optimizer = optim.SGD(make_tensors(SMALL_SHAPES))
            with self.assertRaisesRegex(error, message):
                stepfold.torch.fold(optimizer, **options)
            self.assertIs(type(optimizer), optim.SGD)
        stepfold.torch.fold(optimizer, **VALUE)
        with self.assertRaisesRegex(ValueError, "expected one of them, got both"):
            optimizer.max_norm = 1.0
        self.assertEqual((optimizer.max_norm, optimizer.clip_value), (None, 0.75))

    def test_complex(self):
        """A magnitude of a complex number is not that of its parts; torch does not clamp one."""
        params = [*make_tensors(SMALL_SHAPES), nn.Parameter(torch.ones(3, dtype=torch.complex64))]
        for options, what in ((INF, "norm_type=inf"), (VALUE, "clip_value")):
            optimizer = optim.SGD(params)
            refused = rf"\[3\]' has the dtype torch.complex64, and {what} clips real"
            with self.assertRaisesRegex(ValueError, refused):
                stepfold.torch.fold(optimizer, **options)
            self.assertIs(type(optimizer), optim.SGD)
            stepfold.torch.fold(optimizer, norm_type=math.inf)
            setattr(optimizer, next(iter(options)), 0.75)
            for param in params:
                param.grad = torch.ones_like(param)
            before = [param.detach().clone() for param in params]
            with self.assertRaisesRegex(ValueError, refused):
                optimizer.step()
            self.assertTrue(all(map(torch.equal, before, params)))
        stepfold.torch.fold(optim.SGD(params), unclipped=params[3:], **VALUE).step()


if __name__ == "__main__":
    unittest.main()
