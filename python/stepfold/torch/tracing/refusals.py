"""Errors of a trace, with the line of the user's function."""

import linecache
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, TracebackType

import torch

# Folders of code that is not the user's: torch and this package.
OTHERS = (f"{Path(torch.__file__).parent}{os.sep}", f"{Path(__file__).parents[1]}{os.sep}")


class RuleError(ValueError):
    """An error for a function that cannot be traced. The message names the line."""


def refuse(reason: str) -> RuleError:
    """Returns the error for a reason, at the line of the user that is being executed."""
    frame = find_frame()
    if frame is None:
        return RuleError(reason)
    return RuleError(describe(frame, frame.f_lineno, reason))


def describe(frame: FrameType, line: int, reason: str) -> str:
    """Returns the text of a reason, with the location and source of the line."""
    code = frame.f_code
    source = linecache.getline(code.co_filename, line).strip()
    location = f"{os.path.basename(code.co_filename)}, line {line}, in {code.co_name}"
    return f"{location}: {reason}" + (f": {source}" if source else "")


def find_frame() -> FrameType | None:
    """Returns the innermost frame of the user's code; None if there is none."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(OTHERS):
        frame = frame.f_back
    return frame


def refuse_error(error: Exception) -> RuleError:
    """Returns a RuleError for another error, at the innermost line of the user in its traceback."""
    frames = [
        (trace.tb_frame, trace.tb_lineno)
        for trace in walk(error)
        if not trace.tb_frame.f_code.co_filename.startswith(OTHERS)
    ]
    reason = f"{type(error).__name__}: {error}"
    return RuleError(describe(*frames[-1], reason) if frames else reason)


def walk(error: Exception) -> Iterator[TracebackType]:
    trace = error.__traceback__
    while trace is not None:
        yield trace
        trace = trace.tb_next
