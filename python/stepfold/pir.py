"""Reads programs of PaddlePaddle in their JSON form (PIR)."""

import json
import math
from dataclasses import dataclass

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

    ops: those of its outer block, in order.
    """

    def __init__(self, text):
        self.ops = get_ops(json.loads(text)["program"]["regions"][0])

    def variables(self):
        """The names of those that the program declares."""
        names = {op["A"][3] for op in self.ops if op["#"] == "p"}
        for op in self.ops:
            if op["#"] == "1.data":
                names.update(a["AT"]["D"] for a in op["A"] if a["N"] == "name")
        return names

    def result_ids(self):
        """For each op of the outer block, the numbers of its results."""
        return [[result["%"] for result in get_results(op)] for op in self.ops]

    def count_casts(self):
        """As Casts. Tensors whose size is only known at run time count no bytes."""
        totals = {False: [0, 0], True: [0, 0]}
        types = {}
        for op, is_inner in walk(self.ops):
            types.update((result["%"], result["TT"]) for result in get_results(op))
            if op["#"] == "1.cast":
                total = totals[is_inner]
                total[0] += 1
                ends = op["I"][0]["%"], op["O"][0]["%"]
                total[1] += sum(count_bytes(types.get(end)) for end in ends)
        return Casts(tuple(totals[False]), tuple(totals[True]))

    def stored(self):
        """The op that made the value that each variable is set to last, and the value, by name."""
        makers, stored = {}, {}
        for op in self.ops:
            makers.update((result["%"], op) for result in get_results(op))
            if op["#"] in ("0.set_parameter", "0.shadow_output"):
                [name] = [a["AT"]["D"] for a in op["A"]]
                value = op["I"][0]["%"]
                stored[name] = makers.get(value), value
        return stored


def get_ops(region):
    return region["blocks"][0]["ops"]


def get_results(op):
    """The results of an op; those of parameters are no list."""
    results = op["O"]
    return results if isinstance(results, list) else [results]


def walk(ops, is_inner=False):
    """All ops, and whether each is in the region of another."""
    for op in ops:
        yield op, is_inner
        for region in op.get("regions", []):
            for block in region["blocks"]:
                yield from walk(block["ops"], True)


def count_bytes(tensor_type):
    if not tensor_type or tensor_type["#"] != "0.t_dtensor":
        return 0
    element, shape = tensor_type["D"][:2]
    return 0 if -1 in shape else math.prod(shape) * ELEMENT_BYTES.get(element["#"], 0)


def find_copies(original, folded):
    """Pairs of a variable that only the folded startup program sets to the cast of another
    variable's initial value, and that variable. If the other variable is gone, there is no pair.
    """
    before, after = original.stored(), folded.stored()
    names = {value: name for name, (_, value) in after.items() if name in before}
    return {
        name: names[maker["I"][0]["%"]]
        for name, (maker, _) in after.items()
        if name not in before and maker["#"] == "1.cast" and maker["I"][0]["%"] in names
    }
