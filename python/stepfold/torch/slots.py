"""Slots: the parameters that have a gradient, as the last step saw them.

Guards notice what changes. If it is anything but the gradient's address, there is a new slot.
"""

from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from stepfold.torch.copies.weight_copy import WeightCopy
from stepfold.torch.layout import DTYPES, SCALAR_DTYPES, get_compute_dtype, get_local
from stepfold.torch.method import Structure
from stepfold.torch.program import Row

if TYPE_CHECKING:
    from stepfold.torch.device_stage import DeviceStage


class Slot:
    """A parameter with a gradient, and its state.

    stage: the part of the step that is on the parameter's device.
    param: the parameter.
    inner: its state in the optimizer; None if it has none.
    state: the tensors of the structure, which guards compare with: so no other object has their
        identity.
    row: what a program says of it.
    copy: that the step writes; None if it writes none.
    addresses: of the parameter, of its state in the order of the structure, and of the copy.
    place: among the parameters of the stage's current step.
    """

    def __init__(
        self,
        param: Tensor,
        grad: Tensor,
        structure: Structure,
        inner: dict[str, Any] | None,
        state: list[Tensor],
        stage: "DeviceStage",
        copy: WeightCopy | None,
    ) -> None:
        self.stage, self.param, self.inner, self.copy = stage, param, inner, copy
        copies = [] if copy is None else [copy.tensor]
        self.row = make_row(param, structure, grad.dtype, state, *(c.dtype for c in copies))
        self.addresses = [get_local(tensor).data_ptr() for tensor in (param, *state, *copies)]
        self.place = 0
        self.state = state
        # Guards compare with these, too.
        self._kept = list((inner or {}).values())

    def place_copy(self, is_captured: bool) -> bool:
        """Sees to it that a step may write the copy. Returns whether it has another address.

        is_captured: whether a CUDA graph captures the step.
        """
        if self.copy is None:
            return False
        if is_captured:
            self.copy.pin()
        address, known = self.copy.get_target(), self.addresses[-1]
        self.addresses[-1] = address
        return address != known

    def follow_step(self) -> None:
        """Follows a step that has written the copy."""
        if self.copy is not None:
            self.copy.follow_step()


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
