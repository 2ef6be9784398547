"""The combination of norms over ranks: which ranks take part, and what each of them counts.

Each element of a parameter counts once in a norm over ranks. A rank counts its part of a DTensor,
unless the mesh has other ranks with the same part: then the first of them does.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.torch.ranks.ranks import Ranks
from stepfold.torch.tensors.layout import get_placement, is_sharded


class CombinationError(ValueError):
    """An error for a parameter that no rank can count.

    The message is a refusal: the end of a sentence that begins with the name of the parameter.

    param: the parameter.
    others: other parameters that the message names, by `{0}`, `{1}` and so on.
    """

    def __init__(self, param: Tensor, refusal: str, *others: Tensor) -> None:
        super().__init__(refusal)
        self.param, self.others = param, others


class Combination(NamedTuple):
    """The combination of norms and overflows over the ranks of a group.

    group: process group of torch.distributed.
    uncounted: ids of the parameters that this rank does not count.
    """

    group: Any
    uncounted: frozenset[int]


def find_combination(params: Iterable[Tensor], ranks: Ranks | None) -> Combination | None:
    """Returns the combination of the parameters of a step; None if this rank has all of them.

    params: parameters of all ranks, whether they have elements and gradients here or not.
    ranks: statements of the user, if there are any.

    Raises CombinationError for a parameter that cannot be counted.
    """
    params = list(params)
    sharded = [param for param in params if is_sharded(param)]
    if not sharded and ranks is None:
        return None
    group = None if ranks is None else ranks.group
    if group is None:
        if not sharded:
            return None
        group = find_group(sharded)
    is_first = torch.distributed.get_rank(group) == 0
    replicated = set() if ranks is None else ranks.replicated
    local = set() if ranks is None else ranks.local
    uncounted = set()
    for param in params:
        placement = get_placement(param)
        if placement is not None:
            counts = is_first_replica(*placement)
        elif id(param) in replicated:
            counts = is_first
        elif id(param) in local:
            counts = True
        else:
            example = sharded[0] if sharded else param
            raise CombinationError(
                param,
                "is no DTensor, and '{0}' is sharded: say whether all ranks have the same "
                "elements of it, by ranks=stepfold.torch.Ranks(replicated=[...]), or each rank its "
                "own, by Ranks(local=[...])",
                example,
            )
        if not counts:
            uncounted.add(id(param))
    return Combination(group, frozenset(uncounted))


def find_group(sharded: list[Tensor]) -> Any:
    """Returns the group of all ranks of the meshes of DTensors.

    Raises CombinationError if the meshes have other ranks, or no group has their ranks.
    """
    first, *others = sharded
    mesh, _ = get_placement(first) or (None, ())
    assert mesh is not None
    ranks = list_ranks(mesh)
    for other in others:
        other_mesh, _ = get_placement(other) or (None, ())
        if other_mesh is not mesh and list_ranks(other_mesh) != ranks:
            raise CombinationError(
                other,
                f"is a DTensor on the ranks {list_ranks(other_mesh)}, and '{{0}}' on the ranks "
                f"{ranks}: name the group over which norms are combined, by "
                "ranks=stepfold.torch.Ranks(group=...)",
                first,
            )
    if ranks == list(range(torch.distributed.get_world_size())):
        return torch.distributed.group.WORLD
    if mesh.ndim == 1:
        return mesh.get_group()
    raise CombinationError(
        first,
        f"is a DTensor on a mesh of {mesh.ndim} dimensions that has some of the ranks, {ranks}: "
        "name the group of these ranks, by ranks=stepfold.torch.Ranks(group=...)",
    )


def list_ranks(mesh: Any) -> list[int]:
    """Returns the ranks of a mesh in ascending order."""
    return sorted(mesh.mesh.flatten().tolist())


def is_first_replica(mesh: Any, placements: Any) -> bool:
    """Returns whether no rank before this one has the same part of a DTensor."""
    coordinate = mesh.get_coordinate()
    if coordinate is None:  # This rank is outside of the mesh, and has no elements.
        return False
    return all(
        coordinate[dim] == 0 for dim, placement in enumerate(placements) if placement.is_replicate()
    )
