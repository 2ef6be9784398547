"""What a folded optimizer has beyond its class of torch, in one object."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.options import Options

if TYPE_CHECKING:
    from torch.amp import GradScaler

    from stepfold.torch.step.folded_step import FoldedStep

# The attribute of an optimizer that is its core.
CORE = "_stepfold"
# Attributes of earlier versions, which pickles have.
OLDER_OPTIONS, OLDER_CLIPPING = "_stepfold_options", "_stepfold_clipping"


@dataclass(eq=False)
class Core:
    """All that `fold` gives to an optimizer but its class.

    Whatever stands for the optimizer has the same core: a wrapper that passes on attributes or
    copies them, also of a class that derives from the optimizer's. So what is set on either is set
    on both.

    options: of folding.
    clipping: of steps.
    step: the folded step; None in a copy, which makes its own on demand.
    grad_scaler: which leaves its search to steps; None without one, and in a copy.
    told: what a GradScaler tells the next step.
    replaced: attributes that the optimizer had before it was folded.
    step_end: functions that a step calls after the update, before all hooks.

    Copies and pickles have options and clipping alone.
    """

    options: Options
    clipping: Clipping
    step: "FoldedStep | None" = None
    grad_scaler: "GradScaler | None" = None
    told: dict[str, Any] = field(default_factory=dict)
    replaced: dict[str, Any] = field(default_factory=dict)
    step_end: list[Callable[[], None]] = field(default_factory=list)

    def __reduce__(self) -> tuple[Any, ...]:
        return Core, (self.options, self.clipping)


def find_core(optimizer: object) -> Core:
    """Returns the core of a folded optimizer, or of what stands for one.

    Raises TypeError for an object without one: its class derives from a folded one, but `fold` has
    not made it, and it does not pass on attributes of what `fold` has made.
    """
    core: Core | None = getattr(optimizer, CORE, None)
    if core is None:
        raise TypeError(
            f"a {type(optimizer).__name__} has the methods of a folded optimizer, but is none: "
            "call those of the optimizer that stepfold.torch.fold has returned"
        )
    return core


class Told:
    """An attribute of an optimizer that a GradScaler sets for a step: an entry of `Core.told`.

    It is the same for all objects that stand for the optimizer, whichever a scaler is given.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, optimizer: Any, owner: type | None = None) -> Any:
        return self if optimizer is None else self._find(optimizer)[self._name]

    def __set__(self, optimizer: Any, value: Any) -> None:
        find_core(optimizer).told[self._name] = value

    def __delete__(self, optimizer: Any) -> None:
        del self._find(optimizer)[self._name]

    def _find(self, optimizer: Any) -> dict[str, Any]:
        told = find_core(optimizer).told
        if self._name not in told:
            raise AttributeError(f"a {type(optimizer).__name__} has no '{self._name}' now")
        return told


def convert_older_state(state: dict[str, Any]) -> dict[str, Any]:
    """Returns pickled attributes, in which a core replaces those of earlier versions."""
    if OLDER_OPTIONS not in state:
        return state
    older = {OLDER_OPTIONS, OLDER_CLIPPING}
    core = Core(state[OLDER_OPTIONS], state[OLDER_CLIPPING])
    return {key: value for key, value in state.items() if key not in older} | {CORE: core}
