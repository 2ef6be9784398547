"""The check of the state that the function of a rule leaves, traced or not."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor


def find_result_refusal(before: Mapping[str, Tensor], after: Mapping[str, Any]) -> str | None:
    """Returns the reason why the state that a function leaves does not fit; None if it does.

    The reason is the end of a sentence that begins with the name of the function.

    before: state that the function was given. after: state that it has left.
    """
    for key in (*before, *after):
        if key not in before:
            return f"adds '{key}', but the state is {list(before)}"
        if key not in after:
            return f"removes '{key}', but the state is {list(before)}"
        shape, value = tuple(before[key].shape), after[key]
        if not isinstance(value, Tensor):
            if shape or not is_number(value):
                return f"leaves a {type(value).__name__} in state['{key}']"
        elif value.shape != shape:
            return (
                f"leaves a tensor of the shape {tuple(value.shape)} in state['{key}'], "
                f"which has {shape}"
            )
    return None


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float, torch.SymFloat))
