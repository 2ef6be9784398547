"""The parameters of an optimizer's groups, and those of them that a step may update."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from torch import Tensor
from torch.nn.parameter import is_lazy


def get_params(groups: Sequence[Mapping[str, Any]]) -> Iterator[Tensor]:
    """The parameters of all groups, in their order."""
    return (param for group in groups for param in group["params"])


def list_members(groups: Sequence[Mapping[str, Any]]) -> list[list[Tensor]]:
    """The parameters of each group. Raises ValueError for a group that has none that are fixed."""
    return [list(check_params(index, group["params"])) for index, group in enumerate(groups)]


def check_params(index: int, params: Any) -> Any:
    """Returns the parameters of a group; raises ValueError for what torch cannot iterate so again.

    index: of the group.
    """
    where, kind = f"param_groups[{index}]['params']", type(params).__name__
    if isinstance(params, (Tensor, set, frozenset)) or not hasattr(params, "__iter__"):
        raise ValueError(f"{where}: expected a list of parameters, got {kind}")
    if iter(params) is params:
        raise ValueError(
            f"{where}: expected a list of parameters, got {kind}, which ends with the first step"
        )
    for place, param in enumerate(params):
        if not isinstance(param, Tensor):
            raise ValueError(f"{where}[{place}]: expected a parameter, got {type(param).__name__}")
    return params


def get_member(params: Any, index: int) -> Tensor:
    """A parameter of a group, by its index in it."""
    is_indexed = isinstance(params, (list, tuple))
    found: Tensor = params[index] if is_indexed else next(itertools.islice(params, index, None))
    return found


def locate(groups: Sequence[Mapping[str, Any]], place: int) -> tuple[Tensor, str]:
    """The parameter of a place among those of all groups, and the place in words."""
    found = (
        (param, f"param_groups[{number}].params[{index}]")
        for number, group in enumerate(groups)
        for index, param in enumerate(group["params"])
    )
    return next(itertools.islice(found, place, None))


def takes_part(param: Tensor) -> bool:
    """Whether a step may update a parameter: it requires a gradient, or has one.

    A parameter of a lazy module does not yet.
    """
    return not is_lazy(param) and (param.requires_grad or param.grad is not None)
