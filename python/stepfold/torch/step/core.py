"""The core of a folded optimizer: one object with all that folding adds to it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from stepfold.torch.step.clipping import Clipping
from stepfold.torch.step.options import Options

if TYPE_CHECKING:
    from torch.amp import GradScaler

    from stepfold.torch.step.folded_step import FoldedStep

# Attribute of an optimizer that is its core.
CORE = "_stepfold"
# Attributes of earlier versions, which pickles have.
OLDER_OPTIONS, OLDER_CLIPPING = "_stepfold_options", "_stepfold_clipping"


@dataclass(eq=False)
class Core:
    """The data that `fold` adds to an optimizer.

    All objects that stand for the optimizer share the core: wrappers that pass on its attributes or
    copy them, even if their class derives from the optimizer's. So an attribute of the core that is
    set on one of them is set on all.

    options: options of folding.
    clipping: clipping of the next step.
    step: folded step; None in a copy, which makes it on demand.
    grad_scaler: scaler that leaves its search to steps; None without one, and in a copy.
    scaler_attributes: attributes that a GradScaler sets for the next step, by name.
    replaced: attributes that the optimizer had before it was folded, by name.
    step_end: functions that a step with hooks calls after the update, before all hooks.

    A copy or pickle of the core has options and clipping only.
    """

    options: Options
    clipping: Clipping
    step: "FoldedStep | None" = None
    grad_scaler: "GradScaler | None" = None
    scaler_attributes: dict[str, Any] = field(default_factory=dict)
    replaced: dict[str, Any] = field(default_factory=dict)
    step_end: list[Callable[[], None]] = field(default_factory=list)

    def __reduce__(self) -> tuple[Any, ...]:
        return Core, (self.options, self.clipping)


def find_core(optimizer: object) -> Core:
    """Returns the core of a folded optimizer, or of an object that stands for it.

    Raises TypeError for an object without a core: its class derives from a folded class, but it is
    neither a result of `fold`, nor does it pass on the attributes of one.
    """
    core: Core | None = getattr(optimizer, CORE, None)
    if core is None:
        raise TypeError(
            f"a {type(optimizer).__name__} has the methods of a folded optimizer, but is none: "
            "call the methods of the optimizer that stepfold.torch.fold has returned"
        )
    return core


class ScalerAttribute:
    """The descriptor of an attribute that a GradScaler sets for a step.

    Its value is an entry of `Core.scaler_attributes`. All objects that stand for the optimizer
    share the entry, so a scaler may be given any of them.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, optimizer: Any, owner: type | None = None) -> Any:
        return self if optimizer is None else self._find(optimizer)[self._name]

    def __set__(self, optimizer: Any, value: Any) -> None:
        find_core(optimizer).scaler_attributes[self._name] = value

    def __delete__(self, optimizer: Any) -> None:
        del self._find(optimizer)[self._name]

    def _find(self, optimizer: Any) -> dict[str, Any]:
        scaler_attributes = find_core(optimizer).scaler_attributes
        if self._name not in scaler_attributes:
            raise AttributeError(
                f"a {type(optimizer).__name__} has no '{self._name}' outside of GradScaler.step"
            )
        return scaler_attributes


def convert_older_state(state: dict[str, Any]) -> dict[str, Any]:
    """Returns pickled attributes with a core in place of the attributes of earlier versions."""
    if OLDER_OPTIONS not in state:
        return state
    older = {OLDER_OPTIONS, OLDER_CLIPPING}
    core = Core(state[OLDER_OPTIONS], state[OLDER_CLIPPING])
    return {key: value for key, value in state.items() if key not in older} | {CORE: core}
