"""The comparison of the steps of ranks, before the first one that they take together."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import torch
from torch import distributed

from stepfold.torch.ranks.words import RankError

# Lines that describe a step, by the ranks that must have the same lines. ALL stands for all ranks.
Description = Mapping[tuple[int, ...], list[str]]
ALL: tuple[int, ...] = ()


def compare_steps(group: Any, device: torch.device, description: Description) -> bool:
    """Compares the descriptions of a step over the ranks of a group.

    Returns whether all are equal. Ranks of other meshes may have other descriptions.

    device: a device on which the group has collectives. The host waits for all ranks.

    Raises RankError with the first difference, on all ranks.
    """
    digest = hashlib.sha256(repr(sorted(description.items())).encode()).digest()
    own = torch.tensor([int.from_bytes(digest[:8], "little", signed=True)], device=device)
    size = distributed.get_world_size(group)
    digests = [torch.empty_like(own) for _ in range(size)]
    distributed.all_gather(digests, own, group)
    if len(set(torch.cat(digests).tolist())) == 1:
        return True
    descriptions: list[Any] = [None] * size
    distributed.all_gather_object(descriptions, description, group)
    ranks = distributed.get_process_group_ranks(group)
    difference = find_difference(dict(zip(ranks, descriptions)))
    if difference is not None:
        raise RankError(f"the ranks of a folded step do not take the same step: {difference}")
    return False


def find_difference(descriptions: Mapping[int, Description]) -> str | None:
    """Returns the first difference of descriptions that must be equal; None without any.

    descriptions: descriptions by rank.
    """
    for members in sorted({key for description in descriptions.values() for key in description}):
        ranks = [rank for rank in descriptions if members == ALL or rank in members]
        first, *others = ((rank, descriptions[rank].get(members, [])) for rank in ranks)
        for rank, lines in others:
            for index in range(max(len(lines), len(first[1]))):
                pair = [get_line(each, index) for each in (first[1], lines)]
                if pair[0] != pair[1]:
                    return f"rank {first[0]} has {pair[0]}, and rank {rank} has {pair[1]}"
    return None


def get_line(lines: list[str], index: int) -> str:
    return lines[index] if index < len(lines) else "nothing more"


def describe_settings(settings: Mapping[str, Any]) -> Iterable[str]:
    """Yields a line for each setting that is a number, a text or None."""
    for name, value in settings.items():
        values = value if isinstance(value, (tuple, list)) else (value,)
        if all(isinstance(each, (bool, int, float, str, type(None))) for each in values):
            yield f"{name}={value!r}"
