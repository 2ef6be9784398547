"""The size limit of the cache of plans: the least recently used entries are removed first.

Other folders of the cache have no limit. Temporary folders are removed from them, too.

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

from stepfold.cache_folder import TEMPORARY

VARIABLE = "STEPFOLD_CACHE_SIZE"
DEFAULT_MIB = 1024
# Uses are recorded at most once in RECORD_SECONDS. So a use or a write in the last
# KEEP_SECONDS - RECORD_SECONDS protects an entry.
RECORD_SECONDS = 600
KEEP_SECONDS = 1200
# A process looks at all entries when it first adds one, and again whenever it has added this part
# of the limit. So each running process may exceed the limit by as much.
LOOK_PART = 64
# Names of the folders that may be removed. The cache may be in a folder of the user.
ENTRY = re.compile(rf"[0-9a-f]{{64}}|{re.escape(TEMPORARY)}.*")


# Bytes that this process has added to a folder since it last looked at all entries.
_added: dict[Path, int] = {}


class Entry(NamedTuple):
    """A folder in the cache.

    used: time of the last recorded use, in seconds since the epoch.
    size: size of its files in bytes.
    """

    used: float
    size: int
    path: Path


def read_limit() -> int:
    """Returns the maximum size of the cache in bytes.

    Raises ValueError if VARIABLE is no whole number of MiB.
    """
    text = os.environ.get(VARIABLE, str(DEFAULT_MIB))
    if not re.fullmatch("[0-9]{1,9}", text):
        raise ValueError(
            f"{VARIABLE}: expected a whole number of MiB from 0 to 999999999, "
            f"got {reprlib.repr(text)}"
        )
    return int(text) << 20


def record_use(folder: Path) -> None:
    """Records a use of an entry. Does nothing if the cache cannot be written."""
    with contextlib.suppress(OSError):
        if not is_recent(folder.stat().st_mtime, RECORD_SECONDS):
            os.utime(folder)


def is_recent(used: float, seconds: float) -> bool:
    """Returns whether a use was in the last `seconds`, or is as near in the future.

    The clocks of machines that share a folder may differ.
    """
    return abs(time.time() - used) < seconds


def is_look_due(folder: Path, entry: Path, limit: int) -> bool:
    """Records that this process has added an entry. Returns whether `enforce_limit` has to follow.

    It reads the sizes of all files, which takes longer for a large cache than to compile a plan.

    folder: folder of the entries, by the same path in each call.
    """
    size = 0
    with contextlib.suppress(FileNotFoundError):  # Another process may have removed it.
        size = measure(str(entry))
    known = _added.get(folder)
    is_due = known is None or (known + size) * LOOK_PART >= limit
    _added[folder] = 0 if known is None or is_due else known + size
    return is_due


def enforce_limit(plans: Path, limit: int) -> None:
    """Removes the least recently used entries of a folder until it has at most `limit` bytes.

    Entries that were used in the last KEEP_SECONDS stay, and so do entries that cannot be removed.
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


def remove_temporaries(folder: Path) -> None:
    """Removes the temporary folders that processes have left which ended too early.

    Those of the last KEEP_SECONDS stay: they may be in use.
    """
    for entry in list(list_entries(folder)):
        is_temporary = entry.path.name.startswith(TEMPORARY)
        if is_temporary and not is_recent(entry.used, KEEP_SECONDS):
            with contextlib.suppress(OSError):
                remove(entry.path)


def list_entries(plans: Path) -> Iterator[Entry]:
    with contextlib.suppress(OSError), os.scandir(plans) as folders:
        for folder in folders:
            # Another process may remove the folder meanwhile.
            with contextlib.suppress(OSError):
                if ENTRY.fullmatch(folder.name) and folder.is_dir(follow_symlinks=False):
                    used = folder.stat(follow_symlinks=False).st_mtime
                    yield Entry(used, measure(folder.path), Path(folder.path))


def measure(folder: str) -> int:
    """Returns the size of all files below a folder in bytes."""
    with os.scandir(folder) as files:
        return sum(
            measure(file.path)
            if file.is_dir(follow_symlinks=False)
            else file.stat(follow_symlinks=False).st_size
            for file in files
        )


def remove(folder: Path) -> None:
    """Removes an entry as a whole: other processes never see a part of it."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=TEMPORARY) as temporary:
        # The entry is missing if another process has removed it.
        with contextlib.suppress(FileNotFoundError):
            folder.rename(Path(temporary) / "removed")
