"""Tests of stepfold.torch: norms of gradients by exact sums, `exact_norms`."""

import math
import unittest

import numpy
import stepfold.torch
import torch
from exact_cases import round_to_float32, sum_exactly
from torch import optim
from torch_cases import DEVICE, TrainingCase, make_gradients, make_tensors

# More elements than a chunk of an exact sum has, and edges of vectors.
SHAPES = ((70001,), (3, 5), (), (2048,), (33, 129), (1,))


def fold(params, **options):
    options = {"max_norm": 1.0, "exact_norms": True} | options
    return stepfold.torch.fold(optim.AdamW(params, lr=1e-2), **options)


def take_norm(gradients):
    """The norm of gradients, by rational arithmetic."""
    numbers = numpy.concatenate([own.float().cpu().numpy().reshape(-1) for own in gradients])
    return numpy.sqrt(round_to_float32(sum_exactly(numbers * numbers)))


class ExactNormsTest(TrainingCase):
    def step(self, params, gradients, **options):
        """Returns the optimizer after one step."""
        optimizer = fold(params, **options)
        for param, gradient in zip(params, gradients, strict=True):
            param.grad = gradient
        optimizer.step()
        return optimizer

    def test_norm(self):
        for dtype in (torch.float32, torch.bfloat16, torch.float16):
            with self.subTest(dtype):
                params = make_tensors(SHAPES, dtype)
                gradients = make_gradients(params, 0)
                optimizer = self.step(params, gradients, master_weights=None)
                self.assertEqual(optimizer.grad_norm.item(), take_norm(gradients))

    def test_order(self):
        """Neither the order of parameters nor how they are divided changes a bit."""
        gradients = make_gradients(make_tensors(SHAPES), 1)
        whole = make_tensors(SHAPES)
        optimizer = self.step(whole, gradients)
        backwards = make_tensors(SHAPES)
        other = self.step(backwards[::-1], gradients[::-1])
        self.assert_equal("norm", optimizer.grad_norm, other.grad_norm)
        for expected, param in zip(whole, backwards):
            self.assert_equal("parameter", expected, param)
        pieces = [
            own.detach()[i::3].reshape(-1) for own in gradients if own.dim() for i in (2, 0, 1)
        ]
        pieces += [own for own in gradients if not own.dim()]
        divided = [torch.zeros_like(piece).requires_grad_() for piece in pieces]
        other = self.step(divided, pieces)
        self.assert_equal("norm", optimizer.grad_norm, other.grad_norm)

    def test_not_finite(self):
        for value in (math.inf, -math.inf, math.nan):
            params = make_tensors(SHAPES)
            gradients = make_gradients(params, 0)
            gradients[0][12345] = value
            optimizer = self.step(params, gradients)
            self.assertEqual(str(optimizer.grad_norm.item()), str(abs(value)))

    def test_no_gradients(self):
        optimizer = fold(make_tensors(SHAPES))
        optimizer.step()
        self.assertEqual(optimizer.grad_norm.item(), 0.0)

    def test_unscaled(self):
        """The contributions are those of unscaled gradients."""
        params = make_tensors(SHAPES)
        gradients = make_gradients(params, 0)
        optimizer = fold(params)
        scaler = torch.amp.GradScaler(DEVICE, init_scale=1024.0)
        scaler.scale(torch.ones((), device=DEVICE))
        for param, gradient in zip(params, gradients):
            param.grad = gradient * 1024.0
        scaler.step(optimizer)
        self.assertEqual(optimizer.grad_norm.item(), take_norm(gradients))

    def test_others(self):
        """Norms of float64 and largest magnitudes are what they are without the option."""
        for dtype, options in ((torch.float64, {}), (torch.float32, {"norm_type": math.inf})):
            norms = []
            for exact_norms in (False, True):
                params = make_tensors(SHAPES, dtype)
                gradients = make_gradients(params, 0)
                optimizer = self.step(params, gradients, exact_norms=exact_norms, **options)
                norms.append(optimizer.grad_norm)
            self.assert_equal("norm", *norms)

    def test_state(self):
        """The option is kept by copies, and a later bound uses it."""
        params = make_tensors(SHAPES)
        gradients = make_gradients(params, 0)
        optimizer = self.step(params, gradients, max_norm=None)
        self.assertIsNone(optimizer.grad_norm)
        optimizer.max_norm = 0.5
        optimizer.step()
        self.assertEqual(optimizer.grad_norm.item(), take_norm(gradients))

    def test_verify(self):
        params = make_tensors(SHAPES)
        optimizer = self.step(params, make_gradients(params, 0))
        with stepfold.torch.verify(optimizer):
            for step in range(2):
                for param, gradient in zip(params, make_gradients(params, step)):
                    param.grad = gradient
                optimizer.step()

    def test_type(self):
        params = make_tensors(SHAPES)
        with self.assertRaisesRegex(TypeError, "exact_norms: expected a bool or None, got int"):
            fold(params, exact_norms=1)


if __name__ == "__main__":
    unittest.main()
