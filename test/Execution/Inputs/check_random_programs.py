#!/usr/bin/env python3
"""Rewrites random programs, and executes them before and after.

    check_random_programs.py FOLDER [--seed N] [--count N] [--only INDEX] [--jobs N]

Each program is rewritten by merging, by fusing, by hoisting casts and by coalescing,
alone, and by all of them in random orders. The interpreter runs every form for
three steps, one of them with an infinite gradient where the program says so; after
each step, all state must have the bits that it has in the program as it was. What
coalescing changes is where values are: it must add buffers and change nothing else,
and a buffer must not hold what others may know the place of.

Prints how many programs each rewrite changed, and how many had something that it
refused, by its remarks. A program that fails is made smaller as long as it fails.
Programs are written to FOLDER, those that fail as SEED-INDEX.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field

from link_programs import Linked, combine
from random_programs import draw_program

# Programs that the tools get at once: starting one takes longer than its work.
BATCH = 20
ORDERS = 3
# Programs of a batch whose stage is also outlined somewhere in an order.
OUTLINED = 1
SEPARATOR = "// -----\n"

PASSES = {
    "if-convert": "optim-if-convert",
    "hoist-casts": "optim-hoist-casts",
    "merge": "func.func(optim-merge)",
    "coalesce": "optim-coalesce",
    "generalize": "func.func(optim-generalize)",
    "fuse": "func.func(optim-fuse)",
    "outline": "optim-outline-stage,optim-verify-stage",
}
REWRITES = [name for name in PASSES if name != "outline"]
# Of each rewrite alone. The contract of what is fused is checked too, which knows no
# conditionals. What is to be coalesced must have been merged.
ALONE = {
    "if-convert": ["if-convert"],
    "merge": ["merge"],
    "fuse": ["if-convert", "generalize", "fuse", "func.func(optim-verify-structured)"],
    "hoist-casts": ["hoist-casts"],
    "coalesce": ["merge", "coalesce"],
}
# In how many of all programs each rewrite must have done something, and left something.
MUST_FIRE, MUST_REFUSE = 0.3, 0.1
# No program has what these refuse.
NEVER_REFUSES = ["if-convert"]
# Of fewer programs, shares say nothing.
ENOUGH = 200

REMARK = re.compile(r":(\d+):\d+: remark: \[(\w+)\] (\w+) \| Category:optim-([\w-]+)")
SEGMENT = re.compile(r"(@[\w.]+) at \d+")
FRAMEWORK_OP = re.compile(r'^.*"framework\..*$', re.MULTILINE)


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
    # How many programs have something, by what it is.
    counts: Counter = field(default_factory=Counter)


def run(command):
    return subprocess.run(command, capture_output=True, text=True)


def optimize(path, cases, steps):
    """The forms of programs after some passes, and remarks by program; or an error."""
    pipeline = ",".join(PASSES.get(step, step) for step in steps)
    starts, line = [], 1
    for case in cases:
        starts.append(line)
        line += (case.text + SEPARATOR).count("\n")
    path.write_text(SEPARATOR.join(case.text for case in cases))
    result = run(
        [
            "stepfold-opt",
            "--allow-unregistered-dialect",
            "--split-input-file",
            "--remarks-filter=optim-.*",
            f"--pass-pipeline=builtin.module({pipeline})",
            path,
        ]
    )
    if result.returncode != 0:
        return None, f"stepfold-opt ends with {result.returncode}\n{result.stderr}"
    remarks = [set() for _ in cases]
    for match in REMARK.finditer(result.stderr):
        program = max(i for i, start in enumerate(starts) if start <= int(match[1]))
        remarks[program].add((match[4], match[2]))
    forms = result.stdout.split(SEPARATOR)
    if len(forms) != len(cases):
        return None, f"expected {len(cases)} programs, got {len(forms)}"
    return list(zip(forms, remarks, strict=True)), ""


def execute(path, programs, injected, seed):
    """What each program's state is after each step; or an error.

    Programs are pairs of a case and what is linked of it.
    """
    path.write_text(combine([linked for _, linked in programs]))
    command = ["stepfold-run", path, "--steps=3", "--every-step", f"--seed={seed}"]
    command += [f"--inject=inf@1:{name}" for name in injected]
    result = run(command)
    if result.returncode != 0:
        return None, f"stepfold-run ends with {result.returncode}\n{result.stderr}"
    outputs = {case.index: [] for case, _ in programs}
    for line in result.stdout.splitlines():
        if not line.startswith("#"):
            outputs[int(re.match(r"p(\d+)\.", line)[1])].append(line)
    return outputs, ""


def check_buffers(case, linked):
    """What is wrong with a program's buffers."""
    hidden = {name for op in FRAMEWORK_OP.findall(case.text) for name in re.findall(r"@[\w.]+", op)}
    hidden.update(re.findall(r"global public mutable (@[\w.]+)", case.text))
    places = Counter()
    for buffer in linked.buffers:
        is_gradients = "optim.buffer gradients" in buffer
        for name in SEGMENT.findall(buffer):
            places[name, is_gradients] += 1
            if name in hidden:
                return f"others may know where {name} is: {buffer}"
    for (name, _), count in places.items():
        if count != 1:
            return f"{name} is in {count} buffers"
    return ""


def link(texts):
    return {index: Linked(text) for index, text in texts.items()}


def strip_buffers(text):
    return "".join(line for line in text.splitlines(True) if not line.startswith("  optim.buffer"))


class Checker:
    """Checks some programs at once."""

    def __init__(self, seed, folder, cases, orders):
        self.seed, self.folder, self.cases = seed, folder, cases
        self.forms = {**ALONE, **{" ".join(order): order for order in orders}}
        self.outcome = Outcome()
        self.events = {case.index: set() for case in cases}
        self.path = folder / f"{seed}-{cases[0].index}.batch.mlir"

    def fail(self, case, form, message):
        self.outcome.failures.append(Failure(case.index, form, message))

    def optimize(self, steps, form):
        results = {}
        for case, (text, remarks, error) in zip(self.cases, self.optimize_each(steps), strict=True):
            if error:
                self.fail(case, form, error)
                continue
            results[case.index] = text
            self.events[case.index] |= remarks
        return results

    def optimize_each(self, steps):
        results, error = optimize(self.path, self.cases, steps)
        if results is not None:
            return [(*result, "") for result in results]
        each = []
        for case in self.cases:
            results, error = optimize(self.path, [case], steps)
            each.append((*results[0], "") if results else (None, None, error))
        return each

    def execute(self, linked, form):
        """By program, what a form of it computes."""
        programs = [(case, linked[case.index]) for case in self.cases if case.index in linked]
        if not programs:
            return {}
        outputs, error = self.execute_some(programs)
        if outputs is not None:
            return outputs
        results = {}
        for program in programs:
            outputs, error = self.execute_some([program])
            if outputs is None:
                self.fail(program[0], form, error)
            else:
                results.update(outputs)
        return results

    def execute_some(self, programs):
        injected = [case.injected for case, _ in programs if case.injected]
        return execute(self.path, programs, injected, self.seed)

    def run(self):
        originals = self.optimize([], "imported")
        linked = link(originals)
        expected = self.execute(linked, "imported")
        self.check_alike(linked)
        forms = {}
        for form, steps in self.forms.items():
            forms[form] = self.optimize(steps, form)
            self.check_form(form, forms[form], originals, expected)
        for case in self.cases:
            before, after = (forms[form].get(case.index) for form in ("merge", "coalesce"))
            if before and after and strip_buffers(after) != before:
                self.fail(case, "coalesce", "more than buffers has changed")
        for case in [case for case in self.cases if case.is_closed][:OUTLINED]:
            if case.index in originals:
                self.check_outlined(case, originals[case.index])
        self.count()
        return self.outcome

    def check_alike(self, linked):
        """What startup gives one value must begin with one."""
        cases = [case for case in self.cases if case.alike and case.index in linked]
        if not cases:
            return
        self.path.write_text(combine([linked[case.index] for case in cases]))
        result = run(["stepfold-run", self.path, "--steps=0", f"--seed={self.seed}"])
        digests = dict(re.findall(r"^(\S+)\t.*\t(\S+)$", result.stdout, re.MULTILINE))
        for case in cases:
            for names in case.alike:
                # What the stage does not access has no digest.
                if len({digests[name] for name in names if name in digests}) > 1:
                    self.fail(case, "imported", f"{', '.join(names)} begin with different values")

    def check_outlined(self, case, original):
        """Passes on a stage that has been outlined, which they may refuse."""
        steps = draw_outlined_order(self.seed, case.index)
        form = " ".join(steps)
        results, error = optimize(self.path, [case], steps)
        if results is None:
            is_clean = error.startswith("stepfold-opt ends with 1\n") and ": error: " in error
            self.outcome.counts["refused order"] += is_clean
            if not is_clean:
                self.fail(case, form, error)
            return
        outputs = []
        for text in (original, results[0][0]):
            self.path.write_text(text)
            command = ["stepfold-run", self.path, "--steps=2", "--every-step", "--seed=7"]
            result = run(command)
            if result.returncode != 0:
                return self.fail(case, form, result.stderr)
            outputs.append(result.stdout)
        self.outcome.counts["outlined"] += 1
        if outputs[0] != outputs[1]:
            self.fail(case, form, "another state than without rewrites")

    def check_form(self, form, texts, originals, expected):
        # What has not changed needs not be executed again, and so with buffers.
        linked = link(texts)
        changed = {
            index: linked[index]
            for index, text in texts.items()
            if index in expected and strip_buffers(text) != originals[index]
        }
        outputs = self.execute(changed, form)
        for case in self.cases:
            if case.index not in texts:
                continue
            if message := check_buffers(case, linked[case.index]):
                self.fail(case, form, message)
            if case.index not in outputs:
                continue
            different = [
                f"{before}\n  {after}"
                for before, after in zip(expected[case.index], outputs[case.index])
                if before != after
            ]
            if len(expected[case.index]) != len(outputs[case.index]):
                different.append("another number of variables")
            if different:
                self.fail(
                    case, form, f"{len(different)} values differ, the first:\n  {different[0]}"
                )

    def count(self):
        counts = self.outcome.counts
        for case in self.cases:
            for rewrite, kind in self.events[case.index]:
                counts[rewrite, kind] += 1
            counts["closed"] += case.is_closed
            counts["injected"] += case.injected is not None


def draw_orders(seed, batch):
    """Random orders of the passes, some of them left out and some there twice."""
    draw = random.Random(f"{seed}:{batch}:orders")
    orders = []
    for _ in range(ORDERS):
        steps = [step for step in REWRITES if draw.random() < 0.85]
        if draw.random() < 0.3:
            steps.append(draw.choice(REWRITES))
        draw.shuffle(steps)
        orders.append(steps or ["merge"])
    return orders


def draw_outlined_order(seed, index):
    draw = random.Random(f"{seed}:{index}:outlined")
    steps = [step for step in PASSES if step == "outline" or draw.random() < 0.85]
    draw.shuffle(steps)
    return steps


def check_batch(seed, folder, batch, indices):
    cases = [Case.draw(seed, index) for index in indices]
    return Checker(seed, folder, cases, draw_orders(seed, batch)).run()


def check_case(seed, folder, case):
    orders = draw_orders(seed, case.index // BATCH)
    return Checker(seed, folder, [case], orders).run().failures


def reduce_program(seed, folder, index, form):
    """The smallest program, by leaving out ops, of which the form still fails."""
    program, chunks = draw_program(seed, index)

    def make(chunks):
        return Case.make(index, program, chunks)

    def fails(chunks):
        failures = check_case(seed, folder, make(chunks))
        # A program that cannot be parsed or executed as it is says nothing.
        return any(f.form == form for f in failures) and not any(
            f.form == "imported" for f in failures
        )

    position = len(chunks)
    while position > 0:
        position -= 1
        fewer = chunks[:position] + chunks[position + 1 :]
        if fails(fewer):
            chunks = fewer
    return make(chunks).text


def report(seed, folder, failures, reduce):
    """Says what fails, and how to see it again."""
    by_program = {}
    for failure in failures:
        by_program.setdefault(failure.index, []).append(failure)
    for index, own in by_program.items():
        path = folder / f"{seed}-{index}.mlir"
        path.write_text(Case.draw(seed, index).text)
        print(f"seed {seed}, program {index} ({path}): --seed={seed} --only={index}")
        for failure in own:
            print(f"  {failure.form}: {failure.message}")
    index, own = next(iter(by_program.items()))
    if reduce and all(failure.form != "imported" for failure in own):
        path = folder / f"{seed}-{index}.reduced.mlir"
        path.write_text(reduce_program(seed, folder, index, own[0].form))
        print(f"program {index}, as far as '{own[0].form}' needs it: {path}")


def check_shares(counts, total):
    """Prints how often each rewrite did something, and what is too seldom."""
    errors = []
    print(f"{'rewrite':<12} {'fired':>6} {'refused':>8}")
    for rewrite in ALONE:
        fired, refused = counts[rewrite, "Passed"], counts[rewrite, "Missed"]
        print(f"{rewrite:<12} {fired:>6} {refused:>8}")
        if fired < MUST_FIRE * total:
            errors.append(f"{rewrite} fired in {fired} of {total} programs")
        if rewrite not in NEVER_REFUSES and refused < MUST_REFUSE * total:
            errors.append(f"{rewrite} refused something in {refused} of {total} programs")
    return errors if total >= ENOUGH else []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--only", type=int, help="the index of one program")
    parser.add_argument("--no-reduce", action="store_true", help="keep a failing program whole")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    indices = range(args.count) if args.only is None else [args.only]
    batches = {}
    for index in indices:
        batches.setdefault(index // BATCH, []).append(index)

    print(f"seed {args.seed}: {len(indices)} programs")
    total = Outcome()
    with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
        outcomes = [
            pool.submit(check_batch, args.seed, args.folder, *batch) for batch in batches.items()
        ]
        for future in outcomes:
            outcome = future.result()
            total.failures += outcome.failures
            total.counts += outcome.counts
    counts = total.counts
    print(
        f"{counts['injected']} with an infinite gradient; {counts['outlined']} also rewritten "
        f"where their stage is outlined, and {counts['refused order']} refused there"
    )
    errors = check_shares(counts, len(indices))
    if total.failures:
        report(args.seed, args.folder, total.failures, not args.no_reduce)
        errors.append(f"failing programs: {len({f.index for f in total.failures})}")
    if errors:
        sys.exit("\n".join(errors))
    print("all forms agree")


if __name__ == "__main__":
    main()
