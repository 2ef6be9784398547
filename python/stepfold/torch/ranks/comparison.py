"""The comparison of the steps of ranks, before the first one that they take together."""

import hashlib
from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from numbers import Real
from typing import Any, TypeVar

import torch
from torch import distributed

from stepfold.torch.ranks.words import RankError

T = TypeVar("T")
# Lines that describe a step, by the ranks that must have the same lines. ALL stands for all ranks.
# A line has what is compared, and what a message shows.
Line = tuple[str, str]
Description = Mapping[tuple[int, ...], list[Line]]
ALL: tuple[int, ...] = ()


def compare_steps(
    group: Any, device: torch.device, description: Description, value: T
) -> tuple[bool, list[T]]:
    """Compares the descriptions of a step over the ranks of a group.

    Returns whether all are equal, and the values of the ranks, equal ones perhaps once. Ranks of
    other meshes may have other descriptions.

    device: a device on which the group has collectives. The host waits for all ranks.
    value: a value of this rank, which others learn.

    Raises RankError with the first difference, on all ranks.
    """
    text = f"{get_compared(description)}{value!r}"
    digest = hashlib.sha256(text.encode()).digest()
    own = torch.tensor([int.from_bytes(digest[:8], "little", signed=True)], device=device)
    size = distributed.get_world_size(group)
    digests = [torch.empty_like(own) for _ in range(size)]
    distributed.all_gather(digests, own, group)
    if len(set(torch.cat(digests).tolist())) == 1:
        return True, [value]
    gathered: list[Any] = [None] * size
    # NCCL gathers objects by the current GPU.
    with torch.cuda.device(device) if device.type == "cuda" else nullcontext():
        distributed.all_gather_object(gathered, (description, value), group)
    ranks = distributed.get_process_group_ranks(group)
    difference = find_difference({rank: each for rank, (each, _) in zip(ranks, gathered)})
    if difference is not None:
        raise RankError(f"the ranks of a folded step do not take the same step: {difference}")
    return False, [each for _, each in gathered]


def get_compared(description: Description) -> str:
    """Returns a text of what is compared."""
    return repr(sorted((ranks, [key for key, _ in lines]) for ranks, lines in description.items()))


def find_difference(descriptions: Mapping[int, Description]) -> str | None:
    """Returns the first difference of descriptions that must be equal; None without any.

    descriptions: descriptions by rank.
    """
    for members in sorted({key for description in descriptions.values() for key in description}):
        ranks = [rank for rank in descriptions if members == ALL or rank in members]
        for rank in ranks[1:]:
            lists = [descriptions[each].get(members, []) for each in (ranks[0], rank)]
            for index in range(max(map(len, lists))):
                (key, text), (other_key, other_text) = (get_line(each, index) for each in lists)
                if key != other_key:
                    return f"rank {ranks[0]} has {text}, and rank {rank} has {other_text}"
    return None


def get_line(lines: list[Line], index: int) -> Line:
    return lines[index] if index < len(lines) else ("", "nothing more")


def describe_settings(settings: Mapping[str, Any], prefix: str = "") -> Iterable[Line]:
    """Yields a line for each setting. Tensors are not read."""
    for name, value in settings.items():
        text = f"{name}={describe_value(value)}"
        yield text, prefix + text


def describe_value(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"({', '.join(map(describe_value, value))})"
    if isinstance(value, Real) and not isinstance(value, bool):
        return repr(float(value))
    if isinstance(value, (bool, str, torch.dtype, type(None))):
        return repr(value)
    return f"a {type(value).__name__}"
