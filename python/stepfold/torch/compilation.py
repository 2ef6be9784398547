"""Plans of programs: compiled, or from the cache that processes share (plan_cache.py)."""

import contextlib
import functools
import hashlib
import json
import os
import platform
import tempfile
from pathlib import Path
from typing import Any

import torch

from stepfold.compiler import Compilation, Session
from stepfold.compiler_library import load_library as load_compiler
from stepfold.library import find_library
from stepfold.library import load_library as load_runtime
from stepfold.plan import Plan
from stepfold.torch.plan_cache import find_cache

# Of the compiler, with the least compute capability. PTX runs on later devices, too.
CUDA_TARGETS = (((10, 0), "sm_100"), ((9, 0), "sm_90"), ((8, 0), "sm_80"))


def check_libraries() -> None:
    """Raises OSError if the compiler or the runtime is not found."""
    load_compiler()
    load_runtime()


def load_plan(text: str, device: torch.device, threads: int) -> tuple[Plan, Any]:
    """Returns the plan of a program, compiled if the cache does not have it, and its report.

    text: the program as MLIR. device: "cpu" or "cuda", with its index. threads: of the host.

    Raises CompilerError for a program that is refused, PlanError for a plan that this machine
    cannot execute, ValueError for a limit of the cache that is no number, and OSError without the
    libraries.
    """
    target = find_target(device)
    options: dict[str, Any] = (
        {"threads": threads} if device.type == "cpu" else {"device": device.index or 0}
    )

    def read(folder: Path) -> tuple[Plan, Any]:
        return read_plan(folder, options)

    cache = find_cache()
    name = make_name(text, target)
    found = None if cache is None else cache.load(name, read)
    if found is not None:
        return found
    with contextlib.ExitStack() as stack:
        session = stack.enter_context(Session())
        program = stack.enter_context(session.parse(text, "optimizer"))
        compilation = stack.enter_context(program.compile(f"target={target}"))

        def write(folder: Path) -> None:
            write_plan(compilation, folder)

        if cache is not None:
            cache.store(name, write)
            found = cache.load(name, read)
            if found is not None:
                return found
        # Without a cache that can be used, a plan is compiled in each process.
        temporary = stack.enter_context(tempfile.TemporaryDirectory(prefix="stepfold-"))
        write(Path(temporary))
        return read(Path(temporary))


def write_plan(compilation: Compilation, folder: Path) -> None:
    """Writes a plan, and the digest of its report: that of the other files is in plan.json."""
    compilation.write(folder)
    report = (folder / "report.json").read_bytes()
    (folder / "report.sha256").write_text(hashlib.sha256(report).hexdigest())


def read_plan(folder: Path, options: dict[str, Any]) -> tuple[Plan, Any]:
    """Reads what `write_plan` has written.

    Raises PlanError for a plan, and OSError or ValueError for a report, that is anything else.
    """
    report = (folder / "report.json").read_bytes()
    if hashlib.sha256(report).hexdigest() != (folder / "report.sha256").read_text():
        raise ValueError("report.json: another report than that of the plan")
    return Plan.load(folder, **options), json.loads(report)


def find_target(device: torch.device) -> str:
    """The compiler's name of the machine that a device is."""
    if device.type == "cpu":
        return "host"
    capability = torch.cuda.get_device_capability(device)
    for least, target in CUDA_TARGETS:
        if capability >= least:
            return target
    raise ValueError(f"{device}: expected a GPU of compute capability 8.0 or later")


def make_name(text: str, target: str) -> str:
    """Returns the name of a plan in the cache."""
    machine = describe_processor() if target == "host" else ""
    key = "\0".join([describe_compiler(), target, machine, text])
    return hashlib.sha256(key.encode()).hexdigest()


@functools.cache
def describe_compiler() -> str:
    """What tells one compiler from another: its version, and the size and time of its file."""
    version = load_compiler().stepfoldGetCompilerVersion().decode()
    status = os.stat(find_library("libStepfold.so", "STEPFOLD_COMPILER"))
    return f"{version} {status.st_size} {status.st_mtime_ns}"


@functools.cache
def describe_processor() -> str:
    """What tells processors apart for which other code is compiled."""
    with contextlib.suppress(OSError), open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith(("flags", "Features")):
                return f"{platform.machine()} {line.strip()}"
    return platform.machine()
