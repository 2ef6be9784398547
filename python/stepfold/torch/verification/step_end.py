"""The moment at which an optimizer's own update ends, before all hooks that follow the step."""

from collections.abc import Callable
from typing import Any

from torch.optim import Optimizer

# torch calls this method of an optimizer after the update, and before the hooks of the step.
NAME = "_optimizer_step_code"


class StepEnd:
    """Stands for that method of one optimizer, and calls functions in addition.

    A hook would not do: another one may precede it, and hooks cannot be removed while they run.
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
        """Removes a function, and with the last one everything."""
        self._functions.remove(function)
        if not self._functions and vars(self._optimizer).get(NAME) is self:
            delattr(self._optimizer, NAME)
            if self._own is not None:
                setattr(self._optimizer, NAME, self._own)


def find_step_end(optimizer: Optimizer) -> StepEnd:
    """The one of an optimizer, which is made if there is none."""
    current: Any = vars(optimizer).get(NAME)
    return current if isinstance(current, StepEnd) else StepEnd(optimizer)
