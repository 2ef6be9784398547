"""What a trace refuses, with the line of the user's function."""

import linecache
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, TracebackType

import torch

# Frames of these are not the user's.
OTHERS = (f"{Path(torch.__file__).parent}{os.sep}", f"{Path(__file__).parents[2]}{os.sep}")


class RuleError(ValueError):
    """A function that cannot be traced. The message names its line."""


def refuse(reason: str) -> RuleError:
    """The error that a reason makes, at the line that is being executed."""
    frame = find_frame()
    if frame is None:
        return RuleError(reason)
    return RuleError(describe(frame, frame.f_lineno, reason))


def describe(frame: FrameType, line: int, reason: str) -> str:
    """A reason, and the line that it is about."""
    code = frame.f_code
    source = linecache.getline(code.co_filename, line).strip()
    place = f"{os.path.basename(code.co_filename)}, line {line}, in {code.co_name}"
    return f"{place}: {reason}" + (f": {source}" if source else "")


def find_frame() -> FrameType | None:
    """The innermost frame that is the user's."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(OTHERS):
        frame = frame.f_back
    return frame


def refuse_error(error: Exception) -> RuleError:
    """The error that another one makes, at the last line of the user's that it comes from."""
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
