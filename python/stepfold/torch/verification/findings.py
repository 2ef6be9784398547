"""What a verification finds."""

from collections.abc import Iterable
from dataclasses import dataclass


class VerificationError(RuntimeError):
    """A step is not what it should be. The message has all findings."""


@dataclass(frozen=True)
class Finding:
    """Something that is wrong with a step, or that is rarely meant so.

    kind: of the finding, a key of KINDS.
    message: a sentence about the first of the parameters, which it names.
    parameters: the names of all parameters that it is true of.
    tensor: what differs: "param", "grad" or a key of the state; None for no tensor.
    index: of its first element that differs. expected, actual: that element.
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
    """The first names, and how many more there are."""
    quoted = [f"'{name}'" for name in names]
    if len(quoted) > MAX_NAMES + 1:
        quoted[MAX_NAMES:] = [f"{len(quoted) - MAX_NAMES} more"]
    return " and ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)


def merge(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Findings of one kind and cause become one, about the first of its parameters.

    Causes are equal if messages are, but for the name that each begins with.
    """
    merged: dict[tuple[str, str], Finding] = {}
    for finding in findings:
        message = finding.message
        for name in finding.parameters[:1]:
            message = message.removeprefix(f"'{name}'")
        # Elements differ from parameter to parameter.
        cause = finding.kind, message.partition(":")[0] if finding.tensor else message
        known = merged.get(cause)
        if known is not None:
            parameters = (*known.parameters, *finding.parameters)
            finding = Finding(**{**vars(known), "parameters": parameters})
        merged[cause] = finding
    return tuple(merged.values())
