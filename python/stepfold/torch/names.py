"""Names of parameters for messages."""

import contextlib
import weakref
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from torch import Tensor
from torch.nn import Module


class Names:
    """The names that a model gives to parameters. The model is not kept alive."""

    def __init__(self, model: Module | None) -> None:
        self._model = None if model is None else weakref.ref(model)

    def find(self, param: Tensor, groups: Sequence[Mapping[str, Any]]) -> str:
        """The name of a parameter: the model's, else that of its group, else its place.

        groups: those of the optimizer, which have names if it was made of `named_parameters`.
        """
        model = None if self._model is None else self._model()
        if model is not None:
            for name, other in model.named_parameters():
                if other is param:
                    return name
        for number, group in enumerate(groups):
            for index, other in enumerate(group["params"]):
                if other is param:
                    if "param_names" in group:
                        return str(group["param_names"][index])
                    return f"param_groups[{number}].params[{index}]"
        return "a parameter of no group"


@contextlib.contextmanager
def in_group(index: int) -> Iterator[None]:
    """Has a ValueError say which of `param_groups` it is about."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"param_groups[{index}]: {error}") from None
