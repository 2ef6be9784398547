"""The copy of one weight: its memory, and whether it is still the weight's cast."""

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.multiprocessing.reductions import StorageWeakRef


@dataclass
class Forms:
    """How often copies of an optimizer have got another shape, order of elements or device."""

    count: int = 0


class WeightCopy:
    """The copy of a float32 parameter in bfloat16 or float16, with its elements in the same order.

    Graphs and autocast have tensors of the copy's memory. While there is one, the memory is not
    written: the copy gets other memory. So they have what they would have after a cast.

    param: the parameter.
    tensor: the copy. It has no graph.
    is_read: whether a forward pass has taken it for a cast.
    """

    tensor: Tensor

    def __init__(self, param: Tensor, dtype: torch.dtype, forms: Forms) -> None:
        self.param, self.is_read = param, False
        self._dtype, self._forms, self._is_pinned = dtype, forms, False
        self._cast()

    def bring_up_to_date(self) -> None:
        """Casts the parameter again if it has changed other than by a step that wrote the copy.

        A change is another version or other memory. In-place operations on `param.data` make
        neither.
        """
        if self._version != self.param._version or not self._is_in_place():
            self.refresh()

    def refresh(self) -> None:
        """Casts the parameter again."""
        param, tensor = self.param, self.tensor
        is_alike = tensor.device == param.device and tensor.shape == param.shape
        if not is_alike or tensor.stride() != param.stride():
            self._cast()
            self._forms.count += 1
        elif self._is_shared() and not self._is_pinned:
            self._cast()
        else:
            with torch.no_grad():
                tensor.copy_(param)
            self._learn_param()

    def get_target(self) -> int:
        """Returns the address of memory that a step may write.

        It has the elements of the copy, which stay right if the step fails.
        """
        if self._is_pinned:
            torch.autograd.graph.increment_version([self.tensor])
        elif self._is_shared():
            with torch.inference_mode(False), torch.no_grad():
                self._place(self.tensor.clone())
        return self._address

    def pin(self) -> None:
        """Keeps the copy where it is: a CUDA graph is to write it there.

        From then on, autograd refuses a backward pass through what has been written since.
        """
        self._is_pinned = True

    def follow_step(self) -> None:
        """Follows a step, which has written the cast of the parameter that it leaves.

        It has done so, too, if it was skipped.
        """
        self._version = self.param._version

    def _cast(self) -> None:
        # Graphs cannot save what is made in inference mode.
        with torch.inference_mode(False), torch.no_grad():
            self._place(self.param.to(self._dtype))
        self._learn_param()

    def _place(self, tensor: Tensor) -> None:
        self.tensor, self._address = tensor, tensor.data_ptr()
        # torch counts this object, too.
        self._storage = tensor.untyped_storage()
        self._num_owners = torch._C._storage_Use_Count(self._storage._cdata)

    def _is_shared(self) -> bool:
        """Whether a graph or autocast has a tensor of the copy's memory."""
        return torch._C._storage_Use_Count(self._storage._cdata) > self._num_owners

    def _learn_param(self) -> None:
        """Takes the copy for the cast of the parameter as it is."""
        param = self.param
        self._version, self._param_address = param._version, param.data_ptr()
        self._param_shape, self._param_strides = param.shape, param.stride()
        # While it exists, no other storage has its identity. It does not keep the memory.
        self._param_storage = StorageWeakRef(param.untyped_storage())  # type: ignore[no-untyped-call]

    def _is_in_place(self) -> bool:
        """Whether the parameter has the memory that it had when it was cast."""
        param = self.param
        return (
            param.data_ptr() == self._param_address
            and param.untyped_storage()._cdata == self._param_storage.cdata
            and param.shape == self._param_shape
            and param.stride() == self._param_strides
        )
