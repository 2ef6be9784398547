"""Findings of a verification."""

from collections.abc import Iterable
from dataclasses import dataclass


class VerificationError(RuntimeError):
    """An error for a step with findings, or that was not verified. The message has all findings."""


@dataclass(frozen=True)
class Finding:
    """An error in a step, or something that is rarely intended.

    kind: kind of the finding, a key of KINDS.
    message: sentence about the first of the parameters, which it names.
    parameters: names of all parameters that the finding is about.
    tensor: tensor that differs: "param", "grad" or a key of the state; None for no tensor.
    index: index of its first element that differs; None for no element.
    expected, actual: values of that element; None for no element.
    """

    kind: str
    message: str
    parameters: tuple[str, ...] = ()
    tensor: str | None = None
    index: tuple[int, ...] | None = None
    expected: float | None = None
    actual: float | None = None

    def __str__(self) -> str:
        others = len(self.parameters) - 1
        more = "" if others < 1 else f" The same is true of {list_names(self.parameters[1:])}."
        return f"{self.kind}: {self.message}{more}"


KINDS = {
    "difference": "a parameter or its state is not what the step computes",
    "not-updated": "neither a parameter nor its state has changed",
    "learning-rate": "the step has another learning rate than its group",
    "gradient": "the step has taken another gradient than the one that it was given",
    "setting": "the step has another setting than its group",
    "rounded": "state was rounded to a narrower dtype than its own",
    "not-finite": "an element became infinite or NaN",
    "lost": "changes are too small for the dtype, and elements stay as they are",
    "frozen": "a parameter that requires no gradient, or has none, has changed",
    "no-group": "a parameter of the model is in no group",
    "stale": "a parameter of the optimizer is not in the model",
    "copy": "a copy of a weight is stale, and nobody has noticed",
    "not-clipped": "a gradient reaches the step unclipped",
    "clipped-otherwise": "a gradient was clipped by another norm, or multiplied",
    "scale": "a gradient is still scaled, or was unscaled twice",
    "scheduler": "a scheduler changes another optimizer",
}
MAX_NAMES = 3


def list_names(names: Iterable[str]) -> str:
    """Returns the text of the first MAX_NAMES names, and of the number of the others."""
    quoted = [f"'{name}'" for name in names]
    if len(quoted) > MAX_NAMES + 1:
        quoted[MAX_NAMES:] = [f"{len(quoted) - MAX_NAMES} more"]
    return " and ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)


def merge(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Returns findings with those of equal kind and cause merged to one.

    Causes are equal if messages are equal without the name that they begin with. The message of the
    first finding is kept.
    """
    merged: dict[tuple[str, str], Finding] = {}
    for finding in findings:
        message = finding.message
        for name in finding.parameters[:1]:
            message = message.removeprefix(f"'{name}'")
        # The part of the message about the element differs between parameters.
        cause = finding.kind, message.partition(":")[0] if finding.tensor else message
        known = merged.get(cause)
        if known is not None:
            parameters = (*known.parameters, *finding.parameters)
            finding = Finding(**{**vars(known), "parameters": parameters})
        merged[cause] = finding
    return tuple(merged.values())
