"""Static mode for the time in which an optimizer writes a program."""

import contextlib
from collections.abc import Iterator
from typing import Any

import paddle
from paddle.base import framework
from paddle.pir_utils import OldIrGuard


@contextlib.contextmanager
def new_programs(is_older: bool) -> Iterator[tuple[Any, Any]]:
    """Yields a main and a startup program, to which ops are added in static mode.

    is_older: True for programs of the framework's older form.

    Afterwards, also after an error, the process is in dynamic mode as before: with its tracer, to
    which `no_grad` and autocast belong, its default programs and its unique names.
    """
    with contextlib.ExitStack() as stack:
        stack.enter_context(framework._dygraph_guard(None))
        if is_older:
            stack.enter_context(OldIrGuard())
        stack.enter_context(paddle.utils.unique_name.guard())
        main, startup = paddle.static.Program(), paddle.static.Program()
        stack.enter_context(paddle.static.program_guard(main, startup))
        yield main, startup
