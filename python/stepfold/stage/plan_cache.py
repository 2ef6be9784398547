"""The cache of plans on disk, shared by the processes of one user.

It is the folder plans/ in $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold, the first
that is defined. An empty $STEPFOLD_CACHE disables it. It may be deleted at any time. Its size is
limited (cache_limit.py).

A plan contains code. So a folder or an entry that other users own or may write is not used.
"""

import contextlib
import os
import stat
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from stepfold.compiler import CompilerError
from stepfold.plan import PlanError
from stepfold.stage.cache_limit import (
    TEMPORARY,
    enforce_limit,
    is_look_due,
    read_limit,
    record_use,
    remove,
)

LoadedT = TypeVar("LoadedT")

OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
# Folders that this process has warned about.
_warned: set[Path] = set()


class UntrustedError(Exception):
    """A file or folder that other users own or may write. The message is the end of a sentence."""


# Exceptions for a folder that cannot be used. No generator as context manager
# handles them: its frames would keep the exception, and the exception would keep the tensors of all
# callers, until Python's collector runs.
FAULTS = (OSError, UntrustedError)


class PlanCache:
    """The plans in a folder, which is made when the first plan is stored.

    folder: path of the folder.
    limit: maximum size of the folder in bytes.

    Methods treat a folder that cannot be used as an empty one, and raise no exception for it.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder, self._limit = folder, limit

    def load(self, name: str, read: Callable[[Path], LoadedT]) -> LoadedT | None:
        """Returns the result of `read` for the folder of an entry; None if it cannot be read.

        read: reads an entry. If it raises PlanError, OSError, ValueError or MemoryError, the entry
            is removed.
        """
        try:
            with open_folder(self._folder) as plans:
                return load_entry(plans / name, read)
        except FAULTS as error:
            self._warn(error)
        return None

    def store(self, name: str, write: Callable[[Path], None]) -> None:
        """Adds an entry, as a whole or not at all.

        write: makes a folder and writes the files to it. If it raises CompilerError or OSError,
            nothing is added.
        """
        try:
            make_folders(self._folder)
            with open_folder(self._folder) as plans:
                add_entry(plans, name, write)
                if is_look_due(self._folder, plans / name, self._limit):
                    enforce_limit(plans, self._limit)
        except CompilerError:
            pass
        except FAULTS as error:
            self._warn(error)

    def _warn(self, error: Exception) -> None:
        """Warns once for each folder that cannot be trusted."""
        if isinstance(error, UntrustedError) and self._folder not in _warned:
            _warned.add(self._folder)
            warnings.warn(
                f"the cache of plans in '{self._folder}' is not used, since other users may have "
                f"written to it: {error}; set STEPFOLD_CACHE to a folder of your own",
                RuntimeWarning,
                stacklevel=2,
            )


def load_entry(folder: Path, read: Callable[[Path], LoadedT]) -> LoadedT | None:
    """Returns the result of `read` for an entry; None if there is none.

    Removes an entry that cannot be read.
    """
    if not os.path.lexists(folder):
        return None
    try:
        # A link to another folder is not an entry.
        with open_folder(folder, os.O_NOFOLLOW) as entry:
            check_files(entry)
            record_use(entry)
            return read(entry)
    except (PlanError, OSError, ValueError, MemoryError):
        remove(folder)
    return None


def add_entry(plans: Path, name: str, write: Callable[[Path], None]) -> None:
    """Writes an entry under another name, and renames it when it is whole."""
    with tempfile.TemporaryDirectory(dir=plans, prefix=TEMPORARY) as temporary:
        written = Path(temporary) / "plan"
        write(written)
        make_private(written)
        # The rename fails if another process has stored the plan, which is the same.
        with contextlib.suppress(OSError):
            written.rename(plans / name)


def find_cache() -> PlanCache | None:
    """Returns the cache of this process; None if it is disabled, or if there is no home folder.

    Raises ValueError if $STEPFOLD_CACHE_SIZE is no whole number.
    """
    limit, root = read_limit(), find_root()
    return None if root is None else PlanCache(root / "plans", limit)


def find_root() -> Path | None:
    cache = os.environ.get("STEPFOLD_CACHE")
    if cache is not None:
        return Path(cache) if cache else None
    base = os.environ.get("XDG_CACHE_HOME")
    if base:
        return Path(base) / "stepfold"
    with contextlib.suppress(RuntimeError):  # The user has no home folder.
        return Path.home() / ".cache" / "stepfold"
    return None


@contextlib.contextmanager
def open_folder(folder: Path, flags: int = 0) -> Iterator[Path]:
    """Opens a folder that only this user may write. Yields a path that is valid in the block.

    The path stays that of the opened folder, even if it or a parent is renamed meanwhile.

    flags: further flags for os.open.

    Raises UntrustedError for a folder that others own or may write, and OSError if it cannot be
    opened.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC | flags)
    try:
        check_trust("it" if not flags else "an entry", os.fstat(descriptor))
        yield Path(f"/proc/self/fd/{descriptor}")
    finally:
        os.close(descriptor)


def check_files(folder: Path) -> None:
    """Raises UntrustedError for a file that others own or may write, and OSError for no file."""
    with os.scandir(folder) as files:
        for file in files:
            status = file.stat(follow_symlinks=False)
            if not stat.S_ISREG(status.st_mode):
                raise OSError(f"{file.name}: not a regular file")
            check_trust(f"a file '{file.name}'", status)


def check_trust(what: str, status: os.stat_result) -> None:
    """Raises UntrustedError for the status of a file or folder that others own or may write.

    what: the file or folder, as the subject of the message.
    """
    user = os.geteuid()
    if status.st_uid != user:
        raise UntrustedError(f"{what} belongs to the user {status.st_uid}, not to {user}")
    if status.st_mode & OTHERS_MAY_WRITE:
        raise UntrustedError(
            f"{what} can be written by others; remove it, so that it is made again"
        )


def make_folders(folder: Path) -> None:
    """Makes a folder and its parents if they do not exist, without access for other users."""
    for each in (*reversed(folder.parents), folder):
        with contextlib.suppress(FileExistsError):
            each.mkdir(0o700)


def make_private(folder: Path) -> None:
    """Removes the access of other users to a folder and the files in it."""
    folder.chmod(0o700)
    for file in folder.iterdir():
        file.chmod(0o600)
