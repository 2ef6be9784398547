#!/usr/bin/env python3
"""Measures how time and memory of the tools grow with the number of parameters.

scale.py [--tools NAME=FOLDER ...] [--cases NAMES] [--counts NUMBERS] [--repetitions N] [--out FILE]

FOLDER has the tools of one build, and lib/ beside it has its libraries; of several builds, all
are measured in turn, in one run.
Each measurement is a process of its own. The table has medians: of the wall time, of the time
that the process had a CPU (user and system), which says more on a machine with other users,
and of its peak memory.
"""

import argparse
import multiprocessing
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

import models
import programs
from programs import Stream, make_tensor

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.append(os.path.join(ROOT, "test", "Frontends", "Paddle", "Inputs"))
from many_parameters import make_programs  # noqa: E402

SHAPES = ((8,), (16, 4), (33,), (128,))
COUNTS = (2500, 5000, 10000, 20000)


class FrameworkStage(programs.StageWriter):
    """A stage as a framework writes it: each gradient has ops of its own."""

    def write_sum(self, name, gradients, contribution):
        program, one = self.program, make_tensor("f32", 1)
        sums = []
        for index, (gradient, type) in enumerate(zip(gradients, self.types)):
            part = f"{name}_{index}"
            out, stream = programs.make_empty(program, part, [one]), Stream((gradient,), (type,))
            sums += programs.append_structured(
                program, "reduce", f"%{part}", [out], [stream], [], contribution
            )
        vector = make_tensor("f32", len(sums))
        out = programs.make_empty(program, f"{name}_sums", [vector])
        parts = Stream(tuple(sums), (one,) * len(sums))
        (gathered,) = programs.append_structured(
            program,
            "foreach_parameter",
            f"%{name}_sums",
            [out],
            [parts],
            [],
            ["optim.yield %i0 : f32"],
        )
        return self.write_total(name, gathered, vector)

    def write_scaling(self, name, gradients, factor):
        body = ["%0 = arith.mulf %i0, %s0 : f32", "optim.yield %0 : f32"]
        scalar, scaled = Stream((factor,), (programs.SCALAR,)), []
        for index, (gradient, type) in enumerate(zip(gradients, self.types)):
            part = f"{name}_{index}"
            out = programs.make_empty(self.program, part, [type])
            stream = Stream((gradient,), (type,))
            scaled += programs.append_structured(
                self.program, "foreach", f"%{part}", [out], [stream], [scalar], body
            )
        return scaled


@dataclass(frozen=True)
class Case:
    """Something to measure.

    prepare: gets a folder, a number of parameters and the folder of the tools; writes what the
        process needs to the folder, which is empty, and returns the command to measure.
    """

    name: str
    prepare: Callable[[str, int, str], list[str]]


def write_program(path, stage, count):
    """Writes the stage that programs.py calls `stage`, as a framework writes it."""
    parameters = [
        models.Parameter(f"w{index}", SHAPES[index % len(SHAPES)]) for index in range(count)
    ]
    with open(path, "w") as file:
        file.write(FrameworkStage(parameters, programs.Case.parse(stage)).write())


def make_compile_case(name, stage, *arguments, target="host"):
    """Compiles a stage of programs.py."""

    def prepare(folder, count, tools):
        path = os.path.join(folder, "program.mlir")
        write_program(path, stage, count)
        return [
            os.path.join(tools, "stepfold-compile"),
            path,
            f"--target={target}",
            "--ptxas=none",
            "--quiet",
            "-o",
            os.path.join(folder, "plan"),
            *arguments,
        ]

    return Case(name, prepare)


def make_parse_case():
    """Parses, verifies and prints what `compile` compiles: what compiling begins with."""
    compile_case = make_compile_case("", "adamw+clip+bf16")

    def prepare(folder, count, tools):
        program = compile_case.prepare(folder, count, tools)[1]
        return [os.path.join(tools, "stepfold-opt"), program, "-o", os.devnull, ALLOW]

    return Case("parse", prepare)


def make_load_case():
    """Loads the plan of what `compile, coalesced` compiles."""
    compile_case = make_compile_case("", "adamw+clip+bf16", FLAT)

    def prepare(folder, count, tools):
        command = compile_case.prepare(folder, count, tools)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        library = os.path.join(tools, "..", "lib", "libStepfoldRuntime.so")
        return [sys.executable, "-c", LOAD, library, os.path.join(folder, "plan")]

    return Case("load", prepare)


def write_pir(folder, optimizer, count):
    """Writes a program of the framework. Returns where its two parts are."""
    paths = [os.path.join(folder, part + ".json") for part in ("main", "startup")]
    for program, path in zip(make_programs(optimizer, count), paths):
        program.write(path)
    return paths


def make_import_case(optimizer):
    def prepare(folder, count, tools):
        main, startup = write_pir(folder, optimizer, count)
        translate = os.path.join(tools, "stepfold-translate")
        return [translate, "--import-pir", main, "--startup=" + startup, "-o", os.devnull]

    return Case(f"import {optimizer}", prepare)


def find_sources(tools):
    """The sources of a build: its library and its Python package belong together."""
    with open(os.path.join(tools, "..", "CMakeCache.txt")) as file:
        for line in file:
            if line.startswith("CMAKE_HOME_DIRECTORY:"):
                return line.strip().split("=", 1)[1]
    return ROOT


def make_fold_case(optimizer):
    """Makes a case of `stepfold.paddle.fold`, which imports, merges and exports."""

    def prepare(folder, count, tools):
        library = os.path.join(tools, "..", "lib", "libStepfold.so")
        package = os.path.join(find_sources(tools), "python")
        environment = ["PYTHONPATH=" + package, "STEPFOLD_COMPILER=" + library]
        paths = write_pir(folder, optimizer, count)
        return ["/usr/bin/env", *environment, sys.executable, "-c", FOLD, *paths]

    return Case(f"fold {optimizer}", prepare)


LOAD = """
import ctypes, sys
library, plan = ctypes.CDLL(sys.argv[1]), ctypes.c_void_p()
sys.exit(library.stepfoldPlanLoad(sys.argv[2].encode(), None, ctypes.byref(plan)))
"""
FOLD = """
import sys
from stepfold import Session
main, startup = (open(path).read() for path in sys.argv[1:])
with Session() as session, session.import_pir(main, startup, keep_parsed=True) as program:
    program.run_passes("optim-optimize{if-convert=false generalize=false fuse=false}")
    program.export_pir()
"""
ALLOW = "--allow-unregistered-dialect"
FLAT = "--optimize-options=coalesce=true"
CASES = (
    make_parse_case(),
    make_compile_case("compile", "adamw+clip+bf16"),
    make_compile_case("compile, coalesced", "adamw+clip+bf16", FLAT),
    make_compile_case(
        "compile, not hoisted", "adamw+clip+bf16", "--optimize-options=hoist-casts=false"
    ),
    make_compile_case("compile for sm_90", "adamw+clip+bf16", FLAT, target="sm_90"),
    make_compile_case("compile, loss scaling", "adamw+clip+amp+bf16", FLAT),
    make_compile_case(
        "compile for sm_90, loss scaling", "adamw+clip+amp+bf16", FLAT, target="sm_90"
    ),
    make_compile_case("compile LARS", "lars+amp", FLAT),
    make_compile_case("compile LAMB", "lamb+clip", FLAT),
    make_compile_case("compile, unmerged", "adamw+clip+bf16", "--optimize-options=merge=false"),
    make_load_case(),
    make_import_case("adam"),
    make_import_case("sgd"),
    make_fold_case("adam"),
)


@dataclass(frozen=True)
class Usage:
    """Time and memory that one process needed."""

    wall_s: float
    cpu_s: float
    peak_mib: float


def measure(command):
    """Runs `command` and returns its usage; nothing if it fails, after the error is printed."""
    with tempfile.TemporaryFile("w+") as errors:
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            errors.seek(0)
            # An operation may be printed with thousands of operands.
            print(f"scale.py: {command[0]}: {errors.read()[:2000]}", file=sys.stderr)
            return None
    return Usage(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def prepare(case, folder, count, tools):
    """The command to measure. It is prepared in a process of its own, since the peak memory of
    a process begins as that of its parent."""
    context = multiprocessing.get_context("fork")
    command = context.SimpleQueue()
    process = context.Process(target=lambda: command.put(case.prepare(folder, count, tools)))
    process.start()
    process.join()
    if process.exitcode != 0:
        sys.exit(f"scale.py: cannot prepare '{case.name}' with {count} parameters")
    return command.get()


def measure_case(case, count, tools, repetitions):
    """The medians of a case; nothing where it fails."""
    with tempfile.TemporaryDirectory() as folder:
        command = prepare(case, folder, count, tools)
        usages = [measure(command) for _ in range(repetitions)]
    if None in usages:
        return None
    return Usage(
        *(
            statistics.median(getattr(usage, field) for usage in usages)
            for field in ("wall_s", "cpu_s", "peak_mib")
        )
    )


def get_processor():
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.machine()


def get_commit(folder):
    """The commit of the sources that a build folder is in, with a + where they were changed."""

    def run_git(*arguments):
        command = ["git", "-C", folder, *arguments]
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()

    commit = run_git("rev-parse", "--short", "HEAD") or "unknown"
    return commit + ("+" if run_git("status", "--porcelain", "--untracked-files=no") else "")


def get_version(tools):
    """Returns the version of LLVM that the tools of a build print."""
    command = [os.path.join(tools, "stepfold-opt"), "--version"]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    return next((line.strip() for line in lines if "LLVM version" in line), "unknown")


def write_environment(file, builds, repetitions):
    print(
        f"{get_processor()}, {os.cpu_count()} processors; Python {platform.python_version()}; "
        f"medians of {repetitions}; "
        + "; ".join(
            f"{name}: commit {get_commit(folder)}, {get_version(folder)}"
            for name, folder in builds.items()
        ),
        end="\n\n",
        file=file,
    )


def format_usage(usage):
    return [f"{usage.wall_s:.2f}", f"{usage.cpu_s:.2f}", f"{usage.peak_mib:.0f}"]


def write_table(file, cases, counts, builds, repetitions):
    write_environment(file, builds, repetitions)
    titles = ["case", "parameters", *(f"{name}: wall s | CPU s | peak MiB" for name in builds)]
    print(f"| {' | '.join(titles)} |", file=file)
    print("|---" + "|---:" * (1 + 3 * len(builds)) + "|", file=file)
    for case in cases:
        for count in counts:
            cells = [case.name, f"{count:,}"]
            for tools in builds.values():
                usage = measure_case(case, count, tools, repetitions)
                cells += format_usage(usage) if usage else ["fails", "", ""]
            print(f"| {' | '.join(cells)} |", file=file, flush=True)


def split_build(text):
    name, separator, folder = text.partition("=")
    if not separator or not os.path.isfile(os.path.join(folder, "stepfold-opt")):
        raise argparse.ArgumentTypeError(f"expected NAME=FOLDER of tools, got '{text}'")
    return name, folder


def split_cases(text):
    cases = {case.name: case for case in CASES}
    names = text.split(";")
    for name in names:
        if name not in cases:
            raise argparse.ArgumentTypeError(f"'{name}' is none of: {'; '.join(cases)}")
    return [cases[name] for name in names]


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tools", type=split_build, nargs="+", default=[("", "build/bin")])
    parser.add_argument("--cases", type=split_cases, default=CASES, help="with ';' between them")
    parser.add_argument(
        "--counts",
        type=lambda text: [int(number) for number in text.split(",")],
        default=COUNTS,
        help="numbers of parameters",
    )
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--out", type=argparse.FileType("w"), default=sys.stdout)
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    write_table(
        arguments.out,
        arguments.cases,
        arguments.counts,
        dict(arguments.tools),
        arguments.repetitions,
    )


if __name__ == "__main__":
    main()
