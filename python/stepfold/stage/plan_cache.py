"""The cache of plans on disk, shared by the processes of one user.

It is the folder plans/ of the cache (stepfold/cache_folder.py). It may be deleted at any time. Its
size is limited (cache_limit.py).
"""

import os
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from stepfold.cache_folder import (
    FAULTS,
    UntrustedError,
    add_entry,
    check_files,
    find_root,
    make_folders,
    open_folder,
)
from stepfold.compiler import CompilerError
from stepfold.plan import PlanError
from stepfold.stage.cache_limit import (
    enforce_limit,
    is_look_due,
    read_limit,
    record_use,
    remove,
)

LoadedT = TypeVar("LoadedT")

# Folders that this process has warned about.
_warned: set[Path] = set()


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


def find_cache() -> PlanCache | None:
    """Returns the cache of this process; None if it is disabled, or if there is no home folder.

    Raises ValueError if $STEPFOLD_CACHE_SIZE is no whole number.
    """
    limit, root = read_limit(), find_root()
    return None if root is None else PlanCache(root / "plans", limit)
