#!/usr/bin/env python3
"""Folds training programs, and compares what they compute before and after.

    check_trainings.py FOLDER --document FILE [--update] NAME...

The framework builds each program. Four things are checked:

- The framework runs it before `stepfold.paddle.fold` and after, for five steps, from equal
  seeds and on equal feeds. All fetched values and variables must be equal bit for bit.
- With `kernels=True`, each of these steps gives the same fetched values, and variables within the
  limit that the program has (operators.py).
- The plan for this CPU agrees with the interpreter for five steps. A plan for sm_90 is compiled.
- Its figures are those of its rows in the document, and within the bounds that follow from its
  parameters. `--update` writes the rows.

The tools are found on the path. FOLDER is where plans are written.
"""

import argparse
import contextlib
import dataclasses
import io
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for path in ("Programs", "Frontends/Paddle", "Differential", "../python/tests"):
    sys.path.append(os.path.normpath(os.path.join(HERE, "..", path)))

import compare  # noqa: E402
import executor  # noqa: E402
import operators  # noqa: E402
import paddle  # noqa: E402
import stepfold  # noqa: E402
import stepfold.paddle  # noqa: E402
import tables  # noqa: E402
import trainings  # noqa: E402
from between import count_between  # noqa: E402
from commands import run, update_or_compare  # noqa: E402
from operators import Different  # noqa: E402
from stepfold.paddle.static.serialization import deserialize  # noqa: E402

STEPS = 5
# Heads of the tables in the document.
HEAD = (
    "| program | updates | after | launches | after | at most "
    "| framework's ops left | after | bytes a step | after |"
)
OPERATORS_HEAD = (
    "| program | operators | launches, folded | with kernels | bytes a step, folded "
    "| with kernels | distance |"
)


def repair(main, startup):
    """The programs as the import repairs them, which the framework can run."""
    with stepfold.Session() as session:
        with stepfold.paddle.import_programs(session, main, startup, "cpu") as program:
            return [deserialize(text) for text in program.export_pir()]


def run_steps(programs, feeds, fetch):
    """Returns the fetched values, and the variables before each step and after the last one."""
    training = executor.Training(*programs)
    states, values = [training.state()], []
    for step in range(STEPS):
        values.append(training.step(feeds(step), fetch))
        states.append(training.state())
    return values, states


@dataclasses.dataclass(frozen=True)
class Checked:
    """A program that was folded.

    main, startup: the program.
    updates: how often each update op occurs before and after.
    folded: the programs that it was folded to.
    with_operators: those with operators.
    """

    main: object
    startup: object
    updates: dict
    folded: tuple
    with_operators: tuple


def check_folded(name):
    """Runs the program before and after."""
    training = trainings.TRAININGS[name]
    main, startup, loss = trainings.build(name)
    with contextlib.redirect_stdout(io.StringIO()):
        folded = stepfold.paddle.fold(main, startup, device="cpu")
    original, fetch = (main, startup), [] if loss is None else [loss]
    if training.is_older_form:
        original = repair(main, startup)
    feeds = executor.random_feeds(training.feeds)
    losses, states = run_steps(original, feeds, fetch)
    new_losses, new_states = run_steps(folded, feeds, folded[0].folding.find(fetch))
    if fetch and len({values[0].tobytes() for values in losses}) != STEPS:
        raise Different("two steps have the same loss")
    for step, (a, b) in enumerate(zip(losses, new_losses)):
        if not all(map(executor.same_bits, a, b)):
            raise Different(f"step {step}: the losses are {a} before and {b} after")
    state, new_state = states[-1], new_states[-1]
    different = [v for v in state if not executor.same_bits(state[v], new_state[v])]
    if different:
        raise Different(f"{len(different)} variables differ after folding, as {different[0]}")
    with_operators = operators.fold(main, startup)
    found = with_operators[0].folding.find(fetch)
    distance = operators.compare_steps(with_operators, found, feeds, states, losses)
    operators.check_limit(*distance, training.distance)
    updates = folded[0].folding.report.updates
    return Checked(main, startup, updates, folded, with_operators)


def compile_stage(program, folder, stage, targets):
    """Writes plans for targets. Returns the report of the last one."""
    options = "" if stage is None else f" stage={stage}"
    for target in targets:
        path = os.path.join(folder, target)
        with program.compile(f"target={target}{options}") as plan:
            plan.write(path)
    with open(os.path.join(path, "report.json")) as file:
        return json.load(file)


def compare_engines(imported, folder, stage):
    """The imported program and its plan agree, of one stage if a stage is given."""
    with open(imported) as file:
        text = file.read()
    if stage is not None:
        text = run(
            "stepfold-opt",
            "--allow-unregistered-dialect",
            f"--optim-select-stage=stage={stage}",
            imported,
        )
    arguments = [f"--steps={STEPS}", "--seed=7"]
    arguments += compare.interpret({"fused": compare.FORMS["fused"]}) + compare.plan({"host": ""})
    [report] = compare.compare([text], folder, arguments)
    if report.failures:
        raise Different("; ".join(f"{f['run']}: {f['message']}" for f in report.failures))
    if not {"interpreter, fused", "host"} <= set(report.agree):
        raise Different(f"only these runs agree: {report.agree}")


def read_ops(program):
    """The ops of a program of the framework, as `count_between` takes them."""

    def walk(block):
        for op in block.ops:
            operands = [v.id for v in op.operands_source() if v.initialized()]
            yield op.name(), operands, [v.id for v in op.results()]
            for inner in op.blocks():
                yield from walk(inner)

    return list(walk(program.global_block()))


def sum_figures(reports, form):
    """The updates, launches and bytes of all stages, before or after the rewrites."""
    forms = [report[form] for report in reports]
    return (
        sum(sum(form["updates"].values()) for form in forms),
        sum(form["launches"] for form in forms),
        sum(form["bytes_read"] + form["bytes_written"] for form in forms),
    )


def count_groups(main, module, kinds):
    """The groups of the parameters that these kinds of updates change, as the document has them."""
    decays = {
        p.name: (p.need_clip, str(p.regularizer)) for p in main.global_block().all_parameters()
    }
    return len({(p.group, decays[p.name]) for p in module.get_parameters(kinds)})


def compile_stages(programs, folder, stages, targets):
    """The reports of stages for the last target, and the imported program. Writes plans."""
    with stepfold.Session() as session:
        with stepfold.paddle.import_programs(session, *programs, "cpu") as program:
            reports = [compile_stage(program, folder, stage, targets) for stage in stages]
            return reports, str(program)


def format_row(training, figures):
    return f"| {training.title} | " + " | ".join(str(figure) for figure in figures) + " |"


def make_operators_row(training, checked, folder, stages):
    """The row of a program with operators, beside that of the folded one."""
    reports, _ = compile_stages(checked.folded, folder, stages, ["host"])
    _, *folded = sum_figures(reports, "before")
    reports = operators.read_reports(checked.with_operators[0])
    _, *with_operators = sum_figures(reports, "after")
    figures = [figure for pair in zip(folded, with_operators) for figure in pair]
    distance = training.distance or "equal bits"
    return format_row(training, [len(reports), *figures, distance])


def check(name, folder):
    """Checks one program. Returns its rows, by the heads of their tables."""
    training = trainings.TRAININGS[name]
    checked = check_folded(name)
    main, kinds = checked.main, checked.updates
    stages = range(training.num_stages) if training.num_stages > 1 else [None]
    reports, text = compile_stages((main, checked.startup), folder, stages, ["host", "sm_90"])
    imported = os.path.join(folder, "imported.mlir")
    with open(imported, "w") as file:
        file.write(text)
    for stage in stages:
        compare_engines(imported, os.path.join(folder, "compared"), stage)
    module = tables.Module(tables.print_generic(imported))
    imported_kinds = {kind for report in reports for kind in report["before"]["updates"]}
    left = [
        sum(count_between(ops, {*kinds, *imported_kinds}).values())
        for ops in (
            read_ops(main),
            [(op.name, op.operands, op.results) for op in module.ops],
        )
    ]
    updates, launches, traffic = zip(*(sum_figures(reports, form) for form in ("before", "after")))
    bound = 2 * training.num_stages * count_groups(main, module, imported_kinds) + 2
    bound += training.num_norms_of_clipped + training.num_shared_norms
    if left[1]:
        raise Different(f"{left[1]} of the framework's ops are left on gradients")
    if launches[1] > bound:
        raise Different(f"{launches[1]} launches are more than {bound}")
    figures = [*updates, *launches, bound, *left, *traffic]
    return {
        HEAD: format_row(training, figures),
        OPERATORS_HEAD: make_operators_row(training, checked, folder, stages),
    }


def write_rows(document, head, rows, is_update):
    """Puts the rows, by their titles, into the table of the document that has the head."""
    with open(document) as file:
        before, table = file.read().split(head + "\n")
    table, gap, behind = table.partition("\n\n")
    separator, *old = table.splitlines()
    known = {row.split("|")[1].strip(): row for row in old}
    titles = [training.title for training in trainings.TRAININGS.values()]
    if not is_update and set(known) != set(titles):
        sys.exit(f"{document} has rows of other programs; run check_trainings.py --update")
    known.update(rows)
    lines = [head, separator, *(known[title] for title in titles if title in known)]
    text = before + "\n".join(lines) + (gap + behind or "\n")
    update_or_compare(document, text, is_update, "; run check_trainings.py --update")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--document", required=True)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("names", nargs="+", choices=trainings.TRAININGS, metavar="NAME")
    args = parser.parse_args()
    tables_of_rows = {HEAD: {}, OPERATORS_HEAD: {}}
    for name in args.names:
        try:
            rows = check(name, os.path.join(args.folder, name))
        except Different as error:
            sys.exit(f"{name}: {error}")
        for head, row in rows.items():
            tables_of_rows[head][trainings.TRAININGS[name].title] = row
            print(f"{name}: {row}", flush=True)
    for head, rows in tables_of_rows.items():
        write_rows(args.document, head, rows, args.update)


if __name__ == "__main__":
    paddle.enable_static()
    executor.run_in_order()
    main()
