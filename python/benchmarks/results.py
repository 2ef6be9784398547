"""Results of stage.py, check.py and dram.py."""

import csv
import json
import statistics
import sys

from matrix import list_cells

# The order of candidates in tables and plots.
ORDER = (
    "stepfold flat",
    "stepfold separate",
    "stepfold unmerged",
    "stepfold.torch",
    "torch fused",
    "torch foreach",
    "torch loop",
    "torch.compile",
    "Apex",
)


def get_overhead(row, calls="paired_wall_ms"):
    """Returns how much longer calls take than replays, measured in turn, in us, or None.

    calls: `paired_wall_ms`, the step's, or `paired_replay_ms`, those of its captured graph.
    """
    if not row or row["status"] != "ok" or calls not in row:
        return None
    pairs = zip(row[calls], row["paired_gpu_ms"])
    return 1e3 * statistics.median(wall - gpu for wall, gpu in pairs)


class Measurements:
    """Rows of results, by model, case and candidate. If there are several, the last complete one
    counts.

    checks: the rows of check.py. traffic: those of dram.py. complete: lists of all rows.
    """

    def __init__(self, contents, checks=(), traffic=()):
        self.checks, self.traffic = list(checks), list(traffic)
        self.runs, self.rows, self.complete = [], {}, {}
        for content in contents:
            for row in content["rows"]:
                key = row["model"], row["case"], row["candidate"]
                row = {**row, "run": row["run"] + len(self.runs)}
                if row["status"] == "ok":
                    self.complete.setdefault(key, []).append(row)
                if row["status"] == "ok" or self.rows.get(key, row)["status"] != "ok":
                    self.rows[key] = row
            self.runs += content["runs"]

    def find(self, model, case, candidate):
        return self.rows.get((model, case, candidate))

    def get_median(self, model, case, candidate, figure):
        """The median of `gpu_ms`, `wall_ms` or `host_ms`, or None."""
        row = self.find(model, case, candidate)
        values = row.get(figure) if row and row["status"] == "ok" else None
        return statistics.median(values) if values else None

    def find_checks(self, model, case, candidate):
        """The checks of the PTX that was measured."""
        row = self.find(model, case, candidate) or {}
        return [c for c in self.checks if c["ptx_sha256"] == row.get("ptx_sha256")]

    def get_deviations(self, model, case, candidate):
        """Returns how far the bytes of each kernel over all elements are from those expected."""
        plan = f"{model}.{case}.{candidate.removeprefix('stepfold ')}"
        deviations = {}
        for row in self.traffic:
            if row["plan"] == plan and row["model_read"]:
                expected = int(row["model_read"]) + int(row["model_written"])
                found = int(row["read"]) + int(row["written"])
                deviations[row["kernel"]] = found / expected - 1
        return deviations

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


def list_cases(measurements):
    """Cases with their cells, as far as they were measured, in the order of the matrix."""
    measured = {(model, case) for model, case, _ in measurements.rows}
    cases = {}
    for cell in list_cells():
        if (cell.model, cell.case) in measured:
            cases.setdefault(cell.case, []).append(cell)
    return cases


def load(paths):
    """The measurements in all files."""
    contents, checks, traffic = [], [], []
    for path in paths:
        with open(path, newline="") as file:
            if path.endswith(".csv"):
                traffic += csv.DictReader(file)
                continue
            content = json.load(file)
        match content.get("format"), content.get("version"):
            case "stepfold-benchmark", 1:
                contents.append(content)
            case "stepfold-check", 1:
                run = content["run"]
                checks += [{**row, "run": run} for row in content["rows"]]
            case _:
                sys.exit(f"{path}: not a file of stage.py or check.py, or of another version")
    return Measurements(contents, checks, traffic)
