"""Folding: static programs that compute the same with fewer operators."""

import contextlib
import gc
import os
import time
from collections.abc import Iterator
from typing import Any

from stepfold.compiler import Session
from stepfold.paddle.static.attributes import copy_attributes
from stepfold.paddle.static.checks import check_pir_mode, check_static_mode
from stepfold.paddle.static.folding import Folding
from stepfold.paddle.static.gpus import GPU_VARIABLE, are_gpus_allowed, find_target
from stepfold.paddle.static.importing import find_device, find_outside
from stepfold.paddle.static.matching import match_values
from stepfold.paddle.static.operator import LISTS, make_plan_folder, split_names
from stepfold.paddle.static.operator_library import define_operators, load_operator
from stepfold.paddle.static.ops import count_updates
from stepfold.paddle.static.programs import StaticProgram, to_pir
from stepfold.paddle.static.report import Kernels, Report
from stepfold.paddle.static.serialization import deserialize, serialize
from stepfold.pir import PirProgram, find_copies, find_received_copies

# Passes without the rewrites for which the framework has no ops, and without copies that save
# nothing: a copy is out of date where another program has written its parameter.
PASS_OPTIONS = "min-casts=2 if-convert=false generalize=false fuse=false"
DEFAULT_PASSES = f"optim-optimize{{{PASS_OPTIONS}}}"
# The same for a program whose stage becomes one operator, whatever its updates are.
KERNEL_PASSES = f"optim-optimize{{merge=false {PASS_OPTIONS}}}"


def fold_static(
    main: Any,
    startup: Any,
    passes: str | None = None,
    report: bool = True,
    device: str | None = None,
    kernels: bool | str | os.PathLike[str] = False,
) -> tuple[Any, Any]:
    """Returns a main and a startup program that compute the same with fewer operators.

    Arguments and errors are those of `stepfold.paddle.fold`.
    """
    check_static_mode()
    check_pir_mode()
    device = find_device(device)
    folder = find_plan_folder(kernels, device)
    if passes is None:
        passes = DEFAULT_PASSES if folder is None else KERNEL_PASSES
    with paused_collection():
        folded, folded_startup = fold_programs(
            to_pir("main", main), to_pir("startup", startup), passes, device, folder
        )
    if report:
        print(folded.folding.report)
    return folded, folded_startup


def find_plan_folder(kernels: bool | str | os.PathLike[str], device: str) -> str | None:
    """Returns the folder of the plan, or None without `kernels`. Loads the operators' library.

    Raises what `load_operator` does, and ValueError for a GPU unless STEPFOLD_PADDLE_GPU=1.
    """
    if kernels is False:
        return None
    if not isinstance(kernels, (bool, str, os.PathLike)):
        raise TypeError(f"kernels: expected True, False or a folder, got {type(kernels).__name__}")
    if not isinstance(kernels, bool) and not os.fspath(kernels):
        raise ValueError("kernels: expected a folder, got an empty path")
    if device != "cpu" and not are_gpus_allowed():
        raise ValueError(
            f'kernels: the program is for device="{device}", and there is no build of version 3 '
            f'for GPUs to test with: set {GPU_VARIABLE}=1, pass device="cpu", or leave kernels out'
        )
    load_operator()
    return os.path.abspath(make_plan_folder() if isinstance(kernels, bool) else kernels)


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
    main: StaticProgram,
    startup: StaticProgram,
    passes: str,
    device: str,
    plan_folder: str | None = None,
) -> tuple[Any, Any]:
    """Returns the folded main program, which has its `folding`, and the folded startup program.

    plan_folder: the folder for the plan of the operator that replaces the stage, or None.
    """
    begin = time.perf_counter()
    main_text, startup_text = serialize(main.program), serialize(startup.program)
    with Session() as session:
        with session.import_pir(
            main_text, startup_text, device=device, keep_parsed=True
        ) as program:
            program.run_passes(passes)
            if plan_folder is None:
                folded_text, folded_startup_text = program.export_pir()
            else:
                folded_text, folded_startup_text = program.export_kernels(
                    plan_folder, f"target={find_target(device)}"
                )
        remarks = tuple(session.remarks)
    # The import had a startup program.
    assert folded_startup_text is not None
    before, after = PirProgram(main_text), PirProgram(folded_text)
    define_operators(after)
    folded, folded_startup = deserialize(folded_text), deserialize(folded_startup_text)
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
            kernels=None if plan_folder is None else read_kernels(after),
            remarks=remarks,
            seconds=time.perf_counter() - begin,
        ),
        main,
        values,
    )
    return folded, folded_startup


def read_kernels(program: PirProgram) -> tuple[Kernels, ...]:
    """Returns what the operators of a folded program execute."""
    kernels = []
    for op in program.find_step_operators():
        attributes = {a["N"]: a["AT"]["D"] for a in op["A"]}
        in_place, operands, gradients, buffers, parts = (
            tuple(split_names(attributes[key])) for key in LISTS
        )
        in_buffers = {*buffers, *parts}
        state = tuple(name for name in operands if name not in in_buffers)
        kernels.append(Kernels(attributes["plan"], in_place, state, gradients, buffers, parts))
    return tuple(kernels)
