"""Reads programs of PaddlePaddle in their JSON form (PIR)."""

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

# An op, a region or a type in JSON.
Node = dict[str, Any]

# The op that made a value, or None if no op of the outer block did, and the number of the value; by
# the names of the variables that are set to it.
Stored = dict[str, tuple[Node | None, int]]

# The names of operators that execute plans begin with it, in the framework's table of operators and
# in JSON.
OPERATOR_NAME = "stepfold_step_"
STEP_OPERATOR = f"3.{OPERATOR_NAME}"

# Bytes of an element by the name of its type.
ELEMENT_BYTES = {
    "0.t_bool": 1,
    "0.t_i8": 1,
    "0.t_ui8": 1,
    "0.t_i16": 2,
    "0.t_f16": 2,
    "0.t_bf16": 2,
    "0.t_i32": 4,
    "0.t_f32": 4,
    "0.t_i64": 8,
    "0.t_f64": 8,
}


@dataclass(frozen=True)
class Casts:
    """Numbers of ops that convert tensors, and of bytes that they read and write.

    every_step: (ops, bytes) outside of conditionals; under_condition: inside.
    """

    every_step: tuple[int, int]
    under_condition: tuple[int, int]


class PirProgram:
    """A program in JSON.

    ops: the ops of its outer block, in order.
    """

    def __init__(self, text: str | bytes) -> None:
        self.ops = get_ops(json.loads(text)["program"]["regions"][0])

    def variables(self) -> set[str]:
        """Returns the names of the variables that the program declares."""
        names = {op["A"][3] for op in self.ops if op["#"] == "p"}
        for op in self.ops:
            if op["#"] == "1.data":
                names.update(a["AT"]["D"] for a in op["A"] if a["N"] == "name")
        return names

    def result_ids(self) -> list[list[int]]:
        """Returns the numbers of the results of each op of the outer block."""
        return [[result["%"] for result in get_results(op)] for op in self.ops]

    def find_step_operators(self) -> list[Node]:
        """Returns the operators that execute plans, in their order."""
        return [op for op in self.ops if op["#"].startswith(STEP_OPERATOR)]

    def count_casts(self) -> Casts:
        """Counts casts of tensors. Those whose size is only known at run time count no bytes."""
        every_step, under_condition = [0, 0], [0, 0]
        types: dict[int, Node] = {}
        for op, is_inner in walk(self.ops):
            types.update((result["%"], result["TT"]) for result in get_results(op))
            if op["#"] == "1.cast":
                total = under_condition if is_inner else every_step
                total[0] += 1
                ends = op["I"][0]["%"], op["O"][0]["%"]
                total[1] += sum(count_bytes(types.get(end)) for end in ends)
        return Casts((every_step[0], every_step[1]), (under_condition[0], under_condition[1]))

    def stored(self) -> Stored:
        """Returns what each variable is set to last, by its name."""
        makers: dict[int, Node] = {}
        stored: Stored = {}
        for op in self.ops:
            makers.update((result["%"], op) for result in get_results(op))
            if op["#"] in ("0.set_parameter", "0.shadow_output"):
                [name] = [a["AT"]["D"] for a in op["A"]]
                value = op["I"][0]["%"]
                stored[name] = makers.get(value), value
        return stored


def get_ops(region: Node) -> list[Node]:
    """Returns the ops of the first block of a region."""
    ops: list[Node] = region["blocks"][0]["ops"]
    return ops


def get_results(op: Node) -> list[Node]:
    """Returns the results of an op. An op that declares a parameter has one that is no list."""
    results = op["O"]
    return results if isinstance(results, list) else [results]


def walk(ops: Iterable[Node], is_inner: bool = False) -> Iterator[tuple[Node, bool]]:
    """Yields all ops, each followed by those in its regions.

    With each op comes True if it is in the region of another one.
    """
    for op in ops:
        yield op, is_inner
        for region in op.get("regions", []):
            for block in region["blocks"]:
                yield from walk(block["ops"], True)


def count_bytes(tensor_type: Node | None) -> int:
    """Returns the bytes of a tensor; 0 for another type, and for an unknown shape or element."""
    if not tensor_type or tensor_type["#"] != "0.t_dtensor":
        return 0
    element, shape = tensor_type["D"][:2]
    return 0 if -1 in shape else math.prod(shape) * ELEMENT_BYTES.get(element["#"], 0)


def find_copies(original: PirProgram, folded: PirProgram) -> dict[str, str]:
    """Returns the copies of variables, each with the name of the variable.

    A copy is a variable that only the folded startup program sets, to the cast of the initial
    value of another variable. If the other variable is gone, there is no entry.

    original, folded: startup programs.
    """
    before, after = original.stored(), folded.stored()
    return find_casts(before, after, {name: after[name][1] for name in after if name in before})


def find_received_copies(original: PirProgram, folded: PirProgram) -> dict[str, str]:
    """Returns the copies of variables that are gone, each with the name of the variable.

    Another rank updates such a variable, and broadcasts its copy.

    original, folded: startup programs. The folded one has the numbers of the original's values.
    """
    before, after = original.stored(), folded.stored()
    gone = {name: value for name, (_, value) in before.items() if name not in after}
    return find_casts(before, after, gone)


def find_casts(before: Stored, after: Stored, values: dict[str, int]) -> dict[str, str]:
    """Returns the new variables that are set to casts, each with the name of what is cast.

    before, after: two programs as `PirProgram.stored` returns them.
    values: the numbers of the values that may be cast, by their names.
    """
    names = {value: name for name, value in values.items()}
    return {
        name: names[maker["I"][0]["%"]]
        for name, (maker, _) in after.items()
        if name not in before
        and maker is not None
        and maker["#"] == "1.cast"
        and maker["I"][0]["%"] in names
    }
