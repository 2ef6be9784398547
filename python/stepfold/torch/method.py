"""What a kind of optimizers is to the compiler: state, settings, and what updates a parameter."""

import functools
import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from torch import Tensor, optim

from stepfold.torch.tracing.tape import Trace


@dataclass(frozen=True)
class State:
    """A stream of state.

    stream: its name in the op.
    key: its name in torch's state of a parameter; None for a count that torch does not have.
    is_scalar: whether a parameter has one element of it, and not one for each of its own.
    when: the flags of the group, all of which are set if the op has the stream.
    begins: what a buffer has before the first step, if torch makes it in that step; else None.
    is_wide: whether it has the dtype that updates compute in, or float64 if it is a scalar, and no
        other one.
    """

    stream: str
    key: str | None
    is_scalar: bool = False
    when: tuple[str, ...] = ()
    begins: float | None = None
    is_wide: bool = False


@dataclass(frozen=True)
class Setting:
    """A number that a step reads.

    name: its name in the op.
    key, index: its name in the group, and its place if that is a pair.
    when: as for State.
    """

    name: str
    key: str
    index: int | None = None
    when: tuple[str, ...] = ()

    def read(self, group: Mapping[str, Any]) -> Any:
        """Returns the number or tensor of a group."""
        value = group[self.key]
        return value if self.index is None else value[self.index]


# Compared by identity: a method has one for each combination of options.
@dataclass(frozen=True, eq=False)
class Structure:
    """What of an update is fixed when it is compiled.

    state, settings: what it reads, in the order of its op.
    options: the keys of a group that it depends on.
    """

    state: tuple[State, ...]
    settings: tuple[Setting, ...]
    options: tuple[str, ...]

    @functools.cached_property
    def begun(self) -> State | None:
        """The state that torch makes in the first step; None if it makes all of it before."""
        return next((state for state in self.state if state.begins is not None), None)

    @functools.cached_property
    def is_counted(self) -> bool:
        """Whether the op has a count that torch's state does not have."""
        return any(state.key is None for state in self.state)

    @functools.cached_property
    def setting_keys(self) -> tuple[str, ...]:
        """The keys of a group that hold settings."""
        return tuple(dict.fromkeys(setting.key for setting in self.settings))

    @functools.cached_property
    def _lengths(self) -> dict[str, int]:
        """The keys of a group that hold several numbers, and how many."""
        return {s.key: s.index + 1 for s in self.settings if s.index is not None}

    def check_lengths(self, group: Mapping[str, Any]) -> None:
        """Raises ValueError for a value that is not as many numbers as it has to be."""
        for key, length in self._lengths.items():
            value = group[key]
            if not hasattr(value, "__getitem__") or len(value) != length:
                raise ValueError(f"{key}: expected {length} numbers or tensors, got {value!r}")

    @functools.cached_property
    def keys(self) -> tuple[str, ...]:
        """The keys of a group whose values a step depends on."""
        return (*dict.fromkeys((*self.options, *self.setting_keys, "differentiable")),)

    def get_trace(self, param: Tensor) -> Trace | None:
        """What updates a parameter; None if that is an op."""
        return None


@dataclass(frozen=True, eq=False)
class OpStructure(Structure):
    """A structure that is an update op of the dialect, with attributes."""

    op: str
    attributes: tuple[str, ...]


class Method(ABC):
    """A kind of optimizers, to the compiler.

    torch_class: the class whose plain step computes the same.
    plain_attributes: of an optimizer that this step needs, but for groups and state.
    """

    torch_class: type[optim.Optimizer]
    plain_attributes: tuple[str, ...] = ("defaults",)

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.torch_class.__name__

    @abstractmethod
    def get_structure(self, group: Mapping[str, Any]) -> Structure:
        """Returns the structure of a group's updates, one object for equal ones."""

    @abstractmethod
    def is_elementwise(self, group: Mapping[str, Any], param: Tensor) -> bool:
        """Whether the update of an element depends on no other element."""

    def find_fault(self, group: Mapping[str, Any], param: Tensor) -> str | None:
        """Why a parameter that has memory cannot be updated; None if it can."""
        return None

    @functools.cached_property
    def num_lists(self) -> int:
        """The number of lists that `_init_group` of the class fills."""
        return len(inspect.signature(self.torch_class._init_group).parameters) - 2  # type: ignore[attr-defined]
