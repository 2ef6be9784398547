"""Checks of settings that a user gives."""

import math
from numbers import Real
from typing import Any

from torch import Tensor


def check_kind(name: str, value: Any, classes: type | tuple[type, ...] = Real) -> None:
    """Raises TypeError or ValueError for a value that is no number or tensor of one element.

    name: name of the setting, for the message.
    classes: classes of numbers. A bool is not a number.
    """
    if isinstance(value, Tensor):
        if value.numel() != 1:
            raise ValueError(
                f"{name}: expected a tensor of one element, got {value.numel()} elements"
            )
    elif not isinstance(value, classes) or isinstance(value, bool):
        raise TypeError(f"{name}: expected a number or a tensor, got {type(value).__name__}")


def check_number(
    name: str, value: Any, limit: float = math.inf, *, may_be_infinite: bool = False
) -> None:
    """Raises TypeError or ValueError for a value that is no number of at least 0.

    name: name of the setting, for the message.
    limit: bound that the number must be less than.
    may_be_infinite: True to allow infinity.

    The number in a tensor is not read.
    """
    check_kind(name, value)
    if isinstance(value, Tensor):
        return
    if not 0 <= value < limit and not (may_be_infinite and value == math.inf):
        kind = "number" if may_be_infinite else "finite number"
        below = "" if limit == math.inf else f" and less than {limit:g}"
        raise ValueError(f"{name}: expected a {kind} that is at least 0{below}, got {value}")


def check_numbers(name: str, value: Any, limit: float, count: int) -> None:
    """Raises TypeError or ValueError for a value that is not `count` such numbers."""
    if not isinstance(value, (tuple, list)) or len(value) != count:
        raise TypeError(f"{name}: expected {count} numbers or tensors, got {value!r}")
    for index, number in enumerate(value):
        check_number(f"{name}[{index}]", number, limit)
