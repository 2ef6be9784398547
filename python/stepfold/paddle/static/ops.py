"""Reading the ops of a program in PIR."""

import collections
from collections.abc import Iterator, Sequence
from typing import Any

from stepfold.pir import OPERATOR_NAME

# The names of ops that execute plans begin with it.
OPERATOR = f"custom_op.{OPERATOR_NAME}"


def is_operator(op: Any) -> bool:
    """Returns True if an op executes a plan."""
    return bool(op.name().startswith(OPERATOR))


def walk(block: Any) -> Iterator[Any]:
    """Yields all ops of a block, each followed by those in its regions."""
    for op in block.ops:
        yield op
        for inner in get_blocks(op):
            yield from walk(inner)


def get_blocks(op: Any) -> Sequence[Any]:
    """Returns the blocks of an op's regions. Asking an op without regions for them takes 12 us."""
    return op.blocks() if op.num_regions() else ()


def get_input_names(op: Any) -> Sequence[str]:
    """Returns the names of an op's operands; none for ops without such names, as `pd_op.if`."""
    if not op.name().startswith("pd_op."):
        return ()
    try:
        return list(op.get_input_names())
    except ValueError:
        return ()


def count_updates(main: Any, folded: Any) -> dict[str, tuple[int, int]]:
    """Returns the numbers of each update operator in two programs, by the operator's name.

    An update operator takes a parameter, or several, and a learning rate, or executes a plan. Those
    that execute plans count together, as OPERATOR.
    """
    counts: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    is_update: dict[str, bool] = {}
    for i, program in enumerate((main, folded)):
        for op in walk(program.global_block()):
            name = OPERATOR if is_operator(op) else op.name()
            if name not in is_update:
                names = set(get_input_names(op))
                is_update[name] = name == OPERATOR or (
                    "learning_rate" in names and bool({"param", "params"} & names)
                )
            if is_update[name]:
                counts[name][i] += 1
    return {name: (before, after) for name, (before, after) in counts.items()}


def find_broadcasts(main: Any) -> list[tuple[str, int, int]]:
    """Returns the broadcasts of variables in a step, in order: the variable, the ring, the root.

    A broadcast of a buffer is one of each variable in it.
    """
    return [
        (value.name, op.attrs()["ring_id"], op.attrs()["root"])
        for op in main.global_block().ops
        if op.name() == "pd_op.broadcast_"
        for value in get_parts(op.operand_source(0))
        if value.has_name
    ]


def get_parts(value: Any) -> Sequence[Any]:
    """Returns the tensors that a buffer consists of; for any other value, the value alone."""
    op = value.get_defining_op()
    if op.name() != "pd_op.coalesce_tensor_":
        return (value,)
    parts: Sequence[Any] = op.operand_source(0).get_defining_op().operands_source()
    return parts
