#!/usr/bin/env python3
"""Measures time and memory of reading JSON: programs with many parameters, and plans.

    scale_json.py --build DIRECTORY [--repeat N] [--plan FOLDER]...

Each figure is the median of processes that do it once: seconds on the clock, seconds
of the processor, and the most memory that the process had, in MiB.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.append(os.path.join(ROOT, "test", "Import", "Inputs"))
from many_parameters import make_programs  # noqa: E402

FOLD = """
import sys
from stepfold import Session
main, startup = (open(path).read() for path in sys.argv[1:])
with Session() as session, session.import_pir(main, startup, keep_parsed=True) as program:
    program.run_passes("optim-optimize{if-convert=false generalize=false fuse=false}")
    program.export_pir()
"""
LOAD = """
import ctypes, sys
library, plan = ctypes.CDLL(sys.argv[1]), ctypes.c_void_p()
sys.exit(library.stepfoldPlanLoad(sys.argv[2].encode(), None, ctypes.byref(plan)))
"""


def run_once(command, environment):
    """Seconds on the clock and of the processor, and MiB, of a process."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, env={**os.environ, **environment})
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(command)}: failed")
    return time.perf_counter() - begin, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(command, repeat, **environment):
    """The medians of what `run_once` gives."""
    runs = [run_once(command, environment) for _ in range(repeat)]
    return [statistics.median(column) for column in zip(*runs)]


def measure_programs(build, folder, repeat):
    """Pairs of what was done and its figures."""
    translate = os.path.join(build, "bin", "stepfold-translate")
    library = {
        "PYTHONPATH": os.path.join(ROOT, "python"),
        "STEPFOLD_COMPILER": os.path.join(build, "lib", "libStepfold.so"),
    }
    for optimizer, count in (("adam", 2000), ("sgd", 20000)):
        paths = [os.path.join(folder, f"{optimizer}.{part}.json") for part in ("main", "startup")]
        for program, path in zip(make_programs(optimizer, count), paths):
            program.write(path)
        command = [translate, "--import-pir", paths[0], "--startup=" + paths[1], "-o", os.devnull]
        yield f"import, {count} x {optimizer}", measure(command, repeat)
        command = [sys.executable, "-c", FOLD, *paths]
        yield f"import, merge, export, {count} x {optimizer}", measure(command, repeat, **library)


def measure_plan(build, plan, repeat):
    library = os.path.join(build, "lib", "libStepfoldRuntime.so")
    return measure([sys.executable, "-c", LOAD, library, plan], repeat)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", required=True)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--plan", action="append", default=[], help="the folder of a plan to load")
    args = parser.parse_args()

    def show(what, figures):
        clock, processor, memory = figures
        print(f"{what}: {clock:.2f} s, {processor:.2f} s of the processor, {memory:.0f} MiB")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory() as folder:
        for what, figures in measure_programs(args.build, folder, args.repeat):
            show(what, figures)
    for plan in args.plan:
        show(f"load {plan}", measure_plan(args.build, plan, args.repeat))


if __name__ == "__main__":
    main()
