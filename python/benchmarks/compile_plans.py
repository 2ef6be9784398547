#!/usr/bin/env python3
"""Compiles the plans that stage.py measures, where the compiler is.

compile_plans.py OUT [--models NAMES] [--cases NAMES] [--target sm_90] [--archive FILE]
compile_plans.py OUT --target=host --features=avx2,fma ...       what check.py compares with

OUT becomes a folder with a folder for each plan and plans.json, which lists for each plan its
program, the time of its compilation, the bytes that it moves, and the hash of its PTX. Plans that
OUT has already, compiled by the same compiler from the same program, are kept.
"""

import argparse
import dataclasses
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time

import matrix
import models
import programs


@dataclasses.dataclass(frozen=True)
class PlanRequest:
    """A plan to compile.

    name: the name of its folder. key: its identity in plans.json.
    """

    name: str
    key: dict
    make_text: object
    arguments: tuple[str, ...]


def make_stage_request(cell, form, target=""):
    model, case = models.make_model(cell.model), programs.Case.parse(cell.case)
    return PlanRequest(
        name=f"{cell.model}.{cell.case}.{form}",
        key={"kind": "stage", "model": cell.model, "case": cell.case, "form": form},
        make_text=lambda: programs.write_program(model, case),
        arguments=tuple(
            argument
            for argument in matrix.FORMS[form]
            if target != "host" or not argument.startswith("--kernel-options")
        ),
    )


def make_ceiling_request(elements, streams, threads):
    return PlanRequest(
        name=f"ceiling.{elements}.{streams}.{threads}",
        key={
            "kind": "ceiling",
            "elements": elements,
            "streams": str(streams),
            "threads": threads,
        },
        make_text=lambda: programs.write_ceiling(elements, streams),
        arguments=(f"--kernel-options=foreach-threads={threads}",),
    )


def list_requests(cells, target):
    """The plans for these cells: their stages, and, for a GPU, ceilings for them."""
    requests = {}
    for cell in cells:
        elements = models.make_model(cell.model).elements
        for form in matrix.CASES[cell.case][1]:
            request = make_stage_request(cell, form, target)
            requests[request.name] = request
        for threads in () if target == "host" else matrix.CEILING_THREADS:
            request = make_ceiling_request(elements, cell.streams, threads)
            requests[request.name] = request
    return list(requests.values())


def hash_bytes(data):
    return hashlib.sha256(data).hexdigest()


def sum_bytes(op):
    streams = op["streams"]
    return {key: sum(s[key] for s in streams) for key in ("bytes_read", "bytes_written")}


def describe_kernels(plan):
    """The bytes that each kernel over all elements moves, by its name."""
    kernels = [step["kernel"] for step in plan["steps"]]
    traffic = {}
    for kind in ("reduce", "foreach"):
        names = [name for name in kernels if f"_{kind}_" in name]
        ops = [op for op in plan["report"]["ops"] if op["op"] == f"optim.{kind}"]
        # Without elements there is no launch, and no traffic to tell of.
        if len(names) == len(ops):
            traffic |= {name: sum_bytes(op) for name, op in zip(names, ops)}
    return traffic


def describe_plan(folder):
    """Returns the entry of a compiled plan in plans.json."""
    with open(os.path.join(folder, "plan.json")) as file:
        plan = json.load(file)
    after = plan["report"]["after"]
    code, target = plan["code"], plan["target"]
    digest = (code.get("ptx") or code["object"])["sha256"]
    return {
        "compiler": plan["compiler"],
        "target": target.get("arch") or target["triple"],
        "ptx_sha256" if "ptx" in code else "library_sha256": digest,
        "has_cubin": "cubin" in plan["code"],
        "launches": after["launches"],
        "bytes_read": after["bytes_read"],
        "bytes_written": after["bytes_written"],
        "kernels": describe_kernels(plan),
        "plan_bytes": sum(os.path.getsize(entry) for entry in os.scandir(folder)),
    }


class Compiler:
    """stepfold-compile with what is the same for all plans."""

    def __init__(self, command, target, features=""):
        self.command, self.target, self.features = command, target, features
        with open(self.find(command), "rb") as file:
            self.hash = hash_bytes(file.read())

    @staticmethod
    def find(command):
        for folder in os.environ["PATH"].split(os.pathsep):
            path = os.path.join(folder, command)
            if os.path.isfile(path):
                return path
        sys.exit(f"compile_plans.py: {command} is not on PATH")

    def identify(self, request, text):
        """A hash of everything that the plan depends on."""
        parts = [self.hash, self.target, self.features, *request.arguments, text]
        return hash_bytes("\0".join(parts).encode())

    def compile(self, request, text, folder):
        """Returns the seconds that it took."""
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as program:
            program.write(text)
            program.flush()
            command = [
                self.command,
                program.name,
                f"--target={self.target}",
                "--quiet",
                "-o",
                folder,
                *([f"--features={self.features}"] if self.features else []),
                *request.arguments,
            ]
            begin = time.perf_counter()
            result = subprocess.run(command, capture_output=True, text=True)
            seconds = time.perf_counter() - begin
        if result.returncode != 0:
            # An operation may be printed with thousands of operands.
            raise RuntimeError(f"{request.name}: {result.stderr[:2000]}")
        for name in ("report.txt", "report.json"):
            os.unlink(os.path.join(folder, name))
        return seconds


def write_list(path, plans):
    with open(path + ".new", "w") as file:
        json.dump({"plans": plans}, file, indent=1)
        file.write("\n")
    os.replace(path + ".new", path)


def load_list(out):
    path = os.path.join(out, "plans.json")
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        return {plan["name"]: plan for plan in json.load(file)["plans"]}


def write_archive(out, plans, path):
    """Everything in one compressed file: the list, and the folders that it names."""
    with (
        tempfile.TemporaryDirectory() as folder,
        tarfile.open(path + ".new", "w:xz") as archive,
    ):
        # OUT may list plans that were not asked for.
        write_list(os.path.join(folder, "plans.json"), plans)
        archive.add(os.path.join(folder, "plans.json"), "plans.json")
        for plan in plans:
            archive.add(os.path.join(out, plan["name"]), plan["name"])
    os.replace(path + ".new", path)
    print(f"{path}: {os.path.getsize(path) / 2**20:.1f} MiB", file=sys.stderr)


def split_names(known):
    """The type of an argument that lists names of `known`."""

    def split(text):
        names = text.split(",")
        for name in names:
            if name not in known:
                raise argparse.ArgumentTypeError(f"'{name}' is none of {', '.join(known)}")
        return names

    return split


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out")
    parser.add_argument("--models", type=split_names(models.MODELS), default=matrix.EVERY_MODEL)
    parser.add_argument("--cases", type=split_names(matrix.CASES), default=tuple(matrix.CASES))
    parser.add_argument("--target", default="sm_90")
    parser.add_argument("--features", default="", help="of the processor, for --target=host")
    parser.add_argument("--compiler", default="stepfold-compile")
    parser.add_argument("--archive", help="also write everything to this .tar.xz file")
    return parser.parse_args()


def compile_all(requests, arguments):
    """Compiles what `arguments.out` does not have yet."""
    compiler = Compiler(arguments.compiler, arguments.target, arguments.features)
    os.makedirs(arguments.out, exist_ok=True)
    before, plans = load_list(arguments.out), []
    for index, request in enumerate(requests):
        text = request.make_text()
        identity = compiler.identify(request, text)
        plan = before.get(request.name)
        if plan is None or plan["identity"] != identity:
            folder = os.path.join(arguments.out, request.name)
            seconds = compiler.compile(request, text, folder)
            plan = {
                "name": request.name,
                **request.key,
                "identity": identity,
                "arguments": list(request.arguments),
                "compile_s": round(seconds, 3),
                **describe_plan(folder),
            }
            print(
                f"[{index + 1}/{len(requests)}] {request.name}: {seconds:.1f} s, "
                f"{plan['launches']} launches",
                file=sys.stderr,
            )
        plans.append(plan)
        names = {plan["name"] for plan in plans}
        rest = [before[name] for name in before if name not in names]
        write_list(os.path.join(arguments.out, "plans.json"), plans + rest)
    if arguments.archive:
        write_archive(arguments.out, plans, arguments.archive)


def main():
    arguments = parse_arguments()
    cells = matrix.list_cells(arguments.models, arguments.cases)
    compile_all(list_requests(cells, arguments.target), arguments)


if __name__ == "__main__":
    main()
