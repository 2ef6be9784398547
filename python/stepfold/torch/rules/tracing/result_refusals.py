"""What a rule may leave in the state of a parameter, traced or not."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor


def find_result_refusal(before: Mapping[str, Tensor], after: Mapping[str, Any]) -> str | None:
    """What is wrong with the state that a function leaves: the end of a sentence; None if it fits.

    before: as the function was given it. after: as it has left it.
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
