"""The program of a step, which the optimizer writes itself."""

import collections
import copy
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy
import paddle
from paddle.nn import ClipGradByGlobalNorm, ClipGradByValue

from stepfold.compiler import Session
from stepfold.paddle.dynamic.dtypes import NARROW, name_dtype
from stepfold.paddle.dynamic.older_form import (
    is_older_form,
    needs_older_form,
    write_updates,
)
from stepfold.paddle.dynamic.precision import (
    append_update,
    clip_by_value,
    finish_update,
    make_precise,
)
from stepfold.paddle.dynamic.rates import Rates
from stepfold.paddle.dynamic.settings import (
    CONVERTED,
    DEFAULTS,
    REGULARIZERS,
    describe,
    list_settings,
    name_class,
)
from stepfold.paddle.dynamic.static_mode import new_programs
from stepfold.paddle.static.importing import find_outside
from stepfold.paddle.static.programs import to_pir
from stepfold.paddle.static.serialization import serialize

# Names of the learning rates of a program.
RATE_NAME = "stepfold.rate.{}"
# Settings that are functions of a parameter.
PARAM_FUNCTIONS = ("_exclude_from_weight_decay_fn", "_lr_ratio", "exclude_from_weight_decay_fn")

# The stage contains most ops on gradients of 32 bits and more alone.
NARROW_HINT = (
    ": to clip or decay gradients of 16 bits, call paddle.amp.decorate(..., master_grad=True), "
    "which makes them float32"
)


@dataclass(frozen=True)
class Group:
    """Parameters that a step updates with the same settings, clipped by one norm.

    settings: entries of the optimizer's group; None for an optimizer without groups.
    params: the parameters, each of which has a gradient.
    grad_dtypes: types of the gradients.
    """

    settings: Mapping[str, Any] | None
    params: Sequence[Any]
    grad_dtypes: Sequence[Any]


@dataclass(frozen=True)
class Place:
    """The place of a tensor that a step reads or writes.

    kind: "" for a parameter, "master" for its master, "rate" for a learning rate, else the key of
        the optimizer's accumulators.
    index: number of the parameter, or of the rate.
    """

    kind: str
    index: int


PARAM, MASTER, RATE = "", "master", "rate"


@dataclass(frozen=True)
class Trace:
    """The program of a step.

    text: the program as MLIR.
    places: place of each variable of the program by its name.
    gradients: names of the gradients, in the order of the parameters.
    """

    text: str
    places: dict[str, Place]
    gradients: list[str]


def trace(
    optimizer: Any, optimizer_class: type[Any], groups: Sequence[Group], device: str = "cpu"
) -> Trace:
    """Returns the program that an optimizer writes for a step. The optimizer stays as it is.

    optimizer_class: class of the framework that the optimizer has, or had before it was folded.
    device: "cpu" or "gpu", the device whose kernels the framework would execute.

    Raises TypeError if the framework cannot write the step as a program, and ValueError if the
    program contains what a plan cannot do.
    """
    params = [param for group in groups for param in group.params]
    rates = Rates(params)
    writer = copy_without_state(optimizer, optimizer_class, params)
    with new_programs(needs_older_form(params)) as (main, startup):
        try:
            values = write_step(writer, groups, rates)
        except Exception as error:
            line = next(iter(str(error).strip().splitlines()), type(error).__name__)
            raise TypeError(
                f"optimizer: the framework cannot write the step of this {name_class(optimizer)} "
                f"as a program: {line}"
            ) from error
        programs = to_pir("main", main), to_pir("startup", startup)
        texts = serialize(programs[0].program), serialize(programs[1].program)
    dtypes = {name_dtype(dtype) for group in groups for dtype in group.grad_dtypes}
    return Trace(
        text=import_step(
            texts, optimizer, device, NARROW_HINT if dtypes.intersection(NARROW) else ""
        ),
        places=find_places(writer, values, rates),
        gradients=[param.name for param in params],
    )


def copy_without_state(optimizer: Any, optimizer_class: type[Any], params: Sequence[Any]) -> Any:
    """Returns an optimizer with the same settings, and without parameters and state."""
    writer: Any = object.__new__(optimizer_class)
    attributes = vars(writer)
    settings = list_settings(optimizer)
    attributes.update(replace_settings(settings, params))
    # Rprop makes values of the program of these lists, from arrays without rounding to float32.
    for name in CONVERTED:
        if name in attributes:
            attributes[name] = numpy.array(describe(name, attributes[name], optimizer))
    attributes.update(
        _accumulators=collections.defaultdict(dict),
        _accumulators_holder={},
        _already_create_accumulator=set(),
        _auxiliary_vars={},
        _learning_rate=1.0,
        _learning_rate_map={},
        _master_weights={},
        _need_refuse=False,
        _opti_name_list=[],
        _param_device_map={},
        _sign=True,
        _use_multi_tensor=False,
        _used_master_weights={},
        helper=None,
    )
    writer._append_optimize_op = functools.partial(append_update, writer)
    writer._finish_update = functools.partial(finish_update, writer)
    return writer


def replace_settings(settings: Mapping[str, Any], params: Sequence[Any]) -> dict[str, Any]:
    """Returns settings with which a step can be written as a program, and means the same."""
    by_name = {param.name: param for param in params}
    replaced: dict[str, Any] = {}
    for name, value in settings.items():
        if type(value) is ClipGradByGlobalNorm and value.auto_skip_clip:
            # The framework skips a multiplication by 1, which a program cannot decide.
            value = copy.copy(value)
            value.auto_skip_clip = False
        elif type(value) is ClipGradByValue:
            clip: Any = copy.copy(value)
            clip._pir_clip = functools.partial(clip_by_value, value)
            value = clip
        elif type(value) in REGULARIZERS:
            value = make_precise(value)
        elif name in PARAM_FUNCTIONS and value is not None:
            value = bind_param(value, by_name)
        elif name == DEFAULTS:
            value = replace_settings(value, params)
        replaced[name] = value
    return replaced


def bind_param(function: Callable[[Any], Any], by_name: Mapping[str, Any]) -> Callable[[Any], Any]:
    """Returns a function of a parameter of the program that is called with the optimizer's."""
    return lambda param: function(by_name[param.name])


def write_step(writer: Any, groups: Sequence[Group], rates: Rates) -> list[Any]:
    """Writes a step to the default programs. Returns their parameters."""
    writer._create_master_grad_states()
    if writer._dtype is not None:
        # Each form of programs has objects of its own for types.
        writer._dtype = getattr(paddle, name_dtype(writer._dtype))
    writer._create_global_learning_rate()
    rate_dtype = writer._global_learning_rate().dtype
    zero = paddle.nn.initializer.Constant(0.0)
    operands = [write_rate(RATE_NAME.format(index), rate_dtype) for index in range(rates.count)]
    values: list[Any] = []
    for number, group in enumerate(groups):
        pairs = []
        for param, grad_dtype in zip(group.params, group.grad_dtypes):
            value = write_param(param, zero)
            value.optimize_attr = {
                **getattr(param, "optimize_attr", {}),
                "learning_rate": operands[rates.slots[len(values)]],
            }
            values.append(value)
            pairs.append((value, write_gradient(param, grad_dtype)))
        given: Any = pairs
        if group.settings is not None:
            replaced = replace_settings(group.settings, group.params)
            given = collections.defaultdict(list, {**replaced, "params": pairs})
        if is_older_form():
            write_updates(writer, given)
        else:
            writer._apply_optimize(None, None, given, number)
    return values


def write_rate(name: str, dtype: Any) -> Any:
    """Returns a learning rate of the program, in either form of programs."""
    if is_older_form():
        return paddle.static.create_global_var([], 0.0, dtype, persistable=True, name=name)
    zero = paddle.nn.initializer.Constant(0.0)
    return paddle.pir.core.create_persistable_value(
        dtype=dtype, shape=[], name=name, initializer=zero
    )


def write_param(param: Any, initializer: Any) -> Any:
    """Returns a parameter of the program with the name and the attributes of the optimizer's."""
    dtype: Any = name_dtype(param.dtype)
    return paddle.create_parameter(
        param.shape,
        dtype,
        attr=paddle.ParamAttr(
            name=param.name,
            initializer=initializer,
            need_clip=getattr(param, "need_clip", True),
            regularizer=make_precise(getattr(param, "regularizer", None)),
        ),
    )


def write_gradient(param: Any, dtype: Any) -> Any:
    """Returns a gradient of the program: the result of an op that no stage contains."""
    name = f"stepfold.input.{param.name}"
    return paddle.nn.functional.relu6(paddle.static.data(name, param.shape, name_dtype(dtype)))


def import_step(texts: tuple[str, str], optimizer: Any, device: str, hint: str) -> str:
    """Returns a main and a startup program as one program of the compiler.

    hint: end of the error.

    Raises ValueError if a part of the step does not belong to the stage.
    """
    with Session() as session:
        with session.import_pir(
            *texts, device=device, keep_source=False, returned_gradients=True
        ) as program:
            outside = find_outside(session.remarks)
            if outside:
                raise ValueError(
                    f"optimizer: a part of the step of this {name_class(optimizer)} cannot be in a "
                    f"plan: {'; '.join(outside)}{hint}"
                )
            return program.print()


def find_places(writer: Any, values: Sequence[Any], rates: Rates) -> dict[str, Place]:
    """Returns the places of the variables that an optimizer has created in writing a step."""
    places = {value.name: Place(PARAM, index) for index, value in enumerate(values)}
    owners = {value.name: index for index, value in enumerate(values)}
    for name, master in writer._master_weights.items():
        owners[master.name] = owners[name]
        places[master.name] = Place(MASTER, owners[name])
    for kind, accumulators in writer._accumulators.items():
        for owner, value in accumulators.items():
            places[value.name] = Place(kind, owners[owner])
    for index in range(rates.count):
        places[RATE_NAME.format(index)] = Place(RATE, index)
    return places
