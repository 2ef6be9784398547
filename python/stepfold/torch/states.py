"""The state of parameters: torch's own, under torch's names, in the optimizer's `state`."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer

from stepfold.torch.faults import find_shape_fault
from stepfold.torch.layout import (
    SCALAR_DTYPES,
    get_local,
    get_wide_dtype,
    has_dtype_for,
    have_same_layout,
    is_dtensor,
    is_lazy,
)
from stepfold.torch.method import Method, State, Structure

# Of a group for torch's plain loop, which takes any parameter.
PLAIN = {"foreach": False, "fused": False, "capturable": False}


class StateError(ValueError):
    """State that cannot be used. The message is the end of a sentence, as in faults."""


class States:
    """The state of the parameters of an optimizer, which is passed to each call."""

    def __init__(self, method: Method) -> None:
        self._method = method
        # Of SGD, whose state has no count, by the parameter: 0 before the buffer has begun.
        self._counts: dict[int, tuple[Tensor, Tensor]] = {}
        # Parameters with a buffer whose first step may have been skipped.
        self._unsure: set[Tensor] = set()
        # What to restore if the step fails, by the parameter.
        self._created: list[tuple[Tensor, dict[str, Any] | None]] = []

    def get(
        self, optimizer: Optimizer, param: Tensor, group: Mapping[str, Any], structure: Structure
    ) -> tuple[dict[str, Any] | None, list[Tensor]]:
        """Returns the state of a parameter, None if it has none, and the tensors of the structure.

        Creates state that does not exist, and moves state to the parameter's device, element
        type and order of elements, as `load_state_dict` does.

        Raises StateError for state that the parameter cannot have.
        """
        inner = optimizer.state.get(param)
        if structure.is_counted:
            if inner is None or inner.get("momentum_buffer") is None:
                inner = self._begin_buffer(optimizer, param)
        elif structure.state and not inner:
            inner = self._create(optimizer, param, group)
        known = {} if inner is None else inner
        return inner, [
            self._get_count(param, known["momentum_buffer"])
            if state.key is None
            else place(param, known, state.key, state)
            for state in structure.state
        ]

    def forget(self, keep: set[int]) -> None:
        """Forgets parameters but those whose ids are given."""
        self._counts = {key: count for key, count in self._counts.items() if key in keep}
        self._unsure = {param for param in self._unsure if id(param) in keep}

    def undo(self, optimizer: Optimizer) -> None:
        """Removes what was created since `keep`, for a step that failed."""
        state = optimizer.state
        for param, before in reversed(self._created):
            if before is None:
                state.pop(param, None)
            else:
                state[param].clear()
                state[param].update(before)
        self._created.clear()

    def keep(self, can_be_skipped: bool) -> None:
        """Ends what `undo` goes back to.

        can_be_skipped: whether the step may have updated nothing.
        """
        if can_be_skipped and self._created:
            self._unsure.update(p for p, _ in self._created if id(p) in self._counts)
        self._created.clear()

    def remove_unbegun(self, optimizer: Optimizer) -> None:
        """Removes buffers of SGD that all steps so far have skipped; torch has none then.

        Waits for the device if a buffer was created in a step that may have been skipped.
        """
        for param in self._unsure:
            buffer, count = self._counts.get(id(param), (None, None))
            inner = optimizer.state.get(param, {})
            if count is None or inner.get("momentum_buffer") is not buffer or count.item():
                continue
            del inner["momentum_buffer"]
            if not inner:
                del optimizer.state[param]
        self._unsure.clear()

    def _open(self, optimizer: Optimizer, param: Tensor) -> dict[str, Any]:
        """The state of a parameter that is about to be created."""
        before = optimizer.state.get(param)
        self._created.append((param, None if before is None else dict(before)))
        inner: dict[str, Any] = optimizer.state[param]
        return inner

    def _create(
        self, optimizer: Optimizer, param: Tensor, group: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Has torch create the state of a parameter."""
        inner = self._open(optimizer, param)
        kind: Any = self._method.torch_class
        lists: list[list[Tensor]] = [[] for _ in range(self._method.num_lists)]
        kind._init_group(optimizer, {**group, **PLAIN, "params": [param]}, *lists)
        return inner

    def _begin_buffer(self, optimizer: Optimizer, param: Tensor) -> dict[str, Any]:
        """Creates the buffer of SGD, which the first step makes a copy of the gradient."""
        inner = self._open(optimizer, param)
        buffer = torch.zeros_like(param, memory_format=torch.preserve_format)
        inner["momentum_buffer"] = buffer
        self._counts[id(param)] = buffer, make_count(param, 0.0)
        return inner

    def _get_count(self, param: Tensor, buffer: Tensor) -> Tensor:
        """The count of a buffer. One that is not from here has begun."""
        known = self._counts.get(id(param))
        if known is None or known[0] is not buffer:
            known = buffer, make_count(param, 1.0)
        elif known[1].device != get_local(param).device:
            known = buffer, known[1].to(get_local(param).device)
        self._counts[id(param)] = known
        return known[1]


def make_count(param: Tensor, value: float) -> Tensor:
    return torch.full((), value, dtype=torch.float32, device=get_local(param).device)


def place(param: Tensor, inner: dict[str, Any], key: str, state: State) -> Tensor:
    """Returns the state of a name, in a form that a plan takes; replaces it if necessary."""
    tensor, local = inner.get(key), get_local(param)
    if not isinstance(tensor, Tensor):
        raise StateError(f"has no '{key}' in its state, which the settings of its group need")
    if tensor.layout is not torch.strided:
        # torch's own step has made it of a sparse gradient.
        tensor = inner[key] = tensor.to_dense()
    if state.is_scalar:
        if is_dtensor(tensor):
            raise StateError(f"has '{key}' in its state that is a DTensor, and not one number")
        if tensor.numel() != 1:
            raise StateError(f"has {tensor.numel()} elements in '{key}' of its state, not 1")
        dtype = tensor.dtype if tensor.dtype in SCALAR_DTYPES else torch.float32
        dtype = torch.float64 if state.is_wide else dtype
        if tensor.device != local.device or tensor.dtype != dtype:
            tensor = inner[key] = tensor.to(local.device, dtype)
    else:
        fault = find_shape_fault(param, tensor, f"state '{key}'")
        if fault is not None:
            raise StateError(fault)
        dtype = tensor.dtype if has_dtype_for(param, tensor) else param.dtype
        dtype = get_wide_dtype(param.dtype) if state.is_wide else dtype
        memory = get_local(tensor)
        if (
            memory.device != local.device
            or memory.dtype != dtype
            or not have_same_layout(memory, local)
            or is_lazy(memory)
        ):
            tensor = torch.empty_like(param, dtype=dtype, requires_grad=False).copy_(tensor)
            inner[key] = tensor
    return tensor
