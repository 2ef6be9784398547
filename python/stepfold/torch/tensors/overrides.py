"""Operations of tensors that a class or an object overrides, and that no plan calls."""

import inspect
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import torch
from torch import Tensor, nn

from stepfold.torch.tensors.layout import find_dtensor_class

# Attributes of tensors that no update depends on: how objects are made, copied, shown and named;
# and `grad`, for which steps ask the object.
HARMLESS = frozenset(
    "__annotations__ __class_getitem__ __copy__ __deepcopy__ __delattr__ __dict__ __dir__ __doc__ "
    "__firstlineno__ __format__ __getstate__ __init__ __init_subclass__ __module__ __new__ "
    "__reduce__ __reduce_ex__ __repr__ __setattr__ __setstate__ __sizeof__ __slots__ "
    "__static_attributes__ __str__ __subclasshook__ __weakref__ cpu cuda grad name".split()
)
# What does not intercept operations.
TORCH_FUNCTIONS: tuple[Any, ...] = (
    inspect.getattr_static(Tensor, "__torch_function__"),
    inspect.getattr_static(nn.Parameter, "__torch_function__"),
    torch._C._disabled_torch_function_impl,
)


def find_override(tensor: Tensor) -> str | None:
    """Which operation a tensor has of its own: the end of a sentence that begins with its name.

    None if torch's loop calls none but torch's for it.
    """
    kind = type(tensor)
    if kind is not find_dtensor_class():
        for name in find_overridden(kind):
            return f"is a {kind.__name__} with its own '{name}', which no plan calls"
    for name in vars(tensor):
        if is_operation(name):
            return f"has its own '{name}', which no plan calls"
    return None


def find_overridden(kind: type[Tensor]) -> Iterator[str]:
    """The operations of tensors that a class redefines."""
    for base in takewhile(lambda base: base is not Tensor, kind.__mro__):
        if base is nn.Parameter:
            continue
        for name, value in vars(base).items():
            is_torch = name == "__torch_function__" and value in TORCH_FUNCTIONS
            if is_operation(name) and not is_torch:
                yield name


def is_operation(name: str) -> bool:
    return name not in HARMLESS and hasattr(Tensor, name)
