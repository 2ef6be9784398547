"""Folded programs in a folder, with the plans that their operators execute."""

import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import paddle

from stepfold.paddle.static.checks import check_pir_mode, check_static_mode
from stepfold.paddle.static.operator import find_operators, order_readers
from stepfold.paddle.static.operator_library import define_operators
from stepfold.paddle.static.serialization import deserialize, serialize
from stepfold.pir import PirProgram
from stepfold.plan import PlanError, read_seal

MAIN, STARTUP, VALUES, PLANS = "main.json", "startup.json", "values.json", "plans"
# All that is saved. The main program, which needs the others, is there last and goes first.
SAVED = (PLANS, STARTUP, VALUES, MAIN)
# Files of a plan's folder.
PLAN_FILES = ("plan.json", "report.*", "stage-*", "constants-*")


def save_programs(
    folder: str | os.PathLike[str],
    main: Any,
    startup: Any,
    values: Mapping[str, Any] | None = None,
) -> None:
    """Writes a main and a startup program to a folder, with the plans of the main program.

    stepfold.paddle.save_programs("folder", main, startup, {"loss": main.folding.find(loss)})
    main, startup, values = stepfold.paddle.read("folder")

    The folder may be moved, and read in another process. The programs refer to plans by paths in
    it. What Python has set on a program, such as its learning rate scheduler, is not written.

    folder: the folder, which is made if it does not exist.
    main, startup: programs in PIR, as `fold` returns them.
    values: values of the outer block of `main` by names of your choice, which `read` returns.

    Raises TypeError for an object that is not a program or a value of `main`, ValueError if the
    plan of an operator was deleted or replaced, and OSError if the folder cannot be written. Then
    it is as it was. A process that is killed leaves what was saved before, or what it saves, or a
    folder without main.json, which `read` refuses.
    """
    check_static_mode()
    check_pir_mode()
    for name, program in (("main", main), ("startup", startup)):
        if not isinstance(program, paddle.pir.Program):
            raise TypeError(
                f"{name}: expected a program in PIR, got {type(program).__name__}: pass what fold "
                "has returned"
            )
    values = dict(values or {})
    for name, value in values.items():
        find_place(main, name, value)
    order_readers(main, values.values())
    # Ordering changes the numbers of ops.
    places = {name: find_place(main, name, value) for name, value in values.items()}
    copy = deserialize(serialize(main))
    plans = []
    for number, op in enumerate(find_operators(copy)):
        plans.append(Path(op.attrs()["plan"]))
        check_plan(plans[-1], op)
        op.set_str_attr("plan", f"{PLANS}/{number}")
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".saving-", dir=path) as temporary:
        new = Path(temporary)
        (new / PLANS).mkdir()
        for number, plan in enumerate(plans):
            target = new / PLANS / str(number)
            target.mkdir()
            for pattern in PLAN_FILES:
                for file in plan.glob(pattern):
                    shutil.copy(file, target)
        (new / STARTUP).write_text(serialize(startup))
        (new / VALUES).write_text(json.dumps(places))
        (new / MAIN).write_text(serialize(copy))
        replace_saved(path, new)


def replace_saved(folder: Path, new: Path) -> None:
    """Replaces the saved programs of a folder by those of a folder in it, or changes nothing.

    The old ones are moved to `new`. At each moment, the folder has all files of the same programs,
    or it has no main.json.

    Raises OSError if something that was not saved is in the way.
    """
    for name in SAVED:
        target = folder / name
        if target.exists() and target.is_dir() != (name == PLANS):
            kinds = ("folder", "file") if name == PLANS else ("file", "folder")
            raise OSError(
                f"{target}: expected a {kinds[0]}, got a {kinds[1]}: save to another folder"
            )
    old = new / "old"
    old.mkdir()
    moves = [(folder / name, old / name) for name in reversed(SAVED)]
    moves = [(source, target) for source, target in moves if os.path.lexists(source)]
    moves += [(new / name, folder / name) for name in SAVED]
    with contextlib.ExitStack() as undo:
        for source, target in moves:
            source.rename(target)
            undo.callback(target.rename, source)
        undo.pop_all()


def read(folder: str | os.PathLike[str]) -> tuple[Any, Any, dict[str, Any]]:
    """Returns the programs that `save_programs` has written, and the values by their names.

    Reads also what `stepfold-translate --export-pir --kernels` has written, which has no values.

    Adds the operators that execute plans to the framework of this process.

    Raises FileNotFoundError if the folder does not have the programs, ValueError if it does not
    have their plans or if another version of this package has written them, and what `fold` raises
    for kernels with another version of the framework.
    """
    check_static_mode()
    check_pir_mode()
    path = Path(os.path.abspath(folder))
    texts = [(path / name).read_text() for name in (MAIN, STARTUP)]
    # Programs that stepfold-translate has written have none.
    has_values = (path / VALUES).exists()
    places = json.loads((path / VALUES).read_text()) if has_values else {}
    define_operators(PirProgram(texts[0]))
    main, startup = map(deserialize, texts)
    for op in find_operators(main):
        plan = path / op.attrs()["plan"]
        check_plan(plan, op)
        op.set_str_attr("plan", str(plan))
    ops = main.global_block().ops
    return main, startup, {name: ops[op].result(i) for name, (op, i) in places.items()}


def find_place(main: Any, name: str, value: Any) -> tuple[int, int]:
    """Returns the number of the op of `main` that makes a value, and the number of the result."""
    op = value.get_defining_op() if isinstance(value, paddle.pir.Value) else None
    if op is not None:
        ids = [other.id() for other in main.global_block().ops]
        if op.id() in ids:
            return ids.index(op.id()), value.index()
    raise TypeError(
        f"values: '{name}' is not a value of the outer block of main: pass what main.folding.find "
        "has returned"
    )


def check_plan(folder: Path, op: Any) -> None:
    """Raises ValueError if a folder does not have the plan of an operator."""
    try:
        seal = read_seal(folder)
    except PlanError as error:
        raise ValueError(
            f"{folder}: the folder does not have the plan of the program: fold the program again"
        ) from error
    if seal != op.attrs()["seal"]:
        raise ValueError(
            f"{folder}: the plan was replaced by another one than that of the program; fold the "
            "program again"
        )
