"""Pairs of an optimizer of torch and a folded one, which step on equal gradients."""

import contextlib
import gc
import math
import os
import unittest
from unittest import mock

import numpy
import stepfold.torch
import torch
import torch._dynamo  # The first optimizer would import it.
from stepfold.torch import LAMB, LARS, Lion, Muon, Rule
from stepfold.torch.optimizers.eager import EagerOptimizer
from stepfold.torch.step import device_step
from stepfold.torch.step.options import Options
from stepfold.torch.step.tracker import Tracker
from torch import optim

# Another device, such as "cuda", whose kernels of torch have other bits.
DEVICE = os.environ.get("STEPFOLD_TEST_DEVICE", "cpu")
HAS_BITS = DEVICE == "cpu"
if DEVICE != "cpu":
    torch.set_default_device(DEVICE)
# A collection of what tests make need not look at what these imports have made, which takes long.
gc.freeze()

SMALL_SHAPES = ((3, 5), (7,), (2, 2, 4))
# Sizes on both sides of a vector; one element, and a scalar.
SHAPES = ((), (1,), (3, 5), (16,), (7, 11), (33, 129))


def get_shapes(kind):
    """Returns the SHAPES that a class of optimizers takes."""
    return [shape for shape in SHAPES if kind not in (Muon, optim.Muon) or len(shape) == 2]


def make_tensors(shapes, dtype=torch.float32, seed=0):
    """Parameters of these shapes, the same for the same seed."""
    draw = make_generator(seed)
    return [torch.nn.Parameter(draw(shape).to(dtype)) for shape in shapes]


def make_gradients(params, seed):
    """Gradients of different magnitudes, some of them zero."""
    draw = make_generator(1000 + seed)
    gradients = []
    for index, param in enumerate(params):
        values = draw(param.shape) * 10.0 ** (index % 7 - 2)
        gradients.append(values.masked_fill(draw(param.shape) < -1.3, 0).to(param.dtype))
    return gradients


def make_generator(seed):
    """Returns a function that draws tensors of a shape, the same on all devices."""
    generator = torch.Generator("cpu").manual_seed(seed)

    def draw(shape, dtype=torch.float64):
        return torch.randn(shape, generator=generator, dtype=dtype, device="cpu").to(DEVICE)

    return draw


ROOT = torch.Tensor.sqrt


def get_root(tensor):
    """The square root, rounded once."""
    if tensor.is_meta:
        return ROOT(tensor)  # a traced function
    if tensor.dtype in (torch.float32, torch.float64):
        return torch.from_numpy(numpy.asarray(numpy.sqrt(tensor.numpy())))
    return torch.sqrt(tensor)


def patch_roots():
    """A context in which torch has the square root of IEEE 754: its own differs on some CPUs."""
    if not HAS_BITS:
        return contextlib.nullcontext()
    roots = {"sqrt": get_root, "sqrt_": lambda tensor: tensor.copy_(get_root(tensor))}
    return mock.patch.multiple(torch.Tensor, **roots)


def patch_devices():
    """A context in which each shape is as if on a device of its own."""

    def get(tracker, param):
        step = device_step.DeviceStep(param.device, Options(threads=1))
        return tracker.devices.setdefault(param.shape, step)

    return mock.patch.object(Tracker, "get_device_step", get)


def get_flags(kind):
    """Returns the settings that make an optimizer step by a loop."""
    is_own = isinstance(kind, Rule) or issubclass(kind, EagerOptimizer)
    # Muon has no other step.
    return {} if is_own or kind is optim.Muon else {"foreach": False}


class Pair:
    """Optimizers of equal parameters: `torch` steps with torch's loop, `folded` is folded."""

    def __init__(self, kind, params, fold=True, **settings):
        flags = get_flags(kind)
        if kind in (torch.optim.Adam, torch.optim.AdamW, torch.optim.SGD, torch.optim.Adagrad):
            flags["fused"] = False
        self.params = {
            name: [torch.nn.Parameter(param.detach().clone()) for param in params]
            for name in ("torch", "folded")
        }
        self.torch = kind(self.params["torch"], **flags, **copy_tensors(settings))
        self.folded = kind(self.params["folded"], **flags, **copy_tensors(settings))
        if fold:
            stepfold.torch.fold(self.folded)

    def set_gradients(self, gradients):
        """Gives both the same gradients; None leaves a parameter out."""
        for params in self.params.values():
            for param, gradient in zip(params, gradients):
                param.grad = gradient

    def step(self, gradients):
        self.set_gradients(gradients)
        self.step_torch()
        with patch_roots():  # It may not be folded yet.
            self.folded.step()

    def step_torch(self):
        with patch_roots():
            self.torch.step()

    def run(self, steps, first=0):
        for step in range(first, first + steps):
            self.step(make_gradients(self.params["torch"], step))

    def compare(self):
        """Yields what it is, torch's tensor and the folded one, of all parameters and state."""
        for index, (expected, param) in enumerate(zip(*self.params.values())):
            yield f"parameter {index}", expected.detach(), param.detach()
            theirs, ours = self.torch.state.get(expected), self.folded.state.get(param)
            if (theirs or {}).keys() != (ours or {}).keys():
                raise AssertionError(f"parameter {index}: state {ours}, expected {theirs}")
            for key, value in (theirs or {}).items():
                yield f"{key} of parameter {index}", value, ours[key]


def copy_tensors(settings):
    return {
        key: value.clone() if isinstance(value, torch.Tensor) else value
        for key, value in settings.items()
    }


class TorchCase(unittest.TestCase):
    """Comparisons of tensors with those of torch's own optimizers."""

    def assert_alike(self, what, expected, value):
        """The same kind of tensor; one for all elements may be on another device."""
        kinds = [(tensor.dtype, tensor.shape) for tensor in (expected, value)]
        self.assertEqual(*kinds, what)

    def assert_equal(self, what, expected, value):
        """The same bits; all NaNs are the same."""
        if not HAS_BITS:
            self.assert_close(what, expected, value, 1e-5)
            return
        self.assert_alike(what, expected, value)
        if not torch.equal(get_bits(expected.cpu()), get_bits(value.cpu())):
            distance = get_distance(value, expected)
            self.fail(f"{what}: not torch's bits, at a distance of {distance:.3g}")

    def assert_close(self, what, expected, value, bound):
        """The same values, up to `bound` times the largest one."""
        self.assert_alike(what, expected, value)
        self.assertLessEqual(get_distance(value, expected), bound, what)

    def assert_pair(self, pair, bound=0):
        """All parameters and state are the same, up to `bound`."""
        for what, expected, value in pair.compare():
            if bound:
                self.assert_close(what, expected, value, bound)
            else:
                self.assert_equal(what, expected, value)


ADAM = {"lr": 1e-2, "weight_decay": 0.1}
MOMENTUM = {"lr": 1e-2, "momentum": 0.9, "weight_decay": 0.1}
# Without decay, they compute no norms, whose sums have another order in a plan.
OWN_KINDS = (
    (LARS, {"lr": 1e-2, "weight_decay": 0.0}),
    (LAMB, {"lr": 1e-2, "weight_decay": 0.0}),
    (Lion, {"lr": 1e-2, "weight_decay": 0.1}),
)
# One with torch's count, one with a count of its own, one with nothing; and those of Stepfold.
KINDS = (
    (optim.AdamW, ADAM),
    (optim.SGD, MOMENTUM),
    (optim.SGD, {"lr": 1e-2}),
    *OWN_KINDS,
)


class TrainingCase(TorchCase):
    def make_pair(self, kind=optim.AdamW, settings=ADAM, fold=True, **kwargs):
        return Pair(kind, make_tensors(SMALL_SHAPES, **kwargs), fold=fold, **settings)

    def for_kinds(self):
        """A pair of each of KINDS, in a subtest."""
        for kind, settings in KINDS:
            with self.subTest(f"{kind.__name__} {settings}"):
                yield self.make_pair(kind, settings)

    def count_plans(self):
        """A mock that is called for each plan that is loaded."""
        return mock.patch.object(device_step, "StagePlan", wraps=device_step.StagePlan)


BITS = {2: torch.int16, 4: torch.int32, 8: torch.int64}


def get_bits(tensor):
    """The bits of elements as integers, with one NaN."""
    if tensor.is_complex():
        tensor = torch.view_as_real(tensor)
    if not tensor.is_floating_point():
        return tensor
    one_nan = torch.where(tensor.isnan(), torch.nan, tensor).to(tensor.dtype)
    return one_nan.view(BITS[tensor.element_size()])


def get_distance(value, expected):
    """The largest difference of finite numbers, relative to the largest expected one.

    It is infinite if numbers that are not finite differ.
    """
    value, expected = value.cpu(), expected.cpu()
    if torch.equal(value, expected):
        return 0.0
    if value.is_complex():
        value, expected = torch.view_as_real(value), torch.view_as_real(expected)
    is_finite = expected.isfinite()
    if not torch.equal(get_bits(expected[~is_finite]), get_bits(value[~is_finite])):
        return math.inf
    value, expected = value[is_finite], expected[is_finite]
    if not expected.numel():
        return 0.0
    difference = (value.double() - expected.double()).abs().max().item()
    return difference and difference / get_size(expected)


def get_size(tensor):
    """The largest absolute value of a real tensor, for relative differences: never 0."""
    return max(tensor.double().abs().max().item() if tensor.numel() else 0, 1e-300)
