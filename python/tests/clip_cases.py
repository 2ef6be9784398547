"""Pairs of an optimizer of torch whose gradients are clipped before a step, and one that clips."""

import functools
import math

import stepfold.torch
from torch import optim
from torch.nn.utils import clip_grad_norm_, clip_grad_value_
from torch_cases import SMALL_SHAPES, Pair, TrainingCase, make_gradients, make_tensors

SGD = {"lr": 1e-2}
INF = {"max_norm": 0.75, "norm_type": math.inf}
VALUE = {"clip_value": 0.75}
TWO = {"max_norm": 0.75}
OPTIONS = (INF, VALUE, TWO)


def clip(params, max_norm=None, norm_type=2.0, clip_value=None):
    """Clips as torch does before a step; returns the norm, None without one."""
    if clip_value is not None:
        if params:
            clip_grad_value_(params, clip_value, foreach=False)
        return None
    return clip_grad_norm_(params, max_norm, norm_type, foreach=False)


def get_bound(options):
    """Returns the bound of a comparison: sums of squares have another order than torch's."""
    return 1e-5 if options is TWO else 0


class OptionsCase(TrainingCase):
    def make_pair(self, options, kind=optim.SGD, settings=SGD, params=None, **more):
        params = make_tensors(SMALL_SHAPES) if params is None else params
        pair = Pair(kind, params, fold=False, **settings)
        stepfold.torch.fold(pair.folded, **options, **more)
        return pair

    def step(self, pair, gradients, options, clipped=slice(None)):
        """A step of both, where torch clips the gradients of some; returns torch's norm."""
        for params in pair.params.values():
            for param, gradient in zip(params, gradients, strict=True):
                param.grad = None if gradient is None else gradient.clone()
        norm = clip(pair.params["torch"][clipped], **options)
        pair.step_torch()
        pair.folded.step()
        return norm

    def run_clipped(self, pair, options, steps=range(4), **more):
        for step in steps:
            gradients = make_gradients(pair.params["torch"], step)
            norm = self.step(pair, gradients, options, **more)
            self.assert_norm(norm, pair.folded.grad_norm, get_bound(options))
        self.assert_pair(pair, get_bound(options))

    def assert_norm(self, expected, norm, bound=0):
        if expected is None:
            self.assertIsNone(norm)
        elif bound:
            self.assert_close("norm", expected, norm, bound)
        else:
            self.assert_equal("norm", expected, norm)

    def assert_gradients(self, pair, bound=0):
        """Both have the same gradients."""
        compare = functools.partial(self.assert_close, bound=bound) if bound else self.assert_equal
        for index, (expected, param) in enumerate(zip(*pair.params.values())):
            compare(f"gradient {index}", expected.grad, value=param.grad)
