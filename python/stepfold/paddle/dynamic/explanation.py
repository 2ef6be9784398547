"""Reports on the steps of a folded optimizer."""

import collections
from dataclasses import asdict, dataclass
from typing import Any

from stepfold.paddle.dynamic.checks import has_elements
from stepfold.paddle.dynamic.folded_step import FoldedStep, list_params
from stepfold.paddle.dynamic.settings import name_class
from stepfold.stage.work import describe_work


@dataclass(frozen=True)
class Explanation:
    """The result of `explain`. `str` returns it as text.

    optimizer: name of the optimizer's class.
    parameters: number of parameters that are updated. elements: number of their elements.
    launches: number of kernels.
    bytes_read, bytes_written: bytes that the kernels must move, by a model, not by a measurement.
    updates: number of ops by the name of the update op.
    traces: number of programs that the optimizer has written so far. Each change of a setting other
        than a learning rate, and each set of parameters with gradients, needs one.
    left_out: pairs of the name of a parameter that the plan does not update, and the reason.
    """

    optimizer: str
    parameters: int
    elements: int
    launches: int
    bytes_read: int
    bytes_written: int
    updates: dict[str, int]
    traces: int
    left_out: tuple[tuple[str, str], ...]

    def to_dict(self) -> dict[str, Any]:
        """Returns the explanation as dictionaries and tuples."""
        return asdict(self)

    def __str__(self) -> str:
        lines = [self.optimizer, describe_work(self)]
        if self.updates:
            lines.append("  " + ", ".join(f"{count} {op}" for op, count in self.updates.items()))
        lines.append(f"traced {self.traces} {'time' if self.traces == 1 else 'times'}")
        lines += [f"not updated by the plan: '{name}' {reason}" for name, reason in self.left_out]
        return "\n".join(lines)


def find_reason(param: Any) -> str:
    """Returns the reason why a plan does not update a parameter, as a predicate."""
    if not has_elements(param):
        return "has no elements"
    return "requires no gradient" if param.stop_gradient else "had no gradient"


def explain(optimizer: Any, step: FoldedStep) -> Explanation:
    """Returns the explanation of the last step, or of one with all gradients before the first."""
    params, _ = list_params(optimizer)
    executed = step.executed
    if not (executed or step.left_out or step.ready is None):
        # The last step that updated something.
        executed = [step.ready]
    if executed or step.left_out:
        plans = [ready.plan for ready in executed]
        updated = [param for ready in executed for param in ready.updated]
    else:
        plan = step.compile(optimizer)
        plans = [] if plan is None else [plan]
        updated = [param for param in params if not param.stop_gradient and has_elements(param)]
    left_out = list(step.left_out)
    known = {param.name for param in updated} | {name for name, _ in left_out}
    left_out += [(each.name, find_reason(each)) for each in params if each.name not in known]
    reports = [plan.report["after"] for plan in plans]
    updates: collections.Counter[str] = collections.Counter()
    for report in reports:
        updates.update(report["updates"])
    return Explanation(
        optimizer=name_class(optimizer),
        parameters=len(updated),
        elements=sum(param.size for param in updated),
        launches=sum(report["launches"] for report in reports),
        bytes_read=sum(report["bytes_read"] for report in reports),
        bytes_written=sum(report["bytes_written"] for report in reports),
        updates=dict(updates),
        traces=step.traces,
        left_out=tuple(left_out),
    )
