"""The limit of the cache of plans: what was used least recently is removed.

The time of an entry's last use is the time of modification of its folder. Processes share a cache
without locks: an entry moves away as a whole before it is deleted, and a process that wanted to
read it compiles again.
"""

import contextlib
import os
import re
import reprlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

VARIABLE = "STEPFOLD_CACHE_SIZE"
DEFAULT_MIB = 1024
# A use is recorded if the last record is older. A use in the last KEEP_SECONDS - RECORD_SECONDS
# therefore protects an entry, and so does being written.
RECORD_SECONDS = 600
KEEP_SECONDS = 1200
# What is written or deleted; if its process ends before that, it is an entry like others.
TEMPORARY = ".tmp-"
# Only these are removed: the folder may be one of the user's.
ENTRY = re.compile(rf"[0-9a-f]{{64}}|{re.escape(TEMPORARY)}.*")


class Entry(NamedTuple):
    """A folder in the cache. used: seconds since the epoch. size: in bytes, of its files."""

    used: float
    size: int
    path: Path


def read_limit() -> int:
    """The largest size of the cache in bytes; raises ValueError for a bad value of VARIABLE."""
    text = os.environ.get(VARIABLE, str(DEFAULT_MIB))
    if not re.fullmatch("[0-9]{1,9}", text):
        raise ValueError(
            f"{VARIABLE}: expected a whole number of MiB from 0 to 999999999, "
            f"got {reprlib.repr(text)}"
        )
    return int(text) << 20


def record_use(folder: Path) -> None:
    """Makes an entry one that was used now. Fails silently where the cache cannot be written."""
    with contextlib.suppress(OSError):
        if not is_recent(folder.stat().st_mtime, RECORD_SECONDS):
            os.utime(folder)


def is_recent(used: float, seconds: float) -> bool:
    """Whether a use was in the last `seconds`. A clock may be wrong: the future is alike."""
    return abs(time.time() - used) < seconds


def enforce_limit(plans: Path, limit: int) -> None:
    """Removes entries of a folder until they have at most `limit` bytes, the least recent first.

    Those that were used in the last minutes stay. What cannot be removed is left.
    """
    entries = sorted(list_entries(plans))
    total = sum(entry.size for entry in entries)
    for entry in entries:
        if total <= limit:
            break
        if not is_recent(entry.used, KEEP_SECONDS):
            with contextlib.suppress(OSError):
                remove(entry.path)
                total -= entry.size


def list_entries(plans: Path) -> Iterator[Entry]:
    with contextlib.suppress(OSError), os.scandir(plans) as folders:
        for folder in folders:
            # Another process may remove it meanwhile.
            with contextlib.suppress(OSError):
                if ENTRY.fullmatch(folder.name) and folder.is_dir(follow_symlinks=False):
                    used = folder.stat(follow_symlinks=False).st_mtime
                    yield Entry(used, measure(folder.path), Path(folder.path))


def measure(folder: str) -> int:
    """The bytes of all files in a folder."""
    with os.scandir(folder) as files:
        return sum(
            measure(file.path)
            if file.is_dir(follow_symlinks=False)
            else file.stat(follow_symlinks=False).st_size
            for file in files
        )


def remove(folder: Path) -> None:
    """Removes an entry. It is gone as a whole, also for a process that is about to read it."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=TEMPORARY) as temporary:
        # If another process was faster, there is nothing left to do.
        with contextlib.suppress(FileNotFoundError):
            folder.rename(Path(temporary) / "removed")
