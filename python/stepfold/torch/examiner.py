"""Which parameters of an optimizer no plan can update, and why."""

from collections.abc import Mapping
from typing import Any

from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.faults import (
    find_gradient_fault,
    find_param_fault,
    find_shard_fault,
    find_state_fault,
)
from stepfold.torch.groups import list_members, locate, takes_part
from stepfold.torch.method import Method, Structure
from stepfold.torch.names import Names
from stepfold.torch.options import Options
from stepfold.torch.overlaps import Overlaps, Range
from stepfold.torch.states import StateError, check_state

DIFFERENTIABLE = "has differentiable=True, and autograd does not see the step"


class Examiner:
    """Examines the parameters of an optimizer, which is passed to each call.

    method: of the optimizer's class.
    options: of folding.
    names: of parameters, in messages.
    """

    def __init__(self, method: Method, options: Options, names: Names) -> None:
        self._method, self._options, self._names = method, options, names

    def get_structure(self, index: int, group: Mapping[str, Any]) -> Structure:
        """The structure of a group's updates. Raises ValueError if it cannot be folded."""
        if group.get("differentiable") and not self._options.fallback:
            raise ValueError(
                f"param_groups[{index}]: {self._method.name} cannot be folded: {DIFFERENTIABLE}"
            )
        return self._method.get_structure(group)

    def find_faults(self, optimizer: Optimizer) -> dict[Tensor, str]:
        """Why no plan can update parameters, of those that take part in steps now.

        Raises ValueError for state that no step can go on with.
        """
        found: dict[Tensor, str] = {}
        overlaps, params = Overlaps(), []
        for index, members in enumerate(list_members(optimizer.param_groups)):
            group = optimizer.param_groups[index]
            structure = self.get_structure(index, group)
            for param in members:
                params.append(param)
                if not takes_part(param):
                    continue
                inner = optimizer.state.get(param) or {}
                overlaps.learn(len(params) - 1, get_tensors(param, structure, inner))
                fault = self.find_fault(group, param, structure, inner)
                if fault is not None:
                    found[param] = fault
                elif inner:
                    self._check_state(optimizer, param, structure, inner)
        for place, (own, other) in overlaps.find(lambda _: True).items():
            found.setdefault(params[place], self.describe_overlap(optimizer, own, other))
        return found

    def find_fault(
        self,
        group: Mapping[str, Any],
        param: Tensor,
        structure: Structure,
        inner: Mapping[str, Any],
    ) -> str | None:
        """Why no plan can update a parameter by itself; None if one can.

        inner: the state that it has already.
        """
        if group.get("differentiable"):
            return f"is in a group that {DIFFERENTIABLE}"
        fault = (
            find_param_fault(param)
            or self._method.find_fault(group, param)
            or find_shard_fault(group, param, self._method, self._options)
        )
        if fault is None and param.grad is not None:
            fault = find_gradient_fault(param, param.grad)
        faults = (find_state_fault(s.key, inner.get(s.key)) for s in structure.state if s.key)
        return fault or next(filter(None, faults), None)

    def _check_state(
        self, optimizer: Optimizer, param: Tensor, structure: Structure, inner: Mapping[str, Any]
    ) -> None:
        try:
            check_state(param, inner, structure)
        except StateError as error:
            raise self.refuse(optimizer, param, str(error)) from None

    def describe_overlap(self, optimizer: Optimizer, own: Range, other: Range) -> str:
        """The fault of a parameter whose memory overlaps that of another one."""
        groups = optimizer.param_groups
        (param, _), (other_param, _) = (locate(groups, r.place) for r in (own, other))
        if param is other_param and own.place != other.place:
            first, second = sorted((own.place, other.place))
            places = [locate(groups, number)[1] for number in (first, second)]
            return f"is in the groups twice, as {places[0]} and as {places[1]}"
        name = self.find_name(optimizer, other_param)
        owner = f"'{other.key}' in the state of '{name}'" if other.key else f"'{name}'"
        what = f"has '{own.key}' in its state that overlaps" if own.key else "overlaps"
        return f"{what} {owner} in memory"

    def refuse(self, optimizer: Optimizer, param: Tensor, fault: str) -> ValueError:
        """The error that a fault of a parameter makes."""
        name = self.find_name(optimizer, param)
        return ValueError(f"{self._method.name} cannot be folded: '{name}' {fault}")

    def find_name(self, optimizer: Optimizer, param: Tensor) -> str:
        return self._names.find(param, optimizer.param_groups)


def get_tensors(param: Tensor, structure: Structure, inner: Mapping[str, Any]) -> dict[str, Tensor]:
    """A parameter, under the key "", and the state of the structure that it has already."""
    state = {part.key: inner.get(part.key) for part in structure.state if part.key is not None}
    return {
        "": param,
        **{key: value for key, value in state.items() if isinstance(value, Tensor)},
    }
