"""Plans whose variables are bound to memory of the caller by its addresses."""

from array import array
from collections.abc import Sequence

from stepfold.plan import Plan
from stepfold.stage.plans import Machine, load_plan


class Bindings:
    """Some variables of a plan, in the order in which a caller has their addresses.

    Variables that the plan does not read are left out.
    """

    def __init__(self, plan: Plan, role: str, names: Sequence[str]) -> None:
        known = {v.name: index for index, v in enumerate(plan.variables) if v.role == role}
        self._places = [place for place, name in enumerate(names) if name in known]
        self._has_all = len(self._places) == len(names)
        self._indices = array("Q", [known[names[place]] for place in self._places])
        self._sizes = array("Q", [plan.variables[index].bytes for index in self._indices])
        self._plan = plan
        self._bound = array("Q")

    def bind(self, addresses: "array[int]") -> None:
        """Binds the variables, if an address is new."""
        if not self._has_all:
            addresses = array("Q", [addresses[place] for place in self._places])
        if addresses == self._bound:
            return
        self._plan.bind_addresses(self._indices, addresses, self._sizes)
        self._bound = addresses[:]


class BoundPlan:
    """The plan of a program. It keeps addresses alone, and no tensors.

    report: its report, as in report.json.
    """

    def __init__(self, text: str, machine: Machine) -> None:
        """text: the program as MLIR. Raises what `load_plan` raises."""
        self._plan, self.report = load_plan(text, machine)

    def make_bindings(self, role: str, names: Sequence[str]) -> Bindings:
        """Returns the bindings of the variables of a role, "state" or "gradient"."""
        return Bindings(self._plan, role, names)

    def step(self) -> None:
        """Executes the plan. For CUDA, queues it on the current stream of the caller."""
        self._plan.step()
