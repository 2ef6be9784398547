"""Plans of the steps of an optimizer."""

from collections.abc import Sequence
from itertools import compress
from typing import Any

from stepfold.paddle.dynamic.devices import stays_on_cpu
from stepfold.paddle.dynamic.kept_state import KeptState
from stepfold.paddle.dynamic.settings import get_accumulators
from stepfold.paddle.dynamic.trace import MASTER, PARAM, RATE, Trace
from stepfold.stage.bound_plan import BoundPlan
from stepfold.stage.plans import Machine


class UpdatePlan(BoundPlan):
    """The plan of a step.

    state: bindings of parameters and state, in the order of `find_tensors`.
    rates: bindings of the learning rates.
    slots: number of each rate, as of `Rates`.
    kept: state that the framework keeps on another device.
    gradients: bindings of the gradients, in the order of the parameters.
    """

    def __init__(self, trace: Trace, machine: Machine) -> None:
        super().__init__(trace.text, machine)
        found = [(name, trace.places[name]) for name in self.list_names("state")]
        rates = [(name, place) for name, place in found if place.kind == RATE]
        self._found = [(name, place) for name, place in found if place.kind != RATE]
        self.slots = [place.index for _, place in rates]
        self.state = self.make_bindings("state", [name for name, _ in self._found])
        self.rates = self.make_bindings("state", [name for name, _ in rates])
        self.kept = KeptState(self._plan, [], [])
        self.gradients = self.make_bindings("gradient", trace.gradients)

    def find_tensors(self, optimizer: Any, params: Sequence[Any]) -> list[Any]:
        """Returns the tensors of parameters and state to bind, which the optimizer has.

        Those that stay on the CPU, while the plan is on a GPU, become `kept`.
        """
        tensors = [find_tensor(optimizer, params[each.index], each.kind) for _, each in self._found]
        kept = [stays_on_cpu(tensor, self.machine) for tensor in tensors]
        if any(kept):
            names = [name for name, _ in self._found]
            bound = [name for name, is_kept in zip(names, kept) if not is_kept]
            self.state = self.make_bindings("state", bound)
            self.kept = KeptState(
                self._plan, list(compress(names, kept)), list(compress(tensors, kept))
            )
        return [tensor for tensor, is_kept in zip(tensors, kept) if not is_kept]


def find_tensor(optimizer: Any, param: Any, kind: str) -> Any:
    """Returns the tensor of a parameter that has a kind, as of `Place`.

    Raises ValueError if somebody has deleted it, since the framework creates it once.
    """
    if kind == PARAM:
        return param
    master = optimizer._master_weights.get(param.name)
    if kind == MASTER:
        found = master
    else:
        accumulators = get_accumulators(optimizer)[kind]
        # The state of a parameter with a master is that of the master.
        owners = [param] if master is None else [param, master]
        found = next(
            (accumulators[each.name] for each in owners if each.name in accumulators), None
        )
    if found is None:
        raise ValueError(f"parameter '{param.name}' has no state '{kind}': it was deleted")
    return found
