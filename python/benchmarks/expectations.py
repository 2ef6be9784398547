"""The results that measurements must show, as data, and a check of them.

Results are of stage.py (times), check.py (bits) and dram.py (bytes). Figures are medians of
repetitions. A share is the ceiling's time, the best of its sweep, over that of a stage; 1 is as
fast as the ceiling.
"""

from dataclasses import dataclass

from matrix import CASES
from results import divide, get_overhead

BERT_BASE, BERT_LARGE, GPT2_XL = LARGE = ("bert_base", "bert_large", "gpt2_xl")
MEASURED = ("resnet50", *LARGE)
BOTH = ("stepfold flat", "stepfold separate")
FLAT = ("stepfold flat",)
# All forms of each case.
FORMS = {case: tuple(f"stepfold {form}" for form in forms) for case, (_, forms) in CASES.items()}


@dataclass(frozen=True)
class Expectation:
    """A limit of a figure, for a case of some models, and some candidates.

    figure: "share" of the ceiling, at least the limit; "over ceiling", "ratio" of GPU times to
        those of `other`, and "overhead" of the call in us over the GPU time, at most the limit;
        "speedup" of GPU times and "wall speedup" over `other`, at least the limit; "equal",
        the number of checks that found the bits of the host for the PTX that was measured, if
        none found others, at least the limit; "DRAM", by how many percent the bytes of a kernel
        are others than the report says, of the worst, at most the limit.
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
    Expectation("adamw", MEASURED, "overhead", 15.0),
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
    *(
        Expectation(case, models, "equal", 1, FORMS[case])
        for case, models in {
            "adamw": (*MEASURED, "tiny_20000", "equal_5434"),
            "adamw+clip": (*MEASURED, "tiny_20000"),
            "adamw+bf16": (BERT_BASE,),
            "adamw+clip+bf16": LARGE,
            "adamw+amp": ("resnet50", BERT_BASE, BERT_LARGE),
            "adamw+clip+amp": (BERT_BASE,),
            "sgd": MEASURED,
            "sgd+clip": ("resnet50",),
            "lars": ("resnet50", "mobilenet_v3_large"),
            "lars+amp": ("resnet50",),
            "lamb": LARGE,
            "lamb+clip": (BERT_BASE, BERT_LARGE),
        }.items()
    ),
    *(
        Expectation(case, (BERT_BASE,), "DRAM", 3.0)
        for case in ("adamw", "adamw+clip", "adamw+clip+bf16", "lamb")
    ),
)
AT_LEAST = ("share", "speedup", "wall speedup", "equal")


def evaluate_figure(measurements, expectation, model, candidate):
    """Returns the figure that was found, or None if something was not measured."""
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
            return get_overhead(measurements.find(model, case, candidate))
        case "equal":
            checks = measurements.find_checks(model, case, candidate)
            are_equal = all(check["is_equal"] for check in checks)
            return (len(checks) if are_equal else 0) if checks else None
        case "DRAM":
            deviations = measurements.get_deviations(model, case, candidate).values()
            return 100 * max(map(abs, deviations)) if deviations else None
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
