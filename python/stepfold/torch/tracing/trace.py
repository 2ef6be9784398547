"""Tracing: a function is called once, on tensors without memory, and what it does is recorded."""

import contextlib
import functools
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.torch.tracing.aten import (
    COMPARISONS,
    CREATIONS,
    ELEMENTWISE,
    REDUCTIONS,
    Unsupported,
)
from stepfold.torch.tracing.faults import RuleError, refuse, refuse_error
from stepfold.torch.tracing.number import Node, Number, get_value
from stepfold.torch.tracing.tape import Op, Tape, Target, Trace
from stepfold.torch.tracing.values import DTYPES, Value, make_constant, make_input

# Of a Python float, and of the state of a parameter that is one number.
NUMBER_DTYPE = torch.float64
# Any number: operations on tensors without memory take one for what is not known.
PLACEHOLDER = 0.25
# What a number or a Python value is made of a tensor by.
CONVERSIONS = {
    getattr(Tensor, name)
    for name in ("__bool__", "__float__", "__int__", "__index__", "tolist", "numpy", "__array__")
}
Update = Callable[[Tensor, Tensor, dict[str, Any], Mapping[str, Any]], Any]


def trace(
    update: Update,
    shape: tuple[int, ...],
    dtype: torch.dtype,
    state: Mapping[str, bool],
    settings: Mapping[str, Any],
) -> Trace:
    """Returns what a function does to a parameter.

    update: the function, called with the parameter, its gradient, its state and the settings.
    shape, dtype: of the parameter, its gradient and its state; at least one dimension.
    state: the keys, and whether what they hold is one number.
    settings: what stands for their numbers is made by `Recorder.make_settings`.

    Raises RuleError, which names the line, for what no kernel computes.
    """
    recorder = Recorder(shape, dtype)
    param = recorder.make_tensor(shape, dtype, Op.PARAM)
    grad = recorder.make_tensor(shape, dtype, Op.GRAD)
    recorder.fix(grad, "writes the gradient, which others read")
    tensors = {
        key: recorder.make_tensor((), NUMBER_DTYPE, Op.NUMBER_STATE, key)
        if is_number
        else recorder.make_tensor(shape, dtype, Op.STATE, key)
        for key, is_number in state.items()
    }
    known = recorder.make_settings(settings)
    result: dict[str, Any] = dict(tensors)
    with recorder.record():
        try:
            returned = update(param, grad, result, known)
        except RuleError:
            raise
        except Exception as error:
            raise refuse_error(error) from error
    if returned is not None:
        raise RuleError(
            f"{update.__qualname__} returns a {type(returned).__name__}: the parameter and its "
            "state are changed in place"
        )
    return recorder.finish(update.__qualname__, param, tensors, result)


class Recorder:
    """The values of the tensors of a function.

    shape, dtype: of the parameter.
    """

    def __init__(self, shape: tuple[int, ...], dtype: torch.dtype) -> None:
        self.shape, self.dtype = shape, dtype
        self._tape = Tape()
        # By the tensor's storage, which views share. Tensors are kept: no other has their identity.
        self._values: dict[int, Value] = {}
        self._kept: list[Tensor] = []
        self._fixed: dict[int, str] = {}

    def make_tensor(
        self, shape: tuple[int, ...], dtype: torch.dtype, op: Op, key: str | None = None
    ) -> Tensor:
        """Returns a tensor that the function is called with."""
        tensor = torch.empty(shape, dtype=dtype, device="meta")
        self.set_value(tensor, make_input(self._tape, op, DTYPES[dtype], key))
        return tensor

    def fix(self, tensor: Tensor, fault: str) -> None:
        """Has a write to a tensor refused."""
        self._fixed[get_storage(tensor)] = fault

    def make_settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Returns settings with numbers that are not known in place of those with a place.

        settings: by the key of the group; a list of the names of operands stands for a tuple of
            numbers, a name in a list of one for a number, and others are options.
        """
        return MappingProxyType({key: self._make_setting(value) for key, value in settings.items()})

    def _make_setting(self, value: Any) -> Any:
        if isinstance(value, Names):
            numbers = tuple(
                Number(make_input(self._tape, Op.SETTING, DTYPES[NUMBER_DTYPE], name))
                for name in value.names
            )
            return numbers if value.is_tuple else numbers[0]
        return value

    @contextlib.contextmanager
    def record(self) -> Iterator[None]:
        with torch.no_grad(), Dispatch(self), Functions(self):
            yield

    def has(self, tensor: Tensor) -> bool:
        return get_storage(tensor) in self._values

    def get_value(self, tensor: Tensor) -> Value:
        """The value of a tensor: of a tensor of no dimension that torch has made, its number."""
        value = self._values.get(get_storage(tensor))
        if value is not None:
            return value
        if tensor.dim() or tensor.device.type != "cpu":
            raise refuse("reads a tensor that is neither the parameter's nor of its state")
        dtype = DTYPES.get(tensor.dtype, DTYPES[NUMBER_DTYPE])
        return make_constant(self._tape, float(tensor.item()), dtype)

    def set_value(self, tensor: Tensor, value: Value) -> None:
        self._kept.append(tensor)
        self._values[get_storage(tensor)] = value

    def check_write(self, tensor: Tensor) -> None:
        fault = self._fixed.get(get_storage(tensor))
        if fault is not None:
            raise refuse(fault)

    def make_value(self, argument: Any) -> Any:
        """The value that an argument of an operation is; None and texts are themselves."""
        if isinstance(argument, Tensor):
            return self.get_value(argument)
        if isinstance(argument, torch.SymFloat):
            return get_value(argument)
        if isinstance(argument, (int, float)):
            return make_constant(self._tape, float(argument), DTYPES[NUMBER_DTYPE])
        return argument

    def make_number(self, number: Any, dtype: torch.dtype | None) -> Tensor:
        """A tensor without dimensions that holds a number; on a device, it would have no value."""
        like = PLACEHOLDER if isinstance(number, torch.SymFloat) else number
        tensor = torch.tensor(like, dtype=dtype, device="meta")
        value = self.make_value(number)
        known = DTYPES.get(tensor.dtype)
        self.set_value(tensor, value if known is None else value.cast(known))
        return tensor

    def make_size(self) -> Value:
        """The number of elements."""
        return make_input(self._tape, Op.SIZE, DTYPES[NUMBER_DTYPE])

    def finish(
        self, name: str, param: Tensor, state: Mapping[str, Tensor], result: Mapping[str, Any]
    ) -> Trace:
        """The trace, of what the parameter and its state have become.

        name: of the function.
        state: as the function was given it. result: as it has left it.
        """
        if result.keys() != state.keys():
            key = next(iter(result.keys() ^ state.keys()))
            what = "adds" if key in result else "removes"
            raise RuleError(f"{name} {what} '{key}', but the state is {list(state)}")
        outputs: dict[Target, int] = {}
        before = make_input(self._tape, Op.PARAM, DTYPES[self.dtype])
        after = self.get_value(param)
        if after != before:
            outputs[Op.PARAM, None] = after.place
        for key, tensor in state.items():
            is_number = not tensor.dim()
            op = Op.NUMBER_STATE if is_number else Op.STATE
            value = self._read_state(name, key, tensor, result[key]).cast(DTYPES[tensor.dtype])
            if value != make_input(self._tape, op, DTYPES[tensor.dtype], key):
                outputs[op, key] = value.place
        if not outputs:
            raise RuleError(f"{name} changes neither the parameter nor its state in place")
        return Trace(self._tape, outputs)

    def _read_state(self, name: str, key: str, before: Tensor, after: Any) -> Value:
        """The value of what the function has left under a key."""
        fits = is_number(after) and not before.dim()
        if isinstance(after, Tensor) and after.shape != before.shape:
            raise RuleError(
                f"{name} leaves a tensor of the shape {tuple(after.shape)} in state['{key}'], "
                f"which has {tuple(before.shape)}"
            )
        if not fits and not isinstance(after, Tensor):
            raise RuleError(f"{name} leaves a {type(after).__name__} in state['{key}']")
        value: Value = self.make_value(after)
        return value


class Names:
    """The names of a setting's operands: of a number, or of a tuple of numbers."""

    def __init__(self, names: tuple[str, ...], is_tuple: bool) -> None:
        self.names, self.is_tuple = names, is_tuple


class Functions(TorchFunctionMode):
    """Sees what the function calls, before torch has made tensors of its arguments."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self._recorder = recorder

    def __torch_function__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        for argument in (*args, *kwargs.values()):
            if isinstance(argument, Tensor) and not self._recorder.has(argument):
                raise refuse("reads a tensor that is neither the parameter's nor of its state")
        if function in CONVERSIONS:
            what = "branches on" if function is Tensor.__bool__ else "makes a Python value of"
            raise refuse(f"{what} a tensor, which has no elements when the function is traced")
        if function in (torch.tensor, torch.as_tensor) and is_number(args[0] if args else None):
            return self._recorder.make_number(args[0], kwargs.get("dtype"))
        result = function(*args, **kwargs)
        # torch makes numbers of its own class, without the operators of these.
        is_known = isinstance(result, torch.SymFloat) and isinstance(result.node, Node)
        return Number(get_value(result)) if is_known else result


class Dispatch(TorchDispatchMode):
    """Sees the operations that torch makes of a call."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._recorder = recorder

    def __torch_dispatch__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        name = function._schema.name.removeprefix("aten::")
        arguments = bind(function._schema, args, kwargs or {})
        if name == "_local_scalar_dense":
            value = self._recorder.get_value(args[0])
            return torch.SymFloat(  # type: ignore[no-untyped-call]
                Node(value.cast(DTYPES[NUMBER_DTYPE]))
            )
        try:
            return self._record(function, name, arguments)
        except Unsupported as error:
            raise refuse(f"torch.{name.strip('_')} {error}") from None

    def _record(self, function: Any, name: str, arguments: dict[str, Any]) -> Any:
        recorder, returns = self._recorder, function._schema.returns
        if torch.Tag.nondeterministic_seeded in function.tags:
            raise Unsupported("is random: steps must be reproducible")
        is_view = any(r.alias_info is not None and not r.alias_info.is_write for r in returns)
        is_in_place = name.endswith("_") and not name.endswith("__")
        if not is_in_place and any(r.alias_info and r.alias_info.is_write for r in returns):
            raise Unsupported("writes its argument 'out'")
        result = call(function, arguments)
        if is_view:
            return self._look(arguments, result)
        base = name.removesuffix("_") if is_in_place else name
        if not isinstance(result, Tensor):
            raise Unsupported("does not return a tensor")
        if result.dim() and result.shape != recorder.shape:
            raise Unsupported(
                f"gives a tensor of the shape {tuple(result.shape)}: expected that of the "
                f"parameter, {tuple(recorder.shape)}, or a number"
            )
        if result.dtype not in DTYPES:
            raise Unsupported(f"gives a tensor of {result.dtype}")
        if is_in_place:
            recorder.check_write(result)
        value = self._compute(function, base, arguments, result)
        recorder.set_value(result, value.cast(DTYPES[result.dtype]))
        return result

    def _look(self, arguments: dict[str, Any], result: Any) -> Any:
        """The result of an operation that gives a view of its first argument."""
        viewed = next(iter(arguments.values()))
        if not self._recorder.has(viewed):
            # A number that torch has made a tensor of.
            self._recorder.set_value(result, self._recorder.get_value(viewed))
        elif result.shape != viewed.shape or result.stride() != viewed.stride():
            raise Unsupported("changes a shape, or takes a part of it: each element is for itself")
        return result

    def _compute(
        self, function: Any, name: str, arguments: dict[str, Any], result: Tensor
    ) -> Value:
        """What an operation computes, before it is rounded to the dtype of the result."""
        recorder = self._recorder
        if name in CREATIONS:
            number = CREATIONS[name]
            number = arguments[number] if isinstance(number, str) else number
            value: Value = recorder.make_value(number)
            return value
        if name in REDUCTIONS:
            check_dims(arguments)
            keys = arguments.keys() - {"dim", "keepdim", "dtype"}
            operands = [recorder.make_value(arguments[key]) for key in arguments if key in keys]
            dtype = get_compute_dtype(result.dtype)
            return REDUCTIONS[name](dtype, recorder.make_size(), *operands)
        if name not in ELEMENTWISE:
            raise Unsupported("is not computed for each element by itself")
        operands = [
            recorder.make_value(argument)
            for key, argument in arguments.items()
            if key not in NO_OPERANDS
        ]
        dtype = find_compute_dtype(function, name, arguments, result)
        return ELEMENTWISE[name](dtype, *operands)


# Arguments of elementwise operations that are about the tensor of the result.
NO_OPERANDS = frozenset(
    ("dtype", "layout", "device", "pin_memory", "memory_format", "non_blocking")
)


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float, torch.SymFloat))


def get_storage(tensor: Tensor) -> int:
    """What views of one tensor have in common."""
    storage: int = tensor.untyped_storage()._cdata
    return storage


def bind(schema: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of an operation by their names, with the defaults of those that lack."""
    arguments = {}
    for place, argument in enumerate(schema.arguments):
        if place < len(args):
            arguments[argument.name] = args[place]
        elif argument.name in kwargs:
            arguments[argument.name] = kwargs[argument.name]
        else:
            arguments[argument.name] = argument.default_value
    return arguments


def call(function: Any, arguments: Mapping[str, Any]) -> Any:
    """What an operation gives for tensors without memory, whatever numbers are."""
    names = function._schema.arguments
    known = {
        name: PLACEHOLDER if isinstance(value, torch.SymFloat) else value
        for name, value in arguments.items()
    }
    positional = [known[argument.name] for argument in names if not argument.kwarg_only]
    keywords = {argument.name: known[argument.name] for argument in names if argument.kwarg_only}
    return function(*positional, **keywords)


def find_compute_dtype(
    function: Any, name: str, arguments: Mapping[str, Any], result: Tensor
) -> str:
    """What an operation computes in: for one in place, that is not always the result's dtype."""
    operands: Any = [x for x in arguments.values() if isinstance(x, (Tensor, int, float))]
    if name in COMPARISONS:
        return get_compute_dtype(torch.result_type(*operands))
    packet = getattr(torch.ops.aten, name, None)
    functional = getattr(packet, function._overloadname, None)
    if functional is None or functional is function:
        return get_compute_dtype(result.dtype)
    return get_compute_dtype(call(functional, arguments).dtype)


@functools.cache
def get_compute_dtype(dtype: torch.dtype) -> str:
    """The dtype in which torch's kernels compute what they round to another one."""
    if dtype not in DTYPES:
        raise Unsupported(f"computes in {dtype}")
    return {"f16": "f32", "bf16": "f32"}.get(DTYPES[dtype], DTYPES[dtype])


def check_dims(arguments: Mapping[str, Any]) -> None:
    """Raises Unsupported for a reduction of some dimensions, or one that keeps them."""
    dims, tensor = arguments.get("dim"), arguments["self"]
    dims = [dims] if isinstance(dims, int) else dims
    if dims and len({dim % tensor.dim() for dim in dims}) < tensor.dim():
        raise Unsupported(f"reduces the dimensions {list(dims)} alone: expected all of them")
