"""Reports on the steps of a folded optimizer."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import torch

from stepfold.stage.packed_update import ERROR_KEY
from stepfold.stage.program import ParamSpec
from stepfold.stage.stage_plan import StagePlan
from stepfold.stage.text.dtypes import get_width
from stepfold.stage.work import describe_work


@dataclass(frozen=True)
class DeviceReport:
    """The part of a step that is on one device.

    device: such as "cpu" or "cuda:0".
    parameters: number of parameters that are updated.
    elements: number of their elements.
    launches: number of kernels.
    bytes_read, bytes_written: bytes that the kernels must move, by a model, not by a measurement.
    updates: number of ops by the name of the update op.
    memory: bytes that the tensors of the parameters take, by kind: "weights", "gradients", "state",
        and "masters", "copies" or "scales" if there are any.
    """

    device: str
    parameters: int
    elements: int
    launches: int
    bytes_read: int
    bytes_written: int
    updates: dict[str, int]
    memory: dict[str, int]

    def __str__(self) -> str:
        updates = ", ".join(f"{count} {op}" for op, count in self.updates.items())
        total = sum(self.memory.values()) / self.elements
        kinds = (f"{kind} {count / self.elements:.3g}" for kind, count in self.memory.items())
        return (
            f"{self.device}: {describe_work(self)}\n"
            f"  takes {total:.3g} bytes of memory for each element: {', '.join(kinds)}\n"
            f"  {updates}"
        )


@dataclass(frozen=True)
class CopyReport:
    """The copies of weights that steps write.

    dtype: dtype of the copies, such as "torch.bfloat16".
    written: names of the parameters that have a copy.
    unread: names of those of them whose copy no forward pass has read yet.
    without: pairs of the name of another updated parameter, and the reason why it has no copy. If
        the forward pass uses it in lower precision, autocast casts it.
    has_narrow_gradients: True if gradients of these parameters stay in the dtype of the copies
        where the backward pass computes them in it.
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


@dataclass(frozen=True)
class MasterReport:
    """The masters of parameters, which steps update in their place.

    dtype: dtype of the masters, such as "torch.float32".
    written: names of the updated parameters that have a master.
    without: names of the other updated parameters, which are not narrower than a master.
    """

    dtype: str
    written: tuple[str, ...]
    without: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"masters in {self.dtype}: {len(self.written)} parameters"]
        if self.without:
            lines.append(f"no master: {shorten(self.without)} is not narrower")
        return "\n".join(lines)


@dataclass(frozen=True)
class ExchangeReport:
    """The words that a step exchanges with other ranks, for a norm or a search for overflows.

    messages: number of collectives of a step. bytes: size of each. ranks: number of ranks.
    """

    messages: int
    bytes: int
    ranks: int

    def __str__(self) -> str:
        what = "message" if self.messages == 1 else "messages"
        return f"exchanges {self.messages} {what} of {self.bytes} bytes with {self.ranks} ranks"


def shorten(names: Sequence[str]) -> str:
    """Returns the text of the first name, and of the number of the others."""
    more = f" (and {len(names) - 1} more)" if len(names) > 1 else ""
    return f"'{names[0]}'{more}"


@dataclass(frozen=True)
class Explanation:
    """The result of `explain`. `str` returns it as text.

    optimizer: name of the optimizer's class.
    devices: one report for each device with parameters.
    left_out: pairs of the name of a parameter that no kernel updates, and the reason.
    copies: report on the copies of weights; None without the keyword `copies` of `fold`.
    masters: report on masters; None without the keyword `master_weights`.
    exchanges: report on exchanges with other ranks; None if a step has none.
    """

    optimizer: str
    devices: tuple[DeviceReport, ...]
    left_out: tuple[tuple[str, str], ...]
    copies: CopyReport | None = None
    masters: MasterReport | None = None
    exchanges: ExchangeReport | None = None

    @property
    def launches(self) -> int:
        """The number of kernels of a step."""
        return sum(device.launches for device in self.devices)

    def to_dict(self) -> dict[str, Any]:
        """Returns the explanation as dictionaries and tuples."""
        return asdict(self)

    def __str__(self) -> str:
        lines = [self.optimizer, *map(str, self.devices)]
        reports = (self.copies, self.masters, self.exchanges)
        lines += [str(report) for report in reports if report is not None]
        lines += [f"not updated: '{name}' {reason}" for name, reason in self.left_out]
        return "\n".join(lines)


def describe(
    device: torch.device, plan: StagePlan, num_params: int, *, has_masters: bool
) -> DeviceReport:
    """Returns the report on a plan on a device.

    num_params: number of its parameters, some of which may be several matrices.
    has_masters: True if parameters with a cast have masters, False if they have copies.
    """
    after, updates = plan.report["after"], plan.program.updates
    return DeviceReport(
        device=str(device),
        parameters=num_params,
        elements=sum(update.param.elements for update in updates),
        launches=after["launches"],
        bytes_read=after["bytes_read"],
        bytes_written=after["bytes_written"],
        updates=dict(after["updates"]),
        memory=measure([update.param for update in updates], has_masters=has_masters),
    )


def measure(params: Sequence[ParamSpec], *, has_masters: bool) -> dict[str, int]:
    """Returns the bytes of the tensors of parameters by kind, as in DeviceReport.

    has_masters: as in `describe`.
    """
    kinds = ("weights", "masters", "copies", "gradients", "state", "scales")
    memory = dict.fromkeys(kinds, 0)
    for param in params:
        elements = param.elements
        target, cast = "weights", "copies"
        if has_masters and param.copy_dtype is not None:
            target, cast = "masters", "weights"
        memory[target] += elements * get_bytes(param.dtype)
        memory[cast] += 0 if param.copy_dtype is None else elements * get_bytes(param.copy_dtype)
        memory["gradients"] += elements * get_bytes(param.grad_dtype)
        for state, dtype in zip(param.variant.state, param.state_dtypes):
            kind = "scales" if state.block != 1 else "state"
            kind = "masters" if state.key == ERROR_KEY else kind
            memory[kind] += state.count(elements) * get_bytes(dtype)
    kept = ("weights", "gradients", "state")
    return {kind: count for kind, count in memory.items() if count or kind in kept}


def get_bytes(dtype: str) -> int:
    """Returns the size of an element of a type of MLIR."""
    return get_width(dtype) // 8
