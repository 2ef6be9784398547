"""Plans whose variables are bound to memory of the caller by addresses."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from stepfold.plan import Plan, ProductCheck
from stepfold.stage.plans import Machine, load_plan


class Bindings:
    """Variables of one role of a plan, in the caller's order of addresses.

    names: names in the caller's order. Variables that the plan does not have are skipped.
    """

    def __init__(self, plan: Plan, role: str, names: Sequence[str]) -> None:
        known = {v.name: index for index, v in enumerate(plan.variables) if v.role == role}
        self._positions = [position for position, name in enumerate(names) if name in known]
        self._has_all = len(self._positions) == len(names)
        self._indices = array("Q", [known[names[position]] for position in self._positions])
        self._sizes = array("Q", [plan.variables[index].bytes for index in self._indices])
        self._plan = plan
        self._last_addresses = array("Q")

    def check(self, tensors: Sequence[Any]) -> None:
        """Raises what `Plan.check_tensors` does for tensors in the caller's order."""
        self._plan.check_tensors(self._indices, [tensors[each] for each in self._positions])

    def bind(self, addresses: "array[int]") -> None:
        """Binds the variables to addresses, of typecode "Q", if one differs from the last call."""
        if not self._has_all:
            addresses = array("Q", [addresses[position] for position in self._positions])
        if addresses == self._last_addresses:
            return
        self._plan.bind_addresses(self._indices, addresses, self._sizes)
        self._last_addresses = addresses[:]


class BoundPlan:
    """The plan of a program. It keeps addresses, and no tensors.

    machine: the machine that executes it.
    report: report of the compiler, as in report.json.
    """

    def __init__(self, text: str, machine: Machine) -> None:
        """text: the program as MLIR. Raises what `load_plan` raises."""
        self.machine = machine
        self._plan, self.report = load_plan(text, machine)

    def list_names(self, role: str) -> list[str]:
        """Returns the names of the variables of a role, "state" or "gradient"."""
        return [variable.name for variable in self._plan.variables if variable.role == role]

    def make_bindings(self, role: str, names: Sequence[str]) -> Bindings:
        """Returns the bindings of the variables of a role, "state" or "gradient"."""
        return Bindings(self._plan, role, names)

    def check_products(self, samples: int) -> None:
        """Has steps compute elements of products of matrices again, as `Plan.check_products`."""
        self._plan.check_products(samples)

    @property
    def product_check(self) -> ProductCheck:
        """The result of these steps, as `Plan.product_check`."""
        return self._plan.product_check

    def step(self, exchange: Callable[[str], None] | None = None, stream: Any = None) -> None:
        """Executes the plan. For CUDA, queues it on a stream.

        exchange: function that exchanges words with other ranks, on that stream. It is called with
            the name of each exchange of the plan. If it raises, the step ends.
        stream: the stream, as for `Plan.step`; None for the current one of torch.
        """
        if exchange is None:
            self._plan.step(stream)
            return
        found = self._plan.begin_step(stream)
        while found is not None:
            try:
                exchange(found.name)
            except BaseException:
                self._plan.abort_step()
                raise
            found = self._plan.continue_step(stream)
