"""Plans of programs, compiled or read from the cache that processes share (plan_cache.py)."""

import contextlib
import functools
import hashlib
import json
import os
import platform
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from stepfold.compiler import Compilation, Session
from stepfold.compiler_library import load_library as load_compiler
from stepfold.library import find_library
from stepfold.library import load_library as load_runtime
from stepfold.plan import Plan
from stepfold.stage.plan_cache import find_cache

# Targets of the compiler, with their minimum compute capability. PTX also runs on later devices.
CUDA_TARGETS = (((10, 0), "sm_100"), ((9, 0), "sm_90"), ((8, 0), "sm_80"))


class Machine(NamedTuple):
    """The machine that a plan is compiled for, and executed on.

    target: name of the compiler's target, "host" or such as "sm_90".
    device: index of the CUDA device; None for the host.
    threads: number of threads on the host; without effect on a CUDA device.
    """

    target: str
    device: int | None = None
    threads: int = 1

    @property
    def options(self) -> dict[str, int]:
        """The arguments of `Plan.load`."""
        return {"threads": self.threads} if self.device is None else {"device": self.device}


def check_libraries() -> None:
    """Raises OSError if the library of the compiler or of the runtime is not found."""
    load_compiler()
    load_runtime()


def load_plan(text: str, machine: Machine) -> tuple[Plan, Any]:
    """Returns the plan of a program and its report. Compiles it if the cache does not have it.

    text: the program as MLIR.

    Raises CompilerError if the program cannot be compiled, PlanError if this machine cannot execute
    the plan, ValueError if $STEPFOLD_CACHE_SIZE is no whole number, and OSError if a library is not
    found.
    """

    def read(folder: Path) -> tuple[Plan, Any]:
        return read_plan(folder, machine.options)

    cache = find_cache()
    name = make_name(text, machine.target)
    found = None if cache is None else cache.load(name, read)
    if found is not None:
        return found
    with contextlib.ExitStack() as stack:
        session = stack.enter_context(Session())
        program = stack.enter_context(session.parse(text, "optimizer"))
        compilation = stack.enter_context(program.compile(f"target={machine.target}"))

        def write(folder: Path) -> None:
            write_plan(compilation, folder)

        if cache is not None:
            cache.store(name, write)
            found = cache.load(name, read)
            if found is not None:
                return found
        # Each process compiles the plan if the cache cannot be used.
        temporary = stack.enter_context(tempfile.TemporaryDirectory(prefix="stepfold-"))
        write(Path(temporary))
        return read(Path(temporary))


def write_plan(compilation: Compilation, folder: Path) -> None:
    """Writes a plan, and the SHA-256 of its report. plan.json has those of the other files."""
    compilation.write(folder)
    report = (folder / "report.json").read_bytes()
    (folder / "report.sha256").write_text(hashlib.sha256(report).hexdigest())


def read_plan(folder: Path, options: dict[str, int]) -> tuple[Plan, Any]:
    """Returns the plan and the report that `write_plan` has written.

    Raises PlanError if the plan, and OSError or ValueError if the report, is damaged or missing.
    """
    report = (folder / "report.json").read_bytes()
    if hashlib.sha256(report).hexdigest() != (folder / "report.sha256").read_text():
        raise ValueError("report.json: another report than that of the plan")
    return Plan.load(folder, **options), json.loads(report)


def find_cuda_target(capability: tuple[int, int]) -> str | None:
    """Returns the target of a compute capability; None if the compiler has none."""
    return next((target for least, target in CUDA_TARGETS if capability >= least), None)


def make_name(text: str, target: str) -> str:
    """Returns the name of a plan in the cache: a SHA-256 of all that its code depends on."""
    machine = describe_processor() if target == "host" else ""
    key = "\0".join([describe_compiler(), target, machine, text])
    return hashlib.sha256(key.encode()).hexdigest()


@functools.cache
def describe_compiler() -> str:
    """Returns a text that identifies the compiler: version, size and time of its library."""
    version = load_compiler().stepfoldGetCompilerVersion().decode()
    status = os.stat(find_library("libStepfold.so", "STEPFOLD_COMPILER"))
    return f"{version} {status.st_size} {status.st_mtime_ns}"


@functools.cache
def describe_processor() -> str:
    """Returns a text that is the same for processors for which the same code is compiled."""
    with contextlib.suppress(OSError), open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith(("flags", "Features")):
                return f"{platform.machine()} {line.strip()}"
    return platform.machine()
