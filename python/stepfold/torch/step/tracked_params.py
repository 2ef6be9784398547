"""Tracked parameters: parameters with a gradient, as the last step saw them.

Guards notice changes. After any change but that of the gradient's address, the tracked parameter is
made anew.
"""

import itertools
import weakref
from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from stepfold.stage.optimizer_spec import State, UpdateVariant
from stepfold.stage.packed_update import PackedVariant
from stepfold.stage.program import ParamSpec
from stepfold.stage.text.dtypes import get_compute_dtype
from stepfold.torch.autocast.weight_copy import WeightCopy
from stepfold.torch.tensors.layout import DTYPES, SCALAR_DTYPES, get_local


class TrackedParam:
    """A parameter with a gradient, and its state. It keeps neither alive.

    A step updates the target: the parameter, or its master. It may write a cast of the target: the
    copy that forward passes read, or the parameter that has a master.

    index: index of the parameter in all groups.
    param_id: id of the parameter in the last step.
    param_spec: spec of the parameter in a program.
    starts: index of the first element of each part that the program has; (0,) for one part.
    addresses: addresses of the target, its state in the order of the variant, and the cast, of each
        part.
    has_master: True if the target is a master.
    position: position among the parameters of its device in the current step.
    """

    def __init__(
        self,
        index: int,
        param: Tensor,
        target: Tensor,
        grad: Tensor,
        variant: UpdateVariant,
        state: list[Tensor],
        copy: WeightCopy | None,
        *,
        is_exact: bool,
    ) -> None:
        """Records a parameter.

        target: the parameter or its master.
        state: tensors of its state in the order of the variant.
        copy: copy that the step writes; None if it writes none, and for a parameter with a master.
        is_exact: True for exact sums in its norms.
        """
        self.index, self.param_id = index, id(param)
        self.has_master = target is not param
        casts = [param] if self.has_master else [] if copy is None else [copy.tensor]
        self.param_spec = make_param_spec(
            target,
            variant,
            grad.dtype,
            state,
            *(cast.dtype for cast in casts),
            is_exact=is_exact,
        )
        sizes = [part.elements for part in self.param_spec.parts]
        self.starts = tuple(itertools.accumulate(sizes[:-1], initial=0))
        local = [get_local(tensor) for tensor in (target, *state, *casts)]
        self.addresses = [
            tensor.data_ptr() + start * tensor.element_size()
            for start in self.starts
            for tensor in local
        ]
        self._grad_size = grad.element_size()
        self.position = 0
        self._copy = None if copy is None else weakref.ref(copy)
        self._memory: list[Any] = []

    @property
    def copy(self) -> WeightCopy | None:
        """The copy that the step writes; None if it writes none, or if the copy was freed."""
        return None if self._copy is None else self._copy()

    @property
    def is_rounded(self) -> bool:
        """True if the parameter is the rounding of a master, also of one in error codes."""
        variant = self.param_spec.variant
        return self.has_master or isinstance(variant, PackedVariant) and variant.has_error

    @property
    def gradient_offsets(self) -> list[int]:
        """The bytes from the begin of the gradient to that of each part."""
        return [start * self._grad_size for start in self.starts]

    def find_owner(self) -> "TrackedParam | WeightCopy | None":
        """Returns what a step has to tell of if the cast is stale: itself, or the copy."""
        return self if self.has_master else self.copy

    def watch(self, tensors: list[Tensor], tell: Callable[[Any], None]) -> None:
        """Calls `tell` when memory at one of the addresses is freed.

        tensors: the parameter and its state.
        """
        # torch keeps the Python object of a storage as long as the storage exists.
        storages = (get_local(tensor).untyped_storage() for tensor in tensors)
        self._memory += [weakref.ref(storage, tell) for storage in storages]

    def place_copy(self, param: Tensor, is_captured: bool) -> bool:
        """Prepares the copy for a write by a step. Returns whether it has another address.

        param: the parameter.
        is_captured: True if a CUDA graph captures the step.
        """
        copy = self.copy
        if copy is None:
            return False
        if is_captured:
            copy.pin()
        address, width = copy.get_target(param), len(self.addresses) // len(self.starts)
        known = self.addresses[width - 1]
        for end, start in enumerate(self.starts, start=1):
            self.addresses[end * width - 1] = address + start * copy.tensor.element_size()
        return address != known

    def record_step(self, param: Tensor) -> None:
        """Records that a step has written the copy."""
        copy = self.copy
        if copy is not None:
            copy.record_step(param)


class OpenParam(NamedTuple):
    """A tracked parameter with its tensors, which are kept alive.

    target: the parameter or its master.
    state: tensors of its state in the order of the variant.
    """

    tracked: TrackedParam
    param: Tensor
    target: Tensor
    state: list[Tensor]

    @property
    def param_spec(self) -> ParamSpec:
        """The spec of the parameter in a program."""
        return self.tracked.param_spec

    @property
    def cast(self) -> Tensor | None:
        """The tensor to which the step casts the target; None if it casts to none."""
        if self.tracked.has_master:
            return self.param
        copy = self.tracked.copy
        return None if copy is None else copy.tensor


# Element types of parameters by dtype.
NAMES = {dtype: name for dtype, (name, _) in DTYPES.items()}


def get_state_dtype(part: State) -> str | None:
    """Returns the element type of a part of packed state; None for other state.

    Codes without a sign have the type of signed ones, as in MLIR.
    """
    return None if part.packed_dtype is None else part.packed_dtype.replace("u8", "i8")


def get_program_shape(param: Tensor, variant: UpdateVariant, parts: int) -> tuple[int, ...]:
    """Returns the shape of a parameter, of which a program has all dimensions or only one.

    parts: numbers of an element, of which a complex one has two.
    """
    local = get_local(param)
    return tuple(local.shape) if variant.matrices is not None else (local.numel() * parts,)


def make_param_spec(
    target: Tensor,
    variant: UpdateVariant,
    grad_dtype: torch.dtype,
    state: list[Tensor],
    cast_dtype: torch.dtype | None = None,
    *,
    is_exact: bool,
) -> ParamSpec:
    """Returns the spec of a parameter with a gradient and state.

    target: the parameter or its master.
    grad_dtype: dtype of the gradient.
    state: tensors of its state in the order of the variant.
    cast_dtype: dtype of the cast that the step writes; None if it writes none.
    is_exact: True for exact sums in its norms.
    """
    dtype, parts = DTYPES[target.dtype]
    return ParamSpec(
        variant=variant,
        trace=variant.get_trace(target, is_exact=is_exact),
        shape=get_program_shape(target, variant, parts),
        dtype=dtype,
        grad_dtype=DTYPES[grad_dtype][0],
        state_dtypes=tuple(
            get_state_dtype(part) or (SCALAR_DTYPES if part.is_scalar else NAMES)[tensor.dtype]
            for part, tensor in zip(variant.state, state)
        ),
        copy_dtype=None if cast_dtype is None else DTYPES[cast_dtype][0],
    )


def predict_param_spec(
    param: Tensor,
    variant: UpdateVariant,
    torch_state: dict[str, Any],
    target_dtype: torch.dtype,
    cast_dtype: torch.dtype | None,
    *,
    is_exact: bool,
) -> ParamSpec:
    """Returns the spec that a parameter will have with a gradient of the dtype that torch makes.

    torch_state: state that the parameter has already; empty without one.
    target_dtype: dtype of the tensor that the step updates: the parameter or its master.
    cast_dtype: dtype of the cast that the step writes; None if it writes none.
    is_exact: True for exact sums in its norms.
    """
    dtype, parts = DTYPES[target_dtype]
    # Since torch 2.10, a parameter may have gradients of another dtype, or, with None, of any.
    grad_dtype = getattr(param, "grad_dtype", None) or param.dtype
    scalar = "f64" if torch.get_default_dtype() == torch.float64 else "f32"
    state_dtypes = []
    for part in variant.state:
        packed_dtype = get_state_dtype(part)
        if packed_dtype is not None:
            state_dtypes.append(packed_dtype)
            continue
        known = torch_state.get(part.key) if part.key else None
        if part.is_scalar:
            dtypes, default = SCALAR_DTYPES, "f32" if part.key is None else scalar
        else:
            # The state of a master has the dtype of the master.
            kept = DTYPES.items() if target_dtype == param.dtype else ()
            dtypes, default = {key: name for key, (name, _) in kept}, dtype
        if part.is_wide:
            dtypes, default = {}, "f64" if part.is_scalar else get_compute_dtype(dtype)
        found = dtypes.get(known.dtype) if isinstance(known, Tensor) else default
        state_dtypes.append(found or default)
    return ParamSpec(
        variant,
        variant.get_trace(param, is_exact=is_exact),
        shape=get_program_shape(param, variant, parts),
        dtype=dtype,
        grad_dtype=DTYPES.get(grad_dtype, DTYPES[param.dtype])[0],
        state_dtypes=tuple(state_dtypes),
        copy_dtype=None if cast_dtype is None else DTYPES[cast_dtype][0],
    )
