"""The state of parameters: torch's own, under torch's names, in the optimizer's `state`."""

from collections.abc import Callable, Mapping
from numbers import Real
from typing import Any

import torch
from torch import Tensor
from torch.optim import Optimizer
from torch.utils.weak import WeakTensorKeyDictionary

from stepfold.stage.optimizer_spec import State, UpdateVariant
from stepfold.torch.optimizers.param_groups import get_params
from stepfold.torch.optimizers.torch_spec import TorchSpec
from stepfold.torch.step.adjacent_scalars import AdjacentScalars
from stepfold.torch.step.refusals import find_shape_refusal
from stepfold.torch.tensors.layout import (
    SCALAR_DTYPES,
    get_local,
    get_wide_dtype,
    has_dtype_for,
    have_same_layout,
    is_dtensor,
    is_lazy,
)

# Of a group for torch's plain loop, which takes any parameter.
PLAIN = {"foreach": False, "fused": False, "capturable": False}


class StateError(ValueError):
    """State that cannot be used. The message is the end of a sentence, as in refusals."""


class States:
    """The state of the parameters of an optimizer, which is passed to each call.

    Between steps, it keeps none of their tensors alive.
    """

    def __init__(self, spec: TorchSpec) -> None:
        self._spec = spec
        self._numbers = AdjacentScalars()
        # Of SGD with dampening, whose state has no count, by the buffer: 0 before it has begun.
        self._counts: Any = WeakTensorKeyDictionary()
        # Of SGD, buffers that are from here, and whose first step may have been skipped.
        self._unsure: Any = WeakTensorKeyDictionary()
        # Of SGD, buffers that the step under way is the first of.
        self._begun: Any = WeakTensorKeyDictionary()
        # What to restore if the step fails, by the parameter.
        self._created: list[tuple[Tensor, dict[str, Any] | None]] = []

    def get(
        self, optimizer: Optimizer, param: Tensor, group: Mapping[str, Any], variant: UpdateVariant
    ) -> tuple[dict[str, Any] | None, list[Tensor]]:
        """Returns the state of a parameter, None if it has none, and the tensors of the variant.

        Creates state that does not exist, and moves state to the parameter's device, element
        type and order of elements, as `load_state_dict` does.

        Raises StateError for state that the parameter cannot have.
        """
        inner = optimizer.state.get(param)
        if variant.begun is not None:
            inner = self._open_buffer(optimizer, param, inner, variant)
        elif variant.state and not inner:
            inner = self._create(optimizer, param, group)
        known = {} if inner is None else inner
        return inner, [
            self._get_count(param, known["momentum_buffer"])
            if state.key is None
            else self._place(optimizer, param, known, state)
            for state in variant.state
        ]

    def _place(
        self, optimizer: Optimizer, param: Tensor, inner: dict[str, Any], state: State
    ) -> Tensor:
        key, device = state.key, get_local(param).device
        assert key is not None

        def move(number: Tensor, dtype: torch.dtype) -> Tensor:
            count = sum(1 for _ in get_params(optimizer.param_groups))
            return self._numbers.place(key, number, dtype, device, count)

        return place(param, inner, key, state, move)

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
        self._begun.clear()
        self._numbers = AdjacentScalars()  # The next try begins anew.

    def keep(self, can_be_skipped: bool) -> None:
        """Ends what `undo` goes back to.

        can_be_skipped: whether the step may have updated nothing.
        """
        if not self._created:
            return
        if can_be_skipped:
            self._unsure.update(self._begun)
        self._begun.clear()
        self._created.clear()

    def remove_unbegun(self, optimizer: Optimizer) -> None:
        """Removes buffers of SGD that all steps so far have skipped; torch has none then.

        Waits for the device if a buffer was created in a step that may have been skipped.
        """
        for param, inner in list(optimizer.state.items()) if self._unsure else ():
            buffer = inner.get("momentum_buffer") if isinstance(inner, dict) else None
            if not isinstance(buffer, Tensor) or buffer not in self._unsure:
                continue
            if not get_local(buffer).numel():
                continue  # No step counts what has no elements.
            count = self._counts.get(buffer)
            if (count_unsure(buffer) if count is None else count).item():
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
        kind: Any = self._spec.torch_class
        lists: list[list[Tensor]] = [[] for _ in range(self._spec.num_lists)]
        kind._init_group(optimizer, {**group, **PLAIN, "params": [param]}, *lists)
        return inner

    def _open_buffer(
        self,
        optimizer: Optimizer,
        param: Tensor,
        inner: dict[str, Any] | None,
        variant: UpdateVariant,
    ) -> dict[str, Any]:
        """The state with the buffer of SGD, which the first step makes a copy of the gradient.

        Forgets a count that no step goes on with.
        """
        begun = variant.begun
        assert begun is not None and begun.key is not None and begun.begins is not None
        if inner is None or inner.get(begun.key) is None:
            inner = self._open(optimizer, param)
            buffer = torch.empty_like(
                param, requires_grad=False, memory_format=torch.preserve_format
            )
            get_numbers(buffer).fill_(begun.begins)
            inner[begun.key] = buffer
            self._begun[buffer] = True
        if not variant.is_counted:
            self._counts.pop(inner[begun.key], None)
        return inner

    def _get_count(self, param: Tensor, buffer: Tensor) -> Tensor:
        """The count of a buffer. One that is not from here has begun."""
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


def make_count(param: Tensor, value: float) -> Tensor:
    return torch.full((), value, dtype=torch.float32, device=get_local(param).device)


def count_unsure(buffer: Tensor) -> Tensor:
    """The count of a buffer without one: 0 if all of it is -0.0, as before the first step.

    Gradients that are all -0.0 leave it so, too. Without dampening, both go on with the same bits.
    A part of a buffer has begun: all ranks must say the same.
    """
    if is_dtensor(buffer):
        return make_count(buffer, 1.0)
    numbers = get_numbers(buffer)
    return ((numbers != 0) | ~numbers.signbit()).any().to(torch.float32)


def get_numbers(tensor: Tensor) -> Tensor:
    """The memory of a tensor, complex numbers as two."""
    local = get_local(tensor.detach())
    return torch.view_as_real(local) if local.is_complex() else local


def check_state(param: Tensor, inner: Mapping[str, Any], variant: UpdateVariant) -> None:
    """Raises StateError for state that a parameter has and that no step can go on with."""
    for state in variant.state:
        begins = state.begins is not None and inner.get(state.key or "") is None
        if state.key is not None and not begins:
            check_tensor(param, state.key, inner.get(state.key), state)


def check_tensor(param: Tensor, key: str, tensor: Any, state: State) -> None:
    """Raises StateError for what cannot be the state of a name."""
    if tensor is None:
        raise StateError(f"has no '{key}' in its state, which the settings of its group need")
    if not isinstance(tensor, Tensor):
        is_number = isinstance(tensor, Real)
        kind = "a Python number" if is_number else f"of class {type(tensor).__name__}"
        hint = f", such as torch.tensor({float(tensor)})" if is_number else ""
        raise StateError(
            f"has '{key}' in its state that is {kind}, {tensor!r}, where torch needs a tensor{hint}"
        )
    if not state.is_scalar:
        refusal = find_shape_refusal(param, tensor, f"state '{key}'")
        if refusal is not None:
            raise StateError(refusal)
    elif is_dtensor(tensor):
        raise StateError(f"has '{key}' in its state that is a DTensor, and not one number")
    elif tensor.numel() != 1:
        raise StateError(f"has {tensor.numel()} elements in '{key}' of its state, not 1")


def place(
    param: Tensor,
    inner: dict[str, Any],
    key: str,
    state: State,
    move: Callable[[Tensor, torch.dtype], Tensor],
) -> Tensor:
    """Returns the state of a name, in a form that a plan takes; replaces it if necessary.

    move: returns a number with another dtype, on the device of the parameter.
    """
    check_tensor(param, key, inner.get(key), state)
    tensor: Tensor = inner[key]
    local = get_local(param)
    if tensor.layout is not torch.strided:
        # torch's own step has made it of a sparse gradient.
        tensor = inner[key] = tensor.to_dense()
    if state.is_scalar:
        dtype = tensor.dtype if tensor.dtype in SCALAR_DTYPES else torch.float32
        dtype = torch.float64 if state.is_wide else dtype
        if tensor.device != local.device or tensor.dtype != dtype:
            tensor = inner[key] = move(tensor, dtype)
    else:
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
