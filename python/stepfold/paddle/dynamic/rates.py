"""The learning rates of a step: one for each factor that parameters have."""

from collections.abc import Sequence
from typing import Any


class Rates:
    """The learning rates of parameters.

    slots: number of the rate of each parameter. Parameters with the same factor share one.
    count: number of rates.
    """

    def __init__(self, params: Sequence[Any]) -> None:
        self._examples: list[Any] = []
        self.slots: list[int] = []
        numbers: dict[Any, int] = {}
        for param in params:
            factor = find_factor(param)
            key = factor if isinstance(factor, (int, float)) else id(factor)
            if key not in numbers:
                numbers[key] = len(numbers)
                self._examples.append(param)
            self.slots.append(numbers[key])
        self.count = len(numbers)

    def read(self, optimizer: Any) -> list[Any]:
        """Returns the tensors of the rates, which the framework itself computes."""
        return [optimizer._create_param_lr((param, None)) for param in self._examples]


def find_factor(param: Any) -> Any:
    """Returns the factor of a parameter's rate: a number, or a tensor in place of the rate."""
    attributes = getattr(param, "optimize_attr", None) or {}
    return attributes.get("learning_rate", 1.0)
