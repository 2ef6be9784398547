"""The gradients that a step is given, and the guard that finds what has changed since the last."""

import itertools
import operator
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from paddle.base import core
from paddle.nn import ClipGradByGlobalNorm

from stepfold.paddle.dynamic.checks import has_elements
from stepfold.paddle.dynamic.dtypes import MAIN_GRAD
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

Tensor = core.eager.Tensor
get_dtype = operator.attrgetter("dtype")
get_stop_gradient = operator.attrgetter("stop_gradient")
# Attributes of a parameter that its update depends on. A tensor that is no parameter has none.
ATTRIBUTES = ("need_clip", "regularizer", "optimize_attr")
# Entry of the last that is the factor of the learning rate.
FACTOR = "learning_rate"


@dataclass(frozen=True)
class Request:
    """The parameters and gradients of a step.

    params: the parameters, of all groups in order.
    grads: their gradients; None for a parameter without one.
    groups: groups of an optimizer that has them, with as many "params" each; else None.
    """

    params: Sequence[Any]
    grads: Sequence[Any]
    groups: Sequence[Mapping[str, Any]] | None = None

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
        return replace(self, grads=[mine if other is None else None for mine, other in pairs])

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

    is_contiguous: for each gradient, whether its elements lie one behind the other.
    """

    def __init__(self, optimizer: Any, request: Request, updated: Sequence[int]) -> None:
        """updated: positions of the parameters that are updated."""
        params, groups = request.params, request.groups
        settings = list_settings(optimizer)
        self._params = list(params)
        self._names = list(settings)
        self._settings = [copy_mutable(value) for value in settings.values()]
        self._groups = None if groups is None else list(map(copy_group, groups))
        self._attributes: list[Any] = list(map(vars, params))
        self._sizes = list(map(len, self._attributes))
        self._has_main = any(MAIN_GRAD in each for each in self._attributes)
        self._columns = {name: self._get_column(name) for name in ATTRIBUTES}
        self._rates = [each or {} for each in self._columns["optimize_attr"]]
        self._factors = get_values(self._rates, FACTOR)
        values = [*settings.values(), *self._columns["regularizer"]]
        for group in groups or ():
            values += group.values()
        # Objects whose attributes are settings.
        owners = {id(each): each for each in values if type(each) in CLIPS + REGULARIZERS}
        self._owners = list(map(vars, owners.values()))
        self._contents = list(map(dict, self._owners))
        self._stops = list(map(get_stop_gradient, params))
        self._absent = [grad is None for grad in request.grads]
        self._updated = [params[position] for position in updated]
        self._positions = None if len(updated) == len(params) else updated
        grads = self.select(request.grads)
        self._dtypes = list(map(get_dtype, grads))
        self.is_contiguous = list(map(Tensor.is_contiguous, grads))

    def select(self, grads: Sequence[Any]) -> Sequence[Any]:
        """Returns the gradients of the parameters that are updated."""
        positions = self._positions
        return grads if positions is None else [grads[position] for position in positions]

    def _get_column(self, name: str) -> list[Any]:
        return get_values(self._attributes, name)

    def has_no_main(self, params: Sequence[Any]) -> bool:
        """Returns whether parameters are those of the request, and none has a `main_grad`."""
        # It would be one more attribute.
        return (
            not self._has_main
            and is_same(params, self._params)
            and list(map(len, self._attributes)) == self._sizes
        )

    def passes(self, optimizer: Any, request: Request) -> bool:
        """Returns whether nothing has changed that the plan and its gradients depend on."""
        params, groups = request.params, request.groups
        try:
            # Several steps in turn differ in absent gradients, which are compared early.
            if not (
                is_same(params, self._params)
                and [grad is None for grad in request.grads] == self._absent
                and list(map(vars(optimizer).get, self._names)) == self._settings
                and (None if groups is None else list(map(copy_group, groups))) == self._groups
                and all(is_same(self._get_column(name), self._columns[name]) for name in ATTRIBUTES)
                and get_values(self._rates, FACTOR) == self._factors
                and self._owners == self._contents
                and list(map(get_stop_gradient, params)) == self._stops
            ):
                return False
            grads = self.select(request.grads)
            return (
                all(map(Tensor.is_dense, grads))
                and list(map(get_dtype, grads)) == self._dtypes
                and all(map(Tensor.is_same_shape, grads, self._updated))
                and list(map(Tensor.is_contiguous, grads)) == self.is_contiguous
            )
        except Exception:
            # A value that cannot be compared, such as a tensor, has taken the place of another.
            return False


def get_values(owners: Iterable[dict[str, Any]], name: str) -> list[Any]:
    """Returns the values of a key, or None, of several dictionaries."""
    return list(map(dict.get, owners, itertools.repeat(name)))


def copy_mutable(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value


def copy_group(group: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
    """Returns the number of parameters and the settings of a group."""
    return len(group["params"]), without_params(group)


def is_same(first: Sequence[Any], second: Sequence[Any]) -> bool:
    """Returns whether two sequences have the same objects."""
    return len(first) == len(second) and all(map(operator.is_, first, second))


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
