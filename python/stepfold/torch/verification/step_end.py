"""Calls of functions at the end of an optimizer's update, before all hooks after the step."""

from collections.abc import Callable
from typing import Any, Protocol

from torch.optim import Optimizer

from stepfold.torch.step.core import CORE, Core

# torch calls this method of an optimizer after the update, and before the hooks of the step.
NAME = "_optimizer_step_code"


class StepEnd(Protocol):
    """The functions that are called at the end of an update.

    A hook does not suffice: another hook may precede it, and a running hook cannot be removed.
    """

    def add(self, function: Callable[[], None]) -> None: ...

    def remove(self, function: Callable[[], None]) -> None: ...


class FoldedStepEnd:
    """The end of the steps of a folded optimizer, and of all objects that stand for it."""

    def __init__(self, core: Core) -> None:
        self._functions = core.step_end

    def add(self, function: Callable[[], None]) -> None:
        self._functions.append(function)

    def remove(self, function: Callable[[], None]) -> None:
        self._functions.remove(function)


class PlainStepEnd:
    """The end of the steps of another optimizer.

    It replaces the method NAME of the optimizer, and calls functions after the method.
    """

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
        """Removes a function. Restores the method of the optimizer with the last one."""
        self._functions.remove(function)
        if not self._functions and vars(self._optimizer).get(NAME) is self:
            delattr(self._optimizer, NAME)
            if self._own is not None:
                setattr(self._optimizer, NAME, self._own)


def find_step_end(optimizer: Optimizer) -> StepEnd:
    """Returns the end of the steps of an optimizer, which is made if necessary."""
    core: Core | None = getattr(optimizer, CORE, None)
    if core is not None:
        return FoldedStepEnd(core)
    current: Any = vars(optimizer).get(NAME)
    return current if isinstance(current, PlainStepEnd) else PlainStepEnd(optimizer)
