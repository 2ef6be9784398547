#!/usr/bin/env python3
"""Measures optimizer stages on a GPU, and what a user of torch would take instead.

stage.py PLANS --out raw.json [--models NAMES] [--cases NAMES] [--candidates PREFIXES] [--resume]

PLANS is what compile_plans.py wrote, its folder or its archive. For each model and case,
everything is measured in one process on the same device: Stepfold's forms, what torch offers,
and the ceiling, which moves the same bytes with next to no arithmetic. With the folded optimizer,
the plan of the stage replays in turn, on the same tensors (`plan_gpu_ms`). Each result is written
to the file as soon as it is there; what crashes or runs out of memory is a result, too.
"""

import argparse
import dataclasses
import datetime
import json
import multiprocessing
import os
import platform
import statistics
import subprocess
import sys
import time

import matrix
import models
from candidates import Worker, list_candidates
from compile_plans import split_names

FORMAT = "stepfold-benchmark"
VERSION = 1
# Time limit of one candidate, in seconds; torch compiles the update of a large model for minutes.
LIMIT = 400


@dataclasses.dataclass(frozen=True)
class Options:
    """Options of the process that measures."""

    plans: str
    device: str
    warmup: int
    repetitions: int


def query_device():
    """Driver, clocks and power of the device, as nvidia-smi says, if it is there."""
    fields = (
        "name,driver_version,clocks.sm,clocks.mem,clocks.max.sm,clocks.max.mem,"
        "temperature.gpu,power.draw"
    )
    command = ["nvidia-smi", f"--query-gpu={fields}", "--format=csv,noheader", "--id=0"]
    try:
        output = subprocess.run(command, capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired) as error:
        return {"error": str(error)}
    if output.returncode != 0:
        return {"error": output.stdout.strip() or output.stderr.strip()}
    return dict(zip(fields.split(","), (field.strip() for field in output.stdout.split(","))))


def run_worker(connection, make_worker, options):
    """Answers requests until there are no more, or the worker says that it was the last."""
    worker = make_worker(options)
    connection.send(worker.describe_environment())
    is_last = False
    while not is_last and (request := connection.recv()) is not None:
        result = worker.run(*request)
        is_last = result.pop("is_last", False)
        connection.send((result, is_last))


class WorkerProcess:
    """A process that measures, started anew when it has died.

    make_worker: called with the options in that process.
    """

    def __init__(self, make_worker, options, limit=LIMIT):
        self.make_worker, self.options, self.limit = make_worker, options, limit
        self.process = None

    def start(self):
        """Returns what it says of where it runs."""
        context = multiprocessing.get_context("spawn")
        self.connection, other = context.Pipe()
        arguments = (other, self.make_worker, self.options)
        self.process = context.Process(target=run_worker, args=arguments)
        self.process.start()
        other.close()
        return self.connection.recv()

    def run(self, cell, name):
        """The result of a candidate, or why there is none."""
        try:
            if self.process is None:
                self.start()
            self.connection.send((cell, name))
            if not self.connection.poll(self.limit):
                self.stop()
                return {"status": "error", "message": f"not done after {self.limit} s"}
            result, is_last = self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            code, self.process = self.process.exitcode, None
            return {"status": "error", "message": f"the process died with exit code {code}"}
        if is_last:
            self.stop()
        return result

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.join()
        self.process = None


class Results:
    """The file of results, replaced as a whole after each of them."""

    def __init__(self, path, is_resumed):
        self.path = path
        self.content = {"format": FORMAT, "version": VERSION, "runs": [], "rows": []}
        if is_resumed and os.path.exists(path):
            with open(path) as file:
                self.content = json.load(file)

    def begin_run(self, run):
        self.content["runs"].append(run)

    def find(self, cell, names):
        return [
            row
            for row in self.content["rows"]
            if (row["model"], row["case"]) == (cell.model, cell.case) and row["candidate"] in names
        ]

    def remove(self, rows):
        self.content["rows"] = [row for row in self.content["rows"] if row not in rows]

    def add(self, cell, name, result):
        identity = {"model": cell.model, "case": cell.case, "candidate": name}
        run = len(self.content["runs"]) - 1
        self.content["rows"].append({**identity, "run": run, **result})
        self.write()

    def write(self):
        # One line for each result: there are many numbers.
        parts = [f'"{key}": {json.dumps(self.content[key])}' for key in ("format", "version")]
        for key in ("runs", "rows"):
            lines = ",\n".join(json.dumps(entry) for entry in self.content[key])
            parts.append(f'"{key}": [\n{lines}\n]')
        with open(self.path + ".new", "w") as file:
            file.write("{" + ",\n".join(parts) + "}\n")
        os.replace(self.path + ".new", self.path)


def get_date():
    return datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")


def summarize(result):
    """A line on a result, for whoever waits."""
    parts = []
    names = {"gpu_ms": "GPU", "plan_gpu_ms": "plan GPU", "wall_ms": "wall", "host_ms": "host"}
    for key, what in names.items():
        if result.get(key):
            parts.append(f"{what} {statistics.median(result[key]):.4f} ms")
    for key in ("message", "gpu_error"):
        if key in result:
            parts.append(result[key][:200])
    if result["status"] != "ok":
        parts.insert(0, result["status"])
    return ", ".join(parts)


def measure_cell(cell, names, worker, results):
    for name in names:
        begin = time.perf_counter()
        result = worker.run(cell, name)
        results.add(cell, name, {**result, "date": get_date()})
        seconds = time.perf_counter() - begin
        print(f"  {name}: {summarize(result)} [{seconds:.1f} s]", file=sys.stderr, flush=True)


def measure(arguments, worker, results, begin):
    """Measures what was asked for and is not there yet."""
    cells = matrix.list_cells(arguments.models, arguments.cases)
    for index, cell in enumerate(cells):
        prefixes = tuple(arguments.candidates)
        names = [name for name in list_candidates(cell) if name.startswith(prefixes)]
        before = results.find(cell, names)
        if len(before) == len(names):
            continue
        seconds = time.perf_counter() - begin
        if seconds > arguments.budget:
            print(f"no time for {cell} and what follows", file=sys.stderr)
            break
        # All of a cell is measured in one run.
        results.remove(before)
        print(f"[{index + 1}/{len(cells)}] {cell}, after {seconds:.0f} s", file=sys.stderr)
        measure_cell(cell, names, worker, results)


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("plans")
    parser.add_argument("--out", required=True)
    parser.add_argument("--models", type=split_names(models.MODELS), default=matrix.EVERY_MODEL)
    parser.add_argument("--cases", type=split_names(matrix.CASES), default=tuple(matrix.CASES))
    parser.add_argument(
        "--candidates",
        type=lambda text: text.split(","),
        default=("stepfold", "ceiling", "torch fused", "torch foreach", "torch loop", "Apex"),
        help="beginnings of names; 'torch.compile' takes minutes and is only measured if named",
    )
    parser.add_argument("--repetitions", type=int, default=30)
    parser.add_argument("--warmup", type=int, default=10)
    parser.add_argument("--budget", type=float, default=float("inf"),
                        help="begin no model and case after so many seconds")  # fmt: skip
    parser.add_argument("--resume", action="store_true", help="keep the results in the file")
    parser.add_argument(
        "--device", choices=("cuda", "cpu"), default="cuda", help="cpu: calls alone are timed"
    )
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    begin = time.perf_counter()
    results = Results(arguments.out, arguments.resume)
    worker = WorkerProcess(
        Worker,
        Options(arguments.plans, arguments.device, arguments.warmup, arguments.repetitions),
    )
    environment = worker.start()
    run = {
        "date": get_date(),
        # The folders of files are left out.
        "command": [os.path.basename(argument) for argument in sys.argv],
        "python": platform.python_version(),
        **environment,
        "before": query_device(),
    }
    results.begin_run(run)
    try:
        measure(arguments, worker, results, begin)
    finally:
        worker.stop()
    run["after"] = query_device()
    run["seconds"] = round(time.perf_counter() - begin, 1)
    results.write()


if __name__ == "__main__":
    main()
