"""Copies of parameters: their memory, and the check that they are still the parameters' casts."""

import weakref
from collections.abc import Callable

import torch
from torch import Tensor, is_grad_enabled
from torch.multiprocessing.reductions import StorageWeakRef
from torch.nn.parallel import DistributedDataParallel

from stepfold.torch.autocast.autocast import make_question
from stepfold.torch.autocast.casts import (
    get_cast_taker,
    get_memory_reader,
    has_cast,
    have_graphs,
    is_captured,
    make_cast,
)
from stepfold.torch.autocast.eligibility import Eligibility
from stepfold.torch.autocast.foreign_casts import PROBES
from stepfold.torch.autocast.gradient_sums import GradientSums
from stepfold.torch.autocast.narrow_gradient import NarrowGradient, check_not_distributed
from stepfold.torch.autocast.regions import REGIONS


class WeightCopy:
    """The copy of a float32 parameter in bfloat16 or float16, with the same order of elements.

    Forward passes get tensors of the copy's memory. While a graph or an open region of autocast has
    one, the memory is not written: a step writes to new memory instead. So graphs and regions see
    the same elements as with a cast.

    The parameter is not kept alive. It is passed to each call.

    param: the parameter.
    dtype: dtype of the copy.
    eligibility: the parameters of the model that have copies.
    sums: sums of gradients, if the parameter has gradients in the dtype of the copy; else None.
    tensor: the copy, without a graph.
    are_casts_kept: function that says whether autocast keeps casts here that a copy can replace.
    is_read: True if a forward pass has read the copy.
    next_probe: number of the first region at whose end autocast is checked for other casts.
    """

    tensor: Tensor
    are_casts_kept: Callable[[], bool]
    _gradient: NarrowGradient | None

    def __init__(
        self, param: Tensor, dtype: torch.dtype, eligibility: Eligibility, sums: GradientSums | None
    ) -> None:
        self.dtype, self.eligibility = dtype, eligibility
        self._sums, self._gradient = sums, None
        self.is_read = self._is_pinned = False
        self._is_in_first_region = True
        self.next_probe = 0
        self._read_memory, self._take = get_memory_reader(), get_cast_taker()
        self._cast(param)

    def get_cast(self, param: Tensor) -> Tensor | None:
        """Returns the open region's tensor in place of a cast; None if autocast is to cast."""
        cast = REGIONS.casts.get(self)
        if cast is None and REGIONS.number < self.next_probe:
            cast = self._take_cast(param)
            if cast is not None:
                # Another thread may have made a cast first.
                return REGIONS.casts.setdefault(self, cast)
        if not param.requires_grad or param.dtype is not torch.float32:
            return None  # autocast keeps no casts of such a parameter.
        if cast is None:
            with REGIONS.lock:
                if self not in REGIONS.casts:
                    REGIONS.casts[self] = self._begin_region(param)
                cast = REGIONS.casts[self]
        return cast

    def _take_cast(self, param: Tensor) -> Tensor | None:
        """Returns a cast if nothing has changed since the last region; else None. Is fast."""
        if self._is_on_gpu and is_captured(param):
            return None
        if self._sums is None:
            return self._take(param, self.tensor, self._version, self._memory)
        is_kept = param.requires_grad and param.dtype is torch.float32
        if not (is_kept and is_grad_enabled() and self._is_current(param)):
            return None
        self._check_model()
        return self._make_cast(param)

    def _check_model(self) -> None:
        """Raises ValueError if the running model does not support narrow gradients."""
        if self._sums is not None:
            check_not_distributed(DistributedDataParallel._active_ddp_module)

    def _begin_region(self, param: Tensor) -> Tensor | None:
        self._check_model()
        if is_captured(param):
            self.pin()
        self.bring_up_to_date(param)
        # autocast may have an older cast of the parameter in the first region of the copy.
        is_kept = self._is_in_first_region and has_cast(param, self.dtype)
        self._is_in_first_region = False
        if is_kept or not (is_grad_enabled() or have_graphs()):
            return None
        self.is_read = True
        if self.next_probe <= REGIONS.number:
            PROBES.add(self, param)
        return self._make_cast(param)

    def _make_cast(self, param: Tensor) -> Tensor:
        if self._sums is not None and self._gradient is None:
            self._gradient = NarrowGradient(param, self._sums)
        gradient = self._gradient
        if gradient is None or gradient.has_other_hooks():
            return make_cast(param, self.tensor)
        return make_cast(param, self.tensor, gradient.pass_on)

    def give_up(self, param: Tensor, refusal: str) -> None:
        """Ends the copy, and excludes the parameter from having one.

        refusal: the reason, as the end of a sentence that begins with the name of the parameter.
        """
        self.end(param)
        self.eligibility.exclude(param, refusal)

    def begin(self, param: Tensor) -> None:
        """Makes forward passes read the copy, as long as the parameter exists."""
        COPIES[id(param)] = self
        # The entry is removed before another object can have the same id.
        self._finalizer = weakref.finalize(param, forget, id(param), weakref.ref(self.eligibility))
        self._finalizer.atexit = False

    def end(self, param: Tensor) -> None:
        """Stops the use of the copy. Gradients are in the dtype of the parameter from now on."""
        if COPIES.get(id(param)) is self:
            del COPIES[id(param)]
        self._finalizer.detach()
        if self._gradient is not None:
            self._gradient.end()
        self._sums = self._gradient = None

    def bring_up_to_date(self, param: Tensor) -> None:
        """Casts the parameter again if anything but a step has changed it.

        A change is noticed by another version or other memory. In-place operations on `param.data`
        change neither.
        """
        if not self._is_current(param):
            self.refresh(param)

    def _is_current(self, param: Tensor) -> bool:
        return param._version == self._version and self._read_memory(param) == self._memory

    def refresh(self, param: Tensor) -> None:
        """Casts the parameter again."""
        tensor = self.tensor
        is_alike = tensor.device == param.device and tensor.shape == param.shape
        if not is_alike or tensor.stride() != param.stride():
            self._cast(param)
            self.eligibility.num_changes += 1
        elif self._is_in_use() and not self._is_pinned:
            self._cast(param)
        else:
            with torch.no_grad():
                tensor.copy_(param)
            self._learn_param(param)

    def get_target(self, param: Tensor) -> int:
        """Returns the address of memory that a step may write.

        The memory has the elements of the copy, so the copy stays valid if the step fails.
        """
        if param._version != self._version:
            # The search for stale copies would report the copy otherwise.
            self.refresh(param)
        if self._is_pinned:
            torch.autograd.graph.increment_version([self.tensor])
        elif self._is_in_use():
            with torch.inference_mode(False), torch.no_grad():
                self._place(self.tensor.clone())
        return self._address

    def pin(self) -> None:
        """Fixes the address of the copy, since a CUDA graph reads or writes it there.

        From then on, autograd raises an error for a backward pass through an older version.
        """
        self._is_pinned = True

    def record_step(self, param: Tensor) -> None:
        """Records a step, which has written the cast of the updated parameter.

        A skipped step writes the cast, too.
        """
        self._version = param._version

    def _cast(self, param: Tensor) -> None:
        # Graphs cannot save tensors that are made in inference mode.
        with torch.inference_mode(False), torch.no_grad():
            self._place(param.to(self.dtype))
        self._learn_param(param)

    def _place(self, tensor: Tensor) -> None:
        """Replaces the memory of the copy. An open region keeps its tensors of the old memory."""
        self.tensor, self._address = tensor, tensor.data_ptr()
        # The count includes this object.
        self._storage = tensor.untyped_storage()
        self._storage_id = self._storage._cdata
        self._num_owners = torch._C._storage_Use_Count(self._storage_id)

    def _is_in_use(self) -> bool:
        """Returns whether a graph or an open region has a tensor of the copy's memory."""
        return torch._C._storage_Use_Count(self._storage_id) > self._num_owners

    def _learn_param(self, param: Tensor) -> None:
        """Records version and memory of the parameter, of which the copy is the cast."""
        self.are_casts_kept = make_question(param.device.type, self.dtype)
        self._is_on_gpu = param.is_cuda
        self._version, self._memory = param._version, self._read_memory(param)
        # No other storage has the same id while the reference exists. It does not keep the memory.
        self._param_storage = StorageWeakRef(param.untyped_storage())  # type: ignore[no-untyped-call]


def forget(identity: int, find_eligibility: "weakref.ref[Eligibility]") -> None:
    """Forgets the copy of a freed parameter. The next step finds its copies again."""
    COPIES.pop(identity, None)
    eligibility = find_eligibility()
    if eligibility is not None:
        eligibility.num_changes += 1


# Copies that forward passes read, by the id of the parameter.
COPIES: dict[int, WeightCopy] = {}
