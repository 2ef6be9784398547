"""Optimizers of PaddlePaddle's dynamic mode, plain and folded, and limits of their distances.

The limits are twice the distances of docs/results/oracle.md.
"""

import functools
import itertools
import os
import random
import tempfile
import unittest
from unittest import mock

import numpy
import paddle
import stepfold.paddle
from paddle.amp.auto_cast import amp_global_state
from paddle.base import core
from paddle.nn import ClipGradByGlobalNorm, ClipGradByNorm, ClipGradByValue
from stepfold.paddle.static.gpus import GPU_VARIABLE

CLASSES = (
    "SGD",
    "Momentum",
    "Adam",
    "AdamW",
    "Adamax",
    "Adagrad",
    "Adadelta",
    "RMSProp",
    "RAdam",
    "Lamb",
    "Rprop",
)
# In units in the last place of the largest term, by class and kind of state. 0 for others.
LIMITS = {
    ("SGD", ""): 2,
    ("Lamb", ""): 4,
}
# The framework approximates square roots of f32.
LIMITS_F32 = {
    ("Adagrad", ""): 4,
    ("RAdam", ""): 2,
    ("Adadelta", ""): 2,
    ("Adadelta", "_avg_squared_update"): 16,
    ("RMSProp", ""): 32,
    ("RMSProp", "momentum"): 6,
}
# The framework generates code for these at run time, if the processor has AVX-512.
GENERATED = ("Adam", "AdamW")
WITHOUT_GENERATED_CODE = 8
# A plan sums squares in another order than the framework. Gradients that are clipped by a norm are
# therefore multiples of 1/8 below 2, whose squares have the same sum in each order, in all types.
NORM_CLIPS = (ClipGradByGlobalNorm, ClipGradByNorm)
COARSE, LARGEST = 8, 1.875
# Types of parameters with masters. The framework's kernels for CPUs do not update them, but its
# step of float32 parameters that are the masters is the same.
NARROW = ("bfloat16", "float16")
STEPS = 10
SHAPES = ([33, 7], [5], [], [1, 4, 3], [16])
# Classes that take the gradient of a parameter without dimensions, which a clip by the global norm
# gives one.
WITH_SCALARS = ("SGD", "Momentum", "Adam", "AdamW")

# Options of a case. Each pair of two values is in one case at least.
OPTIONS = {
    "name": CLASSES,
    "dtype": ("float32", "float64", *NARROW),
    "clip": (None, "global", "norm", "value"),
    "decay": (None, "number", "l1", "l2", "parameter"),
    "groups": (False, True),
    "rate": ("number", "scheduler", "set_lr", "factor"),
    "absent": (False, True),
}
WITHOUT_DECAY = ("Lamb", "Rprop")
WITHOUT_SCHEDULER = ("Rprop",)


@functools.cache
def has_generated_code():
    with open("/proc/cpuinfo") as file:
        return "avx512f" in file.read()


def find_limit(name, dtype, kind):
    """The limit of a tensor of state, or of a parameter, whose kind is ""."""
    limit = LIMITS.get((name, kind), 0)
    if dtype != "float64":
        limit = max(limit, LIMITS_F32.get((name, kind), 0))
        # None is generated for masters.
        if name in GENERATED and (dtype in NARROW or not has_generated_code()):
            limit = WITHOUT_GENERATED_CODE
    return limit


def measure(old, ours, theirs):
    """The largest distance in units in the last place of the largest of old, new and change."""
    magnitude = numpy.max(numpy.abs([old, ours, ours - old]), axis=0)
    equal = (ours == theirs) | (numpy.isnan(ours) & numpy.isnan(theirs))
    with numpy.errstate(invalid="ignore"):
        units = numpy.abs(ours - theirs) / numpy.spacing(magnitude)
    return float(numpy.where(equal, 0.0, units).max())


def cover_pairs(options, seed=1):
    """Cases, as dictionaries, among which each pair of values of two options is."""
    pairs = {
        (a, x, b, y)
        for a, b in itertools.combinations(options, 2)
        for x in options[a]
        for y in options[b]
        if is_possible({a: x, b: y})
    }
    generator, cases = random.Random(seed), []

    def covers(case):
        return {(a, case[a], b, case[b]) for a, b in itertools.combinations(options, 2)}

    while pairs:
        fixed = min(pairs, key=str)
        candidates = []
        while len(candidates) < 60:
            candidate = {name: generator.choice(values) for name, values in options.items()}
            candidate[fixed[0]], candidate[fixed[2]] = fixed[1], fixed[3]
            if is_possible(candidate):
                candidates.append(candidate)
        best = max(candidates, key=lambda case: len(covers(case) & pairs))
        pairs -= covers(best)
        cases.append(best)
    return cases


def is_possible(case):
    """Returns whether the framework has such a step, and it can be folded.

    Clipping by norm has no kernel for float64 on CPUs. Adamax of float64 is not folded. With
    float32 gradients of parameters of 16 bits, the framework forgets regularizers
    of parameters, and its builds for CPUs write no clip by the global norm.
    """
    dtype = case.get("dtype")
    if dtype == "float64":
        return case.get("clip") != "norm" and case.get("name") != "Adamax"
    if dtype in NARROW:
        impossible = {"decay": "parameter", "clip": "global"}
        return not any(case.get(name) == value for name, value in impossible.items())
    return True


def make_clip(kind):
    return {
        None: lambda: None,
        "global": lambda: ClipGradByGlobalNorm(0.5),
        "norm": lambda: ClipGradByNorm(0.25),
        "value": lambda: ClipGradByValue(0.3, -0.2),
    }[kind]()


def make_decay(kind):
    """The `weight_decay` of an optimizer. "parameter" is a regularizer of a parameter."""
    return {
        None: lambda: None,
        "parameter": lambda: 0.02,
        "number": lambda: 0.01,
        "l1": lambda: paddle.regularizer.L1Decay(0.02),
        "l2": lambda: paddle.regularizer.L2Decay(0.03),
    }[kind]()


def make_params(dtype, shapes=SHAPES, **attributes):
    generator = numpy.random.default_rng(7)
    wide = "float32" if dtype in NARROW else dtype
    values = [generator.standard_normal(shape).astype(wide) for shape in shapes]
    return [
        paddle.create_parameter(
            shape,
            dtype,
            attr=paddle.ParamAttr(
                initializer=paddle.nn.initializer.Assign(value.reshape(shape)), **attributes
            ),
        )
        for shape, value in zip(shapes, values)
    ]


def draw_gradients(params, step, rounded_to=None, is_coarse=False):
    """Sets equal gradients on the parameters of each optimizer that is given the same step.

    rounded_to: type of 16 bits to which the values are rounded.
    is_coarse: True for values whose squares have the same sum in each order.
    """
    for index, param in enumerate(params):
        generator = numpy.random.default_rng((step, index))
        drawn = generator.standard_normal(param.shape).reshape(param.shape)
        if is_coarse:
            drawn = numpy.clip(numpy.round(drawn * COARSE) / COARSE, -LARGEST, LARGEST)
        value = paddle.to_tensor(drawn)
        if rounded_to is not None:
            value = value.astype(rounded_to)
        # One of another type is not replaced.
        param.clear_gradient(False)
        param.grad = value.astype(param.dtype)


class Training:
    """An optimizer of parameters of its own. Two of them have equal names and values.

    dtype: type of the parameters. If it has 16 bits, a plain optimizer has float32 parameters that
        are the masters of a folded one. If it is Rprop, it has the numbers and the state of that.
    has_master_grads: True for float32 gradients of parameters of 16 bits.
    """

    def __init__(
        self,
        name,
        *,
        dtype="float32",
        is_folded=False,
        has_master_grads=False,
        make=None,
        **options,
    ):
        self.name, self.dtype = name, dtype
        self.narrow = dtype if dtype in NARROW else None
        self.has_master_grads = has_master_grads and is_folded and self.narrow is not None
        made = dtype if is_folded or self.narrow is None else "float32"
        with paddle.utils.unique_name.guard():
            self.optimizer, self.params = (make or make_optimizer)(name, made, **options)
            self.is_coarse = has_norm_clip(self.optimizer)
            if self.narrow is not None and not is_folded:
                for param in self.params:
                    round_to(dtype, param)
                if isinstance(self.optimizer, paddle.optimizer.Rprop):
                    round_numbers(dtype, self.optimizer)
            if is_folded:
                with mock.patch.object(
                    amp_global_state(), "use_master_grad", self.has_master_grads
                ):
                    assert stepfold.paddle.fold(self.optimizer) is self.optimizer

    def step(self, step, absent=()):
        draw_gradients(self.params, step, self.narrow, self.is_coarse)
        for index in absent:
            self.params[index].clear_gradient(False)
        if self.has_master_grads:
            # The framework does so after a backward pass.
            core.eager.set_master_grads(self.params)
        with paddle.utils.unique_name.guard():
            self.optimizer.step()
        if self.narrow is not None and type(self.optimizer) is paddle.optimizer.Rprop:
            for accumulators in self.optimizer._accumulators.values():
                for tensor in accumulators.values():
                    round_to(self.narrow, tensor)

    def tensors(self):
        """Parameters, or their masters, and state, by kind and number of the parameter."""
        masters = self.optimizer._master_weights
        found, numbers = {}, {}
        for index, param in enumerate(self.params):
            tensor = masters.get(param.name, param)
            found["", index] = tensor
            numbers[param.name] = numbers[tensor.name] = index
        for kind, accumulators in self.optimizer._accumulators.items():
            for name, tensor in accumulators.items():
                found[kind, numbers[name]] = tensor
        return found

    def values(self):
        return {key: read(tensor) for key, tensor in self.tensors().items()}


def round_to(dtype, tensor):
    """Rounds the values of a float32 tensor."""
    tensor.set_value(tensor.astype(dtype).astype("float32"))


def round_numbers(dtype, optimizer):
    """Rounds the numbers of an Rprop, which has them in the type of its parameters."""

    def rounded(values):
        return read(paddle.to_tensor(values, dtype="float32").astype(dtype)).tolist()

    optimizer._initial_learning_rate = rounded(optimizer._initial_learning_rate)
    optimizer._learning_rate_range = rounded(optimizer._learning_rate_range)
    optimizer._etas = rounded(optimizer._etas)


def has_norm_clip(optimizer):
    groups = optimizer._param_groups
    owners = groups if isinstance(groups[0], dict) else [{"grad_clip": optimizer._grad_clip}]
    return any(isinstance(owner["grad_clip"], NORM_CLIPS) for owner in owners)


def read(tensor):
    """The values of a tensor. Those of 16 bits are float32."""
    wide = tensor.astype("float32") if str(tensor.dtype).split(".")[1] in NARROW else tensor
    return wide.numpy()


class DynamicCase(unittest.TestCase):
    """Compares an optimizer that the framework steps with one that is folded."""

    def setUp(self):
        # On a machine with GPUs, paddle makes tensors there.
        paddle.set_device("gpu" if os.environ.get(GPU_VARIABLE) == "1" else "cpu")

    def both(self, *arguments, **options):
        """A plain training, and a folded one."""
        return [Training(*arguments, is_folded=each, **options) for each in (False, True)]

    def assert_same_state(self, plain, folded):
        expected, actual = plain.values(), folded.values()
        self.assertEqual(list(expected), list(actual))
        for key, value in expected.items():
            self.assertTrue(numpy.array_equal(value, actual[key], equal_nan=True), key)

    def assert_near(self, plain, folded, before):
        """Both have stepped once from the values `before`."""
        expected, actual = plain.values(), folded.values()
        self.assertEqual(list(expected), list(actual))
        for key, value in expected.items():
            kind, _ = key
            limit = find_limit(plain.name, plain.dtype, kind)
            old = before.get(key, numpy.zeros_like(value))
            distance = measure(old, actual[key], value)
            self.assertLessEqual(distance, limit, f"{key}")

    def assert_parameters_are_masters(self, folded):
        """Parameters of 16 bits are their masters, rounded to the nearest."""
        for param in folded.params:
            master = folded.optimizer._master_weights.get(param.name)
            if master is not None:
                rounded = master.astype(param.dtype)
                numpy.testing.assert_array_equal(read(param), read(rounded), err_msg=param.name)

    def assert_steps_alike(self, plain, folded, change=None, absent=(), steps=STEPS):
        """Steps both from equal state and gradients.

        change: function of a training and the step, called before each step.
        """
        for step in range(steps):
            before = plain.values()
            for training in (plain, folded):
                if change is not None:
                    change(training, step)
                training.step(step, absent)
            self.assert_near(plain, folded, before)
            self.assert_parameters_are_masters(folded)
            # Into the tensors of the folded one, which it must keep using.
            theirs = plain.tensors()
            for key, tensor in folded.tensors().items():
                tensor.set_value(theirs[key].astype(tensor.dtype))


def save_and_load(optimizer):
    """Returns the state of an optimizer as a file has it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "state.pdopt")
        paddle.save(optimizer.state_dict(), path)
        return paddle.load(path)


def make_optimizer(
    name,
    dtype,
    *,
    clip=None,
    decay=None,
    groups=False,
    rate="number",
    absent=False,
    own_name=None,
    **settings,
):
    """An optimizer and its parameters."""
    attributes = {}
    if decay == "parameter":
        attributes["regularizer"] = paddle.regularizer.L1Decay(0.04)
    if rate == "factor":
        attributes["learning_rate"] = 0.5
    has_scalar = clip != "global" or name in WITH_SCALARS
    params = make_params(dtype, [each for each in SHAPES if each or has_scalar], **attributes)
    params[1].need_clip = False
    if attributes:
        # One with attributes of the optimizer.
        params[-1].regularizer, params[-1].optimize_attr["learning_rate"] = None, 1.0
    value = 0.01
    if rate == "scheduler" and name not in WITHOUT_SCHEDULER:
        value = paddle.optimizer.lr.ExponentialDecay(0.01, gamma=0.9)
    if name not in WITHOUT_DECAY:
        settings["weight_decay"] = make_decay(decay)
        if name == "AdamW":
            settings["weight_decay"] = 0.0 if decay is None else 0.1
            settings["apply_decay_param_fun"] = lambda name: not name.endswith("1.w_0")
    if name == "Lamb":
        settings["exclude_from_weight_decay_fn"] = lambda param: param.ndim == 1
    given = params
    if groups:
        given = [
            {"params": params[:2], "learning_rate": 0.25},
            {"params": params[2:], "grad_clip": make_clip(clip)},
        ]
        if name in ("Adam", "AdamW", "Adamax", "RAdam", "Lamb"):
            given[1]["beta1"] = 0.8
    settings["name"] = own_name
    settings.setdefault("grad_clip", make_clip(clip))
    optimizer = getattr(paddle.optimizer, name)(value, parameters=given, **settings)
    # paddle.amp.decorate does so. Not all classes have an argument for it.
    optimizer._multi_precision = dtype in NARROW
    if rate == "factor":
        params[0].optimize_attr["learning_rate"] = 0.3
    return optimizer, params
