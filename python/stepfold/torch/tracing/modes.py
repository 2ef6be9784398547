"""The modes of torch that see what a traced function calls."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from stepfold.stage.text.dtypes import get_compute_dtype
from stepfold.stage.trace.values import BOOL, Value
from stepfold.torch.tracing.aten import (
    COMPARISONS,
    CREATIONS,
    ELEMENTWISE,
    OF_BOOLS,
    REDUCTIONS,
    Unsupported,
)
from stepfold.torch.tracing.dtypes import DTYPES
from stepfold.torch.tracing.number import Node, Number, get_value
from stepfold.torch.tracing.recorder import (
    NUMBER_DTYPE,
    PLACEHOLDER,
    UNKNOWN_TENSOR,
    Recorder,
)
from stepfold.torch.tracing.refusals import refuse
from stepfold.torch.tracing.result_refusals import is_number

# Attributes and functions of a tensor whose result depends on nothing but its shape and dtype. The
# device is for functions that create tensors.
FACTS = frozenset(
    (
        *("shape", "size", "dim", "ndim", "ndimension", "numel", "nelement", "__len__"),
        *("dtype", "itemsize", "element_size", "is_floating_point", "is_complex", "is_signed"),
        *("result_type", "is_same_size", "is_tensor"),
        *("device", "is_meta", "layout", "__hash__", "__repr__", "__format__", "__setitem__"),
    )
)
# Methods that convert a tensor to a number or another Python value.
CONVERSIONS = {
    getattr(Tensor, name)
    for name in ("__bool__", "__float__", "__int__", "__index__", "tolist", "numpy", "__array__")
}


class Functions(TorchFunctionMode):
    """A mode that sees the calls of a traced function, before torch converts its arguments."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self._recorder = recorder

    def __torch_function__(
        self, function: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        kwargs = kwargs or {}
        for argument in (*args, *kwargs.values()):
            if isinstance(argument, Tensor) and not self._recorder.has(argument):
                raise refuse(UNKNOWN_TENSOR)
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
        # torch returns numbers of its class SymFloat, which does not have the operators of Number.
        is_known = isinstance(result, torch.SymFloat) and isinstance(result.node, Node)
        return Number(get_value(result)) if is_known else result


class Dispatch(TorchDispatchMode):
    """A mode that sees the operations that torch dispatches for a call."""

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
            raise Unsupported("writes its argument 'out': use the operation in place, or copy_")
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
        """Returns the result of an operation whose result is a view of its first argument."""
        viewed = next(iter(arguments.values()))
        if not isinstance(result, Tensor):
            raise Unsupported("does not return a tensor")
        if result.dtype != viewed.dtype:
            raise Unsupported(
                f"reads the bits of {viewed.dtype} as {result.dtype}: use `to` to convert numbers"
            )
        if describe_layout(result) != describe_layout(viewed):
            raise Unsupported(
                "changes a shape or selects elements: a rule computes each element by itself"
            )
        if not self._recorder.has(viewed):
            # The first argument is a tensor that torch has made of a number.
            self._recorder.set_value(result, self._recorder.get_value(viewed))
        return result

    def _compute(
        self, function: Any, name: str, arguments: dict[str, Any], result: Tensor
    ) -> Value:
        """Returns the value of an operation before it is rounded to the dtype of the result."""
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
            raise Unsupported("is not supported in a rule (docs/rules.md lists the operations)")
        operands = [
            recorder.make_value(argument)
            for key, argument in arguments.items()
            if key not in NO_OPERANDS
        ]
        dtype = find_compute_dtype(function, name, arguments, result)
        return ELEMENTWISE[name](dtype, *operands)


# Arguments of elementwise operations that describe the resulting tensor.
NO_OPERANDS = frozenset(
    ("dtype", "layout", "device", "pin_memory", "memory_format", "non_blocking")
)


def bind(schema: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the arguments of an operation by name, with defaults for those not given."""
    arguments = {}
    for position, argument in enumerate(schema.arguments):
        if position < len(args):
            arguments[argument.name] = args[position]
        elif argument.name in kwargs:
            arguments[argument.name] = kwargs[argument.name]
        else:
            arguments[argument.name] = argument.default_value
    return arguments


def call(function: Any, arguments: Mapping[str, Any]) -> Any:
    """Returns the result of an operation for tensors without memory.

    Numbers that are not known are replaced, since results without memory do not depend on them.
    """
    names = function._schema.arguments
    known = {name: make_known(value) for name, value in arguments.items()}
    positional = [known[argument.name] for argument in names if not argument.kwarg_only]
    keywords = {argument.name: known[argument.name] for argument in names if argument.kwarg_only}
    return function(*positional, **keywords)


def make_known(argument: Any) -> Any:
    """Returns an argument, or PLACEHOLDER for a number that is not known."""
    return PLACEHOLDER if isinstance(argument, torch.SymFloat) else argument


def find_compute_dtype(
    function: Any, name: str, arguments: Mapping[str, Any], result: Tensor
) -> str:
    """Returns the dtype in which an operation computes.

    For an in-place operation, it may differ from the dtype of the result.
    """
    if name in COMPARISONS:
        # Comparisons round their operands to the result type of the operands.
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
    """Returns the dtype in which torch's kernels compute before they round to `dtype`."""
    if dtype not in DTYPES or (dtype == torch.bool and name not in OF_BOOLS):
        raise Unsupported(f"computes in {dtype}")
    return BOOL if dtype == torch.bool else get_compute_dtype(DTYPES[dtype])


def check_dims(arguments: Mapping[str, Any], result: Tensor) -> None:
    """Raises Unsupported for a reduction with several results."""
    if result.numel() != 1:
        dims = arguments.get("dim")
        raise Unsupported(f"reduces the dimensions {dims} alone: expected all of them")


def describe_layout(tensor: Tensor) -> tuple[Any, ...]:
    """Returns a key that a tensor shares with views that have the same elements in place."""
    lazy = tensor.is_neg(), tensor.is_conj()
    return tensor.shape, tensor.stride(), tensor.storage_offset(), lazy


def find_name(function: Any) -> str:
    """Returns the name of a function of torch, or of the attribute that it reads or writes."""
    name: str = getattr(function, "__name__", "a function")
    attribute = getattr(function, "__self__", None)
    if name == "__get__":
        return getattr(attribute, "__name__", name)
    return f"{attribute.__name__} =" if name == "__set__" else name  # type: ignore[union-attr]


def is_made_of_tensors(result: Any) -> bool:
    """Returns whether a result consists of tensors and numbers, of which the trace has values."""
    parts = result if isinstance(result, (tuple, list)) and result else (result,)
    return all(isinstance(part, (Tensor, torch.SymFloat)) for part in parts)
