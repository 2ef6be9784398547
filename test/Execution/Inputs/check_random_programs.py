#!/usr/bin/env python3
"""Rewrites and compiles random programs, and executes them before and after.

    check_random_programs.py FOLDER [--by KIND] [--seed N] [--count N] [--covering]
        [--only INDEX] [--jobs N] [--ptxas PATH]

Programs are those that random_programs.py draws; stepfold-compare, on the path, executes them, many
in a process. After each step, all state must have the bits that it has in the unchanged program.
KIND selects the check:

rewrites  Each program is rewritten by merging, by fusing, by hoisting casts and by
          coalescing, alone, and by all of them in random orders; the interpreter
          runs every form. Coalescing must add buffers and change nothing else, and
          a buffer must not hold what others may know the place of. A stage that was
          outlined before is rewritten, too.
engines   Programs whose stage can be compiled, in all forms, down to updates in
          place, just in time, and as plans: merged, not merged and coalesced.
ptx       The same programs are compiled to PTX, which must be assembled, and twice:
          in another order of programs the text must be the same.

With --covering, only some of the COUNT programs are tried: they are chosen so that
they have every kind of statement that the COUNT programs have.

In one step a gradient is infinite, where the program says so. Prints how many
programs each rewrite changed, and how many had something that it refused, by its
remarks. A program that fails is made smaller as long as it fails. Programs that
fail are written to FOLDER as SEED-INDEX.
"""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import shutil
import sys
from collections import Counter
from dataclasses import dataclass, field, replace

from random_programs import draw_program

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Differential"))
from compare import FORMS, PLANS, compare, interpret, jit, plan  # noqa: E402

# Programs that one process gets.
BATCH = 20
ORDERS = 3

PASSES = {
    "if-convert": "optim-if-convert",
    "hoist-casts": "optim-hoist-casts",
    "merge": "func.func(optim-merge)",
    "group-parameters": "func.func(optim-group-parameters)",
    "coalesce": "optim-coalesce",
    "generalize": "func.func(optim-generalize)",
    "fuse": "func.func(optim-fuse)",
    "outline": "optim-outline-stage,optim-verify-stage",
}
REWRITES = [name for name in PASSES if name != "outline"]
# Passes of each rewrite alone. Fusion is followed by a check of its contract, which forbids
# conditionals. Coalescing needs merged updates.
ALONE = {
    "if-convert": ["if-convert"],
    "merge": ["merge"],
    "group-parameters": ["group-parameters"],
    "fuse": ["if-convert", "generalize", "fuse", "func.func(optim-verify-structured)"],
    "hoist-casts": ["hoist-casts"],
    "coalesce": ["merge", "coalesce"],
}
# Shares of programs in which each rewrite must have done something, and left something.
MUST_FIRE, MUST_REFUSE = 0.3, 0.05
# No program has what these refuse.
NEVER_REFUSES = ["if-convert"]
# Share of programs with a closed stage that must be compiled.
MUST_COMPILE = 0.6
# Number of programs from which on shares are meaningful.
ENOUGH = 200
# Errors of the compiler for a program whose stage cannot be in place.
REFUSALS = (
    "reads a tensor after an in-place update",
    "reads a tensor that it updates",
    "updates one tensor twice",
)
# In a line of a program: its op, and what is no word of a kind of statement, which
# are names and sizes.
OP = re.compile(r"\b(?:optim|arith|math|scf|tensor|ml_program)\.\w+|\"[\w.]+\"")
NO_WORD = re.compile(r"[%@][\w.]+|\d+x")
# Error of a pass that fails silently.
NO_MESSAGE = "a pass failed without a message"


@dataclass
class Failure:
    index: int
    form: str
    message: str


@dataclass
class Case:
    """A program, as text."""

    index: int
    text: str
    injected: str | None
    is_closed: bool
    alike: list

    @staticmethod
    def make(index, program, chunks):
        text = program.print(chunks)
        return Case(index, text, program.injected, program.is_closed, program.alike)

    @staticmethod
    def draw(seed, index):
        return Case.make(index, *draw_program(seed, index))


@dataclass
class Outcome:
    failures: list = field(default_factory=list)
    # Number of programs with each property.
    counts: Counter = field(default_factory=Counter)

    def add(self, other):
        self.failures += other.failures
        self.counts += other.counts


def make_pipelines(forms):
    return {
        name: ",".join(PASSES.get(step, step) for step in steps) for name, steps in forms.items()
    }


def draw_orders(seed, batch):
    """Random orders of the passes, some of them left out and some there twice."""
    draw = random.Random(f"{seed}:{batch}:orders")
    orders = {}
    for _ in range(ORDERS):
        steps = [step for step in REWRITES if draw.random() < 0.85]
        if draw.random() < 0.3:
            steps.append(draw.choice(REWRITES))
        draw.shuffle(steps)
        # No form of one rewrite alone has such a name.
        orders[" ".join(["order", *steps])] = steps
    return orders


def draw_outlined_order(seed, batch):
    draw = random.Random(f"{seed}:{batch}:outlined")
    steps = [step for step in PASSES if step == "outline" or draw.random() < 0.85]
    draw.shuffle(steps)
    return {" ".join(steps): steps}


def name_rewrite(name):
    """The rewrite that a pass is, or is a part of."""
    rewrite = name.removeprefix("optim-")
    return rewrite if rewrite in PASSES else "fuse"


class Checker:
    """Checks the programs of a batch."""

    def __init__(self, args, batch, cases):
        self.args, self.batch, self.cases = args, batch, cases
        self.folder = args.folder / f"{args.by}-{args.seed}-{batch}"
        self.outcome = Outcome()

    def run(self):
        if self.cases:
            {"rewrites": self.rewrite, "engines": self.execute, "ptx": self.assemble}[
                self.args.by
            ]()
        shutil.rmtree(self.folder, ignore_errors=True)
        counts = self.outcome.counts
        counts["injected"] += sum(case.injected is not None for case in self.cases)
        counts["closed"] += sum(case.is_closed for case in self.cases)
        return self.outcome

    def compare(self, cases, *arguments):
        injections = [f"--inject=inf@1:{case.injected}" for case in cases if case.injected]
        alike = [f"--alike={','.join(names)}" for case in cases for names in case.alike]
        return compare(
            [case.text for case in cases],
            self.folder,
            [f"--seed={self.args.seed}", *injections, *alike, *arguments],
        )

    def fail(self, case, form, message):
        self.outcome.failures.append(Failure(case.index, form, message))

    def fail_all(self, case, failures):
        for failure in failures:
            self.fail(case, failure["run"], failure["message"])

    def rewrite(self):
        forms = {"imported": [], **ALONE, **draw_orders(self.args.seed, self.batch)}
        reports = self.compare(self.cases, "--link", *interpret(make_pipelines(forms)))
        counts = self.outcome.counts
        for case, report in zip(self.cases, reports, strict=True):
            self.fail_all(case, report.failures)
            if report.forms.get("merge") != report.forms.get("coalesce"):
                self.fail(case, "interpreter, coalesce", "more than buffers has changed")
            counts.update({("fired", name_rewrite(name)) for name in report.fired})
            counts.update({("refused", name_rewrite(name)) for name in report.refused})
        self.rewrite_outlined()

    def rewrite_outlined(self):
        """Passes on a stage that is outlined somewhere in an order, which may be refused."""
        forms = {"imported": [], **draw_outlined_order(self.args.seed, self.batch)}
        cases = [case for case in self.cases if case.is_closed]
        for case, report in zip(
            cases, self.compare(cases, *interpret(make_pipelines(forms))), strict=True
        ):
            is_refused = any(
                failure["kind"] == "error" and NO_MESSAGE not in failure["message"]
                for failure in report.failures
                if failure["run"] not in ("process", "interpreter, imported")
            )
            self.outcome.counts["refused order" if is_refused else "outlined"] += 1
            if not is_refused:
                self.fail_all(case, report.failures)

    def count_refusals(self, case, report):
        """Fails the program for all but known refusals."""
        unknown = [
            failure
            for failure in report.failures
            if failure["kind"] != "error"
            or failure["run"] == "process"
            or not any(reason in failure["message"] for reason in REFUSALS)
        ]
        self.fail_all(case, unknown)
        self.outcome.counts["refused" if report.failures else "compiled"] += 1

    def execute(self):
        arguments = [
            "--steps=2",
            *interpret(FORMS),
            *jit({"outlined": FORMS["outlined"]}),
            *plan(PLANS),
        ]
        for case, report in zip(self.cases, self.compare(self.cases, *arguments), strict=True):
            self.count_refusals(case, report)
            self.outcome.counts["runs"] += len(report.agree)

    def assemble(self):
        arguments = [f"--ptx={self.args.target}"]
        reports = self.compare(self.cases, *arguments, f"--ptxas={self.args.ptxas or ''}")
        again = self.compare(self.cases[::-1], *arguments)[::-1]
        for case, report, other in zip(self.cases, reports, again, strict=True):
            self.count_refusals(case, report)
            if report.ptx != other.ptx:
                self.fail(case, self.args.target, "the PTX is another in another order of programs")


def accumulate_on_gpu(case):
    """Returns the program with products of matrices that add as tensor cores do."""
    return replace(case, text=case.text.replace("accumulation<sequential>", "accumulation<mma16>"))


def draw_cases(args):
    """The programs that are asked for: for compilers, those that can be compiled."""
    indices = itertools.count() if args.only is None else [args.only]
    cases = (Case.draw(args.seed, index) for index in indices)
    if args.by == "ptx":
        cases = map(accumulate_on_gpu, cases)
    if args.by != "rewrites":
        cases = (case for case in cases if case.is_closed)
    return itertools.islice(cases, args.count)


def get_kinds(case):
    """The kinds of statements of a program: each op, with each word that stands beside it.

    These are types, operands, settings and their values.
    """
    kinds = {("injected", str(case.injected is not None))}
    for line in case.text.splitlines():
        if op := OP.search(line):
            words = re.findall(r"[a-z]\w*", NO_WORD.sub(" ", line))
            kinds.update((op.group(), word) for word in words)
    return kinds


def choose_covering(cases):
    """Some of the programs, which have all kinds of statements, and the number of these.

    Next is always the program with the most new kinds for its length, which is about
    what it takes to compile it.
    """
    kinds = {case.index: get_kinds(case) for case in cases}
    missing = set().union(*kinds.values())
    count, chosen = len(missing), []
    while missing:
        best = max(cases, key=lambda case: len(kinds[case.index] & missing) / len(case.text))
        missing -= kinds[best.index]
        chosen.append(best)
    return chosen, count


def get_batch(args, case, position):
    """The number of a batch decides how its programs are rewritten."""
    return case.index // BATCH if args.by == "rewrites" else position // BATCH


def check_case(args, case):
    return Checker(args, get_batch(args, case, 0), [case]).run().failures


def reduce_program(args, index, form):
    """The smallest program, by leaving out ops, of which the form still fails."""
    program, chunks = draw_program(args.seed, index)

    def fails(chunks):
        forms = {failure.form for failure in check_case(args, Case.make(index, program, chunks))}
        # A program that cannot be parsed or executed as it is says nothing.
        return form in forms and "parser" not in forms and "interpreter, imported" not in forms

    position = len(chunks)
    while position > 0:
        position -= 1
        fewer = chunks[:position] + chunks[position + 1 :]
        if fails(fewer):
            chunks = fewer
    return program.print(chunks)


def report_failures(args, failures):
    """Says what fails, and how to see it again."""
    by_program = {}
    for failure in failures:
        by_program.setdefault(failure.index, []).append(failure)
    for index, own in by_program.items():
        path = args.folder / f"{args.seed}-{index}.mlir"
        path.write_text(Case.draw(args.seed, index).text)
        print(
            f"seed {args.seed}, program {index} ({path}): "
            f"--by={args.by} --seed={args.seed} --only={index}"
        )
        for failure in own:
            print(f"  {failure.form}: {failure.message}")
    index, own = next(iter(by_program.items()))
    if not args.no_reduce and all(failure.form != "interpreter, imported" for failure in own):
        path = args.folder / f"{args.seed}-{index}.reduced.mlir"
        path.write_text(reduce_program(args, index, own[0].form))
        print(f"program {index}, as far as '{own[0].form}' needs it: {path}")


def check_rewrites(counts, total):
    """Prints how often each rewrite did something, and says what is too seldom."""
    errors = []
    print(
        f"{counts['injected']} with an infinite gradient; {counts['outlined']} also rewritten "
        f"where their stage is outlined, and {counts['refused order']} refused there"
    )
    print(f"{'rewrite':<16} {'fired':>6} {'refused':>8}")
    for rewrite in ALONE:
        fired, refused = (counts[kind, rewrite] for kind in ("fired", "refused"))
        print(f"{rewrite:<16} {fired:>6} {refused:>8}")
        if fired < MUST_FIRE * total:
            errors.append(f"{rewrite} fired in {fired} of {total} programs")
        if rewrite not in NEVER_REFUSES and refused < MUST_REFUSE * total:
            errors.append(f"{rewrite} refused something in {refused} of {total} programs")
    return errors if total >= ENOUGH else []


def check_compiled(counts, total):
    print(
        f"{counts['compiled']} compiled, {counts['injected']} with an infinite gradient; "
        f"{counts['refused']} cannot be in place"
    )
    if counts["compiled"] < MUST_COMPILE * total:
        return [f"{counts['compiled']} of {total} programs could be compiled"]
    return []


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--by", choices=["rewrites", "engines", "ptx"], default="rewrites")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument(
        "--covering", action="store_true", help="some programs with all kinds of statements"
    )
    parser.add_argument("--only", type=int, help="the index of one program")
    parser.add_argument("--no-reduce", action="store_true", help="keep a failing program whole")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--target", default="sm_90", help="of PTX")
    parser.add_argument("--ptxas", help="what assembles PTX")
    return parser.parse_args()


def main():
    args = parse_arguments()
    args.folder.mkdir(parents=True, exist_ok=True)
    cases = list(draw_cases(args))
    print(f"seed {args.seed}: {len(cases)} programs", flush=True)
    if args.covering:
        cases, kinds = choose_covering(cases)
        print(f"{len(cases)} of them have all {kinds} kinds of statements", flush=True)
    batches = {}
    for position, case in enumerate(cases):
        batches.setdefault(get_batch(args, case, position), []).append(case)
    count = len(cases)

    total = Outcome()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for outcome in pool.map(lambda batch: Checker(args, batch, batches[batch]).run(), batches):
            total.add(outcome)
    check = check_rewrites if args.by == "rewrites" else check_compiled
    errors = check(total.counts, count)
    if total.failures:
        report_failures(args, total.failures)
        errors.append(f"failing programs: {len({f.index for f in total.failures})}")
    if errors:
        sys.exit("\n".join(errors))
    print("all agree")


if __name__ == "__main__":
    main()
