"""Operators that execute plans, in programs of the framework.

`lib/Frontends/Paddle/Format/StepOperator.h` says what their operands and attributes mean.
"""

import atexit
import functools
import itertools
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import paddle

from stepfold.paddle.static.operator_library import define_operator
from stepfold.paddle.static.ops import is_operator

# Attributes of operators that are lists of names.
LISTS = ("written_state", "state", "gradients", "buffers", "parts")
# All attributes, in the order in which an operator is made with them.
ATTRIBUTES = ("plan", "seal", "stage", *LISTS)


@functools.cache
def make_process_folder() -> str:
    """Returns a folder that exists until the process ends: executors keep copies of programs."""
    folder = tempfile.mkdtemp(prefix="stepfold-")
    atexit.register(remove_folder, folder, os.getpid())
    return folder


def remove_folder(folder: str, process: int) -> None:
    """Removes a folder, unless a child of the process that has made it ends."""
    if os.getpid() == process:
        shutil.rmtree(folder, ignore_errors=True)


_numbers = itertools.count()


def make_plan_folder() -> Path:
    """Returns the path of a new folder for a plan of this process."""
    return Path(make_process_folder(), str(next(_numbers)))


def find_operators(main: Any) -> list[Any]:
    """Returns the operators of a program, each a paddle.pir.Operation, in their order."""
    return [op for op in main.global_block().ops if is_operator(op)]


def split_names(text: str) -> list[str]:
    """Returns the names in an attribute of an operator that is one of LISTS."""
    return text.split("\n")[:-1]


def join_names(names: Iterable[str]) -> str:
    """Returns the attribute of an operator that has the names."""
    return "".join(f"{name}\n" for name in names)


def order_readers(main: Any, values: Iterable[Any]) -> None:
    """Has the executor run the operators of a program before ops behind them that read variables.

    values: values of `main`. Those that are not variables are left out.

    The executor orders an op and a reader of its operand if the operand is in place. An operator
    that has a variable as another operand, or in a buffer, is replaced by one that has it in place.
    """
    variables = {value.name: value for value in values if value.persistable and value.has_name}
    for op in find_operators(main):
        names = {key: split_names(op.attrs()[key]) for key in LISTS}
        others = {*names["state"], *names["parts"]} - {*names["written_state"]}
        moved = [variable for name, variable in variables.items() if name in others]
        if moved:
            move_in_place(main, op, moved)


def move_in_place(main: Any, op: Any, variables: list[Any]) -> None:
    """Replaces an operator by one that has variables as operands in place."""
    given = op.attrs()
    attributes = {name: given[name] for name in ATTRIBUTES}
    first, *others = op.operands_source()
    written = list(first.get_defining_op().operands_source())
    state = split_names(attributes["state"])
    for variable in variables:
        operand = variable
        # A variable in a buffer need not be one of the operands.
        if variable.name in state:
            index = state.index(variable.name)
            del state[index]
            operand = others.pop(index)
        written.append(operand)
    attributes["state"] = join_names(state)
    attributes["written_state"] += join_names(variable.name for variable in variables)
    block = main.global_block()
    with paddle.static.program_guard(main):
        paddle.pir.set_insertion_point(op)
        make_operator(written, others, attributes)
        paddle.pir.set_insertion_point_to_block_end(block)
    for removed in (*list_splits(op), op, first.get_defining_op()):
        block.remove_op(removed)
    for made in find_operators(main):
        for split in list_splits(made):
            block.remove_op(split)


def make_operator(written: list[Any], others: list[Any], attributes: dict[str, str]) -> None:
    """Makes an operator where the framework inserts ops.

    written: the token, and the values of the state that the operator has in place.
    others: the values of other state, and gradients.
    attributes: those of ATTRIBUTES.
    """
    name = define_operator(len(others))
    values = (attributes[attribute] for attribute in ATTRIBUTES)
    paddle._C_ops._run_custom_op(name, written, *others, *values)  # type: ignore[attr-defined]


def list_splits(op: Any) -> list[Any]:
    """Returns the ops that take the results of an operator apart, and whose results have no use.

    The framework adds one behind each operator that it makes.
    """
    users = op.results()[0].all_used_ops()
    return [user for user in users if all(result.use_empty() for result in user.results())]
