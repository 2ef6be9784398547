"""Numbers in the state of parameters, which lie side by side in memory.

A kernel finds adjacent numbers by one address, and others by a table of their addresses.
"""

from typing import Any

import torch
from torch import Tensor
from torch.utils.weak import TensorWeakRef

# More are not adjacent, since pickle writes all of the memory that a tensor is a part of. The
# kernels of so many parameters take long enough to hide a table.
MAX_ADJACENT = 1024


class AdjacentScalars:
    """Memory for numbers. Those of one name, dtype and device follow each other.

    The numbers, which are views of it, keep it alive.
    """

    def __init__(self) -> None:
        # Memory, and how many of its elements are taken.
        self._blocks: dict[tuple[str, torch.dtype, torch.device], tuple[Any, int]] = {}

    def place(
        self, key: str, number: Tensor, dtype: torch.dtype, device: torch.device, count: int
    ) -> Tensor:
        """Returns a tensor of the same shape with a number, behind the last of its name.

        count: of the numbers that may come.
        """
        if count > MAX_ADJACENT:
            return number.to(device, dtype)
        find, taken = self._blocks.get((key, dtype, device), (None, 0))
        block = None if find is None else find()
        # Else a block of inference mode could not be written outside.
        with torch.inference_mode(False), torch.no_grad():
            if block is None or taken == block.numel():
                block, taken = torch.zeros(count, dtype=dtype, device=device), 0
            self._blocks[key, dtype, device] = TensorWeakRef(block), taken + 1
            return block[taken].view(number.shape).copy_(number)
