"""The recorder of a trace: the value of each tensor of the traced function."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.trace.tape import Op, Tape, Target, Trace
from stepfold.stage.trace.values import Value, make_constant, make_input
from stepfold.torch.tracing.aten import Extent, widen
from stepfold.torch.tracing.dtypes import DTYPES
from stepfold.torch.tracing.number import Number, get_value
from stepfold.torch.tracing.refusals import RuleError, refuse
from stepfold.torch.tracing.result_refusals import find_result_refusal

# Dtype of a Python float, and of state that is one number.
NUMBER_DTYPE = torch.float64
# An arbitrary number in place of unknown ones, for operations on tensors without memory.
PLACEHOLDER = 0.25
# Reason for the refusal of other tensors.
UNKNOWN_TENSOR = (
    "reads a tensor other than the parameter, its gradient and its state (make it state of the "
    "rule, or a Python number)"
)


class Names:
    """The names of a setting's operands.

    names: one name for a number, or one for each number of a tuple.
    is_tuple: True if the setting is a tuple.
    """

    def __init__(self, names: tuple[str, ...], is_tuple: bool) -> None:
        self.names, self.is_tuple = names, is_tuple


class Recorder:
    """The values of the tensors of a traced function.

    shape, dtype: shape and dtype of the parameter.
    """

    def __init__(self, shape: tuple[int, ...], dtype: torch.dtype) -> None:
        self.shape, self.dtype = shape, dtype
        self._tape = Tape()
        # Values by the id of the tensor's storage, which views share. Tensors are kept alive, so
        # that no other storage gets the same id.
        self._values: dict[int, Value] = {}
        self._kept: list[Tensor] = []
        self._fixed: dict[int, str] = {}
        self._has_written = False

    def make_tensor(
        self, shape: tuple[int, ...], dtype: torch.dtype, op: Op, key: str | None = None
    ) -> Tensor:
        """Returns a tensor for a call of the function, with an input of the trace as its value."""
        tensor = torch.empty(shape, dtype=dtype, device="meta")
        self.set_value(tensor, make_input(self._tape, op, DTYPES[dtype], key))
        return tensor

    def fix(self, tensor: Tensor, refusal: str) -> None:
        """Makes a write to a tensor an error. refusal: message of the error."""
        self._fixed[get_storage(tensor)] = refusal

    def make_settings(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """Returns the group that the function reads.

        settings: values by key: `Names`, which become numbers that are not known, and options.
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
        """Returns the value of a tensor.

        A tensor without dimensions that torch has made of a number is a constant.

        Raises RuleError for another tensor that the trace does not know.
        """
        value = self._values.get(get_storage(tensor))
        if value is not None:
            return value
        if tensor.dim() or tensor.device.type != "cpu":
            raise refuse(UNKNOWN_TENSOR)
        dtype = DTYPES.get(tensor.dtype, DTYPES[NUMBER_DTYPE])
        return make_constant(self._tape, float(tensor.item()), dtype)

    def get_number(self, tensor: Tensor) -> Value:
        """Returns the value of a tensor of one element as a number."""
        value, extent = self.get_value(tensor), self.make_extent(tensor)
        # The maximum over one element turns it into a number.
        return value if extent.is_number else extent.find_maximum(widen(value))

    def set_value(self, tensor: Tensor, value: Value) -> None:
        self._kept.append(tensor)
        self._values[get_storage(tensor)] = value

    def check_write(self, tensor: Tensor) -> None:
        self._has_written = True
        refusal = self._fixed.get(get_storage(tensor))
        if refusal is not None:
            raise refuse(refusal)

    def make_value(self, argument: Any) -> Any:
        """Returns the value of a tensor or number, and other arguments unchanged."""
        if isinstance(argument, Tensor):
            return self.get_value(argument)
        if isinstance(argument, torch.SymFloat):
            return get_value(argument)
        if isinstance(argument, (int, float)):
            return make_constant(self._tape, float(argument), DTYPES[NUMBER_DTYPE])
        return argument

    def make_number(self, number: Any, dtype: torch.dtype | None) -> Tensor:
        """Returns a tensor without dimensions that holds a number, and records its value.

        Raises RuleError for a dtype that the trace does not have.
        """
        is_known = not isinstance(number, torch.SymFloat)
        tensor = torch.tensor(number if is_known else PLACEHOLDER, dtype=dtype, device="meta")
        known = DTYPES.get(tensor.dtype)
        if known is None and not isinstance(number, int):
            raise refuse(f"rounds a number to {tensor.dtype}")
        value = self.make_value(number)
        self.set_value(tensor, value if known is None else value.cast(known))
        return tensor

    def make_extent(self, tensor: Tensor) -> Extent:
        """Returns the extent of a reduction of a tensor: one number if it has no dimensions."""
        if not tensor.dim():
            return Extent(make_constant(self._tape, 1.0, DTYPES[NUMBER_DTYPE]), True, True)
        size = make_input(self._tape, Op.SIZE, DTYPES[NUMBER_DTYPE])
        return Extent(size, False, tensor.numel() == 1)

    def finish(
        self, name: str, param: Tensor, state: Mapping[str, Tensor], result: Mapping[str, Any]
    ) -> Trace:
        """Returns the trace from the old to the new values of the parameter and its state.

        name: name of the function, for messages.
        state: state that the function was given. result: state that it has left.

        Raises RuleError for a result that does not fit, or a function without effect.
        """
        refusal = find_result_refusal(state, result)
        if refusal is not None:
            raise RuleError(f"{name} {refusal}")
        outputs: dict[Target, int] = {}
        before = make_input(self._tape, Op.PARAM, DTYPES[self.dtype])
        after = self.get_value(param)
        if after != before:
            outputs[Op.PARAM, None] = after.position
        for key, tensor in state.items():
            is_number = not tensor.dim()
            op = Op.NUMBER_STATE if is_number else Op.STATE
            value = self.make_value(result[key]).cast(DTYPES[tensor.dtype])
            if value != make_input(self._tape, op, DTYPES[tensor.dtype], key):
                outputs[op, key] = value.position
        # Tensors that the function has made, after parameter, gradient and state.
        computed = self._kept[2 + len(state) :]
        # A function without operations may be right for some options. One that computes without
        # effect is a mistake.
        if computed and not (outputs or self._has_written):
            raise RuleError(f"{name} changes neither the parameter nor its state in place")
        if not outputs:
            # A trace has at least one output: the parameter keeps its value.
            outputs[Op.PARAM, None] = before.position
        return Trace(self._tape, outputs)


def get_storage(tensor: Tensor) -> int:
    """Returns the id of a tensor's storage, which views share."""
    storage: int = tensor.untyped_storage()._cdata
    return storage
