"""State that the framework keeps on the CPU, and a plan on a GPU advances."""

from collections.abc import Sequence
from typing import Any

import numpy
import paddle


class KeptState:
    """Tensors on the CPU whose values are in memory of a plan while it steps.

    Whoever reads or writes the tensors calls `write_back` before.
    """

    def __init__(self, plan: Any, names: Sequence[str], tensors: Sequence[Any]) -> None:
        """plan: an object with `read` and `write` of a variable, as stepfold.Plan has them.

        names: names of the variables.
        """
        self._plan = plan
        self._pairs = list(zip(names, tensors))
        self._is_in_plan = False

    def upload(self) -> None:
        """Gives the plan the values of the tensors, if it does not have them."""
        if self._is_in_plan:
            return
        for name, tensor in self._pairs:
            self._plan.write(name, tensor.numpy())
        self._is_in_plan = True

    def write_back(self) -> None:
        """Gives the tensors the values of the plan, if it has them. Waits for its steps."""
        if not self._is_in_plan:
            return
        for name, tensor in self._pairs:
            old = tensor.numpy()
            new = numpy.frombuffer(self._plan.read(name), old.dtype).reshape(old.shape)
            # `set_value` would move it to the current device.
            tensor.get_tensor().set(new, paddle.CPUPlace())
        self._is_in_plan = False
