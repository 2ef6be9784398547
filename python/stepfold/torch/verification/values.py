"""Copies of a parameter, its gradient and its state on the host."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor
from torch.utils._pytree import tree_leaves

from stepfold.torch.verification.elements import copy_to_host, find_read_refusal, flatten


@dataclass(frozen=True)
class Values:
    """A parameter, its gradient and its state, on the host.

    param: dense tensor. grad: gradient; None without one.
    state: values by key. Tensors of the parameter's shape have its layout.
    """

    param: Tensor
    grad: Tensor | None
    state: Mapping[str, Any]

    def narrow(self, start: int, count: int) -> "Values":
        """Returns the values of `count` elements from `start` in memory, with one dimension.

        Raises ValueError for complex elements.
        """
        if self.param.is_complex():
            raise ValueError("expected real elements")

        def cut(value: Any) -> Any:
            if not isinstance(value, Tensor) or value.shape != self.param.shape:
                return value
            return flatten(value)[start : start + count]

        return Values(
            cut(self.param),
            None if self.grad is None else cut(self.grad),
            {key: cut(value) for key, value in self.state.items()},
        )

    def as_real(self) -> "Values":
        """Returns the values with a last dimension of real and imaginary parts for complex ones."""
        if not self.param.is_complex():
            return self

        def split(value: Any) -> Any:
            is_complex = isinstance(value, Tensor) and value.is_complex()
            return torch.view_as_real(value) if is_complex else value

        return Values(
            split(self.param),
            None if self.grad is None else split(self.grad),
            {key: split(value) for key, value in self.state.items()},
        )

    def with_grad(self, grad: Tensor | None) -> "Values":
        return replace(self, grad=grad)

    def get_tensor(self, name: str) -> Tensor:
        """Returns the parameter, as "param", its gradient, as "grad", or a tensor of its state."""
        tensor: Any = self.grad if name == "grad" else self.get_tensors()[name]
        return tensor  # type: ignore[no-any-return]

    def get_tensors(self) -> dict[str, Tensor]:
        """Returns the parameter, as "param", and the tensors of its state."""
        state = {key: value for key, value in self.state.items() if isinstance(value, Tensor)}
        return {"param": self.param, **state}


def copy_values(param: Tensor, grad: Tensor | None, state: Mapping[str, Any]) -> Values:
    """Copies row-major tensors to the host."""
    return Values(
        copy_to_host(param, is_contiguous=True),
        None if grad is None else copy_to_host(grad, is_contiguous=True),
        {key: copy_value(value) for key, value in state.items()},
    )


def copy_value(value: Any) -> Any:
    """Returns a copy of a value of a state or of a group."""
    if isinstance(value, Tensor):
        return copy_to_host(value, is_contiguous=True)
    if type(value) in (tuple, list):
        return type(value)(map(copy_value, value))
    return copy.copy(value) if type(value) in (dict, set) else value


def copy_group(group: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a copy of a group without its parameters."""
    return {key: copy_value(value) for key, value in group.items() if key != "params"}


def find_values_refusal(param: Tensor, state: Mapping[str, Any]) -> str | None:
    """Returns the reason why a parameter or its state cannot be copied; None if they can.

    The reason is the end of a sentence that begins with the name of the parameter.
    """
    refusal = find_read_refusal(param)
    if refusal is not None:
        return refusal
    for key, value in state.items():
        for part in tree_leaves(value):
            refusal = find_read_refusal(part) if isinstance(part, Tensor) else None
            if refusal is not None:
                return f"has a state '{key}' that {refusal}"
    return None


def read_number(value: Any) -> float | None:
    """Returns the number of a value, which may be a tensor; None for None."""
    return None if value is None else float(value)
