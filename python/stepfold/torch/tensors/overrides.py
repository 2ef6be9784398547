"""Overridden operations of tensors, which plans do not call."""

import inspect
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import torch
from torch import Tensor, nn

from stepfold.torch.tensors.layout import find_dtensor_class

# Attributes of tensors that no update depends on: those for construction, copies, texts and names
# of objects, and `grad`, which steps read from the object.
HARMLESS = frozenset(
    "__annotations__ __class_getitem__ __copy__ __deepcopy__ __delattr__ __dict__ __dir__ __doc__ "
    "__firstlineno__ __format__ __getstate__ __init__ __init_subclass__ __module__ __new__ "
    "__reduce__ __reduce_ex__ __repr__ __setattr__ __setstate__ __sizeof__ __slots__ "
    "__static_attributes__ __str__ __subclasshook__ __weakref__ cpu cuda grad name".split()
)
# Implementations of __torch_function__ that do not intercept operations.
TORCH_FUNCTIONS: tuple[Any, ...] = (
    inspect.getattr_static(Tensor, "__torch_function__"),
    inspect.getattr_static(nn.Parameter, "__torch_function__"),
    torch._C._disabled_torch_function_impl,
)


def find_override(tensor: Tensor) -> str | None:
    """Returns the refusal of a tensor with an operation of its own; None without one.

    The refusal is the end of a sentence that begins with the name of the tensor.
    """
    tensor_class = type(tensor)
    if tensor_class is not find_dtensor_class():
        for name in find_overridden(tensor_class):
            return f"is a {tensor_class.__name__} with its own '{name}', which no plan calls"
    for name in vars(tensor):
        if is_operation(name):
            return f"has its own '{name}', which no plan calls"
    return None


def find_overridden(tensor_class: type[Tensor]) -> Iterator[str]:
    """Yields the names of operations of tensors that a class overrides."""
    for base in takewhile(lambda base: base is not Tensor, tensor_class.__mro__):
        if base is nn.Parameter:
            continue
        for name, value in vars(base).items():
            is_torch = name == "__torch_function__" and value in TORCH_FUNCTIONS
            if is_operation(name) and not is_torch:
                yield name


def is_operation(name: str) -> bool:
    return name not in HARMLESS and hasattr(Tensor, name)
