"""The copy of one parameter: its memory, and whether it is still the parameter's cast."""

import torch
from torch import Tensor, is_grad_enabled
from torch.multiprocessing.reductions import StorageWeakRef
from torch.nn.parallel import DistributedDataParallel

from stepfold.torch.copies.casts import get_stream, has_cast, have_graphs, is_captured
from stepfold.torch.copies.coverage import Coverage
from stepfold.torch.copies.gradient_sums import GradientSums
from stepfold.torch.copies.narrow_gradient import NarrowGradient, check_not_distributed
from stepfold.torch.copies.outside import PROBES
from stepfold.torch.copies.regions import REGIONS
from stepfold.torch.copies.stand_in import StandIn

# One for a region, and one that the graph of the region before it still has.
MAX_STAND_INS = 2


class WeightCopy:
    """The copy of a float32 parameter in bfloat16 or float16, with its elements in the same order.

    Forward passes have tensors of the copy's memory. While a graph or an open region of autocast
    has one, the memory is not written: the copy gets other memory. So they have what they would
    have after a cast.

    param: the parameter.
    dtype: of the copy.
    coverage: of the optimizer's copies.
    sums: of gradients, if those of the parameter are in the dtype of the copy; else None.
    tensor: the copy. It has no graph.
    device_type: where the parameter was when it was cast.
    is_read: whether a forward pass has taken it for a cast.
    next_probe: the first region at whose end autocast is asked for other casts.
    """

    tensor: Tensor
    device_type: str
    _stand_ins: list[StandIn]
    _gradient: NarrowGradient | None

    def __init__(
        self, param: Tensor, dtype: torch.dtype, coverage: Coverage, sums: GradientSums | None
    ) -> None:
        self.param, self.dtype, self.coverage = param, dtype, coverage
        self._sums, self._gradient = sums, None
        self.is_read = self._is_pinned = False
        self.next_probe, self._region = 0, -1
        self._stand_in: StandIn | None = None
        self._cast()

    def get_stand_in(self) -> StandIn | None:
        """What the open region has in place of autocast's cast; None if autocast casts."""
        param = self.param
        if not param.requires_grad or param.dtype is not torch.float32:
            return None  # autocast keeps no casts of it.
        if self._region != REGIONS.number:
            with REGIONS.lock:
                if self._region != REGIONS.number:
                    self._begin_region()
        return self._stand_in

    def _begin_region(self) -> None:
        self._stand_in = None
        if self._sums is not None:
            # The model whose forward pass runs, if there is one.
            check_not_distributed(DistributedDataParallel._active_ddp_module)
        stream = get_stream(self.param)
        # No capture is of the default stream.
        if stream and is_captured(self.param):
            self.pin()
        self.bring_up_to_date()
        # In its first region, autocast may have a cast that is older than the copy.
        is_kept = self._region < 0 and has_cast(self.param, self.dtype)
        if not is_kept and (is_grad_enabled() or have_graphs()):
            self._stand_in = self._find_stand_in(stream)
        if self._stand_in is not None:
            self.is_read = True
            if self.next_probe <= REGIONS.number:
                PROBES.add(self)
        self._region = REGIONS.number

    def _make_stand_in(self, stream: int) -> StandIn:
        if self._sums is not None and self._gradient is None:
            self._gradient = NarrowGradient(self.param, self._sums)
        return StandIn(self.param, self.tensor, stream, self._gradient)

    def _suits(self, stand_in: StandIn) -> bool:
        """Whether a stand-in sends gradients in the dtype that they should have now."""
        gradient = self._gradient
        if gradient is None:
            return True
        return not (gradient.has_other_hooks() if stand_in.is_narrow else gradient.can_attach())

    def _find_stand_in(self, stream: int) -> StandIn | None:
        """One that no graph of an earlier region has; None if such graphs have too many."""
        found = self._reuse_stand_in(stream)
        if found is not None:
            return found
        if any(stand_in.stream != stream for stand_in in self._stand_ins):
            drop_other_streams(self.param.device, stream)
        if len(self._stand_ins) == MAX_STAND_INS:
            return None
        made = self._make_stand_in(stream)
        # One with narrow gradients is the first choice.
        self._stand_ins.insert(0 if made.is_narrow else len(self._stand_ins), made)
        return made

    def _reuse_stand_in(self, stream: int) -> StandIn | None:
        """One of an earlier region, if it is free. One that does not suit any more is dropped."""
        for stand_in in self._stand_ins:
            if stand_in.stream == stream and stand_in.begin_region():
                if self._suits(stand_in):
                    return stand_in
                self._stand_ins.remove(stand_in)
                return None
        return None

    def give_up(self, fault: str) -> None:
        """Is not read any more. The parameter has no copy from now on, and that is why."""
        COPIES.pop(id(self.param), None)
        self.end()
        self.coverage.exclude(self.param, fault)

    def end(self) -> None:
        """Has gradients of the parameter be in its own dtype from now on."""
        if self._gradient is not None:
            self._gradient.end()
        self._sums = self._gradient = None

    def release(self) -> None:
        """Has no nodes of graphs any more, but those that graphs have."""
        with REGIONS.lock:
            self._stand_in = None
            self._stand_ins.clear()

    def bring_up_to_date(self) -> None:
        """Casts the parameter again if it has changed other than by a step that wrote the copy.

        A change is another version or other memory. In-place operations on `param.data` make
        neither.
        """
        param = self.param
        is_in_place = (
            param.data_ptr() == self._param_address
            and param.untyped_storage()._cdata == self._param_storage_id
            and param.shape == self._param_shape
            and param.stride() == self._param_strides
        )
        if is_in_place and param._version == self._version:
            return
        if not is_in_place:
            # Nodes lead to where gradients of what the parameter was are accumulated.
            self._stand_ins.clear()
        self.refresh()

    def refresh(self) -> None:
        """Casts the parameter again."""
        param, tensor = self.param, self.tensor
        is_alike = tensor.device == param.device and tensor.shape == param.shape
        if not is_alike or tensor.stride() != param.stride():
            self._cast()
            self.coverage.num_changes += 1
        elif self._is_in_use() and not self._is_pinned:
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
        elif self._is_in_use():
            with torch.inference_mode(False), torch.no_grad():
                self._place(self.tensor.clone())
        return self._address

    def pin(self) -> None:
        """Keeps the copy where it is: a CUDA graph is to read or to write it there.

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
            self._place(self.param.to(self.dtype))
        self._learn_param()

    def _place(self, tensor: Tensor) -> None:
        """Takes other memory. An open region goes on with what it has."""
        self.tensor, self._address = tensor, tensor.data_ptr()
        self._stand_ins = []
        # torch counts this object, too.
        self._storage = tensor.untyped_storage()
        self._storage_id = self._storage._cdata
        self._num_owners = torch._C._storage_Use_Count(self._storage_id)

    def _is_in_use(self) -> bool:
        """Whether a graph or an open region has a tensor of the copy's memory."""
        if self._region != REGIONS.number:
            self._stand_in = None
        elif self._stand_in in self._stand_ins:
            return True
        num_owners = self._num_owners + len(self._stand_ins)
        return torch._C._storage_Use_Count(self._storage_id) > num_owners or any(
            stand_in.is_saved() for stand_in in self._stand_ins
        )

    def _learn_param(self) -> None:
        """Takes the copy for the cast of the parameter as it is."""
        param = self.param
        self.device_type = param.device.type
        self._version, self._param_address = param._version, param.data_ptr()
        self._param_shape, self._param_strides = param.shape, param.stride()
        # While it exists, no other storage has its identity. It does not keep the memory.
        self._param_storage = StorageWeakRef(param.untyped_storage())  # type: ignore[no-untyped-call]
        self._param_storage_id = self._param_storage.cdata


# By the identity of the parameter, which a copy keeps.
COPIES: dict[int, WeightCopy] = {}


def drop_other_streams(device: torch.device, stream: int) -> None:
    """Drops the stand-ins of other streams, but those of the open region.

    A gradient is accumulated on the stream of the first node that leads there. So all nodes of
    other streams are freed before one of this stream is made. A bias refers to a weight's.
    """
    for copy in list(COPIES.values()):  # Threads may add some.
        if copy.param.device == device and copy._region != REGIONS.number:
            copy._stand_in = None
            copy._stand_ins = [each for each in copy._stand_ins if each.stream == stream]
