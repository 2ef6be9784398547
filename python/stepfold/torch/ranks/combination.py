"""The combination of norms over ranks: which ranks take part, and what each of them counts.

Each element of a parameter counts once in a norm over ranks. A rank counts its part of a DTensor,
unless the mesh has other ranks with the same part: then the first of them does.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.torch.ranks.ranks import Ranks
from stepfold.torch.tensors.layout import get_placement, has_shard, is_dtensor, is_sharded


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

    group: process group of torch.distributed; None if one rank has all elements.
    uncounted: ids of the parameters that this rank does not count.
    refusals: errors for parameters that cannot be counted, by the id of the parameter. A step that
        takes the norm of such a parameter is refused.
    """

    group: Any
    uncounted: frozenset[int]
    refusals: dict[int, CombinationError]

    @property
    def has_exchange(self) -> bool:
        """True if a step exchanges words with other ranks."""
        return self.group is not None


def find_combination(params: Iterable[Tensor], ranks: Ranks | None) -> Combination | None:
    """Returns the combination of the parameters of a step; None if none of them may be sharded.

    DTensors on one rank have a combination without a group, so that their norms are those that any
    number of ranks has.

    It does not depend on which parameters require gradients, since ranks must have the same one.

    params: parameters of all groups, whether they have elements and gradients here or not.
    ranks: statements of the user, if there are any.

    Raises CombinationError if the parameters do not tell the group, and ValueError for statements
    that need a group.
    """
    params = list(params)
    dtensors = [param for param in params if is_dtensor(param)]
    group = None if ranks is None else ranks.group
    if group is None:
        has_local = ranks is not None and any(id(param) in ranks.local for param in params)
        if has_local and not dtensors:
            raise ValueError(
                "ranks: expected a group, got None: local parameters differ between ranks, and no "
                "parameter is a DTensor, whose mesh has the ranks"
            )
        if not has_local and not any(map(is_sharded, dtensors)):
            return Combination(None, frozenset(), {}) if any(map(has_shard, dtensors)) else None
        group = find_group(dtensors)
    members = torch.distributed.get_process_group_ranks(group)
    uncounted, refusals = set(), {}
    for param in params:
        try:
            counts = is_counted(param, members, ranks, dtensors)
        except CombinationError as error:
            refusals[id(param)] = error
            continue
        if not counts:
            uncounted.add(id(param))
    return Combination(group, frozenset(uncounted), refusals)


def is_counted(
    param: Tensor, members: list[int], ranks: Ranks | None, dtensors: list[Tensor]
) -> bool:
    """Returns whether this rank counts its elements of a parameter.

    members: ranks of the group. dtensors: all DTensors of the optimizer.

    Raises CombinationError if that is not known.
    """
    is_replicated = ranks is not None and id(param) in ranks.replicated
    is_local = ranks is not None and id(param) in ranks.local
    placement = get_placement(param)
    if placement is None:
        if is_replicated:
            return torch.distributed.get_rank() == members[0]
        if is_local:
            return True
        sharded = next(filter(is_sharded, dtensors), None)
        reason = "norms are those of several ranks" if sharded is None else "'{0}' is sharded"
        raise CombinationError(
            param,
            f"is no DTensor, and {reason}: say whether all ranks have the same elements of it, by "
            "ranks=stepfold.torch.Ranks(replicated=[...]), or each rank its own, by "
            "Ranks(local=[...])",
            *([] if sharded is None else [sharded]),
        )
    mesh, placements = placement
    owners = list_ranks(mesh)
    if not set(owners) <= set(members):
        raise CombinationError(
            param,
            f"is a DTensor on the ranks {owners}, and norms are combined over the ranks {members}: "
            "name a group with all of these ranks, by ranks=stepfold.torch.Ranks(group=...)",
        )
    if len(owners) < len(members):
        if not is_replicated and not is_local:
            raise CombinationError(
                param,
                f"is a DTensor on the ranks {owners}, and norms are combined over the ranks "
                f"{members}: say whether the others have the same elements of it, by "
                "ranks=stepfold.torch.Ranks(replicated=[...]), or elements of their own, or none, "
                "by Ranks(local=[...])",
            )
        if is_replicated and members[0] not in owners:
            return False
    return is_first_replica(mesh, placements)


def find_group(dtensors: list[Tensor]) -> Any:
    """Returns the group of all ranks of the meshes of DTensors.

    Raises CombinationError if the meshes have other ranks, or no group has their ranks.
    """
    first, *others = dtensors
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
    if mesh.ndim == 1 and mesh.get_coordinate() is not None:
        return mesh.get_group()
    raise CombinationError(
        first,
        f"is a DTensor on the ranks {ranks}, and no group of these is known: name it, by "
        "ranks=stepfold.torch.Ranks(group=...)",
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
