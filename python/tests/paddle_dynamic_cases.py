"""Optimizers of PaddlePaddle's dynamic mode, plain and folded, and limits of their distances.

The limits are twice the distances of docs/results/oracle.md.
"""

import functools
import itertools
import random

import numpy
import paddle
import stepfold.paddle
from paddle.nn import ClipGradByGlobalNorm, ClipGradByNorm, ClipGradByValue

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
    ("Adadelta", ""): 2,
    ("Adadelta", "_avg_squared_update"): 16,
    ("RMSProp", ""): 32,
    ("RMSProp", "momentum"): 6,
}
# The framework generates code for these at run time, if the processor has AVX-512.
GENERATED = ("Adam", "AdamW")
WITHOUT_GENERATED_CODE = 8
# A norm is summed in another order, so that gradients differ by one unit, and squares by two.
NORM_CLIPS = (ClipGradByGlobalNorm, ClipGradByNorm)
OF_NORM = 6
SHAPES = ([33, 7], [5], [], [1, 4, 3], [16])
# Classes that take the gradient of a parameter without dimensions, which a clip by the global norm
# gives one.
WITH_SCALARS = ("SGD", "Momentum", "Adam", "AdamW")

# Options of a case. Each pair of two values is in one case at least.
OPTIONS = {
    "name": CLASSES,
    "dtype": ("float32", "float64"),
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


def find_limit(name, dtype, kind, clip=None):
    """The limit of a tensor of state, or of a parameter, whose kind is ""."""
    limit = LIMITS.get((name, kind), 0)
    if dtype == "float32":
        limit = max(limit, LIMITS_F32.get((name, kind), 0))
        if name in GENERATED and not has_generated_code():
            limit = WITHOUT_GENERATED_CODE
    if isinstance(clip, NORM_CLIPS):
        limit += OF_NORM
    return limit


def measure(old, ours, theirs, of_tensor):
    """The largest distance in units in the last place of the largest of old, new and change.

    of_tensor: True to take the largest of all elements: decay may cancel with a clipped gradient.
    """
    magnitude = numpy.max(numpy.abs([old, ours, ours - old]), axis=0)
    if of_tensor:
        magnitude = numpy.full_like(magnitude, magnitude.max())
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
    """Clipping by norm has no kernel for float64 on CPUs. Adamax of float64 is not folded."""
    is_double = case.get("dtype") == "float64"
    return not (is_double and (case.get("clip") == "norm" or case.get("name") == "Adamax"))


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
    values = [generator.standard_normal(shape).astype(dtype) for shape in shapes]
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


def draw_gradients(params, step):
    """Sets equal gradients on the parameters of each optimizer that is given the same step."""
    for index, param in enumerate(params):
        generator = numpy.random.default_rng((step, index))
        value = generator.standard_normal(param.shape).astype(str(param.dtype).split(".")[1])
        param.grad = paddle.to_tensor(value.reshape(param.shape))


class Training:
    """An optimizer of parameters of its own. Two of them have equal names and values."""

    def __init__(self, name, *, dtype="float32", is_folded=False, make=None, **options):
        self.name, self.dtype = name, dtype
        with paddle.utils.unique_name.guard():
            self.optimizer, self.params = (make or make_optimizer)(name, dtype, **options)
            if is_folded:
                assert stepfold.paddle.fold(self.optimizer) is self.optimizer

    def step(self, step, absent=()):
        draw_gradients(self.params, step)
        for index in absent:
            self.params[index].clear_gradient(False)
        with paddle.utils.unique_name.guard():
            self.optimizer.step()

    def tensors(self):
        """Parameters and state by kind and number of the parameter."""
        found = {("", index): param for index, param in enumerate(self.params)}
        numbers = {param.name: index for index, param in enumerate(self.params)}
        for kind, accumulators in self.optimizer._accumulators.items():
            for name, tensor in accumulators.items():
                found[kind, numbers[name]] = tensor
        return found

    def values(self):
        return {key: tensor.numpy() for key, tensor in self.tensors().items()}


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
    if rate == "factor":
        params[0].optimize_attr["learning_rate"] = 0.3
    return optimizer, params
