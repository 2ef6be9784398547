"""The examination of parameters: refusals of those that no plan can update."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.torch.optimizers.param_groups import list_members, locate, takes_part
from stepfold.torch.optimizers.param_names import InGroup, Names
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.masters import MASTER, find_master_refusal
from stepfold.torch.step.options import Options
from stepfold.torch.step.overlaps import Overlaps, Range
from stepfold.torch.step.packing import find_packed_refusal
from stepfold.torch.step.refusals import (
    find_gradient_refusal,
    find_param_refusal,
    find_shard_refusal,
    find_state_refusal,
)
from stepfold.torch.step.states import StateError, check_state
from stepfold.torch.tensors.layout import get_local

DIFFERENTIABLE = "has differentiable=True, and autograd does not see the step"


class Examiner:
    """An examiner of the parameters of an optimizer, which is passed to each call.

    spec: spec of the optimizer's class.
    options: options of folding.
    names: names of parameters in messages.
    """

    def __init__(self, spec: TorchSpec, options: Options, names: Names) -> None:
        self._spec, self._options, self._names = spec, options, names

    def get_variant(self, index: int, group: Mapping[str, Any]) -> UpdateVariant:
        """Returns the variant of a group's updates.

        Raises ValueError if the group cannot be folded.
        """
        if group.get("differentiable") and not self._options.fallback:
            raise ValueError(
                f"param_groups[{index}]: {self._spec.name} cannot be folded: {DIFFERENTIABLE}"
            )
        with InGroup(index):
            return self._spec.get_variant(group)

    def find_refusals(self, optimizer: Optimizer) -> dict[Tensor, str]:
        """Returns refusals by parameter, of those parameters that a step may update now.

        Raises ValueError for state with which no step can continue.
        """
        found: dict[Tensor, str] = {}
        overlaps, params = Overlaps(), []
        for index, members in enumerate(list_members(optimizer.param_groups)):
            group = optimizer.param_groups[index]
            base = self.get_variant(index, group)
            for param in members:
                params.append(param)
                if not takes_part(param):
                    continue
                variant = self._options.packing.get_variant(param, base)
                torch_state = optimizer.state.get(param) or {}
                overlaps.learn(len(params) - 1, get_tensors(param, variant, torch_state))
                refusal = self.find_refusal(group, param, variant, torch_state)
                if refusal is not None:
                    found[param] = refusal
                elif torch_state:
                    self._check_state(optimizer, param, variant, torch_state)
        for index, (own, other) in overlaps.find(lambda _: True).items():
            found.setdefault(params[index], self.describe_overlap(optimizer, own, other))
        return found

    def find_refusal(
        self,
        group: Mapping[str, Any],
        param: Tensor,
        variant: UpdateVariant,
        torch_state: Mapping[str, Any],
    ) -> str | None:
        """Returns the refusal of a parameter by itself; None if a plan can update it.

        torch_state: state that the parameter has already, empty if it has none.
        """
        if group.get("differentiable"):
            return f"is in a group that {DIFFERENTIABLE}"
        refusal = (
            find_param_refusal(param)
            or self._spec.find_refusal(group, param)
            or find_shard_refusal(group, param, self._spec, self._options)
        )
        if refusal is None and param.grad is not None:
            refusal = find_gradient_refusal(param, param.grad)
        refusals = (find_state_refusal(key, torch_state.get(key)) for key in list_keys(variant))
        return (
            refusal
            or self._options.packing.find_refusal(param, variant.unpacked)
            or next(filter(None, refusals), None)
            or find_master_refusal(param, torch_state, variant)
            or find_packed_refusal(torch_state, variant)
        )

    def _check_state(
        self,
        optimizer: Optimizer,
        param: Tensor,
        variant: UpdateVariant,
        torch_state: Mapping[str, Any],
    ) -> None:
        try:
            check_state(param, torch_state, variant)
        except StateError as error:
            raise self.refuse(optimizer, param, str(error)) from None

    def describe_overlap(self, optimizer: Optimizer, own: Range, other: Range) -> str:
        """Returns the refusal of a parameter whose memory overlaps that of another one."""
        groups = optimizer.param_groups
        (param, _), (other_param, _) = (locate(groups, r.param_index) for r in (own, other))
        if param is other_param and own.param_index != other.param_index:
            first, second = sorted((own.param_index, other.param_index))
            places = [locate(groups, number)[1] for number in (first, second)]
            return f"is in the groups twice, as {places[0]} and as {places[1]}"
        name = self.find_name(optimizer, other_param)
        owner = f"'{other.key}' in the state of '{name}'" if other.key else f"'{name}'"
        what = f"has '{own.key}' in its state that overlaps" if own.key else "overlaps"
        return f"{what} {owner} in memory"

    def refuse(self, optimizer: Optimizer, param: Tensor, refusal: str) -> ValueError:
        """Returns the error for a refusal of a parameter, which it names."""
        name = self.find_name(optimizer, param)
        return ValueError(f"{self._spec.name} cannot be folded: '{name}' {refusal}")

    def describe_memory(
        self, optimizer: Optimizer, param: Tensor, error: RuntimeError
    ) -> torch.OutOfMemoryError:
        """Returns the error for state of a parameter that does not fit into memory."""
        is_packed = self._options.state_format is not None
        way = "" if is_packed else "keep it in 8 bits by fold(..., state_format='8bit'), or "
        return torch.OutOfMemoryError(
            f"{self._spec.name} cannot step: no memory for the state of "
            f"'{self.find_name(optimizer, param)}' on {get_local(param).device}, and no parameter "
            f"has changed: {way}distribute the parameters: {str(error).splitlines()[0]}"
        )

    def find_aliases(self, optimizer: Optimizer, param: Tensor) -> list[str]:
        """Returns all names of a parameter, beginning with that of `find_name`."""
        return self._names.find_aliases(param, optimizer.param_groups)

    def find_name(self, optimizer: Optimizer, param: Tensor) -> str:
        return self._names.find(param, optimizer.param_groups)

    def find_names(self, optimizer: Optimizer) -> dict[Tensor, str]:
        """Returns the names of all parameters."""
        return self._names.find_all(optimizer.param_groups)


def get_tensors(
    param: Tensor, variant: UpdateVariant, torch_state: Mapping[str, Any]
) -> dict[str, Tensor]:
    """Returns the tensors of a parameter by key: itself, "", and the state that it has already."""
    state = {key: torch_state.get(key) for key in list_keys(variant)}
    return {
        "": param,
        **{key: value for key, value in state.items() if isinstance(value, Tensor)},
    }


def list_keys(variant: UpdateVariant) -> list[str]:
    """Returns the keys of the state that a plan may access, with that of the master."""
    return [*(part.key for part in variant.state if part.key is not None), MASTER]
