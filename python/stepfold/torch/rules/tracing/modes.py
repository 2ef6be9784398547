"""The modes of torch that see what a traced function calls."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.stage.text.dtypes import get_compute_dtype
from stepfold.stage.trace.values import BOOL, Value
from stepfold.torch.rules.tracing.aten import (
    COMPARISONS,
    CREATIONS,
    ELEMENTWISE,
    OF_BOOLS,
    REDUCTIONS,
    Unsupported,
)
from stepfold.torch.rules.tracing.dtypes import DTYPES
from stepfold.torch.rules.tracing.number import Node, Number, get_value
from stepfold.torch.rules.tracing.recorder import NUMBER_DTYPE, PLACEHOLDER, Recorder
from stepfold.torch.rules.tracing.refusals import refuse
from stepfold.torch.rules.tracing.result_refusals import is_number

# What gives a function no tensor of one, but what all of the same shape and dtype have in common.
# The device is for functions that create tensors.
FACTS = frozenset(
    (
        *("shape", "size", "dim", "ndim", "ndimension", "numel", "nelement", "__len__"),
        *("dtype", "itemsize", "element_size", "is_floating_point", "is_complex", "is_signed"),
        *("result_type", "is_same_size", "is_tensor"),
        *("device", "is_meta", "layout", "__hash__", "__repr__", "__format__", "__setitem__"),
    )
)
# What a number or a Python value is made of a tensor by.
CONVERSIONS = {
    getattr(Tensor, name)
    for name in ("__bool__", "__float__", "__int__", "__index__", "tolist", "numpy", "__array__")
}


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
        if function is Tensor.contiguous:
            raise refuse("calls contiguous: whether that is a copy depends on the tensor's strides")
        if function in (torch.tensor, torch.as_tensor) and is_number(args[0] if args else None):
            return self._recorder.make_number(args[0], kwargs.get("dtype"))
        result = function(*args, **kwargs)
        if not is_made_of_tensors(result) and any(isinstance(x, Tensor) for x in args):
            name = find_name(function)
            if name not in FACTS:
                raise refuse(f"uses '{name}' of a tensor, which is not known when it is traced")
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
            value = self._recorder.get_number(args[0])
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
        if not isinstance(result, Tensor):
            raise Unsupported("does not return a tensor")
        if result.dtype != viewed.dtype:
            raise Unsupported(f"reads {viewed.dtype} as {result.dtype}: `to` converts numbers")
        if describe_place(result) != describe_place(viewed):
            raise Unsupported("changes a shape, or takes a part of it: each element is for itself")
        if not self._recorder.has(viewed):
            # A number that torch has made a tensor of.
            self._recorder.set_value(result, self._recorder.get_value(viewed))
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
            check_dims(arguments, result)
            keys = arguments.keys() - {"self", "dim", "keepdim", "dtype"}
            terms = recorder.get_value(arguments["self"])
            if arguments.get("dtype") is not None:
                terms = terms.cast(DTYPES[result.dtype])
            others = [recorder.make_value(arguments[key]) for key in arguments if key in keys]
            dtype = find_kernel_dtype(result.dtype, name)
            extent = recorder.make_extent(arguments["self"])
            return REDUCTIONS[name](dtype, extent, terms, *others)
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
    known = {name: make_known(value) for name, value in arguments.items()}
    positional = [known[argument.name] for argument in names if not argument.kwarg_only]
    keywords = {argument.name: known[argument.name] for argument in names if argument.kwarg_only}
    return function(*positional, **keywords)


def make_known(argument: Any) -> Any:
    """An argument, or a number for one that is not known."""
    return PLACEHOLDER if isinstance(argument, torch.SymFloat) else argument


def find_compute_dtype(
    function: Any, name: str, arguments: Mapping[str, Any], result: Tensor
) -> str:
    """What an operation computes in: for one in place, that is not always the result's dtype."""
    if name in COMPARISONS:
        # These round to it what they compare.
        dtype = torch.result_type(*map(make_known, arguments.values()))
        if dtype not in DTYPES:
            raise Unsupported(f"computes in {dtype}")
        return DTYPES[dtype]
    packet = getattr(torch.ops.aten, name, None)
    functional = getattr(packet, function._overloadname, None)
    if functional is None or functional is function:
        return find_kernel_dtype(result.dtype, name)
    return find_kernel_dtype(call(functional, arguments).dtype, name)


def find_kernel_dtype(dtype: torch.dtype, name: str) -> str:
    """The dtype in which torch's kernels compute what they round to another one."""
    if dtype not in DTYPES or (dtype == torch.bool and name not in OF_BOOLS):
        raise Unsupported(f"computes in {dtype}")
    return BOOL if dtype == torch.bool else get_compute_dtype(DTYPES[dtype])


def check_dims(arguments: Mapping[str, Any], result: Tensor) -> None:
    """Raises Unsupported for a reduction that leaves several results."""
    if result.numel() != 1:
        dims = arguments.get("dim")
        raise Unsupported(f"reduces the dimensions {dims} alone: expected all of them")


def describe_place(tensor: Tensor) -> tuple[Any, ...]:
    """What views of a tensor have in common with it if they are it, element for element."""
    lazy = tensor.is_neg(), tensor.is_conj()
    return tensor.shape, tensor.stride(), tensor.storage_offset(), lazy


def find_name(function: Any) -> str:
    """The name of a function of torch, or of the attribute that it is the access to."""
    name: str = getattr(function, "__name__", "a function")
    attribute = getattr(function, "__self__", None)
    if name == "__get__":
        return getattr(attribute, "__name__", name)
    return f"{attribute.__name__} =" if name == "__set__" else name  # type: ignore[union-attr]


def is_made_of_tensors(result: Any) -> bool:
    """Whether a result is what the trace has values of."""
    parts = result if isinstance(result, (tuple, list)) and result else (result,)
    return all(isinstance(part, (Tensor, torch.SymFloat)) for part in parts)
