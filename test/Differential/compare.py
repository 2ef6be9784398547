"""Runs stepfold-compare on programs, and keeps what it says about each."""

import json
import pathlib
import subprocess
from dataclasses import dataclass, field

STAGE = "optim-outline-stage,optim-verify-stage"
BUFFERIZED = STAGE + ",optim-bufferize-stage,optim-verify-bufferized"
# Pipelines on the module, by the form that they make.
FORMS = {
    "imported": "",
    "converted": "optim-if-convert",
    "merged": "func.func(optim-merge)",
    "grouped": "func.func(optim-group-parameters)",
    "generalized": "func.func(optim-group-parameters,optim-generalize)",
    "fused": "optim-optimize",
    "outlined": "optim-optimize," + STAGE,
    "bufferized": "optim-optimize," + BUFFERIZED,
    "packed": "optim-optimize," + BUFFERIZED + ",optim-pack-tables",
}
# Options of optim-optimize, by the plan that they make.
PLANS = {
    "host": "",
    "unmerged": "merge=false",
    "coalesced": "coalesce=true coalesce-alignment=64 coalesce-scalars=true",
}
SEPARATOR = "// -----\n"


@dataclass
class Report:
    """Report of stepfold-compare on a program; Comparison.h explains it."""

    agree: list = field(default_factory=list)
    failures: list = field(default_factory=list)
    fired: list = field(default_factory=list)
    refused: list = field(default_factory=list)
    forms: dict = field(default_factory=dict)
    changes: dict = field(default_factory=dict)
    ptx: str = ""


def interpret(forms):
    return [f"--interpret={name}:{pipeline}" for name, pipeline in forms.items()]


def jit(forms):
    return [f"--jit={name}:{pipeline}" for name, pipeline in forms.items()]


def plan(plans):
    return [f"--plan={name}:{options}" for name, options in plans.items()]


def run_some(texts, folder, arguments):
    """Reports on the programs up to the one that ended the process, and its end."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "programs.mlir"
    path.write_text(SEPARATOR.join(texts))
    process = subprocess.run(
        ["stepfold-compare", path, f"--folder={folder}", *arguments],
        capture_output=True,
        text=True,
    )
    reports = []
    for line in process.stdout.splitlines():
        values = json.loads(line)
        if values.pop("program") != len(reports):
            raise ValueError("expected one line a program: " + line)
        reports.append(Report(**values))
    if process.returncode == 0 and len(reports) == len(texts):
        return reports, None
    return reports, f"stepfold-compare ends with {process.returncode}\n{process.stderr[-2000:]}"


def compare(texts, folder, arguments):
    """A report on each program. One that ends the process does not concern the others."""
    reports = []
    while len(reports) < len(texts):
        some, end = run_some(texts[len(reports) :], folder, arguments)
        reports += some
        if end is None:
            continue
        # The process may also end behind its last program.
        if len(reports) == len(texts):
            reports.pop()
        failure = {"run": "process", "kind": "error", "message": end}
        reports.append(Report(failures=[failure]))
    return reports
