"""The moment at which an optimizer's own update ends, before all hooks that follow the step."""

from collections.abc import Callable
from typing import Any, Protocol

from torch.optim import Optimizer

from stepfold.torch.step.core import CORE, Core

# torch calls this method of an optimizer after the update, and before the hooks of the step.
NAME = "_optimizer_step_code"


class StepEnd(Protocol):
    """Calls functions at the end of an update.

    A hook would not do: another one may precede it, and hooks cannot be removed while they run.
    """

    def add(self, function: Callable[[], None]) -> None: ...

    def remove(self, function: Callable[[], None]) -> None: ...


class FoldedStepEnd:
    """That of a folded optimizer, whichever object stands for it in a step."""

    def __init__(self, core: Core) -> None:
        self._functions = core.step_end

    def add(self, function: Callable[[], None]) -> None:
        self._functions.append(function)

    def remove(self, function: Callable[[], None]) -> None:
        self._functions.remove(function)


class PlainStepEnd:
    """Stands for the method of one optimizer that torch calls, and calls functions in addition."""

    def __init__(self, optimizer: Optimizer) -> None:
        self._optimizer = optimizer
        self._own = vars(optimizer).get(NAME)
        self._method: Callable[[], None] = getattr(optimizer, NAME)
        self._functions: list[Callable[[], None]] = []
        setattr(optimizer, NAME, self)

    def __call__(self) -> None:
        self._method()
        for function in list(self._functions):
            function()

    def add(self, function: Callable[[], None]) -> None:
        self._functions.append(function)

    def remove(self, function: Callable[[], None]) -> None:
        """Removes a function, and with the last one everything."""
        self._functions.remove(function)
        if not self._functions and vars(self._optimizer).get(NAME) is self:
            delattr(self._optimizer, NAME)
            if self._own is not None:
                setattr(self._optimizer, NAME, self._own)


def find_step_end(optimizer: Optimizer) -> StepEnd:
    """The one of an optimizer, which is made if there is none."""
    core: Core | None = getattr(optimizer, CORE, None)
    if core is not None:
        return FoldedStepEnd(core)
    current: Any = vars(optimizer).get(NAME)
    return current if isinstance(current, PlainStepEnd) else PlainStepEnd(optimizer)
