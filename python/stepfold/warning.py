"""Warnings that say where the user has called."""

import sys
import warnings
from collections.abc import Sequence

OWN = ("stepfold", "torch")


def warn(message: str) -> None:
    """Warns, in the line of the innermost caller that is neither of this package nor of torch."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and is_own(frame.f_globals.get("__name__")):
        level, frame = level + 1, frame.f_back
    warnings.warn(message, stacklevel=level)


def is_own(module: object) -> bool:
    """Whether a module, by its name, is of this package or of torch."""
    return isinstance(module, str) and module.partition(".")[0] in OWN


def list_names(names: Sequence[str], num_more: int) -> str:
    """Returns the text of some names, and of the number of others."""
    more = f" and {num_more} more" if num_more else ""
    return f"{', '.join(map(repr, names))}{more}"
