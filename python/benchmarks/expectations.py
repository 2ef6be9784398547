"""What the measurements must show, as data, and whether they do.

Figures are medians of repetitions. A share is the ceiling's time, the best of its sweep, over
that of a stage; 1 is as fast as the ceiling.
"""

import statistics
from dataclasses import dataclass

BERT_BASE, BERT_LARGE, GPT2_XL = LARGE = ("bert_base", "bert_large", "gpt2_xl")
BOTH = ("stepfold flat", "stepfold separate")
FLAT = ("stepfold flat",)


@dataclass(frozen=True)
class Expectation:
    """A limit of a figure, for a case of some models, and some candidates.

    figure: "share" of the ceiling, at least the limit; "over ceiling", "ratio" of GPU times to
        those of `other`, and "overhead" of the call in us over the GPU time, at most the limit;
        "speedup" of GPU times and "wall speedup" over `other`, at least the limit.
    """

    case: str
    models: tuple[str, ...]
    figure: str
    limit: float
    candidates: tuple[str, ...] = BOTH
    other: str = ""


EXPECTATIONS = (
    Expectation("adamw", ("resnet50",), "share", 0.95),
    Expectation("adamw", LARGE, "share", 0.97),
    Expectation("adamw", ("resnet50",), "ratio", 0.70, other="torch fused"),
    Expectation("adamw", (BERT_BASE,), "ratio", 0.89, other="torch fused"),
    Expectation("adamw", (BERT_LARGE, GPT2_XL), "ratio", 0.85, other="torch fused"),
    Expectation("adamw", ("resnet50", *LARGE), "overhead", 15.0),
    Expectation("adamw+clip", ("resnet50",), "ratio", 0.52, other="torch fused"),
    Expectation("adamw+clip", LARGE, "ratio", 0.70, other="torch fused"),
    Expectation("adamw+clip+bf16", LARGE, "share", 0.93),
    Expectation("lars", ("resnet50",), "share", 0.93),
    Expectation("lars", ("resnet50",), "ratio", 0.18, other="stepfold unmerged"),
    Expectation("lars", ("mobilenet_v3_large",), "ratio", 0.05, other="stepfold unmerged"),
    Expectation("lamb", LARGE, "share", 0.90),
    Expectation("adamw", ("tiny_20000",), "over ceiling", 1.6, FLAT),
    Expectation("adamw", ("tiny_20000",), "speedup", 5.0, FLAT, "torch fused"),
    Expectation("adamw", ("tiny_20000",), "wall speedup", 60.0, FLAT, "torch fused"),
    Expectation("adamw+clip", ("tiny_20000",), "wall speedup", 150.0, FLAT, "torch fused"),
    Expectation("adamw", ("equal_5434",), "over ceiling", 1.1),
)
AT_LEAST = ("share", "speedup", "wall speedup")


class Measurements:
    """Rows of results, by model, case and candidate. Of several, the last that is complete."""

    def __init__(self, contents):
        self.runs, self.rows = [], {}
        for content in contents:
            for row in content["rows"]:
                key = row["model"], row["case"], row["candidate"]
                if row["status"] == "ok" or self.rows.get(key, row)["status"] != "ok":
                    self.rows[key] = {**row, "run": row["run"] + len(self.runs)}
            self.runs += content["runs"]

    def find(self, model, case, candidate):
        return self.rows.get((model, case, candidate))

    def get_median(self, model, case, candidate, figure):
        """The median of `gpu_ms`, `wall_ms` or `host_ms`, or None."""
        row = self.find(model, case, candidate)
        values = row.get(figure) if row and row["status"] == "ok" else None
        return statistics.median(values) if values else None

    def get_ceilings(self, model, case):
        """Rows of the sweep with their medians, the best first."""
        found = [
            (statistics.median(row["gpu_ms"]), row)
            for (its_model, its_case, name), row in self.rows.items()
            if (its_model, its_case) == (model, case)
            and name.startswith("ceiling ")
            and row["status"] == "ok"
            and row.get("gpu_ms")
        ]
        return sorted(found, key=lambda pair: pair[0])

    def get_ceiling(self, model, case):
        """The best time of the sweep, or None."""
        ceilings = self.get_ceilings(model, case)
        return ceilings[0][0] if ceilings else None


def divide(numerator, denominator):
    return None if None in (numerator, denominator) else numerator / denominator


def evaluate_figure(measurements, expectation, model, candidate):
    """What was found, or None where something was not measured."""
    case, other = expectation.case, expectation.other

    def median(candidate, figure="gpu_ms"):
        return measurements.get_median(model, case, candidate, figure)

    time = median(candidate)
    match expectation.figure:
        case "share":
            return divide(measurements.get_ceiling(model, case), time)
        case "over ceiling":
            return divide(time, measurements.get_ceiling(model, case))
        case "ratio":
            return divide(time, median(other))
        case "speedup":
            return divide(median(other), time)
        case "wall speedup":
            return divide(median(other, "wall_ms"), median(candidate, "wall_ms"))
        case "overhead":
            wall = median(candidate, "wall_ms")
            return None if None in (wall, time) else 1e3 * (wall - time)
    raise ValueError(f"unknown figure '{expectation.figure}'")


@dataclass(frozen=True)
class Verdict:
    """An expectation of one model and candidate, and what was found."""

    expectation: Expectation
    model: str
    candidate: str
    found: float | None

    @property
    def is_met(self):
        """None where it was not measured."""
        if self.found is None:
            return None
        if self.expectation.figure in AT_LEAST:
            return self.found >= self.expectation.limit
        return self.found <= self.expectation.limit


def evaluate(measurements):
    return [
        Verdict(expectation, model, candidate,
                evaluate_figure(measurements, expectation, model, candidate))
        for expectation in EXPECTATIONS
        for model in expectation.models
        for candidate in expectation.candidates
    ]  # fmt: skip
