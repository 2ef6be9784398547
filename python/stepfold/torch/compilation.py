"""Plans of programs: compiled, and cached on disk among processes.

The cache is the folder plans/ in $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold,
the first that is defined. An empty $STEPFOLD_CACHE disables it. It may be deleted at any time.
Its size is limited (cache_limit.py).
"""

import contextlib
import functools
import hashlib
import json
import os
import platform
import shutil
import tempfile
from pathlib import Path
from typing import Any

import torch

from stepfold.compiler import Compilation, CompilerError, Session
from stepfold.compiler_library import load_library as load_compiler
from stepfold.library import find_library
from stepfold.library import load_library as load_runtime
from stepfold.plan import Plan, PlanError
from stepfold.torch.cache_limit import TEMPORARY, enforce_limit, read_limit, record_use

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
    limit = read_limit()
    target = find_target(device)
    options: dict[str, Any] = (
        {"threads": threads} if device.type == "cpu" else {"device": device.index or 0}
    )
    folder = find_folder(text, target)
    if folder is not None and folder.is_dir():
        record_use(folder)
        try:
            return read_plan(folder, options)
        except (PlanError, OSError, ValueError):
            # It is corrupt or was removed meanwhile, and is compiled again.
            shutil.rmtree(folder, ignore_errors=True)
    with contextlib.ExitStack() as stack:
        session = stack.enter_context(Session())
        program = stack.enter_context(session.parse(text, "optimizer"))
        compilation = stack.enter_context(program.compile(f"target={target}"))
        if folder is not None:
            # Without a cache that can be written, a plan is compiled in each process.
            with contextlib.suppress(OSError, CompilerError, PlanError):
                store(compilation, folder)
                enforce_limit(folder.parent, limit)
                return read_plan(folder, options)
        temporary = stack.enter_context(tempfile.TemporaryDirectory(prefix="stepfold-"))
        compilation.write(temporary)
        return read_plan(Path(temporary), options)


def read_plan(folder: Path, options: dict[str, Any]) -> tuple[Plan, Any]:
    report = json.loads((folder / "report.json").read_text())
    return Plan.load(folder, **options), report


def store(compilation: Compilation, folder: Path) -> None:
    """Writes a plan to a folder of the cache, as a whole or not at all."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=TEMPORARY) as temporary:
        written = Path(temporary) / "plan"
        compilation.write(written)
        # If another process was faster, this fails, and its plan is the same.
        with contextlib.suppress(OSError):
            written.rename(folder)


def find_target(device: torch.device) -> str:
    """The compiler's name of the machine that a device is."""
    if device.type == "cpu":
        return "host"
    capability = torch.cuda.get_device_capability(device)
    for least, target in CUDA_TARGETS:
        if capability >= least:
            return target
    raise ValueError(f"{device}: expected a GPU of compute capability 8.0 or later")


def find_folder(text: str, target: str) -> Path | None:
    """The folder of a plan in the cache; None if there is no cache."""
    root = find_cache()
    if root is None:
        return None
    machine = describe_processor() if target == "host" else ""
    key = "\0".join([describe_compiler(), target, machine, text])
    return root / "plans" / hashlib.sha256(key.encode()).hexdigest()


def find_cache() -> Path | None:
    cache = os.environ.get("STEPFOLD_CACHE")
    if cache is not None:
        return Path(cache) if cache else None
    base = os.environ.get("XDG_CACHE_HOME")
    if base:
        return Path(base) / "stepfold"
    with contextlib.suppress(RuntimeError):  # There is no home.
        return Path.home() / ".cache" / "stepfold"
    return None


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
