"""Names of parameters for messages."""

import weakref
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any

from torch import Tensor
from torch.nn import Module

# Prefix of names that are positions.
POSITION = "param_groups["


class Names:
    """The names that a model gives to parameters. The model is not kept alive."""

    def __init__(self, model: Module | None) -> None:
        self._model = None if model is None else weakref.ref(model)

    def find(self, param: Tensor, groups: Sequence[Mapping[str, Any]]) -> str:
        """Returns the name of a parameter: the model's, else the group's, else its position.

        groups: groups of the optimizer. They have names if it was made from `named_parameters`.
        """
        found = (name for other, name in self._iterate(groups) if other is param)
        return next(found, "a parameter of no group")

    def find_aliases(self, param: Tensor, groups: Sequence[Mapping[str, Any]]) -> list[str]:
        """Returns all names of a parameter, which a model may use in several places."""
        return [name for other, name in self._iterate(groups) if other is param]

    def find_all(self, groups: Sequence[Mapping[str, Any]]) -> dict[Tensor, str]:
        """Returns the names of all parameters of groups, as `find` gives them."""
        names: dict[Tensor, str] = {}
        for param, name in self._iterate(groups):
            names.setdefault(param, name)
        return {param: names[param] for group in groups for param in group["params"]}

    def _iterate(self, groups: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Tensor, str]]:
        """Yields parameters with their names, those of the model first."""
        model = None if self._model is None else self._model()
        if model is not None:
            for name, param in model.named_parameters(remove_duplicate=False):
                yield param, name
        for group_index, group in enumerate(groups):
            for index, param in enumerate(group["params"]):
                if "param_names" in group:
                    yield param, str(group["param_names"][index])
                else:
                    yield param, f"{POSITION}{group_index}].params[{index}]"


def is_position(name: str) -> bool:
    """Returns whether a name is only the position of a parameter in its group."""
    return name.startswith(POSITION)


class InGroup:
    """A context manager that adds the index of a group to the message of a TypeError or ValueError.

    It is a class, not a generator: in Python 3.12, an error that a generator replaces stays in a
    cycle with the frames of the step, which hold all parameters until the next garbage collection.
    """

    def __init__(self, index: int) -> None:
        self._index = index

    def __enter__(self) -> None:
        """Begins the block."""

    def __exit__(
        self,
        error_class: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for kind in (TypeError, ValueError):
            if isinstance(error, kind):
                raise kind(f"param_groups[{self._index}]: {error}") from None
