"""The settings of groups, such as learning rates, in memory that a plan reads.

Each number is one f64 on the device of the parameters. A step writes the numbers if one has
changed, and the host does not wait for it. A tensor that a plan can read is bound itself.
"""

from array import array
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from stepfold.stage.optimizer_spec import UpdateVariant
from stepfold.torch.step.refusals import find_access_refusal
from stepfold.torch.step.setting_values import to_number
from stepfold.torch.tensors.capture import is_capturing
from stepfold.torch.tensors.layout import SCALAR_DTYPES, is_lazy

# Size of a number.
BYTES = 8


class GroupSettings:
    """The settings of a group for one device.

    variant: variant of the group's updates, which decides the order of settings.
    numbers: numbers of the settings; 0.0 for a bound tensor.
    tensor_addresses: addresses of tensors that plans read; None for a number.
    dtypes: element types of the settings, "f32" or "f64".
    first: index of the first setting in the block of the device.
    """

    def __init__(self, variant: UpdateVariant, first: int) -> None:
        self.variant = variant
        self.first = first
        self.numbers: list[float] = [0.0] * len(variant.settings)
        self.tensor_addresses: list[int | None] = [None] * len(variant.settings)
        self.dtypes: tuple[str, ...] = ("f64",) * len(variant.settings)

    def update(self, group: Mapping[str, Any], device: torch.device) -> bool:
        """Reads the settings of a group again. Returns whether a number has other bits.

        Raises ValueError for a setting that is no number.
        """
        self.variant.check_lengths(group)
        numbers: list[float] = []
        addresses: list[int | None] = []
        dtypes: list[str] = []
        for setting in self.variant.settings:
            value = setting.read(group)
            is_bound = isinstance(value, Tensor) and can_bind(value, device)
            numbers.append(0.0 if is_bound else to_number(setting.key, value))
            addresses.append(value.data_ptr() if is_bound else None)
            dtypes.append(SCALAR_DTYPES[value.dtype] if is_bound else "f64")
        # Bits are compared, since 0.0 equals -0.0, and NaN does not equal NaN.
        is_changed = array("d", numbers).tobytes() != array("d", self.numbers).tobytes()
        self.numbers, self.tensor_addresses, self.dtypes = numbers, addresses, tuple(dtypes)
        return is_changed


def can_bind(value: Tensor, device: torch.device) -> bool:
    """Returns whether a plan can read a number from the memory of a tensor."""
    return (
        value.dtype in SCALAR_DTYPES
        and value.numel() == 1
        and value.device == device
        and find_access_refusal(value) is None
        and not is_lazy(value)
    )


class DeviceSettings:
    """The settings of all groups for one device, in one block of memory.

    device: a CPU or CUDA device, with its index.
    groups: settings by the index of the group.
    """

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self.groups: dict[int, GroupSettings] = {}
        self._is_changed = True
        self._is_laid_out = True
        self._block: array[float] | Tensor = array("d")
        self._address = 0

    def update(self, index: int, variant: UpdateVariant, group: Mapping[str, Any]) -> GroupSettings:
        """Reads the settings of a group, and returns them. `write` must follow."""
        settings = self.groups.get(index)
        if settings is None or settings.variant is not variant:
            settings = self.groups[index] = GroupSettings(variant, 0)
            self._is_laid_out = False
        self._is_changed |= settings.update(group, self.device)
        return settings

    def _lay_out(self) -> None:
        """Allocates a new block, with a part for each group."""
        size = 0
        for settings in self.groups.values():
            settings.first = size
            size += len(settings.numbers)
        if self.device.type == "cpu":
            self._block = array("d", bytes(size * BYTES))
            self._address = self._block.buffer_info()[0]
        else:
            self._block = torch.zeros(size, dtype=torch.float64, device=self.device)
            self._address = self._block.data_ptr()
        self._is_changed = self._is_laid_out = True

    def write(self) -> None:
        """Writes the numbers if one has changed, for CUDA by a copy on the current stream.

        Raises ValueError if numbers have changed and a CUDA graph is being captured.
        """
        if not self._is_laid_out:
            self._lay_out()
        if not self._is_changed:
            return
        if is_capturing(self.device):
            raise ValueError(
                "settings have changed since the last step, and a graph would write these numbers "
                "in each replay: call sync_settings() before the capture"
            )
        numbers = [number for group in self.groups.values() for number in group.numbers]
        if isinstance(self._block, Tensor):
            # torch keeps pinned memory alive until copies from it have ended.
            pinned = torch.tensor(numbers, dtype=torch.float64, device="cpu", pin_memory=True)
            self._block.copy_(pinned, non_blocking=True)
        else:
            self._block[:] = array("d", numbers)
        self._is_changed = False

    def reread(self, index: int, group: Mapping[str, Any]) -> None:
        """Reads the settings of a group whose plan is captured. `write` must follow.

        Raises ValueError for a setting at another address or of another dtype, which the plan does
        not read.
        """
        settings = self.groups[index]
        addresses, dtypes = settings.tensor_addresses, settings.dtypes
        self._is_changed |= settings.update(group, self.device)
        before, after = zip(addresses, dtypes), zip(settings.tensor_addresses, settings.dtypes)
        for setting, old, new in zip(settings.variant.settings, before, after):
            if old != new:
                replacement = "number" if new[0] is None else "tensor"
                raise ValueError(
                    f"{setting.key} was replaced by another {replacement}"
                    ", which a captured step does not read: take a step, and capture it again"
                )

    def get_addresses(self, settings: GroupSettings) -> list[int]:
        """Returns the addresses of a group's settings in the order of the variant."""
        first = self._address + settings.first * BYTES
        return [
            first + index * BYTES if address is None else address
            for index, address in enumerate(settings.tensor_addresses)
        ]
