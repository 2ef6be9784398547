"""Reductions of single parameters over the ranks that share them, such as the norms of LAMB.

The words of a parameter have a place of their own in the message of all ranks. So one message over
a group is right for parameters on any meshes within it: a mesh that does not have all ranks of the
group has other places than the next one.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.stage.program import Share
from stepfold.stage.trace.tape import Round, Trace
from stepfold.torch.ranks.combination import (
    CombinationError,
    find_group,
    is_first_replica,
    list_ranks,
)
from stepfold.torch.ranks.ranks import Ranks
from stepfold.torch.tensors.layout import get_placement


class Reductions(NamedTuple):
    """The reductions of parameters over the ranks of a group.

    group: process group of torch.distributed.
    rounds: maximum number of reductions of a parameter in each round, in order.
    counts: number of reductions of a parameter in each round, by the id of the parameter.
    shares: shares that this rank has in parameters, by the id of the parameter.
    places: places of parameters in a message, by the id of the parameter.
    num_places: number of places, with those of parameters that other ranks have.
    """

    group: Any
    rounds: dict[Round, int]
    counts: dict[int, dict[Round, int]]
    shares: dict[int, Share]
    places: dict[int, int]
    num_places: int

    @property
    def has_partial_meshes(self) -> bool:
        """True if other ranks may have parameters that this rank does not know."""
        return self.num_places > len(self.places)

    @property
    def members(self) -> tuple[int, ...]:
        """The ranks of the group, ascending."""
        return tuple(sorted(torch.distributed.get_process_group_ranks(self.group)))

    def count(self, shared: Round) -> int:
        """Returns the number of reductions in the message of a round."""
        return self.num_places * self.rounds[shared]

    def find(self, param: Tensor, shared: Round, number: int) -> int:
        """Returns the index of a reduction in the message of a round.

        number: number of the reduction among those of the parameter.
        """
        return self.places[id(param)] * self.rounds[shared] + number


def find_reductions(traces: Mapping[Tensor, Trace], ranks: Ranks | None) -> Reductions | None:
    """Returns the reductions of parameters that ranks share; None if there are none.

    It does not depend on which parameters require gradients, since ranks must have the same one.

    traces: traces of the updates of all sharded parameters, with exact sums.
    ranks: statements of the user, if there are any.

    Raises CombinationError if the parameters do not tell the group.
    """
    reducing = {param: trace for param, trace in traces.items() if trace.rounds}
    if not reducing:
        return None
    group = find_common_group(list(reducing), ranks)
    members = torch.distributed.get_process_group_ranks(group)
    rounds: dict[Round, int] = {}
    counts: dict[int, dict[Round, int]] = {}
    shares: dict[int, Share] = {}
    whole: list[Tensor] = []
    partial: list[tuple[Tensor, int]] = []
    for param, trace in reducing.items():
        own = {shared: len(positions) for shared, positions in trace.rounds.items()}
        counts[id(param)] = own
        rounds |= {shared: max(rounds.get(shared, 0), count) for shared, count in own.items()}
        mesh, placements = get_placement(param) or (None, ())
        assert mesh is not None
        owners = list_ranks(mesh)
        if not set(owners).issubset(members):
            raise CombinationError(
                param,
                f"is a DTensor on the ranks {owners}, and the group has the ranks "
                f"{sorted(members)}: name a group with all of them, by "
                "ranks=stepfold.torch.Ranks(group=...)",
            )
        elements = param.numel() * (2 if param.is_complex() else 1)
        shares[id(param)] = Share(elements, is_first_replica(mesh, placements))
        if len(owners) == len(members):
            whole.append(param)
        else:
            partial.append((param, members.index(owners[0])))
    places = {id(param): place for place, param in enumerate(whole)}
    # The first rank of a mesh tells it from other meshes that have a parameter at this position.
    for position, (param, first) in enumerate(partial):
        places[id(param)] = len(whole) + position * len(members) + first
    rounds = {shared: rounds[shared] for shared in sorted(rounds, key=lambda each: each.key)}
    num_places = len(whole) + len(partial) * len(members)
    return Reductions(group, rounds, counts, shares, places, num_places)


def find_common_group(params: list[Tensor], ranks: Ranks | None) -> Any:
    """Returns a group with all ranks that share parameters.

    It is that of their meshes, if these have the same ranks, else the user's.

    Raises CombinationError without one.
    """
    try:
        return find_group(params)
    except CombinationError:
        if ranks is None or ranks.group is None:
            raise
        return ranks.group
