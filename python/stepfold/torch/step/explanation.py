"""What a folded optimizer does in a step, in numbers."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import torch

from stepfold.stage.stage_plan import StagePlan


@dataclass(frozen=True)
class DeviceReport:
    """The part of a step that is on one device.

    device: such as "cpu" or "cuda:0".
    parameters, elements: how many are updated.
    launches: the number of kernels.
    bytes_read, bytes_written: what the kernels must move, by a model; not measured.
    updates: the number of each update op.
    """

    device: str
    parameters: int
    elements: int
    launches: int
    bytes_read: int
    bytes_written: int
    updates: dict[str, int]

    def __str__(self) -> str:
        updates = ", ".join(f"{count} {op}" for op, count in self.updates.items())
        return (
            f"{self.device}: {self.parameters} parameters, {self.elements} elements, "
            f"{self.launches} {'launch' if self.launches == 1 else 'launches'}\n"
            f"  reads {self.bytes_read} bytes and writes {self.bytes_written} bytes a step\n"
            f"  {updates}"
        )


@dataclass(frozen=True)
class CopyReport:
    """The copies of weights that steps write.

    dtype: such as "torch.bfloat16".
    written: the names of the parameters that have one.
    unread: those of them whose copy no forward pass has taken yet.
    without: pairs of the name of another parameter that is updated, and why it has none. If the
        forward pass uses it in lower precision, autocast casts it.
    has_narrow_gradients: whether gradients of these parameters are in that dtype, too, where the
        backward pass makes them in it.
    """

    dtype: str
    written: tuple[str, ...]
    unread: tuple[str, ...]
    without: tuple[tuple[str, str], ...]
    has_narrow_gradients: bool = False

    def __str__(self) -> str:
        what = "copies and gradients" if self.has_narrow_gradients else "copies"
        lines = [f"{what} in {self.dtype}: {len(self.written)} parameters"]
        if self.unread:
            lines.append(f"copies that no forward pass has read: {shorten(self.unread)}")
        reasons = dict.fromkeys(reason for _, reason in self.without)
        for reason in reasons:
            names = [name for name, other in self.without if other == reason]
            lines.append(f"no copy: {shorten(names)} {reason}")
        return "\n".join(lines)


def shorten(names: Sequence[str]) -> str:
    """The first of some names, and how many more there are."""
    more = f" (and {len(names) - 1} more)" if len(names) > 1 else ""
    return f"'{names[0]}'{more}"


@dataclass(frozen=True)
class Explanation:
    """What `explain` returns; `str` makes text of it.

    optimizer: the name of the class.
    devices: one for each device with parameters.
    left_out: pairs of the name of a parameter that no kernel updates, and why.
    copies: of weights; None without the keyword.
    """

    optimizer: str
    devices: tuple[DeviceReport, ...]
    left_out: tuple[tuple[str, str], ...]
    copies: CopyReport | None = None

    @property
    def launches(self) -> int:
        """The number of kernels of a step."""
        return sum(device.launches for device in self.devices)

    def to_dict(self) -> dict[str, Any]:
        """Returns the same as dictionaries and lists."""
        return asdict(self)

    def __str__(self) -> str:
        lines = [self.optimizer, *map(str, self.devices)]
        lines += [] if self.copies is None else [str(self.copies)]
        lines += [f"not updated: '{name}' {reason}" for name, reason in self.left_out]
        return "\n".join(lines)


def describe(device: torch.device, plan: StagePlan) -> DeviceReport:
    """The numbers of a plan and of its report."""
    after, updates = plan.report["after"], plan.program.updates
    return DeviceReport(
        device=str(device),
        parameters=len(updates),
        elements=sum(update.param.elements for update in updates),
        launches=after["launches"],
        bytes_read=after["bytes_read"],
        bytes_written=after["bytes_written"],
        updates=dict(after["updates"]),
    )
