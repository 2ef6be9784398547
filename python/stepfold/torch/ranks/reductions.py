"""Reductions of single parameters over the ranks that share them, such as the norms of LAMB.

The words of a parameter have a place of their own in the message of all ranks. So one message over
a group is right for parameters on any meshes within it: a mesh that does not have all ranks of the
group has other places than the next one.
"""

from collections.abc import Iterable, Mapping
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

# Messages have a whole multiple of so many reductions, so that a rank with another parameter nearly
# always sends as many words as the others, and all find the difference.
NUM_REDUCTIONS = 128


class Needs(NamedTuple):
    """The needs of a rank in messages, of which it may know less than others.

    num_partial: number of its parameters on meshes that do not have all ranks of the group.
    rounds: maximum number of reductions of a parameter in each round, in order.
    """

    num_partial: int
    rounds: dict[Round, int]


class Reductions(NamedTuple):
    """The reductions of parameters over the ranks of a group.

    group: process group of torch.distributed. size: number of its ranks.
    needs: needs of this rank, or of all ranks.
    num_whole: number of parameters on all ranks.
    counts: number of reductions of a parameter in each round, by the id of the parameter.
    shares: shares that this rank has in parameters, by the id of the parameter.
    places: places of parameters in a message, by the id of the parameter.
    """

    group: Any
    size: int
    needs: Needs
    num_whole: int
    counts: dict[int, dict[Round, int]]
    shares: dict[int, Share]
    places: dict[int, int]

    @property
    def rounds(self) -> dict[Round, int]:
        """The maximum number of reductions of a parameter in each round, in order."""
        return self.needs.rounds

    def extend(self, needs: Iterable[Needs]) -> "Reductions":
        """Returns the same with messages that suffice for the needs of other ranks, too."""
        known = [self.needs, *needs]
        num_partial = max(own.num_partial for own in known)
        return self._replace(needs=Needs(num_partial, combine_rounds(n.rounds for n in known)))

    def count(self, shared: Round) -> int:
        """Returns the number of reductions of all ranks in a round."""
        return (self.num_whole + self.needs.num_partial * self.size) * self.rounds[shared]

    def count_sent(self, shared: Round) -> int:
        """Returns the number of reductions in the message of a round, which is not less."""
        return -(-self.count(shared) // NUM_REDUCTIONS) * NUM_REDUCTIONS

    def find(self, param: Tensor, shared: Round, number: int) -> int:
        """Returns the index of a reduction in the message of a round.

        number: number of the reduction among those of the parameter.
        """
        return self.places[id(param)] * self.rounds[shared] + number


def combine_rounds(counts: Iterable[Mapping[Round, int]]) -> dict[Round, int]:
    """Returns the maximum of numbers of reductions in each round, in order."""
    rounds: dict[Round, int] = {}
    for own in counts:
        rounds |= {shared: max(count, rounds.get(shared, 0)) for shared, count in own.items()}
    return {shared: rounds[shared] for shared in sorted(rounds, key=lambda each: each.key)}


def find_reductions(traces: Mapping[Tensor, Trace], ranks: Ranks | None) -> Reductions | None:
    """Returns the reductions of parameters that ranks share.

    None if there are none, and the user names no group, of which other ranks may have some.

    It does not depend on which parameters require gradients, since ranks must have the same one.

    traces: traces of the updates of all sharded parameters, with exact sums.
    ranks: statements of the user, if there are any.

    Raises CombinationError if the parameters do not tell the group.
    """
    reducing = {param: trace for param, trace in traces.items() if trace.rounds}
    group = None if ranks is None else ranks.group
    if group is None and not reducing:
        return None
    if group is None:
        group = find_group(list(reducing))
    members = torch.distributed.get_process_group_ranks(group)
    counts: dict[int, dict[Round, int]] = {}
    shares: dict[int, Share] = {}
    whole: list[Tensor] = []
    partial: list[tuple[Tensor, int]] = []
    for param, trace in reducing.items():
        counts[id(param)] = {shared: len(each) for shared, each in trace.rounds.items()}
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
    needs = Needs(len(partial), combine_rounds(counts.values()))
    return Reductions(group, len(members), needs, len(whole), counts, shares, places)
