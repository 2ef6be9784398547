"""Specs of optimizers: state, settings, and the op or trace that updates a parameter."""

import functools
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from stepfold.stage.matrix_views import MatrixViews
from stepfold.stage.trace.tape import Trace


@dataclass(frozen=True)
class State:
    """A stream of state.

    stream: name of the stream in the op.
    key: name in the framework's state of a parameter; None for a count that the framework does not
        have.
    is_scalar: True if a parameter has one number, False if each of its elements has one.
    begins: number in a buffer before the first step, if the framework makes the buffer in that
        step; else None.
    is_wide: True if the dtype is the compute type of the update, or float64 for a scalar.
    packed_dtype: element type of a part of packed state, "u8" for unsigned codes; else None.
    block: number of elements of the parameter for each one of the stream.
    """

    stream: str
    key: str | None
    is_scalar: bool = False
    begins: float | None = None
    is_wide: bool = False
    packed_dtype: str | None = None
    block: int = 1

    def count(self, elements: int) -> int:
        """Returns the number of elements of the stream, for a parameter of some elements."""
        return 1 if self.is_scalar else -(-elements // self.block)


@dataclass(frozen=True)
class Setting:
    """A number that a step reads.

    name: name in the op.
    key: name in the group.
    index: index of the number if the group has a tuple; None if the value is the number.
    """

    name: str
    key: str
    index: int | None = None

    def read(self, group: Mapping[str, Any]) -> Any:
        """Returns the number or tensor of a group."""
        value = group[self.key]
        return value if self.index is None else value[self.index]


# Variants compare by identity: a spec makes one for each combination of options.
@dataclass(frozen=True, eq=False)
class UpdateVariant:
    """The part of an update that is fixed when it is compiled.

    state: streams of state that it reads, in the order of its op.
    settings: numbers that it reads, in the order of its op.
    options: keys of a group that it depends on.
    matrices: matrices of a parameter, for an update by products of matrices; None for an update
        that depends on no dimensions.
    keeps_state: True if its state is not packed where that of other groups is; False if it cannot
        be beside packed state.
    """

    state: tuple[State, ...]
    settings: tuple[Setting, ...]
    options: tuple[str, ...]
    matrices: MatrixViews | None = field(default=None, kw_only=True)
    keeps_state: bool = field(default=False, kw_only=True)

    # True if its updates may be traces.
    has_traces: ClassVar[bool] = False

    @property
    def unpacked(self) -> "UpdateVariant":
        """The variant that reads the same state as it is for the framework: this one."""
        return self

    @functools.cached_property
    def begun(self) -> State | None:
        """The state that the framework makes in the first step; None if it makes all before."""
        return next((state for state in self.state if state.begins is not None), None)

    @functools.cached_property
    def is_counted(self) -> bool:
        """True if the op has a count that the framework's state does not have."""
        return any(state.key is None for state in self.state)

    @functools.cached_property
    def setting_keys(self) -> tuple[str, ...]:
        """The keys of a group that hold settings."""
        return tuple(dict.fromkeys(setting.key for setting in self.settings))

    @functools.cached_property
    def _lengths(self) -> dict[str, int]:
        """The keys of a group that hold several numbers, with their number."""
        lengths: dict[str, int] = {}
        for setting in self.settings:
            if setting.index is not None:
                lengths[setting.key] = max(lengths.get(setting.key, 0), setting.index + 1)
        return lengths

    def check_lengths(self, group: Mapping[str, Any]) -> None:
        """Raises ValueError for a value of a group that has the wrong number of numbers."""
        for key, length in self._lengths.items():
            value = group[key]
            if not hasattr(value, "__getitem__") or len(value) != length:
                raise ValueError(f"{key}: expected {length} numbers or tensors, got {value!r}")

    @functools.cached_property
    def keys(self) -> tuple[str, ...]:
        """The keys of a group whose values a step depends on."""
        return (*dict.fromkeys((*self.options, *self.setting_keys, "differentiable")),)

    def get_trace(self, param: Any, *, is_exact: bool) -> Trace | None:
        """Returns the trace that updates a parameter; None if an op does.

        is_exact: True for exact sums, which an op does not have.
        """
        return None

    def depends_on_elements(self, param: Any) -> bool:
        """Returns whether a rank without elements of a sharded parameter cannot take its step."""
        return False


@dataclass(frozen=True, eq=False)
class OpVariant(UpdateVariant):
    """An update op of the dialect, with attributes."""

    op: str
    attributes: tuple[str, ...]


class OptimizerSpec(ABC):
    """The spec of a class of optimizers.

    A front end derives from it. In methods, `group` is a group of parameters with its settings, and
    `param` is one of its parameters.
    """

    @property
    @abstractmethod
    def name(self) -> str:
        """The name of the class, for messages."""

    @abstractmethod
    def get_variant(self, group: Mapping[str, Any]) -> UpdateVariant:
        """Returns the variant of a group's updates. Equal variants are the same object."""

    @abstractmethod
    def is_elementwise(self, group: Mapping[str, Any], param: Any) -> bool:
        """Returns whether the update of an element depends on no other element."""

    def find_refusal(self, group: Mapping[str, Any], param: Any) -> str | None:
        """Returns the reason why a parameter with memory cannot be updated; None if it can."""
        return None
