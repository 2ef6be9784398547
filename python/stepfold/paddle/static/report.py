"""The report on a folded program."""

import collections
from collections.abc import Iterator
from dataclasses import dataclass

from stepfold.compiler import Diagnostic
from stepfold.pir import Casts


@dataclass(frozen=True)
class Kernels:
    """An operator that replaces an optimizer stage.

    folder: the folder of its plan.
    in_place: the variables that it has in place: operators that no gradient depends on use them.
    state: its other variables that are in no buffer.
    gradients: the parameters whose gradients it reads.
    buffers: the buffers that it has in place of variables.
    parts: the variables in these.
    """

    folder: str
    in_place: tuple[str, ...]
    state: tuple[str, ...]
    gradients: tuple[str, ...]
    buffers: tuple[str, ...]
    parts: tuple[str, ...]

    def __str__(self) -> str:
        count = len({*self.in_place, *self.state, *self.parts})
        text = (
            f"kernels: one operator executes the stage; it has {len(self.gradients)} gradients and "
            f"{count} variables, {len(self.in_place)} of them in place"
        )
        if self.buffers:
            text += f", {len(self.parts)} in {len(self.buffers)} buffers"
        return text


@dataclass(frozen=True)
class Report:
    """The changes that `fold` made. `str` returns them as text.

    updates: for each update operator, the numbers before and after.
    casts: the casts of tensors in the whole program, before and after.
    copies: the variables that hold a parameter in lower precision, with the parameter.
    received_copies: such variables of a program of one of several ranks whose parameter another
        rank updates, with the parameter, which the program does not have.
    kernels: the operators that replace stages, one for each; none if the program has no stage, so
        that nothing is replaced; None without `kernels`.
    outside: sentences that name what stays outside of the optimizer stage, and why.
    remarks: the rewrites that passes and the export did or refused, with reasons.
    seconds: the duration of `fold`.
    """

    updates: dict[str, tuple[int, int]]
    casts: tuple[Casts, Casts]
    copies: dict[str, str]
    received_copies: dict[str, str]
    kernels: tuple[Kernels, ...] | None
    outside: tuple[str, ...]
    remarks: tuple[Diagnostic, ...]
    seconds: float

    def launches(self) -> tuple[int, int]:
        """Returns the total numbers of update operators before and after."""
        before, after = zip(*self.updates.values()) if self.updates else ((), ())
        return sum(before), sum(after)

    def copies_save_nothing(self) -> bool:
        """Returns True if there are copies, and a step runs as many casts as without them.

        The framework casts a copy after each update. That is fewer casts only if the model casts
        the parameter more than once, or if not every step updates it.
        """
        before, after = self.casts
        return bool(self.copies) and after.every_step[0] >= before.every_step[0]

    def __str__(self) -> str:
        lines = [
            f"folded in {self.seconds:.2f} s",
            "update operators: {} -> {}".format(*self.launches()),
        ]
        lines += [f"  {name}: {a} -> {b}" for name, (a, b) in self.updates.items()]
        if not self.updates:
            lines.append("  the program has no optimizer: there is nothing to fold")
        before, after = self.casts
        lines.append(format_casts("casts in every step", before.every_step, after.every_step))
        if before.under_condition[0] or after.under_condition[0]:
            lines.append(
                format_casts(
                    "casts under conditions", before.under_condition, after.under_condition
                )
            )
        lines.append(f"parameters with a copy that their updates write: {len(self.copies)}")
        if self.copies_save_nothing():
            lines.append(
                "  these copies save nothing: the executor runs as many casts without them "
                "(optim-optimize{hoist-casts=false ...})"
            )
        if self.received_copies:
            lines.append(
                f"copies in place of parameters of other ranks: {len(self.received_copies)}"
            )
        if self.kernels is not None:
            lines += map(str, self.kernels)
            if not self.kernels:
                lines.append("kernels: the program has no optimizer stage: nothing is replaced")
        if not self.kernels:
            # The export refuses any other rewrite.
            lines.append("results: the same bits; no norm is summed in another order")
        else:
            lines.append("results: those of a plan of the stage (docs/paddle.md)")
        lines += [f"outside of the stage: {sentence}" for sentence in self.outside]
        lines += self._format_remarks()
        return "\n".join(lines)

    def _format_remarks(self) -> Iterator[str]:
        """Yields the first remark of each kind, with the number of others of the kind.

        Remarks that are in `outside` are not among them.
        """
        kinds = collections.defaultdict(list)
        for remark in self.remarks:
            if remark.message not in self.outside:
                kinds[remark.category, remark.name].append(remark.message)
        for (category, _), messages in kinds.items():
            more = f", and {len(messages) - 1} more" if len(messages) > 1 else ""
            yield f"[{category}] {messages[0]}{more}"


def format_casts(what: str, before: tuple[int, int], after: tuple[int, int]) -> str:
    """Returns a line of the report on casts.

    before, after: numbers of casts, and of bytes that they read and write.
    """
    return f"{what}: {before[0]} -> {after[0]}, {before[1]} -> {after[1]} bytes"
