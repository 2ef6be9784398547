"""Guards: what the bound plans of an optimizer take for granted, compared in one call a step.

libStepfoldTorch.so (lib/Frontends/Torch) remembers objects, addresses, element types and orders of
elements.
"""

import ctypes
from array import array
from collections.abc import Mapping, Sequence
from ctypes import POINTER, c_size_t, c_uint8
from typing import Any

import torch
from torch import Tensor

from stepfold.owned_handle import OwnedHandle
from stepfold.torch.tensors.layout import find_dtensor_class
from stepfold.torch.tensors.torch_functions import PLAIN_CLASSES, TorchFunctions
from stepfold.torch.tensors.torch_library import load_library

# What a check finds (lib/Frontends/Torch/Guards.h): nothing has changed, only addresses of
# gradients, which are written, or what the outcome says.
SAME, MOVED, OTHER = range(3)
# Keeps the memory of a tensor of C++, not what the tensor owns; older ones have no such class.
WEAK_REFERENCE: Any = getattr(torch._C, "_WeakTensorRef", None)


class Outcome(ctypes.Structure):
    """What a check found (lib/Frontends/Torch/Guards.h). It is valid until the next check."""

    _fields_ = [
        ("has_same_groups", c_uint8),
        ("has_same_state", c_uint8),
        ("has_other_gradients", c_uint8),
        ("has_moved", c_uint8),
        ("_num_changed_groups", c_size_t),
        ("_changed_groups", POINTER(c_size_t)),
        ("_num_changed_params", c_size_t),
        ("_changed_params", POINTER(c_size_t)),
        ("_num_other_layouts", c_size_t),
        ("_other_layouts", POINTER(c_size_t)),
    ]

    has_same_groups: int
    has_same_state: int
    has_other_gradients: int
    has_moved: int

    @property
    def changed_groups(self) -> list[int]:
        """The indices of groups with other values."""
        return self._changed_groups[: self._num_changed_groups]  # type: ignore[no-any-return]

    @property
    def changed_params(self) -> list[int]:
        """The indices of parameters with a gradient that are not as they were learned."""
        return self._changed_params[: self._num_changed_params]  # type: ignore[no-any-return]

    @property
    def other_layouts(self) -> list[int]:
        """The indices of parameters whose gradient has its elements in another order."""
        return self._other_layouts[: self._num_other_layouts]  # type: ignore[no-any-return]


class Guards(OwnedHandle):
    """Guards of the groups, the parameters and the state of an optimizer.

    Parameters are counted through all groups. Nothing that is learned is kept alive. An object that
    has the address of one that is gone is noticed, or makes no difference.
    """

    _destroy = "stepfoldGuardsDestroy"

    def __init__(self) -> None:
        self._library = load_library()
        self._check = self._library.stepfoldGuardsCheck
        # What it points to is referred to.
        self._functions = functions = TorchFunctions()
        self._handle = self._library.stepfoldGuardsCreate(ctypes.byref(functions))
        # Of the last check.
        self.outcome = Outcome.from_address(self._library.stepfoldGuardsGetOutcome(self._handle))

    def learn_groups(self, groups: list[dict[str, Any]]) -> None:
        """Forgets everything, and learns the groups and their parameters."""
        self._library.stepfoldGuardsLearnGroups(self._handle, groups)

    def learn_values(self, group: int, keys: tuple[str, ...]) -> None:
        """Learns the values that a group has for some keys.

        The caller keeps the keys, and the values that cannot change without being replaced.
        """
        self._library.stepfoldGuardsLearnValues(self._handle, group, keys)

    def learn_state(self, state: Mapping[Tensor, Any]) -> None:
        """Learns where the dictionaries in the state of an optimizer are.

        Forgets parameters that have another one than they were learned with.
        """
        self._library.stepfoldGuardsLearnState(self._handle, state)

    def learn_param(
        self,
        index: int,
        param: Tensor,
        grad: Tensor,
        inner: dict[str, Any] | None,
        tensors: list[Tensor],
    ) -> None:
        """Learns a parameter with a gradient. `learn_state` follows.

        param: that of the groups. inner: its state. tensors: those of its values that plans access.
        """
        weak = [] if WEAK_REFERENCE is None else list(map(WEAK_REFERENCE, tensors))
        # What is learned may be of a class that was imported since.
        dtensor = find_dtensor_class()
        is_plain = type(param) in PLAIN_CLASSES
        self._library.stepfoldGuardsLearnParam(
            self._handle, index, grad, inner, tensors, weak, dtensor, is_plain
        )

    def forget_param(self, index: int) -> None:
        self._library.stepfoldGuardsForgetParam(self._handle, index)

    def set_targets(self, targets: Sequence[int]) -> None:
        """Has checks write the address of each parameter's gradient to an address, if not 0."""
        addresses = array("Q", targets)
        address, count = addresses.buffer_info()
        self._library.stepfoldGuardsSetTargets(self._handle, address, count)

    def check(
        self, groups: list[dict[str, Any]], state: Mapping[Tensor, Any], first: int, count: int
    ) -> int:
        """Compares what there is now with what was learned. Returns SAME, MOVED or OTHER.

        first, count: of the parameters to compare, around the end.
        """
        finding: int = self._check(self._handle, groups, state, first, count)
        return finding
