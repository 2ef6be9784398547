#!/usr/bin/env python3
"""Makes tables and plots of what stage.py measured.

report.py --docs FOLDER [RAW...] [--check]

FOLDER/README.md has a part between two marks, which is replaced; plots are put beside it.
RAW are files of stage.py, check.py and dram.py; without RAW, all of FOLDER/raw are taken.
--check writes nothing and fails if anything is not what it would write. Plots need matplotlib;
--no-plots leaves them out.
"""

import argparse
import difflib
import glob
import itertools
import os
import statistics
import sys

from expectations import AT_LEAST, evaluate
from models import make_model
from plots import draw, get_bars, list_plots
from results import ORDER, divide, get_overhead, list_cases, load

BEGIN, END = "<!-- report.py writes from here -->", "<!-- to here -->"
FIGURES = {
    "share": "share of the ceiling",
    "over ceiling": "times the ceiling",
    "ratio": "GPU time, of that of {other}",
    "overhead": "wall time less GPU time, us",
    "speedup": "GPU time, times faster than {other}",
    "wall speedup": "wall time, times faster than {other}",
    "equal": "checks of the same PTX, all with the host's bits",
    "DRAM": "a kernel's bytes of DRAM, % off the report's",
}


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
    rows = [*measurements.rows.values(), *itertools.chain(*measurements.complete.values())]
    used = {row["run"] for row in rows}
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


def describe_guests(measurements):
    """Describes the results from another process than the rest of their model and case."""
    runs, guests = {}, []
    for (model, case, _), row in measurements.rows.items():
        runs.setdefault((model, case), []).append(row["run"])
    for (model, case, candidate), row in measurements.rows.items():
        if row["run"] != statistics.mode(runs[model, case]):
            date = measurements.runs[row["run"]]["date"]
            guests.append(f"{candidate} on {make_model(model).title}, {case} ({date})")
    return f", but for {'; '.join(guests)}" if guests else ""


def name_all(names):
    """The names, each once, in their order."""
    return ", ".join(dict.fromkeys(names))


def format_range(values, digits):
    """The least and the greatest value, or the one that all are."""
    ends = [format_number(value, digits) for value in (min(values), max(values))]
    return " to ".join(dict.fromkeys(ends))


def group_verdicts(verdicts):
    """The verdicts of one row each: those of an expectation, but each unmet one alone."""
    groups = {}
    for verdict in verdicts:
        alone = (verdict.model, verdict.candidate) if verdict.is_met is False else None
        groups.setdefault((verdict.expectation, verdict.is_met, alone), []).append(verdict)
    return groups.values()


def describe_expectations(verdicts):
    rows = []
    for group in group_verdicts(verdicts):
        expectation, is_met = group[0].expectation, group[0].is_met
        relation = "at least" if expectation.figure in AT_LEAST else "at most"
        rows.append(
            [
                expectation.case,
                name_all(make_model(verdict.model).title for verdict in group),
                name_all(verdict.candidate.removeprefix("stepfold ") for verdict in group),
                FIGURES[expectation.figure].format(other=expectation.other),
                f"{relation} {expectation.limit:g}",
                "" if is_met is None else format_range([v.found for v in group], 3),
                {True: "yes", False: "**no**", None: "not measured"}[is_met],
            ]
        )
    header = ["case", "models", "forms", "figure", "limit", "found", "met"]
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


def describe_repeated(measurements):
    """Calls of steps that were measured more than once, which the host may have disturbed."""
    rows = []
    for (model, case, candidate), complete in measurements.complete.items():
        for row in complete:
            if len(complete) == 1 or get_overhead(row) is None:
                continue
            overheads = get_overhead(row), get_overhead(row, "paired_replay_ms")
            rows.append(
                [
                    case,
                    make_model(model).title,
                    candidate,
                    measurements.runs[row["run"]]["date"],
                    *(format_number(overhead, 3) for overhead in overheads),
                ]
            )
    if not rows:
        return []
    header = ["case", "model", "form", "run", "step, us", "control, us"]
    return [
        "",
        "### What was measured more than once",
        "",
        "Wall time less GPU time of a step, and of its control, a replay of its captured graph.",
        "The last of each is in the other tables.",
        "",
        *make_table(header, ["---"] * 4 + ["---:"] * 2, rows),
    ]


def describe_traffic(measurements):
    """Describes the measurements of dram.py."""
    if not measurements.traffic:
        return []
    rows, rest = [], []
    for row in measurements.traffic:
        if not (row["model_read"] or row["model_written"]):
            rest.append(int(row["read"]) + int(row["written"]))
            continue
        columns = [row["plan"], row["kernel"].removeprefix("optimizer_stage_")]
        for what in ("read", "written"):
            found, model = int(row[what]), row[f"model_{what}"]
            columns += [f"{found / 1e6:.1f}", f"{int(model) / 1e6:.1f}" if model else ""]
        found, model = (
            sum(int(row[prefix + what] or 0) for what in ("read", "written"))
            for prefix in ("", "model_")
        )
        rows.append([*columns, f"{100 * (found / model - 1):+.2f} %" if model else ""])
    header = ["plan", "kernel", "read, MB", "of the report", "written, MB", "of the report", ""]
    left_out = (
        [f"The {len(rest)} kernels over parameters move at most {max(rest) / 1e6:.1f} MB each."]
        if rest
        else []
    )
    return [
        "",
        "### What the device moves",
        "",
        "Bytes of DRAM in one step, by Nsight Compute (`dram.py`), and what the compiler's report",
        "says. What is written last stays in the cache, up to some 30 MB of it.",
        *left_out,
        "",
        *make_table(header, ["---"] * 2 + ["---:"] * 5, rows),
    ]


def group_checks(checks):
    """The checks of one row each: the equal ones of a case, and each different one."""
    groups = {}
    for index, check in enumerate(checks):
        key = check["case"] if check["is_equal"] else index
        groups.setdefault(key, []).append(check)
    return groups.values()


def describe_checks(measurements):
    """Describes the results of check.py."""
    if not measurements.checks:
        return []
    rows = []
    for group in group_checks(measurements.checks):
        steps = [f"{check['called']} + {check['replayed']}" for check in group]
        rows.append(
            [
                group[0]["case"],
                name_all(make_model(check["model"]).title for check in group),
                name_all(check["form"] for check in group),
                str(len(group)),
                name_all(steps),
                format_range([check["variables"] for check in group], 0),
                format_range([check["elements"] for check in group], 0),
                "equal" if group[0]["is_equal"] else "**different**",
            ]
        )
    header = ["case", "models", "forms", "checks", "steps", "variables", "elements", ""]
    return [
        "",
        "### Bits",
        "",
        "All state after steps that were called, and steps that were captured and replayed with",
        "other gradients and another learning rate each time, compared with a plan for the host",
        "(`check.py`). `raw/` has the SHA-256 of the PTX of each check.",
        "`test/Benchmarks/programs.test` compares the plans for the host with the reference",
        "interpreter, on smaller models.",
        "",
        *make_table(header, ["---"] * 3 + ["---:"] * 4 + ["---"], rows),
    ]


def write_text(measurements, plots):
    """The part of the page that is generated, as lines."""
    cases = list_cases(measurements)
    if not cases:
        return ["There are no measurements."]
    verdicts = evaluate(measurements)
    met = [verdict.is_met for verdict in verdicts]
    lines = ["Made of `raw/` by `python/benchmarks/report.py`. All results of a model and case are"]
    lines += [f"from one process on one device{describe_guests(measurements)}:", ""]
    lines += [*describe_runs(measurements), ""]
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
    for describe in (describe_repeated, describe_traffic, describe_checks):
        lines += describe(measurements)
    return lines


def replace_part(text, lines):
    """The page with the part between the marks replaced."""
    before, mark, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        sys.exit(f"the page needs the lines '{BEGIN}' and '{END}'")
    return "\n".join([before + BEGIN, "", *lines, "", END + after])


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
    folder = os.path.join(arguments.docs, "raw")
    found = [glob.glob(os.path.join(folder, pattern)) for pattern in ("*.json", "*.csv")]
    measurements = load(arguments.raw or sorted(path for paths in found for path in paths))
    plots = list_plots(measurements)
    readme = os.path.join(arguments.docs, "README.md")
    with open(readme) as file:
        page = replace_part(file.read(), write_text(measurements, [plot[:2] for plot in plots]))
    is_right = finish(readme, page, arguments.check)
    for name, title, case, figure in () if arguments.no_plots else plots:
        models, bars = get_bars(measurements, case, figure)
        plot = draw(title, models, bars, has_ceiling=figure == "gpu_ms")
        is_right &= finish(os.path.join(arguments.docs, name), plot, arguments.check)
    sys.exit(not is_right)


if __name__ == "__main__":
    main()
