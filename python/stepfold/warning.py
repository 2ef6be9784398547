"""Warnings that say where the user has called."""

import sys
import warnings

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
