"""The folder of the cache, which the processes of one user share.

It is $STEPFOLD_CACHE, $XDG_CACHE_HOME/stepfold or ~/.cache/stepfold, the first that is defined. An
empty $STEPFOLD_CACHE disables it.

Entries contain code. So a folder or an entry that other users own or may write is not used.
"""

import contextlib
import os
import stat
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

OTHERS_MAY_WRITE = stat.S_IWGRP | stat.S_IWOTH
# Prefix of folders that are being written or deleted. A process that ends before it has done so
# leaves one, which cache_limit.py removes.
TEMPORARY = ".tmp-"


class UntrustedError(Exception):
    """A file or folder that other users own or may write. The message is the end of a sentence."""


# Exceptions for a folder that cannot be used. No generator as context manager
# handles them: its frames would keep the exception, and the exception would keep the tensors of all
# callers, until Python's collector runs.
FAULTS = (OSError, UntrustedError)


def find_root() -> Path | None:
    """Returns the folder of the cache; None if it is disabled, or if there is no home folder."""
    cache = os.environ.get("STEPFOLD_CACHE")
    if cache is not None:
        return Path(cache) if cache else None
    base = os.environ.get("XDG_CACHE_HOME")
    if base:
        return Path(base) / "stepfold"
    with contextlib.suppress(RuntimeError):  # The user has no home folder.
        return Path.home() / ".cache" / "stepfold"
    return None


def add_entry(folder: Path, name: str, write: Callable[[Path], None]) -> None:
    """Writes an entry under another name, and renames it when it is whole.

    write: makes the folder that it is given, and writes the files of the entry to it.
    """
    with tempfile.TemporaryDirectory(dir=folder, prefix=TEMPORARY) as temporary:
        written = Path(temporary) / "entry"
        write(written)
        make_private(written)
        # The rename fails if another process has stored the entry, which is the same.
        with contextlib.suppress(OSError):
            written.rename(folder / name)


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
