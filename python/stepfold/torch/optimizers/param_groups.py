"""The parameters of an optimizer's groups."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from torch import Tensor
from torch.nn.parameter import is_lazy


def get_params(groups: Sequence[Mapping[str, Any]]) -> Iterator[Tensor]:
    """Returns an iterator over the parameters of all groups, in order."""
    return (param for group in groups for param in group["params"])


def list_members(groups: Sequence[Mapping[str, Any]]) -> list[list[Tensor]]:
    """Returns the parameters of each group.

    Raises ValueError for a group without a fixed collection of parameters.
    """
    return [list(check_params(index, group["params"])) for index, group in enumerate(groups)]


def check_params(index: int, params: Any) -> Any:
    """Returns the parameters of a group.

    index: index of the group.

    Raises ValueError if they are no collection of parameters with a fixed order.
    """
    where, class_name = f"param_groups[{index}]['params']", type(params).__name__
    if isinstance(params, (Tensor, set, frozenset)) or not hasattr(params, "__iter__"):
        raise ValueError(f"{where}: expected a list of parameters, got {class_name}")
    if iter(params) is params:
        raise ValueError(
            f"{where}: expected a list of parameters, got {class_name}, which only one step can "
            "iterate: make a list of it"
        )
    for position, param in enumerate(params):
        if not isinstance(param, Tensor):
            raise ValueError(
                f"{where}[{position}]: expected a parameter, got {type(param).__name__}"
            )
    return params


def get_member(params: Any, index: int) -> Tensor:
    """Returns a parameter of a group, by its index in it."""
    is_indexed = isinstance(params, (list, tuple))
    found: Tensor = params[index] if is_indexed else next(itertools.islice(params, index, None))
    return found


def locate(groups: Sequence[Mapping[str, Any]], position: int) -> tuple[Tensor, str]:
    """Returns a parameter by its position among those of all groups, and its text for messages."""
    found = (
        (param, f"param_groups[{group_index}].params[{index}]")
        for group_index, group in enumerate(groups)
        for index, param in enumerate(group["params"])
    )
    return next(itertools.islice(found, position, None))


def takes_part(param: Tensor) -> bool:
    """Returns whether a step may update a parameter, which requires or has a gradient.

    A step cannot update an uninitialized parameter of a lazy module.
    """
    return not is_lazy(param) and (param.requires_grad or param.grad is not None)
