"""The values of groups: numbers, and values that cannot change in place."""

import sys
from numbers import Number
from typing import Any

from torch import Tensor

from stepfold.torch.step.refusals import find_memory_refusal
from stepfold.torch.tensors.layout import has_torch_memory

FIXED = (int, float, bool, complex, str, bytes, type(None))
# Kinds of numpy's dtypes that are integers or floating-point numbers.
REAL_KINDS = "iuf"


def is_fixed(value: Any) -> bool:
    """Returns whether a value is immutable, so that a change makes it another object."""
    if type(value) is tuple:
        return all(map(is_fixed, value))
    return type(value) in FIXED or isinstance(value, find_numpy("number", "bool_"))


def to_number(key: str, value: Any) -> float:
    """Returns the number of a setting. Waits for a tensor on a GPU.

    key: key of the setting, for the message.

    Raises ValueError for a value that torch does not accept as a real number.
    """
    refusal = find_number_refusal(value)
    if refusal is None:
        try:
            return float(value)
        except (TypeError, ValueError, RuntimeError, OverflowError) as error:
            refusal = str(error)
    raise ValueError(f"{key}: expected a number or a tensor of one element: {refusal}") from None


def find_number_refusal(value: Any) -> str | None:
    """Returns the reason why torch does not accept a value as a real number; None if it may.

    Among Python's classes of numbers, torch accepts int and float only. float() alone is no test,
    since it accepts text, too.
    """
    if isinstance(value, Tensor):
        # Classes that keep their elements elsewhere, such as DTensor, convert themselves.
        refusal = find_memory_refusal(value) if has_torch_memory(value) else None
        if refusal is None and value.is_complex():
            refusal = f"has the dtype {value.dtype}"
        return None if refusal is None else f"the tensor {refusal}"
    if isinstance(value, find_numpy("ndarray")):
        is_number = value.ndim == 0 and value.dtype.kind in REAL_KINDS
    elif isinstance(value, find_numpy("generic")):
        is_number = value.dtype.kind in REAL_KINDS
    elif isinstance(value, (int, float)):
        is_number = True
    else:
        is_number = hasattr(value, "__float__") and not isinstance(value, Number)
    return None if is_number else f"got {value!r}, which is a {type(value).__name__}"


def find_numpy(*names: str) -> tuple[Any, ...]:
    """Returns classes of numpy by name; () if the program has not imported numpy."""
    numpy: Any = sys.modules.get("numpy")
    return () if numpy is None else tuple(getattr(numpy, name) for name in names)
