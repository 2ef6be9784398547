"""The copy of one parameter: its memory, and whether it is still the parameter's cast."""

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
from stepfold.torch.autocast.eligibility import Coverage
from stepfold.torch.autocast.foreign_casts import PROBES
from stepfold.torch.autocast.gradient_sums import GradientSums
from stepfold.torch.autocast.narrow_gradient import NarrowGradient, check_not_distributed
from stepfold.torch.autocast.regions import REGIONS


class WeightCopy:
    """The copy of a float32 parameter in bfloat16 or float16, with its elements in the same order.

    Forward passes have tensors of the copy's memory. While a graph or an open region of autocast
    has one, the memory is not written: the copy gets other memory. So they have what they would
    have after a cast.

    The parameter is not kept alive: it is passed to each call.

    param: the parameter.
    dtype: of the copy.
    coverage: of the optimizer's copies.
    sums: of gradients, if those of the parameter are in the dtype of the copy; else None.
    tensor: the copy. It has no graph.
    are_casts_kept: says whether autocast keeps casts of the parameter here, which are nothing else.
    is_read: whether a forward pass has taken it for a cast.
    next_probe: the first region at whose end autocast is asked for other casts.
    """

    tensor: Tensor
    are_casts_kept: Callable[[], bool]
    _gradient: NarrowGradient | None

    def __init__(
        self, param: Tensor, dtype: torch.dtype, coverage: Coverage, sums: GradientSums | None
    ) -> None:
        self.dtype, self.coverage = dtype, coverage
        self._sums, self._gradient = sums, None
        self.is_read = self._is_pinned = False
        self._is_in_first_region = True
        self.next_probe = 0
        self._read_memory, self._take = get_memory_reader(), get_cast_taker()
        self._cast(param)

    def get_cast(self, param: Tensor) -> Tensor | None:
        """What the open region has in place of autocast's cast; None if autocast casts."""
        cast = REGIONS.casts.get(self)
        if cast is None and REGIONS.number < self.next_probe:
            cast = self._take_cast(param)
            if cast is not None:
                # Another thread may have made one.
                return REGIONS.casts.setdefault(self, cast)
        if not param.requires_grad or param.dtype is not torch.float32:
            return None  # autocast keeps no casts of it.
        if cast is None:
            with REGIONS.lock:
                if self not in REGIONS.casts:
                    REGIONS.casts[self] = self._begin_region(param)
                cast = REGIONS.casts[self]
        return cast

    def _take_cast(self, param: Tensor) -> Tensor | None:
        """Makes a cast in little time, if all is as it was in the last region; else None."""
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
        """Raises ValueError if the model whose forward pass runs does not suit narrow gradients."""
        if self._sums is not None:
            check_not_distributed(DistributedDataParallel._active_ddp_module)

    def _begin_region(self, param: Tensor) -> Tensor | None:
        self._check_model()
        if is_captured(param):
            self.pin()
        self.bring_up_to_date(param)
        # In its first region, autocast may have a cast that is older than the copy.
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
        """Is not read any more. The parameter has no copy from now on, and that is why."""
        self.end(param)
        self.coverage.exclude(param, refusal)

    def begin(self, param: Tensor) -> None:
        """Is read by forward passes from now on, as long as there is the parameter."""
        COPIES[id(param)] = self
        # No other object has the identity before.
        self._finalizer = weakref.finalize(param, forget, id(param), weakref.ref(self.coverage))
        self._finalizer.atexit = False

    def end(self, param: Tensor) -> None:
        """Has gradients of the parameter be in its own dtype from now on."""
        if COPIES.get(id(param)) is self:
            del COPIES[id(param)]
        self._finalizer.detach()
        if self._gradient is not None:
            self._gradient.end()
        self._sums = self._gradient = None

    def bring_up_to_date(self, param: Tensor) -> None:
        """Casts the parameter again if it has changed other than by a step that wrote the copy.

        A change is another version or other memory. In-place operations on `param.data` make
        neither.
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
            self.coverage.num_changes += 1
        elif self._is_in_use() and not self._is_pinned:
            self._cast(param)
        else:
            with torch.no_grad():
                tensor.copy_(param)
            self._learn_param(param)

    def get_target(self, param: Tensor) -> int:
        """Returns the address of memory that a step may write.

        It has the elements of the copy, which stay right if the step fails.
        """
        if param._version != self._version:
            # Else the step would take it for one that forward passes read as it is.
            self.refresh(param)
        if self._is_pinned:
            torch.autograd.graph.increment_version([self.tensor])
        elif self._is_in_use():
            with torch.inference_mode(False), torch.no_grad():
                self._place(self.tensor.clone())
        return self._address

    def pin(self) -> None:
        """Keeps the copy where it is: a CUDA graph is to read or to write it there.

        From then on, autograd refuses a backward pass through what has been written since.
        """
        self._is_pinned = True

    def follow_step(self, param: Tensor) -> None:
        """Follows a step, which has written the cast of the parameter that it leaves.

        It has done so, too, if it was skipped.
        """
        self._version = param._version

    def _cast(self, param: Tensor) -> None:
        # Graphs cannot save what is made in inference mode.
        with torch.inference_mode(False), torch.no_grad():
            self._place(param.to(self.dtype))
        self._learn_param(param)

    def _place(self, tensor: Tensor) -> None:
        """Takes other memory. An open region goes on with what it has."""
        self.tensor, self._address = tensor, tensor.data_ptr()
        # torch counts this object, too.
        self._storage = tensor.untyped_storage()
        self._storage_id = self._storage._cdata
        self._num_owners = torch._C._storage_Use_Count(self._storage_id)

    def _is_in_use(self) -> bool:
        """Whether a graph or an open region has a tensor of the copy's memory."""
        return torch._C._storage_Use_Count(self._storage_id) > self._num_owners

    def _learn_param(self, param: Tensor) -> None:
        """Takes the copy for the cast of the parameter as it is."""
        self.are_casts_kept = make_question(param.device.type, self.dtype)
        self._is_on_gpu = param.is_cuda
        self._version, self._memory = param._version, self._read_memory(param)
        # While it exists, no other storage has its identity. It does not keep the memory.
        self._param_storage = StorageWeakRef(param.untyped_storage())  # type: ignore[no-untyped-call]


def forget(identity: int, find_coverage: "weakref.ref[Coverage]") -> None:
    """Forgets the copy of a parameter that is gone, and has steps look for where they write."""
    COPIES.pop(identity, None)
    coverage = find_coverage()
    if coverage is not None:
        coverage.num_changes += 1


# By the identity of the parameter.
COPIES: dict[int, WeightCopy] = {}
