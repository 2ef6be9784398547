"""The state of parameters, which is torch's own: under its names, in the optimizer's `state`."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from numbers import Real
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.stage.optimizer_spec import State, UpdateVariant
from stepfold.stage.packed_update import CODES, ERROR_KEY, SCALES, PackedVariant
from stepfold.torch.optimizers.param_groups import get_params
from stepfold.torch.optimizers.param_names import InGroup
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.adjacent_scalars import AdjacentScalars
from stepfold.torch.step.masters import MASTER, make_master, refresh_master
from stepfold.torch.step.options import Options
from stepfold.torch.step.packing import (
    PACKED_DTYPES,
    find_packed_key,
    get_scales_shape,
    pack_state,
    split_master,
    unpack_state,
    wrap,
)
from stepfold.torch.step.refusals import find_placement_refusal, find_shape_refusal
from stepfold.torch.step.shells import PLAIN, make_shell
from stepfold.torch.tensors.layout import (
    NARROW,
    SCALAR_DTYPES,
    get_local,
    get_wide_dtype,
    has_dtype_for,
    have_same_layout,
    is_dense,
    is_dtensor,
    is_lazy,
    lay_out_like,
)

# The master of a parameter, as a stream of its state.
MASTER_STATE = State("", MASTER, is_wide=True)


class StateError(ValueError):
    """An error for state that cannot be used. The message is a refusal of the parameter."""


def is_out_of_memory(error: RuntimeError) -> bool:
    """Returns whether an allocation of torch has failed. That of a CPU has no class of its own."""
    return isinstance(error, torch.OutOfMemoryError) or "DefaultCPUAllocator" in str(error)


class States:
    """The state of the parameters of an optimizer, which is passed to each call.

    spec: spec of the optimizer's class.
    options: options of folding.

    The object keeps no tensors alive between steps.
    """

    def __init__(self, spec: TorchSpec, options: Options) -> None:
        self._spec, self._packing = spec, options.packing
        self._has_masters = options.master_weights is not None
        # Masters that were given to parameters whose state has none yet.
        self._given: Any = WeakTensorKeyDictionary()
        self._numbers = AdjacentScalars()
        # Counts of SGD with dampening, which torch's state does not have, by the momentum buffer: 0
        # before the first step.
        self._counts: Any = WeakTensorKeyDictionary()
        # Buffers of SGD that this object has made, and whose first step may have been skipped.
        self._unsure: Any = WeakTensorKeyDictionary()
        # Buffers of SGD that the current step has made.
        self._begun: Any = WeakTensorKeyDictionary()
        # Parameters whose state the current step has made, with their state before it.
        self._created: list[tuple[Tensor, dict[str, Any] | None]] = []

    def get(
        self, optimizer: Optimizer, param: Tensor, group: Mapping[str, Any], variant: UpdateVariant
    ) -> tuple[dict[str, Any] | None, Tensor, list[Tensor]]:
        """Returns the state of a parameter, the tensor to update, and the tensors of the state.

        The state is None if the optimizer has none. State that does not exist is created. Existing
        state is moved to the parameter's device, element type and order of elements, as
        `load_state_dict` does. The tensor to update is the parameter or its master. The tensors of
        the state are in the order of the variant.

        Raises StateError for state that does not suit the parameter.
        """
        target = self.open_master(optimizer, param) if self.has_master(param) else param
        torch_state = optimizer.state.get(param)
        if variant.begun is not None:
            torch_state = self._open_buffer(optimizer, param, target, variant)
        elif variant.unpacked.state and not has_entries(torch_state):
            torch_state = self._create(optimizer, param, target, group)
        if isinstance(variant, PackedVariant):
            torch_state = self._pack(optimizer, param, variant)
        known = {} if torch_state is None else torch_state
        return (
            torch_state,
            target,
            [
                self._get_count(target, known["momentum_buffer"])
                if state.key is None
                else self._place(optimizer, target, known, state)
                for state in variant.state
            ],
        )

    def has_master(self, param: Tensor) -> bool:
        """Returns whether steps update a master of a parameter."""
        is_narrow = self._has_masters and param.dtype in NARROW
        return is_narrow and not self._packing.has_error(param)

    def open_master(self, optimizer: Optimizer, param: Tensor) -> Tensor:
        """Returns the master of a parameter. Makes it if there is none.

        Raises StateError for a master that does not suit the parameter.
        """
        torch_state = optimizer.state.get(param)
        if torch_state is None or torch_state.get(MASTER) is None:
            given = self._given.pop(param, None)
            torch_state = self._open(optimizer, param)
            torch_state[MASTER] = make_master(param) if given is None else given
        return self._place(optimizer, param, torch_state, MASTER_STATE)

    def find_master(self, optimizer: Optimizer, param: Tensor) -> Tensor | None:
        """Returns the master of a parameter, also one for its first step; None without one."""
        torch_state = optimizer.state.get(param) or {}
        master: Tensor | None = torch_state.get(MASTER)
        return self._given.get(param) if master is None else master

    def find_errors(self, optimizer: Optimizer, param: Tensor) -> Tensor | None:
        """Returns the error codes of a parameter; None if it has none, or no step has made them."""
        if not self._packing.has_error(param):
            return None
        errors: Tensor | None = (optimizer.state.get(param) or {}).get(ERROR_KEY)
        return errors

    def is_rounded(self, param: Tensor) -> bool:
        """Returns whether a parameter is the rounding of a master, also of one in error codes."""
        return self.has_master(param) or self._packing.has_error(param)

    def give_master(self, optimizer: Optimizer, param: Tensor, master: Tensor) -> None:
        """Sets the elements of the master of a parameter.

        The state keeps its tensor, to which a CUDA graph may write. State that has no master gets
        one in the next step: torch takes any state for one that a step has made.
        """
        has_error = self._packing.has_error(param)
        known = (optimizer.state.get(param) or {}).get(ERROR_KEY if has_error else MASTER)
        if known is None:
            self._given[param] = master
        else:
            with torch.no_grad():
                known.copy_(split_master(param, master) if has_error else master)

    def forget_given(self) -> None:
        """Forgets masters for first steps, since other state is loaded."""
        self._given.clear()

    def create_given(self, optimizer: Optimizer) -> None:
        """Creates the state of parameters with given masters, before the optimizer is copied."""
        for group in optimizer.param_groups if self._given else ():
            base = self._spec.get_variant(group)
            for param in group["params"]:
                if param not in self._given:
                    continue
                variant = self._packing.get_variant(param, base)
                if variant.begun is None or self._packing.has_error(param):
                    self.get(optimizer, param, group, variant)
                else:
                    self.open_master(optimizer, param)
        self._created.clear()

    def list_variants(self, optimizer: Optimizer) -> Iterator[tuple[Tensor, UpdateVariant]]:
        """Yields all parameters with the variants of their updates.

        Raises ValueError for a group that no step can have.
        """
        for index, group in enumerate(optimizer.param_groups):
            with InGroup(index):
                base = self._spec.get_variant(group)
            for param in group["params"]:
                yield param, self._packing.get_variant(param, base)

    def unpack_all(
        self, optimizer: Optimizer, params: Collection[Tensor]
    ) -> dict[Tensor, dict[str, Any]]:
        """Returns the decoded state of those of some parameters that are packed."""
        chosen, unpacked = set(params), {}
        for param, variant in self.list_variants(optimizer) if chosen else ():
            torch_state = optimizer.state.get(param) or {}
            if param in chosen and find_packed_key(torch_state) is not None:
                unpacked[param] = unpack_state(torch_state)
        return unpacked

    def restore(self, optimizer: Optimizer) -> None:
        """Removes all masters, and gives the state the formats and dtypes of torch's step."""
        variants = list(self.list_variants(optimizer))
        self._given.clear()
        for param, variant in variants:
            torch_state = optimizer.state.get(param)
            if torch_state is None:
                continue
            is_rounded = isinstance(variant, PackedVariant) or self.has_master(param)
            if not is_rounded and find_packed_key(torch_state) is None:
                continue
            whole = unpack_state(torch_state)
            whole.pop(MASTER, None)
            kept = {part.key for part in variant.unpacked.state if part.is_scalar or part.is_wide}
            for key, value in whole.items():
                if key not in kept and isinstance(value, Tensor) and value.is_floating_point():
                    whole[key] = value.to(param.dtype)
            torch_state.clear()
            torch_state.update(whole)
            if not torch_state:
                del optimizer.state[param]

    def _pack(self, optimizer: Optimizer, param: Tensor, variant: PackedVariant) -> dict[str, Any]:
        """Packs the state of a parameter that is not packed yet. Returns the state.

        Raises StateError for state that does not suit the parameter.
        """
        torch_state: dict[str, Any] = optimizer.state.get(param) or self._open(optimizer, param)
        new: dict[str, Any] = {}
        if variant.has_error and torch_state.get(ERROR_KEY) is None:
            new[ERROR_KEY] = self._make_errors(param, torch_state)
        for part in variant.packed_state:
            key, block_format = str(part.key), variant.formats[part.stream]
            if torch_state.get(key + CODES) is not None:
                continue
            values = torch_state.get(key)
            if values is None and part.begins is None:
                check_tensor(param, key + CODES, None, part)
            if values is None:
                values = torch.zeros_like(param, dtype=torch.float32, requires_grad=False)
            check_tensor(param, key, values, part)
            new[key + CODES], new[key + SCALES] = pack_state(param, values, block_format)
        if new:
            torch_state = self._open(optimizer, param)
            for part in variant.packed_state:
                torch_state.pop(str(part.key), None)
            if variant.has_error:
                torch_state.pop(MASTER, None)
            torch_state.update(new)
        return torch_state

    def _make_errors(self, param: Tensor, torch_state: Mapping[str, Any]) -> Tensor:
        """Returns the first error codes of a parameter: those of its master, if it has one."""
        master = self._given.pop(param, None)
        master = torch_state.get(MASTER) if master is None else master
        if master is None:
            return torch.zeros_like(param, dtype=torch.int8, requires_grad=False)
        check_tensor(param, MASTER, master, MASTER_STATE)
        refresh_master(param, master)
        return split_master(param, master)

    def _place(
        self, optimizer: Optimizer, param: Tensor, torch_state: dict[str, Any], state: State
    ) -> Tensor:
        key, device = state.key, get_local(param).device
        assert key is not None

        def move(number: Tensor, dtype: torch.dtype) -> Tensor:
            count = sum(1 for _ in get_params(optimizer.param_groups))
            return self._numbers.place(key, number, dtype, device, count)

        if state.packed_dtype is not None:
            return place_packed(param, torch_state, state)
        return place(param, torch_state, key, state, move)

    def undo(self, optimizer: Optimizer) -> None:
        """Removes the state that was created since the last `keep`, after a step that failed."""
        state = optimizer.state
        for param, before in reversed(self._created):
            if before is None:
                state.pop(param, None)
            else:
                state[param].clear()
                state[param].update(before)
        self._created.clear()
        self._begun.clear()
        self._numbers = AdjacentScalars()  # The next step places its numbers in new blocks.

    def keep(self, can_be_skipped: bool) -> None:
        """Keeps the created state, so that `undo` does not remove it.

        can_be_skipped: True if the step may have skipped its updates.
        """
        if not self._created:
            return
        if can_be_skipped:
            self._unsure.update(self._begun)
        self._begun.clear()
        self._created.clear()

    def remove_unbegun(self, optimizer: Optimizer) -> None:
        """Removes buffers of SGD whose steps were all skipped, as torch has no buffer then.

        Waits for the device if a step that created a buffer may have been skipped.
        """
        for param, torch_state in list(optimizer.state.items()) if self._unsure else ():
            buffer = torch_state.get("momentum_buffer") if isinstance(torch_state, dict) else None
            if not isinstance(buffer, Tensor) or buffer not in self._unsure:
                continue
            if not get_local(buffer).numel():
                continue  # Steps have no count for a buffer without elements.
            count = self._counts.get(buffer)
            if (count_unsure(buffer) if count is None else count).item():
                continue
            del torch_state["momentum_buffer"]
            if not torch_state:
                del optimizer.state[param]
        self._unsure.clear()

    def _open(self, optimizer: Optimizer, param: Tensor) -> dict[str, Any]:
        """Returns the dictionary for new state of a parameter. Records its contents for `undo`."""
        before = optimizer.state.get(param)
        self._created.append((param, None if before is None else dict(before)))
        torch_state: dict[str, Any] = optimizer.state[param]
        return torch_state

    def _create(
        self, optimizer: Optimizer, param: Tensor, target: Tensor, group: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Creates the state of a parameter by `_init_group` of torch's class, and returns it.

        target: the parameter or its master.
        """
        torch_state = self._open(optimizer, param)
        torch_class: Any = self._spec.torch_class
        lists: list[list[Tensor]] = [[] for _ in range(self._spec.num_lists)]
        if target is param:
            torch_class._init_group(optimizer, {**group, **PLAIN, "params": [param]}, *lists)
            return torch_state
        # torch makes the state of a parameter that has a gradient, in the parameter's dtype.
        stand_in = target.detach()
        stand_in.grad = torch.empty_like(stand_in)
        names = self._spec.eager_attributes
        created: dict[Tensor, dict[str, Any]] = {stand_in: {}}
        shell = make_shell(optimizer, torch_class, [], defaultdict(dict, created), names)
        shell._init_group({**group, **PLAIN, "params": [stand_in]}, *lists)
        torch_state.update(created[stand_in])
        return torch_state

    def _open_buffer(
        self, optimizer: Optimizer, param: Tensor, target: Tensor, variant: UpdateVariant
    ) -> dict[str, Any]:
        """Returns the state of a parameter with its buffer of SGD, which is created if necessary.

        A new buffer has the number `begins` of the variant. Forgets a count that the variant does
        not use.

        target: the parameter or its master.
        """
        torch_state, begun = optimizer.state.get(param), variant.begun
        assert begun is not None and begun.key is not None and begun.begins is not None
        if torch_state is None or torch_state.get(begun.key) is None:
            torch_state = self._open(optimizer, param)
            buffer = torch.empty_like(
                target, requires_grad=False, memory_format=torch.preserve_format
            )
            get_numbers(buffer).fill_(begun.begins)
            torch_state[begun.key] = buffer
            self._begun[buffer] = True
        if not variant.is_counted:
            self._counts.pop(torch_state[begun.key], None)
        return torch_state

    def _get_count(self, param: Tensor, buffer: Tensor) -> Tensor:
        """Returns the count of a buffer. A buffer that this object has not made has count 1."""
        count: Tensor | None = self._counts.get(buffer)
        if count is not None:
            count = count.to(get_local(param).device)
        elif buffer in self._begun:
            count = make_count(param, 0.0)
        elif buffer in self._unsure:
            count = count_unsure(buffer)
        else:
            count = make_count(param, 1.0)
        self._counts[buffer] = count
        return count


def has_entries(torch_state: Mapping[str, Any] | None) -> bool:
    """Returns whether the state of a parameter has more than its master."""
    return torch_state is not None and any(key not in (MASTER, ERROR_KEY) for key in torch_state)


def make_count(param: Tensor, value: float) -> Tensor:
    return torch.full((), value, dtype=torch.float32, device=get_local(param).device)


def count_unsure(buffer: Tensor) -> Tensor:
    """Returns the count of a buffer from its elements: 0 if all are -0.0, as before the first step.

    Gradients that are all -0.0 leave such a buffer, too. Without dampening, later steps have the
    same bits in both cases. For a DTensor, the count is 1, since all ranks need the same.
    """
    if is_dtensor(buffer):
        return make_count(buffer, 1.0)
    numbers = get_numbers(buffer)
    return ((numbers != 0) | ~numbers.signbit()).any().to(torch.float32)


def get_numbers(tensor: Tensor) -> Tensor:
    """Returns a real view of a tensor's local elements: a complex number is a pair."""
    local = get_local(tensor.detach())
    return torch.view_as_real(local) if local.is_complex() else local


def check_state(param: Tensor, torch_state: Mapping[str, Any], variant: UpdateVariant) -> None:
    """Raises StateError for state of a parameter with which no step can continue."""
    if torch_state.get(MASTER) is not None:
        check_tensor(param, MASTER, torch_state[MASTER], MASTER_STATE)
    if not has_entries(torch_state):
        return
    for state in variant.state if find_packed_key(torch_state) else variant.unpacked.state:
        begins = state.begins is not None and torch_state.get(state.key or "") is None
        if state.key is not None and not begins:
            check_tensor(param, state.key, torch_state.get(state.key), state)


def check_tensor(param: Tensor, key: str, tensor: Any, state: State) -> None:
    """Raises StateError for a value that cannot be the state of a key."""
    if tensor is None:
        raise StateError(
            f"has no '{key}' in its state, which the settings of its group need: load it, or clear "
            "the parameter's state, so that the step creates it"
        )
    if not isinstance(tensor, Tensor):
        is_number = isinstance(tensor, Real)
        form = "a Python number" if is_number else f"of class {type(tensor).__name__}"
        hint = f", such as torch.tensor({float(tensor)})" if is_number else ""
        raise StateError(
            f"has '{key}' in its state that is {form}, {tensor!r}, where torch needs a tensor{hint}"
        )
    if state.packed_dtype is not None:
        check_packed(param, key, tensor, state)
    elif not state.is_scalar:
        refusal = find_shape_refusal(param, tensor, f"state '{key}'")
        if refusal is not None:
            raise StateError(refusal)
    elif is_dtensor(tensor):
        raise StateError(f"has '{key}' in its state that is a DTensor: expected a plain tensor")
    elif tensor.numel() != 1:
        raise StateError(f"has {tensor.numel()} elements in '{key}' of its state: expected 1")


def check_packed(param: Tensor, key: str, tensor: Tensor, state: State) -> None:
    """Raises StateError for a tensor that cannot be a part of packed state."""
    shape = tuple(param.shape) if state.block == 1 else get_scales_shape(param)
    dtype = PACKED_DTYPES[str(state.packed_dtype)]
    refusal = find_placement_refusal(param, tensor, f"state '{key}'")
    if refusal is not None:
        raise StateError(refusal)
    if tensor.dtype != dtype or tuple(tensor.shape) != shape:
        raise StateError(
            f"has '{key}' in its state of {tensor.dtype} and the shape {tuple(tensor.shape)}: "
            f"expected {dtype} and {shape}, as steps write it"
        )


def place_packed(param: Tensor, torch_state: dict[str, Any], state: State) -> Tensor:
    """Returns a part of packed state, in a form that plans support.

    A tensor in another form is replaced in `torch_state`.

    Raises StateError for a value that cannot be the state.
    """
    key = str(state.key)
    check_tensor(param, key, torch_state.get(key), state)
    tensor: Tensor = torch_state[key]
    local, old = get_local(param.detach()), get_local(tensor)
    is_code = state.block == 1
    if is_code and not have_same_order(old, local):
        # Blocks are in the order of memory.
        raise StateError(
            f"has '{key}' in its state in another order of elements than the parameter: load the "
            "result of stepfold.torch.unpacked_state_dict"
        )
    placed = (lay_out_like(old, local) if is_code else old.contiguous()).to(local.device)
    if placed is not old:
        tensor = torch_state[key] = wrap(placed, param, tensor.shape)
    return tensor


def have_same_order(first: Tensor, second: Tensor) -> bool:
    """Returns whether two tensors of a shape have the same order of elements in memory."""
    return get_order(first) == get_order(second)


def get_order(tensor: Tensor) -> list[int]:
    """Returns the dimensions of a size other than 1, beginning with the outermost one."""
    dims = [dim for dim in range(tensor.dim()) if tensor.shape[dim] != 1]
    return sorted(dims, key=tensor.stride, reverse=True)


def place(
    param: Tensor,
    torch_state: dict[str, Any],
    key: str,
    state: State,
    move: Callable[[Tensor, torch.dtype], Tensor],
) -> Tensor:
    """Returns the tensor of a key of the state, in a form that plans support.

    A tensor in another form is replaced in `torch_state`.

    move: function that returns a number with a dtype, on the device of the parameter.

    Raises StateError for a value that cannot be the state.
    """
    check_tensor(param, key, torch_state.get(key), state)
    tensor: Tensor = torch_state[key]
    local = get_local(param)
    if tensor.layout is not torch.strided:
        # torch's own step has made sparse state from a sparse gradient.
        tensor = torch_state[key] = tensor.to_dense()
    if state.is_scalar:
        dtype = tensor.dtype if tensor.dtype in SCALAR_DTYPES else torch.float32
        dtype = torch.float64 if state.is_wide else dtype
        if tensor.device != local.device or tensor.dtype != dtype:
            tensor = torch_state[key] = move(tensor, dtype)
    else:
        dtype = tensor.dtype if has_dtype_for(param, tensor) else param.dtype
        dtype = get_wide_dtype(param.dtype) if state.is_wide else dtype
        memory = get_local(tensor)
        if (
            memory.device != local.device
            or memory.dtype != dtype
            or (is_dense(local) and not have_same_layout(memory, local))
            or is_lazy(memory)
        ):
            tensor = torch.empty_like(param, dtype=dtype, requires_grad=False).copy_(tensor)
            torch_state[key] = tensor
    return tensor
