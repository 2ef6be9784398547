"""The cache of plans on disk, shared by the processes of one user.

It is the folder plans/ in $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold, the first
that is defined. An empty $STEPFOLD_CACHE disables it. It may be deleted at any time. Its size is
limited (cache_limit.py).

A plan is code. So a folder or an entry that other users own or may write is not used.
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
from stepfold.stage.cache_limit import TEMPORARY, enforce_limit, read_limit, record_use, remove

LoadedT = TypeVar("LoadedT")

OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
# Folders that this process has warned of.
_warned: set[Path] = set()


class UntrustedError(Exception):
    """A file or folder that other users own or may write. The message is the end of a sentence."""


# Exceptions that say that something is wrong with the folder. No generator as context manager
# handles them: its frames would keep the exception, and the exception would keep the tensors of all
# callers, until Python's collector runs.
FAULTS = (OSError, UntrustedError)


class PlanCache:
    """The plans in a folder, which is made when the first one is stored.

    folder: of the plans. limit: of its size, in bytes.

    No method raises an exception for what is wrong with the folder: an entry is not there, then.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder, self._limit = folder, limit

    def load(self, name: str, read: Callable[[Path], LoadedT]) -> LoadedT | None:
        """Returns what `read` makes of the folder of an entry, or None if that cannot be read.

        read: may raise PlanError, OSError, ValueError or MemoryError. The entry is removed then.
        """
        try:
            with open_folder(self._folder) as plans:
                return load_entry(plans / name, read)
        except FAULTS as error:
            self._warn(error)
        return None

    def store(self, name: str, write: Callable[[Path], None]) -> None:
        """Adds an entry, as a whole or not at all.

        write: writes the files to a folder that it makes. It may raise CompilerError or OSError.
        """
        try:
            make_folders(self._folder)
            with open_folder(self._folder) as plans:
                add_entry(plans, name, write)
                enforce_limit(plans, self._limit)
        except CompilerError:
            pass
        except FAULTS as error:
            self._warn(error)

    def _warn(self, error: Exception) -> None:
        """Warns, once for a folder, of what cannot be trusted."""
        if isinstance(error, UntrustedError) and self._folder not in _warned:
            _warned.add(self._folder)
            warnings.warn(
                f"the cache of plans in '{self._folder}' is not used for what other users may "
                f"have put there: {error}",
                RuntimeWarning,
                stacklevel=2,
            )


def load_entry(folder: Path, read: Callable[[Path], LoadedT]) -> LoadedT | None:
    """Returns what `read` makes of an entry, or None, and removes one that cannot be read."""
    if not os.path.lexists(folder):
        return None
    try:
        # An entry is no link to a folder elsewhere.
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
        # If another process was faster, this fails, and its plan is the same.
        with contextlib.suppress(OSError):
            written.rename(plans / name)


def find_cache() -> PlanCache | None:
    """Returns the cache of this process; None without one.

    Raises ValueError for a limit of its size that is no number.
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
    with contextlib.suppress(RuntimeError):  # There is no home.
        return Path.home() / ".cache" / "stepfold"
    return None


@contextlib.contextmanager
def open_folder(folder: Path, flags: int = 0) -> Iterator[Path]:
    """Opens a folder that is this user's alone. Yields a path that leads to it while it is open.

    Whoever may rename the folder, or one above it, cannot put another one in its place.

    flags: further ones for os.open.

    Raises UntrustedError for a folder that others own or may write, and OSError.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC | flags)
    try:
        check_trust("it" if not flags else "an entry", os.fstat(descriptor))
        yield Path(f"/proc/self/fd/{descriptor}")
    finally:
        os.close(descriptor)


def check_files(folder: Path) -> None:
    """Raises OSError for what is no file, and UntrustedError for one that is not this user's."""
    with os.scandir(folder) as files:
        for file in files:
            status = file.stat(follow_symlinks=False)
            if not stat.S_ISREG(status.st_mode):
                raise OSError(f"{file.name}: not a regular file")
            check_trust(f"a file '{file.name}'", status)


def check_trust(what: str, status: os.stat_result) -> None:
    """Raises UntrustedError for the status of what other users own or may write."""
    user = os.geteuid()
    if status.st_uid != user:
        raise UntrustedError(f"{what} belongs to the user {status.st_uid}, not to {user}")
    if status.st_mode & OTHERS_MAY_WRITE:
        raise UntrustedError(f"{what} can be written by others; remove it to have it made anew")


def make_folders(folder: Path) -> None:
    """Makes a folder, and those above it, that no other user can access, if it does not exist."""
    for each in (*reversed(folder.parents), folder):
        with contextlib.suppress(FileExistsError):
            each.mkdir(0o700)


def make_private(folder: Path) -> None:
    """Has no other user access a folder and the files in it."""
    folder.chmod(0o700)
    for file in folder.iterdir():
        file.chmod(0o600)
