#!/usr/bin/env python3
"""Makes tables and plots of what stage.py measured.

report.py --docs FOLDER [RAW...] [--check]

FOLDER/README.md has a part between two marks, which is replaced; plots are put beside it.
Without RAW, all files of FOLDER/raw are taken. --check writes nothing and fails if anything
is not what it would write. Plots need matplotlib; --no-plots leaves them out.
"""

import argparse
import difflib
import glob
import json
import os
import sys

from expectations import AT_LEAST, Measurements, divide, evaluate
from matrix import list_cells
from models import make_model

BEGIN, END = "<!-- report.py writes from here -->", "<!-- to here -->"
# The order of candidates in tables and plots.
ORDER = (
    "stepfold flat",
    "stepfold separate",
    "stepfold unmerged",
    "torch fused",
    "torch foreach",
    "torch loop",
    "torch.compile",
    "Apex",
)
FIGURES = {
    "share": "share of the ceiling",
    "over ceiling": "times the ceiling",
    "ratio": "GPU time, of that of {other}",
    "overhead": "wall time less GPU time, us",
    "speedup": "GPU time, times faster than {other}",
    "wall speedup": "wall time, times faster than {other}",
}


def load(path):
    with open(path) as file:
        content = json.load(file)
    if (content.get("format"), content.get("version")) != ("stepfold-benchmark", 1):
        sys.exit(f"{path}: not a file of stage.py, or of another version")
    return content


def format_number(value, digits=4):
    """With so many significant digits, but all digits before the point."""
    if value is None:
        return ""
    before = len(str(int(abs(value)))) if abs(value) >= 1 else 0
    return f"{value:.{max(0, digits - before)}f}"


def make_table(header, alignment, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "|".join(alignment) + "|"]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def describe_runs(measurements):
    """One line for each run that results are from."""
    used = {row["run"] for row in measurements.rows.values()}
    lines = []
    for index, run in enumerate(measurements.runs):
        if index not in used:
            continue
        before = run.get("before", {})
        parts = [f"{run['date']}: {run.get('device', 'cpu')}"]
        if "driver_version" in before:
            parts.append(f"driver {before['driver_version']}")
        parts.append(f"torch {run['torch']}")
        if run.get("cuda"):
            parts.append(f"CUDA {run['cuda']}")
        if "clocks.max.sm" in before:
            parts.append(
                f"at most {before['clocks.max.sm']} and {before['clocks.max.mem']} of memory"
            )
        lines.append(f"- {', '.join(parts)}; `{' '.join(run['command'])}`")
    return lines


def describe_expectations(verdicts):
    rows = []
    for verdict in verdicts:
        expectation = verdict.expectation
        relation = "at least" if expectation.figure in AT_LEAST else "at most"
        rows.append(
            [
                expectation.case,
                make_model(verdict.model).title,
                verdict.candidate,
                FIGURES[expectation.figure].format(other=expectation.other),
                f"{relation} {expectation.limit:g}",
                format_number(verdict.found, 3),
                {True: "yes", False: "**no**", None: "not measured"}[verdict.is_met],
            ]
        )
    header = ["case", "model", "form", "figure", "limit", "found", "met"]
    return make_table(header, ["---"] * 4 + ["---:"] * 2 + ["---"], rows)


def shorten(message):
    """The beginning of a message, as it can stand in a table."""
    first = (message.splitlines() or [""])[0]
    return first.replace("|", "\\|")[:160]


def get_compile_seconds(row):
    """The seconds that compiling took, or None for what is not compiled."""
    return row.get("first_step_s" if row["candidate"] == "torch.compile" else "compile_s")


def describe_candidate(measurements, cell, name):
    """A row of a case's table."""
    row = measurements.find(cell.model, cell.case, name)

    def median(figure):
        return measurements.get_median(cell.model, cell.case, name, figure)

    columns = ["", name]
    if row["status"] != "ok":
        return columns + [""] * 7 + [f"{row['status']}: {shorten(row['message'])}"]
    share = divide(measurements.get_ceiling(cell.model, cell.case), median("gpu_ms"))
    remarks = [
        f"{what}: {shorten(row[key])}"
        for key, what in (("gpu_error", "not captured"), ("comparison_error", "not compared"))
        if key in row
    ]
    return columns + [
        str(row.get("launches", "")),
        format_number(median("gpu_ms")),
        format_number(share, 3),
        format_number(median("wall_ms")),
        format_number(median("host_ms")),
        format_number(row["peak_bytes"] / 2**30, 3) if "peak_bytes" in row else "",
        format_number(get_compile_seconds(row), 3),
        "; ".join(remarks),
    ]


def describe_cell(measurements, cell):
    """Rows of a case's table: the ceiling first, then everything else."""
    rows = []
    ceilings = measurements.get_ceilings(cell.model, cell.case)
    if ceilings:
        time, row = ceilings[0]
        rows.append(["", row["candidate"], "1", format_number(time), "1", "", "", "", "", ""])
    for name in ORDER:
        if measurements.find(cell.model, cell.case, name):
            rows.append(describe_candidate(measurements, cell, name))
    if rows:
        rows[0][0] = make_model(cell.model).title
    return rows


def describe_case(measurements, case, cells):
    rows = [row for cell in cells for row in describe_cell(measurements, cell)]
    if not rows:
        return []
    bytes_per_element = cells[0].streams.get_bytes()
    header = [
        "model",
        "",
        "launches",
        "GPU ms",
        "share",
        "wall ms",
        "host ms",
        "peak GiB",
        "compiled in s",
        "",
    ]
    return [
        "",
        f"### {case}",
        "",
        f"The ceiling moves {bytes_per_element} bytes an element.",
        "",
        *make_table(header, ["---"] * 2 + ["---:"] * 7 + ["---"], rows),
    ]


def list_cases(measurements):
    """Cases with their cells, as far as they were measured, in the order of the matrix."""
    measured = {(model, case) for model, case, _ in measurements.rows}
    cases = {}
    for cell in list_cells():
        if (cell.model, cell.case) in measured:
            cases.setdefault(cell.case, []).append(cell)
    return cases


def write_text(measurements, plots):
    """The part of the page that is generated, as lines."""
    cases = list_cases(measurements)
    if not cases:
        return ["There are no measurements."]
    verdicts = evaluate(measurements)
    met = [verdict.is_met for verdict in verdicts]
    lines = ["Made of `raw/` by `python/benchmarks/report.py`. All results of a model and case are"]
    lines += ["from one process on one device:", "", *describe_runs(measurements), ""]
    for name, title in plots:
        lines += [f"![{title}]({name})", ""]
    lines += [
        "### What was expected",
        "",
        f"{met.count(True)} of {len(met)} expectations are met, {met.count(False)} are not, "
        f"{met.count(None)} were not measured.",
        "",
        *describe_expectations(verdicts),
        "",
        "### How to read the tables",
        "",
        "Medians. *GPU*: between events around a replay of the captured step, state advancing;",
        "*share*: the ceiling's GPU time over this one; *wall*: of an eager call, with the device",
        "synchronized before and after; *host*: until the call returns; *peak*: all memory that",
        "state, gradients and the step need; *compiled*: beforehand, or, by torch.compile, in the",
        "first step. *Ceiling N*: the best of a sweep over blocks of N",
        "threads of a kernel that reads and writes the same streams.",
    ]
    for case, cells in cases.items():
        lines += describe_case(measurements, case, cells)
    return lines


def replace_part(text, lines):
    """The page with the part between the marks replaced."""
    before, mark, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        sys.exit(f"the page needs the lines '{BEGIN}' and '{END}'")
    return "\n".join([before + BEGIN, "", *lines, "", END + after])


def list_plots(measurements):
    """Names, titles and what they show, of plots for which there is something."""
    cases = list_cases(measurements)
    plots = []
    for case in ("adamw", "adamw+clip"):
        if case in cases:
            name = case.replace("+", "-")
            plots.append((f"{name}-gpu.svg", f"{case}: GPU time, ceiling = 1", case, "gpu_ms"))
            plots.append((f"{name}-wall.svg", f"{case}: wall time of a step, ms", case, "wall_ms"))
    return plots


def get_bars(measurements, case, figure):
    """Titles of models, and for each candidate one value a model, None where there is none."""
    cells = list_cases(measurements)[case]
    bars = {}
    for name in ORDER:
        values = []
        for cell in cells:
            value = measurements.get_median(cell.model, cell.case, name, figure)
            if figure == "gpu_ms":
                value = divide(value, measurements.get_ceiling(cell.model, cell.case))
            values.append(value)
        if any(value is not None for value in values):
            bars[name] = values
    return [make_model(cell.model).title for cell in cells], bars


def draw(title, models, bars, is_logarithmic):
    """A plot with a group of bars for each model, as SVG."""
    import io

    import matplotlib

    matplotlib.use("svg")
    # Texts stay texts, and identifiers do not depend on when this runs.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "stepfold"})
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(10, 4))
    width = 0.8 / len(bars)
    for index, (name, values) in enumerate(bars.items()):
        shown = [(k, value) for k, value in enumerate(values) if value is not None]
        positions = [k - 0.4 + (index + 0.5) * width for k, _ in shown]
        axes.bar(positions, [value for _, value in shown], width, label=name)
    axes.set_title(title)
    axes.set_xticks(range(len(models)), models, rotation=20, ha="right")
    if is_logarithmic:
        axes.set_yscale("log")
    else:
        axes.axhline(1, color="black", linewidth=0.8)
    axes.legend(fontsize="small")
    figure.tight_layout()
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    # matplotlib leaves blanks at the ends of lines.
    return "\n".join(line.rstrip() for line in buffer.getvalue().splitlines()) + "\n"


def finish(path, text, is_check):
    """Writes a file, or compares it. Returns whether it is as it should be."""
    if not is_check:
        with open(path, "w") as file:
            file.write(text)
        return True
    with open(path) as file:
        found = file.read()
    if found == text:
        return True
    lines = difflib.unified_diff(found.splitlines(), text.splitlines(), path, "expected", n=0)
    print("\n".join(list(lines)[:40]), file=sys.stderr)
    print(f"{path} is not what the results give", file=sys.stderr)
    return False


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("raw", nargs="*")
    parser.add_argument("--docs", required=True)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--no-plots", action="store_true")
    arguments = parser.parse_args()
    paths = arguments.raw or sorted(glob.glob(os.path.join(arguments.docs, "raw", "*.json")))
    measurements = Measurements([load(path) for path in paths])
    plots = list_plots(measurements)
    readme = os.path.join(arguments.docs, "README.md")
    with open(readme) as file:
        page = replace_part(file.read(), write_text(measurements, [plot[:2] for plot in plots]))
    is_right = finish(readme, page, arguments.check)
    for name, title, case, figure in () if arguments.no_plots else plots:
        models, bars = get_bars(measurements, case, figure)
        plot = draw(title, models, bars, is_logarithmic=figure == "wall_ms")
        is_right &= finish(os.path.join(arguments.docs, name), plot, arguments.check)
    sys.exit(not is_right)


if __name__ == "__main__":
    main()
