"""What a traced function has made of its tensors so far: a value for each."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor

from stepfold.torch.tracing.faults import RuleError, refuse
from stepfold.torch.tracing.number import Number, get_value
from stepfold.torch.tracing.tape import Op, Tape, Target, Trace
from stepfold.torch.tracing.values import DTYPES, Value, make_constant, make_input

# Of a Python float, and of the state of a parameter that is one number.
NUMBER_DTYPE = torch.float64
# Any number: operations on tensors without memory take one for what is not known.
PLACEHOLDER = 0.25


class Names:
    """The names of a setting's operands: of a number, or of a tuple of numbers."""

    def __init__(self, names: tuple[str, ...], is_tuple: bool) -> None:
        self.names, self.is_tuple = names, is_tuple


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
        """Returns what the function reads as its group.

        settings: by the key of the group: names of operands, which become numbers that are not
            known, and options.
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


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float, torch.SymFloat))


def get_storage(tensor: Tensor) -> int:
    """What views of one tensor have in common."""
    storage: int = tensor.untyped_storage()._cdata
    return storage
