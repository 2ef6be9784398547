"""The values of groups: which of them are numbers, and which cannot change in place."""

import sys
from numbers import Number
from typing import Any

from torch import Tensor

from stepfold.torch.step.refusals import find_memory_refusal
from stepfold.torch.tensors.layout import has_torch_memory

FIXED = (int, float, bool, complex, str, bytes, type(None))
# Of dtypes of numpy: integers and floating-point numbers.
REAL_KINDS = "iuf"


def is_fixed(value: Any) -> bool:
    """Whether a value cannot change without becoming another object."""
    if type(value) is tuple:
        return all(map(is_fixed, value))
    return type(value) in FIXED or isinstance(value, find_numpy("number", "bool_"))


def to_number(key: str, value: Any) -> float:
    """Returns the number that a setting is. Waits for a tensor on another device.

    Raises ValueError for what torch does not take for a real number.
    """
    refusal = find_number_refusal(value)
    if refusal is None:
        try:
            return float(value)
        except (TypeError, ValueError, RuntimeError, OverflowError) as error:
            refusal = str(error)
    raise ValueError(f"{key}: expected a number or a tensor of one element: {refusal}") from None


def find_number_refusal(value: Any) -> str | None:
    """Why torch does not take a value for a real number; None where it may.

    Of Python's kinds of numbers, it takes int and float alone. float() takes text, too.
    """
    if isinstance(value, Tensor):
        # A class that has its elements elsewhere, such as DTensor, says what they are.
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
    """Classes of numpy; none if the program has not imported it, and so has no such objects."""
    numpy: Any = sys.modules.get("numpy")
    return () if numpy is None else tuple(getattr(numpy, name) for name in names)
