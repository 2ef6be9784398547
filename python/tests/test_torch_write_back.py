"""Gradients that a step leaves as it has taken them: unscaled and clipped."""

import unittest

import stepfold.torch
import torch
from clip_cases import INF, OPTIONS, VALUE, OptionsCase, clip, get_bound
from torch import nn, optim
from torch_cases import DEVICE, KINDS, SMALL_SHAPES, make_gradients, make_tensors


class WriteBackTest(OptionsCase):
    """Gradients as a step has taken them."""

    def test_as_torch(self):
        for options in OPTIONS:
            for kind, settings in KINDS:
                with self.subTest(f"{kind.__name__} {options}"):
                    pair = self.make_pair(options, kind, settings, write_back=True)
                    seen = []
                    pair.folded.register_step_post_hook(
                        lambda optimizer, *_, seen=seen: seen.append(
                            [p.grad.clone() for p in optimizer.param_groups[0]["params"]]
                        )
                    )
                    versions = [torch.zeros(())]
                    for step in range(3):
                        gradients = make_gradients(pair.params["torch"], step)
                        self.step(pair, gradients, options)
                        self.assert_gradients(pair, get_bound(options))
                        for param, grad in zip(pair.params["folded"], seen[step]):
                            self.assertTrue(torch.equal(param.grad, grad))
                            self.assertGreater(param.grad._version, versions[0]._version)
                    self.assert_pair(pair, get_bound(options))

    def test_half(self):
        """They are rounded to their dtype, as torch's."""
        for dtype in (torch.float16, torch.bfloat16):
            params = make_tensors(SMALL_SHAPES, dtype)
            optimizer = stepfold.torch.fold(optim.SGD(params), **VALUE, write_back=True)
            gradients = make_gradients(params, 0)
            for param, gradient in zip(params, gradients):
                param.grad = gradient.clone()
            optimizer.step()
            for param, gradient in zip(params, gradients):
                self.assert_equal("gradient", gradient.clamp(-0.75, 0.75), param.grad)

    def test_without_clip(self):
        """Without a scale nothing is written, with one the unscaled gradients."""
        pair = self.make_pair({}, write_back=True)
        gradients = make_gradients(pair.params["folded"], 0)
        gradients[0] = gradients[0].t().contiguous().t()
        for param, gradient in zip(pair.params["folded"], gradients):
            param.grad = gradient
        versions = [gradient._version for gradient in gradients]
        pair.folded.step()
        self.assertEqual(versions, [gradient._version for gradient in gradients])
        pair.folded.grad_scale = torch.full((), 4.0, device=DEVICE)
        pair.folded.found_inf = torch.zeros((), device=DEVICE)
        expected = [gradient / 4 for gradient in gradients]
        pair.folded.step()
        for gradient, quotient in zip(gradients, expected):
            self.assertTrue(torch.equal(gradient, quotient))

    def test_other_order(self):
        """A gradient with another order of elements than its parameter."""
        for options in (INF, VALUE):
            params = make_tensors([(4, 6), (5,)])
            pair = self.make_pair(options, params=params, write_back=True)
            gradients = make_gradients(params, 1)
            for name, own in pair.params.items():
                own[0].grad = gradients[0].t().contiguous().t()
                own[1].grad = gradients[1].clone()
                if name == "torch":
                    clip(own, **options)
            pair.step_torch()
            pair.folded.step()
            self.assert_gradients(pair)
            self.assert_pair(pair)

    def test_unclipped(self):
        """Gradients that are left out are unscaled, and not clipped."""
        params = make_tensors([(3,), (3,)])
        optimizer = stepfold.torch.fold(
            optim.SGD(params), unclipped=params[1:], write_back=True, **VALUE
        )
        optimizer.grad_scale = torch.full((), 2.0, device=DEVICE)
        optimizer.found_inf = torch.zeros((), device=DEVICE)
        for param in params:
            param.grad = torch.full_like(param, 8.0)
        optimizer.step()
        self.assertEqual([param.grad[0].item() for param in params], [0.75, 4.0])

    def test_refused(self):
        """A gradient that cannot be written, and one that two parameters have."""
        params = make_tensors([(3,), (3,)])
        optimizer = stepfold.torch.fold(optim.SGD(params), write_back=True, **VALUE)
        params[0].grad, params[1].grad = (
            torch.ones(1, device=DEVICE).expand(3),
            torch.ones_like(params[1]),
        )
        before = params[1].detach().clone()
        with self.assertRaisesRegex(ValueError, r"\[0\]' has a gradient with several elements"):
            optimizer.step()
        params[0].grad = params[1].grad
        with self.assertRaisesRegex(stepfold.PlanError, r"the gradient of '.*\[[01]\]'"):
            optimizer.step()
        self.assertTrue(torch.equal(before, params[1]))

    def test_cost(self):
        """One more write of each gradient, and no more launches or reads."""
        params = make_tensors([(100, 50), (50,), (10, 50), (10,)])
        elements = sum(param.numel() for param in params)
        for options in OPTIONS:
            reports = []
            for write_back in (False, True):
                optimizer = optim.AdamW([nn.Parameter(param.detach().clone()) for param in params])
                stepfold.torch.fold(optimizer, write_back=write_back, **options)
                reports += optimizer.explain().devices
            plain, written = reports
            self.assertEqual(plain.launches, written.launches)
            self.assertEqual(plain.bytes_read, written.bytes_read)
            self.assertEqual(written.bytes_written - plain.bytes_written, 4 * elements)
            self.assertEqual((plain.parameters, plain.elements), (len(params), elements))
            self.assertEqual((written.parameters, written.elements), (len(params), elements))


if __name__ == "__main__":
    unittest.main()
