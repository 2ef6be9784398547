"""Signatures of steps: two steps with equal signatures have the same plan and the same tensors."""

from collections.abc import Hashable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from paddle.base import core

from stepfold.paddle.dynamic.rates import Rates, find_factor
from stepfold.paddle.dynamic.settings import describe, describe_group, describe_settings
from stepfold.paddle.dynamic.trace import Group

Tensor = core.eager.Tensor
get_dtype, get_shape = attrgetter("dtype"), attrgetter("shape")
get_stop_gradient = attrgetter("stop_gradient")


def read_signature(
    optimizer: Any,
    params: Sequence[Any],
    grads: Sequence[Any],
    groups: Sequence[Mapping[str, Any]] | None,
) -> list[Any]:
    """Returns the signature of a step, for comparisons by ==.

    params: the parameters, of all groups in order. The caller keeps them.
    grads: their gradients; None for a parameter without one.
    groups: groups of an optimizer that has them.
    """
    found = [grad for grad in grads if grad is not None]
    attributes = [
        (id(param), getattr(param, "need_clip", True), getattr(param, "regularizer", None))
        for param in params
    ]
    regularizers = dict.fromkeys(regularizer for _, _, regularizer in attributes)
    return [
        describe_settings(optimizer),
        None
        if groups is None
        else [(len(group["params"]), describe_group(group, optimizer)) for group in groups],
        attributes,
        list(map(find_factor, params)),
        [describe("regularizer", each, optimizer) for each in regularizers],
        list(map(get_stop_gradient, params)),
        [grad is None for grad in grads],
        list(map(get_dtype, found)),
        list(map(get_shape, found)),
        list(map(Tensor.is_contiguous, found)),
        list(map(Tensor.is_dense, found)),
    ]


def make_key(optimizer: Any, groups: Sequence[Group]) -> Hashable:
    """Returns the key of the plan of a step. It has no tensors, and no learning rates."""
    params = [param for group in groups for param in group.params]
    slots = iter(Rates(params).slots)
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
