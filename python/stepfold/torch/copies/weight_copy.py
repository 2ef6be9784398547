"""The copy of one weight, and whether it is still the weight's."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.multiprocessing.reductions import StorageWeakRef


@dataclass
class Moves:
    """How often copies of an optimizer were given other memory, which its plans do not know of."""

    count: int = 0


class WeightCopy:
    """The copy of a float32 parameter in bfloat16 or float16, with its elements in the same order.

    param: the parameter.
    tensor: the copy. It has no graph.
    is_read: whether a forward pass has taken it for a cast.
    """

    tensor: Tensor

    def __init__(self, param: Tensor, dtype: torch.dtype, moves: Moves) -> None:
        self.param, self.is_read = param, False
        self._dtype, self._moves = dtype, moves
        self._make()

    def bring_up_to_date(self) -> None:
        """Casts the parameter again if it has changed other than by a step that wrote the copy.

        A change is another version or other memory. In-place operations on `param.data` make
        neither.
        """
        if self._version == self.param._version and self._is_in_place():
            return
        self.refresh()

    def refresh(self) -> None:
        """Casts the parameter again.

        A graph that has saved the copy then refuses its backward pass, as after a step.
        """
        param, tensor = self.param, self.tensor
        is_alike = tensor.device == param.device and tensor.shape == param.shape
        if not is_alike or tensor.stride() != param.stride():
            self._make()
            self._moves.count += 1
            return
        with torch.no_grad():
            tensor.copy_(param)
        self._learn()

    def follow_step(self) -> None:
        """Follows a step that has written the copy and advanced the parameter's version by one.

        A step may have been skipped. So a copy that was not up to date is not now.
        """
        self._version += 1

    def _make(self) -> None:
        # Graphs cannot save what is made in inference mode.
        with torch.inference_mode(False), torch.no_grad():
            self.tensor = self.param.to(self._dtype)
        self._learn()

    def _learn(self) -> None:
        param = self.param
        self._version, self._address = param._version, param.data_ptr()
        self._strides = param.stride()
        # While it exists, no other storage has its identity. It does not keep the memory.
        self._storage = StorageWeakRef(param.untyped_storage())  # type: ignore[no-untyped-call]

    def _is_in_place(self) -> bool:
        """Whether the parameter has the memory that it had when it was cast."""
        param = self.param
        return (
            param.data_ptr() == self._address
            and param.untyped_storage()._cdata == self._storage.cdata
            and param.stride() == self._strides
        )
