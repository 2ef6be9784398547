"""The words that ranks exchange in a message, with a check that all ranks take the same step.

Two words of each exchange are a digest of what a rank exchanges, and its square or its negative.
What they become shows on each rank whether all have the same digest.
"""

import zlib
from collections import deque
from typing import Any

import torch
from torch import Tensor, distributed

from stepfold.torch.tensors.capture import is_capturing

# Bits of a digest: the sum of the squares of 128 digests is below 2^63.
DIGEST_BITS = 24
NUM_CHECKS = 2
# Words of an exact sum.
NUM_WORDS = 13
# Number of steps after which the host reads the checks of a step on a GPU. All ranks read them
# before the same step, so that they raise before the same collective.
DELAY = 8


class RankError(RuntimeError):
    """An error of a step that ranks take together: they do not take the same step."""


def count_bytes(size: int) -> int:
    """Returns the bytes of a message of some words."""
    return (NUM_CHECKS + size) * torch.int64.itemsize


class RankWords:
    """The words of a message on a device, in one tensor of int64.

    group: process group of the ranks. device: device of the step.
    step: description of the step, which is the same on all ranks.
    digest: number that is the same on all ranks, in addition.
    size: number of words.
    is_maximum: True if words become their maxima, False for their sums.
    """

    def __init__(
        self,
        group: Any,
        device: torch.device,
        step: str,
        digest: int,
        size: int,
        *,
        is_maximum: bool,
    ) -> None:
        self._group, self._step = group, step
        self._num_ranks = distributed.get_world_size(group)
        self._operation = distributed.ReduceOp.MAX if is_maximum else distributed.ReduceOp.SUM
        self._is_maximum = is_maximum
        digest = zlib.crc32(step.encode(), digest) & ((1 << DIGEST_BITS) - 1)
        self._tensor = torch.zeros(NUM_CHECKS + size, dtype=torch.int64, device=device)
        self._checks = self._tensor[:NUM_CHECKS]
        second = -digest if is_maximum else digest * digest
        self._digest = torch.tensor([digest, second], dtype=torch.int64, device=device)
        # The checks of earlier steps on the way to the host, with the event of their arrival.
        self._pending: deque[tuple[Tensor, Any]] = deque()
        self._free: list[tuple[Tensor, Any]] = []

    def get_address(self, index: int) -> int:
        """Returns the address of a word."""
        return self._tensor.data_ptr() + (NUM_CHECKS + index) * torch.int64.itemsize

    def read(self, index: int, size: int) -> Tensor:
        """Returns a copy of some words on the host."""
        start = NUM_CHECKS + index
        return self._tensor[start : start + size].cpu().clone()

    def clear(self) -> None:
        """Sets all words to those of a rank that has nothing."""
        least = torch.iinfo(torch.int64).min if self._is_maximum else 0
        self._tensor[NUM_CHECKS:].fill_(least)

    def exchange(self) -> None:
        """Replaces the words by those that all ranks have together.

        Raises RankError on a CPU if ranks do not take the same step, and RuntimeError for a capture
        in a CUDA graph by a group that cannot be captured. Errors of the group are not caught. On a
        GPU, `check` raises for a later step: the host does not wait.
        """
        device = self._tensor.device
        is_captured = is_capturing(device)
        if is_captured and not is_capturable(self._group, device):
            raise RuntimeError(
                "a CUDA graph cannot capture the exchange of norms or overflows by a group of "
                f"{distributed.get_backend(self._group)}: use a group of NCCL, or step outside of "
                "the graph"
            )
        self._checks.copy_(self._digest)
        distributed.all_reduce(self._tensor, self._operation, self._group)
        if device.type == "cpu":
            self._compare(self._tensor)
        elif not is_captured:
            checks, event = self._free.pop() if self._free else make_pinned()
            checks.copy_(self._checks, non_blocking=True)
            event.record(torch.cuda.current_stream(device))
            self._pending.append((checks, event))

    def check(self, *, waits: bool = False) -> None:
        """Raises RankError if the ranks did not take the same earlier step.

        While a CUDA graph captures the step, the host may not wait, and nothing is checked.

        waits: True to wait for all steps; False for those before the last DELAY ones.
        """
        if is_capturing(self._tensor.device):
            return
        while len(self._pending) > (0 if waits else DELAY):
            checks, event = self._pending.popleft()
            event.synchronize()
            self._compare(checks)
            self._free.append((checks, event))

    def _compare(self, checks: Tensor) -> None:
        first, second = checks[:NUM_CHECKS].tolist()
        agree = first == -second if self._is_maximum else self._num_ranks * second == first * first
        if not agree:
            raise RankError(
                f"the ranks of a folded step do not take the same step, which is {self._step} on "
                f"rank {distributed.get_rank()}: fold with the same options and parameters on all "
                "of them, and call the same methods"
            )


def make_pinned() -> tuple[Tensor, Any]:
    """Returns memory for the checks of a step, and an event."""
    event: Any = torch.cuda.Event
    # The default device of the user may be a GPU.
    checks = torch.empty(NUM_CHECKS, dtype=torch.int64, device="cpu", pin_memory=True)
    return checks, event()


def is_capturable(group: Any, device: torch.device) -> bool:
    """Returns whether a CUDA graph can capture the collectives of a group."""
    return bool(group._get_backend(device).name() == "nccl")
