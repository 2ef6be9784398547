"""Slots: the parameters that have a gradient, as the last step saw them.

Guards notice what changes. If it is anything but the gradient's address, there is a new slot.
"""

import weakref
from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.torch.copies.weight_copy import WeightCopy
from stepfold.torch.layout import DTYPES, SCALAR_DTYPES, get_compute_dtype, get_local
from stepfold.torch.method import Structure
from stepfold.torch.program import Row


class Slot:
    """A parameter with a gradient, and its state. It keeps neither alive.

    index: of the parameter, through all groups. param_id: its identity in the last step.
    row: what a program says of it.
    addresses: of the parameter, of its state in the order of the structure, and of the copy.
    place: among the parameters of the stage's current step.
    """

    def __init__(
        self,
        index: int,
        param: Tensor,
        grad: Tensor,
        structure: Structure,
        state: list[Tensor],
        copy: WeightCopy | None,
    ) -> None:
        """state: the tensors of the structure. copy: that the step writes; None if it has none."""
        self.index, self.param_id = index, id(param)
        copies = [] if copy is None else [copy.tensor]
        self.row = make_row(param, structure, grad.dtype, state, *(c.dtype for c in copies))
        self.addresses = [get_local(tensor).data_ptr() for tensor in (param, *state, *copies)]
        self.place = 0
        self._copy = None if copy is None else weakref.ref(copy)
        self._memory: list[Any] = []

    @property
    def copy(self) -> WeightCopy | None:
        """The copy that the step writes; None if it writes none, or the copy is gone."""
        return None if self._copy is None else self._copy()

    def watch(self, tensors: list[Tensor], tell: Callable[[Any], None]) -> None:
        """Has `tell` called when memory that the slot has addresses of is freed.

        tensors: the parameter and its state.
        """
        # torch keeps the object of a storage for as long as there is the storage.
        storages = (get_local(tensor).untyped_storage() for tensor in tensors)
        self._memory = [weakref.ref(storage, tell) for storage in storages]

    def place_copy(self, param: Tensor, is_captured: bool) -> bool:
        """Sees to it that a step may write the copy. Returns whether it has another address.

        param: of the slot.
        is_captured: whether a CUDA graph captures the step.
        """
        copy = self.copy
        if copy is None:
            return False
        if is_captured:
            copy.pin()
        address, known = copy.get_target(param), self.addresses[-1]
        self.addresses[-1] = address
        return address != known

    def follow_step(self, param: Tensor) -> None:
        """Follows a step that has written the copy."""
        copy = self.copy
        if copy is not None:
            copy.follow_step(param)


class OpenSlot(NamedTuple):
    """A slot with its tensors, which are kept alive.

    state: those of the structure.
    """

    slot: Slot
    param: Tensor
    state: list[Tensor]

    @property
    def row(self) -> Row:
        """What a program says of the parameter."""
        return self.slot.row

    @property
    def copy(self) -> WeightCopy | None:
        """The copy that the step writes; None if it writes none."""
        return self.slot.copy


def make_row(
    param: Tensor,
    structure: Structure,
    grad_dtype: torch.dtype,
    state: list[Tensor],
    copy_dtype: torch.dtype | None = None,
) -> Row:
    """What a program says of a parameter with this state, and with a copy of a dtype."""
    dtype, parts = DTYPES[param.dtype]
    return Row(
        structure=structure,
        trace=structure.get_trace(param),
        elements=get_local(param).numel() * parts,
        dtype=dtype,
        grad_dtype=DTYPES[grad_dtype][0],
        state_dtypes=tuple(
            SCALAR_DTYPES[tensor.dtype] if part.is_scalar else DTYPES[tensor.dtype][0]
            for part, tensor in zip(structure.state, state)
        ),
        copy_dtype=None if copy_dtype is None else DTYPES[copy_dtype][0],
    )


def predict_row(
    param: Tensor,
    structure: Structure,
    inner: dict[str, Any],
    copy_dtype: torch.dtype | None,
) -> Row:
    """What a program will say of a parameter with a gradient of its dtype.

    inner: the state that torch has already. copy_dtype: of the copy; None if it has none.
    """
    dtype, parts = DTYPES[param.dtype]
    scalar = "f64" if torch.get_default_dtype() == torch.float64 else "f32"
    state_dtypes = []
    for part in structure.state:
        known = inner.get(part.key) if part.key else None
        if part.is_scalar:
            dtypes, default = SCALAR_DTYPES, "f32" if part.key is None else scalar
        else:
            dtypes, default = {key: name for key, (name, _) in DTYPES.items()}, dtype
        if part.is_wide:
            dtypes, default = {}, "f64" if part.is_scalar else get_compute_dtype(dtype)
        found = dtypes.get(known.dtype) if isinstance(known, Tensor) else default
        state_dtypes.append(found or default)
    return Row(
        structure,
        structure.get_trace(param),
        elements=get_local(param).numel() * parts,
        dtype=dtype,
        grad_dtype=dtype,
        state_dtypes=tuple(state_dtypes),
        copy_dtype=None if copy_dtype is None else DTYPES[copy_dtype][0],
    )
