"""Folding: static programs that compute the same with fewer operators."""

import contextlib
import gc
import time
from collections.abc import Iterator
from typing import Any

from stepfold.compiler import Session
from stepfold.paddle.static.attributes import copy_attributes
from stepfold.paddle.static.checks import check_pir_mode, check_static_mode
from stepfold.paddle.static.folding import Folding
from stepfold.paddle.static.importing import find_device, find_outside
from stepfold.paddle.static.matching import match_values
from stepfold.paddle.static.ops import count_updates
from stepfold.paddle.static.programs import StaticProgram, to_pir
from stepfold.paddle.static.report import Report
from stepfold.paddle.static.serialization import deserialize, serialize
from stepfold.pir import PirProgram, find_copies, find_received_copies

# Passes without the rewrites for which the framework has no ops, and without copies that save
# nothing: a copy is out of date where another program has written its parameter.
DEFAULT_PASSES = "optim-optimize{min-casts=2 if-convert=false generalize=false fuse=false}"


def fold_static(
    main: Any,
    startup: Any,
    passes: str = DEFAULT_PASSES,
    report: bool = True,
    device: str | None = None,
) -> tuple[Any, Any]:
    """Returns a main and a startup program that compute the same with fewer operators.

    Arguments and errors are those of `stepfold.paddle.fold`.
    """
    check_static_mode()
    check_pir_mode()
    with paused_collection():
        folded, folded_startup = fold_programs(
            to_pir("main", main), to_pir("startup", startup), passes, find_device(device)
        )
    if report:
        print(folded.folding.report)
    return folded, folded_startup


@contextlib.contextmanager
def paused_collection() -> Iterator[None]:
    """Pauses the search for garbage.

    Programs are many objects, which are all in use. The search would visit these, and all objects
    of the framework, again and again.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def fold_programs(
    main: StaticProgram, startup: StaticProgram, passes: str, device: str
) -> tuple[Any, Any]:
    """Returns the folded main program, which has its `folding`, and the folded startup program."""
    begin = time.perf_counter()
    main_text, startup_text = serialize(main.program), serialize(startup.program)
    with Session() as session:
        with session.import_pir(
            main_text, startup_text, device=device, keep_parsed=True
        ) as program:
            program.run_passes(passes)
            folded_text, folded_startup_text = program.export_pir()
        remarks = tuple(session.remarks)
    # The import had a startup program.
    assert folded_startup_text is not None
    folded, folded_startup = deserialize(folded_text), deserialize(folded_startup_text)
    before, after = PirProgram(main_text), PirProgram(folded_text)
    values = match_values(main.program, folded, before, after)
    copies, received_copies = {}, {}
    if not after.variables() <= before.variables():
        startups = PirProgram(startup_text), PirProgram(folded_startup_text)
        copies, received_copies = find_copies(*startups), find_received_copies(*startups)
    copy_attributes(startup.program, folded_startup, {})
    copy_attributes(main.program, folded, values)
    folded.folding = Folding(
        Report(
            updates=count_updates(main.program, folded),
            casts=(before.count_casts(), after.count_casts()),
            copies=copies,
            received_copies=received_copies,
            outside=find_outside(remarks),
            remarks=remarks,
            seconds=time.perf_counter() - begin,
        ),
        main,
        values,
    )
    return folded, folded_startup
