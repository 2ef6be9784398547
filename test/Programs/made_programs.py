#!/usr/bin/env python3
"""Makes programs that are not in the repository, with the framework.

    made_programs.py --tools DIRECTORY FOLDER NAME...

writes FOLDER/NAME.mlir for each program NAME of programs.py: what stepfold-translate of `--tools`
imports of what make_programs.py builds. A program that FOLDER already has is kept, unless the
scripts, the tools or the framework have changed since. Processes that need a program at the same
time make it once.
"""

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile

from commands import import_pir
from make_programs import make_programs
from programs import CHECKED_IN, PROGRAMS

HERE = pathlib.Path(__file__).resolve().parent


def find_compiler(tools):
    """Returns the path of the compiler's library, beside the tools."""
    return tools.parent / "lib" / "libStepfold.so"


def compute_key(tools):
    """Returns a digest of all that programs are made from."""
    digest = hashlib.sha256()
    for path in sorted(HERE.glob("*.py")):
        digest.update(path.read_bytes())
    framework = pathlib.Path(importlib.util.find_spec("paddle").origin)
    for path in (tools / "stepfold-translate", find_compiler(tools), framework):
        status = path.stat() if path.exists() else None
        digest.update(f"{path} {status and (status.st_size, status.st_mtime_ns)}\n".encode())
    return digest.hexdigest()


@contextlib.contextmanager
def lock(path):
    """Opens a file that one process at a time has open here."""
    with open(path, "a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        yield file


def make(tools, folder, names):
    # The library repairs programs in the framework's older form.
    os.environ.setdefault("STEPFOLD_COMPILER", str(find_compiler(tools)))
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        try:
            make_programs(scratch, names)
        except subprocess.CalledProcessError as error:
            status = error.returncode
            sys.exit(f"error: the framework has not made {', '.join(names)}: exit status {status}")
        for name in names:
            made = pathlib.Path(scratch, f"{name}.mlir")
            made.write_text(import_pir(tools, scratch, name, PROGRAMS[name].device))
            made.replace(folder / made.name)


def provide(tools, folder, names):
    """Returns the paths of programs by name: in the repository, or else in `folder`.

    Makes those that `folder` lacks.
    """
    tools, folder = pathlib.Path(tools).resolve(), pathlib.Path(folder)
    needed = sorted(set(names) - CHECKED_IN)
    if needed and not importlib.util.find_spec("paddle"):
        sys.exit(f"error: {', '.join(needed)}: {sys.executable} has no framework to make them with")
    with contextlib.ExitStack() as stack:
        if needed:
            key = compute_key(tools)
            folder.mkdir(parents=True, exist_ok=True)
        # All processes lock programs in the order of their names, so that none waits for another
        # that waits for it.
        files = {name: stack.enter_context(lock(folder / f"{name}.key")) for name in needed}
        missing = [
            name
            for name, file in files.items()
            if file.read() != key or not (folder / f"{name}.mlir").exists()
        ]
        if missing:
            make(tools, folder, missing)
        for name in missing:
            files[name].truncate(0)
            files[name].write(key)
    return {name: (HERE if name in CHECKED_IN else folder) / f"{name}.mlir" for name in names}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tools", required=True)
    parser.add_argument("folder")
    parser.add_argument("names", nargs="+", metavar="NAME")
    args = parser.parse_args()
    if unknown := sorted(set(args.names) - set(PROGRAMS)):
        parser.error("unknown programs: " + ", ".join(unknown))
    if here := sorted(set(args.names) & CHECKED_IN):
        parser.error("programs of the repository: " + ", ".join(here))
    provide(args.tools, args.folder, args.names)


if __name__ == "__main__":
    main()
