"""Numbers of a trace, which stand for Python floats in a traced function.

They derive from SymFloat, so torch accepts them in place of floats. All are float64, as floats are.
"""

from typing import Any, NoReturn

import torch
from torch import Tensor

from stepfold.stage.trace.values import Value, find_larger, find_smaller
from stepfold.torch.tracing.refusals import refuse


class Node:
    """The node of a SymFloat, which torch passes between Python and its operations."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def is_float(self) -> bool:
        return True

    def is_int(self) -> bool:
        return False

    def is_bool(self) -> bool:
        return False


class Condition:
    """The result of a comparison of numbers. A traced function cannot branch on it."""

    def __bool__(self) -> NoReturn:
        raise refuse(
            "branches on a number that changes between steps; torch.sym_max, torch.sym_min and"
            " torch.where do not branch"
        )


class Number(torch.SymFloat):
    """A number that is not known when the function is traced."""

    def __init__(self, value: Value) -> None:
        self.node = Node(value)

    def __repr__(self) -> str:
        return "a number that is not known"

    # Operations of a tensor and a number are those of the tensor.
    def _combine(self, other: Any, operator: str) -> Any:
        if isinstance(other, torch.SymFloat):
            other = get_value(other)
        elif isinstance(other, bool) or not isinstance(other, (int, float)):
            return NotImplemented
        return Number(getattr(self.node.value, operator)(other))

    def __add__(self, other: Any) -> Any:
        return self._combine(other, "__add__")

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._combine(other, "__sub__")

    def __rsub__(self, other: Any) -> Any:
        return self._combine(other, "__rsub__")

    def __mul__(self, other: Any) -> Any:
        return self._combine(other, "__mul__")

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        return self._combine(other, "__truediv__")

    def __rtruediv__(self, other: Any) -> Any:
        return self._combine(other, "__rtruediv__")

    def __pow__(self, other: Any) -> Any:
        return self._combine(other, "__pow__")

    def __rpow__(self, other: Any) -> Any:
        return self._combine(other, "__rpow__")

    def __neg__(self) -> "Number":
        return Number(-self.node.value)

    def __pos__(self) -> "Number":
        return self

    def __abs__(self) -> "Number":
        return Number(abs(self.node.value))

    def __sym_max__(self, other: Any) -> "Number":
        return Number(find_larger(self.node.value, self._get_operand(other)))

    def __sym_min__(self, other: Any) -> "Number":
        return Number(find_smaller(self.node.value, self._get_operand(other)))

    def __sym_sqrt__(self) -> "Number":
        return Number(self.node.value.sqrt())

    def _get_operand(self, other: Any) -> Value:
        if isinstance(other, torch.SymFloat):
            return get_value(other)
        value: Value = self.node.value
        return value.like(float(other))

    def _compare(self, other: Any) -> Any:
        return NotImplemented if isinstance(other, Tensor) else Condition()

    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _compare
    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> NoReturn:
        Condition().__bool__()

    def _refuse(self, *_: Any) -> NoReturn:
        raise refuse(
            "needs a number that changes between steps, which is not known when the function is"
            " traced; math.sqrt is torch.sym_sqrt"
        )

    __float__ = __int__ = __index__ = __round__ = __floor__ = __ceil__ = __trunc__ = _refuse
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = _refuse


def get_value(number: torch.SymFloat) -> Value:
    """Returns the value of a number of a trace, of the class Number or SymFloat."""
    node: Node = number.node
    return node.value
