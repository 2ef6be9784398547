"""Guards: the assumptions of bound plans on an optimizer, checked in one call a step.

libStepfoldTorch.so (lib/Frontends/Torch) remembers objects, addresses, element types and orders of
elements.
"""

import ctypes
from array import array
from collections.abc import Mapping, Sequence
from ctypes import POINTER, c_size_t, c_uint8
from typing import Any

from torch import Tensor

from stepfold.owned_handle import OwnedHandle
from stepfold.torch.tensors.layout import find_dtensor_class
from stepfold.torch.tensors.torch_functions import PLAIN_CLASSES, TorchFunctions
from stepfold.torch.tensors.torch_library import load_library

# Verdicts of a check (lib/Frontends/Torch/Guards.h): nothing has changed; only addresses of
# gradients have changed, which the check has written; or the outcome says what has changed.
SAME, MOVED, OTHER = range(3)


class Outcome(ctypes.Structure):
    """The outcome of a check (lib/Frontends/Torch/Guards.h). It is valid until the next check."""

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
        """The indices of parameters with a gradient that differ from what was learned."""
        return self._changed_params[: self._num_changed_params]  # type: ignore[no-any-return]

    @property
    def other_layouts(self) -> list[int]:
        """The indices of parameters whose gradient has its elements in another order."""
        return self._other_layouts[: self._num_other_layouts]  # type: ignore[no-any-return]


class Guards(OwnedHandle):
    """Guards of the groups, the parameters and the state of an optimizer.

    Indices of parameters count through all groups. Learned objects are not kept alive. A new object
    at the address of a freed one is noticed, or makes no difference.
    """

    _destroy = "stepfoldGuardsDestroy"

    def __init__(self) -> None:
        self._library = load_library()
        self._check = self._library.stepfoldGuardsCheck
        # The guards point into this object, so it is kept alive.
        self._functions = functions = TorchFunctions()
        self._handle = self._library.stepfoldGuardsCreate(ctypes.byref(functions))
        # Outcome of the last check.
        self.outcome = Outcome.from_address(self._library.stepfoldGuardsGetOutcome(self._handle))

    def learn_groups(self, groups: list[dict[str, Any]]) -> None:
        """Forgets everything, and learns the groups and their parameters."""
        self._library.stepfoldGuardsLearnGroups(self._handle, groups)

    def learn_values(self, group: int, keys: tuple[str, ...]) -> None:
        """Learns the values of a group for some keys.

        group: index of the group.
        keys: keys, which the caller keeps alive, as well as values that cannot change in place.
        """
        self._library.stepfoldGuardsLearnValues(self._handle, group, keys)

    def learn_state(self, state: Mapping[Tensor, Any]) -> None:
        """Learns the dictionaries in the state of an optimizer.

        Forgets parameters that have another dictionary than they were learned with.
        """
        self._library.stepfoldGuardsLearnState(self._handle, state)

    def learn_param(
        self,
        index: int,
        param: Tensor,
        grad: Tensor,
        torch_state: dict[str, Any] | None,
        tensors: list[Tensor],
    ) -> None:
        """Learns a parameter with a gradient. `learn_state` follows.

        index: index of the parameter. param: the parameter. grad: its gradient.
        torch_state: dictionary in the optimizer's state; None if it has none.
        tensors: tensors of that dictionary that plans access.
        """
        # The program may have imported DTensor since the last call.
        dtensor = find_dtensor_class()
        has_torch_grad = type(param) in PLAIN_CLASSES
        if type(param) is dtensor:
            has_torch_grad = dtensor.grad is Tensor.grad
        self._library.stepfoldGuardsLearnParam(
            self._handle, index, grad, torch_state, tensors, dtensor, has_torch_grad
        )

    def forget_param(self, index: int) -> None:
        self._library.stepfoldGuardsForgetParam(self._handle, index)

    def set_gradient_slots(self, slots: Sequence[int]) -> None:
        """Sets the addresses to which checks write the addresses of gradients.

        slots: one address for each parameter; 0 for none.
        """
        addresses = array("Q", slots)
        address, count = addresses.buffer_info()
        self._library.stepfoldGuardsSetGradientSlots(self._handle, address, count)

    def check(
        self, groups: list[dict[str, Any]], state: Mapping[Tensor, Any], first: int, count: int
    ) -> int:
        """Compares an optimizer with what was learned, and writes addresses of gradients to slots.

        Returns SAME, MOVED or OTHER.

        first: index of the first parameter to compare.
        count: number of parameters to compare. After the last parameter, the first one follows.
        """
        verdict: int = self._check(self._handle, groups, state, first, count)
        return verdict
