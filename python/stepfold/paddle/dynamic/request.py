"""The gradients that a step is given, and the guard that finds what has changed since the last."""

import functools
import itertools
from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from paddle.base import core
from paddle.nn import ClipGradByGlobalNorm

from stepfold.paddle.dynamic.checks import has_elements
from stepfold.paddle.dynamic.eager_tensors import IS_CONTIGUOUS, EagerParams, have_entries
from stepfold.paddle.dynamic.rates import Rates
from stepfold.paddle.dynamic.settings import (
    CLIPS,
    REGULARIZERS,
    describe,
    describe_group,
    describe_settings,
    list_settings,
)
from stepfold.paddle.dynamic.trace import Group

# Attributes of a parameter that its update depends on. A tensor that is no parameter has none.
ATTRIBUTES = ("need_clip", "regularizer", "optimize_attr")
# Entry of the last that is the factor of the learning rate.
FACTOR = "learning_rate"


@dataclass(eq=False)
class Request:
    """The parameters and gradients of a step.

    tensors: the parameters, of all groups in order.
    given: gradients of the caller, with None for absent ones; None for those of autograd.
    groups: groups of an optimizer that has them, with as many "params" each; else None.
    """

    tensors: EagerParams
    given: Sequence[Any] | None
    groups: Sequence[Mapping[str, Any]] | None = None

    @property
    def params(self) -> Sequence[Any]:
        """The parameters."""
        return self.tensors.tensors

    @functools.cached_property
    def grads(self) -> Sequence[Any]:
        """The gradients; None for a parameter without one. A settled step asks for none."""
        if self.given is not None:
            return self.given
        found: Sequence[Any] = core.eager.get_all_grads(self.params)
        return found

    @functools.cached_property
    def read(self) -> "tuple[array[int], array[int]]":
        """The addresses and kinds of the gradients, as of `EagerParams.read_gradients`.

        They are valid until another request with the same parameters reads its own.
        """
        return self.tensors.read_gradients(self.given)

    def list_updated(self) -> list[int]:
        """Returns the positions of the parameters that a step updates. Empty ones are some."""
        return [
            position
            for position, (param, grad) in enumerate(zip(self.params, self.grads))
            if grad is not None and not param.stop_gradient
        ]

    def without_empty(self, positions: Sequence[int]) -> list[int]:
        """Returns the positions of the parameters with elements, which a plan updates."""
        return [position for position in positions if has_elements(self.params[position])]

    def without(self, grads: Sequence[Any]) -> "Request":
        """Returns a request without some of the gradients, which are not None there."""
        pairs = zip(self.grads, grads)
        return replace(self, given=[mine if other is None else None for mine, other in pairs])

    def has_common_norm(self, optimizer: Any) -> bool:
        """Returns whether a clip takes the norm of several gradients together."""
        clips = [optimizer._grad_clip] if self.groups is None else []
        clips += [group["grad_clip"] for group in self.groups or ()]
        return any(isinstance(clip, ClipGradByGlobalNorm) for clip in clips)

    def divide(self, positions: Sequence[int], grad_dtypes: Sequence[Any]) -> list[Group]:
        """Returns the groups of the parameters at positions. A group without any is left out.

        grad_dtypes: types of the gradients of all parameters.
        """
        divided, begin = [], 0
        for settings in [None] if self.groups is None else self.groups:
            end = len(self.params) if settings is None else begin + len(settings["params"])
            found = [position for position in positions if begin <= position < end]
            begin = end
            if found:
                divided.append(
                    Group(
                        None if settings is None else without_params(settings),
                        [self.params[position] for position in found],
                        [grad_dtypes[position] for position in found],
                    )
                )
        return divided


def without_params(group: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the settings of a group."""
    return {name: value for name, value in group.items() if name != "params"}


class Guard:
    """The check that a request has the same plan as an earlier one, and the same gradients' types.

    It runs in each step, so it makes few objects for a parameter or a gradient.

    tensors: the parameters.
    is_contiguous: whether the elements of each gradient lie one behind the other.
    """

    def __init__(self, optimizer: Any, request: Request, updated: Sequence[int]) -> None:
        """updated: positions of the parameters that are updated."""
        groups = request.groups
        settings = list_settings(optimizer)
        self.tensors = request.tensors
        self._names = list(settings)
        self._settings = [copy_mutable(value) for value in settings.values()]
        self._groups = None if groups is None else list(map(copy_group, groups))
        attributes = self.tensors.attributes
        self._entries = [each.get(name) for each in attributes for name in ATTRIBUTES]
        self._rates = [each.get("optimize_attr") or {} for each in attributes]
        self._factors = get_values(self._rates, FACTOR)
        values = [*settings.values(), *get_values(attributes, "regularizer")]
        for group in groups or ():
            values += group.values()
        # Objects whose attributes are settings.
        owners = {id(each): each for each in values if type(each) in CLIPS + REGULARIZERS}
        self._owners = list(map(vars, owners.values()))
        self._contents = list(map(dict, self._owners))
        self._positions = None if len(updated) == len(request.params) else updated
        _, kinds = request.read
        self._kinds = kinds[:]
        self.is_contiguous = all(kind & IS_CONTIGUOUS for kind in self.select(kinds))

    def select(self, values: Sequence[Any]) -> Sequence[Any]:
        """Returns the values of the parameters that are updated, of those of all parameters."""
        positions = self._positions
        return values if positions is None else [values[position] for position in positions]

    def passes(self, optimizer: Any, request: Request) -> bool:
        """Returns whether nothing has changed that the plan and its gradients depend on."""
        if request.tensors is not self.tensors:
            return False
        groups, attributes = request.groups, self.tensors.attributes
        try:
            # Several steps in turn differ in absent gradients, which are compared early.
            return (
                request.read[1] == self._kinds
                and list(map(vars(optimizer).get, self._names)) == self._settings
                and (None if groups is None else list(map(copy_group, groups))) == self._groups
                and have_entries(attributes, ATTRIBUTES, self._entries)
                and self._has_factors()
                and self._owners == self._contents
            )
        except Exception:
            # A value that cannot be compared, such as a tensor, has taken the place of another.
            return False

    def _has_factors(self) -> bool:
        return (
            have_entries(self._rates, (FACTOR,), self._factors)
            # Others may be equal.
            or get_values(self._rates, FACTOR) == self._factors
        )


def get_values(owners: Iterable[dict[str, Any]], name: str) -> list[Any]:
    """Returns the values of a key, or None, of several dictionaries."""
    return list(map(dict.get, owners, itertools.repeat(name)))


def copy_mutable(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value


def copy_group(group: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """Returns the number of parameters and the settings of a group."""
    return len(group["params"]), without_params(group)


def make_key(optimizer: Any, groups: Iterable[Group]) -> Hashable:
    """Returns the key of the plan of a step. It has no tensors, and no learning rates."""
    groups = list(groups)
    slots = iter(Rates([param for group in groups for param in group.params]).slots)
    return (
        describe_settings(optimizer),
        tuple(
            (
                None if group.settings is None else describe_group(group.settings, optimizer),
                tuple(
                    (
                        param.name,
                        tuple(param.shape),
                        param.dtype,
                        grad_dtype,
                        getattr(param, "need_clip", True),
                        describe("regularizer", getattr(param, "regularizer", None), optimizer),
                        next(slots),
                    )
                    for param, grad_dtype in zip(group.params, group.grad_dtypes)
                ),
            )
            for group in groups
        ),
    )
