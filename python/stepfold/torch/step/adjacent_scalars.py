"""Numbers in the state of parameters, placed side by side in memory.

A kernel reads adjacent numbers by one address, and other numbers by a table of addresses.
"""

from typing import Any

import torch
from torch import Tensor
from torch.utils.weak import TensorWeakRef

# Maximum number of adjacent numbers. pickle writes all of the memory that a tensor is a part of.
# Kernels of more parameters take long enough to hide the cost of a table.
MAX_ADJACENT = 1024


class AdjacentScalars:
    """Blocks of memory for numbers, one for each name, dtype and device.

    A block is kept alive by its numbers, which are views of it.
    """

    def __init__(self) -> None:
        # References to blocks, with the number of elements that are in use.
        self._blocks: dict[tuple[str, torch.dtype, torch.device], tuple[Any, int]] = {}

    def place(
        self, key: str, number: Tensor, dtype: torch.dtype, device: torch.device, count: int
    ) -> Tensor:
        """Returns a tensor with the shape and value of `number`, behind the last one of its key.

        number: tensor of one element.
        count: number of elements of a new block.
        """
        if count > MAX_ADJACENT:
            return number.to(device, dtype)
        find, taken = self._blocks.get((key, dtype, device), (None, 0))
        block = None if find is None else find()
        # A block that is made in inference mode could not be written outside of it.
        with torch.inference_mode(False), torch.no_grad():
            if block is None or taken == block.numel():
                block, taken = torch.zeros(count, dtype=dtype, device=device), 0
            self._blocks[key, dtype, device] = TensorWeakRef(block), taken + 1
            return block[taken].view(number.shape).copy_(number)
