"""Plans of the steps of an optimizer."""

from collections.abc import Sequence
from typing import Any

from stepfold.paddle.dynamic.trace import MASTER, PARAM, RATE, Trace
from stepfold.stage.bound_plan import BoundPlan
from stepfold.stage.plans import Machine


class UpdatePlan(BoundPlan):
    """The plan of a step.

    state: bindings of parameters and state, in the order of `find_tensors`.
    rates: bindings of the learning rates.
    slots: number of each rate, as of `Rates`.
    gradients: bindings of the gradients, in the order of the parameters.
    """

    def __init__(self, trace: Trace, machine: Machine) -> None:
        super().__init__(trace.text, machine)
        found = [(name, trace.places[name]) for name in self.list_names("state")]
        rates = [(name, place) for name, place in found if place.kind == RATE]
        state = [(name, place) for name, place in found if place.kind != RATE]
        self._places = [place for _, place in state]
        self.slots = [place.index for _, place in rates]
        self.state = self.make_bindings("state", [name for name, _ in state])
        self.rates = self.make_bindings("state", [name for name, _ in rates])
        self.gradients = self.make_bindings("gradient", trace.gradients)

    def find_tensors(self, optimizer: Any, params: Sequence[Any]) -> list[Any]:
        """Returns the tensors of parameters and state, which the optimizer has."""
        return [find_tensor(optimizer, params[each.index], each.kind) for each in self._places]


def find_tensor(optimizer: Any, param: Any, kind: str) -> Any:
    """Returns the tensor of a parameter that has a kind, as of `Place`."""
    if kind == PARAM:
        return param
    if kind == MASTER:
        return optimizer._master_weights[param.name]
    accumulators = optimizer._accumulators[kind]
    # The state of a parameter with a master is that of the master.
    master = optimizer._master_weights.get(param.name)
    has_own = master is None or param.name in accumulators
    return accumulators[param.name if has_own else master.name]
