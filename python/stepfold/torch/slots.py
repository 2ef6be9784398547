"""Slots: the parameters that have a gradient, as the last step saw them.

What may have changed since then is compared in every step: objects, addresses, element types and
the order of elements. If anything but the gradient's address has changed, there is a new slot.
"""

from operator import is_
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from stepfold.torch.layout import DTYPES, SCALAR_DTYPES, is_lazy, lay_out_like
from stepfold.torch.program import Row
from stepfold.torch.rules import Structure

if TYPE_CHECKING:
    from stepfold.torch.device_stage import DeviceStage

get_address = Tensor.data_ptr


class Slot:
    """A parameter with a gradient, and its state. It does not change.

    stage: the part of the step that is on the parameter's device.
    param: the parameter.
    row: what a program says of it.
    tensors: the parameter, and its state in the order of the structure.
    addresses: of these.
    """

    def __init__(
        self,
        param: Tensor,
        grad: Tensor,
        structure: Structure,
        inner: dict[str, Any],
        state: list[Tensor],
        stage: "DeviceStage",
    ) -> None:
        self.stage, self.param = stage, param
        self.row = make_row(param, structure, grad.dtype, state)
        self.tensors = [param, *state]
        self.addresses = list(map(get_address, self.tensors))
        self._inner, self._values = inner, list(inner.values())
        whole = [t for t, part in zip(state, structure.state) if not part.is_scalar]
        self._dtype, self._grad_dtype = param.dtype, grad.dtype
        self._shape, self._strides = param.shape, param.stride()
        self._elements = param.numel()
        self._is_contiguous = all(tensor.is_contiguous() for tensor in (param, *whole))
        self._ordinal = param.get_device()

    def fits(self, param: Tensor, grad: Tensor, structure: Structure) -> bool:
        """Whether all that is known of this parameter, its state and its gradient is still so."""
        inner = self._inner
        return (
            structure is self.row.structure
            and list(map(get_address, self.tensors)) == self.addresses
            and param.dtype is self._dtype
            and grad.dtype is self._grad_dtype
            and grad.layout is torch.strided
            and grad.get_device() == self._ordinal
            and grad.numel() == self._elements
            and len(inner) == len(self._values)
            and all(map(is_, inner.values(), self._values))
            # Cheaper than shape and strides, and enough for most.
            and (
                param.is_contiguous() and param.numel() == self._elements
                if self._is_contiguous
                else param.shape == self._shape == grad.shape and param.stride() == self._strides
            )
        )

    def lay_out(self, grad: Tensor) -> Tensor:
        """Returns the gradient, or a copy with its elements in the order of the parameter's."""
        if self._is_contiguous and grad.is_contiguous() and not is_lazy(grad):
            return grad
        return lay_out_like(grad, self.param)


def make_row(
    param: Tensor, structure: Structure, grad_dtype: torch.dtype, state: list[Tensor]
) -> Row:
    """What a program says of a parameter with this state."""
    dtype, parts = DTYPES[param.dtype]
    return Row(
        structure=structure,
        elements=param.numel() * parts,
        dtype=dtype,
        grad_dtype=DTYPES[grad_dtype][0],
        state_dtypes=tuple(
            SCALAR_DTYPES[tensor.dtype] if part.is_scalar else DTYPES[tensor.dtype][0]
            for part, tensor in zip(structure.state, state)
        ),
    )


def predict_row(param: Tensor, structure: Structure, inner: dict[str, Any]) -> Row:
    """What a program will say of a parameter with a gradient of its dtype.

    inner: the state that torch has already.
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
        found = dtypes.get(known.dtype) if isinstance(known, Tensor) else default
        state_dtypes.append(found or default)
    return Row(structure, param.numel() * parts, dtype, dtype, tuple(state_dtypes))
