"""Random rules step alike, folded and not, or are refused.

STEPFOLD_TEST_RUNS and STEPFOLD_TEST_SEED are the number of rules and the seed of the first one. A
failure names the seed of its rule.
"""

import contextlib
import math
import os
import random
import unittest

import stepfold.torch
import torch
from random_rules import draw_body, make_rule
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode
from torch_cases import HAS_BITS, TorchCase, get_distance, make_generator

RUNS = int(os.environ.get("STEPFOLD_TEST_RUNS", "100"))
SEED = int(os.environ.get("STEPFOLD_TEST_SEED", "1"))
STEPS = 3
SHAPES = ((), (1,), (7,), (3, 5), (3, 1), (2, 3, 2))
DTYPES = (
    *(torch.float32,) * 4,
    *(torch.float64, torch.bfloat16, torch.float16, torch.complex64),
)
# Operations that torch computes in another order, or by other functions, than plans do
# (docs/rules.md).
SUMS = frozenset(("sum", "mean", "linalg_vector_norm"))
FUNCTIONS = frozenset(("exp", "log", "pow", "sigmoid", "sqrt", "rsqrt"))
# Operations that torch's kernels for other devices round differently.
ARITHMETIC = frozenset(("add", "sub", "rsub", "mul", "div", "reciprocal"))
INEXACT = FUNCTIONS if HAS_BITS else FUNCTIONS | ARITHMETIC | {"addcmul", "addcdiv", "lerp"}
# A plan's distance from the plain step: in distances that noise in these operations makes, ...
FACTOR = 16
# ... and in ULPs of the largest value, since noise may have missed a rounding.
ULPS = 8
# Runs with noise: that of a number which is nearly cancelled may be zero in some of them.
NOISES = 4
# Reasons to refuse a rule that occur by chance.
KNOWN_REFUSALS = ("writes the gradient", "changes neither the parameter nor its state")
# Largest shares of rules: that are refused, and whose results noise changes by more than a share.
MAX_REFUSED, MAX_UNSTABLE, MAX_SPREAD = 0.25, 0.1, 0.01


class Noise(TorchDispatchMode):
    """Changes the terms of sums and the results of functions by an ULP or two.

    count: the number of operations that it has changed.
    """

    def __init__(self, seed):
        super().__init__()
        self.count = 0
        self._draw = make_generator(seed)

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        name = function._schema.name.removeprefix("aten::").removesuffix("_")
        if name in SUMS:
            args = (self._change(args[0].clone()), *args[1:])
        result = function(*args, **(kwargs or {}))
        return self._change(result) if name in INEXACT else result

    def _change(self, tensor):
        if not tensor.is_floating_point():
            return tensor
        self.count += 1
        noise = self._draw(tensor.shape) * torch.finfo(tensor.dtype).eps
        return tensor.mul_(noise.add_(1).to(tensor.dtype))


def make_params(shapes, dtypes, seed):
    draw = make_generator(seed)
    params = []
    for shape, dtype in zip(shapes, dtypes):
        values = torch.complex(draw(shape), draw(shape)) if dtype.is_complex else draw(shape)
        values = values.to(dtype)
        if len(shape) == 2 and seed % 2:
            values = values.T.contiguous().T
        params.append(nn.Parameter(values))
    return params


class Runner:
    """Equal optimizers of one rule: plain, plain with noise several times, and folded.

    eps: that of the coarsest dtype that something is rounded to.
    """

    def __init__(self, rule, source, numbers):
        shapes = numbers.sample(SHAPES, 3)
        dtypes = [numbers.choice(DTYPES)] * 3
        if numbers.random() < 0.2:
            dtypes[0] = numbers.choice(DTYPES)
        is_rounded = "half" in source or "bfloat16" in source
        rounded = [*dtypes, torch.bfloat16] if is_rounded else dtypes
        self.eps = max(torch.finfo(dtype).eps for dtype in rounded)
        seed = self._seed = numbers.randrange(1 << 20)
        self.optimizers = [rule(make_params(shapes, dtypes, seed)) for _ in range(NOISES + 2)]
        self.noises = [Noise(seed + 1 + index) for index in range(NOISES)]
        self.modes = [contextlib.nullcontext(), *self.noises, contextlib.nullcontext()]
        self._changes = numbers.random()

    @property
    def folded(self):
        return self.optimizers[-1]

    def begin(self, step):
        """Gives all of them equal gradients, and other settings and options in some step."""
        for optimizer in self.optimizers:
            params = optimizer.param_groups[0]["params"]
            fresh = make_params(
                [param.shape for param in params],
                [param.dtype for param in params],
                self._seed + 10 * step + 2,
            )
            for param, gradient in zip(params, fresh):
                param.grad = gradient.detach()
            if step == 1:
                optimizer.param_groups[0]["lr"] = 0.05
            if step == 2 and self._changes < 0.3:
                optimizer.param_groups[0].update(flag=True, mode=1)

    def get_tensors(self, index):
        optimizer = self.optimizers[index]
        for place, param in enumerate(optimizer.param_groups[0]["params"]):
            yield f"parameter {place}", param.detach()
            for key, value in optimizer.state[param].items():
                yield f"{key} of parameter {place}", value


class RandomRulesTest(TorchCase):
    def test_random_rules(self):
        self.refused = self.unstable = 0
        for seed in range(SEED, SEED + RUNS):
            numbers = random.Random(seed)
            lines, may_be_refused = draw_body(numbers)
            rule = make_rule(lines, f"rule{seed}.py")
            source = "\n    ".join((f"seed {seed}:", *lines))
            with self.subTest(source):
                self.check(Runner(rule, source, numbers), may_be_refused)
        print(f"{RUNS} rules, {self.refused} refused, {self.unstable} unstable")
        self.assertLessEqual(self.refused, MAX_REFUSED * RUNS + 1)
        self.assertLessEqual(self.unstable, MAX_UNSTABLE * RUNS + 1)

    def check(self, runner, may_be_refused):
        is_stable = True
        for step in range(STEPS):
            runner.begin(step)
            try:
                if step == 0:
                    stepfold.torch.fold(runner.folded)
                runner.folded.step()
            except ValueError as error:
                self.assertRegex(str(error), r"cannot be traced: (rule\d+.py, line|update)")
                if not may_be_refused:
                    self.assertRegex(str(error), "|".join(KNOWN_REFUSALS))
                self.refused += 1
                return
            for optimizer, mode in zip(runner.optimizers[:-1], runner.modes):
                with mode:
                    optimizer.step()
            is_stable &= self.compare(runner, step)
        self.unstable += not is_stable

    def compare(self, runner, step):
        """Compares all parameters and state. Returns whether noise has changed little."""
        is_exact = not any(noise.count for noise in runner.noises)
        is_stable = True
        for tensors in zip(*map(runner.get_tensors, range(len(runner.optimizers)))):
            what = f"{tensors[0][0]} after step {step}"
            expected, *noisy, value = (tensor for _, tensor in tensors)
            if is_exact:
                self.assert_equal(what, expected, value)
                continue
            spread = max(get_distance(other, expected) for other in noisy)
            is_stable &= spread <= MAX_SPREAD
            # Any result is right if noise decides which values are finite.
            if spread < math.inf:
                self.assert_close(what, expected, value, FACTOR * spread + ULPS * runner.eps)
        return is_stable


if __name__ == "__main__":
    unittest.main()
